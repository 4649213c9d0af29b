"""Tickets (T15) and what is public or secret (T16)."""

from __future__ import annotations

import pytest

from tests.rules.ticket_tables import LETTERS, TICKETS, Table


def test_t15_two_tickets_are_drawn_and_one_at_least_is_kept() -> None:
    table = Table.begun(tickets=TICKETS)
    table.play("A tickets")
    assert table.view().phase == "tickets"
    assert table.turn == "A"
    assert table.offer("A") == TICKETS[4:6]
    assert table.view().ticket_deck == 16
    assert table.legal("A") == ["keep first", "keep second", "keep both"]
    assert table.refused("A pass") == ("T15", "why-choose-tickets-first")
    assert table.refused("A draw deck") == ("T15", "why-choose-tickets-first")
    assert table.refused("A tickets") == ("T15", "why-choose-tickets-first")
    assert table.refused("B keep first") == ("T5", "why-not-your-turn")


@pytest.mark.parametrize("choice", ["first", "second", "both"])
def test_t15_what_is_returned_goes_to_the_bottom(choice: str) -> None:
    table = Table.begun(tickets=TICKETS)
    table.play("A tickets", f"A keep {choice}")
    kept = {"first": TICKETS[4:5], "second": TICKETS[5:6], "both": TICKETS[4:6]}[choice]
    returned = [ticket for ticket in TICKETS[4:6] if ticket not in kept]
    assert table.tickets("A") == {*TICKETS[:2], *kept}
    assert table.offer("A") == []
    assert table.turn == "B"
    assert table.view("A").returned == tuple((16, ticket) for ticket in returned)
    drawn: list[str] = []
    while table.view().ticket_deck > 0:  # the rest of the deck comes first, then what was returned
        letter = table.turn
        table.play(f"{letter} tickets")
        drawn += table.offer(letter)
        table.play(f"{letter} keep {'both' if len(table.offer(letter)) == 2 else 'first'}")
    assert drawn == TICKETS[6:] + returned


def test_t15_returned_tickets_come_round_again() -> None:
    """The same tickets go under the deck and come up again, in order, however often."""
    table = Table.begun(tickets=TICKETS)
    order = TICKETS[4:]
    for n in range(60):
        letter = LETTERS[n % 2]
        table.play(f"{letter} tickets")
        assert table.offer(letter) == order[:2]
        keep = "first" if n < 10 else "both"
        table.play(f"{letter} keep {keep}")
        order = [*order[2:], order[1]] if keep == "first" else order[2:]
        assert table.view().ticket_deck == len(order)
        if len(order) < 2:
            break
    assert len(order) < 2


def one_ticket_left() -> Table:
    table = Table(players=2, tickets=TICKETS)
    table.play("A keep first", "B keep both")
    while table.view().ticket_deck > 1:
        table.play(f"{table.turn} tickets", f"{table.turn} keep both")
    assert table.view().ticket_deck == 1
    return table


def test_t15_the_last_ticket_must_be_kept() -> None:
    table = one_ticket_left()
    letter = table.turn
    before = table.tickets(letter)
    table.play(f"{letter} tickets")
    assert table.told("event-tickets-drawn")[0].params["count"] == 1
    assert table.offer(letter) == [TICKETS[1]]  # the one A returned at the start
    assert table.legal(letter) == ["keep first"]
    assert table.refused(f"{letter} keep second") == ("T15", "why-one-ticket-offered")
    assert table.refused(f"{letter} keep both") == ("T15", "why-one-ticket-offered")
    table.play(f"{letter} keep first")
    assert table.told("event-tickets-kept")[0].params["returned"] == 0
    assert table.tickets(letter) == before | {TICKETS[1]}
    assert table.view().ticket_deck == 0


def test_t15a_without_tickets_the_action_is_not_available() -> None:
    table = one_ticket_left()
    table.play(f"{table.turn} tickets", f"{table.turn} keep first")
    assert table.refused(f"{table.turn} tickets") == ("T15a", "why-no-tickets-left")
    assert "tickets" not in table.legal(table.turn)
    assert table.tickets("A") | table.tickets("B") == set(TICKETS)  # no limit on tickets held


def test_t15_kept_tickets_stay_to_the_end() -> None:
    table = Table.begun(tickets=TICKETS)
    table.play("A tickets", "A keep both", "B draw deck", "B draw deck", "A tickets", "A keep first")
    assert table.tickets("A") == {*TICKETS[:2], *TICKETS[4:6], TICKETS[6]}
    assert [ticket for _, ticket in table.view("A").returned] == [TICKETS[7]]


def test_t15_nothing_is_kept_that_was_not_offered() -> None:
    table = Table.begun()
    for choice in ("first", "second", "both"):
        assert table.refused(f"A keep {choice}") == ("T15", "why-nothing-offered")


# --- T16: what is secret, and T16a: what is public --------------------------------------------------------------------


def test_t16_tickets_and_progress_are_secret_until_the_end() -> None:
    table = Table.begun(tickets=TICKETS)
    for viewer in ("B", None):
        shown = table.view(viewer).players[0]
        assert (shown.hand, shown.tickets, shown.offer, shown.total) == (None, None, None, None)
        assert shown.ticket_count == 2
    mine = table.player("A")
    assert [(ticket.id, ticket.points, ticket.complete) for ticket in mine.tickets or ()] == [
        (TICKETS[0], 2, False),
        (TICKETS[1], 3, False),
    ]
    assert mine.total == -5


def test_t16a_numbers_of_cards_and_tickets_and_the_sizes_of_stacks_are_public() -> None:
    table = Table.begun(players=3)
    table.play("A draw deck", "A draw deck", "B tickets", "B keep first")
    view = table.view()
    assert [player.cards for player in view.players] == [4, 2, 2]
    assert [player.ticket_count for player in view.players] == [2, 3, 2]
    assert (view.deck, view.discards, view.ticket_deck) == (44 - 6 - 5 - 2, {}, 22 - 6 - 1)


def test_t16a_cards_taken_face_up_are_known_until_they_are_played() -> None:
    table = Table.begun(hands={"A": "black wild"}, row="red black black purple orange", deck="green green wild")
    table.play("A draw black", "A draw deck")
    assert table.view("B").players[0].shown == {"black": 1}
    table.play("B draw deck", "B draw purple", "A draw black", "A draw red")
    assert table.view().players[0].shown == {"black": 2, "red": 1}
    table.play("B draw deck", "B draw deck")
    table.play("A claim pergamonmuseum-alexanderplatz-1 1 black 1 wild")
    assert table.view().players[0].shown == {"black": 1, "red": 1}  # two of three black, one played
    assert table.view().players[1].shown == {"purple": 1}
    table.play("B draw deck", "B draw deck", "A claim brandenburger_tor-potsdamer_platz-1 1 black")
    assert table.view().players[0].shown == {"red": 1}  # the last black card may be one nobody saw
    assert table.hand("A")["black"] == 1


def test_t16a_a_face_up_card_taken_is_told_to_all_and_an_unseen_one_to_its_owner() -> None:
    table = Table.begun(row="red green black purple orange", deck="wild blue")
    table.play("A draw green")
    assert [event.seen_by(None).params for event in table.events] == [
        {"seat": 0, "card": "green", "slot": 2},
        {"cards": ["wild"], "slots": [2], "count": 1},
    ]
    table.play("A draw deck")
    assert [event.seen_by(0).params for event in table.events] == [{"seat": 0, "card": "blue"}]
    for viewer in (1, None):
        assert [event.seen_by(viewer).params for event in table.events] == [{"seat": 0, "card": None}]


def test_t16_drawn_tickets_are_told_to_their_owner_only() -> None:
    table = Table.begun(tickets=TICKETS)
    table.play("A tickets")
    assert table.events[0].seen_by(0).params == {"seat": 0, "count": 2, "tickets": TICKETS[4:6]}
    assert table.events[0].seen_by(1).params == {"seat": 0, "count": 2, "tickets": None}
    table.play("A keep second")
    assert table.events[0].seen_by(0).params == {"seat": 0, "count": 1, "returned": 1, "tickets": [TICKETS[5]]}
    assert table.events[0].seen_by(1).params == {"seat": 0, "count": 1, "returned": 1, "tickets": None}
    table.play("B tickets", "B keep both")
    assert table.events[0].seen_by(1).params == {"seat": 1, "count": 2, "returned": 0, "tickets": TICKETS[6:8]}


def test_t16_who_returned_a_ticket_knows_where_it_lies() -> None:
    table = Table.begun(tickets=TICKETS)
    table.play("A tickets", "A keep first", "B tickets", "B keep second")
    assert table.view("A").returned == ((14, TICKETS[5]),)
    assert table.view("B").returned == ((15, TICKETS[6]),)
    assert table.view(None).returned == ()
    table.play("A tickets", "A keep both")
    assert table.view("A").returned == ((12, TICKETS[5]),)


def test_t16_tickets_are_shown_when_the_game_is_over_and_hands_are_not() -> None:
    table = Table.begun(tickets=TICKETS)
    table.state.last_turns = 1
    table.play("A pass")
    assert table.view().phase == "over"
    for viewer in (None, "A", "B"):
        for seat, player in enumerate(table.view(viewer).players):
            assert [ticket.id for ticket in player.tickets or ()] == TICKETS[2 * seat : 2 * seat + 2]
            assert (player.hand is not None) == (viewer == "AB"[seat])
            assert player.total == table.state.result().totals[seat]
        assert table.view(viewer).ranks == table.state.result().ranks
