"""The families of rules, one row each: how a game is made on a board of theirs. Imports the families.

Every other layer has such a table too; nothing outside a family asks which one it is. The rules of a family are loaded
when the first of its games is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from peron.rules.contract import Game


def _ticket(data: Mapping[str, Any]) -> Game:
    from peron.rules.ticket.board import Board
    from peron.rules.ticket.game import TicketGame

    return TicketGame(Board(data))


def _next_station(data: Mapping[str, Any]) -> Game:
    from peron.rules.nextstation.city import City
    from peron.rules.nextstation.game import NextStationGame

    return NextStationGame(City(data))


def _metro(data: Mapping[str, Any]) -> Game:
    from peron.rules.metro.board import MetroBoard
    from peron.rules.metro.game import MetroGame

    return MetroGame(MetroBoard(data))


FAMILIES: Final[dict[str, Callable[[Mapping[str, Any]], Game]]] = {
    "ticket": _ticket,
    "nextstation": _next_station,
    "metro": _metro,
}
