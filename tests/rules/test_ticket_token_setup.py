"""Tourism tokens of San Francisco: their number (S1), and where they lie at the beginning (S3, S4)."""

from __future__ import annotations

from collections import Counter

import pytest

import peron
from tests.rules.ticket_tables import LETTERS, SAN_FRANCISCO, SYMBOLS, Table, berlin, san_francisco, tokens_of
from tests.rules.token_tables import (
    AT_SUNSET,
    FIVE,
    NOWHERE,
    PLACES,
    begun,
    claim,
    opened,
)

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


@pytest.mark.parametrize(("players", "both"), [(2, "yes"), (3, "no"), (4, "no")])
def test_s4_the_prompt_says_whether_one_player_places_both(players: int, both: str) -> None:
    table = opened(players)
    for count in (2, 1):
        prompt = table.state.view(LETTERS.index(table.turn)).prompt
        assert (prompt.key, prompt.params) == ("prompt-ticket-placing", {"count": count, "both": both, "rule": "S4"})
        table.play(f"{table.turn} {table.legal(table.turn)[0]}")


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
