"""Photos of the real cards on a table: kept beside the room for its game, fetched by its people, deleted after it."""

from secrets import token_hex
from typing import Final

from stella.hosting.effects import Effect
from stella.hosting.ports import Papers, Time
from stella.hosting.room import LiveRoom
from stella.hosting.supervision import Supervisor
from stella.hosting.tokens import hashed
from stella.protocol.codes import Code
from stella.rooms.decisions import make
from stella.rooms.decisions.photos import on_table, refuse_strangers, take_photo
from stella.rooms.fold import Change
from stella.rooms.room import Room
from stella.rules.refusals import Refused

KIND: Final = "photo"
KEEP_MS: Final = 24 * 60 * 60 * 1000  # of a game that never ends
MOST: Final = 15_000  # pictures in all rooms: about one gigabyte


class Photos(Effect):
    """Has no state: the store has the pictures, and the room says which ones there are."""

    def __init__(self, papers: Papers, time: Time, supervisor: Supervisor) -> None:
        self._papers = papers
        self._time = time
        self._supervisor = supervisor

    def refuse_photo(self, room: Room, token: str, row: int | None) -> int:
        """Return how many cards a photo must show, before it is read; refuse it if none may be taken now."""
        refuse_strangers(room, hashed(token))
        return len(on_table(room, row))

    async def keep(self, live: LiveRoom, token: str, row: int | None, pictures: list[bytes]) -> str:
        """Keep the pictures of the cards on the table, or of one row, and tell everyone. Return the photo's id."""
        photo, shown = token_hex(8), on_table(live.room, row)
        papers = {str(card): picture for card, picture in zip(shown, pictures, strict=True)}
        if not await self._papers.keep(live.room.id, KIND, papers, self._time.now() + KEEP_MS, MOST):
            raise Refused(Code.SLOW_DOWN, KEEP_MS // 1000)

        def decision(room: Room) -> Change:
            taken = take_photo(room, hashed(token), row, photo)
            if taken[0].cards != shown:
                raise Refused(Code.CARD_NOT_ON_TABLE)  # the table has moved on
            return make(room, taken)

        try:
            await live.queue.happen(decision)
        except Refused:
            if not live.room.photos:
                await self._papers.drop(live.room.id, KIND)
            raise
        return photo

    async def picture(self, room: Room, token: str, card: int) -> bytes:
        """Return the picture of a card: for the people of its table."""
        refuse_strangers(room, hashed(token))
        is_there = any(photo.card == card for photo in room.photos)
        picture = await self._papers.read_one(room.id, KIND, str(card)) if is_there else None
        if picture is None:
            raise Refused(Code.NO_SUCH_PHOTO)
        return picture

    def changed(self, live: LiveRoom, change: Change) -> None:
        """Delete the pictures when their game is over."""
        if change.before.photos and not change.room.photos and live.is_ours:
            self._supervisor.run_once("photos", self._papers.drop(live.room.id, KIND))

    async def expire(self) -> None:
        """Delete what is older than a day."""
        await self._papers.expire(self._time.now())
