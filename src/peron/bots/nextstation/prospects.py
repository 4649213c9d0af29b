"""What a sheet is worth at a glance: the points of the moment, the ways on, and the rounds to come. Needs no learning.

Imports the rules of the sheet only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.bits import lowest, size
from peron.rules.nextstation.cards import JOKER, NO_POWER, POWER_DOUBLE, ROUNDS, UNDERGROUND
from peron.rules.nextstation.city import City
from peron.rules.nextstation.drawing import reach
from peron.rules.nextstation.rounds import LAST_UNDERGROUND
from peron.rules.nextstation.scoring import standing
from peron.rules.nextstation.setting import Setting
from peron.rules.nextstation.sheet import Sheet

# In points. These fade as the underground cards of the round come up ...
SYMBOL: Final = 1.93  # a symbol, with a card to come, that leads on from an end
WAY: Final = 0.77  # a section that leads on from an end
MOST_WAYS: Final = 12
DISTRICT: Final = -0.5
STATION: Final = 7.6  # in the district with most of them
PRODUCT: Final = 1.17  # of both
POWER: Final = 4.4  # held for later
# ... and these count for each round to come.
SERVED: Final = 1.69  # a station of the line: another line can meet it there
BLOCKED: Final = -0.16  # a section that nobody can draw any more

PLAIN_SYMBOLS: Final = 0xF
"""All symbols but the joker, as a set."""


def symbols_of(cards: i64) -> i64:
    """The symbols but the joker that a set of cards shows, as a set."""
    return (cards | cards >> UNDERGROUND) & PLAIN_SYMBOLS


def points_with_mark(city: City, setting: Setting, sheet: Sheet) -> i64:
    """The final score if the game ended now; N21: with the station marked that can be."""
    points = standing(city, sheet, setting.objectives, setting.modules)
    if sheet.power == POWER_DOUBLE and sheet.line.is_drawn():
        points += sheet.line.districts
    return points


def glance(city: City, setting: Setting, sheet: Sheet, round: i64, undergrounds: i64, symbols: i64) -> float:
    """Points now, and what may come of it. `symbols` are those that cards of this round still show."""
    blocked = size(sheet.blocked_0) + size(sheet.blocked_1) + size(sheet.blocked_2)
    later = SERVED * float(size(sheet.line.stations)) + BLOCKED * float(blocked)
    rest = float(LAST_UNDERGROUND - undergrounds) / float(LAST_UNDERGROUND)
    points = float(points_with_mark(city, setting, sheet))
    return points + rest * prospects(city, sheet, symbols) + float(ROUNDS - 1 - round) * later


def prospects(city: City, sheet: Sheet, symbols: i64) -> float:
    """What helps in the rest of the round."""
    line = sheet.line
    soon = DISTRICT * float(line.districts) + STATION * float(line.most)
    soon += PRODUCT * float(line.districts * line.most)
    if sheet.power != NO_POWER and sheet.power != POWER_DOUBLE:
        soon += POWER
    a, b, c = reach(city, sheet, JOKER, False)
    ways = size(a) + size(b) + size(c)
    if ways > MOST_WAYS:
        ways = MOST_WAYS
    soon += WAY * float(ways)
    while symbols:
        a, b, c = reach(city, sheet, lowest(symbols), False)
        symbols &= symbols - 1
        if a != 0 or b != 0 or c != 0:
            soon += SYMBOL
    return soon
