"""Builds a release into dist/: sdist, wheel, bill of materials and checksums.

Each package is installed in a new environment without Node. The release fails unless it can be imported without
extras and, with the extra `server`, plays games and serves the client. The version is that of pyproject.toml. The text
under 'Unreleased' in CHANGELOG.md becomes its entry.
"""

import hashlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib import request
from zipfile import ZipFile

from sbom import bill_of_materials

ROOT = Path(__file__).parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
DIST = ROOT / "dist"
CHECKSUMS = "SHA256SUMS"
SECONDS = 60
SMALL = "import stella.client, stella.records, stella.rules, stella.verification"
"""What works without the extra `server`."""


def main() -> None:
    """Build a release, or exit with the reason why not."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    CHANGELOG.write_text(with_entry(CHANGELOG.read_text(), version, datetime.now(UTC).date().isoformat()))
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT, check=True)
    wheel, sdist = DIST / f"stella-{version}-py3-none-any.whl", DIST / f"stella-{version}.tar.gz"
    if not {"stella/server/static/index.html", "stella/stores/migrations/sqlite/0001.sql"} <= names_in(wheel):
        sys.exit(f"{wheel.name} lacks the built client or the schema.")
    for package in (wheel, sdist):
        for python in pythons():
            try_out(package, python, version)
    bill = json.dumps(bill_of_materials(version), indent=2)
    (DIST / f"stella-{version}.cdx.json").write_text(f"{bill}\n", "utf-8")
    (DIST / CHECKSUMS).write_text(checksums(DIST), "utf-8")
    print(f"dist/ holds {wheel.name}, {sdist.name}, their bill of materials and {CHECKSUMS}.")
    print(f"Next: commit CHANGELOG.md and tag v{version}.")


def checksums(folder: Path) -> str:
    """Return the SHA-256 of every file in a folder, as `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.name != CHECKSUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def with_entry(changelog: str, version: str, day: str) -> str:
    """Return the changelog with an entry for a version: the existing one, or what was unreleased."""
    head, mark, rest = changelog.partition("## Unreleased\n")
    news = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    if re.search(rf"^## {re.escape(version)} ", changelog, re.MULTILINE):
        if news:
            sys.exit(f"CHANGELOG.md has changes under 'Unreleased' beside {version}. Move them, or raise the version.")
        return changelog
    if not mark or not news:
        sys.exit(f"CHANGELOG.md says nothing about {version}. List the changes under '## Unreleased'.")
    return f"{head}{mark}\n## {version} ({day})\n{rest}"


def names_in(wheel: Path) -> set[str]:
    """Return the files of a wheel. Migrations are listed by number only."""
    with ZipFile(wheel) as archive:
        return {re.sub(r"(/\d{4})\w*(\.sql)$", r"\1\2", name) for name in archive.namelist()}


def pythons() -> list[str]:
    """Return every Python on this machine that Stella supports."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 15)]
    return [python for python in found if python and runs(python)] or [sys.executable]


def runs(python: str) -> bool:
    """Return whether a Python can be run. A version manager may put the name of a missing version on the path."""
    return subprocess.run([python, "--version"], capture_output=True, check=False).returncode == 0


def try_out(package: Path, python: str, version: str) -> None:
    """Install a package in a new environment without Node, alone and with the server; play games, open the client."""
    print(f"Trying {package.name} with {Path(python).name}", flush=True)
    with TemporaryDirectory() as folder:
        if python == sys.executable:
            venv.create(folder, with_pip=True)
        else:
            subprocess.run([python, "-m", "venv", folder], check=True)
        stella = Path(folder) / "bin" / "stella"
        bare = {**os.environ, "PATH": f"{folder}/bin:{without_node(folder)}"}
        bare.pop("PYTHONPATH", None)
        install = [f"{folder}/bin/pip", "install", "--quiet"]
        subprocess.run([*install, str(package)], check=True, env=bare)
        subprocess.run([f"{folder}/bin/python", "-c", SMALL], check=True, env=bare)
        told = subprocess.run([stella], check=False, env=bare, capture_output=True, text=True).stderr
        if "stella[server]" not in told:
            sys.exit(f"{package.name} without its extras does not say what to install.")
        subprocess.run([*install, f"{package}[server]"], check=True, env=bare)
        said = subprocess.run([stella, "--version"], check=True, env=bare, capture_output=True, text=True).stdout
        if said.split()[-1] != version:
            sys.exit(f"{package.name} reports the version {said.strip()}.")
        games = f"{folder}/games.jsonl"
        subprocess.run([stella, "simulate", "--games", "3", "--out", games], check=True, env=bare)
        subprocess.run([stella, "verify", games], check=True, env=bare)
        with serving(stella, folder, bare) as address:
            page = get(address)
            script = re.search(rb'src="(/assets/[^"]+\.js)"', page)
            if script is None or not get(address + script[1].decode()):
                sys.exit(f"{package.name} does not serve the client.")


def without_node(folder: str) -> str:
    """Return a folder with the programs that an installation needs, and without Node."""
    tools = Path(folder) / "tools"
    tools.mkdir()
    for name in ("sh", "env", "uname", "gcc", "cc"):
        if program := shutil.which(name):
            (tools / name).symlink_to(program)
    return str(tools)


@contextmanager
def serving(stella: Path, folder: str, environment: dict[str, str]) -> Iterator[str]:
    """Run the installed server inside the block, and yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    options = ["--data", f"{folder}/data", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    server = subprocess.Popen([stella, "serve", *options], env=environment, stdout=subprocess.DEVNULL)
    try:
        until = monotonic() + SECONDS
        while not answers(f"http://127.0.0.1:{port}/health/ready"):
            if monotonic() > until or server.poll() is not None:
                sys.exit("The installed server does not start.")
            sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(SECONDS)


def answers(address: str) -> bool:
    """Return whether a server is ready."""
    try:
        return bool(get(address))
    except OSError:
        return False


def get(address: str) -> bytes:
    """Return the content at an address."""
    with request.urlopen(address, timeout=SECONDS) as answer:
        content: bytes = answer.read()
        return content


if __name__ == "__main__":
    main()
