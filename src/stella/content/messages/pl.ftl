## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Nie masz miejsca przy tym stole.
refusal-game-over = Gra już się skończyła.
refusal-wrong-step = W tej fazie rundy nie można tego zrobić.
refusal-too-few-marks = Postaw co najmniej jeden krzyżyk.
refusal-too-many-marks = Możesz postawić najwyżej dziesięć krzyżyków.
refusal-card-not-on-table = Tej ilustracji nie ma na stole.
refusal-card-twice = Ta sama ilustracja jest wybrana dwa razy.
refusal-already-marked = Na tej ilustracji masz już krzyżyk.
refusal-card-not-marked = Na tej ilustracji nie masz krzyżyka.
refusal-already-ready = Już czekasz na pozostałych.
refusal-not-ready = Krzyżyki możesz nadal zmieniać.
refusal-bots-do-not-vote = Boty nie głosują w sprawie drugiego hasła.
refusal-other-word-closed = Ktoś jest już gotowy, więc hasło zostaje.
refusal-other-word-already-used = Drugie hasło już jest w grze.
refusal-other-word-not-possible = Na tej karcie nie ma drugiego hasła.
refusal-other-word-already-asked = Drugie hasło zostało już zaproponowane.
refusal-other-word-already-agreed = Drugie hasło ma już twoją zgodę.
refusal-no-other-word-asked = Nikt nie zaproponował drugiego hasła.
refusal-you-have-fallen = Po porażce w tej rundzie nie możesz już wskazywać ilustracji.
refusal-not-your-turn = Teraz kolej kogoś innego.
refusal-card-already-pointed-at = Ta ilustracja została już wskazana.

## Why a room refuses a command.

refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-host = Tylko gospodarz może to zrobić.
refusal-room-full = Wszystkie miejsca są zajęte.
refusal-seat-taken = Ktoś już ma ten kolor. Wybierz inny.
refusal-no-such-seat = Nikt tam nie siedzi.
refusal-name-not-usable = Wybierz imię o długości od 1 do 24 znaków.
refusal-name-taken = Ktoś tutaj już ma takie imię. Wybierz inne.
refusal-agent-not-usable = Podaj nazwę modelu czytelnymi znakami.
refusal-language-unknown = Stella nie mówi jeszcze w tym języku.
refusal-game-running = Trwa tu gra. Możesz ją oglądać.
refusal-no-game = Nie trwa tu żadna gra.
refusal-game-not-over = Gra jeszcze się nie skończyła.
refusal-unknown-character = Nie ma bota o takim imieniu.
refusal-unknown-deck = Na tym serwerze nie ma takiej talii. Wybierz inną.
refusal-unknown-opening = Ten serwer nie zna takiego rodzaju stołu.
refusal-word-not-usable = Hasło musi mieć od 1 do 40 znaków.
refusal-too-many-words = Nie ma już pustych kart na własne hasła.
refusal-seat-not-away = Daj tej osobie jeszcze chwilę.
refusal-nobody-waits = Nikt teraz nie czeka na tę osobę.
refusal-no-stand-in = Nikt cię teraz nie zastępuje.
refusal-no-clock = Przy tym stole nie ma zegara.
refusal-not-your-slate = Możesz ułożyć tylko ilustracje ze swoimi krzyżykami.
refusal-kept-out = Gospodarz zablokował temu urządzeniu dostęp do stołu.
refusal-room-locked = Gospodarz zamknął ten stół dla nowych osób.
refusal-host-is-here = Gospodarz nadal tu jest, więc nikt nie może przejąć jego roli.
refusal-heir-must-wait = Rolę gospodarza masz od niecałej doby. Usuwanie będzie możliwe dopiero jutro.
refusal-ticket-void = Ten link jest już nieważny. Utwórz nowy na drugim urządzeniu.
refusal-enough-time = Czasu nie da się już wydłużyć.

## What can go wrong on the way.

error-internal = Coś poszło u nas nie tak. Nic nie przepadło; spróbuj ponownie.
error-bad-request = Coś się nie udało. Odśwież stronę i spróbuj ponownie.
error-forbidden = Żądania z tej strony są niedozwolone. Otwórz Stellę pod adresem serwera.
error-not-found = Tu nic nie ma. Sprawdź adres.
error-method-not-allowed = Tego nie można tu zrobić. Odśwież stronę.
error-too-large = To jest za duże. Spróbuj z czymś mniejszym.
error-slow-down = Za szybko. Poczekaj chwilę i spróbuj ponownie.
error-try-again = Serwer łapie oddech. Spróbuj za chwilę.
error-no-such-room = Nie ma stołu o takim kodzie. Sprawdź kod i spróbuj ponownie.
error-no-such-record = Pod tym linkiem nie ma zakończonej gry. Sprawdź link.
error-bad-message = Coś się nie udało. Odśwież stronę i spróbuj ponownie.
error-hello-first = Nie udało się poprawnie nawiązać połączenia. Odśwież stronę.
error-old-client = Stella została zaktualizowana. Odśwież stronę.
error-restarting = Serwer uruchamia się ponownie. Gra zaraz potoczy się dalej.
error-seat-moved = Twoje miejsce jest teraz na innym urządzeniu.
error-seat-removed = Gospodarz zwolnił twoje miejsce albo oddał je komuś innemu. Możesz oglądać albo usiąść ponownie.
error-unknown-emoji = Nie mamy tu takiej reakcji. Wybierz inną.
error-unknown-fate = Nie mamy pewności, czy to się zapisało. Za chwilę sprawdź, co widać na stole.
error-damaged = Dane tego stołu są uszkodzone i nie można go otworzyć. Osoba prowadząca serwer znajdzie szczegóły w jego dzienniku.
error-too-new = Ten stół zapisała nowsza wersja Stelli i ten serwer jeszcze nie potrafi go odczytać. Osoba prowadząca serwer musi go zaktualizować.
error-push-not-usable = Na ten adres nie można wysyłać powiadomień. Wyłącz je i włącz ponownie.
error-host-only = Można to zrobić tylko na komputerze, na którym działa serwer, albo po podaniu hasła dostępu.
error-wrong-password = To nie jest właściwe hasło dostępu. Spróbuj ponownie.
error-too-many-drafts = Powstaje teraz zbyt wiele talii. Najpierw dokończ jedną z nich.
error-no-such-draft = Tej niedokończonej talii już nie ma. Odśwież stronę i zacznij od nowa.
error-draft-closed = Ta talia już powstaje.
error-deck-of-wrong-size = Talia ma od 30 do 500 ilustracji. Dodaj lub usuń kilka.
error-deck-exists = Talia o takiej nazwie już istnieje. Wybierz inną nazwę.
error-deck-in-use = Ktoś przy stole używa tej talii. Wybierz tam inne ilustracje albo spróbuj ponownie dziesięć minut po tym, jak wszyscy odejdą.
error-not-a-picture = To nie jest ilustracja w formacie JPEG, PNG ani WebP. Wybierz inny plik.
error-picture-too-large = Ta ilustracja jest za duża: najwyżej 16 MB i 60 milionów pikseli. Wybierz mniejszą.
error-picture-too-small = Ta ilustracja jest za mała: każdy bok musi mieć co najmniej 64 piksele. Wybierz większą.
error-picture-moves = Animowane ilustracje się nie nadają. Wybierz nieruchomą.
error-picture-broken = Ta ilustracja jest uszkodzona i nie da się jej otworzyć. Wybierz inną.
error-picture-twice = Ta ilustracja jest już w talii.
error-disk-full = Dysk serwera jest prawie pełny. Poproś osobę prowadzącą serwer, żeby zwolniła miejsce.
error-deck-on-every-node = Ten serwer ma kilka węzłów: zainstaluj talię na każdym z nich poleceniem „stella deck pack”.
push-daily = Stół dnia czeka
push-daily-explained = Jedno hasło, piętnaście ilustracji, kilka minut.
push-turn = Twoja kolej
push-turn-explained = Stół { $code } czeka na ciebie.
push-game = Zaczyna się nowa gra
push-game-explained = Przy stole { $code } właśnie zaczęła się gra.

## Why a game cannot start.

problem-too-few-seats = Do gry potrzebne są co najmniej trzy osoby.
problem-too-many-seats = Przy stole jest miejsce dla najwyżej sześciu osób.
problem-name-empty = Każda osoba musi mieć imię.
problem-name-too-long = Imię może mieć najwyżej 24 znaki.
problem-colour-taken = Ktoś już gra tym kolorem.
problem-deck-too-small = Ta talia ma za mało ilustracji na jedną grę.
problem-too-few-word-cards = Jest za mało kart haseł na tę grę. Dodaj kilka albo wybierz inne hasła.
problem-too-many-custom-cards = Pustych kart haseł jest tylko dziesięć.
problem-word-empty = Własne hasło musi mieć co najmniej jedną literę, cyfrę lub symbol.
problem-word-too-long = Własne hasło może mieć najwyżej 40 znaków.
problem-seed-not-hexadecimal = Ziarno gry zapisuje się cyframi od 0 do 9 i literami od a do f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Towarzyska gra w skojarzenia dla 3–6 osób: jedno hasło, piętnaście ilustracji. Kto widzi to, co ty? Za darmo w przeglądarce, bez konta.

## The web client: the door.

motto = Jedno hasło, piętnaście ilustracji. Kto widzi to, co ty?
language = Język
table-code = Kod stołu
check-the-code = Sprawdź litery i cyfry.
sit-down = Usiądź
watch = Oglądaj
just-watch = Tylko oglądaj
or = albo
or-alone = albo w pojedynkę
new-table = Otwórz nowy stół
light-the-table = Otwórz stół
play-with-bots = Zagraj z botami
learn-in-ninety-seconds = Poznaj grę w 90 sekund
continue-at = Wróć do swojej gry ({ $code })
rules = Zasady
guest = Gość
your-name = Twoje imię
back = Wstecz
begin = Zacznij
save = Zapisz
close = Zamknij
reload = Odśwież
try-again = Spróbuj ponownie
to-the-door = Wróć na stronę główną
fact-players = Od 3 do 6 osób
fact-time = Około 20 minut
fact-account = Bez konta
open-tables = Stoły otwarte dla wszystkich
seats-free = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
your-tables = Twoje stoły
more-tables = Pokaż wszystkie stoły

## Errors with a way out.

server-gone = Serwer nie odpowiada
server-gone-explained = Sprawdź, czy serwer działa i czy to urządzenie jest w tej samej sieci, a potem spróbuj ponownie.
server-does-not-answer = Wciąż czekamy na serwer…
server-updated = Stella została zaktualizowana.
reconnecting = Wznawiamy połączenie… Twoje krzyżyki są bezpieczne.
no-such-page = Tu nic nie ma
no-such-table = Nie ma stołu { $code }
no-such-table-explained = Sprawdź kod albo otwórz nowy stół.
no-such-record = Nie ma takiej gry
table-full = Ten stół jest pełny
watch-instead = Możesz oglądać grę.
seat-moved = Twoje miejsce jest teraz na innym urządzeniu
seat-gone = Nie masz tu już miejsca
back-to-this-table = Wróć do tego stołu
ticket-void = Ten link jest już nieważny
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
away = Nie ma przy stole
make-host = Przekaż rolę gospodarza
ask-to-get-up = Usuń gracza: { $name }
add-a-bot = Dodaj bota
how-well = Jak dobrze mają grać boty?
level-1 = Marzycielsko
level-2 = Uważnie
level-3 = Bystro
level-4 = Niesamowicie
invite = Zaproś
invitation = Zagraj z nami w Stellę! Kod stołu: { $code }
scan-or-type = Zeskanuj albo wpisz kod
share-link = Wyślij link
link-copied = Link skopiowany.
copy-link = Skopiuj link
qr-of = Kod QR do { $link }
join-with = Kod do gry:
options = Ustawienia
words-from = Hasła
words-drawn = Z pudełka
words-discovery = „Odkrywanie świata”
words-custom-mixed = Z pudełka i własne
words-custom-first = Najpierw własne hasła
words-only-custom = Tylko własne hasła
first-time = To wasza pierwsza partia?
use-discovery = Weź hasła „Odkrywanie świata”
own-words = Własne hasła
own-words-count = { $count } z 10 kart
own-words-explained = Na każdej pustej karcie hasła wpisz jedno lub dwa hasła. Nikt ich nie zobaczy, dopóki nie zostaną odkryte.
own-words-paste = Możesz też wkleić listę: jedna karta hasła w wierszu, dwa hasła rozdzielone ukośnikiem.
word = Hasło
other-word = Drugie hasło
other-word-wipes = Jeśli wszyscy się zgodzą, krzyżyki znikną i zagracie z drugim hasłem.
word-top = Karta { $card }, hasło
word-bottom = Karta { $card }, drugie hasło
clock-associate = Limit czasu na zaznaczanie
clock-point = Limit czasu na wskazanie
clock-none = Bez limitu czasu
clock-seconds = { $seconds } s
deck = Ilustracje
make-a-deck = Utwórz własną talię
public-table = Stół otwarty dla wszystkich
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
waiting-for-host = Czekamy, aż gospodarz rozpocznie grę.
seat-for-a-friend = Dla znajomych
learn-while-waiting = Czekasz? Poznaj grę
public-explained = Każdy może się dosiąść ze strony głównej, dopóki stół się nie zapełni albo gra się nie zacznie.
locked-table = Bez nowych osób
word-list = Lista haseł
words-missing = Brakujące języki na tej liście haseł: { $missing }. Hasła pojawią się w języku: { $first }.
use-own-words = Dołącz je
words-unused = Są własne hasła, ale przy tym wyborze nie wejdą do gry.
words-use-how = Jak wykorzystać własne hasła?
words-host-chooses = O tym, czy gracie z własnymi hasłami, decyduje gospodarz.
words-later = Nie teraz
remove = Usuń
remove-and-keep-out = Usuń i zablokuj
keep-out-explained = Zablokowana osoba nie dosiądzie się tu ponownie ze swojego urządzenia.
table-locked = Ten stół jest zamknięty dla nowych osób
game-begun-at = Twoja gra przy stole { $code } już trwa.

## The table.

menu = Menu
board = Ilustracje na stole
clue = Hasło
round-of = Runda { $round } z { $rounds }
step-associate = Skojarzenia
step-announce = Ogłoszenie
step-reveal = Odkrywanie
step-score = Podliczanie punktów
place = Rząd { $row }, kolumna { $column }.
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
not-ready = Zmień krzyżyki
ready = Gotowe
still-looking = Jeszcze zaznacza
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
agree-to-other-word = Weź drugie hasło
keep-this-word = Zostań przy tym haśle
time-left = { $seconds ->
    [one] Została jedna sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
more-time = Dodaj czas
has-stand-in = W zastępstwie bot
ask-for-stand-in = Poproś bota o zastępstwo
stand-in-plays = Teraz gra za ciebie bot.
take-seat-back = Wróć do gry
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
scout-chooses = Na zwiadzie jest { $name }: wybiera ilustrację.
you-have-fallen = Porażka! Twoje krzyżyki nadal liczą się dla innych.
point-at = Wskaż: „{ $title }”
point-now = Tak, wskaż: „{ $title }”
choose-a-glowing-picture = Wybierz świecącą ilustrację
points = { $name } wskazuje
spark = Iskra
super-spark = Superiskra
fall = Porażka
go-on = Dalej
order-your-marks = Ustal kolejność wskazywania
order-explained = Gdy przyjdzie twoja kolej, gra wskaże pierwszą z tych ilustracji, których nikt jeszcze nie wskazał.
point-in-this-order = Wskazuj w tej kolejności
choose-myself = Pytaj mnie za każdym razem
earlier = W górę: { $title }
later = W dół: { $title }

## Announce, score and end.

how-many-marked = Kto ile ma krzyżyków?
someone-in-the-dark = { $name } jest w ciemności
you-in-the-dark = Jesteś w ciemności
in-the-dark-explained = Najwyższą liczbę, { $number }, ma tylko jedna osoba. Porażka w ciemności zabiera po jednej gwiazdce z każdej iskry i superiskry.
nobody-in-the-dark = Nikt nie jest w ciemności
nobody-in-the-dark-explained = Najwyższą liczbę, { $number }, ma kilka osób.
on-to-reveal = Do odkrywania
after-round = Po rundzie { $round }
score-sheet = Tabela wyników
player = Gracz
total = Suma
score-filled = Iskry: { $sparks } × 2, superiskry: { $supers } × 3 gwiazdki.
score-dark-fallen = { $fields ->
    [0] Porażka w ciemności: żadna gwiazdka nie znika.
    [one] Porażka w ciemności: znika jedna gwiazdka.
    [few] Porażka w ciemności: z każdej z { $fields } ilustracji znika jedna gwiazdka.
    [many] Porażka w ciemności: z każdej z { $fields } ilustracji znika jedna gwiazdka.
   *[other] Porażka w ciemności: z każdej z { $fields } ilustracji znika jedna gwiazdka.
}
score-dark-not-fallen = W ciemności, ale bez porażki: liczy się wszystko.
score-fallen = Porażka: gwiazdki sprzed porażki zostają.
row-bottom-changes = Wymieniamy dolny rząd
row-middle-changes = Wymieniamy środkowy rząd
row-top-changes = Wymieniamy górny rząd
on-to-round = Do rundy { $round }
to-the-end = Kto wygrywa?
winner = Wygrywa { $name }
winners = Wspólne zwycięstwo: { $names }
you-win = Wygrywasz
round-by-round = Runda po rundzie
who-sees-alike = Kto myśli podobnie?
most-alike = { $count ->
    [one] { $a } i { $b }: jeden wspólny krzyżyk.
    [few] { $a } i { $b }: { $count } wspólne krzyżyki.
    [many] { $a } i { $b }: { $count } wspólnych krzyżyków.
   *[other] { $a } i { $b }: { $count } wspólnego krzyżyka.
}
united = To was połączyło
divided = Tu zdania były podzielone
nobody-pointed = Zaznaczona wspólnie, ale nikt jej nie wskazał
marked-by = Zaznaczone przez { $count } z { $of } osób
play-again = Zagraj jeszcze raz
back-to-lobby = Zmień miejsca lub ustawienia
want-again = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
    [few] { $names } chcą zagrać jeszcze raz.
    [many] { $names } chcą zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
told-not-again = { $name } już nie chce grać jeszcze raz.
not-again = Wycofaj
again-begins = Kolejna partia zacznie się, gdy rozpocznie ją gospodarz albo gdy wszyscy tutaj będą jej chcieli.
look-back = Obejrzyj powtórkę
save-record = Zapisz grę
verify = Czy było uczciwie?

## Replay.

replay = Powtórka
step-back = Krok wstecz
step-on = Krok dalej
run = Odtwórz
pause = Wstrzymaj
step-of = Krok { $step } z { $of }
whose-eyes = Czyimi oczami?
as-spectator = Widz

## Menu and keys.

react = Zareaguj
react-with = Zareaguj: { $emoji }
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
volume = Głośność
vibration-on = Wibruj, gdy przychodzi moja kolej
vibration-off = Nie wibruj, gdy przychodzi moja kolej
full-screen = Pełny ekran
pace = Tempo gry
pace-normal = Zwykłe
pace-calm = Spokojne
pace-brisk = Szybkie
pace-hand = Czekaj na mnie
notify-me = Powiadom mnie, gdy będzie moja kolej
notify-off = Nie powiadamiaj mnie więcej
notify-on-explained = Gdy będzie twoja kolej albo zacznie się nowa gra, dostaniesz powiadomienie na tym urządzeniu, nawet gdy Stella jest zamknięta.
notify-insecure = Bez https ta strona może dać ci znać tylko wtedy, gdy jest otwarta. Włącz dźwięk i patrz na tytuł karty przeglądarki.
notify-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
notify-failed = Na razie twoja przeglądarka może cię powiadamiać tylko przy otwartej stronie.

decks-title = Własna talia
decks-intro = Dodaj co najmniej 30 ilustracji, opisz je i zagraj nimi. Pozostaną na tym serwerze.
decks-host-only = Talie tworzy się na komputerze, na którym działa serwer. Z innego miejsca potrzebne jest hasło dostępu.
decks-password = Hasło dostępu
decks-let-me-in = Dalej
decks-drop = Upuść ilustracje tutaj
decks-choose = Wybierz ilustracje
decks-counted = { $count ->
    [one] { $count } ilustracja, potrzeba co najmniej 30
    [few] { $count } ilustracje, potrzeba co najmniej 30
    [many] { $count } ilustracji, potrzeba co najmniej 30
   *[other] { $count } ilustracji, potrzeba co najmniej 30
}
decks-name = Nazwa talii
decks-name-hint = Taka nazwa pojawi się na liście.
decks-language = Język tekstów
decks-picture = Ilustracja { $number }
decks-picture-title = Tytuł
decks-picture-description = Co na niej widać
decks-across = Położenie w poziomie
decks-down = Położenie w pionie
decks-whole = Pokaż w całości
decks-remove = Usuń
decks-removed = Ilustracja { $number } została usunięta.
decks-undo = Cofnij
decks-checking = Sprawdzanie…
decks-make = Utwórz talię
decks-need-more = { $count ->
    [one] Dodaj jeszcze { $count } ilustrację.
    [few] Dodaj jeszcze { $count } ilustracje.
    [many] Dodaj jeszcze { $count } ilustracji.
   *[other] Dodaj jeszcze { $count } ilustracji.
}
decks-need-name = Nadaj talii nazwę.
decks-packing = Tworzenie talii: { $done } z { $total }
decks-failed = Nie udało się utworzyć talii. Spróbuj ponownie; osoba prowadząca serwer znajdzie szczegóły w jego dzienniku.
decks-made = Talia „{ $title }” jest gotowa
decks-made-explained = Gdy otworzysz stół, wybierz ją w polu „Ilustracje”.
decks-use = Użyj przy stole { $code }
decks-another = Utwórz kolejną talię
decks-own = Talie na tym serwerze
decks-size = { $count ->
    [one] { $count } ilustracja
    [few] { $count } ilustracje
    [many] { $count } ilustracji
   *[other] { $count } ilustracji
}
decks-delete = Usuń
decks-delete-title = Usunąć talię „{ $title }”?
decks-delete-warning = Ilustracje zostaną na zawsze usunięte z tego serwera. Rozegrane nimi partie zachowają hasła i punkty, ale nie pokażą już ilustracji. Tego nie można cofnąć.
decks-delete-now = Usuń na zawsze
decks-deleted = Talia „{ $title }” została usunięta.
open-tv = Pokaż stół na telewizorze
open-tv-type = Wpisz na telewizorze ten adres:
open-in-new-tab = Otwórz tutaj w nowej karcie przeglądarki
get-up = Odejdź od stołu
get-up-explained = Jeśli trwa gra, dokończy ją za ciebie bot.
keys = Klawisze
key-arrows = Przechodź między ilustracjami
key-enter = Zaznacz ilustrację albo ją wskaż
key-space = Powiększ ilustrację albo ją zamknij
key-ready = Gotowe albo zmień krzyżyki
key-other-word = Poproś o drugie hasło
key-cards = Przejdź do ilustracji
key-next = Dalej
key-score = Odczytaj wynik
key-situation = Opisz sytuację w grze
key-again = Powtórz ostatnie zdanie
key-before = Powtórz zdanie przed nim
key-menu = Menu
key-escape = Zamknij
key-help = Pokaż te klawisze

## Printing the game: what stands on paper (sheet-), and the page that makes the PDFs (print-).

error-print-busy = Powstają teraz inne pliki PDF. Spróbuj ponownie za minutę.
error-no-such-print = Tego pliku PDF już tu nie ma. Utwórz go ponownie.
error-word-not-printable = Niektórych liter z twoich haseł nie da się wydrukować. Wybierz inne hasła.
sheet-title-cards = { $name }: karty z ilustracjami
sheet-title-words = { $name }: karty haseł
sheet-title-slates = Stella: tablice
sheet-title-board = Stella: plansza z liczbami
sheet-title-lanterns = Stella: latarnie i znaczniki
sheet-title-scores = Stella: tabela wyników
sheet-title-rules = Stella: zasady
sheet-title-calibration = Stella: strona próbna do druku dwustronnego
sheet-slug = { $title } · { $page } z { $pages } · 100%
sheet-card = Ilustracja { $number }
sheet-card-back = Rewers karty z ilustracją
sheet-word-back = Rewers karty hasła
sheet-blank = Własne hasła
sheet-slate = Tablica, { $colour }: trzy rzędy po pięć pól, każde z dwiema gwiazdkami i bonusową gwiazdką. Nad nimi leży plansza z liczbami, obok rzędów są rundy.
sheet-name = Imię
sheet-total = Suma
sheet-player = Gracz
sheet-board = Plansza z liczbami od 1 do 10
sheet-lantern-light = Latarnia, { $colour }: jasna strona
sheet-lantern-dark = Latarnia, { $colour }: ciemna strona
sheet-marker = Znacznik rundy { $round }
sheet-marker-back = Rewers znacznika rundy
sheet-box = Co jest w pudełku
sheet-box-1 = 84 karty z ilustracjami.
sheet-box-2 = Karty haseł, każda z dwoma hasłami: 96 zwykłych, 4 karty „Odkrywanie świata” z numerem i 10 pustych na własne hasła.
sheet-box-3 = 6 tablic i 6 latarni w sześciu kolorach. Latarnia ma jasną i ciemną stronę.
sheet-box-4 = Plansza z liczbami od 1 do 10, 4 znaczniki rund, pionek pierwszego zwiadowcy i tabela wyników.
sheet-box-5 = Każdy potrzebuje też pisaka. Tablicę w przezroczystej koszulce można ścierać; bez koszulki wydrukujcie po jednej na każdą rundę.
sheet-setup-board = Plansza leży nad górnym rzędem, tak jak na twojej tablicy. Znaczniki rund leżą po lewej, od dołu do góry: I obok dolnego rzędu, IV obok planszy.
sheet-other-word = Jeśli ktoś nie rozumie hasła albo mu ono nie odpowiada, możecie wspólnie wziąć drugie hasło z karty. Wtedy wszyscy zaczynają od nowa.
sheet-ready = Odłóż pisak, gdy skończysz zaznaczać. Kiedy wszystkie pisaki są odłożone, nikt już niczego nie zmienia.
sheet-table = Stół: plansza nad trzema rzędami po pięć kart z ilustracjami, po lewej znaczniki rund, po prawej stos
sheet-board-short = Plansza
sheet-markers-short = Znaczniki rund
sheet-draw-pile = Stos
sheet-calibration-1 = 1. Wydrukuj te dwie strony po obu stronach jednej kartki, w skali 100% i z obrotem wzdłuż dłuższej krawędzi.
sheet-calibration-2 = 2. Zmierz linijkę poniżej: musi mieć dokładnie 100 mm. Jeśli nie ma, wyłącz skalowanie.
sheet-calibration-3 = 3. Podnieś kartkę pod światło i spójrz na stronę ze skalą.
sheet-calibration-4 = 4. Odczytaj, gdzie na skali wypada krzyż z tej strony. Podaj x i y przy tworzeniu pliku PDF, a rewersy przesuną się o tyle.
sheet-cross = Krzyż na środku strony
sheet-ruler = Linijka o długości 100 milimetrów
sheet-scale = Skala od −10 do +10 milimetrów, w prawo i w dół
sheet-this-side = Patrz na tę stronę pod światło
print-title = Wydrukuj grę
print-intro = Utwórz pliki PDF talii i wszystkiego, co do niej należy. Wydrukuj je w skali 100% na grubym papierze, potnij wydruki wzdłuż znaczników cięcia i zagraj prawdziwymi kartami.
print-deck = Talia
print-words-list = Lista haseł
print-what = Co wydrukować
print-cards = Karty z ilustracjami
print-words = Karty haseł
print-slates = Sześć tablic
print-board = Plansza z liczbami
print-lanterns = Latarnie i znaczniki
print-scores = Tabela wyników
print-rules = Zasady na dwóch stronach
print-calibration = Strona próbna do druku dwustronnego
print-paper = Papier
print-letter = US Letter
print-layout = Rewersy
print-gutter = Zegnij i sklej: awers i rewers po jednej stronie kartki
print-separate = Najpierw awersy, potem rewersy, do sklejenia
print-duplex = Dwustronnie: drukarka odwraca kartkę
print-single = Po jednej na stronie, ze spadem, dla drukarni
print-language = Język
print-second = Drugi język na kartach haseł
print-none = Brak
print-own-words = Własne hasła, po jednym w wierszu
print-offset = Przesuń rewersy, w milimetrach
print-offset-x = W prawo (x)
print-offset-y = W dół (y)
print-make = Utwórz PDF
print-starting = Rozpoczynanie…
print-waiting = Czekamy na inne pliki PDF…
print-making = Powstaje strona { $done } z { $total }
print-ready = Plik PDF jest gotowy.
print-save = Zapisz: { $title }
print-failed = Nie udało się utworzyć pliku PDF. Spróbuj ponownie; osoba prowadząca serwer znajdzie szczegóły w jego dzienniku.
to-print = Wydrukuj grę

## Said to those who listen.

told-ready = { $name }: gotowe.
told-you-ready = Gotowe, czekasz na innych.
told-not-ready = { $name } znów zaznacza.
told-other-word-declined = { $name } woli zostać przy tym haśle.
told-word-swapped = Teraz hasło brzmi: { $word }. Wszystkie krzyżyki zniknęły.
told-round = Runda { $round }. Hasło brzmi: { $word }.
told-spark = { $name } wskazuje: „{ $title }”. Iskra, krzyżyki mają też: { $names }.
told-super-spark = { $name } wskazuje: „{ $title }”. Superiskra, krzyżyk ma też: { $names }.
told-spark-you = { $name } wskazuje: „{ $title }”. Iskra, także dla ciebie: 2 gwiazdki.
told-super-spark-you = { $name } wskazuje: „{ $title }”. Superiskra, także dla ciebie: 3 gwiazdki.
told-fall = { $name } wskazuje: „{ $title }”. Nikt inny nie ma tu krzyżyka: porażka.
told-scored = Runda podliczona. { $scores }.
told-ended = Koniec gry. Zwycięstwo: { $names }.

## The introduction.

end-introduction = Zakończ wprowadzenie
learn-mark = Zaznacz.
learn-mark-text = Hasło to „{ $clue }”. Zaznacz dwie świecące ilustracje, które do niego pasują.
learn-mark-phone-text = Hasło to „{ $clue }”. Dotknij świecącej ilustracji, żeby ją powiększyć, i jeszcze raz, żeby ją zaznaczyć.
learn-mark-other = Dobrze.
learn-mark-other-text = Teraz druga świecąca ilustracja. Chodzi o to, by widzieć to, co inni.
learn-own = Twój wybór.
learn-own-text = Zaznacz jeszcze jedną ilustrację, która według ciebie pasuje do hasła „{ $clue }”.
learn-ready = Wystarczy?
learn-ready-text = Więcej krzyżyków to szansa na więcej gwiazdek, ale i ryzyko porażki. Jeśli wystarczy, naciśnij „Gotowe”.
learn-wait = Gotowe.
learn-wait-text = Gdy zapalą się wszystkie latarnie, krzyżyków nie można już zmienić.
learn-announce = Ogłoszenie.
learn-announce-text = Każdy mówi, ile ilustracji ma zaznaczonych. Które to ilustracje, pozostaje tajemnicą.
learn-dark = Ciemność.
learn-dark-text = Kto jako jedyny ma najwyższą liczbę, jest w ciemności. Porażka zabiera tam gwiazdkę z każdej iskry i superiskry.
learn-point = Twoja kolej na zwiad.
learn-point-text = Wskaż ilustrację z symbolem dłoni. Czy inni też mają na niej krzyżyk?
learn-point-again = Znów twoja kolej.
learn-point-again-text = Teraz wskaż tę.
learn-point-own = Twoja własna ilustracja.
learn-point-own-text = Nie można pominąć kolejki, więc wskaż ją. Czy ktoś widzi ją tak jak ty?
learn-crosses = Kto jeszcze?
learn-crosses-text = Każda latarnia, która się zapala, należy do osoby, która też zaznaczyła tę ilustrację.
learn-watch = Odkrywanie.
learn-watch-text = Wszyscy po kolei wskazują po jednej ilustracji. Jeśli masz na niej krzyżyk, też dostajesz gwiazdki.
learn-spark = Iskra.
learn-spark-text = Krzyżyk mają co najmniej trzy osoby: po dwie gwiazdki dla każdej z nich.
learn-super-spark = Superiskra!
learn-super-spark-text = Krzyżyk mają dokładnie dwie osoby: po trzy gwiazdki dla obu. Lepiej być nie może.
learn-fall = Porażka.
learn-fall-text = Nikt inny nie ma tu krzyżyka. W tej rundzie koniec wskazywania i nowych gwiazdek; wcześniejsze zostają.
learn-fallen = Twoja porażka.
learn-fallen-text = Gwiazdki zostają, a twoje krzyżyki nadal liczą się dla innych.
learn-score = To była jedna runda.
learn-score-text = Gwiazdki to punkty. Po czterech rundach wygrywa osoba, która ma ich najwięcej.
learn-score-dark-text = Gwiazdki to punkty. { $name } ponosi porażkę w ciemności: z każdej iskry i superiskry znika jedna gwiazdka.
learn-done = Teraz znasz tę grę.
learn-done-text = Partia to cztery takie rundy. Wygrywa osoba, która ma najwięcej gwiazdek.
recap-mark = W tajemnicy zaznacz od 1 do 10 ilustracji pasujących do hasła.
recap-announce = Każdy mówi, ile, ale nie które.
recap-spark = Krzyżyk mają co najmniej trzy osoby: po dwie gwiazdki.
recap-super-spark = Krzyżyk mają dokładnie dwie osoby: po trzy gwiazdki.
recap-fall = Nikt inny nie ma krzyżyka: w tej rundzie koniec wskazywania i nowych gwiazdek.
recap-dark = Kto jako jedyny ma najwyższą liczbę i ponosi porażkę, traci gwiazdkę z każdej iskry i superiskry.

## The rules on one sheet.

rules-title = Zasady gry
rules-aim = O co chodzi
rules-aim-1 = Na stole leży piętnaście ilustracji, a hasło jest jedno. Zaznacz to, co pasuje, i spróbuj zobaczyć to, co widzą inni.
rules-aim-2 = Cztery rundy, co najmniej trzy osoby; wygrywa ta, która ma najwięcej gwiazdek. Zasada domowa: przy stole jest sześć miejsc, po jednym na każdą latarnię.
rules-setup = Przygotowanie
rules-setup-1 = Z 84 kart z ilustracjami 15 leży odkrytych w trzech rzędach po pięć. Pozostałe tworzą stos.
rules-setup-2 = Losuje się cztery zakryte karty haseł, każda z dwoma hasłami. Na pierwszą partię weźcie cztery karty „Odkrywanie świata”, po kolei od 1 do 4. Na maksymalnie dziesięciu pustych kartach możecie wpisać własne hasła.
rules-setup-3 = Pierwszego zwiadowcę wybiera los. Wszyscy zaczynają bez punktów.
rules-associate-1 = Pierwszy zwiadowca odkrywa kartę hasła; jej górne hasło obowiązuje w tej rundzie. Każdy w tajemnicy zaznacza od 1 do 10 pasujących ilustracji.
rules-associate-2 = Macie tyle czasu, ile chcecie. Zasada domowa: można grać z zegarem.
rules-associate-3 = Jeśli ktoś nie rozumie hasła albo mu ono nie odpowiada, możecie wspólnie wziąć drugie hasło z karty. Zasada domowa: poprosić może każdy, raz na rundę i tylko dopóki nikt nie jest gotowy. Muszą się zgodzić wszyscy ludzie przy stole; boty nie głosują. Potem wszystkie krzyżyki znikają.
rules-associate-4 = Krzyżyki można zmieniać, dopóki wszyscy nie będą gotowi. Wtedy wszystkie tablice blokują się naraz.
rules-announce-1 = Każdy mówi, ile ilustracji ma zaznaczonych, ale nie które, i stawia swoją latarnię na tej liczbie.
rules-announce-2 = Kto jako jedyny ma najwyższą liczbę, jest w ciemności i obraca latarnię na ciemną stronę. Liczy się to dopiero przy podliczaniu punktów.
rules-announce-3 = Jeśli najwyższą liczbę mają dwie osoby lub więcej, nikt nie jest w ciemności. Przykład: przy 8, 6, 5 i 3 w ciemności jest osoba z 8; przy 6, 6, 5 i 3 nikogo w niej nie ma.
rules-reveal-1 = Zwiadowca wskazuje ilustrację ze swoim krzyżykiem, której nikt w tej rundzie jeszcze nie wskazał. Nie można pominąć kolejki.
rules-reveal-2 = Krzyżyk mają co najmniej dwie inne osoby: iskra. Zwiadowca i wszyscy z krzyżykiem kolorują po 2 gwiazdki.
rules-reveal-3 = Krzyżyk ma dokładnie jedna inna osoba: superiskra. Obie osoby kolorują po 3 gwiazdki, razem z bonusową.
rules-reveal-4 = Nikt inny nie ma krzyżyka: porażka. Zwiadowca nie koloruje już gwiazdek w tej rundzie i nie zostaje w niej ponownie zwiadowcą.
rules-reveal-5 = Krzyżyki osoby, która poniosła porażkę, nadal liczą się dla innych, ale jej samej nic nie dają.
rules-reveal-6 = Po każdej ilustracji kolej na następną osobę, zgodnie z ruchem wskazówek zegara. Kto poniósł porażkę albo nie ma czego wskazać, jest pomijany.
rules-reveal-7 = Faza kończy się, gdy nikt nie może już niczego wskazać. Przykład: Ana wskazuje most, a Ben i Ewa też go mają: iskra, po 2 gwiazdki. Ben wskazuje lisa, którego ma tylko Ana: superiskra, po 3 gwiazdki. Ewa wskazuje księżyc, którego nie ma nikt inny: porażka. Ewa zachowuje 2 gwiazdki i już nie wskazuje.
rules-score-1 = Każda pokolorowana gwiazdka to jeden punkt.
rules-score-2 = W ciemności i bez porażki: punkty jak zwykle.
rules-score-3 = W ciemności i z porażką: z każdej pokolorowanej iskry i superiskry znika jedna gwiazdka. Iskra jest wtedy warta 1, superiskra – 2.
rules-score-4 = Kto poniósł porażkę, ale nie w ciemności, zachowuje gwiazdki sprzed porażki. Przykład: 3 iskry i 1 superiskra to 9 gwiazdek; po porażce w ciemności zostaje ich 5.
rules-between = Między rundami
rules-between-1 = Karta hasła wraca do pudełka, a pionek pierwszego zwiadowcy przesuwa się o jedno miejsce zgodnie z ruchem wskazówek zegara.
rules-between-2 = Pięć ilustracji opuszcza grę, a na ich miejsce wchodzi pięć nowych. Zasada domowa: po rundzie I dolny rząd, po II środkowy, po III górny.
rules-between-3 = Tablice się ściera, a wszystkie latarnie znów świecą.
rules-end = Koniec
rules-end-1 = Po czterech rundach dodaje się punkty. Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne. Przykład: 7, 11, 5 i 9 dają razem 32 punkty.

## By ear and by keyboard, and without a line.

not-sent = Brak połączenia: to nie zostało wysłane. Połączenie wróci samo.
no-line = Czekamy na połączenie…
card-chosen = Wybrana.
card-free-mark = Możesz ją wskazać.
told-chosen = { $title }: wybrano. Naciśnij jeszcze raz, aby wskazać.
told-not-a-mark = Ilustracji „{ $title }” nie możesz wskazać. Możesz wskazać: { $titles }.
told-my-marks = Twoje krzyżyki: { $marks }.
told-mark-at = { $title } (rząd { $row }, kolumna { $column })
told-marked = Zaznaczono, { $count } z 10.
told-unmarked = Krzyżyk usunięty, { $count } z 10.
told-time-left = Pozostało sekund: { $seconds }.
told-more-time = Macie teraz więcej czasu.

## Playing by ear, by key and by switch.

accessibility = Dostępność
what-happened = Co się wydarzyło
key-log = Przeczytaj, co się wydarzyło
key-command = Wpisz polecenie
key-change = Zmień
key-press-new = Naciśnij nowy klawisz.
key-change-explained = Wybierz tu literę, a potem naciśnij klawisz, który wolisz.
key-reset = Przywróć zwykłe klawisze
undo = Cofnij: „{ $title }”
told-held = „{ $title }”: wskazanie za trzy sekundy. Naciśnij jeszcze raz, aby cofnąć.
told-undone = Cofnięto. Nic nie zostało wskazane.
told-you-not-ready = Znowu zaznaczasz.
told-you-mark = Jeszcze zaznaczasz.
told-you-asked = Prosisz o drugie hasło.
told-you-spark = Wskazujesz: „{ $title }”. Iskra, krzyżyki mają też: { $names }. 2 gwiazdki.
told-you-super-spark = Wskazujesz: „{ $title }”. Superiskra, krzyżyk ma też: { $names }. 3 gwiazdki.
told-you-fall = Wskazujesz: „{ $title }”. Nikt inny nie ma tu krzyżyka: porażka. W tej rundzie już nie wskazujesz i nie dostajesz nowych gwiazdek; twoje krzyżyki nadal liczą się dla innych.
told-yours-too = Ty też masz tu krzyżyk, ale po porażce nie dostajesz gwiazdek.
told-place = Miejsce { $place }: { $names }, { $stars }.
told-you-won = Koniec gry. Wygrywasz.
told-you-share = Koniec gry. Wygrywasz, a razem z tobą: { $names }.
told-waits = Stół czeka na ciebie: naciśnij „Dalej” lub jego klawisz.
access-on = Włączone
access-none = Wyłączone
access-seconds = { NUMBER($seconds) } s
access-listening = Słuchanie
access-ear = Gram ze słuchu
access-ear-explained = Gra idzie dalej dopiero wtedy, gdy wszystko zostanie odczytane.
access-verbosity = Przy każdej ilustracji odczytuj
access-verbosity-title = Tytuł
access-verbosity-objects = Tytuł i to, co widać
access-verbosity-description = Cały opis
access-reactions = Odczytuj reakcje
access-pressing = Naciskanie
access-keys = Klawisze literowe
access-cool-down = Ignoruj drugie naciśnięcie przez
access-cool-down-explained = Wskazanie wymaga dwóch naciśnięć. Dzięki temu drżąca dłoń lub przytrzymany klawisz nie wykona obu naraz.
access-switches = Przełączniki
access-scanning = Skanowanie
access-scanning-explained = Rzędy ilustracji i przyciski podświetlają się po kolei. Spacja lub Enter otwiera rząd, a potem wybiera z niego. Przy dwóch przełącznikach spacja przechodzi dalej, a Enter wybiera.
access-switch-count = { $count ->
    [one] Jeden przełącznik
    [few] { $count } przełączniki
    [many] { $count } przełączników
   *[other] { $count } przełącznika
}
access-step = Każdy krok trwa
access-undo = Cofanie wskazania
access-undo-explained = Przez trzy sekundy po wskazaniu możesz je cofnąć. W tym czasie nikt inny go nie widzi.
access-reading = Czytanie
access-font = Krój pisma
access-font-drawn = Dwa kroje Stelli
access-font-plain = Wszędzie proste litery
access-font-device = Czcionka tego urządzenia
access-by-ear = Granie ze słuchu
access-by-ear-grid = Każda ilustracja ma tytuł i opis. Ilustracje tworzą siatkę z trzech rzędów i pięciu kolumn: wejdź do niej, a czytnik ekranu przekaże strzałki grze (tryb fokusu lub formularza). Enter zaznacza, spacja czyta cały opis.
access-by-ear-keys = { $pictures } prowadzi do ilustracji. { $situation } opisuje sytuację w grze, { $again } powtarza ostatnie zdanie, { $log } otwiera „Co się wydarzyło”, { $command } otwiera pole poleceń, { $next } to „Dalej”, { $help } wymienia wszystkie klawisze.
access-by-ear-pace = Przy tempie „Czekaj na mnie” gra nie idzie dalej, dopóki nie naciśniesz „Dalej”. Nie ma zegara, chyba że gospodarz go włączy.
command-label = Polecenie („pomoc” wymienia wszystkie)
command-send = Wyślij
command-at = { $place }: { $title }.
command-unknown = Nieznane polecenie: { $text }. Wpisz „pomoc”.
command-which = Która ilustracja? Podaj jej pole, na przykład b3, albo tytuł.
command-found = { $count ->
    [one] Jedna ilustracja:
    [few] { $count } ilustracje:
    [many] { $count } ilustracji:
   *[other] { $count } ilustracji:
} { $pictures }
command-not-found = Żadna ilustracja na stole nie pasuje do: { $text }.
command-not-now = Nie teraz.
command-full = Możesz zaznaczyć najwyżej dziesięć ilustracji.
command-empty = Brak.
command-shortlist-is = Lista: { $pictures }
command-sure = Wskazać ilustrację „{ $title }”? Wpisz „tak”.
command-sure-other = Wszystkie krzyżyki znikną. Wpisz „tak”, aby poprosić o drugie hasło.
command-done = Zrobione.
command-help-text = Ilustracje leżą na polach od a1 do e3: litera to kolumna, cyfra to rząd. Możesz też liczyć je rząd po rzędzie od 1 do 15. „b3” czyta ilustrację, „b3+” ją zaznacza, „b3-” usuwa krzyżyk. „wszystkie” i „nowe” czytają tytuły i po trzy rzeczy z każdej ilustracji; „rząd 2” czyta rząd; „znajdź woda” szuka. „zachowaj b3” i „odrzuć b3” zmieniają twoją listę; „lista” ją czyta; „moje” czyta twoje krzyżyki. „gotowe” kończy zaznaczanie; „drugie” prosi o drugie hasło, „zostaw” zostaje przy obecnym. „wskaż b3”, potem „tak”. „dalej” idzie dalej. Są też: „punkty”, „kto”, „stan”, „ostatnie”, „dziennik”. Działa też tytuł: „zaznacz lis”.
command-word-read = czytaj, przeczytaj
command-word-mark = zaznacz
command-word-unmark = usuń, odznacz
command-word-row = rząd
command-word-all = wszystkie, stół
command-word-new = nowe
command-word-find = znajdź, szukaj
command-word-keep = zachowaj
command-word-drop = odrzuć
command-word-shortlist = lista
command-word-mine = moje
command-word-point = wskaż
command-word-yes = tak
command-word-ready = gotowe
command-word-other = drugie
command-word-decline = zostaw
command-word-next = dalej
command-word-score = punkty
command-word-who = kto
command-word-state = stan
command-word-last = ostatnie, powtórz
command-word-log = dziennik
command-word-help = pomoc
learn-mark-ear = Hasło to „{ $clue }”. Pasują do niego dwie ilustracje: { $titles }. { $pictures } prowadzi do ilustracji, strzałki przenoszą między nimi, spacja czyta opis, Enter zaznacza. Zaznacz obie.
learn-mark-other-ear = Teraz druga: { $titles }. Chodzi o to, by widzieć to, co inni.
learn-own-ear = Zaznacz jeszcze jedną ilustrację, która według ciebie pasuje do hasła „{ $clue }”. Spacją wysłuchasz opisów.
learn-ready-ear = Więcej krzyżyków to szansa na więcej gwiazdek, ale i ryzyko porażki. Jeśli wystarczy, naciśnij { $ready }.
learn-point-ear = Wskaż: { $titles }. { $pictures } tam prowadzi, Enter wybiera, ponowny Enter wskazuje. Potem usłyszysz, kto jeszcze ma tu krzyżyk.
learn-point-own-ear = Została tylko twoja ilustracja: { $titles }. Nie można pominąć kolejki, więc wskaż ją: naciśnij dwa razy Enter.
learn-crosses-ear = Każdy po kolei mówi, czy też ma tu krzyżyk.
learn-next-ear = Dalej: { $next }.
decks-description-hint = Osoby, które nie widzą ilustracji, nie mogą z nią grać bez opisu.
decks-undescribed = { $count ->
    [one] { $count } ilustracja nie ma opisu: to wyklucza wszystkich, którzy grają ze słuchu.
    [few] { $count } ilustracje nie mają opisu: to wyklucza wszystkich, którzy grają ze słuchu.
    [many] { $count } ilustracji nie ma opisu: to wyklucza wszystkich, którzy grają ze słuchu.
   *[other] { $count } ilustracji nie ma opisu: to wyklucza wszystkich, którzy grają ze słuchu.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = Wskazujesz
fall-alone = Nikt inny jej nie zaznaczył. Porażkę ponosi { $name }.
fall-alone-you = Nikt inny jej nie zaznaczył. Ponosisz porażkę.
fall-in-the-dark = W ciemności każda iskra i superiskra traci teraz jedną gwiazdkę.
who-saw-what = Kto co zobaczył?
rounds-so-far = Dotychczasowe rundy
nobody-marked-it = Nikt nie zaznaczył tej ilustracji.
not-told-yet = Jeszcze nieodkryte
finale = Liczymy gwiazdki
skip = Pomiń

## The games of a room: what it remembers and forgets.

error-room-forgotten = Gospodarz usunął ten stół.
error-round-not-scored = Ta runda nie jest jeszcze podliczona. Poczekaj do jej końca.
error-name-at-table = Przy stole siedzi ktoś o tym imieniu. Najpierw musi odejść od stołu.
error-no-such-name = Nikt o tym imieniu tu nie grał. Sprawdź pisownię.
our-games = Nasze partie
our-games-at = Nasze partie ({ $code })
again-at = Zagraj jeszcze raz ({ $code })
evening-score = Dzisiaj: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Nie ma jeszcze zakończonej partii. Pierwsza pojawi się tutaj.
games-in-all = { $count ->
    [one] Jak dotąd jedna partia
    [few] Jak dotąd { $count } partie
    [many] Jak dotąd { $count } partii
   *[other] Jak dotąd { $count } partii
}
name-is-person = Liczymy według imion: wróć pod tym samym imieniem, a twoje partie się zsumują.
all-games = Wszystkie partie
more-games = Pokaż wszystkie ({ $count })
ended-early = Przerwana
the-players = Gracze
stat-games = Partie
stat-wins = Wygrane
stat-points = Punkty
stat-sparks = Iskry
stat-super-sparks = Superiskry
stat-falls = Porażki
stat-dark = W ciemności
stat-dark-cost = Gwiazdki stracone w ciemności
stat-best-round = Najlepsza runda
stat-marks = Krzyżyki na rundę
stat-streak = Najdłuższa seria bez porażki
stat-rating = Ranking
rating-range = { $value } ± { $uncertainty }
rating-explained = Ranking (OpenSkill) zaczyna się dla wszystkich od 1000 i pojawia się po trzech partiach. Wygrana z silniejszymi liczy się bardziej. Liczba po ± mówi, jak bardzo ranking może się mylić.
boldest = Najodważniej gra: { $name }
most-careful = Najostrożniej gra: { $name }
think-alike = Kto myśli podobnie?
think-alike-explained = 100% to największe możliwe podobieństwo, 0% to czysty przypadek. To, ile zaznaczacie, nie ma znaczenia.
think-alike-later = Rozegrajcie razem trzy partie, żeby się przekonać.
think-alike-most = { $a } i { $b } myślą najbardziej podobnie.
likeness = Podobieństwo
pictures-unite = Ilustracje, które was łączą
pictures-divide = Ilustracje, które was dzielą
moments = Wyjątkowe chwile
moment-first-super-spark = Pierwsza superiskra
moment-five-super-sparks = Pięć superiskier w jednej partii
moment-bright-in-the-dark = W ciemności i bez porażki
moment-full-slate = Dziesięć krzyżyków i bez porażki
moment-big-round = Dwadzieścia punktów w jednej rundzie
moment-comeback = Z ostatniego miejsca po wygraną
moment-one-picture = Ta sama ilustracja u wszystkich
moment-nobody-fell = Cała partia bez porażki
moment-shared-victory = Wspólna wygrana
moment-ten-games = Dziesięć partii przy tym stole
whole-table = Cały stół
new-moment = Nowe: { $moment }
save-table = Pobierz jako CSV
delete-table = Usuń ten stół
delete-table-warning = Wszystkie dane tego stołu zostaną usunięte na zawsze: partie, powtórki i miejsca, dla wszystkich. Tego nie można cofnąć.
delete-for-good = Usuń na zawsze
table-deleted = Stół został usunięty.
forget-a-name = Usuń imię z historii
forget-a-name-explained = We wszystkich dawnych partiach tego stołu zamiast imienia będzie „—”. Ta osoba musi najpierw odejść od stołu. Tego nie można cofnąć.
name-forgotten = Imię usunięte.
cancel = Anuluj

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = To hasło już tu było. Wybierz inne.
refusal-chance-not-sealed = Teraz nie trwa żadne losowanie.
refusal-chance-already-added = Twoje urządzenie wzięło już udział w tym losowaniu.

## What a table refuses: notes on pictures.

refusal-note-too-long = Notatka może mieć najwyżej 60 znaków.
refusal-note-hidden = Gospodarz ukrył tę notatkę.
refusal-notes-are-off = Przy tym stole notatki są wyłączone.
refusal-no-such-note = Nie ma tam notatki widocznej dla wszystkich.
refusal-no-such-proposal = To nie czeka już na twoją zgodę.

## What a table refuses: people who come and go.

refusal-seat-not-free = Na tym miejscu ktoś jeszcze gra.
refusal-seat-full = Na tym miejscu nie może grać więcej urządzeń.
refusal-clock-paused = Zegar jest wstrzymany.
refusal-clock-not-paused = Zegar nie jest wstrzymany.
refusal-not-asked = Ten stół nie prosi o twoją zgodę.
refusal-nudged-already = Ta osoba dostała już sygnał. Daj jej chwilę.

## People come and go.

you-watch = Oglądasz grę.
you-watch-with = Oglądasz grę, a razem z tobą: { $names }.
more-people = { $count ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $count } osoby
    [many] jeszcze { $count } osób
   *[other] jeszcze { $count } osoby
}
nameless-people = { $count ->
    [one] Jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
join-in = Dołącz
play-now = Graj teraz
place-kept = Twoje miejsce w następnej grze jest zarezerwowane.
host-is-gone = Gospodarza nie ma przy stole.
become-host = Przejmij rolę gospodarza
you-are-host = Teraz ty jesteś gospodarzem.
told-came = { $name } dosiada się do stołu.
told-left = { $name } odchodzi od stołu.
told-host = Nowy gospodarz: { $name }.
paused = Wstrzymany
told-paused = Gospodarz wstrzymał zegar.
told-resumed = Zegar znów odmierza czas.
nudge = Daj sygnał
nudge-name = Daj sygnał: { $name }
nudged = Stół czeka na ciebie
nudged-by = { $name } daje ci sygnał: wszyscy na ciebie czekają.
nudged-by-watcher = Ktoś z widzów daje ci sygnał: wszyscy na ciebie czekają.
told-nudged = { $name } dostaje sygnał.
told-replaced = Miejsce przy stole przejmuje { $name }.
told-ended-early = Gra została przerwana. Nikt nie wygrał.
game-ended-early = Gra została przerwana
nobody-has-won = Nikt nie wygrał.
watch-with = Kod dla widzów:
code-is-hidden = Kod jest ukryty.
who-is-here = Kto tu jest
people-now = Graj teraz na miejscu bota
people-now-explained = Miejsce zachowuje swoje krzyżyki i gwiazdki.
people-next = Usiądź do następnej gry
people-next-explained = Do tego czasu oglądasz; miejsce jest zarezerwowane.
people-full = Nie ma tu teraz wolnego miejsca.
people-waiting = Czekają na następną grę
people-watching = Widzowie
people-nobody-watches = Nikt nie ogląda.
people-for-host = Dla gospodarza
people-hand-over = Zastąp gracza
people-keep-out = Zablokuj urządzenie tej osoby
people-to-bot = Oddaj miejsce botowi
people-to = Oddaj miejsce osobie: { $name }
people-remove = Usuń
people-pause = Wstrzymaj zegar
people-resume = Uruchom zegar ponownie
people-hide-code = Ukryj kod na wszystkich ekranach
people-show-code = Pokaż kod ponownie
people-end = Zakończ grę teraz
people-end-explained = Gra zostanie zapisana jako przerwana, bez zwycięzcy.
people-play-on = Graj dalej

## Notes on marks.

notes-on-marks = Notatki do ilustracji
my-marks = Moje krzyżyki
told-saying = { $name }: „{ $text }”
quote-marks = „”«»
note-on = Twoja notatka do ilustracji „{ $title }”
note-why = Dlaczego ta ilustracja?
note-secret = Tajne, dopóki ktoś nie wskaże ilustracji.
note-public = To mogą przeczytać wszyscy.
note-explained = Napisz w kilku słowach, dlaczego ta ilustracja. Pozostanie to tajemnicą, dopóki ktoś jej nie wskaże.
note-kept = Notatka zapisana.
note-taken-away = Notatka usunięta.
note-hide = Ukryj tę notatkę: { $name }
note-hidden = Notatka jest ukryta.

## Shorter and softer games.

rounds-to-play = Rundy
without-stars = Bez gwiazdek
without-stars-explained = Wszyscy widzą, kto co zobaczył: bez punktów, bez ciemności, bez zwycięzcy.
soft-announced = Teraz pokażcie sobie, co zobaczyliście.
soft-announced-explained = Nie ma nic do stracenia: przyjdzie kolej na każdą zaznaczoną ilustrację.
soft-seen = { $count ->
    [one] Zobaczyła jedna osoba
    [few] Zobaczyły { $count } osoby
    [many] Zobaczyło { $count } osób
   *[other] Zobaczyło { $count } osoby
}
soft-told-seen = { $name } wskazuje: „{ $title }”. Kto jeszcze to zobaczył: { $names }.
soft-told-alone = { $name } wskazuje: „{ $title }”. Nikt inny tego nie zobaczył.
soft-seen-by = Kto to zobaczył: { $names }.
soft-told-round = Koniec rundy. Zobaczcie, kto co zobaczył.
soft-to-the-end = Co zobaczyliście razem
soft-end = Co zobaczyliście razem
soft-end-explained = Gra bez gwiazdek nie ma zwycięzcy.
soft-tap-a-name = Wybierz imię, aby zobaczyć ilustracje tej osoby.
soft-nobody-shared = Każdy zobaczył coś innego.

## A host without a seat.

host-without-playing = Tylko prowadź grę
you-host-without-playing = Jesteś gospodarzem i nie grasz. Widzisz to, co widzowie.
stop-hosting = Oddaj rolę gospodarza
stop-hosting-explained = Gospodarzem zostanie ktoś przy stole.

## Teams.

refusal-not-the-speaker = Za całą drużynę może to zrobić tylko osoba, która mówi w jej imieniu.
refusal-another-member-points = Tym razem wskazuje ktoś inny z twojej drużyny.
play-in-teams = Gra w drużynach
play-in-teams-explained = Na jednym miejscu gra najwyżej sześć osób. Widzą nawzajem swoje krzyżyki i wskazują na zmianę.
how-many-teams = Drużyny
team-orange = Drużyna pomarańczowa
team-pink = Drużyna różowa
team-blue = Drużyna niebieska
team-purple = Drużyna fioletowa
team-green = Drużyna zielona
team-yellow = Drużyna żółta
choose-a-team = Która drużyna?
any-team = Najmniejsza drużyna
free-team = Wolna drużyna
players-missing-in-teams = { $count ->
    [one] Brakuje jeszcze jednej drużyny.
    [few] Brakuje jeszcze { $count } drużyn.
    [many] Brakuje jeszcze { $count } drużyn.
   *[other] Brakuje jeszcze { $count } drużyny.
}
players-here-in-teams = { $count ->
    [one] Jedna drużyna przy stole.
    [few] { $count } drużyny przy stole.
    [many] { $count } drużyn przy stole.
   *[other] { $count } drużyny przy stole.
}
join-team = Dołącz
team-waits = Twoja drużyna nie jest jeszcze gotowa: { $names }.
team-ready = Gotowe osoby w twojej drużynie: { $names }.
team-marked = { $titles }: zaznaczone w twojej drużynie. { $count } z 10.
team-unmarked = { $titles }: krzyżyk usunięty w twojej drużynie. { $count } z 10.
ready-for-team = Cała drużyna gotowa
you-point-for-team = Teraz ty wskazujesz za swoją drużynę.
mate-points = { $name } wskazuje teraz za twoją drużynę. Naradźcie się.
tip-associate-team = Zaznaczcie razem od 1 do 10 ilustracji. Krzyżyki widzi tylko wasza drużyna.

## Lessons.

lesson-open = Dla klasy
lesson-explained = Każdy gra pod nazwą zwierzęcia. Notatki, własne hasła i inne imiona pojawiają się dopiero za twoją zgodą. Nie ma rankingu ani historii, a stół zostanie usunięty, gdy wszyscy odejdą, najpóźniej po dobie.
lesson-name-is-given = Grasz tu pod nazwą zwierzęcia. Nikt nie pyta o twoje imię.
nod-count = { $count ->
    [one] Jeden tekst czeka na ciebie
    [few] { $count } teksty czekają na ciebie
    [many] { $count } tekstów czeka na ciebie
   *[other] { $count } tekstu czeka na ciebie
}
nod-look = Zobacz
nod-title = Czeka na ciebie
nod-explained = Nikt inny jeszcze tego nie widzi. Notatka pojawia się, gdy ktoś wskaże jej ilustrację.
nod-note-by = Notatka: { $name }
nod-words-by = Hasła: { $name }
nod-name-for = { $name } chce się nazywać:
nod-show = Pokaż
nod-leave-out = Odrzuć
nod-shown = Pokazano: „{ $text }”.
nod-left-out = Odrzucono: „{ $text }”.
nod-note-first = Notatkę najpierw przeczyta gospodarz. Potem pojawi się, gdy ktoś wskaże ilustrację.
nod-words-first = Gospodarz najpierw przeczyta twoje hasła.
nod-name-first = Gospodarz najpierw przeczyta twoje imię. Do tego czasu zostajesz przy obecnym.
round-on-paper = Wydrukuj tę rundę

## Pass and play.

share-this-device = Ktoś jeszcze gra na tym urządzeniu
share-this-device-explained = Ta osoba dostanie osobne miejsce. Podajecie sobie urządzenie, a zasłona ukrywa krzyżyki.
pass-the-device = Podaj urządzenie: { $name }
i-am = Jestem { $name }

## What if?

what-if = Co by było, gdyby?
insight-explained = Krzyżyki innych się nie zmieniają. Przy mniejszej liczbie krzyżyków liczą się ilustracje wskazane najpierw; przy większej dochodzą te, które zaznaczyło najwięcej innych osób.
insight-chart = Gwiazdki przy liczbie krzyżyków od 1 do 10: { $points }
insight-axis = Krzyżyki
insight-picture = „{ $title }”
insight-best = Żadna inna liczba krzyżyków nie dałaby więcej.
insight-fewer = { $points ->
    [one] Mniej krzyżyków (tylko { $marks }) dałoby jedną gwiazdkę.
    [few] Mniej krzyżyków (tylko { $marks }) dałoby { $points } gwiazdki.
    [many] Mniej krzyżyków (tylko { $marks }) dałoby { $points } gwiazdek.
   *[other] Mniej krzyżyków (tylko { $marks }) dałoby { $points } gwiazdki.
}
insight-more = { $points ->
    [one] Więcej krzyżyków ({ $marks }, razem z tym, co zaznaczyło najwięcej innych osób) dałoby jedną gwiazdkę.
    [few] Więcej krzyżyków ({ $marks }, razem z tym, co zaznaczyło najwięcej innych osób) dałoby { $points } gwiazdki.
    [many] Więcej krzyżyków ({ $marks }, razem z tym, co zaznaczyło najwięcej innych osób) dałoby { $points } gwiazdek.
   *[other] Więcej krzyżyków ({ $marks }, razem z tym, co zaznaczyło najwięcej innych osób) dałoby { $points } gwiazdki.
}
insight-safer = { $points ->
    [one] Wskazanie ilustracji { $titles } dopiero na końcu dałoby jedną gwiazdkę.
    [few] Wskazanie ilustracji { $titles } dopiero na końcu dałoby { $points } gwiazdki.
    [many] Wskazanie ilustracji { $titles } dopiero na końcu dałoby { $points } gwiazdek.
   *[other] Wskazanie ilustracji { $titles } dopiero na końcu dałoby { $points } gwiazdki.
}
insight-dark-cost = { $stars ->
    [one] Ciemność kosztowała jedną gwiazdkę.
    [few] Ciemność kosztowała { $stars } gwiazdki.
    [many] Ciemność kosztowała { $stars } gwiazdek.
   *[other] Ciemność kosztowała { $stars } gwiazdki.
}
insight-dark-would = { $stars ->
    [one] W ciemności ta porażka kosztowałaby jedną gwiazdkę.
    [few] W ciemności ta porażka kosztowałaby { $stars } gwiazdki.
    [many] W ciemności ta porażka kosztowałaby { $stars } gwiazdek.
   *[other] W ciemności ta porażka kosztowałaby { $stars } gwiazdki.
}
insight-missed = { $count ->
    [one] Przegapiona superiskra: { $titles }.
    [few] Przegapione superiskry: { $titles }.
    [many] Przegapione superiskry: { $titles }.
   *[other] Przegapione superiskry: { $titles }.
}
insight-alone = Nikt inny nie zaznaczył: { $titles }.

## The picture of a game, to share.

share-result = Udostępnij wynik
souvenir-title = Partia na jednym obrazku
souvenir-share = Udostępnij
souvenir-save = Zapisz obrazek
souvenir-failed = Nie udało się utworzyć obrazka. Spróbuj za chwilę.
souvenir-scores = Wynik końcowy: { $scores }.
souvenir-united = Przy haśle „{ $word }” połączyła was ilustracja „{ $title }”.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Twoje urządzenie sprawdza grę…
fair-unreachable = Serwer nie odpowiada, więc twoje urządzenie nie mogło sprawdzić gry. Spróbuj ponownie za chwilę.
fair-proved = Uczciwie: nikt nie mógł w pojedynkę ustawić losowania, a wszystkie ilustracje, hasła, krzyżyki i gwiazdki zgadzają się z tym, co zapieczętowano. Podglądania nie da się wykluczyć.
fair-in-part = Wszystko, co twoje urządzenie mogło porównać, zgadza się z tym, co zapieczętowano. Nie mogło jednak porównać wszystkiego, więc ktoś mógł ustawić grę. Podglądania nie da się wykluczyć.
fair-without-part = Wszystko zgadza się z tym, co zapieczętowano. Twoje urządzenie nie brało jednak udziału w losowaniu, więc ktoś inny mógł je ustawić. Podglądania nie da się wykluczyć.
fair-late = Wszystko, co widziało twoje urządzenie, zgadza się z zapisem. Dołączyło ono jednak dopiero po zapieczętowaniu losowania, więc ktoś mógł je ustawić. Podglądania nie da się wykluczyć.
fair-record-only = Zapis jest spójny, od losowania po ostatnią gwiazdkę. Twoje urządzenie nie ma jednak pieczęci tej gry, więc nie wie, czy zapisu później nie zmieniono. Podglądania nie da się wykluczyć.
fair-server-alone = Wszystko zgadza się z tym, co zapieczętowano. Serwer losował jednak sam, więc mógł ustawić losowanie. Podglądania nie da się wykluczyć.
fair-introduction = We wprowadzeniu wszyscy mają te same ilustracje, a wszystkie krzyżyki i gwiazdki są zgodne z zasadami. Podglądania nie da się wykluczyć.
fair-lacks-slates = Twoje urządzenie nie miało połączenia, gdy pieczętowano niektóre krzyżyki; tu musi zaufać zapisowi.
fair-lacks-words = Haseł nie dało się sprawdzić: ich listy nie ma już na tym serwerze.
fair-lacks-box = Twoje urządzenie nie wiedziało wcześniej, z jakimi ilustracjami i hasłami będzie się grać.
fair-lacks-held-back = Twoje urządzenie nie mogło sprawdzić wszystkich wcześniejszych partii przy tym stole i nie może stwierdzić, czy na później odłożono właściwe ilustracje i hasła.
fair-lacks-part = Nie każde urządzenie otworzyło część losowania, którą zapieczętowało, więc ktoś mógł wybrać jedno z kilku losowań.
fair-lacks-bundle = W tej grze losowano jeszcze w stary sposób: serwer znał części wszystkich urządzeń, zanim ustalono całą resztę.
unfair-unreadable = Coś się nie zgadza: twoje urządzenie nie może odczytać zapisu serwera.
unfair-part-changed = Nieuczciwie: serwer podmienił swoją część losowania po jej zapieczętowaniu.
unfair-part-missing = Nieuczciwie: serwer pominął w losowaniu część twojego urządzenia.
unfair-part-replaced = Nieuczciwie: jedna z części losowania jest inna niż ta, którą zapieczętowano ({ $name }).
unfair-bundle-changed = Nieuczciwie: serwer po zapieczętowaniu zmienił to, od czego zależy losowanie, albo losował jeszcze raz.
unfair-players = Nieuczciwie: zapis wymienia innych graczy niż ci, których twoje urządzenie widziało przy tym stole.
unfair-seed-mixed = Nieuczciwie: losowanie nie powstało z części podanych w zapisie.
unfair-seed-changed = Nieuczciwie: to nie jest losowanie zapieczętowane na początku gry.
unfair-box-changed = Coś się nie zgadza: ilustracje lub lista haseł są inne niż te, które ten stół oferował.
unfair-pictures = Nieuczciwie: w rundzie { $round } losowanie daje inne ilustracje.
unfair-words = Nieuczciwie: w rundzie { $round } losowanie daje inne hasło.
unfair-scout = Nieuczciwie: w rundzie { $round } pierwszym zwiadowcą powinien być ktoś inny.
unfair-held-back = Nieuczciwie: serwer odłożył na później niewłaściwe ilustracje lub hasła.
unfair-slate = Nieuczciwie: w rundzie { $round } zmieniono krzyżyki po zapieczętowaniu ({ $name }).
unfair-own-slate = Nieuczciwie: w rundzie { $round } krzyżyki w zapisie nie są twoje.
unfair-announced = Nieuczciwie: liczby ogłoszone w rundzie { $round } nie zgadzają się z krzyżykami.
unfair-pointing = Nieuczciwie: w rundzie { $round } jeden z ruchów nie zgadza się z krzyżykami.
unfair-score = Nieuczciwie: w rundzie { $round } wynik nie zgadza się z krzyżykami ({ $name }).
unfair-winners = Nieuczciwie: sumy lub zwycięstwo nie zgadzają się z rundami.
unfair-other-game = Nieuczciwie: zapis rundy { $round } różni się od tego, co widziało twoje urządzenie.
unfair-digest = Coś się nie zgadza: zapis zmieniono po fakcie.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Tylko widzowie mogą grać dla siebie.
refusal-too-late-to-mark-along = Krzyżyków nie można już zmienić. Zagraj znów w następnej rundzie.
refusal-crowd-full = Zbyt wiele osób gra już tu dla siebie.
error-too-many-watch = Ten stół ogląda już zbyt wiele osób. Spróbuj później.
crowd-for-yourself = Tylko dla ciebie
crowd-tip = Graj dla siebie, jeśli chcesz. Twoje krzyżyki nie wpływają na grę; po rundzie zobaczysz, ile by dały.
crowd-watching = Widzowie
crowd-one = { $points ->
    [one] Dla siebie grała jedna osoba: zaznaczyła ilustrację „{ $title }” i miałaby jedną gwiazdkę.
    [few] Dla siebie grała jedna osoba: zaznaczyła ilustrację „{ $title }” i miałaby { $points } gwiazdki.
    [many] Dla siebie grała jedna osoba: zaznaczyła ilustrację „{ $title }” i miałaby { $points } gwiazdek.
   *[other] Dla siebie grała jedna osoba: zaznaczyła ilustrację „{ $title }” i miałaby { $points } gwiazdki.
}
crowd-saw = { $people ->
    [one] Dla siebie grała jedna osoba i zaznaczyła ilustrację „{ $title }”.
    [few] Dla siebie grały { $people } osoby. Najczęściej: „{ $title }” ({ $marked } z nich).
    [many] Dla siebie grało { $people } osób. Najczęściej: „{ $title }” ({ $marked } z nich).
   *[other] Dla siebie grało { $people } osoby. Najczęściej: „{ $title }” ({ $marked } z nich).
}
crowd-scored = { $points ->
    [one] Średnio dałoby to jedną gwiazdkę.
    [few] Średnio dałoby to { $points } gwiazdki.
    [many] Średnio dałoby to { $points } gwiazdek.
   *[other] Średnio dałoby to { $points } gwiazdki.
}
crowd-you = { $points ->
    [one] Twoje krzyżyki dałyby jedną gwiazdkę.
    [few] Twoje krzyżyki dałyby { $points } gwiazdki.
    [many] Twoje krzyżyki dałyby { $points } gwiazdek.
   *[other] Twoje krzyżyki dałyby { $points } gwiazdki.
}
crowd-how-counted = Liczone tak, jakby grała jeszcze jedna osoba i najpierw wskazywała wspólne ilustracje.

# --- programs that declared themselves when they sat down
agent = Program
agent-named = Program: { $model }
told-agent-came = { $name } dosiada się do stołu: to program, który korzysta z modelu { $model }.

## Today’s table: one clue and fifteen pictures a day.

refusal-daily-is-off = Ten serwer nie ma stołu dnia.
refusal-no-such-day = Dla tego dnia nie ma stołu. Wybierz inny w kalendarzu.
refusal-slate-already-sent = Z tego urządzenia wysłano już tablicę na ten dzień.
refusal-slate-not-sent = Najpierw wyślij swoją tablicę. Do tego czasu inne są tajne.
refusal-day-full = Dziś nie zmieści się już więcej tablic. Wróć jutro.
todays-table = Stół dnia
daily-of-day = Stół z dnia { $date }
daily-how = Dziś to samo hasło i te same ilustracje dla wszystkich. Zaznacz od jednej do dziesięciu, wyślij tablicę jeden raz i zobacz, kto widział to samo.
daily-archive-note = Z archiwum: nie liczy się do twojej serii.
daily-send = Wyślij tablicę
daily-sending = Wysyłanie…
daily-guest-blue = Kropla
daily-guest-pink = Serce
daily-guest-green = Jodła
daily-skip = Przejdź do wyniku
daily-watch-again = Obejrzyj jeszcze raz
daily-nth = { $number ->
    [one] Twoja tablica jest dziś pierwsza.
    [few] Twoja tablica ma dziś numer { $number }.
    [many] Twoja tablica ma dziś numer { $number }.
   *[other] Twoja tablica ma dziś numer { $number }.
}
daily-your-table = Twój stół
daily-since = { $points ->
    [one] Od tego czasu zagrały inne osoby. Z nimi byłaby jedna gwiazdka.
    [few] Od tego czasu zagrały inne osoby. Z nimi byłyby { $points } gwiazdki.
    [many] Od tego czasu zagrały inne osoby. Z nimi byłoby { $points } gwiazdek.
   *[other] Od tego czasu zagrały inne osoby. Z nimi byłoby { $points } gwiazdki.
}
daily-everyone = Co widzieli wszyscy
daily-people-so-far = { $people ->
    [one] Na razie jedna osoba
    [few] Na razie { $people } osoby
    [many] Na razie { $people } osób
   *[other] Na razie { $people } osoby
}
daily-people-final = { $people ->
    [one] Jedna osoba tego dnia
    [few] { $people } osoby tego dnia
    [many] { $people } osób tego dnia
   *[other] { $people } osoby tego dnia
}
daily-nobody-that-day = Tego dnia nikt tu nie grał.
daily-seen-by = { $title }: zaznaczyło { $percent } osób
daily-yours = twój krzyżyk
daily-only-you = Tylko ty
daily-alone = { $count ->
    [one] Poza tobą nikt nie zaznaczył jednej z twoich ilustracji.
    [few] Poza tobą nikt nie zaznaczył { $count } z twoich ilustracji.
    [many] Poza tobą nikt nie zaznaczył { $count } z twoich ilustracji.
   *[other] Poza tobą nikt nie zaznaczył { $count } z twoich ilustracji.
}
daily-by-language = Według języków
daily-language-saw = { $people ->
    [one] { $language } (jedna osoba): „{ $title }”
    [few] { $language } ({ $people } osoby): najczęściej „{ $title }”
    [many] { $language } ({ $people } osób): najczęściej „{ $title }”
   *[other] { $language } ({ $people } osoby): najczęściej „{ $title }”
}
daily-streak = { $days ->
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
daily-calendar = Kalendarz
daily-earlier = Poprzedni miesiąc
daily-later = Następny miesiąc
daily-day-played = { $stars ->
    [one] { $date }: jedna gwiazdka
    [few] { $date }: { $stars } gwiazdki
    [many] { $date }: { $stars } gwiazdek
   *[other] { $date }: { $stars } gwiazdki
}
daily-day-open = { $date }: bez gry
daily-yesterday = Jak wypadł wczorajszy stół
daily-show-crowd = Pokaż tylko, co widzieli wszyscy
daily-play-this = Zagraj przy tym stole
daily-to-today = Przejdź do stołu dnia
daily-share = Udostępnij
daily-copy = Skopiuj jako tekst
daily-copied = Skopiowano. Tekst nie zdradza ani hasła, ani ilustracji.
daily-picture = Jako obrazek
daily-squares = Twoje piętnaście kwadratów: { $rows }
daily-square-super = superiskra
daily-square-spark = iskra
daily-square-lone = tylko ty
daily-square-none = bez krzyżyka
daily-fell = Porażka! Twoje krzyżyki nadal liczyły się dla innych.
daily-next-at = Następny stół będzie gotowy o { $time }.
daily-move = Także na innym urządzeniu
daily-move-tip = Zeskanuj to drugim urządzeniem albo otwórz tam link w ciągu dziesięciu minut. Twoje tablice i kalendarz pojawią się także tam.
daily-ten-at-most = Najwyżej dziesięć ilustracji.
daily-unpack = Skopiuj tu tablice i kalendarz
daily-unpack-tip = Twoje tablice i kalendarz z drugiego urządzenia pojawią się także na tym.
daily-moved = Twoje tablice i kalendarz są już na tym urządzeniu.
daily-remind = Przypominaj mi codziennie
daily-remind-never = Wyłączone
daily-reminded = Przypomnienie będzie przychodzić codziennie o { $time }.
daily-remind-off = Nie będzie już przypomnień.
daily-remind-blocked = Nie udało się. Zezwól na powiadomienia w ustawieniach przeglądarki i spróbuj ponownie.
daily-compare-tip = Pokaż tu swoją tablicę, a zobaczysz tablice osób przy tym stole, które pokazują swoje.
daily-compare-waiting = { $count ->
    [one] Jedna osoba pokazuje tablicę.
    [few] { $count } osoby pokazują tablice.
    [many] { $count } osób pokazuje tablice.
   *[other] { $count } osoby pokazują tablice.
}
daily-compare-show = Pokaż swoją tablicę
daily-compare-hide = Ukryj znów swoją tablicę
daily-compare-nobody = Nikt inny nie pokazuje jeszcze tablicy.
daily-compare-common = { $count ->
    [one] Jedna ilustracja wspólna z tobą
    [few] { $count } ilustracje wspólne z tobą
    [many] { $count } ilustracji wspólnych z tobą
   *[other] { $count } ilustracji wspólnej z tobą
}
daily-compare-marks = { $count ->
    [one] Jedna zaznaczona ilustracja
    [few] { $count } zaznaczone ilustracje
    [many] { $count } zaznaczonych ilustracji
   *[other] { $count } zaznaczonej ilustracji
}
daily-compare-places = Zaznaczone: { $places }
daily-compare-yesterday = Wczorajszy stół
## With the printed cards.

refusal-no-bots = Boty nie widzą prawdziwych kart. Przy tym stole grają tylko ludzie.
printed-cards = Z prawdziwymi kartami
printed-explained = Na waszym stole leżą prawdziwe karty z ilustracjami, a telefony są tablicami. Stella pilnuje latarni, kolejności i punktów.
printed-setup = Rozłóżcie trzy rzędy po pięć kart z ilustracjami. Plansza leży nad górnym rzędem: ustalcie, z której strony jest góra.
printed-bottom-row = Połóżcie pięć nowych kart z ilustracjami w dolnym rzędzie.
printed-middle-row = Połóżcie pięć nowych kart z ilustracjami w środkowym rzędzie.
printed-top-row = Połóżcie pięć nowych kart z ilustracjami w górnym rzędzie.
words-typed = Wpisywane z prawdziwych kart haseł
words-typed-explained = W każdej rundzie pierwszy zwiadowca odkrywa prawdziwą kartę hasła i wpisuje z niej oba hasła.
clue-awaited = { $name } wpisuje hasło
clue-awaited-you = Ty wpisujesz hasło
type-clue = Wpisz hasło
type-clue-explained = Odkryj prawdziwą kartę hasła i wpisz hasła dokładnie tak, jak są na niej zapisane. Nikt ich nie zobaczy, dopóki ich nie wyślesz.
type-clue-top = Górne hasło
type-clue-bottom = Dolne hasło, do góry nogami (jeśli jest)
type-clue-send = Pokaż wszystkim
tip-clue-awaited = Gdy tylko pojawi się hasło, możecie stawiać krzyżyki.
told-clue-awaited = Runda { $round }. { $name } wpisuje hasło.
told-clue-awaited-you = Runda { $round }. Odkryj kartę hasła i wpisz hasło.
refusal-no-clue-yet = Pierwszy zwiadowca jeszcze nie wpisał hasła.
refusal-clue-not-usable = Hasło musi mieć od 1 do 40 znaków.
refusal-no-typed-clues = Hasła wpisuje się tylko przy stołach z prawdziwymi kartami.
take-photo = Zrób zdjęcie kart
photo-hint = Zrób zdjęcie dla wszystkich.
told-photo = Zdjęcie kart już jest.
photo-title = Zdjęcie kart
photo-explained = Jeden telefon robi je dla wszystkich. Widzą je tylko osoby przy tym stole, a po grze zostaje usunięte.
photo-which = Co jest na zdjęciu
photo-all = Wszystkie piętnaście kart
photo-row-0 = Górny rząd
photo-row-1 = Środkowy rząd
photo-row-2 = Dolny rząd
photo-choose = Zrób lub wybierz zdjęcie
photo-another = Inne zdjęcie
photo-unreadable = Tego pliku nie można użyć jako zdjęcia. Wybierz inny.
photo-found = Karty zostały znalezione. Sprawdź rogi.
photo-not-found = Nie znaleziono kart. Przesuń kółka na ich rogi.
photo-corners = Palcem lub strzałkami przesuń kółka na zewnętrzne rogi kart. Plansza leży po żółtej stronie.
photo-corner-0 = Lewy górny róg
photo-corner-1 = Prawy górny róg
photo-corner-2 = Prawy dolny róg
photo-corner-3 = Lewy dolny róg
photo-corner-at = { $left }% od lewej, { $top }% od góry.
photo-preview = Karty tak, jak zobaczą je wszyscy
photo-board-side = Plansza
photo-turn = Obróć
photo-turned = Obrócono o ćwierć obrotu.
photo-send = Pokaż wszystkim
photo-sending = Wysyłanie…
refusal-no-photos = Zdjęcia robi się tylko przy stołach z prawdziwymi kartami.
error-no-such-photo = Nie ma zdjęcia tej karty.
fair-lacks-clues = Hasła wpisano z prawdziwych kart haseł, więc nikt nie sprawdzi, jak je wylosowano.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] Czas minął: zaznaczono za ciebie jedną ilustrację.
    [2] Czas minął: zaznaczono za ciebie dwie ilustracje.
    [few] Czas minął: zaznaczono za ciebie { $count } ilustracje.
    [many] Czas minął: zaznaczono za ciebie { $count } ilustracji.
   *[other] Czas minął: zaznaczono za ciebie { $count } ilustracji.
}
time-up-kept = Czas minął: twoje krzyżyki liczą się takie, jakie są.
time-up-pointed = Czas minął: wskazano za ciebie ilustrację.
finale-soon = Finał zaraz rozpocznie się dla wszystkich
next-game-begun = Następna gra już się zaczęła.
lobby-again = Stół szykuje się do następnej gry.
go-there = Przejdź tam
back-to-your-table = Wróć do swojego stołu

## Games for research.

ask-for-games = Poproś o eksport partii
ask-for-games-explained = Każda osoba dostaje pytanie, czy jej partie można wyeksportować do badań, bez imion. Partia jest eksportowana tylko wtedy, gdy wszyscy się zgodzą.
export-my-games = Eksport moich partii
consent-title = Czy można wyeksportować twoje partie?
consent-what = Gospodarz chce wyeksportować partie tego stołu do badań, bez imion: ilustracje, hasła, krzyżyki i punkty wszystkich oraz język i kolor każdej osoby. Imiona, notatki i własne hasła są pomijane.
consent-who = Odpowiadasz tylko za siebie i nikt inny przy stole nie widzi twojej odpowiedzi. Partia jest eksportowana tylko wtedy, gdy wszyscy, którzy w niej grali, powiedzą „tak”.
consent-until = Twoja odpowiedź dotyczy wszystkich twoich partii przy tym stole. Dopóki masz swoje miejsce, możesz ją zmienić w menu. Tego, co już wyeksportowano, nie da się cofnąć.
consent-yes = Tak, można
consent-no = Nie
consent-said-yes = Twoja odpowiedź: tak.
consent-said-no = Twoja odpowiedź: nie.
consent-take-back = Wycofaj zgodę
