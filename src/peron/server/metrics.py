"""The figures of a server for Prometheus. Imports `prometheus_client`, which only those need who want them.

With PROMETHEUS_MULTIPROC_DIR the processes of one machine share their figures in that folder, and each tells the sum.
"""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from peron.server.logs import LOGGER
from peron.server.measures import SHARED, Measures
from peron.tables.queue import Urgency

if TYPE_CHECKING:
    from peron.server.lobby import Lobby

SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics(Measures):
    def __init__(self) -> None:
        self._registry = of = CollectorRegistry()
        if SHARED not in os.environ:  # they tell of one process
            ProcessCollector(registry=of)
            PlatformCollector(registry=of)
            GCCollector(registry=of)
        self._requests = Counter("peron_requests", "Requests", ("method", "route", "status"), registry=of)
        self._answers = Histogram("peron_request_seconds", "Time to answer a request", registry=of, buckets=SECONDS)
        self._moves = Histogram(
            "peron_move_seconds",
            "A person's move, from when it was read until it was on its way to everybody",
            registry=of,
            buckets=SECONDS,
        )
        self._commits = Histogram(
            "peron_commit_seconds",
            "A write, from when it was asked for until it was on the disk",
            registry=of,
            buckets=SECONDS,
        )
        self._logged = Counter("peron_log_lines", "Lines of the log", ("level",), registry=of)
        self._tables = self._gauge("peron_tables", "Tables in memory")
        self._sockets = self._gauge("peron_sockets", "Open sockets")
        self._people = self._gauge("peron_people", "People who are at a table")
        self._watching = self._gauge("peron_watching", "Screens that only watch")
        self._waiting = Gauge(
            "peron_bot_questions",
            "Questions that wait for a bot",
            ("urgency",),
            registry=of,
            multiprocess_mode="livesum",
        )
        for level in ("warning", "error"):
            self._logged.labels(level)
        LOGGER.addHandler(_Counted(self._logged))

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(name, told, registry=self._registry, multiprocess_mode="livesum")

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, status).inc()
        self._answers.observe(seconds)

    def move(self, seconds: float) -> None:
        self._moves.observe(seconds)

    def commit(self, seconds: float) -> None:
        self._commits.observe(seconds)

    def sample(self, lobby: Lobby) -> None:
        viewers = [viewer for room in lobby.rooms.loaded for viewer in room.viewers]
        self._tables.set(len(lobby.rooms))
        self._sockets.set(sum(lobby.sockets.values()))
        self._people.set(len({viewer.person for viewer in viewers if viewer.screen.seats}))
        self._watching.set(sum(not viewer.screen.seats for viewer in viewers))
        for urgency in Urgency:
            self._waiting.labels(urgency.name.lower()).set(lobby.rooms.queue.waiting(urgency))

    def told(self) -> tuple[bytes, str]:
        registry = self._registry
        if SHARED in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry), CONTENT_TYPE_LATEST


class _Counted(logging.Handler):
    """Counts what is worth a warning."""

    def __init__(self, lines: Counter) -> None:
        super().__init__(logging.WARNING)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.labels(record.levelname.lower()).inc()
