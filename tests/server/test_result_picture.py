"""The picture of a result: for every title it holds what the score says, in the words of the reader, and no secret."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date
from itertools import takewhile
from pathlib import Path
from xml.etree import ElementTree

import pytest

import peron
from peron.boards import read_board
from peron.rules.catalogue import game_from
from peron.rules.record import Record
from peron.server.bodies import Language
from peron.server.drawings import result_at
from peron.server.errors import Refused
from peron.tables import Table, new_table
from peron.tables.setup import recorded_table
from peron.text import Texts
from peron.text.figures import written
from tests.amount import some
from tests.server.client import Person
from tests.server.play import play_on, seated
from tests.tables.samples import play_out

TESTS = Path(__file__).parents[1]
DAY = date(2026, 5, 7)
GAMES = (
    *("berlin-4-any", "san-francisco-4-any", "london-4-modules", "metro-4-companies"),
    *some(
        ["berlin-2-names", "san-francisco-3-mixed", "london-1-builder", "metro-3-tracks-numbers", "metro-6-passed"], 2
    ),
)


def recorded(stem: str) -> Table:
    record = Record.read((TESTS / "records" / f"{stem}.peron").read_text("utf-8"))
    table = Table(recorded_table(record, "ola"))
    table.append(table.recorded(record))
    return table


def picture(table: Table, language: Language = "en") -> tuple[str, list[str]]:
    """As it is sent, and all that is written on it."""
    svg = result_at(table, language, DAY).picture()
    texts = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return svg, ["".join(text.itertext()) for text in texts]


@pytest.mark.parametrize("stem", GAMES)
def test_every_title_has_one_with_the_points_of_the_score(stem: str) -> None:
    table = recorded(stem)
    _, said = picture(table)
    totals = table.result().totals
    summed = tuple(sum(line.points for line in score.lines) for score in table.state.scores())
    assert summed == totals
    for name, total in zip(table.names(), totals, strict=True):
        if len(totals) > 1:
            assert {name, written(total)} <= set(said)
    best = written(max(totals))
    assert any("".join(said[at : at + len(best)]) == best for at in range(len(said))), "the flaps"
    assert "7 May 2026" in said
    assert "Peron" in said


@pytest.mark.parametrize("stem", ["london-1-builder", "london-1-ordered"])
def test_alone_it_shows_what_the_points_are_made_of(stem: str) -> None:
    table = recorded(stem)
    _, said = picture(table)
    before = [one.replace("−", "-") for one in said[: said.index("Peron")]]
    parts = [int(one) for one in reversed(list(takewhile(_is_number, reversed(before))))]
    assert sum(parts) == table.result().totals[0]
    assert parts[:4] == [line.points for line in table.state.scores()[0].lines[:4]]


def _is_number(said: str) -> bool:
    return said.removeprefix("-").isdigit()


def test_it_speaks_the_language_of_the_reader() -> None:
    svg, said = picture(recorded("berlin-2-names"), "pl")
    assert "7 maja 2026" in said
    assert "Żółw z Berlina" in said
    assert Texts("pl").title(peron.game("berlin")) in said
    assert ">Winner<" not in svg


def test_nothing_secret_is_on_it_nor_anything_that_runs() -> None:
    table = played("metro", "Ola", seed="the-seed-of-this-game")
    svg, _ = picture(table)
    for word in (table.setup.seed, table.setup.id, "person-of-ola", "<script", "href", "url(http", "data:", "<image"):
        assert word not in svg


def played(game: str, name: str, seed: str = "4") -> Table:
    """One person and a bot, to the end."""
    table = Table(replace(new_table(peron.game(game), 2, {}, "person-of-ola"), seed=seed))
    table.append(table.sit("person-of-ola", 0, name))
    table.append(table.place_bot("person-of-ola", 1, "steady"))
    play_out(table, random.Random(1))
    return table


def test_boards_of_ones_own_have_one_too() -> None:
    of = game_from(read_board((TESTS / "boards" / "islands.json").read_text("utf-8")))
    table = Table(replace(new_table(of, 2, {}, "ola"), seed="4"))
    table.append(table.sit("ola", 0, 'Ola <b> & "co"'[:24]))
    table.append(table.place_bot("ola", 1, "steady"))
    with pytest.raises(Refused, match="server-no-result"):
        result_at(table, "en", DAY)
    play_out(table, random.Random(1))
    _, said = picture(table)
    assert of.title.name("en") in said
    assert table.names()[0] in said


def test_a_long_name_is_cut_and_stays_on_its_line() -> None:
    _, said = picture(played("berlin", "W" * 24))
    assert any(one.startswith("WWW") and one.endswith("…") for one in said)


def test_whoever_watches_may_have_it_once_the_game_is_over(ola: Person) -> None:
    (mine,) = seated(ola, [], game="london")
    path = f"/api/tables/{mine.table_id}/result.svg"
    early = ola.get(path)
    assert (early.status, early.error) == (409, "server-no-result")
    play_on([mine], random.Random(4))
    answer = Person(ola.url).get(f"{path}?lang=pl")
    assert answer.status == 200, answer.body
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "-ola.svg" in answer.headers["content-disposition"]
    assert ">Ola<" in answer.body.decode()
