"""Format 1 of the game record. Old records stay readable; fields of later formats are filled with defaults."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

from stella.records import format as fmt
from stella.records import second_format
from stella.rules.box import WordSource


class FirstRound(Struct, frozen=True, forbid_unknown_fields=True):
    """One round of format 1."""

    number: Annotated[int, Meta(ge=1, le=4)]
    card: fmt.Card
    clue: str
    is_swapped: bool
    table: Annotated[tuple[fmt.CardNumber, ...], Meta(min_length=15, max_length=15)]
    first_scout: fmt.Seat
    slates: tuple[fmt.Slate, ...]
    numbers: tuple[fmt.Count, ...]
    in_the_dark: fmt.Seat | None
    pointings: tuple[fmt.Pointing, ...]
    fallen: tuple[fmt.Seat, ...]
    scores: tuple[fmt.Score, ...]


class FirstRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of format 1."""

    format: Literal[1]
    players: Annotated[tuple[second_format.SecondPlayer, ...], Meta(min_length=3, max_length=6)]
    deck: fmt.Pile
    words: fmt.Pile
    source: WordSource
    seal: fmt.Sha256
    secret: fmt.Secret | None
    custom_cards: tuple[fmt.Card, ...]
    rounds: Annotated[tuple[FirstRound, ...], Meta(min_length=1, max_length=4)]
    totals: tuple[fmt.Count, ...]
    winners: tuple[fmt.Seat, ...]
    digest: fmt.Sha256


_RECORD, _ROUND = FirstRecord.__struct_fields__, FirstRound.__struct_fields__


def filled_in(record: FirstRecord) -> fmt.Record:
    """Return a record of format 1 as a current record. The features of later formats are empty."""
    fields = structs.asdict(record)
    fields["rounds"] = tuple([fmt.Round(**structs.asdict(part), notes=()) for part in record.rounds])
    fields["players"] = tuple([player.filled_in() for player in record.players])
    fields |= {"held_back": fmt.NOTHING_TOLD, "hand_overs": (), "ended_early": False, "setup": fmt.ORDINARY}
    return fmt.Record(**fields, chance=None)


def without_later_parts(record: fmt.Record) -> dict[str, Any]:
    """Return a record of format 1 as its original document."""
    document: dict[str, Any] = second_format.without_later_parts(record)
    document["rounds"] = [{name: part[name] for name in _ROUND} for part in document["rounds"]]
    return {name: document[name] for name in _RECORD}
