"""What bots say: their temperament, why they marked a card, their reactions. They never reveal anything still
secret.
"""

from pathlib import Path
from typing import Final

from stella.bots.aspects import Aspects
from stella.bots.chance import uniform
from stella.bots.characters import Character
from stella.bots.table import Tags
from stella.content.decks import CardText
from stella.content.messages import message_in
from stella.rules.facts import CardPointed, GameEnded, Outcome, WordSwapped
from stella.rules.views import Shown

FOLDER: Final = Path(__file__).parent / "messages"
REACTIONS: Final = frozenset({"✨", "😮", "🤔", "👏", "😭", "🔥", "❤️"})
"""Every emoji that a bot may show."""

_VARIANTS = ("a", "b")


def say(message_id: str, language: str, **values: str) -> str:
    """Return one of the bots' messages, in the default language if the other is not supported."""
    return message_in(FOLDER, message_id, language, **values)


def temperament(character: Character, language: str) -> str:
    """Return a character's temperament in one line."""
    return say(character.temperament, language)


def reason(card: CardText, clue: str, liking: Aspects, tags: Tags, *, language: str, seed: str) -> str:
    """Return why a bot marked a card, by the aspect it liked most among those the card has."""
    found = {
        "object": _at(card.objects, tags.object),
        "theme": _at(card.themes, tags.theme),
        "mood": _at(card.moods, int(uniform(seed, clue, "mood") * len(card.moods))),
        "title": card.title,
    }
    values = {name: text for name, text in found.items() if text}
    ranked = sorted(zip(liking, Aspects._fields, strict=True), reverse=True)
    variants = _VARIANTS if uniform(seed, clue, "variant") < 1 / 2 else _VARIANTS[::-1]
    for _, aspect in ranked:
        for variant in variants:
            is_echo = (aspect, variant) == ("themes", "b") and values.get("theme", "").casefold() == clue.casefold()
            if _NEEDED[aspect, variant] <= values.keys() and not is_echo:
                return say(f"why-{aspect}-{variant}", language, clue=clue, **values)
    return say("why-nothing", language)


_NEEDED = {
    ("objects", "a"): {"object", "theme"},
    ("objects", "b"): {"object"},
    ("themes", "a"): {"theme"},
    ("themes", "b"): {"theme"},
    ("moods", "a"): {"mood"},
    ("moods", "b"): {"mood"},
    ("text", "a"): {"title"},
    ("text", "b"): {"object", "theme"},
}


def _at(parts: tuple[str, ...], place: int) -> str:
    """Return a part, or the first one if a translation has fewer parts."""
    return parts[place if place < len(parts) else 0] if parts else ""


def reaction(fact: Shown, seat: int, seed: str) -> str | None:
    """Return the emoji with which a seat reacts to a fact, or None if it shows no reaction."""
    match fact:
        case CardPointed():
            emoji, likely = _to_pointing(fact, seat)
            moment = f"{fact.seat}:{fact.card}"
        case GameEnded():
            emoji, likely = ("✨", 0.9) if seat in fact.winners else ("👏", 0.6)
            moment = "end"
        case WordSwapped():
            emoji, likely = "🤔", 0.2
            moment = fact.word
        case _:
            return None
    return emoji if uniform(seed, "reaction", moment) < likely else None


def _to_pointing(fact: CardPointed, seat: int) -> tuple[str, float]:
    """Return how a seat feels about a pointing, and how likely it is to show it."""
    match fact.outcome:
        case Outcome.FALL:
            return ("😭", 0.6) if fact.seat == seat else ("😮", 0.1)
        case Outcome.SUPER_SPARK:
            if fact.seat == seat:
                return "🔥", 0.6
            return ("❤️", 0.6) if seat in fact.filled else ("👏", 0.05)
        case Outcome.SPARK:
            return "✨", 0.08 if fact.seat == seat else 0.0
