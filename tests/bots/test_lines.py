"""What search compares, imagines and believes in the ticket family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.bots.search import Search
from peron.bots.ticket.greedy import GreedyBot
from peron.bots.ticket.plan import Planner, horizon_of, open_tickets
from peron.bots.ticket.playbook import AS_EVER, KEENNESS, TicketPlaybook
from peron.bots.ticket.policy import MOST_PLANNED, NONE, PLANNED, TicketPolicy
from peron.bots.ticket.rivals import TELLING, Rivals
from peron.rules.bits import members
from peron.rules.ticket.board import CLAIM, KEEP_BOTH, KEEP_FIRST
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import TICKETS
from tests.bots.games import berlin


def positions(players: int, seed: int) -> Iterator[tuple[TicketState, int]]:
    """Every decision of a game between greedy bots."""
    game = berlin()
    bot = GreedyBot(game.board)
    state = game.new(players, seed)
    while not state.is_over():
        for seat in state.actors():
            yield state, seat
            state.apply(seat, bot.choose(state, seat))


def begun(seed: int = 1) -> TicketState:
    """A game of two in which seat 0 is to move for the first time, with two tickets each."""
    state = berlin().new(2, seed, deal={"first": 0})
    for seat in range(2):
        state.apply(seat, KEEP_BOTH)
    return state


# --- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_are_legal_and_each_is_there_once(players: int) -> None:
    game = berlin()
    playbook = TicketPlaybook(game.board)
    moves, intents = vec[i64]([0] * game.action_space), vec[i64]([0] * game.action_space)
    for state, seat in positions(players, 4):
        n = playbook.lines(state, seat, moves, intents)
        lines = [(int(moves[k]), int(intents[k])) for k in range(n)]
        assert lines
        assert len(set(lines)) == len(lines)
        assert {move for move, _ in lines} <= set(state.moves(seat))
        plain = {move for move, intent in lines if intent == AS_EVER}
        claimed = {state.board.claim_route[move - CLAIM] for move in plain if move >= CLAIM}
        could = {state.board.claim_route[move - CLAIM] for move in state.moves(seat) if move >= CLAIM}
        assert claimed == could


def test_a_search_with_nothing_to_decide_does_not_think() -> None:
    game = berlin()
    state = begun()
    state.phase = TICKETS
    state.players[0].first_offer = 3
    search = Search(TicketPlaybook(game.board), game.action_space, peron.Random(1))
    assert [search.best_move(state, 0, 100, 0.0)] == state.moves(0)
    assert search.iterations == 0


@pytest.mark.parametrize("iterations", [1, 12, 100, 300])
def test_a_search_keeps_to_its_budget(iterations: int) -> None:
    """Only the deal that is being looked at when the budget is spent is looked at to its end."""
    game = berlin()
    search = Search(TicketPlaybook(game.board), game.action_space, peron.Random(1))
    search.best_move(begun(), 0, iterations, 0.0)
    assert search.iterations < 1.3 * iterations + 2


# --- what a player is set on ------------------------------------------------------------------------------------------


def test_a_player_set_on_a_route_claims_it_next() -> None:
    claimed = 0
    for route in range(0, 48, 5):
        state = begun()
        policy = TicketPolicy(state.board)
        policy.aim[0] = route
        for _ in range(40):
            seat = state.actors()[0]
            state.apply(seat, policy.choose(state, seat))
            if state.players[0].owned or state.players[0].closed & 2**route:
                break
        claimed += state.players[0].owned == 2**route
        assert state.players[0].closed & 2**route  # claimed by either of the two, or the other strand of it
    assert claimed >= 7


def test_keenness_decides_between_points_and_the_plan() -> None:
    state = begun()
    policy = TicketPolicy(state.board)
    player = state.players[0]
    planned = policy.plan(state, 0, player)
    points = [route.points for route in state.board.routes]
    careless = policy.best_route(state, player, planned, 0)
    keen = policy.best_route(state, player, planned, MOST_PLANNED)
    assert points[careless] == max(points)
    assert keen in members(planned)
    assert points[keen] == max(points[route] for route in members(planned))


@pytest.mark.parametrize("bonus", [0, PLANNED, MOST_PLANNED])
def test_the_best_route_is_the_one_worth_most_then_the_nearest(bonus: int) -> None:
    board = berlin().board
    policy = TicketPolicy(board)
    for state, seat in positions(3, 8):
        player = state.players[seat]
        policy.forget()
        planned = int(policy.plan(state, seat, player))
        reach = members(policy.within_reach(state, player))
        ranked = sorted(
            (
                -board.routes[route].points - bonus * (planned >> route & 1),
                max(0, policy.shortage(player, route)),
                route,
            )
            for route in reach
        )
        assert policy.best_route(state, player, planned, bonus) == (ranked[0][2] if ranked else NONE)


def test_imagined_games_follow_the_intent() -> None:
    """Without regard for the plan fewer tickets are joined than with regard for nothing else."""
    game = berlin()
    playbook = TicketPlaybook(game.board)
    unjoined = Counter[int]()
    for seed in range(12):
        for bonus in (0, MOST_PLANNED):
            state = begun(seed)
            playbook.play_on(state, 0, KEENNESS + bonus, peron.Random(0))
            assert state.is_over()
            unjoined[bonus] += len(members(open_tickets(game.board, state.players[0])))
    assert unjoined[0] >= unjoined[MOST_PLANNED] + 5


# --- what the others may hold -----------------------------------------------------------------------------------------


def test_a_joined_ticket_is_the_likeliest() -> None:
    state = begun()
    board = state.board
    rivals = Rivals(board, Planner(board))
    player = state.players[1]
    player.owned = Planner(board).plan(player, 1, horizon_of(state))
    rivals.study(state, 0)
    weights = [rivals.weight[len(board.tickets) + ticket] for ticket in range(len(board.tickets))]
    assert weights[0] == pytest.approx(exp(TELLING)) == max(weights)
    assert min(weights) == pytest.approx(1.0)


def test_tickets_are_supposed_where_the_seat_cannot_know_them() -> None:
    game = berlin()
    state = game.new(3, 2, deal={"first": 0})
    known = {int(state.players[0].first_offer), int(state.players[0].second_offer)}
    state.apply(0, KEEP_FIRST)
    for seat in (1, 2):
        state.apply(seat, KEEP_BOTH)
    board = state.board
    planner = Planner(board)
    likely = next(ticket for ticket in range(12, 22) if ticket not in known)
    state.players[1].owned = planner.plan(state.players[1], 2**likely, horizon_of(state))
    rivals = Rivals(board, planner)
    rivals.study(state, 0)
    random = peron.Random(5)
    before, after = 0, 0
    for _ in range(300):
        deal = state.sample(0, random)
        before += deal.players[1].tickets >> likely & 1
        rivals.suppose(deal, 0, random)
        after += deal.players[1].tickets >> likely & 1
        assert deal.view(0) == state.view(0)
        held = [ticket for player in deal.players for ticket in members(player.tickets)]
        ring = [int(deal.ticket_deck[(deal.ticket_top + k) % len(board.tickets)]) for k in range(deal.tickets_left)]
        assert sorted(held + ring) == list(range(len(board.tickets)))
    assert after > 2 * before > 0
