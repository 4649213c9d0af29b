"""The families at the terminal, one row each. Imports the families' modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peron.cli.family import Family
from peron.cli.metro.family import MetroFamily
from peron.cli.nextstation.family import NextStationFamily
from peron.cli.ticket.family import TicketFamily

FAMILIES: Final[Mapping[str, type[Family]]] = {
    "ticket": TicketFamily,
    "nextstation": NextStationFamily,
    "metro": MetroFamily,
}
