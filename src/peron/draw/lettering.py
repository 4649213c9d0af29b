"""Words as they are printed, and how much room they take. Imports the drawing's markup, geometry and fonts only.

Nothing here can ask the screen for a font, and a system stack gives a different one on every machine. Widths are
therefore those of a wide fallback: what fits by this measure fits everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from peron.draw.geometry import Box
from peron.draw.markup import Point, Value, element, text
from peron.draw.palette import SIGN


@dataclass(frozen=True)
class Print:
    """How names of places are printed."""

    size: float
    leading: float
    """From one line of a name to the next."""
    part: float = 1.0
    """Of the room that a wide fallback takes, how much is reckoned with."""


NAMES: Final = Print(19.0, 20.0)
LARGE_NAMES: Final = Print(26.0, 26.0, 0.87)
"""For a board that is shown small. Only a page shows it so, in the face that comes with it, which is narrow."""

_NARROW: Final = frozenset("iIjlft.,:;'!|()-·1 ")
_WIDE: Final = frozenset("mwMWÆŒ@")


def lettered(
    words: str, x: float, y: float, size: float, fill: str, anchor: str = "start", font: str = SIGN, **more: Value
) -> str:
    """A line of words, if there are any; those of signs are bold."""
    if not words:
        return ""
    return element(
        "text",
        text(words),
        x=x,
        y=y,
        font_family=font,
        font_size=size,
        font_weight="700" if font == SIGN else None,
        text_anchor=anchor if anchor != "start" else None,
        fill=fill,
        **more,
    )


def width(words: str, size: float) -> float:
    total = 0.0
    for char in words:
        if ord(char) > 0x2E7F:  # ideographs, kana, hangul: a full square each
            total += 1.0
        elif char in _NARROW:
            total += 0.34
        elif char in _WIDE:
            total += 0.86
        else:
            total += 0.66 if char.isupper() else 0.56
    return total * size


def wrapped(words: str, room: float, size: float) -> list[str]:
    """In as many lines as it takes."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def cut(words: str, room: float, size: float) -> str:
    """As much of it as there is room for."""
    if width(words, size) <= room:
        return words
    while words and width(f"{words}…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


def label_box(lines: Sequence[str], anchor: str, at: Point, names: Print = NAMES) -> Box:
    """The room of a place's name; `at` is where its first line stands."""
    wide = max(width(line, names.size) for line in lines) * names.part
    left = at[0] - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    bottom = at[1] + names.leading * (len(lines) - 1) + 0.2 * names.size
    return Box(left, at[1] - 0.74 * names.size, left + wide, bottom)


def broken(name: str, room: float) -> list[str]:
    """A name in one line, or in the two most even ones if it needs more than `room`."""
    gaps = [index for index, char in enumerate(name) if char in " -" and 0 < index < len(name) - 1]
    if width(name, NAMES.size) <= room or not gaps:
        return [name]

    def parts(gap: int) -> list[str]:
        return [name[: gap + 1].rstrip(" "), name[gap + 1 :].lstrip(" ")]

    return parts(min(gaps, key=lambda gap: max(width(part, NAMES.size) for part in parts(gap))))
