"""Everything that happens around tables: guests come, tables are set up, invitations go out, records are brought in.
Imports rooms and the store; HTTP is not its business."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence

from peron.rules.catalogue import game, games
from peron.rules.contract import Game
from peron.server import messages as said
from peron.server.errors import Refused
from peron.server.identity import new_token, token_hash
from peron.server.limits import Buckets, Limits
from peron.server.logs import log
from peron.server.rooms import Rooms, seat_rows
from peron.server.titles import Titles
from peron.store import AddGuest, AddTable, Guest, PutInvite, RenameGuest, TableRow
from peron.tables.log import Entry
from peron.tables.seats import OPEN, TableError
from peron.tables.setup import new_table, recorded_table
from peron.tables.table import Table, checked_name


class Lobby:
    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms = rooms
        self.limits = limits
        self.titles = Titles(rooms.store)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self._new_guests = Buckets(limits.guests)
        self._new_tables = Buckets(limits.tables)
        self._boards = Buckets(limits.boards)
        self._guesses = Buckets(limits.guesses)

    # --- guests ------------------------------------------------------------------------------------------------------

    async def guest(self, token: str | None) -> Guest | None:
        """The guest with this token, if there is one."""
        if not token:
            return None
        return await asyncio.to_thread(self.rooms.store.guest, token_hash(token))

    async def new_guest(self, name: str, address: str) -> str:
        """A new guest; the token that makes them known from now on."""
        name = checked_name(name)
        if not self._new_guests.take(address):
            raise Refused(429, "request-too-many")
        token = new_token()
        await self.rooms.write(AddGuest(secrets.token_urlsafe(9), name, token_hash(token)))
        return token

    async def rename(self, guest: Guest, name: str) -> str:
        name = checked_name(name)
        await self.rooms.write(RenameGuest(guest.id, name))
        return name

    # --- tables ------------------------------------------------------------------------------------------------------

    async def board(self, text: str, address: str) -> Game:
        """The game on the board in a file. Raises BoardError."""
        if not self._boards.take(address):
            raise Refused(429, "request-too-many")
        if len(text) > said.LARGEST_BOARD:
            raise Refused(413, "request-too-large", most=said.LARGEST_BOARD)
        return await self.titles.brought(text)

    async def set_up(self, guest: Guest, body: said.TableBody, address: str) -> tuple[Table, list[said.Invitation]]:
        """A new table with everybody the host has named in place, and an invitation for every open seat."""
        if (body.board is None) == (body.game is None):
            raise Refused(422, "request-invalid", problems=["game, board: one of them"])
        of = await (self.titles.game(body.game or "") if body.board is None else self.board(body.board, address))
        setup = new_table(of, len(body.seats), body.options, guest.id, body.listed)
        table = Table(setup)
        if body.pace is not None:
            table.append(table.set_pace(guest.id, body.pace))
        for number, seat in enumerate(body.seats):
            if seat.kind == "me":
                table.append(table.sit(guest.id, number, seat.name or guest.name))
            elif seat.kind == "bot":
                table.append(table.place_bot(guest.id, number, seat.level))
        await self._add(guest, table)
        open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN]
        return table, [await self._invite(table, number) for number in open_seats]

    async def bring_in(self, guest: Guest, text: str, address: str) -> Table:
        """A record as a table to look at. One may bring a board along."""
        if not self._boards.take(address):
            raise Refused(429, "request-too-many")
        record = await self.titles.recorded(text)
        table = Table(recorded_table(record, guest.id))
        table.append(table.recorded(record))
        await self._add(guest, table)
        return table

    async def _add(self, guest: Guest, table: Table) -> None:
        if not self._new_tables.take(guest.id):
            raise Refused(429, "request-too-many")
        entries = [update.entry for update in table.updates]
        bot_turn, actors = bool(table.bots_to_move), tuple(table.actors)
        names = table.course.game.title.names
        await self.rooms.write(AddTable(table.setup, entries, seat_rows(table), table.status, bot_turn, actors, names))
        if bot_turn:
            async with self.rooms.enter(table.setup.id):
                pass  # a bot begins
        log("log-table-new", table=table.setup.id, game=table.setup.game, players=table.setup.players)

    # --- invitations -------------------------------------------------------------------------------------------------

    async def invite(self, guest: Guest, table_id: str, seat: int) -> said.Invitation:
        """A new invitation to a seat, which replaces an earlier one: the host's for an open seat, or one's own for a
        seat one holds, to go on at another device."""
        async with self.rooms.enter(table_id) as room:
            table = room.table
            if not 0 <= seat < len(table.seats):
                raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
            holder = table.seats[seat].person
            if holder is None and guest.id != table.setup.host:
                raise TableError("table-not-host")
            if holder is not None and guest.id != holder:
                raise TableError("table-not-yours", {"seat": seat})
            if holder is None and table.seats[seat].kind != OPEN:
                raise TableError("table-seat-taken", {"seat": seat})
            return await self._invite(table, seat)

    async def _invite(self, table: Table, seat: int) -> said.Invitation:
        token = new_token()
        await self.rooms.write(PutInvite(token_hash(token), table.setup.id, seat))
        return said.Invitation(seat, token)

    async def invited_to(self, token: str, address: str) -> tuple[Table, int]:
        """The table and the seat an invitation is for."""
        invite = await asyncio.to_thread(self.rooms.store.invite, token_hash(token))
        if invite is None:
            if not self._guesses.take(address):
                raise Refused(429, "request-too-many")
            raise Refused(404, "invite-unknown")
        async with self.rooms.enter(invite.table_id) as room:
            return room.table, invite.seat

    async def accept(self, guest: Guest, token: str, address: str) -> tuple[Table, int]:
        """Take the seat one is invited to. The invitation is used up in the same moment."""
        found, seat = await self.invited_to(token, address)
        async with self.rooms.enter(found.setup.id) as room:

            def ask(table: Table) -> list[Entry]:
                if table.seats[seat].kind == OPEN:
                    return table.sit(guest.id, seat, guest.name)
                return table.hand_over(guest.id, seat, guest.name)

            await room.do(ask, invite=token_hash(token))
            return room.table, seat

    # --- lists -------------------------------------------------------------------------------------------------------

    async def mine(self, guest: Guest) -> list[said.TableListed]:
        rows = await asyncio.to_thread(self.rooms.store.tables_of, guest.id)
        return _listed(rows, guest)

    async def listed(self, guest: Guest | None) -> list[said.TableListed]:
        rows = await asyncio.to_thread(self.rooms.store.listed)
        return _listed(rows, guest)


def _listed(rows: Sequence[TableRow], guest: Guest | None) -> list[said.TableListed]:
    return [
        said.TableListed(
            row.id,
            row.game,
            _names(row),
            row.status,
            row.version,
            row.changed,
            names=tuple(seat.name for seat in row.seats),
            kinds=tuple(seat.kind for seat in row.seats),
            actors=tuple(row.actors),
            mine=tuple(seat.seat for seat in row.seats if guest is not None and seat.guest_id == guest.id),
        )
        for row in rows
    ]


def _names(row: TableRow) -> Mapping[str, str]:
    """What a table's title is called: as the board says that was brought to it, or else the catalogue."""
    if row.names is not None:
        return row.names
    return game(row.game).title.names if row.game in games() else {}
