"""What a sheet is known by when its worth is estimated, and the learned weights: numbers from a file, no rules.

The estimate is a small network: everything that is true of a sheet (a station served, a section blocked, a card still
to come) has a row of weights, one for each lane; the rows of what is true are added up. Each lane but the last counts
only when it is positive, with a weight of its own; the last counts as it is. Four lanes share one integer, fifteen bits
for each, so that a row is added in eight additions. Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

import json
from array import array
from base64 import b64decode
from importlib.resources import files
from sys import byteorder
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.nextstation.city import SECTIONS, STATIONS

# The first row of each kind.
ON_LINE: Final = 0  # by station: on the line of this round
END: Final = ON_LINE + STATIONS  # by station: an end of it
SERVED: Final = END + STATIONS  # by station: served by a line of the rounds before
BY_TWO: Final = SERVED + STATIONS
BY_THREE: Final = BY_TWO + STATIONS
BLOCKED: Final = BY_THREE + STATIONS  # by section
OPEN: Final = BLOCKED + SECTIONS + 1  # by section: could be drawn from an end of the line with the right card
PENCIL: Final = OPEN + SECTIONS
LATER: Final = PENCIL + 4  # by pencil: of a round to come
NEXT: Final = LATER + 4  # by pencil: of the next round
ROUND: Final = NEXT + 4
CARD: Final = ROUND + 4  # by card: still to come in this round
DEEP: Final = CARD + 11  # by number of underground cards that have come up
LENGTH: Final = DEEP + 6  # by the same and the number of street cards still to come
TURN: Final = LENGTH + 36  # by turn: none, one, more
COUNT: Final = TURN + 3  # by district and number: the line has so many stations there at least
SCORE: Final = COUNT + 52  # by districts and most stations in one of them
SITES: Final = SCORE + 140  # by places of the tourist track
THAMES: Final = SITES + 11  # by crossings of the line
WAYS: Final = THAMES + 6  # by symbol, its cards to come (up to two) and ways on that it allows (up to two)
OBJECTIVE: Final = WAYS + 36
CENTRE_COUNT: Final = OBJECTIVE + 5  # these and the following only while the objective is among those drawn
DISTRICT_COUNT: Final = CENTRE_COUNT + 10
INTERCHANGE_COUNT: Final = DISTRICT_COUNT + 14
SITE_COUNT: Final = INTERCHANGE_COUNT + 9
THAMES_COUNT: Final = SITE_COUNT + 6
CENTRE_STATION: Final = THAMES_COUNT + 7
SITE_STATION: Final = CENTRE_STATION + STATIONS
DISTRICT: Final = SITE_STATION + STATIONS
POWER: Final = DISTRICT + 13  # held and unused
LATER_POWER: Final = POWER + 4  # by pencil of a round to come
ROWS: Final = LATER_POWER + 16

LANES: Final = 32
WORDS: Final = 8
"""Integers of a row."""
LANE_BITS: Final = 15
LANE: Final = 0x7FFF
ZERO: Final = 0x4000
"""What a lane holds that has come to nothing: so that no lane is ever negative and borrows from the next."""
FILE: Final = "nextstation_weights.json"


class Weights:
    """The rows, where the sum begins, and what each lane counts; the last lane, which is never cut off, by itself."""

    def __init__(self, rows: vec[i64], first: vec[i64], lanes: vec[i64], last: i64) -> None:
        self.rows: vec[i64] = rows
        self.first: vec[i64] = first
        self.lanes: vec[i64] = lanes
        self.last: i64 = last


_READ: Final[list[Weights]] = []


def weights() -> Weights:
    """The weights of the file, which is read once."""
    if not _READ:
        _READ.append(read_weights())
    return _READ[0]


def read_weights() -> Weights:
    data = json.loads(files("peron.bots").joinpath(FILE).read_text(encoding="utf-8"))
    numbers = array("h", b64decode("".join(data["weights"])))
    if byteorder == "big":
        numbers.byteswap()
    lanes = [int(number) for number in numbers]
    assert len(lanes) == (ROWS + 2) * LANES
    table = [packed(lanes[at : at + 4]) for at in range(0, ROWS * LANES, 4)]
    bias = lanes[ROWS * LANES : (ROWS + 1) * LANES]
    first = [packed([ZERO + number for number in bias[at : at + 4]]) for at in range(0, LANES, 4)]
    counts = lanes[(ROWS + 1) * LANES :]
    last = counts[-1]
    counts[-1] = 0
    return Weights(vec[i64](table), vec[i64](first), vec[i64](counts), last)


def packed(lanes: list[int]) -> int:
    """Four lanes in one integer."""
    return sum(lane * 2 ** (LANE_BITS * place) for place, lane in enumerate(lanes))


def positive(word: i64, lanes: vec[i64], at: i64) -> i64:
    """What the four lanes of a word count, each only when it is positive."""
    worth: i64 = 0
    lane = (word & LANE) - ZERO
    if lane > 0:
        worth += lane * lanes[at]
    lane = ((word >> 15) & LANE) - ZERO
    if lane > 0:
        worth += lane * lanes[at + 1]
    lane = ((word >> 30) & LANE) - ZERO
    if lane > 0:
        worth += lane * lanes[at + 2]
    lane = ((word >> 45) & LANE) - ZERO
    if lane > 0:
        worth += lane * lanes[at + 3]
    return worth
