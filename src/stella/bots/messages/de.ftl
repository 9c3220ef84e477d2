### Was die Bots auf Deutsch sagen.

## Die Charaktere, jeder in einer Zeile.

temperament-ada = Zählt, was auf dem Bild ist, und traut sonst nichts und niemandem.
temperament-bruno = Mag große Dinge mit großen Gefühlen und ein volles Schreibtableau.
temperament-coco = Hört in jedem Bild eine Geschichte und erzählt sie vor allen anderen.
temperament-dimo = Erforscht jede Ecke und hofft, dass genau eine Person dasselbe sieht.
temperament-elin = Folgt der Stimmung eines Bildes und meidet die Dunkelheit.
temperament-felix = Springt auf jede Idee an und macht noch ein Kreuz.
temperament-greta = Lässt sich Zeit, setzt wenige Kreuze und stürzt selten.
temperament-hugo = Hat acht Ideen auf einmal, und manche davon überraschen.
temperament-iva = Still, wählerisch und verliebt in das, was andere übersehen.

## Warum ein Bot ein Bild angekreuzt hat; gesagt nach der Runde.

why-objects-a = Als Erstes gesehen: { $object }. Als Erstes gedacht: { $theme }.
why-objects-b = Und da war es: { $object }. „{ $clue }“, ganz klar.
why-themes-a = Für mich zählt hier nur eines: { $theme }.
why-themes-b = Bei „{ $clue }“ dachte ich: { $theme }. Und dann sah ich dieses Bild.
why-moods-a = Die Stimmung hat entschieden: { $mood }.
why-moods-b = Was „{ $clue }“ in mir weckt: { $mood }.
why-text-a = „{ $title }“ und „{ $clue }“: Das passt.
why-text-b = Ich habe lange geschaut: { $object }, { $theme } und am Ende „{ $clue }“.
why-nothing = Ich kann es nicht erklären. Es hat sich einfach richtig angefühlt.
