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
refusal-bots-do-not-vote = Alleen mensen beslissen over het andere woord.
refusal-other-word-closed = Er is al iemand klaar, dus het blijft bij dit woord.
refusal-other-word-already-used = Jullie spelen al met het andere woord.
refusal-other-word-not-possible = Op deze woordkaart staat geen tweede woord.
refusal-other-word-already-asked = Het andere woord is al voorgesteld.
refusal-other-word-already-agreed = Je bent al akkoord gegaan met het andere woord.
refusal-no-other-word-asked = Niemand heeft het andere woord voorgesteld.
refusal-you-have-fallen = Na je val wijs je deze ronde geen plaatje meer aan.
refusal-not-your-turn = Nu is iemand anders aan de beurt.
refusal-card-already-pointed-at = Dit plaatje is al aangewezen.

## Why a room refuses a command.

refusal-not-seated = Je hebt geen plek aan deze tafel.
refusal-not-host = Alleen de host kan dat doen.
refusal-room-full = Alle plekken zijn bezet.
refusal-seat-taken = Iemand heeft die kleur al.
refusal-no-such-seat = Daar zit niemand.
refusal-name-not-usable = Kies een naam van 1 tot en met 24 tekens.
refusal-name-taken = Er heet hier al iemand zo.
refusal-language-unknown = Stella is er nog niet in die taal.
refusal-game-running = Hier is een spel bezig. Je kunt wel meekijken.
refusal-no-game = Er is hier geen spel bezig.
refusal-game-not-over = Het spel is nog niet afgelopen.
refusal-unknown-character = Er is geen bot met die naam.
refusal-unknown-deck = Die kaartenset staat niet op deze server.
refusal-word-not-usable = Een woord moet 1 tot en met 40 tekens lang zijn.
refusal-too-many-words = Alle tien lege woordkaarten zijn ingevuld.
refusal-seat-not-away = Geef diegene nog wat tijd.
refusal-nobody-waits = Niemand wacht nu op die speler.
refusal-no-stand-in = Er speelt geen invaller voor jou.
refusal-no-clock = Aan deze tafel loopt geen klok.
refusal-not-your-slate = Je kunt alleen plaatjes ordenen die je hebt aangekruist.
refusal-kept-out = De host wil dit apparaat niet aan deze tafel.
refusal-room-locked = De host laat niemand meer aan deze tafel toe.
refusal-host-is-here = De host is er nog, dus niemand kan het overnemen.
refusal-heir-must-wait = Je bent nog geen dag host. Morgen kun je dit wissen.
refusal-ticket-void = Deze link is niet meer geldig. Maak een nieuwe op het andere apparaat.
refusal-enough-time = Meer tijd kan de klok niet krijgen.

## What can go wrong on the way.

error-internal = Er ging bij ons iets mis. Er is niets verloren; probeer het nog eens.
error-bad-request = De server begrijpt dat verzoek niet.
error-forbidden = Verzoeken van deze pagina zijn niet toegestaan.
error-not-found = Hier is niets.
error-method-not-allowed = Dat kan hier niet.
error-too-large = Dat is te groot.
error-slow-down = Dat ging te snel. Wacht even.
error-try-again = De server komt even op adem. Probeer het zo nog eens.
error-no-such-room = Er is geen tafel met deze code. Controleer hem en probeer het opnieuw.
error-no-such-record = Bij deze link hoort geen afgerond spel.
error-idle = We hoorden niets van je, dus de verbinding is verbroken.
error-bad-message = De server begreep dit bericht niet.
error-hello-first = Zeg eerst hallo.
error-old-client = Stella is bijgewerkt. Laad de pagina opnieuw.
error-restarting = De server start opnieuw. Het spel gaat zo verder.
error-seat-moved = Je plek is nu op een ander apparaat.
error-seat-removed = Je hebt geen plek meer aan deze tafel.
error-unknown-emoji = Die reactie hebben we hier niet.
error-unknown-fate = We weten niet of dat is opgeslagen. De tafel laat het zo zien.
error-damaged = De gegevens van deze tafel zijn beschadigd, dus hij kan niet open. Wie de server beheert, vindt meer in het logboek.
error-too-new = Een nieuwere versie van Stella heeft deze tafel opgeslagen en deze server kan hem nog niet lezen. Wie de server beheert, moet hem bijwerken.
error-push-not-usable = Naar dat adres kunnen geen meldingen worden gestuurd.
error-host-only = Dat kan alleen op de computer waarop de server draait, of met het wachtwoord van de host.
error-wrong-password = Dat is niet het wachtwoord van de host.
error-too-many-drafts = Er worden nu te veel kaartensets gemaakt. Maak er eerst een af.
error-no-such-draft = Deze onaffe kaartenset is er niet meer. Laad de pagina opnieuw om opnieuw te beginnen.
error-draft-closed = Deze kaartenset wordt al ingepakt.
error-deck-of-wrong-size = Een kaartenset heeft 30 tot 500 plaatjes.
error-deck-exists = Er is al een kaartenset met die naam. Kies een andere.
error-not-a-picture = Dat is geen JPEG-, PNG- of WebP-plaatje.
error-picture-too-large = Dat plaatje is te groot: hoogstens 16 MB en 60 miljoen pixels.
error-picture-too-small = Dat plaatje is te klein: elke zijde heeft minstens 64 pixels nodig.
error-picture-moves = Dat plaatje beweegt. Alleen stilstaande zijn bruikbaar.
error-picture-broken = Dat plaatje is beschadigd en kan niet worden geopend.
error-picture-twice = Dat plaatje zit al in de kaartenset.
error-disk-full = De schijf van de server is bijna vol.
error-deck-on-every-node = Deze server heeft meerdere nodes: installeer de kaartenset op elk ervan met stella deck pack.
push-turn = Jij bent aan de beurt
push-turn-explained = Tafel { $code } wacht op je.
push-game = Er begint een nieuw spel
push-game-explained = Aan tafel { $code } is net een spel begonnen.

## Why a game cannot start.

problem-too-few-seats = Voor een spel zijn minstens drie spelers nodig.
problem-too-many-seats = Aan een tafel is plaats voor hoogstens zes spelers.
problem-name-empty = Elke speler heeft een naam nodig.
problem-name-too-long = Een naam mag hoogstens 24 tekens lang zijn.
problem-colour-taken = Iemand speelt al met deze kleur.
problem-deck-too-small = Deze kaartenset heeft te weinig plaatjes voor een spel.
problem-too-few-word-cards = Er zijn te weinig woordkaarten voor vier rondes.
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
new-table = Nieuwe tafel openen
light-the-table = Tafel openen
play-with-bots = Met bots spelen
learn-in-ninety-seconds = Leer het in 90 seconden
continue-at = Mijn spel hervatten ({ $code })
rules = Spelregels
guest = Gast
your-name = Je naam
back = Terug
begin = Beginnen
save = Opslaan
close = Sluiten
reload = Opnieuw laden
try-again = Opnieuw proberen
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
more-tables = Al mijn tafels tonen

## Errors with a way out.

server-gone = De server reageert niet
server-gone-explained = Controleer of hij draait en of je op hetzelfde netwerk zit, en probeer het dan opnieuw.
server-does-not-answer = We wachten nog op de server…
server-updated = Stella is bijgewerkt.
reconnecting = Verbinding herstellen… je kruisjes zijn veilig.
no-such-page = Hier is niets
no-such-table = Tafel { $code } bestaat niet
no-such-table-explained = Controleer de code of open een nieuwe tafel.
no-such-record = Dit spel bestaat niet
table-full = Deze tafel is vol
watch-instead = Je kunt meekijken.
seat-moved = Je plek is nu op een ander apparaat
seat-gone = Je hebt hier geen plek meer
back-to-this-table = Terug naar deze tafel
ticket-void = Deze link is al gebruikt
hand-over = Verder op een ander apparaat
hand-over-open = Open deze link op het andere apparaat:
hand-over-explained = Je plek verhuist naar dit apparaat; op het andere speel je dan niet meer mee.
take-seat-here = Hier verder spelen

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
make-host = Tot host maken
ask-to-get-up = { $name } van tafel halen
add-a-bot = Bot toevoegen
how-well = Hoe goed raden de bots?
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
join-with = Doe mee met code
options = Instellingen
words-from = Aanwijzingswoorden
words-drawn = Uit de doos
words-discovery = Ontdekkingswoorden
words-custom-mixed = Gemengd met eigen
words-custom-first = Eerst eigen woorden
words-only-custom = Alleen eigen woorden
first-time = Jullie eerste spel?
use-discovery = Ontdekkingswoorden nemen
own-words = Eigen woorden
own-words-count = { $count } van 10 kaarten
own-words-explained = Vul lege woordkaarten in met elk één of twee woorden. Niemand ziet ze voordat ze worden omgedraaid.
word = Woord
other-word = Ander woord
word-top = Kaart { $card }, woord
word-bottom = Kaart { $card }, ander woord
clock-associate = Tijdslimiet voor aankruisen
clock-point = Tijdslimiet voor aanwijzen
clock-none = Zonder klok
clock-seconds = { $seconds } s
deck = Plaatjes
make-a-deck = Maak een eigen kaartenset
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
learn-while-waiting = Leer het terwijl je wacht
public-explained = Iedereen op de startpagina kan aanschuiven, tot de tafel vol is of het spel begint.
locked-table = Dicht voor nieuwkomers
word-list = Woordenlijst
words-missing = Ontbreekt in deze woordenlijst: { $missing }. In plaats daarvan zie je: { $first }.
use-own-words = Meemengen
words-unused = Er zijn eigen woorden, maar met deze keuze doen ze niet mee.
words-use-how = Hoe komen de eigen woorden in het spel?
words-host-chooses = De host kiest of er met eigen woorden wordt gespeeld.
words-later = Nu niet
remove = Verwijderen
remove-and-keep-out = Verwijderen en weren
keep-out-explained = Wie je weert, kan hier met dat apparaat niet meer aanschuiven.
table-locked = Deze tafel is dicht voor nieuwkomers
game-begun-at = Je spel aan tafel { $code } is begonnen.

## The table.

menu = Menu
board = Plaatjes op tafel
clue = Aanwijzingswoord
round-of = Ronde { $round } van 4
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
take-seat-back = Ik ben er weer
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
point-here = Wijs dit aan
point-at-this = Dit plaatje aanwijzen
choose-a-glowing-picture = Kies een oplichtend plaatje
points = { $name } wijst aan
spark = Vonk
super-spark = Supervonk
fall = Val
go-on = Verder
order-your-marks = Mijn kruisjes ordenen
order-explained = Als jij aan de beurt bent, wordt vanzelf het eerste van deze plaatjes aangewezen dat nog niemand heeft aangewezen.
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
on-to-reveal = Naar het onthullen
after-round = Na ronde { $round }
score-sheet = Uitslagenbord
player = Speler
total = Totaal
score-filled = Vonken: { $sparks } × 2, supervonken: { $supers } × 3 sterren.
score-dark-fallen = { $fields ->
    [0] In het donker gevallen: er is geen ster om te wissen.
    [one] In het donker gevallen: één ster wordt gewist.
   *[other] In het donker gevallen: van elk van de { $fields } plaatjes wordt één ster gewist.
}
score-dark-not-fallen = In het donker, maar niet gevallen: alles telt.
score-fallen = Gevallen: de sterren van vóór de val blijven staan.
row-bottom-changes = De onderste rij wordt vervangen
row-middle-changes = De middelste rij wordt vervangen
row-top-changes = De bovenste rij wordt vervangen
on-to-round = Naar ronde { $round }
to-the-end = Wie wint?
winner = { $name } wint
winners = { $names } delen de overwinning
you-win = Jij wint
stars-in-all = { $count ->
    [one] Eén ster in vier rondes
   *[other] { $count } sterren in vier rondes
}
round-by-round = Ronde voor ronde
who-sees-alike = Wie ziet hetzelfde?
most-alike = { $count ->
    [one] { $a } en { $b } hebben één kruisje gemeen.
   *[other] { $a } en { $b } hebben { $count } kruisjes gemeen.
}
united = Hier waren jullie het over eens
divided = Hier waren jullie verdeeld over
marked-by = Door { $count } van { $of } aangekruist
play-again = Nog een keer
back-to-lobby = Plekken of instellingen wijzigen
host-decides-again = De host beslist of jullie nog een keer spelen.
look-back = Spel terugkijken
save-record = Spel opslaan
verify = Was het eerlijk?

## Replay.

replay = Terugkijken
step-back = Eén stap terug
step-on = Eén stap vooruit
run = Afspelen
pause = Pauzeren
step-of = Stap { $step } van { $of }
whose-eyes = Door de ogen van
as-spectator = Als toeschouwer

## Menu and keys.

react = Reageren
react-with = Reageren met { $emoji }
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
volume = Volume
vibration-on = Trillen als ik aan de beurt ben
vibration-off = Niet trillen als ik aan de beurt ben
full-screen = Volledig scherm
pace = Tempo aan tafel
pace-normal = Normaal
pace-calm = Rustig
pace-brisk = Vlot
pace-hand = Op mijn teken
notify-me = Waarschuw me als ik aan de beurt ben
notify-off = Waarschuw me niet meer
notify-on-explained = Als je aan de beurt bent of er een nieuw spel begint, laat dit apparaat het weten, ook als Stella gesloten is.
notify-insecure = Dit adres is niet beveiligd (https), dus meldingen komen alleen zolang de pagina open is: let op de titel en zet het geluid aan.
notify-blocked = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen en probeer het opnieuw.
notify-failed = Je browser kan nu geen meldingen ontvangen. Zolang de pagina open is, krijg je ze toch.

decks-title = Een eigen kaartenset
decks-intro = Sleep minstens 30 plaatjes hierheen, beschrijf ze en speel ermee. Ze blijven op deze server.
decks-host-only = Kaartensets maak je op de computer waarop de server draait. Vanaf een andere plek heb je het wachtwoord van de host nodig, als de server er een heeft.
decks-password = Wachtwoord van de host
decks-let-me-in = Verder
decks-drop = Sleep plaatjes hierheen
decks-choose = Plaatjes kiezen
decks-counted = { $count ->
    [one] { $count } plaatje van minstens 30
   *[other] { $count } plaatjes van minstens 30
}
decks-name = Naam van de kaartenset
decks-name-hint = Onder deze naam wordt hij gekozen.
decks-language = Taal van de teksten
decks-picture = Plaatje { $number }
decks-picture-title = Titel
decks-picture-description = Wat er te zien is
decks-across = Van links naar rechts
decks-down = Van boven naar beneden
decks-whole = In zijn geheel tonen
decks-remove = Verwijderen
decks-checking = Wordt gecontroleerd …
decks-make = Kaartenset maken
decks-need-more = { $count ->
    [one] Voeg nog { $count } plaatje toe.
   *[other] Voeg nog { $count } plaatjes toe.
}
decks-need-name = Geef de kaartenset een naam.
decks-packing = Inpakken: { $done } van { $total }
decks-failed = De kaartenset kon niet worden gemaakt. Probeer het opnieuw; details staan in het logboek van de server.
decks-made = ‘{ $title }’ is klaar
decks-made-explained = Kies hem onder ‘Plaatjes’ als je een tafel opent.
decks-another = Nog een kaartenset maken
open-tv = Tafel op een tv tonen
open-tv-type = Typ op de tv dit adres:
open-in-new-tab = Hier openen in een nieuw tabblad
get-up = Van tafel gaan
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
key-menu = Menu
key-escape = Sluiten
key-help = Deze toetsen tonen

## Said to those who listen.

told-ready = { $name }: klaar.
told-not-ready = { $name } denkt nog even na.
told-other-word-declined = { $name } blijft liever bij dit woord.
told-word-swapped = Het aanwijzingswoord is nu: { $word }. Alle kruisjes zijn gewist.
told-round = Ronde { $round }. Het aanwijzingswoord is: { $word }.
told-spark = { $name } wijst ‘{ $title }’ aan. Een vonk met { $names }.
told-super-spark = { $name } wijst ‘{ $title }’ aan. Een supervonk met { $names }.
told-spark-you = { $name } wijst ‘{ $title }’ aan. Een vonk, ook met jou: 2 sterren.
told-super-spark-you = { $name } wijst ‘{ $title }’ aan. Een supervonk met jou: 3 sterren.
told-fall = { $name } wijst ‘{ $title }’ aan. Niemand anders heeft het aangekruist: een val.
told-scored = De ronde is geteld. { $scores }.
told-ended = Het spel is afgelopen. De overwinning is voor { $names }.

## The introduction.

end-introduction = Uitleg beëindigen
learn-mark = Aankruisen.
learn-mark-text = Het aanwijzingswoord is ‘{ $clue }’. Kruis de twee oplichtende plaatjes aan die erbij passen.
learn-mark-phone-text = Het aanwijzingswoord is ‘{ $clue }’. Tik op een oplichtend plaatje om het groot te zien, en nog eens om het aan te kruisen.
learn-mark-other = Goed zo.
learn-mark-other-text = Nu het andere oplichtende plaatje. Je wilt zien wat de anderen zien.
learn-own = Eentje van jou.
learn-own-text = Kruis nog een plaatje aan dat voor jou bij ‘{ $clue }’ past.
learn-ready = Genoeg?
learn-ready-text = Meer kruisjes kunnen meer sterren opleveren, maar ook een val. Zeg dat je klaar bent.
learn-wait = Klaar.
learn-wait-text = Als alle lantaarns branden, liggen de kruisjes vast.
learn-announce = Aankondigen.
learn-announce-text = Iedereen noemt het eigen aantal kruisjes. Bij welke plaatjes ze staan, blijft geheim.
learn-dark = Het donker.
learn-dark-text = Wie als enige het hoogste getal heeft, is in het donker. Een val kost daar een ster van elke vonk en supervonk.
learn-point = Jij bent de verkenner.
learn-point-text = Wijs het plaatje aan waar het handje bij staat. Hebben anderen het ook aangekruist?
learn-point-again = Weer jouw beurt.
learn-point-again-text = Wijs nu dit plaatje aan.
learn-point-own = Je eigen plaatje.
learn-point-own-text = Passen mag niet, dus wijs het aan. Ziet iemand het zoals jij?
learn-crosses = Wie nog meer?
learn-crosses-text = Elke lantaarn die oplicht, is van een speler die dit plaatje ook heeft aangekruist.
learn-watch = Onthullen.
learn-watch-text = Om de beurt wijst iedereen één plaatje aan. Heb jij het ook aangekruist, dan krijg je ook sterren.
learn-spark = Een vonk.
learn-spark-text = Drie of meer spelers hebben het aangekruist: twee sterren voor elk van hen.
learn-super-spark = Een supervonk!
learn-super-spark-text = Precies twee spelers hebben het aangekruist: drie sterren voor allebei. Beter kan niet.
learn-fall = Een val.
learn-fall-text = Niemand anders heeft het aangekruist: deze ronde niets meer aanwijzen en geen nieuwe sterren. Ingekleurde sterren blijven.
learn-fallen = Je bent gevallen.
learn-fallen-text = Je sterren blijven en je kruisjes tellen nog voor de anderen.
learn-score = Dat was een ronde.
learn-score-text = Sterren zijn punten. Wie na vier rondes de meeste heeft, wint.
learn-score-dark-text = Sterren zijn punten. { $name } viel in het donker: één ster minder per vonk en supervonk.
learn-done = Nu ken je het spel.
learn-done-text = Een spel duurt vier rondes zoals deze. Wie de meeste sterren heeft, wint.
recap-mark = Kruis in het geheim 1 tot en met 10 plaatjes aan die bij het woord passen.
recap-announce = Iedereen zegt hoeveel, niet welke.
recap-spark = Drie of meer hebben het aangekruist: elk twee sterren.
recap-super-spark = Precies twee hebben het aangekruist: elk drie sterren.
recap-fall = Niemand anders heeft het aangekruist: deze ronde niets meer aanwijzen en geen nieuwe sterren.
recap-dark = Wie als enige het hoogste getal heeft en valt, verliest een ster van elke vonk en supervonk.

## The rules on one sheet.

rules-title = De spelregels
rules-aim = Waar het om gaat
rules-aim-1 = Vijftien plaatjes liggen op tafel en één woord is de aanwijzing. Kruis aan wat past en probeer te zien wat de anderen zien.
rules-aim-2 = Vier rondes voor drie of meer spelers; wie de meeste sterren heeft, wint. Huisregel: een tafel heeft zes plekken, één voor elke lantaarn.
rules-setup = Klaarzetten
rules-setup-1 = Van 84 beeldkaarten liggen er 15 open in drie rijen van vijf. De rest is de trekstapel.
rules-setup-2 = Vier woordkaarten met elk twee woorden worden blind getrokken. Voor jullie eerste spel zijn er vier ontdekkingswoordkaarten, in de volgorde 1 tot en met 4. Op hoogstens tien lege kaarten komen eigen woorden.
rules-setup-3 = De startverkenner wordt geloot. Iedereen begint met nul punten.
rules-associate-1 = De startverkenner draait een woordkaart om; het bovenste woord is het aanwijzingswoord. Iedereen kruist in het geheim 1 tot en met 10 passende plaatjes aan.
rules-associate-2 = Neem zo veel tijd als je wilt. Huisregel: een tafel mag met een klok spelen.
rules-associate-3 = Is het woord onduidelijk of bevalt het niet, dan mogen jullie samen het andere woord van de kaart nemen. Huisregel: iedereen mag dat voorstellen, één keer per ronde en alleen zolang niemand klaar is. Alle mensen aan tafel moeten akkoord gaan, bots stemmen niet mee, en alle kruisjes worden gewist.
rules-associate-4 = Je mag je kruisjes veranderen tot iedereen klaar is. Dan liggen alle schrijfborden tegelijk vast.
rules-announce-1 = Iedereen noemt het aantal aangekruiste plaatjes, maar niet welke, en zet de eigen lantaarn op dat getal.
rules-announce-2 = Wie als enige het hoogste getal heeft, is in het donker en draait de lantaarn naar de donkere kant. Dat telt pas bij het scoren.
rules-announce-3 = Delen twee of meer spelers het hoogste getal, dan is niemand in het donker. Voorbeeld: bij 8, 6, 5 en 3 is de 8 in het donker; bij 6, 6, 5 en 3 niemand.
rules-reveal-1 = De verkenner wijst een zelf aangekruist plaatje aan dat deze ronde nog niemand heeft aangewezen. Passen mag niet.
rules-reveal-2 = Twee of meer anderen hebben het aangekruist: een vonk. De verkenner en iedereen met een kruisje kleuren elk 2 sterren in.
rules-reveal-3 = Precies één andere speler heeft het aangekruist: een supervonk. Beiden kleuren 3 sterren in, de bonusster meegeteld.
rules-reveal-4 = Niemand anders heeft het aangekruist: een val. De verkenner kleurt deze ronde geen sterren meer in en wordt niet meer verkenner.
rules-reveal-5 = Kruisjes van wie gevallen is, tellen nog voor de anderen, maar leveren die speler zelf geen sterren op.
rules-reveal-6 = Na elk plaatje is met de klok mee de volgende aan de beurt. Wie gevallen is of niets meer kan aanwijzen, wordt overgeslagen.
rules-reveal-7 = De stap eindigt als niemand meer iets kan aanwijzen. Voorbeeld: Ana wijst de brug aan, en Ben en Eva hebben die ook: een vonk, elk 2 sterren. Ben wijst de vos aan, en alleen Ana heeft die: een supervonk, elk 3 sterren. Eva wijst de maan aan en is de enige: een val. Eva houdt 2 sterren en wijst niet nog een keer aan.
rules-score-1 = Elke ingekleurde ster is één punt.
rules-score-2 = In het donker en niet gevallen: gewone telling.
rules-score-3 = In het donker en gevallen: van elke vonk en supervonk die je had ingekleurd, wordt één ster gewist. Een vonk is dan 1 waard, een supervonk 2.
rules-score-4 = Alle anderen houden wat ze vóór hun val hadden ingekleurd. Voorbeeld: 3 vonken en 1 supervonk zijn 9 sterren; na een val in het donker blijven er 5 over.
rules-between = Tussen de rondes
rules-between-1 = De woordkaart gaat terug in de doos en de pion van de startverkenner schuift met de klok mee één plek door.
rules-between-2 = Vijf plaatjes gaan uit het spel en vijf nieuwe komen ervoor in de plaats. Huisregel: na ronde I de onderste rij, na II de middelste, na III de bovenste.
rules-between-3 = De schrijfborden worden gewist en alle lantaarns branden weer.
rules-end = Het einde
rules-end-1 = Na vier rondes worden de punten opgeteld. Het hoogste totaal wint; bij gelijke stand delen jullie de overwinning. Voorbeeld: 7, 11, 5 en 9 zijn samen 32 punten.

## By ear and by keyboard, and without a line.

not-sent = Geen verbinding: dit is niet verstuurd. De verbinding komt vanzelf terug.
no-line = Wachten op de verbinding
keys-off = Lettertoetsen uitzetten
keys-on = Lettertoetsen aanzetten
card-chosen = Gekozen.
card-free-mark = Vrij kruisje.
told-chosen = { $title }: gekozen. Druk nog eens om dit plaatje aan te wijzen.
told-not-a-mark = ‘{ $title }’ kun je niet aanwijzen. Je vrije kruisjes: { $titles }.
told-marked = Aangekruist, { $count } van 10.
told-unmarked = Kruisje weggehaald, { $count } van 10.
told-time-left = Nog { $seconds } seconden.
told-more-time = Er is nu meer tijd.

## The drama: pointing, falling, who saw what, the finale.

you-point = Jij wijst aan
fall-alone = Niemand anders heeft dit aangekruist: { $name } valt.
fall-alone-you = Niemand anders heeft dit aangekruist: jij valt.
fall-in-the-dark = In het donker kost elke vonk en supervonk nu een ster.
who-saw-what = Wie zag wat?
rounds-so-far = Rondes tot nu toe
nobody-marked-it = Niemand heeft dit plaatje aangekruist.
not-told-yet = Nog niet verklapt
finale = De sterren worden geteld
skip = Overslaan

## The games of a room: what it remembers and forgets.

error-room-forgotten = De host heeft deze tafel gewist.
error-round-not-scored = Deze ronde is nog niet gescoord.
error-name-at-table = Iemand met die naam zit aan tafel en moet eerst opstaan.
error-no-such-name = Niemand met die naam heeft hier gespeeld.
our-games = Onze spellen
our-games-at = Onze spellen ({ $code })
again-at = Nog een keer spelen ({ $code })
evening-score = Vandaag: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Nog geen spel uitgespeeld. Het eerste komt hier te staan.
games-in-all = { $count ->
    [one] Tot nu toe één spel
   *[other] Tot nu toe { $count } spellen
}
name-is-person = Aan deze tafel is een naam een persoon: komt iemand terug met dezelfde naam, dan tellen de spellen bij elkaar.
all-games = Alle spellen
more-games = Alle { $count } tonen
ended-early = Voortijdig gestopt
the-players = De spelers
stat-games = Spellen
stat-wins = Gewonnen
stat-points = Punten
stat-sparks = Vonken
stat-super-sparks = Supervonken
stat-falls = Keer gevallen
stat-dark = In het donker
stat-dark-cost = Sterren daar verloren
stat-best-round = Beste ronde
stat-marks = Kruisjes per ronde
stat-streak = Rondes zonder val
stat-rating = Rating
rating-range = { $value } ± { $uncertainty }
rating-explained = De rating (OpenSkill) begint voor iedereen op 1000; winnen van sterkere spelers telt zwaarder, het getal na ± zegt hoe ver hij ernaast kan zitten, en je ziet hem na drie spellen.
boldest = Het moedigst: { $name }
most-careful = Het voorzichtigst: { $name }
think-alike = Wie denkt als wie?
think-alike-explained = 100% is zo gelijk als maar kan, 0% is puur toeval, hoeveel plaatjes je ook aankruist.
think-alike-later = Speel drie spellen samen om het te ontdekken.
think-alike-most = { $a } en { $b } denken het vaakst hetzelfde.
likeness = Overeenkomst
pictures-unite = Plaatjes waar jullie het over eens zijn
pictures-divide = Plaatjes waar jullie over verdeeld zijn
moments = Bijzondere momenten
moment-first-super-spark = Eerste supervonk
moment-five-super-sparks = Vijf supervonken in één spel
moment-bright-in-the-dark = In het donker en niet gevallen
moment-full-slate = Tien kruisjes en geen val
moment-big-round = Twintig punten in één ronde
moment-comeback = Van de laatste plaats naar de winst
moment-one-picture = Iedereen kruiste hetzelfde plaatje aan
moment-nobody-fell = Een heel spel zonder val
moment-shared-victory = Een gedeelde winst
moment-ten-games = Tien spellen aan deze tafel
whole-table = De hele tafel
new-moment = Nieuw: { $moment }
save-table = Als tabel opslaan (CSV)
delete-table = Deze tafel wissen
delete-table-warning = Alles van deze tafel wordt voor iedereen voorgoed gewist: de spellen, ook om terug te kijken, en de plekken. Dit kan niet ongedaan worden gemaakt.
delete-for-good = Voorgoed wissen
table-deleted = De tafel is gewist.
forget-a-name = Een naam vergeten
forget-a-name-explained = In alle eerdere spellen van deze tafel wordt de naam ‘—’. Dat kan pas als die persoon van tafel is. Dit kan niet ongedaan worden gemaakt.
name-forgotten = De naam is vergeten.
cancel = Annuleren

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = Dat woord is aan deze tafel al gespeeld.
refusal-chance-not-sealed = Er is nu geen loting waaraan je kunt bijdragen.
refusal-chance-already-added = Je apparaat heeft al bijgedragen aan de loting van dit spel.

## What a table refuses: notes on pictures.

refusal-note-too-long = Een notitie mag hoogstens 60 tekens lang zijn.
refusal-note-hidden = De host heeft deze notitie verborgen.
refusal-notes-are-off = Aan deze tafel staan notities uit.
refusal-no-such-note = Daar staat geen notitie die iedereen kan zien.

## What a table refuses: people who come and go.

refusal-seat-not-free = Op die plek speelt nog iemand.
refusal-clock-paused = De klok staat stil.
refusal-clock-not-paused = De klok staat niet stil.
refusal-nudged-already = Diegene kreeg net een seintje. Geef die speler even tijd.

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
told-came = { $name } schuift aan.
told-left = { $name } staat van tafel op.
told-host = { $name } is nu de host.
paused = Gepauzeerd
told-paused = De host heeft de klok stilgezet.
told-resumed = De klok loopt weer.
nudge = Seintje geven
nudge-name = { $name } een seintje geven
nudged = De tafel wacht op jou
nudged-by = { $name } geeft je een seintje: iedereen wacht op jou.
nudged-by-watcher = Iemand die meekijkt geeft je een seintje: iedereen wacht op jou.
told-nudged = { $name } heeft een seintje gekregen.
told-replaced = { $name } heeft een plek overgenomen.
told-ended-early = Het spel is voortijdig gestopt. Niemand heeft gewonnen.
game-ended-early = Het spel is voortijdig gestopt
nobody-has-won = Niemand heeft gewonnen.
watch-with = Kijk mee met code
code-is-hidden = De code is verborgen.
who-is-here = Wie is er?
people-now = Nu spelen, op de plek van een bot
people-now-explained = De kruisjes en sterren van die plek blijven staan.
people-next = Aanschuiven voor het volgende spel
people-next-explained = Tot dan kijk je mee; je plek is gereserveerd.
people-full = Er is hier nu geen plek vrij.
people-waiting = Wachten op het volgende spel
people-watching = Kijken mee
people-nobody-watches = Niemand kijkt mee.
people-for-host = Voor de host
people-hand-over = Plek overdragen
people-keep-out = Dit apparaat bij de tafel weghouden
people-to-bot = Een bot speelt verder
people-to = { $name } speelt verder
people-remove = Weghalen
people-pause = De klok stilzetten
people-resume = De klok weer laten lopen
people-hide-code = De code op alle schermen verbergen
people-show-code = De code weer tonen
people-end = Het spel nu stoppen
people-end-explained = Het telt als voortijdig gestopt en niemand wint.
people-play-on = Doorspelen

## Notes on marks.

notes-on-marks = Notities bij plaatjes
my-marks = Mijn kruisjes
told-saying = { $name }: ‘{ $text }’
quote-marks = ‘’“”
note-on = Jouw notitie bij ‘{ $title }’
note-why = Waarom dit plaatje?
note-secret = Geheim tot iemand het aanwijst.
note-public = Iedereen kan dit lezen.
note-explained = Schrijf in een paar woorden waarom je een plaatje hebt aangekruist. Dat blijft geheim tot iemand het aanwijst.
note-kept = Notitie opgeslagen.
note-taken-away = Notitie verwijderd.
note-hide = Deze notitie verbergen: { $name }
note-hidden = De notitie is verborgen.

## What if?

what-if = Wat als?
insight-explained = Alle anderen blijven zoals ze waren. Bij minder kruisjes tellen de plaatjes die het eerst zijn aangewezen; bij meer komen de plaatjes erbij die door de meeste anderen zijn aangekruist.
insight-chart = Sterren met 1 tot en met 10 kruisjes: { $points }
insight-axis = Kruisjes
insight-picture = ‘{ $title }’
insight-best = Geen ander aantal kruisjes had meer opgeleverd.
insight-fewer = { $points ->
    [one] Met maar { $marks } was het één ster geweest.
   *[other] Met maar { $marks } waren het { $points } sterren geweest.
}
insight-more = { $points ->
    [one] Met { $marks }, aangevuld met wat de meesten zagen, was het één ster geweest.
   *[other] Met { $marks }, aangevuld met wat de meesten zagen, waren het { $points } sterren geweest.
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
insight-alone = Niemand anders kruiste aan: { $titles }.

## The picture of a game, to share.

share-result = Uitslag delen
souvenir-title = Het spel in één afbeelding
souvenir-share = Delen
souvenir-save = Afbeelding opslaan
souvenir-failed = De afbeelding kon niet worden getekend. Probeer het zo nog eens.
souvenir-scores = Eindstand: { $scores }.
souvenir-united = Jullie waren het eens over ‘{ $title }’, bij het aanwijzingswoord ‘{ $word }’.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Je apparaat controleert het spel …
fair-unreachable = De server reageert niet, dus je apparaat kon het spel niet controleren. Probeer het zo nog eens.
fair-proved = Je apparaat heeft bewezen dat niemand in zijn eentje de loting kon bepalen en dat alle plaatjes, woorden, kruisjes en sterren kloppen met wat vooraf verzegeld was; alleen dat niemand heeft gespiekt, kan niemand bewijzen.
fair-in-part = Alles wat je apparaat kon vergelijken klopt met wat vooraf verzegeld was, maar het kon niet alles vergelijken en kan niet uitsluiten dat iemand het spel heeft gemanipuleerd; en dat niemand heeft gespiekt, kan niemand bewijzen.
fair-without-part = Alle plaatjes, woorden, kruisjes en sterren kloppen met wat vooraf verzegeld was, maar je apparaat heeft niets aan de loting bijgedragen en kan niet uitsluiten dat anderen die hebben bepaald; en dat niemand heeft gespiekt, kan niemand bewijzen.
fair-late = Alles wat je apparaat heeft gezien klopt met het verslag, maar het kwam erbij nadat de loting verzegeld was en kan niet uitsluiten dat iemand die heeft bepaald; en dat niemand heeft gespiekt, kan niemand bewijzen.
fair-record-only = Het verslag spreekt zichzelf nergens tegen, van de loting tot de laatste ster, maar je apparaat heeft geen zegels van dit spel en kan niet zeggen of het achteraf is veranderd; en dat niemand heeft gespiekt, kan niemand bewijzen.
fair-server-alone = Alle plaatjes, woorden, kruisjes en sterren kloppen met wat verzegeld was, maar de server heeft in zijn eentje geloot en had de loting kunnen bepalen; en dat niemand heeft gespiekt, kan niemand bewijzen.
fair-introduction = In de uitleg liggen voor iedereen dezelfde plaatjes op tafel, en alle kruisjes en sterren volgen de regels; dat niemand heeft gespiekt, kan niemand bewijzen.
fair-lacks-slates = Je apparaat was er niet toen sommige kruisjes werden verzegeld; daarvoor gelooft het wat het verslag zegt.
fair-lacks-words = De woorden vallen daarbuiten: hun lijst is hier niet meer, dus ze konden niet met de loting worden vergeleken.
fair-lacks-held-back = Je apparaat heeft niet alle eerdere spellen aan deze tafel gezien en kan niet zeggen of de juiste plaatjes en woorden voor later zijn bewaard.
fair-lacks-part = Niet elk apparaat heeft het deel van de loting geopend dat het had verzegeld, dus iemand had uit meerdere lotingen kunnen kiezen.
fair-lacks-bundle = Voor dit spel is nog op de oude manier geloot: de server kende de delen van alle apparaten voordat al het andere vaststond.
unfair-unreadable = Er klopt iets niet: je apparaat kan het verslag van de server niet lezen.
unfair-part-changed = Niet eerlijk: de server heeft zijn deel van de loting na het verzegelen verwisseld.
unfair-part-missing = Niet eerlijk: de server heeft het deel van je apparaat uit de loting weggelaten.
unfair-part-replaced = Niet eerlijk: een deel van de loting is niet het deel dat was verzegeld ({ $name }).
unfair-bundle-changed = Niet eerlijk: de server heeft na het verzegelen veranderd waar de loting van afhangt, of opnieuw geloot.
unfair-players = Niet eerlijk: het verslag noemt andere spelers dan je apparaat aan deze tafel heeft gezien.
unfair-seed-mixed = Niet eerlijk: de loting is niet gemaakt van de delen die in het verslag staan.
unfair-seed-changed = Niet eerlijk: dit is niet de loting die aan het begin van het spel werd verzegeld.
unfair-box-changed = Er klopt iets niet: deze tafel bood andere plaatjes of een andere woordenlijst aan.
unfair-pictures = Niet eerlijk: in ronde { $round } levert de loting andere plaatjes op.
unfair-words = Niet eerlijk: in ronde { $round } levert de loting een ander woord op.
unfair-scout = Niet eerlijk: in ronde { $round } had iemand anders startverkenner moeten zijn.
unfair-held-back = Niet eerlijk: de server heeft andere plaatjes of woorden voor later bewaard dan die deze tafel al had gezien.
unfair-slate = Niet eerlijk: in ronde { $round } zijn kruisjes veranderd nadat ze verzegeld waren ({ $name }).
unfair-own-slate = Niet eerlijk: in ronde { $round } toont het verslag andere kruisjes van jou dan je hebt gezet.
unfair-announced = Niet eerlijk: de aangekondigde aantallen in ronde { $round } kloppen niet met de kruisjes.
unfair-pointing = Niet eerlijk: in ronde { $round } klopt een beurt niet met de kruisjes.
unfair-score = Niet eerlijk: in ronde { $round } klopt een score niet met de kruisjes ({ $name }).
unfair-winners = Niet eerlijk: de totalen of de winst volgen niet uit de rondes.
unfair-other-game = Niet eerlijk: het verslag vertelt ronde { $round } anders dan je apparaat die heeft gezien.
unfair-digest = Er klopt iets niet: het verslag is achteraf veranderd.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Alleen wie meekijkt, kan meekruisen.
refusal-too-late-to-mark-along = De schrijfborden zijn verzegeld. Kruis in de volgende ronde weer mee.
refusal-crowd-full = Hier kruisen al zoveel mensen mee dat er geen plaats meer is.
error-too-many-watch = Naar deze tafel kijken al zoveel mensen dat er geen plaats meer is.
crowd-for-yourself = Alleen voor jou
crowd-tip = Kruis gerust mee. Je kruisjes hebben geen invloed op het spel; na de ronde zie je wat ze hadden opgeleverd.
crowd-watching = Wie meekijkt
crowd-one = { $points ->
    [one] Eén persoon kruiste mee, zag ‘{ $title }’ en had één ster gehaald.
   *[other] Eén persoon kruiste mee, zag ‘{ $title }’ en had { $points } sterren gehaald.
}
crowd-saw = { $people ->
    [one] Eén persoon kruiste mee en zag ‘{ $title }’.
   *[other] { $people } mensen kruisten mee. Het vaakst: ‘{ $title }’ ({ $marked } van hen).
}
crowd-scored = { $points ->
    [one] Gemiddeld had dat één ster opgeleverd.
   *[other] Gemiddeld had dat { $points } sterren opgeleverd.
}
crowd-you = { $points ->
    [one] Jij had één ster gehaald.
   *[other] Jij had { $points } sterren gehaald.
}
crowd-how-counted = Geteld alsof je had meegespeeld en eerst gedeelde plaatjes had aangewezen.
