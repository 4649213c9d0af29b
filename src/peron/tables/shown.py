"""What a table shows of itself to everybody, and to one screen. Imports this package and the rules' contract.

A screen is where somebody sits: it watches, or it holds one seat or several. Only one hand is ever open on it: with
several people at one screen (hot seat) nothing of the next person's is sent before that person says they are ready.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from peron.rules.shapes import ScoreLine
from peron.tables.seats import TableError
from peron.tables.table import OVER, PLAYING, Table


@dataclass(frozen=True)
class SeatShown:
    """A seat. `level` is that of the bot that plays there, also for a person who is away or has conceded."""

    kind: str
    name: str
    level: str | None
    away: bool
    conceded: bool


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks to take back `count` moves; the seats in `waiting` have not answered yet."""

    seat: int
    count: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class FinalResult:
    """Points, ranks and how the points add up, by seat; those who conceded come last."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[tuple[ScoreLine, ...], ...]


@dataclass(frozen=True)
class TableShown:
    """A table as everybody may know it. `seed_hash` is there from the beginning, `seed` and `result` at the end."""

    id: str
    game: str
    family: str
    title: Mapping[str, str]
    """What the title is called, by language or under an empty one for all of them."""
    board: str
    players: int
    options: Mapping[str, object]
    status: str
    version: int
    listed: bool
    imported: bool
    seats: tuple[SeatShown, ...]
    actors: tuple[int, ...]
    asking: UndoRequest | None
    pace: float
    seed_hash: str
    seed: str | None
    result: FinalResult | None


def show(table: Table) -> TableShown:
    """What everybody may know of a table."""
    setup = table.setup
    over = table.status == OVER
    asking = table.asking
    return TableShown(
        id=setup.id,
        game=setup.game,
        family=table.course.game.title.family,
        title=table.course.game.title.names,
        board=setup.board,
        players=setup.players,
        options=setup.options,
        status=table.status,
        version=table.version,
        listed=setup.listed,
        imported=setup.imported,
        seats=tuple(
            SeatShown(seat.kind, name, seat.level, seat.away, seat.conceded)
            for seat, name in zip(table.seats, table.shown_names(), strict=True)
        ),
        actors=tuple(table.actors),
        asking=None if asking is None else UndoRequest(asking.seat, len(asking.versions), asking.waiting),
        pace=table.pace,
        seed_hash=table.promise,
        seed=setup.seed if over else None,
        result=_show_result(table) if over else None,
    )


def _show_result(table: Table) -> FinalResult:
    result = table.result()
    scores = tuple(score.lines for score in table.state.scores())
    return FinalResult(result.totals, result.ranks, scores)


class Screen:
    """One screen at a table. `eye` is the seat whose hand is open on it, None for what a spectator sees."""

    def __init__(self, seats: tuple[int, ...] = (), host: bool = False) -> None:
        self.seats = seats
        self.host = host
        """Whether it is the screen of the one who has set the table up."""
        self.eye: int | None = seats[0] if len(seats) == 1 else None

    def look(self, seat: int | None) -> None:
        """Open a seat's hand, or with None let the curtain fall."""
        if seat is not None and seat not in self.seats:
            raise TableError("table-not-yours", {"seat": seat})
        self.eye = seat

    def may_act(self, seat: int) -> None:
        """Only the person whose hand is open acts here."""
        if seat in self.seats and seat != self.eye:
            raise TableError("table-curtain", {"seat": seat})

    def curtain(self, table: Table) -> int | None:
        """The seat of this screen that is to decide while another hand, or none, is open: the curtain asks for it."""
        if len(self.seats) < 2 or self.eye in table.actors:
            return None
        return next((seat for seat in table.actors if seat in self.seats and table.seats[seat].present), None)

    def view(self, table: Table) -> object | None:
        """The game as the open eye may see it; None before it starts."""
        return table.state.view(self.eye) if table.started else None

    def hint(self, table: Table) -> bool:
        """Whether a bot may advise the person at the open hand now."""
        return self.eye is not None and table.no_hint(self.eye) is None

    def undo(self, table: Table) -> str | None:
        """Whether the person at the open hand may take back: `free`, `ask`, or None."""
        return None if self.eye is None or table.status != PLAYING else table.undo_is(self.eye)
