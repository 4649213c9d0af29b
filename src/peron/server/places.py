"""The sockets that an address may have open, shared among the people there. Imports the visitors.

Many people may share an address, and one of them may be hostile. While there is room everybody comes in; when there is
none, whoever has most gives one up for somebody who has fewer. All who are not known are one person.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from peron.server.limits import FAR, WIDE
from peron.server.visitors import neighbourhood, rings


@dataclass(eq=False)
class Place:
    group: str
    far: str
    person: str
    number: int
    give_up: Callable[[], object] | None = None
    """What sends away who is there."""
    lost: bool = False
    """Whether somebody else has it by now."""


class Places:
    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, dict[str, list[Place]]] = {}
        """By address, or network of one customer, and person: the last one at the end."""
        self._far: Counter[str] = Counter()
        """How many the largest network has in which everybody may be one."""
        self._numbers = count()

    def take(self, address: str, person: str) -> Place | None:
        """A place; None if nobody there has more than this person would have."""
        group = neighbourhood(address)
        people = self._of.setdefault(group, {})
        place = Place(group, rings(address)[-1], f"{address} {person}", next(self._numbers))
        if sum(map(len, people.values())) >= self._most * (1 if group == address else WIDE):
            most = max(people.values(), key=lambda theirs: (len(theirs), theirs[-1].number), default=[])
            if len(most) <= len(people.get(place.person, ())) + 1:
                return None
            self._lose(most[-1])
        elif self._far[place.far] >= self._most * FAR:
            if not people:
                del self._of[group]
            return None
        self._far[place.far] += 1
        self._of.setdefault(group, {}).setdefault(place.person, []).append(place)
        return place

    def leave(self, place: Place) -> None:
        if place.lost:
            return
        place.lost = True
        self._far[place.far] -= 1
        if not self._far[place.far]:
            del self._far[place.far]
        people = self._of[place.group]
        people[place.person].remove(place)
        if not people[place.person]:
            del people[place.person]
        if not people:
            del self._of[place.group]

    def _lose(self, place: Place) -> None:
        self.leave(place)
        if place.give_up is not None:
            place.give_up()
