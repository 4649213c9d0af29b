"""`peron play`: who sits where, and the game from the first decision to the score. Imports tables, bots and texts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Annotated
from zlib import crc32

from peron.bots import Bot, make_bot
from peron.cli.arguments import Board, Options, Plain, argument, chosen, number, option
from peron.cli.families import FAMILIES
from peron.cli.games import check_writable, game_on
from peron.cli.person import HERE, Person
from peron.cli.screen import QUIET, Screen
from peron.cli.stop import MISUSED, Stop
from peron.rules.contract import Game
from peron.rules.record import Record
from peron.tables import Entry, Table, new_table
from peron.text import Texts


def play(
    texts: Texts,
    game: Annotated[str | None, argument("game", help="help-play-game")] = None,
    board: Board = None,
    players: Annotated[int | None, number("--players", help="help-players")] = None,
    bot: Annotated[Sequence[str], option("--bot", value="bot", help="help-play-bot")] = (),
    seed: Annotated[str | None, option("--seed", value="seed", help="help-play-seed")] = None,
    seat: Annotated[int, number("--seat", help="help-seat")] = 1,
    name: Annotated[str | None, option("--name", value="name", help="help-name")] = None,
    record: Annotated[Path | None, option("--record", value="file", help="help-record")] = None,
    option: Options = (),
    plain: Plain = False,
) -> None:
    """Play one game to its end, or as far as the person wants."""
    of = game_on(texts, game, board)
    if record is not None:
        check_writable(texts, record)
    kinds = _bots(texts, of, bot, players)
    if seat > len(kinds) + 1:
        raise Stop(texts.say("why-no-such-seat", seat=seat, seats=len(kinds) + 1), code=MISUSED)
    own = seat - 1
    names = _names(kinds)
    names.insert(own, name or texts.say("play-person"))
    seed = seed if seed is not None else str(secrets.randbelow(10**9))
    given = chosen(of, option, names)
    Record(of, len(names), seed, given)  # refuses a seed that a record would not give back
    table = Table(replace(new_table(of, len(names), given, HERE), seed=seed), on=of)
    table.append(table.sit(HERE, own, names[own]))
    bots: dict[int, Bot] = {}
    for place, kind in zip((place for place in range(len(names)) if place != own), kinds, strict=True):
        bots[place] = make_bot(kind, of, crc32(f"{seed} {place}".encode()))
        table.append(table.place_bot(HERE, place, kind, name=names[place]))
    family = FAMILIES[of.title.family](texts, Screen(plain), of, tuple(names), own)
    _play(Person(family, table, own), bots, record)


def _bots(texts: Texts, game: Game, named: Sequence[str], players: int | None) -> list[str]:
    """One bot for every other seat: those named, then the last of them again. Alone there is none."""
    kinds = list(named) or (["greedy"] if players != 1 else [])
    players = players if players is not None else max(len(kinds) + 1, game.min_players)
    game.check_players(players)
    if len(kinds) > players - 1:
        raise Stop(texts.say("play-too-many-bots", bots=len(kinds), players=players), code=MISUSED)
    return kinds + kinds[-1:] * (players - 1 - len(kinds))


def _names(bots: Sequence[str]) -> list[str]:
    """Names for the bots at the table, numbered where two are of a kind."""
    names = [bot.replace(":", " ").capitalize() for bot in bots]
    alike = {name for name in names if names.count(name) > 1}
    return [f"{name} {names[: at + 1].count(name)}" if name in alike else name for at, name in enumerate(names)]


def _play(person: Person, bots: Mapping[int, Bot], save_as: Path | None) -> None:
    """Play; whatever ends it, the record is written if it was asked for."""
    family, table, screen, say = person.family, person.table, person.screen, person.say
    screen.heading(family.texts.title(family.game))
    others = family.words.all_of([table.seats[seat].name for seat in bots])
    screen.say(say("play-welcome" if bots else "play-welcome-alone", others=others), indent=1)
    try:
        while table.actors:
            person.hear(table.append(_decision(person, bots)))
        person.tell_news()
        family.show_end(table.state, table.result(), table.conceded)
        screen.say(say("play-seed", seed=table.setup.seed), QUIET, indent=1)
    except (EOFError, KeyboardInterrupt):
        screen.blank()
        screen.say(say("play-left", moves=len(table.course.played)))
    finally:
        with suppress(KeyboardInterrupt):
            if save_as is not None:
                person.save(save_as)
                screen.say(say("play-saved", file=str(save_as)), QUIET, indent=1)


def _decision(person: Person, bots: Mapping[int, Bot]) -> list[Entry]:
    """One decision: the bots' first, because where all decide at once nobody waits for them."""
    table = person.table
    if table.bots_to_move:
        seat = table.bots_to_move[0]
        return table.bot_move(seat, bots[seat].choose(table.state, seat))
    person.tell_news()
    return person.choose()
