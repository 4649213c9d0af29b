"""Search over what a seat may believe: Monte Carlo over `State.sample`, by halving the field of moves.

Again and again everything the seat cannot know is dealt anew, and every move still in the field is tried on that same
deal, the game being finished sensibly by a playbook. The field starts with all candidates; whenever a share of the
budget is spent, the half that did worse is dropped, so that most of the thought goes into the moves hardest to tell
apart. Trying all moves on the same deals compares them without the luck of the deal. Imports the contract only; what
is particular to a game is in its playbook.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.bot import Bot
from peron.rules.contract import State
from peron.rules.random import Random


class Playbook(ABC):
    """What search has to know of a game: moves worth looking at, and a quick sensible way to play on."""

    @abstractmethod
    def candidates(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Write the legal moves worth searching to `out`; returns how many, one at least."""

    @abstractmethod
    def play_on(self, state: State, random: Random) -> None:
        """Play a state to its end."""

    @abstractmethod
    def reward(self, state: State, seat: i64) -> float:
        """How good the end is for a seat, from 0 to 1."""


class Candidate:
    """A move in the field, with the rewards it has earned; all in the field have seen the same deals."""

    def __init__(self, move: i64) -> None:
        self.move: i64 = move
        self.earned: float = 0.0


class Search:
    """Searches from one seat's place at the table."""

    def __init__(self, playbook: Playbook, action_space: int, random: Random) -> None:
        self.playbook: Playbook = playbook
        self.random: Random = random
        self.moves: vec[i64] = vec[i64]([0] * action_space)
        self.iterations: int = 0
        """How many games the last search has played to their end."""

    def best_move(self, state: State, seat: int, iterations: int, seconds: float) -> int:
        """The move that is left when the budget is spent; a budget of 0 iterations or seconds is no limit."""
        assert iterations > 0 or seconds > 0.0
        self.iterations = 0
        n = self.playbook.candidates(state, seat, self.moves)
        field = [Candidate(self.moves[i]) for i in range(n)]
        rounds = (len(field) - 1).bit_length()
        start = perf_counter()
        for number in range(1, rounds + 1):
            part = number / rounds
            while True:
                self.try_all(field, state, seat)
                if iterations > 0 and self.iterations >= part * iterations:
                    break
                if seconds > 0.0 and perf_counter() - start >= part * seconds:
                    break
            field.sort(key=lambda candidate: -candidate.earned)
            field = field[: (len(field) + 1) // 2]
        return field[0].move

    def try_all(self, field: list[Candidate], origin: State, seat: i64) -> None:
        """One deal, on which every move of the field is tried."""
        deal = origin.sample(seat, self.random)
        for candidate in field:
            state = deal.clone()
            state.step(seat, candidate.move)
            self.playbook.play_on(state, self.random)
            candidate.earned += self.playbook.reward(state, seat)
            self.iterations += 1


class SearchBot(Bot):
    def __init__(self, playbook: Playbook, action_space: int, seed: int, iterations: int, seconds: float) -> None:
        self.name = "search"
        self.search: Search = Search(playbook, action_space, Random(seed))
        self.iterations: int = iterations
        self.seconds: float = seconds

    def choose(self, state: State, seat: int) -> int:
        return self.search.best_move(state, seat, self.iterations, self.seconds)
