"""Checks a board against the published schema, in our own words. Imports `jsonschema` and this package only."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.validators import extend

from peron.boards.findings import NONE, Findings
from peron.boards.locate import Path

_SHOWN: Final = 40


def schema() -> dict[str, Any]:
    """The published schema of board files for the ticket games."""
    text = files("peron.rules").joinpath("boards", "ticket.schema.json").read_text("utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


@dataclass(frozen=True)
class _Violation:
    """One demand of the schema that a value does not meet."""

    path: Path
    value: Any
    keyword: str
    """The demand's name in the schema."""
    demand: Any
    around: Mapping[str, Any]
    """The part of the schema that makes the demand."""


def check_shape(data: Any, findings: Findings) -> None:
    for error in _validator().iter_errors(data):
        violation = _Violation(
            path=tuple(error.absolute_path),
            value=error.instance,
            keyword=str(error.validator),
            demand=error.validator_value,
            around=error.schema if isinstance(error.schema, dict) else {},
        )
        _REPORTS.get(violation.keyword, _report_value)(violation, findings)


@cache
def _validator() -> Any:
    """Stricter than the standard in two points that the rules rely on: 3.0 is no whole number, infinity no number."""
    types = Draft202012Validator.TYPE_CHECKER.redefine_many(
        {
            "integer": lambda _, value: isinstance(value, int) and not isinstance(value, bool),
            "number": lambda _, value: (
                isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
            ),
        }
    )
    strict = extend(Draft202012Validator, type_checker=types)  # type: ignore[no-untyped-call]
    return strict(schema())


@cache
def _pattern_keys() -> dict[str, str]:
    """Which key explains a text that does not fit one of the schema's patterns."""
    definitions = schema()["$defs"]
    return {
        definitions["place_id"]["pattern"]: "board-bad-place-id",
        definitions["id"]["pattern"]: "board-bad-id",
        definitions["name"]["pattern"]: "board-bad-name",
    }


def shown(value: Any) -> str:
    """A value as the file writes it, cut short if it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


# --- one report per keyword of the schema -----------------------------------------------------------------------------


def _report_type(found: _Violation, findings: Findings) -> None:
    expected = found.demand if isinstance(found.demand, str) else found.demand[0]
    findings.add("board-wrong-type", found.path, expected=expected, value=shown(found.value))


def _report_required(found: _Violation, findings: Findings) -> None:
    for name in found.demand:
        if name not in found.value:
            findings.add("board-missing", found.path, name=name)


def _report_unknown(found: _Violation, findings: Findings) -> None:
    allowed = found.around.get("properties", {})
    patterns = found.around.get("patternProperties", {})
    for name in found.value:
        path = (*found.path, name)
        if patterns and not any(re.search(pattern, name) for pattern in patterns):
            findings.add_name("board-bad-length", path, name=name)
        elif not patterns and name not in allowed:
            suggestion = findings.nearest(name, (other for other in allowed if other not in found.value))
            findings.add_name("board-unknown-key", path, name=name, suggestion=suggestion)


def _report_not_here(found: _Violation, findings: Findings) -> None:
    """The schema rules a member out by demanding that it is not anything."""
    findings.add_name("board-not-here", found.path, name=str(found.path[-1]))


def _report_choice(found: _Violation, findings: Findings) -> None:
    keys = {"colour": "board-unknown-colour", "kind": "board-unknown-kind", "game": "board-unknown-game"}
    key = keys.get(str(found.path[-1]), "board-unknown-value")
    suggestion = findings.nearest(found.value.lower(), found.demand) if isinstance(found.value, str) else NONE
    findings.add(key, found.path, value=shown(found.value), suggestion=suggestion, allowed=", ".join(found.demand))


def _report_format(found: _Violation, findings: Findings) -> None:
    findings.add("board-wrong-format", found.path, value=shown(found.value), expected=found.demand)


def _report_range(found: _Violation, findings: Findings) -> None:
    least, most = found.around["minimum"], found.around["maximum"]
    findings.add("board-out-of-range", found.path, value=shown(found.value), least=least, most=most)


def _report_count(found: _Violation, findings: Findings) -> None:
    path, count = found.path, len(found.value)
    least, most = found.around["minItems"], found.around["maxItems"]
    if path == ("tickets",) and count < least:
        findings.add("board-too-few-tickets", path, count=count, least=least)
    elif path in (("places",), ("routes",), ("tickets",)) and count > most:
        findings.add("board-too-many", path, what=str(path[0]), count=count, most=most)
    elif least == most:
        findings.add("board-wrong-count", path, count=count, expected=least)
    else:
        findings.add("board-count-out-of-range", path, count=count, least=least, most=most)


def _report_pattern(found: _Violation, findings: Findings) -> None:
    findings.add(_pattern_keys()[found.demand], found.path, value=shown(found.value))


def _report_length(found: _Violation, findings: Findings) -> None:
    findings.add("board-too-long", found.path, length=len(found.value), most=found.demand)


def _report_value(found: _Violation, findings: Findings) -> None:
    """No keyword of today's schema ends here; one added later shows up as this until it gets a report of its own."""
    findings.add("board-bad-value", found.path, value=shown(found.value))


_REPORTS: Final[Mapping[str, Callable[[_Violation, Findings], None]]] = {
    "type": _report_type,
    "required": _report_required,
    "additionalProperties": _report_unknown,
    "not": _report_not_here,
    "enum": _report_choice,
    "const": _report_format,
    "minimum": _report_range,
    "maximum": _report_range,
    "minItems": _report_count,
    "maxItems": _report_count,
    "pattern": _report_pattern,
    "maxLength": _report_length,
}
