"""London at the command line: its rules, its records, its board. How it is played there is in test_play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.records.make import FOLDER

SOLO = FOLDER / "london-1-ordered.peron"
FOUR = FOLDER / "london-4-modules.peron"


def test_rules(command: Any) -> None:
    everything = command("rules", "london", "--plain").out
    assert "N1: Sheets, pencils and cards." in everything
    assert "T1" not in everything
    assert command("rules", "london", "n13", "--plain", "--lang", "pl").out.startswith("N13: Bez pętli.")
    assert "(Peron's ruling)" in command("rules", "london", "N7a", "--plain").out


def test_games_are_listed(command: Any) -> None:
    listed = command("games", "--plain").out
    assert "london: game Next Station: London, players 1–4" in listed
    assert "start it with peron play london." in listed


def test_its_empty_sheet_is_drawn(command: Any) -> None:
    done = command("board", "show", "london", "-o", "-")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("<svg")
    assert ">Thames<" in done.out
    assert ">Tamiza<" in command("board", "show", "london", "-o", "-", "--theme", "dark", "--lang", "pl").out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", [SOLO, FOUR], ids=lambda path: path.stem)
def test_a_record_is_replayed(command: Any, path: Path, language: str) -> None:
    done = command("replay", path, "--plain", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "H4–E7" in done.out or path == FOUR
    assert "{" not in done.out
    quiet = command("replay", path, "--quiet", "--lang", language)
    assert quiet.code == 0
    assert len(quiet.out) < len(done.out)


def test_a_game_alone_ends_with_its_score(command: Any) -> None:
    total = SOLO.read_text("utf-8").split("end: A ")[1].strip()
    assert f"\n{total} points. The passengers" in command("replay", SOLO, "--plain").out


def test_a_record_is_verified(command: Any) -> None:
    done = command("verify", FOUR, "--plain")
    assert done.code == 0
    assert "Next Station: London" in done.out


def test_bots_meet_in_duels(command: Any) -> None:
    done = command("duel", "london", "random", "greedy", "-n", "2", "-j", "1", "--plain")
    assert done.code == 0
    assert "greedy: games 2, wins 2" in done.out
