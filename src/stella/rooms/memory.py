"""The cards that a room has played, so that the next game shows new ones. It never deals."""

from collections.abc import Iterable

from msgspec import Struct

from stella.rules.box import Box, HeldBack
from stella.rules.game import Game

Words = tuple[str, ...]


class Memory(Struct, frozen=True, gc=False, omit_defaults=True):
    """What has been on the table: pictures of one deck, word cards of one list, and custom words."""

    deck: str = ""  # the hash of the deck
    pictures: tuple[int, ...] = ()
    word_list: str = ""  # the hash of the word list
    words: tuple[str, ...] = ()  # ids of word cards
    custom: tuple[str, ...] = ()  # folded: 'Moon' and 'moon' are one word


def remember(memory: Memory, game: Game) -> Memory:
    """Return the memory after a finished game. If old cards had to be dealt again, only this game's are kept."""
    start = game.round.start
    tables = [*[played.table for played in game.round.played], game.round.table]
    cards = [*[played.card for played in game.round.played], game.round.card]
    pictures = {picture for table in tables for picture in table}
    words = {card.id for card in cards if not card.is_custom}
    custom = {word.casefold() for card in cards if card.is_custom for word in (card.top, card.bottom) if word}
    if memory.deck == start.deck.hash and not pictures.intersection(memory.pictures):
        pictures.update(memory.pictures)
    if memory.word_list == start.words.hash and not words.intersection(memory.words):
        words.update(memory.words)
    return Memory(
        start.deck.hash,
        tuple(sorted(pictures)),
        start.words.hash,
        tuple(sorted(words)),
        tuple(sorted(custom.union(memory.custom))),
    )


def held_back(memory: Memory, box: Box) -> HeldBack:
    """Return the cards to deal last. Nothing of another deck or list has been seen."""
    seen = frozenset(memory.words) if memory.word_list == box.words.hash else frozenset()
    return HeldBack(
        memory.pictures if memory.deck == box.deck.hash else (),
        tuple([place for place, card in enumerate(box.word_cards) if card.id in seen]),
    )


def is_played(memory: Memory, card: Words) -> bool:
    """Return whether a word on a custom card has been on the table."""
    return any(word.casefold() in memory.custom for word in card)


def unplayed(memory: Memory, cards: Iterable[Words]) -> list[Words]:
    """Return the custom cards that can be dealt. No word is repeated, within a game or between games."""
    known, kept = set(memory.custom), []
    for card in cards:
        words = {word.casefold() for word in card}
        if not words & known:
            kept.append(card)
            known |= words
    return kept
