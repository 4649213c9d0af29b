"""`peron play`: who sits where, and the game begins. Imports tables, bots and texts."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from zlib import crc32

from peron.bots import Bot, make_bot
from peron.cli.chosen import chosen
from peron.cli.games import check_writable, game_on
from peron.cli.person import HERE
from peron.cli.screen import Screen
from peron.cli.stop import MISUSED, Stop
from peron.cli.terminal_game import TerminalGame
from peron.rules.contract import Game
from peron.rules.record import Record
from peron.tables import Table, new_table
from peron.text import Texts


@dataclass(frozen=True)
class PlayOptions:
    game: str | None = None
    board: Path | None = None
    players: int | None = None
    bots: Sequence[str] = ()
    seed: str | None = None
    seat: int = 1
    name: str | None = None
    record: Path | None = None
    options: Sequence[str] = ()
    plain: bool = False


def play(texts: Texts, options: PlayOptions) -> None:
    """Play one game to its end, or as far as the person wants."""
    game = game_on(texts, options.game, options.board)
    if options.record is not None:
        check_writable(texts, options.record)
    kinds = _bots(texts, game, options)
    seat = options.seat - 1
    if seat > len(kinds):
        raise Stop(texts.say("play-seat", seat=options.seat, players=len(kinds) + 1), code=MISUSED)
    names = _names(kinds)
    names.insert(seat, options.name or texts.say("play-person"))
    seed = options.seed if options.seed is not None else str(secrets.randbelow(10**9))
    given = chosen(game, options.options)
    Record(game, len(names), seed, given)  # refuses a seed that a record would not give back
    table = Table(replace(new_table(game, len(names), given, HERE), seed=seed), on=game)
    bots: dict[int, Bot] = {}
    for place, name in enumerate(names):
        if place == seat:
            table.append(table.sit(HERE, place, name))
            continue
        kind = kinds[place if place < seat else place - 1]
        bots[place] = make_bot(kind, game, crc32(f"{seed} {place}".encode()))
        table.append(table.place_bot(HERE, place, kind, name=name))
    TerminalGame(texts, Screen(options.plain), table, bots, seat, options.record).run()


def _bots(texts: Texts, game: Game, options: PlayOptions) -> list[str]:
    """One bot for every other seat: those named, then the last of them again. Alone there is none."""
    kinds = list(options.bots) or (["greedy"] if options.players != 1 else [])
    players = options.players if options.players is not None else max(len(kinds) + 1, game.min_players)
    game.check_players(players)
    if not kinds:
        return []
    if len(kinds) > players - 1:
        raise Stop(texts.say("play-too-many-bots", bots=len(kinds), players=players), code=MISUSED)
    return kinds + [kinds[-1]] * (players - 1 - len(kinds))


def _names(bots: Sequence[str]) -> list[str]:
    """Names for the bots at the table, numbered where two are of a kind."""
    names = [bot.replace(":", " ").capitalize() for bot in bots]
    alike = {name for name in names if names.count(name) > 1}
    return [f"{name} {names[: at + 1].count(name)}" if name in alike else name for at, name in enumerate(names)]
