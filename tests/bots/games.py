"""Games between bots, for the tests beside it."""

from __future__ import annotations

import os

import pytest

import peron
from peron.bots import Bot, make_bot
from peron.rules import contract
from peron.rules.contract import State
from peron.rules.ticket.game import TicketGame


def berlin() -> TicketGame:
    game = peron.game("berlin")
    assert isinstance(game, TicketGame)
    return game


def play(state: State, bots: list[Bot]) -> State:
    while not state.is_over():
        for seat in state.actors():
            state.apply(seat, bots[seat].choose(state, seat))
    return state


def wins(name: str, other: str, games: int, of: str = "berlin") -> float:
    """How many games between two the first one wins, seats swapped from game to game; a shared one is half a win."""
    game = peron.game(of)
    won = 0.0
    for number in range(games):
        deal, seat = divmod(number, 2)
        bots = [make_bot(other, game, number), make_bot(other, game, number)]
        bots[seat] = make_bot(name, game, number)
        winners = play(game.new(2, deal), bots).result().winners
        won += (seat in winners) / len(winners)
    return won


def need_compiled() -> None:
    """Skip a test that would take too long interpreted; where the package must be compiled, that is a failure."""
    if str(contract.__file__).endswith(".py"):
        assert not os.environ.get("PERON_COMPILED"), "the package that is being tested is not compiled"
        pytest.skip("takes too long with a package that is not compiled")
