"""Nobody is told what they could not know: every byte that every viewer got, compared with the truth afterwards."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import ME, OPEN, Person, Socket, bot
from tests.server.host import Host
from tests.server.hunter import Ear, Hunter, Leak, Poll, Truth, secrets_of
from tests.server.play import act, advance, at_random, do, judged, kinds, on_turn, play_on, seated, together

Poller = tuple[Person, tuple[int, ...]]
"""Somebody with their seats."""


def poll_everything(table_id: str, version: int, players: int, people: list[Poller]) -> list[Poll]:
    """Everybody asks for everything that can be asked for, of this moment and of an earlier one."""
    about = f"/api/tables/{table_id}"
    paths = [about, f"{about}/record", "/api/tables", "/api/me/tables"]
    for then in {version, version // 2}:
        paths += [f"{about}/at/{then}", *(f"{about}/at/{then}?seat={seat}" for seat in range(players))]
    return [Poll(path, person.get(path), seats) for person, seats in people for path in paths]


class Hunt:
    """A game with everybody who looks on; in the end everything they heard is judged."""

    def __init__(self, host: Host, players: int) -> None:
        self.host = host
        self.players = players
        self.polls: list[Poll] = []
        self.pollers: list[Poller] = []
        self.tokens: set[str] = set()

    def play(self, sockets: list[Socket], chance: random.Random) -> None:
        """To the end; now and then, while a person is to decide, everybody asks over HTTP too."""
        turn = at_random(chance)
        while not sockets[0].over:
            if on_turn(sockets) is not None and chance.random() < 0.1:
                self.poll(sockets[0])
            advance(sockets, turn)

    def poll(self, socket: Socket) -> None:
        self.polls += poll_everything(socket.table_id, socket.version, self.players, self.pollers)

    def judge(self, truth: Truth, *ears: Ear) -> Hunter:
        secrets = secrets_of(self.host, *(person for person, _ in self.pollers)) | self.tokens
        hunter = Hunter(truth, secrets)
        for ear in ears:
            assert hunter.follow(ear) > truth.end, "too little was compared"
        assert sum(hunter.look_at(poll) for poll in self.polls) * 4 >= len(self.polls)
        return hunter


def made_at(*sockets: Socket) -> dict[int, int | str]:
    return {version: move for socket in sockets for version, move in socket.made.items()}


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [("berlin", 2, 0), ("berlin", 4, 0), ("berlin", 2, 1), ("san-francisco", 3, 0), ("san-francisco", 1, 1)],
)
def test_players_and_spectators_are_told_what_they_may_know(host: Host, game: str, people: int, bots: int) -> None:
    hunt = Hunt(host, people + bots)
    players = [Person.guest(host.url, f"P{number}") for number in range(people)]
    made = players[0].set_up(ME, *[OPEN] * (people - 1), *[bot()] * bots, listed=True, game=game)
    for person, invitation in zip(players[1:], made["invitations"], strict=True):
        hunt.tokens.add(invitation["token"])
        person.accept(invitation["token"])
    guest = Person.guest(host.url, "Curious")
    nobody = Person(host.url)
    hunt.pollers = [*((person, (seat,)) for seat, person in enumerate(players)), (guest, ()), (nobody, ())]
    sockets = [person.sit_at(made["table"]["id"]) for person in (*players, guest, nobody)]
    hunt.play(sockets, random.Random(people))

    truth = Truth(judged(*sockets), sockets[0].steps)
    ears = [Ear.of(socket, seat) for seat, socket in enumerate(sockets[:people])]
    hunt.judge(truth, *ears, *(Ear.of(socket) for socket in sockets[people:]))
    for person in (*players[1:], guest, nobody):
        assert not any(token.encode() in body for token in hunt.tokens for body in person.heard)


def test_a_screen_that_is_shared_shows_the_open_hand_only(host: Host, ola: Person, jan: Person) -> None:
    """Ola's screen has seats 0 and 2, Jan's seat 1, a bot has seat 3; two screens of Ola's may differ."""
    hunt = Hunt(host, 4)
    made = ola.set_up(ME, OPEN, {**ME, "name": "Ela"}, bot())
    jan.accept(made["invitations"][0]["token"])
    shared, other, remote = [person.sit_at(made["table"]["id"]) for person in (ola, ola, jan)]
    hunt.pollers = [(ola, (0, 2)), (jan, (1,))]
    hunt.tokens = {made["invitations"][0]["token"]}
    chance = random.Random(3)
    while not shared.over:
        together([shared, other, remote])
        if shared.you["curtain"] is not None:
            shared.look(shared.you["curtain"])
            if chance.random() < 0.2:
                other.look(chance.choice([0, 2, None]))
                hunt.poll(shared)
        else:
            advance([shared, remote, other], at_random(chance))
    together([shared, other, remote])
    truth = Truth(judged(shared, other, remote), shared.steps)
    hunt.judge(truth, Ear.of(shared, 0, 2), Ear.of(other, 0, 2), Ear.of(remote, 1))
    assert {0, 2} <= set(shared.looked)


def test_what_is_taken_back_or_handed_over_leaks_nothing(host: Host) -> None:
    """With undo, free and asked for, somebody who comes late, and a seat that goes on at another device."""
    ola, jan, ela, device = [Person.guest(host.url, name) for name in ("Ola", "Jan", "Ela", "Jan")]
    hunt = Hunt(host, 3)
    sockets = seated(ola, [jan, ela])
    old, new = sockets[1], device.sit_at(sockets[0].table_id)
    hunt.pollers = [(ola, (0,)), (ela, (2,)), (Person(host.url), ())]
    chance = random.Random(4)
    handed = 0
    while not sockets[0].over:
        if chance.random() < 0.15:
            take_back(sockets, chance)
        if sockets[0].version > 60 and not handed:
            token = jan.post(f"/api/tables/{old.table_id}/seats/1/invitation").json["token"]
            hunt.tokens.add(token)
            device.accept(token)
            handed = old.version + 1
            sockets[1] = new
            together([*sockets, old])
            new.until_version(handed)
        if chance.random() < 0.1:
            hunt.poll(sockets[0])
        advance(sockets, at_random(chance))
        old.until_version(sockets[0].version)
        new.until_version(sockets[0].version)
    late = ela.sit_at(old.table_id)

    assert {"undo", "undo-asked", "undo-refused", "hand-over"} <= set(kinds(late))
    truth = Truth(judged(*sockets, old, late), sockets[0].steps, made_at(*sockets, old))
    hunt.judge(
        truth,
        Ear.of(sockets[0], 0),
        Ear.of(sockets[2], 2),
        Ear.of(late, 2),
        Ear.of(old, 1, until=handed),
        Ear.of(new, 1, since=handed),
    )


def take_back(sockets: list[Socket], chance: random.Random) -> None:
    """Somebody takes back; whoever is asked agrees or not."""
    socket = chance.choice(sockets)
    if socket.you["undo"] is None:
        return
    do(socket, "undo", seat=socket.you["eye"])
    together(sockets)
    for other in sockets:
        asking = other.table["asking"]
        if asking is not None and other.you["eye"] in asking["waiting"]:
            do(other, "agree" if chance.random() < 0.6 else "refuse", seat=other.you["eye"])
            together(sockets)
    together(sockets)


# --- the hunter finds what is planted ---------------------------------------------------------------------------------


def at_a_view(change: Callable[[Any], None]) -> Callable[[list[Any]], None]:
    """Plants something in an update in the middle of a game."""

    def plant(messages: list[Any]) -> None:
        updates = [message for message in messages if message["type"] == "update" and message["you"]["view"]]
        change(updates[len(updates) // 2])

    return plant


def others(update: Any) -> Any:
    """In a view: the player at seat 1."""
    return update["you"]["view"]["players"][1]


def is_found(hunter: Hunter, ear: Ear) -> bool:
    try:
        hunter.follow(ear)
    except Leak:
        return True
    return False


PLANTED: dict[str, Callable[[Any], None]] = {
    "a hand": lambda update: others(update).update(hand={"red": 1}),
    "an empty hand": lambda update: others(update).update(hand={}),
    "tickets": lambda update: others(update).update(tickets=[]),
    "an offer": lambda update: others(update).update(offer=[]),
    "a total": lambda update: others(update).update(total=3),
    "a ticket that was put back": lambda update: update["you"]["view"]["returned"].append([0, "x"]),
    "a move": lambda update: update["you"]["view"]["moves"].append({"move": 1}),
    "another open hand": lambda update: update["you"].update(eye=1),
    "a parameter of an event": lambda update: update["events"][0]["params"].update(card="wild", tickets=["x"]),
    "an event": lambda update: update["events"].append({"key": "event-pass", "params": {"seat": 0}}),
    "the result": lambda update: update["table"].update(result={}),
}


def test_the_hunter_finds_planted_leaks(host: Host, ola: Person, jan: Person) -> None:
    hunt = Hunt(host, 2)
    sockets = seated(ola, [jan])
    play_on(sockets, random.Random(9))
    truth = Truth(judged(*sockets), sockets[0].steps)
    hunter = hunt.judge(truth, Ear.of(sockets[0], 0), Ear.of(sockets[1], 1))
    unknown = min(truth.tickets - truth.known(truth.end - 1, (0,)))
    anywhere: dict[str, Callable[[Any], None]] = {
        "the seed": lambda update: update.update(x=truth.seed),
        "a guest": lambda update: update.update(x=next(iter(hunter.secrets))),
        "a ticket": lambda update: update["table"].update(x=unknown),
    }
    for what, change in {**PLANTED, **anywhere}.items():
        messages = [json.loads(text) for text in sockets[0].texts]
        at_a_view(change)(messages)
        assert is_found(hunter, Ear([json.dumps(message) for message in messages], {0: (0,)})), what


def test_the_hunter_knows_who_listens(host: Host, ola: Person, jan: Person) -> None:
    """The same messages are a leak when somebody else gets them, or the same person before the hand is opened."""
    sockets = seated(ola, [jan])
    play_on(sockets, random.Random(10))
    truth = Truth(judged(*sockets), sockets[0].steps)
    hunter = Hunter(truth, set())
    texts = sockets[0].texts
    assert not is_found(hunter, Ear(texts, {0: (0,)}))
    middle = truth.end // 2
    wrong: list[dict[int, tuple[int, ...]]] = [
        {0: ()},
        {0: (1,)},
        {0: (0, 1)},
        {0: (0,), middle: ()},
        {0: (0,), middle: (1,)},
    ]
    for seats in wrong:
        assert is_found(hunter, Ear(texts, seats)), seats


def test_the_hunter_reads_answers_too(host: Host, ola: Person, jan: Person) -> None:
    """After the game every seat may be looked at: the same answers during the game would be leaks."""
    sockets = seated(ola, [jan])
    play_on(sockets, random.Random(11))
    hunter = Hunter(Truth(judged(*sockets), sockets[0].steps), set())
    about = f"/api/tables/{sockets[0].table_id}"
    moment = f"{about}/at/{sockets[0].version // 2}?seat=0"
    assert hunter.look_at(Poll(moment, ola.get(moment), (0,)))
    for path in (moment, about + "/record"):
        with pytest.raises(Leak):
            hunter.look_at(Poll(path, jan.get(path), (1,)))
    with pytest.raises(Leak):
        hunter.look_at(Poll(moment.replace("seat=0", "seat=1"), ola.get(moment), (0, 1)))


def test_nothing_is_said_of_the_cards_before_the_game_begins(ola: Person) -> None:
    """The deck is shuffled, but nobody may look, not even by asking for a move."""
    socket = ola.sit_at(ola.set_up(ME, OPEN)["table"]["id"])
    assert socket.view is None
    for move in ("draw red", "draw wild", "claim hauptbahnhof-brandenburger_tor", "nonsense", 1):
        answer = socket.move(move, seat=0)
        assert answer["error"] == {"key": "table-not-started", "params": {}}
        socket.say("why", id="w", seat=0, move=move)
        assert socket.until(lambda message: message["type"] == "refused")["error"]["key"] == "table-not-started"
    moment = ola.get(f"/api/tables/{socket.table_id}/at/{socket.version}?seat=0").json
    assert moment["view"] is None


def test_a_spectator_may_do_nothing(host: Host, ola: Person, jan: Person) -> None:
    sockets = seated(ola, [jan])
    nobody = Person(host.url).sit_at(sockets[0].table_id)
    stranger = Person.guest(host.url, "Ela").sit_at(sockets[0].table_id)
    for watching, key in ((nobody, "table-watching"), (stranger, "table-not-yours")):
        for type in ("undo", "agree", "refuse", "concede", "leave", "return"):
            assert watching.command(type, seat=0)["error"]["key"] == key
        assert watching.move("keep first", seat=0)["error"]["key"] == key
        assert watching.look(0)["error"]["key"] == "table-not-yours"
        watching.say("why", id="w", seat=0, move="keep first")
        assert watching.until(lambda message: message["type"] == "refused")["error"]["key"] == "table-not-yours"
    act(sockets[0], "keep first")
