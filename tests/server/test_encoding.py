"""What is put together of parts is what would be encoded whole; and a frame is what others read as one."""

from __future__ import annotations

import random

import orjson
import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from peron.server.encoding import Broadcast, step, you
from peron.server.messages import UpdateMessage
from peron.server.protocols import frame
from peron.tables.log import Update
from peron.tables.shown import Screen, show
from peron.tables.table import Table
from tests.tables.samples import table_of

SCREENS = [Screen((0,), host=True), Screen((1,)), Screen(), Screen((0, 1))]


def whole(table: Table, update: Update, screen: Screen, last: bool) -> bytes:
    told = step(update, screen.eye)
    own = you(table, screen) if last else None
    return orjson.dumps(UpdateMessage("update", told.version, told.entry, told.events, show(table), own))


@pytest.mark.parametrize("game", ["berlin", "san-francisco", "london", "metro"])
def test_each_screen_is_told_its_own_message(game: str) -> None:
    table, chance = table_of("ola", "jan", game=game), random.Random(4)
    secrets = 0
    for _ in range(40):
        if not table.actors:
            break
        seat = table.actors[0]
        person = table.seats[seat].person
        assert person is not None
        table, updates = table.after(table.play(person, seat, chance.choice(table.state.moves(seat))))
        secrets += sum(not update.is_open for update in updates)
        broadcast = Broadcast(table, updates)
        for screen in SCREENS:
            told = [whole(table, update, screen, update is updates[-1]) for update in updates]
            assert broadcast.to(screen) == told
    assert secrets, "something that not everybody may know"


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_is_read_as_the_text_it_holds(size: int) -> None:
    reader = Protocol(CLIENT, max_size=None)
    reader.receive_data(frame(b"x" * size))
    (read,) = reader.events_received()
    assert isinstance(read, Frame)
    assert (read.opcode, read.fin, bytes(read.data)) == (Opcode.TEXT, True, b"x" * size)
