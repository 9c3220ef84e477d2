from collections.abc import Iterator

import pytest

from tests.postgres import PostgresServer, new_database, postgres_server


@pytest.fixture(scope="package")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of the stores; a test that stops or freezes it brings it back."""
    with postgres_server() as server:
        yield server


@pytest.fixture
async def address(postgres: PostgresServer) -> str:
    """An empty database."""
    return await new_database(postgres.get_uri())
