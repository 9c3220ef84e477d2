"""A release has one version, an entry in the changelog, a bill of materials, checksums, and a build of the client."""

import importlib
import json
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from stella import __version__
from stella.server import pages

ROOT = Path(__file__).parents[2]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("release")


def test_the_version_is_in_one_place() -> None:
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


def test_no_page_installs_the_other_project_that_is_called_stella_on_pypi() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    by_name = re.compile(r"pip install (?:-\S+ )*['\"]?stella\b(?![-.*])")

    assert by_name.search("pip install 'stella[server]'")
    assert [page.name for page in pages if by_name.search(page.read_text("utf-8"))] == []


def test_what_is_unreleased_becomes_the_entry_of_a_version(release: ModuleType) -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n"

    entered = release.with_entry(changelog, "0.2.0", "2026-02-02")

    assert entered == changelog.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-02-02)\n")
    assert release.with_entry(entered, "0.2.0", "2026-03-03") == entered


def test_a_version_without_news_is_no_release(release: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"says nothing about 0\.2\.0"):
        release.with_entry("# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n", "0.2.0", "2026-02-02")


def test_changes_beside_the_entry_of_a_version_are_not_lost(release: ModuleType) -> None:
    with pytest.raises(SystemExit, match=r"under 'Unreleased' beside 0\.2\.0"):
        release.with_entry("# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0 (2026-01-01)\n\n- Old.\n", "0.2.0", "")


def test_the_changelog_has_only_the_headings_of_a_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    versions = re.findall(r"^## (.+)$", changelog, re.MULTILINE)
    kinds = re.findall(r"^### (.+)$", changelog, re.MULTILINE)

    assert versions[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)", version) for version in versions[1:])
    assert set(kinds) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security", "Upgrade notes"}


def test_the_bill_of_materials_lists_every_locked_package(release: ModuleType) -> None:
    locked = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE)

    bill = release.bill_of_materials("1.2.3")

    refs = [component["bom-ref"] for component in bill["components"]]
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["purl"] == "pkg:pypi/stella@1.2.3"
    assert len(refs) == len(set(refs))
    assert {ref for ref in refs if ref.startswith("pkg:pypi/")} == {f"pkg:pypi/{n}@{v}" for n, v in locked}
    assert len(locked) > 20


def test_the_bill_of_materials_states_the_licence_of_every_required_package(release: ModuleType) -> None:
    required = [each for each in release.bill_of_materials("1.2.3")["components"] if each["scope"] == "required"]

    assert [component["name"] for component in required if not component.get("licenses")] == []


def test_the_bill_of_materials_tells_what_is_in_the_client_from_what_builds_it(release: ModuleType) -> None:
    direct = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]

    scopes = {component["name"]: component["scope"] for component in release.bill_of_materials("1.2.3")["components"]}

    assert {scopes[name] for name in direct.keys() - {"vite", "@sveltejs/vite-plugin-svelte"}} == {"required"}
    assert scopes["vite"] == scopes["rolldown"] == "excluded"
    assert "eslint" not in scopes


def test_every_package_of_the_bill_of_materials_is_needed_by_another(release: ModuleType) -> None:
    bill = release.bill_of_materials("1.2.3")
    refs = {component["bom-ref"] for component in bill["components"]}

    needed = {ref for entry in bill["dependencies"] for ref in entry["dependsOn"]}

    assert needed == refs


def test_sha256sum_accepts_the_checksums(release: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "one.whl").write_text("one")
    (tmp_path / "two.tar.gz").write_text("two")

    (tmp_path / "SHA256SUMS").write_text(release.checksums(tmp_path))

    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    (tmp_path / "two.tar.gz").write_text("changed")
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 1
    assert release.checksums(tmp_path).count("\n") == 2
