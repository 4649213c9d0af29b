"""The wheel without a C compiler: pure Python, said so clearly, and complete."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]


def test_without_a_compiler_the_wheel_is_pure_and_says_how_to_get_the_fast_one(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if name not in ("PERON_COMPILED", "PYTHONPATH")}
    env = {**kept, "CC": "/no/such/compiler"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    assert "could not compile" in told
    assert "apt-get install gcc" in told
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    for needed in ("rules/boards/berlin.json", "rules/boards/ticket.schema.json", "text/pl/ticket.ftl", "py.typed"):
        assert f"peron/{needed}" in names


def test_where_it_must_be_compiled_a_missing_compiler_is_an_error(tmp_path: Path) -> None:
    env = {**os.environ, "CC": "/no/such/compiler", "PERON_COMPILED": "1"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode != 0
    assert not list(tmp_path.glob("*.whl"))
