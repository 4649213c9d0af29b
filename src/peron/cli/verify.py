"""`peron verify`: does a record replay, and is its seed the one that was promised? Imports records and texts.

The promise is the hash of the seed, shown before the game. It stands in the record, and a player may have noted it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

from rich.text import Text

from peron.boards import read_board
from peron.cli.arguments import AsJson, Board, Plain, RecordFile, option
from peron.cli.games import game_on, read_text, told_refusal
from peron.cli.screen import Cell, Screen
from peron.cli.stop import MISUSED, Stop
from peron.rules.contract import SEATS
from peron.rules.record import Record, RecordError, seed_hash
from peron.text import Scene, Texts
from peron.text.figures import written

_NOTED: Final = re.compile(r"[0-9a-f]{8,64}")
_MARKS: Final = {True: "✓", False: "✗", None: "–"}
_WORDS: Final = {True: "verify-good", False: "verify-bad", None: "verify-none"}


@dataclass(frozen=True)
class Check:
    """One thing that was looked at: right, wrong, or (None) not there to be looked at."""

    check: str
    good: bool | None
    text: str


def verify(
    texts: Texts,
    file: RecordFile,
    noted: Annotated[str | None, option("--hash", value="hash", help="help-verify-hash")] = None,
    board: Board = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    start = None if noted is None else _start_of_hash(texts, noted)
    on = None if board is None else game_on(texts, None, board)
    text = read_text(texts, file)
    try:
        header = Record.header(text, on, read_board)
    except RecordError as broken:
        raise Stop(told_refusal(texts, file, broken)) from None
    error: RecordError | None = None
    try:
        replayed = _replayed(texts, Record.read(text, on, read_board))
    except RecordError as refused:
        error, replayed = refused, _not_replayed(texts, text, refused)
    promised = list(_promised(texts, header, start))
    checks = [*replayed, *promised]
    if as_json:
        print(json.dumps(_as_json(texts, file, header, checks, error)))
    else:
        _show(texts, Screen(plain), file, header, checks)
    wrong = [] if error is None else [told_refusal(texts, file, error, header.game)]
    wrong += [texts.say("verify-broken")] if any(check.good is False for check in promised) else []
    if wrong:
        raise Stop(*wrong)


def _start_of_hash(texts: Texts, noted: str) -> str:
    start = noted.strip().lower()
    if not _NOTED.fullmatch(start):
        raise Stop(texts.say("verify-hash", hash=noted), code=MISUSED)
    return start


def _replayed(texts: Texts, record: Record) -> list[Check]:
    names = record.names or list(SEATS[: record.players])
    players = texts.words().all_of([names[seat] for seat in record.conceded])
    moves = Check("moves", True, texts.say("verify-moves-good"))
    if record.totals is None:
        key = "verify-end-conceded" if record.conceded else "verify-end-open"
        return [moves, Check("end", None, texts.say(key, players=players))]
    scores = ", ".join(f"{name} {written(total)}" for name, total in zip(names, record.totals, strict=True))
    good = texts.say("verify-end-good", scores=scores)
    given_up = texts.say("verify-end-given-up", players=players) if record.conceded else ""
    return [moves, Check("end", True, f"{good} {given_up}".strip())]


def _not_replayed(texts: Texts, text: str, error: RecordError) -> list[Check]:
    """The moves are right when only the last line is refused, or missing."""
    missing = error.key == "record-truncated"
    if missing or text.splitlines()[error.line - 1].strip().startswith("end:"):
        end = texts.say("verify-end-missing" if missing else "verify-end-bad", line=error.line)
        return [Check("moves", True, texts.say("verify-moves-good")), Check("end", False, end)]
    bad = texts.say("verify-moves-bad", line=error.line)
    return [Check("moves", False, bad), Check("end", None, texts.say("verify-end-unreached"))]


def _promised(texts: Texts, record: Record, start: str | None) -> Iterator[Check]:
    """The hash of the record and the one that was noted, each against the seed."""
    true = seed_hash(record.seed)
    if not record.promise:
        yield Check("promise", None, texts.say("verify-promise-none"))
    else:
        kept = record.promise == true
        key = "verify-promise-good" if kept else "verify-promise-bad"
        yield Check("promise", kept, texts.say(key, hash=record.promise))
    if start is not None:
        kept = true.startswith(start)
        yield Check("noted", kept, texts.say("verify-noted-good" if kept else "verify-noted-bad", hash=start))
    if record.deal and (record.promise or start is not None):
        # A promise binds the seed alone: whoever fixes the deal as well could have stacked the deck afterwards.
        yield Check("deal", False, texts.say("verify-deal-bad", stacks=", ".join(record.deal)))


def _as_json(
    texts: Texts, path: Path, header: Record, checks: list[Check], error: RecordError | None
) -> dict[str, object]:
    told = "" if error is None else texts.error(error, Scene(header.game))
    return {
        "file": str(path),
        "good": all(check.good is not False for check in checks),
        "game": header.game.id,
        "seed": header.seed,
        "hash": seed_hash(header.seed),
        "promise": header.promise or None,
        "checks": [asdict(check) for check in checks],
        "error": None if error is None else {"line": error.line, "key": error.key, "text": told},
    }


def _show(texts: Texts, screen: Screen, path: Path, header: Record, checks: list[Check]) -> None:
    screen.heading(f"{path.name} · {texts.title(header.game)}")
    screen.facts([(texts.say("replay-seed"), header.seed), ("SHA-256", seed_hash(header.seed))])
    screen.blank()
    screen.facts([_row(texts, check, screen.plain) for check in checks])


def _row(texts: Texts, check: Check, plain: bool) -> tuple[str, Cell]:
    """A mark in a terminal, a word in plain lines."""
    label = texts.say(f"verify-label-{check.check}")
    if plain:
        return label, f"{texts.say(_WORDS[check.good])}. {check.text}"
    return f"{_MARKS[check.good]} {label}", Text(check.text, "red" if check.good is False else "")
