"""Setting up (T1-T5, B1) and deals, right and wrong."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import peron
from tests.rules.positions import fingerprint
from tests.rules.ticket_tables import ALL_CARDS, LETTERS, TICKETS, Table, berlin, card_order, ticket_order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t1_b1_everybody_begins_with_all_pieces_and_no_points(players: int) -> None:
    for player in berlin().new(players, 1).view(None).players:
        assert (player.trams, player.subways, player.route_points, player.routes) == (11, 5, 0, ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t2_two_cards_each_and_five_face_up(players: int) -> None:
    for seed in range(50):
        state = berlin().new(players, seed)
        view = state.view(None)
        assert [player.cards for player in view.players] == [2] * players
        assert None not in view.market
        assert len(view.market) == 5
        assert view.deck + sum(view.discards.values()) == 44 - 2 * players - 5
        assert all(player.shown == {} for player in view.players)


def test_t2_the_deck_holds_six_of_each_colour_and_eight_wilds() -> None:
    assert ALL_CARDS.total() == 44
    for seed in range(20):
        state = berlin().new(2, seed)
        cards = Counter(state.view(None).discards)
        for seat in (0, 1):
            cards += Counter(state.view(seat).players[seat].hand)
        cards += Counter(card for card in state.view(None).market if card is not None)
        cards += Counter(list(ALL_CARDS)[state.deck[at]] for at in range(state.deck_left))
        assert cards == ALL_CARDS


def test_t2_cards_are_dealt_one_by_one_from_the_first_player() -> None:
    hands = ["blue", "green", "black", "purple", "red", "orange"]
    cards = card_order([*hands, "wild", "blue", "green", "black", "purple"])
    state = berlin().new(3, 0, None, {"first": 1, "cards": cards})
    assert state.view(1).players[1].hand == {"blue": 1, "purple": 1}
    assert state.view(2).players[2].hand == {"green": 1, "red": 1}
    assert state.view(0).players[0].hand == {"black": 1, "orange": 1}
    assert state.view(None).market == ("wild", "blue", "green", "black", "purple")


def test_t3_three_wilds_face_up_at_setup_are_swept() -> None:
    table = Table(
        hands={"A": "blue blue", "B": "red red"}, row="wild red wild blue wild", deck="green red wild wild red"
    )
    assert table.row == "green red wild wild red"
    assert table.view().discards == {"blue": 1, "red": 1, "wild": 3}
    assert table.view().deck == 44 - 4 - 10


def test_t3_two_wilds_face_up_stay() -> None:
    table = Table(row="wild red wild blue green")
    assert table.row == "wild red wild blue green"
    assert table.view().discards == {}


def test_t3_the_new_row_is_checked_again() -> None:
    deck = "wild wild wild green black purple orange red blue green"
    table = Table(hands={"A": "blue blue", "B": "red red"}, row="wild wild wild red blue", deck=deck)
    assert table.row == "purple orange red blue green"
    assert table.view().discards == {"blue": 1, "green": 1, "black": 1, "red": 1, "wild": 6}


def test_t4_two_tickets_each_in_order_from_the_first_player() -> None:
    table = Table(players=3, first=2, tickets=TICKETS[::-1])
    assert table.offer("C") == TICKETS[::-1][:2]
    assert table.offer("A") == TICKETS[::-1][2:4]
    assert table.offer("B") == TICKETS[::-1][4:6]
    assert table.view().ticket_deck == 16
    assert table.view().phase == "first-tickets"


def test_t4_all_choose_at_once_and_each_but_once() -> None:
    table = Table(players=3)
    assert table.view().actors == (0, 1, 2)
    for letter in "ABC":
        assert table.legal(letter) == ["keep first", "keep second", "keep both"]
    table.play("B keep second")
    assert table.view().actors == (0, 2)
    assert table.refused("B keep first") == ("T4", "why-already-decided")
    assert table.refused("A draw deck") == ("T4", "why-choose-tickets-first")
    assert table.refused("A pass") == ("T4", "why-choose-tickets-first")
    assert [player.decided for player in table.view().players] == [False, True, False]


def test_t4_nobody_learns_a_choice_before_all_have_made_theirs() -> None:
    table = Table(players=2)
    before = table.view("A")
    table.play("B keep first")
    assert [event.key for event in table.events] == ["event-first-tickets-chosen"]
    assert table.events[0].params == {"seat": 1}
    after = table.view("A")
    assert [player.ticket_count for player in after.players] == [0, 0]
    assert after.ticket_deck == before.ticket_deck
    table.play("A keep both")
    assert [player.ticket_count for player in table.view().players] == [2, 1]
    kept = table.told("event-tickets-kept")
    assert [event.params["count"] for event in kept] == [2, 1]
    assert [event.params["returned"] for event in kept] == [0, 1]
    assert kept[1].seen_by(0).params["tickets"] is None
    assert table.told("event-first-player")[0].params == {"seat": 0}


@pytest.mark.parametrize("choice", ["first", "second", "both"])
def test_t4_what_is_kept_and_what_goes_back(choice: str) -> None:
    table = Table(tickets=TICKETS)
    table.play("B keep both", f"A keep {choice}")
    kept = {"first": {TICKETS[0]}, "second": {TICKETS[1]}, "both": {TICKETS[0], TICKETS[1]}}[choice]
    assert table.tickets("A") == kept
    assert table.offer("A") == []
    returned = [ticket for ticket in TICKETS[:2] if ticket not in kept]
    assert [ticket for _, ticket in table.view("A").returned] == returned
    assert table.view().ticket_deck == 18 + len(returned)


@pytest.mark.parametrize("order", ["ABC", "CBA", "BAC"])
def test_t4a_tickets_go_back_in_seat_order_whoever_decided_first(order: str) -> None:
    table = Table(players=3, first=1, tickets=TICKETS)
    choice = {"A": "first", "B": "second", "C": "first"}
    table.play(*(f"{letter} keep {choice[letter]}" for letter in order))
    # B, the first player, was offered tickets 0 and 1, C 2 and 3, A 4 and 5; 16 tickets lie above what they return.
    assert table.view("B").returned == ((16, TICKETS[0]),)
    assert table.view("C").returned == ((17, TICKETS[3]),)
    assert table.view("A").returned == ((18, TICKETS[5]),)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_t5_play_goes_to_the_left_from_the_first_player(first: int) -> None:
    table = Table.begun(players=3, first=first)
    for n in range(7):
        letter = LETTERS[(first + n) % 3]
        assert table.turn == letter
        assert table.view().actors == (LETTERS.index(letter),)
        other = LETTERS[(first + n + 1) % 3]
        assert table.refused(f"{other} draw deck") == ("T5", "why-not-your-turn")
        assert table.refused_params(f"{other} draw deck") == {"seat": LETTERS.index(letter)}
        table.play(f"{letter} draw deck", f"{letter} draw deck")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t5_the_table_may_say_who_begins(players: int) -> None:
    for seed, (seat, letter) in product(range(8), enumerate(LETTERS[:players])):
        drawn, named = berlin().new(players, seed), berlin().new(players, seed, {"first": letter})
        assert named.view(None).first == seat
        assert (named.view(0) == drawn.view(0)) is (drawn.view(None).first == seat)


def test_t5_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(peron.PeronError) as refused:
        berlin().new(2, 1, {"first": "C"})
    assert refused.value.key == "setup-option-value"
    assert refused.value.params == {"option": "first", "value": "C", "known": ["random", "A", "B"]}


@pytest.mark.parametrize("value", ["E", 0, "a", "", "AB", None])
def test_t5_nobody_else_can_be_named(value: object) -> None:
    with pytest.raises(peron.PeronError) as bad:
        berlin().new(2, 0, {"first": value})
    assert bad.value.key == "setup-option-value"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t5_the_seed_chooses_the_first_player(players: int) -> None:
    first = Counter(int(berlin().new(players, seed).first) for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players * 0.7


# --- deals ------------------------------------------------------------------------------------------------------------


def test_a_deal_fixes_every_stack() -> None:
    cards = card_order(["wild", "wild"])
    tickets = ticket_order([TICKETS[7], TICKETS[3]])
    deal: dict[str, object] = {"first": 1, "cards": cards, "tickets": tuple(tickets)}
    games = [fingerprint(without_key(berlin().new(2, seed, None, deal))) for seed in range(5)]
    assert all(game == games[0] for game in games)


def without_key(state: Any) -> Any:
    state.key = b""
    return state


def test_a_deal_of_one_stack_leaves_the_others_to_the_seed() -> None:
    plain = berlin().new(2, 5)
    dealt = berlin().new(2, 5, None, {"tickets": TICKETS})
    assert dealt.view(None).market == plain.view(None).market
    assert dealt.first == plain.first
    assert [int(ticket) for ticket in dealt.ticket_deck] == list(range(22))
    turned = berlin().new(2, 5, None, {"first": 1 - int(plain.first)})
    assert list(turned.ticket_deck) == list(plain.ticket_deck)


FULL = card_order([])
WRONG_DEALS: dict[str, tuple[dict[str, object], str, dict[str, object]]] = {
    "a card too few": ({"cards": FULL[1:]}, "deal-cards", {"wrong": {"blue": 5}}),
    "a card too many": ({"cards": [*FULL, "wild"]}, "deal-cards", {"wrong": {"wild": 9}}),
    "a card for another": ({"cards": ["wild", *FULL[1:]]}, "deal-cards", {"wrong": {"blue": 5, "wild": 9}}),
    "no cards": ({"cards": []}, "deal-cards", {"stack": "cards"}),
    "an unknown card": (
        {"cards": [*FULL[:10], "gold", *FULL[11:]]},
        "deal-unknown-card",
        {"position": 11, "name": "gold"},
    ),
    "a gray card": ({"cards": ["gray", *FULL[1:]]}, "deal-unknown-card", {"position": 1, "name": "gray"}),
    "a card by number": ({"cards": [3, *FULL[1:]]}, "deal-unknown-card", {"position": 1, "name": "3"}),
    "cards as one text": ({"cards": " ".join(FULL)}, "deal-not-a-list", {"stack": "cards"}),
    "no list of cards": ({"cards": None}, "deal-not-a-list", {"stack": "cards"}),
    "a ticket too few": ({"tickets": TICKETS[1:]}, "deal-tickets", {"missing": [TICKETS[0]], "doubled": []}),
    "a ticket twice": (
        {"tickets": [TICKETS[1], *TICKETS[1:]]},
        "deal-tickets",
        {"missing": [TICKETS[0]], "doubled": [TICKETS[1]], "count": 22},
    ),
    "a ticket too many": (
        {"tickets": [*TICKETS, TICKETS[4]]},
        "deal-tickets",
        {"missing": [], "doubled": [TICKETS[4]]},
    ),
    "an unknown ticket": (
        {"tickets": [TICKETS[0], "turmstrasse-moon", *TICKETS[2:]]},
        "deal-unknown-ticket",
        {"position": 2, "name": "turmstrasse-moon", "nearest": "turmstrasse-unter_den_linden"},
    ),
    "a list for a ticket": ({"tickets": [[TICKETS[0]], *TICKETS[1:]]}, "deal-unknown-ticket", {"position": 1}),
    "no list of tickets": ({"tickets": 22}, "deal-not-a-list", {"stack": "tickets"}),
    "a seat that is not there": ({"first": 2}, "deal-first", {"first": "2", "players": 2}),
    "a negative seat": ({"first": -1}, "deal-first", {"first": "-1"}),
    "a seat by letter": ({"first": "A"}, "deal-first", {"first": "A"}),
    "a seat that is a truth": ({"first": True}, "deal-first", {"first": "True"}),
    "an unknown stack": ({"discards": []}, "deal-unknown-stack", {"stack": "discards"}),
    "no list of reshuffles": ({"reshuffles": 1}, "deal-not-a-list", {"stack": "reshuffles"}),
    "no lists in reshuffles": ({"reshuffles": ["red"]}, "deal-not-a-list", {"stack": "reshuffles 1"}),
    "an unknown card in a reshuffle": (
        {"reshuffles": [["red"], ["blue", "gold"]]},
        "deal-unknown-card",
        {"stack": "reshuffles 2", "position": 2, "name": "gold"},
    ),
}


@pytest.mark.parametrize("name", WRONG_DEALS)
def test_wrong_deals_are_refused(name: str) -> None:
    deal, key, params = WRONG_DEALS[name]
    with pytest.raises(peron.PeronError) as refused:
        berlin().new(2, 1, None, deal)
    assert refused.value.key == key
    assert {name: refused.value.params.get(name) for name in params} == params


# --- clones -----------------------------------------------------------------------------------------------------------


def test_a_clone_copies_everything_there_is() -> None:
    """Every number of a state and of its players is set to one of its own, rare positions or not, and copied."""
    state = berlin().new(3, 1)
    unusual = iter(range(100, 1000))
    for thing in (state, *state.players):
        held = fingerprint(thing)
        assert isinstance(held, dict)
        for name, value in held.items():
            if type(value) is int and name != "seats":
                setattr(thing, name, next(unusual))
    state.reshuffles = [[1, 2, 3]]
    copy = state.clone()
    assert fingerprint(copy) == fingerprint(state)
    for player, twin in zip(state.players, copy.players, strict=True):
        assert player is not twin
