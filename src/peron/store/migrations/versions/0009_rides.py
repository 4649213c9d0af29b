"""One ride a day for everybody: whose table is one, who has taken it, and the secret that its seeds follow from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ride", sa.Integer))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rides",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", name="pk_rides"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rides_table_id"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_rides_guest_id"),
        sa.UniqueConstraint("day", "game", "guest_id", name="uq_rides_day_game_guest_id"),
        sa.UniqueConstraint("day", "game", "level", name="uq_rides_day_game_level"),
    )
    op.create_index("ix_rides_guest_id_game_day", "rides", ["guest_id", "game", "day"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
