"""What files are called that somebody takes home."""

from __future__ import annotations

from datetime import date

import pytest

from peron.server.file_names import LONGEST, picture_name, record_name

DAY = date(2026, 11, 18)


@pytest.mark.parametrize(
    ("names", "name"),
    [
        (["Ola", "Jan"], "peron-berlin-2026-11-18-ola-jan.peron"),
        (["Łucja Żółw", "../x y"], "peron-berlin-2026-11-18-lucja-zolw-x-y.peron"),
        (["", '"'], "peron-berlin-2026-11-18.peron"),
        (["李"], "peron-berlin-2026-11-18.peron"),
    ],
)
def test_a_record_tells_what_it_is(names: list[str], name: str) -> None:
    assert record_name("berlin", names, DAY) == name
    assert record_name("berlin.ad08b34e8817d302", names, DAY) == name
    assert picture_name("berlin", names, DAY) == name.replace(".peron", ".svg")


def test_long_names_are_cut() -> None:
    assert len(record_name("berlin", ["a" * 40] * 6, DAY)) <= LONGEST + len(".peron")
