"""Appends to table `t` as fast as it can and prints every version that was acknowledged; to be killed.

Run by test_killed.py with the URL of a database. For every line of input it forks a process that says its id and
appends; when that one is dead, it says so. A new Python for every kill would take longer than all the rest.
"""

from __future__ import annotations

import os
import sys
from itertools import count

from peron.store import Store, Writer
from tests.store.samples import append, move


def append_for_ever(url: str) -> None:
    store = Store(url)
    loaded = store.log("t")
    assert loaded is not None
    writer = Writer(store)
    print("pid", os.getpid(), flush=True)
    for version in count(len(loaded[1]) + 1):
        writer.submit(append(move(version))).result()
        print(version, flush=True)


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            append_for_ever(sys.argv[1])
        os.waitpid(child, 0)
        print("dead", flush=True)
