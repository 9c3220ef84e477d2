"""The sentence for a code, in somebody's language."""

from stella.content.messages import message
from stella.protocol.codes import Code


def sentence(code: Code, language: str) -> str:
    """Return what a code of the protocol says, in a language."""
    return message(code.message, language)
