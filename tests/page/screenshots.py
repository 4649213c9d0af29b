"""Every state of the page as pictures, in the folder `screenshots`: `python -m tests.page.screenshots`, or with words
those whose names have them all: `python -m tests.page.screenshots end dark`. They are of a desktop and a phone, or of
the sizes that are named: `python -m tests.page.screenshots tablet-upright laptop pl`.

A state is a line in STATES: its name, what has to be so on the server, and what is done in the browser.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.page.browser import open_browser
from tests.page.play import AtTable, become
from tests.page.stages import (
    LONDON,
    SF,
    Prepare,
    Stage,
    Where,
    alone,
    at,
    called,
    decided,
    drawing,
    early,
    end_round,
    home,
    invited,
    last_of_all,
    last_round,
    metro,
    mine,
    offer,
    one_screen,
    one_screen_london,
    others_place,
    over,
    past,
    placing,
    power,
    round_end,
    second_card,
    taking,
    television,
    theirs,
    undo_asked,
    waiting,
)
from tests.page.test_metro import AtMetro, play_to
from tests.page.visit import DESKTOP, PHONE, SIZES, Language, Look, Theme, Visit
from tests.server.client import ME, bot
from tests.server.host import Host
from tests.server.play import act

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LOOKS: Final = tuple(Look(language, theme, size) for size, theme, language in product(SIZES, THEMES, LANGUAGES))
BESIDE: Final = 1200
"""From this width on London shows beside the sheet what is behind tabs elsewhere."""
SETTLED: Final = 700
"""Milliseconds until fonts are set and what was fetched is drawn."""


Deed = Callable[[AtTable, Stage], None]


@dataclass(frozen=True)
class State:
    name: str
    prepare: Prepare
    deed: Deed = field(default=lambda table, stage: None)


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
    told = table.say("web-nextstation-station-can", before=0, after=0).split(",")[0]
    table.choose(table.button(re.compile(re.escape(told))).first)
    expect(table.button(table.say("web-nextstation-choose"))).to_have_count(0)


def point_nowhere(table: AtTable, stage: Stage) -> None:
    table.choose(table.page.get_by_role("button", name=re.compile(r"^[A-J]\d+, [^;]+$")).first)
    expect(table.page.get_by_role("button", name=re.compile(r"^[A-J]\d+, ")).first).to_be_attached()


def take_power(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("p")


def open_sheet(table: AtTable, stage: Stage) -> None:
    if table.visit.look.size.width < BESIDE:
        tab = table.say("web-nextstation-tab-others", decided=0, count=0).partition(" ")[0]
        table.page.get_by_role("button", name=re.compile(f"^{tab} ")).click()
    table.page.get_by_role(
        "button", name=re.compile("^" + re.escape(table.say("web-nextstation-open-sheet")))
    ).first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def score_part(table: AtTable, stage: Stage) -> None:
    if table.visit.look.size.width < BESIDE:
        table.button(table.say("web-score")).click()


def reveal(table: AtTable, stage: Stage) -> None:
    """Ola is there when a game ends, and lets things move."""
    name = stage.left(stage.until(last_of_all))
    table.page.emulate_media(reduced_motion="no-preference")
    table.page.goto(f"/table/{name}")
    expect(table.my_turn).to_be_visible()
    socket = stage.ola.sit_at(name)
    while not socket.over:
        moves = socket.view["moves"]
        act(socket, next((move for move in moves if move["kind"] == "pass"), moves[0])["move"])
    socket.close()
    expect(table.button(table.say("web-reveal-skip"))).to_be_visible()


def reveal_of(**options: Any) -> Deed:
    """The same in Metro: half of the shares or number cards are turned over."""

    def reveal(table: AtTable, stage: Stage) -> None:
        table.page.emulate_media(reduced_motion="no-preference")
        name = nearly_over(table, stage, **options)
        play_to(stage.ola, name, 60, random.Random(1))
        for _ in range(5):
            table.button(table.say("web-reveal-next")).click()

    return reveal


def nearly_over(table: AtTable, stage: Stage, **options: Any) -> str:
    """Ola comes to a table of Metro where few tiles are left."""
    name = str(stage.ola.set_up(ME, *[bot("beginner")] * 3, game="metro", options=options)["table"]["id"])
    play_to(stage.ola, name, 56, random.Random(1))
    table.page.goto(f"/table/{name}")
    expect(table.my_turn).to_be_visible()
    return name


def text_view(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("v")
    expect(table.page.get_by_role("button", name=table.say("web-text-close")).first).to_be_visible()


def point_square(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    at.fitting.first.click()
    expect(at.lay).to_be_visible()


def point_refused_square(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    at.unfitting.first.click()
    expect(at.page.get_by_role("heading", name=at.say("web-metro-not-here"))).to_be_visible()


def colour_lines(table: AtTable, stage: Stage) -> None:
    table.page.keyboard.press("c")
    expect(table.page.locator("[data-coloured]").first).to_be_attached()


def exchange_share(table: AtTable, stage: Stage) -> None:
    at = AtMetro(table.visit, table.page)
    tab = at.button(at.say("table-shares"))
    if tab.count():
        tab.click()
    at.shares.nth(2).click()


def open_rule(table: AtTable, stage: Stage) -> None:
    """The rule of a refusal, at the table."""
    point_refused(table, stage)
    before = table.page.url
    table.page.locator("a[data-rule]:visible:not([data-rule=T3])").first.click()  # that one tells of the row
    expect(table.page.get_by_role("link", name=table.say("web-all-rules"))).to_be_visible()
    assert table.page.url == before


def tell_of_player(table: AtTable, stage: Stage) -> None:
    """All about another player, where there is no room for it beside the board."""
    players = table.page.get_by_role("region", name=table.say("web-players"))
    if (of_jan := players.get_by_role("button", name="Jan")).count():
        of_jan.click()
        expect(table.page.get_by_role("dialog", name="Jan")).to_be_visible()


def ask_for_hint(table: AtTable, stage: Stage) -> None:
    table.button(table.say("web-tool-hint")).click()
    expect(table.button(table.say("web-hint-follow"))).to_be_visible()


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
    State("come", called),
    State("come-wrong", lambda stage: Where("/j/KTR4MH", stage.ola)),
    State("tv-waiting", television(waiting)),
    State("tv", television(at(mine))),
    State("tv-end", television(at(over))),
    State("tv-london", television(at(drawing, LONDON))),
    State("tv-metro", television(metro(20, companies=True, stations=True))),
    State("watching", lambda stage: Where(at(mine)(stage).path)),
    State("metro-watching", lambda stage: Where(metro(34)(stage).path, game="metro")),
    State("join-used", lambda stage: Where("/join#nothing")),
    State("offer", offer),
    State("mine", at(mine)),
    State("mine-payable", at(mine), point_payable),
    State("mine-refused", at(early), point_refused),
    State("mine-rule", at(early), open_rule),
    State("mine-player", at(mine), tell_of_player),
    State("mine-menu", at(mine), menu),
    State("second-card", at(second_card)),
    State("theirs", at(theirs)),
    State("undo-asked", undo_asked),
    State("last-round", at(last_round)),
    State("end-reveal", at(mine), reveal),
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
    State("london-round-end", round_end, end_round),
    State("london-end", at(over, LONDON)),
    State("london-alone-end", alone),
    State("london-curtain", one_screen_london),
    State("metro-new", lambda stage: Where("/new/metro", stage.ola)),
    State("metro-mine", metro(34)),
    State("metro-mine-laying", metro(34), point_square),
    State("metro-mine-refused", metro(34), point_refused_square),
    State("metro-mine-coloured", metro(34), colour_lines),
    State("metro-hint", metro(34), ask_for_hint),
    State("metro-companies", metro(20, companies=True, stations=True)),
    State("metro-exchange", metro(20, companies=True, stations=True), exchange_share),
    State("metro-six", metro(24, 5, numbers=3, tracks=True, direction="free", hand=3)),
    State("metro-reveal", metro(34), reveal_of(companies=True, stations=True)),
    State("metro-reveal-numbers", metro(34), reveal_of(numbers=3)),
    State("metro-end", metro(60)),
    State("metro-end-companies", metro(60, companies=True)),
    State("metro-rules", lambda stage: Where("/rules/metro#M7")),
    State("rules", lambda stage: Where("/rules/berlin#T13")),
    State("rules-minute", lambda stage: Where("/rules/london")),
    State("rules-aid", lambda stage: Where("/rules/metro/aid")),
    State("nowhere", lambda stage: Where("/timetable")),
    State("table-gone", lambda stage: Where("/table/none")),
    State("offline", at(mine), cut_off),
)


# --- taking them ------------------------------------------------------------------------------------------------------


def wanted(words: list[str]) -> Iterator[tuple[State, list[tuple[Look, str]]]]:
    """States with the looks and names of their pictures."""
    for state in STATES:
        named = [(look, f"{state.name}-{look.size.name}-{look.theme}-{look.language}") for look in LOOKS]
        sizes = {size.name for size in SIZES} & {*words} or {DESKTOP.name, PHONE.name}
        asked = {*words} - sizes
        chosen = [
            (look, name) for look, name in named if look.size.name in sizes and asked <= {state.name, *name.split("-")}
        ]
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
