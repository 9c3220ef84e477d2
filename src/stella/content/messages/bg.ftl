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
refusal-seat-not-away = Изчакай още малко.
refusal-nobody-waits = В момента никой не чака този играч.
refusal-no-stand-in = На твоето място играеш ти.
refusal-no-clock = Няма пуснат часовник.
refusal-not-your-slate = Можеш да подреждаш само карти със свое кръстче.

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
error-no-such-record = Няма завършена игра на този линк.
error-ticket-void = Този линк вече е използван или никога не е бил валиден. Направи нов на другото устройство.
error-idle = От теб не дойде нищо, затова връзката беше прекъсната.
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

## The web client: the door.

motto = Една дума, петнайсет картини. Кой вижда това, което виждаш ти?
language = Език
table-code = Код на масата
check-the-code = Провери буквите и цифрите.
sit-down = Сядам
watch = Гледам
just-watch = Само гледам
or = или
new-table = Нова маса
light-the-table = Отвори масата
play-with-bots = Игра с ботове
learn-in-ninety-seconds = Научи играта за 90 секунди
continue-at = Продължи моята игра ({ $code })
rules = Правила
guest = Гост
your-name = Твоето име
back = Назад
begin = Започваме
save = Запази
close = Затвори
reload = Презареди
try-again = Опитай пак
to-the-door = Към входа

## Errors with a way out.

server-gone = Сървърът не отговаря
server-gone-explained = Виж дали работи и дали сте в една мрежа, после опитай пак.
server-does-not-answer = Още чакаме сървъра…
server-updated = Stella е обновена.
reconnecting = Свързваме се отново… кръстчетата ти са запазени.
no-such-page = Тук няма нищо
no-such-table = Няма маса { $code }
no-such-table-explained = Виж кода още веднъж или отвори нова маса.
no-such-record = Няма такава игра
table-full = Тази маса е пълна
game-runs = Тук вече се играе
watch-instead = Можеш да гледаш.
seat-moved = Мястото ти е на друго устройство
seat-gone = Вече нямаш място тук
back-to-this-table = Обратно на тази маса
ticket-void = Този линк вече е използван
hand-over = Играй на друго устройство
hand-over-open = Отвори този линк на другото устройство:
hand-over-explained = Мястото ти минава на това устройство, а другото го освобождава.
take-seat-here = Играя тук

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
ask-to-get-up = Помоли { $name } да стане
add-a-bot = Добави бот
how-well = Колко добре да познават?
level-1 = Замечтано
level-2 = Внимателно
level-3 = Проницателно
level-4 = Невероятно
invite = Покана
invitation = Играй Stella с нас! Масата е { $code }.
scan-or-type = Сканирай или въведи кода
share-link = Сподели линка
link-copied = Линкът е копиран.
copy-link = Копирай линка
qr-of = QR код за { $link }
join-with = Влез с код
options = Настройки
words-from = Думи
words-drawn = От кутията
words-discovery = За начинаещи
words-custom-mixed = Със собствени
words-custom-first = Първо собствени
words-only-custom = Само собствени
first-time = За пръв път ли играете заедно?
use-discovery = Вземете думите за начинаещи
own-words = Собствени думи
own-words-count = { $count } от 10 карти
own-words-explained = Попълни празните карти Дума с по една или две думи. Никой няма да ги види, преди да бъдат обърнати.
word = Дума
other-word = Друга дума
word-top = Карта { $card }, дума
word-bottom = Карта { $card }, друга дума
clock-associate = Време за кръстчета
clock-point = Време за посочване
clock-none = Без часовник
clock-seconds = { $seconds } сек
deck = Картини
public-table = Отворена за всички
players-missing = { $count ->
    [one] Нужен е още един играч.
   *[other] Нужни са още { $count } играчи.
}
players-here = { $count ->
    [one] Един играч на масата.
   *[other] { $count } играчи на масата.
}
waiting-for-host = Домакинът започва играта.

## The table.

menu = Меню
board = Картини на масата
clue = Водеща дума
round-of = Рунд { $round } от IV
step-associate = Асоцииране
step-announce = Анонс
step-reveal = Разкриване
step-score = Точкуване
place = Ред { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Имаш кръстче тук.
mark = Отбележи
mark-this = Отбележи тази картина
marked = Отбелязана
enlarge-picture = Увеличи: { $title }
previous-picture = Предишна картина
next-picture = Следваща картина
tip-associate = Отбележи от 1 до 10 картини, които подхождат на водещата дума. Кръстчетата си виждаш само ти.
tip-slate = Картините се виждат големи на телевизора. Докосни тези, които подхождат на думата; задръж някоя, за да я отвориш тук.
marked-of-ten = Отбелязани { $count } от 10
of-ten = от 10
be-ready = Готово
not-ready = Искам да променя
ready = Готово
still-looking = Още търси
waiting-for = { $count ->
    [0] Всички са готови.
    [one] Чакаме един играч.
   *[other] Чакаме { $count } играчи.
}
waiting-for-names = Чакаме още: { $names }.
ask-for-other-word = Предложи другата дума
other-word-asked = { $name } предлага другата дума.
other-word-agreed = Съгласни: { $count } от { $of }. Всички кръстчета ще се изтрият.
agree-to-other-word = Вземаме другата
keep-this-word = Оставаме с тази
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
your-turn-point = Твой ред е да разкриваш: посочи картина с твое кръстче.
scout-chooses = { $name } разкрива и избира картина.
you-have-fallen = При теб е Залез. Кръстчетата ти още важат за другите.
point-here = Посочи тук
point-at-this = Посочи тази картина
choose-a-glowing-picture = Избери светеща картина
points = { $name } посочва
spark = Искра
super-spark = Супер-искра
fall = Залез
go-on = Нататък
order-your-marks = Подреди кръстчетата ми
order-explained = Когато дойде твоят ред, играта сама ще посочи първата от тези картини, която още е свободна.
point-in-this-order = Посочвай в този ред
choose-myself = Ще избирам аз
earlier = По-рано: { $title }
later = По-късно: { $title }

## Announce, score and end.

how-many-marked = Колко кръстчета имате?
someone-in-the-dark = { $name } е в Мрака
you-in-the-dark = Ти си в Мрака
in-the-dark-explained = Най-голямото число, { $number }, е само на един играч. Залез в Мрака отнема по една звездичка от всяка Искра.
nobody-in-the-dark = Никой не е в Мрака
nobody-in-the-dark-explained = Най-голямото число, { $number }, е на повече от един играч.
on-to-reveal = Към разкриването
after-round = След рунд { $round }
score-sheet = Дъска за резултати
player = Играч
total = Общо
score-filled = Искри: { $sparks } × 2, Супер-искри: { $supers } × 3 звездички.
score-dark-fallen = { $fields ->
    [0] Залез в Мрака: няма звездичка за изтриване.
    [one] Залез в Мрака: изтрива се една звездичка.
   *[other] Залез в Мрака: от всяко от { $fields } полета се изтрива по една звездичка.
}
score-dark-not-fallen = В Мрака, но без Залез: всичко се брои.
score-fallen = Залез: звездичките отпреди остават.
slate-of = Лична дъска на { $name }: { $titles }
row-bottom-changes = Долният ред се сменя
row-middle-changes = Средният ред се сменя
row-top-changes = Горният ред се сменя
on-to-round = Към рунд { $round }
to-the-end = Кой печели?
winner = { $name } печели
winners = { $names } печелят заедно
you-win = Ти печелиш
stars-in-all = { $count ->
    [one] Една звездичка за четири рунда
   *[other] { $count } звездички за четири рунда
}
round-by-round = Рунд по рунд
who-sees-alike = Кой вижда еднакво
most-alike = { $count ->
    [one] { $a } и { $b } имат едно общо кръстче.
   *[other] { $a } и { $b } имат { $count } общи кръстчета.
}
united = Обедини масата
divided = Раздели масата
marked-by = Кръстчета: { $count } от { $of }
play-again = Още веднъж
back-to-lobby = Смени места или настройки
host-decides-again = Домакинът решава дали ще играете пак.
look-back = Поглед назад
save-record = Запази играта
verify = Честно ли беше?

## Replay.

replay = Повторение
step-back = Стъпка назад
step-on = Стъпка напред
run = Пусни
pause = Пауза
step-of = Стъпка { $step } от { $of }
whose-eyes = През чии очи
as-spectator = Като зрител

## Menu and keys.

react = Реагирай
react-with = Реагирай с { $emoji }
sound-on = Включи звука
sound-off = Изключи звука
pace = Темпо на масата
pace-normal = Нормално
pace-calm = Спокойно
pace-brisk = Бързо
pace-hand = По мой знак
notify-me = Повикай ме, когато е мой ред
open-tv = Покажи масата на телевизор
open-tv-type = Въведи на телевизора този адрес:
open-in-new-tab = Отвори тук в нов раздел
get-up = Ставам от масата
get-up-explained = В започната игра заместник продължава вместо теб.
keys = Клавиши
key-arrows = От картина на картина
key-enter = Отбележи картината или я посочи
key-space = Отвори картината голяма и я затвори
key-ready = Готово или искам да променя
key-other-word = Предложи другата дума
key-cards = Към картините
key-next = Нататък
key-score = Кажи резултата
key-menu = Меню
key-escape = Затвори
key-help = Тези клавиши

## Said to those who listen.

told-ready = { $name }: готово.
told-not-ready = { $name } още търси.
told-other-word-declined = { $name } остава с тази дума.
told-word-swapped = Водещата дума вече е: { $word }. Всички кръстчета са изтрити.
told-round = Рунд { $round }. Водещата дума е: { $word }.
told-spark = { $name } посочва „{ $title }“. Искра с { $names }.
told-super-spark = { $name } посочва „{ $title }“. Супер-искра с { $names }.
told-fall = { $name } посочва „{ $title }“. Никой друг няма кръстче там: Залез.
told-scored = Рундът е точкуван. { $scores }.
told-ended = Край на играта. Победа за: { $names }.

## The introduction.

end-introduction = Край на въведението
learn-mark = Отбележи.
learn-mark-text = Водещата дума е „{ $clue }“. Отбележи двете светещи картини, които ѝ подхождат.
learn-mark-other = Добре.
learn-mark-other-text = Сега и другата светеща картина. Искаш да видиш каквото виждат и другите.
learn-own = Твоята.
learn-own-text = Отбележи още една картина, която според теб подхожда на „{ $clue }“.
learn-ready = Стига ли?
learn-ready-text = Повече кръстчета могат да донесат повече звездички, но и Залез. Кажи, че е готово.
learn-wait = Готово.
learn-wait-text = Когато всички фенери светнат, кръстчетата се заключват.
learn-announce = Анонс.
learn-announce-text = Всеки казва колко картини е отбелязал. Кои точно, остава тайна.
learn-dark = Мракът.
learn-dark-text = Който сам има най-голямото число, е в Мрака. Залез там отнема по една звездичка от всяка Искра.
learn-point = Ти разкриваш.
learn-point-text = Посочи картината с ръката. Дали и други имат кръстче там?
learn-point-again = Пак е твой ред.
learn-point-again-text = Сега посочи тази.
learn-point-own = Твоята картина.
learn-point-own-text = Пас няма: посочи я. Кой я вижда като теб?
learn-crosses = Кой още?
learn-crosses-text = Всяко кръстче е играч, който също е отбелязал тази картина.
learn-watch = Разкриване.
learn-watch-text = Всички се редуват и посочват по една картина. Ако и ти имаш кръстче там, получаваш звездички.
learn-spark = Искра.
learn-spark-text = Трима или повече имат кръстче тук: по две звездички за всеки от тях.
learn-super-spark = Супер-искра!
learn-super-spark-text = Точно двама имат кръстче тук: по три звездички. По-хубаво няма.
learn-fall = Залез.
learn-fall-text = Никой друг няма кръстче тук: до края на рунда край на посочването и на новите звездички. Предишните остават.
learn-fallen = При теб е Залез.
learn-fallen-text = Звездичките ти остават, а кръстчетата ти още важат за другите.
learn-score = Това беше един рунд.
learn-score-text = Звездичките са точки. След четири рунда печели този с най-много звездички.
learn-score-dark-text = Звездичките са точки. { $name } има Залез в Мрака: по една по-малко от всяка Искра.
learn-done = Вече знаеш всичко.
learn-done-text = Играта е от четири такива рунда. Печели този с най-много звездички.
recap-mark = Тайно от 1 до 10 картини, които подхождат на думата.
recap-announce = Всеки казва колко, но не и кои.
recap-spark = Трима или повече имат кръстче: по две звездички.
recap-super-spark = Точно двама имат кръстче: по три звездички.
recap-fall = Никой друг няма кръстче: вън до края на рунда.
recap-dark = Ако само ти имаш най-голямото число, Залез отнема по звездичка от всяка Искра.

## The rules on one sheet.

rules-title = Правилата
rules-aim = За какво става дума
rules-aim-1 = На масата лежат петнайсет картини и има една дума. Отбележи това, което подхожда, и опитай да видиш каквото виждат другите.
rules-aim-2 = От трима до шестима играчи, четири рунда. Печели този с най-много звездички.
rules-setup = Подготовка
rules-setup-1 = От 84 карти с картини 15 лежат открити в три реда по пет.
rules-setup-2 = Теглят се четири карти Дума с по две думи. За първа игра има карти Дума за начинаещи, от най-лесната.
rules-setup-3 = Първият играч се избира с жребий.
rules-associate-1 = Горната дума на картата е водещата дума. Всеки тайно отбелязва от 1 до 10 картини, които подхождат.
rules-associate-2 = Няма ограничение във времето, освен ако играете с часовник.
rules-associate-3 = Ако думата не се харесва на някого, всеки може да предложи другата дума от картата. Всички хора на масата трябва да са съгласни, преди първият да е готов, най-много веднъж на рунд. Тогава кръстчетата се изтриват.
rules-associate-4 = Кръстчетата могат да се променят, докато не са готови всички. Тогава всички лични дъски се заключват наведнъж.
rules-announce-1 = Всеки казва колко картини е отбелязал, но не и кои.
rules-announce-2 = Който сам има най-голямото число, е в Мрака и обръща фенера с тъмната страна.
rules-announce-3 = Ако двама или повече имат най-голямото число, никой не е в Мрака.
rules-reveal-1 = Разкриващият посочва картина със свое кръстче, която никой още не е посочил. Пас няма.
rules-reveal-2 = Двама или повече други имат кръстче там: Искра. Разкриващият и всички с кръстче запълват по 2 звездички.
rules-reveal-3 = Точно още един играч има кръстче там: Супер-искра. И двамата запълват по 3 звездички.
rules-reveal-4 = Никой друг няма кръстче там: Залез. Разкриващият не запълва повече звездички в този рунд и не разкрива отново.
rules-reveal-5 = Кръстчетата след Залез още важат за другите, но не носят звездички на притежателя си.
rules-reveal-6 = След една картина е ред на следващия по посока на часовниковата стрелка. Който има Залез или няма какво да посочи, се прескача.
rules-reveal-7 = Стъпката свършва, когато никой повече не може да посочва.
rules-score-1 = Всяка запълнена звездичка е една точка.
rules-score-2 = В Мрака и без Залез: обикновено точкуване.
rules-score-3 = В Мрака и със Залез: от всяка твоя Искра и Супер-искра се изтрива по една звездичка. Искрата тогава носи 1, Супер-искрата 2.
rules-score-4 = Всички останали запазват това, което са запълнили преди Залеза.
rules-between = Между рундовете
rules-between-1 = Пионката на Първия играч минава нататък по посока на часовниковата стрелка.
rules-between-2 = Сменят се пет картини: след рунд I долният ред, след II средният, след III горният.
rules-between-3 = Личните дъски се изтриват и всички фенери отново светят.
rules-end = Край
rules-end-1 = След четири рунда точките се събират. Най-голямата сума печели; при равенство победата е обща.
