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
refusal-seat-not-away = Daj jeszcze chwilę.
refusal-nobody-waits = Nikt nie czeka na to miejsce.
refusal-no-stand-in = Sam grasz na swoim miejscu.
refusal-no-clock = Zegar nie jest włączony.
refusal-not-your-slate = Możesz ułożyć tylko karty, które zaznaczyłeś.

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
error-restarting = Serwer uruchamia się ponownie. Gra zaraz będzie trwać dalej.
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
