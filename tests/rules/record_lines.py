"""Records with a line changed, left out or put in, for tests."""

from __future__ import annotations

from tests.records.make import FOLDER

BASE = (FOLDER / "berlin-2-builders.peron").read_text("utf-8")
DEALT = (FOLDER / "berlin-2-reshuffles.peron").read_text("utf-8")


def without(line: int) -> str:
    lines = BASE.splitlines()
    return "\n".join([*lines[: line - 1], *lines[line:]])


def with_line(line: int, text: str, base: str = BASE) -> str:
    lines = base.splitlines()
    return "\n".join([*lines[: line - 1], text, *lines[line:]])


def added(line: int, text: str, base: str = BASE) -> str:
    lines = base.splitlines()
    return "\n".join([*lines[: line - 1], text, *lines[line - 1 :]])
