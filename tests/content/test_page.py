"""Search engines, shared links and home screens describe the game in the user's language."""

import json
from pathlib import Path
from typing import Final

import pytest

from stella.content.languages import LANGUAGES
from stella.content.messages import message
from stella.content.page import spoken_manifest, spoken_page

WEB: Final = Path(__file__).parents[2] / "web"
PAGE: Final = (WEB / "index.html").read_text("utf-8").replace('href="/', 'href="./')  # as it is built
MANIFEST: Final = (WEB / "public/manifest.webmanifest").read_text("utf-8")


def test_the_page_and_the_manifest_as_written_are_english() -> None:
    english = spoken_page(PAGE, "en").replace("?language=en", "").replace(' data-root=""', "")

    assert english == PAGE.replace('="./', '="/')
    assert json.loads(spoken_manifest(MANIFEST, "en")) == json.loads(MANIFEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_described_in_the_persons_language(language: str) -> None:
    page = spoken_page(PAGE, language)

    assert f'<html lang="{language}" data-root="">' in page
    assert page.count(message("page-description", language)) == 2  # for search engines, and for shared links
    assert f'href="/manifest.webmanifest?language={language}"' in page


def test_the_page_names_its_files_and_its_root_under_the_path_of_the_server() -> None:
    page = spoken_page(PAGE, "en", "/stella")

    assert 'data-root="/stella"' in page
    assert 'href="/stella/icon.svg"' in page
    assert 'href="/stella/manifest.webmanifest?language=en"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_described_in_the_persons_language(language: str) -> None:
    manifest = json.loads(spoken_manifest(MANIFEST, language))

    assert manifest["lang"] == language
    assert manifest["description"] == message("page-description", language)
    assert manifest["icons"] == json.loads(MANIFEST)["icons"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_fits_on_a_page_of_search_results(language: str) -> None:
    assert 100 <= len(message("page-description", language)) <= 170
