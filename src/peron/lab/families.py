"""The families whose bots learn, one row each. Imports the families' modules."""

from __future__ import annotations

from typing import Final

from peron.lab.learning import Learning
from peron.lab.nextstation.learning import learn as learn_nextstation
from peron.rules.contract import BadSetup, Game

FAMILIES: Final[dict[str, Learning]] = {"nextstation": learn_nextstation}


def learning_of(of: Game) -> Learning:
    """How the bots of a game learn. Raises BadSetup if they do not."""
    if of.title.family not in FAMILIES:
        raise BadSetup("learn-game", {"game": of.id})
    return FAMILIES[of.title.family]
