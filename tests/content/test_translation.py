"""Lists what a language still lacks. Run this after you have added yours to languages.json."""

import json
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from stella.bots import phrases
from stella.content import messages
from stella.content.decks import load_deck
from stella.content.languages import DEFAULT_LANGUAGE, LANGUAGES, OWN_NAMES
from stella.content.spacing import TABLE
from stella.content.words import load_words

ROOT: Final = Path(__file__).parents[2]
FIELDS: Final = ("title", "objects", "themes", "moods", "description")


def ids(path: Path) -> set[str]:
    """Return the ids of the messages in a file; a file that is not there has none."""
    source = path.read_text("utf-8") if path.is_file() else ""
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def missing(language: str) -> list[str]:
    """Say where a language lacks something, and what."""
    lacks: list[str] = []
    for folder in (messages.FOLDER, phrases.FOLDER):
        absent = ids(folder / f"{DEFAULT_LANGUAGE}.ftl") - ids(folder / f"{language}.ftl")
        lacks += [f"{(folder / language).relative_to(ROOT)}.ftl: {name}" for name in sorted(absent)]
    if language not in TABLE.languages:
        lacks.append("src/stella/content/messages/spacing.json: which words cling to the next one")
    lacks += [
        f"src/stella/content/words/stella.toml: {key}"
        for key, word in load_words().words.items()
        if language not in word.texts
    ]
    moods = tomllib.loads((ROOT / "atelier/moods.toml").read_text("utf-8"))
    lacks += [f"atelier/moods.toml: {mood}" for mood in moods if language not in (DEFAULT_LANGUAGE, *moods[mood])]
    for card in load_deck().cards:
        text = card.texts.get(language)
        lacks += [f"atelier/texts/{card.id}.toml: {field}" for field in FIELDS if not getattr(text, field, None)]
    return lacks


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_translate(language: str) -> None:
    lacks = missing(language)

    assert not lacks, "\n".join([f"{len(lacks)} things are missing:", *lacks])


def test_a_new_language_is_told_all_that_it_lacks() -> None:
    lacks = missing("xx")

    assert "src/stella/content/messages/xx.ftl: motto" in lacks
    assert "src/stella/bots/messages/xx.ftl: why-nothing" in lacks
    assert "src/stella/content/words/stella.toml: water" in lacks
    assert "atelier/texts/whale.toml: title" in lacks


def test_the_client_offers_every_language() -> None:
    source = (ROOT / "web/src/i18n.svelte.ts").read_text("utf-8")
    names = re.search(r"^import (\w+) from '@messages/languages\.json';$", source, re.MULTILINE)

    assert names
    assert re.search(rf"^export const LANGUAGES\b.* = {names[1]};$", source, re.MULTILINE)
    assert json.loads((messages.FOLDER / "languages.json").read_text("utf-8")) == OWN_NAMES
