## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = Нямаш място на тази маса.
refusal-game-over = Играта свърши.
refusal-wrong-step = Това не може в тази стъпка от рунда.
refusal-too-few-marks = Сложи поне едно кръстче.
refusal-too-many-marks = Можеш да сложиш най-много десет кръстчета.
refusal-card-not-on-table = Тази картина не е на масата.
refusal-card-twice = Една и съща картина е избрана два пъти.
refusal-already-marked = Вече имаш кръстче на тази картина.
refusal-card-not-marked = Нямаш кръстче на тази картина.
refusal-already-ready = Вече натисна „Готово“.
refusal-not-ready = Първо натисни „Готово“.
refusal-bots-do-not-vote = За другата дума решават само хората.
refusal-other-word-closed = Някой вече е готов, затова думата остава.
refusal-other-word-already-used = Вече играете с другата дума.
refusal-other-word-not-possible = На тази карта Дума няма друга дума.
refusal-other-word-already-asked = Другата дума вече е предложена.
refusal-other-word-already-agreed = Вече даде съгласие за другата дума.
refusal-no-other-word-asked = Никой не е предложил другата дума.
refusal-you-have-fallen = След Залез не посочваш повече картини в този рунд.
refusal-not-your-turn = Сега е ред на друг играч.
refusal-card-already-pointed-at = Тази картина вече е посочена.

## Why a room refuses a command.

refusal-not-seated = Нямаш място на тази маса.
refusal-not-host = Само домакинът може да направи това.
refusal-room-full = Всички места са заети.
refusal-seat-taken = Някой вече има този цвят.
refusal-no-such-seat = Там не седи никой.
refusal-name-not-usable = Избери име с дължина от 1 до 24 знака.
refusal-name-taken = Тук някой вече се казва така.
refusal-language-unknown = Stella още не говори този език.
refusal-game-running = Тук вече се играе. Можеш да гледаш.
refusal-no-game = В момента тук не се играе.
refusal-game-not-over = Играта още не е свършила.
refusal-unknown-character = Няма бот с това име.
refusal-unknown-deck = На този сървър няма такова тесте.
refusal-word-not-usable = Думата трябва да е с дължина от 1 до 40 знака.
refusal-too-many-words = И десетте празни карти Думи са попълнени.
refusal-seat-not-away = Изчакай още малко.
refusal-nobody-waits = В момента никой не чака този играч.
refusal-no-stand-in = Никой не те замества.
refusal-no-clock = На тази маса няма часовник.
refusal-not-your-slate = Можеш да подреждаш само картини със свое кръстче.
refusal-kept-out = Домакинът не допуска това устройство до тази маса.
refusal-room-locked = Домакинът не допуска повече хора до тази маса.
refusal-host-is-here = Домакинът още е тук и никой не може да го замени.
refusal-heir-must-wait = Домакин си от по-малко от ден. Ще можеш да изтриваш утре.
refusal-ticket-void = Този линк вече не е валиден. Направи нов на другото устройство.
refusal-enough-time = Часовникът не може да получи повече време.

## What can go wrong on the way.

error-internal = Нещо се обърка при нас. Нищо не е изгубено; опитай пак.
error-bad-request = Сървърът не разбира тази заявка.
error-forbidden = Заявки от тази страница не са разрешени.
error-not-found = Тук няма нищо.
error-method-not-allowed = Това не може да стане тук.
error-too-large = Това е твърде голямо.
error-slow-down = Твърде бързо. Изчакай малко.
error-try-again = Сървърът си поема дъх. Опитай пак след малко.
error-no-such-room = Няма маса с този код. Провери го и опитай пак.
error-no-such-record = На този линк няма завършена игра.
error-idle = Отдавна нямаме вест от теб, затова връзката беше прекъсната.
error-bad-message = Сървърът не разбра това съобщение.
error-hello-first = Първо поздрави.
error-old-client = Stella е обновена. Презареди страницата.
error-restarting = Сървърът се рестартира. Играта ще продължи след малко.
error-seat-moved = Мястото ти вече е на друго устройство.
error-seat-removed = Вече нямаш място на тази маса.
error-unknown-emoji = Няма такава реакция.
error-unknown-fate = Не знаем дали това се запази. Масата ще го покаже.
error-damaged = Данните на тази маса са повредени и тя не може да се отвори. Подробности има в дневника на сървъра.
error-too-new = Тази маса е записана от по-нова версия на Stella и този сървър още не може да я прочете. Който поддържа сървъра, трябва да го обнови.
error-push-not-usable = На този адрес не може да се изпращат известия.
error-host-only = Това е възможно само на машината, на която работи сървърът, или с паролата на домакина.
error-wrong-password = Това не е паролата на домакина.
error-too-many-drafts = В момента се правят твърде много тестета. Първо завърши едно.
error-no-such-draft = Това недовършено тесте вече го няма. Презареди страницата и започни отначало.
error-draft-closed = Това тесте вече се подготвя.
error-deck-of-wrong-size = Едно тесте има от 30 до 500 картини.
error-deck-exists = Вече има тесте с това име. Избери друго.
error-not-a-picture = Това не е картина във формат JPEG, PNG или WebP.
error-picture-too-large = Тази картина е твърде голяма: най-много 16 MB и 60 милиона пиксела.
error-picture-too-small = Тази картина е твърде малка: всяка страна трябва да е поне 64 пиксела.
error-picture-moves = Тази картина се движи. Подходящи са само неподвижни.
error-picture-broken = Тази картина е повредена и не може да се отвори.
error-picture-twice = Тази картина вече е в тестето.
error-disk-full = Дискът на сървъра е почти пълен.
error-deck-on-every-node = Този сървър има няколко възела: инсталирай тестето на всеки от тях със stella deck pack.
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
problem-too-few-word-cards = Картите Думи не стигат за четири рунда.
problem-too-many-custom-cards = Има само десет празни карти Думи.
problem-word-empty = Собствената дума трябва да има поне една буква, цифра или символ.
problem-word-too-long = Собствената дума може да има най-много 40 знака.
problem-seed-not-hexadecimal = Началното число на играта се пише с цифрите от 0 до 9 и буквите от a до f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = Игра на асоциации за трима до шестима играчи: една дума, петнайсет картини. Кой вижда това, което виждаш ти? Безплатно в браузъра, без регистрация.

## The web client: the door.

motto = Една дума, петнайсет картини. Кой вижда това, което виждаш ти?
language = Език
table-code = Код на масата
check-the-code = Провери буквите и цифрите.
sit-down = Сядам
watch = Гледам
just-watch = Само гледам
or = или
new-table = Отвори нова маса
light-the-table = Отвори масата
play-with-bots = Играй с ботове
learn-in-ninety-seconds = Научи играта за 90 секунди
continue-at = Продължи играта си ({ $code })
rules = Правила
guest = Гост
your-name = Твоето име
back = Назад
begin = Започваме
save = Запази
close = Затвори
reload = Презареди
try-again = Опитай пак
to-the-door = Към началото
fact-players = 3 до 6 играчи
fact-time = Около 20 минути
fact-account = Без регистрация
open-tables = Маси, отворени за всички
seats-free = { $count ->
    [one] Едно свободно място
   *[other] { $count } свободни места
}
your-tables = Твоите маси
more-tables = Покажи всичките ми маси

## Errors with a way out.

server-gone = Сървърът не отговаря
server-gone-explained = Провери дали работи и дали сте в една мрежа, после опитай пак.
server-does-not-answer = Още чакаме сървъра…
server-updated = Stella е обновена.
reconnecting = Възстановяваме връзката… кръстчетата ти са запазени.
no-such-page = Тук няма нищо
no-such-table = Няма маса { $code }
no-such-table-explained = Провери кода или отвори нова маса.
no-such-record = Няма такава игра
table-full = Тази маса е пълна
watch-instead = Можеш да гледаш.
seat-moved = Мястото ти вече е на друго устройство
seat-gone = Вече нямаш място тук
back-to-this-table = Обратно на тази маса
ticket-void = Този линк вече е използван
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
colour-green = Зелен, ела
colour-yellow = Жълт, хвърчило
around-the-table = Около масата
free-seat = Свободно място
host = Домакин
bot = Бот
you = ти
away = Отсъства
make-host = Направи домакин
ask-to-get-up = Махни { $name } от масата
add-a-bot = Добави бот
how-well = Колко добре отгатват ботовете?
level-1 = Замечтано
level-2 = Внимателно
level-3 = Проницателно
level-4 = Невероятно
invite = Покана
invitation = Играй Stella с нас! Код на масата: { $code }
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
words-custom-mixed = От кутията и собствени
words-custom-first = Първо собствени думи
words-only-custom = Само собствени думи
first-time = Първата ви игра?
use-discovery = Вземи думите за начинаещи
own-words = Собствени думи
own-words-count = { $count } от 10 карти
own-words-explained = Попълни празните карти Думи с по една или две думи. Никой няма да ги види, преди картата да бъде обърната.
word = Дума
other-word = Друга дума
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
seat-for-a-friend = За твой приятел
learn-while-waiting = Научи играта, докато чакаш
public-explained = Всеки от началната страница може да седне, докато масата се напълни или играта започне.
locked-table = Без нови играчи
word-list = Списък с думи
words-missing = Липсва в този списък с думи: { $missing }. Вместо това се показва: { $first }.
use-own-words = Включи ги
words-unused = Има собствени думи, но при този избор не участват.
words-use-how = Как да участват собствените думи?
words-host-chooses = Домакинът решава дали да се играе със собствени думи.
words-later = Не сега
remove = Махни
remove-and-keep-out = Махни и не допускай повече
keep-out-explained = Ако не допускаш повече този човек, устройството му вече няма да може да заеме място тук.
table-locked = Тази маса не приема нови играчи
game-begun-at = Играта ти на маса { $code } започна.

## The table.

menu = Меню
board = Картини на масата
clue = Водеща дума
round-of = Рунд { $round } от 4
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
not-ready = Променям кръстчетата
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
agree-to-other-word = Вземаме другата дума
keep-this-word = Оставаме с тази дума
time-left = { $seconds ->
    [one] Остава една секунда
   *[other] Остават { $seconds } секунди
}
more-time = Още време
has-stand-in = Играе заместник
ask-for-stand-in = Повикай заместник
stand-in-plays = В момента заместник играе вместо теб.
take-seat-back = Върнах се
fallen = Залез
scout = Разкриващ
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
your-turn-point = Твой ред е да разкриваш: посочи картина със свое кръстче.
scout-chooses = { $name } разкрива и избира картина.
you-have-fallen = Ти залезе. Кръстчетата ти още важат за другите.
point-here = Посочи тази
point-at-this = Посочи тази картина
choose-a-glowing-picture = Избери светеща картина
points = { $name } посочва
spark = Искра
super-spark = Супер-искра
fall = Залез
go-on = Нататък
order-your-marks = Подреди кръстчетата ми
order-explained = Когато дойде твоят ред, играта сама ще посочи първата от тези картини, която още никой не е посочил.
point-in-this-order = Посочвай в този ред
choose-myself = Ще избирам всеки път
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
    [0] Залез в Мрака: няма звездичка за изтриване.
    [one] Залез в Мрака: изтрива се една звездичка.
   *[other] Залез в Мрака: от всяка от { $fields }-те картини се изтрива по една звездичка.
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
stars-in-all = { $count ->
    [one] Една звездичка за четири рунда
   *[other] { $count } звездички за четири рунда
}
round-by-round = Рунд по рунд
who-sees-alike = Кои виждат еднакво?
most-alike = { $count ->
    [one] { $a } и { $b } имат едно общо кръстче.
   *[other] { $a } и { $b } имат { $count } общи кръстчета.
}
united = Това ви обедини
divided = Това ви раздели
marked-by = Кръстчета: { $count } от { $of }
play-again = Още веднъж
back-to-lobby = Смени места или настройки
host-decides-again = Домакинът решава дали ще играете пак.
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
whose-eyes = През очите на
as-spectator = Като зрител

## Menu and keys.

react = Реагирай
react-with = Реагирай с { $emoji }
sound-on = Включи звука
sound-off = Изключи звука
volume = Сила на звука
vibration-on = Вибрирай, когато е мой ред
vibration-off = Не вибрирай, когато е мой ред
full-screen = На цял екран
pace = Темпо на масата
pace-normal = Нормално
pace-calm = Спокойно
pace-brisk = Бързо
pace-hand = По мой знак
notify-me = Извести ме, когато е мой ред
notify-off = Не ме известявай повече
notify-on-explained = Когато е твой ред или започва нова игра, това устройство ще ти каже, дори Stella да е затворена.
notify-insecure = Този адрес не е защитен (https), затова известия има само докато страницата е отворена: следи заглавието ѝ и включи звука.
notify-blocked = Браузърът ти блокира известията от тази страница. Разреши ги в настройките му и опитай пак.
notify-failed = Браузърът ти не може да приема известия в момента. Докато страницата е отворена, пак ще ги получаваш.

decks-title = Собствено тесте
decks-intro = Пусни тук поне 30 картини, опиши ги и играй с тях. Те остават на този сървър.
decks-host-only = Тестета се правят на машината, на която работи сървърът. Отвсякъде другаде ти трябва паролата на домакина, ако сървърът има такава.
decks-password = Парола на домакина
decks-let-me-in = Продължи
decks-drop = Пусни картините тук
decks-choose = Избери картини
decks-counted = { $count ->
    [one] { $count } картина от поне 30
   *[other] { $count } картини от поне 30
}
decks-name = Име на тестето
decks-name-hint = С това име ще го избират.
decks-language = Език на текстовете
decks-picture = Картина { $number }
decks-picture-title = Заглавие
decks-picture-description = Какво се вижда
decks-across = Отляво надясно
decks-down = Отгоре надолу
decks-whole = Покажи я цялата
decks-remove = Премахни
decks-checking = Проверява се …
decks-make = Направи тестето
decks-need-more = { $count ->
    [one] Добави още { $count } картина.
   *[other] Добави още { $count } картини.
}
decks-need-name = Дай име на тестето.
decks-packing = Подготвя се: { $done } от { $total }
decks-failed = Тестето не можа да се направи. Опитай пак; подробности има в дневника на сървъра.
decks-made = „{ $title }“ е готово
decks-made-explained = Когато отвориш маса, избери го в „Картини“.
decks-another = Направи още едно тесте
open-tv = Покажи масата на телевизор
open-tv-type = Въведи на телевизора този адрес:
open-in-new-tab = Отвори тук в нов раздел
get-up = Стани от масата
get-up-explained = Ако тече игра, заместник ще я довърши вместо теб.
keys = Клавиши
key-arrows = От картина на картина
key-enter = Отбележи картината или я посочи
key-space = Увеличи картината или я затвори
key-ready = Готово или промяна на кръстчетата
key-other-word = Предложи другата дума
key-cards = Към картините
key-next = Нататък
key-score = Прочети резултата
key-menu = Меню
key-escape = Затвори
key-help = Покажи тези клавиши

## Said to those who listen.

told-ready = { $name }: готово.
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

end-introduction = Край на въведението
learn-mark = Отбележи.
learn-mark-text = Водещата дума е „{ $clue }“. Отбележи двете светещи картини, които ѝ подхождат.
learn-mark-phone-text = Водещата дума е „{ $clue }“. Докосни светеща картина, за да я видиш голяма, и още веднъж, за да я отбележиш.
learn-mark-other = Добре.
learn-mark-other-text = Сега и другата светеща картина. Целта е да видиш каквото виждат другите.
learn-own = Една твоя.
learn-own-text = Отбележи още една картина, която според теб подхожда на „{ $clue }“.
learn-ready = Стига ли?
learn-ready-text = Повече кръстчета могат да донесат повече звездички, но и Залез. Когато решиш, натисни „Готово“.
learn-wait = Готово.
learn-wait-text = Когато всички фенери светнат, кръстчетата се заключват.
learn-announce = Анонс.
learn-announce-text = Всеки казва колко картини е отбелязал. Кои точно, остава в тайна.
learn-dark = Мракът.
learn-dark-text = Който единствен има най-голямото число, е в Мрака. Залез там отнема по една звездичка от всяка Искра и Супер-искра.
learn-point = Ти разкриваш.
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
learn-fall-text = Никой друг няма кръстче тук: до края на рунда край на посочването и на новите звездички. Предишните остават.
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
recap-fall = Никой друг няма кръстче: край на посочването и на новите звездички в този рунд.
recap-dark = Който единствен има най-голямото число и залезе, губи по звездичка от всяка Искра и Супер-искра.

## The rules on one sheet.

rules-title = Правилата
rules-aim = За какво става дума
rules-aim-1 = На масата лежат петнайсет картини и има една водеща дума. Отбележи това, което подхожда, и опитай да видиш каквото виждат другите.
rules-aim-2 = Четири рунда за трима или повече играчи; печели този с най-много звездички. Домашно правило: на масата има шест места, по едно за всеки фенер.
rules-setup = Подготовка
rules-setup-1 = От 84 карти с картини 15 лежат открити в три реда по пет. Останалите са тестето за теглене.
rules-setup-2 = Теглят се четири закрити карти Думи с по две думи. За първата ви игра има четири карти Думи за начинаещи, които се играят от 1 до 4, а на най-много десет празни карти можете да напишете собствени думи.
rules-setup-3 = Първият играч се избира с жребий. Всички започват без точки.
rules-associate-1 = Първият играч обръща карта Дума; горната дума е водещата дума. Всеки тайно отбелязва от 1 до 10 картини, които подхождат.
rules-associate-2 = Имате време, колкото искате. Домашно правило: на масата може да се играе с часовник.
rules-associate-3 = Ако някой не разбира думата или не я харесва, можете заедно да вземете другата дума от картата. Домашно правило: всеки може да я предложи, веднъж на рунд и само докато никой не е готов. Всички хора на масата трябва да са съгласни, ботовете не гласуват, а всички кръстчета се изтриват.
rules-associate-4 = Можеш да променяш кръстчетата си, докато не са готови всички. Тогава всички лични дъски се заключват наведнъж.
rules-announce-1 = Всеки казва колко картини е отбелязал, но не и кои, и поставя фенера си на това число.
rules-announce-2 = Който единствен има най-голямото число, е в Мрака и обръща фенера с тъмната страна нагоре. Това има значение чак при точкуването.
rules-announce-3 = Ако двама или повече имат най-голямото число, никой не е в Мрака. Пример: при 8, 6, 5 и 3 в Мрака е играчът с 8; при 6, 6, 5 и 3 няма никого.
rules-reveal-1 = Разкриващият играч посочва картина със свое кръстче, която никой още не е посочил в този рунд. Пас няма.
rules-reveal-2 = Поне още двама играчи имат кръстче там: Искра. Разкриващият и всички с кръстче попълват по 2 звездички.
rules-reveal-3 = Точно още един играч има кръстче там: Супер-искра. И двамата попълват по 3 звездички, заедно с бонус звездичката.
rules-reveal-4 = Никой друг няма кръстче там: Залез. Разкриващият не попълва повече звездички в този рунд и не разкрива отново.
rules-reveal-5 = Кръстчетата на залезлите играчи още важат за другите, но не носят звездички на самите тях.
rules-reveal-6 = След всяка картина е ред на следващия по посока на часовниковата стрелка. Който е залязъл или няма какво да посочи, се прескача.
rules-reveal-7 = Стъпката свършва, когато никой повече не може да посочва. Пример: Ана посочва моста, а Бен и Ева също го имат: Искра, по 2 звездички. Бен посочва лисицата, която има само Ана: Супер-искра, по 3 звездички. Ева посочва луната, която никой друг няма: Залез. Ева запазва 2 звездички и не посочва повече.
rules-score-1 = Всяка попълнена звездичка е една точка.
rules-score-2 = В Мрака и без Залез: обикновено точкуване.
rules-score-3 = В Мрака и със Залез: от всяка попълнена Искра и Супер-искра се изтрива по една звездичка. Искрата тогава носи 1, Супер-искрата 2.
rules-score-4 = Всички останали запазват това, което са попълнили преди Залеза. Пример: 3 Искри и 1 Супер-искра са 9 звездички; след Залез в Мрака остават 5.
rules-between = Между рундовете
rules-between-1 = Картата Дума се връща в кутията, а пионката на Първия играч се мести с едно място по посока на часовниковата стрелка.
rules-between-2 = Пет картини излизат от играта и на тяхно място идват пет нови. Домашно правило: след рунд I долният ред, след II средният, след III горният.
rules-between-3 = Личните дъски се изтриват и всички фенери отново светят.
rules-end = Край
rules-end-1 = След четири рунда точките се събират. Най-големият сбор печели; при равенство победата е обща. Пример: 7, 11, 5 и 9 правят 32 точки.

## By ear and by keyboard, and without a line.

not-sent = Няма връзка: това не беше изпратено. Връзката се възстановява сама.
no-line = Чакаме връзката
keys-off = Изключи буквените клавиши
keys-on = Включи буквените клавиши
card-chosen = Избрана.
card-free-mark = Свободно кръстче.
told-chosen = { $title }: избрана. Натисни още веднъж, за да я посочиш.
told-not-a-mark = Не можеш да посочиш „{ $title }“. Свободните ти кръстчета: { $titles }.
told-marked = Отбелязана, { $count } от 10.
told-unmarked = Кръстчето е махнато, { $count } от 10.
told-time-left = Остават { $seconds } секунди.
told-more-time = Вече има повече време.

## The drama: pointing, falling, who saw what, the finale.

you-point = Ти посочваш
fall-alone = Никой друг не я е отбелязал: { $name } залязва.
fall-alone-you = Никой друг не я е отбелязал: ти залязваш.
fall-in-the-dark = В Мрака всяка Искра и Супер-искра сега губи по една звездичка.
who-saw-what = Кой какво видя?
rounds-so-far = Рундовете досега
nobody-marked-it = Никой не е отбелязал тази картина.
not-told-yet = Още не се знае
finale = Броим звездичките
skip = Пропусни

## The games of a room: what it remembers and forgets.

error-room-forgotten = Домакинът изтри тази маса.
error-round-not-scored = Този рунд още не е точкуван.
error-name-at-table = На масата седи някой с това име. Първо трябва да стане.
error-no-such-name = Никой с това име не е играл тук.
our-games = Нашите игри
our-games-at = Нашите игри ({ $code })
again-at = Още една игра ({ $code })
evening-score = Днес: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = Още няма завършена игра. Първата ще се появи тук.
games-in-all = { $count ->
    [one] Една игра досега
   *[other] { $count } игри досега
}
name-is-person = На тази маса едно име е един човек: ако някой се върне със същото име, игрите му се събират.
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
stat-dark-cost = Изгубени там звездички
stat-best-round = Най-добър рунд
stat-marks = Кръстчета на рунд
stat-streak = Рундове без Залез
stat-rating = Рейтинг
rating-range = { $value } ± { $uncertainty }
rating-explained = Рейтингът (OpenSkill) започва от 1000 за всички; победа над по-силни играчи тежи повече, числото след ± показва колко може да се отклонява, а самият рейтинг се появява след три игри.
boldest = Най-смело играе: { $name }
most-careful = Най-предпазливо играе: { $name }
think-alike = Кой мисли като кого?
think-alike-explained = 100% е най-голямото възможно сходство, 0% е чиста случайност, независимо колко картини отбелязвате.
think-alike-later = Изиграйте три игри заедно, за да разберете.
think-alike-most = { $a } и { $b } мислят най-сходно.
likeness = Сходство
pictures-unite = Картини, които ви обединяват
pictures-divide = Картини, които ви разделят
moments = Специални моменти
moment-first-super-spark = Първа Супер-искра
moment-five-super-sparks = Пет Супер-искри в една игра
moment-bright-in-the-dark = В Мрака и без Залез
moment-full-slate = Десет кръстчета и без Залез
moment-big-round = Двайсет точки в един рунд
moment-comeback = От последно място до победа
moment-one-picture = Всички отбелязаха една картина
moment-nobody-fell = Цяла игра без Залез
moment-shared-victory = Обща победа
moment-ten-games = Десет игри на тази маса
whole-table = Цялата маса
new-moment = Ново: { $moment }
save-table = Запази като таблица (CSV)
delete-table = Изтрий тази маса
delete-table-warning = Всичко за тази маса ще бъде изтрито завинаги: игри, повторения и места, за всички. Това не може да се отмени.
delete-for-good = Изтрий завинаги
table-deleted = Масата е изтрита.
forget-a-name = Забрави име
forget-a-name-explained = Във всички минали игри на тази маса името става „—“. Преди това този човек трябва да стане от масата. Това не може да се отмени.
name-forgotten = Името е забравено.
cancel = Отказ

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = Тази дума вече е играна на тази маса.
refusal-chance-not-sealed = В момента няма жребий, към който да се добави нещо.
refusal-chance-already-added = Твоето устройство вече добави своята част към жребия на тази игра.

## What a table refuses: notes on pictures.

refusal-note-too-long = Бележката може да има най-много 60 знака.
refusal-note-hidden = Домакинът скри тази бележка.
refusal-notes-are-off = На тази маса бележките са изключени.
refusal-no-such-note = Там няма бележка, която всички виждат.

## What a table refuses: people who come and go.

refusal-seat-not-free = На това място още някой играе.
refusal-clock-paused = Часовникът е спрян.
refusal-clock-not-paused = Часовникът не е спрян.
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
host-is-gone = Домакинът го няма.
become-host = Стани домакин
you-are-host = Сега ти си домакинът.
told-came = { $name } сяда на масата.
told-left = { $name } става от масата.
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
people-watching = Гледат
people-nobody-watches = Никой не гледа.
people-for-host = За домакина
people-hand-over = Предай мястото
people-keep-out = Не допускай това устройство до масата
people-to-bot = Продължава бот
people-to = Продължава { $name }
people-remove = Махни
people-pause = Спри часовника
people-resume = Пусни часовника
people-hide-code = Скрий кода на всички екрани
people-show-code = Покажи кода отново
people-end = Прекрати играта сега
people-end-explained = Ще бъде записана като прекратена и никой няма да спечели.
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
note-explained = Напиши с няколко думи защо избираш картината. Остава тайна, докато някой не я посочи.
note-kept = Бележката е запазена.
note-taken-away = Бележката е махната.
note-hide = Скрий тази бележка: { $name }
note-hidden = Бележката е скрита.

## What if?

what-if = А ако?
insight-explained = Всички други остават каквито бяха. При по-малко кръстчета се броят първите посочени картини; при повече се добавят тези, които най-много от другите са отбелязали.
insight-chart = Звездички с 1 до 10 кръстчета: { $points }
insight-axis = Кръстчета
insight-picture = „{ $title }“
insight-best = Никой друг брой кръстчета нямаше да донесе повече.
insight-fewer = { $points ->
    [one] При само { $marks } щеше да е една звездичка.
   *[other] При само { $marks } щяха да са { $points } звездички.
}
insight-more = { $points ->
    [one] При { $marks }, като се добави това, което видяха повечето, щеше да е една звездичка.
   *[other] При { $marks }, като се добави това, което видяха повечето, щяха да са { $points } звездички.
}
insight-safer = { $points ->
    [one] Ако посочването на { $titles } беше накрая, щеше да е една звездичка.
   *[other] Ако посочването на { $titles } беше накрая, щяха да са { $points } звездички.
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
souvenir-failed = Картинката не можа да се нарисува. Опитай пак след малко.
souvenir-scores = Краен резултат: { $scores }.
souvenir-united = Обедини ви „{ $title }“, при водеща дума „{ $word }“.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Твоето устройство проверява играта …
fair-unreachable = Сървърът не отговаря и твоето устройство не успя да провери играта. Опитай пак след малко.
fair-proved = Твоето устройство доказа, че никой не е могъл сам да нагласи жребия и че всички картини, думи, кръстчета и звездички отговарят на предварително запечатаното; няма как да се докаже само едно: че никой не е надничал.
fair-in-part = Всичко, което твоето устройство можа да сравни, отговаря на предварително запечатаното, но то не можа да сравни всичко и не може да изключи, че някой е нагласил играта; а че никой не е надничал, не може да докаже никой.
fair-without-part = Всички картини, думи, кръстчета и звездички отговарят на предварително запечатаното, но твоето устройство не добави нищо към жребия и не може да изключи, че други са го нагласили; а че никой не е надничал, не може да докаже никой.
fair-late = Всичко, което твоето устройство видя, отговаря на записа, но то се включи след запечатването на жребия и не може да изключи, че някой го е нагласил; а че никой не е надничал, не може да докаже никой.
fair-record-only = Записът е верен сам по себе си, от жребия до последната звездичка, но твоето устройство не пази печати от тази игра и не може да каже дали той не е променен после; а че никой не е надничал, не може да докаже никой.
fair-server-alone = Всички картини, думи, кръстчета и звездички отговарят на запечатаното, но сървърът тегли жребия сам и би могъл да го нагласи; а че никой не е надничал, не може да докаже никой.
fair-introduction = Въведението показва на всички едни и същи картини, а всички кръстчета и звездички следват правилата; че никой не е надничал, не може да докаже никой.
fair-lacks-slates = Твоето устройство не беше тук, когато някои кръстчета бяха запечатани; за тях то се доверява на записа.
fair-lacks-words = Думите са изключение: списъкът им вече не е тук и те не можаха да бъдат сравнени с жребия.
fair-lacks-held-back = Твоето устройство не е видяло всички предишни игри на тази маса и не може да каже дали за по-късно са оставени правилните картини и думи.
fair-lacks-part = Не всяко устройство отвори частта от жребия, която беше запечатало, така че някой би могъл да избира между няколко жребия.
fair-lacks-bundle = Жребият на тази игра е теглен по стария начин: сървърът е знаел частите на всички устройства, преди да е определено всичко останало.
unfair-unreadable = Нещо не е наред: твоето устройство не може да прочете записа на сървъра.
unfair-part-changed = Не е честно: сървърът е подменил своята част от жребия, след като я е запечатал.
unfair-part-missing = Не е честно: сървърът е пропуснал частта на твоето устройство от жребия.
unfair-part-replaced = Не е честно: една от частите на жребия не е тази, която беше запечатана ({ $name }).
unfair-bundle-changed = Не е честно: сървърът е променил след запечатването това, от което зависи жребият, или е теглил отново.
unfair-players = Не е честно: записът посочва други играчи, а не тези, които твоето устройство видя на тази маса.
unfair-seed-mixed = Не е честно: жребият не е направен от частите, които са в записа.
unfair-seed-changed = Не е честно: жребият не е този, който беше запечатан в началото на играта.
unfair-box-changed = Нещо не е наред: картините или списъкът с думи не са тези, които тази маса предложи.
unfair-pictures = Не е честно: в рунд { $round } жребият дава други картини.
unfair-words = Не е честно: в рунд { $round } жребият дава друга дума.
unfair-scout = Не е честно: в рунд { $round } Първи играч трябваше да е някой друг.
unfair-held-back = Не е честно: сървърът е оставил за по-късно други картини или думи, а не тези, които тази маса вече е виждала.
unfair-slate = Не е честно: в рунд { $round } има кръстчета, променени след запечатването ({ $name }).
unfair-own-slate = Не е честно: в рунд { $round } записът показва други твои кръстчета, а не тези, които ти постави.
unfair-announced = Не е честно: обявените числа в рунд { $round } не отговарят на кръстчетата.
unfair-pointing = Не е честно: в рунд { $round } има ход, който не отговаря на кръстчетата.
unfair-score = Не е честно: в рунд { $round } има резултат, който не отговаря на кръстчетата ({ $name }).
unfair-winners = Не е честно: крайните точки или победата не следват от рундовете.
unfair-other-game = Не е честно: записът разказва рунд { $round } различно от това, което твоето устройство видя.
unfair-digest = Нещо не е наред: записът е променен, след като е бил направен.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Само който гледа, може да отбелязва за себе си.
refusal-too-late-to-mark-along = Личните дъски са запечатани. Отбелязвай отново в следващия рунд.
refusal-crowd-full = Тук вече отбелязват толкова много хора, че няма място за още.
error-too-many-watch = Тази маса вече я гледат толкова много хора, че няма място за още.
crowd-for-yourself = Само за теб
crowd-tip = Отбелязвай и ти, ако искаш. Кръстчетата ти не засягат играта; след рунда ще видиш колко биха донесли.
crowd-watching = Зрителите
crowd-one = { $points ->
    [one] Един зрител отбелязваше, видя „{ $title }“ и щеше да има една звездичка.
   *[other] Един зрител отбелязваше, видя „{ $title }“ и щеше да има { $points } звездички.
}
crowd-saw = { $people ->
    [one] Един зрител отбелязваше и видя „{ $title }“.
   *[other] { $people } зрители отбелязваха. Най-често: „{ $title }“ ({ $marked } от тях).
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
