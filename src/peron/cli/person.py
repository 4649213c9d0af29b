"""The person at the terminal, as a player: shows what they may know and asks until they have chosen a legal move.

Imports tables, texts, views and the screen. Reads the state through its view, its notation and its reasons only.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from peron.cli.board_text import short_names, show_board
from peron.cli.games import check_writable, ticket_state, write_text
from peron.cli.menu import Choice, choices
from peron.cli.menu_text import sentence, show_claims, show_payments, show_places, show_rest, show_sentences
from peron.cli.refusals import told_reason, understood
from peron.cli.rules import told_rule
from peron.cli.screen import QUIET, Cell
from peron.cli.stop import Stop
from peron.cli.table_text import heading, show_table
from peron.cli.telling import Telling
from peron.cli.typed import Command, Vocabulary, numbers
from peron.rules.contract import BadNotation
from peron.rules.ticket.shapes import TicketView
from peron.rules.ticket.state import TicketState
from peron.tables import Entry, Table, TableError

HERE: Final = "here"
"""The person at the terminal, to the table."""


class Leave(Exception):
    """The person has had enough for today."""


class TakeBack(Exception):
    """The person wants to take their last move back."""


class Person:
    def __init__(self, told: Telling, table: Table, log: list[str]) -> None:
        self.told = told
        self.table = table
        self.log = log
        """All news so far; the game adds to it."""
        self.say = told.texts.say
        self.screen = told.screen
        board = told.on_board.board
        self.vocabulary = Vocabulary(
            told.texts, short_names(told), [place.id for place in board.places] if board.symbols else []
        )
        self.kinds = {route.id: route.kind for route in told.on_board.board.routes}

    def choose(self, seat: int) -> list[Entry]:
        """A legal move, or one taken back. Raises Leave, or EOFError when nothing more will be typed."""
        table = self.table
        state = ticket_state(table)
        view = state.view(seat)
        asking = _Decision(self, state, seat, view, choices(view, self.kinds))
        asking.show()
        while True:
            try:
                move = asking.answer(self.screen.ask(self.say("play-prompt", last=len(asking.menu))))
                if move is not None:
                    return table.play(HERE, seat, move)
            except TakeBack:
                try:
                    return table.undo(HERE, seat)
                except TableError as nothing:
                    self.screen.say(self.told.texts.error(nothing))


class _Decision:
    """One decision: the view it is made from, its moves, and all that can be asked meanwhile."""

    def __init__(self, person: Person, state: TicketState, seat: int, view: TicketView, menu: Sequence[Choice]) -> None:
        self.person = person
        self.state = state
        self.seat = seat
        self.view = view
        self.menu = menu
        self.told = person.told
        self.say = person.say
        self.screen = person.screen

    def show(self) -> None:
        """The table and the moves. A terminal scrolls: there the long list of routes goes above the table."""
        self.screen.heading(heading(self.told, self.view))
        if self.screen.plain:
            show_table(self.told, self.view)
            show_sentences(self.told, self.view, self.menu)
        else:
            show_claims(self.told, self.menu)
            show_table(self.told, self.view)
            show_rest(self.told, self.view, self.menu)

    def answer(self, line: str) -> int | None:
        """The legal move in a line; otherwise answers the line and returns None."""
        if not line.strip():
            self.show()
            return None
        picked = numbers(line, self.menu)
        if picked is not None:
            return self._picked(*picked)
        if line.strip().isdecimal():
            self.screen.say(self.say("play-number", number=line.strip(), last=len(self.menu)))
            return None
        command = self.person.vocabulary.command(line)
        if command is not None:
            self._obey(command)
            return None
        return self._typed_move(line)

    # --- moves -------------------------------------------------------------------------------------------------------

    def _picked(self, choice: Choice, way: int | None) -> int | None:
        """The move of an entry, asking how to pay or where to put tokens if there is a choice."""
        if way is None and len(choice.moves) == 1:
            return choice.moves[0].move
        placing = choice.kind == "place-token"
        if way is None:
            if placing:
                show_places(self.told, self.view, choice)
            else:
                show_payments(self.told, choice)
            prompt = "play-place-prompt" if placing else "play-pay-prompt"
            line = self.screen.ask(self.say(prompt, last=len(choice.moves))).strip()
            if not line:
                return None
            way = int(line) if line.isdecimal() else 0
        if not 1 <= way <= len(choice.moves):
            self.screen.say(self.say("play-place" if placing else "play-way", last=len(choice.moves)))
            return None
        return choice.moves[way - 1].move

    def _typed_move(self, line: str) -> int | None:
        try:
            move, reason = understood(self.state, self.seat, self.person.vocabulary.notation(line))
        except BadNotation as bad:
            if bad.key == "notation-choose-payment":
                return self._picked(self._entry(bad), None)
            self._misread(line, bad)
            return None
        if reason is None:
            return move
        self.screen.say(told_reason(self.told, move, reason))
        self.screen.say(self.say("play-rule-hint", rule=reason.rule), QUIET)
        return None

    def _entry(self, several: BadNotation) -> Choice:
        """The entry of a route that was named without saying how to pay."""
        return next(choice for choice in self.menu if choice.route == several.params["route"])

    def _misread(self, line: str, bad: BadNotation) -> None:
        """Say what is wrong with a typed move; a command or a word of the player's language is suggested where near."""
        vocabulary = self.person.vocabulary
        command = vocabulary.nearest_command(line) if bad.key == "notation-unknown" else None
        if command is not None:
            self.screen.say(self.say("play-unknown", text=line.strip(), nearest=command))
            return
        named = bad.key in ("notation-card", "notation-token")
        word = vocabulary.nearest_word(str(bad.params["name"])) if named else None
        self.screen.say(self.told.texts.tell(bad.key, {**bad.params, **({"nearest": word} if word else {})}))

    # --- commands ----------------------------------------------------------------------------------------------------

    def _obey(self, command: Command) -> None:
        if command.name == "quit":
            raise Leave
        if command.name == "undo":
            raise TakeBack
        if command.name == "help":
            self._help()
        elif command.name == "why":
            self._why(command.rest)
        elif command.name == "rule":
            self._rule(command.rest)
        elif command.name == "board":
            show_board(self.told, self.view)
        elif command.name == "table":
            self.show()
        elif command.name == "log":
            for line in self.person.log:
                self.screen.say(line, indent=1)
        elif command.name == "save":
            self._save(command.rest)

    def _help(self) -> None:
        self.screen.heading(self.say("play-help-title"))
        self.screen.say(self.say("play-help-aim"), indent=1)
        self.screen.say(self.say("play-help-turn", wild=self.told.words.card("wild")), indent=1)
        board = self.told.on_board.board
        if any(route.ferries for route in board.routes):
            self.screen.say(self.say("play-help-ferries"), indent=1)
        if board.symbols:
            self.screen.say(self.say("play-help-tokens"), indent=1)
        self.screen.say(self.say("play-help-end", left=int(board.end_at)), indent=1)
        self.screen.blank()
        keys = ("number", "moves", "why", "rule", "board", "table", "log", "undo", "save", "quit")
        examples = {"route": board.routes[0].id, "wild": self.told.words.card("wild")}
        facts: list[tuple[str, Cell]] = [
            (self.say(f"play-help-{key}.typed"), self.say(f"play-help-{key}", **examples)) for key in keys
        ]
        if board.symbols:
            facts.insert(2, (self.say("play-help-token.typed"), self.say("play-help-token")))
        self.screen.facts(facts)

    def _why(self, asked: str) -> None:
        """Why a move is not legal, with the rule that says so; what it does if it is."""
        if not asked:
            self.screen.say(self.say("play-why-what", route=self.told.on_board.board.routes[0].id))
            return
        picked = numbers(asked, self.menu)
        if picked is not None:
            self._say_legal(sentence(self.told, self.view, picked[0]))
            return
        try:
            move, reason = understood(self.state, self.seat, self.person.vocabulary.notation(asked))
        except BadNotation as bad:
            if bad.key == "notation-choose-payment":
                self._say_legal(sentence(self.told, self.view, self._entry(bad)))
            else:
                self._misread(asked, bad)
            return
        if reason is None:
            legal = next(one for one in self.view.moves if one.move == move)
            self._say_legal(sentence(self.told, self.view, Choice(0, (legal,))))
        else:
            self.screen.say(told_reason(self.told, move, reason))
            self._rule(reason.rule)

    def _say_legal(self, told: str) -> None:
        self.screen.say(f"{self.say('play-legal')} {told}.")

    def _rule(self, asked: str) -> None:
        game = self.view.game
        rules = [rule for section in self.told.texts.rules(game) for rule in section.rules]
        rule = next((rule for rule in rules if rule.id.lower() == asked.lower()), None)
        if rule is None:
            self.screen.say(self.say("play-rule-unknown", id=asked, game=game))
        else:
            self.screen.facts([told_rule(self.told.texts, rule)])

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say(self.say("play-save-where"))
            return
        path = Path(name).expanduser()
        try:
            check_writable(self.told.texts, path)
            write_text(self.told.texts, path, self.person.table.course.record(self.person.table.names()).text())
        except Stop as stop:
            for line in stop.lines:
                self.screen.say(line)
            return
        self.screen.say(self.say("play-saved", file=str(path)))
