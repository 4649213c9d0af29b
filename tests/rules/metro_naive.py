"""The rules of Metro written a second time, slowly and plainly, with names, dictionaries and sets.

Reads the board file and the views that each seat has, shares no code with the rules, follows every line from its wagon
to its end each time it is asked, and says legal moves as text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from peron.rules.metro.shapes import MetroView
from tests.rules.metro_tables import METRO, SQUARES

End = tuple[str, int]
"""A square, and one of its eight track ends."""
Tracks = Mapping[int, int]
TILES: dict[str, Tracks] = {tile["id"]: dict(tile["tracks"]) for tile in METRO["tiles"]}
SIDE = {0: "N", 1: "N", 2: "E", 3: "E", 4: "S", 5: "S", 6: "W", 7: "W"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TOUCHES = {0: 5, 1: 4, 2: 7, 3: 6, 4: 1, 5: 0, 6: 3, 7: 2}


def at_side(square: str, side: str) -> str:
    """The square on that side; beyond the edge it is no square."""
    right, down = STEP[side]
    return f"{chr(ord(square[0]) + right)}{int(square[1]) + down}"


def neighbours(square: str) -> set[str]:
    return {at_side(square, side) for side in "NESW"}


def turned(tile: str, degrees: int) -> Tracks:
    """The tracks of a tile after turning it clockwise: every side becomes the next one."""
    tracks = TILES[tile]
    for _ in range(degrees // 90):
        tracks = {(entry + 2) % 8: (leave + 2) % 8 for entry, leave in tracks.items()}
    return tracks


def board_of(view: MetroView) -> dict[str, Tracks]:
    """The tracks on every square that has a tile, the central ones included."""
    return {tile.square: turned(tile.tile, tile.turn) for tile in (*view.tiles, *view.centre)}


@dataclass(frozen=True)
class Line:
    """What a train sees: the squares it passes, and where it comes out (None: the tracks end on an empty square)."""

    squares: tuple[str, ...]
    arrival: str | None
    """`centre`, or the square and side of a station."""

    @property
    def whole(self) -> bool:
        return self.arrival is not None


def follow(board: Mapping[str, Tracks], start: End) -> Line:
    """Run along the tracks from an entry into a square."""
    passed: list[str] = []
    square, entry = start
    while square in board:
        passed.append(square)
        leave = board[square][entry]
        side = SIDE[leave]
        beyond = at_side(square, side)
        if beyond not in SQUARES and beyond not in METRO["centre"]:
            return Line(tuple(passed), square + side)
        if beyond in METRO["centre"] and beyond not in board:
            return Line(tuple(passed), "centre")
        square, entry = beyond, TOUCHES[leave]
    return Line(tuple(passed), None)


# --- wagons -----------------------------------------------------------------------------------------------------------


def station_number(view: MetroView, name: str) -> int:
    """The number of the station at a square and side."""
    (station,) = [one for one in METRO["stations"] if one["at"] + one["side"] == name]
    number: int = station["numbers"][view.numbering]
    return number


def start_of_station(view: MetroView, number: int) -> End:
    (station,) = [one for one in METRO["stations"] if one["numbers"][view.numbering] == number]
    return station["at"], station["departure"]


def start_of_rail(number: int) -> End:
    (rail,) = [one for one in METRO["central_rails"] if one["number"] == number]
    return rail["at"], rail["departure"]


def edge_wagons(view: MetroView) -> dict[int, str]:
    """Whose wagons stand at which station, by colour (M3, M13)."""
    table = METRO["companies"] if "companies" in view.modules else METRO["wagons"][str(len(view.players))]
    return {number: colour for colour, numbers in table.items() for number in numbers}


def central_wagons(view: MetroView) -> dict[int, str]:
    """The same for the central rails, as the view tells who has put them there."""
    return {
        wagon.rail: wagon.company or str(view.players[wagon.seat or 0].colour)
        for wagon in view.wagons
        if wagon.rail is not None
    }


def points_by_colour(view: MetroView) -> Counter[str]:
    """M9, M19: all that finished lines have scored, every line followed from its beginning."""
    board = board_of(view)
    points: Counter[str] = Counter()
    for number, colour in edge_wagons(view).items():
        line = follow(board, start_of_station(view, number))
        if line.whole:
            points[colour] += len(line.squares) * (2 if line.arrival == "centre" else 1)
    for number, colour in central_wagons(view).items():
        line = follow(board, start_of_rail(number))
        if line.whole:
            points[colour] += len(line.squares)
    return points


# --- what is legal ----------------------------------------------------------------------------------------------------


def legal_texts(view: MetroView, still: int) -> set[str]:
    """All legal moves of the seat that has this view, as text. `still` is for how many turns no tile was laid."""
    if view.seat is None or view.seat not in view.actors:
        return set()
    me = view.players[view.seat]
    if view.phase == "drawn":
        assert me.drawn is not None
        return {f"lay drawn {where}" for where in lays(view, me.drawn)}
    texts: set[str] = set()
    for slot, tile in enumerate(me.hand or (), 1):
        if tile is not None:
            texts |= {f"lay {'' if slot == 1 else f'{slot} '}{where}" for where in lays(view, tile)}
    if view.stack:
        texts.add("draw")
    elif not texts:
        texts.add("pass")
    return texts | exchanges(view, still) | wagons(view)


def lays(view: MetroView, tile: str) -> set[str]:
    """M6, M7, M11: square and turn of every way to lay a tile, without turns that look like another."""
    board = board_of(view)
    taken = {one.square for one in view.tiles}
    open_squares = [
        square for square in SQUARES if square not in taken and (at_edge(square) or neighbours(square) & taken)
    ]
    ways: dict[str, Tracks] = {"": turned(tile, 0)}
    for degrees in (90, 180, 270) if view.direction == "free" else ():
        if turned(tile, degrees) not in ways.values():
            ways[f" turn {degrees}"] = turned(tile, degrees)
    everything = {(square, way) for square in open_squares for way in ways}
    allowed = {(square, way) for square, way in everything if not one_tile_line(view, board, square, ways[way])}
    return {square + way for square, way in allowed or everything}


def at_edge(square: str) -> bool:
    return square[0] in "ah" or square[1] in "18"


def one_tile_line(view: MetroView, board: Mapping[str, Tracks], square: str, tracks: Tracks) -> bool:
    """M7, M7b, M7c: lay it and see whether a train from a station's rail comes out after this one tile."""
    after = {**board, square: tracks}
    starts = [start_of_station(view, number) for number in range(1, 33)]
    starts += [start_of_rail(number) for number in central_wagons(view)]
    lines = [follow(after, start) for start in starts if start[0] == square]
    return any(line.whole and len(line.squares) == 1 for line in lines)


def exchanges(view: MetroView, still: int) -> set[str]:
    """M15, M15a, M20."""
    assert view.seat is not None
    shares = view.players[view.seat].shares
    if max(points_by_colour(view).values(), default=0) >= 25 or still >= 8 * len(view.players):
        return set()
    return {f"exchange {share.percent} {taken}" for share in shares if not share.shown for taken in ("open", "hidden")}


def wagons(view: MetroView) -> set[str]:
    """M19, M19a, M20."""
    assert view.seat is not None
    if "stations" not in view.modules:
        return set()
    board, standing, me = board_of(view), central_wagons(view), view.players[view.seat]
    texts = set()
    for rail in range(1, 9):
        line = follow(board, start_of_rail(rail))
        if rail in standing or (line.whole and len(line.squares) == 1):
            continue
        if me.colour is not None and me.colour not in standing.values():
            texts.add(f"wagon {rail}")
        texts |= {f"wagon {rail} share {one.percent}" for one in me.shares if one.company not in standing.values()}
    return texts


# --- M16, M17, M22 ----------------------------------------------------------------------------------------------------


def company_values(points: Mapping[str, int]) -> dict[str, int]:
    """M16, M16a: value by value, from the top."""
    order = sorted(points.values(), reverse=True)
    values = {company: 8 - order.index(have) for company, have in points.items()}
    if order[0] != order[-1]:
        values |= {company: 1 for company, have in points.items() if have == order[-1]}
    return values


def share_totals(points: Mapping[str, int], holdings: list[dict[int, str]]) -> list[int]:
    """M17: the score of every seat by its shares, percentage and company."""
    values = company_values(points)
    totals = [sum(percent // 10 * values[company] for percent, company in shares.items()) for shares in holdings]
    for company, have in points.items():
        held = [sum(percent for percent, one in shares.items() if one == company) for shares in holdings]
        for seat, percent in enumerate(held):
            if percent and percent == max(held):
                totals[seat] += have // 10
    return totals


def number_points(view: MetroView, number: int) -> int:
    """M22, M22a: every line that starts anywhere is followed until one comes out at the station."""
    board = board_of(view)
    for start in range(1, 33):
        line = follow(board, start_of_station(view, start))
        if line.whole and line.arrival != "centre" and station_number(view, str(line.arrival)) == number:
            return len(line.squares)
    for rail in range(1, 9) if "tracks" not in view.modules else ():
        line = follow(board, start_of_rail(rail))
        if line.whole and line.arrival != "centre" and station_number(view, str(line.arrival)) == number:
            return 2 * len(line.squares)
    return 0


def naive_totals(views: list[MetroView]) -> list[int]:
    """The score of every seat, of the views that they have."""
    points = points_by_colour(views[0])
    mine = [view.players[seat] for seat, view in enumerate(views)]
    if "companies" in views[0].modules:
        all_points = {company: points[company] for company in METRO["companies"]}
        return share_totals(all_points, [{one.percent: str(one.company) for one in me.shares} for me in mine])
    return [
        points[str(me.colour)] + sum(number_points(view, card.number) for card in me.numbers or ())
        for view, me in zip(views, mine, strict=True)
    ]
