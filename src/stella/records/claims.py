"""The claims of a record: each one holds or raises an error with one sentence."""


class WrongRecord(Exception):  # noqa: N818 - reads as the sentence it is
    """A record makes a false claim. The message is one sentence, with round and seat where they apply."""

    def __init__(self, what: str, round_number: int | None = None, seat: int | None = None) -> None:
        places = [f"round {round_number}"] * (round_number is not None) + [f"seat {seat}"] * (seat is not None)
        where = ", ".join(places)
        sentence = f"{where}: {what}." if where else f"{what}."
        super().__init__(sentence[0].upper() + sentence[1:])
        self.round = round_number
        self.seat = seat


def demand(holds: object, what: str, round_number: int | None = None, seat: int | None = None) -> None:
    """Raise `WrongRecord` unless the claim holds; `what` describes the fault."""
    if not holds:
        raise WrongRecord(what, round_number, seat)
