"""How much a test tries: enough to notice what is broken in `make test`, all of it in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

import pytest

SOAK = bool(os.environ.get("PERON_SOAK"))


def amount(enough: int, all: int) -> int:
    """How often to repeat something within one test."""
    return all if SOAK else enough


def some(values: Iterable[Any], enough: int, mark: str = "soak") -> list[Any]:
    """Parameters of a test: the first ones always, the others when there is time for what is marked so."""
    listed = list(values)
    later = [value if isinstance(value, tuple) else (value,) for value in listed[enough:]]
    return [*listed[:enough], *(pytest.param(*value, marks=getattr(pytest.mark, mark)) for value in later)]
