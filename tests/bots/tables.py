"""Draws decks, knowledge and views for tests in one line."""

from pathlib import Path

from stella.bots import Bot, Knowledge, character
from stella.bots.table import AffinityTable
from stella.content.decks import Card, CardText, Deck
from stella.content.words import load_words
from stella.rules import Box, Colour, Game, Player, Secret, WordCard, WordSource, deal, start

EMPTY = AffinityTable({}, {})
_SHOWN = ("ship", "clock", "mirror", "wolf", "violin", "tower", "bread", "snow", "mask", "garden")
_OBJECTS = ("rope", "lamp", "door", "stone", "feather")
_THEMES = ("water", "time", "love", "fear", "music", "power", "food", "winter", "lie", "spring")


def a_text(number: int) -> CardText:
    """Return the text of a card of the test deck."""
    shown = _SHOWN[number % len(_SHOWN)]
    return CardText(
        title=f"The {shown}",
        objects=(shown, _OBJECTS[number % len(_OBJECTS)]),
        themes=(_THEMES[number % len(_THEMES)],),
        moods=("calm", "eeriness", "merriment")[number % 3 :],
        description=f"A {shown} stands alone in picture {number}.",
    )


def a_deck(cards: int = 40, *, has_texts: bool = True) -> Deck:
    """Return a deck of cards with or without English texts."""
    texts = [{"en": a_text(number)} if has_texts else {} for number in range(cards)]
    made = tuple(Card(id=f"card{number}", pictures={}, texts=text) for number, text in enumerate(texts))
    return Deck(id="test", title={"en": "Test"}, license="", hash="0", cards=made, folder=Path())


def some_knowledge(deck: Deck | None = None) -> Knowledge:
    """Return the bots' knowledge of the test deck without a table: only spelling."""
    return Knowledge(deck or a_deck(), load_words(), EMPTY)


def a_bot(name: str = "ada", level: int = 2, seed: str = "seed", knowledge: Knowledge | None = None) -> Bot:
    """Return one bot."""
    return Bot(character(name), level, seed, knowledge or some_knowledge())


def a_game(seats: int = 4, seed: str = "00", custom: str | None = None, *, salt: str = "00") -> Game:
    """Return a game that waits for its first slates, with words of our list or one custom word in every round."""
    words = load_words()
    players = [Player(colour.value, colour, is_bot=True) for colour in tuple(Colour)[:seats]]
    box = Box(a_deck().reference, 40, words.reference, words.cards, words.discovery)
    source = WordSource.DISCOVERY if custom is None else WordSource.ONLY_CUSTOM
    own = [WordCard(f"b{number}", custom, is_custom=True) for number in range(4)] if custom else []
    return deal(start(players, box, Secret(seed, salt), source, own))[0]
