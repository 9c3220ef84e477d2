## Why the table refuses a move: one sentence for each code of the rules, to the player who tried it.

refusal-unknown-seat = You don’t have a seat at this table.
refusal-game-over = The game is over.
refusal-wrong-step = You can’t do that in this step of the round.
refusal-too-few-marks = Mark at least one picture.
refusal-too-many-marks = You can mark ten pictures at most.
refusal-card-not-on-table = That picture isn’t on the table.
refusal-card-twice = You’ve listed the same picture twice.
refusal-already-marked = You’ve already marked this picture.
refusal-card-not-marked = You haven’t marked this picture.
refusal-already-ready = You’ve already said you’re ready.
refusal-not-ready = You haven’t said you’re ready yet.
refusal-bots-do-not-vote = Only people decide about the other word.
refusal-other-word-closed = Somebody is ready, so this word stays.
refusal-other-word-already-used = You’re already playing with the other word.
refusal-other-word-not-possible = This word card has no other word.
refusal-other-word-already-asked = Somebody has already asked for the other word.
refusal-other-word-already-agreed = You’ve already agreed to the other word.
refusal-no-other-word-asked = Nobody has asked for the other word.
refusal-you-have-fallen = You’ve fallen, so you can’t point again this round.
refusal-not-your-turn = It’s somebody else’s turn to point.
refusal-card-already-pointed-at = Somebody has already pointed at this picture.

## Why a room refuses a command.

refusal-not-seated = You don’t have a seat at this table.
refusal-not-host = Only the host can do that.
refusal-room-full = Every seat is taken.
refusal-seat-taken = Somebody already has that colour.
refusal-no-such-seat = Nobody is sitting there.
refusal-name-not-usable = Choose a name of 1 to 24 characters.
refusal-name-taken = Somebody here already has that name.
refusal-language-unknown = Stella doesn’t speak that language yet.
refusal-game-running = A game is already on here. You can watch it.
refusal-no-game = There’s no game on here.
refusal-game-not-over = The game isn’t over yet.
refusal-unknown-character = There’s no bot with that name.
refusal-unknown-deck = This server doesn’t have that deck.
refusal-word-not-usable = A word must be 1 to 40 characters long.
refusal-too-many-words = All ten blank word cards are full.
refusal-seat-not-away = Give them a little more time.
refusal-nobody-waits = Nobody is waiting for that player.
refusal-no-stand-in = No stand-in is playing for you.
refusal-no-clock = There’s no clock at this table.
refusal-not-your-slate = You can only put pictures you’ve marked in order.
refusal-kept-out = The host has asked this device to stay away from this table.
refusal-room-locked = The host has closed this table to newcomers.
refusal-host-is-here = The host is still here, so nobody else can take over.
refusal-heir-must-wait = You became host less than a day ago. Delete this tomorrow.
refusal-ticket-void = This link is used up or was never valid. Make a new one on the other device.
refusal-enough-time = The clock already has as much time as it can get.

## What can go wrong on the way.

error-internal = Something went wrong on our side. Nothing is lost; please try again.
error-bad-request = The server doesn’t understand that request.
error-forbidden = Requests from this page aren’t allowed.
error-not-found = There’s nothing here.
error-method-not-allowed = You can’t do that here.
error-too-large = That’s too large.
error-slow-down = That was too fast. Wait a moment.
error-try-again = The server is catching its breath. Try again in a moment.
error-no-such-room = No table has this code. Check it and try again.
error-no-such-record = There’s no finished game at this link.
error-idle = We didn’t hear from you, so the connection was closed.
error-bad-message = The server didn’t understand that message.
error-hello-first = Say hello first.
error-old-client = Stella has been updated. Reload the page.
error-restarting = The server is restarting. The game will continue in a moment.
error-seat-moved = Your seat is now on another device.
error-seat-removed = You no longer have a seat at this table.
error-unknown-emoji = That reaction isn’t available.
error-unknown-fate = We couldn’t tell whether that was saved. The table will show it.
error-damaged = This table’s data is damaged, so it can’t be opened. Whoever runs the server will find details in its log.
error-too-new = A newer version of Stella has saved this table, and this server can’t read it yet. Whoever runs the server needs to update it.
error-push-not-usable = Notifications can’t be sent to that address.
error-host-only = You can only do that on the machine that runs the server, or with the host’s password.
error-wrong-password = That isn’t the host’s password.
error-too-many-drafts = Too many decks are being made right now. Finish one first.
error-no-such-draft = This unfinished deck is gone. Reload the page to begin again.
error-draft-closed = This deck is already being packed.
error-deck-of-wrong-size = A deck has 30 to 500 pictures.
error-deck-exists = There’s already a deck with that name. Choose another one.
error-not-a-picture = That isn’t a JPEG, PNG or WebP picture.
error-picture-too-large = That picture is too large: 16 MB and 60 million pixels at most.
error-picture-too-small = That picture is too small: each side needs at least 64 pixels.
error-picture-moves = That picture moves. Only still ones can be used.
error-picture-broken = That picture is damaged and can’t be opened.
error-picture-twice = That picture is already in the deck.
error-disk-full = The server’s disk is nearly full.
error-deck-on-every-node = This server has several nodes: install the deck on each of them with stella deck pack.
push-turn = It’s your turn
push-turn-explained = Table { $code } is waiting for you.
push-game = A new game begins
push-game-explained = A game has just begun at table { $code }.

## Why a game cannot start.

problem-too-few-seats = A game needs at least three players.
problem-too-many-seats = A table seats six players at most.
problem-name-empty = Every player needs a name.
problem-name-too-long = A name can be at most 24 characters long.
problem-colour-taken = Somebody is already playing with this colour.
problem-deck-too-small = This deck has too few pictures for a game.
problem-too-few-word-cards = There are too few word cards for four rounds.
problem-too-many-custom-cards = There are only ten blank word cards.
problem-word-empty = A custom word needs at least one letter, digit or symbol.
problem-word-too-long = A custom word can be at most 40 characters long.
problem-seed-not-hexadecimal = The seed of a game is written with the digits 0 to 9 and the letters a to f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = A party game of picture associations for three to six players: one word, fifteen pictures. Who sees what you see? Free, in your browser, no account needed.

## The web client: the door.

motto = One word, fifteen pictures. Who sees what you see?
language = Language
table-code = Table code
check-the-code = Check the letters and digits.
sit-down = Sit down
watch = Watch
just-watch = Just watch
or = or
new-table = Open a new table
light-the-table = Open the table
play-with-bots = Play with bots
learn-in-ninety-seconds = Learn it in 90 seconds
continue-at = Continue my game ({ $code })
rules = Rules
guest = Guest
your-name = Your name
back = Back
begin = Start
save = Save
close = Close
reload = Reload
try-again = Try again
to-the-door = Back to start
fact-players = 3 to 6 players
fact-time = About 20 minutes
fact-account = No account
open-tables = Tables open to everyone
seats-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
your-tables = Your tables
more-tables = Show all my tables

## Errors with a way out.

server-gone = The server isn’t responding
server-gone-explained = Check that it’s running and that you’re on the same network, then try again.
server-does-not-answer = Still waiting for the server…
server-updated = Stella has been updated.
reconnecting = Reconnecting… your marks are safe.
no-such-page = There’s nothing here
no-such-table = There’s no table { $code }
no-such-table-explained = Check the code, or open a new table.
no-such-record = There’s no such game
table-full = This table is full
watch-instead = You can watch it.
seat-moved = Your seat is now on another device
seat-gone = You no longer have a seat here
back-to-this-table = Back to this table
ticket-void = This link has already been used
hand-over = Play on another device
hand-over-open = Open this link on the other device:
hand-over-explained = Your seat moves to this device, and the other one gives it up.
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
colour-green = Green, fir tree
colour-yellow = Yellow, kite
around-the-table = Around the table
free-seat = Free seat
host = Host
bot = Bot
you = you
away = Away
make-host = Make host
ask-to-get-up = Remove { $name } from the table
add-a-bot = Add a bot
how-well = How well do they guess?
level-1 = Dreamy
level-2 = Attentive
level-3 = Sharp
level-4 = Uncanny
invite = Invite
invitation = Play Stella with us! Table code: { $code }
scan-or-type = Scan, or type this code
share-link = Share the link
link-copied = Link copied.
copy-link = Copy the link
qr-of = QR code of { $link }
join-with = Join with code
options = Options
words-from = Clues
words-drawn = From the box
words-discovery = Discovery words
words-custom-mixed = Box and custom, mixed
words-custom-first = Custom words first
words-only-custom = Custom words only
first-time = Your first game?
use-discovery = Use the discovery words
own-words = Custom words
own-words-count = { $count } of 10 cards
own-words-explained = Fill blank word cards with one or two words each. Nobody sees them until they’re turned over.
word = Word
other-word = Other word
word-top = Card { $card }, word
word-bottom = Card { $card }, other word
clock-associate = Time limit for marking
clock-point = Time limit for pointing
clock-none = No clock
clock-seconds = { $seconds } s
deck = Pictures
make-a-deck = Make a deck of your own
public-table = Open to everyone
players-missing = { $count ->
    [one] You need one more player.
   *[other] You need { $count } more players.
}
players-here = { $count ->
    [one] One player at the table.
   *[other] { $count } players at the table.
}
waiting-for-host = Waiting for the host to start the game.
seat-for-a-friend = For a friend
learn-while-waiting = Learn it while you wait
public-explained = Anyone on the start page can sit down, until the table is full or the game begins.
locked-table = Closed to newcomers
word-list = Word list
words-missing = Not in this word list: { $missing }. Shown instead: { $first }.
use-own-words = Mix them in
words-unused = Custom words are written, but these clues don’t use them.
words-use-how = How should custom words be played?
words-host-chooses = The host chooses whether custom words are played.
words-later = Not now
remove = Remove
remove-and-keep-out = Remove and keep out
keep-out-explained = If you keep them out, their device can’t sit down here again.
table-locked = This table is closed to newcomers
game-begun-at = Your game at { $code } has begun.

## The table.

menu = Menu
board = Pictures on the table
clue = Clue
round-of = Round { $round } of IV
step-associate = Associate
step-announce = Announce
step-reveal = Reveal
step-score = Score
place = Row { $row }, column { $column }.
card-fate = { $fate }: { $names }.
card-marked-by-you = Marked by you.
mark = Mark
mark-this = Mark this picture
marked = Marked
enlarge-picture = Enlarge: { $title }
previous-picture = Previous picture
next-picture = Next picture
tip-associate = Mark 1 to 10 pictures that fit the clue. Only you can see your marks.
tip-slate = The pictures are large on the TV. Tap the ones that fit the clue; hold one to open it here.
marked-of-ten = { $count } of 10 marked
of-ten = of 10
be-ready = I’m ready
not-ready = Change my marks
ready = Ready
still-looking = Still marking
waiting-for = { $count ->
    [0] Everyone is ready.
    [one] Waiting for one player.
   *[other] Waiting for { $count } players.
}
waiting-for-names = Waiting for { $names }.
ask-for-other-word = Ask for the other word
other-word-asked = { $name } would like the other word.
other-word-agreed = Agreed: { $count } of { $of }. All marks would be wiped.
agree-to-other-word = Use the other word
keep-this-word = Keep this word
time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
more-time = More time
has-stand-in = Stand-in playing
ask-for-stand-in = Call a stand-in
stand-in-plays = A stand-in is playing for you.
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
your-turn-point = You’re the scout: point at a picture you marked.
scout-chooses = Scout { $name } is choosing a picture.
you-have-fallen = You’ve fallen. Your marks still count for the others.
point-here = Point here
point-at-this = Point at this picture
choose-a-glowing-picture = Choose a glowing picture
points = { $name } is pointing
spark = Spark
super-spark = Super-spark
fall = Fall
go-on = Continue
order-your-marks = Put my marks in order
order-explained = When it’s your turn, the game points at the first of these that nobody has pointed at yet.
point-in-this-order = Point in this order
choose-myself = Let me choose each time
earlier = Move up: { $title }
later = Move down: { $title }

## Announce, score and end.

how-many-marked = How many pictures did everyone mark?
someone-in-the-dark = { $name } is in the dark
you-in-the-dark = You’re in the dark
in-the-dark-explained = Alone at { $number }, the highest number. Whoever falls in the dark loses one star from every spark and super-spark.
nobody-in-the-dark = Nobody is in the dark
nobody-in-the-dark-explained = Several players share the highest number, { $number }.
on-to-reveal = On to the reveal
after-round = After round { $round }
score-sheet = Score sheet
player = Player
total = Total
score-filled = Sparks: { $sparks } × 2, super-sparks: { $supers } × 3 stars.
score-dark-fallen = { $fields ->
    [0] In the dark and fallen: no stars to wipe.
    [one] In the dark and fallen: one star is wiped.
   *[other] In the dark and fallen: one star is wiped from each of the { $fields } pictures.
}
score-dark-not-fallen = In the dark, but not fallen: everything counts.
score-fallen = Fallen: stars filled before the fall stay.
row-bottom-changes = The bottom row is replaced
row-middle-changes = The middle row is replaced
row-top-changes = The top row is replaced
on-to-round = On to round { $round }
to-the-end = See who wins
winner = { $name } wins
winners = { $names } share the win
you-win = You win
stars-in-all = { $count ->
    [one] One star over four rounds
   *[other] { $count } stars over four rounds
}
round-by-round = Round by round
who-sees-alike = Who thinks alike?
most-alike = { $count ->
    [one] { $a } and { $b } have one mark in common.
   *[other] { $a } and { $b } have { $count } marks in common.
}
united = This one united the table
divided = This one split the table
marked-by = Marked by { $count } of { $of }
play-again = Play again
back-to-lobby = Change seats or options
host-decides-again = The host decides whether you play again.
look-back = Watch the replay
save-record = Save the game
verify = Was it fair?

## Replay.

replay = Replay
step-back = One step back
step-on = One step forward
run = Play
pause = Pause
step-of = Step { $step } of { $of }
whose-eyes = Seen through the eyes of
as-spectator = As a spectator

## Menu and keys.

react = React
react-with = React with { $emoji }
sound-on = Turn sound on
sound-off = Turn sound off
volume = Volume
vibration-on = Buzz when it’s my turn
vibration-off = Stop buzzing when it’s my turn
full-screen = Full screen
pace = Pace of the table
pace-normal = Normal
pace-calm = Calm
pace-brisk = Brisk
pace-hand = When I say so
notify-me = Notify me when it’s my turn
notify-off = Stop notifying me
notify-on-explained = When it’s your turn or a new game begins, this device tells you, even with Stella closed.
notify-insecure = This address isn’t secure (https), so notices only come while the page is open: look at its title and turn the sound on.
notify-blocked = Your browser blocks notifications from this page. Allow them in its settings, then try again.
notify-failed = For now, your browser can only notify you while the page is open.

decks-title = A deck of your own
decks-intro = Drop at least 30 pictures, say what they show, and play with them. They stay on this server.
decks-host-only = Decks are made on the machine that runs the server. From anywhere else you need the host’s password, if the server has one.
decks-password = Host’s password
decks-let-me-in = Continue
decks-drop = Drop pictures here
decks-choose = Choose pictures
decks-counted = { $count ->
    [one] { $count } picture of at least 30
   *[other] { $count } pictures of at least 30
}
decks-name = Name of the deck
decks-name-hint = People will choose it by this name.
decks-language = The texts are in
decks-picture = Picture { $number }
decks-picture-title = Title
decks-picture-description = What there is to see
decks-across = Left to right
decks-down = Top to bottom
decks-whole = Show it whole
decks-remove = Remove
decks-checking = Checking…
decks-make = Make the deck
decks-need-more = { $count ->
    [one] Add { $count } more picture.
   *[other] Add { $count } more pictures.
}
decks-need-name = Give the deck a name.
decks-packing = Packing: { $done } of { $total }
decks-failed = The deck couldn’t be made. Try again; whoever runs the server will find details in its log.
decks-made = “{ $title }” is ready
decks-made-explained = When you open a table, choose it under “Pictures”.
decks-another = Make another deck
open-tv = Show the table on a TV
open-tv-type = Type this address on the TV:
open-in-new-tab = Open it here in a new tab
get-up = Leave the table
get-up-explained = If a game is on, a stand-in will play on for you.
keys = Keys
key-arrows = Move from picture to picture
key-enter = Mark the picture, or point at it
key-space = Enlarge the picture, or close it
key-ready = I’m ready, or change my marks
key-other-word = Ask for the other word
key-cards = Go to the pictures
key-next = Continue
key-score = Read out the score
key-menu = Menu
key-escape = Close
key-help = Show these keys

## Said to those who listen.

told-ready = { $name }: ready.
told-not-ready = { $name } is marking again.
told-other-word-declined = { $name } would rather keep this word.
told-word-swapped = The clue is now: { $word }. All marks have been wiped.
told-round = Round { $round }. The clue is: { $word }.
told-spark = { $name } points at “{ $title }”. A spark with { $names }.
told-super-spark = { $name } points at “{ $title }”. A super-spark with { $names }.
told-spark-you = { $name } points at “{ $title }”. A spark, with you too: 2 stars.
told-super-spark-you = { $name } points at “{ $title }”. A super-spark with you: 3 stars.
told-fall = { $name } points at “{ $title }”. Nobody else marked it: a fall.
told-scored = The round has been scored. { $scores }.
told-ended = The game is over. The win goes to { $names }.

## The introduction.

end-introduction = End the introduction
learn-mark = Mark.
learn-mark-text = The clue is “{ $clue }”. Mark the two glowing pictures that fit.
learn-mark-phone-text = The clue is “{ $clue }”. Tap a glowing picture to see it large, and tap again to mark it.
learn-mark-other = Good.
learn-mark-other-text = Now the other glowing picture. You want to see what the others see.
learn-own = One of your own.
learn-own-text = Now mark one more picture that says “{ $clue }” to you.
learn-ready = Enough?
learn-ready-text = More marks can bring more stars, but also a fall. Say when you’re ready.
learn-wait = Ready.
learn-wait-text = When all the lanterns are lit, the slates lock.
learn-announce = Announce.
learn-announce-text = Everyone says how many pictures they marked. Which ones they are stays secret.
learn-dark = The dark.
learn-dark-text = Whoever is alone at the highest number is in the dark. Falling there costs a star from every spark and super-spark.
learn-point = You’re the scout.
learn-point-text = Point at the picture marked with a hand. Did the others mark it too?
learn-point-again = Your turn again.
learn-point-again-text = Now point at this one.
learn-point-own = Your own picture.
learn-point-own-text = You can’t pass, so point at it. Does anyone see it the way you do?
learn-crosses = Who else?
learn-crosses-text = Each lantern that lights belongs to a player who marked this picture too.
learn-watch = Reveal.
learn-watch-text = Everyone points in turn, one picture at a time. If you marked it too, you get stars as well.
learn-spark = A spark.
learn-spark-text = Three or more marked it: two stars for each of them.
learn-super-spark = A super-spark!
learn-super-spark-text = Exactly two marked it: three stars for both. It doesn’t get better than that.
learn-fall = A fall.
learn-fall-text = Nobody else marked it: no more pointing and no new stars this round. Stars already filled stay.
learn-fallen = You’ve fallen.
learn-fallen-text = Your stars stay, and your marks still count for the others.
learn-score = That was one round.
learn-score-text = Stars are points. Whoever has the most after four rounds wins.
learn-score-dark-text = Stars are points. { $name } fell in the dark: every spark and super-spark lost a star.
learn-done = Now you know the game.
learn-done-text = A game is four rounds like this one. Whoever has the most stars wins.
recap-mark = In secret, mark 1 to 10 pictures that fit the clue.
recap-announce = Everyone says how many, not which.
recap-spark = Three or more marked it: two stars each.
recap-super-spark = Exactly two marked it: three stars each.
recap-fall = Nobody else marked it: no more pointing or new stars this round.
recap-dark = Fall while alone at the highest number, and every spark and super-spark loses a star.

## The rules on one sheet.

rules-title = The rules
rules-aim = What it’s about
rules-aim-1 = Fifteen pictures lie on the table, and one word is the clue. Mark the pictures that fit it, and try to see what the others see.
rules-aim-2 = Four rounds for three or more players; whoever has the most stars wins. House rule: a table has six seats, one for each lantern.
rules-setup = Setting up
rules-setup-1 = Out of 84 picture cards, 15 lie face up in three rows of five. The others are the draw pile.
rules-setup-2 = Four word cards with two words each are drawn face down. For your first game there are four discovery cards, played from 1 to 4, and up to ten blank cards take custom words.
rules-setup-3 = The first scout is drawn at random. Everyone starts with no points.
rules-associate-1 = The first scout turns over a word card, and its top word is the clue. In secret, everyone marks 1 to 10 pictures that fit.
rules-associate-2 = Take all the time you like. House rule: a table may play with a clock.
rules-associate-3 = If somebody doesn’t know or like the word, the group may use the other word on the card. House rule: anyone can ask, once a round and only while nobody is ready. All the people must agree, bots have no say, and all marks are wiped.
rules-associate-4 = You can change your marks until everyone is ready. Then all slates lock at once.
rules-announce-1 = Everyone says how many pictures they marked, not which, and puts their lantern on that number.
rules-announce-2 = Whoever is alone at the highest number is in the dark and turns the lantern to its dark side. That only matters when you score.
rules-announce-3 = If two or more share the highest number, nobody is in the dark. Example: at 8, 6, 5 and 3, the 8 is in the dark; at 6, 6, 5 and 3, nobody is.
rules-reveal-1 = The scout points at one picture they marked that nobody has pointed at this round. You can’t pass.
rules-reveal-2 = Two or more others marked it: a spark. The scout and everyone who marked it fill 2 stars each.
rules-reveal-3 = Exactly one other player marked it: a super-spark. Both fill 3 stars, the bonus star included.
rules-reveal-4 = Nobody else marked it: a fall. The scout fills no more stars this round and won’t be scout again in it.
rules-reveal-5 = The marks of fallen players still count for the others, but bring the fallen no stars.
rules-reveal-6 = After each picture it’s the next player’s turn, clockwise. Players who have fallen or have nothing left to point at are skipped.
rules-reveal-7 = The step ends when nobody can point any more. Example: Ana points at the bridge, and Ben and Eva marked it too: a spark, 2 stars each. Ben points at the fox, and only Ana has it: a super-spark, 3 stars each. Eva points at the moon and is alone: a fall. Eva keeps 2 stars and doesn’t point again.
rules-score-1 = Every filled star is one point.
rules-score-2 = In the dark and not fallen: scored as usual.
rules-score-3 = In the dark and fallen: one star is wiped from every spark and super-spark you filled. A spark is then worth 1, a super-spark 2.
rules-score-4 = Everyone else keeps what they filled before their fall. Example: 3 sparks and 1 super-spark make 9 stars; after a fall in the dark, 5 of them are left.
rules-between = Between rounds
rules-between-1 = The word card goes back into the box, and the first scout’s pawn moves one seat clockwise.
rules-between-2 = Five pictures leave the game and five new ones take their place. House rule: the bottom row after round I, the middle row after II, the top row after III.
rules-between-3 = The slates are wiped, and all lanterns turn to their light side again.
rules-end = The end
rules-end-1 = After four rounds the points are added up. The highest total wins; tied players share the win. Example: 7, 11, 5 and 9 make 32 points.

## By ear and by keyboard, and without a line.

not-sent = No connection: that wasn’t sent. You’ll be reconnected automatically.
no-line = Waiting for the connection
keys-off = Letter keys: turn off
keys-on = Letter keys: turn on
card-chosen = Chosen.
card-free-mark = Free mark.
told-chosen = { $title }: chosen. Press again to point at it.
told-not-a-mark = You can’t point at “{ $title }”. Your free marks: { $titles }.
told-marked = Marked, { $count } of 10.
told-unmarked = Mark taken off, { $count } of 10.
told-time-left = { $seconds } seconds left.
told-more-time = There’s more time now.

## The drama: pointing, falling, who saw what, the finale.

you-point = You’re pointing
fall-alone = Nobody else marked it: { $name } falls.
fall-alone-you = Nobody else marked it: you fall.
fall-in-the-dark = In the dark, every spark and super-spark now loses a star.
who-saw-what = Who saw what?
rounds-so-far = Rounds so far
nobody-marked-it = Nobody marked this picture.
not-told-yet = Not told yet
finale = The stars are counted
skip = Skip

## The games of a room: what it remembers and forgets.

error-room-forgotten = This table has been deleted by its host.
error-round-not-scored = This round isn’t scored yet.
error-name-at-table = Somebody with that name is at the table. They have to leave first.
error-no-such-name = Nobody with that name has played here.
our-games = Our games
our-games-at = Our games ({ $code })
again-at = Play again ({ $code })
evening-score = Tonight: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = No finished game yet. Play one, and you’ll find it here.
games-in-all = { $count ->
    [one] One game so far
   *[other] { $count } games so far
}
name-is-person = At this table a name is a person: if somebody comes back with the same name, their games are added up.
all-games = All games
more-games = Show all { $count }
ended-early = Ended early
the-players = The players
stat-games = Games
stat-wins = Wins
stat-points = Points
stat-sparks = Sparks
stat-super-sparks = Super-sparks
stat-falls = Falls
stat-dark = In the dark
stat-dark-cost = Stars lost there
stat-best-round = Best round
stat-marks = Marks per round
stat-streak = Rounds without a fall
stat-rating = Rating
rating-range = { $value } ± { $uncertainty }
rating-explained = The rating (OpenSkill) starts at 1000 for everybody and is shown after three games. Winning against stronger players counts more; the number after ± is how far off the rating may be.
boldest = Boldest: { $name }
most-careful = Most careful: { $name }
think-alike = Who thinks like whom?
think-alike-explained = 100% is as alike as can be, 0% is what chance alone would do, whatever number of pictures you mark.
think-alike-later = Play three games together to find out.
think-alike-most = { $a } and { $b } think most alike.
likeness = How alike
pictures-unite = Pictures that unite you
pictures-divide = Pictures that divide you
moments = Moments
moment-first-super-spark = First super-spark
moment-five-super-sparks = Five super-sparks in one game
moment-bright-in-the-dark = In the dark and not fallen
moment-full-slate = Ten marks and no fall
moment-big-round = Twenty points in one round
moment-comeback = From last place to the win
moment-one-picture = Everybody marked the same picture
moment-nobody-fell = A whole game without a fall
moment-shared-victory = A shared win
moment-ten-games = Ten games at this table
whole-table = The whole table
new-moment = New: { $moment }
save-table = Save as a table (CSV)
delete-table = Delete this table
delete-table-warning = Everything about this table will be deleted for good: its games, replays and seats, for everybody. This can’t be undone.
delete-for-good = Delete for good
table-deleted = The table has been deleted.
forget-a-name = Forget a name
forget-a-name-explained = In all past games of this table the name becomes “—”. That player must have left the table. This can’t be undone.
name-forgotten = The name has been forgotten.
cancel = Cancel

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = That word has already been played at this table.
refusal-chance-not-sealed = There’s no draw to add to right now.
refusal-chance-already-added = Your device has already added to this game’s draw.

## What a table refuses: notes on pictures.

refusal-note-too-long = A note can be at most 60 characters long.
refusal-note-hidden = The host has hidden this note.
refusal-notes-are-off = Notes are turned off at this table.
refusal-no-such-note = There’s no note there that everybody can see.

## What a table refuses: people who come and go.

refusal-seat-not-free = Somebody is still playing that seat.
refusal-clock-paused = The clock is paused.
refusal-clock-not-paused = The clock isn’t paused.
refusal-nudged-already = They’ve just been nudged. Give them a moment.

## People come and go.

you-watch = You’re watching.
you-watch-with = You’re watching. Also here: { $names }.
more-people = { $count ->
    [one] one more person
   *[other] { $count } more people
}
nameless-people = { $count ->
    [one] One person
   *[other] { $count } people
}
join-in = Join in
play-now = Play now
place-kept = Your place in the next game is kept.
host-is-gone = The host is away.
become-host = Become host
you-are-host = You’re the host now.
told-came = { $name } has sat down.
told-left = { $name } has left the table.
told-host = { $name } is the host now.
paused = Paused
told-paused = The host has paused the clock.
told-resumed = The clock is running again.
nudge = Nudge
nudge-name = Nudge { $name }
nudged = The table is waiting for you
nudged-by = { $name } gives you a nudge: everybody’s waiting for you.
nudged-by-watcher = Somebody who’s watching gives you a nudge: everybody’s waiting for you.
told-nudged = { $name } has been nudged.
told-replaced = { $name } has taken over a seat.
told-ended-early = The game was ended early. Nobody has won.
game-ended-early = The game was ended early
nobody-has-won = Nobody has won.
watch-with = Watch with code
code-is-hidden = The code is hidden.
who-is-here = Who’s here
people-now = Play now, in a bot’s seat
people-now-explained = The seat keeps its marks and its stars.
people-next = Sit down for the next game
people-next-explained = You watch until then; your place is kept.
people-full = No seat is free here right now.
people-waiting = Waiting for the next game
people-watching = Watching
people-nobody-watches = Nobody’s watching.
people-for-host = For the host
people-hand-over = Hand over
people-keep-out = Keep this device away from the table
people-to-bot = A bot plays on
people-to = { $name } plays on
people-remove = Remove
people-pause = Pause the clock
people-resume = Let the clock run again
people-hide-code = Hide the code on all screens
people-show-code = Show the code again
people-end = End the game now
people-end-explained = It will be kept as ended early, and nobody wins.
people-play-on = Keep playing

## Notes on marks.

notes-on-marks = Notes on pictures
my-marks = My marks
told-saying = { $name }: “{ $text }”
quote-marks = “”‘’
note-on = Your note on “{ $title }”
note-why = Why this picture?
note-secret = Secret until somebody points at it.
note-public = Everybody can read this.
note-explained = Write a few words on why you marked a picture. They stay secret until somebody points at it.
note-kept = Note saved.
note-taken-away = Note removed.
note-hide = Hide this note: { $name }
note-hidden = The note is hidden.

## What if?

what-if = What if?
insight-explained = The others stay as they were. With fewer marks, the pictures pointed at first count; with more, those that most others marked are added.
insight-chart = Stars with 1 to 10 marks: { $points }
insight-axis = Marks
insight-picture = “{ $title }”
insight-best = No other number of marks would have made more.
insight-fewer = { $points ->
    [one] With only { $marks }, it would have been one star.
   *[other] With only { $marks }, it would have been { $points } stars.
}
insight-more = { $points ->
    [one] With { $marks }, adding what most others saw, it would have been one star.
   *[other] With { $marks }, adding what most others saw, it would have been { $points } stars.
}
insight-safer = { $points ->
    [one] Pointing at { $titles } last would have made one star.
   *[other] Pointing at { $titles } last would have made { $points } stars.
}
insight-dark-cost = { $stars ->
    [one] The dark cost one star.
   *[other] The dark cost { $stars } stars.
}
insight-dark-would = { $stars ->
    [one] In the dark, this fall would have cost one star.
   *[other] In the dark, this fall would have cost { $stars } stars.
}
insight-missed = { $count ->
    [one] One super-spark missed: { $titles }.
   *[other] Super-sparks missed: { $titles }.
}
insight-alone = Nobody else marked { $titles }.

## The picture of a game, to share.

share-result = Share the result
souvenir-title = The game in one picture
souvenir-share = Share
souvenir-save = Save the picture
souvenir-failed = The picture couldn’t be drawn. Try again in a moment.
souvenir-scores = Final score: { $scores }.
souvenir-united = The picture that united the table: “{ $title }”, for the clue “{ $word }”.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Your device is checking the game…
fair-unreachable = The server isn’t responding, so your device couldn’t check the game. Try again in a moment.
fair-proved = Your device has proved that nobody could rig the draw alone and that every picture, word, mark and star matches what was sealed beforehand; the one thing nobody can prove is that no one peeked.
fair-in-part = Everything your device could compare matches what was sealed beforehand, but it couldn’t compare everything, so it can’t rule out that somebody rigged the game; and nobody can prove that no one peeked.
fair-without-part = Every picture, word, mark and star matches what was sealed beforehand, but your device added nothing to the draw, so it can’t rule out that others rigged it; and nobody can prove that no one peeked.
fair-late = Everything your device saw matches the record, but it got here after the draw was sealed, so it can’t rule out that somebody rigged it; and nobody can prove that no one peeked.
fair-record-only = The record holds together, from the draw to the last star, but your device kept no seals of this game, so it can’t tell whether the record was changed afterwards; and nobody can prove that no one peeked.
fair-server-alone = Every picture, word, mark and star matches what was sealed, but the server made the draw alone, so it could have rigged it; and nobody can prove that no one peeked.
fair-introduction = The introduction lays the same pictures for everybody, and every mark and star follows the rules; nobody can prove that no one peeked.
fair-lacks-slates = Your device was away when some marks were sealed; for those it takes the record’s word.
fair-lacks-words = This doesn’t cover the words: their list is no longer here, so they couldn’t be compared with the draw.
fair-lacks-held-back = Your device hasn’t seen every earlier game at this table, so it can’t tell whether the right pictures and words were saved for later.
fair-lacks-part = Not every device opened the part of the draw that it had sealed, so somebody could have chosen among several draws.
fair-lacks-bundle = This game was drawn in an older way: the server knew every device’s part before everything else was settled.
unfair-unreadable = Something is wrong: your device can’t read the server’s record of this game.
unfair-part-changed = Not fair: the server swapped its part of the draw after sealing it.
unfair-part-missing = Not fair: the server left your device’s part out of the draw.
unfair-part-replaced = Not fair: a part of the draw isn’t the one that was sealed ({ $name }).
unfair-bundle-changed = Not fair: the server changed what the draw depends on after sealing it, or made the draw again.
unfair-players = Not fair: the record names other players than your device saw at this table.
unfair-seed-mixed = Not fair: the draw wasn’t made of the parts in the record.
unfair-seed-changed = Not fair: the draw isn’t the one that was sealed when the game began.
unfair-box-changed = Something is wrong: the pictures or the word list aren’t the ones this table offered.
unfair-pictures = Not fair: the pictures in round { $round } don’t match the draw.
unfair-words = Not fair: the word in round { $round } doesn’t match the draw.
unfair-scout = Not fair: in round { $round } somebody else should have been first scout.
unfair-held-back = Not fair: the server saved other pictures or words for later than the ones this table had seen.
unfair-slate = Not fair: in round { $round } marks were changed after they were sealed ({ $name }).
unfair-own-slate = Not fair: in round { $round } the record shows other marks for you than the ones you made.
unfair-announced = Not fair: the numbers announced in round { $round } don’t match the marks.
unfair-pointing = Not fair: in round { $round } a turn doesn’t follow from the marks.
unfair-score = Not fair: in round { $round } a score doesn’t match the marks ({ $name }).
unfair-winners = Not fair: the totals or the winners don’t follow from the rounds.
unfair-other-game = Not fair: the record tells round { $round } differently from what your device saw.
unfair-digest = Something is wrong: the record was changed after it was written.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Only people who watch can mark along.
refusal-too-late-to-mark-along = The slates are sealed. Mark along again in the next round.
refusal-crowd-full = So many people are marking along here that nobody else can.
error-too-many-watch = So many people are watching this table that nobody else can.
crowd-for-yourself = Just for you
crowd-tip = Mark along if you like. Your marks don’t touch the game; after the round you’ll see what they’d have scored.
crowd-watching = Those who watch
crowd-one = { $points ->
    [one] One person marked along, saw “{ $title }” and would have made one star.
   *[other] One person marked along, saw “{ $title }” and would have made { $points } stars.
}
crowd-saw = { $people ->
    [one] One person marked along and saw “{ $title }”.
   *[other] { $people } people marked along. What they saw most: “{ $title }” ({ $marked } of them).
}
crowd-scored = { $points ->
    [one] On average they’d have made one star.
   *[other] On average they’d have made { $points } stars.
}
crowd-you = { $points ->
    [one] You’d have made one star.
   *[other] You’d have made { $points } stars.
}
crowd-how-counted = Counted as if you’d been one more player who points at shared pictures first.
