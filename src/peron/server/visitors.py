"""Who a visitor is: the address that is counted, also behind a proxy. Imports Starlette.

Anybody can write `X-Forwarded-For`. It is believed only where it comes from a proxy that whoever runs the server has
named, and only as far back as such proxies have written it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address


def parsed(text: str) -> Address | None:
    """An address as a header or a system writes it, perhaps with a port or a zone; one of IPv4 in the clothes of IPv6
    is one of IPv4.

    >>> parsed("[2001:db8::1]:443"), parsed("::ffff:192.0.2.7"), parsed("unknown")
    (IPv6Address('2001:db8::1'), IPv4Address('192.0.2.7'), None)
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def visitor(address: str) -> str:
    """What is counted: one address of IPv4, or a network of IPv6 as one household has it.

    >>> visitor("2001:db8:1:2:3:4:5:6"), visitor("::ffff:192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return address if found is None else str(found)


def neighbourhood(counted: str, prefix: int = 56) -> str:
    """What may be a single customer's, of all that `visitor` says: whoever has a network of IPv6 with 56 bits has 256
    of those with 64.

    >>> neighbourhood("2001:db8:1:2::/64"), neighbourhood("192.0.2.7")
    ('2001:db8:1::/56', '192.0.2.7')
    """
    if not counted.endswith("/64"):
        return counted
    return str(IPv6Network(counted).supernet(new_prefix=prefix))


def rings(counted: str) -> Sequence[str]:
    """A visitor, and the networks of IPv6 round them in which all may be one: a household's line, and what tunnels and
    hosting companies give to whoever asks.

    >>> rings("2001:db8:1:2::/64"), rings("192.0.2.7")
    (('2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48'), ('192.0.2.7',))
    """
    if neighbourhood(counted) == counted:
        return (counted,)
    return (counted, neighbourhood(counted), neighbourhood(counted, 48))


class Proxies:
    """The proxies that are believed."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        """Raises ValueError for what is neither an address nor a network."""
        self.trusted: Sequence[Network] = tuple(ip_network(one, strict=False) for one in trusted)

    def trusts(self, address: str) -> bool:
        found = parsed(address)
        return found is not None and any(found in network for network in self.trusted)

    def came_from(self, peer: str, forwarded_for: str, forwarded_proto: str) -> tuple[str, str | None]:
        """The address that stands last among those that no proxy of ours has, and the scheme it came by, if that is
        told. Each proxy adds the address it was called from at the end."""
        if not self.trusts(peer):
            return peer, None
        address, hops = peer, 0
        for told in reversed(forwarded_for.split(",")):
            found = parsed(told)
            if found is None:
                break  # no proxy writes that: whatever stands before it is not known either
            address, hops = str(found), hops + 1
            if not self.trusts(address):
                break
        schemes = [scheme.strip().lower() for scheme in forwarded_proto.split(",")]
        scheme = schemes[max(0, len(schemes) - max(1, hops))]
        return address, scheme if scheme in ("http", "https") else None


class Arrivals:
    """Puts the visitor's own address and scheme into every request that a proxy has passed on."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.proxies.trusted and scope["type"] in ("http", "websocket") and scope["client"] is not None:
            headers = Headers(scope=scope)
            forwarded_for = ",".join(headers.getlist("x-forwarded-for"))
            forwarded_proto = ",".join(headers.getlist("x-forwarded-proto"))
            peer, port = scope["client"]
            address, scheme = self.proxies.came_from(peer, forwarded_for, forwarded_proto)
            scope["client"] = (address, port if address == peer else 0)
            if scheme is not None:
                web = scope["type"] == "websocket"
                scope["scheme"] = {"http": "ws", "https": "wss"}[scheme] if web else scheme
        await self.app(scope, receive, send)
