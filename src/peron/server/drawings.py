"""The boards as a page shows them, those last asked for kept in every language, and what is kept of a game. Imports
drawings and texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Protocol

from peron.draw import FAMILIES, ResultTold, Standing, result_svg
from peron.draw.words import head
from peron.rules.contract import Game, Message
from peron.server.bodies import Language
from peron.server.encoding import encode
from peron.server.errors import Refused
from peron.tables.seats import TableError
from peron.tables.shown import show
from peron.tables.table import Table
from peron.text import Texts
from peron.text.figures import written


class Picture(Protocol):
    """Something that can be drawn later."""

    def picture(self, theme: str) -> str: ...


@lru_cache(maxsize=128)
def drawing(of: Game, language: Language) -> bytes:
    """The drawing of a title's board, as JSON."""
    return encode(drawn(of, language))


def drawn(of: Game, language: Language) -> object:
    """A board to be put into a page, with the words that are printed on it."""
    return FAMILIES[of.title.family].page(of.data, printed(of, Texts(language)))


def printed(of: Game, texts: Texts) -> Mapping[str, str]:
    """The words that are printed on the board of a game."""
    family = FAMILIES[of.title.family]
    return texts.printed(family.printed, family.key, **family.facts(of.data))


@dataclass(frozen=True)
class ResultPicture:
    """How a game has ended. Drawing it takes a while, and the table may be forgotten meanwhile."""

    game: Game
    view: object
    told: ResultTold
    winner: int
    words: Mapping[str, str]

    def picture(self) -> str:
        ended = FAMILIES[self.game.title.family].ended(self.game.data, self.view, self.winner, self.words)
        return result_svg(self.told, ended)


def result_at(table: Table, language: Language, day: date) -> ResultPicture:
    """The result of a game that is over, to share: nothing on it that not everybody may know."""
    shown = show(table)
    if shown.result is None:
        raise Refused(409, "server-no-result")
    of, texts = table.course.game, Texts(language)
    names, result = [seat.name for seat in shown.seats], shown.result
    points = [written(total) for total in result.totals]
    order = sorted(range(len(names)), key=lambda seat: (result.ranks[seat], seat))
    winners = [seat for seat in order if result.ranks[seat] == 1]
    alone, title, verdict = len(names) == 1, texts.title(of), result.verdict
    when = texts.say("picture-day", day=day.day, month=day.month, year=str(day.year))
    standings = tuple(Standing(seat, result.ranks[seat], names[seat], points[seat]) for seat in order)
    listed = [texts.say("picture-standing", name=names[seat], points=result.totals[seat]) for seat in order]
    rank = verdict.params.get("rank")
    told = ResultTold(
        title=texts.say("picture-alone", title=title) if alone else title,
        winner=texts.words().all_of([names[seat] for seat in winners]),
        points=points[winners[0]],
        remarks=_remarks(verdict, texts, alone),
        stars=None if rank is None else (int(rank) + 1, len(of.solo_ranks()) + 1),
        standings=() if alone else standings,
        day=when,
        description=f"{title}, {when}. {'; '.join(listed)}.",
    )
    return ResultPicture(of, table.state.view(None), told, winners[0], printed(of, texts))


def _remarks(verdict: Message, texts: Texts, alone: bool) -> tuple[str, ...]:
    """By what somebody has won; of somebody alone, how good that is."""
    inner = verdict.params.get("verdict")
    said = _remarks(inner, texts, alone) if isinstance(inner, Message) else ()
    if verdict.key == "verdict-alone":
        return said
    return (*said, head(texts.tell(f"{verdict.key}.by", verdict.params)))


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
