"""Checks how the table was laid (rules §2, §3.1, §7): players, pictures, word cards and first scouts."""

from itertools import pairwise

from stella.records.claims import demand
from stella.records.format import HandOver, Player, Record, Round
from stella.rules.box import BLANK_CARDS, MAX_WORD, ROW, TABLE, Box, WordSource
from stella.rules.chance import MAX_POPULATION

LONGEST_NAME = 40
"""Today's names are shorter. Older records with longer names stay valid."""


def check_laying(record: Record, box: Box | None) -> None:
    """Check the start of the game and of each round. With the box, check the words too."""
    demand(len(record.rounds) <= record.setup.rounds, "there are more rounds than the game has")
    _check_players(record)
    _check_hand_overs(record)
    _check_piles(record)
    for number, part in enumerate(record.rounds, 1):
        demand(part.number == number, "this is not the number of the round", number)
        _check_card(record, part)
        _check_table(record, part)
    for last, now in pairwise(record.rounds):
        _check_next(record, last, now)
    if box is not None:
        _check_box(record, box)


def _check_players(record: Record) -> None:
    for seat, player in enumerate(record.players):
        demand(player.name.strip() and len(player.name) <= LONGEST_NAME, "the name is empty or too long", seat=seat)
        _check_who(player, seat)
    demand(len({player.colour for player in record.players}) == len(record.players), "two seats have one colour")


def _check_who(who: Player | HandOver, seat: int) -> None:
    """Check that the player of a seat is unambiguous: a server bot has no team members and is not an agent."""
    named = all(name.strip() and len(name) <= LONGEST_NAME for name in who.members)
    demand(named, "the name of a member is empty or too long", seat=seat)
    demand(not who.is_bot or not (who.members or who.agent), "a bot has members, or is an agent", seat=seat)


def _check_hand_overs(record: Record) -> None:
    """Check that hand-overs are in order and happened at moments that the game reached."""
    moments = [(one.round, one.pointed) for one in record.hand_overs]
    demand(moments == sorted(moments), "the hand-overs are not in order")
    for one in record.hand_overs:
        is_name = one.name.strip() and len(one.name) <= LONGEST_NAME
        demand(is_name, "the name of who took the seat over is empty or too long", one.round, one.seat)
        _check_who(one, one.seat)
        demand(one.seat < len(record.players), "nobody sits where somebody took over", one.round, one.seat)
        has_come = one.round <= len(record.rounds) and one.pointed <= len(record.rounds[one.round - 1].pointings)
        demand(has_come, "the seat was taken over at a moment that never came", one.round, one.seat)


def _check_piles(record: Record) -> None:
    custom, source = record.custom_cards, record.source
    pictures, rounds = record.setup.pictures, record.setup.rounds
    demand(
        pictures <= record.deck.size <= MAX_POPULATION,
        f"the deck has {record.deck.size} cards, and the game needs {pictures}",
    )
    demand(record.words.size <= MAX_POPULATION - BLANK_CARDS, f"no word list has {record.words.size} cards")
    demand(len(custom) <= BLANK_CARDS, f"there are {len(custom)} custom cards, and {BLANK_CARDS} blank ones to fill")
    demand(all(card.is_custom for card in custom), "a custom card says that it is none")
    piles = {
        WordSource.DRAWN: record.words.size,
        WordSource.ONLY_CUSTOM: len(custom),
        WordSource.DISCOVERY: rounds,
        WordSource.TYPED: rounds,
        WordSource.CUSTOM_MIXED: record.words.size + len(custom),
        WordSource.CUSTOM_FIRST: record.words.size + len(custom),
    }
    if record.is_over:  # until then the custom cards are not public
        demand(piles[source] >= rounds, f"the word cards are {piles[source]}, and the game needs {rounds}")
    else:
        demand(not custom, "the custom cards are told before the end")
    may_have_custom = record.format < 3 or source not in (WordSource.DRAWN, WordSource.DISCOVERY, WordSource.TYPED)
    demand(may_have_custom or not custom, "there are custom cards, and none can be dealt")


def _check_card(record: Record, part: Round) -> None:
    card = part.card
    if record.source is WordSource.TYPED:
        _check_typed(record, part)
    if part.is_swapped:
        demand(card.bottom is not None, "the card has no other word to swap to", part.number)
        are_bots = [one.is_bot for one in record.players] + [one.is_bot for one in record.hand_overs]
        demand(not all(are_bots), "bots do not swap words", part.number)
    clue = card.bottom if part.is_swapped else card.top
    demand(part.clue == clue, f"the clue is '{part.clue}', and the card says '{clue}'", part.number)


def _check_typed(record: Record, part: Round) -> None:
    """Check a card that was typed in: nobody drew it, and only a round that has just begun waits for it."""
    card, number = part.card, part.number
    demand(record.format > 2, "clues were typed in before that was possible", number)
    demand(card.is_custom and card.id == f"typed-{number}", "the card was not typed in", number)
    words = (card.top,) if card.bottom is None else (card.top, card.bottom)
    are_words = all(word.strip() and len(word) <= MAX_WORD for word in words)
    is_awaited = words == ("",) and not part.slates
    demand(are_words or is_awaited, "a typed word is empty or too long", number)


def _check_table(record: Record, part: Round) -> None:
    demand(len(set(part.table)) == TABLE, "a card lies on the table twice", part.number)
    highest = max(part.table)
    demand(highest < record.deck.size, f"the deck has no card {highest}", part.number)
    demand(part.first_scout < len(record.players), "the first scout has no seat", part.number, part.first_scout)


def _check_next(record: Record, last: Round, now: Round) -> None:
    """Check what changes between two rounds (rules §7)."""
    expected = (last.first_scout + 1) % len(record.players)
    demand(now.first_scout == expected, f"the first scout is seat {expected}", now.number, now.first_scout)
    row = TABLE - ROW * last.number  # rules §7.3: round I replaces the bottom row
    kept = (*range(row), *range(row + ROW, TABLE))
    moved = [now.table[field] for field in kept if now.table[field] != last.table[field]]
    demand(not moved, f"card {moved[:1]} lies where the last round's card should have stayed", now.number)
    seen = {card for part in record.rounds[: last.number] for card in part.table}
    back = seen.intersection(now.table[row : row + ROW])
    demand(not back, f"a card that was on the table came back: {sorted(back)}", now.number)
    used = {part.card.id for part in record.rounds[: last.number]}
    demand(now.card.id not in used, f"word card '{now.card.id}' was used before", now.number)


def _check_box(record: Record, box: Box) -> None:
    deck, words = record.deck, record.words
    demand((deck.id, deck.hash, deck.size) == (box.deck.id, box.deck.hash, box.pictures), "this is another deck")
    same = (words.id, words.hash, words.size) == (box.words.id, box.words.hash, len(box.word_cards))
    demand(same, "this is another word list")
