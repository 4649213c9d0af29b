"""`peron replay`: a record step by step. Imports records and texts.

Who has the record has the seed and so knows everything: nothing is hidden here.
"""

from __future__ import annotations

from pathlib import Path

from peron.cli.families import family_of
from peron.cli.family import Family
from peron.cli.games import game_title, read_text, ticket_game, told_refusal
from peron.cli.news import lines
from peron.cli.score_text import show_end
from peron.cli.screen import Screen
from peron.cli.stop import Stop
from peron.cli.telling import Telling
from peron.rules.record import SEATS, Record, RecordError
from peron.rules.ticket.game import TicketGame
from peron.text import Texts


def replay(texts: Texts, path: Path, board: Path | None, quiet: bool, step: bool, plain: bool) -> None:
    on = ticket_game(texts, None, board) if board is not None else None
    record = _read(texts, path, on)
    screen = Screen(plain)
    names = tuple(record.names) or tuple(SEATS[: record.players])
    family = family_of(texts, screen, record.game, names)
    told = family.told
    screen.heading(f"{path.name} · {game_title(texts, record.game)}")
    players = ", ".join(map(told.seat, range(record.players)))
    screen.facts([(texts.say("replay-players"), players), (texts.say("replay-seed"), record.seed)])
    if not quiet:
        screen.blank()
        _show_moves(family, record, step)
    state = record.replay()
    if not state.is_over():
        screen.blank()
        screen.say(_how_it_ended(told, record), indent=1)
    show_end(family, state, state.result())


def _how_it_ended(told: Telling, record: Record) -> str:
    """A game that the rules have not ended was given up, or left."""
    moves = len(record.entries)
    if record.conceded:
        players = told.words.all_of([told.seat(seat) for seat in record.conceded])
        return told.texts.say("replay-conceded", players=players, moves=moves)
    return told.texts.say("replay-open", moves=moves)


def _read(texts: Texts, path: Path, on: TicketGame | None) -> Record:
    try:
        return Record.read(read_text(texts, path), on)
    except RecordError as error:
        raise Stop(told_refusal(texts, path, error)) from None


def _show_moves(family: Family, record: Record, step: bool) -> None:
    """Every move as sentences; with `step` a key after each. Where all decide at once, all are told with the last."""
    told = family.told
    state = record.begin()
    state.listening = True
    width = len(str(len(record.entries)))
    for number, entry in enumerate(record.entries, 1):
        news = lines(family, state.apply(entry.seat, entry.move))
        if not news:
            continue
        rows = [" ".join(news)] if told.screen.plain else news
        told.screen.facts([(f"{number:>{width}}" if at == 0 else "", row) for at, row in enumerate(rows)])
        if step and number < len(record.entries):
            try:
                asked = told.screen.ask(told.texts.say("replay-step"))
            except (EOFError, KeyboardInterrupt):
                step = False
            else:
                step = asked.strip().lower() not in told.texts.say("replay-go-on").split()
