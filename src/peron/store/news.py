"""What one process tells the others that use the same database. Imports SQLAlchemy only.

News is a hint and never the truth: it says where to look, and what is to be seen there stands in the database.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

MOVED: Final = "moved"
"""A table has reached a version."""
PEOPLE: Final = "people"
"""Somebody came to a table or went."""
ASKED: Final = "asked"
"""A question for bots waits."""
ANSWERED: Final = "answered"
"""The question with this key has its answer."""
LARGEST: Final = 7900
"""Bytes that fit into one message: PostgreSQL takes less than 8,000."""


class News(NamedTuple):
    kind: str
    id: str = ""
    version: int = 0


class Announcer:
    """Passes the news of a writer on, in one of two ways. Called in the writer's thread."""

    def within(self, connection: Connection, news: Sequence[News]) -> None:
        """As part of the commit: nobody hears of it unless it is committed."""

    def after(self, news: Sequence[News]) -> None:
        """Once it is committed."""


def packed(news: Iterable[News], largest: int = LARGEST) -> Iterator[str]:
    """News as messages, as few as hold it; the same is said once.

    >>> list(packed([News("moved", "t", 3), News("moved", "t", 3), News("asked")]))
    ['[["moved","t",3],["asked","",0]]']
    """
    told: list[str] = []
    length = 2
    for one in dict.fromkeys(news):
        text = json.dumps(one, separators=(",", ":"))
        if told and length + len(text) > largest:
            yield f"[{','.join(told)}]"
            told, length = [], 2
        told.append(text)
        length += len(text) + 1
    if told:
        yield f"[{','.join(told)}]"


def unpacked(message: str | bytes) -> list[News]:
    """The news in a message; nothing if it is none of ours."""
    try:
        return [News(str(kind), str(id), int(version)) for kind, id, version in json.loads(message)]
    except (ValueError, TypeError):
        return []
