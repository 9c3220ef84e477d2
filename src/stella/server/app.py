"""Puts the server together: store, house, hall, routes, headers, logs and metrics."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stella import __version__
from stella.rooms.hall import Hall
from stella.server import client, http, metrics
from stella.server.doorkeeper import Doorkeeper
from stella.server.errors import HANDLERS
from stella.server.furnishing import furnish
from stella.server.settings import Settings
from stella.server.socket import room_socket
from stella.stores import open_store
from stella.stores.postgresql import PostgresStore, PostgresSwitchboard

HOUSEKEEPING_SECONDS = 3
MOST_BODY = 64 * 1024
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def create_app(settings: Settings) -> Litestar:
    """Return the ASGI application of one node."""
    return Litestar(
        route_handlers=[
            http.router(),
            http.picture,
            http.is_alive,
            http.is_ready,
            room_socket,
            PrometheusController,
            *client.routes(),
        ],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "doorkeeper": Provide(_doorkeeper, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
        },
        state=State({"doorkeeper": Doorkeeper(settings)}),
        lifespan=[_lifespan(settings)],
        exception_handlers={**HANDLERS, 404: client.nowhere},
        compression_config=CompressionConfig("gzip", minimum_size=800, exclude=["/content/decks/"]),
        middleware=[PrometheusConfig(app_name="stella", group_path=True, exclude=["/content", "/socket$"]).middleware],
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            "Stella", __version__, render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
        ),
        logging_config=None,
        debug=False,
    )


def guarded(app: ASGIApp) -> ASGIApp:
    """Return the application with headers that guard every answer, errors too; sockets pass untouched."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        await app(scope, receive, send_guarded if scope["type"] == ScopeType.HTTP else send)

    return guard


def _hall(state: State) -> Hall:
    hall: Hall = state["hall"]
    return hall


def _doorkeeper(state: State) -> Doorkeeper:
    doorkeeper: Doorkeeper = state["doorkeeper"]
    return doorkeeper


def _lifespan(settings: Settings) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database, settings.data)
        store.observe_batch = metrics.BATCH.observe
        hall = Hall(store, furnish(settings))
        tasks = [asyncio.create_task(hall.keep_house(HOUSEKEEPING_SECONDS))]
        if isinstance(store, PostgresStore) and settings.database:
            switchboard = PostgresSwitchboard(settings.database, store, hall.hear)
            hall.connect(switchboard)
            tasks.append(asyncio.create_task(switchboard.run()))
        app.state["hall"] = hall
        metrics.measure_rooms(lambda: len(hall.rooms), lambda: sum(len(live.eyes) for live in hall.rooms.values()))
        _settle_memory()
        try:
            yield
        finally:
            say_goodbye(app)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await store.close()

    return live


def say_goodbye(app: Litestar) -> None:
    """Tell everybody that the server stops and that they should come back."""
    hall: Hall | None = app.state.get("hall")
    if hall is not None:
        hall.close("restarting")


def _settle_memory() -> None:
    """Keep the garbage collector away from what never dies: full collections are what makes the slowest moves slow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
