"""What each command of a client asks of the table. Imports tables and the messages."""

from __future__ import annotations

from collections.abc import Callable

from peron.server import messages as said
from peron.tables import riding
from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.shown import Screen
from peron.tables.table import GATHERING, Table


def entries_for(
    message: said.Commands, table: Table, by: str, screen: Screen, must_be_gone: Callable[[int], None]
) -> list[Entry]:
    """The entries that the command leads to. Raises TableError, IllegalMove or BadNotation, and changes nothing."""
    match message:
        case said.Pace(id=id, seconds=seconds):
            return table.set_pace(by, seconds, id)
        case said.Move(id=id, seat=seat, version=version):
            screen.may_act(seat)
            return table.play(by, seat, _checked_move(message, table, by), version, id)
        case said.Undo(id=id, seat=seat, version=version):
            screen.may_act(seat)
            return table.undo(by, seat, id, version)
        case said.Agree(id=id, seat=seat, version=version):
            return table.agree(by, seat, id, version)
        case said.Refuse(id=id, seat=seat, version=version):
            return table.refuse(by, seat, id, version)
        case said.SkipStep() | said.LeaveRide():
            return _ridden(message, table, by)
        case said.Concede(id=id, seat=seat):
            return table.concede(by, seat, id)
        case said.Leave(id=id, seat=seat) if table.status == GATHERING:
            return table.open_seat(by, seat, id)
        case said.Leave(id=id, seat=seat, level=level):
            return table.leave(by, seat, level, id)
        case said.Return(id=id, seat=seat):
            return table.come_back(by, seat, id)
        case said.StandIn(id=id, seat=seat, level=level):
            must_be_gone(seat)
            return table.stand_in(by, seat, level, id)
        case said.PlaceBot(id=id, seat=seat, level=level):
            return table.place_bot(by, seat, level, id)
        case said.OpenSeat(id=id, seat=seat):
            return table.open_seat(by, seat, id)


def _ridden(message: said.SkipStep | said.LeaveRide, table: Table, by: str) -> list[Entry]:
    if isinstance(message, said.SkipStep):
        return riding.skip(table, by, message.seat, message.step, message.id)
    return riding.leave(table, by, message.seat, message.id)


def _checked_move(message: said.Move, table: Table, by: str) -> int:
    """Text is read with the eyes of the seat: before anything is said about it, the game must have started, and the
    seat be one's own."""
    if isinstance(message.move, str) and not table.started:
        raise TableError("table-not-started")
    if isinstance(message.move, str) and message.seat not in table.seats_of(by):
        raise TableError("table-not-yours", {"seat": message.seat})
    return move_number(table, message.seat, message.move)


def move_number(table: Table, seat: int, move: int | str) -> int:
    """A move given as its number or as its notation."""
    return table.course.game.parse(table.state, move, seat) if isinstance(move, str) else move
