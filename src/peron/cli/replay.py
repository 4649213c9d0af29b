"""`peron replay`: a record step by step. Imports records and texts.

Who has the record has the seed and so knows everything: nothing is hidden here.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from peron.cli.arguments import Board, Plain, RecordFile, flag
from peron.cli.families import FAMILIES
from peron.cli.family import Family
from peron.cli.games import read_record
from peron.cli.screen import Screen, under
from peron.rules.contract import SEATS
from peron.rules.record import Record
from peron.text import Texts


def replay(
    texts: Texts,
    file: RecordFile,
    board: Board = None,
    quiet: Annotated[bool, flag("--quiet", "-q", help="help-replay-quiet")] = False,
    step: Annotated[bool, flag("--step", help="help-replay-step")] = False,
    plain: Plain = False,
) -> None:
    record = read_record(texts, file, board)
    screen = Screen(plain)
    names = tuple(record.names) or tuple(SEATS[: record.players])
    told = FAMILIES[record.game.title.family](texts, screen, record.game, names)
    screen.heading(f"{file.name} · {texts.title(record.game)}")
    players = ", ".join(map(told.seat, range(record.players)))
    screen.facts([(texts.say("replay-players"), players), (texts.say("replay-seed"), record.seed)])
    if not quiet:
        screen.blank()
        _show_moves(told, record, step)
    state = record.replay()
    if record.conceded or not state.is_over():  # what the rules have not ended was given up, or left
        key = "replay-conceded" if record.conceded else "replay-open"
        key = "verify-end-given-up" if state.is_over() else key
        screen.blank()
        given_up = told.words.all_of([told.seat(seat) for seat in record.conceded])
        screen.say(texts.say(key, players=given_up, moves=len(record.entries)), indent=1)
    told.show_end(state, record.result(state), record.conceded)


def _show_moves(told: Family, record: Record, step: bool) -> None:
    """Every move as sentences; with `step` a key after each. Where all decide at once, all are told with the last."""
    state = record.begin()
    state.listening = True
    width = len(str(len(record.entries)))
    for number, entry in enumerate(record.entries, 1):
        news = told.news(state.apply(entry.seat, entry.move))
        if not news:
            continue
        rows = [" ".join(news)] if told.screen.plain else news
        told.screen.facts(under(f"{number:>{width}}", rows))
        if step and number < len(record.entries):
            step = False
            with suppress(EOFError, KeyboardInterrupt):
                asked = told.screen.ask(told.texts.say("replay-step"))
                step = asked.strip().lower() not in told.texts.say("replay-go-on").split()
