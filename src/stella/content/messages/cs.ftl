## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = U tohoto stolu nemáš místo.
refusal-game-over = Hra už skončila.
refusal-wrong-step = V tomto kroku kola to nejde.
refusal-too-few-marks = Udělej aspoň jeden křížek.
refusal-too-many-marks = Můžeš udělat nejvýš deset křížků.
refusal-card-not-on-table = Tento obrázek na stole neleží.
refusal-card-twice = Stejný obrázek je vybraný dvakrát.
refusal-already-marked = Tento obrázek už máš označený.
refusal-card-not-marked = Tento obrázek nemáš označený.
refusal-already-ready = Už máš hotovo.
refusal-not-ready = Ještě nemáš hotovo.
refusal-bots-do-not-vote = O druhém slově boti nehlasují.
refusal-other-word-closed = Někdo už má hotovo, takže slovo zůstává.
refusal-other-word-already-used = Už hrajete s druhým slovem.
refusal-other-word-not-possible = Na této slovní kartě druhé slovo není.
refusal-other-word-already-asked = Druhé slovo už někdo navrhl.
refusal-other-word-already-agreed = S druhým slovem už souhlasíš.
refusal-no-other-word-asked = Druhé slovo nikdo nenavrhl.
refusal-you-have-fallen = Po pádu už v tomto kole na obrázky ukazovat nemůžeš.
refusal-not-your-turn = Na řadě je teď někdo jiný.
refusal-card-already-pointed-at = Na tento obrázek už někdo ukázal.

## Why a room refuses a command.

refusal-not-seated = U tohoto stolu nemáš místo.
refusal-not-host = To může jen hostitel.
refusal-room-full = Všechna místa jsou obsazená.
refusal-seat-taken = Tuto barvu už někdo má. Vyber jinou.
refusal-no-such-seat = Tam nikdo nesedí.
refusal-name-not-usable = Zvol jméno o délce 1 až 24 znaků.
refusal-name-taken = Tak se tu už někdo jmenuje. Zvol jiné jméno.
refusal-agent-not-usable = Uveď čitelnými znaky, který model hraje.
refusal-language-unknown = Tímto jazykem Stella ještě nemluví.
refusal-game-running = Tady se právě hraje. Můžeš se dívat.
refusal-no-game = Tady se teď nehraje.
refusal-game-not-over = Hra ještě neskončila.
refusal-unknown-character = Bot s tímto jménem neexistuje.
refusal-unknown-deck = Takový balíček na tomto serveru není. Vyber jiný.
refusal-unknown-opening = Tento server takový druh stolu nezná.
refusal-word-not-usable = Slovo musí mít 1 až 40 znaků.
refusal-too-many-words = Všech deset prázdných slovních karet je popsaných.
refusal-seat-not-away = Počkej ještě chvilku.
refusal-nobody-waits = Na tohoto hráče teď nikdo nečeká.
refusal-no-stand-in = Nikdo za tebe teď nehraje.
refusal-no-clock = U tohoto stolu se čas neměří.
refusal-not-your-slate = Seřadit můžeš jen obrázky, které máš označené.
refusal-kept-out = Hostitel zablokoval tomuto zařízení přístup ke stolu.
refusal-room-locked = Hostitel uzavřel tento stůl pro nové hráče.
refusal-host-is-here = Hostitel tu pořád je, takže jeho roli nikdo nemůže převzít.
refusal-heir-must-wait = Hostitelem jsi teprve necelý den. Smazat to půjde až zítra.
refusal-ticket-void = Tento odkaz už neplatí. Vytvoř na druhém zařízení nový.
refusal-enough-time = Víc času už přidat nejde.

## What can go wrong on the way.

error-internal = Něco se u nás pokazilo. Nic se neztratilo; zkus to znovu.
error-bad-request = To se nepovedlo. Načti stránku znovu a zkus to ještě jednou.
error-forbidden = Požadavky z této stránky nejsou povolené. Otevři Stellu na adrese serveru.
error-not-found = Tady nic není. Zkontroluj adresu.
error-method-not-allowed = To tady nejde. Načti stránku znovu.
error-too-large = To je příliš velké. Zkus něco menšího.
error-slow-down = Moc rychle. Chvilku počkej a zkus to znovu.
error-try-again = Server nabírá dech. Zkus to za chvilku.
error-no-such-room = Stůl s tímto kódem neexistuje. Zkontroluj kód a zkus to znovu.
error-no-such-record = Pod tímto odkazem není žádná dohraná hra. Zkontroluj odkaz.
error-bad-message = To se nepovedlo. Načti stránku znovu a zkus to ještě jednou.
error-hello-first = Spojení se nepodařilo správně navázat. Načti stránku znovu.
error-old-client = Stella má novou verzi. Načti stránku znovu.
error-restarting = Server se restartuje. Hra bude za chvilku pokračovat.
error-seat-moved = Tvoje místo je teď na jiném zařízení.
error-seat-removed = Hostitel tvoje místo uvolnil nebo ho dal někomu jinému. Můžeš se dívat, nebo si znovu sednout.
error-unknown-emoji = Takovou reakci tu nemáme. Vyber jinou.
error-unknown-fate = Nemáme jistotu, že se to uložilo. Podívej se za chvilku na stůl.
error-damaged = Data tohoto stolu jsou poškozená a nejde ho otevřít. Kdo server provozuje, najde podrobnosti v jeho protokolu.
error-too-new = Tento stůl uložila novější verze Stelly a tento server ho zatím neumí přečíst. Kdo server provozuje, musí ho aktualizovat.
error-push-not-usable = Na tuto adresu nejde posílat upozornění. Vypni je a znovu zapni.
error-host-only = To jde jen na počítači, na kterém běží server, nebo s heslem serveru.
error-wrong-password = To není heslo serveru. Zkus to znovu.
error-too-many-drafts = Právě vzniká příliš mnoho balíčků. Nejdřív jeden dokonči.
error-no-such-draft = Tento rozdělaný balíček už neexistuje. Načti stránku znovu a začni od začátku.
error-draft-closed = Tento balíček se už vytváří. Počkej, až bude hotový.
error-deck-of-wrong-size = Balíček musí mít 30 až 500 obrázků. Několik jich přidej nebo odeber.
error-deck-exists = Balíček s tímto názvem už existuje. Zvol jiný.
error-deck-in-use = Tento balíček se používá u některého stolu. Zvol tam jiné obrázky, nebo to zkus znovu deset minut poté, co všichni odejdou.
error-not-a-picture = To není obrázek ve formátu JPEG, PNG ani WebP. Vyber jiný soubor.
error-picture-too-large = Tento obrázek je příliš velký: nejvýš 16 MB a 60 milionů pixelů. Vyber menší.
error-picture-too-small = Tento obrázek je příliš malý: každá strana musí mít aspoň 64 pixelů. Vyber větší.
error-picture-moves = Animované obrázky použít nejde. Vyber nehybný.
error-picture-broken = Tento obrázek je poškozený a nejde otevřít. Vyber jiný.
error-picture-twice = Tento obrázek už v balíčku je. Vyber jiný.
error-disk-full = Disk serveru je skoro plný. Požádej toho, kdo ho provozuje, ať uvolní místo.
error-deck-on-every-node = Tento server má několik uzlů: nainstaluj balíček na každý z nich příkazem „stella deck pack“.
push-daily = Stůl dne je připravený
push-daily-explained = Jedna slovní nápověda, patnáct obrázků, pár minut.
push-turn = Jsi na řadě
push-turn-explained = Stůl { $code } čeká na tebe.
push-game = Začíná nová hra
push-game-explained = U stolu { $code } právě začala hra.

## Why a game cannot start.

problem-too-few-seats = Ke hře jsou potřeba aspoň tři hráči.
problem-too-many-seats = U stolu je místo nejvýš pro šest hráčů.
problem-name-empty = Každý hráč potřebuje jméno.
problem-name-too-long = Jméno může mít nejvýš 24 znaků.
problem-colour-taken = Za tuto barvu už někdo hraje. Vyber jinou.
problem-deck-too-small = Tento balíček má na hru málo obrázků. Vyber jiný.
problem-too-few-word-cards = Na tuto hru je málo slovních karet. Přidej další, nebo zvol jiné slovní nápovědy.
problem-too-many-custom-cards = Prázdných slovních karet je jen deset.
problem-word-empty = Vlastní slovo potřebuje aspoň jedno písmeno, číslici nebo symbol.
problem-word-too-long = Vlastní slovo může mít nejvýš 40 znaků.
problem-seed-not-hexadecimal = Počáteční hodnota hry se píše číslicemi 0 až 9 a písmeny a až f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Společenská hra s asociacemi pro tři až šest hráčů: jedno slovo, patnáct obrázků. Kdo vidí to, co ty? Zdarma v prohlížeči, bez účtu.

## The web client: the door.

motto = Jedno slovo, patnáct obrázků. Kdo vidí to, co ty?
language = Jazyk
table-code = Kód stolu
check-the-code = Zkontroluj písmena a číslice.
sit-down = Posadit se
watch = Dívat se
just-watch = Jen se dívat
or = nebo
or-alone = nebo bez společnosti
new-table = Otevřít nový stůl
light-the-table = Otevřít stůl
play-with-bots = Hrát s boty
learn-in-ninety-seconds = Naučit se hru za 90 sekund
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
to-the-door = Na úvodní stránku
fact-players = 3 až 6 hráčů
fact-time = Asi 20 minut
fact-account = Bez účtu
open-tables = Stoly otevřené všem
seats-free = { $count ->
    [one] Jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
your-tables = Tvoje stoly
more-tables = Zobrazit všechny stoly

## Errors with a way out.

server-gone = Server neodpovídá
server-gone-explained = Zkontroluj, jestli běží a jestli jsi ve stejné síti, a zkus to znovu.
server-does-not-answer = Pořád čekáme na server…
server-updated = Stella má novou verzi.
reconnecting = Obnovujeme spojení… Tvoje křížky jsou v bezpečí.
no-such-page = Tady nic není
no-such-table = Stůl { $code } neexistuje
no-such-table-explained = Zkontroluj kód, nebo otevři nový stůl.
no-such-record = Taková hra tu není
table-full = Tento stůl je plný
watch-instead = Můžeš se dívat.
seat-moved = Tvoje místo je teď na jiném zařízení
seat-gone = Už tu nemáš místo
back-to-this-table = Zpět k tomuto stolu
ticket-void = Tento odkaz už neplatí
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
colour-yellow = Žlutá, papírový drak
around-the-table = U stolu
free-seat = Volné místo
host = Hostitel
bot = Bot
you = ty
away = Pryč
make-host = Předat roli hostitele
ask-to-get-up = Odebrat hráče: { $name }
add-a-bot = Přidat bota
how-well = Jak dobře mají boti hrát?
level-1 = Zasněně
level-2 = Pozorně
level-3 = Bystře
level-4 = Až děsivě dobře
invite = Pozvat
invitation = Zahraj si s námi Stellu! Kód stolu: { $code }
scan-or-type = Naskenuj, nebo napiš kód
share-link = Poslat odkaz
link-copied = Odkaz zkopírován.
copy-link = Zkopírovat odkaz
qr-of = QR kód pro { $link }
join-with = Přidej se s kódem
options = Nastavení
words-from = Slovní nápovědy
words-drawn = Z krabice
words-discovery = Karty objevení
words-custom-mixed = Z krabice i vlastní
words-custom-first = Nejdřív vlastní slova
words-only-custom = Jen vlastní slova
first-time = Vaše první hra?
use-discovery = Použít karty objevení
own-words = Vlastní slova
own-words-count = { $count } z 10 karet
own-words-explained = Napiš na prázdné slovní karty po jednom nebo po dvou slovech. Nikdo je neuvidí dřív, než se karta otočí.
own-words-paste = Můžeš taky vložit seznam: jedna slovní karta na řádek, obě slova oddělená lomítkem.
word = Slovo
other-word = Druhé slovo
other-word-wipes = Když budou všichni souhlasit, křížky se smažou a bude platit druhé slovo.
word-top = Karta { $card }, slovo
word-bottom = Karta { $card }, druhé slovo
clock-associate = Časový limit na křížky
clock-point = Časový limit na ukazování
clock-none = Bez časového limitu
clock-seconds = { $seconds } s
deck = Obrázky
make-a-deck = Vytvořit vlastní balíček
public-table = Stůl otevřený všem
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
waiting-for-host = Čekáme, až hostitel spustí hru.
seat-for-a-friend = Pro přátele
learn-while-waiting = Naučit se hru, než začnete
public-explained = Kdokoli si může z úvodní stránky přisednout, dokud se stůl nezaplní nebo nezačne hra.
locked-table = Bez nových hráčů
word-list = Seznam slov
words-missing = V tomto seznamu slov chybí: { $missing }. Slova se místo toho zobrazí v jazyce: { $first }.
use-own-words = Přimíchat je
words-unused = Vlastní slova tu jsou, ale s touto volbou se nepoužijí.
words-use-how = Jak s vlastními slovy hrát?
words-host-chooses = O tom, zda se hraje s vlastními slovy, rozhoduje hostitel.
words-later = Teď ne
remove = Odebrat
remove-and-keep-out = Odebrat a zablokovat
keep-out-explained = Ze zablokovaného zařízení se už k tomuto stolu nepůjde posadit.
table-locked = Tento stůl je pro nové hráče uzavřený
game-begun-at = Tvoje hra u stolu { $code } začala.

## The table.

menu = Nabídka
board = Obrázky na stole
clue = Slovní nápověda
round-of =
    { $rounds ->
        [1] Kolo { $round } z { $rounds }
       *[other] Kolo { $round } ze { $rounds }
    }
step-associate = Spojení
step-announce = Ohlášení
step-reveal = Odkrývání
step-score = Bodování
place = Řada { $row }, sloupec { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Máš tu křížek.
mark = Označit
mark-this = Označit tento obrázek
marked = Označeno
enlarge-picture = Zvětšit: { $title }
previous-picture = Předchozí obrázek
next-picture = Další obrázek
tip-associate = Označ 1 až 10 obrázků, které se ke slovní nápovědě hodí. Svoje křížky vidíš jen ty.
tip-slate = Na televizi jsou obrázky velké. Klepni na ty, které se k nápovědě hodí; podržením otevřeš obrázek tady.
marked-of-ten = Označeno { $count } z 10
of-ten = z 10
be-ready = Mám hotovo
not-ready = Upravit křížky
ready = Hotovo
still-looking = Ještě vybírá
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
other-word-agreed = Pro: { $count } z celkem { $of }. Při změně se všechny křížky smažou.
agree-to-other-word = Vzít druhé slovo
keep-this-word = Zůstat u tohoto slova
time-left = { $seconds ->
    [one] Zbývá jedna sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
more-time = Přidat čas
has-stand-in = Hraje náhradník
ask-for-stand-in = Zavolat náhradníka
stand-in-plays = Teď za tebe hraje náhradník.
take-seat-back = Vrátit se do hry
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
your-turn-point = Jsi na průzkumu: ukaž na obrázek se svým křížkem.
scout-chooses = Na průzkumu je { $name }: vybírá obrázek.
you-have-fallen = Máš za sebou pád. Tvoje křížky se ostatním dál počítají.
point-at = Ukázat: „{ $title }“
point-now = Ano, ukázat: „{ $title }“
choose-a-glowing-picture = Vyber zářící obrázek
points = { $name } ukazuje
spark = Jiskra
super-spark = Super jiskra
fall = Pád
go-on = Dál
order-your-marks = Seřadit moje křížky
order-explained = Až budeš na řadě, hra ukáže na první z těchto obrázků, který je ještě volný.
point-in-this-order = Ukazovat v tomto pořadí
choose-myself = Vybírat pokaždé ručně
earlier = Výš: { $title }
later = Níž: { $title }

## Announce, score and end.

how-many-marked = Kdo má kolik křížků?
someone-in-the-dark = { $name } je ve tmě
you-in-the-dark = Jsi ve tmě
in-the-dark-explained = Nejvyšší číslo, { $number }, má jediný hráč. Pád ve tmě bere z každé jiskry a super jiskry jednu hvězdičku.
nobody-in-the-dark = Nikdo není ve tmě
nobody-in-the-dark-explained = O nejvyšší číslo, { $number }, se dělí víc hráčů.
on-to-reveal = Začít odkrývat
after-round = Po { $round }. kole
score-sheet = Bodovací destička
player = Hráč
total = Celkem
score-filled = Jiskry: { $sparks } × 2, super jiskry: { $supers } × 3 hvězdičky.
score-dark-fallen = { $fields ->
    [0] Pád ve tmě: žádná hvězdička se nemaže.
    [one] Pád ve tmě: jedna hvězdička se smaže.
    [few] Pád ve tmě: smažou se { $fields } hvězdičky, z každého obrázku jedna.
    [many] Pád ve tmě: smaže se { $fields } hvězdičky, z každého obrázku jedna.
   *[other] Pád ve tmě: smaže se { $fields } hvězdiček, z každého obrázku jedna.
}
score-dark-not-fallen = Ve tmě, ale bez pádu: počítá se všechno.
score-fallen = Pád: hvězdičky z doby před pádem zůstávají.
row-bottom-changes = Vymění se spodní řada
row-middle-changes = Vymění se prostřední řada
row-top-changes = Vymění se horní řada
on-to-round = Do { $round }. kola
to-the-end = Kdo vyhrál?
winner = Vyhrává { $name }
winners = Společné vítězství: { $names }
you-win = Vyhráváš
round-by-round = Kolo po kole
who-sees-alike = Kdo vidí podobně?
most-alike = { $count ->
    [one] { $a } a { $b }: jeden společný křížek.
    [few] { $a } a { $b }: { $count } společné křížky.
    [many] { $a } a { $b }: { $count } společného křížku.
   *[other] { $a } a { $b }: { $count } společných křížků.
}
united = Tady jste se shodli
divided = Tady jste se neshodli
nobody-pointed = Viděli jste ho společně, ale nikdo na něj neukázal
marked-by = Hráči s křížkem: { $count } z celkem { $of }
play-again = Hrát znovu
back-to-lobby = Změnit místa nebo nastavení
want-again = { $count ->
    [one] { $names } chce hrát znovu.
    [few] { $names } chtějí hrát znovu.
    [many] { $names } chtějí hrát znovu.
   *[other] { $names } chtějí hrát znovu.
}
told-not-again = { $name } už znovu hrát nechce.
not-again = Vzít zpět
again-begins = Další hra začne, když ji spustí hostitel, nebo když ji budou chtít všichni tady.
look-back = Přehrát záznam
save-record = Uložit hru
verify = Bylo to férové?

## Replay.

replay = Záznam
step-back = Krok zpět
step-on = Krok vpřed
run = Přehrát
pause = Pozastavit
step-of = Krok { $step } z celkem { $of }
whose-eyes = Pohled
as-spectator = Divák

## Menu and keys.

react = Reagovat
react-with = Reagovat: { $emoji }
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
volume = Hlasitost
vibration-on = Vibrovat, když jsem na řadě
vibration-off = Nevibrovat, když jsem na řadě
full-screen = Celá obrazovka
pace = Tempo hry
pace-normal = Běžné
pace-calm = Klidné
pace-brisk = Svižné
pace-hand = Počkat na mě
notify-me = Upozornit, až budu na řadě
notify-off = Už neupozorňovat
notify-on-explained = Až budeš na řadě nebo začne nová hra, přijde ti na toto zařízení upozornění, i když je Stella zavřená.
notify-insecure = Bez https tě tato stránka může upozornit, jen když je otevřená. Zapni zvuk a sleduj titulek karty prohlížeče.
notify-blocked = Tvůj prohlížeč blokuje upozornění z této stránky. Povol je v jeho nastavení a zkus to znovu.
notify-failed = Tvůj prohlížeč tě zatím může upozorňovat, jen když je stránka otevřená.

decks-title = Vlastní balíček
decks-intro = Přetáhni sem aspoň 30 obrázků, popiš je a hraj s nimi. Zůstanou na tomto serveru.
decks-host-only = Balíčky se vytvářejí na počítači, na kterém běží server. Odjinud potřebuješ heslo serveru.
decks-password = Heslo serveru
decks-let-me-in = Dál
decks-drop = Přetáhni obrázky sem
decks-choose = Vybrat obrázky
decks-counted = { $count ->
    [one] { $count } obrázek, potřeba aspoň 30
    [few] { $count } obrázky, potřeba aspoň 30
    [many] { $count } obrázku, potřeba aspoň 30
   *[other] { $count } obrázků, potřeba aspoň 30
}
decks-name = Název balíčku
decks-name-hint = Tak se bude jmenovat v nabídce.
decks-language = Jazyk textů
decks-picture = Obrázek { $number }
decks-picture-title = Název
decks-picture-description = Co je na něm vidět
decks-across = Vodorovně
decks-down = Svisle
decks-whole = Zobrazit celý
decks-remove = Odebrat
decks-removed = Obrázek { $number } je odebraný.
decks-undo = Vzít zpět
decks-checking = Kontroluje se…
decks-make = Vytvořit balíček
decks-need-more = { $count ->
    [one] Přidej ještě { $count } obrázek.
    [few] Přidej ještě { $count } obrázky.
    [many] Přidej ještě { $count } obrázku.
   *[other] Přidej ještě { $count } obrázků.
}
decks-need-name = Dej balíčku název.
decks-packing = Vytváří se: { $done } z celkem { $total }
decks-failed = Balíček se nepodařilo vytvořit. Zkus to znovu; kdo server provozuje, najde podrobnosti v jeho protokolu.
decks-made = Balíček „{ $title }“ je hotový
decks-made-explained = Vybereš ho v poli „Obrázky“, až otevřeš stůl.
decks-use = Použít u stolu { $code }
decks-another = Vytvořit další balíček
decks-own = Balíčky na tomto serveru
decks-size = { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
    [many] { $count } obrázku
   *[other] { $count } obrázků
}
decks-delete = Smazat
decks-delete-title = Smazat balíček „{ $title }“?
decks-delete-warning = Obrázky se z tohoto serveru navždy smažou. Hry, které se s nimi hrály, si ponechají slova i body, ale obrázky už neukážou. Nejde to vrátit.
decks-delete-now = Smazat navždy
decks-deleted = Balíček „{ $title }“ je smazaný.
open-tv = Zobrazit stůl na televizi
open-tv-type = Na televizi zadej tuto adresu:
open-in-new-tab = Otevřít tady na nové kartě prohlížeče
get-up = Odejít od stolu
get-up-explained = Běží-li hra, bude za tebe dál hrát náhradník.
keys = Klávesy
key-arrows = Přecházet mezi obrázky
key-enter = Označit obrázek nebo na něj ukázat
key-space = Zvětšit obrázek, nebo ho zavřít
key-ready = Hotovo, nebo upravit křížky
key-other-word = Navrhnout druhé slovo
key-cards = Přejít k obrázkům
key-next = Dál
key-score = Přečíst stav bodů
key-situation = Popsat situaci ve hře
key-again = Zopakovat poslední větu
key-before = Zopakovat větu před ní
key-menu = Nabídka
key-escape = Zavřít
key-help = Zobrazit tyto klávesy

## Printing the game: what stands on paper (sheet-), and the page that makes the PDFs (print-).

error-print-busy = Právě se vytvářejí jiné soubory PDF. Zkus to za minutu znovu.
error-no-such-print = Tento soubor PDF už tu není. Vytvoř ho znovu.
error-word-not-printable = Některá písmena tvých slov nejde vytisknout. Zvol jiná slova.
sheet-title-cards = { $name }: obrázkové karty
sheet-title-words = { $name }: slovní karty
sheet-title-slates = Stella: herní destičky
sheet-title-board = Stella: deska s čísly
sheet-title-lanterns = Stella: lucerny a ukazatele
sheet-title-scores = Stella: bodovací destička
sheet-title-rules = Stella: pravidla
sheet-title-calibration = Stella: zkušební stránka pro oboustranný tisk
sheet-slug = { $title } · { $page }/{ $pages } · 100 %
sheet-card = Obrázek { $number }
sheet-card-back = Rub obrázkové karty
sheet-word-back = Rub slovní karty
sheet-blank = Vlastní slova
sheet-slate = Herní destička, { $colour }: tři řady po pěti polích, každé se dvěma hvězdičkami a bonusovou hvězdou. Nad nimi leží deska s čísly, vedle řad jsou čísla kol.
sheet-name = Jméno
sheet-total = Celkem
sheet-player = Hráč
sheet-board = Deska s čísly 1 až 10
sheet-lantern-light = Lucerna, { $colour }: světlá strana
sheet-lantern-dark = Lucerna, { $colour }: tmavá strana
sheet-marker = Ukazatel kola { $round }
sheet-marker-back = Rub ukazatele kola
sheet-box = Co je v krabici
sheet-box-1 = 84 obrázkových karet.
sheet-box-2 = Slovní karty, každá se dvěma slovy: 96 obyčejných, 4 slovní karty objevení s číslem a 10 prázdných pro vlastní slova.
sheet-box-3 = 6 herních destiček a 6 luceren v šesti barvách. Lucerna má světlou a tmavou stranu.
sheet-box-4 = Deska s čísly 1 až 10, 4 ukazatele kol, figurka prvního průzkumníka a bodovací destička.
sheet-box-5 = Každý potřebuje také fix. Herní destička v průhledném obalu se dá smazat; bez obalu vytiskněte na každé kolo novou.
sheet-setup-board = Deska leží nad horní řadou, stejně jako na tvé herní destičce. Ukazatele kol leží vlevo, zdola nahoru: I vedle spodní řady, IV vedle desky.
sheet-other-word = Když někdo slovo nezná nebo se mu nelíbí, můžete společně vzít druhé slovo z karty. Pak všichni začnou znovu.
sheet-ready = Až budeš mít hotovo, polož fix. Když leží všechny fixy, nikdo už nic nemění.
sheet-table = Stůl: deska nad třemi řadami po pěti obrázkových kartách, vlevo ukazatele kol, vpravo dobírací balíček
sheet-board-short = Deska
sheet-markers-short = Ukazatele kol
sheet-draw-pile = Dobírací balíček
sheet-calibration-1 = 1. Vytiskni tyto dvě stránky na obě strany jednoho listu, v měřítku 100 % a s otočením podél delšího okraje.
sheet-calibration-2 = 2. Změř pravítko dole: musí měřit přesně 100 mm. Pokud neměří, vypni přizpůsobení velikosti.
sheet-calibration-3 = 3. Podrž list proti světlu a dívej se na stranu se stupnicí.
sheet-calibration-4 = 4. Odečti, kde kříž z této strany protíná stupnici. Zadej x a y při vytváření PDF a rubové strany se o tolik posunou.
sheet-cross = Kříž uprostřed stránky
sheet-ruler = Pravítko dlouhé 100 milimetrů
sheet-scale = Stupnice od −10 do +10 milimetrů, doprava a dolů
sheet-this-side = Na tuto stranu se dívej proti světlu
print-title = Vytisknout hru
print-intro = Vytvoř soubory PDF balíčku a všeho, co k němu patří. Vytiskni je v měřítku 100 % na silný papír, rozřež podle značek a zahrajte si s opravdovými kartami.
print-deck = Balíček
print-words-list = Seznam slov
print-what = Co vytisknout
print-cards = Obrázkové karty
print-words = Slovní karty
print-slates = Šest herních destiček
print-board = Deska s čísly
print-lanterns = Lucerny a ukazatele
print-scores = Bodovací destička
print-rules = Pravidla na dvou stránkách
print-calibration = Zkušební stránka pro oboustranný tisk
print-paper = Papír
print-letter = US Letter
print-layout = Rubové strany
print-gutter = Přeložit a slepit: líc i rub na jedné straně listu
print-separate = Nejdřív lícové, pak rubové strany, ke slepení
print-duplex = Oboustranně: tiskárna list otočí
print-single = Jedna na stránku se spadávkou, pro profesionální tisk
print-language = Jazyk
print-second = Druhý jazyk na slovních kartách
print-none = Žádný
print-own-words = Vlastní slova, jedno na řádek
print-offset = Posunout rubové strany, v milimetrech
print-offset-x = Doprava (x)
print-offset-y = Dolů (y)
print-make = Vytvořit PDF
print-starting = Spouští se…
print-waiting = Čekáme na jiné soubory PDF…
print-making = Vzniká stránka { $done } z celkem { $total }
print-ready = PDF je hotové.
print-save = Uložit: { $title }
print-failed = PDF se nepodařilo vytvořit. Zkus to znovu; kdo server provozuje, najde podrobnosti v jeho protokolu.
to-print = Vytisknout hru

## Said to those who listen.

told-ready = { $name }: hotovo.
told-you-ready = Máš hotovo.
told-not-ready = { $name } znovu vybírá.
told-other-word-declined = { $name } chce zůstat u tohoto slova.
told-word-swapped = Slovní nápověda je teď: { $word }. Všechny křížky jsou smazané.
told-round = Kolo { $round }. Slovní nápověda: { $word }.
told-spark = { $name } ukazuje na obrázek „{ $title }“. Jiskra, křížek mají i: { $names }.
told-super-spark = { $name } ukazuje na obrázek „{ $title }“. Super jiskra, křížek má i: { $names }.
told-spark-you = { $name } ukazuje na obrázek „{ $title }“. Jiskra, i s tebou: 2 hvězdičky.
told-super-spark-you = { $name } ukazuje na obrázek „{ $title }“. Super jiskra s tebou: 3 hvězdičky.
told-fall = { $name } ukazuje na obrázek „{ $title }“. Nikdo jiný tu křížek nemá: pád.
told-scored = Kolo je obodované. { $scores }.
told-ended = Konec hry. Vítězství: { $names }.

## The introduction.

end-introduction = Ukončit úvod
learn-mark = Označ.
learn-mark-text = Slovní nápověda je „{ $clue }“. Označ dva zářící obrázky, které se k ní hodí.
learn-mark-phone-text = Slovní nápověda je „{ $clue }“. Klepni na zářící obrázek a zvětší se. Dalším klepnutím ho označíš.
learn-mark-other = Dobře.
learn-mark-other-text = Teď druhý zářící obrázek. Jde o to vidět totéž co ostatní.
learn-own = Tvoje volba.
learn-own-text = Označ ještě jeden obrázek, který se podle tebe k nápovědě „{ $clue }“ hodí.
learn-ready = Stačí?
learn-ready-text = Víc křížků může přinést víc hvězdiček, ale i pád. Až to bude stačit, stiskni „Mám hotovo“.
learn-wait = Hotovo.
learn-wait-text = Až se rozsvítí všechny lucerny, křížky už nepůjde změnit.
learn-announce = Ohlášení.
learn-announce-text = Každý řekne, kolik obrázků má označených. Které to jsou, zůstává tajemstvím.
learn-dark = Tma.
learn-dark-text = Kdo má jako jediný nejvyšší číslo, je ve tmě. Pád tam bere z každé jiskry a super jiskry jednu hvězdičku.
learn-point = Jsi na průzkumu.
learn-point-text = Ukaž na obrázek se symbolem ruky. Mají na něm křížek i ostatní?
learn-point-again = Zase jsi na řadě.
learn-point-again-text = Teď ukaž na tento.
learn-point-own = Tvůj vlastní obrázek.
learn-point-own-text = Vynechat nejde, tak na něj ukaž. Vidí ho někdo stejně jako ty?
learn-crosses = Kdo ještě?
learn-crosses-text = Každá lucerna, která se rozsvítí, patří hráči, který tento obrázek označil taky.
learn-watch = Odkrývání.
learn-watch-text = Všichni se střídají a ukazují vždy na jeden obrázek. Když na něm máš křížek i ty, dostaneš hvězdičky taky.
learn-spark = Jiskra.
learn-spark-text = Křížek tu mají aspoň tři hráči: každému z nich dvě hvězdičky.
learn-super-spark = Super jiskra!
learn-super-spark-text = Křížek tu mají přesně dva hráči: oběma tři hvězdičky. Lepší už to být nemůže.
learn-fall = Pád.
learn-fall-text = Nikdo jiný tu křížek nemá. V tomto kole je konec ukazování i nových hvězdiček; dřívější zůstávají.
learn-fallen = Padáš.
learn-fallen-text = Hvězdičky ti zůstávají a tvoje křížky se ostatním dál počítají.
learn-score = To bylo jedno kolo.
learn-score-text = Hvězdičky jsou body. Po čtyřech kolech vyhrává, kdo jich má nejvíc.
learn-score-dark-text = Hvězdičky jsou body. { $name } padá ve tmě a z každé jiskry a super jiskry ztrácí hvězdičku.
learn-done = Teď už hru znáš.
learn-done-text = Hra má čtyři taková kola. Vyhrává, kdo má nejvíc hvězdiček.
recap-mark = Tajně označ 1 až 10 obrázků, které se k nápovědě hodí.
recap-announce = Každý řekne, kolik, ale ne které.
recap-spark = Křížek mají aspoň tři hráči: po dvou hvězdičkách.
recap-super-spark = Křížek mají přesně dva hráči: po třech hvězdičkách.
recap-fall = Nikdo jiný křížek nemá: v tomto kole konec ukazování i nových hvězdiček.
recap-dark = Kdo má jako jediný nejvyšší číslo a padne, ztrácí hvězdičku z každé jiskry a super jiskry.

## The rules on one sheet.

rules-title = Pravidla hry
rules-aim = O co jde
rules-aim-1 = Na stole leží patnáct obrázků a k nim jedna slovní nápověda. Označ, co se hodí, a zkus vidět to, co vidí ostatní.
rules-aim-2 = Čtyři kola pro tři a více hráčů; vyhrává, kdo má nejvíc hvězdiček. Domácí pravidlo: u stolu je šest míst, pro každou lucernu jedno.
rules-setup = Příprava
rules-setup-1 = Z 84 obrázkových karet jich 15 leží odkrytých ve třech řadách po pěti. Ostatní tvoří dobírací balíček.
rules-setup-2 = Lícem dolů se losují čtyři slovní karty, každá se dvěma slovy. Pro první hru použijte čtyři slovní karty objevení v pořadí od 1 do 4. Vlastní slova můžete napsat nejvýš na deset prázdných karet.
rules-setup-3 = Prvního průzkumníka určí los. Všichni začínají bez bodů.
rules-associate-1 = První průzkumník otočí slovní kartu; její horní slovo je slovní nápověda. Každý tajně označí 1 až 10 obrázků, které se hodí.
rules-associate-2 = Času máte, kolik chcete. Domácí pravidlo: u stolu se může hrát s časovým limitem.
rules-associate-3 = Když někdo slovo nezná nebo se mu nelíbí, můžete společně vzít druhé slovo z karty. Domácí pravidlo: navrhnout to může každý, jednou za kolo a jen dokud nikdo nemá hotovo. Musí souhlasit všichni lidé u stolu; boti nehlasují. Všechny křížky se pak smažou.
rules-associate-4 = Křížky můžeš měnit, dokud nemají všichni hotovo. Pak se všechny herní destičky zamknou najednou.
rules-announce-1 = Každý řekne, kolik obrázků má označených, ale ne které, a postaví na to číslo svou lucernu.
rules-announce-2 = Kdo má jako jediný nejvyšší číslo, je ve tmě a otočí lucernu na tmavou stranu. Projeví se to až při bodování.
rules-announce-3 = Mají-li nejvyšší číslo dva nebo víc hráčů, není ve tmě nikdo. Příklad: při 8, 6, 5 a 3 je ve tmě osmička; při 6, 6, 5 a 3 nikdo.
rules-reveal-1 = Průzkumník ukáže na obrázek se svým křížkem, na který v tomto kole ještě nikdo neukázal. Vynechat nejde.
rules-reveal-2 = Křížek mají aspoň dva další hráči: jiskra. Průzkumník a všichni s křížkem vyplní po 2 hvězdičkách.
rules-reveal-3 = Křížek má přesně jeden další hráč: super jiskra. Oba vyplní po 3 hvězdičkách, včetně té bonusové.
rules-reveal-4 = Nikdo jiný křížek nemá: pád. Průzkumník v tomto kole už nevyplní žádnou hvězdičku a průzkumníkem znovu nebude.
rules-reveal-5 = Křížky hráčů po pádu se ostatním dál počítají, ale jim samotným nic nepřinášejí.
rules-reveal-6 = Po každém obrázku je na řadě další hráč po směru hodinových ručiček. Kdo padl nebo už nemá na co ukázat, je přeskočen.
rules-reveal-7 = Krok končí, když už nikdo nemůže na nic ukázat. Příklad: Ana ukáže na most a Ben i Eva ho mají taky: jiskra, každému 2 hvězdičky. Ben ukáže na lišku a má ji jen Ana: super jiskra, oběma 3 hvězdičky. Eva ukáže na měsíc a nikdo jiný ho nemá: pád. Evě 2 hvězdičky zůstanou, ale už neukazuje.
rules-score-1 = Každá vyplněná hvězdička je jeden bod.
rules-score-2 = Ve tmě a bez pádu: boduje se jako obvykle.
rules-score-3 = Ve tmě a s pádem: z každé vyplněné jiskry a super jiskry se smaže jedna hvězdička. Jiskra má pak hodnotu 1, super jiskra 2.
rules-score-4 = Kdo padl, ale ne ve tmě, nechá si hvězdičky z doby před pádem. Příklad: 3 jiskry a 1 super jiskra je 9 hvězdiček; po pádu ve tmě jich zbude 5.
rules-between = Mezi koly
rules-between-1 = Slovní karta se vrátí do krabice a figurka prvního průzkumníka se posune o jedno místo po směru hodinových ručiček.
rules-between-2 = Pět obrázků opustí hru a nahradí je pět nových. Domácí pravidlo: po I. kole spodní řada, po II. prostřední, po III. horní.
rules-between-3 = Herní destičky se smažou a všechny lucerny zase svítí.
rules-end = Konec
rules-end-1 = Po čtyřech kolech se body sečtou. Vyhrává nejvyšší součet; při shodě je vítězství společné. Příklad: 7, 11, 5 a 9 je dohromady 32 bodů.

## By ear and by keyboard, and without a line.

not-sent = Bez spojení: neodeslalo se to. Spojení se obnoví samo.
no-line = Čekáme na spojení…
card-chosen = Vybraný.
card-free-mark = Můžeš na něj ukázat.
told-chosen = { $title }: vybráno. Stiskni znovu a ukážeš na něj.
told-not-a-mark = Na obrázek „{ $title }“ ukázat nemůžeš. Ukázat můžeš na: { $titles }.
told-my-marks = Tvoje křížky: { $marks }.
told-mark-at = { $title } (řada { $row }, sloupec { $column })
told-marked = Označeno, { $count } z 10.
told-unmarked = Křížek zrušen, { $count } z 10.
told-time-left = { $seconds ->
    [one] Zbývá jedna sekunda.
    [few] Zbývají { $seconds } sekundy.
    [many] Zbývá { $seconds } sekundy.
   *[other] Zbývá { $seconds } sekund.
}
told-more-time = Teď máte víc času.

## Playing by ear, by key and by switch.

accessibility = Přístupnost
what-happened = Co se stalo
key-log = Přečíst, co se stalo
key-command = Zadat příkaz
key-change = Změnit
key-press-new = Stiskni novou klávesu.
key-change-explained = Vyber tu písmeno a pak stiskni klávesu, která ti vyhovuje víc.
key-reset = Zpět k obvyklým klávesám
undo = Vzít zpět: „{ $title }“
told-held = Na obrázek „{ $title }“ se ukáže za tři sekundy. Stiskni znovu a vezmeš to zpět.
told-undone = Vzato zpět. Na nic se neukázalo.
told-you-not-ready = Znovu vybíráš.
told-you-mark = Ještě vybíráš.
told-you-asked = Navrhuješ druhé slovo.
told-you-spark = Ukazuješ na obrázek „{ $title }“. Jiskra, křížek mají i: { $names }. 2 hvězdičky.
told-you-super-spark = Ukazuješ na obrázek „{ $title }“. Super jiskra, křížek má i: { $names }. 3 hvězdičky.
told-you-fall = Ukazuješ na obrázek „{ $title }“. Nikdo jiný tu křížek nemá: padáš. V tomto kole už neukazuješ a nedostaneš nové hvězdičky; tvoje křížky se ostatním dál počítají.
told-yours-too = Křížek tu máš i ty, ale po pádu hvězdičky nedostáváš.
told-place = { $place }. místo: { $names }, { $stars }.
told-you-won = Konec hry. Vyhráváš.
told-you-share = Konec hry. Vyhráváš a s tebou: { $names }.
told-waits = Stůl čeká na tebe: stiskni „Dál“ nebo příslušnou klávesu.
access-on = Zapnuto
access-none = Vypnuto
access-seconds = { NUMBER($seconds) } s
access-listening = Poslech
access-ear = Hraju poslechem
access-ear-explained = Hra pokračuje, až když je všechno přečtené.
access-verbosity = U každého obrázku číst
access-verbosity-title = Název
access-verbosity-objects = Název a co je vidět
access-verbosity-description = Celý popis
access-reactions = Číst reakce
access-pressing = Stisk kláves
access-keys = Písmenné klávesy
access-cool-down = Ignorovat druhý stisk po dobu
access-cool-down-explained = Ukazuje se dvojím stiskem. Třesoucí se ruka ani přidržená klávesa tak neprovede oba stisky naráz.
access-switches = Spínače
access-scanning = Skenování
access-scanning-explained = Řady obrázků a tlačítka se postupně rozsvěcují. Mezerník nebo Enter otevře řadu a pak z ní vybere. Se dvěma spínači přechází mezerník dál a Enter vybírá.
access-switch-count = { $count ->
    [one] Jeden spínač
    [few] { $count } spínače
    [many] { $count } spínače
   *[other] { $count } spínačů
}
access-step = Každý krok trvá
access-undo = Vzít ukázání zpět
access-undo-explained = Ještě tři sekundy po ukázání ho můžeš vzít zpět. Do té doby ho nikdo jiný nevidí.
access-reading = Čtení
access-font = Písmo
access-font-drawn = Dvě písma Stelly
access-font-plain = Všude jednoduchá písmena
access-font-device = Písmo tohoto zařízení
access-by-ear = Hraní poslechem
access-by-ear-grid = Každý obrázek má název a popis. Obrázky tvoří mřížku o třech řadách a pěti sloupcích: vstup do ní a odečítač předá šipky hře (režim fokusu nebo formulářů). Enter označí, mezerník přečte celý popis.
access-by-ear-keys = { $pictures } vede k obrázkům. { $situation } popíše situaci ve hře, { $again } zopakuje poslední větu, { $log } otevře „Co se stalo“, { $command } otevře příkazové pole, { $next } pokračuje, { $help } vyjmenuje všechny klávesy.
access-by-ear-pace = S tempem „Počkat na mě“ hra nepokračuje, dokud nestiskneš „Dál“. Čas se měří, jen když to hostitel zapne.
command-label = Příkaz („pomoc“ vyjmenuje všechny)
command-send = Odeslat
command-at = { $place }: { $title }.
command-unknown = Neznámý příkaz: { $text }. Napiš „pomoc“.
command-which = Který obrázek? Napiš jeho pole, třeba b3, nebo název.
command-found = { $count ->
    [one] Jeden obrázek:
    [few] { $count } obrázky:
    [many] { $count } obrázku:
   *[other] { $count } obrázků:
} { $pictures }
command-not-found = Žádný obrázek na stole neodpovídá: { $text }.
command-not-now = Teď ne.
command-full = Označit můžeš nejvýš deset obrázků.
command-empty = Nic.
command-shortlist-is = Seznam: { $pictures }
command-sure = Ukázat na obrázek „{ $title }“? Napiš „ano“.
command-sure-other = Všechny křížky by se smazaly. Napiš „ano“ a navrhneš druhé slovo.
command-done = Hotovo.
command-help-text = Obrázky leží na polích a1 až e3: písmeno je sloupec, číslice řada. Nebo je počítej řadu po řadě od 1 do 15. „b3“ přečte obrázek, „b3+“ ho označí, „b3-“ křížek smaže. „všechny“ a „nové“ čtou názvy a tři věci z každého obrázku; „řada 2“ přečte řadu; „najdi voda“ hledá. „nech b3“ a „zahoď b3“ mění tvůj seznam; „seznam“ ho přečte; „moje“ přečte tvoje křížky. „hotovo“ ukončí označování; „druhé“ navrhne druhé slovo, „ponech“ nechá toto. „ukaž b3“, pak „ano“. „dál“ pokračuje. Dále: „body“, „kdo“, „stav“, „poslední“, „deník“. Jde to i s názvem: „označ liška“.
command-word-read = přečti, čti
command-word-mark = označ
command-word-unmark = smaž, odznač
command-word-row = řada
command-word-all = všechny, stůl
command-word-new = nové
command-word-find = najdi, hledej
command-word-keep = nech
command-word-drop = zahoď
command-word-shortlist = seznam
command-word-mine = moje
command-word-point = ukaž
command-word-yes = ano
command-word-ready = hotovo
command-word-other = druhé, jiné
command-word-decline = ponech, ponechat
command-word-next = dál
command-word-score = body
command-word-who = kdo
command-word-state = stav
command-word-last = poslední, znovu
command-word-log = deník
command-word-help = pomoc
learn-mark-ear = Slovní nápověda je „{ $clue }“. Hodí se k ní dva obrázky: { $titles }. { $pictures } vede k obrázkům, šipky přecházejí mezi nimi, mezerník čte popis, Enter označí. Označ oba.
learn-mark-other-ear = Teď druhý: { $titles }. Jde o to vidět totéž co ostatní.
learn-own-ear = Označ ještě jeden obrázek, který se podle tebe k nápovědě „{ $clue }“ hodí. Mezerníkem si poslechneš popisy.
learn-ready-ear = Víc křížků může přinést víc hvězdiček, ale i pád. Až to bude stačit, stiskni { $ready }.
learn-point-ear = Ukaž na obrázek { $titles }: { $pictures } tam vede, Enter ho vybere, druhý Enter na něj ukáže. Pak uslyšíš, kdo další tam má křížek.
learn-point-own-ear = Zbývá jen tvůj obrázek: { $titles }. Vynechat nejde, tak na něj ukaž: stiskni dvakrát Enter.
learn-crosses-ear = Každý postupně řekne, jestli tam má taky křížek.
learn-next-ear = Dál: { $next }.
decks-description-hint = Bez popisu nemohou s obrázkem hrát lidé, kteří ho nevidí.
decks-undescribed = { $count ->
    [one] { $count } obrázek nemá popis: to vylučuje všechny, kdo hrají poslechem.
    [few] { $count } obrázky nemají popis: to vylučuje všechny, kdo hrají poslechem.
    [many] { $count } obrázku nemá popis: to vylučuje všechny, kdo hrají poslechem.
   *[other] { $count } obrázků nemá popis: to vylučuje všechny, kdo hrají poslechem.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = Ukazuješ
fall-alone = Nikdo jiný ho neoznačil: { $name } padá.
fall-alone-you = Nikdo jiný ho neoznačil: padáš.
fall-in-the-dark = Ve tmě teď každá jiskra a super jiskra přichází o hvězdičku.
who-saw-what = Kdo co viděl?
rounds-so-far = Dosavadní kola
nobody-marked-it = Tento obrázek nikdo neoznačil.
not-told-yet = Ještě neodkryto
finale = Počítáme hvězdičky
skip = Přeskočit

## The games of a room: what it remembers and forgets.

error-room-forgotten = Hostitel tento stůl smazal. Otevři nový.
error-round-not-scored = Toto kolo ještě není obodované. Počkej, až skončí.
error-name-at-table = U stolu sedí někdo s tímto jménem. Nejdřív musí odejít od stolu.
error-no-such-name = S tímto jménem tu nikdo nehrál. Zkontroluj, jestli je správně napsané.
our-games = Naše hry
our-games-at = Naše hry ({ $code })
again-at = Hrát znovu ({ $code })
evening-score = Dnes: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Zatím není žádná dohraná hra. První se objeví tady.
games-in-all = { $count ->
    [one] Zatím jedna hra
    [few] Zatím { $count } hry
    [many] Zatím { $count } hry
   *[other] Zatím { $count } her
}
name-is-person = Počítáme podle jmen: kdo se vrátí se stejným jménem, tomu se hry sčítají.
all-games = Všechny hry
more-games = Zobrazit všechny ({ $count })
ended-early = Předčasně ukončená
the-players = Hráči
stat-games = Hry
stat-wins = Výhry
stat-points = Body
stat-sparks = Jiskry
stat-super-sparks = Super jiskry
stat-falls = Pády
stat-dark = Ve tmě
stat-dark-cost = Hvězdičky ztracené ve tmě
stat-best-round = Nejlepší kolo
stat-marks = Křížky za kolo
stat-streak = Nejdelší série bez pádu
stat-rating = Hodnocení
rating-range = { $value } ± { $uncertainty }
rating-explained = Hodnocení (OpenSkill) začíná u všech na 1000 a objeví se po třech hrách. Výhra nad silnějšími váží víc. Číslo za ± říká, o kolik se hodnocení může mýlit.
boldest = Nejodvážněji hraje: { $name }
most-careful = Nejopatrněji hraje: { $name }
think-alike = Kdo myslí podobně?
think-alike-explained = 100 % je největší možná podobnost, 0 % je pouhá náhoda. Na počtu křížků nezáleží.
think-alike-later = Zahrajte si spolu tři hry a uvidíte.
think-alike-most = { $a } a { $b } myslí nejpodobněji.
likeness = Podobnost
pictures-unite = Obrázky, které vás spojují
pictures-divide = Obrázky, které vás rozdělují
moments = Výjimečné chvíle
moment-first-super-spark = První super jiskra
moment-five-super-sparks = Pět super jisker v jedné hře
moment-bright-in-the-dark = Ve tmě a bez pádu
moment-full-slate = Deset křížků a žádný pád
moment-big-round = Dvacet bodů v jednom kole
moment-comeback = Z posledního místa k výhře
moment-one-picture = Všichni označili stejný obrázek
moment-nobody-fell = Celá hra bez pádu
moment-shared-victory = Společná výhra
moment-ten-games = Deset her u tohoto stolu
whole-table = Celý stůl
new-moment = Nově: { $moment }
save-table = Stáhnout jako CSV
delete-table = Smazat tento stůl
delete-table-warning = Všechna data tohoto stolu se navždy smažou: hry, záznamy i místa, pro všechny. Nejde to vrátit.
delete-for-good = Smazat navždy
table-deleted = Stůl je smazaný.
forget-a-name = Vymazat jméno
forget-a-name-explained = Ve všech minulých hrách tohoto stolu bude místo jména „—“. Ten člověk musí nejdřív odejít od stolu. Nejde to vrátit.
name-forgotten = Jméno je vymazané.
cancel = Zrušit

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = To slovo už tu bylo. Zvol jiné.
refusal-chance-not-sealed = Teď žádné losování neprobíhá.
refusal-chance-already-added = Tvoje zařízení se tohoto losování už zúčastnilo.

## What a table refuses: notes on pictures.

refusal-note-too-long = Poznámka může mít nejvýš 60 znaků.
refusal-note-hidden = Hostitel tuto poznámku skryl.
refusal-notes-are-off = U tohoto stolu jsou poznámky vypnuté.
refusal-no-such-note = Není tam poznámka, kterou by viděli všichni.
refusal-no-such-proposal = Na tvé schválení už to nečeká.

## What a table refuses: people who come and go.

refusal-seat-not-free = Na tom místě ještě někdo hraje.
refusal-seat-full = Na tomto místě už nemůže hrát další zařízení.
refusal-clock-paused = Měření času je pozastavené.
refusal-clock-not-paused = Měření času není pozastavené.
refusal-not-asked = Tento stůl se na tvůj souhlas neptá.
refusal-nudged-already = Tento hráč už dostal znamení. Dej mu chvilku.

## People come and go.

you-watch = Díváš se na hru.
you-watch-with = Díváš se na hru a s tebou: { $names }.
more-people = { $count ->
    [one] ještě jeden člověk
    [few] ještě { $count } lidé
    [many] ještě { $count } člověka
   *[other] ještě { $count } lidí
}
nameless-people = { $count ->
    [one] Jeden člověk
    [few] { $count } lidé
    [many] { $count } člověka
   *[other] { $count } lidí
}
join-in = Přidat se
play-now = Hrát hned
place-kept = Tvoje místo v příští hře je rezervované.
host-is-gone = Hostitel tu není.
become-host = Převzít roli hostitele
you-are-host = Teď jsi hostitelem ty.
told-came = { $name } usedá ke stolu.
told-left = { $name } odchází od stolu.
told-host = Novým hostitelem je { $name }.
paused = Pozastaveno
told-paused = Hostitel pozastavil měření času.
told-resumed = Čas zase běží.
nudge = Dát znamení
nudge-name = Dát znamení: { $name }
nudged = Stůl čeká na tebe
nudged-by = { $name } ti dává znamení: všichni čekají na tebe.
nudged-by-watcher = Někdo z diváků ti dává znamení: všichni čekají na tebe.
told-nudged = { $name } dostává znamení.
told-replaced = Místo u stolu přebírá { $name }.
told-ended-early = Hra byla předčasně ukončena. Nikdo nevyhrál.
game-ended-early = Hra byla předčasně ukončena
nobody-has-won = Nikdo nevyhrál.
watch-with = Kód pro diváky
code-is-hidden = Kód je skrytý.
who-is-here = Kdo tu je
people-now = Hrát hned místo bota
people-now-explained = Místu zůstanou křížky i hvězdičky.
people-next = Posadit se k příští hře
people-next-explained = Do té doby se díváš; místo je rezervované.
people-full = Teď tu není žádné volné místo.
people-waiting = Čekají na příští hru
people-watching = Diváci
people-nobody-watches = Nikdo se nedívá.
people-for-host = Pro hostitele
people-hand-over = Nahradit hráče
people-keep-out = Zablokovat zařízení tohoto hráče
people-to-bot = Předat místo botovi
people-to = Předat místo: { $name }
people-remove = Odebrat
people-pause = Pozastavit měření času
people-resume = Znovu spustit měření času
people-hide-code = Skrýt kód na všech obrazovkách
people-show-code = Znovu zobrazit kód
people-end = Ukončit hru hned
people-end-explained = Hra se uloží jako předčasně ukončená a nikdo nevyhraje.
people-play-on = Hrát dál

## Notes on marks.

notes-on-marks = Poznámky k obrázkům
my-marks = Moje křížky
told-saying = { $name }: „{ $text }“
quote-marks = „“‚‘
note-on = Tvoje poznámka k obrázku „{ $title }“
note-why = Proč tento obrázek?
note-secret = Tajné, dokud na obrázek někdo neukáže.
note-public = Tuto poznámku vidí všichni.
note-explained = Napiš pár slov, proč má obrázek tvůj křížek. Zůstanou tajná, dokud na něj někdo neukáže.
note-kept = Poznámka uložena.
note-taken-away = Poznámka odstraněna.
note-hide = Skrýt tuto poznámku: { $name }
note-hidden = Poznámka je skrytá.

## Shorter and softer games.

rounds-to-play = Kola
without-stars = Bez hvězdiček
without-stars-explained = Všichni vidí, kdo co viděl: žádné body, žádná tma, žádný vítěz.
soft-announced = Teď si ukažte, co jste viděli.
soft-announced-explained = Není co ztratit: dojde na každý označený obrázek.
soft-seen = { $count ->
    [one] Viděl ho jeden
    [few] Viděli ho { $count }
    [many] Vidělo ho { $count }
   *[other] Vidělo ho { $count }
}
soft-told-seen = { $name } ukazuje na obrázek „{ $title }“. Viděli ho i: { $names }.
soft-told-alone = { $name } ukazuje na obrázek „{ $title }“. Nikdo jiný ho neviděl.
soft-seen-by = Viděli ho: { $names }.
soft-told-round = Kolo skončilo. Podívejte se, kdo co viděl.
soft-to-the-end = Co jste viděli společně
soft-end = Co jste viděli společně
soft-end-explained = Hra bez hvězdiček nemá vítěze.
soft-tap-a-name = Vyber jméno a uvidíš obrázky, které k němu patří.
soft-nobody-shared = Každý viděl něco jiného.

## A host without a seat.

host-without-playing = Být hostitelem a nehrát
you-host-without-playing = Jsi hostitelem a nehraješ. Vidíš to, co diváci.
stop-hosting = Přestat být hostitelem
stop-hosting-explained = Hostitelem se stane někdo u stolu.

## Teams.

refusal-not-the-speaker = To může za všechny říct jen mluvčí týmu.
refusal-another-member-points = Tentokrát ukazuje někdo jiný z tvého týmu.
play-in-teams = Hra v týmech
play-in-teams-explained = Až šest lidí sdílí jedno místo. Vidí navzájem své křížky a při ukazování se střídají.
how-many-teams = Týmy
team-orange = Oranžový tým
team-pink = Růžový tým
team-blue = Modrý tým
team-purple = Fialový tým
team-green = Zelený tým
team-yellow = Žlutý tým
choose-a-team = Který tým?
any-team = Nejmenší tým
free-team = Volný tým
players-missing-in-teams = { $count ->
    [one] Chybí ještě jeden tým.
    [few] Chybí ještě { $count } týmy.
    [many] Chybí ještě { $count } týmu.
   *[other] Chybí ještě { $count } týmů.
}
players-here-in-teams = { $count ->
    [one] U stolu je jeden tým.
    [few] U stolu jsou { $count } týmy.
    [many] U stolu je { $count } týmu.
   *[other] U stolu je { $count } týmů.
}
join-team = Přidat se
team-waits = Tvůj tým ještě nemá hotovo: { $names }.
team-ready = Z tvého týmu už mají hotovo: { $names }.
team-marked = { $titles }: označeno ve tvém týmu. { $count } z 10.
team-unmarked = { $titles }: křížek zrušen ve tvém týmu. { $count } z 10.
ready-for-team = Celý tým má hotovo
you-point-for-team = Teď ukazuješ za svůj tým ty.
mate-points = { $name } teď ukazuje za tvůj tým. Poraďte se.
tip-associate-team = Označte spolu 1 až 10 obrázků. Křížky vidí jen váš tým.

## Lessons.

lesson-open = Pro třídu
lesson-explained = Každý dostane zvířecí jméno. Poznámky, vlastní slova a jiná jména se objeví, až je schválíš. Není tu hodnocení ani historie a stůl se smaže, až všichni odejdou, nejpozději za den.
lesson-name-is-given = Dostaneš tu zvířecí jméno. Na tvoje vlastní se nikdo neptá.
nod-count = { $count ->
    [one] Jeden text čeká na tebe
    [few] { $count } texty čekají na tebe
    [many] { $count } textu čeká na tebe
   *[other] { $count } textů čeká na tebe
}
nod-look = Podívat se
nod-title = Čeká na tebe
nod-explained = Nikdo jiný to zatím nevidí. Poznámka se objeví, až někdo ukáže na její obrázek.
nod-note-by = Poznámka: { $name }
nod-words-by = Slova: { $name }
nod-name-for = { $name } se chce jmenovat:
nod-show = Zobrazit
nod-leave-out = Vynechat
nod-shown = Zobrazeno: „{ $text }“.
nod-left-out = Vynecháno: „{ $text }“.
nod-note-first = Poznámku si nejdřív přečte hostitel. Pak se objeví, až někdo ukáže na obrázek.
nod-words-first = Hostitel si tvoje slova nejdřív přečte.
nod-name-first = Hostitel si tvoje jméno nejdřív přečte. Do té doby ti zůstane to nynější.
round-on-paper = Vytisknout toto kolo

## Pass and play.

share-this-device = Přidat hráče na toto zařízení
share-this-device-explained = Ten člověk dostane vlastní místo. Zařízení si předáváte a křížky mezitím skryje opona.
pass-the-device = Předej zařízení: { $name }
i-am = Já jsem { $name }

## What if?

what-if = Co kdyby?
insight-explained = Křížky ostatních se nemění. S menším počtem křížků se počítají obrázky, na které se ukázalo nejdřív; s větším přibudou ty, které označilo nejvíc ostatních hráčů.
insight-chart = Hvězdičky při 1 až 10 křížcích: { $points }
insight-axis = Křížky
insight-picture = „{ $title }“
insight-best = Žádný jiný počet křížků by nepřinesl víc.
insight-fewer = { $points ->
    [one] Méně křížků, jen { $marks }: byla by to jedna hvězdička.
    [few] Méně křížků, jen { $marks }: byly by to { $points } hvězdičky.
    [many] Méně křížků, jen { $marks }: bylo by to { $points } hvězdičky.
   *[other] Méně křížků, jen { $marks }: bylo by to { $points } hvězdiček.
}
insight-more = { $points ->
    [one] Víc křížků, celkem { $marks } i s tím, co ostatní označili nejčastěji: byla by to jedna hvězdička.
    [few] Víc křížků, celkem { $marks } i s tím, co ostatní označili nejčastěji: byly by to { $points } hvězdičky.
    [many] Víc křížků, celkem { $marks } i s tím, co ostatní označili nejčastěji: bylo by to { $points } hvězdičky.
   *[other] Víc křížků, celkem { $marks } i s tím, co ostatní označili nejčastěji: bylo by to { $points } hvězdiček.
}
insight-safer = { $points ->
    [one] Při ukázání až nakonec ({ $titles }) by to byla jedna hvězdička.
    [few] Při ukázání až nakonec ({ $titles }) by to byly { $points } hvězdičky.
    [many] Při ukázání až nakonec ({ $titles }) by to bylo { $points } hvězdičky.
   *[other] Při ukázání až nakonec ({ $titles }) by to bylo { $points } hvězdiček.
}
insight-dark-cost = { $stars ->
    [one] Tma stála jednu hvězdičku.
    [few] Tma stála { $stars } hvězdičky.
    [many] Tma stála { $stars } hvězdičky.
   *[other] Tma stála { $stars } hvězdiček.
}
insight-dark-would = { $stars ->
    [one] Ve tmě by tento pád stál jednu hvězdičku.
    [few] Ve tmě by tento pád stál { $stars } hvězdičky.
    [many] Ve tmě by tento pád stál { $stars } hvězdičky.
   *[other] Ve tmě by tento pád stál { $stars } hvězdiček.
}
insight-missed = { $count ->
    [one] Promeškaná super jiskra: { $titles }.
    [few] Promeškané super jiskry: { $titles }.
    [many] Promeškané super jiskry: { $titles }.
   *[other] Promeškané super jiskry: { $titles }.
}
insight-alone = Nikdo jiný neoznačil: { $titles }.

## The picture of a game, to share.

share-result = Sdílet výsledek
souvenir-title = Hra na jednom obrázku
souvenir-share = Sdílet
souvenir-save = Uložit obrázek
souvenir-failed = Obrázek se nepodařilo vytvořit. Zkus to za chvilku znovu.
souvenir-scores = Konečný výsledek: { $scores }.
souvenir-united = Shodli jste se na obrázku „{ $title }“, slovní nápověda „{ $word }“.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Tvoje zařízení kontroluje hru…
fair-unreachable = Server neodpovídá, a tak tvoje zařízení nemohlo hru zkontrolovat. Zkus to za chvilku znovu.
fair-proved = Férové: losování nemohl nikdo sám ovlivnit a všechny obrázky, slova, křížky a hvězdičky odpovídají tomu, co bylo zapečetěno. Nakukování vyloučit nejde.
fair-in-part = Všechno, co tvoje zařízení mohlo porovnat, odpovídá tomu, co bylo zapečetěno. Porovnat ale nemohlo všechno, takže hru mohl někdo ovlivnit. Nakukování vyloučit nejde.
fair-without-part = Všechno odpovídá tomu, co bylo zapečetěno. Tvoje zařízení se ale losování neúčastnilo, takže ho mohl ovlivnit někdo jiný. Nakukování vyloučit nejde.
fair-late = Všechno, co tvoje zařízení vidělo, odpovídá záznamu. Připojilo se ale až po zapečetění losování, takže ho někdo mohl ovlivnit. Nakukování vyloučit nejde.
fair-record-only = Záznam je sám o sobě v pořádku, od losování po poslední hvězdičku. Tvoje zařízení ale nemá z této hry žádné pečeti, takže neví, jestli záznam někdo později nezměnil. Nakukování vyloučit nejde.
fair-server-alone = Všechno odpovídá tomu, co bylo zapečetěno. Server ale losoval sám, takže mohl losování ovlivnit. Nakukování vyloučit nejde.
fair-introduction = V úvodu mají všichni stejné obrázky a všechny křížky a hvězdičky odpovídají pravidlům. Nakukování vyloučit nejde.
fair-lacks-slates = Když se některé křížky pečetily, tvoje zařízení nebylo připojené; u nich musí věřit záznamu.
fair-lacks-words = Slova zkontrolovat nešlo: jejich seznam už na tomto serveru není.
fair-lacks-box = Tvoje zařízení předem nevědělo, s jakými obrázky a slovy se bude hrát.
fair-lacks-held-back = Tvoje zařízení nemohlo ověřit všechny dřívější hry u tohoto stolu, takže neví, jestli byly na později odloženy ty správné obrázky a slova.
fair-lacks-part = Ne každé zařízení otevřelo část losování, kterou zapečetilo, takže si někdo mohl vybrat z několika losování.
fair-lacks-bundle = V této hře se losovalo ještě starým způsobem: server znal části všech zařízení dřív, než bylo rozhodnuto o všem ostatním.
unfair-unreadable = Něco nesedí: tvoje zařízení nedokáže záznam ze serveru přečíst.
unfair-part-changed = Neférové: server svou část losování po zapečetění vyměnil.
unfair-part-missing = Neférové: server část tvého zařízení z losování vynechal.
unfair-part-replaced = Neférové: jedna část losování není ta, která byla zapečetěna ({ $name }).
unfair-bundle-changed = Neférové: server po zapečetění změnil, na čem losování závisí, nebo losoval znovu.
unfair-players = Neférové: podle záznamu hrál někdo jiný, než koho tvoje zařízení u tohoto stolu vidělo.
unfair-seed-mixed = Neférové: losování nevzniklo z částí, které jsou v záznamu.
unfair-seed-changed = Neférové: není to losování, které bylo zapečetěno na začátku hry.
unfair-box-changed = Něco nesedí: obrázky nebo seznam slov nejsou ty, které tento stůl nabízel.
unfair-pictures = Neférové: v kole { $round } dává losování jiné obrázky.
unfair-words = Neférové: v kole { $round } dává losování jiné slovo.
unfair-scout = Neférové: v kole { $round } měl být prvním průzkumníkem někdo jiný.
unfair-held-back = Neférové: server odložil na později nesprávné obrázky nebo slova.
unfair-slate = Neférové: v kole { $round } se křížky po zapečetění změnily ({ $name }).
unfair-own-slate = Neférové: v kole { $round } nejsou křížky v záznamu tvoje.
unfair-announced = Neférové: počty ohlášené v kole { $round } neodpovídají křížkům.
unfair-pointing = Neférové: v kole { $round } některý tah neodpovídá křížkům.
unfair-score = Neférové: v kole { $round } bodování neodpovídá křížkům ({ $name }).
unfair-winners = Neférové: součty nebo vítězství neodpovídají kolům.
unfair-other-game = Neférové: záznam kola { $round } není to, co tvoje zařízení vidělo.
unfair-digest = Něco nesedí: záznam byl dodatečně změněn.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Nanečisto mohou hrát jen diváci.
refusal-too-late-to-mark-along = Křížky už změnit nejde. V dalším kole můžeš zase hrát nanečisto.
refusal-crowd-full = Nanečisto tu už hraje příliš mnoho diváků. Můžeš se jen dívat.
error-too-many-watch = Na tento stůl se už dívá příliš mnoho lidí. Zkus to později.
crowd-for-yourself = Jen pro tebe
crowd-tip = Hraj nanečisto, jestli chceš. Tvoje křížky hru neovlivní; po kole uvidíš, kolik by vynesly.
crowd-watching = Diváci
crowd-one = { $points ->
    [one] Jeden divák hrál nanečisto, viděl obrázek „{ $title }“ a měl by jednu hvězdičku.
    [few] Jeden divák hrál nanečisto, viděl obrázek „{ $title }“ a měl by { $points } hvězdičky.
    [many] Jeden divák hrál nanečisto, viděl obrázek „{ $title }“ a měl by { $points } hvězdičky.
   *[other] Jeden divák hrál nanečisto, viděl obrázek „{ $title }“ a měl by { $points } hvězdiček.
}
crowd-saw = { $people ->
    [one] Jeden divák hrál nanečisto a viděl obrázek „{ $title }“.
    [few] Nanečisto hráli { $people } diváci. Nejčastěji: „{ $title }“ ({ $marked } z nich).
    [many] Nanečisto hrálo { $people } diváka. Nejčastěji: „{ $title }“ ({ $marked } z nich).
   *[other] Nanečisto hrálo { $people } diváků. Nejčastěji: „{ $title }“ ({ $marked } z nich).
}
crowd-scored = { $points ->
    [one] V průměru by to vyneslo jednu hvězdičku.
    [few] V průměru by to vyneslo { $points } hvězdičky.
    [many] V průměru by to vyneslo { $points } hvězdičky.
   *[other] V průměru by to vyneslo { $points } hvězdiček.
}
crowd-you = { $points ->
    [one] Tvoje křížky by vynesly jednu hvězdičku.
    [few] Tvoje křížky by vynesly { $points } hvězdičky.
    [many] Tvoje křížky by vynesly { $points } hvězdičky.
   *[other] Tvoje křížky by vynesly { $points } hvězdiček.
}
crowd-how-counted = Počítáno, jako by hrál jeden hráč navíc a nejdřív ukazoval na společné obrázky.

# --- programs that declared themselves when they sat down
agent = Program
agent-named = Program: { $model }
told-agent-came = { $name } usedá ke stolu: je to program, který používá model { $model }.

## Today’s table: one clue and fifteen pictures a day.

refusal-daily-is-off = Tento server stůl dne nenabízí.
refusal-no-such-day = Pro ten den žádný stůl není. Vyber si jiný v kalendáři.
refusal-slate-already-sent = Z tohoto zařízení už destička na tento den odešla.
refusal-slate-not-sent = Nejdřív pošli svou destičku. Do té doby zůstává tajné, co viděli ostatní.
refusal-day-full = Dnes se sem další destička nevejde. Přijď zítra.
todays-table = Stůl dne
daily-of-day = Stůl ze dne { $date }
daily-how = Dnes mají všichni stejné slovo a stejné obrázky. Označ jeden až deset obrázků, jednou pošli destičku a podívej se, kdo viděl totéž.
daily-archive-note = Z archivu: do tvé série se nepočítá.
daily-send = Poslat destičku
daily-sending = Odesílá se…
daily-guest-blue = Kapka
daily-guest-pink = Srdce
daily-guest-green = Jedle
daily-skip = K výsledku
daily-watch-again = Přehrát znovu
daily-nth = { $number ->
    [one] Tvoje destička je dnes první.
    [few] Tvoje destička je dnes číslo { $number }.
    [many] Tvoje destička je dnes číslo { $number }.
   *[other] Tvoje destička je dnes číslo { $number }.
}
daily-your-table = Tvůj stůl
daily-since = { $points ->
    [one] Od té doby hráli další. S nimi by to byla jedna hvězdička.
    [few] Od té doby hráli další. S nimi by to byly { $points } hvězdičky.
    [many] Od té doby hráli další. S nimi by to bylo { $points } hvězdičky.
   *[other] Od té doby hráli další. S nimi by to bylo { $points } hvězdiček.
}
daily-everyone = Co viděli všichni
daily-people-so-far = { $people ->
    [one] Zatím jeden člověk
    [few] Zatím { $people } lidé
    [many] Zatím { $people } člověka
   *[other] Zatím { $people } lidí
}
daily-people-final = { $people ->
    [one] Ten den jeden člověk
    [few] Ten den { $people } lidé
    [many] Ten den { $people } člověka
   *[other] Ten den { $people } lidí
}
daily-nobody-that-day = Ten den tu nikdo nehrál.
daily-seen-by = { $title }: křížek dalo { $percent }
daily-yours = tvůj křížek
daily-only-you = Jen ty
daily-alone = { $count ->
    [one] Jeden ze svých obrázků vidíš jen ty.
    [few] { $count } ze svých obrázků vidíš jen ty.
    [many] { $count } ze svých obrázků vidíš jen ty.
   *[other] { $count } ze svých obrázků vidíš jen ty.
}
daily-by-language = Podle jazyků
daily-language-saw = { $people ->
    [one] { $language } (jeden člověk): „{ $title }“
    [few] { $language } ({ $people } lidé): nejčastěji „{ $title }“
    [many] { $language } ({ $people } člověka): nejčastěji „{ $title }“
   *[other] { $language } ({ $people } lidí): nejčastěji „{ $title }“
}
daily-streak = { $days ->
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
daily-calendar = Kalendář
daily-earlier = Předchozí měsíc
daily-later = Další měsíc
daily-day-played = { $stars ->
    [one] { $date }: jedna hvězdička
    [few] { $date }: { $stars } hvězdičky
    [many] { $date }: { $stars } hvězdičky
   *[other] { $date }: { $stars } hvězdiček
}
daily-day-open = { $date }: bez hry
daily-yesterday = Jak dopadl včerejší stůl
daily-show-crowd = Jen zobrazit, co viděli všichni
daily-play-this = Hrát u tohoto stolu
daily-to-today = Ke stolu dne
daily-share = Sdílet
daily-copy = Zkopírovat jako text
daily-copied = Zkopírováno. Text neprozradí slovo ani obrázky.
daily-picture = Jako obrázek
daily-squares = Tvých patnáct čtverečků: { $rows }
daily-square-super = super jiskra
daily-square-spark = jiskra
daily-square-lone = jen ty
daily-square-none = bez křížku
daily-fell = Máš za sebou pád. Tvoje křížky se ostatním dál počítaly.
daily-next-at = Další stůl bude připravený od { $time }.
daily-move = Také na jiném zařízení
daily-move-tip = Naskenuj to druhým zařízením, nebo tam do deseti minut otevři odkaz. Přenesou se tam tvoje destičky a kalendář.
daily-ten-at-most = Nejvýš deset obrázků.
daily-unpack = Přenést sem destičky a kalendář
daily-unpack-tip = Tvoje destičky a kalendář z druhého zařízení budou i na tomto.
daily-moved = Tvoje destičky a kalendář jsou teď na tomto zařízení.
daily-remind = Připomínat denně
daily-remind-never = Vypnuto
daily-reminded = Denní připomínka je nastavená na { $time }.
daily-remind-off = Připomínky už nebudou.
daily-remind-blocked = To se nepovedlo. Povol upozornění v nastavení prohlížeče a zkus to znovu.
daily-compare-tip = Ukaž tady svou destičku a uvidíš destičky ostatních u tohoto stolu, kteří svou také ukazují.
daily-compare-waiting = { $count ->
    [one] Jeden člověk ukazuje destičku.
    [few] { $count } lidé ukazují destičky.
    [many] { $count } člověka ukazuje destičky.
   *[other] { $count } lidí ukazuje destičky.
}
daily-compare-show = Ukázat mou destičku
daily-compare-hide = Znovu skrýt mou destičku
daily-compare-nobody = Nikdo jiný zatím destičku neukazuje.
daily-compare-common = { $count ->
    [one] Jeden obrázek společný s tebou
    [few] { $count } obrázky společné s tebou
    [many] { $count } obrázku společného s tebou
   *[other] { $count } obrázků společných s tebou
}
daily-compare-marks = { $count ->
    [one] Jeden označený obrázek
    [few] { $count } označené obrázky
    [many] { $count } označeného obrázku
   *[other] { $count } označených obrázků
}
daily-compare-places = Označené: { $places }
daily-compare-yesterday = Včerejší stůl
## With the printed cards.

refusal-no-bots = Boti opravdové karty nevidí. U tohoto stolu hrají jen lidé.
printed-cards = S opravdovými kartami
printed-explained = Na stole leží opravdové obrázkové karty a vaše telefony jsou herní destičky. Stella se stará o lucerny, pořadí a body.
printed-setup = Vyložte tři řady po pěti obrázkových kartách. Deska leží nad horní řadou: domluvte se, kde je nahoře.
printed-bottom-row = Dejte pět nových obrázkových karet do spodní řady.
printed-middle-row = Dejte pět nových obrázkových karet do prostřední řady.
printed-top-row = Dejte pět nových obrázkových karet do horní řady.
words-typed = Opsané z opravdových slovních karet
words-typed-explained = První průzkumník každého kola otočí opravdovou slovní kartu a napíše obě její slova.
clue-awaited = { $name } píše slovní nápovědu
clue-awaited-you = Slovní nápovědu píšeš ty
type-clue = Napsat slovní nápovědu
type-clue-explained = Otoč opravdovou slovní kartu a napiš její slova tak, jak na ní stojí. Dokud je neodešleš, nikdo je neuvidí.
type-clue-top = Horní slovo
type-clue-bottom = Dolní slovo, vzhůru nohama (pokud tam je)
type-clue-send = Zobrazit všem
tip-clue-awaited = Jakmile tu bude slovní nápověda, můžete dělat křížky.
told-clue-awaited = Kolo { $round }. { $name } píše slovní nápovědu.
told-clue-awaited-you = Kolo { $round }. Otoč slovní kartu a napiš slovní nápovědu.
refusal-no-clue-yet = První průzkumník slovní nápovědu ještě nenapsal.
refusal-clue-not-usable = Slovo musí mít 1 až 40 znaků.
refusal-no-typed-clues = Slovní nápovědy se píší jen u stolů s opravdovými kartami.
take-photo = Vyfotit karty
photo-hint = Vyfoť karty pro všechny.
told-photo = Fotka karet je tady.
photo-title = Fotka karet
photo-explained = Jeden telefon ji pořídí za všechny. Vidí ji jen lidé u tohoto stolu a po hře se smaže.
photo-which = Co je na fotce
photo-all = Všech patnáct karet
photo-row-0 = Horní řada
photo-row-1 = Prostřední řada
photo-row-2 = Spodní řada
photo-choose = Vyfotit nebo vybrat fotku
photo-another = Jiná fotka
photo-unreadable = Tento soubor nejde použít jako fotku. Vyber jiný.
photo-found = Karty se našly. Zkontroluj rohy.
photo-not-found = Karty se nenašly. Posuň kroužky na jejich rohy.
photo-corners = Prstem nebo šipkami posuň kroužky na vnější rohy karet. Na žluté straně leží deska.
photo-corner-0 = Levý horní roh
photo-corner-1 = Pravý horní roh
photo-corner-2 = Pravý dolní roh
photo-corner-3 = Levý dolní roh
photo-corner-at = { $left } % zleva, { $top } % shora.
photo-preview = Karty tak, jak je všichni uvidí
photo-board-side = Deska
photo-turn = Otočit
photo-turned = Otočeno o čtvrt otáčky.
photo-send = Zobrazit všem
photo-sending = Odesílá se…
refusal-no-photos = Fotky se pořizují jen u stolů s opravdovými kartami.
error-no-such-photo = Fotka této karty tu není.
fair-lacks-clues = Slovní nápovědy jsou opsané z opravdových slovních karet, takže nikdo neověří, jak byly vylosovány.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] Čas vypršel: hra za tebe označila jeden obrázek.
    [2] Čas vypršel: hra za tebe označila dva obrázky.
    [few] Čas vypršel: hra za tebe označila { $count } obrázky.
    [many] Čas vypršel: hra za tebe označila { $count } obrázku.
   *[other] Čas vypršel: hra za tebe označila { $count } obrázků.
}
time-up-kept = Čas vypršel: tvoje křížky platí tak, jak jsou.
time-up-pointed = Čas vypršel: hra za tebe ukázala na jeden obrázek.
finale-soon = Finále za chvíli začne pro všechny
next-game-begun = Další hra začala.
lobby-again = Stůl se chystá na další hru.
go-there = Přejít tam
back-to-your-table = Zpět ke svému stolu

## Games for research.

ask-for-games = Požádat o export her
ask-for-games-explained = Všichni dostanou otázku, zda se jejich hry mohou exportovat pro výzkum, bez jmen. Hra se exportuje jen tehdy, když všichni souhlasí.
export-my-games = Export mých her
consent-title = Souhlasíš s exportem svých her?
consent-what = Hostitel chce hry tohoto stolu exportovat pro výzkum, bez jmen: obrázky, slovní nápovědy, křížky a body všech a u každého hráče jazyk a barvu. Jména, poznámky a vlastní slova se vynechají.
consent-who = Odpovídáš jen za sebe a nikomu jinému u stolu se tvoje odpověď neukáže. Hra se exportuje jen tehdy, když řeknou ano všichni, kdo ji hráli.
consent-until = Tvoje odpověď platí pro všechny tvoje hry u tohoto stolu. Dokud máš své místo, můžeš ji v nabídce změnit. Co už bylo exportováno, nejde vzít zpět.
consent-yes = Ano, souhlasím
consent-no = Ne
consent-said-yes = Tvoje odpověď: ano.
consent-said-no = Tvoje odpověď: ne.
consent-take-back = Vzít souhlas zpět
