"""Checks all chance of a game (rules §2): what the seed was made of, that it was sealed, and every draw from it."""

from stella.records.claims import demand
from stella.records.format import Card, Chance, Record, Round, Secret
from stella.rules import box as rules
from stella.rules.box import PICTURES_PER_GAME, ROUNDS, ROW, TABLE, Box, WordSource
from stella.rules.chance import common_seed, draw, draw_fresh
from stella.rules.seals import part_seal, seed_seal


def check_drawing(record: Record, box: Box | None) -> None:
    """Check what is told of chance; of a finished game, with every draw."""
    _check_held_back(record)
    if record.secret is None:
        told = record.chance is not None and (record.chance.part is not None or record.chance.parts)
        demand(not told, "the parts of the seed are told before the end")
    else:
        if record.chance is not None:
            _check_parts(record, record.chance, record.secret)
        _check_draws(record, record.secret, box)


def _check_held_back(record: Record) -> None:
    held = record.held_back
    draws = record.source not in (WordSource.DISCOVERY, WordSource.ONLY_CUSTOM)
    demand(draws or not held.words, "word cards are held back, and none of the list are drawn")
    piles = (("pictures", held.pictures, record.deck.size), ("word cards", held.words, record.words.size))
    for what, places, size in piles:
        demand(record.is_over or not places, f"the {what} held back are told before the end")
        demand(places == tuple(sorted(set(places))), f"the {what} held back are not in order")
        demand(not places or places[-1] < size, f"the {what} held back are not all in the box")


def _check_parts(record: Record, chance: Chance, secret: Secret) -> None:
    """Check that the seed is made of the sealed part of the server and of what the seats added."""
    demand(chance.part is not None, "the game is over, and the server's part of the seed is not told")
    demand(len(chance.parts) == len(record.players), "not every seat has a part of the seed, or none")
    part = chance.part or ""
    demand(part_seal(part, secret.salt) == chance.seal, "the server's part of the seed is not the one that was sealed")
    demand(secret.seed == common_seed(part, chance.parts), "the seed is not made of its parts")


def _check_draws(record: Record, secret: Secret, box: Box | None) -> None:
    """Repeat every draw from the seed, which must be the one that was sealed."""
    opened = seed_seal(rules.Secret(secret.seed, secret.salt))
    demand(opened == record.seal, "the secret does not open the seal of the seed")
    seed = bytes.fromhex(secret.seed)
    (scout,) = draw(seed, "first scout", len(record.players), 1)
    first = record.rounds[0]
    demand(first.first_scout == scout, f"the seed draws seat {scout} as first scout", 1, first.first_scout)
    pictures = draw_fresh(seed, "pictures", record.deck.size, PICTURES_PER_GAME, record.held_back.pictures)
    demand(first.table == pictures[:TABLE], "the seed lays other pictures", 1)
    for part in record.rounds[1:]:
        row, fresh = TABLE - ROW * (part.number - 1), TABLE + ROW * (part.number - 2)
        laid = part.table[row : row + ROW] == pictures[fresh : fresh + ROW]
        demand(laid, "the seed lays other pictures in the new row", part.number)
    for part, expected in zip(record.rounds, _word_stack(record, seed, box), strict=False):  # ended early: fewer
        _check_drawn(part, expected)


def _check_drawn(part: Round, expected: Card | None) -> None:
    if expected is None:  # the word list is not at hand: only that it is one of its cards
        demand(not part.card.is_custom, "the seed draws no custom card here", part.number)
    else:
        demand(part.card == expected, f"the seed draws word card '{expected.id}'", part.number)


def _word_stack(record: Record, seed: bytes, box: Box | None) -> tuple[Card | None, ...]:
    """Return the four word cards that the seed draws (rules §2.2); None is some card of a list that is not at hand."""
    custom, size = record.custom_cards, record.words.size
    listed: tuple[Card | None, ...] = (None,) * size if box is None else tuple(map(_card, box.word_cards))
    if record.source is WordSource.DISCOVERY:
        return (None,) * ROUNDS if box is None else tuple(map(_card, box.discovery_cards[:ROUNDS]))
    seen = record.held_back.words
    if record.source is WordSource.CUSTOM_MIXED:
        return _top(seed, "words", listed + custom, seen)
    if record.source is WordSource.DRAWN:
        return _top(seed, "words", listed, seen)
    return (_top(seed, "custom words", custom) + _top(seed, "words", listed, seen))[:ROUNDS]


def _top(
    seed: bytes, label: str, cards: tuple[Card | None, ...], seen: tuple[int, ...] = ()
) -> tuple[Card | None, ...]:
    return tuple(cards[i] for i in draw_fresh(seed, label, len(cards), ROUNDS, seen))


def _card(card: rules.WordCard) -> Card:
    return Card(card.id, card.top, card.bottom, card.is_custom)
