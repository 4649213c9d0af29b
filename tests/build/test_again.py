"""What fails is run once more: only what fails twice has failed, and what is unsteady is named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "tests.py"
STEADY = "def test_steady(): pass\n"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    tried = Path("tried").exists()
    Path("tried").touch()
    assert tried
"""
WRONG = "def test_wrong(): assert False\n"


@pytest.mark.parametrize(
    ("tests", "code", "named"),
    [
        (STEADY + UNSTEADY, 0, True),
        (UNSTEADY + WRONG, 1, False),
        (STEADY + "".join(f"def test_{number}(): assert False\n" for number in range(7)), 1, False),
        ("import nothing_like_this", 2, False),
    ],
    ids=["unsteady", "unsteady-and-wrong", "many", "not-collected"],
)
def test_what_fails_twice_has_failed(tmp_path: Path, tests: str, code: int, named: bool) -> None:
    (tmp_path / "test_it.py").write_text(tests)
    command = [sys.executable, str(TOOL), sys.executable, "-m", "pytest", "-q"]
    plain = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # plugins take longer than these tests
    ended = subprocess.run(command, cwd=tmp_path, env=plain, capture_output=True, text=True)
    assert (ended.returncode, "Unsteady, to be mended" in ended.stdout) == (code, named), ended.stdout
