"""CLIP's way to cut a text into tokens, from the published `vocab.json` and `merges.txt`."""

import json
import re
from itertools import pairwise
from pathlib import Path

_START, _END = "<|startoftext|>", "<|endoftext|>"
# Contractions, words, single digits, everything else; \w without digits and the underscore are the letters.
_PARTS = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d|[^\W\d_]+|\d|[^\s\w]+|_+", re.IGNORECASE)


def _letters() -> dict[int, str]:
    """Return for every byte the letter that stands for it in the vocabulary."""
    plain = [*range(ord("!"), ord("~") + 1), *range(ord("¡"), ord("¬") + 1), *range(ord("®"), ord("ÿ") + 1)]
    others = [byte for byte in range(256) if byte not in plain]
    return {byte: chr(byte) for byte in plain} | {byte: chr(256 + at) for at, byte in enumerate(others)}


class Tokenizer:
    """Turns texts into the numbers of their tokens."""

    def __init__(self, folder: Path) -> None:
        self._numbers: dict[str, int] = json.loads((folder / "vocab.json").read_text("utf-8"))
        lines = (folder / "merges.txt").read_text("utf-8").splitlines()
        merges = [tuple(line.split()) for line in lines if line and not line.startswith("#version")]
        self._ranks = {merge: rank for rank, merge in enumerate(merges)}
        self._letters = _letters()
        self._ends = (self._numbers[_START], self._numbers[_END])

    def encode(self, text: str, length: int) -> list[int]:
        """Return the tokens of a text between start and end, at most so many."""
        tokens: list[int] = []
        for part in _PARTS.findall(" ".join(text.split()).lower()):
            letters = "".join(self._letters[byte] for byte in part.encode())
            tokens += [self._numbers[piece] for piece in self._pieces(letters) if piece in self._numbers]
        return [self._ends[0], *tokens[: length - 2], self._ends[1]]

    def _pieces(self, word: str) -> list[str]:
        """Join the letters of a word, the most usual pair first, as long as a pair is known."""
        pieces = [*word[:-1], f"{word[-1]}</w>"]
        while len(pieces) > 1:
            best = min(pairwise(pieces), key=lambda pair: self._ranks.get(pair, len(self._ranks)))
            if best not in self._ranks:
                break
            pieces = _joined(pieces, best)
        return pieces


def _joined(pieces: list[str], pair: tuple[str, str]) -> list[str]:
    joined: list[str] = []
    for piece in pieces:
        if joined and (joined[-1], piece) == pair:
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined
