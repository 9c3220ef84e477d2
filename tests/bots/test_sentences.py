"""What bots say: in six languages, based on the cards' texts, and with the emoji of the game."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from stella.bots import CHARACTERS, REACTIONS, temperament
from stella.bots.phrases import FOLDER, say
from stella.content.languages import LANGUAGES
from stella.protocol.messages import EMOJI
from stella.rules import CardPointed, GameEnded, Outcome, Secret, WordSwapped

from .tables import a_bot, a_deck, some_knowledge

KNOWLEDGE = some_knowledge()


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language, each with the values it uses."""
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser().parse(text).body
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    assert not [entry for entry in entries if isinstance(entry, fluent.Junk)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))) for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_temperament_in_one_line(language: str) -> None:
    lines = [temperament(character, language) for character in CHARACTERS]

    assert len(set(lines)) == len(CHARACTERS) >= 8
    assert all(20 < len(line) < 90 and "\n" not in line for line in lines)


def test_an_unknown_language_is_answered_in_english() -> None:
    assert temperament(CHARACTERS[0], "tlh") == temperament(CHARACTERS[0], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_tells_why_in_the_players_language(language: str) -> None:
    said = {
        a_bot(c.id, knowledge=KNOWLEDGE).why(card, language, clue="water") for c in CHARACTERS for card in range(20)
    }

    assert len(said) > 10
    assert not [line for line in said if "{" in line or "$" in line]


def test_a_reason_names_what_the_card_shows() -> None:
    said = [a_bot("ada", knowledge=KNOWLEDGE).why(0, "en", clue=clue) for clue in ("water", "night", "journey", "home")]

    assert all(re.search(r"ship|rope|water|calm|eeriness|merriment", line, re.IGNORECASE) for line in said)


def test_a_bot_does_not_say_that_a_word_reminds_it_of_itself() -> None:
    said = {a_bot("coco", seed=str(seed), knowledge=KNOWLEDGE).why(0, "en", clue="water") for seed in range(30)}

    assert "Only one thing counts here for me: water." in said
    assert not [line for line in said if "made me think: water" in line]


def test_a_card_without_texts_gets_an_honest_answer() -> None:
    bot = a_bot(knowledge=some_knowledge(a_deck(has_texts=False)))

    assert bot.why(0, "en", clue="water") == say("why-nothing", "en")


def test_a_custom_word_is_said_as_it_was_written() -> None:
    said = [a_bot("coco", seed=str(n), knowledge=KNOWLEDGE).why(n, "de", clue="Ship ahoi") for n in range(30)]

    assert any("„Ship ahoi“" in line for line in said)


def test_bots_react_with_the_emoji_of_the_game() -> None:
    assert set(EMOJI) >= REACTIONS


def test_a_fall_hurts_and_a_super_spark_delights() -> None:
    bots = [a_bot(seed=str(seed), knowledge=KNOWLEDGE) for seed in range(40)]
    fall = CardPointed(0, 7, Outcome.FALL, (0,), ())
    super_spark = CardPointed(0, 7, Outcome.SUPER_SPARK, (0, 1), (0, 1))

    assert {bot.reaction(fall, 0) for bot in bots} == {"😭", None}
    assert {bot.reaction(super_spark, 0) for bot in bots} == {"🔥", None}
    assert {bot.reaction(super_spark, 1) for bot in bots} == {"❤️", None}


def test_bots_react_to_the_end_and_keep_quiet_about_most_things() -> None:
    bots = [a_bot(seed=str(seed), knowledge=KNOWLEDGE) for seed in range(40)]
    end = GameEnded((30, 20, 10), (0,), Secret("00", "00"))
    spark = CardPointed(1, 7, Outcome.SPARK, (0, 1, 2), (0, 1, 2))

    assert {bot.reaction(end, 0) for bot in bots} == {"✨", None}
    assert {bot.reaction(end, 1) for bot in bots} == {"👏", None}
    assert {bot.reaction(WordSwapped("water"), 1) for bot in bots} == {"🤔", None}
    assert {bot.reaction(spark, 0) for bot in bots} == {None}
