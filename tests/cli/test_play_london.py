"""Next Station: London in the terminal, by piped input."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.bots import make_bot
from peron.cli.nextstation.drawing import Drawing, lines_of
from peron.cli.nextstation.typed import NextStationVocabulary
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.state import NextStationState
from peron.text import Texts
from tests.cli.test_play import ALWAYS_ONE, KEY, ByHeart

ALONE = ("play", "london", "--players", "1")
PINK_FIRST = ("--option", "pencils=pink blue green purple")
"""The line of the first round starts at H4."""
BOTH = ("--option", "powers", "--option", "objectives")
LANGUAGES = pytest.mark.parametrize(("language", "end"), [("en", "Final score"), ("pl", "Wynik końcowy")])
LOOKS = pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["painted", "plain"])


def london() -> NextStationGame:
    game = peron.game("london")
    assert isinstance(game, NextStationGame)
    return game


def alone(seed: str, **options: object) -> NextStationState:
    return london().new(1, seed, {"pencils": "pink blue green purple", **options})


def seed_where(wanted: Callable[[NextStationState], bool], **options: object) -> str:
    """A seed whose game alone, beginning with pink, is as wanted."""
    return next(str(seed) for seed in range(2000) if wanted(alone(str(seed), **options)))


def first_sections(state: NextStationState) -> list[str]:
    return [move.section or "" for move in state.view(0).moves if move.kind == "draw" and move.power is None]


CIRCLE = seed_where(lambda state: state.view(0).card == "street-circle")
"""The first card is a circle, so H4-H6 can be drawn."""


@LANGUAGES
@LOOKS
def test_a_whole_game_alone(command: Any, language: str, end: str, plain: list[str]) -> None:
    done = command(*ALONE, "--seed", "7", "--lang", language, *plain, typed=ALWAYS_ONE)
    assert (done.code, done.err) == (0, "")
    assert end in done.out
    assert re.search(r"Rank [1-6] of 6 \(N23\)\. ." if language == "en" else r"Stopień [1-6] z 6 \(N23\)\. .", done.out)
    assert not KEY.search(done.out)
    assert "{" not in done.out


@LANGUAGES
@LOOKS
def test_a_whole_game_with_a_bot_and_both_modules(command: Any, language: str, end: str, plain: list[str]) -> None:
    done = command("play", "london", *BOTH, "--seed", "7", "--lang", language, *plain, typed=ALWAYS_ONE)
    assert (done.code, done.err) == (0, "")
    assert end in done.out
    assert not KEY.search(done.out)
    assert "{" not in done.out


@pytest.mark.parametrize("arguments", [ALONE, ("play", "london", "--players", "4", *BOTH)], ids=["alone", "four"])
def test_the_score_adds_up_line_by_line(command: Any, arguments: tuple[str, ...]) -> None:
    out = command(*arguments, "--seed", "7", "--plain", typed=ALWAYS_ONE).out
    points, totals = 0, 0
    for line in out[out.index("Final score") :].splitlines():
        if match := re.fullmatch(r"Total: (-?\d+)", line):
            assert int(match[1]) == points
            points, totals = 0, totals + 1
        elif match := re.fullmatch(r".*: ([+-]\d+)", line):
            points += int(match[1])
    assert totals == (1 if arguments is ALONE else 4)


def test_plain_lines_have_no_boxes_columns_or_colour(command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = command("play", "london", *BOTH, "--seed", "7", "--plain", typed="1\n?\nboard\n1\n1\n1\n").out
    assert not re.search(r"[─│┊┈┌\x1b×]", out.replace(" ×", ""))
    assert not re.search(r"\S {2,}\S", out)


def test_nobody_is_told_before_everybody_has_decided(command: Any) -> None:
    out = command("play", "london", "--seed", "7", "--plain", typed="1\n").out
    before, after = out.split("Your move", 2)[:2]
    assert "Greedy draws" not in before
    assert "decided" not in before
    news = after.split("\n\n")[1].splitlines()
    assert news[0].startswith("You draw ")
    assert news[1].startswith("Greedy draws ")
    assert news[2].startswith("Turn 2: ")


def test_the_other_decides_the_same_whatever_the_person_does(command: Any) -> None:
    """The bot has decided when the person begins to think."""
    told = [command("play", "london", "--seed", "7", "--plain", typed=f"{one}\n").out for one in ("1", "skip")]
    greedy = [re.findall(r"Greedy draws .*", out)[0] for out in told]
    assert greedy[0] == greedy[1]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "draw D3-E4", "N9: Your line begins at H4: the first section must start there."),
        ("en", "draw H4-J2", "N9: The section must lead to this symbol: circle. J2 has another one: pentagon."),
        ("en", "draw H4-H6 joker", "N21: The game is played without pencil powers."),
        ("en", "mark none", "N21d: You need not say that you mark nothing"),
        ("pl", "odcinek d3-e4", "N9: Twoja linia zaczyna się na stacji H4"),
    ],
)
def test_a_refused_move_cites_its_rule_and_asks_again(command: Any, language: str, typed: str, told: str) -> None:
    options = (*ALONE, *PINK_FIRST, "--seed", CIRCLE, "--plain", "--lang", language)
    out = command(*options, typed=f"{typed}\n").out
    assert told in out
    rule = told.split(":")[0]
    title = Texts(language).rule(rule).title
    assert f"{rule}: {title}" not in out
    assert f"{rule}: {title}" in command(*options, typed=f"? {typed}\n").out


def test_why_of_a_legal_move_says_what_it_does(command: Any) -> None:
    out = command(*ALONE, *PINK_FIRST, "--seed", CIRCLE, "--plain", typed="why h4-h6\nwhy 1\n").out
    assert "That move is legal. Draw H4–H6: 0 → 4 points, to a circle in the district east, over the Thames." in out
    assert out.count("That move is legal.") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("draw A1-J10", "No section joins A1 and J10. From A1 there are: A1-B1, A1-B2, A1-A3."),
        ("draw A2-B2", "There is no station “A2”. Did you mean “A1”?"),
        ("drwa", "Did you mean “draw A1-B1”?"),
        ("qiut", "“qiut” is neither a move nor a command. Did you mean “quit”?"),
        ("999", "999 is not in the list"),
        ("1 2", "There is no such way"),
        ("rule X9", "There is no rule “X9”."),
        ("why", "Type a move after it: ? draw D3-E4"),
        ("undo", "You have made no move that could be taken back."),
    ],
)
def test_what_is_not_understood_is_answered(command: Any, typed: str, answer: str) -> None:
    done = command(*ALONE, *PINK_FIRST, "--seed", CIRCLE, "--plain", typed=f"{typed}\n")
    assert done.code == 0
    assert answer in done.out
    assert "You leave the game after 0 moves." in done.out


def test_moves_can_be_typed_in_both_languages() -> None:
    english, polish = NextStationVocabulary(Texts("en")), NextStationVocabulary(Texts("pl"))
    assert english.notation("Draw the section D3-E4") == "draw d3-e4"
    assert english.notation("D3–E4") == "draw d3-e4"
    assert english.notation("a10 b10") == "draw a10-b10"  # a column, not the small word
    assert english.notation("skip") == "skip"
    assert polish.notation("odcinek D3 - E4 ze zwrotnicą") == "draw d3-e4 switch"
    assert polish.notation("pomiń kartę") == "skip"
    assert polish.notation("zakreśl stację D4") == "mark d4"
    assert polish.notation("zakreśl nic") == "mark none"


@pytest.mark.parametrize("typed", ["2", "draw H4-H6", "h6-h4", "H4 H6", "narysuj h4–h6"])
def test_a_section_can_be_said_in_many_ways(command: Any, typed: str) -> None:
    assert first_sections(alone(CIRCLE))[1] == "H4-H6"
    out = command(*ALONE, *PINK_FIRST, "--seed", CIRCLE, "--plain", "--lang", "pl", typed=f"{typed}\n").out
    assert "Rysujesz odcinek H4–H6" in out


def test_two_sections_by_the_power_of_the_pencil(command: Any) -> None:
    def again(state: NextStationState) -> bool:
        return state.view(0).sheets[0].power == "again" and any(move.kind == "first" for move in state.view(0).moves)

    seed = seed_where(again, powers=True)
    first = next(move for move in alone(seed, powers=True).view(0).moves if move.kind == "first")
    options = (*ALONE, *PINK_FIRST, "--option", "powers", "--seed", seed)
    for plain in ([], ["--plain"]):
        out = command(*options, *plain, typed=f"{first.notation}\n1\n").out
        section = (first.section or "").replace("-", "–")
        assert f"{section} is noted. Now draw the second section" in " ".join(out.split())
        assert out.count("You draw ") == 2
        assert "with a pencil power: second section" in " ".join(out.split())


def test_the_sheet_shows_what_is_drawn_and_the_numbers_of_moves(command: Any) -> None:
    out = command(*ALONE, *PINK_FIRST, "--seed", CIRCLE, typed="h4-h6\n").out
    before, after = (part.splitlines() for part in out.split("Your move", 2)[:2])
    rows = [next(line for line in part if line.startswith(" 5 ")) for part in (before, after)]
    column = next(line for line in before if line.split()[:2] == ["A", "B"]).index("H")
    below = [part[part.index(row) - 1] for part, row in zip((before, after), rows, strict=True)]
    assert below[0][column] != "│"
    assert below[1][column] == "│"
    assert rows[1][column] == "K"
    numbers = {int(number) for number in re.findall(r"\[(\d+)\]", "\n".join(before))}
    assert numbers == {3} | set(range(1, 1 + len(first_sections(alone(CIRCLE)))))  # the 3 is the legend's


def test_no_section_is_drawn_over_a_station() -> None:
    city = london().city
    letters = {"purple": "P", "blue": "B", "pink": "K", "green": "G"}
    empty = alone("1").view(0).sheets[0]
    stations = Drawing(city, letters)
    stations.sheet(empty)
    spots = {spot for spot, (sign, _) in stations.spots.items() if sign not in "PBKG"}
    for section in city.sections:
        drawing = Drawing(city, letters)
        drawing.draw(section.id, "P", "")
        assert sum(sign == "P" for sign, _ in drawing.spots.values()) == 1
        assert not {spot for spot, (sign, _) in drawing.spots.items()} & {
            spot for spot in spots if stations.spots[spot][0] not in "*²"
        }


@pytest.mark.parametrize("columns", ["80", "120"])
def test_nothing_is_cut_off_at_the_edge_of_the_screen(
    command: Any, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = command("play", "london", *BOTH, "--players", "4", "--seed", "7", "--lang", "pl", typed=ALWAYS_ONE).out
    assert "…" not in out
    assert max(map(len, out.splitlines())) <= int(columns)
    heads = [line for line in out.splitlines() if line.split()[:2] == ["A", "B"]]
    assert heads
    assert {line.split()[9] for line in heads} == {"J"}  # the sheet is not broken


def test_lines_without_a_section_are_not_drawn() -> None:
    assert lines_of(alone("1").view(0).sheets[0]) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_commands_in_the_game(command: Any, language: str) -> None:
    texts = Texts(language)
    typed = "?\nboard\nlog\nrule n13\nhint\n\n"
    out = command("play", "london", *BOTH, "--seed", "7", "--plain", "--lang", language, typed=f"1\n{typed}").out
    assert texts.say("play-help-sheet-aim") in out
    assert "A1, " in out
    assert texts.rule("N13").text in out
    told = re.search(r"^Greedy (draws|rysuje) .*$", out, re.MULTILINE)
    assert told
    assert out.count(told[0]) == 2  # when it happened, and in the log
    assert re.search(r"(Hint|Podpowiedź): (draw|skip|mark)", out)


def test_the_map_says_where_sections_lead(command: Any) -> None:
    out = command(*ALONE, "--seed", "7", typed="board\n").out
    assert "H4○   H1△ J2⬠ G3□ G4○ J4□ I5⬠ H6○~ E7△~" in out
    plain = command(*ALONE, "--seed", "7", "--plain", typed="board\n").out
    assert "H4, circle, start of the pink line. Sections to H1, J2, G3, G4, J4, I5, H6 over the Thames, E7" in plain


def test_a_hint_can_be_played(command: Any) -> None:
    options = (*ALONE, *PINK_FIRST, "--seed", CIRCLE, "--plain")
    hint = re.search(r"Hint: (.*?)\. ", command(*options, typed="hint\n").out)
    assert hint
    assert "You leave the game after 1 move." in command(*options, typed=f"{hint[1]}\n").out


def test_a_decision_can_be_taken_back(command: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.peron"
    out = command("play", "london", "--seed", "7", "--plain", "--record", path, typed="1\n1\nundo\nundo\nquit\n").out
    assert "You take your move back" in out
    record = peron.Record.read(path.read_text("utf-8"))
    assert [entry.seat for entry in record.entries] == [1]
    assert record.replay().actors() == [0]


@pytest.mark.parametrize("options", [[], list(BOTH)], ids=["base", "modules"])
@pytest.mark.parametrize("players", ["1", "3"])
def test_a_game_is_recorded_replayed_and_verified(
    command: Any, tmp_path: Path, players: str, options: list[str]
) -> None:
    path = tmp_path / "game.peron"
    played = ("play", "london", "--players", players, "--seed", "7", *options)
    assert command(*played, "--record", path, typed=ALWAYS_ONE).code == 0
    record = peron.Record.read(path.read_text("utf-8"))
    assert record.totals == record.replay().result().totals
    assert bool(record.options["powers"]) is bool(options)
    assert command("verify", path).code == 0
    replayed = command("replay", path, "--plain").out
    assert "has decided" not in replayed
    assert f"Total: {max(record.totals or ())}" in replayed
    assert ("Rank " in replayed) is (players == "1")


@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_move_can_be_typed_in_notation(command: Any, tmp_path: Path, monkeypatch: Any, seed: str) -> None:
    """A game between bots with both modules, played again by a person who types what one of them did."""
    game = london()
    record = peron.Record(game, 2, seed, {"powers": True, "objectives": True})
    state = record.begin()
    bots = [make_bot("steady", game, 1), make_bot("steady", game, 2)]
    while not state.is_over():
        seat = state.actors()[-1]  # the other decides first, as at the terminal
        record.play(state, seat, bots[seat].choose(state, seat))
    others = [entry.move for entry in record.entries if entry.seat == 1]
    monkeypatch.setattr("peron.cli.play.make_bot", lambda *_: ByHeart(others))
    typed = "".join(f"{entry.notation}\n" for entry in record.entries if entry.seat == 0)
    path = tmp_path / "again.peron"
    assert command("play", "london", *BOTH, "--seed", seed, "--record", path, typed=typed).code == 0
    again = peron.Record.read(path.read_text("utf-8"))
    assert again.totals == record.totals
    assert [entry.move for entry in again.entries] == [entry.move for entry in record.entries]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--players", "5"], "This game is for 1 to 4 players, not for 5."),
        (["--players", "1", "--bot", "greedy"], "One bot and you are too many for 1 players."),
        (["--players", "1", "--seat", "2"], "There is no seat 2"),
        (["--option", "power"], "There is no option “power”. The options are: objectives, pencils, powers."),
        (["--option", "powers=maybe"], "The option “powers” cannot be maybe."),
        (["--option", "pencils=red"], "The option “pencils” cannot be red."),
    ],
)
def test_a_wrong_command_line_is_told(command: Any, arguments: list[str], answer: str) -> None:
    done = command("play", "london", *arguments)
    assert done.code == 2
    assert answer in done.err
    assert done.out == ""


def test_the_real_command_plays_a_whole_game(process: Any, tmp_path: Path) -> None:
    done = process(*ALONE, "--record", tmp_path / "game.peron", typed=ALWAYS_ONE, env={"LANG": "pl_PL.UTF-8"})
    assert (done.code, done.err) == (0, "")
    assert "Stopień " in done.out
    assert process("verify", tmp_path / "game.peron").code == 0
