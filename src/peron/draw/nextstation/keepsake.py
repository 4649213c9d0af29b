"""A sheet to keep: as it stood when it was asked for, with the player's name. Imports the shape of a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from peron.draw.nextstation.score_area import Told
from peron.draw.nextstation.sheet import sheet_svg
from peron.rules.nextstation.cards import ROUNDS
from peron.rules.nextstation.shapes import NextStationView, SheetView


@dataclass(frozen=True)
class Keepsake:
    """Drawing it takes a while, and the game may go on meanwhile."""

    city: Mapping[str, Any]
    sheet: SheetView
    told: Told
    words: Mapping[str, str]

    def picture(self, theme: str) -> str:
        return sheet_svg(self.city, self.sheet, self.told, theme, self.words)


def keepsake(
    city: Mapping[str, Any],
    view: NextStationView,
    seat: int,
    name: str,
    words: Mapping[str, str],
    say: Callable[..., str],
) -> Keepsake:
    """The sheet of a seat as everybody may see it: what somebody has decided is not on it before all have."""
    sheet = view.sheets[seat]
    remark = "" if view.solo_rank is None else say("event-solo-rank", rank=view.solo_rank, points=sheet.total)
    when = say("sheet-round", round=view.round, rounds=ROUNDS) if view.ranks is None else ""
    return Keepsake(city, sheet, Told(name, remark, when), words)
