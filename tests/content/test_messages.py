from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stella.content.languages import LANGUAGES, Language
from stella.content.messages import (
    FOLDER,
    MessageArgumentsError,
    UnknownMessageError,
    _bundle,
    message,
)

# Unicode CLDR cardinal categories, checked by hand.
TWO: Final = {"one", "other"}
FOUR: Final = {"one", "few", "many", "other"}
PLURALS: Final = {"en": TWO, "de": TWO, "bg": TWO, "nl": TWO, "pl": FOUR, "cs": FOUR}
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}

STARS: Final = """
stars = { $count ->
    [one] gwiazdka
    [few] gwiazdki
    [many] gwiazdek
   *[other] gwiazdki
}
"""


class Parts(Visitor):
    """The variables of a message, and the variant names of each of its choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


def parts(entry: ast.Message | ast.Term) -> Parts:
    found = Parts()
    found.visit(entry)
    return found


def entries(language: str) -> dict[str, ast.Message | ast.Term]:
    """Read every message and every attribute's owner of one language."""
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], language
    found = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), language
    return dict(zip(names, found, strict=True))


ENGLISH: Final = entries("en")


def attributes(entry: ast.Message | ast.Term) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def test_there_is_one_file_a_language() -> None:
    assert {path.stem for path in FOLDER.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_messages_with_the_same_values(language: str) -> None:
    messages = entries(language)

    assert list(messages) == list(ENGLISH)
    for name, entry in messages.items():
        assert attributes(entry) == attributes(ENGLISH[name]), name
        assert parts(entry).variables == parts(ENGLISH[name]).variables, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for name, entry in entries(language).items():
        patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
        written = [pattern for pattern in patterns if pattern is not None]
        assert written, name
        for pattern in written:
            texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
            placeables = [part for part in pattern.elements if isinstance(part, ast.Placeable)]
            assert placeables or "".join(texts).strip(), name


def plurals(language: str) -> set[str]:
    """Return the plural forms that the library asks for, decimals included, because a message may get any number."""
    plural = _bundle(Language(language))._plural_form
    return {plural(number) for number in (0, 1, 2, 3, 5, 12, 22, 25, 0.5, 1.5)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_the_plural_forms_of_the_language(language: str) -> None:
    for name, entry in entries(language).items():
        for choice in parts(entry).choices:
            if choice & (CATEGORIES - {"other"}):
                assert choice == plurals(language), name


@pytest.mark.parametrize("language", PLURALS)
def test_the_library_knows_the_plural_forms_of_the_language(language: str) -> None:
    assert plurals(language) == PLURALS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_to_wait_for_and_nothing_to_wipe_are_said_without_a_nought(language: str) -> None:
    assert "0" not in message("waiting-for", language, count=0)
    assert "0" not in message("score-dark-fallen", language, fields=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_short_and_ends_with_a_full_stop(language: str) -> None:
    for name in [name for name in ENGLISH if name.startswith("refusal-")]:
        sentence = message(name, language)
        assert sentence.endswith("."), name
        assert len(sentence) <= 80, name


def test_a_language_that_the_game_does_not_speak_gets_english() -> None:
    assert message("refusal-game-over", "fr") == message("refusal-game-over", "en")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(UnknownMessageError, match="There is no message 'refusal-bad-hair'"):
        message("refusal-bad-hair", "en")


def test_a_message_without_its_values_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["pl"], use_isolating=False)
    bundle.add_resource(FluentResource(STARS))
    monkeypatch.setattr("stella.content.messages._bundle", lambda *_: bundle)

    assert message("stars", "pl", count=3) == "gwiazdki"
    assert message("stars", "pl", count=12) == "gwiazdek"
    with pytest.raises(MessageArgumentsError, match="The message 'stars' cannot be said"):
        message("stars", "pl")
