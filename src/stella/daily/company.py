"""The company at a person's daily table, and the round that they play together under the rules of the game."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from stella.bots import CHARACTERS, MIDDLE_LEVEL, Bot, Knowledge, character
from stella.daily.table import COLOURS, DayTable, dealt
from stella.rules.box import Player
from stella.rules.chance import draw
from stella.rules.engine import Happening, happenings
from stella.rules.facts import RoundScored
from stella.rules.fields import FIELDS
from stella.rules.game import Game, Revealing
from stella.rules.moves import PointAt, SubmitSlate
from stella.rules.visibility import view

COMPANIONS: Final = len(COLOURS) - 1
YOU: Final = 0
"""The seat of the person who sent the slate."""


class Companion(Struct, frozen=True):
    """A slate at a person's table: a bot's, or that of another person, of whom only the language is stored.

    `marks` is a mask of the table's fields.
    """

    marks: int
    character: str | None = None
    language: str = "en"


def cast(table: DayTable, knowledge: Knowledge) -> tuple[Companion, ...]:
    """Return the day's bots with their slates, the same on every server. They see what a seat sees, as in a game."""
    game = dealt(table)[-1].after
    found = []
    for place in draw(bytes.fromhex(table.seed), "bots", len(CHARACTERS), COMPANIONS):
        move = _bot(table, CHARACTERS[place].id, knowledge).choose(view(game, YOU))
        cards = move.cards if isinstance(move, SubmitSlate) else ()
        found.append(Companion(marks_of(table, cards), CHARACTERS[place].id))
    return tuple(found)


def company(table: DayTable, label: str, people: int) -> tuple[int, ...]:
    """Return the places of the people drawn to a table: fewer than `COMPANIONS` if there are too few people."""
    return draw(bytes.fromhex(table.seed), f"company {label}", people, min(people, COMPANIONS))


def play_round(
    table: DayTable, marks: int, companions: Sequence[Companion], knowledge: Knowledge
) -> tuple[Happening, ...]:
    """Return the round of a slate with its companions, from the sealing of the slates to the scores.

    Bots point as in a game. A person's slate points first at the pictures that most of the table share. The stars of
    `YOU` always agree with `rules.one_more_player`.
    """
    seats = (Companion(marks), *companions)
    players = [
        Player(f"{number}", COLOURS[number], one.language, is_bot=one.character is not None)
        for number, one in enumerate(seats)
    ]
    bots = [one.character and _bot(table, one.character, knowledge) for one in seats]
    game = dealt(table, tuple(players))[-1].after
    happened: list[Happening] = []
    for number, one in enumerate(seats):
        happened = list(happenings(game, number, SubmitSlate(cards_of(table, one.marks))))
        game = happened[-1].after
    happened = happened[1:]  # the last slate; the announcement follows
    while isinstance(game.phase, Revealing) and game.phase.scout is not None:
        scout = game.phase.scout
        move = (bot.choose(view(game, scout)) if (bot := bots[scout]) else None) or _most_shared(game, game.phase)
        happened += happenings(game, scout, move)
        game = happened[-1].after
    return tuple(happened[: 1 + next(at for at, one in enumerate(happened) if isinstance(one.fact, RoundScored))])


def marks_of(table: DayTable, cards: Sequence[int]) -> int:
    """Return the mask of some of the table's cards. Raise `ValueError` if a card is not on the table."""
    return sum(1 << table.pictures.index(card) for card in set(cards))


def cards_of(table: DayTable, marks: int) -> tuple[int, ...]:
    """Return the cards of a mask, in the order of the table."""
    return tuple([table.pictures[field] for field in FIELDS[marks]])


def _bot(table: DayTable, name: str, knowledge: Knowledge) -> Bot:
    taste = sha256(f"stella daily bot {table.seed} {name}".encode()).hexdigest()
    return Bot(character(name), MIDDLE_LEVEL, taste, knowledge)


def _most_shared(game: Game, phase: Revealing) -> PointAt:
    fields = {card: game.round.bits[card] for card in game.pointable()}
    return PointAt(max(fields, key=lambda card: sum(1 for marks in phase.marks if marks & fields[card])))
