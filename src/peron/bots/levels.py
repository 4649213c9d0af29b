"""The levels people choose bots by, and the bot behind each, for every family of games.

Each level is to beat the one below in 65 of 100 games between two; `docs/performance.md` has the measured
figures. Budgets are iterations, not time: a level plays the same on every machine.
"""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.random_bot import RandomBot
from peron.bots.search import SearchBot
from peron.bots.ticket_beginner import BeginnerBot
from peron.bots.ticket_greedy import GreedyBot
from peron.bots.ticket_playbook import TicketPlaybook
from peron.rules.contract import Game
from peron.rules.ticket.game import TicketGame

LEVELS: Final = ("beginner", "steady", "strong", "expert")
"""From the weakest to the strongest."""
STRONG: Final = 450
EXPERT: Final = 16_000


def level_bot(level: str, game: Game, seed: int) -> Bot:
    """The bot of a level for this game."""
    if isinstance(game, TicketGame):
        bot = ticket_bot(level, game, seed)
    else:
        # TODO: players of Next Station and Metro. Until there are some, all of their levels play at random.
        bot = RandomBot(seed)
    bot.name = level
    return bot


def ticket_bot(level: str, game: TicketGame, seed: int) -> Bot:
    if level == "beginner":
        return BeginnerBot(game.board, seed)
    if level == "steady":
        return GreedyBot(game.board)
    iterations = STRONG if level == "strong" else EXPERT
    return SearchBot(TicketPlaybook(game.board), game.action_space, seed, iterations, 0.0)
