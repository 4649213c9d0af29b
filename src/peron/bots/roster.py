"""The bots by their names: the levels, and the kinds behind them.

A name may carry a budget: `search:0.5s` thinks half a second about a move, `search:2000` tries that often.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from peron.bots.bot import Bot
from peron.bots.families import FAMILIES
from peron.bots.levels import LEVELS, level_bot
from peron.bots.random_bot import RandomBot
from peron.rules.contract import BadSetup, Game

NAMES: Final = (*LEVELS, "random", "greedy", "search")
SECONDS: Final = 0.25
"""How long search thinks about a move unless told otherwise."""


class UnknownBot(BadSetup):
    """No bot has this name; `suggestion` says which was perhaps meant, or `none`."""


def bot_names() -> tuple[str, ...]:
    return NAMES


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot with this name, for this game; `seed` makes its chance repeatable. Raises UnknownBot."""
    kind, colon, budget = name.partition(":")
    if kind not in NAMES or (colon and kind != "search"):
        suggestion = (get_close_matches(kind, NAMES, 1) or ["none"])[0]
        raise UnknownBot("unknown-bot", {"id": name, "suggestion": suggestion, "known": list(NAMES)})
    if kind in LEVELS:
        return level_bot(kind, game, seed)
    if kind == "random":
        return RandomBot(seed)
    iterations, seconds = read_budget(name, budget) if colon else (0, SECONDS)
    if game.title.family not in FAMILIES:
        raise UnknownBot("bot-other-game", {"id": name, "game": game.id, "known": [*LEVELS, "random"]})
    bot = FAMILIES[game.title.family][0](kind, game, seed, iterations, seconds)
    bot.name = name
    return bot


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
