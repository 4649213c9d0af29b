"""The board of Metro as an SVG picture. Imports the drawing's modules only.

For a page it lies in layers, so that tiles and wagons can be put between them; as a picture that stands alone it has
all kinds of tiles beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from peron.draw.frame import paper, references
from peron.draw.geometry import Spot
from peron.draw.lettering import lettered
from peron.draw.markup import element, group, moved, number, picture, rect, text
from peron.draw.metro.plan import HALO, MARGIN, PLATE, TRACK, MetroPlan, MetroStationPlan, board_size, metro_plan
from peron.draw.metro.rails import TILE, outward, rail_path
from peron.draw.palette import PALETTES, TEXT, Palette
from peron.draw.words import Words
from peron.rules.shapes import name_in

PRINTED: Final = ("description", "central", "kinds", "upright")
"""The words printed on it."""
_REFERENCE: Final = 15.0
_STUB: Final = 15.0
"""How long the printed rails of the central station are."""
_ARRIVAL: Final = 20.0
"""How long the arrival rail of a station is: up to its plate."""
_BUFFER: Final = 50.0
"""Where the buffer stop of a departure rail stands."""

_KINDS_IN_ROW: Final = 4
_GAP: Final = 26.0
_ASIDE: Final = 16.0
"""Between the references of the board and the tiles beside it."""
_LINE: Final = 30.0
"""Under each kind, for how often there is one."""


@dataclass(frozen=True)
class MetroDrawing:
    """The board of Metro, to be put into a page."""

    svg: str
    """The picture, painted with the page's own colours, in layers to put tiles and wagons between."""
    plan: MetroPlan


def metro_page(data: Mapping[str, Any], words: Words) -> MetroDrawing:
    return MetroDrawing(metro_board_svg(data, "page", words), metro_plan(data))


def metro_board_svg(data: Mapping[str, Any], theme: str, said: Words) -> str:
    """The board of `data` (the board file) as SVG, for the theme "light" or "dark", or with "page" painted by a page.

    Its layers, from below: "sheet" the paper, "ground" the squares with the rails of the stations, "centre" the central
    station; then tiles and wagons would lie; "numbers-2000" and so on the plates of each edition, and "frame", the
    edge with its references. A picture that stands alone has the numbers of the first edition only, and a layer "kinds"
    with the tiles.
    """
    palette = PALETTES[theme]
    plan = metro_plan(data)
    alone = theme != "page"
    prefix = f"{data['id']}-{theme}"
    editions = list(data["stations"][0]["numbers"])
    box = plan.view_box
    more = _ASIDE + _kinds_width() + MARGIN / 2 if alone else 0
    parts = [
        element("title", text(name_in(said["language"], data["name"])), id=f"{prefix}-title"),
        element("desc", text(said["description"]), id=f"{prefix}-desc"),
        *board_layers(data, theme, said, editions[:1] if alone else editions, more=more),
        group(_kinds(data, said, palette), class_="kinds") if alone else "",
    ]
    return picture(parts, (box.left, box.top, box.width + more, box.height), prefix)


def board_layers(
    data: Mapping[str, Any],
    theme: str,
    said: Words,
    editions: Sequence[str],
    between: Iterable[str] = (),
    more: float = 0,
    centre: bool = True,
) -> list[str]:
    """The board with the plates of these editions, with what lies on it, and on a paper so much wider. Where tiles lie
    in the centre, no station is seen."""
    palette, plan = PALETTES[theme], metro_plan(data)
    wide, high = board_size(data)
    return [
        group([paper(wide + more, high, MARGIN, 20, palette.street, palette.ink, 2.5)], class_="sheet"),
        group([_land(wide, high, palette), *_squares(plan, palette), *_station_rails(plan, palette)], class_="ground"),
        group(_centre(plan, said, palette) if centre else [], class_="centre"),
        *between,
        *(
            group([_plate(station, edition, palette) for station in plan.stations], class_=f"numbers-{edition}")
            for edition in editions
        ),
        group(_frame(data, palette), class_="frame"),
    ]


# --- the board --------------------------------------------------------------------------------------------------------


def _land(wide: float, high: float, palette: Palette) -> str:
    return element("rect", width=wide, height=high, fill=palette.land)


def _squares(plan: MetroPlan, palette: Palette) -> list[str]:
    inset = 6.25
    return [
        group(
            [
                element(
                    "rect",
                    id=f"square-{square.id}",
                    x=square.x + inset,
                    y=square.y + inset,
                    width=TILE - 2 * inset,
                    height=TILE - 2 * inset,
                    rx=6,
                )
                for square in plan.squares
            ],
            class_="squares",
            fill="none",
            stroke=palette.ink_2,
            stroke_opacity=0.35,
            stroke_width=1.5,
            stroke_dasharray="3.75 6.25",
        )
    ]


def _station_rails(plan: MetroPlan, palette: Palette) -> list[str]:
    """A departure rail goes on under the wagon to its buffer stop, an arrival rail under the plate."""
    rails, buffers = "", ""
    for station in plan.stations:
        right, down = outward(station.departure)
        start, end = station.start, station.end
        rails += _straight(start, right * _BUFFER, down * _BUFFER) + _straight(end, right * _ARRIVAL, down * _ARRIVAL)
        stop = Spot(start.x + right * _BUFFER - 9 * down, start.y + down * _BUFFER - 9 * right)
        buffers += _straight(stop, 18 * abs(down) * (1 if down > 0 else -1), 18 * abs(right) * (1 if right > 0 else -1))
    return [
        element("path", class_="rails", d=rails, fill="none", stroke=palette.track, stroke_width=TRACK),
        element(
            "path",
            class_="buffers",
            d=buffers,
            fill="none",
            stroke=palette.track,
            stroke_width=5,
            stroke_linecap="round",
        ),
    ]


def _straight(start: Spot, right: float, down: float) -> str:
    return f"M{number(start.x)} {number(start.y)}l{number(right)} {number(down)}"


def _centre(plan: MetroPlan, said: Words, palette: Palette) -> list[str]:
    centre = plan.centre
    x, y = centre.x + centre.size / 2, centre.y + centre.size / 2
    arrivals, departures = "", ""
    for rail in plan.rails:
        right, down = outward(rail.departure)
        arrivals += _straight(rail.end, right * _STUB, down * _STUB)
        departures += _straight(rail.start, right * _STUB, down * _STUB)
    return [
        rect(centre.x + 5, centre.y + 5, centre.size - 10, centre.size - 10, 15, fill=palette.enamel),
        rect(
            centre.x + 12.5,
            centre.y + 12.5,
            centre.size - 25,
            centre.size - 25,
            10,
            fill="none",
            stroke=palette.on_enamel,
            stroke_opacity=0.6,
            stroke_width=1.9,
        ),
        element("path", class_="arrivals", d=arrivals, fill="none", stroke=palette.signal, stroke_width=TRACK),
        element("path", class_="departures", d=departures, fill="none", stroke=palette.on_enamel_2, stroke_width=TRACK),
        lettered("×2", x, y + 5, 52.5, palette.on_enamel, "middle"),
        lettered(said["central"].upper(), x, y + 32.5, 17.5, palette.on_enamel_2, "middle", letter_spacing=1.25),
    ]


def _plate(station: MetroStationPlan, edition: str, palette: Palette) -> str:
    wide, high = PLATE
    x, y = station.plate.x, station.plate.y
    body = rect(
        x - wide / 2, y - high / 2, wide, high, 6.25, fill=palette.enamel, stroke=palette.on_enamel, stroke_width=1.9
    )
    name = str(station.numbers[edition])
    return body + lettered(name, x, y + 7.2, 20, palette.on_enamel, "middle")


def _frame(data: Mapping[str, Any], palette: Palette) -> list[str]:
    wide, high = board_size(data)
    return [
        element("rect", width=wide, height=high, fill="none", stroke=palette.ink, stroke_width=2.5),
        references((wide, high), data["size"], MARGIN - 11.5, "a", _REFERENCE, palette.ink_2, "references"),
    ]


# --- the tiles beside it ----------------------------------------------------------------------------------------------


def _kinds_width() -> float:
    return _KINDS_IN_ROW * TILE + (_KINDS_IN_ROW - 1) * _GAP


def _kinds(data: Mapping[str, Any], said: Words, palette: Palette) -> list[str]:
    """All kinds, with how often there is each."""
    wide, high = board_size(data)
    left = wide + MARGIN + _ASIDE
    rows = -(-len(data["tiles"]) // _KINDS_IN_ROW)
    step = (high + MARGIN - TILE - _LINE) / (rows - 1)
    parts = [
        lettered(said["kinds"], left, -50, 24, palette.ink),
        lettered(said["upright"], left + _kinds_width(), -50, 16, palette.ink_2, "end", TEXT),
    ]
    for at, tile in enumerate(data["tiles"]):
        row, column = divmod(at, _KINDS_IN_ROW)
        x, y = left + column * (TILE + _GAP), -MARGIN / 2 + 20 + row * (step - 6)
        parts.append(draw_tile(tile["tracks"], x, y, palette))
        parts.append(lettered(f"× {tile['copies']}", x + TILE / 2, y + TILE + 21, 17, palette.ink_2, "middle"))
    return parts


def draw_tile(tracks: list[list[int]], x: float, y: float, palette: Palette, laid: bool = False) -> str:
    """As it comes out of the box, with the arrow that shows which way up it is; or laid among others."""
    rails = [rail_path(*track) for track in tracks]
    drawn = [
        element("path", d=rail, stroke=colour, stroke_width=width)
        for rail in rails
        for colour, width in ((palette.tile, HALO), (palette.track, TRACK))
    ]
    edge = {"stroke": palette.ink, "stroke_width": 1.5 if laid else 2, "stroke_opacity": 0.3 if laid else None}
    body = rect(1, 1, TILE - 2, TILE - 2, 8, fill=palette.tile, **edge)
    up = element("path", d="M50 5.5l6.5 10.5h-13z", fill=palette.signal, stroke=palette.badge_ink, stroke_width=1.3)
    rail = element("g", *drawn, fill="none")
    return element("g", body, rail, "" if laid else up, transform=moved(x, y), class_="tile")
