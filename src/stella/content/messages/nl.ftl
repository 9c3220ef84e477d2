## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Je hebt geen plek aan deze tafel.
refusal-game-over = Het spel is afgelopen.
refusal-wrong-step = Dat kan niet in deze stap van de ronde.
refusal-too-few-marks = Zet minstens één kruisje.
refusal-too-many-marks = Je kunt hoogstens tien kruisjes zetten.
refusal-card-not-on-table = Die beeldkaart ligt niet op tafel.
refusal-card-twice = Dezelfde kaart staat er twee keer bij.
refusal-already-marked = Bij deze kaart heb je al een kruisje gezet.
refusal-card-not-marked = Bij deze kaart heb je geen kruisje gezet.
refusal-already-ready = Je bent al klaar.
refusal-not-ready = Je bent nog niet klaar.
refusal-bots-do-not-vote = Alleen mensen beslissen over het andere woord.
refusal-other-word-closed = Er is al iemand klaar, dus dit woord blijft.
refusal-other-word-already-used = Jullie spelen al met het andere woord.
refusal-other-word-not-possible = Op deze woordkaart staat geen tweede woord.
refusal-other-word-already-asked = Het andere woord is al voorgesteld.
refusal-other-word-already-agreed = Je bent al akkoord met het andere woord.
refusal-no-other-word-asked = Niemand heeft het andere woord voorgesteld.
refusal-you-have-fallen = Na je val wijs je deze ronde geen kaart meer aan.
refusal-not-your-turn = Een andere verkenner is nu aan de beurt.
refusal-card-already-pointed-at = Deze kaart is al aangewezen.

## Why a room refuses a command.

refusal-not-seated = Je hebt geen plek in deze kamer.
refusal-not-host = Alleen de gastheer kan dat doen.
refusal-room-full = Alle plekken zijn bezet.
refusal-seat-taken = Iemand heeft die kleur al.
refusal-no-such-seat = Daar zit niemand.
refusal-name-not-usable = Kies een naam van 1 tot en met 24 tekens.
refusal-name-taken = Er heet hier al iemand zo.
refusal-language-unknown = Die taal spreekt het spel nog niet.
refusal-game-running = Hier is een spel bezig. Je kunt wel meekijken.
refusal-no-game = Er is hier geen spel bezig.
refusal-game-not-over = Het spel is nog niet afgelopen.
refusal-unknown-character = Dat personage kent het huis niet.
refusal-unknown-deck = Die kaartenset is hier niet.
refusal-word-not-usable = Een woord heeft 1 tot en met 40 tekens.
refusal-too-many-words = Alle tien lege kaarten zijn ingevuld.
refusal-seat-not-away = Geef diegene nog wat tijd.
refusal-nobody-waits = Op die speler wacht nu niemand.
refusal-no-stand-in = Je speelt zelf op je plek.
refusal-no-clock = Er loopt geen klok.
refusal-not-your-slate = Je kunt alleen je eigen aangekruiste kaarten ordenen.

## What can go wrong on the way.

error-internal = Er ging hier iets mis. Er is niets verloren; probeer het nog eens.
error-bad-request = Dat verzoek is hier niet te begrijpen.
error-forbidden = Deze pagina mag hier niet binnen.
error-not-found = Hier is niets.
error-method-not-allowed = Dat kan hier niet.
error-too-large = Dat is te groot.
error-slow-down = Dat ging te snel. Wacht even.
error-try-again = De server komt even op adem. Probeer het zo nog eens.
error-no-such-room = Er is geen kamer met deze code. Controleer hem en probeer het opnieuw.
error-no-such-record = Er is geen afgelopen spel met deze link.
error-ticket-void = Deze link is al gebruikt of was nooit geldig. Maak een nieuwe op het andere apparaat.
error-idle = We hoorden niets van je, dus de verbinding is verbroken.
error-bad-message = De server begreep dit bericht niet.
error-not-text = De server begrijpt alleen tekst.
error-hello-first = Zeg eerst hallo.
error-old-client = Het spel is bijgewerkt. Laad de pagina opnieuw.
error-too-slow = Je verbinding is nu te traag voor het spel.
error-restarting = De server start opnieuw. Het spel gaat zo verder.
error-seat-moved = Je plek is nu op een ander apparaat.
error-seat-removed = Je hebt geen plek meer in deze kamer.
error-unknown-emoji = Die reactie hebben we hier niet.

## Why a game cannot start.

problem-too-few-seats = Voor een spel heb je minstens drie spelers nodig.
problem-too-many-seats = Aan een tafel zitten hoogstens zes spelers.
problem-name-empty = Elke speler heeft een naam nodig.
problem-name-too-long = Een naam heeft hoogstens 40 tekens.
problem-colour-taken = Iemand speelt al met deze kleur.
problem-deck-too-small = Deze kaartenset heeft te weinig beeldkaarten voor een spel.
problem-too-few-word-cards = Er zijn te weinig woordkaarten voor vier rondes.
problem-too-many-custom-cards = Er zijn maar tien lege woordkaarten.
problem-word-empty = Een eigen woord heeft minstens één letter, cijfer of symbool nodig.
problem-word-too-long = Een eigen woord heeft hoogstens 40 tekens.
problem-seed-not-hexadecimal = De startwaarde van een spel bestaat uit de cijfers 0 tot en met 9 en de letters a tot en met f.

## The web client: the door.

motto = Eén woord, vijftien beelden. Wie ziet wat jij ziet?
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
save = Bewaren
close = Sluiten
reload = Opnieuw laden
try-again = Opnieuw proberen
to-the-door = Naar de ingang

## Errors with a way out.

server-gone = De server antwoordt niet
server-gone-explained = Kijk of hij draait en of je op hetzelfde netwerk zit, en probeer het dan opnieuw.
server-does-not-answer = We wachten nog op de server…
server-updated = Stella is bijgewerkt.
reconnecting = Opnieuw verbinden… je kruisjes zijn veilig.
no-such-page = Hier is niets
no-such-table = Tafel { $code } bestaat niet
no-such-table-explained = Kijk nog eens naar de code of open een nieuwe tafel.
no-such-record = Dit spel bestaat niet
table-full = Deze tafel is vol
game-runs = Hier wordt al gespeeld
watch-instead = Je kunt meekijken.
seat-moved = Je plek is op een ander apparaat
seat-gone = Je hebt hier geen plek meer
back-to-this-table = Terug naar deze tafel
ticket-void = Deze link is al gebruikt
hand-over = Verder op een ander apparaat
hand-over-open = Open deze link op het andere apparaat:
hand-over-explained = Je plek verhuist naar dit apparaat, het andere laat hem los.
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
colour-green = Groen, den
colour-yellow = Geel, vlieger
around-the-table = Rond de tafel
free-seat = Vrije plek
host = Gastheer
bot = Bot
you = jij
away = Even weg
make-host = Gastheer maken
ask-to-get-up = { $name } vragen op te staan
add-a-bot = Bot toevoegen
how-well = Hoe goed raden ze?
level-1 = Dromerig
level-2 = Oplettend
level-3 = Scherp
level-4 = Griezelig goed
invite = Uitnodigen
invitation = Speel Stella met ons! De tafel heet { $code }.
scan-or-type = Scan of typ deze code
share-link = Link delen
link-copied = De link is gekopieerd.
copy-link = Link kopiëren
qr-of = QR-code van { $link }
join-with = Doe mee met
options = Instellingen
words-from = Woorden
words-drawn = Uit de doos
words-discovery = Ontdekking
words-custom-mixed = Eigen erbij
words-custom-first = Eigen eerst
words-only-custom = Alleen eigen
first-time = Voor het eerst samen?
use-discovery = Neem de ontdekkingswoorden
own-words = Eigen woorden
own-words-count = { $count } van 10 kaarten
own-words-explained = Vul lege woordkaarten met elk één of twee woorden. Niemand ziet ze voordat ze worden omgedraaid.
word = Woord
other-word = Ander woord
word-top = Kaart { $card }, woord
word-bottom = Kaart { $card }, ander woord
clock-associate = Tijd om aan te kruisen
clock-point = Tijd om aan te wijzen
clock-none = Geen klok
clock-seconds = { $seconds } s
deck = Beelden
public-table = Open voor iedereen
players-missing = { $count ->
    [one] Er is nog één speler nodig.
   *[other] Er zijn nog { $count } spelers nodig.
}
players-here = { $count ->
    [one] Eén aan tafel.
   *[other] { $count } aan tafel.
}
waiting-for-host = De gastheer begint het spel.

## The table.

menu = Menu
board = Beelden op tafel
clue = Aanwijzingswoord
round-of = Ronde { $round } van IV
step-associate = Associëren
step-announce = Aankondigen
step-reveal = Onthullen
step-score = Scoren
place = Rij { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Door jou aangekruist.
mark = Aankruisen
mark-this = Dit beeld aankruisen
marked = Aangekruist
enlarge-picture = Vergroten: { $title }
previous-picture = Vorig beeld
next-picture = Volgend beeld
tip-associate = Kruis 1 tot en met 10 beelden aan die bij het aanwijzingswoord passen. Alleen jij ziet je kruisjes.
tip-slate = Op de tv zie je de beelden groot. Tik aan wat bij het woord past; houd er een ingedrukt om het hier te openen.
marked-of-ten = { $count } van 10 aangekruist
of-ten = van 10
be-ready = Ik ben klaar
not-ready = Toch nog aanpassen
ready = Klaar
still-looking = Kijkt nog
waiting-for = { $count ->
    [0] Iedereen is klaar.
    [one] We wachten op één speler.
   *[other] We wachten op { $count } spelers.
}
waiting-for-names = We wachten op { $names }.
ask-for-other-word = Ander woord voorstellen
other-word-asked = { $name } wil het andere woord.
other-word-agreed = Akkoord: { $count } van { $of }. Alle kruisjes worden dan gewist.
agree-to-other-word = Ander woord nemen
keep-this-word = Dit woord houden
time-left = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
more-time = Meer tijd
has-stand-in = Een invaller speelt
ask-for-stand-in = Invaller vragen
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
your-turn-point = Jij bent de verkenner: wijs een beeld aan dat je hebt aangekruist.
scout-chooses = { $name } is de verkenner en kiest een beeld.
you-have-fallen = Je bent gevallen. Je kruisjes tellen nog voor de anderen.
point-here = Wijs dit aan
point-at-this = Dit beeld aanwijzen
choose-a-glowing-picture = Kies een oplichtend beeld
points = { $name } wijst aan
spark = Vonk
super-spark = Supervonk
fall = Val
go-on = Verder
order-your-marks = Mijn kruisjes ordenen
order-explained = Als jij aan de beurt bent, wordt vanzelf het eerste van deze beelden aangewezen dat nog vrij is.
point-in-this-order = In deze volgorde aanwijzen
choose-myself = Ik kies zelf
earlier = Eerder: { $title }
later = Later: { $title }

## Announce, score and end.

how-many-marked = Hoeveel kruisjes hebben jullie?
someone-in-the-dark = { $name } is in het donker
you-in-the-dark = Je bent in het donker
in-the-dark-explained = Als enige op { $number }, het hoogste getal. Wie in het donker valt, verliest een ster van elke vonk.
nobody-in-the-dark = Niemand is in het donker
nobody-in-the-dark-explained = Het hoogste getal, { $number }, is van meer spelers.
on-to-reveal = Onthullen
after-round = Na ronde { $round }
score-sheet = Uitslagenbord
player = Speler
total = Totaal
score-filled = Vonken: { $sparks } × 2, supervonken: { $supers } × 3 sterren.
score-dark-fallen = { $fields ->
    [0] In het donker gevallen: er is geen ster om te wissen.
    [one] In het donker gevallen: één ster wordt gewist.
   *[other] In het donker gevallen: op elk van de { $fields } vakjes wordt één ster gewist.
}
score-dark-not-fallen = In het donker, maar niet gevallen: alles telt.
score-fallen = Gevallen: de sterren van daarvoor blijven.
slate-of = Schrijfbord van { $name }: { $titles }
row-bottom-changes = De onderste rij wordt vervangen
row-middle-changes = De middelste rij wordt vervangen
row-top-changes = De bovenste rij wordt vervangen
on-to-round = Naar ronde { $round }
to-the-end = Wie wint?
winner = { $name } wint
winners = { $names } winnen samen
you-win = Jij wint
stars-in-all = { $count ->
    [one] Eén ster in vier rondes
   *[other] { $count } sterren in vier rondes
}
round-by-round = Ronde na ronde
who-sees-alike = Wie ziet hetzelfde
most-alike = { $count ->
    [one] { $a } en { $b } hebben één kruisje gemeen.
   *[other] { $a } en { $b } hebben { $count } kruisjes gemeen.
}
united = Verenigde de tafel
divided = Verdeelde de tafel
marked-by = Door { $count } van { $of } aangekruist
play-again = Nog een keer
back-to-lobby = Plekken of instellingen wijzigen
host-decides-again = De gastheer beslist of jullie nog een keer spelen.
look-back = Terugkijken
save-record = Spel bewaren
verify = Was het eerlijk?

## Replay.

replay = Terugkijken
step-back = Eén stap terug
step-on = Eén stap verder
run = Afspelen
pause = Pauze
step-of = Stap { $step } van { $of }
whose-eyes = Door wiens ogen
as-spectator = Als toeschouwer

## Menu and keys.

react = Reageren
react-with = Reageren met { $emoji }
sound-on = Geluid aan
sound-off = Geluid uit
pace = Tempo aan tafel
pace-normal = Normaal
pace-calm = Rustig
pace-brisk = Vlot
pace-hand = Op mijn teken
notify-me = Roep me als ik aan de beurt ben
open-tv = Tafel op een tv tonen
open-tv-type = Typ op de tv dit adres:
open-in-new-tab = Hier openen in een nieuw tabblad
get-up = Van tafel gaan
get-up-explained = In een lopend spel speelt een invaller voor je verder.
keys = Toetsen
key-arrows = Van beeld naar beeld
key-enter = Beeld aankruisen of aanwijzen
key-space = Beeld groot openen en sluiten
key-ready = Klaar, of toch nog aanpassen
key-other-word = Ander woord voorstellen
key-cards = Naar de beelden
key-next = Verder
key-score = Stand voorlezen
key-menu = Menu
key-escape = Sluiten
key-help = Deze toetsen

## Said to those who listen.

told-ready = { $name }: klaar.
told-not-ready = { $name } kijkt nog verder.
told-other-word-declined = { $name } houdt dit woord.
told-word-swapped = Het aanwijzingswoord is nu: { $word }. Alle kruisjes zijn gewist.
told-round = Ronde { $round }. Het aanwijzingswoord is: { $word }.
told-spark = { $name } wijst ‘{ $title }’ aan. Een vonk met { $names }.
told-super-spark = { $name } wijst ‘{ $title }’ aan. Een supervonk met { $names }.
told-fall = { $name } wijst ‘{ $title }’ aan. Niemand anders heeft het: een val.
told-scored = De ronde is geteld. { $scores }.
told-ended = Het spel is afgelopen. Winst voor { $names }.

## The introduction.

end-introduction = Uitleg beëindigen
learn-mark = Aankruisen.
learn-mark-text = Het aanwijzingswoord is ‘{ $clue }’. Kruis de twee oplichtende beelden aan, die passen erbij.
learn-mark-other = Goed zo.
learn-mark-other-text = Nu het andere oplichtende beeld. Je wilt zien wat anderen zien.
learn-own = Eentje van jou.
learn-own-text = Kruis nog een beeld aan dat voor jou bij ‘{ $clue }’ past.
learn-ready = Genoeg?
learn-ready-text = Meer kruisjes kunnen meer sterren opleveren, maar ook een val. Zeg dat je klaar bent.
learn-wait = Klaar.
learn-wait-text = Als alle lantaarns branden, liggen de kruisjes vast.
learn-announce = Aankondigen.
learn-announce-text = Iedereen zegt hoeveel beelden aangekruist zijn. Welke, blijft geheim.
learn-dark = Het donker.
learn-dark-text = Wie als enige het hoogste getal heeft, is in het donker. Een val kost daar een ster van elke vonk.
learn-point = Jij bent de verkenner.
learn-point-text = Wijs het beeld met het handje aan. Hebben anderen het ook?
learn-point-again = Weer jouw beurt.
learn-point-again-text = Wijs nu dit beeld aan.
learn-point-own = Je eigen beeld.
learn-point-own-text = Passen mag niet: wijs het aan. Wie ziet het zoals jij?
learn-crosses = Wie nog meer?
learn-crosses-text = Elk kruisje is een speler die dit beeld ook heeft.
learn-watch = Onthullen.
learn-watch-text = Om de beurt wijst iedereen één beeld aan. Heb jij het ook, dan krijg je ook sterren.
learn-spark = Een vonk.
learn-spark-text = Drie of meer spelers hadden het: twee sterren voor elk van hen.
learn-super-spark = Een supervonk!
learn-super-spark-text = Precies twee spelers hadden het: drie sterren voor allebei. Beter kan niet.
learn-fall = Een val.
learn-fall-text = Niemand anders had het: deze ronde niets meer aanwijzen en geen nieuwe sterren. Wat gevuld is, blijft.
learn-fallen = Je bent gevallen.
learn-fallen-text = Je sterren blijven en je kruisjes tellen nog voor de anderen.
learn-score = Dat was een ronde.
learn-score-text = Sterren zijn punten. Na vier rondes winnen de meeste sterren.
learn-score-dark-text = Sterren zijn punten. { $name } viel in het donker: één ster minder per vonk.
learn-done = Nu ken je het spel.
learn-done-text = Een spel heeft vier van zulke rondes. De meeste sterren winnen.
recap-mark = In het geheim 1 tot en met 10 beelden die bij het woord passen.
recap-announce = Iedereen zegt hoeveel, niet welke.
recap-spark = Drie of meer hebben het: elk twee sterren.
recap-super-spark = Precies twee hebben het: elk drie sterren.
recap-fall = Niemand anders heeft het: uit voor deze ronde.
recap-dark = Alleen op het hoogste getal kost een val een ster van elke vonk.

## The rules on one sheet.

rules-title = De spelregels
rules-aim = Waar het om gaat
rules-aim-1 = Vijftien beelden liggen op tafel en er is één woord. Kruis aan wat past en probeer te zien wat de anderen zien.
rules-aim-2 = Drie tot zes spelers, vier rondes. De meeste sterren winnen.
rules-setup = Klaarzetten
rules-setup-1 = Van 84 beeldkaarten liggen er 15 open in drie rijen van vijf.
rules-setup-2 = Vier woordkaarten met elk twee woorden worden getrokken. Voor een eerste spel zijn er ontdekkingswoordkaarten, de makkelijkste eerst.
rules-setup-3 = De startverkenner wordt geloot.
rules-associate-1 = Het bovenste woord van de kaart is het aanwijzingswoord. Iedereen kruist in het geheim 1 tot en met 10 passende beelden aan.
rules-associate-2 = Er is geen tijdslimiet, tenzij jullie met een klok spelen.
rules-associate-3 = Bevalt het woord iemand niet, dan mag iedereen het andere woord van de kaart voorstellen. Alle mensen aan tafel moeten het eens zijn, voordat de eerste klaar is, en hooguit één keer per ronde. De kruisjes worden dan gewist.
rules-associate-4 = Kruisjes mogen veranderen tot iedereen klaar is. Dan liggen alle schrijfborden tegelijk vast.
rules-announce-1 = Iedereen noemt het aantal aangekruiste beelden, maar niet welke.
rules-announce-2 = Wie als enige het hoogste getal heeft, is in het donker en draait de lantaarn naar de donkere kant.
rules-announce-3 = Delen twee of meer het hoogste getal, dan is niemand in het donker.
rules-reveal-1 = De verkenner wijst een zelf aangekruist beeld aan dat nog niemand heeft aangewezen. Passen mag niet.
rules-reveal-2 = Twee of meer anderen hebben het: een vonk. De verkenner en iedereen met een kruisje vullen 2 sterren.
rules-reveal-3 = Precies één ander heeft het: een supervonk. Beiden vullen 3 sterren.
rules-reveal-4 = Niemand anders heeft het: een val. De verkenner vult deze ronde geen ster meer en is niet meer verkenner.
rules-reveal-5 = Kruisjes van wie gevallen is, tellen nog voor de anderen, maar leveren die speler zelf geen sterren op.
rules-reveal-6 = Na één beeld is met de klok mee de volgende aan de beurt. Wie gevallen is of niets meer kan aanwijzen, wordt overgeslagen.
rules-reveal-7 = De stap eindigt als niemand meer kan aanwijzen.
rules-score-1 = Elke gevulde ster is één punt.
rules-score-2 = In het donker en niet gevallen: gewone telling.
rules-score-3 = In het donker en gevallen: van elke vonk en supervonk die je vulde wordt één ster gewist. Een vonk is dan 1 waard, een supervonk 2.
rules-score-4 = Alle anderen houden wat ze voor hun val vulden.
rules-between = Tussen de rondes
rules-between-1 = De pion van de startverkenner gaat met de klok mee door.
rules-between-2 = Vijf beelden worden vervangen: na ronde I de onderste rij, na II de middelste, na III de bovenste.
rules-between-3 = De schrijfborden worden gewist en alle lantaarns branden weer.
rules-end = Het einde
rules-end-1 = Na vier rondes worden de punten opgeteld. De hoogste som wint; bij gelijke stand delen jullie de overwinning.
