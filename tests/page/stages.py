"""Tables brought to where pictures of them are wanted: what has to be so on the server."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from playwright.sync_api import expect
from websockets.exceptions import ConnectionClosed

from tests.page.play import AtTable, table_of
from tests.page.test_london import AtSheet
from tests.page.test_metro import play_to
from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import act, advance, begin_turns, do, seated, together

SF: Final = "san-francisco"
LONDON: Final = "london"


@dataclass
class Stage:
    """A server, the people there, and tables of theirs that are brought to where they are wanted once."""

    host: Host
    known: dict[tuple[Callable[[Socket], bool], str], str] = field(default_factory=dict)
    laid: dict[str, str] = field(default_factory=dict)
    """Tables of Metro, by how they were set up and how many tiles lie there."""

    @cached_property
    def ola(self) -> Person:
        return Person.guest(self.host.url, "Ola")

    @cached_property
    def jan(self) -> Person:
        return Person.guest(self.host.url, "Jan")

    def table(self, **more: Any) -> list[Socket]:
        """Ola, Jan and a bot."""
        return seated(self.ola, [self.jan], bot(), **more)

    def table_where(self, wanted: Callable[[Socket], bool], game: str = "berlin") -> str:
        if (wanted, game) not in self.known:
            self.known[wanted, game] = self.left(self.until(wanted, game))
        return self.known[wanted, game]

    def left(self, sockets: list[Socket]) -> str:
        """The table, for Ola to come back to by her browser; the others stay there and listen."""
        first, *others = sockets
        for other in others:
            threading.Thread(target=_listen, args=(other,), daemon=True).start()
        first.close()
        return first.table_id

    def until(self, wanted: Callable[[Socket], bool], game: str = "berlin", seeds: int = 200) -> list[Socket]:
        """A table where something is so for Ola: games are played until it is."""
        for seed in range(seeds):
            sockets = self.table(game=game)
            begin_turns(sockets, "keep both")
            chance = random.Random(seed)
            while not sockets[0].over:
                if wanted(sockets[0]):
                    return sockets
                advance(sockets, lambda socket, chance=chance: _builder(socket, chance))  # type: ignore[misc]
            if wanted(sockets[0]):
                return sockets
        raise AssertionError("no game comes to that")


def _listen(socket: Socket) -> None:
    with suppress(ConnectionClosed):
        while True:
            socket.raw.recv()


def _builder(socket: Socket, chance: random.Random) -> None:
    """Somebody who claims a route that leaves the choice of a token, or the longest there is."""
    moves = socket.view["moves"]
    claims = sorted(
        (move for move in moves if move["kind"] == "claim"), key=lambda move: (_chooses(move), -move["points"])
    )
    rest = [move for move in moves if move["kind"] not in ("claim", "tickets")] or moves
    act(socket, (claims[0] if claims and chance.random() < 0.5 else chance.choice(rest))["move"])


def _chooses(claim: dict[str, Any]) -> int:
    """Whether a claim leaves the choice of a token, so that such come first."""
    return -any(gain["kind"] == "token-choice" for gain in claim["gains"])


@dataclass(frozen=True)
class Where:
    """An address, and whose browser is there; a stranger's if nobody's."""

    path: str
    person: Person | None = None
    game: str = "berlin"


Prepare = Callable[[Stage], Where]


def at(wanted: Callable[[Socket], bool], game: str = "berlin") -> Prepare:
    """Ola's table, when this is so; the same for all states that want it, because a picture changes nothing there."""
    return lambda stage: Where(f"/table/{stage.table_where(wanted, game)}", stage.ola, game)


def mine(socket: Socket) -> bool:
    """Ola's turn in the middle of a game, with something to claim."""
    claims = {move["route"] for move in socket.view["moves"] if move["kind"] == "claim"}
    enough = socket.view["players"][0]["cards"] >= 5 and len(claims) >= 3
    return socket.version > 50 and socket.view["phase"] == "turn" and enough


def early(socket: Socket) -> bool:
    """Ola's turn while long routes are still free, and out of reach."""
    return socket.version > 12 and socket.view["phase"] == "turn" and socket.view["turn"] == 0


def theirs(socket: Socket) -> bool:
    return socket.version > 40 and socket.view["turn"] == 1


def second_card(socket: Socket) -> bool:
    return socket.version > 30 and socket.view["phase"] == "second-card" and socket.view["turn"] == 0


def last_round(socket: Socket) -> bool:
    return socket.view["last_turns"] is not None and socket.view["turn"] == 0 and socket.view["phase"] == "turn"


def last_of_all(socket: Socket) -> bool:
    """Ola's turn, and the game is over after it."""
    return last_round(socket) and socket.view["last_turns"] == 1


def over(socket: Socket) -> bool:
    return socket.over


def placing(socket: Socket) -> bool:
    return (socket.view["phase"], socket.view["turn"]) == ("placing", 0)


def others_place(socket: Socket) -> bool:
    return (socket.view["phase"], socket.view["turn"]) == ("placing", 1)


def taking(socket: Socket) -> bool:
    """Ola has to choose a token, and has some already."""
    chooses = (socket.view["phase"], socket.view["turn"]) == ("token", 0)
    return chooses and len(socket.view["players"][0]["tokens"]) >= 1


def drawing(socket: Socket) -> bool:
    """Ola has lines on her sheet of London, and a choice of sections."""
    if socket.over or socket.view["round"] < 3 or 0 not in socket.view["actors"]:
        return False
    return len([move for move in socket.view["moves"] if move["kind"] == "draw"]) >= 2


def decided(socket: Socket) -> bool:
    """Ola has decided to draw something, and waits for Jan."""
    decision = None if socket.over else socket.view["sheets"][0]["decision"]
    return decision is not None and decision["key"] == "decision-draw" and 1 in socket.view["actors"]


def alone(stage: Stage) -> Where:
    """A game of London that Ola has played alone, with both modules."""
    made = stage.ola.set_up(ME, game=LONDON, options={"objectives": True, "powers": True})
    socket = stage.ola.sit_at(made["table"]["id"])
    while not socket.over:
        _liner(socket)
    socket.close()
    return Where(f"/table/{socket.table_id}", stage.ola, LONDON)


def power(stage: Stage) -> Where:
    """Ola holds a pencil with a power that she can use now."""
    while True:
        made = stage.ola.set_up(ME, bot("beginner"), game=LONDON, options={"objectives": True, "powers": True})
        socket = stage.ola.sit_at(made["table"]["id"])
        socket.until_my_turn()
        while not socket.over:
            powered = [move for move in socket.view["moves"] if move["power"] is not None]
            if socket.view["round"] > 1 and socket.view["phase"] == "turn" and powered:
                socket.close()
                return Where(f"/table/{socket.table_id}", stage.ola, LONDON)
            _liner(socket)
            socket.until_my_turn()


def _liner(socket: Socket) -> None:
    """Somebody who draws what brings most, and uses no power."""
    plain = [move for move in socket.view["moves"] if move["power"] is None]
    act(socket, max(plain, key=lambda move: (move["after"], move["kind"] == "draw"))["move"])


def round_end(stage: Stage) -> Where:
    """Ola decides on the last card of a round."""
    while True:
        made = stage.ola.set_up(ME, bot("beginner"), game=LONDON)
        socket = stage.ola.sit_at(made["table"]["id"])
        socket.until_my_turn()
        while not socket.over:
            if socket.view["undergrounds"] == 5 and len(socket.view["sheets"][0]["line"]["sections"]) > 3:
                socket.close()
                return Where(f"/table/{socket.table_id}", stage.ola, LONDON)
            _liner(socket)
            socket.until_my_turn()


def end_round(table: AtTable, stage: Stage) -> None:
    """The round ends for each picture anew."""
    at = AtSheet(table.visit, table.page)
    socket = stage.ola.sit_at(table_of(table.page))
    if socket.view["round"] > 1:
        do(socket, "undo", seat=0)
    socket.close()
    at.skip.click()
    expect(at.next_round).to_be_visible()


def one_screen_london(stage: Stage) -> Where:
    made = stage.ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, game=LONDON)
    return Where(f"/table/{made['table']['id']}", stage.ola, LONDON)


def home(stage: Stage) -> Where:
    """Somebody with games under way and over."""
    for wanted in (mine, theirs, over):
        stage.table_where(wanted)
    return Where("/", stage.ola)


def waiting(stage: Stage) -> Where:
    made = stage.ola.set_up(ME, OPEN, OPEN, bot())
    stage.jan.accept(made["invitations"][0]["token"])
    return Where(f"/table/{made['table']['id']}", stage.ola)


def invited(stage: Stage) -> Where:
    made = stage.ola.set_up(ME, OPEN, bot())
    return Where(f"/join#{made['invitations'][0]['token']}")


def called(stage: Stage) -> Where:
    """Whoever has the code of a table."""
    socket = stage.ola.sit_at(stage.ola.set_up(ME, OPEN, OPEN)["table"]["id"])
    socket.close()
    return Where(f"/j/{socket.you['code']}")


def television(of: Prepare) -> Prepare:
    """A table on a screen for all in the room."""
    return lambda stage: Where(of(stage).path.replace("/table/", "/tv/"))


def offer(stage: Stage) -> Where:
    return Where(f"/table/{stage.left(stage.table())}", stage.ola)


def undo_asked(stage: Stage) -> Where:
    """Jan has drawn from the deck and would like to have it undone."""
    sockets = stage.until(lambda socket: theirs(socket) and socket.view["phase"] == "turn")
    act(sockets[1], "draw deck")
    together(sockets)
    do(sockets[1], "undo", seat=1)
    together(sockets)
    return Where(f"/table/{stage.left(sockets)}", stage.ola)


def past(stage: Stage) -> Where:
    return Where(f"/table/{stage.table_where(over)}/at/45", stage.ola)


def one_screen(stage: Stage) -> Where:
    made = stage.ola.set_up({"kind": "me", "name": "Ola"}, {"kind": "me", "name": "Kuba"}, bot())
    return Where(f"/table/{made['table']['id']}", stage.ola)


def metro(tiles: int, bots: int = 3, **options: Any) -> Prepare:
    """Ola's turn at a table of Metro where so many tiles lie; with all 60 it is over."""

    def prepare(stage: Stage) -> Where:
        name = f"{tiles} {bots} {options}"
        if name not in stage.laid:
            made = stage.ola.set_up(ME, *[bot("beginner")] * bots, game="metro", options=options)
            stage.laid[name] = made["table"]["id"]
            play_to(stage.ola, stage.laid[name], tiles, random.Random(tiles))
        return Where(f"/table/{stage.laid[name]}", stage.ola, "metro")

    return prepare
