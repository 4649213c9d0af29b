"""The server put together: database, thinking processes, rooms, interface. Imports everything of this package."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import peron
from peron.rules.contract import PeronError
from peron.server import bodies as said
from peron.server.access import Access, AccessLog
from peron.server.api import router
from peron.server.costs import Work
from peron.server.door import Door
from peron.server.encoding import encode, error_of
from peron.server.errors import Refused, problems, status_of, unavailable
from peron.server.guard import Guard
from peron.server.hosts import Hosts
from peron.server.household import household
from peron.server.lobby import Lobby
from peron.server.logs import LOGGER, log
from peron.server.measures import Measures, may_read
from peron.server.orders import BanGuard, Orders
from peron.server.page import nowhere, page_routes
from peron.server.readiness import Readiness
from peron.server.retention import forget_for_ever
from peron.server.schema import describe
from peron.server.settings import Settings
from peron.server.visitors import Arrivals, Proxies
from peron.store import DatabaseError, Store

SAMPLE_SECONDS: Final = 5.0


def create_app(settings: Settings, store: Store) -> FastAPI:
    """An application over an open store; it closes the store when it ends."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with household(settings, store) as (rooms, allowances):
            rooms.measures, rooms.work = measures, work
            app.state.lobby = Lobby(rooms, settings.limits, allowances, orders, work)
            app.state.readiness = Readiness(rooms)
            rooms.forsaken.go_on()
            follow = (orders.follow(rooms), work.pace.follow(), _sample(app.state.lobby, measures))
            tasks = [asyncio.create_task(one) for one in follow]
            if settings.keep_days:
                tasks.append(asyncio.create_task(forget_for_ever(rooms, settings.keep_days)))
            log("log-server-started", version=peron.__version__)
            if hosts.any:
                log("log-any-host", logging.WARNING, host=settings.host)
            yield
            for task in tasks:
                task.cancel()
        log("log-server-stopped")
        if lines is not None:
            lines.close()

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
    work = Work(settings.limits)
    hosts = Hosts(settings.host, settings.allowed_hosts)
    measures, orders = _measures(), Orders()
    lines = AccessLog(settings.access_log) if settings.access_log else None
    app.add_middleware(Door, limits=settings.limits, work=work)
    app.add_middleware(BanGuard, orders=orders, work=work)
    app.add_middleware(Guard, hosts=hosts, work=work)
    app.add_middleware(Access, measures=measures, lines=lines)
    app.add_middleware(Arrivals, proxies=Proxies(settings.trusted_proxies))
    _add_errors(app)
    _add_routes(app)
    _add_metrics(app, measures, settings.metrics_token, proxied=bool(settings.trusted_proxies))
    app.router.routes.extend(page_routes())
    describe(app)
    return app


def _measures() -> Measures:
    """Somebody who counts, if what it takes is installed."""
    try:
        from peron.server.metrics import Metrics
    except ImportError:
        return Measures()
    return Metrics()


async def _sample(lobby: Lobby, measures: Measures) -> None:
    """For other processes that tell our figures too."""
    while True:
        try:
            measures.sample(lobby)
        except Exception as error:  # a full disk, say: the next time it may do
            LOGGER.error("log-task-failed", exc_info=error)
        await asyncio.sleep(SAMPLE_SECONDS)


def _add_metrics(app: FastAPI, measures: Measures, token: str, proxied: bool) -> None:
    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not may_read(request, token, proxied):
            raise Refused(403, "metrics-refused")
        measures.sample(app.state.lobby)
        told = measures.told()
        if told is None:
            raise Refused(404, "metrics-none")
        return Response(told[0], media_type=told[1])


def _add_errors(app: FastAPI) -> None:
    def problem(status: int, error: PeronError) -> Response:
        return Response(encode(said.Problem(error_of(error))), status, media_type="application/json")

    @app.exception_handler(PeronError)
    async def refused(request: Request, error: PeronError) -> Response:
        return problem(status_of(error), error)

    @app.exception_handler(DatabaseError)
    async def failing(request: Request, error: DatabaseError) -> Response:
        told = unavailable(error)
        return problem(status_of(told), told)

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
    @app.get("/healthz", response_model=said.Health)
    async def health() -> Response:
        """That the server is alive; nothing is looked up for it."""
        lobby: Lobby = app.state.lobby
        shown = said.Health("ok", peron.__version__, len(lobby.rooms), sum(lobby.sockets.values()))
        return Response(encode(shown), media_type="application/json")

    @app.get("/readyz", response_model=said.Ready, responses={503: {"model": said.Ready}})
    async def readiness() -> Response:
        """Whether the server can do its work: something small is written to the database, at most once a second."""
        ready = await app.state.readiness.ready()
        shown = said.Ready("ok" if ready else "failing")
        return Response(encode(shown), 200 if ready else 503, media_type="application/json")
