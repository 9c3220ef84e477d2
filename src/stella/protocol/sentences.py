"""The sentence for a code, in a language."""

from stella.content.messages import message
from stella.protocol.codes import Code


def sentence(code: Code, language: str) -> str:
    """Return the sentence for a code, in a language."""
    return message(code.message, language)
