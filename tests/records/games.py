"""Games to make records of: finished and running ones, with every source of words."""

import random
from functools import cache

from stella.rules import (
    AgreeToOtherWord,
    AskForOtherWord,
    Associating,
    Box,
    CardPointed,
    Chance,
    Fact,
    HeldBack,
    Move,
    NumbersAnnounced,
    PlayerReplaced,
    PointAt,
    Revealing,
    RoundStarted,
    Secret,
    SubmitSlate,
    TypeClue,
    WordCard,
    WordSource,
    WriteNote,
    deal,
    end_early,
    play,
    replay,
    start,
)
from stella.rules.box import NOTHING_SEEN, SETUP, Setup
from stella.rules.chance import sealed_seed
from stella.rules.seals import bundle_seal, device_seal, part_seal
from stella.rules.start import bundle_of
from tests.rules.builders import BOX, players

BLANKS = tuple(WordCard(f"b{n}", f"eigen{n}", f"vlastní{n}" if n % 2 else None) for n in range(6))
SMALL_BOX = Box(BOX.deck, 84, BOX.words, BOX.word_cards[:6], BOX.discovery_cards)


def sealed(
    chance: Chance, salt: str, seats: int, source: WordSource, held_back: HeldBack, *, setup: Setup = SETUP
) -> Chance:
    """Return parts of chance with the seals that were published before they were opened."""
    server = part_seal(chance.part, salt)
    seals = tuple([None if part is None else device_seal(server, part) for part in chance.parts])
    custom = BLANKS if "custom" in source else ()
    bundle = bundle_of(players(seats), SMALL_BOX, source, custom, held_back, server=server, seals=seals, setup=setup)
    return Chance(chance.part, chance.parts, seals, bundle_seal(salt, bundle))


@cache
def whole_game(
    seats: int,
    seed: int,
    source: WordSource = WordSource.DRAWN,
    *,
    swaps: bool = False,
    held_back: HeldBack = NOTHING_SEEN,
    common: Chance | None = None,
    notes: bool = False,
    setup: Setup = SETUP,
) -> tuple[Fact, ...]:
    """Return the facts of one whole game by random players, who may swap every swappable word."""
    chance = random.Random(seed)
    custom = BLANKS if "custom" in source else ()
    salt = f"{seed + 1:032x}"
    common = common and sealed(common, salt, seats, source, held_back, setup=setup)
    drawn = sealed_seed(common.bundle, common.part, common.parts) if common and common.bundle else f"{seed:032x}"
    secret = Secret(drawn, salt)
    laid = start(players(seats), SMALL_BOX, secret, source, custom, held_back=held_back, chance=common, setup=setup)
    game, happened = deal(laid)
    facts = list(happened)
    while isinstance(game.phase, Associating | Revealing):
        phase = game.phase
        if isinstance(phase, Revealing):
            moves: list[tuple[int, Move]] = [(phase.scout or 0, PointAt(chance.choice(game.pointable())))]
        elif game.round.card.is_blank:
            number = game.round.number
            moves = [(game.round.first_scout, TypeClue(f"slovo{number}", f"друга{number}" if number < 4 else None))]
        else:
            votes = [(0, AskForOtherWord()), *[(seat, AgreeToOtherWord()) for seat in range(1, seats)]]
            slates = [
                (seat, SubmitSlate(tuple(chance.sample(game.round.table, chance.randint(1, 10)))))
                for seat in range(seats)
            ]
            words = [
                (seat, WriteNote(card, f"{seat} sees {card}")) for seat, slate in slates for card in slate.cards[:2]
            ]
            moves = [*(votes if swaps and game.round.card.bottom else ()), *slates[:-1], *(words[:-2] if notes else ())]
            moves.append(slates[-1])
        for seat, move in moves:
            game, happened = play(game, seat, move)
            facts += happened
    return tuple(facts)


def running(facts: tuple[Fact, ...], round_number: int, pointings: int | None) -> tuple[Fact, ...]:
    """Return the same game cut short: while a round is marked (None), or after a number of its pointings."""
    number, pointed = 0, 0
    for index, fact in enumerate(facts):
        number += isinstance(fact, RoundStarted)
        if number == round_number:
            if pointings is None and isinstance(fact, RoundStarted):
                return facts[: index + 2]  # a player has already marked
            pointed += isinstance(fact, CardPointed)
            if isinstance(fact, CardPointed | NumbersAnnounced) and pointed == pointings:
                return facts[: index + 1]
    raise AssertionError


MANY_SEEN = HeldBack(tuple(range(3, 80)), (0, 2, 3))
FEW_SEEN = HeldBack((1, 5, 8), (4,))
COMMON = Chance("5e" * 32, ("0a" * 32, None, "0b" * 32))


def handed_over(facts: tuple[Fact, ...], round_number: int, pointings: int) -> tuple[Fact, ...]:
    """Return the same game after a latecomer took over the last seat and a bot the first, at the same moment."""
    before = running(facts, round_number, pointings)
    seats = len(players(3))
    replaced = (PlayerReplaced(seats - 1, "zoe", "cs", is_bot=False), PlayerReplaced(0, "ada", "en", is_bot=True))
    return (*before, *replaced, *facts[len(before) :])


def ended(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return a running game that was ended early."""
    end = end_early(replay(facts))
    assert end is not None
    return (*facts, end)


WHOLE = {
    "three, drawn": whole_game(3, 1),
    "three, discovery, swapped": whole_game(3, 2, WordSource.DISCOVERY, swaps=True),
    "four, custom mixed, swapped": whole_game(4, 3, WordSource.CUSTOM_MIXED, swaps=True),
    "five, custom first": whole_game(5, 4, WordSource.CUSTOM_FIRST),
    "six, only custom": whole_game(6, 5, WordSource.ONLY_CUSTOM),
    "three, few unseen left": whole_game(3, 8, held_back=MANY_SEEN),
    "four, custom mixed, some seen": whole_game(4, 9, WordSource.CUSTOM_MIXED, held_back=FEW_SEEN),
    "four, notes": whole_game(4, 12, swaps=True, notes=True),
    "three, handed over": handed_over(whole_game(3, 13), 2, 1),
    "three, typed, swapped": whole_game(3, 19, WordSource.TYPED, swaps=True),
    "three, typed, common chance": whole_game(3, 20, WordSource.TYPED, common=COMMON),
    "three, common chance": whole_game(3, 11, common=COMMON, held_back=FEW_SEEN),
    "four, common chance, custom first": whole_game(
        4, 14, WordSource.CUSTOM_FIRST, common=Chance("5e" * 32, ("0a" * 32, "0b" * 32, None, "0d" * 32))
    ),
}
SHORTER = {
    "one round, common chance": whole_game(3, 15, common=COMMON, setup=Setup(1)),
    "two rounds without stars": whole_game(4, 16, WordSource.CUSTOM_FIRST, setup=Setup(2, stars=False)),
    "three rounds without stars, common chance": whole_game(3, 17, common=COMMON, setup=Setup(3, stars=False)),
    "three rounds, discovery": whole_game(5, 18, WordSource.DISCOVERY, setup=Setup(3)),
}
"""Games that differ from the ordinary one."""
ENDED = {
    "ended while marking round 1": ended(running(whole_game(4, 6), 1, None)),
    "ended while locked": ended(running(whole_game(4, 6), 2, 0)),
    "ended in the reveal of round 3": ended(running(whole_game(4, 12, swaps=True, notes=True), 3, 2)),
    "ended before the clue was typed": ended(running(whole_game(3, 19, WordSource.TYPED, swaps=True), 2, None)[:-1]),
    "ended with custom words": ended(running(whole_game(4, 3, WordSource.CUSTOM_MIXED, swaps=True), 3, None)),
}
RUNNING = {
    "marking round 1": running(whole_game(4, 6), 1, None),
    "locked in round 1": running(whole_game(4, 6), 1, 0),
    "revealing round 2": running(whole_game(4, 6), 2, 3),
    "marking round 3, custom": running(whole_game(4, 3, WordSource.CUSTOM_MIXED, swaps=True), 3, None),
    "waiting for a typed clue": running(whole_game(3, 19, WordSource.TYPED, swaps=True), 2, None)[:-1],
    "a typed clue": running(whole_game(3, 19, WordSource.TYPED, swaps=True), 3, None),
    "revealing round 4": running(whole_game(5, 7), 4, 2),
    "marking round 2, notes": running(whole_game(4, 12, swaps=True, notes=True), 2, None),
    "revealing round 3, notes": running(whole_game(4, 12, swaps=True, notes=True), 3, 2),
    "revealing round 2, common chance": running(whole_game(3, 11, common=COMMON, held_back=FEW_SEEN), 2, 1),
}
