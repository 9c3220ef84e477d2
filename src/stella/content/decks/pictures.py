"""Opens untrusted picture files or refuses them with a sentence. File names are never trusted."""

import os
import re
import stat
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

from msgspec import Struct
from PIL import Image, ImageCms, ImageOps

from stella.content.errors import ContentError
from stella.content.plain_text import printable

MAX_BYTES: Final = 40_000_000
MAX_PIXELS: Final = 60_000_000
MIN_SIDE: Final = 64
MOST_SCANS: Final = 100  # of a JPEG. Cameras and programs write up to about twelve
LARGEST: Final = (3000, 3000)  # larger than any card is shown
FORMATS: Final = {".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP"}

_NAMES: Final = {"JPEG": "JPEG", "PNG": "PNG", "WEBP": "WebP"}
_MARKER: Final = re.compile(rb"\xff([^\x00\x01\xd0-\xd8\xff])")  # of a JPEG, where it is followed by a length
_START_OF_SCAN: Final = b"\xda"
_END_OF_IMAGE: Final = b"\xd9"
_PAPER: Final = (250, 246, 238)  # shows through where a picture is transparent


class PictureFault(StrEnum):
    """What is wrong with a picture file. The values are part of the protocol."""

    NOT_A_PICTURE = "not_a_picture"
    PICTURE_TOO_LARGE = "picture_too_large"
    PICTURE_TOO_SMALL = "picture_too_small"
    PICTURE_MOVES = "picture_moves"
    PICTURE_BROKEN = "picture_broken"


class PictureError(ContentError):
    """A picture file is refused. The message names the file; `fault` is the reason for programs."""

    def __init__(self, sentence: str, fault: PictureFault = PictureFault.PICTURE_BROKEN) -> None:
        super().__init__(sentence)
        self.fault = fault


class Picture(Struct, frozen=True):
    """A decoded picture in plain RGB, upright, and the SHA-256 of its file."""

    image: Image.Image
    fingerprint: str


@contextmanager
def quiet_decoders() -> Iterator[None]:
    """Suppress the decoders' warnings: a picture is either refused with a sentence or accepted."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        yield


def open_picture(path: Path) -> Picture:
    """Read and decode a JPEG, PNG or WebP file that may be broken or hostile.

    Raises PictureError.
    """
    name = printable(path.name)
    content = _content(path, name)
    expected = FORMATS[path.suffix.lower()]
    found = _format(content)
    if found is None:
        raise PictureError(f"{name} is not a JPEG, PNG or WebP picture inside.", PictureFault.NOT_A_PICTURE)
    if found != expected:
        raise PictureError(f"{name} is a {_NAMES[found]} picture inside; give it the ending that fits.")
    return Picture(_decoded(content, found, name), sha256(content).hexdigest())


def photo_of(content: bytes, most_pixels: int) -> Image.Image:
    """Decode a JPEG that may be broken or hostile. Raises PictureError."""
    if _format(content) != "JPEG":
        raise PictureError("This is not a JPEG picture.", PictureFault.NOT_A_PICTURE)
    with quiet_decoders():
        return _decoded(content, "JPEG", "The photo", most_pixels)


def ending_of(content: bytes) -> str | None:
    """Return the file extension for a file's first bytes, or None if its format is not supported."""
    kind = _format(content)
    return next((ending for ending, known in FORMATS.items() if known == kind), None)


def _content(path: Path, name: str) -> bytes:
    """Read a regular file of bounded size; never follow a link or wait for a pipe."""
    if path.is_symlink():
        raise PictureError(f"{name} is a link; put the picture itself into the folder.")
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        with open(os.open(path, flags), "rb") as file:  # noqa: PTH123 - Path.open cannot be told not to follow links
            state = os.fstat(file.fileno())
            if not stat.S_ISREG(state.st_mode):
                raise PictureError(f"{name} is not a file.")
            if state.st_size > MAX_BYTES:
                raise PictureError(
                    f"{name} is larger than {MAX_BYTES // 1_000_000} MB.", PictureFault.PICTURE_TOO_LARGE
                )
            return file.read(MAX_BYTES)
    except OSError as error:
        raise PictureError(f"{name} cannot be read: {error.strerror}.") from error


def _format(content: bytes) -> str | None:
    if content.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    return "WEBP" if content[:4] + content[8:12] == b"RIFFWEBP" else None


def _decoded(content: bytes, kind: str, name: str, most_pixels: int = MAX_PIXELS) -> Image.Image:
    try:
        with Image.open(BytesIO(content), formats=[kind]) as image:
            _check_size(image, kind, name, most_pixels)
            if kind == "JPEG":
                _check_scans(content, name)
            image.draft("RGB", LARGEST)  # lets JPEG decode large photographs at half or quarter size
            image.load()
            return _rgb(ImageOps.exif_transpose(_reduced(image)))
    except PictureError:
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise PictureError(_too_many_pixels(name, most_pixels), PictureFault.PICTURE_TOO_LARGE) from error
    except Exception as error:
        raise PictureError(f"{name} is broken: it cannot be decoded.") from error


def _check_size(image: Image.Image, kind: str, name: str, most_pixels: int) -> None:
    width, height = image.size
    if width * height > most_pixels:
        raise PictureError(_too_many_pixels(name, most_pixels), PictureFault.PICTURE_TOO_LARGE)
    if min(width, height) < MIN_SIDE:
        raise PictureError(
            f"{name} is too small: {width} x {height} pixels, and each side needs {MIN_SIDE}.",
            PictureFault.PICTURE_TOO_SMALL,
        )
    # Some cameras store a second view in a JPEG; only the first is used. Animations are refused.
    if kind != "JPEG" and getattr(image, "n_frames", 1) > 1:
        raise PictureError(f"{name} is an animation; a card needs a still picture.", PictureFault.PICTURE_MOVES)


def _check_scans(content: bytes, name: str) -> None:
    """Refuse a JPEG with very many scans. Thirty bytes are enough for one, and each goes over the whole picture."""
    scans, found = 0, _MARKER.search(content, 2)
    while found is not None and found[1] != _END_OF_IMAGE:
        scans += found[1] == _START_OF_SCAN
        if scans > MOST_SCANS:
            raise PictureError(f"{name} has more than {MOST_SCANS} scans; save it again as an ordinary JPEG.")
        length = int.from_bytes(content[found.end() : found.end() + 2], "big")
        found = _MARKER.search(content, found.end() + length)


def _too_many_pixels(name: str, most: int) -> str:
    return f"{name} has more than {most // 1_000_000} million pixels."


def _reduced(image: Image.Image) -> Image.Image:
    """Shrink a huge picture before anything else copies it."""
    if max(image.size) > max(LARGEST):
        if image.mode in {"1", "P"}:
            image = image.convert("RGBA" if image.has_transparency_data else "RGB")
        image.thumbnail(LARGEST, reducing_gap=2.0)
    return image


def _rgb(image: Image.Image) -> Image.Image:
    """Return the picture in plain sRGB on a paper background, without any metadata."""
    image = _standard_colours(image)
    if image.mode.startswith("I"):  # sixteen bits per pixel
        image = image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if image.has_transparency_data:
        layer = image.convert("RGBA")
        paper = Image.new("RGBA", layer.size, (*_PAPER, 255))
        image = Image.alpha_composite(paper, layer)
    plain = Image.new("RGB", image.size)
    plain.paste(image.convert("RGB"))
    return plain


def _standard_colours(image: Image.Image) -> Image.Image:
    """Convert wide-gamut or print colours to those of a screen."""
    profile = image.info.get("icc_profile")
    if not profile or image.mode not in {"RGB", "CMYK", "L"}:
        return image
    try:
        source = ImageCms.ImageCmsProfile(BytesIO(profile))
        translated = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError):
        return image  # unreadable profile: keep the colours
    return translated or image
