"""What the files of the families must be like, one row each. Imports the families' modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from peron.boards.findings import Findings
from peron.boards.metro import check_metro
from peron.boards.nextstation import check_city
from peron.boards.ticket import check_ticket


@dataclass(frozen=True)
class Family:
    schema: str
    """The file of its schema, beside the rules."""
    check_meaning: Callable[[Any, Findings], None]
    """What a schema cannot say."""


FAMILIES: Final[Mapping[str, Family]] = {
    "ticket": Family("ticket.schema.json", check_ticket),
    "nextstation": Family("nextstation.schema.json", check_city),
    "metro": Family("metro.schema.json", check_metro),
}
