"""Two made-up cities in a folder of titles, played everywhere with no other file changed: Delta has subways, ferries,
tokens and five colours of its own; Rivertown is a Next Station city of 7 x 7. The browser plays them in
`tests/page/test_third_city.py`."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import peron
from peron.boards import BoardError, read_board
from peron.draw import FAMILIES
from peron.rules.catalogue import file_of, game, game_from, title_data
from peron.rules.contract import Game, Message
from peron.rules.record import Record
from peron.text import Scene, Texts, languages
from peron.text.catalogue import Catalogue
from tests.cli.conftest import Command, process
from tests.server.client import Person, bot
from tests.server.host import Host
from tests.server.play import play_on, seated

FOLDER = Path(__file__).parent
CITIES = ("delta", "rivertown")
NAMES = {"delta": {"en": "Delta", "pl": "Rozlewisko"}, "rivertown": {"en": "Rivertown", "pl": "Nadrzecze"}}
__all__ = ["process"]


@pytest.fixture(autouse=True)
def _strict_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing fails the test."""
    monkeypatch.setattr(Catalogue, "strict", True)


def city(id: str) -> Game:
    return game_from(read_board((FOLDER / f"{id}.json").read_text("utf-8")))


def test_delta_has_what_no_shipped_city_has() -> None:
    data = city("delta").data
    assert {route["kind"] for route in data["routes"]} == {"tram", "subway", "ferry"}
    assert len(data["colours"]) == 5
    assert data["tokens"]
    assert city("rivertown").data["size"] == [7, 7]
    ours, theirs = city("rivertown").data["points"], game("london").data["points"]
    assert {name for name, value in ours.items() if theirs[name] == value} == {"interchanges"}
    assert len(set(ours["sites"])) < len(ours["sites"]), "two places of the track may bring the same"


@pytest.mark.parametrize("id", CITIES)
def test_played_in_the_library_and_told_in_both_languages(id: str) -> None:
    of, chance = city(id), random.Random(4)
    scenes = {lang: (Texts(lang), Scene(of, ("Ola", "Jan"), 0)) for lang in languages()}
    record = Record(of, 2, 3)
    state = record.begin()
    state.listening = True
    while not state.is_over():
        seat = chance.choice(state.actors())
        view: Any = state.view(seat)
        move = chance.choice(view.moves)
        said: list[Message] = [*record.play(state, seat, move.move), view.prompt]
        for texts, scene in scenes.values():
            assert all(texts.message(message, scene) for message in said)
            assert texts.words(scene).move(move)
    for texts, scene in scenes.values():
        assert all(texts.message(line, scene) for score in state.scores() for line in score.lines)
        assert [rule for section in texts.rules(of) for rule in section.rules]
        assert texts.title(of) == NAMES[id][texts.language]
    assert Record.read(record.text(), check=read_board).totals == state.result().totals


@pytest.mark.parametrize("like", ["berlin", "london", "metro"])
def test_a_title_of_any_family_may_have_a_name_by_language(like: str) -> None:
    names = {"en": "Elsewhere", "pl": "Gdzie indziej"}
    file = {**title_data(like), "id": "elsewhere", "platform": None, "name": names}
    file = {key: value for key, value in file.items() if value is not None}
    of = game_from(read_board(json.dumps(file)))
    drawn = FAMILIES[of.title.family]
    for lang in languages():
        texts = Texts(lang)
        assert texts.title(of) == names[lang]
        words = texts.printed(drawn.printed, drawn.key, **drawn.facts(of.data))
        assert f">{names[lang]}</title>" in drawn.picture(of.data, "light", words)
    assert str(of.new(2, 1))
    kept = Record.read(Record(of, 2, 3).text(), check=read_board).game
    assert (kept.title.names, file_of(kept)) == (names, file_of(of))
    with pytest.raises(BoardError):
        read_board(json.dumps({**file, "name": {}}))


@pytest.mark.parametrize("id", CITIES)
def test_played_in_a_duel(id: str, process: Command, tmp_path: Path) -> None:
    env = {"PERON_TITLES": str(FOLDER)}
    done = process("duel", id, "steady", "random", "-n", "2", "-j", "2", "--records", tmp_path, env=env)
    assert (done.code, done.err) == (0, "")
    record = next(tmp_path.glob("*.peron"))
    for lang in languages():
        done = process("replay", record, "--quiet", "--plain", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert NAMES[id][lang] in done.out
        assert NAMES[id][lang] in process("games", "--plain", "--lang", lang, env=env).out


@pytest.mark.parametrize("id", CITIES)
def test_played_over_sockets(id: str, tmp_path: Path) -> None:
    host = Host(tmp_path, "--no-limits", "--titles", str(FOLDER)).start()
    try:
        ola, jan = Person.guest(host.url, "Ola"), Person.guest(host.url, "Jan")
        (shown,) = [one for one in ola.get("/api/games").json if one["id"].startswith(f"{id}.")]
        sockets = seated(ola, [jan], bot("beginner"), game=shown["id"])
        play_on(sockets, random.Random(2))
        table = sockets[0].table
        assert (table["status"], table["game"], table["title"]) == ("over", shown["id"], shown["names"])
        for socket in sockets:
            socket.close()
        text = ola.get(f"/api/tables/{table['id']}/record").body.decode()
        assert Record.read(text, check=read_board).totals == tuple(table["result"]["totals"])
    finally:
        host.stop()


def test_nothing_that_ships_knows_them() -> None:
    """By their ids as words of their own: `delta` is also a change of a number."""
    page = FOLDER.parents[1] / "web" / "src"
    kinds = [(Path(peron.__file__).parent, ("py", "ftl")), (page, ("ts", "svelte"))]
    sources = [path for folder, endings in kinds for ending in endings for path in folder.rglob(f"*.{ending}")]
    assert {path.suffix for path in sources} == {".py", ".ftl", ".ts", ".svelte"}
    known = re.compile("rivertown|[\"'`]delta[\"'`]", re.IGNORECASE)
    assert not [path for path in sources if known.search(path.read_text("utf-8"))]
    assert not set(CITIES) & set(peron.games())
