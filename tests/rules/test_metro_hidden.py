"""What a seat may not know: tiles in hands and stack, shares it has not seen, number cards of others."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.rules.metro.state import MetroState
from tests.rules.metro_tables import ALLOWED, COLOURS, Table, metro, named, shares
from tests.rules.positions import walk


def positions_of(players: int, seed: int, options: dict[str, object]) -> list[MetroState]:
    game = metro()
    state = game.new(players, seed, options)
    found = []
    for number, turn in enumerate(walk(game, state, peron.Random(seed), ("", "exchange", "wagon"))):
        assert isinstance(turn.state, MetroState)
        if number % 5 == 0:
            found.append(turn.state.clone())
    return found


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_the_stack_changes_no_view(modules: dict[str, object]) -> None:
    for state in positions_of(3, 4, {**modules, "hand": 2}):
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        other = state.clone()
        left = [int(state.stack[at]) for at in range(60)]
        taken = int(state.taken)
        other.stack = vec[i64](left[:taken] + left[taken:][::-1])
        assert [other.view(seat) for seat in (None, 0, 1, 2)] == views


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_a_hand_changes_only_its_own_view(modules: dict[str, object]) -> None:
    """Two players change tiles: whoever is neither of them sees nothing of it."""
    tried = 0
    for state in positions_of(4, 5, modules):
        one, other = int(state.hands[0]), int(state.hands[3])
        if one == other or -1 in (one, other):
            continue
        changed = state.clone()
        changed.hands[0], changed.hands[3] = other, one
        assert [changed.view(seat) for seat in (None, 2, 3)] == [state.view(seat) for seat in (None, 2, 3)]
        assert changed.view(0) != state.view(0)
        assert changed.view(1) != state.view(1)
        tried += 1
    assert tried > 5


def test_a_drawn_tile_changes_only_the_view_of_who_drew_it() -> None:
    table = Table("aaaa aaaa acba baac", players=3)
    table.play("A draw")
    other = table.state.clone()
    other.drawn = table.game.board.kinds.index("dddd")
    assert [other.view(seat) for seat in (None, 1, 2)] == [table.state.view(seat) for seat in (None, 1, 2)]
    assert other.view(0) != table.state.view(0)


def test_m15_shares_that_a_seat_does_not_know_change_nothing_for_it() -> None:
    """All unknown shares of each percentage are turned round among their places; who knows what is there stays."""
    tried = 0
    for modules in ({"companies": True}, {"companies": True, "stations": True}):
        for state in positions_of(3, 6, {**modules}):
            for seat in range(3):
                other = state.clone()
                for percentage in range(4):
                    places = range(8 * percentage, 8 * percentage + 8)
                    unknown = [at for at in places if not state.known[8 * percentage + state.shares[at]] & 1 << seat]
                    companies = [int(state.shares[at]) for at in unknown]
                    knowers = {at: int(state.known[8 * percentage + state.shares[at]]) for at in unknown}
                    for at, company in zip(unknown, companies[::-1], strict=True):
                        other.shares[at] = company
                        other.known[8 * percentage + company] = knowers[at]
                    tried += len(unknown) > 1
                assert other.view(seat) == state.view(seat)
                assert other.view(None) == state.view(None)
    assert tried > 50


def test_m22_number_cards_of_others_change_nothing() -> None:
    for state in positions_of(3, 7, {"numbers": 3}):
        other = state.clone()
        cards = [int(card) for card in state.cards]
        other.cards = vec[i64](cards[:3] + cards[3:][::-1])
        assert other.view(0) == state.view(0)
        assert other.view(None) == state.view(None)


# --- belief -----------------------------------------------------------------------------------------------------------


def test_belief_deals_every_unseen_tile_to_every_place_alike() -> None:
    table = Table("aaaa dddd bbbb cccc", players=2)
    table.play("A lay d1")
    random = peron.Random(1)
    in_hand: Counter[str] = Counter()
    last: Counter[str] = Counter()
    trials = 3000
    kinds = table.game.board.kinds
    (held,) = table.player("A").hand or ()
    for _ in range(trials):
        sample = table.state.sample(0, random)
        assert sample.hands[0] == table.state.hands[0]
        in_hand[kinds[sample.hands[3]]] += 1
        last[kinds[sample.stack[59]]] += 1
    for counted in (in_hand, last):
        for kind, copies in zip(kinds, table.game.board.copies, strict=True):
            unseen = copies - (kind == "aaaa") - (kind == held)
            expected = trials * unseen / 58
            assert abs(counted[kind] - expected) < 5 * expected**0.5


def test_m15_belief_keeps_the_shares_that_a_seat_has_seen() -> None:
    dealt = shares("yellow blue orange green purple black red white", "", "", "")
    table = Table(deal={"shares": dealt}, companies=True, players=3)
    table.play("A exchange 10 open", "B exchange 10 hidden")
    random = peron.Random(2)
    bottom_for_c: Counter[str] = Counter()
    for _ in range(600):
        mine = table.state.sample(0, random)
        assert COLOURS[mine.shares[6]] == "yellow"  # A put it under the stack, B's came after it
        assert COLOURS[mine.shares[0]] == "green"
        assert COLOURS[mine.shares[7]] not in ("yellow", "green", "purple")
        others = table.state.sample(2, random)
        assert COLOURS[others.shares[0]] == "green"  # A took it while it lay open
        bottom_for_c[COLOURS[others.shares[7]]] += 1
    assert set(bottom_for_c) == {"yellow", "blue", "black", "red", "white"}
    assert min(bottom_for_c.values()) > 80


def test_m22_belief_deals_number_cards_that_the_seat_does_not_hold() -> None:
    table = Table(numbers=2, deal={"numbers": ["28", "7"]})
    random = peron.Random(3)
    seen: Counter[int] = Counter()
    for _ in range(600):
        view = table.state.sample(0, random).view(1)
        seen.update(card.number for card in view.players[1].numbers or ())
    assert set(seen) == set(range(1, 33)) - {28, 7}


def test_at_the_end_there_is_nothing_left_to_imagine() -> None:
    table = Table(seed=1, companies=True)
    table.play_at_random()
    for seed in range(5):
        assert table.state.sample(0, peron.Random(seed)).view(1) == table.state.view(1)
