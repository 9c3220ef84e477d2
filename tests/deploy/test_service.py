"""The shipped service, container file and guide: hardened, and consistent with the command."""

import ast
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import rich_click as click

from stella.cli import COMMANDS, main

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "stella.service"
ANALYZE = shutil.which("systemd-analyze")


GUIDE = (ROOT / "docs" / "self-hosting.md").read_text()


def serve_options(*, is_shown: bool = False) -> set[str]:
    command = main.get_command(click.Context(main), "serve")
    assert command is not None
    options = [one for one in command.params if isinstance(one, click.Option) and not (is_shown and one.hidden)]
    return {name for option in options for name in (*option.opts, *option.secondary_opts)}


@pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not here")
def test_the_services_exposure_is_ok_or_better() -> None:
    told = subprocess.run(
        [str(ANALYZE), "security", "--offline=true", "--no-pager", UNIT], capture_output=True, text=True, check=False
    )

    verdict = re.search(r"Overall exposure level for stella\.service: ([\d.]+) (\w+)", told.stdout)
    assert verdict, told.stdout + told.stderr
    assert verdict[2] in {"OK", "SAFE", "PERFECT"}
    assert float(verdict[1]) < 2


def test_the_service_uses_only_options_that_there_are() -> None:
    unit = "\n".join(line for line in UNIT.read_text().splitlines() if not line.startswith("#"))
    used = set(re.findall(r" (--[a-z-]+)", unit)) | set(re.findall(r"=(--[a-z-]+)", unit))

    assert "--trusted-proxy" in used
    assert used <= serve_options()


def test_the_container_file_copies_what_is_there_and_uses_options_that_there_are() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text()
    copied = re.findall(r"^COPY (?!--from)(\S+) ", text, re.MULTILINE)
    entry = re.findall(r"ENTRYPOINT (.*)", text)[0]

    assert copied == [".", "requirements/run.txt"]
    assert all((ROOT / name).exists() for name in copied)
    assert set(re.findall(r'"(--[a-z-]+)"', entry)) <= serve_options()
    assert 'CMD ["stella", "ready"]' in text
    assert "ready" in COMMANDS


def test_images_are_built_in_the_format_that_keeps_the_health_check() -> None:
    told = GUIDE + (ROOT / "deploy" / "Containerfile").read_text()

    assert len(re.findall(r"podman build --format docker -f deploy/Containerfile", told)) == 2
    assert told.count("podman build") == 2


def test_the_guide_explains_every_option_and_no_other() -> None:
    table = "\n".join(re.findall(r"^\| (`--.*?) \|", GUIDE, re.MULTILINE))

    assert set(re.findall(r"`(--[a-z-]+)", table)) == serve_options(is_shown=True) - {"--help"}


def texts_in(path: Path) -> list[str]:
    """Return the strings of a program, without comments and docstrings."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    said = [node.value for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return [
        each.decode("latin-1") if isinstance(each, bytes) else each for each in said if isinstance(each, bytes | str)
    ]


def test_the_guide_quotes_what_the_program_says() -> None:
    sources = "\n".join(text for path in (ROOT / "src" / "stella").rglob("*.py") for text in texts_in(path))
    sources += (ROOT / "src" / "stella" / "content" / "messages" / "en.ftl").read_text("utf-8")
    quoted = re.findall(r"^\| '([^']+)' \|", GUIDE, re.MULTILINE)

    assert len(quoted) >= 5
    for part in (part.strip() for sentence in quoted for part in sentence.split("…")):
        assert part.removeprefix("The database is ").removeprefix("port 8642") in sources, part
