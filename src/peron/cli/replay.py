"""`peron replay`: a record step by step. Imports records and texts.

Who has the record has the seed and so knows everything: nothing is hidden here.
"""

from __future__ import annotations

from pathlib import Path

from peron.cli.games import game_title, read_text, scene_of, ticket_game, told_refusal
from peron.cli.news import lines
from peron.cli.score_text import show_scores
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
    told = Telling(texts, scene_of(record.game, names), screen)
    screen.heading(f"{path.name} · {game_title(texts, record.game)}")
    players = ", ".join(map(told.seat, range(record.players)))
    screen.facts([(texts.say("replay-players"), players), (texts.say("replay-seed"), record.seed)])
    if not quiet:
        screen.blank()
        _show_moves(told, record, step)
    state = record.replay()
    if not state.is_over():
        screen.blank()
        screen.say(_how_it_ended(told, record), indent=1)
    show_scores(told, state.scores(), state.result(), final=state.is_over())


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


def _show_moves(told: Telling, record: Record, step: bool) -> None:
    """Every move as sentences; with `step` a key after each."""
    state = record.begin()
    state.listening = True
    width = len(str(len(record.entries)))
    for number, entry in enumerate(record.entries, 1):
        told.screen.facts(
            [(f"{number:>{width}}", " ".join(lines(told.texts, state.apply(entry.seat, entry.move), told.scene)))]
        )
        if step and number < len(record.entries):
            try:
                asked = told.screen.ask(told.texts.say("replay-step"))
            except (EOFError, KeyboardInterrupt):
                step = False
            else:
                step = asked.strip().lower() not in told.texts.say("replay-go-on").split()
