"""True records, and many ways to falsify one: for both verifiers, and for the test vectors.

Each change also computes a new digest, as a forger would, unless it changes the digest or the JSON itself.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from stella.cli.random_games import random_game
from stella.records import encode, record_of
from stella.rules import Box, Fact, Reference
from tests.records.games import ENDED, RUNNING, SHORTER, WHOLE
from tests.records.rigging import contradicting
from tests.rules.builders import BOX

Game = Any
Change = Callable[[Game], None]

FIXTURES: Final = Path(__file__).parent / "fixtures"
WORDS: Final = msgspec.json.encode(("vectors", BOX.word_cards, BOX.discovery_cards, {}), order="sorted")
"""A word list as a server publishes it. Only the records with 'word list' in their names use it."""
LIST_BOX: Final = Box(
    BOX.deck, 84, Reference("vectors", sha256(WORDS).hexdigest()), BOX.word_cards, BOX.discovery_cards
)

SHORT: Final = "one round, common chance"
DRAWN: Final = "three seats, a word list, bots"
FIRST: Final = "format 1"
SECOND: Final = "format 2, common chance"
RUNS: Final = "revealing round 2"
EARLY: Final = "ended in the reveal of round 3"
TOOK_OVER: Final = "three, handed over"
COMMON: Final = "three, common chance"
OWN: Final = "four, custom mixed, swapped"
TYPED: Final = "three, typed, swapped"
UNTYPED: Final = "waiting for a typed clue"


def digested(game: Game) -> Game:
    """Return a record with its correct digest."""
    rest = {key: value for key, value in game.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return rest | {"digest": sha256(text.encode()).hexdigest()}


@cache
def true_records() -> dict[str, bytes]:
    """Return true records of all formats by their names: whole, ended early and running ones."""
    first = (FIXTURES / "format-1.jsonl").read_bytes().splitlines()
    second = (FIXTURES / "format-2.jsonl").read_bytes().splitlines()
    whole = (
        "three, discovery, swapped",
        OWN,
        TYPED,
        "three, few unseen left",
        "four, notes",
        TOOK_OVER,
        COMMON,
    )
    facts: dict[str, tuple[Fact, ...] | list[Fact]] = {
        **SHORTER,
        **{name: WHOLE[name] for name in whole},
        **{name: ENDED[name] for name in ("ended while marking round 1", EARLY)},
        **{name: RUNNING[name] for name in ("locked in round 1", RUNS, UNTYPED, "revealing round 2, common chance")},
        DRAWN: random_game(LIST_BOX, 3, 5, 1),
    }
    return {
        FIRST: first[0],
        "format 1, another": first[3],
        SECOND: second[0],
        "format 2, another": second[3],
        **{name: encode(record_of(happened)).strip() for name, happened in facts.items()},
    }


class Wrong(Struct, frozen=True):
    """One way to change a true record."""

    name: str
    base: str
    change: Change
    is_digested: bool = True

    def document(self) -> bytes:
        """Return the changed record."""
        game = json.loads(true_records()[self.base])
        self.change(game)
        game = digested(game) if self.is_digested else game
        return json.dumps(game, separators=(",", ":"), ensure_ascii=False).encode()


def put(*path: Any) -> Change:
    """Return a change that puts a value, the last argument, at a place."""
    *place, last, value = path

    def change(game: Game) -> None:
        for key in place:
            game = game[key]
        game[last] = value

    return change


def drop(*path: Any) -> Change:
    """Return a change that deletes a field or an entry of a list."""
    *place, last = path

    def change(game: Game) -> None:
        for key in place:
            game = game[key]
        del game[last]

    return change


def add(*path: Any) -> Change:
    """Return a change that adds a number, the last argument, to the one at a place."""
    *place, last, value = path

    def change(game: Game) -> None:
        for key in place:
            game = game[key]
        game[last] += value

    return change


def upper(*path: str) -> Change:
    """Return a change that writes digits in capitals."""

    def change(game: Game) -> None:
        for key in path[:-1]:
            game = game[key]
        game[path[-1]] = game[path[-1]].upper()

    return change


def _swap_first_two(*path: Any) -> Change:
    def change(game: Game) -> None:
        for key in path:
            game = game[key]
        game[0], game[1] = game[1], game[0]

    return change


def _repeat_first_card(game: Game) -> None:
    slate = next(slate for slate in game["rounds"][0]["slates"] if len(slate["cards"]) > 1)
    slate["cards"][1] = slate["cards"][0]


def _turn_a_slate_round(game: Game) -> None:
    next(slate for slate in game["rounds"][0]["slates"] if len(slate["cards"]) > 1)["cards"].reverse()


def _another_picture(game: Game) -> int:
    return next(card for card in range(84) if card not in game["rounds"][0]["table"])


def _lay_another_picture(game: Game) -> None:
    game["rounds"][0]["table"][0] = _another_picture(game)


def _mark_another_picture(game: Game) -> None:
    game["rounds"][0]["slates"][1]["cards"][0] = _another_picture(game)


def _cut_to_three_rounds(game: Game) -> None:
    game["rounds"] = game["rounds"][:3]
    points = [[score["points"] for score in round_["scores"]] for round_ in game["rounds"]]
    game["totals"] = [sum(column) for column in zip(*points, strict=True)]
    game["winners"] = [seat for seat, total in enumerate(game["totals"]) if total == max(game["totals"])]


def _tell_a_false_clue(game: Game) -> None:
    game["rounds"][0]["clue"] = game["rounds"][0]["card"]["bottom"]


def _flip(game: Game) -> None:
    game["rounds"][0]["is_swapped"] = not game["rounds"][0]["is_swapped"]


def _forge_outcome_of_the_last_round(game: Game) -> None:
    pointing = game["rounds"][-1]["pointings"][0]
    pointing["outcome"] = "fall" if pointing["outcome"] != "fall" else "spark"


def _make_bots_of_all(game: Game) -> None:
    for player in game["players"]:
        player["is_bot"] = True


def _note(seat: int, card: int, text: str = "why") -> Change:
    return lambda game: game["rounds"][0]["notes"].append({"seat": seat, "card": card, "text": text})


def _note_on_no_mark(game: Game) -> None:
    round_ = game["rounds"][0]
    card = next(card for card in round_["table"] if card not in round_["slates"][0]["cards"])
    _note(0, card)(game)


def _note_twice(game: Game) -> None:
    for _ in range(2):
        _note(0, game["rounds"][0]["slates"][0]["cards"][0])(game)


def _turn_another_word(game: Game) -> None:
    game["rounds"][0]["card"]["top"] = game["rounds"][0]["clue"] = "other"


def _hand_over(**change: Any) -> Change:
    return lambda game: game["hand_overs"][0].update(change)


def _open_before_its_time(game: Game) -> None:
    game["rounds"][-1]["slates"][0]["cards"] = game["rounds"][-1]["table"][:2]


def _break_the_next_row(game: Game) -> None:
    on_a_table = {card for round_ in game["rounds"] for card in round_["table"]}
    game["rounds"][1]["table"][0] = next(card for card in range(84) if card not in on_a_table)


def _write_in_capitals(game: Game) -> None:
    """Write the salt in capitals, and make every seal again, as anyone with the secret can."""
    secret = game["secret"]
    secret["salt"] = "AB" * 16
    game["seal"] = sha256(f"{secret['salt']}:{secret['seed']}".encode()).hexdigest()
    for round_ in game["rounds"]:
        for seat, slate in enumerate(round_["slates"]):
            place = f"{secret['salt']}:{secret['seed']}:slate:{round_['number']}:{seat}"
            slate["salt"] = sha256(place.encode()).hexdigest()[:32]
            cards = " ".join(map(str, sorted(slate["cards"])))
            content = f"{slate['salt']}:round {round_['number']} seat {seat} cards {cards}"
            slate["seal"] = sha256(content.encode()).hexdigest()


def _seal_with_another_salt(game: Game) -> None:
    """Seal a slate with a salt that does not come from the secret."""
    slate = game["rounds"][0]["slates"][0]
    slate["salt"] = "00" * 16
    cards = " ".join(map(str, sorted(slate["cards"])))
    slate["seal"] = sha256(f"{slate['salt']}:round 1 seat 0 cards {cards}".encode()).hexdigest()


def _put_another_seat_in_the_dark(game: Game) -> None:
    round_ = game["rounds"][-1]
    round_["in_the_dark"] = 0 if round_["in_the_dark"] != 0 else 1


def _forget_the_last_fall(game: Game) -> None:
    """Leave out the last pointing of a round, a fall that cost nothing, as if the scout had passed."""
    for round_ in game["rounds"]:
        last = round_["pointings"][-1]
        if last["outcome"] == "fall" and last["scout"] != round_["in_the_dark"]:
            round_["pointings"].pop()
            round_["fallen"].remove(last["scout"])
            round_["scores"][last["scout"]]["has_fallen"] = False
            return
    raise AssertionError


def _unseen(game: Game) -> int:
    on_a_table = {card for round_ in game["rounds"] for card in round_["table"]}
    return next(card for card in range(84) if card not in on_a_table)


def _field_of_round_2(row: int, card: Callable[[Game], int]) -> Change:
    """Return a change that lays another card in round 2, on the first field of a row that nobody pointed at."""

    def change(game: Game) -> None:
        round_ = game["rounds"][1]
        pointed = {one["card"] for one in round_["pointings"]}
        place = next(at for at in range(5 * row, 5 * row + 5) if round_["table"][at] not in pointed)
        round_["table"][place] = card(game)

    return change


def _point_beside_the_table(game: Game) -> None:
    round_ = game["rounds"][1]
    old, round_["pointings"][0]["card"] = round_["pointings"][0]["card"], _unseen(game)
    round_["notes"] = [note for note in round_["notes"] if note["card"] != old]


def _announce_eleven(game: Game) -> None:
    round_ = game["rounds"][-1]
    round_["numbers"][0], round_["in_the_dark"] = 11, 0


AGENT: Final = {"kind": "model", "model": "m", "version": "1"}
BLANK: Final = {"id": "b9", "top": "moon", "bottom": None, "is_custom": True}
NONE: Final = "0" * 64

WRONG: Final = (
    # the document
    Wrong("the digest is another", SHORT, put("digest", NONE), is_digested=False),
    Wrong("a name was changed, and the digest was not", SHORT, put("players", 0, "name", "eve"), is_digested=False),
    Wrong("a field is missing", SHORT, drop("held_back")),
    Wrong("a field is unknown", SHORT, put("server", "x")),
    Wrong("a field of a round is unknown", SHORT, put("rounds", 0, "time", 1)),
    Wrong("the format is unknown", SHORT, put("format", 4)),
    Wrong("a number is a text", SHORT, put("deck", "size", "84")),
    Wrong("a flag is a number", SHORT, put("rounds", 0, "is_swapped", 0)),
    Wrong("a colour is unknown", SHORT, put("players", 0, "colour", "red")),
    Wrong("a source is unknown", SHORT, put("source", "stolen")),
    Wrong("the seal is not hexadecimal", SHORT, put("seal", "z" * 64)),
    Wrong("there is no round", SHORT, put("rounds", [])),
    Wrong("a flag of the setup is a text", SHORT, put("setup", "stars", "yes")),
    # who sits
    Wrong("there are two seats", SHORT, drop("players", 2)),
    Wrong("a name is empty", SHORT, put("players", 0, "name", " ")),
    Wrong("a name is too long", SHORT, put("players", 0, "name", "a" * 41)),
    Wrong("two seats have one colour", SHORT, put("players", 0, "colour", "pink")),
    Wrong("two seats have one colour, and nothing else covers it", DRAWN, put("players", 0, "colour", "pink")),
    Wrong("a team of thirteen", SHORT, put("players", 0, "members", [f"m{number}" for number in range(13)])),
    Wrong("a person is told to be a bot", SHORT, put("players", 1, "is_bot", True)),
    Wrong("a person is told to be an agent", SHORT, put("players", 1, "agent", AGENT)),
    Wrong("a bot is an agent too", DRAWN, put("players", 1, "agent", AGENT)),
    Wrong("a bot has members", DRAWN, put("players", 1, "members", ["ana"])),
    Wrong("a member has no name", SHORT, put("players", 0, "members", [""])),
    Wrong("bots swapped a word", "three, discovery, swapped", _make_bots_of_all),
    Wrong("a hand-over for a seat that is not there", TOOK_OVER, _hand_over(seat=5)),
    Wrong(
        "a hand-over in a round that never came",
        SHORT,
        put(
            "hand_overs",
            [
                {
                    "seat": 0,
                    "name": "zoe",
                    "language": "cs",
                    "is_bot": False,
                    "members": [],
                    "agent": None,
                    "round": 2,
                    "pointed": 0,
                }
            ],
        ),
    ),
    Wrong("a hand-over after more cards than were pointed at", TOOK_OVER, _hand_over(pointed=40)),
    Wrong("hand-overs out of order", TOOK_OVER, _hand_over(round=3)),
    Wrong("a hand-over to nobody", TOOK_OVER, _hand_over(name="")),
    # the box
    Wrong("the deck is too small", SHORT, put("deck", "size", 14)),
    Wrong("the deck has another size", SHORT, put("deck", "size", 85)),
    Wrong("the deck is another one", SHORT, put("deck", "hash", NONE)),
    Wrong("the word list is another one", SHORT, put("words", "hash", NONE)),
    Wrong("the word list has another size", DRAWN, add("words", "size", -1)),
    Wrong("the word list is another one, and nothing else covers it", DRAWN, put("words", "hash", NONE)),
    Wrong("a deck that cannot be drawn from", RUNS, put("deck", "size", 65537)),
    Wrong("a word list that cannot be drawn from", RUNS, put("words", "size", 65527)),
    Wrong("the source is another", SHORT, put("source", "discovery")),
    Wrong("the game has more rounds", SHORT, put("setup", "rounds", 2)),
    Wrong("the game is without stars", SHORT, put("setup", "stars", False)),
    Wrong("a custom card in a drawn game", DRAWN, put("custom_cards", [BLANK])),
    Wrong("a custom card was dealt in a drawn game", DRAWN, put("rounds", 0, "card", "is_custom", True)),
    Wrong("a custom card that says it is none", OWN, put("custom_cards", 0, "is_custom", False)),
    Wrong("eleven custom cards", OWN, put("custom_cards", [BLANK] * 11)),
    Wrong("a typed card says that it was drawn", TYPED, put("rounds", 0, "card", "is_custom", False)),
    Wrong("a typed card has another name", TYPED, put("rounds", 0, "card", "id", "w1")),
    Wrong("a typed word is empty", TYPED, put("rounds", 0, "card", "top", " ")),
    Wrong("a typed word is too long", TYPED, put("rounds", 0, "card", "top", "x" * 41)),
    Wrong("a typed clue is another than the card's", TYPED, put("rounds", 0, "clue", "moon")),
    Wrong("a custom card where clues are typed", TYPED, put("custom_cards", [BLANK])),
    Wrong("held-back words where clues are typed", TYPED, put("held_back", "words", [1])),
    Wrong("a typed game that claims to be drawn", TYPED, put("source", "drawn")),
    Wrong("a drawn game that claims to be typed", DRAWN, put("source", "typed")),
    Wrong("a typed clue that nobody typed", UNTYPED, put("rounds", 1, "card", "bottom", "moon")),
    Wrong("other pictures were held back", SHORT, put("held_back", "pictures", list(range(40)))),
    Wrong("held-back pictures are not in order", COMMON, put("held_back", "pictures", [5, 1])),
    Wrong(
        "held-back pictures are not in order, and nothing else covers it",
        "three, few unseen left",
        _swap_first_two("held_back", "pictures"),
    ),
    Wrong("held-back words that are not in the list", COMMON, put("held_back", "words", [99])),
    Wrong("held-back words where none are drawn", "three, discovery, swapped", put("held_back", "words", [1])),
    # chance
    Wrong("another part of the server", SHORT, put("chance", "part", NONE)),
    Wrong("a part is left out", SHORT, put("chance", "parts", 0, None)),
    Wrong("a part is replaced", SHORT, put("chance", "parts", 0, NONE)),
    Wrong("a seal of a part is replaced", SHORT, put("chance", "seals", 0, NONE)),
    Wrong("the bundle is another", SHORT, put("chance", "bundle", NONE)),
    Wrong("there is no bundle", SHORT, put("chance", "bundle", None)),
    Wrong("there are too few parts", SHORT, drop("chance", "parts", 2)),
    Wrong("the seed is in capitals", SHORT, upper("secret", "seed")),
    Wrong("the seed is another", SHORT, put("secret", "seed", NONE)),
    Wrong("the salt is too long", SHORT, put("secret", "salt", "ab" * 17)),
    Wrong("the seed was drawn alone and is in capitals", DRAWN, put("secret", "seed", "AB" * 16)),
    Wrong("the salt is in capitals, and all seals fit it", DRAWN, _write_in_capitals),
    Wrong("the seal of the seed is another", SHORT, put("seal", NONE)),
    # the draws
    Wrong("another picture lies on the table", SHORT, _lay_another_picture),
    Wrong(
        "a picture lies on the table twice",
        SHORT,
        lambda game: put("rounds", 0, "table", 0, game["rounds"][0]["table"][1])(game),
    ),
    Wrong("two pictures changed places", SHORT, _swap_first_two("rounds", 0, "table")),
    Wrong("a table of fourteen", SHORT, drop("rounds", 0, "table", 14)),
    Wrong(
        "another first scout",
        SHORT,
        lambda game: put("rounds", 0, "first_scout", (game["rounds"][0]["first_scout"] + 1) % 3)(game),
    ),
    Wrong("the wrong row was replaced", TOOK_OVER, _break_the_next_row),
    Wrong("a running game has more rounds than its setup", RUNS, put("setup", "rounds", 1)),
    Wrong("a running game lays a picture that is not in the deck", RUNS, _field_of_round_2(2, lambda _: 84)),
    Wrong("a running game replaces another row too", RUNS, _field_of_round_2(0, _unseen)),
    Wrong(
        "a running game lays a picture again",
        RUNS,
        _field_of_round_2(2, lambda game: game["rounds"][0]["table"][14]),
    ),
    Wrong(
        "a running game passes the pawn on to another seat",
        UNTYPED,
        lambda game: put("rounds", 1, "first_scout", (game["rounds"][1]["first_scout"] + 1) % len(game["players"]))(
            game
        ),
    ),
    Wrong(
        "a word card comes twice",
        TOOK_OVER,
        lambda game: game["rounds"][1].update(card=game["rounds"][0]["card"], clue=game["rounds"][0]["clue"]),
    ),
    Wrong("another word card of the list", DRAWN, put("rounds", 0, "card", "id", "w95")),
    Wrong("another word on the other half of the card", DRAWN, put("rounds", 0, "card", "bottom", "other")),
    Wrong(
        "another word on the card",
        DRAWN,
        _turn_another_word,
    ),
    Wrong("the clue is not on the card", SHORT, put("rounds", 0, "clue", "moon")),
    Wrong("the clue is the other word", SHORT, _tell_a_false_clue),
    Wrong("the word is told to be swapped", SHORT, _flip),
    # the slates
    Wrong("the seal of a slate is another", SHORT, put("rounds", 0, "slates", 0, "seal", NONE)),
    Wrong("the salt of a slate is another", SHORT, put("rounds", 0, "slates", 0, "salt", "00" * 16)),
    Wrong("the salt of a slate is another, and its seal fits it", DRAWN, _seal_with_another_salt),
    Wrong("a slate is closed after the round", SHORT, put("rounds", 0, "slates", 0, "cards", None)),
    Wrong("a card stands on a slate twice", SHORT, _repeat_first_card),
    Wrong("a slate is not in the order of the table", SHORT, _turn_a_slate_round),
    Wrong("a slate has a card that was not there", SHORT, _mark_another_picture),
    Wrong("a slate is missing", SHORT, drop("rounds", 0, "slates", 2)),
    Wrong("a number is not what was marked", SHORT, add("rounds", 0, "numbers", 0, 1)),
    Wrong(
        "another seat is in the dark",
        SHORT,
        lambda game: put("rounds", 0, "in_the_dark", 1 if game["rounds"][0]["in_the_dark"] != 1 else 2)(game),
    ),
    Wrong("another seat is in the dark in a round without scores", EARLY, _put_another_seat_in_the_dark),
    Wrong("a running round opens a slate", RUNS, _open_before_its_time),
    Wrong("a running round tells a salt", RUNS, put("rounds", 1, "slates", 0, "salt", "00" * 16)),
    Wrong("a running round with eleven marks", RUNS, _announce_eleven),
    Wrong("a seat is in the dark before the announcement", UNTYPED, put("rounds", 1, "in_the_dark", 0)),
    Wrong("a running game tells its winners", RUNS, put("winners", [0])),
    Wrong("a running game tells its custom cards", RUNS, put("custom_cards", [BLANK])),
    Wrong("a running game tells what was held back", RUNS, put("held_back", "pictures", [3])),
    Wrong(
        "a running game tells the parts of the seed", "revealing round 2, common chance", put("chance", "part", NONE)
    ),
    Wrong("a running game is told as ended", RUNS, put("ended_early", True)),
    # the reveal
    Wrong(
        "another scout",
        SHORT,
        lambda game: put("rounds", 0, "pointings", 0, "scout", (game["rounds"][0]["pointings"][0]["scout"] + 1) % 3)(
            game
        ),
    ),
    Wrong("a pointing is left out", SHORT, drop("rounds", 0, "pointings", 0)),
    Wrong("the last pointing is left out", SHORT, drop("rounds", 0, "pointings", -1)),
    Wrong("the last pointing is left out, and the scout has not fallen", DRAWN, _forget_the_last_fall),
    Wrong("a running round points beside the table", RUNS, _point_beside_the_table),
    Wrong(
        "a pointing comes twice",
        SHORT,
        lambda game: game["rounds"][0]["pointings"].append(game["rounds"][0]["pointings"][0]),
    ),
    Wrong("another outcome", SHORT, _forge_outcome_of_the_last_round),
    Wrong("another outcome in a round that was ended early", EARLY, _forge_outcome_of_the_last_round),
    Wrong("another outcome in a running round", RUNS, _forge_outcome_of_the_last_round),
    Wrong("a marker is left out", SHORT, lambda game: game["rounds"][0]["pointings"][0]["markers"].pop()),
    Wrong("one star more", SHORT, add("rounds", 0, "pointings", 0, "stars", 0, 1)),
    Wrong("another seat fell", SHORT, lambda game: game["rounds"][0]["fallen"].append(0)),
    # the scores
    Wrong("one point more", SHORT, add("rounds", 0, "scores", 0, "points", 1)),
    Wrong("one spark more", SHORT, add("rounds", 0, "scores", 0, "sparks", 1)),
    Wrong("a score is missing", SHORT, drop("rounds", 0, "scores", 2)),
    Wrong(
        "a seat is told not to have fallen",
        SHORT,
        lambda game: put("rounds", 0, "scores", 0, "has_fallen", not game["rounds"][0]["scores"][0]["has_fallen"])(
            game
        ),
    ),
    Wrong("one point more in the total", SHORT, add("totals", 0, 1)),
    Wrong("nobody won", SHORT, put("winners", [])),
    Wrong("the game is told as ended early", SHORT, lambda game: game.update(ended_early=True, winners=[])),
    Wrong("the game is cut to three rounds", TOOK_OVER, _cut_to_three_rounds),
    Wrong("a round without scores, and the next one", TOOK_OVER, put("rounds", 0, "scores", [])),
    Wrong("the rounds are numbered otherwise", TOOK_OVER, put("rounds", 1, "number", 3)),
    # notes
    Wrong("a note on a card without a mark", SHORT, _note_on_no_mark),
    Wrong("a note of a seat that is not there", SHORT, lambda game: _note(5, game["rounds"][0]["table"][0])(game)),
    Wrong("a note without text", SHORT, lambda game: _note(0, game["rounds"][0]["slates"][0]["cards"][0], "")(game)),
    Wrong(
        "a note of 61 signs", SHORT, lambda game: _note(0, game["rounds"][0]["slates"][0]["cards"][0], "a" * 61)(game)
    ),
    Wrong(
        "two notes on one mark",
        SHORT,
        _note_twice,
    ),
    Wrong("notes out of order", "four, notes", _swap_first_two("rounds", 0, "notes")),
    # older formats
    Wrong("format 2: a part is left out", SECOND, put("chance", "parts", 0, None)),
    Wrong("format 2: another part of the server", SECOND, put("chance", "part", NONE)),
    Wrong("format 2: a bot with a part", SECOND, put("players", 0, "is_bot", True)),
    Wrong("format 2: a field of format 3", SECOND, put("setup", {"rounds": 4, "stars": True})),
    Wrong("format 2: a score is changed", SECOND, add("rounds", 2, "scores", 1, "points", 1)),
    Wrong("format 2: the digest is old", SECOND, put("players", 0, "name", "eve"), is_digested=False),
    Wrong("format 1: a field of format 2", FIRST, put("ended_early", False)),
    Wrong("format 1: another picture", FIRST, _lay_another_picture),
    Wrong("format 1: a star is changed", FIRST, add("rounds", 0, "pointings", 0, "stars", 0, 1)),
    Wrong("format 1: eleven custom cards", FIRST, put("custom_cards", [BLANK] * 11)),
    Wrong("format 1: the seed is another", FIRST, put("secret", "seed", "00")),
    Wrong("format 1: the digest is old", FIRST, put("players", 0, "name", "eve"), is_digested=False),
)


UNPROVED: Final = (
    Wrong("the server drew alone", SHORT, put("chance", None)),
    Wrong("format 2: the server drew alone", SECOND, put("chance", None)),
    Wrong("format 1: a custom card in a drawn game", FIRST, put("custom_cards", [BLANK])),
    Wrong("format 1: the salt is in capitals", "format 1, another", _write_in_capitals),
)
"""Changes that leave a record consistent. Only `--strict` refuses them."""


def wrong_documents() -> Iterator[tuple[str, bytes]]:
    """Yield every wrong record with its name, including invalid JSON."""
    for wrong in WRONG:
        yield wrong.name, wrong.document()
    for name, game in contradicting():
        yield name, json.dumps(game, separators=(",", ":"), ensure_ascii=False).encode()
    true = true_records()[SHORT]
    yield "a name stands twice in one object", true.replace(b'"source":', b'"source":"drawn","source":', 1)
    yield "the totals stand twice", true.replace(b'"totals":', b'"totals":[99,0,0],"totals":', 1)
    yield "a number has a fraction", true.replace(b'"size":84', b'"size":84.0', 1)
    yield "a number has an exponent", true.replace(b'"size":84', b'"size":84e0', 1)
    yield "a byte order mark comes first", b"\xef\xbb\xbf" + true
    yield "the document is cut off", true[:-2]
    yield "something follows the document", true + b"{}"
    yield "the document is a list", b"[" + true + b"]"
    yield "an empty object", b"{}"
    yield (
        "format 1: a name stands twice in one object",
        true_records()[FIRST].replace(b'"winners":', b'"winners":[0],"winners":', 1),
    )
