"""What the terminal draws: it fits the screen, and shows tracks, sections, the river and the numbers of moves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.cli.families import FAMILIES
from peron.cli.metro.drawing import Dots
from peron.cli.nextstation.drawing import Drawing
from peron.cli.screen import Screen
from peron.text import Texts
from tests.cli.test_play import ALONE, BOTH, FIRST_WAY, LONDON, METRO

ISLANDS = Path(__file__).parents[1] / "boards" / "islands.json"
LETTERS = {"purple": "P", "blue": "B", "pink": "K", "green": "G"}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", [("berlin",), ("san-francisco",), ("london", *BOTH), ALONE, ("metro",)])
def test_a_decision_fits_a_small_terminal(
    command: Any, monkeypatch: pytest.MonkeyPatch, game: tuple[str, ...], language: str
) -> None:
    """From the heading, which says what is to be done, to the line where one types."""
    monkeypatch.setattr(Screen, "height", 24)
    out = command("play", *game, "--seed", "7", "--lang", language, typed=FIRST_WAY).out
    asked = re.split(r"^(?:Your move|Twój ruch) .*$", out, flags=re.MULTILINE)[:-1]
    assert len(asked) > 15
    for screen in asked:
        rows = screen.splitlines()
        headings = [at for at, row in enumerate(rows) if re.search(r" ─+$", row)]
        if headings:
            assert len(rows) - headings[-1] + 1 <= 24
            assert max(map(len, rows[headings[-1] :])) <= 80


def test_colour_only_where_it_is_wanted(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in command("play", "--seed", "7").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in command("play", "--seed", "7").out
    assert "\x1b[" not in command("play", "--seed", "7", "--plain").out


def test_more_moves_than_there_is_room_for_are_listed_when_asked(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Screen, "height", 24)
    out = command("play", "--seed", "7", typed="3\n" + "draw deck\n" * 12 + "moves\n").out
    last, listed = re.split(r"^Your move \(1–(?:\d+), \?\): moves$", out, flags=re.MULTILINE)
    assert "“moves” lists all" in last
    count = int(re.findall(r"Your move \(1–(\d+), \?\): $", listed, re.MULTILINE)[0])
    assert re.findall(r"^(\d+): ", listed, re.MULTILINE) == [str(number) for number in range(1, count + 1)]


# --- Metro ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("high", [2, 3, 4])
def test_a_track_leads_from_one_side_of_its_tile_to_the_other_without_a_gap(high: int) -> None:
    for start in range(0, 8, 2):
        for end in range(1, 8, 2):
            dots = Dots(high)
            dots.track(0, 0, (start, end), "")
            lit = {
                (4 * row + down, 2 * column + right)
                for (row, column), (braille, _) in dots.spots.items()
                for down, signs in enumerate(((1, 8), (2, 16), (4, 32), (64, 128)))
                for right, bit in enumerate(signs)
                if ord(braille) & bit
            }
            reached = {min(lit)}
            while beside := {spot for spot in lit - reached if any(_touch(spot, one) for one in reached)}:
                reached |= beside
            assert reached == lit
            edges = {0: min(row for row, _ in lit) == 0, 1: max(column for _, column in lit) == 4 * high - 1}
            edges |= {2: max(row for row, _ in lit) == 4 * high - 1, 3: min(column for _, column in lit) == 0}
            assert edges[start // 2]
            assert edges[end // 2]


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def test_the_board_shows_where_every_move_lays_its_tile(command: Any) -> None:
    out = command(*METRO).out
    head = next(line for line in out.splitlines() if line.split()[:8] == list("abcdefgh"))
    squares = set()
    for row in range(1, 9):
        line = next(line for line in out.splitlines() if re.match(rf" +\d+[AB] {row}", line))
        for found in re.finditer(r"\d+", line[8:40]):
            squares.add(f"{head[8 + found.start() - 1 : 8 + found.end() + 1].strip()}{row}")
    state = peron.game("metro").new(2, METRO[-1])
    assert squares == {move.square for move in state.view(0).moves if move.kind == "lay"}


def test_plain_lines_say_where_the_lines_of_each_begin(command: Any) -> None:
    out = command(*METRO, "--plain").out
    state: Any = peron.game("metro").new(2, METRO[-1])
    for seat, name in enumerate(("A You", "B Greedy")):
        stations = [str(wagon.station) for wagon in state.view(0).wagons if wagon.seat == seat]
        assert f"{name}: no tile yet: {', '.join(stations)}" in out


def test_tiles_that_were_laid_are_drawn(command: Any) -> None:
    before, after = command(*METRO, typed="1\n").out.split("Your move")[:2]
    braille = re.compile(r"[⠁-⣿]+")
    assert len(braille.findall(after)) > len(braille.findall(before)) > 0
    assert not braille.search(command(*METRO, "--plain", typed="1\n").out)


# --- London -----------------------------------------------------------------------------------------------------------


def test_no_section_is_drawn_over_a_station() -> None:
    game = peron.game("london")
    city = FAMILIES["nextstation"](Texts("en"), Screen(), game, ("Ola",)).city  # type: ignore[attr-defined]
    stations = Drawing(city, LETTERS, game.new(1, "1").view(0).sheets[0]).spots
    symbols = {spot for spot, (sign, _) in stations.items() if sign in "□△⬠○?*"}
    assert len(symbols) == len(city.stations)
    for section in city.sections:
        drawing = Drawing(city, LETTERS, game.new(1, "1").view(0).sheets[0])
        drawing.draw(section.id, "P", "")
        drawn = {spot: sign for spot, (sign, style) in drawing.spots.items() if stations.get(spot) != (sign, style)}
        assert [*drawn.values()].count("P") == 1
        assert not set(drawn) & symbols


def test_the_river_runs_between_the_stations_that_sections_under_it_join(command: Any) -> None:
    out = command(*LONDON).out.splitlines()
    head = next(line for line in out if line.split()[:2] == ["A", "B"])
    rows = {int(line[:2]): at for at, line in enumerate(out) if re.match(r"[ 1]\d ", line)}
    column = head.index("J")
    assert "~" in [out[at][column] for at in range(rows[4] + 1, rows[7])]  # J4–J7
    assert "~" not in [out[at][column] for at in range(rows[1], rows[4])]


def test_the_sheet_shows_what_is_drawn_and_the_numbers_of_moves(command: Any) -> None:
    before, after = (part.splitlines() for part in command(*LONDON, typed="h4-h6\n").out.split("Your move", 2)[:2])
    column = next(line for line in before if line.split()[:2] == ["A", "B"]).index("H")
    row = [next(line for line in part if line.startswith(" 5 ")) for part in (before, after)]
    assert row[0][column] != "K"
    assert row[1][column] == "K"
    assert re.search(r"\d+ H4–H6○~ \+4", "\n".join(before))


def test_the_map_says_where_sections_lead(command: Any) -> None:
    assert "H4○ – H1△ J2⬠ G3□ G4○ J4□ I5⬠ H6○~ E7△~" in command(*LONDON, typed="board\n").out
    plain = command(*LONDON, "--plain", typed="board\n").out
    assert "H4 circle – H1, J2, G3, G4, J4, I5, H6 under the river, E7 under the river" in plain


# --- Ticket -----------------------------------------------------------------------------------------------------------


def test_the_board_gives_the_price_of_every_route(command: Any) -> None:
    out = command("play", "san-francisco", "--seed", "7", "--plain", typed="board\n").out
    assert "r1: Golden Gate Bridge – Fort Mason, gray ×3 + ferry ×2, 10 points, free" in out
    assert "Trasy tramwajowe" in command("play", "--seed", "7", "--lang", "pl", typed="plansza\n").out


def test_every_ticket_says_what_it_lacks(command: Any) -> None:
    out = command("play", "--seed", "7", "--plain").out
    game: Any = peron.game("berlin")
    cost = {route.id: route.cost for route in game.board.routes}
    offer = game.new(2, "7").view(0).players[0].offer
    lacks = [(len(ticket.missing), sum(cost[route] for route in ticket.missing)) for ticket in offer]
    assert [tuple(map(int, found)) for found in re.findall(r"to go: routes (\d+), cards (\d+)", out)] == lacks


def test_a_city_of_ones_own_needs_only_a_file(command: Any, tmp_path: Path) -> None:
    record = tmp_path / "game.peron"
    done = command("play", "--board", ISLANDS, "--seed", "7", "--record", record, "--plain", typed=FIRST_WAY)
    assert (done.code, done.err) == (0, "")
    assert "cable cars 12" in done.out
    assert "Final score" in done.out
    assert command("replay", record, "-q").code == 0


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "typed", "meant"),
    [
        ("berlin", "pl", "Weź czerwoną kartę", "draw red"),
        ("berlin", "pl", "zajmij x-y 3 czarne karty i 1 rower", "claim x-y 3 black 1 wild"),
        ("berlin", "pl", "zachowaj oba bilety", "keep both"),
        ("berlin", "en", "draw tickets", "tickets"),
        ("berlin", "en", "claim r33 with 3 black cards and 1 bike", "claim turmstrasse-hauptbahnhof-1 3 black 1 wild"),
        ("berlin", "en", "take bell", "draw bell"),
        ("san-francisco", "en", "take bell", "take bell"),
        ("san-francisco", "pl", "weź czerwoną", "draw red"),
        ("san-francisco", "pl", "weź żeton z dzwonkiem", "take bell"),
        ("san-francisco", "pl", "połóż latarnię morską na Pier 39", "place lighthouse pier_39"),
        ("san-francisco", "en", "put the bell on the Castro", "place bell the_castro"),
        ("london", "en", "Draw the section D3-E4", "draw d3-e4"),
        ("london", "en", "a10 b10", "draw a10-b10"),
        ("london", "pl", "odcinek D3 - E4 ze zwrotnicą", "draw d3-e4 switch"),
        ("london", "pl", "zakreśl nic", "mark none"),
        ("metro", "en", "2 d3 turned 90", "lay 2 d3 turn 90"),
        ("metro", "en", "swap 20 for hidden", "exchange 20 hidden"),
        ("metro", "pl", "połóż kafelek na polu d3 obrót 90", "lay d3 turn 90"),
        ("metro", "pl", "wagon na tor 5 akcja 20", "wagon 5 share 20"),
    ],
)
def test_moves_can_be_typed_in_both_languages(game: str, language: str, typed: str, meant: str) -> None:
    of = peron.game(game)
    family = FAMILIES[of.title.family](Texts(language), Screen(), of, ("Ola", "Jan"))
    assert family.vocabulary.notation(typed) == meant
