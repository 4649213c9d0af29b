"""The figures that explain the rules: each can be drawn and told for every title it fits, belongs to a rule that holds
there, and shows and counts what the rules say."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

import peron
from peron.draw import FAMILIES
from peron.draw.metro import position as metro
from peron.draw.nextstation import position as nextstation
from peron.draw.palette import PALETTES
from peron.draw.ticket import things as ticket
from peron.rules.catalogue import game_from
from peron.rules.contract import Game
from peron.rules.metro.board import exits_of
from peron.text import Figure, Texts, languages
from tests.boards.harbour import harbour

ENOUGH = 12
PARTS_OF_A_SHEET = ("lines", "sites", "interchanges", "total")
FINISHED = ("finished", "doubled", "central", "through")


TITLES = [*map(peron.game, peron.games()), game_from(harbour())]


def figures(game: Game, language: str = "en", theme: str = "page") -> dict[str, Figure]:
    drawer = FAMILIES[game.title.family].figures
    return {figure.id: figure for figure in Texts(language).illustrator(game, drawer, theme).figures()}


def entry(game: Game, id: str) -> dict[str, Any]:
    return next(dict(one) for one in FAMILIES[game.title.family].figures.of(game) if one["id"] == id)


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_every_title_has_figures_for_rules_that_hold_there(game: Game) -> None:
    drawn = figures(game)
    rules = {rule.id for section in Texts("en").rules(game) for rule in section.rules}
    assert {figure.rule for figure in drawn.values()} <= rules
    assert len({figure.rule for figure in drawn.values()}) >= ENOUGH
    ids = Counter(one["id"] for one in FAMILIES[game.title.family].figures.of(game))
    assert max(ids.values()) == 1


def test_boards_at_the_edge_of_what_is_allowed_have_their_figures() -> None:
    """Not for so few as a figure shows; with a table of wagons that no rule asks for."""
    metro_data, wagons = peron.game("metro").data, peron.game("metro").data["wagons"]
    for data in (
        {**harbour(), "players": [3, 4]},
        {**peron.game("london").data, "players": [2, 4]},
        {**metro_data, "wagons": {**wagons, "of old": {}}},
    ):
        assert len(figures(game_from(data))) >= ENOUGH


@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_a_minute_has_four_figures_and_a_page_its_words(game: Game) -> None:
    for language in languages():
        texts = Texts(language)
        steps = texts.illustrator(game, FAMILIES[game.title.family].figures).minute()
        assert len(steps) == 4
        assert set(steps) <= figures(game).keys()
        assert all(texts.minute(game, step).lines[0] for step in steps)
        assert [len(part.lines) > 1 for part in texts.one_page(game)] == [True] * 3
        assert len(texts.aim(game)) > 80


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("game", TITLES, ids=lambda game: game.id)
def test_figures_are_pictures_that_stand_side_by_side(game: Game, theme: str) -> None:
    """Without ids, which would be there twice, and without words that nobody wrote."""
    for language in languages():
        for figure in figures(game, language, theme).values():
            picture = ElementTree.fromstring(figure.svg)
            assert not [one for one in picture.iter() if "id" in one.attrib], figure.id
            _, _, wide, high = map(float, picture.attrib["viewBox"].split())
            assert wide > high > 0, figure.id
            said = [figure.words, figure.example, *("".join(one.itertext()) for one in picture.iter())]
            assert not [one for one in said if "figure-" in one or "{" in one], figure.id
            assert figure.words.endswith("."), figure.words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_every_message_of_figures_belongs_to_one(family: str, language: str) -> None:
    folder = files("peron.draw").joinpath(family, "figures.json")
    known = json.loads(folder.read_text("utf-8"))
    written = files("peron.text").joinpath(language, f"rules_figures_{family}.ftl").read_text("utf-8")
    said = re.findall(rf"^figure-{family}-([\w-]+) =", written, re.MULTILINE)
    signs = re.findall(rf"^sign-{family}-([\w-]+) =", written, re.MULTILINE)
    assert said == [one["id"] for one in known["figures"]]
    assert sorted(signs) == sorted(one["id"] for one in known["symbols"])
    assert all("rule" in one for one in known["figures"])


# --- what the rules say of them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", FINISHED)
def test_metro_counts_lines_as_the_score_does(id: str) -> None:
    game = peron.game("metro")
    state = metro.position(game, entry(game, id))
    drawn = FAMILIES["metro"].figures.scene(game, entry(game, id), "page", lambda word, /, **params: "")
    scored = [line.points for score in state.scores() for line in score.lines]
    assert scored == [drawn.facts["points"]]
    tiles = {"through": 8}.get(id, 3)
    assert (drawn.facts["tiles"], drawn.facts["points"]) == (tiles, {"doubled": 2}.get(id, 1) * tiles)


def test_metro_marks_squares_as_the_rules_do() -> None:
    game = peron.game("metro")
    where = entry(game, "where")
    state = metro.position(game, where)
    refused = {square for square in where["asked"] if metro.refusal(state, square)}
    assert refused == {"c3", "d2", "d3"}
    assert {metro.refusal(state, square) for square in refused} == {where["rule"]}


def test_metro_refuses_the_tile_that_is_crossed_out() -> None:
    game = peron.game("metro")
    banned = entry(game, "banned")
    state = metro.position(game, banned)
    assert [metro.refusal(state, square) for square in banned["tried"]] == [banned["rule"]]
    start, end = map(int, banned["whole"])
    assert exits_of(banned["hand"][0])[start // 2] == end


def test_metro_has_the_ring_that_it_shows() -> None:
    game = peron.game("metro")
    loop = entry(game, "loop")
    state = metro.position(game, loop)
    lies = {tile.square: tile.tile for tile in state.view(None).tiles}
    for track in loop["loop"]:
        square, start, end = track[:2], int(track[2]), int(track[3])
        assert exits_of(lies[square])[start // 2] == end


@pytest.mark.parametrize("id", ["crossing", "loop"])
def test_london_refuses_the_sections_that_are_crossed_out(id: str) -> None:
    game = peron.game("london")
    shown = entry(game, id)
    state = nextstation.position(game, shown)
    assert [nextstation.refusal(game, state, section) for section in shown["asked"]] == [shown["rule"]]


def test_london_scores_a_line_by_its_districts() -> None:
    game = peron.game("london")
    state = nextstation.position(game, entry(game, "line"))
    line = state.view(0).sheets[0].line
    data = state.city.data
    lies = {station["id"]: station["district"] for station in data["stations"]}
    districts = Counter(lies[station] for station in line.stations)
    under = sum(section.get("river", False) for section in data["sections"] if section["id"] in line.sections)
    expected = len(districts) * max(districts.values()) + data["points"]["river"] * under
    assert figures(game)["line"].example.endswith(f"= {expected}.")
    assert line.points == expected == 11


def test_london_adds_up_a_whole_sheet() -> None:
    game = peron.game("london")
    scene = FAMILIES["nextstation"].figures.scene(game, entry(game, "totals"), "page", lambda word, /, **params: "")
    state = nextstation.position(game, {**entry(game, "totals"), "auto": True})
    assert state.is_over()
    (score,) = state.scores()
    lines, sites, interchanges, total = (int(str(scene.facts[name])) for name in PARTS_OF_A_SHEET)
    assert total == sum(line.points for line in score.lines) == lines + sites + interchanges


def test_a_river_that_brings_more_counts_for_more() -> None:
    london = peron.game("london")
    other = game_from({**london.data, "id": "other", "points": {**london.data["points"], "river": 5}})
    assert figures(other)["line"].example.endswith("= 14.")
    assert figures(london)["line"].example.endswith("= 11.")


@pytest.mark.parametrize("title", ["berlin", "san-francisco"])
def test_ticket_games_add_up_routes_and_tickets(title: str) -> None:
    game = peron.game(title)
    shown = entry(game, "score")
    state = ticket.position(game, shown)
    worth = game.data["points"]["tram"]["2"]
    assert state.scores()[0].total == 3 * worth + 8 - 3
    assert figures(game)["score"].example.endswith(f"{3 * worth + 8 - 3} points.")


def test_a_double_route_is_closed_to_its_owner_alone() -> None:
    game = peron.game("berlin")
    shown = entry(game, "double")
    board = ticket.figure_board(game, shown)
    assert [route.cost for route in board.routes] == [3, 3]
    assert len({route.colour for route in board.routes}) == 2


@pytest.mark.parametrize("id", ["claim", "ferry"])
def test_payments_are_those_that_the_rules_take(id: str) -> None:
    game = game_from(harbour())
    board = ticket.figure_board(game, entry(game, id))
    ways = [board.counts(int(board.paid(move))) for move in board.payments(0)]
    assert all(sum(way.values()) == board.routes[0].cost for way in ways)
    assert all(way.get("wild", 0) >= board.routes[0].ferries for way in ways)


def test_tables_quote_the_board() -> None:
    berlin = peron.game("berlin")
    tables = {table.rule: table for table in Texts("en").tables(berlin)}
    assert tables["T12"].rows == (("spaces", "1", "2", "3", "4"), ("points", "1", "2", "4", "7"))
    assert tables.keys() == {"T12", "B3"}
    assert {table.rule for table in Texts("pl").tables(peron.game("london"))} == {"N17", "N18", "N23"}
    (wagons, _) = Texts("en").tables(peron.game("metro"))
    assert wagons.rows[0] == ("players", "2", "3", "4", "5", "6")
    assert wagons.rows[-1][0] == "black"
