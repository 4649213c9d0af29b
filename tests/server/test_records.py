"""Records over the wire: what was played is exported, verified and brought in again; what was tampered with is not."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from peron.rules.record import Record
from peron.text import Texts, languages
from tests.server.client import ME, OPEN, Answer, Person, bot
from tests.server.host import Host
from tests.server.play import act, do, play_on, seated

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.peron"))
BY_NAME = {path.stem: path.read_text("utf-8") for path in RECORDS}


def bring_in(person: Person, text: str | bytes) -> Answer:
    body = text.encode() if isinstance(text, str) else text
    return person.request("POST", "/api/records", body, {"content-type": "text/plain; charset=utf-8"})


def brought(person: Person, text: str) -> Any:
    answer = bring_in(person, text)
    assert answer.status == 201, answer.body
    return answer.json


def export(person: Person, table_id: str) -> str:
    answer = person.get(f"/api/tables/{table_id}/record")
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert re.fullmatch(
        r'attachment; filename="peron-[a-z-]+-\d{4}-\d\d-\d\d[a-z0-9-]*\.peron"', answer.headers["content-disposition"]
    )
    return answer.body.decode()


def moment(person: Person, table_id: str, version: int, seat: int | None = None) -> Answer:
    of = "" if seat is None else f"?seat={seat}"
    return person.get(f"/api/tables/{table_id}/at/{version}{of}")


class Played:
    """A game of Ola and Jan against a bot that is over, and what both were told."""

    def __init__(self, url: str) -> None:
        self.ola, self.jan = Person.guest(url, "Ola"), Person.guest(url, "Jan Żółw")
        self.sockets = seated(self.ola, [self.jan], bot())
        self.id: str = self.sockets[0].table_id
        play_on(self.sockets, random.Random(3))
        self.text = export(self.jan, self.id)
        for socket in self.sockets:
            socket.close()


@pytest.fixture(scope="module")
def played(host: Host) -> Played:
    return Played(host.url)


def verify(folder: Path, text: str, *options: str) -> tuple[int, str]:
    """What `peron verify` says about a record: its exit code, and what it prints."""
    path = folder / "game.peron"
    path.write_text(text, "utf-8")
    command = [sys.executable, "-m", "peron", "--lang", "en", "verify", str(path), "--plain", *options]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)
    return done.returncode, done.stdout + done.stderr


# --- export -----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_exported_as_it_was_played(played: Played) -> None:
    table = played.sockets[0].table
    record = Record.read(played.text)
    assert record.text() == played.text
    assert record.totals == tuple(table["result"]["totals"])
    assert (record.seed, record.promise) == (table["seed"], table["seed_hash"])
    assert record.names == [seat["name"] for seat in table["seats"]]
    moves = [step["entry"]["seat"] for step in played.sockets[0].steps if step["entry"]["kind"] == "move"]
    assert [entry.seat for entry in record.entries] == moves


def test_everybody_may_have_the_record_of_a_finished_game(host: Host, played: Played) -> None:
    assert export(Person(host.url), played.id) == played.text


def test_verify_finds_it_right(played: Played, tmp_path: Path) -> None:
    code, told = verify(tmp_path, played.text, "--hash", played.sockets[0].table["seed_hash"])
    assert code == 0, told


def other_seed(text: str) -> str:
    return re.sub(r"(?m)^seed: (.)", lambda found: f"seed: {'0' if found[1] != '0' else '1'}", text)


def other_scores(text: str) -> str:
    return re.sub(r"(?m)^(end: A) (-?\d+)", lambda found: f"{found[1]} {int(found[2]) + 1}", text)


def other_promise(text: str) -> str:
    return re.sub(r"(?m)^hash: .*$", "hash: " + "0" * 64, text)


def other_players(text: str) -> str:
    *moves, last, end = text.splitlines()
    return "\n".join([*moves, ("B" if last[0] == "A" else "A") + last[1:], end, ""])


@pytest.mark.parametrize("tamper", [other_seed, other_scores, other_promise, other_players])
def test_verify_finds_a_tampered_one_wrong(played: Played, tmp_path: Path, tamper: Any) -> None:
    tampered = tamper(played.text)
    assert tampered != played.text
    code, told = verify(tmp_path, tampered)
    assert code == 1, told


def test_a_game_that_goes_on_is_not_exported(ola: Person, jan: Person) -> None:
    ola_socket, jan_socket = seated(ola, [jan])
    for socket in (ola_socket, jan_socket):
        act(socket, socket.view["moves"][0]["move"])
    answer = ola.get(f"/api/tables/{ola_socket.table_id}/record")
    assert (answer.status, answer.error) == (409, "table-not-over")
    table = ola.get(f"/api/tables/{ola_socket.table_id}").json
    assert table["seed"] is None
    assert table["result"] is None
    open_table = ola.set_up(ME, OPEN)["table"]["id"]
    assert ola.get(f"/api/tables/{open_table}/record").error == "table-not-over"
    ola_socket.close()
    jan_socket.close()


def test_a_conceded_game_tells_who_gave_up(ola: Person, jan: Person, tmp_path: Path) -> None:
    ola_socket, jan_socket = seated(ola, [jan])
    act(ola_socket, "keep both")
    do(jan_socket, "concede", seat=1)
    text = export(ola, ola_socket.table_id)
    assert text.splitlines()[-2:] == ["A keep both", "end: conceded B"]
    assert verify(tmp_path, text)[0] == 0
    table = brought(jan, text)
    assert [seat["conceded"] for seat in table["seats"]] == [False, True]
    assert table["result"]["ranks"] == [1, 2]
    assert export(jan, table["id"]) == text
    ola_socket.close()
    jan_socket.close()


def test_a_game_that_was_conceded_by_one_and_played_on_by_others(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan], bot())
    do(sockets[1], "concede", seat=1)
    sockets[1].close()
    play_on(sockets[:1], random.Random(9))
    text = export(ola, sockets[0].table_id)
    assert re.fullmatch(r"end: A -?\d+, B -?\d+, C -?\d+; conceded B", text.splitlines()[-1])
    table = brought(jan, text)
    assert table["result"] == sockets[0].table["result"]
    assert table["result"]["ranks"][1] == 3
    assert export(jan, table["id"]) == text
    sockets[0].close()


# --- import -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BY_NAME)
def test_what_is_brought_in_is_exported_in_its_normal_form(ola: Person, name: str) -> None:
    record = Record.read(BY_NAME[name])
    table = brought(ola, BY_NAME[name])
    assert export(ola, table["id"]) == record.text()
    assert (table["imported"], table["status"], table["seed"]) == (True, "over", record.seed)
    assert table["seed_hash"] == record.promise
    if record.totals is not None:
        assert tuple(table["result"]["totals"]) == record.totals


def test_remarks_and_spaces_are_not_part_of_the_normal_form(ola: Person, played: Played) -> None:
    loose = "# found in an attic\n\n" + played.text.replace("\n", "  # so it was\r\n")
    assert export(ola, brought(ola, loose)["id"]) == played.text


def test_a_record_that_was_brought_in_is_looked_at_from_any_seat(host: Host, ola: Person) -> None:
    text = BY_NAME["berlin-3-mixed"]
    record = Record.read(text)
    id = brought(ola, text)["id"]
    stranger = Person(host.url)
    first = record.players + 1
    for at, (state, _) in enumerate(record.states()):
        if at % 40 == 0 or at == len(record.entries):
            for seat in (None, *range(record.players)):
                seen = moment(stranger, id, first + at, seat).json
                players = seen["view"]["players"]
                hands = [player["seat"] for player in players if player["hand"] is not None]
                assert hands == ([] if seat is None else [seat])
                truth: Any = state.view(seat)
                assert [player["cards"] for player in players] == [player.cards for player in truth.players]
    assert moment(stranger, id, first + len(record.entries) + 1).error == "table-version"


def test_an_unfinished_record_can_be_looked_at_but_not_played_on(ola: Person) -> None:
    table = brought(ola, BY_NAME["berlin-2-open"])
    socket = ola.sit_at(table["id"])
    assert socket.you["seats"] == []
    for command in ({"type": "move", "move": "draw deck", "version": socket.version}, {"type": "undo"}):
        assert socket.command(**command, seat=0)["error"]["key"] in ("table-over", "table-not-yours")
    assert socket.view["phase"] != "over"
    assert moment(ola, table["id"], table["version"], 1).json["view"]["players"][1]["hand"] is not None
    socket.close()


def test_who_brought_it_in_has_no_seat_and_nobody_else_finds_it(host: Host, ola: Person) -> None:
    id = brought(ola, BY_NAME["berlin-2-names"])["id"]
    assert [(table["id"], table["mine"]) for table in ola.get("/api/me/tables").json] == [(id, [])]
    assert id not in [table["id"] for table in Person(host.url).get("/api/tables").json]
    assert ola.post(f"/api/tables/{id}/seats/0/invitation").status == 409


def changed_line(text: str, start: str, line: str) -> tuple[str, int]:
    """The record with the first line that starts so replaced; its number."""
    lines = text.splitlines()
    at = next(number for number, old in enumerate(lines) if old.startswith(start))
    lines[at] = line
    return "\n".join(lines) + "\n", at + 1


BREAKS = [
    ("players:", "players: 9", "setup-players"),
    ("players:", "players: two", "record-number"),
    ("game:", "game: chess", "unknown-game"),
    ("rules:", "rules: 99", "record-other-rules"),
    ("board:", "board: berlin 0000000000000000", "record-other-board"),
    ("hash:", "hash: 12", "record-hash"),
    ("A keep", "A claim the-moon-1 1 red", None),
    ("B keep", "B dance", "notation-unknown"),
    ("A keep", "F draw deck", "record-seat"),
    ("end:", "end: A 500, B 500", "record-scores"),
    ("end:", "", "record-truncated"),
]


@pytest.mark.parametrize(("start", "line", "key"), BREAKS, ids=[line or "no end" for _, line, _ in BREAKS])
def test_a_broken_record_is_refused_with_the_line(ola: Person, played: Played, start: str, line: str, key: Any) -> None:
    text, number = changed_line(played.text, start, line)
    answer = bring_in(ola, text)
    assert answer.status == 422
    assert answer.json["error"]["params"]["line"] == number
    assert answer.error == (key or answer.error)
    for language in languages():
        assert Texts(language).tell(answer.error, answer.json["error"]["params"]) != answer.error


def test_what_is_no_record_is_refused(ola: Person) -> None:
    for text in ("", "\n\n", "peron record 2\n", "hello", "peron record 1", "\0" * 100, "{}" * 1000):
        answer = bring_in(ola, text)
        assert (answer.status, answer.json["error"]["params"]["line"]) in {(422, 1), (422, 3), (422, 0)}, text
    answer = bring_in(ola, b"peron record 1\nseed: \xff\xfe\n")
    assert (answer.status, answer.error) == (422, "request-not-text")
    answer = bring_in(ola, BY_NAME["berlin-2-any"] + "#" * 300_000)
    assert (answer.status, answer.error) == (413, "request-too-large")


LONG = "Wolfeschlegelsteinhausenbergerdorff " * 3000
NAMES = {
    "Ola": "Ola",
    LONG: "Wolfeschlegelsteinhausen",
    "\x1b[31mOla\x07": "[31mOla",
    "\u202eOla\u202c": "Ola",
    "\u3164\u2800": "A",
}


@pytest.mark.parametrize("name", NAMES, ids=lambda name: ascii(name[:12]))
def test_a_name_in_a_record_is_filtered_and_cut_like_any_other(ola: Person, name: str) -> None:
    text = re.sub(r"(?m)^players: (.*)$", lambda found: f"{found[0]}\nseat A: {name}", BY_NAME["berlin-2-any"])
    table = brought(ola, text)
    (listed,) = (table for table in ola.get("/api/me/tables").json)
    assert listed["names"][0] == NAMES[name]
    assert len(ola.get("/api/me/tables").body) < 1000
    again = brought(ola, export(ola, table["id"]))
    assert again["result"] == table["result"]


def test_options_of_a_record_that_nothing_can_hold_are_refused(ola: Person) -> None:
    for value in ("[" * 900 + "]" * 900, "[" * 100_000, '"\\ud800"', '{"\\ud800": 1}'):
        for name in ("cheat", "hand"):
            text = BY_NAME["berlin-2-any"].replace("\nseed:", f"\noption {name}: {value}\nseed:")
            answer = bring_in(ola, text)
            assert answer.status == 422, answer.body
            for language in languages():
                assert Texts(language).tell(answer.error, answer.json["error"]["params"])
    zero = re.sub(r"(?m)^seed: .*$", "seed: a\0b", BY_NAME["berlin-2-any"])
    assert (bring_in(ola, zero).status, bring_in(ola, zero).error) == (422, "record-seed")


# --- looking back -----------------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_from_any_seat_at_any_version(host: Host, played: Played) -> None:
    stranger = Person(host.url)
    told = played.sockets[0]
    for version in (*range(0, told.version, 25), told.version):
        for seat in (None, 0, 1, 2):
            seen = moment(stranger, played.id, version, seat).json
            assert seen["version"] == seen["table"]["version"] == version
            assert (seen["step"] is None) == (version == 0)
            if seat == 0 and version:
                assert seen["step"] == told.steps[version - 1]
    assert moment(stranger, played.id, told.version + 1).error == "table-version"
    assert moment(stranger, played.id, 5, 3).error == "table-seat"


def test_in_a_game_that_goes_on_one_looks_back_from_ones_own_seat_only(host: Host, ola: Person, jan: Person) -> None:
    ola_socket, jan_socket = seated(ola, [jan])
    id = ola_socket.table_id
    seen = {ola_socket.version: ola_socket.view}
    for socket in (ola_socket, jan_socket):
        act(socket, socket.view["moves"][0]["move"])
    ola_socket.until_version(jan_socket.version)
    seen[ola_socket.version] = ola_socket.view
    for version, view in seen.items():
        assert moment(ola, id, version, 0).json["view"] == view
        assert moment(ola, id, version, 1).error == "table-not-yours"
        assert moment(jan, id, version, 0).error == "table-not-yours"
        for stranger in (Person(host.url), Person.guest(host.url, "Ewa")):
            assert moment(stranger, id, version, 0).error == "table-not-yours"
            shown = moment(stranger, id, version).json
            assert [player["hand"] for player in shown["view"]["players"]] == [None, None]
            assert shown["table"]["seed"] is None
    ola_socket.close()
    jan_socket.close()
