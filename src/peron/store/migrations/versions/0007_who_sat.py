"""Where somebody has sat, whoever has the seat now: a way to find it without reading every log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    sat = sa.column("kind").in_(["sit", "hand-over"])
    op.create_index("ix_entries_by", "entries", ["by"], sqlite_where=sat, postgresql_where=sat)
