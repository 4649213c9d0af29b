"""Views of several who look at one state: each sees what it would see alone."""

from __future__ import annotations

import dataclasses
from dataclasses import FrozenInstanceError, dataclass, field

import pytest

import peron
from peron.rules.shapes import Event, Message, quick
from tests.rules.positions import walk

TABLES = [
    ("berlin", {}),
    ("san-francisco", {}),
    ("london", {}),
    ("london", {"objectives": True, "powers": True}),
    ("metro", {}),
    ("metro", {"companies": True}),
    ("metro", {"numbers": 2}),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_who_looks_after_others_sees_the_same_as_alone(name: str, options: dict[str, object]) -> None:
    game = peron.game(name)
    state = game.new(4, "sight", options)
    for number, turn in enumerate(walk(game, state, peron.Random(5))):
        if number % 7:
            continue
        sight, viewers = turn.state.sight(), [2, None, 0, 3, 1]
        together = {viewer: sight.view(viewer) for viewer in viewers}
        assert together == {viewer: turn.state.view(viewer) for viewer in viewers}
        assert [sight.view(viewer) for viewer in viewers] == list(together.values())


@quick
@dataclass(frozen=True)
class Thing:
    name: str
    size: int = 3
    parts: list[str] = field(default_factory=list)


def test_a_quick_shape_is_a_frozen_dataclass_like_any_other() -> None:
    thing = Thing("tram")
    assert thing == Thing("tram", 3, []) == dataclasses.replace(Thing("bus"), name="tram")
    assert dataclasses.asdict(thing) == {"name": "tram", "size": 3, "parts": []}
    assert repr(thing) == "Thing(name='tram', size=3, parts=[])"
    assert thing.parts is not Thing("tram").parts
    with pytest.raises(FrozenInstanceError):
        thing.size = 4  # type: ignore[misc]
    with pytest.raises(TypeError):
        Thing()  # type: ignore[call-arg]


def test_what_only_has_a_name_is_given_by_name() -> None:
    assert Event("event-start").seen_by(0) == Message("event-start", {})
    with pytest.raises(TypeError):
        Event("event-start", {}, {})  # type: ignore[call-arg]
