"""The client's types and the documented codes match those in Python."""

import re
from pathlib import Path

from stella.content.messages import FOLDER
from stella.protocol.typescript import typescript
from stella.rooms.refusals import RoomRefusal
from stella.rules.box import Problem
from stella.rules.refusals import Refusal

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_those_of_the_server() -> None:
    written = (ROOT / "web/src/net/protocol.ts").read_text("utf-8")

    assert written == typescript(), "run `make protocol`"


def test_the_protocol_lists_every_code() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    errors = re.findall(r"^error-([a-z-]+) =", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE)
    codes = [*Refusal, *RoomRefusal, *Problem, *[error.replace("-", "_") for error in errors]]

    missing = [code for code in codes if f"`{code}`" not in page]

    assert missing == []


def test_every_error_message_is_a_code_that_the_server_can_say() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/stella").rglob("*.py"))
    errors = re.findall(r"^error-([a-z-]+) =", (FOLDER / "en.ftl").read_text("utf-8"), re.MULTILINE)

    unused = [error for error in errors if f'"{error.replace("-", "_")}"' not in sources]

    assert unused == []
