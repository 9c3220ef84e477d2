"""A game by ear alone, from the start page to the rematch: keys go in, and only what is said comes out."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.conftest import Meet
from tests.browser.listening import FOCUS, Listener, Utterance, sentences, transcript
from tests.browser.people import LAPTOP
from tests.browser.recording import RECORD, Following
from tests.browser.tables import PreparedTable, Tables

SCORED: Final = "The round has been scored."
YOUR_TURN: Final = "You\u2019re the scout: point at a picture you marked."
THOUGHT: Final = 10_000
"""How long the player thinks before marking, in milliseconds."""
TITLES: Final = """async () => {
  const { cards } = await (await fetch('/api/decks/stella?language=en')).json();
  return cards.map(({ title }) => title.replaceAll('\u00a0', ' '));
}"""
OTHERS: Final = {1: (6, 7), 2: (6, 10), 3: (7, 5), 4: (6, 0)}
"""The marks of the others in each round: always one that the listener marks too, and one that is new."""
NEW: Final = {
    number: {f"{column}{row}" for column in "abcde" for row in rows}
    for number, rows in {1: "123", 2: "3", 3: "2", 4: "1"}.items()
}
"""Where new pictures lie in each round. The listener does not ask again for pictures heard in full before."""
OWN: Final = {1: ("b2", "c2", "e3"), 2: ("b2", "a3", "c3"), 3: ("c2", "a2", "d2"), 4: ("b2", "a1", "e1")}


def others_point(table: PreparedTable) -> None:
    """Let the others point as soon as it is their turn."""
    if table.is_revealing and table.scout() != "Ana":
        table.point()


def marks_left(situation: str) -> list[str]:
    """Return the places of the marks that can still be pointed at, as the listener heard them."""
    places = re.findall(r"row (\d), column (\d)", situation)
    return [f"{'abcde'[int(column) - 1]}{row}" for row, column in places]


def play_round(ana: Listener, table: PreparedTable, number: int) -> None:
    """Listen to the new pictures in short and to those to mark in full, mark three, and point when it is time."""
    ana.ask("all" if number == 1 else "new")
    known = {place for earlier in range(1, number) for place in OWN[earlier]} - NEW[number]
    for place in OWN[number]:
        if place not in known:
            ana.ask(place)
    ana.pass_time(THOUGHT)
    ana.ask(f"mark {' '.join(OWN[number])}")
    ana.ask("ready")
    table.submit_all(*OTHERS[number], but="Ana")
    begun = len(ana.said)

    def has_heard(text: str) -> bool:
        return any(text in each.text and not each.is_asked for each in ana.said[begun:])

    while True:
        ana.wait(lambda: has_heard(YOUR_TURN) or has_heard(SCORED), lambda: others_point(table))
        ana.listen()
        if has_heard(SCORED):
            return
        begun = len(ana.said)
        turn = next(each.text for each in reversed(ana.said) if YOUR_TURN in each.text)
        ana.ask(f"point {marks_left(turn)[0]}")
        ana.ask("yes")


def round_times(said: list[Utterance], begun: list[int]) -> str:
    """Return how long each round took, in words. It is printed for readers; nothing depends on it."""
    times = [(said[end].at - said[start].at) / 1000 for start, end in pairwise(begun)]
    return "".join(
        f"Round {number}: {int(time // 60)} min {int(time % 60)} s\n" for number, time in enumerate(times, start=1)
    )


def said_twice(said: list[Utterance], turns: Counter[str]) -> list[str]:
    """Return the sentences that were said more often than what they tell has happened.

    Whose turn it is happens as often as that player has pointed. Everything else happens once.
    """
    return [sentence for sentence, count in sentences(said).items() if count > max(1, turns[sentence])]


def turns_by_round(recorded: list[dict[str, Any]]) -> dict[int, Counter[str]]:
    """Return how often it was whose turn, as the sentence says it, for each round."""
    turns: dict[int, Counter[str]] = {}
    names: list[str] = []
    number = 0
    for entry in recorded:
        names = entry["names"] if entry["kind"] == "room" else names
        fact: dict[str, Any] = entry["fact"] if entry["kind"] == "told" else {"type": ""}
        number = fact["round"] if fact["type"] == "round_started" else number
        if fact["type"] == "card_pointed":
            name = names[fact["seat"]]
            turns.setdefault(number, Counter())[YOUR_TURN if name == "Ana" else f"{name} is choosing a picture."] += 1
    return turns


@pytest.mark.timeout(600)  # up to a whole game is heard, on a clock that is advanced
def test_a_game_from_the_door_to_the_rematch_by_ear_alone(
    meet: Meet, tables: Tables, tmp_path: Path, at_scale: Callable[[int, int], int]
) -> None:
    rounds = at_scale(2, 4)
    person = meet(size=LAPTOP, pace="normal", has_clock=True, scripts=(RECORD, FOCUS), settings={"cool-down": 500})
    titles: list[str] = person.go("/").page.evaluate(TITLES)
    person.wait(".door")
    person.choose(rounds=rounds)
    ana = Listener(person)
    begun: list[int] = []
    try:
        ana.tab_to("Accessibility")
        ana.press("Enter")
        ana.tab_to("I play by ear")
        ana.press("Home", "Escape")
        ana.tab_to("Open a new table")
        ana.press("Enter", *"Ana")
        person.page.keyboard.press("Enter")
        ana.wait(lambda: person.sees(".lobby"))  # nothing has the focus while the page of the table loads
        ana.listen()
        table = tables.at(person.code)
        table.join("Ben")
        table.join("Eva")
        ana.hears("3 players at the table.")
        ana.tab_to("Start")
        ana.press("Enter")
        ana.hears("Round 1.")
        ana.press("/")
        for number in range(1, rounds + 1):
            begun.append(len(ana.said))
            play_round(ana, table, number)
            ana.ask("next")
            if number < rounds:
                ana.hears(f"Round {number + 1}.")
        begun.append(len(ana.said))
        ana.hears("The game is over.")
        ana.tab_to("Play again")
        ana.press("Enter")
        ana.hears("Round 1.")
    finally:
        told = transcript(ana.said) + round_times(ana.said, begun)
        (tmp_path / "transcript.txt").write_text(told, "utf-8")
        print(told)

    turns = turns_by_round(ana.recorded)
    for number, (start, end) in enumerate(pairwise([0, *begun, len(ana.said)])):
        assert said_twice(ana.said[start:end], turns.get(number, Counter())) == []
    assert ana.lost == []
    assert list(Following(titles).leaks(ana.recorded)) == []
