"""A table of the ticket family at the terminal: cards as plates of colour, routes as a list. Imports its views.

Everything shown comes from the view of one seat, so nothing can be shown that the seat may not know. A colour never
stands alone: the word is always there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

from rich.text import Text

from peron.cli.family import Family, Help, Menu, alike
from peron.cli.screen import QUIET, Cell, Chips, Fact, listed, under
from peron.cli.typed import Vocabulary
from peron.draw.palette import CARDS
from peron.rules.contract import SEATS
from peron.rules.ticket.board import Route
from peron.rules.ticket.shapes import PlayerView, TicketCard, TicketView
from peron.rules.ticket.stacks import SYMBOLS
from peron.text.figures import written
from peron.text.ticket import TicketWords

_WILD: Final = "bold #17262B on #FFFDF6"
_ROOMY: Final = 32
"""Rows of a screen that has room for what `board` shows otherwise."""


class TicketFamily(Family):
    words: TicketWords
    example = "claim r12"
    rule: ClassVar = "T13"
    typed: ClassVar = "typed-ticket"
    order: ClassVar = ("keep", "place-token", "take-token", "draw-market", "draw-deck", "tickets", "claim", "pass")
    ways: ClassVar = {"claim": "route", "place-token": "token"}
    follows: ClassVar = ("event-market", "event-sweep", "event-row-stays", "event-reshuffle", "event-token")

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.routes: dict[str, Route] = {route.id: route for route in self.words.board.routes}
        self.short = {route: f"r{number}" for number, route in enumerate(self.routes, 1)}
        """A name for every route to type instead of its id."""

    @cached_property
    def vocabulary(self) -> Vocabulary:
        board = self.words.board
        names = {name: route for route, name in self.short.items()}
        names |= {self.words.card(colour.id).lower(): colour.id for colour in board.colours if colour.names}
        shorthands = [(r"^draw tickets$", "tickets"), (r"^(keep\b.*) tickets\b", r"\1")]
        if board.symbols:  # one word for taking cards and tokens in either language; places by their names
            tokens = "|".join(SYMBOLS)
            shorthands += [(rf"^draw (?={tokens})", "take "), (rf"^take (?!{tokens})", "draw ")]
            shorthands += [(_place_named(place.id), rf"\1 {place.id}") for place in board.places]
        keys = ["typed-tokens", self.typed] if board.symbols else [self.typed]
        called = {card: self.words.card(card).lower() for card in ("wild", *names.values()) if card in board.cards}
        return Vocabulary(self.texts, keys, names, shorthands, called)

    # --- moves --------------------------------------------------------------------------------------------------------

    def rank(self, view: TicketView, move: Any) -> tuple[Any, ...]:
        """Routes that a ticket of the seat still needs before others; ways to pay by the fewest wild cards."""
        if move.kind != "claim":
            return ()
        tickets = view.players[view.seat or 0].tickets or ()
        needed = any(move.route in (ticket.missing or ()) for ticket in tickets)
        return not needed, -move.points, move.cards.get("wild", 0)

    def label(self, view: TicketView, move: Any) -> Text:
        if move.kind == "draw-market":
            return _plate(move.card, self.words.card(move.card))
        if move.kind == "draw-deck":
            return Text(self.say("menu-deck"))
        if move.kind != "claim":
            return super().label(view, move)
        told = [f"+{move.points}"]
        for gain in move.gains:
            tokens = gain.tokens if gain.kind == "token-choice" else [gain.token] if gain.kind == "token" else []
            told.append("/".join(map(self.words.token, tokens)) or "✓")
        return Text.assemble(self._offer(self.routes[move.route]), f" {' '.join(told)}")

    # --- the table ----------------------------------------------------------------------------------------------------

    def facts(self, view: TicketView, menu: Menu) -> list[Fact]:
        say, own = self.say, view.players[view.seat or 0]
        facts: list[Fact] = [(self.seat(player.seat), self._player(view, player)) for player in view.players]
        if self.screen.plain or self.screen.height >= _ROOMY:
            routes = [(self.seat(one.seat), listed(map(self.words.route, one.routes))) for one in view.players]
            facts += [(say("table-routes", player=player), told) for player, told in routes]
        if self.screen.plain or not any(ways[0].kind == "draw-market" for ways in menu):
            row = [(card or "", self.words.card(card) if card else say("table-gap")) for card in view.market]
            facts.append((say("table-face-up"), _plates(row)))
        discards = sum(view.discards.values())
        decks = say("table-decks", deck=view.deck, discards=discards, tickets=view.ticket_deck)
        facts += [(say("table-stacks"), decks), *self._stacks(view)]
        facts.append((say("table-hand", count=own.cards), self._hand(own.hand or {})))
        facts += under(say("table-tickets"), map(self._ticket, own.tickets or ()))
        facts += under(say("table-offer"), map(self._ticket, own.offer or ()))
        facts.append((say("table-total"), written(own.total) if own.total is not None and own.tickets else ""))
        return facts

    def _player(self, view: TicketView, player: PlayerView) -> Cell:
        """What everybody sees of a seat, and what the others know of its hand."""
        counts = {"points": player.route_points, "cards": player.cards, "tickets": player.ticket_count}
        counts[self.words.of_title("tram")] = player.trams
        if self.words.board.subways:
            counts["subway"] = player.subways
        told = [f"{self.say(f'table-column-{name}')} {count}" for name, count in counts.items()]
        if player.tokens:
            tokens = ", ".join(self.words.token(token) for token in player.tokens)
            told.append(self.say("table-tokens-of", tokens=tokens, points=player.token_points))
        if player.shown and player.seat != view.seat:
            known = ", ".join(f"{self.words.card(card)} ×{count}" for card, count in player.shown.items())
            told.append(self.say("table-known", cards=known))
        return listed(told)

    def _stacks(self, view: TicketView) -> list[Fact]:
        """Where tourism tokens lie, and which are still to be placed."""
        named = {stack: f"{self.words.token(stack.symbol)} ×{stack.count}" for stack in view.stacks}
        lying = [(one.place, told) for one, told in named.items() if one.place and one.count]
        lie = listed(sorted(f"{self.words.place(place)} ({told})" for place, told in lying))
        wait = listed(told for stack, told in named.items() if stack.place is None)
        return [(self.say("table-tokens"), lie), (self.say("table-tokens-beside"), wait)]

    def _ticket(self, ticket: TicketCard) -> str:
        state = "done" if ticket.complete else "lost" if ticket.missing is None else "open"
        named = self.words.ticket(ticket.id)
        return self.say(f"table-ticket-{state}", ticket=named, routes=len(ticket.missing or ()), cards=ticket.cards)

    def _hand(self, cards: Mapping[str, int]) -> Chips:
        told = [(card, f"{self.words.card(card)} ×{count}") for card, count in cards.items()]
        nothing = self.say("table-nothing")
        return _plates(told or [("", nothing)], self.words.cards(cards) if cards else nothing)

    # --- the board ----------------------------------------------------------------------------------------------------

    def board(self, view: TicketView) -> None:
        """All routes by kind, with price, points and owner."""
        owners = {route: player.seat for player in view.players for route in player.routes}
        for routes in alike(self.routes.values(), lambda route: route.kind):
            self.screen.heading(self.say(f"routes-{self.words.of_title(routes[0].kind)}"))
            self.screen.facts([(self.short[route.id], self._line(route, owners.get(route.id))) for route in routes])
        self.screen.blank()
        self.screen.say(self.say("table-board-hint"))

    def _line(self, route: Route, owner: int | None) -> Chips:
        price, points = self._price(route).plain.strip(), self.words.counted(route.points, "points")
        told = self.say("table-free") if owner is None else self.seat(owner)
        seat = Text("" if owner is None else f" {SEATS[owner]} ", "bold reverse")
        signs = self._offer(route), Text(f"+{route.points}"), seat
        return Chips(signs, ", ".join([self.words.route(route.id), price, points, told]))

    def _offer(self, route: Route) -> Text:
        """Where a route leads, and what it costs."""
        a, b = (self.words.board.places[end].name for end in (route.a, route.b))
        return Text.assemble(self.say("route-name", a=a, b=b), " ", self._price(route))

    def _price(self, route: Route) -> Text:
        """What a route costs: `black ×3`; a ferry `gray ×3 + ferry ×2` (S2)."""
        colour = self.words.board.route_colours[route.colour]
        parts = [(colour, self.words.colour(colour), route.cost - route.ferries)]
        parts += [("wild", self.words.card("wild"), route.ferries)]
        return Text("+").join(_plate(card, f"{told} ×{count}") for card, told, count in parts if count)

    # --- help ---------------------------------------------------------------------------------------------------------

    def help(self, view: TicketView) -> Help:
        board = self.words.board
        ferries = ["ferries"] if any(route.ferries for route in board.routes) else []
        tokens, token = (["tokens"], ["token"]) if board.symbols else ([], [])
        typed = [f"ticket-{key}" for key in ("moves", *token, "board")]
        typing = self.vocabulary.in_words
        params = {
            "route": next(iter(self.routes)),
            "card": typing(board.colours[0].id),
            "token": typing(SYMBOLS[0]),
            "placed": typing(SYMBOLS[-1]),
            "place": board.places[0].id,
            "wild": self.words.wild(),
            "left": int(board.end_at),
        }
        return ["aim", "turn", *ferries, *tokens, "end", *typed], params


def _plates(cards: Iterable[tuple[str, str]], said: str = "") -> Chips:
    """Cards with what is told of each."""
    told = list(cards)
    return Chips(tuple(_plate(*one) for one in told), said or ", ".join(text for _, text in told))


def _plate(card: str, told: str) -> Text:
    """A small plate in the card's colour."""
    colours = CARDS.get(card)
    style = f"{colours.on} on {colours.fill}" if colours else _WILD if card == "wild" else QUIET
    return Text(f" {told} ", style)


def _place_named(id: str) -> str:
    """A pattern for tokens that are put on a place, by its name: the article may be left out."""
    return rf"^(place \w+) {'[ _-]'.join(id.removeprefix('the_').split('_'))}$"
