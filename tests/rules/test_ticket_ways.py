"""What a seat is told about its tickets: the routes still missing, and the claims that complete one."""

from __future__ import annotations

from peron.rules.ticket.shapes import Claim
from tests.rules.ticket_tables import Table, joins_of

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


def test_t19_a_ticket_that_is_complete_is_not_joined_again() -> None:
    table = with_ticket()
    table.build("A", "charlottenburger_tor-zoologischer_garten", "charlottenburger_tor-turmstrasse-1")
    table.lay(hands={"A": "green green"})
    assert not any(joins_of(move) for move in table.view("A").moves)
