"""Measures the bots' required results with our deck and words: `python -m stella.lab.measures [GAMES]` prints JSON."""

import json
import os
import sys
from collections.abc import Callable
from itertools import cycle, islice

from stella.bots import CHARACTERS, LEVELS, MIDDLE_LEVEL, Character, Knowledge, Level
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.lab.tastes import measure
from stella.lab.tournament import Entrant, Standing, Tournament, run

SEATS = 4
Make = Callable[[], Knowledge]


def our_knowledge() -> Knowledge:
    """Return the bots' knowledge of the shipped deck and words."""
    return Knowledge(load_deck(), load_words())


def standings(entrants: list[Entrant], games: int, make: Make, workers: int, seed: int = 1) -> list[Standing]:
    """Play games at four seats and return how each entrant did."""
    tournament = Tournament(tuple(entrants), games, SEATS, seed)
    if workers == 1:
        return tournament.play(make())
    total = [Standing() for _ in entrants]
    for stretch in run(tournament, make, workers):
        for standing, more in zip(total, stretch.standings, strict=True):
            standing.add(more)
    return total


def middle_shares(games: int, make: Make, workers: int = 1) -> dict[str, float]:
    """Return the win share of every character at the middle level; four of them are drawn for every game."""
    entrants = [Entrant(character, MIDDLE_LEVEL) for character in CHARACTERS]
    found = standings(entrants, games, make, workers)
    return {entrant.character.id: standing.win_share for entrant, standing in zip(entrants, found, strict=True)}


def share_against_the_middle(level: int, games: int, make: Make, workers: int = 1) -> float:
    """Return the win share of one bot of a level against three of the middle level, with rotating characters."""
    tables = len(CHARACTERS)
    wins = 0.0
    for number in range(tables):
        one, *others = islice(cycle(CHARACTERS), number, number + SEATS)
        entrants = [Entrant(one, level), *[Entrant(other, MIDDLE_LEVEL) for other in others]]
        wins += standings(entrants, -(-games // tables), make, workers, number)[0].win_share
    return wins / tables


PERSON = Character(id="person", name="a person", face="🙂", objects=0.25, themes=0.25, moods=0.25, text=0.25)
EYES = Level(noise=1.33, empathy=0.0, slip=0.0)
"""A person who plays well but sees things that no table contains: their view correlates with it at .6."""


def person_share(level: int | Level, games: int, make: Make, workers: int = 1) -> float:
    """Return the win share of such a person against three bots of a level."""
    entrants = [Entrant(PERSON, EYES), *[Entrant(character, level) for character in CHARACTERS[: SEATS - 1]]]
    return standings(entrants, games, make, workers)[0].win_share


def main(games: int) -> None:
    """Print all numbers."""
    knowledge = our_knowledge()
    workers = os.cpu_count() or 1
    shares = middle_shares(games, our_knowledge, workers)
    tastes = {level: measure(CHARACTERS, level, knowledge, 400, "tastes") for level in LEVELS}
    others = [level for level in LEVELS if level != MIDDLE_LEVEL]
    levels = {level: share_against_the_middle(level, games, our_knowledge, workers) for level in others}
    persons = {level: person_share(level, games, our_knowledge, workers) for level in LEVELS}
    same = person_share(Level(noise=0.0, empathy=1.0, slip=0.0), games, our_knowledge, workers)
    numbers = {
        "games": games,
        "cards": len(knowledge.deck.cards),
        "win_share_at_the_middle_level": {name: round(share, 3) for name, share in shares.items()},
        "win_share_of_one_against_three_of_the_middle": {level: round(share, 3) for level, share in levels.items()},
        "win_share_of_a_person_against_three": {level: round(share, 3) for level, share in persons.items()},
        "win_share_of_a_person_against_three_who_share_one_taste": round(same, 3),
        "highest_correlation_of_marks": {n: round(max(t.correlations.values()), 3) for n, t in tastes.items()},
        "lowest_auc_against_the_table": {n: round(min(t.aucs.values()), 3) for n, t in tastes.items()},
    }
    sys.stdout.write(json.dumps(numbers, indent=1) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
