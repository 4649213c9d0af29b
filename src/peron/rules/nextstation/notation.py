"""Moves as short text that people can read and type, both ways. Imports the standard library only.

Stations are named by column and row, as on the frame of the map: `skip`, `draw C4-D4`, `draw C4-D4 joker` (or `switch`,
or `again` for the first of two), `mark D4`, `mark none`. A section may be said from either end.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from peron.rules.contract import BadNotation
from peron.rules.nextstation.actions import DRAW, MARK_NONE, SKIP
from peron.rules.nextstation.cards import NO_POWER, POWERS
from peron.rules.nextstation.city import City

WORDS: Final = {"skip": SKIP, "mark none": MARK_NONE}
_DRAW: Final = re.compile(
    r"draw (?P<a>[a-z][0-9]{1,2}) ?[-–] ?(?P<b>[a-z][0-9]{1,2})(?: (?P<power>joker|switch|again))?"
)
_MARK: Final = re.compile(r"mark (?P<station>[a-z][0-9]{1,2})")
EXAMPLES: Final = (
    "skip",
    "draw a1-b1",
    "draw a1-b1 joker",
    "draw a1-b1 switch",
    "draw a1-b1 again",
    "mark a1",
    "mark none",
)


def say(city: City, move: int) -> str:
    """The move as text. Moves that are not legal now have a text too."""
    actions = city.actions
    if not 0 <= move < int(actions.count):  # of any size, also one too large for a native integer
        raise BadNotation("notation-no-such-move", {"move": move, "moves": int(actions.count)})
    if move == SKIP:
        return "skip"
    if move == MARK_NONE:
        return "mark none"
    if move >= actions.mark:
        return f"mark {city.stations[move - actions.mark].id}"
    section = city.sections[actions.section_of(move)].id
    power = actions.power_of(move)
    return f"draw {section}" if power == NO_POWER else f"draw {section} {POWERS[power]}"


def read(city: City, text: str) -> int:
    """The move that a text says, legal or not. Raises BadNotation."""
    said = " ".join(text.lower().split())
    if said in WORDS:
        return WORDS[said]
    draw = _DRAW.fullmatch(said)
    if draw is not None:
        return _first(city, draw["power"]) + _section(city, draw["a"], draw["b"])
    mark = _MARK.fullmatch(said)
    if mark is not None:
        return int(city.actions.mark) + _station(city, mark["station"])
    nearest = get_close_matches(said, EXAMPLES, 1, 0)
    raise BadNotation("notation-unknown", {"text": text, "nearest": _shown(nearest[0])})


def _first(city: City, power: str | None) -> int:
    """The first of the moves that draw a section by this power, or by none."""
    actions = city.actions
    if power is None:
        return DRAW
    return int({"joker": actions.joker, "switch": actions.switch, "again": actions.again}[power])


def _shown(example: str) -> str:
    """An example as it is written: stations in capitals."""
    return re.sub(r"\b[a-z][0-9]", lambda station: station[0].upper(), example)


def _station(city: City, name: str) -> int:
    """The station at a place of the map, or a refusal with the nearest one there."""
    x, y = ord(name[0]) - ord("a"), int(name[1:]) - 1
    distance = [(station.x - x) ** 2 + (station.y - y) ** 2 for station in city.stations]
    number = distance.index(min(distance))
    if distance[number] > 0:
        raise BadNotation("notation-station", {"name": name.upper(), "nearest": city.stations[number].id})
    return number


def _section(city: City, a: str, b: str) -> int:
    ends = {_station(city, a), _station(city, b)}
    for number, section in enumerate(city.sections):
        if {section.a, section.b} == ends:
            return number
    from_a = [city.sections[number].id for number in sorted(city.sections_at(_station(city, a)))]
    params = {"a": a.upper(), "b": b.upper(), "sections": from_a, "nearest": from_a[0]}
    raise BadNotation("notation-section", params)
