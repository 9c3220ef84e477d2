"""Pictures for tests, made on the spot: good ones, broken ones and hostile ones."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

from PIL import Image


def picture(number: int = 0, size: tuple[int, int] = (80, 120)) -> Image.Image:
    """A small picture unlike those of other numbers."""
    return (
        Image.linear_gradient("L").resize(size).convert("RGB").rotate(number * 7, fillcolor=(number * 8 % 256, 90, 40))
    )


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    content = BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def folder_of(folder: Path, count: int = 30) -> Path:
    """A folder of good pictures in all three formats."""
    folder.mkdir()
    for number in range(count):
        kind, ending = (("JPEG", "jpg"), ("PNG", "png"), ("WEBP", "webp"))[number % 3]
        (folder / f"Card {number:02}.{ending}").write_bytes(encoded(picture(number), kind))
    return folder


def small_faces(image: Image.Image, _focus: object = None) -> dict[int, bytes]:
    """Faces of a card that are quickly made: all of the size of a stamp."""
    return {width: encoded(image.resize((20, 30)), "WEBP", quality=width // 11) for width in (300, 600, 1000)}


def png(width: int, height: int, *chunks: tuple[bytes, bytes]) -> bytes:
    """A PNG file of the given size whose other chunks are given, whatever they hold."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    content = b"\x89PNG\r\n\x1a\n"
    for name, body in ((b"IHDR", header), *chunks, (b"IEND", b"")):
        content += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return content


def webp_claiming(width: int, height: int) -> bytes:
    """A WebP file of some bytes that claims to be a picture of the given size."""
    body = b"\x2f" + struct.pack("<I", (width - 1) | ((height - 1) << 14)) + bytes(65)
    chunk = b"VP8L" + struct.pack("<I", len(body)) + body
    return b"RIFF" + struct.pack("<I", 4 + len(chunk)) + b"WEBP" + chunk
