"""Claiming routes: T10-T14, B2 and B3, with the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import peron
from tests.rules.ticket_tables import BERLIN, Table, on_board, san_francisco

BLACK_TRAM_2 = "pergamonmuseum-alexanderplatz-1"
BLACK_SUBWAY_2 = "kurfuerstendamm-charlottenburger_tor-1"
GRAY_TRAM_2 = "charlottenburger_tor-zoologischer_garten"
GRAY_SUBWAY_2 = "hallesches_tor-gleisdreieck-1"
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for route in BERLIN["routes"]}


def with_hand(cards: str, players: int = 2) -> Table:
    """A to play with these cards in hand."""
    table = Table.begun(players)
    table.lay(hands={"A": cards})
    return table


def payments(cards: str, route: str) -> list[str]:
    """The ways to pay for a route out of these cards."""
    beginning = f"claim {route} "
    return [text.removeprefix(beginning) for text in with_hand(cards).legal("A", beginning)]


# --- T10: the rulebook's example --------------------------------------------------------------------------------------


@pytest.mark.parametrize("route", [BLACK_TRAM_2, BLACK_SUBWAY_2])
@pytest.mark.parametrize(
    ("hand", "cards"), [("black black", "2 black"), ("black wild", "1 black 1 wild"), ("wild wild", "2 wild")]
)
def test_t10_example_a_black_route_of_two(route: str, hand: str, cards: str) -> None:
    """Black cards, black and wild, wilds only; the same cards pay a subway route of that cost."""
    assert ROUTES[route].get("spaces", ROUTES[route].get("cost")) == 2
    assert ROUTES[route]["colour"] == "black"
    assert payments(hand, route) == [cards]
    table = with_hand(hand)
    table.play(f"A claim {route} {cards}")
    assert table.player("A").routes == (route,)
    assert table.hand("A") == {}


@pytest.mark.parametrize("hand", ["", "black", "wild", "red red", "black red", "red wild", "blue blue blue blue"])
@pytest.mark.parametrize("route", [BLACK_TRAM_2, BLACK_SUBWAY_2])
def test_t10_other_cards_do_not_pay_for_it(route: str, hand: str) -> None:
    assert payments(hand, route) == []
    table = with_hand(hand)
    for cards in ("2 black", "1 black 1 wild", "2 wild"):
        assert table.refused(f"A claim {route} {cards}") == ("T10", "why-too-few-cards")


def test_t10_the_player_decides_how_many_wilds_to_play() -> None:
    assert payments("black black black wild wild wild", "checkpoint_charlie-moritzplatz") == [
        "3 black",
        "2 black 1 wild",
        "1 black 2 wild",
        "3 wild",
    ]


@pytest.mark.parametrize("route", [GRAY_TRAM_2, GRAY_SUBWAY_2])
def test_t10_gray_takes_any_one_colour_but_not_two(route: str) -> None:
    assert payments("red blue", route) == []
    assert payments("red blue blue", route) == ["2 blue"]
    assert payments("red blue wild", route) == ["1 blue 1 wild", "1 red 1 wild"]
    assert payments("orange orange purple purple", route) == ["2 purple", "2 orange"]
    assert payments("wild wild", route) == ["2 wild"]
    table = with_hand("red blue")
    with pytest.raises(peron.PeronError) as refused:
        table.play(f"A claim {route} 1 red 1 blue")
    assert (refused.value.key, refused.value.params["rule"]) == ("notation-payment-colours", "T10")


def test_t10_what_is_lacking_is_said() -> None:
    table = with_hand("black wild")
    route = "checkpoint_charlie-moritzplatz"
    short: dict[str, object] = {"route": route, "cards": {"black": 1}, "have": 2, "need": 3}
    assert table.refused_params(f"A claim {route} 2 black 1 wild") == short
    assert table.refused_params(f"A claim {route} 1 black 2 wild") == {**short, "cards": {"wild": 1}}
    assert table.refused_params(f"A claim {route} 3 wild") == {**short, "cards": {"wild": 2}, "have": 1}
    assert table.refused_params(f"A claim {route} 3 black") == {**short, "cards": {"black": 2}, "have": 1}


def test_s2_every_kind_of_card_that_is_lacking_is_said() -> None:
    table = Table.begun(game=san_francisco())
    table.lay(hands={"A": "blue blue", "B": ""})
    assert table.refused_params("A claim golden_gate_bridge-fort_mason 3 blue 2 wild") == {
        "route": "golden_gate_bridge-fort_mason",
        "cards": {"blue": 1, "wild": 2},
        "have": 2,
        "need": 5,
    }


def test_t10_one_route_per_turn() -> None:
    table = with_hand("black black black")
    table.play(f"A claim {BLACK_TRAM_2} 2 black")
    assert table.turn == "B"
    assert table.refused("A claim brandenburger_tor-potsdamer_platz-1 1 black") == ("T5", "why-not-your-turn")


def test_t10_a_route_need_not_touch_the_others() -> None:
    table = with_hand("black black red red")
    table.play(f"A claim {BLACK_TRAM_2} 2 black", "B draw deck", "B draw deck")
    table.play("A claim kurfuerstendamm-charlottenburger_tor-2 2 red")
    assert len(table.player("A").routes) == 2


def test_t10_a_taken_route_cannot_be_claimed() -> None:
    table = with_hand("black black")
    table.play(f"A claim {BLACK_TRAM_2} 2 black")
    table.lay(hands={"A": "", "B": "black black"})
    assert table.refused(f"B claim {BLACK_TRAM_2} 2 black") == ("T10", "why-route-taken")
    assert table.refused_params(f"B claim {BLACK_TRAM_2} 2 black") == {"route": BLACK_TRAM_2, "owner": 0}
    table.play("B draw deck", "B draw deck")
    assert table.refused(f"A claim {BLACK_TRAM_2} 2 black") == ("T10", "why-route-taken")
    assert table.refused_params(f"A claim {BLACK_TRAM_2} 2 wild")["owner"] == 0


# --- T11, T12, B2, B3: pieces and points ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ROUTES)
def test_t12_b2_b3_every_route_costs_its_cards_and_pieces_and_gives_its_points(name: str) -> None:
    route = ROUTES[name]
    subway = route["kind"] == "subway"
    cost = route["cost"] if subway else route["spaces"]
    points = {2: 3, 3: 5, 4: 8, 5: 11}[cost] if subway else {1: 1, 2: 2, 3: 4, 4: 7}[cost]
    colour = "blue" if route["colour"] == "gray" else route["colour"]
    table = with_hand(" ".join([colour] * cost))
    table.play(f"A claim {name} {cost} {colour}")
    player = table.player("A")
    assert player.route_points == points
    assert (player.trams, player.subways) == ((11, 4) if subway else (11 - cost, 5))
    assert player.routes == (name,)
    assert table.told("event-claim")[0].params == {
        "seat": 0,
        "route": name,
        "cards": {colour: cost},
        "points": points,
    }
    kind = "score-subway" if subway else "score-tram"
    line = table.state.scores()[0].lines[0]
    assert (line.key, line.points, line.params) == (kind, points, {"count": 1})


def test_t12_points_of_routes_add_up_at_once() -> None:
    table = with_hand("black black red red red red")
    table.play(f"A claim {BLACK_SUBWAY_2} 2 black")
    assert table.player("A").route_points == 3
    table.play("B draw deck", "B draw deck", "A claim siegessaeule-brandenburger_tor 4 red")
    assert table.player("A").route_points == 3 + 7
    assert table.player("B").route_points == 0


@pytest.mark.parametrize(("trams", "allowed"), [(3, True), (2, True), (1, False), (0, False)])
def test_t11_a_tram_route_needs_a_tram_for_every_space(trams: int, allowed: bool) -> None:
    table = with_hand("black black")
    table.pieces("A", trams, 5)
    assert bool(table.legal("A", f"claim {BLACK_TRAM_2}")) is allowed
    if not allowed:
        assert table.refused(f"A claim {BLACK_TRAM_2} 2 black") == ("T11", "why-too-few-pieces")
        told = table.refused_params(f"A claim {BLACK_TRAM_2} 2 black")
        assert told == {"route": BLACK_TRAM_2, "piece": "tram", "have": trams, "need": 2}
    assert table.legal("A", f"claim {BLACK_SUBWAY_2}")  # B2: subway cars are other pieces


@pytest.mark.parametrize(("subways", "allowed"), [(2, True), (1, True), (0, False)])
def test_t11_b2_a_subway_route_needs_one_subway_car(subways: int, allowed: bool) -> None:
    table = with_hand("black black")
    table.pieces("A", 11, subways)
    assert bool(table.legal("A", f"claim {BLACK_SUBWAY_2}")) is allowed
    if not allowed:
        assert table.refused(f"A claim {BLACK_SUBWAY_2} 2 black") == ("T11", "why-too-few-pieces")
        told = table.refused_params(f"A claim {BLACK_SUBWAY_2} 2 black")
        assert told == {"route": BLACK_SUBWAY_2, "piece": "subway", "have": 0, "need": 1}
    assert table.legal("A", f"claim {BLACK_TRAM_2}")  # B2: trams are other pieces


# --- T13: double routes -----------------------------------------------------------------------------------------------

ONE, TWO = "unter_den_linden-checkpoint_charlie-1", "unter_den_linden-checkpoint_charlie-2"


def test_t13_with_two_players_the_other_strand_is_closed_for_everybody() -> None:
    table = with_hand("red red red red")
    table.lay(hands={"A": "red red red red", "B": "blue blue"})
    assert table.legal("A", f"claim {ONE}")
    assert table.legal("A", f"claim {TWO}")
    table.play(f"A claim {TWO} 2 red")
    assert table.refused(f"B claim {ONE} 2 blue") == ("T13", "why-double-closed")
    assert table.refused_params(f"B claim {ONE} 2 blue") == {"route": ONE}
    assert not table.legal("B", f"claim {ONE}")
    table.play("B draw deck", "B draw deck")
    assert table.refused(f"A claim {ONE} 2 red") == ("T13", "why-own-other-strand")
    assert not table.legal("A", f"claim {ONE}")


@pytest.mark.parametrize("players", [3, 4])
def test_t13_with_more_players_only_the_owner_is_shut_out(players: int) -> None:
    table = with_hand("red red red red", players)
    table.lay(hands={"A": "red red red red", "B": "blue blue", "C": "green green"})
    table.play(f"A claim {ONE} 2 red")
    assert table.legal("B", f"claim {TWO}") == [f"claim {TWO} 2 blue"]
    table.play(f"B claim {TWO} 2 blue")
    assert table.refused(f"C claim {ONE} 2 green") == ("T10", "why-route-taken")
    assert table.refused_params(f"C claim {ONE} 2 green")["owner"] == 0
    assert table.refused_params(f"C claim {TWO} 2 green")["owner"] == 1
    for letter in "CD"[: players - 2]:
        table.play(f"{letter} draw deck", f"{letter} draw deck")
    assert table.refused(f"A claim {TWO} 2 red") == ("T10", "why-route-taken")


@pytest.mark.parametrize("players", [3, 4])
def test_t13_no_player_owns_both_strands(players: int) -> None:
    table = with_hand("red red red red", players)
    table.play(f"A claim {ONE} 2 red")
    for letter in "BCD"[: players - 1]:
        table.play(f"{letter} draw deck", f"{letter} draw deck")
    assert table.refused(f"A claim {TWO} 2 red") == ("T13", "why-own-other-strand")
    assert not table.legal("A", f"claim {TWO}")


@pytest.mark.parametrize("name", [name for name, route in ROUTES.items() if route.get("double")])
def test_t13_every_double_of_the_board_is_respected(name: str) -> None:
    twin = ROUTES[name]["double"]
    for players in (2, 3):
        table = with_hand("wild wild wild wild wild", players)
        cost = ROUTES[name].get("cost", ROUTES[name].get("spaces"))
        table.play(f"A claim {name} {cost} wild")
        table.lay(hands={"A": "", "B": "wild wild wild wild wild"})
        assert bool(table.legal("B", f"claim {twin}")) is (players == 3)
        assert not table.legal("B", f"claim {name}")


def test_t13a_a_tram_beside_a_subway_is_no_double() -> None:
    def tram_beside_subway(board: dict[str, Any]) -> None:
        route = next(route for route in board["routes"] if route["id"] == GRAY_TRAM_2)
        route["between"] = ["kurfuerstendamm", "charlottenburger_tor"]

    for claimed in (BLACK_SUBWAY_2, GRAY_TRAM_2):
        other = GRAY_TRAM_2 if claimed == BLACK_SUBWAY_2 else BLACK_SUBWAY_2
        table = Table.begun(game=on_board(tram_beside_subway))
        table.lay(hands={"A": "black black wild wild", "B": "black black"})
        table.play(f"A claim {claimed} 2 black")
        assert table.legal("B", f"claim {other}") == [f"claim {other} 2 black"]
        table.play("B draw deck", "B draw deck")
        assert table.legal("A", f"claim {other}") == [f"claim {other} 2 wild"]


# --- T14: played cards ------------------------------------------------------------------------------------------------


def test_t14_played_cards_go_to_the_discards() -> None:
    table = with_hand("black wild")
    table.play(f"A claim {BLACK_TRAM_2} 1 black 1 wild")
    assert table.view().discards == {"black": 1, "wild": 1}
    table.lay(hands={"A": "", "B": "wild wild"}, discards="black wild")
    table.play(f"B claim {BLACK_SUBWAY_2} 2 wild")
    assert table.view().discards == {"black": 1, "wild": 3}


def test_t14_discards_refill_an_exhausted_deck() -> None:
    table = Table.begun(reshuffles=["wild black"])
    table.lay(hands={"A": "black wild"}, row="red green blue purple orange", deck="")
    table.play(f"A claim {BLACK_TRAM_2} 1 black 1 wild")
    assert table.view().deck == 2
    assert table.view().discards == {}
    table.play("B draw deck")
    assert table.events[0].params["card"] == "wild"
