"""What people may be called: one line that can be seen, and not too long. Imports nothing but this package's errors."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from peron.tables.seats import TableError

LONGEST_NAME: Final = 24
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters, as Unicode counts them, that look like nothing."""


def checked_name(name: str) -> str:
    """A name on one line, not empty and not too long. Raises TableError."""
    plain = _plain(name)
    if not 1 <= len(plain) <= LONGEST_NAME:
        raise TableError("table-name", {"most": LONGEST_NAME})
    return plain


def cut_name(name: str) -> str:
    """The same of a name that a record brings along: cut where it is too long, and perhaps empty.

    >>> cut_name("Anna Maria Kowalska-Nowakowska")
    'Anna Maria Kowalska-Nowa'
    """
    return _plain(_plain(name)[:LONGEST_NAME])


def _plain(name: str) -> str:
    """What can be seen of a name. Control characters, marks that turn the direction of writing and blank letters become
    spaces; what has nothing but marks for other letters (accents, variation selectors) has nothing to be seen."""
    shown = "".join(letter if letter.isprintable() and letter not in _BLANK else " " for letter in name)
    return " ".join(shown.split()) if any(category(letter)[0] not in "MZC" for letter in shown) else ""
