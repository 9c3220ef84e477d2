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

## Why a room refuses a command.

refusal-not-seated = V této místnosti nemáš místo.
refusal-not-host = To může jen hostitel.
refusal-room-full = Všechna místa jsou obsazená.
refusal-seat-taken = Tuhle barvu už někdo má.
refusal-no-such-seat = Tam nikdo nesedí.
refusal-name-not-usable = Zvol jméno o délce 1 až 24 znaků.
refusal-name-taken = Tak se tu už někdo jmenuje.
refusal-language-unknown = Tímto jazykem hra ještě nemluví.
refusal-game-running = Tady se právě hraje. Můžeš se dívat.
refusal-no-game = Tady se teď nehraje.
refusal-game-not-over = Hra ještě neskončila.
refusal-unknown-character = Takovou postavu dům nezná.
refusal-unknown-deck = Takový balíček tu není.
refusal-word-not-usable = Slovo má 1 až 40 znaků.
refusal-too-many-words = Všech deset prázdných karet je popsaných.
refusal-seat-not-away = Dej tomu ještě chvilku.
refusal-nobody-waits = Na tohle místo nikdo nečeká.
refusal-no-stand-in = Na svém místě hraješ ty.
refusal-no-clock = Žádné hodiny neběží.
refusal-not-your-slate = Seřadit můžeš jen karty, které máš označené.

## What can go wrong on the way.

error-internal = Něco se tu pokazilo. Nic se neztratilo; zkus to znovu.
error-bad-request = Takovému požadavku tu není rozumět.
error-forbidden = Tahle stránka sem nesmí.
error-not-found = Tady nic není.
error-method-not-allowed = To tady nejde.
error-too-large = To je moc velké.
error-slow-down = Moc rychle. Chvilku počkej.
error-try-again = Server nabírá dech. Zkus to za chvilku.
error-no-such-room = Místnost s tímto kódem není. Zkontroluj ho a zkus to znovu.
error-no-such-record = Pod tímto odkazem není žádná dohraná hra.
error-ticket-void = Tento odkaz už někdo použil, nebo nikdy neplatil. Vytvoř na druhém zařízení nový.
error-idle = Nic od tebe nepřišlo, takže se spojení ukončilo.
error-bad-message = Server téhle zprávě nerozuměl.
error-not-text = Server rozumí jen textu.
error-hello-first = Nejdřív pozdrav.
error-old-client = Hra byla aktualizována. Načti stránku znovu.
error-too-slow = Tvoje připojení je teď na hru moc pomalé.
error-restarting = Server se restartuje. Hra bude za chvilku pokračovat.
error-seat-moved = Tvoje místo je teď na jiném zařízení.
error-seat-removed = V této místnosti už nemáš místo.
error-unknown-emoji = Takovou reakci tu nemáme.

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
