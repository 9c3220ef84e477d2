"""Checks the randomness of a game (rules §2): what the seed was made of, that it was sealed, and every draw from it."""

import re

from stella.records.claims import demand
from stella.records.format import Card, Chance, Player, Record, Round, Secret
from stella.rules import box as rules
from stella.rules.box import ROW, TABLE, Box, WordSource
from stella.rules.chance import common_seed, draw, draw_fresh, sealed_seed
from stella.rules.seals import bundle_seal, device_seal, part_seal, seed_seal

_is_drawn_alone = re.compile(r"(?:[0-9a-f]{2})+ (?:[0-9a-f]{2})+").fullmatch
_is_common = re.compile(r"[0-9a-f]{64} [0-9a-f]{32}").fullmatch


def check_drawing(record: Record, box: Box | None) -> None:
    """Check what the record says about the seed and, for a finished game, every draw."""
    _check_held_back(record)
    chance, secret = record.chance, record.secret
    if chance is not None and record.format > 2:
        _check_seals(record, chance)
    if secret is None:
        told = chance is not None and (chance.part is not None or chance.parts)
        demand(not told, "the parts of the seed are told before the end")
        return
    if record.format > 2:
        has_form = _is_drawn_alone if chance is None else _is_common
        demand(has_form(f"{secret.seed} {secret.salt}"), "the seed or the salt is not made of the right digits")
    if chance is not None:
        _check_parts(record, chance, secret)
    _check_draws(record, secret, box)


def _check_seals(record: Record, chance: Chance) -> None:
    """Check that the seals match the seats and that bots add no part."""
    demand(chance.bundle is not None, "there is no seal of all that decides the draws")
    demand(len(chance.seals) == len(record.players), "not every seat has a seal of its part, or none")
    for seat, (player, seal) in enumerate(zip(record.players, chance.seals, strict=True)):
        demand(not player.is_bot or seal is None, "a bot has a part of the seed", seat=seat)


def _check_held_back(record: Record) -> None:
    held = record.held_back
    draws = record.source not in (WordSource.DISCOVERY, WordSource.ONLY_CUSTOM, WordSource.TYPED)
    demand(draws or not held.words, "word cards are held back, and none of the list are drawn")
    piles = (("pictures", held.pictures, record.deck.size), ("word cards", held.words, record.words.size))
    for what, places, size in piles:
        demand(record.is_over or not places, f"the {what} held back are told before the end")
        demand(places == tuple(sorted(set(places))), f"the {what} held back are not in order")
        demand(not places or places[-1] < size, f"the {what} held back are not all in the box")


def _check_parts(record: Record, chance: Chance, secret: Secret) -> None:
    """Check that the seed was made of the server's sealed part and the parts that the seats added."""
    demand(chance.part is not None, "the game is over, and the server's part of the seed is not told")
    demand(len(chance.parts) == len(record.players), "not every seat has a part of the seed, or none")
    part = chance.part or ""
    demand(part_seal(part, secret.salt) == chance.seal, "the server's part of the seed is not the one that was sealed")
    for seat, (player, own) in enumerate(zip(record.players, chance.parts, strict=True)):
        demand(not player.is_bot or own is None, "a bot has a part of the seed", seat=seat)
    if chance.bundle is None:
        demand(secret.seed == common_seed(part, chance.parts), "the seed is not made of its parts")
        return
    for seat, (own, seal) in enumerate(zip(chance.parts, chance.seals, strict=True)):
        is_sealed = own is None or seal == device_seal(chance.seal, own)
        demand(is_sealed, "the part of the seed is not the one that was sealed", seat=seat)
    sealed = bundle_seal(secret.salt, _bundle(record, chance))
    demand(sealed == chance.bundle, "what decides the draws is not what was sealed before the parts were opened")
    demand(secret.seed == sealed_seed(chance.bundle, part, chance.parts), "the seed is not made of its parts")


def _bundle(record: Record, chance: Chance) -> rules.Bundle:
    """Return the bundle that must have been sealed before any part was opened."""
    custom = [rules.WordCard(card.id, card.top, card.bottom, is_custom=True) for card in record.custom_cards]
    return rules.Bundle(
        chance.seal,
        rules.Pile(record.deck.id, record.deck.hash, record.deck.size),
        rules.Pile(record.words.id, record.words.hash, record.words.size),
        record.source,
        rules.Setup(record.setup.rounds, record.setup.stars),
        tuple([_seat(player, seal) for player, seal in zip(record.players, chance.seals, strict=True)]),
        rules.HeldBack(record.held_back.pictures, record.held_back.words),
        tuple(custom),
    )


def _seat(player: Player, seal: str | None) -> rules.BundledSeat:
    agent = player.agent
    declared = None if agent is None else rules.Agent(agent.kind, agent.model, agent.version)
    return rules.BundledSeat(player.colour, player.is_bot, declared, seal)


def _check_draws(record: Record, secret: Secret, box: Box | None) -> None:
    """Repeat every draw from the seed, which must match its seal."""
    opened = seed_seal(rules.Secret(secret.seed, secret.salt))
    demand(opened == record.seal, "the secret does not open the seal of the seed")
    seed = bytes.fromhex(secret.seed)
    (scout,) = draw(seed, "first scout", len(record.players), 1)
    first = record.rounds[0]
    demand(first.first_scout == scout, f"the seed draws seat {scout} as first scout", 1, first.first_scout)
    pictures = draw_fresh(seed, "pictures", record.deck.size, record.setup.pictures, record.held_back.pictures)
    demand(first.table == pictures[:TABLE], "the seed lays other pictures", 1)
    for part in record.rounds[1:]:
        row, fresh = TABLE - ROW * (part.number - 1), TABLE + ROW * (part.number - 2)
        laid = part.table[row : row + ROW] == pictures[fresh : fresh + ROW]
        demand(laid, "the seed lays other pictures in the new row", part.number)
    if record.source is WordSource.TYPED:  # from real word cards: there is nothing to repeat
        return
    for part, expected in zip(record.rounds, _word_stack(record, seed, box), strict=False):  # fewer if ended early
        _check_drawn(part, expected)


def _check_drawn(part: Round, expected: Card | None) -> None:
    if expected is None:  # without the word list, only check that the card could be one of its cards
        demand(not part.card.is_custom, "the seed draws no custom card here", part.number)
    else:
        demand(part.card == expected, f"the seed draws word card '{expected.id}'", part.number)


def _word_stack(record: Record, seed: bytes, box: Box | None) -> tuple[Card | None, ...]:
    """Return the word cards that the seed draws (rules §2.2). None stands for a card of a word list that is not
    available.
    """
    rounds = record.setup.rounds
    custom, size = record.custom_cards, record.words.size
    listed: tuple[Card | None, ...] = (None,) * size if box is None else tuple(map(_card, box.word_cards))
    if record.source is WordSource.DISCOVERY:
        return (None,) * rounds if box is None else tuple(map(_card, box.discovery_cards[:rounds]))
    seen = record.held_back.words
    if record.source is WordSource.CUSTOM_MIXED:
        return _top(seed, "words", listed + custom, rounds, seen)
    if record.source is WordSource.DRAWN:
        return _top(seed, "words", listed, rounds, seen)
    own = _top(seed, "custom words", custom, rounds)
    return (own + _top(seed, "words", listed, rounds, seen))[:rounds]


def _top(
    seed: bytes, label: str, cards: tuple[Card | None, ...], count: int, seen: tuple[int, ...] = ()
) -> tuple[Card | None, ...]:
    return tuple(cards[i] for i in draw_fresh(seed, label, len(cards), count, seen))


def _card(card: rules.WordCard) -> Card:
    return Card(card.id, card.top, card.bottom, card.is_custom)
