## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Je hebt geen plaats aan deze tafel.
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

refusal-not-seated = Je hebt geen plaats in deze kamer.
refusal-not-host = Alleen de gastheer of gastvrouw kan dat doen.
refusal-room-full = Alle plaatsen zijn bezet.
refusal-seat-taken = Iemand heeft die kleur al.
refusal-no-such-seat = Daar zit niemand.
refusal-name-not-usable = Kies een naam van 1 tot 24 tekens.
refusal-name-taken = Er heet hier al iemand zo.
refusal-language-unknown = Die taal spreekt het spel nog niet.
refusal-game-running = Hier is een spel bezig. Je kunt wel meekijken.
refusal-no-game = Er is hier geen spel bezig.
refusal-game-not-over = Het spel is nog niet afgelopen.
refusal-unknown-character = Dat personage kent het huis niet.
refusal-unknown-deck = Dat kaartspel is hier niet.
refusal-word-not-usable = Een woord heeft 1 tot 40 tekens.
refusal-too-many-words = Alle tien lege kaarten zijn ingevuld.
refusal-seat-not-away = Geef nog wat meer tijd.
refusal-nobody-waits = Niemand wacht op die plaats.
refusal-no-stand-in = Je speelt zelf op je plaats.
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
error-idle = Er kwam niets van jou, dus de verbinding is gesloten.
error-bad-message = De server begreep dit bericht niet.
error-not-text = De server begrijpt alleen tekst.
error-hello-first = Zeg eerst hallo.
error-old-client = Het spel is bijgewerkt. Laad de pagina opnieuw.
error-too-slow = Je verbinding is nu te traag voor het spel.
error-restarting = De server start opnieuw. Het spel gaat zo verder.
error-seat-moved = Je plaats is nu op een ander apparaat.
error-seat-removed = Je hebt geen plaats meer in deze kamer.
error-unknown-emoji = Die reactie hebben we hier niet.

## Why a game cannot start.

problem-too-few-seats = Voor een spel heb je minstens drie spelers nodig.
problem-too-many-seats = Aan een tafel zitten hoogstens zes spelers.
problem-name-empty = Elke speler heeft een naam nodig.
problem-name-too-long = Een naam heeft hoogstens 40 tekens.
problem-colour-taken = Iemand speelt al met deze kleur.
problem-deck-too-small = Deze stapel heeft te weinig beeldkaarten voor een spel.
problem-too-few-word-cards = Er zijn te weinig woordkaarten voor vier rondes.
problem-too-many-custom-cards = Er zijn maar tien lege woordkaarten.
problem-word-empty = Een eigen woord heeft minstens één letter, cijfer of symbool nodig.
problem-word-too-long = Een eigen woord heeft hoogstens 40 tekens.
problem-seed-not-hexadecimal = De startwaarde van een spel bestaat uit de cijfers 0 tot 9 en de letters a tot f.
