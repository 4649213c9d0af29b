"""Bots of Metro: whole games with every set of modules, fair play, and what they know about lines, shares and cards."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.bots import Bot, make_bot
from peron.bots.metro.policy import MetroPolicy
from peron.bots.metro.portfolio import Portfolio
from peron.bots.metro.prospects import Prospects
from peron.bots.metro.worth import ACCOUNTS, Worth
from peron.rules.contract import NOBODY, State
from peron.rules.metro.actions import DRAW, EXCHANGE, WAGON
from peron.rules.metro.board import COMPANIES, DEPARTURES, STATIONS
from peron.rules.metro.companies import company_value
from peron.rules.metro.laying import put
from peron.rules.metro.state import MetroState
from tests.bots.games import need_compiled, play, wins
from tests.rules.metro_tables import ALLOWED, COLOURS, VARIANTS, Table, metro, named, shares

PLAYERS = (2, 3, 4, 5, 6)
MIXED = ("greedy", "search:12", "beginner", "steady", "random", "greedy")


def mixed_bots(players: int) -> list[Bot]:
    return [make_bot(name, metro(), seat) for seat, name in enumerate(MIXED[:players])]


def at_random(state: MetroState, moves: int, seed: int = 1) -> MetroState:
    random = peron.Random(seed)
    for _ in range(moves):
        if not state.is_over():
            seat = state.actors()[0]
            legal = state.moves(seat)
            state.apply(seat, legal[random.below(len(legal))])
    return state


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_bots_play_every_set_of_modules_to_the_end(players: int, modules: dict[str, object]) -> None:
    variant = VARIANTS[(players + len(modules)) % len(VARIANTS)]
    state = metro().new(players, players, {**modules, **variant})
    assert play(state, mixed_bots(players)).is_over()


@pytest.mark.parametrize("variant", VARIANTS, ids=named)
def test_bots_play_every_variant_to_the_end(variant: dict[str, object]) -> None:
    assert play(metro().new(3, 5, variant), mixed_bots(3)).is_over()


@pytest.mark.long
@pytest.mark.parametrize("modules", ALLOWED[1:], ids=named)
@pytest.mark.parametrize("name", ["greedy", "search:12", "beginner"])
def test_a_bot_decides_by_what_its_seat_may_know_of_modules(name: str, modules: dict[str, object]) -> None:
    game = metro()
    state: State = game.new(3, 11, modules)
    others = [make_bot("greedy", game) for _ in range(3)]
    decisions = 0
    while not state.is_over():
        seat = state.actors()[0]
        if decisions % 11 == 0:
            move = make_bot(name, game, decisions).choose(state, seat)
            for k in range(2):
                imagined = state.sample(seat, peron.Random(1000 * decisions + k))
                assert make_bot(name, game, decisions).choose(imagined, seat) == move
        decisions += 1
        state.apply(seat, others[seat].choose(state, seat))
    assert decisions >= 60


@pytest.mark.parametrize("modules", [{}, {"companies": True, "stations": True}], ids=named)
def test_a_bot_has_no_memory_of_other_games(modules: dict[str, object]) -> None:
    game = metro()
    used = make_bot("greedy", game)
    play(game.new(2, 1, modules), [used, used])
    state = at_random(game.new(2, 2, modules), 20)
    assert used.choose(state, int(state.seat)) == make_bot("greedy", game).choose(state, int(state.seat))


# --- prospects of lines -----------------------------------------------------------------------------------------------


def one_square_left(seed: int) -> MetroState:
    state = metro().new(2, seed)
    random = peron.Random(seed)
    while bin(int(state.laid)).count("1") < 59:
        seat = state.actors()[0]
        legal = state.moves(seat)
        state.apply(seat, legal[random.below(len(legal))])
    return state


def test_prospects_are_exact_when_one_square_is_left() -> None:
    """M9: whatever track comes, the line is whole then."""
    lines = 0
    for seed in range(6):
        state = one_square_left(seed)
        prospects = Prospects(state.board, 2.0)
        prospects.unbegun = 1.0
        prospects.study(state)
        square = next(n for n in range(60) if not int(state.laid) >> n & 1)
        for entry in range(4 * square, 4 * square + 4):
            departure = state.board.starts[state.far[entry]]
            if not 0 <= departure < STATIONS or state.board.departures[departure] == entry:
                continue
            points = 0.0
            for side in range(4):
                leave = prospects.beyond[4 * square + side]
                tiles = int(state.length[entry] + 1 + state.length[leave])
                stop = state.far[leave]
                if 4 * square <= stop < 4 * square + 4:  # it comes back, and then the other tracks matter
                    break
                points += prospects.chance[(side - entry) % 4] * tiles * (2 if stop < 256 else 1)
            else:
                expected = int(state.length[entry]) * prospects.rate[entry] + prospects.promise[entry]
                assert expected == pytest.approx(points)
                lines += 1
    assert lines >= 4


def test_the_centre_promises_more_than_the_edge() -> None:
    prospects = Worth(metro().board).lines
    board = metro().board
    beside_centre = board.rails[0].departure
    corner = board.stations[0].departure
    assert prospects.promise[beside_centre] > prospects.promise[corner] > 2
    assert prospects.rate[beside_centre] > prospects.rate[corner] > 1


def expected_for(worth: Worth, state: MetroState, seat: int) -> float:
    """All that the seat has a stake in, line by line, with prospects left as they were studied."""
    total = 0.0
    for departure in range(DEPARTURES):
        owner = state.owner(departure)
        if owner != NOBODY:
            total += worth.stake[ACCOUNTS * seat + owner] * worth.outlook(state, departure)
    return total + worth.worth_of_cards(state, seat)


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_a_change_is_what_is_expected_after_less_what_was_before(modules: dict[str, object]) -> None:
    """Over lines that come back to the same tile, that finish, and those that begin at the centre."""
    board = metro().board
    for seed in range(4):
        state = at_random(metro().new(3, seed, {**modules, "direction": "free"}), 14 + 12 * seed, seed)
        seat = int(state.seat)
        worth = Worth(board)
        worth.study(state, seat)
        before = expected_for(worth, state, seat)
        for move in state.moves(seat):
            slot, turn, square = move // 240, move % 240 // 60, move % 60
            if move < DRAW and slot == 0:
                kind = state.hands[3 * seat]
                after = state.clone()
                put(after, square, 4 * kind + turn)
                change = worth.change(state, seat, square, board.turned[4 * kind + turn])
                assert change == pytest.approx(expected_for(worth, after, seat) - before)


def test_following_a_game_keeps_prospects_near_those_studied_anew() -> None:
    state = metro().new(2, 3)
    followed, anew = Prospects(state.board, 2.0), Prospects(state.board, 2.0)
    random = peron.Random(3)
    followed.study(state)
    while bin(int(state.laid)).count("1") < 40:
        seat = state.actors()[0]
        legal = state.moves(seat)
        move = legal[random.below(len(legal))]
        if move < DRAW:
            followed.touch(state.far, move % 60)
            state.apply(seat, move)
            followed.refresh(state)
        else:
            state.apply(seat, move)
    anew.study(state)
    empty = [n for n in range(60) if not int(state.laid) >> n & 1]
    first = Prospects(state.board, 2.0)
    entries = [4 * square + k for square in empty for k in range(4)]
    off = sum(abs(followed.promise[at] - anew.promise[at]) for at in entries)
    never = sum(abs(first.promise[at] - anew.promise[at]) for at in entries)
    assert off < never / 2


# --- choices ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_the_policy_makes_the_move_that_brings_most(modules: dict[str, object]) -> None:
    policy = MetroPolicy(metro().board)
    kinds: Counter[str] = Counter()
    state = metro().new(2, 3, modules)
    while not state.is_over():
        seat = int(state.seat)
        policy.study(state, seat)
        move = policy.choose(state, seat)
        best = max(policy.gain_of(state, seat, other) for other in state.moves(seat))
        assert policy.gain_of(state, seat, move) == pytest.approx(best)
        kinds["draw" if move == DRAW else "lay" if move < DRAW else "share" if move < WAGON else "wagon"] += 1
        state.apply(seat, move)
    assert kinds["lay"] == 60
    assert kinds["draw"] > 3
    assert (kinds["share"] > 0) == ("companies" in modules)
    assert (kinds["wagon"] > 0) == ("stations" in modules)


def test_what_helps_one_of_two_hurts_the_other() -> None:
    state = at_random(metro().new(2, 8), 25)
    worth = Worth(state.board)
    for seat in range(2):
        worth.study(state, seat)
    empty = [square for square in range(60) if not int(state.laid) >> square & 1]
    changes = [[worth.change(state, seat, square, 3) for square in empty] for seat in range(2)]
    assert changes[0] == pytest.approx([-change for change in changes[1]])
    assert max(changes[0]) > 1


def test_m5_a_poor_tile_stays_in_hand() -> None:
    """Unless new ones are likely to be as poor: the bar lies below what they bring on average."""
    drawn = 0
    policy = MetroPolicy(metro().board)
    for seed in range(10):
        state = at_random(metro().new(2, seed), 20, seed)
        if state.phase == 1:
            continue
        seat = int(state.seat)
        policy.study(state, seat)
        kinds = [kind for kind in range(24) if policy.left[kind] > 0]
        mean = sum(policy.gains[kind] * int(policy.left[kind]) for kind in kinds) / sum(
            int(policy.left[kind]) for kind in kinds
        )
        assert min(policy.gains[kind] for kind in kinds) <= policy.bar < mean
        drawn += policy.choose(state, seat) == DRAW
    assert 0 < drawn < 8


def test_m22_own_cards_make_arrivals_worth_more() -> None:
    with_cards = Worth(metro().board)
    state = at_random(metro().new(2, 4, {"numbers": 5}), 30)
    with_cards.study(state, 0)
    cards = [int(card) for card in state.cards[:5]]
    assert sum(2**card for card in cards) == with_cards.cards[0]
    open_ones = [card for card in cards if state.board.starts[state.far[256 + card]] < 0]
    scored = sum(line.points for line in state.scores()[0].lines if line.key == "score-number-card")
    waiting = sum(int(state.length[256 + card]) for card in open_ones)
    assert with_cards.worth_of_cards(state, 0) == pytest.approx(scored + waiting + len(open_ones) * with_cards.upstream)


# --- shares -----------------------------------------------------------------------------------------------------------

DEALT = shares(
    "yellow blue orange green purple black red white",
    "blue orange green purple black red white yellow",
    "orange green purple black red white yellow blue",
    "green purple black red white yellow blue orange",
)
"""The first of each stack is A's, the second B's; with two players the third lies open."""


def studied(points: list[int], left: int = 60) -> tuple[Portfolio, MetroState]:
    state = Table(deal={"shares": DEALT}, companies=True).state
    state.laid = 2 ** (60 - left) - 1
    portfolio = Portfolio()
    portfolio.study(state, 0, vec[float]([float(number) for number in points]), 1.0)
    return portfolio, state


def test_m16_values_come_true_at_the_end() -> None:
    points = [90, 40, 200, 10, 150, 70, 110, 25]
    portfolio, _ = studied(points, left=0)
    found = [portfolio.value[company] for company in range(COMPANIES)]
    counted = vec[i64](points)
    assert found == pytest.approx([int(company_value(counted, company)) for company in range(COMPANIES)], abs=0.01)


def test_m13_the_stake_is_in_what_the_seat_holds_most_of() -> None:
    """A holds 40 % of green down to 10 % of yellow, of which B may well hold more."""
    portfolio, _ = studied([20] * 8)
    stakes = {COLOURS[company]: portfolio.stake[company] for company in range(COMPANIES)}
    assert max(stakes, key=lambda colour: stakes[colour]) == "green"
    assert stakes["green"] > stakes["orange"] > stakes["blue"] > 0 > stakes["yellow"] > stakes["white"]


def test_m16_a_company_out_of_reach_is_no_stake() -> None:
    near, _ = studied([20, 20, 20, 20, 20, 20, 20, 20], left=10)
    far, _ = studied([20, 20, 20, 200, 20, 20, 20, 20], left=10)
    green = COLOURS.index("green")
    assert near.stake[green] > 3 * far.stake[green] > 0


def test_m15_exchanges_are_for_companies_that_do_well() -> None:
    """The open shares are orange 10, green 20, purple 30, black 40."""
    portfolio, state = studied([20, 20, 20, 5, 20, 60, 20, 20])
    gains = [portfolio.gain(state, 0, EXCHANGE + k) for k in range(8)]
    assert gains.index(max(gains)) == 6  # green 40 for black 40
    assert gains[2] < 0  # blue 20 for green 20
    unseen = [COLOURS.index(colour) for colour in ["purple", "red", "white", "yellow", "blue", "orange"]]
    average = sum(portfolio.value[company] for company in unseen) / 6
    assert gains[7] == pytest.approx(4 * (average - portfolio.value[COLOURS.index("green")]))


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 20, "metro") == 20


@pytest.mark.long
def test_a_beginner_beats_random() -> None:
    assert wins("beginner", "random", 20, "metro") >= 18


@pytest.mark.long
def test_steady_beats_a_beginner() -> None:
    """Not always: a beginner that could not win would be no company."""
    assert 24 <= wins("steady", "beginner", 40, "metro") <= 38


@pytest.mark.compiled
def test_strong_beats_steady() -> None:
    need_compiled()
    assert wins("strong", "steady", 40, "metro") >= 24


@pytest.mark.compiled
def test_expert_beats_strong() -> None:
    need_compiled()
    assert wins("expert", "strong", 20, "metro") >= 10


@pytest.mark.long
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_greedy_beats_random_with_modules(modules: dict[str, object]) -> None:
    game = metro()
    won = 0.0
    for number in range(8):
        bots = [make_bot("random", game, number), make_bot("random", game, number)]
        bots[number % 2] = make_bot("greedy", game)
        winners = play(game.new(2, number // 2, modules), bots).result().winners
        won += (number % 2 in winners) / len(winners)
    assert won >= 6


def test_slips_follow_the_seed() -> None:
    game = metro()

    def moves(seed: int) -> list[int]:
        state = game.new(2, 1)
        bots = [make_bot("beginner", game, seed), make_bot("beginner", game, seed + 1)]
        made: list[int] = []
        while not state.is_over():
            seat = state.actors()[0]
            made.append(bots[seat].choose(state, seat))
            state.apply(seat, made[-1])
        return made

    assert moves(3) == moves(3)
    assert moves(3) != moves(5)
