"""Positions to try things on: games played at random over the contract, and what makes two states the same.

Knows no game: everything here works for any `peron.Game`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

import peron
from tests.rules.log_games import options_of

TEMPERS = ("", "draw", "draw deck", "claim", "tickets", "exchange", "wagon")
"""What a player of a random game is inclined to: moves whose text begins so. Hoarders empty decks, builders end it."""

MOST_MOVES = 4_000
"""No game of ours takes so many; one that does would never end."""

NOT_THE_POSITION = frozenset({"board", "city", "scratch"})
"""Attributes of states that are no part of the position: the fixed board or city, and room to write lists in."""

OPEN: frozenset[str] = frozenset()
"""Families without hidden information: nothing is secret in them, and a seat can imagine only what there is."""


def hides(game: peron.Game) -> bool:
    """Whether there is anything that a seat does not know."""
    return game.title.family not in OPEN


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    games = [peron.game(name) for name in peron.games()]
    return [(game.id, players) for game in games for players in range(game.min_players, game.max_players + 1)]


def short_way(name: str, players: int) -> tuple[Any, ...]:
    """The marks of a table: all but the smallest with company are left out when the rules run interpreted."""
    return () if players == max(2, peron.game(name).min_players) else (pytest.mark.long,)


@dataclass(frozen=True)
class Turn:
    """A position of a game and the move that is played next in it."""

    state: peron.State
    seat: int
    move: int


def walk(
    game: peron.Game, state: peron.State, random: peron.Random, tempers: Sequence[str] = ("",), most: int = MOST_MOVES
) -> Iterator[Turn]:
    """Play the state to its end at random, showing every position with the move that follows; clone it to keep it."""
    for _ in range(most):
        if state.is_over():
            return
        actors = state.actors()
        seat = actors[random.below(len(actors))]
        move = chosen(game, state, seat, random, tempers[seat % len(tempers)])
        yield Turn(state, seat, move)
        state.apply(seat, move)
    assert state.is_over(), f"not over after {most} moves"


def chosen(game: peron.Game, state: peron.State, seat: int, random: peron.Random, temper: str) -> int:
    """Mostly a move of the player's inclination, now and then any other."""
    moves = state.moves(seat)
    if temper and random.below(8) > 0:
        moves = [move for move in moves if game.notation(state, move).startswith(temper)] or moves
    return moves[random.below(len(moves))]


def positions(game: peron.Game, players: int, seed: int, every: int = 1) -> Iterator[peron.State]:
    """Clones of the positions of one random game, every so many moves, and of its end."""
    random = peron.Random(seed)
    state = game.new(players, seed, options_of(game, players, seed))
    tempers = [TEMPERS[random.below(len(TEMPERS))] for _ in range(players)]
    for number, turn in enumerate(walk(game, state, random, tempers)):
        if number % every == 0:
            yield turn.state.clone()
    yield state.clone()


def fingerprint(thing: object) -> object:
    """All that a state holds, as values that can be compared: states with equal fingerprints have the same future."""
    if thing is None or isinstance(thing, (int, str, bytes)):
        return thing
    if isinstance(thing, Mapping):
        return {name: fingerprint(value) for name, value in thing.items()}
    names = getattr(type(thing), "__mypyc_attrs__", None) or getattr(thing, "__dict__", None)
    if names is not None:
        held = [name for name in names if name not in NOT_THE_POSITION and name != "__dict__"]
        return {name: fingerprint(getattr(thing, name)) for name in held}
    assert hasattr(thing, "__len__"), f"do not know how to compare {thing!r}"
    assert hasattr(thing, "__getitem__")
    return [fingerprint(thing[at]) for at in range(len(thing))]


def keys(print_of_state: object) -> set[bytes]:
    """The keys of chance in a fingerprint: whoever knows one knows what is to come."""
    if isinstance(print_of_state, bytes):
        return {print_of_state}
    if isinstance(print_of_state, dict):
        return set().union(*(keys(value) for value in print_of_state.values()))
    if isinstance(print_of_state, list):
        return set().union(*(keys(value) for value in print_of_state))
    return set()


def without_keys(print_of_state: object) -> object:
    """A fingerprint of what lies on the table alone."""
    if isinstance(print_of_state, dict):
        return {name: without_keys(value) for name, value in print_of_state.items() if not isinstance(value, bytes)}
    if isinstance(print_of_state, list):
        return [without_keys(value) for value in print_of_state]
    return print_of_state


def refuses(state: peron.State, seat: int, move: int) -> None:
    """The move is refused in every way, with the same reason."""
    reason = state.why_not(seat, move)
    assert reason is not None
    assert reason.rule
    assert reason.key.startswith("why-")
    with pytest.raises(peron.IllegalMove) as refused:
        state.apply(seat, move)
    assert refused.value.reason == reason
    assert refused.value.key == reason.key
    assert refused.value.params == {"rule": reason.rule, **reason.params}
    json.dumps(refused.value.params)


def accepts(state: peron.State, seat: int, move: int) -> None:
    """`step` does what `apply` does, without asking."""
    applied, stepped = state.clone(), state.clone()
    assert applied.apply(seat, move) == ()
    stepped.step(seat, move)
    assert fingerprint(applied) == fingerprint(stepped)
    assert fingerprint(applied) != fingerprint(state)
