"""The program that a reader of docs/record.md has: its code, and nothing of ours."""

import re
from pathlib import Path
from typing import Any

GUIDE = (Path(__file__).parents[2] / "docs" / "record.md").read_text()
CODE = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
STRANGER: dict[str, Any] = {}
exec(compile(CODE, "docs/record.md", "exec"), STRANGER)  # the reader's own program


def is_true(document: bytes, word_list: bytes | None = None) -> bool:
    """Return whether the page's code accepts a record; with an invalid document it may fail in any way."""
    try:
        STRANGER["check"](document, word_list)
    except (AssertionError, ValueError):
        return False
    return True
