## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Нямаш място на тази маса.
refusal-game-over = Играта свърши.
refusal-wrong-step = Това не може да стане в тази стъпка от рунда.
refusal-too-few-marks = Сложи поне едно кръстче.
refusal-too-many-marks = Можеш да сложиш най-много десет кръстчета.
refusal-card-not-on-table = Тази картина не е на масата.
refusal-card-twice = Една и съща картина е избрана два пъти.
refusal-already-marked = Вече имаш кръстче на тази картина.
refusal-card-not-marked = Нямаш кръстче на тази картина.
refusal-already-ready = Вече натисна „Готово“.
refusal-not-ready = Първо натисни „Готово“.
refusal-bots-do-not-vote = Ботовете не гласуват за другата дума.
refusal-other-word-closed = Някой вече е готов, затова думата остава.
refusal-other-word-already-used = Вече играете с другата дума.
refusal-other-word-not-possible = На тази карта Дума няма друга дума.
refusal-other-word-already-asked = Другата дума вече е предложена.
refusal-other-word-already-agreed = Вече даде съгласие за другата дума.
refusal-no-other-word-asked = Никой не е предложил другата дума.
refusal-you-have-fallen = След Залез не можеш да посочваш повече картини в този рунд.
refusal-not-your-turn = Сега е ред на друг играч.
refusal-card-already-pointed-at = Тази картина вече е посочена.

## Why a room refuses a command.

refusal-not-seated = Нямаш място на тази маса.
refusal-not-host = Само домакинът може да направи това.
refusal-room-full = Всички места са заети.
refusal-seat-taken = Някой вече има този цвят. Избери друг.
refusal-no-such-seat = Там не седи никой.
refusal-name-not-usable = Избери име с дължина от 1 до 24 знака.
refusal-name-taken = Тук някой вече се казва така. Избери друго име.
refusal-agent-not-usable = Посочи с четливи знаци кой модел играе.
refusal-language-unknown = Stella още не говори този език.
refusal-game-running = Тук вече се играе. Можеш да гледаш.
refusal-no-game = В момента тук не се играе.
refusal-game-not-over = Играта още не е свършила.
refusal-unknown-character = Няма бот с това име.
refusal-unknown-deck = На този сървър няма такова тесте. Избери друго.
refusal-unknown-opening = Този сървър не познава такъв вид маса.
refusal-word-not-usable = Думата трябва да е с дължина от 1 до 40 знака.
refusal-too-many-words = И десетте празни карти Думи са попълнени.
refusal-seat-not-away = Изчакай още малко.
refusal-nobody-waits = В момента никой не чака този играч.
refusal-no-stand-in = Никой не те замества.
refusal-no-clock = На тази маса няма часовник.
refusal-not-your-slate = Можеш да подреждаш само картини със свое кръстче.
refusal-kept-out = Домакинът е блокирал това устройство за тази маса.
refusal-room-locked = Домакинът е затворил тази маса за нови играчи.
refusal-host-is-here = Домакинът още е тук и никой друг не може да поеме ролята му.
refusal-heir-must-wait = Домакин си от по-малко от ден. Изтриването ще е възможно едва утре.
refusal-ticket-void = Този линк вече не е валиден. Направи нов на другото устройство.
refusal-enough-time = Повече време не може да се добави.

## What can go wrong on the way.

error-internal = Нещо се обърка при нас. Нищо не е изгубено; опитай пак.
error-bad-request = Това не се получи. Презареди страницата и опитай пак.
error-forbidden = Заявки от тази страница не са разрешени. Отвори Stella на адреса на сървъра.
error-not-found = Тук няма нищо. Провери адреса.
error-method-not-allowed = Това не може да стане тук. Презареди страницата.
error-too-large = Това е твърде голямо. Опитай с нещо по-малко.
error-slow-down = Твърде бързо. Изчакай малко и опитай пак.
error-try-again = Сървърът си поема дъх. Опитай пак след малко.
error-no-such-room = Няма маса с този код. Провери го и опитай пак.
error-no-such-record = На този линк няма завършена игра. Провери линка.
error-bad-message = Това не се получи. Презареди страницата и опитай пак.
error-hello-first = Връзката не се установи правилно. Презареди страницата.
error-old-client = Stella е обновена. Презареди страницата.
error-restarting = Сървърът се рестартира. Играта ще продължи след малко.
error-seat-moved = Мястото ти вече е на друго устройство.
error-seat-removed = Домакинът освободи мястото ти или го даде на друг. Можеш да гледаш или да седнеш отново.
error-unknown-emoji = Няма такава реакция. Избери друга.
error-unknown-fate = Не сме сигурни дали това се запази. Провери масата след малко.
error-damaged = Данните на тази маса са повредени и тя не може да се отвори. Който поддържа сървъра, ще намери подробности в дневника му.
error-too-new = Тази маса е записана от по-нова версия на Stella и този сървър още не може да я прочете. Който поддържа сървъра, трябва да го обнови.
error-push-not-usable = На този адрес не могат да се изпращат известия. Изключи ги и ги включи отново.
error-host-only = Това е възможно само на компютъра, на който работи сървърът, или с паролата на сървъра.
error-wrong-password = Това не е паролата на сървъра. Опитай пак.
error-too-many-drafts = В момента се правят твърде много тестета. Първо завърши едно.
error-no-such-draft = Това недовършено тесте вече го няма. Презареди страницата и започни отначало.
error-draft-closed = Това тесте вече се прави.
error-deck-of-wrong-size = Едно тесте има от 30 до 500 изображения. Добави или махни няколко.
error-deck-exists = Вече има тесте с това име. Избери друго име.
error-deck-in-use = На някоя маса се играе с това тесте. Избери там други картини или опитай пак десет минути след като всички са си тръгнали.
error-not-a-picture = Това не е изображение във формат JPEG, PNG или WebP. Избери друг файл.
error-picture-too-large = Това изображение е твърде голямо: най-много 16 MB и 60 милиона пиксела. Избери друго, по-малко.
error-picture-too-small = Това изображение е твърде малко: всяка страна трябва да е поне 64 пиксела. Избери друго, по-голямо.
error-picture-moves = Анимирани изображения не могат да се използват. Избери неподвижно.
error-picture-broken = Това изображение е повредено и не може да се отвори. Избери друго.
error-picture-twice = Това изображение вече е в тестето.
error-disk-full = Дискът на сървъра е почти пълен. Който поддържа сървъра, трябва да освободи място.
error-deck-on-every-node = Този сървър има няколко възела: инсталирай тестето на всеки от тях с командата „stella deck pack“.
push-daily = Масата на деня е подредена
push-daily-explained = Една водеща дума, петнайсет картини, няколко минути.
push-turn = Твой ред е
push-turn-explained = Маса { $code } те чака.
push-game = Започва нова игра
push-game-explained = На маса { $code } току-що започна игра.

## Why a game cannot start.

problem-too-few-seats = За играта са нужни поне трима играчи.
problem-too-many-seats = На една маса има място за най-много шестима играчи.
problem-name-empty = Всеки играч трябва да има име.
problem-name-too-long = Името може да има най-много 24 знака.
problem-colour-taken = Някой вече играе с този цвят.
problem-deck-too-small = В това тесте има твърде малко картини за игра.
problem-too-few-word-cards = Картите Думи не стигат за тази игра. Добави още или избери други водещи думи.
problem-too-many-custom-cards = Има само десет празни карти Думи.
problem-word-empty = Думата по ваш избор трябва да има поне една буква, цифра или символ.
problem-word-too-long = Думата по ваш избор може да има най-много 40 знака.
problem-seed-not-hexadecimal = Началното число на играта се пише с цифрите от 0 до 9 и буквите от a до f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Игра на асоциации за трима до шестима играчи: една дума, петнайсет картини. Кой вижда това, което виждаш ти? Безплатно в браузъра, без регистрация.

## The web client: the door.

motto = Една дума, петнайсет картини. Кой вижда това, което виждаш ти?
language = Език
table-code = Код на масата
check-the-code = Провери буквите и цифрите.
sit-down = Седни
watch = Гледай
just-watch = Само гледай
or = или
or-alone = или без компания
new-table = Отвори нова маса
light-the-table = Отвори масата
play-with-bots = Играй с ботове
learn-in-ninety-seconds = Научи играта за 90 секунди
continue-at = Продължи играта си ({ $code })
rules = Правила
guest = Гост
your-name = Твоето име
back = Назад
begin = Започни
save = Запази
close = Затвори
reload = Презареди
try-again = Опитай пак
to-the-door = Към началото
fact-players = 3–6 играчи
fact-time = Около 20 мин.
fact-account = Без регистрация
open-tables = Маси, отворени за всички
seats-free = { $count ->
    [one] Едно свободно място
   *[other] { $count } свободни места
}
your-tables = Твоите маси
more-tables = Покажи всички маси

## Errors with a way out.

server-gone = Сървърът не отговаря
server-gone-explained = Провери дали работи и дали си в същата мрежа, после опитай пак.
server-does-not-answer = Още чакаме сървъра…
server-updated = Stella е обновена.
reconnecting = Възстановяваме връзката… Кръстчетата ти са запазени.
no-such-page = Тук няма нищо
no-such-table = Няма маса { $code }
no-such-table-explained = Провери кода или отвори нова маса.
no-such-record = Няма такава игра
table-full = Тази маса е пълна
watch-instead = Можеш да гледаш.
seat-moved = Мястото ти вече е на друго устройство
seat-gone = Вече нямаш място тук
back-to-this-table = Обратно на тази маса
ticket-void = Този линк вече не работи
hand-over = Играй на друго устройство
hand-over-open = Отвори този линк на другото устройство:
hand-over-explained = Мястото ти минава на това устройство, а другото го освобождава.
take-seat-here = Играй тук

## The lobby.

sit-down-at = Седни на маса { $code }
your-lantern = Твоят фенер
your-seat = Твоето място
change-seat = Смени името или фенера
colour-orange = Оранжев, слънце
colour-pink = Розов, сърце
colour-blue = Син, капка
colour-purple = Лилав, луна
colour-green = Зелен, елха
colour-yellow = Жълт, хвърчило
around-the-table = Около масата
free-seat = Свободно място
host = Домакин
bot = Бот
you = ти
away = Отсъства
make-host = Избери за домакин
ask-to-get-up = Махни { $name } от масата
add-a-bot = Добави бот
how-well = Колко добре играят ботовете?
level-1 = Замечтано
level-2 = Внимателно
level-3 = Проницателно
level-4 = Невероятно
invite = Покани
invitation = Ела да играем Stella! Код на масата: { $code }
scan-or-type = Сканирай или въведи кода
share-link = Сподели линка
link-copied = Линкът е копиран.
copy-link = Копирай линка
qr-of = QR код за { $link }
join-with = Влез с код
options = Настройки
words-from = Водещи думи
words-drawn = От кутията
words-discovery = Думи за начинаещи
words-custom-mixed = От кутията и по ваш избор
words-custom-first = Първо думи по ваш избор
words-only-custom = Само думи по ваш избор
first-time = Първата ви игра?
use-discovery = Вземи думите за начинаещи
own-words = Думи по ваш избор
own-words-count = { $count } от 10 карти
own-words-explained = Попълни празните карти Думи с по една или две думи. Никой няма да ги види, преди картата да бъде обърната.
own-words-paste = Можеш и да поставиш списък: по една карта Дума на ред, двете ѝ думи с наклонена черта между тях.
word = Дума
other-word = Друга дума
other-word-wipes = Ако всички са съгласни, кръстчетата се изтриват и се играе с другата дума.
word-top = Карта { $card }, дума
word-bottom = Карта { $card }, друга дума
clock-associate = Време за отбелязване
clock-point = Време за посочване
clock-none = Без ограничение
clock-seconds = { $seconds } сек.
deck = Картини
make-a-deck = Направи собствено тесте
public-table = Маса, отворена за всички
players-missing = { $count ->
    [one] Нужен е още един играч.
   *[other] Нужни са още { $count } играчи.
}
players-here = { $count ->
    [one] Един играч на масата.
   *[other] { $count } играчи на масата.
}
waiting-for-host = Чакаме домакинът да започне играта.
seat-for-a-friend = За приятели
learn-while-waiting = Научи играта, докато чакаш
public-explained = Всеки може да се включи от началната страница, докато масата се напълни или играта започне.
locked-table = Без нови играчи
word-list = Списък с думи
words-missing = Липсва в този списък с думи: { $missing }. Вместо това се показва: { $first }.
use-own-words = Включи ги
words-unused = Има думи по ваш избор, но при тази настройка не участват.
words-use-how = Как да участват думите по ваш избор?
words-host-chooses = Домакинът решава дали да се играе с думи по ваш избор.
words-later = Не сега
remove = Махни
remove-and-keep-out = Махни и блокирай
keep-out-explained = При блокиране този човек не може да се върне от същото устройство.
table-locked = Тази маса е затворена за нови играчи
game-begun-at = Играта ти на маса { $code } започна.

## The table.

menu = Меню
board = Картини на масата
clue = Водеща дума
round-of = Рунд { $round } от { $rounds }
step-associate = Асоцииране
step-announce = Анонс
step-reveal = Разкриване
step-score = Точкуване
place = Ред { $row }, колона { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Имаш кръстче тук.
mark = Отбележи
mark-this = Отбележи тази картина
marked = Отбелязана
enlarge-picture = Увеличи: { $title }
previous-picture = Предишна картина
next-picture = Следваща картина
tip-associate = Отбележи от 1 до 10 картини, които подхождат на водещата дума. Само ти виждаш кръстчетата си.
tip-slate = На телевизора картините са големи. Докосни тези, които подхождат на думата; задръж някоя, за да я отвориш тук.
marked-of-ten = Отбелязани: { $count } от 10
of-ten = от 10
be-ready = Готово
not-ready = Промени кръстчетата
ready = Готово
still-looking = Още отбелязва
waiting-for = { $count ->
    [0] Всички са готови.
    [one] Чакаме един играч.
   *[other] Чакаме { $count } играчи.
}
waiting-for-names = Чакаме още: { $names }.
ask-for-other-word = Предложи другата дума
other-word-asked = { $name } предлага другата дума.
other-word-agreed = Съгласни: { $count } от { $of }. Всички кръстчета ще се изтрият.
agree-to-other-word = Вземи другата дума
keep-this-word = Запази тази дума
time-left = { $seconds ->
    [one] Остава една секунда
   *[other] Остават { $seconds } секунди
}
more-time = Добави време
has-stand-in = Играе заместник
ask-for-stand-in = Повикай заместник
stand-in-plays = В момента заместник играе вместо теб.
take-seat-back = Върни се в играта
fallen = Залез
scout = Активен играч
first-scout = Първи играч
in-the-dark = В Мрака
marked-count = { $count ->
    [one] Едно кръстче
   *[other] { $count } кръстчета
}
stars-count = { $count ->
    [one] Една звездичка
   *[other] { $count } звездички
}
your-turn = Твой ред е
your-turn-point = Ти си активният играч: посочи картина със свое кръстче.
scout-chooses = { $name } е активният играч и избира картина.
you-have-fallen = Ти залезе. Кръстчетата ти още важат за другите.
point-at = Посочи „{ $title }“
point-now = Да, посочи „{ $title }“
choose-a-glowing-picture = Избери светеща картина
points = { $name } посочва
spark = Искра
super-spark = Супер-искра
fall = Залез
go-on = Нататък
order-your-marks = Подреди кръстчетата си
order-explained = Когато дойде твоят ред, играта ще посочи първата от тези картини, която още никой не е посочил.
point-in-this-order = Посочвай в този ред
choose-myself = Нека избирам всеки път
earlier = Нагоре: { $title }
later = Надолу: { $title }

## Announce, score and end.

how-many-marked = По колко кръстчета имате?
someone-in-the-dark = { $name } е в Мрака
you-in-the-dark = Ти си в Мрака
in-the-dark-explained = Само един играч има най-голямото число, { $number }. Залез в Мрака отнема по една звездичка от всяка Искра и Супер-искра.
nobody-in-the-dark = Никой не е в Мрака
nobody-in-the-dark-explained = Няколко играчи имат най-голямото число, { $number }.
on-to-reveal = Към разкриването
after-round = След рунд { $round }
score-sheet = Дъска за резултати
player = Играч
total = Общо
score-filled = Искри: { $sparks } × 2, Супер-искри: { $supers } × 3 звездички.
score-dark-fallen = { $fields ->
    [0] Залез в Мрака: няма звездичка, която да се изгуби.
    [one] Залез в Мрака: губи се една звездичка.
   *[other] Залез в Мрака: всяка от { $fields }-те картини губи по една звездичка.
}
score-dark-not-fallen = В Мрака, но без Залез: всичко се брои.
score-fallen = Залез: звездичките отпреди Залеза остават.
row-bottom-changes = Долният ред се сменя
row-middle-changes = Средният ред се сменя
row-top-changes = Горният ред се сменя
on-to-round = Към рунд { $round }
to-the-end = Кой печели?
winner = { $name } печели
winners = { $names } си поделят победата
you-win = Ти печелиш
round-by-round = Рунд по рунд
who-sees-alike = Кои мислят еднакво?
most-alike = { $count ->
    [one] { $a } и { $b } имат едно общо кръстче.
   *[other] { $a } и { $b } имат { $count } общи кръстчета.
}
united = Това ви обедини
divided = Това ви раздели
nobody-pointed = Обща картина, но никой не я посочи
marked-by = Отбелязали: { $count } от { $of } играчи
play-again = Играй пак
back-to-lobby = Смени места или настройки
want-again = { $count ->
    [one] { $names } иска да играе пак.
   *[other] { $names } искат да играят пак.
}
told-not-again = { $name } вече не иска да играе пак.
not-again = Оттегли
again-begins = Следващата игра започва, когато домакинът я пусне или всички тук я искат.
look-back = Гледай повторението
save-record = Запази играта
verify = Честно ли беше?

## Replay.

replay = Повторение
step-back = Стъпка назад
step-on = Стъпка напред
run = Пусни
pause = Спри
step-of = Стъпка { $step } от { $of }
whose-eyes = Гледна точка
as-spectator = Зрител

## Menu and keys.

react = Реагирай
react-with = Реагирай с { $emoji }
sound-on = Включи звука
sound-off = Изключи звука
volume = Сила на звука
vibration-on = Вибрирай, когато е мой ред
vibration-off = Не вибрирай, когато е мой ред
full-screen = На цял екран
pace = Темпо на играта
pace-normal = Нормално
pace-calm = Спокойно
pace-brisk = Бързо
pace-hand = Изчакай ме
notify-me = Извести ме, когато е мой ред
notify-off = Не ме известявай повече
notify-on-explained = Когато е твой ред или започва нова игра, ще получиш известие на това устройство, дори Stella да е затворена.
notify-insecure = Без https тази страница може да те извести само докато е отворена. Включи звука и следи заглавието на раздела.
notify-blocked = Браузърът ти блокира известията от тази страница. Разреши ги в настройките му и опитай пак.
notify-failed = Засега браузърът ти може да те известява само докато страницата е отворена.

decks-title = Собствено тесте
decks-intro = Пусни тук поне 30 изображения, опиши ги и играй с тях. Те остават на този сървър.
decks-host-only = Тестета се правят на компютъра, на който работи сървърът. От друго място ти трябва паролата на сървъра.
decks-password = Парола на сървъра
decks-let-me-in = Продължи
decks-drop = Пусни изображенията тук
decks-choose = Избери изображения
decks-counted = { $count ->
    [one] { $count } изображение, нужни са поне 30
   *[other] { $count } изображения, нужни са поне 30
}
decks-name = Име на тестето
decks-name-hint = С това име ще се вижда в списъка.
decks-language = Език на текстовете
decks-picture = Изображение { $number }
decks-picture-title = Заглавие
decks-picture-description = Какво се вижда
decks-across = Хоризонтално
decks-down = Вертикално
decks-whole = Покажи го цялото
decks-remove = Махни
decks-removed = Изображение { $number } е махнато.
decks-undo = Отмени
decks-checking = Проверява се…
decks-make = Направи тестето
decks-need-more = { $count ->
    [one] Добави още { $count } изображение.
   *[other] Добави още { $count } изображения.
}
decks-need-name = Дай име на тестето.
decks-packing = Прави се: { $done } от { $total }
decks-failed = Тестето не можа да се направи. Опитай пак; който поддържа сървъра, ще намери подробности в дневника му.
decks-made = Тестето „{ $title }“ е готово
decks-made-explained = Когато отвориш маса, избери го в „Картини“.
decks-use = Играй с него на маса { $code }
decks-another = Направи още едно тесте
decks-own = Тестета на този сървър
decks-size = { $count ->
    [one] { $count } изображение
   *[other] { $count } изображения
}
decks-delete = Изтрий
decks-delete-title = Да се изтрие ли „{ $title }“?
decks-delete-warning = Изображенията се изтриват завинаги от този сървър. Игрите, изиграни с тях, запазват думите и точките си, но вече не показват картини. Това не може да се отмени.
decks-delete-now = Изтрий завинаги
decks-deleted = Тестето „{ $title }“ е изтрито.
open-tv = Покажи масата на телевизор
open-tv-type = Въведи на телевизора този адрес:
open-in-new-tab = Отвори тук в нов раздел
get-up = Напусни масата
get-up-explained = Ако тече игра, заместник ще я довърши вместо теб.
keys = Клавиши
key-arrows = От картина на картина
key-enter = Отбележи картината или я посочи
key-space = Увеличи картината или я затвори
key-ready = Готово или промени кръстчетата
key-other-word = Предложи другата дума
key-cards = Към картините
key-next = Нататък
key-score = Прочети резултата
key-situation = Кажи докъде е стигнала играта
key-again = Повтори последното изречение
key-before = Повтори изречението преди него
key-menu = Меню
key-escape = Затвори
key-help = Покажи тези клавиши

## Printing the game: what stands on paper (sheet-), and the page that makes the PDFs (print-).

error-print-busy = В момента се правят други PDF файлове. Опитай пак след минута.
error-no-such-print = Този PDF файл вече го няма. Направи го отново.
error-word-not-printable = Някои букви от думите ти не могат да се отпечатат. Избери други думи.
sheet-title-cards = { $name }: карти с картини
sheet-title-words = { $name }: карти Думи
sheet-title-slates = Stella: лични дъски
sheet-title-board = Stella: табло с числа
sheet-title-lanterns = Stella: фенери и маркери
sheet-title-scores = Stella: дъска за резултати
sheet-title-rules = Stella: правилата
sheet-title-calibration = Stella: пробна страница за двустранен печат
sheet-slug = { $title } · { $page } от { $pages } · 100%
sheet-card = Картина { $number }
sheet-card-back = Гръб на карта с картина
sheet-word-back = Гръб на карта Дума
sheet-blank = Думи по ваш избор
sheet-slate = Лична дъска, цвят и знак: { $colour }. Три реда по пет полета, всяко с две звездички и бонус звездичка. Над тях е таблото с числата, а до редовете са рундовете.
sheet-name = Име
sheet-total = Общо
sheet-player = Играч
sheet-board = Табло с числата от 1 до 10
sheet-lantern-light = Фенер, { $colour }: светла страна
sheet-lantern-dark = Фенер, { $colour }: тъмна страна
sheet-marker = Маркер за рунд { $round }
sheet-marker-back = Гръб на маркер за рунд
sheet-box = Какво има в кутията
sheet-box-1 = 84 карти с картини.
sheet-box-2 = Карти Думи с по две думи: 96 обикновени, 4 номерирани за начинаещи и 10 празни за думи по ваш избор.
sheet-box-3 = 6 лични дъски и 6 фенера в шест цвята. Фенерът има светла и тъмна страна.
sheet-box-4 = Табло с числата от 1 до 10, 4 маркера за рундовете, пионката на Първия играч и дъска за резултати.
sheet-box-5 = Трябва и по един флумастер за всеки. В прозрачен джоб личната дъска може да се изтрива; иначе отпечатай по една за всеки рунд.
sheet-setup-board = Таблото лежи над горния ред, точно както на личната ти дъска. Маркерите за рундовете лежат отляво, отдолу нагоре: I до долния ред, IV до таблото.
sheet-other-word = Ако някой не разбира думата или не я харесва, можете заедно да вземете другата дума от картата. Тогава всички започват отначало.
sheet-ready = Остави флумастера, когато приключиш. Щом всички флумастери са оставени, никой вече не променя нищо.
sheet-table = Масата: таблото над три реда по пет карти с картини, отляво маркерите за рундовете, отдясно тестето за теглене
sheet-board-short = Табло
sheet-markers-short = Маркери за рундовете
sheet-draw-pile = Тесте за теглене
sheet-calibration-1 = 1. Отпечатай тези две страници от двете страни на един лист, на 100% и с обръщане по дългия край.
sheet-calibration-2 = 2. Измери линийката долу: трябва да е точно 100 мм. Ако не е, изключи всяко мащабиране.
sheet-calibration-3 = 3. Вдигни листа срещу светлината и погледни страната със скалата.
sheet-calibration-4 = 4. Отчети къде върху скалата попада кръстът от тази страна. Въведи x и y, когато правиш PDF файла, и гърбовете ще се преместят с толкова.
sheet-cross = Кръст в средата на страницата
sheet-ruler = Линийка от 100 милиметра
sheet-scale = Скала от −10 до +10 милиметра, надясно и надолу
sheet-this-side = Гледай тази страна срещу светлината
print-title = Отпечатай играта
print-intro = Направи PDF файлове на тестето и на всичко към него. Отпечатай ги на 100% върху плътна хартия, изрежи по знаците и играй с истински карти.
print-deck = Тесте
print-words-list = Списък с думи
print-what = Какво да се отпечата
print-cards = Карти с картини
print-words = Карти Думи
print-slates = Шест лични дъски
print-board = Табло с числа
print-lanterns = Фенери и маркери
print-scores = Дъска за резултати
print-rules = Правилата на две страници
print-calibration = Пробна страница за двустранен печат
print-paper = Хартия
print-letter = US Letter
print-layout = Гърбове
print-gutter = Сгъване и лепене: лице и гръб от една страна на листа
print-separate = Първо лицата, после гърбовете, за слепване
print-duplex = Двустранно: принтерът обръща листа
print-single = По една на страница с наддаване за рязане, за печатница
print-language = Език
print-second = Втори език на картите Думи
print-none = Няма
print-own-words = Думи по ваш избор, по една на ред
print-offset = Премести гърбовете, в милиметри
print-offset-x = Надясно (x)
print-offset-y = Надолу (y)
print-make = Направи PDF
print-starting = Започва се…
print-waiting = Чакаме други PDF файлове…
print-making = Прави се страница { $done } от { $total }
print-ready = PDF файлът е готов.
print-save = Запази { $title }
print-failed = PDF файлът не можа да се направи. Опитай пак; който поддържа сървъра, ще намери подробности в дневника му.
to-print = Отпечатай играта

## Said to those who listen.

told-ready = { $name }: готово.
told-you-ready = Готово.
told-not-ready = { $name } пак отбелязва.
told-other-word-declined = { $name } предпочита тази дума.
told-word-swapped = Водещата дума вече е: { $word }. Всички кръстчета са изтрити.
told-round = Рунд { $round }. Водещата дума е: { $word }.
told-spark = { $name } посочва „{ $title }“. Кръстче там имат и { $names }: Искра.
told-super-spark = { $name } посочва „{ $title }“. Кръстче там има и { $names }: Супер-искра.
told-spark-you = { $name } посочва „{ $title }“. Искра, също и с теб: 2 звездички.
told-super-spark-you = { $name } посочва „{ $title }“. Супер-искра с теб: 3 звездички.
told-fall = { $name } посочва „{ $title }“. Никой друг няма кръстче там: Залез.
told-scored = Рундът е точкуван. { $scores }.
told-ended = Край на играта. Победа за { $names }.

## The introduction.

end-introduction = Напусни въведението
learn-mark = Отбележи.
learn-mark-text = Водещата дума е „{ $clue }“. Отбележи двете светещи картини, които ѝ подхождат.
learn-mark-phone-text = Водещата дума е „{ $clue }“. Докосни светеща картина, за да я видиш голяма, и още веднъж, за да я отбележиш.
learn-mark-other = Добре.
learn-mark-other-text = Сега и другата светеща картина. Целта е да видиш каквото виждат другите.
learn-own = Твоят избор.
learn-own-text = Отбележи още една картина, която според теб подхожда на „{ $clue }“.
learn-ready = Стига ли?
learn-ready-text = Повече кръстчета могат да донесат повече звездички, но и Залез. Когато решиш, натисни „Готово“.
learn-wait = Готово.
learn-wait-text = Когато всички фенери светнат, кръстчетата се заключват.
learn-announce = Анонс.
learn-announce-text = Всеки казва колко картини е отбелязал. Кои точно, остава в тайна.
learn-dark = Мракът.
learn-dark-text = Който единствен има най-голямото число, е в Мрака. Залез там отнема по една звездичка от всяка Искра и Супер-искра.
learn-point = Ти си активният играч.
learn-point-text = Посочи картината със знака „ръка“. Дали и други имат кръстче там?
learn-point-again = Пак е твой ред.
learn-point-again-text = Сега посочи тази.
learn-point-own = Твоята картина.
learn-point-own-text = Пас няма, затова я посочи. Вижда ли я някой като теб?
learn-crosses = Кой още?
learn-crosses-text = Всеки фенер, който светне, е на играч, който също е отбелязал тази картина.
learn-watch = Разкриване.
learn-watch-text = Всички се редуват и посочват по една картина. Ако и ти имаш кръстче там, получаваш звездички.
learn-spark = Искра.
learn-spark-text = Трима или повече имат кръстче тук: по две звездички за всеки от тях.
learn-super-spark = Супер-искра!
learn-super-spark-text = Точно двама имат кръстче тук: по три звездички. По-хубаво няма.
learn-fall = Залез.
learn-fall-text = Никой друг няма кръстче тук: без нови посочвания и звездички до края на рунда. Предишните остават.
learn-fallen = Ти залезе.
learn-fallen-text = Звездичките ти остават, а кръстчетата ти още важат за другите.
learn-score = Това беше един рунд.
learn-score-text = Звездичките са точки. След четири рунда печели този с най-много звездички.
learn-score-dark-text = Звездичките са точки. { $name } залезе в Мрака: всяка Искра и Супер-искра губи по една звездичка.
learn-done = Вече знаеш играта.
learn-done-text = Играта е от четири такива рунда. Печели този с най-много звездички.
recap-mark = Отбележи тайно от 1 до 10 картини, които подхождат на думата.
recap-announce = Всеки казва колко, но не и кои.
recap-spark = Трима или повече имат кръстче: по две звездички.
recap-super-spark = Точно двама имат кръстче: по три звездички.
recap-fall = Никой друг няма кръстче: без нови посочвания и звездички до края на рунда.
recap-dark = Който единствен има най-голямото число и залезе, губи по звездичка от всяка Искра и Супер-искра.

## The rules on one sheet.

rules-title = Правилата
rules-aim = За какво става дума
rules-aim-1 = На масата лежат петнайсет картини и има една водеща дума. Отбележи това, което подхожда, и опитай да видиш каквото виждат другите.
rules-aim-2 = Четири рунда за трима или повече играчи; печели този с най-много звездички. Домашно правило: на масата има шест места, по едно за всеки фенер.
rules-setup = Подготовка
rules-setup-1 = От 84 карти с картини 15 лежат открити в три реда по пет. Останалите са тестето за теглене.
rules-setup-2 = Теглят се четири закрити карти Думи с по две думи. За първата ви игра има четири карти Думи за начинаещи, които се играят по ред от 1 до 4. На най-много десет празни карти можете да напишете думи по ваш избор.
rules-setup-3 = Първият играч се избира с жребий. Всички започват без точки.
rules-associate-1 = Първият играч обръща карта Дума; горната дума е водещата дума. Всеки тайно отбелязва от 1 до 10 картини, които подхождат.
rules-associate-2 = Имате време, колкото искате. Домашно правило: на масата може да се играе с часовник.
rules-associate-3 = Ако някой не разбира думата или не я харесва, можете заедно да вземете другата дума от картата. Домашно правило: всеки може да я предложи, веднъж на рунд и само докато никой не е готов. Всички хора на масата трябва да са съгласни; ботовете не гласуват. После всички кръстчета се изтриват.
rules-associate-4 = Можеш да променяш кръстчетата си, докато не са готови всички. Тогава всички лични дъски се заключват наведнъж.
rules-announce-1 = Всеки казва колко картини е отбелязал, но не и кои, и поставя фенера си на това число.
rules-announce-2 = Който единствен има най-голямото число, е в Мрака и обръща фенера с тъмната страна нагоре. Това има значение чак при точкуването.
rules-announce-3 = Ако двама или повече имат най-голямото число, никой не е в Мрака. Пример: при 8, 6, 5 и 3 в Мрака е играчът с 8; при 6, 6, 5 и 3 там няма никого.
rules-reveal-1 = Активният играч посочва картина със свое кръстче, която никой още не е посочил в този рунд. Пас няма.
rules-reveal-2 = Поне още двама играчи имат кръстче там: Искра. Активният играч и всички с кръстче попълват по 2 звездички.
rules-reveal-3 = Точно още един играч има кръстче там: Супер-искра. И двамата попълват по 3 звездички, заедно с бонус звездичката.
rules-reveal-4 = Никой друг няма кръстче там: Залез. Активният играч не попълва повече звездички в този рунд и не става активен отново.
rules-reveal-5 = Кръстчетата на залезлите играчи още важат за другите, но на тях самите не носят нищо.
rules-reveal-6 = След всяка картина е ред на следващия по посока на часовниковата стрелка. Който е залязъл или няма какво да посочи, се прескача.
rules-reveal-7 = Стъпката свършва, когато никой повече не може да посочва. Пример: Ана посочва моста, а Бен и Ева също го имат: Искра, по 2 звездички. Бен посочва лисицата, която има само Ана: Супер-искра, по 3 звездички. Ева посочва луната, която никой друг няма: Залез. Ева запазва 2 звездички и не посочва повече.
rules-score-1 = Всяка попълнена звездичка е една точка.
rules-score-2 = В Мрака и без Залез: обикновено точкуване.
rules-score-3 = В Мрака и със Залез: от всяка попълнена Искра и Супер-искра се изтрива по една звездичка. Искрата тогава носи 1, а Супер-искрата – 2.
rules-score-4 = Който е залязъл, но не в Мрака, запазва попълненото преди Залеза. Пример: 3 Искри и 1 Супер-искра са 9 звездички; след Залез в Мрака остават 5.
rules-between = Между рундовете
rules-between-1 = Картата Дума се връща в кутията, а пионката на Първия играч се мести с едно място по посока на часовниковата стрелка.
rules-between-2 = Пет картини излизат от играта и на тяхно място идват пет нови. Домашно правило: след рунд I долният ред, след II средният, след III горният.
rules-between-3 = Личните дъски се почистват и всички фенери отново светят.
rules-end = Край
rules-end-1 = След четири рунда точките се събират. Най-големият сбор печели; при равенство победата е обща. Пример: 7, 11, 5 и 9 правят 32 точки.

## By ear and by keyboard, and without a line.

not-sent = Няма връзка: това не беше изпратено. Връзката ще се възстанови автоматично.
no-line = Чакаме връзката…
card-chosen = Избрана.
card-free-mark = Можеш да я посочиш.
told-chosen = { $title }: избрана. Натисни още веднъж, за да я посочиш.
told-not-a-mark = Не можеш да посочиш „{ $title }“. Можеш да посочиш: { $titles }.
told-my-marks = Твоите кръстчета: { $marks }.
told-mark-at = { $title } (ред { $row }, колона { $column })
told-marked = Отбелязана, { $count } от 10.
told-unmarked = Кръстчето е махнато, { $count } от 10.
told-time-left = Остават { $seconds } секунди.
told-more-time = Вече имате повече време.

## Playing by ear, by key and by switch.

accessibility = Достъпност
what-happened = Какво се случи
key-log = Прочети какво се случи
key-command = Въведи команда
key-change = Промени
key-press-new = Натисни новия клавиш.
key-change-explained = Избери буква тук и натисни клавиша, който предпочиташ.
key-reset = Обратно към обичайните клавиши
undo = Отмени: „{ $title }“
told-held = „{ $title }“ ще бъде посочена след три секунди. Натисни пак, за да отмениш.
told-undone = Отменено. Нищо не е посочено.
told-you-not-ready = Отново отбелязваш.
told-you-mark = Още отбелязваш.
told-you-asked = Ти предложи другата дума.
told-you-spark = Посочваш „{ $title }“. Кръстче там имат и { $names }: Искра, 2 звездички.
told-you-super-spark = Посочваш „{ $title }“. Кръстче там има и { $names }: Супер-искра, 3 звездички.
told-you-fall = Посочваш „{ $title }“. Никой друг няма кръстче там: ти залезе. В този рунд вече не посочваш и не получаваш нови звездички; кръстчетата ти още важат за другите.
told-yours-too = И ти имаш кръстче там, но вече залезе: без звездички за теб.
told-place = Място { $place }: { $names }, { $stars }.
told-you-won = Край на играта. Ти печелиш.
told-you-share = Край на играта. Делиш победата с { $names }.
told-waits = Масата те чака: натисни „Нататък“ или неговия клавиш.
access-on = Включено
access-none = Изключено
access-seconds = { NUMBER($seconds) } сек.
access-listening = Слушане
access-ear = Играя на слух
access-ear-explained = Играта продължава едва когато всичко е прочетено.
access-verbosity = За всяка картина чети
access-verbosity-title = Заглавието
access-verbosity-objects = Заглавието и какво има на нея
access-verbosity-description = Цялото описание
access-reactions = Чети и реакциите
access-pressing = Натискане
access-keys = Буквени клавиши
access-cool-down = Пренебрегвай второ натискане за
access-cool-down-explained = Посочва се с две натискания. Така трепереща ръка или задържан клавиш не прави и двете наведнъж.
access-switches = Превключватели
access-scanning = Сканиране
access-scanning-explained = Редовете с картини и бутоните светват един след друг. Интервал или Enter отваря реда, после избира от него. С два превключвателя интервалът продължава, а Enter избира.
access-switch-count = { $count ->
    [one] Един превключвател
   *[other] { $count } превключвателя
}
access-step = Всяка стъпка трае
access-undo = Отмяна на посочването
access-undo-explained = До три секунди след посочването можеш да го отмениш. Дотогава никой друг не го вижда.
access-reading = Четене
access-font = Шрифт
access-font-drawn = Двата шрифта на Stella
access-font-plain = Навсякъде изчистени букви
access-font-device = Шрифтът на това устройство
access-by-ear = Игра на слух
access-by-ear-grid = Всяка картина има заглавие и описание. Картините са подредени в решетка от три реда и пет колони: влез в нея и екранният четец ще препраща клавишите със стрелки към играта (режим на фокус или на формуляри). Enter отбелязва, интервал прочита цялото описание.
access-by-ear-keys = { $pictures } води към картините. { $situation } казва докъде е стигнала играта, { $again } повтаря последното изречение, { $log } отваря „Какво се случи“, { $command } отваря командното поле, { $next } продължава, { $help } изброява всички клавиши.
access-by-ear-pace = С темпо „Изчакай ме“ играта не продължава, докато не натиснеш „Нататък“. Няма часовник, освен ако домакинът не го включи.
command-label = Команда („помощ“ изброява всички)
command-send = Изпрати
command-at = { $place }: { $title }.
command-unknown = Непозната команда: { $text }. Напиши „помощ“.
command-which = Коя картина? Кажи мястото ѝ, например б3, или заглавието ѝ.
command-found = { $count ->
    [one] Една картина:
   *[other] { $count } картини:
} { $pictures }
command-not-found = Никоя картина на масата не отговаря на: { $text }.
command-not-now = Не сега.
command-full = Можеш да отбележиш най-много десет картини.
command-empty = Няма.
command-shortlist-is = Списък: { $pictures }
command-sure = Да посоча ли „{ $title }“? Напиши „да“.
command-sure-other = Всички кръстчета ще се изтрият. Напиши „да“, за да предложиш другата дума.
command-done = Готово.
command-help-text = Картините са на места от а1 до д3 (или a1 до e3): буквата е колоната, цифрата е редът. Или ги брой ред по ред от 1 до 15. „б3“ прочита картина, „б3+“ я отбелязва, „б3-“ маха кръстчето. „всички“ и „нови“ четат заглавията и по три неща от всяка картина; „ред 2“ чете един ред; „търси вода“ търси. „запази б3“ и „махни б3“ променят списъка ти; „списък“ го чете; „мои“ чете кръстчетата ти. „готово“ приключва отбелязването; „друга“ предлага другата дума, „оставям“ пази тази. „посочи б3“, после „да“. „нататък“ продължава. Има и: „точки“, „кой“, „състояние“, „последно“, „дневник“. Става и със заглавие: „отбележи лисица“.
command-word-read = прочети, чети
command-word-mark = отбележи
command-word-unmark = изтрий, размаркирай
command-word-row = ред
command-word-all = всички, маса
command-word-new = нови
command-word-find = търси, намери
command-word-keep = запази
command-word-drop = махни
command-word-shortlist = списък
command-word-mine = мои
command-word-point = посочи
command-word-yes = да
command-word-ready = готово
command-word-other = друга
command-word-decline = оставям
command-word-next = нататък, продължи
command-word-score = точки
command-word-who = кой
command-word-state = състояние
command-word-last = последно, пак
command-word-log = дневник
command-word-help = помощ
learn-mark-ear = Водещата дума е „{ $clue }“. Две картини ѝ подхождат: { $titles }. { $pictures } води към картините, стрелките местят от картина на картина, интервал чете описание, Enter отбелязва. Отбележи и двете.
learn-mark-other-ear = Сега и другата: { $titles }. Целта е да видиш каквото виждат другите.
learn-own-ear = Отбележи още една картина, която според теб подхожда на „{ $clue }“. С интервал чуваш описанията.
learn-ready-ear = Повече кръстчета могат да донесат повече звездички, но и Залез. Когато решиш, натисни { $ready }.
learn-point-ear = Посочи { $titles }: { $pictures } води там, Enter я избира, още веднъж Enter я посочва. После чуваш кой друг има кръстче там.
learn-point-own-ear = Остана само твоята картина: { $titles }. Пас няма, затова я посочи: натисни Enter два пъти.
learn-crosses-ear = Всеки поред казва дали също има кръстче там.
learn-next-ear = { $next } продължава.
decks-description-hint = Без описание хората, които не виждат изображението, не могат да играят с него.
decks-undescribed = { $count ->
    [one] { $count } изображение няма описание: така всички, които играят на слух, остават извън играта.
   *[other] { $count } изображения нямат описание: така всички, които играят на слух, остават извън играта.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = Ти посочваш
fall-alone = Никой друг не я е отбелязал: { $name } залязва.
fall-alone-you = Никой друг не я е отбелязал: ти залязваш.
fall-in-the-dark = В Мрака всяка Искра и Супер-искра сега губи по една звездичка.
who-saw-what = Кой какво видя?
rounds-so-far = Рундовете досега
nobody-marked-it = Никой не е отбелязал тази картина.
not-told-yet = Още не е разкрито
finale = Броим звездичките
skip = Пропусни

## The games of a room: what it remembers and forgets.

error-room-forgotten = Домакинът изтри тази маса.
error-round-not-scored = Този рунд още не е точкуван. Изчакай края му.
error-name-at-table = На масата седи някой с това име. Първо трябва да напусне масата.
error-no-such-name = Никой с това име не е играл тук. Провери изписването.
our-games = Нашите игри
our-games-at = Нашите игри ({ $code })
again-at = Играй пак ({ $code })
evening-score = Днес: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Още няма завършена игра. Първата ще се появи тук.
games-in-all = { $count ->
    [one] Една игра досега
   *[other] { $count } игри досега
}
name-is-person = Броим по имена: върнеш ли се със същото име, игрите ти се събират.
all-games = Всички игри
more-games = Покажи всички ({ $count })
ended-early = Прекратена
the-players = Играчите
stat-games = Игри
stat-wins = Победи
stat-points = Точки
stat-sparks = Искри
stat-super-sparks = Супер-искри
stat-falls = Залези
stat-dark = В Мрака
stat-dark-cost = Звездички, изгубени в Мрака
stat-best-round = Най-добър рунд
stat-marks = Кръстчета на рунд
stat-streak = Най-дълга серия без Залез
stat-rating = Рейтинг
rating-range = { $value } ± { $uncertainty }
rating-explained = Рейтингът (OpenSkill) започва от 1000 за всички и се появява след три игри. Победа над по-силни играчи тежи повече. Числото след ± показва колко може да се отклонява.
boldest = Най-смело играе: { $name }
most-careful = Най-предпазливо играе: { $name }
think-alike = Кои мислят еднакво?
think-alike-explained = 100% е най-голямото възможно сходство, 0% е чиста случайност. Колко картини отбелязвате, няма значение.
think-alike-later = Изиграйте три игри заедно, за да разберете.
think-alike-most = { $a } и { $b } мислят най-сходно.
likeness = Сходство
pictures-unite = Картини, които ви обединяват
pictures-divide = Картини, които ви разделят
moments = Специални моменти
moment-first-super-spark = Първа Супер-искра
moment-five-super-sparks = Пет Супер-искри в една игра
moment-bright-in-the-dark = В Мрака и без Залез
moment-full-slate = Десет кръстчета и нито един Залез
moment-big-round = Двайсет точки в един рунд
moment-comeback = От последно място до победа
moment-one-picture = Всички отбелязаха една и съща картина
moment-nobody-fell = Цяла игра без Залез
moment-shared-victory = Обща победа
moment-ten-games = Десет игри на тази маса
whole-table = Цялата маса
new-moment = Ново: { $moment }
save-table = Изтегли като CSV
delete-table = Изтрий тази маса
delete-table-warning = Всичко за тази маса ще бъде изтрито завинаги: игри, повторения и места, за всички. Това не може да се отмени.
delete-for-good = Изтрий завинаги
table-deleted = Масата е изтрита.
forget-a-name = Изтрий име
forget-a-name-explained = Във всички минали игри на тази маса името става „—“. Преди това този човек трябва да напусне масата. Това не може да се отмени.
name-forgotten = Името е изтрито.
cancel = Отказ

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = Тази дума вече се е падала на тази маса. Избери друга.
refusal-chance-not-sealed = В момента няма жребий.
refusal-chance-already-added = Твоето устройство вече участва в този жребий.

## What a table refuses: notes on pictures.

refusal-note-too-long = Бележката може да има най-много 60 знака.
refusal-note-hidden = Домакинът скри тази бележка.
refusal-notes-are-off = На тази маса бележките са изключени.
refusal-no-such-note = Там няма бележка, която всички виждат.
refusal-no-such-proposal = Това вече не чака одобрението ти.

## What a table refuses: people who come and go.

refusal-seat-not-free = Някой още играе на това място.
refusal-seat-full = На това място не могат да играят повече устройства.
refusal-clock-paused = Часовникът е спрян.
refusal-clock-not-paused = Часовникът не е спрян.
refusal-not-asked = На тази маса не се иска съгласие.
refusal-nudged-already = Току-що подсетиха този играч. Изчакай малко.

## People come and go.

you-watch = Гледаш играта.
you-watch-with = Гледаш играта. Заедно с теб: { $names }.
more-people = { $count ->
    [one] още един човек
   *[other] още { $count } души
}
nameless-people = { $count ->
    [one] Един човек
   *[other] { $count } души
}
join-in = Включи се
play-now = Играй сега
place-kept = Мястото ти в следващата игра е запазено.
host-is-gone = Домакина го няма.
become-host = Стани домакин
you-are-host = Сега ти си домакинът.
told-came = { $name } седна на масата.
told-left = { $name } напусна масата.
told-host = { $name } вече е домакин.
paused = Спрян
told-paused = Домакинът спря часовника.
told-resumed = Часовникът отново върви.
nudge = Подсети
nudge-name = Подсети { $name }
nudged = Масата чака теб
nudged-by = { $name } те подсеща: всички чакат теб.
nudged-by-watcher = Зрител те подсеща: всички чакат теб.
told-nudged = Подсетихме { $name }.
told-replaced = { $name } пое едно от местата.
told-ended-early = Играта беше прекратена. Никой не печели.
game-ended-early = Играта беше прекратена
nobody-has-won = Никой не печели.
watch-with = Гледай с код
code-is-hidden = Кодът е скрит.
who-is-here = Кой е тук
people-now = Играй сега на мястото на бот
people-now-explained = Мястото запазва кръстчетата и звездичките си.
people-next = Седни за следващата игра
people-next-explained = Дотогава гледаш; мястото ти е запазено.
people-full = В момента тук няма свободно място.
people-waiting = Чакат следващата игра
people-watching = Зрители
people-nobody-watches = Никой не гледа.
people-for-host = За домакина
people-hand-over = Замени играча
people-keep-out = Блокирай устройството на този играч
people-to-bot = Дай мястото на бот
people-to = Дай мястото на { $name }
people-remove = Махни
people-pause = Спри часовника
people-resume = Пусни часовника
people-hide-code = Скрий кода на всички екрани
people-show-code = Покажи кода отново
people-end = Прекрати играта сега
people-end-explained = Играта ще бъде записана като прекратена, без победител.
people-play-on = Продължи играта

## Notes on marks.

notes-on-marks = Бележки към картините
my-marks = Моите кръстчета
told-saying = { $name }: „{ $text }“
quote-marks = „“‚‘
note-on = Твоята бележка към „{ $title }“
note-why = Защо тази картина?
note-secret = Тайна, докато някой не посочи картината.
note-public = Всички могат да я прочетат.
note-explained = Напиши с няколко думи защо избираш картината. Бележката остава тайна, докато някой не посочи картината.
note-kept = Бележката е запазена.
note-taken-away = Бележката е махната.
note-hide = Скрий тази бележка: { $name }
note-hidden = Бележката е скрита.

## Shorter and softer games.

rounds-to-play = Рундове
without-stars = Без звездички
without-stars-explained = Всички виждат кой какво е видял: без точки, без Мрак, без победител.
soft-announced = Сега си покажете какво видяхте.
soft-announced-explained = Няма нищо за губене: идва ред на всяка отбелязана картина.
soft-seen = { $count ->
    [one] Видяна от един човек
   *[other] Видяна от { $count } души
}
soft-told-seen = { $name } посочва „{ $title }“. Видяна и от: { $names }.
soft-told-alone = { $name } посочва „{ $title }“. Никой друг не я видя.
soft-seen-by = Видяна от: { $names }.
soft-told-round = Рундът свърши. Вижте кой какво е видял.
soft-to-the-end = Какво видяхте заедно
soft-end = Какво видяхте заедно
soft-end-explained = Игра без звездички няма победител.
soft-tap-a-name = Избери име, за да видиш картините на този играч.
soft-nobody-shared = Всеки видя нещо различно.

## A host without a seat.

host-without-playing = Бъди домакин, без да играеш
you-host-without-playing = Домакин си на тази маса и не играеш. Виждаш каквото виждат зрителите.
stop-hosting = Предай ролята на домакин
stop-hosting-explained = Някой друг на масата става домакин.

## Teams.

refusal-not-the-speaker = Само говорителят на отбора може да каже това от името на всички.
refusal-another-member-points = Този път посочва друг от отбора ти.
play-in-teams = Игра в отбори
play-in-teams-explained = До шестима души споделят едно място. Виждат кръстчетата си взаимно и посочват поред.
how-many-teams = Отбори
team-orange = Оранжев отбор
team-pink = Розов отбор
team-blue = Син отбор
team-purple = Лилав отбор
team-green = Зелен отбор
team-yellow = Жълт отбор
choose-a-team = Кой отбор?
any-team = Най-малкият отбор
free-team = Свободен отбор
players-missing-in-teams = { $count ->
    [one] Нужен е още един отбор.
   *[other] Нужни са още { $count } отбора.
}
players-here-in-teams = { $count ->
    [one] Един отбор на масата.
   *[other] { $count } отбора на масата.
}
join-team = Включи се
team-waits = Отборът ти още не е готов: { $names }.
team-ready = Готови в отбора ти: { $names }.
team-marked = { $titles }: отбелязано от отбора ти. { $count } от 10.
team-unmarked = { $titles }: кръстчето е махнато от отбора ти. { $count } от 10.
ready-for-team = Готови сме всички
you-point-for-team = Сега ти посочваш за отбора си.
mate-points = Сега { $name } посочва за отбора ти. Помогни с избора.
tip-associate-team = Отбележете заедно от 1 до 10 картини. Кръстчетата вижда само отборът ви.

## Lessons.

lesson-open = За клас
lesson-explained = Всеки получава име на животно. Бележките, думите по ваш избор и новите имена се появяват едва след твоето одобрение. Няма рейтинги и история, а масата се изтрива, когато всички си тръгнат, най-късно след ден.
lesson-name-is-given = Тук получаваш име на животно. Никой не пита за твоето.
nod-count = { $count ->
    [one] Един текст те чака
   *[other] { $count } текста те чакат
}
nod-look = Виж
nod-title = Чака те
nod-explained = Никой друг още не вижда това. Бележката се появява, когато посочат картината ѝ.
nod-note-by = Бележка от { $name }
nod-words-by = Думи от { $name }
nod-name-for = Ново име за { $name }
nod-show = Покажи
nod-leave-out = Не показвай
nod-shown = Показано: „{ $text }“.
nod-left-out = Няма да се покаже: „{ $text }“.
nod-note-first = Домакинът първо я прочита. После се появява, когато посочат картината.
nod-words-first = Домакинът първо прочита думите ти.
nod-name-first = Домакинът първо прочита името ти. Дотогава оставаш със сегашното.
round-on-paper = Отпечатай рунда

## Pass and play.

share-this-device = Сподели устройството с някого
share-this-device-explained = Този човек получава отделно място. Подавате си устройството, а завеса скрива кръстчетата.
pass-the-device = Подай устройството на { $name }
i-am = Аз съм { $name }

## What if?

what-if = Ами ако?
insight-explained = Изборът на другите не се променя. При по-малко кръстчета се броят първите посочени картини; при повече се добавят тези с най-много кръстчета от другите.
insight-chart = Звездички според броя на кръстчетата, от 1 до 10: { $points }
insight-axis = Кръстчета
insight-picture = „{ $title }“
insight-best = Никой друг брой кръстчета нямаше да донесе повече.
insight-fewer = { $marks ->
    [one] { $points ->
        [one] При само едно кръстче резултатът щеше да е една звездичка.
       *[other] При само едно кръстче резултатът щеше да е { $points } звездички.
    }
   *[other] { $points ->
        [one] При само { $marks } кръстчета резултатът щеше да е една звездичка.
       *[other] При само { $marks } кръстчета резултатът щеше да е { $points } звездички.
    }
}
insight-more = { $points ->
    [one] При { $marks } кръстчета, заедно с най-често видяното от другите, резултатът щеше да е една звездичка.
   *[other] При { $marks } кръстчета, заедно с най-често видяното от другите, резултатът щеше да е { $points } звездички.
}
insight-safer = { $points ->
    [one] При посочване на { $titles } накрая резултатът щеше да е една звездичка.
   *[other] При посочване на { $titles } накрая резултатът щеше да е { $points } звездички.
}
insight-dark-cost = { $stars ->
    [one] Мракът струваше една звездичка.
   *[other] Мракът струваше { $stars } звездички.
}
insight-dark-would = { $stars ->
    [one] В Мрака този Залез щеше да струва една звездичка.
   *[other] В Мрака този Залез щеше да струва { $stars } звездички.
}
insight-missed = { $count ->
    [one] Пропусната Супер-искра: { $titles }.
   *[other] Пропуснати Супер-искри: { $titles }.
}
insight-alone = Никой друг не отбеляза: { $titles }.

## The picture of a game, to share.

share-result = Сподели резултата
souvenir-title = Играта в една картинка
souvenir-share = Сподели
souvenir-save = Запази картинката
souvenir-failed = Картинката не можа да се направи. Опитай пак след малко.
souvenir-scores = Краен резултат: { $scores }.
souvenir-united = Картината „{ $title }“ ви обедини при водеща дума „{ $word }“.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Твоето устройство проверява играта…
fair-unreachable = Сървърът не отговаря и твоето устройство не успя да провери играта. Опитай пак след малко.
fair-proved = Честно: никой не е могъл сам да нагласи жребия, а всички картини, думи, кръстчета и звездички отговарят на запечатаното. Дали някой е надничал, не може да се провери.
fair-in-part = Всичко, което твоето устройство можа да сравни, отговаря на запечатаното. То обаче не можа да сравни всичко и някой може да е нагласил играта. Дали някой е надничал, не може да се провери.
fair-without-part = Всичко отговаря на запечатаното. Твоето устройство обаче не участва в жребия и други може да са го нагласили. Дали някой е надничал, не може да се провери.
fair-late = Всичко, което твоето устройство видя, отговаря на записа. То обаче се включи след запечатването и жребият може да е нагласен. Дали някой е надничал, не може да се провери.
fair-record-only = В записа няма противоречия, от жребия до последната звездичка. Твоето устройство обаче не пази печати от тази игра и не може да каже дали записът е променен после. Дали някой е надничал, не може да се провери.
fair-server-alone = Всичко отговаря на запечатаното. Сървърът обаче тегли жребия сам и може да го е нагласил. Дали някой е надничал, не може да се провери.
fair-introduction = Във въведението картините са едни и същи за всички, а всички кръстчета и звездички следват правилата. Дали някой е надничал, не може да се провери.
fair-lacks-slates = Твоето устройство не беше на линия, когато някои кръстчета бяха запечатани; за тях трябва да се довери на записа.
fair-lacks-words = Думите не можаха да се проверят: списъкът им вече не е на този сървър.
fair-lacks-box = Твоето устройство не знаеше предварително с кои картини и думи ще се играе.
fair-lacks-held-back = Твоето устройство не можа да провери всички предишни игри на тази маса и не може да каже дали за по-късно са оставени правилните картини и думи.
fair-lacks-part = Не всяко устройство отвори запечатаната си част от жребия, затова някой може да е избирал между няколко жребия.
fair-lacks-bundle = Жребият на тази игра е теглен по стария начин: сървърът е знаел частите на всички устройства, преди да е определено всичко останало.
unfair-unreadable = Нещо не е наред: твоето устройство не може да прочете записа на сървъра.
unfair-part-changed = Не е честно: сървърът е подменил своята част от жребия, след като я е запечатал.
unfair-part-missing = Не е честно: сървърът е пропуснал частта на твоето устройство от жребия.
unfair-part-replaced = Не е честно: една от частите на жребия не е тази, която беше запечатана ({ $name }).
unfair-bundle-changed = Не е честно: сървърът е променил след запечатването това, от което зависи жребият, или е теглил отново.
unfair-players = Не е честно: играчите в записа не са тези, които твоето устройство видя на тази маса.
unfair-seed-mixed = Не е честно: жребият не е направен от частите, които са в записа.
unfair-seed-changed = Не е честно: жребият не е този, който беше запечатан в началото на играта.
unfair-box-changed = Нещо не е наред: картините или списъкът с думи не са тези, които тази маса предложи.
unfair-pictures = Не е честно: в рунд { $round } жребият дава други картини.
unfair-words = Не е честно: в рунд { $round } жребият дава друга дума.
unfair-scout = Не е честно: в рунд { $round } Първи играч трябваше да е някой друг.
unfair-held-back = Не е честно: сървърът е задържал погрешни картини или думи.
unfair-slate = Не е честно: в рунд { $round } има кръстчета, променени след запечатването ({ $name }).
unfair-own-slate = Не е честно: в рунд { $round } кръстчетата в записа не са твоите.
unfair-announced = Не е честно: обявените числа в рунд { $round } не отговарят на кръстчетата.
unfair-pointing = Не е честно: в рунд { $round } има ход, който не отговаря на кръстчетата.
unfair-score = Не е честно: в рунд { $round } има резултат, който не отговаря на кръстчетата ({ $name }).
unfair-winners = Не е честно: крайните точки или победата не отговарят на рундовете.
unfair-other-game = Не е честно: записът на рунд { $round } не е това, което твоето устройство видя.
unfair-digest = Нещо не е наред: записът е променен, след като е бил направен.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Само зрителите могат да отбелязват за себе си.
refusal-too-late-to-mark-along = Кръстчетата са заключени. Отбелязвай отново в следващия рунд.
refusal-crowd-full = Тук вече отбелязват твърде много зрители.
error-too-many-watch = Твърде много хора вече гледат тази маса. Опитай по-късно.
crowd-for-yourself = Само за теб
crowd-tip = Отбелязвай и ти, ако искаш. Кръстчетата ти не засягат играта; след рунда ще видиш колко биха донесли.
crowd-watching = Зрителите
crowd-one = { $points ->
    [one] Един зрител също отбелязваше, видя „{ $title }“ и щеше да има една звездичка.
   *[other] Един зрител също отбелязваше, видя „{ $title }“ и щеше да има { $points } звездички.
}
crowd-saw = { $people ->
    [one] Един зрител също отбелязваше и видя „{ $title }“.
   *[other] { $people } зрители също отбелязваха. Най-често: „{ $title }“ ({ $marked } от тях).
}
crowd-scored = { $points ->
    [one] Средно това щеше да донесе една звездичка.
   *[other] Средно това щеше да донесе { $points } звездички.
}
crowd-you = { $points ->
    [one] Щеше да имаш една звездичка.
   *[other] Щеше да имаш { $points } звездички.
}
crowd-how-counted = Броим така, сякаш играеш и ти и първо посочваш картините, които и други са отбелязали.

# --- programs that declared themselves when they sat down
agent = Програма
agent-named = Програма: { $model }
told-agent-came = { $name } седна на масата: програма, която използва модела { $model }.

## Today’s table: one clue and fifteen pictures a day.

refusal-daily-is-off = Този сървър не предлага маса на деня.
refusal-no-such-day = За този ден няма маса. Избери друг ден от календара.
refusal-slate-already-sent = От това устройство вече е изпратена лична дъска за този ден.
refusal-slate-not-sent = Първо изпрати своята лична дъска. Дотогава видяното от другите остава в тайна.
refusal-day-full = Днес не се побират повече дъски. Ела пак утре.
todays-table = Масата на деня
daily-of-day = Масата от { $date }
daily-how = Днес всички имат една и съща дума и едни и същи картини. Отбележи от една до десет картини, изпрати дъската си веднъж и виж кой е видял същото.
daily-archive-note = От архива: не се брои за серията ти.
daily-send = Изпрати дъската
daily-sending = Изпраща се…
daily-guest-blue = Капка
daily-guest-pink = Сърце
daily-guest-green = Елха
daily-skip = Към резултата
daily-watch-again = Гледай пак
daily-nth = { $number ->
    [one] Твоята дъска е първа днес.
   *[other] Твоята дъска е номер { $number } днес.
}
daily-your-table = Твоята маса
daily-since = { $points ->
    [one] Оттогава играха и други. С тях щеше да имаш една звездичка.
   *[other] Оттогава играха и други. С тях щеше да имаш { $points } звездички.
}
daily-everyone = Какво видяха всички
daily-people-so-far = { $people ->
    [one] Един човек досега
   *[other] { $people } души досега
}
daily-people-final = { $people ->
    [one] Един човек в този ден
   *[other] { $people } души в този ден
}
daily-nobody-that-day = В този ден тук не е играл никой.
daily-seen-by = { $title }: отбелязана от { $percent }
daily-yours = твое кръстче
daily-only-you = Само ти
daily-alone = { $count ->
    [one] Една от картините ти е отбелязана само от теб.
   *[other] { $count } от картините ти са отбелязани само от теб.
}
daily-by-language = По езици
daily-language-saw = { $people ->
    [one] { $language } (един човек): „{ $title }“
   *[other] { $language } ({ $people } души): най-често „{ $title }“
}
daily-streak = { $days ->
    [one] Един ден
   *[other] { $days } поредни дни
}
daily-calendar = Календар
daily-earlier = Предишен месец
daily-later = Следващ месец
daily-day-played = { $stars ->
    [one] { $date }: една звездичка
   *[other] { $date }: { $stars } звездички
}
daily-day-open = { $date }: без игра
daily-yesterday = Как завърши вчерашната маса
daily-show-crowd = Само покажи какво видяха всички
daily-play-this = Играй на тази маса
daily-to-today = Към масата на деня
daily-share = Сподели
daily-copy = Копирай като текст
daily-copied = Копирано. Текстът не издава нито думата, нито картините.
daily-picture = Като картинка
daily-squares = Твоите петнайсет квадратчета: { $rows }
daily-square-super = Супер-искра
daily-square-spark = Искра
daily-square-lone = само ти
daily-square-none = без кръстче
daily-fell = Ти залезе. Кръстчетата ти важаха за другите и след това.
daily-next-at = Следващата маса се подрежда в { $time }.
daily-move = Добави устройство
daily-move-tip = Сканирай това с другото устройство или отвори линка там до десет минути. Дъските и календарът ти ще се появят и там.
daily-ten-at-most = Най-много десет картини.
daily-unpack = Пренеси тук дъските и календара
daily-unpack-tip = Дъските и календарът ти от другото устройство ще бъдат и на това.
daily-moved = Дъските и календарът ти вече са на това устройство.
daily-remind = Напомняй ми всеки ден
daily-remind-never = Изключено
daily-reminded = Напомнянето идва всеки ден в { $time }.
daily-remind-off = Няма повече напомняния.
daily-remind-blocked = Не се получи. Разреши известията в настройките на браузъра и опитай пак.
daily-compare-tip = Покажи личната си дъска тук и ще видиш дъските на хората от тази маса, които показват своите.
daily-compare-waiting = { $count ->
    [one] Един човек показва дъската си.
   *[other] { $count } души показват дъските си.
}
daily-compare-show = Покажи дъската си
daily-compare-hide = Скрий отново дъската си
daily-compare-nobody = Още никой друг не показва дъската си.
daily-compare-common = { $count ->
    [one] Една обща картина с теб
   *[other] { $count } общи картини с теб
}
daily-compare-marks = { $count ->
    [one] Една отбелязана картина
   *[other] { $count } отбелязани картини
}
daily-compare-places = Отбелязани: { $places }
daily-compare-yesterday = Вчерашната маса
## With the printed cards.

refusal-no-bots = Ботовете не виждат истински карти. На тази маса играят само хора.
printed-cards = С истински карти
printed-explained = Истински карти с картини лежат на масата ви, а телефоните ви са личните дъски. Stella следи фенерите, реда и точките.
printed-setup = Наредете три реда по пет карти с картини. Таблото лежи над горния ред: нека всички знаят коя е тази страна.
printed-bottom-row = Сложете пет нови карти с картини на долния ред.
printed-middle-row = Сложете пет нови карти с картини на средния ред.
printed-top-row = Сложете пет нови карти с картини на горния ред.
words-typed = Въведени от истински карти Думи
words-typed-explained = Първият играч във всеки рунд обръща истинска карта Дума и въвежда двете ѝ думи.
clue-awaited = { $name } въвежда водещата дума
clue-awaited-you = Ти въвеждаш водещата дума
type-clue = Въведи водещата дума
type-clue-explained = Обърни истинска карта Дума и въведи думите ѝ точно както са отпечатани. Никой не ги вижда, докато не ги изпратиш.
type-clue-top = Горната дума
type-clue-bottom = Долната дума, наопаки (ако има)
type-clue-send = Покажи я на всички
tip-clue-awaited = Ще можеш да отбелязваш, щом водещата дума бъде въведена.
told-clue-awaited = Рунд { $round }. { $name } въвежда водещата дума.
told-clue-awaited-you = Рунд { $round }. Обърни карта Дума и въведи водещата дума.
refusal-no-clue-yet = Първият играч още не е въвел водещата дума.
refusal-clue-not-usable = Думата трябва да е с дължина от 1 до 40 знака.
refusal-no-typed-clues = Водещи думи се въвеждат само на маси с истински карти.
take-photo = Снимай картите
photo-hint = Направи снимка за всички.
told-photo = Снимката на картите е тук.
photo-title = Снимка на картите
photo-explained = Един телефон снима за всички. Само хората на тази маса виждат снимката и тя се изтрива след края на играта.
photo-which = Какво има на снимката
photo-all = И петнайсетте карти
photo-row-0 = Горният ред
photo-row-1 = Средният ред
photo-row-2 = Долният ред
photo-choose = Снимай или избери снимка
photo-another = Друга снимка
photo-unreadable = Този файл не може да послужи за снимка. Избери друг.
photo-found = Картите са намерени. Провери ъглите.
photo-not-found = Картите не са намерени. Премести ъглите върху тях.
photo-corners = Премести кръгчетата върху външните ъгли на картите с пръст или със стрелките. Таблото е откъм жълтата страна.
photo-corner-0 = Горен ляв ъгъл
photo-corner-1 = Горен десен ъгъл
photo-corner-2 = Долен десен ъгъл
photo-corner-3 = Долен ляв ъгъл
photo-corner-at = { $left }% отляво, { $top }% отгоре.
photo-preview = Картите, както ще ги видят всички
photo-board-side = Таблото
photo-turn = Завърти
photo-turned = Завъртяно на четвърт оборот.
photo-send = Покажи на всички
photo-sending = Изпраща се…
refusal-no-photos = Снимки се правят само на маси с истински карти.
error-no-such-photo = Няма снимка на тази карта.
fair-lacks-clues = Всяка водеща дума е въведена от истинска карта Дума, затова никой не може да провери как е изтеглена.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] Времето изтече: една картина беше отбелязана вместо теб.
    [2] Времето изтече: две картини бяха отбелязани вместо теб.
   *[other] Времето изтече: { $count } картини бяха отбелязани вместо теб.
}
time-up-kept = Времето изтече: кръстчетата ти важат, каквито са.
time-up-pointed = Времето изтече: една картина беше посочена вместо теб.
finale-soon = Финалът започва за всички след малко
next-game-begun = Следващата игра започна.
lobby-again = Масата се готви за следващата игра.
go-there = Към нея
back-to-your-table = Обратно на твоята маса

## Games for research.

ask-for-games = Поискай експорт на игрите
ask-for-games-explained = Всички получават въпрос дали игрите им могат да се експортират за научни цели, без имена. Една игра се експортира само ако всички са съгласни.
export-my-games = Експорт на моите игри
consent-title = Може ли игрите ти да се експортират?
consent-what = Домакинът иска да експортира игрите на тази маса за научни цели, без имена: картините, водещите думи, кръстчетата и точките на всички, както и езика и цвета на всеки играч. Имената, бележките и думите по ваш избор не се включват.
consent-who = Отговаряш само за себе си и никой друг на масата не вижда отговора ти. Една игра се експортира само ако всички, които са играли в нея, кажат „да“.
consent-until = Отговорът ти важи за всичките ти игри на тази маса. Докато мястото е твое, можеш да промениш отговора си в менюто. Вече експортираното не може да се върне.
consent-yes = Да, може
consent-no = Не
consent-said-yes = Отговорът ти е „да“.
consent-said-no = Отговорът ти е „не“.
consent-take-back = Оттегли съгласието си
