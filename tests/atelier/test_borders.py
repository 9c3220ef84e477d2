"""The workshop and the game never import each other. They share only the deck on disk."""

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


def called(path: Path) -> set[str]:
    calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    names = {call.id for call in calls if isinstance(call, ast.Name)}
    return names | {call.attr for call in calls if isinstance(call, ast.Attribute)}


DRAWINGS = [*(ROOT / "atelier" / "cards").glob("[!_]*.py"), *(ROOT / "atelier" / "motifs").glob("[!_]*.py")]
DRAWS_WITH = {"atelier", "collections", "cv2", "dataclasses", "functools", "itertools", "math", "numba", "numpy"}
READERS = {"open", "imread", "imdecode", "fromfile", "load", "read_bytes", "read_text", "MakeFromEncoded"}


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_drawing_uses_a_picture_from_elsewhere(drawing: Path) -> None:
    assert imported(drawing) <= DRAWS_WITH | {"skia", "typing"}
    assert not called(drawing) & READERS
