"""The day's ride: one try for everybody, a deck that nobody sees before they have ridden, and what the day comes to."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from peron.rules.catalogue import game
from peron.rules.contract import Game
from peron.rules.record import Record
from peron.server import ride_bots
from peron.server.errors import Refused
from peron.server.lobby import Lobby
from peron.server.rides import RideResult, practise, result_of, start, todays
from peron.server.rooms import CLOSING_SECONDS
from peron.store import RELOAD, Guest, Order, Store
from peron.store.schema import secrets
from peron.tables.log import Entry
from peron.tables.rides import DAY, day_at, seed_of
from peron.tables.seats import TableError
from peron.tables.table import OVER, Table
from tests.loops import run
from tests.server.client import Person, Socket
from tests.server.host import Host, Nursery
from tests.server.inside import new_guest, open_lobby
from tests.server.many import Town
from tests.server.play import play_on, refused

LONDON = "/api/daily/london"
SECONDS = 60


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def ride(person: Person) -> Socket:
    answer = person.post(LONDON)
    assert answer.status == 201, answer.body
    return person.sit_at(answer.json["id"])


def ride_to_the_end(person: Person, chance: int = 1) -> Any:
    """The table, and the points."""
    socket = ride(person)
    play_on([socket], random.Random(chance))
    socket.close()
    return socket.table["id"], socket.table["result"]["totals"][0]


def everything_about(table_id: str) -> list[str]:
    table = f"/api/tables/{table_id}"
    return [
        table,
        *(f"{table}/{part}" for part in ("at/0", "at/2", "at/2?seat=0", "record", "evening", "result.svg")),
        f"{table}/sheets/0.svg",
        f"{LONDON}/{today()}",
    ]


def seed_on(host: Host, table_id: str) -> str:
    with closing(sqlite3.connect(host.folder / "peron.sqlite")) as connection:
        return str(connection.execute("SELECT seed FROM tables WHERE id = ?", (table_id,)).fetchone()[0])


# --- one try ----------------------------------------------------------------------------------------------------------


def test_everybody_has_one_try_and_comes_back_to_it(host: Host, ola: Person) -> None:
    before = ola.get("/api/daily").json["rides"][0]
    assert (before["game"], before["players"], before["mine"]) == ("london", 1, None)
    first = ola.post(LONDON).json
    assert (first["counted"], first["status"], first["listed"]) == (True, "playing", False)
    assert first["seed_hash"] == before["seed_hash"]
    assert ola.post(LONDON).json["id"] == first["id"]
    shown = ola.get("/api/daily").json["rides"][0]
    assert shown["mine"] == {"table": first["id"], "ended": False, "points": None}
    assert type(shown["taken"]) is int
    assert ola.post(f"{LONDON}/practice").error == "ride-first"
    table, points = ride_to_the_end(ola)
    assert table == first["id"]
    assert ola.get("/api/daily").json["rides"][0]["mine"] == {"table": table, "ended": True, "points": points}
    assert ola.post(LONDON).json["id"] == table, "there is no second one"
    practice = ola.post(f"{LONDON}/practice").json
    assert (practice["counted"], practice["status"]) == (False, "playing")
    assert practice["seed_hash"] == first["seed_hash"]


@pytest.mark.parametrize("title", ["berlin", "metro"])
def test_against_a_bot_everybody_has_the_same_deal(host: Host, ola: Person, jan: Person, title: str) -> None:
    assert [one["game"] for one in ola.get("/api/daily").json["rides"]] == ["london", "berlin", "metro"]
    tables = [person.post(f"/api/daily/{title}").json for person in (ola, jan)]
    assert len({table["seed_hash"] for table in tables}) == 1
    assert all([seat["level"] for seat in table["seats"]] == [None, "steady"] for table in tables)
    begun = [person.sit_at(table["id"]) for person, table in zip((ola, jan), tables, strict=True)]
    for socket in begun:
        socket.until_my_turn()
    assert begun[0].view["players"][0] == begun[1].view["players"][0]
    for socket in begun:
        socket.close()


def test_a_stranger_sees_that_there_is_one_and_comes_in_to_ride(host: Host) -> None:
    stranger = Person(host.url)
    told = stranger.get("/api/daily").json
    assert told["date"] == today()
    assert 0 < told["ends"] - told["now"] <= DAY * 1000
    assert told["rides"][0]["mine"] is None
    assert stranger.post(LONDON).error == "guest-unknown"
    assert stranger.get(f"{LONDON}/{today()}").error == "ride-first"


def test_nobody_helps_and_nothing_seen_is_taken_back(host: Host, ola: Person) -> None:
    socket = ride(ola)
    assert socket.you["hint"] is False
    move = socket.view["moves"][0]["move"]
    socket.until_version(socket.move(move)["version"])
    assert socket.you["undo"] is None
    assert refused(socket, "undo", seat=0) == "table-ride-undo"
    assert refused(socket, "hint", seat=0) == "table-ride-alone"
    assert refused(socket, "leave", seat=0) == "table-ride-alone"
    invited = ola.post(f"/api/tables/{socket.table_id}/seats/0/invitation")
    assert invited.error == "table-ride-alone"
    socket.close()


def test_who_gives_up_has_had_their_try(host: Host, ola: Person) -> None:
    socket = ride(ola)
    assert socket.command("concede", seat=0)["type"] == "ack"
    socket.close()
    assert ola.get("/api/daily").json["rides"][0]["mine"]["points"] is None
    shown = ola.get(f"{LONDON}/{today()}").json
    assert shown["mine"] == {"table": socket.table_id, "points": None, "place": None, "beaten": None}
    assert ola.post(f"{LONDON}/practice").status == 201


def test_an_address_has_so_many_rides_a_day(own_host: Host) -> None:
    own_host.options = ()
    url = own_host.start().url
    people = [Person.guest(url, f"P{number}", source=f"127.0.1.{1 + number % 3}") for number in range(101)]
    for person in people:
        person.source = "127.0.2.1"
    answers = [person.post(LONDON) for person in people]
    assert [answer.status for answer in answers].count(201) == 100
    assert answers[-1].error == "ride-too-many"
    people[-1].source = "127.0.2.2"
    assert people[-1].post(LONDON).status == 201, "from elsewhere"


def test_of_two_processes_that_are_asked_at_the_same_moment_one_makes_the_table(tmp_path: Path) -> None:
    nursery = Nursery()
    town = Town(nursery, tmp_path, "postgresql")
    try:
        urls = [town.host().url, town.host().url]
        for number in range(5):
            ola = Person.guest(urls[0], f"Ola {number}")
            both = [Person(url, ola.name, ola.cookie) for url in urls]
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda person: person.post(LONDON), both * 2))
            assert [answer.status for answer in answers] == [201] * 4
            assert len({answer.json["id"] for answer in answers}) == 1
            assert len(ola.get("/api/me/tables").json) == 1
        hashes = {Person(url).get("/api/daily").json["rides"][0]["seed_hash"] for url in urls}
        assert len(hashes) == 1
    finally:
        town.close()
        nursery.close()


# --- what nobody may see before they have ridden ----------------------------------------------------------------------


def test_nobody_sees_the_deck_before_they_have_ridden(host: Host, ola: Person, jan: Person) -> None:
    """Every byte that others got while the day lasts; Ola rides, practises, and tells them where."""
    table, _ = ride_to_the_end(ola)
    practice = ola.post(f"{LONDON}/practice").json["id"]
    under_way = ride(Person.guest(host.url, "Ela"))
    seed = seed_on(host, table)
    assert sha256(seed.encode()).hexdigest() == under_way.table["seed_hash"]
    stranger = Person(host.url)
    begun = ride(jan)  # who has begun sees no more than who has not
    jan.heard.clear()
    tables = (table, practice, under_way.table_id)
    for person in (jan, stranger):
        for id in tables:
            answers = [person.get(path) for path in everything_about(id)]
            assert {answer.status for answer in answers} <= {403, 409, 404}, [answer.body for answer in answers]
            assert {answer.error for answer in answers} <= {"ride-running", "ride-first"}
            for watches in (False, True):
                socket = Socket(person, id, watches=watches)
                assert socket.hangup()[1] == "ride-running"
        for path in ("/api/tables", "/api/daily", *(["/api/me/tables", "/api/me/data"] if person is jan else [])):
            body = person.get(path).body
            assert not any(id.encode() in body for id in tables), path
        assert not any(seed.encode() in heard for heard in person.heard)
        assert not any(b'"view":{' in heard for heard in person.heard)
    begun.close()
    under_way.close()


def test_whoever_rode_to_the_end_sees_the_others_but_no_seed(host: Host, ola: Person, jan: Person) -> None:
    table, _ = ride_to_the_end(ola)
    seed = seed_on(host, table)
    assert jan.get(f"/api/tables/{table}").error == "ride-running"
    ride_to_the_end(jan, 2)
    assert jan.get(f"/api/tables/{table}").json["seed"] is None
    assert jan.get(f"/api/tables/{table}/at/2?seat=0").json["view"] is not None
    assert jan.sit_at(table).table["status"] == "over"
    for person in (ola, jan):
        assert person.get(f"/api/tables/{table}/record").error == "ride-sealed"
        assert person.get(f"{LONDON}/{today()}").json["seed"] is None
        assert not any(seed.encode() in heard for heard in person.heard)


def test_the_result_says_where_one_stands(own_host: Host) -> None:
    url = own_host.start().url
    people = [Person.guest(url, name) for name in ("Ola", "Jan", "Ela")]
    points = [ride_to_the_end(person, number)[1] for number, person in enumerate(people)]
    for person, mine in zip(people, points, strict=True):
        shown = person.get(f"{LONDON}/{today()}").json
        assert (shown["taken"], shown["rides"], shown["over"]) == (3, 3, False)
        assert shown["mine"]["points"] == mine
        assert shown["mine"]["place"] == 1 + sum(other > mine for other in points)
        assert [rider["points"] for rider in shown["best"]] == sorted(points, reverse=True)
        assert [rider["name"] for rider in shown["best"] if rider["mine"]] == [person.name]
        assert sum(bar["rides"] for bar in shown["bars"]) == 3
        assert shown["streak"] == {"now": 1, "longest": 1, "lost": False, "week": [False] * 6 + [True]}
    assert people[0].get(f"{LONDON}/1969-12-31").error == "ride-unknown"
    assert people[0].get(f"{LONDON}/2999-01-01").error == "ride-unknown"
    assert people[0].get(f"{LONDON}/yesterday").error == "request-invalid"
    assert people[0].get(f"/api/daily/nowhere/{today()}").error == "ride-unknown"


# --- day after day, by a clock of the test's own ----------------------------------------------------------------------


class Days:
    """A lobby, and a clock that stands still until it is put forward."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.now = 1_800_000_000.0 // DAY * DAY + 12 * 3600
        lobby.rooms.clock = lambda: self.now
        self.london: Game = game("london")

    @property
    def today(self) -> int:
        return day_at(self.now)

    def sleep(self) -> None:
        self.now += DAY

    async def begin(self, guest: Guest) -> str:
        return (await start(self.lobby, guest, self.london, "home")).setup.id

    async def go_on(self, guest: Guest, table_id: str, chance: int = 1) -> int:
        """To the end, at random; the points."""
        choose = random.Random(chance)
        async with self.lobby.rooms.enter(table_id) as room:

            def move(table: Table) -> list[Entry]:
                return table.play(guest.id, 0, choose.choice(list(table.state.moves(0))))

            while room.table.status != OVER:
                await room.do(move)
            return room.table.result().totals[0]

    async def ride(self, guest: Guest, chance: int = 1) -> int:
        return await self.go_on(guest, await self.begin(guest), chance)

    async def result(self, guest: Guest | None, day: int | None = None) -> RideResult:
        return await result_of(self.lobby, guest, self.london, self.today if day is None else day)


@pytest.fixture(autouse=True)
def _quick_bots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of no level ride, but where they are what is looked at."""
    monkeypatch.setattr(ride_bots, "LEVELS", ("beginner", "steady") if "bots" in request.node.name else ())


@asynccontextmanager
async def days(folder: Path) -> AsyncIterator[Days]:
    async with open_lobby(folder) as lobby:
        yield Days(lobby)


def test_the_day_tells_its_seed_when_it_is_over_and_it_is_the_one_that_was_promised(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola, jan = await new_guest(here.lobby, "Ola"), await new_guest(here.lobby, "Jan")
            points = await here.ride(ola)
            table_id = (await here.result(ola)).best[0].table
            promised = (await todays(here.lobby, None)).rides[0].seed_hash
            assert (await here.result(ola)).seed is None
            here.sleep()
            shown = await here.result(jan, here.today - 1)
            assert shown.over
            assert shown.seed is not None
            assert sha256(shown.seed.encode()).hexdigest() == shown.seed_hash == promised
            async with here.lobby.look(table_id, jan_asks(jan), None) as room:
                here.lobby.daily.must_be_over(room.table)
                record = Record.read(room.table.record().text())
            assert record.replay().result().totals == (points,)
            assert record.promise == promised
            assert (await todays(here.lobby, None)).rides[0].seed_hash != promised

    run(work())


def jan_asks(guest: Guest) -> Any:
    from peron.tables.queue import Asker

    return Asker("home", guest.id)


def test_what_is_under_way_when_the_day_ends_does_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola = await new_guest(here.lobby, "Ola")
            table_id = await here.begin(ola)
            here.now = (here.today + 1) * DAY - 0.001
            assert (await todays(here.lobby, ola)).rides[0].mine is not None
            here.now += 0.002
            await here.go_on(ola, table_id)
            past = await here.result(ola, here.today - 1)
            assert past.mine is not None
            assert (past.mine.points, past.rides, past.taken) == (None, 0, 1)
            assert past.streak.longest == 0
            assert (await todays(here.lobby, ola)).rides[0].mine is None, "a new day, a new try"
            assert await here.begin(ola) != table_id

    run(work())


def test_streaks_and_the_day_before(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola, jan = await new_guest(here.lobby, "Ola"), await new_guest(here.lobby, "Jan")
            told = []
            for number, rides in enumerate((True, True, False, True)):
                streak = (await todays(here.lobby, ola)).rides[0].streak
                points = await here.ride(ola, number) if rides else None
                told.append((streak.now, streak.longest, streak.lost))
                jans = await here.ride(jan, 50 + number)
                shown = await here.result(jan)
                assert shown.mine is not None
                assert shown.streak.now == number + 1
                here.sleep()
                before = (await todays(here.lobby, ola)).rides[0].before
                assert (before.mine, before.best) == (points, max(jans, points or 0))
            assert told == [(0, 0, False), (1, 1, False), (2, 2, False), (0, 2, True)]
            await here.ride(ola)
            shown = await here.result(ola)
            assert (shown.streak.now, shown.streak.longest) == (2, 2)
            assert shown.before is not None
            assert shown.before.rides == 2
            assert shown.before.best.points == max(points or 0, jans)

    run(work())


def test_practice_is_with_the_same_deck_and_counts_for_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola = await new_guest(here.lobby, "Ola")
            points = await here.ride(ola)
            table = await practise(here.lobby, ola, here.london, "home")
            await here.go_on(ola, table.setup.id, 2)
            shown = await here.result(ola)
            assert shown.mine is not None
            assert (shown.rides, shown.mine.points) == (1, points)
            here.sleep()
            with pytest.raises(Refused) as refusal:
                await practise(here.lobby, ola, here.london, "home")
            assert refusal.value.key == "ride-first"

    run(work())


def test_the_bots_ride_the_same_deck_once_and_are_seen_by_who_has_ridden(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola, jan = await new_guest(here.lobby, "Ola"), await new_guest(here.lobby, "Jan")
            await here.ride(ola)
            async with asyncio.timeout(SECONDS):
                while len((shown := await here.result(ola)).bots) < 2:
                    here.lobby.daily._kept.clear()
                    await asyncio.sleep(0.05)
            assert [rider.level for rider in shown.bots] == ["beginner", "steady"]
            assert shown.rides == shown.taken == 1, "they are not among the people"
            for rider in shown.bots:
                assert shown.bars[0].first <= rider.points <= shown.bars[-1].last
                async with here.lobby.rooms.enter(rider.table) as room:
                    table = room.table
                assert (table.status, table.result().totals[0]) == (OVER, rider.points)
                assert table.promise == shown.seed_hash
                assert table.seats[0].level == rider.level
                with pytest.raises(Refused):
                    await here.lobby.daily.may_look(table, lambda: returned(jan))
                await here.lobby.daily.may_look(table, lambda: returned(ola))
            await here.lobby.daily.let_bots_ride(here.today, here.london)
            await asyncio.gather(*here.lobby.rooms._tasks)
            again = await here.result(ola)
            assert [rider.table for rider in again.bots] == [rider.table for rider in shown.bots]

    run(work())


def test_a_server_that_stops_does_not_wait_for_bots_that_ride(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            rooms = here.lobby.rooms
            monkeypatch.setattr(rooms.queue, "full", lambda *asked: True)  # so that they wait
            await here.begin(await new_guest(here.lobby, "Ola"))
            assert rooms._spare
            async with asyncio.timeout(CLOSING_SECONDS / 2):
                await rooms.close()

    run(work())


def test_everybodys_points_are_looked_up_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    def counted(store: Store, day: int, game: str) -> tuple[int, dict[int, int]]:
        looks.append(day)
        return 0, {}

    monkeypatch.setattr("peron.server.daily.scores_of", counted)

    async def work() -> None:
        async with days(tmp_path) as here:
            for day in (here.today, here.today - 1):
                await asyncio.gather(*(here.lobby.daily.rides(day, "london") for _ in range(50)))
            assert looks == [here.today, here.today - 1]

    run(work())


def test_a_restored_database_has_its_own_seeds(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            daily, rooms = here.lobby.daily, here.lobby.rooms
            before = await daily.seed(here.today, "london")
            await rooms.write(lambda connection: connection.execute(update(secrets).values(value="another")))
            assert await daily.seed(here.today, "london") == before, "nobody has said so yet"
            here.lobby.orders.hear([Order("1", RELOAD, 0, 0, {"table": None})], rooms)
            assert await daily.seed(here.today, "london") == seed_of("another", here.today, "london")

    run(work())


async def returned(guest: Guest) -> Guest:
    return guest


def test_a_title_without_a_daily_ride_has_none(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            for id in ("nowhere",):
                with pytest.raises(Refused) as refusal:
                    here.lobby.daily.game(id)
                assert refusal.value.key == "ride-unknown"
            assert here.lobby.daily.game("london") is here.london

    run(work())


def test_a_seat_of_a_ride_is_nobody_elses(tmp_path: Path) -> None:
    async def work() -> None:
        async with days(tmp_path) as here:
            ola = await new_guest(here.lobby, "Ola")
            table_id = await here.begin(ola)
            with pytest.raises(TableError) as refusal:
                await here.lobby.invite(ola, table_id, 0, "home")
            assert refusal.value.key == "table-ride-alone"

    run(work())
