"""Plays a game to its end, and asks a page whether it was fair."""

from typing import Final

from stella.content.messages import message
from stella.rules.box import ROUNDS
from tests.browser.people import Person
from tests.browser.tables import PreparedTable

OPTIONS: Final = ("--no-limits", "--bot-pace", "0.01")

HAS_KEPT_ALL: Final = """([game, last]) => JSON.parse(localStorage.getItem('stella.proofs') ?? '[]').some(
  ({ number, rounds }) => number === game && rounds[last]?.scores.length,
)"""


def ask(person: Person) -> str:
    person.click(".again .btn:has(use[href='#i-shield'])")
    person.page.wait_for_function(
        "text => !['', text].includes(document.querySelector('.fairness')?.innerText ?? '')",
        arg=message("fair-checking", person.language),
    )
    return person.text(".fairness")


def finish(table: PreparedTable, *pages: Person, game: int = 0, rounds: int = ROUNDS) -> None:
    """Play the game to its end. The pages keep what they see of it, and then look at its end instead of every scene."""
    table.finish()
    for person in pages:
        person.page.wait_for_function(HAS_KEPT_ALL, arg=[game, rounds - 1])
        person.page.reload()
        person.wait(".end")
