"""Station cards, pencils, powers and objectives by name (N1, N20, N21).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SYMBOLS: Final = ("square", "triangle", "pentagon", "circle", "joker")
JOKER: Final = 4
"""N11: the symbol that leads to every station."""
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

OBJECTIVES: Final = ("centre", "districts", "interchanges", "sites", "river")
CENTRE: Final = 0
DISTRICTS: Final = 1
INTERCHANGES: Final = 2
SITES: Final = 3
RIVER: Final = 4
DRAWN_OBJECTIVES: Final = 2


def symbol_of(card: i64) -> i64:
    """The symbol of a card that is not the switch."""
    if card < UNDERGROUND:
        return card
    return card - UNDERGROUND
