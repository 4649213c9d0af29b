"""Setting up London (N1-N3, N20-N22): pencils, modules, deals right and wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import peron
from tests.rules.london_tables import CARDS, PENCILS, POWERS, Table, london
from tests.rules.positions import fingerprint

ORDER = "green purple blue pink"


def pencils(players: int, order: str = ORDER) -> list[str]:
    """The pencils of every seat, round by round."""
    view = london().new(players, 1, {"pencils": order}).view(None)
    return [" ".join(sheet.pencils) for sheet in view.sheets]


def test_n22_alone_the_pencils_come_in_the_chosen_order() -> None:
    assert pencils(1) == ["green purple blue pink"]
    assert pencils(1, "pink blue purple green") == ["pink blue purple green"]


def test_n3_four_players_pass_to_the_left() -> None:
    assert pencils(4) == [
        "green purple blue pink",
        "pink green purple blue",
        "blue pink green purple",
        "purple blue pink green",
    ]


def test_n3_three_players_have_a_spare_pencil_between_the_last_and_the_first() -> None:
    """In round 1 the spare is purple, to the right of A, who takes it; C puts blue in its place."""
    assert pencils(3) == ["green purple blue pink", "pink green purple blue", "blue pink green purple"]


def test_n3_two_players_have_a_spare_pencil_to_the_left_of_each() -> None:
    """A has green, then pink lies to the left of A, then B has blue, then purple: B takes pink, A takes purple."""
    assert pencils(2) == ["green purple blue pink", "blue pink green purple"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_n3_the_ring_as_the_book_tells_it(players: int) -> None:
    """Places of players and spares round the table, each pencil handed on by hand, for all orders."""
    places = {2: ["A", "", "B", ""], 3: ["A", "B", "C", ""], 4: ["A", "B", "C", "D"]}[players]
    for option in london().options()[2].values[1:]:
        told = pencils(players, str(option))
        order = str(option).split()
        ring = [order[0], order[3], order[2], order[1]]
        for round in range(4):
            for place, who in enumerate(places):
                if who:
                    assert told["ABCD".index(who)].split()[round] == ring[place]
            ring = [ring[-1], *ring[:-1]]  # everything moves one place to the left


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_n2_nobody_shares_a_pencil_and_everybody_has_all(players: int) -> None:
    for seed in range(20):
        sheets = london().new(players, seed).view(None).sheets
        for sheet in sheets:
            assert sorted(sheet.pencils) == sorted(PENCILS)
        for round in range(4):
            assert len({sheet.pencils[round] for sheet in sheets}) == players


def test_n3a_the_seed_chooses_the_pencils() -> None:
    orders = Counter(london().new(1, seed).view(None).sheets[0].pencils for seed in range(1200))
    assert len(orders) == 24
    assert min(orders.values()) > 20


def test_n1_everybody_begins_at_the_start_station_with_nothing() -> None:
    view = london().new(4, 3).view(None)
    for sheet in view.sheets:
        assert sheet.line.stations == sheet.line.ends == (sheet.line.start,)
        assert (sheet.line.sections, sheet.lines, sheet.total, sheet.sites) == ((), (), 0, 0)
    assert {sheet.line.start for sheet in view.sheets} == {"D3", "H4", "C6", "F8"}
    assert (view.round, view.turn, view.phase, view.actors) == (1, 1, "turn", (0, 1, 2, 3))


def test_n5_the_cards_of_every_round_are_shuffled_anew() -> None:
    first: Counter[str] = Counter()
    for seed in range(600):
        state = london().new(1, seed)
        orders = [tuple(int(state.cards[11 * round + at]) for at in range(11)) for round in range(4)]
        assert all(sorted(order) == list(range(11)) for order in orders)
        assert len(set(orders)) == 4
        first[CARDS[orders[3][0]]] += 1
    assert set(first) == set(CARDS)
    assert min(first.values()) > 25


def test_n20_n21_modules_are_off_unless_asked_for() -> None:
    view = london().new(2, 1).view(0)
    assert view.powers == {}
    assert all(sheet.objectives == () and sheet.power is None and not sheet.power_used for sheet in view.sheets)


def test_n20_two_of_five_objectives() -> None:
    drawn = Counter(
        tuple(sorted(one.id for one in london().new(1, seed, {"objectives": True}).view(None).sheets[0].objectives))
        for seed in range(400)
    )
    assert len(drawn) == 10
    assert all(len(set(pair)) == 2 for pair in drawn)


def test_n21_every_pencil_has_a_power_of_its_own() -> None:
    dealt = [london().new(2, seed, {"powers": True}).view(None).powers for seed in range(400)]
    assert all(sorted(powers) == sorted(PENCILS) and sorted(powers.values()) == sorted(POWERS) for powers in dealt)
    assert len({tuple(powers.items()) for powers in dealt}) == 24


def test_n22a_modules_leave_cards_and_pencils_as_they_are() -> None:
    plain = london().new(2, 5)
    both = london().new(2, 5, {"powers": True, "objectives": True})
    assert list(plain.cards) == list(both.cards)
    assert plain.view(None).sheets[0].pencils == both.view(None).sheets[0].pencils


# --- deals ------------------------------------------------------------------------------------------------------------


def test_a_deal_fixes_cards_objectives_and_powers() -> None:
    order = [CARDS[::-1], CARDS, CARDS[5:] + CARDS[:5], CARDS]
    deal: dict[str, object] = {"cards": order, "powers": POWERS[::-1], "objectives": ["river", "centre"]}
    options = {"powers": True, "objectives": True, "pencils": ORDER}
    games = [fingerprint(london().new(2, seed, options, deal)) for seed in range(4)]
    assert all(game == games[0] for game in games)
    view = london().new(2, 1, options, deal).view(None)
    assert view.revealed == ("street-switch", "underground-joker")
    assert view.powers == dict(zip(PENCILS, POWERS[::-1], strict=True))
    assert [one.id for one in view.sheets[0].objectives] == ["river", "centre"]


def test_a_deal_may_give_only_the_cards_that_were_turned_up() -> None:
    plain = london().new(1, 5)
    dealt = london().new(1, 5, None, {"cards": [["street-joker"], [], ["street-switch", "street-joker"]]})
    for round, first in enumerate([["street-joker"], [], ["street-switch", "street-joker"], []]):
        was = [CARDS[plain.cards[11 * round + at]] for at in range(11)]
        now = [CARDS[dealt.cards[11 * round + at]] for at in range(11)]
        assert now == [*first, *(card for card in was if card not in first)]


ON: dict[str, object] = {"powers": True, "objectives": True}
WRONG_DEALS: dict[str, tuple[dict[str, object], dict[str, object], str, dict[str, object]]] = {
    "no list": ({"cards": 5}, {}, "deal-not-a-list", {"stack": "cards"}),
    "no list for a round": ({"cards": [CARDS, "x"]}, {}, "deal-not-a-list", {"stack": "cards 2"}),
    "five rounds": ({"cards": [[]] * 5}, {}, "deal-rounds", {"stack": "cards", "given": 5, "rounds": 4}),
    "an unknown card": (
        {"cards": [[], ["street-joker", "street-star"]]},
        {},
        "deal-unknown-name",
        {"stack": "cards 2", "position": 2, "name": "street-star"},
    ),
    "a card twice": (
        {"cards": [["street-joker", "street-joker"]]},
        {},
        "deal-twice",
        {"stack": "cards 1", "position": 2, "name": "street-joker"},
    ),
    "a card by number": ({"cards": [[3]]}, {}, "deal-unknown-name", {"name": "3"}),
    "powers without the module": ({"powers": POWERS}, {}, "deal-module-off", {"stack": "powers"}),
    "objectives without the module": (
        {"objectives": ["river", "centre"]},
        {"powers": True},
        "deal-module-off",
        {"stack": "objectives"},
    ),
    "three powers": ({"powers": POWERS[:3]}, ON, "deal-count", {"stack": "powers", "count": 4, "given": 3}),
    "three objectives": (
        {"objectives": ["river", "centre", "sites"]},
        ON,
        "deal-count",
        {"stack": "objectives", "count": 2, "given": 3},
    ),
    "a power twice": ({"powers": ["joker"] * 4}, ON, "deal-twice", {"stack": "powers", "name": "joker"}),
    "an unknown objective": ({"objectives": ["moon", "sites"]}, ON, "deal-unknown-name", {"position": 1}),
    "an unknown stack": ({"ring": []}, {}, "deal-unknown-stack", {"stack": "ring"}),
}


@pytest.mark.parametrize("name", WRONG_DEALS)
def test_wrong_deals_are_refused(name: str) -> None:
    deal, options, key, params = WRONG_DEALS[name]
    with pytest.raises(peron.PeronError) as refused:
        london().new(2, 1, options, deal)
    assert refused.value.key == key
    assert {name: refused.value.params.get(name) for name in params} == params


@pytest.mark.parametrize("value", ["green", "green green blue pink", "green purple blue pink ", 7, None])
def test_wrong_orders_of_pencils_are_refused(value: Any) -> None:
    with pytest.raises(peron.PeronError) as refused:
        london().new(1, 1, {"pencils": value})
    assert refused.value.key == "setup-option-value"


def test_a_clone_copies_everything_there_is() -> None:
    """Every number of a state, its sheets and their lines is set to one of its own, and copied."""
    state = Table(players=3).state
    unusual = iter(range(100, 1000))
    for thing in (state, *state.sheets, *(sheet.line for sheet in state.sheets)):
        held = fingerprint(thing)
        assert isinstance(held, dict)
        for name, value in held.items():
            if type(value) is int and name != "seats":
                setattr(thing, name, next(unusual))
    state.switch = True
    state.listening = False
    copy = state.clone()
    assert fingerprint(copy) == fingerprint(state)
    for sheet, twin in zip(state.sheets, copy.sheets, strict=True):
        assert sheet is not twin
        assert sheet.line is not twin.line
        assert sheet.lines is not twin.lines
