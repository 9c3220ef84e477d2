"""What no one thought of: any cutting of a stream, any garbage."""

from hypothesis import given
from hypothesis import strategies as st

from stella.server.sockets import frames
from stella.server.sockets.frames import Broken, Closing, Event, FrameReader, Text, small_text
from tests.server.sockets.wire import frame

MOST = 300
masks = st.binary(min_size=4, max_size=4)
control = st.builds(frame, st.sampled_from([frames.PING, frames.PONG]), st.binary(max_size=125), mask=masks)


@st.composite
def messages(draw: st.DrawFn) -> list[bytes]:
    """One valid message, in any number of frames, with control frames in between."""
    payload = draw(st.text("aé☃🂡", max_size=MOST // 4)).encode()
    cuts = sorted(draw(st.lists(st.integers(0, len(payload)), max_size=5)))
    parts = [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    wire = []
    for number, part in enumerate(parts):
        opcode = frames.CONTINUATION if number else frames.TEXT
        wire.append(frame(opcode, part, is_final=number == len(parts) - 1, mask=draw(masks)))
        wire += draw(st.lists(control, max_size=2))
    return wire


streams = st.lists(messages(), max_size=6).map(lambda several: b"".join(piece for one in several for piece in one))


def cut(data: bytes, cuts: list[int]) -> list[bytes]:
    places = sorted(place % (len(data) + 1) for place in cuts)
    return [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]


def heard(pieces: list[bytes]) -> list[Event]:
    """Read as a connection does: the short way where it is open, else the thorough one."""
    reader = FrameReader(MOST)
    events: list[Event] = []
    for piece in pieces:
        text = small_text(piece) if reader.is_between else None
        if text is not None:
            events.append(Text(text))
        else:
            events += reader.feed(piece)
        assert reader.held <= MOST + 131  # a control frame may wait beside a message
    return events


@given(streams, st.lists(st.integers(0, 10_000), max_size=30))
def test_any_cutting_of_a_valid_stream_gives_the_same_events(data: bytes, cuts: list[int]) -> None:
    whole = FrameReader(MOST).feed(data)

    assert heard(cut(data, cuts)) == whole
    assert not any(isinstance(event, Broken) for event in whole)


@given(streams)
def test_a_valid_stream_byte_by_byte_gives_the_same_events(data: bytes) -> None:
    assert heard([data[at : at + 1] for at in range(len(data))]) == FrameReader(MOST).feed(data)


@given(streams, st.binary(max_size=400), st.lists(st.integers(0, 10_000), max_size=10))
def test_garbage_ends_in_at_most_one_violation_and_is_never_held_beyond_the_limit(
    begin: bytes, garbage: bytes, cuts: list[int]
) -> None:
    events = heard(cut(begin + garbage, cuts))

    ends = [event for event in events if isinstance(event, Broken | Closing)]
    assert len(ends) <= 1
    assert not ends or events[-1] is ends[0]
    assert all(frames.is_close_code(event.code) for event in ends if isinstance(event, Broken))
    assert all(len(event.payload) <= MOST for event in events if isinstance(event, Text))


@given(st.integers(0, 255), st.integers(0, 255), st.binary(max_size=20))
def test_any_two_first_bytes_are_understood_or_refused(first: int, second: int, rest: bytes) -> None:
    events = heard([bytes([first, second]), rest])

    assert all(isinstance(event, tuple) for event in events)


@given(st.binary(max_size=200), masks)
def test_masking_twice_changes_nothing(payload: bytes, mask: bytes) -> None:
    assert frames.unmasked(frames.unmasked(payload, mask), mask) == payload
    assert frames.unmasked(payload, mask) == bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


@given(st.binary(max_size=200), masks)
def test_the_short_way_never_disagrees_with_the_thorough_one(payload: bytes, mask: bytes) -> None:
    data = frame(frames.TEXT, payload, mask=mask)
    text = small_text(data)

    assert text is None or FrameReader().feed(data) == [Text(text)]
