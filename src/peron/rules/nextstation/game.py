"""A game of the family on its map: setting up (N1-N3, N20-N22) and deals. Imports the standard library only."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import BadSetup, Game, Option, State
from peron.rules.deals import module_is_on, numbers_from, so_many
from peron.rules.nextstation.actions import ACTIONS
from peron.rules.nextstation.cards import (
    CARDS,
    DECK,
    DRAWN_OBJECTIVES,
    NO_POWER,
    OBJECTIVES,
    PENCILS,
    POWERS,
    ROUNDS,
)
from peron.rules.nextstation.city import City
from peron.rules.nextstation.notation import read, say
from peron.rules.nextstation.shapes import NextStationView
from peron.rules.nextstation.sheet import Sheet, new_line
from peron.rules.nextstation.state import NextStationState
from peron.rules.nextstation.table import Setting
from peron.rules.random import seed_key, shuffle

NEW_DECKS: Final = vec[i64]([card for _ in range(ROUNDS) for card in range(DECK)])
RANDOM: Final = "random"
ORDERS: Final = tuple(" ".join(order) for order in permutations(PENCILS))
STACKS: Final = ("cards", "objectives", "powers")


class NextStationGame(Game):
    """Next Station: London."""

    def __init__(self, city: City) -> None:
        self.city: City = city
        self.id = city.game
        self.rules_version = 1
        self.min_players = 1
        self.max_players = 4
        self.action_space = ACTIONS
        self._options: tuple[Option, ...] = (
            Option("objectives", (False, True)),  # N20
            Option("powers", (False, True)),  # N21
            Option("pencils", (RANDOM, *ORDERS)),  # N3a, N22: those of the first seat, round by round
        )
        self._no_powers: vec[i64] = vec[i64]([NO_POWER] * len(PENCILS))
        self._none: vec[i64] = vec[i64]()

    def options(self) -> tuple[Option, ...]:
        return self._options

    def board_id(self) -> str:
        return f"{self.city.id} {self.city.hash}"

    def view_type(self) -> type:
        return NextStationView

    def new(
        self,
        players: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        deal: Mapping[str, object] | None = None,
    ) -> NextStationState:
        self.check_players(players)
        key = seed_key(seed)
        objectives = powers = False
        order: object = RANDOM
        if options:
            chosen = self.check_options(options)
            objectives, powers, order = bool(chosen["objectives"]), bool(chosen["powers"]), chosen["pencils"]
        fixed = dict(deal or {})
        setting = Setting(
            players,
            _pencils(order, key),
            self._powers(powers, key, fixed.pop("powers", None)),
            self._objectives(objectives, key, fixed.pop("objectives", None)),
            objectives + powers if players == 1 else 0,  # N22
        )
        cards = _cards(key, fixed.pop("cards", None))
        if fixed:
            raise BadSetup("deal-unknown-stack", {"stack": next(iter(fixed)), "known": list(STACKS)})
        # Each sheet is given the line of its first round by `begin_round`.
        sheets = [Sheet(new_line(self.city, 0), []) for _ in range(players)]
        state = NextStationState(self.city, setting, cards, sheets)
        state.begin_round()
        return state

    def _powers(self, on: bool, key: bytes, given: object) -> vec[i64]:
        """N21: one power for each pencil, in the order of the pencils."""
        if not module_is_on(on, "powers", given):
            return self._no_powers
        powers = vec[i64](list(range(len(POWERS))))
        if given is not None:
            return vec[i64](so_many(numbers_from(given, "powers", POWERS), "powers", len(PENCILS)))
        shuffle(key, b"powers", powers, len(POWERS))
        return powers

    def _objectives(self, on: bool, key: bytes, given: object) -> vec[i64]:
        """N20: two of five."""
        if not module_is_on(on, "objectives", given):
            return self._none
        objectives = vec[i64](list(range(len(OBJECTIVES))))
        if given is not None:
            drawn = so_many(numbers_from(given, "objectives", OBJECTIVES), "objectives", DRAWN_OBJECTIVES)
            return vec[i64](drawn)
        shuffle(key, b"objectives", objectives, len(OBJECTIVES))
        return objectives[:DRAWN_OBJECTIVES]

    def notation(self, state: State, move: int) -> str:
        return say(self.city, move)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return read(self.city, text)


def _pencils(order: object, key: bytes) -> vec[i64]:
    """N3a, N22."""
    if order != RANDOM:
        return vec[i64]([PENCILS.index(pencil) for pencil in str(order).split()])
    pencils = vec[i64](list(range(len(PENCILS))))
    shuffle(key, b"pencils", pencils, len(PENCILS))
    return pencils


def _cards(key: bytes, given: object) -> vec[i64]:
    """N5: the cards of every round. A deal may give as many as were turned up: the others follow as shuffled."""
    cards = NEW_DECKS[:]
    deck = NEW_DECKS[:DECK]
    for number in range(ROUNDS):
        for card in range(DECK):
            deck[card] = card
        shuffle(key, b"cards %d" % (number + 1), deck, DECK)
        for at in range(DECK):
            cards[DECK * number + at] = deck[at]
    if given is None:
        return cards
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": "cards"})
    if len(given) > ROUNDS:
        raise BadSetup("deal-rounds", {"stack": "cards", "rounds": ROUNDS, "given": len(given)})
    for number, order in enumerate(given):
        first = numbers_from(order, f"cards {number + 1}", CARDS)
        shuffled = [int(cards[DECK * number + at]) for at in range(DECK)]
        for at, card in enumerate([*first, *(card for card in shuffled if card not in first)]):
            cards[DECK * number + at] = card
    return cards
