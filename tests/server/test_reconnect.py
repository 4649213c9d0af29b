"""Games through a bad line and over a restart of the server: nothing is lost, nothing is done twice."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from peron.rules.record import Record
from tests.server.bad_line import CUT, DOWN, HARM, UP, BadLine
from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.hunter import Truth, moves_by_version
from tests.server.play import act, advance, at_random, begin_turns, do, judged, kinds, refused, seated, together
from tests.server.sturdy import Sturdy

STEPS_OF = {
    "move": {"move"},
    "undo": {"undo", "undo-asked"},
    "agree": {"undo-agreed"},
    "refuse": {"undo-refused"},
}
"""What a command becomes in the log."""


def table_of(host: Host, people: int, bots: int, seed: int, through: str = "", undo: float = 0) -> list[Sturdy]:
    persons = [Person.guest(host.url, f"P{number}") for number in range(people)]
    made = persons[0].set_up(ME, *[OPEN] * (people - 1), *[bot()] * bots)
    for person, invitation in zip(persons[1:], made["invitations"], strict=True):
        person.accept(invitation["token"])
    table_id = made["table"]["id"]
    return [Sturdy(person, table_id, seat, seed * 10 + seat, through, undo) for seat, person in enumerate(persons)]


@contextmanager
def playing(players: list[Sturdy]) -> Iterator[None]:
    """They play while the block runs, and afterwards to the end."""
    stop = threading.Event()
    with ThreadPoolExecutor(len(players)) as threads:
        games = [threads.submit(player.play, stop) for player in players]
        try:
            yield
            for game in games:
                game.result(timeout=240)
        finally:
            stop.set()
    assert all(player.over for player in players)


def agree_with_the_record(host: Host, players: list[Sturdy]) -> Record:
    """All were told the same, the record says the same, and every command was done once."""
    watching = Person(host.url).sit_at(players[0].table_id)
    record = judged(watching)
    made = {version: move for player in players for version, move in player.made().items()}
    for player in players:
        assert player.table == watching.table
        assert [step["entry"] for step in player.steps] == [step["entry"] for step in watching.steps]
        assert player.you["view"]["ranks"] == player.table["result"]["ranks"]

        versions = [version for _, version in player.done.values()]
        assert len(set(versions)) == len(versions), "one step for each command"
        for said, version in player.done.values():
            entry = player.steps[version - 1]["entry"]
            assert entry["kind"] in STEPS_OF[said["type"]]
            assert entry["seat"] == player.seat
        mine = [step["version"] for step in player.steps if step["entry"] == {"kind": "move", "seat": player.seat}]
        assert sorted(player.made()) == mine, "every move of this seat was asked for once"

    moves = moves_by_version(record, watching.steps, made)
    assert {version: moves[version].move for version in made} == made
    if len(players) == record.players:
        Truth(record, watching.steps, made)
    return record


@pytest.mark.parametrize(
    ("people", "bots", "undo", "seed"), [(2, 0, 0.0, 2), (3, 0, 0.3, 7), (2, 1, 0.0, 8), (4, 0, 0.0, 9)]
)
def test_games_are_finished_through_a_bad_line(host: Host, people: int, bots: int, undo: float, seed: int) -> None:
    """With each of these seeds every harm is done early, so that no game is too short for it."""
    with BadLine(host.url, seed) as line:
        players = table_of(host, people, bots, seed, line.url, undo)
        with playing(players):
            pass
    record = agree_with_the_record(host, players)
    assert all(line.done[way, harm] > 0 for way in (UP, DOWN) for harm in HARM if harm != CUT), line.done
    assert line.done[UP, CUT] + line.done[DOWN, CUT] > 0
    assert sum(player.connections for player in players) > people
    assert sum(player.again for player in players) > 0
    if not undo:
        assert [player.refused for player in players] == [[]] * people, "nothing was said that was not so any more"
    else:
        assert len(record.entries) < sum(step["entry"]["kind"] == "move" for step in players[0].steps)


def test_clients_go_on_after_a_restart(tmp_path: Path) -> None:
    """The server is stopped and started again in the middle of two games; one of them waits for a bot now and then."""
    host = Host(tmp_path / "data", "--no-limits").start()
    try:
        tables = [table_of(host, 4, 0, 1), table_of(host, 2, 2, 2)]
        with playing(tables[0]), playing(tables[1]):
            for reached in (15, 40):
                tables[0][0].until_version(reached)
                host.stop()
                host.start()
        for players in tables:
            agree_with_the_record(host, players)
        assert all(player.connections > 1 for player in tables[0])
    finally:
        if host.running:
            host.stop()


@pytest.mark.both
def test_who_comes_back_gets_just_what_is_missing(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    turn = at_random(random.Random(1))
    for _ in range(10):
        advance(sockets, turn)
    told = sockets[1].steps
    for version in (0, 1, 7, len(told) - 1, len(told)):
        back = Socket(jan, sockets[1].table_id)
        back.version = version
        assert back.resume(version)["steps"] == told[version:]
        assert (back.table, back.you) == (sockets[1].table, sockets[1].you)
        back.close()


# --- one command, said more than once ---------------------------------------------------------------------------------


def test_a_command_said_twice_is_done_once(ola: Person, jan: Person) -> None:
    """On the same socket, on another one of the same person, and after coming back."""
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    socket = sockets[sockets[0].table["actors"][0]]
    beside = socket.person.sit_at(socket.table_id)
    move, version = "draw deck", socket.version
    first = act(socket, move, id="one")
    for _ in range(2):
        assert socket.move(move, id="one", version=version) == first
    assert beside.move(move, id="one", version=version, seat=socket.you["eye"]) == first
    socket.close()
    again = socket.person.sit_at(socket.table_id)
    assert again.move(move, id="one", version=version) == first
    assert again.version == first["version"]
    assert again.steps == beside.steps
    assert kinds(again).count("move") == 3


def test_a_known_id_is_answered_whatever_comes_with_it(ola: Person, jan: Person) -> None:
    """The id alone says which command it is: another wish under the same id is not done."""
    sockets = seated(ola, [jan])
    first = act(sockets[0], "keep first", id="one")
    assert sockets[0].command("concede", seat=0, id="one") == first
    assert sockets[0].command("pace", seconds=3, id="one") == first
    assert sockets[0].table["status"] == "playing"
    assert sockets[0].version == first["version"]


def test_the_same_id_of_two_people_means_two_commands(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    versions = [act(socket, "keep first", id="one")["version"] for socket in sockets]
    assert versions == [5, 6]
    together(sockets)
    assert sockets[0].view["phase"] == "turn"


def test_the_same_id_at_two_tables_means_two_commands(ola: Person, jan: Person) -> None:
    for _ in range(2):
        (mine, _theirs) = seated(ola, [jan])
        assert act(mine, "keep first", id="one")["version"] == 5


def test_a_refused_id_may_be_used_again(ola: Person, jan: Person) -> None:
    """Nothing was done under it."""
    sockets = seated(ola, [jan])
    assert sockets[0].move("draw deck", id="one")["type"] == "refused"
    assert sockets[0].move("keep first", id="one")["type"] == "ack"


# --- what is refused --------------------------------------------------------------------------------------------------


def test_versions_that_cannot_be(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    socket = sockets[sockets[0].table["actors"][0]]
    now = socket.version
    stale = {"key": "table-stale", "params": {"version": now - 1, "now": now}}
    assert socket.move("draw deck", version=now - 1)["error"] == stale
    ahead = {"key": "table-version", "params": {"version": now + 1, "now": now}}
    assert socket.move("draw deck", version=now + 1)["error"] == ahead
    socket.say("resume", version=now + 1)
    assert socket.until(lambda message: message["type"] == "refused") == {"type": "refused", "id": None, "error": ahead}
    act(socket, "draw deck")


def test_an_older_version_is_good_enough_while_the_question_is_the_same(ola: Person, jan: Person) -> None:
    """Ola chooses tickets on what she saw; that Jan has chosen meanwhile does not change her question."""
    sockets = seated(ola, [jan])
    seen = sockets[0].version
    act(sockets[1], "keep first")
    assert sockets[0].move("keep both", version=seen)["type"] == "ack"


def test_moves_that_are_not_ones_own_to_make(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    mine = sockets[sockets[0].table["actors"][0]]
    theirs = next(socket for socket in sockets if socket is not mine)
    for move in ("draw deck", 1):
        assert refused(theirs, "move", seat=mine.you["eye"], move=move, version=mine.version) == "table-not-yours"
        out_of_turn = theirs.move(move)["error"]
        assert (out_of_turn["key"], out_of_turn["params"]["rule"]) == ("why-not-your-turn", "T5")
        assert refused(mine, "move", seat=5, move=move, version=mine.version) in ("table-seat", "table-not-yours")


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("keep both", {"key": "why-nothing-offered", "rule": "T15"}),
        ("pass", {"key": "why-may-not-pass", "rule": "T17"}),
        (-1, {"key": "why-no-such-move", "rule": "T5"}),
        (2**31 - 1, {"key": "why-no-such-move", "rule": "T5"}),
        ("drow deck", {"key": "notation-unknown", "nearest": "draw deck"}),
        ("draw rad", {"key": "notation-card", "nearest": "red"}),
        ("claim haupbahnhof-reichstag", {"key": "notation-route"}),
        ("", {"key": "notation-unknown"}),
    ],
)
def test_moves_against_the_rules_and_beside_the_notation(
    ola: Person, jan: Person, move: int | str, error: dict[str, Any]
) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    socket = sockets[sockets[0].table["actors"][0]]
    before = (socket.version, socket.view)
    answer = socket.move(move)["error"]
    assert answer["key"] == error.pop("key")
    assert {name: answer["params"][name] for name in error} == error
    if answer["key"] == "notation-route":
        assert answer["params"]["nearest"]
    again = socket.person.sit_at(socket.table_id)
    assert (again.version, again.view) == before
    act(socket, "draw deck")


def test_why_a_move_is_not_possible(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    socket = sockets[sockets[0].table["actors"][0]]
    seat = socket.you["eye"]

    def why(move: int | str) -> Any:
        socket.say("why", id="w", seat=seat, move=move)
        return socket.until(lambda message: message["type"] in ("why", "refused"))

    assert why("draw deck") == {"type": "why", "id": "w", "reason": None}
    assert why("keep both")["reason"]["rule"] == "T15"
    assert why("nonsense")["error"]["key"] == "notation-unknown"


def typed(move: dict[str, Any]) -> str:
    """A move as people type it."""
    if move["kind"] == "claim":
        return " ".join(["claim", move["route"], *(f"{count} {card}" for card, count in move["cards"].items())])
    if move["kind"] == "draw-market":
        return f"draw {move['card']} {move['slot']}"
    if move["kind"] == "keep":
        return "keep both" if len(move["tickets"]) == 2 else "keep first"
    return str(move["kind"]).replace("-", " ")


def test_a_move_as_text_is_the_move(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    for _ in range(12):
        socket = sockets[sockets[0].table["actors"][0]]
        act(socket, typed(socket.view["moves"][-1]))
        together(sockets)
    do(sockets[0], "concede", seat=0)
    together(sockets)
    assert len(judged(*sockets).entries) == 14
