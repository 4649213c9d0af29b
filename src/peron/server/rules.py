"""The rules of the games for a page to show, in every language. Imports drawings and texts."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from peron.draw import FAMILIES
from peron.rules.catalogue import key_of
from peron.rules.contract import Game
from peron.server.bodies import Language, RulesShown, StepShown
from peron.server.encoding import encode
from peron.text import Texts

MOST: Final = 128


@dataclass(frozen=True)
class Book:
    """The rules of a game as JSON: as it is, and packed. Pictures pack well."""

    plain: bytes
    packed: bytes


_books: OrderedDict[tuple[Game, Language], Book] = OrderedDict()


def ready(of: Game, language: Language) -> Book | None:
    """The rules of a game, if they have been written already."""
    return _books.get((of, language))


def rules(of: Game, language: Language) -> Book:
    """The rules of a game with its figures."""
    book = ready(of, language)
    if book is None:
        book = _books[of, language] = _written(of, language)
        if len(_books) > MOST:
            _books.popitem(last=False)
    return book


def _written(of: Game, language: Language) -> Book:
    texts = Texts(language)
    drawn = texts.illustrator(of, FAMILIES[of.title.family].figures)
    figures = drawn.figures()
    steps = [(texts.minute(of, step), step) for step in drawn.minute()]
    minute = tuple(StepShown(told.title, told.lines[0], step) for told, step in steps)
    shown = RulesShown(
        key_of(of), texts.aim(of), minute, texts.rules(of), figures, texts.tables(of), texts.one_page(of), drawn.signs()
    )
    body = encode(shown)
    return Book(body, gzip.compress(body, mtime=0))
