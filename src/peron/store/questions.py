"""The questions of all processes on one PostgreSQL, in one queue that thinkers on any machine take them from. Imports
tables and this package.

A question waits as long as somebody wants its answer: who asked says so every few seconds, else it is forgotten. A
thinker claims a question for some seconds and renews that while it thinks; the claim of one that has died runs out, and
another takes the question. `FOR UPDATE SKIP LOCKED` gives each of them another one; whoever locks several rows does so
in the order of their keys, so that nobody waits in a circle. The order is that of
`tables/queue.py`: by urgency, then the address that was answered longest ago, then the person.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection

from peron.store.allowances import hidden
from peron.store.news import ANSWERED, ASKED, News
from peron.store.postgresql import statement
from peron.store.store import title_of, to_json
from peron.tables.queue import MOST_WAITING, Asker, Busy, Urgency
from peron.tables.thinking import QUICK, Question

WANTED: Final = 8000
"""Milliseconds that a question waits for who asked to say that they still want to know."""
CLAIMED: Final = 8000
"""Milliseconds that a claim holds."""
KEPT: Final = 10 * 60 * 1000
"""Milliseconds that it is remembered who was answered when."""

_WAITING: Final = statement("""
    SELECT count(*) FROM questions
    WHERE urgency = :urgency AND address = :address AND until > NOW AND move IS NULL AND NOT failed AND claimed < NOW
""")
_ASK: Final = statement("""
    INSERT INTO questions (key, table_id, process, urgency, address, person, data, asked, until, claimed, failed)
    VALUES (:key, :table_id, :process, :urgency, :address, :person, CAST(:data AS json), NOW, NOW + :wanted, 0, false)
    ON CONFLICT (key) DO UPDATE SET
        until = NOW + :wanted,
        failed = false,
        claimed = CASE WHEN questions.failed THEN 0 ELSE questions.claimed END,
        address = CASE WHEN excluded.urgency < questions.urgency THEN excluded.address ELSE questions.address END,
        person = CASE WHEN excluded.urgency < questions.urgency THEN excluded.person ELSE questions.person END,
        urgency = LEAST(excluded.urgency, questions.urgency)
    RETURNING process
""")
_MOVE: Final = statement("""
    UPDATE questions SET urgency = :urgency, address = :address, person = :person
    WHERE key = :key AND (process = :process OR urgency > :urgency)
""")
_WITHDRAW: Final = statement("DELETE FROM questions WHERE key = :key AND process = :process")
_RENEW: Final = statement("""
    WITH wanted AS (SELECT key FROM questions WHERE key = ANY(:keys) ORDER BY key FOR UPDATE)
    UPDATE questions SET until = CASE WHEN move IS NULL THEN NOW + :wanted ELSE until END
    FROM wanted WHERE questions.key = wanted.key
    RETURNING questions.key, move, failed, claimed > NOW AS taken
""")
_CLAIM: Final = statement("""
    WITH next AS (
        SELECT questions.key FROM questions
        LEFT JOIN turns AS there ON there.who = questions.address
        LEFT JOIN turns AS theirs ON theirs.who = questions.person
        WHERE questions.until > NOW AND questions.claimed < NOW AND questions.move IS NULL AND NOT questions.failed
            AND questions.urgency <= :least AND (NOT :quick OR questions.data ->> 'level' = ANY(:levels))
        ORDER BY questions.urgency, coalesce(there.at, 0), coalesce(theirs.at, 0), questions.asked
        LIMIT 1 FOR UPDATE OF questions SKIP LOCKED
    )
    UPDATE questions SET thinker = :thinker, claimed = NOW + :claimed FROM next WHERE questions.key = next.key
    RETURNING questions.key, questions.urgency, questions.data, questions.address, questions.person
""")
_TURN: Final = statement("""
    INSERT INTO turns (who, at) VALUES (:who, NOW) ON CONFLICT (who) DO UPDATE SET at = excluded.at
""")
_HOLD: Final = statement("""
    WITH held AS (SELECT key FROM questions WHERE key = ANY(:keys) AND thinker = :thinker ORDER BY key FOR UPDATE)
    UPDATE questions SET claimed = NOW + :claimed FROM held WHERE questions.key = held.key
""")
_ANSWER: Final = statement("UPDATE questions SET move = :move, failed = :failed WHERE key = :key AND move IS NULL")
_GIVE_BACK: Final = statement("UPDATE questions SET claimed = 0 WHERE key = :key AND thinker = :thinker")
_FORGET: Final = (
    statement("""
        DELETE FROM questions WHERE key IN (SELECT key FROM questions WHERE until < NOW FOR UPDATE SKIP LOCKED)
    """),
    statement(f"""
        DELETE FROM turns WHERE who IN (SELECT who FROM turns WHERE at < NOW - {KEPT} FOR UPDATE SKIP LOCKED)
    """),  # noqa: S608
)


@dataclass(frozen=True)
class Ask:
    """Line up. Whether this process has asked first: then it is the one to use the answer. Raises Busy when as many
    wait for the address as may."""

    key: str
    at: str
    """The table."""
    process: str
    asked: Question
    urgency: Urgency
    asker: Asker

    @property
    def news(self) -> Sequence[News]:
        return (News(ASKED),)

    def __call__(self, connection: Connection) -> bool:
        standing = _standing(self.urgency, self.asker)
        counted = {"urgency": standing["urgency"], "address": standing["address"]}
        if connection.execute(_WAITING, counted).scalar_one() >= MOST_WAITING:
            raise Busy
        given = {"key": self.key, "table_id": self.at, "process": self.process, "wanted": WANTED, **standing}
        first = connection.execute(_ASK, {**given, "data": _packed(self.asked)}).scalar_one()
        return bool(first == self.process)


@dataclass(frozen=True)
class Move:
    """Somebody came or went: it waits from now on in another place."""

    key: str
    process: str
    urgency: Urgency
    asker: Asker

    def __call__(self, connection: Connection) -> None:
        connection.execute(_MOVE, {"key": self.key, "process": self.process, **_standing(self.urgency, self.asker)})


@dataclass(frozen=True)
class Withdraw:
    """Nobody here wants to know any more. Another process that does asks anew."""

    key: str
    process: str

    def __call__(self, connection: Connection) -> None:
        connection.execute(_WITHDRAW, {"key": self.key, "process": self.process})


@dataclass(frozen=True)
class Fate:
    """What has become of a question."""

    move: int | None
    failed: bool
    taken: bool
    """Whether a thinker has it."""


@dataclass(frozen=True)
class Renew:
    """These are still wanted. What has become of each; of one that is not there any more, nothing."""

    keys: Sequence[str]

    def __call__(self, connection: Connection) -> dict[str, Fate]:
        rows = connection.execute(_RENEW, {"keys": list(self.keys), "wanted": WANTED})
        return {row.key: Fate(row.move, row.failed, row.taken) for row in rows}


# --- thinkers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ClaimedQuestion:
    key: str
    urgency: Urgency
    title: str
    data: Mapping[str, Any]

    @property
    def asked(self) -> Question:
        """What is asked. Raises TypeError, LookupError or ValueError where another version of Peron asks otherwise."""
        moves = tuple((int(seat), int(move)) for seat, move in self.data["moves"])
        return Question(**{**self.data, "title": self.title, "moves": moves})


@dataclass(frozen=True)
class Claim:
    """The question whose turn it is, for this thinker; None if none waits that is urgent enough."""

    thinker: str
    least: Urgency
    quick: bool = False
    """Only what is answered in no time."""

    def __call__(self, connection: Connection) -> ClaimedQuestion | None:
        given = {"thinker": self.thinker, "least": int(self.least), "claimed": CLAIMED}
        given |= {"quick": self.quick, "levels": list(QUICK)}
        row = connection.execute(_CLAIM, given).one_or_none()
        if row is None:
            return None
        for who in sorted({row.address, row.person}):
            connection.execute(_TURN, {"who": who})
        return ClaimedQuestion(row.key, Urgency(row.urgency), title_of(connection, row.data["game"]) or "", row.data)


@dataclass(frozen=True)
class Hold:
    """These are still being thought about."""

    thinker: str
    keys: Sequence[str]

    def __call__(self, connection: Connection) -> None:
        connection.execute(_HOLD, {"thinker": self.thinker, "keys": list(self.keys), "claimed": CLAIMED})


@dataclass(frozen=True)
class Answer:
    """A bot's move; without one, nothing can be said about the question."""

    key: str
    move: int | None

    @property
    def news(self) -> Sequence[News]:
        return (News(ANSWERED, self.key),)

    def __call__(self, connection: Connection) -> None:
        connection.execute(_ANSWER, {"key": self.key, "move": self.move, "failed": self.move is None})


@dataclass(frozen=True)
class GiveBack:
    """The thinker could not think; another may."""

    thinker: str
    key: str

    @property
    def news(self) -> Sequence[News]:
        return (News(ASKED),)

    def __call__(self, connection: Connection) -> None:
        connection.execute(_GIVE_BACK, {"thinker": self.thinker, "key": self.key})


@dataclass(frozen=True)
class ForgetQuestions:
    """What nobody wants to know any more."""

    def __call__(self, connection: Connection) -> None:
        for forget in _FORGET:
            connection.execute(forget)


def _standing(urgency: Urgency, asker: Asker) -> dict[str, object]:
    return {
        "urgency": int(urgency),
        "address": hidden(asker.address),
        "person": hidden(asker.address, asker.person),
    }


def _packed(asked: Question) -> str:
    """A board is in the database already, once for all tables."""
    return to_json({**asdict(asked), "title": ""})
