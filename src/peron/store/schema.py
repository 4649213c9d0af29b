"""The tables of the database as this version of Peron knows them. Imports SQLAlchemy only.

What a database has is made by the migrations alone; a test compares the two. Types are those that every database has,
and times are whole milliseconds since 1970, which need no time zone.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("deal", JSON, nullable=False),
    Column("host", Text, ForeignKey(guests.c.id), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("imported", Boolean, nullable=False),
    # What follows changes; the log says the same, but lists cannot replay every log.
    Column("status", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("actors", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("series", Text),
    Column("ride", Integer),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index(None, "listed", "status", "changed"),
    Index(None, "listed", "changed"),
    Index(None, "status", "bot_turn"),
)
_follows = tables.c.series.is_not(None)
Index(None, tables.c.series, sqlite_where=_follows, postgresql_where=_follows)

boards = Table(
    "boards",
    metadata,
    Column("game", Text, primary_key=True),
    Column("names", JSON, nullable=False),
    Column("title", Text, nullable=False),
)
"""The files of titles that do not come with Peron. Apart from the tables, because a board is kept once for all that are
played on it, and a table's row is written with every move."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Text, ForeignKey(guests.c.id), index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # How the game ended for the seat, once it has: lists cannot replay every log.
    Column("points", Integer),
    Column("rank", Integer),
)

codes = Table(
    "codes",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False, unique=True),
)
"""By which people come to tables that wait for them. They hold no longer than that, and are shown again whenever the
host looks: so they stand here as they are."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text),
    Column("command", Text),
    Column("data", JSON, nullable=False),
    # Entries of bots and of the table itself have neither, and are never alike: NULL equals nothing.
    UniqueConstraint("table_id", "by", "command"),
)
_sat = entries.c.kind.in_(["sit", "hand-over"])
Index(None, entries.c.by, sqlite_where=_sat, postgresql_where=_sat)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""What a long log comes down to, for tables that have one: a quick way to its end, which the log alone could do as
well."""

rides = Table(
    "rides",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("day", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("guest_id", Text, ForeignKey(guests.c.id)),
    Column("level", Text),
    Column("points", Integer),
    Column("ended", BigInteger),
    # One of the two is NULL, which equals nothing.
    UniqueConstraint("day", "game", "guest_id"),
    UniqueConstraint("day", "game", "level"),
    Index(None, "guest_id", "game", "day"),
)
"""Who has taken a day's ride, with the one try that counts: a guest, or a bot by its level. What was given up, or came
in too late, has ended without points."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes on this database share, and nobody else knows."""

probe = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row, which is written to find out whether anything can be written."""

invites = Table(
    "invites",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("data", JSON, nullable=False),
)
"""What those who run the servers tell them. An order is in force until a time, and every server looks at all of them
every second: so none depends on being heard at the right moment, and a server that starts later knows them too."""

# What several processes on one database tell each other. Nothing of it need be kept: it matters for seconds or minutes,
# is made anew when it is lost, and is empty where one process has the database for itself.
PASSING = {"passing": True}

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
    info=PASSING,
)
"""The processes that serve, each until it is forgotten unless it says that it is still there."""

presence = Table(
    "presence",
    metadata,
    Column("process", Text, ForeignKey(processes.c.id, ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
    Column("people", JSON, nullable=False),
    Column("watching", Integer, nullable=False),
    info=PASSING,
)
"""Who is at a table, with which process."""

questions = Table(
    "questions",
    metadata,
    Column("key", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("process", Text, nullable=False),
    Column("urgency", Integer, nullable=False),
    Column("address", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("thinker", Text),
    Column("claimed", BigInteger, nullable=False),
    Column("move", Integer),
    Column("failed", Boolean, nullable=False),
    info=PASSING,
)
"""What bots are asked: `questions.py` says how they wait, are taken and answered."""

turns = Table(
    "turns",
    metadata,
    Column("who", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    info=PASSING,
)
"""When an address, or a person there, was last answered by a bot."""

allowances = Table(
    "allowances",
    metadata,
    Column("who", Text, primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("filled", BigInteger, nullable=False),
    info=PASSING,
)
"""What a visitor may still ask for, over all processes."""
