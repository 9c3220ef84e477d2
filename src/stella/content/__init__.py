"""What a game is played with: decks, word lists, languages and messages; it knows no rule of the game."""
