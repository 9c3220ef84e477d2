## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = U tohoto stolu nemáš místo.
refusal-game-over = Hra už skončila.
refusal-wrong-step = V téhle části kola to nejde.
refusal-too-few-marks = Udělej aspoň jeden křížek.
refusal-too-many-marks = Můžeš udělat nejvýš deset křížků.
refusal-card-not-on-table = Tahle karta na stole neleží.
refusal-card-twice = Stejná karta je vybraná dvakrát.
refusal-already-marked = U téhle karty už křížek máš.
refusal-card-not-marked = U téhle karty křížek nemáš.
refusal-already-ready = Už máš hotovo.
refusal-not-ready = Ještě nemáš hotovo.
refusal-bots-do-not-vote = O druhém slově rozhodují jen lidé.
refusal-other-word-closed = Někdo už má hotovo, tak slovo zůstává.
refusal-other-word-already-used = Už hrajete s druhým slovem.
refusal-other-word-not-possible = Na téhle slovní kartě druhé slovo není.
refusal-other-word-already-asked = Druhé slovo už někdo navrhl.
refusal-other-word-already-agreed = S druhým slovem už souhlasíš.
refusal-no-other-word-asked = Druhé slovo nikdo nenavrhl.
refusal-you-have-fallen = Po pádu už v tomhle kole na karty neukazuješ.
refusal-not-your-turn = Na řadě je teď jiný průzkumník.
refusal-card-already-pointed-at = Na tuhle kartu už někdo ukázal.

## Why a game cannot start.

problem-too-few-seats = Ke hře jsou potřeba aspoň tři hráči.
problem-too-many-seats = U stolu může sedět nejvýš šest hráčů.
problem-name-empty = Každý hráč potřebuje jméno.
problem-name-too-long = Jméno může mít nejvýš 40 znaků.
problem-colour-taken = S touhle barvou už někdo hraje.
problem-deck-too-small = Tenhle balíček má na hru málo obrázkových karet.
problem-too-few-word-cards = Na čtyři kola je málo slovních karet.
problem-too-many-custom-cards = Prázdných slovních karet je jen deset.
problem-word-empty = Vlastní slovo potřebuje aspoň jedno písmeno, číslici nebo symbol.
problem-word-too-long = Vlastní slovo může mít nejvýš 40 znaků.
problem-seed-not-hexadecimal = Počáteční hodnota hry se píše číslicemi 0 až 9 a písmeny a až f.
