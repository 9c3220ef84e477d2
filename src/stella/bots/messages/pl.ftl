### Co boty mówią po polsku.

## Postacie, każda w jednym zdaniu.

temperament-ada = Liczy to, co widać na ilustracji, i niczemu innemu nie ufa.
temperament-bruno = Lubi wielkie rzeczy, wielkie uczucia i pełną tablicę.
temperament-coco = W każdej ilustracji słyszy historię i opowiada ją pierwsza.
temperament-dimo = Bada każdy kąt i ma nadzieję, że to samo zobaczy tylko jedna osoba.
temperament-elin = Idzie za nastrojem ilustracji i trzyma się z dala od ciemności.
temperament-felix = Rzuca się na każdy pomysł i stawia jeszcze jeden krzyżyk.
temperament-greta = Nie spieszy się, stawia mało krzyżyków i rzadko ponosi porażkę.
temperament-hugo = Ma osiem pomysłów naraz, a niektóre zaskakują.
temperament-iva = Cicha, wybredna i zakochana w tym, co inni przeoczą.

## Dlaczego bot zaznaczył ilustrację; mówi to po rundzie.

why-objects-a = Najpierw rzuca się w oczy: { $object }. Pierwsza myśl: { $theme }.
why-objects-b = A tu proszę: { $object }. „{ $clue }”, jasne jak słońce.
why-themes-a = Dla mnie liczy się tu jedno: { $theme }.
why-themes-b = Przy haśle „{ $clue }” przychodzi mi na myśl: { $theme }. A potem ta ilustracja!
why-moods-a = Zdecydował nastrój: { $mood }.
why-moods-b = Tak brzmi dla mnie hasło „{ $clue }”: { $mood }.
why-text-a = „{ $title }” i „{ $clue }”: to pasuje.
why-text-b = Długo się przyglądam: { $object }, { $theme }, a na końcu „{ $clue }”.
why-nothing = Nie umiem tego wyjaśnić. Po prostu tak czuję.
