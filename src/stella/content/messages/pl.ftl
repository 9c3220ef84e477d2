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
