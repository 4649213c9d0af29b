"""Whatever people do at a table, and in whatever order: its log is all there is to know of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from json import dumps, loads

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peron.bots import LEVELS
from peron.rules.catalogue import games
from peron.rules.contract import PeronError
from peron.rules.record import Record
from peron.tables import Entry, Table, history, show
from peron.tables.history import taken_back
from peron.tables.snapshot import Snapshot
from tests.tables.samples import BOT, EWA, JAN, OLA, table_of

TABLES = [(OLA, JAN), (OLA, BOT), (OLA, JAN, EWA), (OLA, OLA, JAN), (OLA, JAN, BOT, BOT), (BOT, BOT, BOT)]
Ask = Callable[[Table], list[Entry]]


def standing(table: Table) -> object:
    """Everything a table can tell."""
    views = [table.state.view(seat) for seat in (None, *range(len(table.seats)))]
    undo = [table.undo_is(seat) for seat in range(len(table.seats))]
    since = [table.decides_since(seat) for seat in table.actors]
    return asdict(show(table)), views, undo, since, table.bots_to_move, table.asking


@st.composite
def wishes(draw: st.DrawFn) -> Ask:
    """Something that somebody may want, sensible or not."""
    kind = draw(st.sampled_from(["play"] * 14 + ["undo"] * 3 + ["agree"] * 3 + ["others"] * 2 + ["nonsense"]))
    by = draw(st.sampled_from([OLA, JAN, EWA]))
    pick = draw(st.integers(0, 10**6))
    level = draw(st.sampled_from(LEVELS))

    def play(table: Table) -> list[Entry]:
        seat = table.actors[pick % len(table.actors)]
        moves = table.state.moves(seat)
        move = moves[pick % len(moves)]
        person = table.seats[seat].person
        if table.seats[seat].by_bot:
            return table.bot_move(seat, move)
        assert person is not None
        return table.play(person, seat, move, table.version)

    def of_seat(ask: Callable[[Table], Callable[[str, int], list[Entry]]]) -> Ask:
        return lambda table: ask(table)(table.seats[pick % len(table.seats)].person or by, pick % len(table.seats))

    others: list[Ask] = [
        of_seat(lambda table: lambda by, seat: table.leave(by, seat, level)),
        of_seat(lambda table: table.come_back),
        lambda table: table.stand_in(by, pick % len(table.seats), level),
        lambda table: table.set_pace(by, pick % 12),
        of_seat(lambda table: table.concede),
    ]
    nonsense: list[Ask] = [
        lambda table: table.play(by, pick % 7 - 1, pick % 2000 - 5, pick % 50),
        lambda table: table.bot_move(pick % 7 - 1, pick % 500),
        lambda table: table.sit(by, pick % 5, "X"),
        lambda table: table.place_bot(by, pick % 5, level),
    ]
    if kind == "play":
        return play
    if kind == "undo":
        return of_seat(lambda table: table.undo)
    if kind == "agree":
        return of_seat(lambda table: table.agree if pick % 3 else table.refuse)
    among = others if kind == "others" else nonsense
    return among[pick % len(among)]


@pytest.mark.parametrize("people", TABLES)
@given(asked=st.lists(wishes(), max_size=80), seed=st.integers(0, 99), game=st.sampled_from(games()))
def test_the_log_is_the_table(people: tuple[str, ...], asked: list[Ask], seed: int, game: str) -> None:
    table = table_of(*people, seed=str(seed), game=game)
    for ask in asked:
        before = standing(table)
        if not table.actors:
            break
        try:
            entries = ask(table)
        except PeronError:
            assert standing(table) == before, "a refusal changed something"
            continue
        assert standing(table) == before, "to ask changed something"
        after, updates = table.after(entries)
        assert standing(table) == before, "the copy is not independent"
        assert [update.entry for update in updates] == entries
        table = after
        log = [update.entry for update in table.history.updates]
        assert [entry.version for entry in log] == list(range(1, len(log) + 1))
        assert standing(Table(table.setup, log)) == standing(table), "the log tells another table"
    record = Record.read(table.course.record(table.names()).text())
    assert record.replay().view(0) == table.state.view(0), "the record tells another game"


@pytest.mark.parametrize("people", TABLES[:4])
@given(asked=st.lists(wishes(), max_size=120), seed=st.integers(0, 99), game=st.sampled_from(games()))
def test_a_snapshot_stands_for_the_log(people: tuple[str, ...], asked: list[Ask], seed: int, game: str) -> None:
    """However often the past is told shorter: the same table, and nobody misses a step that counts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(history, "WASTE", 3)
        patch.setattr(history, "WINDOW", 4)
        table = table_of(*people, seed=str(seed), game=game)
        log = [update.entry for update in table.history.updates]
        snapshot, since = None, 0
        for ask in asked:
            if not table.actors:
                break
            try:
                after, updates = table.after(ask(table))
            except PeronError:
                continue
            log += [update.entry for update in updates]
            if after.history.whole_after > table.history.whole_after:
                snapshot, since = Snapshot.unpacked(loads(dumps(after.snapshot().packed()))), after.version
            table = after
            again = Table(table.setup, log[since:], snapshot=snapshot)
            assert standing(again) == standing(table), "the snapshot tells another table"
            assert again.history.counts == table.history.counts
            assert again.history.updates == table.history.updates
    assert standing(Table(table.setup, log)) == standing(table), "the log tells another table"
    for seen in range(table.version + 1):
        follows, missed = table.history.after(seen)
        told = [update.entry for update in missed]
        if follows:
            assert (follows, told) == (seen, log[seen:])
        else:
            undone = {version for entry in log for version in taken_back(entry)}
            moves = [entry for entry in log if entry.kind == "move" and entry.version not in undone]
            assert [entry for entry in told if entry.kind == "move" and entry.version not in undone] == moves
            assert [entry for entry in told if entry.kind in ("sit", "start", "concede")] == [
                entry for entry in log if entry.kind in ("sit", "start", "concede")
            ]


@given(asked=st.lists(wishes(), max_size=60), seed=st.integers(0, 99), game=st.sampled_from(games()))
def test_what_a_viewer_is_told_never_depends_on_what_it_may_not_know(asked: list[Ask], seed: int, game: str) -> None:
    """The events of a step hold no secret of another seat."""
    table = table_of(OLA, JAN, BOT, seed=str(seed), game=game)
    for ask in asked:
        if not table.actors:
            break
        try:
            updates = table.append(ask(table))
        except PeronError:
            continue
        for update in updates:
            for event in update.events:
                for viewer in (None, 0, 1, 2):
                    told = {name for name, value in event.seen_by(viewer).params.items() if value is not None}
                    assert all(viewer in event.secret.get(name, (viewer,)) for name in told)
                    if event.key == "event-draw-deck" and event.params["seat"] != viewer:
                        assert "card" not in told
                    if event.key in ("event-tickets-kept", "event-tickets-drawn") and event.params["seat"] != viewer:
                        assert "tickets" not in told
