"""Errors in content. Each message consists of whole sentences that an operator can act on."""

from collections.abc import Iterable


class ContentError(Exception):
    """A deck, a word list, a word or a message cannot be used. The message says why in one sentence."""


class ProblemsError(ContentError):
    """Everything that is wrong with one deck or word list, one sentence per problem."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))
