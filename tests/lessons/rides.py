"""A first ride for tests: a learner, the bots of the lesson, and whoever listens to the coach."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

from peron.lessons import Coach, Lesson, lesson_for
from peron.rules.contract import Message
from peron.tables import Screen, Table
from peron.tables.riding import begin, lesson_table, skip
from peron.tables.thinking import answer, question
from peron.text import Scene, Texts

OLA = "ola"


class Learner:
    """Somebody at the table of a lesson. They hear everything in the given languages, strictly."""

    def __init__(self, title: str, seed: str = "7", languages: tuple[str, ...] = ("en", "pl")) -> None:
        lesson = lesson_for(title)
        assert lesson is not None
        self.lesson: Lesson = lesson
        self.table = Table(replace(lesson_table(lesson, OLA), id="t", seed=seed))
        begin(self.table, lesson, OLA, "Ola")
        self.screen = Screen((0,))
        self.texts = [Texts(language) for language in languages]
        self.heard: list[str] = []

    @property
    def coach(self) -> Coach | None:
        return self.screen.coach(self.table)

    def listen(self) -> None:
        coach = self.coach
        if coach is None:
            return
        scene = Scene(self.table.course.game, tuple(self.table.names()), 0)
        said = [one for one in (coach.said, coach.what, coach.why) if isinstance(one, Message)]
        for texts in self.texts:
            self.heard += [texts.message(one, scene) for one in said]
        assert set(coach.aims) <= set(self.table.state.moves(0))

    def let_bots_play(self) -> None:
        """Until the learner is to decide, or the game is over."""
        while self.table.status == "playing" and 0 not in self.table.actors:
            seat = self.table.bots_to_move[0]
            self.table.append(self.table.bot_move(seat, answer(question(self.table, seat))))
            self.listen()

    def play(self, move: int | str) -> None:
        number = self.table.course.game.parse(self.table.state, move, 0) if isinstance(move, str) else move
        self.table.append(self.table.play(OLA, 0, number))
        self.listen()
        self.let_bots_play()

    def skip(self) -> None:
        coach = self.coach
        assert coach is not None
        self.table.append(skip(self.table, OLA, 0, coach.id))
        self.listen()

    def undo(self) -> None:
        self.table.append(self.table.undo(OLA, 0))
        self.listen()
        self.let_bots_play()

    def be_shown(self, steps: int = 1000, at: Callable[[Coach], None] = lambda coach: None) -> list[str]:
        """Do what the coach says, as often as told or to the end of the ride; the ids of the steps as they came."""
        came: list[str] = []
        self.listen()
        for _ in range(steps):
            coach = self.coach
            if coach is None or coach.state == "end":
                break
            at(coach)
            if coach.id not in came:
                came.append(coach.id)
            if coach.state == "read":
                self.skip()
            else:
                self.play(coach.aims[0] if coach.aims else self.table.state.moves(0)[0])
        return came


def wander(learner: Learner, chance: random.Random, most: int = 2000) -> bool:
    """Do anything that is allowed: moves, steps skipped, moves taken back. Whether the ride is over."""
    for _ in range(most):
        coach = learner.coach
        if coach is None or learner.table.status != "playing":
            return True
        deed = chance.random()
        if coach.state == "end":
            learner.play(chance.choice(learner.table.state.moves(0)))
        elif coach.state == "read" or deed < 0.06:
            learner.skip()
        elif deed < 0.12 and learner.table.undo_is(0) is not None:
            learner.undo()
        else:
            learner.play(chance.choice(learner.table.state.moves(0)))
    return False
