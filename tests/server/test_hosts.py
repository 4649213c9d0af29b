"""Which names a server answers to, and whose pages may use it."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from peron.server.hosts import Hosts, is_https, origin_problem

LONG = "x" * 300


def asked(host: str | None = None, origin: str | None = None, scheme: str = "http") -> HTTPConnection:
    """A request as a browser makes it."""
    headers = {"host": host, "origin": origin}
    named = [(name.encode(), value.encode()) for name, value in headers.items() if value is not None]
    scope = {
        "type": "websocket" if scheme in ("ws", "wss") else "http",
        "scheme": scheme,
        "path": "/",
        "headers": named,
    }
    return HTTPConnection({**scope, "server": ("127.0.0.1", 8321), "query_string": b""})


def answers(hosts: Hosts, host: str | None) -> bool:
    return hosts.problem(asked(host)) is None


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_answers_to_its_own_names_alone(bound: str) -> None:
    hosts = Hosts(bound)
    assert not hosts.any
    for name in ("localhost", "LocalHost:8321", "127.0.0.1:8321", "[::1]:8321", "192.0.2.7", bound):
        assert answers(hosts, name), name
    for other in ("evil.example", "evil.example:8321", "localhost.evil.example", "", None):
        assert not answers(hosts, other), other


def test_why_a_name_is_refused_is_told_but_not_at_any_length() -> None:
    problem = Hosts("127.0.0.1").problem(asked("Evil.Example:80"))
    assert problem is not None
    assert (problem.key, problem.params) == ("request-host", {"host": "evil.example"})
    problem = Hosts("127.0.0.1").problem(asked(LONG))
    assert problem is not None
    assert problem.params == {"host": LONG[:100]}


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "192.0.2.7", LONG])
def test_a_server_for_others_answers_to_all_names_unless_told_its_own(bound: str) -> None:
    assert Hosts(bound).any
    assert answers(Hosts(bound), "whatever.example")
    told = Hosts(bound, ["Peron.Example:443", "peron.test"])
    assert not told.any
    for name in ("peron.example", "PERON.example:8321", "peron.test", "localhost", "192.0.2.7:80", bound):
        assert answers(told, name), name
    assert not answers(told, "whatever.example")


def test_a_server_for_this_machine_may_have_a_name_too() -> None:
    assert answers(Hosts("127.0.0.1", ["peron.test"]), "peron.test:8321")


# --- pages ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "origin", "scheme"),
    [
        ("peron.test", None, "http"),
        ("peron.test", "http://peron.test", "http"),
        ("Peron.test:8321", "HTTP://peron.TEST:8321", "http"),
        ("peron.test", "https://peron.test", "https"),
        ("peron.test", "http://peron.test", "ws"),
        ("peron.test", "https://peron.test", "wss"),
    ],
)
def test_our_own_pages_and_programs_may_ask(host: str, origin: str | None, scheme: str) -> None:
    assert origin_problem(asked(host, origin, scheme)) is None


@pytest.mark.parametrize(
    ("origin", "scheme", "key"),
    [
        ("https://evil.example", "http", "request-origin"),
        ("http://peron.test:81", "http", "request-origin"),
        ("null", "http", "request-origin"),
        ("", "http", "request-origin"),
        ("gopher://peron.test", "http", "request-origin"),
        ("http://peron.test", "https", "request-origin-scheme"),
        ("http://peron.test", "wss", "request-origin-scheme"),
        ("https://peron.test", "ws", "request-origin-scheme"),
    ],
)
def test_pages_of_others_may_not(origin: str, scheme: str, key: str) -> None:
    problem = origin_problem(asked("peron.test", origin, scheme))
    assert problem is not None
    assert problem.key == key


def test_a_proxy_that_does_not_say_how_a_page_came_is_told_what_is_missing() -> None:
    problem = origin_problem(asked("peron.test", "https://peron.test", "ws"))
    assert problem is not None
    assert problem.params == {"page": "https", "here": "http"}


def test_what_came_protected() -> None:
    assert [scheme for scheme in ("http", "https", "ws", "wss") if is_https(asked(scheme=scheme))] == ["https", "wss"]
