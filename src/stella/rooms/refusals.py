"""Why a room refuses a command. The rules' own refusals pass through unchanged."""

from enum import StrEnum

from stella.rules.refusals import Refused

RoomRefused = Refused
"""What a room raises is what everything else raises."""


class RoomRefusal(StrEnum):
    """Why a room refused a command. The values are part of the protocol."""

    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    ROOM_FULL = "room_full"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NAME_NOT_USABLE = "name_not_usable"
    NAME_TAKEN = "name_taken"
    LANGUAGE_UNKNOWN = "language_unknown"
    GAME_RUNNING = "game_running"
    NO_GAME = "no_game"
    GAME_NOT_OVER = "game_not_over"
    UNKNOWN_CHARACTER = "unknown_character"
    UNKNOWN_DECK = "unknown_deck"
    UNKNOWN_OPENING = "unknown_opening"
    WORD_NOT_USABLE = "word_not_usable"
    TOO_MANY_WORDS = "too_many_words"
    KEPT_OUT = "kept_out"
    ROOM_LOCKED = "room_locked"
    HOST_IS_HERE = "host_is_here"
    HEIR_MUST_WAIT = "heir_must_wait"
    TICKET_VOID = "ticket_void"
    ENOUGH_TIME = "enough_time"
    SEAT_NOT_AWAY = "seat_not_away"
    NOBODY_WAITS = "nobody_waits"
    NO_STAND_IN = "no_stand_in"
    NO_CLOCK = "no_clock"
    NOT_YOUR_SLATE = "not_your_slate"
    WORD_ALREADY_PLAYED = "word_already_played"
    CHANCE_NOT_SEALED = "chance_not_sealed"
    CHANCE_ALREADY_ADDED = "chance_already_added"
    NOTES_ARE_OFF = "notes_are_off"
    NO_SUCH_NOTE = "no_such_note"
    SEAT_NOT_FREE = "seat_not_free"
    SEAT_FULL = "seat_full"
    CLOCK_PAUSED = "clock_paused"
    CLOCK_NOT_PAUSED = "clock_not_paused"
