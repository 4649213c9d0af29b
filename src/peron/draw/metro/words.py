"""The words printed on the board of Metro and spoken for it, in English. Imports the standard library only.

As with `peron.draw.ticket.words`: a caller with another language hands over its own words under the same keys, and the
catalogues hold them as `metro-print-...`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "description": "8 columns a to h, 8 rows 1 to 8, the central station in the middle, 32 numbered stations around.",
    "central": "central",
    "kinds": "60 tiles of 24 kinds",
    "upright": "Laid with the arrow up",
}


class MetroWords:
    def __init__(self, given: Mapping[str, str] | None) -> None:
        self._words = {"language": "en", **ENGLISH, **(given or {})}

    def __getitem__(self, key: str) -> str:
        return self._words[key]
