"""What the game says, in six languages; one Fluent file a language, shared with the web client."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from stella.content.errors import ContentError
from stella.content.languages import DEFAULT_LANGUAGE, Language, is_language
from stella.content.spacing import spaced_messages

FOLDER: Final = Path(__file__).parent


class UnknownMessageError(ContentError):
    """An id that no message has."""

    def __init__(self, message_id: str) -> None:
        super().__init__(f"There is no message '{message_id}'.")


class MessageArgumentsError(ContentError):
    """A message was asked for without the values that its sentence needs."""


def message(message_id: str, language: str, /, **values: str | float) -> str:
    """Say the message in the language, or in the default one if the game does not speak it.

    Raises UnknownMessageError or MessageArgumentsError.
    """
    return message_in(FOLDER, message_id, language, **values)


def message_in(folder: Path, message_id: str, language: str, /, **values: str | float) -> str:
    """Say a message of another folder, which has one Fluent file per language."""
    bundle = _bundle(language if is_language(language) else DEFAULT_LANGUAGE, folder)
    if not bundle.has_message(message_id):
        raise UnknownMessageError(message_id)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise UnknownMessageError(message_id)
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise MessageArgumentsError(f"The message '{message_id}' cannot be said: {errors[0]}.")
    return str(text)


@cache
def _bundle(language: Language, folder: Path = FOLDER) -> FluentBundle:
    # Marks around inserted values help browsers, which set them themselves; terminals would show them.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(spaced_messages((folder / f"{language}.ftl").read_text("utf-8"), language)))
    return bundle
