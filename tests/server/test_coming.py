"""One code for a table: whoever has it chooses a seat; who guesses does not get far; and it is gone with the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from peron.tables.codes import LETTERS, read_code
from tests.server.client import ME, OPEN, Answer, Person, bot
from tests.server.host import Host


def code_of(person: Person, table_id: str) -> str | None:
    socket = person.sit_at(table_id)
    socket.close()
    code: str | None = socket.you["code"]
    return code


def look(person: Person, code: str) -> Answer:
    return person.post("/api/codes/look", {"code": code})


def sit(person: Person, code: str, seat: int) -> Answer:
    return person.post("/api/codes/sit", {"code": code, "seat": seat})


@pytest.fixture
def server(host: Host) -> str:
    return host.url


@pytest.fixture
def waiting(server: str) -> tuple[Person, str, str]:
    """A table for three at which only Ola sits: Ola, its id and its code."""
    ola = Person.guest(server, "Ola")
    table_id = ola.set_up(ME, OPEN, OPEN)["table"]["id"]
    code = code_of(ola, table_id)
    assert code is not None
    assert read_code(code) == code
    return ola, table_id, code


def test_whoever_has_the_code_sees_the_table_and_chooses_a_seat(waiting: tuple[Person, str, str]) -> None:
    ola, table_id, code = waiting
    jan = Person.guest(ola.url, "Jan")
    shown = look(jan, f" {code[:3].lower()}-{code[3:]} ")
    assert shown.status == 200
    assert shown.json["id"] == table_id
    assert [seat["name"] for seat in shown.json["seats"]] == ["Ola", "", ""]
    host = ola.sit_at(table_id)
    assert sit(jan, code, 2).json["seats"][2]["name"] == "Jan"
    host.until(lambda message: message["type"] == "update")  # the host sees who came
    assert host.table["seats"][2]["name"] == "Jan"
    host.close()


def test_a_seat_that_is_taken_and_a_second_one_are_refused(waiting: tuple[Person, str, str]) -> None:
    ola, _, code = waiting
    jan = Person.guest(ola.url, "Jan")
    assert sit(jan, code, 0).error == "table-seat-taken"
    assert sit(jan, code, 5).error == "table-seat"
    assert sit(jan, code, 1).status == 200
    assert sit(jan, code, 2).error == "table-seated"
    assert sit(ola, code, 2).error == "table-seated"


@pytest.mark.both
def test_of_many_who_want_a_seat_at_once_one_gets_it(waiting: tuple[Person, str, str]) -> None:
    ola, _, code = waiting
    people = [Person.guest(ola.url, f"Gość {number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda person: sit(person, code, 1), people))
    assert sorted(answer.status for answer in answers) == [200, 409, 409, 409, 409, 409]


@pytest.mark.both
def test_with_the_game_the_code_is_gone(waiting: tuple[Person, str, str]) -> None:
    ola, table_id, code = waiting
    for seat, name in ((1, "Jan"), (2, "Ewa")):
        assert sit(Person.guest(ola.url, name), code, seat).status == 200
    late = Person.guest(ola.url, "Kuba")
    assert look(late, code).error == "code-unknown"
    assert sit(late, code, 1).error == "code-unknown"
    assert code_of(ola, table_id) is None


def test_whom_the_host_has_sent_away_does_not_come_back(waiting: tuple[Person, str, str]) -> None:
    ola, table_id, code = waiting
    jan = Person.guest(ola.url, "Jan")
    assert sit(jan, code, 1).status == 200
    host = ola.sit_at(table_id)
    assert host.command("open", seat=1)["type"] == "ack"
    assert sit(jan, code, 1).error == "table-sent-away"
    host.close()


def test_strangers_who_look_on_are_told_no_code_of_a_table_in_the_list(server: str) -> None:
    ola, jan = Person.guest(server, "Ola"), Person.guest(server, "Jan")
    listed = ola.set_up(ME, OPEN, listed=True)["table"]["id"]
    hidden = ola.set_up(ME, OPEN)["table"]["id"]
    assert code_of(ola, listed) is not None
    assert code_of(jan, listed) is None
    assert code_of(jan, hidden) is not None  # whoever knows its address was told of it
    assert code_of(Person(server), hidden) is not None


def test_a_game_against_bots_has_no_code(server: str) -> None:
    ola = Person.guest(server, "Ola")
    assert code_of(ola, ola.set_up(ME, bot())["table"]["id"]) is None


def test_only_guests_look_for_tables(waiting: tuple[Person, str, str]) -> None:
    ola, _, code = waiting
    assert look(Person(ola.url), code).status == 401
    assert sit(Person(ola.url), code, 1).status == 401


@pytest.mark.parametrize(
    "body", [{}, {"code": 7}, {"code": ""}, {"code": "A" * 41}, {"code": ["KTR4MH"]}, {"code": "KTR4MH", "more": 1}]
)
def test_what_is_no_code_is_refused(server: str, body: dict[str, Any]) -> None:
    ola = Person.guest(server, "Ola")
    assert ola.post("/api/codes/look", body).status == 422


@pytest.mark.both
def test_a_code_is_kept_over_a_restart(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    table_id = ola.set_up(ME, OPEN)["table"]["id"]
    code = code_of(ola, table_id)
    own_host.kill()
    own_host.start()
    assert code_of(ola, table_id) == code
    assert look(ola, str(code)).json["id"] == table_id


# --- guessing ---------------------------------------------------------------------------------------------------------


def wrong(code: str, number: int) -> str:
    """A code that is not the one: its last letters are others."""
    letters = len(LETTERS)
    other = LETTERS[number // letters % letters] + LETTERS[number % letters]
    return code[:4] + (other if other != code[4:] else LETTERS[-1] + other[0])


@pytest.mark.both
def test_who_guesses_is_refused_also_when_the_right_code_comes(own_host: Host) -> None:
    url = own_host.start().url
    ola, eve = Person.guest(url, "Ola"), Person.guest(url, "Ewa")
    code = str(code_of(ola, ola.set_up(ME, OPEN, OPEN)["table"]["id"]))
    for number in range(10):
        assert look(eve, wrong(code, number)).error == "code-unknown"
    assert look(eve, code).error == "code-too-many"
    assert look(eve, code).status == 429
    assert sit(eve, code, 1).error == "code-too-many"
    jan = Person.guest(url, "Jan")  # others at the same address are not kept out by that
    assert sit(jan, code, 1).status == 200


@pytest.mark.both
def test_right_codes_cost_nothing(own_host: Host) -> None:
    url = own_host.start().url
    ola = Person.guest(url, "Ola")
    code = str(code_of(ola, ola.set_up(ME, OPEN)["table"]["id"]))
    assert {look(ola, code).status for _ in range(30)} == {200}


@pytest.mark.both
def test_many_guests_of_one_address_have_only_so_many_tries_together(own_host: Host) -> None:
    url = own_host.start().url
    ola = Person.guest(url, "Ola")
    code = str(code_of(ola, ola.set_up(ME, OPEN)["table"]["id"]))
    people = [Person.guest(url, f"Gość {number}") for number in range(8)]
    answers = [look(people[number // 10], wrong(code, number)).error for number in range(80)]
    assert 60 <= answers.count("code-unknown") <= 65  # some come back while they try
    assert look(ola, code).error == "code-too-many"


@pytest.mark.both
def test_all_at_once_is_no_way_round(own_host: Host) -> None:
    url = own_host.start().url
    eve = Person.guest(url, "Ewa")
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: look(eve, wrong("KTR4MH", number)).error, range(40)))
    assert answers.count("code-unknown") <= 12
