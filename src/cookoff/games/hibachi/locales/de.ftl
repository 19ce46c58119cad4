# Hibachi: die Regeln, wie man sie in der Hilfe liest, und was am Tisch gesagt wird.
# Eine Meldung für jede Regel in rules.toml, unter derselben Nummer; section-* sind die Überschriften.

section-components = Material
section-setup = Aufbau
section-throwing = Schritt 1: Chips werfen
section-cleaning = Schritt 2: den Grill abräumen
section-trading = Schritt 3: verkaufen und kaufen
section-cooking = Schritt 4: kochen
section-round = Eine neue Runde

## Material

HIB-1 = Jeder hat sechs Chips im Wert von 100, 200, 300, 400, 500 und 600.
HIB-2 = Es gibt 54 Zutatenkarten, je sechs mit Rind, Shiitake, Fisch, Zwiebel, Reis, Nudeln, Garnele, Ei und
    Brokkoli. Die Schale in der Mitte gehört dem Brokkoli.
HIB-3 = Zehn Chilikarten liegen auf einem offenen Stapel.
HIB-4 = Jedes der 18 Rezepte verlangt drei verschiedene Zutaten. Jede Zutat kommt in sechs Rezepten vor, und je
    zwei Zutaten kommen in einem oder zwei Rezepten zusammen vor. Was die Rezepte verlangen, haben wir
    rekonstruiert.
HIB-5 = Der Geldvorrat geht nie aus.
HIB-6 = Wer die Flasche Sojasoße hat, ist Küchenchef.

## Aufbau

HIB-10 = Du beginnst mit deinen sechs Chips und 2000 Yen. Ein Tisch kann stattdessen 1600 vereinbaren, wie in
    manchen Auflagen.
HIB-11 = Bei jeder Spielerzahl liegen drei Rezepte offen, und sechs Zutatenkarten liegen offen aus, jede bei
    ihrer Schale.
HIB-12 = Erster Küchenchef ist, wer zuletzt gekocht hat. Hier wird er ausgelost, wenn der Tisch keinen Platz
    nennt.
HIB-13 = Zu zweit oder zu dritt wirft jeder vier Chips in der Runde, zu viert drei.
HIB-14 = Deine Zutatenkarten und reservierten Rezepte sieht niemand, aber jeder sieht, wie viele es sind. Geld,
    Chili und gekochte Rezepte sind offen. Ein Tisch kann offene Karten vereinbaren.
HIB-15 = An jeder Schale wirst du gefragt, ob du verkaufst, und in jeder Runde, ob du kochst, auch wenn du nicht
    kannst; so verraten die Fragen nichts über deine Hand. Welche Chips du nicht geworfen hast, ist geheim;
    Werte deiner Chips, die alle gesehen haben, bleiben bis zum Ende der Runde bekannt.

## Schritt 1: Chips werfen

HIB-20 = Der Küchenchef beginnt, dann geht es im Uhrzeigersinn reihum: jedes Mal ein Chip deiner Wahl, bis alle so
    viele geworfen haben, wie die Runde verlangt.
HIB-21 = Wo ein Chip liegt und wann er draußen ist, sagen die Regeln mit THR. Solange ein Chip verdeckt liegt,
    kennt nur sein Besitzer den Wert.
HIB-22 = Nach einem Bonuswurf zählt jeder Chip dort, wo er jetzt liegt. Die Felder werden eins nach dem anderen
    aufgedeckt, und wer eins gewinnt, darf auf die Aktion verzichten.

## Schritt 2: den Grill abräumen

HIB-30 = Vier Aktionsfelder kommen der Reihe nach dran: Bonuswurf, Bonuszutat, Rezept reservieren, neuer
    Küchenchef. Auf einem Feld ohne Chips geschieht nichts.
HIB-31 = Alle Chips auf dem Feld werden aufgedeckt. Wer dort die höchste Summe hat, darf handeln. Bei
    Gleichstand ist es der Küchenchef, wenn er dabei ist, sonst von den Gleichen, wer dem Küchenchef im
    Uhrzeigersinn am nächsten sitzt.
HIB-32 = Vor der Aktion gehen die Chips des Felds an ihre Besitzer zurück. In dieser Runde werden sie nicht mehr
    geworfen.
HIB-33 = Bonuswurf: Du darfst noch einen Chip werfen, den du in dieser Runde nicht geworfen hast. Chips, die
    dadurch auf dieses Feld kommen, haben keine Wirkung und gehen am Ende des Schritts zurück.
HIB-34 = Bonuszutat: Zieh so viele Karten, wie die erste Ziffer deines besten Chips auf dem Feld sagt. Behalte
    eine und lege die anderen verdeckt und in gezogener Reihenfolge unter den Stapel. Reicht der Stapel nicht,
    wird die Ablage gemischt und weitergezogen.
HIB-35 = Rezept reservieren: Sieh dir das oberste Rezept des Stapels an und behalte es verdeckt. Nur du darfst
    es kochen. Reservieren kannst du beliebig viele, solange es welche gibt.
HIB-36 = Neuer Küchenchef: Du nimmst die Sojasoße sofort.
HIB-37 = Dann nimmt jeder, beim Küchenchef beginnend, eine Chilikarte für jeden eigenen Chip auf der leeren
    Fläche. Für Chips, die draußen sind, gibt es keine.
HIB-38 = Ist kein Chili mehr da, wenn du eins nehmen sollst, gibt zuerst, wer am meisten hat, sein ganzes Chili
    zurück, bei Gleichstand alle davon. Das wird bei jeder einzelnen Karte geprüft.
HIB-39 = Chili kannst du nicht ablehnen, und du nimmst all deins, bevor der Nächste an der Reihe ist. Es zählt, wo
    die Chips nach dem Bonuswurf liegen; die auf dem Bonuswurffeld bringen kein Chili.

## Schritt 3: verkaufen und kaufen

HIB-40 = Ungültige Chips gehen zurück. Dann wählt der Küchenchef eine Schale nach der anderen; jede wird
    abgeschlossen, bevor die nächste kommt, bis kein Chip mehr liegt.
HIB-41 = Die Chips in der Schale werden umgedreht. Erst wird verkauft, dann gekauft.
HIB-42 = Im Uhrzeigersinn ab dem Küchenchef darf jeder Karten dieser Zutat verkaufen, so viele er will, auch ohne
    Chip in der Schale. Jede Karte bringt die Summe aller Chips in der Schale. Verkaufte Karten kommen auf die
    Ablage.
HIB-43 = Sind alle gefragt, nehmen die Verkäufer all ihre Chips aus der Schale. Hier können sie jetzt nicht mehr
    kaufen.
HIB-44 = Zum Kaufen brauchst du einen Chip in der Schale und eine ausliegende Karte. Wessen eigene Chips am meisten
    ergeben, ist zuerst dran, zahlt genau diese Summe für eine Karte und nimmt den besten Chip zurück.
HIB-45 = Kannst oder willst du nicht kaufen, wenn du gefragt wirst, nimmst du nur deinen besten Chip zurück. Du
    kannst noch einmal gefragt werden, zum niedrigeren Preis.
HIB-46 = Dann ist dran, wer nun die höchste Summe hat; bei Gleichstand, wer dem Küchenchef im Uhrzeigersinn am
    nächsten sitzt. So geht es weiter, bis keine Karte oder kein Chip mehr da ist oder niemand kaufen will.
    Übrige Chips gehen zurück. Liegt keine Karte aus, wird nur verkauft.
HIB-47 = Karten, die niemand kauft, bleiben liegen.
HIB-48 = Zwei Beispiele. In der Eierschale liegen zusammen 700: Blau verkauft ein Ei für 700, Rot zwei für 1400, und
    Blaus Chips verlassen die Schale. In einer anderen Runde hat Grün dort 700 und zu wenig Geld: Grün passt und
    nimmt die 600 zurück. Schwarz kauft ein Ei für 200, und danach kauft Grün eins für nur 100.

## Schritt 4: kochen

HIB-50 = Im Uhrzeigersinn ab dem Küchenchef darf jeder eins der offenen Rezepte kochen und so viele seiner
    reservierten, wie er kann, indem er die drei Zutaten ablegt.
HIB-51 = Zwei Chilikarten können eine Zutat ersetzen, nur einmal je Rezept. Sie gehen auf den Chilistapel zurück.
HIB-52 = Sobald du dein drittes Rezept kochst, ist das Spiel aus, und du gewinnst.
HIB-53 = Der Tisch kann eine letzte Runde vereinbaren oder keine; ohne Vereinbarung ist es die vierzigste. Hat
    bis dahin niemand gewonnen, entscheiden die meisten Rezepte, dann das meiste Geld, dann die meisten
    Zutatenkarten; wer noch gleich steht, teilt den Sieg.

## Eine neue Runde

HIB-60 = Wer die Flasche jetzt hat, gibt sie nach links weiter, auch wenn er sie erst in dieser Runde genommen
    hat.
HIB-61 = Rezepte werden aufgedeckt, bis drei offen liegen.
HIB-62 = Sechs weitere Zutatenkarten kommen zu denen, die noch ausliegen.
HIB-63 = Wird eine Karte gebraucht und der Stapel ist leer, wird aus der Ablage ein neuer gemischt.
HIB-64 = Reichen die Karten nicht, werden die übrigen ausgelegt. Ist kein Rezept mehr im Stapel, spielt ihr mit
    den offenen und den reservierten weiter.

### Was am Tisch gesagt wird. SEAT() ist der Name, ME() sagt, ob es der Leser ist, NTH() zählt ab 1.

title = Hibachi
about = Wirf Chips auf den Grill, handle mit Zutaten zu den Preisen, die sie machen, koche drei Rezepte.

## Namen

place-beef = Rind
place-shiitake = Shiitake
place-fish = Fisch
place-onion = Zwiebel
place-rice = Reis
place-noodles = Nudeln
place-shrimp = Garnele
place-egg = Ei
place-broccoli = Brokkoli
place-chili = Chili
place-bonus-throw = Bonuswurf
place-bonus-ingredient = Bonuszutat
place-reserve = Rezept reservieren
place-head-chef = neuer Küchenchef

recipe-surf-and-turf = Land und Meer
recipe-mushroom-rice = Pilzreis
recipe-fishers-noodles = Fischernudeln
recipe-captains-skewers = Kapitänsspieße
recipe-late-night-bowl = Spätabendschale
recipe-garden-omelette = Gartenomelett
recipe-beef-rice-bowl = Reisschale mit Rind
recipe-forest-and-sea = Wald und See
recipe-harbour-scramble = Hafenrührei
recipe-moonlit-noodles = Mondscheinnudeln
recipe-vegetable-platter = Gemüseplatte
recipe-seafood-rice = Meeresreis
recipe-two-fires-noodles = Zwei-Feuer-Nudeln
recipe-savoury-custard = Herzhafter Eierstich
recipe-green-fried-rice = Grüner Bratreis
recipe-iron-plate-beef = Rind von der Platte
recipe-seafood-skewers = Meeresspieße
recipe-golden-omelette = Goldenes Omelett

## Was gefragt wird

question-throw = Wirf einen Chip.
question-call = Ein Chip liegt zwischen zwei Orten. Welcher zählt?
question-bonus-throw = Der Bonuswurf gehört dir. Wirf noch einen Chip, oder verzichte.
question-use = Du hast ein Feld gewonnen: { $space }. Nutzt du es?
question-keep = Welche Karte behältst du?
question-bowl = Welche Schale wird als nächste gehandelt?
question-sell = { $ingredient }: Eine Karte bringt { $total } Yen. Wie viele verkaufst du?
question-buy = { $ingredient }: Eine Karte kostet dich { $price } Yen. Kaufst du eine?
question-cook = Koche ein Rezept, oder hör auf zu kochen.

## Züge zur Wahl

move-UseSpace = Nutzen
move-DeclineSpace = Verzichten
move-Keep = Behalten: { $ingredient }
move-KeepSeen = Eine Karte behalten
move-ChooseBowl = Handeln: { $ingredient }
move-Sell = { $cards ->
    [0] Nichts verkaufen
    [1] Eine Karte verkaufen
   *[other] { $cards } Karten verkaufen
}
move-Buy = Eine Karte kaufen
move-DeclineBuy = Nicht kaufen
move-Cook = { $with_chili ->
    [yes] Kochen: { $recipe }, mit Chili statt { $chili_for }
   *[no] Kochen: { $recipe }
}
move-StopCooking = Aufhören zu kochen

## Was geschehen ist. Leeres wird nicht erzählt: Etwas anderes sagt es.

event-Asked = { "" }
event-SpaceWon = Ein Feld geht an { SEAT($seat) }: { $space }.
event-SpaceDeclined = Auf die Aktion wird verzichtet ({ SEAT($seat) }): { $space }.
event-PileShuffled = Die Ablage wurde zu einem neuen Stapel gemischt.
event-PileShuffledSeen = Die Ablage wurde zu einem neuen Stapel gemischt.
event-CardsDrawn = Gezogen ({ SEAT($seat) }): { $cards }.
event-CardsDrawnSeen = { SEAT($seat) }: { $count ->
    [1] eine Karte gezogen.
   *[other] { $count } Karten gezogen.
}
event-CardKept = Behalten ({ SEAT($seat) }): { $ingredient }.
event-CardKeptSeen = { SEAT($seat) }: eine Karte behalten.
event-RecipeReserved = Reserviert ({ SEAT($seat) }): { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) }: ein Rezept reserviert.
event-HeadChefChanged = { ME($seat) ->
    [yes] Du bist jetzt Küchenchef.
   *[no] { SEAT($seat) } ist jetzt Küchenchef.
}
event-ChiliTaken = { ME($seat) ->
    [yes] Du nimmst
   *[no] { SEAT($seat) } nimmt
} ein Chili.
event-ChiliReturned = { ME($seat) ->
    [yes] Du hattest am meisten Chili und gibst
   *[no] { SEAT($seat) } hatte am meisten Chili und gibt
} { $count } zurück.
event-BowlChosen = Jetzt wird gehandelt: { $ingredient }.
event-CardsSold = { ME($seat) ->
    [yes] Du verkaufst
   *[no] { SEAT($seat) } verkauft
} { $count ->
    [1] eine Karte ({ $ingredient }) für { $price } Yen.
   *[other] { $count } Karten ({ $ingredient }) für je { $price } Yen.
}
event-CardBought = { ME($seat) ->
    [yes] Du kaufst
   *[no] { SEAT($seat) } kauft
} für { $price } Yen: { $ingredient }.
event-BuyDeclined = { ME($seat) ->
    [yes] Du kaufst
   *[no] { SEAT($seat) } kauft
} nicht für { $price } Yen: { $ingredient }.
event-CookingBegun = { "" }
event-RecipeCooked = { ME($seat) ->
    [yes] Du kochst
   *[no] { SEAT($seat) } kocht
}: { $recipe }{ $chili ->
    [0] .
   *[other] , mit Chili.
}
event-RoundBegun = Runde { $round }: { ME($head) ->
    [yes] Du bist Küchenchef.
   *[no] { SEAT($head) } ist Küchenchef.
}
event-RecipesDealt = Neue Rezepte: { $recipes }.
event-CardsDealt = Neu ausgelegt: { $cards }.
event-GameEnded = { $rule ->
    [HIB-53] Das war die letzte Runde: Die meisten Rezepte gewinnen.
   *[HIB-52] Das dritte Rezept ist gekocht. Das Spiel ist aus.
}

## Warum ein Zug abgelehnt wird

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = { SEAT($seat) } ist dran.
refusal-asked-otherwise = Jetzt ist etwas anderes gefragt.
refusal-no-passing = Solange geworfen wird, passt niemand.
refusal-not-drawn = Diese Karte hast du nicht gezogen.
refusal-bowl-empty = In dieser Schale liegt kein Chip.
refusal-too-few-cards = Davon hast du { $held ->
    [0] keine Karte.
    [1] nur eine Karte.
   *[other] nur { $held } Karten.
}
refusal-too-poor = Du hast keine { $price } Yen.
refusal-no-such-recipe = So ein Rezept gibt es nicht.
refusal-recipe-not-there = Dieses Rezept liegt weder offen noch ist es von dir reserviert.
refusal-one-face-up = Du hast in dieser Runde schon ein offenes Rezept gekocht.
refusal-not-in-recipe = Diese Zutat verlangt das Rezept nicht.
refusal-too-little-chili = Dazu braucht es { $needed } Chilikarten.
refusal-ingredients-missing = Für dieses Rezept fehlen dir Zutaten.

## Auf der Seite

money = { $amount } ¥
option-money = Geld zu Beginn
option-money-none = wie üblich

## Die geführte erste Runde: ein Hinweis für jede Art von Entscheidung

tip-throw = Nimm einen Chip aus deinem Ständer; seinen Wert kennst nur du. Wähle, wo du stehst, zieh den Chip zurück und schnippe ihn auf das Brett. Ein hoher Chip gewinnt Felder und lässt Verkäufe lohnen; ein niedriger kauft billig ein. Es zählt der Ort unter dem Loch des Chips.
tip-call = Das Loch dieses Chips zeigt zwei Orte. Du bist Küchenchef: Sag, welcher zählt.
tip-bonus-throw = Auf dem Bonuswurf hast du am meisten. Wirf einen der Chips, die du zurückbehalten hast, oder verzichte.
tip-use = Deine Chips auf diesem Feld sind am meisten wert, also gehört dir seine Aktion: nutze sie oder verzichte.
tip-keep = Diese Karten hast du gezogen. Behalte die, die deinen Rezepten hilft; die anderen kommen unter den Stapel.
tip-bowl = Jetzt wird Schale um Schale gehandelt, in der Reihenfolge, die du bestimmst. Tippe auf eine Schale mit Chips; alle werden umgedreht.
tip-sell = Eine Karte dieser Schale bringt die Summe all ihrer Chips, und zum Verkaufen brauchst du keinen eigenen. Wer verkauft, nimmt seine Chips heraus und kann hier jetzt nicht kaufen.
tip-buy = Eine Karte kostet die Summe deiner eigenen Chips in dieser Schale. Kaufst du nicht, geht dein bester Chip weg, und vielleicht wirst du für weniger noch einmal gefragt.
tip-cook = Drei Zutaten ergeben ein Rezept. Zwei Chili können eine davon ersetzen. Wer zuerst drei Rezepte gekocht hat, gewinnt.

## Was alles ist, wo man darauf zeigt

help-bare = Zwischen den Schalen und den Feldern. Ein Chip, der hier liegt, wenn die Felder genutzt sind, bringt seinem Besitzer eine Chilikarte.

end-tie = Gleich viele Rezepte: Mehr Geld entschied, dann mehr Zutatenkarten.

## Das Spiel auf einer Seite

page-goal = Besorge dir vor allen anderen die Zutaten für drei Rezepte.
page-turn = Wirf deine Chips. Dann werden die Aktionsfelder genutzt, die Schalen einzeln gehandelt, und du darfst kochen.
page-win = Wer das dritte Rezept kocht, gewinnt sofort.
page-wrong-1 = Ein kleiner Chip kauft billig, ein großer macht Verkaufen einträglich.
page-wrong-2 = Zum Verkaufen braucht man keinen Chip in der Schale, doch wer verkauft, kauft dort nicht.
page-wrong-3 = Es zählt der Ort unter dem Loch des Chips, nicht, was er berührt.
page-wrong-4 = Wer nicht kauft, nimmt nur den besten Chip zurück und wird vielleicht billiger noch einmal gefragt.
page-wrong-5 = Chips auf der leeren Fläche sind nicht verloren: Sie bringen Chili.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-hib-2 = wie viele Karten es von jeder Zutat gibt.
open-hib-5 = was geschieht, wenn die Scheine in der Schachtel ausgehen.
open-hib-10 = welches Startgeld gilt, denn die Auflagen unterscheiden sich.
open-hib-12 = wer zuerst Küchenchef ist, wenn niemand weiß, wer zuletzt gekocht hat.
open-hib-14 = was die anderen von Karten, Rezepten und Geld sehen dürfen.
open-hib-15 = ob auch gefragt wird, wer nichts zu verkaufen oder zu kochen hat, und welche Chips geheim bleiben.
open-hib-22 = wo Chips zählen, die der Bonuswurf bewegte, wann Felder aufgedeckt werden und ob man verzichten darf.
open-hib-32 = wann die aufgedeckten Chips eines Aktionsfelds zurückgehen und ob man sie noch einmal werfen darf.
open-hib-33 = was mit Chips geschieht, die der Bonuswurf auf sein eigenes Feld bringt.
open-hib-34 = was geschieht, wenn der Stapel weniger Karten hat, als zu ziehen sind.
open-hib-38 = ob ein leerer Chilistapel einmal oder vor jeder Karte geprüft wird.
open-hib-39 = ob man Chili ablehnen darf und wo Chips zählen, die der Bonuswurf bewegte.
open-hib-42 = in welcher Reihenfolge nach Verkäufen gefragt wird.
open-hib-53 = wie ein Spiel endet, in dem niemand ein drittes Rezept kocht.
open-hib-63 = wann genau die Ablage zum neuen Stapel gemischt wird.
open-hib-64 = was geschieht, wenn ein Stapel leer ist und seine Ablage auch.
