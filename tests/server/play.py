"""How tests fill a table and play at it, and what must be true of every game that was played. Knows the client, and the
rules as a judge of finished games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from peron.rules.record import Record
from tests.server.client import ME, OPEN, Person, Socket

Turn = Callable[[Socket], None]


def seated(host: Person, guests: Sequence[Person], *more: dict[str, Any], **table: Any) -> list[Socket]:
    """A table of these people, and bots; everybody connected."""
    made = host.set_up(ME, *[OPEN for _ in guests], *more, **table)
    for guest, invitation in zip(guests, made["invitations"], strict=True):
        guest.accept(invitation["token"])
    return [person.sit_at(made["table"]["id"]) for person in (host, *guests)]


def act(socket: Socket, move: int | str, **parts: Any) -> Any:
    """Make a move that must be accepted, and wait until it is on the screen."""
    answer = socket.move(move, **parts)
    assert answer["type"] == "ack", answer
    socket.until_version(answer["version"])
    return answer


def do(socket: Socket, type: str, **parts: Any) -> int:
    """Another command that must be accepted, likewise; the version it has led to."""
    answer = socket.command(type, **parts)
    assert answer["type"] == "ack", answer
    version: int = answer["version"]
    socket.until_version(version)
    return version


def refused(socket: Socket, type: str, **parts: Any) -> str:
    """A command that must be refused, and change nothing; the key of the reason."""
    before = socket.version
    answer = socket.command(type, **parts)
    assert answer["type"] == "refused", answer
    socket.say("ping")
    assert socket.until(lambda message: message["type"] == "pong")["version"] == before, "something was changed"
    key: str = answer["error"]["key"]
    return key


def at_random(chance: random.Random) -> Turn:
    """A player that makes any legal move."""
    return lambda socket: act(socket, chance.choice(socket.view["moves"])["move"]) and None


def together(sockets: Sequence[Socket]) -> None:
    """Until everybody has seen what anybody has."""
    latest = max(socket.version for socket in sockets)
    for socket in sockets:
        socket.until_version(latest)


def on_turn(sockets: Sequence[Socket]) -> Socket | None:
    """A socket whose open hand is to decide."""
    return next((socket for socket in sockets if socket.you["eye"] in socket.table["actors"]), None)


def advance(sockets: Sequence[Socket], turn: Turn) -> None:
    """One of these people decides, or if none of them can, something happens at the table."""
    socket = on_turn(sockets)
    if socket is None:
        sockets[0].hear()
    else:
        turn(socket)
    together(sockets)


def play_on(sockets: Sequence[Socket], chance: random.Random) -> None:
    """Everybody plays at random until the game is over."""
    turn = at_random(chance)
    while not sockets[0].over:
        advance(sockets, turn)


def play_until(sockets: Sequence[Socket], chance: random.Random, wanted: Callable[[], bool]) -> None:
    """Everybody plays at random until something is so; a game in which it never is, is no test."""
    turn = at_random(chance)
    while not wanted():
        assert not sockets[0].over, "the game is over before what was wanted"
        advance(sockets, turn)


def begin_turns(sockets: Sequence[Socket], move: str = "keep first") -> None:
    """Everybody chooses the first tickets."""
    while sockets[0].view["phase"] == "first-tickets":
        advance(sockets, lambda socket: act(socket, move) and None)


def kinds(socket: Socket) -> list[str]:
    """All that happened, in a word each."""
    return [step["entry"]["kind"] for step in socket.steps]


def judged(*sockets: Socket) -> Record:
    """What must be true of every finished game; its record."""
    told = sockets[0].table
    assert told["status"] == "over"
    result = told["result"]
    assert [sum(line["points"] for line in lines) for lines in result["scores"]] == result["totals"]
    assert sha256(told["seed"].encode()).hexdigest() == told["seed_hash"]

    record = Record.read(sockets[0].person.get(f"/api/tables/{told['id']}/record").body.decode())
    assert (record.seed, record.promise) == (told["seed"], told["seed_hash"])
    reached = record.replay().result()
    assert list(reached.totals) == result["totals"]
    assert record.totals == (reached.totals if record.replay().is_over() else None)
    if not record.conceded:
        assert list(reached.ranks) == result["ranks"]
    for socket in sockets:
        assert socket.table == told
        assert [step["version"] for step in socket.steps] == list(range(1, told["version"] + 1))
    return record
