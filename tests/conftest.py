"""Selects tests: `--fast` while writing, the ordinary suite by default, `--full` for the long rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.postgres import PostgresServer

Count = TypeVar("Count")
GATED = ("tests/rules/", "tests/records/", "tests/statistics/", "tests/playthroughs/")
"""Folders whose coverage `make test-all` measures: it runs all of their tests."""

settings.register_profile("ordinary", derandomize=True, print_blob=True, deadline=None)
settings.register_profile(
    "full", print_blob=True, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the two ways to run less or more than the ordinary suite."""
    parser.addoption("--fast", action="store_true", help="leave out browsers and PostgreSQL")
    parser.addoption("--full", action="store_true", help="run what the ordinary suite leaves out, with random examples")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the profile of hypothesis: the same examples every time, or new ones with `--full`."""
    config.addinivalue_line("markers", "full: takes long; only `make test-all` runs it")
    config.addinivalue_line("markers", "postgresql: needs PostgreSQL; a use of the fixture `postgres` says so too")
    config.addinivalue_line("markers", "rule(*numbers): holds these numbered rules of docs/rules.md")
    settings.load_profile("full" if config.getoption("--full") else "ordinary")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests selected for this run."""
    if config.getoption("--full"):
        chosen = [item for item in items if _is_for_the_full_run(item)]
    else:
        chosen = [item for item in items if item.get_closest_marker("full") is None]
    if config.getoption("--fast"):
        chosen = [item for item in chosen if not _needs_a_big_program(item)]
    kept = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = chosen


def _is_for_the_full_run(item: pytest.Item) -> bool:
    has_random_examples = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    is_longer = item.get_closest_marker("full") is not None or "at_scale" in getattr(item, "fixturenames", ())
    return is_longer or has_random_examples or item.nodeid.startswith(GATED)


def _needs_a_big_program(item: pytest.Item) -> bool:
    needs_postgresql = "postgres" in getattr(item, "fixturenames", ()) or item.get_closest_marker("postgresql")
    return item.nodeid.startswith("tests/browser/") or bool(needs_postgresql)


@pytest.fixture(scope="session")
def at_scale(request: pytest.FixtureRequest) -> Callable[[Count, Count], Count]:
    """Choose between a small number for the ordinary suite and a large one for the full run."""
    is_full = request.config.getoption("--full")
    return lambda ordinary, full: full if is_full else ordinary


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests of a worker. A test that stops or freezes it must restore it."""
    from tests.postgres import postgres_server

    with postgres_server() as server:
        yield server


@pytest.fixture
async def address(postgres: PostgresServer) -> str:
    """An empty database of that server."""
    from tests.postgres import new_database

    return await new_database(postgres.get_uri())
