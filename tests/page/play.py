"""A table of the ticket family as somebody plays at it in a browser: by what things are called, as they would be told
to somebody who does not see them. Knows the texts and the board, and nothing of how the page is made.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from playwright.sync_api import Locator, Page

import peron
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.text import Scene, Texts
from peron.text.ticket import TicketWords
from tests.page.engines.spots import expect
from tests.page.visit import Language, Visit
from tests.server.client import Person
from tests.server.play import do

MOST_DEEDS = 300
"""No person does so much in one game."""
A_LOOK = 400
"""Milliseconds that a person takes to read the box of a route: what is pressed sooner was meant for the map."""
IN_THE_MIDDLE = """stop => {
    const line = stop.querySelector("path");
    const ring = stop.querySelector("circle");
    const middle = line ? line.getPointAtLength(line.getTotalLength() / 2)
        : new DOMPoint(ring.cx.baseVal.value, ring.cy.baseVal.value);
    const at = middle.matrixTransform(stop.getScreenCTM());
    const board = stop.closest("svg").parentElement;
    const above = document.elementFromPoint(at.x, at.y);
    return [at.x, at.y, above !== null && (board.contains(above) || above.contains(board))];
}"""
"""Where the middle of a route or place is on the screen, and whether it can be touched there."""
LIES_THERE = """(x, y) => {
    const at = document.elementFromPoint(x, y);
    return at ? at.closest("[aria-label]")?.ariaLabel ?? at.outerHTML.slice(0, 200) : "nothing";
}"""
"""What a finger at this point would touch."""
WAIT = 60_000
"""Milliseconds that the others may take."""


def board_of(name: str) -> Board:
    game = peron.game(name)
    assert isinstance(game, TicketGame)
    return game.board


def can_be_pressed(button: Locator) -> bool:
    return button.is_visible() and button.is_enabled() and button.get_attribute("aria-disabled") != "true"


def become(visit: Visit, person: Person) -> None:
    """From now on this browser is that person's."""
    name, _, value = person.cookie.partition("=")
    visit.context.add_cookies([{"name": name, "value": value, "url": visit.url}])


def person_of(visit: Visit) -> Person:
    """Whose browser this is, to do by the server's interface what a test has no time to do by hand."""
    (cookie,) = [one for one in visit.context.cookies() if one["name"] == "peron"]
    return Person(visit.url, cookie=f"peron={cookie['value']}")


def table_of(page: Page) -> str:
    """The id in the address."""
    return page.url.rpartition("/table/")[2].partition("/")[0]


def hurry(visit: Visit, page: Page) -> None:
    """Have the bots at this table move at once."""
    socket = person_of(visit).sit_at(table_of(page))
    do(socket, "pace", seconds=0)
    socket.close()


@dataclass
class AtTable:
    """Somebody at a table."""

    visit: Visit
    page: Page
    game: str = "berlin"

    @property
    def board(self) -> Board:
        return board_of(self.game)

    @property
    def words(self) -> TicketWords:
        words = Texts(self.visit.look.language).words(Scene(peron.game(self.game)))
        assert isinstance(words, TicketWords)
        return words

    def say(self, key: str, **params: object) -> str:
        return self.visit.say(key, **params)

    # --- what is there -----------------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Called just so, or so as the pattern says."""
        return self.page.get_by_role("button", name=name, exact=True)

    def begins(self, key: str, **params: object) -> re.Pattern[str]:
        """A name that begins as this message does, before its first number."""
        told = self.say(key, **params)
        return re.compile("^" + re.escape(re.split(r"\d", told)[0]))

    @property
    def keep(self) -> Locator:
        """The button that keeps what is chosen of the tickets on offer."""
        either = "|".join(re.escape(self.say(key)) for key in ("web-keep-both", "web-keep-one"))
        return self.button(re.compile(f"^({either})$"))

    @property
    def deck(self) -> Locator:
        return self.button(re.compile("^" + re.escape(self.say("web-deck", count=0).partition(",")[0])))

    @property
    def tickets(self) -> Locator:
        return self.button(self.begins("web-take-tickets", count=2))

    @property
    def market(self) -> Locator:
        """The face-up cards."""
        tail = re.escape(re.split(r"\d", self.say("web-market-card", card="", slot=1))[0])
        return self.button(re.compile(tail))

    @property
    def claim(self) -> Locator:
        """The button that claims the route in the box."""
        return self.button(self.begins("web-claim-for", points=1))

    @property
    def claimable(self) -> Locator:
        """The routes that the map says can be claimed."""
        return self.button(re.compile(f"; {re.escape(self.say('web-route-can'))}$"))

    @property
    def out_of_reach(self) -> Locator:
        """The routes that nobody has and that cannot be claimed now."""
        return self.button(re.compile(f"; {re.escape(self.say('table-free'))}$"))

    def route(self, id: str) -> Locator:
        return self.button(re.compile(f"^{re.escape(self.words.route(id))}: "))

    @property
    def my_turn(self) -> Locator:
        """The sign, when it says so."""
        prompts = ("turn", "last-turn", "placing", "token")
        keys = [f"prompt-ticket-{prompt}.title" for prompt in prompts]
        told = "|".join(re.escape(self.say(key)) for key in keys)
        return self.page.get_by_role("banner").filter(has_text=re.compile(told))

    @property
    def over(self) -> Locator:
        """What only the end of a game offers."""
        return self.button(self.say("web-end-rematch"))

    # --- tourism tokens ----------------------------------------------------------------------------------------------

    @property
    def token_choice(self) -> Locator:
        """What asks which token one takes, or where one puts them."""
        keys = ("web-token-which", "web-token-where")
        told = "|".join(re.escape(self.say(key)) for key in keys)
        return self.page.get_by_role("region", name=re.compile(f"^({told})$"))

    @property
    def take_token(self) -> Locator:
        return self.button(self.say("web-token-take"))

    @property
    def place_tokens(self) -> Locator:
        return self.button(self.say("web-token-place-here"))

    @property
    def places_to_choose(self) -> Locator:
        """The places that the map says tokens can be put on, or be taken from."""
        told = "|".join(re.escape(self.say(key)) for key in ("web-spot-place", "web-spot-take"))
        return self.button(re.compile(f"; ({told})$"))

    # --- what one does -----------------------------------------------------------------------------------------------

    def point(self, stop: Locator) -> None:
        """Click or tap in the middle of a route or a place; one out of sight is brought there by the keyboard."""
        pressed = self.page.get_by_role("button", pressed=True).and_(stop.or_(self.claimable))
        for _ in range(3):  # the map may still be moving: then one taps again
            x, y, in_sight = stop.evaluate(IN_THE_MIDDLE)
            if not in_sight:
                self.choose(stop)
                return
            if self.visit.look.size.touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
            try:
                expect(pressed.first).to_be_attached(timeout=6000)
                return
            except AssertionError:
                continue
        name, above = stop.get_attribute("aria-label"), self.page.evaluate(f"() => ({LIES_THERE})({x}, {y})")
        raise AssertionError(f"{name} was pressed three times at {x:.0f}, {y:.0f} and is not chosen: {above}")

    def choose(self, stop: Locator) -> None:
        """The same by the keyboard, wherever on the map it lies."""
        stop.focus()
        self.page.keyboard.press("Enter")

    def await_turn(self) -> bool:
        """Until one is to decide; False when the game is over instead."""
        expect(self.my_turn.or_(self.over).first).to_be_visible(timeout=WAIT)
        return not self.over.is_visible()

    def decide(self, chance: random.Random, take: Callable[[Locator], None] | None = None) -> None:
        """One deed of somebody who likes to claim; `take` is how they take a route on the map."""
        take = take or self.choose
        if self.keep.is_visible():
            self.keep.click()
        elif self.place_tokens.or_(self.take_token).is_visible():
            self.decide_tokens(chance, take)
        elif self.claimable.count() > 0 and (chance.random() < 0.7 or not self.can_draw):
            self.claim_at(self.claimable.nth(chance.randrange(self.claimable.count())), take)
        else:
            self.card_or_tickets(chance).click()

    def claim_at(self, route: Locator, take: Callable[[Locator], None]) -> None:
        take(route)
        expect(self.claim).to_be_visible()
        self.page.wait_for_timeout(A_LOOK)
        self.claim.click()

    def decide_tokens(self, chance: random.Random, take: Callable[[Locator], None]) -> None:
        """Choose a token or a stack, by its card or by its place on the map; a stack goes where one points.

        Nobody does so before the question has got the focus, which it does a moment after it has come.
        """
        self.page.wait_for_timeout(A_LOOK)
        if self.take_token.is_visible():
            options = self.token_choice.get_by_role("radio")
            options.nth(chance.randrange(options.count())).check(force=True)
            if chance.random() < 0.5:
                take(self.places_to_choose.nth(chance.randrange(self.places_to_choose.count())))
            self.take_token.click()
            return
        self.place_at(self.places_to_choose.nth(chance.randrange(self.places_to_choose.count())), chance, take)

    def place_at(self, place: Locator, chance: random.Random, take: Callable[[Locator], None]) -> None:
        """Put one of the stacks that wait there."""
        options = self.token_choice.get_by_role("radio")
        options.nth(chance.randrange(options.count())).check(force=True)
        expect(self.place_tokens).to_have_attribute("aria-disabled", "true")
        take(place)
        expect(self.place_tokens).not_to_have_attribute("aria-disabled", "true")
        self.place_tokens.click()

    @property
    def can_draw(self) -> bool:
        """Whether there is a card or a ticket to draw: late in a game all may be in the hands."""
        return any(map(can_be_pressed, [*self.market.all(), self.deck, self.tickets]))

    def card_or_tickets(self, chance: random.Random) -> Locator:
        """A card to draw, now and then tickets; or if there is nothing else, to pass."""
        if not self.deck.is_visible():  # a narrow screen shows one part of the table at a time
            self.button(self.say("web-tab-cards")).click()
        cards = [*self.market.all(), self.deck]
        chance.shuffle(cards)
        cards.insert(0 if chance.random() < 0.1 else len(cards), self.tickets)
        able = [one for one in cards if can_be_pressed(one)]
        return able[0] if able else self.tickets_or_pass()

    def tickets_or_pass(self) -> Locator:
        """When no card is left: tickets, which may lie in another part of a narrow screen."""
        tab = self.button(self.begins("web-tab-tickets", count=2))
        if tab.is_visible():
            tab.click()
            if can_be_pressed(self.tickets):
                return self.tickets
            self.button(self.say("web-tab-cards")).click()
        return self.button(self.say("move-pass"))

    def switch_language(self) -> None:
        """To the other language, by the menu, in the middle of whatever goes on."""
        other: Language = "pl" if self.visit.look.language == "en" else "en"
        self.button(self.say("web-menu")).click()
        self.page.get_by_role("radio", name={"en": "English", "pl": "Polski"}[other]).check(force=True)
        self.visit.look = replace(self.visit.look, language=other)
        self.page.keyboard.press("Escape")
        expect(self.my_turn).to_be_visible()

    def play_on(self, decide: Callable[[], None]) -> None:
        """To the end of the game, deed by deed; each is seen on the table before the next."""
        for _ in range(MOST_DEEDS):
            if not self.await_turn():
                return
            before = self.visit.deed
            decide()
            self.await_deed(before)
        raise AssertionError("the game does not end")

    def await_deed(self, before: int) -> None:
        """Until one's own step is on the table, whatever others decide meanwhile."""
        self.await_that(lambda: self.visit.deed > before)

    def await_version(self, version: int) -> None:
        """Until the page has been told that the table is so far."""
        self.await_that(lambda: self.visit.version >= version)

    def await_that(self, so: Callable[[], bool]) -> None:
        end = time.monotonic() + WAIT / 1000
        while not so():
            assert time.monotonic() < end, "what was done is not on the table"
            self.page.wait_for_timeout(20)
