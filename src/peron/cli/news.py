"""Events as lines of news. Imports the texts only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peron.cli.family import Family
from peron.rules.contract import Event

_FOLLOWS: Final = (
    *("event-market", "event-sweep", "event-reshuffle", "event-token"),
    *("event-line-finished", "event-line-of-company", "event-share-turned-up"),
)
"""What happens by itself after a move is told on the same line."""
_UNSAID: Final = ("event-decided", "event-noted", "event-new-tile", "event-solo-rank")
"""What the table or the score shows anyway, or what is told in full as soon as everybody has decided."""


def lines(family: Family, events: Sequence[Event]) -> list[str]:
    """A line for everything somebody did, with what followed from it."""
    beats: list[list[Event]] = []
    for event in events:
        if event.key in _UNSAID:
            continue
        if event.key in _FOLLOWS and beats:
            beats[-1].append(family.retold(event))
        else:
            beats.append([family.retold(event)])
    return [" ".join(family.told.texts.events(beat, family.told.scene)) for beat in beats]
