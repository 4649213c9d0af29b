"""London at the command line: its rules, its records; the terminal cannot play it yet, and says so."""

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
    assert "peron play london" not in listed


@pytest.mark.parametrize("words", [["play", "london"], ["board", "show", "london", "-o", "-"]])
def test_what_is_not_there_yet_is_said(command: Any, words: list[str]) -> None:
    done = command(*words)
    assert done.code != 0
    assert "Next Station: London" in done.err
    assert "yet" in done.err
    assert "Następna stacja: Londyn" in command(*words, "--lang", "pl").err


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
    assert f"Your score is {total} points." in command("replay", SOLO, "--plain").out


def test_a_record_is_verified(command: Any) -> None:
    done = command("verify", FOUR, "--plain")
    assert done.code == 0
    assert "Next Station: London" in done.out


def test_bots_meet_in_duels(command: Any) -> None:
    done = command("duel", "london", "random", "expert", "-n", "2", "-j", "1", "--plain")
    assert done.code == 0
    refused = command("duel", "london", "greedy", "random", "-n", "2", "-j", "1")
    assert refused.code == 2
    assert "cannot play london" in refused.err
