"""The server put together: database, thinking processes, rooms, interface. Imports everything of this package."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import FastAPI, Path, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import peron
from peron.rules.contract import PeronError
from peron.server import messages as said
from peron.server.api import router
from peron.server.client_socket import POLICY, ClientSocket
from peron.server.encoding import encode, error_of
from peron.server.errors import problems, status_of
from peron.server.guard import Guard
from peron.server.identity import address_of, cookie_of, same_origin
from peron.server.lobby import Lobby
from peron.server.logs import log
from peron.server.page import nowhere, page_routes
from peron.server.rooms import Rooms
from peron.server.schema import describe
from peron.server.settings import Settings
from peron.store import Store, Writer
from peron.tables.seats import TableError
from peron.tables.thinking import Thinkers

UNKNOWN_TABLE = 4404


def create_app(settings: Settings, store: Store) -> FastAPI:
    """An application over an open store; it closes the store when it ends."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        writer = Writer(store)
        thinkers = Thinkers(settings.thinkers)
        thinkers.warm_up()
        rooms = Rooms(store, writer, thinkers)
        app.state.lobby = Lobby(rooms, settings.limits)
        await rooms.go_on()
        log("log-server-started", version=peron.__version__)
        yield
        await rooms.close()
        await asyncio.to_thread(writer.close)
        await asyncio.to_thread(thinkers.close)
        store.close()
        log("log-server-stopped")

    app = FastAPI(
        title="Peron",
        version=peron.__version__,
        summary="City-transit board games",
        lifespan=life,
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    app.router.routes.extend(router.routes)  # as they are; to include the router would make them all anew
    app.add_middleware(Guard, limits=settings.limits)
    _add_errors(app)
    _add_routes(app)
    app.router.routes.extend(page_routes())
    describe(app)
    return app


def _add_errors(app: FastAPI) -> None:
    def problem(status: int, error: PeronError) -> Response:
        return Response(encode(said.Problem(error_of(error))), status, media_type="application/json")

    @app.exception_handler(PeronError)
    async def refused(request: Request, error: PeronError) -> Response:
        return problem(status_of(error), error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return problem(422, PeronError("request-invalid", {"problems": problems(error.errors())}))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and (page := nowhere(request)) is not None:
            return page
        key = {404: "request-not-found", 405: "request-method"}.get(error.status_code, "request-invalid")
        answer = problem(error.status_code, PeronError(key, {"path": request.url.path, "problems": []}))
        answer.headers.update(error.headers or {})
        return answer


def _add_routes(app: FastAPI) -> None:
    @app.get("/healthz", response_model=said.Health, responses={503: {"model": said.Health}})
    async def health() -> Response:
        """Whether the server can do its work."""
        lobby: Lobby = app.state.lobby
        database = await asyncio.to_thread(lobby.rooms.store.healthy)
        sockets = sum(lobby.sockets.values())
        shown = said.Health("ok" if database else "failing", peron.__version__, database, len(lobby.rooms), sockets)
        return Response(encode(shown), 200 if database else 503, media_type="application/json")

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(socket: WebSocket, table_id: Annotated[str, Path(max_length=64)]) -> None:
        await _serve(socket, table_id, app.state.lobby)


async def _serve(socket: WebSocket, table_id: str, lobby: Lobby) -> None:
    """A socket's whole life."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    address = address_of(socket)
    await socket.accept()
    if lobby.sockets[address] >= lobby.limits.sockets:
        await _bye(socket, TableError("request-too-many"), POLICY)
        return
    lobby.sockets[address] += 1
    try:
        guest = await lobby.guest(cookie_of(socket))
        async with lobby.rooms.enter(table_id) as room:
            await ClientSocket(socket, room, guest.id if guest is not None else None, lobby.limits).run()
    except PeronError as error:
        await _bye(socket, error, UNKNOWN_TABLE)
    finally:
        lobby.sockets[address] -= 1
        if not lobby.sockets[address]:
            del lobby.sockets[address]


async def _bye(socket: WebSocket, error: PeronError, code: int) -> None:
    await socket.send_text(encode({"type": "bye", "error": error_of(error)}))
    await socket.close(code)
