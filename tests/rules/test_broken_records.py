"""A record that cannot be replayed says where and why."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import peron
from peron.rules.record import RecordError
from tests.rules.record_lines import BASE, DEALT, added, with_line, without

LAST = len(BASE.splitlines())
HEAD = BASE.splitlines()[:6]
# The base begins: 1 peron record 1, 2 game, 3 rules, 4 board, 5 players, 6 seed, 7 blank, 8 and 9 the first tickets.
BROKEN: dict[str, tuple[str, int, str]] = {
    "nothing": ("", 1, "record-not-one"),
    "only blank lines": ("\n\n# nothing\n", 1, "record-not-one"),
    "something else": ("hello\nworld", 1, "record-not-one"),
    "something else after blank lines": ("\n\n\nhello", 4, "record-not-one"),
    "another format": (with_line(1, "peron record 2"), 1, "record-not-one"),
    "no header": ("peron record 1\n\nA keep both\nend: open", 3, "record-header-missing"),
    "only the first line": ("peron record 1", 1, "record-header-missing"),
    "no game": (without(2), 7, "record-header-missing"),
    "no rules": (without(3), 7, "record-header-missing"),
    "no board": (without(4), 7, "record-header-missing"),
    "no players": (without(5), 7, "record-header-missing"),
    "no seed": (without(6), 7, "record-header-missing"),
    "an unknown header": (added(6, "colour: red"), 6, "record-header-unknown"),
    "a header with too many words": (with_line(2, "game now: berlin"), 2, "record-header-unknown"),
    "a seat without a letter": (added(6, "seat: Ola"), 6, "record-header-unknown"),
    "an option without a name": (added(6, "option: 3"), 6, "record-header-unknown"),
    "a deal of nothing": (added(6, "deal: red"), 6, "record-header-unknown"),
    "a hash of something": (added(6, "hash seed: " + "0" * 64), 6, "record-header-unknown"),
    "an empty hash": (added(7, "hash:"), 7, "record-hash"),
    "a hash too short": (added(7, "hash: " + "0" * 63), 7, "record-hash"),
    "a hash too long": (added(7, "hash: " + "0" * 65), 7, "record-hash"),
    "a hash with a letter that is no digit": (added(7, "hash: " + "0" * 63 + "g"), 7, "record-hash"),
    "a hash in capital letters": (added(7, "hash: " + "A" * 64), 7, "record-hash"),
    "a hash in two words": (added(7, "hash: " + "0" * 32 + " " + "0" * 32), 7, "record-hash"),
    "two hashes": (added(7, f"hash: {'0' * 64}\nhash: {'0' * 64}"), 8, "record-header-twice"),
    "a hash among the moves": (added(9, "hash: " + "0" * 64), 9, "record-seat"),
    "a header twice": (added(6, "players: 2"), 6, "record-header-twice"),
    "a seat twice": (added(6, "seat A: Ola\nseat  A: Jan"), 7, "record-header-twice"),
    "a deal twice": (added(7, "deal first: 1\ndeal first: 0"), 8, "record-header-twice"),
    "an unknown game": (with_line(2, "game: berln"), 2, "unknown-game"),
    "rules that are no number": (with_line(3, "rules: one"), 3, "record-number"),
    "other rules": (with_line(3, "rules: 2"), 3, "record-other-rules"),
    "another board": (with_line(4, "board: berlin 0000000000000000"), 4, "record-other-board"),
    "a board without hash": (with_line(4, "board: berlin"), 4, "record-other-board"),
    "players that are no number": (with_line(5, "players: two"), 5, "record-number"),
    "players with a strange digit": (with_line(5, "players: ²"), 5, "record-number"),
    "players with too many digits": (with_line(5, "players: " + "9" * 5000), 5, "record-number"),
    "no number of players": (with_line(5, "players:"), 5, "record-header-missing"),
    "one player": (with_line(5, "players: 1"), 5, "setup-players"),
    "no player": (with_line(5, "players: 0"), 5, "setup-players"),
    "fewer players than none": (with_line(5, "players: -2"), 5, "setup-players"),
    "too many players": (with_line(5, "players: 5"), 5, "setup-players"),
    "far too many players": (with_line(5, "players: 50"), 5, "setup-players"),
    "far too many players and a seat": (added(6, "seat Z: Ola", with_line(5, "players: 50")), 5, "setup-players"),
    "a name for a seat that is not there": (added(6, "seat A: Ola\nseat C: Jan"), 7, "record-seat"),
    "a name for two seats": (added(6, "seat AB: Ola"), 6, "record-seat"),
    "a name for no player": (added(6, "seat A: Ola", with_line(5, "players: 0")), 5, "setup-players"),
    "an unknown option": (added(6, "seat A: Ola\noption speed: 3"), 7, "setup-option-unknown"),
    "an option that is no value": (added(6, "option speed: {"), 6, "record-option"),
    "a deal of an unknown stack": (added(7, "deal first: 0\ndeal dogs: red"), 8, "deal-unknown-stack"),
    "a deal of too few cards": (added(7, "deal first: 0\ndeal cards: red blue"), 8, "deal-cards"),
    "a deal of a number of cards": (added(7, "deal cards: 44"), 7, "deal-not-a-list"),
    "a deal of unknown cards": (added(7, "deal cards: red pink"), 7, "deal-unknown-card"),
    "a deal of unknown tickets": (added(7, "deal tickets: berlin-paris"), 7, "deal-unknown-ticket"),
    "a deal of too few tickets": (added(7, "deal tickets:"), 7, "deal-tickets"),
    "a first player that is not there": (added(7, "deal first: 2"), 7, "deal-first"),
    "a first player that is a word": (added(7, "deal first: me"), 7, "deal-first"),
    "a first player with strange digits": (added(7, "deal first: ²"), 7, "deal-first"),
    "a first player with two signs": (added(7, "deal first: --1"), 7, "deal-first"),
    "reshuffles that begin with the second": (added(7, "deal reshuffles 2: red"), 7, "record-deal-order"),
    "reshuffles of which one is missing": (
        added(7, "deal reshuffles 1: red\ndeal reshuffles 3: red"),
        8,
        "record-deal-order",
    ),
    "reshuffles with and without number": (
        added(7, "deal reshuffles 1: red\ndeal reshuffles: red"),
        8,
        "record-deal-order",
    ),
    "reshuffles without and with number": (
        added(7, "deal reshuffles: red\ndeal reshuffles 1: red"),
        8,
        "record-deal-order",
    ),
    "reshuffles of which the first has no number": (
        added(7, "deal reshuffles: red\ndeal reshuffles 2: red"),
        8,
        "record-deal-order",
    ),
    "an unknown card in a reshuffle": (
        added(7, "deal reshuffles 1: red\ndeal reshuffles 2: pink"),
        8,
        "deal-unknown-card",
    ),
    "a move of a seat that is not there": (with_line(9, "C keep both"), 9, "record-seat"),
    "a move of nobody": (with_line(9, "keep both"), 9, "record-seat"),
    "a move of two": (with_line(9, "AB keep both"), 9, "record-seat"),
    "a move of a small letter": (with_line(9, "a keep both"), 9, "record-seat"),
    "a seat without a move": (with_line(9, "A"), 9, "notation-unknown"),
    "a move nobody understands": (with_line(9, "A fly"), 9, "notation-unknown"),
    "an unknown route": (with_line(12, "A claim berlin-paris 2 red"), 12, "notation-route"),
    "an unknown card": (with_line(12, "A draw pink"), 12, "notation-card"),
    "the same choice twice": (with_line(9, BASE.splitlines()[7]), 9, "why-already-decided"),
    "a header among the moves": (added(12, "game: berlin"), 12, "record-seat"),
    "a wrong score": (with_line(LAST, "end: A 1, B 1"), LAST, "record-scores"),
    "a score too few": (with_line(LAST, "end: A -17"), LAST, "record-scores"),
    "no scores": (with_line(LAST, "end:"), LAST, "record-scores"),
    "open though it is over": (with_line(LAST, "end: open"), LAST, "record-scores"),
    "truncated": ("\n".join(BASE.splitlines()[:30]), 30, "record-truncated"),
    "truncated at the end": ("\n".join(BASE.splitlines()[:-1]), LAST - 1, "record-truncated"),
    "truncated within a move": ("\n".join([*BASE.splitlines()[:30], "B draw "]), 31, "record-truncated"),
    "truncated before the moves": ("\n".join(HEAD), 6, "record-truncated"),
    "truncated with scores": ("\n".join([*BASE.splitlines()[:30], BASE.splitlines()[-1]]), 31, "record-not-finished"),
    "text after the end": (BASE + "\n# fine\n\nA draw deck\n", LAST + 4, "record-after-end"),
    "a second end": (BASE + BASE.splitlines()[-1], LAST + 1, "record-after-end"),
    "a move too many": (added(LAST, "A draw deck"), LAST, "why-game-over"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_says_where_and_why(name: str) -> None:
    text, line, key = BROKEN[name]
    with pytest.raises(RecordError) as refused:
        peron.Record.read(text)
    assert (refused.value.line, refused.value.key) == (line, key)
    assert refused.value.params["line"] == line
    json.dumps(refused.value.params)


def test_a_move_of_the_wrong_seat_is_refused_in_its_line() -> None:
    lines = BASE.splitlines()
    for number in (10, 25, 40):
        turned = ("B" if lines[number - 1][0] == "A" else "A") + lines[number - 1][1:]
        with pytest.raises(RecordError) as refused:
            peron.Record.read(with_line(number, turned))
        assert (refused.value.line, refused.value.key) == (number, "why-not-your-turn")
        assert refused.value.params["rule"] == "T5"


def test_an_illegal_move_is_refused_in_its_line() -> None:
    lines = BASE.splitlines()
    claim = next(number for number, line in enumerate(lines, 1) if "claim" in line)
    with pytest.raises(RecordError) as refused:
        peron.Record.read(with_line(claim, f"{lines[claim - 1][0]} claim hauptbahnhof-alexanderplatz 5 wild"))
    assert (refused.value.line, refused.value.key) == (claim, "why-too-few-cards")
    with pytest.raises(RecordError) as refused:
        peron.Record.read(with_line(claim, f"{lines[claim - 1][0]} pass"))
    assert (refused.value.line, refused.value.key) == (claim, "why-may-not-pass")


def test_a_reshuffle_that_does_not_fit_is_refused_where_it_happens() -> None:
    lines = DEALT.splitlines()
    with pytest.raises(RecordError) as refused:
        peron.Record.read(with_line(9, lines[8] + " red", DEALT))
    assert refused.value.key == "deal-reshuffle"
    assert refused.value.params["number"] == 2
    assert refused.value.line > 30


@given(data=st.data())
def test_no_text_but_a_record_error(data: st.DataObject) -> None:
    """However a record is damaged, reading it works or says in which line it does not."""
    lines = BASE.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, min(len(lines), 20) - 1))
        kind = data.draw(st.sampled_from(("drop", "swap", "double", "junk", "cut")))
        if kind == "drop":
            del lines[at]
        elif kind == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "junk":
            lines[at] = data.draw(st.text(max_size=30))
        else:
            lines[at] = lines[at][: data.draw(st.integers(0, 20))]
    text = "\n".join(lines)
    assert wrong_line(text) in range(len(text.splitlines()) + 1)


def wrong_line(text: str) -> int:
    """The line that is said to be wrong, 0 when none is."""
    try:
        peron.Record.read(text)
    except RecordError as refused:
        return refused.line
    return 0
