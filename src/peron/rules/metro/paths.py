"""Lines as they are shown: their names, where they stop, the tracks they run over. Imports the table."""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.contract import NOBODY
from peron.rules.metro.actions import SQUARES
from peron.rules.metro.board import ARRIVAL, CENTRE, COLOURS, PLACES, SIDES, STATIONS
from peron.rules.metro.table import NO_TILE, MetroTable


def line_id(table: MetroTable, departure: i64, owner: i64) -> str:
    """A line by where it starts and whose it is: `8-0` (of the first seat), `c3-1`, `8-yellow`."""
    start = f"c{departure - STATIONS + 1}" if departure >= STATIONS else str(table.station_number(departure))
    return f"{start}-{COLOURS[owner] if table.setting.companies else int(owner)}"


def read_line(line: str) -> tuple[str, int, int | None, str | None]:
    """What the id of a line says: whether it starts at a station or on a rail, the number of that; its seat or company.

    >>> read_line("8-0"), read_line("c3-yellow")
    (('station', 8, 0, None), ('rail', 3, None, 'yellow'))
    """
    start, owner = line.split("-")
    seat = int(owner) if owner.isdecimal() else None
    company = owner if seat is None else None
    return ("rail", int(start[1:]), seat, company) if start[0] == "c" else ("station", int(start), seat, company)


def stop_of(table: MetroTable, junction: i64) -> str:
    """Where a line stops that leads to a junction: before a square, at a station by its number, or in the centre."""
    if junction < CENTRE:
        return table.board.names[junction // SIDES]
    return str(table.station_number(junction - ARRIVAL)) if junction >= ARRIVAL else "centre"


def kind_at(table: MetroTable, place: i64) -> i64:
    """The kind that lies there, as it lies; NO_TILE where none does."""
    if place < SQUARES:
        tile = table.tiles[place]
        if tile == NO_TILE:
            return NO_TILE
        return table.board.turned[tile]
    if table.setting.tracks:  # M21
        return table.setting.centre[place - SQUARES]
    return NO_TILE


def path_from(table: MetroTable, junction: i64, tried: i64 = -1, kind_tried: i64 = NO_TILE) -> list[str]:
    """The tracks from a junction on, as far as they lead, also over a tile that is only tried on an empty square."""
    path: list[str] = []
    begun = junction
    while junction < ARRIVAL:
        place = junction // SIDES
        kind = kind_at(table, place)
        if place == tried:
            kind = kind_tried
        if kind == NO_TILE:
            break
        at = SIDES * (PLACES * kind + place) + junction % SIDES
        path.append(table.board.tracks[at])
        junction = table.board.exits[at]
        if junction == begun:  # M8: a loop
            break
    return path


def loose_paths(table: MetroTable) -> list[list[str]]:
    """The tracks that no wagon has come to, as far as they hang together: from where they begin, and loops (M8)."""
    ahead: dict[int, int] = {}
    place: i64 = 0
    while place < PLACES:
        kind = kind_at(table, place)
        if kind != NO_TILE:
            entry: i64 = 0
            while entry < SIDES:
                at = SIDES * (PLACES * kind + place) + entry
                ahead[int(SIDES * place + entry)] = int(table.board.exits[at])
                entry += 1
        place += 1
    departure: i64 = 0
    while departure < len(table.board.departures):
        if table.owner(departure) != NOBODY:
            _leave_out(ahead, int(table.board.departures[departure]))
        departure += 1
    paths: list[list[str]] = []
    led_to = set(ahead.values())
    for start in [junction for junction in ahead if junction not in led_to]:
        paths.append(path_from(table, start))
        _leave_out(ahead, start)
    while ahead:
        start = next(iter(ahead))
        paths.append(path_from(table, start))
        _leave_out(ahead, start)
    return paths


def _leave_out(ahead: dict[int, int], junction: int) -> None:
    """Forget the tracks from a junction on."""
    while junction in ahead:
        junction = ahead.pop(junction)
