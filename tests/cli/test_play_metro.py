"""Metro in the terminal, by piped input."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.bots import make_bot
from peron.cli.metro.tiles import arrows, goes_on_at, letters
from peron.cli.metro.typed import MetroVocabulary
from peron.rules.metro.game import MetroGame
from peron.rules.metro.state import MetroState
from peron.text import Texts
from tests.cli.test_play import ALWAYS_ONE, KEY, ByHeart

FIRST = ("--option", "first=A")
"""The person begins."""
GAMES = {
    "base": [],
    "companies-stations": ["--option", "companies", "--option", "stations"],
    "free": ["--option", "direction=free", "--option", "hand=2"],
    "numbers-tracks": ["--option", "numbers=2", "--option", "tracks"],
}
EVERY_GAME = pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
FIRST_WAY = "1 1\n" * 200
"""The first way to do the first thing is a move at any time."""


def metro() -> MetroGame:
    game = peron.game("metro")
    assert isinstance(game, MetroGame)
    return game


def beginning(seed: str = "7") -> MetroState:
    return metro().new(2, seed, {"first": "A"})


def seed_where(wanted: Callable[[MetroState], bool]) -> str:
    return next(str(seed) for seed in range(2000) if wanted(beginning(str(seed))))


@pytest.mark.parametrize(("language", "end"), [("en", "Final score"), ("pl", "Wynik końcowy")])
@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["painted", "plain"])
@EVERY_GAME
def test_a_whole_game(command: Any, options: list[str], language: str, end: str, plain: list[str]) -> None:
    done = command("play", "metro", "--seed", "7", *options, "--lang", language, *plain, typed=FIRST_WAY)
    assert (done.code, done.err) == (0, "")
    assert end in done.out
    assert not KEY.search(done.out)
    assert "{" not in done.out


def test_a_game_of_six(command: Any) -> None:
    done = command("play", "metro", "--players", "6", "--seed", "7", *GAMES["companies-stations"], typed=ALWAYS_ONE)
    assert done.code == 0
    assert "Final score" in done.out


@EVERY_GAME
def test_the_score_adds_up_line_by_line(command: Any, options: list[str]) -> None:
    out = command("play", "metro", "--seed", "7", *options, "--plain", typed=FIRST_WAY).out
    points, totals = 0, 0
    for line in out[out.index("Final score") :].splitlines():
        if match := re.fullmatch(r"Total: (-?\d+)", line):
            assert int(match[1]) == points
            points, totals = 0, totals + 1
        elif match := re.fullmatch(r".*: ([+-]\d+)", line):
            points += int(match[1])
    assert totals == 2


@EVERY_GAME
def test_plain_lines_have_no_boxes_columns_or_colour(
    command: Any, options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = command("play", "metro", "--seed", "7", *options, "--plain", typed="1 1\n1 1\n?\nboard\n1\n").out
    assert not re.search(r"[─│┌▒✓·↑→↓←\x1b]", out.replace(" · ", ""))
    assert not re.search(r"\S {2,}\S", out)


def test_what_a_move_is_said_to_do_is_what_it_does(command: Any) -> None:
    out = command("play", "metro", "--seed", "7", "--plain", typed=ALWAYS_ONE).out
    promised = 0
    for before, after in pairwise(out.split("\nYour turn\n")):
        entry = re.search(r"^1: Lay the tile on (\w\d) (.*)$", before, re.MULTILINE)
        square, effects = (entry[1], entry[2]) if entry else ("", "")
        for number, points in re.findall(r"Your line (\d+): finished, [^;)]*?, (\d+) points?", effects):
            promised += 1
            told = re.search(rf"^You lay .* on {square}\..*$", before + after, re.MULTILINE)
            assert told
            assert re.search(rf"Your line from station {number} is finished: \d+ tiles?, {points} point", told[0])
    assert promised > 3


def test_the_board_shows_where_every_move_lays_its_tile(command: Any) -> None:
    out = command("play", "metro", *FIRST, "--seed", "7").out
    head = next(line for line in out.splitlines() if line.split() == list("abcdefgh"))
    squares = {}
    for row in range(1, 9):
        line = next(line for line in out.splitlines() if re.match(rf" +\d+[AB] {row} ", line))
        for found in re.finditer(r"\[(\d+)\]", line):
            name = head[found.start() : found.end()].strip()
            squares[found[1]] = f"{name}{row}"
    assert set(squares.values()) == {move.square for move in beginning().view(0).moves if move.kind == "lay"}
    listed = re.findall(r"\b(\d+) ([a-h][1-8])  ", out.split("Lengthens")[1])
    assert set(listed) <= set(squares.items())
    assert len(listed) > 5


def test_nothing_is_cut_off_at_the_edge_of_the_screen(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in ("80", "120"):
        monkeypatch.setenv("COLUMNS", columns)
        options = ("play", "metro", "--players", "6", "--seed", "5", *GAMES["companies-stations"])
        out = command(*options, "--lang", "pl", typed=ALWAYS_ONE).out
        assert "…" not in out
        assert max(map(len, out.splitlines())) <= int(columns)


def test_tiles_in_signs() -> None:
    assert arrows("aaaa") == "↓←↑→"
    assert letters("aaaa") == "N→S E→W S→N W→E"
    assert letters("dddd", "-") == "N-N E-E S-S W-W"


@pytest.mark.parametrize("options", [{}, {"tracks": True}, {"stations": True}], ids=str)
def test_a_line_goes_on_where_the_next_tile_changes_it(options: dict[str, object]) -> None:
    state = metro().new(3, "5", options)
    bot = make_bot("random", metro(), 1)
    compared = 0
    while not state.is_over():
        seat = state.actors()[0]
        view = state.view(seat)
        for move in view.moves:
            if move.kind == "lay":
                waiting = [at for at, wagon in enumerate(view.wagons) if not wagon.finished]
                there = {at for at in waiting if goes_on_at(view.wagons[at]) == move.square}
                assert {change.wagon for change in move.lines} == there
                compared += len(there)
        state.apply(seat, bot.choose(state, seat))
    assert compared > 100


def test_a_drawn_tile_is_shown_before_its_square_is_chosen(command: Any) -> None:
    for plain in ([], ["--plain"]):
        out = command("play", "metro", *FIRST, "--seed", "7", *plain, typed="draw\n1\n").out
        shown, laid = out.split("Your move")[1:3]
        assert "You draw a tile and must lay it: " in shown
        assert "Just drawn" in shown
        assert "Draw a tile and lay that" not in shown
        assert "You lay " in laid


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "lay c3", "M6: c3 is neither at the edge of the board nor beside a tile."),
        ("en", "lay a2 turn 90", "M2: The arrow of a tile points the way of the board"),
        ("en", "lay 2 a2", "M12: You play with one tile in hand: there is no tile 2."),
        ("en", "lay drawn a2", "M5: You have not drawn a tile."),
        ("en", "pass", "M5b: You have a tile to lay or can draw one, so you may not pass."),
        ("en", "wagon 5", "M18: The game is played without wagons in the central station."),
        ("en", "exchange 20 open", "M13: The game is played without companies and shares."),
        ("pl", "połóż na polu c3", "M6: Pole c3 "),
        ("pl", "pas", "M5b: "),
    ],
)
def test_a_refused_move_cites_its_rule_and_asks_again(command: Any, language: str, typed: str, told: str) -> None:
    options = ("play", "metro", *FIRST, "--seed", "7", "--plain", "--lang", language)
    out = command(*options, typed=f"{typed}\n").out
    assert told in out
    rule = told.split(":")[0]
    title = Texts(language).rule(rule).title
    assert f"{rule}: {title}" not in out
    assert f"{rule}: {title}" in command(*options, typed=f"? {typed}\n").out


def test_a_line_of_one_tile_is_refused(command: Any) -> None:
    def at_the_corner(state: MetroState) -> bool:
        reason = state.why_not(0, metro().parse(state, "lay a1", 0))
        return reason is not None and reason.key == "why-one-tile"

    out = command("play", "metro", *FIRST, "--seed", seed_where(at_the_corner), "--plain", typed="a1\n").out
    assert "M7: On a1 one track of this tile would join two rails of stations" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("lay k9", "There is no square “k9”."),
        ("lay d4", "“d4” belongs to the central station: no tile is laid there. Did you mean “d3”?"),
        ("wagon 9", "There is no central rail 9"),
        ("exchange red open", "“exchange red open” does not say which share."),
        ("qiut", "“qiut” is neither a move nor a command. Did you mean “quit”?"),
        ("dance", "is not a move"),
        ("999", "999 is not in the list"),
        ("1 7", "There is no such way"),
        ("why", "Type a move after it: ? lay d3"),
        ("undo", "You have made no move that could be taken back."),
    ],
)
def test_what_is_not_understood_is_answered(command: Any, typed: str, answer: str) -> None:
    done = command("play", "metro", *FIRST, "--seed", "7", "--plain", typed=f"{typed}\n")
    assert done.code == 0
    assert answer in done.out
    assert "You leave the game after 0 moves." in done.out


def test_moves_can_be_typed_in_both_languages() -> None:
    english, polish = MetroVocabulary(Texts("en")), MetroVocabulary(Texts("pl"))
    assert english.notation("Lay the tile on D3") == "lay d3"
    assert english.notation("2 d3 turned 90") == "lay 2 d3 turn 90"
    assert english.notation("d3") == "lay d3"
    assert english.notation("swap 20 for hidden") == "exchange 20 hidden"
    assert polish.notation("połóż kafelek na polu d3 obrót 90") == "lay d3 turn 90"
    assert polish.notation("wyciągnij") == "draw"
    assert polish.notation("wymień 20 na odkrytą") == "exchange 20 open"
    assert polish.notation("wagon na tor 5 akcja 20") == "wagon 5 share 20"
    assert polish.notation("wagon 5 czerwona") == "wagon 5 red"


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["painted", "plain"])
def test_several_ways_are_asked_for(command: Any, plain: list[str]) -> None:
    options = ("play", "metro", *FIRST, *GAMES["free"], "--seed", "7", *plain)
    out = command(*options, typed="1\n\n1\n99\n1\n2\n").out
    assert out.count("How does it lie?") == 3
    assert re.search(r"1\W+Tile \d: (as it is|turned )", out)
    assert "There is no such way: the list goes from 1 to" in out
    assert out.count("You lay ") == 1
    assert "You lay " in command(*options, typed="1 2\n").out


def test_shares_and_wagons(command: Any) -> None:
    options = ("play", "metro", *FIRST, *GAMES["companies-stations"], "--seed", "7", "--plain")
    out = command(*options, typed="exchange 20 hidden\nwagon 5 share 10\n").out
    assert re.search(r"You exchange your \w+ 20 % share for a hidden one\. It is \w+\.", out)
    assert re.search(r"You show your \w+ 10 % share and put the wagon of that company on central rail 5\.", out)
    assert re.search(r"A You: tiles in hand 1, shares shown \w+ 10 %\.", out)
    assert "Points of the companies so far: yellow 0" in out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_commands_in_the_game(command: Any, language: str) -> None:
    texts = Texts(language)
    options = ("play", "metro", *FIRST, "--seed", "7", "--plain", "--lang", language)
    out = command(*options, typed="1\n?\nboard\nlog\nrule m9\nhint\n\n").out
    assert texts.say("play-help-metro-aim") in out
    assert texts.rule("M9").text in out
    assert re.search(r"(Hint|Podpowiedź): (lay|draw)", out)
    laid = re.search(r"^(You lay|Kładziesz) .*$", out, re.MULTILINE)
    assert laid
    assert out.count(laid[0]) == 2  # when it happened, and in the log


def test_a_hint_can_be_played(command: Any) -> None:
    options = ("play", "metro", *FIRST, *GAMES["companies-stations"], "--seed", "7", "--plain")
    hint = re.search(r"Hint: (.*?)\. ", command(*options, typed="hint\n").out)
    assert hint
    assert "You leave the game after 0 moves." not in command(*options, typed=f"{hint[1]}\n").out


def test_a_move_can_be_taken_back_with_what_the_bots_did_since(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.peron"
    typed = "1\n1\nundo\nundo\nquit\n"
    out = command("play", "metro", *FIRST, "--seed", "7", "--plain", "--record", path, typed=typed).out
    assert "You take your move back" in out
    assert peron.Record.read(path.read_text("utf-8")).entries == []


@EVERY_GAME
def test_a_game_is_recorded_replayed_and_verified(command: Any, tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "game.peron"
    played = ("play", "metro", "--players", "3", "--seed", "7", *options)
    assert command(*played, "--record", path, typed=FIRST_WAY).code == 0
    record = peron.Record.read(path.read_text("utf-8"))
    assert record.totals == record.replay().result().totals
    assert command("verify", path).code == 0
    assert f"Total: {max(record.totals or ())}" in command("replay", path, "--plain").out
    painted = command("replay", path).out
    assert re.search(r" lays [↑→↓←]{4} on [a-h][1-8]\.", painted)


@EVERY_GAME
def test_every_move_can_be_typed_in_notation(
    command: Any, tmp_path: Path, monkeypatch: Any, options: list[str]
) -> None:
    """A game between bots, played again by a person who types what one of them did."""
    game = metro()
    begun = tmp_path / "begun.peron"
    command("play", "metro", *FIRST, "--seed", "3", *options, "--record", begun)
    record = peron.Record(game, 2, "3", peron.Record.read(begun.read_text("utf-8")).options)
    state = record.begin()
    bots = [make_bot("steady", game, 1), make_bot("random", game, 2)]
    while not state.is_over():
        for seat in state.actors():
            record.play(state, seat, bots[1 - seat].choose(state, seat))
    others = [entry.move for entry in record.entries if entry.seat == 1]
    monkeypatch.setattr("peron.cli.play.make_bot", lambda *_: ByHeart(others))
    typed = "".join(f"{entry.notation}\n" for entry in record.entries if entry.seat == 0)
    path = tmp_path / "again.peron"
    assert command("play", "metro", *FIRST, "--seed", "3", *options, "--record", path, typed=typed).code == 0
    again = peron.Record.read(path.read_text("utf-8"))
    assert again.totals == record.totals
    assert [entry.move for entry in again.entries] == [entry.move for entry in record.entries]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--players", "1"], "This game is for 2 to 6 players, not for 1."),
        (["--players", "7"], "This game is for 2 to 6 players, not for 7."),
        (["--option", "hand=4"], "The option “hand” cannot be 4. It can be: 1, 2, 3."),
        (["--option", "company"], "There is no option “company”."),
        (
            ["--option", "companies", "--option", "numbers=2"],
            "The modules “companies” and “numbers” are not played together.",
        ),
        (
            ["--option", "stations", "--option", "tracks"],
            "The modules “stations” and “tracks” are not played together: both need the central station.",
        ),
    ],
)
def test_a_wrong_command_line_is_told(command: Any, arguments: list[str], answer: str) -> None:
    done = command("play", "metro", *arguments)
    assert done.code == 2
    assert answer in done.err
    assert done.out == ""


def test_the_real_command_plays_a_whole_game(process: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.peron"
    done = process("play", "metro", "--record", path, typed=ALWAYS_ONE, env={"LANG": "pl_PL.UTF-8"})
    assert (done.code, done.err) == (0, "")
    assert "Wynik końcowy" in done.out
    assert process("verify", path).code == 0
