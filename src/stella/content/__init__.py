"""The materials of a game: decks, word lists, languages and messages. It does not depend on the rules."""
