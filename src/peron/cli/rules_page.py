"""The rules of a game as a page of the documentation: `python -m peron.cli.rules_page berlin pl`.

The catalogues are the source; a test fails while a page and its catalogue differ. Imports the texts, and the figures
for what they show.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from peron.cli.rules import illustrator_of
from peron.rules.catalogue import game
from peron.rules.contract import Game
from peron.text import RuleTable, Texts


def rules_page(id: str, language: str) -> str:
    """The page as Markdown."""
    return "\n".join(_lines(Texts(language), game(id))) + "\n"


def _lines(texts: Texts, game: Game) -> Iterator[str]:
    say = texts.say
    yield f"# {say('rules-page-title', game=texts.title(game))}"
    yield ""
    yield texts.aim(game)
    drawn = illustrator_of(texts, game)
    yield ""
    yield f"## {say('rules-minute')}"
    yield ""
    for number, step in enumerate(drawn.minute(), 1):
        told = texts.minute(game, step)
        yield f"{number}. **{told.title}.** {told.lines[0]}"
    yield ""
    yield say("rules-page-intro")
    figures, tables = drawn.figures(), texts.tables(game)
    for section in texts.rules(game):
        yield ""
        yield f"## {section.title}"
        for rule in section.rules:
            label = f" · *{say('rules-ruling')}*" if rule.ruling else ""
            yield ""
            yield f'<a id="{rule.id}"></a>'
            yield f"**{rule.id} {rule.title}**{label}  "
            yield rule.text
            for figure in figures:
                if figure.rule == rule.id:
                    yield ""
                    yield f"*{say('rules-figure')}: {f'{figure.words} {figure.example}'.rstrip()}*"
            for table in tables:
                if table.rule == rule.id:
                    yield from _table(table)


def _table(table: RuleTable) -> Iterator[str]:
    """As Markdown."""
    head, *rows = table.rows
    yield ""
    yield f"**{table.title}**"
    yield ""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


if __name__ == "__main__":
    sys.stdout.write(rules_page(*sys.argv[1:]))
