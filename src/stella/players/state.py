"""Describes a table in words and numbers for a program. Pictures are numbered 1 to 15 in the order of the table."""

from typing import Any

from stella.client import Table
from stella.players.materials import Materials
from stella.rooms.views import RoomView, SeatInfo
from stella.rules.views import SeatView, Step, TableView


def state_of(table: Table, materials: Materials | None, language: str) -> dict[str, Any]:
    """Return what a seat may know of its table now. Players are numbered from 1."""
    room, shown, own = table.room, table.table, table.own
    if room is None:
        return {"phase": "unknown"}
    state: dict[str, Any] = {"phase": room.phase, "players": _players(room, shown), "can": can_do(table)}
    if table.mine is not None:
        colours = [seat.colour for seat in room.seats]
        state["you"] = colours.index(table.mine.colour) + 1 if table.mine.colour in colours else None
    if room.record is not None:
        state["record"] = room.record
    if shown is not None and materials is not None:
        state |= _game(shown, own, materials.clue(shown.clue, language))
    return state


def can_do(table: Table) -> list[str]:
    """Return the names of the tools that can make a move now."""
    shown, own = table.table, table.own
    if shown is None or own is None:
        return []
    can = ["mark"] if shown.step is Step.ASSOCIATE and "submit_slate" in own.may else []
    if shown.step is Step.REVEAL and own.pointable:
        can.append("point")
    if "agree_to_other_word" in own.may:
        can.append("other_word")
    return can


def _players(room: RoomView, shown: TableView | None) -> list[dict[str, Any]]:
    totals = shown.totals if shown else ()
    return [
        {"number": number, "name": seat.name, "is": _kind(seat), "total": total}
        for number, (seat, total) in enumerate(zip(room.seats, (*totals, *[0] * len(room.seats)), strict=False), 1)
    ]


def _kind(seat: SeatInfo) -> str:
    if seat.agent is not None:
        return f"agent ({seat.agent.model})"
    return "person" if seat.character is None else "bot"


def _game(shown: TableView, own: SeatView | None, clue: str) -> dict[str, Any]:
    place = {card: number for number, card in enumerate(shown.table, 1)}
    marks, pointable = (own.marks, own.pointable) if own else ((), ())
    state: dict[str, Any] = {
        "round": shown.round,
        "step": shown.step,
        "clue": clue,
        "your_marks": [place[card] for card in marks if card in place],
        "you_can_point_at": [place[card] for card in pointable if card in place],
        "numbers_of_marks": list(shown.numbers),
        "in_the_dark": None if shown.in_the_dark is None else shown.in_the_dark + 1,
        "pointed": [
            {
                "picture": place.get(one.card),
                "by": one.scout + 1,
                "outcome": one.outcome,
                "marked_by": [seat + 1 for seat in one.markers],
            }
            for one in shown.pointed
        ],
        "fallen": [seat + 1 for seat in shown.fallen],
        "notes": [{"picture": place.get(one.card), "by": one.seat + 1, "text": one.text} for one in shown.notes],
        "points_by_round": [[score.points for score in each.scores] for each in shown.rounds],
    }
    if shown.step is Step.OVER:
        state["winners"] = [seat + 1 for seat in shown.winners]
    return state
