"""The referee of Metro: what the rules say stays true, counted anew by names."""

from __future__ import annotations

from collections import Counter

import peron
from peron.rules.metro.board import JUNCTIONS
from peron.rules.metro.shapes import MetroView
from peron.rules.metro.state import MetroState
from tests.rules.metro_naive import board_of, follow, points_by_colour, start_of_rail, start_of_station
from tests.rules.metro_tables import COLOURS, METRO, squares_of

COPIES = {tile["id"]: tile["copies"] for tile in METRO["tiles"]}
PERCENT = (10, 20, 30, 40)


class MetroReferee:
    """Watches a game of Metro."""

    def __init__(self, game: peron.Game, players: int) -> None:
        self.game = game
        self.players = players

    # --- every position ----------------------------------------------------------------------------------------------

    def check(self, state: peron.State) -> None:
        self.check_imagined(state)

    def check_imagined(self, state: peron.State) -> None:
        assert isinstance(state, MetroState)
        view = state.view(None)
        self.tiles_are_all_there(state, view)
        self.shares_are_all_there(state, view)
        self.cards_are_different(state)
        self.lines_are_what_tracing_finds(state, view)
        self.nothing_is_told_to_those_who_look_on(view)

    def tiles_are_all_there(self, state: MetroState, view: MetroView) -> None:
        """M1: 60 tiles, each on the board, in a hand or in the stack."""
        kinds = state.board.kinds
        tiles = [tile.tile for tile in view.tiles]
        tiles += [kinds[kind] for kind in state.hands if kind >= 0]
        tiles += [kinds[state.stack[at]] for at in range(state.taken, 60)]
        tiles += [kinds[state.drawn]] if state.drawn >= 0 else []
        assert Counter(tiles) == COPIES, "M1: a tile is lost or found"
        assert view.stack == 60 - state.taken
        if view.stack:
            assert [player.tiles for player in view.players] == [
                view.hand + (view.phase == "drawn" and seat in view.actors) for seat in range(self.players)
            ], "M5, M12a: hands are full while the stack lasts"
        assert (view.phase == "over") == (len(view.tiles) == 60), "M10"

    def shares_are_all_there(self, state: MetroState, view: MetroView) -> None:
        """M13, M14: of each percentage one share of each company; everybody holds one, one lies open."""
        if "companies" not in view.modules:
            assert len(state.shares) == 0
            return
        for percentage in range(4):
            stack = [int(state.shares[8 * percentage + place]) for place in range(8)]
            assert sorted(stack) == list(range(8)), "M13: a share is lost or found"
            lying = view.shares[percentage]
            assert (lying.percent, lying.open) == (PERCENT[percentage], COLOURS[stack[self.players]]), "M14"
            assert len(lying.hidden) == 7 - self.players, "M15: a stack has grown or shrunk"
        for seat in range(self.players):
            own = state.view(seat).players[seat].shares
            assert [share.percent for share in own] == list(PERCENT), "M14"
            assert all(share.company is not None for share in own), "a player does not know the own shares"

    def cards_are_different(self, state: MetroState) -> None:
        """M22."""
        cards = [int(card) for card in state.cards]
        assert len(cards) == len(set(cards)) == self.players * state.setting.numbers

    def lines_are_what_tracing_finds(self, state: MetroState, view: MetroView) -> None:
        """M9: the ends that are kept agree with lines that are followed tile by tile."""
        board = board_of(view)
        for wagon in view.wagons:
            start = start_of_rail(wagon.rail) if wagon.rail else start_of_station(view, wagon.station or 0)
            line = follow(board, start)
            assert wagon.tiles == len(line.squares) == len(wagon.path), "M9"
            assert tuple(squares_of(wagon.path)) == line.squares
            assert wagon.finished == line.whole
            assert (wagon.stop == "centre") == (line.arrival == "centre")
        points = points_by_colour(view)
        kept = {one.id: one.points for one in view.companies}
        if not kept:
            kept = {str(one.colour): one.points or 0 for one in view.players}
        assert kept == {colour: points[colour] for colour in kept}, "M9: points are lost or found"
        for junction in range(JUNCTIONS):
            far = int(state.far[junction])
            if state.far[far] == junction:
                assert state.length[far] == state.length[junction], "the ends of a fragment disagree"

    def nothing_is_told_to_those_who_look_on(self, view: MetroView) -> None:
        for player in view.players:
            assert (player.hand, player.drawn) == (None, None), "M4: a hand is shown"
            assert player.numbers is None or view.phase == "over", "M22: a number card is shown"

    # --- every move --------------------------------------------------------------------------------------------------

    def watch(self, before: peron.State, seat: int, move: int, after: peron.State) -> None:
        assert isinstance(before, MetroState)
        assert isinstance(after, MetroState)
        words = self.game.notation(before, move).split()
        old, new = before.view(None), after.view(None)
        laid = {tile.square: tile for tile in new.tiles}
        assert {tile.square: tile for tile in old.tiles}.items() <= laid.items(), "a tile has moved"
        assert len(new.tiles) - len(old.tiles) == (words[0] == "lay"), "M5: one tile in a turn"
        assert old.stack - new.stack == after.taken - before.taken <= 1
        if after.taken > before.taken or words[0] == "exchange":
            assert after.reveals > before.reveals, "something new was seen"
        if words[0] == "draw":
            assert new.actors == old.actors, "M5: who draws lays"
        elif new.phase != "over":
            assert new.phase == "turn"
            self.turns_go_round(before, seat, after)
        self.scores_only_grow(old, new)

    def turns_go_round(self, before: MetroState, seat: int, after: MetroState) -> None:
        """M4, M5b: whoever was passed over had nothing to act with."""
        passed = (seat + 1) % self.players
        while passed != after.seat:
            hand = [after.hands[3 * passed + slot] for slot in range(3)]
            assert max(hand) == -1, "M5b: somebody with a tile was passed over"
            assert after.taken == 60, "M5b: somebody who could draw was passed over"
            passed = (passed + 1) % self.players

    def scores_only_grow(self, old: MetroView, new: MetroView) -> None:
        for was, now in zip(old.players, new.players, strict=True):
            assert was.points is None or (now.points or 0) >= was.points, "M9"
        for then, later in zip(old.companies, new.companies, strict=True):
            assert later.points >= then.points, "M16"
