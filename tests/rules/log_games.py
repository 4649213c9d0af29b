"""Plays games of every kind by turns and prints a hash of the log of each: `python tests/rules/log_games.py 0 1000`.

Run by `test_compiled.py` with the compiled and with the interpreted package: both must print the same, except for the
first line, which says which one it is. Imports `peron` and the standard library alone.
"""

from __future__ import annotations

import sys
from hashlib import sha256

import peron
from peron.rules import contract

LISTENED = 4
"""Every so many games somebody listens, and the events are part of the log."""
LOOKED_AT = 24
"""Every so many moves all views, the refusals and a sample are part of the log."""


def compiled() -> bool:
    return not str(contract.__file__).endswith(".py")


def options_of(game: peron.Game, players: int, seed: int) -> dict[str, object]:
    """A choice of the game's options; neighbouring seeds have them in all combinations that are allowed."""
    chosen = {}
    drop = seed // 3 % 2
    default = {option.name: option.values[0] for option in game.options()}
    for option in game.options():
        values = option.values_at(players)
        seed, at = divmod(seed, len(values))
        chosen[option.name] = values[at]
    for conflict in game.conflicts():
        if all(chosen[name] != default[name] for name in conflict.options):
            dropped = conflict.options[drop]
            chosen[dropped] = default[dropped]
    return chosen


def log_of(game: peron.Game, players: int, seed: int) -> str:
    """Everything that one random game says, hashed."""
    log = sha256()

    def write(*said: object) -> None:
        log.update(repr(said).encode())

    random = peron.Random(seed)
    state = game.new(players, seed, options_of(game, players, seed // 4))
    state.listening = seed // len(peron.games()) % LISTENED == 0
    played = 0
    while not state.is_over():
        actors = state.actors()
        seat = actors[random.below(len(actors))]
        moves = state.moves(seat)
        move = moves[random.below(len(moves))]
        write(actors, seat, moves, move)
        if (played + seed) % LOOKED_AT == 0:
            write(game.notation(state, move), str(state), *(state.view(viewer) for viewer in (None, *range(players))))
            write(*(state.why_not(seat, other) for other in range(seed % 7, game.action_space, 7)))
            imagined = state.sample(seat, random)
            write(str(imagined), imagined.view(seat), imagined.moves(seat))
        events = state.apply(seat, move)
        write(state.reveals, *events)
        played += 1
    write(played, state.scores(), state.result(), str(state))
    return log.hexdigest()


def main(first: int, end: int) -> None:
    print("compiled" if compiled() else "interpreted")
    games = [peron.game(name) for name in peron.games()]
    for seed in range(first, end):
        game = games[seed % len(games)]
        counts = range(game.min_players, game.max_players + 1)
        players = counts[seed // len(games) % len(counts)]
        print(game.id, players, seed, log_of(game, players, seed))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
