"""Paying on San Francisco's board: the rulebook's examples (T10), and ferry routes (S2) by every set of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest

import peron
from peron.rules.ticket.game import TicketGame
from tests.rules.ticket_tables import CARDS, COLOURS, SAN_FRANCISCO, Table, on_board, san_francisco

BLACK_3 = "presidio-fort_mason"
FERRY_2, FERRY_3, FERRY_5 = "alcatraz-pier_39", "alcatraz-fort_mason", "golden_gate_bridge-fort_mason"
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for route in SAN_FRANCISCO["routes"]}


def with_hand(cards: str, game: TicketGame | None = None) -> Table:
    """A to play with these cards in hand."""
    table = Table.begun(game=game or san_francisco())
    table.lay(hands={"A": cards})
    return table


def payments(cards: str, route: str, game: TicketGame | None = None) -> list[str]:
    """The ways to pay for a route out of these cards."""
    beginning = f"claim {route} "
    return [text.removeprefix(beginning) for text in with_hand(cards, game).legal("A", beginning)]


# --- T10: the rulebook's example --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("black black black", "3 black"),
        ("black black wild", "2 black 1 wild"),
        ("black wild wild", "1 black 2 wild"),
        ("wild wild wild", "3 wild"),
    ],
)
def test_t10_example_a_black_route_of_three(hand: str, cards: str) -> None:
    """Black cards, black and ferries, ferries only."""
    assert (ROUTES[BLACK_3]["colour"], ROUTES[BLACK_3]["spaces"]) == ("black", 3)
    assert payments(hand, BLACK_3) == [cards]
    table = with_hand(hand)
    table.play(f"A claim {BLACK_3} {cards}")
    assert table.player("A").routes == (BLACK_3,)
    assert (table.player("A").trams, table.player("A").route_points) == (17, 4)
    assert table.hand("A") == {}


@pytest.mark.parametrize("hand", ["black black", "red red red", "black black red", "wild wild", "black red wild"])
def test_t10_other_cards_do_not_pay_for_it(hand: str) -> None:
    assert payments(hand, BLACK_3) == []


# --- S2: the rulebook's example ---------------------------------------------------------------------------------------


def test_s2_example_a_ferry_with_one_symbol_needs_a_ferry_card() -> None:
    assert len(ROUTES[FERRY_3]["ferries"]) == 1
    assert payments("red red red", FERRY_3) == []
    assert payments("red red wild", FERRY_3) == ["2 red 1 wild"]
    table = with_hand("red red wild")
    table.play(f"A claim {FERRY_3} 2 red 1 wild")
    assert table.player("A").routes == (FERRY_3,)
    assert table.view().discards == {"red": 2, "wild": 1}
    line = table.state.scores()[0].lines[0]
    assert (line.key, line.points, line.params) == ("score-ferry", 4, {"count": 1})


def test_s2_ferry_cards_stand_for_colours_too() -> None:
    assert payments("red wild wild", FERRY_3) == ["1 red 2 wild"]
    assert payments("wild wild wild", FERRY_3) == ["3 wild"]
    assert payments("red red wild wild wild", FERRY_3) == ["2 red 1 wild", "1 red 2 wild", "3 wild"]


def test_s2_two_symbols_need_two_ferry_cards() -> None:
    assert len(ROUTES[FERRY_5]["ferries"]) == 2
    assert payments("blue blue blue blue wild", FERRY_5) == []
    assert payments("blue blue blue wild wild", FERRY_5) == ["3 blue 2 wild"]
    assert payments("blue blue wild wild wild", FERRY_5) == ["2 blue 3 wild"]


def test_s2_a_gray_ferry_takes_one_colour_for_the_rest() -> None:
    assert payments("red blue wild", FERRY_3) == []
    assert payments("red red blue blue wild", FERRY_3) == ["2 blue 1 wild", "2 red 1 wild"]


def test_s2_a_ferry_puts_a_cable_car_on_every_space_and_scores_by_its_length() -> None:
    for route, left, points in ((FERRY_2, 18, 2), (FERRY_3, 17, 4), (FERRY_5, 15, 10)):
        wilds = len(ROUTES[route]["ferries"])
        cards = ROUTES[route]["spaces"] - wilds
        table = with_hand(" ".join(["red"] * cards + ["wild"] * wilds))
        table.play(f"A claim {route} {cards} red {wilds} wild")
        assert (table.player("A").trams, table.player("A").route_points) == (left, points)
        table = with_hand("wild wild wild wild wild")
        table.pieces("A", ROUTES[route]["spaces"] - 1)
        assert table.refused(f"A claim {route} {cards + wilds} wild") == ("T11", "why-too-few-pieces")


def test_s2_a_hand_without_ferry_cards_is_told_of_this_rule() -> None:
    table = with_hand("red red red")
    assert table.refused(f"A claim {FERRY_3} 2 red 1 wild") == ("S2", "why-too-few-cards")
    assert table.refused_params(f"A claim {FERRY_3} 2 red 1 wild") == {
        "route": FERRY_3,
        "cards": {"wild": 1},
        "have": 2,
        "need": 3,
    }
    table = with_hand("red wild")
    assert table.refused(f"A claim {FERRY_3} 2 red 1 wild") == ("T10", "why-too-few-cards")
    assert with_hand("black").refused(f"A claim {BLACK_3} 2 black 1 wild") == ("T10", "why-too-few-cards")


@pytest.mark.parametrize("cards", ["red red red", "red wild wild"])
def test_s2_t17_a_ferry_that_cannot_be_paid_is_no_action(cards: str) -> None:
    """Nothing but ferries is free, and nothing is left to draw: whoever cannot pay them passes."""
    table = Table.begun(game=san_francisco())
    table.lay(hands={"A": cards, "B": ""}, row="- - - - -", deck="")
    table.state.tickets_left = 0
    board = table.state.board
    for player in table.state.players:
        player.closed = sum(2**n for n, route in enumerate(board.routes) if route.id != FERRY_3)
    if "wild" in cards:
        assert table.legal("A") == [f"claim {FERRY_3} 1 red 2 wild"]
        assert table.refused("A pass") == ("T17", "why-may-not-pass")
    else:
        assert table.legal("A") == ["pass"]
        table.play("A pass")


# --- S2: every set of cards -------------------------------------------------------------------------------------------


def sets_of(size: int, kinds: Sequence[str] = ("blue", "red", "orange", "wild")) -> Iterator[Counter[str]]:
    """Every set of so many cards of these kinds."""
    for cards in combinations_with_replacement(kinds, size):
        yield Counter(cards)


def pays(cards: Counter[str], colour: str, ferries: int) -> bool:
    """S2, written from the rule: a ferry card for every symbol, one colour (or ferries) for the rest."""
    colours = [card for card in cards if card != "wild"]
    one_colour = len(colours) <= 1 if colour == "gray" else colours in ([], [colour])
    return cards["wild"] >= ferries and one_colour


def coloured(board: dict[str, Any]) -> None:
    """The ferries of the board in other colours, and one that is nothing but symbols."""
    for route in board["routes"]:
        if route["id"] == FERRY_2:
            route["ferries"] = [0, 1]
        if route["id"] == FERRY_3:
            route["colour"] = "red"
        if route["id"] == FERRY_5:
            route["colour"] = "orange"


@pytest.mark.parametrize("change", [lambda board: None, coloured], ids=["as it is", "coloured"])
@pytest.mark.parametrize("route", [FERRY_2, FERRY_3, FERRY_5])
def test_s2_every_set_of_cards(route: str, change: Any) -> None:
    """A set pays if the rule says so and cannot even be said if not; and what pays is legal just with those in hand."""
    game = on_board(change, SAN_FRANCISCO)
    entry = next(entry for entry in game.board.data["routes"] if entry["id"] == route)
    table = Table.begun(game=game)
    right = 0
    for cards in sets_of(entry["spaces"]):
        text = " ".join(f"{cards[card]} {card}" for card in CARDS if cards[card])
        table.lay(hands={"A": cards, "B": ""})
        if pays(cards, entry["colour"], len(entry["ferries"])):
            right += 1
            assert table.legal("A", f"claim {route} ") == [f"claim {route} {text}"]
            for card in cards:
                table.lay(hands={"A": cards - Counter([card]), "B": ""})
                assert table.legal("A", f"claim {route} ") == []
        else:
            assert table.legal("A", f"claim {route} ") == []
            with pytest.raises(peron.PeronError) as refused:
                game.parse(table.state, f"claim {route} {text}")
            assert refused.value.key.startswith("notation-payment-")
            assert refused.value.params["rule"] in ("T10", "S2")
    assert right == {"gray": 3, "red": 1, "orange": 1}[entry["colour"]] * (entry["spaces"] - len(entry["ferries"])) + 1


@pytest.mark.parametrize("route", [FERRY_2, FERRY_3, FERRY_5])
def test_s2_all_ways_out_of_a_full_hand(route: str) -> None:
    """With every card in hand each set that pays is legal, and nothing else."""
    entry = ROUTES[route]
    table = Table.begun(game=san_francisco())
    table.lay(hands={"A": {**dict.fromkeys(COLOURS, 5), "wild": 8}, "B": ""}, row="- - - - -")
    expected = {
        " ".join(f"{cards[card]} {card}" for card in CARDS if cards[card])
        for cards in sets_of(entry["spaces"], CARDS)
        if pays(cards, "gray", len(entry["ferries"]))
    }
    assert {text.removeprefix(f"claim {route} ") for text in table.legal("A", f"claim {route} ")} == expected
    assert len(expected) == 6 * (entry["spaces"] - len(entry["ferries"])) + 1


def test_s2_a_claim_without_cards_means_the_payment_it_is_nearest_to() -> None:
    table = with_hand("red red red")
    game = san_francisco()
    said = game.notation(table.state, game.parse(table.state, f"claim {FERRY_3}", 0))
    assert said == f"claim {FERRY_3} 2 red 1 wild"
