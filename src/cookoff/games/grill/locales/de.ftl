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
THR-4 = Eine Schale oder ein Feld reicht genau so weit wie die Zeichnung: Essen, das über den Rand
    hängt, zählt dazu, ein Schatten nicht. In Fired Up gehört auch die schwarze Linie darum herum
    dazu.
THR-5 = Auf unseren Brettern haben Zeichnungen untereinander und zum Rand mindestens den Abstand eines Chiplochs.
    Ein eigenes Brett, auf dem es enger zugeht, wird mit einer Warnung angenommen.

## Der Wurf

THR-10 = Die Hand bleibt draußen: Der Chip muss sie jenseits der Außenkante des Bretts verlassen. Ein Wurf, der
    weiter innen losgelassen würde, findet nicht statt; du behältst den Chip und versuchst es noch einmal.
THR-11 = Du darfst um den Tisch gehen und von jeder Seite werfen, wie immer du wirfst: mit einem Schnipser, per
    Formular, mit Tasten oder aus einer Liste. Du stehst höchstens 60 cm von der Kante entfernt und lässt
    höchstens 60 cm über dem Tisch los. Wenn der Tisch nichts anderes vereinbart, folgen die Plätze im
    Uhrzeigersinn um das Brett, von oben gesehen: vorn, links, gegenüber, rechts.
THR-12 = Zu einem Wurf gehören ein Chip, die Seite, die nach unten zeigt, der Punkt des Loslassens, eine
    Geschwindigkeit, eine Drehung, ein Überschlag und eine Neigung. Du darfst einen Chip auch mit dem Wert nach
    oben werfen: Dann sehen alle seinen Wert, wie er am Ende auch liegt. Kein Wurf ist schneller, als die
    Spieldaten es zulassen, und unmögliche Zahlen werden zurückgewiesen. Wo der Tisch es erlaubt, darfst du
    stattdessen ein Ziel nennen, und die Hand deines Platzes wirft für dich (THR-30).
THR-13 = Du darfst andere Chips treffen, eigene wie fremde. Es zählt, wo jeder am Ende liegt.
THR-14 = Ein Chip auf der leeren Fläche bleibt liegen, solange geworfen wird; vielleicht stößt ihn noch jemand in
    eine Schale oder hinaus.
THR-15 = Ein Wurf ist zu Ende, wenn alles still liegt. Wo jeder Chip zur Ruhe kam, wird aufgezeichnet, und eine
    Wiederholung zeigt genau das.
THR-16 = Nach jedem Wurf kommen Chips, die draußen sind, sofort vom Brett, für den Rest der Runde. Ihr Wert
    bleibt geheim, wenn ihn niemand sehen konnte. Ein Chip, der an einem von ihnen lehnte, fällt herunter und
    zählt dort, wo er dann liegt.
THR-17 = Bewegt sich nach Ablauf der Wurfzeit noch etwas, wird es angehalten und an Ort und Stelle
    flach hingelegt; über dem Rand oder jenseits davon ist es draußen.
THR-18 = Als Punkt des Loslassens zählt die Mitte des Chips; genau über der Kante gilt als draußen. Beim
    Loslassen darf der Chip nichts berühren.
THR-19 = Solange geworfen wird, kann niemand passen. Ein Chip, der das Brett ganz verfehlt, ist geworfen, und er
    ist draußen.
THR-30 = Jeder Platz hat eine Hand: sicher, durchschnittlich, lässig oder ungeschickt, wie der Tisch es
    vereinbart. Jeder Wurf bekommt einen zufälligen Fehler in der Größe dieser Hand, wie immer du wirfst, und
    auch bei Bots und Programmen. Ohne Vereinbarung führt eine sichere Hand aus, was du schnippst, und eine
    durchschnittliche einen Wurf auf ein genanntes Ziel. Das Protokoll behält den Fehler.

## Wo ein Chip liegt

THR-20 = Schau senkrecht durch das Loch des Chips: Siehst du auch nur ein Stück einer Schale oder eines Felds, die
    Linie eingeschlossen, dann liegt er darauf.
THR-21 = Ob das Loch eine Zeichnung überhaupt zeigt, wird gemessen. Zeigt es zwei, entscheidet in Safranito und
    Hibachi der Küchenchef zwischen ihnen. In Fired Up zählt die, von der man mehr sieht, und der Küchenchef
    entscheidet nur, wenn beide genau gleich sind. Auf einem Brett, auf dem das vorkommen kann, darf euer Tisch
    das andere vereinbaren. Entschieden wird, wenn alle Chips geworfen sind und bevor einer umgedreht wird, und
    nach einem Zusatz- oder Bonuswurf noch einmal für die Chips, die sich bewegt haben.
THR-22 = Chips dürfen aufeinander liegen. Jeder zählt dort, wo sein eigenes Loch ist.
THR-23 = Ein Chip auf der leeren Fläche ist ungültig, bleibt aber liegen.
THR-24 = In Safranito und Hibachi ist ein Chip auf dem erhöhten Rand oder jenseits davon für die Runde draußen. In
    Fired Up ist er draußen, wenn sein Loch über dem Rand oder jenseits davon ist.
THR-25 = Auf dem Rand liegt ein Chip, wenn ein Teil von ihm auf der Oberseite oder der oberen Innenkante des
    Rands ruht. Er wird beurteilt, wie er liegt, flach oder schräg. Lehnt er nur innen am Rand, ist er noch
    drin. Wo er zuerst aufkam, ist gleich; es zählt nur, wo er am Ende liegt.
THR-26 = Für einen Chip, der draußen ist, gibt es keinen neuen Wurf, ob du ihn dorthin geworfen hast oder jemand
    ihn hinausstieß. Zur nächsten Runde hast du ihn wieder.
THR-27 = Ein Chip, der mit dem Wert nach oben endet, zählt wie jeder andere; nur kennen alle seinen Wert, bis
    die Runde vorbei ist, auch wenn er noch einmal umgedreht wird.
THR-28 = Ein Chip, der auf der Kante steht, zeigt die Seite, die mehr nach oben schaut. Steht er genau senkrecht,
    bleibt sein Wert verborgen.
THR-29 = Liegt ein Chip schräg, zählt sein Loch als flache Scheibe senkrecht unter der Mitte des Lochs.

### Was über Würfe gesagt wird

style-lob = Bogen
style-snap = Schnipser
style-slide = Rutscher
style-bank = über die Bande

move-ThrowChip = Den { $value }er-Chip werfen
move-ThrowChipSeen = Einen Chip werfen
move-AimChip = Den { $value }er-Chip werfen: { $style }, Ziel: { $goal }, von { $side }
move-AimChipSeen = Einen Chip werfen
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

## Warum: nach einem Ereignis gesagt, im Verlauf und auf dem Brett

why-had = { SEAT($seat) } { $total }
why-space-alone = Chips dort: { $totals }.
why-space = Chips dort: { $totals }.
why-space-tie = Chips dort: { $totals }. Gleichstand: Im Uhrzeigersinn vom Küchenchef aus { ME($seat) ->
    [yes] kommst du zuerst und gewinnst.
   *[no] kommt { SEAT($seat) } zuerst und gewinnt.
}
why-knocked = { ME($by) ->
    [yes] Du hast
   *[no] { SEAT($by) } hat
} { ME($seat) ->
    [yes] deinen Chip
   *[no] einen Chip von { SEAT($seat) }
} weggestoßen: von { $from } nach { $to }.
why-knocked-out = { ME($by) ->
    [yes] Du hast
   *[no] { SEAT($by) } hat
} { ME($seat) ->
    [yes] deinen Chip
   *[no] einen Chip von { SEAT($seat) }
} vom Brett gestoßen: Er lag auf { $from }.
why-between = einer Stelle zwischen zwei Feldern

landed-on = Der Chip liegt auf: { $goal }
landed-bare = Der Chip liegt auf der leeren Fläche
landed-out = Der Chip ist draußen
landed-doubt = Der Chip liegt zwischen zwei Orten
goal-point = ein Punkt auf dem Brett
goal-nowhere = nirgends

refusal-chip-not-in-hand = Einen { $value }er-Chip kannst du in dieser Runde nicht werfen.
refusal-another-chip-in-doubt = Zuerst musst du über einen anderen Chip entscheiden.
refusal-hole-does-not-meet = Das Loch dieses Chips zeigt diesen Ort nicht.
refusal-target-out-of-range = Ziele auf einen Punkt beim Brett: höchstens { $most } mm von der Mitte.
refusal-not-an-aim = So kann man nicht zielen: Wurfart, Seite oder Chipseite ist unbekannt.
refusal-no-assist-here = Der Tisch hat vereinbart, dass an diesem Platz nur geschnippt wird.
refusal-hand-is-the-seats = Ein Wurf kann keine Hand wählen: Er wird mit der Hand deines Platzes ausgeführt.
refusal-not-a-number = Jeder Teil eines Wurfs muss eine Zahl sein, und eine Seite muss nach unten zeigen.
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
refusal-asked-otherwise = Du musst jetzt etwas anderes entscheiden.
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
scene-again = Noch mal langsam
scene-view = Ansicht
scene-side-left = Zur linken Seite gehen
scene-side-right = Zur rechten Seite gehen
scene-nearer = Näher
scene-further = Weiter weg
scene-steeper = Von weiter oben schauen
scene-flatter = Von weiter unten schauen
scene-reset = Ansicht zurücksetzen
scene-face-down = Wert verdeckt
scene-face-up = Wert sichtbar
scene-power = Kraft
scene-height = Wie hoch du wirfst
scene-height-flat = Flach: rutscht weit
scene-height-arc = Im Bogen
scene-height-lob = Hoch: fällt und bleibt bald liegen
scene-weak = Zu schwach: Es wurde nichts geworfen, versuch es noch einmal.
scene-away = Wirf zum Brett hin: Es wurde nichts geworfen.
scene-missed = Beginne den Wurf auf deinem Chip.
scene-missed-by = { $place }: { $by }
scene-miss = { $way ->
    [short] zu kurz
    [long] zu weit
    [left] zu weit links
   *[right] zu weit rechts
} um { $size ->
    [hair] Haaresbreite
    [thumb] einen Daumen
    [palm] eine halbe Hand
    [hand] eine Hand
   *[far] mehr als eine Hand
}
swing-try = Mit Schwung des Handys werfen
swing-none = Dieses Gerät hat keine Bewegungssensoren. Schnippe den Chip stattdessen.
swing-tls = Schwingen braucht eine verschlüsselte Verbindung (https). Schnippe den Chip stattdessen.
swing-denied = Der Browser hat die Bewegungssensoren nicht freigegeben. Schnippe den Chip stattdessen.
swing-calibrate = Zeig ihm deine Hand: halten, wie zur Brettmitte schwingen, loslassen. Schwung { $count } von { $all }.
swing-hold = Halten, schwingen, loslassen
swing-again = Meine Hand neu lernen
swing-uneven = Diese Schwünge waren zu verschieden. Bitte noch einmal.
swing-learnt = Jetzt kennt es deine Hand.
scene-still = Das Handy hat sich kaum bewegt. Halte es kurz still, dann schwinge.
throw-target = Ziel
hand-board-elsewhere = Das Brett ist auf dem großen Bildschirm.
hand-look-up = Schau auf den großen Bildschirm
assist-side = Du stehst
assist-side-near = vorn
assist-side-right = rechts
assist-side-far = gegenüber
assist-side-left = links
assist-aim = Richtung
assist-power = Kraft
assist-loft = Höhe
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
grill-hint-flick = Schnippe den Chip zum Ziel hin, oder zieh ihn zurück und lass los: je weiter, desto stärker. Tippe auf einen Ort, um ihn zum Ziel zu machen: Das macht deine Hand ruhiger.
grill-assist = Mit Ziel oder dreimal Tippen werfen
grill-no-assist = Dein Tisch hat vereinbart, dass nur geschnippt wird, mit Maus oder Finger.
grill-hand-spread = { $way ->
        [form] Beim Wurf nach Ziel
       *[flick] Beim Ziehen oder Schnippen
    } hast du eine { $hand ->
        [steady] ruhige
        [average] durchschnittliche
        [casual] lässige
       *[clumsy] ungeschickte
    } Hand: Die meisten Würfe weichen höchstens { $degrees }° und { $percent } % ab, keiner mehr als das Dreifache.
grill-no-card = Dort liegt keine Karte mehr ({ $ingredient }): Man kann nur noch verkaufen.
grill-cooked-nth = { $name }: { $count } von { $goal }
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
grill-trade-others = { $count } Schalen ohne mich handeln
grill-trade-others-title = Handelt nacheinander alle Schalen ab, in denen du weder Karte noch Chip hast.
grill-hole = Durch das Loch gesehen
grill-share = { $place }: { $share } % des Lochs

form-chip = Chip
form-place = Ziel
form-style = Wie
form-throw = Werfen
form-odds = Auf leerem Brett trifft das in { $percent } % der Fälle.
form-odds-unknown = Für diesen Wurf ist keine Trefferquote bekannt.

range-how = Zieh den Chip zurück und lass los, oder schnippe ihn nach vorn: je weiter oder schneller, desto weiter fliegt er. Die drei Zeichen wählen, wie hoch. Es zählt der Ort unter seinem Loch.
range-chips = Die Chips dieses Spiels
range-free = Freie Würfe
range-targets = Ziele, eins nach dem anderen
range-again = Die Ziele noch einmal
range-free-hint = Wirf, wie du magst. Tippe auf einen Ort, um auf ihn zu zielen: Dann werden Treffer gezählt.
range-score = { $over ->
    [yes] Der Durchgang ist vorbei: { $hits } von { $of } getroffen.
   *[no] { $hits } von { $throws } getroffen, { $of } Ziele im Ganzen.
} { $ghost ->
    [none] Dieser Durchgang wird dein Geist.
   *[other] Dein Geist hatte bis dahin { $ghost }; der blaue Ring ist sein Wurf.
}
range-shares = Deine Treffer nach Reihe und Höhe
range-row = { $row ->
    [near] nahe Reihe
    [middle] mittlere Reihe
    [far] ferne Reihe
   *[space] Aktionsfelder
}
range-height = { $height ->
    [flat] flach
    [arc] im Bogen
   *[lob] hoch
}
range-share = { $percent } % von { $throws }

text-choices = Was du tun kannst
text-hidden = verdeckt
text-winner = Gewonnen von: { $name }.
text-head = Küchenchef: { $name }
text-lying = Auf dem Brett
text-stock = Zu haben sind
final-best-throw = Den besten Wurf ansehen: { SEAT($seat) }
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
option-last_round-none = keine: bis jemand gewinnt
option-hands = Hände
option-hands-none = üblich
option-hands-steady = sicher
option-hands-average = durchschnittlich
option-hands-casual = lässig
option-hands-clumsy = ungeschickt
option-hands-seat = Hand von Platz { NTH($value) }
option-assist = Werfen mit Tasten und Formular erlaubt
option-assists = Werfen mit Tasten und Formular, je Platz
option-assists-none = wie für alle
option-assists-allowed = erlaubt
option-assists-flicks = nur mit Schwung
option-assists-seat = Platz { NTH($value) }
option-arc = Der Bogen eines Wurfs ist zu sehen, mit der Streuung der Hand

## Was alles ist, wo man darauf zeigt

scene-chip-any = Ein Chip
place-rim = Rand des Bretts
help-bowl = Die Chips in einer Schale bestimmen den Preis der Zutat: Verkaufen darf sie jeder, kaufen nur, wer hier einen Chip hat. Das Kärtchen zeigt, wie viele Karten zu haben sind, das Schild die Summe der sichtbaren Chips; sein Rand hat die Farbe dessen, der führt.
help-rim = Ein Chip, der auf dem erhöhten Rand oder jenseits davon endet, ist für diese Runde draußen.
help-bonus-throw = Wessen Chips hier am meisten wert sind, darf einen weiteren werfen, einen in dieser Runde noch nicht geworfenen.
help-bonus-ingredient = Wessen Chips hier am meisten wert sind, zieht so viele Karten, wie die erste Ziffer seines besten Chips sagt, und behält eine davon verdeckt.
help-reserve = Wessen Chips hier am meisten wert sind, nimmt verdeckt das oberste Rezept des Stapels. Nur er darf es kochen.
help-head-chef = Wessen Chips hier am meisten wert sind, wird sofort Küchenchef.
help-chip = Farbe und Zeichen sagen, wem der Chip gehört. Liegt der Wert unten, kennt ihn nur der Besitzer. Er zählt für den Ort, den man durch sein Loch sieht.
help-rack = Deine Chips. Nimm einen in die Hand, um ihn zu werfen; die blassen sind in dieser Runde schon geworfen.
help-head = Der Küchenchef beginnt jeden Schritt der Runde. Nach der Runde wird sein linker Nachbar Küchenchef.
help-money = Mit Geld kauft man Karten. Am Ende entscheidet es bei Gleichstand.
help-cards = Wie viele Zutatenkarten dieser Spieler hält. Welche, bleibt geheim, außer es wird mit offenen Karten gespielt.
help-chili = Zwei Chilikarten ersetzen eine Zutat, einmal je Rezept.
help-reserved = Rezepte, die dieser Spieler verdeckt genommen hat. Nur er darf sie kochen.
help-cooked = Rezepte, die dieser Spieler gekocht hat. Wer zuerst drei hat, gewinnt.
help-chips = Chips, die dieser Spieler in dieser Runde noch werfen kann. Ihr Wert ist geheim; was man gesehen hat, bleibt bis zum Ende der Runde bekannt.
help-hand = Deine Karten: Verkaufe sie an der Schale derselben Zutat oder behalte sie für das, was du kochen willst.
help-recipe = Ihre drei Zutaten ergeben ein Rezept. Was du davon hast, leuchtet.
help-round = In jeder Runde werfen alle ihre Chips; dann werden die Aktionsfelder genutzt, die Schalen gehandelt, und es wird gekocht. Neue Karten kommen vom Stapel.
help-height = Wie hoch der Chip fliegt: flach rutscht er weit, im Bogen landet er sanft, hoch geworfen fällt er fast senkrecht.
help-view = Geh um den Tisch, komm näher oder sieh mehr von oben auf das Brett. Zwei Finger oder die rechte Maustaste drehen es. Werfen darf man von jeder Seite.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-thr-5 = wie nah zwei Zeichnungen, oder eine Zeichnung und der Rand, beieinanderliegen dürfen.
open-thr-10 = wie eine zu weit vorgestreckte Hand beurteilt wird, wenn niemand am selben Tisch sitzt.
open-thr-11 = aus welcher Entfernung und Höhe geworfen werden darf und wo alle sitzen.
open-thr-12 = was ein Wurf in Zahlen ist, wie schnell er sein darf und ob man einen Chip absichtlich offen werfen darf.
open-thr-15 = wann ein Wurf vorbei ist und was davon festgehalten wird.
open-thr-16 = wann ein Chip, der draußen ist, vom Tisch kommt und was mit denen geschieht, die an ihm lehnten.
open-thr-17 = was geschieht, wenn etwas nicht zur Ruhe kommt.
open-thr-18 = welcher Punkt des Chips draußen sein muss und ob die Kante selbst draußen ist.
open-thr-19 = ob man passen darf und ob ein Wurf zählt, der das Brett verfehlt.
open-thr-30 = wie gut eine Hand wirft, die keine ist: ein Formular, eine Taste, ein Bot, ein Programm.
open-thr-21 = was gemessen wird und was der Küchenchef entscheidet, wann das geschieht, und ob ein Tisch etwas anderes vereinbaren darf.
open-thr-22 = in zweien der Spiele, ob ein Chip zählt, der auf einem anderen liegt.
open-thr-25 = was genau auf dem Rand liegen heißt und ob das erste Aufkommen oder das Ende zählt.
open-thr-26 = ob auch ein Chip draußen ist, der auf dem Brett lag und hinausgestoßen wurde.
open-thr-27 = wie lange ein einmal gesehener Wert bekannt bleibt.
open-thr-28 = welche Seite ein Chip zeigt, der auf der Kante steht.
open-thr-29 = wo das Loch eines schräg liegenden Chips ist.

## Was ein Tipp über eine Runde sagt

part-recipes = { $change ->
    [more] { $amount ->
        [one] { $amount } gekochtes Rezept mehr
       *[other] { $amount } gekochte Rezepte mehr
    }
   *[less] { $amount ->
        [one] { $amount } gekochtes Rezept weniger
       *[other] { $amount } gekochte Rezepte weniger
    }
}
part-nearest = { $change ->
    [more] { $amount ->
        [one] { $amount } Zutat mehr des nächsten Rezepts
       *[other] { $amount } Zutaten mehr des nächsten Rezepts
    }
   *[less] { $amount ->
        [one] { $amount } Zutat weniger des nächsten Rezepts
       *[other] { $amount } Zutaten weniger des nächsten Rezepts
    }
}
part-cards = { $change ->
    [more] { $amount ->
        [one] { $amount } Karte mehr
       *[other] { $amount } Karten mehr
    }
   *[less] { $amount ->
        [one] { $amount } Karte weniger
       *[other] { $amount } Karten weniger
    }
}
part-chili = { $change ->
    [more] { $amount ->
        [one] { $amount } Chili mehr
       *[other] { $amount } Chilis mehr
    }
   *[less] { $amount ->
        [one] { $amount } Chili weniger
       *[other] { $amount } Chilis weniger
    }
}
part-money = { $change ->
    [more] mehr Geld ({ $amount })
   *[less] weniger Geld ({ $amount })
}
part-reserved = { $change ->
    [more] { $amount ->
        [one] { $amount } reserviertes Rezept mehr
       *[other] { $amount } reservierte Rezepte mehr
    }
   *[less] { $amount ->
        [one] { $amount } reserviertes Rezept weniger
       *[other] { $amount } reservierte Rezepte weniger
    }
}

## Die Einführung

lesson-throw = Wirf deinen Chip { $value }. Ziel: { $place }
lesson-throw-how = Drück auf den Chip, den der Pfeil zeigt. Zieh ihn dann an der gepunkteten Linie zurück und lass los. Es zählt der Ort unter dem Loch des Chips.
why-throw-bowl = Mit einem Chip in der Schale kannst du diese Zutat kaufen, wenn die Schalen gehandelt werden. Ein niedriger Chip kauft billig.
why-throw-space = Hier werden die Chips zusammengezählt: Wer am meisten hat, bekommt die Aktion des Feldes.
lesson-hidden = Chips liegen verdeckt: Nur du weißt, was deine wert sind. Umgedreht werden sie, wenn ihre Schale an der Reihe ist.
lesson-selling = Zuerst darf verkauft werden: Eine Karte dieser Zutat bringt so viel, wie alle Chips in der Schale zusammen wert sind. Du hast keine, also kaufst du.
why-UseSpace = Deine Chips sind hier am meisten wert, also gehört dir die Aktion.
why-Keep = Diese Karte fehlt dir noch für ein Rezept. Niemand sieht, welche du behältst.
why-ChooseBowl = Du bist Küchenchef und bestimmst die Reihenfolge. Die Chips in dieser Schale werden jetzt umgedreht.
why-Sell = Verkaufen bringt Geld, aber du brauchst deine Karten für Rezepte: Behalte sie.
why-Buy = Diese Karte brauchst du für ein Rezept. Sie kostet nur, was deine eigenen Chips in der Schale wert sind.
why-DeclineBuy = Diese Karte brauchst du nicht, oder sie ist zu teuer: Spar dein Geld.
why-Cook = Du hast alles, was dieses Rezept verlangt. Wer zuerst drei gekocht hat, gewinnt.
why-StopCooking = Mehr lässt sich jetzt nicht kochen.

## Was in der Schachtel liegt, für die Werkbank und ihre Berichte

field-diameter = Durchmesser (m)
field-thickness = Dicke (m)
field-mass = Masse (kg)
field-width = Breite (m)
field-depth = Tiefe (m)
field-table = Tischfläche ringsum (m)
field-friction = Reibung
field-restitution = Rückprall
field-rolling = Rollreibung
field-twisting = Drehreibung
field-speed = Tempo (m/s)
field-spin = Drehung (rad/s)
field-reach = Reichweite (m)
field-height = Höhe (m)
field-time = Zeitgrenze (s)
row-turns = Runden in einer Partie
length-turns = Länge in Runden
row-use-share = { $thing }: Runden, die es nutzen
line-share = { $what }: in { $before } → { $after } der Runden benutzt (Unterschied { $difference } ± { $half }).
kind-bought = place
kind-place = place
kind-space = place
place-out = daneben
place-doubt = im Zweifel
ending-hib-52 = Jemand hat genug Rezepte gekocht
ending-hib-53 = Die letzte Runde war vorbei
action-recipe-reserved = Rezept reserviert
action-space-declined = Aktion abgelehnt
action-card-kept = Karte behalten
action-head-chef-changed = neuer Küchenchef
action-cards-sold = Karten verkauft
action-card-sold = Karte verkauft
action-buy-declined = Kauf abgelehnt
action-cards-returned = Karten zurückgegeben
action-chili-sold = Chili verkauft
action-chili-taken = Chili genommen
action-chip-placed = Chip gelegt
action-tip-taken = Trinkgeld genommen
action-ingredient-taken = Zutat genommen
step-ThrowChip = einen Chip werfen
step-ThrowChipSeen = einen Chip werfen
step-AimChip = einen Chip werfen
step-AimChipSeen = einen Chip werfen
step-CallChip = über einen zweifelhaften Chip entscheiden
step-UseSpace = ein Aktionsfeld nutzen
step-DeclineSpace = eine Aktion ablehnen
step-Keep = eine Karte behalten
step-KeepSeen = eine Karte behalten
step-ChooseBowl = eine Schale wählen
step-Sell = verkaufen
step-Buy = kaufen
step-DeclineBuy = nicht kaufen
step-StopCooking = nicht mehr kochen
step-Cook = kochen
step-PlaceChip = einen Chip legen
step-TakeIngredient = eine Zutat nehmen
step-Reserve = reservieren
step-TakeTip = Trinkgeld nehmen
step-TakeChili = Chili nehmen
step-SellChili = Chili verkaufen
step-TakeOff = einen Chip wegnehmen
kind-needs = place
kind-ingredients = place
kind-spaces = place
kind-name = place
kind-outline = place
item-seating = { $players } Personen
field-chip = Chips
field-hole = Loch (m)
field-board = Brett
field-rim-width = Breite des Randes (m)
field-rim-height = Höhe des Randes (m)
field-materials = Material
field-chip-board = Chip auf dem Brett
field-chip-rim = Chip am Rand
field-chip-table = Chip auf dem Tisch
field-chip-chip = Chip an Chip
field-limits = Was ein Arm kann
field-values = Wert des Chips
field-ingredients = Zutaten
field-spaces = Aktionsfelder
field-outline = Plätze auf dem Brett
field-name = Name
field-centre = Mitte
field-radius = Radius (m)
field-points = Ecke
field-shape = Form
field-recipe = Rezepte
field-id = Name in der Datei
field-needs = Zutaten
field-goal = Rezepte zum Sieg
field-money = Startgeld
field-menu = Offene Rezepte
field-cards-copies = je Zutat
field-cards = Karten
field-copies = Karten je Zutat
field-dealt = ausgelegte Zutatenkarten
field-cards-chili = Chilikarten
field-chili-swap = Chilikarten, die eine Zutat ersetzen
field-rates = Wie oft ein Wert gezahlt wird
field-sale = für eine Karte
field-chili-sale = für Chili
field-tip = Trinkgeld
field-seating = Personenzahl
field-players = Personen
field-throws = Würfe in der Runde
fault-ingredient = { $word } ist keine Zutat dieser Schachtel.
fault-needs = { $count } Zutaten; ein Rezept braucht { $needed }.
fault-needs-twice = Das Rezept verlangt eine Zutat zweimal.
fault-place = { $word } ist weder eine Zutat noch ein Aktionsfeld dieser Schachtel.
fault-goal = { $count } Rezepte zu kochen, aber es gibt nur { $known }.
fault-throws = { $count } Würfe, aber nur { $known } Chips.
