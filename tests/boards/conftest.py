"""The boards that the tests of board files begin with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

BERLIN = Path(__file__).parents[2] / "src" / "peron" / "rules" / "titles" / "berlin.json"
SAN_FRANCISCO = BERLIN.with_name("san-francisco.json")
ISLANDS = Path(__file__).parent / "islands.json"
GUIDE = Path(__file__).parents[2] / "docs" / "board-format.md"


@pytest.fixture(scope="session")
def berlin_text() -> str:
    return BERLIN.read_text("utf-8")


@pytest.fixture
def berlin(berlin_text: str) -> dict[str, Any]:
    """A fresh copy for every test, free to be changed."""
    data: dict[str, Any] = json.loads(berlin_text)
    return data


@pytest.fixture(scope="session")
def san_francisco_text() -> str:
    return SAN_FRANCISCO.read_text("utf-8")


@pytest.fixture
def san_francisco(san_francisco_text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(san_francisco_text)
    return data


@pytest.fixture(scope="session")
def islands_text() -> str:
    """A small board with ferries and tokens that gives nothing but positions."""
    return ISLANDS.read_text("utf-8")


@pytest.fixture
def islands(islands_text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(islands_text)
    return data


@pytest.fixture(scope="session")
def guide_example() -> str:
    """The board that the guide to the format shows in full."""
    return GUIDE.read_text("utf-8").split("```json\n")[1].split("```")[0]
