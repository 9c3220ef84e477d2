"""A lesson over real sockets: no raw byte of a text that the host has not approved reaches anyone but its author."""

from contextlib import AsyncExitStack

from stella.protocol.messages import Role
from stella.rooms.commands import ChangeSeat, LeaveOut, ShowProposal, StartGame, WriteWords
from stella.rules.moves import MarkCards, WriteNote
from stella.rules.moves import SubmitSlate as Submit
from tests.server.running import RunningServer
from tests.server.secrets_check import read_log, unapproved_texts

PUPILS = 3


async def test_what_waits_is_in_no_message_to_anybody_but_its_author_and_the_host(server: RunningServer) -> None:
    hosted = await server.client.open_room(opening="lesson", is_host=True, rounds=1)
    seats = [await server.client.sit_down(hosted.code, "") for _ in range(PUPILS)]
    heard: list[list[str]] = [[] for _ in range(PUPILS + 2)]
    async with AsyncExitStack() as stack:
        pupils = [
            await stack.enter_async_context(server.client.watch(seat.code, seat.token, overhear=heard[at].append))
            for at, seat in enumerate(seats)
        ]
        host = await stack.enter_async_context(
            server.client.watch(hosted.code, hosted.token, overhear=heard[PUPILS].append)
        )
        tv = server.client.watch(hosted.code, role=Role.TV, overhear=heard[PUPILS + 1].append)
        await stack.enter_async_context(tv)

        await pupils[0].do(ChangeSeat(name="Unapproved-name"))
        await pupils[0].do(WriteWords((("Unapproved-word",),)))
        await pupils[0].do(ChangeSeat(name="Approved-name"))
        await host.until(lambda t: any("Approved-name" in one.texts for one in t.waiting.others))
        name = next(one for one in host.waiting.others if one.kind == "name")
        await host.do(ShowProposal(name.number))
        await host.do(StartGame())
        for pupil in pupils:
            await pupil.until(lambda t: t.table is not None)
        assert host.table
        card, other = host.table.table[:2]
        await pupils[0].do(MarkCards((card, other)))
        await pupils[0].do(WriteNote(card, "Approved-note"))
        await pupils[0].do(WriteNote(other, "Unapproved-note"))
        await host.until(lambda t: len(t.waiting.others) == 3)
        numbers = {one.texts[0]: one.number for one in host.waiting.others}
        await host.do(ShowProposal(numbers["Approved-note"]))
        await host.do(LeaveOut(numbers["Unapproved-note"]))
        for pupil in pupils:
            await pupil.do(Submit((card, other)))
        await pupils[1].until(lambda t: t.table is not None and t.table.step == "reveal")

    texts = unapproved_texts(await read_log(server.data, hosted.code))
    assert {"Unapproved-name", "Unapproved-word", "Unapproved-note"} <= texts
    for at in (1, 2, PUPILS + 1):
        assert [text for text in texts if text in "".join(heard[at])] == []
        assert "Approved-note" not in "".join(heard[at])  # nobody has pointed at its picture
        assert "Approved-name" in "".join(heard[at])
    assert all(text in "".join(heard[PUPILS]) for text in texts)
