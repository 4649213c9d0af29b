"""The bots that play the ticket family, by kind and by level."""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.search import SearchBot
from peron.bots.ticket.beginner import BeginnerBot
from peron.bots.ticket.greedy import GreedyBot
from peron.bots.ticket.playbook import TicketPlaybook
from peron.rules.contract import Game
from peron.rules.ticket.game import TicketGame

ITERATIONS: Final = {"strong": 450, "expert": 16_000}


def kind(name: str, game: Game, seed: int, iterations: int, seconds: float) -> Bot:
    assert isinstance(game, TicketGame)
    if name == "greedy":
        return GreedyBot(game.board)
    return SearchBot(TicketPlaybook(game.board), game.action_space, seed, iterations, seconds)


def level(name: str, game: Game, seed: int) -> Bot:
    assert isinstance(game, TicketGame)
    if name == "beginner":
        return BeginnerBot(game.board, seed)
    if name == "steady":
        return GreedyBot(game.board)
    return SearchBot(TicketPlaybook(game.board), game.action_space, seed, ITERATIONS[name], 0.0)
