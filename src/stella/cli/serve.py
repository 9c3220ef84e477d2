"""`stella serve`: runs the server, says where to find it and, on a desktop, opens the browser."""

import asyncio
import logging
import os
import socket
import webbrowser
from pathlib import Path
from threading import Timer

import rich_click as click
import segno
import structlog
import uvicorn
from litestar import Litestar
from rich.console import Console

from stella.cli.options import data_option
from stella.server.app import create_app, guarded, say_goodbye
from stella.server.network import local_address
from stella.server.settings import Settings

MOST_MESSAGE = 16 * 1024
DEFAULT_PORT = 8642
GOODBYE_SECONDS = 0.1
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - friends in the same network are the point


@click.command()
@data_option
@click.option(
    "--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, show_default=True, help="The port to listen on."
)
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - friends in the same network are the point show_default=True, help="The address to listen on; 127.0.0.1 for this machine only."
)
@click.option(
    "--database",
    envvar="STELLA_DATABASE",
    help="A PostgreSQL address, for several nodes; else SQLite in the data directory.",
)
@click.option(
    "--origin", "origins", multiple=True, help="A further origin browsers may come from, such as https://games.example."
)
@click.option(
    "--trusted-proxy", "proxies", multiple=True, help="The address of a proxy whose X-Forwarded-For is believed."
)
@click.option("--browser/--no-browser", "has_browser", default=None, help="Open the browser; by default on a desktop.")
@click.option("--limits/--no-limits", "has_limits", default=True, hidden=True, help="Rate limits; off for benchmarks.")
@click.option("--bot-pace", type=click.FloatRange(0, 10), default=1.0, hidden=True, help="How long bots think.")
def serve(
    data: Path,
    port: int,
    host: str,
    database: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    has_browser: bool | None,
    has_limits: bool,
    bot_pace: float,
) -> None:
    """Serve the game to everybody on the local network."""
    _log_as_json()
    is_shared = host in EVERYWHERE
    settings = Settings(
        is_shared=is_shared, data=data, database=database, origins=origins, has_limits=has_limits, bot_pace=bot_pace
    )
    listener = _listener(host, port)
    port = listener.getsockname()[1]
    _welcome(host, port)
    if has_browser or (has_browser is None and _has_desktop()):
        Timer(1, webbrowser.open, [f"http://localhost:{port}/"]).start()
    app = create_app(settings)
    config = uvicorn.Config(
        guarded(app),
        log_config=None,
        access_log=False,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    PoliteServer(config, app).run(sockets=[listener])


class PoliteServer(uvicorn.Server):
    """Says goodbye to everybody before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to come back, then stop."""
        say_goodbye(self._app)
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def _listener(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), backlog=1024)
    except OSError as error:
        raise click.ClickException(
            f"Cannot listen on {host} port {port}: {error.strerror}. Try another with --port."
        ) from None


def _log_as_json() -> None:
    """Write one JSON object a line, for our own words and for those of the libraries."""
    stamps: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*stamps, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    as_json = structlog.processors.JSONRenderer()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(as_json, foreign_pre_chain=stamps))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


def _welcome(host: str, port: int) -> None:
    console = Console()
    address = local_address() if host in EVERYWHERE else host
    url = f"http://{address}:{port}/"
    console.print(
        f"\n  [bold]Stella[/bold] is ready: [bold cyan]{url}[/bold cyan]  (Ctrl+C stops it; games are kept)\n"
    )
    if console.is_terminal:
        segno.make(url).terminal(compact=True, border=2)


def _has_desktop() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and not os.environ.get("CI")
