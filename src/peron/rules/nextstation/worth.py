"""What never changes in a city: its deck, and what its things are worth. Imports the standard library only."""

from __future__ import annotations

from itertools import pairwise

from peron.rules.nextstation.cards import CARDS
from peron.rules.nextstation.city import City
from peron.rules.nextstation.shapes import RankBand, Worth


def worth(city: City) -> Worth:
    two, three, four = (int(city.interchange_points[lines]) for lines in (2, 3, 4))
    return Worth(
        deck=CARDS,
        crossing=int(city.river_points),
        sites=tuple(int(points) for points in city.site_points)[1:],
        interchanges=(two, three, four),
        objective=int(city.objective_points),
        module=int(city.solo_module_points),
        ranks=_bands(city),
    )


def _bands(city: City) -> tuple[RankBand, ...]:
    """N23; N23a: a band includes both its numbers."""
    return tuple(
        RankBand(None if below is None else below + 1, most) for below, most in pairwise([None, *city.solo_ranks, None])
    )
