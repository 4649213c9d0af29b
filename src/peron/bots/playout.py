"""Random playouts over the contract: the plainest use of a game, and the yardstick of its speed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import NOBODY, State
from peron.rules.random import Random


def random_playout(state: State, random: Random, buffer: vec[i64]) -> int:
    """Play a state to its end by uniformly random moves; returns how many. `buffer` is as long as the action space."""
    played: i64 = 0
    seat = state.actor()
    while seat != NOBODY:
        n = state.legal(seat, buffer)
        state.step(seat, buffer[random.below(n)])
        played += 1
        seat = state.actor()
    return played


def buffer_for(action_space: int) -> vec[i64]:
    return vec[i64]([0] * action_space)
