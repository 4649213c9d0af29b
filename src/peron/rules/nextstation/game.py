"""A game of the family on its map: setting up (N1-N3, N20-N22) and deals. Imports the standard library only."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import BadSetup, Game, Message, Option, Params, State, Tie
from peron.rules.deals import module_is_on, numbers_from, so_many
from peron.rules.nextstation.cards import (
    CARDS,
    CENTRE,
    DECK,
    DRAWN_OBJECTIVES,
    INTERCHANGES,
    NO_POWER,
    OBJECTIVES,
    PENCILS,
    POWERS,
    RIVER,
    ROUNDS,
    SITES,
)
from peron.rules.nextstation.city import City
from peron.rules.nextstation.notation import read, say
from peron.rules.nextstation.rounds import begin_round
from peron.rules.nextstation.scoring import solo_rank
from peron.rules.nextstation.setting import Setting
from peron.rules.nextstation.shapes import NextStationView
from peron.rules.nextstation.sheet import Sheet, new_line
from peron.rules.nextstation.state import NextStationState
from peron.rules.random import seed_key, shuffle

NEW_PENCILS: Final = vec[i64](list(range(len(PENCILS))))
NEW_DECKS: Final = vec[i64]([card for _ in range(ROUNDS) for card in range(DECK)])
RANDOM: Final = "random"
ORDERS: Final = tuple(" ".join(order) for order in permutations(PENCILS))
STACKS: Final = ("cards", "objectives", "powers")


class NextStationGame(Game):
    """Next Station in a city."""

    def __init__(self, city: City) -> None:
        self.city: City = city
        self.entitle(city.data, city.hash)
        self.rules_version = 1
        self.action_space = city.action_space
        self._options = (
            Option("objectives", (False, True)),  # N20
            Option("powers", (False, True)),  # N21
            Option("pencils", (RANDOM, *ORDERS)),  # N3a, N22: those of the first seat, round by round
        )
        self._no_powers: vec[i64] = vec[i64]([NO_POWER] * len(PENCILS))
        self._none: vec[i64] = vec[i64]()

    def sections(self) -> tuple[str, ...]:
        return ("rounds", "round", "building", "line", "final", "modules", "solo")

    def inventory(self) -> Message:
        return Message(
            "inventory-nextstation", {"stations": len(self.city.stations), "sections": len(self.city.sections)}
        )

    def tie(self) -> Tie:
        return Tie("N19", "verdict-lines", "verdict-shared-lines")

    def said_alone(self, points: int) -> Message:
        return Message("verdict-rank", {"points": points, "rank": solo_rank(self.city, points), "rule": "N23"})

    def solo_ranks(self) -> list[int]:
        return self.city.solo_ranks  # N23

    def facts(self) -> Params:
        city, points = self.city, self.data["points"]
        values = points["sites"]
        suburbs = sum(bool(district["suburb"]) for district in self.data["districts"])
        circled = min(7, len(values) - 1)
        of_two = points["interchanges"]["2"]
        limits = {f"rank_{number}": most for number, most in enumerate(city.solo_ranks, 1)}
        return {
            "districts": len(city.districts),
            "main": len(city.districts) - suburbs,
            "suburbs": suburbs,
            "sites": int(city.needed[SITES]),
            "centre": int(city.needed[CENTRE]),
            "interchanges": int(city.needed[INTERCHANGES]),
            "crossings": int(city.needed[RIVER]),
            "crossing": points["river"],
            "line": 6 * 3 + points["river"],
            "doubled": 6 * 4 + points["river"],
            "track": len(values) - 1,
            "values": ", ".join(map(str, values)),
            "circled": circled,
            "circled_points": values[circled],
            "two": of_two,
            "three": points["interchanges"]["3"],
            "four": points["interchanges"]["4"],
            "nine": 9 * of_two,
            "total": 87 + values[circled] + 9 * of_two,
            "objective": points["objective"],
            "module": -points["solo_module"],
            **limits,
            **{f"above_{number}": most + 1 for number, most in enumerate(city.solo_ranks, 1)},
        }

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
            chosen = self.check_options(options, players)
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
        begin_round(state)
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
            drawn = numbers_from(self._by_name(given), "objectives", OBJECTIVES)
            return vec[i64](so_many(drawn, "objectives", DRAWN_OBJECTIVES))
        shuffle(key, b"objectives", objectives, len(OBJECTIVES))
        return objectives[:DRAWN_OBJECTIVES]

    def _by_name(self, objectives: object) -> object:
        """Objectives of a deal; the one of the river may be called by the river's own name."""
        if not isinstance(objectives, list | tuple):
            return objectives
        return [OBJECTIVES[RIVER] if name == self.city.river_id else name for name in objectives]

    def notation(self, state: State, move: int) -> str:
        return say(self.city, move)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return read(self.city, text)


def _pencils(order: object, key: bytes) -> vec[i64]:
    """N3a, N22."""
    if order != RANDOM:
        return vec[i64]([PENCILS.index(pencil) for pencil in str(order).split()])
    pencils = NEW_PENCILS[:]
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
