"""Tokens and guests: a guest is a name and a secret cookie; the database holds only hashes. Imports the store."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "peron"
_A_YEAR: Final = 365 * 24 * 3600


def new_token() -> str:
    """256 bits from the operating system: nobody guesses it."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is kept of a token. A fast hash is enough: a token is not a password, there is nothing to try out."""
    return sha256(token.encode()).hexdigest()


def give_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=_A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def cookie_of(connection: HTTPConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser sent this from one of our own pages; programs send no origin. Other sites may not use the
    cookie of a guest who happens to visit them."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
