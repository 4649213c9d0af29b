"""What one hostile visitor can think of: `python -m tests.server.attacks NAME URL TABLE ADDRESS`, until its input
ends.

An attack runs in a process of its own, with little priority, as if it came from another machine: it is the server that
is to be hurt, not whoever shares a processor with the attacker. It says "begun" once it hurts, and at the end how often
it has done what it does.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from tests.server.attacker import PAUSE, Attacker
from tests.server.byte_attacks import BYTE_ATTACKS
from tests.server.client import ME, Answer, Person, bot
from tests.server.dear_attacks import DEAR_ATTACKS
from tests.server.raw import CONTINUED, LAST, PING, TEXT, Raw, framed

RECORDS = Path(__file__).parent.parent / "records"
TITLES = Path(__file__).parent.parent / "titles"
RESUME = b'{"type":"resume","version":0}'


def seats(level: str, many: int) -> list[dict[str, object]]:
    return [bot(level) for _ in range(many)]


# --- the attacks ------------------------------------------------------------------------------------------------------


def undo_bomb(eve: Attacker) -> None:
    """D1: a table where everything was taken back again and again, looked at as it was at a late version."""
    version = eve.guest().get(f"/api/tables/{eve.table}").json["version"]
    eve.ask(f"/api/tables/{eve.table}/at/{version}")


def every_moment(eve: Attacker) -> None:
    """D1: each time another version, so that nothing kept from before helps."""
    person = eve.guest()
    version = person.get(f"/api/tables/{eve.table}").json["version"]
    versions = count()
    eve.again_and_again(lambda: person.get(f"/api/tables/{eve.table}/at/{version - next(versions) % version}"), 8)


def undo(eve: Attacker) -> None:
    """D1: moves and undos without end, at several tables."""
    for _ in range(4):
        person = eve.guest()
        socket = person.sit_at(person.set_up(ME, game="london")["table"]["id"])
        first = socket.view["moves"][0]["move"]
        socket.close()
        eve.again_and_again(_take_back(eve, person, socket.table_id, first))


def _take_back(eve: Attacker, person: Person, table: str, move: int) -> Callable[[], None]:
    ids = count()

    def deed() -> None:
        raw = eve.socket(table, person)
        try:
            raw.frame(RESUME)
            version = json.loads(raw.next_frame()[1])["version"]
            while True:
                told = {"seat": 0, "version": version}
                raw.frame(json.dumps({"type": "move", "id": f"{next(ids)}", "move": move, **told}).encode())
                raw.frame(json.dumps({"type": "undo", "id": f"{next(ids)}", "seat": 0}).encode())
                acknowledged = 0
                while acknowledged < 2:
                    acknowledged += b'"ack"' in raw.next_frame()[1]
                version += 2
                eve.done += 1
        finally:
            raw.close()

    return deed


def hints(eve: Attacker) -> None:
    """D2: connect, ask for a hint, hang up."""

    def deed(person: Person, table: str) -> None:
        raw = eve.socket(table, person)
        raw.frame(RESUME)
        raw.frame(b'{"type":"hint","id":"h","seat":0}')
        time.sleep(PAUSE)
        raw.close()

    for _ in range(8):
        person = eve.guest()
        table = person.set_up(ME, bot("expert"))["table"]["id"]
        eve.again_and_again(lambda person=person, table=table: deed(person, table), 2)  # type: ignore[misc]


def experts(eve: Attacker) -> None:
    """D2: thirty tables of four experts each, and somebody who watches."""
    person = eve.guest()
    for _ in range(30):
        answer = person.post("/api/tables", {"game": "berlin", "seats": seats("expert", 4), "pace": 0})
        if answer.status == 201:
            table = answer.json["table"]["id"]
            raw = eve.socket(table)
            raw.frame(RESUME)
            eve.again_and_again(lambda raw=raw: raw.next_frame())  # type: ignore[misc]


def experts_on_own_board(eve: Attacker) -> None:
    """The same on a board of one's own, with a person who waits for the bots."""
    board = (TITLES / "delta.json").read_text()
    for _ in range(8):
        person = eve.guest()
        made = person.post("/api/tables", {"board": board, "seats": [ME, *seats("expert", 3)], "pace": 0})
        if made.status == 201:
            eve.again_and_again(_play_on(eve, person, made.json["table"]["id"]))


def _play_on(eve: Attacker, person: Person, table: str) -> Callable[[], None]:
    def deed() -> None:
        socket = person.sit_at(table)
        while not socket.over:
            socket.until_my_turn()
            socket.move(socket.view["moves"][0]["move"])
            eve.done += 1

    return deed


def quick_bots(eve: Attacker) -> None:
    """Thirty people who play at once, each against three bots that need no time to think."""
    for _ in range(30):
        person = eve.guest()
        made = person.post("/api/tables", {"game": "berlin", "seats": [ME, *seats("beginner", 3)], "pace": 0})
        if made.status == 201:
            eve.again_and_again(_play_on(eve, person, made.json["table"]["id"]))


def pings(eve: Attacker) -> None:
    """D3: control frames that say nothing."""
    many = framed(b"", LAST | PING) * 2000
    _flood(eve, many)


def continuations(eve: Attacker) -> None:
    """D3: a message of empty parts."""
    many = framed(b"", CONTINUED) * 2000
    _flood(eve, many, framed(b"", TEXT))


def _flood(eve: Attacker, many: bytes, first: bytes = b"") -> None:
    def deed() -> None:
        raw = eve.socket(eve.table)
        try:
            raw.send(first)
            while True:
                raw.send(many)
                eve.done += 1
        finally:
            raw.close()

    eve.again_and_again(deed, 4)


def resumes(eve: Attacker) -> None:
    """D4: 190 sockets, each as busy as a socket may be."""
    _sockets(eve, framed(RESUME))


def _sockets(eve: Attacker, message: bytes) -> None:
    """The same on all of them, again and again."""
    raws: list[Raw] = []

    def deed() -> None:
        for raw in list(raws):
            try:
                raw.wire.setblocking(False)
                with suppress(BlockingIOError):
                    while raw.wire.recv(1 << 20):
                        pass
                raw.send(message)
                eve.done += 1
            except OSError:
                raws.remove(raw)
        if len(raws) < 190:
            raws.append(eve.socket(eve.table))

    eve.again_and_again(deed)


def leaving(eve: Attacker) -> None:
    """D5: leave and come back, at a table of one's own."""
    for _ in range(4):
        person = eve.guest()
        table = person.set_up(ME, bot())["table"]["id"]
        eve.again_and_again(_leave(eve, person, table))


def _leave(eve: Attacker, person: Person, table: str) -> Callable[[], None]:
    ids = count()

    def deed() -> None:
        raw = eve.socket(table, person)
        try:
            raw.frame(RESUME)
            for kind in ("leave", "return", "pace") * 15:
                part = {"seconds": 0.0} if kind == "pace" else {"seat": 0}
                raw.frame(json.dumps({"type": kind, "id": f"{next(ids)}", **part}).encode())
            raw.frame(b'{"type":"ping"}')
            while b'"pong"' not in raw.next_frame()[1]:
                eve.done += 1
        finally:
            raw.close()

    return deed


def connects(eve: Attacker) -> None:
    """D4: come and go."""

    def deed() -> None:
        raw = eve.wire()
        try:
            raw.shake_hands(eve.table)
            raw.frame(RESUME)
        finally:
            raw.close()

    eve.again_and_again(deed, 8)


def listed_tables(eve: Attacker) -> None:
    """D11: set up tables that everybody sees, and look at the list."""
    person = eve.guest()
    body = {"game": "berlin", "seats": [ME, {"kind": "open"}], "listed": True}
    eve.again_and_again(lambda: person.post("/api/tables", body), 4)
    eve.ask("/api/tables", 4)


def records(eve: Attacker) -> None:
    """Records to be replayed, the longest there are."""
    texts = [path.read_bytes() for path in sorted(RECORDS.glob("*.peron"), key=lambda path: -path.stat().st_size)[:3]]
    turn = count()

    def deed() -> Answer:
        return person.request("POST", "/api/records", texts[next(turn) % 3], {"content-type": "text/plain"})

    person = eve.guest()
    eve.again_and_again(deed, 8)


def boards(eve: Attacker) -> None:
    """Boards to be checked and drawn."""
    text = (TITLES / "delta.json").read_bytes()
    person = eve.guest()
    eve.again_and_again(lambda: person.request("POST", "/api/boards", text, {"content-type": "text/plain"}), 8)


def drawings(eve: Attacker) -> None:
    """Every drawing in every language, again and again."""
    person = eve.guest()
    paths = [f"/api/games/{id}/drawing?lang={lang}" for id in ("berlin", "london", "metro") for lang in ("en", "pl")]
    turn = count()
    eve.again_and_again(lambda: person.get(paths[next(turn) % len(paths)]), 8)


def nonsense(eve: Attacker) -> None:
    """Messages that cannot be read, as many and as long as sockets may have."""
    text = json.dumps({"type": "move", **{f"{number:x}": 0 for number in range(90)}}).encode()
    _sockets(eve, framed(text))


def guests(eve: Attacker) -> None:
    """Come in again and again."""
    eve.again_and_again(lambda: Person(eve.url, source=eve.source).post("/api/guests", {"name": "Ewa"}), 8)


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    attack.__name__: attack
    for attack in (
        undo_bomb, every_moment, undo, hints, experts, experts_on_own_board, quick_bots, pings, continuations, resumes,
        leaving, connects, listed_tables, records, boards, drawings, nonsense, guests, *BYTE_ATTACKS, *DEAR_ATTACKS,
    )
}  # fmt: skip


def main() -> None:
    os.nice(10)
    name, url, table, address = sys.argv[1:]
    eve = Attacker(url, table, address)
    ATTACKS[name](eve)
    print("begun", flush=True)
    sys.stdin.read()
    print(eve.done, flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
