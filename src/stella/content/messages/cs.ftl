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
refusal-nobody-waits = Na tohoto hráče teď nikdo nečeká.
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

## The web client: the door.

motto = Jedno slovo, patnáct obrázků. Kdo vidí to, co ty?
language = Jazyk
table-code = Kód stolu
check-the-code = Zkontroluj písmena a číslice.
sit-down = Posadit se
watch = Dívat se
just-watch = Jen se dívat
or = nebo
new-table = Otevřít nový stůl
light-the-table = Otevřít stůl
play-with-bots = Hrát s boty
learn-in-ninety-seconds = Naučit se za 90 sekund
continue-at = Pokračovat ve hře ({ $code })
rules = Pravidla
guest = Host
your-name = Tvoje jméno
back = Zpět
begin = Začít
save = Uložit
close = Zavřít
reload = Načíst znovu
try-again = Zkusit znovu
to-the-door = Ke vchodu

## Errors with a way out.

server-gone = Server neodpovídá
server-gone-explained = Podívej se, jestli běží a jestli jste na stejné síti, a zkus to znovu.
server-does-not-answer = Pořád čekáme na server…
server-updated = Stella má novou verzi.
reconnecting = Znovu se připojujeme… tvoje křížky jsou v bezpečí.
no-such-page = Tady nic není
no-such-table = Stůl { $code } neexistuje
no-such-table-explained = Podívej se na kód ještě jednou, nebo otevři nový stůl.
no-such-record = Taková hra tu není
table-full = Tenhle stůl je plný
game-runs = Tady už se hraje
watch-instead = Můžeš se dívat.
seat-moved = Tvoje místo je na jiném zařízení
seat-gone = Už tu nemáš místo
back-to-this-table = Zpět k tomuto stolu
ticket-void = Tento odkaz už byl použit
hand-over = Hrát na jiném zařízení
hand-over-open = Otevři tento odkaz na druhém zařízení:
hand-over-explained = Tvoje místo se přesune na toto zařízení a to druhé ho uvolní.
take-seat-here = Hrát tady

## The lobby.

sit-down-at = Posaď se ke stolu { $code }
your-lantern = Tvoje lucerna
your-seat = Tvoje místo
change-seat = Změnit jméno nebo lucernu
colour-orange = Oranžová, slunce
colour-pink = Růžová, srdce
colour-blue = Modrá, kapka
colour-purple = Fialová, měsíc
colour-green = Zelená, jedle
colour-yellow = Žlutá, drak
around-the-table = U stolu
free-seat = Volné místo
host = Hostitel
bot = Bot
you = ty
away = Pryč
make-host = Udělat hostitelem
ask-to-get-up = Poprosit o odchod: { $name }
add-a-bot = Přidat bota
how-well = Jak dobře mají hádat?
level-1 = Zasněně
level-2 = Pozorně
level-3 = Bystře
level-4 = Až děsivě
invite = Pozvat
invitation = Zahraj si s námi Stellu! Stůl: { $code }.
scan-or-type = Naskenuj, nebo napiš kód
share-link = Poslat odkaz
link-copied = Odkaz je zkopírovaný.
copy-link = Zkopírovat odkaz
qr-of = QR kód pro { $link }
join-with = Přidej se s kódem
options = Nastavení
words-from = Slova
words-drawn = Z krabice
words-discovery = Slova objevení
words-custom-mixed = S vlastními
words-custom-first = Nejdřív vlastní
words-only-custom = Jen vlastní
first-time = Hrajete spolu poprvé?
use-discovery = Vezměte slova objevení
own-words = Vlastní slova
own-words-count = { $count } z 10 karet
own-words-explained = Vyplň prázdné slovní karty, každou jedním nebo dvěma slovy. Nikdo je neuvidí, dokud se neotočí.
word = Slovo
other-word = Druhé slovo
word-top = Karta { $card }, slovo
word-bottom = Karta { $card }, druhé slovo
clock-associate = Čas na křížky
clock-point = Čas na ukázání
clock-none = Bez hodin
clock-seconds = { $seconds } s
deck = Obrázky
public-table = Otevřený všem
players-missing = { $count ->
    [one] Chybí ještě jeden hráč.
    [few] Chybí ještě { $count } hráči.
    [many] Chybí ještě { $count } hráče.
   *[other] Chybí ještě { $count } hráčů.
}
players-here = { $count ->
    [one] U stolu je jeden hráč.
    [few] U stolu jsou { $count } hráči.
    [many] U stolu je { $count } hráče.
   *[other] U stolu je { $count } hráčů.
}
waiting-for-host = Hru začíná hostitel.

## The table.

menu = Nabídka
board = Obrázky na stole
clue = Slovní nápověda
round-of = Kolo { $round } ze IV
step-associate = Spojení
step-announce = Ohlášení
step-reveal = Odkrývání
step-score = Bodování
place = Řada { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Máš tu křížek.
mark = Označit
mark-this = Označit tento obrázek
marked = Označeno
enlarge-picture = Zvětšit: { $title }
previous-picture = Předchozí obrázek
next-picture = Další obrázek
tip-associate = Označ 1 až 10 obrázků, které se ke slovní nápovědě hodí. Svoje křížky vidíš jen ty.
tip-slate = Na televizi jsou obrázky velké. Ťukni na ty, které se ke slovu hodí; podržením otevřeš obrázek tady.
marked-of-ten = Označeno { $count } z 10
of-ten = z 10
be-ready = Mám hotovo
not-ready = Ještě změnit
ready = Hotovo
still-looking = Ještě hledá
waiting-for = { $count ->
    [0] Všichni mají hotovo.
    [one] Čekáme na jednoho hráče.
    [few] Čekáme na { $count } hráče.
    [many] Čekáme na { $count } hráče.
   *[other] Čekáme na { $count } hráčů.
}
waiting-for-names = Čekáme ještě na: { $names }.
ask-for-other-word = Navrhnout druhé slovo
other-word-asked = { $name } chce druhé slovo.
other-word-agreed = Pro: { $count } z celkem { $of }. Všechny křížky se smažou.
agree-to-other-word = Vzít druhé slovo
keep-this-word = Nechat toto
time-left = { $seconds ->
    [one] Zbývá jedna sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
more-time = Víc času
has-stand-in = Hraje záskok
ask-for-stand-in = Zavolat záskok
stand-in-plays = Teď za tebe hraje záskok.
take-seat-back = Jsem zpátky
fallen = Pád
scout = Průzkumník
first-scout = První průzkumník
in-the-dark = Ve tmě
marked-count = { $count ->
    [one] Jeden křížek
    [few] { $count } křížky
    [many] { $count } křížku
   *[other] { $count } křížků
}
stars-count = { $count ->
    [one] Jedna hvězdička
    [few] { $count } hvězdičky
    [many] { $count } hvězdičky
   *[other] { $count } hvězdiček
}
your-turn = Jsi na řadě
your-turn-point = Jsi průzkumník: ukaž na obrázek se svým křížkem.
scout-chooses = Průzkumník { $name } vybírá obrázek.
you-have-fallen = Máš za sebou pád. Tvoje křížky se ostatním dál počítají.
point-here = Ukázat sem
point-at-this = Ukázat na tento obrázek
choose-a-glowing-picture = Vyber zářící obrázek
points = { $name } ukazuje
spark = Jiskra
super-spark = Super jiskra
fall = Pád
go-on = Dál
order-your-marks = Seřadit moje křížky
order-explained = Až budeš na řadě, hra sama ukáže na první z těchto obrázků, který je ještě volný.
point-in-this-order = Ukazovat v tomto pořadí
choose-myself = Vyberu ručně
earlier = Dřív: { $title }
later = Později: { $title }

## Announce, score and end.

how-many-marked = Kolik máte křížků?
someone-in-the-dark = { $name } je ve tmě
you-in-the-dark = Jsi ve tmě
in-the-dark-explained = Nejvyšší číslo, { $number }, má jediný hráč. Pád ve tmě bere z každé jiskry jednu hvězdičku.
nobody-in-the-dark = Nikdo není ve tmě
nobody-in-the-dark-explained = Nejvyšší číslo, { $number }, má víc hráčů.
on-to-reveal = Odkrývat
after-round = Po kole { $round }
score-sheet = Bodovací destička
player = Hráč
total = Součet
score-filled = Jiskry: { $sparks } × 2, super jiskry: { $supers } × 3 hvězdičky.
score-dark-fallen = { $fields ->
    [0] Pád ve tmě: žádná hvězdička se nemaže.
    [one] Pád ve tmě: jedna hvězdička se smaže.
    [few] Pád ve tmě: smažou se { $fields } hvězdičky, z každého pole jedna.
    [many] Pád ve tmě: smaže se { $fields } hvězdičky, z každého pole jedna.
   *[other] Pád ve tmě: smaže se { $fields } hvězdiček, z každého pole jedna.
}
score-dark-not-fallen = Ve tmě, ale bez pádu: počítá se všechno.
score-fallen = Pád: dřívější hvězdičky zůstávají.
slate-of = Herní destička, { $name }: { $titles }
row-bottom-changes = Mění se spodní řada
row-middle-changes = Mění se prostřední řada
row-top-changes = Mění se horní řada
on-to-round = Do kola { $round }
to-the-end = Kdo vyhrál?
winner = Vyhrává { $name }
winners = Společně vyhrávají { $names }
you-win = Vyhráváš
stars-in-all = { $count ->
    [one] Jedna hvězdička za čtyři kola
    [few] { $count } hvězdičky za čtyři kola
    [many] { $count } hvězdičky za čtyři kola
   *[other] { $count } hvězdiček za čtyři kola
}
round-by-round = Kolo po kole
who-sees-alike = Kdo vidí podobně
most-alike = { $count ->
    [one] { $a } a { $b }: jeden společný křížek.
    [few] { $a } a { $b }: { $count } společné křížky.
    [many] { $a } a { $b }: { $count } společného křížku.
   *[other] { $a } a { $b }: { $count } společných křížků.
}
united = Spojil stůl
divided = Rozdělil stůl
marked-by = Křížky: { $count } z celkem { $of }
play-again = Ještě jednou
back-to-lobby = Změnit místa nebo nastavení
host-decides-again = O další hře rozhodne hostitel.
look-back = Ohlédnout se
save-record = Uložit hru
verify = Bylo to férové?

## Replay.

replay = Záznam
step-back = Krok zpět
step-on = Krok dál
run = Přehrát
pause = Zastavit
step-of = Krok { $step } z { $of }
whose-eyes = Číma očima
as-spectator = Jako divák

## Menu and keys.

react = Reagovat
react-with = Reagovat: { $emoji }
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
pace = Tempo u stolu
pace-normal = Běžné
pace-calm = Klidné
pace-brisk = Svižné
pace-hand = Až dám znamení
notify-me = Zavolej mě, až budu na řadě
open-tv = Ukázat stůl na televizi
open-tv-type = Na televizi zadej tuto adresu:
open-in-new-tab = Otevřít tady na nové kartě
get-up = Odejít od stolu
get-up-explained = V běžící hře za tebe bude hrát záskok.
keys = Klávesy
key-arrows = Od obrázku k obrázku
key-enter = Označit obrázek nebo na něj ukázat
key-space = Otevřít velký obrázek a zavřít ho
key-ready = Hotovo, nebo ještě změnit
key-other-word = Navrhnout druhé slovo
key-cards = K obrázkům
key-next = Dál
key-score = Říct stav
key-menu = Nabídka
key-escape = Zavřít
key-help = Tyto klávesy

## Said to those who listen.

told-ready = { $name }: hotovo.
told-not-ready = { $name } ještě hledá.
told-other-word-declined = { $name } zůstává u tohoto slova.
told-word-swapped = Slovní nápověda je teď: { $word }. Všechny křížky jsou smazané.
told-round = Kolo { $round }. Slovní nápověda: { $word }.
told-spark = { $name } ukazuje na obrázek „{ $title }“. Jiskra, křížek mají i: { $names }.
told-super-spark = { $name } ukazuje na obrázek „{ $title }“. Super jiskra, křížek má i: { $names }.
told-fall = { $name } ukazuje na obrázek „{ $title }“. Nikdo jiný tu křížek nemá: pád.
told-scored = Kolo je obodované. { $scores }.
told-ended = Konec hry. Vyhrává: { $names }.

## The introduction.

end-introduction = Ukončit úvod
learn-mark = Označ.
learn-mark-text = Slovní nápověda je „{ $clue }“. Označ dva zářící obrázky, které se k ní hodí.
learn-mark-other = Dobře.
learn-mark-other-text = Teď druhý zářící obrázek. Chceš vidět to, co vidí i ostatní.
learn-own = Tvůj.
learn-own-text = Označ ještě jeden obrázek, který se podle tebe k nápovědě „{ $clue }“ hodí.
learn-ready = Stačí?
learn-ready-text = Víc křížků může přinést víc hvězdiček, ale i pád. Řekni, že máš hotovo.
learn-wait = Hotovo.
learn-wait-text = Až se rozsvítí všechny lucerny, křížky už změnit nejde.
learn-announce = Ohlášení.
learn-announce-text = Každý řekne, kolik obrázků má označených. Které, zůstává tajemstvím.
learn-dark = Tma.
learn-dark-text = Kdo má sám nejvyšší číslo, je ve tmě. Pád pak bere z každé jiskry jednu hvězdičku.
learn-point = Jsi průzkumník.
learn-point-text = Ukaž na obrázek s rukou. Mají na něm křížek i ostatní?
learn-point-again = Zase ty.
learn-point-again-text = Teď ukaž na tenhle.
learn-point-own = Tvůj vlastní obrázek.
learn-point-own-text = Vynechat nejde: ukaž na něj. Kdo ho vidí jako ty?
learn-crosses = Kdo ještě?
learn-crosses-text = Každý křížek je hráč, který tenhle obrázek taky označil.
learn-watch = Odkrývání.
learn-watch-text = Všichni se střídají a ukazují po jednom obrázku. Máš-li na něm křížek, dostaneš hvězdičky taky.
learn-spark = Jiskra.
learn-spark-text = Křížek tu mají aspoň tři hráči: každému z nich dvě hvězdičky.
learn-super-spark = Super jiskra!
learn-super-spark-text = Křížek tu mají přesně dva hráči: oběma tři hvězdičky. Nic lepšího není.
learn-fall = Pád.
learn-fall-text = Nikdo jiný tu křížek nemá: v tomto kole konec ukazování i nových hvězdiček. Dřívější zůstávají.
learn-fallen = Máš za sebou pád.
learn-fallen-text = Hvězdičky ti zůstávají a tvoje křížky se ostatním dál počítají.
learn-score = To bylo jedno kolo.
learn-score-text = Hvězdičky jsou body. Po čtyřech kolech vyhrává, kdo jich má nejvíc.
learn-score-dark-text = Hvězdičky jsou body. { $name } má pád ve tmě: z každé jiskry o jednu míň.
learn-done = Teď už víš všechno.
learn-done-text = Hra má čtyři taková kola. Vyhrává, kdo má nejvíc hvězdiček.
recap-mark = Tajně 1 až 10 obrázků, které se k nápovědě hodí.
recap-announce = Každý řekne, kolik, ale ne které.
recap-spark = Křížek mají aspoň tři hráči: po dvou hvězdičkách.
recap-super-spark = Křížek mají přesně dva hráči: po třech hvězdičkách.
recap-fall = Nikdo jiný křížek nemá: konec pro toto kolo.
recap-dark = Máš-li nejvyšší číslo jen ty, bere pád z každé jiskry hvězdičku.

## The rules on one sheet.

rules-title = Pravidla hry
rules-aim = O co jde
rules-aim-1 = Na stole leží patnáct obrázků a k nim jedno slovo. Označ, co se hodí, a zkus vidět to, co vidí ostatní.
rules-aim-2 = Tři až šest hráčů, čtyři kola. Vyhrává, kdo má nejvíc hvězdiček.
rules-setup = Příprava
rules-setup-1 = Z 84 obrázkových karet jich 15 leží odkrytých ve třech řadách po pěti.
rules-setup-2 = Losují se čtyři slovní karty, každá se dvěma slovy. Pro první hru jsou slovní karty objevení, od nejlehčí.
rules-setup-3 = Prvního průzkumníka určí los.
rules-associate-1 = Horní slovo karty je slovní nápověda. Každý tajně označí 1 až 10 obrázků, které se hodí.
rules-associate-2 = Čas není omezený, pokud nehrajete s hodinami.
rules-associate-3 = Když se někomu slovo nelíbí, může kdokoli navrhnout druhé slovo karty. Musí souhlasit všichni lidé u stolu, dřív než má první hotovo, nejvýš jednou za kolo. Křížky se pak smažou.
rules-associate-4 = Křížky se dají měnit, dokud nemají všichni hotovo. Pak se všechny herní destičky zamknou najednou.
rules-announce-1 = Každý řekne, kolik obrázků má označených, ale ne které.
rules-announce-2 = Kdo má sám nejvyšší číslo, je ve tmě a otočí lucernu na tmavou stranu.
rules-announce-3 = Mají-li nejvyšší číslo dva nebo víc hráčů, není ve tmě nikdo.
rules-reveal-1 = Průzkumník ukáže na obrázek se svým křížkem, na který ještě nikdo neukázal. Vynechat nejde.
rules-reveal-2 = Křížek mají aspoň dva další: jiskra. Průzkumník a všichni s křížkem vyplní po 2 hvězdičkách.
rules-reveal-3 = Křížek má přesně jeden další: super jiskra. Oba vyplní po 3 hvězdičkách.
rules-reveal-4 = Nikdo jiný křížek nemá: pád. Průzkumník v tomto kole už nevyplní žádnou hvězdičku a není znovu průzkumníkem.
rules-reveal-5 = Křížky hráčů po pádu se ostatním dál počítají, ale jim samotným hvězdičky nepřinášejí.
rules-reveal-6 = Po jednom obrázku je na řadě další hráč po směru hodinových ručiček. Kdo má za sebou pád nebo už nemá na co ukázat, je přeskočen.
rules-reveal-7 = Tato část končí, když už nikdo nemůže ukázat.
rules-score-1 = Každá vyplněná hvězdička je jeden bod.
rules-score-2 = Ve tmě a bez pádu: boduje se jako obvykle.
rules-score-3 = Ve tmě a s pádem: z každé tvé jiskry a super jiskry se smaže jedna hvězdička. Jiskra má pak hodnotu 1, super jiskra 2.
rules-score-4 = Všichni ostatní si nechají, co vyplnili před pádem.
rules-between = Mezi koly
rules-between-1 = Figurka prvního průzkumníka jde dál po směru hodinových ručiček.
rules-between-2 = Vymění se pět obrázků: po kole I spodní řada, po II prostřední, po III horní.
rules-between-3 = Herní destičky se smažou a všechny lucerny zase svítí.
rules-end = Konec
rules-end-1 = Po čtyřech kolech se body sečtou. Vyhrává nejvyšší součet; při shodě je vítězství společné.
