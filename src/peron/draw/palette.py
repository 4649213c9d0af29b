"""The colours and type of a board, printed or on a page: one table, no drawing. Imports the standard library only.

A theme paints roles ("water", "ink"), so a board file never names a colour of its own. Card colours are the same by day
and by night, because players know a route by them; only what lies around them changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Card:
    fill: str
    on: str
    """What is printed on the fill: the suit mark and the keyline."""


CARDS: Final = {
    "blue": Card("#2B84EA", "#FFFFFF"),
    "green": Card("#0C7A5E", "#FFFFFF"),
    "black": Card("#25282D", "#FFFFFF"),
    "purple": Card("#62318F", "#FFFFFF"),
    "red": Card("#B5191A", "#FFFFFF"),
    "orange": Card("#F07A16", "#201000"),
    "gray": Card("#BDBAB0", "#17262B"),
}


_INK: Final = "#17262B"
PENCILS: Final = {
    "purple": Card("#5F2A96", "#FFFFFF"),
    "blue": Card("#2188DE", "#FFFFFF"),
    "pink": Card("#F371AC", _INK),
    "green": Card("#0E7A4E", "#FFFFFF"),
}
"""The four lines of a sheet; unlike cards they are lighter by night, when they lie on dark ground."""
PENCILS_BY_NIGHT: Final = {
    "purple": Card("#8F62DD", "#0E1417"),
    "blue": Card("#5AB8FF", "#0E1417"),
    "pink": Card("#FF9AC6", _INK),
    "green": Card("#1F9A6B", "#0E1417"),
}


@dataclass(frozen=True)
class Palette:
    sheet: str
    sheet_line: str
    reference: str
    land: str
    street: str
    far: str
    park: str
    park_ink: str
    water: str
    water_edge: str
    water_ink: str
    ink: str
    ink_2: str
    halo: str
    outline: str
    rail: str
    place: str
    bridge: str
    badge: str
    badge_ink: str
    table: str
    table_line: str
    table_ink: str
    table_ink_2: str
    enamel: str
    on_enamel: str
    on_enamel_2: str
    signal: str
    tile: str
    track: str
    cards: Mapping[str, Card] = field(default_factory=lambda: CARDS)
    pencils: Mapping[str, Card] = field(default_factory=lambda: PENCILS)


LIGHT: Final = Palette(
    sheet="#FBF8F0",
    sheet_line="#D3CBB9",
    reference="#56646A",
    land="#F4EDDC",
    street="#EBE2CC",
    far="#DFE2C6",
    park="#D5E2BC",
    park_ink="#47612E",
    water="#BFDBE4",
    water_edge="#8DB8C6",
    water_ink="#2C6074",
    ink="#17262B",
    ink_2="#6B5C3F",
    halo="#FBF6EA",
    outline="#17262B",
    rail="#8D8F8C",
    place="#FFFDF6",
    bridge="#B9472F",
    badge="#FFFDF6",
    badge_ink="#17262B",
    table="#FBF8F0",
    table_line="#17262B",
    table_ink="#17262B",
    table_ink_2="#44545A",
    enamel="#0D4A4B",
    on_enamel="#FFFBF0",
    on_enamel_2="#BFD6D1",
    signal="#F2B233",
    tile="#FFFDF6",
    track="#3C474B",
)

DARK: Final = Palette(
    sheet="#182227",
    sheet_line="#2F3E45",
    reference="#98A6A8",
    land="#26333A",
    street="#2D3B42",
    far="#2B3C38",
    park="#263F38",
    park_ink="#8FBF9B",
    water="#13212B",
    water_edge="#35566A",
    water_ink="#86B4CB",
    ink="#F3EEE1",
    ink_2="#A99F86",
    halo="#1A252B",
    outline="#F3EEE1",
    rail="#7E8B90",
    place="#0E1417",
    bridge="#C9674F",
    badge="#FFFDF6",
    badge_ink="#17262B",
    table="#182227",
    table_line="#F3EEE1",
    table_ink="#F3EEE1",
    table_ink_2="#BFC9C9",
    enamel="#0D4A4B",
    on_enamel="#FFFBF0",
    on_enamel_2="#BFD6D1",
    signal="#FFC54D",
    tile="#33434B",
    track="#C9D1CE",
    pencils=PENCILS_BY_NIGHT,
)

_OF_PAGE: Final = ("enamel", "on_enamel", "on_enamel_2", "signal", "tile", "track")
_OF_MAP: Final = (
    *("land", "far", "park", "park_ink", "water", "water_edge", "water_ink", "ink", "ink_2", "halo", "outline"),
    *("rail", "place", "bridge"),
)
_PAINTED: Final[dict[str, Any]] = {
    **{role: f"var(--{role.replace('_', '-')})" for role in _OF_PAGE},
    **{role: f"var(--map-{role.replace('_', '-')})" for role in _OF_MAP},
}
PAGE: Final = Palette(
    **_PAINTED,
    sheet="var(--surface)",
    sheet_line="var(--line)",
    reference="var(--ink-3)",
    street="var(--map-land-2)",
    badge=LIGHT.badge,  # printed on cards, so the same by day and by night as they are
    badge_ink=LIGHT.badge_ink,
    table="var(--surface)",
    table_line="var(--map-outline)",
    table_ink="var(--ink)",
    table_ink_2="var(--ink-2)",
    cards={colour: Card(f"var(--card-{colour})", f"var(--on-{colour})") for colour in CARDS},
    pencils={
        pencil: Card(f"var(--pencil-{pencil})", _INK if pencil == "pink" else "var(--on-pencil)") for pencil in PENCILS
    },
)
"""Painted by the page the drawing is put into: its style sheet gives the colours, so one drawing is light and dark."""

THEMES: Final = {"light": LIGHT, "dark": DARK}
"""For pictures that stand alone."""
PALETTES: Final = {**THEMES, "page": PAGE}


SIGN: Final = (
    "'Peron Sign', 'Roboto Condensed', 'DIN Alternate', Bahnschrift, 'Liberation Sans Narrow', 'Arial Narrow', "
    "'Helvetica Neue', sans-serif"
)
"""Names, numbers, titles. What is put into a page has its face; a picture that stands alone takes what the machine has,
the most alike first."""
TEXT: Final = "'Peron Text', Roboto, -apple-system, 'Segoe UI', 'Noto Sans', 'Liberation Sans', Arial, sans-serif"
"""Labels of table rows, counts."""
