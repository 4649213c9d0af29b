"""The bots that play Metro, by kind and by level."""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.metro.beginner import BeginnerBot
from peron.bots.metro.greedy import GreedyBot
from peron.bots.metro.playbook import MetroPlaybook
from peron.bots.search import SearchBot
from peron.rules.contract import Game
from peron.rules.metro.game import MetroGame

ITERATIONS: Final = {"strong": 100, "expert": 2_000}


def kind(name: str, game: Game, seed: int, iterations: int, seconds: float) -> Bot:
    assert isinstance(game, MetroGame)
    if name == "greedy":
        return GreedyBot(game.board)
    return SearchBot(MetroPlaybook(game.board), game.action_space, seed, iterations, seconds)


def level(name: str, game: Game, seed: int) -> Bot:
    assert isinstance(game, MetroGame)
    if name == "beginner":
        return BeginnerBot(game.board, seed)
    if name == "steady":
        return GreedyBot(game.board)
    return SearchBot(MetroPlaybook(game.board), game.action_space, seed, ITERATIONS[name], 0.0)
