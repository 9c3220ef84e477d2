"""RFC 6455, case by case, on the pure reader and the builders."""

import pytest

from stella.server.sockets import frames
from stella.server.sockets.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    Binary,
    Broken,
    Closing,
    Event,
    FrameReader,
    Ping,
    Pong,
    Text,
    small_text,
    text_frame,
)
from tests.server.sockets.wire import frame

SNOWMAN = "☃ ñ 🂡".encode()


def read(*pieces: bytes) -> list[Event]:
    reader = FrameReader()
    return [event for piece in pieces for event in reader.feed(piece)]


def code_of(*pieces: bytes) -> int:
    last = read(*pieces)[-1]
    assert isinstance(last, Broken)
    return last.code


def test_the_example_of_the_rfc_is_read_as_hello() -> None:
    data = bytes([0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])

    assert read(data) == [Text(b"Hello")]
    assert small_text(data) == b"Hello"


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 124, 125, 126, 127, 4096, 16383, 16384])
def test_a_text_of_every_kind_of_length_is_read(length: int) -> None:
    payload = (b"abcdefg" * (length // 7 + 1))[:length]

    assert read(frame(TEXT, payload)) == [Text(payload)]


@pytest.mark.parametrize(
    ("payload", "most"),
    [(b"x" * 16385, 16384), (b"x" * 65535, 16384), (b"x" * 65536, 16384), (b"x" * 101, 100)],
    ids=["one byte more than 16 KiB", "65535 bytes", "65536 bytes", "a smaller limit"],
)
def test_a_message_beyond_the_limit_is_refused_by_its_head_alone(payload: bytes, most: int) -> None:
    head = frame(TEXT, payload)[: -len(payload)]

    assert FrameReader(most).feed(head)[-1] == Broken(frames.TOO_BIG, "the message is too big")


@pytest.mark.parametrize("length", [65535, 65536, 70000])
def test_a_larger_limit_lets_long_lengths_through(length: int) -> None:
    assert FrameReader(100_000).feed(frame(TEXT, b"x" * length)) == [Text(b"x" * length)]


def test_fragments_that_add_up_beyond_the_limit_are_refused() -> None:
    half = b"x" * 8192

    broken = code_of(
        frame(TEXT, half, is_final=False), frame(CONTINUATION, half, is_final=False), frame(CONTINUATION, b"x")
    )

    assert broken == frames.TOO_BIG


@pytest.mark.parametrize(
    "data",
    [
        b"\x81\xfe\x00\x7d" + b"\0" * 4,
        b"\x81\xfe\x00\x00" + b"\0" * 4,
        b"\x81\xff" + (125).to_bytes(8, "big"),
        b"\x81\xff" + (65535).to_bytes(8, "big"),
        b"\x81\xff" + (1 << 63).to_bytes(8, "big"),
    ],
    ids=["125 in 16 bits", "0 in 16 bits", "125 in 64 bits", "65535 in 64 bits", "the highest bit set"],
)
def test_a_length_that_is_not_written_as_the_rfc_says_is_refused(data: bytes) -> None:
    assert code_of(data) == frames.PROTOCOL_ERROR


def test_a_text_in_fragments_is_one_message() -> None:
    pieces = [frame(TEXT, b"o", is_final=False), frame(CONTINUATION, b"n", is_final=False), frame(CONTINUATION, b"e")]

    assert read(*pieces) == [Text(b"one")]
    assert read(b"".join(pieces)) == [Text(b"one")]


def test_a_binary_message_is_binary_in_fragments_too() -> None:
    assert read(frame(BINARY, b"\xff")) == [Binary(b"\xff")]
    assert read(frame(BINARY, b"\xff", is_final=False), frame(CONTINUATION, b"\xfe")) == [Binary(b"\xff\xfe")]


def test_empty_fragments_are_allowed() -> None:
    assert read(frame(TEXT, is_final=False), frame(CONTINUATION, b"a", is_final=False), frame(CONTINUATION)) == [
        Text(b"a")
    ]


def test_control_frames_may_come_between_fragments() -> None:
    events = read(
        frame(TEXT, b"a", is_final=False),
        frame(PING, b"there?"),
        frame(CONTINUATION, b"b", is_final=False),
        frame(PONG, b"here"),
        frame(CONTINUATION, b"c"),
    )

    assert events == [Ping(b"there?"), Pong(b"here"), Text(b"abc")]


def test_a_close_between_fragments_ends_everything() -> None:
    assert read(frame(TEXT, b"a", is_final=False), frame(CLOSE), frame(CONTINUATION, b"b")) == [
        Closing(frames.NO_STATUS, "")
    ]


def test_as_many_fragments_as_allowed_are_read_and_one_more_is_refused() -> None:
    first = frame(TEXT, b"a", is_final=False)
    middle = frame(CONTINUATION, b"b", is_final=False)

    assert FrameReader(most_fragments=3).feed(first + middle + frame(CONTINUATION, b"c")) == [Text(b"abc")]
    assert FrameReader(most_fragments=3).feed(first + middle + middle + frame(CONTINUATION, b"c")) == [
        Broken(frames.POLICY, "too many fragments")
    ]


def test_empty_fragments_without_end_are_refused() -> None:
    assert code_of(frame(TEXT, is_final=False) + frame(CONTINUATION, is_final=False) * 1000) == frames.POLICY


@pytest.mark.parametrize(
    "data",
    [
        frame(CONTINUATION, b"a"),
        frame(TEXT, b"a") + frame(CONTINUATION, b"b"),
        frame(TEXT, b"a", is_final=False) + frame(TEXT, b"b"),
        frame(TEXT, b"a", is_final=False) + frame(BINARY, b"b"),
    ],
    ids=["nothing to continue", "nothing left to continue", "a text inside a text", "binary inside a text"],
)
def test_fragments_out_of_order_are_refused(data: bytes) -> None:
    assert code_of(data) == frames.PROTOCOL_ERROR


@pytest.mark.parametrize("opcode", [TEXT, BINARY, PING, PONG, CLOSE])
def test_a_frame_without_a_mask_is_refused(opcode: int) -> None:
    assert code_of(frame(opcode, b"", mask=None)) == frames.PROTOCOL_ERROR


@pytest.mark.parametrize("reserved", [0x10, 0x20, 0x40, 0x70])
@pytest.mark.parametrize("opcode", [TEXT, PING])
def test_a_reserved_bit_is_refused_with_the_first_byte(opcode: int, reserved: int) -> None:
    assert code_of(frame(opcode, b"a", reserved=reserved)[:1]) == frames.PROTOCOL_ERROR


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_a_reserved_opcode_is_refused(opcode: int) -> None:
    assert code_of(frame(opcode, b"a")) == frames.PROTOCOL_ERROR


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_in_fragments_is_refused(opcode: int) -> None:
    assert code_of(frame(opcode, is_final=False)) == frames.PROTOCOL_ERROR


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_of_126_bytes_is_refused_by_its_head(opcode: int) -> None:
    assert code_of(frame(opcode, b"x" * 126)[:2]) == frames.PROTOCOL_ERROR


def test_a_ping_of_125_bytes_is_read() -> None:
    assert read(frame(PING, b"x" * 125)) == [Ping(b"x" * 125)]


@pytest.mark.parametrize("at", range(1, len(SNOWMAN)))
def test_text_may_be_cut_inside_a_character(at: int) -> None:
    assert read(frame(TEXT, SNOWMAN[:at], is_final=False), frame(CONTINUATION, SNOWMAN[at:])) == [Text(SNOWMAN)]


@pytest.mark.parametrize(
    "payload",
    [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x98", b"a\x80b"],
    ids=["no such byte", "overlong", "a surrogate", "beyond Unicode", "cut off", "a continuation alone"],
)
def test_text_that_is_not_utf_8_is_refused(payload: bytes) -> None:
    assert code_of(frame(TEXT, payload)) == frames.BAD_TEXT
    assert code_of(frame(TEXT, payload[:1], is_final=False) + frame(CONTINUATION, payload[1:])) == frames.BAD_TEXT
    assert small_text(frame(TEXT, payload)) is None


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 4999])
def test_a_close_code_that_may_be_sent_is_read(code: int) -> None:
    assert read(frame(CLOSE, code.to_bytes(2, "big") + "adiós".encode())) == [Closing(code, "adiós")]


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535])
def test_a_close_code_that_may_not_be_sent_is_refused(code: int) -> None:
    assert code_of(frame(CLOSE, code.to_bytes(2, "big"))) == frames.PROTOCOL_ERROR


def test_a_close_without_a_code_is_read_and_half_a_code_is_refused() -> None:
    assert read(frame(CLOSE)) == [Closing(frames.NO_STATUS, "")]
    assert code_of(frame(CLOSE, b"\x03")) == frames.PROTOCOL_ERROR


def test_a_close_reason_that_is_not_utf_8_is_refused() -> None:
    assert code_of(frame(CLOSE, b"\x03\xe8\xff")) == frames.BAD_TEXT


def test_nothing_is_heard_after_a_close_or_a_violation() -> None:
    assert read(frame(CLOSE) + frame(TEXT, b"late"), frame(TEXT, b"later")) == [Closing(frames.NO_STATUS, "")]
    assert len(read(frame(TEXT, b"a") + frame(3) + frame(TEXT, b"b"), frame(TEXT, b"c"))) == 2


def test_what_came_before_a_violation_is_heard() -> None:
    assert read(frame(TEXT, b"first") + frame(3))[0] == Text(b"first")


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"hello")[:-1],
        frame(TEXT, b"hello") + b"\x81",
        frame(TEXT, b"hello", is_final=False),
        frame(BINARY, b"hello"),
        frame(TEXT, b"hello", reserved=0x40),
        frame(TEXT, b"hello", mask=None),
        frame(TEXT, b"x" * 126),
        b"",
        b"\x81",
    ],
    ids=["cut off", "more follows", "a fragment", "binary", "reserved bit", "no mask", "long", "nothing", "one byte"],
)
def test_the_short_way_leaves_everything_unusual_to_the_thorough_one(data: bytes) -> None:
    assert small_text(data) is None


def test_the_short_way_is_open_only_between_messages() -> None:
    reader = FrameReader()
    pieces = [b"", frame(TEXT, b"a", is_final=False), frame(CONTINUATION, b"b"), b"\x81", frame(TEXT, b"c")[1:]]

    answers = [(reader.feed(piece), reader.is_between)[1] for piece in pieces]

    assert answers == [True, False, True, False, True]


@pytest.mark.parametrize(
    ("length", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65535, b"\x81\x7e\xff\xff"),
        (65536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_servers_text_frame_has_the_shortest_length_and_no_mask(length: int, head: bytes) -> None:
    assert text_frame(b"x" * length) == head + b"x" * length


def test_control_frames_are_built_as_the_rfc_shows_them() -> None:
    assert frames.ping_frame(b"Hello") == bytes([0x89, 0x05, *b"Hello"])
    assert frames.pong_frame(b"Hello") == bytes([0x8A, 0x05, *b"Hello"])
    assert frames.close_frame(1000, "bye") == b"\x88\x05\x03\xe8bye"
    assert frames.close_frame(frames.NO_STATUS) == b"\x88\x00"


def test_a_long_reason_is_cut_between_two_characters() -> None:
    built = frames.close_frame(1000, "ñ" * 100)

    assert len(built) <= 127
    assert built[4:].decode() == "ñ" * 61
