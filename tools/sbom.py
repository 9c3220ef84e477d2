"""Writes the bill of materials of a release (CycloneDX 1.6, JSON) from the lock files. Downloads nothing.

Python packages come from requirements/run.txt, npm packages from web/package-lock.json. Packages that only build the
client have the scope `excluded`; packages for other platforms have the scope `optional`. The hashes of Python packages
are in requirements/run.txt, which has one per file of a package.
"""

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "requirements" / "run.txt"
CLIENT_LOCK = ROOT / "web" / "package-lock.json"
CLIENT_TOOLS = {"vite", "@sveltejs/vite-plugin-svelte"}
"""Direct dependencies of the client that only build it; the result contains nothing of them."""

Component = dict[str, Any]
Edges = dict[str, set[str]]


def bill_of_materials(version: str) -> dict[str, Any]:
    """Return the bill of materials of a version. The same lock files always give the same document."""
    stella = f"pkg:pypi/stella@{version}"
    edges: Edges = {stella: set()}
    components = [*_python_packages(stella, edges), *_client_packages(stella, edges)]
    content = {
        "metadata": {
            "component": _component("application", "stella", version, stella, [{"expression": "MIT AND CC-BY-4.0"}])
        },
        "components": sorted(components, key=lambda component: component["bom-ref"]),
        "dependencies": [{"ref": ref, "dependsOn": sorted(edges[ref])} for ref in sorted(edges)],
    }
    serial = uuid5(NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        **content,
    }


def _component(kind: str, name: str, version: str, ref: str, licences: list[Any]) -> Component:
    stated = {"licenses": licences} if licences else {}
    return {"type": kind, "bom-ref": ref, "name": name, "version": version, "purl": ref, **stated}


def _python_packages(stella: str, edges: Edges) -> Iterator[Component]:
    text = LOCK.read_text("utf-8")
    entries = re.findall(r"^([\w.-]+)==([^\s;]+)([^\\\n]*)\\?\n((?:[ ]+.*\n)*)", text, re.MULTILINE)
    refs = {name: f"pkg:pypi/{name}@{version}" for name, version, _, _ in entries}
    edges |= {ref: set() for ref in refs.values()}
    for name, version, marker, details in entries:
        for parent in re.findall(r"#(?: via|  ) +(\w[\w.-]*)", details):
            edges[stella if parent == "stella" else refs[parent]].add(refs[name])
        component = _component("library", name, version, refs[name], _licences(name))
        is_elsewhere = "sys_platform == 'win32'" in marker
        yield component | {"scope": "optional" if is_elsewhere else "required"}


def _licences(package: str) -> list[Any]:
    """Return the licence that an installed package states: an SPDX expression, or else its name."""
    try:
        stated = metadata(package)
    except PackageNotFoundError:
        return []
    if expression := stated.get("License-Expression"):
        return [{"expression": expression}]
    names = [one.rpartition(" :: ")[2] for one in stated.get_all("Classifier", []) if one.startswith("License :: ")]
    if not names and (text := stated.get("License")):
        names = text.splitlines()[:1]  # a name, or a text that begins with one
    return [{"license": {"name": name}} for name in names]


def _client_packages(stella: str, edges: Edges) -> Iterator[Component]:
    packages = json.loads(CLIENT_LOCK.read_text("utf-8"))["packages"]
    root = packages[""]["dependencies"]
    bundled = _closure(packages, [_resolved(packages, "", name) for name in root.keys() - CLIENT_TOOLS])
    shipped = {path for path, package in packages.items() if path and not _is_left_out(package)}
    refs = {path: _npm_ref(path, packages[path]["version"]) for path in shipped}
    edges[stella] |= {refs[_resolved(packages, "", name)] for name in root}
    for path in sorted(shipped):
        package = packages[path]
        needed = {_resolved(packages, path, name) for name in package.get("dependencies", {})}
        edges.setdefault(refs[path], set()).update(refs[found] for found in needed & shipped)
        licences = [{"expression": package["license"]}] if "license" in package else []
        component = _component("library", _npm_name(path), package["version"], refs[path], licences)
        digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        yield component | {
            "scope": "required" if path in bundled else "excluded",
            "hashes": [{"alg": "SHA-512", "content": digest}],
        }


def _is_left_out(package: dict[str, Any]) -> bool:
    """Return whether a package is only for development or for other platforms."""
    return bool(package.get("dev") or package.get("optional") or package.get("devOptional"))


def _closure(packages: dict[str, Any], paths: list[str]) -> set[str]:
    found: set[str] = set()
    while paths:
        path = paths.pop()
        if path not in found:
            found.add(path)
            paths += [_resolved(packages, path, name) for name in packages[path].get("dependencies", {})]
    return found


def _resolved(packages: dict[str, Any], path: str, name: str) -> str:
    """Return the folder in which Node finds a package: the nearest `node_modules` upwards."""
    while f"{path}/node_modules/{name}".lstrip("/") not in packages and path:
        path = path.rpartition("node_modules/")[0].rstrip("/")
    return f"{path}/node_modules/{name}".lstrip("/")


def _npm_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def _npm_ref(path: str, version: str) -> str:
    return f"pkg:npm/{_npm_name(path).replace('@', '%40')}@{version}"


def main() -> None:
    """Print the bill of materials of the version in pyproject.toml."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    json.dump(bill_of_materials(version), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
