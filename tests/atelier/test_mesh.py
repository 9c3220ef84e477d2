"""Rays through triangles agree with geometry. Needs the workshop's own libraries."""

import importlib
from typing import Any

import numpy as np
import pytest

SMALL = 0.1  # 60 x 90 rays are enough to see a shadow


def workshop(module: str) -> Any:
    for library in ("skia", "cv2", "numba"):
        pytest.importorskip(library)
    return importlib.import_module(f"atelier.{module}")


def a_block_on_the_ground(side: float = 0.5, scale: float = SMALL) -> tuple[Any, Any]:
    mesh, view = workshop("mesh"), workshop("view")
    scene = mesh.Mesh()
    scene.quad([(-20, 0, -20), (20, 0, -20), (20, 0, 20), (-20, 0, 20)], 0)
    scene.box((0, side, 0), (side, side, side), 1)
    camera = view.Camera((0.0, 12.0, -0.01), (0, 0, 0), focal=900)
    return camera, view.look(scene, camera, scale)


@pytest.mark.full  # compiling the rays takes most of a minute
def test_the_sun_throws_a_shadow_as_long_as_the_block_is_high() -> None:
    camera, seen = a_block_on_the_ground()

    light = seen.sun((-1, 1, 0), "#ffffff", 1.0, size=0.0, rays=1).mean(2)

    def at(x: float) -> float:
        column, row = camera.project((x, 0, 0))
        return float(light[round(row * SMALL), round(column * SMALL)])

    assert at(-1.0) > 0.5  # before the block
    assert at(1.0) == 0  # its shadow reaches from 0.5 to 1.5
    assert at(2.0) > 0.5


@pytest.mark.full
def test_a_place_beside_a_wall_sees_less_sky_than_the_open_ground() -> None:
    scale = 0.5  # light from the sky is smoothed over some pixels
    camera, seen = a_block_on_the_ground(1.0, scale)

    light = seen.sky("#ffffff", "#ffffff", "#ffffff", ["#000000", "#000000"], samples=32, every=1).mean(2)

    def at(x: float) -> float:
        column, row = camera.project((x, 0, 0))
        return float(light[round(row * scale), round(column * scale)])

    assert at(1.2) < at(3.2) * 0.85


@pytest.mark.full
def test_drawing_the_same_light_twice_gives_the_same_numbers() -> None:
    first, second = (a_block_on_the_ground()[1].sun((-1, 1, 0), "#ffffff", 1.0, size=0.05) for _ in range(2))

    assert np.array_equal(first, second)


def test_clay_becomes_a_closed_skin_of_its_size() -> None:
    mesh, clay = workshop("mesh"), workshop("clay").Clay()
    clay.group()
    clay.ball((0, 0, 0), 10)
    scene = mesh.Mesh()

    scene.clay(clay, 1.0)

    corners = scene.arrays()[0]
    volume = np.einsum("ij,ij->i", corners[:, 0], np.cross(corners[:, 1], corners[:, 2])).sum() / 6
    assert abs(volume) == pytest.approx(4 / 3 * np.pi * 1000, rel=0.03)


def test_a_stroke_of_thick_paint_stays_within_its_brush() -> None:
    canvas = workshop("canvas").Canvas(scale=0.5, draft=True)
    paint = workshop("impasto").Impasto(canvas, 3)

    paint.stroke([(100, 200), (300, 200)], 20, "#ffffff")

    painted = canvas.picture.max(2) > 0
    rows, columns = np.where(painted)
    assert painted[100, 100]
    assert 85 < rows.min() < rows.max() < 115
    assert 35 < columns.min() < columns.max() < 165
