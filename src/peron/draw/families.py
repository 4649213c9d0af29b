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

from peron.draw.ended import FinalBoard
from peron.draw.figure import Figures
from peron.draw.metro import board as metro
from peron.draw.metro.ended import metro_ended
from peron.draw.metro.figures import metro_figure
from peron.draw.nextstation import words as sheet_words
from peron.draw.nextstation.ended import sheet_ended
from peron.draw.nextstation.figures import sheet_figure
from peron.draw.nextstation.keepsake import Keepsake, keepsake
from peron.draw.nextstation.map import SheetDrawing, sheet_page
from peron.draw.nextstation.sheet import sheet_svg
from peron.draw.ticket import words as ticket_words
from peron.draw.ticket.board import ticket_board_svg
from peron.draw.ticket.ended import ticket_ended
from peron.draw.ticket.figures import ticket_figure
from peron.draw.ticket.page import Drawing, ticket_page
from peron.draw.words import Words

Data = Mapping[str, Any]


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
    ended: Callable[[Data, Any, int, Words], FinalBoard]
    """The board as a view at the end of a game shows it; where everybody has one of their own, that of a seat."""
    figures: Figures
    """The pictures that explain its rules."""
    keepsake: Callable[..., Keepsake] | None = None
    """What a player may keep of a game, if there is anything: a filled sheet."""


FAMILIES: Final[Mapping[str, Family]] = {
    "ticket": Family(
        printed=ticket_words.PRINTED,
        key=ticket_words.key,
        facts=lambda data: {"places": len(data["places"]), "routes": len(data["routes"])},
        picture=ticket_board_svg,
        page=ticket_page,
        drawing=Drawing,
        ended=ticket_ended,
        figures=Figures("ticket", ticket_figure),
    ),
    "nextstation": Family(
        printed=sheet_words.PRINTED,
        key=sheet_words.key,
        facts=lambda data: {},
        picture=sheet_svg,
        page=sheet_page,
        drawing=SheetDrawing,
        ended=sheet_ended,
        figures=Figures("nextstation", sheet_figure),
        keepsake=keepsake,
    ),
    "metro": Family(
        printed=metro.PRINTED,
        key=lambda word: f"metro-print-{word}",
        facts=lambda data: {},
        picture=metro.metro_board_svg,
        page=metro.metro_page,
        drawing=metro.MetroDrawing,
        ended=metro_ended,
        figures=Figures("metro", metro_figure),
    ),
}

if TYPE_CHECKING:
    PageDrawing: TypeAlias = object
else:
    PageDrawing = reduce(or_, (family.drawing for family in FAMILIES.values()))
"""A board to be put into a page, of whichever family."""
