"""Translates the client's page and manifest for readers that do not run the client. It serves nothing."""

import json
from html import escape

from stella.content.languages import DEFAULT_LANGUAGE
from stella.content.messages import message

_DESCRIPTION = "page-description"


def spoken_page(page: str, language: str, root: str = "") -> str:
    """Return the client's English page with the language code and description of another language.

    File paths are relative to the server's root path, which the client reads from the page.
    """
    english, spoken = message(_DESCRIPTION, DEFAULT_LANGUAGE), message(_DESCRIPTION, language)
    return (
        page.replace(f'<html lang="{DEFAULT_LANGUAGE}">', f'<html lang="{language}" data-root="{root}">', 1)
        .replace(f'content="{escape(english)}"', f'content="{escape(spoken)}"')
        .replace('"./manifest.webmanifest"', f'"./manifest.webmanifest?language={language}"', 1)
        .replace('="./', f'="{root}/')
    )


def spoken_manifest(manifest: str, language: str) -> str:
    """Return the client's manifest with the language code and description of another language."""
    spoken = {"lang": language, "description": message(_DESCRIPTION, language)}
    return json.dumps({**json.loads(manifest), **spoken}, ensure_ascii=False)
