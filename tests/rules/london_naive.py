"""The rules of London written a second time, slowly and plainly, with names, lists and sets.

Reads the board file and the views that each seat has, shares no code with the rules, finds out what crosses what by
geometry, and says legal moves as text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from peron.rules.nextstation.shapes import InterchangeGain, NextStationView, SheetGain, SheetView
from tests.rules.london_tables import LONDON

Point = tuple[int, int]
STATIONS: dict[str, dict[str, Any]] = {station["id"]: station for station in LONDON["stations"]}
SECTIONS: dict[str, tuple[str, str]] = {section["id"]: tuple(section["between"]) for section in LONDON["sections"]}
RIVER = {section["id"] for section in LONDON["sections"] if section.get("river")}
SITES = {name for name, station in STATIONS.items() if station.get("site")}
STARTS = {station["start"]: name for name, station in STATIONS.items() if "start" in station}
TRACK = [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25]
INTERCHANGE = {1: 0, 2: 2, 3: 5, 4: 9}


# --- geometry ---------------------------------------------------------------------------------------------------------


def at(station: str) -> Point:
    x, y = STATIONS[station]["at"]
    return x, y


def side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


@cache
def cross(one: str, other: str) -> bool:
    """N12: whether two sections meet at a point that is no end of either."""
    (a, b), (c, d) = ([at(station) for station in SECTIONS[section]] for section in (one, other))
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# --- what is legal ----------------------------------------------------------------------------------------------------


def legal_texts(view: NextStationView) -> set[str]:
    """All legal moves of the seat that has this view, as text."""
    seat = view.seat
    assert seat is not None
    me = view.sheets[seat]
    if seat not in view.actors:
        return set()
    if view.phase == "last-mark":
        return {"mark none", *(f"mark {station}" for station in me.line.stations)}
    symbol = view.card.split("-")[1]
    switch = switch_in_force(view.revealed)
    if me.first is not None:
        return {f"draw {section}" for section in seconds(me, me.first, symbol, switch)}
    plain = drawable(me, [], symbol, switch)
    texts = {"skip", *(f"draw {section}" for section in plain)}
    if me.power is None or me.power_used or me.marking is not None:
        return texts
    if me.power == "joker":
        texts |= {f"draw {section} joker" for section in drawable(me, [], "joker", switch) - plain}
    elif me.power == "switch":
        texts |= {f"draw {section} switch" for section in drawable(me, [], symbol, True) - plain}
    elif me.power == "again":
        texts |= {f"draw {section} again" for section in plain if seconds(me, section, symbol, switch)}
    elif me.line.sections:
        texts |= {f"mark {station}" for station in me.line.stations}
    return texts


def switch_in_force(revealed: tuple[str, ...]) -> bool:
    """N7, N7a: the switch just before the card of this turn, unless this is the first or second turn."""
    turn = len([card for card in revealed if card != "street-switch"])
    return len(revealed) > 1 and revealed[-2] == "street-switch" and turn >= 3


def ends_of(start: str, sections: list[str]) -> set[str]:
    """N10a."""
    degree = Counter(station for section in sections for station in SECTIONS[section])
    ends = {station for station in degree if degree[station] == 1}
    return ends | {start} if degree[start] <= 1 else ends


def drawable(me: SheetView, more: list[str], symbol: str, anywhere: bool) -> set[str]:
    """N9-N13: the sections that can follow this round's sections and some more."""
    mine = [*me.line.sections, *more]
    everything = [*mine, *(section for line in me.lines for section in line.sections)]
    on_line = {me.line.start, *(station for section in mine for station in SECTIONS[section])}
    sources = on_line if anywhere else ends_of(me.line.start, mine)
    found = set()
    for section, ends in SECTIONS.items():
        if section in everything or any(cross(section, other) for other in everything):
            continue
        for source, target in (ends, ends[::-1]):
            if source in sources and target not in on_line and fits(target, symbol):
                found.add(section)
    return found


def fits(station: str, symbol: str) -> bool:
    """N10, N11."""
    return symbol in ("joker", "any") or STATIONS[station]["symbol"] in (symbol, "any")


def seconds(me: SheetView, first: str, symbol: str, switch: bool) -> set[str]:
    """N21, N21a, N21c: the sections that can follow the first one of the turn."""
    on_line = {me.line.start, *(station for section in me.line.sections for station in SECTIONS[section])}
    (source,) = set(SECTIONS[first]) & on_line
    (target,) = set(SECTIONS[first]) - on_line
    wanted = STATIONS[target]["symbol"] if symbol == "joker" else symbol
    used_switch = source not in ends_of(me.line.start, list(me.line.sections))
    return drawable(me, [first], wanted, switch and not used_switch)


# --- N16-N23 ----------------------------------------------------------------------------------------------------------


def stations_of(sections: tuple[str, ...]) -> set[str]:
    return {station for section in sections for station in SECTIONS[section]}


def line_points(sections: tuple[str, ...], marked: str | None) -> int:
    """N16, N16a, N21."""
    if not sections:
        return 0
    counted = Counter(STATIONS[station]["district"] for station in stations_of(sections))
    districts = len(counted)
    if marked is not None:
        counted[STATIONS[marked]["district"]] += 1
    return districts * max(counted.values()) + 2 * len(RIVER & set(sections))


def objectives_reached(network: list[tuple[str, ...]]) -> dict[str, bool]:
    """N20."""
    lines = Counter(station for sections in network for station in stations_of(sections))
    return {
        "centre": {name for name, station in STATIONS.items() if station["district"] == "centre"} <= set(lines),
        "districts": len({STATIONS[station]["district"] for station in lines}) == 13,
        "interchanges": len([station for station in lines if lines[station] >= 2]) >= 8,
        "sites": set(lines) >= SITES,
        "river": sum(len(RIVER & set(sections)) for sections in network) >= 6,
    }


def final_score(lines: Mapping[str, tuple[tuple[str, ...], str | None]], objectives: list[str], minus: int) -> int:
    """N18: of the sections and marked stations of each line."""
    network = [sections for sections, _ in lines.values()]
    by_station = Counter(station for sections in network for station in stations_of(sections))
    total = sum(line_points(sections, marked) for sections, marked in lines.values())
    total += TRACK[min(10, sum(len(SITES & stations_of(sections)) for sections in network))]
    total += sum(INTERCHANGE[count] for count in by_station.values())
    reached = objectives_reached(network)
    return total + 10 * sum(reached[objective] for objective in objectives) - minus


# --- what a move brings -----------------------------------------------------------------------------------------------


def brings(sheet: SheetView, start: str | None, station: str | None, section: str) -> list[Any]:
    """What the section brings beside points: a new district, the river, a site, and interchanges."""
    assert start is not None
    assert station is not None
    drawn = sheet.line.sections if sheet.first is None else (*sheet.line.sections, sheet.first)
    stations = stations_of(drawn) | {sheet.line.start}
    districts = {STATIONS[name]["district"] for name in stations}
    found: list[Any] = [SheetGain("district")] if STATIONS[station]["district"] not in districts else []
    found += [SheetGain("river")] if section in RIVER else []
    found += [SheetGain("site")] if station in SITES else []
    for name in [station] if len(stations) > 1 else [station, start]:
        lines = 1 + sum(name in line.stations for line in sheet.lines if line.sections)
        found += [InterchangeGain(lines)] if lines > 1 else []
    return found
