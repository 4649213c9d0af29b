"""A game in the terminal, by piped input."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.bots import make_bot
from peron.cli.ticket.typed import TicketVocabulary as Vocabulary
from peron.rules.contract import State
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.state import TicketState
from peron.text import Texts

CITIES = [name for name in peron.games() if isinstance(peron.game(name), TicketGame)]
"""The games that the terminal plays."""
ALWAYS_ONE = "1\n" * 600
"""The first entry of the list is legal at any time, so this ends every game."""
KEY = re.compile(r"\b(event|why|play|table|menu|score|move|notation|cli|card|token|rule|typed)-[a-z]+(-[a-z]+)*\b")


def berlin() -> TicketGame:
    game = peron.game("berlin")
    assert isinstance(game, TicketGame)
    return game


def seed_where(wanted: Any) -> str:
    """A seed whose deal is as wanted, with the person (seat A) going first."""
    for seed in range(2000):
        state = berlin().new(2, str(seed))
        if state.first == 0 and wanted(state):
            return str(seed)
    raise AssertionError("no such deal")


def a_wild_face_up(state: TicketState) -> bool:
    return "wild" in state.view(0).market


@pytest.mark.parametrize(("language", "end"), [("en", "Final score"), ("pl", "Wynik końcowy")])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
@pytest.mark.parametrize("game", CITIES)
def test_a_whole_game(command: Any, game: str, language: str, end: str, plain: list[str]) -> None:
    done = command("play", game, "--seed", "7", "--lang", language, *plain, typed=ALWAYS_ONE)
    assert done.code == 0
    assert done.err == ""
    assert end in done.out
    assert not KEY.search(done.out)


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("game", CITIES)
def test_games_of_any_size_with_all_sorts_of_answers(command: Any, game: str, players: str) -> None:
    chance = random.Random(int(players))
    typed = "".join(f"{chance.choice(['', '8 ', '9 '])}{chance.randint(1, 12)}\n" for _ in range(800)) + ALWAYS_ONE
    done = command("play", game, "--players", players, "--bot", "random", "--seed", players, typed=typed)
    assert done.code == 0
    assert "Final score" in done.out


@pytest.mark.parametrize("game", CITIES)
def test_the_score_adds_up_line_by_line(command: Any, game: str) -> None:
    out = command("play", game, "--seed", "7", "--plain", typed=ALWAYS_ONE).out
    lines = out[out.index("Final score") :].splitlines()
    points = 0
    totals = 0
    for line in lines:
        if match := re.fullmatch(r"Total: (-?\d+)", line):
            assert int(match[1]) == points
            points = 0
            totals += 1
        elif match := re.fullmatch(r".*: ([+-]\d+)", line):
            points += int(match[1])
    assert totals == 2


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", r"to go: (\d+) routes?, (\d+) cards?"), ("pl", r"brakuje: (\d+) tras[ay]?, (\d+) kart[ay]?")],
)
def test_every_ticket_says_what_it_lacks(command: Any, language: str, told: str) -> None:
    out = command("play", "--seed", "7", "--lang", language, "--plain", typed="").out
    offer = berlin().new(2, "7").view(0).players[0].offer or ()
    cost = {route.id: route.cost for route in berlin().board.routes}
    lacks = [(len(ticket.missing or ()), sum(cost[route] for route in ticket.missing or ())) for ticket in offer]
    assert len(lacks) == 2
    assert [tuple(map(int, found)) for found in re.findall(told, out)] == lacks


@pytest.mark.parametrize("game", CITIES)
def test_plain_lines_have_no_boxes_columns_or_colour(command: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = command("play", game, "--seed", "7", "--plain", typed="3\n?\nboard\n1\n2\n1\n1\n").out
    assert not re.search(r"[─│┌\x1b×]", out.replace(" ×", ""))
    assert not re.search(r"\S {2,}\S", out)


def test_colour_only_where_it_is_wanted(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in command("play", "--seed", "7").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in command("play", "--seed", "7").out


def test_a_refused_move_cites_its_rule_and_asks_again(command: Any) -> None:
    seed = seed_where(a_wild_face_up)
    out = command("play", "--seed", seed, typed="1\ndraw deck\ndraw bike\n").out
    assert "T7: A face-up bike can only be the first and only card." in out
    out = command("play", "--seed", seed, "--lang", "pl", typed="1\nweź z talii\nweź rower\n").out
    assert "T7: Odkryty rower może być tylko pierwszą i jedyną kartą." in out


@pytest.mark.parametrize("asked", ["? pass", "why pass", "?pass"])
def test_why_not_gives_reason_and_rule(command: Any, asked: str) -> None:
    seed = seed_where(lambda state: True)
    out = command("play", "--seed", seed, "--plain", typed=f"1\n{asked}\n").out
    assert "T17: You can still draw or claim something, so you may not pass." in out
    assert "T17: No legal action (Peron's ruling). If you have no legal action, you pass;" in out


def test_why_not_of_a_route_tells_of_the_nearest_payment(command: Any) -> None:
    def two_blacks(state: TicketState) -> bool:
        return state.view(0).players[0].hand == {"black": 2}

    asked = "? claim turmstrasse-hauptbahnhof-1"
    out = command("play", "--seed", seed_where(two_blacks), "--plain", typed=f"1\n{asked}\n").out
    assert "T10: 2 cards short (black): you have 2 of 4. (Paying with 4 black cards.)" in out


def test_why_of_a_legal_move_says_what_it_does(command: Any) -> None:
    out = command("play", "--seed", seed_where(lambda state: True), "--plain", typed="1\nwhy draw deck\n").out
    assert "That move is legal. Draw a card from the deck, unseen." in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        (
            "claim hauptbanhof-reichstag-1",
            "There is no route “hauptbanhof-reichstag-1”. Did you mean “hauptbahnhof-reichstag-1”?",
        ),
        ("draw rde", "“rde” is not a card. Did you mean “red”?"),
        ("qiut", "“qiut” is neither a move nor a command. Did you mean “quit”?"),
        ("claim hauptbahnhof-reichstag-1 3 red", "“3 red” does not pay for hauptbahnhof-reichstag-1."),
        ("999", "999 is not in the list"),
        ("rule X9", "There is no rule “X9”."),
        ("save", "Type a file name after it"),
        ("why", "Type a move after it"),
    ],
)
def test_what_is_not_understood_is_answered(command: Any, typed: str, answer: str) -> None:
    done = command("play", "--seed", seed_where(lambda state: True), "--plain", typed=f"1\n{typed}\n")
    assert done.code == 0
    assert answer in done.out


def test_commands_in_the_game(command: Any) -> None:
    out = command(
        "play", "--seed", "7", "--plain", "--lang", "pl", typed="pomoc\nplansza\nhistoria\nzasada t13\n\nkoniec\n"
    ).out
    assert "Jak grać" in out
    assert "r33: Turmstraße – Hauptbahnhof (czarna), czarna ×4, 8 punktów, wolna" in out
    assert "T13: Podwójne trasy." in out
    assert out.count("Twoje pierwsze bilety\n") == 2
    assert "Kończysz grę po 1 ruchu." in out


def test_moves_can_be_typed_in_both_languages() -> None:
    polish, english = Vocabulary(Texts("pl")), Vocabulary(Texts("en"), {"r33": "turmstrasse-hauptbahnhof-1"})
    assert polish.notation("Weź czerwoną kartę") == "draw red"
    assert polish.notation("zajmij x-y 3 czarne karty i 1 rower") == "claim x-y 3 black 1 wild"
    assert polish.notation("zachowaj oba bilety") == "keep both"
    assert english.notation("draw tickets") == "tickets"
    assert polish.notation("draw wild") == "draw wild"
    assert (
        english.notation("claim r33 with 3 black cards and 1 bike") == "claim turmstrasse-hauptbahnhof-1 3 black 1 wild"
    )


class ByHeart:
    """Plays what it was told to play."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves

    def choose(self, _state: State, _seat: int) -> int:
        return self.moves.pop(0)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_move_can_be_typed_in_notation(command: Any, tmp_path: Path, monkeypatch: Any, seed: str) -> None:
    """A game between bots, played again by a person who types what one of them did."""
    game = berlin()
    record = peron.Record(game, 2, seed)
    state = record.begin()
    bots = [make_bot("greedy", game, 1), make_bot("greedy", game, 2)]
    while not state.is_over():
        for seat in state.actors():
            record.play(state, seat, bots[seat].choose(state, seat))
    others = [entry.move for entry in record.entries if entry.seat == 1]
    monkeypatch.setattr("peron.cli.play.make_bot", lambda *_: ByHeart(others))
    typed = "".join(f"{entry.notation}\n" for entry in record.entries if entry.seat == 0)
    path = tmp_path / "again.txt"
    assert command("play", "--seed", seed, "--record", path, typed=typed).code == 0
    again = peron.Record.read(path.read_text("utf-8"))
    assert again.totals == record.totals
    assert [entry.move for entry in again.entries[2:]] == [entry.move for entry in record.entries[2:]]


def test_several_ways_to_pay_are_asked_for(command: Any) -> None:
    def two_colours(state: TicketState) -> bool:
        return set(state.view(0).players[0].hand or {}) == {"blue", "red"}

    seed = seed_where(two_colours)
    out = command("play", "--seed", seed, "--plain", typed="1\nclaim reichstag-brandenburger_tor-1\n\n").out
    assert "how do you pay?\n1: 1 blue card\n2: 1 red card\n" in out
    out = command("play", "--seed", seed, "--plain", typed="1\nclaim r12\n2\n").out
    assert "You claim Reichstag – Brandenburger Tor (gray, strand a) with 1 red card: +1 point." in out


def test_a_move_can_be_taken_back_with_what_the_bots_did_since(command: Any, tmp_path: Path) -> None:
    seed = seed_where(lambda state: True)
    path = tmp_path / "game.txt"
    typed = "1\ndraw deck\ndraw deck\nundo\nundo\nquit\n"
    out = command("play", "--seed", seed, "--plain", "--record", path, typed=typed).out
    assert "You take your move back" in out
    record = peron.Record.read(path.read_text("utf-8"))
    assert [entry.notation for entry in record.entries if entry.seat == 0] == ["keep first"]
    assert record.replay().actors() == [0]


@pytest.mark.parametrize("game", CITIES)
def test_a_hint_can_be_played(command: Any, game: str) -> None:
    options = ("play", game, "--seed", "7", "--plain")
    asked = command(*options, typed="1 1\n1 1\nhint\n").out
    hint = re.search(r"Hint: (.*?)\. ", asked)
    assert hint
    played = command(*options, typed=f"1 1\n1 1\n{hint[1]}\n").out
    moves = [int(told) for out in (asked, played) for told in re.findall(r"You leave the game after (\d+) moves", out)]
    assert moves[0] < moves[1]


def test_there_may_be_nothing_to_take_back(command: Any) -> None:
    assert "You have made no move that could be taken back." in command("play", "--seed", "7", typed="undo\n").out
    polish = command("--lang", "pl", "play", "--seed", "7", typed="cofnij\n").out
    assert "Nie masz ruchu, który można by cofnąć." in polish


def test_leaving_early_writes_an_open_record(command: Any, tmp_path: Path) -> None:
    for typed in ("1\nquit\n", "1\n"):
        path = tmp_path / "game.txt"
        done = command("play", "--seed", "7", "--name", "Ola", "--record", path, typed=typed)
        assert done.code == 0
        assert "You leave the game after" in done.out
        record = peron.Record.read(path.read_text("utf-8"))
        assert record.totals is None
        assert record.names == ["Ola", "Greedy"]
        assert len(record.entries) >= 2


def test_an_interrupted_game_is_recorded_too(command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def ask(_screen: object, _prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("peron.cli.screen.Screen.ask", ask)
    done = command("play", "--seed", "7", "--record", tmp_path / "game.txt")
    assert done.code == 0
    assert peron.Record.read((tmp_path / "game.txt").read_text("utf-8")).totals is None


def test_a_finished_game_is_recorded_with_its_score(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command("play", "--seed", "7", "--seat", "2", "--bot", "random", "--record", path, typed=ALWAYS_ONE)
    record = peron.Record.read(path.read_text("utf-8"))
    assert record.totals == record.replay().result().totals
    assert record.names == ["Random", "Player"]


def test_no_file_of_somebody_else_is_overwritten(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ola")
    assert command("play", "--record", path).code == 1
    assert "is not a record of a game" in command("play", "--seed", "7", typed=f"save {path}\n").out
    assert path.read_text() == "Dear Ola"
    assert command("play", "--record", tmp_path / "nowhere" / "game.txt").code == 1


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["play", "berlni"], "There is no game “berlni”. Did you mean “berlin”?"),
        (["play", "--bot", "gredy"], "There is no bot “gredy”. Did you mean “greedy”?"),
        (["play", "--bot", "search:soon"], "“soon” is not a budget"),
        (["play", "--players", "5"], "This game is for 2 to 4 players, not for 5."),
        (["play", "--players", "two"], "--players cannot be “two”."),
        (["play", "--seat", "3"], "There is no seat 3"),
        (
            ["play", "--bot", "random", "--bot", "random", "--players", "2"],
            "2 bots and you are too many for 2 players.",
        ),
        (["play", "--sede", "7"], "There is no option --sede. Did you mean --seed?"),
        (["play", "berlin", "again"], "“again” is one word too many."),
        (["ply"], "There is no command “ply”. Did you mean “play”?"),
        (["board", "shwo"], "There is no command “shwo”. Did you mean “show”?"),
        (["replay"], "FILE is missing."),
        (["rules", "berlin", "T99"], "There is no rule “T99”. Did you mean “T9”?"),
        (["--lang", "pt"], "Peron does not speak “pt”. Did you mean “pl”?"),
    ],
)
def test_a_wrong_command_line_is_told_with_the_nearest_right_one(
    command: Any, arguments: list[str], answer: str
) -> None:
    done = command(*arguments)
    assert done.code == 2
    assert answer in done.err
    assert done.out == ""


def test_own_board(command: Any, tmp_path: Path) -> None:
    board = Path(peron.__file__).parent / "rules" / "boards" / "berlin.json"
    own = tmp_path / "own.json"
    own.write_text(
        board.read_text("utf-8").replace('"name": "Moritzplatz"', '"name": "Kotti"').replace('"tram": 11', '"tram": 4'),
        "utf-8",
    )
    record = tmp_path / "own.txt"
    done = command("play", "--board", own, "--seed", "7", "--record", record, "--plain", typed=ALWAYS_ONE)
    assert done.code == 0
    assert "trams 4" in done.out
    assert command("replay", record).code == 1
    assert command("replay", record, "--board", own).code == 0


@pytest.mark.parametrize("game", CITIES)
def test_the_real_command_plays_a_whole_game(process: Any, game: str, tmp_path: Path) -> None:
    done = process(
        "play", game, "--seed", "7", "--record", tmp_path / "game.txt", typed=ALWAYS_ONE, env={"LANG": "pl_PL.UTF-8"}
    )
    assert (done.code, done.err) == (0, "")
    assert "Wynik końcowy" in done.out
    assert process("replay", tmp_path / "game.txt", "--quiet").code == 0
