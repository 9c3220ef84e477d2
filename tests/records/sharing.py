"""The web client's reference draws and records. `python -m tests.records.sharing` writes them."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from stella.records import encode, record_of
from stella.rules.chance import common_seed, draw_fresh
from tests.records.games import ENDED, SHORTER, SMALL_BOX, WHOLE
from tests.records.rigging import riggings

FOLDER: Final = Path(__file__).parent / "fixtures"
SHARED: Final = (
    "three, common chance",
    "four, common chance, custom first",
    "three, discovery, swapped",
    "four, custom mixed, some seen",
    "five, custom first",
    "six, only custom",
    "three, few unseen left",
    "three, handed over",
    "ended while marking round 1",
    "ended in the reveal of round 3",
    *SHORTER,
)
SEEDS: Final = 300


def draws() -> Iterator[list[int]]:
    """Yield many draws. Each depends only on its number, so that the client can repeat it."""
    for number in range(SEEDS):
        parts = [sha256(f"part {number} {seat}".encode()).hexdigest() for seat in range(number % 4)]
        seed = common_seed(sha256(f"server {number}".encode()).hexdigest(), parts)
        population = 3 + number * number % 997
        seen = range(0, population, 2 + number % 5) if number % 3 else ()
        yield list(draw_fresh(bytes.fromhex(seed), f"label {number}", population, min(30, population), seen))


def shared() -> dict[str, str]:
    """Return the files by their names."""
    cards: list[dict[str, Any]] = [
        {"id": card.id, "top": card.top, "bottom": card.bottom} for card in SMALL_BOX.word_cards
    ]
    discovery = [{"id": card.id, "top": card.top, "bottom": card.bottom} for card in SMALL_BOX.discovery_cards]
    every = WHOLE | ENDED | SHORTER
    records = "".join(encode(record_of(every[name])).decode().strip() + "\n" for name in SHARED)
    return {
        "format-3.jsonl": records,
        "typed.jsonl": encode(record_of(WHOLE["three, typed, common chance"])).decode().strip() + "\n",
        "riggings.jsonl": "".join(msgspec.json.encode(rigging).decode() + "\n" for rigging in riggings()),
        "words.json": json.dumps({"cards": cards, "discovery": discovery}) + "\n",
        "draws.json": json.dumps(list(draws()), separators=(",", ":")) + "\n",
    }


if __name__ == "__main__":
    for name, text in shared().items():
        (FOLDER / name).write_text(text, "utf-8")
