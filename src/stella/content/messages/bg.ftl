## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Нямаш място на тази маса.
refusal-game-over = Играта свърши.
refusal-wrong-step = Това не може в тази стъпка от рунда.
refusal-too-few-marks = Сложи поне едно кръстче.
refusal-too-many-marks = Можеш да сложиш най-много десет кръстчета.
refusal-card-not-on-table = Тази карта не е на масата.
refusal-card-twice = Една и съща карта е избрана два пъти.
refusal-already-marked = Вече имаш кръстче на тази карта.
refusal-card-not-marked = Нямаш кръстче на тази карта.
refusal-already-ready = Вече даде знак за готовност.
refusal-not-ready = Още няма знак от теб за готовност.
refusal-bots-do-not-vote = За другата дума решават само хората.
refusal-other-word-closed = Някой вече е готов, затова думата остава.
refusal-other-word-already-used = Вече играете с другата дума.
refusal-other-word-not-possible = На тази карта Дума няма друга дума.
refusal-other-word-already-asked = Другата дума вече е предложена.
refusal-other-word-already-agreed = Вече даде съгласие за другата дума.
refusal-no-other-word-asked = Никой не е предложил другата дума.
refusal-you-have-fallen = След Залез не посочваш повече карти в този рунд.
refusal-not-your-turn = Сега е ред на друг разкриващ играч.
refusal-card-already-pointed-at = Тази карта вече е посочена.

## Why a game cannot start.

problem-too-few-seats = За играта са нужни поне трима играчи.
problem-too-many-seats = На една маса сядат най-много шестима играчи.
problem-name-empty = Всеки играч трябва да има име.
problem-name-too-long = Името може да има най-много 40 знака.
problem-colour-taken = Някой вече играе с този цвят.
problem-deck-too-small = В това тесте има твърде малко карти с картини за игра.
problem-too-few-word-cards = Картите Дума не стигат за четири рунда.
problem-too-many-custom-cards = Има само десет празни карти Дума.
problem-word-empty = Собствената дума трябва да има поне една буква, цифра или символ.
problem-word-too-long = Собствената дума може да има най-много 40 знака.
problem-seed-not-hexadecimal = Началното число на играта се пише с цифрите от 0 до 9 и буквите от a до f.
