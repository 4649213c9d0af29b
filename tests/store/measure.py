"""Measures how fast the store commits: `python -m tests.store.measure [URL]`; without a URL, SQLite in this folder.

The disk decides: a folder in memory (/tmp is one on some systems) says nothing about it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from threading import Thread
from time import perf_counter

from peron.store import AddGuest, Store, Writer
from tests.store.samples import add, append, move

SECONDS = 5.0
SUBMITTERS = 100


def commits_per_second(writer: Writer, submitters: int, run: str) -> float:
    """Each submitter appends to a table of its own and waits for every acknowledgement, as a server does."""
    written = [0] * submitters
    until = perf_counter() + SECONDS

    def submit(number: int) -> None:
        table = f"{run}-{number}"
        writer.submit(add(table)).result()
        while perf_counter() < until:
            written[number] += 1
            writer.submit(append(move(written[number]), to=table)).result()

    threads = [Thread(target=submit, args=(number,)) for number in range(submitters)]
    begun = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(written) / (perf_counter() - begun)


def syncs_per_second(folder: Path) -> float:
    """What the disk itself can do: 4 KB at a time."""
    with (folder / "synced").open("wb", buffering=0) as file:
        begun, synced = perf_counter(), 0
        while perf_counter() < begun + SECONDS / 5:
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            synced += 1
        return synced / (perf_counter() - begun)


def loads_per_second(store: Store, table: str) -> float:
    begun, loaded = perf_counter(), 0
    while perf_counter() < begun + SECONDS / 5:
        store.log(table)
        loaded += 1
    return loaded / (perf_counter() - begun)


def measure(store: Store) -> None:
    run = os.urandom(4).hex()
    writer = Writer(store)
    if store.guest("hash-anna") is None:
        writer.submit(AddGuest("anna", "Anna", "hash-anna")).result()
    print(f"appends/s, 1 submitter:    {commits_per_second(writer, 1, f'{run}-one'):8.0f}")
    print(f"appends/s, {SUBMITTERS} submitters: {commits_per_second(writer, SUBMITTERS, f'{run}-many'):8.0f}")
    writer.submit(add(run, *(move(version) for version in range(1, 201)))).result()
    print(f"loads/s of 200 entries:    {loads_per_second(store, run):8.0f}")
    writer.close()
    store.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        measure(Store(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory(dir=".") as folder:
            print(f"syncs/s of the disk:       {syncs_per_second(Path(folder)):8.0f}")
            measure(Store.in_folder(Path(folder)))
