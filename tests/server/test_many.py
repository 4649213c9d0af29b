"""Several servers on one database: people of one table are at different servers, and notice nothing of it."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.client import ME, OPEN, Person, bot
from tests.server.host import Nursery, QuickHost
from tests.server.many import Town, seated_at, soon, until_connected
from tests.server.play import act, advance, at_random, begin_turns, do, judged, kinds, play_on, play_until, together

BUSES = ["postgresql", "nats"]


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture(scope="module", params=BUSES)
def town(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Town]:
    made = Town(nursery, tmp_path_factory.mktemp("data"), request.param)
    yield made
    made.close()


@pytest.fixture(scope="module")
def two(town: Town) -> list[QuickHost]:
    return [town.host(), town.host()]


@pytest.fixture(scope="module")
def urls(two: list[QuickHost]) -> list[str]:
    return [host.url for host in two]


@pytest.mark.parametrize("game", ["berlin", "london", "metro", "san-francisco"])
def test_a_whole_game_is_played_with_its_people_at_different_servers(
    two: list[QuickHost], urls: list[str], game: str
) -> None:
    sockets = seated_at([*urls, urls[0]] if game != "london" else urls, game=game)
    play_on(sockets, random.Random(1))
    judged(*sockets)
    over = f'"event": "log-table-over", "table": "{sockets[0].table_id}"'
    soon(lambda: any(over in host.logged() for host in two))
    assert sum(host.logged().count(over) for host in two) == 1, "by the one that has made the last move"


def test_a_move_at_one_server_is_seen_at_the_other_at_once(urls: list[str]) -> None:
    sockets = seated_at(urls)
    took: list[float] = []

    def turn_and_measure() -> None:
        mover = next(socket for socket in sockets if socket.you["eye"] in socket.table["actors"])
        other = sockets[1 - sockets.index(mover)]
        begun = time.monotonic()
        answer = mover.move(random.Random(len(took)).choice(mover.view["moves"])["move"])
        other.until_version(answer["version"])
        took.append(time.monotonic() - begun)
        together(sockets)

    for _ in range(30):
        turn_and_measure()
    assert sorted(took)[len(took) // 2] < 0.25


def test_all_who_decide_at_once_at_different_servers_are_heard(urls: list[str]) -> None:
    """London: both write the next version, one of them is refused by the database, looks, and writes the one after."""
    sockets = seated_at([*urls, *urls], game="london")
    chance = random.Random(3)
    with ThreadPoolExecutor(4) as pool:
        for _ in range(12):
            together(sockets)
            acting = [socket for socket in sockets if socket.you["eye"] in socket.table["actors"]]
            moves = [chance.choice(socket.view["moves"])["move"] for socket in acting]
            list(pool.map(act, acting, moves))
    together(sockets)
    assert len({tuple(kinds(socket)) for socket in sockets}) == 1


def test_a_question_asked_at_one_server_is_answered_at_the_other(urls: list[str]) -> None:
    sockets = seated_at(urls)
    begin_turns(sockets)
    chance = random.Random(5)
    play_until(sockets, chance, lambda: any(socket.you["undo"] == "ask" for socket in sockets))
    asking = next(socket for socket in sockets if socket.you["undo"] == "ask")
    other = sockets[1 - sockets.index(asking)]
    version = do(asking, "undo", seat=asking.you["eye"])
    other.until_version(version)
    assert other.table["asking"]["waiting"] == [other.you["eye"]]
    do(other, "agree", seat=other.you["eye"])
    together(sockets)
    assert kinds(asking)[-3:] == ["undo-asked", "undo-agreed", "undo"]
    play_on(sockets, chance)
    judged(*sockets)


def test_the_same_command_at_both_servers_is_done_once(urls: list[str]) -> None:
    first, second = seated_at(urls, game="london")
    again = first.person.__class__(urls[1], cookie=first.person.cookie).sit_at(first.table_id)
    move = first.view["moves"][0]["move"]
    with ThreadPoolExecutor(2) as pool:
        version = first.version
        said = [pool.submit(one.move, move, id="once", version=version) for one in (first, again)]
        answers = [one.result() for one in said]
    assert answers[0] == answers[1]
    second.until_version(answers[0]["version"])
    assert second.steps[-1]["entry"] == {"kind": "move", "seat": 0}
    again.close()


def test_who_sits_down_or_is_sent_away_at_one_server_is_seen_at_the_other(urls: list[str]) -> None:
    ola, jan = (Person.guest(url, name) for url, name in zip(urls, ("Ola", "Jan"), strict=True))
    made = ola.set_up(ME, OPEN, OPEN)
    at = made["table"]["id"]
    host = ola.sit_at(at)
    jan.accept(made["invitations"][0]["token"])
    guest = jan.sit_at(at)
    host.until(lambda said: said["type"] == "update" and said["entry"] == {"kind": "sit", "seat": 1})
    assert guest.you["seats"] == [1]
    do(host, "open", seat=1)
    guest.until_version(host.version)
    assert guest.you["seats"] == []
    assert jan.post("/api/invitations/accept", {"token": made["invitations"][0]["token"]}).status == 404
    again = ola.post(f"/api/tables/{at}/seats/1/invitation").json["token"]
    assert jan.accept(again)["table"]["seats"][1]["name"] == "Jan"


def test_who_is_at_the_other_server_is_there(urls: list[str]) -> None:
    first, second = seated_at(urls)
    if first.messages[-1].get("connected") != [True, True]:
        until_connected(first, [True, True])
    watcher = Person(urls[1]).sit_at(first.table_id)
    first.until(lambda said: said["type"] == "presence" and said["watching"] == 1)
    watcher.close()
    first.until(lambda said: said["type"] == "presence" and said["watching"] == 0)
    assert first.command("stand-in", seat=1)["error"]["key"] == "table-present"
    second.close()
    until_connected(first, [True, False])
    do(first, "stand-in", seat=1)


def test_bots_play_for_people_at_both_servers_and_move_once(urls: list[str]) -> None:
    sockets = seated_at(urls, bot(), bot("beginner"))
    chance = random.Random(8)
    for _ in range(25):
        advance(sockets, at_random(chance))
    together(sockets)
    assert len({tuple(kinds(socket)) for socket in sockets}) == 1
    assert "move" in kinds(sockets[0])


def test_a_hint_is_thought_about_by_whoever_is_free(urls: list[str]) -> None:
    ola = Person.guest(urls[0], "Ola")
    socket = ola.sit_at(ola.set_up(ME, bot())["table"]["id"])
    socket.say("hint", id="h", seat=0)
    told = socket.until(lambda said: said["type"] in ("hint", "refused"))
    assert told["type"] == "hint", told
    assert told["move"] in [move["move"] for move in socket.view["moves"]]


def test_rare_limits_hold_over_all_servers(town: Town) -> None:
    limited = [town.host("--log-level", "warning") for _ in range(2)]
    statuses = [
        Person(limited[number % 2].url).post("/api/guests", {"name": f"N{number}"}).status for number in range(50)
    ]
    assert statuses[:40] == [201] * 40
    assert 429 in statuses[40:]
    for host in limited:
        host.stop()


def test_the_code_of_a_table_leads_there_from_every_server(urls: list[str]) -> None:
    ola, jan = Person.guest(urls[0], "Ola"), Person.guest(urls[1], "Jan")
    table_id = ola.set_up(ME, OPEN)["table"]["id"]
    host = ola.sit_at(table_id)
    assert jan.post("/api/codes/look", {"code": host.you["code"]}).json["id"] == table_id
    assert jan.post("/api/codes/sit", {"code": host.you["code"], "seat": 1}).status == 200
    host.until(lambda message: message["type"] == "update" and message["table"]["status"] == "playing")
    assert host.table["seats"][1]["name"] == "Jan"
    host.close()
