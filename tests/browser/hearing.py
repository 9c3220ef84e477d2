"""What a screen reader announces, in order."""

from typing import Final

from tests.browser.people import Person

LISTEN: Final = """addEventListener('DOMContentLoaded', () => {
  window.heard = [];
  const before = new WeakMap();
  const look = () => {
    for (const region of document.querySelectorAll('[data-said]')) {
      const text = region.textContent.replaceAll('\\u200b', '').replaceAll('\\u00a0', ' ');
      if (text && before.get(region) !== region.textContent) window.heard.push(text);
      before.set(region, region.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
})"""
"""A script for a page that records every announcement."""


def hears(person: Person, text: str) -> None:
    """Wait until this has been announced."""
    person.page.wait_for_function("(text) => window.heard.some((each) => each.includes(text))", arg=text)


def heard(person: Person) -> str:
    """Return everything that has been announced."""
    return str(person.page.evaluate("() => window.heard.join(' ')"))
