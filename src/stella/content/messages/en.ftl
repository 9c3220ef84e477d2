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
refusal-bots-do-not-vote = Bots don’t vote on the other word.
refusal-other-word-closed = Someone is ready, so this word stays.
refusal-other-word-already-used = You’re already playing with the other word.
refusal-other-word-not-possible = This word card has no other word.
refusal-other-word-already-asked = Someone has already asked for the other word.
refusal-other-word-already-agreed = You’ve already agreed to the other word.
refusal-no-other-word-asked = Nobody has asked for the other word.
refusal-you-have-fallen = You’ve fallen, so you can’t point again this round.
refusal-not-your-turn = It’s someone else’s turn to point.
refusal-card-already-pointed-at = Someone has already pointed at this picture.

## Why a room refuses a command.

refusal-not-seated = You don’t have a seat at this table.
refusal-not-host = Only the host can do that.
refusal-room-full = Every seat is taken.
refusal-seat-taken = Someone already has that colour. Choose another one.
refusal-no-such-seat = Nobody is sitting there.
refusal-name-not-usable = Choose a name of 1 to 24 characters.
refusal-name-taken = Someone here already has that name. Choose another one.
refusal-agent-not-usable = Give the name of the model in readable characters.
refusal-language-unknown = Stella doesn’t speak that language yet.
refusal-game-running = A game is already in progress here. You can watch it.
refusal-no-game = No game is in progress here.
refusal-game-not-over = The game isn’t over yet.
refusal-unknown-character = There’s no bot with that name.
refusal-unknown-deck = This server doesn’t have that deck. Choose another one.
refusal-unknown-opening = This server doesn’t know that kind of table.
refusal-word-not-usable = A word must be 1 to 40 characters long.
refusal-too-many-words = All ten blank word cards are full.
refusal-seat-not-away = Give them a little more time.
refusal-nobody-waits = Nobody is waiting for that player.
refusal-no-stand-in = No stand-in is playing for you.
refusal-no-clock = There’s no clock at this table.
refusal-not-your-slate = You can only reorder pictures you’ve marked.
refusal-kept-out = The host has blocked this device from this table.
refusal-room-locked = The host has closed this table to newcomers.
refusal-host-is-here = The host is still here, so nobody else can take over.
refusal-heir-must-wait = You became host less than a day ago. You can delete this tomorrow.
refusal-ticket-void = This link is no longer valid. Make a new one on the other device.
refusal-enough-time = You can’t add any more time.

## What can go wrong on the way.

error-internal = Something went wrong on our side. Nothing is lost; please try again.
error-bad-request = That didn’t work. Reload the page and try again.
error-forbidden = Requests from this page aren’t allowed. Open Stella at the server’s address.
error-not-found = There’s nothing here. Check the address.
error-method-not-allowed = You can’t do that here. Reload the page.
error-too-large = That’s too large. Try something smaller.
error-slow-down = That was too fast. Wait a moment and try again.
error-try-again = The server is catching its breath. Try again in a moment.
error-no-such-room = No table has this code. Check it and try again.
error-no-such-record = There’s no finished game at this link. Check the link.
error-bad-message = That didn’t work. Reload the page and try again.
error-hello-first = The connection didn’t start properly. Reload the page.
error-old-client = Stella has been updated. Reload the page.
error-restarting = The server is restarting. The game will continue in a moment.
error-seat-moved = Your seat is now on another device.
error-seat-removed = The host has freed your seat or given it to someone else. You can watch or sit down again.
error-unknown-emoji = That reaction isn’t available. Choose another one.
error-unknown-fate = We’re not sure whether that was saved. Check the table in a moment.
error-damaged = This table’s data is damaged, so it can’t be opened. Whoever runs the server will find details in its log.
error-too-new = This table was saved by a newer version of Stella, and this server can’t read it yet. Whoever runs the server needs to update it.
error-push-not-usable = Notifications can’t be sent to that address. Turn them off and on again.
error-host-only = You can only do that on the machine that runs the server, or with the server password.
error-wrong-password = That isn’t the server password. Try again.
error-too-many-drafts = Too many decks are being made right now. Finish one first.
error-no-such-draft = This unfinished deck is gone. Reload the page to start again.
error-draft-closed = This deck is already being made.
error-deck-of-wrong-size = A deck has 30 to 500 pictures. Add or remove some.
error-deck-exists = There’s already a deck with that name. Choose another one.
error-deck-in-use = A table is using this deck. Choose other pictures there, or try again ten minutes after everyone has left.
error-not-a-picture = That isn’t a JPEG, PNG or WebP picture. Choose another file.
error-picture-too-large = That picture is too large: 16 MB and 60 million pixels at most. Choose a smaller one.
error-picture-too-small = That picture is too small: each side needs at least 64 pixels. Choose a larger one.
error-picture-moves = Animated pictures can’t be used. Choose a still one.
error-picture-broken = That picture is damaged and can’t be opened. Choose another one.
error-picture-twice = That picture is already in the deck.
error-disk-full = The server’s disk is nearly full. Ask whoever runs it to free up space.
error-deck-on-every-node = This server has several nodes: install the deck on each of them with “stella deck pack”.
push-daily = Today’s table is laid
push-daily-explained = One clue, fifteen pictures, a few minutes.
push-turn = It’s your turn
push-turn-explained = Table { $code } is waiting for you.
push-game = A new game begins
push-game-explained = A game has just begun at table { $code }.

## Why a game cannot start.

problem-too-few-seats = A game needs at least three players.
problem-too-many-seats = A table seats six players at most.
problem-name-empty = Every player needs a name.
problem-name-too-long = A name can be at most 24 characters long.
problem-colour-taken = Someone is already playing with this colour.
problem-deck-too-small = This deck has too few pictures for a game.
problem-too-few-word-cards = There are too few word cards for this game. Add some or choose other clues.
problem-too-many-custom-cards = There are only ten blank word cards.
problem-word-empty = A custom word needs at least one letter, digit or symbol.
problem-word-too-long = A custom word can be at most 40 characters long.
problem-seed-not-hexadecimal = The seed of a game uses the digits 0 to 9 and the letters a to f.

## The page before the client is there: for search engines, shared links and the home screen.

page-description = A party game of picture associations for three to six players: one word, fifteen pictures. Who sees what you see? Free, in your browser, no account needed.

## The web client: the door.

motto = One word, fifteen pictures. Who sees what you see?
language = Language
table-code = Table code
check-the-code = Check the letters and digits.
sit-down = Take a seat
watch = Watch
just-watch = Just watch
or = or
or-alone = or on your own
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
to-the-door = Back to the start page
fact-players = 3 to 6 players
fact-time = About 20 minutes
fact-account = No sign-up
open-tables = Tables open to everyone
seats-free = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
your-tables = Your tables
more-tables = Show all tables

## Errors with a way out.

server-gone = The server isn’t responding
server-gone-explained = Check that it’s running and that you’re on the same network, then try again.
server-does-not-answer = Still waiting for the server…
server-updated = Stella has been updated.
reconnecting = Reconnecting… Your marks are safe.
no-such-page = There’s nothing here
no-such-table = There’s no table { $code }
no-such-table-explained = Check the code, or open a new table.
no-such-record = There’s no such game
table-full = This table is full
watch-instead = You can watch it.
seat-moved = Your seat is now on another device
seat-gone = You no longer have a seat here
back-to-this-table = Back to this table
ticket-void = This link no longer works
hand-over = Play on another device
hand-over-open = Open this link on the other device:
hand-over-explained = Your seat moves to this device, and the other one gives it up.
take-seat-here = Play here

## The lobby.

sit-down-at = Join table { $code }
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
how-well = How good are the bots?
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
own-words-paste = You can also paste a list: one word card per line, its two words separated by a slash.
word = Word
other-word = Other word
other-word-wipes = If everyone agrees, all marks are cleared and the other word becomes the clue.
word-top = Card { $card }, word
word-bottom = Card { $card }, other word
clock-associate = Time limit for marking
clock-point = Time limit for pointing
clock-none = No limit
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
public-explained = Anyone can join from the start page until the table is full or the game begins.
locked-table = Closed to newcomers
word-list = Word list
words-missing = Not in this word list: { $missing }. Shown instead: { $first }.
use-own-words = Mix them in
words-unused = There are custom words, but this setting doesn’t use them.
words-use-how = How should custom words come into play?
words-host-chooses = The host chooses whether to use custom words.
words-later = Not now
remove = Remove
remove-and-keep-out = Remove and block
keep-out-explained = If you block them, they can’t rejoin from that device.
table-locked = This table is closed to newcomers
game-begun-at = Your game at { $code } has begun.

## The table.

menu = Menu
board = Pictures on the table
clue = Clue
round-of = Round { $round } of { $rounds }
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
other-word-agreed = Agreed: { $count } of { $of }. This would clear all marks.
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
point-at = Point at “{ $title }”
point-now = Yes, point at “{ $title }”
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
    [0] Fell in the dark: no stars to lose.
    [one] Fell in the dark: one star lost.
   *[other] Fell in the dark: one star lost from each of the { $fields } pictures.
}
score-dark-not-fallen = In the dark without a fall: everything counts.
score-fallen = Fell: stars from before the fall still count.
row-bottom-changes = The bottom row is replaced
row-middle-changes = The middle row is replaced
row-top-changes = The top row is replaced
on-to-round = On to round { $round }
to-the-end = See who wins
winner = { $name } wins
winners = { $names } share the win
you-win = You win
round-by-round = Round by round
who-sees-alike = Who thinks alike?
most-alike = { $count ->
    [one] { $a } and { $b } have one mark in common.
   *[other] { $a } and { $b } have { $count } marks in common.
}
united = This one united the table
divided = This one split the table
nobody-pointed = Shared, but nobody pointed at it
marked-by = Marked by { $count } of { $of }
play-again = Play again
back-to-lobby = Change seats or options
want-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
told-not-again = { $name } no longer wants to play again.
not-again = Take it back
again-begins = The next game begins when the host starts it, or when everyone here wants it.
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
whose-eyes = View as
as-spectator = Spectator

## Menu and keys.

react = React
react-with = React with { $emoji }
sound-on = Turn sound on
sound-off = Turn sound off
volume = Volume
vibration-on = Vibrate on my turn
vibration-off = Don’t vibrate on my turn
full-screen = Full screen
pace = Game speed
pace-normal = Normal
pace-calm = Calm
pace-brisk = Brisk
pace-hand = Wait for me
notify-me = Notify me when it’s my turn
notify-off = Stop notifying me
notify-on-explained = You’ll get a notification on this device when it’s your turn or a new game begins, even when Stella is closed.
notify-insecure = Without https, this page can only alert you while it’s open. Turn the sound on and watch the tab’s title.
notify-blocked = Your browser blocks notifications from this page. Allow them in its settings, then try again.
notify-failed = For now, your browser can only notify you while the page is open.

decks-title = A deck of your own
decks-intro = Drop at least 30 pictures here, say what they show, and play with them. They stay on this server.
decks-host-only = You can make decks on the machine that runs the server. Anywhere else, you need the server password.
decks-password = Server password
decks-let-me-in = Continue
decks-drop = Drop pictures here
decks-choose = Choose pictures
decks-counted = { $count ->
    [one] { $count } picture (at least 30 needed)
   *[other] { $count } pictures (at least 30 needed)
}
decks-name = Name of the deck
decks-name-hint = People will choose it by this name.
decks-language = Language of the texts
decks-picture = Picture { $number }
decks-picture-title = Title
decks-picture-description = What it shows
decks-across = Horizontal position
decks-down = Vertical position
decks-whole = Show the whole picture
decks-remove = Remove
decks-removed = Picture { $number } has been removed.
decks-undo = Undo
decks-checking = Checking…
decks-make = Make the deck
decks-need-more = { $count ->
    [one] Add { $count } more picture.
   *[other] Add { $count } more pictures.
}
decks-need-name = Give the deck a name.
decks-packing = Making the deck: { $done } of { $total }
decks-failed = The deck couldn’t be made. Try again; whoever runs the server will find details in its log.
decks-made = “{ $title }” is ready
decks-made-explained = Choose it under “Pictures” when you open a table.
decks-use = Use it at table { $code }
decks-another = Make another deck
decks-own = Decks on this server
decks-size = { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}
decks-delete = Delete
decks-delete-title = Delete “{ $title }”?
decks-delete-warning = The pictures are deleted from this server for good. Games played with them keep their words and scores, but no longer show pictures. This can’t be undone.
decks-delete-now = Delete for good
decks-deleted = “{ $title }” has been deleted.
open-tv = Show the table on a TV
open-tv-type = Type this address on the TV:
open-in-new-tab = Open it here in a new tab
get-up = Leave the table
get-up-explained = If a game is in progress, a stand-in will play on for you.
keys = Keys
key-arrows = Move from picture to picture
key-enter = Mark the picture, or point at it
key-space = Enlarge the picture, or close it
key-ready = I’m ready, or change my marks
key-other-word = Ask for the other word
key-cards = Go to the pictures
key-next = Continue
key-score = Read out the score
key-situation = Say where the game stands
key-again = Say the last sentence again
key-before = Say the sentence before that
key-menu = Menu
key-escape = Close
key-help = Show these keys

## Printing the game: what stands on paper (sheet-), and the page that makes the PDFs (print-).

error-print-busy = Other PDFs are being made. Try again in a minute.
error-no-such-print = That PDF is no longer here. Make it again.
error-word-not-printable = Some letters in your words can’t be printed. Choose other words.
sheet-title-cards = { $name }: picture cards
sheet-title-words = { $name }: word cards
sheet-title-slates = Stella: slates
sheet-title-board = Stella: board
sheet-title-lanterns = Stella: lanterns and markers
sheet-title-scores = Stella: score sheet
sheet-title-rules = Stella: the rules
sheet-title-calibration = Stella: test page for two-sided printing
sheet-slug = { $title } · { $page } of { $pages } · 100%
sheet-card = Picture { $number }
sheet-card-back = Back of a picture card
sheet-word-back = Back of a word card
sheet-blank = Custom words
sheet-slate = Slate, { $colour }: three rows of five fields, each with two stars and a bonus star. The board lies above them, and the rounds stand beside the rows.
sheet-name = Name
sheet-total = Total
sheet-player = Player
sheet-board = Board with the numbers 1 to 10
sheet-lantern-light = Lantern, { $colour }: light side
sheet-lantern-dark = Lantern, { $colour }: dark side
sheet-marker = Round marker { $round }
sheet-marker-back = Back of a round marker
sheet-box = What’s in the box
sheet-box-1 = 84 picture cards.
sheet-box-2 = Word cards with two words each: 96 ordinary ones, 4 discovery cards with a number, and 10 blank cards for custom words.
sheet-box-3 = 6 slates and 6 lanterns in six colours. A lantern has a light side and a dark side.
sheet-box-4 = A board with the numbers 1 to 10, 4 round markers, the first scout’s pawn and a score sheet.
sheet-box-5 = You also need a pen for each player. A slate in a clear sleeve can be wiped clean; otherwise, print one for each round.
sheet-setup-board = The board lies above the top row, just as on your slate. The round markers lie on the left, from bottom to top: I beside the bottom row, IV beside the board.
sheet-other-word = If someone doesn’t know or like the word, you may decide together to use the other word on the card. Then everyone starts over.
sheet-ready = Put your pen down when you’re ready. Once every pen is down, nobody may change anything.
sheet-table = The table: the board above three rows of five picture cards, round markers on the left, the draw pile on the right
sheet-board-short = Board
sheet-markers-short = Round markers
sheet-draw-pile = Draw pile
sheet-calibration-1 = 1. Print these two pages on both sides of one sheet, at 100%, flipped on the long edge.
sheet-calibration-2 = 2. Measure the ruler below: it must be exactly 100 mm long. If it isn’t, turn off any scaling.
sheet-calibration-3 = 3. Hold the sheet up to the light and look at the side with the scale.
sheet-calibration-4 = 4. Read where the cross from this side meets the scale. Enter x and y when you make the PDF, and the backs will move by that much.
sheet-cross = A cross in the middle of the page
sheet-ruler = A ruler of 100 millimetres
sheet-scale = A scale from −10 to +10 millimetres, to the right and downwards
sheet-this-side = Hold this side towards you, up to the light
print-title = Print the game
print-intro = Make PDFs of a deck and everything that belongs to it. Print them at 100% on thick paper, cut along the marks, and play at a real table.
print-deck = Deck
print-words-list = Word list
print-what = What to print
print-cards = Picture cards
print-words = Word cards
print-slates = Six slates
print-board = Board
print-lanterns = Lanterns and markers
print-scores = Score sheet
print-rules = Rules on two pages
print-calibration = Test page for two-sided printing
print-paper = Paper
print-letter = US Letter
print-layout = Backs
print-gutter = Fold and glue: front and back on one side of the sheet
print-separate = Fronts first, then backs, to glue together
print-duplex = Two-sided: the printer flips the sheet
print-single = One per page with bleed, for a print shop
print-language = Language
print-second = Second language on word cards
print-none = None
print-own-words = Custom words, one per line
print-offset = Move the backs, in millimetres
print-offset-x = To the right (x)
print-offset-y = Down (y)
print-make = Make the PDF
print-starting = Starting…
print-waiting = Waiting for other PDFs…
print-making = Making page { $done } of { $total }
print-ready = The PDF is ready.
print-save = Save { $title }
print-failed = The PDF couldn’t be made. Try again; whoever runs the server will find details in its log.
to-print = Print the game

## Said to those who listen.

told-ready = { $name }: ready.
told-you-ready = You’re ready.
told-not-ready = { $name } is marking again.
told-other-word-declined = { $name } would rather keep this word.
told-word-swapped = The clue is now: { $word }. All marks have been cleared.
told-round = Round { $round }. The clue is: { $word }.
told-spark = { $name } points at “{ $title }”. A spark with { $names }.
told-super-spark = { $name } points at “{ $title }”. A super-spark with { $names }.
told-spark-you = { $name } points at “{ $title }”. A spark, with you too: 2 stars.
told-super-spark-you = { $name } points at “{ $title }”. A super-spark with you: 3 stars.
told-fall = { $name } points at “{ $title }”. Nobody else marked it: a fall.
told-scored = The round has been scored. { $scores }.
told-ended = The game is over. The win goes to { $names }.

## The introduction.

end-introduction = Leave the introduction
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
learn-point-text = Point at the picture with the hand on it. Did the others mark it too?
learn-point-again = Your turn again.
learn-point-again-text = Now point at this one.
learn-point-own = Your own picture.
learn-point-own-text = You can’t pass, so point at it. Does anyone see it the way you do?
learn-crosses = Who else?
learn-crosses-text = Each lantern that lights up belongs to a player who marked this picture too.
learn-watch = Reveal.
learn-watch-text = Everyone points in turn, one picture at a time. If you marked it too, you get stars as well.
learn-spark = A spark.
learn-spark-text = Three or more marked it: two stars for each of them.
learn-super-spark = A super-spark!
learn-super-spark-text = Exactly two marked it: three stars for both. It doesn’t get better than that.
learn-fall = A fall.
learn-fall-text = Nobody else marked it. No more pointing or new stars this round, but earlier stars stay.
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
rules-setup-2 = Four word cards with two words each are drawn face down. For your first game, use the four discovery cards in order, 1 to 4. You can also write custom words on up to ten blank cards.
rules-setup-3 = The first scout is drawn at random. Everyone starts with no points.
rules-associate-1 = The first scout turns over a word card, and its top word is the clue. In secret, everyone marks 1 to 10 pictures that fit.
rules-associate-2 = Take all the time you like. House rule: a table may play with a clock.
rules-associate-3 = If someone doesn’t know or like the word, the group may use the other word on the card. House rule: anyone can ask, once per round and only while nobody is ready. Every human player must agree; bots don’t vote. All marks are then cleared.
rules-associate-4 = You can change your marks until everyone is ready. Then all slates lock at once.
rules-announce-1 = Everyone says how many pictures they marked, not which, and puts their lantern on that number.
rules-announce-2 = Whoever is alone at the highest number is in the dark and turns the lantern to its dark side. That only matters when you score.
rules-announce-3 = If two or more share the highest number, nobody is in the dark. Example: with 8, 6, 5 and 3, the 8 is in the dark; with 6, 6, 5 and 3, nobody is.
rules-reveal-1 = The scout points at one picture they marked that nobody has pointed at yet this round. You can’t pass.
rules-reveal-2 = Two or more others marked it: a spark. The scout and everyone who marked it fill 2 stars each.
rules-reveal-3 = Exactly one other player marked it: a super-spark. Both fill 3 stars, including the bonus star.
rules-reveal-4 = Nobody else marked it: a fall. The scout gets no more stars and can’t be scout again this round.
rules-reveal-5 = A fallen player’s marks still count for the others, but earn that player nothing.
rules-reveal-6 = After each picture it’s the next player’s turn, clockwise. Players who have fallen or have nothing left to point at are skipped.
rules-reveal-7 = The step ends when nobody can point any more. Example: Ana points at the bridge, and Ben and Eva marked it too: a spark, 2 stars each. Ben points at the fox, and only Ana marked it too: a super-spark, 3 stars each. Eva points at the moon and is alone: a fall. Eva keeps 2 stars and doesn’t point again.
rules-score-1 = Every filled star is one point.
rules-score-2 = In the dark without a fall: scored as usual.
rules-score-3 = A fall in the dark: one star is wiped from every spark and super-spark you filled. A spark is then worth 1, a super-spark 2.
rules-score-4 = Anyone else who fell keeps what they filled before the fall. Example: 3 sparks and 1 super-spark make 9 stars; after a fall in the dark, 5 of them are left.
rules-between = Between rounds
rules-between-1 = The word card goes back into the box, and the first scout’s pawn moves one seat clockwise.
rules-between-2 = Five pictures leave the game and five new ones take their place. House rule: the bottom row after round I, the middle row after II, the top row after III.
rules-between-3 = The slates are wiped, and all lanterns turn to their light side again.
rules-end = The end
rules-end-1 = After four rounds the points are added up. The highest total wins; tied players share the win. Example: 7, 11, 5 and 9 make 32 points.

## By ear and by keyboard, and without a line.

not-sent = No connection: that wasn’t sent. You’ll be reconnected automatically.
no-line = Waiting for a connection…
card-chosen = Chosen.
card-free-mark = You can point at it.
told-chosen = { $title }: chosen. Press again to point at it.
told-not-a-mark = You can’t point at “{ $title }”. You can still point at: { $titles }.
told-my-marks = Your marks: { $marks }.
told-mark-at = { $title } (row { $row }, column { $column })
told-marked = Marked, { $count } of 10.
told-unmarked = Unmarked, { $count } of 10.
told-time-left = { $seconds } seconds left.
told-more-time = You have more time now.

## Playing by ear, by key and by switch.

accessibility = Accessibility
what-happened = What happened
key-log = Read what happened
key-command = Type a command
key-change = Change
key-press-new = Press the new key.
key-change-explained = Choose a letter here, then press the key you’d rather use.
key-reset = Back to the usual keys
undo = Undo: “{ $title }”
told-held = “{ $title }” in three seconds. Press again to undo.
told-undone = Undone. Nothing was pointed at.
told-you-not-ready = You’re marking again.
told-you-mark = You’re still marking.
told-you-asked = You’ve asked for the other word.
told-you-spark = You point at “{ $title }”. A spark with { $names }: 2 stars.
told-you-super-spark = You point at “{ $title }”. A super-spark with { $names }: 3 stars.
told-you-fall = You point at “{ $title }”. Nobody else marked it: you fall. No more pointing or new stars for you this round; your marks still count for the others.
told-yours-too = You marked it too, but you’ve fallen: no stars for you.
told-place = Place { $place }: { $names }, { $stars }.
told-you-won = The game is over. You win.
told-you-share = The game is over. You share the win with { $names }.
told-waits = The table is waiting for you: press Continue or its key.
access-on = On
access-none = Off
access-seconds = { NUMBER($seconds) } s
access-listening = Listening
access-ear = I play by ear
access-ear-explained = The game continues only when everything has been read out.
access-verbosity = Read out for each picture
access-verbosity-title = The title
access-verbosity-objects = The title and what’s in the picture
access-verbosity-description = The whole description
access-reactions = Read out reactions
access-pressing = Pressing
access-keys = Letter keys
access-cool-down = Ignore a second press for
access-cool-down-explained = Pointing takes two presses. This keeps a trembling hand or a held key from doing both.
access-switches = Switches
access-scanning = Scanning
access-scanning-explained = Rows of pictures and buttons light up in turn. Space or Enter opens the row, then chooses in it. With two switches, Space moves on and Enter chooses.
access-switch-count = { $count ->
    [one] One switch
   *[other] { $count } switches
}
access-step = Each step lasts
access-undo = Undo pointing
access-undo-explained = For three seconds after you point, you can take it back. During that time, nobody else sees it.
access-reading = Reading
access-font = Font
access-font-drawn = Stella’s two fonts
access-font-plain = A plain font everywhere
access-font-device = This device’s font
access-by-ear = Playing by ear
access-by-ear-grid = Every picture has a title and a description. The pictures are a grid of three rows and five columns: enter it, and your screen reader passes the arrow keys to the game (focus or forms mode). Enter marks, and Space reads the whole description.
access-by-ear-keys = { $pictures } goes to the pictures. { $situation } says where the game stands, { $again } repeats the last sentence, { $log } opens “What happened”, { $command } opens the command field, { $next } continues, { $help } lists all keys.
access-by-ear-pace = With “Wait for me” as the game speed, nothing continues until you say so. There’s no clock unless the host sets one.
command-label = Command (help lists them)
command-send = Send
command-at = { $place }: { $title }.
command-unknown = Unknown command: { $text }. Type help.
command-which = Which picture? Say its place, like b3, or its title.
command-found = { $count ->
    [one] One picture:
   *[other] { $count } pictures:
} { $pictures }
command-not-found = No picture on the table with: { $text }.
command-not-now = Not now.
command-full = You can mark ten pictures at most.
command-empty = None.
command-shortlist-is = Shortlist: { $pictures }
command-sure = Point at “{ $title }”? Type yes.
command-sure-other = This would clear all marks. Type yes to ask for the other word.
command-done = Done.
command-help-text = Pictures lie at a1 to e3: the letter is the column, the digit the row. Or count them row by row from 1 to 15. b3 reads a picture, b3+ marks it, b3- unmarks it. all and new read titles and three things in each picture; row 2 reads a row; find water searches. keep b3 and drop b3 change your shortlist; shortlist reads it; mine reads your marks. ready; other asks for the other word, decline keeps this one. point b3, then yes. next continues. score, who, state, last, log. A picture’s title works too: mark fox.
command-word-read = read, say
command-word-mark = mark
command-word-unmark = unmark
command-word-row = row
command-word-all = all, table
command-word-new = new
command-word-find = find, search
command-word-keep = keep
command-word-drop = drop
command-word-shortlist = shortlist, list
command-word-mine = mine, marks
command-word-point = point
command-word-yes = yes, y
command-word-ready = ready
command-word-other = other
command-word-decline = decline
command-word-next = next, continue
command-word-score = score
command-word-who = who
command-word-state = state
command-word-last = last, again
command-word-log = log
command-word-help = help
learn-mark-ear = The clue is “{ $clue }”. Two pictures fit it: { $titles }. { $pictures } goes to the pictures, the arrow keys move, Space reads a description, Enter marks. Mark both.
learn-mark-other-ear = Now the other one: { $titles }. You want to see what the others see.
learn-own-ear = Now mark one more picture that says “{ $clue }” to you. Listen to a few descriptions with Space.
learn-ready-ear = More marks can bring more stars, but also a fall. { $ready } says that you’re ready.
learn-point-ear = Point at { $titles }: { $pictures } goes there, Enter chooses it, Enter again points. Then you hear who else marked it.
learn-point-own-ear = Only your own picture is left: { $titles }. You can’t pass, so point at it with Enter, twice.
learn-crosses-ear = Each player says in turn whether they marked it too.
learn-next-ear = { $next } continues.
decks-description-hint = Without it, people who can’t see the picture can’t play with it.
decks-undescribed = { $count ->
    [one] { $count } picture has no description: that shuts out everyone who plays by ear.
   *[other] { $count } pictures have no description: that shuts out everyone who plays by ear.
}

## The drama: pointing, falling, who saw what, the finale.

you-point = You’re pointing
fall-alone = Nobody else marked it: { $name } falls.
fall-alone-you = Nobody else marked it: you fall.
fall-in-the-dark = In the dark, every spark and super-spark now loses a star.
who-saw-what = Who saw what?
rounds-so-far = Rounds so far
nobody-marked-it = Nobody marked this picture.
not-told-yet = Not revealed yet
finale = Counting the stars
skip = Skip

## The games of a room: what it remembers and forgets.

error-room-forgotten = The host has deleted this table.
error-round-not-scored = This round hasn’t been scored yet. Wait until it ends.
error-name-at-table = Someone with that name is at the table. They have to leave first.
error-no-such-name = Nobody with that name has played here. Check the spelling.
our-games = Our games
our-games-at = Our games ({ $code })
again-at = Play again ({ $code })
evening-score = Today: { $score }
evening-score-of = { $name } { $wins }
no-games-yet = No finished game yet. Play one, and you’ll find it here.
games-in-all = { $count ->
    [one] One game so far
   *[other] { $count } games so far
}
name-is-person = Games are counted by name: come back with the same name and yours are added up.
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
stat-dark-cost = Stars lost in the dark
stat-best-round = Best round
stat-marks = Marks per round
stat-streak = Longest streak without a fall
stat-rating = Rating
rating-range = { $value } ± { $uncertainty }
rating-explained = The rating (OpenSkill) starts at 1000 for everyone and is shown after three games. Winning against stronger players counts more; the number after ± is how far off the rating may be.
boldest = Boldest: { $name }
most-careful = Most careful: { $name }
think-alike = Who thinks alike?
think-alike-explained = 100% is as alike as can be; 0% is pure chance. How many pictures you mark makes no difference.
think-alike-later = Play three games together to find out.
think-alike-most = { $a } and { $b } think most alike.
likeness = Similarity
pictures-unite = Pictures that unite you
pictures-divide = Pictures that divide you
moments = Moments
moment-first-super-spark = First super-spark
moment-five-super-sparks = Five super-sparks in one game
moment-bright-in-the-dark = In the dark without falling
moment-full-slate = Ten marks and no fall
moment-big-round = Twenty points in one round
moment-comeback = From last place to first
moment-one-picture = Everyone marked the same picture
moment-nobody-fell = A whole game without a fall
moment-shared-victory = A shared win
moment-ten-games = Ten games at this table
whole-table = The whole table
new-moment = New: { $moment }
save-table = Download as CSV
delete-table = Delete this table
delete-table-warning = Everything about this table will be deleted for good: its games, replays and seats, for everyone. This can’t be undone.
delete-for-good = Delete for good
table-deleted = The table has been deleted.
forget-a-name = Delete a name
forget-a-name-explained = In all past games at this table, the name becomes “—”. The player must have left the table. This can’t be undone.
name-forgotten = The name has been deleted.
cancel = Cancel

## What a table refuses: words played before, and the common draw.

refusal-word-already-played = That word has already been played at this table. Choose another one.
refusal-chance-not-sealed = No draw is open right now.
refusal-chance-already-added = Your device has already taken part in this draw.

## What a table refuses: notes on pictures.

refusal-note-too-long = A note can be at most 60 characters long.
refusal-note-hidden = The host has hidden this note.
refusal-notes-are-off = Notes are turned off at this table.
refusal-no-such-note = There’s no note there that everyone can see.
refusal-no-such-proposal = That’s no longer waiting for your approval.

## What a table refuses: people who come and go.

refusal-seat-not-free = Someone is still playing in that seat.
refusal-seat-full = This seat can’t have any more devices.
refusal-clock-paused = The clock is paused.
refusal-clock-not-paused = The clock isn’t paused.
refusal-not-asked = This table doesn’t ask for your consent.
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
place-kept = Your seat in the next game is saved.
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
nudged-by = { $name } nudged you: everyone’s waiting.
nudged-by-watcher = A spectator nudged you: everyone’s waiting.
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
people-next = Take a seat for the next game
people-next-explained = Until then you can watch; your seat is saved.
people-full = No seat is free here right now.
people-waiting = Waiting for the next game
people-watching = Spectators
people-nobody-watches = Nobody’s watching.
people-for-host = For the host
people-hand-over = Replace player
people-keep-out = Block their device
people-to-bot = Give the seat to a bot
people-to = Give the seat to { $name }
people-remove = Remove
people-pause = Pause the clock
people-resume = Resume the clock
people-hide-code = Hide the code on all screens
people-show-code = Show the code again
people-end = End the game now
people-end-explained = The game is saved as ended early, with no winner.
people-play-on = Keep playing

## Notes on marks.

notes-on-marks = Notes on pictures
my-marks = My marks
told-saying = { $name }: “{ $text }”
quote-marks = “”‘’
note-on = Your note on “{ $title }”
note-why = Why this picture?
note-secret = Secret until someone points at it.
note-public = Everyone can read this.
note-explained = Write a few words on why you marked a picture. They stay secret until someone points at it.
note-kept = Note saved.
note-taken-away = Note removed.
note-hide = Hide this note: { $name }
note-hidden = The note is hidden.

## Shorter and softer games.

rounds-to-play = Rounds
without-stars = Without stars
without-stars-explained = Everyone sees who saw what: no points, no dark, no winner.
soft-announced = Now show each other what you saw.
soft-announced-explained = There’s nothing to lose: every marked picture gets its turn.
soft-seen = { $count ->
    [one] Seen by one
   *[other] Seen by { $count }
}
soft-told-seen = { $name } points at “{ $title }”. Also seen by { $names }.
soft-told-alone = { $name } points at “{ $title }”. Nobody else saw it.
soft-seen-by = Seen by { $names }.
soft-told-round = The round is over. See who saw what.
soft-to-the-end = See what you shared
soft-end = What you saw together
soft-end-explained = A game without stars has no winner.
soft-tap-a-name = Choose a name to see their pictures.
soft-nobody-shared = Everyone saw something different.

## A host without a seat.

host-without-playing = Host without playing
you-host-without-playing = You host this table and don’t play. You see what spectators see.
stop-hosting = Stop hosting
stop-hosting-explained = Someone else at the table becomes the host.

## Teams.

refusal-not-the-speaker = Only your team’s speaker can say that for everyone.
refusal-another-member-points = Someone else on your team points this time.
play-in-teams = Play in teams
play-in-teams-explained = Up to six people share a seat. They see each other’s marks and take turns pointing.
how-many-teams = Teams
team-orange = Team Orange
team-pink = Team Pink
team-blue = Team Blue
team-purple = Team Purple
team-green = Team Green
team-yellow = Team Yellow
choose-a-team = Which team?
any-team = The smallest team
free-team = Free team
players-missing-in-teams = { $count ->
    [one] You need one more team.
   *[other] You need { $count } more teams.
}
players-here-in-teams = { $count ->
    [one] One team at the table.
   *[other] { $count } teams at the table.
}
join-team = Join
team-waits = Your team isn’t ready yet: { $names }.
team-ready = Ready on your team: { $names }.
team-marked = { $titles }: marked by your team. { $count } of 10.
team-unmarked = { $titles }: unmarked by your team. { $count } of 10.
ready-for-team = The whole team is ready
you-point-for-team = You’re pointing for your team now.
mate-points = { $name } is pointing for your team. Help choose.
tip-associate-team = Mark 1 to 10 pictures together. Only your team can see the marks.

## Lessons.

lesson-open = For a class
lesson-explained = Everyone gets an animal name. Notes, custom words and new names appear only after you have approved them. There are no ratings and no history, and the table is deleted when everyone has left, or after a day.
lesson-name-is-given = You get an animal name here. Nobody asks for yours.
nod-count = { $count ->
    [one] One text is waiting for you
   *[other] { $count } texts are waiting for you
}
nod-look = Have a look
nod-title = Waiting for you
nod-explained = Nobody else sees these yet. A note appears when its picture is pointed at.
nod-note-by = Note by { $name }
nod-words-by = Words by { $name }
nod-name-for = New name for { $name }
nod-show = Show
nod-leave-out = Leave out
nod-shown = Shown: “{ $text }”.
nod-left-out = Left out: “{ $text }”.
nod-note-first = The host reads it first. It is then shown when the picture is pointed at.
nod-words-first = The host reads your words first.
nod-name-first = The host reads your name first. Until then you keep the one you have.
round-on-paper = Print this round

## Pass and play.

share-this-device = Share this device with someone
share-this-device-explained = They get a seat of their own. You pass the device around, and a curtain hides the marks in between.
pass-the-device = Pass the device to { $name }
i-am = I’m { $name }

## What if?

what-if = What if?
insight-explained = Everyone else’s marks stay the same. With fewer marks, we keep the pictures pointed at first; with more, we add the ones the others marked most often.
insight-chart = Stars with 1 to 10 marks: { $points }
insight-axis = Marks
insight-picture = “{ $title }”
insight-best = No other number of marks would have scored more.
insight-fewer = { $marks ->
    [one] { $points ->
        [one] Just one mark would have scored one star.
       *[other] Just one mark would have scored { $points } stars.
    }
   *[other] { $points ->
        [one] Just { $marks } marks would have scored one star.
       *[other] Just { $marks } marks would have scored { $points } stars.
    }
}
insight-more = { $points ->
    [one] { $marks } marks, adding what the others saw most often, would have scored one star.
   *[other] { $marks } marks, adding what the others saw most often, would have scored { $points } stars.
}
insight-safer = { $points ->
    [one] Pointing at { $titles } last would have scored one star.
   *[other] Pointing at { $titles } last would have scored { $points } stars.
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
souvenir-failed = The picture couldn’t be made. Try again in a moment.
souvenir-scores = Final score: { $scores }.
souvenir-united = The picture that united the table: “{ $title }”, for the clue “{ $word }”.

## Was it fair? What this device proved, what it could not compare, and each lie that it can catch.

fair-checking = Your device is checking the game…
fair-unreachable = The server isn’t responding, so your device couldn’t check the game. Try again in a moment.
fair-proved = Fair: nobody could rig the draw alone, and every picture, word, mark and star matches what was sealed. Peeking can’t be ruled out.
fair-in-part = Everything your device could compare matches what was sealed. But it couldn’t compare everything, so the game could have been rigged. Peeking can’t be ruled out.
fair-without-part = Every picture, word, mark and star matches what was sealed. But your device wasn’t part of the draw, so others could have rigged it. Peeking can’t be ruled out.
fair-late = Everything your device saw matches the record. But it joined after the draw was sealed, so the draw could have been rigged. Peeking can’t be ruled out.
fair-record-only = The record is consistent from the draw to the last star. But your device kept no seals, so it can’t tell whether the record was changed later. Peeking can’t be ruled out.
fair-server-alone = Everything matches what was sealed. But the server made the draw alone, so it could have rigged it. Peeking can’t be ruled out.
fair-introduction = The introduction deals everyone the same pictures, and every mark and star follows the rules. Peeking can’t be ruled out.
fair-lacks-slates = Your device was offline when some marks were sealed, so it has to trust the record for those.
fair-lacks-words = The words couldn’t be checked: their list is no longer on this server.
fair-lacks-box = Your device wasn’t told beforehand which pictures and words the game would use.
fair-lacks-held-back = Your device couldn’t check every earlier game at this table, so it can’t tell whether the right pictures and words were saved for later.
fair-lacks-part = Not every device opened the part of the draw it had sealed, so someone could have chosen among several draws.
fair-lacks-bundle = The draw for this game was made in an older way: the server knew every device’s part before everything else was settled.
unfair-unreadable = Something is wrong: your device can’t read the server’s record of this game.
unfair-part-changed = Not fair: the server swapped its part of the draw after sealing it.
unfair-part-missing = Not fair: the server left your device’s part out of the draw.
unfair-part-replaced = Not fair: a part of the draw isn’t the one that was sealed ({ $name }).
unfair-bundle-changed = Not fair: after sealing it, the server changed what the draw depends on, or made the draw again.
unfair-players = Not fair: the record names players your device didn’t see at this table.
unfair-seed-mixed = Not fair: the draw wasn’t made from the parts in the record.
unfair-seed-changed = Not fair: the draw isn’t the one that was sealed when the game began.
unfair-box-changed = Something is wrong: the pictures or the word list aren’t the ones this table offered.
unfair-pictures = Not fair: the pictures in round { $round } don’t match the draw.
unfair-words = Not fair: the word in round { $round } doesn’t match the draw.
unfair-scout = Not fair: in round { $round }, someone else should have been first scout.
unfair-held-back = Not fair: the server held back the wrong pictures or words.
unfair-slate = Not fair: in round { $round }, marks were changed after they were sealed ({ $name }).
unfair-own-slate = Not fair: in round { $round }, the record’s marks aren’t the ones you made.
unfair-announced = Not fair: the numbers announced in round { $round } don’t match the marks.
unfair-pointing = Not fair: in round { $round }, a turn doesn’t match the marks.
unfair-score = Not fair: in round { $round }, a score doesn’t match the marks ({ $name }).
unfair-winners = Not fair: the totals or the winners don’t match the rounds.
unfair-other-game = Not fair: the record of round { $round } isn’t what your device saw.
unfair-digest = Something is wrong: the record was changed after it was written.

## Those who watch and mark along.

refusal-only-watchers-mark-along = Only spectators can play along.
refusal-too-late-to-mark-along = Marks are locked. Play along again next round.
refusal-crowd-full = Too many people are already playing along here.
error-too-many-watch = Too many people are already watching this table. Try again later.
crowd-for-yourself = Just for you
crowd-tip = Play along if you like. Your marks don’t affect the game; after the round you’ll see what they’d have scored.
crowd-watching = Spectators
crowd-one = { $points ->
    [one] One spectator played along, saw “{ $title }” and would have scored one star.
   *[other] One spectator played along, saw “{ $title }” and would have scored { $points } stars.
}
crowd-saw = { $people ->
    [one] One spectator played along and saw “{ $title }”.
   *[other] { $people } spectators played along. Most seen: “{ $title }” ({ $marked } of them).
}
crowd-scored = { $points ->
    [one] On average they’d have scored one star.
   *[other] On average they’d have scored { $points } stars.
}
crowd-you = { $points ->
    [one] You’d have scored one star.
   *[other] You’d have scored { $points } stars.
}
crowd-how-counted = Scored as if you’d had a seat and pointed at shared pictures first.

# --- programs that declared themselves when they sat down
agent = Program
agent-named = Program: { $model }
told-agent-came = { $name } has sat down: a program that uses { $model }.

## Today’s table: one clue and fifteen pictures a day.

refusal-daily-is-off = This server doesn’t offer today’s table.
refusal-no-such-day = There’s no table for that day. Choose one from the calendar.
refusal-slate-already-sent = This device has already sent a slate for this day.
refusal-slate-not-sent = Send your own slate first. What others saw stays secret until then.
refusal-day-full = Today’s table can’t take any more slates. Come back tomorrow.
todays-table = Today’s table
daily-of-day = Table for { $date }
daily-how = The same word and the same pictures for everyone today. Mark one to ten pictures, send your slate once, and see who saw what you saw.
daily-archive-note = From the archive: it doesn’t count towards your streak.
daily-send = Send my slate
daily-sending = Sending…
daily-guest-blue = Drop
daily-guest-pink = Heart
daily-guest-green = Fir
daily-skip = Skip to the result
daily-watch-again = Watch again
daily-nth = { $number ->
    [one] You’re the first today.
   *[other] You’re number { $number } today.
}
daily-your-table = Your table
daily-since = { $points ->
    [one] Others have played since. With them, you’d have one star.
   *[other] Others have played since. With them, you’d have { $points } stars.
}
daily-everyone = What everyone saw
daily-people-so-far = { $people ->
    [one] One person so far
   *[other] { $people } people so far
}
daily-people-final = { $people ->
    [one] One person that day
   *[other] { $people } people that day
}
daily-nobody-that-day = Nobody played here that day.
daily-seen-by = { $title }: marked by { $percent }
daily-yours = your mark
daily-only-you = Only you
daily-alone = { $count ->
    [one] One of your pictures was seen only by you.
   *[other] { $count } of your pictures were seen only by you.
}
daily-by-language = By language
daily-language-saw = { $people ->
    [one] { $language } (one person): “{ $title }”
   *[other] { $language } ({ $people } people): most often “{ $title }”
}
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-calendar = Calendar
daily-earlier = Previous month
daily-later = Next month
daily-day-played = { $stars ->
    [one] { $date }: one star
   *[other] { $date }: { $stars } stars
}
daily-day-open = { $date }: not played
daily-yesterday = How yesterday ended
daily-show-crowd = Just show what everyone saw
daily-play-this = Play this table
daily-to-today = Go to today’s table
daily-share = Share
daily-copy = Copy as text
daily-copied = Copied. It gives away neither the word nor the pictures.
daily-picture = Save as a picture
daily-squares = Your fifteen squares: { $rows }
daily-square-super = super-spark
daily-square-spark = spark
daily-square-lone = only you
daily-square-none = not marked
daily-fell = You fell. Your marks still counted for the others.
daily-next-at = The next table is laid at { $time }.
daily-move = Use another device too
daily-move-tip = Scan this with the other device, or open the link there within ten minutes. It gets your slates and your calendar.
daily-ten-at-most = Ten pictures at most.
daily-unpack = Bring slates and calendar here
daily-unpack-tip = The slates and the calendar from your other device will be copied to this one.
daily-moved = Your slates and your calendar are on this device now.
daily-remind = Remind me daily
daily-remind-never = Off
daily-reminded = You’ll be reminded daily at { $time }.
daily-remind-off = You won’t get any more reminders.
daily-remind-blocked = That didn’t work. Allow notifications in your browser’s settings, then try again.
daily-compare-tip = Show your slate here, and you’ll see the slate of everyone at this table who shows theirs.
daily-compare-waiting = { $count ->
    [one] One person is showing their slate.
   *[other] { $count } people are showing their slates.
}
daily-compare-show = Show my slate
daily-compare-hide = Hide my slate again
daily-compare-nobody = Nobody else is showing a slate yet.
daily-compare-common = { $count ->
    [one] One picture in common with you
   *[other] { $count } pictures in common with you
}
daily-compare-marks = { $count ->
    [one] One picture marked
   *[other] { $count } pictures marked
}
daily-compare-places = Marked: { $places }
daily-compare-yesterday = Yesterday’s table
## With the printed cards.

refusal-no-bots = Bots can’t see real picture cards. Only people can play at this table.
printed-cards = With real picture cards
printed-explained = Real picture cards lie on your table, and your phones are the slates. Stella keeps track of the lanterns, the order and the score.
printed-setup = Lay out three rows of five picture cards. The board lies above the top row: make sure everyone knows which side that is.
printed-bottom-row = Put five new picture cards in the bottom row.
printed-middle-row = Put five new picture cards in the middle row.
printed-top-row = Put five new picture cards in the top row.
words-typed = Typed in from real word cards
words-typed-explained = The first scout of each round turns over a real word card and types in its two words.
clue-awaited = { $name } is typing in the clue
clue-awaited-you = Your turn: type in the clue
type-clue = Type in the clue
type-clue-explained = Turn over a real word card and type in its words exactly as printed. Nobody sees them until you send them.
type-clue-top = The upright word
type-clue-bottom = The upside-down word, if any
type-clue-send = Show it to everyone
tip-clue-awaited = Marking starts as soon as the clue is in.
told-clue-awaited = Round { $round }. { $name } is typing in the clue.
told-clue-awaited-you = Round { $round }. Turn over a word card and type in the clue.
refusal-no-clue-yet = The first scout hasn’t typed in the clue yet.
refusal-clue-not-usable = A word must be 1 to 40 characters long.
refusal-no-typed-clues = Clues are typed in only at tables with real picture cards.
take-photo = Take a photo of the picture cards
photo-hint = Take a photo for everyone.
told-photo = The photo of the picture cards is here.
photo-title = A photo of the picture cards
photo-explained = One phone takes it for everyone. Only the people at this table see it, and it’s deleted when the game is over.
photo-which = What’s in the photo
photo-all = All fifteen picture cards
photo-row-0 = The top row
photo-row-1 = The middle row
photo-row-2 = The bottom row
photo-choose = Take or choose a photo
photo-another = Use another photo
photo-unreadable = This file can’t be used as a photo. Choose another one.
photo-found = The picture cards were found. Check the corners.
photo-not-found = The picture cards weren’t found. Move the corners to them.
photo-corners = Move the circles to the outer corners of the picture cards, with a finger or the arrow keys. The yellow side is where the board lies.
photo-corner-0 = Top-left corner
photo-corner-1 = Top-right corner
photo-corner-2 = Bottom-right corner
photo-corner-3 = Bottom-left corner
photo-corner-at = { $left }% from the left, { $top }% from the top.
photo-preview = The picture cards as everyone will see them
photo-board-side = The board
photo-turn = Rotate
photo-turned = Rotated by a quarter turn.
photo-send = Show to everyone
photo-sending = Sending…
refusal-no-photos = Photos are taken only at tables with real picture cards.
error-no-such-photo = There’s no photo of this picture card.
fair-lacks-clues = The clues were typed in from real word cards, so nobody can check how they were drawn.

## An evening together: time that is up, the score, the finale, the next game, seats.

time-up-marked = { $count ->
    [one] Time’s up: one picture was marked for you.
    [2] Time’s up: two pictures were marked for you.
   *[other] Time’s up: { $count } pictures were marked for you.
}
time-up-kept = Time’s up: your marks count as they are.
time-up-pointed = Time’s up: a picture was pointed at for you.
finale-soon = The finale is about to begin for everyone
next-game-begun = The next game has begun.
lobby-again = The table is getting ready for the next game.
go-there = Go there
back-to-your-table = Back to your table

## Games for research.

ask-for-games = Ask to export games
ask-for-games-explained = Everyone is asked whether their games may be exported for research, without names. A game is exported only if all agree.
export-my-games = Export of my games
consent-title = May your games be exported?
consent-what = The host would like to export the games of this table for research, without names: the pictures, the clues, everyone’s marks and points, and each player’s language and colour. Names, notes and custom words are left out.
consent-who = You answer only for yourself, and nobody else at the table is shown your answer. A game is exported only if everyone who played in it says yes.
consent-until = Your answer counts for all your games at this table. As long as you have your seat, you can change it in the menu. Games that have already been exported can’t be recalled.
consent-yes = Yes, export them
consent-no = No, don’t
consent-said-yes = You said yes.
consent-said-no = You said no.
consent-take-back = Take it back
