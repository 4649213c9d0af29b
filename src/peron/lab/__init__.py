"""Studying games: duels between bots, games alone, and how fast everything runs."""

from peron.lab.duels import BotResult, Duel, duel
from peron.lab.solo import Solo, solo

__all__ = ["BotResult", "Duel", "Solo", "duel", "solo"]
