"""A true record is accepted, and one that was changed in any field that matters is refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella.records import NotARecord, WrongRecord, decode, encode, record_of, verify, what_is_wrong
from stella.rules import Box
from tests.records.changes import Path, at, changed, leaves, matters, other_values
from tests.records.games import ENDED, RUNNING, SMALL_BOX, WHOLE

MAY_CHANGE = {
    r"players/\d+/name": "what people call themselves",
    r"players/\d+/language": "what language they read in",
    r"players/\d+/colour": "which free colour they sit at",
    r"players/\d+/(is_bot|agent)": "whether they are people, where nothing was drawn in common",
    r"players/\d+/members": "what those who share a seat call themselves",
    r"rounds/\d/notes/\d+/(seat|card|text)": "what a note says, and on which of the marks it was written",
    r"hand_overs/\d+/(name|language|is_bot|members|agent|seat|round|pointed)": "who took a seat over, and when",
    r"held_back/(pictures|words)/\d+": "which cards were held back, as long as the same are dealt: earlier games tell",
    r"custom_cards/\d+/(id|top|bottom)": "what is written on a custom card that was never drawn",
}
"""What a forger who also makes a new digest may change, because nothing in the game depends on it."""

UNPROVEN_WITHOUT_THE_BOX = {
    r"(deck|words)/(id|hash)": "which deck and list they were",
    r"words/size": "how many cards are in the list, where the draw does not show it",
    r"rounds/\d/card/(id|top|bottom)": "what is written on a card of the list, as long as the clue is on it",
}
"""What can be checked only with the word list."""


def document(name: str) -> Any:
    return json.loads(encode(record_of({**WHOLE, **ENDED, **RUNNING}[name])))


def is_refused(changed_document: bytes, box: Box | None) -> bool:
    try:
        record = decode(changed_document)
    except NotARecord:
        return True
    return what_is_wrong(record, box) is not None


@pytest.mark.parametrize("name", [*WHOLE, *ENDED, *RUNNING])
def test_a_true_record_is_accepted_with_and_without_its_box(name: str) -> None:
    record = record_of({**WHOLE, **ENDED, **RUNNING}[name])

    assert what_is_wrong(record) is None
    assert what_is_wrong(record, SMALL_BOX) is None


@pytest.mark.parametrize(
    "name", ["three, discovery, swapped", pytest.param("four, custom mixed, swapped", marks=pytest.mark.full)]
)
def test_every_single_change_that_matters_is_refused_even_with_a_new_digest(name: str) -> None:
    game = document(name)

    accepted = [
        (path, value)
        for path in leaves(game)
        if matters(path, MAY_CHANGE)
        for value in other_values(at(game, path))
        if not is_refused(changed(game, path, value), SMALL_BOX)
    ]

    assert accepted == []


@pytest.mark.parametrize("name", WHOLE)
def test_without_the_box_only_what_it_would_prove_can_be_changed(name: str) -> None:
    game, allowed = document(name), MAY_CHANGE | UNPROVEN_WITHOUT_THE_BOX
    paths = [path for path in leaves(game) if matters(path, allowed)][::7]

    accepted = [path for path in paths if not is_refused(changed(game, path, other_values(at(game, path))[0]), None)]

    assert accepted == []


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([*WHOLE, *ENDED, *RUNNING]), st.data())
def test_any_change_at_all_is_refused_as_long_as_the_digest_is_the_old_one(name: str, data: st.DataObject) -> None:
    game = document(name)
    path = data.draw(st.sampled_from(list(leaves(game))))
    old = at(game, path)
    value = data.draw(st.integers(-2, 99) | st.text() | st.booleans() | st.none())

    same = type(value) is type(old) and value == old

    assert same or is_refused(changed(game, path, value, digested=False), None)


FREE_LISTS = {
    ("held_back", "pictures"),
    ("held_back", "words"),
    *[("rounds", n, "notes") for n in range(4)],
    ("hand_overs",),
}


@settings(max_examples=150, deadline=None)
@given(st.sampled_from([*WHOLE]), st.data())
def test_lists_cannot_be_cut_stretched_or_reordered(name: str, data: st.DataObject) -> None:
    game = document(name)
    lists = {path[:i] for path in leaves(game) for i in range(1, len(path)) if isinstance(path[i], int)}
    path = data.draw(st.sampled_from(sorted(lists - {("players",), ("custom_cards",), *FREE_LISTS}, key=str)))
    old = at(game, path)
    index = data.draw(st.integers(0, len(old) - 1))
    new = data.draw(st.sampled_from([old[:index] + old[index + 1 :], [*old, old[index]], old[::-1], []]))

    assert new == old or is_refused(changed(game, path, new), SMALL_BOX)


def tampered(name: str, value: Any, *path: str | int) -> str:
    sentence = what_is_wrong(decode(changed(document(name), path, value)))
    assert sentence is not None
    return sentence


def test_a_changed_star_is_named_with_round_and_seat() -> None:
    sentence = tampered("three, drawn", 9, "rounds", 1, "pointings", 0, "stars", 2)

    assert sentence.startswith("Round 2, seat 2: 9 stars are filled on card ")


def test_a_wrong_record_says_where() -> None:
    game = document("three, drawn")
    game["rounds"][2]["scores"][1]["points"] += 1

    with pytest.raises(WrongRecord) as wrong:
        verify(decode(json.dumps(game)))

    assert (wrong.value.round, wrong.value.seat) == (3, 1)
    assert str(wrong.value).startswith("Round 3, seat 1: the score says ")


LOCKED, REVEALING = "locked in round 1", "revealing round 2"


@pytest.mark.parametrize(
    ("name", "value", "path", "sentence"),
    [
        (LOCKED, "00", ("rounds", 0, "slates", 1, "salt"), "Round 1, seat 1: the slate is told before its time."),
        (LOCKED, 0, ("rounds", 0, "numbers", 1), "Round 1, seat 1: 0 cards were marked, and 1 to 10 may be."),
        (LOCKED, [], ("rounds", 0, "numbers"), "Round 1: there are not as many slates as numbers."),
        (LOCKED, [2], ("rounds", 0, "fallen"), "Round 1: the seats that fell are []."),
        ("marking round 1", 2, ("rounds", 0, "in_the_dark"), "before the slates were locked"),
        ("marking round 1", 5, ("rounds", 0, "first_scout"), "Round 1, seat 5: the first scout has no seat."),
        ("marking round 1", 99, ("rounds", 0, "table", 0), "Round 1: the deck has no card 99."),
        ("marking round 1", 3, ("totals", 1), "Seat 1: the total is 0."),
        ("marking round 1", [0], ("winners",), "The winners are []."),
        ("marking round 1", 70_000, ("words", "size"), "No word list has 70000 cards."),
        (REVEALING, 1, ("rounds", 1, "number"), "Round 2: this is not the number of the round."),
        (REVEALING, 29, ("deck", "size"), "The deck has 29 cards, and the game needs 30."),
        (REVEALING, [], ("totals",), "Not every seat has a total."),
        (REVEALING, " ", ("players", 0, "name"), "Seat 0: the name is empty or too long."),
        (REVEALING, "pink", ("players", 0, "colour"), "Two seats have one colour."),
        (REVEALING, [], ("rounds", 0, "scores"), "Round 1: the round is not scored, and the next one began."),
    ],
)
def test_a_running_game_is_checked_too(name: str, value: Any, path: Path, sentence: str) -> None:
    assert sentence in tampered(name, value, *path)


def test_custom_cards_are_not_told_before_the_end() -> None:
    card = {"id": "b1", "top": "own", "bottom": None, "is_custom": True}

    assert tampered(REVEALING, [card], "custom_cards") == "The custom cards are told before the end."
    assert "11 custom cards" in tampered("five, custom first", [card] * 11, "custom_cards")
    assert "the word cards are 0" in tampered("six, only custom", [], "custom_cards").lower()


def test_a_game_is_not_over_before_its_last_round() -> None:
    game = document("three, drawn")

    assert "over before its last round" in tampered("three, drawn", game["rounds"][:3], "rounds")
    assert "neither the next one nor the end follows" in tampered("three, drawn", None, "secret")


def test_a_round_is_scored_as_soon_as_nobody_can_point_any_more() -> None:
    game = document("three, drawn")
    last = game["rounds"][3]
    for slate in last["slates"]:
        slate["salt"] = slate["cards"] = None
    last["scores"] = []
    game["secret"], game["winners"] = None, []
    scores = [[score["points"] for score in part["scores"]] for part in game["rounds"][:3]]
    game["totals"] = [sum(points) for points in zip(*scores, strict=True)]

    sentence = what_is_wrong(decode(changed(game, ("digest",), "0" * 64)))

    assert sentence == "Round 4: nobody can point any more, and the round is not scored."


def test_bots_do_not_swap_words() -> None:
    game = document("three, discovery, swapped")
    for player in game["players"]:
        player["is_bot"] = True

    assert what_is_wrong(decode(json.dumps(game))) == "Round 1: bots do not swap words."


def test_a_pointing_after_the_last_is_refused() -> None:
    game = document("three, drawn")
    pointings = game["rounds"][0]["pointings"]

    sentence = tampered("three, drawn", [*pointings, pointings[0]], "rounds", 0, "pointings")

    assert "a card was pointed at after the last" in sentence


COMMON, RUNNING_COMMON = "three, common chance", "revealing round 2, common chance"
OWN_WORDS = "four, common chance, custom first"
SEALED_OTHERWISE = "What decides the draws is not what was sealed before the parts were opened."
BLANK = {"id": "b1", "top": "moon", "bottom": None, "is_custom": True}


@pytest.mark.parametrize(
    ("name", "value", "path", "sentence"),
    [
        (REVEALING, [3], ("held_back", "pictures"), "The pictures held back are told before the end."),
        (COMMON, [3, 1], ("held_back", "pictures"), "The pictures held back are not in order."),
        (COMMON, [99], ("held_back", "words"), "The word cards held back are not all in the box."),
        (COMMON, [], ("held_back", "pictures"), SEALED_OTHERWISE),
        (COMMON, 85, ("deck", "size"), SEALED_OTHERWISE),
        (COMMON, "0" * 64, ("deck", "hash"), SEALED_OTHERWISE),
        (COMMON, "other", ("words", "id"), SEALED_OTHERWISE),
        (COMMON, "green", ("players", 0, "colour"), SEALED_OTHERWISE),
        (COMMON, True, ("players", 1, "is_bot"), SEALED_OTHERWISE),
        (COMMON, True, ("players", 0, "is_bot"), "Seat 0: a bot has a part of the seed."),
        (COMMON, {"kind": "a", "model": "b", "version": ""}, ("players", 0, "agent"), SEALED_OTHERWISE),
        (OWN_WORDS, "other", ("custom_cards", 5, "top"), SEALED_OTHERWISE),
        (COMMON, False, ("setup", "stars"), "What decides the draws is not what was sealed"),
        (COMMON, 3, ("setup", "rounds"), "The game is over before its last round is scored."),
        (RUNNING_COMMON, 1, ("setup", "rounds"), "There are more rounds than the game has."),
        (COMMON, None, ("chance", "bundle"), "There is no seal of all that decides the draws."),
        (COMMON, [], ("chance", "seals"), "Not every seat has a seal of its part, or none."),
        (COMMON, "0" * 64, ("chance", "seals", 2), "Seat 2: the part of the seed is not the one that was sealed."),
        (COMMON, "AB" * 32, ("secret", "seed"), "The seed or the salt is not made of the right digits."),
        (COMMON, "ab" * 17, ("secret", "salt"), "The seed or the salt is not made of the right digits."),
        ("three, drawn", [BLANK], ("custom_cards",), "There are custom cards, and none can be dealt."),
        ("three, drawn", [" "], ("players", 0, "members"), "Seat 0: the name of a member is empty or too long."),
        ("three, discovery, swapped", [1], ("held_back", "words"), "none of the list are drawn"),
        (COMMON, "0" * 64, ("chance", "part"), "The server's part of the seed is not the one that was sealed."),
        (COMMON, None, ("chance", "part"), "the server's part of the seed is not told"),
        (COMMON, None, ("chance", "parts", 0), "The seed is not made of its parts."),
        (COMMON, "0" * 64, ("chance", "parts", 1), "Seat 1: the part of the seed is not the one that was sealed."),
        (COMMON, [], ("chance", "parts"), "Not every seat has a part of the seed, or none."),
        (RUNNING_COMMON, ["0" * 64], ("chance", "parts"), "The parts of the seed are told before the end."),
        (RUNNING_COMMON, "0" * 64, ("chance", "part"), "The parts of the seed are told before the end."),
    ],
)
def test_what_is_told_of_chance_is_checked(name: str, value: Any, path: Path, sentence: str) -> None:
    assert sentence in tampered(name, value, *path)


def test_a_bot_of_the_program_is_no_agent_and_plays_alone() -> None:
    game = document("three, drawn")
    game["players"][1] |= {"is_bot": True, "agent": {"kind": "model", "model": "m", "version": "1"}}

    assert what_is_wrong(decode(json.dumps(game))) == "Seat 1: a bot has members, or is an agent."


@pytest.mark.parametrize("name", [COMMON, OWN_WORDS])
def test_nothing_that_made_the_seed_can_be_changed(name: str) -> None:
    game = document(name)
    sealed = ("chance", "secret", "setup", "deck", "words", "source", "held_back", "custom_cards")
    paths = [path for path in leaves(game) if path[0] in sealed or path[-1] in ("colour", "is_bot", "agent")]

    accepted = [
        path
        for path in paths
        for value in other_values(at(game, path))
        if not is_refused(changed(game, path, value), None)
    ]

    assert len(paths) > 30
    assert accepted == []


NOTED, NOTING = "four, notes", "revealing round 3, notes"


@pytest.mark.parametrize(
    ("name", "value", "path", "sentence"),
    [
        (NOTED, 5, ("rounds", 1, "notes", 0, "seat"), "Round 2, seat 5: a note has no seat."),
        (NOTED, 99, ("rounds", 1, "notes", 0, "card"), "card 99 has a note and no mark."),
        (NOTING, 99, ("rounds", 2, "notes", 0, "card"), "card 99 has a note and no mark."),
    ],
)
def test_a_note_is_on_a_public_mark_of_its_writer(name: str, value: Any, path: Path, sentence: str) -> None:
    assert sentence in tampered(name, value, *path)


def test_notes_are_in_the_order_of_the_table() -> None:
    notes = document(NOTED)["rounds"][0]["notes"]

    assert "the notes are not in the order" in tampered(NOTED, notes[::-1], "rounds", 0, "notes")
    assert "the notes are not in the order" in tampered(NOTED, [*notes, notes[-1]], "rounds", 0, "notes")


HANDED, ENDED_EARLY = "three, handed over", "ended in the reveal of round 3"


@pytest.mark.parametrize(
    ("name", "value", "path", "sentence"),
    [
        (HANDED, 5, ("hand_overs", 0, "seat"), "Round 2, seat 5: nobody sits where somebody took over."),
        (HANDED, " ", ("hand_overs", 0, "name"), "Round 2, seat 2: the name of who took the seat over is empty"),
        (HANDED, 99, ("hand_overs", 1, "pointed"), "Round 2, seat 0: the seat was taken over at a moment that never"),
        (HANDED, 4, ("hand_overs", 0, "round"), "The hand-overs are not in order."),
        (ENDED_EARLY, None, ("secret",), "The game was ended, and its secret is not told."),
        (ENDED_EARLY, False, ("ended_early",), "The game is over before its last round is scored."),
        (ENDED_EARLY, [0], ("winners",), "The winners are []."),
        (ENDED_EARLY, None, ("rounds", 2, "slates", 0, "cards"), "Round 3, seat 0: the round or the game is over"),
        ("three, drawn", True, ("ended_early",), "neither the next one nor the end follows"),
    ],
)
def test_hand_overs_and_early_ends_are_checked(name: str, value: Any, path: Path, sentence: str) -> None:
    assert sentence in tampered(name, value, *path)


def test_a_hand_over_in_a_round_that_never_came_is_refused() -> None:
    game = document("ended while marking round 1")
    late = {
        "seat": 0,
        "name": "zoe",
        "language": "en",
        "is_bot": False,
        "round": 2,
        "pointed": 0,
        "members": [],
        "agent": None,
    }

    assert "at a moment that never came" in tampered("ended while marking round 1", [late], "hand_overs")
    assert game["hand_overs"] == []


def test_a_person_who_took_over_from_a_bot_may_swap_words() -> None:
    game = document("three, discovery, swapped")
    for player in game["players"]:
        player["is_bot"] = True
    game["hand_overs"] = [{"seat": 0, "name": "zoe", "language": "en", "is_bot": False, "round": 1, "pointed": 0}]
    game["hand_overs"][0] |= {"members": [], "agent": None}

    assert what_is_wrong(decode(changed(game, ("digest",), "0" * 64))) == (
        "The digest is not the one of this record: something in it was changed."
    )
