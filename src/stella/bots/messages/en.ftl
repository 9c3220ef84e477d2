### What the bots say in English.

## The characters, each in one line.

temperament-ada = Counts what is in the picture and trusts nothing else.
temperament-bruno = Likes big things with big feelings, and a full slate.
temperament-coco = Hears a story in every picture and tells it first.
temperament-dimo = Studies every corner and hopes to share it with just one of you.
temperament-elin = Follows the mood of a picture and stays out of the dark.
temperament-felix = Jumps at every idea and marks one more.
temperament-greta = Never hurries, marks few pictures and seldom falls.
temperament-hugo = Has eight ideas at once, and some of them are surprising.
temperament-iva = Quiet, choosy and fond of what others overlook.

## Why a bot marked a picture; said after the round. Names of objects, themes and moods stand alone, in the form of the deck.

why-objects-a = First thing I saw: { $object }. First thing I thought: { $theme }.
why-objects-b = And there it was: { $object }. “{ $clue }”, clear as day.
why-themes-a = Only one thing counts here for me: { $theme }.
why-themes-b = “{ $clue }” made me think: { $theme }. And then I saw this picture.
why-moods-a = The mood decided it: { $mood }.
why-moods-b = What “{ $clue }” feels like to me: { $mood }.
why-text-a = “{ $title }” and “{ $clue }”: they belong together.
why-text-b = I looked for a long time: { $object }, { $theme }, and in the end “{ $clue }”.
why-nothing = I can’t explain it. It just felt right.
