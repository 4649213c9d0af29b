"""London over real sockets: all decide at once, alone or together, with bots and modules."""

from __future__ import annotations

import random

import pytest

from tests.server.client import Person, bot
from tests.server.host import Host
from tests.server.play import act, judged, play_on, seated, together

OPTIONS = {"powers": True, "objectives": True, "pencils": "green purple blue pink"}


@pytest.mark.parametrize(("people", "bots"), [(1, 0), (1, 1), (3, 0)])
def test_a_game_is_played_to_its_end(host: Host, people: int, bots: int) -> None:
    ola, *others = [Person.guest(host.url, f"P{number}") for number in range(people)]
    sockets = seated(ola, others, *[bot() for _ in range(bots)], game="london", options=OPTIONS)
    play_on(sockets, random.Random(people))
    record = judged(*sockets)
    assert record.options == OPTIONS
    assert all(socket.view["game"] == "london" and socket.view["moves"] == [] for socket in sockets)
    assert all(sheet["pencils"][0] == "green" for socket in sockets for sheet in socket.view["sheets"][:1])


def test_others_are_told_that_a_seat_has_decided_and_not_what(ola: Person, jan: Person) -> None:
    mine, other = seated(ola, [jan], game="london", options=OPTIONS)
    act(mine, "skip")
    together([mine, other])
    assert other.view["sheets"][0]["decided"]
    assert other.view["sheets"][0]["decision"] is None
    assert mine.view["sheets"][0]["decision"]["key"] == "decision-skip"
    (told,) = other.steps[-1]["events"]
    assert (told["key"], told["params"]) == ("event-decided", {"seat": 0, "decision": None})
    assert "skip" not in str(other.steps[-1])
