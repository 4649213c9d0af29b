"""Moves of Next Station as a person types them. Imports the texts only."""

from __future__ import annotations

import re
from typing import Final

from peron.cli.typed import Vocabulary
from peron.text import Texts

_NOTATION: Final = ("skip", "draw", "mark", "none", "joker", "switch", "again")
_STATION: Final = "[a-j](?:10|[1-9])"
_SECTION: Final = re.compile(rf"({_STATION}) ?(?:-|–|—| ) ?({_STATION})\b")


class NextStationVocabulary(Vocabulary):
    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, {name: f"typed-sheet-{name}" for name in _NOTATION}, "typed-sheet-idle")

    def notation(self, line: str) -> str:
        """The line in the words of the notation; a section alone is to be drawn.

        >>> NextStationVocabulary(Texts("pl")).notation("odcinek D3 - E4 joker")
        'draw d3-e4 joker'
        """
        said = _SECTION.sub(r"\1-\2", super().notation(line))
        return f"draw {said}" if _SECTION.match(said) else said
