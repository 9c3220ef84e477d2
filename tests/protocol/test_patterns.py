"""Texts with a pattern have no line break behind them, although `$` accepts one there."""

import re
from pathlib import Path

import msgspec
import pytest

import stella
from stella.printing.files import Wish

CHECKED_ELSEWHERE = ("RecordId =", "Endpoint =", "PublicKey =", "Secret =")
"""A record is only looked up by its id; a push service's address and its keys are read before they are stored."""
SOURCES = [*Path(stella.__file__).parent.rglob("*.py")]
PATTERNS = [
    (path.name, line.strip())
    for path in SOURCES
    for line in path.read_text("utf-8").splitlines()
    if re.search(r"\bpattern=r?\"", line) and not line.startswith(CHECKED_ELSEWHERE)
]


@pytest.mark.parametrize(("name", "line"), PATTERNS, ids=[line for _, line in PATTERNS])
def test_no_pattern_lets_a_line_break_through(name: str, line: str) -> None:
    has_fixed_length = re.search(r"\{(\d+)\}\$\", max_length=\1\b", line)

    assert r"$(?!\n)" in line or has_fixed_length, name


def test_a_line_break_behind_a_language_is_refused() -> None:
    assert msgspec.convert({"part": "cards", "language": "en"}, Wish)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"part": "cards", "language": "en\n"}, Wish)
