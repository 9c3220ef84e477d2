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

## Why a room refuses a command.

refusal-not-seated = Нямаш място в тази стая.
refusal-not-host = Само домакинът може да направи това.
refusal-room-full = Всички места са заети.
refusal-seat-taken = Някой вече има този цвят.
refusal-no-such-seat = Там няма никого.
refusal-name-not-usable = Избери име от 1 до 24 знака.
refusal-name-taken = Тук някой вече се казва така.
refusal-language-unknown = Играта още не говори този език.
refusal-game-running = Тук тече игра. Можеш да гледаш.
refusal-no-game = Тук не тече игра.
refusal-game-not-over = Играта още не е свършила.
refusal-unknown-character = Домът не познава този герой.
refusal-unknown-deck = Това тесте го няма тук.
refusal-word-not-usable = Една дума има от 1 до 40 знака.
refusal-too-many-words = И десетте празни карти са попълнени.
refusal-seat-not-away = Дай още малко време.
refusal-nobody-waits = Никой не чака това място.
refusal-no-stand-in = Сам играеш на своето място.
refusal-no-clock = Не тече време.
refusal-not-your-slate = Можеш да подреждаш само картите, които си отбелязал.

## What can go wrong on the way.

error-internal = Нещо се обърка при нас. Нищо не е изгубено; опитай пак.
error-bad-request = Тази заявка няма смисъл тук.
error-forbidden = Тази страница няма достъп тук.
error-not-found = Тук няма нищо.
error-method-not-allowed = Това не може да стане тук.
error-too-large = Това е твърде голямо.
error-slow-down = Твърде бързо. Изчакай малко.
error-try-again = Сървърът си поема дъх. Опитай пак след малко.
error-no-such-room = Няма стая с този код. Провери го и опитай пак.
error-no-such-record = Няма завършена игра с тази връзка.
error-ticket-void = Тази връзка вече е използвана или невалидна. Направи нова на другото устройство.
error-idle = Нищо не се чу от теб, затова връзката беше прекъсната.
error-bad-message = Сървърът не разбра това съобщение.
error-not-text = Сървърът разбира само текст.
error-hello-first = Първо кажи здравей.
error-old-client = Играта беше обновена. Презареди страницата.
error-too-slow = Връзката ти в момента е твърде бавна за играта.
error-restarting = Сървърът се рестартира. Играта продължава след малко.
error-seat-moved = Мястото ти вече е на друго устройство.
error-seat-removed = Вече нямаш място в тази стая.
error-unknown-emoji = Тази реакция не е от нашите.

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
