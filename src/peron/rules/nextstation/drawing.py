"""Where a section may be drawn (N9-N13). Imports the sheet and the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, lowest
from peron.rules.contract import LEGAL
from peron.rules.nextstation.city import MOST_STATIONS, SPAN, WORDS, City
from peron.rules.nextstation.refusals import (
    CROSSED,
    FIRST_SYMBOL,
    LOOP,
    NOT_AN_END,
    NOT_THE_START,
    OFF_THE_LINE,
    SECTION_DRAWN,
    WRONG_SYMBOL,
)
from peron.rules.nextstation.sheet import Sheet

Sections = tuple[i64, i64, i64]
"""A set of sections: three words."""


def refuses_section(city: City, sheet: Sheet, section: i64, symbol: i64, anywhere: bool) -> i64:
    """Why a card with this symbol does not allow a section; `anywhere` is whether a switch is in force."""
    line = sheet.line
    if sheet.is_blocked(section):  # N12
        if sheet.has(section):
            return SECTION_DRAWN
        return CROSSED
    starts_at_a = line.stations & BIT[city.a[section]] != 0
    starts_at_b = line.stations & BIT[city.b[section]] != 0
    if starts_at_a and starts_at_b:  # N13
        return LOOP
    if not starts_at_a and not starts_at_b:
        if line.is_drawn():  # N10
            return OFF_THE_LINE
        return NOT_THE_START  # N9
    source = line.source(city, section)
    if not anywhere and not line.ends & BIT[source]:  # N10, N7
        return NOT_AN_END
    if not city.allows(symbol, source, section):  # N11
        if line.is_drawn():  # N10
            return WRONG_SYMBOL
        return FIRST_SYMBOL  # N9
    return LEGAL


def reach(city: City, sheet: Sheet, symbol: i64, anywhere: bool) -> Sections:
    """The sections that a card with this symbol allows (N9-N13), from the ends of the line or from anywhere on it."""
    line = sheet.line
    toward = city.toward
    sources = line.ends
    if anywhere:
        sources = line.stations
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    first = MOST_STATIONS * symbol
    while sources:
        at = WORDS * (first + lowest(sources))
        sources &= sources - 1
        a |= toward[at]
        b |= toward[at + 1]
        c |= toward[at + 2]
    return (
        a & ~(sheet.blocked_0 | line.within_0),
        b & ~(sheet.blocked_1 | line.within_1),
        c & ~(sheet.blocked_2 | line.within_2),
    )


def listed(a: i64, b: i64, c: i64, move: i64, out: vec[i64], n: i64) -> i64:
    """Write the moves for a set of sections, the first of which has the number `move`, to `out` from place n on."""
    while a:
        out[n] = move + lowest(a)
        a &= a - 1
        n += 1
    move += SPAN
    while b:
        out[n] = move + lowest(b)
        b &= b - 1
        n += 1
    move += SPAN
    while c:
        out[n] = move + lowest(c)
        c &= c - 1
        n += 1
    return n
