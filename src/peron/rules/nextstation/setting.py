"""What is settled before the first card and open to all: who holds which pencil when, and the modules.

Imports the compiled integer types only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Setting:
    """Never changed, so copies of a state share it."""

    def __init__(self, seats: i64, pencils: vec[i64], powers: vec[i64], objectives: vec[i64], modules: i64) -> None:
        self.seats: i64 = seats
        self.pencils: vec[i64] = pencils
        """The pencils of the first seat by round. Everybody else has them later: see `pencil`."""
        self.powers: vec[i64] = powers
        """By pencil, NO_POWER without the module (N21)."""
        self.objectives: vec[i64] = objectives
        """None without the module (N20)."""
        self.modules: i64 = modules
        """For how many modules points are subtracted: none but in a solo game (N22)."""

    def pencil(self, seat: i64, round: i64) -> i64:
        """N3: seats and spare pencils are a ring of four places, and pencils move one place to the left each round."""
        place = seat
        if self.seats == 2:  # N3: a spare pencil lies to the left of each
            place = 2 * seat
        return self.pencils[(round - place) & 3]
