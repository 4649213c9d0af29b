"""What those who run servers can do, over the database: it works whether servers run or not, and on many machines.
Imports the store and tables; HTTP is not its business.

What is done to a table is written to the database at once. Servers that have it in memory are told by an order to load
it anew; see `orders.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from peron.server.errors import Refused
from peron.store import (
    ANNOUNCE,
    BAN,
    RELOAD,
    CloseTable,
    ForgetTables,
    GiveOrder,
    Order,
    Store,
    WithdrawOrder,
    Writer,
    orders_in_force,
)
from peron.tables.seats import TableError
from peron.tables.table import GATHERING

OPERATOR: Final = "operator"
"""Why a table is closed, as its words have it."""
EVER: Final = 2**62
LONGEST_WORDS: Final = 500


class Operation:
    def __init__(self, folder: Path, database: str = "") -> None:
        self.store = Store.beside(folder, database)
        self._writer = Writer(self.store)

    def close_store(self) -> None:
        self._writer.close()
        self.store.close()

    # --- tables ------------------------------------------------------------------------------------------------------

    def close(self, table_id: str, text: str = "") -> None:
        """End a game unfinished. Raises TableError."""
        if self._writer.submit(CloseTable(table_id, {"reason": OPERATOR, "text": _words(text)})).result() is None:
            status = self.store.status(table_id)
            raise TableError({None: "table-unknown", GATHERING: "table-not-started"}.get(status, "table-over"))
        self._reload(table_id)

    def delete(self, table_id: str) -> None:
        """Delete a table with all that belongs to it."""
        if not self._writer.submit(ForgetTables([table_id], EVER)).result():
            raise TableError("table-unknown")
        self._reload(table_id, gone="yes")

    def _reload(self, table_id: str, **more: str) -> None:
        self._writer.submit(GiveOrder(RELOAD, {"table": table_id, **more})).result()

    # --- people ------------------------------------------------------------------------------------------------------

    def ban(self, whom: str, seconds: float, reason: str = "") -> Order:
        """Serve a guest, an address or a network no more, for a time."""
        data: dict[str, str | None] = {"reason": _words(reason)}
        if self.store.knows(whom):
            data["guest"] = whom
        else:
            with suppress(ValueError):
                data["network"] = str(ip_network(whom, strict=False))
        if len(data) == 1:
            raise Refused(404, "admin-nobody", whom=whom)
        return self._writer.submit(GiveOrder(BAN, data, seconds)).result()

    def announce(self, words: Mapping[str, str], seconds: float) -> Order:
        """Have every open page show this for a time, in its language."""
        data = {language: _words(text) for language, text in words.items()}
        for language, text in data.items():
            if not text:
                raise Refused(422, "admin-no-words", option=f"--{language}")
        return self._writer.submit(GiveOrder(ANNOUNCE, data, seconds)).result()

    # --- orders ------------------------------------------------------------------------------------------------------

    def orders(self) -> list[Order]:
        """The bans and announcements that hold now."""
        return [order for order in orders_in_force(self.store) if order.kind in (BAN, ANNOUNCE)]

    def withdraw(self, id: str) -> None:
        """End a ban or an announcement before its time."""
        if not self._writer.submit(WithdrawOrder(id)).result():
            raise Refused(404, "admin-no-order", id=id)


def _words(text: str) -> str:
    """What people are shown: one line, and not endless."""
    line = " ".join(text.split())
    if len(line) > LONGEST_WORDS:
        raise Refused(422, "admin-many-words", most=LONGEST_WORDS, letters=len(line))
    return line
