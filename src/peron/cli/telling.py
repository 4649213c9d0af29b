"""Who tells what to whom: the texts, the scene and the screen that everything shown of a game needs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from peron.cli.screen import Screen
from peron.rules.record import SEATS
from peron.text import Company, Scene, Texts
from peron.text.words import Words


@dataclass(frozen=True)
class Telling:
    texts: Texts
    scene: Scene | Company
    screen: Screen

    @cached_property
    def words(self) -> Words:
        return self.texts.words(self.scene)

    def seat(self, seat: int) -> str:
        """`B greedy`, and for the one who reads `A You`."""
        name = self.texts.say("table-you") if seat == self.scene.seat else self.words.player(seat)
        return f"{SEATS[seat]} {name}" if name != SEATS[seat] else name
