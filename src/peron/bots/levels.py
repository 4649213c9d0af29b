"""The levels people choose bots by; which bot is behind each is up to the family.

Each level is to beat the one below in 65 of 100 games between two; `docs/performance.md` has the measured
figures. Budgets are iterations, not time: a level plays the same on every machine.
"""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.families import FAMILIES
from peron.bots.random_bot import RandomBot
from peron.rules.contract import Game

LEVELS: Final = ("beginner", "steady", "strong", "expert")
"""From the weakest to the strongest."""


def level_bot(level: str, game: Game, seed: int) -> Bot:
    """The bot of a level for this game."""
    if game.title.family in FAMILIES:
        bot = FAMILIES[game.title.family][1](level, game, seed)
    else:
        bot = RandomBot(seed)
    bot.name = level
    return bot
