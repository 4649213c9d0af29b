"""The words printed on a sheet. Imports the palette and the shapes of the rules.

The names of the city, its river and its districts are those of its file, in the language that the words say they are
in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from peron.draw.palette import PENCILS
from peron.draw.words import Words, head
from peron.rules.shapes import name_in

SYMBOLS: Final = ("square", "triangle", "pentagon", "circle", "any")
_COMPASS: Final = ("north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east")
PRINTED: Final = (
    *(*PENCILS, *SYMBOLS, *_COMPASS),
    *("river", "start", "stations", "player", "districts", "points", "objectives", "total", "site", "most"),
    *("sites", "interchanges", "modules", "counts-as-two", "two-lines", "three-lines", "four-lines"),
    *(f"suburb-{corner}" for corner in ("nw", "ne", "sw", "se")),
    *(f"letter-{pencil}" for pencil in PENCILS),
    *(f"objective-{goal}" for goal in ("centre", "districts", "interchanges", "sites", "river")),
)


class SheetWords:
    def __init__(self, words: Words, city: Mapping[str, Any]) -> None:
        self._words = words
        self._districts = {district["id"]: district.get("name") for district in city["districts"]}
        self._city = city

    def __getitem__(self, key: str) -> str:
        return self._words[key]

    def head(self, key: str) -> str:
        return head(self._words[key])

    def city(self) -> str:
        return self._named(self._city["name"])

    def river(self) -> str:
        return self._named(self._city["river"]["name"])

    def district(self, id: str) -> str:
        """Its name in the file; those of the compass need none."""
        name = self._districts[id]
        return self._words.get(id, id) if name is None else self._named(name)

    def _named(self, name: str | Mapping[str, str]) -> str:
        return name_in(self._words["language"], name)


def key(word: str) -> str:
    """Under which key the catalogues have a word: pencils and symbols are theirs already."""
    if word in PENCILS:
        return f"colour-{word}"
    return f"symbol-{word}" if word in SYMBOLS else f"sheet-{word}"
