"""One game between a person at the terminal and bots, from the first decision to the score. Imports the tables."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from peron.bots import Bot
from peron.cli.families import family_of
from peron.cli.games import game_title, write_text
from peron.cli.news import lines
from peron.cli.person import Leave, Person
from peron.cli.score_text import show_end
from peron.cli.screen import QUIET, Screen
from peron.tables import Table
from peron.text import Texts


class TerminalGame:
    def __init__(
        self, texts: Texts, screen: Screen, table: Table, bots: dict[int, Bot], seat: int, save_as: Path | None
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.table = table
        self.bots = bots
        self.seat = seat
        self.save_as = save_as
        self.game = table.course.game
        self.family = family_of(texts, screen, self.game, tuple(table.names()), seat)
        self.log: list[str] = []
        self.read = 0
        """How much of the log the person has read."""
        self.person = Person(self.family, table, self.log)

    def run(self) -> None:
        """Play; whatever ends it, the record is written if it was asked for."""
        self._greet()
        try:
            while self.table.actors:
                self._step()
            self._tell_news()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        finally:
            self._save()

    def _step(self) -> None:
        """One decision: the bots' first, because where all decide at once nobody waits for them."""
        table = self.table
        if table.bots_to_move:
            seat = table.bots_to_move[0]
            entries = table.bot_move(seat, self.bots[seat].choose(table.state, seat))
        else:
            self._tell_news()
            entries = self.person.choose(self.seat)
        for update in table.append(entries):
            self.log += lines(self.family, update.seen_by(self.seat))

    def _greet(self) -> None:
        others = [self.table.seats[seat].name for seat in self.bots]
        self.screen.heading(game_title(self.texts, self.game))
        welcome = (
            self.texts.say("play-welcome", others=self.family.told.words.all_of(others))
            if others
            else self.texts.say("play-welcome-alone")
        )
        self.screen.say(welcome, indent=1)

    def _tell_news(self) -> None:
        news = self.log[self.read :]
        self.read = len(self.log)
        if news:
            self.screen.blank()
            for line in news:
                self.screen.say(line, indent=1)

    def _end(self) -> None:
        show_end(self.family, self.table.state, self.table.result())
        self.screen.say(self.texts.say("play-seed", seed=self.table.setup.seed), QUIET, indent=1)

    def _leave(self) -> None:
        self.screen.blank()
        self.screen.say(self.texts.say("play-left", moves=len(self.table.course.played)))
        self.screen.say(self.family.decision(self.table.state, self.seat).points())

    def _save(self) -> None:
        if self.save_as is None:
            return
        with suppress(KeyboardInterrupt):
            write_text(self.texts, self.save_as, self.table.course.record(self.table.names()).text())
            self.screen.say(self.texts.say("play-saved", file=str(self.save_as)), QUIET, indent=1)
