"""A board of the ticket games as one SVG picture. Imports the drawing's modules only.

The picture stands alone: no scripts, no outside files, system fonts. Each route is a group that says in words what it
is, so a page can find it and a screen reader can read it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from peron.draw import glyphs
from peron.draw.frame import MARGIN, draw_sheet
from peron.draw.lettering import NAMES
from peron.draw.markup import Point, element, group, moved, picture, rect, text
from peron.draw.palette import PALETTES, SIGN, Palette
from peron.draw.ticket.colours import names_of, suits_of, with_colours
from peron.draw.ticket.frame import draw_frame, draw_grid
from peron.draw.ticket.layout import lay_out
from peron.draw.ticket.legend import Legend, draw_table, draw_title, place_legend, point_tables
from peron.draw.ticket.plan import BADGE, RING, SPACE_WIDTH, Label, Plan, Space, Strand, map_reference
from peron.draw.ticket.room import place_large_labels
from peron.draw.ticket.scenery import draw_ground, draw_names, park_pattern
from peron.draw.words import Words, head
from peron.rules.shapes import name_in

_OUTLINE: Final = 2.0
_MARK: Final = 0.86
"""The size of the symbol in a marked place."""


@dataclass(frozen=True)
class Sheet:
    """A board laid out with its title and tables. The words count: a long one may need a band under the map."""

    plan: Plan
    name: str
    counts: str
    legend: Legend

    def view_box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all that is drawn."""
        wide, high = self.plan.width + 2 * MARGIN, self.plan.height + self.legend.band + 2 * MARGIN
        return (-MARGIN, -MARGIN, wide, high)


def lay_out_sheet(data: Mapping[str, Any], said: Words) -> Sheet:
    plan = lay_out(data)
    counts, name = said["counts"], name_in(said["language"], data["name"])
    return Sheet(plan, name, counts, place_legend(data, plan, point_tables(data, said), name, counts))


def ticket_board_svg(data: Mapping[str, Any], theme: str, said: Words) -> str:
    """The board of `data` (a checked board file) as SVG, painted for the theme "light" or "dark", or with "page" by
    the style sheet of the page it is put into.

    It has proportions but no size: it fills whatever it is put into. It lies in layers: "sheet" the paper, "ground" the
    map with its legend and rails, "routes" the spaces with their costs, "names" the places, their names and the frame.
    A page may put its own things between them. It has the names once more, large, for a board that is shown small.
    """
    sheet = lay_out_sheet(data, said)
    prefix = f"{data['id']}-{theme}"
    parts = [
        element("title", text(sheet.name), id=f"{prefix}-title"),
        element("desc", text(_description(data, sheet.counts, said)), id=f"{prefix}-desc"),
        *board_layers(data, theme, said, sheet),
    ]
    return picture(parts, sheet.view_box(), prefix)


def board_layers(
    data: Mapping[str, Any], theme: str, said: Words, sheet: Sheet, wagons: str | None = None
) -> list[str]:
    """The layers of the drawing. With wagons it tells how a game ended: the routes step back under them, and what is
    printed to look things up goes."""
    palette = with_colours(PALETTES[theme], data)
    suits = suits_of(data)
    plan, name, counts, legend = sheet.plan, sheet.name, sheet.counts, sheet.legend
    prefix = f"{data['id']}-{theme}"
    names = {place["id"]: place["name"] for place in data["places"]}
    scenery = data.get("scenery", {})
    marks = {marked["place"]: marked["symbol"] for marked in data.get("tokens", {}).get("places", ())}

    clip = element("clipPath", element("rect", width=plan.width, height=plan.height, rx=3), id=f"{prefix}-map")
    ground = [*draw_ground(scenery, plan, palette, prefix), draw_grid(plan.width, plan.height, palette)]
    title = draw_title(name, counts, legend.title, palette)
    tables, large = (
        group([draw_table(table, at, palette, large) for table, at in legend.tables], class_=class_)
        for large, class_ in ((False, "tables"), (True, "tables large"))
    )
    printed = [title, tables, large if theme == "page" else ""]
    return [
        element("defs", clip, park_pattern(palette, prefix)),
        group([draw_sheet(plan.width, plan.height + legend.band, palette)], class_="sheet"),
        group(
            [
                group(ground, clip_path=f"url(#{prefix}-map)"),
                draw_names(scenery, plan, palette),
                group(printed if wagons is None else [], class_="legend"),
                group(_rails(plan, palette), fill="none"),
            ],
            class_="ground",
        ),
        group(
            [
                _route(strand, _route_title(strand, data, names, said), suits.get(strand.colour), palette)
                for strand in plan.strands
            ],
            class_="routes",
            opacity=None if wagons is None else 0.75,
        ),
        wagons or "",
        group(
            [
                *(
                    draw_place(place["id"], plan.places[place["id"]], marks.get(place["id"]), place["name"], palette)
                    for place in data["places"]
                ),
                _labels(plan.labels, palette, "labels"),
                _labels(place_large_labels(data["places"], plan), palette, "labels large") if theme == "page" else "",
                draw_frame(plan.width, plan.height, palette),
            ],
            class_="names",
        ),
    ]


def _description(data: Mapping[str, Any], counts: str, said: Words) -> str:
    """For those who do not see the picture: the counts, then every place with its map reference."""
    where = (f"{place['name']} {map_reference(data['size'], place['at'])}" for place in data["places"])
    return f"{counts}. {head(said['places'])}: {', '.join(where)}."


def _route_title(strand: Strand, data: Mapping[str, Any], names: Mapping[str, str], said: Words) -> str:
    kind = "cable-car" if strand.kind == "tram" and data.get("called", {}).get("tram") == "cable-car" else strand.kind
    own = names_of(data, said["language"])
    facts = [said[kind], own.get(strand.colour) or said[strand.colour]]
    facts.append(f"{said['cost' if strand.kind == 'subway' else 'spaces']} {strand.cards}")
    if strand.ferries:
        facts.append(f"{said['ferry-symbols']} {len(strand.ferries)}")
    if strand.double:
        facts.append(said["double"])
    return f"{names[strand.ends[0]]} – {names[strand.ends[1]]}: {', '.join(facts)}"


# --- routes -----------------------------------------------------------------------------------------------------------


def _rails(plan: Plan, palette: Palette) -> list[str]:
    """Subway rails, and a thin line along rows whose spaces lie far apart. All lie under all spaces."""
    rails = [plan.from_ring_to_ring(strand) for strand in plan.strands if strand.kind == "subway"]
    rows = [strand.line.path() for strand in plan.strands if strand.kind != "subway"]
    return [
        group(
            [element("path", d=path) for path in (rows if plan.guided() else [])],
            stroke=palette.ink_2,
            stroke_width=2.5,
            stroke_dasharray="1 8",
            stroke_linecap="round",
        ),
        group([element("path", d=path) for path in rails], stroke=palette.outline, stroke_width=8.5),
        group([element("path", d=path) for path in rails], stroke=palette.rail, stroke_width=4.5),
    ]


def _route(strand: Strand, title: str, suit: glyphs.Glyph | None, palette: Palette) -> str:
    spaces = [
        draw_space(strand, space, number in strand.ferries, suit, palette) for number, space in enumerate(strand.spaces)
    ]
    badge = draw_badge(strand.cards, strand.badge, palette) if strand.badge else ""
    return group([element("title", text(title)), *spaces, badge], id=f"route-{strand.id}", class_="route")


def draw_space(strand: Strand, space: Space, ferry: bool, suit: glyphs.Glyph | None, palette: Palette) -> str:
    """A space lies along the route; the mark on it stays upright."""
    card = palette.cards[strand.colour]
    long, wide = space.length - _OUTLINE, SPACE_WIDTH - _OUTLINE
    radius = wide / 2 if strand.kind == "subway" else 4.0
    inset = 3.2
    body = rect(-long / 2, -wide / 2, long, wide, radius, fill=card.fill, stroke=palette.outline, stroke_width=_OUTLINE)
    keyline = rect(
        -long / 2 + inset,
        -wide / 2 + inset,
        long - 2 * inset,
        wide - 2 * inset,
        max(radius - inset, 1.5),
        fill="none",
        stroke="#FFFFFF",
        stroke_width=1,
        opacity=0.6 if strand.colour != "gray" else 0.5,
    )
    parts = [element("g", body, keyline, transform=moved(space.x, space.y, angle=space.angle))]
    if ferry:
        parts.append(_ferry_mark(space, palette))
    elif suit is not None:
        mark = suit.draw(card.on, card.fill)
        parts.append(element("g", mark, transform=moved(space.x, space.y, 0.66)))
    return element("g", *parts, class_="space")


def _ferry_mark(space: Space, palette: Palette) -> str:
    disc = element("circle", r=14.5, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2.0)
    return element(
        "g",
        disc,
        element("g", glyphs.FERRY.draw(palette.badge_ink, palette.badge), transform=moved(0, -0.5, 0.8)),
        transform=moved(space.x, space.y),
    )


def draw_badge(cost: int, at: Point, palette: Palette) -> str:
    size = 18.0 if cost < 10 else 15.5
    return element(
        "g",
        element("circle", r=BADGE - 0.8, fill=palette.badge, stroke=palette.badge_ink, stroke_width=1.8),
        element(
            "text",
            str(cost),
            y=0.36 * size,
            text_anchor="middle",
            font_family=SIGN,
            font_size=size,
            font_weight="700",
            fill=palette.badge_ink,
        ),
        transform=moved(*at),
        class_="badge",
    )


# --- places -----------------------------------------------------------------------------------------------------------


def draw_place(place: str, at: Point, symbol: str | None, name: str, palette: Palette) -> str:
    """S3: a marked place shows its symbol in red."""
    title = element("title", text(name))
    ring = element("circle", r=RING - 2, fill=palette.place, stroke=palette.outline, stroke_width=4)
    if symbol is not None:
        mark = glyphs.TOKENS[symbol].draw(palette.bridge, palette.place)
        inside = element("g", mark, transform=moved(-12 * _MARK, -12 * _MARK, _MARK))
    else:
        inside = element("circle", r=4.8, fill=palette.outline)
    return element("g", title, ring, inside, id=f"place-{place}", class_="place", transform=moved(*at))


def _labels(labels: Mapping[str, Label], palette: Palette, class_: str) -> str:
    size = next((label.names.size for label in labels.values()), NAMES.size)
    drawn = [_label(label, palette) for label in labels.values()]
    return group(drawn, class_=class_, font_family=SIGN, font_size=size, font_weight="700")


def _label(label: Label, palette: Palette) -> str:
    x, y = label.at
    leading = label.names.leading
    lines = "".join(
        element("tspan", text(line), x=x, y=y + leading * number) for number, line in enumerate(label.lines)
    )
    return element(
        "text",
        lines,
        class_="label",
        text_anchor=label.anchor,
        fill=palette.ink,
        stroke=palette.halo,
        stroke_width=5,
        stroke_linejoin="round",
        paint_order="stroke",
    )
