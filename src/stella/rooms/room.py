"""The state of a room, immutable. It holds every secret: only `visibility` may convert it for a client."""

from msgspec import Struct, field

from stella.rooms.memory import Memory
from stella.rooms.openings import OPENINGS, ORDINARY, Opening
from stella.rooms.options import Options
from stella.rooms.proposals import Proposal, ProposalKind
from stella.rooms.views import Phase, Photo
from stella.rules.box import Agent, Bundle, Colour
from stella.rules.fields import ALL_SEATS, SEATS
from stella.rules.game import Associating, Game, Revealing

FIRST_STEP = (1, -1)  # the first round of a game, while it associates


class ServerPart(Struct, frozen=True, gc=False):
    """The server's part of the next draw, and the salt of its seal."""

    part: str
    salt: str


class Draw(Struct, frozen=True, gc=False):
    """A game that is about to begin: what determines its draws, the seal of that, and the deadline for parts."""

    bundle: Bundle
    seal: str
    until: int


def team_name(colour: Colour) -> str:
    """Return the name of a team that has chosen none. Clients show the colour in their language."""
    return colour.value.capitalize()


class Device(Struct, frozen=True, gc=False, omit_defaults=True):
    """A further device that holds a seat, for another person who plays it. All values but the name are hashes."""

    token: str
    address: str | None = None
    name: str = ""  # of the member of a team who plays with it


class Seat(Struct, frozen=True, gc=False, omit_defaults=True):
    """A taken seat. `token`, `ticket` and `address` are hashes. A seat with a character is a bot's.

    `token` is that of the first device that holds it. A shared seat has further `devices`.
    """

    colour: Colour
    name: str
    language: str
    token: str | None = None
    ticket: str | None = None
    ticket_until: int = 0
    character: str | None = None
    level: int | None = None
    has_stand_in: bool = False
    has_left: bool = False  # the person got up in a running game
    is_played_this_step: bool = False  # the clock ran out: the program plays this one step
    words: tuple[tuple[str, ...], ...] = ()
    order: tuple[int, ...] = ()
    chance: str | None = None  # what this seat's device added to the next draw,
    chance_seal: str | None = None  # and the seal that it published before
    address: str | None = None  # where its person sat down; compared only with other addresses in this room
    devices: tuple[Device, ...] = ()
    ticket_of: str | None = None  # the token that the ticket replaces; None: the first device's
    agent: Agent | None = None  # what it declared itself to be when it sat down
    member: str = ""  # who plays a team's seat with the first device; `name` is then the team's
    ready: tuple[str, ...] = ()  # the tokens of those in the team who are ready
    agreed: tuple[str, ...] = ()  # the tokens of those who let their games at this table be exported
    declined: tuple[str, ...] = ()  # and of those who do not
    wants_again: bool = False  # wishes for the next game, after one

    @property
    def tokens(self) -> tuple[str, ...]:
        """Return the hashes of the tokens of all devices that hold this seat."""
        first = () if self.token is None else (self.token,)
        return first + tuple([device.token for device in self.devices])

    @property
    def members(self) -> tuple[str, ...]:
        """Return the names of a team's members, in the order of their turns. A single person has none."""
        return (self.member, *[device.name for device in self.devices]) if self.member else ()

    def is_held_by(self, token: str) -> bool:
        """Return whether the device with this token holds the seat."""
        return self.token == token or (bool(self.devices) and token in self.tokens)

    @property
    def people(self) -> tuple[str, ...]:
        """Return one token per person who plays this seat; none for a bot or a program that declared itself."""
        if self.character is not None or self.agent is not None:
            return ()
        is_team = bool(self.member) or any(device.name for device in self.devices)
        return self.tokens if is_team else self.tokens[:1]

    @property
    def is_bot(self) -> bool:
        """Return whether this is a bot's seat."""
        return self.character is not None

    @property
    def is_played_by_program(self) -> bool:
        """Return whether the program plays this seat now."""
        return self.character is not None or self.has_stand_in or self.is_played_this_step


class Room(Struct, frozen=True, gc=False, omit_defaults=True):
    """One room at one moment. `version` counts the entries of its log, `moment` the public ones."""

    id: str
    code: str
    options: Options
    version: int = 0
    moment: int = 0
    phase: Phase = Phase.LOBBY
    host: Colour | None = None  # the seat of the host, if the host has one
    host_token: str | None = None  # hashed: of a host without a seat
    may_delete_from: int = 0  # milliseconds since 1970: until then the host, an heir, cannot delete anything
    seats: tuple[Seat, ...] = ()
    game: Game | None = None
    record: str | None = None
    opened_at: int = 0  # the version that opened the present game
    games: int = 0
    deadline: int | None = None
    is_paused: bool = False  # the host has stopped all clocks
    time_left: int | None = None  # milliseconds of the clock that was running when it was paused
    opening_name: str = field(default=ORDINARY.name, name="opening")
    is_code_hidden: bool = False  # no screen shows the code
    kept_out: tuple[str, ...] = ()  # hashed addresses
    chance: ServerPart | None = None  # of the coming game
    draw: Draw | None = None  # the coming game is about to begin
    memory: Memory = Memory()
    proposals: tuple[Proposal, ...] = ()  # texts that wait for the host, oldest first
    photos: tuple[Photo, ...] = ()  # of the real cards of the running game

    @property
    def opening(self) -> Opening:
        """Return the opening of the table."""
        return OPENINGS[self.opening_name]

    @property
    def next_opening(self) -> Opening:
        """Return the opening of the next game."""
        opening = self.opening
        return opening if self.phase is Phase.LOBBY or opening.then is None else OPENINGS[opening.then]

    def seat(self, colour: Colour | None) -> Seat | None:
        """Return the seat of a colour, if it is taken."""
        for seat in self.seats:
            if seat.colour == colour:
                return seat
        return None

    def number(self, colour: Colour | None) -> int | None:
        """Return a seat's number at the table."""
        for number, seat in enumerate(self.seats):
            if seat.colour == colour:
                return number
        return None

    def is_in_game(self, number: int | None) -> bool:
        """Return whether a seat is part of the current or starting game. Any other waits for the next one."""
        if self.draw is not None:
            return number is not None and number < len(self.draw.bundle.seats)
        return self.game is not None and number is not None and number < self.game.seats

    def holder(self, token: str, likely: int | None = None) -> int | None:
        """Return the number of the seat that a hashed token owns. `likely` is where it was found before."""
        seats = self.seats
        if likely is not None and likely < len(seats) and seats[likely].is_held_by(token):
            return likely
        for number, seat in enumerate(seats):
            if seat.is_held_by(token):
                return number
        return None

    def person(self, token: str) -> str | None:
        """Return the name of the person with a hashed token: in a team, the member's own name."""
        number = self.holder(token)
        if number is None:
            return None
        seat = self.seats[number]
        return seat.members[seat.tokens.index(token)] if seat.members else seat.name

    @property
    def has_host(self) -> bool:
        """Return whether the room has a host, with or without a seat."""
        return self.host is not None or self.host_token is not None

    def is_host(self, token: str | None) -> bool:
        """Return whether a hashed token owns a seat or is that of a host without one."""
        if self.host_token is not None:
            return self.host_token == token
        seat = self.seat(self.host) if self.host else None
        return seat is not None and token is not None and seat.token == token

    def waiting(self) -> list[tuple[Proposal, int]]:
        """Return the texts that wait for the host with their authors' seats, without notes whose mark is gone."""
        held = [(proposal, self.holder(proposal.token)) for proposal in self.proposals]
        return [(one, number) for one, number in held if number is not None and self._may_be_shown(one, number)]

    def _may_be_shown(self, proposal: Proposal, number: int) -> bool:
        if proposal.kind is not ProposalKind.NOTE:
            return True
        return self.is_in_game(number) and self.game is not None and proposal.card in self.game.slate(number)

    def is_known(self, token: str) -> bool:
        """Return whether a hashed token owns a seat or is that of a host without one."""
        return self.host_token == token or self.holder(token) is not None

    def unopened(self) -> list[int]:
        """Return the numbers of the seats whose part the draw waits for."""
        seats = self.draw.bundle.seats if self.draw else ()
        return [number for number, seat in enumerate(seats) if seat.seal and self.seats[number].chance is None]

    def awaited(self) -> tuple[int, ...]:
        """Return the numbers of the seats that the table waits for."""
        phase = self.game.phase if self.game else None
        if type(phase) is Revealing:
            return () if phase.scout is None else (phase.scout,)
        if type(phase) is Associating:
            if self.game and self.game.round.card.is_blank:
                return (self.game.round.first_scout,)
            return SEATS[ALL_SEATS[len(phase.marks)] & ~phase.ready]
        return ()

    def step(self) -> tuple[int, int]:
        """Return what the table waits for: the round, and how many cards were pointed at.

        -1: it associates; -2: it associates again, with the other word.
        """
        game = self.game
        if game is None:
            return 0, 0
        phase = game.phase
        if type(phase) is Revealing:
            return game.round.number, len(phase.pointed)
        return game.round.number, -2 if type(phase) is Associating and phase.is_swapped else -1

    def step_seconds(self) -> int | None:
        """Return the seconds of the current step's clock, if it has one."""
        phase = None if self.game is None else self.game.phase
        if type(phase) is Revealing:
            return self.options.point_seconds
        return self.options.associate_seconds if type(phase) is Associating else None

    @property
    def is_clock_due(self) -> bool:
        """Return whether the clock of this step has not started yet."""
        return self.deadline is None and not self.is_paused and self.step_seconds() is not None
