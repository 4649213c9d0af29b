"""What a family of games tells at the terminal. Imports the contract and the screen.

The loop, the prompt, the commands and the numbers are the same for all games; here is what each family fills in.
Nothing in it decides a rule: what is legal, why not and what it brings is asked of the state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from peron.cli.screen import Cell
from peron.cli.telling import Telling
from peron.cli.typed import Vocabulary
from peron.rules.contract import BadNotation, Event, Reason, State


class Decision(ABC):
    """One decision of one seat: what it knows, its moves by number, and all that can be asked of them.

    The order of the moves is always the same and every entry is legal, so "1" is a move at any time.
    """

    told: Telling
    entries: Sequence[tuple[int, ...]]
    """By number, from 1: a move, or several ways to do the same thing."""

    @abstractmethod
    def heading(self) -> str:
        """What is to be decided."""

    @abstractmethod
    def show(self) -> None:
        """The table and the numbered moves."""

    @abstractmethod
    def show_board(self) -> None:
        """The whole board, with what a decision does not need at once."""

    @abstractmethod
    def entry(self, number: int) -> str:
        """An entry as a sentence, without a full stop."""

    @abstractmethod
    def move(self, move: int) -> str:
        """A legal move as a sentence, without a full stop."""

    @abstractmethod
    def points(self) -> str:
        """How many points everybody has, for one who leaves."""

    @abstractmethod
    def show_ways(self, number: int) -> None:
        """The ways of an entry that has several, numbered."""

    def ways_prompt(self, number: int) -> str:
        """What is asked then."""
        return self.told.texts.say("play-way-prompt", last=len(self.entries[number - 1]))

    def no_way(self, number: int) -> str:
        """There is no way of that number."""
        return self.told.texts.say("play-no-way", last=len(self.entries[number - 1]))

    def reason(self, move: int, reason: Reason) -> str:
        """Why a move is not legal, without the rule's id."""
        return self.told.texts.reason(reason, self.told.scene)

    def meant(self, bad: BadNotation) -> int | None:
        """The number of the entry that an incomplete move names, if it is clear which."""
        return None


class Family(ABC):
    """A family of games, told to one person or to everybody."""

    told: Telling
    vocabulary: Vocabulary

    @abstractmethod
    def decision(self, state: State, seat: int) -> Decision:
        """What a seat has to decide now."""

    @abstractmethod
    def aims(self) -> list[str]:
        """How the game is played, in a few sentences."""

    @abstractmethod
    def help(self) -> list[tuple[str, Cell]]:
        """What can be typed in this family alone: an example, and what it does."""

    @property
    @abstractmethod
    def example(self) -> str:
        """A move as it can be typed."""

    @property
    @abstractmethod
    def rule(self) -> str:
        """The id of a rule, as an example."""

    def rating(self, state: State) -> str:
        """What is said of a finished game besides its score; empty where that says it all."""
        return ""

    def retold(self, event: Event) -> Event:
        """An event with its parameters as this family shows them."""
        return event
