"""What a seat is told about its tickets: the routes still missing, and the claims that complete one."""

from __future__ import annotations

import pytest

import peron
from peron.rules.ticket import ways
from peron.rules.ticket.shapes import Claim
from peron.rules.ticket.state import TicketState
from tests.amount import amount
from tests.rules.positions import walk
from tests.rules.ticket_tables import Table, joins_of, nearer_by

TICKET = "zoologischer_garten-turmstrasse"


def missing(table: Table, letter: str = "A") -> tuple[str, ...] | None:
    """What is missing of the only ticket of a seat."""
    (ticket,) = table.player(letter).tickets or ()
    return ticket.missing


def with_ticket(players: int = 2) -> Table:
    table = Table.begun(players)
    table.give_tickets("A", TICKET)
    return table


def test_t19_the_way_with_the_fewest_cards() -> None:
    """Two ways take five cards over two routes; the one that is first on the board is named, in order of travel."""
    table = with_ticket()
    assert missing(table) == ("charlottenburger_tor-zoologischer_garten", "charlottenburger_tor-turmstrasse-1")


def test_t10_routes_of_others_are_out_of_reach() -> None:
    table = with_ticket()
    table.build("B", "charlottenburger_tor-zoologischer_garten")
    assert missing(table) == ("zoologischer_garten-siegessaeule", "turmstrasse-siegessaeule")


def test_t19_own_routes_cost_nothing() -> None:
    table = with_ticket()
    table.build("A", "turmstrasse-siegessaeule")
    assert missing(table) == ("zoologischer_garten-siegessaeule",)
    table.build("A", "zoologischer_garten-siegessaeule")
    assert missing(table) == ()


def test_t13_the_other_strand_is_open_from_three_players_on() -> None:
    three, two = with_ticket(3), with_ticket(2)
    for table in (three, two):
        table.build("B", "charlottenburger_tor-turmstrasse-1")
    assert missing(three) == ("charlottenburger_tor-zoologischer_garten", "charlottenburger_tor-turmstrasse-2")
    assert missing(two) == ("zoologischer_garten-siegessaeule", "turmstrasse-siegessaeule")


def test_t11_the_pieces_left_must_do_for_all_of_the_way() -> None:
    table = with_ticket()
    table.pieces("A", trams=11, subways=0)
    assert missing(table) == ("zoologischer_garten-siegessaeule", "turmstrasse-siegessaeule")
    table.pieces("A", trams=1, subways=5)
    assert missing(table) == (
        "kurfuerstendamm-zoologischer_garten-1",
        "kurfuerstendamm-charlottenburger_tor-1",
        "charlottenburger_tor-turmstrasse-1",
    )
    table.pieces("A", trams=0, subways=4)
    assert missing(table) == (
        "zoologischer_garten-nollendorfplatz",
        "nollendorfplatz-kurfuerstendamm-1",
        "kurfuerstendamm-charlottenburger_tor-1",
        "charlottenburger_tor-turmstrasse-1",
    )
    table.pieces("A", trams=0, subways=3)
    assert missing(table) is None


def test_t12_t19_a_claim_says_what_it_gives_and_which_ticket_it_completes() -> None:
    table = with_ticket()
    table.build("A", "charlottenburger_tor-zoologischer_garten")
    table.lay(hands={"A": "orange orange orange purple"})
    moves = [move for move in table.view("A").moves if isinstance(move, Claim)]
    claims = {table.game.notation(table.state, move.move): move for move in moves}
    subway = claims["claim charlottenburger_tor-turmstrasse-1 3 orange"]
    street = claims["claim kurfuerstendamm-zoologischer_garten-2 1 purple"]
    assert (subway.points, joins_of(subway)) == (5, {TICKET})
    assert (street.points, joins_of(street)) == (1, set())


def test_t19_a_claim_says_which_ticket_it_brings_nearer_and_by_how_much() -> None:
    table = with_ticket()
    table.lay(hands={"A": "orange orange orange purple"})
    claims = {move.route: move for move in table.view("A").moves if isinstance(move, Claim)}
    assert nearer_by(claims["charlottenburger_tor-turmstrasse-1"]) == {TICKET: (2, 1)}
    assert nearer_by(claims["kurfuerstendamm-zoologischer_garten-2"]) == {}


def test_t19_a_ticket_that_is_complete_is_not_joined_again() -> None:
    table = with_ticket()
    table.build("A", "charlottenburger_tor-zoologischer_garten", "charlottenburger_tor-turmstrasse-1")
    table.lay(hands={"A": "green green"})
    assert not any(joins_of(move) for move in table.view("A").moves)


@pytest.mark.parametrize("name", ["berlin", "san-francisco"])
def test_t19_the_quick_search_finds_what_the_thorough_one_finds(name: str) -> None:
    """The quick one leaves the pieces out of account, and is believed only where they last."""
    game, random = peron.game(name), peron.Random(3)
    ends = [0, 0]
    for seed in range(amount(2, 20)):
        for number, turn in enumerate(walk(game, game.new(3, seed), random, ("claim",))):
            state = turn.state
            assert isinstance(state, TicketState)
            if number % 20:
                continue
            for player in state.players:
                ticket = random.below(len(state.board.tickets))
                way = ways.missing(state.board, player, ticket)
                assert way == ways._cheapest_that_lasts(state.board, player, ticket)
                ends[way is None] += 1
    assert all(ends), "ways that there are, and ways that there are not"
