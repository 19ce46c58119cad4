# Safranito: die Regeln, wie man sie in der Hilfe liest.
# Eine Meldung für jede Regel in rules.toml, unter derselben Nummer; section-* sind die Überschriften.

section-components = Material
section-setup = Aufbau
section-throwing = Phase 1: werfen
section-cleaning = Phase 2: Aktionsfelder
section-trading = Phase 3: verkaufen und kaufen
section-cooking = Phase 4: Mischungen
section-round = Neue Runde

## Material

SAF-1 = Du hast sechs Chips im Wert von 10, 20, 30, 40, 50 und 60 Rupien, in Grün, Rot, Orange oder Blau.
SAF-2 = Es gibt 54 Gewürzkarten, sechs von jedem Gewürz: Curry, Ingwer, Kardamom, Chili, Knoblauch, Minze, Kreuzkümmel,
    Safran und Zimt. Die Safranschale ist die in der Mitte des Bretts.
SAF-3 = Es gibt 18 Gewürzmischungen, jede aus drei verschiedenen Gewürzen. Jedes Gewürz kommt in sechs
    Mischungen vor, und je zwei Gewürze kommen in einer oder zwei Mischungen zusammen vor. Eine Mischung besteht
    aus Kardamom, Chili und Kreuzkümmel; die anderen haben wir rekonstruiert.
SAF-4 = Geld kommt aus der Bank und geht an sie zurück. Sie hat immer genug.
SAF-5 = Wer die Pfeffermühle hat, ist Küchenchef.

## Aufbau

SAF-10 = Du beginnst mit deinen sechs Chips und 200 Rupien.
SAF-11 = Zu zweit liegen 2 Mischungen offen und 4 Gewürzkarten aus, und jeder wirft 4 Chips in der Runde. Zu dritt
    sind es 2 Mischungen, 5 Karten und 4 Chips, zu viert 3 Mischungen, 6 Karten und 3 Chips. So viele Gewürzkarten
    wie am Anfang kommen in jeder Runde dazu.
SAF-12 = Eine ausliegende Gewürzkarte liegt offen neben dem Brett, am Platz ihres Gewürzes. Was von Gewürzkarten und
    Mischungen übrig ist, bildet zwei verdeckte Stapel.
SAF-13 = Erster Küchenchef ist, wer zuletzt gekocht hat. Hier wird er ausgelost, wenn der Tisch keinen Platz
    nennt.
SAF-14 = Deine Gewürzkarten und reservierten Mischungen sieht niemand, aber jeder sieht, wie viele es sind. Geld
    und fertige Mischungen liegen für alle offen.
SAF-15 = An jeder Schale werden alle nacheinander gefragt, ob sie verkaufen, und in der letzten Phase, ob sie
    Mischungen fertigstellen, auch wer das gar nicht kann. „Keine“ ist immer eine Antwort. So verraten die
    Fragen nichts über deine Hand.
SAF-16 = Welche Chips du in dieser Runde nicht geworfen hast, ist geheim, wie viele nicht. Ungültige Chips,
    Chips, die draußen sind, und solche auf dem Feld des Zusatzwurfs gehen zurück, ohne aufgedeckt zu werden.
    Ein einmal gesehener Wert bleibt bis zum Ende der Runde bekannt.

## Phase 1: werfen

SAF-20 = Beim Küchenchef beginnend wirft im Uhrzeigersinn jeder einen Chip seiner Wahl. Das geht so lange, bis alle so
    viele geworfen haben, wie die Runde verlangt.
SAF-21 = Wie Chips geworfen werden, wo sie liegen und wann sie draußen sind, sagen die Regeln mit THR.
SAF-22 = Solange ein Chip mit dem Wert nach unten liegt und nicht aufgedeckt wurde, kennt nur sein Besitzer den Wert.

## Phase 2: Aktionsfelder

SAF-30 = Die Aktionsfelder kommen eins nach dem anderen dran: erst der Zusatzwurf, dann die zusätzliche Gewürzkarte,
    dann das Reservieren einer Mischung, zuletzt der Küchenchef. Ein Feld ohne Chips wird übergangen.
SAF-31 = Alle Chips auf dem Feld werden aufgedeckt. Nur wessen Chips dort die höchste Summe haben, darf handeln.
    Bei Gleichstand ist es, wer dem Küchenchef im Uhrzeigersinn am nächsten sitzt; der Küchenchef selbst ist der
    nächste.
SAF-32 = Die aufgedeckten Chips gehen zurück, bevor die Aktion ausgeführt wird. In dieser Runde werden sie nicht
    noch einmal geworfen.
SAF-33 = Zusatzwurf: Du darfst noch einen Chip werfen, den du in dieser Runde nicht geworfen hast. Chips, die
    dadurch auf dieses Feld kommen, gewinnen keinen weiteren Wurf; sie gehen am Ende der Phase ohne Wirkung
    zurück.
SAF-34 = Zusätzliche Gewürzkarte: Zieh so viele Karten vom verdeckten Stapel, wie die erste Ziffer deines besten
    Chips auf dem Feld sagt. Behalte eine davon, ohne sie zu zeigen, und lege die übrigen in gezogener
    Reihenfolge unter den Stapel. Geht der Stapel aus, wird die Ablage gemischt und weitergezogen; ist auch sie
    leer, wählst du aus den gezogenen Karten. Ganz ohne Karte geschieht nichts.
SAF-35 = Mischung reservieren: Nimm die oberste Mischung vom Stapel, ohne sie zu zeigen. Nur du darfst sie
    fertigstellen. Reservieren kannst du beliebig viele; ist der Stapel leer, hat das Feld keine Wirkung.
SAF-36 = Küchenchef: Du nimmst die Pfeffermühle sofort und bist Küchenchef für alles Weitere.
SAF-37 = Der Zusatzwurf kann andere Chips verschieben. Jeder zählt danach dort, wo er liegt, auch auf den
    Aktionsfeldern, die noch kommen. Ein Feld wird erst aufgedeckt, wenn es an der Reihe ist.
SAF-38 = Wer ein Feld gewinnt, darf auf die Aktion verzichten, muss es aber sagen, bevor er eine Karte sieht. Dann
    führt sie niemand aus.

## Phase 3: verkaufen und kaufen

SAF-40 = Zuerst gehen ungültige Chips an ihre Besitzer zurück.
SAF-41 = Der Küchenchef wählt eine Schale mit Chips. Ist dort fertig gehandelt, wählt er die nächste, bis das Brett
    leer ist.
SAF-42 = Alle Chips in der Schale werden aufgedeckt. Erst wird verkauft, danach gekauft.
SAF-43 = Im Uhrzeigersinn ab dem Küchenchef darf jeder, der dieses Gewürz hat, so viele Karten davon verkaufen, wie er
    will, auch ohne Chip in der Schale. Für jede Karte zahlt die Bank, was alle Chips in der Schale zusammen wert
    sind. Die Karten kommen auf die Ablage.
SAF-44 = Nach dem letzten Verkauf nimmt jeder, der verkauft hat, all seine Chips aus der Schale. Kaufen kann er dieses
    Gewürz jetzt also nicht.
SAF-45 = Zum Kaufen brauchst du einen Chip in der Schale, und eine Karte des Gewürzes muss ausliegen. Wessen eigene
    Chips dort am meisten wert sind, wird zuerst gefragt. Eine Karte kostet genau, was diese Chips wert sind; danach
    verlässt der beste von ihnen die Schale.
SAF-46 = Dann wird gefragt, wer nun die höchste Summe hat, vielleicht wieder derselbe. Das endet, wenn die
    Karten des Gewürzes weg sind, die Schale leer ist oder niemand kaufen will; übrige Chips gehen zurück. Lag
    von Anfang an keine Karte aus, wird nur verkauft.
SAF-47 = Sind mehrere Summen gleich, wird zuerst gefragt, wer im Uhrzeigersinn dem Küchenchef am nächsten sitzt.
SAF-48 = Wirst du gefragt und willst oder kannst nicht kaufen, nimmst du all deine Chips aus der Schale. (In
    Hibachi wäre es nur einer.)
SAF-49 = Karten, die niemand gekauft hat, bleiben liegen.

## Phase 4: Mischungen

SAF-50 = Im Uhrzeigersinn ab dem Küchenchef darf jeder eine der offenen Mischungen fertigstellen und so viele seiner
    eigenen reservierten, wie er kann. Du legst die drei Gewürze ab, und die Mischung liegt offen vor dir.
SAF-51 = Eine Lücke unter den offenen Mischungen wird erst zu Beginn der nächsten Runde gefüllt.
SAF-52 = Sobald jemand drei Mischungen hat, ist das Spiel aus, und er gewinnt.
SAF-53 = Der Tisch kann eine letzte Runde vereinbaren oder keine; ohne Vereinbarung ist es die vierzigste. Hat
    bis dahin niemand gewonnen, entscheiden die meisten Mischungen, dann das meiste Geld, dann die meisten
    Gewürzkarten. Wer noch gleich steht, teilt den Sieg.

## Neue Runde

SAF-60 = Die Pfeffermühle geht an den linken Nachbarn dessen, der sie jetzt hat, auch wenn er sie erst in dieser
    Runde genommen hat.
SAF-61 = Offene Mischungen werden ergänzt und neue Gewürzkarten ausgelegt, so viele die Zahl der Spieler verlangt. Was
    liegt, bleibt liegen.
SAF-62 = Wird eine Gewürzkarte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum Stapel. Ist auch sie
    leer, wird nur ausgelegt, was da ist.
SAF-63 = Geht der Stapel der Mischungen aus, wird aufgefüllt, so weit er reicht. Das Spiel geht weiter, und reservierte
    Mischungen kann man noch fertigstellen.

### Was am Tisch gesagt wird. SEAT() ist der Name, ME() sagt, ob es der Leser ist.

title = Safranito
about = Wirf Chips in Gewürzschalen, handle zu den Preisen, die sie machen, stelle drei Mischungen fertig.

## Namen

place-curry = Curry
place-ginger = Ingwer
place-cardamom = Kardamom
place-chili = Chili
place-garlic = Knoblauch
place-mint = Minze
place-cumin = Kreuzkümmel
place-cinnamon = Zimt
place-saffron = Safran
place-bonus-throw = Zusatzwurf
place-bonus-ingredient = zusätzliche Gewürzkarte
place-reserve = Mischung reservieren
place-head-chef = Küchenchef
recipe-cool-breeze = Kühle Brise
recipe-winter-rub = Winterwürze
recipe-green-ginger = Grüner Ingwer
recipe-golden-mint = Goldene Minze
recipe-red-lantern = Rote Laterne
recipe-market-curry = Marktcurry
recipe-rajas-breath = Atem des Radscha
recipe-sharp-leaf = Scharfes Blatt
recipe-sweet-curry = Süßes Curry
recipe-moon-garden = Mondgarten
recipe-sunrise = Sonnenaufgang
recipe-harvest-gold = Erntegold
recipe-caravan = Karawane
recipe-hill-station = Bergstation
recipe-fire-thread = Feuerfaden
recipe-palace-rice = Palastreis
recipe-root-and-pod = Wurzel und Schote
recipe-dust-of-the-road = Staub der Straße

## Was gefragt wird

question-bonus-throw = Wirf noch einen Chip, oder verzichte.
question-use = Du hast ein Feld gewonnen: { $space }. Nutzt du es?
question-keep = Wähle die Gewürzkarte, die du behältst.
question-bowl = Welche Schale wird als nächste gehandelt?
question-sell = Wie viele Karten verkaufst du? Jede bringt { $total } Rupien: { $ingredient }.
question-buy = Kaufst du eine Karte für { $price } Rupien: { $ingredient }?
question-cook = Stelle eine Mischung fertig, oder hör auf.

## Züge zur Wahl

move-UseSpace = Nutzen: { $space }
move-DeclineSpace = Verzichten: { $space }
move-Keep = Behalten: { $ingredient }
move-KeepSeen = Eine Karte behalten
move-ChooseBowl = Handeln: { $ingredient }
move-Sell = { $cards ->
    [0] Nichts verkaufen
    [1] Eine Karte für { $total } Rupien verkaufen
   *[other] { $cards } Karten für je { $total } Rupien verkaufen
}
move-Buy = Für { $price } Rupien kaufen: { $ingredient }
move-DeclineBuy = Nichts kaufen und alle eigenen Chips zurücknehmen
move-Cook = Fertigstellen: { $recipe }
move-StopCooking = Nichts mehr fertigstellen

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
event-RecipeReservedSeen = { SEAT($seat) }: eine Mischung reserviert.
event-HeadChefChanged = { ME($seat) ->
    [yes] Du bist jetzt Küchenchef.
   *[no] { SEAT($seat) } ist jetzt Küchenchef.
}
event-BowlChosen = Jetzt wird gehandelt: { $ingredient }.
event-CardsSold = { ME($seat) ->
    [yes] Du verkaufst
   *[no] { SEAT($seat) } verkauft
} { $count ->
    [1] eine Karte
   *[other] { $count } Karten
} zu { $price } Rupien: { $ingredient }.
event-CardBought = { ME($seat) ->
    [yes] Du kaufst
   *[no] { SEAT($seat) } kauft
} für { $price } Rupien: { $ingredient }.
event-BuyDeclined = { ME($seat) ->
    [yes] Du kaufst
   *[no] { SEAT($seat) } kauft
} nicht für { $price } Rupien: { $ingredient }.
event-CookingBegun = { "" }
event-RecipeCooked = Fertig ({ SEAT($seat) }): { $recipe } aus { $cards }.
event-RoundBegun = Runde { $round }. Küchenchef: { SEAT($head) }.
event-RecipesDealt = Neue Mischungen: { $recipes }.
event-CardsDealt = Neue Gewürzkarten: { $cards }.
event-GameEnded = { $rule ->
    [SAF-53] Das war die letzte Runde: Die meisten Mischungen gewinnen.
   *[SAF-52] Die dritte Mischung ist fertig. Das Spiel ist aus.
}

## Warum ein Zug abgelehnt wird

refusal-not-drawn = Das hast du nicht gezogen: { $ingredient }.
refusal-bowl-empty = In dieser Schale liegt kein Chip: { $ingredient }.
refusal-too-few-cards = Von diesem Gewürz hast du { $held ->
    [0] keine Karte.
    [1] nur eine Karte.
   *[other] nur { $held } Karten.
}
refusal-too-poor = Du hast keine { $price } Rupien.
refusal-no-such-recipe = Eine Mischung { $recipe } gibt es nicht.
refusal-recipe-not-there = Liegt weder offen noch ist sie von dir reserviert: { $recipe }.
refusal-one-face-up = Du hast in dieser Runde schon eine offene Mischung fertiggestellt.
refusal-ingredients-missing = Dir fehlen Gewürze für: { $recipe }.

## Auf der Seite

money = { $amount } Rupien
board-points = { $points ->
    [1] eine Mischung
   *[other] { $points } Mischungen
}
grill-recipes = Mischungen
grill-cook = Fertigstellen
text-cooked = Fertige Mischungen

## Die geführte erste Runde: ein Hinweis für jede Art von Entscheidung

tip-throw = Nimm einen Chip aus deinem Ständer; seinen Wert kennst nur du. Wähle, wo du stehst, zieh den Chip zurück und schnippe ihn auf das Brett. Ein hoher Chip gewinnt Felder und lässt Verkäufe lohnen; ein niedriger kauft billig ein. Es zählt der Ort unter dem Loch des Chips.
tip-call = Das Loch dieses Chips zeigt zwei Orte. Du bist Küchenchef: Sag, welcher zählt.
tip-bonus-throw = Auf dem Zusatzwurf hast du am meisten. Wirf einen der Chips, die du zurückbehalten hast, oder verzichte.
tip-use = Deine Chips auf diesem Feld sind am meisten wert, also gehört dir seine Aktion: nutze sie oder verzichte.
tip-keep = Diese Gewürze hast du gezogen. Behalte das, das deinen Mischungen hilft; die anderen kommen unter den Stapel.
tip-bowl = Jetzt wird Schale um Schale gehandelt, in der Reihenfolge, die du bestimmst. Tippe auf eine Schale mit Chips; alle werden aufgedeckt.
tip-sell = Eine Karte dieses Gewürzes bringt, was alle Chips in der Schale wert sind, und zum Verkaufen brauchst du keinen eigenen. Wer verkauft, nimmt seine Chips heraus und kann hier jetzt nicht kaufen.
tip-buy = Eine Karte kostet, was deine eigenen Chips in dieser Schale wert sind. Kaufst du nicht, nimmst du all deine Chips heraus.
tip-cook = Drei Gewürze ergeben eine Mischung. Wer zuerst drei Mischungen hat, gewinnt.

## Was alles ist, wo man darauf zeigt

help-bare = Zwischen den Schalen und den Feldern. Ein Chip, der hier endet, bewirkt nichts und geht an den Besitzer zurück.
help-reserve = Wessen Chips hier am meisten wert sind, nimmt verdeckt die oberste Mischung des Stapels. Nur er darf sie fertigstellen.
help-reserved = Mischungen, die jemand verdeckt genommen hat. Nur er darf sie fertigstellen.
help-cooked = Mischungen, die dieser Spieler fertiggestellt hat. Wer zuerst drei hat, gewinnt sofort.
help-recipe = Ihre drei Gewürze ergeben eine Mischung. Was du davon hast, leuchtet.

end-tie = Gleich viele Mischungen: Mehr Geld entschied, dann mehr Gewürzkarten.

## Das Spiel auf einer Seite

page-goal = Kaufe vor allen anderen die Gewürze für drei Mischungen.
page-turn = Wirf deine Chips. Dann werden die Aktionsfelder genutzt, die Schalen einzeln gehandelt, und du darfst Mischungen fertigstellen.
page-win = Wer drei Mischungen hat, gewinnt sofort.
page-wrong-1 = Ein kleiner Chip kauft billig, ein großer macht Verkaufen einträglich.
page-wrong-2 = Zum Verkaufen braucht man keinen Chip in der Schale, doch wer verkauft, kauft dort nicht.
page-wrong-3 = Es zählt der Ort unter dem Loch des Chips, nicht, was er berührt.
page-wrong-4 = Wer nicht kauft, nimmt alle Chips aus der Schale.
page-wrong-5 = Von den offenen Mischungen nur eine je Runde, von den reservierten so viele, wie du kannst.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-saf-2 = wie viele Karten es von jedem Gewürz gibt.
open-saf-4 = was geschieht, wenn die Bank kein Geld mehr hat.
open-saf-13 = wer zuerst Küchenchef ist, wenn niemand weiß, wer zuletzt gekocht hat.
open-saf-14 = was die anderen von Karten, Mischungen und Geld sehen dürfen.
open-saf-15 = ob auch gefragt wird, wer nichts zu verkaufen oder fertigzustellen hat.
open-saf-16 = welche Chips die anderen sehen dürfen und wie lange ein gesehener Wert bekannt bleibt.
open-saf-32 = wann die aufgedeckten Chips eines Aktionsfelds zurückgehen und ob man sie noch einmal werfen darf.
open-saf-33 = welchen Chip der Zusatzwurf nutzt, ob man auf ihn verzichten darf und was mit Chips auf seinem eigenen Feld geschieht.
open-saf-34 = wer die gezogenen Karten sieht und was geschieht, wenn der Stapel nicht reicht.
open-saf-35 = was geschieht, wenn keine Mischung zum Reservieren mehr da ist.
open-saf-37 = wo Chips zählen, die der Zusatzwurf bewegte, und wann die Felder aufgedeckt werden.
open-saf-38 = ob man auf ein gewonnenes Aktionsfeld verzichten darf.
open-saf-43 = in welcher Reihenfolge nach Verkäufen gefragt wird.
open-saf-46 = was mit den Chips geschieht, die am Ende des Handels in einer Schale übrig sind.
open-saf-48 = ob, wer nicht kauft, alle Chips zurücknimmt oder nur einen.
open-saf-53 = wie ein Spiel endet, in dem niemand eine dritte Mischung fertigstellt.
open-saf-62 = wann genau die Ablage gemischt wird und was geschieht, wenn sie leer ist.
open-saf-63 = was geschieht, wenn der Stapel der Mischungen leer ist.

## Die Einführung

why-Keep = Dieses Gewürz fehlt dir noch für eine Mischung. Niemand sieht, welches du behältst.
why-Buy = Dieses Gewürz brauchst du für eine Mischung. Es kostet nur, was deine eigenen Chips in der Schale wert sind.
why-Sell = Verkaufen bringt Geld, aber du brauchst deine Gewürze für Mischungen: Behalte sie.
why-Cook = Du hast alle drei Gewürze dieser Mischung. Wer zuerst drei Mischungen hat, gewinnt.
why-StopCooking = Mehr lässt sich jetzt nicht mischen.
why-throw-bowl = Mit einem Chip in der Schale kannst du dieses Gewürz kaufen, wenn die Schalen gehandelt werden. Ein niedriger Chip kauft billig.
lesson-selling = Zuerst darf verkauft werden: Eine Karte dieses Gewürzes bringt so viel, wie alle Chips in der Schale zusammen wert sind. Du hast keine, also kaufst du.

## Was in der Schachtel liegt, für die Werkbank und ihre Berichte

field-ingredients = Gewürze
field-recipe = Mischungen
field-needs = Gewürze
field-goal = Mischungen zum Sieg
field-menu = offene Mischungen
field-copies = Karten je Gewürz
fault-ingredient = { $word } ist kein Gewürz dieser Schachtel.
