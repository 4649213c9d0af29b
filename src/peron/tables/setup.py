"""What a table is set up with, and never changes. Imports the rules only."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from peron.rules.catalogue import file_of, game, key_of, own_game
from peron.rules.contract import Game
from peron.rules.record import Record


@dataclass(frozen=True)
class Setup:
    """A game, a board, a seed. `rules` and `board` say what it was set up with: a later Peron may know other ones."""

    id: str
    game: str
    """The title as the catalogue calls it (`key_of`)."""
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
    title: str = ""
    """The file of a title that does not come with Peron (`file_of`): the table goes on wherever it is read."""
    series: str | None = None
    """The table at which the first of several games was played, one after the other, of which this is one."""
    ride: int | None = None
    """The day whose ride this is (`rides.py`): its seed is everybody's, and stays secret as long as the day lasts."""
    counted: bool = False
    """Whether it is somebody's one try, and not practice: nobody helps, and what was seen cannot be taken back."""
    code: str = ""
    """What people say to come to it while it waits for them (`codes.py`). Not what it was set up with: the store gives
    it up when the game begins."""


def new_table(
    of: Game,
    players: int,
    options: Mapping[str, object],
    host: str,
    listed: bool = False,
    series: str | None = None,
) -> Setup:
    """A table for a game, with a seed from the operating system's random source. Raises BadSetup."""
    of.check_players(players)
    chosen = of.check_options(options, players)
    return Setup(
        new_id(),
        key_of(of),
        players,
        chosen,
        new_seed(),
        host,
        listed,
        rules=of.rules_version,
        board=of.board_id(),
        title=file_of(of),
        series=series,
    )


def recorded_table(record: Record, host: str) -> Setup:
    """A table on which a record is looked at."""
    setup = new_table(record.game, record.players, record.options, host)
    return replace(setup, options=record.options, seed=record.seed, deal=record.deal, imported=True)


def new_id(size: int = 12) -> str:
    """The address of a table: whoever knows it may watch, so it cannot be guessed. Guests and orders have shorter ones.
    None begins with a dash: `peron admin` would take it for an option."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id


def new_seed() -> str:
    """128 bits: nobody finds the seed that fits the hash by trying."""
    return secrets.token_hex(16)


def game_of(setup: Setup) -> Game:
    """The game as this Peron knows it."""
    return own_game(setup.title) if setup.title else game(setup.game)
