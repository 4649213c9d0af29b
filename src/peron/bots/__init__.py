"""Players over the contract: `make_bot("greedy", peron.game("berlin"))`."""

from peron.bots.bot import Bot
from peron.bots.roster import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "make_bot"]
