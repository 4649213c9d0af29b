"""Tokens and guests: a guest is a name and a secret cookie; the database holds only hashes. Imports Starlette."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from peron.server.hosts import is_https
from peron.server.visitors import visitor

COOKIE: Final = "peron"
SAFE_COOKIE: Final = "__Host-peron"
"""What it is called over https: a browser takes a cookie of such a name from nobody but this very host, protected."""
_A_YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    """256 bits from the operating system: nobody guesses it."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token. A fast hash is enough: a token is not a password, there is nothing to try out."""
    return sha256(token.encode()).hexdigest()


def give_cookie(response: Response, token: str, secure: bool) -> None:
    name = SAFE_COOKIE if secure else COOKIE
    response.set_cookie(name, token, max_age=_A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def take_cookie(response: Response) -> None:
    """Have the browser forget the guest it was, by whichever name the cookie goes."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(SAFE_COOKIE, httponly=True, samesite="lax", secure=True)


def cookie_of(connection: HTTPConnection) -> str | None:
    """The secret of a guest. Over https the plain one does not count: any neighbouring site may have put it there, so
    that somebody plays as a guest whom another knows."""
    return connection.cookies.get(SAFE_COOKIE if is_https(connection) else COOKIE)


def address_of(connection: HTTPConnection) -> str:
    """The visitor, as far as visitors are counted."""
    return visitor(connection.client.host) if connection.client is not None else "?"
