"""What only a table's own people may know cannot be guessed."""

from __future__ import annotations

import re

import pytest

import peron
from peron.rules.record import Record
from peron.tables import Table, new_table
from peron.tables.setup import new_id, new_seed, recorded_table


@pytest.mark.parametrize("game", ["berlin", "san-francisco", "metro"])
def test_whoever_the_table_says_begins_also_when_its_record_is_read(game: str) -> None:
    for seat, letter in enumerate("ABC"):
        table = Table(new_table(peron.game(game), 3, {"first": letter}, "ola"))
        for bot in range(3):
            table.append(table.place_bot("ola", bot, "steady"))
        assert table.state.view(None).first == seat
        record = Record.read(table.course.record(["Ola", "Jan", "Ewa"]).text())
        assert record.options["first"] == letter
        assert Table(recorded_table(record, "ola")).course.state.view(None).first == seat
    with pytest.raises(peron.PeronError) as refused:
        new_table(peron.game(game), 3, {"first": "D"}, "ola")
    assert refused.value.key == "setup-option-value"


def test_a_seed_has_128_bits() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_an_address_has_96_bits() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch("[A-Za-z0-9_][A-Za-z0-9_-]{15}", id) for id in ids), "none looks like an option"
