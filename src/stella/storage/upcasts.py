"""Lifts what earlier releases wrote to what this one reads, fact by fact. Nothing else knows what they wrote."""

from collections.abc import Callable
from typing import Any, Final


def _chance_added(fact: dict[str, Any]) -> bool:
    """A device once added its part without a seal: that is an opened part of which no bundle holds the seal."""
    fact["type"] = "chance_opened"
    return True


def _opening(document: dict[str, Any]) -> bool:
    """What a table is for was once a flag of the introduction."""
    if "is_introduction" not in document:
        return False
    if document.pop("is_introduction"):
        document["opening"] = "introduction"
    return True


_FACTS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {"chance_added": _chance_added, "game_opened": _opening}


def lift_entry(entry: Any) -> bool:
    """Lift the facts of a decoded entry in place; say whether one of them is of an earlier release."""
    facts = entry.get("facts") if isinstance(entry, dict) else None
    if not isinstance(facts, list):
        return False
    is_older = False
    for fact in facts:
        lift = _FACTS.get(str(fact.get("type"))) if isinstance(fact, dict) else None
        if lift is not None and lift(fact):
            is_older = True
    return is_older


def lift_snapshot(snapshot: Any) -> bool:
    """Lift a decoded snapshot in place; say whether it is of an earlier release."""
    return isinstance(snapshot, dict) and _opening(snapshot)
