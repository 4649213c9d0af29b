"""What a seat may not know (N5a): the order of the cards to come, and what others have decided."""

from __future__ import annotations

from collections import Counter

import pytest

import peron
from peron.rules.nextstation.actions import DRAW
from peron.rules.nextstation.state import NextStationState
from tests.rules.london_tables import CARDS, Table, london
from tests.rules.positions import fingerprint, walk


def positions_with_modules(players: int, seed: int) -> list[NextStationState]:
    game = london()
    state = game.new(players, seed, {"powers": True, "objectives": True})
    found = []
    for number, turn in enumerate(walk(game, state, peron.Random(seed))):
        assert isinstance(turn.state, NextStationState)
        if number % 2 == 0:
            found.append(turn.state.clone())
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_cards_to_come_change_no_view(players: int) -> None:
    """All that has not come up is turned round, in this round and the next ones."""
    for state in positions_with_modules(players, 3):
        views = [state.view(seat) for seat in (None, *range(players))]
        other = state.clone()
        cards = other.cards[:]
        known = 11 * state.round + state.turned
        for round in range(state.round, 4):
            first = max(known, 11 * round)
            left = [int(state.cards[at]) for at in range(first, 11 * round + 11)][::-1]
            for at, card in enumerate(left):
                cards[first + at] = card
        other.cards = cards
        assert [other.view(seat) for seat in (None, *range(players))] == views


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_has_decided_changes_only_its_own_view(players: int) -> None:
    tried = 0
    for state in positions_with_modules(players, 4):
        actors = state.actors()
        if len(actors) < 2:
            continue
        seat = actors[-1]
        seen = set()
        for move in state.moves(seat):
            after = state.clone()
            after.apply(seat, move)
            others = [viewer for viewer in (None, *range(players)) if viewer != seat]
            seen.add((after.sheets[seat].choice != -1, repr([after.view(viewer) for viewer in others])))
            assert after.reveals == state.reveals
            tried += 1
        # Decided or not is public; what was decided, marked or drawn first is not.
        assert len(seen) == len({decided for decided, _ in seen})
        assert {views for decided, views in seen if not decided} <= {
            repr([state.view(viewer) for viewer in (None, *range(players)) if viewer != seat])
        }
    assert tried > 50


def test_a_seat_sees_its_own_decision() -> None:
    table = Table("circle square", players=2, powers={"green": "again"})
    table.play("A draw A3-D3 again")
    assert table.view("A").sheets[0].first == "A3-D3"
    table.play("A draw F1-D3")
    decision = table.view("A").sheets[0].decision
    assert decision is not None
    assert decision.params == {"sections": ["A3-D3", "F1-D3"]}
    assert table.view("A").moves == ()


def test_belief_deals_every_card_to_every_place_alike() -> None:
    table = Table("u-circle square switch u-joker triangle")
    table.play("A skip", "A skip", "A skip")
    random = peron.Random(1)
    unseen = set(CARDS) - set(table.view("A").revealed)
    next_up: Counter[str] = Counter()
    last_round: Counter[str] = Counter()
    trials = 2200
    for _ in range(trials):
        sample = table.state.sample(0, random)
        assert [int(sample.cards[at]) for at in range(5)] == [int(table.state.cards[at]) for at in range(5)]
        next_up[CARDS[sample.cards[5]]] += 1
        last_round[CARDS[sample.cards[33 + 10]]] += 1
    assert set(next_up) == set(unseen)
    assert set(last_round) == set(CARDS)
    for counted, places in ((next_up, 6), (last_round, 11)):
        expected = trials / places
        assert all(abs(n - expected) < 5 * expected**0.5 for n in counted.values())


def test_belief_imagines_every_decision_of_those_who_have_decided() -> None:
    game = london()
    table = Table("circle square", players=2, powers={"blue": "again"})
    assert table.sheet("B").pencil == "blue"
    table.play("B skip")
    random = peron.Random(3)
    chosen = Counter(int(table.state.sample(0, random).sheets[1].choice) for _ in range(600))
    legal = Table("circle square", players=2, powers={"blue": "again"}).state.moves(1)
    assert {0, *(move for move in legal if move < game.city.actions.joker)} <= set(chosen)
    assert -1 not in chosen
    for _ in range(50):
        imagined = table.state.sample(0, random)
        imagined.apply(0, 0)
        assert imagined.turn == 2


def test_belief_knows_nothing_of_those_who_have_not_decided() -> None:
    game = london()
    noted = Table("circle square", players=2, powers={"green": "again"})
    untouched = fingerprint(noted.state.sample(1, peron.Random(5)))
    noted.play("A draw A3-D3 again")
    noted.state.listening = False
    assert fingerprint(noted.state.sample(1, peron.Random(5))) == untouched
    own = noted.state.sample(0, peron.Random(5))
    assert own.sheets[0].first == game.parse(own, "draw A3-D3") - DRAW
