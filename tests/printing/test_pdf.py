"""What a printer and a screen reader find in the PDFs."""

from pathlib import Path

import pytest
from PIL import Image

from stella.content.languages import LANGUAGES
from stella.content.messages import message
from stella.printing.orders import Layout, Part, PrintingError
from stella.printing.parts import print_part
from stella.printing.pictures import CARD, with_bleed
from tests.printing.papers import FEW, fonts, order, pdf, pictures, root, small_deck, small_words, tags

OWN = ("Grandmother\N{RIGHT SINGLE QUOTATION MARK}s attic", "Łódź", "Щастие")


def test_pictures_are_printed_with_at_least_300_dots_per_inch() -> None:
    shown = [one for page in pdf(Part.CARDS, layout=Layout.SEPARATE).pages for one in pictures(page)]

    assert len(shown) == 2 * FEW
    for _, _, width, height, pixels in shown:
        assert (width, height) == pytest.approx((86.08, 126.08), abs=0.02)  # 80 x 120 and its bleed, in whole pixels
        assert pixels / (width / 25.4) >= 300


def test_the_bleed_is_the_mirror_image_of_the_edge(tmp_path: Path) -> None:
    picture = Image.effect_noise((1000, 1500), 90).convert("RGB").resize((20, 30)).resize((1000, 1500))
    picture.save(tmp_path / "noise.webp", lossless=True)
    (tmp_path / "bleed.jpg").write_bytes(with_bleed(tmp_path / "noise.webp"))

    with Image.open(tmp_path / "bleed.jpg") as whole:
        edge = (whole.width - 1000) // 2
        for x, y in ((10, 400), (30, 900), (500, 12), (900, 1540)):
            inside = (2 * edge - 1 - x if x < edge else x, 2 * edge - 1 - y if y < edge else y)
            inside = (inside[0], 2 * (edge + 1500) - 1 - y) if y >= edge + 1500 else inside
            there, here = whole.getpixel((x, y)), whole.getpixel(inside)
            assert there == pytest.approx(here, abs=24)  # JPEG is lossy
        assert edge * CARD[0] / 1000 >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [part for part in Part if part is not Part.CARDS])
def test_every_part_speaks_every_language_with_embedded_fonts_titles_and_tags(part: Part, language: str) -> None:
    reader = pdf(part, language=language)

    assert root(reader)["/Lang"] == language
    assert reader.metadata is not None
    assert reader.metadata.title == message(f"sheet-title-{part}", language, name="Stella")
    assert root(reader)["/ViewerPreferences"]["/DisplayDocTitle"] is not None
    assert root(reader)["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert str(root(reader)["/MarkInfo"]["/Marked"]) == "True"
    assert fonts(reader)
    assert all("/FontFile2" in font for font in fonts(reader))
    assert tags(reader)
    for tag in tags(reader):
        assert tag["/S"] in {"/H1", "/H2", "/P", "/Figure"}
        if tag["/S"] == "/Figure":
            assert tag["/Alt"]


def test_a_picture_is_described_as_its_deck_describes_it() -> None:
    described = [tag["/Alt"] for tag in tags(pdf(Part.CARDS, layout=Layout.SEPARATE, language="de"))]

    for card in range(FEW):
        text = small_deck().text(card, "de")
        assert described[card] == f"{text.title}. {text.description}"


def test_word_cards_say_both_words_in_both_languages() -> None:
    reader = pdf(Part.WORDS, language="bg", second="cs", layout=Layout.SEPARATE)
    written = "".join(page.extract_text() for page in reader.pages)
    spoken = {tag["/Lang"] for tag in tags(reader) if "/Lang" in tag}

    assert spoken == {"bg", "cs"}
    for card in small_words().cards:
        for key in (card.top, card.bottom):
            assert key is not None
            for language in ("bg", "cs"):
                assert small_words().text(key, language).replace("\u00ad", "") in written


def test_words_of_your_own_are_cards_too_and_ten_stay_blank() -> None:
    written = pdf(Part.WORDS, own_words=OWN).pages[-4:]

    text = "".join(page.extract_text() for page in written)
    assert all(word in text for word in OWN)
    assert text.count(message("sheet-blank", "en")) == 10


def test_letters_that_no_font_has_are_refused_in_a_sentence() -> None:
    with pytest.raises(PrintingError, match="have no letters for '猫'"):
        print_part(order(Part.WORDS, own_words=("猫",)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_two_pages(language: str) -> None:
    reader = pdf(Part.RULES, language=language)

    assert len(reader.pages) == 2
    for page in reader.pages:
        lowest: list[float] = []

        def note(text: str, _: object, matrix: list[float], *__: object, seen: list[float] = lowest) -> None:
            if text.strip():
                seen.append(matrix[5])

        page.extract_text(visitor_text=note)
        assert min(lowest) > 10 * 72 / 25.4


def test_every_seat_has_a_slate_and_a_lantern_with_two_sides() -> None:
    slates = [tag["/Alt"] for tag in tags(pdf(Part.SLATES)) if tag["/S"] == "/Figure"]
    pieces = [tag["/Alt"] for tag in tags(pdf(Part.LANTERNS)) if tag["/S"] == "/Figure"]

    assert len(set(slates)) == 6
    assert len({text for text in pieces if "light side" in text}) == 6
    assert len({text for text in pieces if "dark side" in text}) == 6
    assert len({text for text in pieces if text.startswith("Round marker")}) == 4


def test_the_same_order_gives_the_same_file_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []

    one = print_part(order(Part.SLATES), lambda done, total: told.append((done, total)))

    assert one == print_part(order(Part.SLATES))
    assert told == [(1, 3), (2, 3), (3, 3)]
