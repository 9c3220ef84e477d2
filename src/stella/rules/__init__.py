"""The game itself, pure: it never reads a clock, a file or a random source, and never sends anything.

Four verbs carry it: `refusal` says why a move is refused now, `decide` turns a legal move into facts, `evolve` applies
one fact and never refuses, `view` shows what one seat may know. `play` does the first three in one step.
"""

from stella.rules.applying import evolve
from stella.rules.box import (
    Box,
    CannotStart,
    Colour,
    Player,
    Problem,
    Reference,
    Secret,
    WordCard,
    WordSource,
)
from stella.rules.engine import Played, Refused, deal, decide, play, refusal, replay
from stella.rules.facts import (
    BecameReady,
    CardPointed,
    CardsMarked,
    Fact,
    GameEnded,
    GameStarted,
    NumbersAnnounced,
    OtherWordAgreed,
    OtherWordAsked,
    OtherWordDeclined,
    Outcome,
    ReadinessTakenBack,
    RoundScored,
    RoundStarted,
    SeatScore,
    WordSwapped,
)
from stella.rules.game import Associating, Game, Over, Revealing, Scored
from stella.rules.legality import legal_moves
from stella.rules.moves import (
    AgreeToOtherWord,
    AskForOtherWord,
    BeReady,
    DeclineOtherWord,
    MarkCards,
    Move,
    NotReady,
    PointAt,
    SubmitSlate,
    UnmarkCards,
)
from stella.rules.refusals import Refusal
from stella.rules.showing import show, view
from stella.rules.start import start
from stella.rules.views import SeatView, Shown, Step, TableView, View

__all__ = [
    "AgreeToOtherWord",
    "AskForOtherWord",
    "Associating",
    "BeReady",
    "BecameReady",
    "Box",
    "CannotStart",
    "CardPointed",
    "CardsMarked",
    "Colour",
    "DeclineOtherWord",
    "Fact",
    "Game",
    "GameEnded",
    "GameStarted",
    "MarkCards",
    "Move",
    "NotReady",
    "NumbersAnnounced",
    "OtherWordAgreed",
    "OtherWordAsked",
    "OtherWordDeclined",
    "Outcome",
    "Over",
    "Played",
    "Player",
    "PointAt",
    "Problem",
    "ReadinessTakenBack",
    "Reference",
    "Refusal",
    "Refused",
    "Revealing",
    "RoundScored",
    "RoundStarted",
    "Scored",
    "SeatScore",
    "SeatView",
    "Secret",
    "Shown",
    "Step",
    "SubmitSlate",
    "TableView",
    "UnmarkCards",
    "View",
    "WordCard",
    "WordSource",
    "WordSwapped",
    "deal",
    "decide",
    "evolve",
    "legal_moves",
    "play",
    "refusal",
    "replay",
    "show",
    "start",
    "view",
]
