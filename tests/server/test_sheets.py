"""Filled sheets as pictures, to keep and to print: what everybody may see of them, and nothing more."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Host
from tests.server.play import act, play_on, seated, together

POWERS = {"powers": True, "objectives": True}


def sheet(person: Person, table: str, seat: int = 0, more: str = "") -> str:
    answer = person.get(f"/api/tables/{table}/sheets/{seat}.svg{more}")
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"].startswith("image/svg+xml")
    svg = answer.body.decode()
    ElementTree.fromstring(svg)
    return svg


def test_a_finished_sheet_can_be_kept_by_anybody(ola: Person, host: Host) -> None:
    (mine,) = seated(ola, [], game="london", options=POWERS)
    play_on([mine], random.Random(4))
    visitor, total = Person(host.url), mine.view["sheets"][0]["total"]
    svg = sheet(visitor, mine.table_id)
    assert f">{total}<".replace("-", "\N{MINUS SIGN}") in svg
    assert ">Ola<" in svg
    assert "points. " in svg, "how a game alone is rated"
    polish = sheet(visitor, mine.table_id, more="?lang=pl&theme=dark")
    assert ">Londyn<" in polish
    assert "#182227" in polish, "painted for the night"


def test_what_a_seat_has_decided_is_not_on_its_sheet_before_all_have(ola: Person, jan: Person) -> None:
    mine, other = seated(ola, [jan], game="london", options=POWERS)
    while True:
        before = sheet(jan, mine.table_id)
        draw = next((move for move in mine.view["moves"] if move["kind"] == "draw"), None)
        act(mine, draw["move"] if draw else "skip")
        assert sheet(jan, mine.table_id) == sheet(ola, mine.table_id) == before
        act(other, "skip")
        together([mine, other])
        if draw:
            break
    assert 'class="line"' not in before
    assert 'class="line"' in sheet(jan, mine.table_id)


def test_while_a_game_goes_on_it_says_how_far_it_is(ola: Person) -> None:
    (mine,) = seated(ola, [], bot(), game="london")
    assert ">round 1 of 4<" in sheet(ola, mine.table_id, seat=1)


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [("2.svg", 409, "table-seat"), ("7.svg", 422, "request-invalid"), ("0.svg?lang=de", 422, "request-invalid")],
)
def test_sheets_that_there_are_not(ola: Person, path: str, status: int, key: str) -> None:
    (mine,) = seated(ola, [], bot(), game="london")
    answer = ola.get(f"/api/tables/{mine.table_id}/sheets/{path}")
    assert (answer.status, answer.error) == (status, key)


def test_no_sheet_before_the_game_has_begun(ola: Person) -> None:
    table = ola.set_up(ME, OPEN, game="london")["table"]["id"]
    answer = ola.get(f"/api/tables/{table}/sheets/0.svg")
    assert answer.error == "table-not-started"


def test_other_games_have_none(ola: Person) -> None:
    (mine,) = seated(ola, [], bot())
    answer = ola.get(f"/api/tables/{mine.table_id}/sheets/0.svg")
    assert answer.status == 404
    assert answer.json["error"] == {"key": "server-no-sheets", "params": {"game": "berlin"}}


def test_a_table_that_does_not_exist(ola: Person) -> None:
    assert ola.get("/api/tables/nowhere/sheets/0.svg").status == 404
