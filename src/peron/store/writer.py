"""The one thread that writes. Imports this package's store.

To sync a disk takes long, whether for one write or for a hundred. So the writer takes everything that has come up since
the last commit and commits it at once; each write has a savepoint of its own, so that one that fails spoils no other.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection

from peron.store.errors import StoreError
from peron.store.store import Store

T = TypeVar("T")

Write: TypeAlias = Callable[[Connection], T]
"""Something to be written, with its answer; it neither commits nor rolls back. `peron.store.writes` has them."""


class _Task(Generic[T]):
    """A write, and what has become of it."""

    def __init__(self, write: Write[T]) -> None:
        self.future: Future[T] = Future()
        self._write = write
        self._result: T
        self._error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Raises only when it is not the write that has failed but the database."""
        # In plain words, which every database knows: SQLAlchemy's own savepoints take as long as the writes themselves.
        connection.exec_driver_sql("SAVEPOINT task")
        try:
            self._result = self._write(connection)
        except BaseException as error:
            self._error = error
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT task")
        else:
            connection.exec_driver_sql("RELEASE SAVEPOINT task")

    def settle(self) -> None:
        if self._error is None:
            self.future.set_result(self._result)
        else:
            self.future.set_exception(self._error)


class Writer:
    """Writes to a store, in the order of submission.

    A future that has its result is a promise: it is committed and on the disk.
    """

    def __init__(self, store: Store) -> None:
        self._connection = store.engine.execution_options(writing=True).connect()
        self._queue: SimpleQueue[_Task[Any] | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name="peron-writer", daemon=True)
        self._thread.start()

    def submit(self, write: Write[T]) -> Future[T]:
        """Have it written. The future gets the result once it is committed, or the error if it was not written.

        In a coroutine: `await asyncio.wrap_future(writer.submit(...))`.
        """
        task = _Task(write)
        with self._gate:
            if self._closed:
                raise StoreError("store-closed")
            self._queue.put(task)
        return task.future

    def close(self) -> None:
        """Write what was submitted so far, and stop."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first, *self._waiting()]
            self._commit([task for task in batch if task.future.set_running_or_notify_cancel()])

    def _waiting(self) -> list[_Task[Any]]:
        """Everything in the queue by now."""
        waiting: list[_Task[Any]] = []
        try:
            while (task := self._queue.get_nowait()) is not None:
                waiting.append(task)
            self._queue.put(None)  # nothing can have come after it; `_run` is to find it too
        except Empty:
            pass
        return waiting

    def _commit(self, batch: list[_Task[Any]]) -> None:
        try:
            with self._connection.begin():
                for task in batch:
                    task.run(self._connection)
        except BaseException as error:
            # A commit that has failed can leave its transaction open. The next batch gets a new connection.
            self._connection.invalidate()
            for task in batch:
                task.future.set_exception(error)
            return
        for task in batch:
            task.settle()
