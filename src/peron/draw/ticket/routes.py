"""Where routes run and their spaces lie. Imports the drawing's geometry only.

What the board file places stays where it says. What it leaves out is laid out here: spaces evenly between two places,
strands side by side, a subway on a slight curve, each bending no more than it takes to miss what is in the way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from peron.draw.geometry import Box, Curve, between, lying, towards
from peron.draw.markup import Point
from peron.draw.ticket.plan import BADGE, LANE, RAIL_LANE, RING, SHORTEST, SPACE, Scaled, Space, Strand


def place_strands(routes: Sequence[Mapping[str, Any]], places: Mapping[str, Point], scaled: Scaled) -> list[Strand]:
    lines = _lines(routes, places, scaled)
    length = _space_length(routes, lines, scaled)
    return [_strand(route, lines[route["id"]], length, scaled) for route in routes]


def _lines(routes: Sequence[Mapping[str, Any]], places: Mapping[str, Point], scaled: Scaled) -> dict[str, Curve]:
    """The line each route follows from ring to ring."""
    lines: dict[str, Curve] = {}
    alone: list[Mapping[str, Any]] = []
    for strands in _same_ends(routes):
        rows = [route for route in strands if route["kind"] != "subway"]
        rails = [route for route in strands if route["kind"] == "subway"]
        for route, aside in [
            *zip(rows, _row_lanes(rows), strict=True),
            *zip(rails, _rail_lanes(rails, rows), strict=True),
        ]:
            a, b = (places[place] for place in sorted(route["between"]))
            if "path" in route:
                lines[route["id"]] = Curve(tuple(scaled(point) for point in route["path"]))
            elif len(strands) == 1 and "at" not in route:
                alone.append(route)
            elif route["kind"] == "subway":
                lines[route["id"]] = _through(a, b, scaled(route["at"][0])) if "at" in route else _rail(a, b, aside)
            else:
                lines[route["id"]] = _row(a, b, aside, SHORTEST * route["spaces"])
    # Rows are less free to bend than rails and short ones less than long ones, so they choose first.
    alone.sort(key=lambda route: (route["kind"] == "subway", between(*(places[end] for end in route["between"]))))
    for route in alone:
        lines[route["id"]] = _alone(route, places, lines)
    for route in routes:
        if "path" not in route and route["between"][0] != min(route["between"]):
            lines[route["id"]] = Curve(lines[route["id"]].points[::-1])
    return lines


def _alone(route: Mapping[str, Any], places: Mapping[str, Point], lines: Mapping[str, Curve]) -> Curve:
    """A single strand runs straight, a rail on a slight curve; either bends further only to miss something."""
    ends = sorted(route["between"])
    a, b = (places[place] for place in ends)
    rail = route["kind"] == "subway"
    discs = [(*at, RING + 10) for place, at in places.items() if place not in ends]
    around = Box(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
    around = around.grown(0.3 * between(a, b) + 2 * RING)
    for line in lines.values():
        # Near a shared end lines always meet.
        discs += [(x, y, 20.0) for _, (x, y) in line.walk(24) if between((x, y), a) > 54 and between((x, y), b) > 54]
    discs = [disc for disc in discs if around.gap(disc[:2]) == 0]
    middle = (
        sum(point[0] for point in places.values()) / len(places),
        sum(point[1] for point in places.values()) / len(places),
    )
    away = _aside(a, b, 1.0)
    outward = (a[0] + b[0] - 2 * middle[0]) * away[0] + (a[1] + b[1] - 2 * middle[1]) * away[1]
    bends = (0.06, 0.1, 0.14, 0.18, 0.22) if rail else (0.0, 0.05, 0.09, 0.13, 0.17)
    best, least = None, math.inf
    for bend in bends:
        for side in (1, -1) if outward >= 0 else (-1, 1):
            aside = side * bend * between(a, b)
            curve = _rail(a, b, aside) if rail else _row(a, b, 0.0, SHORTEST * route["spaces"], aside)
            steps = [step for _, step in curve.walk(16)]
            hits = sum(
                max(0.0, reach - between((x, y), step))
                for x, y, reach in discs
                for step in steps
                if -reach < x - step[0] < reach and -reach < y - step[1] < reach
            )
            badness = 3 * hits + 150 * bend
            if badness < least:
                best, least = curve, badness
    assert best is not None
    return best


def _same_ends(routes: Sequence[Mapping[str, Any]]) -> list[list[Mapping[str, Any]]]:
    strands: dict[tuple[str, ...], list[Mapping[str, Any]]] = {}
    for route in routes:
        strands.setdefault(tuple(sorted(route["between"])), []).append(route)
    return list(strands.values())


def _row_lanes(rows: Sequence[Mapping[str, Any]]) -> list[float]:
    """How far aside each row lies: side by side, the middle between them on the straight line."""
    return [LANE * (number - (len(rows) - 1) / 2) for number in range(len(rows))]


def _rail_lanes(rails: Sequence[Mapping[str, Any]], rows: Sequence[Mapping[str, Any]]) -> list[float]:
    """Rails lie side by side too, or in turn on either side of the rows between the same places."""
    if not rows:
        return [RAIL_LANE * (number - (len(rails) - 1) / 2) for number in range(len(rails))]
    outside = LANE * (len(rows) - 1) / 2
    return [(1 - 2 * (number % 2)) * (outside + RAIL_LANE * (1 + number // 2)) for number in range(len(rails))]


def _aside(a: Point, b: Point, distance: float) -> Point:
    """How far to go to lie `distance` to the side of the line from a to b."""
    length = between(a, b) or 1.0
    return (-(b[1] - a[1]) / length * distance, (b[0] - a[0]) / length * distance)


def _row(a: Point, b: Point, aside: float, wanted: float, lift: float = 0.0) -> Curve:
    """A lane `aside` of the middle, straight or lifted into a bow.

    Places too close together for the spaces between them are joined by a bow that is long enough.
    """
    clear = RING + 5
    if lift == 0:
        dx, dy = _aside(a, b, aside)
        reach = math.sqrt(max(clear * clear - aside * aside, 0.0))
        start, end = towards(a, b, reach), towards(b, a, reach)
        straight = Curve(((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy)))
        if straight.length() >= 0.7 * wanted or between(a, b) == 0:
            return straight
    bow = _bow(a, b, aside + lift, clear)
    for step in range(40):
        if bow.length() >= 0.7 * wanted:
            break
        bow = _bow(a, b, aside + lift + step * (4.0 if aside + lift >= 0 else -4.0), clear)
    return bow


def _rail(a: Point, b: Point, aside: float) -> Curve:
    return _bow(a, b, aside, RING - 1)


def _through(a: Point, b: Point, middle: Point) -> Curve:
    """A rail whose space the board file has placed."""
    control = (2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2)
    return Curve((towards(a, control, RING - 1), control, towards(b, control, RING - 1)))


def _bow(a: Point, b: Point, aside: float, clear: float) -> Curve:
    """A curve that swings out by `aside` in its middle and keeps `clear` of the middle of both places."""
    dx, dy = _aside(a, b, 2 * aside)  # a quadratic curve goes half as far as its control point
    control = ((a[0] + b[0]) / 2 + dx, (a[1] + b[1]) / 2 + dy)
    return Curve((towards(a, control, clear), control, towards(b, control, clear)))


def _space_length(routes: Sequence[Mapping[str, Any]], lines: Mapping[str, Curve], scaled: Scaled) -> float:
    """One length for all spaces of a board, as long as its most crowded route allows."""
    pitches = [SPACE + 5]
    for route in routes:
        if "at" in route:
            centres = [scaled(at) for at in route["at"]]
            pitches += [between(a, b) for a, b in pairwise(centres)]
        elif route["kind"] != "subway":
            pitches.append(lines[route["id"]].length() / route["spaces"])
    return min(SPACE, max(SHORTEST, min(pitches) - 4.5))


def _strand(route: Mapping[str, Any], line: Curve, length: float, scaled: Scaled) -> Strand:
    subway = route["kind"] == "subway"
    count = 1 if subway else route["spaces"]
    walk = line.length()
    if "at" in route:
        spaces = [Space(*scaled(at), lying(at[2]), length) for at in route["at"]]
    elif subway:
        # The space and its badge are centred together, so neither crowds a place.
        short = min(length, max(walk - 2 * BADGE - 12, 30.0))
        spaces = [Space(*line.along((walk - 2 * BADGE - 4) / 2), short)]
    else:
        short = min(length, max((walk - 4.0 * (count - 1)) / count, 14.0))
        gap = (walk - count * short) / (count + 1) if walk > count * short + 4.0 * (count + 1) else 0.0
        pitch = short + gap if gap else walk / count
        first = gap + short / 2 if gap else pitch / 2
        spaces = [Space(*line.along(first + number * pitch), short) for number in range(count)]
    badge = None
    if subway:
        badge = scaled(route["badge"]) if "badge" in route else _badge(line, spaces[0])
    return Strand(
        id=route["id"],
        ends=(route["between"][0], route["between"][1]),
        kind=route["kind"],
        colour=route["colour"],
        cards=route["cost"] if subway else count,
        double=bool(route.get("double")),
        spaces=tuple(spaces),
        ferries=frozenset(route.get("ferries", ())),
        line=line,
        badge=badge,
    )


def _badge(line: Curve, space: Space) -> Point:
    """On the rail, just behind the space."""
    nearest = min(line.walk(), key=lambda step: between(step[1], (space.x, space.y)))[0]
    x, y, _ = line.along(nearest + space.length / 2 + BADGE + 4)
    return (x, y)
