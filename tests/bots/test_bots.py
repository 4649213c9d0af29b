"""Bots play by the rules, see only what their seat may know, and are as strong as we say."""

from __future__ import annotations

import pytest

import peron
from peron.bots import make_bot
from peron.bots.ticket.plan import Planner, horizon_of
from peron.bots.ticket.policy import TicketPolicy
from peron.rules.bits import members
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.state import TicketState
from tests.amount import some
from tests.bots.games import berlin, need_compiled, play, wins
from tests.rules.positions import hides

BOTS = ("random", "greedy", "search:12", "beginner", "steady")
MANY = some((2, 3, 4), 1, "long")
SLOW = ("strong", "expert")


@pytest.mark.parametrize("of", peron.games())
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", MANY)
def test_bots_play_whole_games_by_the_rules(of: str, name: str, players: int) -> None:
    game = peron.game(of)
    for seed in range(2):
        state = play(game.new(players, seed), [make_bot(name, game, seat) for seat in range(players)])
        assert state.is_over()


@pytest.mark.compiled
@pytest.mark.parametrize("of", peron.games())
@pytest.mark.parametrize(("name", "players"), [("strong", 2), ("strong", 4), ("expert", 2)])
def test_slow_bots_play_whole_games_by_the_rules(of: str, name: str, players: int) -> None:
    need_compiled()
    game = peron.game(of)
    others = [make_bot("greedy", game) for _ in range(players - 1)]
    assert play(game.new(players, 6), [make_bot(name, game, 6), *others]).is_over()


def hold_to_its_seat(name: str, every: int, of: str = "berlin") -> None:
    """The same decision in every state that differs only in what is hidden from the seat; looks at one in so many."""
    game = peron.game(of)
    state = game.new(3, 11)
    others = [make_bot("greedy", game) for _ in range(3)]
    decisions = 0
    while not state.is_over():
        for seat in state.actors():
            if decisions % every == 0:
                move = make_bot(name, game, decisions).choose(state, seat)
                for k in range(3):
                    imagined = state.sample(seat, peron.Random(1000 * decisions + k))
                    assert make_bot(name, game, decisions).choose(imagined, seat) == move
            decisions += 1
            state.apply(seat, others[seat].choose(state, seat))
    assert decisions > (50 if hides(game) else 0)


@pytest.mark.long
@pytest.mark.parametrize("of", peron.games())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_by_what_its_seat_may_know(name: str, of: str) -> None:
    hold_to_its_seat(name, every=7, of=of)


@pytest.mark.compiled
@pytest.mark.parametrize("of", peron.games())
@pytest.mark.parametrize("name", SLOW)
def test_a_slow_bot_decides_by_what_its_seat_may_know(name: str, of: str) -> None:
    need_compiled()
    hold_to_its_seat(name, every=25, of=of)


def test_samples_depend_on_nothing_hidden() -> None:
    game = berlin()
    state = game.new(3, 5)
    bots = [make_bot("greedy", game) for _ in range(3)]
    for _ in range(40):
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    for seat in range(3):
        other = state.sample(seat, peron.Random(9))
        assert str(state.sample(seat, peron.Random(3))) == str(other.sample(seat, peron.Random(3)))
        assert str(other) != str(state)


def test_greedy_pays_ferries_with_ferry_cards() -> None:
    """S2: a route is not within reach before the hand has a wild for each of its symbols."""
    game = peron.game("san-francisco")
    assert isinstance(game, TicketGame)
    state = game.new(2, 1)
    policy, player = TicketPolicy(game.board), state.players[0]
    ferry = next(n for n, route in enumerate(game.board.routes) if route.ferries == 2)
    for hand, short in ((0x0000005, 2), (0x1000004, 1), (0x2000003, 0), (0x2000002, 1), (0x5000000, 0)):
        player.hand = hand
        assert max(0, policy.shortage(player, ferry)) == short
        if short == 0:
            assert game.board.paid(policy.payment(player, ferry, 0)) == hand


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 30) >= 29


def test_search_is_repeatable_by_iterations() -> None:
    game = peron.game("berlin")
    state = game.new(2, 3)
    moves = [make_bot("search:100", game, 5).choose(state, 1) for _ in range(2)]
    assert moves[0] == moves[1]


def test_search_finds_the_winning_claim_at_the_end() -> None:
    """T18: in the last turn of the game only points count, and search takes the most valuable route it can pay."""
    game = berlin()
    state = game.new(2, 1, deal={"first": 0})
    state.apply(0, game.parse(state, "keep both"))
    state.apply(1, game.parse(state, "keep both"))
    for player in state.players:
        player.tickets = 0
    state.players[0].hand = 0x4000000  # four bikes: eight points for a subway route of four
    state.players[1].hand = 0
    state.last_turns = 1
    move = make_bot("search:400", game, 1).choose(state, 0)
    assert isinstance(state, TicketState)
    state.apply(0, move)
    assert state.players[0].points == 8


def cheapest(board: Board, price: list[float], a: int, b: int, been: tuple[int, ...] = ()) -> float:
    """The price of the cheapest way by trying them all."""
    if a == b:
        return 0.0
    ways = [
        price[number] + cheapest(board, price, route.a + route.b - a, b, (*been, a))
        for number, route in enumerate(board.routes)
        if a in (route.a, route.b) and route.a + route.b - a not in been and len(been) < 5
    ]
    return min(ways, default=1000.0)


@pytest.mark.parametrize("ticket", [0, 1, 5, 7])
def test_the_planner_finds_the_cheapest_way(ticket: int) -> None:
    game = berlin()
    player = game.new(2, 1).players[0]
    planner = Planner(game.board)
    planner.set_prices(player)
    a, b = game.board.tickets[ticket].a, game.board.tickets[ticket].b
    price = [float(planner.price[number]) for number in range(len(game.board.routes))]
    assert planner.measure(a, b) == pytest.approx(cheapest(game.board, price, a, b))
    assert sum(price[route] for route in members(planner.way(b))) == pytest.approx(planner.measure(a, b))


def test_the_planner_goes_round_closed_routes() -> None:
    game = berlin()
    state = game.new(2, 1)
    board = game.board
    player = state.players[0]
    player.closed = sum(2**n for n, route in enumerate(board.routes) if route.id.startswith("hauptbahnhof-reichstag"))
    ticket = [ticket.id for ticket in board.tickets].index("hauptbahnhof-brandenburger_tor")
    planned = Planner(board).plan(player, 2**ticket, horizon_of(state))
    assert planned
    assert not planned & player.closed
