from collections.abc import Iterator

import pytest

from tests.server.sockets.echo import EchoServer, echoing


@pytest.fixture(scope="module", params=["uvloop", "asyncio"])
def server(request: pytest.FixtureRequest) -> Iterator[EchoServer]:
    """One echo server for the tests of a module, on either loop."""
    with echoing(loop=request.param) as running:
        yield running


@pytest.fixture(autouse=True)
def _alone(request: pytest.FixtureRequest) -> None:
    """Disconnect all clients from the shared server before each test."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").everybody.clear()
