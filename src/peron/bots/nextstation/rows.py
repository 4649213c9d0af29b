"""What a sheet is known by when its worth is estimated: everything that can be true of it has a row of weights.

Which row it is follows from the city: how many stations, sections and districts it has. Imports the city only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.bits import size
from peron.rules.nextstation.cards import DECK, INTERCHANGES, OBJECTIVES, PENCILS, POWERS, RIVER, ROUNDS, SYMBOLS
from peron.rules.nextstation.city import City

MOST_COUNTED: Final = 9
"""Stations of the line in one district: more are taken for so many."""
MOST_OF_DISTRICT: Final = 4
"""The same where each district is looked at by itself."""
MOST_CROSSINGS: Final = 5
STREETS: Final = 6
"""Numbers of street cards still to come, from 0; the switch is not counted."""
DEPTHS: Final = 6
"""Numbers of underground cards that have come up, from 0."""
TURNS: Final = 3
"""No turn, one, more."""
UP_TO_TWO: Final = 3
"""Numbers from 0 to 2."""


class Rows:
    """The first row of each kind."""

    def __init__(self, city: City) -> None:
        stations: i64 = len(city.stations)
        sections: i64 = len(city.sections)
        districts: i64 = len(city.districts)
        pencils: i64 = len(PENCILS)
        powers: i64 = len(POWERS)
        self.on_line: i64 = 0  # by station: on the line of this round
        self.end: i64 = self.on_line + stations  # by station: an end of it
        self.served: i64 = self.end + stations  # by station: served by a line of the rounds before
        self.by_two: i64 = self.served + stations
        self.by_three: i64 = self.by_two + stations
        self.blocked: i64 = self.by_three + stations  # by section
        self.open: i64 = self.blocked + sections + 1  # by section: could be drawn from an end with the right card
        self.pencil: i64 = self.open + sections
        self.later: i64 = self.pencil + pencils  # by pencil: of a round to come
        self.next: i64 = self.later + pencils  # by pencil: of the next round
        self.round: i64 = self.next + pencils
        self.card: i64 = self.round + ROUNDS  # by card: still to come in this round
        self.deep: i64 = self.card + DECK  # by number of underground cards that have come up
        self.length: i64 = self.deep + DEPTHS  # by the same and the number of street cards still to come
        self.turn: i64 = self.length + DEPTHS * STREETS
        self.count: i64 = self.turn + TURNS  # by district and number: the line has so many stations there at least
        self.score: i64 = self.count + MOST_OF_DISTRICT * districts  # by districts and most stations in one of them
        self.sites: i64 = self.score + (districts + 1) * (MOST_COUNTED + 1)  # by places of the tourist track
        self.crossings: i64 = self.sites + city.track + 1  # by crossings of the line
        self.ways: i64 = self.crossings + MOST_CROSSINGS + 1  # by symbol, its cards to come and ways on that it allows
        self.objective: i64 = self.ways + (len(SYMBOLS) - 1) * UP_TO_TWO * UP_TO_TWO
        # These only while the objective is among those drawn.
        self.centre_count: i64 = self.objective + len(OBJECTIVES)
        self.district_count: i64 = self.centre_count + size(city.centre) + 1
        self.interchange_count: i64 = self.district_count + districts + 1
        self.site_count: i64 = self.interchange_count + city.needed[INTERCHANGES] + 1
        self.crossing_count: i64 = self.site_count + size(city.sites) + 1
        self.centre_station: i64 = self.crossing_count + city.needed[RIVER] + 1
        self.site_station: i64 = self.centre_station + stations
        self.district: i64 = self.site_station + stations
        self.power: i64 = self.district + districts  # held and unused
        self.later_power: i64 = self.power + powers  # by pencil of a round to come
        self.all: i64 = self.later_power + pencils * powers
        """How many there are."""
