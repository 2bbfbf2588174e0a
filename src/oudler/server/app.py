"""The application: REST, the socket, and the page."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from oudler import __version__
from oudler.server.collecting import Collector
from oudler.server.connection import Connection
from oudler.server.describing import described
from oudler.server.guard import Guard
from oudler.server.messages import schema
from oudler.server.metrics import exposition
from oudler.server.problems import HANDLERS, ProblemError
from oudler.server.rest import GamesController, ReplaysController, TablesController
from oudler.server.services import Services, ServicesHere, Settings
from oudler.server.wire import EXTENSION

__all__ = ["create_app"]

STATIC: Final = Path(__file__).parent / "static"
#: Seconds between the rounds that send idle tables to sleep.
SWEEPING: Final = 60.0
#: How large the body of a request may be.
LARGEST_BODY: Final = 4_000_000


async def _services(state: State) -> Services:
    services: Services = state.services
    return services


@get("/api/health", tags=["server"], summary="Whether the server works")
async def health(services: ServicesHere) -> Response[dict[str, str]]:
    """200 when the database answers, 503 when it does not."""
    works = await services.storage.answers()
    body = {
        "status": "ok" if works else "failing",
        "version": __version__,
        "database": "ok" if works else "failing",
    }
    return Response(body, status_code=200 if works else 503)


@get("/api/metrics", tags=["server"], summary="Figures for Prometheus", media_type="text/plain")
async def metrics(services: ServicesHere) -> Response[str]:
    text = exposition(services.metrics, services.hall, services.storage)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The description of the REST interface."""
    return described(request.app.openapi_schema.to_schema())


@get("/api/messages.json", tags=["server"], summary="JSON Schema of the socket's messages")
async def message_schema() -> dict[str, Any]:
    return schema()


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any], table: FromPath[str], services: ServicesHere
) -> None:
    """The socket of a table: first ``hello``, see docs/protocol.md."""
    try:
        actor = await services.table(table)
    except ProblemError:
        # Before the handshake: answered 403, as a name that is not known tells nobody anything.
        await socket.send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    connection = Connection(
        # Taken out, since the socket holds the scope: they would keep each other alive.
        extensions.pop(EXTENSION),
        actor,
        services.speaker(actor),
        services.signer,
        services.clock,
        services.metrics,
        services.settings.limits,
        services.postman,
    )
    code = await connection.serve(socket.receive)
    if code is not None:
        await socket.send({"type": "websocket.close", "code": code, "reason": ""})


async def _sweep(services: Services, collector: Collector) -> None:
    while True:
        await asyncio.sleep(SWEEPING)
        await services.hall.sweep(services.settings.idle)
        collector.sweep(not services.metrics.sockets, services.hall.house.thinkers.thought)


def create_app(settings: Settings) -> Guard:
    """The whole server as an ASGI application."""
    collector = Collector(time.monotonic)
    application = _application(settings, collector)
    return Guard(application, settings.names, settings.origins, collector.served)


def _application(settings: Settings, collector: Collector) -> Litestar:

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        services = Services.start(settings)
        app.state.services = services
        collector.start()
        sweeper = asyncio.get_running_loop().create_task(_sweep(services, collector))
        try:
            yield
        finally:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await services.stop()
            collector.stop()

    return Litestar(
        route_handlers=[
            health,
            metrics,
            openapi,
            message_schema,
            socket,
            GamesController,
            TablesController,
            ReplaysController,
            create_static_files_router(path="/", directories=[STATIC], html_mode=True),
        ],
        lifespan=[running],
        dependencies={"services": Provide(_services)},
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Oudler",
            version=__version__,
            # Only the description is served, by the handler above: its pages need foreign scripts.
            path="/api/openapi",
            render_plugins=[],
        ),
        # The page, which is the same for all; answers with secrets in them stay as they are: their
        # length would tell of their content.
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=["^/api"]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
