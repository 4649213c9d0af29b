"""Where there is room on a map: for the names of places, the title, the tables. Imports the drawing's geometry only."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from peron.draw.geometry import Box
from peron.draw.lettering import LARGE_NAMES, NAMES, Print, broken, label_box
from peron.draw.markup import Point
from peron.draw.ticket.plan import BADGE, RING, SPACE_WIDTH, Label, Plan

ASIDE: Final = (0, -8, 8, -16, 16, -24, 24)
"""How far from where the board file has it a large name may be, across and down."""

Disc = tuple[float, float, float]
"""Something to keep clear of: centre and radius."""


def obstacles(plan: Plan) -> list[Disc]:
    """All that names, title and tables must not cover, as discs."""
    discs = [(x, y, RING) for x, y in plan.places.values()]
    for label in plan.labels.values():
        discs += _box_discs(label.box())
    guided = plan.guided()
    for strand in plan.strands:
        for space in strand.spaces:
            dx, dy = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
            reach = space.length / 2 - SPACE_WIDTH / 2
            discs += [
                (space.x + dx * reach * step, space.y + dy * reach * step, SPACE_WIDTH / 2 + 1)
                for step in (-1.0, -0.5, 0.0, 0.5, 1.0)
            ]
        if strand.kind == "subway" or guided:
            discs += [(x, y, 5.0) for _, (x, y) in strand.line.walk(24)]
        if strand.badge:
            discs.append((*strand.badge, BADGE))
    return discs


def _box_discs(box: Box) -> list[Disc]:
    step, radius = 12.0, 8.0
    return [
        (box.left + column * step, box.top + row * step, radius)
        for column in range(int((box.right - box.left) / step) + 1)
        for row in range(int((box.bottom - box.top) / step) + 1)
    ]


def covered(box: Box, discs: Iterable[Disc]) -> float:
    """How badly a box lies on what it must not cover: 0 when it is clear."""
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    return sum(
        max(0.0, radius - box.gap((x, y)))
        for x, y, radius in discs
        if left - radius < x < right + radius and top - radius < y < bottom + radius
    )


def free_spot(
    frame: Box, size: Point, discs: Sequence[Disc], taken: Sequence[Box], from_left: bool = False
) -> Point | None:
    """The top left corner of a clear rectangle at the frame's edge, bottom before top, right before left; or None."""
    inside = frame.grown(-14)
    wide, high = size
    if wide > inside.right - inside.left or high > inside.bottom - inside.top:
        return None
    across = [inside.right - wide - step * 20 for step in range(int((inside.right - inside.left - wide) / 20) + 1)]
    down = [inside.bottom - high - step * 20 for step in range(int((inside.bottom - inside.top - high) / 20) + 1)]
    if from_left:
        across.reverse()
    edge = [(x, y) for y in (down[0], inside.top) for x in across] + [
        (x, y) for x in (across[0], across[-1]) for y in down
    ]
    for x, y in edge:
        box = Box(x, y, x + wide, y + high).grown(10)
        if not any(box.touches(other) for other in taken) and covered(box, discs) == 0:
            return (x, y)
    return None


def place_labels(entries: Sequence[Mapping[str, Any]], plan: Plan) -> dict[str, Label]:
    """Where the board file says, else where there is most room."""
    labels = {entry["id"]: _given(entry, plan) for entry in entries if "label" in entry}
    return _placed(entries, plan, labels, NAMES)


def place_large_labels(entries: Sequence[Mapping[str, Any]], plan: Plan) -> dict[str, Label]:
    """The same names larger, where there is most room for them now: where the board file says if it is there."""
    return _placed(entries, plan, {}, LARGE_NAMES)


def _given(entry: Mapping[str, Any], plan: Plan) -> Label:
    given = entry["label"]
    return Label(tuple(given["lines"]), given["anchor"], plan.scaled(given["at"]))


def _placed(
    entries: Sequence[Mapping[str, Any]], plan: Plan, labels: dict[str, Label], names: Print
) -> dict[str, Label]:
    discs = obstacles(replace(plan, labels=labels))
    for entry in entries:
        if entry["id"] not in labels:
            place = plan.places[entry["id"]]
            wished = [_given(entry, plan)] if "label" in entry else []
            label = _best_label(entry["name"], place, wished, discs, plan.frame(), names)
            labels[entry["id"]] = label
            discs += _box_discs(label.box())
    return {entry["id"]: labels[entry["id"]] for entry in entries}


def _best_label(
    name: str, place: Point, wished: Sequence[Label], discs: Sequence[Disc], frame: Box, names: Print
) -> Label:
    """Of all the places around the ring the one that covers least; the earlier one when they are alike."""
    near = [disc for disc in discs if abs(disc[0] - place[0]) < 320 and abs(disc[1] - place[1]) < 110]
    inside = frame.grown(-8)
    spots = [(label.lines, number, spot) for label in wished for number, spot in enumerate(_nearby(label, names))]
    spots += [
        (tuple(lines), number, spot)
        for lines in _line_breaks(name)
        for number, spot in enumerate(_around(place, len(lines), names))
    ]
    best, least = None, math.inf
    for lines, number, (anchor, at) in spots:
        label = Label(lines, anchor, _pushed_in(anchor, at, lines, inside, names), names)
        badness = 4 * covered(label.box().grown(2), near) + 0.4 * number + 3 * (len(lines) - 1)
        if badness < least:
            best, least = label, badness
    assert best is not None
    return best


def _nearby(label: Label, names: Print) -> list[tuple[str, Point]]:
    """Where the board file has it, and a little aside: other type than it was meant for needs other room."""
    middle = (label.box().top + label.box().bottom) / 2
    high = 0.94 * names.size + names.leading * (len(label.lines) - 1)
    at = (label.at[0], middle - high / 2 + 0.74 * names.size)
    return [(label.anchor, (at[0] + dx, at[1] + dy)) for dx in ASIDE for dy in ASIDE]


def _line_breaks(name: str) -> list[list[str]]:
    return [[name]] if broken(name, 0) == [name] else [[name], broken(name, 0)]


def _around(place: Point, lines: int, names: Print) -> list[tuple[str, Point]]:
    """Anchor and first baseline for a name on every side of a ring: level and upright first, close before farther."""
    spots = []
    high = 0.94 * names.size + names.leading * (lines - 1)
    for gap in (7.0, 14.0, 24.0):
        for angle in (0, 180, 90, 270, 30, 150, 330, 210, 60, 120, 300, 240):
            dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            anchor = "middle" if abs(dx) < 0.1 else "start" if dx > 0 else "end"
            reach = RING + gap
            middle = place[1] + dy * (reach + high / 2 - (2 if dy else 0))
            spots.append((anchor, (place[0] + dx * reach, middle - high / 2 + 0.74 * names.size)))
    return spots


def _pushed_in(anchor: str, at: Point, lines: Sequence[str], inside: Box, names: Print) -> Point:
    """The same spot, moved as far as it takes to stay inside the frame."""
    box = label_box(lines, anchor, at, names)
    dx = max(inside.left - box.left, 0.0) - max(box.right - inside.right, 0.0)
    dy = max(inside.top - box.top, 0.0) - max(box.bottom - inside.bottom, 0.0)
    return (at[0] + dx, at[1] + dy)
