"""Metro at the command line: its rules, its records, its board. How it is played there is in test_play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.records.make import FOLDER

BASE = FOLDER / "metro-2-base.peron"
COMPANIES = FOLDER / "metro-6-companies-stations.peron"


def test_rules(command: Any) -> None:
    everything = command("rules", "metro", "--plain").out
    assert "M1: Squares and stations." in everything
    assert "N1" not in everything
    assert command("rules", "metro", "m8", "--plain", "--lang", "pl").out.startswith("M8: Pętle.")
    assert "(Peron's ruling)" in command("rules", "metro", "M7a", "--plain").out


def test_games_are_listed(command: Any) -> None:
    listed = command("games", "--plain").out
    assert "metro: game Metro, players 2–6" in listed
    assert "start it with peron play metro." in listed


def test_the_board_is_drawn_with_all_kinds_of_tiles(command: Any) -> None:
    done = command("board", "show", "metro", "-o", "-")
    assert done.code == 0
    assert done.out.startswith("<svg")
    assert "60 tiles of 24 kinds" in done.out
    assert "24 rodzaje" in command("board", "show", "metro", "-o", "-", "--lang", "pl").out
    assert "#33434B" in command("board", "show", "metro", "-o", "-", "--theme", "dark").out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", [BASE, COMPANIES], ids=lambda path: path.stem)
def test_a_record_is_replayed(command: Any, path: Path, language: str) -> None:
    done = command("replay", path, "--plain", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "{" not in done.out
    quiet = command("replay", path, "--quiet", "--lang", language)
    assert quiet.code == 0
    assert len(quiet.out) < len(done.out)


def test_a_finished_line_is_told_with_the_tile_that_finished_it(command: Any) -> None:
    lines = command("replay", BASE, "--plain").out.splitlines()
    assert [line for line in lines if " lays " in line and "is finished" in line]


def test_a_record_is_verified(command: Any) -> None:
    done = command("verify", COMPANIES, "--plain")
    assert done.code == 0
    assert "Metro" in done.out


def test_a_record_with_modules_that_do_not_go_together_is_refused(command: Any, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.peron"
    text = BASE.read_text("utf-8").replace("seed:", "option companies: true\noption numbers: 2\nseed:", 1)
    wrong.write_text(text, "utf-8")
    done = command("replay", wrong)
    assert done.code != 0
    assert "are not played together" in done.err
    assert f"{text.splitlines().index('option companies: true') + 1}" in done.err


def test_bots_meet_in_duels(command: Any) -> None:
    done = command("duel", "metro", "random", "beginner", "-n", "2", "-j", "1", "--plain")
    assert done.code == 0
    assert "beginner: games 2" in done.out
    assert "random: games 2" in done.out


def test_a_duel_with_modules(command: Any, tmp_path: Path) -> None:
    options = ["--option", "companies", "--option", "hand=2"]
    done = command("duel", "metro", "random", "random", "-n", "2", "-j", "1", *options, "--records", tmp_path)
    assert done.code == 0
    record = next(tmp_path.iterdir()).read_text("utf-8")
    assert "option companies: true" in record
    assert "option hand: 2" in record


def test_a_duel_with_modules_that_do_not_go_together_is_refused(command: Any) -> None:
    options = ["--option", "companies", "--option", "numbers=2"]
    done = command("duel", "metro", "random", "random", "-n", "2", "-j", "1", *options)
    assert done.code == 2
    assert "are not played together" in done.err
