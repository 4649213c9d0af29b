"""The bots that play Next Station, by kind and by level."""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.nextstation.beginner import BeginnerBot
from peron.bots.nextstation.greedy import GreedyBot
from peron.bots.nextstation.search import LookAheadBot
from peron.bots.nextstation.weights import weights_of
from peron.rules.contract import Game
from peron.rules.nextstation.game import NextStationGame

ESTIMATES: Final = {"strong": 1, "expert": 8_000}
"""Estimates of a sheet where these are learned: with a single one no card is looked ahead."""
GLANCES: Final = {"strong": 300, "expert": 8_000}
"""The same in a city without weights, where a single glance is what the level below makes its moves by."""


def kind(name: str, game: Game, seed: int, iterations: int, seconds: float) -> Bot:
    assert isinstance(game, NextStationGame)
    if name == "greedy":
        return GreedyBot(game.city)
    return LookAheadBot(game.city, weights_of(game.city), seed, iterations, seconds)


def level(name: str, game: Game, seed: int) -> Bot:
    assert isinstance(game, NextStationGame)
    if name == "beginner":
        return BeginnerBot(game.city, seed)
    if name == "steady":
        return GreedyBot(game.city)
    weights = weights_of(game.city)
    return LookAheadBot(game.city, weights, seed, (GLANCES if weights is None else ESTIMATES)[name], 0.0)
