"""A model as a player: its input, legal moves only, bounded retries, a stand-in, and a key that is never revealed."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stella.bots import Bot, Knowledge, character
from stella.client import Server
from stella.content.decks import load_deck
from stella.content.words import load_words
from stella.players.endpoint import ChatEndpoint
from stella.players.materials import SIDE, Materials, _as_jpeg
from stella.players.model import LONGEST_WAIT, ModelPlayer, Sidecar, json_in
from stella.players.player import next_move
from stella.rules import PointAt, SubmitSlate, View, play, view
from tests.bots.tables import a_game
from tests.players.endpoint import Answer, ModelServer, Question, clue_in, completion, failure, pictures_in, texts_in

DECK, WORDS = load_deck(), load_words()
KNOWLEDGE = Knowledge(DECK, WORDS)
KEY = "sk-do-not-tell-anybody-0123456789"


class LocalMaterials(Materials):
    """The materials of our deck, with the pictures read from its folder."""

    def __init__(self) -> None:
        super().__init__(Server("http://nowhere.invalid"), DECK, WORDS, ())

    def picture(self, card: int) -> bytes:
        return jpeg(card)


@cache
def jpeg(card: int) -> bytes:
    return _as_jpeg(DECK.picture(card, 600).read_bytes())


class Desk:
    """A model at one seat, with its output and its pauses."""

    def __init__(self, model: ModelServer, folder: Path, *, language: str = "de", **options: Any) -> None:
        self.pauses: list[float] = []
        self.log = folder / "seat.jsonl"
        self.other = Bot(character("ada"), 2, "seed", KNOWLEDGE)
        endpoint = ChatEndpoint(
            options.pop("url", model.url), "llava", options.pop("key", None), options.pop("seconds", 30)
        )
        self.player = ModelPlayer(
            *(endpoint, LocalMaterials(), language),
            other=self.other,
            sidecar=Sidecar(self.log),
            tries=options.get("tries", 3),
            pause=self.pauses.append,
        )

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    @property
    def statuses(self) -> list[str]:
        return [line["status"] for line in self.lines]


@pytest.fixture
def desk(model: ModelServer, tmp_path: Path) -> Desk:
    return Desk(model, tmp_path)


def associating() -> View:
    return view(a_game(3), 0)


def revealing(marks: int) -> View:
    """Return the scout's view when all players have marked the first cards of the table."""
    game = a_game(3)
    for seat in range(3):
        game, _ = play(game, seat, SubmitSlate(game.round.table[:marks]))
    scout = view(game, 0).table.scout
    return view(game, scout)


def says(answer: object) -> Callable[[Question], Answer]:
    return lambda _: completion(answer if isinstance(answer, str) else json.dumps(answer))


def test_a_model_sees_fifteen_pictures_of_moderate_size_and_the_clue_in_the_tables_language(
    desk: Desk, model: ModelServer
) -> None:
    seen = associating()

    desk.player.mark(seen)

    (question,) = model.questions
    pictures = pictures_in(question)
    assert question["path"] == "/v1/chat/completions"
    assert question["model"] == "llava"
    assert len(pictures) == 15
    assert {max(picture.size) for picture in pictures} == {SIDE}
    assert clue_in(question) == WORDS.text(seen.table.clue, "de")
    assert "Deutsch" in texts_in(question)
    assert len(json.dumps(question)) < 2_000_000


def test_what_the_model_marks_is_the_slate_and_its_reasons_are_notes(desk: Desk, model: ModelServer) -> None:
    seen = associating()
    table = seen.table.table
    model.answers = [says({"marks": [2, 5], "reasons": {"2": "ein Schiff", "5": "das Meer"}})]

    move = next_move(desk.player, seen)

    assert move == SubmitSlate((table[1], table[4]))
    assert desk.player.why(table[1], "de", clue=seen.table.clue) == "ein Schiff"
    assert desk.player.why(table[9], "de", clue=seen.table.clue) == ""
    assert desk.player.moves_of_other == 0


def test_the_sidecar_keeps_tokens_time_and_answers(desk: Desk) -> None:
    seen = associating()

    desk.player.mark(seen)

    (line,) = desk.lines
    assert (line["step"], line["round"], line["clue"]) == ("mark", 1, seen.table.clue)
    assert (line["model"], line["attempt"], line["status"], line["pictures"]) == ("llava", 1, "ok", 15)
    assert (line["prompt_tokens"], line["completion_tokens"], line["is_stand_in"]) == (1200, 34, False)
    assert line["seconds"] >= 0
    assert '"marks"' in line["answer"]


@pytest.mark.parametrize(
    ("marks", "places"),
    [
        ([0, 3, 16, -1, 99], [3]),
        (["4", 4, 4, " 7 "], [4, 7]),
        ([1.5, None, True, {}, [2], 8], [8]),
        ([*range(15, 0, -1)], [*range(15, 5, -1)]),
        (["9" * 5000, 6], [6]),
    ],
)
def test_only_legal_marks_are_taken_from_an_answer(
    desk: Desk, model: ModelServer, marks: list[object], places: list[int]
) -> None:
    seen = associating()
    model.answers = [says({"marks": marks})]

    move = next_move(desk.player, seen)

    assert isinstance(move, SubmitSlate)
    assert set(move.cards) == {seen.table.table[place - 1] for place in places}


@pytest.mark.parametrize(
    "nonsense",
    [
        "I would mark the ship.",
        '{"marks": [1, 2',
        "[1, 2, 3]",
        '{"marks": "3"}',
        '{"marks": []}',
        '{"marks": [77]}',
        '{"pictures": [1]}',
        "{" * 100_000,
    ],
)
def test_an_answer_that_cannot_be_used_is_asked_for_again_with_a_complaint(
    desk: Desk, model: ModelServer, nonsense: str
) -> None:
    seen = associating()
    model.answers = [says(nonsense), says({"marks": [1]})]

    cards = desk.player.mark(seen)

    assert cards == (seen.table.table[0],)
    assert desk.statuses == ["wrong_answer", "ok"]
    assert "That cannot be used" in texts_in(model.questions[1])
    assert model.questions[1]["messages"][-2]["role"] == "assistant"


@pytest.mark.parametrize(
    ("answer", "status", "questions"),
    [
        (says("no JSON at all"), "wrong_answer", 3),
        (lambda _: completion(None, refusal="I can't help with that."), "refusal", 3),
        (lambda _: completion("   "), "wrong_answer", 3),
        (lambda _: (200, {}, b"<html>"), "wrong_answer", 3),
        (lambda _: (200, {}, b'{"choices": []}'), "wrong_answer", 3),
        (lambda _: (200, {}, b'{"choices": [{"message": "hm"}]}'), "wrong_answer", 3),
        (lambda _: (200, {}, b"x" * 2_000_000), "too_long", 3),
        (lambda _: failure(500), "http_500", 3),
        (lambda _: failure(429), "http_429", 3),
        (lambda _: failure(400, "this model has no eyes: image_url is not supported"), "http_400", 1),
        (lambda _: failure(401, "who are you"), "http_401", 1),
        (lambda _: failure(404, "no such model"), "http_404", 1),
    ],
)
def test_a_bot_stands_in_after_a_bounded_number_of_failures(
    desk: Desk, model: ModelServer, answer: Callable[[Question], Answer], status: str, questions: int
) -> None:
    seen = associating()
    model.answers = [answer]

    cards = desk.player.mark(seen)

    assert cards == desk.other.mark(seen)
    assert desk.statuses == [status] * questions
    assert [line["is_stand_in"] for line in desk.lines] == [False] * (questions - 1) + [True]
    assert len(model.questions) == questions
    assert desk.player.moves_of_other == 1
    assert {desk.player.why(card, "de", clue=seen.table.clue) for card in cards} == {""}


def test_a_model_that_takes_too_long_is_not_waited_for(model: ModelServer, tmp_path: Path) -> None:
    desk = Desk(model, tmp_path, seconds=0.2, tries=2)
    model.answers = [model.hangs]
    seen = associating()

    cards = desk.player.mark(seen)

    assert cards == desk.other.mark(seen)
    assert desk.statuses == ["timeout", "timeout"]


def test_an_endpoint_that_is_not_there_is_named(model: ModelServer, tmp_path: Path) -> None:
    desk = Desk(model, tmp_path, url="http://127.0.0.1:9", tries=1)
    seen = associating()

    assert desk.player.mark(seen) == desk.other.mark(seen)
    assert desk.statuses == ["unreachable"]


def test_a_busy_endpoint_is_given_the_time_it_asks_for(desk: Desk, model: ModelServer) -> None:
    model.answers = [
        lambda _: failure(429, **{"retry-after": "7"}),
        lambda _: failure(503, **{"retry-after": "3600"}),
        says({"marks": [1]}),
    ]

    desk.player.mark(associating())

    assert desk.statuses == ["http_429", "http_503", "ok"]
    assert desk.pauses == [7, LONGEST_WAIT]


def test_a_model_points_at_one_of_its_open_marks(desk: Desk, model: ModelServer) -> None:
    seen = revealing(4)
    assert seen.own is not None
    model.answers = [says({"point": 9}), says({"point": 3})]

    move = next_move(desk.player, seen)

    assert move == PointAt(seen.own.pointable[2])
    assert desk.statuses == ["wrong_answer", "ok"]
    assert len(pictures_in(model.questions[0])) == 4


def test_a_model_is_not_asked_where_there_is_nothing_to_choose(desk: Desk, model: ModelServer) -> None:
    seen = revealing(1)
    assert seen.own is not None

    assert desk.player.point(seen) == seen.own.pointable[0]
    assert model.questions == []


def test_a_stand_in_points_where_the_model_cannot(desk: Desk, model: ModelServer) -> None:
    seen = revealing(4)
    model.answers = [lambda _: failure(500)]

    assert desk.player.point(seen) == desk.other.point(seen)


def test_the_key_goes_into_one_header_and_nowhere_else(model: ModelServer, tmp_path: Path) -> None:
    desk = Desk(model, tmp_path, key=KEY)
    model.answers = [model.repeats_the_key, says(f"your key is {KEY}"), says({"marks": [1]})]
    seen = associating()

    desk.player.mark(seen)
    desk.player.mark(seen)

    assert {headers["authorization"] for headers in model.headers} == {f"Bearer {KEY}"}
    assert KEY not in json.dumps(model.questions[0])
    assert desk.statuses == ["http_400", "wrong_answer", "ok"]
    assert "bad key Bearer ***" in desk.lines[0]["error"]
    assert KEY not in desk.log.read_text("utf-8")


def test_a_redirect_does_not_carry_the_key_elsewhere(model: ModelServer, tmp_path: Path) -> None:
    desk = Desk(model, tmp_path, key=KEY)
    with ModelServer() as elsewhere:
        model.answers = [lambda _: failure(307, location=f"{elsewhere.url}/chat/completions")]

        desk.player.mark(associating())

        assert elsewhere.questions == []
    assert desk.statuses == ["http_307"]


@pytest.mark.parametrize("url", ["file:///etc/passwd", "localhost:8080/v1", "ftp://x/v1", ""])
def test_an_endpoint_is_reached_over_http_only(url: str) -> None:
    with pytest.raises(ValueError, match="begins with http"):
        ChatEndpoint(url, "llava")


@pytest.mark.parametrize("address", ["http://x/v1", "http://x/v1/", "http://x/v1/chat/completions"])
def test_an_endpoint_may_be_given_with_or_without_its_path(address: str) -> None:
    assert ChatEndpoint(address, "llava").address == "http://x/v1/chat/completions"


def test_the_first_object_in_a_text_is_the_answer() -> None:
    assert json_in('Well { hm } {"marks": [1]} and {"marks": [2]}') == {"marks": [1]}


def test_a_model_reads_a_clue_without_soft_hyphens() -> None:
    words = [(key, language) for key in WORDS.words for language in WORDS.languages]
    split = [(key, language) for key, language in words if "\u00ad" in WORDS.text(key, language)]

    read = {LocalMaterials().clue(key, language) for key, language in split}

    assert split
    assert not [word for word in read if "\u00ad" in word]
