"""Games in the terminal, by piped input: whole ones of every title, and everything that can be asked meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.bots import make_bot
from peron.rules.contract import State
from peron.text import Texts
from peron.text.figures import MINUS, written

FIRST_WAY = "1 1\n" * 400
"""The first entry of the list, by its first way, is legal at any time: this ends every game."""
KEY = re.compile(r"\b(event|why|play|table|menu|score|move|prompt|gain|notation|cli|card|rule)-[a-z]+(-[a-z]+)*\b")
DELTA = Path(__file__).parents[1] / "titles" / "delta.json"
BOTH = ("--option", "powers", "--option", "objectives")
ALONE = ("london", "--players", "1", "--option", "pencils=pink blue green purple")
MODULES = ("companies", "stations", "hand=2", "direction=free")
WITH_SHARES = ("metro", *(word for module in MODULES for word in ("--option", module)))
GAMES = {
    "berlin": ("berlin",),
    "san-francisco": ("san-francisco",),
    "london": ("london", *BOTH),
    "london-alone": ALONE,
    "metro": ("metro", "--option", "tracks", "--option", "numbers"),
    "metro-shares": WITH_SHARES,
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
LOOKS = pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["painted", "plain"])


@cache
def seed_where(game: str, players: int, wanted: Callable[[Any], bool], **options: object) -> str:
    """A seed whose game begins as wanted."""
    of = peron.game(game)
    return next(str(seed) for seed in range(3000) if wanted(of.new(players, str(seed), options)))


def you_begin(state: Any) -> bool:
    return bool(state.first == 0)


def circle(state: Any) -> bool:
    return bool(state.view(0).card == "street-circle")


BERLIN = ("play", "berlin", "--seed", seed_where("berlin", 2, you_begin))
"""After the first tickets are chosen, it is your turn."""
LONDON = ("play", *ALONE, "--seed", seed_where("london", 1, circle, pencils="pink blue green purple"))
"""The first card is a circle, so H4-H6 can be drawn."""
METRO = ("play", "metro", "--seed", seed_where("metro", 2, lambda state: state.actors() == [0]))
SHARES = ("play", *WITH_SHARES, "--seed", "7", "--seat", str(1 + peron.game("metro").new(2, "7").actors()[0]))
TOKENS = ("play", "san-francisco", "--seed")


def to_place(state: Any) -> bool:
    """The person, at seat A, has a bell and a tree to place."""
    waiting = {stack.symbol for stack in state.view(None).stacks if stack.place is None}
    return bool(state.first == 1) and waiting == {"note", "lantern"}


PLACING = (*TOKENS, seed_where("san-francisco", 2, to_place))


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl"])
@LOOKS
@EVERY_GAME
def test_a_whole_game(command: Any, tmp_path: Path, game: tuple[str, ...], language: str, plain: list[str]) -> None:
    """In both languages and looks; nothing is cut off, no key or hole is left; scores add up, records replay."""
    say = Texts(language).say
    path = tmp_path / "game.peron"
    done = command(*("play", *game, "--seed", "7", "--lang", language, "--record", path, *plain), typed=FIRST_WAY)
    assert (done.code, done.err) == (0, "")
    assert not KEY.search(done.out)
    assert "{" not in done.out
    record = peron.Record.read(path.read_text("utf-8"))
    assert record.totals is not None
    if not plain:
        assert max(map(len, done.out.splitlines())) <= 80
        return
    assert not re.search(r"[─│┊┈┌▒✓⠀-⣿\x1b]", done.out)
    assert not re.search(r"\S {2,}\S", done.out)
    assert "has decided" not in command("replay", path, "--plain").out
    assert command("verify", path).code == 0
    points, totals = 0, list[int]()
    for line in done.out[done.out.index(say("score-heading")) :].splitlines():
        if match := re.fullmatch(rf"{say('score-total')}: (−?\d+)", line):
            assert match[1] == written(points)
            points, totals = 0, [*totals, points]
        elif match := re.fullmatch(r".*: ([+−]\d+)", line):
            points += int(match[1].replace(MINUS, "-"))
    assert sorted(totals) == sorted(record.totals)


class ByHeart:
    """Plays what it was told to play."""

    def __init__(self, moves: list[int]) -> None:
        self.moves = moves

    def choose(self, _state: State, _seat: int) -> int:
        return self.moves.pop(0)


@pytest.mark.parametrize("game", [*[*GAMES.values()][:3], WITH_SHARES], ids=lambda game: game[0])
def test_every_move_can_be_typed_in_notation(
    command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: tuple[str, ...]
) -> None:
    """A game between bots, played again by a person who types what one of them did."""
    path = tmp_path / "game.peron"
    command("play", *game, "--players", "2", "--seed", "3", "--record", path)
    of = peron.game(game[0])
    record = peron.Record(of, 2, "3", peron.Record.read(path.read_text("utf-8")).options)
    state = record.begin()
    bots = [make_bot("greedy", of, 1), make_bot("random", of, 2)]
    while not state.is_over():
        seat = state.actors()[-1]  # the other decides first, as at the terminal
        record.play(state, seat, bots[seat].choose(state, seat))
    others = [entry.move for entry in record.entries if entry.seat == 1]
    monkeypatch.setattr("peron.cli.play.make_bot", lambda *_: ByHeart(others))
    typed = "".join(f"{entry.notation}\n" for entry in record.entries if entry.seat == 0)
    assert command("play", *game, "--players", "2", "--seed", "3", "--record", path, typed=typed).code == 0
    again = peron.Record.read(path.read_text("utf-8"))
    assert [entry.move for entry in again.entries] == [entry.move for entry in record.entries]
    assert again.totals == record.totals


def test_the_real_command_plays_a_whole_game(process: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.peron"
    done = process("play", "--bot", "random", "--record", path, typed=FIRST_WAY, env={"LANG": "pl_PL.UTF-8"})
    assert (done.code, done.err) == (0, "")
    assert "Wynik końcowy" in done.out
    assert process("verify", path).code == 0


# --- what is asked and answered ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "typed", "told"),
    [
        (BERLIN, "en", "1\npass", "T17: You can still draw or claim something, so you may not pass."),
        (BERLIN, "en", "1\nkeep both", "T15: "),
        (PLACING, "en", "1\nplace lantern alcatraz", "S4: Alcatraz has tokens already. Choose a place without any."),
        (PLACING, "en", "1\ndraw deck", "S4: The last tourism tokens are still to be placed."),
        (LONDON, "en", "draw D3-E4", "N9: Your line begins at H4: the first section must start there."),
        (LONDON, "en", "mark none", "N21: The game is played without pencil powers."),
        (LONDON, "pl", "odcinek d3-e4", "N9: Twoja linia zaczyna się na stacji H4"),
        (METRO, "en", "lay c3", "M6: c3 is neither at the edge of the board nor beside a tile."),
        (METRO, "en", "lay 2 a2", "M12: You play with one tile in hand: there is no tile 2."),
        (METRO, "en", "exchange 20 open", "M13: The game is played without companies and shares."),
        (METRO, "pl", "połóż na polu c3", "M6: Pole c3 "),
    ],
)
def test_a_refused_move_cites_its_rule_and_asks_again(
    command: Any, game: tuple[str, ...], language: str, typed: str, told: str
) -> None:
    """The rule itself is shown when one asks why."""
    *before, move = typed.split("\n")
    lines = "".join(f"{line}\n" for line in before)
    out = command(*game, "--plain", "--lang", language, typed=f"{lines}{move}\n").out
    rule = told.split(":")[0]
    assert told in out
    title = f"{rule}: {Texts(language).rule(rule, peron.game(game[1])).title}"
    assert title not in out
    assert title in command(*game, "--plain", "--lang", language, typed=f"{lines}? {move}\n").out


@pytest.mark.parametrize(
    ("game", "typed", "answer"),
    [
        (BERLIN, "claim hauptbanhof-reichstag-1", "Did you mean “hauptbahnhof-reichstag-1”?"),
        (BERLIN, "draw rde", "“rde” is not a card. Did you mean “red”?"),
        (BERLIN, "claim hauptbahnhof-reichstag-1 3 red", "takes 1 card, not 3 red cards (T10)."),
        (BERLIN, "why draw deck", "That move is legal. Draw a card from the deck, unseen."),
        (PLACING, "place trea presidio", "There is no tourism token “trea”. Did you mean “tree”?"),
        (PLACING, "? 1", "That move is legal. Put 1 note token on Fort Mason; other ways: 14."),
        (PLACING, "rule s4a", "S4a: Choice of stack (Peron's ruling)."),
        (LONDON, "draw A1-J10", "No section joins A1 and J10. From A1 there are: A1-B1, A1-B2, A1-A3."),
        (LONDON, "why h4-h6", "That move is legal. Draw H4–H6: 0 → 4 points ("),
        (METRO, "lay k9", "There is no square “k9”."),
        (METRO, "exchange red open", "“exchange red open” does not say which share."),
        (METRO, "qiut", "“qiut” is neither a move nor a command. Did you mean “quit”?"),
        (BERLIN, "clam hauptbahnhof-reichstag-1", "is not a move. Did you mean “claim hauptbahnhof-reichstag-1”?"),
        (METRO, "? help", "Leave the game."),
        (METRO, "lay d4", "no tile is laid there (M1)."),
        (METRO, "999", "999 is not in the list"),
        (METRO, "1 77", "There is no such way"),
        (METRO, "rule X9", "There is no rule “X9”."),
        (METRO, "save", "Type a file name after it"),
        (METRO, "why", "Type a move after it: ? lay d3"),
    ],
)
def test_what_is_asked_or_not_understood_is_answered(
    command: Any, game: tuple[str, ...], typed: str, answer: str
) -> None:
    first = "" if game in (LONDON, METRO) else "1\n"
    done = command(*game, "--plain", typed=f"{first}{typed}\n")
    assert done.code == 0
    assert answer in done.out


def test_a_misread_move_is_answered_in_the_language_of_the_game(command: Any) -> None:
    out = command(*SHARES, "--lang", "pl", "--plain", typed="wymień żółta odkryta\nwymien\nwhy wagon 5\nquit\n").out
    assert "„wymień żółta odkryta”" in out
    assert "Czy chodzi o „wymień 20 odkrytą”?" in out
    assert "wagon 5 akcja 20" in out
    out = command(*METRO, "--lang", "pl", "--plain", typed="polóż d3\n? pomoc\nquit\n").out
    assert "Czy chodzi o „połóż d3”?" in out
    assert Texts("pl").say("play-help-title") in out


@pytest.mark.parametrize(("language", "card"), [("en", "draw amber"), ("pl", "weź bursztyn")])
def test_the_help_names_what_the_board_has(command: Any, language: str, card: str) -> None:
    """Delta has colours of its own, and no Union Square."""
    out = command("play", "--board", str(DELTA), "--lang", language, "--plain", typed="?\nquit\n").out
    assert card in out
    assert " harbour" in out
    assert not re.search("red|czerwoną|union_square", out.partition(Texts(language).say("play-help-title"))[2])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("game", "rule"), [(BERLIN, "T13"), (LONDON, "N13"), (METRO, "M9")], ids=["berlin", "london", "metro"]
)
def test_commands_in_the_game(command: Any, game: tuple[str, ...], rule: str, language: str) -> None:
    """Help, board, log, rule, moves and a hint, each by its word in the language; the hint can be played."""
    words = {"en": "help board log rule moves hint quit", "pl": "pomoc plansza historia zasada ruchy podpowiedź koniec"}
    typed = words[language].replace(" ", "\n").replace("rule", f"rule {rule}").replace("zasada", f"zasada {rule}")
    for plain in ([], ["--plain"]):
        out = command(*game, *plain, "--lang", language, typed=f"1\n{typed}\n").out
        assert Texts(language).say("play-help-title") in out
        assert f"{rule}" in out
        assert not KEY.search(out)
    hint = re.search(r"(?:Hint|Podpowiedź): (.*?)\. ", out)
    assert hint
    left = [command(*game, "--lang", language, typed=f"1\n{more}").out for more in ("", f"{hint[1]}\n")]
    moves = [int(found) for out in left for found in re.findall(r"(?:move|ruchu) (\d+)\.", out)]
    assert moves[0] < moves[1]


def test_help_says_what_holds_with_the_options_in_play(command: Any) -> None:
    def helped(*game: str, language: str = "en") -> str:
        return str(command("play", *game, "--seed", "7", "--lang", language, "--plain", typed="?\nquit\n").out)

    assert not re.search("ferry|token", helped("berlin"))
    assert "take bridge: Tourism tokens in words" in helped("san-francisco")
    assert "mark B1" not in helped("london")
    assert "mark B1" in helped("london", *BOTH)
    base = helped("metro")
    assert "into the central station scores double" in base
    assert not re.search("exchange|wagon 5|turn 90|lay 2|number card", base)
    shares = helped(*WITH_SHARES)
    assert "All lines belong to eight companies" in shares
    assert "wagon 5 share 20" in shares
    assert "lay d3 turn 90" in shares
    assert "niczego się nie podwaja" in helped(*GAMES["metro"], language="pl")


def test_who_begins_is_chosen_by_name_or_by_letter(command: Any, tmp_path: Path) -> None:
    for called, begins in {"ola": "B", "Greedy 2": "C", "a": "A"}.items():
        for game in ("berlin", "metro"):
            table = ("play", game, "--players", "3", "--seat", "2", "--name", "Ola", "--option", f"first={called}")
            assert command(*table, "--plain", "--record", tmp_path / "game.peron", typed="").code == 0
            record = peron.Record.read((tmp_path / "game.peron").read_text("utf-8"))
            assert record.options["first"] == begins
            assert record.begin().view(None).first == "ABC".index(begins)


# --- several ways, undo, records --------------------------------------------------------------------------------------


def test_several_ways_are_asked_for(command: Any) -> None:
    def two_colours(state: Any) -> bool:
        return state.first == 0 and set(state.view(0).players[0].hand or {}) == {"blue", "red"}

    options = ("play", "--seed", seed_where("berlin", 2, two_colours), "--plain")
    out = command(*options, typed="1\nclaim reichstag-brandenburger_tor-1\n\n").out
    assert re.search(r"1: Claim .* with 1 blue card .*\n2: Claim .* with 1 red card ", out)
    out = command(*options, typed="1\nclaim r12\n2\n").out
    assert re.search(r"You claim Reichstag – Brandenburger Tor \(first gray\) with 1 red card: \+1 point\.", out)
    out = command(*PLACING, "--plain", typed="1\n2 3\n1.1\n").out
    assert "You put 1 lantern token on Lombard Street." in out
    assert "You put 1 note token on Fort Mason." in out
    out = command(*SHARES, typed="1\n\n1\n99\n1\n2\n").out
    assert out.count("Which way (1–") == 3
    assert "There is no such way: the list goes from 1 to" in out
    assert out.count("You lay ") == 1


def test_shares_and_wagons(command: Any) -> None:
    out = command(*SHARES, "--plain", typed="exchange 20 hidden\nwagon 5 share 10\n").out
    assert re.search(r"You exchange your \w+ 20 % share for a hidden one\. It is \w+\.", out)
    assert re.search(r"You show your \w+ 10 % share and put the wagon of that company on central rail 5\.", out)


def test_two_sections_by_the_power_of_the_pencil(command: Any) -> None:
    def again(state: Any) -> bool:
        return state.view(0).sheets[0].power == "again" and any(move.kind == "first" for move in state.view(0).moves)

    options = {"powers": True, "pencils": "pink blue green purple"}
    seed = seed_where("london", 1, again, **options)
    first = next(move for move in peron.game("london").new(1, seed, options).view(0).moves if move.kind == "first")
    typed = f"draw {first.section} again\n1\n"
    out = command("play", *ALONE, "--option", "powers", "--seed", seed, "--plain", typed=typed).out
    assert f"{first.section.replace('-', '–')} is noted. Now draw the second section" in out
    assert out.count("You draw ") == 2


def test_nobody_is_told_before_everybody_has_decided(command: Any) -> None:
    told = [command("play", "london", "--seed", "7", "--plain", typed=f"{one}\n").out for one in ("1", "skip")]
    before, after = told[0].split("Your move", 2)[:2]
    assert "Greedy draws" not in before
    news = after.split("\n\n")[1].splitlines()
    assert [line.split()[0] for line in news] == ["You", "Greedy", "Turn"]
    greedy = [re.findall(r"Greedy draws .*", out)[0] for out in told]
    assert greedy[0] == greedy[1]  # the bot has decided when the person begins to think


@pytest.mark.parametrize(
    ("game", "first"), [(BERLIN, "1\n"), (LONDON, ""), (METRO, "")], ids=["berlin", "london", "metro"]
)
def test_a_move_can_be_taken_back(command: Any, tmp_path: Path, game: tuple[str, ...], first: str) -> None:
    path = tmp_path / "game.peron"
    out = command(*game, "--plain", "--record", path, typed=f"undo\n{first}1\nundo\nquit\n").out
    assert "You have made no move that could be taken back." in out
    assert "You take your move back" in out
    assert len(peron.Record.read(path.read_text("utf-8")).entries) == (2 if first else 0)
    assert "Nie masz ruchu, który można by cofnąć." in command(*game, "--lang", "pl", typed="cofnij\n").out


def test_leaving_early_writes_an_open_record(command: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    for typed in ("1\nquit\n", "1\n"):
        done = command("play", "--seed", "7", "--name", "Ola", "--record", path, typed=typed)
        assert done.code == 0
        assert "You leave the game after move" in done.out
        record = peron.Record.read(path.read_text("utf-8"))
        assert (record.totals, record.names) == (None, ["Ola", "Greedy"])
        path.unlink()

    def interrupted(_screen: object, _prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("peron.cli.screen.Screen.ask", interrupted)
    assert command("play", "--seed", "7", "--record", path).code == 0
    assert peron.Record.read(path.read_text("utf-8")).totals is None


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
        (["play", "--bot", "random", "--bot", "random", "--players", "2"], "Too many bots (2) for 2 players."),
        (["play", "london", "--players", "1", "--bot", "greedy"], "Too many bots (1) for 1 players."),
        (["play", "berlin", "--option", "first=C"], "The option “first” cannot be C. It can be: random, A, B."),
        (["play", "metro", "--option", "hand=4"], "The option “hand” cannot be 4. It can be: 1, 2, 3."),
        (["play", "metro", "--option", "company"], "There is no option “company”."),
        (["play", "metro", "--option", "stations", "--option", "tracks"], "are not played together"),
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
    assert (done.code, done.out) == (2, "")
    assert answer in done.err
