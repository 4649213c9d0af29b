"""The bots by their names: the levels, and the kinds behind them.

A name may carry a budget: `search:0.5s` thinks half a second about a move, `search:2000` tries that often.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from peron.bots.bot import Bot
from peron.bots.levels import LEVELS, level_bot
from peron.bots.metro_greedy import MetroGreedyBot
from peron.bots.metro_playbook import MetroPlaybook
from peron.bots.nextstation_greedy import NextStationGreedyBot
from peron.bots.nextstation_rows import weights
from peron.bots.nextstation_search import LookAheadBot
from peron.bots.random_bot import RandomBot
from peron.bots.search import SearchBot
from peron.bots.ticket_greedy import GreedyBot
from peron.bots.ticket_playbook import TicketPlaybook
from peron.rules.contract import Game, PeronError
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.game import NextStationGame
from peron.rules.ticket.game import TicketGame

NAMES: Final = (*LEVELS, "random", "greedy", "search")
SECONDS: Final = 0.25
"""How long search thinks about a move unless told otherwise."""


class UnknownBot(PeronError):
    """No bot has this name; `nearest` says which was perhaps meant."""


def bot_names() -> tuple[str, ...]:
    return NAMES


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot with this name, for this game; `seed` makes its chance repeatable. Raises UnknownBot."""
    kind, colon, budget = name.partition(":")
    if kind not in NAMES or (colon and kind != "search"):
        nearest = get_close_matches(kind, NAMES, 1, 0)[0]
        raise UnknownBot("unknown-bot", {"id": name, "nearest": nearest, "known": list(NAMES)})
    if kind in LEVELS:
        return level_bot(kind, game, seed)
    if kind == "random":
        return RandomBot(seed)
    iterations, seconds = read_budget(name, budget) if colon else (0, SECONDS)
    if isinstance(game, TicketGame):
        bot = ticket_kind(kind, game, seed, iterations, seconds)
    elif isinstance(game, NextStationGame):
        bot = next_station_kind(kind, game, seed, iterations, seconds)
    elif isinstance(game, MetroGame):
        bot = metro_kind(kind, game, seed, iterations, seconds)
    else:
        raise UnknownBot("bot-other-game", {"id": name, "game": game.id, "known": [*LEVELS, "random"]})
    bot.name = name
    return bot


def ticket_kind(kind: str, game: TicketGame, seed: int, iterations: int, seconds: float) -> Bot:
    if kind == "greedy":
        return GreedyBot(game.board)
    return SearchBot(TicketPlaybook(game.board), game.action_space, seed, iterations, seconds)


def next_station_kind(kind: str, game: NextStationGame, seed: int, iterations: int, seconds: float) -> Bot:
    if kind == "greedy":
        return NextStationGreedyBot(game.city)
    return LookAheadBot(game.city, weights(), seed, iterations, seconds)


def metro_kind(kind: str, game: MetroGame, seed: int, iterations: int, seconds: float) -> Bot:
    if kind == "greedy":
        return MetroGreedyBot(game.board)
    return SearchBot(MetroPlaybook(game.board), game.action_space, seed, iterations, seconds)


def read_budget(name: str, budget: str) -> tuple[int, float]:
    """Iterations and seconds of a budget, 0 for the one that is not limited."""
    try:
        if budget.endswith("s"):
            seconds = float(budget.removesuffix("s"))
            iterations = 0
        else:
            seconds = 0.0
            iterations = int(budget)
    except ValueError:
        seconds = 0.0
        iterations = 0
    if not (0 < seconds < 3600 or 0 < iterations < 10**9):
        raise UnknownBot("bot-budget", {"id": name, "budget": budget})
    return iterations, seconds
