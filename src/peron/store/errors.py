"""What can go wrong with the store. Imports the contract, and SQLAlchemy for what a database says itself."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from peron.rules.contract import PeronError

DatabaseError: TypeAlias = SQLAlchemyError
"""Whatever the database says when it does not do what it was asked: it is gone, full, locked, read-only. Others catch
it by this name, because only the store knows SQLAlchemy."""


_SECRET: Final = re.compile(r"(?<=password=)\S+|(?<=:)[^:@/\s]+(?=@)", re.IGNORECASE)


def without_secrets(text: str) -> str:
    """
    >>> without_secrets("postgresql//jan:secret@host and host=here password=secret")
    'postgresql//jan:***@host and host=here password=***'
    """
    return _SECRET.sub("***", text)


def first_line(error: BaseException) -> str:
    """What the driver says in its first line: the others may quote what was to be written."""
    said = str(getattr(error, "orig", None) or error).strip()
    return without_secrets(said.splitlines()[0].rstrip(":. ")) if said else type(error).__name__


def reason_of(error: BaseException) -> str:
    """Why the database does not do what it was asked, for a log: in its own words where it is away, full or locked. All
    else may quote what people have written, and its kind must do."""
    if isinstance(error, OperationalError | InterfaceError):
        return first_line(error)
    return type(getattr(error, "orig", None) or error).__name__


class StoreError(PeronError):
    """The store cannot be opened, or does not take what it was given."""


class Conflict(StoreError):
    """The entries do not follow what is stored: somebody else has written to the table. Nothing was written."""

    def __init__(self, table_id: str, version: int) -> None:
        super().__init__("store-conflict", {"table": table_id, "version": version})


class Damaged(StoreError):
    """The table was set aside because its log cannot be read."""

    def __init__(self, table_id: str) -> None:
        super().__init__("table-damaged", {"table": table_id})


class Doubled(StoreError):
    """A command with this id is in the log already, from long ago. Nothing was written."""

    def __init__(self, table_id: str) -> None:
        super().__init__("store-doubled", {"table": table_id})


class CodeTaken(StoreError):
    """Another table that waits for people has this code. Nothing was written."""

    def __init__(self, table_id: str) -> None:
        super().__init__("store-code-taken", {"table": table_id})


class InviteUsed(StoreError):
    """The invitation is gone: somebody has used it, or a newer one has replaced it. Nothing was written."""

    def __init__(self, table_id: str) -> None:
        super().__init__("store-invite-used", {"table": table_id})
