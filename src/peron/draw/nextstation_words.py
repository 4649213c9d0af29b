"""The words printed on a sheet and spoken for it, in English. Imports the standard library only.

As with `peron.draw.words`: a caller with another language hands over its own words under the same keys, and the
catalogues hold them as `sheet-...`. What has a number in it is a phrase, and a caller gives it finished.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "name": "London",
    "thames": "Thames",
    "suburb-nw": "suburb",
    "north-west": "north-west",
    "north": "north",
    "north-east": "north-east",
    "suburb-ne": "suburb",
    "west": "west",
    "centre": "centre",
    "east": "east",
    "suburb-sw": "suburb",
    "south-west": "south-west",
    "south": "south",
    "south-east": "south-east",
    "suburb-se": "suburb",
    "square": "square",
    "triangle": "triangle",
    "pentagon": "pentagon",
    "circle": "circle",
    "any": "any symbol",
    "site": "tourist site",
    "start": "start",
    "purple": "purple",
    "blue": "blue",
    "pink": "pink",
    "green": "green",
    "letter-purple": "P",
    "letter-blue": "B",
    "letter-pink": "K",
    "letter-green": "G",
    "stations": "stations",
    "player": "player",
    "districts": "districts",
    "most": "most in one",
    "points": "points",
    "sites": "tourist sites",
    "interchanges": "interchanges",
    "two-lines": "2 lines",
    "three-lines": "3 lines",
    "four-lines": "4 lines",
    "objectives": "objectives",
    "objective-centre": "all of the centre",
    "objective-districts": "all districts",
    "objective-interchanges": "interchanges",
    "objective-sites": "all tourist sites",
    "objective-thames": "Thames crossings",
    "modules": "alone with modules",
    "total": "total",
    "counts-as-two": "counts as two stations",
}


class SheetWords:
    def __init__(self, given: Mapping[str, str] | None) -> None:
        self._words = {**ENGLISH, **(given or {})}

    def __getitem__(self, key: str) -> str:
        return self._words[key]

    def head(self, key: str) -> str:
        """A word as a heading: its first letter large, the rest as it is."""
        word = self._words[key]
        return word[:1].upper() + word[1:]
