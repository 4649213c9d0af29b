"""Measures what the news costs: `python -m tests.store.measure_notify [PROCESSES]`.

Several processes write moves to one PostgreSQL, each move a commit of its own and then many in one, with and without
NOTIFY, which takes a lock of the whole instance at commit. Nobody syncs a disk here, so the lock weighs as much as it
can."""

from __future__ import annotations

import multiprocessing
import secrets
import sys

from peron.store import AddGuest, Notifying, Store, Writer
from tests.postgres import postgres
from tests.store.measure import commits_per_second


def write(url: str, telling: bool, submitters: int) -> float:
    store = Store(url)
    writer = Writer(store, Notifying() if telling else None)
    try:
        return commits_per_second(writer, submitters, secrets.token_hex(4))
    finally:
        writer.close()
        store.close()


def main() -> None:
    processes = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    url = postgres().new_database().render_as_string(hide_password=False)
    store = Store(url)
    writer = Writer(store)
    writer.submit(AddGuest("anna", "Anna", "hash")).result()
    writer.close()
    store.close()
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for submitters in (1, 50):
            for telling in (False, True, False, True):
                each = pool.starmap(write, [(url, telling, submitters)] * processes)
                words = "with NOTIFY" if telling else "without"
                print(f"{processes} processes, {submitters} at once in each, {words}: {sum(each):.0f} moves a second")


if __name__ == "__main__":
    main()
