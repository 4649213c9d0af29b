"""The boards as a page shows them, those last asked for kept in every language, and what is kept of a game. Imports
drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol

from peron.draw import FAMILIES
from peron.rules.contract import Game
from peron.server.encoding import encode
from peron.server.errors import Refused
from peron.server.messages import Language
from peron.tables.seats import TableError
from peron.tables.table import Table
from peron.text import Texts


class Picture(Protocol):
    """Something that can be drawn later."""

    def picture(self, theme: str) -> str: ...


@lru_cache(maxsize=128)
def drawing(of: Game, language: Language) -> str:
    """The drawing of a title's board, as JSON."""
    return encode(drawn(of, language))


def drawn(of: Game, language: Language) -> object:
    """A board to be put into a page, with the words that are printed on it."""
    return FAMILIES[of.title.family].page(of.data, printed(of, Texts(language)))


def printed(of: Game, texts: Texts) -> Mapping[str, str]:
    """The words that are printed on the board of a game."""
    family = FAMILIES[of.title.family]
    return texts.printed(family.printed, family.key, **family.facts(of.data))


def sheet_at(table: Table, seat: int, language: Language) -> Picture:
    """What a seat may keep of a game, where there is such a thing."""
    of, texts = table.course.game, Texts(language)
    keepsake = FAMILIES[of.title.family].keepsake
    if keepsake is None:
        raise Refused(404, "server-no-sheets", game=of.id)
    if seat >= len(table.seats):
        raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
    if not table.started:
        raise TableError("table-not-started")
    return keepsake(of.data, table.state.view(None), seat, table.seats[seat].name, printed(of, texts), texts.say)
