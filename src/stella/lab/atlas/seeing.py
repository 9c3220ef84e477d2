"""Turns what lookers saw into what bots know: four aspects of a card and a word. Never uses who is held out.

The literal looker speaks for the objects, the analytic one for the themes, the poetic one for the moods, and all
together for the whole; each aspect also hears the others, because no temperament is blind for the rest.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from msgspec import Struct, convert
from numpy.typing import NDArray

from stella.bots.aspects import NAMES
from stella.lab.atlas.looking import FOLDER, Atlas

OWN: Final = 0.8
"""How much of an aspect is its own looker's, beside what all of them see."""
CLOUDED: Final = 0.35
"""How strongly the encoder, which reads the card's texts, tells apart what lookers hold to be alike."""

Fits = NDArray[np.float64]


class Looker(Struct, frozen=True):
    """Who looked, and for which aspect of a card they speak; for none if they are held out."""

    age: int
    temperament: str
    aspect: str | None = None


def load_lookers(folder: Path = FOLDER) -> dict[str, Looker]:
    """Read who looks."""
    return convert(tomllib.loads((folder / "lookers.toml").read_text("utf-8")), dict[str, Looker])


def seen_fits(atlas: Atlas, cards: Sequence[str], words: Sequence[str], lookers: Mapping[str, Looker]) -> Fits:
    """Return how well cards fit words in the lookers' eyes: cards x words x aspects; NaN where nobody looked."""
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
    """Mix every looker with all: who is missing at a card is replaced by the others."""
    looked = np.isfinite(given)
    together = np.where(looked, given, 0).sum(axis=2) / np.maximum(looked.sum(axis=2), 1)
    together[~looked.any(axis=2)] = np.nan
    found = np.repeat(together[:, :, None], len(NAMES), axis=2)
    for place, aspect in enumerate(aspects):
        own = np.where(looked[:, :, place], given[:, :, place], together)
        found[:, :, aspect] = OWN * own + (1 - OWN) * together
    return found


def _standard(fits: Fits) -> Fits:
    """Make 0 the average card for a word; half the word's own spread, half the usual one, is 1."""
    there = np.isfinite(fits)
    count = np.maximum(there.sum(axis=0), 1)
    mean = np.where(there, fits, 0).sum(axis=0) / count
    spread = np.sqrt(np.where(there, (fits - mean) ** 2, 0).sum(axis=0) / count)
    spread = (spread + spread.mean(axis=0)) / 2
    found: Fits = np.divide(fits - mean, spread, out=np.where(there, 0.0, np.nan), where=there & (spread > 0))
    return found


def mixed(seen: Fits, read: Fits) -> Fits:
    """Return what bots know: what was seen, told apart a little by what was read; only that where nobody looked."""
    clear = (seen + CLOUDED * read) / np.sqrt(1 + CLOUDED * CLOUDED)
    return np.where(np.isfinite(seen), clear, read)
