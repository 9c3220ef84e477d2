"""How much of the suite runs: `--fast` while writing, everything ordinary by default, `--full` for the long rest."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

Count = TypeVar("Count")
GATED = ("tests/rules/", "tests/records/", "tests/playthroughs/")
"""Folders whose coverage `make test-all` measures: it runs all of their tests."""
NEEDS_POSTGRESQL = "PostgreSQL is left out of the fast tests: run `make test`"

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
    settings.load_profile("full" if config.getoption("--full") else "ordinary")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that this run is for."""
    if config.getoption("--full"):
        chosen = [item for item in items if _is_for_the_full_run(item)]
    else:
        chosen = [item for item in items if item.get_closest_marker("full") is None]
    if config.getoption("--fast"):
        chosen = [item for item in chosen if not item.nodeid.startswith("tests/browser/")]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def _is_for_the_full_run(item: pytest.Item) -> bool:
    has_random_examples = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    return item.get_closest_marker("full") is not None or has_random_examples or item.nodeid.startswith(GATED)


@pytest.fixture(scope="session")
def at_scale(request: pytest.FixtureRequest) -> Callable[[Count, Count], Count]:
    """Choose between a small number for the ordinary suite and a large one for the full run."""
    is_full = request.config.getoption("--full")
    return lambda ordinary, full: full if is_full else ordinary
