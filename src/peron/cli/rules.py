"""`peron games` and `peron rules`: what can be played, and by which rules. Imports the games and the texts."""

from __future__ import annotations

import peron
from peron.cli.games import nearest_of
from peron.cli.screen import Screen
from peron.text import Rule, Texts


def show_games(texts: Texts, plain: bool) -> None:
    headers = [texts.say(f"cli-games-{column}") for column in ("id", "name", "players", "play")]
    rows = []
    for game in map(peron.game, peron.games()):
        players = f"{game.min_players}–{game.max_players}"
        rows.append([game.id, texts.say(f"game-{game.id}"), players, f"peron play {game.id}"])
    Screen(plain).table(["", *headers[1:]] if plain else headers, rows)


def show_rules(texts: Texts, game: str, id: str | None, plain: bool) -> None:
    """All rules of a game, or the one with this id."""
    of = peron.game(game)
    screen = Screen(plain)
    sections = texts.rules(of.id)
    if id is not None:
        rules = {rule.id: rule for section in sections for rule in section.rules}
        asked = next((known for known in rules if known.lower() == id.lower()), None)
        if asked is None:
            raise nearest_of(texts, "cli-unknown-rule", id, tuple(rules))
        screen.facts([told_rule(texts, rules[asked])])
        return
    for section in sections:
        screen.heading(section.title)
        screen.facts([told_rule(texts, rule) for rule in section.rules])


def told_rule(texts: Texts, rule: Rule) -> tuple[str, str]:
    """The rule's id, and its title and text, marked if it is a ruling."""
    label = f" ({texts.say('rules-ruling')})" if rule.ruling else ""
    return rule.id, f"{rule.title}{label}. {rule.text}"
