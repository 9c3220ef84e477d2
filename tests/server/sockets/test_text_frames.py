"""Text frames: the shortcut agrees with the library, and fragments give the same text wherever they are split."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from stella.server.sockets.text_frames import (
    Fragments,
    TooManyFragments,
    is_utf8,
    is_whole_pong,
    size_on_wire,
    text_frame,
    whole_text,
)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_text_frame_is_what_the_library_would_send(length: int) -> None:
    payload = b"x" * length

    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def parts(payload: bytes, cuts: list[int]) -> list[Frame]:
    places = sorted(place % (len(payload) + 1) for place in cuts)
    pieces = [payload[start:end] for start, end in zip([0, *places], [*places, len(payload)], strict=True)]
    return [
        Frame(Opcode.CONT if number else Opcode.TEXT, piece, fin=number == len(pieces) - 1)
        for number, piece in enumerate(pieces)
    ]


@given(st.text("aé☃🂡", max_size=60), st.lists(st.integers(0, 200), max_size=9))
def test_any_cutting_of_a_text_gives_the_same_text(text: str, cuts: list[int]) -> None:
    fragments = Fragments(64)
    *before, last = [fragments.add(frame) for frame in parts(text.encode(), cuts)]

    assert last == text.encode()
    assert before == [None] * len(before)


@given(st.binary(max_size=30), st.lists(st.integers(0, 200), max_size=5))
def test_what_is_no_text_in_one_piece_is_none_in_several(payload: bytes, cuts: list[int]) -> None:
    fragments = Fragments(64)
    try:
        heard = [fragments.add(frame) for frame in parts(payload, cuts)][-1]
    except UnicodeDecodeError:
        heard = None

    assert (heard == payload) is is_utf8(payload)


def test_a_message_may_have_so_many_fragments() -> None:
    fragments = Fragments(3)
    for _ in range(3):
        fragments.add(Frame(Opcode.TEXT, b"x", fin=False))

    with pytest.raises(TooManyFragments):
        fragments.add(Frame(Opcode.CONT, b"x"))


def read_by_the_library(segment: bytes) -> tuple[list[object], list[bytes]]:
    ws = ServerProtocol(state=State.OPEN, max_size=MOST)
    ws.receive_data(segment)
    return list(ws.events_received()), ws.data_to_send()


MOST = 4096
payloads = st.binary(max_size=140) | st.integers(120, 5000).map(bytes)
frames = st.builds(Frame, st.sampled_from(Opcode), payloads, fin=st.booleans())


@given(frames, st.booleans(), st.binary(max_size=3), st.integers(0, 3))
def test_a_whole_text_is_what_the_library_reads(frame: Frame, mask: bool, more: bytes, cut: int) -> None:
    assume(frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) or (frame.fin and len(frame.data) <= 125))
    sent = frame.serialize(mask=mask)
    segment = sent[: len(sent) - cut] + more

    text = whole_text(segment, MOST)

    if text is not None:
        assert read_by_the_library(segment) == ([Frame(Opcode.TEXT, text)], [])
    elif frame.opcode is Opcode.TEXT and frame.fin and mask and segment == sent:
        assert len(frame.data) > MOST
    if is_whole_pong(segment):
        [pong], replies = read_by_the_library(segment)
        assert isinstance(pong, Frame)
        assert (pong.opcode, replies) == (Opcode.PONG, [])
    else:
        assert not (frame.opcode is Opcode.PONG and mask and segment == sent)


def test_a_length_in_more_bytes_than_it_needs_is_left_to_the_library() -> None:
    segment = b"\x81\xfe\x00\x02" + bytes(4) + b"xy"

    assert whole_text(segment, MOST) is None


@given(st.sampled_from([Opcode.TEXT, Opcode.BINARY]), st.integers(0, 70_000))
def test_the_size_of_a_frame_is_what_it_took(opcode: Opcode, length: int) -> None:
    frame = Frame(opcode, b"x" * length)

    assert size_on_wire(frame) == len(frame.serialize(mask=True))
