"""Who has won, and by what, as it is said at the end of every game."""

from __future__ import annotations

import pytest

import peron
from peron.rules.contract import Message, Result, ranks
from peron.rules.verdict import verdict_of
from peron.text import Scene, Texts, languages


def verdict(game: str, *keys: tuple[int, ...], conceded: tuple[int, ...] = ()) -> Message:
    """Of points, and what else tells equals apart."""
    stayed = [(seat not in conceded, *key) for seat, key in enumerate(keys)]
    result = Result(tuple(key[0] for key in keys), ranks([tuple(map(int, key)) for key in stayed]))
    return verdict_of(peron.game(game), result, conceded)


@pytest.mark.parametrize("game", peron.games())
def test_more_points_win_by_so_many(game: str) -> None:
    assert verdict(game, (40,), (57,), (50,)) == Message("verdict-points", {"seat": 1, "points": 7})


@pytest.mark.parametrize(("game", "rule", "kind"), [("berlin", "T20", "tickets"), ("london", "N19", "lines")])
def test_t20_n19_equal_points_are_told_apart_by_what_else_counts(game: str, rule: str, kind: str) -> None:
    assert verdict(game, (57, 2), (57, 3)) == Message(f"verdict-{kind}", {"seat": 1, "rule": rule})
    assert verdict(game, (57, 3), (57, 3)) == Message(f"verdict-shared-{kind}", {"seats": (0, 1), "rule": rule})


def test_m10a_equal_points_share_the_victory() -> None:
    assert verdict("metro", (9,), (20,), (20,)) == Message("verdict-shared", {"seats": (1, 2), "rule": "M10a"})


def test_whoever_conceded_is_no_rival_whatever_they_had() -> None:
    assert verdict("berlin", (60,), (40,), conceded=(0,)) == Message("verdict-conceded", {"seat": 1})
    assert verdict("berlin", (60,), (40,), (31,), conceded=(0,)) == Message("verdict-points", {"seat": 1, "points": 9})


def test_n23_alone_the_points_have_a_rank_unless_the_game_was_given_up() -> None:
    assert verdict("london", (500,)) == Message("verdict-rank", {"points": 500, "rank": 5, "rule": "N23"})
    assert verdict("london", (0,)).params["rank"] == 0
    assert verdict("london", (500,), conceded=(0,)) == Message("verdict-alone", {"points": 500})


@pytest.mark.parametrize("language", languages())
def test_the_winner_is_told_so_and_the_others_who_it_is(language: str) -> None:
    said = verdict("berlin", (57, 2), (57, 3))
    told = [Texts(language).words(Scene(peron.game("berlin"), ("Ola", "Jan"), seat)).message(said) for seat in (0, 1)]
    assert "Jan" in told[0]
    assert "Jan" not in told[1]
    assert all("T20" in one for one in told)
