"""Events as lines of news. Imports the texts only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peron.rules.contract import Event
from peron.text import Company, Scene, Texts

_FOLLOWS: Final = (
    *("event-market", "event-sweep", "event-reshuffle", "event-token"),
    *("event-line-finished", "event-line-of-company", "event-new-tile", "event-share-turned-up"),
)
"""What happens by itself after a move is told on the same line."""


def lines(texts: Texts, events: Sequence[Event], scene: Scene | Company) -> list[str]:
    """A line for everything somebody did, with what followed from it."""
    beats: list[list[Event]] = []
    for event in events:
        if event.key in _FOLLOWS and beats:
            beats[-1].append(event)
        else:
            beats.append([event])
    return [" ".join(texts.events(beat, scene)) for beat in beats]
