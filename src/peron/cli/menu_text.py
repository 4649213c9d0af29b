"""The numbered moves as text. Imports texts, views and the screen.

Plain lines give every entry as a whole sentence. A terminal gets the routes as a timetable, one line for two places,
and last, next to where the player types, the cards to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from peron.cli.menu import Choice
from peron.cli.paint import counted, plate, price
from peron.cli.screen import Cell, Chips
from peron.cli.telling import Telling
from peron.rules.ticket.shapes import TicketView

_FEW_WAYS: Final = 4
"""As many ways to pay as a plain line reads out; more are only counted."""
_KINDS: Final = ("tram", "ferry", "subway")


def show_sentences(told: Telling, view: TicketView, menu: Sequence[Choice]) -> None:
    """Every entry as a sentence."""
    told.screen.say(told.texts.say("menu-moves"))
    for choice in menu:
        told.screen.say(f"{choice.number}: {sentence(told, view, choice)}")


def sentence(told: Telling, view: TicketView, choice: Choice) -> str:
    if choice.route is None or len(choice.moves) == 1:
        return told.texts.move(choice.moves[0], view, told.scene)
    route = told.routes[choice.route]
    return told.texts.say(
        "menu-claim-ways",
        route=told.words.route(route.id),
        cards=route.cost,
        points=route.points,
        ways=_ways(told, choice),
    )


def _ways(told: Telling, choice: Choice) -> str:
    if len(choice.moves) > _FEW_WAYS:
        return told.texts.say("menu-ways", count=len(choice.moves))
    return told.words.one_of([told.words.cards(move.cards or {}) for move in choice.moves])


def show_claims(told: Telling, menu: Sequence[Choice]) -> None:
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
            told.screen.table([title, "", ""], rows, right=(1,), wide=0)
            told.screen.blank()


def _points(told: Telling, strands: Sequence[Choice]) -> str:
    """The points of the routes between two places, said once if they are the same."""
    points = dict.fromkeys(f"+{told.routes[choice.route or ''].points}" for choice in strands)
    return "/".join(points)


def _strands(told: Telling, strands: Sequence[Choice]) -> Chips:
    plates = [_numbered(choice, price(told.words, told.routes[choice.route or ""])) for choice in strands]
    return Chips(tuple(plates))


def show_rest(told: Telling, view: TicketView, menu: Sequence[Choice]) -> None:
    """Everything but claims."""
    told.screen.blank()
    facts: list[tuple[str, Cell]] = []
    draws = [choice for choice in menu if choice.kind in ("draw-market", "draw-deck")]
    if draws:
        facts.append((told.texts.say("menu-draw"), Chips(tuple(_draw(told, view, choice) for choice in draws))))
    for kind in ("keep", "tickets", "pass"):
        entries = [choice for choice in menu if choice.kind == kind]
        label = told.texts.say(f"menu-{kind}") if entries else ""
        for choice in entries:
            facts.append((label, Text.assemble(_number(choice.number), f"  {sentence(told, view, choice)}")))
            label = ""
    if facts:
        told.screen.facts(facts)
        told.screen.blank()


def _draw(told: Telling, view: TicketView, choice: Choice) -> Text:
    slot = choice.moves[0].slot
    card = view.market[slot - 1] if slot is not None else None
    return _numbered(choice, plate(card, told.words.card(card)) if card else Text(f" {told.texts.say('menu-deck')} "))


def _numbered(choice: Choice, shown: Text) -> Text:
    return Text.assemble(_number(choice.number), " ", shown)


def _number(number: int) -> Text:
    return Text(str(number), "bold")


def show_payments(told: Telling, choice: Choice) -> None:
    """The ways to pay for one route, numbered."""
    told.screen.say(told.texts.say("menu-pay", route=told.words.route(choice.route or "")))
    payments = [counted(told.words, move.cards or {}) for move in choice.moves]
    if told.screen.plain:
        for at, payment in enumerate(payments, 1):
            told.screen.say(f"{at}: {payment.said}")
    else:
        rows: list[list[Cell]] = [[_number(at), payment] for at, payment in enumerate(payments, 1)]
        told.screen.table(["", ""], rows, right=(0,))
