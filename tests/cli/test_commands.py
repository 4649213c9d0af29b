"""Everything but the game itself: languages, help, rules, replays, boards, duels."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.lab.bench import Bench, Row
from peron.rules.record import Record

BERLIN = Path(peron.__file__).parent / "rules" / "titles" / "berlin.json"
COMMANDS = [
    ["play"],
    ["serve"],
    ["replay"],
    ["duel"],
    ["solo"],
    ["learn"],
    ["games"],
    ["rules"],
    ["board"],
    ["board", "check"],
    ["board", "show"],
    ["bench"],
    ["bench", "server"],
    ["backup"],
    ["restore"],
    ["admin"],
    *(["admin", name] for name in ("tables", "people", "orders", "close", "delete", "ban", "announce", "withdraw")),
]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of two seats that take the first legal move each time."""
    record = Record(peron.game("berlin"), 2, "7", names=["Ola", "Marek"])
    state = record.begin()
    while not state.is_over():
        seat = state.actors()[0]
        record.play(state, seat, state.moves(seat)[0])
    path = tmp_path / "game.txt"
    path.write_text(record.text(), "utf-8")
    return path


# --- languages and help -----------------------------------------------------------------------------------------------


def test_the_language_can_stand_anywhere_and_beats_the_environment(
    command: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "gracze" in command("games").out
    monkeypatch.setenv("PERON_LANG", "en")
    assert "players" in command("games").out
    for arguments in (["--lang", "pl", "games"], ["games", "--lang", "pl"], ["games", "--lang=pl"]):
        assert "gracze" in command(*arguments).out


@pytest.mark.parametrize("words", COMMANDS)
def test_help_is_in_the_chosen_language(command: Any, words: list[str]) -> None:
    english, polish = command(*words, "--help"), command("--lang", "pl", *words, "--help")
    assert (english.code, polish.code) == (0, 0)
    assert english.out.startswith(f"Usage: peron {' '.join(words)}")
    assert polish.out.startswith(f"Użycie: peron {' '.join(words)}")
    assert "Pokaż tę pomoc." in polish.out
    assert not re.search(r"\b(Options|Usage|Show|Arguments)\b", polish.out)


def test_help_names_every_command(command: Any) -> None:
    done = command("--help")
    assert done.code == 0
    assert all(words[0] in done.out for words in COMMANDS)


def test_version_says_how_the_rules_run(process: Any) -> None:
    done = process("--version")
    assert done.code == 0
    assert re.fullmatch(rf"peron {re.escape(peron.__version__)} \((compiled|interpreted) rules.*\)\n", done.out)


def test_games(command: Any) -> None:
    assert "Ticket to Ride: Berlin" in command("games").out
    lines = command("games", "--plain").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(peron.games())
    listed = "\n".join(lines)
    assert "berlin: game Ticket to Ride: Berlin, players 2–4" in listed
    assert "san-francisco: game Ticket to Ride: San Francisco, players 2–4" in listed
    assert "london: game Next Station: London, players 1–4" in listed
    assert "metro: game Metro, players 2–6" in listed


def test_rules(command: Any) -> None:
    everything = command("rules", "berlin", "--plain").out
    assert "T3b: Two fives that never settle (Peron's ruling)." in everything
    assert "S1:" not in everything
    assert command("rules", "berlin", "t13", "--plain", "--lang", "pl").out.startswith("T13: Podwójne trasy.")
    everything = command("rules", "san-francisco", "--plain").out
    assert "S4c: Single tokens (Peron's ruling)." in everything
    assert "B1:" not in everything
    assert command("rules", "san-francisco", "B2").code == 2


# --- replays ----------------------------------------------------------------------------------------------------------


def test_a_replay_tells_every_move_and_the_score(command: Any, game: Path) -> None:
    done = command("replay", game, "--plain")
    moves = [line for line in done.out.splitlines() if re.match(r" *\d+: ", line)]
    assert done.code == 0
    assert len(moves) == len(Record.read(game.read_text("utf-8")).entries)
    assert "A Ola" in done.out
    assert "Final score" in done.out
    assert len(command("replay", game, "--plain", "--quiet").out.splitlines()) < len(moves)


def test_a_replay_waits_after_each_move_if_asked_to(command: Any, game: Path) -> None:
    done = command("replay", game, "--step", typed="\n\nall\n")
    assert done.out.count("Enter for the next move") == 3
    assert "Final score" in done.out


def test_an_open_record_shows_the_score_so_far(command: Any, game: Path) -> None:
    lines = game.read_text("utf-8").splitlines()
    game.write_text("\n".join([*lines[:20], "end: open"]) + "\n", "utf-8")
    out = command("replay", game).out
    assert "The game was left after" in out
    assert "Score so far" in out
    assert " wins " not in out


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("rules: 1", "rules: 999", 3, "The record is of rules version 999; this Peron plays version"),
        ("game: berlin", "game: berln", 2, "There is no game “berln”. Did you mean “berlin”?"),
        ("peron record 1", "Dear diary", 1, "This is not a record"),
        ("A keep first", "A kep first", None, "“kep first” is not a move. Did you mean “keep first”?"),
        ("A keep first", "A pass", None, "First choose which tickets you keep. [T4]"),
        ("A keep first", "E keep first", None, "There is no seat “E”. Seats are lettered from A to B."),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(
    command: Any, game: Path, old: str, new: str, line: int | None, reason: str
) -> None:
    text = re.sub(r"^rules: \d+$", "rules: 1", game.read_text("utf-8"), flags=re.MULTILINE)
    at = text.splitlines().index(old) + 1 if line is None else line
    game.write_text(text.replace(old, new, 1), "utf-8")
    done = command("replay", game)
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith(f"{game}:{at}: {reason}")


def test_a_truncated_record_is_refused(command: Any, game: Path) -> None:
    lines = game.read_text("utf-8").splitlines()
    game.write_text("\n".join(lines[:15]) + "\n", "utf-8")
    done = command("replay", game, "--lang", "pl")
    assert done.code == 1
    assert done.err.startswith(f"{game}:15: Zapis urywa się po")


def test_a_file_that_is_not_there(command: Any, tmp_path: Path) -> None:
    done = command("replay", tmp_path / "none.txt", "--lang", "pl")
    assert (done.code, done.err) == (1, f"Nie ma pliku „{tmp_path / 'none.txt'}”.\n")


# --- boards -----------------------------------------------------------------------------------------------------------


def test_a_good_board(command: Any) -> None:
    done = command("board", "check", BERLIN)
    assert done.code == 0
    assert done.out == f"{BERLIN}: no problems. Berlin: 18 places, 53 routes, 22 tickets.\n"
    frisco = BERLIN.with_name("san-francisco.json")
    assert command("board", "check", frisco).out == (
        f"{frisco}: no problems. San Francisco: 20 places, 49 routes, 24 tickets.\n"
    )


def test_all_problems_of_a_board_with_their_places(command: Any, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    text = (
        BERLIN.read_text("utf-8")
        .replace('"colour": "blue"', '"colour": "blu"', 1)
        .replace('"end_at": 1', '"end_at": -1')
    )
    broken.write_text(text, "utf-8")
    done = command("board", "check", broken)
    assert done.code == 1
    lines = done.out.splitlines()
    assert re.fullmatch(rf"{re.escape(str(broken))}:\d+:\d+ routes\[0\]\.colour: .*Did you mean “blue”.*", lines[0])
    assert len(lines) == 2
    assert done.err == "2 problems.\n"
    refused = command("play", "--board", broken)
    assert refused.code == 1
    assert refused.err.splitlines()[0] == lines[0]


def test_a_board_is_drawn(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    assert command("board", "show", "berlin", "-o", path, "--theme", "dark").code == 0
    assert path.read_text("utf-8").startswith("<svg")
    polish = command("board", "show", BERLIN, "-o", "-", "--lang", "pl").out
    assert "18 miejsc · 53 trasy" in polish
    assert command("board", "show", "san-francisco", "-o", path).code == 0
    assert "Tourism tokens" in path.read_text("utf-8")
    assert command("board", "show", "berlni", "-o", path).code == 2
    wrong = command("board", "show", "berlin", "-o", path, "--theme", "drak")
    assert wrong.code == 2
    assert "Did you mean “dark”?" in wrong.err


# --- duels and measurements -------------------------------------------------------------------------------------------


def test_a_duel_as_json_is_one_object(process: Any) -> None:
    done = process("duel", "berlin", "random", "random", "--games", "4", "--jobs", "1", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert [bot["name"] for bot in told["bots"]] == ["random", "random"]
    for bot in told["bots"]:
        assert {"name", "games", "wins", "win_rate", "ci95", "mean_score"} <= set(bot)
        assert bot["games"] == 4
        assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
    assert sum(bot["wins"] for bot in told["bots"]) == 4


def test_a_duel_as_a_table_with_records(command: Any, tmp_path: Path) -> None:
    done = command("duel", "berlin", "random", "random", "-n", "2", "-j", "1", "--records", tmp_path, "--lang", "pl")
    assert done.code == 0
    assert done.err == ""
    assert "przedział 95%" in done.out
    records = sorted(tmp_path.iterdir())
    assert len(records) == 2
    assert command("replay", records[0], "-q").code == 0


@pytest.mark.parametrize(
    ("bots", "answer"), [(["greedy", "rndom"], "Did you mean “random”?"), (["greedy"], "for 2 to 4 players, not for 1")]
)
def test_a_duel_of_nobody_knows_whom(command: Any, bots: list[str], answer: str) -> None:
    done = command("duel", "berlin", *bots, "--jobs", "1")
    assert done.code == 2
    assert answer in done.err


def test_measurements(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [Row("bench-playouts", 1_700_000.4, "moves/s", 1_500_000), Row("bench-clone", 0.5, "µs", 1.0, True)]
    monkeypatch.setattr("peron.lab.bench.run", lambda quick, progress: Bench(rows, "a machine", True))
    out = command("bench", "--quick", "--lang", "pl", "--plain").out
    assert re.search(r"losowe gry: wartość 1\s700\s000, jednostka ruchów/s, cel ≥ 1\s500\s000", out)
    told = json.loads(command("bench", "--json").out)
    assert told["machine"] == "a machine"
    assert told["rows"][1]["name"] == "bench-clone"


def test_a_conceded_game_is_told_as_one(command: Any, tmp_path: Path) -> None:
    record = peron.Record(peron.game("berlin"), 2, 7, names=["Ola", "Jan"])
    record.play(record.begin(), 0, "keep both")
    record.concede(1)
    path = tmp_path / "game.peron"
    path.write_text(record.text(), encoding="utf-8")
    assert "Conceded by B Jan after 1 move." in command("replay", path).out
    assert "Gra poddana po 1 ruchu. Poddanie: B Jan." in command("--lang", "pl", "replay", path).out
