### Wat de bots in het Nederlands zeggen.

## De personages, elk in één regel.

temperament-ada = Telt wat er op het plaatje staat en vertrouwt verder niets.
temperament-bruno = Houdt van grote dingen met grote gevoelens en van een vol schrijfbord.
temperament-coco = Hoort in elk plaatje een verhaal en vertelt het als eerste.
temperament-dimo = Speurt elk hoekje af en hoopt dat precies één ander hetzelfde ziet.
temperament-elin = Volgt de sfeer van een plaatje en blijft uit het donker.
temperament-felix = Springt op elk idee af en zet nog een kruisje.
temperament-greta = Neemt de tijd, zet weinig kruisjes en valt zelden.
temperament-hugo = Heeft acht ideeën tegelijk, en sommige zijn verrassend.
temperament-iva = Stil, kieskeurig en dol op wat anderen over het hoofd zien.

## Waarom een bot een plaatje heeft aangekruist; gezegd na de ronde.

why-objects-a = Het eerste wat ik zag: { $object }. Het eerste wat ik dacht: { $theme }.
why-objects-b = En daar was het: { $object }. ‘{ $clue }’, zo klaar als een klontje.
why-themes-a = Voor mij telt hier maar één ding: { $theme }.
why-themes-b = Bij ‘{ $clue }’ dacht ik: { $theme }. En toen zag ik dit plaatje.
why-moods-a = De sfeer gaf de doorslag: { $mood }.
why-moods-b = Wat ‘{ $clue }’ bij mij oproept: { $mood }.
why-text-a = ‘{ $title }’ en ‘{ $clue }’: die horen bij elkaar.
why-text-b = Ik heb lang gekeken: { $object }, { $theme } en uiteindelijk ‘{ $clue }’.
why-nothing = Ik kan het niet uitleggen. Het voelde gewoon goed.
