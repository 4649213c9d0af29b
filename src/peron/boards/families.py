"""What the files of the families must be like, one row each. Imports the families' modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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
    patterns: Mapping[str, str] = field(default_factory=dict)
    """By what the schema calls it: the key that explains a text that does not fit its pattern."""
    counted: tuple[str, ...] = ()
    """Lists of the file whose members are a noun to be counted."""
    too_few: Mapping[str, str] = field(default_factory=dict)
    """By such a list: the key that says how many are needed, and why."""


FAMILIES: Final[Mapping[str, Family]] = {
    "ticket": Family(
        "ticket.schema.json",
        check_ticket,
        patterns={
            "place_id": "board-bad-place-id",
            "colour_id": "board-bad-colour-id",
            "paint": "board-bad-paint",
        },
        counted=("places", "routes", "tickets"),
        too_few={"tickets": "board-too-few-tickets"},
    ),
    "nextstation": Family("nextstation.schema.json", check_city),
    "metro": Family("metro.schema.json", check_metro),
}
