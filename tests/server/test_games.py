"""Whole games over real sockets."""

from __future__ import annotations

import random

import pytest

from peron.rules.catalogue import games
from tests.amount import some
from tests.server.client import OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import advance, at_random, do, judged, kinds, play_on, refused, seated, together


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("people", "bots"), some([(2, 0), (1, 1), (3, 1), (3, 0), (4, 0), (2, 2)], 3))
def test_a_game_is_played_to_its_end(host: Host, game: str, people: int, bots: int) -> None:
    ola, *others = [Person.guest(host.url, f"P{number}") for number in range(people)]
    sockets = seated(ola, others, *[bot() for _ in range(bots)], game=game)
    play_on(sockets, random.Random(people))

    record = judged(*sockets)
    assert record.game.id == sockets[0].view["game"] == game
    assert len(record.entries) == kinds(sockets[0]).count("move")
    assert record.names == [*(f"P{number}" for number in range(people)), "Semafor", "Zwrotnica"][: people + bots]
    assert all(socket.view["ranks"] == socket.table["result"]["ranks"] for socket in sockets)
    assert all(socket.view["moves"] == [] and socket.you["undo"] is None for socket in sockets)


def test_bots_play_among_themselves_while_somebody_watches(host: Host, ola: Person) -> None:
    made = ola.set_up(bot(), bot(), bot(), listed=True)
    watching = Person(host.url).sit_at(made["table"]["id"])
    play_on([watching], random.Random(0))
    judged(watching)
    assert watching.you["seats"] == []
    assert watching.you["eye"] is None


def test_bots_play_on_when_nobody_watches(ola: Person) -> None:
    table_id = ola.set_up(bot(), bot())["table"]["id"]
    spectator = ola.sit_at(table_id)
    spectator.close()
    again = ola.sit_at(table_id)
    play_on([again], random.Random(0))
    judged(again)


def test_who_comes_later_is_told_the_whole_game(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    turn = at_random(random.Random(5))
    for _ in range(20):
        advance(sockets, turn)
    late = jan.sit_at(sockets[1].table_id)
    assert late.steps == sockets[1].steps
    assert (late.table, late.you) == (sockets[1].table, sockets[1].you)
    play_on([*sockets, late], random.Random(6))
    judged(*sockets, late)


def test_two_tables_side_by_side_know_nothing_of_each_other(host: Host, ola: Person, jan: Person) -> None:
    """The same two people at two tables, turn by turn: each table is one whole game of its own."""
    tables = [seated(ola, [jan]), seated(jan, [ola])]
    turn = at_random(random.Random(7))
    while not all(sockets[0].over for sockets in tables):
        for sockets in tables:
            if not sockets[0].over:
                advance(sockets, turn)
    here, there = [judged(*sockets) for sockets in tables]
    assert here.seed != there.seed
    for sockets, other in zip(tables, reversed(tables), strict=True):
        for socket in sockets:
            assert all(message["table"]["id"] == socket.table_id for message in socket.messages if "table" in message)
            assert other[0].table["seed_hash"] not in str(socket.messages)
            assert other[0].table_id not in str(socket.messages)


def test_the_table_is_told_to_those_who_have_it_open_and_no_others(host: Host, ola: Person, jan: Person) -> None:
    """A third person's socket at another table hears nothing of this one."""
    other = jan.sit_at(ola.set_up(OPEN, OPEN)["table"]["id"])
    sockets = seated(ola, [jan])
    play_on(sockets, random.Random(8))
    other.say("ping")
    other.until(lambda message: message["type"] == "pong")
    assert [message["type"] for message in other.messages] == ["sync", "pong"]


def test_a_bot_moves_no_sooner_than_the_pace_says(ola: Person) -> None:
    """With a slow pace, what people say meanwhile comes before the bots' next move."""
    socket = ola.sit_at(ola.set_up(bot(), bot(), pace=10)["table"]["id"])
    while "move" not in kinds(socket):
        socket.hear()  # the first one has nothing to wait for
    do(socket, "pace", seconds=0)
    assert socket.table["pace"] == 0
    assert kinds(socket)[-2:] == ["move", "pace"]
    assert kinds(socket).count("move") == 1


def test_the_pace_has_limits(ola: Person, jan: Person) -> None:
    socket = ola.sit_at(ola.set_up(OPEN, OPEN)["table"]["id"])
    for seconds in (-1, 10.5):
        assert refused(socket, "pace", seconds=seconds) == "socket-message"
    assert ola.post("/api/tables", {"game": "berlin", "seats": [OPEN, OPEN], "pace": 11}).status == 422
    stranger = jan.sit_at(socket.table_id)
    assert refused(stranger, "pace", seconds=1) == "table-not-host"
    do(socket, "pace", seconds=10)
    together([socket, stranger])
    assert socket.table["pace"] == stranger.table["pace"] == 10


def test_every_message_is_judged_by_the_api_document(ola: Person) -> None:
    """The judge that all tests of this folder use does find fault."""
    socket = ola.sit_at(ola.set_up(OPEN, OPEN)["table"]["id"])
    sync = socket.messages[0]
    for broken in (
        {**sync, "type": "hello"},
        {**sync, "version": "1"},
        {**sync, "secret": 1},
        {name: part for name, part in sync.items() if name != "you"},
        {**sync, "table": {**sync["table"], "host": "x"}},
        {**sync, "you": {**sync["you"], "view": {"hand": {}}}},
    ):
        assert not is_described(socket, broken)
    assert is_described(socket, sync)


def is_described(socket: Socket, message: object) -> bool:
    return socket.judge.is_valid(message)
