"""Lays out a whole board: places as given, then routes, then names. Imports the drawing's modules only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from peron.draw.markup import Point
from peron.draw.ticket.plan import Plan
from peron.draw.ticket.room import place_labels
from peron.draw.ticket.routes import place_strands


def lay_out(data: Mapping[str, Any]) -> Plan:
    unit = max(data["size"][0] / 1600, data["size"][1] / 1000)
    size = (data["size"][0] / unit, data["size"][1] / unit)

    def scaled(point: Sequence[float]) -> Point:
        return (point[0] / unit, point[1] / unit)

    places = {place["id"]: scaled(place["at"]) for place in data["places"]}
    strands = place_strands(data["routes"], places, scaled)
    plan = Plan(size[0], size[1], unit, places, {}, strands)
    return replace(plan, labels=place_labels(data["places"], plan))
