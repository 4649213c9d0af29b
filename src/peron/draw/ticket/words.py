"""The words printed on a board and spoken for it, in English. Imports the palette only.

A caller with another language hands over its own words under the same keys, and says under "language" which it is; what
it leaves out stays English. The catalogues hold them as `key` says. Words stand side by side and are never built into
sentences, so no language has to bend them; only `counts` is a phrase with numbers, which a caller gives finished.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peron.draw.palette import CARDS

KINDS: Final = ("tram", "subway", "ferry", "cable-car")
ENGLISH: Final[Mapping[str, str]] = {
    **{kind: kind.replace("-", " ") for kind in KINDS},
    **{colour: colour for colour in CARDS},
    **{word: word for word in ("spaces", "cards", "points", "cost", "double", "places")},
    "tokens": "tourism tokens",
    "token-symbols": "symbols",
    "ferry-symbols": "ferry symbols",
}


class Words:
    def __init__(self, given: Mapping[str, str] | None) -> None:
        self._words = {"language": "en", **ENGLISH, **(given or {})}

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


def key(word: str) -> str:
    """Under which key the catalogues have a word: colours and kinds of routes are theirs already."""
    if word in CARDS:
        return f"colour-{word}"
    return f"kind-{word}" if word in KINDS else f"draw-{word}"
