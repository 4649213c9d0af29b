"""The drawings as tests look at them: with English words, but for those they give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from peron.draw import FAMILIES
from peron.draw.metro import board as metro
from peron.draw.nextstation import map as sheet_map
from peron.draw.nextstation import sheet as whole_sheet
from peron.draw.nextstation.score_area import Captions
from peron.draw.ticket import board as ticket
from peron.draw.ticket import page
from peron.rules.nextstation.shapes import SheetView
from peron.text import Texts

Data = Mapping[str, Any]
Words = Mapping[str, str] | None


def said(data: Data, words: Words = None, language: str = "en") -> dict[str, str]:
    """What is printed on a board."""
    family = FAMILIES[data["family"]]
    return {**Texts(language).printed(family.printed, family.key, **family.facts(data)), **(words or {})}


def ticket_board_svg(data: Data, theme: str = "light", words: Words = None) -> str:
    return ticket.ticket_board_svg(data, theme, said(data, words))


def board_plan(data: Data, words: Words = None) -> page.BoardPlan:
    return page.board_plan(data, said(data, words))


def metro_board_svg(data: Data, theme: str = "light", words: Words = None) -> str:
    return metro.metro_board_svg(data, theme, said(data, words))


def sheet_map_svg(data: Data, theme: str = "light") -> str:
    return sheet_map.sheet_map_svg(data, theme, said(data))


def sheet_svg(
    data: Data,
    sheet: SheetView | None = None,
    told: Captions | None = None,
    theme: str = "light",
    words: Words = None,
) -> str:
    return whole_sheet.sheet_svg(data, theme, said(data, words), sheet, told)
