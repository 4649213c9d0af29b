"""The board of Metro as an SVG picture. Imports the drawing's modules only.

For a page it lies in layers, so that tiles and wagons can be put between them; as a picture that stands alone it has
all kinds of tiles beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from peron.draw.markup import Point, element, group, moved, number, text
from peron.draw.metro_plan import HALO, MARGIN, PLATE, TRACK, MetroPlan, MetroStationPlan, board_size, metro_plan
from peron.draw.metro_rails import TILE, outward, rail_path
from peron.draw.metro_words import MetroWords
from peron.draw.page import Spot
from peron.draw.palette import PALETTES, SIGN, TEXT, Palette

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


def metro_board_svg(data: Mapping[str, Any], theme: str = "light", words: Mapping[str, str] | None = None) -> str:
    """The board of `data` (the board file) as SVG, for the theme "light" or "dark", or with "page" painted by a page.

    Its layers, from below: "sheet" the paper, "ground" the squares with the rails of the stations, "centre" the central
    station; then tiles and wagons would lie; "numbers-2000" and so on the plates of each edition, and "frame", the
    edge with its references. A picture that stands alone has the numbers of the first edition only, and a layer "kinds"
    with the tiles. `words` replaces the English ones, by the keys of `peron.draw.metro_words.ENGLISH`.
    """
    palette, said = PALETTES[theme], MetroWords(words)
    plan = metro_plan(data)
    alone = theme != "page"
    prefix = f"{data['id']}-{theme}"
    wide, high = board_size(data)
    editions = list(data["stations"][0]["numbers"])
    box = plan.view_box
    more = _ASIDE + _kinds_width() + MARGIN / 2 if alone else 0
    parts = [
        element("title", text(said["name"]), id=f"{prefix}-title"),
        element("desc", text(said["description"]), id=f"{prefix}-desc"),
        group([_sheet(wide + more, high, palette)], class_="sheet"),
        group([_land(wide, high, palette), *_squares(plan, palette), *_station_rails(plan, palette)], class_="ground"),
        group(_centre(plan, said, palette), class_="centre"),
        *(
            group([_plate(station, edition, palette) for station in plan.stations], class_=f"numbers-{edition}")
            for edition in (editions[:1] if alone else editions)
        ),
        group(_frame(data, palette), class_="frame"),
        group(_kinds(data, said, palette), class_="kinds") if alone else "",
    ]
    return element(
        "svg",
        "\n",
        "\n".join(part for part in parts if part),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in (box.left, box.top, box.width + more, box.height)),
        role="img",
        aria_labelledby=f"{prefix}-title {prefix}-desc",
    )


# --- the board --------------------------------------------------------------------------------------------------------


def _sheet(wide: float, high: float, palette: Palette) -> str:
    return element(
        "rect",
        x=1.25 - MARGIN,
        y=1.25 - MARGIN,
        width=wide + 2 * MARGIN - 2.5,
        height=high + 2 * MARGIN - 2.5,
        rx=20,
        fill=palette.street,
        stroke=palette.ink,
        stroke_width=2.5,
    )


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


def _centre(plan: MetroPlan, said: MetroWords, palette: Palette) -> list[str]:
    centre = plan.centre
    middle = (centre.x + centre.size / 2, centre.y + centre.size / 2)
    arrivals, departures = "", ""
    for rail in plan.rails:
        right, down = outward(rail.departure)
        arrivals += _straight(rail.end, right * _STUB, down * _STUB)
        departures += _straight(rail.start, right * _STUB, down * _STUB)
    lettering = {"text_anchor": "middle", "font_family": SIGN, "font_weight": "700"}
    return [
        element(
            "rect",
            x=centre.x + 5,
            y=centre.y + 5,
            width=centre.size - 10,
            height=centre.size - 10,
            rx=15,
            fill=palette.enamel,
        ),
        element(
            "rect",
            x=centre.x + 12.5,
            y=centre.y + 12.5,
            width=centre.size - 25,
            height=centre.size - 25,
            rx=10,
            fill="none",
            stroke=palette.on_enamel,
            stroke_opacity=0.6,
            stroke_width=1.9,
        ),
        element("path", class_="arrivals", d=arrivals, fill="none", stroke=palette.signal, stroke_width=TRACK),
        element("path", class_="departures", d=departures, fill="none", stroke=palette.on_enamel_2, stroke_width=TRACK),
        element("text", "×2", **_at(middle, 5), font_size=52.5, fill=palette.on_enamel, **lettering),
        element(
            "text",
            text(said["central"].upper()),
            **_at(middle, 32.5),
            font_size=17.5,
            letter_spacing=1.25,
            fill=palette.on_enamel_2,
            **lettering,
        ),
    ]


def _at(point: Point, down: float = 0) -> dict[str, float]:
    return {"x": point[0], "y": point[1] + down}


def _plate(station: MetroStationPlan, edition: str, palette: Palette) -> str:
    wide, high = PLATE
    x, y = station.plate.x, station.plate.y
    body = element(
        "rect",
        x=x - wide / 2,
        y=y - high / 2,
        width=wide,
        height=high,
        rx=6.25,
        fill=palette.enamel,
        stroke=palette.on_enamel,
        stroke_width=1.9,
    )
    lettering = {"text_anchor": "middle", "font_family": SIGN, "font_weight": "700"}
    name = str(station.numbers[edition])
    return body + element("text", name, x=x, y=y + 7.2, font_size=20, fill=palette.on_enamel, **lettering)


def _frame(data: Mapping[str, Any], palette: Palette) -> list[str]:
    wide, high = board_size(data)
    columns, rows = data["size"]
    out = MARGIN - 11.5
    names = [(chr(ord("a") + n), TILE * (n + 0.5), y) for n in range(columns) for y in (-out, high + out)]
    names += [(str(n + 1), x, TILE * (n + 0.5)) for n in range(rows) for x in (-out, wide + out)]
    return [
        element("rect", width=wide, height=high, fill="none", stroke=palette.ink, stroke_width=2.5),
        group(
            [element("text", name, x=x, y=y + 0.36 * _REFERENCE) for name, x, y in names],
            class_="references",
            font_family=SIGN,
            font_size=_REFERENCE,
            font_weight="700",
            text_anchor="middle",
            fill=palette.ink_2,
        ),
    ]


# --- the tiles beside it ----------------------------------------------------------------------------------------------


def _kinds_width() -> float:
    return _KINDS_IN_ROW * TILE + (_KINDS_IN_ROW - 1) * _GAP


def _kinds(data: Mapping[str, Any], said: MetroWords, palette: Palette) -> list[str]:
    """All kinds, with how often there is each."""
    wide, high = board_size(data)
    left = wide + MARGIN + _ASIDE
    rows = -(-len(data["tiles"]) // _KINDS_IN_ROW)
    step = (high + MARGIN - TILE - _LINE) / (rows - 1)
    parts = [
        _line(said["kinds"], left, -50, 24, SIGN, palette.ink),
        _line(said["upright"], left + _kinds_width(), -50, 16, TEXT, palette.ink_2, "end"),
    ]
    for at, tile in enumerate(data["tiles"]):
        row, column = divmod(at, _KINDS_IN_ROW)
        x, y = left + column * (TILE + _GAP), -MARGIN / 2 + 20 + row * (step - 6)
        parts.append(_tile(tile["tracks"], x, y, palette))
        parts.append(_line(f"× {tile['copies']}", x + TILE / 2, y + TILE + 21, 17, SIGN, palette.ink_2, "middle"))
    return parts


def _line(words: str, x: float, y: float, size: float, font: str, ink: str, anchor: str = "start") -> str:
    weight = "700" if font == SIGN else None
    return element(
        "text",
        text(words),
        x=x,
        y=y,
        font_family=font,
        font_size=size,
        font_weight=weight,
        fill=ink,
        text_anchor=anchor,
    )


def _tile(tracks: list[list[int]], x: float, y: float, palette: Palette) -> str:
    rails = [rail_path(*track) for track in tracks]
    drawn = [
        element("path", d=rail, stroke=colour, stroke_width=width)
        for rail in rails
        for colour, width in ((palette.tile, HALO), (palette.track, TRACK))
    ]
    body = element(
        "rect",
        x=1,
        y=1,
        width=TILE - 2,
        height=TILE - 2,
        rx=8,
        fill=palette.tile,
        stroke=palette.ink,
        stroke_width=2,
    )
    arrow = element("path", d="M50 5.5l6.5 10.5h-13z", fill=palette.signal, stroke=palette.badge_ink, stroke_width=1.3)
    return element("g", body, element("g", *drawn, fill="none"), arrow, transform=moved(x, y), class_="tile")
