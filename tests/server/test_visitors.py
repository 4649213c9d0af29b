"""Who is counted as whom: addresses, and what a proxy says of them."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from peron.server.visitors import Arrivals, Proxies, parsed, visitor
from tests.loops import run

PROXIES = Proxies(["10.0.0.0/8", "2001:db8:1::1"])
"""Those that are believed."""
OLA, JAN = "198.51.100.1", "203.0.113.5"


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7:8080 ", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:DB8::1", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
    ],
)
def test_an_address_is_the_same_however_it_is_written(text: str, address: str) -> None:
    assert str(parsed(text)) == address


@pytest.mark.parametrize("text", ["", "unknown", "example.org:80", "192.0.2", "_hidden"])
def test_what_is_no_address_is_none(text: str) -> None:
    assert parsed(text) is None


def test_a_household_with_ipv6_is_one_visitor_and_its_neighbour_another() -> None:
    home = {visitor("2001:db8:1:2::1"), visitor("2001:db8:1:2:ffff:ffff:ffff:ffff")}
    assert len(home) == 1
    assert visitor("2001:db8:1:3::1") not in home
    assert visitor(OLA) != visitor(JAN)
    assert visitor("testclient") == "testclient"


@pytest.mark.parametrize(
    ("peer", "told", "address"),
    [
        (OLA, JAN, OLA),
        ("10.0.0.1", JAN, JAN),
        ("2001:db8:1::1", JAN, JAN),
        ("2001:db8:1::2", JAN, "2001:db8:1::2"),
        ("10.0.0.1", f"{JAN}:5000", JAN),
        ("10.0.0.1", f"{OLA}, {JAN}", JAN),
        ("10.0.0.1", f"{OLA}, {JAN}, 10.0.0.3, 10.0.0.2", JAN),
        ("10.0.0.1", f"{OLA}, unknown, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("10.0.0.1", "unknown", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("unix:", JAN, "unix:"),
    ],
)
def test_a_visitor_is_the_last_address_that_no_proxy_of_ours_has(peer: str, told: str, address: str) -> None:
    assert PROXIES.came_from(peer, told, "")[0] == address


@pytest.mark.parametrize(
    ("told_for", "told", "scheme"),
    [
        (JAN, "https", "https"),
        (JAN, " HTTPS ", "https"),
        (JAN, "", None),
        (JAN, "gopher", None),
        (JAN, "https, http", "http"),  # the first was written by the visitor
        (f"{JAN}, 10.0.0.2", "https, http", "https"),
        (f"{JAN}, 10.0.0.2", "http, https, http", "https"),
        (f"{JAN}, 10.0.0.2", "https", "https"),
        (f"{JAN}, 10.0.0.4, 10.0.0.3, 10.0.0.2", "https, http", "https"),
        ("", "http, https", "https"),
    ],
)
def test_the_scheme_is_the_one_by_which_the_visitor_came(told_for: str, told: str, scheme: str | None) -> None:
    assert PROXIES.came_from("10.0.0.1", told_for, told)[1] == scheme
    assert PROXIES.came_from(OLA, told_for, told)[1] is None, "nobody says it who is not believed"


def test_a_proxy_that_is_neither_address_nor_network_is_refused() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(["nonsense"])
    assert PROXIES.trusts("10.255.0.1:80")
    assert Proxies(["10.1.2.3/8"]).trusts("10.0.0.1"), "a network may be named by any address in it"


# --- what the rest of the server sees ---------------------------------------------------------------------------------


def arrived(proxies: Proxies, peer: str | None = "10.0.0.1", type: str = "http", **headers: str) -> Scope:
    """A request as it is when it has come in."""
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    named = [
        (name.replace("_", "-").encode(), part.encode()) for name, value in headers.items() for part in value.split("+")
    ]
    scope: dict[str, Any] = {"type": type, "scheme": "ws" if type == "websocket" else "http", "headers": named}
    scope["client"] = None if peer is None else (peer, 4000)
    nothing: Any = None
    run(Arrivals(app, proxies)(scope, nothing, nothing))
    return seen[0]


def test_a_request_through_a_proxy_is_its_visitors() -> None:
    scope = arrived(PROXIES, x_forwarded_for=JAN, x_forwarded_proto="https")
    assert (scope["client"], scope["scheme"]) == ((JAN, 0), "https")
    scope = arrived(PROXIES, type="websocket", x_forwarded_for=JAN, x_forwarded_proto="https")
    assert (scope["client"], scope["scheme"]) == ((JAN, 0), "wss")
    scope = arrived(PROXIES, type="websocket", x_forwarded_for=JAN, x_forwarded_proto="http")
    assert scope["scheme"] == "ws"


def test_headers_that_come_twice_are_one_list() -> None:
    scope = arrived(PROXIES, x_forwarded_for=f"{JAN}+10.0.0.2", x_forwarded_proto="https+http")
    assert (scope["client"], scope["scheme"]) == ((JAN, 0), "https")


@pytest.mark.parametrize(("proxies", "peer"), [(Proxies(), "10.0.0.1"), (PROXIES, OLA)])
def test_without_a_proxy_that_is_believed_a_request_stays_as_it_came(proxies: Proxies, peer: str) -> None:
    scope = arrived(proxies, peer, x_forwarded_for=JAN, x_forwarded_proto="https")
    assert (scope["client"], scope["scheme"]) == ((peer, 4000), "http")


def test_what_is_no_request_or_comes_from_nowhere_is_passed_on() -> None:
    assert arrived(PROXIES, type="lifespan", x_forwarded_for=JAN)["client"] == ("10.0.0.1", 4000)
    assert arrived(PROXIES, None, x_forwarded_for=JAN)["client"] is None
