"""`stella mcp`: seats for agents of the Model Context Protocol, over stdin and stdout or HTTP on this machine."""

import asyncio
import socket
from importlib.metadata import version
from importlib.util import find_spec

import rich_click as click

from stella.cli.options import DEFAULT_PORT
from stella.client import Server

LOOPBACK = "127.0.0.1"


@click.command()
@click.option("--server", default=f"http://localhost:{DEFAULT_PORT}", show_default=True, help="Address of the server.")
@click.option(
    "--http",
    "port",
    type=click.IntRange(0, 65535),
    help="Serve streamable HTTP on this port of 127.0.0.1 instead of stdin and stdout; 0 takes any free port.",
)
def mcp(*, server: str, port: int | None) -> None:
    """Let agents of MCP clients sit at tables of a server.

    An MCP client starts this command and talks to it over stdin and stdout. With `--http`, it serves
    http://127.0.0.1:PORT/mcp to clients on this machine.
    """
    if find_spec("mcp") is None:
        raise click.ClickException("This command needs the extra 'agents': pip install 'stella[agents]'.")
    try:
        asyncio.run(_run(Server(server), port))
    except OSError as error:
        raise click.ClickException(f"Cannot serve on port {port}: {error.strerror or error}.") from None


async def _run(server: Server, port: int | None) -> None:
    from stella.players.mcp_seats import McpSeats  # noqa: PLC0415 - only with the extra
    from stella.players.mcp_tools import mcp_server  # noqa: PLC0415 - as above

    seats = McpSeats(server)
    service = mcp_server(seats, version("stella"))
    try:
        if port is None:
            await service.run_stdio_async()
        else:
            await _serve(service.streamable_http_app(host=LOOPBACK), port)
    finally:
        await seats.close()


async def _serve(app: object, port: int) -> None:
    """Serve an application on a port of this machine, and print its address when it listens."""
    import uvicorn  # noqa: PLC0415 - only here

    with socket.create_server((LOOPBACK, port)) as listener:
        click.echo(f"MCP at http://{LOOPBACK}:{listener.getsockname()[1]}/mcp")
        config = uvicorn.Config(app, log_level="warning", lifespan="on")  # type: ignore[arg-type]
        await uvicorn.Server(config).serve(sockets=[listener])
