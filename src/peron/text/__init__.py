"""Everything Peron says, in English and Polish. Imports `peron.rules` and the Fluent runtime.

The rules speak in translation keys with ids and numbers for parameters; here, and only here, they become sentences. The
catalogues `en/*.ftl` and `pl/*.ftl` hold the words.

>>> from peron.text import Texts
>>> Texts("en").rule("T9").text
'You may hold any number of transport cards.'
"""

from peron.text.catalogue import MissingText
from peron.text.language import language_from_locale, languages
from peron.text.rulebook import Rule, Section
from peron.text.texts import Texts
from peron.text.words import Scene, Words

__all__ = ["MissingText", "Rule", "Scene", "Section", "Texts", "Words", "language_from_locale", "languages"]
