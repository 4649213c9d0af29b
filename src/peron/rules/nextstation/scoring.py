"""The final score (N17-N23). Imports the compiled integer types only."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import size
from peron.rules.nextstation.city import City
from peron.rules.nextstation.sheet import Sheet

# The objectives by number, in the order of their names.
CENTRE: Final = 0
DISTRICTS: Final = 1
INTERCHANGES: Final = 2
SITES: Final = 3
THAMES: Final = 4

NEEDED: Final = vec[i64]([9, 13, 8, 5, 6])
"""By objective: how many of what it counts (N20)."""
TRACK: Final = 10
"""Places of the tourist track (N17)."""


def site_points(city: City, sheet: Sheet) -> i64:
    """N17."""
    if sheet.sites > TRACK:
        return city.site_points[TRACK]
    return city.site_points[sheet.sites]


def interchanges(sheet: Sheet, lines: i64) -> i64:
    """N18: how many stations have just so many lines."""
    if lines == 2:
        return size(sheet.by_two & ~sheet.by_three)
    if lines == 3:
        return size(sheet.by_three & ~sheet.by_four)
    return size(sheet.by_four)


def reached(city: City, sheet: Sheet, objective: i64) -> i64:
    """N20: how far the whole network is with an objective."""
    return progress(city, objective, sheet.served, sheet.by_two, sheet.thames)


def progress(city: City, objective: i64, served: i64, by_two: i64, thames: i64) -> i64:
    """The same by the stations served, the interchanges and the crossings of a network."""
    if objective == CENTRE:
        return size(served & city.centre)
    if objective == INTERCHANGES:
        return size(by_two)
    if objective == SITES:
        return size(served & city.sites)
    if objective == THAMES:
        return thames
    found: i64 = 0
    for stations in city.district_stations:
        if served & stations:
            found += 1
    return found


def final_score(city: City, sheet: Sheet, objectives: vec[i64], modules: i64) -> i64:
    """N18, N20, N22. `modules` is how many are subtracted for."""
    points = sheet.points + site_points(city, sheet) + city.solo_module_points * modules
    lines: i64 = 2
    while lines <= 4:
        points += city.interchange_points[lines] * interchanges(sheet, lines)
        lines += 1
    for objective in objectives:
        if reached(city, sheet, objective) >= NEEDED[objective]:
            points += city.objective_points
    return points


def standing(city: City, sheet: Sheet, objectives: vec[i64], modules: i64) -> i64:
    """The final score if the game ended now, with the line of this round: what `final_score` says of a finished copy.

    Search asks for it all the time, so nothing is copied.
    """
    line = sheet.line
    if not line.is_drawn():
        return final_score(city, sheet, objectives, modules)
    stations = line.stations
    by_four = sheet.by_four | sheet.by_three & stations
    by_three = sheet.by_three | sheet.by_two & stations
    by_two = sheet.by_two | sheet.served & stations
    sites = sheet.sites + size(stations & city.sites)
    if sites > TRACK:
        sites = TRACK
    points = sheet.points + line.points(city) + city.site_points[sites] + city.solo_module_points * modules
    points += city.interchange_points[2] * size(by_two & ~by_three)
    points += city.interchange_points[3] * size(by_three & ~by_four)
    points += city.interchange_points[4] * size(by_four)
    for objective in objectives:
        served = sheet.served | stations
        if progress(city, objective, served, by_two, sheet.thames + line.thames) >= NEEDED[objective]:
            points += city.objective_points
    return points


def solo_rank(city: City, total: int) -> int:
    """N23: from 0, the lowest, to 5."""
    return sum(total > most for most in city.solo_ranks)
