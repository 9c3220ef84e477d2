"""Texts that wait for the host's approval. Only the author and the host see them until the host shows them."""

from enum import StrEnum

from msgspec import Struct


class ProposalKind(StrEnum):
    """What kind of text waits. The values are part of the protocol."""

    NOTE = "note"
    WORDS = "words"
    NAME = "name"


class Proposal(Struct, frozen=True, gc=False, omit_defaults=True):
    """A note, a word card or a name that waits for the host. `token` is the hash of the author's token."""

    number: int  # unique in its room
    kind: ProposalKind
    token: str
    texts: tuple[str, ...]  # one, or the two words of a card
    card: int | None = None  # the picture that a note is on
