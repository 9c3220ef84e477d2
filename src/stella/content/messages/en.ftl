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

## Why a room refuses a command.

refusal-not-seated = You have no seat in this room.
refusal-not-host = Only the host can do that.
refusal-room-full = Every seat is taken.
refusal-seat-taken = Somebody already has that colour.
refusal-no-such-seat = Nobody sits there.
refusal-name-not-usable = Choose a name of 1 to 24 characters.
refusal-name-taken = Somebody here already has that name.
refusal-language-unknown = The game does not speak that language yet.
refusal-game-running = A game is running here. You can watch it.
refusal-no-game = No game is running here.
refusal-game-not-over = The game is not over yet.
refusal-unknown-character = The house does not know that character.
refusal-unknown-deck = That deck is not here.
refusal-word-not-usable = A word has 1 to 40 characters.
refusal-too-many-words = All ten blank cards are filled.
refusal-seat-not-away = Give them a little more time.
refusal-nobody-waits = Nobody is waiting for that seat.
refusal-no-stand-in = You are playing your seat yourself.
refusal-no-clock = No clock is running.
refusal-not-your-slate = You can only put your own marked cards in order.

## What can go wrong on the way.

error-internal = Something went wrong here. Nothing is lost; please try again.
error-bad-request = That request makes no sense here.
error-forbidden = This page may not come in here.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-too-large = That is too large.
error-slow-down = That was too fast. Wait a moment.
error-try-again = The server is catching its breath. Try again in a moment.
error-no-such-room = No room has this code. Check it and try again.
error-no-such-record = There is no finished game with this link.
error-ticket-void = This link was already used or never valid. Make a new one on the other device.
error-idle = Nothing was heard from you, so the line was closed.
error-bad-message = The server did not understand this message.
error-not-text = The server only understands text.
error-hello-first = Say hello first.
error-old-client = The game was updated. Reload the page.
error-too-slow = Your line is too slow for the game right now.
error-restarting = The server is starting again. The game goes on in a moment.
error-seat-moved = Your seat is now on another device.
error-seat-removed = You no longer have a seat in this room.
error-unknown-emoji = That reaction is not one of ours.

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
