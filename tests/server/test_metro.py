"""Metro over real sockets: with modules and bots, and sets of modules that are refused."""

from __future__ import annotations

import json
import random
from dataclasses import is_dataclass

import pytest

import peron
from peron.rules.metro import shapes as metro_shapes
from peron.rules.nextstation import shapes as london_shapes
from peron.rules.ticket import shapes as ticket_shapes
from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host
from tests.server.play import act, judged, play_on, seated, together

TABLES: list[tuple[int, int, dict[str, object]]] = [
    (1, 1, {}),
    (3, 0, {"companies": True, "stations": True, "hand": 2}),
    (1, 5, {"tracks": True, "numbers": 2, "direction": "free"}),
]


@pytest.mark.parametrize(("people", "bots", "options"), TABLES)
def test_a_game_is_played_to_its_end(host: Host, people: int, bots: int, options: dict[str, object]) -> None:
    ola, *others = [Person.guest(host.url, f"P{number}") for number in range(people)]
    sockets = seated(ola, others, *[bot() for _ in range(bots)], game="metro", options=options)
    play_on(sockets, random.Random(people))
    record = judged(*sockets)
    assert options.items() <= record.options.items()
    assert all(socket.view["game"] == "metro" and len(socket.view["tiles"]) == 60 for socket in sockets)


def test_others_are_told_that_a_tile_was_drawn_and_not_which(ola: Person, jan: Person) -> None:
    mine, other = seated(ola, [jan], game="metro", options={"first": "A"})
    act(mine, "draw")
    together([mine, other])
    drawn = mine.view["players"][0]["drawn"]
    assert drawn
    assert other.view["players"][0]["drawn"] is None
    (told,) = other.steps[-1]["events"]
    assert (told["key"], told["params"]) == ("event-draw-tile", {"seat": 0, "tile": None})
    act(mine, mine.view["moves"][0]["move"])


def test_what_does_not_go_together_is_said_before_and_refused(ola: Person) -> None:
    (shown,) = [game for game in ola.get("/api/games").json if game["id"] == "metro"]
    assert shown["conflicts"] == [
        {"options": ["companies", "numbers"], "key": "setup-metro-companies-numbers"},
        {"options": ["stations", "tracks"], "key": "setup-metro-stations-tracks"},
    ]
    for conflict in shown["conflicts"]:
        options = {name: 2 if name == "numbers" else True for name in conflict["options"]}
        answer = ola.post("/api/tables", {"game": "metro", "seats": [ME, OPEN], "options": options})
        assert (answer.status, answer.error) == (422, conflict["key"])


@pytest.mark.parametrize("options", [{"hand": 2.0}, {"numbers": 1.0}, {"companies": 1}], ids=str)
def test_a_value_of_another_kind_is_refused(ola: Person, options: dict[str, object]) -> None:
    answer = ola.post("/api/tables", {"game": "metro", "seats": [ME, OPEN], "options": options})
    assert (answer.status, answer.error) == (422, "setup-option-value")
    ((name, value),) = options.items()
    record = peron.Record(peron.game("metro"), 2, 1).text()
    sent = record.replace("seed: 1", f"option {name}: {json.dumps(value)}\nseed: 1")
    answer = ola.request("POST", "/api/records", sent.encode(), {"content-type": "text/plain; charset=utf-8"})
    assert answer.status == 422


def test_shapes_of_views_have_names_of_their_own() -> None:
    """The schemas of all views lie side by side under these names."""
    names = [
        name
        for module in (metro_shapes, london_shapes, ticket_shapes)
        for name, shape in vars(module).items()
        if isinstance(shape, type) and is_dataclass(shape) and shape.__module__ == module.__name__
    ]
    assert len(names) == len(set(names))
    assert peron.game("metro").view_type().__name__ in names
