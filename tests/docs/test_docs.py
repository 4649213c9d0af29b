"""What the documents say is true: examples run, links lead somewhere, lock files name no host."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import peron
from peron.cli import run

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def block(path: Path, language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = block(ROOT / "README.md", "python")
    assert len(example.strip().splitlines()) <= 10
    exec(compile(example, "README.md", "exec"), {})
    totals, ranks = re.findall(r"\(([^)]*)\)", capsys.readouterr().out)
    assert ranks == "1, 2"
    assert int(totals.split(",")[0]) > int(totals.split(",")[1])


def test_the_example_record_replays() -> None:
    record = peron.Record.read(block(ROOT / "docs" / "records.md", ""))
    assert [entry.notation for entry in record.entries][:2] == ["keep both", "keep first"]


def test_the_examples_in_the_code_run() -> None:
    """Interpreted, because compiled functions do not say where they come from."""
    sources = Path(peron.__file__).parent
    files = [path.relative_to(sources.parent) for path in sources.rglob("*.py") if ">>> " in path.read_text("utf-8")]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in sorted(files)]
    assert "peron" in names
    program = (
        "import doctest, importlib as i, sys; [print(n, *doctest.testmod(i.import_module(n))) for n in sys.argv[1:]]"
    )
    env = {**os.environ, "PERON_INTERPRETED": "1"}
    command = [sys.executable, "-c", program, *names]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    counted = [line.split() for line in done.stdout.splitlines()]
    assert [(name, failed) for name, failed, _ in counted] == [(name, "0") for name in names], done.stdout
    assert all(attempted != "0" for _, _, attempted in counted)


@pytest.mark.parametrize("game", peron.games())
def test_the_pictures_are_what_peron_draws(game: str) -> None:
    """When this fails, `make docs` draws them anew."""
    with redirect_stdout(StringIO()) as drawn:
        run(["board", "show", game, "-o", "-", "--lang", "en"])
    assert (ROOT / "docs" / f"{game}.svg").read_text("utf-8") == drawn.getvalue()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_lock_files_are_pinned_by_hash_and_name_no_host() -> None:
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        text = path.read_text("utf-8")
        assert "://" not in text
        pins = re.findall(r"^[A-Za-z0-9][^\n]*==", text, re.MULTILINE)
        assert pins
        assert text.count("==") >= len(pins)
        for requirement in re.split(r"\n(?=[A-Za-z0-9])", text.strip()):
            assert "--hash=sha256:" in requirement, requirement
