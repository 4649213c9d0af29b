"""Game records: a text file with a header and a line for every move, which replays the game exactly.

Imports the standard library only. The format is described in docs/records.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, TypeAlias

from peron.rules.catalogue import file_of, game, game_from
from peron.rules.contract import (
    SEATS,
    BadNotation,
    BadSetup,
    Event,
    Game,
    IllegalMove,
    PeronError,
    Result,
    State,
    ranks,
)

FIRST_LINE: Final = "peron record 1"
_HEADERS: Final = ("game", "rules", "board", "title", "players", "seed", "hash", "seat", "option", "deal")
_NEEDED: Final = ("game", "rules", "board", "players", "seed")
_NAMED: Final = ("seat", "option", "deal")
"""Headers that say of what: `seat A: ...`; the others stand alone."""
_MOVE: Final = re.compile(rf"[{SEATS}](\s|$)")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")

Check: TypeAlias = Callable[[str], Mapping[str, Any]]
"""Reads the title that a record brings along, and raises PeronError if it cannot be played: what comes from strangers
is never trusted. `peron.boards` has one."""


def seed_hash(seed: str) -> str:
    """What is shown of a seed before the game, as `printf %s SEED | sha256sum` shows it.

    >>> seed_hash("7")
    '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451'
    """
    return sha256(seed.encode()).hexdigest()


class RecordError(PeronError):
    """A record that cannot be replayed: `line` in the parameters says where, the key says why."""

    def __init__(self, line: int, key: str, params: Mapping[str, object] | None = None) -> None:
        self.line: int = line
        super().__init__(key, {"line": line, **(params or {})})


@dataclass(frozen=True)
class Entry:
    """One move of a record."""

    seat: int
    move: int
    notation: str
    line: int = 0


class Record:
    """A game from its first deal on, finished or not.

    >>> import peron
    >>> record = Record(peron.game("berlin"), players=2, seed=7)
    >>> state = record.begin()
    >>> events = record.play(state, 0, "keep both")
    >>> print(record.text().splitlines()[-2])
    A keep both
    """

    def __init__(
        self,
        game: Game,
        players: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        deal: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        promise: str = "",
    ) -> None:
        self.game: Game = game
        self.players: int = players
        self.seed: str = str(seed)
        if not self.seed or len(self.seed.splitlines()) > 1 or self.seed != self.seed.split("#")[0].strip():
            raise BadSetup("record-seed", {"seed": self.seed})  # a line of the record would not give it back
        if "\0" in self.seed:
            raise BadSetup("record-seed", {"seed": self.seed})  # nor would every database
        if promise and not _HASH.fullmatch(promise):
            raise BadSetup("record-hash", {"hash": promise})
        self.promise: str = promise
        """The hash that was shown before the game, if one was. Whether the seed keeps it is for the reader to judge."""
        self.options: dict[str, object] = dict(options or {})
        self.deal: dict[str, object] = dict(deal or {})
        self.names: list[str] = [_name(name) for name in names]
        if len(self.names) > max(players, 0):
            raise BadSetup("record-names", {"names": len(self.names), "players": players})
        if self.names:
            self.names += SEATS[len(self.names) : players]
        self.entries: list[Entry] = []
        self.totals: tuple[int, ...] | None = None
        """The final scores once the game is over."""
        self.conceded: tuple[int, ...] = ()
        """Who gave the game up, in order of seats. Without totals that is how it ended; else the others played on."""

    def begin(self) -> State:
        """The state before the first move."""
        return self.game.new(self.players, self.seed, self.options, self.deal)

    def play(self, state: State, seat: int, move: int | str) -> tuple[Event, ...]:
        """Apply a move, given as a number or as text, to the state and write it down."""
        number = self.game.parse(state, move, seat) if isinstance(move, str) else move
        notation = self.game.notation(state, number)
        events = state.apply(seat, number)
        self.entries.append(Entry(seat, number, notation))
        if state.is_over():
            self.totals = state.result().totals
        return events

    def concede(self, seat: int) -> None:
        """Write down that a seat gives the game up. Others may play on."""
        if seat not in range(self.players):
            raise PeronError("record-seat", {"seat": str(seat), "last": _last_seat(self.players)})
        if seat in self.conceded:
            raise PeronError("record-conceded-twice", {"seat": SEATS[seat]})
        if self.totals is not None:
            raise PeronError("record-conceded-late", {"seat": SEATS[seat]})
        self.conceded = tuple(sorted((*self.conceded, seat)))

    def result(self, state: State) -> Result:
        """Totals and ranks of a state of this game. Those who gave it up come last, whatever they have."""
        result = state.result()
        if not self.conceded:
            return result
        stayed = [seat not in self.conceded for seat in range(self.players)]
        return Result(result.totals, ranks([(int(stayed[seat]), -rank) for seat, rank in enumerate(result.ranks)]))

    def states(self) -> Iterator[tuple[State, Entry | None]]:
        """The state before every move together with that move, and last the state that is reached."""
        state = self.begin()
        for entry in self.entries:
            yield state, entry
            state.apply(entry.seat, entry.move)
        yield state, None

    def replay(self) -> State:
        """The state that all moves lead to."""
        state = self.begin()
        for entry in self.entries:
            state.apply(entry.seat, entry.move)
        return state

    def text(self) -> str:
        lines = [
            FIRST_LINE,
            f"game: {self.game.id}",
            f"rules: {self.game.rules_version}",
            f"board: {self.game.board_id()}",
            *_title_lines(self.game),
            f"players: {self.players}",
            *(f"seat {SEATS[seat]}: {name}" for seat, name in enumerate(self.names)),
            *(f"option {name}: {json.dumps(value)}" for name, value in self.options.items()),
            f"seed: {self.seed}",
            *([f"hash: {self.promise}"] if self.promise else []),
            *_deal_lines(self.deal),
            "",
            *(f"{SEATS[entry.seat]} {entry.notation}" for entry in self.entries),
            _end_line(self.totals, self.conceded),
        ]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str, on: Game | None = None, check: Check | None = None) -> Record:
        """The record that a text holds, every move tried. A board that it brings along is read by `check`; without one
        such a record is refused, unless `on` gives the game."""
        return _Reader(text, on, check).read()

    @staticmethod
    def header(text: str, on: Game | None = None, check: Check | None = None) -> Record:
        """The record before its first move, nothing tried: what is known of one that cannot be replayed."""
        return _Reader(text, on, check).opened()


def _name(text: str) -> str:
    """A name that a record gives back, and that cannot steer the terminal it is shown on."""
    return _plain("".join(letter if letter.isprintable() and letter != "#" else " " for letter in text))


def _plain(text: str) -> str:
    """The text on one line, with single spaces."""
    return " ".join(text.split())


def _title_lines(of: Game) -> list[str]:
    """The board of a title that does not come with Peron, so that the record replays anywhere: in letters none of which
    ends the line, as some do, or begins a comment."""
    file = file_of(of)
    if not file:
        return []
    return ["title: " + json.dumps(json.loads(file), separators=(",", ":")).replace("#", "\\u0023")]


def _deal_lines(deal: Mapping[str, object]) -> list[str]:
    lines = []
    for stack, value in deal.items():
        if isinstance(value, (list, tuple)) and any(isinstance(order, (list, tuple)) for order in value):
            lines += [f"deal {stack} {number}: {' '.join(order)}" for number, order in enumerate(value, 1)]
        elif isinstance(value, (list, tuple)):
            lines.append(f"deal {stack}: {' '.join(str(item) for item in value)}")
        else:
            lines.append(f"deal {stack}: {json.dumps(value)}")
    return lines


def _end_line(totals: tuple[int, ...] | None, conceded: tuple[int, ...]) -> str:
    given_up = " ".join(["conceded", *(SEATS[seat] for seat in conceded)]) if conceded else ""
    if totals is None:
        return f"end: {given_up or 'open'}"
    scores = ", ".join(f"{SEATS[seat]} {total}" for seat, total in enumerate(totals))
    return f"end: {scores}; {given_up}" if given_up else f"end: {scores}"


def _last_seat(players: int) -> str:
    return SEATS[min(max(players, 1), len(SEATS)) - 1]


class _Reader:
    """Reads one text, line by line, and knows where it is."""

    def __init__(self, text: str, on: Game | None, check: Check | None) -> None:
        self.lines: list[str] = [line.split("#", 1)[0].strip() for line in text.removeprefix("\ufeff").splitlines()]
        self.ended: bool = text.endswith("\n")
        """Whether its last line is whole."""
        self.on: Game | None = on
        self.check: Check | None = check
        self.line: int = 0
        self.after: int = 0
        """The number of the first line after the header."""
        self.header: dict[str, str] = {}
        self.line_of: dict[str, int] = {}
        self.names: dict[str, str] = {}
        self.options: dict[str, object] = {}
        self.deal: dict[str, object] = {}

    def fail(self, key: str, params: Mapping[str, object] | None = None, line: int | None = None) -> RecordError:
        return RecordError(self.line if line is None else line, key, params)

    def opened(self) -> Record:
        """The record that the header describes."""
        first = next((number for number, line in enumerate(self.lines) if line), 0)
        self.line = first + 1
        if not self.lines or self.lines[first] != FIRST_LINE:
            raise self.fail("record-not-one", {"first": FIRST_LINE})
        self.after = self.read_header(first + 1)
        return self.made()

    def read(self) -> Record:
        record = self.opened()
        state = self.begun(record)
        for number in range(self.after, len(self.lines)):
            line = self.lines[number]
            self.line = number + 1
            if line.startswith("end:"):
                self.read_end(line, record)
                self.nothing_after(number + 1)
                return record
            if line:
                try:
                    self.read_move(line, record, state)
                except RecordError:
                    if number < len(self.lines) - 1 or self.ended:
                        raise
                    break  # the text breaks off within a move
        self.line = len(self.lines)
        raise self.fail("record-truncated", {"moves": len(record.entries)})

    def read_header(self, start: int) -> int:
        """Reads up to the first line that is no header; returns its number."""
        for number in range(start, len(self.lines)):
            line = self.lines[number]
            self.line = number + 1
            name, colon, value = line.partition(":")
            if name == "end" or (line and (not colon or _MOVE.match(line))):
                return number
            if line:
                self.read_header_line(_plain(name), value.strip())
        return len(self.lines)

    def read_header_line(self, name: str, value: str) -> None:
        word, _, rest = name.partition(" ")
        if word not in _HEADERS or bool(rest) != (word in _NAMED):
            raise self.fail("record-header-unknown", {"name": name, "known": list(_HEADERS)})
        if name in self.line_of:
            raise self.fail("record-header-twice", {"name": name, "first": self.line_of[name]})
        self.line_of[name] = self.line
        if word == "seat":
            self.names[rest] = value
        elif word == "option":
            self.options[rest] = self.json(value)
        elif word == "deal":
            self.read_deal(rest, value)
        else:
            self.header[word] = value

    def read_deal(self, rest: str, value: str) -> None:
        stack, _, number = rest.partition(" ")
        if number:
            orders = self.deal.setdefault(stack, [])
            if f"deal {stack}" in self.line_of or not isinstance(orders, list) or number != str(len(orders) + 1):
                raise self.fail("record-deal-order", {"stack": stack, "number": number})
            orders.append(value.split())
        elif stack in self.deal:
            raise self.fail("record-deal-order", {"stack": stack, "number": ""})
        elif _NUMBER.fullmatch(value):
            self.deal[stack] = int(value)
        else:
            self.deal[stack] = value.split()

    def json(self, value: str) -> object:
        try:
            read: object = json.loads(value)
        except (ValueError, RecursionError):
            raise self.fail("record-option", {"value": value[:60]}) from None
        return read

    def number(self, name: str) -> int:
        value = self.header[name]
        if not _NUMBER.fullmatch(value):
            raise self.fail("record-number", {"name": name, "value": value}, self.line_of[name])
        return int(value)

    def made(self) -> Record:
        for name in _NEEDED:
            if not self.header.get(name):
                raise self.fail("record-header-missing", {"name": name}, self.line_of.get(name))
        header = self.header
        of = self.found() if self.on is None else self.on
        if of.id != header["game"]:
            raise self.fail("record-other-game", {"record": header["game"], "game": of.id}, self.line_of["game"])
        if self.number("rules") != of.rules_version:
            params: dict[str, object] = {"record": header["rules"], "version": of.rules_version}
            raise self.fail("record-other-rules", params, self.line_of["rules"])
        if header["board"] != of.board_id():
            params = {"record": header["board"], "board": of.board_id()}
            raise self.fail("record-other-board", params, self.line_of["board"])
        players = self.number("players")
        try:
            of.check_players(players)
        except BadSetup as bad:
            raise self.fail(bad.key, bad.params, self.line_of["players"]) from None
        for seat in self.names:
            if len(seat) != 1 or seat not in SEATS[: max(players, 0)]:
                line = self.line_of[f"seat {seat}"]
                raise self.fail("record-seat", {"seat": seat, "last": _last_seat(players)}, line)
        names = [self.names.get(seat, seat) for seat in SEATS[:players]] if self.names else []
        return Record(of, players, header["seed"], self.options, self.deal, names, self.promised())

    def found(self) -> Game:
        """The game on the board that the record brings along, or the one that is known by its name."""
        brought = self.header.get("title")
        try:
            if brought is None:
                return game(self.header["game"])
            if self.check is None:
                raise PeronError("record-title-unchecked")
            return game_from(self.check(brought))
        except PeronError as bad:
            raise self.fail(bad.key, bad.params, self.line_of["game" if brought is None else "title"]) from None

    def promised(self) -> str:
        promise = self.header.get("hash", "")
        if "hash" in self.header and not _HASH.fullmatch(promise):
            raise self.fail("record-hash", {"hash": promise}, self.line_of["hash"])
        return promise

    def begun(self, record: Record) -> State:
        try:
            return record.begin()
        except BadSetup as bad:
            name = "players" if bad.key == "setup-players" else "game"
            of = (f"deal {bad.params.get('stack')}", f"option {bad.params.get('option')}")
            wrong = [line for header, line in self.line_of.items() if header.startswith(of)]
            raise self.fail(bad.key, bad.params, wrong[0] if wrong else self.line_of[name]) from None

    def read_move(self, line: str, record: Record, state: State) -> None:
        letter, _, notation = _plain(line).partition(" ")
        if len(letter) != 1 or letter not in SEATS[: record.players]:
            raise self.fail("record-seat", {"seat": letter, "last": _last_seat(record.players)})
        try:
            move = record.game.parse(state, notation)
            record.play(state, SEATS.index(letter), move)
        except IllegalMove as illegal:
            raise self.fail(illegal.key, illegal.params) from None
        except (BadNotation, BadSetup) as bad:
            raise self.fail(bad.key, bad.params) from None
        last = record.entries.pop()
        record.entries.append(Entry(last.seat, last.move, last.notation, self.line))

    def read_end(self, line: str, record: Record) -> None:
        line = _plain(line)
        _, given_up, letters = line.partition(" conceded")
        conceded = self.read_conceded(letters.split(), record) if given_up else ()
        expected = _end_line(record.totals, conceded)
        if line != expected and record.totals is None:
            raise self.fail("record-not-finished", {"moves": len(record.entries)})
        if line != expected:
            raise self.fail("record-scores", {"record": line, "scores": expected})
        record.conceded = conceded

    def read_conceded(self, letters: list[str], record: Record) -> tuple[int, ...]:
        for letter in letters:
            if len(letter) != 1 or letter not in SEATS[: record.players]:
                raise self.fail("record-seat", {"seat": letter, "last": _last_seat(record.players)})
        if not letters or letters != sorted(set(letters)):
            raise self.fail("record-conceded", {"letters": " ".join(letters)})
        return tuple(SEATS.index(letter) for letter in letters)

    def nothing_after(self, number: int) -> None:
        for later in range(number, len(self.lines)):
            if self.lines[later]:
                raise self.fail("record-after-end", {"text": self.lines[later]}, later + 1)
