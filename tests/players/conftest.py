from collections.abc import Iterator

import pytest

from tests.players.endpoint import ModelServer
from tests.server.running import RunningServer, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tables, with fast bots and no rate limits."""
    with serving(tmp_path_factory.mktemp("data"), "--no-limits", "--bot-pace", "0.01") as running:
        yield running


@pytest.fixture
def model() -> Iterator[ModelServer]:
    """A loopback server that speaks the interface of chat models."""
    with ModelServer() as running:
        yield running
