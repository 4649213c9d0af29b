"""The one thread that writes. Imports this package's store.

To sync a disk takes long, whether for one write or for a hundred. So the writer takes everything that has come up since
the last commit and commits it at once. If one of them fails, all are written anew, each behind a savepoint of its own,
so that it spoils no other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection

from peron.store import postgresql
from peron.store.errors import StoreError
from peron.store.news import Announcer, News
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
        """Raises whatever goes wrong."""
        self._result = self._write(connection)

    def run_apart(self, connection: Connection) -> None:
        """Raises only when it is not the write that has failed but the database."""
        self._error = self._try(connection)
        if self._error is not None and postgresql.deadlocked(self._error):
            self._error = self._try(connection)

    def _try(self, connection: Connection) -> BaseException | None:
        # In plain words, which every database knows: SQLAlchemy's own savepoints take as long as the writes themselves.
        connection.exec_driver_sql("SAVEPOINT task")
        try:
            self.run(connection)
        except BaseException as error:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT task")
            return error
        connection.exec_driver_sql("RELEASE SAVEPOINT task")
        return None

    @property
    def table_id(self) -> str:
        """The table it writes to, if it writes to one that is there already."""
        return getattr(self._write, "table_id", "")

    @property
    def news(self) -> Sequence[News]:
        """What others are to hear of it."""
        return getattr(self._write, "news", ()) if self._error is None else ()

    def settle(self) -> None:
        if self._error is None:
            self.future.set_result(self._result)
        else:
            self.future.set_exception(self._error)


class Writer:
    """Writes to a store, in the order of submission.

    A future that has its result is a promise: it is committed and on the disk.
    """

    def __init__(self, store: Store, announcer: Announcer | None = None, durable: bool = True) -> None:
        """`announcer` passes on what others are to hear of. What is not durable may be lost when the database crashes,
        and costs it less."""
        self._connection = store.engine.execution_options(writing=True).connect()
        self._announcer = announcer
        self._shared = store.shared
        self._durable = durable or not store.shared
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
            batch = [task for task in (first, *self._waiting()) if task.future.set_running_or_notify_cancel()]
            if self._durable:
                self._commit(batch)
            else:  # there is no disk to wait for, and who writes one thing at a time holds up nobody else
                for task in batch:
                    self._commit([task])

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
        if self._shared:
            # Two processes that write to the same tables do so in the same order: neither waits for the other for ever.
            batch.sort(key=lambda task: task.table_id)
        try:
            if not self._together(batch):
                with self._connection.begin():
                    self._write(batch, _Task.run_apart)
        except BaseException as error:
            # A commit that has failed can leave its transaction open. The next batch gets a new connection.
            self._connection.invalidate()
            for task in batch:
                task.future.set_exception(error)
            return
        for task in batch:
            task.settle()
        news = [one for task in batch for one in task.news]
        if news and self._announcer is not None:
            self._announcer.after(news)

    def _together(self, batch: list[_Task[Any]]) -> bool:
        """Write and commit all, if none of them fails, behind one savepoint: one for each is half of all statements.
        Else nothing is written."""
        with self._connection.begin() as transaction:
            self._connection.exec_driver_sql("SAVEPOINT batch")
            try:
                self._write(batch, self._run_within)
            except Exception:
                transaction.rollback()
                return False
            self._connection.exec_driver_sql("RELEASE SAVEPOINT batch")  # fails if the database gave it all up
        return True

    def _run_within(self, task: _Task[Any], connection: Connection) -> None:
        task.run(connection)
        # SQLite can give a transaction up by itself; what came next would not be in any.
        if not getattr(connection.connection.driver_connection, "in_transaction", True):
            raise StoreError("store-unavailable")

    def _write(self, batch: list[_Task[Any]], run: Callable[[_Task[Any], Connection], None]) -> None:
        """Everything into one transaction, with what others are to hear of it."""
        if not self._durable:
            postgresql.commit_lightly(self._connection)
        for task in batch:
            run(task, self._connection)
        news = [one for task in batch for one in task.news]
        if news and self._announcer is not None:
            self._announcer.within(self._connection, news)
