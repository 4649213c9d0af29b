"""Station cards, pencils, powers and objectives by name (N1, N20, N21), and how a deal names them.

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from peron.rules.contract import BadSetup

SYMBOLS: Final = ("square", "triangle", "pentagon", "circle", "joker")
JOKER: Final = 4
"""The symbol that every station has (N11)."""
CARDS: Final = (
    *(f"street-{symbol}" for symbol in SYMBOLS),
    *(f"underground-{symbol}" for symbol in SYMBOLS),
    "street-switch",
)
DECK: Final = 11
UNDERGROUND: Final = 5  # ... 9: the five cards that end a round (N6)
SWITCH: Final = 10

ROUNDS: Final = 4
PENCILS: Final = ("purple", "blue", "pink", "green")

POWERS: Final = ("joker", "again", "switch", "double")
NO_POWER: Final = -1
POWER_JOKER: Final = 0
POWER_AGAIN: Final = 1
POWER_SWITCH: Final = 2
POWER_DOUBLE: Final = 3

OBJECTIVES: Final = ("centre", "districts", "interchanges", "sites", "thames")
DRAWN_OBJECTIVES: Final = 2


def symbol_of(card: i64) -> i64:
    """The symbol of a card that is not the switch."""
    if card < UNDERGROUND:
        return card
    return card - UNDERGROUND


def numbers_from(given: object, stack: str, known: Sequence[str]) -> list[int]:
    """Cards and the like by their names, each once, as in a deal. Raises BadSetup."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": stack})
    numbers: list[int] = []
    for at, name in enumerate(given):
        if not isinstance(name, str) or name not in known:
            params = {"stack": stack, "position": at + 1, "name": str(name), "known": list(known)}
            raise BadSetup("deal-unknown-name", params)
        number = list(known).index(name)
        if number in numbers:
            raise BadSetup("deal-twice", {"stack": stack, "position": at + 1, "name": name})
        numbers.append(number)
    return numbers


def so_many(numbers: list[int], stack: str, count: int) -> list[int]:
    """The same numbers, if there are just as many as there must be. Raises BadSetup."""
    if len(numbers) != count:
        raise BadSetup("deal-count", {"stack": stack, "count": count, "given": len(numbers)})
    return numbers
