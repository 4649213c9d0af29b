"""The one authority for a game in progress: who sits where, whose move it is, what may be taken back. Imports rules and
bots' levels.

A table is the fold of its log. To ask for something (`sit`, `play`, `undo`, ...) changes nothing: it answers with the
entries that would follow, or raises TableError or IllegalMove. `append` folds them in; `after` makes a table with them
folded in and leaves this one as it is, so that a server can write them down before anybody is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Final

from peron.bots import make_bot
from peron.lessons import Ride
from peron.rules.contract import SEATS, Event, Game, IllegalMove, Message, Result, State, ranks
from peron.rules.record import Record, seed_hash
from peron.tables.course import Course
from peron.tables.history import MOST, History, taken_back, versions_of
from peron.tables.log import Entry, Update
from peron.tables.names import checked_name, cut_name
from peron.tables.riding import RIDING, followed
from peron.tables.seats import OPEN, PERSON, RECORDED, STAND_IN, Seat, TableError, bot_name, given_up, seat_after
from peron.tables.setup import Setup, game_of
from peron.tables.snapshot import Asking, Snapshot

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

PACE: Final = 1.0
MOST_PACE: Final = 10.0
_ENDS_ASKING: Final = ("move", "undo", "undo-refused", "concede", "leave", "return", "stand-in", "close")


class Table:
    """A table as its log tells it. `Table(setup, log)` is the same table again, on any machine."""

    other_rules = False
    """Whether the log may come from other rules than this Peron's; see `older.py`."""

    def __init__(
        self, setup: Setup, log: Iterable[Entry] = (), on: Game | None = None, snapshot: Snapshot | None = None
    ) -> None:
        """`on` gives the game when it has a board of its own; a snapshot stands for the log up to its version."""
        game = game_of(setup) if on is None else on
        if not self.other_rules and (setup.rules, setup.board) != (game.rules_version, game.board_id()):
            raise TableError("table-other-rules", {"table": setup.id, "rules": setup.rules, "board": setup.board})
        self.setup = setup
        self.seats = [Seat() for _ in range(setup.players)]
        self.course = Course(setup, game)
        self.history = History()
        self.started = False
        self.closed: Message | None = None
        """Why the game ended unfinished."""
        self.next: str | None = None
        """The table at which the next game is played."""
        self.status = GATHERING
        self.actors: list[int] = []
        """The seats that are to decide now."""
        self.pace = PACE
        """Seconds that a bot's move comes after the one before it, at least."""
        self.asking: Asking | None = None
        self.practice = False
        """Whether somebody alone has taken back what had shown them something new."""
        self.ride: Ride | None = None
        """How far the learner has come, at the table of a lesson."""
        self.promise = "" if setup.imported else seed_hash(setup.seed)
        """The hash of the seed: shown from the start, so that nobody can choose the seed later. An imported record
        has the one it came with, or none."""
        self._moved_at = 0
        """The version of the last move, made or taken back."""
        self._decides_since = [0] * setup.players
        """By seat: the version at which what it has to decide now came up."""
        if snapshot is not None:
            self._restore(snapshot)
        self.append(log)

    # --- how things stand --------------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def bots_to_move(self) -> list[int]:
        """The seats a bot is to decide for now. While people talk about taking back, bots wait."""
        return [] if self.asking else [seat for seat in self.actors if self.seats[seat].by_bot]

    @property
    def conceded(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.conceded)

    def result(self) -> Result:
        """The result, those who conceded after all others."""
        result = self.state.result()
        keys = [(not seat.conceded, -rank) for seat, rank in zip(self.seats, result.ranks, strict=True)]
        return Result(result.totals, ranks(keys))

    def names(self) -> list[str]:
        return [seat.name or SEATS[number] for number, seat in enumerate(self.seats)]

    def shown_names(self) -> list[str]:
        """As people read them: an open seat has none, and those of a record without names go by their letters."""
        return self.names() if self.setup.imported else [seat.name for seat in self.seats]

    def record(self) -> Record:
        """The finished game. Before its end a record would tell the seed, and with it everything hidden."""
        if self.status != OVER:
            raise TableError("table-not-over")
        names = self.names() if any(seat.name for seat in self.seats) else []
        return self.course.record(names, self.promise, self.conceded)

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def done_before(self, by: str, command: str) -> int | None:
        """The version a command with this id has led to, if it has come before."""
        return self.history.answered(by, command)

    def decides_since(self, seat: int) -> int:
        """The version at which what the seat has to decide now came up."""
        return self._decides_since[seat]

    def after(self, entries: Iterable[Entry]) -> tuple[Table, list[Update]]:
        """The table with these entries folded in, and what they brought about; this one stays as it is."""
        later = copy(self)
        later.seats = list(self.seats)
        later.course = self.course.copy()
        later.history = self.history.copy()
        later._decides_since = list(self._decides_since)
        return later, later.append(entries)

    # --- who sits where ----------------------------------------------------------------------------------------------

    def sit(self, by: str, seat: int, name: str, command: str | None = None) -> list[Entry]:
        """A person takes an open seat. One who takes several shares a screen with others (hot seat)."""
        self._gathering()
        if self._seat(seat).kind != OPEN:
            raise TableError("table-seat-taken", {"seat": seat})
        return self._then_start(self._entry("sit", seat, by, command, name=checked_name(name)))

    def place_bot(
        self, by: str, seat: int, level: str, command: str | None = None, name: str | None = None
    ) -> list[Entry]:
        """The host gives an open seat, or a bot's, to a bot of this level. It has a name of the railway unless given
        another."""
        self._gathering()
        self._host(by)
        if self._seat(seat).kind == PERSON:
            raise TableError("table-seat-taken", {"seat": seat})
        data = {"level": self._known_bot(level), "name": name or bot_name(self.seats, seat)}
        return self._then_start(self._entry("bot", seat, by, command, **data))

    def open_seat(self, by: str, seat: int, command: str | None = None) -> list[Entry]:
        """A seat becomes free again: its own person's wish, or the host's."""
        self._gathering()
        if self._seat(seat).person != by:
            self._host(by)
        if self._seat(seat).kind == OPEN:
            raise TableError("table-seat-open", {"seat": seat})
        return [self._entry("open", seat, by, command)]

    def _then_start(self, filled: Entry) -> list[Entry]:
        """The game starts as soon as no seat is open."""
        others = [seat for number, seat in enumerate(self.seats) if number != filled.seat]
        if any(seat.kind == OPEN for seat in others):
            return [filled]
        return [filled, Entry(filled.version + 1, "start")]

    def recorded(self, record: Record) -> list[Entry]:
        """The whole log of an imported record: who played, all moves, who conceded."""
        assert self.setup.imported
        names = [cut_name(name) for name in record.names] or [""] * self.setup.players
        steps = [
            *(Entry(0, RECORDED, seat, data={"name": name}) for seat, name in enumerate(names)),
            Entry(0, "start", data={"promise": record.promise}),
            *(Entry(0, "move", played.seat, data={"move": played.move}) for played in record.entries),
            *(Entry(0, "concede", seat, data={"level": STAND_IN}) for seat in record.conceded),
        ]
        return [replace(entry, version=version) for version, entry in enumerate(steps, 1)]

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(
        self, by: str, seat: int, move: int, version: int | None = None, command: str | None = None
    ) -> list[Entry]:
        """A person's move. `version` is what they saw when they decided: an answer to an older question is refused."""
        self._playing()
        self._own(by, seat)
        if self.seats[seat].by_bot:
            raise TableError("table-away", {"seat": seat})
        self._saw(version, self._decides_since[seat])
        return [self._move(seat, move, by, command)]

    def bot_move(self, seat: int, move: int) -> list[Entry]:
        """The move of the bot that plays here, itself or for somebody."""
        if seat not in self.bots_to_move:
            raise TableError("table-no-bot", {"seat": seat})
        return [self._move(seat, move)]

    def no_hint(self, seat: int) -> TableError | None:
        """Why no bot may advise this seat now: other people would find themselves playing against the bot."""
        if self.setup.counted:
            return TableError("table-ride-alone")
        for number, other in enumerate(self.seats):
            if other.kind == PERSON and number != seat:
                return TableError("table-hint-people")
        if seat not in self.actors or self.seats[seat].by_bot:
            return TableError("table-hint-later")
        return None

    def _move(self, seat: int, move: int, by: str | None = None, command: str | None = None) -> Entry:
        reason = self.state.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        return self._entry("move", seat, by, command, move=move)

    def _saw(self, version: int | None, since: int) -> None:
        """Whoever decides must have seen what the decision is about, if they say what they saw."""
        if version is None:
            return
        if not 0 <= version <= self.version:
            raise TableError("table-version", {"version": version, "now": self.version})
        if version < since:
            raise TableError("table-stale", {"version": version, "now": self.version})

    def set_pace(self, by: str, seconds: float, command: str | None = None) -> list[Entry]:
        """How long a bot's move waits, for the whole table."""
        if self.status == OVER:
            raise TableError("table-over")
        if not self.seats_of(by):
            self._host(by)
        if not 0 <= seconds <= MOST_PACE:
            raise TableError("table-pace", {"seconds": seconds, "most": MOST_PACE})
        return [self._entry("pace", None, by, command, seconds=float(seconds))]

    # --- taking back -------------------------------------------------------------------------------------------------

    def undo(self, by: str, seat: int, command: str | None = None, version: int | None = None) -> list[Entry]:
        """Take back the seat's last move: at once if it showed nothing to anybody, else if all other people agree."""
        self._playing()
        self._own(by, seat)
        self._saw(version, self._moved_at)
        if self.seats[seat].by_bot:
            raise TableError("table-away", {"seat": seat})
        if self.asking is not None:
            raise TableError("table-asking", {"seat": self.asking.seat})
        back = self.course.last_of(seat)
        if back is None:
            raise TableError("table-nothing-to-undo", {"seat": seat})
        if self.setup.counted and not back.free:
            raise TableError("table-ride-undo")
        versions = list(back.versions)
        if back.free or not self._others_asked(by):
            return [self._entry("undo", seat, by, command, versions=versions)]
        return [self._entry("undo-asked", seat, by, command, versions=versions)]

    def undo_is(self, seat: int) -> str | None:
        """`free` when the seat could take back its last move at once, `ask` when others would be asked."""
        person = self.seats[seat].person
        if self.status != PLAYING or self.asking or person is None or self.seats[seat].by_bot:
            return None
        last = self.course.last_by(seat)
        if last is None:
            return None
        free = self.course.is_free(last)
        if self.setup.counted and not free:
            return None
        return "free" if free or not self._others_asked(person) else "ask"

    def agree(self, by: str, seat: int, command: str | None = None, version: int | None = None) -> list[Entry]:
        """Consent to what another seat asks to take back; with the last consent it is done."""
        asking = self._asked(by, seat, version)
        if seat not in asking.waiting:
            raise TableError("table-not-asked", {"seat": seat})
        agreed = self._entry("undo-agreed", seat, by, command)
        # Whoever shares the screen has nodded too.
        if any(self.seats[other].person != by for other in asking.waiting):
            return [agreed]
        return [agreed, Entry(agreed.version + 1, "undo", asking.seat, data={"versions": list(asking.versions)})]

    def refuse(self, by: str, seat: int, command: str | None = None, version: int | None = None) -> list[Entry]:
        """Refuse it; the seat that asked may withdraw in the same way."""
        asking = self._asked(by, seat, version)
        if seat not in (asking.seat, *asking.waiting):
            raise TableError("table-not-asked", {"seat": seat})
        return [self._entry("undo-refused", seat, by, command)]

    def _asked(self, by: str, seat: int, version: int | None) -> Asking:
        self._own(by, seat)
        if self.asking is None:
            raise TableError("table-not-asked", {"seat": seat})
        self._saw(version, self.asking.since)
        return self.asking

    def _others_asked(self, by: str) -> tuple[int, ...]:
        """Everybody else who has not given up, also those for whom a bot plays: what was shown to one must not be taken
        back behind another's back."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.in_play and seat.person != by)

    # --- leaving -----------------------------------------------------------------------------------------------------

    def concede(self, by: str, seat: int, command: str | None = None) -> list[Entry]:
        """Give up: last place. While others still play against each other, a bot plays on here."""
        self._playing()
        self._own(by, seat)
        if self.seats[seat].conceded:
            raise TableError("table-conceded", {"seat": seat})
        return [self._entry("concede", seat, by, command, level=STAND_IN)]

    def leave(self, by: str, seat: int, level: str = STAND_IN, command: str | None = None) -> list[Entry]:
        """Go away; a bot plays on here until the person comes back."""
        self._playing()
        self._own(by, seat)
        return [self._stand_in("leave", seat, by, level, command)]

    def go_for_good(self, by: str, seat: int) -> list[Entry]:
        """The person will be nobody: the seat becomes free, or a bot's, however often they have left it before."""
        if self.status != GATHERING:
            self._playing()
        self._own(by, seat)
        if self.status == GATHERING:
            return [Entry(self.version + 1, "open", seat, by)]
        if not self.seats[seat].present:
            raise TableError("table-away", {"seat": seat})
        return [Entry(self.version + 1, "leave", seat, by, data={"level": STAND_IN})]

    def stand_in(self, by: str, seat: int, level: str = STAND_IN, command: str | None = None) -> list[Entry]:
        """Somebody at the table has a bot play for a person who is not there."""
        self._playing()
        if not self.seats_of(by):
            raise TableError("table-not-yours", {"seat": seat})
        return [self._stand_in("stand-in", seat, by, level, command)]

    def _stand_in(self, kind: str, seat: int, by: str, level: str, command: str | None) -> Entry:
        if not self._seat(seat).present:
            raise TableError("table-away", {"seat": seat})
        if self.setup.counted:
            raise TableError("table-ride-alone")
        return self._entry(kind, seat, by, command, level=self._known_bot(level))

    def come_back(self, by: str, seat: int, command: str | None = None) -> list[Entry]:
        """Take one's seat again."""
        self._playing()
        self._own(by, seat)
        if self.seats[seat].conceded:
            raise TableError("table-conceded", {"seat": seat})
        if not self.seats[seat].away:
            raise TableError("table-not-away", {"seat": seat})
        return [self._entry("return", seat, by, command)]

    def hand_over(self, by: str, seat: int, name: str, command: str | None = None) -> list[Entry]:
        """The person at a seat is somebody else from now on: the same one on another device, or a friend. Who has
        played a game that is over stays who they are."""
        if self.status == OVER:
            raise TableError("table-over")
        if self._seat(seat).kind != PERSON:
            raise TableError("table-seat-open" if self.seats[seat].kind == OPEN else "table-seat-taken", {"seat": seat})
        if self.setup.ride is not None:
            raise TableError("table-ride-alone")
        return [self._entry("hand-over", seat, by, command, name=checked_name(name))]

    # --- the fold ----------------------------------------------------------------------------------------------------

    def append(self, entries: Iterable[Entry]) -> list[Update]:
        """Fold entries in, in order; what each brought about."""
        return [self._append(entry) for entry in entries]

    def _append(self, entry: Entry) -> Update:
        assert entry.version == self.version + 1, "versions have no gaps"
        update = self._take(entry)
        if self.history.is_long:
            self.history.tell_shorter()
        return update

    def _take(self, entry: Entry) -> Update:
        if entry.kind in _ENDS_ASKING:
            self.asking = None
        before = self.actors
        update = Update(entry, self._fold(entry))
        self.history.add(update)
        self.status = self._status()
        self.actors = self.state.actors() if self.status == PLAYING else []
        if entry.kind in ("move", "undo"):
            self._moved_at = entry.version
        for seat in self.actors:
            if seat not in before or seat == entry.seat or entry.kind == "undo":
                self._decides_since[seat] = entry.version
        self.ride = followed(self, entry)
        return update

    def _status(self) -> str:
        if not self.started:
            return GATHERING
        ended = self.setup.imported or self.closed or self.state.is_over() or given_up(self.seats)
        return OVER if ended else PLAYING

    def snapshot(self) -> Snapshot:
        """What stands for the whole log up to now: a table is read as fast as ever, however long its log has become."""
        return Snapshot(
            self.version,
            self.history.whole_after,
            tuple(update.entry for update in self.history.updates),
            tuple(self._decides_since),
            self._moved_at,
            self.asking,
            tuple((kind, seat, count) for (kind, seat), count in self.history.counts.items()),
            self.practice,
        )

    def _restore(self, snapshot: Snapshot) -> None:
        for entry in snapshot.entries:
            self._take(entry)
        self.history.version, self.history.whole_after = snapshot.version, snapshot.whole_after
        self.history.counts = Counter({(kind, seat): count for kind, seat, count in snapshot.counts})
        self._decides_since = list(snapshot.decides_since)
        self._moved_at, self.asking, self.practice = snapshot.moved_at, snapshot.asking, snapshot.practice

    def _fold(self, entry: Entry) -> tuple[Event, ...]:
        data, number = entry.data, entry.seat
        if entry.kind == "start":
            self.started = True
            if self.setup.imported:
                self.promise = str(data.get("promise", ""))
            return (Event("event-start", {}),)
        if entry.kind in RIDING:
            return ()
        if entry.kind == "pace":
            self.pace = float(str(data["seconds"]))
            return ()
        if entry.kind == "next":
            self.next = str(data["table"])
            return ()
        if entry.kind == "close":
            self.closed = Message("table-closed", data)
            return (Event("event-close", data),)
        assert number is not None
        seat_before = self.seats[number]
        if entry.kind == "move":
            return self.course.play(entry.version, number, int(str(data["move"])))
        if entry.kind == "undo-asked":
            waiting = self._others_asked(entry.by or "")
            self.asking = Asking(number, versions_of(entry), waiting, entry.version)
        elif entry.kind == "undo-agreed" and self.asking is not None:
            left = tuple(seat for seat in self.asking.waiting if seat != number)
            self.asking = replace(self.asking, waiting=left)
        elif entry.kind == "undo":
            versions = taken_back(entry)
            self.practice |= len(self.seats) == 1 and self.course.knows_more(versions)
            self.course.take_back(versions)
            return (Event("event-undo", {"seat": number, "count": len(versions), "versions": list(versions)}),)
        elif entry.kind != "undo-refused":
            self.seats[number] = seat_after(seat_before, entry)
        if entry.kind == RECORDED:
            return ()
        seat = seat_before if entry.kind == "open" else self.seats[number]
        level = {"level": seat.level} if seat.level is not None else {}
        return (Event(f"event-{entry.kind}", {"seat": number, "name": seat.name, **level}),)

    def _known_bot(self, level: str) -> str:
        make_bot(level, self.course.game)  # raises UnknownBot
        return level

    # --- what must be so ---------------------------------------------------------------------------------------------

    def _entry(self, kind: str, seat: int | None, by: str | None, command: str | None, **data: object) -> Entry:
        if kind in MOST and self.history.counts[kind, seat] >= MOST[kind]:
            raise TableError("table-too-often", {"most": MOST[kind]})
        return Entry(self.version + 1, kind, seat, by, command, data)

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TableError("table-seat", {"seat": number, "seats": len(self.seats)})
        return self.seats[number]

    def _own(self, by: str, number: int) -> None:
        if self._seat(number).person != by:
            raise TableError("table-not-yours", {"seat": number})

    def _host(self, by: str) -> None:
        if by != self.setup.host:
            raise TableError("table-not-host")

    def _gathering(self) -> None:
        if self.status != GATHERING:
            raise TableError("table-started")

    def _playing(self) -> None:
        if self.status != PLAYING:
            raise TableError("table-not-started" if self.status == GATHERING else "table-over")
