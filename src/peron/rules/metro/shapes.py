"""The shape of a view of Metro. Imports the standard library only.

This module is never compiled: the schema of the view is read from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from peron.rules.shapes import Message, quick

Path = tuple[str, ...]
"""Tracks in their order, each by its square and the ends where it comes in and leaves: `d325`."""


@quick
@dataclass(frozen=True)
class TileView:
    """A tile on the board: its kind, and by how many degrees it is turned clockwise."""

    square: str
    tile: str
    turn: int


@quick
@dataclass(frozen=True)
class WagonView:
    """A wagon and its line. It stands at a station or on a central rail, and is of a seat or of a company."""

    line: str
    """Its line, by where it starts and whose it is: `8-0` of the first seat, `c3-1` from a central rail, `8-yellow`."""
    station: int | None
    """As numbered in the edition that is played with."""
    rail: int | None
    seat: int | None
    company: str | None
    counts: int
    """How often its tiles count (M9): 0 until it is finished, then 1, or 2 when they are doubled."""
    tiles: int
    """Tiles passed so far, each as often as it is passed."""
    points: int
    """What it has scored; while it is not finished, as many as it has tiles."""
    stop: str
    """Where it stops: before the empty square `d3`; at a station, by its number; in the `centre`."""
    path: Path

    @property
    def finished(self) -> bool:
        return self.counts > 0


@quick
@dataclass(frozen=True)
class ShareView:
    """A share in somebody's hand; the company is None where the viewer does not know it."""

    percent: int
    company: str | None
    shown: bool
    """Whether it lies open and can no longer be exchanged (M20)."""
    points: int | None
    """What it is worth now."""


@quick
@dataclass(frozen=True)
class NumberView:
    """A number card and what it brings now (M22)."""

    number: int
    points: int


@quick
@dataclass(frozen=True)
class MetroPlayer:
    """What a viewer may know of a seat: what is hidden from them is None."""

    seat: int
    colour: str | None
    """None when the wagons are the companies'."""
    tiles: int
    """How many the seat holds, the one just drawn included."""
    hand: tuple[str | None, ...] | None
    """By slot; None in a slot that is empty."""
    drawn: str | None
    points: int | None
    """From lines; None when they are the companies'."""
    wagon: bool
    """Whether the extra wagon can still be placed (M18)."""
    shares: tuple[ShareView, ...]
    numbers: tuple[NumberView, ...] | None
    total: int | None


@quick
@dataclass(frozen=True)
class CompanyView:
    """A company with its points, and the value it would have now (M16)."""

    id: str
    points: int
    value: int
    wagon: bool
    """Whether its extra wagon can still be placed (M20)."""


@quick
@dataclass(frozen=True)
class ShareStackView:
    """The shares of one percentage on the table (M14)."""

    percent: int
    open: str
    points: int
    """What the open one would be worth now."""
    hidden: tuple[str | None, ...]
    """From the top down, as far as the viewer knows them."""


@quick
@dataclass(frozen=True)
class LineGrown:
    """What a move would do to a line, as the message `gain-grows`: it goes on."""

    kind: Literal["grows"]
    line: str
    """As wagons name it; a wagon that the move itself places is not among them yet."""
    tiles: int
    """That it would pass."""
    more: int
    """How many of them are new to it."""
    path: Path
    """The tracks that come on."""


@quick
@dataclass(frozen=True)
class LineFinished:
    """What a move would do to a line, as the message `gain-finishes` or `gain-doubles` (M9)."""

    kind: Literal["finishes", "doubles"]
    line: str
    tiles: int
    points: int
    stop: str
    """The station where it would end, by its number, or `centre`."""
    path: Path


@quick
@dataclass(frozen=True)
class MetroLay:
    """A way to lay a tile. Like all moves it is a message, `move-lay`, and these are its parameters."""

    kind: Literal["lay"]
    move: int
    slot: int
    """The place of the tile in the hand, from 1; 0 for the one just drawn."""
    square: str
    turn: int
    gains: tuple[LineGrown | LineFinished, ...]


@quick
@dataclass(frozen=True)
class MetroExchange:
    """A way to exchange a share (M15)."""

    kind: Literal["exchange"]
    move: int
    percent: int
    company: str
    """Of the share that is given."""
    taken: Literal["open", "hidden"]
    open: str
    """The company of the open share."""


@quick
@dataclass(frozen=True)
class MetroPlacing:
    """A way to put a wagon on a central rail (M19); with companies by showing a share (M20)."""

    kind: Literal["wagon"]
    move: int
    rail: int
    percent: int | None
    company: str | None
    gains: tuple[LineGrown | LineFinished, ...]


@quick
@dataclass(frozen=True)
class MetroPlain:
    """A move that says all by its kind."""

    kind: Literal["draw-tile", "pass"]
    move: int


MetroMove = MetroLay | MetroExchange | MetroPlacing | MetroPlain


@quick
@dataclass(frozen=True)
class MetroView:
    """The table as one viewer may know it."""

    game: str
    board: str
    seat: int | None
    phase: str
    actors: tuple[int, ...]
    first: int
    """The seat that began."""
    numbering: str
    direction: str
    hand: int
    modules: tuple[str, ...]
    tiles: tuple[TileView, ...]
    centre: tuple[TileView, ...]
    """The tiles on the central squares, as they lie (M21)."""
    stack: int
    wagons: tuple[WagonView, ...]
    players: tuple[MetroPlayer, ...]
    companies: tuple[CompanyView, ...]
    shares: tuple[ShareStackView, ...]
    exchange: str | None
    """Whether shares can be exchanged: open, paused (M15a) or closed; None without companies."""
    closing: int | None
    """With how many points the first company ends all exchanging (M15); None without companies."""
    turns: dict[str, int]
    """By kind of the viewer's tiles: in how many ways it may lie (M2, M11): turned by 0°, by 90° and so on."""
    loose: tuple[Path, ...]
    """Tracks that no wagon has come to, as far as they hang together."""
    prompt: Message
    """What is to be done now, or who is waited for."""
    moves: tuple[MetroMove, ...]
    ranks: tuple[int, ...] | None
