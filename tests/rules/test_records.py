"""Records: the games of `tests/records` replay exactly, and a record that cannot be replayed says where and why."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import peron
from peron.rules.record import RecordError, seed_hash
from tests.records.make import FOLDER
from tests.rules.positions import fingerprint
from tests.rules.record_lines import BASE, DEALT, added, with_line
from tests.rules.ticket_tables import berlin, on_board

FILES = sorted(FOLDER.glob("*.peron"))


# --- recorded games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "stacks", "moves"), [("berlin", set(), set()), ("san-francisco", {"tokens"}, {"place", "take"})]
)
def test_there_are_records_of_every_kind(game: str, stacks: set[str], moves: set[str]) -> None:
    records = [peron.Record.read(path.read_text("utf-8")) for path in FILES if path.name.startswith(game)]
    assert len(records) >= 10
    assert {record.players for record in records} == {2, 3, 4}
    known = {"first", "cards", "tickets", "reshuffles", *stacks}
    assert {stack for record in records for stack in record.deal} == known
    assert any(record.totals is None for record in records)
    assert any(record.names for record in records)
    assert any(record.totals is not None and min(record.totals) < 0 for record in records)
    kinds = {entry.notation.split()[0] for record in records for entry in record.entries}
    assert kinds == {"keep", "draw", "claim", "tickets", "pass", *moves}


def test_there_are_records_of_london_with_all_its_modules() -> None:
    records = [peron.Record.read(path.read_text("utf-8")) for path in FILES if path.stem.startswith("london")]
    assert {record.players for record in records} == {1, 2, 3, 4}
    assert {name for record in records for name in record.options} == {"objectives", "powers", "pencils"}
    assert {stack for record in records for stack in record.deal} == {"cards", "objectives", "powers"}
    assert any(record.totals is None for record in records)
    words = {word for record in records for entry in record.entries for word in entry.notation.split()}
    assert {"skip", "draw", "mark", "none", "joker", "switch", "again"} <= words


def test_there_are_records_of_metro_with_all_its_modules_and_variants() -> None:
    records = [peron.Record.read(path.read_text("utf-8")) for path in FILES if path.stem.startswith("metro")]
    assert {record.players for record in records} == {2, 3, 4, 5, 6}
    assert {name for record in records for name in record.options} == {
        *("companies", "stations", "tracks", "numbers", "direction", "hand", "numbering", "first"),
    }
    assert {stack for record in records for stack in record.deal} == {
        *("first", "colours", "tiles", "shares", "centre", "numbers"),
    }
    assert any(record.totals is None for record in records)
    words = {word for record in records for entry in record.entries for word in entry.notation.split()}
    assert {"lay", "drawn", "turn", "2", "3", "draw", "pass", "exchange", "open", "hidden", "wagon", "share"} <= words


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_exactly(path: Path) -> None:
    text = path.read_text("utf-8")
    record = peron.Record.read(text)
    assert record.text() == text
    state = record.replay()
    assert state.is_over() == (record.totals is not None)
    if record.totals is not None:
        assert state.result().totals == record.totals
        told = ", ".join(f"{letter} {total}" for letter, total in zip("ABCDEF", record.totals, strict=False))
        assert text.endswith(f"end: {told}\n")
    moves = text.split("\n\n")[1].splitlines()[:-1]
    lines = text.splitlines()
    for (before, entry), line in zip(record.states(), moves, strict=False):
        assert entry is not None
        assert line == f"{'ABCDEF'[entry.seat]} {record.game.notation(before, entry.move)}"
        assert lines[entry.line - 1] == line
        assert entry.notation == record.game.notation(before, entry.move)
    assert len(moves) == len(record.entries)


def test_a_record_keeps_options_seed_names_and_deal() -> None:
    record = peron.Record.read((FOLDER / "berlin-2-names.peron").read_text("utf-8"))
    assert (record.seed, record.names, record.deal) == ("warm night in May", ["Ola", "Żółw z Berlina"], {})
    dealt = peron.Record.read((FOLDER / "berlin-2-dealt.peron").read_text("utf-8"))
    assert dealt.deal["first"] == 1
    assert isinstance(dealt.deal["cards"], list)
    assert len(dealt.deal["cards"]) == 44
    assert peron.Record.read(DEALT).deal["reshuffles"] == [
        order.partition(": ")[2].split() for order in DEALT.splitlines()[7:9]
    ]


# --- what is allowed --------------------------------------------------------------------------------------------------


def test_comments_blank_lines_spaces_and_case_are_allowed() -> None:
    lines = BASE.splitlines()
    loose = ["# a game", ""]
    for line in lines:
        loose += [f"   {line}   # why not?", "", "#", "\t"]
    record = peron.Record.read("\r\n".join(loose))
    assert record.text() == BASE
    moves = [line.lower().replace(" ", "\t", 1).replace(line[0].lower(), line[0], 1) for line in lines[7:-1]]
    spread = "\n".join([*lines[:7], *moves, lines[-1]])
    assert peron.Record.read(spread.replace("game:", "game :").replace("seed:", "seed  :  ")).text() == BASE


def test_a_move_may_be_said_in_another_way() -> None:
    text = BASE.replace("draw deck", "DRAW   Deck")
    assert text != BASE
    assert peron.Record.read(text).text() == BASE


def test_names_lose_what_a_line_cannot_hold() -> None:
    record = peron.Record(berlin(), 2, 1, names=[" Ola \n# the first ", "x\u2028y\x0bz"])
    assert record.names == ["Ola the first", "x y z"]
    assert peron.Record.read(record.text()).names == record.names


def test_seats_without_a_name_are_called_by_their_letter() -> None:
    record = peron.Record(berlin(), 3, 1, names=["Ola"])
    assert record.names == ["Ola", "B", "C"]
    assert peron.Record.read(record.text()).text() == record.text()
    only_b = BASE.replace("seed: 1", "seat B: Jan\nseed: 1")
    assert peron.Record.read(only_b).names == ["A", "Jan"]


@pytest.mark.parametrize("names", [["A", "B", "C"], ["?"] * 9])
def test_more_names_than_seats_are_refused(names: list[str]) -> None:
    with pytest.raises(peron.PeronError) as refused:
        peron.Record(berlin(), 2, 1, names=names)
    assert refused.value.key == "record-names"


@pytest.mark.parametrize("seed", ["a # b", "#", " a", "a ", "a\nb", "a\u2028b", "\x1c"])
def test_seeds_that_a_line_cannot_hold_are_refused(seed: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        peron.Record(berlin(), 2, seed)
    assert refused.value.key == "record-seed"


@given(seed=st.text(max_size=12), name=st.text(max_size=12))
def test_every_record_reads_back(seed: str, name: str) -> None:
    try:
        record = peron.Record(berlin(), 2, seed, names=[name])
    except peron.PeronError:
        return
    state = record.begin()
    record.play(state, 1, "keep second")
    read = peron.Record.read(record.text())
    assert (read.seed, read.names) == (record.seed, record.names)
    assert read.text() == record.text()
    assert fingerprint(read.replay()) == fingerprint(state)


def test_a_record_on_a_board_of_ones_own() -> None:
    def other_ticket(board: dict[str, Any]) -> None:
        board["tickets"][0]["points"] = 9

    game = on_board(other_ticket)
    record = peron.Record(game, 2, 1)
    record.play(record.begin(), 0, "keep both")
    assert peron.Record.read(record.text(), on=game).text() == record.text()
    with pytest.raises(RecordError) as refused:
        peron.Record.read(record.text())
    assert (refused.value.line, refused.value.key) == (5, "record-title-unchecked")
    with pytest.raises(RecordError) as refused:
        peron.Record.read(BASE, on=game)
    assert (refused.value.line, refused.value.key) == (4, "record-other-board")


def test_a_record_brings_its_board_along() -> None:
    def other_name(board: dict[str, Any]) -> None:
        board["name"] = "Łódź # 2\u2028"

    game = on_board(other_name)
    record = peron.Record(game, 2, 1)
    record.play(record.begin(), 0, "keep both")
    assert [line for line in record.text().splitlines() if line.startswith("title: {")]
    read = peron.Record.read(record.text(), check=json.loads)
    assert (read.game.title.names, read.text()) == ({"": "Łódź # 2\u2028"}, record.text())
    assert "title:" not in peron.Record(berlin(), 2, 1).text(), "everybody has the boards that come with Peron"

    def refuse(title: str) -> dict[str, Any]:
        raise peron.PeronError("board-bad", {"count": 1})

    with pytest.raises(RecordError) as refused:
        peron.Record.read(record.text(), check=refuse)
    assert (refused.value.line, refused.value.key) == (5, "board-bad")


def test_a_record_of_another_game_is_not_read_on_this_one() -> None:
    def another_city(board: dict[str, Any]) -> None:
        board["id"] = "atlantis"

    with pytest.raises(RecordError) as refused:
        peron.Record.read(BASE, on=on_board(another_city))
    assert (refused.value.line, refused.value.key) == (2, "record-other-game")
    assert refused.value.params == {"line": 2, "record": "berlin", "game": "atlantis"}


def test_the_hash_of_a_board_follows_what_the_rules_read_and_nothing_else() -> None:
    def drawn_elsewhere(board: dict[str, Any]) -> None:
        board["places"][0]["at"] = [1, 1]
        board["places"][0]["name"] = "Elsewhere"
        board["scenery"] = []
        board["routes"][0]["at"] = []

    assert on_board(drawn_elsewhere).board_id() == berlin().board_id()

    def changed(*path: str | int, to: object) -> str:
        def change(board: dict[str, Any]) -> None:
            part: Any = board
            for step in path[:-1]:
                part = part[step]
            part[path[-1]] = to

        return on_board(change).board_id()

    ids = {
        berlin().board_id(),
        changed("routes", 0, "colour", to="red"),
        changed("routes", 0, "spaces", to=2),
        changed("routes", 0, "between", to=["charlottenburger_tor", "turmstrasse"]),
        changed("routes", 0, "id", to="first"),
        changed("routes", 2, "double", to=None),
        changed("tickets", 0, "points", to=3),
        changed("pieces", "tram", to=12),
        changed("points", "tram", "1", to=2),
        changed("end_at", to=2),
    }
    assert len(ids) == 10
    assert all(name.startswith("berlin ") for name in ids)


# --- playing into a record --------------------------------------------------------------------------------------------


def test_a_refused_move_is_not_written_down() -> None:
    record = peron.Record(berlin(), 2, 7)
    state = record.begin()
    before = fingerprint(state)
    for seat, move in ((0, "draw deck"), (9, "keep both"), (0, "fly"), (0, 10**6)):
        with pytest.raises(peron.PeronError):
            record.play(state, seat, move)
    assert record.entries == []
    assert fingerprint(state) == before
    record.play(state, 0, "Keep  BOTH")
    record.play(state, 1, 8)
    assert [entry.notation for entry in record.entries] == ["keep both", "keep first"]
    assert record.totals is None
    assert record.text().endswith("\n\nA keep both\nB keep first\nend: open\n")


# --- the promise of the seed ------------------------------------------------------------------------------------------


def test_the_hash_of_a_seed_is_the_sha_256_of_its_text() -> None:
    assert seed_hash("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert seed_hash("Żółw") == hashlib.sha256(b"\xc5\xbb\xc3\xb3\xc5\x82w").hexdigest()
    assert seed_hash("07") != seed_hash("7")


def test_a_record_keeps_the_promise_it_was_begun_with() -> None:
    record = peron.Record(berlin(), 2, "warm night", deal={"first": 1}, promise=seed_hash("warm night"))
    assert f"\nseed: warm night\nhash: {seed_hash('warm night')}\ndeal first: 1\n" in record.text()
    read = peron.Record.read(record.text())
    assert read.promise == seed_hash("warm night")
    assert read.text() == record.text()


def test_a_record_without_a_promise_has_no_line_for_it() -> None:
    assert peron.Record.read(BASE).promise == ""
    assert "hash" not in peron.Record(berlin(), 2, 1).text()


def test_a_broken_promise_is_read_all_the_same() -> None:
    other = seed_hash("another seed")
    record = peron.Record.read(added(7, f"hash: {other}"))
    assert (record.seed, record.promise) == ("1", other)
    assert record.totals == peron.Record.read(BASE).totals


@pytest.mark.parametrize("promise", ["0", "x" * 64, "0" * 63, "0" * 65, "A" * 64, "٣" * 64, "0" * 64 + "\n"])
def test_a_record_is_not_begun_with_what_is_no_hash(promise: str) -> None:
    with pytest.raises(peron.PeronError) as refused:
        peron.Record(berlin(), 2, 1, promise=promise)
    assert (refused.value.key, refused.value.params) == ("record-hash", {"hash": promise})


def test_the_header_can_be_read_of_a_record_that_does_not_replay() -> None:
    broken = with_line(9, "A fly", BASE.replace("seed: 1\n", f"seed: 2\nhash: {seed_hash('1')}\nseat B: Jan\n"))
    with pytest.raises(RecordError):
        peron.Record.read(broken)
    header = peron.Record.header(broken)
    assert (header.seed, header.promise, header.names) == ("2", seed_hash("1"), ["A", "Jan"])
    assert (header.entries, header.totals, header.conceded) == ([], None, ())
    with pytest.raises(RecordError) as refused:
        peron.Record.header(with_line(3, "rules: 999"))
    assert (refused.value.line, refused.value.key) == (3, "record-other-rules")


# --- conceding --------------------------------------------------------------------------------------------------------

THREE = (FOLDER / "berlin-3-builders.peron").read_text("utf-8")
SCORES = THREE.splitlines()[-1]


def three_open() -> list[str]:
    return THREE.splitlines()[:40]


def test_a_game_ends_when_it_is_conceded() -> None:
    record = peron.Record(berlin(), 3, 7)
    state = record.begin()
    record.play(state, 0, "keep both")
    record.concede(2)
    assert record.text().endswith("\nA keep both\nend: conceded C\n")
    record.concede(1)
    assert record.conceded == (1, 2)
    assert record.text().endswith("\nA keep both\nend: conceded B C\n")
    read = peron.Record.read(record.text())
    assert (read.conceded, read.totals) == ((1, 2), None)
    assert read.text() == record.text()
    assert fingerprint(read.replay()) == fingerprint(state)
    loose = record.text().replace("end: conceded B C", "end:  conceded B\tC  # it was late")
    assert peron.Record.read(loose).text() == record.text()


def test_others_play_on_when_one_concedes() -> None:
    record = peron.Record.read("\n".join([*three_open(), "end: open"]))
    state = record.replay()
    record.concede(2)
    for entry in peron.Record.read(THREE).entries[len(record.entries) :]:
        record.play(state, entry.seat, entry.move)
    assert record.text() == THREE.replace(SCORES, f"{SCORES}; conceded C")
    read = peron.Record.read(record.text())
    assert (read.conceded, read.totals) == ((2,), peron.Record.read(THREE).totals)
    assert read.text() == record.text()


def test_nobody_concedes_twice_or_from_another_table() -> None:
    record = peron.Record(berlin(), 3, 7)
    record.concede(1)
    for seat, key in ((1, "record-conceded-twice"), (3, "record-seat"), (-1, "record-seat")):
        with pytest.raises(peron.PeronError) as refused:
            record.concede(seat)
        assert refused.value.key == key
    assert record.conceded == (1,)


def test_nobody_concedes_a_game_that_is_over() -> None:
    record = peron.Record.read(THREE)
    with pytest.raises(peron.PeronError) as refused:
        record.concede(0)
    assert (refused.value.key, refused.value.params) == ("record-conceded-late", {"seat": "A"})
    assert record.text() == THREE


@pytest.mark.parametrize(
    ("end", "key"),
    [
        ("end: conceded", "record-conceded"),
        ("end: conceded B B", "record-conceded"),
        ("end: conceded C B", "record-conceded"),
        ("end: conceded D", "record-seat"),
        ("end: conceded b", "record-seat"),
        ("end: conceded BC", "record-seat"),
        ("end: conceded B, C", "record-seat"),
        ("end: conceded B; conceded C", "record-seat"),
        ("end: concededB", "record-not-finished"),
        ("end: open; conceded B", "record-not-finished"),
        ("end: A 1, B 2, C 3; conceded B", "record-not-finished"),
    ],
)
def test_a_concession_that_makes_no_sense_is_refused_in_its_line(end: str, key: str) -> None:
    with pytest.raises(RecordError) as refused:
        peron.Record.read("\n".join([*three_open(), end]))
    assert (refused.value.line, refused.value.key) == (41, key)


@pytest.mark.parametrize(
    ("end", "key"),
    [
        ("end: conceded B", "record-scores"),
        (f"{SCORES} conceded B", "record-scores"),
        (f"{SCORES}1; conceded B", "record-scores"),
        (f"{SCORES}; conceded", "record-conceded"),
        (f"{SCORES}; conceded C A", "record-conceded"),
        (f"{SCORES}; conceded D", "record-seat"),
        (f"{SCORES}; conceded B; open", "record-seat"),
    ],
)
def test_a_game_that_is_over_keeps_its_scores_whoever_conceded(end: str, key: str) -> None:
    with pytest.raises(RecordError) as refused:
        peron.Record.read(THREE.replace(SCORES, end))
    assert (refused.value.line, refused.value.key) == (len(THREE.splitlines()), key)


# --- what people and editors do to records ----------------------------------------------------------------------------


def test_a_byte_order_mark_is_no_part_of_a_record() -> None:
    record = peron.Record(berlin(), 2, 7)
    assert peron.Record.read("\ufeff" + record.text()).text() == record.text()


def test_a_name_cannot_steer_the_terminal() -> None:
    record = peron.Record(berlin(), 2, 7, names=("\x1b[31mOla\x07", "Żółw\u2028z Berlina"))
    assert record.names == ["[31mOla", "Żółw z Berlina"]
    text = record.text().replace("seat A: [31mOla", "seat A: \x1b[2JOla")
    assert peron.Record.read(text).names[0] == "[2JOla"


@pytest.mark.parametrize(
    ("change", "key"),
    [(("players: 2", "players: -5"), "setup-players"), (("seed: 7", "seed:"), "record-header-missing")],
)
def test_a_header_without_sense_is_refused_where_it_stands(change: tuple[str, str], key: str) -> None:
    text = peron.Record(berlin(), 2, 7, names=("Ola", "Jan")).text().replace(*change)
    with pytest.raises(peron.PeronError) as refused:
        peron.Record.read(text)
    assert refused.value.key == key
    assert text.splitlines()[int(str(refused.value.params["line"])) - 1] == change[1]


def test_who_gave_the_game_up_comes_last() -> None:
    record = peron.Record(berlin(), 3, 7)
    state = record.begin()
    record.concede(0)
    assert state.result().ranks == (1, 1, 1), "all have nothing yet"
    ranks = record.result(state).ranks
    assert ranks[0] == 3
    assert min(ranks[1:]) == 1
