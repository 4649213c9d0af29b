"""Reads as much of a board as makes sense, whatever else is in the file. Imports this package only.

What is not as the format wants it becomes None here: the schema has its say about it elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from peron.boards.locate import Path

KINDS: Final = {"berlin": ("tram", "subway"), "san-francisco": ("tram", "ferry")}
"""Kinds of route by game (B2, S2)."""
JUDGED: Final = 500
"""Entries looked at in each list: a board has 62 at most, and a longer list is a problem already."""


@dataclass(frozen=True)
class PlaceEntry:
    path: Path
    id: str | None
    at: tuple[float, float] | None


@dataclass(frozen=True)
class RouteEntry:
    path: Path
    id: str | None
    ends: tuple[str, str] | None
    kind: str | None
    cards: int | None
    """Spaces, or the cost of a subway."""
    double: str | None
    ferries: list[Any] | None
    at: list[Any] | None

    def cards_path(self) -> Path:
        return (*self.path, "cost" if self.kind == "subway" else "spaces")


@dataclass(frozen=True)
class TicketEntry:
    path: Path
    ends: tuple[str, str] | None


@dataclass(frozen=True)
class Entries:
    """A board as far as it can be read."""

    game: str | None
    size: tuple[float, float] | None
    places: list[PlaceEntry]
    routes: list[RouteEntry]
    tickets: list[TicketEntry]
    pieces: Mapping[str, Any] | None
    points: Mapping[str, Any] | None
    tokens: Mapping[str, Any] | None
    has_tokens: bool
    end_at: int | None

    def place_ids(self) -> list[str]:
        return list(dict.fromkeys(place.id for place in self.places if place.id is not None))


def read_entries(data: Mapping[str, Any]) -> Entries:
    game = data.get("game")
    return Entries(
        game=game if isinstance(game, str) and game in KINDS else None,
        size=_point(data.get("size")),
        places=[
            PlaceEntry(path, _text(entry.get("id")), _point(entry.get("at")))
            for path, entry in _entries(data, "places")
        ],
        routes=[_read_route(path, entry) for path, entry in _entries(data, "routes")],
        tickets=[TicketEntry(path, _ends(entry)) for path, entry in _entries(data, "tickets")],
        pieces=_object(data.get("pieces")),
        points=_object(data.get("points")),
        tokens=_object(data.get("tokens")),
        has_tokens="tokens" in data,
        end_at=whole(data.get("end_at")),
    )


def _read_route(path: Path, entry: Mapping[str, Any]) -> RouteEntry:
    kind = _text(entry.get("kind"))
    return RouteEntry(
        path=path,
        id=_text(entry.get("id")),
        ends=_ends(entry),
        kind=kind if kind in ("tram", "subway", "ferry") else None,
        cards=whole(entry.get("cost" if kind == "subway" else "spaces")),
        double=_text(entry.get("double")),
        ferries=listed(entry.get("ferries")),
        at=listed(entry.get("at")),
    )


def _entries(data: Mapping[str, Any], name: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
    for number, entry in enumerate(islice(listed(data.get(name)) or [], JUDGED)):
        if isinstance(entry, dict):
            yield (name, number), entry


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def listed(value: Any) -> list[Any] | None:
    return value if isinstance(value, list) else None


def _object(value: Any) -> Mapping[str, Any] | None:
    return value if isinstance(value, dict) else None


def whole(value: Any) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _number(value: Any) -> float | None:
    return value if isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value) else None


def _point(value: Any) -> tuple[float, float] | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = _number(value[0]), _number(value[1])
    return None if x is None or y is None else (x, y)


def _ends(entry: Mapping[str, Any]) -> tuple[str, str] | None:
    ends = entry.get("between")
    if not isinstance(ends, list) or len(ends) != 2 or not all(isinstance(end, str) for end in ends):
        return None
    return (ends[0], ends[1])
