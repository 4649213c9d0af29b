"""The quick rules against the plain ones of `london_naive`, over random games with all modules."""

from __future__ import annotations

import pytest

import peron
from peron.rules.nextstation.shapes import SheetView
from peron.rules.nextstation.state import NextStationState
from tests.amount import some
from tests.rules.london_naive import brings, final_score, legal_texts
from tests.rules.london_tables import london
from tests.rules.positions import walk

MODULES: list[dict[str, object]] = [
    {"objectives": objectives, "powers": powers} for objectives in (False, True) for powers in (False, True)
]
TEMPERS = ("", "draw")


def naive_total(sheet: SheetView, minus: int) -> int:
    lines = {line.pencil: (line.sections, line.marked) for line in [*sheet.lines, sheet.line]}
    return final_score(lines, [objective.id for objective in sheet.objectives], minus)


@pytest.mark.parametrize("players", some([2, 1, 3, 4], 1, "long"))
@pytest.mark.parametrize("modules", MODULES, ids=str)
@pytest.mark.parametrize("seed", some(range(4), 1))
def test_n5_to_n21_legal_moves(players: int, modules: dict[str, object], seed: int) -> None:
    game = london()
    seen: set[str] = set()
    for turn in walk(game, game.new(players, seed, modules), peron.Random(seed), TEMPERS):
        assert isinstance(turn.state, NextStationState)
        for seat in range(players):
            said = {game.notation(turn.state, move) for move in turn.state.moves(seat)}
            view = turn.state.view(seat)
            assert said == legal_texts(view)
            for move in view.moves:
                if move.section is not None:
                    assert list(move.gains) == brings(view.sheets[seat], move.start, move.station, move.section)
                districts, most, river = move.parts
                assert move.after == districts * most + river
            seen |= {text.split()[-1] for text in said}
    assert not modules["powers"] or players < 4 or {"joker", "again", "switch", "none"} <= seen


@pytest.mark.parametrize("players", some([2, 1, 3, 4], 1, "long"))
@pytest.mark.parametrize("modules", MODULES, ids=str)
@pytest.mark.parametrize("seed", some(range(10, 20), 2))
def test_n16_to_n22_scores(players: int, modules: dict[str, object], seed: int) -> None:
    game = london()
    minus = 10 * sum(map(bool, modules.values())) if players == 1 else 0
    state = game.new(players, seed, modules)
    for number, turn in enumerate(walk(game, state, peron.Random(seed), TEMPERS)):
        if number % 7 == 0:
            totals_agree(turn.state, minus)
    totals_agree(state, minus)
    best = [max(line.points for line in [*sheet.lines, sheet.line]) for sheet in state.view(None).sheets]
    keys = list(zip(state.result().totals, best, strict=True))
    assert state.result().ranks == tuple(1 + sum(other > key for other in keys) for key in keys)


def totals_agree(state: peron.State, minus: int) -> None:
    assert isinstance(state, NextStationState)
    for sheet in state.view(None).sheets:
        assert sheet.total == state.total(sheet.seat) == naive_total(sheet, minus)
        assert sheet.modules == -minus
        lines = state.scores()[sheet.seat].lines
        assert sum(line.points for line in lines) == sheet.total
        by_key = {key: sum(line.points for line in lines if line.key == key) for key in {line.key for line in lines}}
        assert by_key.get("score-line", 0) == sum(line.points for line in [*sheet.lines, sheet.line])
        assert by_key["score-sites"] == sheet.site_points
        assert by_key.get("score-interchanges", 0) == sum(sheet.interchange_points)
