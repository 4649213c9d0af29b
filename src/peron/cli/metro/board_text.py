"""The board of Metro as characters: tiles, the stations round the edge with their wagons, the numbers of moves.

Imports the board, the views and Rich. A tile is four arrows; a track that a line runs over has its owner's colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from peron.cli.metro.tiles import arrows, as_it_lies
from peron.cli.metro.words import MetroWords
from peron.rules.metro.board import COLUMNS, EDITIONS, SIZE, MetroBoard, name_of
from peron.rules.metro.shapes import MetroView, WagonView

_WIDE: Final = 6
_SIDE: Final = 7
_DONE: Final = "✓"
_CENTRE: Final = "▒▒▒▒"
_FAINT: Final = "dim"
INKS: Final = {
    "yellow": "#E8C400",
    "blue": "#5AB8FF",
    "orange": "#F07A16",
    "green": "#1F9A6B",
    "purple": "#B08CFF",
    "black": "#8A8F98",
    "red": "#E5484D",
    "white": "default",
}
"""The colours of wagons on a terminal, light or dark: real black and white would be lost on one of them."""


def ink(view: MetroView, wagon: WagonView) -> str:
    """How a line is painted; one's own stands out without colour too."""
    colour = wagon.company or view.players[wagon.seat or 0].colour or "white"
    own = wagon.seat is not None and wagon.seat == view.seat
    return f"bold {INKS[colour]}" if own else INKS[colour]


def board_rows(words: MetroWords, board: MetroBoard, view: MetroView, numbers: Mapping[str, int]) -> list[Text]:
    """The board; `numbers` are those of the moves by square."""
    stations = _stations(words, board, view)
    tracks = {(square, end // 2): ink(view, wagon) for wagon in view.wagons for square, end, _ in wagon.path}
    laid = {tile.square: as_it_lies(tile.tile, tile.turn) for tile in (*view.tiles, *view.centre)}
    margin = Text(" " * (_SIDE + 3))
    rows = [margin.copy().append_text(_joined([_centred(stations["N", column, 0]) for column in range(SIZE)]))]
    rows.append(margin.copy().append_text(_joined([_centred(Text(name, _FAINT)) for name in COLUMNS])))
    for row in range(SIZE):
        west, east = stations["W", 0, row].copy(), stations["E", SIZE - 1, row].copy()
        line = Text(" " * (_SIDE - len(west))).append_text(west)
        line.append(f" {row + 1} ", _FAINT)
        for column in range(SIZE):
            square = name_of(row, column)
            line.append_text(_centred(_square(square, laid.get(square), tracks, numbers, board)))
        rows.append(line.append(" ").append_text(east))
    rows.append(
        margin.copy().append_text(_joined([_centred(stations["S", column, SIZE - 1]) for column in range(SIZE)]))
    )
    return rows


def _square(
    square: str, code: str | None, tracks: Mapping[tuple[str, int], str], numbers: Mapping[str, int], board: MetroBoard
) -> Text:
    if code is not None:
        signs = arrows(code)
        return Text.assemble(*((sign, tracks.get((square, entry), _FAINT)) for entry, sign in enumerate(signs)))
    if square in numbers:
        return Text(f"[{numbers[square]}]", "bold")
    return Text(_CENTRE, _FAINT) if square in board.data["centre"] else Text("·", _FAINT)


def _stations(words: MetroWords, board: MetroBoard, view: MetroView) -> dict[tuple[str, int, int], Text]:
    """By side, column and row: a station's number, and whose wagon stands there; a tick when its line is finished."""
    wagons = {wagon.station: wagon for wagon in view.wagons if wagon.station is not None}
    edition = EDITIONS.index(view.numbering)
    found = {}
    for station in board.stations:
        number = station.numbers[edition]
        name = board.names[station.at]
        told = Text(str(number), _FAINT)
        if number in wagons:
            wagon = wagons[number]
            told = Text(words.short(wagon) + (_DONE if wagon.finished else ""), ink(view, wagon))
        found[station.side, COLUMNS.index(name[0]), int(name[1:]) - 1] = told
    return found


def _centred(text: Text) -> Text:
    room = max(_WIDE - len(text), 0)
    return Text(" " * (room // 2)).append_text(text).append(" " * (room - room // 2))


def _joined(parts: list[Text]) -> Text:
    return Text().join(parts)
