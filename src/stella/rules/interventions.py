"""Interventions in a game that are not a player's move. They never change a game: they return the fact."""

from stella.rules.facts import GameEnded, NoteHidden
from stella.rules.game import Game, Over


def hide_note(game: Game, round_number: int, seat: int, card: int) -> NoteHidden | None:
    """Return the fact that hides a public note, or None if there is no such note."""
    played = game.round.played
    if 1 <= round_number <= len(played):
        notes = played[round_number - 1].notes
    else:
        notes = game.public_notes() if round_number == game.round.number else ()
    is_there = any((note.card, note.seat) == (card, seat) for note in notes)
    return NoteHidden(round_number, seat, card) if is_there else None


def end_early(game: Game) -> GameEnded | None:
    """Return the fact that ends a game early, without winners, or None if the game is over."""
    if isinstance(game.phase, Over):
        return None
    return GameEnded(game.totals, (), game.round.start.secret, is_early=True)
