"""What a table shows of itself to everybody, and to one screen. Imports this package and the rules' contract.

A screen is where somebody sits: it watches, or it holds one seat or several. Only one hand is ever open on it: with
several people at one screen (hot seat) nothing of the next person's is sent before that person says they are ready.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from peron.lessons import Coach
from peron.lessons.ride import LEARNER
from peron.rules.contract import Sight
from peron.rules.shapes import Message, ScoreLine, quick
from peron.rules.verdict import verdict_of
from peron.tables.riding import decides
from peron.tables.seats import TableError
from peron.tables.table import GATHERING, OVER, PLAYING, Table


@quick
@dataclass(frozen=True)
class SeatShown:
    """A seat. `level` is that of the bot that plays there, also for a person who is away or has conceded."""

    kind: str
    name: str
    level: str | None
    away: bool
    conceded: bool


@quick
@dataclass(frozen=True)
class UndoRequest:
    """A seat asks to take back `count` moves; the seats in `waiting` have not answered yet."""

    seat: int
    count: int
    waiting: tuple[int, ...]


@quick
@dataclass(frozen=True)
class FinalResult:
    """Points, ranks and how the points add up, by seat; those who conceded come last."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[tuple[ScoreLine, ...], ...]
    verdict: Message
    """Who has won, and by what; `rule` among its parameters where a rule had to say so."""


@quick
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
    """Also of a game that was not played to its end: how it stood then."""
    practice: bool
    """Whether somebody alone has taken back what had shown them something new: the result is no measure then."""
    closed: Message | None
    """Why the game ended unfinished, if it did."""
    next: str | None
    """The table at which the next game is played, once somebody has set it up."""
    ride: int | None
    """The day whose ride this is, in days since 1970: the day tells its seed when it is over, and not the table."""
    counted: bool
    """Whether it is somebody's one try."""


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
        seed=setup.seed if over and setup.ride is None else None,
        result=_show_result(table) if over else None,
        practice=table.practice,
        closed=table.closed,
        next=table.next,
        ride=setup.ride,
        counted=setup.counted,
    )


def _show_result(table: Table) -> FinalResult:
    result = table.result()
    scores = tuple(score.lines for score in table.state.scores())
    verdict = verdict_of(table.course.game, result, table.conceded)
    if table.practice:
        verdict = Message("verdict-practice", {**verdict.params, "verdict": verdict})
    return FinalResult(result.totals, result.ranks, scores, verdict)


class Screen:
    """One screen at a table. `eye` is the seat whose hand is open on it, None for what a spectator sees."""

    def __init__(self, seats: tuple[int, ...] = (), host: bool = False, knows_code: bool = False) -> None:
        self.seats = seats
        self.host = host
        """Whether it is the screen of the one who has set the table up."""
        self.knows_code = knows_code or host or bool(seats)
        """Whether its people may bring others to the table, though everybody can find it in the list."""
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

    def code(self, table: Table) -> str | None:
        """By which others come to the table while it waits for them. Who was told of a table that is in no list may
        know it; in a list strangers look on."""
        if table.status != GATHERING or not (self.knows_code or not table.setup.listed):
            return None
        return table.setup.code or None

    def view(self, table: Table, sight: Sight | None = None) -> object | None:
        """The game as the open eye may see it; None before it starts. A sight is for several screens."""
        if not table.started:
            return None
        view: object = table.state.view(self.eye) if sight is None else sight.view(self.eye)
        return view

    def hint(self, table: Table) -> bool:
        """Whether a bot may advise the person at the open hand now."""
        return self.eye is not None and table.no_hint(self.eye) is None

    def coach(self, table: Table) -> Coach | None:
        """What the learner at the open hand is told."""
        if self.eye != LEARNER or table.ride is None or table.status != PLAYING:
            return None
        return table.ride.coach(decides(table))

    def undo(self, table: Table) -> str | None:
        """Whether the person at the open hand may take back: `free`, `ask`, or None."""
        return None if self.eye is None or table.status != PLAYING else table.undo_is(self.eye)
