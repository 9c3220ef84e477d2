"""Builds the affinity table of our deck and our words: `make affinity`.

The lookers' answers come first (`stella.lab.atlas`); a sentence encoder fills the gaps. Needs the extra
`stella[words]`. The table is shipped; the encoder and the atlas are not.
"""

import sys
from pathlib import Path

import numpy as np

from stella.bots.aspects import Aspects
from stella.bots.encoder import SentenceEncoder
from stella.bots.table import FILE, AffinityTable, Tags, cell, load_table, write_table
from stella.content.decks import Deck, load_deck
from stella.content.words import WordList, load_words
from stella.lab.atlas import Atlas, load_atlas
from stella.lab.atlas.sight import load_lookers, mixed, seen_fits
from stella.lab.atlas.support import Support

LANGUAGE = "en"  # the associates are English, and no encoder supports all six languages


def build(deck: Deck, words: WordList, path: Path, atlas: Atlas | None = None) -> AffinityTable:
    """Write the table of a deck and a word list to a file and return it."""
    keys, cards = list(words.words), [card.id for card in deck.cards]
    texts = [deck.text(card, LANGUAGE) for card in range(len(cards))]
    encoder = SentenceEncoder(texts, [words.text(key, LANGUAGE) for key in keys])
    reads = encoder.read_all([(words.text(key, LANGUAGE), word.associates) for key, word in words.words.items()])
    fits = np.array([read.fits for read in reads]).transpose(1, 0, 2)
    tags = [[read.tags[card] for read in reads] for card in range(len(cards))]
    if atlas is not None:
        lookers = load_lookers()
        fits = mixed(seen_fits(atlas, cards, keys, lookers), fits)
        speaking = [name for name, looker in lookers.items() if looker.aspect]
        support = Support(atlas, speaking, list(words.words.values()))
        for place, card in enumerate(cards):
            if card in atlas.cards:
                tags[place] = support.tags(card, texts[place])
    write_table(path, keys, {card: _row(fits[n].tolist(), tags[n]) for n, card in enumerate(cards)})
    return load_table(path)


def _row(fits: list[list[float]], tags: list[Tags]) -> bytes:
    return b"".join(cell(Aspects(*fit), best) for fit, best in zip(fits, tags, strict=True))


def main() -> None:
    """Build the shipped table."""
    deck, words = load_deck(), load_words()
    build(deck, words, FILE, load_atlas())
    sys.stdout.write(f"{FILE.name}: {len(deck.cards)} cards, {len(words.words)} words, {FILE.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
