"""San Francisco in the browser: whole games with every number of players, tokens placed and chosen, and what it looks
like."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visiting
from tests.page.play import AtTable, become, hurry
from tests.page.visit import DESKTOP, PHONE, Language, Size, Theme, Visit, barriers
from tests.server.client import ME, Person, bot
from tests.server.host import Host

GAME = "san-francisco"
NAME = "San Francisco"


def table_of(visit: Visit, host: Host, players: int) -> AtTable:
    """A new table with bots that move at once."""
    person = Person.guest(host.url, "Ola")
    become(visit, person)
    made = person.set_up(ME, *[bot("beginner")] * (players - 1), game=GAME, pace=0)
    return AtTable(visit, visit.open(f"/table/{made['table']['id']}"), GAME)


def check_score(visit: Visit, page: Page, players: int) -> None:
    """The score has a line for tokens, and every column adds up."""
    score = page.get_by_role("table", name=visit.say("web-end-table"))
    rows = score.locator("tbody").get_by_role("row").all()[:-1]  # the last row names the tickets
    heads = [row.get_by_role("rowheader").inner_text().strip() for row in rows]
    assert heads == [
        visit.say(f"web-end-{key}") for key in ("routes-cable-car", "routes-ferry", "joined", "open", "tokens")
    ]
    cells = [[number(cell) for cell in row.get_by_role("cell").all_inner_texts()] for row in rows]
    totals = [number(cell.aria_snapshot()) for cell in score.get_by_role("row").last.get_by_role("cell").all()]
    assert len(totals) == players
    assert [sum(column) for column in zip(*cells, strict=True)] == totals


def number(text: str) -> int:
    found = re.search(r"[-−+]?\d+", text)
    assert found is not None, text
    return int(found[0].replace("−", "-"))


class Collector:
    """Somebody who goes for routes with tokens at both ends, and puts waiting tokens where they make such routes."""

    def __init__(self, table: AtTable, chance: random.Random, point: bool = False) -> None:
        self.table = table
        self.chance = chance
        self.take = table.point if point else table.choose
        self.deeds = 0
        self.placed = 0
        self.taken = 0

    def stacks(self) -> set[str]:
        """The places where tokens lie, as the map tells them."""
        table = self.table
        told = table.page.get_by_role("group", name=table.say("web-board-of", name=NAME)).aria_snapshot()
        places = {place.id: place.name for place in table.board.places}
        return {id for id, name in places.items() if re.search(rf'"{re.escape(name)}, [A-H][1-5], [^;"]*; \d', told)}

    def between(self, stacks: set[str], spaces: int = 5) -> list[str]:
        """The routes whose two ends are among these."""
        found = (route for route in self.table.board.routes if route.cost <= spaces and route.kind == "tram")
        return [route.id for route in found if self.ends(route.id) <= stacks]

    def ends(self, route: str) -> set[str]:
        board = self.table.board
        (one,) = [one for one in board.routes if one.id == route]
        return {board.places[one.a].id, board.places[one.b].id}

    def decide(self) -> None:
        table = self.table
        self.deeds += 1
        if table.keep.is_visible():
            table.keep.click()
        elif table.place_tokens.is_visible():
            if not self.placed:
                assert barriers(table.page) == []
            self.placed += 1
            self.place()
        elif table.take_token.is_visible():
            if not self.taken:
                assert barriers(table.page) == []
            self.taken += 1
            table.decide(self.chance, self.take)
        elif wanted := self.claimable(self.between(self.stacks())):
            table.claim_at(wanted[0], self.take)
        elif self.deeds < 30:
            table.card_or_tickets(self.chance).click()
        else:
            table.decide(self.chance, self.take)

    def claimable(self, routes: list[str]) -> list[Locator]:
        ways = (self.table.claimable.and_(self.table.route(route)) for route in routes)
        return [way for way in ways if way.count() > 0]

    def place(self) -> None:
        """Beside a stack, at the end of a short route."""
        table, stacks = self.table, self.stacks()
        short = [route.id for route in table.board.routes if route.cost <= 2 and route.kind == "tram"]
        near = {end for route in short if self.ends(route) & stacks for end in self.ends(route) - stacks}
        names = "|".join(re.escape(place.name) for place in table.board.places if place.id in near)
        places = table.places_to_choose.and_(table.button(re.compile(f"^({names}), ")))
        table.place_at(places.nth(self.chance.randrange(places.count())), self.chance, self.take)


@pytest.mark.parametrize(
    ("players", "language", "theme", "size"),
    [(2, "en", "light", DESKTOP), (3, "pl", "light", PHONE), (4, "pl", "dark", DESKTOP)],
    ids=["2-by-mouse", "3-by-touch", "4-by-keys"],
)
def test_a_whole_game(
    visiting: Visiting, page_host: Host, players: int, language: Language, theme: Theme, size: Size
) -> None:
    visit = visiting(language=language, theme=theme, size=size)
    table = table_of(visit, page_host, players)
    collector = Collector(table, random.Random(players), point=players < 4)
    table.play_on(collector.decide)
    assert barriers(table.page) == []
    if size is DESKTOP:
        check_score(visit, table.page, players)


def asked_for_a_token(visit: Visit, host: Host, players: int, point: bool = False) -> AtTable:
    """Who places tokens is a matter of luck, and so are the cards: tables are begun until somebody has placed tokens
    and then has two to choose from."""
    for seed in range(24):
        table = table_of(visit, host, players)
        collector = Collector(table, random.Random(seed), point)
        while table.await_turn() and collector.deeds < 60:
            if table.take_token.is_visible():
                return table
            if not collector.placed and not table.keep.is_visible() and not table.place_tokens.is_visible():
                break  # others placed them
            before = visit.version
            collector.decide()
            table.await_version(before + 1)
        table.page.close()
    raise AssertionError("nobody had to choose")


@pytest.mark.parametrize(
    ("players", "size"), [(2, DESKTOP), (3, PHONE), (4, DESKTOP)], ids=["2-by-mouse", "3-by-touch", "4-by-mouse"]
)
def test_tokens_are_placed_and_chosen(visiting: Visiting, page_host: Host, players: int, size: Size) -> None:
    """The place on the map says which token is meant; it is then among one's own."""
    visit = visiting(size=size)
    table = asked_for_a_token(visit, page_host, players, point=True)
    assert barriers(table.page) == []
    options = table.token_choice.get_by_role("radio")
    expect(options).to_have_count(2)
    for place in (1, 0):
        table.point(table.places_to_choose.nth(place))
        expect(table.places_to_choose.nth(place)).to_have_attribute("aria-pressed", "true")
    before = visit.version
    table.take_token.click()
    table.await_version(before + 1)
    expect(table.take_token).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_in_words_by_the_keyboard(visiting: Visiting, page_host: Host, language: Language) -> None:
    """Stacks and tokens are told by place, and placing and taking are buttons with sentences."""
    visit = visiting(language=language)
    table = table_of(visit, page_host, 2)
    page = table.page
    expect(table.keep).to_be_visible()
    page.keyboard.press("v")
    deeds = page.get_by_role("region", name=visit.say("web-text-moves"))
    expect(deeds).to_be_visible()
    stacks = page.get_by_role("region", name=visit.say("web-text-tokens"))
    expect(stacks.get_by_role("listitem")).to_have_count(7)
    assert barriers(page) == []
    chance = random.Random(2)

    def decide() -> None:
        buttons = deeds.get_by_role("button")
        expect(buttons.first).to_be_visible()
        claims = [one for one in buttons.all() if visit.say("web-route-token", token="") in one.inner_text()]
        button = chance.choice(claims) if claims else buttons.nth(chance.randrange(buttons.count()))
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
    expect(page.locator("html")).to_have_attribute("data-board", GAME)
    expect(page.get_by_role("complementary", name=visit.say("web-tokens-beside"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name=visit.say("web-where-to"))).to_be_visible()
    assert page.locator("html").get_attribute("data-board") is None


def test_the_keys_of_a_token(visiting: Visiting, page_host: Host) -> None:
    """1 and 2 choose, Enter takes; the map shows which place is meant."""
    visit = visiting()
    table = asked_for_a_token(visit, page_host, 2)
    options = table.token_choice.get_by_role("radio")
    chosen = table.places_to_choose.and_(table.page.locator("[aria-pressed=true]"))
    for key in ("2", "1", "2"):
        table.page.keyboard.press(key)
        expect(options.nth(int(key) - 1)).to_be_checked()
        expect(chosen).to_have_count(1)
    before = visit.version
    table.page.keyboard.press("Enter")
    table.await_version(before + 1)
    expect(table.take_token).to_have_count(0)


def test_the_rules_of_both_games(visiting: Visiting) -> None:
    visit = visiting()
    page = visit.open("/rules/san-francisco#S5")
    expect(page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    expect(page.get_by_role("heading", name="Taking a token")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("navigation", name=visit.say("web-rules-games")).get_by_role("link", name="Berlin").click()
    expect(page.get_by_role("heading", level=1, name="Berlin")).to_be_visible()
    expect(page.get_by_role("heading", name="Taking a token")).to_have_count(0)
