"""Moves of Metro as a person types them. Imports the names of companies and the texts."""

from __future__ import annotations

import re
from typing import Final

from peron.cli.typed import Vocabulary
from peron.rules.metro.board import COLOURS
from peron.text import Texts

_NOTATION: Final = ("lay", "drawn", "turn", "draw", "pass", "exchange", "open", "hidden", "wagon", "share")
_SQUARE: Final = re.compile(r"(?:[1-3] )?[a-h][1-8]\b")


class MetroVocabulary(Vocabulary):
    def __init__(self, texts: Texts) -> None:
        keys = {name: f"typed-metro-{name}" for name in (*_NOTATION, *COLOURS)}
        super().__init__(texts, keys, "typed-metro-idle")

    def notation(self, line: str) -> str:
        """The line in the words of the notation; a square alone is where the tile goes.

        >>> MetroVocabulary(Texts("pl")).notation("połóż na polu d3")
        'lay d3'
        """
        said = super().notation(line)
        return f"lay {said}" if _SQUARE.match(said) else said
