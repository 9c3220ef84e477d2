"""A photo of real cards: one phone takes it, finds the cards and shows them to everyone at the table."""

from io import BytesIO
from typing import Any, Final

from PIL import Image, ImageChops, ImageStat

from stella.content.messages import message
from tests.browser import cards
from tests.browser.axe import findings
from tests.browser.conftest import Meet
from tests.browser.listening import FOCUS, Listener, sentences, transcript
from tests.browser.people import LAPTOP, PHONE, TV, Person, overflows, until
from tests.browser.recording import RECORD
from tests.browser.tables import Tables

SHOWN: Final = ".board .card img"
COUNTED: Final = "([what, count]) => document.querySelectorAll(what).length === count"
FILE: Final = ".photo input[type=file]"
PIXELS: Final = """async images => Promise.all(images.map(async (image) => {
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [40, 60];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 40, 60);
  return [...context.getImageData(0, 0, 40, 60).data];
}))"""
"""The pictures that a board shows, made small."""


def take(person: Person, content: bytes) -> None:
    person.click(".clue .photo")
    person.wait(FILE)
    person.page.set_input_files(FILE, {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": content})
    person.wait(".photo .corner")


def pictures_on(person: Person, count: int = 15) -> list[Image.Image]:
    person.page.wait_for_function(COUNTED, arg=[SHOWN, count])
    shown: Any = person.page.eval_on_selector_all(SHOWN, PIXELS)
    return [Image.frombytes("RGBA", (40, 60), bytes(pixels)).convert("RGB") for pixels in shown]


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how different two pictures are: seen without its details."""
    small = [each.resize((40, 60)).crop((4, 6, 36, 54)).resize((8, 12)) for each in (one, other)]
    return sum(ImageStat.Stat(ImageChops.difference(*small)).mean) / 3


def assert_shows(person: Person, expected: list[Image.Image], places: range = range(15)) -> None:
    """Check that each place of the board shows its own card, and more like it than any other."""
    shown = pictures_on(person)
    for place, picture in zip(places, expected, strict=True):
        unlike = [difference(shown[place], other) for other in expected]
        assert min(unlike) == difference(shown[place], picture)
        assert difference(shown[place], picture) < 25


def seat_three(meet: Meet) -> list[Person]:
    people = [meet(size=PHONE), meet(size=PHONE, language="de"), meet(size=PHONE, language="bg")]
    code = cards.open_with_real_cards(people[0])
    people[1].sit_down(code, "Ben")
    people[2].sit_down(code, "Eva")
    people[0].begin()
    for person in people:
        person.wait(".table .clue .photo")
    return people


def test_one_phone_takes_a_photo_and_everyone_sees_the_cards(meet: Meet) -> None:
    people = seat_three(meet)
    ana, ben, _ = people
    tv = meet(size=TV)
    tv.go(f"/tv/{ana.code}").wait(".board svg .here")
    hint = message("photo-hint", "en")
    ana.page.get_by_text(hint).wait_for()

    take(ben, cards.photo())
    found = ben.page.eval_on_selector_all(
        ".photo .corner", "all => all.map((one) => [parseFloat(one.style.left), parseFloat(one.style.top)])"
    )
    for (left, top), (x, y) in zip(found, cards.SEEN, strict=True):
        assert abs(left - 100 * x / cards.PHOTO[0]) < 1.5
        assert abs(top - 100 * y / cards.PHOTO[1]) < 1.5
    assert findings(ben) == []
    assert overflows(ben) == []
    ben.click(".photo [data-main]")

    for person in people:
        assert_shows(person, cards.laid_out())
    assert hint not in ana.text(".clue")
    assert ana.page.locator(".board button.card").nth(6).get_attribute("aria-label") == message(
        "place", "en", row=2, column=2
    )
    assert tv.page.locator(".board .card img").count() == 0

    until(people, lambda: all(person.sees(".sheetscreen footer [data-main]") for person in people), reading=True)
    for person in people:
        person.click(".sheetscreen footer [data-main]")
        person.wait(".foot [data-main]")
    ana.page.wait_for_function(COUNTED, arg=[SHOWN, 10])
    seen = ((300, 500), (1700, 430), (1760, 960), (240, 1010))
    take(ana, cards.photo(1, 20, seen))
    assert ana.page.eval_on_selector(".photo select", "one => one.value") == "2"  # only the new row is missing
    ana.click(".photo [data-main]")
    for person in people:
        assert_shows(person, [*cards.laid_out()[:10], *cards.laid_out(1, 20)])


def test_corners_are_put_in_place_with_the_keyboard_and_the_photo_is_turned(meet: Meet) -> None:
    ana = seat_three(meet)[0]
    grey = BytesIO()
    Image.new("RGB", (800, 600), (90, 90, 90)).save(grey, "JPEG")
    take(ana, grey.getvalue())  # there are no cards in it
    corner = ana.page.get_by_role("button", name=message("photo-corner-0", "en"))
    before = corner.evaluate("one => [parseFloat(one.style.left), parseFloat(one.style.top)]")

    corner.focus()
    for key in ("ArrowLeft", "ArrowUp", "Shift+ArrowUp"):
        ana.page.keyboard.press(key)
    after = corner.evaluate("one => [parseFloat(one.style.left), parseFloat(one.style.top)]")
    assert after[0] < before[0]
    assert after[1] < before[1]

    first = ana.page.eval_on_selector_all(".photo .corner", "all => all.map((one) => one.style.left)")
    ana.page.get_by_role("button", name=message("photo-turn", "en")).click()
    turned = ana.page.eval_on_selector_all(".photo .corner", "all => all.map((one) => one.style.left)")
    assert turned == [first[3], *first[:3]]


def test_a_file_that_is_no_photo_is_refused_before_it_is_sent(meet: Meet) -> None:
    ana = seat_three(meet)[0]
    ana.click(".clue .photo")
    ana.wait(FILE)
    ana.page.set_input_files(FILE, {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"no photo"})

    ana.wait(f"text={message('photo-unreadable', 'en')}")
    assert not ana.sees(".photo .corner")


def test_a_photo_is_taken_by_ear_alone(meet: Meet, tables: Tables) -> None:
    person = meet(size=LAPTOP, pace="normal", has_clock=True, scripts=(RECORD, FOCUS), settings={"ear": True})
    person.go("/").wait(".door")
    ana = Listener(person)
    try:
        ana.tab_to("Open a new table")
        ana.press("Enter")
        ana.tab_to("With real picture cards.*")
        ana.press("Enter", *"Ana")
        person.page.keyboard.press("Enter")
        ana.wait(lambda: person.sees(".lobby"))
        ana.listen()
        table = tables.at(person.code)
        table.join("Ben")
        table.join("Eva")
        ana.hears("3 players at the table.")
        ana.tab_to("Start")
        ana.press("Enter")
        ana.hears("Round 1.")
        ana.lost.clear()  # nothing has the focus while the page of a table loads

        ana.tab_to("Take a photo of the picture cards")
        person.page.keyboard.press("Enter")
        ana.wait(lambda: person.sees(FILE))
        ana.tab_to("Take or choose a photo")
        person.page.set_input_files(FILE, {"name": "x.jpg", "mimeType": "image/jpeg", "buffer": b"no photo"})
        ana.hears("This file can\u2019t be used as a photo.")
        person.page.set_input_files(FILE, {"name": "table.jpg", "mimeType": "image/jpeg", "buffer": cards.photo()})
        ana.hears("The picture cards were found. Check the corners.")
        assert "Top-left corner" in [each.text for each in ana.said[-2:]]  # the focus is there
        ana.press("ArrowRight")
        assert ana.said[-1].text == "22% from the left, 22% from the top."
        ana.tab_to("Rotate")
        ana.press("Enter")
        assert ana.said[-1].text == "Rotated by a quarter turn."
        ana.press("Enter", "Enter", "Enter")
        ana.tab_to("Show to everyone")
        person.page.keyboard.press("Enter")
        ana.hears("The photo of the picture cards is here.")
    finally:
        print(transcript(ana.said))

    twice = {text for text, count in sentences(ana.said).items() if count > 1}
    assert twice <= {"Rotated by a quarter turn."}
    assert ana.lost == []
    assert person.page.evaluate("() => document.activeElement.matches('.clue .photo')")
