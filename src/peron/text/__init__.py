"""Everything Peron says, in English and Polish. Imports `peron.rules` and the Fluent runtime.

The rules speak in translation keys with ids and numbers for parameters; here, and only here, they become sentences. The
catalogues `en/*.ftl` and `pl/*.ftl` hold the words.

>>> from peron.text import Texts
>>> Texts("en").rule("T9").text
'You may hold any number of transport cards.'
"""

from peron.text.catalogue import MissingText
from peron.text.illustrated import Figure, Illustrator, Sign
from peron.text.language import language_from_locale, languages
from peron.text.rulebook import Lines, Rule, Section
from peron.text.texts import Texts
from peron.text.words import RuleTable, Scene, Words

__all__ = [
    "Figure",
    "Illustrator",
    "Lines",
    "MissingText",
    "Rule",
    "RuleTable",
    "Scene",
    "Section",
    "Sign",
    "Texts",
    "Words",
    "language_from_locale",
    "languages",
]
