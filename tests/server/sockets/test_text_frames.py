"""Text frames: the shortcut says what the library says, and fragments give the same text however they are cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from stella.server.sockets.text_frames import Fragments, TooManyFragments, is_utf8, text_frame


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
