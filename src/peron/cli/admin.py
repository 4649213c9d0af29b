"""`peron admin`: for those who run servers. It speaks with the database, and the servers hear of it there. What it does
is in `peron.server.operation`, which is imported when it runs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

from platformdirs import user_data_path

from peron.cli.arguments import AsJson, Database, DataDir, argument, choice, number, option, seconds
from peron.cli.boards import show_help
from peron.cli.help import PeronGroup
from peron.cli.stop import nearest_of
from peron.text import Texts

if TYPE_CHECKING:
    from peron.server.operation import Operation

STATUSES: Final = ("gathering", "playing", "over", "damaged")
TableId = Annotated[str, argument("table", help="help-admin-table")]
Limit = Annotated[int, number("--limit", help="help-admin-limit")]
Reason = Annotated[str, option("--reason", value="text", help="help-admin-reason")]
Time = Annotated[int, option("--for", value="time", type=seconds, help="help-admin-for")]


def tables(
    texts: Texts,
    status: Annotated[str, choice("--status", among=STATUSES, help="help-admin-status")] = "",
    limit: Limit = 100,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: Database = "",
) -> None:
    if status and status not in STATUSES:
        raise nearest_of(texts, "cli-unknown-status", status, STATUSES)
    with _operation(data_dir, database) as operation:
        found = operation.store.all_tables(limit, status or None)
    if as_json:
        _print_json([asdict(row) for row in found])
        return
    names = ("id", "game", "status", "moves", "changed", "people")
    rows = [
        (
            row.id,
            row.game,
            texts.say(f"admin-status-{row.status}"),
            row.version,
            _when(row.changed),
            ", ".join(seat.name for seat in row.seats),
        )
        for row in found
    ]
    _columns(texts, names, rows)


def people(
    texts: Texts,
    limit: Limit = 100,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: Database = "",
) -> None:
    with _operation(data_dir, database) as operation:
        found = operation.store.people(limit)
    if as_json:
        _print_json([asdict(person) for person in found])
        return
    rows = [(one.id, one.name, one.seats, _when(one.created), _when(one.seen)) for one in found]
    _columns(texts, ("id", "name", "seats", "created", "seen"), rows)


def orders(texts: Texts, as_json: AsJson = False, data_dir: DataDir = None, database: Database = "") -> None:
    with _operation(data_dir, database) as operation:
        found = operation.orders()
    if as_json:
        _print_json([asdict(order) for order in found])
        return
    rows = [
        (one.id, texts.say(f"admin-kind-{one.kind}"), _when(one.until), " · ".join(filter(None, one.data.values())))
        for one in found
    ]
    _columns(texts, ("id", "kind", "until", "what"), rows)


def close(texts: Texts, table: TableId, reason: Reason = "", data_dir: DataDir = None, database: Database = "") -> None:
    with _operation(data_dir, database) as operation:
        operation.close(table, reason)
    print(texts.say("admin-closed", table=table))


def delete(texts: Texts, table: TableId, data_dir: DataDir = None, database: Database = "") -> None:
    with _operation(data_dir, database) as operation:
        operation.delete(table)
    print(texts.say("admin-deleted", table=table))


def ban(
    texts: Texts,
    whom: Annotated[str, argument("whom", help="help-admin-whom")],
    time: Time = 86400,
    reason: Reason = "",
    data_dir: DataDir = None,
    database: Database = "",
) -> None:
    with _operation(data_dir, database) as operation:
        order = operation.ban(whom, time, reason)
    print(texts.say("admin-banned", whom=whom, until=_when(order.until), id=order.id))


def announce(
    texts: Texts,
    en: Annotated[str, option("--en", value="text", help="help-admin-en")],
    pl: Annotated[str, option("--pl", value="text", help="help-admin-pl")],
    time: Time = 600,
    data_dir: DataDir = None,
    database: Database = "",
) -> None:
    with _operation(data_dir, database) as operation:
        order = operation.announce({"en": en, "pl": pl}, time)
    print(texts.say("admin-announced", until=_when(order.until), id=order.id))


def withdraw(
    texts: Texts,
    id: Annotated[str, argument("order", help="help-admin-order")],
    data_dir: DataDir = None,
    database: Database = "",
) -> None:
    with _operation(data_dir, database) as operation:
        operation.withdraw(id)
    print(texts.say("admin-withdrawn", id=id))


@contextmanager
def _operation(data_dir: Any, database: str) -> Iterator[Operation]:
    from peron.server.operation import Operation
    from peron.store import unreadable

    operation = Operation(data_dir or user_data_path("peron"), database)
    try:
        with unreadable(operation.store.path):
            yield operation
    finally:
        operation.close_store()


def _columns(texts: Texts, names: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Plain columns, as wide as what stands in them: to be read, and to be cut by other programs."""
    cells = [[texts.say(f"admin-column-{name}") for name in names], *([str(cell) for cell in row] for row in rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(names))]
    for row in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _print_json(told: object) -> None:
    print(json.dumps(told, ensure_ascii=False, indent=2, default=dict))


def _when(milliseconds: int) -> str:
    """As people are told it, whichever clock is theirs."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


ADMIN: Final = PeronGroup(
    "admin",
    "help-admin",
    show_help,
    {
        name: (f"help-admin-{name}", f"admin:{name}")
        for name in ("tables", "people", "orders", "close", "delete", "ban", "announce", "withdraw")
    },
)
