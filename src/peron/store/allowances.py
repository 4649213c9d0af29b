"""What one visitor may ask for over all processes on one PostgreSQL: buckets of tokens in the database. Imports this
package.

Visitors are hashed: nobody needs to know from the database who has asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection

from peron.store.postgresql import statement

_LEFT: Final = "LEAST(:burst, allowances.tokens + (NOW - allowances.filled) * :per_second / 1000)"
_TAKE: Final = statement(f"""
    INSERT INTO allowances (who, tokens, filled) VALUES (:who, :burst - :cost, NOW)
    ON CONFLICT (who) DO UPDATE SET tokens = {_LEFT} - :cost, filled = NOW WHERE {_LEFT} >= :cost
""")  # noqa: S608
_FORGET: Final = statement("DELETE FROM allowances WHERE filled < NOW - :longest")
LONGEST: Final = 25 * 60 * 60 * 1000
"""Milliseconds after which a bucket is full again, whichever it is, and need not be kept."""


def hidden(*who: str) -> str:
    """A name for somebody that does not tell who it is."""
    return blake2b("\0".join(who).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Take:
    """Tokens out of a visitor's bucket, one unless it costs more; whether they were there."""

    kind: str
    visitor: str
    burst: float
    per_second: float
    cost: float = 1.0

    def __call__(self, connection: Connection) -> bool:
        who = hidden(self.kind, self.visitor)
        given = {"who": who, "burst": self.burst, "per_second": self.per_second}
        given["cost"] = min(self.cost, self.burst)
        return connection.execute(_TAKE, given).rowcount == 1


@dataclass(frozen=True)
class TakeEach:
    """Tokens out of one bucket after the other, as long as they are there; whether all were. Whoever takes from the
    same buckets does so in the same order: nobody waits for another for ever."""

    takes: Sequence[Take]

    def __call__(self, connection: Connection) -> bool:
        return all(take(connection) for take in self.takes)


@dataclass(frozen=True)
class ForgetAllowances:
    def __call__(self, connection: Connection) -> None:
        connection.execute(_FORGET, {"longest": LONGEST})
