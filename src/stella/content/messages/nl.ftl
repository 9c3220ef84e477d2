## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Je hebt geen plek aan deze tafel.
refusal-game-over = Het spel is afgelopen.
refusal-wrong-step = Dat kan niet in deze stap van de ronde.
refusal-too-few-marks = Zet minstens één kruisje.
refusal-too-many-marks = Je kunt hoogstens tien kruisjes zetten.
refusal-card-not-on-table = Dat plaatje ligt niet op tafel.
refusal-card-twice = Hetzelfde plaatje staat er twee keer bij.
refusal-already-marked = Dit plaatje heb je al aangekruist.
refusal-card-not-marked = Dit plaatje heb je niet aangekruist.
refusal-already-ready = Je hebt al gezegd dat je klaar bent.
refusal-not-ready = Je hebt nog niet gezegd dat je klaar bent.
refusal-bots-do-not-vote = Bots stemmen niet mee over het andere woord.
refusal-other-word-closed = Er is al iemand klaar, dus het blijft bij dit woord.
refusal-other-word-already-used = Jullie spelen al met het andere woord.
refusal-other-word-not-possible = Op deze woordkaart staat geen tweede woord.
refusal-other-word-already-asked = Het andere woord is al voorgesteld.
refusal-other-word-already-agreed = Je bent al akkoord gegaan met het andere woord.
refusal-no-other-word-asked = Niemand heeft het andere woord voorgesteld.
refusal-you-have-fallen = Je bent gevallen en kunt deze ronde niets meer aanwijzen.
refusal-not-your-turn = Nu is iemand anders aan de beurt.
refusal-card-already-pointed-at = Dit plaatje is al aangewezen.

## Why a room refuses a command.

refusal-not-seated = Je hebt geen plek aan deze tafel.
refusal-not-host = Alleen de host kan dat doen.
refusal-room-full = Alle plekken zijn bezet.
refusal-seat-taken = Iemand heeft die kleur al. Kies een andere.
refusal-no-such-seat = Daar zit niemand.
refusal-name-not-usable = Kies een naam van 1 tot en met 24 tekens.
refusal-name-taken = Er heet hier al iemand zo. Kies een andere naam.
refusal-agent-not-usable = Geef in leesbare tekens aan welk model speelt.
refusal-language-unknown = Stella is er nog niet in die taal.
refusal-game-running = Hier is een spel bezig. Je kunt wel meekijken.
refusal-no-game = Er is hier geen spel bezig.
refusal-game-not-over = Het spel is nog niet afgelopen.
refusal-unknown-character = Er is geen bot met die naam.
refusal-unknown-deck = Die kaartenset staat niet op deze server. Kies een andere.
refusal-unknown-opening = Dit soort tafel kent deze server niet.
refusal-word-not-usable = Een woord moet 1 tot en met 40 tekens lang zijn.
refusal-too-many-words = Alle tien lege woordkaarten zijn ingevuld.
refusal-seat-not-away = Geef diegene nog wat tijd.
refusal-nobody-waits = Niemand wacht nu op die speler.
refusal-no-stand-in = Er speelt geen invaller voor jou.
refusal-no-clock = Aan deze tafel loopt geen klok.
refusal-not-your-slate = Je kunt alleen plaatjes ordenen die je zelf hebt aangekruist.
refusal-kept-out = De host heeft dit apparaat voor deze tafel geblokkeerd.
refusal-room-locked = De host heeft deze tafel gesloten voor nieuwkomers.
refusal-host-is-here = De host is er nog. Niemand anders kan host worden.
refusal-heir-must-wait = Je bent nog geen dag host. Morgen kun je dit verwijderen.
refusal-ticket-void = Deze link is niet meer geldig. Maak een nieuwe op het andere apparaat.
refusal-enough-time = Meer tijd kan niet.

## What can go wrong on the way.

error-internal = Er ging bij ons iets mis. Er is niets verloren; probeer het nog eens.
error-bad-request = Dat ging niet goed. Laad de pagina opnieuw en probeer het nog eens.
error-forbidden = Verzoeken van deze pagina zijn niet toegestaan. Open Stella op het adres van de server.
error-not-found = Hier is niets. Controleer het adres.
error-method-not-allowed = Dat kan hier niet. Laad de pagina opnieuw.
error-too-large = Dat is te groot. Probeer iets kleiners.
error-slow-down = Dat ging te snel. Wacht even en probeer het nog eens.
error-try-again = De server komt even op adem. Probeer het zo nog eens.
error-no-such-room = Er is geen tafel met deze code. Controleer de code en probeer het nog eens.
error-no-such-record = Bij deze link hoort geen afgerond spel. Controleer de link.
error-bad-message = Dat ging niet goed. Laad de pagina opnieuw en probeer het nog eens.
error-hello-first = De verbinding kwam niet goed tot stand. Laad de pagina opnieuw.
error-old-client = Stella is bijgewerkt. Laad de pagina opnieuw.
error-restarting = De server start opnieuw. Het spel gaat zo verder.
error-seat-moved = Je plek is nu op een ander apparaat.
error-seat-removed = De host heeft je plek vrijgemaakt of aan iemand anders gegeven. Je kunt meekijken of opnieuw aanschuiven.
error-unknown-emoji = Die reactie hebben we hier niet. Kies een andere.
error-unknown-fate = Misschien is dat niet opgeslagen. Controleer zo even de tafel.
error-damaged = De gegevens van deze tafel zijn beschadigd, dus deze tafel kan niet worden geopend. Wie de server beheert, vindt meer in het logboek.
error-too-new = Deze tafel is opgeslagen met een nieuwere versie van Stella, die deze server nog niet kan lezen. Wie de server beheert, moet de server bijwerken.
error-push-not-usable = Naar dat adres kunnen geen meldingen worden gestuurd. Zet ze uit en weer aan.
error-host-only = Dat kan alleen op de computer waarop de server draait, of met het serverwachtwoord.
error-wrong-password = Dat is niet het serverwachtwoord. Probeer het nog eens.
error-too-many-drafts = Er worden nu te veel kaartensets gemaakt. Maak er eerst een af.
error-no-such-draft = Deze onvoltooide kaartenset is er niet meer. Laad de pagina opnieuw en begin van voren af aan.
error-draft-closed = Deze kaartenset wordt al gemaakt. Wacht tot hij klaar is.
error-deck-of-wrong-size = Een kaartenset heeft 30 tot en met 500 plaatjes. Voeg plaatjes toe of haal er een paar weg.
error-deck-exists = Er is al een kaartenset met die naam. Kies een andere.
error-deck-in-use = Een tafel gebruikt deze kaartenset. Kies daar andere plaatjes, of probeer het tien minuten nadat iedereen weg is nog eens.
error-not-a-picture = Dat is geen JPEG-, PNG- of WebP-plaatje. Kies een ander bestand.
error-picture-too-large = Dat plaatje is te groot: hoogstens 16 MB en 60 miljoen pixels. Kies een kleiner plaatje.
error-picture-too-small = Dat plaatje is te klein: elke zijde heeft minstens 64 pixels nodig. Kies een groter plaatje.
error-picture-moves = Bewegende plaatjes werken niet. Kies een stilstaand plaatje.
error-picture-broken = Dat plaatje is beschadigd en kan niet worden geopend. Kies een ander.
error-picture-twice = Dat plaatje zit al in de kaartenset. Kies een ander.
error-disk-full = De schijf van de server is bijna vol. Vraag de beheerder om ruimte te maken.
error-deck-on-every-node = Deze server heeft meerdere nodes: installeer de kaartenset op elke node met ‘stella deck pack’.
push-daily = De tafel van de dag staat klaar
push-daily-explained = Eén aanwijzingswoord, vijftien plaatjes, een paar minuten.
push-turn = Jij bent aan de beurt
push-turn-explained = Tafel { $code } wacht op je.
push-game = Er begint een nieuw spel
push-game-explained = Aan tafel { $code } is net een spel begonnen.

## Why a game cannot start.

problem-too-few-seats = Voor een spel zijn minstens drie spelers nodig.
problem-too-many-seats = Aan een tafel is plaats voor hoogstens zes spelers.
problem-name-empty = Elke speler heeft een naam nodig.
problem-name-too-long = Een naam mag hoogstens 24 tekens lang zijn.
problem-colour-taken = Iemand speelt al met deze kleur. Kies een andere.
problem-deck-too-small = Deze kaartenset heeft te weinig plaatjes voor een spel. Kies een andere.
problem-too-few-word-cards = Er zijn te weinig woordkaarten voor dit spel. Voeg er meer toe of kies andere aanwijzingswoorden.
problem-too-many-custom-cards = Er zijn maar tien lege woordkaarten.
problem-word-empty = Een eigen woord heeft minstens één letter, cijfer of symbool nodig.
problem-word-too-long = Een eigen woord mag hoogstens 40 tekens lang zijn.
problem-seed-not-hexadecimal = De startwaarde van een spel bestaat uit de cijfers 0 tot en met 9 en de letters a tot en met f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Een gezelschapsspel vol associaties voor drie tot zes spelers: één woord, vijftien plaatjes. Wie ziet wat jij ziet? Gratis in je browser, zonder account.

## The web client: the door.

motto = Eén woord, vijftien plaatjes. Wie ziet wat jij ziet?
language = Taal
table-code = Tafelcode
check-the-code = Controleer de letters en cijfers.
sit-down = Aanschuiven
watch = Meekijken
just-watch = Alleen meekijken
or = of
or-alone = of in je eentje
new-table = Nieuwe tafel openen
light-the-table = Tafel openen
play-with-bots = Met bots spelen
learn-in-ninety-seconds = Leren spelen in 90 seconden
continue-at = Mijn spel hervatten ({ $code })
rules = Spelregels
guest = Gast
your-name = Je naam
back = Terug
begin = Beginnen
save = Opslaan
close = Sluiten
reload = Opnieuw laden
try-again = Nog eens proberen
to-the-door = Naar de startpagina
fact-players = 3 tot 6 spelers
fact-time = Ongeveer 20 minuten
fact-account = Zonder account
open-tables = Tafels voor iedereen
seats-free = { $count ->
    [one] Eén plek vrij
   *[other] { $count } plekken vrij
}
your-tables = Jouw tafels
more-tables = Alle tafels tonen

## Errors with a way out.

server-gone = De server reageert niet
server-gone-explained = Controleer of hij draait en of je op hetzelfde netwerk zit, en probeer het dan nog eens.
server-does-not-answer = We wachten nog op de server…
server-updated = Stella is bijgewerkt.
reconnecting = Verbinding wordt hersteld… Je kruisjes zijn veilig.
no-such-page = Hier is niets
no-such-table = Tafel { $code } bestaat niet
no-such-table-explained = Controleer de code of open een nieuwe tafel.
no-such-record = Dit spel bestaat niet
table-full = Deze tafel is vol
watch-instead = Je kunt meekijken.
seat-moved = Je plek is nu op een ander apparaat
seat-gone = Je hebt hier geen plek meer
back-to-this-table = Terug naar deze tafel
ticket-void = Deze link werkt niet meer
hand-over = Verder op een ander apparaat
hand-over-open = Open deze link op het andere apparaat:
hand-over-explained = Je plek verhuist naar dit apparaat; op het andere speel je dan niet meer mee.
take-seat-here = Hier verderspelen

## The lobby.

sit-down-at = Schuif aan bij tafel { $code }
your-lantern = Je lantaarn
your-seat = Je plek
change-seat = Naam of lantaarn veranderen
colour-orange = Oranje, zon
colour-pink = Roze, hart
colour-blue = Blauw, druppel
colour-purple = Paars, maan
colour-green = Groen, dennenboom
colour-yellow = Geel, vlieger
around-the-table = Rond de tafel
free-seat = Vrije plek
host = Host
bot = Bot
you = jij
away = Even weg
make-host = Host maken
ask-to-get-up = { $name } van de tafel verwijderen
add-a-bot = Bot toevoegen
how-well = Hoe goed spelen de bots?
level-1 = Dromerig
level-2 = Oplettend
level-3 = Scherp
level-4 = Griezelig goed
invite = Uitnodigen
invitation = Speel Stella met ons! Tafelcode: { $code }
scan-or-type = Scan of typ deze code
share-link = Link delen
link-copied = Link gekopieerd.
copy-link = Link kopiëren
qr-of = QR-code van { $link }
join-with = Meedoen met code
options = Instellingen
words-from = Aanwijzingswoorden
words-drawn = Uit de doos
words-discovery = Ontdekkingswoorden
words-custom-mixed = Gemengd met eigen woorden
words-custom-first = Eerst eigen woorden
words-only-custom = Alleen eigen woorden
first-time = Jullie eerste potje?
use-discovery = Met ontdekkingswoorden spelen
own-words = Eigen woorden
own-words-count = { $count } van 10 kaarten
own-words-explained = Vul op elke lege woordkaart één of twee woorden in. Niemand ziet ze voordat ze worden omgedraaid.
own-words-paste = Je kunt ook een lijst plakken: één woordkaart per regel, met een schuine streep tussen de twee woorden.
word = Woord
other-word = Ander woord
other-word-wipes = Als iedereen het ermee eens is, worden alle kruisjes gewist en geldt het andere woord.
word-top = Kaart { $card }, woord
word-bottom = Kaart { $card }, ander woord
clock-associate = Tijdslimiet voor aankruisen
clock-point = Tijdslimiet voor aanwijzen
clock-none = Geen limiet
clock-seconds = { $seconds } s
deck = Plaatjes
make-a-deck = Eigen kaartenset maken
public-table = Open voor iedereen
players-missing = { $count ->
    [one] Er is nog één speler nodig.
   *[other] Er zijn nog { $count } spelers nodig.
}
players-here = { $count ->
    [one] Eén speler aan tafel.
   *[other] { $count } spelers aan tafel.
}
waiting-for-host = Wachten tot de host het spel begint.
seat-for-a-friend = Voor vrienden
learn-while-waiting = Leren spelen tijdens het wachten
public-explained = Iedereen kan vanaf de startpagina aanschuiven tot de tafel vol is of het spel begint.
locked-table = Gesloten voor nieuwkomers
word-list = Woordenlijst
words-missing = Ontbreekt in deze woordenlijst: { $missing }. In plaats daarvan zie je: { $first }.
use-own-words = Erdoor mengen
words-unused = Er zijn eigen woorden, maar met deze keuze doen ze niet mee.
words-use-how = Hoe komen de eigen woorden in het spel?
words-host-chooses = De host kiest of er met eigen woorden wordt gespeeld.
words-later = Nu niet
remove = Verwijderen
remove-and-keep-out = Verwijderen en blokkeren
keep-out-explained = Wie je blokkeert, kan hier met dat apparaat niet meer aanschuiven.
table-locked = Deze tafel is gesloten voor nieuwkomers
game-begun-at = Je spel aan tafel { $code } is begonnen.

## The table.

menu = Menu
board = Plaatjes op tafel
clue = Aanwijzingswoord
round-of = Ronde { $round } van { $rounds }
step-associate = Associëren
step-announce = Aankondigen
step-reveal = Onthullen
step-score = Scoren
place = Rij { $row }, kolom { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Door jou aangekruist.
mark = Aankruisen
mark-this = Dit plaatje aankruisen
marked = Aangekruist
enlarge-picture = Vergroten: { $title }
previous-picture = Vorig plaatje
next-picture = Volgend plaatje
tip-associate = Kruis 1 tot en met 10 plaatjes aan die bij het aanwijzingswoord passen. Alleen jij ziet je kruisjes.
tip-slate = Op de tv zie je de plaatjes groot. Tik aan wat bij het woord past; houd er een ingedrukt om het hier te openen.
marked-of-ten = { $count } van 10 aangekruist
of-ten = van 10
be-ready = Ik ben klaar
not-ready = Toch nog aanpassen
ready = Klaar
still-looking = Denkt nog na
waiting-for = { $count ->
    [0] Iedereen is klaar.
    [one] We wachten op één speler.
   *[other] We wachten op { $count } spelers.
}
waiting-for-names = We wachten op { $names }.
ask-for-other-word = Ander woord voorstellen
other-word-asked = { $name } wil het andere woord.
other-word-agreed = Akkoord: { $count } van { $of }. Alle kruisjes worden dan gewist.
agree-to-other-word = Het andere woord nemen
keep-this-word = Bij dit woord blijven
time-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
more-time = Meer tijd
has-stand-in = Invaller speelt
ask-for-stand-in = Invaller roepen
stand-in-plays = Een invaller speelt nu voor jou.
take-seat-back = Zelf verderspelen
fallen = Gevallen
scout = Verkenner
first-scout = Startverkenner
in-the-dark = In het donker
marked-count = { $count ->
    [one] Eén kruisje
   *[other] { $count } kruisjes
}
stars-count = { $count ->
    [one] Eén ster
   *[other] { $count } sterren
}
your-turn = Jij bent aan de beurt
your-turn-point = Jij bent de verkenner: wijs een plaatje aan dat je hebt aangekruist.
scout-chooses = { $name } is de verkenner en kiest een plaatje.
you-have-fallen = Je bent gevallen. Je kruisjes tellen nog voor de anderen.
point-at = ‘{ $title }’ aanwijzen
point-now = Ja, ‘{ $title }’ aanwijzen
choose-a-glowing-picture = Kies een oplichtend plaatje
points = { $name } wijst aan
spark = Vonk
super-spark = Supervonk
fall = Val
go-on = Verder
order-your-marks = Mijn kruisjes ordenen
order-explained = Als jij aan de beurt bent, wijst het spel het eerste van deze plaatjes aan dat nog vrij is.
point-in-this-order = In deze volgorde aanwijzen
choose-myself = Elke keer zelf kiezen
earlier = Omhoog: { $title }
later = Omlaag: { $title }

## Announce, score and end.

how-many-marked = Hoeveel kruisjes heeft iedereen?
someone-in-the-dark = { $name } is in het donker
you-in-the-dark = Jij bent in het donker
in-the-dark-explained = Als enige op { $number }, het hoogste getal. Wie in het donker valt, verliest een ster van elke vonk en supervonk.
nobody-in-the-dark = Niemand is in het donker
nobody-in-the-dark-explained = Meerdere spelers delen het hoogste getal, { $number }.
on-to-reveal = Naar de onthulling
after-round = Na ronde { $round }
score-sheet = Uitslagenbord
player = Speler
total = Totaal
score-filled = Vonken: { $sparks } × 2, supervonken: { $supers } × 3 sterren.
score-dark-fallen = { $fields ->
    [0] In het donker gevallen: geen ster te verliezen.
    [one] In het donker gevallen: één ster kwijt.
   *[other] In het donker gevallen: elk van de { $fields } plaatjes verliest een ster.
}
score-dark-not-fallen = In het donker, maar niet gevallen: alles telt.
score-fallen = Gevallen: de sterren tot aan de val blijven.
row-bottom-changes = De onderste rij wordt vervangen
row-middle-changes = De middelste rij wordt vervangen
row-top-changes = De bovenste rij wordt vervangen
on-to-round = Naar ronde { $round }
to-the-end = Wie wint?
winner = { $name } wint
winners = { $names } delen de overwinning
you-win = Jij wint
round-by-round = Ronde voor ronde
who-sees-alike = Wie ziet hetzelfde?
most-alike = { $count ->
    [one] { $a } en { $b } delen één kruisje.
   *[other] { $a } en { $b } delen { $count } kruisjes.
}
united = Hierover waren jullie het eens
divided = Hierover waren jullie verdeeld
nobody-pointed = Samen gezien, maar niemand wees het aan
marked-by = Door { $count } van { $of } aangekruist
play-again = Nog een potje
back-to-lobby = Plekken of instellingen wijzigen
want-again = { $count ->
    [one] { $names } wil nog een potje spelen.
   *[other] { $names } willen nog een potje spelen.
}
told-not-again = { $name } wil toch niet nog een potje spelen.
not-again = Intrekken
again-begins = Het volgende potje begint als de host het start, of als iedereen hier het wil.
look-back = Herhaling bekijken
save-record = Spel opslaan
verify = Was het eerlijk?

## Replay.

replay = Herhaling
step-back = Eén stap terug
step-on = Eén stap vooruit
run = Afspelen
pause = Pauzeren
step-of = Stap { $step } van { $of }
whose-eyes = Bekijken als
as-spectator = Toeschouwer

## Menu and keys.

react = Reageren
react-with = Reageren met { $emoji }
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
volume = Volume
vibration-on = Trillen als ik aan de beurt ben
vibration-off = Niet trillen als ik aan de beurt ben
full-screen = Volledig scherm
pace = Speltempo
pace-normal = Normaal
pace-calm = Rustig
pace-brisk = Vlot
pace-hand = Op mij wachten
notify-me = Melding geven als ik aan de beurt ben
notify-off = Geen meldingen meer geven
notify-on-explained = Als je aan de beurt bent of als er een nieuw spel begint, krijg je op dit apparaat een melding, ook als Stella gesloten is.
notify-insecure = Zonder https kan deze pagina je alleen waarschuwen zolang ze open is. Zet het geluid aan en let op de titel van het tabblad.
notify-blocked = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen en probeer het nog eens.
notify-failed = Je browser kan je voorlopig alleen meldingen geven zolang de pagina open is.

decks-title = Een eigen kaartenset
decks-intro = Sleep minstens 30 plaatjes hierheen, beschrijf ze en speel ermee. Ze blijven op deze server.
decks-host-only = Kaartensets maak je op de computer waarop de server draait. Vanaf een andere plek heb je het serverwachtwoord nodig.
decks-password = Serverwachtwoord
decks-let-me-in = Verder
decks-drop = Plaatjes hierheen slepen
decks-choose = Plaatjes kiezen
decks-counted = { $count ->
    [one] { $count } plaatje (minstens 30 nodig)
   *[other] { $count } plaatjes (minstens 30 nodig)
}
decks-name = Naam van de kaartenset
decks-name-hint = Zo heet hij in de keuzelijst.
decks-language = Taal van de teksten
decks-picture = Plaatje { $number }
decks-picture-title = Titel
decks-picture-description = Wat er te zien is
decks-across = Horizontaal
decks-down = Verticaal
decks-whole = Hele plaatje tonen
decks-remove = Verwijderen
decks-removed = Plaatje { $number } is verwijderd.
decks-undo = Ongedaan maken
decks-checking = Wordt gecontroleerd…
decks-make = Kaartenset maken
decks-need-more = { $count ->
    [one] Voeg nog { $count } plaatje toe.
   *[other] Voeg nog { $count } plaatjes toe.
}
decks-need-name = Geef de kaartenset een naam.
decks-packing = Kaartenset wordt gemaakt: { $done } van { $total }
decks-failed = De kaartenset kon niet worden gemaakt. Probeer het nog eens; details staan in het logboek van de server.
decks-made = ‘{ $title }’ is klaar
decks-made-explained = Kies hem onder ‘Plaatjes’ als je een tafel opent.
decks-use = Gebruiken aan tafel { $code }
decks-another = Nog een kaartenset maken
decks-own = Kaartensets op deze server
decks-size = { $count ->
    [one] { $count } plaatje
   *[other] { $count } plaatjes
}
decks-delete = Verwijderen
decks-delete-title = ‘{ $title }’ verwijderen?
decks-delete-warning = De plaatjes worden definitief van deze server verwijderd. Potjes die ermee zijn gespeeld, houden hun woorden en punten, maar tonen geen plaatjes meer. Dit kan niet ongedaan worden gemaakt.
decks-delete-now = Definitief verwijderen
decks-deleted = ‘{ $title }’ is verwijderd.
open-tv = Tafel op een tv tonen
open-tv-type = Typ op de tv dit adres:
open-in-new-tab = Hier openen in een nieuw tabblad
get-up = Tafel verlaten
get-up-explained = Is er een spel bezig, dan speelt een invaller voor je verder.
keys = Toetsen
key-arrows = Van plaatje naar plaatje
key-enter = Plaatje aankruisen of aanwijzen
key-space = Plaatje vergroten of sluiten
key-ready = Klaar, of toch nog aanpassen
key-other-word = Ander woord voorstellen
key-cards = Naar de plaatjes
key-next = Verder
key-score = Stand voorlezen
key-situation = Zeggen hoe het spel ervoor staat
key-again = Laatste zin herhalen
key-before = De zin daarvoor herhalen
key-menu = Menu
key-escape = Sluiten
key-help = Deze toetsen tonen

## Het spel afdrukken: wat op papier staat (sheet-) en de pagina die de pdf’s maakt (print-).

error-print-busy = Er worden andere pdf’s gemaakt. Probeer het over een minuut opnieuw.
error-no-such-print = Die pdf is er niet meer. Maak hem opnieuw.
error-word-not-printable = Sommige letters in je woorden kunnen niet worden afgedrukt. Kies andere woorden.
sheet-title-cards = { $name }: beeldkaarten
sheet-title-words = { $name }: woordkaarten
sheet-title-slates = Stella: schrijfborden
sheet-title-board = Stella: getallenbord
sheet-title-lanterns = Stella: lantaarns en fiches
sheet-title-scores = Stella: uitslagenbord
sheet-title-rules = Stella: de regels
sheet-title-calibration = Stella: testpagina voor dubbelzijdig afdrukken
sheet-slug = { $title } · { $page } van { $pages } · 100%
sheet-card = Plaatje { $number }
sheet-card-back = Achterkant van een beeldkaart
sheet-word-back = Achterkant van een woordkaart
sheet-blank = Eigen woorden
sheet-slate = Schrijfbord, { $colour }: drie rijen van vijf vakken, elk met twee sterren en een bonusster. Daarboven ligt het getallenbord, naast de rijen staan de rondes.
sheet-name = Naam
sheet-total = Totaal
sheet-player = Speler
sheet-board = Getallenbord met de getallen 1 tot en met 10
sheet-lantern-light = Lantaarn, { $colour }: lichte kant
sheet-lantern-dark = Lantaarn, { $colour }: donkere kant
sheet-marker = Rondefiche { $round }
sheet-marker-back = Achterkant van een rondefiche
sheet-box = Wat er in de doos zit
sheet-box-1 = 84 beeldkaarten.
sheet-box-2 = Woordkaarten met elk twee woorden: 96 gewone, 4 ontdekkingswoordkaarten met een nummer en 10 lege kaarten voor eigen woorden.
sheet-box-3 = 6 schrijfborden en 6 lantaarns in zes kleuren. Een lantaarn heeft een lichte en een donkere kant.
sheet-box-4 = Een getallenbord van 1 tot en met 10, 4 rondefiches, de pion van de startverkenner en een uitslagenbord.
sheet-box-5 = Iedereen heeft ook een pen nodig. In een doorzichtige hoes kun je een schrijfbord schoonvegen; druk er anders een af voor elke ronde.
sheet-setup-board = Het getallenbord ligt boven de bovenste rij, net als op je schrijfbord. De rondefiches liggen links, van onder naar boven: I naast de onderste rij, IV naast het getallenbord.
sheet-other-word = Kent iemand het woord niet of vindt iemand het niks, dan mogen jullie samen het andere woord van de kaart nemen. Daarna begint iedereen opnieuw.
sheet-ready = Leg je pen neer als je klaar bent. Liggen alle pennen, dan verandert niemand meer iets.
sheet-table = De tafel: het getallenbord boven drie rijen van vijf beeldkaarten, links de rondefiches, rechts de trekstapel
sheet-board-short = Getallenbord
sheet-markers-short = Rondefiches
sheet-draw-pile = Trekstapel
sheet-calibration-1 = 1. Druk deze twee pagina’s af op beide kanten van één vel, op 100% en omgeslagen langs de lange zijde.
sheet-calibration-2 = 2. Meet de liniaal hieronder na: die moet precies 100 mm lang zijn. Zet anders elke schaling uit.
sheet-calibration-3 = 3. Houd het vel tegen het licht en kijk naar de kant met de schaal.
sheet-calibration-4 = 4. Lees af waar het kruis van deze kant de schaal raakt. Vul x en y in als je de pdf maakt; zoveel schuiven de achterkanten op.
sheet-cross = Een kruis in het midden van de pagina
sheet-ruler = Een liniaal van 100 millimeter
sheet-scale = Een schaal van −10 tot +10 millimeter, naar rechts en naar beneden
sheet-this-side = Bekijk deze kant tegen het licht
print-title = Het spel afdrukken
print-intro = Maak pdf’s van een kaartenset en alles wat erbij hoort. Druk ze af op 100% op dik papier, snijd langs de snijtekens en speel aan een echte tafel.
print-deck = Kaartenset
print-words-list = Woordenlijst
print-what = Wat je afdrukt
print-cards = Beeldkaarten
print-words = Woordkaarten
print-slates = Zes schrijfborden
print-board = Getallenbord
print-lanterns = Lantaarns en fiches
print-scores = Uitslagenbord
print-rules = Regels op twee pagina’s
print-calibration = Testpagina voor dubbelzijdig afdrukken
print-paper = Papier
print-letter = US Letter
print-layout = Achterkanten
print-gutter = Vouwen en plakken: voor- en achterkant op één kant van het vel
print-separate = Eerst voorkanten, dan achterkanten, om op elkaar te plakken
print-duplex = Dubbelzijdig: de printer keert het vel om
print-single = Eén per pagina met afloop, voor een drukkerij
print-language = Taal
print-second = Tweede taal op woordkaarten
print-none = Geen
print-own-words = Eigen woorden, één per regel
print-offset = Achterkanten verschuiven, in millimeters
print-offset-x = Naar rechts (x)
print-offset-y = Naar beneden (y)
print-make = Pdf maken
print-starting = Wordt gestart…
print-waiting = Wachten op andere pdf’s…
print-making = Pagina { $done } van { $total } wordt gemaakt
print-ready = De pdf is klaar.
print-save = { $title } opslaan
print-failed = De pdf kon niet worden gemaakt. Probeer het opnieuw; wie de server beheert, vindt details in het logboek.
to-print = Het spel afdrukken

## Said to those who listen.

told-ready = { $name }: klaar.
told-you-ready = Je bent klaar.
told-not-ready = { $name } denkt nog even na.
told-other-word-declined = { $name } blijft liever bij dit woord.
told-word-swapped = Het aanwijzingswoord is nu: { $word }. Alle kruisjes zijn gewist.
told-round = Ronde { $round }. Het aanwijzingswoord is: { $word }.
told-spark = { $name } wijst ‘{ $title }’ aan. Een vonk met { $names }.
told-super-spark = { $name } wijst ‘{ $title }’ aan. Een supervonk met { $names }.
told-spark-you = { $name } wijst ‘{ $title }’ aan. Een vonk, ook met jou: 2 sterren.
told-super-spark-you = { $name } wijst ‘{ $title }’ aan. Een supervonk met jou: 3 sterren.
told-fall = { $name } wijst ‘{ $title }’ aan. Niemand anders heeft het aangekruist: een val.
told-scored = De punten zijn geteld. { $scores }.
told-ended = Het spel is afgelopen. De overwinning is voor { $names }.

## The introduction.

end-introduction = Uitleg stoppen
learn-mark = Aankruisen.
learn-mark-text = Het aanwijzingswoord is ‘{ $clue }’. Kruis de twee oplichtende plaatjes aan die erbij passen.
learn-mark-phone-text = Het aanwijzingswoord is ‘{ $clue }’. Tik op een oplichtend plaatje om het groot te zien, en nog eens om het aan te kruisen.
learn-mark-other = Goed zo.
learn-mark-other-text = Nu het andere oplichtende plaatje. Je wilt zien wat de anderen zien.
learn-own = Eentje van jou.
learn-own-text = Kruis nog een plaatje aan dat voor jou bij ‘{ $clue }’ past.
learn-ready = Genoeg?
learn-ready-text = Meer kruisjes kunnen meer sterren opleveren, maar ook een val. Zeg het als je klaar bent.
learn-wait = Klaar.
learn-wait-text = Als alle lantaarns branden, liggen de kruisjes vast.
learn-announce = Aankondigen.
learn-announce-text = Alle spelers zeggen hoeveel plaatjes ze hebben aangekruist, maar niet welke.
learn-dark = Het donker.
learn-dark-text = Wie als enige het hoogste getal heeft, is in het donker. Een val kost daar een ster van elke vonk en supervonk.
learn-point = Jij bent de verkenner.
learn-point-text = Wijs het plaatje aan waar het handje bij staat. Hebben anderen het ook aangekruist?
learn-point-again = Weer jouw beurt.
learn-point-again-text = Wijs nu dit plaatje aan.
learn-point-own = Je eigen plaatje.
learn-point-own-text = Overslaan mag niet, dus wijs het aan. Ziet iemand het zoals jij?
learn-crosses = Wie nog meer?
learn-crosses-text = Elke lantaarn die oplicht, is van een speler die dit plaatje ook heeft aangekruist.
learn-watch = Onthullen.
learn-watch-text = Om de beurt wijst iedereen één plaatje aan. Heb jij het ook aangekruist, dan krijg je ook sterren.
learn-spark = Een vonk.
learn-spark-text = Drie of meer spelers hebben het aangekruist: twee sterren voor elk van hen.
learn-super-spark = Een supervonk!
learn-super-spark-text = Precies twee spelers hebben het aangekruist: drie sterren voor allebei. Beter kan niet.
learn-fall = Een val.
learn-fall-text = Niemand anders heeft het aangekruist. Wie valt, wijst deze ronde niets meer aan en krijgt geen nieuwe sterren; eerdere sterren blijven.
learn-fallen = Je bent gevallen.
learn-fallen-text = Je sterren blijven en je kruisjes tellen nog voor de anderen.
learn-score = Dat was één ronde.
learn-score-text = Sterren zijn punten. Wie na vier rondes de meeste heeft, wint.
learn-score-dark-text = Sterren zijn punten. { $name } viel in het donker: één ster minder per vonk en supervonk.
learn-done = Nu ken je het spel.
learn-done-text = Een potje duurt vier rondes zoals deze. Wie de meeste sterren heeft, wint.
recap-mark = Kruis in het geheim 1 tot en met 10 plaatjes aan die bij het woord passen.
recap-announce = Iedereen zegt hoeveel, niet welke.
recap-spark = Drie of meer hebben het aangekruist: elk twee sterren.
recap-super-spark = Precies twee hebben het aangekruist: elk drie sterren.
recap-fall = Niemand anders heeft het: deze ronde niets meer aanwijzen, geen nieuwe sterren.
recap-dark = Wie als enige het hoogste getal heeft en valt, verliest een ster van elke vonk en supervonk.

## The rules on one sheet.

rules-title = De spelregels
rules-aim = Waar het om gaat
rules-aim-1 = Er liggen vijftien plaatjes op tafel en er is één aanwijzingswoord. Kruis aan wat past en probeer te zien wat de anderen zien.
rules-aim-2 = Vier rondes voor drie of meer spelers; wie de meeste sterren heeft, wint. Huisregel: een tafel heeft zes plekken, één voor elke lantaarn.
rules-setup = Klaarzetten
rules-setup-1 = Van 84 beeldkaarten liggen er 15 open in drie rijen van vijf. De rest is de trekstapel.
rules-setup-2 = Vier woordkaarten met elk twee woorden worden blind getrokken. Voor jullie eerste potje zijn er vier ontdekkingswoordkaarten, in de volgorde 1 tot en met 4. Op hoogstens tien lege kaarten kunnen jullie eigen woorden schrijven.
rules-setup-3 = De startverkenner wordt geloot. Iedereen begint met nul punten.
rules-associate-1 = De startverkenner draait een woordkaart om; het bovenste woord is het aanwijzingswoord. Iedereen kruist in het geheim 1 tot en met 10 passende plaatjes aan.
rules-associate-2 = Neem zo veel tijd als je wilt. Huisregel: een tafel mag met een klok spelen.
rules-associate-3 = Kent iemand het woord niet of vindt iemand het niks, dan mogen jullie samen het andere woord van de kaart nemen. Huisregel: iedereen mag dat voorstellen, één keer per ronde en alleen zolang niemand klaar is. Alle mensen aan tafel moeten akkoord gaan; bots stemmen niet mee. Daarna worden alle kruisjes gewist.
rules-associate-4 = Je mag je kruisjes veranderen tot iedereen klaar is. Dan gaan alle schrijfborden tegelijk op slot.
rules-announce-1 = Alle spelers zeggen hoeveel plaatjes ze hebben aangekruist, maar niet welke, en zetten hun lantaarn op dat getal.
rules-announce-2 = Wie als enige het hoogste getal heeft, is in het donker en draait de lantaarn naar de donkere kant. Dat telt pas bij het scoren.
rules-announce-3 = Delen twee of meer spelers het hoogste getal, dan is niemand in het donker. Voorbeeld: bij 8, 6, 5 en 3 is de 8 in het donker; bij 6, 6, 5 en 3 niemand.
rules-reveal-1 = De verkenner wijst een zelf aangekruist plaatje aan dat deze ronde nog niemand heeft aangewezen. Overslaan mag niet.
rules-reveal-2 = Twee of meer anderen hebben het aangekruist: een vonk. De verkenner en iedereen die het ook heeft, kleuren elk 2 sterren in.
rules-reveal-3 = Precies één andere speler heeft het aangekruist: een supervonk. Beiden kleuren 3 sterren in, de bonusster meegeteld.
rules-reveal-4 = Niemand anders heeft het aangekruist: een val. De verkenner kleurt deze ronde geen sterren meer in en wordt niet meer verkenner.
rules-reveal-5 = De kruisjes van een gevallen speler tellen nog voor de anderen, maar leveren die speler zelf niets op.
rules-reveal-6 = Na elk plaatje is met de klok mee de volgende aan de beurt. Wie gevallen is of niets meer kan aanwijzen, wordt overgeslagen.
rules-reveal-7 = De stap eindigt als niemand meer iets kan aanwijzen. Voorbeeld: Ana wijst de brug aan, en Ben en Eva hebben die ook: een vonk, elk 2 sterren. Ben wijst de vos aan, en alleen Ana heeft die: een supervonk, elk 3 sterren. Eva wijst de maan aan en is de enige: een val. Eva houdt 2 sterren en wijst niets meer aan.
rules-score-1 = Elke ingekleurde ster is één punt.
rules-score-2 = In het donker en niet gevallen: gewone telling.
rules-score-3 = In het donker en gevallen: van elke vonk en supervonk die je had ingekleurd, wordt één ster gewist. Een vonk is dan 1 waard, een supervonk 2.
rules-score-4 = Alle anderen die zijn gevallen, houden wat ze vóór hun val hadden ingekleurd. Voorbeeld: 3 vonken en 1 supervonk zijn 9 sterren; na een val in het donker blijven er 5 over.
rules-between = Tussen de rondes
rules-between-1 = De woordkaart gaat terug in de doos en de pion van de startverkenner schuift met de klok mee één plek door.
rules-between-2 = Vijf plaatjes gaan uit het spel en vijf nieuwe komen ervoor in de plaats. Huisregel: na ronde I de onderste rij, na II de middelste, na III de bovenste.
rules-between-3 = De schrijfborden worden gewist en alle lantaarns branden weer.
rules-end = Het einde
rules-end-1 = Na vier rondes worden de punten opgeteld. Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld. Voorbeeld: 7, 11, 5 en 9 zijn samen 32 punten.

## By ear and by keyboard, and without a line.

not-sent = Geen verbinding: dit is niet verstuurd. De verbinding komt vanzelf terug.
no-line = Wachten op verbinding…
card-chosen = Gekozen.
card-free-mark = Dit kun je aanwijzen.
told-chosen = { $title }: gekozen. Druk nog eens om dit plaatje aan te wijzen.
told-not-a-mark = ‘{ $title }’ kun je niet aanwijzen. Wel nog: { $titles }.
told-my-marks = Jouw kruisjes: { $marks }.
told-mark-at = { $title } (rij { $row }, kolom { $column })
told-marked = Aangekruist, { $count } van 10.
told-unmarked = Kruisje weggehaald, { $count } van 10.
told-time-left = Nog { $seconds } seconden.
told-more-time = Jullie hebben nu meer tijd.

## Playing by ear, by key and by switch.

accessibility = Toegankelijkheid
what-happened = Wat er is gebeurd
key-log = Lezen wat er is gebeurd
key-command = Een opdracht typen
key-change = Wijzigen
key-press-new = Druk op de nieuwe toets.
key-change-explained = Kies hier een letter en druk dan op de toets die je liever gebruikt.
key-reset = Terug naar de gewone toetsen
undo = Ongedaan maken: ‘{ $title }’
told-held = ‘{ $title }’ over drie seconden. Druk nog eens om het ongedaan te maken.
told-undone = Ongedaan gemaakt. Er is niets aangewezen.
told-you-not-ready = Je kruist weer aan.
told-you-mark = Je kruist nog aan.
told-you-asked = Je hebt het andere woord voorgesteld.
told-you-spark = Je wijst ‘{ $title }’ aan. Een vonk met { $names }: 2 sterren.
told-you-super-spark = Je wijst ‘{ $title }’ aan. Een supervonk met { $names }: 3 sterren.
told-you-fall = Je wijst ‘{ $title }’ aan. Niemand anders heeft het aangekruist: je valt. Deze ronde wijs je niets meer aan en krijg je geen nieuwe sterren; je kruisjes tellen nog voor de anderen.
told-yours-too = Jij kruiste het ook aan, maar je bent gevallen: geen sterren voor jou.
told-place = Plaats { $place }: { $names }, { $stars }.
told-you-won = Het spel is afgelopen. Jij wint.
told-you-share = Het spel is afgelopen. Je deelt de overwinning met { $names }.
told-waits = De tafel wacht op je: druk op ‘Verder’ of op de toets daarvoor.
access-on = Aan
access-none = Uit
access-seconds = { NUMBER($seconds) } s
access-listening = Luisteren
access-ear = Ik speel op gehoor
access-ear-explained = Het spel gaat pas verder als alles is voorgelezen.
access-verbosity = Bij elk plaatje voorlezen
access-verbosity-title = De titel
access-verbosity-objects = De titel en wat erop staat
access-verbosity-description = De hele beschrijving
access-reactions = Reacties voorlezen
access-pressing = Drukken
access-keys = Lettertoetsen
access-cool-down = Tweede toetsdruk negeren gedurende
access-cool-down-explained = Om aan te wijzen druk je twee keer. Zo gebeurt dat niet per ongeluk door een trillende hand of een ingedrukte toets.
access-switches = Schakelaars
access-scanning = Scannen
access-scanning-explained = Rijen plaatjes en knoppen lichten om de beurt op. Spatie of Enter opent de rij en kiest daarna binnen die rij. Met twee schakelaars gaat spatie verder en kiest Enter.
access-switch-count = { $count ->
    [one] Eén schakelaar
   *[other] { $count } schakelaars
}
access-step = Elke stap duurt
access-undo = Aanwijzen ongedaan maken
access-undo-explained = Na het aanwijzen kun je het drie seconden lang ongedaan maken. Zolang ziet niemand anders het.
access-reading = Lezen
access-font = Lettertype
access-font-drawn = De twee lettertypen van Stella
access-font-plain = Overal eenvoudige letters
access-font-device = Het lettertype van dit apparaat
access-by-ear = Spelen op gehoor
access-by-ear-grid = Elk plaatje heeft een titel en een beschrijving. De plaatjes vormen een raster van drie rijen en vijf kolommen: ga erin, dan geeft je schermlezer de pijltjestoetsen door aan het spel (focus- of formuliermodus). Enter kruist aan, spatie leest de hele beschrijving voor.
access-by-ear-keys = { $pictures } gaat naar de plaatjes. { $situation } zegt hoe het spel ervoor staat, { $again } herhaalt de laatste zin, { $log } toont wat er is gebeurd, { $command } opent het opdrachtveld, { $next } gaat verder, { $help } noemt alle toetsen.
access-by-ear-pace = Met ‘Op mij wachten’ als speltempo gaat het spel pas verder als jij het zegt. Er is geen klok, tenzij de host er een instelt.
command-label = Opdracht (hulp noemt ze allemaal)
command-send = Versturen
command-at = { $place }: { $title }.
command-unknown = Onbekende opdracht: { $text }. Typ hulp.
command-which = Welk plaatje? Noem de plek, zoals b3, of de titel.
command-found = { $count ->
    [one] Eén plaatje:
   *[other] { $count } plaatjes:
} { $pictures }
command-not-found = Geen plaatje op tafel met: { $text }.
command-not-now = Nu niet.
command-full = Je kunt hoogstens tien plaatjes aankruisen.
command-empty = Geen.
command-shortlist-is = Lijstje: { $pictures }
command-sure = ‘{ $title }’ aanwijzen? Typ ja.
command-sure-other = Alle kruisjes worden dan gewist. Typ ja om het andere woord voor te stellen.
command-done = Gedaan.
command-help-text = De plaatjes liggen op a1 tot e3: de letter is de kolom, het cijfer de rij. Of tel ze rij voor rij van 1 tot 15. b3 leest een plaatje voor, b3+ kruist het aan, b3- haalt het kruisje weg. alle en nieuw lezen titels en drie dingen op elk plaatje voor; rij 2 leest een rij; zoek water zoekt. bewaar b3 en schrap b3 veranderen je lijstje; lijstje leest het voor; mijn leest je kruisjes voor. klaar; ander stelt het andere woord voor, houden blijft bij dit woord. wijs b3, dan ja. verder zet het spel voort. punten, wie, stand, laatste, verloop. De titel van een plaatje kan ook: kruis vos.
command-word-read = lees, lezen
command-word-mark = kruis, aankruisen
command-word-unmark = wis, weghalen
command-word-row = rij
command-word-all = alle, alles, tafel
command-word-new = nieuw
command-word-find = zoek, vind
command-word-keep = bewaar
command-word-drop = schrap
command-word-shortlist = lijstje
command-word-mine = mijn
command-word-point = wijs, aanwijzen
command-word-yes = ja
command-word-ready = klaar
command-word-other = ander
command-word-decline = houden
command-word-next = verder
command-word-score = punten
command-word-who = wie
command-word-state = stand
command-word-last = laatste, opnieuw
command-word-log = verloop
command-word-help = hulp
learn-mark-ear = Het aanwijzingswoord is ‘{ $clue }’. Twee plaatjes passen erbij: { $titles }. { $pictures } gaat naar de plaatjes, met de pijltjestoetsen ga je van plaatje naar plaatje, spatie leest een beschrijving voor, Enter kruist aan. Kruis ze allebei aan.
learn-mark-other-ear = Nu het andere: { $titles }. Je wilt zien wat de anderen zien.
learn-own-ear = Kruis nog één plaatje aan dat voor jou bij ‘{ $clue }’ past. Met spatie hoor je de beschrijvingen.
learn-ready-ear = Meer kruisjes kunnen meer sterren opleveren, maar ook een val. { $ready } zegt dat je klaar bent.
learn-point-ear = Wijs { $titles } aan: { $pictures } gaat erheen, Enter kiest het, nog eens Enter wijst het aan. Dan hoor je wie het nog meer heeft aangekruist.
learn-point-own-ear = Alleen je eigen plaatje is nog over: { $titles }. Overslaan mag niet, dus wijs het aan met twee keer Enter.
learn-crosses-ear = De spelers zeggen één voor één of ze dit plaatje ook hebben aangekruist.
learn-next-ear = Met { $next } ga je verder.
decks-description-hint = Zonder beschrijving kunnen mensen die het plaatje niet zien er niet mee spelen.
decks-undescribed = { $count ->
    [one] { $count } plaatje heeft geen beschrijving: dat sluit iedereen buiten die op gehoor speelt.
   *[other] { $count } plaatjes hebben geen beschrijving: dat sluit iedereen buiten die op gehoor speelt.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = Jij wijst aan
fall-alone = Niemand anders heeft dit aangekruist: { $name } valt.
fall-alone-you = Niemand anders heeft dit aangekruist: jij valt.
fall-in-the-dark = In het donker verliest elke vonk en supervonk nu een ster.
who-saw-what = Wie zag wat?
rounds-so-far = Rondes tot nu toe
nobody-marked-it = Niemand heeft dit plaatje aangekruist.
not-told-yet = Nog niet onthuld
finale = We tellen de sterren
skip = Overslaan

## The games of a room: what it remembers and forgets.

error-room-forgotten = De host heeft deze tafel verwijderd. Open een nieuwe tafel.
error-round-not-scored = De punten van deze ronde zijn nog niet geteld. Wacht tot de ronde voorbij is.
error-name-at-table = Iemand met die naam zit nog aan tafel en moet eerst weggaan.
error-no-such-name = Niemand met die naam heeft hier gespeeld. Controleer de spelling.
our-games = Onze potjes
our-games-at = Onze potjes ({ $code })
again-at = Nog een potje ({ $code })
evening-score = Vandaag: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Nog geen potje uitgespeeld. Het eerste komt hier te staan.
games-in-all = { $count ->
    [one] Tot nu toe één potje
   *[other] Tot nu toe { $count } potjes
}
name-is-person = We tellen op naam: wie met dezelfde naam terugkomt, ziet alles bij elkaar opgeteld.
all-games = Alle potjes
more-games = Alle { $count } tonen
ended-early = Voortijdig gestopt
the-players = De spelers
stat-games = Potjes
stat-wins = Gewonnen
stat-points = Punten
stat-sparks = Vonken
stat-super-sparks = Supervonken
stat-falls = Keer gevallen
stat-dark = In het donker
stat-dark-cost = Sterren in het donker verloren
stat-best-round = Beste ronde
stat-marks = Kruisjes per ronde
stat-streak = Langste reeks zonder val
stat-rating = Rating
rating-range = { $value } ± { $uncertainty }
rating-explained = De rating (OpenSkill) begint voor iedereen op 1000 en verschijnt na drie potjes. Winnen van sterkere spelers telt zwaarder. Het getal na ± is de onzekerheid.
boldest = Het moedigst: { $name }
most-careful = Het voorzichtigst: { $name }
think-alike = Wie denkt hetzelfde?
think-alike-explained = 100% is zo gelijk als maar kan, 0% is puur toeval. Hoeveel plaatjes je aankruist, maakt niet uit.
think-alike-later = Speel samen drie potjes om het te ontdekken.
think-alike-most = { $a } en { $b } denken het vaakst hetzelfde.
likeness = Overeenkomst
pictures-unite = Plaatjes waar jullie het over eens zijn
pictures-divide = Plaatjes waar jullie over verdeeld zijn
moments = Bijzondere momenten
moment-first-super-spark = Eerste supervonk
moment-five-super-sparks = Vijf supervonken in één potje
moment-bright-in-the-dark = In het donker zonder val
moment-full-slate = Tien kruisjes en geen val
moment-big-round = Twintig punten in één ronde
moment-comeback = Van de laatste plaats naar de overwinning
moment-one-picture = Iedereen kruiste hetzelfde plaatje aan
moment-nobody-fell = Een heel potje zonder val
moment-shared-victory = Een gedeelde overwinning
moment-ten-games = Tien potjes aan deze tafel
whole-table = De hele tafel
new-moment = Nieuw: { $moment }
save-table = Als CSV downloaden
delete-table = Deze tafel verwijderen
delete-table-warning = Alles van deze tafel wordt voor iedereen definitief verwijderd: potjes, herhalingen en plekken. Dit kan niet ongedaan worden gemaakt.
delete-for-good = Definitief verwijderen
table-deleted = De tafel is verwijderd.
forget-a-name = Naam verwijderen
forget-a-name-explained = In alle eerdere potjes van deze tafel wordt de naam ‘—’. Die persoon moet de tafel hebben verlaten. Dit kan niet ongedaan worden gemaakt.
name-forgotten = De naam is verwijderd.
cancel = Annuleren

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = Dat woord hebben jullie aan deze tafel al gehad. Kies een ander.
refusal-chance-not-sealed = Er is nu geen loting bezig.
refusal-chance-already-added = Je apparaat heeft al aan deze loting meegedaan.

## What a table refuses: notes on pictures.

refusal-note-too-long = Een notitie mag hoogstens 60 tekens lang zijn.
refusal-note-hidden = De host heeft deze notitie verborgen.
refusal-notes-are-off = Aan deze tafel staan notities uit.
refusal-no-such-note = Daar staat geen notitie die iedereen kan zien.
refusal-no-such-proposal = Dat wacht niet meer op je goedkeuring.

## What a table refuses: people who come and go.

refusal-seat-not-free = Op die plek speelt nog iemand.
refusal-seat-full = Op deze plek kunnen niet nog meer apparaten meespelen.
refusal-clock-paused = De klok staat stil.
refusal-clock-not-paused = De klok staat niet stil.
refusal-not-asked = Deze tafel vraagt niet om je toestemming.
refusal-nudged-already = Die speler kreeg net een seintje. Wacht even.

## People come and go.

you-watch = Je kijkt mee.
you-watch-with = Je kijkt mee. Ook hier: { $names }.
more-people = { $count ->
    [one] nog iemand
   *[other] nog { $count } mensen
}
nameless-people = { $count ->
    [one] Eén persoon
   *[other] { $count } mensen
}
join-in = Meedoen
play-now = Nu spelen
place-kept = Je plek in het volgende spel is gereserveerd.
host-is-gone = De host is er niet.
become-host = Host worden
you-are-host = Jij bent nu de host.
told-came = { $name } is aangeschoven.
told-left = { $name } heeft de tafel verlaten.
told-host = { $name } is nu de host.
paused = Gepauzeerd
told-paused = De host heeft de klok stilgezet.
told-resumed = De klok loopt weer.
nudge = Seintje geven
nudge-name = { $name } een seintje geven
nudged = De tafel wacht op jou
nudged-by = { $name } geeft je een seintje: iedereen wacht op jou.
nudged-by-watcher = Een toeschouwer geeft je een seintje: iedereen wacht op jou.
told-nudged = { $name } heeft een seintje gekregen.
told-replaced = { $name } heeft een plek overgenomen.
told-ended-early = Het spel is voortijdig gestopt. Niemand heeft gewonnen.
game-ended-early = Het spel is voortijdig gestopt
nobody-has-won = Niemand heeft gewonnen.
watch-with = Meekijken met code
code-is-hidden = De code is verborgen.
who-is-here = Wie is er?
people-now = Nu spelen, op de plek van een bot
people-now-explained = De kruisjes en sterren van die plek blijven staan.
people-next = Aanschuiven voor het volgende spel
people-next-explained = Tot die tijd kijk je mee; je plek is gereserveerd.
people-full = Er is hier nu geen plek vrij.
people-waiting = Voor het volgende spel
people-watching = Toeschouwers
people-nobody-watches = Niemand kijkt mee.
people-for-host = Voor de host
people-hand-over = Speler vervangen
people-keep-out = Apparaat van deze speler blokkeren
people-to-bot = Aan een bot geven
people-to = Aan { $name } geven
people-remove = Verwijderen
people-pause = De klok stilzetten
people-resume = De klok laten doorlopen
people-hide-code = De code op alle schermen verbergen
people-show-code = De code weer tonen
people-end = Het spel nu stoppen
people-end-explained = Het spel wordt bewaard als voortijdig gestopt, zonder winnaar.
people-play-on = Doorspelen

## Notes on marks.

notes-on-marks = Notities bij plaatjes
my-marks = Mijn kruisjes
told-saying = { $name }: ‘{ $text }’
quote-marks = ‘’“”
note-on = Jouw notitie bij ‘{ $title }’
note-why = Waarom dit plaatje?
note-secret = Geheim tot iemand het plaatje aanwijst.
note-public = Iedereen kan dit lezen.
note-explained = Schrijf in een paar woorden waarom je een plaatje hebt aangekruist. Dat blijft geheim tot iemand het aanwijst.
note-kept = Notitie opgeslagen.
note-taken-away = Notitie verwijderd.
note-hide = Deze notitie verbergen: { $name }
note-hidden = De notitie is verborgen.

## Shorter and softer games.

rounds-to-play = Rondes
without-stars = Zonder sterren
without-stars-explained = Iedereen ziet wie wat zag: geen punten, geen donker, geen winnaar.
soft-announced = Laat elkaar nu zien wat jullie zagen.
soft-announced-explained = Er valt niets te verliezen: elk aangekruist plaatje komt aan de beurt.
soft-seen = { $count ->
    [one] Door één speler gezien
   *[other] Door { $count } gezien
}
soft-told-seen = { $name } wijst ‘{ $title }’ aan. Ook gezien door { $names }.
soft-told-alone = { $name } wijst ‘{ $title }’ aan. Niemand anders zag het.
soft-seen-by = Gezien door { $names }.
soft-told-round = De ronde is voorbij. Kijk wie wat zag.
soft-to-the-end = Wat zagen jullie samen?
soft-end = Wat jullie samen zagen
soft-end-explained = Een spel zonder sterren heeft geen winnaar.
soft-tap-a-name = Kies een naam om de plaatjes van diegene te zien.
soft-nobody-shared = Iedereen zag iets anders.

## A host without a seat.

host-without-playing = Host zijn zonder mee te spelen
you-host-without-playing = Je bent host van deze tafel en speelt niet mee. Je ziet wat toeschouwers zien.
stop-hosting = Stoppen als host
stop-hosting-explained = Iemand anders aan tafel wordt host.

## Teams.

refusal-not-the-speaker = Alleen wie voor het team spreekt, kan dat voor iedereen zeggen.
refusal-another-member-points = Deze keer wijst iemand anders uit je team aan.
play-in-teams = In teams spelen
play-in-teams-explained = Hoogstens zes mensen delen een plek. Ze zien elkaars kruisjes en wijzen om de beurt aan.
how-many-teams = Teams
team-orange = Team Oranje
team-pink = Team Roze
team-blue = Team Blauw
team-purple = Team Paars
team-green = Team Groen
team-yellow = Team Geel
choose-a-team = Welk team?
any-team = Het kleinste team
free-team = Vrij team
players-missing-in-teams = { $count ->
    [one] Er is nog één team nodig.
   *[other] Er zijn nog { $count } teams nodig.
}
players-here-in-teams = { $count ->
    [one] Eén team aan tafel.
   *[other] { $count } teams aan tafel.
}
join-team = Meedoen
team-waits = Je team is nog niet klaar: { $names }.
team-ready = Al klaar in je team: { $names }.
team-marked = { $titles }: aangekruist in je team. { $count } van 10.
team-unmarked = { $titles }: kruisje weggehaald in je team. { $count } van 10.
ready-for-team = Het hele team is klaar
you-point-for-team = Jij wijst nu aan voor je team.
mate-points = { $name } wijst nu aan voor je team. Overleg samen.
tip-associate-team = Kruis samen 1 tot en met 10 plaatjes aan. Alleen jullie team ziet de kruisjes.

## Lessons.

lesson-open = Voor een klas
lesson-explained = Iedereen krijgt een dierennaam. Notities, eigen woorden en nieuwe namen verschijnen pas als jij ze hebt goedgekeurd. Er zijn geen ratings en er is geen geschiedenis, en de tafel wordt verwijderd als iedereen weg is, uiterlijk na een dag.
lesson-name-is-given = Je krijgt hier een dierennaam. Niemand vraagt naar je eigen naam.
nod-count = { $count ->
    [one] Eén tekst wacht op je
   *[other] { $count } teksten wachten op je
}
nod-look = Bekijken
nod-title = Wacht op je goedkeuring
nod-explained = Niemand anders ziet dit nog. Een notitie verschijnt als het plaatje wordt aangewezen.
nod-note-by = Notitie van { $name }
nod-words-by = Woorden van { $name }
nod-name-for = Nieuwe naam voor { $name }
nod-show = Tonen
nod-leave-out = Weglaten
nod-shown = Getoond: ‘{ $text }’.
nod-left-out = Weggelaten: ‘{ $text }’.
nod-note-first = De host leest de notitie eerst. Daarna verschijnt die als het plaatje wordt aangewezen.
nod-words-first = De host leest je woorden eerst.
nod-name-first = De host leest je naam eerst. Tot die tijd houd je de naam die je hebt.
round-on-paper = Deze ronde afdrukken

## Pass and play.

share-this-device = Nog iemand op dit apparaat laten spelen
share-this-device-explained = Die speler krijgt een eigen plek. Jullie geven het apparaat door en een gordijn verbergt tussendoor de kruisjes.
pass-the-device = Geef het apparaat aan { $name }
i-am = Ik ben { $name }

## What if?

what-if = Wat als?
insight-explained = De kruisjes van de anderen blijven gelijk. Bij minder kruisjes tellen de plaatjes die het eerst zijn aangewezen; bij meer komen de plaatjes erbij die de anderen het vaakst hadden.
insight-chart = Sterren met 1 tot en met 10 kruisjes: { $points }
insight-axis = Kruisjes
insight-picture = ‘{ $title }’
insight-best = Geen ander aantal kruisjes had meer opgeleverd.
insight-fewer = { $marks ->
    [one] { $points ->
        [one] Met maar één kruisje was het één ster geweest.
       *[other] Met maar één kruisje waren het { $points } sterren geweest.
    }
   *[other] { $points ->
        [one] Met maar { $marks } kruisjes was het één ster geweest.
       *[other] Met maar { $marks } kruisjes waren het { $points } sterren geweest.
    }
}
insight-more = { $points ->
    [one] Met { $marks } kruisjes, aangevuld met wat de anderen het vaakst zagen, was het één ster geweest.
   *[other] Met { $marks } kruisjes, aangevuld met wat de anderen het vaakst zagen, waren het { $points } sterren geweest.
}
insight-safer = { $points ->
    [one] { $titles } als laatste aanwijzen had één ster opgeleverd.
   *[other] { $titles } als laatste aanwijzen had { $points } sterren opgeleverd.
}
insight-dark-cost = { $stars ->
    [one] Het donker kostte één ster.
   *[other] Het donker kostte { $stars } sterren.
}
insight-dark-would = { $stars ->
    [one] In het donker had deze val één ster gekost.
   *[other] In het donker had deze val { $stars } sterren gekost.
}
insight-missed = { $count ->
    [one] Eén supervonk gemist: { $titles }.
   *[other] Gemiste supervonken: { $titles }.
}
insight-alone = Dit had niemand anders: { $titles }.

## The picture of a game, to share.

share-result = Uitslag delen
souvenir-title = Het spel in één afbeelding
souvenir-share = Delen
souvenir-save = Afbeelding opslaan
souvenir-failed = De afbeelding kon niet worden gemaakt. Probeer het zo nog eens.
souvenir-scores = Eindstand: { $scores }.
souvenir-united = Jullie waren het eens over ‘{ $title }’, bij het aanwijzingswoord ‘{ $word }’.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Je apparaat controleert het spel…
fair-unreachable = De server reageert niet, dus je apparaat kon het spel niet controleren. Probeer het zo nog eens.
fair-proved = Eerlijk: niemand kon de loting op eigen houtje manipuleren, en alle plaatjes, woorden, kruisjes en sterren kloppen met wat verzegeld was. Of iemand heeft gespiekt, is niet te controleren.
fair-in-part = Alles wat je apparaat kon vergelijken, klopt met wat verzegeld was. Maar het kon niet alles vergelijken; het spel kan zijn gemanipuleerd. Of iemand heeft gespiekt, is niet te controleren.
fair-without-part = Alles klopt met wat verzegeld was. Maar je apparaat deed niet mee aan de loting; anderen kunnen die hebben gemanipuleerd. Of iemand heeft gespiekt, is niet te controleren.
fair-late = Alles wat je apparaat zag, klopt met het verslag. Maar je apparaat kwam er pas na het verzegelen bij; de loting kan zijn gemanipuleerd. Of iemand heeft gespiekt, is niet te controleren.
fair-record-only = Het verslag is consistent, van de loting tot de laatste ster. Maar je apparaat heeft geen zegels van dit spel en weet niet of het verslag later is veranderd. Of iemand heeft gespiekt, is niet te controleren.
fair-server-alone = Alles klopt met wat verzegeld was. Maar alleen de server heeft geloot en kan de loting dus hebben gemanipuleerd. Of iemand heeft gespiekt, is niet te controleren.
fair-introduction = In de uitleg liggen voor iedereen dezelfde plaatjes, en alle kruisjes en sterren volgen de regels. Of iemand heeft gespiekt, is niet te controleren.
fair-lacks-slates = Je apparaat was offline toen sommige kruisjes werden verzegeld; daarvoor moet het op het verslag vertrouwen.
fair-lacks-words = De woorden konden niet worden gecontroleerd: de lijst staat niet meer op deze server.
fair-lacks-box = Je apparaat wist vooraf niet met welke plaatjes en woorden er gespeeld zou worden.
fair-lacks-held-back = Je apparaat kon niet alle eerdere potjes aan deze tafel controleren en kan niet zeggen of de juiste plaatjes en woorden voor later zijn bewaard.
fair-lacks-part = Niet elk apparaat heeft het deel van de loting geopend dat het had verzegeld, dus iemand had uit meerdere lotingen kunnen kiezen.
fair-lacks-bundle = Voor dit spel is nog op de oude manier geloot: de server kende de delen van alle apparaten voordat al het andere vaststond.
unfair-unreadable = Er klopt iets niet: je apparaat kan het verslag van de server niet lezen.
unfair-part-changed = Niet eerlijk: de server heeft zijn deel van de loting na het verzegelen vervangen.
unfair-part-missing = Niet eerlijk: de server heeft het deel van je apparaat uit de loting weggelaten.
unfair-part-replaced = Niet eerlijk: een deel van de loting is niet het deel dat was verzegeld ({ $name }).
unfair-bundle-changed = Niet eerlijk: de server heeft na het verzegelen veranderd waar de loting van afhangt, of opnieuw geloot.
unfair-players = Niet eerlijk: het verslag noemt andere spelers dan je apparaat aan deze tafel heeft gezien.
unfair-seed-mixed = Niet eerlijk: de loting volgt niet uit de delen die in het verslag staan.
unfair-seed-changed = Niet eerlijk: dit is niet de loting die aan het begin van het spel werd verzegeld.
unfair-box-changed = Er klopt iets niet: deze tafel bood andere plaatjes of een andere woordenlijst aan.
unfair-pictures = Niet eerlijk: in ronde { $round } levert de loting andere plaatjes op.
unfair-words = Niet eerlijk: in ronde { $round } levert de loting een ander woord op.
unfair-scout = Niet eerlijk: in ronde { $round } had iemand anders startverkenner moeten zijn.
unfair-held-back = Niet eerlijk: de server heeft de verkeerde plaatjes of woorden achtergehouden.
unfair-slate = Niet eerlijk: in ronde { $round } zijn kruisjes veranderd nadat ze verzegeld waren ({ $name }).
unfair-own-slate = Niet eerlijk: in ronde { $round } staan in het verslag andere kruisjes dan die van jou.
unfair-announced = Niet eerlijk: de aangekondigde aantallen in ronde { $round } kloppen niet met de kruisjes.
unfair-pointing = Niet eerlijk: in ronde { $round } klopt een beurt niet met de kruisjes.
unfair-score = Niet eerlijk: in ronde { $round } klopt een score niet met de kruisjes ({ $name }).
unfair-winners = Niet eerlijk: de totalen of de winnaars kloppen niet met de rondes.
unfair-other-game = Niet eerlijk: het verslag van ronde { $round } is niet wat je apparaat heeft gezien.
unfair-digest = Er klopt iets niet: het verslag is achteraf veranderd.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Alleen toeschouwers kunnen voor zichzelf meespelen.
refusal-too-late-to-mark-along = De kruisjes liggen vast. Speel de volgende ronde weer voor jezelf mee.
refusal-crowd-full = Hier spelen al te veel toeschouwers mee. Je kunt wel meekijken.
error-too-many-watch = Er kijken al te veel mensen mee aan deze tafel. Probeer het later nog eens.
crowd-for-yourself = Alleen voor jou
crowd-tip = Speel gerust voor jezelf mee. Je kruisjes hebben geen invloed op het spel; na de ronde zie je wat ze hadden opgeleverd.
crowd-watching = Toeschouwers
crowd-one = { $points ->
    [one] Eén toeschouwer speelde mee, zag ‘{ $title }’ en zou één ster hebben gehaald.
   *[other] Eén toeschouwer speelde mee, zag ‘{ $title }’ en zou { $points } sterren hebben gehaald.
}
crowd-saw = { $people ->
    [one] Eén toeschouwer speelde mee en zag ‘{ $title }’.
   *[other] { $people } toeschouwers speelden mee. Het vaakst: ‘{ $title }’ ({ $marked } van hen).
}
crowd-scored = { $points ->
    [one] Gemiddeld had dat één ster opgeleverd.
   *[other] Gemiddeld had dat { $points } sterren opgeleverd.
}
crowd-you = { $points ->
    [one] Jij zou één ster hebben gehaald.
   *[other] Jij zou { $points } sterren hebben gehaald.
}
crowd-how-counted = Geteld alsof je had meegespeeld en eerst plaatjes had aangewezen die anderen ook hadden.

# --- programs that declared themselves when they sat down
agent = Programma
agent-named = Programma: { $model }
told-agent-came = { $name } is aangeschoven: een programma dat { $model } gebruikt.

## De tafel van de dag: één aanwijzingswoord en vijftien plaatjes per dag.

refusal-daily-is-off = Deze server heeft geen tafel van de dag.
refusal-no-such-day = Voor die dag is er geen tafel. Kies er een uit de kalender.
refusal-slate-already-sent = Dit apparaat heeft voor deze dag al een schrijfbord verstuurd.
refusal-slate-not-sent = Verstuur eerst je schrijfbord. Tot die tijd blijft geheim wat anderen zagen.
refusal-day-full = Vandaag past er geen schrijfbord meer bij. Kom morgen terug.
todays-table = Tafel van de dag
daily-of-day = Tafel van { $date }
daily-how = Vandaag voor iedereen hetzelfde woord en dezelfde plaatjes. Zet één tot tien kruisjes, verstuur je schrijfbord één keer en kijk wie hetzelfde zag.
daily-archive-note = Uit het archief: telt niet mee voor je reeks.
daily-send = Schrijfbord versturen
daily-sending = Wordt verstuurd…
daily-guest-blue = Druppel
daily-guest-pink = Hart
daily-guest-green = Den
daily-skip = Naar de uitslag
daily-watch-again = Nog eens bekijken
daily-nth = { $number ->
    [one] Je bent vandaag de eerste.
   *[other] Je bent vandaag nummer { $number }.
}
daily-your-table = Jouw tafel
daily-since = { $points ->
    [one] Sindsdien hebben anderen gespeeld. Met hen erbij had je één ster.
   *[other] Sindsdien hebben anderen gespeeld. Met hen erbij had je { $points } sterren.
}
daily-everyone = Wat iedereen zag
daily-people-so-far = { $people ->
    [one] Tot nu toe één persoon
   *[other] Tot nu toe { $people } mensen
}
daily-people-final = { $people ->
    [one] Eén persoon op die dag
   *[other] { $people } mensen op die dag
}
daily-nobody-that-day = Op die dag speelde hier niemand.
daily-seen-by = { $title }: aangekruist door { $percent }
daily-yours = jouw kruisje
daily-only-you = Alleen jij
daily-alone = { $count ->
    [one] Eén van je plaatjes is alleen door jou gezien.
   *[other] { $count } van je plaatjes zijn alleen door jou gezien.
}
daily-by-language = Per taal
daily-language-saw = { $people ->
    [one] { $language } (één persoon): ‘{ $title }’
   *[other] { $language } ({ $people } mensen): het vaakst ‘{ $title }’
}
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
daily-calendar = Kalender
daily-earlier = Vorige maand
daily-later = Volgende maand
daily-day-played = { $stars ->
    [one] { $date }: één ster
   *[other] { $date }: { $stars } sterren
}
daily-day-open = { $date }: niet gespeeld
daily-yesterday = Hoe het gisteren afliep
daily-show-crowd = Alleen tonen wat iedereen zag
daily-play-this = Aan deze tafel spelen
daily-to-today = Naar de tafel van de dag
daily-share = Delen
daily-copy = Kopiëren als tekst
daily-copied = Gekopieerd. De tekst verraadt het woord en de plaatjes niet.
daily-picture = Als afbeelding
daily-squares = Jouw vijftien vierkantjes: { $rows }
daily-square-super = supervonk
daily-square-spark = vonk
daily-square-lone = alleen jij
daily-square-none = geen kruisje
daily-fell = Je bent gevallen. Je kruisjes telden nog wel voor de anderen.
daily-next-at = De volgende tafel staat om { $time } klaar.
daily-move = Ook op een ander apparaat
daily-move-tip = Scan dit met het andere apparaat, of open daar binnen tien minuten de link. Het krijgt je schrijfborden en je kalender.
daily-ten-at-most = Hoogstens tien plaatjes.
daily-unpack = Schrijfborden en kalender ophalen
daily-unpack-tip = Je schrijfborden en je kalender van het andere apparaat komen ook op dit apparaat.
daily-moved = Je schrijfborden en je kalender staan nu op dit apparaat.
daily-remind = Dagelijks herinneren
daily-remind-never = Uit
daily-reminded = Je krijgt elke dag om { $time } een herinnering.
daily-remind-off = Er komen geen herinneringen meer.
daily-remind-blocked = Dat is niet gelukt. Sta meldingen toe in de instellingen van je browser en probeer het nog eens.
daily-compare-tip = Toon je schrijfbord hier, dan zie je de schrijfborden van iedereen aan deze tafel die dat ook doet.
daily-compare-waiting = { $count ->
    [one] Eén persoon toont een schrijfbord.
   *[other] { $count } mensen tonen hun schrijfbord.
}
daily-compare-show = Mijn schrijfbord tonen
daily-compare-hide = Mijn schrijfbord weer verbergen
daily-compare-nobody = Verder toont nog niemand een schrijfbord.
daily-compare-common = { $count ->
    [one] Eén plaatje met jou gemeen
   *[other] { $count } plaatjes met jou gemeen
}
daily-compare-marks = { $count ->
    [one] Eén plaatje aangekruist
   *[other] { $count } plaatjes aangekruist
}
daily-compare-places = Aangekruist: { $places }
daily-compare-yesterday = De tafel van gisteren
## Met de gedrukte kaarten.

refusal-no-bots = Bots zien geen echte beeldkaarten. Aan deze tafel spelen alleen mensen.
printed-cards = Met echte beeldkaarten
printed-explained = Er liggen echte beeldkaarten op tafel en jullie telefoons zijn de schrijfborden. Stella houdt lantaarns, volgorde en punten bij.
printed-setup = Leg drie rijen van vijf beeldkaarten neer. Het getallenbord ligt boven de bovenste rij: zorg dat iedereen weet welke kant dat is.
printed-bottom-row = Leg vijf nieuwe beeldkaarten in de onderste rij.
printed-middle-row = Leg vijf nieuwe beeldkaarten in de middelste rij.
printed-top-row = Leg vijf nieuwe beeldkaarten in de bovenste rij.
words-typed = Overgetypt van echte woordkaarten
words-typed-explained = De startverkenner van elke ronde draait een echte woordkaart om en typt de twee woorden in.
clue-awaited = { $name } typt het aanwijzingswoord in
clue-awaited-you = Jij typt het aanwijzingswoord in
type-clue = Aanwijzingswoord intypen
type-clue-explained = Draai een echte woordkaart om en typ de woorden in zoals ze er staan. Niemand ziet ze voordat je ze verstuurt.
type-clue-top = Het woord dat rechtop staat
type-clue-bottom = Het woord op zijn kop (als dat er is)
type-clue-send = Aan iedereen tonen
tip-clue-awaited = Zodra het aanwijzingswoord er is, kunnen jullie kruisjes zetten.
told-clue-awaited = Ronde { $round }. { $name } typt het aanwijzingswoord in.
told-clue-awaited-you = Ronde { $round }. Draai een woordkaart om en typ het aanwijzingswoord in.
refusal-no-clue-yet = De startverkenner heeft het aanwijzingswoord nog niet ingetypt.
refusal-clue-not-usable = Een woord moet 1 tot en met 40 tekens lang zijn.
refusal-no-typed-clues = Aanwijzingswoorden typ je alleen in aan tafels met echte beeldkaarten.
take-photo = Foto van de kaarten maken
photo-hint = Maak een foto voor iedereen.
told-photo = De foto van de kaarten is er.
photo-title = Een foto van de kaarten
photo-explained = Eén telefoon maakt hem voor iedereen. Alleen de mensen aan deze tafel zien hem, en na het spel wordt hij verwijderd.
photo-which = Wat er op de foto staat
photo-all = Alle vijftien kaarten
photo-row-0 = De bovenste rij
photo-row-1 = De middelste rij
photo-row-2 = De onderste rij
photo-choose = Foto maken of kiezen
photo-another = Andere foto
photo-unreadable = Dit bestand kan niet als foto dienen. Kies een ander.
photo-found = De kaarten zijn gevonden. Controleer de hoeken.
photo-not-found = De kaarten zijn niet gevonden. Zet de cirkels op hun hoeken.
photo-corners = Zet de cirkels op de buitenste hoeken van de kaarten, met een vinger of de pijltjestoetsen. Het getallenbord ligt aan de gele kant.
photo-corner-0 = Hoek linksboven
photo-corner-1 = Hoek rechtsboven
photo-corner-2 = Hoek rechtsonder
photo-corner-3 = Hoek linksonder
photo-corner-at = { $left }% van links, { $top }% van boven.
photo-preview = De kaarten zoals iedereen ze zal zien
photo-board-side = Getallenbord
photo-turn = Draaien
photo-turned = Een kwartslag gedraaid.
photo-send = Aan iedereen tonen
photo-sending = Wordt verstuurd…
refusal-no-photos = Foto’s maak je alleen aan tafels met echte beeldkaarten.
error-no-such-photo = Er is geen foto van deze beeldkaart.
fair-lacks-clues = De aanwijzingswoorden zijn overgetypt van echte woordkaarten. Hoe ze zijn getrokken, kan niemand controleren.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] De tijd is om: er is één plaatje voor je aangekruist.
    [2] De tijd is om: er zijn twee plaatjes voor je aangekruist.
   *[other] De tijd is om: er zijn { $count } plaatjes voor je aangekruist.
}
time-up-kept = De tijd is om: je kruisjes tellen zoals ze staan.
time-up-pointed = De tijd is om: er is voor jou een plaatje aangewezen.
finale-soon = De finale begint zo voor iedereen
next-game-begun = Het volgende spel is begonnen.
lobby-again = De tafel maakt zich klaar voor het volgende spel.
go-there = Erheen gaan
back-to-your-table = Terug naar je tafel

## Games for research.

ask-for-games = Toestemming voor export vragen
ask-for-games-explained = Iedereen krijgt de vraag of de gespeelde potjes zonder namen voor onderzoek geëxporteerd mogen worden. Een potje wordt alleen geëxporteerd als iedereen het goedvindt.
export-my-games = Export van mijn potjes
consent-title = Mogen jouw potjes geëxporteerd worden?
consent-what = De host wil de potjes van deze tafel zonder namen voor onderzoek exporteren: de plaatjes, de aanwijzingswoorden, ieders kruisjes en punten, en van elke speler de taal en de kleur. Namen, notities en eigen woorden gaan niet mee.
consent-who = Je antwoordt alleen voor jezelf, en niemand anders aan tafel krijgt je antwoord te zien. Een potje wordt alleen geëxporteerd als iedereen die meespeelde ja zegt.
consent-until = Je antwoord geldt voor al jouw potjes aan deze tafel. Zolang je je plek hebt, kun je het in het menu veranderen. Wat al geëxporteerd is, kan niet worden teruggehaald.
consent-yes = Ja, dat mag
consent-no = Nee
consent-said-yes = Je hebt ja gezegd.
consent-said-no = Je hebt nee gezegd.
consent-take-back = Toestemming intrekken
