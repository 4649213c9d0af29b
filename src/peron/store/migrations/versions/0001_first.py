"""Guests, tables, seats, entries, invites.

A migration is never changed once it was released, and there is no way back: an older Peron refuses a newer database.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("token_hash", name="uq_guests_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("deal", sa.JSON(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("board", sa.Text(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("actors", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["guests.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_listed_status_changed", "tables", ["listed", "status", "changed"])
    op.create_index("ix_tables_listed_changed", "tables", ["listed", "changed"])
    op.create_index("ix_tables_status_bot_turn", "tables", ["status", "bot_turn"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest_id", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_seats_guest_id"),
    )
    op.create_index("ix_seats_guest_id", "seats", ["guest_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("by", sa.Text(), nullable=True),
        sa.Column("command", sa.Text(), nullable=True),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
        sa.UniqueConstraint("table_id", "by", "command", name="uq_entries_table_id_by_command"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
    )
    op.create_table(
        "invites",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_invites"),
        sa.UniqueConstraint("table_id", "seat", name="uq_invites_table_id_seat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_invites_table_id"),
    )
