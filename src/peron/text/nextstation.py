"""The words of Next Station: sections, districts, and the river of a city. Imports the names of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, cast

from peron.rules.nextstation.city import City
from peron.rules.shapes import name_in
from peron.text.words import RuleTable, Scene, Sentences, UnknownWord, Words

if TYPE_CHECKING:
    from peron.rules.nextstation.game import NextStationGame


class NextStationWords(Words):
    FUNCTIONS: ClassVar[Mapping[str, str]] = {
        **Words.FUNCTIONS,
        "SECTION": "section",
        "RIVER": "river",
        "DISTRICT": "district",
    }

    def __init__(self, sentences: Sentences, scene: Scene) -> None:
        super().__init__(sentences, scene)
        self.city: City = cast("NextStationGame", scene.game).city

    def tables(self) -> tuple[RuleTable, ...]:
        """N17, N18, N23: the tourist track, interchanges and ranks."""
        points, ranks = self.city.data["points"], self.city.solo_ranks
        track, meetings = points["sites"], points["interchanges"]
        bounds = [f"≤ {ranks[0]}", *(f"{low + 1}–{most}" for low, most in pairwise(ranks)), f"> {ranks[-1]}"]
        worth = self.say("rules-table-points")
        return (
            RuleTable(
                "N17",
                self.say("rules-table-track"),
                ((self.say("rules-table-circled"), *map(str, range(len(track)))), (worth, *map(str, track))),
            ),
            RuleTable(
                "N18",
                self.say("rules-table-interchanges"),
                ((self.say("rules-table-lines"), *meetings), (worth, *(str(value) for value in meetings.values()))),
            ),
            RuleTable(
                "N23",
                self.say("rules-table-ranks"),
                ((self.say("rules-table-rank"), *(str(n) for n in range(1, len(bounds) + 1))), (worth, *bounds)),
            ),
        )

    def section(self, id: str) -> str:
        """`C4–E4`."""
        if id not in self.city.section_number:
            raise UnknownWord(id)
        return id.replace("-", "–")

    def river(self, case: str = "name") -> str:
        """The river, in the case that the sentence needs."""
        river = self.city.data["river"]
        name = name_in(self._sentences.language, river["name"])
        return self.say("river-name", river=river["id"], name=name, case=case)

    def district(self, id: str) -> str:
        """Its name in the city's file, or one of the compass."""
        for district in self.city.data["districts"]:
            if district["id"] == id:
                name = district.get("name")
                return self.say(f"sheet-{id}") if name is None else name_in(self._sentences.language, name)
        raise UnknownWord(id)
