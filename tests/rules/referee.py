"""The referee: stands beside a game, knows what must always hold, and looks after every move.

A family brings its own referee by a row in `REFEREES`; `test_referee.py` plays the games it watches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

import peron
from tests.rules.london_referee import LondonReferee
from tests.rules.metro_referee import MetroReferee
from tests.rules.positions import Turn, walk
from tests.rules.ticket_referee import TicketReferee


class Referee(Protocol):
    """Watches one game from its start."""

    def check(self, state: peron.State) -> None:
        """What holds in every position."""

    def check_imagined(self, state: peron.State) -> None:
        """What holds in every position that a seat may imagine (`sample`)."""

    def watch(self, before: peron.State, seat: int, move: int, after: peron.State) -> None:
        """What holds for every move. Called for each move of the game in turn."""


REFEREES: dict[str, Callable[[peron.Game, int], Referee]] = {
    "ticket": TicketReferee,
    "nextstation": LondonReferee,
    "metro": MetroReferee,
}


def refereed(
    game: peron.Game, state: peron.State, referee: Referee, random: peron.Random, tempers: Sequence[str]
) -> Iterator[Turn]:
    """Play the state to its end at random, with the referee looking on."""
    referee.check(state)
    last: tuple[peron.State, int, int] | None = None
    for turn in walk(game, state, random, tempers):
        if last is not None:
            referee.watch(*last, turn.state)
            referee.check(turn.state)
        last = (turn.state.clone(), turn.seat, turn.move)
        yield turn
    if last is not None:
        referee.watch(*last, state)
        referee.check(state)
