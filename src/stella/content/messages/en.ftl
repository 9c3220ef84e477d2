## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = You have no seat at this table.
refusal-game-over = The game is over.
refusal-wrong-step = That does not belong to this step of the round.
refusal-too-few-marks = Mark at least one card.
refusal-too-many-marks = You can mark ten cards at most.
refusal-card-not-on-table = That card is not on the table.
refusal-card-twice = The same card is there twice.
refusal-already-marked = You have already marked this card.
refusal-card-not-marked = You have no mark on this card.
refusal-already-ready = You are ready already.
refusal-not-ready = You are not ready yet.
refusal-bots-do-not-vote = Only people decide about the other word.
refusal-other-word-closed = Somebody is ready, so this word stays.
refusal-other-word-already-used = You are already playing with the other word.
refusal-other-word-not-possible = This word card has no other word.
refusal-other-word-already-asked = Somebody has already asked for the other word.
refusal-other-word-already-agreed = You have already agreed to the other word.
refusal-no-other-word-asked = Nobody has asked for the other word.
refusal-you-have-fallen = After your fall you point at no more cards this round.
refusal-not-your-turn = Another scout is pointing now.
refusal-card-already-pointed-at = Somebody has already pointed at this card.

## Why a room refuses a command.

refusal-not-seated = You have no seat in this room.
refusal-not-host = Only the host can do that.
refusal-room-full = Every seat is taken.
refusal-seat-taken = Somebody already has that colour.
refusal-no-such-seat = Nobody sits there.
refusal-name-not-usable = Choose a name of 1 to 24 characters.
refusal-name-taken = Somebody here already has that name.
refusal-language-unknown = The game does not speak that language yet.
refusal-game-running = A game is running here. You can watch it.
refusal-no-game = No game is running here.
refusal-game-not-over = The game is not over yet.
refusal-unknown-character = The house does not know that character.
refusal-unknown-deck = That deck is not here.
refusal-word-not-usable = A word has 1 to 40 characters.
refusal-too-many-words = All ten blank cards are filled.
refusal-seat-not-away = Give them a little more time.
refusal-nobody-waits = Nobody is waiting for that player.
refusal-no-stand-in = You are playing your seat yourself.
refusal-no-clock = No clock is running.
refusal-not-your-slate = You can only put your own marked cards in order.

## What can go wrong on the way.

error-internal = Something went wrong here. Nothing is lost; please try again.
error-bad-request = That request makes no sense here.
error-forbidden = This page may not come in here.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-too-large = That is too large.
error-slow-down = That was too fast. Wait a moment.
error-try-again = The server is catching its breath. Try again in a moment.
error-no-such-room = No room has this code. Check it and try again.
error-no-such-record = There is no finished game with this link.
error-ticket-void = This link was already used or never valid. Make a new one on the other device.
error-idle = Nothing was heard from you, so the connection was closed.
error-bad-message = The server did not understand this message.
error-not-text = The server only understands text.
error-hello-first = Say hello first.
error-old-client = The game was updated. Reload the page.
error-too-slow = Your connection is too slow for the game right now.
error-restarting = The server is starting again. The game goes on in a moment.
error-seat-moved = Your seat is now on another device.
error-seat-removed = You no longer have a seat in this room.
error-unknown-emoji = That reaction is not one of ours.

## Why a game cannot start.

problem-too-few-seats = A game needs at least three players.
problem-too-many-seats = Six players at most can sit at a table.
problem-name-empty = Every player needs a name.
problem-name-too-long = A name has at most 40 characters.
problem-colour-taken = Somebody already plays with this colour.
problem-deck-too-small = This deck has too few picture cards for a game.
problem-too-few-word-cards = There are too few word cards for four rounds.
problem-too-many-custom-cards = There are only ten blank word cards.
problem-word-empty = A custom word needs at least one letter, digit or symbol.
problem-word-too-long = A custom word has at most 40 characters.
problem-seed-not-hexadecimal = The seed of a game is written with the digits 0 to 9 and the letters a to f.

## The web client: the door.

motto = One word, fifteen pictures. Who sees what you see?
language = Language
table-code = Table code
check-the-code = Check the letters and digits.
sit-down = Sit down
watch = Watch
just-watch = Just watch
or = or
new-table = Light a new table
light-the-table = Light the table
play-with-bots = Play with bots
learn-in-ninety-seconds = Learn it in 90 seconds
continue-at = Continue my game ({ $code })
rules = Rules
guest = Guest
your-name = Your name
back = Back
begin = Begin
save = Save
close = Close
reload = Reload
try-again = Try again
to-the-door = To the door

## Errors with a way out.

server-gone = The server does not answer
server-gone-explained = Check that it runs and that you are on the same network, then try again.
server-does-not-answer = Still waiting for the server…
server-updated = Stella has been updated.
reconnecting = Reconnecting… your marks are safe.
no-such-page = There is nothing here
no-such-table = There is no table { $code }
no-such-table-explained = Look at the code again, or light a new table.
no-such-record = There is no such game
table-full = This table is full
game-runs = The game here has begun
watch-instead = You can watch it.
seat-moved = Your seat is on another device
seat-gone = You have no seat here any more
back-to-this-table = Back to this table
ticket-void = This link has been used
hand-over = Play on another device
hand-over-open = Open this link on the other device:
hand-over-explained = Your seat moves to this device, and the other one lets go of it.
take-seat-here = Play here

## The lobby.

sit-down-at = Sit down at { $code }
your-lantern = Your lantern
your-seat = Your seat
change-seat = Change name or lantern
colour-orange = Orange, sun
colour-pink = Pink, heart
colour-blue = Blue, drop
colour-purple = Purple, moon
colour-green = Green, fir
colour-yellow = Yellow, kite
around-the-table = Around the table
free-seat = Free seat
host = Host
bot = Bot
you = you
away = Away
make-host = Make host
ask-to-get-up = Ask { $name } to get up
add-a-bot = Add a bot
how-well = How well do they guess?
level-1 = Dreamy
level-2 = Attentive
level-3 = Sharp
level-4 = Uncanny
invite = Invite
invitation = Play Stella with us! The table is { $code }.
scan-or-type = Scan, or type this code
share-link = Share the link
link-copied = The link is copied.
copy-link = Copy the link
qr-of = QR code of { $link }
join-with = Join with
options = Options
words-from = Clues
words-drawn = From the box
words-discovery = Discovery words
words-custom-mixed = Custom mixed in
words-custom-first = Custom first
words-only-custom = Only custom
first-time = First time together?
use-discovery = Use the discovery words
own-words = Custom words
own-words-count = { $count } of 10 cards
own-words-explained = Fill blank word cards with one or two words each. Nobody sees them before they are turned over.
word = Word
other-word = Other word
word-top = Card { $card }, word
word-bottom = Card { $card }, other word
clock-associate = Time to mark
clock-point = Time to point
clock-none = No clock
clock-seconds = { $seconds } s
deck = Pictures
public-table = Open to everyone
players-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
players-here = { $count ->
    [one] One at the table.
   *[other] { $count } at the table.
}
waiting-for-host = The host begins the game.

## The table.

menu = Menu
board = Pictures on the table
clue = Clue
round-of = Round { $round } of IV
step-associate = Associate
step-announce = Announce
step-reveal = Reveal
step-score = Score
place = Row { $row }, { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Marked by you.
mark = Mark
mark-this = Mark this picture
marked = Marked
enlarge-picture = Enlarge: { $title }
previous-picture = Previous picture
next-picture = Next picture
tip-associate = Mark 1 to 10 pictures that fit the clue. Only you see your marks.
tip-slate = The pictures are large on the TV. Tap the ones that fit the clue; hold one to open it here.
marked-of-ten = { $count } of 10 marked
of-ten = of 10
be-ready = I am ready
not-ready = Change my marks
ready = Ready
still-looking = Still looking
waiting-for = { $count ->
    [0] Everybody is ready.
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
waiting-for-names = Waiting for { $names }.
ask-for-other-word = Ask for the other word
other-word-asked = { $name } asks for the other word.
other-word-agreed = Agreed: { $count } of { $of }. All marks would be wiped.
agree-to-other-word = Take the other word
keep-this-word = Keep this word
time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
more-time = More time
has-stand-in = A stand-in plays
ask-for-stand-in = Ask for a stand-in
stand-in-plays = A stand-in has been playing for you.
take-seat-back = Take my seat back
fallen = Fallen
scout = Scout
first-scout = First scout
in-the-dark = In the dark
marked-count = { $count ->
    [one] One mark
   *[other] { $count } marks
}
stars-count = { $count ->
    [one] One star
   *[other] { $count } stars
}
your-turn = Your turn
your-turn-point = Your turn, scout: point at a picture you marked.
scout-chooses = { $name } is the scout and chooses a picture.
you-have-fallen = You have fallen. Your marks still count for the others.
point-here = Point here
point-at-this = Point at this picture
choose-a-glowing-picture = Choose a glowing picture
points = { $name } points
spark = Spark
super-spark = Super-spark
fall = Fall
go-on = Go on
order-your-marks = Put my marks in order
order-explained = When it is your turn, the game points at the first of these that is still free.
point-in-this-order = Point in this order
choose-myself = I choose myself
earlier = Earlier: { $title }
later = Later: { $title }

## Announce, score and end.

how-many-marked = How many did you mark?
someone-in-the-dark = { $name } is in the dark
you-in-the-dark = You are in the dark
in-the-dark-explained = Alone at { $number }, the highest number. Whoever falls in the dark loses one star of every spark.
nobody-in-the-dark = Nobody is in the dark
nobody-in-the-dark-explained = The highest number, { $number }, is shared.
on-to-reveal = Reveal
after-round = After round { $round }
score-sheet = Score sheet
player = Player
total = Total
score-filled = Sparks: { $sparks } × 2, super-sparks: { $supers } × 3 stars.
score-dark-fallen = { $fields ->
    [0] In the dark and fallen: there is no star to wipe.
    [one] In the dark and fallen: one star is wiped.
   *[other] In the dark and fallen: one star is wiped from each of the { $fields } fields.
}
score-dark-not-fallen = In the dark, but not fallen: everything counts.
score-fallen = Fallen: the stars filled before the fall stay.
slate-of = Slate of { $name }: { $titles }
row-bottom-changes = The bottom row changes
row-middle-changes = The middle row changes
row-top-changes = The top row changes
on-to-round = On to round { $round }
to-the-end = See who wins
winner = { $name } wins
winners = { $names } win together
you-win = You win
stars-in-all = { $count ->
    [one] One star over four rounds
   *[other] { $count } stars over four rounds
}
round-by-round = Round by round
who-sees-alike = Who sees alike
most-alike = { $count ->
    [one] { $a } and { $b } shared one mark.
   *[other] { $a } and { $b } shared { $count } marks.
}
united = United the table
divided = Divided the table
marked-by = Marked by { $count } of { $of }
play-again = Play again
back-to-lobby = Change seats or options
host-decides-again = The host decides whether you play again.
look-back = Look back
save-record = Save the record
verify = Was it fair?

## Replay.

replay = Replay
step-back = One step back
step-on = One step on
run = Play
pause = Pause
step-of = Step { $step } of { $of }
whose-eyes = Whose eyes
as-spectator = As a spectator

## Menu and keys.

react = React
react-with = React with { $emoji }
sound-on = Turn sound on
sound-off = Turn sound off
pace = Pace of the table
pace-normal = Normal
pace-calm = Calm
pace-brisk = Brisk
pace-hand = When I say so
notify-me = Call me when it is my turn
open-tv = Show the table on a TV
open-tv-type = Type this address on the TV:
open-in-new-tab = Open it here in a new tab
get-up = Get up from the table
get-up-explained = In a running game a stand-in plays on for you.
keys = Keys
key-arrows = Move from picture to picture
key-enter = Mark the picture, or point at it
key-space = Open the picture large, and close it
key-ready = Ready, or change my marks
key-other-word = Ask for the other word
key-cards = To the pictures
key-next = Go on
key-score = Say the score
key-menu = Menu
key-escape = Close
key-help = These keys

## Said to those who listen.

told-ready = { $name }: ready.
told-not-ready = { $name } goes on marking.
told-other-word-declined = { $name } keeps this word.
told-word-swapped = The clue is now: { $word }. All marks are wiped.
told-round = Round { $round }. The clue is: { $word }.
told-spark = { $name } points at “{ $title }”. A spark with { $names }.
told-super-spark = { $name } points at “{ $title }”. A super-spark with { $names }.
told-fall = { $name } points at “{ $title }”. Nobody else marked it: a fall.
told-scored = The round is scored. { $scores }.
told-ended = The game is over. Won by: { $names }.

## The introduction.

end-introduction = End the introduction
learn-mark = Mark.
learn-mark-text = The clue is “{ $clue }”. Mark the two glowing pictures that fit.
learn-mark-other = Good.
learn-mark-other-text = Now the other glowing picture. You want to see what others see.
learn-own = Yours.
learn-own-text = Now mark one more picture that fits “{ $clue }” for you.
learn-ready = Enough?
learn-ready-text = More marks can bring more stars, but also a fall. Say that you are ready.
learn-wait = Ready.
learn-wait-text = When all lanterns are lit, the slates lock.
learn-announce = Announce.
learn-announce-text = Everyone says how many pictures they marked. Which ones stays secret.
learn-dark = The dark.
learn-dark-text = Alone at the highest number, a lantern turns dark. To fall in the dark costs a star of every spark.
learn-point = You are the scout.
learn-point-text = Point at the picture with the hand. Did others mark it too?
learn-point-again = Your turn again.
learn-point-again-text = Now point at this one.
learn-point-own = Your own picture.
learn-point-own-text = There is no passing: point at it. Who sees it as you do?
learn-crosses = Who else?
learn-crosses-text = Each cross is a player who marked this picture too.
learn-watch = Reveal.
learn-watch-text = Everyone points in turn, one picture each. If you marked it too, you get stars as well.
learn-spark = A spark.
learn-spark-text = Three or more marked it: two stars for each of them.
learn-super-spark = A super-spark!
learn-super-spark-text = Exactly two marked it: three stars for both. There is nothing better.
learn-fall = A fall.
learn-fall-text = Nobody else marked it: no more pointing and no new stars this round. Stars already filled stay.
learn-fallen = You have fallen.
learn-fallen-text = Your stars stay, and your marks still count for the others.
learn-score = That was a round.
learn-score-text = Stars are points. After four rounds the most stars win.
learn-score-dark-text = Stars are points. { $name } fell in the dark: every spark lost a star.
learn-done = You know it all now.
learn-done-text = A game is four rounds like this one. The most stars win.
recap-mark = 1 to 10 pictures that fit the clue, in secret.
recap-announce = Everyone says how many, not which.
recap-spark = Three or more marked it: two stars each.
recap-super-spark = Exactly two marked it: three stars each.
recap-fall = Nobody else marked it: out for this round.
recap-dark = Alone at the highest number, a fall costs a star of every spark.

## The rules on one sheet.

rules-title = The rules
rules-aim = What it is about
rules-aim-1 = Fifteen pictures lie on the table, and there is one word. Mark what fits and try to see what the others see.
rules-aim-2 = Three to six players, four rounds. The most stars win.
rules-setup = Setting up
rules-setup-1 = Of 84 picture cards, 15 lie open in three rows of five.
rules-setup-2 = Four word cards are drawn, with two words each. For a first game there are discovery cards, easiest first.
rules-setup-3 = The first scout is drawn at random.
rules-associate-1 = The top word of the card is the clue. In secret, everyone marks between 1 and 10 pictures that fit.
rules-associate-2 = There is no time limit, unless the table plays with a clock.
rules-associate-3 = If somebody does not like the word, anyone may ask for the other word of the card. All human players must agree, before the first player is ready, and at most once a round. Marks are wiped then.
rules-associate-4 = Marks may change until everybody is ready. Then all slates lock at once.
rules-announce-1 = Everyone says how many pictures they marked, not which.
rules-announce-2 = Whoever is alone at the highest number is in the dark and turns the lantern to its dark side.
rules-announce-3 = If two or more share the highest number, nobody is in the dark.
rules-reveal-1 = The scout points at one picture of their own marks that nobody has pointed at yet. Passing is not allowed.
rules-reveal-2 = Two or more others marked it: a spark. The scout and all who marked it fill 2 stars.
rules-reveal-3 = Exactly one other marked it: a super-spark. Both fill 3 stars.
rules-reveal-4 = Nobody else marked it: a fall. The scout fills no star any more this round and is not scout again.
rules-reveal-5 = The marks of the fallen still count for the others, but bring the fallen no stars.
rules-reveal-6 = After one picture it is the next player’s turn, clockwise. Players who have fallen or have nothing left to point at are skipped.
rules-reveal-7 = The step ends when nobody is left who can point.
rules-score-1 = Every filled star is one point.
rules-score-2 = In the dark and not fallen: scored as usual.
rules-score-3 = In the dark and fallen: one star is wiped from every spark and super-spark you filled. A spark is then worth 1, a super-spark 2.
rules-score-4 = Everybody else keeps what they filled before their fall.
rules-between = Between the rounds
rules-between-1 = The first scout’s pawn goes on clockwise.
rules-between-2 = Five pictures are replaced: after round I the bottom row, after II the middle, after III the top.
rules-between-3 = Slates are wiped, and all lanterns are light again.
rules-end = The end
rules-end-1 = After four rounds the points are added. The highest sum wins; equal sums share the victory.
