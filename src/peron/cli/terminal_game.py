"""One game between a person at the terminal and bots, from the first tickets to the score. Imports rules and texts."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from peron.bots import Bot
from peron.cli.games import game_title, of_family, write_text
from peron.cli.news import lines
from peron.cli.person import Leave, Person
from peron.cli.score_text import show_scores
from peron.cli.screen import QUIET, Screen
from peron.cli.telling import Telling
from peron.rules.record import Record
from peron.rules.ticket.state import TicketState
from peron.text import Scene, Texts


class TerminalGame:
    def __init__(
        self, texts: Texts, screen: Screen, record: Record, bots: dict[int, Bot], seat: int, save_as: Path | None
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.record = record
        self.bots = bots
        self.seat = seat
        self.save_as = save_as
        self.game = of_family(record.game)
        self.state: TicketState = self.game.new(record.players, record.seed)
        self.state.listening = True
        self.scene = Scene(self.game.board, tuple(record.names), seat)
        self.telling = Telling(texts, self.scene, screen)
        self.log: list[str] = []
        self.read = 0
        """How much of the log the person has read."""
        self.person = Person(self.telling, record, self.log)

    def run(self) -> None:
        """Play; whatever ends it, the record is written if it was asked for."""
        self._greet()
        try:
            while not self.state.is_over():
                self._step()
            self._tell_news()
            self._end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        finally:
            self._save()

    def _step(self) -> None:
        """One decision: the bots' first, because where all decide at once nobody waits for them."""
        seat = next((actor for actor in self.state.actors() if actor in self.bots), self.seat)
        if seat == self.seat:
            self._tell_news()
            move = self.person.choose(self.state, seat)
        else:
            move = self.bots[seat].choose(self.state, seat)
        events = self.record.play(self.state, seat, move)
        self.log += lines(self.texts, [event.seen_by(self.seat) for event in events], self.scene)

    def _greet(self) -> None:
        others = [self.record.names[seat] for seat in self.bots]
        self.screen.heading(game_title(self.texts, self.game))
        self.screen.say(self.texts.say("play-welcome", others=self.telling.words.all_of(others)), indent=1)

    def _tell_news(self) -> None:
        news = self.log[self.read :]
        self.read = len(self.log)
        if news:
            self.screen.blank()
            for line in news:
                self.screen.say(line, indent=1)

    def _end(self) -> None:
        show_scores(self.telling, self.state.scores(), self.state.result())
        self.screen.say(self.texts.say("play-seed", seed=self.record.seed), QUIET, indent=1)

    def _leave(self) -> None:
        self.screen.blank()
        self.screen.say(self.texts.say("play-left", moves=len(self.record.entries)))
        players = self.state.view(self.seat).players
        points = ", ".join(f"{self.telling.seat(player.seat)} {player.route_points}" for player in players)
        self.screen.say(self.texts.say("play-left-points", points=points))

    def _save(self) -> None:
        if self.save_as is None:
            return
        with suppress(KeyboardInterrupt):
            write_text(self.texts, self.save_as, self.record.text())
            self.screen.say(self.texts.say("play-saved", file=str(self.save_as)), QUIET, indent=1)
