"""The examples in `hosting/` work: nginx and Caddy in front of two real servers on one database, with WebSockets and
the visitors' own addresses; systemd takes the units. The machine's nginx and Caddy are taken, or those that were
installed with the tests; skipped where there are none."""

from __future__ import annotations

import http.client
import json
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from tests.ports import free_port
from tests.postgres import postgres
from tests.server.client import ME, Person, Socket
from tests.server.host import Host
from tests.server.play import act

HOSTING = Path(__file__).parents[2] / "hosting"
NAME = "play.example.org"
VISITOR = "127.0.0.5"
SECONDS = 20.0


def program(name: str) -> str:
    """The machine's, or the one from a wheel."""
    beside = Path(sys.executable).parent
    found = shutil.which(name) or shutil.which(name, path=beside) or shutil.which(f"{name}-wheel", path=beside)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def nginx(folder: Path, port: int, at: list[str]) -> list[str]:
    """The example as it is, but for names, ports, and what a whole nginx has around a site."""
    site = (HOSTING / "nginx.conf").read_text()
    servers = "".join(f"server {one} max_fails=2 fail_timeout=5s;\n" for one in at)
    first = "    server 127.0.0.1:8321 max_fails=2 fail_timeout=5s;\n"
    for old, new in ((first, servers), ("listen 80;", f"listen 127.0.0.1:{port};"), ("    listen [::]:80;\n", "")):
        assert old in site
        site = site.replace(old, new)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths} {site} }}"
    (folder / "nginx.conf").write_text(whole)
    return [program("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]


def caddy(folder: Path, port: int, at: list[str]) -> list[str]:
    """The example as it is, without TLS: there is no certificate for a name that is not ours."""
    site = (HOSTING / "Caddyfile").read_text()
    site = site.replace("{$PERON_HOST} {", f"http://{NAME}:{port} {{", 1).replace("{$PERON_HOST}", NAME)
    site = site.replace("{$PERON_AT:127.0.0.1:8321}", " ".join(at))
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tstorage file_system {folder}\n}}\n{site}")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[list[Host]]:
    database = postgres().new_database().render_as_string(hide_password=False)
    options = ["--database", database, "--allow-host", NAME, "--trust-proxy", "127.0.0.1"]
    both = [Host(tmp_path / str(at), *options, "--access-log", str(tmp_path / f"{at}.log")) for at in (1, 2)]
    for host in both:
        host.start()
    yield both
    for host in both:
        if host.running:
            host.stop()


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    set_up: Callable[[Path, int, list[str]], list[str]] = request.param
    program(set_up.__name__)  # before anything is started
    hosts: list[Host] = request.getfixturevalue("hosts")
    folder, port = tmp_path / "proxy", free_port()
    folder.mkdir()
    command = set_up(folder, port, [urlsplit(host.url).netloc for host in hosts])
    with (tmp_path / "proxy.log").open("w") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    end = time.monotonic() + SECONDS
    while status(url, "/readyz") != 200:
        assert running.poll() is None, (tmp_path / "proxy.log").read_text()
        assert time.monotonic() < end, (tmp_path / "proxy.log").read_text()
        time.sleep(0.2)
    yield url
    running.terminate()
    running.wait(SECONDS)


def status(url: str, path: str) -> int:
    try:
        return int(Visitor(url).request("GET", path).status)
    except OSError:
        return 0


class Visitor(Person):
    """Comes from an address of their own, and asks for the server by its name."""

    def request(self, method: str, path: str, body: bytes | None = None, headers: Any = None) -> Any:
        parts = urlsplit(self.url)
        connection = http.client.HTTPConnection(
            parts.hostname or "", parts.port, timeout=SECONDS, source_address=(VISITOR, 0)
        )
        sent = {"host": NAME, "cookie": self.cookie, "x-forwarded-for": "203.0.113.1", **(headers or {})}
        try:
            connection.request(method, path, body, sent)
            response = connection.getresponse()
            return _Answer(response.status, response.getheaders(), response.read())
        finally:
            connection.close()


class _Answer:
    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = {name.lower(): value for name, value in headers}
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Through(Socket):
    """A socket through the proxy, from the visitor's address."""

    def __init__(self, person: Person, table_id: str, host: Host) -> None:
        asked = Person(host.url, person.name, person.cookie)
        super().__init__(asked, table_id)  # the test's own socket, which knows the messages; then the line is changed
        self.raw.close()
        parts = urlsplit(person.url)
        line = connect(
            f"ws://{NAME}:{parts.port}/api/tables/{table_id}/socket",
            sock=socket.create_connection((parts.hostname or "", parts.port or 0), source_address=(VISITOR, 0)),
            additional_headers={"cookie": person.cookie, "origin": f"http://{NAME}:{parts.port}"},
            compression=None,
            max_size=None,
        )
        self.raw = self._open.enter_context(line)


def logged(tmp_path: Path) -> list[dict[str, Any]]:
    files = [tmp_path / "1.log", tmp_path / "2.log"]
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def test_a_game_is_played_through_a_proxy_by_visitors_with_their_own_addresses(
    proxy: str, hosts: list[Host], tmp_path: Path
) -> None:
    ola: Any = Visitor.guest(proxy, "Ola")
    assert "secure" not in ola.cookie.lower(), "it did not come by https"
    until_both_have_served(ola, tmp_path)
    assert ola.get("/metrics").status == 404
    table = ola.set_up(ME, ME)["table"]["id"]
    sitting = Through(ola, table, hosts[0])
    sitting.resume()
    for _ in range(2):
        sitting.look(sitting.table["actors"][0])
        act(sitting, "keep both")
    assert sitting.table["version"] == sitting.version
    sitting.close()
    hosts[0].stop()
    until_the_other_serves(ola)
    hosts[1].stop()
    lines = logged(tmp_path)
    visits = [line for line in lines if line["path"] in ("/api/guests", "/api/me", "/api/tables")]
    assert {line["address"] for line in visits} == {VISITOR}, "neither the proxy's nor the one that was made up"
    sockets = [line for line in lines if line["event"] == "log-socket" and line["address"] == VISITOR]
    assert sockets


def until_the_other_serves(ola: Person) -> None:
    """The proxy has seen that one is stopped."""
    end = time.monotonic() + SECONDS
    well = 0
    while well < 10:
        well = well + 1 if ola.get("/api/me").status == 200 else 0
        assert time.monotonic() < end


def until_both_have_served(ola: Person, tmp_path: Path) -> None:
    """Which one is asked is for the proxy to choose."""
    end = time.monotonic() + SECONDS
    while not all('"/api/me"' in (tmp_path / f"{at}.log").read_text() for at in (1, 2)):
        assert ola.get("/api/me").json["name"] == "Ola", "both know her"
        assert time.monotonic() < end


@pytest.mark.parametrize("name", ["peron.service", "peron-backup.service", "peron-backup.timer"])
def test_systemd_takes_the_units(name: str, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    for unit in HOSTING.glob("peron*.*"):
        text = unit.read_text().replace("/opt/peron/.venv/bin/peron", "/bin/true")
        (tmp_path / unit.name).write_text(text.replace("file:///opt/peron/docs/hosting.md", "man:true"))
    done = subprocess.run(["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
