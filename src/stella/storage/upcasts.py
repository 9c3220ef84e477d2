"""Lifts what earlier releases wrote to what this one reads, fact by fact. Nothing else knows what they wrote."""

from collections.abc import Callable
from typing import Any, Final


def _chance_added(fact: dict[str, Any]) -> dict[str, Any]:
    """A device once added its part without a seal: that is an opened part of which no bundle holds the seal."""
    return fact | {"type": "chance_opened"}


_FACTS: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {"chance_added": _chance_added}


def lift_entry(entry: Any) -> bool:
    """Lift the facts of a decoded entry in place; say whether one of them is of an earlier release."""
    facts = entry.get("facts") if isinstance(entry, dict) else None
    if not isinstance(facts, list):
        return False
    is_older = False
    for number, fact in enumerate(facts):
        lift = _FACTS.get(str(fact.get("type"))) if isinstance(fact, dict) else None
        if lift is not None:
            facts[number], is_older = lift(fact), True
    return is_older


def lift_snapshot(_: Any) -> bool:
    """Say that a snapshot cannot be lifted: the log is the truth, and is read instead."""
    return False
