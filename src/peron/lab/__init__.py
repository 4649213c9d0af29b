"""Studying games: duels between bots, and how fast everything runs."""

from peron.lab.duels import BotResult, Duel, duel

__all__ = ["BotResult", "Duel", "duel"]
