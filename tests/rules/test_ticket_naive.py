"""The quick rules against the plain ones of `ticket_naive`, over random games."""

from __future__ import annotations

import pytest

import peron
from peron.rules.ticket.scoring import joined
from peron.rules.ticket.shapes import Claim
from peron.rules.ticket.state import TicketState
from tests.amount import amount, some
from tests.rules.positions import positions, walk
from tests.rules.ticket_naive import (
    cheapest_way,
    completed,
    final_score,
    joins,
    legal_texts,
    ranking,
    route_points,
    tokens_for,
)
from tests.rules.ticket_tables import BERLIN, CITIES, TICKETS, city, joins_of, nearer_by

cities = pytest.mark.parametrize("name", CITIES)


@cities
@pytest.mark.parametrize("players", some([2, 3, 4], 1, "long"))
@pytest.mark.parametrize("seed", some(range(6), 2))
def test_t6_to_t17_s2_to_s5_legal_moves(name: str, players: int, seed: int) -> None:
    game = city(name)
    claimed: str | None = None
    for number, turn in enumerate(walk(game, game.new(players, seed), peron.Random(seed), ("", "claim"))):
        state = turn.state
        assert isinstance(state, TicketState)
        view = state.view(turn.seat)
        assert view.phase != "token" or claimed is not None
        if number % 2 == 0 or view.phase in ("placing", "token"):
            for seat in range(players):
                legal = {game.notation(state, move) for move in state.moves(seat)}
                assert legal == legal_texts(state.view(seat), claimed)
        words = game.notation(state, turn.move).split()
        claimed = words[1] if words[0] == "claim" else None


@pytest.mark.parametrize("players", some([2, 3, 4], 1, "long"))
def test_s5_tokens_that_claims_bring(players: int) -> None:
    """What is taken at once, what is to be chosen, and what is left, over whole games."""
    game = city("san-francisco")
    asked = 0
    for seed in range(100, 100 + amount(6, 50)):
        for turn in walk(game, game.new(players, seed), peron.Random(seed), ("claim",)):
            words = game.notation(turn.state, turn.move).split()
            if words[0] not in ("claim", "take"):
                continue
            assert isinstance(turn.state, TicketState)
            before, then = turn.state.view(None), turn.state.clone()
            then.apply(turn.seat, turn.move)
            after = then.view(None)
            there = tokens_for(before, turn.seat, words[1]) if words[0] == "claim" else {words[1]}
            assert (after.phase == "token") == (len(there) == 2)
            asked += len(there) == 2
            won = there if len(there) == 1 else set()
            assert set(after.players[turn.seat].tokens) == {*before.players[turn.seat].tokens, *won}
            assert [stack.count for stack in after.stacks] == [
                stack.count - (stack.symbol in won) for stack in before.stacks
            ]
    assert asked


@cities
@pytest.mark.parametrize("players", some([2, 3, 4], 1, "long"))
@pytest.mark.parametrize("seed", some(range(10, 30), 4))
def test_t12_t19_t20_s7_scores(name: str, players: int, seed: int) -> None:
    for state in positions(city(name), players, seed, every=6):
        assert isinstance(state, TicketState)
        scores, done = [], []
        for seat in range(players):
            mine = state.view(seat).players[seat]
            tickets = {ticket.id for ticket in mine.tickets or ()}
            finished = completed(mine.routes, tickets)
            assert mine.route_points == route_points(mine.routes)
            assert {ticket.id for ticket in mine.tickets or () if ticket.complete} == finished
            score = final_score(mine.routes, tickets, mine.tokens)
            assert mine.total == state.total(seat) == score
            lines = state.scores()[seat].lines
            assert {line.params["ticket"] for line in lines if line.key == "score-ticket-done"} == finished
            assert {line.params["ticket"] for line in lines if line.key == "score-ticket-open"} == tickets - finished
            for_tokens = [line for line in lines if line.key == "score-tokens"]
            assert [line.params["count"] for line in for_tokens] == ([len(mine.tokens)] if mine.tokens else [])
            assert sum(line.points for line in for_tokens) == mine.token_points
            for_routes = [line for line in lines if line.key in ("score-tram", "score-subway", "score-ferry")]
            assert sum(line.points for line in for_routes) == mine.route_points
            scores.append(score)
            done.append(len(finished))
        assert list(state.result().totals) == scores
        assert list(state.result().ranks) == ranking(scores, done)


@cities
@pytest.mark.parametrize("players", some([2, 3, 4], 1, "long"))
@pytest.mark.parametrize("seed", some(range(40, 44), 1))
def test_t19_what_a_ticket_lacks(name: str, players: int, seed: int) -> None:
    """The way is the cheapest of all there are, and there is none exactly when trying them all finds none."""
    for state in positions(city(name), players, seed, every=11):
        assert isinstance(state, TicketState)
        for seat in range(players):
            view = state.view(seat)
            mine = view.players[seat]
            for ticket in (*(mine.tickets or ()), *(mine.offer or ())):
                way = cheapest_way(view, seat, ticket.id)
                assert ticket.missing == (None if way is None else tuple(way))
                assert ticket.complete == (ticket.missing == ())


@cities
@pytest.mark.parametrize("players", some([2, 3, 4], 1, "long"))
@pytest.mark.parametrize("seed", some(range(50, 53), 1))
def test_t12_t19_what_a_claim_gives_is_what_it_then_gives(name: str, players: int, seed: int) -> None:
    for state in positions(city(name), players, seed, every=5):
        assert isinstance(state, TicketState)
        for seat in state.actors():
            before = state.view(seat)
            for move in before.moves:
                if not isinstance(move, Claim):
                    continue
                then = state.clone()
                then.apply(seat, move.move)
                was, now = before.players[seat], then.view(seat).players[seat]
                assert move.points == now.route_points - was.route_points
                assert joins_of(move) == completed(now.routes, {one.id for one in now.tickets or ()}) - completed(
                    was.routes, {one.id for one in was.tickets or ()}
                )
                lacked, lacks = (
                    {one.id: len(one.missing) for one in seen.tickets or () if one.missing is not None}
                    for seen in (was, now)
                )
                assert nearer_by(move) == {
                    ticket: (lacked[ticket], left) for ticket, left in lacks.items() if 0 < left < lacked[ticket]
                }


@cities
def test_t19_which_places_routes_join(name: str) -> None:
    """Any set of routes, also such as no player could ever own."""
    board = city(name).board
    random = peron.Random(19)
    places = [place.id for place in board.places]
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
