"""Where the server of a folder is: it leaves its address there for a second Peron to find. Imports the store."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import urlopen

from peron.store import in_use

NAME: Final = "peron.address"
ANSWER_SECONDS: Final = 5
START_SECONDS: Final = 20
"""How long a server may take from when it has the folder until it serves."""


def leave(folder: Path, url: str) -> None:
    """Say that the server of this folder is here."""
    (folder / NAME).write_text(url, "utf-8")


def remove(folder: Path) -> None:
    with suppress(OSError):
        (folder / NAME).unlink()


def running_at(folder: Path) -> str | None:
    """The address of the server that has this folder; None when none has it. Waits for one that is just starting."""
    end = time.monotonic() + START_SECONDS
    while (held := in_use(folder)) is not False:
        url = _left(folder)
        if url is not None and _answers(url):
            return url
        if held is None or time.monotonic() > end:
            return None
        time.sleep(0.1)
    return None


def _left(folder: Path) -> str | None:
    try:
        url = (folder / NAME).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return url if urlsplit(url).scheme == "http" else None


def _answers(url: str) -> bool:
    """Whether a Peron is there."""
    try:
        with urlopen(f"{url}healthz", timeout=ANSWER_SECONDS) as answer:  # noqa: S310
            told = json.loads(answer.read(10_000))
    except (OSError, HTTPException, ValueError):
        return False
    return isinstance(told, dict) and told.get("status") == "ok" and "tables" in told
