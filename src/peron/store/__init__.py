"""Durable logs: guests, tables and what was played at them, in SQLite or PostgreSQL. Imports tables and SQLAlchemy.

`Store` opens the database and reads; a `Writer` writes, and what it has acknowledged survives a pulled plug.
"""

from peron.store.allowances import ForgetAllowances, Take, TakeEach
from peron.store.backup import Backup, back_up
from peron.store.errors import CodeTaken, Conflict, Damaged, DatabaseError, Doubled, InviteUsed, StoreError, reason_of
from peron.store.forgetting import ForgetBoards, ForgetGuests, ForgetTables
from peron.store.leaving import (
    DeleteGuest,
    LeaveTables,
    SignOut,
    kept_at,
    known_at,
    playing_with_others,
    rides_kept,
)
from peron.store.listening import Listener, Notifying
from peron.store.lock import in_use
from peron.store.news import Announcer, News
from peron.store.orders import ANNOUNCE, BAN, GONE, RELOAD, GiveOrder, Order, WithdrawOrder, orders_in_force
from peron.store.presence import Beat, Here, Leave, Standing, standings
from peron.store.restore import restore
from peron.store.rides import (
    HOUSE,
    AddRide,
    RideRow,
    RideSecret,
    RideTaken,
    best_rides,
    bots_rides,
    days_of,
    ride_of,
    scores_of,
)
from peron.store.rows import Guest, Invite, Person, SeatRow, SeriesRow, TableRow
from peron.store.store import Store, unreadable
from peron.store.writer import Write, Writer
from peron.store.writes import AddGuest, AddTable, Append, CloseTable, MarkSeen, Probe, PutInvite, RenameGuest, SetAside

__all__ = [
    "ANNOUNCE",
    "BAN",
    "GONE",
    "HOUSE",
    "RELOAD",
    "AddGuest",
    "AddRide",
    "AddTable",
    "Announcer",
    "Append",
    "Backup",
    "Beat",
    "CloseTable",
    "CodeTaken",
    "Conflict",
    "Damaged",
    "DatabaseError",
    "DeleteGuest",
    "Doubled",
    "ForgetAllowances",
    "ForgetBoards",
    "ForgetGuests",
    "ForgetTables",
    "GiveOrder",
    "Guest",
    "Here",
    "Invite",
    "InviteUsed",
    "Leave",
    "LeaveTables",
    "Listener",
    "MarkSeen",
    "News",
    "Notifying",
    "Order",
    "Person",
    "Probe",
    "PutInvite",
    "RenameGuest",
    "RideRow",
    "RideSecret",
    "RideTaken",
    "SeatRow",
    "SeriesRow",
    "SetAside",
    "SignOut",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Take",
    "TakeEach",
    "WithdrawOrder",
    "Write",
    "Writer",
    "back_up",
    "best_rides",
    "bots_rides",
    "days_of",
    "in_use",
    "kept_at",
    "known_at",
    "orders_in_force",
    "playing_with_others",
    "reason_of",
    "restore",
    "ride_of",
    "rides_kept",
    "scores_of",
    "standings",
    "unreadable",
]
