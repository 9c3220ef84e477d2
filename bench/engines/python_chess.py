"""Random games of chess: `python python_chess.py SECS SEED`; needs the package `chess`."""

import random
from functools import partial

import chess
from timed import main


def playout(chance: random.Random) -> tuple[int, int, int]:
    """Play one game, at most 300 moves; return games, moves, points."""
    board, moves = chess.Board(), 0
    while not board.is_game_over() and moves < 300:
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return 1, moves, 0


if __name__ == "__main__":
    main(lambda seed: partial(playout, random.Random(seed)))
