"""Turns the lookers' answers into the bots' knowledge: four aspects of a card and a word. It never uses the held-out
looker.

The literal looker determines the objects, the analytic one the themes, the poetic one the moods, and all together the
whole. Each aspect also includes the other lookers' answers, because no temperament ignores the rest.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct, convert
from numpy.typing import NDArray

from stella.bots.aspects import NAMES
from stella.lab.atlas.lookers import FOLDER, Atlas

OWN: Final = 0.8
"""The weight of an aspect's main looker, relative to all lookers."""
CLOUDED: Final = 0.35
"""The weight of the encoder, which reads the card's texts, in separating cards that lookers rate equally."""

Fits = NDArray[np.float64]


class Looker(Struct, frozen=True):
    """A looker, and the aspect of a card that they determine; None if they are held out."""

    age: int
    temperament: str
    aspect: str | None = None


def load_lookers(folder: Path = FOLDER) -> dict[str, Looker]:
    """Read the lookers."""
    return convert(tomllib.loads((folder / "lookers.toml").read_text("utf-8")), dict[str, Looker])


def seen_fits(atlas: Atlas, cards: Sequence[str], words: Sequence[str], lookers: Mapping[str, Looker]) -> Fits:
    """Return how well cards fit words for the lookers: cards x words x aspects; NaN where nobody looked."""
    speaking = [name for name, looker in lookers.items() if looker.aspect]
    aspects = [NAMES.index(lookers[name].aspect or "") for name in speaking]
    given = np.full((len(cards), len(words), len(speaking)), np.nan)
    for row, card in enumerate(cards):
        for column, word in enumerate(words):
            if atlas.knows(card, word):
                values = atlas.given(card, word)
                given[row, column] = [values.get(name, np.nan) for name in speaking]
    return _standard(_by_aspect(given, aspects))


def _by_aspect(given: Fits, aspects: Sequence[int]) -> Fits:
    """Mix every looker with all others. If a looker is missing for a card, the others replace them."""
    looked = np.isfinite(given)
    together = np.where(looked, given, 0).sum(axis=2) / np.maximum(looked.sum(axis=2), 1)
    together[~looked.any(axis=2)] = np.nan
    found = np.repeat(together[:, :, None], len(NAMES), axis=2)
    for place, aspect in enumerate(aspects):
        own = np.where(looked[:, :, place], given[:, :, place], together)
        found[:, :, aspect] = OWN * own + (1 - OWN) * together
    return found


def _standard(fits: Fits) -> Fits:
    """Normalize fits: 0 is the average card for a word, 1 is half the word's own spread plus half the usual one."""
    there = np.isfinite(fits)
    count = np.maximum(there.sum(axis=0), 1)
    mean = np.where(there, fits, 0).sum(axis=0) / count
    spread = np.sqrt(np.where(there, (fits - mean) ** 2, 0).sum(axis=0) / count)
    spread = (spread + spread.mean(axis=0)) / 2
    found: Fits = np.divide(fits - mean, spread, out=np.where(there, 0.0, np.nan), where=there & (spread > 0))
    return found


def mixed(seen: Fits, read: Fits) -> Fits:
    """Return the bots' knowledge: lookers' fits refined by the encoder's, or only the encoder's where nobody looked."""
    clear = (seen + CLOUDED * read) / np.sqrt(1 + CLOUDED * CLOUDED)
    return np.where(np.isfinite(seen), clear, read)
