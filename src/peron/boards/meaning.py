"""Checks what a board means: that its parts fit together and it can be played. Imports this package only.

Works on anything that is JSON, whatever the schema found: a part that is broken is passed over, all others are still
judged, so an author sees everything at once. Rule ids say where a demand comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from peron.boards.findings import Findings
from peron.boards.locate import Path
from peron.boards.reading import (
    JUDGED,
    KINDS,
    Entries,
    PlaceEntry,
    RouteEntry,
    TicketEntry,
    listed,
    read_entries,
    whole,
)

_MOST_CARDS: Final = 14
"""Six of a colour and eight wilds: all that can ever pay for one route (T2, T10)."""
_WILDS: Final = 8
_STACKS: Final = 7
"""Stacks of tokens, each on a place of its own (S3, S4)."""
_NAMED: Final = 6
"""Places named before a list of them is cut short."""


def check_meaning(data: Any, findings: Findings) -> None:
    if not isinstance(data, dict):
        return
    board = read_entries(data)
    _check_places(board, findings)
    _check_routes(board, findings)
    _check_doubles(board, findings)
    _check_tickets(board, findings)
    _check_game(board, findings)
    _check_pieces(board, findings)
    _check_points(board, findings)
    _check_tokens(board, findings)
    _check_connected(board, findings)


# --- places -----------------------------------------------------------------------------------------------------------


def _check_places(board: Entries, findings: Findings) -> None:
    first_with: dict[str, PlaceEntry] = {}
    first_at: dict[tuple[float, float], PlaceEntry] = {}
    for place in board.places:
        if place.id is not None:
            other = first_with.setdefault(place.id, place)
            if other is not place:
                line = findings.line((*other.path, "id"))
                findings.add("board-repeated-place", (*place.path, "id"), id=place.id, line=line)
        if place.at is not None:
            other = first_at.setdefault(place.at, place)
            if other is not place:
                findings.add("board-same-spot", (*place.path, "at"), other=other.id or "?")
            if board.size is not None:
                (x, y), (width, height) = place.at, board.size
                if not (0 <= x <= width and 0 <= y <= height):
                    findings.add("board-place-outside", (*place.path, "at"), width=width, height=height)


def _check_ends(ends: tuple[str, str], path: Path, itself: str, board: Entries, findings: Findings) -> None:
    known = board.place_ids()
    for number, place in enumerate(ends):
        if known and place not in known:
            suggestion = findings.nearest(place, known)
            findings.add("board-unknown-place", (*path, "between", number), place=place, suggestion=suggestion)
    if ends[0] == ends[1]:
        findings.add(itself, (*path, "between"), place=ends[0])


# --- routes -----------------------------------------------------------------------------------------------------------


def _check_routes(board: Entries, findings: Findings) -> None:
    first_with: dict[str, RouteEntry] = {}
    for route in board.routes:
        if route.id is not None:
            other = first_with.setdefault(route.id, route)
            if other is not route:
                line = findings.line((*other.path, "id"))
                findings.add("board-repeated-route", (*route.path, "id"), id=route.id, line=line)
        if route.ends is not None:
            _check_ends(route.ends, route.path, "board-route-to-itself", board, findings)
        _check_spaces(route, findings)


def _check_spaces(route: RouteEntry, findings: Findings) -> None:
    if route.kind is None or route.cards is None:
        return
    spaces = 1 if route.kind == "subway" else route.cards
    if route.at is not None and len(route.at) != spaces:
        findings.add("board-wrong-spaces", (*route.path, "at"), count=len(route.at), spaces=spaces)
    if route.cards > _MOST_CARDS:
        findings.add("board-never-payable", route.cards_path(), cards=route.cards, most=_MOST_CARDS)
    if route.kind == "ferry" and route.ferries is not None:
        _check_ferries(route, route.ferries, spaces, findings)


def _check_ferries(route: RouteEntry, ferries: Sequence[Any], spaces: int, findings: Findings) -> None:
    if len(ferries) > _WILDS:
        findings.add("board-too-many-ferries", (*route.path, "ferries"), count=len(ferries), most=_WILDS)
    seen: set[int] = set()
    for number, value in enumerate(ferries):
        index = whole(value)
        if index is None or index < 0:
            continue
        path = (*route.path, "ferries", number)
        if index >= spaces:
            findings.add("board-ferry-outside", path, index=index, last=spaces - 1)
        elif index in seen:
            findings.add("board-ferry-repeated", path, index=index)
        seen.add(index)


def _check_doubles(board: Entries, findings: Findings) -> None:
    """T13: strands name each other and have the same ends and length; T13a: and are of the same kind."""
    by_id: dict[str, list[RouteEntry]] = {}
    for route in board.routes:
        if route.id is not None:
            by_id.setdefault(route.id, []).append(route)
    for route in board.routes:
        if route.double is None or route.id is None:
            continue
        path = (*route.path, "double")
        if route.double == route.id:
            findings.add("board-double-itself", path, route=route.id)
        elif route.double not in by_id:
            others = [other for other in by_id if other != route.id]
            suggestion = findings.nearest(route.double, others)
            findings.add("board-unknown-double", path, route=route.double, suggestion=suggestion)
        elif len(by_id[route.double]) == 1:
            _check_strands(route, by_id[route.double][0], by_id, findings)


def _check_strands(
    route: RouteEntry, other: RouteEntry, by_id: Mapping[str, Sequence[RouteEntry]], findings: Findings
) -> None:
    path = (*route.path, "double")
    names = {"route": str(route.id), "other": str(other.id)}
    mutual = other.double == route.id
    if mutual and route.path < other.path:
        return  # a pair is judged once, at its later strand
    if not mutual and (other.double is None or (other.double in by_id and other.double != other.id)):
        # Otherwise what the other strand names is a problem of its own that explains this one.
        findings.add("board-double-one-sided", path, **names)
    if route.ends and other.ends and set(route.ends) != set(other.ends):
        findings.add("board-double-ends", path, **names)
    if route.kind is None or other.kind is None:
        return
    if route.kind != other.kind:
        findings.add("board-double-kind", path, kind=route.kind, other_kind=other.kind, **names)
    elif route.cards is not None and other.cards is not None and route.cards != other.cards:
        key = "board-double-cost" if route.kind == "subway" else "board-double-length"
        findings.add(key, path, cards=route.cards, other_cards=other.cards, **names)


# --- tickets ----------------------------------------------------------------------------------------------------------


def _check_tickets(board: Entries, findings: Findings) -> None:
    first_with: dict[frozenset[str], TicketEntry] = {}
    for ticket in board.tickets:
        if ticket.ends is None:
            continue
        _check_ends(ticket.ends, ticket.path, "board-ticket-to-itself", board, findings)
        other = first_with.setdefault(frozenset(ticket.ends), ticket)
        if other is not ticket:
            a, b = ticket.ends
            line = findings.line((*other.path, "between"))
            findings.add("board-repeated-ticket", (*ticket.path, "between"), a=a, b=b, line=line)


# --- what the game demands --------------------------------------------------------------------------------------------


def _check_game(board: Entries, findings: Findings) -> None:
    if board.game is None:
        return
    kinds = KINDS[board.game]
    for route in board.routes:
        if route.kind is not None and route.kind not in kinds:
            findings.add("board-kind-not-in-game", (*route.path, "kind"), kind=route.kind, game=board.game)
    if "subway" not in kinds:
        for name, table in (("pieces", board.pieces), ("points", board.points)):
            if table is not None and "subway" in table:
                findings.add_name("board-kind-not-in-game", (name, "subway"), kind="subway", game=board.game)
    if board.game == "san-francisco" and not board.has_tokens:
        findings.add("board-tokens-missing", ())
    if board.game != "san-francisco" and board.has_tokens:
        findings.add_name("board-tokens-not-in-game", ("tokens",), game=board.game)


def _check_pieces(board: Entries, findings: Findings) -> None:
    """T11: a route nobody has the pieces for can never be claimed."""
    if board.pieces is None:
        return
    trams, subways = whole(board.pieces.get("tram")), whole(board.pieces.get("subway", 0))
    for route in board.routes:
        if route.kind in ("tram", "ferry") and route.cards is not None and trams is not None and route.cards > trams:
            findings.add("board-route-too-long", route.cards_path(), spaces=route.cards, pieces=trams)
    if subways == 0 and board.game != "san-francisco" and any(route.kind == "subway" for route in board.routes):
        findings.add("board-pieces-missing", ("pieces", "subway"), kind="subway")
    if board.end_at is not None and trams is not None and subways is not None and board.end_at >= trams + subways:
        findings.add("board-end-at-too-high", ("end_at",), end_at=board.end_at, pieces=trams + subways)


def _check_points(board: Entries, findings: Findings) -> None:
    """T12, B3: every route needs its points. Ferries score with the trams."""
    if board.points is None:
        return
    for route in board.routes:
        if route.kind is None or route.cards is None or route.cards < 1:
            continue
        if route.kind == "subway" and board.game == "san-francisco":
            continue  # the kind itself is the problem
        table = board.points.get("subway" if route.kind == "subway" else "tram")
        if (table is None and route.kind == "subway") or (isinstance(table, dict) and str(route.cards) not in table):
            findings.add("board-no-points", route.cards_path(), kind=route.kind, cards=route.cards)


def _check_tokens(board: Entries, findings: Findings) -> None:
    """S3: five stacks at five places; S4: two more places to put some on. The rest is the schema's part."""
    known = board.place_ids()
    if board.game == "san-francisco" and board.has_tokens and 0 < len(known) < _STACKS:
        findings.add("board-too-few-places", ("places",), count=len(known), least=_STACKS)
    seen: set[str] = set()
    for number, place in enumerate(islice(listed((board.tokens or {}).get("places")) or [], JUDGED)):
        path = ("tokens", "places", number)
        if not isinstance(place, str):
            continue
        if known and place not in known:
            findings.add("board-unknown-place", path, place=place, suggestion=findings.nearest(place, known))
        if place in seen:
            findings.add("board-repeated-token-place", path, place=place)
        seen.add(place)


# --- connection -------------------------------------------------------------------------------------------------------


def _check_connected(board: Entries, findings: Findings) -> None:
    """Every place can be reached, and every ticket joined (T19). Not judged while a route leads nowhere known."""
    known = board.place_ids()
    if not known or not board.routes or any(place.id is None for place in board.places):
        return
    if any(route.ends is None or not set(route.ends) <= set(known) for route in board.routes):
        return
    part_of = _parts(known, board.routes)
    parts: dict[int, list[str]] = {}
    for place in known:
        parts.setdefault(part_of[place], []).append(place)
    largest = max(parts.values(), key=len)
    paths = {place.id: place.path for place in reversed(board.places)}
    for part in parts.values():
        if part is not largest:
            named = ", ".join(part[:_NAMED]) + (", …" if len(part) > _NAMED else "")
            findings.add("board-cut-off", paths[part[0]], places=named, count=len(part))
    for ticket in board.tickets:
        if ticket.ends is None or not set(ticket.ends) <= set(known):
            continue
        a, b = ticket.ends
        if part_of[a] != part_of[b]:
            findings.add("board-ticket-unreachable", (*ticket.path, "between"), a=a, b=b)


def _parts(places: Sequence[str], routes: Sequence[RouteEntry]) -> dict[str, int]:
    """The number of its part for each place; places that routes join have the same."""
    part_of = {place: number for number, place in enumerate(places)}
    for route in routes:
        if route.ends is not None:
            keep, give_up = (part_of[place] for place in route.ends)
            if keep != give_up:
                part_of = {place: keep if part == give_up else part for place, part in part_of.items()}
    return part_of
