"""Metro at the terminal. Imports its views and the texts."""

from __future__ import annotations

from peron.cli.family import Decision, Family
from peron.cli.metro.effects import ways_of
from peron.cli.metro.table_text import entry_told, say_moves, show_all, show_moves, show_table, show_ways
from peron.cli.metro.tiles import as_it_lies
from peron.cli.metro.typed import MetroVocabulary
from peron.cli.metro.words import MetroWords
from peron.cli.screen import Cell
from peron.cli.telling import Telling
from peron.rules.contract import Event, Reason, State
from peron.rules.metro.board import MetroBoard
from peron.rules.metro.state import MetroState


class MetroDecision(Decision):
    def __init__(self, told: Telling, words: MetroWords, board: MetroBoard, state: MetroState, seat: int) -> None:
        self.told = told
        self.words = words
        self.board = board
        self.view = state.view(seat)
        self.menu = ways_of(state, self.view, seat)
        self.entries = [tuple(way.move.move for way in entry) for entry in self.menu]

    def heading(self) -> str:
        if self.view.phase == "drawn":
            return self.words.say("web-metro-do-drawn")
        return self.words.say("table-heading-turn")

    def show(self) -> None:
        """The table and the moves. A terminal scrolls: there the list of moves comes last."""
        show_table(self.words, self.board, self.view, self.menu)
        if self.told.screen.plain:
            say_moves(self.words, self.view, self.menu)
        else:
            show_moves(self.words, self.view, self.menu)

    def show_board(self) -> None:
        show_all(self.words, self.board, self.view)

    def entry(self, number: int) -> str:
        return entry_told(self.words, self.view, self.menu[number - 1])

    def move(self, move: int) -> str:
        way = next(way for entry in self.menu for way in entry if way.move.move == move)
        return self.words.way(way, self.view)

    def show_ways(self, number: int) -> None:
        show_ways(self.words, self.view, self.menu[number - 1])

    def reason(self, move: int, reason: Reason) -> str:
        params = dict(reason.params)
        if "tile" in params:
            params["tile"] = self.words.tile(str(params["tile"]))
        return super().reason(move, Reason(reason.rule, reason.key, params))

    def points(self) -> str:
        if self.view.companies:
            companies = [
                f"{self.words.say('company-colour', company=one.id)} {one.points}" for one in self.view.companies
            ]
            return self.words.say("play-left-points-companies", points=", ".join(companies))
        each = [f"{self.told.seat(player.seat)} {player.points}" for player in self.view.players]
        return self.words.say("play-left-points-now", points=", ".join(each))


class MetroFamily(Family):
    def __init__(self, told: Telling, board: MetroBoard) -> None:
        self.told = told
        self.board = board
        self.words = MetroWords(told)
        self.vocabulary = MetroVocabulary(told.texts)

    def decision(self, state: State, seat: int) -> MetroDecision:
        assert isinstance(state, MetroState)
        return MetroDecision(self.told, self.words, self.board, state, seat)

    def aims(self) -> list[str]:
        signs = ("letters",) if self.told.screen.plain else ("tiles", "lines")
        return [self.told.texts.say(f"play-help-metro-{about}") for about in ("aim", "turn", *signs)]

    def help(self) -> list[tuple[str, Cell]]:
        say = self.told.texts.say
        rows: list[tuple[str, Cell]] = [(say("play-help-ways.typed"), say("play-help-ways"))]
        return rows + [
            (say(f"play-help-metro-{key}.typed"), say(f"play-help-metro-{key}")) for key in ("moves", "more", "board")
        ]

    @property
    def example(self) -> str:
        return self.told.texts.say("play-example-metro")

    @property
    def rule(self) -> str:
        return "M7"

    def retold(self, event: Event) -> Event:
        """A tile as it is seen on the board: how it was turned need not be said then."""
        tile = event.params.get("tile")
        if not isinstance(tile, str):
            return event
        turn = event.params.get("turn", 0)
        lies = as_it_lies(tile, turn if isinstance(turn, int) else 0)
        lies_so = {"turn": 0} if "turn" in event.params else {}
        return Event(event.key, {**event.params, **lies_so, "tile": self.words.tile(lies)})
