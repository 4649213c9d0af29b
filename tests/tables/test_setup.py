"""What only a table's own people may know cannot be guessed."""

from __future__ import annotations

import re

from peron.tables.setup import new_id, new_seed


def test_a_seed_has_128_bits() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_an_address_has_96_bits() -> None:
    ids = {new_id() for _ in range(50)}
    assert len(ids) == 50
    assert all(re.fullmatch("[A-Za-z0-9_-]{16}", id) for id in ids)
