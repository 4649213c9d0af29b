"""The colours of a board of the ticket games: those every palette has, or the board's own. Imports the palettes.

A colour never stands alone: each has a mark too, the board's own one after another in the order of the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from peron.draw.glyphs import SUITS, Glyph
from peron.draw.palette import Card, Palette
from peron.rules.shapes import name_in

_DARK: Final = "#201000"
_LIGHT: Final = "#FFFFFF"
_BRIGHT: Final = 0.36
"""Relative luminance from which dark marks are easier to read than light ones."""


def with_colours(palette: Palette, data: Mapping[str, Any]) -> Palette:
    """The palette with the colours of this board."""
    own = {colour["id"]: Card(colour["paint"], _on(colour["paint"])) for colour in data.get("colours", [])}
    return replace(palette, cards={**palette.cards, **own}) if own else palette


def suits_of(data: Mapping[str, Any]) -> Mapping[str, Glyph]:
    """The mark of each colour; gray has none."""
    own = [colour["id"] for colour in data.get("colours", [])]
    return dict(zip(own, SUITS.values(), strict=False)) if own else SUITS


def names_of(data: Mapping[str, Any], language: str) -> Mapping[str, str]:
    """What people call the board's own colours."""
    return {colour["id"]: name_in(language, colour["name"]) for colour in data.get("colours", [])}


def _on(paint: str) -> str:
    """What is printed on a paint: light on dark, dark on bright."""
    parts = [int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return _DARK if 0.2126 * red + 0.7152 * green + 0.0722 * blue > _BRIGHT else _LIGHT
