"""The person at the terminal, as a player: shows what they may know and asks until they have chosen a legal move.

Imports tables, texts and the screen. How a table looks is the family's; all sentences are messages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from peron.bots import make_bot
from peron.cli.family import Family, Menu
from peron.cli.games import check_writable, write_text
from peron.cli.rules import rule_of, told_rule
from peron.cli.screen import QUIET
from peron.cli.stop import Stop
from peron.cli.typed import numbers
from peron.rules.catalogue import file_of
from peron.rules.contract import BadNotation
from peron.tables import Entry, Table, TableError, Update

HERE: Final = "here"
"""The person at the terminal, to the table."""
ADVISER: Final = "strong"
"""The level of the bot that is asked for a hint."""
HELP: Final = ("why", "rule", "moves", "table", "log", "hint", "undo", "save", "quit")
INCOMPLETE: Final = "notation-choose-payment"
"""What the notation says of a move that leaves open how it is done."""


class Person:
    """A person at a table: what they were told, the decision before them, and all that can be asked meanwhile."""

    view: Any
    menu: Menu

    def __init__(self, family: Family, table: Table, seat: int) -> None:
        self.family = family
        self.table = table
        self.seat = seat
        self.say = family.say
        self.screen = family.screen
        self.log: list[str] = []
        self.read = 0
        """How much of the log the person has read."""

    def hear(self, updates: Sequence[Update]) -> None:
        """Note what the person may know of what has happened."""
        for update in updates:
            self.log += self.family.news(update.seen_by(self.seat))

    def tell_news(self) -> None:
        news, self.read = self.log[self.read :], len(self.log)
        if news:
            self.screen.blank()
            for line in news:
                self.screen.say(line, indent=1)

    def choose(self) -> list[Entry]:
        """A legal move, or one taken back. Raises EOFError when nothing more will be typed."""
        self.view = self.table.state.view(self.seat)
        self.menu = self.family.menu(self.view)
        self.show()
        entries = None
        while entries is None:
            entries = self.answer(self.screen.ask(self.say("play-prompt", last=len(self.menu))).strip())
        return entries

    def show(self) -> None:
        """What is to be done, the table, and the moves by number."""
        self.screen.heading(self.family.words.message(self.view.prompt))
        facts = self.family.facts(self.view, self.menu)
        if self.screen.plain:
            self.screen.facts(facts)
            return self._moves()
        picture = self.family.picture(self.view, self.menu)
        numbered = enumerate(self.menu, 1)
        labels = [
            [self._label(number, ways) for number, ways in group]
            for _, group in groupby(numbered, key=lambda entry: entry[1][0].kind.split("-")[0])
        ]
        return self.screen.spread(picture, facts, labels, self.say("menu-more"))

    def _label(self, number: int, ways: Sequence[Any]) -> Text:
        more = f" [+{len(ways) - 1}]" if len(ways) > 1 else ""
        return Text.assemble((str(number), "bold"), " ", self.family.label(self.view, ways[0]), (more, QUIET), " ")

    def _sentence(self, ways: Sequence[Any]) -> str:
        """An entry as a sentence, without a full stop."""
        told = self.family.sentence(ways[0])
        return told if len(ways) == 1 else self.say("menu-ways", move=told, count=len(ways) - 1)

    # --- moves -------------------------------------------------------------------------------------------------------

    def answer(self, line: str) -> list[Entry] | None:
        """What the legal move in a line does to the table; otherwise answers the line and returns None."""
        command = self.family.vocabulary.command(line or "table")
        if command is not None:
            name, rest = command
            return getattr(self, f"_{name}")(rest)  # type: ignore[no-any-return]
        ways = self._meant(line)
        if len(ways) > 1:
            self._list(map(self.family.sentence, ways))
            line = self.screen.ask(self.say("play-way-prompt", last=len(ways))).strip()
            ways = self._pick(ways, int(line) if line.isdecimal() else 0, "play-no-way") if line else ()
        return self.table.play(HERE, self.seat, ways[0].move) if ways else None

    def _list(self, sentences: Iterable[str]) -> None:
        for number, sentence in enumerate(sentences, 1):
            self.screen.say(f"{number}: {sentence}")

    def _pick(self, things: Sequence[Any], number: int, none: str) -> Sequence[Any]:
        """The thing with this number, alone; if there is none says so."""
        if not 1 <= number <= len(things):
            self.screen.say(self.say(none, number=str(number), last=len(things)))
            return ()
        return things[number - 1 : number]

    def _meant(self, said: str, cite: bool = False) -> Sequence[Any]:
        """The legal moves that a text can mean: those of an entry, or one. Otherwise says what is wrong with it."""
        picked = numbers(said)
        if picked:
            ways = next(iter(self._pick(self.menu, picked[0], "play-number")), ())
            return self._pick(ways, picked[1], "play-no-way") if ways and len(picked) > 1 else ways
        try:
            move = self.family.game.parse(self.table.state, self.family.vocabulary.notation(said), self.seat)
        except BadNotation as bad:
            return self._incomplete(bad) or self._misread(said, bad)
        reason = self.table.state.why_not(self.seat, move)
        if reason is None:
            return [one for one in self.view.moves if one.move == move]
        self.screen.say(f"{reason.rule}: {self.family.words.message(reason)}")
        if cite:
            self._rule(reason.rule)
        else:
            self.screen.say(self.say("play-rule-hint", rule=reason.rule), QUIET)
        return ()

    def _incomplete(self, bad: BadNotation) -> Sequence[Any]:
        """The entry of a move that was named without saying how it is done."""
        fields = self.family.ways.values() if bad.key == INCOMPLETE else ()
        for ways in self.menu:
            if any(getattr(ways[0], field, None) == bad.params[field] for field in fields if field in bad.params):
                return ways
        return ()

    def _misread(self, line: str, bad: BadNotation) -> Sequence[Any]:
        """Say what is wrong with a typed move; a command or a word of the player's language is suggested where near."""
        vocabulary, params = self.family.vocabulary, dict(bad.params)
        first = line.partition(" ")[0].lower()
        unknown = bad.key == "notation-unknown"
        command = vocabulary.nearest(first, command=True) if unknown else None
        if "nearest" in params:
            near = self._corrected(line) if unknown else vocabulary.nearest(str(params.get("name", "")))
            params["nearest"] = command or near or vocabulary.in_words(str(params["nearest"]))
        if "text" in params:
            params["text"] = line
        self.screen.say(self.say("play-unknown" if command else bad.key, **params))
        return ()

    def _corrected(self, line: str) -> str | None:
        """The line as it was perhaps meant, if that is a move."""
        near = self.family.vocabulary.corrected(line)
        try:
            if near is not None:
                self.family.game.parse(self.table.state, self.family.vocabulary.notation(near), self.seat)
        except BadNotation as bad:
            return near if bad.key == INCOMPLETE else None
        return near

    # --- commands, by name --------------------------------------------------------------------------------------------

    def _quit(self, _: str) -> None:
        raise EOFError

    def _undo(self, _: str) -> list[Entry] | None:
        try:
            return self.table.undo(HERE, self.seat)
        except TableError as nothing:
            self.screen.say(self.family.texts.error(nothing))
            return None

    def _board(self, _: str) -> None:
        self.family.board(self.view)

    def _table(self, _: str) -> None:
        self.show()

    def _moves(self, _: str = "") -> None:
        self._list(map(self._sentence, self.menu))

    def _log(self, _: str) -> None:
        for line in self.log:
            self.screen.say(line, indent=1)

    def _help(self, _: str) -> None:
        keys, params = self.family.help(self.view)
        params = {"example": self._example(), "rule": self.family.rule, **params}
        first = ("number", "ways") if self.family.ways else ("number",)
        rows = [self.say(f"play-help-{key}", **params).partition(" — ") for key in (*first, *keys, *HELP)]
        self.screen.heading(self.say("play-help-title"))
        for aim, dash, _told in rows:
            if not dash:
                self.screen.say(aim, indent=1)
        self.screen.blank()
        self.screen.facts([(typed, told) for typed, dash, told in rows if dash])

    def _example(self) -> str:
        return self.family.vocabulary.in_words(self.family.example)

    def _why(self, asked: str) -> None:
        """Why a move is not legal, with the rule that says so; what it does if it is."""
        if not asked:
            return self.screen.say(self.say("play-why-what", example=self._example()))
        ways = self._meant(asked, cite=True)
        return self.screen.say(f"{self.say('play-legal')} {self._sentence(ways)}.") if ways else None

    def _rule(self, asked: str) -> None:
        rule = rule_of(self.family.texts, self.family.game, asked)
        if rule is None:
            of = self.family.game
            self.screen.say(self.say("play-rule-unknown", id=asked, game="--board …" if file_of(of) else of.id))
        else:
            self.screen.facts([told_rule(self.family.texts, rule)])

    def _hint(self, _: str) -> None:
        """What a strong bot would do; like all bots it knows only what the seat knows."""
        state, game = self.table.state, self.family.game
        move = make_bot(ADVISER, game, self.table.version).choose(state, self.seat)
        told = next(self.family.sentence(one) for one in self.view.moves if one.move == move)
        typed = self.family.vocabulary.in_words(game.notation(state, move))
        self.screen.say(self.say("play-hint", move=told, typed=typed))

    def _save(self, name: str) -> None:
        if not name:
            return self.screen.say(self.say("play-save-where"))
        path = Path(name).expanduser()
        try:
            check_writable(self.family.texts, path)
            self.save(path)
        except Stop as stop:
            return self.screen.say(" ".join(stop.lines))
        return self.screen.say(self.say("play-saved", file=str(path)))

    def save(self, path: Path) -> None:
        """Write the game so far to a file."""
        write_text(self.family.texts, path, self.table.course.record(self.table.names()).text())
