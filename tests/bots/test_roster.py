"""Bots are found by their names, and a name that is none says which was perhaps meant."""

from __future__ import annotations

import pytest

import peron
from peron.bots import LEVELS, UnknownBot, bot_names, make_bot


def test_levels_and_kinds_are_names() -> None:
    assert LEVELS == ("beginner", "steady", "strong", "expert")
    assert bot_names() == (*LEVELS, "random", "greedy", "search")
    game = peron.game("berlin")
    assert [make_bot(name, game).name for name in bot_names()] == list(bot_names())
    assert make_bot("search:40", game).name == "search:40"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("gredy", "greedy"), ("begginer", "beginner"), ("Steady", "steady"), ("stong", "strong"), ("exprt", "expert")],
)
def test_unknown_names_suggest_the_nearest(typed: str, meant: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot(typed, peron.game("berlin"))
    assert refused.value.params["suggestion"] == meant
    assert refused.value.params["known"] == list(bot_names())


@pytest.mark.parametrize(
    "name", ["search:", "search:fast", "search:0", "search:-3", "search:0s", "greedy:5", "strong:500", "expert:"]
)
def test_budgets_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, peron.game("berlin"))
