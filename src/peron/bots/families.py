"""The bots of the families, one row each. Imports the families' modules.

A family makes the bots it has: `greedy` and `search` by name, and those behind the four levels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from peron.bots.bot import Bot
from peron.bots.metro import family as metro_family
from peron.bots.nextstation import family as nextstation_family
from peron.bots.ticket import family as ticket_family
from peron.rules.contract import Game

Kind = Callable[[str, Game, int, int, float], Bot]
"""The bot of a kind for a game: its chance, its iterations and its seconds."""
Level = Callable[[str, Game, int], Bot]
"""The bot of a level for a game, and its chance."""

FAMILIES: Final[dict[str, tuple[Kind, Level]]] = {
    "ticket": (ticket_family.kind, ticket_family.level),
    "nextstation": (nextstation_family.kind, nextstation_family.level),
    "metro": (metro_family.kind, metro_family.level),
}
