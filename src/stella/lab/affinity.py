"""Builds the affinity table of our deck and our words with a sentence encoder: `make affinity`.

Needs the extra `stella[words]`. The table is shipped, the encoder is not.
"""

import sys
from pathlib import Path

from stella.bots.encoder import SentenceEncoder
from stella.bots.table import FILE, Table, cell, load_table, write_table
from stella.content.decks import Deck, load_deck
from stella.content.words import WordList, load_words

LANGUAGE = "en"  # the associates are English, and no encoder knows all six languages


def build(deck: Deck, words: WordList, path: Path) -> Table:
    """Write the table of a deck and a word list to a file and return it."""
    texts = [deck.text(card, LANGUAGE) for card in range(len(deck.cards))]
    encoder = SentenceEncoder(texts, [words.text(key, LANGUAGE) for key in words.words])
    rows = [bytearray() for _ in deck.cards]
    for read in encoder.read_all([(words.text(key, LANGUAGE), word.associates) for key, word in words.words.items()]):
        for row, fit, tags in zip(rows, read.fits, read.tags, strict=True):
            row.extend(cell(fit, tags))
    write_table(path, list(words.words), {card.id: bytes(row) for card, row in zip(deck.cards, rows, strict=True)})
    return load_table(path)


def main() -> None:
    """Build the table that is shipped."""
    deck, words = load_deck(), load_words()
    build(deck, words, FILE)
    sys.stdout.write(f"{FILE.name}: {len(deck.cards)} cards, {len(words.words)} words, {FILE.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
