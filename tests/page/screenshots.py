"""Every state of the page as pictures, in the folder `screenshots`: `python -m tests.page.screenshots`, or with words
those whose names have them all: `python -m tests.page.screenshots end dark`.

A state is a line in STATES: its name, what has to be so on the server, and what is done in the browser.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.exceptions import ConnectionClosed

from tests.page.browser import open_browser
from tests.page.play import AtTable, become
from tests.page.test_metro import AtMetro, play_to
from tests.page.visit import DESKTOP, PHONE, Language, Look, Theme, Visit
from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.play import act, advance, begin_turns, do, seated, together

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LOOKS: Final = tuple(
    Look(language, theme, size) for size, theme, language in product((DESKTOP, PHONE), THEMES, LANGUAGES)
)
SF: Final = "san-francisco"
LONDON: Final = "london"
SETTLED: Final = 700
"""Milliseconds until fonts are set and what was fetched is drawn."""


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
    return -any(gain["key"] == "gain-token-choice" for gain in claim["gains"])


@dataclass(frozen=True)
class Where:
    """An address, and whose browser is there; a stranger's if nobody's."""

    path: str
    person: Person | None = None
    game: str = "berlin"


Prepare = Callable[[Stage], Where]
Deed = Callable[[AtTable, Stage], None]


@dataclass(frozen=True)
class State:
    name: str
    prepare: Prepare
    deed: Deed = field(default=lambda table, stage: None)


# --- what is so on the server -----------------------------------------------------------------------------------------


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


# --- what is done in the browser --------------------------------------------------------------------------------------


def point_payable(table: AtTable, stage: Stage) -> None:
    table.choose(table.claimable.first)
    expect(table.claim).to_be_visible()


def point_refused(table: AtTable, stage: Stage) -> None:
    table.choose(table.out_of_reach.first)
    expect(table.page.get_by_text(table.say("web-route-cannot"))).to_be_visible()


def point_place(table: AtTable, stage: Stage) -> None:
    table.choose(table.places_to_choose.nth(4))
    expect(table.place_tokens).to_be_visible()


def point_section(table: AtTable, stage: Stage) -> None:
    told = table.say("web-ns-station-can", before=0, after=0).split(",")[0]
    table.choose(table.button(re.compile(re.escape(told))).first)
    expect(table.button(table.say("web-ns-choose"))).to_have_count(0)


def point_nowhere(table: AtTable, stage: Stage) -> None:
    table.choose(table.page.get_by_role("button", name=re.compile(r"^[A-J]\d+, [^;]+$")).first)
    expect(table.page.get_by_role("button", name=re.compile(r"^[A-J]\d+, ")).first).to_be_attached()


def take_power(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("p")


def open_sheet(table: AtTable, stage: Stage) -> None:
    if table.visit.look.size.touch or table.visit.look.size.width < DESKTOP.width:
        tab = table.say("web-ns-tab-others", decided=0, count=0).partition(" ")[0]
        table.page.get_by_role("button", name=re.compile(f"^{tab} ")).click()
    table.page.get_by_role("button", name=re.compile("^" + re.escape(table.say("web-ns-open-sheet")))).first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def score_part(table: AtTable, stage: Stage) -> None:
    if table.visit.look.size.width < DESKTOP.width:
        table.button(table.say("web-score")).click()


def text_view(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("v")
    expect(table.page.get_by_role("button", name=table.say("web-text-close")).first).to_be_visible()


def point_square(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    told = at.say("web-metro-effect", line="", what="@", finished="yes", points=0).split("@")[0]
    finishing = at.fitting.and_(at.button(re.compile(re.escape(told))))
    (finishing if finishing.count() else at.fitting).first.click()
    expect(at.lay).to_be_visible()


def point_refused_square(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    at.unfitting.first.click()
    expect(at.page.get_by_role("heading", name=at.say("web-metro-not-here"))).to_be_visible()


def exchange_share(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    tab = at.button(at.say("web-metro-all-shares"))
    if tab.count():
        tab.click()
    at.shares.nth(2).click()


def menu(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("m")


def cut_off(table: AtTable, stage: Stage) -> None:
    """The server goes away; it is back for the next picture."""
    table.visit.troubled = True
    stage.host.kill()
    expect(table.page.get_by_role("button", name=table.say("web-retry"))).to_be_visible()


STATES: Final = (
    State("home-new", lambda stage: Where("/")),
    State("home", home),
    State("new", lambda stage: Where("/new/berlin", stage.ola)),
    State("new-one-screen", lambda stage: Where("/new/berlin#one-screen", stage.ola)),
    State("waiting", waiting),
    State("join", invited),
    State("join-used", lambda stage: Where("/join#nothing")),
    State("offer", offer),
    State("mine", at(mine)),
    State("mine-payable", at(mine), point_payable),
    State("mine-refused", at(early), point_refused),
    State("mine-menu", at(mine), menu),
    State("second-card", at(second_card)),
    State("theirs", at(theirs)),
    State("undo-asked", undo_asked),
    State("last-round", at(last_round)),
    State("end", at(over)),
    State("replay", past),
    State("text", at(mine), text_view),
    State("text-end", at(over), text_view),
    State("curtain", one_screen),
    State("sf-new", lambda stage: Where("/new/san-francisco", stage.ola)),
    State("sf-placing", at(placing, SF)),
    State("sf-placing-here", at(placing, SF), point_place),
    State("sf-others-place", at(others_place, SF)),
    State("sf-token", at(taking, SF)),
    State("sf-mine", at(mine, SF)),
    State("sf-mine-payable", at(mine, SF), point_payable),
    State("sf-text-placing", at(placing, SF), text_view),
    State("sf-text", at(mine, SF), text_view),
    State("sf-end", at(over, SF)),
    State("sf-rules", lambda stage: Where("/rules/san-francisco#S5")),
    State("london-mine", at(drawing, LONDON)),
    State("london-pointed", at(drawing, LONDON), point_section),
    State("london-refused", at(drawing, LONDON), point_nowhere),
    State("london-score", at(drawing, LONDON), score_part),
    State("london-sheet", at(drawing, LONDON), open_sheet),
    State("london-decided", at(decided, LONDON)),
    State("london-power", power, take_power),
    State("london-end", at(over, LONDON)),
    State("london-alone-end", alone),
    State("london-curtain", one_screen_london),
    State("metro-new", lambda stage: Where("/new/metro", stage.ola)),
    State("metro-mine", metro(34)),
    State("metro-mine-laying", metro(34), point_square),
    State("metro-mine-refused", metro(34), point_refused_square),
    State("metro-companies", metro(20, companies=True, stations=True)),
    State("metro-exchange", metro(20, companies=True, stations=True), exchange_share),
    State("metro-six", metro(24, 5, numbers=3, tracks=True, direction="free", hand=3)),
    State("metro-end", metro(60)),
    State("metro-end-companies", metro(60, companies=True)),
    State("metro-rules", lambda stage: Where("/rules/metro#M7")),
    State("rules", lambda stage: Where("/rules/berlin#T13")),
    State("nowhere", lambda stage: Where("/timetable")),
    State("table-gone", lambda stage: Where("/table/none")),
    State("offline", at(mine), cut_off),
)


# --- taking them ------------------------------------------------------------------------------------------------------


def wanted(words: list[str]) -> Iterator[tuple[State, list[tuple[Look, str]]]]:
    """States with the looks and names of their pictures."""
    for state in STATES:
        named = [(look, f"{state.name}-{look.size.name}-{look.theme}-{look.language}") for look in LOOKS]
        chosen = [(look, name) for look, name in named if {*words} <= {state.name, *name.split("-")}]
        if chosen:
            yield state, chosen


def show(visit: Visit, stage: Stage, state: State, where: Where, settled: int = 100) -> Page:
    """Have this state on the screen, for so many milliseconds."""
    if where.person is not None:
        become(visit, where.person)
    page = visit.open(where.path)
    page.wait_for_load_state("networkidle")
    # Sockets are no part of that: the page may still be empty, or waiting for the table.
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    expect(page.get_by_text(visit.say("web-table-loading"))).to_have_count(0)
    state.deed(AtTable(visit, page, where.game), stage)
    page.wait_for_timeout(settled)
    return page


def take(browser: Browser, stage: Stage, state: State, where: Where, look: Look, file: Path) -> list[str]:
    """One picture; what went wrong meanwhile."""
    visit = Visit(browser, stage.host.url, look)
    try:
        show(visit, stage, state, where, SETTLED)
    except AssertionError as error:
        visit.problems.append(str(error).splitlines()[0])
    visit.picture(file)
    visit.close()
    if not stage.host.running:
        stage.host.start()
    return visit.problems


def main(words: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = open_browser(playwright)
        stage = Stage(Host(Path(data), "--no-limits").start())
        for state, looks in wanted(words):
            where = state.prepare(stage)
            for look, name in looks:
                problems = take(browser, stage, state, where, look, FOLDER / f"{name}.png")
                wrong += len(problems)
                print(name, *problems, sep="\n    ", flush=True)
        browser.close()
        stage.host.stop()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
