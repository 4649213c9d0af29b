"""Ports for servers that tests start, kill and start again."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from random import SystemRandom

PORTS = range(20_000, 32_000)
"""Below those that systems hand out by themselves: while a server is away, no connection is given its port."""
PORTS_FOR_EACH = 2_000
"""How many of them each process that runs tests has for itself."""
_given: set[int] = set()


def free_port() -> int:
    """One that nobody listens at."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = PORTS[worker * PORTS_FOR_EACH % len(PORTS)]
    while True:
        port = SystemRandom().randrange(first, first + PORTS_FOR_EACH)
        if port in _given:  # to a server that is away, or has not started yet
            continue
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            _given.add(port)
            return port
