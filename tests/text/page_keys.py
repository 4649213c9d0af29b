"""The keys that the page names: string literals in TypeScript and Svelte, found without a parser of those languages.

A quote before and after is enough to know a literal: a key is made of letters, digits, hyphens and one dot. Templates
are read from one backtick to the next, and their holes match anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"
SHELVES = PAGE / "text" / "shelves.ts"
"""Says which files of messages a browser loads, and which of them together."""

LITERAL = re.compile(r"""(?<=["'`])[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?(?=["'`])""")
SAID = re.compile(r"""\bsay\(\s*["'`]([a-z0-9-]+(?:\.[a-z]+)?)["'`]""")
BEGINNING = re.compile(r"`(?=[a-z]+-[a-z0-9-]*\$\{)")


def sources() -> Iterator[tuple[str, str]]:
    """The name and text of every file of the page that people write."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts":
            yield str(path.relative_to(PAGE)), path.read_text("utf-8")


def literals() -> Iterator[tuple[str, str]]:
    """Every literal that may be a key, with the name of the file."""
    for name, text in sources():
        for found in LITERAL.finditer(text):
            yield name, found[0]


def said() -> Iterator[tuple[str, str]]:
    """Every key that is told as it stands."""
    for name, text in sources():
        for found in SAID.finditer(text):
            yield name, found[1]


def templates() -> Iterator[tuple[str, str]]:
    """Every template that begins like a key, as a pattern."""
    for name, text in sources():
        for found in BEGINNING.finditer(text):
            yield name, _pattern(text, found.end())


def _pattern(text: str, at: int) -> str:
    """The template that begins here, to its end; what stands in a hole may have braces of its own."""
    pattern = ""
    while text[at] != "`":
        if text.startswith("${", at):
            pattern += ".+"
            depth = 0
            while True:
                depth += {"{": 1, "}": -1}.get(text[at], 0)
                at += 1
                if depth == 0 and text[at - 1] == "}":
                    break
        else:
            pattern += re.escape(text[at])
            at += 1
    return pattern


def loaded(file: str) -> bool:
    """Whether a browser loads this file of messages."""
    return f'"{Path(file).stem}"' in SHELVES.read_text("utf-8")
