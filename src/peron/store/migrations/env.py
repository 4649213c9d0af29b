"""Alembic runs this file to migrate, on the connection that `peron.store.migrate` gives it."""

from __future__ import annotations

from alembic import context

from peron.store.migrate import VERSION_TABLE
from peron.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
