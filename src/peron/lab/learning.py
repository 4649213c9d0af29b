"""Learning the weights of bots anew: what a run of it makes, whatever the family. Imports the contract only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from peron.rules.contract import Game


@dataclass(frozen=True)
class Measurement:
    """What the bot makes alone, without looking ahead, after so many games."""

    games: int
    seconds: float
    means: tuple[float, ...]
    """The mean score with each of the options that the run measures with."""


@dataclass(frozen=True)
class LearningResult:
    game: str
    board: str
    """Name and hash of the board that the weights are for."""
    seed: int
    games: int
    """How many were learned from."""
    seconds: float
    """Processor time that they took."""
    interrupted: bool
    measured_with: tuple[Mapping[str, object], ...]
    measurements: tuple[Measurement, ...]
    file: str
    """The text of the file that the bot reads."""


class Learning(Protocol):
    """How the bots of a family learn: from so many games, or for so many minutes of processor time."""

    def __call__(
        self,
        of: Game,
        seed: int = 1,
        minutes: float = 0.0,
        games: int = 0,
        measured: int = 400,
        progress: Callable[[float], None] = ...,
        told: Callable[[Measurement], None] = ...,
    ) -> LearningResult: ...
