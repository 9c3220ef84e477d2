"""Lists what a valid record leaves unproved: what could not be checked here, and what its format does not cover."""

from typing import Final

from stella.records.format import Record
from stella.rules.box import WordSource

INTRODUCTION: Final = b"stella introduction 51481".hex()
"""The public seed of the introduction."""


def what_is_unproved(record: Record, *, knows_deck: bool = True, knows_words: bool = True) -> tuple[str, ...]:
    """Return one sentence for each thing that a record leaves unproved. The caller says what is available."""
    secret = record.secret
    digits = "" if secret is None else secret.seed + secret.salt
    deals_no_custom = record.source in (WordSource.DRAWN, WordSource.DISCOVERY)
    found = {
        f"The deck '{record.deck.id}' is not installed, so it was not compared.": not knows_deck,
        f"The word list '{record.words.id}' is not installed, so its words were not checked.": not knows_words,
        "The game is not over, so its draws were not checked.": secret is None,
        "There are custom cards, and none can be dealt.": deals_no_custom and bool(record.custom_cards),
        "The clues were typed in from real word cards, so nobody can tell how they were drawn.": (
            record.source is WordSource.TYPED
        ),
        "The seed or the salt has upper-case digits.": digits != digits.lower(),
        "No device added to the draw, although others than bots sat at the table.": _lacks_common_chance(record),
    }
    return tuple([sentence for sentence, is_so in found.items() if is_so])


def _lacks_common_chance(record: Record) -> bool:
    """Return whether the server alone drew for people. Since format 2, only the introduction may do so."""
    if record.chance is not None or record.format == 1 or all(player.is_bot for player in record.players):
        return False
    return record.secret is None or record.secret.seed != INTRODUCTION
