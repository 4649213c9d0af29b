"""A board of the family as the rules need it, made from the data of a board file that has been checked.

Imports the standard library and the compiled integer types only. `peron.boards` checks files; here all is right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from peron.rules.bits import BIT
from peron.rules.shapes import name_in
from peron.rules.ticket.cards import COLOURS, COPIES, GRAY, MOST_CARDS, ONE, WILD, WILDS, count
from peron.rules.ticket.stacks import SYMBOLS

# The action space: what does not depend on the board comes first, then every way to pay for every route; on a board
# with tokens then the taking of each symbol, and the placing of each on every place.
PASS: Final = 0
DRAW_DECK: Final = 1
DRAW_MARKET: Final = 2  # ... 6: the five places of the face-up row
DRAW_TICKETS: Final = 7
KEEP_FIRST: Final = 8
KEEP_SECOND: Final = 9
KEEP_BOTH: Final = 10
CLAIM: Final = 11  # ... below `Board.take`


@dataclass(frozen=True)
class Place:
    id: str
    name: str


@dataclass(frozen=True)
class Route:
    id: str
    a: int
    b: int
    kind: str
    colour: int
    cost: int
    """Cards to play (T10, B2)."""
    ferries: int
    """How many of them must be wild (S2)."""
    trams: int
    subways: int
    points: int
    double: int
    """The other strand (T13), -1 when there is none: a tram and a subway strand are no double route (T13a)."""


@dataclass(frozen=True)
class Ticket:
    id: str
    a: int
    b: int
    points: int


@dataclass(frozen=True)
class Colour:
    """A colour of cards and routes; names and paint are left to the catalogues and palettes for those they know."""

    id: str
    names: Mapping[str, str]
    """By language, under the empty one where it is the same in all."""
    paint: str | None

    def called(self, language: str) -> str:
        return self.names.get(language) or self.names.get("") or next(iter(self.names.values()))


class Board:
    """Places, routes and tickets, and tables over them that make legality and payment quick to decide."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.name: str = name_in("en", data["name"])
        self.places = [Place(place["id"], place["name"]) for place in data["places"]]
        self.colours = _colours(data)
        ids = [colour.id for colour in self.colours]
        unused = [""] * (WILD - len(ids))
        self.cards: list[str] = [*ids, *unused, "wild"]
        """By kind of card: its name (T2)."""
        self.route_colours: list[str] = [*ids, *unused, "gray"]
        self.colour_count: i64 = len(ids)
        self.full: i64 = WILDS * ONE[WILD] + sum(COPIES * ONE[card] for card in range(len(ids)))
        """All cards of the game, as a bunch (T2)."""
        self.deck_size: i64 = COPIES * len(ids) + WILDS
        self.routes = _routes(data, self.route_colours)
        self.tickets = _tickets(data)
        self.trams: i64 = data["pieces"]["tram"]  # B1, S1
        self.subways: i64 = data["pieces"].get("subway", 0)
        self.end_at: i64 = data["end_at"]
        self.ferry_symbols: i64 = sum(route.ferries for route in self.routes)
        self.called: dict[str, str] = {
            "wild": "ferry" if self.ferry_symbols else "bike",
            **data.get("called", {}),
        }
        """What the city calls its wild cards and its trams."""
        self.ticket_count: i64 = len(self.tickets)
        tokens = data.get("tokens", {"places": [], "points": []})
        self.symbols: i64 = len(SYMBOLS) if tokens["places"] else 0
        """How many symbols the tokens of this board have: none where it has no tokens."""
        places = [place.id for place in self.places]
        self.token_places = vec[i64]([places.index(marked["place"]) for marked in tokens["places"]])
        """S3: the marked places."""
        marks = [SYMBOLS.index(marked["symbol"]) for marked in tokens["places"]]
        rest = [symbol for symbol in range(self.symbols) if symbol not in marks]
        self.token_symbols = vec[i64](marks + rest)
        """S3: the symbols of the marked places, then those that stay beside the board."""
        self.token_points = vec[i64](tokens["points"])
        """S7: by number of different symbols."""
        self.all_routes: i64 = 2 ** len(self.routes) - 1
        self.all_tickets: i64 = 2 ** len(self.tickets) - 1

        routes = self.routes
        self.colour = vec[i64]([route.colour for route in routes])
        self.cost = vec[i64]([route.cost for route in routes])
        self.ferries = vec[i64]([route.ferries for route in routes])
        self.route_trams = vec[i64]([route.trams for route in routes])
        self.route_subways = vec[i64]([route.subways for route in routes])
        self.route_points = vec[i64]([route.points for route in routes])
        self.route_from = vec[i64]([route.a for route in routes])
        self.route_to = vec[i64]([route.b for route in routes])
        self.ends = vec[i64]([BIT[route.a] | BIT[route.b] for route in routes])
        """Both ends of each route as a set of places."""
        self.twin = vec[i64]([BIT[route.double] if route.double >= 0 else 0 for route in routes])
        """The other strand of each route as a set of routes."""
        self.ticket_from = vec[i64]([BIT[ticket.a] for ticket in self.tickets])
        self.ticket_to = vec[i64]([BIT[ticket.b] for ticket in self.tickets])
        self.ticket_points = vec[i64]([ticket.points for ticket in self.tickets])

        self.payable = _masks(
            [
                [route.colour == colour and route.cost <= cards for route in routes]
                for colour in range(GRAY + 1)
                for cards in range(MOST_CARDS + 1)
            ]
        )
        """By colour and number of cards in hand (that colour's and wilds): the routes of that colour they can pay."""
        self.with_wilds = _masks([[route.ferries <= wilds for route in routes] for wilds in range(WILDS + 1)])
        self.with_trams = _masks([[route.trams <= trams for route in routes] for trams in range(self.trams + 1)])
        self.with_subways = _masks([[route.subways <= cars for route in routes] for cars in range(self.subways + 1)])

        self.claim_first = vec[i64]()
        """The first move of each route: see `_payments` for the order of those that follow."""
        self.claim_route = vec[i64]()
        self.claim_colour = vec[i64]()
        """By move, from CLAIM on: the colour played, GRAY when all cards are wild."""
        self.claim_wilds = vec[i64]()
        for number, route in enumerate(routes):
            self.claim_first = append(self.claim_first, CLAIM + len(self.claim_route))
            for colour, wilds in _payments(route, len(self.colours)):
                self.claim_route = append(self.claim_route, number)
                self.claim_colour = append(self.claim_colour, colour)
                self.claim_wilds = append(self.claim_wilds, wilds)
        self.take: i64 = CLAIM + len(self.claim_route)
        """The first move that is no claim: on a board with tokens the taking of the first symbol (S5)."""
        self.place: i64 = self.take + self.symbols
        """The placing of the first symbol on the first place (S4); then on the second, and so on."""
        self.action_space: i64 = self.place + self.symbols * len(self.places)
        self.move_count: int = int(self.action_space)
        """The same as an ordinary integer, for comparison with numbers of any size."""
        self.hash: str = _hash(data)

    def counts(self, cards: int) -> dict[str, int]:
        """The cards of a bunch by name, without those of which there are none."""
        return {name: n for card, name in enumerate(self.cards) if (n := int(count(cards, card)))}

    def payments(self, route: int) -> list[int]:
        """The moves that claim this route, one for each way to pay."""
        last = route + 1 == len(self.routes)
        end = self.take if last else self.claim_first[route + 1]
        return list(range(self.claim_first[route], end))

    def placed(self, move: int) -> tuple[int, int]:
        """The symbol whose stack a move places (S4), and the place it is put on."""
        symbol, place = divmod(move - int(self.place), len(self.places))
        return symbol, place

    def paid(self, move: i64) -> i64:
        """The cards a claim plays, as a bunch."""
        wilds = self.claim_wilds[move - CLAIM]
        rest = self.cost[self.claim_route[move - CLAIM]] - wilds
        cards = wilds * ONE[WILD]
        if rest > 0:
            cards += rest * ONE[self.claim_colour[move - CLAIM]]
        return cards


def _payments(route: Route, colour_count: int) -> list[tuple[int, int]]:
    """Every way to pay for a route (T10, S2): colour and number of wilds, by colour, then fewest wilds first."""
    colours = range(colour_count) if route.colour == GRAY else [route.colour]
    mixed = [(colour, wilds) for colour in colours for wilds in range(route.ferries, route.cost)]
    return [*mixed, (GRAY, route.cost)]


def _colours(data: Mapping[str, Any]) -> list[Colour]:
    """The board's own, else those of the games (T2)."""
    if "colours" not in data:
        return [Colour(id, {}, None) for id in COLOURS]
    colours = []
    for entry in data["colours"]:
        name = entry["name"]
        colours.append(Colour(entry["id"], {"": name} if isinstance(name, str) else name, entry["paint"]))
    return colours


def _routes(data: Mapping[str, Any], colours: list[str]) -> list[Route]:
    place = {entry["id"]: number for number, entry in enumerate(data["places"])}
    number = {entry["id"]: n for n, entry in enumerate(data["routes"])}
    routes = []
    for entry in data["routes"]:
        subway = entry["kind"] == "subway"
        cost = entry["cost"] if subway else entry["spaces"]
        table = data["points"]["subway" if subway else "tram"]  # B3
        a, b = entry["between"]
        routes.append(
            Route(
                id=entry["id"],
                a=place[a],
                b=place[b],
                kind=entry["kind"],
                colour=colours.index(entry["colour"]),
                cost=cost,
                ferries=len(entry.get("ferries", [])),
                trams=0 if subway else cost,
                subways=1 if subway else 0,
                points=table[str(cost)],
                double=number[entry["double"]] if entry.get("double") else -1,  # T13a: the file joins no other strands
            )
        )
    return routes


def _tickets(data: Mapping[str, Any]) -> list[Ticket]:
    place = {entry["id"]: number for number, entry in enumerate(data["places"])}
    tickets = []
    for entry in data["tickets"]:
        a, b = entry["between"]
        tickets.append(Ticket(f"{a}-{b}", place[a], place[b], entry["points"]))
    return tickets


def _masks(rows: list[list[bool]]) -> vec[i64]:
    return vec[i64]([sum(2**n for n, member in enumerate(row) if member) for row in rows])


def _hash(data: Mapping[str, Any]) -> str:
    """A fingerprint of all that the rules read: drawing a place elsewhere keeps it, moving a route does not."""
    rules = {
        "game": data["id"],
        "places": [place["id"] for place in data["places"]],
        "routes": [
            {
                "id": route["id"],
                "between": route["between"],
                "kind": route["kind"],
                "colour": route["colour"],
                "cost": route.get("cost", route.get("spaces")),
                "ferries": len(route.get("ferries", [])),
                "double": route.get("double"),
            }
            for route in data["routes"]
        ],
        "tickets": data["tickets"],
        "pieces": data["pieces"],
        "end_at": data["end_at"],
        "points": data["points"],
        "tokens": data.get("tokens"),
    }
    if "colours" in data:
        rules["colours"] = [colour["id"] for colour in data["colours"]]
    return sha256(json.dumps(rules, sort_keys=True, ensure_ascii=True).encode()).hexdigest()[:16]
