"""The finish: drawing is reproducible, and what a card asks for shows."""

from typing import Any

import pytest

from tests.atelier.deck import workshop

pytestmark = pytest.mark.timeout(600)  # the first use of the brushes after an installation compiles them


def finished(**grading: float) -> Any:
    canvas, paths = workshop("canvas").Canvas(seed=4, scale=0.5), workshop("paths")
    canvas.sky([(0, "#32506a"), (1, "#efe3cd")])
    canvas.fill(paths.ellipse(300, 500, 160), ["#c8583c", "#501c28"], form=0.9, radius=120)
    return workshop("finish").finish(workshop("brush").finish(canvas), seed=4, **grading)


def test_the_finish_comes_out_the_same_every_time() -> None:
    assert (finished() == finished()).all()


def test_a_card_may_ask_for_darker_corners() -> None:
    plain, dark = finished(vignette=0), finished(vignette=0.5)

    assert dark[:20, :20].mean() < plain[:20, :20].mean()
