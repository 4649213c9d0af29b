"""Sentences for players: events, reasons, errors, scores, moves, rules. Imports `peron.rules` and this package only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from peron.rules.contract import Event, PeronError, Reason, ScoreLine
from peron.rules.ticket.shapes import LegalMove, TicketView
from peron.text.catalogue import Catalogue
from peron.text.rulebook import Rule, Section, rule, rulebook
from peron.text.words import Company, Scene, Words, as_written

_KEPT = {"keep first": (0,), "keep second": (1,), "keep both": (0, 1)}
_ABOUT_THE_GAME = ("event-", "why-", "score-")
"""Messages whose parameters become words. All others quote what somebody wrote, as it was written."""


class Texts:
    """Everything Peron says, in one language.

    >>> Texts("pl").say("event-over")
    'Koniec gry.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = Catalogue(language)

    def say(self, key: str, /, **params: object) -> str:
        """The message with this key, its parameters put in as they are."""
        return self._catalogue.format(key, {name: as_written(value) for name, value in params.items()})

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: `1,234.5`, `1234,5`."""
        return self._catalogue.format(f"number-{digits}", {"value": float(value)})

    def words(self, scene: Scene | Company | None = None) -> Words:
        """Single words for the things of a game: cards, routes, tickets, players."""
        return Words(self._catalogue, scene)

    def tell(self, key: str, params: Mapping[str, object], scene: Scene | Company | None = None) -> str:
        """A message of the rules: ids in the parameters become words where the sentence is about the game."""
        if key.startswith(_ABOUT_THE_GAME):
            return self._catalogue.format(key, self.words(scene).told(params))
        return self.say(key, **params)

    def event(self, event: Event, scene: Scene | Company | None = None) -> str:
        """What happened. What the listener may not know must be cut off before, by `Event.seen_by`."""
        return self.events([event], scene)[0]

    def events(self, events: Sequence[Event], scene: Scene | Company | None = None) -> list[str]:
        """What happened, a sentence for each event; cards turned up one after another share a sentence."""
        told = []
        for key, group in groupby(events, key=lambda event: event.key):
            alike = list(group)
            if key == "event-market":
                cards = [self.words(scene).card(str(event.params["card"])) for event in alike]
                told.append(self.say("event-market", cards=", ".join(cards), count=len(cards)))
            else:
                told += [self.tell(key, event.params, scene) for event in alike]
        return told

    def reason(self, reason: Reason, scene: Scene | Company | None = None) -> str:
        """Why a move is not legal, without the rule's id."""
        return self.tell(reason.key, reason.params, scene)

    def error(self, error: PeronError, scene: Scene | Company | None = None) -> str:
        return self.tell(error.key, error.params, scene)

    def score_line(self, line: ScoreLine, scene: Scene | Company | None = None) -> str:
        """What a line of the score is for, without its points."""
        return self.tell(line.key, line.params, scene)

    def move(self, move: LegalMove, view: TicketView, scene: Scene) -> str:
        """A legal move as a sentence that says what it costs and brings."""
        words = self.words(scene)
        if move.kind == "claim" and move.route is not None and move.cards is not None:
            points = next(route.points for route in scene.board.routes if route.id == move.route)
            paid = words.cards(move.cards)
            return self.say("move-claim", route=words.route(move.route), cards=paid, points=points)
        if move.kind == "draw-market" and move.slot is not None:
            card = view.market[move.slot - 1] or ""
            return self.say(
                "move-draw-market", **{"a-card": words.a_card(card), "only": "yes" if card == "wild" else "no"}
            )
        if move.kind == "tickets":
            return self.say("move-tickets", count=min(2, view.ticket_deck))
        if move.kind == "keep" and view.seat is not None:
            offer = view.players[view.seat].offer or ()
            kept = [words.ticket(offer[at].id) for at in _KEPT[move.notation]]
            return self.say("move-keep", tickets=words.all_of(kept), returned=len(offer) - len(kept))
        if move.token is not None and move.place is not None:
            return self._token_move(move, move.token, words.place(move.place), view, words)
        return self.say("move-draw-deck" if move.kind == "draw-deck" else "move-pass")

    def _token_move(self, move: LegalMove, token: str, place: str, view: TicketView, words: Words) -> str:
        if move.kind == "take-token":
            return self.say("move-take-token", **{"a-token": words.a_token(token)}, place=place)
        tokens = next(stack.count for stack in view.stacks if stack.symbol == token)
        return self.say("move-place-token", **{"token-count": words.token_count(token, tokens)}, place=place)

    def printed(self, names: Iterable[str], places: int, routes: int) -> dict[str, str]:
        """The words printed on the drawing of a board with so many places and routes, by their names there."""
        counts = self.say("draw-counts", places=places, routes=routes)
        return {**{name: self.say(f"draw-{name}") for name in names}, "counts": counts}

    def printed_on_sheet(self, names: Iterable[str]) -> dict[str, str]:
        """The words printed on a sheet, by their names there."""
        return {name: self.say(f"sheet-{name}") for name in names}

    def printed_on_metro(self, names: Iterable[str]) -> dict[str, str]:
        """The words printed on the board of Metro, by their names there."""
        return {name: self.say(f"metro-print-{name}") for name in names}

    def rule(self, id: str) -> Rule:
        return rule(self._catalogue, id)

    def rules(self, game: str) -> tuple[Section, ...]:
        """The rules of a game, by section, rulings marked."""
        return rulebook(self._catalogue, game)
