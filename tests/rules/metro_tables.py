"""Tables of Metro set up as a test wants them: tiles in a given order, modules, and readable play.

Seats are named by letters, squares by column and row. Seat A begins and is yellow unless told otherwise, and the tiles
are handed out in turn order: with two players and one tile in hand the first is A's, the second B's.

>>> table = Table("dddd aaaa")
>>> table.play("A lay a1")
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import peron
from peron.rules.metro.game import MetroGame
from peron.rules.metro.shapes import MetroMove, MetroPlayer, MetroView, WagonView
from peron.rules.metro.state import MetroState

LETTERS = "ABCDEF"
COLOURS = ("yellow", "blue", "orange", "green", "purple", "black", "red", "white")
METRO: dict[str, Any] = json.loads(files("peron.rules").joinpath("titles/metro.json").read_text("utf-8"))
SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh" if f"{column}{row}" not in METRO["centre"]]

ALLOWED: list[dict[str, object]] = [
    {},
    {"companies": True},
    {"stations": True},
    {"tracks": True},
    {"numbers": 2},
    {"companies": True, "stations": True},
    {"companies": True, "tracks": True},
    {"stations": True, "numbers": 2},
    {"tracks": True, "numbers": 2},
]
"""The sets of modules that go together."""
VARIANTS: list[dict[str, object]] = [
    {"direction": direction, "hand": hand} for direction, hand in product(("arrow", "free"), (1, 2, 3))
]


def metro() -> MetroGame:
    game = peron.game("metro")
    assert isinstance(game, MetroGame)
    return game


def named(options: Mapping[str, object]) -> str:
    """A short name of options for the lists of tests."""
    return " ".join(str(name) if value is True else f"{name}-{value}" for name, value in options.items()) or "base"


class Table:
    """A game of Metro under the eyes of a test."""

    def __init__(
        self,
        tiles: str = "",
        players: int = 2,
        seed: int = 0,
        deal: Mapping[str, object] | None = None,
        options: Mapping[str, object] | None = None,
        **more: object,
    ) -> None:
        self.game = metro()
        fixed: dict[str, object] = {"first": 0, "tiles": tiles.split(), **(deal or {})}
        self.state: MetroState = self.game.new(players, seed, {**(options or {}), **more}, fixed)
        self.state.listening = True
        self.events: list[peron.Event] = []
        """Of the last move."""

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Moves as in a record: `A lay d3`."""
        for line in lines:
            letter, _, text = line.partition(" ")
            self.events = list(self.state.apply(LETTERS.index(letter), self.game.parse(self.state, text)))

    def lay(self, squares: str) -> None:
        """Everybody in turn lays the first tile of the hand, on these squares."""
        for square in squares.split():
            self.play(f"{LETTERS[self.state.seat]} lay {square}")

    def play_at_random(self, seed: int = 1, most: int = 10_000) -> None:
        random = peron.Random(seed)
        while not self.state.is_over() and most > 0:
            seat = self.state.actors()[0]
            moves = self.state.moves(seat)
            self.state.apply(seat, moves[random.below(len(moves))])
            most -= 1

    def refused(self, line: str) -> tuple[str, str]:
        """Rule and key of why the move is refused."""
        letter, _, text = line.partition(" ")
        move = self.game.parse(self.state, text)
        with pytest.raises(peron.IllegalMove) as refused:
            self.state.apply(LETTERS.index(letter), move)
        reason = refused.value.reason
        assert self.state.why_not(LETTERS.index(letter), move) == reason
        return reason.rule, reason.key

    def why(self, line: str) -> Mapping[str, object]:
        """The parameters of why the move is refused."""
        letter, _, text = line.partition(" ")
        reason = self.state.why_not(LETTERS.index(letter), self.game.parse(self.state, text))
        assert reason is not None
        return reason.params

    def legal(self, letter: str = "A", beginning: str = "") -> list[str]:
        """The texts of the legal moves of a seat that begin so."""
        texts = [self.game.notation(self.state, move) for move in self.state.moves(LETTERS.index(letter))]
        return [text for text in texts if text.startswith(beginning)]

    def squares(self, letter: str = "A") -> set[str]:
        """Where the seat may lay something."""
        return {text.replace(" turn", "").split()[-1] for text in self.legal(letter, "lay") if "turn" not in text}

    # --- looking -----------------------------------------------------------------------------------------------------

    def view(self, letter: str | None = None) -> MetroView:
        view: MetroView = self.state.view(None if letter is None else LETTERS.index(letter))
        return view

    def player(self, letter: str, viewer: str | None = None) -> MetroPlayer:
        return self.view(viewer or letter).players[LETTERS.index(letter)]

    def points(self) -> list[int | None]:
        return [player.points for player in self.view().players]

    def wagon(self, number: int) -> WagonView:
        """The wagon at a station."""
        return next(wagon for wagon in self.view().wagons if wagon.station == number)

    def on_rail(self, number: int) -> WagonView:
        """The wagon on a central rail."""
        return next(wagon for wagon in self.view().wagons if wagon.rail == number)

    def move(self, line: str) -> MetroMove:
        """A legal move as the view of its seat has it."""
        letter, _, text = line.partition(" ")
        number = self.game.parse(self.state, text)
        return next(move for move in self.view(letter).moves if move.move == number)

    def told(self, key: str) -> list[peron.Event]:
        return [event for event in self.events if event.key == key]


def squares_of(path: Iterable[str]) -> list[str]:
    """The squares that a path leads over."""
    return [track[:2] for track in path]


def shares(*stacks: str) -> list[list[str]]:
    """The deal of shares: companies of the 10, 20, 30 and 40 % stack in order."""
    return [stack.split() for stack in stacks]


def totals_by_key(state: peron.State, seat: int) -> Mapping[str, int]:
    """The points of a seat by kind of score line."""
    lines = state.scores()[seat].lines
    return {key: sum(line.points for line in lines if line.key == key) for key in {line.key for line in lines}}
