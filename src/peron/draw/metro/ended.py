"""The board of Metro at the end of a game: tiles, lines in the colours of their owners, and wagons with their points.
Imports the drawing's modules and the shapes of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from peron.draw.ended import FinalBoard, layers
from peron.draw.lettering import lettered
from peron.draw.liveries import EDGE, METRO, Livery
from peron.draw.markup import Point, Value, at, element, group, moved, rect
from peron.draw.metro.board import board_layers, draw_tile
from peron.draw.metro.plan import CENTRAL_SCALE, WAGON, CentralRailPlan, MetroPlan, MetroStationPlan, metro_plan
from peron.draw.metro.rails import outward, rail_path
from peron.draw.palette import LIGHT
from peron.draw.words import Words
from peron.rules.metro.shapes import MetroView, TileView, WagonView

Berth: TypeAlias = MetroStationPlan | CentralRailPlan
"""Where a wagon stands."""
Tracks: TypeAlias = Sequence[Sequence[int]]
"""Of a tile, each from end to end."""
_STROKES: Final = ((13.0, LIGHT.tile), (9.0, EDGE), (5.6, ""))
"""Of a line, from below: how wide, and in which colour; the last in that of its owner."""
_UNDER: Final = 22.0
"""How far a line reaches under its wagon."""


def metro_ended(data: Mapping[str, Any], view: MetroView, winner: int, words: Words) -> FinalBoard:
    plan = metro_plan(data)
    owners = {player.seat: player.colour for player in view.players}
    corners = {square.id: (square.x, square.y) for square in (*plan.squares, *plan.centre.squares)}
    liveries = [METRO[wagon.company or owners[wagon.seat or 0] or "white"] for wagon in view.wagons]
    berths = [_berth(wagon, plan, view.numbering) for wagon in view.wagons]
    lines = list(zip(view.wagons, liveries, berths, strict=True))
    kinds = {tile["id"]: tile["tracks"] for tile in (*data["tiles"], *data["central_tiles"])}
    on_board = [
        group(
            [_tile(tile, kinds[tile.tile], corners[tile.square]) for tile in (*view.tiles, *view.centre)],
            class_="tiles",
        ),
        group([_line(wagon, livery, berth, corners) for wagon, livery, berth in lines if wagon.path], class_="lines"),
        group([_wagon(*line) for line in lines], class_="wagons"),
    ]
    printed = board_layers(data, "light", words, [view.numbering], on_board, centre=not view.centre)
    box = plan.view_box
    badges = tuple(METRO[player.colour].badge(13) if player.colour else "" for player in view.players)
    return FinalBoard(layers(printed), (box.left, box.top, box.width, box.height), badges)


def _tile(tile: TileView, tracks: Tracks, corner: Point) -> str:
    by = tile.turn // 45
    return draw_tile([[(end + by) % 8 for end in track] for track in tracks], *corner, LIGHT, laid=True)


def _line(wagon: WagonView, livery: Livery, berth: Berth, corners: Mapping[str, Point]) -> str:
    right, down = outward(berth.departure)
    under = f"M{at((berth.start.x, berth.start.y))}l{at((right * _UNDER, down * _UNDER))}"
    rails = [element("path", d=under)]
    for track in wagon.path:
        rail = rail_path(int(track[-2]), int(track[-1]))
        rails.append(element("path", d=rail, transform=moved(*corners[track[:-2]])))
    strokes = [
        element("g", *rails, fill="none", stroke=colour or livery.fill, stroke_width=width)
        for width, colour in _STROKES
    ]
    return element("g", *strokes)


def _wagon(wagon: WagonView, livery: Livery, berth: Berth) -> str:
    """Turned over once its line is finished: then it tells the points."""
    wide, high = WAGON
    scale = CENTRAL_SCALE if wagon.rail is not None else 1.0
    if wagon.finished:
        rim: dict[str, Value] = {"fill": "none", "stroke": EDGE, "stroke_opacity": 0.55, "stroke_width": 1.25}
        body = rect(-wide / 2, -high / 2, wide, high, 8.75, fill=LIGHT.sheet, stroke=livery.fill, stroke_width=4.4)
        body += rect(-wide / 2 - 2.5, -high / 2 - 2.5, wide + 5, high + 5, 10.6, **rim)
        face = element("g", livery.sign(15 / 24), transform=moved(0, -10))
        face += lettered(str(wagon.points), 0, 16.5, 19, EDGE, "middle")
    else:
        body = rect(-wide / 2, -high / 2, wide, high, 8.75, fill=livery.fill, stroke=EDGE, stroke_width=2.5)
        disc = element("circle", r=11.9, fill="#FFFFFF", stroke=EDGE, stroke_width=1.75)
        face = disc + livery.sign(17.5 / 24)
    return element("g", body, face, transform=moved(berth.wagon.x, berth.wagon.y, scale))


def _berth(wagon: WagonView, plan: MetroPlan, edition: str) -> Berth:
    if wagon.rail is not None:
        return next(one for one in plan.rails if one.number == wagon.rail)
    return next(one for one in plan.stations if one.numbers[edition] == wagon.station)
