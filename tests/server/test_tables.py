"""Who sits where: invitations, hosts, leaving and coming back, standing in, conceding, another device, lists."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Answer, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import (
    act,
    advance,
    at_random,
    begin_turns,
    do,
    judged,
    kinds,
    on_turn,
    play_on,
    refused,
    seated,
    together,
)


@pytest.fixture
def ela(host: Host) -> Person:
    return Person.guest(host.url, "Ela")


def invite(person: Person, table_id: str, seat: int) -> Answer:
    return person.post(f"/api/tables/{table_id}/seats/{seat}/invitation")


def accept(person: Person, token: str) -> Answer:
    return person.post("/api/invitations/accept", {"token": token})


def sat(seat: Any) -> tuple[str, str]:
    return seat["kind"], seat["name"]


def until_presence(socket: Socket, connected: list[bool], watching: int = 0) -> None:
    socket.until(
        lambda message: (
            message["type"] == "presence" and (message["connected"], message["watching"]) == (connected, watching)
        )
    )


@pytest.mark.parametrize("game", ["berlin", "metro"])
def test_the_host_says_who_begins(ola: Person, jan: Person, game: str) -> None:
    mine, other = seated(ola, [jan], game=game, options={"first": "B"})
    assert mine.table["options"]["first"] == "B"
    assert mine.view["first"] == other.view["first"] == 1
    answer = ola.post("/api/tables", {"game": game, "seats": [ME, OPEN], "options": {"first": "C"}})
    assert (answer.status, answer.error) == (422, "setup-option-value")


# --- invitations ------------------------------------------------------------------------------------------------------


def test_the_host_is_told_so_wherever_they_come_from_and_others_are_not(ola: Person, jan: Person) -> None:
    made = ola.set_up(OPEN, OPEN, bot())
    table_id = made["table"]["id"]
    sockets = [ola.sit_at(table_id), jan.sit_at(table_id), Person(ola.url).sit_at(table_id)]
    assert [socket.you["host"] for socket in sockets] == [True, False, False]
    ola.accept(made["invitations"][0]["token"])
    jan.accept(made["invitations"][1]["token"])
    for socket in sockets:
        socket.until(lambda message: message["type"] == "update" and message["you"] is not None)
    assert [socket.you["host"] for socket in sockets] == [True, False, False]
    assert ola.sit_at(table_id).you["host"]


@pytest.mark.both
def test_the_game_starts_when_the_last_seat_is_filled(ola: Person, jan: Person, ela: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    assert [invitation["seat"] for invitation in made["invitations"]] == [1, 2]
    first, second = [invitation["token"] for invitation in made["invitations"]]
    socket = ola.sit_at(made["table"]["id"])
    assert (socket.table["status"], socket.view, socket.table["actors"]) == ("gathering", None, [])
    assert len(socket.table["seed_hash"]) == 64

    looked = jan.post("/api/invitations/look", {"token": second}).json
    assert (looked["seat"], looked["table"]["id"]) == (2, socket.table_id)
    assert jan.accept(second)["table"]["status"] == "gathering"
    socket.until_version(socket.version + 1)
    assert [sat(seat) for seat in socket.table["seats"]] == [("person", "Ola"), ("open", ""), ("person", "Jan")]
    assert refused(socket, "move", seat=0, move=1, version=socket.version) == "table-not-started"
    assert refused(socket, "undo", seat=0) == "table-not-started"

    assert ela.accept(first)["table"]["status"] == "playing"
    socket.until_version(socket.version + 2)
    assert kinds(socket)[-3:] == ["sit", "sit", "start"]
    assert sorted(socket.table["actors"]) == [0, 1, 2]
    assert socket.view["phase"] == "first-tickets"


@pytest.mark.both
def test_an_invitation_is_good_once(ola: Person, jan: Person, ela: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    token = made["invitations"][0]["token"]
    jan.accept(token)
    for person in (jan, ela):
        answer = accept(person, token)
        assert (answer.status, answer.error) == (404, "invite-unknown")
        assert person.post("/api/invitations/look", {"token": token}).status == 404


@pytest.mark.both
def test_a_new_invitation_makes_the_old_one_void(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN)
    old, table_id = made["invitations"][0]["token"], made["table"]["id"]
    new = invite(ola, table_id, 1)
    assert new.status == 201
    assert accept(jan, old).status == 404
    assert accept(jan, new.json["token"]).status == 200


@pytest.mark.both
def test_who_is_sent_away_from_a_seat_cannot_come_back_by_an_invitation_of_their_own(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    table_id = made["table"]["id"]
    jan.accept(made["invitations"][0]["token"])
    own = invite(jan, table_id, 1).json["token"]
    ola.sit_at(table_id).command("open", seat=1)
    answer = accept(jan, own)
    assert (answer.status, answer.error) == (404, "invite-unknown")
    assert invite(jan, table_id, 1).error == "table-not-host"


def test_who_may_invite(host: Host, ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN, bot())
    table_id = made["table"]["id"]
    assert invite(jan, table_id, 1).error == "table-not-host"
    assert invite(jan, table_id, 0).error == "table-not-yours"
    assert invite(ola, table_id, 2).error == "table-seat-taken"
    assert invite(ola, table_id, 3).error == "table-seat"
    assert invite(Person(host.url), table_id, 1).error == "guest-unknown"
    assert accept(Person(host.url), made["invitations"][0]["token"]).error == "guest-unknown"
    assert invite(ola, "nowhere", 1).error == "table-unknown"


def test_an_invitation_to_a_seat_a_bot_has_got_is_of_no_use(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    socket = ola.sit_at(made["table"]["id"])
    do(socket, "bot", seat=1, level="steady")
    answer = accept(jan, made["invitations"][0]["token"])
    assert (answer.status, answer.error) == (409, "table-seat-taken")


@pytest.mark.both
def test_one_who_accepts_two_invitations_shares_a_screen(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    for invitation in made["invitations"]:
        jan.accept(invitation["token"])
    socket = jan.sit_at(made["table"]["id"])
    assert (socket.you["seats"], socket.you["eye"], socket.you["curtain"]) == ([1, 2], None, 1)


def test_who_watches_and_then_sits_down_sees_their_hand(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN)
    socket = jan.sit_at(made["table"]["id"])
    assert socket.you["seats"] == []
    jan.accept(made["invitations"][0]["token"])
    socket.until_version(socket.version + 2)
    assert (socket.you["seats"], socket.you["eye"]) == ([1], 1)
    assert socket.view["players"][1]["hand"] is not None
    assert socket.view["players"][0]["hand"] is None
    act(socket, "keep first")


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_says_who_sits_where(ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN, bot())
    host, guest = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    for command, parts in (("bot", {"level": "steady"}), ("open", {})):
        for seat in range(3):
            assert refused(guest, command, seat=seat, **parts) == "table-not-host"
    do(host, "open", seat=2)
    assert [seat["kind"] for seat in host.table["seats"]] == ["person", "open", "open"]
    assert refused(host, "open", seat=2) == "table-seat-open"
    assert refused(host, "bot", seat=0, level="steady") == "table-seat-taken"
    assert refused(host, "bot", seat=3, level="steady") == "table-seat"
    do(host, "bot", seat=2, level="steady")
    do(host, "bot", seat=2, level="steady")
    assert host.table["status"] == "gathering"
    do(host, "bot", seat=1, level="steady")
    together([host, guest])
    names = [seat["name"] for seat in host.table["seats"]]
    assert len(set(names)) == 3, "no two bots have the same name"
    assert "start" in kinds(host)
    for command, parts in (("bot", {"level": "steady"}), ("open", {})):
        assert host.command(command, seat=1, **parts)["error"]["key"] == "table-started"
    play_on([host], random.Random(1))
    judged(host)


def test_the_host_opens_a_seat_that_somebody_has(ola: Person, jan: Person, ela: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    jan.accept(made["invitations"][0]["token"])
    host, sent_away = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    assert sent_away.you["seats"] == [1]
    do(host, "open", seat=1)
    sent_away.until_version(host.version)
    assert sent_away.you["seats"] == []
    ela.accept(invite(ola, host.table_id, 1).json["token"])
    host.until_version(host.version + 1)
    assert sat(host.table["seats"][1]) == ("person", "Ela")


@pytest.mark.both
def test_who_leaves_before_the_start_leaves_an_open_seat(ola: Person, jan: Person, ela: Person) -> None:
    made = ola.set_up(ME, OPEN, OPEN)
    jan.accept(made["invitations"][0]["token"])
    host, guest = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    assert refused(guest, "leave", seat=2) == "table-not-host"
    do(guest, "leave", seat=1)
    together([host, guest])
    assert sat(host.table["seats"][1]) == ("open", "")
    assert guest.you["seats"] == []
    assert host.steps[-1]["events"] == [{"key": "event-open", "params": {"seat": 1, "name": "Jan"}}]
    ela.accept(made["invitations"][1]["token"])
    jan.accept(invite(ola, host.table_id, 1).json["token"])
    while "start" not in kinds(host):
        host.hear()
    assert [seat["name"] for seat in host.table["seats"]] == ["Ola", "Jan", "Ela"]


# --- in the game ------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_leaves_until_they_come_back(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    here, away = sockets
    assert refused(here, "leave", seat=1) == "table-not-yours"
    do(away, "leave", seat=1)
    together(sockets)
    assert (here.table["seats"][1]["away"], here.table["seats"][1]["level"]) == (True, "steady")
    assert away.command("leave", seat=1)["error"]["key"] == "table-away"
    chance = random.Random(2)
    for _ in range(15):
        advance([here], at_random(chance))
    together(sockets)
    mine = [step["entry"] for step in here.steps].count({"kind": "move", "seat": 1})
    assert mine > 2, "the bot has played"
    assert away.move(away.view["moves"][0]["move"] if away.view["moves"] else 0)["error"]["key"] == "table-away"
    assert away.view["players"][1]["hand"] is not None, "it is still Jan's hand"

    do(away, "return", seat=1)
    together(sockets)
    assert (here.table["seats"][1]["away"], here.table["seats"][1]["level"]) == (False, None)
    assert refused(away, "return", seat=1) == "table-not-away"
    play_on(sockets, chance)
    judged(*sockets)
    assert away.made, "Jan has played himself again"


def test_everybody_may_leave_and_the_bots_play_it_out(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    for seat, socket in enumerate(sockets):
        do(socket, "leave", seat=seat)
    while not sockets[0].over:
        sockets[0].hear()
    together(sockets)
    judged(*sockets)
    assert sockets[0].made == sockets[1].made == {}


def test_a_bot_stands_in_only_for_somebody_who_is_not_there(host: Host, ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    here, gone = sockets
    until_presence(here, [True, True])
    assert refused(here, "stand-in", seat=1) == "table-present"
    gone.close()
    until_presence(here, [True, False])
    stranger = Person.guest(host.url, "Ela").sit_at(here.table_id)
    assert refused(stranger, "stand-in", seat=1) == "table-not-yours"
    do(here, "stand-in", seat=1, level="steady")
    assert here.table["seats"][1]["away"]
    assert here.command("stand-in", seat=1)["error"]["key"] == "table-away"
    advance([here], at_random(random.Random(4)))

    back = jan.sit_at(here.table_id)
    do(back, "return", seat=1)
    together([here, back])
    play_on([here, back], random.Random(5))
    judged(here, back)


def test_a_bot_does_not_stand_in_at_once(own_host: Host) -> None:
    """A line drops; a page is loaded anew."""
    own_host.start()
    ola, jan = (Person.guest(own_host.url, name) for name in ("Ola", "Jan"))
    here, gone = seated(ola, [jan])
    gone.close()
    until_presence(here, [True, False])
    answer = here.command("stand-in", seat=1)
    assert answer["error"]["key"] == "table-back-soon"
    assert 25 <= answer["error"]["params"]["seconds"] <= 30


def test_a_person_with_two_sockets_is_there_as_long_as_one_is_open(ola: Person, jan: Person) -> None:
    here, gone = seated(ola, [jan])
    beside = jan.sit_at(here.table_id)
    gone.close()
    until_presence(here, [True, True])
    assert refused(here, "stand-in", seat=1) == "table-present"
    beside.close()
    until_presence(here, [True, False])
    do(here, "stand-in", seat=1)


@pytest.mark.both
def test_who_concedes_against_one_loses(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    do(sockets[0], "concede", seat=0)
    together(sockets)
    assert sockets[1].table["status"] == "over"
    assert sockets[1].table["result"]["ranks"] == [2, 1]
    record = judged(*sockets)
    assert record.conceded == (0,)
    assert refused(sockets[1], "concede", seat=1) == "table-over"
    assert sockets[1].view["players"][0]["hand"] is None, "hands are never shown"


def test_who_concedes_against_several_is_last_and_a_bot_plays_on(ola: Person, jan: Person, ela: Person) -> None:
    sockets = seated(ola, [jan, ela])
    begin_turns(sockets)
    do(sockets[1], "concede", seat=1)
    together(sockets)
    assert sockets[0].table["status"] == "playing"
    assert sockets[0].table["seats"][1]["conceded"]
    for command in ("concede", "return"):
        assert sockets[1].command(command, seat=1)["error"]["key"] == "table-conceded"
    assert sockets[1].move(0)["error"]["key"] == "table-away"
    others = [sockets[0], sockets[2]]
    play_on(others, random.Random(6))
    together(sockets)
    record = judged(*sockets)
    assert record.conceded == (1,)
    assert sockets[0].table["result"]["ranks"][1] == 3
    assert sum(entry.seat == 1 for entry in record.entries) > 1, "the bot has played on"


def test_when_all_people_have_conceded_it_is_over(ola: Person) -> None:
    (socket,) = seated(ola, [], bot(), bot())
    do(socket, "concede", seat=0)
    while not socket.over:
        socket.hear()
    assert socket.table["result"]["ranks"][0] == 3
    judged(socket)


# --- another device ---------------------------------------------------------------------------------------------------


@pytest.mark.both
def test_one_goes_on_at_another_device(host: Host, ola: Person, jan: Person) -> None:
    """The old one watches from then on: it sees what spectators see, and can do nothing."""
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    here, old = sockets
    device = Person.guest(host.url, "Jan II")
    token = invite(jan, here.table_id, 1).json["token"]
    assert invite(ola, here.table_id, 1).error == "table-not-yours"
    device.accept(token)
    new = device.sit_at(here.table_id)
    together([here, old, new])
    assert kinds(here)[-1] == "hand-over"
    assert sat(here.table["seats"][1]) == ("person", "Jan II")
    assert (new.you["seats"], old.you["seats"], old.you["eye"]) == ([1], [], None)
    assert all(player["hand"] is None and player["tickets"] is None for player in old.view["players"])
    assert refused(old, "move", seat=1, move="draw deck", version=old.version) == "table-not-yours"
    assert jan.get(f"/api/tables/{here.table_id}/at/{old.version}?seat=1").error == "table-not-yours"
    assert device.get(f"/api/tables/{here.table_id}/at/{old.version}?seat=1").status == 200
    assert accept(jan, token).status == 404

    play_on([here, new], random.Random(7))
    together([here, new, old])
    judged(here, new, old)
    assert here.table_id in [table["id"] for table in device.get("/api/me/tables").json]
    assert here.table_id not in [table["id"] for table in jan.get("/api/me/tables").json]


def test_the_old_device_is_told_nothing_more_of_the_hand(host: Host, ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    here, old = sockets
    device = Person.guest(host.url, "Jan")
    device.accept(invite(jan, here.table_id, 1).json["token"])
    new = device.sit_at(here.table_id)
    together([here, old, new])
    told = len(old.steps)
    while not any(step["entry"] == {"kind": "move", "seat": 1} for step in old.steps[told:]):
        socket = on_turn([here, new])
        assert socket is not None
        act(socket, "draw deck")
        together([here, old, new])
    drawn = [step["events"][0]["params"] for step in old.steps[told:]]
    assert all(params["card"] is None for params in drawn)
    assert new.steps[-1]["events"][0]["params"]["card"]


def test_who_has_played_a_game_that_is_over_stays_who_they_are(host: Host, ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    token = invite(jan, sockets[0].table_id, 1).json["token"]
    do(sockets[0], "concede", seat=0)
    answer = accept(Person.guest(host.url, "Somebody"), token)
    assert (answer.status, answer.error) == (409, "table-over")
    assert invite(jan, sockets[0].table_id, 1).error == "table-over"
    assert judged(sockets[0]).names == ["Ola", "Jan"]


# --- lists and presence -----------------------------------------------------------------------------------------------


@pytest.mark.both
def test_my_tables_and_those_that_everybody_may_watch(host: Host, ola: Person, jan: Person) -> None:
    hidden = seated(ola, [jan])
    shown = seated(ola, [jan], listed=True)
    unlisted, listed = hidden[0].table_id, shown[0].table_id
    act(shown[0], "keep first")
    mine = {table["id"]: table for table in jan.get("/api/me/tables").json}
    assert set(mine) == {unlisted, listed}
    assert mine[listed]["mine"] == [1]
    assert mine[listed]["names"] == ["Ola", "Jan"]
    assert mine[listed]["actors"] == [1]
    assert mine[listed]["version"] == shown[0].version
    assert [table["id"] for table in jan.get("/api/me/tables").json] == [listed, unlisted], "the last changed first"

    everybody = {table["id"]: table for table in Person(host.url).get("/api/tables").json}
    assert listed in everybody
    assert unlisted not in everybody
    assert everybody[listed]["mine"] == []
    assert Person(host.url).get("/api/me/tables").error == "guest-unknown"
    assert Person.guest(host.url, "Ela").get("/api/me/tables").json == []
    watching = Person(host.url).sit_at(unlisted)
    assert watching.table["id"] == unlisted, "whoever knows the address may watch"


def test_everybody_is_told_who_is_there(host: Host, ola: Person, jan: Person) -> None:
    made = ola.set_up(ME, OPEN)
    socket = ola.sit_at(made["table"]["id"])
    assert (socket.messages[0]["connected"], socket.messages[0]["watching"]) == ([True, False], 0)
    guest = jan.sit_at(socket.table_id)
    assert (guest.messages[0]["connected"], guest.messages[0]["watching"]) == ([True, False], 1)
    until_presence(socket, [True, False], watching=1)
    jan.accept(made["invitations"][0]["token"])
    until_presence(socket, [True, True])
    until_presence(guest, [True, True])
    watching = Person(host.url).sit_at(socket.table_id)
    until_presence(socket, [True, True], watching=1)
    guest.close()
    until_presence(socket, [True, False], watching=1)
    watching.close()
    until_presence(socket, [True, False], watching=0)


def test_a_host_is_in_the_list_with_a_few_tables_and_lets_not_too_many_wait(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    first = jan.set_up(ME, OPEN, listed=True)["table"]["id"]
    for number in range(20):
        ola.set_up(ME, OPEN, listed=number < 5)
    answer = ola.post("/api/tables", {"game": "berlin", "seats": [ME, OPEN]})
    assert (answer.status, answer.error) == (429, "table-too-many")
    ola.set_up(ME, bot())
    listed = [table["id"] for table in Person(url).get("/api/tables").json]
    assert len(listed) == 4
    assert first in listed
    assert len(ola.get("/api/me/tables").json) == 21
