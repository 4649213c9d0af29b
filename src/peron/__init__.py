"""Peron: city-transit board games to play, host and study.

>>> import peron
>>> game = peron.game("berlin")
>>> state = game.new(players=2, seed=7)
>>> while not state.is_over():
...     seat = state.actors()[0]
...     events = state.apply(seat, state.moves(seat)[0])
>>> state.result().ranks
(1, 2)
"""

from os import environ

if environ.get("PERON_INTERPRETED"):
    from peron._sources import use_sources

    use_sources()

from peron.rules.catalogue import game, games
from peron.rules.contract import Event, Game, IllegalMove, PeronError, Reason, Result, Score, State
from peron.rules.random import Random
from peron.rules.record import Record

if environ.get("PERON_TITLES"):
    from peron.boards.folder import add_titles, named_folder

    # Files that cannot be played are left out; the commands say what is wrong with them.
    add_titles(named_folder(environ))

__version__ = "0.1.0"
__all__ = [
    "Event",
    "Game",
    "IllegalMove",
    "PeronError",
    "Random",
    "Reason",
    "Record",
    "Result",
    "Score",
    "State",
    "game",
    "games",
]
