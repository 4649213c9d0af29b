"""The quick rules against the plain ones of `metro_naive`, over random games in all variants and sets of modules."""

from __future__ import annotations

import pytest

import peron
from peron.rules.metro.state import MetroState
from tests.amount import amount, some
from tests.rules.metro_naive import legal_texts, naive_totals, points_by_colour
from tests.rules.metro_tables import ALLOWED, VARIANTS, metro, named
from tests.rules.positions import walk

TEMPERS = ("", "exchange", "wagon", "draw")
PLAYERS = some((2, 3, 4, 5, 6), 1, "long")


def options_for(modules: dict[str, object], number: int) -> dict[str, object]:
    """The modules with a variant and an edition; neighbouring numbers have them all."""
    return {**modules, **VARIANTS[number % 6], "numbering": ("2000", "2009")[number % 4 // 2]}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_m5_to_m20_legal_moves(players: int, modules: dict[str, object]) -> None:
    game = metro()
    for seed in (players, players + 7)[: amount(1, 2)]:
        state = game.new(players, seed, options_for(modules, seed + len(modules)))
        still = 0
        for number, turn in enumerate(walk(game, state, peron.Random(seed), TEMPERS)):
            assert isinstance(turn.state, MetroState)
            if number % 3 == 0:
                seat = turn.seat
                said = {game.notation(turn.state, move) for move in turn.state.moves(seat)}
                assert said == legal_texts(turn.state.view(seat), still)
            word = game.notation(turn.state, turn.move).split()[0]
            idle = turn.state.clone()
            idle.apply(turn.seat, turn.move)
            passed = 0 if word == "draw" or idle.is_over() else (idle.seat - turn.seat - 1) % players
            still = 0 + passed if word == "lay" else still if word == "draw" else still + 1 + passed


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_m9_to_m22_scores(players: int, modules: dict[str, object]) -> None:
    game = metro()
    for seed in range(10 * players, 10 * players + amount(2, 10)):
        state = game.new(players, seed, options_for(modules, seed))
        for number, turn in enumerate(walk(game, state, peron.Random(seed))):
            if number % 11 == 0:
                totals_agree(turn.state, players)
        totals_agree(state, players)
        assert state.result().ranks == tuple(
            1 + sum(other > total for other in state.result().totals) for total in state.result().totals
        )


def totals_agree(state: peron.State, players: int) -> None:
    assert isinstance(state, MetroState)
    views = [state.view(seat) for seat in range(players)]
    assert [int(state.total(seat)) for seat in range(players)] == naive_totals(views)
    points = points_by_colour(views[0])
    for company in views[0].companies:
        assert company.points == points[company.id]


@pytest.mark.parametrize("modules", ALLOWED, ids=named)
def test_m9_a_full_board_has_scored_every_line(modules: dict[str, object]) -> None:
    """Every wagon's line is whole at the end, and every arrival has a line (M5: each line reaches some station)."""
    game = metro()
    for seed in range(5):
        state = game.new(2 + seed, seed, options_for(modules, seed))
        for _ in walk(game, state, peron.Random(seed)):
            pass
        view = state.view(None)
        assert len(view.tiles) == 60
        assert all(wagon.finished for wagon in view.wagons)
        reached = [int(wagon.stop) for wagon in view.wagons if wagon.stop != "centre"]
        assert len(reached) == len(set(reached))
        if not {"companies", "tracks"} - set(view.modules):
            assert sorted(reached) == list(range(1, 33))
