"""The day's ride: its days, its seed, what everybody's points add up to, and what is not allowed in one that counts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peron.rules.catalogue import game
from peron.rules.record import seed_hash
from peron.tables.log import Entry
from peron.tables.rides import (
    DAY,
    MOST_BARS,
    bars,
    beaten,
    date_of,
    day_at,
    day_of,
    middle,
    number_of,
    place_of,
    ridden,
    ride_table,
    seated,
    seed_of,
    streak,
)
from peron.tables.seats import TableError
from peron.tables.shown import show
from peron.tables.table import OVER, PLAYING, Table

TODAY = day_of(date(2026, 11, 16))
SCORES = st.dictionaries(st.integers(-40, 400), st.integers(1, 30), min_size=1, max_size=60)


def ride(counted: bool = True, seed: str = "5eed", **options: object) -> Table:
    setup = ride_table(game("london"), TODAY, seed, "ola", counted)
    table = Table(replace(setup, options={**setup.options, **options}))
    table.append(table.sit("ola", 0, "Ola"))
    return table


def play_on(table: Table, chance: random.Random, most: int = 1000) -> None:
    for _ in range(most):
        if table.status != PLAYING:
            return
        table.append(table.play("ola", 0, chance.choice(list(table.state.moves(0)))))


# --- days -------------------------------------------------------------------------------------------------------------


def test_a_day_is_one_of_utc() -> None:
    assert day_at(TODAY * DAY) == day_at((TODAY + 1) * DAY - 0.001) == TODAY
    assert day_at((TODAY + 1) * DAY) == TODAY + 1
    assert date_of(TODAY) == date(2026, 11, 16)
    assert number_of(TODAY) == 320
    assert all(day_of(date_of(day)) == day for day in range(0, 40_000, 7))


def test_a_seed_follows_from_the_secret_the_day_and_the_title_and_from_nothing_less() -> None:
    seeds = {
        seed_of(secret, day, title)
        for secret in ("one", "two")
        for day in range(TODAY, TODAY + 50)
        for title in ("london", "metro")
    }
    assert len(seeds) == 200
    assert {len(seed) for seed in seeds} == {32}
    assert seed_of("one", 20_000, "london") == "2372c4f15e86698a3b695c5bd69e37cf"


# --- everybody's points -----------------------------------------------------------------------------------------------


@given(SCORES, st.lists(st.integers(-40, 400), max_size=4))
def test_the_bars_hold_every_ride_once_and_leave_no_gap(scores: dict[int, int], bots: list[int]) -> None:
    found = bars(scores, bots)
    assert len(found) <= MOST_BARS
    assert all(bar.last + 1 == after.first for bar, after in pairwise(found))
    everybody = [points for points, rides in scores.items() for _ in range(rides)]
    assert [bar.rides for bar in found] == [sum(bar.first <= one <= bar.last for one in everybody) for bar in found]
    assert sum(bar.rides for bar in found) == len(everybody)
    assert all(found[0].first <= one <= found[-1].last for one in bots)


@given(SCORES)
def test_places_are_those_of_a_list_of_all(scores: dict[int, int]) -> None:
    everybody = sorted((points for points, rides in scores.items() for _ in range(rides)), reverse=True)
    for points in scores:
        assert place_of(points, scores) == everybody.index(points) + 1
        fewer = sum(other < points for other in everybody)
        assert beaten(points, scores) == (100 * fewer // (len(everybody) - 1) if len(everybody) > 1 else 0)
    assert middle(scores) == sorted(everybody)[(len(everybody) - 1) // 2]


def test_nobody_has_no_middle_and_no_bars() -> None:
    assert middle({}) is None
    assert bars({}) == ()


# --- day after day ----------------------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 30)), st.integers(0, 31))
def test_a_streak_is_the_days_in_a_row_that_reach_to_today_or_yesterday(days: set[int], today: int) -> None:
    past = {day for day in days if day <= today}
    found = streak(sorted(days), today)

    def back_from(day: int) -> int:
        return 0 if day not in past else 1 + back_from(day - 1)

    assert found.now == (back_from(today) or back_from(today - 1))
    assert found.longest == max(map(back_from, past), default=0)
    assert found.lost == bool(past and max(past) < today - 1)
    assert found.week == tuple(today - back in past for back in range(6, -1, -1))


# --- a ride that counts -----------------------------------------------------------------------------------------------


def test_what_was_seen_is_not_taken_back_in_a_ride_that_counts() -> None:
    chance = random.Random(1)
    refused = free = 0
    for counted in (True, False):
        table = ride(counted, powers=True)  # a power that is used shows nothing new
        while table.status == PLAYING:
            before = table.state.reveals
            play_on(table, chance, 1)
            if table.status != PLAYING:
                break
            if table.state.reveals == before:
                assert table.undo_is(0) == "free"
                table.undo("ola", 0)
                free += 1
            elif counted:
                assert table.undo_is(0) is None
                with pytest.raises(TableError) as error:
                    table.undo("ola", 0)
                assert error.value.key == "table-ride-undo"
                refused += 1
            else:
                table.undo("ola", 0)
    assert refused
    assert free


def test_nobody_helps_in_a_ride_that_counts() -> None:
    counts, practice = ride(), ride(counted=False)
    hint = counts.no_hint(0)
    assert hint is not None
    assert hint.key == "table-ride-alone"
    assert practice.no_hint(0) is None
    asked: list[Callable[[], list[Entry]]] = [
        lambda: counts.leave("ola", 0),
        lambda: counts.stand_in("ola", 0),
        lambda: counts.hand_over("jan", 0, "Jan"),
        lambda: practice.hand_over("jan", 0, "Jan"),
    ]
    for ask in asked:
        with pytest.raises(TableError) as error:
            ask()
        assert error.value.key == "table-ride-alone"
    assert practice.leave("ola", 0)


def test_its_table_never_tells_the_seed() -> None:
    table = ride()
    play_on(table, random.Random(2))
    assert table.status == OVER
    shown = show(table)
    assert shown.seed is None
    assert shown.seed_hash == seed_hash("5eed")
    assert (shown.ride, shown.counted) == (TODAY, True)


def test_only_what_was_ridden_to_the_end_in_time_has_points() -> None:
    table = ride()
    assert ridden(table, TODAY) is None, "it is under way"
    play_on(table, random.Random(3))
    done = ridden(table, TODAY)
    assert done is not None
    assert done.points == table.result().totals[0]
    late = ridden(table, TODAY + 1)
    assert late is not None
    assert late.points is None
    given_up = ride()
    given_up.append(given_up.concede("ola", 0))
    assert given_up.status == OVER
    spent = ridden(given_up, TODAY)
    assert spent is not None
    assert spent.points is None
    practice = ride(counted=False)
    play_on(practice, random.Random(4))
    assert ridden(practice, TODAY) is None


def test_a_ride_against_bots_seats_them_as_the_title_says() -> None:
    title = game("berlin").title
    of = game("berlin")
    against = replace(title, daily=game("london").title.daily)
    try:
        of.title = replace(against, daily=type(against.daily)(("steady", "expert"), {}))  # type: ignore[misc]
        daily = of.title.daily
        assert daily is not None
        table = seated(Table(ride_table(of, TODAY, "5eed", "ola", True)), daily)
        table.append(table.sit("ola", 0, "Ola"))
    finally:
        of.title = title
    assert [seat.level for seat in table.seats] == [None, "steady", "expert"]
    assert table.status == PLAYING


def test_everybody_is_dealt_the_same() -> None:
    moves = Counter[tuple[int, ...]]()
    for _ in range(3):
        table = ride()
        play_on(table, random.Random(5))
        moves[tuple(played.move for played in table.course.played)] += 1
    assert len(moves) == 1
    other = ride(seed="another")
    play_on(other, random.Random(5))
    assert tuple(played.move for played in other.course.played) not in moves


def test_the_last_day_of_a_leap_year_has_its_number() -> None:
    assert number_of(day_of(date(2028, 12, 31))) == 366
    assert date_of(day_of(date(2028, 2, 29)) + 1) == date(2028, 2, 29) + timedelta(1)
