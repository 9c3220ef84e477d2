"""Applies one fact to a game. It never refuses: a fact has already happened."""

from typing import assert_never

from msgspec.structs import replace

from stella.rules.box import TABLE
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    ClueTyped,
    Fact,
    GameEnded,
    GameStarted,
    NoteHidden,
    NoteWritten,
    NumbersAnnounced,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    PlayerReplaced,
    ReadinessTakenBack,
    RoundScored,
    RoundStarted,
    WordSwapped,
)
from stella.rules.fields import CLOCKWISE
from stella.rules.game import Associating, Game, HandOver, Over, Phase, PlayedRound, Revealing, Round, Scored
from stella.rules.notes import Note, with_note, without_note

_BITS = tuple(1 << field for field in range(TABLE))
_FALL = Outcome.FALL


def begin(fact: GameStarted) -> Game:
    """Return the game that a start creates; its first round has not started yet."""
    return Game(Round(fact, 0, (), fact.word_stack[0], fact.first_scout, {}), Scored())


def evolve(game: Game, fact: Fact) -> Game:  # noqa: C901, PLR0912 - one line per kind of fact
    """Return the game after a fact. Raise `TypeError` if the fact cannot follow at this point of a log."""
    now, phase = game.round, game.phase
    match fact:
        case CardsMarked():
            return _cards_marked(now, _associating(phase), fact)
        case CardPointed():
            return _card_pointed(now, _revealing(phase), fact)
        case BecameReady():
            return _became_ready(now, _associating(phase), fact)
        case ReadinessTakenBack():
            return _readiness_taken_back(now, _associating(phase), fact)
        case NumbersAnnounced():
            return _announced(now, _associating(phase), fact)
        case RoundScored():
            return _round_scored(now, _revealing(phase), fact)
        case RoundStarted():
            return _round_started(now, fact)
        case ClueTyped():
            return Game(replace(now, card=fact.card), _associating(phase))
        case OtherWordAsked():
            return _asked(now, _associating(phase), fact)
        case OtherWordAgreed():
            return _agreed(now, _associating(phase), fact)
        case OtherWordDeclined():
            return _declined(now, _associating(phase))
        case WordSwapped():
            return _swapped(now, _associating(phase))
        case NoteWritten():
            return _note_written(now, phase, fact)
        case NoteHidden():
            return _note_hidden(now, phase, fact)
        case PlayerReplaced():
            return _player_replaced(now, phase, fact)
        case GameEnded():
            return Game(now, Over(fact.totals, fact.winners, fact.is_early))
        case GameStarted():
            raise TypeError("a game starts once")
        case _:
            assert_never(fact)


def _associating(phase: Phase) -> Associating:
    if type(phase) is not Associating:
        raise TypeError("nobody marks now")
    return phase


def _revealing(phase: Phase) -> Revealing:
    if type(phase) is not Revealing:
        raise TypeError("nobody points now")
    return phase


def _round_started(last: Round, fact: RoundStarted) -> Game:
    bits = dict(zip(fact.table, _BITS, strict=True))
    now = Round(
        last.start,
        fact.round,
        fact.table,
        fact.card,
        fact.first_scout,
        bits,
        last.sheet,
        last.played,
        hand_overs=last.hand_overs,
    )
    return Game(now, Associating((0,) * len(last.start.players)))


def _cards_marked(now: Round, phase: Associating, fact: CardsMarked) -> Game:
    seat = fact.seat
    slates = list(phase.marks)
    slates[seat] = fact.marks
    marks = tuple(slates)
    if fact.is_ready:
        return Game(now, Associating(marks, phase.ready | 1 << seat, phase.asked, 0, phase.is_swapped))
    return Game(now, Associating(marks, phase.ready, phase.asked, phase.agreed, phase.is_swapped, phase.asker))


def _became_ready(now: Round, phase: Associating, fact: BecameReady) -> Game:
    # The request for the other word lapses as soon as one seat is ready: rules §3.2.
    return Game(now, Associating(phase.marks, phase.ready | 1 << fact.seat, phase.asked, 0, phase.is_swapped))


def _readiness_taken_back(now: Round, phase: Associating, fact: ReadinessTakenBack) -> Game:
    ready = phase.ready & ~(1 << fact.seat)
    return Game(now, Associating(phase.marks, ready, phase.asked, phase.agreed, phase.is_swapped, phase.asker))


def _asked(now: Round, phase: Associating, fact: OtherWordAsked) -> Game:
    asker = 1 << fact.seat
    return Game(now, Associating(phase.marks, phase.ready, phase.asked | asker, asker, phase.is_swapped, fact.seat))


def _agreed(now: Round, phase: Associating, fact: OtherWordAgreed) -> Game:
    agreed = phase.agreed | 1 << fact.seat
    return Game(now, Associating(phase.marks, phase.ready, phase.asked, agreed, phase.is_swapped, phase.asker))


def _declined(now: Round, phase: Associating) -> Game:
    return Game(now, Associating(phase.marks, phase.ready, phase.asked, 0, phase.is_swapped))


def _swapped(now: Round, phase: Associating) -> Game:
    fresh = replace(now, notes=()) if now.notes else now
    return Game(fresh, Associating((0,) * len(phase.marks), 0, phase.asked, 0, is_swapped=True))


def _announced(now: Round, phase: Associating, fact: NumbersAnnounced) -> Game:
    # Every player has marked something (rules §3.3), so the first scout can point.
    return Game(now, Revealing(phase.marks, fact.in_the_dark, phase.is_swapped, now.first_scout))


def _card_pointed(now: Round, phase: Revealing, fact: CardPointed) -> Game:
    seat, marks, fallen = fact.seat, phase.marks, phase.fallen
    still_open = phase.open & ~now.bits[fact.card]
    if fact.outcome is _FALL and now.start.setup.stars:  # without stars there is nothing to lose: rules §9.2
        fallen |= 1 << seat
    scout: int | None  # the next seat, clockwise, that has not fallen and can still point (rules §5.5)
    for scout in CLOCKWISE[len(marks)][seat]:
        if marks[scout] & still_open and not fallen >> scout & 1:
            break
    else:
        scout = None
    pointed = (*phase.pointed, fact)
    return Game(now, Revealing(marks, phase.in_the_dark, phase.is_swapped, scout, still_open, fallen, pointed))


def _round_scored(now: Round, phase: Revealing, fact: RoundScored) -> Game:
    sheet = (*now.sheet, fact)
    is_swapped, dark, pointed = phase.is_swapped, phase.in_the_dark, phase.pointed
    notes = tuple([note for note in now.notes if fact.marks[note.seat] & now.bits[note.card]]) if now.notes else ()
    played = (*now.played, PlayedRound(now.table, now.card, is_swapped, now.first_scout, dark, pointed, fact, notes))
    common = (now.start, now.number, now.table, now.card, now.first_scout, now.bits)
    return Game(Round(*common, sheet, played, hand_overs=now.hand_overs), Scored())


def _note_written(now: Round, phase: Phase, fact: NoteWritten) -> Game:
    notes = with_note(now.notes, Note(fact.card, fact.seat, fact.text), now.table)
    return Game(replace(now, notes=notes), phase)


def _note_hidden(now: Round, phase: Phase, fact: NoteHidden) -> Game:
    card, seat = fact.card, fact.seat
    if fact.round > len(now.played):
        hidden = (*now.hidden, (card, seat))
        return Game(replace(now, notes=without_note(now.notes, card, seat), hidden=hidden), phase)
    played = list(now.played)
    there = played[fact.round - 1]
    played[fact.round - 1] = replace(there, notes=without_note(there.notes, card, seat))
    return Game(replace(now, played=tuple(played)), phase)


def _player_replaced(now: Round, phase: Phase, fact: PlayerReplaced) -> Game:
    pointed = len(phase.pointed) if isinstance(phase, Revealing) else 0
    handed = HandOver(fact.seat, fact.name, fact.language, fact.is_bot, now.number, pointed, fact.agent)
    return Game(replace(now, hand_overs=(*now.hand_overs, handed)), phase)
