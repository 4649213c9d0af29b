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
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
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
    Index(None, "listed", "status", "changed"),
    Index(None, "listed", "changed"),
    Index(None, "status", "bot_turn"),
)

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
)

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

invites = Table(
    "invites",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat"),
)
