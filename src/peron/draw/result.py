"""The result of a game as a picture to share: who has won with how many points, everybody's place, the board as it
stood. Imports the drawing's modules only.

It is a sign of enamel, twice as wide as high, as messengers show a link. Words come finished, names are shrunk and
at last cut until they fit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from peron.draw import glyphs
from peron.draw.ended import FinalBoard
from peron.draw.lettering import cut, lettered, width, wrapped
from peron.draw.markup import Value, drawn_line, element, moved, number, picture, rect, text
from peron.draw.palette import LIGHT, TEXT

WIDE: Final = 1200.0
HIGH: Final = 630.0
_EDGE: Final = 32.0
_BOARD: Final = (680.0, HIGH - 2 * _EDGE)
"""The room of the board."""
_GAP: Final = 46.0
_FLAP: Final = "#182226"
_FLAP_TOP: Final = "#2A373C"
_AMBER: Final = "#FFC54D"
_STAR: Final = glyphs.Glyph(
    fill="M0-9.8L3-3.5L9.9-2.6L4.9 2.2L6.1 9.1L0 5.8L-6.1 9.1L-4.9 2.2L-9.9-2.6L-3-3.5Z",
)
_FOOT: Final = 572.0


@dataclass(frozen=True)
class Standing:
    """A player in the list."""

    seat: int
    rank: int
    name: str
    points: str


@dataclass(frozen=True)
class ResultTold:
    """Everything that is said on the picture."""

    title: str
    """What was played."""
    winner: str
    points: str
    """Of the winner."""
    remarks: tuple[str, ...]
    """By what they have won, or how well somebody alone has done."""
    stars: tuple[int, int] | None
    """Of somebody alone: so many of so many."""
    standings: tuple[Standing, ...]
    """The best first; none of somebody alone."""
    day: str
    description: str
    """For those who do not see the picture."""


def result_svg(told: ResultTold, ended: FinalBoard) -> str:
    return picture([_head(told), *_sign(), *_board(ended), *_Column(told, ended).drawn()], (0, 0, WIDE, HIGH), "result")


def _head(told: ResultTold) -> str:
    title = element("title", text(f"{told.title}: {told.winner}, {told.points}"), id="result-title")
    return title + element("desc", text(told.description), id="result-desc")


def _sign() -> list[str]:
    rim: dict[str, Value] = {"fill": "none", "stroke": LIGHT.on_enamel, "stroke_opacity": 0.7, "stroke_width": 2}
    return [rect(0, 0, WIDE, HIGH, fill=LIGHT.enamel), rect(12, 12, WIDE - 24, HIGH - 24, 16, **rim)]


def _board_size(ended: FinalBoard) -> tuple[float, float]:
    _, _, wide, high = ended.box
    scale = min(_BOARD[0] / wide, _BOARD[1] / high)
    return wide * scale, high * scale


def _board(ended: FinalBoard) -> list[str]:
    wide, high = _board_size(ended)
    return [ended.fitted(_EDGE, (HIGH - high) / 2, wide, high)]


class _Column:
    """What stands beside the board."""

    def __init__(self, told: ResultTold, ended: FinalBoard) -> None:
        self._told, self._ended = told, ended
        self._left = _EDGE + _board_size(ended)[0] + _GAP
        self._room = WIDE - 52 - self._left

    def drawn(self) -> list[str]:
        told = self._told
        title, after = self._titled(76)
        parts = [*title, self._name(told.winner, after + 40)]
        if told.standings:
            parts += [self._flaps(after + 68, 92), *self._remarks(after + 190), *self._standings(after + 222)]
        else:
            parts += [
                self._flaps(after + 74, 150),
                self._stars(after + 262),
                *self._remarks(after + 314),
                self._parts(),
            ]
        return [*parts, *self._foot()]

    def _line(self, words: str, y: float, size: float, fill: str, least: float) -> str:
        """As large as it fits, down to the least size; then it is cut."""
        return self._within(words, self._left, y, size, fill, least, self._room)

    def _within(self, words: str, x: float, y: float, size: float, fill: str, least: float, room: float) -> str:
        size = max(least, min(size, size * room / max(width(words, size), 1.0)))
        return lettered(cut(words, room, size), x, y, size, fill)

    def _titled(self, y: float) -> tuple[list[str], float]:
        """In one line, or in two; and where it ends."""
        lines = wrapped(self._told.title, self._room, 26)[:2]
        drawn = [self._line(line, y + 32 * at, 26, LIGHT.on_enamel_2, 18) for at, line in enumerate(lines)]
        return drawn, y + 32 * (len(lines) - 1)

    def _name(self, name: str, y: float) -> str:
        return self._line(name, y + 6, 46, LIGHT.on_enamel, 24)

    def _flaps(self, y: float, high: float) -> str:
        """The points as a departure board shows them."""
        wide = high * 0.62
        return "".join(
            self._flap(sign, self._left + at * (wide + 3), y, wide, high) for at, sign in enumerate(self._told.points)
        )

    def _flap(self, sign: str, x: float, y: float, wide: float, high: float) -> str:
        size = high * 0.78
        return element(
            "g",
            rect(x, y, wide, high, 4, fill=_FLAP),
            rect(x, y, wide, high / 2, 4, fill=_FLAP_TOP),
            element("path", d=f"M{number(x)} {number(y + high / 2)}h{number(wide)}", stroke="#0E1417", stroke_width=4),
            lettered(sign, x + wide / 2, y + high / 2 + 0.36 * size, size, _AMBER, "middle"),
        )

    def _stars(self, y: float) -> str:
        if self._told.stars is None:
            return ""
        have, of = self._told.stars
        pitch = min(40.0, self._room / of)
        return "".join(
            element(
                "g",
                _STAR.draw(_AMBER if at < have else LIGHT.on_enamel, LIGHT.enamel),
                transform=moved(self._left + 16 + pitch * at, y, 1.35),
                opacity=None if at < have else 0.28,
            )
            for at in range(of)
        )

    def _remarks(self, y: float) -> list[str]:
        lines = [line for remark in self._told.remarks for line in wrapped(remark, self._room, 22)][:2]
        return [
            lettered(line, self._left, y + 30 * at, 22, LIGHT.on_enamel, font=TEXT) for at, line in enumerate(lines)
        ]

    def _standings(self, y: float) -> list[str]:
        rows = self._told.standings
        step = min(44.0, (_FOOT - 40 - y) / len(rows))
        return [part for at, row in enumerate(rows) for part in self._standing(row, y + step * (at + 0.5), step)]

    def _standing(self, row: Standing, y: float, step: float) -> list[str]:
        size, right = min(24.0, step * 0.6), self._left + self._room
        badge = self._ended.badges[row.seat] if row.seat < len(self._ended.badges) else ""
        name = self._left + (78 if badge else 36)
        room = right - name - width(row.points, size) - 16
        return [
            lettered(str(row.rank), self._left, y + size * 0.36, size, LIGHT.on_enamel_2),
            element("g", badge, transform=moved(self._left + 48, y, min(1.0, step / 34))) if badge else "",
            self._within(row.name, name, y + size * 0.36, size, LIGHT.on_enamel, size * 0.7, room),
            lettered(row.points, right, y + size * 0.36, size, LIGHT.on_enamel, "end"),
        ]

    def _parts(self) -> str:
        parts = self._ended.parts
        if not parts:
            return ""
        pitch = (self._room - 64) / max(1, len(parts) - 1)
        return "".join(
            element(
                "g",
                part.picture,
                lettered(str(part.points).replace("-", "\N{MINUS SIGN}"), 0, 46, 26, LIGHT.on_enamel, "middle"),
                transform=moved(self._left + 32 + pitch * at, 468),
            )
            for at, part in enumerate(parts)
        )

    def _foot(self) -> list[str]:
        right = self._left + self._room
        rule = drawn_line(f"M{number(self._left)} {number(_FOOT - 30)}H{number(right)}", LIGHT.on_enamel_2, 1)
        return [
            element("g", rule, opacity=0.5),
            lettered("Peron", self._left, _FOOT + 8, 20, LIGHT.on_enamel),
            lettered(self._told.day, right, _FOOT + 8, 20, LIGHT.on_enamel_2, "end", TEXT),
        ]
