"""A bot's advice: for those who play with bots alone, and it changes nothing."""

from __future__ import annotations

from typing import Any

from tests.server.client import ME, Person, Socket, bot
from tests.server.play import act, seated


def hint(socket: Socket, seat: int = 0) -> Any:
    id = socket.new_id()
    socket.say("hint", id=id, seat=seat)
    return socket.until(lambda said: said["type"] in ("hint", "refused") and said["id"] == id)


def refusal(said: Any) -> str:
    assert said["type"] == "refused"
    return str(said["error"]["key"])


def test_a_hint_is_a_legal_move_that_can_be_made(ola: Person) -> None:
    table = ola.sit_at(ola.set_up(ME, bot(), pace=0)["table"]["id"])
    act(table, hint(table)["move"])
    for _ in range(6):  # from here on nobody else decides meanwhile
        table.until_my_turn()
        before = (table.version, table.view)
        assert table.you["hint"] is True
        said = hint(table)
        legal = {move["move"] for move in table.view["moves"]}
        assert said["version"] == table.version
        assert said["move"] in legal
        assert said["notation"]
        assert (table.version, table.view) == before, "asking changes nothing"
        act(table, said["move"])
    table.close()


def test_nobody_is_helped_against_people(ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    assert [socket.you["hint"] for socket in sockets] == [False, False]
    assert refusal(hint(sockets[0])) == "table-hint-people"
    for socket in sockets:
        socket.close()


def test_people_who_share_a_screen_are_people_too(ola: Person) -> None:
    table = ola.sit_at(ola.set_up(ME, {"kind": "me", "name": "Jan"}, bot())["table"]["id"])
    table.say("look", seat=0)
    table.until(lambda said: said["type"] == "view")
    assert table.you["hint"] is False
    assert refusal(hint(table)) == "table-hint-people"
    assert refusal(hint(table, 1)) == "table-curtain"
    table.close()


def test_who_is_not_to_decide_gets_none(ola: Person) -> None:
    table = ola.sit_at(ola.set_up(ME, bot(), pace=10)["table"]["id"])
    while 0 in table.table["actors"]:
        act(table, table.view["moves"][0]["move"])
    assert table.you["hint"] is False
    assert refusal(hint(table)) == "table-hint-later"
    table.close()


def test_a_hint_is_for_ones_own_seat_only(ola: Person, jan: Person) -> None:
    table = ola.sit_at(ola.set_up(ME, bot(), listed=True)["table"]["id"])
    assert refusal(hint(table, 1)) == "table-not-yours"
    watching = jan.sit_at(table.table_id)
    assert watching.you["hint"] is False
    assert refusal(hint(watching)) == "table-not-yours"
    table.close()
    watching.close()


def test_one_hint_at_a_time(ola: Person) -> None:
    table = ola.sit_at(ola.set_up(ME, bot(), pace=0)["table"]["id"])
    table.until_my_turn()
    for id in ("one", "two"):
        table.say("hint", id=id, seat=0)
    answers: dict[str, Any] = {}
    while len(answers) < 2:
        said = table.until(lambda said: said["type"] in ("hint", "refused"))
        answers[said["id"]] = said
    assert answers["one"]["type"] == "hint"
    assert refusal(answers["two"]) == "table-hint-coming"
    table.close()
