"""What a table is set up with, and never changes. Imports the rules only."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from peron.rules.catalogue import game
from peron.rules.contract import Game
from peron.rules.record import Record


@dataclass(frozen=True)
class Setup:
    """A game, a board, a seed. `rules` and `board` say what it was set up with: a later Peron may know other ones."""

    id: str
    game: str
    players: int
    options: Mapping[str, object]
    seed: str
    host: str
    """The person who may say who sits where."""
    listed: bool
    """Whether the table is shown to everybody who looks for one to watch; else one must know its address."""
    rules: int
    board: str
    imported: bool = False
    """A record that was brought in: it is looked at, not played."""
    deal: Mapping[str, object] = field(default_factory=dict)


def new_table(of: Game, players: int, options: Mapping[str, object], host: str, listed: bool = False) -> Setup:
    """A table for a game, with a seed from the operating system's random source. Raises BadSetup."""
    of.check_players(players)
    chosen = of.check_options(options)
    return Setup(new_id(), of.id, players, chosen, new_seed(), host, listed, of.rules_version, of.board_id())


def recorded_table(record: Record, host: str) -> Setup:
    """A table on which a record is looked at."""
    of = record.game
    return Setup(
        new_id(),
        of.id,
        record.players,
        record.options,
        record.seed,
        host,
        listed=False,
        rules=of.rules_version,
        board=of.board_id(),
        imported=True,
        deal=record.deal,
    )


def new_id() -> str:
    """The address of a table: whoever knows it may watch, so it cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_seed() -> str:
    """128 bits: nobody finds the seed that fits the hash by trying."""
    return secrets.token_hex(16)


def game_of(setup: Setup) -> Game:
    """The game as this Peron knows it."""
    return game(setup.game)
