"""Points, boxes, curves: the little geometry a map needs. Imports the standard library and `markup` only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from peron.draw.markup import Point, at


@dataclass(frozen=True)
class ViewBox:
    """The part of the plane that a picture shows."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class Spot:
    """A point, for a page."""

    x: float
    y: float


def between(a: Point, b: Point) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def towards(a: Point, b: Point, distance: float) -> Point:
    """The point that lies `distance` from `a` on the way to `b`; `a` itself when both are the same."""
    length = between(a, b)
    if length == 0:
        return a
    return (a[0] + (b[0] - a[0]) * distance / length, a[1] + (b[1] - a[1]) * distance / length)


def lying(angle: float) -> float:
    """The same slope as an angle from -90 up to 90: a space looks the same from both its ends."""
    return (angle + 90) % 180 - 90


@dataclass(frozen=True)
class Curve:
    """A straight line (two points) or a quadratic curve (three: start, control, end)."""

    points: tuple[Point, ...]

    def at(self, t: float) -> Point:
        start, *control, end = self.points
        mid = control[0] if control else ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        u = 1 - t
        return (
            u * u * start[0] + 2 * u * t * mid[0] + t * t * end[0],
            u * u * start[1] + 2 * u * t * mid[1] + t * t * end[1],
        )

    def walk(self, steps: int = 64) -> list[tuple[float, Point]]:
        """Points along the curve, each with the distance walked from the start."""
        walked: list[tuple[float, Point]] = [(0.0, self.points[0])]
        for step in range(1, steps + 1):
            point = self.at(step / steps)
            walked.append((walked[-1][0] + between(walked[-1][1], point), point))
        return walked

    def length(self) -> float:
        return self.walk()[-1][0]

    def along(self, distance: float) -> tuple[float, float, float]:
        """Position and slope after walking `distance`."""
        walked = self.walk()
        for (before, a), (after, b) in pairwise(walked):
            if after >= distance or b == walked[-1][1]:
                x, y = towards(a, b, distance - before)
                return (x, y, lying(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))))
        return (*self.points[0], 0.0)

    def path(self) -> str:
        start, *rest = self.points
        return f"M{at(start)}" + ("Q" if len(rest) > 1 else "L") + " ".join(at(point) for point in rest)


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> Box:
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def within(self, other: Box) -> bool:
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def touches(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def gap(self, point: Point) -> float:
        """How far a point lies outside the box, 0 inside."""
        across = max(self.left - point[0], 0.0, point[0] - self.right)
        down = max(self.top - point[1], 0.0, point[1] - self.bottom)
        return math.hypot(across, down)


def smooth(points: Sequence[Point], closed: bool) -> str:
    """A path through all the points without corners.

    Each point's tangent follows its two neighbours, and handles are as long as the section they belong to: that keeps a
    river calm where its points lie close together.
    """
    count = len(points)
    sections = count if closed else count - 1
    path = [f"M{at(points[0])}"]
    for number_ in range(sections):
        before = points[(number_ - 1) % count] if closed or number_ > 0 else points[number_]
        a, b = points[number_ % count], points[(number_ + 1) % count]
        after = points[(number_ + 2) % count] if closed or number_ + 2 < count else b
        third = between(a, b) / 3
        leave = _shifted(a, before, b, third)
        arrive = _shifted(b, after, a, third)
        path.append(f"C{at(leave)} {at(arrive)} {at(b)}")
    return "".join(path) + ("Z" if closed else "")


def angular(points: Sequence[Point], closed: bool) -> str:
    return "M" + "L".join(at(point) for point in points) + ("Z" if closed else "")


def _shifted(point: Point, away: Point, to: Point, distance: float) -> Point:
    """From `point` in the direction that leads from `away` to `to`."""
    dx, dy = to[0] - away[0], to[1] - away[1]
    size = math.hypot(dx, dy) or 1.0
    return (point[0] + dx / size * distance, point[1] + dy / size * distance)
