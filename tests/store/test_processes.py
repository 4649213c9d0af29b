"""What several processes on one PostgreSQL tell each other through it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import URL, select, text, update

from peron.store import Beat, Here, Leave, Listener, News, Notifying, Standing, Store, Take, TakeEach, Writer, standings
from peron.store.news import ANSWERED, ASKED, LARGEST, MOVED, PEOPLE, packed, unpacked
from peron.store.questions import Answer, Ask, Claim, Fate, ForgetQuestions, GiveBack, Hold, Move, Renew, Withdraw
from peron.store.schema import questions
from peron.tables.queue import MOST_WAITING, Asker, Busy, Urgency
from peron.tables.thinking import Question
from tests.postgres import postgres
from tests.store.samples import add, append, move

SOON = 30


@pytest.fixture
def url() -> URL:
    return postgres().new_database()


class Heard:
    """What one process hears."""

    def __init__(self, store: Store) -> None:
        self.news: list[News] = []
        self.messages = 0
        self._ready = threading.Event()
        self._listener = Listener(store, self._hear, self._ready.set)
        assert self._ready.wait(SOON)

    def _hear(self, news: list[News]) -> None:
        self.messages += 1
        self.news += news

    def until(self, news: News) -> None:
        end = time.monotonic() + SOON
        while news not in self.news:
            assert time.monotonic() < end, f"{news} was not heard"
            time.sleep(0.01)

    def close(self) -> None:
        self._listener.close()


@pytest.fixture
def heard(store: Store) -> Iterator[Heard]:
    made = Heard(store)
    yield made
    made.close()


def test_news_is_packed_into_as_few_messages_as_hold_it() -> None:
    news = [News(MOVED, f"table-{number:010}", number) for number in range(1000)]
    messages = list(packed(news))
    assert len(messages) == 5
    assert max(map(len, messages)) <= LARGEST
    assert [one for message in messages for one in unpacked(message)] == news
    assert unpacked("something else") == unpacked('{"a": 1}') == []


def test_one_notification_tells_of_all_that_was_committed_at_once(store: Store, writer: Writer, heard: Heard) -> None:
    telling = Writer(store, Notifying())
    for id in ("t", "u"):
        writer.submit(add(id)).result(SOON)
    hold = threading.Event()
    held = telling.submit(lambda _: hold.wait(SOON))
    moves = [telling.submit(append(move(1), to=id)) for id in ("t", "u")]
    failing = telling.submit(append(move(7), to="t"))
    hold.set()
    held.result(SOON)
    for future in moves:
        future.result(SOON)
    assert failing.exception(SOON) is not None
    heard.until(News(MOVED, "u", 1))
    assert heard.news == [News(MOVED, "t", 1), News(MOVED, "u", 1)], "of what was not written nobody hears"
    assert heard.messages == 1
    telling.close()


def test_who_listens_hears_of_a_gap_and_goes_on(store: Store, heard: Heard) -> None:
    heard._ready.clear()
    with store.engine.connect() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
    assert heard._ready.wait(SOON)
    telling = Writer(store, Notifying())
    telling.submit(Beat("p", 1000)).result(SOON)
    telling.submit(Here("p", "t", ["anna"], 0)).result(SOON)
    heard.until(News(PEOPLE, "t"))
    telling.close()


def test_a_process_that_is_silent_is_forgotten_with_its_people(store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result(SOON)
    assert writer.submit(Beat("a", 60_000)).result(SOON)
    assert not writer.submit(Beat("a", 60_000)).result(SOON), "it is known already"
    writer.submit(Beat("b", 60_000)).result(SOON)
    writer.submit(Here("a", "t", ["anna"], 1)).result(SOON)
    writer.submit(Here("b", "t", ["jan"], 2)).result(SOON)
    assert standings(store, "c", ["t", "nowhere"]) == {"t": Standing(0, frozenset({"anna", "jan"}), 3)}
    assert standings(store, "a", ["t"]) == {"t": Standing(0, frozenset({"jan"}), 2)}
    writer.submit(Beat("b", -1)).result(SOON)
    assert standings(store, "c", ["t"]) == {"t": Standing(0, frozenset({"anna"}), 1)}
    writer.submit(Here("a", "t", [], 0)).result(SOON)
    assert standings(store, "c", ["t"]) == {"t": Standing(0)}
    writer.submit(Leave("a")).result(SOON)
    assert writer.submit(Beat("a", 1)).result(SOON), "it is new again"


def test_an_allowance_is_one_for_all_processes(store: Store, writer: Writer) -> None:
    other = Writer(store)
    takes = [Take("guests", "home", 3, 0.001) for _ in range(5)]
    taken = [one.submit(take).result(SOON) for one, take in zip([writer, other] * 3, takes, strict=False)]
    assert taken == [True, True, True, False, False]
    assert writer.submit(Take("guests", "school", 3, 0.001)).result(SOON)
    assert writer.submit(Take("tables", "home", 3, 0.001)).result(SOON)
    slow = Take("guests", "slow", 1, 0.001)
    assert [writer.submit(slow).result(SOON) for _ in range(2)] == [True, False]
    time.sleep(0.1)
    assert not writer.submit(slow).result(SOON)
    assert writer.submit(replace(slow, per_second=100)).result(SOON), "it fills up with time"
    theirs, shared = Take("guests", "ola", 1, 0.001), Take("guests", "here", 2, 0.001)
    assert [writer.submit(TakeEach([theirs, shared])).result(SOON) for _ in range(3)] == [True, False, False]
    assert writer.submit(shared).result(SOON), "who has nothing left takes nothing from those who share it"
    dear = Take("bytes", "home", 100, 0.001, cost=60)
    assert [writer.submit(dear).result(SOON) for _ in range(2)] == [True, False]
    assert writer.submit(replace(dear, cost=40)).result(SOON)
    other.close()


# --- questions --------------------------------------------------------------------------------------------------------

AWAITED, HINT, UNHURRIED = Urgency.AWAITED, Urgency.HINT, Urgency.UNHURRIED


def question(word: str) -> Question:
    return Question("berlin", "", 2, {"long": True}, word, {}, ((0, 5), (1, 7)), 1, "steady")


def ask(word: str, urgency: Urgency = AWAITED, at: str = "home/ola", process: str = "p", level: str = "steady") -> Ask:
    address, person = at.split("/")
    return Ask(word, "t", process, replace(question(word), level=level), urgency, Asker(address, person))


@pytest.fixture
def say(writer: Writer) -> Any:
    return lambda write: writer.submit(write).result(SOON)


def answered(say: Any) -> list[str]:
    """All that wait, in the order in which one thinker takes them."""
    taken = []
    while (claimed := say(Claim("thinker", UNHURRIED))) is not None:
        assert claimed.asked == question(claimed.key)
        say(Answer(claimed.key, 1))
        taken.append(claimed.key)
    return taken


def test_what_a_person_waits_for_goes_first_then_hints_then_the_rest(say: Any) -> None:
    for word, urgency in (("rest", UNHURRIED), ("hint", HINT), ("move", AWAITED)):
        assert say(ask(word, urgency))
    assert say(Claim("thinker", AWAITED)).key == "move"
    assert say(Claim("thinker", AWAITED)) is None, "the others are not urgent enough"
    assert answered(say) == ["hint", "rest"]


def test_who_answers_only_what_takes_no_time_leaves_the_rest(say: Any) -> None:
    for word, level in (("long", "expert"), ("quick", "steady")):
        say(ask(word, level=level))
    assert say(Claim("thinker", UNHURRIED, quick=True)).key == "quick"
    assert say(Claim("thinker", UNHURRIED, quick=True)) is None
    assert say(Claim("thinker", UNHURRIED)).key == "long"


def test_each_address_has_its_turn_and_in_it_each_person(say: Any) -> None:
    for word in ("a1", "a2", "a3"):
        say(ask(word, at="school/ala"))
    say(ask("b1", at="school/bob"))
    for word in ("c1", "c2"):
        say(ask(word, at="home/cyd"))
    assert answered(say) == ["a1", "c1", "b1", "c2", "a2", "a3"]


def test_the_same_is_asked_once_and_as_urgently_as_anybody_needs_it(say: Any) -> None:
    assert say(ask("q", UNHURRIED))
    assert not say(ask("q", AWAITED, process="other")), "another has asked first"
    assert say(Claim("thinker", AWAITED)).key == "q"
    assert say(Claim("thinker", UNHURRIED)) is None


def test_a_question_that_nobody_could_answer_is_asked_anew(say: Any) -> None:
    say(ask("q"))
    assert say(Claim("thinker", UNHURRIED)).key == "q"
    say(Answer("q", None))
    assert say(Renew(["q"]))["q"].failed
    say(ask("q"))
    assert say(Claim("thinker", UNHURRIED)).key == "q"


def test_a_question_of_another_version_is_claimed_and_cannot_be_read(say: Any, store: Store) -> None:
    """Who claims it says that it has no answer; to fail in the claim would stop whoever tries."""
    say(ask("q"))
    with store.engine.begin() as connection:
        data = connection.execute(select(questions.c.data)).scalar_one()
        connection.execute(update(questions).values(data={**data, "mood": "sunny"}))
    claimed = say(Claim("thinker", UNHURRIED))
    with pytest.raises(TypeError, match="mood"):
        _ = claimed.asked


def test_a_claim_that_is_not_renewed_runs_out(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def claims_last(milliseconds: int) -> None:
        monkeypatch.setattr("peron.store.questions.CLAIMED", milliseconds)

    say(ask("q"))
    assert say(Claim("dies", UNHURRIED)).key == "q"
    assert say(Renew(["q"])) == {"q": Fate(None, False, True)}
    say(Hold("other", ["q"]))
    assert say(Claim("other", UNHURRIED)) is None
    claims_last(-1)
    say(Hold("dies", ["q"]))
    assert say(Claim("other", UNHURRIED)).key == "q"
    claims_last(60_000)
    say(Hold("dies", ["q"]))
    assert say(Claim("other", UNHURRIED)).key == "q", "it is another's by now"
    say(Hold("other", ["q"]))
    assert say(Claim("third", UNHURRIED)) is None
    say(GiveBack("other", "q"))
    assert say(Claim("third", UNHURRIED)).key == "q"
    say(Answer("q", 42))
    assert say(Renew(["q", "gone"])) == {"q": Fate(42, False, True)}


def test_what_nobody_wants_to_know_any_more_is_not_thought_about(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    say(ask("withdrawn"))
    say(Withdraw("withdrawn", "other"))
    assert say(Renew(["withdrawn"])), "only who has asked withdraws it"
    say(Withdraw("withdrawn", "p"))
    assert say(Renew(["withdrawn"])) == {}
    monkeypatch.setattr("peron.store.questions.WANTED", 100)
    say(ask("forgotten"))
    time.sleep(0.2)
    assert say(Claim("thinker", UNHURRIED)) is None
    say(ForgetQuestions())
    assert say(Renew(["forgotten"])) == {}


def test_a_question_moves_up_when_a_person_comes(say: Any) -> None:
    say(ask("first", UNHURRIED))
    say(ask("second", UNHURRIED))
    say(Move("second", "other", AWAITED, Asker("home", "ola")))
    say(Move("first", "other", UNHURRIED, Asker("home", "ola")))
    assert answered(say) == ["second", "first"]


def test_an_address_has_only_so_many_questions(say: Any) -> None:
    for number in range(MOST_WAITING):
        say(ask(str(number)))
    with pytest.raises(Busy):
        say(ask("one more"))
    say(ask("a hint", HINT))
    say(ask("elsewhere", at="school/ala"))


def test_thinkers_that_ask_at_once_get_different_questions(store: Store, say: Any) -> None:
    for number in range(20):
        say(ask(str(number), at=f"{number % 3}/x"))
    writers = [Writer(store, durable=False) for _ in range(4)]
    claims = [writers[number % 4].submit(Claim(str(number), UNHURRIED)) for number in range(20)]
    keys = [claimed.key for claimed in (claim.result(SOON) for claim in claims) if claimed is not None]
    assert len(keys) == len(set(keys))
    assert len(keys) >= 10
    for writer in writers:
        writer.close()


def test_a_question_and_its_answer_are_news() -> None:
    assert ask("q").news == (News(ASKED),)
    assert Answer("q", 1).news == (News(ANSWERED, "q"),)
