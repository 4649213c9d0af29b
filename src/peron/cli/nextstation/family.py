"""Next Station at the terminal. Imports its views and the texts."""

from __future__ import annotations

from typing import Final

from peron.cli.family import Decision, Family
from peron.cli.nextstation.table_text import say_moves, say_table, show_map, show_moves, show_table
from peron.cli.nextstation.typed import NextStationVocabulary
from peron.cli.nextstation.words import NextStationWords
from peron.cli.screen import Cell
from peron.cli.telling import Telling
from peron.rules.contract import State
from peron.rules.nextstation.city import City
from peron.rules.nextstation.shapes import SheetMove
from peron.rules.nextstation.state import NextStationState

_ORDER: Final = ("draw", "first", "mark", "skip", "mark-none")


class NextStationDecision(Decision):
    def __init__(self, told: Telling, words: NextStationWords, state: NextStationState, seat: int) -> None:
        self.told = told
        self.words = words
        self.view = state.view(seat)
        self.sheet = self.view.sheets[seat]
        self.moves = sorted(self.view.moves, key=_place)
        self.entries = [(move.move,) for move in self.moves]

    def heading(self) -> str:
        return self.words.heading(self.view, self.sheet)

    def show(self) -> None:
        if self.told.screen.plain:
            say_table(self.words, self.view, self.sheet)
            say_moves(self.words, self.sheet, self.moves)
        else:
            show_table(self.words, self.view, self.sheet, self.moves)
            show_moves(self.words, self.view, self.sheet, self.moves)

    def show_board(self) -> None:
        show_map(self.words, self.view, self.sheet)

    def entry(self, number: int) -> str:
        return self.words.move(self.moves[number - 1], self.sheet)

    def move(self, move: int) -> str:
        return self.words.move(next(one for one in self.moves if one.move == move), self.sheet)

    def show_ways(self, number: int) -> None:
        raise AssertionError("every entry is a single move")

    def points(self) -> str:
        each = ", ".join(f"{self.told.seat(sheet.seat)} {sheet.total}" for sheet in self.view.sheets)
        return self.told.texts.say("play-left-points-now", points=each)


def _place(move: SheetMove) -> tuple[int, bool]:
    """Sections first, those that need no power before the others; to draw nothing last."""
    return _ORDER.index(move.kind), move.power not in (None, "again")


class NextStationFamily(Family):
    def __init__(self, told: Telling, city: City) -> None:
        self.told = told
        self.words = NextStationWords(told, city)
        self.vocabulary = NextStationVocabulary(told.texts)

    def decision(self, state: State, seat: int) -> NextStationDecision:
        assert isinstance(state, NextStationState)
        return NextStationDecision(self.told, self.words, state, seat)

    def aims(self) -> list[str]:
        drawn = () if self.told.screen.plain else ("map",)
        return [self.told.texts.say(f"play-help-sheet-{about}") for about in ("aim", "turn", "score", *drawn)]

    def help(self) -> list[tuple[str, Cell]]:
        say = self.told.texts.say
        return [
            (say(f"play-help-sheet-{key}.typed"), say(f"play-help-sheet-{key}")) for key in ("moves", "power", "board")
        ]

    def rating(self, state: State) -> str:
        """N23: the rank of a game alone."""
        assert isinstance(state, NextStationState)
        rank = state.view(None).solo_rank
        if rank is None:
            return ""
        say = self.told.texts.say
        return f"{say('web-ns-end-rank', rank=rank + 1)} (N23). {say('solo-praise', rank=rank)}"

    @property
    def example(self) -> str:
        return self.told.texts.say("play-example-sheet")

    @property
    def rule(self) -> str:
        return "N10"
