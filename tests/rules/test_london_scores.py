"""Points (N16-N20, N22, N23): the rulebook's examples, ties, objectives, the game alone."""

from __future__ import annotations

import pytest

from peron.rules.bits import members, size
from peron.rules.nextstation.cards import OBJECTIVES
from peron.rules.nextstation.scoring import final_score, finish_line, reached, solo_rank
from peron.rules.nextstation.shapes import SoloView
from peron.rules.nextstation.sheet import Sheet, new_line
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.worth import worth
from tests.rules.london_naive import SITES, STATIONS
from tests.rules.london_tables import LINE_OF_20, Table, london

NAMES = list(STATIONS)


def mask(names: list[str] | set[str]) -> int:
    return sum(2 ** NAMES.index(name) for name in names)


def finished_sheet() -> Sheet:
    return Sheet(new_line(london().city, 0), [])


def total_of(sheet: Sheet, objectives: tuple[str, ...] = (), modules: int = 0) -> int:
    from librt.vecs import vec
    from mypy_extensions import i64

    numbers = vec[i64]([OBJECTIVES.index(objective) for objective in objectives])
    return int(final_score(london().city, sheet, numbers, modules))


def test_n16_six_districts_times_three_stations_and_one_crossing() -> None:
    """The book's example: 6 x 3 + 2 = 20."""
    cards, sections = LINE_OF_20
    table = Table(cards)
    table.draw(sections)
    line = table.sheet().lines[0]
    assert (line.districts, line.most, line.river, line.points) == (6, 3, 2, 20)
    scored = table.told("event-line-scored")[0].params
    assert (scored["districts"], scored["most"], scored["river"], scored["points"]) == (6, 3, 2, 20)
    assert len(scored["visited"]) == 6
    assert max(scored["visited"].values()) == 3
    (told,) = [line for line in table.state.scores()[0].lines if line.key == "score-line"]
    assert told.points == 20
    assert told.params == {"pencil": "green", "districts": 6, "most": 3, "river": 2}


def test_n16a_a_line_without_a_section_scores_nothing_and_serves_nothing() -> None:
    table = Table()
    for _ in range(4):
        table.skip_round()
    assert table.state.result().totals == (0,)
    assert table.sheet().interchanges == {}
    assert {line.key for line in table.state.scores()[0].lines} == {"score-line-none", "score-sites"}


def test_n16a_an_undrawn_line_makes_no_interchange_at_its_start() -> None:
    """Green runs through H4, where the pink line would start; that is never drawn."""
    table = Table("u-square u-triangle u-circle u-pentagon u-joker", pencils="green pink purple blue")
    table.play("A draw D3-G3", "A skip", "A draw G3-H4", "A skip", "A skip")
    assert table.sheet().line.start == "H4"
    table.skip_round()
    assert table.sheet().interchanges == {}
    assert [line.points for line in table.sheet().lines] == [2 * 2, 0]


@pytest.mark.parametrize("sites", range(11))
def test_n17_the_tourist_track(sites: int) -> None:
    sheet = finished_sheet()
    sheet.sites = sites
    assert total_of(sheet) == [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25][sites]


def test_n17_seven_sites_are_worth_14() -> None:
    sheet = finished_sheet()
    sheet.sites = 7
    assert total_of(sheet) == 14


def test_n18_the_example_of_the_book() -> None:
    """87 for the lines, 14 for seven sites, nine interchanges of two lines: 87 + 14 + 18 = 119."""
    sheet = finished_sheet()
    sheet.points, sheet.sites = 87, 7
    sheet.served = mask(NAMES)
    sheet.by_two = mask(NAMES[10:19])
    assert total_of(sheet) == 87 + 14 + 18 == 119


def test_n18_interchanges_by_number_of_lines() -> None:
    sheet = finished_sheet()
    sheet.by_two = mask(NAMES[:9])
    assert total_of(sheet) == 18
    sheet.by_three = mask(NAMES[:3])
    assert total_of(sheet) == 6 * 2 + 3 * 5
    sheet.by_four = mask(NAMES[:1])
    assert total_of(sheet) == 6 * 2 + 2 * 5 + 9


def test_n15_lines_make_interchanges_one_after_another() -> None:
    city = london().city
    sheet = finished_sheet()
    for lines in range(1, 5):
        sheet.line = new_line(city, 3)
        sheet.draw(city, [section.id for section in city.sections].index("D3-E4"))
        finish_line(city, sheet)
        kept = [members(stations) for stations in (sheet.served, sheet.by_two, sheet.by_three, sheet.by_four)]
        both = [NAMES.index("D3"), NAMES.index("E4")]
        assert kept == [both] * lines + [[]] * (4 - lines)


def test_n17_the_tourist_track_has_an_end() -> None:
    """Twelve sites on four lines circle its ten places."""
    city = london().city
    sheet = finished_sheet()
    for _ in range(4):
        sheet.line = new_line(city, 2)
        sheet.draw(city, [section.id for section in city.sections].index("H4-E7"))
        sheet.line.stations |= mask({"G2", "A4", "F4"})
        finish_line(city, sheet)
    assert sheet.sites == 10
    state = Table().state
    state.sheets[0].sites = sheet.sites
    told = next(line for line in state.scores()[0].lines if line.key == "score-sites")
    assert (told.params, told.points) == ({"count": 10}, 25)
    assert state.view(None).sheets[0].sites == 10


def test_n19_a_tie_goes_to_the_better_single_line_and_else_is_shared() -> None:
    state = Table(players=3).state
    for seat, (points, best) in enumerate([(50, 20), (50, 25), (50, 20)]):
        state.sheets[seat].points, state.sheets[seat].best = points, best
    assert state.result().totals == (50, 50, 50)
    assert state.result().ranks == (2, 1, 2)
    state.sheets[1].best = 20
    assert state.result().ranks == (1, 1, 1)
    state.sheets[2].points = 51
    assert state.result().ranks == (2, 2, 1)


# --- N20 --------------------------------------------------------------------------------------------------------------


def reached_by(sheet: Sheet, objective: str) -> tuple[int, int]:
    return int(reached(london().city, sheet, OBJECTIVES.index(objective))), total_of(sheet, (objective,)) - total_of(
        sheet
    )


def test_n20_all_stations_of_the_central_district() -> None:
    sheet = finished_sheet()
    centre = [name for name in NAMES if STATIONS[name]["district"] == "centre"]
    sheet.served = mask(centre[1:]) | mask(["A1", "B1"])
    assert reached_by(sheet, "centre") == (8, 0)
    sheet.served |= mask(centre)
    assert reached_by(sheet, "centre") == (9, 10)


def test_n20_a_station_in_every_district() -> None:
    sheet = finished_sheet()
    sheet.served = mask([name for name in NAMES if STATIONS[name]["district"] != "suburb-se"])
    assert reached_by(sheet, "districts") == (12, 0)
    sheet.served |= mask(["J10"])
    assert reached_by(sheet, "districts") == (13, 10)


def test_n20_eight_interchanges() -> None:
    sheet = finished_sheet()
    sheet.by_two = mask(NAMES[:7])
    sheet.by_three = sheet.by_four = mask(NAMES[:2])
    assert reached_by(sheet, "interchanges") == (7, 0)
    sheet.by_two = mask(NAMES[:8])
    assert reached_by(sheet, "interchanges") == (8, 10)


def test_n20_all_tourist_sites_by_the_whole_network() -> None:
    sheet = finished_sheet()
    sheet.sites = 10  # the same ones several times do not help
    sheet.served = mask(SITES - {"A4"})
    assert reached_by(sheet, "sites") == (4, 0)
    sheet.served = mask(SITES)
    assert reached_by(sheet, "sites") == (5, 10)


def test_n20_six_crossings_of_the_thames_by_all_lines_together() -> None:
    sheet = finished_sheet()
    sheet.crossings = 5
    assert reached_by(sheet, "river") == (5, 0)
    sheet.crossings = 7
    assert reached_by(sheet, "river") == (7, 10)


def test_n20_objectives_are_shown_with_how_far_they_are() -> None:
    table = Table("joker circle", players=2, objectives=("river", "sites"))
    table.play("A draw D3-D7", "B skip")
    river, sites = table.sheet("A").objectives
    assert (river.id, river.have, river.need, river.points) == ("river", 1, 6, 0)
    assert (sites.id, sites.have, sites.need, sites.points) == ("sites", 0, 5, 0)
    lines = [line for line in table.state.scores()[0].lines if line.key == "score-objective"]
    assert [line.params for line in lines] == [
        {"objective": "river", "have": 1, "need": 6},
        {"objective": "sites", "have": 0, "need": 5},
    ]


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "minus"), [(1, 10), (2, 0)])
def test_n22_alone_each_module_costs_10_points(players: int, minus: int) -> None:
    game = london()
    for modules, count in (
        ({}, 0),
        ({"powers": True}, 1),
        ({"objectives": True}, 1),
        ({"powers": True, "objectives": True}, 2),
    ):
        state = game.new(players, 1, modules)
        assert state.result().totals == (-minus * count,) * players
        told = [line for line in state.scores()[0].lines if line.key == "score-solo-modules"]
        assert [(line.points, line.params["count"]) for line in told] == (
            [(-minus * count, count)] if minus * count else []
        )


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        *((total, 0) for total in (-20, 0, 89, 90)),
        *((91, 1), (105, 1), (106, 2), (120, 2), (121, 3), (135, 3), (136, 4), (150, 4)),
        *((151, 5), (300, 5)),
    ],
)
def test_n23_n23a_ranks(total: int, rank: int) -> None:
    assert solo_rank(london().city, total) == rank


def test_what_never_changes_in_london() -> None:
    told = worth(london().city)
    assert len(told.deck) == len(set(told.deck)) == 11
    assert (told.crossing, told.interchanges) == (2, (2, 5, 9))
    assert told.sites == (1, 2, 4, 6, 8, 11, 14, 17, 21, 25)
    assert (told.objective, told.module) == (10, -10)
    bands = [(None, 90), (91, 105), (106, 120), (121, 135), (136, 150), (151, None)]
    assert [(band.least, band.most) for band in told.ranks] == bands


def test_n23_the_rank_is_told_at_the_end_of_a_game_alone() -> None:
    table = Table()
    while not table.state.is_over():
        assert table.view().solo is None
        table.play("A skip")
    assert table.view().solo == SoloView(rank=0, missing=91)
    assert table.told("event-solo-rank")[0].params == {"rank": 0, "points": 0}
    two = Table(players=2)
    while not two.state.is_over():
        two.play("A skip", "B skip")
    assert two.view().solo is None
    assert two.told("event-solo-rank") == []


def test_sizes_of_sets() -> None:
    for number in (0, 1, 2**61, 2**62 - 1, 0x155555555555555, 2**53 - 1, 2**31, 2**32 - 1, 12345678912345):
        assert size(number) == number.bit_count()


def test_a_total_is_the_same_whether_the_line_is_finished_or_not() -> None:
    cards, sections = LINE_OF_20
    table = Table(cards)
    for section in sections.split():
        state: NextStationState = table.state.clone()
        assert state.total(0) == table.sheet().line.points + table.sheet().site_points
        table.draw(section)
    assert table.state.total(0) == 20
