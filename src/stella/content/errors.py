"""What can be wrong with content; every error is made of whole sentences that a host can act on."""

from collections.abc import Iterable


class ContentError(Exception):
    """A deck, a word list, a word or a message cannot be used; the text says why in one sentence."""


class ProblemsError(ContentError):
    """Everything that is wrong with one deck or word list, one sentence a problem."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))
