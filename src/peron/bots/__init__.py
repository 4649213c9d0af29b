"""Players over the contract: `make_bot("strong", peron.game("berlin"))`."""

from peron.bots.bot import Bot
from peron.bots.levels import LEVELS
from peron.bots.roster import UnknownBot, bot_names, make_bot

__all__ = ["LEVELS", "Bot", "UnknownBot", "bot_names", "make_bot"]
