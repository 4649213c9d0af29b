"""Tables of London set up as a test wants them: cards in a given order, pencils, modules, and readable play.

Seats are named by letters, cards by their symbols, `u-` before those of the underground:

>>> table = Table("u-circle square")
>>> table.play("A draw A3-D3")
>>> table.line().stations
('A3', 'D3')
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import pytest

import peron
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.shapes import LineView, NextStationView, SheetMove, SheetView
from peron.rules.nextstation.state import NextStationState

LETTERS = "ABCD"
SYMBOLS = ("square", "triangle", "pentagon", "circle")
PENCILS = ("purple", "blue", "pink", "green")
POWERS = ("joker", "again", "switch", "double")
CARDS = [f"{kind}-{symbol}" for kind in ("street", "underground") for symbol in (*SYMBOLS, "joker")] + ["street-switch"]
LONDON: dict[str, Any] = json.loads(files("peron.rules").joinpath("titles/london.json").read_text("utf-8"))

LINE_OF_20 = (
    "u-triangle u-joker square pentagon u-pentagon u-square u-circle",
    "B1-D3 D3-D7 D7-C8 B1-B2 A1-B2 C6-C8 A1-A3",
)
"""The cards of a round, and a green line with 6 districts, 3 stations in one and one crossing: 6 x 3 + 2 = 20."""


def london() -> NextStationGame:
    game = peron.game("london")
    assert isinstance(game, NextStationGame)
    return game


def cards(text: str) -> list[str]:
    return [card.replace("u-", "underground-") if card.startswith("u-") else f"street-{card}" for card in text.split()]


class Table:
    """A game of London under the eyes of a test. Seat A draws green, purple, blue, pink unless told otherwise."""

    def __init__(
        self,
        *rounds: str,
        players: int = 1,
        pencils: str = "green purple blue pink",
        powers: Mapping[str, str] | None = None,
        objectives: Sequence[str] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = london()
        options: dict[str, object] = {"pencils": pencils}
        deal: dict[str, object] = {"cards": [cards(order) for order in rounds]}
        if powers is not None:
            options["powers"] = True
            rest = [power for power in POWERS if power not in powers.values()]
            deal["powers"] = [powers[pencil] if pencil in powers else rest.pop(0) for pencil in PENCILS]
        if objectives is not None:
            options["objectives"] = True
            deal["objectives"] = list(objectives)
        self.state: NextStationState = self.game.new(players, seed, options, deal)
        self.state.listening = True
        self.events: list[peron.Event] = []
        """Of the last move."""

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Moves as in a record: `A draw D3-E4`."""
        for line in lines:
            letter, _, text = line.partition(" ")
            self.events = list(self.state.apply(LETTERS.index(letter), self.game.parse(self.state, text)))

    def draw(self, sections: str) -> None:
        """Seat A draws these sections, turn by turn."""
        for section in sections.split():
            self.play(f"A draw {section}")

    def skip_round(self) -> None:
        """Everybody lets all cards of the round pass."""
        now = self.state.round
        while self.state.round == now and not self.state.is_over():
            seat = self.state.actors()[0]
            self.state.apply(seat, self.state.moves(seat)[0])

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

    def legal(self, letter: str = "A", ending: str = "") -> list[str]:
        """The texts of the legal moves of a seat that end so."""
        texts = [self.game.notation(self.state, move) for move in self.state.moves(LETTERS.index(letter))]
        return [text for text in texts if text.endswith(ending)]

    def offers(self, letter: str = "A") -> dict[str, SheetMove]:
        """The moves of a seat's view, by their texts."""
        return {self.game.notation(self.state, move.move): move for move in self.view(letter).moves}

    def sections(self, letter: str = "A") -> set[str]:
        """The sections that the seat may draw plainly."""
        return {text.removeprefix("draw ") for text in self.legal(letter) if len(text.split()) == 2 and "draw" in text}

    # --- looking -----------------------------------------------------------------------------------------------------

    def view(self, letter: str | None = None) -> NextStationView:
        view: NextStationView = self.state.view(None if letter is None else LETTERS.index(letter))
        return view

    def sheet(self, letter: str = "A") -> SheetView:
        return self.view(letter).sheets[LETTERS.index(letter)]

    def line(self, letter: str = "A") -> LineView:
        return self.sheet(letter).line

    def told(self, key: str) -> list[peron.Event]:
        return [event for event in self.events if event.key == key]
