## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = You have no seat at this table.
refusal-game-over = The game is over.
refusal-wrong-step = That does not belong to this step of the round.
refusal-too-few-marks = Mark at least one card.
refusal-too-many-marks = You can mark ten cards at most.
refusal-card-not-on-table = That card is not on the table.
refusal-card-twice = The same card is there twice.
refusal-already-marked = You have already marked this card.
refusal-card-not-marked = You have no mark on this card.
refusal-already-ready = You are ready already.
refusal-not-ready = You are not ready yet.
refusal-bots-do-not-vote = Only people decide about the other word.
refusal-other-word-closed = Somebody is ready, so this word stays.
refusal-other-word-already-used = You are already playing with the other word.
refusal-other-word-not-possible = This word card has no other word.
refusal-other-word-already-asked = Somebody has already asked for the other word.
refusal-other-word-already-agreed = You have already agreed to the other word.
refusal-no-other-word-asked = Nobody has asked for the other word.
refusal-you-have-fallen = After your fall you point at no more cards this round.
refusal-not-your-turn = Another scout is pointing now.
refusal-card-already-pointed-at = Somebody has already pointed at this card.

## Why a game cannot start.

problem-too-few-seats = A game needs at least three players.
problem-too-many-seats = Six players at most can sit at a table.
problem-name-empty = Every player needs a name.
problem-name-too-long = A name has at most 40 characters.
problem-colour-taken = Somebody already plays with this colour.
problem-deck-too-small = This deck has too few picture cards for a game.
problem-too-few-word-cards = There are too few word cards for four rounds.
problem-too-many-custom-cards = There are only ten blank word cards.
problem-word-empty = A custom word needs at least one letter, digit or symbol.
problem-word-too-long = A custom word has at most 40 characters.
problem-seed-not-hexadecimal = The seed of a game is written with the digits 0 to 9 and the letters a to f.
