"""The words of the families, one row each; a family without words of its own has those of all. Imports the families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from peron.text.metro import MetroWords
from peron.text.nextstation import NextStationWords
from peron.text.ticket import TicketWords
from peron.text.words import Scene, Sentences, Words

FAMILIES: Final[Mapping[str, type[Words]]] = {
    "ticket": TicketWords,
    "nextstation": NextStationWords,
    "metro": MetroWords,
}
FUNCTIONS: Final = frozenset(name for words in FAMILIES.values() for name in words.FUNCTIONS)


def words_of(sentences: Sentences, scene: Scene | None) -> Words:
    """The words for a scene: those of its game's family."""
    if scene is None or scene.game is None:
        return Words(sentences, scene or Scene())
    return FAMILIES.get(scene.game.title.family, Words)(sentences, scene)
