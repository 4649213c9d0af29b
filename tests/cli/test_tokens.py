"""San Francisco in the terminal: tokens are shown, placed and taken, ferries have their price."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.bots import make_bot
from peron.cli.ticket.typed import TicketVocabulary as Vocabulary
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.state import TicketState
from peron.text import Texts

ISLANDS = Path(__file__).parents[1] / "boards" / "islands.json"
ALWAYS_ONE = "1\n" * 600


def frisco() -> TicketGame:
    game = peron.game("san-francisco")
    assert isinstance(game, TicketGame)
    return game


def seed_where(wanted: Callable[[TicketState], bool], first: int = 1) -> str:
    """A seed whose deal is as wanted; with seat B going first the person, at seat A, places the tokens."""
    return next(
        str(seed)
        for seed in range(2000)
        for state in [frisco().new(2, str(seed))]
        if state.first == first and wanted(state)
    )


def waiting(state: TicketState) -> set[str]:
    return {stack.symbol for stack in state.view(None).stacks if stack.place is None}


BELL_AND_TREE = seed_where(lambda state: waiting(state) == {"bell", "tree"})
"""The person keeps the first ticket and then has a bell and a tree to place."""


def played(command: Any, *typed: str, language: str = "en", plain: bool = True, seed: str = BELL_AND_TREE) -> str:
    options = ["--plain"] if plain else []
    lines = "".join(f"{line}\n" for line in ("1", *typed))
    out: str = command("play", "san-francisco", "--seed", seed, "--lang", language, *options, typed=lines).out
    return out


# --- placing ----------------------------------------------------------------------------------------------------------


def test_tokens_to_be_placed_are_two_entries(command: Any) -> None:
    out = played(command)
    assert "Place tourism tokens\n" in out
    assert "Still to be placed: bell ×1, tree ×1" in out
    assert "1: Put 1 bell token on one of 15 places without tokens" in out
    assert "2: Put 1 tree token on one of 15 places without tokens" in out
    polish = played(command, language="pl")
    assert "Do rozłożenia: dzwonek ×1, drzewo ×1" in polish
    assert "1: Połóż 1 żeton z dzwonkiem na jednym z 15 miejsc bez żetonów" in polish


@pytest.mark.parametrize("plain", [True, False])
def test_first_which_tokens_then_where(command: Any, plain: bool) -> None:
    out = played(command, "2", "3", "1", "", "1", "99", "1", "2", plain=plain)
    assert "1 tree token: on which place?" in out
    assert "You put 1 tree token on Lombard Street." in out
    assert out.count("1 bell token: on which place?") == 3
    assert "There is no such place: the list goes from 1 to 14." in out
    assert "You put 1 bell token on Pier 39." in out
    assert re.search(r"Lombard Street \(tree ×1\),\s+Pier 39 \(bell ×1\)", out)


def test_both_numbers_at_once(command: Any) -> None:
    out = played(command, "2 3", "1.1")
    assert "You put 1 tree token on Lombard Street." in out
    assert "You put 1 bell token on Fort Mason." in out
    assert "on which place?" not in out


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "place bell pier_39", "You put 1 bell token on Pier 39."),
        ("en", "put the bell on the Castro", "You put 1 bell token on The Castro."),
        ("en", "place tree token at Haight-Ashbury", "You put 1 tree token on Haight-Ashbury."),
        ("pl", "połóż dzwonek na Japanese Tea Garden", "Kładziesz 1 żeton z dzwonkiem na miejscu Japanese Tea Garden."),
        ("pl", "place tree pier 39", "Kładziesz 1 żeton z drzewem na miejscu Pier 39."),
    ],
)
def test_placing_in_words(command: Any, language: str, typed: str, told: str) -> None:
    assert told in played(command, typed, language=language)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("place tree alcatraz", "S4: Alcatraz has tokens already. Choose a place without any."),
        ("place bridge presidio", "S4: No tokens with this symbol (bridge) wait beside the board."),
        ("draw deck", "S4: The last tourism tokens are still to be placed."),
        ("? take bell", "S4: The last tourism tokens are still to be placed."),
        ("place trea presidio", "There is no tourism token “trea”. Did you mean “tree”?"),
        ("place tree presido", "There is no place “presido”. Did you mean “presidio”?"),
        ("? 1", "That move is legal. Put 1 bell token on one of 15 places without tokens."),
        ("? place tree presidio", "That move is legal. Put 1 tree token on Presidio."),
        ("rule s4a", "S4a: Choice of stack (Peron's ruling)."),
    ],
)
def test_what_cannot_be_placed_is_explained(command: Any, typed: str, answer: str) -> None:
    assert answer in played(command, typed)


# --- taking -----------------------------------------------------------------------------------------------------------


def until_a_choice() -> tuple[str, list[str], str]:
    """A game in which the person has the choice of two tokens: its seed, what to type until then, and the route."""
    for seed in range(300):
        state = frisco().new(2, str(seed))
        bots = {0: make_bot("random", frisco(), seed), 1: make_bot("greedy", frisco())}
        typed: list[str] = []
        route = ""
        while not state.is_over():
            seat = state.actors()[0]
            if seat == 0 and state.view(0).phase == "token":
                return str(seed), typed, route
            move = bots[seat].choose(state, seat)
            if seat == 0:
                said = frisco().notation(state, move)
                typed.append(said)
                route = said.split()[1] if said.startswith("claim") else route
            state.apply(seat, move)
    raise AssertionError("no such game")


SEED, TYPED, ROUTE = until_a_choice()


def with_choice(command: Any, *typed: str, language: str = "en", plain: bool = True) -> str:
    lines = "".join(f"{line}\n" for line in (*TYPED, *typed))
    options = ["--plain"] if plain else []
    out: str = command("play", "san-francisco", "--seed", SEED, "--lang", language, *options, typed=lines).out
    return out


@pytest.mark.parametrize("plain", [True, False])
def test_a_choice_of_tokens(command: Any, plain: bool) -> None:
    out = with_choice(command, "draw deck", "2", plain=plain)
    at = out.index("Choose a tourism token")
    first, second = re.findall(r"Take a (\w+) token \(([^)]+)\)", out[at:])[:2]
    assert {first[1], second[1]} == ends_of(ROUTE)
    assert "S5: First choose which tourism token you take." in out
    assert f"You take a {second[0]} token ({second[1]})." in out[at:]


def ends_of(route: str) -> set[str]:
    found = next(one for one in frisco().board.routes if one.id == route)
    return {frisco().board.places[end].name for end in (found.a, found.b)}


def test_taking_in_words(command: Any) -> None:
    out = with_choice(command)
    symbol = re.findall(r"1: Take a (\w+) token", out)[0]
    for line in (f"take {symbol}", f"get the {symbol} token"):
        assert f"You take a {symbol} token" in with_choice(command, line)
    word = Texts("pl").words().token(symbol)
    assert "Bierzesz żeton z" in with_choice(command, f"weź {word}", language="pl")


def test_tokens_taken_at_once_are_told_with_the_claim(command: Any) -> None:
    out = command("play", "san-francisco", "--seed", "8", "--plain", typed=ALWAYS_ONE).out
    assert re.search(r"Greedy claims .*: \+\d+ points?\..* Greedy takes a \w+ token \(.+\)\.", out)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_claims_say_which_token_they_bring(command: Any) -> None:
    out = played(command, "place bell pier_39", "place tree lands_end", seed=BELL_AND_TREE)
    claim = r"\d+: Claim (.+?) – (.+?)(?: \([a-z, ]+\))? (?:with|\(\d).*?(?:\. Tourism token: (.*))?\n"
    claims = re.findall(claim, out)
    assert any(tokens for _, _, tokens in claims)
    lying = dict(re.findall(r"([A-Z][\w ]+?) \((\w+) ×\d\)", out[out.rindex("Tourism tokens:") :]))
    for a, b, tokens in claims:
        assert set(filter(None, tokens.split(" or "))) == {lying[place] for place in (a, b) if place in lying}


def test_the_board_gives_the_price_of_ferries(command: Any) -> None:
    out = played(command, "board")
    assert "Cable car routes" in out
    assert "r1: Golden Gate Bridge – Fort Mason, gray ×3 + ferry ×2, 10 points, free" in out
    assert "r2: Alcatraz – Pier 39, gray ×1 + ferry ×1, 2 points, free" in out
    assert "szara ×2 + prom ×1" in played(command, "plansza", language="pl")


def test_help_tells_of_ferries_and_tokens_where_there_are_any(command: Any) -> None:
    out = played(command, "?")
    assert "each ferry symbol takes one ferry card" in out
    assert "take bridge: Tourism tokens in words" in out
    assert "? claim golden_gate_bridge-fort_mason" in out
    berlin = command("play", "berlin", "--seed", "7", "--plain", typed="?\n").out
    assert "ferry" not in berlin
    assert "token" not in berlin


def test_everybodys_tokens_and_their_worth_are_shown(command: Any) -> None:
    out = command("play", "san-francisco", "--seed", "8", "--plain", typed=ALWAYS_ONE).out
    shown = re.findall(r"B Greedy: tokens: ([\w, ]+) \((\d+) points?\)", out)
    worth = [0, 0, 1, 2, 4, 6, 9, 12]
    assert len(shown) > 3
    for tokens, points in shown:
        assert worth[len(tokens.split(", "))] == int(points)
    assert re.search(r"B Greedy: points \d+, cards \d+, tickets \d+, cable cars \d+, tokens [1-7]\.", out)
    assert re.search(r"\d different tourism tokens: \+\d", out)


# --- a city of one's own ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", ["2", "4"])
def test_a_city_with_ferries_and_tokens_needs_only_a_file(command: Any, tmp_path: Path, players: str) -> None:
    record = tmp_path / "game.peron"
    done = command(
        *("play", "--board", ISLANDS, "--players", players, "--seed", "7", "--record", record, "--plain"),
        typed=ALWAYS_ONE,
    )
    assert (done.code, done.err) == (0, "")
    assert "Ticket to Ride: San Francisco · Five Islands" in done.out
    assert "cable cars 12" in done.out
    assert "Final score" in done.out
    assert command("replay", record, "--board", ISLANDS, "-q").code == 0
    assert command("verify", record, "--board", ISLANDS).code == 0
    assert command("play", "berlin", "--board", ISLANDS).code == 2


def test_bots_play_a_city_of_ones_own(command: Any) -> None:
    done = command("duel", "san-francisco", "steady", "beginner", "-n", "2", "-j", "1", "--board", ISLANDS)
    assert done.code == 0


# --- words ------------------------------------------------------------------------------------------------------------


def test_words_for_tokens_are_known_where_there_are_tokens() -> None:
    places = [place.id for place in frisco().board.places]
    english, polish = (Vocabulary(Texts(language), None, places) for language in ("en", "pl"))
    assert english.notation("take red") == polish.notation("weź czerwoną") == "draw red"
    assert english.notation("take bell") == polish.notation("weź żeton z dzwonkiem") == "take bell"
    assert polish.notation("połóż latarnię morską na Pier 39") == "place lighthouse pier_39"
    assert english.notation("take tickets") == "tickets"
    berlin = Vocabulary(Texts("en"))
    assert berlin.notation("take bell") == "draw bell"
    assert berlin.notation("put bell here") == "put bell here"
