"""Judges one move: it is either refused with its reason or becomes a fact. Never changes a game."""

from typing import assert_never

from stella.rules.box import MAX_MARKS, MAX_WORD, WordCard
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    ClueTyped,
    Fact,
    NoteWritten,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    ReadinessTakenBack,
)
from stella.rules.fields import SEATS
from stella.rules.game import Associating, Game, Over, Revealing
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    Move,
    NotReady,
    PointAt,
    SubmitSlate,
    TypeClue,
    UnmarkCards,
    WriteNote,
)
from stella.rules.notes import MAX_NOTE
from stella.rules.refusals import Refusal

Judgement = Fact | Refusal

_FALL = Outcome.FALL
_OUTCOMES = tuple(
    _FALL if len(seats) < 2 else Outcome.SUPER_SPARK if len(seats) == 2 else Outcome.SPARK for seats in SEATS
)  # by the mask of those who marked the card, rules §5.3


def judge(game: Game, seat: int, move: Move) -> Judgement:  # noqa: C901 - one line per move
    """Return the fact that a move makes, or why it is refused."""
    match move:
        case PointAt():
            return _point(game, seat, move)
        case MarkCards():
            return _mark(game, seat, move)
        case UnmarkCards():
            return _unmark(game, seat, move)
        case SubmitSlate():
            return _submit(game, seat, move)
        case BeReady():
            return _be_ready(game, seat)
        case NotReady():
            return _not_ready(game, seat)
        case AskForOtherWord():
            return _ask(game, seat)
        case AgreeToOtherWord():
            return _agree(game, seat)
        case DeclineOtherWord():
            return _decline(game, seat)
        case WriteNote():
            return _write(game, seat, move)
        case TypeClue():
            return _type(game, seat, move)
        case _:
            assert_never(move)


def _type(game: Game, seat: int, move: TypeClue) -> Judgement:
    now = game.round
    if type(game.phase) is not Associating or not 0 <= seat < game.seats:
        return _out_of_step(game, seat)
    if not now.card.is_blank:
        return Refusal.WRONG_STEP
    if seat != now.first_scout:
        return Refusal.NOT_YOUR_TURN
    words = (move.top,) if move.bottom is None else (move.top, move.bottom)
    if not all(word.strip() and len(word) <= MAX_WORD for word in words):
        return Refusal.CLUE_NOT_USABLE
    return ClueTyped(seat, WordCard(now.card.id, move.top, move.bottom, is_custom=True))


def _associating(game: Game, seat: int) -> Associating | Refusal:
    phase = game.phase
    if type(phase) is Associating and 0 <= seat < len(phase.marks):
        return Refusal.NO_CLUE_YET if game.round.card.is_blank else phase
    return _out_of_step(game, seat)


def _out_of_step(game: Game, seat: int) -> Refusal:
    if not 0 <= seat < game.seats:
        return Refusal.UNKNOWN_SEAT
    return Refusal.GAME_OVER if type(game.phase) is Over else Refusal.WRONG_STEP


def _slate_and_cards(game: Game, seat: int, cards: tuple[int, ...]) -> tuple[int, int] | Refusal:
    """Return a seat's marks and the mask of some cards, or why the seat may not mark or unmark them (rules §3.4)."""
    phase = game.phase
    if type(phase) is not Associating or not 0 <= seat < len(phase.marks):
        return _out_of_step(game, seat)
    if phase.ready >> seat & 1:
        return Refusal.ALREADY_READY
    if not game.round.card.top:
        return Refusal.NO_CLUE_YET
    mask = mask_of(game.round.bits, cards)
    return mask if type(mask) is Refusal else (phase.marks[seat], mask)


def mask_of(bits: dict[int, int], cards: tuple[int, ...]) -> int | Refusal:
    """Return the mask of some cards of the table, or why they cannot be marked together (rules §3.4)."""
    try:
        mask = sum(map(bits.__getitem__, cards))  # as many bits as cards, unless one is there twice
    except KeyError:
        return Refusal.CARD_NOT_ON_TABLE
    return mask if mask.bit_count() == len(cards) else Refusal.CARD_TWICE


def _mark(game: Game, seat: int, move: MarkCards) -> Judgement:
    masks = _slate_and_cards(game, seat, move.cards)
    if type(masks) is Refusal:
        return masks
    marks, added = masks
    if not added:
        return Refusal.TOO_FEW_MARKS
    if marks & added:
        return Refusal.ALREADY_MARKED
    if (marks | added).bit_count() > MAX_MARKS:
        return Refusal.TOO_MANY_MARKS
    return CardsMarked(seat, marks | added)


def _unmark(game: Game, seat: int, move: UnmarkCards) -> Judgement:
    masks = _slate_and_cards(game, seat, move.cards)
    if type(masks) is Refusal:
        return masks
    marks, removed = masks
    if not removed or removed & ~marks:
        return Refusal.CARD_NOT_MARKED
    return CardsMarked(seat, marks & ~removed)


def _submit(game: Game, seat: int, move: SubmitSlate) -> Judgement:
    masks = _slate_and_cards(game, seat, move.cards)
    if type(masks) is Refusal:
        return masks
    count = len(move.cards)
    if count > MAX_MARKS:
        return Refusal.TOO_MANY_MARKS
    if not count and move.is_ready:
        return Refusal.TOO_FEW_MARKS
    return CardsMarked(seat, masks[1], move.is_ready)


def _be_ready(game: Game, seat: int) -> Judgement:
    phase = _associating(game, seat)
    if type(phase) is Refusal:
        return phase
    if phase.ready >> seat & 1:
        return Refusal.ALREADY_READY
    return BecameReady(seat) if phase.marks[seat] else Refusal.TOO_FEW_MARKS


def _not_ready(game: Game, seat: int) -> Judgement:
    phase = _associating(game, seat)
    if type(phase) is Refusal:
        return phase
    return ReadinessTakenBack(seat) if phase.ready >> seat & 1 else Refusal.NOT_READY


def _voting(game: Game, seat: int) -> Associating | Refusal:
    """Return the step in which a seat may speak about the other word, or why it may not (rules §3.2)."""
    phase = _associating(game, seat)
    if type(phase) is Refusal:
        return phase
    if game.round.players[seat].is_bot:
        return Refusal.BOTS_DO_NOT_VOTE
    if phase.is_swapped:
        return Refusal.OTHER_WORD_ALREADY_USED
    return Refusal.OTHER_WORD_CLOSED if phase.ready else phase


def _ask(game: Game, seat: int) -> Judgement:
    phase = _voting(game, seat)
    if type(phase) is Refusal:
        return phase
    if game.round.card.bottom is None:
        return Refusal.OTHER_WORD_NOT_POSSIBLE
    if phase.agreed or phase.asked >> seat & 1:
        return Refusal.OTHER_WORD_ALREADY_ASKED
    return OtherWordAsked(seat)


def _agree(game: Game, seat: int) -> Judgement:
    phase = _voting(game, seat)
    if type(phase) is Refusal:
        return phase
    if not phase.agreed:
        return Refusal.NO_OTHER_WORD_ASKED
    if phase.agreed >> seat & 1:
        return Refusal.OTHER_WORD_ALREADY_AGREED
    return OtherWordAgreed(seat)


def _decline(game: Game, seat: int) -> Judgement:
    phase = _voting(game, seat)
    if type(phase) is Refusal:
        return phase
    return OtherWordDeclined(seat) if phase.agreed else Refusal.NO_OTHER_WORD_ASKED


def _point(game: Game, seat: int, move: PointAt) -> Judgement:
    phase = game.phase
    if type(phase) is not Revealing or seat != phase.scout:
        return _not_the_scout(game, seat)
    card, marks = move.card, phase.marks
    try:
        bit = game.round.bits[card]
    except KeyError:
        return Refusal.CARD_NOT_ON_TABLE
    if not marks[seat] & bit:
        return Refusal.CARD_NOT_MARKED
    if not phase.open & bit:
        return Refusal.CARD_ALREADY_POINTED_AT
    markers, marker = 0, 1
    for mask in marks:
        if mask & bit:
            markers |= marker
        marker <<= 1
    outcome = _OUTCOMES[markers]
    fills = outcome is not _FALL and game.setup.stars
    filled = SEATS[markers & ~phase.fallen] if fills else ()  # rules §5.4
    return CardPointed(seat, card, outcome, SEATS[markers], filled)


def _not_the_scout(game: Game, seat: int) -> Refusal:
    phase = game.phase
    if type(phase) is not Revealing or not 0 <= seat < len(phase.marks):
        return _out_of_step(game, seat)
    return Refusal.YOU_HAVE_FALLEN if phase.fallen >> seat & 1 else Refusal.NOT_YOUR_TURN


def _write(game: Game, seat: int, move: WriteNote) -> Judgement:
    phase = game.phase
    if not isinstance(phase, Associating | Revealing) or not 0 <= seat < len(phase.marks):
        return _out_of_step(game, seat)
    bit = game.round.bits.get(move.card)
    if bit is None:
        return Refusal.CARD_NOT_ON_TABLE
    if not phase.marks[seat] & bit:
        return Refusal.CARD_NOT_MARKED
    if len(move.text) > MAX_NOTE:
        return Refusal.NOTE_TOO_LONG
    if (move.card, seat) in game.round.hidden:
        return Refusal.NOTE_HIDDEN
    return NoteWritten(seat, move.card, move.text)
