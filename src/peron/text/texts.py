"""Everything Peron says, in one language: messages, errors, rules. Imports `peron.rules` and this package only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from peron.rules.contract import Game, Message, Params, PeronError
from peron.text.catalogue import Catalogue
from peron.text.families import words_of
from peron.text.illustrated import Drawer, Illustrator
from peron.text.rulebook import Lines, Rule, Section, aim, minute, one_page, rule, rulebook
from peron.text.words import RuleTable, Scene, Words


class Texts:
    """Everything Peron says, in one language.

    >>> Texts("pl").say("event-over")
    'Koniec gry.'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue = Catalogue(language)

    def say(self, key: str, /, **params: object) -> str:
        """The message with this key."""
        return self._catalogue.format(key, params)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it: `1,234.5`, `1234,5`."""
        return self._catalogue.format(f"number-{digits}", {"value": float(value)})

    def words(self, scene: Scene | None = None) -> Words:
        """The words for the things of a game: cards, routes, tickets, players."""
        return words_of(self._catalogue, scene)

    def tell(self, key: str, params: Params, scene: Scene | None = None) -> str:
        """A message of the rules, in the words of its game."""
        return self._catalogue.format(key, params, self.words(scene))

    def message(self, message: Message, scene: Scene | None = None) -> str:
        """What happened, why something is not legal, what a line of the score is for. What the listener may not know
        must be cut off before, by `Event.seen_by`."""
        return self.tell(message.key, message.params, scene)

    def events(self, events: Sequence[Message], scene: Scene | None = None) -> list[str]:
        """What happened, a sentence for each event."""
        return [self.message(event, scene) for event in events]

    def error(self, error: PeronError, scene: Scene | None = None) -> str:
        return self.tell(error.key, error.params, scene)

    def title(self, game: Game) -> str:
        """What stands on the box of a game: as the catalogues have it, or else its file."""
        key = f"title-{game.id}.box"
        if game.title.platform is not None and self._catalogue.has(key):
            return self.say(key)
        return game.title.name(self.language)

    def printed(self, names: Iterable[str], key: Callable[[str], str], **params: object) -> dict[str, str]:
        """The words printed on a drawing, by their names there, and which language they are in."""
        return {"language": self.language, **{name: self.say(key(name), **params) for name in names}}

    def rule(self, id: str, game: Game | None = None) -> Rule:
        """A rule by its id; one that quotes numbers of the board needs the game."""
        return rule(self._catalogue, id, game.facts() if game is not None else {}, self.words(Scene(game)))

    def rules(self, game: Game) -> tuple[Section, ...]:
        """The rules of a game, by section, rulings marked."""
        return rulebook(self._catalogue, game, self.words(Scene(game)))

    def aim(self, game: Game) -> str:
        """What a game is about."""
        return aim(self._catalogue, game, self.words(Scene(game)))

    def minute(self, game: Game, step: str) -> Lines:
        """A step of its rules in one minute."""
        return minute(self._catalogue, game, step, self.words(Scene(game)))

    def one_page(self, game: Game) -> tuple[Lines, ...]:
        """A player's aid: the game on one page."""
        return one_page(self._catalogue, game, self.words(Scene(game)))

    def tables(self, game: Game) -> tuple[RuleTable, ...]:
        """The tables of its board."""
        return self.words(Scene(game)).tables()

    def illustrator(self, game: Game, drawer: Drawer, theme: str = "page") -> Illustrator:
        """Puts the figures of a game into words."""
        return Illustrator(self._catalogue, game, self.words(Scene(game)), drawer, theme)
