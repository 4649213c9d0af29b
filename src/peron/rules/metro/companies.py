"""Module 1: companies, exchanging their shares, and what shares are worth (M13-M17).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, members
from peron.rules.contract import LEGAL, Event
from peron.rules.metro.actions import EXCHANGE, PERCENTAGES
from peron.rules.metro.board import COLOURS, COMPANIES, PERCENT
from peron.rules.metro.refusals import CLOSED, NO_COMPANIES, PAUSED, SHARE_SHOWN
from peron.rules.metro.table import MetroTable

CLOSING: Final = 25
"""M15: the points of a company that end all exchanging."""
PATIENCE: Final = 8
"""M15a: so many turns of each player without a tile, and exchanging waits for one."""
FEWEST: Final = 1
"""M16: the value of the companies with the fewest points."""
TENTH: Final = 10
"""M17: a share counts by tenths of its company, and whoever holds most gets a tenth of the company's points."""

# --- what is legal ----------------------------------------------------------------------------------------------------


def refuses_exchange(table: MetroTable, seat: i64, percentage: i64) -> i64:
    if not table.setting.companies:  # M13
        return NO_COMPANIES
    if exchange_closed(table):  # M15
        return CLOSED
    if exchange_paused(table):  # M15a
        return PAUSED
    if table.is_shown(percentage, table.share(seat, percentage)):  # M20
        return SHARE_SHOWN
    return LEGAL


def exchange_closed(table: MetroTable) -> bool:
    """M15: for good, once a company has so many points."""
    company: i64 = 0
    while company < COMPANIES:
        if table.points[company] >= CLOSING:
            return True
        company += 1
    return False


def exchange_paused(table: MetroTable) -> bool:
    """M15a."""
    return table.still >= PATIENCE * table.seats


def legal_exchanges(table: MetroTable, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write the exchanges to `out` from place n on; returns where they end."""
    if not table.setting.companies or exchange_closed(table) or exchange_paused(table):
        return n
    percentage: i64 = 0
    while percentage < PERCENTAGES:
        if not table.is_shown(percentage, table.share(seat, percentage)):
            out[n] = EXCHANGE + 2 * percentage
            out[n + 1] = EXCHANGE + 2 * percentage + 1
            n += 2
        percentage += 1
    return n


# --- what it does -----------------------------------------------------------------------------------------------------


def exchange(table: MetroTable, seat: i64, percentage: i64, hidden: bool) -> None:
    """M15: a share goes under its stack, another comes from beside or from the top of it."""
    first = COMPANIES * percentage
    given = table.shares[first + seat]
    place = first + table.seats
    if hidden:
        place += 1
    taken = table.shares[place]
    table.shares[first + seat] = taken
    while place < first + COMPANIES - 1:
        table.shares[place] = table.shares[place + 1]
        place += 1
    table.shares[place] = given
    table.reveals += 1
    table.known[first + taken] |= BIT[seat]
    turned_up = table.shares[first + table.seats]
    table.known[first + turned_up] |= table.everybody()
    if table.listening:
        _tell_exchange(table, seat, percentage, given, taken, hidden)


def count_still(table: MetroTable) -> None:
    """M15a: another turn without a tile."""
    table.still += 1
    if not table.listening or not table.setting.companies or exchange_closed(table):
        return
    if table.still == PATIENCE * table.seats:
        table.told.append(Event("event-exchange-paused", {"rule": "M15a"}))


def tell_closing(table: MetroTable, company: i64, points: i64) -> None:
    """M15: whether the points that a company has just got end all exchanging."""
    now = int(table.points[company])
    others = [table.points[other] for other in range(COMPANIES) if other != company]
    if now - points < CLOSING <= now and all(other < CLOSING for other in others):
        table.told.append(Event("event-exchange-closed", {"company": COLOURS[company], "points": now, "rule": "M15"}))


def _tell_exchange(table: MetroTable, seat: i64, percentage: i64, given: i64, taken: i64, hidden: bool) -> None:
    first = COMPANIES * percentage
    params: dict[str, object] = {
        "seat": int(seat),
        "percent": PERCENT[percentage],
        "given": COLOURS[given],
        "taken": COLOURS[taken],
    }
    secret: dict[str, tuple[int, ...]] = {}
    for name, company in (("given", given), ("taken", taken)):
        if table.known[first + company] != table.everybody():
            secret[name] = tuple(members(table.known[first + company]))
    table.told.append(Event("event-exchange-hidden" if hidden else "event-exchange-open", params, secret=secret))
    if not hidden:
        turned_up = COLOURS[table.shares[first + table.seats]]
        table.told.append(Event("event-share-turned-up", {"company": turned_up, "percent": PERCENT[percentage]}))


# --- what shares are worth --------------------------------------------------------------------------------------------


def company_value(points: vec[i64], company: i64) -> i64:
    """M16, M16a: 8 less the number of companies with more points, but 1 for those with the fewest."""
    more: i64 = 0
    fewer: i64 = 0
    for other in points:
        if other > points[company]:
            more += 1
        elif other < points[company]:
            fewer += 1
    if fewer == 0 and more > 0:
        return FEWEST
    return COMPANIES - more


def share_points(table: MetroTable, seat: i64, percentage: i64) -> i64:
    """M17: a share's tenths times the value of its company."""
    return (percentage + 1) * company_value(table.points, table.share(seat, percentage))


def holding(table: MetroTable, seat: i64, company: i64) -> i64:
    """The tenths of a company that a seat holds."""
    tenths: i64 = 0
    percentage: i64 = 0
    while percentage < PERCENTAGES:
        if table.share(seat, percentage) == company:
            tenths += percentage + 1
        percentage += 1
    return tenths


def bonus(table: MetroTable, seat: i64, company: i64) -> i64:
    """M17, M17b: a tenth of the points, for everybody who holds most."""
    own = holding(table, seat, company)
    if own == 0:  # M17a
        return 0
    other: i64 = 0
    while other < table.seats:
        if holding(table, other, company) > own:
            return 0
        other += 1
    return table.points[company] // TENTH
