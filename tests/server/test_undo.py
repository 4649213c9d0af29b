"""Taking back: freely while nobody has seen anything new, else with everybody's consent."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import Person, Socket, bot
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
    play_until,
    refused,
    seated,
    together,
)


def views(sockets: list[Socket]) -> list[Any]:
    return [socket.view for socket in sockets]


def mover(sockets: list[Socket]) -> Socket:
    socket = on_turn(sockets)
    assert socket is not None
    return socket


def undo(socket: Socket) -> int:
    return do(socket, "undo", seat=socket.you["eye"])


def claim_of(socket: Socket) -> Any:
    """A claim that the open hand can pay, if there is one."""
    return next((move for move in socket.view["moves"] if move["kind"] == "claim"), None)


def until_claim(sockets: list[Socket], chance: random.Random) -> Socket:
    """Play on until somebody could claim a route."""
    play_until(sockets, chance, lambda: (socket := on_turn(sockets)) is not None and claim_of(socket) is not None)
    return mover(sockets)


def draw_deck(sockets: list[Socket]) -> Socket:
    """Whoever is to move draws a card from the deck, which shows them something new."""
    socket = mover(sockets)
    act(socket, "draw deck")
    together(sockets)
    return socket


@pytest.fixture
def three(host: Host) -> list[Socket]:
    """Three people who have chosen their first tickets."""
    ola, jan, ela = [Person.guest(host.url, name) for name in ("Ola", "Jan", "Ela")]
    sockets = seated(ola, [jan, ela])
    begin_turns(sockets)
    return sockets


# --- freely -----------------------------------------------------------------------------------------------------------


def test_a_claim_is_taken_back_freely(three: list[Socket]) -> None:
    socket = until_claim(three, random.Random(1))
    before = views(three)
    act(socket, claim_of(socket)["move"])
    together(three)
    assert views(three) != before
    assert socket.you["undo"] == "free"

    undo(socket)
    together(three)
    assert views(three) == before
    assert kinds(socket)[-2:] == ["move", "undo"]
    taken_back = {"seat": socket.you["eye"], "count": 1, "versions": [socket.version - 1]}
    assert socket.steps[-1]["events"] == [{"key": "event-undo", "params": taken_back}]
    play_on(three, random.Random(2))
    record = judged(*three)
    assert len(record.entries) == kinds(socket).count("move") - 1


def test_a_claim_can_be_taken_back_again_and_again(three: list[Socket]) -> None:
    socket = until_claim(three, random.Random(3))
    before = views(three)
    for _ in range(3):
        act(socket, claim_of(socket)["move"])
        undo(socket)
        together(three)
        assert views(three) == before


def test_of_secret_choices_only_ones_own_is_taken_back(host: Host) -> None:
    """While somebody still chooses first tickets, the choices of the others stay (T4)."""
    sockets = seated(*_three_people(host))
    ola, jan, ela = sockets
    before = ola.view
    act(ola, "keep first")
    act(jan, "keep second")
    together(sockets)
    assert ola.you["undo"] == jan.you["undo"] == "free"
    jans = jan.view
    undo(ola)
    together(sockets)
    assert ola.view["players"][0] == before["players"][0]
    assert ola.view["moves"] == before["moves"]
    assert ola.view["players"][1]["decided"]
    assert jan.view["players"][1] == jans["players"][1]
    assert sorted(ola.table["actors"]) == [0, 2]

    act(ola, "keep both")
    act(ela, "keep first")
    together(sockets)
    counts = [player["ticket_count"] for player in ela.view["players"]]
    assert counts == [2, 1, 1]
    play_on(sockets, random.Random(4))
    entries = judged(*sockets).entries[:3]
    assert [(entry.seat, entry.notation) for entry in entries] == [
        (1, "keep second"),
        (0, "keep both"),
        (2, "keep first"),
    ]


def test_the_last_choice_ends_the_choosing_and_is_asked_for(host: Host) -> None:
    """With it everybody learns how many tickets the others kept."""
    sockets = seated(*_three_people(host))
    for socket in sockets:
        act(socket, "keep first")
        together(sockets)
    assert [socket.you["undo"] for socket in sockets] == ["ask"] * 3
    undo(sockets[0])
    together(sockets)
    assert sockets[1].table["asking"] == {"seat": 0, "count": 3, "waiting": [1, 2]}


def _three_people(host: Host) -> tuple[Person, list[Person]]:
    ola, *others = [Person.guest(host.url, name) for name in ("Ola", "Jan", "Ela")]
    return ola, others


# --- with consent -----------------------------------------------------------------------------------------------------


def test_a_draw_from_the_deck_is_taken_back_when_all_agree(three: list[Socket]) -> None:
    before = views(three)
    socket = draw_deck(three)
    assert socket.you["undo"] == "ask"
    seat = socket.you["eye"]
    others = [other for other in three if other is not socket]
    undo(socket)
    together(three)
    asking = {"seat": seat, "count": 1, "waiting": [other.you["eye"] for other in others]}
    assert [other.table["asking"] for other in three] == [asking] * 3
    assert [other.you["undo"] for other in three] == [None] * 3, "one question at a time"

    do(others[0], "agree", seat=others[0].you["eye"])
    together(three)
    assert socket.table["asking"] == {**asking, "waiting": [others[1].you["eye"]]}
    assert views(three) != before
    do(others[1], "agree", seat=others[1].you["eye"])
    together(three)
    assert socket.table["asking"] is None
    assert views(three) == before
    assert kinds(socket)[-4:] == ["undo-asked", "undo-agreed", "undo-agreed", "undo"]

    play_on(three, random.Random(5))
    assert len(judged(*three).entries) == kinds(socket).count("move") - 1


def test_what_others_have_built_on_it_is_taken_back_too(host: Host) -> None:
    """Ola's claim, and after it Jan's first card: Ola's move is not hers alone any more."""
    sockets = seated(Person.guest(host.url, "Ola"), [Person.guest(host.url, "Jan")])
    begin_turns(sockets)
    socket = until_claim(sockets, random.Random(6))
    other = next(one for one in sockets if one is not socket)
    before = views(sockets)
    act(socket, claim_of(socket)["move"])
    together(sockets)
    draw_deck(sockets)
    assert socket.you["undo"] == "ask"
    undo(socket)
    together(sockets)
    assert other.table["asking"]["count"] == 2
    do(other, "agree", seat=other.you["eye"])
    together(sockets)
    assert views(sockets) == before
    moves = [step["version"] for step in socket.steps if step["entry"]["kind"] == "move"]
    assert socket.steps[-1]["events"][0]["params"]["versions"] == moves[-2:]
    assert mover(sockets) is socket
    play_on(sockets, random.Random(7))
    assert len(judged(*sockets).entries) == kinds(socket).count("move") - 2


@pytest.mark.parametrize("who", ["another", "oneself"])
def test_it_can_be_refused_or_withdrawn(three: list[Socket], who: str) -> None:
    socket = draw_deck(three)
    after = views(three)
    undo(socket)
    together(three)
    says_no = socket if who == "oneself" else next(one for one in three if one is not socket)
    do(says_no, "refuse", seat=says_no.you["eye"])
    together(three)
    assert socket.table["asking"] is None
    assert kinds(socket)[-1] == "undo-refused"
    assert views(three) == after
    assert socket.you["undo"] == "ask", "one may ask again"
    play_on(three, random.Random(8))
    assert len(judged(*three).entries) == kinds(socket).count("move")


def test_one_refusal_is_enough_and_a_later_consent_too_late(three: list[Socket]) -> None:
    socket = draw_deck(three)
    yes, no = [other for other in three if other is not socket]
    undo(socket)
    together(three)
    do(yes, "agree", seat=yes.you["eye"])
    together(three)
    assert refused(yes, "agree", seat=yes.you["eye"]) == "table-not-asked", "once is enough"
    do(no, "refuse", seat=no.you["eye"])
    together(three)
    for other in three:
        assert refused(other, "agree", seat=other.you["eye"]) == "table-not-asked"
        assert refused(other, "refuse", seat=other.you["eye"]) == "table-not-asked"


def test_nobody_agrees_with_themselves_or_for_others(three: list[Socket]) -> None:
    socket = draw_deck(three)
    undo(socket)
    together(three)
    seat = socket.you["eye"]
    other = next(one for one in three if one is not socket)
    assert refused(socket, "agree", seat=seat) == "table-not-asked"
    assert refused(socket, "agree", seat=other.you["eye"]) == "table-not-yours"
    assert refused(other, "agree", seat=seat) == "table-not-yours"
    assert refused(socket, "undo", seat=seat) == "table-asking"
    assert refused(other, "undo", seat=other.you["eye"]) == "table-asking"


def test_a_move_while_asked_makes_the_question_void(three: list[Socket]) -> None:
    socket = draw_deck(three)
    undo(socket)
    together(three)
    act(socket, "draw deck")
    together(three)
    assert socket.table["asking"] is None
    other = next(one for one in three if one is not socket)
    assert refused(other, "agree", seat=other.you["eye"]) == "table-not-asked"


@pytest.mark.parametrize("command", ["leave", "concede"])
def test_who_goes_makes_the_question_void(three: list[Socket], command: str) -> None:
    socket = draw_deck(three)
    undo(socket)
    other = next(one for one in three if one is not socket)
    do(other, command, seat=other.you["eye"])
    together(three)
    assert socket.table["asking"] is None
    assert socket.you["undo"] == "ask"


def test_who_is_away_is_asked_too(three: list[Socket]) -> None:
    socket = draw_deck(three)
    away, there = [other for other in three if other is not socket]
    do(away, "leave", seat=away.you["eye"])
    together(three)
    undo(socket)
    together(three)
    assert socket.table["asking"]["waiting"] == sorted([away.you["eye"], there.you["eye"]])
    for other in (there, away):
        assert socket.table["asking"] is not None
        do(other, "agree", seat=other.you["eye"])
        together(three)
    assert socket.view["phase"] == "turn"
    assert mover(three) is socket


def test_who_is_away_takes_nothing_back(three: list[Socket]) -> None:
    """A bot decides there now; whoever wants to decide again comes back first."""
    socket = until_claim(three, random.Random(9))
    seat = socket.you["eye"]
    act(socket, claim_of(socket)["move"])
    do(socket, "leave", seat=seat)
    assert socket.you["undo"] is None
    assert refused(socket, "undo", seat=seat) == "table-away"
    do(socket, "return", seat=seat)
    assert socket.you["undo"] == "free"
    undo(socket)


def test_bots_wait_while_people_talk_about_it(host: Host) -> None:
    """Seat 2 is a bot's, and its turn comes after Jan's; nothing happens there until Jan is answered."""
    sockets = seated(Person.guest(host.url, "Ola"), [Person.guest(host.url, "Jan")], bot())
    ola, jan = sockets
    begin_turns(sockets)
    do(ola, "pace", seconds=1.0)
    chance = random.Random(10)
    while not (ola.table["asking"] and ola.table["actors"] == [2]):
        # Jan asks as soon as the bot is to move; if the bot was quicker, it is all played on and tried again.
        if ola.table["asking"]:
            do(ola, "refuse", seat=0)
            together(sockets)
        play_until(sockets, chance, lambda: jan.table["actors"] == [1] and jan.view["phase"] == "second-card")
        act(jan, "draw deck")
        undo(jan)
        together(sockets)
    with pytest.raises(TimeoutError):
        ola.hear(timeout=1.5)
    do(ola, "refuse", seat=0)
    together(sockets)
    ola.hear()
    assert kinds(ola)[-3:] == ["undo-asked", "undo-refused", "move"]
    assert ola.steps[-1]["entry"] == {"kind": "move", "seat": 2}


# --- alone against bots -----------------------------------------------------------------------------------------------


def test_against_bots_nobody_needs_to_be_asked(ola: Person) -> None:
    """What the bots have done since is taken back too, and they decide anew."""
    (socket,) = seated(ola, [], bot(), bot())
    begin_turns([socket])
    chance = random.Random(11)
    for _ in range(5):
        play_until([socket], chance, lambda: socket.view["phase"] == "second-card" and socket.table["actors"] == [0])
        before = socket.view
        act(socket, "draw deck")
        play_until([socket], chance, lambda: socket.table["actors"] == [0])
        assert socket.you["undo"] == "free"
        undo(socket)
        assert kinds(socket)[-1] == "undo"
        assert socket.steps[-1]["events"][0]["params"]["count"] >= 3
        assert socket.view == before
        assert socket.table["asking"] is None
    play_on([socket], chance)
    taken_back = sum(step["events"][0]["params"]["count"] for step in socket.steps if step["entry"]["kind"] == "undo")
    assert len(judged(socket).entries) == kinds(socket).count("move") - taken_back


def test_one_can_go_back_to_the_first_choice(ola: Person) -> None:
    (socket,) = seated(ola, [], bot())
    for _ in range(6):
        advance([socket], at_random(random.Random(12)))
    while socket.you["undo"] is not None:
        undo(socket)
    assert socket.view["phase"] == "first-tickets"
    assert 0 in socket.table["actors"]
    play_on([socket], random.Random(13))
    judged(socket)


# --- what cannot be taken back ----------------------------------------------------------------------------------------


def test_nothing_to_take_back(host: Host) -> None:
    sockets = seated(*_three_people(host))
    act(sockets[0], "keep first")
    together(sockets)
    assert sockets[1].you["undo"] is None
    assert refused(sockets[1], "undo", seat=1) == "table-nothing-to-undo"
    assert refused(sockets[1], "undo", seat=0) == "table-not-yours"


def test_nothing_is_taken_back_when_it_is_over(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    play_on(sockets, random.Random(14))
    for seat, socket in enumerate(sockets):
        assert socket.you["undo"] is None
        assert refused(socket, "undo", seat=seat) == "table-over"
    judged(*sockets)


def test_an_answer_to_what_was_taken_back_is_stale(ola: Person, jan: Person) -> None:
    """Jan has decided on what he saw; meanwhile it is taken back and comes up again: he is asked anew."""
    sockets = seated(ola, [jan])
    begin_turns(sockets)
    socket = until_claim(sockets, random.Random(15))
    other = next(one for one in sockets if one is not socket)
    claim = claim_of(socket)["move"]
    act(socket, claim)
    together(sockets)
    seen, move = other.version, other.view["moves"][0]["move"]
    undo(socket)
    act(socket, claim)
    together(sockets)
    answer = other.move(move, version=seen)
    assert answer["error"] == {"key": "table-stale", "params": {"version": seen, "now": other.version}}
    act(other, move)
