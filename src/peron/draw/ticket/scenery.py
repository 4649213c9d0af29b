"""The ground a board is printed on: land, water, parks, streets, names. Imports the drawing's modules only.

A board file gives shapes with roles, a theme paints them. Banks are drawn for all waters before any water, so arms of a
river run into each other without a seam.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from peron.draw.geometry import angular, smooth
from peron.draw.markup import element, group, moved, number, text
from peron.draw.palette import SIGN, TEXT, Palette
from peron.draw.ticket.plan import Plan

COAST: Final = 34.0
"""Width of the shallow water along a coast."""
HEIGHTS: Final = (1.0, 0.68, 0.36)
"""The lines of a hill, from its foot to its top: each as much of its outline."""


def draw_ground(scenery: Mapping[str, Any], plan: Plan, palette: Palette, prefix: str) -> list[str]:
    shapes = scenery.get("shapes", [])
    sea = scenery.get("ground", "land") == "water"
    ground = palette.water if sea else palette.land
    drawn = [element("rect", width=plan.width, height=plan.height, fill=ground)]
    if sea:
        drawn += _coasts(shapes, plan, palette)
    drawn += _land(shapes, plan, palette)
    drawn += _parks(shapes, plan, palette, prefix)
    drawn += _hills(shapes, plan, palette)
    drawn += _streets(shapes, plan, palette)
    drawn += _waters(shapes, plan, palette)
    drawn += _piers(shapes, plan, palette)
    drawn += _bridges(shapes, plan, palette)
    return drawn


def park_pattern(palette: Palette, prefix: str) -> str:
    """Trees as a printer would hint at them: a loose grid of dots."""
    dots = "".join(element("circle", cx=x, cy=y, r=1.5, fill=palette.park_ink) for x, y in ((4, 4), (13, 13)))
    pattern = element("g", dots, opacity=0.2)
    return element("pattern", pattern, id=f"{prefix}-trees", width=18, height=18, patternUnits="userSpaceOnUse")


def draw_names(scenery: Mapping[str, Any], plan: Plan, palette: Palette) -> str:
    return group([_name(name, plan, palette) for name in scenery.get("names", [])], text_anchor="middle")


def _name(name: Mapping[str, Any], plan: Plan, palette: Palette) -> str:
    district = name["role"] == "district"
    size = name["size"] / plan.unit if "size" in name else 17 if district else 18
    tracking = (0.24 if district else 0.05) * size
    inks = {"district": palette.ink_2, "park": palette.park_ink}
    return element(
        "text",
        text(name["text"].upper() if district else name["text"]),
        # Tracking also follows the last letter: half of it, to stand in the middle.
        x=tracking / 2 if district else None,
        y=0.36 * size,
        font_family=TEXT if district else SIGN,
        font_size=size,
        font_weight="600" if district else None,
        font_style=None if district else "italic",
        letter_spacing=tracking,
        fill=inks.get(name["role"], palette.water_ink),
        transform=moved(*plan.scaled(name["at"]), angle=name.get("angle", 0)),
        class_="scenic",
    )


def _of(shapes: Sequence[Mapping[str, Any]], role: str) -> list[Mapping[str, Any]]:
    return [shape for shape in shapes if shape["role"] == role]


def _path(shape: Mapping[str, Any], plan: Plan) -> str:
    closed = "area" in shape
    points = [plan.scaled(point) for point in shape["area" if closed else "line"]]
    return smooth(points, closed) if shape.get("smooth", True) else angular(points, closed)


def _coasts(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    paths = [_path(shape, plan) for role in ("far", "land") for shape in _of(shapes, role) if "area" in shape]
    bands = [
        group(
            [element("path", d=path) for path in paths],
            fill="none",
            stroke=palette.water_edge,
            stroke_width=wide,
            stroke_linejoin="round",
            opacity=strength,
        )
        for wide, strength in ((COAST, 0.22), (COAST / 2, 0.3))
    ]
    edge = group([element("path", d=path) for path in paths], fill="none", stroke=palette.water_edge, stroke_width=5)
    return [*bands, edge]


def _land(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    return [
        element("path", d=_path(shape, plan), fill=palette.far if role == "far" else palette.land)
        for role in ("far", "land")
        for shape in _of(shapes, role)
        if "area" in shape
    ]


def _parks(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette, prefix: str) -> list[str]:
    paths = [_path(shape, plan) for shape in _of(shapes, "park") if "area" in shape]
    return [
        group([element("path", d=path) for path in paths], fill=palette.park),
        group([element("path", d=path) for path in paths], fill=f"url(#{prefix}-trees)"),
    ]


def _hills(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    """Lines of equal height round the middle of a hill."""
    drawn = []
    for shape in _of(shapes, "hill"):
        points = [plan.scaled(point) for point in shape["area"]]
        x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
        drawn += [
            element("path", d=smooth([(x + (px - x) * part, y + (py - y) * part) for px, py in points], closed=True))
            for part in HEIGHTS
        ]
    return [group(drawn, fill="none", stroke=palette.ink_2, stroke_width=1.4, opacity=0.32)]


def _lines(shapes: Sequence[Mapping[str, Any]], role: str, plan: Plan, standard: float) -> list[tuple[str, float]]:
    return [
        (_path(shape, plan), shape.get("width", standard) / plan.unit) for shape in _of(shapes, role) if "line" in shape
    ]


def _streets(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    streets = [element("path", d=path, stroke_width=wide) for path, wide in _lines(shapes, "street", plan, 6)]
    return [group(streets, fill="none", stroke=palette.street, stroke_linecap="round")]


def _waters(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    rivers = _lines(shapes, "water", plan, 14)
    lakes = [_path(shape, plan) for shape in _of(shapes, "water") if "area" in shape]
    common = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    banks = [element("path", d=path, stroke_width=wide + 4) for path, wide in rivers]
    banks += [element("path", d=path, stroke_width=4) for path in lakes]
    middles = [element("path", d=path, stroke_width=wide) for path, wide in rivers]
    middles += [element("path", d=path, fill=palette.water, stroke="none") for path in lakes]
    return [
        group(banks, stroke=palette.water_edge, **common),
        group(middles, stroke=palette.water, **common),
    ]


def _piers(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    """Like the coast they stand out from, with its edge on three sides."""
    piers = _lines(shapes, "pier", plan, 8)
    return [
        group([element("path", d=path, stroke_width=wide + 4) for path, wide in piers], stroke=palette.water_edge),
        group([element("path", d=path, stroke_width=wide) for path, wide in piers], stroke=palette.land),
    ]


def _bridges(shapes: Sequence[Mapping[str, Any]], plan: Plan, palette: Palette) -> list[str]:
    """A roadway with two towers, each a third of the way from its end."""
    drawn = []
    for shape in _of(shapes, "bridge"):
        start, end = (plan.scaled(shape["line"][0]), plan.scaled(shape["line"][-1]))
        wide = shape.get("width", 8) / plan.unit
        road = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
        drawn.append(element("path", d=road, stroke=palette.bridge, stroke_width=wide, stroke_linecap="round"))
        for part in (1 / 4, 3 / 4):
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
            dx, dy = -(end[1] - start[1]) / length * wide, (end[0] - start[0]) / length * wide
            tower = f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}"
            drawn.append(element("path", d=tower, stroke=palette.bridge, stroke_width=wide * 0.7))
    return drawn
