"""The client for browsers: the files of `peron/page`, which are there when the package was built with them. Imports
Starlette.

They are few and small, so they are all read once: what was not there then is not there, whatever a path looks like.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import peron

INDEX: Final = "index.html"
SCREENS: Final = (
    "/", "/new", "/new/{game}", "/join", "/j/{code}", "/table/{rest:path}", "/tv/{id}", "/rules", "/rules/{game}",
    "/rules/{game}/aid", "/daily/{game}", "/daily/{game}/{date}", "/replays", "/me",
)  # fmt: skip
"""The addresses that the client makes its screens of."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For assets: a changed one has another name."""
ASK_AGAIN: Final = "no-cache"
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Our own list, because browsers are told to believe it, and what the machine knows differs from one to the next."""


def has_page() -> bool:
    """Whether this package was built with the page."""
    return files("peron").joinpath("page", INDEX).is_file()


def page_routes() -> list[Route]:
    """The page, or a line of text where the package has none."""
    if not has_page():
        return [Route("/", _front)]

    async def screen(request: Request) -> Response:
        return _answer(request, INDEX, ASK_AGAIN)

    async def beside(request: Request) -> Response:
        return _answer(request, request.url.path.removeprefix("/"), ASK_AGAIN)

    async def asset(request: Request) -> Response:
        return _answer(request, f"assets/{request.path_params['name']}", FOREVER)

    screens = [Route(path, screen) for path in SCREENS]
    icons = [Route(f"/{name}", beside) for name in _page() if "/" not in name and name != INDEX]
    return [*screens, *icons, Route("/assets/{name:path}", asset)]


def nowhere(request: Request) -> Response | None:
    """For a path where there is nothing: somebody's browser gets the page, which says so and how to go on; None for a
    program, which gets the error."""
    read_by_people = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not read_by_people or request.url.path.startswith(("/api/", "/assets/")) or not has_page():
        return None
    return _answer(request, INDEX, ASK_AGAIN, status=404)


@cache
def _page() -> dict[str, bytes]:
    return dict(_read(files("peron").joinpath("page"), ""))


def _read(folder: Traversable, under: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _read(entry, f"{under}{entry.name}/")
        else:
            yield under + entry.name, entry.read_bytes()


@cache
def _packed(name: str) -> bytes | None:
    """The file as browsers take it, where packing makes it smaller; each is packed once."""
    packed = gzip.compress(_page()[name], mtime=0)
    return packed if len(packed) < len(_page()[name]) else None


@cache
def _mark(name: str) -> str:
    """By which a browser asks whether the file is still the same, packed or not."""
    return f'W/"{hashlib.sha256(_page()[name]).hexdigest()[:20]}"'


def _answer(request: Request, name: str, caching: str, status: int = 200) -> Response:
    if name not in _page():
        raise HTTPException(404)
    headers = {"cache-control": caching, "vary": "accept-encoding", "etag": _mark(name)}
    known = [mark.strip() for mark in request.headers.get("if-none-match", "").split(",")]
    if status == 200 and _mark(name) in known:
        return Response(None, 304, headers=headers)
    body = _page()[name]
    packed = _packed(name)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = packed
        headers["content-encoding"] = "gzip"
    media_type = MEDIA_TYPES.get(PurePosixPath(name).suffix, "application/octet-stream")
    return Response(body, status, media_type=media_type, headers=headers)


async def _front(request: Request) -> Response:
    """Where to look."""
    return PlainTextResponse(f"Peron {peron.__version__}\n/api/openapi.json\n")
