"""Setting up Metro: options and what of them goes together, who begins, deals right and wrong."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest

import peron
from tests.rules.metro_tables import ALLOWED, COLOURS, METRO, Table, metro, named, shares
from tests.rules.positions import fingerprint

MODULES = ("companies", "stations", "tracks", "numbers")


def on(*values: bool) -> dict[str, object]:
    """The options of these modules, as many cards as the first game suggests."""
    chosen = {name: value for name, value in zip(MODULES, values, strict=True) if value}
    return {name: 2 if name == "numbers" else True for name in chosen}


@pytest.mark.parametrize("values", list(product([False, True], repeat=4)), ids=str)
def test_just_the_allowed_sets_of_modules_can_be_played(values: tuple[bool, ...]) -> None:
    options = on(*values)
    if options in ALLOWED:
        assert set(metro().new(2, 1, options).view(None).modules) == set(options)
        return
    with pytest.raises(peron.PeronError) as refused:
        metro().new(2, 1, options)
    assert refused.value.key in ("setup-metro-companies-numbers", "setup-metro-stations-tracks")
    assert {refused.value.params["option"], refused.value.params["other"]} <= set(options)
    with pytest.raises(peron.PeronError):
        metro().check_options(options, 2)


def test_there_are_nine_allowed_sets() -> None:
    allowed = [values for values in product([False, True], repeat=4) if on(*values) in ALLOWED]
    assert len(allowed) == len(ALLOWED) == 9


def test_conflicts_say_beforehand_what_is_refused() -> None:
    assert {frozenset(conflict.options) for conflict in metro().conflicts()} == {
        frozenset({"companies", "numbers"}),
        frozenset({"stations", "tracks"}),
    }
    assert peron.game("berlin").conflicts() == peron.game("london").conflicts() == ()
    assert metro().check_options({"companies": True, "numbers": 0}, 2)["companies"] is True


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hand", 0),
        ("hand", 4),
        ("numbers", 6),
        ("numbers", -1),
        ("direction", "up"),
        ("numbering", 2000),
        ("first", "C"),
        ("first", "Ola"),
        ("first", 1),
    ],
)
def test_wrong_values_are_refused(option: str, value: Any) -> None:
    with pytest.raises(peron.PeronError) as refused:
        metro().new(2, 1, {option: value})
    assert refused.value.key == "setup-option-value"


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_m12b_variants_go_with_every_allowed_set(modules: dict[str, object], players: int) -> None:
    view = metro().new(players, 1, {**modules, "direction": "free", "hand": 3}).view(None)
    assert (view.direction, view.hand, set(view.modules)) == ("free", 3, set(modules))
    assert view.stack == 60 - 3 * players


# --- M4 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_m4a_the_seed_chooses_who_begins_or_the_table(players: int) -> None:
    begun = Counter(metro().new(players, seed).view(None).first for seed in range(600))
    assert set(begun) == set(range(players))
    assert min(begun.values()) > 300 / players
    for seat, letter in enumerate("ABCDEF"[:players]):
        assert {metro().new(players, seed, {"first": letter}).view(None).first for seed in range(20)} == {seat}
    assert metro().new(players, 1, {"first": "A"}, {"first": players - 1}).actors() == [players - 1]


def test_m4b_colours_in_turn_order_or_as_dealt() -> None:
    view = metro().new(3, 1, None, {"first": 1}).view(None)
    assert [player.colour for player in view.players] == ["orange", "yellow", "blue"]
    view = metro().new(3, 1, None, {"first": 1, "colours": ["blue", "orange", "yellow"]}).view(None)
    assert [player.colour for player in view.players] == ["blue", "orange", "yellow"]
    mine = [wagon.station for wagon in view.wagons if wagon.seat == 0]
    assert mine == METRO["wagons"]["3"]["blue"]


def test_modules_and_variants_leave_the_tiles_as_they_are() -> None:
    plain = [int(kind) for kind in metro().new(3, 5).stack]
    more: list[dict[str, object]] = [{"direction": "free"}, {"hand": 3}, {"numbering": "2009"}]
    for options in [*ALLOWED, *more]:
        assert [int(kind) for kind in metro().new(3, 5, options).stack] == plain


def test_tiles_are_shuffled() -> None:
    first = Counter(metro().board.kinds[metro().new(2, seed).stack[0]] for seed in range(1200))
    assert set(first) == {tile["id"] for tile in METRO["tiles"]}
    for tile in METRO["tiles"]:
        expected = 1200 * tile["copies"] / 60
        assert abs(first[tile["id"]] - expected) < 5 * expected**0.5


# --- deals ------------------------------------------------------------------------------------------------------------


def test_a_deal_fixes_everything_hidden() -> None:
    tiles = [tile["id"] for tile in METRO["tiles"] for _ in range(tile["copies"])]
    deal: dict[str, object] = {
        "first": 1,
        "colours": ["blue", "yellow"],
        "tiles": tiles,
        "shares": [list(COLOURS)] * 4,
        "centre": ["aaaa", "acba", "cbcb", "dada"],
    }
    options: dict[str, object] = {"companies": True, "tracks": True}
    games = [fingerprint(metro().new(2, seed, options, deal)) for seed in range(4)]
    assert all(game == games[0] for game in games)
    numbers = {"numbers": [str(number) for number in range(1, 33)], "first": 0, "tiles": tiles}
    games = [fingerprint(metro().new(2, seed, {"numbers": 5}, numbers)) for seed in range(4)]
    assert all(game == games[0] for game in games)


def test_a_deal_may_give_only_the_first() -> None:
    plain = metro().new(2, 5, {"companies": True})
    dealt = metro().new(2, 5, {"companies": True}, {"tiles": ["dddd", "dddd"], "shares": shares("", "red")})
    rest = [int(kind) for kind in plain.stack]
    dddd = metro().board.kinds.index("dddd")
    rest.remove(dddd)
    rest.remove(dddd)
    assert [int(kind) for kind in dealt.stack] == [dddd, dddd, *rest]
    assert [int(one) for one in dealt.shares[:8]] == [int(one) for one in plain.shares[:8]]
    first = dealt.view(None).first
    assert dealt.view(first).players[first].shares[1].company == "red"


@pytest.mark.parametrize("given", [28, "28", [28], ["28"]])
def test_number_cards_may_be_given_as_numbers(given: object) -> None:
    state = metro().new(2, 1, {"numbers": 1, "first": "A"}, {"numbers": given})
    assert [card.number for card in state.view(0).players[0].numbers or ()] == [28]


ON: dict[str, dict[str, object]] = {
    "shares": {"companies": True},
    "centre": {"tracks": True},
    "numbers": {"numbers": 1},
}
WRONG_DEALS: dict[str, tuple[dict[str, object], str, dict[str, object]]] = {
    "tiles: no list": ({"tiles": 5}, "deal-not-a-list", {"stack": "tiles"}),
    "tiles: unknown": ({"tiles": ["aaaa", "zzzz"]}, "deal-unknown-name", {"position": 2, "name": "zzzz"}),
    "tiles: too many": ({"tiles": ["dddd"] * 3}, "deal-twice", {"stack": "tiles", "position": 3, "name": "dddd"}),
    "first: nobody": ({"first": 2}, "deal-first", {"stack": "first", "first": "2", "players": 2}),
    "first: a name": ({"first": "Ola"}, "deal-first", {"stack": "first"}),
    "colours: one": ({"colours": ["yellow"]}, "deal-count", {"stack": "colours", "count": 2, "given": 1}),
    "colours: not of two players": ({"colours": ["yellow", "red"]}, "deal-unknown-name", {"name": "red"}),
    "shares: no list": ({"shares": 5}, "deal-not-a-list", {"stack": "shares"}),
    "shares: five stacks": ({"shares": [[]] * 5}, "deal-stacks", {"stack": "shares", "stacks": 4, "given": 5}),
    "shares: twice": ({"shares": [[], ["red", "red"]]}, "deal-twice", {"stack": "shares 2", "position": 2}),
    "centre: three": ({"centre": ["aaaa", "aacb", "bcbc"]}, "deal-count", {"stack": "centre", "count": 4}),
    "centre: one tile in two turns": (
        {"centre": ["aaaa", "aacb", "acba", "bcbc"]},
        "deal-twice",
        {"stack": "centre", "position": 3, "name": "acba"},
    ),
    "centre: not a central tile": (
        {"centre": ["dddd", "aacb", "bbbb", "bcbc"]},
        "deal-unknown-name",
        {"stack": "centre", "position": 1},
    ),
    "numbers: 33": ({"numbers": ["33"]}, "deal-unknown-name", {"stack": "numbers", "name": "33"}),
    "numbers: twice": ({"numbers": ["3", "3"]}, "deal-twice", {"stack": "numbers", "position": 2}),
    "numbers: no list": ({"numbers": 2.5}, "deal-not-a-list", {"stack": "numbers"}),
    "an unknown stack": ({"wagons": []}, "deal-unknown-stack", {"stack": "wagons"}),
}


@pytest.mark.parametrize("name", WRONG_DEALS)
def test_wrong_deals_are_refused(name: str) -> None:
    deal, key, params = WRONG_DEALS[name]
    with pytest.raises(peron.PeronError) as refused:
        metro().new(2, 1, ON.get(next(iter(deal)), {}), deal)
    assert refused.value.key == key
    assert {name: refused.value.params.get(name) for name in params} == params


@pytest.mark.parametrize("stack", ["shares", "centre", "numbers"])
def test_a_stack_of_a_module_that_is_off_is_refused(stack: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        metro().new(2, 1, {}, {stack: []})
    assert (refused.value.key, refused.value.params) == ("deal-module-off", {"stack": stack})


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_a_clone_copies_everything_there_is(modules: dict[str, object]) -> None:
    """Every number and every list of a state is set to values of its own, and copied."""
    state = Table(players=3, options=modules).state
    unusual = iter(range(100, 10_000))
    held = fingerprint(state)
    assert isinstance(held, dict)
    for name, value in held.items():
        if type(value) is int and name not in ("seats",):
            setattr(state, name, next(unusual))
    state.listening = False
    copy = state.clone()
    assert fingerprint(copy) == fingerprint(state)
    before = fingerprint(copy)
    mutable = ["hands", "tiles", "far", "length", "points"]
    mutable += ["rails"] if modules.get("stations") else []
    mutable += ["shares", "known"] if modules.get("companies") else []
    for name in mutable:
        getattr(state, name)[0] = next(unusual)
    assert fingerprint(copy) == before


@pytest.mark.parametrize(
    "options", [{"hand": 2.0}, {"numbers": 1.0}, {"companies": 1}, {"hand": True}, {"numbers": "2"}], ids=str
)
def test_a_value_of_another_kind_is_refused(options: dict[str, object]) -> None:
    """2.0 is no number of tiles, and 1 is not yes: also in a record that somebody sends."""
    ((name, value),) = options.items()
    with pytest.raises(peron.PeronError) as refused:
        metro().new(2, 1, options)
    assert (refused.value.key, refused.value.params["option"]) == ("setup-option-value", name)
    sent = peron.Record(metro(), 2, 1).text().replace("seed: 1", f"option {name}: {json.dumps(value)}\nseed: 1")
    with pytest.raises(peron.PeronError, match="setup-option-value"):
        peron.Record.read(sent)


def test_number_cards_that_are_just_switched_on_are_as_many_as_suggested() -> None:
    """M22b."""
    assert metro().switched_on("numbers") == 2
    assert metro().new(2, 1, {name: metro().switched_on(name) for name in ("numbers", "tracks")})
