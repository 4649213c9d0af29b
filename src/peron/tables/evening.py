"""Several games, one after the other: who came in where, and what that adds up to. Standard library only.

Games of different titles cannot be compared by their points, so what counts is whom one has left behind: every place is
worth as many points as players came after it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from peron.rules.shapes import quick

MOST_PEOPLE: Final = 50
"""Of how many people it is told how they stand: whoever may begin new games may also call themselves anew each time."""


@dataclass(frozen=True)
class Finish:
    """How a game ended for one seat. `who` is the same for the same person or bot in all games."""

    who: str
    name: str
    rank: int
    points: int


@quick
@dataclass(frozen=True)
class Standing:
    """Somebody after several games."""

    name: str
    """As they were called last."""
    places: tuple[int | None, ...]
    """By game; null where they did not play, and while a game is not over."""
    points: tuple[int | None, ...]
    """The points of the games themselves."""
    total: int
    """How many players they have left behind, in all games."""


@dataclass
class _Sum:
    """All that somebody has come to."""

    name: str = ""
    total: int = 0
    points: int = 0
    finishes: dict[int, Finish] = field(default_factory=dict)
    """By game."""

    def standing(self, games: int) -> Standing:
        own = [self.finishes.get(number) for number in range(games)]
        places = tuple(None if finish is None else finish.rank for finish in own)
        return Standing(self.name, places, tuple(None if one is None else one.points for one in own), self.total)


def standings(games: Sequence[Sequence[Finish]]) -> tuple[Standing, ...]:
    """Those who have ended one of the games, the best first; a game that is not over has no finishes."""
    people: defaultdict[str, _Sum] = defaultdict(_Sum)
    for number, game in enumerate(games):
        for finish in game:
            person = people[finish.who]
            person.name = finish.name
            person.total += sum(other.rank > finish.rank for other in game)
            person.points += finish.points
            person.finishes[number] = finish
    best = sorted(people.values(), key=lambda person: (-person.total, -person.points))
    return tuple(person.standing(len(games)) for person in best[:MOST_PEOPLE])
