"""Checks a board against the published schema, in our own words. Imports `jsonschema` and this package only."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from peron.boards.families import Family
from peron.boards.findings import Findings, shown
from peron.boards.locate import Path
from peron.boards.reading import JUDGED


@cache
def schema(file: str) -> dict[str, Any]:
    """The published schema of a family's board files."""
    text = files("peron.rules").joinpath("boards", file).read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def check_shape(data: Any, family: Family, findings: Findings) -> None:
    for error in _validator(family.schema).iter_errors(data):
        if findings.full:
            return
        _report(error, tuple(error.absolute_path), error.instance, error.validator_value, family, findings)


@cache
def _validator(file: str) -> Any:
    """Stricter than the standard where the rules rely on it: 3.0 is no whole number, infinity no number, and a pattern
    is of the whole text, without a line break behind it."""
    types = Draft202012Validator.TYPE_CHECKER.redefine_many(
        {
            "integer": lambda _, value: isinstance(value, int) and not isinstance(value, bool),
            "number": lambda _, value: (
                isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
            ),
        }
    )
    stricter = {"items": _items, "uniqueItems": _unique, "pattern": _pattern, "const": _const, "enum": _enum}
    strict = extend(Draft202012Validator, stricter, type_checker=types)  # type: ignore[no-untyped-call]
    return strict(schema(file))


def _pattern(validator: Any, demand: str, value: Any, around: Mapping[str, Any]) -> Iterator[Any]:
    if isinstance(value, str) and not re.fullmatch(demand.removesuffix("$"), value):
        yield ValidationError("pattern")


def _const(validator: Any, demand: Any, value: Any, around: Mapping[str, Any]) -> Iterator[Any]:
    yield from _enum(validator, [demand], value, around)


def _enum(validator: Any, demand: Sequence[Any], value: Any, around: Mapping[str, Any]) -> Iterator[Any]:
    if json.dumps(value) not in map(json.dumps, demand):
        yield ValidationError("enum")


def _unique(validator: Any, demand: bool, value: Any, around: Mapping[str, Any]) -> Iterator[Any]:
    """A list that is too long is not compared with itself."""
    if isinstance(value, list) and len(value) <= around["maxItems"]:
        yield from Draft202012Validator.VALIDATORS["uniqueItems"](validator, demand, value, around)


def _items(validator: Any, demand: Any, value: Any, around: Mapping[str, Any]) -> Iterator[Any]:
    """What a list that is too long has beyond its last place is not looked at: that there is more is problem enough."""
    judged = value[: around.get("maxItems", JUDGED)] if isinstance(value, list) else value
    yield from Draft202012Validator.VALIDATORS["items"](validator, demand, judged, around)


def _pattern_key(family: Family, pattern: str) -> str:
    """The key that explains a text that does not fit a pattern of the schema."""
    keys = {"id": "board-bad-id", "name": "board-bad-name", **family.patterns}
    published = schema(family.schema)
    named = chain(_patterns(published["$defs"]), _patterns(published["properties"]))
    return next((keys[name] for name, one in named if one == pattern and name in keys), "board-bad-value")


def _patterns(definitions: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """With the name of the definition that demands it, or of the member."""
    for name, definition in definitions.items():
        if "pattern" in definition:
            yield name, definition["pattern"]
        yield from _patterns(definition.get("properties", {}))


def _report(error: Any, path: Path, value: Any, demand: Any, family: Family, findings: Findings) -> None:
    """One demand of the schema that a value does not meet, in our words."""
    match error.validator:
        case "type":
            expected = demand if isinstance(demand, str) else demand[0]
            findings.add("board-wrong-type", path, expected=expected, value=shown(value))
        case "required":
            for name in demand:
                if name not in value:
                    findings.add("board-missing", path, name=name)
        case "additionalProperties":
            _report_unknown(path, value, error.schema, findings)
        case "not":  # the schema rules a member out by demanding that it is not anything
            findings.add_name("board-not-here", path, name=str(path[-1]))
        case "enum":
            key = "board-unknown-kind" if path[-1] == "kind" else "board-unknown-value"
            findings.add_choice(key, path, value, demand)
        case "const" if path == ("format",):
            findings.add("board-wrong-format", path, value=shown(value), expected=demand)
        case "const":
            findings.add_choice("board-unknown-value", path, value, [demand])
        case "minimum" | "maximum":
            least, most = error.schema["minimum"], error.schema["maximum"]
            findings.add("board-out-of-range", path, value=shown(value), least=least, most=most)
        case "minItems" | "maxItems":
            _report_count(path, len(value), error.schema["minItems"], error.schema["maxItems"], family, findings)
        case "pattern":
            findings.add(_pattern_key(family, demand), path, value=shown(value))
        case "maxLength":
            findings.add("board-too-long", path, length=len(value), most=demand)
        case _:  # a name for no language; and any keyword that is added, until it gets a report of its own
            findings.add("board-bad-value", path, value=shown(value))


def _report_unknown(path: Path, value: Any, around: Mapping[str, Any], findings: Findings) -> None:
    allowed = around.get("properties", {})
    patterns = around.get("patternProperties", {})
    for name in value:
        if patterns and not any(re.search(pattern, name) for pattern in patterns):
            findings.add_name("board-bad-length", (*path, name), name=name)
        elif not patterns and name not in allowed:
            suggestion = findings.nearest(name, (other for other in allowed if other not in value))
            findings.add_name("board-unknown-key", (*path, name), name=name, suggestion=suggestion)


def _report_count(path: Path, count: int, least: int, most: int, family: Family, findings: Findings) -> None:
    what = str(path[-1])
    if len(path) == 1 and what in family.too_few and count < least:
        findings.add(family.too_few[what], path, count=count, least=least)
    elif len(path) == 1 and what in family.counted and count > most:
        findings.add("board-too-many", path, what=what, count=count, most=most)
    elif least == most:
        findings.add("board-wrong-count", path, count=count, expected=least)
    else:
        findings.add("board-count-out-of-range", path, count=count, least=least, most=most)
