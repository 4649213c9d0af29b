"""Whether a database is up to date is seen without Alembic, and one that is not is migrated."""

from __future__ import annotations

from sqlalchemy import create_engine, inspect

from peron.store.migrate import _found, migrate, newest


def test_an_older_database_is_brought_up_to_date() -> None:
    engine = create_engine("sqlite://")
    migrate(engine, "0001")
    with engine.connect() as connection:
        assert _found(connection) == {"0001"}
        older = set(inspect(connection).get_table_names())
    migrate(engine)
    with engine.connect() as connection:
        assert _found(connection) == {newest()}
        assert older < set(inspect(connection).get_table_names())
