"""Records as table rows: one per seat and round, and one per mark. It does not check them: verify records first."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from stella.records.format import HandOver, Player, Record, Round
from stella.rules.box import ROW

NAMELESS = "—"


class SeatRow(Struct, frozen=True, kw_only=True):
    """One seat in one round whose slates are open. Cards are deck numbers in the order of the table."""

    game: str  # the digest of the record
    format: int
    deck: str
    deck_hash: str
    words: str
    words_hash: str
    round: int
    clue: str  # empty for a custom word if names are left out
    is_custom: bool
    is_swapped: bool
    table: str
    seats: int
    seat: int
    name: str
    colour: str
    language: str
    is_bot: bool
    agent: str  # the model of a declared agent; empty for a person or a bot of the server
    slate: str
    marks: int
    is_first_scout: bool
    pointed: int  # how many cards the seat pointed at
    is_dark: bool
    has_fallen: bool
    sparks: int | None  # None from here on if the round was not scored
    super_sparks: int | None
    points: int | None
    total: int
    is_winner: bool


class MarkRow(Struct, frozen=True, kw_only=True):
    """One mark of one seat in one round."""

    game: str
    round: int
    clue: str
    seat: int
    is_bot: bool
    agent: str
    card: int
    row: int  # from 0, the top
    column: int
    others: int  # how many other seats marked the card
    pointed_at: int | None  # when someone pointed at it, counting from 1; None if nobody did
    scout: int | None
    outcome: str | None
    stars: int  # that this seat filled on it
    note: str | None


def seat_rows(record: Record, *, has_names: bool = True) -> Iterator[SeatRow]:
    """Yield a row for each seat in each round whose slates are open. Without names, custom words are left out too."""
    for part in record.rounds:
        if part.is_open:
            for seat in range(len(record.players)):
                yield _seat_row(record, part, seat, has_names=has_names)


def _seat_row(record: Record, part: Round, seat: int, *, has_names: bool) -> SeatRow:
    who, cards = player_of(record, part.number, seat), part.slates[seat].cards or ()
    score = part.scores[seat] if part.scores else None
    return SeatRow(
        game=record.digest,
        format=record.format,
        deck=record.deck.id,
        deck_hash=record.deck.hash,
        words=record.words.id,
        words_hash=record.words.hash,
        round=part.number,
        clue=_clue(part, has_names=has_names),
        is_custom=part.card.is_custom,
        is_swapped=part.is_swapped,
        table=_cards(part.table),
        seats=len(record.players),
        seat=seat,
        name=who.name if has_names else NAMELESS,
        colour=record.players[seat].colour,
        language=who.language,
        is_bot=who.is_bot,
        agent=_agent(who),
        slate=_cards(cards),
        marks=len(cards),
        is_first_scout=seat == part.first_scout,
        pointed=sum(pointing.scout == seat for pointing in part.pointings),
        is_dark=seat == part.in_the_dark,
        has_fallen=seat in part.fallen,
        sparks=None if score is None else score.sparks,
        super_sparks=None if score is None else score.super_sparks,
        points=None if score is None else score.points,
        total=record.totals[seat],
        is_winner=seat in record.winners,
    )


def mark_rows(record: Record, *, has_names: bool = True) -> Iterator[MarkRow]:
    """Yield a row for each mark on an open slate. Without names, notes and custom words are left out too."""
    for part in record.rounds:
        if not part.is_open:
            continue
        pointed = {pointing.card: (at, pointing) for at, pointing in enumerate(part.pointings, 1)}
        notes = {(note.seat, note.card): note.text for note in part.notes} if has_names else {}
        slates = [slate.cards or () for slate in part.slates]
        for seat, cards in enumerate(slates):
            who = player_of(record, part.number, seat)
            for card in cards:
                at, pointing = pointed.get(card, (None, None))
                row, column = divmod(part.table.index(card), ROW)
                yield MarkRow(
                    game=record.digest,
                    round=part.number,
                    clue=_clue(part, has_names=has_names),
                    seat=seat,
                    is_bot=who.is_bot,
                    agent=_agent(who),
                    card=card,
                    row=row,
                    column=column,
                    others=sum(card in other for other in slates) - 1,
                    pointed_at=at,
                    scout=None if pointing is None else pointing.scout,
                    outcome=None if pointing is None else pointing.outcome.value,
                    stars=0 if pointing is None else pointing.stars[seat],
                    note=notes.get((seat, card)),
                )


def player_of(record: Record, round_number: int, seat: int) -> Player | HandOver:
    """Return the player of a seat when a round was marked, even if another player took over during the reveal."""
    moments = [one for one in record.hand_overs if one.seat == seat]
    earlier = [one for one in moments if one.round < round_number or (one.round == round_number and not one.pointed)]
    return earlier[-1] if earlier else record.players[seat]


def _clue(part: Round, *, has_names: bool) -> str:
    """Return the clue. A custom word is a player's own text and may name someone, so it goes with the names."""
    return part.clue if has_names or not part.card.is_custom else ""


def _agent(who: Player | HandOver) -> str:
    return "" if who.agent is None else who.agent.model


def _cards(cards: Any) -> str:
    return " ".join(map(str, cards))
