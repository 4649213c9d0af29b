"""A database that fails is told in the log: now and then, why, and when it is back."""

from __future__ import annotations

import logging
import sqlite3

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from peron.server.trouble import EVERY_SECONDS, Trouble
from peron.store import DatabaseError, reason_of


def away(said: str = "connection failed: password=secret\nINSERT 'Ola'") -> DatabaseError:
    return OperationalError("INSERT INTO guests", {"name": "Ola"}, sqlite3.OperationalError(said))


def test_however_often_it_fails_it_is_said_every_few_seconds(caplog: pytest.LogCaptureFixture) -> None:
    trouble = Trouble()
    with caplog.at_level(logging.INFO, "peron"):
        trouble.worked(999.0)
        for tenth in range(260):
            trouble.failed(away(), 1000 + tenth / 10)
            trouble.worked(1000 + tenth / 10)
        trouble.worked(1030.0)
        trouble.worked(1031.0)
        trouble.failed(away(), 1032.0)
    events = [record.getMessage() for record in caplog.records]
    often = 1 + int(26 // EVERY_SECONDS)
    assert events == ["log-database-failing"] * often + ["log-database-back", "log-database-failing"]
    told = [record.__dict__["data"] for record in caplog.records]
    assert told[0] == {"problem": "connection failed: password=***", "times": 1}
    assert told[1]["times"] == 10 * EVERY_SECONDS
    assert told[often] == {"seconds": 30.0}


def test_what_may_quote_what_people_have_written_is_told_by_its_kind() -> None:
    error = IntegrityError("INSERT", {}, sqlite3.IntegrityError("the name 'Ola' is taken"))
    assert reason_of(error) == "IntegrityError"
