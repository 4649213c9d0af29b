"""Errors of the HTTP interface: every one has a status, a translation key and parameters. Imports the rules and
the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from peron.rules.contract import PeronError
from peron.rules.record import RecordError
from peron.server.trouble import DATABASE
from peron.store import DatabaseError, StoreError

STATUS: Final = {
    "table-unknown": 404,
    "unknown-game": 404,
    "table-not-yours": 403,
    "table-not-host": 403,
    "table-other-rules": 410,
    "table-newer": 503,
    "store-invite-used": 404,
    "store-closed": 503,
    "store-unavailable": 503,
    "table-damaged": 410,
}
"""Where the status does not follow from the kind of error."""


class Refused(PeronError):
    """Refused for a reason of the interface itself."""

    def __init__(self, status: int, key: str, **params: object) -> None:
        self.status = status
        super().__init__(key, params)


def status_of(error: PeronError) -> int:
    """409 for what the table cannot do now, 422 for what could never be."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, RecordError):
        return 422
    return STATUS.get(error.key, 409 if error.key.startswith(("table-", "store-")) else 422)


def unavailable(error: DatabaseError) -> StoreError:
    """What people are told when the database does not do what it was asked; the log says why."""
    DATABASE.failed(error)
    return StoreError("store-unavailable")


def problems(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """What Pydantic finds wrong, each with its place: `move.version: missing`. Names in it may be the client's own."""
    return [f"{_place(one['loc'])}: {one['type']}" for one in found[:10]]


def _place(parts: Sequence[object]) -> str:
    place = ".".join(str(part) for part in parts)[:100]
    return place.encode(errors="replace").decode() or "-"
