"""The rules of a game as a page of the documentation: `python -m peron.cli.rules_page berlin pl`.

The catalogues are the source; a test fails while a page and its catalogue differ. Imports the texts only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from peron.rules.catalogue import game
from peron.rules.contract import Game
from peron.text import Texts


def rules_page(id: str, language: str) -> str:
    """The page as Markdown."""
    return "\n".join(_lines(Texts(language), game(id))) + "\n"


def _lines(texts: Texts, game: Game) -> Iterator[str]:
    say = texts.say
    yield f"# {say('rules-page-title', game=texts.title(game))}"
    yield ""
    yield say("rules-page-intro")
    for section in texts.rules(game):
        yield ""
        yield f"## {section.title}"
        for rule in section.rules:
            label = f" · *{say('rules-ruling')}*" if rule.ruling else ""
            yield ""
            yield f'<a id="{rule.id}"></a>'
            yield f"**{rule.id} {rule.title}**{label}  "
            yield rule.text


if __name__ == "__main__":
    sys.stdout.write(rules_page(*sys.argv[1:]))
