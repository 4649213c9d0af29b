"""A table: who sits where, what may be done when, what is taken back. The table is asked directly, as bots and hot
seats do; the same over a network is in tests/server."""

from __future__ import annotations

import random
from dataclasses import asdict
from hashlib import sha256

import pytest

import peron
from peron.bots import UnknownBot
from peron.rules.contract import IllegalMove
from peron.rules.record import Record
from peron.tables import Entry, Screen, Table, recorded_table, show
from tests.tables.samples import (
    BOT,
    EWA,
    JAN,
    OLA,
    choose_tickets,
    kinds,
    play,
    play_out,
    refused,
    table_of,
)

# --- who sits where --------------------------------------------------------------------------------------------------


def test_the_game_starts_when_no_seat_is_open() -> None:
    table = table_of(OLA, "", BOT)
    assert (table.status, table.actors) == ("gathering", [])
    table.append(table.sit(JAN, 1, "Jan"))
    assert (table.status, table.actors) == ("playing", [0, 1, 2])
    assert kinds(table) == ["sit", "bot", "sit", "start"]


def test_every_entry_is_one_version_and_versions_have_no_gaps() -> None:
    table = table_of(OLA, JAN, BOT)
    choose_tickets(table)
    play_out(table, random.Random(3))
    assert [update.entry.version for update in table.history.updates] == list(range(1, table.version + 1))


def test_a_taken_seat_cannot_be_taken() -> None:
    table = table_of(OLA, "", BOT)
    assert refused(lambda: table.sit(JAN, 0, "Jan")) == "table-seat-taken"
    assert refused(lambda: table.sit(JAN, 2, "Jan")) == "table-seat-taken"
    assert refused(lambda: table.sit(JAN, 7, "Jan")) == "table-seat"
    assert refused(lambda: table.sit(JAN, -1, "Jan")) == "table-seat"


def test_only_the_host_says_where_bots_sit() -> None:
    table = table_of(OLA, "", "")
    table.append(table.sit(JAN, 1, "Jan"))
    assert refused(lambda: table.place_bot(JAN, 2, "steady")) == "table-not-host"
    assert refused(lambda: table.open_seat(JAN, 0)) == "table-not-host"
    table.append(table.open_seat(JAN, 1))
    assert table.seats[1].kind == "open"
    assert refused(lambda: table.open_seat(OLA, 1)) == "table-seat-open"


def test_who_sits_where_is_settled_once_the_game_has_started() -> None:
    table = table_of(OLA, BOT)
    assert refused(lambda: table.open_seat(OLA, 0)) == "table-started"
    assert refused(lambda: table.place_bot(OLA, 0, "steady")) == "table-started"
    assert refused(lambda: table.sit(JAN, 0, "Jan")) == "table-started"


def test_bots_have_names_of_their_own() -> None:
    names = table_of(OLA, BOT, BOT, BOT).names()
    assert len(set(names)) == 4
    assert names[1:] == ["Semafor", "Zwrotnica", "Wagonik"]


@pytest.mark.parametrize("name", ["", "   ", "\n", "x" * 25, "\x00"])
def test_a_name_is_on_one_line_and_not_too_long(name: str) -> None:
    assert refused(lambda: table_of("", "").sit(OLA, 0, name)) == "table-name"


def test_spaces_in_a_name_are_tidied() -> None:
    table = table_of("", "")
    table.append(table.sit(OLA, 0, "  Ola\n \tz  Łodzi "))
    assert table.seats[0].name == "Ola z Łodzi"


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownBot):
        table_of(OLA, "").place_bot(OLA, 1, "godlike")
    with pytest.raises(UnknownBot):
        table_of(OLA, JAN).leave(OLA, 0, "godlike")


# --- playing ---------------------------------------------------------------------------------------------------------


def test_only_the_person_at_a_seat_plays_there() -> None:
    table = table_of(OLA, JAN)
    move = table.state.moves(1)[0]
    assert refused(lambda: table.play(OLA, 1, move)) == "table-not-yours"
    assert refused(lambda: table.play(EWA, 1, move)) == "table-not-yours"
    assert refused(lambda: table.bot_move(1, move)) == "table-no-bot"
    assert table.version == 3


def test_nobody_plays_for_a_bot() -> None:
    table = table_of(OLA, BOT)
    assert table.bots_to_move == [1]
    assert refused(lambda: table.play(OLA, 1, table.state.moves(1)[0])) == "table-not-yours"


def test_a_move_against_the_rules_cites_the_rule() -> None:
    table = table_of(OLA, JAN)
    with pytest.raises(IllegalMove) as caught:
        table.play(OLA, 0, 1)
    assert caught.value.reason.rule == "T4"
    assert table.version == 3


def test_to_ask_changes_nothing() -> None:
    table = table_of(OLA, JAN)
    before = asdict(show(table)), table.state.view(0)
    for _ in range(3):
        table.play(OLA, 0, 10)
    assert (asdict(show(table)), table.state.view(0)) == before


def test_a_decision_made_on_what_is_no_longer_so_is_refused() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat = table.actors[0]
    person = (OLA, JAN)[seat]
    seen = table.version
    play(table, seat, "draw deck")
    assert refused(lambda: table.play(person, seat, 1, seen)) == "table-stale"
    assert table.play(person, seat, 1, table.version)
    assert refused(lambda: table.play(person, seat, 1, table.version + 1)) == "table-version"


def test_where_all_decide_at_once_nobody_is_too_late() -> None:
    table = table_of(OLA, JAN, EWA)
    seen = table.version
    play(table, 1, "keep both")
    play(table, 2, "keep both")
    table.append(table.play(OLA, 0, 10, seen))
    assert len(table.actors) == 1


def test_what_came_twice_is_known() -> None:
    table = table_of(OLA, JAN)
    table.append(table.play(OLA, 0, 10, command="first"))
    assert table.done_before(OLA, "first") == table.version
    assert table.done_before(JAN, "first") is None
    assert table.done_before(OLA, "second") is None


def test_before_the_start_and_after_the_end_nobody_plays() -> None:
    assert refused(lambda: table_of(OLA, "").play(OLA, 0, 10)) == "table-not-started"
    table = table_of(OLA, JAN)
    play_out(table, random.Random(1))
    assert table.status == "over"
    for ask in (table.undo, table.concede, table.leave, table.come_back):
        assert refused(lambda ask=ask: ask(OLA, 0)) == "table-over"  # type: ignore[misc]
    assert refused(lambda: table.play(OLA, 0, 0)) == "table-over"


def test_the_pace_of_bots_can_be_set_by_whoever_sits_there() -> None:
    table = table_of(OLA, JAN, BOT)
    table.append(table.set_pace(JAN, 2.5))
    assert table.pace == 2.5
    assert refused(lambda: table.set_pace(JAN, 11)) == "table-pace"
    assert refused(lambda: table.set_pace(JAN, -1)) == "table-pace"
    assert refused(lambda: table.set_pace(EWA, 1)) == "table-not-host"


# --- leaving ---------------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_whoever_leaves_until_they_come_back() -> None:
    table = table_of(OLA, JAN)
    table.append(table.leave(OLA, 0, "strong"))
    assert table.bots_to_move == [0]
    assert table.seats[0].level == "strong"
    assert refused(lambda: table.play(OLA, 0, 10)) == "table-away"
    assert refused(lambda: table.leave(OLA, 0)) == "table-away"
    play(table, 0, "keep both")
    table.append(table.come_back(OLA, 0))
    assert table.bots_to_move == []
    assert refused(lambda: table.come_back(OLA, 0)) == "table-not-away"
    assert refused(lambda: table.come_back(JAN, 0)) == "table-not-yours"


def test_others_can_have_a_bot_stand_in() -> None:
    table = table_of(OLA, JAN, BOT)
    assert refused(lambda: table.stand_in(EWA, 0)) == "table-not-yours"
    assert refused(lambda: table.stand_in(OLA, 2)) == "table-away"
    table.append(table.stand_in(JAN, 0))
    assert table.seats[0].by_bot
    table.append(table.come_back(OLA, 0))
    assert table.seats[0].present


def test_of_two_who_concedes_has_lost() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    table.append(table.concede(OLA, 0))
    assert table.status == "over"
    assert table.result().ranks == (2, 1)
    assert table.actors == []
    assert table.record().text().endswith("end: conceded A\n")


def test_of_three_the_others_play_on_and_who_conceded_is_last() -> None:
    table = table_of(OLA, JAN, EWA)
    table.append(table.concede(JAN, 1))
    assert table.status == "playing"
    assert 1 in table.bots_to_move
    assert refused(lambda: table.concede(JAN, 1)) == "table-conceded"
    assert refused(lambda: table.come_back(JAN, 1)) == "table-conceded"
    play_out(table, random.Random(6))
    assert table.result().ranks[1] == 3
    assert table.record().text().endswith("; conceded B\n")


def test_when_the_last_person_concedes_it_is_over() -> None:
    table = table_of(OLA, BOT, BOT)
    table.append(table.concede(OLA, 0))
    assert table.status == "over"
    assert table.result().ranks[0] == 3


def test_a_seat_can_be_handed_over() -> None:
    table = table_of(OLA, JAN)
    table.append(table.hand_over("ola's phone", 0, "Ola"))
    assert refused(lambda: table.play(OLA, 0, 10)) == "table-not-yours"
    assert table.play("ola's phone", 0, 10)
    assert refused(lambda: table_of(OLA, BOT).hand_over(EWA, 1, "Ewa")) == "table-seat-taken"


# --- the seed, the record, the past ----------------------------------------------------------------------------------


def test_the_hash_of_the_seed_is_shown_from_the_start_and_the_seed_at_the_end() -> None:
    table = table_of(OLA, JAN, seed="0123456789abcdef")
    assert show(table).seed_hash == sha256(b"0123456789abcdef").hexdigest()
    assert show(table).seed is None
    assert "0123456789abcdef" not in repr(show(table))
    assert refused(table.record) == "table-not-over"
    play_out(table, random.Random(8))
    assert show(table).seed == "0123456789abcdef"
    record = Record.read(table.record().text())
    assert record.promise == show(table).seed_hash
    assert record.totals == table.result().totals


def test_the_score_adds_up() -> None:
    table = table_of(OLA, JAN, BOT)
    assert show(table).result is None
    play_out(table, random.Random(9))
    result = show(table).result
    assert result is not None
    assert [sum(line.points for line in lines) for lines in result.scores] == list(result.totals)


def test_a_record_becomes_a_table_to_look_at_and_the_same_record_again() -> None:
    played = table_of(OLA, JAN, EWA)
    play_out(played, random.Random(10))
    text = played.record().text()
    record = Record.read(text)
    table = Table(recorded_table(record, OLA))
    table.append(table.recorded(record))
    assert table.status == "over"
    assert table.actors == []
    assert table.record().text() == text


def test_an_unfinished_record_is_looked_at_not_played() -> None:
    record = Record(peron.game("berlin"), 2, 5)
    state = record.begin()
    record.play(state, 0, "keep both")
    table = Table(recorded_table(record, OLA))
    table.append(table.recorded(record))
    assert (table.status, table.actors, table.bots_to_move) == ("over", [], [])
    assert table.promise == ""
    assert table.record().text() == record.text()


def test_a_table_of_other_rules_is_not_played_on() -> None:
    from dataclasses import replace

    setup = table_of(OLA, JAN).setup
    assert refused(lambda: Table(replace(setup, rules=99))) == "table-other-rules"
    assert refused(lambda: Table(replace(setup, board="berlin 0"))) == "table-other-rules"


def test_a_log_with_a_gap_is_not_folded() -> None:
    table = table_of(OLA, JAN)
    with pytest.raises(AssertionError):
        table.append([Entry(table.version + 2, "start")])


# --- screens ---------------------------------------------------------------------------------------------------------


def test_a_screen_with_one_seat_sees_its_hand_at_once() -> None:
    assert Screen((1,)).eye == 1
    assert Screen(()).eye is None


def test_at_a_shared_screen_one_hand_is_open_at_a_time() -> None:
    table = table_of(OLA, OLA, JAN)
    screen = Screen(table.seats_of(OLA))
    assert (screen.seats, screen.eye, screen.curtain(table)) == ((0, 1), None, 0)
    assert screen.view(table) == table.state.view(None)
    assert refused(lambda: screen.may_act(0)) == "table-curtain"
    screen.look(0)
    assert screen.curtain(table) is None
    screen.may_act(0)
    play(table, 0, "keep both")
    assert screen.view(table) == table.state.view(0)
    assert screen.curtain(table) == 1
    assert refused(lambda: screen.look(2)) == "table-not-yours"
    screen.look(None)
    assert screen.view(table) == table.state.view(None)


def test_people_at_one_screen_have_nodded_already() -> None:
    table = table_of(OLA, OLA, JAN)
    choose_tickets(table)
    while table.actors != [2]:
        play(table, table.actors[0], "draw deck")
    play(table, 2, "draw deck")
    table.append(table.undo(JAN, 2))
    assert table.asking is not None
    assert table.asking.waiting == (0, 1)
    table.append(table.agree(OLA, 0))
    assert kinds(table)[-1] == "undo"
