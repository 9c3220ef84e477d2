"""The layout of cards and motifs: short lines, packed points, the same meaning."""

import ast
import importlib
from collections.abc import Callable
from typing import Any

from tests.atelier.deck import ROOT

layout: Any = importlib.import_module("atelier.layout")

LONG = "shape = smooth([" + ", ".join(f"({i}, {i * 7})" for i in range(40)) + '], colour="#ff8a3a")  # a long way\n'


def test_a_long_statement_is_wrapped_and_its_comment_goes_above() -> None:
    laid_out = layout.lay_out(LONG)

    assert max(map(len, laid_out.split("\n"))) <= layout.WIDTH
    assert laid_out.startswith("# a long way\nshape = smooth([(0, 0), ")
    assert ast.dump(ast.parse(laid_out)) == ast.dump(ast.parse(LONG))


def test_what_is_short_is_left_as_it_is() -> None:
    source = 'canvas.fill(\n    path,\n    "#ff8a3a",\n)\n'

    assert layout.lay_out(source) == source


def test_the_layout_never_changes_what_a_card_draws(at_scale: Callable[[int, int], int]) -> None:
    for path in sorted((ROOT / "atelier").glob("[cm]*s/*.py"))[:: at_scale(10, 1)]:
        source = path.read_text("utf-8")

        assert ast.dump(ast.parse(layout.lay_out(source))) == ast.dump(ast.parse(source)), path.name
