"""Tourism tokens of San Francisco: taking them (S5), their points (S7), and the end of the game (S6)."""

from __future__ import annotations

from itertools import chain

import pytest

from peron.rules.ticket.shapes import Claim, TakeToken
from peron.rules.ticket.state import TicketState
from tests.rules.positions import fingerprint, positions
from tests.rules.ticket_tables import SYMBOLS, Table, san_francisco, tokens_of
from tests.rules.token_tables import (
    AT_ALCATRAZ,
    AT_BRIDGE,
    AT_BRIDGE_TOO,
    AT_PIER,
    AT_PIER_TOO,
    AT_POTRERO,
    AT_SUNSET,
    GREENS,
    NOWHERE,
    PIER_AND_EMBARCADERO,
    begun,
    claim,
    taken,
)

# --- S5: taking -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "symbol", "place"),
    [
        (AT_ALCATRAZ, "bridge", "alcatraz"),
        (AT_BRIDGE, "lighthouse", "golden_gate_bridge"),
        ("chinatown-the_embarcadero-2", "bell", "the_embarcadero"),
        (AT_SUNSET, "note", "sunset"),
        (AT_POTRERO, "house", "potrero_hill"),
        (AT_PIER, "lantern", "pier_39"),
        ("chinatown-union_square-1", "tree", "union_square"),
    ],
)
def test_s5_whoever_claims_a_route_to_a_stack_takes_a_token(route: str, symbol: str, place: str) -> None:
    """At either of its ends, and without asking when there is but one."""
    table = begun(3)
    before = table.stack(symbol)
    claim(table, "B", route)
    assert taken(table) == [(1, symbol, place)]
    assert table.player("B").tokens == (symbol,)
    assert table.stack(symbol) == (place, before[1] - 1)
    assert sum(stack.count for stack in table.view().stacks) == 13
    assert table.turn == "C"
    assert [player.tokens for player in table.view().players] == [(), (symbol,), ()]


def test_s5_a_route_without_stacks_brings_no_token() -> None:
    table = begun()
    claim(table, "A", NOWHERE)
    assert taken(table) == []
    assert table.player("A").tokens == ()
    assert table.turn == "B"


def test_s5_no_second_token_of_a_symbol() -> None:
    table = begun(3)
    claim(table, "A", AT_BRIDGE)
    claim(table, "A", "golden_gate_bridge-lands_end")
    assert taken(table) == []
    assert table.player("A").tokens == ("lighthouse",)
    assert table.stack("lighthouse") == ("golden_gate_bridge", 1)


def test_s5_the_last_token_and_none_after_it() -> None:
    table = begun(3)
    claim(table, "A", AT_BRIDGE)
    claim(table, "B", AT_BRIDGE_TOO)
    assert taken(table) == [(1, "lighthouse", "golden_gate_bridge")]
    assert table.stack("lighthouse") == ("golden_gate_bridge", 0)
    claim(table, "C", "golden_gate_bridge-lands_end")
    assert taken(table) == []
    assert table.player("C").tokens == ()
    assert table.turn == "A"


def test_s5_with_two_players_a_single_token_is_the_last() -> None:
    table = begun(2)
    claim(table, "A", AT_PIER)
    assert table.player("A").tokens == ("lantern",)
    claim(table, "B", AT_PIER_TOO)
    assert taken(table) == []


def at_both_ends(players: int = 2) -> Table:
    """A has claimed the route between Pier 39 (lantern) and The Embarcadero (bell) and must choose."""
    table = begun(players)
    claim(table, "A", PIER_AND_EMBARCADERO)
    return table


def test_s5_with_tokens_at_both_ends_the_player_chooses() -> None:
    table = at_both_ends()
    assert taken(table) == []
    assert (table.view().phase, table.turn, table.view().actors) == ("token", "A", (0,))
    assert table.legal("A") == ["take bell", "take lantern"]
    assert table.legal("B") == []
    assert [(move.kind, move.token, move.place) for move in table.view("A").moves if isinstance(move, TakeToken)] == [
        ("take-token", "bell", "the_embarcadero"),
        ("take-token", "lantern", "pier_39"),
    ]
    table.play("A take lantern")
    assert taken(table) == [(0, "lantern", "pier_39")]
    assert table.player("A").tokens == ("lantern",)
    assert (table.stack("lantern")[1], table.stack("bell")[1]) == (0, 2)
    assert (table.view().phase, table.turn) == ("turn", "B")


def test_s5_the_route_is_claimed_before_the_token_is_chosen() -> None:
    table = at_both_ends()
    assert table.player("A").routes == (PIER_AND_EMBARCADERO,)
    assert (table.player("A").route_points, table.player("A").trams) == (4, 17)
    assert table.view().discards == {"green": 3}


@pytest.mark.parametrize("move", ["pass", "draw deck", "tickets", f"claim {NOWHERE} 1 black", "place tree presidio"])
def test_s5_taking_is_not_optional(move: str) -> None:
    table = at_both_ends()
    assert table.refused(f"A {move}") == ("S5", "why-take-token-first")
    table.state.last_turns = 1  # T18a lets a turn be passed, but this one has been used
    assert table.refused(f"A {move}") == ("S5", "why-take-token-first")


def test_s5_only_what_lies_at_the_ends_can_be_taken() -> None:
    table = at_both_ends()
    assert table.refused("A take bridge") == ("S5", "why-token-not-here")
    assert table.refused_params("A take bridge") == {"token": "bridge"}
    assert table.refused("B take bell") == ("T5", "why-not-your-turn")


def test_s5_what_the_player_has_already_is_no_choice() -> None:
    """With one of the two symbols the other is taken at once; with both, none."""
    table = begun(3)
    claim(table, "A", AT_PIER)
    claim(table, "A", PIER_AND_EMBARCADERO)
    assert taken(table) == [(0, "bell", "the_embarcadero")]
    assert (table.view().phase, table.turn) == ("turn", "B")
    table = begun(3)
    claim(table, "A", AT_PIER)
    claim(table, "A", "the_embarcadero-oracle_park")
    claim(table, "A", PIER_AND_EMBARCADERO)
    assert taken(table) == []
    assert table.player("A").tokens == ("bell", "lantern")
    assert (table.view().phase, table.turn) == ("turn", "B")


def test_s5_a_stack_that_is_used_up_is_no_choice() -> None:
    table = begun(2)
    claim(table, "B", AT_PIER)  # the only lantern
    claim(table, "A", PIER_AND_EMBARCADERO)
    assert taken(table) == [(0, "bell", "the_embarcadero")]
    assert table.turn == "B"


def test_s5_why_a_token_one_has_cannot_be_chosen() -> None:
    table = at_both_ends()
    table.state.players[0].tokens |= 1  # a bridge
    assert table.refused("A take bridge") == ("S5", "why-have-token")
    assert table.refused_params("A take bridge") == {"token": "bridge"}


def test_s5_tokens_are_public() -> None:
    table = at_both_ends(4)
    table.play("A take bell")
    for viewer in (None, *"ABCD"):
        view = table.view(viewer)
        assert view.players[0].tokens == ("bell",)
        assert [stack.count for stack in view.stacks] == [3, 3, 2, 3, 3, 3, 3]
    assert all(event.secret == {} for event in table.events)


def test_s5_a_claim_says_which_tokens_it_can_bring() -> None:
    table = begun(3)
    table.lay(hands={"A": f"{GREENS} red red black"})
    claims = {move.route: tokens_of(move) for move in table.view("A").moves if isinstance(move, Claim)}
    assert claims[PIER_AND_EMBARCADERO] == {"bell", "lantern"}
    assert claims[AT_BRIDGE] == {"lighthouse"}
    assert claims[NOWHERE] == set()
    table.state.players[0].tokens = 2**1 | 2**5  # a lighthouse and a lantern
    claims = {move.route: tokens_of(move) for move in table.view("A").moves if isinstance(move, Claim)}
    assert (claims[PIER_AND_EMBARCADERO], claims[AT_BRIDGE]) == ({"bell"}, set())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s5_what_a_claim_says_of_tokens_is_what_it_brings(players: int) -> None:
    choices = 0
    for state in chain.from_iterable(positions(san_francisco(), players, seed, every=3) for seed in range(60, 64)):
        assert isinstance(state, TicketState)
        for seat in state.actors():
            before = state.view(seat)
            for move in before.moves:
                then = state.clone()
                then.apply(seat, move.move)
                after = then.view(seat)
                won = set(after.players[seat].tokens) - set(before.players[seat].tokens)
                if isinstance(move, TakeToken):
                    assert won == {move.token}
                    assert move.worth == after.players[seat].token_points
                elif len(tokens_of(move)) == 2:
                    choices += 1
                    assert not won
                    assert {one.token for one in after.moves if isinstance(one, TakeToken)} == tokens_of(move)
                else:
                    assert won == tokens_of(move)
    assert choices


def test_s5_every_claim_of_a_turn_counts_also_the_last() -> None:
    """T18: in the very last turn a token is still taken, and chosen."""
    table = begun(2)
    table.state.last_turns = 1
    claim(table, "A", PIER_AND_EMBARCADERO)
    assert not table.state.is_over()
    table.play("A take bell")
    assert table.state.is_over()
    assert table.player("A").tokens == ("bell",)


# --- S6: the end ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cars", "triggered"), [(5, False), (4, True), (3, True), (2, True)])
def test_s6_two_cable_cars_left_or_fewer_set_off_the_last_round(cars: int, triggered: bool) -> None:
    table = begun(3)
    table.pieces("A", cars)
    claim(table, "A", "painted_ladies-the_castro")  # two spaces, no tokens
    assert table.view().last_turns == (3 if triggered else None)
    assert bool(table.told("event-last-round")) is triggered
    if triggered:
        assert table.told("event-last-round")[0].params == {"seat": 0, "left": cars - 2, "rule": "T18"}
    assert table.turn == "B"


def test_s6_the_turn_is_finished_before_the_last_round_begins() -> None:
    """A token that is still to be chosen belongs to the turn."""
    table = begun(2)
    table.pieces("A", 5)
    claim(table, "A", PIER_AND_EMBARCADERO)
    assert table.view().last_turns is None
    assert not table.told("event-last-round")
    table.play("A take bell")
    assert table.view().last_turns == 2
    assert [event.key for event in table.events] == ["event-token", "event-last-round"]
    assert table.turn == "B"


def test_s6_the_last_round_is_played_to_its_end() -> None:
    table = begun(2)
    table.pieces("A", 4)
    claim(table, "A", "painted_ladies-the_castro")
    table.play("B draw deck", "B draw deck", "A pass")
    assert table.state.is_over()


def test_t17_taking_a_token_breaks_a_round_of_passes() -> None:
    table = at_both_ends()
    table.state.passes = 1
    table.play("A take bell")
    assert table.state.passes == 0


# --- S7: points -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_s7_points_by_number_of_different_symbols(tokens: int, points: int) -> None:
    table = begun(2)
    table.give_tickets("A")
    table.build("A", NOWHERE)
    table.state.players[0].tokens = sum(2**symbol for symbol in range(7 - tokens, 7))
    player = table.player("A")
    assert player.tokens == SYMBOLS[7 - tokens :]
    assert player.token_points == points
    assert player.total == table.state.total(0) == table.state.result().totals[0] == 1 + points
    lines = [(line.key, line.points, line.params) for line in table.state.scores()[0].lines]
    assert lines[0] == ("score-tram", 1, {"count": 1})
    assert lines[1:] == ([("score-tokens", points, {"count": tokens})] if tokens else [])


def test_s7_t19_tokens_are_part_of_the_final_score() -> None:
    table = begun(2)
    for letter in "AB":
        table.give_tickets(letter, "chinatown-oracle_park")  # four points, joined by neither
    table.state.players[0].tokens = 2**7 - 1
    table.state.players[1].tokens = 1
    assert table.state.result().totals == (12 - 4, -4)
    assert table.state.result().ranks == (1, 2)


def test_t20_tokens_do_not_decide_a_tie() -> None:
    """A has more tokens, B more points for routes: the same total, and B's completed ticket wins."""
    table = begun(2)
    table.give_tickets("A")
    table.give_tickets("B", "twin_peaks-mission_district")  # three points
    table.build("B", NOWHERE, "mission_district-the_castro-2")  # one and two points
    table.state.players[0].tokens = 2**5 - 1  # six points
    assert table.state.result().totals == (6, 6)
    assert table.state.result().ranks == (2, 1)


# --- other rules on this board ----------------------------------------------------------------------------------------


def test_t13_double_routes_on_this_board() -> None:
    two, three = begun(2), begun(3)
    for table in (two, three):
        claim(table, "A", AT_BRIDGE)
        table.lay(hands={"A": "", "B": "blue blue"})
    assert two.refused(f"B claim {AT_BRIDGE_TOO} 2 blue") == ("T13", "why-double-closed")
    assert three.legal("B", f"claim {AT_BRIDGE_TOO}") == [f"claim {AT_BRIDGE_TOO} 2 blue"]


def test_a_clone_keeps_tokens_and_what_is_to_be_chosen() -> None:
    table = at_both_ends()
    table.state.listening = False
    copy = table.state.clone()
    assert fingerprint(copy) == fingerprint(table.state)
    table.play("A take bell")
    copy.apply(0, table.game.parse(copy, "take lantern"))
    assert copy.view(0).players[0].tokens == ("lantern",)
    assert table.player("A").tokens == ("bell",)
    assert copy.view(0).stacks != table.view("A").stacks
