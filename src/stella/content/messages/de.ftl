## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Du hast an diesem Tisch keinen Platz.
refusal-game-over = Die Partie ist zu Ende.
refusal-wrong-step = Das geht in diesem Schritt der Runde nicht.
refusal-too-few-marks = Setze mindestens ein Kreuz.
refusal-too-many-marks = Du kannst höchstens zehn Kreuze setzen.
refusal-card-not-on-table = Dieses Bild liegt nicht auf dem Tisch.
refusal-card-twice = Dasselbe Bild ist doppelt dabei.
refusal-already-marked = Dieses Bild hast du schon angekreuzt.
refusal-card-not-marked = Dieses Bild hast du nicht angekreuzt.
refusal-already-ready = Du hast schon gesagt, dass du bereit bist.
refusal-not-ready = Du hast noch nicht gesagt, dass du bereit bist.
refusal-bots-do-not-vote = Über das andere Wort stimmen Bots nicht ab.
refusal-other-word-closed = Jemand ist schon bereit, also bleibt es bei diesem Wort.
refusal-other-word-already-used = Ihr spielt schon mit dem anderen Wort.
refusal-other-word-not-possible = Auf dieser Wortkarte steht kein zweites Wort.
refusal-other-word-already-asked = Das andere Wort wurde schon vorgeschlagen.
refusal-other-word-already-agreed = Du hast dem anderen Wort schon zugestimmt.
refusal-no-other-word-asked = Niemand hat das andere Wort vorgeschlagen.
refusal-you-have-fallen = Du bist gestürzt und kannst in dieser Runde auf kein Bild mehr zeigen.
refusal-not-your-turn = Gerade ist jemand anders dran.
refusal-card-already-pointed-at = Auf dieses Bild hat schon jemand gezeigt.

## Why a room refuses a command.

refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-host = Das kann nur der Host.
refusal-room-full = Alle Plätze sind besetzt.
refusal-seat-taken = Diese Farbe hat schon jemand. Wähle eine andere.
refusal-no-such-seat = Dort sitzt niemand.
refusal-name-not-usable = Wähle einen Namen mit 1 bis 24 Zeichen.
refusal-name-taken = Hier heißt schon jemand so. Wähle einen anderen Namen.
refusal-agent-not-usable = Gib in lesbaren Zeichen an, welches Modell spielt.
refusal-language-unknown = Stella gibt es noch nicht in dieser Sprache.
refusal-game-running = Hier läuft gerade eine Partie. Du kannst zuschauen.
refusal-no-game = Hier läuft gerade keine Partie.
refusal-game-not-over = Die Partie ist noch nicht zu Ende.
refusal-unknown-character = Einen Bot mit diesem Namen gibt es nicht.
refusal-unknown-deck = Dieses Deck gibt es auf diesem Server nicht. Wähle ein anderes.
refusal-unknown-opening = Diese Art von Tisch kennt dieser Server nicht.
refusal-word-not-usable = Ein Wort muss 1 bis 40 Zeichen lang sein.
refusal-too-many-words = Alle zehn leeren Wortkarten sind beschrieben.
refusal-seat-not-away = Lass der Person noch etwas Zeit.
refusal-nobody-waits = Auf diese Person wartet gerade niemand.
refusal-no-stand-in = Für dich spielt gerade keine Vertretung.
refusal-no-clock = An diesem Tisch läuft keine Uhr.
refusal-not-your-slate = Du kannst nur Bilder ordnen, die du angekreuzt hast.
refusal-kept-out = Der Host hat dieses Gerät für diesen Tisch gesperrt.
refusal-room-locked = Der Host hat diesen Tisch für Neue geschlossen.
refusal-host-is-here = Der Host ist noch da, deshalb kann niemand anders übernehmen.
refusal-heir-must-wait = Du bist noch keinen Tag lang Host. Löschen kannst du erst morgen.
refusal-ticket-void = Dieser Link gilt nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
refusal-enough-time = Mehr Zeit geht nicht.

## What can go wrong on the way.

error-internal = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuche es noch einmal.
error-bad-request = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
error-forbidden = Anfragen von dieser Seite sind nicht erlaubt. Öffne Stella unter der Adresse des Servers.
error-not-found = Hier ist nichts. Prüfe die Adresse.
error-method-not-allowed = Das geht hier nicht. Lade die Seite neu.
error-too-large = Das ist zu groß. Versuche es mit etwas Kleinerem.
error-slow-down = Das ging zu schnell. Warte kurz und versuche es noch einmal.
error-try-again = Der Server holt kurz Luft. Versuche es gleich noch einmal.
error-no-such-room = Zu diesem Code gibt es keinen Tisch. Prüfe den Code und versuche es noch einmal.
error-no-such-record = Zu diesem Link gibt es keine beendete Partie. Prüfe den Link.
error-bad-message = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.
error-hello-first = Die Verbindung wurde nicht richtig aufgebaut. Lade die Seite neu.
error-old-client = Stella wurde aktualisiert. Lade die Seite neu.
error-restarting = Der Server startet neu. Gleich geht es weiter.
error-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät.
error-seat-removed = Der Host hat deinen Platz freigegeben oder neu besetzt. Du kannst zuschauen oder dich wieder hinsetzen.
error-unknown-emoji = Diese Reaktion gibt es hier nicht. Wähle eine andere.
error-unknown-fate = Vielleicht wurde das nicht gespeichert. Sieh gleich am Tisch nach.
error-damaged = Die Daten dieses Tisches sind beschädigt, deshalb lässt er sich nicht öffnen. Wer den Server betreibt, findet Näheres im Protokoll.
error-too-new = Eine neuere Version von Stella hat diesen Tisch gespeichert, und dieser Server kann ihn noch nicht lesen. Wer den Server betreibt, muss ihn aktualisieren.
error-push-not-usable = An diese Adresse lassen sich keine Benachrichtigungen senden. Schalte sie aus und wieder ein.
error-host-only = Das geht nur auf dem Rechner, auf dem der Server läuft, oder mit dem Serverpasswort.
error-wrong-password = Das ist nicht das Serverpasswort. Versuche es noch einmal.
error-too-many-drafts = Es werden gerade zu viele Decks erstellt. Stelle erst eins fertig.
error-no-such-draft = Dieses unfertige Deck gibt es nicht mehr. Lade die Seite neu und beginne von vorn.
error-draft-closed = Dieses Deck wird schon erstellt.
error-deck-of-wrong-size = Ein Deck hat 30 bis 500 Bilder. Füge Bilder hinzu oder entferne einige.
error-deck-exists = Ein Deck mit diesem Namen gibt es schon. Wähle einen anderen.
error-deck-in-use = Ein Tisch spielt mit diesem Deck. Wähle dort andere Bilder oder versuche es noch einmal, zehn Minuten nachdem alle gegangen sind.
error-not-a-picture = Das ist kein Bild im Format JPEG, PNG oder WebP. Wähle eine andere Datei.
error-picture-too-large = Dieses Bild ist zu groß: höchstens 16 MB und 60 Millionen Pixel. Nimm ein kleineres.
error-picture-too-small = Dieses Bild ist zu klein: Jede Seite braucht mindestens 64 Pixel. Nimm ein größeres.
error-picture-moves = Animierte Bilder gehen nicht. Nimm eins, das sich nicht bewegt.
error-picture-broken = Dieses Bild ist beschädigt und lässt sich nicht öffnen. Nimm ein anderes.
error-picture-twice = Dieses Bild ist schon im Deck.
error-disk-full = Der Speicher des Servers ist fast voll. Wer den Server betreibt, muss Platz schaffen.
error-deck-on-every-node = Dieser Server hat mehrere Knoten: Installiere das Deck mit „stella deck pack“ auf jedem davon.
push-daily = Der Tisch des Tages ist gedeckt
push-daily-explained = Ein Hinweiswort, fünfzehn Bilder, ein paar Minuten.
push-turn = Du bist dran
push-turn-explained = Tisch { $code } wartet auf dich.
push-game = Eine neue Partie beginnt
push-game-explained = An Tisch { $code } hat gerade eine Partie begonnen.

## Why a game cannot start.

problem-too-few-seats = Für eine Partie müsst ihr mindestens zu dritt sein.
problem-too-many-seats = An einem Tisch ist Platz für höchstens sechs.
problem-name-empty = Alle am Tisch brauchen einen Namen.
problem-name-too-long = Ein Name darf höchstens 24 Zeichen lang sein.
problem-colour-taken = Mit dieser Farbe spielt schon jemand.
problem-deck-too-small = Dieses Deck hat zu wenige Bilder für eine Partie.
problem-too-few-word-cards = Für diese Partie gibt es zu wenige Wortkarten. Füge welche hinzu oder wähle andere Hinweiswörter.
problem-too-many-custom-cards = Es gibt nur zehn leere Wortkarten.
problem-word-empty = Ein eigenes Wort braucht mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
problem-word-too-long = Ein eigenes Wort darf höchstens 40 Zeichen lang sein.
problem-seed-not-hexadecimal = Der Startwert einer Partie besteht aus den Ziffern 0 bis 9 und den Buchstaben a bis f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Ein Partyspiel um Bilder und Assoziationen für drei bis sechs Personen: ein Wort, fünfzehn Bilder. Wer sieht, was du siehst? Kostenlos im Browser, ohne Konto.

## The web client: the door.

motto = Ein Wort, fünfzehn Bilder. Wer sieht, was du siehst?
language = Sprache
table-code = Tischcode
check-the-code = Prüfe die Buchstaben und Ziffern.
sit-down = Platz nehmen
watch = Zuschauen
just-watch = Nur zuschauen
or = oder
or-alone = oder allein
new-table = Neuen Tisch eröffnen
light-the-table = Tisch eröffnen
play-with-bots = Mit Bots spielen
learn-in-ninety-seconds = In 90 Sekunden lernen
continue-at = Meine Partie fortsetzen ({ $code })
rules = Spielregeln
guest = Gast
your-name = Dein Name
back = Zurück
begin = Los geht’s
save = Speichern
close = Schließen
reload = Neu laden
try-again = Noch einmal versuchen
to-the-door = Zur Startseite
fact-players = 3 bis 6 Personen
fact-time = Etwa 20 Minuten
fact-account = Ohne Konto
open-tables = Offene Tische
seats-free = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
your-tables = Deine Tische
more-tables = Alle Tische zeigen

## Errors with a way out.

server-gone = Der Server antwortet nicht
server-gone-explained = Prüfe, ob er läuft und ob du im selben Netz bist, und versuche es noch einmal.
server-does-not-answer = Der Server lässt noch auf sich warten …
server-updated = Stella wurde aktualisiert.
reconnecting = Verbindung wird hergestellt … Deine Kreuze bleiben erhalten.
no-such-page = Hier ist nichts
no-such-table = Den Tisch { $code } gibt es nicht
no-such-table-explained = Prüfe den Code oder eröffne einen neuen Tisch.
no-such-record = Diese Partie gibt es nicht
table-full = Dieser Tisch ist voll
watch-instead = Du kannst zuschauen.
seat-moved = Dein Platz ist jetzt auf einem anderen Gerät
seat-gone = Du hast hier keinen Platz mehr
back-to-this-table = Zurück an diesen Tisch
ticket-void = Dieser Link funktioniert nicht mehr
hand-over = Auf anderem Gerät weiterspielen
hand-over-open = Öffne diesen Link auf dem anderen Gerät:
hand-over-explained = Dein Platz zieht auf dieses Gerät um; das andere gibt ihn ab.
take-seat-here = Hier weiterspielen

## The lobby.

sit-down-at = Nimm Platz an Tisch { $code }
your-lantern = Deine Laterne
your-seat = Dein Platz
change-seat = Namen oder Laterne ändern
colour-orange = Orange, Sonne
colour-pink = Pink, Herz
colour-blue = Blau, Tropfen
colour-purple = Lila, Mond
colour-green = Grün, Tanne
colour-yellow = Gelb, Papierdrachen
around-the-table = Am Tisch
free-seat = Freier Platz
host = Host
bot = Bot
you = du
away = Nicht da
make-host = Zum Host machen
ask-to-get-up = { $name } vom Tisch entfernen
add-a-bot = Bot dazusetzen
how-well = Wie gut sollen die Bots spielen?
level-1 = Verträumt
level-2 = Aufmerksam
level-3 = Scharfsinnig
level-4 = Unheimlich gut
invite = Einladen
invitation = Komm, wir spielen Stella! Tischcode: { $code }
scan-or-type = Scannen oder Code eintippen
share-link = Link teilen
link-copied = Link kopiert.
copy-link = Link kopieren
qr-of = QR-Code für { $link }
join-with = Mitspielen mit Code
options = Einstellungen
words-from = Hinweiswörter
words-drawn = Aus der Schachtel
words-discovery = Einstiegswörter
words-custom-mixed = Schachtel und eigene
words-custom-first = Eigene Wörter zuerst
words-only-custom = Nur eigene Wörter
first-time = Eure erste Partie?
use-discovery = Mit Einstiegswörtern spielen
own-words = Eigene Wörter
own-words-count = { $count } von 10 Karten
own-words-explained = Beschrifte leere Wortkarten mit je einem oder zwei Wörtern. Niemand sieht sie, bevor sie aufgedeckt werden.
own-words-paste = Du kannst auch eine Liste einfügen: eine Wortkarte pro Zeile, die zwei Wörter durch einen Schrägstrich getrennt.
word = Wort
other-word = Anderes Wort
other-word-wipes = Wenn alle einverstanden sind, werden alle Kreuze gelöscht, und das andere Wort gilt.
word-top = Karte { $card }, Wort
word-bottom = Karte { $card }, anderes Wort
clock-associate = Zeitlimit beim Ankreuzen
clock-point = Zeitlimit beim Zeigen
clock-none = Ohne Zeitlimit
clock-seconds = { $seconds } s
deck = Bilder
make-a-deck = Ein eigenes Deck erstellen
public-table = Offen für alle
players-missing = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count }.
}
players-here = { $count ->
    [one] Eine Person am Tisch.
   *[other] { $count } am Tisch.
}
waiting-for-host = Wir warten, bis der Host die Partie startet.
seat-for-a-friend = Für deine Leute
learn-while-waiting = Beim Warten das Spiel lernen
public-explained = Wer die Startseite öffnet, kann sich dazusetzen, bis der Tisch voll ist oder die Partie beginnt.
locked-table = Für Neue geschlossen
word-list = Wortliste
words-missing = Fehlt in dieser Wortliste: { $missing }. Stattdessen erscheint: { $first }.
use-own-words = Untermischen
words-unused = Es gibt eigene Wörter, aber diese Einstellung nutzt sie nicht.
words-use-how = Wie sollen die eigenen Wörter ins Spiel kommen?
words-host-chooses = Der Host entscheidet, ob ihr mit eigenen Wörtern spielt.
words-later = Jetzt nicht
remove = Entfernen
remove-and-keep-out = Entfernen und sperren
keep-out-explained = Gesperrte Geräte können an diesem Tisch nicht mehr mitspielen.
table-locked = Dieser Tisch ist für Neue geschlossen
game-begun-at = Deine Partie an Tisch { $code } hat begonnen.

## The table.

menu = Menü
board = Bilder auf dem Tisch
clue = Hinweiswort
round-of = Runde { $round } von { $rounds }
step-associate = Das Verbinden
step-announce = Die Ankündigung
step-reveal = Die Enthüllung
step-score = Die Punktwertung
place = Reihe { $row }, Spalte { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Von dir angekreuzt.
mark = Ankreuzen
mark-this = Dieses Bild ankreuzen
marked = Angekreuzt
enlarge-picture = Vergrößern: { $title }
previous-picture = Voriges Bild
next-picture = Nächstes Bild
tip-associate = Kreuze 1 bis 10 Bilder an, die zum Hinweiswort passen. Deine Kreuze siehst nur du.
tip-slate = Auf dem Fernseher sind die Bilder groß. Tippe an, was zum Hinweiswort passt; halte ein Bild gedrückt, um es hier zu öffnen.
marked-of-ten = { $count } von 10 Kreuzen gesetzt
of-ten = von 10
be-ready = Ich bin bereit
not-ready = Doch noch ändern
ready = Bereit
still-looking = Überlegt noch
waiting-for = { $count ->
    [0] Alle sind bereit.
    [one] Wir warten noch auf eine Person.
   *[other] Wir warten noch auf { $count }.
}
waiting-for-names = Wir warten noch auf { $names }.
ask-for-other-word = Anderes Wort vorschlagen
other-word-asked = { $name } möchte das andere Wort.
other-word-agreed = Dafür: { $count } von { $of }. Alle Kreuze würden gelöscht.
agree-to-other-word = Anderes Wort nehmen
keep-this-word = Bei diesem Wort bleiben
time-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}
more-time = Mehr Zeit
has-stand-in = Vertretung spielt
ask-for-stand-in = Vertretung holen
stand-in-plays = Eine Vertretung spielt gerade für dich.
take-seat-back = Selbst weiterspielen
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
your-turn-point = Du bist Kundschafter: Zeige auf ein Bild, das du angekreuzt hast.
scout-chooses = { $name } ist Kundschafter und wählt ein Bild.
you-have-fallen = Du bist gestürzt. Für die anderen zählen deine Kreuze weiter.
point-at = Auf „{ $title }“ zeigen
point-now = Ja, auf „{ $title }“ zeigen
choose-a-glowing-picture = Wähle ein leuchtendes Bild
points = { $name } zeigt
spark = Funke
super-spark = Super-Funke
fall = Sturz
go-on = Weiter
order-your-marks = Meine Kreuze ordnen
order-explained = Wenn du dran bist, zeigt das Spiel auf das erste dieser Bilder, das noch frei ist.
point-in-this-order = In dieser Reihenfolge zeigen
choose-myself = Jedes Mal selbst wählen
earlier = Nach oben: { $title }
later = Nach unten: { $title }

## Announce, score and end.

how-many-marked = Wer hat wie viele Kreuze gesetzt?
someone-in-the-dark = { $name } ist in der Dunkelheit
you-in-the-dark = Du bist in der Dunkelheit
in-the-dark-explained = Allein auf der { $number }, der höchsten Zahl. Wer in der Dunkelheit stürzt, verliert von jedem Funken und Super-Funken einen Stern.
nobody-in-the-dark = Niemand ist in der Dunkelheit
nobody-in-the-dark-explained = Mehrere teilen sich die höchste Zahl, { $number }.
on-to-reveal = Zur Enthüllung
after-round = Nach Runde { $round }
score-sheet = Punktetableau
player = Name
total = Gesamt
score-filled = Funken: { $sparks } × 2, Super-Funken: { $supers } × 3 Sterne.
score-dark-fallen = { $fields ->
    [0] In der Dunkelheit gestürzt: Es gibt keinen Stern zu verlieren.
    [one] In der Dunkelheit gestürzt: Ein Stern geht verloren.
   *[other] In der Dunkelheit gestürzt: Jedes der { $fields } Bilder verliert einen Stern.
}
score-dark-not-fallen = In der Dunkelheit, aber nicht gestürzt: Alles zählt.
score-fallen = Gestürzt: Die Sterne bis zum Sturz bleiben.
row-bottom-changes = Die untere Reihe wird ersetzt
row-middle-changes = Die mittlere Reihe wird ersetzt
row-top-changes = Die obere Reihe wird ersetzt
on-to-round = Weiter zu Runde { $round }
to-the-end = Zum Finale
winner = { $name } gewinnt
winners = { $names } teilen sich den Sieg
you-win = Du gewinnst
round-by-round = Runde für Runde
who-sees-alike = Wer sieht dasselbe?
most-alike = { $count ->
    [one] { $a } und { $b } haben ein Kreuz gemeinsam.
   *[other] { $a } und { $b } haben { $count } Kreuze gemeinsam.
}
united = Hier wart ihr euch einig
divided = Hier wart ihr geteilter Meinung
nobody-pointed = Gemeinsam gesehen, aber niemand hat darauf gezeigt
marked-by = Angekreuzt von { $count } von { $of }
play-again = Noch eine Partie
back-to-lobby = Plätze oder Einstellungen ändern
want-again = { $count ->
    [one] { $names } möchte noch eine Partie spielen.
   *[other] { $names } möchten noch eine Partie spielen.
}
told-not-again = { $name } möchte doch nicht noch eine Partie spielen.
not-again = Zurücknehmen
again-begins = Die nächste Partie beginnt, wenn der Host sie startet oder alle hier sie möchten.
look-back = Wiederholung ansehen
save-record = Partie speichern
verify = War alles fair?

## Replay.

replay = Wiederholung
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
step-of = Schritt { $step } von { $of }
whose-eyes = Ansicht
as-spectator = Publikum

## Menu and keys.

react = Reagieren
react-with = Mit { $emoji } reagieren
sound-on = Ton einschalten
sound-off = Ton ausschalten
volume = Lautstärke
vibration-on = Vibrieren, wenn ich dran bin
vibration-off = Nicht vibrieren, wenn ich dran bin
full-screen = Vollbild
pace = Spieltempo
pace-normal = Normal
pace-calm = Gemütlich
pace-brisk = Zügig
pace-hand = Auf mich warten
notify-me = Benachrichtigen, wenn ich dran bin
notify-off = Nicht mehr benachrichtigen
notify-on-explained = Wenn du dran bist oder eine neue Partie beginnt, bekommst du auf diesem Gerät eine Benachrichtigung, auch wenn Stella geschlossen ist.
notify-insecure = Ohne https kann sich diese Seite nur melden, solange sie offen ist. Schalte den Ton ein und achte auf den Titel des Tabs.
notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und versuche es noch einmal.
notify-failed = Dein Browser kann dich vorerst nur benachrichtigen, solange die Seite offen ist.

decks-title = Ein eigenes Deck
decks-intro = Ziehe mindestens 30 Bilder hierher, beschreibe sie und spiele damit. Sie bleiben auf diesem Server.
decks-host-only = Decks erstellst du auf dem Rechner, auf dem der Server läuft. Von anderswo brauchst du das Serverpasswort.
decks-password = Serverpasswort
decks-let-me-in = Weiter
decks-drop = Bilder hierher ziehen
decks-choose = Bilder auswählen
decks-counted = { $count ->
    [one] { $count } Bild (mindestens 30 nötig)
   *[other] { $count } Bilder (mindestens 30 nötig)
}
decks-name = Name des Decks
decks-name-hint = So heißt es in der Auswahl.
decks-language = Sprache der Texte
decks-picture = Bild { $number }
decks-picture-title = Titel
decks-picture-description = Was zu sehen ist
decks-across = Waagerecht
decks-down = Senkrecht
decks-whole = Ganzes Bild zeigen
decks-remove = Entfernen
decks-removed = Bild { $number } wurde entfernt.
decks-undo = Rückgängig
decks-checking = Wird geprüft …
decks-make = Deck erstellen
decks-need-more = { $count ->
    [one] Es fehlt noch { $count } Bild.
   *[other] Es fehlen noch { $count } Bilder.
}
decks-need-name = Gib dem Deck einen Namen.
decks-packing = Wird erstellt: { $done } von { $total }
decks-failed = Das Deck konnte nicht erstellt werden. Versuche es noch einmal; Einzelheiten stehen im Protokoll des Servers.
decks-made = „{ $title }“ ist fertig
decks-made-explained = Wähle es unter „Bilder“, wenn du einen Tisch eröffnest.
decks-use = An Tisch { $code } damit spielen
decks-another = Noch ein Deck erstellen
decks-own = Decks auf diesem Server
decks-size = { $count ->
    [one] { $count } Bild
   *[other] { $count } Bilder
}
decks-delete = Löschen
decks-delete-title = „{ $title }“ löschen?
decks-delete-warning = Die Bilder werden endgültig von diesem Server gelöscht. Partien, die damit gespielt wurden, behalten ihre Wörter und Punkte, zeigen aber keine Bilder mehr. Das lässt sich nicht rückgängig machen.
decks-delete-now = Endgültig löschen
decks-deleted = „{ $title }“ wurde gelöscht.
open-tv = Tisch auf dem Fernseher zeigen
open-tv-type = Gib am Fernseher diese Adresse ein:
open-in-new-tab = Hier in einem neuen Tab öffnen
get-up = Tisch verlassen
get-up-explained = Läuft gerade eine Partie, spielt eine Vertretung für dich weiter.
keys = Tasten
key-arrows = Von Bild zu Bild gehen
key-enter = Bild ankreuzen oder darauf zeigen
key-space = Bild vergrößern oder schließen
key-ready = Bereit oder doch noch ändern
key-other-word = Anderes Wort vorschlagen
key-cards = Zu den Bildern
key-next = Weiter
key-score = Punktestand vorlesen
key-situation = Sagen, wie das Spiel steht
key-again = Letzten Satz wiederholen
key-before = Satz davor wiederholen
key-menu = Menü
key-escape = Schließen
key-help = Diese Übersicht zeigen

## Das Spiel drucken: was auf dem Papier steht (sheet-), und die Seite, die die PDFs macht (print-).

error-print-busy = Gerade werden andere PDFs erstellt. Versuche es in einer Minute noch einmal.
error-no-such-print = Dieses PDF ist nicht mehr da. Erstelle es noch einmal.
error-word-not-printable = Manche Zeichen in deinen Wörtern lassen sich nicht drucken. Wähle andere Wörter.
sheet-title-cards = { $name }: Bildkarten
sheet-title-words = { $name }: Wortkarten
sheet-title-slates = Stella: Schreibtableaus
sheet-title-board = Stella: Zahlenplan
sheet-title-lanterns = Stella: Laternen und Marker
sheet-title-scores = Stella: Punktetableau
sheet-title-rules = Stella: die Regeln
sheet-title-calibration = Stella: Testseite für beidseitigen Druck
sheet-slug = { $title } · { $page } von { $pages } · 100 %
sheet-card = Bild { $number }
sheet-card-back = Rückseite einer Bildkarte
sheet-word-back = Rückseite einer Wortkarte
sheet-blank = Eigene Wörter
sheet-slate = Schreibtableau, { $colour }: drei Reihen zu fünf Feldern, jedes mit zwei Sternen und einem Bonusstern. Darüber liegt der Zahlenplan, neben den Reihen stehen die Runden.
sheet-name = Name
sheet-total = Summe
sheet-player = Name
sheet-board = Zahlenplan mit den Zahlen 1 bis 10
sheet-lantern-light = Laterne, { $colour }: helle Seite
sheet-lantern-dark = Laterne, { $colour }: dunkle Seite
sheet-marker = Rundenmarker { $round }
sheet-marker-back = Rückseite eines Rundenmarkers
sheet-box = Was in der Schachtel ist
sheet-box-1 = 84 Bildkarten.
sheet-box-2 = Wortkarten mit je zwei Wörtern: 96 gewöhnliche, 4 Einstiegs-Wortkarten mit einer Zahl und 10 leere Karten für eigene Wörter.
sheet-box-3 = 6 Schreibtableaus und 6 Laternen in sechs Farben. Eine Laterne hat eine helle und eine dunkle Seite.
sheet-box-4 = Ein Zahlenplan von 1 bis 10, 4 Rundenmarker, die Figur des Ersten Kundschafters und ein Punktetableau.
sheet-box-5 = Dazu brauchen alle einen Stift. In einer Klarsichthülle lässt sich ein Schreibtableau abwischen; sonst druckt ihr eines je Runde.
sheet-setup-board = Der Zahlenplan liegt über der oberen Reihe, genau wie auf deinem Schreibtableau. Die Rundenmarker liegen links, von unten nach oben: I neben der unteren Reihe, IV neben dem Zahlenplan.
sheet-other-word = Versteht oder mag jemand das Wort nicht, könnt ihr gemeinsam das andere Wort der Karte nehmen. Dann fangen alle noch einmal an.
sheet-ready = Lege den Stift hin, wenn du bereit bist. Liegen alle Stifte, ändert niemand mehr etwas.
sheet-table = Der Tisch: der Zahlenplan über drei Reihen zu fünf Bildkarten, links die Rundenmarker, rechts der Nachziehstapel
sheet-board-short = Zahlenplan
sheet-markers-short = Rundenmarker
sheet-draw-pile = Nachziehstapel
sheet-calibration-1 = 1. Drucke diese zwei Seiten auf beide Seiten eines Blattes, mit 100 % und an der langen Kante gewendet.
sheet-calibration-2 = 2. Miss das Lineal unten nach: Es muss genau 100 mm lang sein. Wenn nicht, schalte jede Skalierung aus.
sheet-calibration-3 = 3. Halte das Blatt gegen das Licht und sieh dir die Seite mit der Skala an.
sheet-calibration-4 = 4. Lies ab, wo das Kreuz dieser Seite die Skala trifft. Gib x und y an, wenn du das PDF erstellst; um so viel werden die Rückseiten verschoben.
sheet-cross = Ein Kreuz in der Mitte der Seite
sheet-ruler = Ein Lineal von 100 Millimetern
sheet-scale = Eine Skala von −10 bis +10 Millimetern, nach rechts und nach unten
sheet-this-side = Halte das Blatt mit dieser Seite zu dir gegen das Licht
print-title = Das Spiel drucken
print-intro = Erstelle PDFs von einem Deck und allem, was dazugehört. Drucke sie mit 100 % auf dickes Papier, schneide sie an den Marken zu und spiele am echten Tisch.
print-deck = Deck
print-words-list = Wortliste
print-what = Was gedruckt wird
print-cards = Bildkarten
print-words = Wortkarten
print-slates = Sechs Schreibtableaus
print-board = Zahlenplan
print-lanterns = Laternen und Marker
print-scores = Punktetableau
print-rules = Regeln auf zwei Seiten
print-calibration = Testseite für beidseitigen Druck
print-paper = Papier
print-letter = US Letter
print-layout = Rückseiten
print-gutter = Falten und kleben: Vorder- und Rückseite auf einer Seite des Blattes
print-separate = Erst Vorderseiten, dann Rückseiten, zum Zusammenkleben
print-duplex = Beidseitig: Der Drucker wendet das Blatt
print-single = Ein Teil je Seite, mit Beschnitt, für die Druckerei
print-language = Sprache
print-second = Zweite Sprache auf Wortkarten
print-none = Keine
print-own-words = Eigene Wörter, eines je Zeile
print-offset = Rückseiten verschieben, in Millimetern
print-offset-x = Nach rechts (x)
print-offset-y = Nach unten (y)
print-make = PDF erstellen
print-starting = Wird gestartet …
print-waiting = Wartet auf andere PDFs …
print-making = Seite { $done } von { $total } entsteht
print-ready = Das PDF ist fertig.
print-save = { $title } speichern
print-failed = Das PDF ließ sich nicht erstellen. Versuche es noch einmal; wer den Server betreibt, findet Näheres im Protokoll.
to-print = Das Spiel drucken

## Said to those who listen.

told-ready = { $name }: bereit.
told-you-ready = Du bist bereit.
told-not-ready = { $name } überlegt noch einmal.
told-other-word-declined = { $name } bleibt bei diesem Wort.
told-word-swapped = Das Hinweiswort ist jetzt: { $word }. Alle Kreuze sind gelöscht.
told-round = Runde { $round }. Das Hinweiswort: { $word }.
told-spark = { $name } zeigt auf „{ $title }“. Ein Funke mit { $names }.
told-super-spark = { $name } zeigt auf „{ $title }“. Ein Super-Funke mit { $names }.
told-spark-you = { $name } zeigt auf „{ $title }“. Ein Funke, auch mit dir: 2 Sterne.
told-super-spark-you = { $name } zeigt auf „{ $title }“. Ein Super-Funke mit dir: 3 Sterne.
told-fall = { $name } zeigt auf „{ $title }“. Sonst hat es niemand angekreuzt: ein Sturz.
told-scored = Die Runde ist gewertet. { $scores }.
told-ended = Die Partie ist zu Ende. Sieg für { $names }.

## The introduction.

end-introduction = Einführung beenden
learn-mark = Ankreuzen.
learn-mark-text = Das Hinweiswort ist „{ $clue }“. Kreuze die beiden leuchtenden Bilder an: Sie passen dazu.
learn-mark-phone-text = Das Hinweiswort ist „{ $clue }“. Tippe ein leuchtendes Bild an, um es groß zu sehen, und noch einmal, um es anzukreuzen.
learn-mark-other = Gut.
learn-mark-other-text = Jetzt das andere leuchtende Bild. Du willst sehen, was auch die anderen sehen.
learn-own = Deine eigene Wahl.
learn-own-text = Kreuze noch ein Bild an, das für dich zu „{ $clue }“ passt.
learn-ready = Genug?
learn-ready-text = Mehr Kreuze können mehr Sterne bringen, aber auch einen Sturz. Sag, dass du bereit bist.
learn-wait = Bereit.
learn-wait-text = Wenn alle Laternen leuchten, stehen die Kreuze fest.
learn-announce = Ankündigen.
learn-announce-text = Alle sagen, wie viele Bilder sie angekreuzt haben. Welche, bleibt geheim.
learn-dark = Die Dunkelheit.
learn-dark-text = Wer allein die höchste Zahl hat, ist in der Dunkelheit. Wer dort stürzt, verliert von jedem Funken und Super-Funken einen Stern.
learn-point = Du bist Kundschafter.
learn-point-text = Zeige auf das Bild mit dem Handsymbol. Haben andere es auch angekreuzt?
learn-point-again = Du bist wieder dran.
learn-point-again-text = Zeige jetzt auf dieses hier.
learn-point-own = Dein eigenes Bild.
learn-point-own-text = Aussetzen geht nicht, also zeige darauf. Sieht es jemand so wie du?
learn-crosses = Wer noch?
learn-crosses-text = Jede Laterne, die aufleuchtet, steht für ein weiteres Kreuz auf diesem Bild.
learn-watch = Enthüllen.
learn-watch-text = Reihum zeigen alle auf je ein Bild. Hast du es auch angekreuzt, bekommst du ebenfalls Sterne.
learn-spark = Ein Funke.
learn-spark-text = Drei oder mehr haben es angekreuzt: je zwei Sterne für alle, die es haben.
learn-super-spark = Ein Super-Funke!
learn-super-spark-text = Genau zwei haben es angekreuzt: je drei Sterne für beide. Mehr geht nicht.
learn-fall = Ein Sturz.
learn-fall-text = Sonst hat es niemand angekreuzt. Wer stürzt, zeigt in dieser Runde nicht mehr und bekommt keine neuen Sterne; die bisherigen bleiben.
learn-fallen = Du bist gestürzt.
learn-fallen-text = Deine Sterne bleiben, und deine Kreuze zählen weiter für die anderen.
learn-score = Das war eine Runde.
learn-score-text = Sterne sind Punkte. Wer nach vier Runden die meisten hat, gewinnt.
learn-score-dark-text = Sterne sind Punkte. { $name } ist in der Dunkelheit gestürzt: ein Stern weniger für jeden Funken und Super-Funken.
learn-done = Jetzt kennst du das Spiel.
learn-done-text = Eine Partie hat vier solche Runden. Wer die meisten Sterne hat, gewinnt.
recap-mark = Kreuze heimlich 1 bis 10 Bilder an, die zum Hinweiswort passen.
recap-announce = Alle sagen, wie viele, aber nicht welche.
recap-spark = Drei oder mehr haben es: je zwei Sterne.
recap-super-spark = Genau zwei haben es: je drei Sterne.
recap-fall = Sonst hat es niemand. Wer stürzt, zeigt in dieser Runde nicht mehr und bekommt keine neuen Sterne.
recap-dark = Wer allein die höchste Zahl hat und stürzt, verliert von jedem Funken und Super-Funken einen Stern.

## The rules on one sheet.

rules-title = Die Spielregeln
rules-aim = Worum es geht
rules-aim-1 = Fünfzehn Bilder liegen auf dem Tisch, dazu gibt es ein Hinweiswort. Kreuze an, was passt, und versuche zu sehen, was die anderen sehen.
rules-aim-2 = Vier Runden, ab drei Personen; wer die meisten Sterne hat, gewinnt. Hausregel: Ein Tisch hat sechs Plätze, einen für jede Laterne.
rules-setup = Aufbau
rules-setup-1 = Von 84 Bildkarten liegen 15 offen in drei Reihen zu fünf. Die übrigen bilden den Nachziehstapel.
rules-setup-2 = Vier Wortkarten mit je zwei Wörtern werden verdeckt gezogen. Für eure erste Partie nehmt der Reihe nach die Einstiegs-Wortkarten 1 bis 4. Auf bis zu zehn leere Karten könnt ihr eigene Wörter schreiben.
rules-setup-3 = Der Erste Kundschafter wird ausgelost. Alle beginnen mit null Punkten.
rules-associate-1 = Der Erste Kundschafter deckt eine Wortkarte auf; ihr oberes Wort ist das Hinweiswort. Alle kreuzen heimlich 1 bis 10 passende Bilder an.
rules-associate-2 = Nehmt euch so viel Zeit, wie ihr wollt. Hausregel: Ein Tisch kann mit Uhr spielen.
rules-associate-3 = Versteht oder mag jemand das Wort nicht, könnt ihr gemeinsam das andere Wort der Karte nehmen. Hausregel: Alle dürfen es vorschlagen, einmal je Runde und nur, solange niemand bereit ist. Alle Menschen am Tisch müssen zustimmen; Bots stimmen nicht mit ab. Danach werden alle Kreuze gelöscht.
rules-associate-4 = Du kannst deine Kreuze ändern, bis alle bereit sind. Dann werden alle Schreibtableaus auf einmal gesperrt.
rules-announce-1 = Alle sagen, wie viele Bilder sie angekreuzt haben, aber nicht welche, und stellen ihre Laterne auf diese Zahl.
rules-announce-2 = Wer allein die höchste Zahl hat, ist in der Dunkelheit und dreht die Laterne auf die dunkle Seite. Das zählt erst bei der Punktwertung.
rules-announce-3 = Teilen sich mehrere die höchste Zahl, ist niemand in der Dunkelheit. Beispiel: Bei 8, 6, 5 und 3 ist die 8 in der Dunkelheit, bei 6, 6, 5 und 3 niemand.
rules-reveal-1 = Der Kundschafter zeigt auf ein selbst angekreuztes Bild, auf das in dieser Runde noch niemand gezeigt hat. Aussetzen geht nicht.
rules-reveal-2 = Zwei oder mehr andere haben es angekreuzt: ein Funke. Der Kundschafter und alle, die es auch haben, malen je 2 Sterne aus.
rules-reveal-3 = Genau eine andere Person hat es angekreuzt: ein Super-Funke. Beide malen je 3 Sterne aus, den Bonusstern eingeschlossen.
rules-reveal-4 = Sonst hat es niemand: ein Sturz. Der Kundschafter malt in dieser Runde keine Sterne mehr aus und wird nicht wieder Kundschafter.
rules-reveal-5 = Die Kreuze der Gestürzten zählen weiter für die anderen, bringen den Gestürzten selbst aber nichts.
rules-reveal-6 = Nach jedem Bild geht es im Uhrzeigersinn weiter. Wer gestürzt ist oder nichts mehr zum Zeigen hat, wird übersprungen.
rules-reveal-7 = Der Schritt endet, wenn niemand mehr zeigen kann. Beispiel: Ana zeigt auf die Brücke, Ben und Eva haben sie auch: ein Funke, je 2 Sterne. Ben zeigt auf den Fuchs, nur Ana hat ihn: ein Super-Funke, je 3 Sterne. Eva zeigt auf den Mond und ist allein: ein Sturz. Eva behält 2 Sterne und zeigt nicht noch einmal.
rules-score-1 = Jeder ausgemalte Stern ist ein Punkt.
rules-score-2 = In der Dunkelheit und nicht gestürzt: normale Wertung.
rules-score-3 = In der Dunkelheit und gestürzt: Von jedem Funken und Super-Funken, den du ausgemalt hast, wird ein Stern gelöscht. Ein Funke zählt dann 1, ein Super-Funke 2.
rules-score-4 = Alle anderen Gestürzten behalten, was sie vor ihrem Sturz ausgemalt haben. Beispiel: 3 Funken und 1 Super-Funke sind 9 Sterne; nach einem Sturz in der Dunkelheit bleiben davon 5.
rules-between = Zwischen den Runden
rules-between-1 = Die Wortkarte kommt zurück in die Schachtel, und die Figur des Ersten Kundschafters rückt im Uhrzeigersinn einen Platz weiter.
rules-between-2 = Fünf Bilder verlassen das Spiel, fünf neue treten an ihre Stelle. Hausregel: nach Runde I die untere Reihe, nach II die mittlere, nach III die obere.
rules-between-3 = Die Schreibtableaus werden sauber gewischt, und alle Laternen leuchten wieder.
rules-end = Das Ende
rules-end-1 = Nach vier Runden werden die Punkte addiert. Die höchste Summe gewinnt; bei Gleichstand wird der Sieg geteilt. Beispiel: 7, 11, 5 und 9 ergeben 32 Punkte.

## By ear and by keyboard, and without a line.

not-sent = Keine Verbindung: Das wurde nicht gesendet. Du wirst automatisch wieder verbunden.
no-line = Warte auf Verbindung …
card-chosen = Gewählt.
card-free-mark = Du kannst darauf zeigen.
told-chosen = { $title }: gewählt. Noch einmal drücken, um darauf zu zeigen.
told-not-a-mark = Auf „{ $title }“ kannst du nicht zeigen. Zeigen kannst du auf: { $titles }.
told-my-marks = Deine Kreuze: { $marks }.
told-mark-at = { $title } (Reihe { $row }, Spalte { $column })
told-marked = Angekreuzt, { $count } von 10.
told-unmarked = Kreuz entfernt, { $count } von 10.
told-time-left = Noch { $seconds } Sekunden.
told-more-time = Ihr habt jetzt mehr Zeit.

## Playing by ear, by key and by switch.

accessibility = Barrierefreiheit
what-happened = Was geschehen ist
key-log = Nachlesen, was geschehen ist
key-command = Einen Befehl eingeben
key-change = Ändern
key-press-new = Drücke die neue Taste.
key-change-explained = Wähle hier einen Buchstaben und drücke dann die Taste, die dir lieber ist.
key-reset = Zurück zu den üblichen Tasten
undo = Zurücknehmen: „{ $title }“
told-held = „{ $title }“ in drei Sekunden. Noch einmal drücken, um es zurückzunehmen.
told-undone = Zurückgenommen. Es wurde auf nichts gezeigt.
told-you-not-ready = Du kreuzt wieder an.
told-you-mark = Du kreuzt noch an.
told-you-asked = Du hast das andere Wort vorgeschlagen.
told-you-spark = Du zeigst auf „{ $title }“. Ein Funke mit { $names }: 2 Sterne.
told-you-super-spark = Du zeigst auf „{ $title }“. Ein Super-Funke mit { $names }: 3 Sterne.
told-you-fall = Du zeigst auf „{ $title }“. Sonst hat es niemand angekreuzt: Du stürzt. In dieser Runde zeigst du nicht mehr und bekommst keine neuen Sterne; für die anderen zählen deine Kreuze weiter.
told-yours-too = Auch du hast es angekreuzt, bist aber gestürzt: keine Sterne für dich.
told-place = Platz { $place }: { $names }, { $stars }.
told-you-won = Die Partie ist zu Ende. Du gewinnst.
told-you-share = Die Partie ist zu Ende. Du teilst dir den Sieg mit { $names }.
told-waits = Der Tisch wartet auf dich: Drücke „Weiter“ oder die Taste dafür.
access-on = An
access-none = Aus
access-seconds = { NUMBER($seconds) } s
access-listening = Zuhören
access-ear = Ich spiele nach Gehör
access-ear-explained = Das Spiel geht erst weiter, wenn alles vorgelesen ist.
access-verbosity = Zu jedem Bild vorlesen
access-verbosity-title = Den Titel
access-verbosity-objects = Den Titel und was zu sehen ist
access-verbosity-description = Die ganze Beschreibung
access-reactions = Reaktionen vorlesen
access-pressing = Drücken
access-keys = Tastenkürzel
access-cool-down = Zweiten Tastendruck ignorieren für
access-cool-down-explained = Zeigen braucht zwei Tastendrücke. So löst eine zitternde Hand oder eine gedrückt gehaltene Taste nicht gleich beide aus.
access-switches = Schalter
access-scanning = Scannen
access-scanning-explained = Bildreihen und Knöpfe leuchten nacheinander auf. Leertaste oder Enter öffnet die Reihe und wählt dann darin aus. Mit zwei Schaltern führt die Leertaste weiter, und Enter wählt aus.
access-switch-count = { $count ->
    [one] Ein Schalter
   *[other] { $count } Schalter
}
access-step = Jeder Schritt dauert
access-undo = Zeigen zurücknehmen
access-undo-explained = Nach dem Zeigen kannst du es drei Sekunden lang zurücknehmen. So lange sieht es sonst niemand.
access-reading = Lesen
access-font = Schrift
access-font-drawn = Stellas zwei Schriften
access-font-plain = Überall schlichte Buchstaben
access-font-device = Die Schrift dieses Geräts
access-by-ear = Nach Gehör spielen
access-by-ear-grid = Jedes Bild hat einen Titel und eine Beschreibung. Die Bilder sind ein Raster aus drei Reihen und fünf Spalten: Gehe hinein, dann gibt dein Screenreader die Pfeiltasten an das Spiel weiter (Fokus- oder Formularmodus). Enter kreuzt an, die Leertaste liest die ganze Beschreibung vor.
access-by-ear-keys = { $pictures } führt zu den Bildern. { $situation } sagt, wie das Spiel steht, { $again } wiederholt den letzten Satz, { $log } zeigt, was geschehen ist, { $command } öffnet die Befehlszeile, mit { $next } geht es weiter, { $help } nennt alle Tasten.
access-by-ear-pace = Mit „Auf mich warten“ als Spieltempo geht nichts weiter, bevor du es sagst. Eine Uhr gibt es nur, wenn der Host eine einstellt.
command-label = Befehl („hilfe“ nennt alle)
command-send = Senden
command-at = { $place }: { $title }.
command-unknown = Unbekannter Befehl: { $text }. Tippe „hilfe“.
command-which = Welches Bild? Nenne seinen Platz, etwa b3, oder seinen Titel.
command-found = { $count ->
    [one] Ein Bild:
   *[other] { $count } Bilder:
} { $pictures }
command-not-found = Kein Bild auf dem Tisch mit: { $text }.
command-not-now = Jetzt nicht.
command-full = Du kannst höchstens zehn Bilder ankreuzen.
command-empty = Keine.
command-shortlist-is = Auswahl: { $pictures }
command-sure = Auf „{ $title }“ zeigen? Tippe „ja“.
command-sure-other = Alle Kreuze würden gelöscht. Tippe „ja“, um das andere Wort vorzuschlagen.
command-done = Erledigt.
command-help-text = Die Bilder liegen auf a1 bis e3: Der Buchstabe ist die Spalte, die Ziffer die Reihe. Oder zähle sie Reihe für Reihe von 1 bis 15. „b3“ liest ein Bild vor, „b3+“ kreuzt es an, „b3-“ nimmt das Kreuz weg. „alle“ und „neu“ lesen Titel und drei Dinge auf jedem Bild vor; „reihe 2“ liest eine Reihe vor; „finde wasser“ sucht. „merke b3“ und „vergiss b3“ ändern deine Auswahl; „auswahl“ liest sie vor; „meine“ liest deine Kreuze vor. „bereit“ beendet das Ankreuzen; „anderes“ schlägt das andere Wort vor, „behalten“ bleibt bei diesem. „zeige b3“, dann „ja“. „weiter“ setzt das Spiel fort. Es gibt auch: „punkte“, „wer“, „stand“, „letztes“, „verlauf“. Auch der Titel eines Bildes geht: „kreuz fuchs“.
command-word-read = lies, lesen
command-word-mark = kreuz, ankreuzen
command-word-unmark = weg, wegnehmen
command-word-row = reihe
command-word-all = alle, tisch
command-word-new = neu, neue
command-word-find = finde, suche
command-word-keep = merke, merken
command-word-drop = vergiss, vergessen
command-word-shortlist = auswahl
command-word-mine = meine
command-word-point = zeige, zeigen
command-word-yes = ja
command-word-ready = bereit, fertig
command-word-other = anderes
command-word-decline = behalten
command-word-next = weiter
command-word-score = punkte
command-word-who = wer
command-word-state = stand
command-word-last = letztes, nochmal
command-word-log = verlauf
command-word-help = hilfe
learn-mark-ear = Das Hinweiswort ist „{ $clue }“. Zwei Bilder passen dazu: { $titles }. { $pictures } führt zu den Bildern, mit den Pfeiltasten gehst du von Bild zu Bild, die Leertaste liest eine Beschreibung vor, Enter kreuzt an. Kreuze beide an.
learn-mark-other-ear = Jetzt das andere: { $titles }. Du willst sehen, was auch die anderen sehen.
learn-own-ear = Kreuze noch ein Bild an, das für dich zu „{ $clue }“ passt. Mit der Leertaste hörst du die Beschreibungen.
learn-ready-ear = Mehr Kreuze können mehr Sterne bringen, aber auch einen Sturz. { $ready } sagt, dass du bereit bist.
learn-point-ear = Zeige auf { $titles }: { $pictures } führt hin, Enter wählt es, noch einmal Enter zeigt darauf. Dann hörst du, wer es noch angekreuzt hat.
learn-point-own-ear = Nur noch dein eigenes Bild ist übrig: { $titles }. Aussetzen geht nicht, also zeige mit zweimal Enter darauf.
learn-crosses-ear = Alle sagen der Reihe nach, ob sie es auch angekreuzt haben.
learn-next-ear = Weiter geht es mit { $next }.
decks-description-hint = Ohne Beschreibung kann nicht mitspielen, wer das Bild nicht sieht.
decks-undescribed = { $count ->
    [one] { $count } Bild hat keine Beschreibung: Das schließt alle aus, die nach Gehör spielen.
   *[other] { $count } Bilder haben keine Beschreibung: Das schließt alle aus, die nach Gehör spielen.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = Du zeigst
fall-alone = Sonst hat es niemand angekreuzt: { $name } stürzt.
fall-alone-you = Sonst hat es niemand angekreuzt: Du stürzt.
fall-in-the-dark = In der Dunkelheit verliert jetzt jeder Funke und Super-Funke einen Stern.
who-saw-what = Wer hat was gesehen?
rounds-so-far = Bisherige Runden
nobody-marked-it = Dieses Bild hat niemand angekreuzt.
not-told-yet = Noch nicht enthüllt
finale = Wir zählen die Sterne
skip = Überspringen

## The games of a room: what it remembers and forgets.

error-room-forgotten = Der Host hat diesen Tisch gelöscht.
error-round-not-scored = Diese Runde ist noch nicht gewertet. Warte, bis sie zu Ende ist.
error-name-at-table = Jemand mit diesem Namen ist noch am Tisch und muss ihn erst verlassen.
error-no-such-name = Niemand mit diesem Namen hat hier gespielt. Prüfe die Schreibweise.
our-games = Unsere Partien
our-games-at = Unsere Partien ({ $code })
again-at = Noch eine Partie ({ $code })
evening-score = Heute: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Noch keine Partie zu Ende gespielt. Die erste steht dann hier.
games-in-all = { $count ->
    [one] Bisher eine Partie
   *[other] Bisher { $count } Partien
}
name-is-person = Gezählt wird nach Namen: Wer mit demselben Namen wiederkommt, sammelt weiter.
all-games = Alle Partien
more-games = Alle { $count } zeigen
ended-early = Vorzeitig beendet
the-players = Wer hier spielt
stat-games = Partien
stat-wins = Siege
stat-points = Punkte
stat-sparks = Funken
stat-super-sparks = Super-Funken
stat-falls = Stürze
stat-dark = In der Dunkelheit
stat-dark-cost = In der Dunkelheit verlorene Sterne
stat-best-round = Beste Runde
stat-marks = Kreuze pro Runde
stat-streak = Längste Serie ohne Sturz
stat-rating = Wertung
rating-range = { $value } ± { $uncertainty }
rating-explained = Die Wertung (OpenSkill) beginnt für alle bei 1000 und erscheint nach drei Partien. Siege gegen Stärkere zählen mehr. Die Zahl nach ± sagt, wie ungenau die Wertung ist.
boldest = Am mutigsten: { $name }
most-careful = Am vorsichtigsten: { $name }
think-alike = Wer denkt ähnlich?
think-alike-explained = 100 % heißt: so ähnlich wie möglich; 0 % heißt: reiner Zufall. Wie viele Bilder ihr ankreuzt, spielt keine Rolle.
think-alike-later = Spielt drei Partien zusammen, dann seht ihr es hier.
think-alike-most = { $a } und { $b } denken am ähnlichsten.
likeness = Ähnlichkeit
pictures-unite = Bilder, die euch verbinden
pictures-divide = Bilder, die euch trennen
moments = Besondere Momente
moment-first-super-spark = Erster Super-Funke
moment-five-super-sparks = Fünf Super-Funken in einer Partie
moment-bright-in-the-dark = In der Dunkelheit ohne Sturz
moment-full-slate = Zehn Kreuze und kein Sturz
moment-big-round = Zwanzig Punkte in einer Runde
moment-comeback = Vom letzten Platz zum Sieg
moment-one-picture = Alle haben dasselbe Bild angekreuzt
moment-nobody-fell = Eine ganze Partie ohne Sturz
moment-shared-victory = Ein geteilter Sieg
moment-ten-games = Zehn Partien an diesem Tisch
whole-table = Der ganze Tisch
new-moment = Neu: { $moment }
save-table = Als CSV herunterladen
delete-table = Diesen Tisch löschen
delete-table-warning = Alles zu diesem Tisch wird endgültig gelöscht: Partien, Wiederholungen und Plätze, für alle. Das lässt sich nicht rückgängig machen.
delete-for-good = Endgültig löschen
table-deleted = Der Tisch ist gelöscht.
forget-a-name = Einen Namen löschen
forget-a-name-explained = In allen früheren Partien dieses Tisches wird der Name zu „—“. Die Person muss den Tisch verlassen haben. Das lässt sich nicht rückgängig machen.
name-forgotten = Der Name ist gelöscht.
cancel = Abbrechen

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = Dieses Wort hattet ihr an diesem Tisch schon. Wähle ein anderes.
refusal-chance-not-sealed = Gerade läuft keine Ziehung.
refusal-chance-already-added = Dein Gerät war an dieser Ziehung schon beteiligt.

## What a table refuses: notes on pictures.

refusal-note-too-long = Eine Notiz darf höchstens 60 Zeichen lang sein.
refusal-note-hidden = Der Host hat diese Notiz ausgeblendet.
refusal-notes-are-off = An diesem Tisch sind Notizen ausgeschaltet.
refusal-no-such-note = Dort gibt es keine Notiz, die alle sehen.
refusal-no-such-proposal = Das wartet nicht mehr auf deine Zustimmung.

## What a table refuses: people who come and go.

refusal-seat-not-free = Auf diesem Platz spielt noch jemand.
refusal-seat-full = Auf diesem Platz können keine weiteren Geräte spielen.
refusal-clock-paused = Die Uhr ist angehalten.
refusal-clock-not-paused = Die Uhr ist nicht angehalten.
refusal-not-asked = Dieser Tisch bittet nicht um deine Einwilligung.
refusal-nudged-already = Diese Person wurde gerade angestupst. Gib ihr einen Moment.

## People come and go.

you-watch = Du schaust zu.
you-watch-with = Du schaust zu. Auch dabei: { $names }.
more-people = { $count ->
    [one] noch eine Person
   *[other] { $count } weitere Personen
}
nameless-people = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
join-in = Mitspielen
play-now = Jetzt spielen
place-kept = Dein Platz in der nächsten Partie ist reserviert.
host-is-gone = Der Host ist nicht da.
become-host = Host werden
you-are-host = Du bist jetzt Host.
told-came = { $name } hat sich an den Tisch gesetzt.
told-left = { $name } hat den Tisch verlassen.
told-host = { $name } ist jetzt Host.
paused = Angehalten
told-paused = Der Host hat die Uhr angehalten.
told-resumed = Die Uhr läuft wieder.
nudge = Anstupsen
nudge-name = { $name } anstupsen
nudged = Der Tisch wartet auf dich
nudged-by = { $name } stupst dich an: Alle warten auf dich.
nudged-by-watcher = Jemand aus dem Publikum stupst dich an: Alle warten auf dich.
told-nudged = { $name } wurde angestupst.
told-replaced = { $name } hat einen Platz übernommen.
told-ended-early = Die Partie wurde vorzeitig beendet. Niemand hat gewonnen.
game-ended-early = Die Partie wurde vorzeitig beendet
nobody-has-won = Niemand hat gewonnen.
watch-with = Zuschauen mit Code
code-is-hidden = Der Code ist ausgeblendet.
who-is-here = Wer ist da?
people-now = Jetzt spielen, auf dem Platz eines Bots
people-now-explained = Der Platz behält seine Kreuze und Sterne.
people-next = Für die nächste Partie Platz nehmen
people-next-explained = Bis dahin schaust du zu; dein Platz ist reserviert.
people-full = Hier ist gerade kein Platz frei.
people-waiting = Für die nächste Partie
people-watching = Publikum
people-nobody-watches = Niemand schaut zu.
people-for-host = Für den Host
people-hand-over = Platz neu besetzen
people-keep-out = Gerät dieser Person sperren
people-to-bot = An einen Bot geben
people-to = An { $name } geben
people-remove = Entfernen
people-pause = Uhr anhalten
people-resume = Uhr weiterlaufen lassen
people-hide-code = Code überall ausblenden
people-show-code = Code wieder einblenden
people-end = Partie jetzt beenden
people-end-explained = Die Partie wird als vorzeitig beendet gespeichert. Niemand gewinnt.
people-play-on = Weiterspielen

## Notes on marks.

notes-on-marks = Notizen zu Bildern
my-marks = Meine Kreuze
told-saying = { $name }: „{ $text }“
quote-marks = „“‚‘
note-on = Deine Notiz zu „{ $title }“
note-why = Warum dieses Bild?
note-secret = Geheim, bis jemand auf das Bild zeigt.
note-public = Das können alle lesen.
note-explained = Schreibe in ein paar Worten, warum du ein Bild angekreuzt hast. Das bleibt geheim, bis jemand auf das Bild zeigt.
note-kept = Notiz gespeichert.
note-taken-away = Notiz entfernt.
note-hide = Diese Notiz ausblenden: { $name }
note-hidden = Die Notiz ist ausgeblendet.

## Shorter and softer games.

rounds-to-play = Runden
without-stars = Ohne Sterne
without-stars-explained = Alle sehen, wer was gesehen hat: keine Punkte, keine Dunkelheit, kein Sieg.
soft-announced = Jetzt zeigt euch, was ihr gesehen habt.
soft-announced-explained = Zu verlieren gibt es nichts: Jedes angekreuzte Bild kommt dran.
soft-seen = { $count ->
    [one] Von einer Person gesehen
   *[other] Von { $count } gesehen
}
soft-told-seen = { $name } zeigt auf „{ $title }“. Das haben auch gesehen: { $names }.
soft-told-alone = { $name } zeigt auf „{ $title }“. Sonst hat es niemand gesehen.
soft-seen-by = Gesehen von { $names }.
soft-told-round = Die Runde ist vorbei. Seht, wer was gesehen hat.
soft-to-the-end = Gemeinsamkeiten ansehen
soft-end = Was ihr gemeinsam gesehen habt
soft-end-explained = In einer Partie ohne Sterne gewinnt niemand.
soft-tap-a-name = Wähle einen Namen, um die Bilder dieser Person zu sehen.
soft-nobody-shared = Alle haben etwas anderes gesehen.

## A host without a seat.

host-without-playing = Host sein, ohne mitzuspielen
you-host-without-playing = Du bist Host und spielst nicht mit. Du siehst, was alle sehen, die zuschauen.
stop-hosting = Host-Rolle abgeben
stop-hosting-explained = Jemand anders am Tisch wird Host.

## Teams.

refusal-not-the-speaker = Für alle kann das nur sagen, wer für dein Team spricht.
refusal-another-member-points = Diesmal zeigt jemand anders aus deinem Team.
play-in-teams = In Teams spielen
play-in-teams-explained = Bis zu sechs Personen teilen sich einen Platz. Sie sehen gegenseitig ihre Kreuze und zeigen abwechselnd.
how-many-teams = Teams
team-orange = Team Orange
team-pink = Team Pink
team-blue = Team Blau
team-purple = Team Lila
team-green = Team Grün
team-yellow = Team Gelb
choose-a-team = Welches Team?
any-team = Das kleinste Team
free-team = Freies Team
players-missing-in-teams = { $count ->
    [one] Es fehlt noch ein Team.
   *[other] Es fehlen noch { $count } Teams.
}
players-here-in-teams = { $count ->
    [one] Ein Team am Tisch.
   *[other] { $count } Teams am Tisch.
}
join-team = Mitspielen
team-waits = Dein Team ist noch nicht bereit: { $names }.
team-ready = Schon bereit in deinem Team: { $names }.
team-marked = { $titles }: in deinem Team angekreuzt. { $count } von 10.
team-unmarked = { $titles }: Kreuz in deinem Team entfernt. { $count } von 10.
ready-for-team = Das ganze Team ist bereit
you-point-for-team = Jetzt zeigst du für dein Team.
mate-points = { $name } zeigt jetzt für dein Team. Beratet euch.
tip-associate-team = Kreuzt gemeinsam 1 bis 10 Bilder an. Die Kreuze sieht nur euer Team.

## Lessons.

lesson-open = Für eine Klasse
lesson-explained = Alle bekommen einen Tiernamen. Notizen, eigene Wörter und neue Namen erscheinen erst, wenn du zugestimmt hast. Es gibt keine Wertungen und keinen Verlauf, und der Tisch wird gelöscht, wenn alle gegangen sind, spätestens nach einem Tag.
lesson-name-is-given = Hier bekommst du einen Tiernamen. Niemand fragt nach deinem.
nod-count = { $count ->
    [one] Ein Text wartet auf dich
   *[other] { $count } Texte warten auf dich
}
nod-look = Ansehen
nod-title = Wartet auf dich
nod-explained = Sonst sieht das noch niemand. Eine Notiz erscheint, wenn auf ihr Bild gezeigt wird.
nod-note-by = Notiz von { $name }
nod-words-by = Wörter von { $name }
nod-name-for = Neuer Name für { $name }
nod-show = Zeigen
nod-leave-out = Weglassen
nod-shown = Gezeigt: „{ $text }“.
nod-left-out = Weggelassen: „{ $text }“.
nod-note-first = Der Host liest die Notiz zuerst. Danach erscheint sie, wenn auf das Bild gezeigt wird.
nod-words-first = Der Host liest deine Wörter zuerst.
nod-name-first = Der Host liest deinen Namen zuerst. Bis dahin behältst du deinen jetzigen.
round-on-paper = Diese Runde drucken

## Pass and play.

share-this-device = Dieses Gerät mit jemandem teilen
share-this-device-explained = Diese Person bekommt einen eigenen Platz. Ihr reicht das Gerät herum, und ein Vorhang verbirgt zwischendurch die Kreuze.
pass-the-device = Gib das Gerät an { $name } weiter
i-am = Ich bin { $name }

## What if?

what-if = Was wäre, wenn?
insight-explained = Die Kreuze der anderen bleiben gleich. Bei weniger Kreuzen zählen die Bilder, auf die zuerst gezeigt wurde; bei mehr kommen die beliebtesten Bilder der anderen dazu.
insight-chart = Sterne mit 1 bis 10 Kreuzen: { $points }
insight-axis = Kreuze
insight-picture = „{ $title }“
insight-best = Keine andere Zahl von Kreuzen hätte mehr gebracht.
insight-fewer = { $marks ->
    [one] { $points ->
        [one] Mit nur einem Kreuz wäre es ein Stern gewesen.
       *[other] Mit nur einem Kreuz wären es { $points } Sterne gewesen.
    }
   *[other] { $points ->
        [one] Mit nur { $marks } Kreuzen wäre es ein Stern gewesen.
       *[other] Mit nur { $marks } Kreuzen wären es { $points } Sterne gewesen.
    }
}
insight-more = { $points ->
    [one] Mit { $marks } Kreuzen, ergänzt um die beliebtesten Bilder der anderen, wäre es ein Stern gewesen.
   *[other] Mit { $marks } Kreuzen, ergänzt um die beliebtesten Bilder der anderen, wären es { $points } Sterne gewesen.
}
insight-safer = { $points ->
    [one] Mit { $titles } zum Schluss wäre es ein Stern gewesen.
   *[other] Mit { $titles } zum Schluss wären es { $points } Sterne gewesen.
}
insight-dark-cost = { $stars ->
    [one] Die Dunkelheit hat einen Stern gekostet.
   *[other] Die Dunkelheit hat { $stars } Sterne gekostet.
}
insight-dark-would = { $stars ->
    [one] In der Dunkelheit hätte dieser Sturz einen Stern gekostet.
   *[other] In der Dunkelheit hätte dieser Sturz { $stars } Sterne gekostet.
}
insight-missed = { $count ->
    [one] Verpasster Super-Funke: { $titles }.
   *[other] Verpasste Super-Funken: { $titles }.
}
insight-alone = Das hat sonst niemand angekreuzt: { $titles }.

## The picture of a game, to share.

share-result = Ergebnis teilen
souvenir-title = Die Partie in einem Bild
souvenir-share = Teilen
souvenir-save = Bild speichern
souvenir-failed = Das Bild konnte nicht erstellt werden. Versuche es gleich noch einmal.
souvenir-scores = Endstand: { $scores }.
souvenir-united = Bei „{ $title }“ wart ihr euch einig (Hinweiswort: „{ $word }“).

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Dein Gerät prüft die Partie …
fair-unreachable = Der Server antwortet nicht, also konnte dein Gerät die Partie nicht prüfen. Versuche es gleich noch einmal.
fair-proved = Fair: Niemand konnte die Ziehung allein manipulieren, und alle Bilder, Wörter, Kreuze und Sterne passen zu dem, was versiegelt war. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-in-part = Alles, was dein Gerät vergleichen konnte, passt zu dem, was versiegelt war. Es konnte aber nicht alles vergleichen; die Partie könnte manipuliert sein. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-without-part = Alles passt zu dem, was versiegelt war. Dein Gerät war an der Ziehung aber nicht beteiligt; andere könnten sie manipuliert haben. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-late = Alles, was dein Gerät gesehen hat, stimmt mit der Aufzeichnung überein. Dein Gerät kam aber erst nach dem Versiegeln dazu; die Ziehung könnte manipuliert sein. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-record-only = Die Aufzeichnung ist stimmig, von der Ziehung bis zum letzten Stern. Dein Gerät hat aber keine Siegel dieser Partie und kann nicht sagen, ob die Aufzeichnung nachträglich geändert wurde. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-server-alone = Alles passt zu dem, was versiegelt war. Der Server hat aber allein gezogen und könnte die Ziehung manipuliert haben. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-introduction = In der Einführung liegen für alle dieselben Bilder, und alle Kreuze und Sterne folgen den Regeln. Ob jemand gespickt hat, lässt sich nicht prüfen.
fair-lacks-slates = Dein Gerät war offline, als einige Kreuze versiegelt wurden; dort muss es der Aufzeichnung vertrauen.
fair-lacks-words = Die Wörter ließen sich nicht prüfen: Ihre Liste gibt es hier nicht mehr.
fair-lacks-box = Deinem Gerät wurde vorher nicht gesagt, mit welchen Bildern und Wörtern gespielt wird.
fair-lacks-held-back = Dein Gerät konnte nicht alle früheren Partien an diesem Tisch prüfen und kann nicht sagen, ob die richtigen Bilder und Wörter für später aufgehoben wurden.
fair-lacks-part = Nicht jedes Gerät hat den Teil der Ziehung geöffnet, den es versiegelt hatte; jemand hätte also unter mehreren Ziehungen wählen können.
fair-lacks-bundle = Bei dieser Partie wurde noch auf die alte Art gezogen: Der Server kannte die Teile aller Geräte, bevor alles andere feststand.
unfair-unreadable = Hier stimmt etwas nicht: Dein Gerät kann die Aufzeichnung des Servers nicht lesen.
unfair-part-changed = Nicht fair: Der Server hat seinen Teil der Ziehung nach dem Versiegeln ausgetauscht.
unfair-part-missing = Nicht fair: Der Server hat den Teil deines Geräts bei der Ziehung weggelassen.
unfair-part-replaced = Nicht fair: Ein Teil der Ziehung ist nicht der, der versiegelt war ({ $name }).
unfair-bundle-changed = Nicht fair: Der Server hat nach dem Versiegeln geändert, wovon die Ziehung abhängt, oder noch einmal gezogen.
unfair-players = Nicht fair: Die Aufzeichnung nennt andere Mitspielende, als dein Gerät an diesem Tisch gesehen hat.
unfair-seed-mixed = Nicht fair: Die Ziehung ist nicht aus den Teilen entstanden, die in der Aufzeichnung stehen.
unfair-seed-changed = Nicht fair: Die Ziehung ist nicht die, die zu Beginn der Partie versiegelt wurde.
unfair-box-changed = Hier stimmt etwas nicht: Bilder oder Wortliste sind nicht die, die dieser Tisch angeboten hat.
unfair-pictures = Nicht fair: In Runde { $round } ergibt die Ziehung andere Bilder.
unfair-words = Nicht fair: In Runde { $round } ergibt die Ziehung ein anderes Wort.
unfair-scout = Nicht fair: In Runde { $round } hätte jemand anders Erster Kundschafter sein müssen.
unfair-held-back = Nicht fair: Der Server hat die falschen Bilder oder Wörter zurückgehalten.
unfair-slate = Nicht fair: In Runde { $round } wurden Kreuze geändert, nachdem sie versiegelt waren ({ $name }).
unfair-own-slate = Nicht fair: In Runde { $round } stehen in der Aufzeichnung andere Kreuze als deine.
unfair-announced = Nicht fair: Die in Runde { $round } angekündigten Zahlen passen nicht zu den Kreuzen.
unfair-pointing = Nicht fair: In Runde { $round } passt ein Zug nicht zu den Kreuzen.
unfair-score = Nicht fair: In Runde { $round } passt eine Wertung nicht zu den Kreuzen ({ $name }).
unfair-winners = Nicht fair: Die Summen oder der Sieg passen nicht zu den Runden.
unfair-other-game = Nicht fair: Die Aufzeichnung von Runde { $round } ist nicht das, was dein Gerät gesehen hat.
unfair-digest = Hier stimmt etwas nicht: Die Aufzeichnung wurde nachträglich geändert.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Mitraten kann nur, wer zuschaut.
refusal-too-late-to-mark-along = Die Kreuze stehen fest. Rate in der nächsten Runde wieder mit.
refusal-crowd-full = Hier raten schon zu viele mit.
error-too-many-watch = An diesem Tisch schauen schon zu viele zu. Versuche es später noch einmal.
crowd-for-yourself = Nur für dich
crowd-tip = Rate mit, wenn du magst. Deine Kreuze ändern nichts an der Partie; nach der Runde siehst du, was sie gebracht hätten.
crowd-watching = Publikum
crowd-one = { $points ->
    [one] Eine Person hat mitgeraten, „{ $title }“ gesehen und hätte einen Stern geholt.
   *[other] Eine Person hat mitgeraten, „{ $title }“ gesehen und hätte { $points } Sterne geholt.
}
crowd-saw = { $people ->
    [one] Eine Person hat mitgeraten und „{ $title }“ gesehen.
   *[other] { $people } Leute haben mitgeraten. Am häufigsten: „{ $title }“ ({ $marked } von ihnen).
}
crowd-scored = { $points ->
    [one] Im Schnitt hätte das einen Stern gebracht.
   *[other] Im Schnitt hätte das { $points } Sterne gebracht.
}
crowd-you = { $points ->
    [one] Du hättest einen Stern geholt.
   *[other] Du hättest { $points } Sterne geholt.
}
crowd-how-counted = Gezählt, als hättest du mitgespielt und zuerst auf Bilder gezeigt, die auch andere haben.

# --- programs that declared themselves when they sat down
agent = Programm
agent-named = Programm: { $model }
told-agent-came = { $name } hat sich an den Tisch gesetzt: ein Programm, das { $model } nutzt.

## Der Tisch des Tages: ein Hinweiswort und fünfzehn Bilder am Tag.

refusal-daily-is-off = Dieser Server bietet keinen Tisch des Tages an.
refusal-no-such-day = Für diesen Tag gibt es keinen Tisch. Wähle einen im Kalender.
refusal-slate-already-sent = Von diesem Gerät kam für diesen Tag schon ein Schreibtableau.
refusal-slate-not-sent = Schicke erst dein Schreibtableau ab. Bis dahin bleibt geheim, was andere sahen.
refusal-day-full = Der Tisch des Tages nimmt keine Schreibtableaus mehr an. Komm morgen wieder.
todays-table = Tisch des Tages
daily-of-day = Tisch vom { $date }
daily-how = Heute für alle dasselbe Wort und dieselben Bilder. Kreuze ein bis zehn Bilder an, schicke dein Schreibtableau einmal ab und sieh, wer dasselbe gesehen hat.
daily-archive-note = Aus dem Archiv: zählt nicht für deine Serie.
daily-send = Schreibtableau abschicken
daily-sending = Wird abgeschickt …
daily-guest-blue = Tropfen
daily-guest-pink = Herz
daily-guest-green = Tanne
daily-skip = Zum Ergebnis
daily-watch-again = Noch einmal ansehen
daily-nth = { $number ->
    [one] Dein Schreibtableau ist heute das erste.
   *[other] Dein Schreibtableau ist heute Nummer { $number }.
}
daily-your-table = Dein Tisch
daily-since = { $points ->
    [one] Seitdem haben andere gespielt. Mit ihnen hättest du einen Stern.
   *[other] Seitdem haben andere gespielt. Mit ihnen hättest du { $points } Sterne.
}
daily-everyone = Was alle gesehen haben
daily-people-so-far = { $people ->
    [one] Bisher eine Person
   *[other] Bisher { $people } Personen
}
daily-people-final = { $people ->
    [one] Eine Person an diesem Tag
   *[other] { $people } Personen an diesem Tag
}
daily-nobody-that-day = An diesem Tag hat hier niemand gespielt.
daily-seen-by = { $title }: angekreuzt von { $percent }
daily-yours = dein Kreuz
daily-only-you = Nur du
daily-alone = { $count ->
    [one] Eins deiner Bilder hast nur du gesehen.
   *[other] { $count } deiner Bilder hast nur du gesehen.
}
daily-by-language = Nach Sprachen
daily-language-saw = { $people ->
    [one] { $language } (eine Person): „{ $title }“
   *[other] { $language } ({ $people } Personen): am häufigsten „{ $title }“
}
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-calendar = Kalender
daily-earlier = Voriger Monat
daily-later = Nächster Monat
daily-day-played = { $stars ->
    [one] { $date }: ein Stern
   *[other] { $date }: { $stars } Sterne
}
daily-day-open = { $date }: nicht gespielt
daily-yesterday = Wie es gestern ausging
daily-show-crowd = Nur zeigen, was alle gesehen haben
daily-play-this = Diesen Tisch spielen
daily-to-today = Zum Tisch des Tages
daily-share = Teilen
daily-copy = Als Text kopieren
daily-copied = Kopiert. Das verrät weder das Wort noch die Bilder.
daily-picture = Als Bild
daily-squares = Deine fünfzehn Quadrate: { $rows }
daily-square-super = Super-Funke
daily-square-spark = Funke
daily-square-lone = nur du
daily-square-none = nicht angekreuzt
daily-fell = Du bist gestürzt. Für die anderen zählten deine Kreuze weiter.
daily-next-at = Der nächste Tisch wird um { $time } Uhr gedeckt.
daily-move = Weiteres Gerät nutzen
daily-move-tip = Scanne das mit dem anderen Gerät oder öffne dort innerhalb von zehn Minuten den Link. Es bekommt deine Schreibtableaus und deinen Kalender.
daily-ten-at-most = Höchstens zehn Bilder.
daily-unpack = Schreibtableaus und Kalender holen
daily-unpack-tip = Deine Schreibtableaus und dein Kalender vom anderen Gerät werden auf dieses kopiert.
daily-moved = Deine Schreibtableaus und dein Kalender sind jetzt auf diesem Gerät.
daily-remind = Täglich erinnern
daily-remind-never = Aus
daily-reminded = Du wirst täglich um { $time } Uhr erinnert.
daily-remind-off = Du wirst nicht mehr erinnert.
daily-remind-blocked = Das hat nicht geklappt. Erlaube Benachrichtigungen im Browser und versuche es noch einmal.
daily-compare-tip = Zeige dein Schreibtableau hier, dann siehst du die Schreibtableaus aller an diesem Tisch, die ihres zeigen.
daily-compare-waiting = { $count ->
    [one] Eine Person zeigt ihr Schreibtableau.
   *[other] { $count } Leute zeigen ihr Schreibtableau.
}
daily-compare-show = Mein Schreibtableau zeigen
daily-compare-hide = Mein Schreibtableau wieder verbergen
daily-compare-nobody = Sonst zeigt noch niemand ein Schreibtableau.
daily-compare-common = { $count ->
    [one] Ein Bild mit dir gemeinsam
   *[other] { $count } Bilder mit dir gemeinsam
}
daily-compare-marks = { $count ->
    [one] Ein Bild angekreuzt
   *[other] { $count } Bilder angekreuzt
}
daily-compare-places = Angekreuzt: { $places }
daily-compare-yesterday = Der Tisch von gestern
## Mit den gedruckten Karten.

refusal-no-bots = Bots sehen keine gedruckten Karten. An diesem Tisch spielen nur Menschen.
printed-cards = Mit gedruckten Karten
printed-explained = Echte Bildkarten liegen auf eurem Tisch, und eure Handys sind die Schreibtableaus. Um Laternen, Reihenfolge und Punkte kümmert sich Stella.
printed-setup = Legt drei Reihen zu fünf Bildkarten aus. Der Zahlenplan liegt über der oberen Reihe: Einigt euch, wo oben ist.
printed-bottom-row = Legt fünf neue Bildkarten in die untere Reihe.
printed-middle-row = Legt fünf neue Bildkarten in die mittlere Reihe.
printed-top-row = Legt fünf neue Bildkarten in die obere Reihe.
words-typed = Von echten Wortkarten abgetippt
words-typed-explained = Der Erste Kundschafter jeder Runde deckt eine echte Wortkarte auf und tippt ihre beiden Wörter ein.
clue-awaited = { $name } tippt das Hinweiswort ein
clue-awaited-you = Du tippst das Hinweiswort ein
type-clue = Hinweiswort eintippen
type-clue-explained = Decke eine echte Wortkarte auf und tippe ihre Wörter ein, wie sie dastehen. Bis du sie abschickst, sieht sie niemand.
type-clue-top = Das aufrechte Wort
type-clue-bottom = Das kopfstehende Wort (falls es eins gibt)
type-clue-send = Allen zeigen
tip-clue-awaited = Sobald das Hinweiswort da ist, könnt ihr ankreuzen.
told-clue-awaited = Runde { $round }. { $name } tippt das Hinweiswort ein.
told-clue-awaited-you = Runde { $round }. Decke eine Wortkarte auf und tippe das Hinweiswort ein.
refusal-no-clue-yet = Der Erste Kundschafter hat das Hinweiswort noch nicht eingetippt.
refusal-clue-not-usable = Ein Wort muss 1 bis 40 Zeichen lang sein.
refusal-no-typed-clues = Hinweiswörter werden nur an Tischen mit gedruckten Karten eingetippt.
take-photo = Karten fotografieren
photo-hint = Mach ein Foto für alle.
told-photo = Das Foto der Karten ist da.
photo-title = Ein Foto der Karten
photo-explained = Ein Handy macht es für alle. Nur die Leute an diesem Tisch sehen es, und nach der Partie wird es gelöscht.
photo-which = Was auf dem Foto ist
photo-all = Alle fünfzehn Karten
photo-row-0 = Die obere Reihe
photo-row-1 = Die mittlere Reihe
photo-row-2 = Die untere Reihe
photo-choose = Foto machen oder auswählen
photo-another = Anderes Foto
photo-unreadable = Diese Datei lässt sich nicht als Foto verwenden. Wähle eine andere.
photo-found = Die Karten wurden gefunden. Prüfe die Ecken.
photo-not-found = Die Karten wurden nicht gefunden. Schiebe die Kreise auf ihre Ecken.
photo-corners = Schiebe die Kreise auf die äußeren Ecken der Karten, mit dem Finger oder den Pfeiltasten. An der gelben Seite liegt der Zahlenplan.
photo-corner-0 = Ecke oben links
photo-corner-1 = Ecke oben rechts
photo-corner-2 = Ecke unten rechts
photo-corner-3 = Ecke unten links
photo-corner-at = { $left } % von links, { $top } % von oben.
photo-preview = Die Karten, wie alle sie sehen werden
photo-board-side = Zahlenplan
photo-turn = Drehen
photo-turned = Um eine Vierteldrehung gedreht.
photo-send = Allen zeigen
photo-sending = Wird gesendet …
refusal-no-photos = Fotos gibt es nur an Tischen mit gedruckten Karten.
error-no-such-photo = Von dieser Karte gibt es kein Foto.
fair-lacks-clues = Die Hinweiswörter wurden von echten Wortkarten abgetippt. Wie sie gezogen wurden, kann niemand prüfen.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] Die Zeit ist um: Ein Bild wurde für dich angekreuzt.
    [2] Die Zeit ist um: Zwei Bilder wurden für dich angekreuzt.
   *[other] Die Zeit ist um: { $count } Bilder wurden für dich angekreuzt.
}
time-up-kept = Die Zeit ist um: Deine Kreuze zählen, wie sie sind.
time-up-pointed = Die Zeit ist um: Für dich wurde auf ein Bild gezeigt.
finale-soon = Gleich beginnt für alle das Finale
next-game-begun = Die nächste Partie hat begonnen.
lobby-again = Der Tisch bereitet die nächste Partie vor.
go-there = Hingehen
back-to-your-table = Zurück an deinen Tisch

## Games for research.

ask-for-games = Um Export der Partien bitten
ask-for-games-explained = Alle werden gefragt, ob ihre Partien ohne Namen für die Forschung exportiert werden dürfen. Eine Partie wird nur exportiert, wenn alle zustimmen.
export-my-games = Export meiner Partien
consent-title = Dürfen deine Partien exportiert werden?
consent-what = Der Host möchte die Partien dieses Tisches ohne Namen für die Forschung exportieren: die Bilder, die Hinweiswörter, alle Kreuze und Punkte sowie Sprache und Farbe jeder Person. Namen, Notizen und eigene Wörter bleiben außen vor.
consent-who = Du antwortest nur für dich, und niemandem sonst am Tisch wird deine Antwort gezeigt. Eine Partie wird nur exportiert, wenn alle Ja sagen, die mitgespielt haben.
consent-until = Deine Antwort gilt für alle deine Partien an diesem Tisch. Solange du deinen Platz hast, kannst du sie im Menü ändern. Was schon exportiert ist, lässt sich nicht zurückholen.
consent-yes = Ja, exportieren
consent-no = Nein
consent-said-yes = Du hast Ja gesagt.
consent-said-no = Du hast Nein gesagt.
consent-take-back = Zustimmung zurücknehmen
