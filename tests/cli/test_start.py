"""A command starts at once: it loads what it needs, and nothing of what only others need."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = (
    "alembic",
    "fastapi",
    "jsonschema",
    "peron.bots",
    "peron.lab",
    "peron.server",
    "pydantic",
    "sqlalchemy",
    "uvicorn",
)
"""What the server, the checks of boards and the laboratory load."""
LOADED = """
import sys
from peron.cli import run
code = run(sys.argv[1:])
print(*sorted(sys.modules), file=sys.stderr)
sys.exit(code)
"""


def loaded(*arguments: str) -> set[str]:
    """The modules that a command has loaded, in a process of its own, when it is done."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *arguments], capture_output=True, encoding="utf-8", timeout=60, check=True
    )
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["rules", "berlin", "T13"], ["games"]], ids=" ".join)
def test_a_small_command_loads_nothing_large(arguments: list[str]) -> None:
    assert not loaded(*arguments) & set(HEAVY)


def test_the_version_needs_no_rules_of_any_family() -> None:
    modules = loaded("--version")
    assert "peron.rules.contract" in modules
    assert not [name for name in modules if name.startswith("peron.rules.") and name.endswith(".state")]
    assert "rich" not in modules


def test_the_library_loads_no_family_before_one_of_its_games_is_asked_for() -> None:
    told = "import sys, peron; print(*sys.modules); peron.game('metro'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, encoding="utf-8", timeout=60, check=True)
    before, after = (set(line.split()) for line in done.stdout.splitlines())
    assert "peron.rules.metro.state" not in before
    assert "peron.rules.metro.state" in after
    assert "peron.rules.ticket.state" not in after
    assert not after & set(HEAVY)
