"""A round played entirely in the command field."""

from tests.browser.boxes import box
from tests.browser.conftest import Meet
from tests.browser.hearing import LISTEN, hears
from tests.browser.people import Person
from tests.browser.tables import Tables

ANSWER = "(text) => document.querySelector('.command .answer')?.textContent.replaceAll('\u00a0', ' ').includes(text)"


def says(person: Person, line: str, answer: str = "") -> str:
    """Type a line, wait until its answer contains a text, and return the answer."""
    person.page.keyboard.type(line)
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(ANSWER, arg=answer)
    return person.text(".command .answer").replace("\u00a0", " ")


def test_a_round_is_played_in_the_command_field_alone(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand(table.first_scout, meet, scripts=(LISTEN,))
    others = [name for name in ("Ana", "Ben", "Eva") if name != table.first_scout]
    page = ana.page

    page.keyboard.press("/")
    ana.wait(".command input")
    assert says(ana, "all", "e3: ").count(": ") == 15
    assert len(says(ana, "b2", "b2: ")) > 60
    title = says(ana, "b2", "b2: ").split(": ")[1].split(".")[0]
    says(ana, f"find {title}", "b2: ")
    says(ana, "find qqqq", "No picture on the table with: qqqq.")
    says(ana, "keep b2 c2", "Shortlist: b2: ")
    says(ana, "drop b2", "Shortlist: c2: ")
    says(ana, "b2 c2 a1+", "Marked, 3 of 10.")
    says(ana, "a1-", "Unmarked, 2 of 10.")
    assert ana.marks() == [6, 7]
    says(ana, "mine", "c2: ")
    says(ana, "point b2", "Not now.")
    says(ana, "dance", "Unknown command: dance.")
    says(ana, "help", "b3 reads a picture")
    says(ana, "who", "You: Still marking")
    says(ana, "ready", "Done.")
    hears(ana, "You\u2019re ready.")
    hears(ana, "Waiting for")
    for name in others:
        table.submit(name, 6, 7)
    hears(ana, "You\u2019re the scout")
    says(ana, "point a1", "You can\u2019t point at")
    says(ana, f"point {title}", f"Point at “{title}”? Type yes.")
    says(ana, "yes", "Done.")
    hears(ana, f"You point at “{title}”. A spark with")
    says(ana, "log", f"You point at “{title}”.")
    hears(ana, "is choosing a picture.")
    table.point_on()
    hears(ana, "The round has been scored.")
    ana.wait(".sheetscreen")
    says(ana, "score", "You 4")
    says(ana, "next", "Done.")

    hears(ana, "Round 2.")
    assert says(ana, "new", "a3: ").count(": ") == 5
    page.keyboard.press("Escape")
    page.wait_for_selector(".command", state="detached")


def test_commands_are_understood_in_the_language_of_the_player(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, language="bg")

    ana.page.keyboard.press("/")
    ana.wait(".command input")
    says(ana, "отбележи б3", "1 от 10")  # noqa: RUF001 - Bulgarian
    says(ana, "b3", "b3: ")
    says(ana, "помощ", "Картините са на места")  # noqa: RUF001 - Bulgarian

    assert ana.marks() == [11]


def test_on_a_small_phone_the_longest_answer_leaves_the_field_in_view(meet: Meet, tables: Tables) -> None:
    table = tables("Ana", "Ben", "Eva")
    table.start()
    ana = table.hand("Ana", meet, language="pl", size=(320, 568))

    ana.page.keyboard.press("/")
    ana.wait(".command input")
    says(ana, "pomoc", "Ilustracje leżą")

    assert box(ana, ".command input").bottom < box(ana, ".command").bottom <= ana.size[1]
