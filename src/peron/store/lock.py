"""A folder that only one server uses at a time. Imports the standard library and this package's errors."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from peron.store.errors import StoreError

if sys.platform != "win32":
    import fcntl

NAME: Final = "peron.lock"


class FolderLock:
    """Held from its making until `release`, or until the process ends, however it ends.

    Where there are no such locks (Windows) it holds nothing.
    """

    def __init__(self, folder: Path) -> None:
        self._file = open(os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600), "w")  # noqa: SIM115
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise StoreError("store-in-use", {"path": str(folder)}) from None
        # A forked child has the open file too, and would hold the lock after the server is gone.
        os.register_at_fork(after_in_child=self._file.close)

    def release(self) -> None:
        """Let another server have the folder."""
        self._file.close()


def in_use(folder: Path) -> bool | None:
    """Whether a server has this folder now; None where there are no such locks and nobody can tell."""
    if not (folder / NAME).exists():
        return False
    if sys.platform == "win32":
        return None
    try:
        FolderLock(folder).release()
    except StoreError:
        return True
    return False
