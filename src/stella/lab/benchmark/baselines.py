"""Simple agents for the benchmark: chance, popularity, bots, the sentence encoder, and an oracle."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from stella.bots import CHARACTERS, LEVELS, Bot, Knowledge
from stella.bots.bot import MIN_MARKS, THRESHOLD
from stella.bots.chance import uniform
from stella.bots.encoders import encoder_for
from stella.content.decks import Deck
from stella.content.words import WordList
from stella.lab.benchmark.answers import Answer
from stella.lab.benchmark.tables import Benchmark, Split, Table
from stella.rules.box import MAX_MARKS, TABLE, WordCard
from stella.rules.moves import SubmitSlate
from stella.rules.views import SeatView, Step, TableView, View

SEATS: Final = 5  # the agent and the four of the company
Answers = Mapping[str, Answer]


def baselines(benchmark: Benchmark, deck: Deck, words: WordList) -> Iterator[tuple[str, Answers]]:
    """Yield every baseline that can be computed here, with its answers to all tables."""
    tables = benchmark.tables
    yield "random", {table.id: at_random(table) for table in tables}
    popular = popularity(benchmark.of(Split.TRAIN))
    yield "greedy", {table.id: greedy(table, popular) for table in tables}
    knowledge, places = Knowledge(deck, words), {card.id: place for place, card in enumerate(deck.cards)}
    for level in LEVELS:
        answers = [by_bot(table, number, level, knowledge, places) for number, table in enumerate(tables)]
        yield f"bot {level}", {answer.table: answer for answer in answers}
    yield "oracle", {table.id: knowing_all(table) for table in tables}
    encoded = by_encoder(tables, deck, words, places)
    if encoded:
        yield "encoder", encoded


def at_random(table: Table) -> Answer:
    """Answer by chance: any order, any number of marks."""
    scores = tuple([uniform("random", table.id, field) for field in range(TABLE)])
    return Answer(table.id, scores, 1 + int(uniform("random", table.id) * MAX_MARKS))


def knowing_all(table: Table) -> Answer:
    """Mark every card on the company's slates: an upper bound that no agent can reach by prediction."""
    shared = [sum(field in slate for slate in table.company.values()) for field in range(TABLE)]
    return Answer(table.id, tuple(map(float, shared)), min(sum(map(bool, shared)), MAX_MARKS))


def popularity(tables: Sequence[Table]) -> dict[str, float]:
    """Return how often the company marks each card, whatever the clue."""
    marked, laid = defaultdict[str, int](int), defaultdict[str, int](int)
    for table in tables:
        for field, card in enumerate(table.cards):
            laid[card] += len(table.company)
            marked[card] += sum(field in slate for slate in table.company.values())
    return {card: marked[card] / laid[card] for card in laid}


def greedy(table: Table, popular: Mapping[str, float]) -> Answer:
    """Mark as many as allowed, popular cards first. An unseen card counts as average."""
    usual = sum(popular.values()) / len(popular)
    return Answer(table.id, tuple([popular.get(card, usual) for card in table.cards]), MAX_MARKS)


def by_bot(table: Table, number: int, level: int, knowledge: Knowledge, places: Mapping[str, int]) -> Answer:
    """Answer like a bot of a level, with rotating characters. It points at its favourite cards first."""
    cards = tuple([places[card] for card in table.cards])
    bot = Bot(CHARACTERS[number % len(CHARACTERS)], level, f"benchmark:{table.id}", knowledge)
    laid = TableView(1, Step.ASSOCIATE, cards, WordCard("", table.clue), table.clue, 0, "", (0,) * SEATS)
    move = bot.choose(View(laid, SeatView(0, may=("submit_slate",))))
    marks = len(move.cards) if isinstance(move, SubmitSlate) else 1
    return Answer(table.id, tuple([bot.score(table.clue, card) for card in cards]), marks)


def by_encoder(tables: Sequence[Table], deck: Deck, words: WordList, places: Mapping[str, int]) -> Answers:
    """Answer by the sentence encoder, which reads the clue in the table's language and the cards' English texts.

    It was not trained on Bulgarian and Czech, so its answers there are uninformed. There are none without
    `stella[words]`.
    """
    encoder = encoder_for(deck, words)
    if encoder is None:
        return {}
    answers = {}
    for table in tables:
        fits = encoder.fits(words.plain(table.clue, table.language), table.language)
        scores = [0.0] * TABLE if fits is None else [sum(fits[places[card]]) / 4 for card in table.cards]
        count = sum(score > THRESHOLD[SEATS] for score in scores)
        answers[table.id] = Answer(table.id, tuple(scores), min(max(count, MIN_MARKS), MAX_MARKS))
    return answers
