"""Turns and tiles (M4-M8, M11, M12): who lays what where, and what is refused."""

from __future__ import annotations

import pytest

import peron
from peron.rules.metro.shapes import MetroView
from tests.rules.metro_naive import at_edge, neighbours
from tests.rules.metro_tables import ALLOWED, SQUARES, Table, metro, named
from tests.rules.positions import walk

EDGE = {square for square in SQUARES if at_edge(square)}


# --- M4, M5 -----------------------------------------------------------------------------------------------------------


def test_m4_seats_take_turns_clockwise_from_the_first() -> None:
    table = Table(players=4, deal={"first": 2})
    order = []
    for _ in range(8):
        order.append(int(table.state.seat))
        table.play_at_random(most=1)
        if table.state.phase == 1:
            table.play_at_random(most=1)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_m4_nobody_moves_out_of_turn() -> None:
    table = Table("aaaa aaaa")
    assert table.refused("B lay a1") == ("M4", "why-not-your-turn")
    assert table.why("B lay a1") == {"seat": 0}
    assert table.legal("B") == []


def test_m5_after_laying_a_new_tile_is_taken() -> None:
    table = Table("acba aaaa baac")
    assert (table.player("A").hand, table.player("B").hand, table.view().stack) == (("acba",), ("aaaa",), 58)
    table.play("A lay b1")
    assert (table.player("A").hand, table.view().stack) == (("baac",), 57)
    (event,) = table.told("event-new-tile")
    assert event.secret == {"tile": (0,)}
    assert [event.key for event in table.events] == ["event-lay", "event-new-tile"]


def test_m5_a_drawn_tile_is_seen_and_must_be_laid() -> None:
    table = Table("acba aaaa baac cbaa")
    table.play("A draw")
    assert table.view("A").phase == "drawn"
    assert table.player("A").drawn == "baac"
    assert table.player("A", "B").drawn is None
    assert table.player("A", "B").tiles == 2
    assert table.view("A").actors == (0,)
    assert all(text.startswith("lay drawn") for text in table.legal("A"))
    for line in ("A draw", "A lay b1", "A pass"):
        assert table.refused(line) == ("M5", "why-lay-the-drawn")
    table.play("A lay drawn b1")
    assert table.player("A").hand == ("acba",)
    assert table.view().stack == 57
    assert table.view().tiles[0].tile == "baac"
    assert table.view().actors == (1,)


def test_m5_what_was_not_drawn_is_not_laid() -> None:
    table = Table("acba aaaa")
    assert table.refused("A lay drawn b1") == ("M5", "why-nothing-drawn")


def test_m5_the_stack_must_have_a_tile() -> None:
    table = Table(seed=3)
    while table.view().stack:
        letter = "AB"[table.state.seat]
        table.play(f"{letter} {table.legal(letter, 'lay')[0]}")
    letter = "AB"[table.state.seat]
    assert table.refused(f"{letter} draw") == ("M5", "why-stack-empty")
    assert len(table.view().tiles) == 58
    table.play(f"{letter} {table.legal(letter, 'lay')[0]}")
    assert table.view().players["AB".index(letter)].tiles == 0
    assert not table.told("event-new-tile")


def test_m5b_whoever_has_a_tile_does_not_pass() -> None:
    for modules in ALLOWED:
        assert Table(options=modules).refused("A pass") == ("M5b", "why-tile-to-lay")


def until_the_stack_is_empty(table: Table) -> tuple[str, str]:
    """Both lay tiles until there are none to take, and each holds two; who is next, and the other."""
    while table.view().stack:
        letter = "AB"[table.state.seat]
        table.play(f"{letter} {table.legal(letter, 'lay')[0]}")
    assert [player.tiles for player in table.view().players] == [2, 2]
    return ("A", "B") if table.state.seat == 0 else ("B", "A")


def lay_something(table: Table, letter: str) -> None:
    table.play(f"{letter} {table.legal(letter, 'lay')[0]}")


def test_m5b_without_tiles_one_may_act_otherwise_or_pass() -> None:
    table = Table(seed=8, stations=True, hand=2)
    one, other = until_the_stack_is_empty(table)
    lay_something(table, one)
    table.play(f"{other} {table.legal(other, 'wagon')[0]}")
    lay_something(table, one)
    lay_something(table, other)
    moves = table.legal(one)
    assert moves[0] == "pass"
    assert moves[1:] == table.legal(one, "wagon") != []
    assert table.refused(f"{one} draw") == ("M5", "why-stack-empty")
    table.play(f"{one} pass")
    assert [event.key for event in table.events] == ["event-idle"]
    lay_something(table, other)
    assert table.state.is_over()


def test_m5b_who_has_nothing_to_act_with_is_passed_over() -> None:
    table = Table(seed=8, stations=True, hand=2)
    table.play("A wagon 1", "B wagon 2")
    one, other = until_the_stack_is_empty(table)
    # Each has placed the wagon already: so it is the other one who shall have a tile more.
    table.state.spare_wagons = 1 << "AB".index(other)
    lay_something(table, one)
    table.play(f"{other} {table.legal(other, 'wagon')[0]}")
    lay_something(table, one)
    lay_something(table, other)
    assert [event.params["seat"] for event in table.told("event-idle")] == ["AB".index(one)]
    assert table.view().actors == ("AB".index(other),)


# --- M6 ---------------------------------------------------------------------------------------------------------------


def test_m6_the_first_tile_goes_to_the_edge() -> None:
    table = Table("aaaa aaaa")
    assert table.squares() == EDGE
    assert table.refused("A lay b2") == ("M6", "why-square-not-beside")
    assert table.refused("A lay d3") == ("M6", "why-square-not-beside")


def test_m6_further_tiles_go_to_the_edge_or_beside_a_tile() -> None:
    table = Table("aaaa aaaa aaaa aaaa")
    table.lay("d1")
    assert table.squares("B") == EDGE - {"d1"} | {"d2"}
    assert table.refused("B lay c2") == ("M6", "why-square-not-beside")  # a corner is not enough
    assert table.refused("B lay d1") == ("M6", "why-occupied")
    table.lay("d2")
    assert table.squares("A") == EDGE - {"d1"} | {"c2", "e2", "d3"}


@pytest.mark.parametrize("options", [{"stations": True}, {"tracks": True}], ids=str)
def test_m6_being_beside_the_centre_is_not_enough(options: dict[str, object]) -> None:
    table = Table("aaaa aaaa", options=options)
    if "stations" in options:
        table.play("A wagon 1")
        assert table.refused("B lay d3") == ("M6", "why-square-not-beside")
    else:
        assert table.refused("A lay d3") == ("M6", "why-square-not-beside")


def test_m6_why_not_every_square() -> None:
    """Each of the 60 squares is either legal, or refused with its rule."""
    table = Table(seed=4)
    table.play_at_random(2, 25)
    letter = "AB"[table.state.seat]
    taken = {tile.square for tile in table.view().tiles}
    prefix = "lay drawn" if table.state.phase == 1 else "lay"
    for square in SQUARES:
        if square in taken:
            assert table.refused(f"{letter} {prefix} {square}")[1] == "why-occupied"
        elif not at_edge(square) and not neighbours(square) & taken:
            assert table.refused(f"{letter} {prefix} {square}")[1] == "why-square-not-beside"
        elif square not in table.squares(letter):
            assert table.refused(f"{letter} {prefix} {square}") == ("M7", "why-one-tile")


# --- M7 ---------------------------------------------------------------------------------------------------------------


def test_m7_a_tile_may_not_be_a_whole_line() -> None:
    """With all tracks turning back, nothing is left but the square that is not at the edge."""
    table = Table("aaaa dddd")
    table.lay("d1")
    assert table.squares("B") == {"d2"}
    assert table.refused("B lay a4") == ("M7", "why-one-tile")
    assert table.why("B lay a4") == {"square": "a4", "turns": "no", "tracks": ["a467"]}


def test_m7_at_the_corner_a_tile_can_join_two_stations() -> None:
    """From the north side of a1 to its west side, and the other way round."""
    for tile, square, allowed in (
        ("cbaa", "a1", False),  # 0 to 7: from station 8 to station 9
        ("aacb", "a1", False),  # 6 to 1: from station 9 to station 8
        ("acba", "a1", True),
        ("baac", "a8", False),  # 6 to 5: from 16 to 17
        ("acba", "a8", False),  # 4 to 7: from 17 to 16
        ("aacb", "a8", True),
        ("acba", "h1", False),  # 2 to 1
        ("baac", "h1", False),  # 0 to 3
        ("cbaa", "h1", True),
        ("aacb", "h8", False),  # 4 to 3
        ("cbaa", "h8", False),  # 2 to 5
        ("baac", "h8", True),
        ("aaaa", "a1", True),
    ):
        table = Table(f"{tile} aaaa")
        assert (square in table.squares()) == allowed, (tile, square)


def test_m7a_m7d_if_there_is_no_other_way_every_square_is_open_and_the_line_counts() -> None:
    table = Table("dddd aaaa")
    assert table.squares() == EDGE
    table.lay("a1")
    assert table.points() == [1, 1]  # from station 9 to itself, and from 8 to itself
    assert [event.params["number"] for event in table.told("event-line-finished")] == [8, 9]


def test_m7a_the_exception_is_judged_for_each_tile_by_itself() -> None:
    table = Table("dddd aaaa baac", hand=2)
    assert {text.split()[-1] for text in table.legal("A", "lay") if " 2 " not in text} == EDGE
    assert "a8" in table.squares()
    assert "lay 2 a1" in table.legal("A")
    assert Table("dddd baac", hand=2).refused("A lay 2 a8") == ("M7", "why-one-tile")


def test_m7a_with_free_direction_all_turns_are_asked() -> None:
    """With dada the sides of the board in the east and west are open; when it can be turned, so are the others."""
    arrow = Table("dada aaaa")
    assert arrow.squares() == {f"{column}{row}" for column in "ah" for row in range(2, 8)}
    free = Table("dada aaaa", direction="free")
    assert "lay d1 turn 90" in free.legal()
    assert free.refused("A lay d1") == ("M7", "why-one-tile")
    assert free.why("A lay d1") == {"square": "d1", "turns": "yes", "tracks": ["d101"]}
    assert free.refused("A lay a4 turn 90") == ("M7", "why-one-tile")


@pytest.mark.parametrize("players", [2, 3])
def test_m7c_also_at_stations_without_a_wagon(players: int) -> None:
    """16 and 17 lie at a8; nobody has a wagon there with three players."""
    table = Table("aaaa dddd adad dada", players=players)
    table.lay("d1")
    assert table.refused("B lay a8") == ("M7", "why-one-tile")


def test_m8_a_loop_means_nothing() -> None:
    """Four tiles round the corner between b2 and c3 join in a circle."""
    table = Table("aaaa aacb baac cbaa acba")
    table.lay("b1 b2 c2 c3 b3")
    assert not table.told("event-line-finished")
    assert table.points() == [0, 0]
    table.play_at_random()
    assert table.state.is_over()
    assert all(wagon.finished for wagon in table.view().wagons)


# --- M2, M11, M12 -----------------------------------------------------------------------------------------------------


def test_m2_tiles_are_not_turned() -> None:
    table = Table("acba aaaa")
    assert table.refused("A lay b1 turn 90") == ("M2", "why-not-turned")
    assert not [text for text in table.legal() if "turn" in text]


def test_m11_with_free_direction_they_are() -> None:
    table = Table("acba aaaa", direction="free")
    assert {text.partition("turn ")[2] for text in table.legal("A", "lay d1")} == {"", "90", "180", "270"}
    table.play("A lay d1 turn 90")
    assert (table.view().tiles[0].tile, table.view().tiles[0].turn) == ("acba", 90)
    assert table.wagon(5).path == ("d105",)  # aacb, as it lies


def test_m11_turns_that_look_alike_are_one() -> None:
    table = Table("aaaa bcbc", direction="free")
    assert table.refused("A lay d1 turn 90") == ("M11", "why-same-turned")
    assert table.why("A lay d1 turn 270") == {"square": "d1", "turn": 270, "same": 0}
    table.lay("d1")
    assert table.refused("B lay d2 turn 180") == ("M11", "why-same-turned")
    assert table.why("B lay d2 turn 270") == {"square": "d2", "turn": 270, "same": 90}
    assert {text.partition("turn ")[2] for text in table.legal("B", "lay d2")} == {"", "90"}


@pytest.mark.parametrize("hand", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 6])
def test_m12_tiles_in_hand(hand: int, players: int) -> None:
    view = metro().new(players, 1, {"hand": hand}).view(0)
    assert view.stack == 60 - hand * players
    assert [player.tiles for player in view.players] == [hand] * players
    assert len(view.players[0].hand or ()) == hand


def test_m12a_a_tile_of_the_hand_is_replaced_where_it_was() -> None:
    table = Table("aaaa acba baac bcbc cbcb aacb cbaa aaaa", hand=3)
    table.play("A lay 2 b1")
    assert table.player("A").hand == ("aaaa", "cbaa", "baac")
    table.play("B draw", "B lay drawn c1")
    assert table.player("B").hand == ("bcbc", "cbcb", "aacb")


def test_m12_there_are_no_more_tiles_than_were_agreed() -> None:
    table = Table(hand=2)
    assert table.refused("A lay 3 d1") == ("M12", "why-no-such-tile")
    assert table.why("A lay 3 d1") == {"slot": 3, "hand": 2}


def test_m12a_when_the_stack_is_empty_places_in_the_hand_stay_empty() -> None:
    table = Table(seed=6, hand=2)
    while len(table.view().tiles) < 58:
        letter = "AB"[table.state.seat]
        table.play(f"{letter} {table.legal(letter, 'lay')[-1]}")
    letter = "AB"[table.state.seat]
    held = table.player(letter).hand or ()
    slot = held.index(None) + 1
    assert table.refused(f"{letter} lay {slot} {table.legal(letter)[0].split()[-1]}") == ("M5", "why-no-tile-there")


@pytest.mark.parametrize("modules", [{}, {"companies": True}, {"stations": True, "numbers": 2}], ids=named)
def test_what_is_to_be_done_is_said_by_the_moves_there_are(modules: dict[str, object]) -> None:
    game, asked = metro(), set()
    state = game.new(3, 4, {**modules, "hand": 2})
    for turn in walk(game, state, peron.Random(4), ("", "exchange", "wagon")):
        for seat in range(3):
            view = turn.state.view(seat)
            assert isinstance(view, MetroView)
            if view.prompt.key != "prompt-metro-turn":
                continue
            kinds = {move.kind for move in view.moves}
            asked.add(view.prompt.params["draw"])
            assert (view.prompt.params["draw"] == "yes") == ("draw-tile" in kinds)
            more = "-".join(kind for kind in ("exchange", "wagon") if kind in kinds)
            assert view.prompt.params["more"] == (more or "none")
            assert (view.prompt.params["tiles"] == 0) == ("lay" not in kinds and "draw-tile" not in kinds)
    assert asked == {"yes", "no"}
