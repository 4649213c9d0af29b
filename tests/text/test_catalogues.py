"""The catalogues against each other and against the sources: nothing missing, nothing unused, all of the same shape."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from peron.text import languages
from tests.text import page_keys

SOURCES = Path(__file__).parents[2] / "src" / "peron"
NO_KEYS = {
    "draw-deck",
    "draw-market",
    "draw-tile",
    "ride-leave",
    "ride-skip",
    "ticket-nearer",
    "token-choice",
    "token-count",
    "token-symbols",
}
"""Strings that look like keys and are something else: kinds of moves, of gains and of commands, words on a drawing."""
READ_BY_OTHERS = re.compile(r"rule-.*|rules-section-.*|count-(tram|subway|cable-car)")
"""Messages that are not named in the sources: the rules, read in the order of their file, and pieces by their ids."""
ANY_NOUN = r"count\-.+"
"""What the sources count by: would hide that nothing counts a noun any more."""


class _Parts(visitor.Visitor):
    """What a message is made of: its parameters, other messages, and what its functions look up in the catalogues."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.looked_up: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """COUNT($n, "cards") says `count-cards`, and WORD($id, "colour") a message of `colour-…`."""
        named = [one.value for one in node.arguments.positional if isinstance(one, ftl.StringLiteral)]
        if node.id.name == "COUNT":
            self.looked_up |= {f"count-{noun}" for noun in named}
        elif node.id.name == "WORD":
            self.looked_up |= {f"{kind}-.+" for kind in named}
        self.generic_visit(node)


def parts(node: ftl.BaseNode) -> _Parts:
    found = _Parts()
    found.visit(node)
    return found


def variables(language: str, key: str) -> set[str]:
    """The parameters of a message, those of the messages in it among them."""
    found = parts(messages(language)[key])
    inner = found.references - {key}
    return found.variables.union(*(variables(language, one) for one in inner))


@cache
def entries(language: str) -> list[tuple[str, ftl.BaseNode]]:
    """Every entry of a language with the name of its file."""
    folder = files("peron.text").joinpath(language)
    parser = FluentParser()
    return [
        (file.name, entry)
        for file in sorted(folder.iterdir(), key=lambda one: one.name)
        for entry in parser.parse(file.read_text("utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ftl.Message)}


def said_keys() -> Iterator[tuple[str, str]]:
    """Every string in the sources that may be a key, as a pattern: an f-string's holes match anything."""
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
                if parts[0]:
                    yield str(path), "".join(".+" if part is None else re.escape(part) for part in parts)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield str(path), re.escape(node.value)


SPEAKERS = {
    **dict.fromkeys(("BadSetup", "BadNotation", "UnknownBot", "UnknownGame", "PeronError", "fail"), 0),
    **dict.fromkeys(("say", "tell", "_tell", "Problem", "ScoreLine", "Event"), 0),
    **dict.fromkeys(("Reason", "RecordError"), 1),
}
"""Who is called with a key, and which argument it is."""


def told_keys() -> Iterator[tuple[str, str]]:
    """The keys of all calls that tell something, of whatever family, with the place of the call."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = SPEAKERS.get(name, len(node.args))
            key = node.args[at] if at < len(node.args) else None
            told = key.value if isinstance(key, ast.Constant) else None
            if isinstance(told, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", told):
                yield told, f"{path}:{node.lineno}"


def test_every_language_has_the_same_files() -> None:
    names = {language: {name for name, _ in entries(language)} for language in languages()}
    assert len(set(map(frozenset, names.values()))) == 1


@pytest.mark.parametrize("language", languages())
def test_no_entry_is_broken_or_doubled(language: str) -> None:
    junk = [entry.content for _, entry in entries(language) if isinstance(entry, ftl.Junk)]
    counted = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message))
    assert junk == []
    assert [key for key, times in counted.items() if times > 1] == []


def test_all_languages_have_the_same_messages_with_the_same_parameters() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for key, message in english.items():
        assert variables("en", key) == variables("pl", key), key
        assert [one.id.name for one in message.attributes] == [one.id.name for one in polish[key].attributes], key


def test_every_key_in_the_sources_has_a_message() -> None:
    families = {key.split("-")[0] for key in messages("en")}
    looks_like_a_key = re.compile(rf"({'|'.join(sorted(families))})(-[a-z0-9]+)+(\.[a-z]+)?")
    missing = {}
    for path, pattern in said_keys():
        key = re.sub(r"\\(.)", r"\1", pattern)
        if ".+" not in pattern and looks_like_a_key.fullmatch(key) and key not in NO_KEYS:
            name, _, attribute = key.partition(".")
            known = messages("en").get(name)
            if known is None or (attribute and attribute not in [one.id.name for one in known.attributes]):
                missing[key] = path
    assert missing == {}


def test_every_key_that_is_raised_or_told_has_a_message() -> None:
    assert {key: where for key, where in told_keys() if key not in messages("en")} == {}


def test_every_key_of_the_page_has_a_message_that_browsers_load() -> None:
    known = {
        entry.id.name: {one.id.name for one in entry.attributes}
        for file, entry in entries("en")
        if isinstance(entry, ftl.Message) and page_keys.loaded(file)
    }
    named = [*page_keys.said(), *((file, key) for file, key in page_keys.literals() if key.startswith("web-"))]
    assert len(named) > 50
    missing = {}
    for file, key in named:
        name, _, attribute = key.partition(".")
        if name not in known or (attribute and attribute not in known[name]):
            missing[key] = file
    assert missing == {}


def test_every_template_of_the_page_has_messages() -> None:
    """And says enough of its key to be found by: one that matches every key would hide what is unused."""
    keys = [key for key in messages("en") if key.startswith("web-")]
    assert [file for file, pattern in page_keys.templates() if pattern == "web\\-.+"] == []
    patterns = {pattern: file for file, pattern in page_keys.templates() if pattern.startswith("web\\-")}
    assert {
        pattern: file
        for pattern, file in patterns.items()
        if not any(re.fullmatch(pattern.partition("\\.")[0], key) for key in keys)
    } == {}


def test_every_message_is_used() -> None:
    patterns = {pattern for _, pattern in said_keys()}
    patterns |= {re.escape(key) for _, key in page_keys.literals()} | {pattern for _, pattern in page_keys.templates()}
    exact = {re.sub(r"\\(.)", r"\1", pattern) for pattern in patterns if ".+" not in pattern}
    exact = {key.partition(".")[0] for key in exact}
    patterns = {pattern.partition("\\.")[0] for pattern in patterns if re.match(r"[a-z]+\\-.*\.\+", pattern)}
    made_of = [parts(message) for language in languages() for message in messages(language).values()]
    referred = {key for one in made_of for key in one.references}
    patterns |= {pattern for one in made_of for pattern in one.looked_up}
    holes = [re.compile(pattern) for pattern in patterns - {ANY_NOUN}]
    unused = [
        key
        for key in messages("en")
        if key not in exact | referred
        and not READ_BY_OTHERS.fullmatch(key)
        and not any(hole.fullmatch(key) for hole in holes)
    ]
    assert unused == []


def test_everything_that_a_sentence_counts_or_names_has_its_words() -> None:
    looked_up = {
        one for language in languages() for message in messages(language).values() for one in parts(message).looked_up
    }
    assert len(looked_up) > 20
    assert [one for one in looked_up if not any(re.fullmatch(one, key) for key in messages("en"))] == []
