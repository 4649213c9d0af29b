"""One game after the other: a game follows one that is over, those who were there are told, and places are added up.
And screens for all in the room, which show no hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host


@pytest.fixture
def server(host: Host) -> str:
    return host.url


def conceded(ola: Person, table_id: str) -> None:
    """The game is over at once: Ola gives up, and the bot wins."""
    socket = ola.sit_at(table_id)
    assert socket.command("concede", seat=0)["type"] == "ack"
    socket.close()


@pytest.fixture
def ended(server: str) -> tuple[Person, str]:
    ola = Person.guest(server, "Ola")
    table_id = ola.set_up(ME, bot())["table"]["id"]
    conceded(ola, table_id)
    return ola, table_id


def follow(person: Person, before: str, *seats: dict[str, Any]) -> Any:
    answer = person.post("/api/tables", {"game": "metro", "seats": list(seats or (ME, bot())), "after": before})
    return answer.json if answer.status == 201 else answer.error


def test_those_who_were_there_are_told_of_the_next_game(ended: tuple[Person, str]) -> None:
    ola, before = ended
    watcher = Person(ola.url).sit_at(before)
    assert watcher.table["next"] is None
    made = follow(ola, before)
    watcher.until(lambda message: message["type"] == "update")
    assert watcher.table["next"] == made["table"]["id"]
    watcher.close()


@pytest.mark.both
def test_there_is_one_next_game(ended: tuple[Person, str]) -> None:
    ola, before = ended
    first = follow(ola, before)["table"]["id"]
    again = ola.post("/api/tables", {"game": "berlin", "seats": [ME, bot()], "after": before})
    assert again.error == "table-next"
    assert again.json["error"]["params"] == {"table": first}
    assert {one["id"] for one in ola.get("/api/me/tables").json} == {before, first}  # none is left over


def test_only_those_who_were_there_go_on_and_only_after_the_end(ended: tuple[Person, str]) -> None:
    ola, before = ended
    jan = Person.guest(ola.url, "Jan")
    assert follow(jan, before) == "table-not-host"
    assert follow(ola, "nowhere") == "table-unknown"
    going_on = ola.set_up(ME, bot())["table"]["id"]
    assert follow(ola, going_on) == "table-not-over"


@pytest.mark.both
def test_places_are_added_up_over_all_games(ended: tuple[Person, str]) -> None:
    ola, first = ended
    second = follow(ola, first)["table"]["id"]
    conceded(ola, second)
    third = follow(ola, second, ME, bot(), OPEN)["table"]["id"]
    for table_id in (first, second, third):
        told = Person(ola.url).get(f"/api/tables/{table_id}/evening").json
        assert [(game["table"], game["game"], game["status"]) for game in told["games"]] == [
            (first, "berlin", "over"),
            (second, "metro", "over"),
            (third, "metro", "gathering"),
        ]
        winner, loser = told["people"]
        assert (loser["name"], loser["places"], loser["total"]) == ("Ola", [2, 2, None], 0)
        assert (winner["places"], winner["total"]) == ([1, 1, None], 2)


def test_a_table_without_a_game_before_is_an_evening_of_one(server: str) -> None:
    ola = Person.guest(server, "Ola")
    table_id = ola.set_up(ME, bot())["table"]["id"]
    told = ola.get(f"/api/tables/{table_id}/evening").json
    assert [game["table"] for game in told["games"]] == [table_id]
    assert told["people"] == []
    assert ola.get("/api/tables/nowhere/evening").status == 404


# --- a screen for all in the room -------------------------------------------------------------------------------------


def test_a_screen_for_all_shows_no_hand_whoever_opens_it(server: str) -> None:
    ola = Person.guest(server, "Ola")
    table_id = ola.set_up(ME, bot())["table"]["id"]
    own, screen = ola.sit_at(table_id), Socket(ola, table_id, watches=True)
    screen.resume()
    own.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
    assert own.you["view"]["players"][0]["hand"] is not None
    assert screen.you["seats"] == []
    assert screen.you["eye"] is None
    assert screen.you["view"]["players"][0]["hand"] is None
    assert screen.command("concede", seat=0)["error"]["key"] == "table-watching"
    own.close()
    screen.until(lambda message: message["type"] == "presence")
    assert screen.messages[-1]["connected"][0] is False  # nobody holds a phone
    screen.close()


def test_a_screen_for_all_goes_with_whoever_has_opened_it(server: str) -> None:
    """Who signs out is nobody there any more, with any screen."""
    ola = Person.guest(server, "Ola")
    screen = Socket(ola, ola.set_up(ME, bot())["table"]["id"], watches=True)
    screen.resume()
    assert ola.post("/api/me/sign-out").status == 204
    assert screen.hangup() == (1012, "guest-unknown")


def test_a_screen_for_all_that_the_host_opens_knows_the_code(server: str) -> None:
    ola, jan = Person.guest(server, "Ola"), Person.guest(server, "Jan")
    listed = ola.set_up(ME, OPEN, listed=True)["table"]["id"]
    for person, knows in ((ola, True), (jan, False)):
        screen = Socket(person, listed, watches=True)
        screen.resume()
        assert (screen.you["code"] is not None) is knows
        screen.close()
