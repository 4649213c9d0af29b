"""Attacks by asking for what is dear: tables that are not in memory, pictures, sums, what many are told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from pathlib import Path
from typing import Any

from tests.server.attacker import PAUSE, Attacker
from tests.server.client import ME, OPEN, Answer, Person, bot
from tests.server.raw import Raw, framed

TITLES = Path(__file__).parent.parent / "titles"
RESUME = b'{"type":"resume","version":0}'
PROXY = "127.0.2.1"
"""Whose word the server takes for who a visitor is."""


def many_tables(eve: Attacker) -> None:
    """One table after the other, each of which has to be loaded."""
    for _ in range(8):
        person = eve.guest()
        tables = [person.set_up(ME, OPEN)["table"]["id"] for _ in range(10)]
        eve.again_and_again(partial(_get_next, person, cycle(tables)))


def _get_next(person: Person, tables: Iterator[str]) -> Answer:
    return person.get(f"/api/tables/{next(tables)}")


def evenings(eve: Attacker) -> None:
    """A long evening, in which everybody is called otherwise in each game."""
    person = eve.guest()
    last = _over(person, {"kind": "me", "name": "Ewa 0"})
    for number in range(1, 8):
        last = _over(person, {"kind": "me", "name": f"Ewa {number}"}, after=last)
    eve.ask(f"/api/tables/{last}/evening")


def _over(person: Person, seat: dict[str, str] = ME, **more: Any) -> str:
    """A game that was given up as soon as it had begun; its table."""
    table: str = person.set_up(seat, bot("beginner"), **more)["table"]["id"]
    socket = person.sit_at(table)
    socket.command("concede", seat=0)
    socket.close()
    return table


def results(eve: Attacker) -> None:
    """Pictures of a result."""
    eve.ask(f"/api/tables/{_over(eve.guest())}/result.svg")


def sheets(eve: Attacker) -> None:
    """Pictures of a sheet."""
    table = eve.guest().set_up(ME, ME, game="london")["table"]["id"]
    eve.ask(f"/api/tables/{table}/sheets/0.svg")


def own_drawings(eve: Attacker) -> None:
    """Drawings of a board of one's own, which are not kept."""
    person = eve.guest()
    board = {"board": (TITLES / "delta.json").read_text(), "seats": [ME, OPEN]}
    game = person.post("/api/tables", board).json["table"]["game"]
    eve.ask(f"/api/games/{game}/drawing?lang=pl")


def own_rules(eve: Attacker) -> None:
    """The rules of boards of one's own, all their figures drawn anew: each board is another one."""
    board = json.loads((TITLES / "delta.json").read_text())
    games = []
    for number in range(20):
        person = eve.guest()
        own = json.dumps({**board, "name": {"en": f"Delta {number}", "pl": f"Delta {number}"}})
        games.append(person.post("/api/tables", {"board": own, "seats": [ME, OPEN]}).json["table"]["game"])
    paths = cycle([f"/api/games/{game}/rules?lang={lang}" for lang in ("pl", "en") for game in games])
    eve.again_and_again(lambda: person.get(next(paths)), 8)


def forsaken_games(eve: Attacker) -> None:
    """Games against slow bots, left as soon as they have begun: each would stay in memory to its end."""
    _begin_and_leave(eve, pace=10)


def codes(eve: Attacker) -> None:
    """The right code, again and again: it counts for nothing, so nobody is refused for it."""
    person = eve.guest()
    socket = person.sit_at(person.set_up(ME, OPEN)["table"]["id"])
    socket.close()
    body = {"code": socket.you["code"]}
    eve.again_and_again(lambda: person.post("/api/codes/look", body), 8)


def rumours(eve: Attacker) -> None:
    """Versions that nobody has seen, at somebody else's table: perhaps another process knows of them?"""
    for _ in range(40):
        eve.again_and_again(_say(eve, framed(b'{"type":"resume","version":2147483647}')))


def _say(eve: Attacker, message: bytes) -> Callable[[], None]:
    """The same, as soon as it is answered."""

    def deed() -> None:
        raw = eve.socket(eve.table)
        try:
            while True:
                raw.send(message)
                raw.next_frame()
                eve.done += 1
        finally:
            raw.close()

    return deed


def crowd(eve: Attacker) -> None:
    """A table of quick bots that as many look at as may; some of them come and go."""
    person = eve.guest()
    table = person.set_up(*[bot("beginner") for _ in range(4)])["table"]["id"]
    looking: list[Raw] = []

    def look() -> None:
        raw = eve.socket(table)
        raw.frame(RESUME)
        if len(looking) < 150:
            looking.append(raw)
            eve.again_and_again(lambda: raw.next_frame())
        else:
            raw.close()

    eve.again_and_again(look, 4)


def forsaken_bots(eve: Attacker) -> None:
    """Games of quick bots that go on where nobody is: their person has left."""
    _begin_and_leave(eve, pace=0)


def _begin_and_leave(eve: Attacker, pace: int) -> None:
    ids = count()

    def begin(person: Person) -> None:
        table = person.post("/api/tables", {"game": "berlin", "seats": [ME, *[bot("beginner")] * 3], "pace": pace})
        if table.status != 201:
            time.sleep(PAUSE)
            return
        raw = eve.socket(table.json["table"]["id"], person)
        raw.frame(RESUME)
        raw.frame(json.dumps({"type": "leave", "id": f"{next(ids)}", "seat": 0}).encode())
        while b'"ack"' not in raw.next_frame()[1]:
            pass
        raw.close()

    for _ in range(8):
        eve.again_and_again(partial(begin, eve.guest()))


def my_data(eve: Attacker) -> None:
    """Everything that is kept about somebody who has many tables."""
    person = eve.guest()
    for _ in range(25):
        person.set_up(ME, bot("beginner"), pace=10)
    eve.again_and_again(lambda: person.get("/api/me/data"), 8)


def leave_for_good(eve: Attacker) -> None:
    """Come, sit down with somebody in many games, and have oneself deleted."""
    other = eve.guest()

    def deed() -> Answer:
        person = eve.guest()
        for _ in range(5):
            made = other.post("/api/tables", {"game": "berlin", "seats": [ME, OPEN, OPEN]})
            if made.status == 201:
                person.accept(made.json["invitations"][0]["token"])
        return person.request("DELETE", "/api/me")

    eve.again_and_again(deed, 4)


def connects_by_proxy(eve: Attacker) -> None:
    """Come and go behind a proxy, which has as many lines for everybody as it likes."""

    def deed() -> None:
        raw = Raw.to(eve.url, source=PROXY)
        try:
            raw.shake_hands(eve.table, {"x-forwarded-for": eve.source})
        finally:
            raw.close()

    eve.again_and_again(deed, 40)


DEAR_ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    many_tables, evenings, results, sheets, own_drawings, own_rules, codes, rumours, crowd, forsaken_bots,
    forsaken_games, my_data, leave_for_good, connects_by_proxy,
)  # fmt: skip
