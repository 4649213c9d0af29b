"""Learning the weights of a city anew: so many games or minutes, measured on the way, and the file they make."""

from __future__ import annotations

import json
import sys
from array import array
from base64 import b64encode
from collections.abc import Callable, Mapping
from statistics import fmean
from time import process_time
from typing import Final

from peron.bots.nextstation.search import LookAheadBot
from peron.bots.nextstation.weights import LANES, Weights
from peron.lab.learning import LearningResult, Measurement
from peron.lab.nextstation.learner import Learner
from peron.rules.contract import BadSetup, Game
from peron.rules.nextstation.game import NextStationGame

FIRST_RATE: Final = 0.0008
LAST_RATE: Final = 0.00005
"""The size of a step in the beginning and in the end."""
BATCH: Final = 16
"""Games from one look at the clock to the next."""
MEASURED: Final = 400
"""Games of a measurement."""
FIRST_SEED: Final = 1_000_000
"""Of the games that are measured: deals that are not learned from."""
MEASUREMENTS: Final = 10
MEASURED_WITH: Final[tuple[Mapping[str, object], ...]] = ({}, {"objectives": True, "powers": True})
COLUMNS: Final = 116
"""Characters of a line of the file."""


def learn(
    of: Game,
    seed: int = 1,
    minutes: float = 0.0,
    games: int = 0,
    measured: int = MEASURED,
    progress: Callable[[float], None] = lambda part: None,
    told: Callable[[Measurement], None] = lambda measurement: None,
) -> LearningResult:
    """Learn from so many games, or for so many minutes of processor time. Ctrl-C ends it with what is learned so far.

    The same seed and number of games make the same weights; how many games fit into a minute is up to the machine.
    """
    assert isinstance(of, NextStationGame)
    if (minutes > 0) == (games > 0):
        raise BadSetup("learn-length")
    run = _Run(of, seed, 60.0 * minutes, games)
    found: list[Measurement] = []
    interrupted = False
    try:
        while True:
            if run.part() * MEASUREMENTS >= len(found):
                found.append(run.measure(measured))
                told(found[-1])
            if run.part() >= 1.0:
                break
            run.go_on()
            progress(run.part())
    except KeyboardInterrupt:
        interrupted = True
    file = weights_file(of.board_id(), tuple(run.learner.numbers()))
    return LearningResult(
        of.id, of.board_id(), seed, run.played, run.spent, interrupted, MEASURED_WITH, tuple(found), file
    )


class _Run:
    def __init__(self, of: NextStationGame, seed: int, seconds: float, games: int) -> None:
        self.of = of
        self.seconds = seconds
        self.games = games
        self.learner = Learner(of.city, seed)
        self.played = 0
        self.spent = 0.0

    def part(self) -> float:
        """How much of the run is over, up to 1."""
        return min(1.0, self.played / self.games if self.games else self.spent / self.seconds)

    def go_on(self) -> None:
        """Some games more. The steps grow smaller, evenly on a scale of factors."""
        batch = min(BATCH, self.games - self.played) if self.games else BATCH
        start = process_time()
        self.learner.play(batch, FIRST_RATE * (LAST_RATE / FIRST_RATE) ** self.part())
        self.spent += process_time() - start
        self.played += batch

    def measure(self, games: int) -> Measurement:
        weights = self.learner.weights
        means = tuple(mean_score(self.of, weights, games, options) for options in MEASURED_WITH)
        return Measurement(self.played, self.spent, means)


def mean_score(of: NextStationGame, weights: Weights, games: int, options: Mapping[str, object]) -> float:
    """What the bot makes alone with these weights when it does not look ahead."""
    bot = LookAheadBot(of.city, weights, 0, 1, 0.0)
    totals = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        state = of.new(1, seed, options)
        while not state.is_over():
            state.apply(0, bot.choose(state, 0))
        totals.append(int(state.total(0)))
    return fmean(totals)


def weights_file(board: str, weights: tuple[int, ...]) -> str:
    """The text of the file that the bot reads on this board: two bytes for a weight, the lower one first."""
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    text = b64encode(numbers.tobytes()).decode()
    lines = [text[at : at + COLUMNS] for at in range(0, len(text), COLUMNS)]
    return json.dumps({"board": board, "lanes": LANES, "weights": lines}, indent=0) + "\n"
