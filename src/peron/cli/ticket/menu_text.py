"""The numbered moves as text. Imports texts, views and the screen.

Plain lines give every entry as a whole sentence. A terminal gets the routes as a timetable, one line for two places,
and last, next to where the player types, the cards to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from peron.cli.screen import Cell, Chips
from peron.cli.ticket.menu import Choice
from peron.cli.ticket.paint import counted, plate, price
from peron.cli.ticket.telling import TicketTelling
from peron.rules.ticket.shapes import LegalMove, TicketView

_FEW_WAYS: Final = 4
"""As many ways to pay as a plain line reads out; more are only counted."""
_KINDS: Final = ("tram", "ferry", "subway")


def show_sentences(told: TicketTelling, view: TicketView, menu: Sequence[Choice]) -> None:
    """Every entry as a sentence."""
    told.screen.say(told.texts.say("menu-moves"))
    for choice in menu:
        told.screen.say(f"{choice.number}: {sentence(told, view, choice)}")


def sentence(told: TicketTelling, view: TicketView, choice: Choice) -> str:
    """An entry as a sentence, without a full stop."""
    move = choice.moves[0]
    if choice.route is not None and len(choice.moves) > 1:
        route = told.routes[choice.route]
        claim = told.texts.say(
            "menu-claim-ways",
            route=told.words.route(route.id),
            cards=route.cost,
            points=route.points,
            ways=_ways(told, choice),
        )
        return _with_token(told, claim, move)
    if move.kind == "place-token" and len(choice.moves) > 1:
        tokens = told.words.token_count(move.token or "", told.stack(view, move.token).count)
        return told.texts.say("menu-place-somewhere", tokens=tokens, count=len(choice.moves))
    return _with_token(told, told.texts.move(move, view, told.scene), move)


def _with_token(told: TicketTelling, claim: str, move: LegalMove) -> str:
    """A claim, and the token it brings if it brings one (S5)."""
    if not move.tokens:
        return claim
    tokens = told.words.one_of([told.words.token(token) for token in move.tokens])
    return f"{claim}. {told.texts.say('menu-claim-token', tokens=tokens)}"


def _ways(told: TicketTelling, choice: Choice) -> str:
    if len(choice.moves) > _FEW_WAYS:
        return told.texts.say("menu-ways", count=len(choice.moves))
    return told.words.one_of([told.words.cards(move.cards or {}) for move in choice.moves])


def show_claims(told: TicketTelling, menu: Sequence[Choice]) -> None:
    """The routes that can be claimed, by kind: where, how many points, and each strand's number and price."""
    for kind in _KINDS:
        lines: dict[str, list[Choice]] = {}
        for choice in menu:
            if choice.route is not None and told.routes[choice.route].kind == kind:
                lines.setdefault(told.ends(told.routes[choice.route]), []).append(choice)
        if lines:
            title = told.texts.say(f"menu-claim-{told.words.of_game(kind)}")
            rows: list[list[Cell]] = [
                [ends, _points(told, strands), _strands(told, strands)] for ends, strands in lines.items()
            ]
            headers = [title, "", ""]
            tokens = [_token(told, strands[0]) for strands in lines.values()]
            if any(tokens):
                headers.insert(2, told.texts.say("menu-token"))
                for row, token in zip(rows, tokens, strict=True):
                    row.insert(2, token)
            told.screen.table(headers, rows, right=(1,), wide=0)
            told.screen.blank()


def _points(told: TicketTelling, strands: Sequence[Choice]) -> str:
    """The points of the routes between two places, said once if they are the same."""
    points = dict.fromkeys(f"+{told.routes[choice.route or ''].points}" for choice in strands)
    return "/".join(points)


def _token(told: TicketTelling, choice: Choice) -> str:
    """The symbol of the token that a claim brings; strands have the same ends."""
    return "/".join(told.words.token(token) for token in choice.moves[0].tokens)


def _strands(told: TicketTelling, strands: Sequence[Choice]) -> Chips:
    plates = [_numbered(choice, price(told.words, told.routes[choice.route or ""])) for choice in strands]
    return Chips(tuple(plates))


def show_rest(told: TicketTelling, view: TicketView, menu: Sequence[Choice]) -> None:
    """Everything but claims."""
    told.screen.blank()
    facts: list[tuple[str, Cell]] = []
    draws = [choice for choice in menu if choice.kind in ("draw-market", "draw-deck")]
    if draws:
        facts.append((told.texts.say("menu-draw"), Chips(tuple(_draw(told, view, choice) for choice in draws))))
    for kind in ("keep", "place-token", "take-token", "tickets", "pass"):
        entries = [choice for choice in menu if choice.kind == kind]
        label = told.texts.say(f"menu-{kind}") if entries else ""
        for choice in entries:
            facts.append((label, Text.assemble(_number(choice.number), f"  {sentence(told, view, choice)}")))
            label = ""
    if facts:
        told.screen.facts(facts)
        told.screen.blank()


def _draw(told: TicketTelling, view: TicketView, choice: Choice) -> Text:
    slot = choice.moves[0].slot
    card = view.market[slot - 1] if slot is not None else None
    return _numbered(choice, plate(card, told.words.card(card)) if card else Text(f" {told.texts.say('menu-deck')} "))


def _numbered(choice: Choice, shown: Text) -> Text:
    return Text.assemble(_number(choice.number), " ", shown)


def _number(number: int) -> Text:
    return Text(str(number), "bold")


def show_places(told: TicketTelling, view: TicketView, choice: Choice) -> None:
    """The places where tokens can be put, numbered."""
    token = choice.moves[0].token or ""
    tokens = told.words.token_count(token, told.stack(view, token).count)
    told.screen.say(told.texts.say("menu-place", tokens=tokens))
    names = [told.words.place(move.place or "") for move in choice.moves]
    if told.screen.plain:
        for at, name in enumerate(names, 1):
            told.screen.say(f"{at}: {name}")
    else:
        rows: list[list[Cell]] = [[_number(at), name] for at, name in enumerate(names, 1)]
        told.screen.table(["", ""], rows, right=(0,))


def show_payments(told: TicketTelling, choice: Choice) -> None:
    """The ways to pay for one route, numbered."""
    told.screen.say(told.texts.say("menu-pay", route=told.words.route(choice.route or "")))
    payments = [counted(told.words, move.cards or {}) for move in choice.moves]
    if told.screen.plain:
        for at, payment in enumerate(payments, 1):
            told.screen.say(f"{at}: {payment.said}")
    else:
        rows: list[list[Cell]] = [[_number(at), payment] for at, payment in enumerate(payments, 1)]
        told.screen.table(["", ""], rows, right=(0,))
