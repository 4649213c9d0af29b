"""The words printed on a board and spoken for it, in English. Imports the standard library only.

A caller with another language hands over its own words under the same keys; what it leaves out stays English. The
catalogues hold them as `draw-...`. Words stand side by side and are never built into sentences, so no language has to
bend them; only `counts` is a phrase with numbers, which a caller gives finished.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "tram": "tram",
    "subway": "subway",
    "ferry": "ferry",
    "cable-car": "cable car",
    "tokens": "tourism tokens",
    "spaces": "spaces",
    "cards": "cards",
    "token-symbols": "symbols",
    "points": "points",
    "cost": "cost",
    "ferry-symbols": "ferry symbols",
    "double": "double",
    "places": "places",
    "blue": "blue",
    "green": "green",
    "black": "black",
    "purple": "purple",
    "red": "red",
    "orange": "orange",
    "gray": "gray",
}


class Words:
    def __init__(self, given: Mapping[str, str] | None) -> None:
        self._words = {**ENGLISH, **(given or {})}

    def __getitem__(self, key: str) -> str:
        return self._words[key]

    def head(self, key: str) -> str:
        """A word as a heading: its first letter large, the rest as it is (not every language may lower it)."""
        word = self._words[key]
        return word[:1].upper() + word[1:]

    def counts(self, places: int, routes: int) -> str:
        """The line under the title. Plural forms belong to the language, so a catalogue gives the finished line."""
        if "counts" in self._words:
            return self._words["counts"]
        return f"{places} {'place' if places == 1 else 'places'} · {routes} {'route' if routes == 1 else 'routes'}"
