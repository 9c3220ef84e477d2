"""Drawing again gives the shipped picture. Needs the workshop's own libraries."""

import pkgutil
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.atelier.deck import PICTURES, ROOT, shipped_cards, workshop

DRAW = """
import sys
from pathlib import Path
from atelier import studio
studio.PICTURES = studio.OUT = Path(sys.argv[2])
print(*sorted(path.name for path in studio.save_final(sys.argv[1])), sep="\\n")
"""


@pytest.mark.full
@pytest.mark.parametrize("card_id", ["cat", "stairs", "fox"])
def test_a_card_drawn_again_is_the_picture_that_ships(card_id: str) -> None:
    studio, finish = workshop("studio"), workshop("finish")
    (name,) = [card["pictures"]["300"] for card in shipped_cards() if card["id"] == card_id]

    drawn = finish.as_image(studio.render(card_id, draft=False), 300)

    with Image.open(PICTURES / name) as shipped:
        difference = ImageChops.difference(drawn, shipped.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 9


@pytest.mark.full
@pytest.mark.timeout(600)  # the first drawing after an installation compiles the drawing code
@pytest.mark.skipif(platform.machine() != "x86_64", reason="the last digits are those of AVX2")
@pytest.mark.parametrize("card_id", ["cat", "pebble"])
def test_a_card_drawn_by_a_new_process_ships_the_same_bytes(card_id: str, tmp_path: Path) -> None:
    workshop("studio")
    (shipped,) = [card["pictures"] for card in shipped_cards() if card["id"] == card_id]

    drawn = subprocess.run(
        [sys.executable, "-c", DRAW, card_id, tmp_path], cwd=ROOT, capture_output=True, check=True, text=True
    )

    assert drawn.stdout.split() == sorted(shipped.values())


def test_a_draft_is_the_final_only_looser() -> None:
    studio, finish = workshop("studio"), workshop("finish")
    (name,) = [card["pictures"]["300"] for card in shipped_cards() if card["id"] == "cat"]

    draft = finish.as_image(studio.render("cat", draft=True), 300)

    with Image.open(PICTURES / name) as shipped:
        difference = ImageChops.difference(draft, shipped.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 14


def test_a_draft_comes_out_the_same_every_time() -> None:
    studio = workshop("studio")

    assert (studio.render("fox", draft=True) == studio.render("fox", draft=True)).all()


def test_every_card_file_describes_itself_in_the_words_of_the_matrix() -> None:
    cards = workshop("cards")

    for card_id in cards.ids():
        card, draw = cards.load(card_id)
        assert card.id == card_id
        assert callable(draw)


def test_the_deck_says_of_a_card_what_its_file_says() -> None:
    deck = workshop("deck")

    for card in shipped_cards():
        assert deck.entry(card["id"]) == card, f"{card['id']}: run python -m atelier build"


def test_the_next_edition_is_written_like_a_card_and_ships_nothing() -> None:
    cards, following = workshop("cards"), workshop("next")

    for module in pkgutil.iter_modules(following.__path__):
        card, draw = cards.load(module.name, following.__name__)
        assert card.id == module.name
        assert callable(draw)
        assert card.id in cards.ids() or not list(PICTURES.glob(f"{card.id}-*"))


def test_a_head_is_the_same_on_both_sides_and_sinks_with_age() -> None:
    faces = workshop("bodies.faces")
    young, old = (faces.sculpted(faces.Head(age=age, rows=96))[0].far for age in (25, 85))

    across = young[:, 1:] - young[:, :0:-1]
    temple = (48, 96 + round(96 * 62 / 180))

    assert abs(across).max() < 0.01
    assert old[temple] < young[temple]
