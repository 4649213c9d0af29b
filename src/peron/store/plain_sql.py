"""Plain SQL, straight to the driver: for what every move writes. Imports SQLAlchemy only.

SQLAlchemy's way to a statement takes longer than the statement itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError


def execute(connection: Connection, statement: str, *rows: Sequence[object]) -> int:
    """Run a statement, in which every parameter is a question mark, for one row or several; how many rows it has
    changed. What the driver says when it fails is said as by SQLAlchemy."""
    dialect, cursor = connection.dialect, connection.connection.cursor()
    driver = dialect.loaded_dbapi
    sql = _in_style(statement, dialect.paramstyle)
    try:
        if len(rows) == 1:
            cursor.execute(sql, rows[0])
        else:
            cursor.executemany(sql, rows)
        return cursor.rowcount
    except driver.IntegrityError as error:
        raise IntegrityError(statement, None, error) from error
    except driver.Error as error:
        raise DBAPIError(statement, None, error) from error
    finally:
        cursor.close()


@cache
def _in_style(statement: str, style: str) -> str:
    """The statement as the driver marks its parameters."""
    return statement if style == "qmark" else statement.replace("?", "%s")
