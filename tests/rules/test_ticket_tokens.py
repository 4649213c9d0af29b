"""Tourism tokens of San Francisco: their number (S1), setup (S3, S4), taking (S5) and points (S7), and its end (S6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

import peron
from peron.rules.ticket.shapes import Claim, TakeToken
from peron.rules.ticket.state import TicketState
from tests.rules.positions import fingerprint, positions
from tests.rules.ticket_tables import LETTERS, SAN_FRANCISCO, SYMBOLS, Table, berlin, san_francisco, tokens_of

FIVE = ("alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill")
"""S3: where stacks lie from the beginning; in the deals here with the first five symbols, in this order."""
PLACES = [place["id"] for place in SAN_FRANCISCO["places"]]

AT_ALCATRAZ = "alcatraz-fort_mason"  # a ferry of three spaces with one symbol
AT_BRIDGE, AT_BRIDGE_TOO = "golden_gate_bridge-presidio-1", "golden_gate_bridge-presidio-2"  # two red, two blue
AT_SUNSET = "sunset-japanese_tea_garden-1"  # two green
AT_POTRERO = "mission_district-potrero_hill-2"  # two red
AT_PIER, AT_PIER_TOO = "lombard_street-pier_39-1", "pier_39-chinatown"  # one red, two black
PIER_AND_EMBARCADERO = "pier_39-the_embarcadero"  # three green
NOWHERE = "the_castro-twin_peaks-2"  # one black
GREENS = "green green green"


def opened(players: int = 2, first: int = 0, **given: Any) -> Table:
    """A table where all have chosen their tickets, and the tokens are still to be placed."""
    table = Table(players, first, game=san_francisco(), tokens=SYMBOLS, **given)
    table.keep_both()
    return table


def begun(players: int = 2, first: int = 0, placed: Sequence[str] = ("lantern pier_39", "tree union_square")) -> Table:
    """A table where the two last stacks lie on these places."""
    table = opened(players, first)
    for stack in placed:
        table.play(f"{table.turn} place {stack}")
    return table


def claim(table: Table, letter: str, route: str) -> None:
    """Let a seat claim a route, whosever turn it is, with cards that pay for it."""
    table.state.turn = LETTERS.index(letter)
    entry = next(entry for entry in SAN_FRANCISCO["routes"] if entry["id"] == route)
    wilds = len(entry.get("ferries", []))
    colour = "blue" if entry["colour"] == "gray" else entry["colour"]
    cards = {colour: entry["spaces"] - wilds, "wild": wilds}
    table.lay(hands={**dict.fromkeys(LETTERS[: table.state.seats], ""), letter: cards})
    table.play(f"{letter} claim {route} " + " ".join(f"{n} {card}" for card, n in cards.items() if n))


def taken(table: Table) -> list[tuple[object, object, object]]:
    """Who took which token where, by the events of the last move."""
    return [(event.params["seat"], event.params["token"], event.params["place"]) for event in table.told("event-token")]


# --- S1 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_everybody_begins_with_twenty_cable_cars_and_no_token(players: int) -> None:
    for player in san_francisco().new(players, 1).view(None).players:
        assert (player.trams, player.subways, player.route_points, player.routes) == (20, 0, 0, ())
        assert (player.tokens, player.token_points) == ((), 0)


def test_s1_the_board_holds_what_the_rulebook_counts() -> None:
    tickets = {"-".join(ticket["between"]) for ticket in SAN_FRANCISCO["tickets"]}
    assert len(SAN_FRANCISCO["tickets"]) == len(tickets) == 24
    assert SAN_FRANCISCO["pieces"] == {"tram": 20}
    assert SAN_FRANCISCO["end_at"] == 2
    assert tuple(marked["place"] for marked in SAN_FRANCISCO["tokens"]["places"]) == FIVE


@pytest.mark.parametrize(("players", "tokens"), [(4, 21), (3, 14), (2, 12)])
def test_s1_s3_so_many_tokens_are_in_the_game(players: int, tokens: int) -> None:
    stacks = san_francisco().new(players, 1).view(None).stacks
    assert [stack.symbol for stack in stacks] == list(SYMBOLS)
    assert sum(stack.count for stack in stacks) == tokens


def test_berlin_has_no_tokens() -> None:
    view = Table.begun().view("A")
    assert view.stacks == ()
    assert all((player.tokens, player.token_points) == ((), 0) for player in view.players)
    assert not any(tokens_of(move) for move in view.moves)


# --- S3: setup --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size", "waiting"), [(2, 2, 1), (3, 2, 2), (4, 3, 3)])
def test_s3_five_stacks_lie_on_the_board_and_two_wait(players: int, size: int, waiting: int) -> None:
    table = Table(players, game=san_francisco(), tokens=SYMBOLS)
    for symbol, place in zip(SYMBOLS, FIVE, strict=False):
        assert table.stack(symbol) == (place, size)
    assert table.stack("lantern") == table.stack("tree") == (None, waiting)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [None, {}, {"symbols": "fixed"}, {"first": "A"}])
def test_s3_every_marked_place_has_a_symbol_of_its_own(players: int, options: dict[str, object] | None) -> None:
    for seed in range(5):
        stacks = san_francisco().new(players, seed, options).view(None).stacks
        assert {stack.symbol: stack.place for stack in stacks} == {
            "bridge": "golden_gate_bridge",
            "lighthouse": "alcatraz",
            "bell": "the_embarcadero",
            "tree": "sunset",
            "house": "potrero_hill",
            "lantern": None,
            "note": None,
        }


def test_s3_a_place_keeps_its_symbol_when_its_stack_is_used_up() -> None:
    table = begun(2)
    for letter, route in (("A", AT_SUNSET), ("B", "sunset-twin_peaks")):
        claim(table, letter, route)
    assert table.stack(SYMBOLS[3]) == ("sunset", 0)


def test_s3a_only_san_francisco_has_symbols_to_draw() -> None:
    assert [option.name for option in san_francisco().options()] == ["first", "symbols"]
    assert [option.name for option in berlin().options()] == ["first"]


def test_s3a_the_deal_says_which_symbol_lies_where() -> None:
    order = ["tree", "note", "bridge", "lantern", "bell", "house", "lighthouse"]
    table = Table(3, game=san_francisco(), tokens=order)
    assert [table.stack(symbol)[0] for symbol in order] == [*FIVE, None, None]


def test_s3a_a_table_may_let_the_seed_draw_the_symbols() -> None:
    """Every symbol comes to every place, and waits, about as often as the others."""
    at: Counter[tuple[str, str | None]] = Counter()
    for seed in range(700):
        drawn = san_francisco().new(3, seed, {"symbols": "drawn"})
        at.update((stack.symbol, stack.place) for stack in drawn.view(None).stacks)
    for symbol in SYMBOLS:
        assert all(60 < at[symbol, place] < 140 for place in FIVE)
        assert 140 < at[symbol, None] < 260


def test_a_deal_of_tokens_leaves_the_rest_to_the_seed() -> None:
    plain, dealt = (san_francisco().new(2, 5, None, deal) for deal in (None, {"tokens": SYMBOLS}))
    assert dealt.view(0).market == plain.view(0).market
    assert dealt.view(0).players == plain.view(0).players
    again = san_francisco().new(2, 5, None, {"tickets": [t.id for t in san_francisco().board.tickets]})
    assert again.view(None).stacks == plain.view(None).stacks


@pytest.mark.parametrize(
    ("tokens", "key"),
    [
        (SYMBOLS[1:], "deal-tokens"),
        ((*SYMBOLS, "bell"), "deal-tokens"),
        (("bell", *SYMBOLS[1:]), "deal-tokens"),
        (("whale", *SYMBOLS[1:]), "deal-tokens"),
        ((3, *SYMBOLS[1:]), "deal-tokens"),
        ("bridge", "deal-not-a-list"),
        (None, "deal-not-a-list"),
    ],
)
def test_wrong_deals_of_tokens_are_refused(tokens: object, key: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        san_francisco().new(2, 1, None, {"tokens": tokens})
    assert (refused.value.key, refused.value.params["stack"]) == (key, "tokens")


def test_berlin_deals_no_tokens() -> None:
    with pytest.raises(peron.PeronError) as refused:
        peron.game("berlin").new(2, 1, None, {"tokens": SYMBOLS})
    assert refused.value.key == "deal-unknown-stack"
    assert "tokens" not in str(refused.value.params["known"])


# --- S4: the last two stacks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "first", "placers"),
    [
        (2, 0, "BB"),
        (2, 1, "AA"),
        (3, 0, "CB"),
        (3, 1, "AC"),
        (3, 2, "BA"),
        (4, 0, "DC"),
        (4, 1, "AD"),
        (4, 3, "CB"),
    ],
)
def test_s4_the_last_player_places_first_then_the_last_but_one(players: int, first: int, placers: str) -> None:
    """With two players the second one places both."""
    table = opened(players, first)
    for letter, stack in zip(placers, ("tree lands_end", "lantern chinatown"), strict=True):
        assert (table.view().phase, table.turn) == ("placing", letter)
        assert table.view().actors == (LETTERS.index(letter),)
        other = next(other for other in LETTERS[:players] if other != letter)
        assert table.refused(f"{other} place {stack}") == ("T5", "why-not-your-turn")
        table.play(f"{letter} place {stack}")
    assert (table.view().phase, table.turn) == ("turn", LETTERS[first])


@pytest.mark.parametrize(("players", "size"), [(2, 1), (3, 2), (4, 3)])
def test_s4_whole_stacks_are_placed_with_two_players_single_tokens(players: int, size: int) -> None:
    table = begun(players)
    assert table.stack("lantern") == ("pier_39", size)
    assert table.stack("tree") == ("union_square", size)
    counts = sorted(stack.count for stack in table.view().stacks)
    assert counts == ([1, 1, 2, 2, 2, 2, 2] if players == 2 else [size] * 7)
    assert len({stack.place for stack in table.view().stacks}) == 7


def test_s4_any_place_without_a_stack_will_do() -> None:
    table = opened(3)
    free = [place for place in PLACES if place not in FIVE]
    assert len(free) == 15
    assert table.legal("C") == [f"place {symbol} {place}" for symbol in ("lantern", "tree") for place in free]
    table.play("C place tree presidio")
    free.remove("presidio")
    assert table.legal("B") == [f"place lantern {place}" for place in free]


def test_s4_a_place_has_one_stack() -> None:
    table = opened(4)
    assert table.refused("D place tree alcatraz") == ("S4", "why-has-stack")
    assert table.refused_params("D place tree alcatraz") == {"token": "tree", "place": "alcatraz"}
    table.play("D place tree presidio")
    assert table.refused("C place lantern presidio") == ("S4", "why-has-stack")


def test_s4c_with_two_players_the_single_tokens_go_to_different_places() -> None:
    table = opened(2)
    table.play("B place lantern presidio")
    assert table.refused("B place tree presidio") == ("S4", "why-has-stack")
    assert table.refused("B place lantern pier_39") == ("S4", "why-not-beside")


def test_s4a_the_first_to_place_chooses_the_stack() -> None:
    for symbol, left in (("lantern", "tree"), ("tree", "lantern")):
        table = opened(3)
        table.play(f"C place {symbol} pier_39")
        assert {text.split()[1] for text in table.legal("B")} == {left}
        assert table.refused(f"B place {symbol} presidio") == ("S4", "why-not-beside")
    assert opened(3).refused("C place bell presidio") == ("S4", "why-not-beside")


def test_s4b_tickets_are_chosen_before_tokens_are_placed() -> None:
    table = Table(3, game=san_francisco(), tokens=SYMBOLS)
    table.play("C keep both", "A keep both")
    assert table.refused("B place tree presidio") == ("T4", "why-choose-tickets-first")
    assert table.refused("C place tree presidio") == ("T4", "why-already-decided")
    table.play("B keep first")
    assert [event.key for event in table.events][-1] == "event-first-player"
    assert table.view().phase == "placing"
    assert table.view().ticket_deck == 24 - 6 + 1


@pytest.mark.parametrize("move", ["draw deck", "tickets", "pass", f"claim {NOWHERE} 1 black", "take bridge"])
def test_s4_nothing_else_is_done_before_the_tokens_are_placed(move: str) -> None:
    assert opened(3).refused(f"C {move}") == ("S4", "why-place-tokens-first")
    assert opened(3).refused("C keep both") == ("T15", "why-nothing-offered")


def test_s4_after_that_none_are_placed() -> None:
    table = begun(3)
    assert table.refused("A place tree presidio") == ("S4", "why-tokens-placed")
    table.play("A draw deck")
    assert table.refused("A place tree presidio") == ("S4", "why-tokens-placed")
    assert table.refused("A take bridge") == ("S5", "why-no-token-to-take")


def test_s4_placing_is_told_and_reveals_nothing() -> None:
    table = opened(4)
    before = table.state.reveals
    table.play("D place tree presidio")
    told = {"seat": 3, "token": "tree", "place": "presidio", "count": 3}
    assert [(event.key, event.params, event.secret) for event in table.events] == [("event-stack", told, {})]
    assert table.state.reveals == before


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
        assert table.told("event-last-round")[0].params == {"seat": 0, "left": cars - 2}
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
