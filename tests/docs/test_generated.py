"""The generated files in the repository are up to date."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text().replace("\\\n", "")
TARGETS = re.findall(r"^generated: (.*)$", MAKEFILE, re.MULTILINE)[0].split()
WRITES_BY_ITSELF = {"playthroughs", "tables", "benchmark"}
"""`tests/playthroughs`, `tests/protocol` and `tests/lab` compare what these write."""


def recipe(target: str) -> tuple[list[str], Path]:
    """Return the command of a target and the file that its output goes to."""
    found = re.search(rf"^{target}:.*\n\t(?P<command>.+?)\s+>\s+(?P<file>\S+)$", MAKEFILE, re.MULTILINE)
    assert found, f"{target} writes no file"
    program, *arguments = shlex.split(found["command"])
    assert program == "$(BIN)/python"
    return [sys.executable, *arguments], ROOT / found["file"]


def test_the_files_that_are_generated_are_known() -> None:
    assert set(TARGETS) >= WRITES_BY_ITSELF | {"protocol", "schema", "socket"}


@pytest.mark.parametrize("target", sorted(set(TARGETS) - WRITES_BY_ITSELF))
def test_a_generated_file_is_what_its_command_writes(target: str) -> None:
    command, file = recipe(target)

    written = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout

    assert written == file.read_bytes(), f"run `make {target}`"
