"""A folder of titles: every command knows them; what is wrong with one is told, and the others can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from peron.rules import catalogue
from tests.cli.conftest import Command

ISLANDS = Path(__file__).parents[1] / "boards" / "islands.json"


@pytest.fixture(autouse=True)
def _only_our_titles() -> Iterator[None]:
    """What a test adds is gone after it."""
    catalogue.games()
    before = dict(catalogue._TITLES)
    yield
    catalogue._TITLES.clear()
    catalogue._TITLES.update(before)
    catalogue._GAMES.clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PERON_TITLES", str(tmp_path))
    return tmp_path


def test_every_command_knows_the_titles_of_the_folder(command: Command, folder: Path, tmp_path: Path) -> None:
    (folder / "islands.json").write_text(ISLANDS.read_text("utf-8"), "utf-8")
    assert "Five Islands" in command("games").out
    assert command("rules", "islands", "T13").code == 0
    done = command("duel", "islands", "greedy", "random", "-n", "2", "-j", "2", "--records", tmp_path / "records")
    assert (done.code, done.err) == (0, "")
    record = next((tmp_path / "records").glob("islands-*.peron"))
    assert command("board", "show", "islands", "-o", "-").out.startswith("<svg")
    (folder / "islands.json").unlink()
    catalogue._TITLES.pop("islands")
    assert command("games").out.count("Five Islands") == 0
    for verb in ("replay", "verify"):
        done = command(verb, record, "--plain")
        assert (done.code, done.err) == (0, ""), "the record has its board in it"
        assert "Five Islands" in done.out


@pytest.mark.parametrize(("lang", "told"), [("en", "is left out"), ("pl", "został pominięty")])
def test_a_bad_title_is_left_out(command: Command, folder: Path, lang: str, told: str) -> None:
    text = ISLANDS.read_text("utf-8")
    (folder / "a.json").write_text(text, "utf-8")
    (folder / "b.json").write_text(text.replace('"end_at"', '"ends_at"'), "utf-8")
    (folder / "c.json").write_text(text.replace("Five Islands", "Other Islands"), "utf-8")
    (folder / "d.json").write_text(json.dumps({**json.loads(text), "id": "berlin"}), "utf-8")
    done = command("games", "--lang", lang)
    assert (done.code, done.out.count("Five Islands")) == (0, 1)
    assert f"{folder / 'b.json'}:" in done.err
    assert done.err.count(told) == 3, done.err
    assert "a.json" not in done.err


def test_a_folder_that_is_not_there_stops_nobody(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PERON_TITLES", str(tmp_path / "nowhere"))
    done = command("games")
    assert done.code == 0
    assert "nowhere" in done.err
