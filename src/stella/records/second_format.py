"""Format 2 of the game record. Old records stay readable; fields of later formats are filled with defaults."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, structs

from stella.records import format as fmt
from stella.rules.box import Colour, WordSource


class SecondPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat, in formats 1 and 2."""

    name: str
    colour: Colour
    language: str
    is_bot: bool

    def filled_in(self) -> fmt.Player:
        """Return the player in the current format."""
        return fmt.Player(self.name, self.colour, self.language, self.is_bot, (), None)


class SecondChance(Struct, frozen=True, forbid_unknown_fields=True):
    """What the seed was made of, in format 2: the parts were known to the server before all else was fixed."""

    seal: fmt.Sha256
    part: fmt.Part | None
    parts: tuple[fmt.Part | None, ...]


class SecondHandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Another player takes a seat, in format 2."""

    seat: fmt.Seat
    name: str
    language: str
    is_bot: bool
    round: Annotated[int, Meta(ge=1, le=4)]
    pointed: fmt.Count


class SecondRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of format 2."""

    format: Literal[2]
    players: Annotated[tuple[SecondPlayer, ...], Meta(min_length=3, max_length=6)]
    deck: fmt.Pile
    words: fmt.Pile
    source: WordSource
    seal: fmt.Sha256
    secret: fmt.Secret | None
    chance: SecondChance | None
    held_back: fmt.HeldBack
    custom_cards: tuple[fmt.Card, ...]
    rounds: Annotated[tuple[fmt.Round, ...], Meta(min_length=1, max_length=4)]
    hand_overs: tuple[SecondHandOver, ...]
    totals: tuple[fmt.Count, ...]
    winners: tuple[fmt.Seat, ...]
    ended_early: bool
    digest: fmt.Sha256


_RECORD, _PLAYER = SecondRecord.__struct_fields__, SecondPlayer.__struct_fields__
_CHANCE, _HAND_OVER = SecondChance.__struct_fields__, SecondHandOver.__struct_fields__


def filled_in(record: SecondRecord) -> fmt.Record:
    """Return a record of format 2 as a current record. It has no sealed bundle."""
    fields = structs.asdict(record)
    chance = record.chance
    fields["players"] = tuple([player.filled_in() for player in record.players])
    fields["chance"] = None if chance is None else fmt.Chance(chance.seal, None, (), chance.part, chance.parts)
    fields["hand_overs"] = tuple(
        [fmt.HandOver(**structs.asdict(one), members=(), agent=None) for one in record.hand_overs]
    )
    return fmt.Record(**fields, setup=fmt.ORDINARY)


def without_later_parts(record: fmt.Record) -> dict[str, Any]:
    """Return a record of format 2 as its original document."""
    document: dict[str, Any] = msgspec.to_builtins(record)
    document["players"] = [_only(_PLAYER, player) for player in document["players"]]
    document["hand_overs"] = [_only(_HAND_OVER, one) for one in document["hand_overs"]]
    if document["chance"] is not None:
        document["chance"] = _only(_CHANCE, document["chance"])
    return _only(_RECORD, document)


def _only(names: tuple[str, ...], part: dict[str, Any]) -> dict[str, Any]:
    return {name: part[name] for name in names}
