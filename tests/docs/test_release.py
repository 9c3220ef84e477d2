"""A release has one version, an entry in the changelog, and a build that changes with the client."""

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from stella import __version__
from stella.server import pages

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    sources = [*(ROOT / "src").rglob("*.py"), ROOT / "web" / "package.json"]

    assert __version__ == project["version"]
    assert [path.name for path in sources if f'"{__version__}"' in path.read_text()] == []


def test_every_python_that_is_supported_is_stated() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    stated = [one.rpartition(" ")[2] for one in project["classifiers"] if "Python :: 3." in one]

    assert stated == ["3.11", "3.12", "3.13", "3.14"]
    assert project["requires-python"] == f">={stated[0]}"


def test_the_build_changes_with_the_client_and_only_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    unbuilt = pages.build.__wrapped__()
    (tmp_path / "index.html").write_text("one")
    first, again = pages.build.__wrapped__(), pages.build.__wrapped__()
    (tmp_path / "index.html").write_text("two")

    assert unbuilt == __version__
    assert first == again
    assert first.startswith(f"{__version__}+")
    assert pages.build.__wrapped__() != first


def test_what_is_unreleased_becomes_the_entry_of_a_version(release: ModuleType) -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"

    entered = release.with_entry(changelog, "0.2.0", "2026-02-02")

    assert entered == changelog.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-02-02)\n")
    assert release.with_entry(entered, "0.2.0", "2026-03-03") == entered


def test_a_version_without_news_is_no_release(release: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"says nothing about 0\.2\.0"):
        release.with_entry("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n", "0.2.0", "2026-02-02")
