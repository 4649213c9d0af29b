"""Who begins, where the rules leave it open: drawn from the seed, chosen by the table, or fixed by a deal. Imports the
contract only.
"""

from __future__ import annotations

from typing import Final

from peron.rules.contract import SEATS, BadSetup, Option

DRAWN: Final = "random"


def who_begins(most_players: int) -> Option:
    """The choice of a table: somebody drawn, or whoever sits on a seat."""
    return Option("first", (DRAWN, *SEATS[:most_players]), seats=True)


def first_seat(key: bytes, players: int, chosen: object = DRAWN) -> int:
    """The seat that begins, as the table has chosen."""
    if chosen == DRAWN:
        return int.from_bytes(key[:8], "big") % players
    return SEATS.index(str(chosen))


def dealt_first(given: object, players: int) -> int:
    """The seat that begins, from a deal. Raises BadSetup."""
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given < players:
        raise BadSetup("deal-first", {"stack": "first", "first": str(given), "players": players})
    return given
