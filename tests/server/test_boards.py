"""Boards that people bring along: checked, drawn, played by people and bots, kept with the table, carried by the
record; and files that mean harm."""

from __future__ import annotations

import json
import random
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from starlette.requests import Request

from peron.boards import read_board
from peron.rules.record import Record
from peron.server.api import rules_of_game
from peron.server.bodies import LARGEST_BOARD, TableBody
from peron.server.costs import WRITE_RULES, Work
from peron.server.limits import UNLIMITED
from peron.tables.queue import Asker
from peron.text import Texts, languages
from tests.loops import run
from tests.server.client import ME, OPEN, Answer, Person, bot
from tests.server.host import Host
from tests.server.inside import new_guest, open_lobby
from tests.server.play import play_on, play_until, seated
from tests.server.test_records import brought, export

ISLANDS = (Path(__file__).parents[1] / "boards" / "islands.json").read_text("utf-8")
LONGEST_CHECK = 5.0
"""Seconds that any file may take, on a machine that is busy with other tests."""


def look_at(person: Person, text: str, lang: str = "en") -> Answer:
    return person.request("POST", f"/api/boards?lang={lang}", text.encode(errors="surrogatepass"))


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(ISLANDS), **fields})


@pytest.mark.parametrize("lang", languages())
def test_a_board_file_is_looked_at(ola: Person, lang: str) -> None:
    answer = look_at(ola, ISLANDS, lang)
    assert answer.status == 200, answer.body
    shown = answer.json["game"]
    assert shown["id"].startswith("islands.")
    assert (shown["family"], shown["names"], shown["platform"]) == ("ticket", {"": "Five Islands"}, None)
    assert (shown["min_players"], shown["max_players"], shown["minutes"]) == (2, 4, 20)
    assert "North Island" in answer.json["drawing"]["svg"]
    assert len(answer.json["drawing"]["plan"]["routes"]) == len(json.loads(ISLANDS)["routes"])
    assert ola.get(f"/api/games/{shown['id']}").status == 404, "to look at a board is not to keep it"


def test_everything_that_is_wrong_is_told_with_its_line(ola: Person) -> None:
    wrong = ISLANDS.replace('"north"', '"nort"', 1).replace('"end_at"', '"ends_at"')
    for answer in (look_at(ola, wrong), ola.post("/api/tables", {"board": wrong, "seats": [ME, OPEN]})):
        assert (answer.status, answer.error) == (422, "board-bad")
        problems = answer.json["error"]["params"]["problems"]
        assert {problem["key"] for problem in problems} >= {"board-unknown-place", "board-unknown-key", "board-missing"}
        lines = wrong.splitlines()
        for problem in problems:
            assert 1 <= problem["line"] <= len(lines)
            for lang in languages():
                assert Texts(lang).say(problem["key"], **problem["params"])
        key = next(problem for problem in problems if problem["key"] == "board-unknown-key")
        assert '"ends_at"' in lines[key["line"] - 1]
        for lang in languages():
            assert Texts(lang).say("board-bad", **answer.json["error"]["params"])


def test_a_table_has_a_title_or_a_board(ola: Person) -> None:
    for body in ({"seats": [ME, OPEN]}, {"game": "berlin", "board": ISLANDS, "seats": [ME, OPEN]}):
        answer = ola.post("/api/tables", body)
        assert (answer.status, answer.error) == (422, "request-invalid")


def test_a_board_of_ones_own_is_played_kept_and_carried_by_the_record(own_host: Host, tmp_path: Path) -> None:
    own_host.start()
    ola, jan = Person.guest(own_host.url, "Ola"), Person.guest(own_host.url, "Jan")
    sockets = seated(ola, [jan], bot(), game=None, board=ISLANDS)
    table_id, game = sockets[0].table_id, sockets[0].table["game"]
    assert (sockets[0].table["family"], game.partition(".")[0]) == ("ticket", "islands")
    play_until(sockets, random.Random(5), lambda: sockets[0].version > 16)
    for socket in sockets:
        socket.close()
    own_host.kill()
    own_host.start()
    assert ola.get("/api/me/tables").json[0]["game"] == game
    for lang in languages():
        assert "North Island" in ola.get(f"/api/games/{game}/drawing?lang={lang}").json["svg"]
        assert ola.get(f"/api/games/{game}/rules?lang={lang}").json["game"] == game
    assert ola.get(f"/api/games/{game}").json["names"] == {"": "Five Islands"}
    assert ola.get(f"/api/games/{game}/board").json["places"] == json.loads(ISLANDS)["places"]
    sockets = [ola.sit_at(table_id), jan.sit_at(table_id)]
    play_on(sockets, random.Random(6))
    text = export(jan, table_id)
    for socket in sockets:
        socket.close()
    assert Record.read(text, check=read_board).totals is not None
    again = jan.post("/api/tables", {"game": game, "seats": [ME, bot()]})
    assert again.json["table"]["game"] == game, "another game on the same board"
    own_host.stop()

    elsewhere = Host(tmp_path / "elsewhere").start()
    try:
        ewa = Person.guest(elsewhere.url, "Ewa")
        table = brought(ewa, text)
        assert (table["game"], table["imported"]) == (game, True)
        assert ewa.get(f"/api/games/{game}").json["names"] == {"": "Five Islands"}
        assert export(ewa, table["id"]) == text
    finally:
        elsewhere.stop()


def test_a_record_with_a_bad_board_is_refused(ola: Person) -> None:
    title = changed(end_at="soon")
    header = ("game: islands", "rules: 1", "board: islands 0", f"title: {title}", "players: 2", "seed: 1")
    text = "\n".join(["peron record 1", *header, "end: open", ""])
    answer = ola.request("POST", "/api/records", text.encode())
    assert (answer.status, answer.error) == (422, "board-bad")
    assert answer.json["error"]["params"]["line"] == 5
    assert answer.json["error"]["params"]["problems"][0]["key"] == "board-wrong-type"


HOSTILE = {
    "deep": "[" * (LARGEST_BOARD - 1),
    "deep objects": '{"a":' * (LARGEST_BOARD // 5 - 1),
    "thousands of empty routes": changed(routes=[{} for _ in range(30_000)]),
    "thousands of places": changed(places=[{"id": f"p{n}", "name": "n", "at": [n, 0]} for n in range(2_500)]),
    "huge strings": changed(routes=[{"id": "x" * 900, "between": ["y" * 400, "z" * 400]} for _ in range(62)]),
    "a name of 100 kB": changed(name="x" * 100_000),
    "unknown names": changed(**{f"k{n}": 0 for n in range(8_000)}),
    "points of scenery": changed(scenery=[{"kind": "river", "points": [[n, n] for n in range(9_000)]}]),
    "lists in lists": '{"routes":[' + ",".join("[" * 25 + "]" * 25 for _ in range(2_400)) + "]}",
    "digits": ISLANDS.replace("800", "8" * 100_000, 1),
    "half characters": changed(name="\\ud800" * 10_000),
    "nothing": "",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_costs_little_and_is_refused(ola: Person, name: str) -> None:
    start = perf_counter()
    answer = look_at(ola, HOSTILE[name])
    spent = perf_counter() - start
    assert (answer.status, answer.error) == (422, "board-bad"), answer.body[:200]
    assert len(answer.json["error"]["params"]["problems"]) <= 500
    assert spent < LONGEST_CHECK
    assert ola.get("/api/me").status == 200


def test_files_are_counted(own_host: Host) -> None:
    own_host.start()
    ola = Person.guest(own_host.url, "Ola")
    answers = [look_at(ola, "") for _ in range(40)]
    assert {answer.status for answer in answers} == {422, 429}
    assert look_at(ola, " " * (LARGEST_BOARD + 1)).status in (413, 429)
    assert ola.get("/api/me").status == 200, "everything else goes on"


def test_who_has_no_name_brings_no_board(host: Host) -> None:
    assert (look_at(Person(host.url), ISLANDS)).error == "guest-unknown"


def test_the_rules_of_a_board_of_ones_own_are_dear_until_they_are_ready(tmp_path: Path) -> None:
    paid: list[float] = []

    class Noted(Work):
        async def turn(self, visitor: str, person: str, cost: float) -> bool:
            paid.append(cost)
            return True

    async def work() -> None:
        async with open_lobby(tmp_path, work=Noted(UNLIMITED)) as lobby:
            body = TableBody.model_validate({"board": ISLANDS, "seats": [ME, bot()]})
            table, _ = await lobby.set_up(await new_guest(lobby, "Ola"), body, "home")
            request, game = Request({"type": "http", "headers": []}), table.setup.game
            for _ in range(3):
                await rules_of_game(request, lobby, Asker("home", "ola"), game, "en")
            assert paid.count(WRITE_RULES) == 1
            await rules_of_game(request, lobby, Asker("home", "ola"), "berlin", "en")
            assert paid.count(WRITE_RULES) == 1, "those that come with Peron cost nothing more"

    run(work())
