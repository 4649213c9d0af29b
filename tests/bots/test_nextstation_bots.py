"""The bots of Next Station: London: legal with every module, blind to the order of the cards, each level better."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from statistics import fmean

import pytest

import peron
from peron.bots import make_bot
from peron.bots.nextstation.decisions import Decisions, best_mark
from peron.bots.nextstation.network import NetworkFacts, NetworkSketch
from peron.bots.nextstation.rows import Rows
from peron.bots.nextstation.search import Level, LookAhead
from peron.bots.nextstation.sketch import POINT
from peron.bots.nextstation.weights import LANES, WORDS, Weights, packed, weights_of
from peron.rules.nextstation.actions import MARK_NONE
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.scoring import final_score, standing
from peron.rules.nextstation.sheet import NO_SECTION
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import LAST_MARK, TURN
from tests.bots.games import need_compiled, play

MODULES = [{"objectives": objectives, "powers": powers} for objectives, powers in product((False, True), repeat=2)]
BOTH = MODULES[-1]


def london() -> NextStationGame:
    game = peron.game("london")
    assert isinstance(game, NextStationGame)
    return game


def alone(name: str, games: int, options: dict[str, bool] | None = None) -> float:
    """The mean score of a bot in so many games alone."""
    game = london()
    ends = [play(game.new(1, seed, options), [make_bot(name, game, seed)]) for seed in range(games)]
    return fmean(int(end.total(0)) for end in ends)


def positions(seed: int, options: dict[str, bool], bot: str = "beginner") -> Iterator[NextStationState]:
    """Every decision of a game alone."""
    game = london()
    state = game.new(1, seed, options)
    player = make_bot(bot, game, seed)
    while not state.is_over():
        yield state
        state.apply(0, player.choose(state, 0))


def weights() -> Weights:
    read = weights_of(london().city)
    assert read is not None
    return read


def facts_of(state: NextStationState) -> NetworkFacts:
    return NetworkFacts(state.city, state.setting, 0, weights())


# --- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", MODULES, ids=lambda options: "-".join(n for n, on in options.items() if on) or "base"
)
@pytest.mark.parametrize("name", ["greedy", "beginner", "strong", "search:60"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_move_is_legal_with_every_module(name: str, players: int, options: dict[str, bool]) -> None:
    game = london()
    bots = [make_bot(name, game, seat) for seat in range(players)]
    assert play(game.new(players, players, options), bots).is_over()  # `apply` refuses what is not legal


@pytest.mark.parametrize("name", ["greedy", "beginner", "strong", "search:300"])
def test_a_decision_does_not_depend_on_the_order_of_the_cards(name: str) -> None:
    for number, state in enumerate(positions(3, BOTH)):
        if number % 4:
            continue
        move = make_bot(name, london(), 9).choose(state, 0)
        for k in range(3):
            other = state.sample(0, peron.Random(k))
            assert other.view(0) == state.view(0)
            assert make_bot(name, london(), 9).choose(other, 0) == move


def test_the_same_seed_and_budget_play_the_same_game() -> None:
    game = london()
    for name in ("beginner", "search:300"):
        ends = [str(play(game.new(1, 5, BOTH), [make_bot(name, game, 8)])) for _ in range(2)]
        assert ends[0] == ends[1]


def test_a_bot_plays_several_seats_and_games_one_after_another() -> None:
    """What it remembers of one table does not spoil the next."""
    game = london()
    bot = make_bot("search:60", game)
    for players in (1, 2):
        fresh = [make_bot("search:60", game) for _ in range(players)]
        ours, theirs = game.new(players, 4, BOTH), game.new(players, 4, BOTH)
        assert str(play(ours, [bot] * players)) == str(play(theirs, fresh))


# --- how strong -------------------------------------------------------------------------------------------------------


def test_each_bot_is_better_than_the_one_before() -> None:
    games = 12
    means = [alone(name, games) for name in ("random", "beginner", "greedy", "strong")]
    assert means[0] < 100
    assert means[0] + 10 < means[1]
    assert means[1] + 8 < means[2]
    assert means[2] + 8 < means[3]


def test_greedy_makes_a_hundred_and_twenty_eight_points() -> None:
    assert alone("greedy", 60) >= 128


@pytest.mark.compiled
def test_looking_ahead_is_better_than_not() -> None:
    need_compiled()
    assert alone("search:2000", 40) > alone("strong", 40) + 2


@pytest.mark.compiled
def test_an_expert_makes_a_hundred_and_fifty_five_points() -> None:
    need_compiled()
    assert alone("expert", 40) >= 155


# --- decisions --------------------------------------------------------------------------------------------------------


def test_decisions_are_the_legal_moves() -> None:
    """As moves, they are what the rules allow but for marks, which wait for the last moment."""
    seen = set()
    for seed in range(6):
        for state in positions(seed, BOTH, "random"):
            sheet = state.sheets[0]
            if state.phase != TURN or sheet.marking != -1:
                continue
            decisions = Decisions(state.city)
            decisions.list_for(state, sheet)
            moves = {int(decisions.move(n, sheet.first)) for n in range(decisions.count)}
            assert moves == {move for move in state.moves(0) if move < state.city.actions.mark}
            seen.add(int(sheet.power) if sheet.first == NO_SECTION else "second")
    assert seen == {-1, 0, 1, 2, 3, "second"}


def test_two_sections_are_drawn_in_one_turn_when_the_pencil_allows_it() -> None:
    """N21: once in a game, in the round of that pencil."""
    pairs = 0
    for seed in range(8):
        game = london()
        state = game.new(1, seed, {"powers": True})
        bot = make_bot("strong", game)
        while not state.is_over():
            move = bot.choose(state, 0)
            state.apply(0, move)
            pairs += game.city.actions.again <= move < game.city.actions.mark
    assert pairs == 8


def test_the_mark_brings_as_many_points_as_the_line_has_districts() -> None:
    """N21: the station is marked where the line has most."""
    marks = 0
    for seed in range(6):
        for state in positions(seed, {"powers": True}, "greedy"):
            if state.phase == LAST_MARK:
                with_mark, without = state.clone(), state.clone()
                line = state.sheets[0].line
                with_mark.apply(0, int(state.city.actions.mark + best_mark(state.city, state.sheets[0])))
                without.apply(0, MARK_NONE)
                gained = with_mark.sheets[0].points - without.sheets[0].points
                assert gained == line.districts
                marks += 1
    assert marks >= 5


# --- the sketch -------------------------------------------------------------------------------------------------------


def test_standing_is_the_final_score_of_the_finished_sheet() -> None:
    for seed in range(4):
        for state in positions(seed, BOTH, "random"):
            objectives, modules = state.setting.objectives, state.setting.modules
            expected = final_score(state.city, state.finished(0), objectives, modules)
            assert standing(state.city, state.sheets[0], objectives, modules) == expected == state.total(0)


def sums(sketch: NetworkSketch) -> list[int]:
    return [int(getattr(sketch, f"sum_{word}")) for word in range(WORDS)]


@pytest.mark.parametrize("seed", range(3))
def test_a_sketch_follows_the_game(seed: int) -> None:
    """Kept up to date step by step, it is the same as made anew; and so is what it says the sheet is worth."""
    followed: NetworkSketch | None = None
    for state in positions(seed, {"objectives": True, "powers": False}, "greedy"):
        made = NetworkSketch(facts_of(state))
        made.take(state)
        if followed is None:
            followed = made
        new_round = followed.round != state.round or followed.turn == 0
        turned = [int(state.card(at)) for at in range(state.turned)]
        if followed is not made:
            come = [card for card in turned if followed.left & 2**card]
            if 10 in come:
                followed.turn_up_switch()
            followed.turn_up(next(card for card in come if card != 10))
        assert sums(followed) == sums(made), (new_round, turned)
        assert followed.worth() == made.worth()
        assert followed.points() == state.total(0)
        move = make_bot("greedy", london()).choose(state, 0)
        if move:
            followed.draw(move - 2)
        followed.end_turn()


@pytest.mark.parametrize("seed", range(4))
def test_at_the_end_the_worth_is_the_score(seed: int) -> None:
    last = [state.clone() for state in positions(seed, MODULES[seed], "greedy") if state.phase == TURN][-1]
    level = Level(facts_of(last))
    level.turned.take(last)
    level.decisions.list_for(last, level.turned.sheet)
    for decision in range(level.decisions.count):
        end = last.clone()
        while not end.is_over():
            in_the_end = end.phase == LAST_MARK
            mark = int(end.city.actions.mark + best_mark(end.city, end.sheets[0]))
            end.apply(0, mark if in_the_end else level.decisions.move(decision, end.sheets[0].first))
        assert level.try_out(decision).over
        assert level.tried.worth() == POINT * end.total(0)


def test_lanes_never_run_into_each_other() -> None:
    """Each lane of a sum stays within its fifteen bits, in games of every kind."""
    read = weights()
    for number, options in enumerate(MODULES):
        for state in positions(number, options, "greedy"):
            if state.phase != TURN:
                continue
            sketch = NetworkSketch(facts_of(state))
            sketch.take(state)
            picked = sketch.network.picked
            n = sketch.look_up(picked)
            for word, kept in enumerate(sums(sketch)):
                total = kept + sum(int(read.rows[WORDS * picked[i] + word]) for i in range(n))
                lanes = [(total >> 15 * place) & 0x7FFF for place in range(4)]
                assert packed(lanes) == total
                assert all(2000 < lane < 30000 for lane in lanes)


def test_the_weights_are_complete() -> None:
    read = weights()
    assert len(read.rows) == WORDS * Rows(london().city).all
    assert len(read.first) == WORDS
    assert len(read.lanes) == LANES
    assert read.last > 0


# --- looking ahead ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [1, 100, 1000])
def test_a_budget_is_kept(budget: int) -> None:
    """Deciding at first sight is always possible; what comes after it is expected to fit."""
    for number, state in enumerate(positions(1, {}, "greedy")):
        if number % 5 == 0:
            ahead = LookAhead(facts_of(state), peron.Random(1))
            assert ahead.best_move(state, budget, 0.0) in state.moves(0)
            assert ahead.estimates < 2 * budget + 60


def test_seconds_are_a_budget_too() -> None:
    state = next(iter(positions(1, {}, "greedy")))
    ahead = LookAhead(facts_of(state), peron.Random(1))
    assert ahead.best_move(state, 0, 0.001) in state.moves(0)
    assert ahead.estimates > 0


def test_the_last_card_is_played_for_points_alone() -> None:
    """In the last turn of the game the estimate is the score itself: the best move is the one that scores most."""
    for seed in range(3):
        last = [state.clone() for state in positions(seed, {}, "greedy")][-1]
        totals = {}
        for move in last.moves(0):
            end = last.clone()
            end.apply(0, move)
            totals[move] = end.total(0)
        assert totals[make_bot("search:50", london()).choose(last, 0)] == max(totals.values())
