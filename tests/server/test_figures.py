"""What a server tells those who run it: figures for Prometheus, and a line for every request and socket."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from peron.store import Store
from tests.server.client import Person, Socket
from tests.server.host import Host
from tests.server.play import begin_turns, seated


def figures(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(peron_\S+) (\S+)$", text, re.MULTILINE)}


def test_figures_for_prometheus(own_host: Host) -> None:
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    watching = Person(url).sit_at(sockets[0].table_id)
    begin_turns(sockets)
    ola.get("/api/tables/nowhere")
    answer = ola.get("/metrics")
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("text/plain")
    told = figures(answer.body.decode())
    stands = ("peron_tables", "peron_sockets", "peron_people", "peron_watching")
    assert [told[name] for name in stands] == [1, 3, 2, 1]
    assert told["peron_move_seconds_count"] == 2
    assert told["peron_commit_seconds_count"] >= 5
    assert told['peron_requests_total{method="POST",route="/api/guests",status="201"}'] == 2
    assert told['peron_requests_total{method="GET",route="/api/tables/{table_id}",status="404"}'] == 1
    assert told['peron_bot_questions{urgency="awaited"}'] == 0
    assert told['peron_log_lines_total{level="error"}'] == 0
    watching.close()


def test_processes_of_one_machine_tell_the_sum_of_their_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = tmp_path / "figures"
    shared.mkdir()
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(shared))
    both = [Host(tmp_path / name).start() for name in ("one", "two")]
    for host in both:
        Person.guest(host.url, "Ola")
    for host in both:
        told = figures(Person(host.url).get("/metrics").body.decode())
        assert told['peron_requests_total{method="POST",route="/api/guests",status="201"}'] == 2
        assert told["peron_tables"] == 0
        assert host.stop() == 0


def test_only_those_read_the_figures_who_run_the_server(own_host: Host) -> None:
    ola = Person(own_host.start().url)
    assert ola.get("/metrics").status == 200
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        passed_on = ola.request("GET", "/metrics", headers={header: "127.0.0.1"})
        assert (passed_on.status, passed_on.error) == (403, "metrics-refused"), "a proxy on this machine let them in"
    own_host.stop()
    own_host.options = ("--trust-proxy", "127.0.0.1")
    own_host.start()
    assert ola.get("/metrics").status == 403, "a proxy on this machine need not say that it is one"
    own_host.stop()
    own_host.options = ("--metrics-token", "s3cret", "--trust-proxy", "127.0.0.1")
    own_host.start()
    assert ola.get("/metrics").status == 403
    far = {"x-forwarded-for": "203.0.113.9"}
    for token, status in (("s3cret", 200), ("s3cre", 403), ("", 403)):
        given = {**far, "authorization": f"Bearer {token}"}
        assert ola.request("GET", "/metrics", headers=given).status == status


def test_a_line_for_every_request_and_socket_without_secrets(own_host: Host, tmp_path: Path) -> None:
    file = tmp_path / "access.log"
    own_host.options = ("--access-log", str(file))
    url = own_host.start().url
    ola, jan = Person.guest(url, "Ola"), Person.guest(url, "Jan")
    sockets = seated(ola, [jan])
    ola.get("/api/games/berlin/drawing?lang=pl")
    ola.get("/nowhere?token=hidden")
    file.rename(tmp_path / "access.log.1")
    for socket in sockets:
        socket.close()
    assert Socket(ola, "nowhere").hangup()[0] == 4404
    own_host.stop()
    first, later = (tmp_path / "access.log.1").read_text(), file.read_text()
    lines: list[dict[str, Any]] = [json.loads(line) for line in (first + later).splitlines()]
    assert later, "a file that was moved away is begun anew"
    asked = [(line["method"], line["path"], line["status"]) for line in lines]
    assert ("POST", "/api/guests", 201) in asked
    assert ("GET", "/api/games/berlin/drawing", 200) in asked
    assert ("GET", "/nowhere", 404) in asked
    assert ("SOCKET", "/api/tables/nowhere/socket", 4404) in asked
    sat = [line for line in lines if line["event"] == "log-socket" and sockets[0].table_id in line["path"]]
    assert [line["status"] for line in sat] == [1000, 1000]
    assert all(line["bytes"] > 1000 and line["address"] == "127.0.0.1" for line in sat)
    store = Store.beside(own_host.folder)
    assert {person.id for person in store.people(9)} == {line["guest"] for line in sat}
    store.close()
    assert "guest" not in next(line for line in lines if line["event"] == "log-request"), "but for its socket"
    secrets = [ola.cookie.partition("=")[2], jan.cookie.partition("=")[2], "hidden"]
    assert not [secret for secret in secrets if secret in first + later]


def test_an_access_log_that_cannot_be_written_is_told_at_once(own_host: Host, tmp_path: Path) -> None:
    own_host.options = ("--access-log", str(tmp_path / "no" / "folder.log"))
    own_host.launch()
    assert own_host.process is not None
    assert own_host.process.wait(30) == 1
    assert "access log" in own_host.logged()
