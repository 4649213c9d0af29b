"""`peron games` and `peron rules`: what can be played, and by which rules. Imports the games, the texts, and for what
figures show the drawings."""

from __future__ import annotations

from typing import Annotated

import peron
from peron.cli.arguments import Board, Plain, argument
from peron.cli.games import game_on
from peron.cli.screen import Screen
from peron.cli.stop import nearest_of
from peron.rules.contract import Game
from peron.text import Illustrator, Rule, RuleTable, Texts


def show_games(texts: Texts, plain: Plain = False) -> None:
    headers = [texts.say(f"cli-games-{column}") for column in ("id", "name", "players", "play")]
    rows = []
    for game in map(peron.game, peron.games()):
        players = f"{game.min_players}–{game.max_players}"
        rows.append([game.id, texts.title(game), players, f"peron play {game.id}"])
    Screen(plain).table(headers, rows)


def show_rules(
    texts: Texts,
    game: Annotated[str | None, argument("game", help="help-rules-game")] = None,
    id: Annotated[str | None, argument("rule", help="help-rules-id")] = None,
    board: Board = None,
    plain: Plain = False,
) -> None:
    """All rules of a game, or the one with this id. A board says whose they are, so that one word more is the id."""
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
        told = told_rule(texts, rule)
        screen.facts([told, *_beside(texts, of, rule)])
        for table in texts.tables(of):
            if table.rule == rule.id:
                _show_table(screen, table)
        return
    drawn = illustrator_of(texts, of)
    screen.say(texts.aim(of))
    screen.heading(texts.say("rules-minute"))
    steps = [texts.minute(of, step) for step in drawn.minute()]
    screen.facts([(str(number), f"{step.title}. {step.lines[0]}") for number, step in enumerate(steps, 1)])
    for section in sections:
        screen.heading(section.title)
        screen.facts([told_rule(texts, rule) for rule in section.rules])
    for table in texts.tables(of):
        _show_table(screen, table)


def illustrator_of(texts: Texts, game: Game) -> Illustrator:
    """What puts the figures of a game into words."""
    from peron.draw import FAMILIES  # drawing takes a while to load, and most commands draw nothing

    return texts.illustrator(game, FAMILIES[game.title.family].figures, "light")


def _beside(texts: Texts, game: Game, rule: Rule) -> list[tuple[str, str]]:
    """What the figures of a rule show, and the numbers they work out."""
    figures = [figure for figure in illustrator_of(texts, game).figures() if figure.rule == rule.id]
    return [(texts.say("rules-figure"), f"{figure.words} {figure.example}".rstrip()) for figure in figures]


def _show_table(screen: Screen, table: RuleTable) -> None:
    head, *rows = table.rows
    screen.heading(f"{table.rule} {table.title}")
    screen.table(head, rows, wide=1 if len(head) == 2 else -1)


def rule_of(texts: Texts, game: Game, id: str) -> Rule | None:
    """The rule of a game with this id, in whatever letters it is written."""
    rules = (rule for section in texts.rules(game) for rule in section.rules)
    return next((rule for rule in rules if rule.id.lower() == id.lower()), None)


def told_rule(texts: Texts, rule: Rule) -> tuple[str, str]:
    """The rule's id, and its title and text, marked if it is a ruling."""
    label = f" ({texts.say('rules-ruling')})" if rule.ruling else ""
    return rule.id, f"{rule.title}{label}. {rule.text}"
