"""A code for each table that waits for people; games that were played one after the other, and how each ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from peron.tables.codes import new_code

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.Text))
    follows = sa.column("series").is_not(None)
    op.create_index("ix_tables_series", "tables", ["series"], sqlite_where=follows, postgresql_where=follows)
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("rank", sa.Integer))
    codes = op.create_table(
        "codes",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_codes"),
        sa.UniqueConstraint("table_id", name="uq_codes_table_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_codes_table_id"),
    )
    ids: sa.ColumnClause[str] = sa.column("id")
    waiting = sa.select(ids).select_from(sa.table("tables")).where(sa.column("status") == "gathering")
    given: set[str] = set()
    for (table_id,) in op.get_bind().execute(waiting).all():
        while (code := new_code()) in given:
            pass
        given.add(code)
        op.get_bind().execute(sa.insert(codes).values(code=code, table_id=table_id))
