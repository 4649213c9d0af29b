"""The things that figures of the ticket games are made of, as a title has them: cards, tickets, tokens, and small
pieces of board with routes and wagons. What routes cost and bring there, the rules say. Imports the drawing's modules
and the rules of the ticket games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from peron.draw.figure import Entry, label, plain
from peron.draw.glyphs import BIKE, CABLE_CAR, FERRY, SUITS, TOKENS, TRAM, Glyph
from peron.draw.lettering import lettered
from peron.draw.liveries import SEATS
from peron.draw.markup import Point, Value, element, group, moved, rect
from peron.draw.palette import Palette
from peron.draw.ticket.board import draw_badge, draw_place, draw_space
from peron.draw.ticket.colours import suits_of, with_colours
from peron.draw.ticket.plan import SPACE_WIDTH, Strand
from peron.draw.ticket.routes import place_strands
from peron.rules.contract import Game
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.state import TicketState

_WILD: Final = "#FFF9EA"
_ON_WILD: Final = "#17262B"
_MEDAL: Final = ("#FFFDF6", "#8A2C18", "#B9472F")
"""Of a token: its ground, its symbol, its keyline."""
CARD: Final = (96.0, 64.0)


@dataclass(frozen=True)
class Things:
    """What a title looks like."""

    data: Mapping[str, Any]
    palette: Palette
    colours: tuple[str, ...]
    suits: Mapping[str, Glyph]
    wild: Glyph
    """From its corner on, or round 0, 0: `wild_at` says where it is put."""
    wild_at: float
    vehicle: Glyph

    def colour(self, name: str) -> str:
        """A colour of the title for one of the usual ones: titles may have their own, and fewer."""
        usual = list(SUITS)
        if name not in usual:
            return name
        return self.colours[usual.index(name) % len(self.colours)]

    # --- cards --------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """As players hold it, round 0, 0."""
        wide, high = CARD
        left, top = -wide / 2, -high / 2
        if name == "back":
            inner = rect(
                left + 4,
                top + 4,
                wide - 8,
                high - 8,
                6,
                fill="none",
                stroke=self.palette.on_enamel,
                stroke_opacity=0.6,
                stroke_width=1.5,
            )
            edge: dict[str, Value] = {"stroke": self.palette.on_enamel, "stroke_opacity": 0.35}
            mark = element(
                "path",
                d="M-8 -16v32",
                stroke=self.palette.on_enamel,
                stroke_width=4,
                stroke_linecap="round",
                fill="none",
            )
            mark += element("circle", cx=0, cy=-8, r=7, fill="none", stroke=self.palette.on_enamel, stroke_width=4)
            return rect(left, top, wide, high, 9, fill=self.palette.enamel, **edge) + inner + mark
        if name == "wild":
            stripes = [
                rect(left + 4 + 4.4 * n, top + 4, 4.5, high - 8, fill=self.palette.cards[colour].fill)
                for n, colour in enumerate(self.colours[:6])
            ]
            ground = rect(left, top, wide, high, 9, fill=_WILD, stroke=_ON_WILD, stroke_width=1.5)
            glyph = self.wild.draw(_ON_WILD, _WILD)
            return (
                ground
                + "".join(stripes)
                + element("g", glyph, transform=moved(13 + self.wild_at * 1.8, self.wild_at * 1.8, 1.8))
            )
        colour = self.colour(name)
        card = self.palette.cards[colour]
        ground = rect(left, top, wide, high, 9, fill=card.fill, stroke="#000000", stroke_opacity=0.28, stroke_width=1.2)
        keyline = rect(
            left + 4,
            top + 4,
            wide - 8,
            high - 8,
            6,
            fill="none",
            stroke="#FFFFFF",
            stroke_opacity=0.55,
            stroke_width=1.2,
        )
        disc = element("circle", cx=-21, cy=0, r=16, fill="#FFFDF6")
        suit = element("g", self.suits[colour].draw(card.fill, "#FFFDF6"), transform=moved(-21, 0, 0.86))
        vehicle = element("g", self.vehicle.draw(card.on, card.fill), transform=moved(20, 0, 1.35))
        return ground + keyline + disc + suit + vehicle

    def cards(self, names: Sequence[str], scale: float, gap: float = 8.0) -> str:
        """Side by side, with the middle at 0, 0."""
        step = CARD[0] * scale + gap
        first = -step * (len(names) - 1) / 2
        return group(
            [element("g", self.card(name), transform=moved(first + step * n, 0, scale)) for n, name in enumerate(names)]
        )

    # --- the board ----------------------------------------------------------------------------------------------------

    def piece(self, entry: Entry) -> str:
        """Places and routes, with the wagons of those who own them."""
        places = {id: (float(at[0]), float(at[1])) for id, at in entry["places"].items()}
        routes = board_routes(self.data, entry, self.colour)
        strands = place_strands(routes, places, lambda point: (point[0], point[1]))
        owners = entry.get("owners", {})
        parts = [self._rails(strand, places) for strand in strands if strand.kind == "subway"]
        for strand in strands:
            owner = owners.get(strand.id)
            for number, space in enumerate(strand.spaces):
                if owner is None:
                    parts.append(
                        draw_space(strand, space, number in strand.ferries, self.suits.get(strand.colour), self.palette)
                    )
                else:
                    wagon = SEATS[owner].wagon(space.length, SPACE_WIDTH, space.angle)
                    parts.append(element("g", wagon, transform=moved(space.x, space.y, angle=space.angle)))
            if strand.badge:
                parts.append(draw_badge(strand.cards, strand.badge, self.palette))
        marks = entry.get("marks", {})
        parts += [draw_place(id, at, marks.get(id), "", self.palette) for id, at in places.items()]
        parts += [
            label(id.upper(), (places[id][0] + dx, places[id][1] + dy), 26, self.palette)
            for id, (dx, dy) in entry.get("names", {}).items()
        ]
        return plain(group(parts))

    def _rails(self, strand: Strand, places: Mapping[str, Point]) -> str:
        a, b = (places[end] for end in strand.ends)
        way = f"M{a[0]:.1f} {a[1]:.1f}L{strand.line.path()[1:]}L{b[0]:.1f} {b[1]:.1f}"
        return group(
            [
                element("path", d=way, stroke=self.palette.outline, stroke_width=8.5),
                element("path", d=way, stroke=self.palette.rail, stroke_width=4.5),
            ],
            fill="none",
        )

    # --- tickets and tokens -------------------------------------------------------------------------------------------

    def ticket(self, names: str, points: int) -> str:
        """A stub of 132 by 62 round 0, 0: what it joins, and what it is worth."""
        palette = self.palette
        outline = (
            "M-58 -31H58a8 8 0 0 1 8 8V-7a7 7 0 0 0 0 14V23a8 8 0 0 1-8 8H-58a8 8 0 0 1-8-8V7a7 7 0 0 0 0-14V-23"
            "a8 8 0 0 1 8-8Z"
        )
        body = element("path", d=outline, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2)
        tear = element(
            "path", d="M18 -29V29", stroke=palette.badge_ink, stroke_opacity=0.5, stroke_width=2, stroke_dasharray="4 4"
        )
        return (
            body
            + tear
            + lettered(names, -24, 9, 25, palette.badge_ink, "middle")
            + lettered(str(points), 42, 10, 28, palette.badge_ink, "middle")
        )

    def token(self, symbol: str, scale: float = 1.0) -> str:
        ground, ink, line = _MEDAL
        disc = element("circle", r=19, fill=ground, stroke=self.palette.badge_ink, stroke_width=2)
        key = element("circle", r=15.5, fill="none", stroke=line, stroke_width=1.4)
        mark = element("g", TOKENS[symbol].draw(ink, ground), transform=moved(-10.8, -10.8, 0.9))
        return element("g", disc + key + mark, transform=moved(0, 0, scale))

    def stack(self, symbol: str) -> str:
        """Three tokens, one on another."""
        return "".join(element("g", self.token(symbol), transform=moved(0, -4 * n)) for n in range(3))


def things(data: Mapping[str, Any], palette: Palette) -> Things:
    board = Board(data)
    colours = tuple(colour.id for colour in board.colours)
    ferry = board.called["wild"] == "ferry"
    vehicle = CABLE_CAR if board.called.get("tram") == "cable-car" else TRAM
    return Things(
        data,
        with_colours(palette, data),
        colours,
        suits_of(data),
        FERRY if ferry else BIKE,
        0 if ferry else -12,
        vehicle,
    )


def length_near(data: Mapping[str, Any], kind: str, wanted: int) -> int:
    """A length of routes that the title has points for, as near to the wanted one as may be."""
    lengths = [int(length) for length in data["points"][kind]]
    return min(lengths, key=lambda length: (abs(length - wanted), length))


def board_routes(data: Mapping[str, Any], entry: Entry, colour: Callable[[str], str]) -> list[dict[str, Any]]:
    """The routes of a figure as a board file has them: `a b tram red 3`, or `ferry` with the spaces of its symbols."""
    routes: list[dict[str, Any]] = []
    for said in entry["routes"]:
        a, b, kind, name, length, *ferries = said.split()
        subway = kind == "subway"
        size = length_near(data, "subway" if subway else "tram", int(length))
        same = sum(route["between"] == [a, b] for route in routes)
        routes.append(
            {
                "id": f"{a}-{b}-{same + 1}" if same else f"{a}-{b}",
                "between": [a, b],
                "kind": kind,
                "colour": colour(name),
                ("cost" if subway else "spaces"): size,
                "ferries": [int(one) for one in ferries if int(one) < size],
            }
        )
    return routes


def figure_board(game: Game, entry: Entry) -> Board:
    """The small board of a figure, with the points and the pieces of the title."""
    known = colours_of(game.data)
    tickets = [
        {"between": said.split()[0].split("-"), "points": int(said.split()[1])} for said in entry.get("tickets", ())
    ]
    spare = [{"between": list(entry["places"])[:2], "points": 1}] * 4
    return Board(
        {
            **game.data,
            "players": [2, 4],  # a figure is played by two, however many the title is for
            "places": [{"id": id, "name": id.upper(), "at": at} for id, at in entry["places"].items()],
            "routes": board_routes(game.data, entry, known),
            "tickets": [*tickets, *spare],
            "tokens": {"places": [], "points": []},
        }
    )


def colours_of(data: Mapping[str, Any]) -> Callable[[str], str]:
    usual, own = list(SUITS), [colour["id"] for colour in data.get("colours", [])] or list(SUITS)
    return lambda name: own[usual.index(name) % len(own)] if name in usual else name


def position(game: Game, entry: Entry) -> TicketState:
    """A game in which the first player owns routes and holds all tickets of the figure."""
    board = figure_board(game, entry)
    state = TicketGame(board).new(2)
    ids = [route.id for route in board.routes]
    player = state.players[0]
    for id, seat in entry["owners"].items():
        if seat == 0:
            number = ids.index(id)
            player.owned |= 1 << number
            player.points += board.routes[number].points
    player.tickets = (1 << len(entry["tickets"])) - 1
    return state
