"""Work spread over processes: the same task by task, whether on one core or on several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, Done]]:
    """Each task with what came of it, in the order in which they are finished."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    # A fresh interpreter for each worker: nothing of the parent's state, threads or terminal is inherited.
    workers: Any = multiprocessing.get_context("spawn").Pool(jobs, initializer=_ignore_interrupt)
    try:
        for number, done in workers.imap_unordered(partial(_numbered, work), list(enumerate(tasks))):
            yield tasks[number], done
        workers.close()
    finally:
        workers.terminate()
        workers.join()


def _numbered(work: Callable[[Task], Done], task: tuple[int, Task]) -> tuple[int, Done]:
    return task[0], work(task[1])


def _ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal: the parent alone decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
