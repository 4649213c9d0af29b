"""The learned weights of the network by which sheets are estimated: numbers from a file, no rules.

Everything that is true of a sheet (a station served, a section blocked, a card still to come) has a row of weights, one
for each lane; the rows of what is true are added up. Each lane but the last counts only when it is positive, with a
weight of its own; the last counts as it is. Four lanes share one integer, fifteen bits for each, so that a row is added
in eight additions. Weights are learned for one city: the file says for which. Imports the standard library and the
compiled integer types only.
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

from peron.bots.nextstation.rows import Rows
from peron.rules.nextstation.city import City

LANES: Final = 32
WORDS: Final = 8
"""Integers of a row."""
LANE_BITS: Final = 15
LANE: Final = 0x7FFF
ZERO: Final = 0x4000
"""What a lane holds that has come to nothing: so that no lane is ever negative and borrows from the next."""


class Weights:
    """The rows, where the sum begins, and what each lane counts; the last lane, which is never cut off, by itself."""

    def __init__(self, rows: vec[i64], first: vec[i64], lanes: vec[i64], last: i64) -> None:
        self.rows: vec[i64] = rows
        self.first: vec[i64] = first
        self.lanes: vec[i64] = lanes
        self.last: i64 = last


_READ: Final[dict[str, Weights | None]] = {}


def weights_of(city: City) -> Weights | None:
    """The weights that were learned for this city, None if there are none. Each file is read once."""
    board = f"{city.id} {city.hash}"
    if board not in _READ:
        _READ[board] = read_weights(city)
    return _READ[board]


def read_weights(city: City) -> Weights | None:
    file = files("peron.bots").joinpath("nextstation", "weights", f"{city.id}.json")
    if not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    if data["board"] != f"{city.id} {city.hash}":
        return None
    numbers = array("h", b64decode("".join(data["weights"])))
    if byteorder == "big":
        numbers.byteswap()
    lanes = [int(number) for number in numbers]
    rows = int(Rows(city).all)
    assert len(lanes) == (rows + 2) * LANES
    table = [packed(lanes[at : at + 4]) for at in range(0, rows * LANES, 4)]
    bias = lanes[rows * LANES : (rows + 1) * LANES]
    first = [packed([ZERO + number for number in bias[at : at + 4]]) for at in range(0, LANES, 4)]
    counts = lanes[(rows + 1) * LANES :]
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
