"""Who is answered next when more questions are asked than there are processes to think. Imports thinking.

Questions wait here and not in the pool of processes, so that they can be withdrawn, moved up, and taken in a fair
order: first what a person waits for, then hints, then the rest; among these each address in turn, and within an
address each person. So whoever asks a lot waits for themselves. It belongs to one event loop.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from concurrent.futures import Future
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

from peron.tables.thinking import Question

MOST_WAITING: Final = 32
"""Questions of one urgency that may wait for one address."""


class Urgency(IntEnum):
    """What goes first."""

    AWAITED = 1
    """A person at the table waits for this move."""
    HINT = 2
    UNHURRIED = 3
    """Nobody is there who plays."""


@dataclass(frozen=True)
class Asker:
    """For whom a question is asked: a person at a network address."""

    address: str
    person: str


@dataclass(frozen=True)
class Subject:
    """What a question is about. Whoever asks the same has the same key."""

    table_id: str = ""
    key: str = ""


NOTHING: Final = Subject()


class Busy(Exception):
    """No place for another question, or one that has waited too long: ask again later."""


class NoAnswer(Exception):
    """Whoever thought about it, elsewhere, has failed."""


class Answers(Protocol):
    """Where questions go in the end: as many at a time as there are processes."""

    processes: int

    def ask(self, asked: Question) -> Future[int]: ...


@dataclass(eq=False)
class Thought:
    """A question on its way. To cancel its answer, or to stop waiting for it, withdraws it."""

    asked: Question
    urgency: Urgency
    asker: Asker
    answer: asyncio.Future[int]
    waits: bool = True
    """Whether no process has it yet."""
    about: Subject = NOTHING
    late: float = 0.0
    """Seconds that whoever asked lets pass before the answer is used, because another has asked the same before."""


class Questions(Protocol):
    """Where questions are asked: in memory (`Queue`), or where several processes share a database, there."""

    def waiting(self, urgency: Urgency) -> int: ...

    def full(self, urgency: Urgency, asker: Asker) -> bool: ...

    def ask(self, asked: Question, urgency: Urgency, asker: Asker, patience: float, about: Subject) -> Thought: ...

    def move(self, thought: Thought, urgency: Urgency, asker: Asker) -> None: ...


class Waits(Protocol):
    """Something that somebody waits for."""

    asker: Asker


W = TypeVar("W", bound=Waits)


class Line(Generic[W]):
    """Those who wait with the same urgency."""

    def __init__(self) -> None:
        self._rounds: OrderedDict[str, OrderedDict[str, deque[W]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.length(address) for address in self._rounds)

    def length(self, address: str) -> int:
        return sum(map(len, self._rounds.get(address, {}).values()))

    def add(self, thought: W) -> None:
        people = self._rounds.setdefault(thought.asker.address, OrderedDict())
        people.setdefault(thought.asker.person, deque()).append(thought)

    def first(self) -> W | None:
        """Whose turn it is."""
        for people in self._rounds.values():
            for theirs in people.values():
                return theirs[0]
        return None

    def take(self, thought: W) -> None:
        """It is answered now: its person and its address have had their turn."""
        self.remove(thought)
        address, person = thought.asker.address, thought.asker.person
        if address in self._rounds:
            self._rounds.move_to_end(address)
            if person in self._rounds[address]:
                self._rounds[address].move_to_end(person)

    def remove(self, thought: W) -> None:
        address, person = thought.asker.address, thought.asker.person
        people = self._rounds[address]
        people[person].remove(thought)
        if not people[person]:
            del people[person]
        if not people:
            del self._rounds[address]


class Queue:
    """Hands questions on to the processes, one for each. Where there are two or more, one is kept for people."""

    def __init__(self, thinkers: Answers) -> None:
        self._thinkers = thinkers
        self._lines = {urgency: Line[Thought]() for urgency in Urgency}
        self._in_hand: Counter[Urgency] = Counter()
        """How many questions the processes have, those among them that nobody waits for any more."""

    def waiting(self, urgency: Urgency) -> int:
        return len(self._lines[urgency])

    def full(self, urgency: Urgency, asker: Asker) -> bool:
        """Whether as many wait for this address as may."""
        return self._lines[urgency].length(asker.address) >= MOST_WAITING

    def ask(
        self, asked: Question, urgency: Urgency, asker: Asker, patience: float, about: Subject = NOTHING
    ) -> Thought:
        """Line up. Raises Busy when there is no place; so does the answer when no process was free within `patience`
        seconds."""
        if self.full(urgency, asker):
            raise Busy
        loop = asyncio.get_running_loop()
        thought = Thought(asked, urgency, asker, loop.create_future(), about=about)
        self._lines[urgency].add(thought)
        timer = loop.call_later(patience, self._give_up, thought)
        thought.answer.add_done_callback(lambda _: timer.cancel())
        thought.answer.add_done_callback(lambda _: self._withdraw(thought))
        self._hand_on()
        return thought

    def move(self, thought: Thought, urgency: Urgency, asker: Asker) -> None:
        """Somebody came or went: it waits from now on in another place. What a process has already stays there."""
        if not thought.waits or (thought.urgency, thought.asker) == (urgency, asker):
            return
        self._lines[thought.urgency].remove(thought)
        thought.urgency, thought.asker = urgency, asker
        self._lines[urgency].add(thought)
        self._hand_on()

    def _withdraw(self, thought: Thought) -> None:
        if thought.waits:
            self._lines[thought.urgency].remove(thought)
            thought.waits = False

    def _give_up(self, thought: Thought) -> None:
        if thought.waits and not thought.answer.done():
            self._withdraw(thought)
            thought.answer.set_exception(Busy())

    # --- processes ---------------------------------------------------------------------------------------------------

    def _hand_on(self) -> None:
        while (thought := self._next()) is not None:
            self._lines[thought.urgency].take(thought)
            thought.waits = False
            if not thought.answer.done():
                self._have_answered(thought)

    def _next(self) -> Thought | None:
        """The question that a process may have now."""
        processes = self._thinkers.processes
        if self._in_hand.total() >= processes:
            return None
        others = self._in_hand.total() - self._in_hand[Urgency.AWAITED]
        kept = others >= max(1, processes - 1)
        for urgency, line in self._lines.items():
            if urgency == Urgency.AWAITED or not kept:
                first = line.first()
                if first is not None:
                    return first
        return None

    def _have_answered(self, thought: Thought) -> None:
        try:
            thinking = asyncio.wrap_future(self._thinkers.ask(thought.asked))
        except Exception as error:  # the processes are closed, say
            thought.answer.set_exception(error)
            return
        self._in_hand[thought.urgency] += 1
        thinking.add_done_callback(partial(self._answered, thought, thought.urgency))

    def _answered(self, thought: Thought, urgency: Urgency, thinking: asyncio.Future[int]) -> None:
        """A process is free again, also if nobody waits for its answer any more."""
        self._in_hand[urgency] -= 1
        error = None if thinking.cancelled() else thinking.exception()
        if not thought.answer.done():
            if thinking.cancelled():
                thought.answer.cancel()
            elif error is not None:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(thinking.result())
        self._hand_on()


class QuickApart:
    """Two queues: what is answered in no time does not wait until other questions have been thought about for long."""

    def __init__(self, slow: Questions, quick: Questions) -> None:
        self._queues = {False: slow, True: quick}

    def waiting(self, urgency: Urgency) -> int:
        return sum(queue.waiting(urgency) for queue in self._queues.values())

    def full(self, urgency: Urgency, asker: Asker) -> bool:
        return all(queue.full(urgency, asker) for queue in self._queues.values())

    def ask(
        self, asked: Question, urgency: Urgency, asker: Asker, patience: float, about: Subject = NOTHING
    ) -> Thought:
        return self._queues[asked.quick].ask(asked, urgency, asker, patience, about)

    def move(self, thought: Thought, urgency: Urgency, asker: Asker) -> None:
        self._queues[thought.asked.quick].move(thought, urgency, asker)
