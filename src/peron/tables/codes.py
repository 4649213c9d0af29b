"""Codes that people say to each other to come to a table. Standard library only."""

from __future__ import annotations

import re
import secrets
from typing import Final

LETTERS: Final = "CDFGHJKMNPQRTVWXY23456789"
"""None that is taken for another, read aloud or written by hand; without vowels, so that no code is a word."""
LENGTH: Final = 6
_LIKE: Final = str.maketrans("BSZ", "852")
"""What is written for a figure by mistake."""
_BETWEEN: Final = re.compile(r"[\s\-‐‑‒–—_.·]+")
_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTH}}}")


def new_code() -> str:
    """One of 244 million. Others may have it at this moment: the store says so."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """The code that somebody means, however they have written it; None if it cannot be one.

    >>> read_code(" ktr-4mh "), read_code("KTR 4M8") == read_code("KTR4MB"), read_code("KLON-73")
    ('KTR4MH', True, None)
    """
    plain = _BETWEEN.sub("", typed).upper().translate(_LIKE)
    return plain if _CODE.fullmatch(plain) else None
