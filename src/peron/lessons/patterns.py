"""What a lesson asks of a move, or of the view, as data. Imports the standard library only.

A pattern names fields and what each must be: a value; a list of values, any of which will do; a pattern for what is
inside; or one of the tests below. `{"kind": "claim", "gains": {"has": {"kind": "ticket"}}}` is a claim that
completes a ticket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

Pattern = Mapping[str, Any]

TESTS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    ">=": lambda found, least: found is not None and found >= least,
    "<=": lambda found, most: found is not None and found <= most,
    "not": lambda found, wrong: not fits(found, wrong),
    "has": lambda found, one: any(fits(each, one) for each in found or ()),
    "count": lambda found, number: fits(len(found or ()), number),
    "ends": lambda found, end: str(found).endswith(end),
}
"""By name: whether what was found passes, given what stands beside the name."""


def fits(found: Any, wanted: Any) -> bool:
    """Whether something is as a pattern wants it."""
    if isinstance(wanted, Mapping):
        return all(
            TESTS[name](found, inner) if name in TESTS else fits(part(found, name), inner)
            for name, inner in wanted.items()
        )
    if isinstance(wanted, list):
        return any(fits(found, one) for one in wanted)
    return bool(found == wanted)


def part(whole: Any, name: str) -> Any:
    """A field, an entry or a member: by its number, or the first of a kind. None where there is no such thing."""
    if isinstance(whole, Mapping):
        return whole.get(name)
    if isinstance(whole, Sequence) and not isinstance(whole, str):
        if name.isdigit():
            return whole[int(name)] if int(name) < len(whole) else None
        return next((one for one in whole if part(one, "kind") == name), None)
    return getattr(whole, name, None)


def at(whole: Any, path: str) -> Any:
    """What lies at a path: `players.0.hand.red`."""
    for name in path.split("."):
        whole = part(whole, name)
    return whole


def chosen(moves: Iterable[Any], pattern: Pattern) -> list[Any]:
    """The moves that fit; with `by`, those of them with most at one of its paths after the other, a `-` before it for
    least."""
    wanted = {name: inner for name, inner in pattern.items() if name != "by"}
    found = [move for move in moves if fits(move, wanted)]
    for path in pattern.get("by", ()):
        worth = [_worth(move, path) for move in found]
        found = [move for move, value in zip(found, worth, strict=True) if value == max(worth)]
    return found


def _worth(move: Any, path: str) -> int:
    value = at(move, path.removeprefix("-"))
    number = value if isinstance(value, int) else len(value or ())
    return -number if path.startswith("-") else number
