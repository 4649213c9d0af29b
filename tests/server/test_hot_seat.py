"""Several people at one screen: one hand is open at a time, and the next one only when its person is ready."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.play import act, advance, at_random, do, judged, kinds, on_turn, refused, together

SECRET = ("hand", "tickets", "offer", "choice", "decision", "total")


def me(name: str) -> dict[str, Any]:
    return {**ME, "name": name}


def shared(person: Person, *seats: dict[str, Any]) -> Socket:
    return person.sit_at(person.set_up(*seats)["table"]["id"])


def open_hands(you: Any) -> set[int]:
    """The seats of which something secret is told."""
    told = [player for player in you["view"]["players"] if any(player.get(part) is not None for part in SECRET)]
    return {player["seat"] for player in told}


def eye_and_curtain(socket: Socket) -> tuple[int | None, int | None]:
    return socket.you["eye"], socket.you["curtain"]


def pass_round(socket: Socket, others: list[Socket], chance: random.Random) -> None:
    """The people at the screen hand it on whenever the curtain asks for it, and all play to the end."""
    everybody = [socket, *others]
    while not socket.over:
        if socket.you["curtain"] is not None:
            assert socket.you["curtain"] in socket.table["actors"]
            socket.look(socket.you["curtain"])
        assert open_hands(socket.you) <= {socket.you["eye"]}
        if on_turn(everybody) is not None or socket.you["curtain"] is None:
            advance(everybody, at_random(chance))


@pytest.mark.parametrize("people", [2, 3])
def test_a_whole_game_at_one_screen(ola: Person, people: int) -> None:
    socket = shared(ola, *[me(f"P{number}") for number in range(people)])
    pass_round(socket, [], random.Random(people))
    assert judged(socket).names == [f"P{number}" for number in range(people)]
    assert set(socket.looked) == set(range(people))


def test_with_a_bot_and_a_friend_far_away(ola: Person, jan: Person) -> None:
    made = ola.set_up(me("Ola"), bot(), OPEN, me("Ela"))
    jan.accept(made["invitations"][0]["token"])
    here, far = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    assert here.you["seats"] == [0, 3]
    assert far.you["seats"] == [2]
    pass_round(here, [far], random.Random(4))
    judged(here, far)
    assert set(here.looked) == {0, 3}


def test_nothing_is_shown_before_somebody_is_ready(ola: Person) -> None:
    socket = shared(ola, me("Ola"), me("Ela"))
    assert eye_and_curtain(socket) == (None, 0)
    assert open_hands(socket.you) == set()
    assert socket.view["moves"] == []

    socket.look(0)
    assert eye_and_curtain(socket) == (0, None)
    assert open_hands(socket.you) == {0}
    socket.look(1)
    assert eye_and_curtain(socket) == (1, None)
    assert open_hands(socket.you) == {1}
    socket.look(None)
    assert eye_and_curtain(socket) == (None, 0)
    assert open_hands(socket.you) == set()


def test_the_curtain_says_who_is_next(ola: Person) -> None:
    """After a move the mover's hand stays open until the next one is ready."""
    socket = shared(ola, me("Ola"), me("Ela"), me("Jan"))
    for seat in range(3):
        assert socket.you["curtain"] == seat
        socket.look(seat)
        act(socket, "keep first")
        assert socket.you["eye"] == seat
        assert open_hands(socket.you) == {seat}
    (turn,) = socket.table["actors"]
    assert socket.you["curtain"] == (None if turn == 2 else turn)


def test_what_a_hand_drew_is_told_to_that_hand_only(ola: Person) -> None:
    """The card from the deck is in the events of the open hand, and not in those of the next one."""
    socket = shared(ola, me("Ola"), me("Ela"))
    for seat in range(2):
        socket.look(seat)
        act(socket, "keep first")
    turn = socket.table["actors"][0]
    socket.look(turn)
    act(socket, "draw deck")
    assert socket.steps[-1]["events"][0]["params"]["card"]

    def told_to(seat: int | None) -> Any:
        moment = Socket(ola, socket.table_id)
        moment.resume()
        moment.look(seat)
        moment.version -= 1
        return moment.resume(moment.version)["steps"][0]["events"][0]["params"]

    assert told_to(turn)["card"]
    assert told_to(1 - turn)["card"] is None
    assert told_to(None)["card"] is None


def test_only_the_open_hand_acts(ola: Person) -> None:
    socket = shared(ola, me("Ola"), me("Ela"))
    version = socket.version
    assert refused(socket, "move", seat=0, move="keep first", version=version) == "table-curtain"
    socket.look(0)
    assert refused(socket, "move", seat=1, move="keep first", version=version) == "table-curtain"
    socket.say("why", id="w", seat=1, move="keep first")
    assert socket.until(lambda message: message["type"] == "refused")["error"]["key"] == "table-curtain"
    act(socket, "keep first")
    socket.look(1)
    assert refused(socket, "undo", seat=0) == "table-curtain"
    socket.look(0)
    do(socket, "undo", seat=0)


def test_only_ones_own_seats_can_be_opened(ola: Person, jan: Person) -> None:
    made = ola.set_up(me("Ola"), OPEN, me("Ela"))
    jan.accept(made["invitations"][0]["token"])
    here, far = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    here.look(2)
    before = here.you
    assert here.look(1)["error"]["key"] == "table-not-yours"
    assert here.look(5)["error"]["key"] == "table-not-yours"
    here.say("resume", version=here.version)
    here.until(lambda message: message["type"] == "sync")
    assert here.you == before
    assert far.look(0)["error"]["key"] == "table-not-yours"
    assert far.look(1)["you"]["eye"] == 1


def test_who_comes_back_to_a_shared_screen_finds_it_closed(ola: Person) -> None:
    socket = shared(ola, me("Ola"), me("Ela"))
    socket.look(0)
    socket.close()
    again = ola.sit_at(socket.table_id)
    assert again.you["eye"] is None
    assert open_hands(again.you) == set()


def test_people_at_one_screen_need_not_ask_each_other(ola: Person) -> None:
    """They talk: what shows something new is taken back at once too."""
    socket = shared(ola, me("Ola"), me("Ela"))
    for seat in range(2):
        socket.look(seat)
        act(socket, "keep first")
    turn = socket.table["actors"][0]
    socket.look(turn)
    before = socket.view
    act(socket, "draw deck")
    assert socket.you["undo"] == "free"
    do(socket, "undo", seat=turn)
    assert socket.view == before
    assert kinds(socket)[-1] == "undo"


def test_the_people_at_one_screen_are_asked_once(ola: Person, jan: Person) -> None:
    """Jan, far away, asks; whoever sits at Ola's screen answers for both."""
    made = ola.set_up(me("Ola"), me("Ela"), OPEN)
    jan.accept(made["invitations"][0]["token"])
    here, far = ola.sit_at(made["table"]["id"]), jan.sit_at(made["table"]["id"])
    everybody = [here, far]
    act(far, "keep first")
    together(everybody)
    for seat in range(2):
        here.look(seat)
        act(here, "keep first")
    together(everybody)
    while here.table["actors"] != [2]:
        if here.you["curtain"] is not None:
            here.look(here.you["curtain"])
        act(here, "draw deck")
        together(everybody)
    before = far.view
    act(far, "draw deck")
    do(far, "undo", seat=2)
    together(everybody)
    assert here.table["asking"] == {"seat": 2, "count": 1, "waiting": [0, 1]}
    do(here, "agree", seat=1)
    together(everybody)
    assert far.view == before
    assert here.table["asking"] is None
