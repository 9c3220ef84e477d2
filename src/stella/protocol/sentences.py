"""The sentence for a code, in somebody's language."""

from contextlib import suppress

from stella.content.messages import UnknownMessageError, message

_KINDS = ("refusal", "problem", "error")


def sentence(code: str, language: str) -> str:
    """Return what a code of the protocol says, in a language."""
    for kind in _KINDS:
        with suppress(UnknownMessageError):
            return message(f"{kind}-{code.replace('_', '-')}", language)
    return message("error-internal", language)
