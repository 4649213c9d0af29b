"""What protects everybody: origins, rates, headers, and secrets that are nowhere to be found."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from tests.server.client import ME, OPEN, Answer, Person, Socket, bot
from tests.server.host import Host
from tests.server.hostile import JSON, Game, await_sockets, cookie, posted, refused, told
from tests.server.raw import TEXT, Raw, framed

# --- other sites ------------------------------------------------------------------------------------------------------

ORIGINS = ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "", "file://", "127.0.0.1"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_site_cannot_use_the_cookie_of_a_guest(host: Host, game: Game, origin: str) -> None:
    body = json.dumps({"game": "berlin", "seats": [ME, OPEN]}).encode()
    for path in ("/api/tables", "/api/guests", f"/api/tables/{game.id}/seats/0/invitation", "/api/records"):
        assert refused(posted(game.ola, path, body, origin=origin)) == (403, "request-origin")
    assert refused(game.ola.request("PUT", "/api/me", b"{}", {"origin": origin})) == (403, "request-origin")
    raw = Raw.to(host.url)
    assert raw.shake_hands(game.id, {**cookie(game.ola), "origin": origin})[0] == 403
    raw.close()
    game.unharmed()


def test_our_own_pages_can(host: Host, game: Game) -> None:
    body = json.dumps({"name": "Ewa"}).encode()
    assert posted(game.ola, "/api/guests", body, origin=host.url).status == 201
    raw = Raw.socket(host.url, game.id, {**cookie(game.ola), "origin": host.url})
    raw.close()


def test_no_other_site_may_read_answers(ola: Person) -> None:
    for method in ("GET", "OPTIONS"):
        headers = {"origin": "https://evil.example", "access-control-request-method": "POST"}
        answer = ola.request(method, "/api/tables", None, headers)
        assert not [name for name in answer.headers if name.startswith("access-control")]


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_flood_of_messages_is_ended_with_a_reason(own_host: Host) -> None:
    game = Game(own_host.start().url)
    flood = Raw.socket(own_host.url, game.id, cookie(game.jan))
    flood.send(framed(b'{"type":"ping"}') * 200)
    last = b""
    while (frame := flood.next_frame())[0] == TEXT:
        last = frame[1]
    assert told(json.loads(last)["error"]) == "socket-flood"
    assert int.from_bytes(frame[1][:2], "big") == 1008
    flood.close()
    game.unharmed()
    game.close()


def test_rates_of_guests_tables_and_guesses(own_host: Host) -> None:
    url = own_host.start().url
    ola = Person.guest(url, "Ola")

    def until_refused(ask: Callable[[], Answer], most: int) -> int:
        for count in range(most):
            answer = ask()
            if answer.status == 429:
                assert told(answer.json["error"]) == "request-too-many"
                return count
        raise AssertionError("never refused")

    assert 20 <= until_refused(lambda: ola.post("/api/tables", {"game": "berlin", "seats": [ME, ME]}), 100) <= 60
    assert 5 <= until_refused(lambda: ola.post("/api/invitations/look", {"token": "guess"}), 100) <= 20
    assert 30 <= until_refused(lambda: ola.post("/api/guests", {"name": "x"}), 100) <= 60


def test_who_asks_for_very_much_at_once_is_refused_and_who_asks_next_is_not(own_host: Host) -> None:
    url = own_host.start().url
    ola = Person.guest(url, "Ola")
    ola.get("/api/me")
    with ExitStack() as opened:
        lines = [Raw.to(url) for _ in range(380)]
        for line in lines:
            opened.callback(line.close)
        for line in lines:
            line.send(f"GET /api/tables/nothing/at/1 HTTP/1.1\r\nhost: {line.host}\r\n\r\n".encode())
        head, _, body = lines[-1].rest().partition(b"\r\n\r\n")
        assert head.split()[1] == b"429", head
        assert b"retry-after: 2" in head.lower()
        assert told(json.loads(body)["error"]) == "request-too-many"
        assert ola.get("/api/games").status == 200, "she shares the address, and has asked for little"


def test_a_right_invitation_is_never_taken_for_a_guess(own_host: Host) -> None:
    ola = Person.guest(own_host.start().url, "Ola")
    token = ola.set_up(ME, OPEN)["invitations"][0]["token"]
    for _ in range(15):
        ola.post("/api/invitations/look", {"token": "guess"})
    assert ola.post("/api/invitations/look", {"token": token}).status == 200


def test_one_address_has_only_so_many_sockets(own_host: Host) -> None:
    url = own_host.start().url
    game = Game(url)
    with ExitStack() as opened:
        for _ in range(198):
            opened.callback(Raw.socket(url, game.id).close)
        assert Socket(Person(url), game.id).hangup() == (1008, "request-too-many")
        again = game.jan.sit_at(game.id)  # a stranger gives up a place for somebody with fewer
        await_sockets(game.ola, 200)
        again.close()
    await_sockets(game.ola, 2)
    game.unharmed()
    game.close()


# --- what is told -----------------------------------------------------------------------------------------------------

SECURE = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}


def test_every_answer_has_the_headers_that_protect(host: Host, ola: Person) -> None:
    answers = [
        ola.get("/"),
        ola.get("/healthz"),
        ola.get("/api/openapi.json"),
        ola.get("/api/games"),
        ola.get("/api/games/berlin/board"),
        ola.get("/nothing"),
        ola.get("/api/tables/x"),
        ola.get("/api/tables/x/at/y"),
        ola.request("DELETE", "/api/tables"),
        ola.post("/api/guests", {"name": "x"}),
        ola.post("/api/guests", {}),
        posted(ola, "/api/guests", b"{}", origin="https://evil.example"),
        ola.request("POST", "/api/guests", b"x" * (256 * 1024 + 1)),
        Person(host.url).get("/api/me"),
    ]
    assert {answer.status for answer in answers} == {200, 201, 401, 403, 404, 405, 413, 422}
    for answer in answers:
        assert set(answer.headers) >= SECURE, answer
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "http" not in policy
        assert "*" not in policy
        assert "server" not in answer.headers
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert all("no-store" in ola.get(path).headers["cache-control"] for path in ("/api/me", "/api/tables"))


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(host: Host) -> None:
    answer = Person(host.url).post("/api/guests", {"name": "Ola"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 60 * 60}"} <= parts
    assert "secure" not in parts
    assert answer.json == {"name": "Ola"}


def test_behind_a_proxy_visitors_are_told_apart_and_the_cookie_is_safe(own_host: Host) -> None:
    own_host.options = ("--trust-proxy", "127.0.0.1", "--allow-host", "peron.test")
    visitor = Person(own_host.start().url)

    def come_in(address: str, proto: str = "https", host: str = "peron.test") -> Answer:
        through = {"host": host, "origin": "https://peron.test", "x-forwarded-for": address, "x-forwarded-proto": proto}
        return visitor.request("POST", "/api/guests", b'{"name":"Ola"}', {**JSON, **through})

    answer = come_in("198.51.100.1")
    assert answer.status == 201
    assert "secure" in {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    name, _, token = answer.headers["set-cookie"].split(";")[0].partition("=")
    assert name == "__Host-peron"
    for proto, good, other in (("https", name, "peron"), ("http", "peron", name)):
        known, planted = ({"cookie": f"{one}={token}", "x-forwarded-proto": proto} for one in (good, other))
        assert visitor.request("GET", "/api/me", None, known).status == 200
        assert visitor.request("GET", "/api/me", None, planted).status == 401, "a neighbouring site may have set it"
    assert refused(come_in("198.51.100.1", proto="http")) == (403, "request-origin-scheme")
    assert refused(come_in("198.51.100.1", host="evil.example")) == (421, "request-host")
    while (answer := come_in("198.51.100.1")).status == 201:
        pass
    assert refused(answer) == (429, "request-too-many")
    assert come_in("198.51.100.2").status == 201, "the neighbour has done nothing"


def test_no_secret_is_in_the_log_or_in_the_database(own_host: Host) -> None:
    own_host.options = ("--no-limits", "--log-level", "debug")
    host = own_host.start()
    ola, jan = Person.guest(host.url, "Ola"), Person.guest(host.url, "Jan")
    made = ola.set_up(ME, OPEN, OPEN, bot())
    tokens = [invitation["token"] for invitation in made["invitations"]]
    jan.accept(tokens[0])
    jan.post("/api/invitations/look", {"token": tokens[1] + "x"})
    again = ola.post(f"/api/tables/{made['table']['id']}/seats/0/invitation").json["token"]
    socket = ola.sit_at(made["table"]["id"])
    socket.raw.send(framed(b"\xff"))
    for person in (ola, jan):
        person.get(f"/api/tables/{made['table']['id']}?token={person.cookie}")
    ola.accept(tokens[1])
    for seat in (0, 2):
        assert socket.command("concede", seat=seat)["type"] == "ack"
    assert jan.sit_at(made["table"]["id"]).command("concede", seat=1)["type"] == "ack"
    seed = ola.get(f"/api/tables/{made['table']['id']}").json["seed"]
    assert len(seed) == 32
    secrets = [*tokens, again, *(person.cookie.partition("=")[2] for person in (ola, jan))]
    files = {path.name: path.read_bytes() for path in host.folder.iterdir()}
    host.stop()
    log = host.logged()
    assert set(files) >= {"peron.sqlite", "peron.sqlite-wal"}
    for secret in secrets:
        assert len(secret) == 43
        assert secret not in log
        assert not [name for name, data in files.items() if secret.encode() in data]
    assert seed not in log
    assert seed.encode() in files["peron.sqlite"] + files["peron.sqlite-wal"], "where else would it be?"
