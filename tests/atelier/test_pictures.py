"""The shipped pictures: right sizes, right names, small files, and no two alike."""

import itertools
from hashlib import sha256

import pytest
from PIL import Image

from tests.atelier.deck import DECK, PICTURES, WHOLE, WIDTHS, shipped_cards

LEAST_DISTANCE = 60  # of the 256 bits of a hash


def dhash(name: str) -> int:
    """Return a hash of sixteen rows of sixteen bits: whether a pixel is brighter than its right neighbour."""
    with Image.open(PICTURES / name) as picture:
        pixels = list(picture.convert("L").resize((17, 16), Image.Resampling.LANCZOS).tobytes())
    bits = 0
    for y, x in itertools.product(range(16), range(16)):
        bits = bits << 1 | (pixels[y * 17 + x] > pixels[y * 17 + x + 1])
    return bits


@pytest.mark.parametrize("width", WIDTHS)
def test_every_picture_is_two_by_three_and_named_by_its_content(width: int) -> None:
    for card in shipped_cards():
        name = card["pictures"][str(width)]

        with Image.open(PICTURES / name) as picture:
            assert picture.size == (width, width * 3 // 2), name
        assert name == f"{card['id']}-{width}.{sha256((PICTURES / name).read_bytes()).hexdigest()[:8]}.webp"


def test_no_picture_lies_around_that_the_deck_does_not_name() -> None:
    named = {name for card in shipped_cards() for name in card["pictures"].values()}
    finished = {name.rsplit("-", 1)[0] for name in named}

    stale = [path.name for path in PICTURES.glob("*.webp") if path.name.rsplit("-", 1)[0] in finished]
    assert set(stale) == named


def test_the_deck_is_light_enough_to_ship() -> None:
    cards = shipped_cards()
    total = sum((PICTURES / name).stat().st_size for card in cards for name in card["pictures"].values())

    assert total <= 20_000_000 * len(cards) / WHOLE + 500_000


def test_no_two_pictures_look_alike() -> None:
    hashes = {card["id"]: dhash(card["pictures"]["300"]) for card in shipped_cards()}

    alike = [
        (first, second)
        for (first, one), (second, other) in itertools.combinations(hashes.items(), 2)
        if (one ^ other).bit_count() < LEAST_DISTANCE
    ]
    assert alike == []


def test_the_cards_have_a_back_and_the_game_an_emblem() -> None:
    assert [len(list(PICTURES.glob(f"back-{width}.*.webp"))) for width in WIDTHS] == [1, 1, 1]
    assert all((DECK / f"emblem.{kind}").is_file() for kind in ("svg", "png", "webp"))
