"""Every code that a client can receive, its HTTP status and its sentence. The values never change."""

from enum import StrEnum
from typing import Literal, Self

Kind = Literal["refusal", "problem", "error"]


class Code(StrEnum):
    """Why something was refused or failed. It includes the refusals of the rules and of rooms."""

    status: int
    """The status over HTTP. On a socket, a code comes with `refused` or `goodbye`."""
    message: str
    """The id of its sentence in `content/messages`."""

    def __new__(cls, value: str, status: int = 409, kind: Kind = "refusal") -> Self:
        """Make a code from its value, its status, and the kind of message that has its sentence."""
        code = str.__new__(cls, value)
        code._value_ = value
        code.status = status
        code.message = f"{kind}-{value.replace('_', '-')}"
        return code

    # --- a move (rules/refusals.py)
    UNKNOWN_SEAT = "unknown_seat"
    GAME_OVER = "game_over"
    WRONG_STEP = "wrong_step"
    TOO_FEW_MARKS = "too_few_marks"
    TOO_MANY_MARKS = "too_many_marks"
    CARD_NOT_ON_TABLE = "card_not_on_table"
    CARD_TWICE = "card_twice"
    ALREADY_MARKED = "already_marked"
    CARD_NOT_MARKED = "card_not_marked"
    ALREADY_READY = "already_ready"
    NOT_READY = "not_ready"
    BOTS_DO_NOT_VOTE = "bots_do_not_vote"
    OTHER_WORD_CLOSED = "other_word_closed"
    OTHER_WORD_ALREADY_USED = "other_word_already_used"
    OTHER_WORD_NOT_POSSIBLE = "other_word_not_possible"
    OTHER_WORD_ALREADY_ASKED = "other_word_already_asked"
    OTHER_WORD_ALREADY_AGREED = "other_word_already_agreed"
    NO_OTHER_WORD_ASKED = "no_other_word_asked"
    YOU_HAVE_FALLEN = "you_have_fallen"
    NOT_YOUR_TURN = "not_your_turn"
    CARD_ALREADY_POINTED_AT = "card_already_pointed_at"
    NOTE_TOO_LONG = "note_too_long"
    NOTE_HIDDEN = "note_hidden"
    NO_CLUE_YET = "no_clue_yet"
    CLUE_NOT_USABLE = "clue_not_usable"

    # --- a command in a room (rooms/refusals.py), or beside it
    NOT_SEATED = "not_seated", 401
    NOT_HOST = "not_host"
    ROOM_FULL = "room_full"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NAME_NOT_USABLE = "name_not_usable"
    NAME_TAKEN = "name_taken"
    AGENT_NOT_USABLE = "agent_not_usable"
    LANGUAGE_UNKNOWN = "language_unknown"
    GAME_RUNNING = "game_running"
    NO_GAME = "no_game"
    GAME_NOT_OVER = "game_not_over"
    UNKNOWN_CHARACTER = "unknown_character"
    UNKNOWN_DECK = "unknown_deck", 404
    UNKNOWN_OPENING = "unknown_opening", 404
    WORD_NOT_USABLE = "word_not_usable"
    TOO_MANY_WORDS = "too_many_words"
    KEPT_OUT = "kept_out", 403
    ROOM_LOCKED = "room_locked"
    HOST_IS_HERE = "host_is_here"
    HEIR_MUST_WAIT = "heir_must_wait"
    TICKET_VOID = "ticket_void", 404
    ENOUGH_TIME = "enough_time"
    SEAT_NOT_AWAY = "seat_not_away"
    NOBODY_WAITS = "nobody_waits"
    NO_STAND_IN = "no_stand_in"
    NO_BOTS = "no_bots"
    NO_CLOCK = "no_clock"
    NOT_YOUR_SLATE = "not_your_slate"
    WORD_ALREADY_PLAYED = "word_already_played"
    CHANCE_NOT_SEALED = "chance_not_sealed"
    CHANCE_ALREADY_ADDED = "chance_already_added"
    NOTES_ARE_OFF = "notes_are_off"
    NO_SUCH_NOTE = "no_such_note"
    NO_SUCH_PROPOSAL = "no_such_proposal"
    SEAT_NOT_FREE = "seat_not_free"
    SEAT_FULL = "seat_full"
    NOT_THE_SPEAKER = "not_the_speaker"
    ANOTHER_MEMBER_POINTS = "another_member_points"
    CLOCK_PAUSED = "clock_paused"
    CLOCK_NOT_PAUSED = "clock_not_paused"
    NO_PHOTOS = "no_photos"
    NO_TYPED_CLUES = "no_typed_clues"
    NOT_ASKED = "not_asked"
    NUDGED_ALREADY = "nudged_already"
    ONLY_WATCHERS_MARK_ALONG = "only_watchers_mark_along"
    TOO_LATE_TO_MARK_ALONG = "too_late_to_mark_along"
    CROWD_FULL = "crowd_full"

    # --- today's table
    DAILY_IS_OFF = "daily_is_off", 404
    NO_SUCH_DAY = "no_such_day", 404
    SLATE_ALREADY_SENT = "slate_already_sent"
    SLATE_NOT_SENT = "slate_not_sent", 403
    DAY_FULL = "day_full"

    # --- the start of a game (rules/box.py)
    TOO_FEW_SEATS = "too_few_seats", 409, "problem"
    TOO_MANY_SEATS = "too_many_seats", 409, "problem"
    NAME_EMPTY = "name_empty", 409, "problem"
    NAME_TOO_LONG = "name_too_long", 409, "problem"
    COLOUR_TAKEN = "colour_taken", 409, "problem"
    DECK_TOO_SMALL = "deck_too_small", 409, "problem"
    TOO_FEW_WORD_CARDS = "too_few_word_cards", 409, "problem"
    TOO_MANY_CUSTOM_CARDS = "too_many_custom_cards", 409, "problem"
    WORD_EMPTY = "word_empty", 409, "problem"
    WORD_TOO_LONG = "word_too_long", 409, "problem"
    SEED_NOT_HEXADECIMAL = "seed_not_hexadecimal", 409, "problem"

    # --- everything else
    INTERNAL = "internal", 500, "error"
    BAD_REQUEST = "bad_request", 400, "error"
    FORBIDDEN = "forbidden", 403, "error"
    NOT_FOUND = "not_found", 404, "error"
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, "error"
    TOO_LARGE = "too_large", 413, "error"
    SLOW_DOWN = "slow_down", 429, "error"
    TRY_AGAIN = "try_again", 503, "error"
    NO_SUCH_ROOM = "no_such_room", 404, "error"
    NO_SUCH_RECORD = "no_such_record", 404, "error"
    BAD_MESSAGE = "bad_message", 400, "error"
    HELLO_FIRST = "hello_first", 400, "error"
    OLD_CLIENT = "old_client", 400, "error"
    RESTARTING = "restarting", 503, "error"
    SEAT_MOVED = "seat_moved", 409, "error"
    SEAT_REMOVED = "seat_removed", 409, "error"
    UNKNOWN_EMOJI = "unknown_emoji", 400, "error"
    UNKNOWN_FATE = "unknown_fate", 503, "error"
    DAMAGED = "damaged", 503, "error"
    TOO_NEW = "too_new", 503, "error"
    PUSH_NOT_USABLE = "push_not_usable", 400, "error"
    HOST_ONLY = "host_only", 403, "error"
    WRONG_PASSWORD = "wrong_password", 403, "error"
    TOO_MANY_DRAFTS = "too_many_drafts", 409, "error"
    NO_SUCH_DRAFT = "no_such_draft", 404, "error"
    DRAFT_CLOSED = "draft_closed", 409, "error"
    DECK_OF_WRONG_SIZE = "deck_of_wrong_size", 409, "error"
    DECK_EXISTS = "deck_exists", 409, "error"
    DECK_IN_USE = "deck_in_use", 409, "error"
    NO_SUCH_PHOTO = "no_such_photo", 404, "error"
    NOT_A_PICTURE = "not_a_picture", 400, "error"
    PICTURE_TOO_LARGE = "picture_too_large", 413, "error"
    PICTURE_TOO_SMALL = "picture_too_small", 400, "error"
    PICTURE_MOVES = "picture_moves", 400, "error"
    PICTURE_BROKEN = "picture_broken", 400, "error"
    PICTURE_TWICE = "picture_twice", 409, "error"
    DISK_FULL = "disk_full", 507, "error"
    DECK_ON_EVERY_NODE = "deck_on_every_node", 409, "error"
    ROOM_FORGOTTEN = "room_forgotten", 404, "error"
    ROUND_NOT_SCORED = "round_not_scored", 404, "error"
    NAME_AT_TABLE = "name_at_table", 409, "error"
    NO_SUCH_NAME = "no_such_name", 404, "error"
    PRINT_BUSY = "print_busy", 503, "error"
    NO_SUCH_PRINT = "no_such_print", 404, "error"
    WORD_NOT_PRINTABLE = "word_not_printable", 409, "error"
    TOO_MANY_WATCH = "too_many_watch", 503, "error"
