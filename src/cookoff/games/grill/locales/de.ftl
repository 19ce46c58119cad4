# Was die Wurfspiele gemeinsam haben: die Regeln für Würfe und Landungen und was über Chips gesagt wird.
# Eine Meldung für jede Regel in rules.toml, unter derselben Nummer; section-* sind die Überschriften.

section-things = Chips und Brett
section-throw = Der Wurf
section-landing = Wo ein Chip liegt

## Chips und Brett

THR-1 = Geworfen wird auf ein flaches Brett mit einem erhöhten Rand. Darauf sind neun Schalen gezeichnet, eine
    für jede Zutat, und vier kleinere Aktionsfelder; alles Übrige ist leere Fläche.
THR-2 = Ein Chip ist eine Scheibe mit einem Loch in der Mitte. Nur eine Seite zeigt seinen Wert, und seine Farbe
    verrät, wem er gehört.
THR-3 = Die Schalen bilden ein Quadrat von drei mal drei, die Aktionsfelder liegen in den vier Lücken um die
    mittlere Schale. Maße und Materialien gehören zu den Spieldaten, ihr könnt also andere ausprobieren.
THR-4 = Eine Schale oder ein Feld reicht genau so weit wie die Zeichnung: Essen, das über den Rand hängt, zählt
    dazu, ein Schatten nicht.
THR-5 = Auf unseren Brettern haben Zeichnungen untereinander und zum Rand mindestens den Abstand eines Chiplochs.
    Ein eigenes Brett, auf dem es enger zugeht, wird mit einer Warnung angenommen.

## Der Wurf

THR-10 = Die Hand bleibt draußen: Der Chip muss sie jenseits der Außenkante des Bretts verlassen. Ein Wurf, der
    weiter innen losgelassen würde, findet nicht statt; du behältst den Chip und versuchst es noch einmal.
THR-11 = Du darfst um den Tisch gehen und von jeder Seite werfen, höchstens 60 cm von der Kante entfernt und
    höchstens 60 cm über dem Tisch.
THR-12 = Zu einem Wurf gehören ein Chip, die Seite, die nach unten schaut, der Punkt des Loslassens, eine
    Geschwindigkeit, eine Drehung, ein Überschlag und eine Neigung. Niemand wirft schneller, als der Arm in den
    Spieldaten es kann, und unsinnige Zahlen werden zurückgewiesen. Wo der Tisch es erlaubt, darfst du
    stattdessen ein Ziel nennen, und eine durchschnittliche Hand wirft für dich.
THR-13 = Du darfst andere Chips treffen, eigene wie fremde. Es zählt, wo jeder am Ende liegt.
THR-14 = Ein Chip auf der leeren Fläche bleibt liegen, solange geworfen wird; vielleicht stößt ihn noch jemand in
    eine Schale oder hinaus.
THR-15 = Ein Wurf ist zu Ende, wenn alles still liegt. Wo jeder Chip zur Ruhe kam, wird aufgeschrieben, und eine
    Wiederholung zeigt genau das.
THR-16 = Nach jedem Wurf kommen Chips, die draußen sind, sofort weg und bleiben für die Runde weg. Ihr Wert bleibt
    geheim, wenn ihn niemand sehen konnte. Lehnte ein anderer Chip an einem, der wegkommt, so fällt er herunter
    und wird neu angeschaut.
THR-17 = Bewegt sich nach Ablauf der Wurfzeit noch etwas, wird es angehalten und an Ort und Stelle flach hingelegt.
THR-18 = Als Punkt des Loslassens zählt die Mitte des Chips, und die Kante selbst ist schon draußen. Beim
    Loslassen darf der Chip nichts berühren.
THR-19 = Solange geworfen wird, kann niemand passen. Ein Chip, der das Brett ganz verfehlt, ist geworfen, und er
    ist draußen.

## Wo ein Chip liegt

THR-20 = Schau senkrecht durch das Loch des Chips: Siehst du auch nur ein Stück einer Schale oder eines Felds, die
    Linie eingeschlossen, dann liegt er darauf.
THR-21 = Zeigt das Loch zwei Zeichnungen, zählt die, von der man mehr sieht; sind beide gleich, entscheidet der
    Küchenchef. Euer Tisch kann vereinbaren, dass immer der Küchenchef entscheidet. Das geschieht, wenn alle
    Chips geworfen sind und bevor etwas umgedreht wird.
THR-22 = Chips dürfen aufeinander liegen. Jeder zählt dort, wo sein eigenes Loch ist.
THR-23 = Ein Chip auf der leeren Fläche ist ungültig, bleibt aber liegen.
THR-24 = In Safranito und Hibachi ist ein Chip auf dem erhöhten Rand oder jenseits davon für die Runde draußen. In
    Fired Up ist er draußen, wenn sein Loch über dem Rand oder jenseits davon ist.
THR-25 = Auf dem Rand heißt, dass ein Teil des Chips auf der Oberseite oder der oberen Innenkante des Rands ruht.
    Lehnt er nur innen am Rand, ist er noch drin. Wo er zuerst aufkam, ist gleich, es zählt nur das Ende.
THR-26 = Für einen Chip, der draußen ist, gibt es keinen neuen Wurf, ob du ihn dorthin geworfen hast oder jemand
    ihn hinausstieß. Zur nächsten Runde hast du ihn wieder.
THR-27 = Ein Chip, dessen Wert am Ende oben liegt, zählt wie jeder andere; nur kennt ihn jetzt jeder, und zwar bis
    die Runde vorbei ist, auch wenn er noch einmal umgedreht wird.
THR-28 = Ein Chip, der auf der Kante steht, zeigt die Seite, die mehr nach oben schaut. Steht er genau senkrecht,
    bleibt sein Wert verborgen.
THR-29 = Liegt ein Chip schräg, gilt als sein Loch eine flache Scheibe senkrecht unter der Mitte des Lochs.

### Was über Würfe gesagt wird

style-lob = Bogen
style-snap = Schnipser
style-slide = Rutscher
style-bank = über die Bande

move-ThrowChip = Den { $value }er-Chip werfen
move-ThrowChipSeen = Einen Chip werfen
move-AimChip = Den { $value }er-Chip werfen: { $style }, Ziel: { $goal }
move-AimChipSeen = Einen Chip werfen: { $style }, Ziel: { $goal }
move-CallChip = Der Chip liegt auf: { $goal }

event-ChipTaken = { ME($seat) ->
    [yes] Du nimmst
   *[no] { SEAT($seat) } nimmt
} den { $value }er-Chip.
event-ChipTakenSeen = { SEAT($seat) } nimmt einen Chip.
event-ChipFlew = { ME($seat) ->
    [yes] Dein Wurf
   *[no] Wurf von { SEAT($seat) }
}: { $landed }.
event-ChipsSettled = Chips, die keinen Halt mehr hatten, sind heruntergefallen.
event-ChipsShown = Zu sehen sind: { $known }.
event-ChipCalled = { ME($seat) ->
    [yes] Du entscheidest
   *[no] { SEAT($seat) } entscheidet
}: Der Chip liegt auf: { $goal }.
event-ChipsBack = { $count ->
    [1] Ein Chip geht zurück.
   *[other] { $count } Chips gehen zurück.
}
event-ChipsGathered = { "" }

landed-on = Der Chip liegt auf: { $goal }
landed-bare = Der Chip liegt auf der leeren Fläche
landed-out = Der Chip ist draußen
landed-doubt = Der Chip liegt zwischen zwei Orten
goal-point = ein Punkt auf dem Brett
goal-nowhere = nirgends

refusal-chip-not-in-hand = Einen { $value }er-Chip kannst du in dieser Runde nicht werfen.
refusal-another-chip-in-doubt = Zuerst ist über einen anderen Chip zu entscheiden.
refusal-hole-does-not-meet = Das Loch dieses Chips zeigt diesen Ort nicht.
refusal-target-out-of-range = Ziele auf einen Punkt beim Brett: höchstens { $most } mm von der Mitte.
refusal-not-an-aim = So kann man nicht zielen: Wurfart, Hand, Seite und Chipseite haben eigene Namen.
refusal-no-assist-here = An diesem Tisch wirft jeder selbst: Zielen ist den Bots vorbehalten.
refusal-not-a-persons-hand = Menschen zielen mit einer durchschnittlichen Hand; die anderen Hände haben die Bots.
refusal-not-a-number = Ein Wurf besteht aus Zahlen und aus einer Seite, die nach unten schaut.
refusal-too-fast = Kein Arm wirft schneller als { $most } mm in der Sekunde.
refusal-turns-too-fast = Keine Hand dreht einen Chip schneller als { $most } Radiant in der Sekunde.
refusal-angle-out-of-range = So weit lässt sich der Chip nicht neigen oder drehen.
refusal-hand-over-board = Deine Hand ist über dem Brett: Lass den Chip außerhalb der Kante los.
refusal-too-far-away = Du bist zu weit weg: höchstens { $most } mm von der Kante.
refusal-too-high-or-low = Lass den Chip zwischen dem Tisch und { $most } mm darüber los.
refusal-touches-table = Der Chip würde beim Loslassen den Tisch berühren.
refusal-touches-board = Der Chip würde beim Loslassen das Brett berühren.
refusal-touches-chip = Der Chip würde beim Loslassen einen anderen berühren.

### Was alle Wurfspiele sagen; ein Spiel kann es unter demselben Namen anders sagen

place-bare = leere Fläche

question-throw = Wirf einen Chip.
question-call = Ein Chip liegt zwischen zwei Orten. Welcher zählt?

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = { SEAT($seat) } ist dran.
refusal-asked-otherwise = Jetzt ist etwas anderes gefragt.
refusal-no-passing = Solange geworfen wird, passt niemand.

## Das Bild des Bretts, und das Werfen von Hand

scene-loading = Das Brett wird aufgebaut …
scene-board = Das Brett. { $count ->
        [0] Kein Chip liegt darauf.
        [one] Ein Chip liegt darauf.
       *[other] { $count } Chips liegen darauf.
    }
scene-chip = { $known ->
        [yes] { $owner }: Chip mit { $value }
       *[no] { $owner }: Chip mit verdecktem Wert
    }
scene-view = Ansicht
scene-side-left = Zur linken Seite gehen
scene-side-right = Zur rechten Seite gehen
scene-nearer = Näher
scene-further = Weiter weg
scene-steeper = Von weiter oben schauen
scene-flatter = Von weiter unten schauen
scene-face-down = Wert verdeckt
scene-face-up = Wert sichtbar
assist-side = Du stehst
assist-side-near = vorn
assist-side-right = rechts
assist-side-far = gegenüber
assist-side-left = links
assist-target = Ziel
assist-stand = Zur Seite treten
assist-aim = Richtung
assist-power = Kraft
assist-loft = Höhe
assist-spin = Drall
assist-bare = das leere Brett
assist-off = neben dem Brett
assist-goal = Ein ruhiger Wurf käme hier zu liegen: { $goal } (etwa { $reach } cm).
assist-throw = { $value } werfen
assist-taps = Mit dreimal Tippen werfen
assist-tap-aim = Tippen: Richtung
assist-tap-power = Tippen: Kraft
assist-tap-loft = Tippen: Höhe, und Wurf

### Was die Seite um das Brett herum sagt

board-points = { $points ->
    [1] ein Rezept
   *[other] { $points } Rezepte
}
board-round = Runde { $round }
board-none = nichts

side-near = vorn
side-right = rechts
side-far = gegenüber
side-left = links

grill-rack = Deine Chips
grill-take = Den { $value }er-Chip in die Hand nehmen
grill-chip = Ein Chip mit { $value }
grill-chip-back = { $value }, schon geworfen
grill-side = Wo du stehst
grill-hint-take = Nimm einen Chip aus deinem Ständer.
grill-hint-flick = Zieh den Chip zurück und schnippe ihn: Der letzte Augenblick zählt. Weiter zurück wirft höher, ein Bogen gibt Drall.
grill-assist = Mit Tasten oder dreimal Tippen werfen
grill-no-assist = An diesem Tisch wirft jeder mit einem Schwung von Maus oder Finger.
grill-hint-bowl = Tippe auf die Schale, die als nächste gehandelt wird.
grill-hint-cook = Koche, was du kannst.
grill-hint-cook-none = Du kannst gerade nichts kochen.
grill-hint-cook-chip = Du kannst kochen: Wähle den Chip, den du dafür gibst.
grill-hand = Deine Karten
grill-recipes = Rezepte
grill-deck = { $count } im Stapel
grill-reserved = von dir reserviert
grill-held = hast du
grill-missing = fehlt
grill-by-chili = { $count } Chili könnten das Fehlende ersetzen
grill-cook = Kochen
grill-cook-chili = Kochen, Chili statt: { $ingredient }
grill-chefs = Am Tisch
grill-head = Küchenchef
grill-cards = { $count ->
    [0] keine Karte
    [1] eine Karte
   *[other] { $count } Karten
}
grill-chili = { $count } Chili
grill-reserves = { $count } reserviert
grill-chips-left = { $count ->
    [0] kein Chip in der Hand
    [1] ein Chip in der Hand
   *[other] { $count } Chips in der Hand
}
grill-seen = In dieser Runde gesehen: { $values }
grill-bowls = Schalen
grill-stock = { $count ->
    [0] keine Karte
    [1] eine Karte
   *[other] { $count } Karten
}
grill-hidden = { $count ->
    [1] ein verdeckter Chip
   *[other] { $count } verdeckte Chips
}
grill-spaces = Aktionsfelder
grill-pile = { $count } Karten im Stapel
grill-chili-pile = { $count } Chili im Stapel
grill-trade = Handel
grill-pays = Eine verkaufte Karte bringt { $price }.
grill-costs = { $name }: Eine Karte kostet { $price }
grill-sellers = Hier verkauft haben: { $names }
grill-use = Nutzen
grill-decline = Verzichten
grill-sell-none = Nichts verkaufen
grill-sell = { $count } verkaufen für { $paid }
grill-buy = Kaufen für { $price }
grill-buy-not = Nicht kaufen
grill-you-have = Du hast { $money }.
grill-hole = Durch das Loch gesehen
grill-share = { $place }: { $share } % des Lochs

form-chip = Chip
form-place = Ziel
form-style = Wie
form-throw = Werfen

text-choices = Was du tun kannst
text-hidden = verdeckt
text-winner = Gewonnen von: { $name }.
text-head = Küchenchef: { $name }
text-lying = Auf dem Brett
text-stock = Zu haben sind
text-money = Geld
text-chili = Chili
text-cooked = Gekocht
text-reserved = Reserviert
text-cards = Karten
text-chips = Nicht geworfene Chips
text-seen = In dieser Runde gesehen

option-first = Erster Küchenchef
option-first-none = durch das Los
option-first-value = Platz { NTH($value) }
option-open_hands = Karten liegen offen
option-doubt = Ein Chip zwischen zwei Orten
option-doubt-larger = der größere Teil zählt
option-doubt-chef = der Küchenchef entscheidet
option-last_round = Letzte Runde
option-assist = Werfen mit Tasten und Formular erlaubt
option-arc = Ein zarter Bogen zeigt, wohin ein ruhiger Wurf ginge
