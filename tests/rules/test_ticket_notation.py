"""Moves of the ticket family as text: what is understood, and what is said of text that is not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import peron
from peron.rules.contract import Message
from tests.rules.ticket_tables import SYMBOLS, Table, berlin, san_francisco

ROUTE = "pergamonmuseum-alexanderplatz-1"


def table() -> Table:
    table = Table.begun(row="red green red wild orange")
    table.lay(hands={"A": "black black wild"})
    return table


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("draw red", "draw red"),
        ("draw red 1", "draw red"),
        ("draw red 3", "draw red 3"),
        ("Draw  Wild", "draw wild"),
        ("DRAW DECK", "draw deck"),
        (f"claim {ROUTE} 2 black", f"claim {ROUTE} 2 black"),
        (f"claim {ROUTE} 1 wild 1 black", f"claim {ROUTE} 1 black 1 wild"),
        (f"claim {ROUTE} 1 black 1 black", f"claim {ROUTE} 2 black"),
        (f"claim {ROUTE} 2 black 0 wild", f"claim {ROUTE} 2 black"),
        (f"claim {ROUTE.upper()} 02 black", f"claim {ROUTE} 2 black"),
    ],
)
def test_a_move_may_be_said_in_several_ways(text: str, means: str) -> None:
    state = table().state
    assert berlin().notation(state, berlin().parse(state, text)) == means


def test_a_claim_without_cards_means_the_only_payment_there_is() -> None:
    at_table = Table.begun()
    at_table.lay(hands={"A": "black wild"})
    state = at_table.state
    assert berlin().notation(state, berlin().parse(state, f"claim {ROUTE}", 0)) == f"claim {ROUTE} 1 black 1 wild"


def test_a_claim_without_cards_that_cannot_be_paid_means_the_payment_it_is_nearest_to() -> None:
    at_table = Table.begun()
    at_table.lay(hands={"A": "green red red"})
    state = at_table.state
    gray = "pergamonmuseum-moritzplatz"
    assert berlin().notation(state, berlin().parse(state, f"claim {gray}", 0)) == f"claim {gray} 4 red"


def test_a_claim_without_cards_tells_nothing_of_another_hand() -> None:
    at_table = Table.begun()
    at_table.lay(hands={"A": "black wild", "B": ""})
    with pytest.raises(peron.PeronError) as refused:
        berlin().parse(at_table.state, f"claim {ROUTE}")
    assert len(refused.value.params["ways"]) == 3  # type: ignore[arg-type]
    assert (
        berlin().notation(at_table.state, berlin().parse(at_table.state, f"claim {ROUTE}", 1))
        == f"claim {ROUTE} 2 black"
    )


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("drow deck", "notation-unknown", {"text": "drow deck", "nearest": "draw deck"}),
        ("ticket", "notation-unknown", {"nearest": "tickets"}),
        ("", "notation-unknown", {}),
        ("draw rad", "notation-card", {"name": "rad", "nearest": "red"}),
        ("draw dek", "notation-card", {"name": "dek", "nearest": "deck"}),
        ("draw gap", "notation-card", {"name": "gap"}),
        ("draw gray", "notation-card", {"name": "gray", "nearest": "green"}),
        ("draw blue", "notation-not-face-up", {"face_up": ["red", "green", "red", "wild", "orange"], "rule": "T6"}),
        ("claim", "notation-which-route", {}),
        ("draw red 2", "notation-not-face-up", {"card": "red"}),
        ("draw gap 2", "notation-not-face-up", {"card": "gap"}),
        ("draw red 6", "notation-unknown", {}),
        ("draw red 0", "notation-unknown", {}),
        ("claim pergamonmuseum-alexanderplaz-1 2 black", "notation-route", {"nearest": ROUTE}),
        (f"claim {ROUTE} 2 blck", "notation-card", {"name": "blck", "nearest": "black"}),
        (f"claim {ROUTE} 3 black", "notation-payment-count", {"route": ROUTE, "cards": {"black": 3}, "need": 2}),
        (f"claim {ROUTE} 2 red", "notation-payment-colour", {"cards": {"red": 2}, "card": "black", "rule": "T10"}),
        (f"claim {ROUTE} 1 black", "notation-payment-count", {"cards": {"black": 1}}),
        (f"claim {ROUTE} 0 black", "notation-payment-count", {}),
        pytest.param(f"claim {ROUTE} {'9' * 5000} black", "notation-unknown", {}, id="thousands of digits"),
        (f"claim {ROUTE} ² black", "notation-unknown", {}),
        (f"claim {ROUTE} black", "notation-unknown", {}),
        (f"claim {ROUTE}", "notation-choose-payment", {"route": ROUTE}),
    ],
)
def test_text_that_is_no_move_is_explained(text: str, key: str, params: Mapping[str, object]) -> None:
    with pytest.raises(peron.PeronError) as refused:
        berlin().parse(table().state, text)
    assert refused.value.key == key
    assert {name: refused.value.params[name] for name in params} == params


def test_the_ways_to_pay_are_listed() -> None:
    state = table().state
    with pytest.raises(peron.PeronError) as refused:
        berlin().parse(state, f"claim {ROUTE}", 0)
    ways = [{"black": 2}, {"black": 1, "wild": 1}]
    assert refused.value.params["ways"] == [Message("payment", {"cards": cards}) for cards in ways]
    assert refused.value.params["more"] == 0
    with pytest.raises(peron.PeronError) as refused:
        san_francisco().parse(san_francisco().new(2, 1), "claim golden_gate_bridge-fort_mason")
    assert (len(refused.value.params["ways"]), refused.value.params["more"]) == (8, 11)  # type: ignore[arg-type]


def test_a_gap_has_a_text_too() -> None:
    at_table = Table.begun()
    at_table.lay(hands={"A": ""}, row="red - green - red", deck="")
    assert at_table.legal("A", "draw") == ["draw red", "draw green", "draw red 5"]
    assert [berlin().notation(at_table.state, move) for move in (3, 5)] == ["draw gap 2", "draw gap 4"]
    assert berlin().parse(at_table.state, "draw gap 4") == 5


# --- tokens -----------------------------------------------------------------------------------------------------------


def frisco() -> Table:
    """C is to place one of two stacks, a lantern's and a tree's."""
    at_table = Table(3, game=san_francisco(), tokens=SYMBOLS)
    at_table.keep_both()
    return at_table


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("place tree union_square", "place tree union_square"),
        ("Place  LANTERN Pier_39", "place lantern pier_39"),
        ("take bridge", "take bridge"),
        ("TAKE Note", "take note"),
        ("claim alcatraz-pier_39 1 red 1 ferry", "claim alcatraz-pier_39 1 red 1 wild"),
    ],
)
def test_moves_of_tokens_as_text(text: str, means: str) -> None:
    state = frisco().state
    assert san_francisco().notation(state, san_francisco().parse(state, text)) == means


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("take bell tower", "notation-unknown", {"nearest": "take bell"}),
        ("take whale", "notation-token", {"name": "whale"}),
        ("take lanten", "notation-token", {"name": "lanten", "nearest": "lantern"}),
        ("place lanten pier_39", "notation-token", {"name": "lanten", "nearest": "lantern"}),
        ("place tree pier_93", "notation-place", {"name": "pier_93", "nearest": "pier_39"}),
        ("place tree", "notation-unknown", {}),
        ("place", "notation-unknown", {}),
        ("take", "notation-unknown", {}),
    ],
)
def test_text_that_is_no_move_of_tokens_is_explained(text: str, key: str, params: Mapping[str, object]) -> None:
    with pytest.raises(peron.PeronError) as refused:
        san_francisco().parse(frisco().state, text)
    assert refused.value.key == key
    assert {name: refused.value.params[name] for name in params} == params


@pytest.mark.parametrize("text", ["take bridge", "place tree reichstag", "place tree alcatraz"])
def test_berlin_knows_no_tokens(text: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        berlin().parse(table().state, text)
    assert refused.value.key == "notation-unknown"
    assert not str(refused.value.params["nearest"]).startswith("take")


def test_an_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(peron.PeronError) as refused:
        peron.game("berln")
    assert refused.value.key == "unknown-game"
    assert refused.value.params["suggestion"] == "berlin"


def test_errors_print_their_key_and_parameters() -> None:
    with pytest.raises(peron.IllegalMove) as refused:
        table().state.apply(1, 1)
    assert str(refused.value) == "why-not-your-turn(rule='T5', seat=0)"
