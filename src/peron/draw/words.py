"""The words printed on a drawing and spoken for it. Imports the standard library only.

Whoever has a language hands them over by their names, and says under "language" which it is. Words stand side by side
and are never built into sentences, so no language has to bend them; a phrase with numbers in it comes finished.
"""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, str]


def head(word: str) -> str:
    """A word as a heading: its first letter large, the rest as it is (not every language may lower it)."""
    return word[:1].upper() + word[1:]
