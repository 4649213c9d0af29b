"""`peron games` and `peron rules`: what can be played, and by which rules. Imports the games and the texts."""

from __future__ import annotations

from typing import Annotated

import typer

import peron
from peron.cli.arguments import Board, Plain, argument
from peron.cli.games import game_on, nearest_of
from peron.cli.help import texts_of
from peron.cli.screen import Screen
from peron.rules.contract import Game
from peron.text import Rule, Texts


def show_games(context: typer.Context, plain: Plain = False) -> None:
    texts = texts_of(context)
    headers = [texts.say(f"cli-games-{column}") for column in ("id", "name", "players", "play")]
    rows = []
    for game in map(peron.game, peron.games()):
        players = f"{game.min_players}–{game.max_players}"
        rows.append([game.id, texts.title(game), players, f"peron play {game.id}"])
    Screen(plain).table(headers, rows)


def show_rules(
    context: typer.Context,
    game: Annotated[str | None, argument("game", help="help-rules-game")] = None,
    id: Annotated[str | None, argument("rule", help="help-rules-id")] = None,
    board: Board = None,
    plain: Plain = False,
) -> None:
    """All rules of a game, or the one with this id. A board says whose they are, so that one word more is the id."""
    texts = texts_of(context)
    if board is not None and id is None:
        game, id = None, game
    of = game_on(texts, game, board)
    screen = Screen(plain)
    sections = texts.rules(of)
    if id is not None:
        rule = rule_of(texts, of, id)
        if rule is None:
            known = tuple(rule.id for section in sections for rule in section.rules)
            raise nearest_of(texts, "cli-unknown-rule", id, known)
        screen.facts([told_rule(texts, rule)])
        return
    for section in sections:
        screen.heading(section.title)
        screen.facts([told_rule(texts, rule) for rule in section.rules])


def rule_of(texts: Texts, game: Game, id: str) -> Rule | None:
    """The rule of a game with this id, in whatever letters it is written."""
    rules = (rule for section in texts.rules(game) for rule in section.rules)
    return next((rule for rule in rules if rule.id.lower() == id.lower()), None)


def told_rule(texts: Texts, rule: Rule) -> tuple[str, str]:
    """The rule's id, and its title and text, marked if it is a ruling."""
    label = f" ({texts.say('rules-ruling')})" if rule.ruling else ""
    return rule.id, f"{rule.title}{label}. {rule.text}"
