"""The words printed on a sheet and spoken for it, in English. Imports the palette and the shapes of the rules.

As with `peron.draw.ticket.words`: a caller with another language hands over its own words under the same keys, and the
catalogues hold them as `key` says. What has a number in it is a phrase, and a caller gives it finished. The names of
the city, its river and its districts are those of its file, in the language that the words say they are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from peron.draw.palette import PENCILS
from peron.rules.shapes import name_in

SYMBOLS: Final = ("square", "triangle", "pentagon", "circle", "any")
_COMPASS: Final = ("north-west", "north", "north-east", "west", "centre", "east", "south-west", "south", "south-east")
ENGLISH: Final[Mapping[str, str]] = {
    **{word: word for word in (*PENCILS, *SYMBOLS, *_COMPASS)},
    **{word: word for word in ("river", "start", "stations", "player", "districts", "points", "objectives", "total")},
    **{f"suburb-{corner}": "suburb" for corner in ("nw", "ne", "sw", "se")},
    **{f"{number}-lines": f"{digit} lines" for digit, number in enumerate(("two", "three", "four"), 2)},
    **dict(zip((f"letter-{pencil}" for pencil in PENCILS), "PBKG", strict=True)),
    "any": "any symbol",
    "site": "tourist site",
    "most": "most in one",
    "sites": "tourist sites",
    "interchanges": "interchanges",
    "objective-centre": "all of the centre",
    "objective-districts": "all districts",
    "objective-interchanges": "interchanges",
    "objective-sites": "all tourist sites",
    "objective-river": "under the river",
    "modules": "alone with modules",
    "counts-as-two": "counts as two stations",
}


class SheetWords:
    def __init__(self, given: Mapping[str, str] | None, city: Mapping[str, Any]) -> None:
        self._words = {"language": "en", **ENGLISH, **(given or {})}
        self._districts = {district["id"]: district.get("name") for district in city["districts"]}
        self._city = city

    def __getitem__(self, key: str) -> str:
        return self._words[key]

    def head(self, key: str) -> str:
        """A word as a heading: its first letter large, the rest as it is."""
        return capital(self._words[key])

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


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def key(word: str) -> str:
    """Under which key the catalogues have a word: pencils and symbols are theirs already."""
    if word in PENCILS:
        return f"colour-{word}"
    return f"symbol-{word}" if word in SYMBOLS else f"sheet-{word}"
