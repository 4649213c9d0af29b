"""The figures of Metro: each kind of figure is a function, and `figures.json` says which there are.

Imports the drawing's modules and the rules of Metro.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.draw.figure import HIGH, WIDE, Entry, Pen, Scene, arrow, count, dot, framed, in_row, label
from peron.draw.glyphs import PERSON
from peron.draw.lettering import lettered
from peron.draw.liveries import EDGE, METRO
from peron.draw.markup import Point, at, element, group, moved, rect
from peron.draw.metro.board import draw_tile
from peron.draw.metro.plan import WAGON, metro_plan
from peron.draw.metro.position import EDITION, draw_plate, draw_position, draw_rail, draw_wagon, tracks_of
from peron.draw.metro.rails import TILE, end_at, outward
from peron.draw.palette import Palette
from peron.rules.contract import Game
from peron.rules.metro.board import COLOURS, PERCENT
from peron.rules.metro.companies import company_value

WAGONS_FOR: Final = ("2", "3", "4", "5", "6")
"""The numbers of players of which the board's file has tables."""


def metro_figure(game: Game, entry: Entry, pen: Pen) -> Scene:
    return _KINDS[entry.get("kind", "position")](game, entry, pen)


# --- the whole board --------------------------------------------------------------------------------------------------


def _whole(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M1: all squares, the centre and the stations, very small."""
    palette, plan = pen.palette, metro_plan(game.data)
    grid = "".join(f"M{at((TILE * n, 0))}v800M{at((0, TILE * n))}h800" for n in range(1, 8))
    centre = plan.centre
    middle = centre.x + centre.size / 2
    parts = [
        rect(0, 0, 800, 800, fill=palette.land),
        element(
            "path",
            d=grid,
            fill="none",
            stroke=palette.ink_2,
            stroke_opacity=0.5,
            stroke_width=5,
            stroke_dasharray="14 14",
        ),
        rect(0, 0, 800, 800, fill="none", stroke=palette.ink, stroke_width=9),
        rect(centre.x + 8, centre.y + 8, centre.size - 16, centre.size - 16, 22, fill=palette.enamel),
        lettered("×2", middle, middle + 30, 84, palette.on_enamel, "middle"),
    ]
    rails = "".join(
        f"M{at((one.start.x, one.start.y))}l{at((outward(one.departure)[0] * 44, outward(one.departure)[1] * 44))}"
        for one in plan.stations
    )
    parts.append(element("path", d=rails, fill="none", stroke=palette.track, stroke_width=18))
    for name, place, anchor in (("a1", (-62, 78), "end"), ("h8", (866, 786), "start")):
        parts.append(label(name, place, 84, palette, anchor))
    return Scene(tuple(parts), framed(-60, -72, 860, 872), {"stations": len(plan.stations), "tiles": len(plan.squares)})


def _numbering(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M1a: where the numbers begin and which way they run, in the edition that is usual."""
    palette, plan = pen.palette, metro_plan(game.data)
    shown = {one.numbers[EDITION]: one for one in plan.stations}
    parts = [rect(60, 34, 280, 122, fill=palette.land, stroke=palette.ink, stroke_width=2.5)]
    for number in (1, 2, 8, 9, 16, 17, 24, 25, 32):
        station = shown[number]
        x, y = 60 + station.plate.x * 280 / 800, 34 + station.plate.y * 122 / 800
        x = {"W": 38.0, "E": 362.0}.get(station.side, x)
        y = {"N": 17.0, "S": 173.0}.get(station.side, y)
        parts.append(draw_plate(number, (x, y), palette))
    corners = [shown[number].side for number in (1, 9)]
    start, end = ((300, 62), (100, 62)) if corners == ["N", "W"] else ((100, 62), (300, 62))
    parts.append(arrow(start, end, palette, 0, 4))
    return Scene(tuple(parts))


# --- things side by side ----------------------------------------------------------------------------------------------


def _one_tile(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M2: a tile with a train that comes in and leaves."""
    palette = pen.palette
    code, track = entry["tile"], entry["track"]
    tile = draw_tile(tracks_of(code), 0, 0, palette)
    train = element("g", draw_rail([f"a1{track}"], METRO["blue"].fill, palette))
    start, end = end_at(int(track[0])), end_at(int(track[1]))
    ways = arrow((start[0] - 66, start[1]), (start[0] - 12, start[1]), palette, 0, 5)
    ways += arrow((end[0] + 12, end[1]), (end[0] + 66, end[1]), palette, 0, 5)
    return Scene((element("g", tile + train + ways, transform=moved(128, 23, 1.44)),))


def _tiles(game: Game, entry: Entry, pen: Pen) -> Scene:
    """Tiles in groups: turned ways of one tile, or hands of several."""
    palette = pen.palette
    groups = entry["groups"]
    widest = sum(len(one) for one in groups)
    scale = min(0.86, (WIDE - 28 - 18 * (len(groups) - 1)) / (widest * 106))
    things = []
    for one in groups:
        wide = 106 * len(one) * scale
        drawn = []
        for n, said in enumerate(one):
            code, _, turn = said.partition(" ")
            tile = draw_tile(tracks_of(code), -50, -50, palette)
            x = (n - (len(one) - 1) / 2) * 106 * scale
            drawn.append(element("g", tile, transform=moved(x, 0, scale, float(turn or 0))))
        things.append((wide, group(drawn)))
    return Scene((in_row(things, 18, WIDE, HIGH / 2),))


def _draw_or_lay(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M5: the tile in hand, or one from the stack."""
    palette = pen.palette
    hand = draw_tile(tracks_of(entry["tile"]), -50, -50, palette)
    back = "".join(_back((-4 * n, -4 * n), palette) for n in range(3))
    parts = [
        element("g", hand, transform=moved(74, 74)),
        label(pen.say("hand"), (74, 160), 24, palette),
        element("g", back, transform=moved(330, 78)),
        label(pen.say("stack"), (326, 160), 24, palette),
        rect(160, 36, 84, 84, 8, fill=palette.land, stroke=palette.ink_2, stroke_width=2, stroke_dasharray="7 6"),
        dot((202, 78), 13, palette),
        arrow((130, 78), (176, 78), palette, 0, 5),
        arrow((268, 78), (228, 78), palette, 0, 5),
        label(pen.say("or"), (202, 160), 24, palette, soft=True),
    ]
    return Scene(tuple(parts))


def _back(at_: Point, palette: Palette) -> str:
    x, y = at_
    body = rect(x - 46, y - 46, 92, 92, 8, fill=palette.enamel, stroke=palette.on_enamel, stroke_width=2)
    return body + rect(
        x - 37, y - 37, 74, 74, 5, fill="none", stroke=palette.on_enamel, stroke_opacity=0.5, stroke_width=2
    )


def _wagons(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M3: how many wagons each colour has, by number of players."""
    palette = pen.palette
    tables = {players: table for players, table in game.data["wagons"].items() if players in WAGONS_FOR}
    parts, y = [], 22.0
    for players, table in sorted(tables.items()):
        wagons = len(table["yellow"])
        parts.append(lettered(players, 46, y + 8, 24, palette.ink, "end"))
        person = element("g", PERSON.draw(palette.ink_2, palette.street), transform=moved(52, y - 11, 0.9))
        parts.append(person)
        for n in range(wagons):
            x = 90 + n * min(17.0, 250 / wagons)
            parts.append(rect(x, y - 12, 13, 24, 3.5, fill=METRO["yellow"].fill, stroke=EDGE, stroke_width=1.8))
        parts.append(lettered(str(wagons), 100 + wagons * 17, y + 8, 24, palette.ink))
        y += 36
    facts = {"players": sorted(tables), "wagons": [len(table["yellow"]) for _, table in sorted(tables.items())]}
    return Scene(tuple(parts), facts=facts)


def _companies(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M13: eight companies, four shares of each."""
    palette = pen.palette
    wagons = [(WAGON[0], draw_wagon(METRO[colour], palette)) for colour in COLOURS]
    shares = [(76.0, share("green", percent, palette)) for percent in PERCENT]
    return Scene((in_row(wagons, 12, WIDE, 40), in_row(shares, 12, WIDE, 130)))


def share(company: str | None, percent: int, palette: Palette) -> str:
    """A share with the colour and the mark of its company; face down it tells its percentage alone."""
    back = company is None
    fill = palette.enamel if back else palette.badge
    ink = palette.on_enamel if back else palette.badge_ink
    body = rect(-36, -44, 72, 88, 9, fill=fill, stroke=palette.badge_ink, stroke_width=2.2)
    mark = "" if company is None else element("g", METRO[company].badge(17), transform=moved(0, -16))
    return body + mark + lettered(f"{percent}%", 0, 32 if company else 9, 25, ink, "middle")


def _stacks(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M14, M15: a stack for each percentage, its open share beside it; one of them is exchanged."""
    palette = pen.palette
    parts = []
    for n, (percent, company) in enumerate(zip(PERCENT, entry["open"], strict=True)):
        x = 56 + 96 * n
        below = "".join(element("g", share(None, percent, palette), transform=moved(-3 * d, -3 * d)) for d in range(3))
        parts.append(element("g", below, transform=moved(x, 54, 0.86)))
        parts.append(element("g", share(company, percent, palette), transform=moved(x, 138, 0.86)))
    return Scene(tuple(parts))


def _exchange(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M15: one of my own goes under its stack; the open one or the hidden one comes to my hand."""
    palette, percent = pen.palette, entry["percent"]
    below = "".join(element("g", share(None, percent, palette), transform=moved(-4 * d, -4 * d)) for d in range(3))
    parts = [
        element("g", share(entry["own"], percent, palette), transform=moved(60, 95)),
        arrow((104, 112), (172, 112), palette, -12, 5),
        element("g", below, transform=moved(218, 99)),
        element("g", share(entry["open"], percent, palette), transform=moved(338, 95)),
        dot((218, 30), 11, palette),
        dot((338, 30), 11, palette),
        label(pen.say("own"), (60, 170), 22, palette),
        label(pen.say("hidden"), (218, 170), 22, palette),
        label(pen.say("open"), (338, 170), 22, palette),
    ]
    return Scene(tuple(parts))


def _values(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M16: what companies with these points are worth."""
    palette, points = pen.palette, entry["points"]
    worth = [int(company_value(vec[i64](points), company)) for company in range(len(points))]
    parts = [label(pen.say("points"), (14, 104), 20, palette, "start", soft=True)]
    parts.append(label(pen.say("value"), (14, 164), 20, palette, "start", soft=True))
    for n, colour in enumerate(COLOURS):
        x = 112 + 38 * n
        parts.append(element("g", draw_wagon(METRO[colour], palette), transform=moved(x, 40, 0.9)))
        parts.append(lettered(str(points[n]), x, 105, 23, palette.ink, "middle"))
        parts.append(count(worth[n], (x, 156), 16, palette))
    return Scene(tuple(parts), facts={"values": worth, "points": points})


def _holding(game: Game, entry: Entry, pen: Pen) -> Scene:
    """M18: a wagon kept in front beside the tile in hand."""
    palette = pen.palette
    tile = draw_tile(tracks_of(entry["tile"]), -50, -50, palette)
    wagon = element("g", draw_wagon(METRO["yellow"], palette), transform=moved(0, 0, 2))
    return Scene((in_row([(100.0, tile), (2 * WAGON[0], wagon)], 40, WIDE, HIGH / 2),))


def _symbol(game: Game, entry: Entry, pen: Pen) -> Scene:
    """One thing that a player should know, 48 wide and high."""
    palette = pen.palette
    drawn = {
        "wagon": lambda: draw_wagon(METRO["yellow"], palette),
        "finished": lambda: draw_wagon(METRO["yellow"], palette, 7),
        "station": lambda: draw_plate(28, (0, 0), palette),
        "centre": lambda: (
            rect(-22, -22, 44, 44, 7, fill=palette.enamel) + lettered("×2", 0, 9, 26, palette.on_enamel, "middle")
        ),
        "arrow": lambda: element(
            "g",
            draw_tile(tracks_of("cbaa"), -50, -50, palette),
            transform=moved(0, 0, 0.44),
        ),
    }
    return Scene((element("g", drawn[entry["shows"]](), transform=moved(24, 24)),), (0, 0, 48, 48))


_KINDS: Final[Mapping[str, Callable[[Game, Entry, Pen], Scene]]] = {
    "position": draw_position,
    "board": _whole,
    "numbering": _numbering,
    "tile": _one_tile,
    "tiles": _tiles,
    "turn": _draw_or_lay,
    "wagons": _wagons,
    "companies": _companies,
    "stacks": _stacks,
    "exchange": _exchange,
    "values": _values,
    "holding": _holding,
    "symbol": _symbol,
}
