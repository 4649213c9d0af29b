"""What each command of a client asks of the table. Imports tables and the messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from peron.server import messages as said
from peron.tables.log import Entry
from peron.tables.seats import TableError
from peron.tables.shown import Screen
from peron.tables.table import GATHERING, Table


def entries_for(message: Any, table: Table, by: str, screen: Screen, connected: Sequence[bool]) -> list[Entry]:
    """The entries that the command leads to. Raises TableError, IllegalMove or BadNotation, and changes nothing."""
    id = message.id
    if isinstance(message, said.Pace):
        return table.set_pace(by, message.seconds, id)
    seat = message.seat
    match message:
        case said.Move():
            screen.may_act(seat)
            return table.play(by, seat, _checked_move(message, table, by), message.version, id)
        case said.Undo():
            screen.may_act(seat)
            return table.undo(by, seat, id, message.version)
        case said.Agree():
            return table.agree(by, seat, id, message.version)
        case said.Refuse():
            return table.refuse(by, seat, id, message.version)
        case said.Concede():
            return table.concede(by, seat, id)
        case said.Leave() if table.status == GATHERING:
            return table.open_seat(by, seat, id)
        case said.Leave():
            return table.leave(by, seat, message.level, id)
        case said.Return():
            return table.come_back(by, seat, id)
        case said.StandIn():
            if seat < len(connected) and connected[seat]:
                raise TableError("table-present", {"seat": seat})
            return table.stand_in(by, seat, message.level, id)
        case said.PlaceBot():
            return table.place_bot(by, seat, message.level, id)
        case said.OpenSeat():
            return table.open_seat(by, seat, id)
    raise AssertionError(f"no command: {message!r}")


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
