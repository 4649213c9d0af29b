"""The drawings of the families, one row each. Imports the families' modules.

A drawing is made of the plain data of a title's file and of the words that are printed on it; which words those are,
the row says, and whoever has a language hands them over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from peron.draw.metro.board import MetroDrawing, metro_board_svg, metro_page
from peron.draw.metro.words import ENGLISH as METRO
from peron.draw.nextstation.keepsake import Keepsake, keepsake
from peron.draw.nextstation.map import SheetDrawing, sheet_page
from peron.draw.nextstation.sheet import sheet_svg
from peron.draw.nextstation.words import ENGLISH as SHEET
from peron.draw.nextstation.words import key as sheet_key
from peron.draw.ticket.board import ticket_board_svg
from peron.draw.ticket.page import Drawing, ticket_page
from peron.draw.ticket.words import ENGLISH as TICKET
from peron.draw.ticket.words import key as ticket_key

Data = Mapping[str, Any]
Words = Mapping[str, str]


@dataclass(frozen=True)
class Family:
    printed: tuple[str, ...]
    """The words printed on a drawing."""
    key: Callable[[str], str]
    """Under which key the catalogues have such a word."""
    facts: Callable[[Data], Mapping[str, int]]
    """Numbers that printed phrases quote."""
    picture: Callable[[Data, str, Words], str]
    """The board as a picture in a theme."""
    page: Callable[[Data, Words], object]
    """The board to be put into a page, with a plan of what is where."""
    drawing: type
    """What `page` makes."""
    keepsake: Callable[..., Keepsake] | None = None
    """What a player may keep of a game, if there is anything: a filled sheet."""


FAMILIES: Final[Mapping[str, Family]] = {
    "ticket": Family(
        printed=(*TICKET, "counts"),
        key=ticket_key,
        facts=lambda data: {"places": len(data["places"]), "routes": len(data["routes"])},
        picture=lambda data, theme, words: ticket_board_svg(dict(data), theme, words),
        page=ticket_page,
        drawing=Drawing,
    ),
    "nextstation": Family(
        printed=tuple(SHEET),
        key=sheet_key,
        facts=lambda data: {},
        picture=lambda data, theme, words: sheet_svg(data, theme=theme, words=words),
        page=sheet_page,
        drawing=SheetDrawing,
        keepsake=keepsake,
    ),
    "metro": Family(
        printed=tuple(METRO),
        key=lambda word: f"metro-print-{word}",
        facts=lambda data: {},
        picture=metro_board_svg,
        page=metro_page,
        drawing=MetroDrawing,
    ),
}

if TYPE_CHECKING:
    PageDrawing: TypeAlias = object
else:
    PageDrawing = reduce(or_, (family.drawing for family in FAMILIES.values()))
"""A board to be put into a page, of whichever family."""
