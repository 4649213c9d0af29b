"""Brings a database up to what this version of Peron needs. Imports Alembic and this package's errors."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from peron.store.errors import StoreError

VERSION_TABLE: Final = "peron_version"
"""Not Alembic's usual name: a database of another program that uses Alembic too must not look like a newer Peron's."""


def refuse_unknown(engine: Engine, path: str) -> None:
    """Raise StoreError for a database that is not ours or that a newer Peron has written; nothing is changed."""
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    with engine.connect() as connection:
        found = set(MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads())
        if found - known:
            raise StoreError("store-newer", {"path": path})
        if not found and inspect(connection).get_table_names():
            raise StoreError("store-unreadable", {"path": path})


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing, all or none of them."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "peron.store:migrations")
    return config
