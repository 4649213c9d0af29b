"""The boards as a page shows them, each drawn once for every language, and filled sheets to keep. Imports drawings and
texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from peron.draw import (
    Told,
    board_plan,
    metro_board_svg,
    metro_plan,
    sheet_map_svg,
    sheet_plan,
    sheet_svg,
    ticket_board_svg,
)
from peron.draw.metro_words import ENGLISH as METRO_ENGLISH
from peron.draw.nextstation_words import ENGLISH as SHEET_ENGLISH
from peron.draw.words import ENGLISH
from peron.rules.catalogue import game
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.cards import ROUNDS
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.shapes import NextStationView, SheetView
from peron.rules.ticket.game import TicketGame
from peron.server.errors import Refused
from peron.server.messages import Drawing, Language, MetroDrawing, SheetDrawing
from peron.server.wire import encode
from peron.tables.seats import TableError
from peron.tables.table import Table
from peron.text import Texts


@cache
def drawing(id: str, language: Language) -> str:
    """The drawing of a game's board, as JSON. There are few games and languages, so all are kept."""
    of = game(id)
    texts = Texts(language)
    if isinstance(of, TicketGame):
        board = of.board
        words = texts.printed(ENGLISH, len(board.places), len(board.routes))
        data = dict(board.data)
        return encode(Drawing(ticket_board_svg(data, "page", words), board_plan(data, words)))
    if isinstance(of, NextStationGame):
        city = of.city.data
        words = texts.printed_on_sheet(SHEET_ENGLISH)
        return encode(SheetDrawing(sheet_map_svg(city, "page", words), sheet_plan(city)))
    assert isinstance(of, MetroGame)
    words = texts.printed_on_metro(METRO_ENGLISH)
    return encode(MetroDrawing(metro_board_svg(of.board.data, "page", words), metro_plan(of.board.data)))


@dataclass(frozen=True)
class SheetToDraw:
    """A sheet as it stood when it was asked for; drawing it takes a while, and the game may go on meanwhile."""

    city: Mapping[str, Any]
    sheet: SheetView
    told: Told
    texts: Texts

    def picture(self, theme: str) -> str:
        return sheet_svg(self.city, self.sheet, self.told, theme, self.texts.printed_on_sheet(SHEET_ENGLISH))


def sheet_at(table: Table, seat: int, language: Language) -> SheetToDraw:
    """The sheet of a seat as everybody may see it: what somebody has decided is not on it before all have."""
    of = game(table.setup.game)
    if not isinstance(of, NextStationGame):
        raise Refused(404, "server-no-sheets", game=of.id)
    if seat >= len(table.seats):
        raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
    if not table.started:
        raise TableError("table-not-started")
    view = table.state.view(None)
    assert isinstance(view, NextStationView)
    sheet, texts = view.sheets[seat], Texts(language)
    remark = ""
    if view.solo_rank is not None:
        remark = texts.tell("event-solo-rank", {"rank": view.solo_rank, "points": sheet.total})
    when = texts.say("sheet-round", round=view.round, rounds=ROUNDS) if view.ranks is None else ""
    return SheetToDraw(of.city.data, sheet, Told(table.seats[seat].name, remark, when), texts)
