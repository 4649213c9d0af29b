"""What a bot is. Imports the contract only."""

from __future__ import annotations

from abc import ABC, abstractmethod

from peron.rules.contract import State


class Bot(ABC):
    """A player. It is given the whole state and looks only at what its seat may know: a test holds each bot to that."""

    name: str

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal moves."""

    def effort(self) -> int:
        """How often the last decision was tried or estimated, for a bot that searches."""
        return 0
