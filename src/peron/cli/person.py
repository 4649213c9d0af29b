"""The person at the terminal, as a player: shows what they may know and asks until they have chosen a legal move.

Imports tables, texts and the screen. What a game looks like and how its moves read is the family's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from peron.bots import make_bot
from peron.cli.family import Decision, Family
from peron.cli.games import check_writable, write_text
from peron.cli.rules import told_rule
from peron.cli.screen import QUIET, Cell
from peron.cli.stop import Stop
from peron.cli.typed import Command, numbers
from peron.rules.contract import BadNotation, Reason
from peron.tables import Entry, Table, TableError

HERE: Final = "here"
"""The person at the terminal, to the table."""
ADVISER: Final = "strong"
"""The level of the bot that is asked for a hint."""


class Leave(Exception):
    """The person has had enough for today."""


class TakeBack(Exception):
    """The person wants to take their last move back."""


class Person:
    def __init__(self, family: Family, table: Table, log: list[str]) -> None:
        self.family = family
        self.told = family.told
        self.table = table
        self.log = log
        """All news so far; the game adds to it."""
        self.say = self.told.texts.say
        self.screen = self.told.screen

    def choose(self, seat: int) -> list[Entry]:
        """A legal move, or one taken back. Raises Leave, or EOFError when nothing more will be typed."""
        table = self.table
        asking = _Asking(self, self.family.decision(table.state, seat), seat)
        asking.show()
        while True:
            try:
                move = asking.answer(self.screen.ask(self.say("play-prompt", last=len(asking.entries))))
                if move is not None:
                    return table.play(HERE, seat, move)
            except TakeBack:
                try:
                    return table.undo(HERE, seat)
                except TableError as nothing:
                    self.screen.say(self.told.texts.error(nothing))


class _Asking:
    """One decision, and all that can be asked meanwhile."""

    def __init__(self, person: Person, decision: Decision, seat: int) -> None:
        self.person = person
        self.decision = decision
        self.entries = decision.entries
        self.seat = seat
        self.table = person.table
        self.vocabulary = person.family.vocabulary
        self.told = person.told
        self.say = person.say
        self.screen = person.screen

    def show(self) -> None:
        self.screen.heading(self.decision.heading())
        self.decision.show()

    def answer(self, line: str) -> int | None:
        """The legal move in a line; otherwise answers the line and returns None."""
        if not line.strip():
            self.show()
            return None
        picked = numbers(line, len(self.entries))
        if picked is not None:
            return self._picked(*picked)
        if line.strip().isdecimal():
            self.screen.say(self.say("play-number", number=line.strip(), last=len(self.entries)))
            return None
        command = self.vocabulary.command(line)
        if command is not None:
            self._obey(command)
            return None
        return self._typed_move(line)

    # --- moves -------------------------------------------------------------------------------------------------------

    def _picked(self, number: int, way: int | None) -> int | None:
        """The move of an entry; where there are several ways, asks for one."""
        ways = self.entries[number - 1]
        if way is None and len(ways) == 1:
            return ways[0]
        if way is None:
            self.decision.show_ways(number)
            line = self.screen.ask(self.decision.ways_prompt(number)).strip()
            if not line:
                return None
            way = int(line) if line.isdecimal() else 0
        if not 1 <= way <= len(ways):
            self.screen.say(self.decision.no_way(number))
            return None
        return ways[way - 1]

    def _understood(self, said: str) -> tuple[int, Reason | None]:
        """The move that a text says, and why it is not legal. Raises BadNotation."""
        state = self.table.state
        move = self.table.course.game.parse(state, self.vocabulary.notation(said), self.seat)
        return move, state.why_not(self.seat, move)

    def _typed_move(self, line: str) -> int | None:
        try:
            move, reason = self._understood(line)
        except BadNotation as bad:
            number = self.decision.meant(bad)
            if number is not None:
                return self._picked(number, None)
            self._misread(line, bad)
            return None
        if reason is None:
            return move
        self.screen.say(self._refusal(move, reason))
        self.screen.say(self.say("play-rule-hint", rule=reason.rule), QUIET)
        return None

    def _refusal(self, move: int, reason: Reason) -> str:
        return f"{reason.rule}: {self.decision.reason(move, reason)}"

    def _misread(self, line: str, bad: BadNotation) -> None:
        """Say what is wrong with a typed move; a command or a word of the player's language is suggested where near."""
        command = self.vocabulary.nearest_command(line) if bad.key == "notation-unknown" else None
        if command is not None:
            self.screen.say(self.say("play-unknown", text=line.strip(), nearest=command))
            return
        named = bad.key in ("notation-card", "notation-token")
        word = self.vocabulary.nearest_word(str(bad.params["name"])) if named else None
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
            self.decision.show_board()
        elif command.name == "table":
            self.show()
        elif command.name == "log":
            for line in self.person.log:
                self.screen.say(line, indent=1)
        elif command.name == "hint":
            self._hint()
        elif command.name == "save":
            self._save(command.rest)

    def _help(self) -> None:
        family = self.person.family
        self.screen.heading(self.say("play-help-title"))
        for sentence in family.aims():
            self.screen.say(sentence, indent=1)
        self.screen.blank()
        examples = {"example": family.example, "rule": family.rule}
        facts: list[tuple[str, Cell]] = [self._help_row("number", examples), *family.help()]
        facts += [
            self._help_row(key, examples) for key in ("why", "rule", "table", "log", "hint", "undo", "save", "quit")
        ]
        self.screen.facts(facts)

    def _help_row(self, key: str, examples: dict[str, str]) -> tuple[str, Cell]:
        return self.say(f"play-help-{key}.typed", **examples), self.say(f"play-help-{key}", **examples)

    def _why(self, asked: str) -> None:
        """Why a move is not legal, with the rule that says so; what it does if it is."""
        if not asked:
            self.screen.say(self.say("play-why-what", example=self.person.family.example))
            return
        picked = numbers(asked, len(self.entries))
        if picked is not None:
            self._say_legal(self.decision.entry(picked[0]))
            return
        try:
            move, reason = self._understood(asked)
        except BadNotation as bad:
            number = self.decision.meant(bad)
            if number is not None:
                self._say_legal(self.decision.entry(number))
            else:
                self._misread(asked, bad)
            return
        if reason is None:
            self._say_legal(self.decision.move(move))
        else:
            self.screen.say(self._refusal(move, reason))
            self._rule(reason.rule)

    def _say_legal(self, told: str) -> None:
        self.screen.say(f"{self.say('play-legal')} {told}.")

    def _rule(self, asked: str) -> None:
        game = self.table.course.game.id
        rules = [rule for section in self.told.texts.rules(game) for rule in section.rules]
        rule = next((rule for rule in rules if rule.id.lower() == asked.lower()), None)
        if rule is None:
            self.screen.say(self.say("play-rule-unknown", id=asked, game=game))
        else:
            self.screen.facts([told_rule(self.told.texts, rule)])

    def _hint(self) -> None:
        """What a strong bot would do; like all bots it knows only what the seat knows."""
        table = self.table
        move = make_bot(ADVISER, table.course.game, table.version).choose(table.state, self.seat)
        typed = table.course.game.notation(table.state, move)
        self.screen.say(self.say("play-hint", move=self.decision.move(move), typed=typed))

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say(self.say("play-save-where"))
            return
        path = Path(name).expanduser()
        try:
            check_writable(self.told.texts, path)
            write_text(self.told.texts, path, self.table.course.record(self.table.names()).text())
        except Stop as stop:
            for line in stop.lines:
                self.screen.say(line)
            return
        self.screen.say(self.say("play-saved", file=str(path)))
