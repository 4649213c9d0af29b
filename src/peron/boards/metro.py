"""Checks what a board of Metro means: its parts fit together, and it can be played. Imports the rules' board.

Squares, sides and ends are the same on every board: a file chooses how many tiles there are of each kind, which lie in
the centre, how stations are numbered and whose wagons stand where. Works on anything that is JSON, whatever the schema
found: a part that is broken is passed over. Rule ids say where a demand comes from.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from peron.boards.findings import Findings
from peron.boards.reading import Entry, repeated, whole
from peron.rules.metro.board import COLOURS, EDITIONS, SIZE, TILES, exits_of, name_of, turned, where

_SIDES: Final = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_SQUARES: Final = {name_of(row, column) for row in range(SIZE) for column in range(SIZE)}
_CENTRE: Final = ("d4", "e4", "d5", "e5")
_LETTERS: Final = "abcd"
"""Of the codes of tiles (M2)."""
_PLAYERS: Final = range(2, 7)
_COMPANY: Final = 4
"""Wagons of a company (M13)."""


def check_metro(data: Any, findings: Findings) -> None:
    if not isinstance(data, dict):
        return
    board = Entry((), data)
    _check_tiles(board, findings)
    _check_central_tiles(board, findings)
    _check_stations(board, findings)
    _check_rails(board, findings)
    _check_wagons(board, findings)


# --- tiles ------------------------------------------------------------------------------------------------------------


def _check_tiles(board: Entry, findings: Findings) -> None:
    """M1, M2: as many tiles as squares. All kinds there can be, so that turned ones lie like others (M11)."""
    tiles = [(tile, _code(tile, findings)) for tile in board.entries("tiles")]
    for (tile, code), _ in repeated(tiles, lambda tile: tile[1]):
        findings.add("board-repeated-tile", tile.to("id"), tile=str(code))
    copies = sum(tile.whole("copies") or 0 for tile, _ in tiles)
    if tiles and copies != TILES:
        findings.add("board-tile-count", ("tiles",), count=copies, need=TILES)


def _check_central_tiles(board: Entry, findings: Findings) -> None:
    """M21, M21a: no two of them are the same when turned."""
    tiles = [(tile, _code(tile, findings)) for tile in board.entries("central_tiles")]
    for (tile, code), (_, other) in repeated(tiles, lambda tile: _any_way(tile[1])):
        findings.add("board-repeated-central-tile", tile.to("id"), tile=str(code), other=str(other))


def _any_way(code: str | None) -> str | None:
    """A tile by a name that it has however it is turned."""
    return min(turned(code, turn) for turn in range(len(code))) if code else None


def _code(tile: Entry, findings: Findings) -> str | None:
    """The letters of a tile, if they are one: its four tracks leave on four sides, and are those that are listed."""
    code = tile.id
    if code is None or len(code) != len(_SIDES) or not set(code) <= set(_LETTERS):
        return None
    exits = exits_of(code)
    if len(set(exits)) < len(exits):
        findings.add("board-tile-ends", tile.to("id"), tile=code)
        return None
    tracks = tile.listed("tracks")
    right = [[2 * side, end] for side, end in enumerate(exits)]
    if tracks is not None and tracks != right:
        findings.add("board-tile-tracks", tile.to("tracks"), tile=code, tracks=str(right))
    return code


# --- stations and rails -----------------------------------------------------------------------------------------------


def _check_stations(board: Entry, findings: Findings) -> None:
    """M1: one at every side of a square at the edge, in the order of their first numbering."""
    taken: set[tuple[str, str]] = set()
    numbers: dict[str, set[int]] = {edition: set() for edition in EDITIONS}
    for at, station in enumerate(board.entries("stations"), 1):
        square, side = _square(station, "at"), _side(station)
        if square is not None and side is not None:
            if _beside(square, side) is not None:
                findings.add("board-station-inside", station.to("at"), square=square, side=side)
            elif (square, side) in taken:
                findings.add("board-repeated-station-place", station.to("at"), square=square, side=side)
            taken.add((square, side))
            _check_ends(station, side, findings)
        given = station.object("numbers")
        for edition in EDITIONS:
            number, path = given.whole(edition) if given else None, station.to("numbers", edition)
            if number is not None and number in numbers[edition]:
                findings.add("board-repeated-number", path, number=number, edition=edition)
            elif number is not None and edition == EDITIONS[0] and number != at:
                findings.add("board-station-order", path, number=number, place=at)
            numbers[edition].add(number or 0)


def _check_rails(board: Entry, findings: Findings) -> None:
    """M19: one at every outer side of the central station, numbered in their order."""
    taken: set[tuple[str, str]] = set()
    for at, rail in enumerate(board.entries("central_rails"), 1):
        of, side, before = _square(rail, "of"), _side(rail), _square(rail, "at")
        number = rail.whole("number")
        if number is not None and number != at:
            findings.add("board-rail-order", rail.to("number"), number=number, place=at)
        if of is None or side is None:
            continue
        outside = _beside(of, side)
        if of not in _CENTRE or outside in _CENTRE:
            findings.add("board-rail-place", rail.to("of"), square=of, side=side)
            continue
        if (of, side) in taken:
            findings.add("board-repeated-rail-place", rail.to("of"), square=of, side=side)
        taken.add((of, side))
        if before is not None and before != outside:
            findings.add("board-rail-square", rail.to("at"), square=before, outside=outside or "")
        _check_ends(rail, _opposite(side), findings)


def _check_ends(rails: Entry, side: str, findings: Findings) -> None:
    """M2: rails touch the two ends on the side where they lie, trains come in at the even one."""
    first = 2 * list(_SIDES).index(side)
    for name, end in (("departure", first), ("arrival", first + 1)):
        given = rails.whole(name)
        if given is not None and given != end:
            findings.add("board-rail-end", rails.to(name), rail=name, end=given, need=end)


# --- wagons -----------------------------------------------------------------------------------------------------------


def _check_wagons(board: Entry, findings: Findings) -> None:
    """M3: the first colours for so many players, M13: all of them for companies; at every station one wagon at most."""
    wagons, companies = board.object("wagons"), board.object("companies")
    tables = [(wagons.object(str(players)), players) for players in _PLAYERS] if wagons else []
    for table, count in [*tables, (companies, len(COLOURS))]:
        if table is not None:
            _check_table(table, count, findings)
    if companies is None:
        return
    for colour in companies.data:
        given = companies.listed(colour)
        if given is not None and len(given) != _COMPANY and colour in COLOURS:
            findings.add("board-company-wagons", companies.to(colour), company=colour, count=len(given), need=_COMPANY)


def _check_table(table: Entry, count: int, findings: Findings) -> None:
    colours = COLOURS[:count]
    missing = [colour for colour in colours if colour not in table.data]
    if missing:
        findings.add("board-no-wagons", table.path, colour=missing[0])
    for colour in table.data:
        if colour in COLOURS and colour not in colours:
            findings.add_name("board-no-such-player", table.to(colour), colour=colour, players=count)
    stands: Counter[int] = Counter()
    for colour in colours:
        for at, given in enumerate(table.items(colour)):
            number = whole(given)
            if number is None:
                continue
            stands[number] += 1
            if stands[number] == 2:
                findings.add("board-second-wagon", table.to(colour, at), number=number)


# --- reading ----------------------------------------------------------------------------------------------------------


def _square(entry: Entry, name: str) -> str | None:
    square = entry.text(name) or ""
    return square if square in _SQUARES else None


def _side(entry: Entry) -> str | None:
    side = entry.text("side")
    return side if side in _SIDES else None


def _beside(square: str, side: str) -> str | None:
    """The square on a side of another; None beyond the edge of the board."""
    (row, column), (down, right) = where(square), _SIDES[side]
    inside = row + down in range(SIZE) and column + right in range(SIZE)
    return name_of(row + down, column + right) if inside else None


def _opposite(side: str) -> str:
    sides = list(_SIDES)
    return sides[(sides.index(side) + 2) % len(sides)]
