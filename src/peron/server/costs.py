"""What a visitor's wishes cost the server, and what it has to share among them. Imports turns and visitors.

The numbers are milliseconds of one core, measured roughly with the rules interpreted at tables of some 80 moves, and
rounded up. They need not be exact: they keep what is dear from being as free as what is cheap.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from peron.server.limits import FAR_WORK, WIDE, Buckets, Limits
from peron.server.pace import Pace
from peron.server.turns import Turns
from peron.server.visitors import rings

CONNECT: Final = 4.0
"""A handshake, the guest looked up, the table entered."""
TOLD: Final = 0.03
"""What each screen at a table costs more that is told of something."""
LOAD: Final = 8.0
"""To have a table in memory that was not: its log read and folded, and a place there for a while."""

WITH_BOARD: Final = 44.0
"""What a new table costs more that brings a board along: as much as to look at one, together."""

WRITE_RULES: Final = 400.0
"""The rules of a title that somebody brought along cost so much more until they are ready: some twenty figures."""

MESSAGES: Final = {"ping": 0.1, "why": 0.3, "look": 1.0, "resume": 1.5, "hint": 2.0, "move": 3.0, "undo": 10.0}
ANSWERED_ALONE: Final = ("ping", "why", "look", "resume", "hint")
"""What nobody but who has said it hears of."""
OTHER_MESSAGE: Final = 2.0
"""Any other command: it is written down, and everybody is told."""
MISSING_STEP: Final = 0.02
"""For `resume`: each step to be told again."""

REQUESTS: Final = tuple(
    (re.compile(pattern), cost)
    for pattern, cost in (
        (r"POST /api/(boards|records)$", 50.0),
        (r"(DELETE /api/me|GET /api/me/data)$", 20.0),  # and EACH_KEPT for every table
        (r"POST /api/(tables|guests)$", 6.0),
        (r"POST /api/daily/", 8.0),
        (r"GET /api/daily/", 6.0),
        (r"GET /api/daily$", 8.0),
        (r"GET /api/tables/[^/]+/at/", 20.0),
        (r"GET /api/tables/[^/]+/sheets/", 6.0),
        (r"GET /api/tables/[^/]+/result.svg$", 40.0),
        (r"GET /api/tables/[^/]+/evening$", 15.0),
        (r"POST /api/codes/", 10.0),
        (r"GET /api/(me/)?tables$", 8.0),
        (r"GET /api/tables/[^/]+/record$", 3.0),
        (r"POST /api/", 3.0),
        (r"GET /api/games/[^/]+\.[^/]+/drawing$", 60.0),
        (r"GET /api/games/[^/]+\.", 10.0),
        (r"GET /api/games/[^/]+/(drawing|rules)$", 2.0),
        (r"GET /api/openapi.json$", 2.0),
    )
)
"""By method and path; the first that fits. Titles with a dot in their id were brought along by somebody: there may be
more of them than are kept ready."""
OTHER_REQUEST: Final = 1.0
EACH_KEPT: Final = 2.0
"""Each table of which something is kept about a guest, to tell it or to take the name away."""
FILE: Final = 1.0

KILOBYTE: Final = 0.4
"""Each kilobyte that a visitor says has to be taken apart: cookies, queries, names in a body."""
USUAL: Final = 2.0
"""Kilobytes of a request that are in its price already."""
REFUSED_SECONDS: Final = 2.0
"""How much later somebody hears that they are refused who is refused again and again."""
NONSENSE: Final = 0.1
"""A message that cannot be read, or comes too early: to see that, and to say so."""


def is_file(path: str) -> bool:
    """Files of the page are counted apart: they lie in memory, and a first visit needs a hundred of them."""
    return path not in ("/healthz", "/readyz") and not path.startswith("/api/")


def cost_of_request(method: str, path: str, size: int = 0) -> float:
    """`size`: its bytes."""
    asked = f"{method} {path}"
    return next((cost for pattern, cost in REQUESTS if pattern.match(asked)), OTHER_REQUEST) + _cost_of_size(size)


def cost_of_file(size: int = 0) -> float:
    return FILE + _cost_of_size(size)


def _cost_of_size(size: int) -> float:
    return KILOBYTE * max(0.0, size / 1024 - USUAL)


def cost_of_message(kind: str, missing: int = 0, viewers: int = 0) -> float:
    """`missing`: the steps to be told again; `viewers`: who all are told of it."""
    more = MISSING_STEP * missing if kind == "resume" else TOLD * viewers if kind not in ANSWERED_ALONE else 0.0
    return MESSAGES.get(kind, OTHER_MESSAGE) + more


def cost_of_presence(viewers: int) -> float:
    """To come to a table and to go again: everybody there is told both."""
    return 2 * TOLD * viewers


def cost_of_nonsense(size: int) -> float:
    """Of a message that cannot be read."""
    return NONSENSE + KILOBYTE * size / 1024


class Work:
    """The server's time and the page's files, shared among addresses: one that asks for too much waits for itself, and
    for nobody else."""

    def __init__(self, limits: Limits) -> None:
        self.pace = Pace()
        rates = (limits.work, limits.work.times(WIDE), limits.work.times(FAR_WORK))
        self._time = [Turns(rate, limits.patience, self.pace) for rate in rates]
        """For an address, and for the networks of IPv6 that may be one customer's."""
        self._files = Turns(limits.files, limits.patience, self.pace)
        self._refusals = Buckets(limits.refusals)

    async def turn(self, visitor: str, person: str, cost: float) -> bool:
        """Wait until the visitor may have this done; False if too much of it waits already."""
        for turns, ring in zip(self._time, rings(visitor), strict=False):
            if not await turns.turn(ring, person, cost):
                return False
            person = ring  # in the next network it is this one's turn
        return True

    async def file(self, visitor: str, person: str, cost: float = FILE) -> bool:
        """The same for a file of the page."""
        return await self._files.turn(visitor, person, cost)

    async def refused(self, visitor: str) -> None:
        """Wait before the visitor hears that they are refused: not the first times, but where that happens again and
        again. To refuse costs too, and who comes by a proxy has as many lines as it gives them."""
        if not self._refusals.take(visitor):
            await asyncio.sleep(REFUSED_SECONDS)
