"""`peron verify`: a record that is as it was played is found right, and one changed digit anywhere is not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.rules.record import Record, seed_hash

SEED = "8c1f0b7a55d2e4936f"
HASH = seed_hash(SEED)
OTHER = seed_hash("another seed")
BERLIN = Path(peron.__file__).parent / "rules" / "titles" / "berlin.json"


def played(promise: str = HASH, deal: dict[str, object] | None = None, moves: int = 10**6) -> Record:
    """A game of two seats that take the last legal move each time."""
    record = Record(peron.game("berlin"), 2, SEED, deal=deal, names=["Ola", "Marek"], promise=promise)
    state = record.begin()
    while not state.is_over() and len(record.entries) < moves:
        seat = state.actors()[0]
        record.play(state, seat, max(state.moves(seat)))
    return record


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game that began with the promise of its seed."""
    return written(tmp_path, played())


def written(folder: Path, record: Record) -> Path:
    path = folder / "game.peron"
    path.write_text(record.text(), "utf-8")
    return path


def change(path: Path, old: str, new: str) -> int:
    """Change the first line that matches; returns its number."""
    lines = path.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if re.fullmatch(old, line))
    lines[at] = re.sub(old, new, lines[at])
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return at + 1


def other_digit(digits: str) -> str:
    """The same with another last digit."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


def checks(done: Any) -> dict[str, bool | None]:
    return {check["check"]: check["good"] for check in json.loads(done.out)["checks"]}


# --- all is well ------------------------------------------------------------------------------------------------------


def test_a_game_as_it_was_played(command: Any, game: Path) -> None:
    done = command("verify", game)
    assert (done.code, done.err) == (0, "")
    assert HASH in done.out
    assert re.search(r"✓ Moves +Every move is legal\.", done.out)
    assert re.search(r"✓ Score +The scores come out: Ola −?\d+, Marek −?\d+\.", done.out)
    assert re.search(r"✓ Promise +The seed has the hash that the record promised\.", done.out)
    assert "✗" not in done.out
    assert "Your hash" not in done.out


def test_in_polish(command: Any, game: Path) -> None:
    done = command("verify", game, "--hash", HASH, "--lang", "pl")
    assert (done.code, done.err) == (0, "")
    assert re.search(r"✓ Obietnica +Ziarno ma skrót, który obiecano w zapisie\.", done.out)
    assert re.search(r"✓ Twój skrót +Pasuje do ziarna\.", done.out)


def test_plain_lines_say_in_words_what_the_marks_mean(command: Any, game: Path) -> None:
    lines = command("verify", game, "--plain", "--hash", OTHER[:8]).out.splitlines()
    assert f"SHA-256: {HASH}" in lines
    assert "Moves: right. Every move is legal." in lines
    assert f"Your hash: wrong. It does not fit the seed: {OTHER[:8]}" in lines
    assert not re.search("[✓✗─]", "".join(lines))
    assert "Ruchy: dobrze. Każdy ruch jest dozwolony." in command("verify", game, "--plain", "--lang", "pl").out


def test_as_json_it_is_one_object(command: Any, game: Path) -> None:
    done = command("verify", game, "--json", "--hash", HASH)
    told = json.loads(done.out)
    assert done.code == 0
    assert checks(done) == {"moves": True, "end": True, "promise": True, "noted": True}
    assert (told["good"], told["error"]) == (True, None)
    assert (told["file"], told["game"], told["seed"]) == (str(game), "berlin", SEED)
    assert told["hash"] == told["promise"] == HASH


@pytest.mark.parametrize("noted", [HASH, HASH.upper(), HASH[:8], HASH[:8].upper(), HASH[:63], f" {HASH} "])
def test_what_was_noted_at_the_start_fits(command: Any, game: Path, noted: str) -> None:
    done = command("verify", game, "--hash", noted)
    assert (done.code, done.err) == (0, "")
    assert re.search(r"✓ Your hash +It fits the seed\.", done.out)


def test_a_record_without_a_hash_holds_no_promise(command: Any, tmp_path: Path) -> None:
    game = written(tmp_path, played(promise=""))
    done = command("verify", game)
    assert (done.code, done.err) == (0, "")
    assert "– Promise  The record has no hash, so it holds no promise to check." in done.out
    told = json.loads(command("verify", game, "--json").out)
    assert (told["good"], told["promise"]) == (True, None)
    assert command("verify", game, "--hash", HASH).code == 0
    assert command("verify", game, "--hash", OTHER).code == 1


def test_a_game_that_goes_on_has_no_scores_to_compare(command: Any, tmp_path: Path) -> None:
    done = command("verify", written(tmp_path, played(moves=20)))
    assert (done.code, done.err) == (0, "")
    assert re.search(r"– Score +The game goes on: there are no scores to compare\.", done.out)


def test_a_game_that_was_conceded(command: Any, tmp_path: Path) -> None:
    record = played(moves=20)
    record.concede(1)
    done = command("verify", written(tmp_path, record))
    assert (done.code, done.err) == (0, "")
    assert re.search(r"– Score +Conceded by Marek: there are no scores to compare\.", done.out)
    record.concede(0)
    polish = command("verify", written(tmp_path, record), "--plain", "--lang", "pl").out
    assert "Poddanie gry: Ola i Marek. Nie ma wyniku do porównania." in polish


def test_a_deal_by_hand_needs_no_promise(command: Any, tmp_path: Path) -> None:
    done = command("verify", written(tmp_path, played(promise="", deal={"first": 1})), "--json")
    assert done.code == 0
    assert checks(done) == {"moves": True, "end": True, "promise": None}


# --- one thing is changed ---------------------------------------------------------------------------------------------


def test_a_changed_digit_of_the_hash(command: Any, game: Path) -> None:
    change(game, f"hash: {HASH}", f"hash: {other_digit(HASH)}")
    done = command("verify", game)
    assert (done.code, done.err) == (1, "The promise was not kept.\n")
    assert re.search(rf"✗ Promise +The record promised another hash:\s+{other_digit(HASH)}", done.out)
    told = command("verify", game, "--json", "--hash", HASH)
    assert told.code == 1
    assert checks(told) == {"moves": True, "end": True, "promise": False, "noted": True}
    assert json.loads(told.out)["good"] is False


def test_a_changed_digit_of_the_seed(command: Any, game: Path) -> None:
    """The moves do not fit the other deal, and the reason shows: it is another seed."""
    change(game, f"seed: {SEED}", f"seed: {other_digit(SEED)}")
    done = command("verify", game, "--json")
    error = json.loads(done.out)["error"]
    assert done.code == 1
    assert checks(done) == {"moves": False, "end": None, "promise": False}
    assert done.err.startswith(f"{game}:{error['line']}: ")
    assert done.err.endswith("\nThe promise was not kept.\n")
    assert command("verify", game, "--lang", "pl").err.endswith("\nObietnica nie została dotrzymana.\n")


def test_a_seed_and_a_hash_that_were_changed_together(command: Any, tmp_path: Path) -> None:
    """Only who noted the hash at the start can tell."""
    game = written(tmp_path, played(moves=0))
    change(game, f"seed: {SEED}", f"seed: {other_digit(SEED)}")
    change(game, f"hash: {HASH}", f"hash: {seed_hash(other_digit(SEED))}")
    assert command("verify", game).code == 0
    done = command("verify", game, "--hash", HASH[:12])
    assert (done.code, done.err) == (1, "The promise was not kept.\n")
    assert re.search(rf"✗ Your hash +It does not fit the seed: {HASH[:12]}\s", done.out)


def test_digits_from_elsewhere_in_the_hash(command: Any, game: Path) -> None:
    assert command("verify", game, "--hash", HASH[1:]).code == 1


@pytest.mark.parametrize("digits", [8, 9, 63, 64])
def test_a_changed_digit_of_what_was_noted(command: Any, game: Path, digits: int) -> None:
    done = command("verify", game, "--json", "--hash", other_digit(HASH[:digits]))
    assert done.code == 1
    assert checks(done) == {"moves": True, "end": True, "promise": True, "noted": False}


def test_a_changed_move(command: Any, game: Path) -> None:
    line = change(game, r"(.) draw .*", r"\1 draw wild 9")
    done = command("verify", game)
    assert done.code == 1
    assert re.search(rf"✗ Moves +Line {line} cannot be replayed\.", done.out)
    assert re.search(r"– Score +The end of the record is not reached\.", done.out)
    assert "✓ Promise" in done.out
    assert re.fullmatch(rf"{re.escape(str(game))}:{line}: .+\n", done.err)


def test_a_move_against_the_rules_is_told_with_its_rule(command: Any, game: Path) -> None:
    line = change(game, "A keep .*", "A pass")
    done = command("verify", game)
    assert (done.code, done.err) == (1, f"{game}:{line}: First choose which tickets you keep. [T4]\n")


def test_a_changed_score(command: Any, game: Path) -> None:
    line = change(game, r"end: A (-?\d+), B (-?\d+)", r"end: A \g<1>1, B \2")
    done = command("verify", game)
    assert done.code == 1
    assert "✓ Moves" in done.out
    assert re.search(rf"✗ Score +Line {line} does not fit the moves\.", done.out)
    assert done.err.startswith(f"{game}:{line}: The record says “end: A")
    told = json.loads(command("verify", game, "--json").out)
    assert (told["good"], told["error"]["line"], told["error"]["key"]) == (False, line, "record-scores")


def test_a_record_that_breaks_off(command: Any, game: Path) -> None:
    game.write_text("\n".join(game.read_text("utf-8").splitlines()[:20]), "utf-8")
    done = command("verify", game, "--lang", "pl")
    assert done.code == 1
    assert "✓ Ruchy" in done.out
    assert re.search(r"✗ Wynik +Brakuje ostatniego wiersza: zapis jest ucięty\.", done.out)
    assert done.err.startswith(f"{game}:20: Zapis urywa się po")


def test_a_deal_that_was_fixed_beside_the_seed(command: Any, tmp_path: Path) -> None:
    """The seed is the promised one, but it is not what dealt the cards."""
    done = command("verify", written(tmp_path, played(deal={"first": 1})))
    assert (done.code, done.err) == (1, "The promise was not kept.\n")
    assert "✓ Promise" in done.out
    assert re.search(r"✗ Deal +The record fixes the deal itself \(first\)", done.out)
    game = written(tmp_path, played(promise="", deal={"first": 1}))
    assert command("verify", game, "--hash", HASH).code == 1


# --- what cannot be verified at all -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("peron record 1", "Dear diary", 1, "This is not a record"),
        (r"rules: \d+", "rules: 999", 3, "The record is of rules version 999"),
        ("hash: .*", "hash: 12345678", 9, "“12345678” is not the hash of a seed"),
        ("board: berlin .*", "board: berlin 0000000000000000", 4, "The record was played on the board"),
    ],
)
def test_a_broken_header_is_refused_with_line_and_reason(
    command: Any, game: Path, old: str, new: str, line: int, reason: str
) -> None:
    assert change(game, old, new) == line
    for arguments in ([], ["--json"]):
        done = command("verify", game, *arguments)
        assert (done.code, done.out) == (1, "")
        assert done.err.startswith(f"{game}:{line}: {reason}")


def test_players_that_no_game_can_begin_with(command: Any, game: Path) -> None:
    line = change(game, "players: 2", "players: 50")
    done = command("verify", game)
    assert (done.code, done.err) == (1, f"{game}:{line}: This game is for 2 to 4 players, not for 50.\n")
    assert done.out == ""


@pytest.mark.parametrize("noted", ["", HASH[:7], HASH + "0", HASH[:8] + "g", "0x" + HASH, "٣" * 8])
def test_what_is_no_hash_is_a_mistake_of_the_command_line(command: Any, game: Path, noted: str) -> None:
    done = command("verify", game, f"--hash={noted}")
    assert (done.code, done.out) == (2, "")
    assert done.err == f"“{noted}” is not the beginning of a hash: that is 8 to 64 digits, 0–9 and a–f.\n"


def test_a_file_that_is_not_there(command: Any, tmp_path: Path) -> None:
    done = command("verify", tmp_path / "none.peron", "--lang", "pl")
    assert (done.code, done.out, done.err) == (1, "", f"Nie ma pliku „{tmp_path / 'none.peron'}”.\n")


def test_a_board_of_ones_own(command: Any, game: Path, tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    text = BERLIN.read_text("utf-8")
    board.write_text(text, "utf-8")
    assert command("verify", game, "--board", board).code == 0
    board.write_text(text.replace('"end_at": 1', '"end_at": 2'), "utf-8")
    done = command("verify", game, "--board", board)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"{game}:4: The record was played on the board")


def test_help_is_in_the_chosen_language(command: Any) -> None:
    assert "--hash HASH" in command("verify", "--help").out
    polish = command("verify", "--help", "--lang", "pl").out
    assert polish.startswith("Użycie: peron verify PLIK [OPCJE]")
    assert "--hash SKRÓT" in polish


def test_as_a_person_would_start_it(process: Any, game: Path) -> None:
    done = process("verify", game, "--hash", HASH)
    assert (done.code, done.err) == (0, "")
    assert done.out.count("✓") == 4
    change(game, f"hash: {HASH}", f"hash: {OTHER}")
    assert process("verify", game).code == 1
