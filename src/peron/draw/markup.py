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


def element(name: str, /, *children: str, **attributes: Value) -> str:
    """An element. `font_size=12` becomes font-size="12", `class_` becomes class; an attribute of None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, int | float) else text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def group(children: Iterable[str], /, **attributes: Value) -> str:
    """A group with a child per line, so that a drawing can be read and compared."""
    lines = [child for child in children if child]
    return element("g", "\n", "\n".join(lines), "\n", **attributes) if lines else ""


def moved(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The value of a transform attribute."""
    parts = [f"translate({number(x)} {number(y)})"]
    if angle:
        parts.append(f"rotate({number(angle)})")
    if scale != 1:
        parts.append(f"scale({number(scale)})")
    return " ".join(parts)
