"""The shape of a view of the family. Imports the shape of messages only.

This module is never compiled: the schema of the view is read from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from peron.rules.shapes import Message, quick


@dataclass(frozen=True)
class RankBand:
    """The points of a rank in a game alone; None where nothing bounds them (N23)."""

    least: int | None
    most: int | None


@dataclass(frozen=True)
class Worth:
    """What is the same in every game in a city: the cards of its deck, and what things are worth."""

    deck: tuple[str, ...]
    crossing: int
    """A section under the river (N16)."""
    sites: tuple[int, ...]
    """The tourist track, by how many of its places are circled, from one on (N17)."""
    interchanges: tuple[int, int, int]
    """A station with two, three and four lines (N18)."""
    objective: int
    module: int
    """What each module takes off in a game alone (N22): below 0."""
    ranks: tuple[RankBand, ...]


@quick
@dataclass(frozen=True)
class LineView:
    """A line of one colour, and what it is scored by (N16). Stations and sections are named as on the map."""

    pencil: str
    start: str
    stations: tuple[str, ...]
    sections: tuple[str, ...]
    ends: tuple[str, ...]
    """Where it can go on; none once it is scored."""
    districts: int
    most: int
    river: int
    """The points for its sections under the river; with `districts` times `most` they are its points."""
    marked: str | None
    """The station that counts as two."""
    points: int


@quick
@dataclass(frozen=True)
class ObjectiveView:
    """How far a network is with an objective (N20)."""

    id: str
    have: int
    need: int
    points: int


@quick
@dataclass(frozen=True)
class SheetView:
    """One seat's sheet. What a viewer may not know is None: `decision`, `first`, `marking` of others."""

    seat: int
    pencils: tuple[str, ...]
    """The pencils of this seat by round (N3)."""
    pencil: str
    power: str | None
    """The power of the pencil in hand."""
    power_used: bool
    decided: bool
    line: LineView
    """The line of this round; of the last one when the game is over."""
    lines: tuple[LineView, ...]
    """The lines of earlier rounds."""
    interchanges: dict[str, int]
    """Stations by how many lines they have, from 2 on, the line of this round included."""
    sites: int
    """Places circled on the tourist track, the line of this round included."""
    site_points: int
    interchange_points: tuple[int, int, int]
    """For stations with two, three and four lines."""
    objectives: tuple[ObjectiveView, ...]
    modules: int
    """What modules take off in a game alone (N22)."""
    total: int
    decision: Message | None
    """What is decided and not yet shown; its `sections` are those that will be drawn."""
    first: str | None
    """The first of two sections, noted."""
    marking: str | None
    """The station that is marked, noted."""


@quick
@dataclass(frozen=True)
class SheetGain:
    """What a section brings beside points: as the message `gain-district` and so on."""

    kind: Literal["district", "river", "site"]


@quick
@dataclass(frozen=True)
class InterchangeGain:
    """A station that comes to have so many lines: as the message `gain-interchange`."""

    lines: int
    kind: Literal["interchange"] = "interchange"


@quick
@dataclass(frozen=True)
class SheetMove:
    """A move the viewer may make now: a message, `move-` and its kind. With the points of the line before and after."""

    move: int
    kind: str
    """skip, draw, first (of two), mark, mark-none."""
    section: str | None = None
    start: str | None = None
    """The station a section starts at."""
    station: str | None = None
    """The station it leads to, or that is marked."""
    power: str | None = None
    before: int = 0
    after: int = 0
    parts: tuple[int, int, int] = (0, 0, 0)
    """What `after` is made of (N16): districts, most stations in one of them, points for the river."""
    total: int = 0
    """The whole score after it, as if the game ended then."""
    gains: tuple[SheetGain | InterchangeGain, ...] = ()


@quick
@dataclass(frozen=True)
class SoloView:
    """How a game alone is rated (N23)."""

    rank: int
    """From 0, the lowest."""
    missing: int | None
    """Points to the next rank; None for the highest."""


@quick
@dataclass(frozen=True)
class NextStationView:
    """The table as one viewer may know it."""

    game: str
    board: str
    seat: int | None
    phase: str
    round: int
    turn: int
    actors: tuple[int, ...]
    card: str
    """The card of this turn."""
    switch: str
    """The switch card in this round: unseen, in-force or ignored in this turn (N7), or past."""
    revealed: tuple[str, ...]
    """In their order. All other cards of the deck are still to come in this round."""
    undergrounds: int
    powers: dict[str, str]
    """By pencil; empty without the module."""
    sheets: tuple[SheetView, ...]
    prompt: Message
    """What is to be done now, or who is waited for."""
    moves: tuple[SheetMove, ...]
    ranks: tuple[int, ...] | None
    solo: SoloView | None
    """At the end of a game alone."""
