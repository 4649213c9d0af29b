"""The words of Metro: companies and their shares, lines, tiles. Imports the names of lines and tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from peron.rules.metro.board import COLOURS, exits_of
from peron.rules.metro.paths import read_line
from peron.text.words import NOTHING, RuleTable, UnknownWord, Words

_SIDES: Final = "NESW"
_LETTERS: Final = "abcd"
"""Of the codes of tiles."""


class MetroWords(Words):
    FUNCTIONS: ClassVar[Mapping[str, str]] = {
        **Words.FUNCTIONS,
        "COMPANY": "company",
        "SHARE": "share",
        "LINE": "line",
        "TILE": "tile",
    }

    def tables(self) -> tuple[RuleTable, ...]:
        """M3, M13: where the wagons of each colour stand."""
        game = self.scene.game
        if game is None:
            return ()
        wagons: Mapping[str, Mapping[str, list[int]]] = game.data["wagons"]
        companies: Mapping[str, list[int]] = game.data["companies"]
        players = sorted(wagons)
        colours = [colour for colour in COLOURS if any(colour in table for table in wagons.values())]
        head = (self.say("rules-table-players"), *players)
        rows = [(self._colour(one), *(_stations(wagons[count].get(one, ())) for count in players)) for one in colours]
        owned = (self.say("rules-table-stations"), *(_stations(companies[colour]) for colour in COLOURS))
        named = (self.say("rules-table-company"), *map(self._colour, COLOURS))
        return (
            RuleTable("M3", self.say("rules-table-wagons"), (head, *rows)),
            RuleTable("M13", self.say("rules-table-companies"), (named, owned)),
        )

    def _colour(self, id: str) -> str:
        return self.word(id, "colour")

    def company(self, id: str) -> str:
        """`yellow company`."""
        return self.say("company-name", company=_known(id))

    def share(self, id: str) -> str:
        """`yellow`, as in "your yellow 20 % share"."""
        return self.word(_known(id), "colour")

    def line(self, id: str) -> str:
        """`Your line 11`, `Line 11: Marek`, `Line 11: yellow company`."""
        start, number, seat, company = read_line(id)
        name = self.player(seat) if seat is not None else self.company(company or "")
        return self.say("line-name", you=self.you(seat), name=name, start=start, number=number)

    def tile(self, code: str) -> str:
        """`a tile (N-S E-W S-N W-E)`: from which side to which its tracks lead; other text is a picture already."""
        if len(code) == len(_SIDES) and set(code) <= set(_LETTERS):
            tracks = zip(_SIDES, exits_of(code), strict=True)
            code = " ".join(f"{side}-{_SIDES[end // 2]}" for side, end in tracks)
        return self.say("tile-name", tracks=code)


def _stations(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers)) or NOTHING


def _known(company: str) -> str:
    if company not in COLOURS:
        raise UnknownWord(company)
    return company
