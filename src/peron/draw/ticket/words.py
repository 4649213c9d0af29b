"""Which words are printed on a board. Imports the palette only."""

from __future__ import annotations

from typing import Final

from peron.draw.palette import CARDS

KINDS: Final = ("tram", "subway", "ferry", "cable-car")
PRINTED: Final = (
    *(*KINDS, *CARDS, "spaces", "cards", "points", "cost", "double", "places"),
    *("tokens", "token-symbols", "ferry-symbols", "counts"),
)


def key(word: str) -> str:
    """Under which key the catalogues have a word: colours and kinds of routes are theirs already."""
    if word in CARDS:
        return f"colour-{word}"
    return f"kind-{word}" if word in KINDS else f"draw-{word}"
