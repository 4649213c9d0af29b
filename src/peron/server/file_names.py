"""What a file is called that somebody takes home: a name that tells years later what is in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from typing import Final

LONGEST: Final = 80
_ALONE: Final = str.maketrans({"ł": "l", "Ł": "L", "ß": "ss", "ø": "o", "đ": "d", "æ": "ae"})
"""Letters that are no others with a mark."""


def record_name(game: str, names: Iterable[str], day: date) -> str:
    """`peron-berlin-2026-11-18-ola-jan.peron`."""
    return f"{_stem(game, names, day)}.peron"


def picture_name(game: str, names: Iterable[str], day: date) -> str:
    """`peron-berlin-2026-11-18-ola-jan.svg`."""
    return f"{_stem(game, names, day)}.svg"


def _stem(game: str, names: Iterable[str], day: date) -> str:
    """Plain letters only, so that every system takes it. Of a title that somebody has brought along, the fingerprint in
    its id tells nobody anything."""
    parts = ["peron", game.partition(".")[0], day.isoformat(), *names]
    return "-".join(part for part in map(plain, parts) if part)[:LONGEST].rstrip("-")


def plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.translate(_ALONE)).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters.lower()).strip("-")
