"""The client's page and manifest in somebody's language, for all who read them before it runs. Serves nothing."""

import json
from html import escape

from stella.content.languages import DEFAULT_LANGUAGE
from stella.content.messages import message

_DESCRIPTION = "page-description"


def spoken_page(page: str, language: str) -> str:
    """Return the client's page, written in English, with the language and the description of another."""
    english, spoken = message(_DESCRIPTION, DEFAULT_LANGUAGE), message(_DESCRIPTION, language)
    return (
        page.replace(f'<html lang="{DEFAULT_LANGUAGE}">', f'<html lang="{language}">', 1)
        .replace(f'content="{escape(english)}"', f'content="{escape(spoken)}"')
        .replace('href="/manifest.webmanifest"', f'href="/manifest.webmanifest?language={language}"', 1)
    )


def spoken_manifest(manifest: str, language: str) -> str:
    """Return the client's manifest with the language and the description of another."""
    spoken = {"lang": language, "description": message(_DESCRIPTION, language)}
    return json.dumps({**json.loads(manifest), **spoken}, ensure_ascii=False)
