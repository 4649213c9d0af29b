"""The levels people choose bots by, and the bot behind each, for every family of games.

Each level is to beat the one below in 65 of 100 games between two; `docs/performance.md` has the measured
figures. Budgets are iterations, not time: a level plays the same on every machine.
"""

from __future__ import annotations

from typing import Final

from peron.bots.bot import Bot
from peron.bots.metro_beginner import MetroBeginnerBot
from peron.bots.metro_greedy import MetroGreedyBot
from peron.bots.metro_playbook import MetroPlaybook
from peron.bots.nextstation_beginner import NextStationBeginnerBot
from peron.bots.nextstation_greedy import NextStationGreedyBot
from peron.bots.nextstation_rows import weights
from peron.bots.nextstation_search import LookAheadBot
from peron.bots.random_bot import RandomBot
from peron.bots.search import SearchBot
from peron.bots.ticket_beginner import BeginnerBot
from peron.bots.ticket_greedy import GreedyBot
from peron.bots.ticket_playbook import TicketPlaybook
from peron.rules.contract import Game
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.game import NextStationGame
from peron.rules.ticket.game import TicketGame

LEVELS: Final = ("beginner", "steady", "strong", "expert")
"""From the weakest to the strongest."""
STRONG: Final = 450
EXPERT: Final = 16_000
METRO_STRONG: Final = 100
METRO_EXPERT: Final = 2_000
# Estimates of a sheet: with a single one no card is looked ahead.
NEXT_STATION_STRONG: Final = 1
NEXT_STATION_EXPERT: Final = 8_000


def level_bot(level: str, game: Game, seed: int) -> Bot:
    """The bot of a level for this game."""
    if isinstance(game, TicketGame):
        bot = ticket_bot(level, game, seed)
    elif isinstance(game, MetroGame):
        bot = metro_bot(level, game, seed)
    elif isinstance(game, NextStationGame):
        bot = next_station_bot(level, game, seed)
    else:
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


def metro_bot(level: str, game: MetroGame, seed: int) -> Bot:
    if level == "beginner":
        return MetroBeginnerBot(game.board, seed)
    if level == "steady":
        return MetroGreedyBot(game.board)
    iterations = METRO_STRONG if level == "strong" else METRO_EXPERT
    return SearchBot(MetroPlaybook(game.board), game.action_space, seed, iterations, 0.0)


def next_station_bot(level: str, game: NextStationGame, seed: int) -> Bot:
    if level == "beginner":
        return NextStationBeginnerBot(game.city, seed)
    if level == "steady":
        return NextStationGreedyBot(game.city)
    estimates = NEXT_STATION_STRONG if level == "strong" else NEXT_STATION_EXPERT
    return LookAheadBot(game.city, weights(), seed, estimates, 0.0)
