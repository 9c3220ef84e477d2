from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.documented import Answers, every_answer_checked
from tests.server.running import RunningServer, in_good_order, serving
from tests.server.skipping import SkippingServer


@pytest.fixture(scope="session", autouse=True)
def answers() -> Iterator[Answers]:
    """Check every HTTP answer that a test of the server receives against the OpenAPI document."""
    with every_answer_checked() as checked:
        yield checked


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that do not stop it, with fast bots and no rate limits."""
    with serving(tmp_path_factory.mktemp("data"), "--no-limits", "--bot-pace", "0.01") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server for one test, which may kill it."""
    running = RunningServer(tmp_path, "--no-limits", "--bot-pace", "0.01").start()
    yield running
    running.stop()
    assert running.complaints() == []


@pytest.fixture
def skipping_server(tmp_path: Path) -> Iterator[SkippingServer]:
    """A server for one test, which may skip time."""
    running = SkippingServer(tmp_path, "--no-limits", "--bot-pace", "0.01")
    with in_good_order(running):
        yield running
