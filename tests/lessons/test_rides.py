"""First rides: each goes to its end by what the coach says, and none gets stuck whatever the learner does."""

from __future__ import annotations

import random

import orjson
import pytest

from peron.lessons import lesson_for, lessons
from peron.lessons.lesson import Step
from peron.rules.catalogue import games
from peron.rules.contract import IllegalMove, Message
from peron.tables import Screen, Table, TableError
from peron.tables.riding import leave, skip
from peron.tables.snapshot import Snapshot
from peron.text import languages
from tests.amount import amount
from tests.lessons.rides import OLA, Learner, wander
from tests.tables.samples import table_of
from tests.text.test_catalogues import messages


def steps(title: str) -> tuple[Step, ...]:
    lesson = lesson_for(title)
    assert lesson is not None
    return lesson.steps


def test_every_title_that_comes_with_peron_has_a_lesson_and_others_have_none() -> None:
    assert set(lessons()) == set(games())
    assert lesson_for("my-city-0123456789ab") is None


@pytest.mark.parametrize("title", lessons())
def test_a_lesson_has_8_to_12_steps_with_words_for_each_part(title: str) -> None:
    assert 8 <= len(steps(title)) <= 12
    assert len({step.id for step in steps(title)}) == len(steps(title))
    for step in steps(title):
        parts = ["what", "why"]
        parts += ["done"] * step.done + ["other"] * step.other + ["lead", "leadwhy"] * bool(step.lead)
        for language in languages():
            message = messages(language)[f"lesson-{title}-{step.id}"]
            assert [one.id.name for one in message.attributes] == parts, step.id


@pytest.mark.parametrize("title", lessons())
def test_nothing_is_said_that_belongs_to_no_step(title: str) -> None:
    ids = {f"lesson-{title}-{step.id}" for step in steps(title)}
    assert {key for key in messages("en") if key.startswith(f"lesson-{title}-")} == ids


@pytest.mark.parametrize("title", lessons())
def test_whoever_is_shown_every_step_comes_to_the_end(title: str) -> None:
    learner = Learner(title)
    came = learner.be_shown()
    assert came == [step.id for step in steps(title)]
    assert learner.coach is not None
    assert learner.coach.state == "end"
    assert not [text for text in learner.heard if "{" in text or "lesson-" in text or "None" in text]


@pytest.mark.parametrize("title", lessons())
def test_most_steps_come_up_whatever_the_bots_do(title: str) -> None:
    for seed in range(amount(4, 40)):
        came = Learner(title, seed=f"other {seed}").be_shown()
        assert len(came) >= len(steps(title)) - 3, seed


@pytest.mark.parametrize("title", lessons())
def test_no_lesson_gets_stuck_whatever_the_learner_does(title: str) -> None:
    for seed in range(amount(10, 200)):
        assert wander(Learner(title, seed=str(seed)), random.Random(seed)), seed


@pytest.mark.parametrize("title", lessons())
def test_the_ride_follows_from_the_log_and_from_what_it_comes_down_to(title: str) -> None:
    for seed in range(amount(3, 20)):
        learner = Learner(title, seed=str(seed), languages=())
        chance = random.Random(seed)
        for _ in range(chance.randrange(30)):
            wander(learner, chance, 1)
        table = learner.table
        log = [update.entry for update in table.history.updates]
        assert Screen((0,)).coach(Table(table.setup, log)) == learner.coach
        table.history.tell_shorter()
        packed = Snapshot.unpacked(orjson.loads(orjson.dumps(table.snapshot().packed())))
        assert Screen((0,)).coach(Table(table.setup, snapshot=packed)) == learner.coach


# --- one ride, step by step -------------------------------------------------------------------------------------------


def at(learner: Learner) -> tuple[str, str]:
    assert learner.coach is not None
    return learner.coach.id, learner.coach.state


def test_what_is_meant_goes_to_the_next_step_and_undo_goes_back() -> None:
    learner = Learner("berlin")
    assert at(learner) == ("keep", "do")
    learner.play("keep both")
    assert at(learner) == ("colour", "do")
    learner.play("draw red")
    assert at(learner) == ("deck", "do")
    learner.undo()
    assert at(learner) == ("colour", "do")


def test_another_legal_move_is_taken_kindly_and_the_step_stays_while_it_can_be_done() -> None:
    learner = Learner("berlin")
    learner.play("keep both")
    learner.play("draw green")
    assert learner.coach is not None
    assert (learner.coach.id, learner.coach.said) == ("colour", Message("lesson-other"))
    learner.play("draw red")
    assert at(learner) == ("deck", "do")


def test_a_step_that_cannot_be_done_any_more_is_passed_over() -> None:
    learner = Learner("berlin")
    learner.play("keep first")
    assert learner.coach is not None
    assert (learner.coach.id, learner.coach.said) == ("colour", Message("lesson-other"))


def test_an_illegal_move_is_refused_with_its_reason_and_the_step_stays() -> None:
    learner = Learner("berlin")
    learner.play("keep both")
    with pytest.raises(IllegalMove, match="why-too-few-cards"):
        learner.play("claim potsdamer_platz-checkpoint_charlie-1 2 red")
    assert at(learner) == ("colour", "do")


def test_until_a_step_is_possible_the_coach_says_what_leads_to_it() -> None:
    learner = Learner("berlin")
    learner.play("keep both")
    learner.skip()
    learner.skip()
    assert learner.coach is not None
    assert (learner.coach.id, learner.coach.what.key) == ("claim", "lesson-berlin-claim.lead")
    learner.play(learner.coach.aims[0])
    assert at(learner) == ("claim", "do")


def test_a_skipped_step_stays_skipped_when_a_later_move_is_taken_back() -> None:
    learner = Learner("berlin")
    learner.play("keep both")
    learner.skip()
    learner.play("draw deck")
    assert at(learner)[0] == "claim"
    learner.undo()
    assert at(learner) == ("deck", "do")


def test_what_was_skipped_after_a_move_comes_again_when_that_move_is_taken_back() -> None:
    learner = Learner("berlin")
    learner.play("keep both")
    learner.play("draw red")
    learner.skip()
    assert at(learner)[0] == "claim"
    learner.undo()
    assert at(learner) == ("colour", "do")


def test_while_the_others_play_there_is_nothing_to_do() -> None:
    learner = Learner("berlin")
    table = learner.table
    move = table.course.game.parse(table.state, "keep both", 0)
    table.append(table.play(OLA, 0, move))
    assert at(learner) == ("colour", "wait")
    assert learner.coach is not None
    assert learner.coach.aims == ()


def test_only_the_learner_is_told() -> None:
    learner = Learner("metro")
    assert Screen(()).coach(learner.table) is None
    assert Screen((1,)).coach(learner.table) is None
    assert learner.coach is not None


def test_a_step_is_skipped_once_and_by_the_learner_alone() -> None:
    table = Learner("london").table
    with pytest.raises(TableError, match="table-step-over"):
        skip(table, OLA, 0, "site")
    with pytest.raises(TableError, match="table-not-yours"):
        skip(table, "jan", 0, "symbol")


def test_whoever_leaves_the_ride_plays_on_without_the_coach() -> None:
    learner = Learner("london")
    learner.table.append(leave(learner.table, OLA, 0))
    assert learner.coach is None
    learner.play(learner.table.state.moves(0)[0])
    assert learner.coach is None
    with pytest.raises(TableError, match="table-no-ride"):
        learner.table.append(leave(learner.table, OLA, 0))


def test_other_tables_have_no_coach() -> None:
    table = table_of("ola", "bot")
    assert Screen((0,)).coach(table) is None
    with pytest.raises(TableError, match="table-no-ride"):
        leave(table, "ola", 0)


# --- what the last words say ------------------------------------------------------------------------------------------


def test_a_round_drawn_alone_ends_with_the_round() -> None:
    learner = Learner("london")
    rounds = []
    learner.be_shown(at=lambda coach: rounds.append((coach.id, learner.table.state.view(0).round)))
    assert {round for id, round in rounds if id == "alone"} == {2}
    assert [round for id, round in rounds if id == "end"] == [3]


def test_numbers_that_the_coach_says_are_those_of_the_move() -> None:
    learner = Learner("metro")
    learner.be_shown(2)
    assert learner.coach is not None
    assert learner.coach.id == "centre"
    before = learner.table.state.view(0).players[0].points
    points = learner.coach.why.params["points"]
    learner.play(learner.coach.aims[0])
    assert learner.table.state.view(0).players[0].points == before + points == 6
