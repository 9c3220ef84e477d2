"""The workshop and the game never import one another; what they share is the deck on disk."""

import ast
from pathlib import Path

import pytest

from tests.atelier.deck import ROOT


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize(("side", "other"), [("atelier", "stella"), ("src/stella", "atelier")])
def test_neither_side_imports_the_other(side: str, other: str) -> None:
    crossing = [path.name for path in (ROOT / side).rglob("*.py") if other in imported(path)]

    assert crossing == []


def test_no_card_draws_with_a_picture_from_elsewhere() -> None:
    readers = ("imread", "Image.open", "urlopen", "requests")

    for path in [*(ROOT / "atelier" / "cards").glob("*.py"), *(ROOT / "atelier" / "motifs").glob("*.py")]:
        source = path.read_text("utf-8")
        assert [reader for reader in readers if reader in source] == [], path.name
