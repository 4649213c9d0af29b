"""The shape of a view of Metro. Imports the standard library only.

This module is never compiled: the schema of the view is read from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TileView:
    """A tile on the board: its kind, and by how many degrees it is turned clockwise."""

    square: str
    tile: str
    turn: int


@dataclass(frozen=True)
class WagonView:
    """A wagon and its line. It stands at a station or on a central rail, and is of a seat or of a company."""

    station: int | None
    """As numbered in the edition that is played with."""
    rail: int | None
    seat: int | None
    company: str | None
    square: str
    """The square in front of it."""
    finished: bool
    tiles: int
    """Tiles passed so far, each as often as it is passed."""
    points: int
    """What it has scored; while it is not finished, as many as it has tiles."""
    arrival: int | None
    """The station where it has ended."""
    centre: bool
    """Whether it has ended at the central station."""
    path: tuple[tuple[str, int, int], ...]
    """The tracks of the line in order: square, and the ends where it comes in and leaves."""


@dataclass(frozen=True)
class ShareView:
    """A share in somebody's hand; the company is None where the viewer does not know it."""

    percent: int
    company: str | None
    shown: bool
    """Whether it lies open and can no longer be exchanged (M20)."""
    points: int | None
    """What it is worth now."""


@dataclass(frozen=True)
class NumberView:
    """A number card and what it brings now (M22)."""

    number: int
    points: int


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


@dataclass(frozen=True)
class CompanyView:
    """A company with its points, and the value it would have now (M16)."""

    id: str
    points: int
    value: int
    wagon: bool
    """Whether its extra wagon can still be placed (M20)."""


@dataclass(frozen=True)
class ShareStackView:
    """The shares of one percentage on the table (M14)."""

    percent: int
    open: str
    points: int
    """What the open one would be worth now."""
    hidden: tuple[str | None, ...]
    """From the top down, as far as the viewer knows them."""


@dataclass(frozen=True)
class LineChange:
    """A line after a move."""

    wagon: int
    """Its place in the list of wagons; one past the end for a wagon that the move itself places."""
    tiles: int
    points: int
    finished: bool


@dataclass(frozen=True)
class MetroMove:
    """A move the viewer may make now, with what it does to lines."""

    move: int
    notation: str
    kind: str
    slot: int | None = None
    """The place of the tile in the hand, from 1; None for the one just drawn."""
    tile: str | None = None
    square: str | None = None
    turn: int | None = None
    rail: int | None = None
    percent: int | None = None
    company: str | None = None
    """Of the viewer's share that is exchanged or shown."""
    taken: str | None = None
    """What is exchanged for: the open share, or the hidden one."""
    lines: tuple[LineChange, ...] = ()


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
    moves: tuple[MetroMove, ...]
    ranks: tuple[int, ...] | None
