## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Du hast keinen Platz an diesem Tisch.
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-step = Das geht in diesem Schritt der Runde nicht.
refusal-too-few-marks = Setze mindestens ein Kreuz.
refusal-too-many-marks = Du kannst höchstens zehn Kreuze setzen.
refusal-card-not-on-table = Diese Bildkarte liegt nicht auf dem Tisch.
refusal-card-twice = Dieselbe Karte ist doppelt dabei.
refusal-already-marked = Auf dieser Karte hast du schon ein Kreuz.
refusal-card-not-marked = Auf dieser Karte hast du kein Kreuz.
refusal-already-ready = Du bist schon bereit.
refusal-not-ready = Du bist noch nicht bereit.
refusal-bots-do-not-vote = Über das andere Wort entscheiden nur Menschen.
refusal-other-word-closed = Jemand ist schon bereit, also bleibt es bei diesem Wort.
refusal-other-word-already-used = Ihr spielt schon mit dem anderen Wort.
refusal-other-word-not-possible = Auf dieser Wortkarte steht kein zweites Wort.
refusal-other-word-already-asked = Das andere Wort ist schon vorgeschlagen.
refusal-other-word-already-agreed = Du hast dem anderen Wort schon zugestimmt.
refusal-no-other-word-asked = Niemand hat das andere Wort vorgeschlagen.
refusal-you-have-fallen = Nach deinem Sturz zeigst du in dieser Runde auf keine Karte mehr.
refusal-not-your-turn = Gerade ist ein anderer Kundschafter dran.
refusal-card-already-pointed-at = Auf diese Karte wurde schon gezeigt.

## Why a game cannot start.

problem-too-few-seats = Eine Partie braucht mindestens drei Spieler.
problem-too-many-seats = An einem Tisch sitzen höchstens sechs Spieler.
problem-name-empty = Alle am Tisch brauchen einen Namen.
problem-name-too-long = Ein Name hat höchstens 40 Zeichen.
problem-colour-taken = Mit dieser Farbe spielt schon jemand.
problem-deck-too-small = Dieses Deck hat zu wenige Bildkarten für eine Partie.
problem-too-few-word-cards = Für vier Runden gibt es zu wenige Wortkarten.
problem-too-many-custom-cards = Es gibt nur zehn leere Wortkarten.
problem-word-empty = Ein individuelles Wort braucht mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
problem-word-too-long = Ein individuelles Wort hat höchstens 40 Zeichen.
problem-seed-not-hexadecimal = Der Startwert einer Partie besteht aus den Ziffern 0 bis 9 und den Buchstaben a bis f.
