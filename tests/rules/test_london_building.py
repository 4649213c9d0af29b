"""Where sections may run (N9-N15), and why others may not."""

from __future__ import annotations

from peron.rules.nextstation.moves import DISTRICT, RIVER
from peron.rules.nextstation.shapes import InterchangeGain
from tests.rules.london_tables import Table


def test_n9_the_first_section_starts_at_the_start_station() -> None:
    """The book's example: with a circle the green line goes from its start to the circle on its left."""
    table = Table("circle square")
    assert table.sections() == {"A3-D3", "F1-D3"}
    assert table.refused("A draw E1-F1") == ("N9", "why-not-the-start")
    assert table.why("A draw E1-F1") == {"section": "E1-F1", "start": "D3"}
    table.play("A draw A3-D3")
    assert table.line().stations == ("A3", "D3")


def test_n9_n10_the_section_leads_to_the_symbol_of_the_card() -> None:
    table = Table("circle square")
    assert table.refused("A draw D3-E4") == ("N9", "why-wrong-symbol")
    assert table.why("A draw D3-E4") == {"section": "D3-E4", "station": "E4", "has": "triangle", "symbol": "circle"}
    table.play("A draw A3-D3")
    assert table.refused("A draw D3-E4") == ("N10", "why-wrong-symbol")
    assert table.sections() == {"A3-A4", "A3-C5", "D2-D3", "D3-G3"}  # both ends, squares


def test_n10_later_sections_start_at_an_end() -> None:
    table = Table("square pentagon triangle")
    table.draw("D2-D3 D2-G2")
    assert table.line().ends == ("G2", "D3")
    assert table.refused("A draw E1-D2") == ("N10", "why-not-an-end")
    assert table.why("A draw E1-D2") == {"section": "E1-D2", "station": "D2"}
    assert table.refused("A draw F8-I8") == ("N10", "why-off-the-line")


def test_n10a_the_start_station_is_an_end_until_it_has_two_sections() -> None:
    table = Table("square circle triangle")
    assert table.line().ends == ("D3",)
    table.draw("D2-D3")
    assert table.line().ends == ("D2", "D3")
    table.draw("A3-D3")
    assert table.line().ends == ("D2", "A3")


def test_n11_a_joker_leads_to_any_station() -> None:
    assert Table("joker").sections() == {"B1-D3", "F1-D3", "D2-D3", "A3-D3", "D3-G3", "D3-C4", "D3-E4", "D3-D7"}


def test_n11_every_card_leads_to_the_central_station() -> None:
    for symbol in ("triangle", "pentagon", "circle", "joker"):
        table = Table(f"square u-{symbol}")
        table.draw("D2-D3")
        assert "D2-F4" in table.sections()


def test_n12_a_section_does_not_cross_another_of_the_same_line() -> None:
    table = Table("circle square triangle")
    table.draw("F1-D3 D3-G3")
    assert "E1-G3" not in table.sections()
    assert table.refused("A draw E1-G3") == ("N12", "why-crossed")
    assert table.why("A draw E1-G3") == {"section": "E1-G3", "other": "F1-D3", "pencil": "green"}


def test_n12_a_section_does_not_cross_one_of_another_line() -> None:
    table = Table("u-pentagon u-square u-triangle u-circle u-joker", "square pentagon circle triangle")
    table.draw("D3-D7")
    for _ in range(4):
        table.play("A skip")
    assert table.sheet().line.pencil == "purple"
    table.play("A skip", "A skip")
    assert table.refused("A draw C6-E6") == ("N12", "why-crossed")
    assert table.why("A draw C6-E6") == {"section": "C6-E6", "other": "D3-D7", "pencil": "green"}


def test_n12_two_stations_are_joined_once() -> None:
    table = Table("u-pentagon u-square u-triangle u-circle u-joker", "pentagon triangle joker")
    table.draw("D3-D7")
    for _ in range(4):
        table.play("A skip")
    table.draw("C6-D7")
    table.play("A skip")
    assert table.refused("A draw D3-D7") == ("N12", "why-section-drawn")
    assert table.why("A draw D3-D7") == {"section": "D3-D7", "pencil": "green"}
    assert table.refused("A draw C6-D7") == ("N12", "why-section-drawn")
    assert table.why("A draw C6-D7") == {"section": "C6-D7", "pencil": "purple"}


def test_n13_no_loops() -> None:
    table = Table("square pentagon triangle u-triangle joker")
    table.draw("D3-G3 G3-F4 E4-F4")
    assert table.refused("A draw D3-E4") == ("N13", "why-loop")
    assert table.why("A draw D3-E4") == {"section": "D3-E4", "stations": ["D3", "E4"]}


def test_n14_n15_later_lines_use_stations_of_earlier_ones() -> None:
    table = Table("u-pentagon u-square u-triangle u-circle u-joker", "pentagon joker")
    table.draw("D3-D7")
    for _ in range(4):
        table.play("A skip")
    assert table.sheet().interchanges == {}
    table.draw("C6-D7")
    assert table.sheet().interchanges == {"D7": 2}
    assert table.sheet().interchange_points == (2, 0, 0)


def test_moves_say_what_they_give() -> None:
    table = Table("joker pentagon")
    by_text = table.offers()
    to_d7 = by_text["draw D3-D7"]
    assert (to_d7.kind, to_d7.start, to_d7.station, to_d7.section) == ("draw", "D3", "D7", "D3-D7")
    assert (to_d7.before, to_d7.after) == (0, 2 * 1 + 2)
    to_d2 = by_text["draw D2-D3"]
    assert (to_d2.start, to_d2.station, to_d2.before, to_d2.after) == ("D3", "D2", 0, 1 * 2)
    assert (by_text["skip"].before, by_text["skip"].after) == (0, 0)
    assert (to_d7.parts, to_d7.gains) == ((2, 1, 2), (DISTRICT, RIVER))
    assert (to_d2.parts, to_d2.gains) == ((1, 2, 0), ())
    assert by_text["skip"].parts == (0, 0, 0)


def test_moves_say_the_whole_score_they_lead_to() -> None:
    table = Table("u-pentagon u-square u-triangle u-circle u-joker", "pentagon joker u-joker")
    table.draw("D3-D7")
    for _ in range(4):
        table.play("A skip")
    offer = table.offers()["draw C6-D7"]
    table.draw("C6-D7")
    assert table.sheet().total == offer.total == 4 + 2 + 2, "two lines and an interchange"


def test_moves_say_what_they_bring_beside_points() -> None:
    table = Table("u-pentagon u-square u-triangle u-circle u-joker", "pentagon joker u-joker")
    table.draw("D3-D7")
    for _ in range(4):
        table.play("A skip")
    assert table.offers()["draw C6-D7"].gains == (DISTRICT, InterchangeGain(2))
    table.draw("C6-D7")
    assert table.offers()["draw D7-E7"].gains == ()
    start = Table("u-pentagon u-square u-triangle u-circle u-joker", "pentagon", pencils="purple green blue pink")
    start.draw("C6-D7")
    for _ in range(4):
        start.play("A skip")
    assert start.offers()["draw D3-D7"].gains == (DISTRICT, RIVER, InterchangeGain(2))
