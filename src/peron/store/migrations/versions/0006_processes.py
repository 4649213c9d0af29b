"""What several processes on one database tell each other: who is where, what bots are asked, who has asked for much."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("watching", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", name="pk_presence"),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name="fk_presence_process", ondelete="CASCADE"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
    op.create_table(
        "questions",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("urgency", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("thinker", sa.Text()),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.Integer()),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_questions"),
    )
    op.create_index("ix_questions_table_id", "questions", ["table_id"])
    op.create_table(
        "turns",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_turns"),
    )
    op.create_table(
        "allowances",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("tokens", sa.Float(), nullable=False),
        sa.Column("filled", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_allowances"),
    )
