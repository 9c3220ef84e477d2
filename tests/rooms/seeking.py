"""Looks for another seed of the introduction: `python -m tests.rooms.seeking [HOW_MANY]`.

Needed when the deck, the discovery cards or the bots' taste change and `test_introduction` fails. Prints the first
seeds whose round shows every idea, with the two pictures to suggest; look at the pictures before you choose.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, permutations

from msgspec.structs import replace

from stella.bots import Knowledge
from stella.rooms.openings import INTRODUCTION
from stella.rooms.room import Room
from stella.rules.visibility import view
from tests.rooms.introducing import CATALOGUE, DECK, GUIDE, WORDS, first_round, introduction, shows_every_idea


def marked_by_bots(room: Room) -> Counter[int]:
    """Return the number of bots that mark each card of the first table."""
    assert room.game
    found: Counter[int] = Counter()
    for number, seat in enumerate(room.seats):
        if seat.is_bot:
            move = CATALOGUE.player(room, seat).choose(view(room.game, number))
            found.update(getattr(move, "cards", ()))
    return found


def good_seeds() -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield seeds and the two pictures to suggest:

    two bots mark the first and one the second, and both fit the clue.
    """
    knowledge = Knowledge(DECK, WORDS)
    for number in count():
        text = f"stella introduction {number}"
        room = introduction(opening=replace(INTRODUCTION, seed=text.encode().hex()))
        assert room.game
        if room.game.round.card.top != GUIDE.clue:
            continue
        marked, table = marked_by_bots(room), room.game.round.table
        fitting = [card for card in marked if min(knowledge.fit(GUIDE.clue, card)) > 0.4]
        for one, other in permutations(fitting, 2):
            thirds = [(), *[(card,) for card in table if card not in (one, other)]]
            if (marked[one], marked[other]) == (2, 1) and all(
                shows_every_idea(first_round(room, (one, other, *third))) for third in thirds
            ):
                yield text, (one, other)


def main(wanted: int) -> None:
    """Print the requested number of seeds."""
    for text, cards in islice(good_seeds(), wanted):
        sys.stdout.write(f"{text}: {cards} {' '.join(DECK.cards[card].id for card in cards)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
