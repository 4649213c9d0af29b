"""The referee of London: what the rules say stays true, counted anew from the board file by names."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import peron
from peron.rules.nextstation.shapes import NextStationView, SheetView
from peron.rules.nextstation.state import NextStationState
from tests.rules.london_naive import SECTIONS, STARTS, cross, ends_of, line_points, stations_of
from tests.rules.london_tables import CARDS, PENCILS


class LondonReferee:
    """Watches a game of London."""

    def __init__(self, game: peron.Game, players: int) -> None:
        self.game = game
        self.players = players

    # --- every position ----------------------------------------------------------------------------------------------

    def check(self, state: peron.State) -> None:
        self.check_imagined(state)

    def check_imagined(self, state: peron.State) -> None:
        assert isinstance(state, NextStationState)
        view = state.view(None)
        self.cards_are_all_there(state, view)
        self.turns_are_counted(view)
        self.pencils_go_round(view)
        for sheet in view.sheets:
            self.lines_are_drawn_by_the_rules(sheet, view.phase == "over")
            assert (sheet.decision, sheet.first, sheet.marking) == (None, None, None), "N5a: a secret is told"

    def cards_are_all_there(self, state: NextStationState, view: NextStationView) -> None:
        """N1: eleven cards in each round."""
        for round in range(4):
            assert sorted(state.cards[11 * round + at] for at in range(11)) == list(range(11)), "N1"
        assert not Counter(view.revealed) - Counter(CARDS), "N5"

    def turns_are_counted(self, view: NextStationView) -> None:
        under = [card for card in view.revealed if card.startswith("underground")]
        assert len(under) == view.undergrounds <= 5, "N6"
        assert view.turn == len([card for card in view.revealed if card != "street-switch"]), "N7a"
        assert view.revealed[-1] == view.card != "street-switch", "N7"
        if view.phase != "turn":
            assert view.undergrounds == 5, "N6"
        if view.undergrounds == 5:
            assert view.card.startswith("underground"), "N6: the round went on"
            assert 5 <= view.turn <= 10, "N6"

    def pencils_go_round(self, view: NextStationView) -> None:
        """N2, N3."""
        assert len({sheet.pencil for sheet in view.sheets}) == self.players, "N2"
        for sheet in view.sheets:
            assert sorted(sheet.pencils) == sorted(PENCILS), "N2"
            assert sheet.pencils[view.round - 1] == sheet.pencil == sheet.line.pencil
            assert [line.pencil for line in sheet.lines] == list(sheet.pencils[: view.round - 1])
            assert sheet.power == (view.powers or dict.fromkeys(PENCILS)).get(sheet.pencil), "N21"

    def lines_are_drawn_by_the_rules(self, sheet: SheetView, over: bool) -> None:
        everything = [section for line in [*sheet.lines, sheet.line] for section in line.sections]
        assert len(everything) == len(set(everything)), "N12: a section twice"
        assert not [pair for pair in combinations(everything, 2) if cross(*pair)], "N12: sections cross"
        for line in [*sheet.lines, sheet.line]:
            assert line.start == STARTS[line.pencil], "N9"
            assert set(line.stations) == {line.start} | stations_of(line.sections), "N9"
            assert len(line.stations) == len(line.sections) + 1, "N13: a loop, or a line in two parts"
            ends = ends_of(line.start, list(line.sections)) if line is sheet.line and not over else set()
            assert set(line.ends) == ends, "N10a"
            assert line.points == line_points(line.sections, line.marked), "N16"
            assert line.marked is None or line.marked in line.stations, "N21"

    # --- every move --------------------------------------------------------------------------------------------------

    def watch(self, before: peron.State, seat: int, move: int, after: peron.State) -> None:
        assert isinstance(before, NextStationState)
        assert isinstance(after, NextStationState)
        old, new = before.view(None), after.view(None)
        if seat in new.actors and new.turn == old.turn and new.round == old.round and old.phase == new.phase == "turn":
            said = self.game.notation(before, move)
            assert said.startswith("mark") or said.endswith("again"), "N5: only notes leave a decision open"
        if len(old.actors) > 1:
            assert old.sheets[seat].line == new.sheets[seat].line, "N5a: shown too early"
            assert before.reveals == after.reveals
            assert (old.round, old.turn) == (new.round, new.turn)
        if (old.round, old.turn) != (new.round, new.turn):
            assert after.reveals > before.reveals
        for was, now in zip(old.sheets, new.sheets, strict=True):
            drawn = {line.pencil: set(line.sections) for line in [*was.lines, was.line]}
            later = {line.pencil: set(line.sections) for line in [*now.lines, now.line]}
            added = [len(later[pencil] - drawn[pencil]) for pencil in drawn]
            assert all(drawn[pencil] <= later[pencil] for pencil in drawn), "a section is gone"
            assert sum(added) <= (2 if was.power == "again" else 1), "N5: one section in a turn"
            assert all(section in SECTIONS for section in later[was.pencil])
