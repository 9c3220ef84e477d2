"""What a record claims either holds or is wrong in one place; this says it in one sentence."""


class WrongRecord(Exception):  # noqa: N818 - reads as the sentence it is
    """A record claims something that cannot be; the message is one sentence, with round and seat where there are."""

    def __init__(self, what: str, round_number: int | None = None, seat: int | None = None) -> None:
        places = [f"round {round_number}"] * (round_number is not None) + [f"seat {seat}"] * (seat is not None)
        where = ", ".join(places)
        sentence = f"{where}: {what}." if where else f"{what}."
        super().__init__(sentence[0].upper() + sentence[1:])
        self.round = round_number
        self.seat = seat


def demand(holds: object, what: str, round_number: int | None = None, seat: int | None = None) -> None:
    """Raise `WrongRecord` unless the claim holds; `what` says what is wrong otherwise."""
    if not holds:
        raise WrongRecord(what, round_number, seat)
