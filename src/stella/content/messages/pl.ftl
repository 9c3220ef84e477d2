## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Nie masz miejsca przy tym stole.
refusal-game-over = Gra już się skończyła.
refusal-wrong-step = Na tym etapie rundy nie można tego zrobić.
refusal-too-few-marks = Postaw co najmniej jeden krzyżyk.
refusal-too-many-marks = Możesz postawić najwyżej dziesięć krzyżyków.
refusal-card-not-on-table = Tej karty nie ma na stole.
refusal-card-twice = Ta sama karta jest wybrana dwa razy.
refusal-already-marked = Na tej karcie masz już krzyżyk.
refusal-card-not-marked = Na tej karcie nie masz krzyżyka.
refusal-already-ready = Twoja gotowość jest już zgłoszona.
refusal-not-ready = Twoja gotowość nie jest jeszcze zgłoszona.
refusal-bots-do-not-vote = O drugim haśle decydują tylko ludzie.
refusal-other-word-closed = Ktoś jest już gotowy, więc to hasło zostaje.
refusal-other-word-already-used = Gracie już z drugim hasłem.
refusal-other-word-not-possible = Na tej karcie nie ma drugiego hasła.
refusal-other-word-already-asked = Drugie hasło zostało już zaproponowane.
refusal-other-word-already-agreed = Twoja zgoda na drugie hasło jest już zapisana.
refusal-no-other-word-asked = Nikt nie zaproponował drugiego hasła.
refusal-you-have-fallen = Po porażce nie wskazujesz już kart w tej rundzie.
refusal-not-your-turn = Teraz kolej innego zwiadowcy.
refusal-card-already-pointed-at = Ta karta została już wskazana.

## Why a room refuses a command.

refusal-not-seated = Nie masz miejsca w tym pokoju.
refusal-not-host = Tylko gospodarz może to zrobić.
refusal-room-full = Wszystkie miejsca są zajęte.
refusal-seat-taken = Ktoś już ma ten kolor.
refusal-no-such-seat = Nikt tam nie siedzi.
refusal-name-not-usable = Wybierz imię od 1 do 24 znaków.
refusal-name-taken = Ktoś tutaj już ma takie imię.
refusal-language-unknown = Gra nie zna jeszcze tego języka.
refusal-game-running = Trwa tu gra. Możesz ją oglądać.
refusal-no-game = Nie trwa tu żadna gra.
refusal-game-not-over = Gra jeszcze się nie skończyła.
refusal-unknown-character = Dom nie zna tej postaci.
refusal-unknown-deck = Nie ma tu tej talii.
refusal-word-not-usable = Hasło ma od 1 do 40 znaków.
refusal-too-many-words = Wszystkie dziesięć pustych kart jest zapisanych.
refusal-seat-not-away = Daj tej osobie jeszcze chwilę.
refusal-nobody-waits = Nikt teraz nie czeka na tego gracza.
refusal-no-stand-in = Na swoim miejscu grasz ty.
refusal-no-clock = Zegar nie jest włączony.
refusal-not-your-slate = Możesz ułożyć tylko karty ze swoimi krzyżykami.

## What can go wrong on the way.

error-internal = Coś poszło nie tak. Nic nie przepadło; spróbuj jeszcze raz.
error-bad-request = Tego żądania nie da się tu zrozumieć.
error-forbidden = Ta strona nie ma tu wstępu.
error-not-found = Tu niczego nie ma.
error-method-not-allowed = Tego nie można tu zrobić.
error-too-large = To jest za duże.
error-slow-down = Za szybko. Poczekaj chwilę.
error-try-again = Serwer łapie oddech. Spróbuj za chwilę.
error-no-such-room = Nie ma pokoju o takim kodzie. Sprawdź go i spróbuj ponownie.
error-no-such-record = Nie ma zakończonej gry o takim linku.
error-ticket-void = Ten link został już użyty albo nigdy nie był ważny. Utwórz nowy na drugim urządzeniu.
error-idle = Nic od ciebie nie przyszło, więc połączenie zamknięto.
error-bad-message = Serwer nie zrozumiał tej wiadomości.
error-not-text = Serwer rozumie tylko tekst.
error-hello-first = Najpierw się przywitaj.
error-old-client = Gra została zaktualizowana. Odśwież stronę.
error-too-slow = Twoje łącze jest teraz za wolne dla gry.
error-restarting = Serwer uruchamia się ponownie. Gra zaraz ruszy dalej.
error-seat-moved = Twoje miejsce jest teraz na innym urządzeniu.
error-seat-removed = Nie masz już miejsca w tym pokoju.
error-unknown-emoji = Nie mamy tu takiej reakcji.

## Why a game cannot start.

problem-too-few-seats = Do gry potrzeba co najmniej trzech graczy.
problem-too-many-seats = Przy stole usiądzie najwyżej sześciu graczy.
problem-name-empty = Każdy gracz musi mieć imię.
problem-name-too-long = Imię może mieć najwyżej 40 znaków.
problem-colour-taken = Ktoś już gra tym kolorem.
problem-deck-too-small = Ta talia ma za mało kart z ilustracjami na jedną grę.
problem-too-few-word-cards = Jest za mało kart haseł na cztery rundy.
problem-too-many-custom-cards = Pustych kart haseł jest tylko dziesięć.
problem-word-empty = Własne hasło musi mieć co najmniej jedną literę, cyfrę lub symbol.
problem-word-too-long = Własne hasło może mieć najwyżej 40 znaków.
problem-seed-not-hexadecimal = Ziarno gry zapisuje się cyframi od 0 do 9 i literami od a do f.

## The web client: the door.

motto = Jedno hasło, piętnaście ilustracji. Kto widzi to, co ty?
language = Język
table-code = Kod stołu
check-the-code = Sprawdź litery i cyfry.
sit-down = Usiądź
watch = Oglądaj
just-watch = Tylko oglądam
or = albo
new-table = Otwórz nowy stół
light-the-table = Otwórz stół
play-with-bots = Zagraj z botami
learn-in-ninety-seconds = Poznaj grę w 90 sekund
continue-at = Wróć do swojej gry ({ $code })
rules = Zasady
guest = Gość
your-name = Twoje imię
back = Wstecz
begin = Zaczynamy
save = Zapisz
close = Zamknij
reload = Odśwież
try-again = Spróbuj ponownie
to-the-door = Do wejścia

## Errors with a way out.

server-gone = Serwer nie odpowiada
server-gone-explained = Sprawdź, czy działa i czy jesteście w tej samej sieci, a potem spróbuj ponownie.
server-does-not-answer = Wciąż czekamy na serwer…
server-updated = Stella została zaktualizowana.
reconnecting = Łączymy ponownie… twoje krzyżyki są bezpieczne.
no-such-page = Tu nic nie ma
no-such-table = Nie ma stołu { $code }
no-such-table-explained = Sprawdź kod jeszcze raz albo otwórz nowy stół.
no-such-record = Nie ma takiej gry
table-full = Ten stół jest pełny
game-runs = Tu gra już trwa
watch-instead = Możesz ją oglądać.
seat-moved = Twoje miejsce jest na innym urządzeniu
seat-gone = Nie masz już tu miejsca
back-to-this-table = Wróć do tego stołu
ticket-void = Ten link został już użyty
hand-over = Graj na innym urządzeniu
hand-over-open = Otwórz ten link na drugim urządzeniu:
hand-over-explained = Twoje miejsce przejdzie na to urządzenie, a tamto je zwolni.
take-seat-here = Graj tutaj

## The lobby.

sit-down-at = Usiądź przy stole { $code }
your-lantern = Twoja latarnia
your-seat = Twoje miejsce
change-seat = Zmień imię lub latarnię
colour-orange = Pomarańczowa, słońce
colour-pink = Różowa, serce
colour-blue = Niebieska, kropla
colour-purple = Fioletowa, księżyc
colour-green = Zielona, jodła
colour-yellow = Żółta, latawiec
around-the-table = Przy stole
free-seat = Wolne miejsce
host = Gospodarz
bot = Bot
you = ty
away = Poza stołem
make-host = Zrób gospodarzem
ask-to-get-up = Poproś o odejście od stołu: { $name }
add-a-bot = Dodaj bota
how-well = Jak dobrze mają zgadywać?
level-1 = Marzycielsko
level-2 = Uważnie
level-3 = Bystro
level-4 = Niesamowicie
invite = Zaproś
invitation = Zagraj z nami w Stellę! Stół: { $code }.
scan-or-type = Zeskanuj albo wpisz kod
share-link = Wyślij link
link-copied = Link skopiowany.
copy-link = Skopiuj link
qr-of = Kod QR do { $link }
join-with = Dołącz z kodem
options = Ustawienia
words-from = Hasła
words-drawn = Z pudełka
words-discovery = Odkrywanie świata
words-custom-mixed = Z własnymi
words-custom-first = Najpierw własne
words-only-custom = Tylko własne
first-time = Gracie razem pierwszy raz?
use-discovery = Weźcie hasła „Odkrywanie świata”
own-words = Własne hasła
own-words-count = { $count } z 10 kart
own-words-explained = Wpisz na puste karty haseł po jednym lub po dwa hasła. Nikt ich nie zobaczy, zanim zostaną odkryte.
word = Hasło
other-word = Drugie hasło
word-top = Karta { $card }, hasło
word-bottom = Karta { $card }, drugie hasło
clock-associate = Czas na krzyżyki
clock-point = Czas na wskazanie
clock-none = Bez zegara
clock-seconds = { $seconds } s
deck = Ilustracje
public-table = Otwarty dla wszystkich
players-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
players-here = { $count ->
    [one] Jedna osoba przy stole.
    [few] { $count } osoby przy stole.
    [many] { $count } osób przy stole.
   *[other] { $count } osoby przy stole.
}
waiting-for-host = Grę rozpoczyna gospodarz.

## The table.

menu = Menu
board = Ilustracje na stole
clue = Hasło
round-of = Runda { $round } z IV
step-associate = Skojarzenia
step-announce = Ogłoszenie
step-reveal = Odkrywanie
step-score = Podliczanie punktów
place = Rząd { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Masz tu krzyżyk.
mark = Zaznacz
mark-this = Zaznacz tę ilustrację
marked = Zaznaczone
enlarge-picture = Powiększ: { $title }
previous-picture = Poprzednia ilustracja
next-picture = Następna ilustracja
tip-associate = Zaznacz od 1 do 10 ilustracji, które pasują do hasła. Krzyżyki widzisz tylko ty.
tip-slate = Na telewizorze ilustracje są duże. Dotknij tych, które pasują do hasła; przytrzymaj, aby otworzyć ilustrację tutaj.
marked-of-ten = Zaznaczone: { $count } z 10
of-ten = z 10
be-ready = Gotowe
not-ready = Chcę jeszcze zmienić
ready = Gotowe
still-looking = Jeszcze szuka
waiting-for = { $count ->
    [0] Wszyscy są gotowi.
    [one] Czekamy na jedną osobę.
    [few] Czekamy na { $count } osoby.
    [many] Czekamy na { $count } osób.
   *[other] Czekamy na { $count } osoby.
}
waiting-for-names = Czekamy jeszcze na: { $names }.
ask-for-other-word = Poproś o drugie hasło
other-word-asked = { $name } prosi o drugie hasło.
other-word-agreed = Za: { $count } z { $of }. Wszystkie krzyżyki znikną.
agree-to-other-word = Weźmy drugie hasło
keep-this-word = Zostańmy przy tym
time-left = { $seconds ->
    [one] Została jedna sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
more-time = Więcej czasu
has-stand-in = Gra zastępstwo
ask-for-stand-in = Poproś o zastępstwo
stand-in-plays = Teraz gra za ciebie zastępstwo.
take-seat-back = Wracam do gry
fallen = Porażka
scout = Zwiadowca
first-scout = Pierwszy zwiadowca
in-the-dark = W ciemności
marked-count = { $count ->
    [one] Jeden krzyżyk
    [few] { $count } krzyżyki
    [many] { $count } krzyżyków
   *[other] { $count } krzyżyka
}
stars-count = { $count ->
    [one] Jedna gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}
your-turn = Twoja kolej
your-turn-point = Twoja kolej na zwiad: wskaż ilustrację ze swoim krzyżykiem.
scout-chooses = Zwiadowca { $name } wybiera ilustrację.
you-have-fallen = To porażka. Twoje krzyżyki nadal liczą się dla innych.
point-here = Wskaż tę
point-at-this = Wskaż tę ilustrację
choose-a-glowing-picture = Wybierz świecącą ilustrację
points = { $name } wskazuje
spark = Iskra
super-spark = Superiskra
fall = Porażka
go-on = Dalej
order-your-marks = Ułóż moje krzyżyki
order-explained = Gdy przyjdzie twoja kolej, gra sama wskaże pierwszą z tych ilustracji, która jest jeszcze wolna.
point-in-this-order = Wskazuj w tej kolejności
choose-myself = Wybieram samodzielnie
earlier = Wcześniej: { $title }
later = Później: { $title }

## Announce, score and end.

how-many-marked = Ile macie krzyżyków?
someone-in-the-dark = { $name } jest w ciemności
you-in-the-dark = Jesteś w ciemności
in-the-dark-explained = Najwyższą liczbę, { $number }, ma tylko jedna osoba. Porażka w ciemności zabiera po jednej gwiazdce z każdej iskry.
nobody-in-the-dark = Nikt nie jest w ciemności
nobody-in-the-dark-explained = Najwyższą liczbę, { $number }, ma więcej osób.
on-to-reveal = Odkrywamy
after-round = Po rundzie { $round }
score-sheet = Tabela wyników
player = Gracz
total = Suma
score-filled = Iskry: { $sparks } × 2, superiskry: { $supers } × 3 gwiazdki.
score-dark-fallen = { $fields ->
    [0] Porażka w ciemności: żadna gwiazdka nie znika.
    [one] Porażka w ciemności: znika jedna gwiazdka.
    [few] Porażka w ciemności: z każdego z { $fields } pól znika jedna gwiazdka.
    [many] Porażka w ciemności: z każdego z { $fields } pól znika jedna gwiazdka.
   *[other] Porażka w ciemności: z każdego z { $fields } pola znika jedna gwiazdka.
}
score-dark-not-fallen = W ciemności, ale bez porażki: liczy się wszystko.
score-fallen = Porażka: wcześniejsze gwiazdki zostają.
slate-of = Tablica, { $name }: { $titles }
row-bottom-changes = Wymieniamy dolny rząd
row-middle-changes = Wymieniamy środkowy rząd
row-top-changes = Wymieniamy górny rząd
on-to-round = Do rundy { $round }
to-the-end = Kto wygrywa?
winner = Wygrywa { $name }
winners = Wygrywają wspólnie: { $names }
you-win = Wygrywasz
stars-in-all = { $count ->
    [one] Jedna gwiazdka w cztery rundy
    [few] { $count } gwiazdki w cztery rundy
    [many] { $count } gwiazdek w cztery rundy
   *[other] { $count } gwiazdki w cztery rundy
}
round-by-round = Runda po rundzie
who-sees-alike = Kto widzi podobnie
most-alike = { $count ->
    [one] { $a } i { $b }: jeden wspólny krzyżyk.
    [few] { $a } i { $b }: { $count } wspólne krzyżyki.
    [many] { $a } i { $b }: { $count } wspólnych krzyżyków.
   *[other] { $a } i { $b }: { $count } wspólnego krzyżyka.
}
united = Połączyła stół
divided = Podzieliła stół
marked-by = Krzyżyki: { $count } z { $of }
play-again = Jeszcze raz
back-to-lobby = Zmień miejsca lub ustawienia
host-decides-again = O kolejnej grze decyduje gospodarz.
look-back = Obejrzyj grę
save-record = Zapisz grę
verify = Czy było uczciwie?

## Replay.

replay = Powtórka
step-back = Krok wstecz
step-on = Krok dalej
run = Odtwórz
pause = Zatrzymaj
step-of = Krok { $step } z { $of }
whose-eyes = Czyimi oczami
as-spectator = Jako widz

## Menu and keys.

react = Zareaguj
react-with = Zareaguj: { $emoji }
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
pace = Tempo przy stole
pace-normal = Zwykłe
pace-calm = Spokojne
pace-brisk = Szybkie
pace-hand = Na mój znak
notify-me = Zawołaj mnie, gdy będzie moja kolej
open-tv = Pokaż stół na telewizorze
open-tv-type = Wpisz na telewizorze ten adres:
open-in-new-tab = Otwórz tutaj w nowej karcie
get-up = Odejdź od stołu
get-up-explained = W trwającej grze dalej zagra za ciebie zastępstwo.
keys = Klawisze
key-arrows = Od ilustracji do ilustracji
key-enter = Zaznacz ilustrację albo ją wskaż
key-space = Otwórz dużą ilustrację i zamknij ją
key-ready = Gotowe albo jeszcze zmieniam
key-other-word = Poproś o drugie hasło
key-cards = Do ilustracji
key-next = Dalej
key-score = Powiedz wynik
key-menu = Menu
key-escape = Zamknij
key-help = Te klawisze

## Said to those who listen.

told-ready = { $name }: gotowe.
told-not-ready = { $name } jeszcze szuka.
told-other-word-declined = { $name } zostaje przy tym haśle.
told-word-swapped = Teraz hasło brzmi: { $word }. Krzyżyki zniknęły.
told-round = Runda { $round }. Hasło brzmi: { $word }.
told-spark = { $name } wskazuje: „{ $title }”. Iskra, krzyżyki mają też: { $names }.
told-super-spark = { $name } wskazuje: „{ $title }”. Superiskra, krzyżyk ma też: { $names }.
told-fall = { $name } wskazuje: „{ $title }”. Nikt inny nie ma tu krzyżyka: porażka.
told-scored = Runda podliczona. { $scores }.
told-ended = Koniec gry. Wygrywa: { $names }.

## The introduction.

end-introduction = Zakończ wprowadzenie
learn-mark = Zaznacz.
learn-mark-text = Hasło to „{ $clue }”. Zaznacz dwie świecące ilustracje, które do niego pasują.
learn-mark-other = Dobrze.
learn-mark-other-text = Teraz druga świecąca ilustracja. Chodzi o to, by widzieć to, co inni.
learn-own = Twoja.
learn-own-text = Zaznacz jeszcze jedną ilustrację, która według ciebie pasuje do hasła „{ $clue }”.
learn-ready = Wystarczy?
learn-ready-text = Więcej krzyżyków to szansa na więcej gwiazdek, ale i ryzyko porażki. Daj znać, że gotowe.
learn-wait = Gotowe.
learn-wait-text = Gdy wszystkie latarnie zaświecą, krzyżyków nie można już zmienić.
learn-announce = Ogłoszenie.
learn-announce-text = Każdy mówi, ile ilustracji ma zaznaczonych. Które, to tajemnica.
learn-dark = Ciemność.
learn-dark-text = Kto sam ma najwyższą liczbę, jest w ciemności. Porażka zabiera wtedy gwiazdkę z każdej iskry.
learn-point = Twoja kolej na zwiad.
learn-point-text = Wskaż ilustrację z dłonią. Czy inni też mają na niej krzyżyk?
learn-point-again = Znów twoja kolej.
learn-point-again-text = Teraz wskaż tę.
learn-point-own = Twoja własna ilustracja.
learn-point-own-text = Nie wolno pasować: wskaż ją. Kto widzi ją tak jak ty?
learn-crosses = Kto jeszcze?
learn-crosses-text = Każdy krzyżyk to osoba, która też zaznaczyła tę ilustrację.
learn-watch = Odkrywanie.
learn-watch-text = Wszyscy po kolei wskazują po jednej ilustracji. Jeśli masz na niej krzyżyk, też dostajesz gwiazdki.
learn-spark = Iskra.
learn-spark-text = Krzyżyk mają co najmniej trzy osoby: po dwie gwiazdki dla każdej z nich.
learn-super-spark = Superiskra!
learn-super-spark-text = Krzyżyk mają dokładnie dwie osoby: po trzy gwiazdki dla obu. Lepiej być nie może.
learn-fall = Porażka.
learn-fall-text = Nikt inny nie ma tu krzyżyka: w tej rundzie koniec wskazywania i nowych gwiazdek. Wcześniejsze zostają.
learn-fallen = To porażka.
learn-fallen-text = Gwiazdki zostają, a twoje krzyżyki nadal liczą się dla innych.
learn-score = To była runda.
learn-score-text = Gwiazdki to punkty. Po czterech rundach wygrywa osoba, która ma ich najwięcej.
learn-score-dark-text = Gwiazdki to punkty. { $name } ponosi porażkę w ciemności: o jedną mniej z każdej iskry.
learn-done = Już wszystko wiesz.
learn-done-text = Gra to cztery takie rundy. Wygrywa osoba, która ma najwięcej gwiazdek.
recap-mark = W tajemnicy od 1 do 10 ilustracji pasujących do hasła.
recap-announce = Każdy mówi, ile, ale nie które.
recap-spark = Krzyżyk mają co najmniej trzy osoby: po dwie gwiazdki.
recap-super-spark = Krzyżyk mają dokładnie dwie osoby: po trzy gwiazdki.
recap-fall = Nikt inny nie ma krzyżyka: koniec na tę rundę.
recap-dark = Gdy tylko ty masz najwyższą liczbę, porażka zabiera gwiazdkę z każdej iskry.

## The rules on one sheet.

rules-title = Zasady gry
rules-aim = O co chodzi
rules-aim-1 = Na stole leży piętnaście ilustracji i jest jedno hasło. Zaznacz to, co pasuje, i spróbuj zobaczyć to, co widzą inni.
rules-aim-2 = Od trzech do sześciu osób, cztery rundy. Wygrywa osoba, która ma najwięcej gwiazdek.
rules-setup = Przygotowanie
rules-setup-1 = Z 84 kart z ilustracjami 15 leży odkrytych w trzech rzędach po pięć.
rules-setup-2 = Losuje się cztery karty haseł, każda z dwoma hasłami. Na pierwszą grę są karty „Odkrywanie świata”, od najłatwiejszej.
rules-setup-3 = Pierwszego zwiadowcę wybiera los.
rules-associate-1 = Górne słowo karty to hasło. Każdy w tajemnicy zaznacza od 1 do 10 pasujących ilustracji.
rules-associate-2 = Nie ma limitu czasu, chyba że gracie z zegarem.
rules-associate-3 = Jeśli komuś hasło nie odpowiada, każdy może poprosić o drugie hasło z karty. Muszą się zgodzić wszyscy ludzie przy stole, zanim pierwsza osoba będzie gotowa, najwyżej raz na rundę. Krzyżyki wtedy znikają.
rules-associate-4 = Krzyżyki można zmieniać, dopóki wszyscy nie będą gotowi. Wtedy wszystkie tablice blokują się naraz.
rules-announce-1 = Każdy mówi, ile ilustracji ma zaznaczonych, ale nie które.
rules-announce-2 = Kto sam ma najwyższą liczbę, jest w ciemności i obraca latarnię na ciemną stronę.
rules-announce-3 = Jeśli najwyższą liczbę mają dwie osoby lub więcej, nikt nie jest w ciemności.
rules-reveal-1 = Zwiadowca wskazuje ilustrację ze swoim krzyżykiem, której jeszcze nikt nie wskazał. Nie wolno pasować.
rules-reveal-2 = Krzyżyk mają co najmniej dwie inne osoby: iskra. Zwiadowca i wszyscy z krzyżykiem wypełniają po 2 gwiazdki.
rules-reveal-3 = Krzyżyk ma dokładnie jedna inna osoba: superiskra. Obie osoby wypełniają po 3 gwiazdki.
rules-reveal-4 = Nikt inny nie ma krzyżyka: porażka. Zwiadowca nie wypełnia już gwiazdek w tej rundzie i nie jest więcej zwiadowcą.
rules-reveal-5 = Krzyżyki po porażce nadal liczą się dla innych, ale ich właścicielowi nie dają gwiazdek.
rules-reveal-6 = Po jednej ilustracji kolej na następną osobę, zgodnie z ruchem wskazówek zegara. Kto poniósł porażkę albo nie ma czego wskazać, jest pomijany.
rules-reveal-7 = Etap kończy się, gdy nikt nie może już wskazywać.
rules-score-1 = Każda wypełniona gwiazdka to jeden punkt.
rules-score-2 = W ciemności i bez porażki: punkty jak zwykle.
rules-score-3 = W ciemności i z porażką: z każdej twojej iskry i superiskry znika jedna gwiazdka. Iskra jest wtedy warta 1, superiskra 2.
rules-score-4 = Wszyscy inni zachowują to, co wypełnili przed porażką.
rules-between = Między rundami
rules-between-1 = Pionek pierwszego zwiadowcy przechodzi dalej, zgodnie z ruchem wskazówek zegara.
rules-between-2 = Wymienia się pięć ilustracji: po rundzie I dolny rząd, po II środkowy, po III górny.
rules-between-3 = Tablice się ściera, a wszystkie latarnie znów świecą.
rules-end = Koniec
rules-end-1 = Po czterech rundach dodaje się punkty. Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.
