"""Search over what a seat may believe: Monte Carlo over `State.sample`, by halving the field of lines.

A line is a move together with what its player is set on afterwards: a card is only worth as much as what it is taken
for. Again and again everything the seat cannot know is dealt anew, and every line still in the field is tried on that
same deal, the game being finished sensibly by a playbook. The field starts with all lines worth a thought; whenever a
share of the budget is spent, the half that did worse is dropped, so that most of the thought goes into the lines
hardest to tell apart. Trying all on the same deals compares them without the luck of the deal. Imports the contract
only; what is particular to a game is in its playbook.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.rules.contract import State
from peron.rules.random import Random

FEWEST: Final = 4
"""Iterations for each line at least: a small budget looks at fewer lines, because a single deal says nothing."""


class Playbook(ABC):
    """What search has to know of a game: lines worth looking at, and a quick sensible way to play on.

    An intent says what the player of a line is set on, as a number that only the playbook understands.
    """

    @abstractmethod
    def lines(self, state: State, seat: i64, moves: vec[i64], intents: vec[i64]) -> i64:
        """Write the legal moves and the intents of the lines worth searching, plain moves first; returns how many."""

    @abstractmethod
    def study(self, state: State, seat: i64) -> None:
        """Before a search: take in what this seat can tell about the others by what they did."""

    @abstractmethod
    def suppose(self, deal: State, seat: i64, random: Random) -> None:
        """Change what is hidden from the seat in a deal, so that it is as likely as the others' play makes it."""

    @abstractmethod
    def play_on(self, state: State, seat: i64, intent: i64, random: Random) -> None:
        """Play a state to its end, the seat by its intent."""

    @abstractmethod
    def reward(self, state: State, seat: i64) -> float:
        """How good the end is for a seat, from 0 to 1."""


class Line:
    """A line in the field, with the rewards it has earned; all in the field have seen the same deals."""

    def __init__(self, move: i64, intent: i64) -> None:
        self.move: i64 = move
        self.intent: i64 = intent
        self.earned: float = 0.0


class Search:
    """Searches from one seat's place at the table."""

    def __init__(self, playbook: Playbook, action_space: int, random: Random) -> None:
        self.playbook: Playbook = playbook
        self.random: Random = random
        self.moves: vec[i64] = vec[i64]([0] * action_space)
        self.intents: vec[i64] = vec[i64]([0] * action_space)
        self.iterations: int = 0
        """How many games the last search has played to their end."""

    def best_move(self, state: State, seat: int, iterations: int, seconds: float) -> int:
        """The move that is left when the budget is spent; a budget of 0 iterations or seconds is no limit."""
        assert iterations > 0 or seconds > 0.0
        self.iterations = 0
        n = self.playbook.lines(state, seat, self.moves, self.intents)
        field = [Line(self.moves[i], self.intents[i]) for i in range(n)]
        if iterations > 0:
            field = field[: max(2, iterations // FEWEST)]
        self.playbook.study(state, seat)
        rounds = (len(field) - 1).bit_length()
        start = perf_counter()
        for number in range(1, rounds + 1):
            if agree(field):
                break
            part = number / rounds
            while True:
                self.try_all(field, state, seat)
                if iterations > 0 and self.iterations >= part * iterations:
                    break
                if seconds > 0.0 and perf_counter() - start >= part * seconds:
                    break
            field.sort(key=lambda line: -line.earned)
            field = field[: (len(field) + 1) // 2]
        return field[0].move

    def try_all(self, field: list[Line], origin: State, seat: i64) -> None:
        """One deal, on which every line of the field is tried."""
        deal = origin.sample(seat, self.random)
        self.playbook.suppose(deal, seat, self.random)
        for line in field:
            state = deal.clone()
            state.step(seat, line.move)
            self.playbook.play_on(state, seat, line.intent, self.random)
            line.earned += self.playbook.reward(state, seat)
            self.iterations += 1


def agree(field: list[Line]) -> bool:
    """Whether all lines begin with the same move: then there is nothing left to decide."""
    return all(line.move == field[0].move for line in field)


class SearchBot(Bot):
    def __init__(self, playbook: Playbook, action_space: int, seed: int, iterations: int, seconds: float) -> None:
        self.name = "search"
        self.search: Search = Search(playbook, action_space, Random(seed))
        self.iterations: int = iterations
        self.seconds: float = seconds

    def choose(self, state: State, seat: int) -> int:
        return self.search.best_move(state, seat, self.iterations, self.seconds)

    def effort(self) -> int:
        return self.search.iterations
