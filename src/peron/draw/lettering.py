"""Words as they are printed, and how much room they take. Imports the drawing's markup, geometry and fonts only.

Nothing here can ask the screen for a font, and a system stack gives a different one on every machine. Widths are
therefore those of a wide fallback: what fits by this measure fits everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peron.draw.geometry import Box
from peron.draw.markup import Point, Value, element, text
from peron.draw.palette import SIGN

LABEL: Final = 19.0
"""Size of a place's name."""
LEADING: Final = 20.0
"""From one line of a place's name to the next."""

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


def label_box(lines: Sequence[str], anchor: str, at: Point) -> Box:
    """The room of a place's name; `at` is where its first line stands."""
    wide = max(width(line, LABEL) for line in lines)
    left = at[0] - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    return Box(left, at[1] - 0.74 * LABEL, left + wide, at[1] + LEADING * (len(lines) - 1) + 0.2 * LABEL)


def broken(name: str, room: float) -> list[str]:
    """A name in one line, or in the two most even ones if it needs more than `room`."""
    gaps = [index for index, char in enumerate(name) if char in " -" and 0 < index < len(name) - 1]
    if width(name, LABEL) <= room or not gaps:
        return [name]

    def parts(gap: int) -> list[str]:
        return [name[: gap + 1].rstrip(" "), name[gap + 1 :].lstrip(" ")]

    return parts(min(gaps, key=lambda gap: max(width(part, LABEL) for part in parts(gap))))
