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

## Why a room refuses a command.

refusal-not-seated = Du hast in diesem Raum keinen Platz.
refusal-not-host = Das kann nur, wer den Raum leitet.
refusal-room-full = Alle Plätze sind besetzt.
refusal-seat-taken = Diese Farbe hat schon jemand.
refusal-no-such-seat = Dort sitzt niemand.
refusal-name-not-usable = Wähle einen Namen mit 1 bis 24 Zeichen.
refusal-name-taken = Hier heißt schon jemand so.
refusal-language-unknown = Diese Sprache kann das Spiel noch nicht.
refusal-game-running = Hier läuft gerade ein Spiel. Du kannst zuschauen.
refusal-no-game = Hier läuft gerade kein Spiel.
refusal-game-not-over = Das Spiel ist noch nicht zu Ende.
refusal-unknown-character = Diese Figur kennt das Haus nicht.
refusal-unknown-deck = Diesen Kartenstapel gibt es hier nicht.
refusal-word-not-usable = Ein Wort hat 1 bis 40 Zeichen.
refusal-too-many-words = Alle zehn leeren Karten sind beschrieben.
refusal-seat-not-away = Gib noch etwas Zeit.
refusal-nobody-waits = Auf diesen Platz wartet gerade niemand.
refusal-no-stand-in = Du spielst deinen Platz selbst.
refusal-no-clock = Es läuft keine Uhr.
refusal-not-your-slate = Du kannst nur deine eigenen angekreuzten Karten ordnen.

## What can go wrong on the way.

error-internal = Hier ist etwas schiefgegangen. Nichts ist verloren; versuch es noch einmal.
error-bad-request = Diese Anfrage ergibt hier keinen Sinn.
error-forbidden = Diese Seite darf hier nicht herein.
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-too-large = Das ist zu groß.
error-slow-down = Das ging zu schnell. Warte einen Moment.
error-try-again = Der Server holt kurz Luft. Versuch es gleich noch einmal.
error-no-such-room = Zu diesem Code gibt es keinen Raum. Prüf ihn und versuch es noch einmal.
error-no-such-record = Zu diesem Link gibt es kein beendetes Spiel.
error-ticket-void = Dieser Link wurde schon benutzt oder war nie gültig. Mach auf dem anderen Gerät einen neuen.
error-idle = Von dir kam nichts, deshalb wurde die Verbindung geschlossen.
error-bad-message = Der Server hat diese Nachricht nicht verstanden.
error-not-text = Der Server versteht nur Text.
error-hello-first = Sag zuerst Hallo.
error-old-client = Das Spiel wurde aktualisiert. Lade die Seite neu.
error-too-slow = Deine Verbindung ist gerade zu langsam für das Spiel.
error-restarting = Der Server startet neu. Das Spiel geht gleich weiter.
error-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät.
error-seat-removed = Du hast in diesem Raum keinen Platz mehr.
error-unknown-emoji = Diese Reaktion gibt es hier nicht.

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
