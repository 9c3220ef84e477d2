"""Photos of printed cards on a table, made for tests: pictures of the deck, laid out in rows, seen from the side."""

from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from stella.content import decks
from tests.browser.people import Person

PICTURES: Final = Path(decks.__file__).parent / "stella/pictures"
CARD: Final = (200, 300)
GAP: Final = 26
EDGE: Final = 8  # white paper around each picture
SEEN: Final = ((420, 330), (1610, 250), (1830, 1290), (230, 1370))
"""Where the corners of the cards lie in the photo, from the top left one clockwise."""
PHOTO: Final = (2000, 1500)


def open_with_real_cards(ana: Person) -> str:
    ana.go("/")
    ana.page.get_by_role("button", name="Open a new table").click()
    ana.page.get_by_role("button", name="With real picture cards").click()
    ana.page.fill("#name", "Ana")
    ana.click(".door form .btn--light")
    ana.wait(".lobby")
    return ana.code


def laid_out(rows: int = 3, first: int = 0) -> list[Image.Image]:
    """Return the pictures of the cards on a table."""
    files = sorted(PICTURES.glob("*-300.*.webp"))[first : first + 5 * rows]
    return [Image.open(file).convert("RGB").resize(CARD) for file in files]


def photo(rows: int = 3, first: int = 0, seen: tuple[tuple[int, int], ...] = SEEN) -> bytes:
    """Return a photo of the cards on a wooden table, as a JPEG."""
    flat = Image.new("RGBA", (5 * CARD[0] + 4 * GAP, rows * CARD[1] + (rows - 1) * GAP), (0, 0, 0, 0))
    draw = ImageDraw.Draw(flat)
    for place, picture in enumerate(laid_out(rows, first)):
        x, y = place % 5 * (CARD[0] + GAP), place // 5 * (CARD[1] + GAP)
        draw.rounded_rectangle((x, y, x + CARD[0] - 1, y + CARD[1] - 1), 12, (250, 248, 242, 255))
        inner = picture.resize((CARD[0] - 2 * EDGE, CARD[1] - 2 * EDGE))
        flat.paste(inner, (x + EDGE, y + EDGE))
    seen_cards = flat.transform(
        PHOTO, Image.Transform.PERSPECTIVE, _backwards(flat.size, seen), Image.Resampling.BICUBIC
    )
    table = _wood()
    table.paste(seen_cards, (0, 0), seen_cards)
    file = BytesIO()
    table.filter(ImageFilter.GaussianBlur(0.8)).save(file, "JPEG", quality=88)
    return file.getvalue()


def _wood() -> Image.Image:
    """Return a dark wooden table, lighter on one side, with grain."""
    chance = Random(26)
    grain = Image.new("L", (1, PHOTO[1]))
    grain.putdata([chance.randint(0, 22) for _ in range(PHOTO[1])])
    light = Image.linear_gradient("L").rotate(90).resize(PHOTO).point(lambda value: value // 16)
    shade = ImageChops.add(grain.resize(PHOTO), light)
    return Image.merge("RGB", [ImageChops.add(Image.new("L", PHOTO, base), shade) for base in (74, 48, 32)])


def _backwards(size: tuple[int, int], seen: tuple[tuple[int, int], ...]) -> list[float]:
    """Return the eight numbers that take a place of the photo to the flat table."""
    flat = ((0, 0), (size[0], 0), size, (0, size[1]))
    rows, values = [], []
    for (x, y), (u, v) in zip(seen, flat, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return _solved([[float(one) for one in row] for row in rows], [float(value) for value in values])


def _solved(rows: list[list[float]], values: list[float]) -> list[float]:
    """Solve eight equations (Gauss)."""
    table = [[*row, value] for row, value in zip(rows, values, strict=True)]
    size = len(table)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        table[at] = [value / table[at][at] for value in table[at]]
        for row in range(size):
            if row != at:
                table[row] = [mine - table[row][at] * other for mine, other in zip(table[row], table[at], strict=True)]
    return [row[-1] for row in table]
