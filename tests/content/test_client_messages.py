"""The web client uses only messages that exist, and every message for the client is used."""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from stella.content.messages import FOLDER

WEB: Final = Path(__file__).parents[2] / "web/src"
OF_THE_SERVER: Final = ("refusal-", "problem-", "error-", "page-", "push-", "sheet-")
SAID: Final = re.compile(r"\bt\(\s*'([a-z0-9-]+)'")
QUOTED: Final = re.compile(r"'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'")
SOURCES: Final = {path: path.read_text("utf-8") for path in sorted(WEB.rglob("*")) if path.suffix in {".ts", ".svelte"}}


def for_the_client() -> set[str]:
    """Return the ids of the messages that the server never uses."""
    resource = FluentParser().parse((FOLDER / "en.ftl").read_text("utf-8"))
    names = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return {name for name in names if not name.startswith(OF_THE_SERVER)}


def test_the_client_says_only_messages_that_exist() -> None:
    messages = for_the_client()

    said = {(path.name, name) for path, text in SOURCES.items() for name in SAID.findall(text)}

    assert not {(file, name) for file, name in said if name not in messages}


def test_every_message_for_the_client_is_said_somewhere() -> None:
    quoted = {name for text in SOURCES.values() for name in QUOTED.findall(text)}

    assert not for_the_client() - quoted
