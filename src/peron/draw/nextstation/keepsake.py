"""A sheet to keep: as it stood when it was asked for, with the player's name. Imports the shape of a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from peron.draw.nextstation.score_area import Captions
from peron.draw.nextstation.sheet import sheet_svg
from peron.draw.words import Words
from peron.rules.nextstation.cards import ROUNDS
from peron.rules.nextstation.shapes import NextStationView, SheetView


@dataclass(frozen=True)
class Keepsake:
    """Drawing it takes a while, and the game may go on meanwhile."""

    city: Mapping[str, Any]
    sheet: SheetView
    told: Captions
    words: Words

    def picture(self, theme: str) -> str:
        return sheet_svg(self.city, theme, self.words, self.sheet, self.told)


def keepsake(
    city: Mapping[str, Any], view: NextStationView, seat: int, name: str, words: Words, say: Callable[..., str]
) -> Keepsake:
    """The sheet of a seat as everybody may see it: what somebody has decided is not on it before all have."""
    sheet = view.sheets[seat]
    remark = "" if view.solo is None else say("event-solo-rank", rank=view.solo.rank, points=sheet.total)
    when = say("sheet-round", round=view.round, rounds=ROUNDS) if view.ranks is None else ""
    return Keepsake(city, sheet, Captions(name, remark, when), words)
