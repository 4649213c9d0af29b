"""Cards, turns and rounds (N2, N5-N8), above all the switch card."""

from __future__ import annotations

import pytest

from peron.rules.contract import Message
from tests.rules.london_tables import Table

BRANCH = "E1-D2"
"""A section from the middle of the line D3-D2-G2 to a triangle."""


def test_n5_a_card_is_turned_up_and_all_decide_at_once() -> None:
    table = Table("u-circle square", players=3)
    assert table.view().card == "underground-circle"
    assert table.view().actors == (0, 1, 2)
    table.play("B skip")
    assert table.view().actors == (0, 2)
    assert [sheet.decided for sheet in table.view().sheets] == [False, True, False]
    assert table.refused("B skip") == ("N5", "why-already-decided")
    table.play("C skip", "A draw A3-D3")
    assert table.view().actors == (0, 1, 2)
    assert table.view().revealed == ("underground-circle", "street-square")


def test_n5a_decisions_are_shown_together() -> None:
    table = Table("u-circle square", players=2)
    table.play("A draw A3-D3")
    assert [event.key for event in table.events] == ["event-decided"]
    assert table.events[0].seen_by(0).params == {
        "seat": 0,
        "decision": Message("decision-draw", {"sections": ["A3-D3"]}),
    }
    assert table.events[0].seen_by(1).params == table.events[0].seen_by(None).params == {"seat": 0, "decision": None}
    assert table.view("A").sheets[0].decision == Message("decision-draw", {"sections": ["A3-D3"]})
    assert table.view("B").sheets[0].decision is None
    for letter in ("A", "B", None):
        assert table.view(letter).sheets[0].line.sections == ()
    table.play("B skip")
    assert [event.key for event in table.events] == ["event-section", "event-skip", "event-card"]
    assert table.view("B").sheets[0].line.sections == ("A3-D3",)
    assert table.sheet("A").decision is None


@pytest.mark.parametrize(("players", "shown"), [(1, False), (2, True)])
def test_n5a_the_last_decisions_of_the_game_are_shown_too(players: int, shown: bool) -> None:
    """No card is turned up after them. Alone there is nobody they were hidden from."""
    table = Table(players=players)
    while not table.state.is_over():
        before = int(table.state.reveals)
        table.play(*(f"{letter} skip" for letter in "AB"[:players]))
    assert (table.state.reveals > before) == shown


def test_n5_all_cards_of_the_round_stay_in_sight() -> None:
    table = Table("u-circle square switch u-joker triangle", "pentagon")
    for _ in range(3):
        table.play("A skip")
    view = table.view("A")
    assert view.revealed == (
        "underground-circle",
        "street-square",
        "street-switch",
        "underground-joker",
        "street-triangle",
    )
    assert len(set(view.revealed)) == 5
    assert set(view.revealed) <= set(ALL)


ALL = [
    f"{kind}-{symbol}"
    for kind in ("street", "underground")
    for symbol in ("square", "triangle", "pentagon", "circle", "joker")
]
ALL.append("street-switch")


@pytest.mark.parametrize(
    ("cards", "turns"),
    [
        ("u-square u-triangle u-pentagon u-circle u-joker", 5),
        ("u-square switch u-triangle u-pentagon u-circle u-joker", 5),
        ("u-square u-triangle u-pentagon u-circle switch u-joker", 5),
        ("square u-square u-triangle u-pentagon joker u-circle u-joker", 7),
        ("square triangle pentagon circle joker u-square u-triangle u-pentagon u-circle u-joker", 10),
        ("square triangle switch pentagon circle joker u-square u-triangle u-pentagon u-circle u-joker", 10),
    ],
)
def test_n6_the_round_ends_after_the_turn_of_the_fifth_underground_card(cards: str, turns: int) -> None:
    table = Table(cards)
    for turn in range(1, turns + 1):
        assert (table.view().round, table.view().turn) == (1, turn)
        table.play("A skip")
    assert (table.view().round, table.view().turn) == (2, 1)


def test_n6_the_last_card_is_still_played() -> None:
    table = Table("u-square u-triangle u-pentagon u-joker u-circle")
    for _ in range(4):
        table.play("A skip")
    assert table.view().undergrounds == 5
    assert table.sections() == {"A3-D3", "F1-D3"}
    table.play("A draw A3-D3")
    assert table.sheet().lines[0].sections == ("A3-D3",)
    assert table.view().round == 2


def test_n2_four_rounds_and_the_game_is_over() -> None:
    table = Table(players=2)
    for round in range(1, 5):
        assert table.view().round == round
        assert table.sheet().line.pencil == table.sheet().pencils[round - 1]
        table.skip_round()
    assert table.state.is_over()
    assert table.view().phase == "over"
    assert table.view("A").moves == ()
    assert table.refused("A skip") == ("N18", "why-game-over")
    assert len(table.sheet().lines) == 3
    assert table.sheet().line.pencil == "pink"


def test_n8_any_card_may_be_skipped() -> None:
    table = Table("joker u-circle")
    assert "skip" in table.legal()
    table.play("A skip")
    assert table.line().sections == ()
    assert "skip" in table.legal()


# --- N7 ---------------------------------------------------------------------------------------------------------------


def test_n7_a_switch_in_the_third_turn_lets_a_section_start_anywhere() -> None:
    table = Table("square pentagon switch triangle circle")
    table.draw("D2-D3 D2-G2")
    view = table.view("A")
    assert view.revealed == ("street-square", "street-pentagon", "street-switch", "street-triangle")
    assert (view.turn, view.card, view.switch) == (3, "street-triangle", "in-force")
    assert table.told("event-card")[0].params["switch"] == "in-force"
    assert table.sections() == {"B1-D3", "D3-E4", "H1-G2", "G2-E4", BRANCH, "D2-F4"}
    table.play(f"A draw {BRANCH}")
    assert table.line().ends == ("E1", "G2", "D3")  # N10a: the branch has an end of its own
    assert table.view().switch == "past"


@pytest.mark.parametrize("cards", ["switch square pentagon triangle", "square switch pentagon triangle"])
def test_n7_a_switch_in_the_first_or_second_turn_is_ignored(cards: str) -> None:
    table = Table(cards)
    table.draw("D2-D3 D2-G2")
    assert (table.view().turn, table.view().switch) == (3, "past")
    assert table.sections() == {"B1-D3", "D3-E4", "H1-G2", "G2-E4"}
    assert table.refused(f"A draw {BRANCH}") == ("N10", "why-not-an-end")


def test_n7_an_ignored_switch_brings_the_next_card_at_once() -> None:
    table = Table("switch u-circle square")
    view = table.view()
    assert (view.turn, view.card, view.switch, view.undergrounds) == (1, "underground-circle", "ignored", 1)
    assert table.sections() == {"A3-D3", "F1-D3"}
    assert Table("square switch u-circle").view().switch == "unseen"


def test_n7a_an_ignored_switch_is_no_turn_of_its_own() -> None:
    """With the switch first, the third card is the second turn; with the switch third, that is the third turn."""
    early = Table("switch square pentagon triangle")
    early.draw("D2-D3")
    assert early.view().turn == 2
    late = Table("square pentagon switch triangle")
    late.draw("D2-D3 D2-G2")
    assert (late.view().turn, late.view().switch) == (3, "in-force")


def test_n7_a_skipped_turn_counts_as_a_turn() -> None:
    table = Table("square pentagon switch triangle")
    table.play("A skip", "A skip")
    assert table.view().switch == "in-force"


def test_n7_the_switch_with_a_joker_leads_from_anywhere_to_anywhere() -> None:
    table = Table("square pentagon switch joker")
    table.draw("D2-D3 D2-G2")
    assert {"C1-D2", "E1-D2", "D2-F4", "F1-G2", "D3-D7", "A3-D3"} <= table.sections()
    assert "F1-D3" not in table.sections()  # it would cross D2-G2


def test_n7_the_switch_lasts_one_turn() -> None:
    table = Table("square pentagon switch circle triangle")
    table.draw("D2-D3 D2-G2")
    table.play("A skip")
    assert table.view().switch == "past"
    assert BRANCH not in table.sections()


def test_n7_the_switch_may_come_with_the_last_card() -> None:
    table = Table("u-square u-pentagon u-circle u-joker switch u-triangle")
    table.draw("D2-D3 D2-G2")
    table.play("A skip", "A skip")
    assert (table.view().undergrounds, table.view().switch) == (5, "in-force")
    table.play(f"A draw {BRANCH}")
    assert table.view().round == 2
    assert BRANCH in table.sheet().lines[0].sections
    assert table.view().switch == "unseen"


def test_n7_an_end_of_a_branch_is_an_end_like_others() -> None:
    table = Table("square pentagon switch triangle circle")
    table.draw(f"D2-D3 D2-G2 {BRANCH}")
    assert {"E1-F1", "F1-G2", "A3-D3"} <= table.sections()
