"""Lifts what earlier releases wrote to what this one reads, fact by fact. Nothing else knows what they wrote."""

from collections.abc import Callable
from typing import Any, Final


def _chance_added(fact: dict[str, Any]) -> dict[str, Any]:
    """A device once added its part without a seal: that is an opened part of which no bundle holds the seal."""
    return fact | {"type": "chance_opened"}


def _opening(document: dict[str, Any]) -> dict[str, Any]:
    """What a table is for was once a flag of the introduction."""
    rest = {name: value for name, value in document.items() if name != "is_introduction"}
    return rest | ({"opening": "introduction"} if document.get("is_introduction") else {})


_FACTS: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "chance_added": _chance_added,
    "game_opened": _opening,
}


def lift_entry(entry: Any) -> bool:
    """Lift the facts of a decoded entry in place; say whether one of them is of an earlier release."""
    facts = entry.get("facts") if isinstance(entry, dict) else None
    if not isinstance(facts, list):
        return False
    is_older = False
    for number, fact in enumerate(facts):
        lift = _FACTS.get(str(fact.get("type"))) if isinstance(fact, dict) else None
        if lift is not None:
            facts[number] = lift(fact)
            is_older = is_older or facts[number] != fact
    return is_older


def lift_snapshot(snapshot: Any) -> bool:
    """Lift a decoded snapshot in place; say whether it is of an earlier release."""
    if not isinstance(snapshot, dict) or "is_introduction" not in snapshot:
        return False
    lifted = _opening(snapshot)
    snapshot.clear()
    snapshot.update(lifted)
    return True
