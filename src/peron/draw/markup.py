"""SVG as text: elements, escaping, short numbers. Imports the standard library only; knows nothing of boards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

Point = tuple[float, float]
Value = str | float | None

# What XML 1.0 forbids even as an entity: a name that holds one of these would make the whole drawing unreadable.
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def text(content: str) -> str:
    """Any string as XML character data, safe inside an attribute too."""
    content = _FORBIDDEN.sub("", content)
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        content = content.replace(char, entity)
    return content


def number(value: float) -> str:
    """At most two decimals, none that say nothing: 12, 12.5, -0.25."""
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def at(point: Point) -> str:
    """A point as paths have it."""
    return f"{number(point[0])} {number(point[1])}"


def element(name: str, /, *children: str, **attributes: Value) -> str:
    """An element. `font_size=12` becomes font-size="12", `class_` becomes class; an attribute of None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, int | float) else text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def rect(x: float, y: float, width: float, height: float, rx: float | None = None, /, **attributes: Value) -> str:
    """A rectangle by its upper left corner and its size, with round corners or without."""
    return element("rect", x=x, y=y, width=width, height=height, rx=rx, **attributes)


def drawn_line(path: str, colour: str, width: float) -> str:
    """A line with round ends and corners."""
    round_ = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return element("path", d=path, fill="none", stroke=colour, stroke_width=width, **round_)


def group(children: Iterable[str], /, **attributes: Value) -> str:
    """A group with a child per line, so that a drawing can be read and compared."""
    lines = [child for child in children if child]
    return element("g", "\n", "\n".join(lines), "\n", **attributes) if lines else ""


def picture(parts: Iterable[str], box: Iterable[float], prefix: str) -> str:
    """A drawing of parts, one after another; its title and its description have ids with the prefix."""
    return element(
        "svg",
        "\n",
        "\n".join(part for part in parts if part),
        "\n",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(value) for value in box),
        role="img",
        aria_labelledby=f"{prefix}-title {prefix}-desc",
    )


def moved(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The value of a transform attribute."""
    parts = [f"translate({number(x)} {number(y)})"]
    if angle:
        parts.append(f"rotate({number(angle)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts)
