"""Tourism tokens (S3-S7) in the eyes of the bots: what they are worth, which to take, where to put the stacks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.bots import Bot, make_bot
from peron.bots.ticket.greedy import GreedyBot
from peron.bots.ticket.playbook import COLLECTING, TicketPlaybook
from peron.bots.ticket.policy import MOST_PLANNED, NONE, TicketPolicy
from peron.rules.bits import members
from peron.rules.ticket.board import DRAW_DECK, DRAW_MARKET, KEEP_BOTH
from peron.rules.ticket.cards import MARKET, ONE, WILD
from peron.rules.ticket.claims import claimable
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.stacks import SYMBOLS, place_of, stack_size
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import PLACING, TOKEN, TURN
from peron.rules.ticket.tokens import beside, takeable, with_stacks
from tests.bots.games import need_compiled, play, wins

QUICK = ("random", "beginner", "steady", "greedy", "search:30")
SLOW = ("strong", "expert")


def san_francisco() -> TicketGame:
    game = peron.game("san-francisco")
    assert isinstance(game, TicketGame)
    return game


def place(name: str) -> int:
    return [entry.id for entry in san_francisco().board.places].index(name)


def route(name: str) -> int:
    return [entry.id for entry in san_francisco().board.routes].index(name)


def placing(players: int, seed: int = 1) -> TicketState:
    """A game whose tickets are chosen and whose stacks are still to be placed (S4)."""
    state = san_francisco().new(players, seed)
    for seat in range(players):
        state.apply(seat, KEEP_BOTH)
    assert state.phase == PLACING
    return state


def begun(seed: int = 1) -> TicketState:
    """A game of two at its first turn, the stacks placed by greedy."""
    state = placing(2, seed)
    bot = GreedyBot(state.board)
    while state.phase == PLACING:
        state.apply(int(state.turn), bot.choose(state, int(state.turn)))
    return state


def choosing(seed: int = 1) -> tuple[TicketState, int]:
    """The player to move has claimed a route with tokens at both ends (S5)."""
    state = placing(2, seed)
    board = state.board
    seat = int(state.turn)
    symbols = members(beside(state))
    for symbol, at in zip(symbols, ("presidio", "twin_peaks"), strict=True):
        state.apply(seat, board.place + symbol * len(board.places) + place(at))
    seat = int(state.turn)
    claimed = route("golden_gate_bridge-presidio-1")
    state.players[seat].hand = 2 * ONE[board.colour[claimed]]
    state.apply(seat, board.payments(claimed)[0])
    assert state.phase == TOKEN
    return state, seat


def symbol_at(state: TicketState, at: str) -> int:
    return next(symbol for symbol in range(len(SYMBOLS)) if place_of(state.stack_places, symbol) == place(at))


# --- every bot in both phases -----------------------------------------------------------------------------------------


def decides_by_what_it_sees(name: str, state: TicketState, seat: int) -> None:
    """A legal move, and the same in states that differ only in what is hidden from the seat."""
    move = make_bot(name, san_francisco(), 4).choose(state, seat)
    assert move in state.moves(seat)
    for k in range(3):
        imagined = state.sample(seat, peron.Random(k))
        assert make_bot(name, san_francisco(), 4).choose(imagined, seat) == move


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", QUICK)
def test_every_bot_places_stacks(name: str, players: int) -> None:
    state = placing(players)
    bot = make_bot(name, san_francisco(), 4)
    for _ in range(2):
        decides_by_what_it_sees(name, state, int(state.turn))
        state.apply(int(state.turn), bot.choose(state, int(state.turn)))
    assert state.phase != PLACING


@pytest.mark.parametrize("name", QUICK)
def test_every_bot_takes_one_of_two_tokens(name: str) -> None:
    decides_by_what_it_sees(name, *choosing())


@pytest.mark.compiled
@pytest.mark.parametrize("name", SLOW)
def test_slow_bots_decide_about_tokens_by_what_they_see(name: str) -> None:
    need_compiled()
    decides_by_what_it_sees(name, *choosing())
    state = placing(3)
    decides_by_what_it_sees(name, state, int(state.turn))


def test_a_beginner_does_not_always_look_where_it_puts_tokens() -> None:
    state, seat = choosing()
    beginners: list[Bot] = [make_bot("beginner", san_francisco(), seed) for seed in range(60)]
    taken = [bot.choose(state, seat) for bot in beginners]
    wise = GreedyBot(state.board).choose(state, seat)
    assert 30 <= taken.count(wise) < 60
    fresh = placing(2)
    assert len({bot.choose(fresh, int(fresh.turn)) for bot in beginners}) > 5


# --- what tokens are worth --------------------------------------------------------------------------------------------


def test_the_next_symbol_is_worth_what_it_adds() -> None:
    """S7: 0, 0, 1, 2, 4, 6, 9, 12; the first three symbols a point more."""
    state = begun()
    sense, player = TicketPolicy(state.board).tokens, state.players[0]
    worth = []
    for held in range(8):
        player.tokens = 2**held - 1
        worth.append(sense.worth_next(player))
    assert worth == [1, 2, 2, 2, 2, 3, 3, 0]


def positions(players: int, seed: int) -> Iterator[tuple[TicketState, int]]:
    """Every decision of a game between greedy bots."""
    bot = GreedyBot(san_francisco().board)
    state = san_francisco().new(players, seed)
    while not state.is_over():
        for seat in state.actors():
            yield state, seat
            state.apply(seat, bot.choose(state, seat))


@pytest.mark.parametrize("players", [2, 4])
def test_routes_that_bring_tokens_are_those_with_something_to_take(players: int) -> None:
    board = san_francisco().board
    sense = TicketPolicy(board).tokens
    seen = 0
    for state, seat in positions(players, 3):
        player = state.players[seat]
        bringing = [n for n in range(len(board.routes)) if takeable(state, player, n)]
        assert members(sense.bringing(state, player)) == bringing
        seen += len(bringing) > 0
    assert seen > 20


@pytest.mark.parametrize("keen", [0, MOST_PLANNED])
def test_the_best_route_is_worth_most_with_its_token(keen: int) -> None:
    board = san_francisco().board
    policy = TicketPolicy(board)
    compared = 0
    for state, seat in positions(3, 8):
        player = state.players[seat]
        policy.forget()
        policy.keen_on_tokens[seat] = keen
        planned = int(policy.plan(state, seat, player))
        boost = policy.tokens.worth_next(player) + keen
        ranked = sorted(
            (
                route.ferries
                - route.points
                - policy.usual * (planned >> n & 1)
                - boost * (takeable(state, player, n) != 0),
                max(0, policy.shortage(player, n)),
                n,
            )
            for n, route in enumerate(board.routes)
            if policy.within_reach(state, player) >> n & 1
        )
        if state.last_turns < 0:
            assert policy.best_for(state, seat, player, planned) == (ranked[0][2] if ranked else NONE)
            compared += 1
    assert compared > 60


def test_in_the_last_turn_the_route_that_brings_most_is_claimed() -> None:
    """T19, S7: points of routes, tickets and tokens together, each route tried."""
    board = san_francisco().board
    policy = TicketPolicy(board)
    compared = 0
    for seed in range(8):
        for state, seat in positions(3, seed):
            routes = members(claimable(state, state.players[seat]))
            if state.last_turns < 0 or state.phase != TURN or not routes:
                continue
            policy.forget()
            chosen = policy.best_for(state, seat, state.players[seat], 0)
            totals = {number: total_with(state, seat, number) for number in routes}
            assert totals[chosen] == max(totals.values())
            compared += 1
    assert compared > 5


def total_with(state: TicketState, seat: int, claimed: int) -> int:
    """The seat's points after claiming a route, whichever token it takes."""
    after = state.clone()
    legal = set(after.moves(seat))
    after.step(seat, next(move for move in after.board.payments(claimed) if move in legal))
    if after.phase == TOKEN:
        after.step(seat, after.moves(seat)[0])
    return int(after.total(seat))


# --- which token, and where to put them -------------------------------------------------------------------------------


def test_the_token_that_is_harder_to_have_later_is_taken() -> None:
    state, seat = choosing()
    bot = GreedyBot(state.board)
    player = state.players[seat]
    player.tickets = 0
    bridge, presidio = (symbol_at(state, at) for at in ("golden_gate_bridge", "presidio"))
    # With two players the stack at Golden Gate Bridge has two tokens, the one that was placed a single one.
    assert (stack_size(state.stacks, bridge), stack_size(state.stacks, presidio)) == (2, 1)
    assert bot.choose(state, seat) == state.board.take + presidio
    others = [n for n, at in enumerate(state.board.ends) if at >> place("golden_gate_bridge") & 1]
    player.closed |= sum(2**n for n in others)  # no other route leads there any more
    assert bot.choose(state, seat) == state.board.take + bridge


def test_a_token_on_the_way_can_wait() -> None:
    state, seat = choosing()
    sense, player = TicketPolicy(state.board).tokens, state.players[seat]
    bridge = symbol_at(state, "golden_gate_bridge")
    assert sense.take(state, player, 2 ** route("presidio-fort_mason")) == state.board.take + bridge


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_are_put_on_the_own_way_where_no_other_token_is_in_the_way(players: int) -> None:
    on_the_way = 0
    for seed in range(10):
        state = placing(players, seed)
        seat = int(state.turn)
        policy = TicketPolicy(state.board)
        planned = members(policy.plan(state, seat, state.players[seat]))
        _, at = state.board.placed(policy.choose(state, seat))
        full = with_stacks(state)
        mine = [n for n in planned if state.board.ends[n] >> at & 1]
        assert mine
        on_the_way += any(not state.board.ends[n] & full for n in mine)
    assert on_the_way >= 9


# --- ferries ----------------------------------------------------------------------------------------------------------


def test_an_open_wild_is_taken_for_a_ferry_that_lacks_one() -> None:
    """S2: nothing else pays for the ferry symbols."""
    state = begun()
    policy, player = TicketPolicy(state.board), state.players[int(state.turn)]
    ferry = route("golden_gate_bridge-fort_mason")
    for slot, card in enumerate((0, 0, WILD, 1, 2)):
        state.market[slot] = card
    player.hand = 2 * ONE[0]
    assert policy.draw(state, player, ferry) == DRAW_MARKET + 2
    player.hand = 2 * ONE[0] + 2 * ONE[WILD]
    assert policy.draw(state, player, ferry) in (DRAW_MARKET, DRAW_MARKET + 1)


def test_no_more_of_a_colour_is_taken_when_a_ferry_lacks_wilds_alone() -> None:
    state = begun()
    policy, player = TicketPolicy(state.board), state.players[int(state.turn)]
    for slot in range(MARKET):
        state.market[slot] = 0
    player.hand = 3 * ONE[0]
    assert policy.draw(state, player, route("golden_gate_bridge-fort_mason")) == DRAW_DECK


# --- search -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_search_looks_at_legal_lines_and_at_every_place_once(players: int) -> None:
    game = san_francisco()
    playbook = TicketPlaybook(game.board)
    moves, intents = vec[i64]([0] * game.action_space), vec[i64]([0] * game.action_space)
    for state, seat in positions(players, 4):
        n = playbook.lines(state, seat, moves, intents)
        lines = [(int(moves[k]), int(intents[k])) for k in range(n)]
        assert lines
        assert len(set(lines)) == len(lines)
        assert {move for move, _ in lines} <= set(state.moves(seat))
        if state.phase == PLACING:
            looked_at = [game.board.placed(move)[1] for move, _ in lines]
            assert sorted(looked_at) == members(~with_stacks(state) & (2 ** len(game.board.places) - 1))


def test_a_player_set_on_tokens_has_more_of_them_in_the_end() -> None:
    playbook = TicketPlaybook(san_francisco().board)
    tokens = {NONE: 0, COLLECTING: 0}
    for seed in range(12):
        for intent in tokens:
            state = begun(seed)
            playbook.play_on(state, 0, intent, peron.Random(0))
            assert state.is_over()
            tokens[intent] += len(members(state.players[0].tokens))
    assert tokens[COLLECTING] >= tokens[NONE] + 6


# --- strength ---------------------------------------------------------------------------------------------------------


def test_greedy_beats_random_and_has_points() -> None:
    assert wins("greedy", "random", 30, "san-francisco") >= 29
    game = san_francisco()
    totals: list[int] = []
    for seed in range(20):
        state = play(game.new(2, seed), [make_bot("greedy", game) for _ in range(2)])
        totals += state.result().totals
    assert sum(totals) / len(totals) >= 34


def test_steady_beats_a_beginner() -> None:
    assert 36 <= wins("steady", "beginner", 60, "san-francisco") <= 56


@pytest.mark.compiled
def test_strong_beats_steady() -> None:
    need_compiled()
    assert wins("strong", "steady", 60, "san-francisco") >= 34
