"""Several processes that serve one port, and the one that looks after them. Imports how one of them runs.

Each worker has a listening socket of its own on the same port (SO_REUSEPORT), so that the system shares visitors out
evenly. Another server could join them there: it is seen first that nobody else has the port. The sockets belong to the
parent and stay open whatever becomes of a worker: who comes while one is replaced waits for the next one, and is not
turned away.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep
from typing import Final

from peron.rules.contract import PeronError
from peron.server.logs import log, set_up_logs
from peron.server.measures import forget_worker
from peron.server.run import CannotListen, allow_many_files, bind, serve, url_of
from peron.server.settings import Settings

STOP_SECONDS: Final = 30.0
"""How long a worker may take to stop before it is killed."""
START_SECONDS: Final = 60.0
GLANCE_SECONDS: Final = 0.2
"""How soon it is noticed that we are to stop while one starts."""
BREATH_SECONDS: Final = 1.0
"""A worker that dies soon after its start is replaced only after this."""


class CannotWork(PeronError):
    """A worker could not start."""


@dataclass
class Worker:
    process: SpawnProcess
    told: Connection
    """What it tells: the name of the database once it serves, or why it cannot."""
    started: float


def serve_with_workers(settings: Settings, started: Callable[[str, str], None]) -> None:
    """Serve until SIGINT or SIGTERM. SIGHUP replaces the workers, one after the other."""
    set_up_logs(settings.log_level)
    if not hasattr(socket, "SO_REUSEPORT"):
        raise CannotListen("serve-workers-system")
    allow_many_files()  # the workers inherit this
    Workers(settings).run(started)


class Workers:
    def __init__(self, settings: Settings) -> None:
        alone = bind(settings.host, settings.port)  # refused where any other listens, also one that shares
        port = alone.getsockname()[1]
        alone.close()
        first = bind(settings.host, port, shared=True)
        others = (bind(settings.host, port, shared=True) for _ in range(settings.workers - 1))
        self._sockets = [first, *others]
        self._settings = replace(settings, port=port, thinkers=_share(settings))
        self._workers: list[Worker] = []
        self._asked: list[int] = []
        """The signals that came in and were not obeyed yet."""

    def run(self, started: Callable[[str, str], None]) -> None:
        woken, wake = os.pipe()
        os.set_blocking(wake, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(asked, lambda number, _: self._asked.append(number))
        try:
            self._workers = [self._start(listening) for listening in self._sockets]
            databases = [self._await(worker) for worker in self._workers]
            if self._told_to_stop:
                return
            started(url_of(self._sockets[0]), databases[0])
            while not self._told_to_stop:
                if signal.SIGHUP in self._asked:
                    self._asked.remove(signal.SIGHUP)
                    self._replace_all()
                self._replace_dead()
                alive = [worker.process.sentinel for worker in self._workers if worker.process.exitcode is None]
                wait([woken, *alive], timeout=BREATH_SECONDS)
                if wait([woken], timeout=0):
                    os.read(woken, 4096)
        except CannotWork:
            if not self._told_to_stop:  # else that is why it has ended, and nobody needs to be told
                raise
        finally:
            self._stop_all()

    @property
    def _told_to_stop(self) -> bool:
        return bool({signal.SIGINT, signal.SIGTERM} & set(self._asked))

    def _start(self, listening: socket.socket) -> Worker:
        # Fresh interpreters: what was installed anew since the start is what they run.
        spawn = multiprocessing.get_context("spawn")
        told, tell = spawn.Pipe(duplex=False)
        process = spawn.Process(target=_work, args=(self._settings, listening, tell), name="peron-worker")
        process.start()
        tell.close()
        return Worker(process, told, monotonic())

    def _await(self, worker: Worker) -> str:
        """Until it serves; the name of its database. Raises what the worker was refused."""
        end, said = monotonic() + START_SECONDS, None
        try:
            while not worker.told.poll(GLANCE_SECONDS):
                if self._told_to_stop or monotonic() > end:
                    raise CannotWork("serve-worker-failed", {})
            said = worker.told.recv()
        except EOFError:
            sleep(GLANCE_SECONDS)  # what has ended it may be a signal that we are just being sent too
        if isinstance(said, str):
            return said
        raise CannotWork(*said) if said is not None else CannotWork("serve-worker-failed", {})

    def _replace_dead(self) -> None:
        for number, worker in enumerate(self._workers):
            if worker.process.exitcode is not None:
                if monotonic() < worker.started + BREATH_SECONDS:
                    continue
                log("log-worker-died", logging.WARNING, worker=number, code=worker.process.exitcode)
                worker.told.close()
                forget_worker(worker.process.pid)
                self._workers[number] = self._start(self._sockets[number])

    def _replace_all(self) -> None:
        """The new one serves before the old one stops, on the same socket: nobody finds the door closed. Where a new
        one cannot begin the old one goes on, and all others are replaced still."""
        left = []
        for number, old in enumerate(self._workers):
            if self._told_to_stop:
                return
            new = self._start(self._sockets[number])
            try:
                self._await(new)
            except CannotWork as error:
                _stop(new.process)
                new.told.close()
                if self._told_to_stop:
                    return
                log("log-worker-kept", logging.ERROR, worker=number, why=error.key, **error.params)
                left.append(number)
                continue
            self._workers[number] = new
            _stop(old.process)
            old.told.close()
        if left:
            log("log-workers-left", logging.ERROR, old=left, new=len(self._workers) - len(left))
        else:
            log("log-workers-replaced", workers=len(self._workers))

    def _stop_all(self) -> None:
        for number, worker in enumerate(self._workers):
            self._sockets[number].close()
            _stop(worker.process)


def _share(settings: Settings) -> int | None:
    """Processes for bots in each worker: all together as many as there would be with one."""
    if settings.thinkers is not None:
        return settings.thinkers
    return max(1, ((os.cpu_count() or 2) - 1) // settings.workers)


def _stop(process: SpawnProcess) -> None:
    if process.exitcode is None:
        process.terminate()
        process.join(STOP_SECONDS)
    if process.exitcode is None:
        process.kill()
        process.join()
    forget_worker(process.pid)


def _work(settings: Settings, listening: socket.socket, tell: Connection) -> None:
    """In a worker: serve until the parent says otherwise, or is gone."""
    os.setpgid(0, 0)  # Ctrl-C is for the parent, which stops the workers one after the other
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        serve(settings, lambda url, database: tell.send(database), listening)
    except PeronError as error:
        tell.send((error.key, dict(error.params)))
        sys.exit(1)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
