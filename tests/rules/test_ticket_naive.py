"""The quick rules against the plain ones of `ticket_naive`, over random games."""

from __future__ import annotations

import pytest

import peron
from peron.rules.ticket.scoring import joined
from peron.rules.ticket.state import TicketState
from tests.rules.positions import positions
from tests.rules.ticket_naive import (
    cheapest_way,
    completed,
    final_score,
    joins,
    legal_texts,
    ranking,
    route_points,
)
from tests.rules.ticket_tables import BERLIN, TICKETS, berlin


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_t6_to_t17_legal_moves(players: int, seed: int) -> None:
    game = berlin()
    for state in positions(game, players, seed, every=2):
        assert isinstance(state, TicketState)
        if state.is_over():
            continue
        for seat in range(players):
            assert {game.notation(state, move) for move in state.moves(seat)} == legal_texts(state.view(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 30))
def test_t12_t19_t20_scores(players: int, seed: int) -> None:
    for state in positions(berlin(), players, seed, every=6):
        assert isinstance(state, TicketState)
        scores, done = [], []
        for seat in range(players):
            mine = state.view(seat).players[seat]
            tickets = {ticket.id for ticket in mine.tickets or ()}
            finished = completed(mine.routes, tickets)
            assert mine.route_points == route_points(mine.routes)
            assert {ticket.id for ticket in mine.tickets or () if ticket.complete} == finished
            assert mine.total == state.total(seat) == final_score(mine.routes, tickets)
            lines = state.scores()[seat].lines
            assert {line.params["ticket"] for line in lines if line.key == "score-ticket-done"} == finished
            assert {line.params["ticket"] for line in lines if line.key == "score-ticket-open"} == tickets - finished
            assert sum(line.points for line in lines if "ticket" not in line.params) == mine.route_points
            scores.append(final_score(mine.routes, tickets))
            done.append(len(finished))
        assert list(state.result().totals) == scores
        assert list(state.result().ranks) == ranking(scores, done)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(40, 44))
def test_t19_what_a_ticket_lacks(players: int, seed: int) -> None:
    """The way is the cheapest of all there are, and there is none exactly when trying them all finds none."""
    for state in positions(berlin(), players, seed, every=11):
        assert isinstance(state, TicketState)
        for seat in range(players):
            view = state.view(seat)
            mine = view.players[seat]
            for ticket in (*(mine.tickets or ()), *(mine.offer or ())):
                way = cheapest_way(view, seat, ticket.id)
                assert ticket.missing == (None if way is None else tuple(way))
                assert ticket.complete == (ticket.missing == ())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(50, 54))
def test_t12_t19_what_a_claim_gives_is_what_it_then_gives(players: int, seed: int) -> None:
    for state in positions(berlin(), players, seed, every=5):
        assert isinstance(state, TicketState)
        for seat in state.actors():
            before = state.view(seat)
            for move in before.moves:
                if move.kind != "claim":
                    assert (move.points, move.joins) == (None, ())
                    continue
                then = state.clone()
                then.apply(seat, move.move)
                was, now = before.players[seat], then.view(seat).players[seat]
                assert move.points == now.route_points - was.route_points
                assert set(move.joins) == completed(now.routes, {one.id for one in now.tickets or ()}) - completed(
                    was.routes, {one.id for one in was.tickets or ()}
                )


def test_t19_which_places_routes_join() -> None:
    """Any set of routes, also such as no player could ever own."""
    board = berlin().board
    random = peron.Random(19)
    places = [place["id"] for place in BERLIN["places"]]
    for _ in range(400):
        owned = [number for number in range(len(board.routes)) if random.below(100) < 20]
        routes = [board.routes[number].id for number in owned]
        start = random.below(len(places))
        reached = int(joined(board, sum(2**number for number in owned), 2**start))
        assert {place for at, place in enumerate(places) if reached >> at & 1} == {
            place for place in places if joins(routes, places[start], place)
        }


def test_b1_the_board_holds_what_the_rulebook_counts() -> None:
    assert len(TICKETS) == len(set(TICKETS)) == 22
    assert BERLIN["pieces"] == {"tram": 11, "subway": 5}
    assert BERLIN["end_at"] == 1
