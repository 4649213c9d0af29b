"""Pencil powers (N21): what each makes possible, once a round, and how it meets the other rules."""

from __future__ import annotations

import pytest

from tests.rules.london_tables import LINE_OF_20, Table

UNDERGROUNDS = "u-square u-pentagon u-triangle u-circle u-joker"


# --- joker ------------------------------------------------------------------------------------------------------------


def test_n21_joker_leads_to_any_station() -> None:
    table = Table("circle square", powers={"green": "joker"})
    assert table.legal() == [
        "skip",
        *("draw F1-D3", "draw A3-D3"),
        *(f"draw {section} joker" for section in ("B1-D3", "D2-D3", "D3-G3", "D3-C4", "D3-E4", "D3-D7")),
    ]
    table.play("A draw D3-D7 joker")
    assert table.line().sections == ("D3-D7",)
    assert table.told("event-section")[0].params["power"] == "joker"


def test_n21_a_power_is_used_once_in_a_round() -> None:
    table = Table("circle square", powers={"green": "joker"})
    assert not table.sheet().power_used
    table.play("A draw D3-D7 joker")
    assert (table.sheet().power, table.sheet().power_used) == ("joker", True)
    assert table.legal(ending="joker") == []
    assert table.refused("A draw D3-E4 joker") == ("N21", "why-power-used")
    assert table.why("A draw D3-E4 joker") == {"power": "joker"}


def test_n21_a_power_that_is_not_needed_is_not_offered() -> None:
    table = Table("circle joker", powers={"green": "joker"})
    assert table.refused("A draw A3-D3 joker") == ("N21", "why-power-not-needed")
    table.play("A skip")
    assert table.legal(ending=" joker") == []  # the card is a joker already
    assert table.refused("A draw D3-E4 joker") == ("N21", "why-power-not-needed")


def test_n21_joker_keeps_the_other_rules() -> None:
    table = Table("square pentagon circle", powers={"green": "joker"})
    table.draw("D2-D3 D2-G2")
    assert table.refused("A draw E1-D2 joker") == ("N10", "why-not-an-end")
    assert table.refused("A draw F1-D3 joker") == ("N12", "why-crossed")


def test_n21_joker_with_a_switch_card() -> None:
    table = Table("square pentagon switch circle", powers={"green": "joker"})
    table.draw("D2-D3 D2-G2")
    assert "draw E1-D2 joker" in table.legal()


def test_n21_other_powers_are_refused_by_name() -> None:
    table = Table("circle square", powers={"green": "joker"})
    for line in ("A draw A3-D3 again", "A draw A3-D3 switch", "A mark D3"):
        assert table.refused(line) == ("N21", "why-power-not-held")
    assert table.why("A mark D3") == {"power": "double", "pencil": "green", "held": "joker"}
    assert table.refused("A mark none") == ("N21", "why-power-not-held")
    plain = Table("circle square")
    assert plain.refused("A mark none") == ("N21", "why-power-not-held")
    assert plain.why("A mark none") == {"power": "double", "pencil": "green", "held": "none"}
    assert plain.refused("A draw D3-E4 joker") == ("N21", "why-power-not-held")
    assert plain.why("A draw D3-E4 joker") == {"power": "joker", "pencil": "green", "held": "none"}


def test_n21_the_power_goes_round_with_its_pencil() -> None:
    table = Table(players=2, powers={"green": "joker", "purple": "again", "blue": "switch", "pink": "double"})
    held = []
    for _ in range(4):
        held.append([sheet.power for sheet in table.view().sheets])
        table.skip_round()
    assert held == [["joker", "switch"], ["again", "double"], ["switch", "joker"], ["double", "again"]]


def test_n21_the_use_of_a_power_is_shown_with_the_decision() -> None:
    table = Table("circle square", players=2, powers={"green": "joker"})
    table.play("A draw D3-D7 joker")
    assert [table.view(letter).sheets[0].power_used for letter in ("A", "B", None)] == [False, False, False]
    table.play("B skip")
    assert table.view("B").sheets[0].power_used


# --- switch -----------------------------------------------------------------------------------------------------------


def test_n21_switch_starts_anywhere() -> None:
    table = Table("square pentagon triangle circle", powers={"green": "switch"})
    assert table.legal(ending="switch") == []
    table.draw("D2-D3")
    assert table.legal(ending="switch") == []  # both stations are ends: it would change nothing
    table.draw("D2-G2")
    assert table.legal(ending="switch") == ["draw E1-D2 switch", "draw D2-F4 switch"]
    assert table.refused("A draw B1-D3 switch") == ("N21", "why-power-not-needed")
    assert table.refused("A draw C1-D2 switch") == ("N10", "why-wrong-symbol")
    table.play("A draw E1-D2 switch")
    assert table.sheet().power_used
    assert table.line().ends == ("E1", "G2", "D3")


def test_n21_switch_beside_a_switch_card_changes_nothing() -> None:
    table = Table("square pentagon switch triangle circle", powers={"green": "switch"})
    table.draw("D2-D3 D2-G2")
    assert table.legal(ending=" switch") == []
    assert table.refused("A draw E1-D2 switch") == ("N21", "why-power-not-needed")


# --- again ------------------------------------------------------------------------------------------------------------


def test_n21_again_draws_a_second_section_to_the_same_symbol() -> None:
    table = Table("square circle", powers={"green": "again"})
    assert table.legal() == ["skip", "draw D2-D3", "draw D3-G3", "draw D2-D3 again", "draw D3-G3 again"]
    table.play("A draw D2-D3 again")
    assert table.view().turn == 1
    assert table.line().sections == ()
    assert table.sheet().first == "D2-D3"
    assert table.sections() == {"D3-G3", "C1-D2", "D2-F4"}  # N21a: the central station too; N21c: from D2 as well
    assert "skip" not in table.legal()
    assert table.refused("A skip") == ("N21", "why-second-first")
    assert table.why("A draw D3-G3 again") == {"section": "D2-D3"}
    assert table.refused("A draw E1-D2") == ("N21", "why-wrong-symbol")
    table.play("A draw C1-D2")
    assert table.line().sections == ("C1-D2", "D2-D3")
    assert [event.params["power"] for event in table.events if event.key == "event-section"] == ["none", "again"]
    assert table.sheet().power_used
    assert table.sheet().first is None
    assert (table.view().turn, table.line().ends) == (2, ("C1", "D3"))


def test_n21_after_a_joker_the_second_has_the_symbol_of_the_station_first_reached() -> None:
    table = Table("joker circle", powers={"green": "again"})
    table.play("A draw D3-E4 again")
    assert table.sections() == {"B1-D3", "E1-E4", "E4-F4"}
    assert table.refused("A draw D2-D3") == ("N21", "why-wrong-symbol")
    assert table.why("A draw D2-D3") == {"section": "D2-D3", "station": "D2", "has": "square", "symbol": "triangle"}


def test_n21a_after_a_joker_to_the_central_station_the_second_leads_anywhere() -> None:
    table = Table("triangle joker", powers={"green": "again"})
    table.draw("D3-E4")
    table.play("A draw E4-F4 again")
    assert {"F4-G4", "F4-F5", "F4-E5", "G3-F4", "D2-F4", "F1-F4", "F4-H6", "D2-D3", "D3-G3"} <= table.sections()


def test_n21a_with_a_symbol_the_second_keeps_to_it_after_the_central_station() -> None:
    table = Table("triangle square", powers={"green": "again"})
    table.draw("D3-E4")
    table.play("A draw E4-F4 again")
    assert table.sections() == {"D2-D3", "D3-G3", "D2-F4", "G3-F4", "F4-F5"}


def test_n21c_the_second_section_sees_the_map_with_the_first() -> None:
    table = Table("circle triangle", powers={"green": "again"})
    table.draw("F1-D3")
    table.play("A draw E1-F1 again")
    assert table.refused("A draw E1-F1") == ("N12", "why-section-drawn")
    assert table.refused("A draw E1-G3") == ("N12", "why-crossed")
    assert "E1-E4" not in table.sections()  # it crosses F1-D3
    assert "D3-E4" in table.sections()


def test_n21c_without_a_possible_second_section_the_power_is_not_offered() -> None:
    """After B1-D3 the line ends at A3 and B1, and neither is joined to another triangle."""
    table = Table("circle triangle", powers={"green": "again"})
    table.draw("A3-D3")
    assert table.legal() == ["skip", "draw B1-D3", "draw D3-E4", "draw D3-E4 again"]
    assert table.refused("A draw B1-D3 again") == ("N21c", "why-no-second")
    assert table.why("A draw B1-D3 again") == {"section": "B1-D3"}


def test_n21c_a_first_section_from_the_middle_uses_up_the_switch_card() -> None:
    table = Table("square pentagon switch triangle", powers={"green": "again"})
    table.draw("D2-D3 D2-G2")
    table.play("A draw E1-D2 again")  # from the middle
    assert table.sections() == {"B1-D3", "D3-E4", "H1-G2", "G2-E4"}
    assert table.refused("A draw D2-F4") == ("N21c", "why-switch-spent")
    assert table.why("A draw D2-F4") == {"section": "D2-F4", "station": "D2"}


def test_n21c_a_first_section_from_an_end_leaves_the_switch_to_the_second() -> None:
    table = Table("square pentagon switch triangle", powers={"green": "again"})
    table.draw("D2-D3 D2-G2")
    table.play("A draw H1-G2 again")  # from an end
    assert {"E1-D2", "D2-F4", "B1-D3", "D3-E4", "G2-E4"} == table.sections()
    table.play("A draw E1-D2")
    assert set(table.line().sections) == {"D2-D3", "D2-G2", "H1-G2", "E1-D2"}


def test_n21_a_first_section_is_shown_to_nobody_else() -> None:
    table = Table("square circle", players=2, powers={"green": "again"})
    before = table.view("B")
    table.play("A draw D2-D3 again")
    assert table.view("B") == before
    assert table.events == []  # N5a: nobody is told that a power is being used
    assert table.view().actors == (0, 1)
    table.play("B skip", "A draw C1-D2")
    assert table.view("B").sheets[0].line.sections == ("C1-D2", "D2-D3")


# --- double -----------------------------------------------------------------------------------------------------------


def test_n21_a_marked_station_counts_as_two() -> None:
    """The book's example: 6 x 3 + 2 = 20 becomes 6 x 4 + 2 = 26."""
    cards, sections = LINE_OF_20
    plain = Table(cards)
    plain.draw(sections)
    assert plain.sheet().lines[0].points == 20
    table = Table(cards, powers={"green": "double"})
    table.draw(sections)
    assert table.view().phase == "last-mark"
    assert table.line().points == 20
    assert {text: move.after for text, move in table.offers().items()} == {
        "mark none": 20,
        **{f"mark {station}": 26 for station in ("B1", "B2", "A3")},
        **{f"mark {station}": 20 for station in ("A1", "D3", "C6", "D7", "C8")},
    }
    table.play("A mark B2")
    assert table.sheet().lines[0].points == 26
    assert table.sheet().lines[0].marked == "B2"
    scored = table.told("event-line-scored")[0].params
    assert scored["points"] == 26
    assert max(scored["visited"].values()) == 4
    assert table.view().round == 2


def test_n21d_a_station_may_be_marked_at_any_moment() -> None:
    table = Table("square pentagon circle", powers={"green": "double"})
    assert table.legal(ending="D3") == ["draw D2-D3"]
    assert table.refused("A mark D3") == ("N21d", "why-nothing-to-mark")
    table.draw("D2-D3")
    assert [text for text in table.legal() if "mark" in text] == ["mark D2", "mark D3"]
    assert table.refused("A mark G2") == ("N21", "why-not-on-line")
    assert table.refused("A mark none") == ("N21d", "why-not-the-last-moment")
    table.play("A mark D3")
    assert table.view().turn == 2
    assert (table.sheet().marking, table.line().marked, table.line().points) == ("D3", None, 2)
    assert [text for text in table.legal() if "mark" in text] == []
    assert table.refused("A mark D2") == ("N21", "why-power-used")
    assert table.refused("A mark none") == ("N21", "why-power-used")
    offered = {text: (move.before, move.after) for text, move in table.offers().items()}
    assert (offered["skip"], offered["draw D2-G2"]) == ((2, 3), (2, 4))  # with the station that is marked already
    table.play("A draw D2-G2")
    assert (table.line().marked, table.line().points, table.sheet().power_used) == ("D3", 1 * 4, True)


def test_n21d_a_mark_is_shown_with_the_decisions_of_its_turn() -> None:
    table = Table("square pentagon circle", players=2, powers={"green": "double"})
    table.play("A draw D2-D3", "B skip")
    before = table.view("B")
    table.play("A mark D3")
    assert table.view("B") == before
    assert table.events == []
    table.play("B skip")
    assert table.view("B").sheets[0].line.marked is None
    table.play("A skip")
    assert table.view("B").sheets[0].line.marked == "D3"
    assert [event.key for event in table.events][:2] == ["event-mark", "event-skip"]


def test_n21d_the_last_moment_is_for_the_seat_with_the_unused_power_alone() -> None:
    table = Table(UNDERGROUNDS, players=3, powers={"blue": "double"})
    assert table.sheet("C").pencil == "blue"
    for turn in range(5):
        section = next(iter(sorted(table.sections("C"))), None)
        table.play("A skip", "B skip", f"C draw {section}" if turn == 0 else "C skip")
    assert (table.view().phase, table.view().actors, table.view().round) == ("last-mark", (2,), 1)
    assert table.told("event-last-mark")[0].params == {"seat": 2}
    assert table.refused("A mark D3") == ("N21d", "why-another-marks")
    assert table.why("A skip") == {"seat": 2}
    assert table.refused("C skip") == ("N6", "why-card-played")
    table.play("C mark none")
    assert (table.view().phase, table.view().round) == ("turn", 2)
    assert table.sheet("C").lines[0].marked is None


@pytest.mark.parametrize("used", [True, False])
def test_n21d_there_is_no_last_moment_without_anything_to_mark(used: bool) -> None:
    """Nothing drawn, or the power used."""
    table = Table(UNDERGROUNDS, powers={"green": "double"})
    if used:
        table.draw("D2-D3")
        table.play("A mark D2", "A skip", "A skip", "A skip", "A skip")
    else:
        for _ in range(5):
            table.play("A skip")
    assert (table.view().phase, table.view().round) == ("turn", 2)


def test_n21_a_mark_counts_in_no_other_line_and_for_nothing_else() -> None:
    table = Table("u-square u-pentagon u-triangle u-circle u-joker", powers={"green": "double"})
    table.draw("D2-D3")
    table.play("A mark D2", "A draw D2-F4", "A skip", "A skip", "A skip")
    sheet = table.sheet()
    assert sheet.lines[0].points == 2 * 3  # north: D3 and D2 twice; centre: F4
    assert sheet.lines[0].districts == 2
    assert sheet.sites == 1
    assert sheet.interchanges == {}
    assert table.sheet().line.marked is None
