"""Drawing transport cards: T3 in play, T6-T9 and their rulings."""

from __future__ import annotations

import pytest

import peron
from tests.rules.positions import fingerprint
from tests.rules.ticket_tables import Table

# --- T6: two cards, one after the other -------------------------------------------------------------------------------


def test_t6_a_face_up_card_is_replaced_at_once_in_its_place() -> None:
    table = Table.begun(hands={"A": "blue blue"}, row="red green black purple orange", deck="wild orange")
    table.play("A draw black")
    assert table.row == "red green wild purple orange"
    assert table.hand("A") == {"blue": 2, "black": 1}
    table.play("A draw orange")
    assert table.row == "red green wild purple orange"
    assert table.hand("A") == {"blue": 2, "black": 1, "orange": 1}
    assert table.turn == "B"


def test_t6_a_card_from_the_deck_is_its_top_card() -> None:
    table = Table.begun(hands={"A": "blue blue"}, row="red green black purple orange", deck="green red")
    table.play("A draw deck")
    assert table.hand("A") == {"blue": 2, "green": 1}
    assert table.row == "red green black purple orange"
    table.play("A draw deck")
    assert table.hand("A") == {"blue": 2, "green": 1, "red": 1}
    assert table.turn == "B"


def test_t6_of_equal_face_up_cards_each_can_be_named() -> None:
    table = Table.begun(row="red green red red orange", deck="blue black")
    assert table.legal("A", "draw") == [
        "draw deck",
        "draw red",
        "draw green",
        "draw red 3",
        "draw red 4",
        "draw orange",
    ]
    table.play("A draw red 4")
    assert table.row == "red green red blue orange"
    table.play("A draw red 1")
    assert table.row == "black green red blue orange"


def test_t6a_the_second_card_must_be_taken() -> None:
    table = Table.begun(hands={"A": "black black"}, row="red green black purple orange", deck="black")
    table.play("A draw deck")
    assert table.view().phase == "second-card"
    assert table.turn == "A"
    assert table.legal("A") == ["draw deck", "draw red", "draw green", "draw black", "draw purple", "draw orange"]
    assert table.refused("A pass") == ("T6a", "why-take-second-card")
    assert table.refused("A tickets") == ("T6a", "why-take-second-card")
    claim = "A claim pergamonmuseum-alexanderplatz-1 2 black"
    assert table.refused(claim) == ("T6a", "why-take-second-card")
    assert table.refused("A keep first") == ("T15", "why-nothing-offered")


def test_t6a_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    table = Table.begun(hands={"A": "blue blue"}, deck="wild", row="red green black purple orange")
    table.play("A draw deck")
    assert table.events[0].seen_by(0).params == {"seat": 0, "card": "wild"}
    assert table.events[0].seen_by(1).params == {"seat": 0, "card": None}
    assert table.hand("A") == {"blue": 2, "wild": 1}


# --- T7: face-up wilds ------------------------------------------------------------------------------------------------


def test_t7_a_face_up_wild_is_the_only_card_of_the_turn() -> None:
    table = Table.begun(hands={"A": "blue blue"}, row="red wild black purple orange", deck="green")
    table.play("A draw wild")
    assert table.hand("A") == {"blue": 2, "wild": 1}
    assert table.row == "red green black purple orange"
    assert table.turn == "B"
    assert table.view().phase == "turn"


def test_t7_a_face_up_wild_is_no_second_card() -> None:
    table = Table.begun(row="red wild black purple orange", deck="wild green")
    table.play("A draw red")
    assert table.row == "wild wild black purple orange"
    assert table.legal("A") == ["draw deck", "draw black", "draw purple", "draw orange"]
    assert table.refused("A draw wild") == ("T7", "why-wild-as-second")
    assert table.refused("A draw wild 2") == ("T7", "why-wild-as-second")


def test_t7_an_unseen_wild_first_is_an_ordinary_card() -> None:
    table = Table.begun(hands={"A": "blue blue"}, row="red green black purple orange", deck="wild")
    table.play("A draw deck")
    assert table.turn == "A"
    table.play("A draw red")
    assert table.hand("A") == {"blue": 2, "red": 1, "wild": 1}
    assert table.turn == "B"


def test_t7_an_unseen_wild_second_is_an_ordinary_card() -> None:
    table = Table.begun(hands={"A": "blue blue"}, row="red green black purple orange", deck="wild wild")
    table.play("A draw deck", "A draw deck")
    assert table.hand("A") == {"blue": 2, "wild": 2}
    assert table.turn == "B"


# --- T3: three wilds face up ------------------------------------------------------------------------------------------


def test_t3_a_third_wild_sweeps_the_row_at_once() -> None:
    deck = "wild black purple orange red blue green"
    table = Table.begun(hands={"A": "blue blue", "B": "red red"}, row="wild green red wild blue", deck=deck)
    table.play("A draw red")
    assert table.row == "black purple orange red blue"
    assert table.view().discards == {"blue": 1, "green": 1, "wild": 3}
    assert table.told("event-sweep")[0].params == {"wilds": 3, "rule": "T3"}
    table.play("A draw black")  # the second card comes from the new row
    assert table.hand("A") == {"blue": 2, "red": 1, "black": 1}
    assert table.row == "green purple orange red blue"


def test_t3_swept_cards_come_back_when_the_deck_runs_out() -> None:
    table = Table.begun(reshuffles=["wild blue wild green wild"])
    table.lay(hands={"A": "red"}, row="wild wild red blue green", deck="wild black")
    table.play("A draw red")
    # the third wild is turned up; black is turned up and the deck is empty; the five swept cards are the new deck
    assert table.row == "black wild blue wild green"
    assert table.view().deck == 1
    assert table.view().discards == {}
    assert table.told("event-reshuffle")[0].params == {"count": 5}


def test_t3a_the_row_stays_while_it_could_never_settle() -> None:
    table = Table.begun(reshuffles=["black black green black wild wild wild wild"])
    table.lay(hands={"A": "wild"}, row="wild wild wild blue green", deck="wild wild wild wild")
    table.play("A draw blue")
    assert table.row == "wild wild wild wild green"  # only green and what is in the deck: no colours
    assert not table.told("event-sweep")
    assert table.told("event-row-stays")[0].params == {"wilds": 4, "rule": "T3a"}
    table.play("A draw deck")
    assert not table.told("event-row-stays")  # nothing new was turned up
    table.play("B claim checkpoint_charlie-moritzplatz 3 black")  # now three black cards are outside the hands
    assert table.told("event-sweep")[0].params == {"wilds": 4, "rule": "T3"}
    assert table.row == "wild wild black black green"


@pytest.mark.parametrize(("paid", "swept"), [("1 black", False), ("2 gray", True)])
def test_t3a_three_colours_outside_the_hands_are_enough(paid: str, swept: bool) -> None:
    table = Table.begun()
    table.lay(hands={"A": "black red red"}, row="wild wild wild wild green", deck="wild wild wild wild")
    if paid == "1 black":
        table.play("A claim brandenburger_tor-potsdamer_platz-1 1 black")
    else:
        table.play("A claim charlottenburger_tor-zoologischer_garten 2 red")
    assert bool(table.told("event-sweep")) is swept


def t3b_table(deck: str) -> Table:
    """Ten cards outside the hands once A has taken blue: five face up with three wilds, and the five of the deck."""
    table = Table.begun(reshuffles=["green black wild wild wild"])
    table.lay(hands={"A": ""}, row="wild wild blue green black", deck=f"wild {deck}")
    table.play("A draw blue")
    return table


def test_t3b_a_row_that_would_change_places_with_the_deck_for_ever_stays() -> None:
    table = t3b_table(deck="wild wild red wild orange")
    assert table.row == "wild wild wild green black"
    assert not table.told("event-sweep")
    assert table.told("event-row-stays")[0].params == {"wilds": 3, "rule": "T3b"}
    assert table.view().deck == 5
    assert table.legal("A") == ["draw deck", "draw green", "draw black"]


def test_t3b_a_deck_with_three_colours_settles_it() -> None:
    table = t3b_table(deck="wild red wild orange purple")
    assert table.row == "wild red wild orange purple"
    assert len(table.told("event-sweep")) == 1
    assert table.view().deck == 5


def test_t3b_with_discards_the_row_is_swept() -> None:
    """They are shuffled with the swept cards, so that the row can settle."""
    table = Table.begun(reshuffles=["blue blue red red wild wild wild"])
    table.lay(
        hands={"A": ""}, row="wild wild orange red red", deck="wild wild wild wild green black", discards="blue blue"
    )
    table.play("A draw orange")
    assert len(table.told("event-sweep")) == 2  # for the row of three wilds, then for the five cards of the deck
    assert table.view().deck + sum(table.view().discards.values()) == 7


def test_t3b_holds_for_ten_cards_only() -> None:
    """Nine cards outside the hands can settle: the row is swept as soon as the deck has lost a card (T3)."""
    table = t3b_table(deck="wild wild red wild orange")
    table.play("A draw deck")
    assert table.told("event-sweep")
    assert table.row == "wild red wild orange green"
    assert table.hand("A") == {"blue": 1, "wild": 1}
    assert table.turn == "B"


# --- T8: the deck runs out --------------------------------------------------------------------------------------------


def test_t8_the_discards_become_the_deck_at_once() -> None:
    table = Table.begun(reshuffles=["green red wild"])
    table.lay(hands={"A": ""}, row="red green black purple orange", deck="blue", discards="red green wild")
    table.play("A draw deck")
    assert table.view().deck == 3
    assert table.view().discards == {}
    assert table.told("event-reshuffle")[0].params == {"count": 3}
    table.play("A draw deck", "B draw deck", "B draw deck")
    assert table.hand("A") == {"blue": 1, "green": 1}
    assert table.view().deck == 0


def test_t8_also_while_the_row_is_filled() -> None:
    table = Table.begun(reshuffles=["orange wild"])
    table.lay(hands={"A": ""}, row="red green black purple orange", deck="blue", discards="orange wild")
    table.play("A draw green")
    assert table.row == "red blue black purple orange"
    assert table.view().deck == 2
    table.play("A draw red")
    assert table.row == "orange blue black purple orange"


def test_t8_without_a_deal_the_seed_shuffles_and_every_time_anew() -> None:
    pile = "red red red blue blue blue green green green black black black"
    orders = set()
    for seed in range(6):
        for _ in range(2):
            table = Table.begun(seed=seed)
            for _ in range(2):
                table.lay(hands={"A": "", "B": ""}, row="red green black purple orange", deck="blue", discards=pile)
                table.play(f"{table.turn} draw deck")
                cards = [int(table.state.deck[at]) for at in range(table.view().deck)]
                assert sorted(cards) == sorted([0, 1, 2, 4] * 3)
                orders.add(tuple(cards))
                table.play(f"{table.turn} draw red")
    assert len(orders) == 12  # two for each seed, the same each time


@pytest.mark.parametrize(
    "order",
    ["green red", "green red wild wild", "green red red", "", "green " * 44 + "red wild", "green " * 17 + "red wild"],
)
def test_t8_a_reshuffle_that_is_not_the_discards_is_refused_and_nothing_done(order: str) -> None:
    table = Table.begun(reshuffles=[order])
    table.lay(hands={"A": ""}, row="red green black purple orange", deck="blue", discards="red green wild")
    before = fingerprint(table.state)
    for move in ("A draw deck", "A draw red"):
        with pytest.raises(peron.PeronError) as refused:
            table.play(move)
        assert refused.value.key == "deal-reshuffle"
        assert refused.value.params["number"] == 1
        assert refused.value.params["expected"] == {"green": 1, "red": 1, "wild": 1}
        assert refused.value.params["given"] == len(order.split())
        assert fingerprint(table.state) == before


def test_t8_reshuffles_of_a_deal_are_used_one_after_the_other_then_the_seed() -> None:
    table = Table.begun(reshuffles=["green red", "wild red"])
    for letter, want in (("A", ["green", "red"]), ("B", ["wild", "red"])):
        table.lay(hands={"A": "", "B": ""}, row="red green black purple orange", deck="blue", discards=" ".join(want))
        before = table.hand(letter)
        table.play(f"{letter} draw deck", f"{letter} draw deck")
        gained = {card: n - before.get(card, 0) for card, n in table.hand(letter).items() if n != before.get(card, 0)}
        assert gained == {"blue": 1, want[0]: 1}
    assert table.state.reshuffles == []


# --- T8a: deck and discards both empty --------------------------------------------------------------------------------


def test_t8a_gaps_stay_open() -> None:
    table = Table.begun()
    table.lay(hands={"A": ""}, row="red green black purple orange", deck="")
    assert table.refused("A draw deck") == ("T8a", "why-deck-empty")
    table.play("A draw green")
    assert table.row == "red - black purple orange"
    assert table.refused("A draw gap 2") == ("T8a", "why-no-card-there")
    assert table.legal("A") == ["draw red", "draw black", "draw purple", "draw orange"]
    table.play("A draw purple")
    assert table.row == "red - black - orange"
    assert table.turn == "B"


def test_t8a_gaps_fill_in_row_order_as_soon_as_cards_are_discarded() -> None:
    table = Table.begun(reshuffles=["wild black"])
    table.lay(hands={"A": "black wild"}, row="red - green - orange", deck="")
    table.play("A claim pergamonmuseum-alexanderplatz-1 1 black 1 wild")
    assert table.row == "red wild green black orange"
    assert table.view().deck == 0
    turned_up = [event.params for event in table.told("event-market")]
    assert turned_up == [{"cards": ["wild", "black"], "slots": [2, 4], "count": 2}]


def test_t8a_fewer_cards_than_gaps_leave_the_last_gaps() -> None:
    table = Table.begun()
    table.lay(hands={"A": "black"}, row="- red - - orange", deck="")
    table.play("A claim brandenburger_tor-potsdamer_platz-1 1 black")
    assert table.row == "black red - - orange"


def test_t8a_more_cards_than_gaps_leave_a_deck() -> None:
    table = Table.begun(reshuffles=["black wild black"])
    table.lay(hands={"A": "black black wild"}, row="blue red - green orange", deck="")
    table.play("A claim checkpoint_charlie-moritzplatz 2 black 1 wild")
    assert table.row == "blue red black green orange"
    assert table.view().deck == 2


def test_t8a_the_action_ends_after_one_card_when_no_second_may_be_taken() -> None:
    table = Table.begun()
    table.lay(hands={"A": ""}, row="- red - wild -", deck="")
    assert table.legal("A", "draw") == ["draw red", "draw wild"]
    table.play("A draw red")
    assert table.hand("A") == {"red": 1}
    assert table.turn == "B"  # a face-up wild may not be the second card (T7)
    table.play("B draw wild")
    assert table.row == "- - - - -"
    assert table.turn == "A"


def test_t8a_the_last_card_of_the_deck_may_be_the_only_one() -> None:
    table = Table.begun()
    table.lay(hands={"A": ""}, row="wild wild wild wild wild", deck="red")
    table.play("A draw deck")
    assert table.hand("A") == {"red": 1}
    assert table.turn == "B"


def test_t8a_the_second_card_may_come_from_the_row_when_the_deck_is_empty() -> None:
    table = Table.begun()
    table.lay(hands={"A": ""}, row="wild red green black blue", deck="red")
    table.play("A draw deck")
    assert table.turn == "A"
    assert table.legal("A") == ["draw red", "draw green", "draw black", "draw blue"]


def test_t9_there_is_no_hand_limit() -> None:
    table = Table.begun()
    table.lay(row="red green black purple orange", deck="blue")  # B holds 36 cards
    table.play("A draw deck", "A draw red")
    assert sum(table.hand("B").values()) == 36
    table.play("B draw green", "B draw black")
    assert sum(table.hand("B").values()) == 38
