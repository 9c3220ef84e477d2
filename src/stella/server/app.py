"""Assembles the server: store, node, routes, headers and background work."""

import contextlib
import gc
from collections.abc import AsyncIterator, Callable
from functools import partial

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Server

from stella import __version__
from stella.content.languages import LANGUAGES
from stella.hosting.catalogue import open_catalogue
from stella.hosting.node import Node
from stella.hosting.ports import Store
from stella.hosting.time import RENEW_SECONDS, NodeTime
from stella.protocol.codes import Code
from stella.protocol.sentences import sentence
from stella.server import http, metrics, openapi, pages
from stella.server.errors import HANDLERS
from stella.server.http import health, schema
from stella.server.http.content import picture
from stella.server.push.sender import PushSender
from stella.server.push.vapid import Vapid, new_secret
from stella.server.services import Services
from stella.stores import PostgresStore, PostgresSwitchboard, SqliteStore

MOST_BODY = 64 * 1024
DAY_MS = 24 * 60 * 60 * 1000


def create_app(services: Services) -> Litestar:
    """Return the ASGI application of one node. Sockets do not go through it."""
    root = services.settings.root_path
    return Litestar(
        route_handlers=[http.api(), picture, *health.ROUTES, *schema.ROUTES, *pages.routes(root)],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        lifespan=[_lifespan(services)],
        exception_handlers={**HANDLERS, 404: partial(pages.nowhere, root)},
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            "Stella",
            __version__,
            servers=[Server(url=root or "/")],
            render_plugins=[openapi.Document()],
            use_handler_docstrings=True,
            components=Components(security_schemes={"token": SecurityScheme("http", scheme="bearer")}),
        ),
        logging_config=None,
        debug=False,
    )


def _lifespan(services: Services) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def live(_: Litestar) -> AsyncIterator[None]:
        settings = services.settings
        store = await services.open_store()
        store.observe_batch = metrics.MEASURES.batch.add
        time = NodeTime(store)
        await time.renew()
        node = _node(services, store, time)
        if isinstance(store, PostgresStore) and settings.database:
            switchboard = PostgresSwitchboard(settings.database, node.listener.heard)
            node.cluster.connect(switchboard)
            node.supervisor.keep_running("other nodes", switchboard.run, 0.5)
        node.supervisor.keep_running("time", time.renew, RENEW_SECONDS)
        push = await _push(services, store, time)
        node.notices.connect(push)
        if settings.has_daily:
            node.reminders.connect(push)
        node.start()
        services.start(node, push)
        node.supervisor.run_once("languages", _learn_to_speak(services))
        _settle_memory()
        try:
            yield
        finally:
            await node.stop()
            services.desk.close()
            services.darkroom.close()
            services.press.close()
            await push.close()
            await store.close()

    return live


def _node(services: Services, store: Store, time: NodeTime) -> Node:
    settings = services.settings
    keep = settings.keep_rooms_days
    node = Node(
        store,
        open_catalogue(settings.data),
        time,
        bot_pace=settings.bot_pace,
        keep_rooms_ms=keep * DAY_MS if keep is not None else None,
        has_limits=settings.has_limits,
        notice_seconds=settings.notice_seconds,
        measures=metrics.MEASURES,
    )
    metrics.MEASURES.rooms = lambda: len(node.registry)
    metrics.MEASURES.viewers = lambda: sum(len(live.audience.viewers) for live in node.registry.awake())
    return node


async def _push(services: Services, store: SqliteStore | PostgresStore, time: NodeTime) -> PushSender:
    """Return the sender of notifications, with the key that the first start created."""
    vapid = Vapid(await store.common_secret("vapid", new_secret()))
    return PushSender(vapid, time.now, has_private_services=services.settings.has_private_push)


async def _learn_to_speak(services: Services) -> None:
    """Load the messages of every language in a thread, so that the first use of a language causes no delay."""
    for language in LANGUAGES:
        await services.desk.work(sentence, Code.SLOW_DOWN, language)


def _settle_memory() -> None:
    """Exclude long-lived objects from garbage collection: full collections cause the slowest moves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
