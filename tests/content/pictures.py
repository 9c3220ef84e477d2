"""Pictures for tests, generated on demand: good ones, broken ones and hostile ones."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

from PIL import Image


def picture(number: int = 0, size: tuple[int, int] = (80, 120)) -> Image.Image:
    """Return a small picture that differs from those of other numbers."""
    return (
        Image.linear_gradient("L").resize(size).convert("RGB").rotate(number * 7, fillcolor=(number * 8 % 256, 90, 40))
    )


def encoded(image: Image.Image, kind: str, **options: object) -> bytes:
    content = BytesIO()
    image.save(content, kind, **options)
    return content.getvalue()


def folder_of(folder: Path, count: int = 30, size: tuple[int, int] = (80, 120)) -> Path:
    """Return a folder of good pictures in all three formats."""
    folder.mkdir()
    for number in range(count):
        kind, ending = (("JPEG", "jpg"), ("PNG", "png"), ("WEBP", "webp"))[number % 3]
        (folder / f"Card {number:02}.{ending}").write_bytes(encoded(picture(number, size), kind))
    return folder


def small_faces(image: Image.Image, _focus: object = None) -> dict[int, bytes]:
    """Return faces of a card that are quick to make: all of the size of a stamp."""
    return {width: encoded(image.resize((20, 30)), "WEBP", quality=width // 11) for width in (300, 600, 1000)}


def png(width: int, height: int, *chunks: tuple[bytes, bytes]) -> bytes:
    """Return a PNG file of the given size with the given further chunks."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    content = b"\x89PNG\r\n\x1a\n"
    for name, body in ((b"IHDR", header), *chunks, (b"IEND", b"")):
        content += struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    return content


def webp_claiming(width: int, height: int) -> bytes:
    """Return a small WebP file that claims to be a picture of the given size."""
    body = b"\x2f" + struct.pack("<I", (width - 1) | ((height - 1) << 14)) + bytes(65)
    chunk = b"VP8L" + struct.pack("<I", len(body)) + body
    return b"RIFF" + struct.pack("<I", 4 + len(chunk)) + b"WEBP" + chunk


def jpeg_of_scans(scans: int, side: int = 64, *before: bytes) -> bytes:
    """Return a grey JPEG that is written over and over again: nearly nothing in the file, much to decode.

    `before` is the content of segments that no decoder reads.
    """
    blocks = (side // 8) ** 2
    run = f"0{min(max(0, blocks - 16_384), 16_383):014b}1"  # the end of so many blocks, in one code
    again = _segment(0xDA, bytes([1, 1, 0, 1, 63, 0])) + int(run, 2).to_bytes(2, "big")
    content = b"\xff\xd8" + b"".join([_segment(0xE1, one) for one in before])
    content += _segment(0xDB, bytes([0, *[1] * 64]))
    content += _segment(0xC2, struct.pack(">BHHB", 8, side, side, 1) + bytes([1, 0x11, 0]))
    for table, symbol in ((0x00, 0), (0x10, 0xE0)):
        content += _segment(0xC4, bytes([table, 1, *[0] * 15, symbol]))
    content += _segment(0xDA, bytes([1, 1, 0, 0, 0, 0])) + bytes(blocks // 8)
    return content + again * (scans - 1) + b"\xff\xd9"


def _segment(marker: int, body: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, marker, len(body) + 2) + body
