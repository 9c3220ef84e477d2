"""What `stella verify` finds in a rigged record, without anything stored on a device."""

import json

import pytest

from stella.records import NotARecord, decode, what_is_wrong
from tests.records.games import SMALL_BOX
from tests.records.rigging import WANTED, Rigging, riggings

RIGGINGS = {rigging.name: rigging for rigging in riggings()}
FOUND = {
    "one seal that opens in many ways": "This is not a record",
    "a part for a bot, chosen last": "Seat 3: a bot has a part of the seed.",
    "a part for a bot, sealed with the others": "Seat 3: a bot has a part of the seed.",
    "format 2: a part for a bot": "Seat 3: a bot has a part of the seed.",
    "another person's part, under the old seal": "Seat 1: the part of the seed is not the one that was sealed.",
    "a smaller deck than was offered": "This is another deck.",
    "the size of the deck, chosen last": "This is another deck.",
    "format 2: the size of the deck": "This is another deck.",
    "a shorter word list than was offered": "This is another word list.",
    "a shorter word list than its hash says": "This is another word list.",
    "a person told to be an agent": "What decides the draws is not what was sealed",
    "another number of rounds": "What decides the draws is not what was sealed",
    "a seed that leaves the bundle out": "The seed is not made of its parts.",
    "a seed in other letters": "The seed or the salt is not made of the right digits.",
    "a part with a line break behind it": "This is not a record",
    "a game without stars": "What decides the draws is not what was sealed",
    "another word on the other half of the card": "the seed draws word card",
    "words of choice, and no list": "the seed draws word card",
}
"""Detecting anything else requires a device that was present before the parts were opened."""


def verdict(rigging: Rigging) -> str:
    try:
        return what_is_wrong(decode(json.dumps(rigging.record)), SMALL_BOX) or ""
    except NotARecord as error:
        return str(error)


@pytest.mark.parametrize("name", RIGGINGS)
def test_a_record_alone_tells_only_some_riggings(name: str) -> None:
    found = verdict(RIGGINGS[name])

    assert FOUND[name] in found if name in FOUND else found == ""


def test_the_server_got_what_it_wanted() -> None:
    rigged = [name for name, rigging in RIGGINGS.items() if rigging.record["rounds"][0]["table"][0] == WANTED]

    assert len(rigged) >= 9
