"""Upgrades stored data of earlier releases, fact by fact. No other module handles the old forms."""

from collections.abc import Callable
from typing import Any, Final


def _chance_added(fact: dict[str, Any]) -> bool:
    """Devices once added their parts without a seal. Such a part counts as opened, and no bundle holds its seal."""
    fact["type"] = "chance_opened"
    return True


def _opening(document: dict[str, Any]) -> bool:
    """The opening of a table was once a flag for the introduction."""
    if "is_introduction" not in document:
        return False
    if document.pop("is_introduction"):
        document["opening"] = "introduction"
    return True


_FACTS: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {"chance_added": _chance_added, "game_opened": _opening}


def lift_entry(entry: Any) -> bool:
    """Upgrade the facts of a decoded entry in place; return whether any was of an earlier release."""
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
    """Upgrade a decoded snapshot in place; return whether it was of an earlier release."""
    return isinstance(snapshot, dict) and _opening(snapshot)
