"""San Francisco in the browser: whole games with every number of players, tokens placed and chosen, and what it looks
like."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.amount import some
from tests.page.conftest import Visiting
from tests.page.play import IN_THE_MIDDLE, AtTable, become, hurry
from tests.page.visit import DESKTOP, PHONE, Language, Size, Theme, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host
from tests.server.play import act

GAME = "san-francisco"
NAME = "San Francisco"
TABLES = 40
"""So many are begun at most until one of them is as it is wanted: who places tokens and what is dealt is luck."""


def table_of(visit: Visit, host: Host, players: int, wanted: Callable[[Any], bool] | None = None) -> AtTable:
    """A new table with bots that move at once; played on, without the page, to where its view is as it is wanted."""
    person = Person.guest(host.url, "Ola")
    become(visit, person)
    for seed in range(TABLES):
        made = person.set_up(ME, *[bot("beginner")] * (players - 1), game=GAME)
        id = made["table"]["id"]
        if wanted is None or _comes_to(person, id, wanted, random.Random(seed)):
            return AtTable(visit, visit.open(f"/table/{id}"), GAME)
    raise AssertionError("no game comes to that")


def kinds(gains: list[dict[str, Any]]) -> list[str]:
    return [gain["kind"] for gain in gains]


def _comes_to(person: Person, table: str, wanted: Callable[[Any], bool], chance: random.Random) -> bool:
    """Play as somebody who goes for routes with tokens at both ends."""
    socket = person.sit_at(table)
    while not socket.over:
        socket.until_my_turn()
        if socket.over or wanted(socket.view):
            break
        moves = socket.view["moves"]
        claims = [move for move in moves if move["kind"] == "claim" and "token-choice" in kinds(move["gains"])]
        cards = [move for move in moves if move["kind"] != "tickets"]
        act(socket, chance.choice(claims or cards)["move"])
    found = not socket.over and wanted(socket.view)
    socket.close()
    return found


def placing(view: Any) -> bool:
    return bool(view["phase"] == "placing")


def placing_first(view: Any) -> bool:
    """While both stacks still lie beside the board."""
    return placing(view) and sum(stack["place"] is None for stack in view["stacks"]) == 2


def taking(view: Any) -> bool:
    return bool(view["phase"] == "token")


def check_score(visit: Visit, page: Page, players: int) -> None:
    """The score has a line for tokens, and every column adds up."""
    score = page.get_by_role("table", name=visit.say("web-end-table"))
    rows = score.locator("tbody").get_by_role("row").all()[:-1]  # the last row names the tickets
    heads = [row.get_by_role("rowheader").inner_text().strip() for row in rows]
    kinds = ("routes-cable-car", "routes-ferry", "web-end-joined", "web-end-open", "web-tourism-tokens")
    assert heads == [visit.say(key) for key in kinds]
    cells = [[number(cell) for cell in row.get_by_role("cell").all_inner_texts()] for row in rows]
    totals = [number(cell.aria_snapshot()) for cell in score.get_by_role("row").last.get_by_role("cell").all()]
    assert len(totals) == players
    assert [sum(column) for column in zip(*cells, strict=True)] == totals


def number(text: str) -> int:
    found = re.search(r"[-−+]?\d+", text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


@pytest.mark.parametrize(
    ("players", "language", "theme", "size"),
    some([(2, "en", "light", DESKTOP), (3, "pl", "dark", PHONE), (4, "pl", "dark", DESKTOP)], 1),
    ids=["2-by-mouse", "3-by-touch", "4-by-keys"],
)
def test_a_whole_game(
    visiting: Visiting, page_host: Host, players: int, language: Language, theme: Theme, size: Size
) -> None:
    """From the first tickets to the score; whoever happens to be asked about tokens decides."""
    visit = visiting(language=language, theme=theme, size=size)
    table = table_of(visit, page_host, players)
    chance = random.Random(players)
    take = table.choose if players == 4 else table.point
    table.play_on(lambda: table.decide(chance, take))
    assert barriers(table.page) == []
    if size is DESKTOP:
        check_score(visit, table.page, players)


@pytest.mark.parametrize(
    ("players", "size"), [(2, DESKTOP), (3, PHONE), (4, DESKTOP)], ids=["2-by-mouse", "3-by-touch", "4-by-mouse"]
)
def test_tokens_are_placed(visiting: Visiting, page_host: Host, players: int, size: Size) -> None:
    """Two stacks to choose from; the one that is chosen goes where one points. With two players both are placed."""
    visit = visiting(size=size)
    table = table_of(visit, page_host, players, placing_first)
    expect(table.token_choice.get_by_role("radio")).to_have_count(2)
    assert barriers(table.page) == []
    free = table.places_to_choose.count()
    for route in table.page.locator("[data-route]").all()[:8]:  # nobody thinks of claiming now
        x, y, in_sight = route.evaluate(IN_THE_MIDDLE)
        if in_sight and not size.touch:
            table.page.mouse.click(x, y)
    expect(table.page.locator("[data-route][aria-pressed=true]")).to_have_count(0)
    expect(table.page.get_by_text(visit.say("web-route-cannot"))).to_have_count(0)
    for left in (1, 0) if players == 2 else (1,):
        table.place_at(table.places_to_choose.nth(3), random.Random(left), table.point)
        if left and players == 2:
            expect(table.token_choice.get_by_role("radio")).to_have_count(left)
            expect(table.places_to_choose).to_have_count(free - 1)
    expect(table.place_tokens).to_have_count(0)


@pytest.mark.parametrize(
    ("players", "size"), [(2, DESKTOP), (3, PHONE), (4, DESKTOP)], ids=["2-by-mouse", "3-by-touch", "4-by-mouse"]
)
def test_a_token_is_chosen(visiting: Visiting, page_host: Host, players: int, size: Size) -> None:
    """The place on the map says which token is meant; then it is taken."""
    visit = visiting(size=size)
    table = table_of(visit, page_host, players, taking)
    expect(table.token_choice.get_by_role("radio")).to_have_count(2)
    expect(table.places_to_choose).to_have_count(2)
    assert barriers(table.page) == []
    for place in (1, 0):
        table.point(table.places_to_choose.nth(place))
        expect(table.places_to_choose.nth(place)).to_have_attribute("aria-pressed", "true")
    table.take_token.click()
    expect(table.take_token).to_have_count(0)


def test_the_keys_of_a_token(visiting: Visiting, page_host: Host) -> None:
    """1 and 2 choose, Enter takes; the map shows which place is meant."""
    visit = visiting()
    table = table_of(visit, page_host, 2, taking)
    options = table.token_choice.get_by_role("radio")
    chosen = table.places_to_choose.and_(table.page.get_by_role("button", pressed=True))
    expect(options).to_have_count(2)
    for key in ("2", "1", "2"):
        table.page.keyboard.press(key)
        expect(options.nth(int(key) - 1)).to_be_checked()
        expect(chosen).to_have_count(1)
    table.page.keyboard.press("Enter")
    expect(table.take_token).to_have_count(0)


def test_the_keys_of_a_place(visiting: Visiting, page_host: Host) -> None:
    """Enter on a place of the map puts the stack there to look at, and once more puts it down."""
    visit = visiting()
    table = table_of(visit, page_host, 3, placing)
    place = table.places_to_choose.nth(5)
    table.choose(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(table.place_tokens).not_to_have_attribute("aria-disabled", "true")
    table.page.keyboard.press("Escape")
    expect(table.place_tokens).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        table.choose(place)
    expect(table.place_tokens).to_have_count(0)


def test_a_hint_about_tokens(visiting: Visiting, page_host: Host) -> None:
    """It is told in words, and the same press does it."""
    visit = visiting()
    table = table_of(visit, page_host, 2, placing_first)
    table.button(visit.say("web-tool-hint")).click()
    table.button(visit.say("web-hint-follow")).click()
    expect(table.token_choice.get_by_role("radio")).to_have_count(1)


def test_in_words_by_the_keyboard(visiting: Visiting, page_host: Host) -> None:
    """Stacks and tokens are told by place, and placing and taking are buttons with sentences."""
    visit = visiting(language="pl")
    table = table_of(visit, page_host, 2, placing_first)
    page = table.page
    expect(table.place_tokens).to_be_visible()
    page.keyboard.press("v")
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"))
    expect(deeds).to_be_visible()
    stacks = page.get_by_role("region", name=visit.say("web-tourism-tokens"))
    expect(stacks.get_by_role("listitem")).to_have_count(7)
    assert barriers(page) == []
    chance = random.Random(2)

    def decide() -> None:
        buttons = deeds.get_by_role("button")
        expect(buttons.first).to_be_visible()
        button = buttons.nth(chance.randrange(buttons.count()))
        button.focus()
        page.keyboard.press("Enter")

    table.play_on(decide)
    assert barriers(page) == []


def test_from_the_first_page(visiting: Visiting) -> None:
    """One press; the map is that of the city, and its colours are its own."""
    visit = visiting()
    page = visit.open()
    assert barriers(page) == []
    page.get_by_role("button", name=visit.say("web-play-game", game=NAME)).first.click()
    table = AtTable(visit, page, GAME)
    expect(table.keep).to_be_visible()
    hurry(visit, page)
    expect(page.get_by_role("group", name=visit.say("web-board-of", name=NAME))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-ground", "water")
    expect(page.get_by_role("complementary", name=visit.say("web-tokens-beside"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name=visit.say("web-where-to"))).to_be_visible()
    assert page.locator("html").get_attribute("data-ground") is None


def test_the_rules_of_both_games(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open("/rules/san-francisco#S5")
    expect(page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    expect(page.get_by_role("heading", name="Taking a token")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("navigation", name=visit.say("web-rules-games")).get_by_role("link", name="Berlin").click()
    expect(page.get_by_role("heading", level=1, name="Berlin")).to_be_visible()
    expect(page.get_by_role("heading", name="Taking a token")).to_have_count(0)
