"""Checks what a board of Ticket to Ride means: its parts fit together, and it can be played. Imports the rules' cards.

Works on anything that is JSON, whatever the schema found: a part that is broken is passed over, all others are still
judged, so an author sees everything at once. Rule ids say where a demand comes from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from heapq import heappop, heappush
from typing import Any, Final

from peron.boards.findings import Findings
from peron.boards.reading import Entry, named, parts, point, repeated, whole
from peron.rules.ticket.cards import COLOURS, MOST_CARDS, WILDS
from peron.rules.ticket.stacks import SYMBOLS

_TYPED: Final = ("gray", "wild", "wilds", "deck", "gap", "bike", "bikes", "ferry", "ferries")
"""Words that mean something else where moves are typed."""
_PAINTED: Final = ("action", "edge", "enamel", "pencil", "signal")
"""Words that clients call other paints by."""
_MOST_ROUTES: Final = 62
_MOST_PIECES: Final = 45
_OUT_OF_REACH: Final = 10**6


class Route(Entry):
    @cached_property
    def kind(self) -> str | None:
        kind = self.text("kind")
        return kind if kind in ("tram", "subway", "ferry") else None

    @cached_property
    def cards(self) -> int | None:
        """Spaces, or the cost of a subway."""
        return self.whole(self.price)

    @property
    def price(self) -> str:
        return "cost" if self.kind == "subway" else "spaces"

    @cached_property
    def double(self) -> str | None:
        return self.text("double")

    @property
    def underground(self) -> bool:
        return self.kind == "subway"


class Board(Entry):
    """A board as far as it can be read."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__((), data)
        self.places = self.entries("places")
        self.routes = self.read("routes", Route)
        self.tickets = self.entries("tickets")
        self.place_ids = list(dict.fromkeys(place.id for place in self.places if place.id is not None))
        self.pieces = self.object("pieces")

    def pieces_of_each(self) -> tuple[int | None, int | None]:
        """Trams and subway cars of a player."""
        return (self.pieces.whole("tram"), self.pieces.whole("subway", 0)) if self.pieces else (None, None)

    def known_tickets(self) -> list[tuple[Entry, str, str]]:
        """The tickets between places that are known, with their places."""
        known = [(ticket, *ticket.ends) for ticket in self.tickets if ticket.ends is not None]
        return [(ticket, a, b) for ticket, a, b in known if {a, b} <= set(self.place_ids)]


def check_ticket(data: Any, findings: Findings) -> None:
    if not isinstance(data, dict):
        return
    board = Board(data)
    colours = _check_colours(board, findings)
    _check_places(board, findings)
    _check_routes(board, colours, findings)
    _check_doubles(board, findings)
    _check_unnamed_doubles(board, findings)
    _check_tickets(board, findings)
    _check_pieces(board, findings)
    _check_points(board, findings)
    _check_tokens(board, findings)
    if _check_connected(board, findings):
        _check_reach(board, findings)


# --- colours ----------------------------------------------------------------------------------------------------------


def _check_colours(board: Board, findings: Findings) -> list[str]:
    """T2: the colours of cards and routes. Returns their ids."""
    if "colours" not in board.data:
        return [*COLOURS]
    colours = board.entries("colours")
    for colour in colours:
        if colour.id in (*_TYPED, *_PAINTED):
            findings.add("board-reserved-colour", colour.to("id"), id=colour.id)
    for colour, _ in repeated(colours, lambda colour: colour.id):
        if colour.id not in (*_TYPED, *_PAINTED):
            findings.add("board-repeated-colour", colour.to("id"), id=str(colour.id))
    return [colour.id for colour in colours if colour.id is not None]


# --- places -----------------------------------------------------------------------------------------------------------


def _check_places(board: Board, findings: Findings) -> None:
    _check_ids("board-repeated-place", board.places, findings)
    for place, other in repeated(board.places, lambda place: point(place.data.get("at"))):
        findings.add("board-same-spot", place.to("at"), other=other.id or "?")
    size = point(board.data.get("size"))
    for place in board.places:
        at = point(place.data.get("at"))
        if at is not None and size is not None and not (0 <= at[0] <= size[0] and 0 <= at[1] <= size[1]):
            findings.add("board-place-outside", place.to("at"), width=size[0], height=size[1])


def _check_ids(key: str, entries: Sequence[Entry], findings: Findings) -> None:
    """No two of them have the same."""
    for entry, other in repeated(entries, lambda entry: entry.id):
        findings.add(key, entry.to("id"), id=str(entry.id), line=findings.line(other.to("id")))


def _check_ends(entry: Entry, itself: str, board: Board, findings: Findings) -> None:
    for number, place in enumerate(entry.ends or ()):
        path = entry.to("between", number)
        findings.add_unknown("board-unknown-place", path, place, board.place_ids, place=place)
    if entry.ends and entry.ends[0] == entry.ends[1]:
        findings.add(itself, entry.to("between"), place=entry.ends[0])


# --- routes -----------------------------------------------------------------------------------------------------------


def _check_routes(board: Board, colours: Sequence[str], findings: Findings) -> None:
    _check_ids("board-repeated-route", board.routes, findings)
    known = [*colours[: len(COLOURS)], "gray"]
    for route in board.routes:
        _check_ends(route, "board-route-to-itself", board, findings)
        colour = route.text("colour")
        if colours and colour is not None and colour not in known:  # T10
            findings.add_choice("board-unknown-colour", route.to("colour"), colour, known)
        _check_spaces(route, findings)


def _check_spaces(route: Route, findings: Findings) -> None:
    if route.kind is None or route.cards is None:
        return
    spaces = 1 if route.kind == "subway" else route.cards
    at, ferries = route.listed("at"), route.listed("ferries")
    if at is not None and len(at) != spaces:
        findings.add("board-wrong-spaces", route.to("at"), count=len(at), spaces=spaces)
    if route.cards > MOST_CARDS:
        findings.add("board-never-payable", route.to(route.price), cards=route.cards, most=MOST_CARDS)
    if route.kind == "ferry" and ferries is not None:
        _check_ferries(route, ferries, spaces, findings)


def _check_ferries(route: Route, ferries: Sequence[Any], spaces: int, findings: Findings) -> None:
    if len(ferries) > WILDS:
        findings.add("board-too-many-ferries", route.to("ferries"), count=len(ferries), most=WILDS)
    seen: set[int] = set()
    for number, value in enumerate(ferries):
        index = whole(value)
        if index is None or index < 0:
            continue
        if index >= spaces:
            findings.add("board-ferry-outside", route.to("ferries", number), index=index, last=spaces - 1)
        elif index in seen:
            findings.add("board-ferry-repeated", route.to("ferries", number), index=index)
        seen.add(index)


def _check_doubles(board: Board, findings: Findings) -> None:
    """T13: strands name each other and have the same ends and length; T13a: a subway is no strand beside a tram."""
    by_id: dict[str, list[Route]] = {}
    for route in board.routes:
        if route.id is not None:
            by_id.setdefault(route.id, []).append(route)
    for route in board.routes:
        if route.double is None or route.id is None:
            continue
        if route.double == route.id:
            findings.add("board-double-itself", route.to("double"), route=route.id)
        elif route.double not in by_id:
            suggestion = findings.nearest(route.double, [other for other in by_id if other != route.id])
            findings.add("board-unknown-double", route.to("double"), route=route.double, suggestion=suggestion)
        elif len(by_id[route.double]) == 1:
            _check_strands(route, by_id[route.double][0], by_id, findings)


def _check_strands(route: Route, other: Route, by_id: Mapping[str, Sequence[Route]], findings: Findings) -> None:
    path = route.to("double")
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
    if route.underground != other.underground:
        findings.add("board-double-kind", path, kind=route.kind, other_kind=other.kind, **names)
    elif route.cards is not None and other.cards is not None and route.cards != other.cards:
        key = "board-double-cost" if route.kind == "subway" else "board-double-length"
        findings.add(key, path, cards=route.cards, other_cards=other.cards, **names)


def _check_unnamed_doubles(board: Board, findings: Findings) -> None:
    """T13, T13a: two routes of one length between the same places are a double, and there is no third strand."""
    alike: dict[tuple[frozenset[str], bool, int], list[Route]] = {}
    for route in board.routes:
        if route.ends is not None and route.kind is not None and route.cards is not None and route.id is not None:
            alike.setdefault((frozenset(route.ends), route.underground, route.cards), []).append(route)
    for first, *others in alike.values():
        if len(others) == 1 and first.double is None and others[0].double is None:
            findings.add("board-double-unnamed", others[0].path, route=str(others[0].id), other=str(first.id))
        for third in others[1:]:
            findings.add("board-third-strand", third.path, route=str(third.id), other=str(first.id))


# --- tickets ----------------------------------------------------------------------------------------------------------


def _check_tickets(board: Board, findings: Findings) -> None:
    for ticket in board.tickets:
        _check_ends(ticket, "board-ticket-to-itself", board, findings)
    for ticket, other in repeated(board.tickets, lambda ticket: frozenset(ticket.ends) if ticket.ends else None):
        a, b = ticket.ends or ("", "")
        line = findings.line(other.to("between"))
        findings.add("board-repeated-ticket", ticket.to("between"), a=a, b=b, line=line)


# --- what the game demands --------------------------------------------------------------------------------------------


def _check_pieces(board: Board, findings: Findings) -> None:
    """T11: a route nobody has the pieces for can never be claimed."""
    trams, subways = board.pieces_of_each()
    for route in board.routes:
        if route.kind in ("tram", "ferry") and route.cards is not None and trams is not None and route.cards > trams:
            findings.add("board-route-too-long", route.to("spaces"), spaces=route.cards, pieces=trams)
    underground = any(route.underground for route in board.routes)
    if subways == 0 and underground:
        findings.add("board-pieces-missing", ("pieces", "subway"), kind="subway")
    elif subways and 0 < len(board.routes) <= _MOST_ROUTES and not underground:
        findings.add("board-pieces-unused", ("pieces", "subway"), count=subways)
    end_at = board.whole("end_at")
    if end_at is not None and trams is not None and subways is not None and end_at >= trams + subways:
        findings.add("board-end-at-too-high", ("end_at",), end_at=end_at, pieces=trams + subways)
    elif end_at is not None and end_at >= 0 and trams is not None and subways is not None:
        _check_last_round(board, trams, subways, end_at, findings)


def _check_last_round(board: Board, trams: int, subways: int, end_at: int, findings: Findings) -> None:
    """T18: somebody who has the board alone could claim so much that the last round begins."""
    lengths = [route.cards for route in board.routes if route.kind is not None and route.cards is not None]
    if not 0 < len(board.routes) <= _MOST_ROUTES or len(lengths) != len(board.routes):
        return
    if not all(0 < length <= trams <= _MOST_PIECES for length in lengths):
        return
    alone = [route for route in board.routes if route.double is None or str(route.id) < route.double]  # T13
    placed = {0}
    for route in alone:
        if not route.underground:
            placed |= {count + (route.cards or 0) for count in placed if count + (route.cards or 0) <= trams}
    left = trams + subways - max(placed) - min(subways, sum(route.underground for route in alone))
    if left > end_at:
        findings.add("board-no-last-round", ("end_at",), end_at=end_at, left=left)


def _check_points(board: Board, findings: Findings) -> None:
    """T12, B3: every route needs its points. Ferries score with the trams."""
    points = board.object("points")
    if points is None:
        return
    for route in board.routes:
        if route.kind is None or route.cards is None or route.cards < 1:
            continue
        table = points.data.get("subway" if route.kind == "subway" else "tram")
        if (table is None and route.kind == "subway") or (isinstance(table, dict) and str(route.cards) not in table):
            findings.add("board-no-points", route.to(route.price), kind=route.kind, cards=route.cards)


def _check_tokens(board: Board, findings: Findings) -> None:
    """S3: five stacks at five places; S4: two more places to put some on. The rest is the schema's part."""
    known = board.place_ids
    if "tokens" in board.data and 0 < len(known) < len(SYMBOLS):
        findings.add("board-too-few-places", ("places",), count=len(known), least=len(SYMBOLS))
    tokens = board.object("tokens")
    marked = tokens.entries("places") if tokens else []
    for one in marked:
        place = one.text("place")
        if place is not None:
            findings.add_unknown("board-unknown-place", one.to("place"), place, known, place=place)
    for one, _ in repeated(marked, lambda one: one.text("place")):
        findings.add("board-repeated-token-place", one.to("place"), place=str(one.text("place")))
    for one, _ in repeated(marked, lambda one: one.text("symbol")):
        findings.add("board-repeated-symbol", one.to("symbol"), symbol=str(one.text("symbol")))


# --- connection -------------------------------------------------------------------------------------------------------


def _check_connected(board: Board, findings: Findings) -> bool:
    """Every place can be reached, and every ticket joined (T19). Not judged while a route leads nowhere known. Whether
    all hangs together."""
    known = board.place_ids
    if not known or not board.routes or any(place.id is None for place in board.places):
        return False
    if any(route.ends is None or not set(route.ends) <= set(known) for route in board.routes):
        return False
    apart = parts(known, [route.ends for route in board.routes if route.ends is not None])
    largest = max(apart, key=len)
    paths = {place.id: place.path for place in reversed(board.places)}
    for part in apart:
        if part is not largest:
            findings.add("board-cut-off", paths[part[0]], places=named(part), count=len(part))
    for ticket, a, b in board.known_tickets():
        if not any({a, b} <= set(part) for part in apart):
            findings.add("board-ticket-unreachable", ticket.to("between"), a=a, b=b)
    return len(apart) == 1


def _check_reach(board: Board, findings: Findings) -> None:
    """T11, T19: the pieces of one player are enough for every ticket."""
    trams, subways = board.pieces_of_each()
    routes = [route for route in board.routes if route.kind is not None and route.cards is not None and route.ends]
    if trams is None or subways is None or len(routes) != len(board.routes) or len(routes) > _MOST_ROUTES:
        return
    if subways == 0 and any(route.kind == "subway" for route in routes):
        return  # that there are no subway cars is the problem
    subways = min(subways, len(routes))
    from_place: dict[str, dict[str, int]] = {}
    for ticket, a, b in board.known_tickets():
        if a not in from_place:
            from_place[a] = _fewest_trams(a, routes, subways)
        if from_place[a][b] > trams:
            findings.add("board-ticket-too-far", ticket.to("between"), a=a, b=b, trams=trams, subways=subways)


def _fewest_trams(start: str, routes: Sequence[Route], subways: int) -> dict[str, int]:
    """By place: how many trams the way there takes at least, with no more subway cars than these."""
    along: dict[str, list[tuple[str, int, int]]] = {}
    for route in routes:
        a, b = route.ends or ("", "")
        needs = (0, 1) if route.kind == "subway" else (route.cards or 0, 0)
        along.setdefault(a, []).append((b, *needs))
        along.setdefault(b, []).append((a, *needs))
    fewest: dict[str, int] = {}
    least_cars: dict[str, int] = {}  # by place: of the ways that led there; one with more trams must have fewer cars
    ways = [(0, 0, start)]
    while ways:
        trams, cars, place = heappop(ways)
        if least_cars.get(place, subways + 1) <= cars:
            continue
        least_cars[place] = cars
        fewest.setdefault(place, trams)
        for beyond, more_trams, more_cars in along[place]:
            if cars + more_cars <= subways:
                heappush(ways, (trams + more_trams, cars + more_cars, beyond))
    return {**dict.fromkeys(along, _OUT_OF_REACH), **fewest}
