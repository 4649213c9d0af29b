"""Taking back: what is free, whom it is asked of, who may answer. The table is asked directly."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from peron.tables import Entry, Table
from peron.tables.history import MOST
from tests.tables.samples import (
    BOT,
    EWA,
    JAN,
    OLA,
    choose_tickets,
    kinds,
    play,
    refused,
    table_of,
    until_claim,
)


def test_a_claim_shows_nothing_new_and_is_taken_back_freely() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat, claim = until_claim(table, random.Random(5))
    person = (OLA, JAN)[seat]
    before = [table.state.view(viewer) for viewer in (0, 1, None)]
    play(table, seat, claim)
    assert table.undo_is(seat) == "free"
    table.append(table.undo(person, seat))
    assert [table.state.view(viewer) for viewer in (0, 1, None)] == before
    assert kinds(table)[-2:] == ["move", "undo"]


def test_a_card_from_the_deck_was_seen_so_the_others_are_asked() -> None:
    table = table_of(OLA, JAN, EWA)
    choose_tickets(table)
    seat = table.actors[0]
    asker = (OLA, JAN, EWA)[seat]
    others = [other for other in range(3) if other != seat]
    before = table.state.view(seat)
    play(table, seat, "draw deck")
    assert table.undo_is(seat) == "ask"
    table.append(table.undo(asker, seat))
    assert table.asking is not None
    assert table.asking.waiting == tuple(others)
    table.append(table.agree((OLA, JAN, EWA)[others[0]], others[0]))
    assert table.asking.waiting == (others[1],)
    table.append(table.agree((OLA, JAN, EWA)[others[1]], others[1]))
    assert table.asking is None
    assert kinds(table)[-4:] == ["undo-asked", "undo-agreed", "undo-agreed", "undo"]
    assert table.state.view(seat) == before


def test_tokens_that_were_placed_are_taken_back_for_free() -> None:
    """Nothing is revealed by it. With two players one of them places both."""
    table = table_of(OLA, JAN, game="san-francisco")
    choose_tickets(table)
    seat = table.actors[0]
    before = table.state.view(None)
    play(table, seat, table.state.moves(seat)[0])
    assert table.actors == [seat]
    assert table.undo_is(seat) == "free"
    table.append(table.undo((OLA, JAN)[seat], seat))
    assert table.state.view(None) == before


def test_one_no_is_enough_and_the_asker_may_withdraw() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat = table.actors[0]
    people = (OLA, JAN)
    play(table, seat, "draw deck")
    for by in (1 - seat, seat):
        table.append(table.undo(people[seat], seat))
        table.append(table.refuse(people[by], by))
        assert table.asking is None
    assert kinds(table).count("undo") == 0
    assert refused(lambda: table.agree(people[1 - seat], 1 - seat)) == "table-not-asked"


def test_only_one_question_at_a_time_and_the_asker_does_not_answer_it() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat = table.actors[0]
    people = (OLA, JAN)
    play(table, seat, "draw deck")
    table.append(table.undo(people[seat], seat))
    assert refused(lambda: table.undo(people[seat], seat)) == "table-asking"
    assert refused(lambda: table.agree(people[seat], seat)) == "table-not-asked"
    play(table, seat, "draw deck")
    assert table.asking is None


def test_who_has_not_seen_what_is_asked_cannot_answer_it() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat = table.actors[0]
    people = (OLA, JAN)
    seen = table.version
    play(table, seat, "draw deck")
    assert refused(lambda: table.undo(people[seat], seat, version=seen)) == "table-stale"
    table.append(table.undo(people[seat], seat, version=table.version))
    other = 1 - seat
    for answer in (table.agree, table.refuse):
        assert refused(lambda answer=answer: answer(people[other], other, version=table.version - 1)) == "table-stale"  # type: ignore[misc]
        assert refused(lambda answer=answer: answer(people[other], other, version=table.version + 1)) == "table-version"  # type: ignore[misc]
    assert table.agree(people[other], other, version=table.version)


def test_while_people_talk_about_it_bots_wait() -> None:
    table = table_of(OLA, JAN, BOT)
    choose_tickets(table)
    chance = random.Random(2)
    while table.bots_to_move == [] or kinds(table)[-1] != "move" or table.course.last_of(0) is None:
        seat = table.actors[0]
        play(table, seat, chance.choice(table.state.moves(seat)))
    assert table.bots_to_move == [2]
    table.append(table.undo(OLA, 0))
    assert table.asking is not None
    assert table.bots_to_move == []
    table.append(table.refuse(JAN, 1))
    assert table.bots_to_move == [2]


def test_alone_with_bots_there_is_nobody_to_ask() -> None:
    table = table_of(OLA, BOT)
    choose_tickets(table)
    chance = random.Random(4)
    while table.actors != [0]:
        play(table, 1, chance.choice(table.state.moves(1)))
    before = table.state.view(0)
    play(table, 0, "draw deck")
    play(table, 0, "draw deck")
    while table.actors != [0]:
        play(table, 1, chance.choice(table.state.moves(1)))
    assert table.undo_is(0) == "free"
    table.append(table.undo(OLA, 0))
    assert table.actors == [0]
    table.append(table.undo(OLA, 0))
    assert table.state.view(0) == before


def test_a_secret_choice_is_taken_back_alone_and_the_others_stay() -> None:
    table = table_of(OLA, JAN, EWA)
    play(table, 0, "keep first")
    play(table, 1, "keep both")
    assert table.undo_is(0) == "free"
    table.append(table.undo(OLA, 0))
    assert table.actors == [0, 2]
    play(table, 0, "keep second")
    play(table, 2, "keep both")
    record = table.course.record(table.names())
    assert [(entry.seat, entry.notation) for entry in record.entries] == [
        (1, "keep both"),
        (0, "keep second"),
        (2, "keep both"),
    ]


def test_once_all_have_chosen_it_was_seen_how_many_they_kept() -> None:
    table = table_of(OLA, JAN)
    choose_tickets(table)
    assert table.undo_is(0) == "ask"


def test_nothing_to_take_back() -> None:
    assert refused(lambda: table_of(OLA, JAN).undo(OLA, 0)) == "table-nothing-to-undo"
    assert refused(lambda: table_of(OLA, JAN).undo(OLA, 0, version=0)) == "table-nothing-to-undo"


def test_people_who_are_not_there_are_asked_too() -> None:
    """Else one could draw a card, look at it and put it back while the other's line is down."""
    table = table_of(OLA, JAN)
    choose_tickets(table)
    seat = table.actors[0]
    play(table, seat, "draw deck")
    other = (OLA, JAN)[1 - seat]
    table.append(table.leave(other, 1 - seat))
    assert table.undo_is(seat) == "ask"
    table.append(table.undo((OLA, JAN)[seat], seat))
    assert table.asking is not None
    assert table.asking.waiting == (1 - seat,)
    table.append(table.agree(other, 1 - seat))
    assert kinds(table)[-1] == "undo"


def test_whoever_has_given_up_is_not_asked() -> None:
    table = table_of(OLA, JAN, EWA)
    choose_tickets(table)
    seat = table.actors[0]
    play(table, seat, "draw deck")
    for other in {0, 1, 2} - {seat}:
        table.append(table.leave((OLA, JAN, EWA)[other], other))
    gone = (seat + 1) % 3
    table.append(table.concede((OLA, JAN, EWA)[gone], gone))
    table.append(table.undo((OLA, JAN, EWA)[seat], seat))
    assert table.asking is not None
    assert table.asking.waiting == ((seat + 2) % 3,)


@pytest.mark.parametrize(
    ("kind", "again"),
    [
        ("pace", lambda table: table.set_pace(OLA, 1)),
        ("leave", lambda table: table.leave(OLA, 0)),
        ("stand-in", lambda table: table.stand_in(JAN, 0)),
        ("undo", lambda table: table.undo(OLA, 0)),
    ],
)
def test_nobody_makes_a_log_without_an_end(kind: str, again: Callable[[Table], list[Entry]]) -> None:
    table = table_of(OLA, JAN, game="london")
    first = table.state.moves(0)[0]
    for _ in range(MOST[kind]):
        if kind == "undo":
            table.append(table.play(OLA, 0, first))
        table.append(again(table))
        if table.seats[0].away:
            table.append(table.come_back(OLA, 0))
    if kind == "undo":
        table.append(table.play(OLA, 0, first))
    assert refused(lambda: again(table)) == "table-too-often"


def test_the_pace_of_a_game_that_is_over_stays() -> None:
    table = table_of(OLA, JAN)
    table.append(table.concede(OLA, 0))
    assert refused(lambda: table.set_pace(OLA, 1)) == "table-over"
