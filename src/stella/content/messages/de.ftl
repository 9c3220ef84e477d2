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
refusal-not-host = Das kann nur der Gastgeber.
refusal-room-full = Alle Plätze sind besetzt.
refusal-seat-taken = Diese Farbe hat schon jemand.
refusal-no-such-seat = Dort sitzt niemand.
refusal-name-not-usable = Wähle einen Namen mit 1 bis 24 Zeichen.
refusal-name-taken = Hier heißt schon jemand so.
refusal-language-unknown = Diese Sprache kann das Spiel noch nicht.
refusal-game-running = Hier läuft gerade eine Partie. Du kannst zuschauen.
refusal-no-game = Hier läuft gerade keine Partie.
refusal-game-not-over = Die Partie ist noch nicht zu Ende.
refusal-unknown-character = Diese Figur kennt das Haus nicht.
refusal-unknown-deck = Dieses Deck gibt es hier nicht.
refusal-word-not-usable = Ein Wort hat 1 bis 40 Zeichen.
refusal-too-many-words = Alle zehn leeren Karten sind beschrieben.
refusal-seat-not-away = Lass der Person noch etwas Zeit.
refusal-nobody-waits = Auf diese Person wartet gerade niemand.
refusal-no-stand-in = Auf deinem Platz spielst du selbst.
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
error-no-such-record = Zu diesem Link gibt es keine beendete Partie.
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

## The web client: the door.

motto = Ein Wort, fünfzehn Bilder. Wer sieht, was du siehst?
language = Sprache
table-code = Tischcode
check-the-code = Prüf die Buchstaben und Ziffern.
sit-down = Hinsetzen
watch = Zuschauen
just-watch = Nur zuschauen
or = oder
new-table = Neuen Tisch aufmachen
light-the-table = Tisch aufmachen
play-with-bots = Mit Bots spielen
learn-in-ninety-seconds = In 90 Sekunden lernen
continue-at = Mein Spiel fortsetzen ({ $code })
rules = Spielregeln
guest = Gast
your-name = Dein Name
back = Zurück
begin = Los geht’s
save = Speichern
close = Schließen
reload = Neu laden
try-again = Noch einmal versuchen
to-the-door = Zum Eingang

## Errors with a way out.

server-gone = Der Server antwortet nicht
server-gone-explained = Schau nach, ob er läuft und ob du im selben Netz bist, und versuch es noch einmal.
server-does-not-answer = Der Server lässt noch auf sich warten …
server-updated = Stella wurde aktualisiert.
reconnecting = Verbinde neu … deine Kreuze sind sicher.
no-such-page = Hier ist nichts
no-such-table = Den Tisch { $code } gibt es nicht
no-such-table-explained = Schau dir den Code noch einmal an oder mach einen neuen Tisch auf.
no-such-record = Diese Partie gibt es nicht
table-full = Dieser Tisch ist voll
game-runs = Hier wird schon gespielt
watch-instead = Du kannst zuschauen.
seat-moved = Dein Platz ist auf einem anderen Gerät
seat-gone = Du hast hier keinen Platz mehr
back-to-this-table = Zurück an diesen Tisch
ticket-void = Dieser Link ist schon benutzt
hand-over = Auf anderem Gerät weiterspielen
hand-over-open = Öffne diesen Link auf dem anderen Gerät:
hand-over-explained = Dein Platz zieht auf dieses Gerät um, das andere gibt ihn frei.
take-seat-here = Hier weiterspielen

## The lobby.

sit-down-at = Setz dich an Tisch { $code }
your-lantern = Deine Laterne
your-seat = Dein Platz
change-seat = Namen oder Laterne ändern
colour-orange = Orange, Sonne
colour-pink = Rosa, Herz
colour-blue = Blau, Tropfen
colour-purple = Lila, Mond
colour-green = Grün, Tanne
colour-yellow = Gelb, Drachen
around-the-table = Am Tisch
free-seat = Freier Platz
host = Gastgeber
bot = Bot
you = du
away = Nicht da
make-host = Zum Gastgeber machen
ask-to-get-up = { $name } bitten aufzustehen
add-a-bot = Bot dazusetzen
how-well = Wie gut sollen sie raten?
level-1 = Verträumt
level-2 = Aufmerksam
level-3 = Scharfsinnig
level-4 = Unheimlich
invite = Einladen
invitation = Spiel mit uns Stella! Der Tisch heißt { $code }.
scan-or-type = Scannen oder Code eintippen
share-link = Link teilen
link-copied = Der Link ist kopiert.
copy-link = Link kopieren
qr-of = QR-Code für { $link }
join-with = Mitspielen mit
options = Einstellungen
words-from = Hinweiswörter
words-drawn = Aus der Schachtel
words-discovery = Einstiegswörter
words-custom-mixed = Mit individuellen
words-custom-first = Erst individuelle
words-only-custom = Nur individuelle
first-time = Zum ersten Mal zusammen?
use-discovery = Nehmt die Einstiegswörter
own-words = Individuelle Wörter
own-words-count = { $count } von 10 Karten
own-words-explained = Beschrifte leere Wortkarten mit je einem oder zwei Wörtern. Niemand sieht sie, bevor sie aufgedeckt werden.
word = Wort
other-word = Anderes Wort
word-top = Karte { $card }, Wort
word-bottom = Karte { $card }, anderes Wort
clock-associate = Zeit zum Ankreuzen
clock-point = Zeit zum Zeigen
clock-none = Ohne Uhr
clock-seconds = { $seconds } s
deck = Bilder
public-table = Offen für alle
players-missing = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
players-here = { $count ->
    [one] Eine Person am Tisch.
   *[other] { $count } Personen am Tisch.
}
waiting-for-host = Der Gastgeber startet die Partie.

## The table.

menu = Menü
board = Bilder auf dem Tisch
clue = Hinweiswort
round-of = Runde { $round } von IV
step-associate = Das Verbinden
step-announce = Die Ankündigung
step-reveal = Die Enthüllung
step-score = Die Punktwertung
place = Reihe { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Von dir angekreuzt.
mark = Ankreuzen
mark-this = Dieses Bild ankreuzen
marked = Angekreuzt
enlarge-picture = Vergrößern: { $title }
previous-picture = Voriges Bild
next-picture = Nächstes Bild
tip-associate = Kreuze 1 bis 10 Bilder an, die zum Hinweiswort passen. Deine Kreuze siehst nur du.
tip-slate = Auf dem Fernseher sind die Bilder groß. Tippe an, was zum Hinweiswort passt; halte eins gedrückt, um es hier zu öffnen.
marked-of-ten = { $count } von 10 Kreuzen gesetzt
of-ten = von 10
be-ready = Ich bin bereit
not-ready = Doch noch ändern
ready = Bereit
still-looking = Überlegt noch
waiting-for = { $count ->
    [0] Alle sind bereit.
    [one] Wir warten noch auf eine Person.
   *[other] Wir warten noch auf { $count } Personen.
}
waiting-for-names = Wir warten noch auf { $names }.
ask-for-other-word = Anderes Wort vorschlagen
other-word-asked = { $name } möchte das andere Wort.
other-word-agreed = Dafür: { $count } von { $of }. Alle Kreuze würden gelöscht.
agree-to-other-word = Anderes Wort nehmen
keep-this-word = Wort behalten
time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
more-time = Mehr Zeit
has-stand-in = Vertretung spielt
ask-for-stand-in = Vertretung holen
stand-in-plays = Eine Vertretung spielt gerade für dich.
take-seat-back = Ich bin wieder da
fallen = Gestürzt
scout = Kundschafter
first-scout = Erster Kundschafter
in-the-dark = In der Dunkelheit
marked-count = { $count ->
    [one] Ein Kreuz
   *[other] { $count } Kreuze
}
stars-count = { $count ->
    [one] Ein Stern
   *[other] { $count } Sterne
}
your-turn = Du bist dran
your-turn-point = Du bist Kundschafter: Zeig auf ein Bild, das du angekreuzt hast.
scout-chooses = { $name } ist Kundschafter und wählt ein Bild.
you-have-fallen = Du bist gestürzt. Für die anderen zählen deine Kreuze weiter.
point-here = Hierauf zeigen
point-at-this = Auf dieses Bild zeigen
choose-a-glowing-picture = Wähle ein leuchtendes Bild
points = { $name } zeigt
spark = Funke
super-spark = Super-Funke
fall = Sturz
go-on = Weiter
order-your-marks = Meine Kreuze ordnen
order-explained = Wenn du dran bist, wird von selbst auf das erste dieser Bilder gezeigt, das noch frei ist.
point-in-this-order = In dieser Reihenfolge zeigen
choose-myself = Ich wähle selbst
earlier = Früher: { $title }
later = Später: { $title }

## Announce, score and end.

how-many-marked = Wie viele Kreuze habt ihr?
someone-in-the-dark = { $name } ist in der Dunkelheit
you-in-the-dark = Du bist in der Dunkelheit
in-the-dark-explained = Allein auf der { $number }, der höchsten Zahl. Wer in der Dunkelheit stürzt, verliert von jedem Funken einen Stern.
nobody-in-the-dark = Niemand ist in der Dunkelheit
nobody-in-the-dark-explained = Die höchste Zahl, { $number }, haben mehrere.
on-to-reveal = Zur Enthüllung
after-round = Nach Runde { $round }
score-sheet = Punktetableau
player = Spieler
total = Summe
score-filled = Funken: { $sparks } × 2, Super-Funken: { $supers } × 3 Sterne.
score-dark-fallen = { $fields ->
    [0] In der Dunkelheit gestürzt: Es gibt keinen Stern zu löschen.
    [one] In der Dunkelheit gestürzt: Ein Stern wird gelöscht.
   *[other] In der Dunkelheit gestürzt: Auf jedem der { $fields } Felder wird ein Stern gelöscht.
}
score-dark-not-fallen = In der Dunkelheit, aber nicht gestürzt: Alles zählt.
score-fallen = Gestürzt: Die Sterne von vorher bleiben.
slate-of = Schreibtableau von { $name }: { $titles }
row-bottom-changes = Die untere Reihe wird ersetzt
row-middle-changes = Die mittlere Reihe wird ersetzt
row-top-changes = Die obere Reihe wird ersetzt
on-to-round = Weiter zu Runde { $round }
to-the-end = Wer gewinnt?
winner = { $name } gewinnt
winners = { $names } gewinnen gemeinsam
you-win = Du gewinnst
stars-in-all = { $count ->
    [one] Ein Stern in vier Runden
   *[other] { $count } Sterne in vier Runden
}
round-by-round = Runde für Runde
who-sees-alike = Wer sieht dasselbe
most-alike = { $count ->
    [one] { $a } und { $b } haben ein Kreuz gemeinsam.
   *[other] { $a } und { $b } haben { $count } Kreuze gemeinsam.
}
united = Hat euch vereint
divided = Hat euch entzweit
marked-by = Kreuze: { $count } von { $of }
play-again = Noch einmal
back-to-lobby = Plätze oder Einstellungen ändern
host-decides-again = Der Gastgeber entscheidet, ob ihr noch einmal spielt.
look-back = Rückschau
save-record = Partie speichern
verify = War alles fair?

## Replay.

replay = Rückschau
step-back = Ein Schritt zurück
step-on = Ein Schritt weiter
run = Abspielen
pause = Anhalten
step-of = Schritt { $step } von { $of }
whose-eyes = Wessen Blick
as-spectator = Als Zuschauer

## Menu and keys.

react = Reagieren
react-with = Mit { $emoji } reagieren
sound-on = Ton einschalten
sound-off = Ton ausschalten
pace = Tempo am Tisch
pace-normal = Normal
pace-calm = Gemütlich
pace-brisk = Zügig
pace-hand = Auf mein Zeichen
notify-me = Ruf mich, wenn ich dran bin
open-tv = Tisch auf dem Fernseher zeigen
open-tv-type = Gib am Fernseher diese Adresse ein:
open-in-new-tab = Hier in einem neuen Tab öffnen
get-up = Vom Tisch aufstehen
get-up-explained = In einer laufenden Partie spielt eine Vertretung für dich weiter.
keys = Tasten
key-arrows = Von Bild zu Bild gehen
key-enter = Bild ankreuzen oder darauf zeigen
key-space = Bild groß öffnen und schließen
key-ready = Bereit oder doch noch ändern
key-other-word = Anderes Wort vorschlagen
key-cards = Zu den Bildern
key-next = Weiter
key-score = Punktestand ansagen
key-menu = Menü
key-escape = Schließen
key-help = Diese Tasten

## Said to those who listen.

told-ready = { $name }: bereit.
told-not-ready = { $name } überlegt weiter.
told-other-word-declined = { $name } bleibt bei diesem Wort.
told-word-swapped = Das Hinweiswort ist jetzt: { $word }. Alle Kreuze sind gelöscht.
told-round = Runde { $round }. Das Hinweiswort: { $word }.
told-spark = { $name } zeigt auf „{ $title }“. Ein Funke mit { $names }.
told-super-spark = { $name } zeigt auf „{ $title }“. Ein Super-Funke mit { $names }.
told-fall = { $name } zeigt auf „{ $title }“. Sonst hat es niemand angekreuzt: ein Sturz.
told-scored = Die Runde ist gewertet. { $scores }.
told-ended = Die Partie ist zu Ende. Sieg für { $names }.

## The introduction.

end-introduction = Einführung beenden
learn-mark = Ankreuzen.
learn-mark-text = Das Hinweiswort ist „{ $clue }“. Kreuze die beiden leuchtenden Bilder an, sie passen dazu.
learn-mark-other = Gut.
learn-mark-other-text = Jetzt das andere leuchtende Bild. Du willst sehen, was auch andere sehen.
learn-own = Deins.
learn-own-text = Kreuze noch ein Bild an, das für dich zu „{ $clue }“ passt.
learn-ready = Genug?
learn-ready-text = Mehr Kreuze können mehr Sterne bringen, aber auch einen Sturz. Sag, dass du bereit bist.
learn-wait = Bereit.
learn-wait-text = Wenn alle Laternen leuchten, stehen die Kreuze fest.
learn-announce = Ankündigen.
learn-announce-text = Alle sagen, wie viele Bilder sie angekreuzt haben. Welche, bleibt geheim.
learn-dark = Die Dunkelheit.
learn-dark-text = Wer allein die höchste Zahl hat, dessen Laterne wird dunkel. Ein Sturz kostet dann von jedem Funken einen Stern.
learn-point = Du bist Kundschafter.
learn-point-text = Zeig auf das Bild mit der Hand. Haben andere es auch angekreuzt?
learn-point-again = Wieder du.
learn-point-again-text = Zeig jetzt auf dieses hier.
learn-point-own = Dein eigenes Bild.
learn-point-own-text = Passen geht nicht: Zeig darauf. Wer sieht es wie du?
learn-crosses = Wer noch?
learn-crosses-text = Jedes Kreuz ist jemand, der dieses Bild auch angekreuzt hat.
learn-watch = Enthüllen.
learn-watch-text = Reihum zeigen alle auf je ein Bild. Hast du es auch angekreuzt, bekommst du ebenfalls Sterne.
learn-spark = Ein Funke.
learn-spark-text = Drei oder mehr haben es angekreuzt: zwei Sterne für jeden von ihnen.
learn-super-spark = Ein Super-Funke!
learn-super-spark-text = Genau zwei haben es angekreuzt: drei Sterne für beide. Mehr geht nicht.
learn-fall = Ein Sturz.
learn-fall-text = Sonst hat es niemand: In dieser Runde kein Zeigen mehr und keine neuen Sterne. Die bisherigen bleiben.
learn-fallen = Du bist gestürzt.
learn-fallen-text = Deine Sterne bleiben, und deine Kreuze zählen weiter für die anderen.
learn-score = Das war eine Runde.
learn-score-text = Sterne sind Punkte. Nach vier Runden gewinnen die meisten Sterne.
learn-score-dark-text = Sterne sind Punkte. { $name } ist in der Dunkelheit gestürzt: ein Stern weniger für jeden Funken.
learn-done = Jetzt kannst du es.
learn-done-text = Ein Spiel hat vier solche Runden. Die meisten Sterne gewinnen.
recap-mark = Heimlich 1 bis 10 Bilder, die zum Hinweiswort passen.
recap-announce = Alle sagen, wie viele, aber nicht welche.
recap-spark = Drei oder mehr haben es: je zwei Sterne.
recap-super-spark = Genau zwei haben es: je drei Sterne.
recap-fall = Sonst hat es niemand: raus für diese Runde.
recap-dark = Allein mit der höchsten Zahl kostet ein Sturz von jedem Funken einen Stern.

## The rules on one sheet.

rules-title = Die Spielregeln
rules-aim = Worum es geht
rules-aim-1 = Fünfzehn Bilder liegen auf dem Tisch, dazu gibt es ein Wort. Kreuze an, was passt, und versuche zu sehen, was die anderen sehen.
rules-aim-2 = Drei bis sechs Leute spielen vier Runden. Die meisten Sterne gewinnen.
rules-setup = Aufbau
rules-setup-1 = Von 84 Bildkarten liegen 15 offen in drei Reihen zu fünf.
rules-setup-2 = Vier Wortkarten mit je zwei Wörtern werden gezogen. Für die erste Partie gibt es Einstiegs-Wortkarten, die leichteste zuerst.
rules-setup-3 = Der Erste Kundschafter wird ausgelost.
rules-associate-1 = Das obere Wort der Karte ist das Hinweiswort. Alle kreuzen heimlich 1 bis 10 passende Bilder an.
rules-associate-2 = Es gibt kein Zeitlimit, außer ihr spielt mit Uhr.
rules-associate-3 = Gefällt jemandem das Wort nicht, darf jeder das andere Wort der Karte vorschlagen. Alle Menschen am Tisch müssen zustimmen, bevor der Erste bereit ist, höchstens einmal je Runde. Die Kreuze werden dann gelöscht.
rules-associate-4 = Kreuze lassen sich ändern, bis alle bereit sind. Dann werden alle Schreibtableaus auf einmal gesperrt.
rules-announce-1 = Alle sagen, wie viele Bilder sie angekreuzt haben, aber nicht welche.
rules-announce-2 = Wer allein die höchste Zahl hat, ist in der Dunkelheit und dreht die Laterne auf die dunkle Seite.
rules-announce-3 = Haben zwei oder mehr die höchste Zahl, ist niemand in der Dunkelheit.
rules-reveal-1 = Der Kundschafter zeigt auf ein selbst angekreuztes Bild, auf das noch niemand gezeigt hat. Passen geht nicht.
rules-reveal-2 = Zwei oder mehr andere haben es angekreuzt: ein Funke. Der Kundschafter und alle mit Kreuz füllen 2 Sterne.
rules-reveal-3 = Genau eine andere Person hat es angekreuzt: ein Super-Funke. Beide füllen 3 Sterne.
rules-reveal-4 = Sonst hat es niemand: ein Sturz. Der Kundschafter füllt in dieser Runde keine Sterne mehr und ist nicht wieder Kundschafter.
rules-reveal-5 = Die Kreuze der Gestürzten zählen für die anderen weiter, bringen ihnen selbst aber keine Sterne.
rules-reveal-6 = Nach einem Bild ist im Uhrzeigersinn der Nächste dran. Wer gestürzt ist oder nichts mehr zum Zeigen hat, wird übersprungen.
rules-reveal-7 = Der Schritt endet, wenn niemand mehr zeigen kann.
rules-score-1 = Jeder gefüllte Stern ist ein Punkt.
rules-score-2 = In der Dunkelheit und nicht gestürzt: normale Wertung.
rules-score-3 = In der Dunkelheit und gestürzt: Von jedem deiner Funken und Super-Funken wird ein Stern gelöscht. Ein Funke zählt dann 1, ein Super-Funke 2.
rules-score-4 = Alle anderen behalten, was sie vor ihrem Sturz gefüllt haben.
rules-between = Zwischen den Runden
rules-between-1 = Die Figur des Ersten Kundschafters wandert im Uhrzeigersinn weiter.
rules-between-2 = Fünf Bilder werden ersetzt: nach Runde I die untere Reihe, nach II die mittlere, nach III die obere.
rules-between-3 = Die Schreibtableaus werden gewischt und alle Laternen leuchten wieder.
rules-end = Das Ende
rules-end-1 = Nach vier Runden werden die Punkte addiert. Die höchste Summe gewinnt; bei Gleichstand teilt ihr den Sieg.
