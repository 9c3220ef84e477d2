"""`stella serve`: runs the server, prints its address and, on a desktop, opens the browser."""

import logging
import os
import resource
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Timer
from urllib.parse import urlsplit

import rich_click as click
import segno
import structlog
from rich.console import Console

from stella.cli.certificates import check_certificate, untimely
from stella.cli.errors import trouble_told
from stella.cli.options import DEFAULT_PORT, data_option
from stella.server.connections import MOST_CONNECTIONS
from stella.server.network import local_address
from stella.server.root_path import root_path as root_path_of
from stella.server.runner import server
from stella.server.settings import Settings

LEAST_PASSWORD = 10
MOST_FILES = 16_384
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - friends in the same network are the point
PEM = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@data_option
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=DEFAULT_PORT,
    show_default=True,
    help="Port to listen on; 0 chooses a free one.",
)
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - friends in the same network are the point
    show_default=True,
    help="Address to listen on: 127.0.0.1 for this machine only, :: for IPv6 and IPv4.",
)
@click.option(
    "--database",
    envvar="STELLA_DATABASE",
    help="PostgreSQL address, for several nodes. Default: SQLite in the data directory.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another origin that browsers may connect from, such as https://games.example.",
)
@click.option("--trusted-proxy", "proxies", multiple=True, help="Address of a proxy whose X-Forwarded-For is trusted.")
@click.option("--public-url", help="Address that players use, such as https://games.example.")
@click.option(
    "--root-path", metavar="PATH",
    help="Path under which a proxy serves this, such as /stella. Default: the path of --public-url.",
)  # fmt: skip
@click.option(
    "--host-password", envvar="STELLA_HOST_PASSWORD", metavar="PASSWORD",
    help="Server password, to make decks in the browser from other machines. Better set STELLA_HOST_PASSWORD.",
)  # fmt: skip
@click.option("--tls-cert", type=PEM, help="Certificate (PEM, with its chain), to serve https without a proxy.")
@click.option("--tls-key", type=PEM, help="Private key of the certificate (PEM).")
@click.option(
    "--keep-rooms", "keep_rooms", type=click.IntRange(min=1), metavar="DAYS",
    help="Delete rooms after this many days without use. Default: keep all rooms.",
)  # fmt: skip
@click.option(
    "--max-spectators", type=click.IntRange(min=0), default=2_000, show_default=True,
    help="Most spectators per table.",
)  # fmt: skip
@click.option(
    "--connections-per-address", type=click.IntRange(min=1), default=MOST_CONNECTIONS, show_default=True, metavar="N",
    help="Most open connections per address. Raise it if a large audience shares one address.",
)  # fmt: skip
@click.option(
    "--open-metrics", "has_open_metrics", is_flag=True, help="Show /metrics to everyone, not only to this machine."
)
@click.option(
    "--browser/--no-browser", "has_browser", default=None, help="Whether to open the browser. Default: on a desktop."
)
@click.option("--daily/--no-daily", "has_daily", default=True, help="Whether to offer today's table. Default: yes.")
@click.option("--limits/--no-limits", "has_limits", default=True, hidden=True, help="Rate limits; off for benchmarks.")
@click.option("--private-push", "has_private_push", is_flag=True, hidden=True, help="Push services of a test's own.")
@click.option("--notice-seconds", type=click.FloatRange(0, 3600), default=30.0, hidden=True, help="Before a notice.")
@click.option("--bot-pace", type=click.FloatRange(0, 10), default=1.0, hidden=True, help="How long bots think.")
def serve(
    data: Path,
    port: int,
    host: str,
    database: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    public_url: str | None,
    root_path: str | None,
    host_password: str | None,
    tls_cert: Path | None,
    tls_key: Path | None,
    keep_rooms: int | None,
    max_spectators: int,
    connections_per_address: int,
    has_open_metrics: bool,
    has_browser: bool | None,
    has_daily: bool,
    has_limits: bool,
    has_private_push: bool,
    notice_seconds: float,
    bot_pace: float,
) -> None:
    """Serve the game on the local network."""
    _log_as_json()
    check_certificate(tls_cert, tls_key)
    if host_password and len(host_password) < LEAST_PASSWORD:
        raise click.UsageError(f"Choose a server password with at least {LEAST_PASSWORD} characters.")
    public_url, root = _public(public_url, root_path)
    _allow_many_sockets()
    scheme = "https" if tls_cert else "http"
    settings = Settings(
        data=data,
        database=database,
        origins=origins,
        proxies=proxies,
        public_url=public_url,
        root_path=root,
        host_password=host_password or None,
        tls_cert=tls_cert,
        tls_key=tls_key,
        keep_rooms_days=keep_rooms,
        max_spectators=max_spectators,
        connections_per_address=connections_per_address,
        is_shared=host in EVERYWHERE,
        has_open_metrics=has_open_metrics,
        has_daily=has_daily,
        has_limits=has_limits,
        has_private_push=has_private_push,
        notice_seconds=notice_seconds,
        bot_pace=bot_pace,
    )
    listener = _listener(host, port)
    port = listener.getsockname()[1]

    def ready() -> None:
        _welcome(f"{scheme}://{_name(host)}:{port}{root}/", public_url)
        if tls_cert and (sentence := untimely(tls_cert)):
            click.echo(f"  {sentence}\n", err=True)
        if has_browser or (has_browser is None and _has_desktop()):
            Timer(0.1, webbrowser.open, [f"{scheme}://localhost:{port}{root}/"]).start()

    try:
        with listener, trouble_told():
            server(settings, ready).run(sockets=[listener])
    except ValueError as error:
        raise click.ClickException(str(error)) from None


def _public(url: str | None, path: str | None) -> tuple[str | None, str]:
    """Return the public address with its root path, and the root path alone."""
    try:
        parts = urlsplit(url or "")
        root = root_path_of(parts.path if path is None else path)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return (f"{url.rstrip('/')}{'' if parts.path.strip('/') else root}" if url else None), root


def _allow_many_sockets() -> None:
    """Raise the limit of open files as far as allowed. Many systems start with 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError):  # a hardened service is not allowed to raise it, and serves fewer people
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _listener(host: str, port: int) -> socket.socket:
    try:
        if ":" in host:
            return socket.create_server((host, port), family=socket.AF_INET6, backlog=1024, dualstack_ipv6=host == "::")
        return socket.create_server((host, port), backlog=1024)
    except OSError as error:
        raise click.ClickException(
            f"Cannot listen on {host} port {port}: {error.strerror}. Choose another port with --port."
        ) from None


def _log_as_json() -> None:
    """Log one JSON object per line, for our messages and those of libraries."""
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


def _name(host: str) -> str:
    address = local_address() if host in EVERYWHERE else host
    return f"[{address}]" if ":" in address else address


def _welcome(url: str, public_url: str | None) -> None:
    console = Console()
    console.print(
        f"\n  [bold]Stella[/bold] is ready: [bold cyan]{url}[/bold cyan]  (Ctrl+C stops it; games are kept)\n"
    )
    if public_url:
        console.print(f"  Friends open [bold cyan]{public_url}[/bold cyan]\n")
    if console.is_terminal:
        segno.make(public_url or url).terminal(compact=True, border=2)


def _has_desktop() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) and not os.environ.get("CI")
