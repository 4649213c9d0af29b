"""First rides over the socket: the table, the coach's words in `you`, skipping, leaving, coming back."""

from __future__ import annotations

from typing import Any

import pytest

from peron.lessons import lessons
from tests.server.client import ME, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import act, do, refused


def ride(person: Person, title: str = "berlin") -> Socket:
    answer = person.post("/api/tables", {"lesson": title})
    assert answer.status == 201, answer.body
    return person.sit_at(answer.json["table"]["id"])


def meant(socket: Socket) -> int:
    """What the coach says is to be done."""
    until_asked(socket)
    aims: list[int] = socket.you["coach"]["aims"]
    return aims[0]


def until_asked(socket: Socket) -> Any:
    while (coach := socket.you["coach"]) is not None and coach["state"] == "wait":
        socket.until_version(socket.version + 1)
    return coach


def until_bots_wait(socket: Socket) -> None:
    """Until nobody but the learner is to decide, so that nothing changes by itself."""
    while socket.table["actors"] != [0]:
        socket.until_version(socket.version + 1)


@pytest.mark.parametrize("title", lessons())
def test_a_table_for_a_first_ride_has_a_coach(ola: Person, title: str) -> None:
    table = ride(ola, title)
    coach = table.you["coach"]
    assert (coach["state"], coach["step"]) == ("do", 1)
    assert coach["what"]["key"].startswith(f"lesson-{title}-")
    assert [(seat["kind"], seat["level"]) for seat in table.table["seats"]] == [("person", None), ("bot", "beginner")]
    games = {game["id"]: game["lesson"] for game in ola.get("/api/games").json}
    assert coach["of"] == games[title]
    table.close()


def test_the_ride_goes_on_at_the_same_step_when_one_comes_back_and_after_the_server_was_killed(host: Host) -> None:
    ola = Person.guest(host.url, "Ola")
    table = ride(ola)
    act(table, meant(table))
    act(table, meant(table))
    step = until_asked(table)
    table.close()
    again = ola.sit_at(table.table_id)
    assert until_asked(again) == step
    again.close()
    host.kill()
    host.start()
    again = ola.sit_at(table.table_id)
    assert until_asked(again) == step
    do(again, "undo", seat=0)
    assert until_asked(again)["step"] == step["step"] - 1
    again.close()


def test_steps_are_skipped_and_the_ride_is_left(ola: Person) -> None:
    table = ride(ola, "london")
    do(table, "ride-skip", seat=0, step="symbol")
    assert (table.you["coach"]["id"], table.you["coach"]["state"]) == ("site", "free")
    assert refused(table, "ride-skip", seat=0, step="symbol") == "table-step-over"
    do(table, "ride-leave", seat=0)
    assert table.you["coach"] is None
    assert refused(table, "ride-leave", seat=0) == "table-no-ride"
    assert table.view["moves"], "the game goes on"
    table.close()


def test_whoever_watches_hears_no_coach_and_other_tables_have_none(ola: Person, jan: Person) -> None:
    table = ride(ola)
    watching = jan.sit_at(table.table_id)
    until_bots_wait(watching)
    assert watching.you["coach"] is None
    assert refused(watching, "ride-skip", seat=0, step="keep") == "table-not-yours"
    other = ola.sit_at(ola.set_up(ME, bot())["table"]["id"])
    assert other.you["coach"] is None
    until_bots_wait(other)
    assert refused(other, "ride-leave", seat=0) == "table-no-ride"
    for socket in (table, watching, other):
        socket.close()


def test_there_are_rides_for_titles_with_a_lesson_alone(ola: Person) -> None:
    assert (ola.post("/api/tables", {"lesson": "nowhere"}).error) == "lesson-unknown"
    both = ola.post("/api/tables", {"lesson": "berlin", "game": "berlin"})
    assert (both.status, both.error) == (422, "request-invalid")
    for more in ({"seats": [ME, bot()]}, {"options": {"first": "1"}}, {"listed": True}, {"pace": 0}):
        other = ola.post("/api/tables", {"lesson": "berlin", **more})
        assert (other.status, other.error) == (422, "request-invalid"), more
