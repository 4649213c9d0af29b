"""A game told at the terminal, and what a family adds to that: its drawing. Imports the contract, texts and the screen.

The loop, the commands and the numbers are the same for all games, and so are the sentences: moves, prompts, events and
scores are messages of the rules. Nothing here decides a rule: what is legal, why not and what it brings is in the view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from rich.text import Text

from peron.cli.screen import Cell, Fact, Screen
from peron.cli.typed import Vocabulary
from peron.rules.contract import SEATS, Game, Message, Result, State
from peron.rules.verdict import verdict_of
from peron.text import Scene, Texts, Words
from peron.text.figures import signed, written

Menu = Sequence[tuple[Any, ...]]
"""Legal moves by number, from 1; those that are ways to do the same thing are one entry."""
Help = tuple[Sequence[str], Mapping[str, object]]
"""Keys below `play-help-`, and the parameters of their messages."""


class Family(ABC):
    """A family of games, told to one seat, or to somebody who looks on."""

    words: Words
    example: str
    """A move as it can be typed."""
    rule: ClassVar[str]
    """The id of a rule, as an example."""
    typed: ClassVar[str]
    """The message that lists its words."""
    shorthands: ClassVar[Sequence[tuple[str, str]]] = ()
    """What may be left out or written in another way, as patterns."""
    order: ClassVar[Sequence[str]]
    """The kinds of moves, as they are offered."""
    ways: ClassVar[Mapping[str, str]] = {}
    """By kind: moves with the same value there are ways to do the same thing."""

    follows: ClassVar[Sequence[str]] = ()
    """Events that happen by themselves after a move: they are told on the same line."""
    unsaid: ClassVar[Sequence[str]] = ()
    """Events that the table shows anyway, or that are told in full as soon as everybody has decided."""

    def __init__(
        self, texts: Texts, screen: Screen, game: Game, names: tuple[str, ...], seat: int | None = None
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.game = game
        self.words = texts.words(Scene(game, names, seat))
        self.say = self.words.say

    @cached_property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.texts, [self.typed], {}, self.shorthands)

    def seat(self, seat: int) -> str:
        """`B greedy`, and for the one who reads `A You`."""
        name = self.say("table-you") if seat == self.words.scene.seat else self.words.player(seat)
        return f"{SEATS[seat]} {name}" if name != SEATS[seat] else name

    def sentence(self, move: Any) -> str:
        """A legal move with what it brings, without a full stop."""
        told = self.words.move(move)
        gains = "; ".join(map(self.words.gain, getattr(move, "gains", ())))
        return self.say("move-does", move=told, does=gains) if gains else told

    def menu(self, view: Any) -> Menu:
        """The legal moves of a view in the order in which they are offered. Every entry is legal, so "1" is a move at
        any time."""
        moves = sorted(view.moves, key=lambda move: (self.order.index(move.kind), *self.rank(view, move)))
        return alike(moves, lambda move: getattr(move, self.ways.get(move.kind, "move")))

    # --- what has happened, and how it ends ---------------------------------------------------------------------------

    def news(self, events: Sequence[Message]) -> list[str]:
        """A line for everything somebody did, with what followed from it."""
        beats: list[list[Message]] = []
        for event in events:
            if event.key in self.follows and beats:
                beats[-1].append(event)
            elif event.key not in self.unsaid:
                beats.append([event])
        return [" ".join(map(self.words.message, beat)) for beat in beats]

    def show_end(self, state: State, result: Result, conceded: Sequence[int] = ()) -> None:
        """The score of every seat, best first; and if the game is over who wins."""
        self.screen.heading(self.say("score-heading" if state.is_over() else "score-heading-open"))
        rows: list[list[Cell]] = []
        for score in sorted(state.scores(), key=lambda one: result.ranks[one.seat]):
            lines = [(self.words.message(line), signed(line.points)) for line in score.lines]
            total = self.say("score-total"), written(score.total)
            if self.screen.plain:
                self.screen.say(self.seat(score.seat))
                self.screen.facts([*lines, total])
            rows.append([Text(self.seat(score.seat), "bold"), ""])
            rows += [[f"  {label}", points] for label, points in lines]
            rows += [[Text(f"  {total[0]}", "bold"), Text(total[1], "bold")], ["", ""]]
        if not self.screen.plain:
            self.screen.table(["", ""], rows, right=(1,))
        if state.is_over():
            self.screen.say(self.words.message(verdict_of(self.game, result, conceded)), "bold", indent=1)

    # --- what each family fills in ------------------------------------------------------------------------------------

    def rank(self, view: Any, move: Any) -> tuple[Any, ...]:
        """The order of moves of one kind."""
        return ()

    @abstractmethod
    def facts(self, view: Any, menu: Menu) -> Sequence[Fact]:
        """What is said of the table as its viewer sees it. In plain lines there is no picture: there this says all."""

    def picture(self, view: Any, menu: Menu) -> Sequence[Text]:
        """What is drawn of the table."""
        return ()

    def label(self, view: Any, move: Any) -> Text:
        """A move in a few signs, beside its number, or as a sentence."""
        return Text(self.sentence(move))

    @abstractmethod
    def board(self, view: Any) -> None:
        """Show what a decision does not need at once."""

    @abstractmethod
    def help(self, view: Any) -> Help:
        """How the game is played with the options of this table, and what can be typed in it."""


def alike(things: Iterable[Any], key: Callable[[Any], object]) -> list[tuple[Any, ...]]:
    """Things with the same key together, in the order of the first of each."""
    groups: dict[object, list[Any]] = {}
    for thing in things:
        groups.setdefault(key(thing), []).append(thing)
    return [tuple(group) for group in groups.values()]
