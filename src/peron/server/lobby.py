"""Everything that happens around tables: guests come, tables are set up, invitations go out, records are brought in.
Imports rooms and the store; HTTP is not its business."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from typing import Final

from peron.lessons import lesson_for
from peron.rules.catalogue import game, games
from peron.rules.contract import Game, PeronError
from peron.server import bodies as said
from peron.server.allowances import (
    BOARDS,
    BYTES,
    GUESSES,
    GUESTS,
    LISTED,
    TABLES,
    TABLES_A_DAY,
    TABLES_HERE,
    Allowances,
    here,
    may,
)
from peron.server.costs import WITH_BOARD, Work
from peron.server.daily import Daily
from peron.server.errors import Refused
from peron.server.identity import new_token, token_hash
from peron.server.limits import Limits
from peron.server.logs import log
from peron.server.looks import SharedLook
from peron.server.orders import Orders
from peron.server.reading import Reading
from peron.server.rooms import Room, Rooms
from peron.server.seating import seat_rows
from peron.server.titles import Titles
from peron.store import (
    AddGuest,
    AddRide,
    AddTable,
    CodeTaken,
    Conflict,
    DatabaseError,
    ForgetTables,
    Guest,
    MarkSeen,
    PutInvite,
    RenameGuest,
    SeriesRow,
    StoreError,
    TableRow,
)
from peron.tables.codes import new_code
from peron.tables.coming import go_on
from peron.tables.log import Entry
from peron.tables.names import checked_name
from peron.tables.queue import Asker
from peron.tables.riding import begin, lesson_table
from peron.tables.seats import OPEN, TableError
from peron.tables.setup import Setup, new_id, new_table, recorded_table
from peron.tables.table import GATHERING, OVER, Table

HOUR: Final = 60 * 60 * 1000
DAY: Final = 24 * HOUR
"""In milliseconds."""
MOST_LATELY: Final = 20_000
TRIES: Final = 8
"""How often a code is drawn for a table, if others have it."""


class Lobby:
    def __init__(
        self, rooms: Rooms, limits: Limits, allowances: Allowances, orders: Orders, work: Work | None = None
    ) -> None:
        self.rooms = rooms
        self.orders = orders
        self.daily = Daily(rooms)
        self.limits = limits
        self.titles = Titles(rooms.store)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self._list = SharedLook(rooms.store.listed)
        self._noted: set[str] = set()
        """Guests of whom it is being written down that they were here."""
        self._lately: OrderedDict[str, str] = OrderedDict()
        """Guests who were here lately, by the hash of their token."""
        self.allowances = allowances
        self._work = Work(limits) if work is None else work

    # --- guests ------------------------------------------------------------------------------------------------------

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token, if there is one. Raises Refused for one who is banned."""
        if not token:
            return None
        guest = await asyncio.to_thread(self.rooms.store.guest, token_hash(token))
        if guest is not None:
            self.orders.refuse_guest(guest.id)
            self._lately[token_hash(token)] = guest.id
            if len(self._lately) > MOST_LATELY:
                self._lately.popitem(last=False)
        if guest is not None and guest.seen < _now() - HOUR and guest.id not in self._noted:
            self._noted.add(guest.id)
            self.rooms.background(self._note(guest))
        return guest

    def lately(self, token: str | None) -> str:
        """Who this is if they were here lately; empty for whoever is not known yet. Nothing is looked up for it."""
        return self._lately.get(token_hash(token), "") if token else ""

    async def _note(self, guest: Guest) -> None:
        """Write down that a guest was here, once an hour at most. Nobody waits for it."""
        with suppress(DatabaseError, StoreError):
            await self.rooms.write(MarkSeen(guest.id))
        self._noted.discard(guest.id)

    async def new_guest(self, name: str, address: str) -> str:
        """A new guest; the token that makes them known from now on."""
        name = checked_name(name)
        if not await may(self.allowances, GUESTS, address):
            raise Refused(429, "request-too-many")
        token = new_token()
        await self.rooms.write(AddGuest(new_id(9), name, token_hash(token)))
        return token

    async def rename(self, guest: Guest, name: str) -> str:
        name = checked_name(name)
        await self.rooms.write(RenameGuest(guest.id, name))
        return name

    # --- tables ------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def look(self, table_id: str, asker: Asker, token: str | None) -> AsyncIterator[Room]:
        """The room of a table, for whoever has this token, if they may look at it. Raises TableError or Refused."""
        async with self.rooms.enter(table_id, asker) as room:
            await self.daily.may_look(room.table, partial(self.guest, token))
            yield room

    async def board(self, text: str, asker: Asker) -> Game:
        """The game on the board in a file. Raises BoardError."""
        if not await may(self.allowances, BOARDS, asker.address):
            raise Refused(429, "request-too-many")
        if len(text) > said.LARGEST_BOARD:
            raise Refused(413, "request-too-large", most=said.LARGEST_BOARD)
        return await self.titles.brought(asker, text)

    async def pay(self, asker: Asker, cost: float) -> None:
        """Wait until somebody may have something done that costs more than to ask for it. Raises Refused."""
        if not await self._work.turn(asker.address, asker.person, cost):
            raise Refused(429, "request-too-many")

    async def _board_of_table(self, text: str, asker: Asker) -> Game:
        """What looking at a board costs, this does too."""
        await self.pay(asker, WITH_BOARD)
        return await self.board(text, asker)

    async def set_up(self, guest: Guest, body: said.TableBody, address: str) -> tuple[Table, list[said.Invitation]]:
        """A new table with everybody the host has named in place, and an invitation for every open seat."""
        if [body.game, body.board, body.lesson].count(None) != 2:
            raise Refused(422, "request-invalid", problems=["game, board, lesson: one of them"])
        if body.lesson is not None:
            if more := body.model_dump(exclude={"lesson"}, exclude_defaults=True):
                told = [f"{name}: the lesson says that" for name in sorted(more)]
                raise Refused(422, "request-invalid", problems=told)
            return await self._begin_ride(guest, body.lesson, address), []
        asker = Asker(address, guest.id)
        of = await (
            self.titles.game(body.game or "") if body.board is None else self._board_of_table(body.board, asker)
        )
        series = None if body.after is None else await self._series(guest, body.after, asker)
        setup = new_table(of, len(body.seats), body.options, guest.id, body.listed, series)
        table = Table(setup)
        if body.pace is not None:
            table.append(table.set_pace(guest.id, body.pace))
        for number, seat in enumerate(body.seats):
            if seat.kind == "me":
                table.append(table.sit(guest.id, number, seat.name or guest.name))
            elif seat.kind == "bot":
                table.append(table.place_bot(guest.id, number, seat.level))
        if table.status == GATHERING:
            await self._may_gather(guest)
        if body.listed and not await may(self.allowances, LISTED, address):
            raise Refused(429, "table-listed-too-many")
        await self.add(guest, table, address)
        if body.after is not None:
            await self._follow(guest, table, body.after, asker)
        open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
        return table, [await self._invite(table, number) for number in open_seats]

    async def _begin_ride(self, guest: Guest, title: str, address: str) -> Table:
        lesson = lesson_for(title)
        if lesson is None:
            raise Refused(404, "lesson-unknown", game=title)
        table = Table(lesson_table(lesson, guest.id))
        begin(table, lesson, guest.id, guest.name)
        await self.add(guest, table, address)
        return table

    async def _series(self, guest: Guest, before: str, asker: Asker) -> str:
        """The first of the games of which another is to follow the one at this table. Raises TableError if it
        cannot."""
        async with self.rooms.enter(before, asker) as room:
            go_on(room.table, guest.id, "")
            return room.table.setup.series or before

    async def _follow(self, guest: Guest, table: Table, before: str, asker: Asker) -> None:
        """Tell those at the table before where they go on. Who was not the first to set up another has set up none."""
        try:
            async with self.rooms.enter(before, asker) as room:
                await room.do(lambda last: go_on(last, guest.id, table.setup.id))
        except PeronError:  # of a database that fails nobody knows whether it was written
            with suppress(PeronError, DatabaseError):
                await self.rooms.write(ForgetTables([table.setup.id], _now() + HOUR))
            raise

    async def _may_gather(self, guest: Guest) -> None:
        """Refuse a host who lets many tables wait for people; those of yesterday are forgiven."""
        waiting = await asyncio.to_thread(self.rooms.store.gathering, guest.id, _now() - DAY)
        if waiting >= self.limits.gathering:
            raise Refused(429, "table-too-many", most=self.limits.gathering)

    async def bring_in(self, guest: Guest, text: str, address: str) -> Table:
        """A record as a table to look at. One may bring a board along."""
        if not await may(self.allowances, BOARDS, address):
            raise Refused(429, "request-too-many")
        record = await self.titles.recorded(Asker(address, guest.id), text)
        table = Table(recorded_table(record, guest.id))
        table.append(table.recorded(record))
        await self.add(guest, table, address, text)
        return table

    async def _may_add(self, guest: Guest, setup: Setup, address: str, record: str) -> bool:
        """Whether there is room for another table of this guest, and for what it brings along."""
        theirs = ((TABLES, guest.id), (TABLES_A_DAY, guest.id))
        if not await self.allowances.take(*theirs, *here(TABLES_HERE, address)):
            return False
        size = len(record.encode())
        if not record and setup.title and await asyncio.to_thread(self.rooms.store.title, setup.game) is None:
            size = len(setup.title.encode())
        return not size or await may(self.allowances, BYTES, address, size)

    async def add(self, guest: Guest, table: Table, address: str, record: str = "") -> None:
        """Write a new table down, if its host may have another. Raises RideTaken for a second try at a ride."""
        if not await self._may_add(guest, table.setup, address, record):
            raise Refused(429, "request-too-many")
        entries = [update.entry for update in table.history.updates]
        bot_turn, actors = bool(table.bots_to_move), tuple(table.actors)
        names = table.course.game.title.names
        for _ in range(TRIES):
            table.setup = replace(table.setup, code=new_code() if table.status == GATHERING else "")
            add = AddTable(table.setup, entries, seat_rows(table), table.status, bot_turn, actors, names)
            with suppress(CodeTaken):
                await self.rooms.write(AddRide(add) if table.setup.counted else add)
                break
        else:
            raise Refused(503, "store-unavailable")
        if bot_turn:
            async with self.rooms.enter(table.setup.id, Asker(address, guest.id), Reading.COMING):
                pass  # a bot begins
        log("log-table-new", table=table.setup.id, game=table.setup.game, players=table.setup.players)

    # --- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, guest: Guest, table_id: str, seat: int, address: str) -> said.Invitation:
        """A new invitation to a seat, which replaces an earlier one: the host's for an open seat, or one's own for a
        seat one holds, to go on at another device."""
        async with self.rooms.enter(table_id, Asker(address, guest.id)) as room:
            table = room.table
            if table.setup.ride is not None:
                raise TableError("table-ride-alone")
            if not 0 <= seat < len(table.seats):
                raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
            if table.status == OVER:
                raise TableError("table-over")
            holder = table.seats[seat].person
            if holder is None and guest.id != table.setup.host:
                raise TableError("table-not-host")
            if holder is not None and guest.id != holder:
                raise TableError("table-not-yours", {"seat": seat})
            if holder is None and table.seats[seat].kind != OPEN:
                raise TableError("table-seat-taken", {"seat": seat})
            try:
                return await self._invite(table, seat)
            except Conflict:  # who sat there was sent away in the same moment, or somebody has come
                key = "table-not-yours" if holder is not None else "table-seat-taken"
                raise TableError(key, {"seat": seat}) from None

    async def _invite(self, table: Table, seat: int) -> said.Invitation:
        token = new_token()
        await self.rooms.write(PutInvite(token_hash(token), table.setup.id, seat, table.seats[seat].person or ""))
        return said.Invitation(seat, token)

    async def invited_to(self, token: str, address: str, person: str = "") -> tuple[Table, int]:
        """The table and the seat an invitation is for."""
        invite = await asyncio.to_thread(self.rooms.store.invite, token_hash(token))
        if invite is None:
            if not await may(self.allowances, GUESSES, address):
                raise Refused(429, "request-too-many")
            raise Refused(404, "invite-unknown")
        async with self.rooms.enter(invite.table_id, Asker(address, person)) as room:
            return room.table, invite.seat

    async def accept(self, guest: Guest, token: str, address: str) -> tuple[Table, int]:
        """Take the seat one is invited to. The invitation is used up in the same moment."""
        found, seat = await self.invited_to(token, address, guest.id)
        async with self.rooms.enter(found.setup.id, Asker(address, guest.id)) as room:

            def ask(table: Table) -> list[Entry]:
                if table.seats[seat].kind == OPEN:
                    return table.sit(guest.id, seat, guest.name)
                return table.hand_over(guest.id, seat, guest.name)

            await room.do(ask, invite=token_hash(token))
            return room.table, seat

    # --- lists -------------------------------------------------------------------------------------------------------

    async def tables_of(self, guest: Guest, limit: int) -> list[TableRow]:
        return await asyncio.to_thread(self.rooms.store.tables_of, guest.id, limit)

    async def last_day(self, table_id: str) -> date:
        """When a table has last changed: of a finished game, when that was."""
        changed = await asyncio.to_thread(self.rooms.store.changed, table_id)
        return datetime.fromtimestamp((_now() if changed is None else changed) / 1000, UTC).date()

    async def mine(self, guest: Guest) -> list[said.TableListed]:
        rows = await asyncio.to_thread(self.rooms.store.tables_of, guest.id)
        return _listed(rows, guest)

    async def listed(self, guest: Guest | None) -> list[said.TableListed]:
        return _listed(await self._list(), guest)


def _listed(rows: Sequence[TableRow], guest: Guest | None) -> list[said.TableListed]:
    return [
        said.TableListed(
            row.id,
            row.game,
            names_of(row),
            row.status,
            row.version,
            row.changed,
            names=tuple(seat.name for seat in row.seats),
            kinds=tuple(seat.kind for seat in row.seats),
            actors=tuple(row.actors),
            mine=tuple(seat.seat for seat in row.seats if guest is not None and seat.guest_id == guest.id),
            ride=row.ride,
        )
        for row in rows
    ]


def _now() -> int:
    return time.time_ns() // 1_000_000


def names_of(row: TableRow | SeriesRow) -> Mapping[str, str]:
    """What a table's title is called: as the board says that was brought to it, or else the catalogue."""
    if row.names is not None:
        return row.names
    return game(row.game).title.names if row.game in games() else {}
