"""The ladder of levels, in samples small enough for a test, and the slips that make a beginner."""

from __future__ import annotations

from collections import Counter

import pytest

from peron.bots import make_bot
from peron.bots.ticket.beginner import BeginnerBot
from peron.bots.ticket.greedy import GreedyBot
from peron.rules.ticket.board import CLAIM, DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_BOTH
from peron.rules.ticket.cards import MARKET, WILD
from peron.rules.ticket.state import TicketState
from tests.bots.games import berlin, need_compiled, wins


def test_a_beginner_beats_random() -> None:
    assert wins("beginner", "random", 30) >= 28


def test_steady_beats_a_beginner() -> None:
    """Not always: a beginner that could not win would be no company."""
    assert 39 <= wins("steady", "beginner", 60) <= 56


@pytest.mark.compiled
def test_strong_beats_steady() -> None:
    need_compiled()
    assert wins("strong", "steady", 60) >= 36


def slip(state: TicketState, move: int, wise: int) -> str:
    """What kind of slip the move is beside the one that greedy would make."""
    if move == wise:
        return "none"
    if move == KEEP_BOTH:
        return "rash"
    if move >= CLAIM:
        hasty = state.board.cost[state.board.claim_route[move - CLAIM]] <= 2
        return "hasty" if hasty else "other claim"
    if DRAW_MARKET <= move < DRAW_MARKET + MARKET and state.market[move - DRAW_MARKET] == WILD:
        return "dazzled"
    if move == DRAW_DECK and DRAW_MARKET <= wise < DRAW_TICKETS:
        return "blind"
    return "other"


def slips(games: int, seed: int) -> tuple[list[int], Counter[str]]:
    """The moves of two beginners, and their slips. Each move is legal, or `apply` would refuse it."""
    game = berlin()
    moves: list[int] = []
    kinds: Counter[str] = Counter()
    for number in range(games):
        state = game.new(2, number)
        bots = [make_bot("beginner", game, seed + 2 * number + seat) for seat in range(2)]
        while not state.is_over():
            for seat in state.actors():
                move = bots[seat].choose(state, seat)
                kinds[slip(state, move, GreedyBot(game.board).choose(state, seat))] += 1
                moves.append(move)
                state.apply(seat, move)
    return moves, kinds


def test_a_beginner_slips_in_every_way_but_seldom() -> None:
    moves, kinds = slips(8, 100)
    for kind in ("rash", "hasty", "dazzled", "blind"):
        assert kinds[kind] >= 2, kinds
    assert kinds["none"] > 0.7 * len(moves), kinds


def test_slips_follow_the_seed() -> None:
    assert slips(1, 3) == slips(1, 3)
    assert slips(1, 3) != slips(1, 4)


def test_a_beginner_now_and_then_loses_sight_of_a_ticket() -> None:
    game = berlin()
    state = game.new(2, 1)
    player = state.players[0]
    player.tickets = 1  # the only one, so that without it there is nothing to plan
    forgotten = 0
    for seed in range(100):
        bot = BeginnerBot(game.board, seed)
        bot.remember(state, 0, player)
        forgotten += bot.policy.plan(state, 0, player) == 0
    assert 10 <= forgotten <= 30
