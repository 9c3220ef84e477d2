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
