import json
import os
import zlib
from pathlib import Path

import pytest
from PIL import Image, ImageCms

from stella.content.decks import Deck, DeckError, installed_decks, load_deck, packer
from stella.content.decks.faces import card_shaped, faces
from stella.content.decks.packer import check_deck, pack_deck
from stella.content.decks.pictures import photo_of
from tests.content.pictures import encoded, folder_of, jpeg_of_scans, picture, png, small_faces, webp_claiming

GPS = 0x8825
PLAIN = (66, 99)
"""The size of the pictures that are packed only to fill the deck."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return folder_of(tmp_path / "Our Holidays")


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    """A deck packed once from pictures of every shape, mode and metadata. The plain ones are packed small."""
    folder = folder_of(tmp_path_factory.mktemp("own") / "Our Holidays", 24, PLAIN)
    (folder / "Card 00.jpg").write_bytes(encoded(picture(), "JPEG"))
    exif = Image.Exif()
    exif[0x0112] = 6  # rotated by 90 degrees
    exif.get_ifd(GPS)[1] = "N"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    (folder / "phone.jpg").write_bytes(
        encoded(picture(40, (300, 200)), "JPEG", exif=exif, comment=b"secret place", icc_profile=profile)
    )
    (folder / "wide.png").write_bytes(encoded(picture(41, (900, 90)), "PNG"))
    (folder / "glass.png").write_bytes(encoded(Image.new("RGBA", (80, 120), (0, 0, 0, 0)), "PNG"))
    (folder / "deep.png").write_bytes(encoded(Image.new("I;16", (80, 120), 40_000), "PNG"))
    (folder / "press.jpeg").write_bytes(encoded(picture(42).convert("CMYK"), "JPEG"))
    (folder / "CARD_00.PNG").write_bytes(encoded(picture(43).convert("P"), "PNG"))
    (folder / ".DS_Store").write_bytes(b"left by a computer")
    (folder / "deck.toml").write_text(
        'id = "holidays"\n'
        'title = { en = "Our holidays", de = "Unsere Ferien" }\n'
        'license = "only for us"\n'
        '[cards."wide.png"]\n'
        'title = "The \u202elong\u202c way"\n'
        'description = "A road."\n'
        '[cards."phone.jpg".de]\n'
        'title = "Der Anruf"\n'
        'objects = ["Telefon", "Tisch"]\n',
        encoding="utf-8",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packer, "faces", quick_if_plain)
        return pack_deck(folder, folder.parent / "decks")


def quick_if_plain(image: Image.Image, focus: tuple[float, float] | None) -> dict[int, bytes]:
    return small_faces(image) if image.size == PLAIN else faces(image, focus)


def refused(folder: Path) -> tuple[str, ...]:
    with pytest.raises(DeckError) as error:
        check_deck(folder)
    return error.value.problems


def image_of(deck: Deck, card: str, width: int = 300) -> Image.Image:
    index = [one.id for one in deck.cards].index(card)
    with Image.open(deck.picture(index, width)) as image:
        image.load()
        return image


def test_a_folder_of_thirty_pictures_can_be_a_deck(source: Path) -> None:
    deck = check_deck(source)

    assert deck.id == "our-holidays"
    assert [picture.id for picture in deck.pictures[:2]] == ["card-00", "card-01"]
    assert len(deck.pictures) == 30


def test_a_packed_deck_can_be_loaded_and_is_sorted(packed: Deck) -> None:
    assert packed.id == "holidays"
    assert packed.title == {"en": "Our holidays", "de": "Unsere Ferien"}
    assert packed.license == "only for us"
    assert [card.id for card in packed.cards] == sorted(card.id for card in packed.cards)
    assert len(packed.cards) == 30
    assert {"card-00", "card-00-2"} <= {card.id for card in packed.cards}  # two files whose names differ only in case
    assert load_deck(packed.folder) == packed


def test_a_card_has_the_shape_of_a_card_in_three_widths(packed: Deck) -> None:
    for width in (300, 600, 1000):
        for card in ("card-00", "phone", "wide"):
            assert image_of(packed, card, width).size == (width, width * 3 // 2)


def test_nothing_of_the_file_but_its_picture_is_packed(packed: Deck) -> None:
    for path in packed.folder.rglob("*.webp"):
        content = path.read_bytes()
        assert not any(mark in content for mark in (b"EXIF", b"XMP ", b"ICCP", b"secret place")), path.name


def test_a_photograph_taken_sideways_stands_upright(packed: Deck) -> None:
    upright = image_of(packed, "phone").convert("L").resize((2, 3))
    original = picture(40, (300, 200)).rotate(-90, expand=True).convert("L").resize((2, 3))

    for x, y in ((0, 0), (1, 0), (0, 2), (1, 2)):
        assert upright.getpixel((x, y)) == pytest.approx(original.getpixel((x, y)), abs=12)


def test_transparent_and_deep_pictures_keep_their_brightness(packed: Deck) -> None:
    assert image_of(packed, "glass").getpixel((150, 225)) == pytest.approx((250, 246, 238), abs=6)
    assert image_of(packed, "deep").getpixel((150, 225)) == pytest.approx((156, 156, 156), abs=6)


def test_texts_are_cleaned_and_kept_by_language(packed: Deck) -> None:
    index = {card.id: number for number, card in enumerate(packed.cards)}

    assert packed.text(index["wide"], "pl").title == "The long way"
    assert packed.text(index["wide"], "en").description == "A road."
    assert packed.text(index["phone"], "en").objects == ("Telefon", "Tisch")
    assert packed.text(index["card-00"], "en").title == ""


def test_the_same_picture_gives_the_same_card() -> None:
    assert faces(picture(5)) == faces(picture(5))


@pytest.mark.usefixtures("quick_faces")
def test_an_installed_deck_is_replaced_only_on_demand(source: Path, tmp_path: Path) -> None:
    first = pack_deck(source, tmp_path / "decks")
    (source / "Card 00.jpg").write_bytes(encoded(picture(99), "JPEG"))

    with pytest.raises(DeckError, match="There is already a deck 'our-holidays'"):
        pack_deck(source, tmp_path / "decks")
    assert load_deck(first.folder) == first

    second = pack_deck(source, tmp_path / "decks", replace=True)

    assert second.folder == first.folder
    assert second.hash != first.hash
    assert [path.name for path in (tmp_path / "decks").iterdir()] == ["our-holidays"]


@pytest.mark.usefixtures("quick_faces")
def test_a_refused_folder_leaves_nothing_behind(source: Path, tmp_path: Path) -> None:
    (source / "Card 29.webp").write_bytes(b"RIFF____WEBPnothing")

    with pytest.raises(DeckError):
        pack_deck(source, tmp_path / "decks")

    assert list((tmp_path / "decks").iterdir()) == []


def test_progress_is_told(source: Path) -> None:
    heard: list[tuple[int, int]] = []

    check_deck(source, lambda done, total: heard.append((done, total)))

    assert heard == [(number, 30) for number in range(1, 31)]


HOSTILE = {
    "not a picture": ("evil.jpg", b"<?php system('id');", "evil.jpg is not a JPEG, PNG or WebP picture inside."),
    "another format": ("evil.png", encoded(picture(), "JPEG"), "evil.png is a JPEG picture inside; give it the ending"),
    "a drawing": ("evil.svg", b"<svg/>", "evil.svg is not a picture: a deck is made of"),
    "a moving picture": ("evil.gif", encoded(picture(), "GIF"), "evil.gif is not a picture"),
    "an animation": (
        "evil.webp",
        encoded(picture(1), "WEBP", save_all=True, append_images=[picture(2), picture(3)]),
        "evil.webp is an animation; a card needs a still picture.",
    ),
    "half a file": ("evil.jpg", encoded(picture(9, (400, 600)), "JPEG")[:2500], "evil.jpg is broken"),
    "an empty file": ("evil.png", b"", "evil.png is not a JPEG, PNG or WebP picture inside."),
    "only a header": ("evil.png", png(200, 300), "evil.png is broken: it cannot be decoded."),
    "garbage inside": ("evil.png", png(200, 300, (b"IDAT", b"\xff" * 99)), "evil.png is broken"),
    "a bomb of pixels": ("evil.png", png(50_000, 50_000, (b"IDAT", b"")), "evil.png has more than 60 million pixels."),
    "a large picture": ("evil.png", png(10_000, 9_900, (b"IDAT", b"")), "evil.png has more than 60 million pixels."),
    "a picture over our limit": ("evil.png", png(7_800, 7_800, (b"IDAT", b"")), "evil.png has more than 60 million"),
    "a bomb as WebP": ("evil.webp", webp_claiming(16_384, 16_384), "evil.webp has more than 60 million pixels."),
    "a bomb of text": (
        "evil.png",
        png(200, 300, (b"zTXt", b"k\0\0" + zlib.compress(bytes(80_000_000))), (b"IDAT", b"")),
        "evil.png is broken",
    ),
    "a bomb of scans": ("evil.jpg", jpeg_of_scans(101), "evil.jpg has more than 100 scans; save it again"),
    "a bomb of scans behind another end": (
        "evil.jpg",
        jpeg_of_scans(101, 64, b"\xff\xd9"),
        "evil.jpg has more than 100",
    ),
    "a speck": ("evil.png", encoded(picture(1, (63, 400)), "PNG"), "evil.png is too small: 63 x 400 pixels"),
    "a name with tricks": ("ev\x1b[31m\u202eil.jpg", b"", "ev?[31m?il.jpg is not a JPEG"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_a_hostile_file_is_refused_by_its_name(source: Path, case: str) -> None:
    name, content, sentence = HOSTILE[case]
    (source / name).write_bytes(content)

    problems = refused(source)

    assert len(problems) == 1
    assert problems[0].startswith(sentence)


@pytest.mark.parametrize(
    "content",
    [
        jpeg_of_scans(100),
        jpeg_of_scans(2, 64, b"\xff\xda" * 200) + b"a film \xff\xda\0\0" * 200,
        encoded(picture(7), "JPEG", progressive=True, restart_marker_blocks=1),
    ],
    ids=["many scans", "scans in a preview and in a film", "a progressive picture"],
)
def test_a_picture_that_cameras_write_is_taken(content: bytes) -> None:
    assert photo_of(content, 1_000_000).mode == "RGB"


def test_a_huge_file_is_refused_before_it_is_read(source: Path) -> None:
    with (source / "evil.png").open("wb") as file:
        file.truncate(40_000_001)

    assert refused(source) == ("evil.png is larger than 40 MB.",)


def test_a_link_is_refused_wherever_it_leads(source: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.jpg").write_bytes(encoded(picture(), "JPEG"))
    (source / "evil.jpg").symlink_to(tmp_path / "secret.jpg")
    (source / "lost.jpg").symlink_to(tmp_path / "nowhere.jpg")

    assert sorted(refused(source)) == [
        "evil.jpg is a link; put the picture itself into the folder.",
        "lost.jpg is a link; put the picture itself into the folder.",
    ]


def test_a_file_swapped_for_a_link_while_packing_is_not_followed(source: Path, tmp_path: Path) -> None:
    from stella.content.decks.pictures import PictureError, _content

    (source / "evil.jpg").symlink_to(tmp_path)

    with pytest.raises(PictureError, match=r"evil\.jpg is a link"):
        _content(source / "evil.jpg", "evil.jpg")


def test_a_pipe_or_a_folder_is_refused_without_waiting(source: Path) -> None:
    os.mkfifo(source / "evil.jpg")
    (source / "more").mkdir()

    assert sorted(refused(source)) == [
        "evil.jpg is not a file; put all pictures directly into the folder.",
        "more is not a file; put all pictures directly into the folder.",
    ]


def test_a_picture_that_comes_twice_is_refused(source: Path) -> None:
    (source / "again.jpg").write_bytes((source / "Card 00.jpg").read_bytes())

    assert refused(source) == ("Card 00.jpg is the same picture as again.jpg.",)


def test_too_few_pictures_are_refused(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "few", 29)

    assert refused(folder) == ("few: a deck has 30 to 500 pictures, and this one has 29.",)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone") == ("gone cannot be read: No such file or directory.",)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id = ", "deck.toml is not valid TOML: "),
        ("cards = " + "[" * 5000, "deck.toml is nested too deeply."),
        ("a" + ".a" * 2000 + " = 1", "deck.toml is nested too deeply."),
        ('id = "stella"', "deck.toml: the deck needs an id of its own"),
        ('id = "???"', "deck.toml: the deck needs an id of its own"),
        ("author = 7", "deck.toml: a deck has no 'author'."),
        ('title = { english = "Ours" }', "deck.toml: 'english' is no language code"),
        ("title = 7", "deck.toml: a title is a text of at most 120 characters"),
        ('[cards."gone.jpg"]\ntitle = "Gone"', "deck.toml: it describes 'gone.jpg', and there is no such picture."),
        ('cards."Card 00.jpg" = "A beach"', 'deck.toml: write [cards."Card 00.jpg"] and below it'),
        ('[cards."Card 00.jpg"]\nsmell = "salt"', "deck.toml: 'smell' of 'Card 00.jpg' cannot be used."),
        (f'[cards."Card 00.jpg"]\ndescription = "{"a" * 1201}"', "deck.toml: a description is a text of at most 1200"),
    ],
)
def test_a_bad_deck_toml_is_refused_with_its_own_sentence(source: Path, text: str, sentence: str) -> None:
    (source / "deck.toml").write_text(text)

    problems = refused(source)

    assert len(problems) == 1
    assert problems[0].startswith(sentence)


def test_all_problems_of_a_folder_are_told_at_once(source: Path) -> None:
    (source / "notes.txt").write_text("to do")
    (source / "more").mkdir()
    (source / "deck.toml").write_text("author = 7")

    assert len(refused(source)) == 3


def test_installed_decks_are_found_and_broken_ones_told_of(packed: Deck) -> None:
    data = packed.folder.parent.parent
    broken = data / "decks" / "broken"
    broken.mkdir()
    (broken / "deck.json").write_text("{}")
    (data / "decks" / ".packing-x").mkdir()

    installed = installed_decks(data)

    assert dict(installed.decks) == {"holidays": packed}
    assert installed.problems == ("broken: deck.json is not a deck: Object missing required field `id`.",)


def test_a_server_without_a_data_directory_has_no_own_decks(tmp_path: Path) -> None:
    assert installed_decks(tmp_path / "data").decks == {}


def test_deck_json_has_the_documented_shape(packed: Deck) -> None:
    content = json.loads((packed.folder / "deck.json").read_bytes())

    assert content["format"] == 1
    assert set(content) == {"format", "id", "title", "license", "cards"}
    assert set(content["cards"][0]["pictures"]) == {"300", "600", "1000"}


def test_a_focus_says_which_part_of_a_picture_stays(source: Path) -> None:
    halves = Image.new("RGB", (300, 150), "red")
    halves.paste("blue", (150, 0, 300, 150))

    left, right = (card_shaped(halves, focus) for focus in ((0.0, 0.5), (1.0, 0.5)))

    assert left.size == right.size == (1000, 1500)
    assert (left.getpixel((500, 750)), right.getpixel((500, 750))) == ((255, 0, 0), (0, 0, 255))
    (source / "deck.toml").write_text('[cards."Card 00.jpg"]\nfocus = [0.5, 2]\n')
    assert refused(source) == (
        "deck.toml: the focus of 'Card 00.jpg' is two numbers from 0 to 1, from the left and from the top.",
    )
