### Co boti říkají česky.

## Postavy, každá jednou větou.

temperament-ada = Počítá, co na obrázku je, a ničemu jinému nevěří.
temperament-bruno = Má rád velké věci, velké city a plnou herní destičku.
temperament-coco = V každém obrázku slyší příběh a vypráví ho první.
temperament-dimo = Zkoumá každý kout a doufá, že totéž uvidí jen jeden z vás.
temperament-elin = Jde za náladou obrázku a tmě se vyhýbá.
temperament-felix = Skočí po každém nápadu a přidá ještě jeden křížek.
temperament-greta = Nespěchá, dělá málo křížků a pád ji potká jen zřídka.
temperament-hugo = Má osm nápadů najednou a některé překvapí.
temperament-iva = Tichá, vybíravá a zamilovaná do toho, co ostatní přehlédnou.

## Proč bot označil obrázek; říká to po kole.

why-objects-a = Nejdřív vidím: { $object }. První myšlenka: { $theme }.
why-objects-b = A tady to je: { $object }. „{ $clue }“, nad slunce jasné.
why-themes-a = Pro mě je tu důležité jediné: { $theme }.
why-themes-b = U slova „{ $clue }“ mě napadlo: { $theme }. A pak tento obrázek!
why-moods-a = Rozhodla nálada: { $mood }.
why-moods-b = Co ve mně budí slovo „{ $clue }“: { $mood }.
why-text-a = „{ $title }“ a „{ $clue }“: to sedí.
why-text-b = Dívám se dlouho: { $object }, { $theme } a nakonec „{ $clue }“.
why-nothing = Neumím to vysvětlit. Prostě to tak cítím.
