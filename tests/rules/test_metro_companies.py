"""Module 1 (M13-M17): shares dealt, exchanged and known, what companies and shares are worth."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.metro.companies import company_value
from tests.rules.metro_naive import company_values, share_totals
from tests.rules.metro_tables import COLOURS, Table, metro, shares, totals_by_key

DEALT = shares(
    "yellow blue orange green purple black red white",
    "blue orange green purple black red white yellow",
    "orange green purple black red white yellow blue",
    "green purple black red white yellow blue orange",
)
"""The first of each stack is A's, the second B's; with two players the third lies open."""


def table_of(players: int = 2) -> Table:
    return Table(players=players, deal={"shares": DEALT}, companies=True)


def set_points(table: Table, **points: int) -> None:
    """Give companies points as if their lines had scored them."""
    for colour, number in points.items():
        table.state.points[COLOURS.index(colour)] = number


# --- M13, M14 ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_m14_everybody_has_one_share_of_each_percentage_and_one_lies_open(players: int) -> None:
    view = metro().new(players, 3, {"companies": True}).view(0)
    assert [share.percent for share in view.players[0].shares] == [10, 20, 30, 40]
    assert all(share.company in COLOURS for share in view.players[0].shares)
    for player in view.players[1:]:
        assert [share.company for share in player.shares] == [None] * 4
    for stack in view.shares:
        assert stack.open in COLOURS
        assert stack.hidden == (None,) * (7 - players)


def test_m14_shares_go_out_in_turn_order() -> None:
    table = Table(deal={"shares": DEALT, "first": 1}, players=3, companies=True)
    assert [share.company for share in table.player("B").shares] == ["yellow", "blue", "orange", "green"]
    assert [share.company for share in table.player("C").shares] == ["blue", "orange", "green", "purple"]
    assert [share.company for share in table.player("A").shares] == ["orange", "green", "purple", "black"]
    assert [stack.open for stack in table.view().shares] == ["green", "purple", "black", "red"]


def test_m13_without_the_module_there_are_no_shares() -> None:
    table = Table()
    assert table.refused("A exchange 10 open") == ("M13", "why-no-companies")
    assert table.refused("A wagon 1 share 10") == ("M18", "why-no-wagons")
    assert Table(stations=True).refused("A wagon 1 share 10") == ("M13", "why-no-companies")
    assert (table.view().companies, table.view().shares, table.view().exchange) == ((), (), None)


def test_m13_points_go_to_companies() -> None:
    """Three straight tiles from station 5, a purple one, into the centre."""
    table = Table("aaaa aaaa aaaa", deal={"shares": DEALT}, companies=True)
    table.lay("d1 d2 d3")
    (event,) = table.told("event-line-of-company")
    where = {"company": "purple", "start": "station", "number": 5}
    assert event.params == {**where, "tiles": 3, "counts": 2, "points": 6}
    points = {one.id: one.points for one in table.view().companies}
    assert points == {**dict.fromkeys(COLOURS, 0), "purple": 6}
    assert [player.points for player in table.view().players] == [None, None]


# --- M15 --------------------------------------------------------------------------------------------------------------


def test_m15_exchange_for_the_open_share() -> None:
    """The rulebook's Ewa wants the open 20 % share: her own goes under the stack, and the next is turned up."""
    table = table_of()
    assert table.view().shares[1].open == "green"
    table.play("A exchange 20 open")
    assert [share.company for share in table.player("A").shares] == ["yellow", "green", "orange", "green"]
    assert table.view().shares[1].open == "purple"
    stack = [COLOURS[table.state.shares[8 + place]] for place in range(8)]
    assert stack == ["green", "orange", "purple", "black", "red", "white", "yellow", "blue"]
    assert table.view().actors == (1,)
    assert [event.key for event in table.events] == ["event-exchange-open", "event-share-turned-up"]
    assert table.events[0].params["taken"] == "green"


def test_m15_exchange_for_the_hidden_share() -> None:
    table = table_of()
    table.play("A exchange 40 hidden")
    assert table.player("A").shares[3].company == "red"
    assert table.view().shares[3].open == "black"
    (event,) = table.events
    assert event.secret == {"given": (0,), "taken": (0,)}
    assert event.seen_by(1).params == {"seat": 0, "percent": 40, "given": None, "taken": None}


def test_m15_what_is_known_of_shares_that_move() -> None:
    """Whoever has seen a share knows where it is, as long as every move of it is seen."""
    table = table_of()
    table.play("A exchange 10 open")  # A gives yellow and takes orange
    table.play("B exchange 10 hidden")  # B gives blue and takes purple
    assert table.player("A", "B").shares[0].company == "orange"
    assert table.player("B", "A").shares[0].company is None
    assert table.view("A").shares[0].hidden == (None, None, None, "yellow", None)
    assert table.view("B").shares[0].hidden == (None, None, None, None, "blue")
    assert table.view().shares[0].hidden == (None,) * 5
    table.play("A exchange 10 open")  # A gives orange, which all have seen, and takes green
    assert table.view().shares[0].hidden[-1] == "orange"
    for _ in range(2):
        table.play("B exchange 20 hidden", "A exchange 10 hidden")
    # What A put under the stack first has come up to the top: B takes it, and A knows.
    assert table.view("A").shares[0].hidden[0] == "yellow"
    table.play("B exchange 10 hidden")
    assert table.player("B", "A").shares[0].company == "yellow"
    assert table.view("A").players[1].shares[0].company == "yellow"
    assert table.view().players[1].shares[0].company is None


@pytest.mark.parametrize("players", [5, 6])
def test_m15_with_few_hidden_shares(players: int) -> None:
    """With six players one share lies hidden: what is put under it is the next."""
    table = table_of(players)
    stack = [int(one) for one in table.state.shares[:8]]
    table.play("A exchange 10 open")
    now = [int(one) for one in table.state.shares[:8]]
    assert now[0] == stack[players]
    assert now[players] == stack[players + 1]
    assert now[-1] == stack[0]
    table.play("B exchange 10 hidden")
    assert int(table.state.shares[1]) == now[players + 1]


def test_m15_exchanging_ends_for_all_with_25_points() -> None:
    """Eight finished lines into the centre are not needed: the last of 25 points is enough."""
    table = Table("aaaa aaaa aaaa", deal={"shares": DEALT}, companies=True)
    set_points(table, purple=18, red=24)
    table.lay("d1 d2")
    assert table.legal("A", "exchange")
    set_points(table, purple=19)
    table.lay("d3")
    assert table.legal("B", "exchange") == []
    assert table.refused("B exchange 10 open") == ("M15", "why-exchange-closed")
    assert table.why("B exchange 10 open") == {"company": "purple", "limit": 25}
    (event,) = table.told("event-exchange-closed")
    assert event.params == {"company": "purple", "points": 25, "rule": "M15"}
    assert table.view().exchange == "closed"


def test_m15_24_points_are_not_enough() -> None:
    table = table_of()
    set_points(table, purple=24)
    assert table.view().exchange == "open"
    set_points(table, purple=25)
    assert table.view().exchange == "closed"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_m15a_exchanging_waits_for_a_tile(players: int) -> None:
    table = table_of(players)
    for _ in range(8):
        assert table.view().exchange == "open"
        for letter in "ABCDEF"[:players]:
            table.play(f"{letter} exchange 30 hidden")
    assert [event.key for event in table.events][-1] == "event-exchange-paused"
    assert table.view().exchange == "paused"
    assert table.refused("A exchange 10 open") == ("M15a", "why-exchange-paused")
    table.play(f"A {table.legal('A', 'lay')[0]}")
    assert table.view().exchange == "open"
    table.play("B exchange 10 open")


# --- M16, M17 ---------------------------------------------------------------------------------------------------------


def values(*points: int) -> list[int]:
    given = vec[i64](list(points))
    counted = [int(company_value(given, company)) for company in range(8)]
    names = dict(zip(COLOURS, points, strict=True))
    assert list(company_values(names).values()) == counted
    return counted


def test_m16_the_example_of_the_rulebook() -> None:
    """Yellow first, orange second, blue and green third, red fifth: 8, 7, 6, 6, 4."""
    yellow, blue, orange, green, purple, black, red, white = values(38, 30, 33, 30, 10, 5, 20, 2)
    assert (yellow, orange, blue, green, red) == (8, 7, 6, 6, 4)
    assert (purple, black, white) == (3, 2, 1)


def test_m16a_equal_companies() -> None:
    assert values(9, 9, 8, 7, 6, 5, 4, 3) == [8, 8, 6, 5, 4, 3, 2, 1]
    assert values(9, 8, 7, 6, 5, 4, 0, 0) == [8, 7, 6, 5, 4, 3, 1, 1]
    assert values(9, 0, 0, 0, 0, 0, 0, 0) == [8, 1, 1, 1, 1, 1, 1, 1]
    assert values(0, 0, 0, 0, 0, 0, 0, 0) == [8] * 8
    assert values(5, 5, 5, 5, 5, 5, 5, 4) == [8, 8, 8, 8, 8, 8, 8, 1]


def test_m17_the_example_of_the_rulebook() -> None:
    """40 and 20 % of yellow, 10 % of blue and 30 % of green: 48 + 6 + 18 = 72, and 3 for the most of yellow."""
    dealt = shares("blue yellow", "yellow red", "green orange", "yellow white")
    table = Table(deal={"shares": dealt}, companies=True)
    set_points(table, yellow=38, orange=33, blue=9, green=9, red=8, purple=6, black=5, white=4)
    assert totals_by_key(table.state, 0) == {"score-share": 32 + 16 + 6 + 18, "score-share-bonus": 3}
    assert table.state.total(0) == 75
    worth = {one.id: one.value for one in table.view().companies}
    assert (worth["yellow"], worth["orange"], worth["blue"], worth["green"]) == (8, 7, 6, 6)
    assert [share.points for share in table.player("A").shares] == [6, 16, 18, 32]


def test_m17b_equal_holdings_all_get_the_bonus_by_percentage() -> None:
    """10 and 20 % are as much as 30 %, and more cards are not more than a larger share."""
    table = Table(deal={"shares": shares("red blue", "red blue", "white red", "white blue")}, companies=True)
    set_points(table, red=47)
    extra = [totals_by_key(table.state, seat).get("score-share-bonus", 0) for seat in (0, 1)]
    assert extra == [4, 4]
    table = Table(deal={"shares": shares("red blue", "red blue", "white blue", "white red")}, companies=True)
    set_points(table, red=47)
    extra = [totals_by_key(table.state, seat).get("score-share-bonus", 0) for seat in (0, 1)]
    assert extra == [0, 4]


def test_m17a_a_company_nobody_holds_gives_nothing() -> None:
    table = Table(deal={"shares": shares("red blue", "red blue", "red blue", "red blue")}, companies=True)
    set_points(table, green=60)
    assert [totals_by_key(table.state, seat).get("score-share-bonus", 0) for seat in (0, 1)] == [0, 0]


def test_m17_below_ten_points_there_is_no_bonus() -> None:
    """A alone holds a share of yellow."""
    table = table_of()
    for points, extra in ((9, 0), (10, 1), (19, 1), (20, 2)):
        set_points(table, yellow=points)
        assert totals_by_key(table.state, 0).get("score-share-bonus", 0) == extra
        assert "score-share-bonus" not in totals_by_key(table.state, 1)


def test_m17_counted_twice() -> None:
    points = dict(zip(COLOURS, (38, 9, 33, 9, 6, 5, 8, 4), strict=True))
    holdings = [{10: "blue", 20: "yellow", 30: "green", 40: "yellow"}, {10: "red", 20: "red", 30: "red", 40: "red"}]
    assert share_totals(points, holdings)[0] == 75


def test_m17_what_shares_come_to_is_not_told_before_the_end() -> None:
    """The bonus depends on what others hold."""
    table = table_of()
    assert [player.total for player in table.view("A").players] == [None, None]
    table.play_at_random()
    assert [player.total for player in table.view().players] == list(table.state.result().totals)
    assert all(share.company for player in table.view().players for share in player.shares)
