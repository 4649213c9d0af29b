"""The words of Next Station: sections, districts, and the river of a city. Imports the names of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from peron.rules.nextstation.city import City
from peron.rules.nextstation.game import NextStationGame
from peron.rules.shapes import name_in
from peron.text.words import Scene, Sentences, UnknownWord, Words


class NextStationWords(Words):
    FUNCTIONS: ClassVar[Mapping[str, str]] = {
        **Words.FUNCTIONS,
        "SECTION": "section",
        "RIVER": "river",
        "DISTRICT": "district",
    }

    def __init__(self, sentences: Sentences, scene: Scene) -> None:
        super().__init__(sentences, scene)
        assert isinstance(scene.game, NextStationGame)
        self.city: City = scene.game.city

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
