"""The map of Next Station as an SVG picture. Imports the drawing's modules and the city of the rules.

It lies in layers, so that a page or a filled sheet can put lines between the net and the stations.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from peron.draw import glyphs
from peron.draw.frame import MARGIN, draw_sheet, references
from peron.draw.lettering import width
from peron.draw.markup import Point, element, group, moved, number, picture, text
from peron.draw.nextstation.example import ExampleLine, example_lines
from peron.draw.nextstation.plan import (
    CELL,
    OUTLINE,
    RIVER,
    STATION,
    DistrictPlan,
    SheetPlan,
    StationPlan,
    map_size,
    sheet_plan,
    view_box,
)
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import PALETTES, SIGN, Palette
from peron.draw.words import Words, head
from peron.rules.nextstation.city import City
from peron.rules.nextstation.shapes import Worth
from peron.rules.nextstation.worth import worth

SITE: Final = (47.0, 40.0)
"""How far the points of a site's frame reach, and the notches between them; a line's ring fits inside."""
_POINTS: Final = 12
_REFERENCE: Final = 17.0
_NAME: Final = 15.5
_NAME_ROOM: Final = CELL - 9
_FACE: Final = 0.87
"""Of the room that a wide fallback takes, how much is reckoned with: long names are to be large."""
_TRACKING: Final = (0.02, 0.14)
"""Of the names of districts, in parts of their size: at least, and where there is room."""


@dataclass(frozen=True)
class SheetDrawing:
    """The map of a sheet, to be put into a page."""

    svg: str
    """The picture, painted with the page's own colours, in layers to put lines between."""
    plan: SheetPlan
    worth: Worth
    example: tuple[ExampleLine, ...]
    """Lines that stand for a game where the sheet is only a picture."""


def sheet_page(data: Mapping[str, Any], words: Words) -> SheetDrawing:
    plan = sheet_plan(data)
    return SheetDrawing(sheet_map_svg(data, "page", words), plan, worth(City(data)), example_lines(plan))


def sheet_map_svg(data: Mapping[str, Any], theme: str, words: Words) -> str:
    """The map of `data` (a board file of the family) as SVG, for the theme "light" or "dark", or painted by a page.

    Its layers, from below: "sheet" the paper, "ground" districts and the river with their names, "net" the sections
    that may be drawn, "sites" the frames of tourist sites; then the lines would lie; "stations", and "frame", the edge
    with its references.
    """
    palette, said = PALETTES[theme], SheetWords(words, data)
    plan = sheet_plan(data)
    prefix = f"{data['id']}-{theme}"
    wide, high = map_size(data)
    parts = [
        element("title", text(said.city()), id=f"{prefix}-title"),
        element("desc", text(description(plan, said)), id=f"{prefix}-desc"),
        clip(data, prefix),
        group([draw_sheet(wide, high, palette)], class_="sheet"),
        *under_lines(data, plan, said, palette, prefix),
        *over_lines(data, plan, said, palette),
    ]
    return picture(parts, view_box(data), prefix)


def clip(data: Mapping[str, Any], prefix: str) -> str:
    wide, high = map_size(data)
    return element("defs", element("clipPath", element("rect", width=wide, height=high, rx=10), id=f"{prefix}-map"))


def under_lines(data: Mapping[str, Any], plan: SheetPlan, said: SheetWords, palette: Palette, prefix: str) -> list[str]:
    """The layers that lines are laid on."""
    return [
        group(
            [
                group([*draw_districts(plan, palette), *draw_river(plan, palette)], clip_path=f"url(#{prefix}-map)"),
                _names(data, plan, said, palette),
            ],
            class_="ground",
        ),
        group(
            [
                element("path", id=f"section-{section.id}", class_="section", d=section.path)
                for section in plan.sections
            ],
            class_="net",
            fill="none",
            stroke=palette.ink,
            stroke_opacity=0.42,
            stroke_width=2.2,
            stroke_dasharray="3 6",
            stroke_linecap="round",
        ),
        group([draw_site(station, palette) for station in plan.stations if station.site], class_="sites"),
    ]


def over_lines(data: Mapping[str, Any], plan: SheetPlan, said: SheetWords, palette: Palette) -> list[str]:
    """The layers that cover the ends of lines."""
    return [
        group([draw_station(station, said, palette) for station in plan.stations], class_="stations"),
        group([_frame(data, palette)], class_="frame"),
    ]


def description(plan: SheetPlan, said: SheetWords) -> str:
    """For those who do not see the picture: every station with its symbol."""
    return f"{said.head('stations')}: {', '.join(f'{one.id} {said[one.symbol]}' for one in plan.stations)}."


# --- ground -----------------------------------------------------------------------------------------------------------


def draw_districts(plan: SheetPlan, palette: Palette) -> list[str]:
    """Neighbours differ in tint, as on a chequered board; suburbs lie over their corners."""
    main = [district for district in plan.districts if not district.suburb]
    rows, columns = sorted({district.top for district in main}), sorted({district.left for district in main})
    areas, borders = [], []
    for district in sorted(plan.districts, key=lambda one: one.suburb):
        if district.suburb:
            fill = palette.far
        else:
            odd = (rows.index(district.top) + columns.index(district.left)) % 2
            fill = palette.street if odd else palette.land
        box = {"x": district.left, "y": district.top, "width": district.width, "height": district.height}
        areas.append(element("rect", **box, fill=fill))
        borders.append(element("rect", **box))
    lines = group(borders, class_="borders", fill="none", stroke=palette.ink_2, stroke_width=2, stroke_opacity=0.75)
    return [*areas, lines]


def draw_river(plan: SheetPlan, palette: Palette) -> list[str]:
    common = {"d": plan.river, "fill": "none", "stroke_linejoin": "round"}
    return [
        element("path", **common, stroke=palette.water_edge, stroke_width=RIVER + 5),
        element("path", **common, stroke=palette.water, stroke_width=RIVER),
    ]


def _names(data: Mapping[str, Any], plan: SheetPlan, said: SheetWords, palette: Palette) -> str:
    mouth = data["river"]["course"][-1]
    river = element(
        "text",
        text(said.river()),
        x=CELL * (mouth[0] - 0.5),
        y=CELL * (mouth[1] + 0.5) + 6.5,
        text_anchor="middle",
        font_family=SIGN,
        font_size=19,
        font_style="italic",
        letter_spacing=1,
        fill=palette.water_ink,
    )
    return group([river, _district_names(plan, said, palette)], class_="labels")


def _district_names(plan: SheetPlan, said: SheetWords, palette: Palette) -> str:
    """In the top corner of the first square without a station; main districts share a size. The one square of a suburb
    is too narrow for capitals."""
    main = [district for district in plan.districts if not district.suburb]
    size = min(_name_size(_broken(said.district(district.id))) for district in main)
    suburbs = [district for district in plan.districts if district.suburb]
    names = [_name(_broken(said.district(one.id)), _free_square(one, plan), size, palette.ink_2) for one in main]
    for one in suburbs:
        lines = [head(said.district(one.id))]
        names.append(_name(lines, (one.left, one.top), min(_name_size(lines), size), palette.park_ink))
    return group(names, font_family=SIGN, font_weight="700", fill_opacity=0.9)


def _broken(name: str) -> list[str]:
    """In capitals, the points of the compass under each other."""
    return name.upper().replace("-", " ").split(" ", 1)


def _name_size(lines: list[str]) -> float:
    return min(_NAME, *(_NAME_ROOM / (_FACE * width(line, 1) + _TRACKING[0] * len(line)) for line in lines))


def _tracking(lines: list[str], size: float) -> float:
    return min(_TRACKING[1], *((_NAME_ROOM / size - _FACE * width(line, 1)) / len(line) for line in lines))


def _name(lines: list[str], at: Point, size: float, ink: str) -> str:
    rows = [
        element("tspan", text(line), x=at[0] + 7, y=at[1] + 2 + size * (1 + 1.05 * row))
        for row, line in enumerate(lines)
    ]
    return element("text", *rows, font_size=size, letter_spacing=_tracking(lines, size) * size, fill=ink)


def _free_square(district: DistrictPlan, plan: SheetPlan) -> Point:
    taken = {(one.x - CELL / 2, one.y - CELL / 2) for one in plan.stations}
    taken |= {(one.left, one.top) for one in plan.districts if one.suburb}
    squares = [
        (district.left + CELL * column, district.top + CELL * row)
        for row in range(round(district.height / CELL))
        for column in range(round(district.width / CELL))
    ]
    return next((square for square in squares if square not in taken), squares[0])


def draw_site(station: StationPlan, palette: Palette) -> str:
    corners = []
    for step in range(2 * _POINTS):
        reach = SITE[step % 2]
        angle = math.pi * step / _POINTS
        corners.append(f"{number(reach * math.sin(angle))},{number(-reach * math.cos(angle))}")
    return element(
        "polygon",
        points=" ".join(corners),
        transform=moved(station.x, station.y),
        fill=palette.bridge,
        stroke=palette.halo,
        stroke_width=2,
        stroke_linejoin="round",
    )


# --- stations ---------------------------------------------------------------------------------------------------------


def draw_station(station: StationPlan, said: SheetWords, palette: Palette) -> str:
    fill, ink = palette.badge, palette.badge_ink
    if station.start is not None:
        fill, ink = palette.pencils[station.start].fill, palette.pencils[station.start].on
    return element(
        "g",
        element("title", text(station_title(station, said))),
        element("circle", r=STATION - OUTLINE / 2, fill=fill, stroke=palette.badge_ink, stroke_width=OUTLINE),
        element("g", glyphs.SYMBOLS[station.symbol].draw(ink, fill), transform=moved(0, 0, 1.22)),
        id=f"station-{station.id}",
        class_="station",
        transform=moved(station.x, station.y),
    )


def station_title(station: StationPlan, said: SheetWords) -> str:
    facts = [said[station.symbol], said.district(station.district)]
    if station.site:
        facts.append(said["site"])
    if station.start is not None:
        facts.append(f"{said['start']} ({said[station.start]})")
    return f"{station.id}: {', '.join(facts)}"


# --- frame ------------------------------------------------------------------------------------------------------------


def _frame(data: Mapping[str, Any], palette: Palette) -> str:
    wide, high = map_size(data)
    edge = element("rect", width=wide, height=high, rx=10, fill="none", stroke=palette.outline, stroke_width=3)
    out = MARGIN / 2 + 0.5
    return edge + "\n" + references((wide, high), data["size"], out, "A", _REFERENCE, palette.reference, "references")
