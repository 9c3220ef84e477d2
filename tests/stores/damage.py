"""Damages a file of SQLite in one place."""

import sqlite3
from pathlib import Path


def spoil(path: Path, page_of: str) -> None:
    connection = sqlite3.connect(path)
    (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (page_of,)).fetchone()
    connection.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        page = file.read(4096)
        assert page[0] in (2, 5), "the root has children"
        middle = int.from_bytes(page[3:5], "big") // 2
        cell = int.from_bytes(page[12 + 2 * middle : 14 + 2 * middle], "big")
        file.seek((int.from_bytes(page[cell : cell + 4], "big") - 1) * 4096)
        file.write(b"\xff" * 4096)
