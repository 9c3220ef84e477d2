"""The canvas: in calm mode it draws the same outlines with softer highlights."""

from typing import Any

import numpy as np

from tests.atelier.deck import workshop


def disc(calm: bool) -> Any:
    """Draw a lit disc with a strong rim on a small canvas."""
    canvas = workshop("canvas").Canvas(scale=0.25, draft=True)
    if calm:
        canvas.calm()
    canvas.fill(workshop("paths").ellipse(300, 450, 200), "#404040", rim=("#ffffff", 24, 1.0), wobble=0, edge=0)
    return canvas


def test_a_calm_canvas_keeps_the_outline_and_weakens_the_lit_edge() -> None:
    loud, calm = disc(calm=False).picture.mean(2), disc(calm=True).picture.mean(2)

    assert ((loud > 0) == (calm > 0)).all()
    assert 0 < calm.max() - np.median(calm[calm > 0]) < 0.6 * (loud.max() - np.median(loud[loud > 0]))


def test_a_calm_canvas_has_less_grain() -> None:
    loud, calm = (disc(calm=quiet).picture[100:125, 70:80] for quiet in (False, True))

    assert calm.std() < 0.6 * loud.std()
