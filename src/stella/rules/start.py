"""Setting up (rules §2): checks the players and the box, then deals."""

import re
from collections.abc import Sequence
from typing import assert_never

from stella.rules.box import (
    BLANK_CARDS,
    MAX_NAME,
    MAX_SEATS,
    MAX_WORD,
    MIN_SEATS,
    NOTHING_SEEN,
    SETUP,
    Box,
    Bundle,
    BundledSeat,
    CannotStart,
    Chance,
    HeldBack,
    Pile,
    Player,
    Problem,
    Secret,
    Setup,
    WordCard,
    WordSource,
)
from stella.rules.chance import draw, draw_fresh
from stella.rules.facts import GameStarted

FORMAT = 3
"""The record format of games that start now."""

_WITHOUT_LIST = (WordSource.DISCOVERY, WordSource.ONLY_CUSTOM, WordSource.TYPED)
"""Sources that draw nothing from the word list, so no word card can be held back."""

_HEXADECIMAL = re.compile(r"(?:[0-9a-fA-F]{2})+").fullmatch


def start(
    players: Sequence[Player],
    box: Box,
    secret: Secret,
    source: WordSource = WordSource.DRAWN,
    custom_cards: Sequence[WordCard] = (),
    *,
    held_back: HeldBack = NOTHING_SEEN,
    chance: Chance | None = None,
    setup: Setup = SETUP,
) -> GameStarted:
    """Return the fact that starts a game. The seed decides the pictures, the word stack and the first scout.

    Cards held back are dealt last. `chance` says what the seed was made of, for the record. Raise `CannotStart` with
    the problem if the game cannot start.
    """
    problem = _problem(players, box, custom_cards, setup)
    if problem:
        raise CannotStart(problem)
    is_sealed = chance is None or chance.bundle is not None
    if not is_sealed and setup != SETUP:
        raise ValueError("a game whose chance is not sealed is recorded in format 2, which knows only ordinary games")
    seed = _seed(secret)
    held_back = _held_back(held_back, source)
    custom = tuple([WordCard(card.id, card.top, card.bottom, is_custom=True) for card in custom_cards])
    return GameStarted(
        players=tuple(players),
        deck=box.deck,
        words=box.words,
        source=source,
        secret=secret,
        pictures=draw_fresh(seed, "pictures", box.pictures, setup.pictures, held_back.pictures),
        word_stack=_word_stack(seed, box, source, custom, held_back.words, rounds=setup.rounds),
        first_scout=draw(seed, "first scout", len(players), 1)[0],
        deck_size=box.pictures,
        words_size=len(box.word_cards),
        custom_cards=custom,
        held_back=held_back,
        chance=chance,
        format=FORMAT if is_sealed else 2,
        setup=SETUP if setup == SETUP else setup,  # the ordinary setup is omitted when written
    )


def bundle_of(
    players: Sequence[Player],
    box: Box,
    source: WordSource,
    custom_cards: Sequence[WordCard],
    held_back: HeldBack,
    *,
    server: str,
    seals: Sequence[str | None],
    setup: Setup = SETUP,
) -> Bundle:
    """Return the bundle of a game about to start. Raise `CannotStart` with the problem if the game cannot start.

    `server` is the seal of the server's part. `seals` are the seals of the parts that the seats' devices will add.
    """
    problem = _problem(players, box, custom_cards, setup)
    if problem:
        raise CannotStart(problem)
    custom = tuple([WordCard(card.id, card.top, card.bottom, is_custom=True) for card in custom_cards])
    # Whether there are enough cards does not depend on the seed.
    _word_stack(bytes(1), box, source, custom, (), rounds=setup.rounds)
    seats = [
        BundledSeat(one.colour, one.is_bot, one.agent or None, seal) for one, seal in zip(players, seals, strict=True)
    ]
    return Bundle(
        server,
        Pile(box.deck.id, box.deck.hash, box.pictures),
        Pile(box.words.id, box.words.hash, len(box.word_cards)),
        source,
        setup,
        tuple(seats),
        _held_back(held_back, source),
        custom,
    )


def _held_back(held_back: HeldBack, source: WordSource) -> HeldBack:
    return HeldBack(held_back.pictures) if source in _WITHOUT_LIST else held_back


def _problem(players: Sequence[Player], box: Box, custom_cards: Sequence[WordCard], setup: Setup) -> Problem | None:
    """Return the first problem with the players or the box."""
    if not MIN_SEATS <= len(players) <= MAX_SEATS:
        return Problem.TOO_FEW_SEATS if len(players) < MIN_SEATS else Problem.TOO_MANY_SEATS
    for player in players:
        if not player.name.strip():
            return Problem.NAME_EMPTY
        if len(player.name) > MAX_NAME:
            return Problem.NAME_TOO_LONG
    if len({player.colour for player in players}) < len(players):
        return Problem.COLOUR_TAKEN
    if box.pictures < setup.pictures:
        return Problem.DECK_TOO_SMALL
    return _custom_problem(custom_cards) if custom_cards else None


def _custom_problem(cards: Sequence[WordCard]) -> Problem | None:
    if len(cards) > BLANK_CARDS:
        return Problem.TOO_MANY_CUSTOM_CARDS
    words = [word for card in cards for word in (card.top, card.bottom) if word is not None]
    if not all(word.strip() for word in words):
        return Problem.WORD_EMPTY
    return Problem.WORD_TOO_LONG if max(map(len, words)) > MAX_WORD else None


def _seed(secret: Secret) -> bytes:
    if not _HEXADECIMAL(secret.seed) or not _HEXADECIMAL(secret.salt):
        raise CannotStart(Problem.SEED_NOT_HEXADECIMAL)
    return bytes.fromhex(secret.seed)


def _word_stack(
    seed: bytes, box: Box, source: WordSource, custom: tuple[WordCard, ...], seen: tuple[int, ...], *, rounds: int
) -> tuple[WordCard, ...]:
    """Draw a word card for each round (rules §2.2). Custom words are mixed in as the group chose (rules §1.4)."""
    match source:
        case WordSource.DISCOVERY:
            stack = box.discovery_cards[:rounds]  # number 1 on top, ascending
        case WordSource.DRAWN:
            stack = _top(seed, "words", box.word_cards, rounds, seen)
        case WordSource.CUSTOM_MIXED:
            stack = _top(seed, "words", box.word_cards + custom, rounds, seen)
        case WordSource.ONLY_CUSTOM:
            stack = _top(seed, "custom words", custom, rounds)
        case WordSource.TYPED:
            stack = tuple([WordCard(f"typed-{n}", "", is_custom=True) for n in range(1, rounds + 1)])  # still blank
        case WordSource.CUSTOM_FIRST:
            own = _top(seed, "custom words", custom, rounds)
            stack = (own + _top(seed, "words", box.word_cards, rounds, seen))[:rounds]
        case _:
            assert_never(source)
    if len(stack) < rounds:
        raise CannotStart(Problem.TOO_FEW_WORD_CARDS)
    return stack


def _top(
    seed: bytes, label: str, cards: tuple[WordCard, ...], count: int, seen: tuple[int, ...] = ()
) -> tuple[WordCard, ...]:
    return tuple(cards[i] for i in draw_fresh(seed, label, len(cards), count, seen))
