# Mithral Chef: die Regeln, wie man sie in der Hilfe liest.
# Eine Nachricht je Regel aus rules.toml, unter derselben Nummer; section-* sind die Überschriften.

section-components = Material
section-setup = Aufbau
section-always = An jeder Station
section-forest = Wald
section-pantry = Vorratskammer
section-oven = Ofen
section-plating = Anrichten
section-order = Bestellung
section-scoring = Ende und Wertung

## Material

MIT-1 = Du führst zwei Hilfsköche. Der eine trägt ein L und gehört zu deiner linken Hand, der andere ein R
    und gehört zur rechten.
MIT-2 = Von links nach rechts hat die Küche einen Wald, eine Vorratskammer, einen Ofen, einen
    Anrichteplatz und eine Bestelltheke. Jeder Platz einer Station trägt eine Zahl und ist erst ab
    so vielen Personen offen. Der Wald hat zwei Plätze, ab drei Personen einen dritten;
    Vorratskammer, Ofen und Anrichteplatz haben einen, ab drei Personen einen zweiten; die
    Bestelltheke hat einen. Zum Anrichten gibt es einen Platz je Zange.
MIT-3 = Es gibt 18 Rezepte und eine Karte, die das Spiel beendet: Der Drache entkommt. Ein Rezept
    nennt Wild, Vorratswürfel und Hitze und zeigt mit Kochmützen, ab wie vielen Personen es
    mitspielt.
MIT-4 = Eine Waldkarte zeigt Spuren oder ein Tier: Hirsch, Widder, Wolf oder das Fabeltier. Jedes Tier zeigt
    auch den Würfel, der zu ihm gehört.
MIT-5 = Neun Würfel stehen für Wild: drei blaue mit zehn Seiten, drei gelbe mit acht und drei schwarze mit
    sechs.
MIT-6 = Die Vorratswürfel haben je sechs Seiten und liegen in einem Beutel: weiße sind Zwiebeln, violette
    Auberginen, orange Paprika.
MIT-7 = Die Teller liegen offen aus, jeder mit seinem Wert. Brandmarken gehen nie aus.
MIT-8 = Wer Karten, Würfel oder Teller ändert, muss das Spiel spielbar lassen: mindestens zwölf
    Rezepte für zwei Personen und fünfzehn für drei oder vier, an jeder Station ein offener Platz,
    kein Rezept mit mehr als zwei Tieren, von jeder Tierart genug für alle Rezepte, keine Hitze
    unter der Zahl der Würfel eines Rezepts, mindestens ein Teller je Rezept, der niedrigste niedrig
    genug für jeden Wurf, und von jeder Farbe viermal so viele Vorratswürfel, wie ein einzelnes
    Rezept höchstens braucht.

## Aufbau

MIT-10 = Rezepte mit mehr Mützen als Personen bleiben in der Schachtel. Vom gemischten Rest kommen sechs mit der
    Drachenkarte zusammen; diese sieben sind der Boden des Stapels. Alle anderen Rezepte kommen vor ihnen.
MIT-11 = Alle erhalten ein Rezept vom Stapel und legen es offen hin. Dann beginnen alle auf ein Zeichen.
MIT-12 = Das Zeichen ist ein Countdown, den alle sehen. Solange er läuft, kann keine Hand etwas tun.

## An jeder Station

MIT-20 = Es gibt keine Züge. Die Uhr des Tisches entscheidet, was zuerst kam, und das Protokoll
    behält jeden Befehl mit seiner Zeit, alles Gezogene, jeden Wurf und alles, was die Uhr tat,
    sodass sich ein Spiel genau nachspielen lässt.
MIT-21 = Um eine Station zu nutzen, muss einer deiner Hilfsköche auf einem ihrer offenen Plätze
    stehen. Auf jedem Platz ist Raum für einen Hilfskoch.
MIT-22 = Eine Hand kann nur, was ihre eigene Station bietet. Deine Hände arbeiten unabhängig
    voneinander; sie dürfen sogar an derselben Station sein, auf zwei Plätzen.
MIT-23 = Vorratswürfel darfst du jederzeit tauschen oder verschenken, nie aber Rezepte, Wild oder
    Teller. Ein Angebot nennt die Würfel beider Seiten. Es gilt, bis es angenommen oder abgelehnt
    wird oder du es zurücknimmst; ob beide die Würfel haben, wird beim Annehmen geprüft. Würfel, die
    zu einem gekochten Teller gehören, kann man nicht anbieten. Mit jeder Person kannst du nur ein
    Angebot offen haben, und zwischen zwei Angeboten musst du zwei Sekunden warten.
MIT-24 = Du kannst eine Hand jederzeit heimrufen, mit drei Ausnahmen: Nach einem Wurf, der nicht
    verbrannt ist, musst du aufhören oder neu würfeln; Würfel neben der Ofenkarte müssen neu
    geworfen werden; ein Fabeltier muss genommen werden. Wer den Wald verlässt, dreht die offene
    Karte zurück, beim Verlassen der Vorratskammer kommt ein Würfel, über den du noch nicht entschieden hast, in den Beutel zurück, und beim Verlassen des Anrichteplatzes fällt der Turm.
MIT-25 = Jeder Befehl beschäftigt seine Hand so lange, wie ein geschickter Mensch dafür braucht.
    Befehle an eine beschäftigte Hand werden abgelehnt, nicht gemerkt.
MIT-26 = Alle sehen alles, was auf dem Tisch liegt. Niemand kennt die Reihenfolge der Rezepte, weiß, welche
    Waldkarte wo liegt, oder was der Beutel hergibt.
MIT-27 = Eine Hand, die an ihrer Station zehn Sekunden lang nichts tut (beim Anrichten zwanzig),
    wird heimgeschickt. Eine offene Waldkarte wird zurückgemischt, ein Fabeltier aber genommen; ein
    gezogener Würfel geht zurück; noch nicht geworfene Würfel gibt es ohne Marke zurück; ein
    unfertiger Turm fällt. Nach einem Wurf wirft der Tisch Würfel neben der Ofenkarte neu, bis sie
    darauf liegen oder das Essen verbrennt; sonst nimmt er den besten möglichen Teller. Abwarten
    bewahrt niemanden vor dem Verbrennen.
MIT-28 = Eine Hand, die eine Station verlässt, darf sie zwei Sekunden lang nicht wieder betreten; die
    andere Hand darf es sofort. Von einer Station kann eine Hand mit einem einzigen Befehl geradewegs zu
    einer anderen gehen: Sie muss die eine verlassen und die andere betreten dürfen.
MIT-29 = Jeder Platz am Tisch hat eine Hand: sicher, durchschnittlich, lässig oder ungeschickt, wie
    vereinbart. Jeder Wurf und jeder über einem Teller losgelassene Würfel wird mit dem Zittern
    dieser Hand ausgeführt; es ist zufällig und wächst mit dem Tempo. Das gilt, ob du ziehst, tippst
    oder Tasten drückst, und auch für Bots und Programme. Das Protokoll behält das Zittern.

## Wald

MIT-30 = Dreh eine der verdeckten Karten um. Zeigt sie Spuren, wird sie zurückgedreht und eingemischt, und du
    darfst eine andere versuchen.
MIT-31 = Hirsch, Widder oder Wolf gehören dir, wenn du willst: Du bekommst Karte und Würfel, und dein Hilfskoch
    geht heim. Willst du das Tier nicht, dreh die Karte zurück und misch sie ein.
MIT-32 = Ein Fabeltier kannst du nicht ablehnen. In einem Rezept ersetzt es ein Tier beliebiger Art.
MIT-33 = Ist kein Würfel der gezeigten Art im Vorrat, entkommt das Tier, und seine Karte wird
    zurückgemischt; auch ein Fabeltier entkommt so. Nimmt jemand anders den letzten solchen Würfel,
    während deine Karte offen liegt, kannst du sie nur noch zurückdrehen.
MIT-34 = Du wählst, welche Karte der Auslage du umdrehst. Eine eingemischte Karte kommt an einen
    zufälligen Platz. Solange eine Hand eine Karte ansieht, bekommt sie niemand sonst.
MIT-35 = Statt eine Karte umzudrehen, kann eine Hand im Wald eines deiner Tiere laufen lassen, das
    zu keinem Teller gehört: Die Karte wird eingemischt, der Würfel geht in den Vorrat zurück.
    Spielt der Tisch mit der Hausregel „Grenzen“, darf eine Hand, die den Wald betritt, während du
    drei oder mehr solche Tiere hast, nur Tiere laufen lassen, bis du weniger als drei hast.

## Vorratskammer

MIT-40 = Zieh blind einen Würfel aus dem Beutel und entscheide dann, ob du ihn behältst oder zurücklegst.
MIT-41 = Ein Besuch erlaubt drei Griffe, ob du die Würfel behältst oder nicht; nach dem dritten geht dein
    Hilfskoch heim. Aus einem leeren Beutel lässt sich nichts ziehen.
MIT-42 = In der Vorratskammer darfst du auch, statt zu ziehen, eigene Würfel in den Beutel
    zurücklegen. Spielt der Tisch mit der Hausregel „Grenzen“, kannst du höchstens zehn
    Vorratswürfel besitzen, die zu keinem Teller gehören: Darüber hinaus musst du einen gezogenen
    Würfel zurücklegen, und ein Tausch, der dir mehr gäbe, wird abgelehnt.

## Ofen

MIT-50 = Ein Hilfskoch darf an den Ofen, wenn du ein Rezept, dessen Tiere (ein Fabeltier darf eines ersetzen)
    und dessen Vorratswürfel hast.
MIT-51 = Mit dem Befehl, der den Hilfskoch hinschickt, nennst du Rezept und Tiere; die Vorratswürfel
    sind die, die das Rezept verlangt. Diese Dinge sind gebunden, bis er heimkommt: Du kannst sie
    nicht tauschen, und deine andere Hand kann sie nicht nutzen. Was gebunden ist oder zu einem
    Teller gehört, zählt beim Hingehen nicht.
MIT-52 = Wirf die Würfel auf die Ofenkarte. Was anderswo landet, wird neu geworfen, bis alle darauf liegen.
MIT-53 = Ein Würfel liegt auf der Karte, wenn seine Mitte über ihr ist, sobald er ruht. Ist keine
    Fläche bis auf 15 Grad waagrecht, steht er schief und wird neu geworfen.
MIT-54 = Solange die Summe die Hitze des Rezepts nicht übersteigt, darfst du beliebige Würfel neu werfen, so oft
    du dich traust, oder aufhören.
MIT-55 = Sobald die Summe die Hitze übersteigt, ist es verbrannt: Du bekommst eine Brandmarke, und dein Hilfskoch
    geht heim. Rezept und Würfel behältst du.
MIT-56 = Zum Aufhören nimm einen Teller, der nicht mehr wert ist als deine Summe; dein Hilfskoch geht heim. Du
    sagst, welchen; war jemand schneller, wähl einen anderen oder wirf neu. Ist kein Teller niedrig genug,
    geht der Hilfskoch mit dem ungekochten Essen und ohne Marke heim.
MIT-57 = Von nun an gehören Teller, Rezept und Würfel zusammen, bis das Gericht serviert ist. Die Würfel taugen zu
    nichts anderem, das Rezept wird nicht noch einmal gekocht, und der Teller kommt nie zurück.
MIT-58 = Die Summe zählt, sobald alle Würfel auf der Karte liegen. Vorher müssen die anderen neu
    geworfen werden, und die Hand muss bleiben. Übersteigen aber die Würfel auf der Karte, plus eins
    für jeden anderen, schon die Hitze, verbrennt das Essen sofort. Trifft ein Wurf eigene Würfel,
    die dort lagen, zählen sie, wie sie danach liegen, oder werden neu geworfen, wenn sie
    hinuntergestoßen wurden. Jeder Platz hat eine eigene Ofenkarte. Die 0 eines zehnseitigen Würfels
    bedeutet zehn.

## Anrichten

MIT-60 = Ein Hilfskoch darf nur mit einem gekochten, noch nicht servierten Teller anrichten; der
    Befehl nennt ihn. Staple mit der Zange die Würfel seines Rezepts darauf, in beliebiger
    Reihenfolge. Ein losgelassener Würfel lässt sich nicht mehr bewegen.
MIT-61 = Du lässt jeden Würfel irgendwo über dem Turm los, gedreht, wie du willst, vielleicht mit etwas Schwung;
    was dann geschieht, ist Physik. Es gibt nur eine Säule: Kein Würfel außer dem ersten berührt den Teller.
MIT-62 = Der Turm ist gefallen, wenn ein Würfel etwas anderes berührt als die direkt unter und über ihm oder wenn
    er nicht zur Ruhe kommt. Du nimmst Teller und Würfel zurück, dein Hilfskoch geht heim, und du darfst es
    noch einmal versuchen.
MIT-63 = Stehen alle Würfel, müssen sie noch eine Sekunde stehen bleiben. Sie beginnt, wenn die
    Würfel ruhen und die Hand, die den letzten absetzte, wieder frei ist, je nachdem, was später
    kommt. Dann ist das Gericht serviert: Die Würfel der Tiere gehen in den Vorrat, die übrigen in
    den Beutel, Waldkarten und Rezept verlassen das Spiel, der Teller zählt für dich, und dein
    Hilfskoch geht heim.

## Bestellung

MIT-70 = Zieh die oberste Rezeptkarte; danach geht dein Hilfskoch heim. Du darfst beliebig viele
    offene Rezepte haben, außer der Tisch hat eine Grenze gesetzt.
MIT-71 = Ist es die Karte Der Drache entkommt, endet das Spiel auf der Stelle, was auch immer die Hände tun.
MIT-72 = Der Tisch schließt zu einer festen Zeit, nach fünfzehn Minuten, wenn nichts anderes
    vereinbart ist. Dann entkommt der Drache, falls er noch nicht entkommen ist.
MIT-73 = Zur Bestelltheke gehen und ziehen sind ein und derselbe Befehl. Dein Hilfskoch behält
    seinen Platz an der Theke, bis die Hand fertig gezogen hat; vorher kann ihn niemand sonst
    nutzen.

## Ende und Wertung

MIT-80 = Jeder servierte Teller zählt seinen Wert. Nicht servierte Teller zählen nichts, und ihre Rezepte gelten
    als unvollendet.
MIT-81 = Jede Brandmarke kostet 1 Punkt, alle zusammen aber nie mehr als 5.
MIT-82 = Unvollendete Rezepte kosten Punkte: 1 für eines, 3 für zwei, 6 für drei oder mehr.
MIT-83 = Bei Gleichstand um den ersten Platz gewinnt, wer weniger Brandmarken hat; hier zählen alle.
    Entscheidet das nicht, werden die Besten nach einem Stechen gefragt und haben 30 Sekunden, um
    sich alle darauf zu einigen. Dann wird die Küche wie zu Beginn eines Spiels für so viele
    Personen aufgebaut, wie gleichauf liegen: Nach dieser Zahl richten sich die offenen Plätze und
    die Rezepte. Sie bekommen je ein Rezept, bestellt wird nicht, und wer zuerst serviert, gewinnt.
    Einigen sie sich nicht oder serviert bis zur Schließung niemand, teilen sie sich den Sieg.

### Was am Tisch gesagt wird. SEAT() ist ein Name, ME() sagt, ob das der Leser ist, NTH() zählt ab 1.

title = Mithral Chef
about = Jagen, sammeln, über Drachenfeuer kochen und auf dem Teller stapeln: alle zugleich, mit zwei Händen.

## Namen der Dinge

hand-left = linke Hand
hand-right = rechte Hand
station-forest = Wald
station-pantry = Vorratskammer
station-oven = Ofen
station-plating = Anrichteplatz
station-order = Bestelltheke
vegetable-onion = Zwiebel
vegetable-eggplant = Aubergine
vegetable-pepper = Paprika
animal-tracks = Spuren
animal-hart = Hirsch
animal-ram = Widder
animal-wolf = Wolf
animal-beast = Fabeltier
pace-calm = ruhig
pace-steady = sicher
pace-rushed = hastig
card-with-die = { $animal } ({ $die })
some-dice = { $count } { $vegetable }
no-dice = nichts
recipe-hart-skewers = Hirschspieße
recipe-ram-hotpot = Widder-Eintopf
recipe-wolf-ragout = Wolfsragout
recipe-charred-wolf-chops = Wolfskoteletts vom Rost
recipe-onion-hart-pie = Zwiebel-Hirsch-Pastete
recipe-moussaka-of-ram = Widder-Moussaka
recipe-pepper-wolf-goulash = Wolfsgulasch mit Paprika
recipe-hunters-platter = Jägerplatte
recipe-twin-hart-roast = Doppelter Hirschbraten
recipe-shepherds-revenge = Des Schäfers Rache
recipe-mountain-mixed-grill = Gemischter Berggrill
recipe-ram-on-ram = Widder an Widder
recipe-dwarven-banquet-stew = Zwergen-Festtopf
recipe-smoked-hart-ratatouille = Rauch-Hirsch-Ratatouille
recipe-wolf-pack-pilaf = Wolfsrudel-Pilaw
recipe-kings-own-casserole = Königlicher Auflauf
recipe-forest-floor-feast = Waldboden-Schmaus
recipe-anvil-roast = Ambossbraten
plate-none = keiner
die-onion = Zwiebel
die-eggplant = Aubergine
die-pepper = Paprika

## Was gefragt wird

question-countdown = Mach dich bereit: Der Countdown läuft.
question-play = Linke Hand: { $left }. Rechte Hand: { $right }.
question-vote = Ihr teilt den ersten Platz. Willst du ein Stechen?
hand-home = daheim
hand-forest = im Wald
hand-forest-open = im Wald, sieht: { $card }
hand-pantry = in der Vorratskammer
hand-pantry-open = in der Vorratskammer, hält: { $die }
hand-oven = am Ofen mit { $recipe }
hand-plating = richtet { $recipe } an, { $dice ->
    [1] ein Würfel steht
   *[other] { $dice } Würfel stehen
}

## Befehle, als Wahl

move-EnterForest = { $hand }: in den Wald
move-Flip = { $hand }: Karte { NTH($slot) } umdrehen
move-TakeGame = { $hand }: nehmen: { $card }
move-Ignore = { $hand }: zurückdrehen: { $card }
move-ReleaseGame = { $hand }: laufen lassen: { $card }
move-EnterPantry = { $hand }: in die Vorratskammer
move-Draw = { $hand }: einen Würfel ziehen
move-Keep = { $hand }: behalten: { $die }
move-PutBack = { $hand }: zurücklegen: { $die }
move-ReturnDie = { $hand }: eigenen Würfel zurücklegen: { $die }
move-EnterOven = { $hand }: { $recipe } kochen mit { $game }
move-Roll = { $hand }: { $number ->
    [1] einen Würfel werfen
   *[other] { $number } Würfel werfen
}
move-Stop = { $hand }: aufhören; Teller: { $plate }
move-EnterPlating = { $hand }: { $recipe } anrichten
move-Place = { $hand }: { $pace } absetzen: { $die }
move-TakeOrder = { $hand }: eine Bestellung annehmen
move-Leave = { $hand }: heimgehen
move-MakeOffer = { SEAT($to) } anbieten: { $give } gegen { $want }
move-Accept = Angebot von { SEAT($seat) } annehmen: { $give } gegen { $want }
move-Decline = Angebot von { SEAT($seat) } ablehnen: { $give } gegen { $want }
move-Withdraw = Angebot an { SEAT($to) } zurücknehmen: { $give } gegen { $want }
move-WantShowdown = { $wanted ->
    [yes] Ein Stechen!
   *[no] Den Sieg teilen
}
move-Begin = Der Countdown endet
move-SendHome = Heimgeschickt: { SEAT($seat) }, { $hand }
move-Serve = { SEAT($seat) }, { $hand }: serviert
move-Close = Die Zeit ist um

## Was geschieht. Was leer ist, wird nicht erzählt: etwas anderes sagt es.

event-Begun = Los!
event-Entered = { SEAT($seat) } ({ $hand }): Station { $station }.
event-OvenEntered = { SEAT($seat) } ({ $hand }): an den Ofen mit { $recipe } ({ $game }).
event-PlatingEntered = { SEAT($seat) } ({ $hand }): zum Anrichten mit { $recipe }, Teller { $plate }.
event-Worked = { "" }
event-Left = { "" }
event-SentHome = { ME($seat) ->
    [yes] Deine { $hand } hat zu lange gewartet und wird heimgeschickt.
   *[no] { SEAT($seat) }: Die { $hand } hat zu lange gewartet und wird heimgeschickt.
}
event-CardFlipped = { SEAT($seat) } ({ $hand }): aufgedeckt: { $card }.
event-CardMixed = { $escaped ->
    [yes] Entwischt, denn es gibt keinen solchen Würfel mehr: { $card }.
   *[no] { "" }
}
event-GameTaken = { SEAT($seat) } ({ $hand }): genommen: { $card }.
event-GameReleased = { SEAT($seat) } ({ $hand }): laufen gelassen: { $card }.
event-DieDrawn = { SEAT($seat) } ({ $hand }): gezogen: { $die }.
event-DieKept = { SEAT($seat) } ({ $hand }): behalten: { $die }.
event-DiePutBack = { SEAT($seat) } ({ $hand }): zurückgelegt: { $die }.
event-DieReturned = { SEAT($seat) } ({ $hand }): in den Beutel gelegt: { $die }.
event-Rolled = { SEAT($seat) } ({ $hand }): { $number ->
    [1] ein Würfel geworfen
   *[other] { $number } Würfel geworfen
}; { $off ->
    [0] die Summe ist { $sum }.
    [1] einer muss neu geworfen werden.
   *[other] { $off } müssen neu geworfen werden.
}
event-Burned = { SEAT($seat) } ({ $hand }): verbrannt! { $sum } ist über { $heat }.
event-MealTakenBack = { SEAT($seat) } ({ $hand }): { $recipe } ungekocht vom Ofen genommen.
event-Cooked = { SEAT($seat) } ({ $hand }): { $recipe } mit { $sum } gekocht, Teller { $plate } genommen.
event-Placed = { SEAT($seat) } ({ $hand }): einen Würfel abgesetzt; der Turm steht.
event-Fell = { SEAT($seat) } ({ $hand }): der Turm ist gefallen: { $recipe }.
event-Served = { SEAT($seat) } ({ $hand }): { $recipe } für { $plate } Punkte serviert!
event-Ordered = { SEAT($seat) } ({ $hand }): bestellt: { $recipe }.
event-DragonEscaped = { SEAT($seat) } ({ $hand }): Der Drache entkommt gezogen!
event-Closed = Es wird geschlossen: Der Drache entkommt.
event-Offered = { SEAT($seat) } an { SEAT($to) }: { $give } gegen { $want }?
event-Traded = Angebot von { SEAT($seat) } angenommen von { SEAT($to) }: { $give } gegen { $want }.
event-Declined = Angebot von { SEAT($seat) } abgelehnt von { SEAT($to) }.
event-Withdrawn = Angebot von { SEAT($seat) } an { SEAT($to) } zurückgenommen.
event-Scored = { SEAT($seat) }: { $what }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-Ended = Das Spiel ist aus.
event-Tied = Der erste Platz ist geteilt: Soll es ein Stechen geben?
event-Answered = { SEAT($seat) }: { $wanted ->
    [yes] ein Stechen!
   *[no] lieber den Sieg teilen.
}
event-ShowdownBegun = Ein Stechen! Der erste Teller gewinnt.
event-ShowdownWon = Das Stechen geht an: { SEAT($seat) }.
event-GameOver = Das war es.

## Warum ein Befehl abgelehnt wird

refusal-not-yours-to-do = Das tut nur die Uhr des Tisches.
refusal-not-for-the-table = So etwas tut der Tisch nicht.
refusal-not-due = Dafür ist es noch nicht Zeit.
refusal-game-over = Das Spiel ist aus.
refusal-not-in-the-showdown = Das Stechen ist zwischen denen, die gleichauf liegen.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-countdown = Warte auf den Countdown.
refusal-answer-first = Gerade wird nach einem Stechen gefragt.
refusal-elsewhere = Diese Hand ist an einer anderen Station als: { $station }.
refusal-not-there = Diese Hand ist nicht an der Station: { $station }.
refusal-there-already = Diese Hand ist schon an der Station: { $station }.
refusal-at-home = Diese Hand ist daheim.
refusal-busy = Diese Hand ist noch einen Augenblick beschäftigt.
refusal-too-soon = Diese Hand kommt gerade erst von dort: { $station }. Sie muss noch einen Augenblick warten.
refusal-no-space = Hier ist kein Platz frei: { $station }.
refusal-desk-taken = An der Bestelltheke wird noch gezogen.
refusal-enough-game = Mit { $most } Tieren kann diese Hand nur Tiere laufen lassen.
refusal-card-open = Entscheide erst über die offene Karte.
refusal-no-card-there = An Stelle { NTH($slot) } liegt keine verdeckte Karte.
refusal-no-card-open = Vor dieser Hand liegt keine Karte offen.
refusal-no-die = Im Vorrat ist kein Würfel für: { $card }.
refusal-beast = Ein Fabeltier muss genommen werden.
refusal-take-the-beast = Nimm erst das Fabeltier.
refusal-no-such-game = Das hast du nicht, um es laufen zu lassen: { $card }.
refusal-die-drawn = Entscheide erst über den Würfel in der Hand.
refusal-no-die-drawn = In dieser Hand ist kein Würfel.
refusal-bag-empty = Der Beutel ist leer.
refusal-too-many-dice = Niemand darf mehr als { $most } Vorratswürfel besitzen.
refusal-no-such-die = Das hast du nicht, um es zurückzulegen: { $die }.
refusal-no-recipe = Du hast kein offenes Rezept { $recipe }.
refusal-locked = { $recipe } ist schon auf dem Ofen.
refusal-cooked-already = { $recipe } ist schon gekocht.
refusal-game-missing = Dieses Wild hast du nicht für { $recipe }.
refusal-wrong-game = Das ist nicht das Wild, das { $recipe } verlangt.
refusal-pantry-missing = Dir fehlen Vorratswürfel für { $recipe }.
refusal-not-these-dice = Das Essen hat { $dice } Würfel; nenne einige davon der Reihe nach.
refusal-roll-all = Beim ersten Wurf fallen alle { $dice } Würfel.
refusal-roll-these-again = Wirf erst neu, was nicht auf der Karte liegt: { $dice ->
    [1] einen Würfel.
   *[other] { $dice } Würfel.
}
refusal-no-such-throw = So wirft keine Hand.
refusal-not-rolled = Wirf, bevor du aufhörst.
refusal-stop-or-reroll = Hör auf oder wirf neu: So lange bleiben die Würfel auf dem Ofen.
refusal-a-plate-fits = Es gibt einen Teller, der passt.
refusal-plate-too-high = Teller { $plate } liegt über deiner Summe von { $sum }.
refusal-plate-gone = Teller { $plate } liegt nicht mehr aus.
refusal-no-plate = Du hast keinen Teller für { $recipe } zu servieren.
refusal-no-such-die-to-stack = Würfel { NTH($die) } ist nicht da, um abgesetzt zu werden.
refusal-no-such-release = So setzt keine Hand einen Würfel ab.
refusal-order-closed = Im Stechen wird nicht bestellt.
refusal-enough-orders = Dieser Tisch erlaubt { $most ->
    [1] ein offenes Rezept.
   *[other] { $most } offene Rezepte.
}
refusal-no-vote = Niemand wird nach einem Stechen gefragt.
refusal-answered = Du hast schon geantwortet.
refusal-no-partner = Mit { SEAT($seat) } kannst du nicht tauschen.
refusal-names-no-dice = Ein Angebot nennt Vorratswürfel.
refusal-offer-stands = Dein Angebot an { SEAT($seat) } gilt noch.
refusal-just-offered = Du hast gerade erst etwas angeboten; warte vor dem nächsten Angebot einen Augenblick.
refusal-dice-not-there = Nicht da sind diese Würfel bei: { SEAT($seat) }.
refusal-no-such-offer = Dieses Angebot gibt es nicht.
refusal-trade-too-many = Mehr als { $most } Vorratswürfel hätte dann: { SEAT($seat) }.

## Der Bildschirm

board-points = { $points } Punkte
option-calm = Ruhige Küche: Ein Zeiger führt beide Hände abwechselnd
option-orders = Höchstens offene Rezepte
option-closing = Schließung in Minuten
option-caps = Grenzen: mit drei Tieren im Wald nur laufen lassen, höchstens zehn Vorratswürfel
option-hands = Hände
option-hands-none = üblich
option-hands-steady = sicher
option-hands-average = durchschnittlich
option-hands-casual = lässig
option-hands-clumsy = ungeschickt
option-hands-seat = Hand von Platz { NTH($value) }
hand-l = L
hand-r = R
door-to = { $hand }: { $station }
door-free = { $count ->
    [1] ein Platz frei
   *[other] { $count } Plätze frei
}
door-full = kein Platz frei
choose-meal = Was kochen, mit welchen Würfeln?
choose-dish = Welcher Teller?
choose-not = Jetzt nicht
hand-late = Tu etwas, sonst wird diese Hand heimgeschickt!
hand-drag = Zieh diese Hand zu einer Station
hand-guard = Diese Hand ist gerade erst heimgekommen: kurz durchatmen.
ticket-heat = Hitze höchstens { $heat }
calm-lead = Weiter: { $hand }
deed-home = Heim
deed-flip = Umdrehen
deed-take = Nehmen
deed-ignore = Zurückdrehen
deed-draw = In den Beutel greifen
deed-keep = Behalten
deed-put-back = Zurücklegen
deed-return = Zurück: { $die }
deed-roll = Werfen
deed-reroll = { $count ->
    [0] Neu werfen: Würfel wählen
    [1] Einen neu werfen
   *[other] { $count } neu werfen
}
deed-stop = Aufhören: Teller { $plate }
deed-stop-none = Aufhören ohne Teller
deed-before = Die Karte davor
deed-after = Die nächste Karte
deed-lower = Zange senken
deed-release = Loslassen
deed-left = Ein wenig nach links
deed-right = Ein wenig nach rechts
pantry-left = { $count ->
    [1] noch ein Griff
   *[other] noch { $count } Griffe
}
oven-heat = Hitze { $sum } von { $heat }
oven-burned = Verbrannt!
oven-cooked = Gekocht: Teller { $plate }
oven-die = Würfel { NTH($number) }: { $face }
plating-pick = Mit der Zange nehmen: { $die }
plating-pace = Hand: { $pace }
plating-fell = Umgefallen!
plating-hold = Jetzt muss er stehen …
plating-served = Serviert: { $plate } Punkte!
plate-of = Teller { $plate }
plate-served = Servierter Teller: { $plate }
burns = { $count ->
    [1] eine Brandmarke
   *[other] { $count } Brandmarken
}
station-cards = { $count } Karten verdeckt
station-bag = { $count } Würfel im Beutel
station-deck = Rezeptstapel: { $count } Karten
station-deck-near = Rezeptstapel: { $count } Karten, und der Drache ist darunter
larder-dice = { $die }: { $count }
trade-give = Tippen, um einen anzubieten
trade-want = Tippen, um einen zu verlangen
trade-offer = { SEAT($to) } anbieten: { $give } gegen { $want }
offer-asks = { SEAT($seat) } bietet { $give } gegen { $want }.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-made = An { SEAT($to) }: { $give } gegen { $want }
offer-withdraw = Zurücknehmen
bar-ready = Bereit …
bar-closed = geschlossen
bar-lag = Verzug { $ms } ms
bar-calm = ruhige Küche
bar-speed = Tempo
bar-showdown = Stechen!
race-first = { ME($seat) ->
    [yes] Du warst zuerst da.
   *[no] { SEAT($seat) } war schneller.
}
signal-ready = Hände bereit!
signal-go = Los!
signal-showdown = Stechen: Der erste servierte Teller gewinnt!
signal-escaped = Der Drache ist entkommen!
signal-closed = Geschlossen: Der Drache ist entkommen!
kitchen-row = Die fünf Stationen
kitchen-tickets = Deine Rezepte
kitchen-plates = Teller auf dem Tisch: { $plates }
keys-title = Tasten
keys-how = Drück hier einen Knopf und dann die gewünschte Taste. Die ersten fünf führen zu den Stationen; dort wählen sie Würfel oder einen Teil des Waldes.
keys-one = 1: Wald
keys-two = 2: Vorrat
keys-three = 3: Ofen
keys-four = 4: Anrichten
keys-five = 5: Bestellung
keys-less = zurück / links
keys-do = tun
keys-more = weiter / rechts
keys-other = das andere
keys-home = heimgehen
keys-usual = Übliche Tasten
text-none = nichts
text-trades = Tausch und Abstimmung
text-recipe = { $recipe } ({ $game }; { $dice }; Hitze { $heat })
text-plain = { $dice }
text-recipes = Rezepte
text-game = Wild
text-pantry = Vorratswürfel
text-dishes = Gekocht, Teller
text-served = Servierte Teller
text-burns = Brandmarken
text-deck = Karten im Stapel
text-plates = Teller
text-supply = Wildwürfel
text-bag = Beutel
text-time = Restzeit

## Das Ende

end-won-you = Du hast gewonnen!
end-won = { $count ->
    [1] { $names } hat gewonnen!
   *[other] Geteilter Sieg: { $names }
}
end-player = Name
end-in-play = Im Spiel
end-total = Summe
score-mit-80 = Servierte Teller
score-mit-81 = Brandmarken
score-mit-82 = Unvollendete Rezepte

## Das geführte erste Spiel

tip-countdown = Das ist deine Küche: fünf Stationen auf einem Tisch und davor deine zwei Hände. Solange du so einen Hinweis liest, steht die Uhr. Schließ ihn, und nach 3 – 2 – 1 – Los kochst du ein erstes Gericht, ohne dass dir jemand im Weg ist; die anderen kommen, wenn es serviert ist.
tip-vote = Ihr teilt euch den ersten Platz. Ein Stechen beginnt die Küche neu, mit je einem Rezept; sagt jemand Nein, teilt ihr euch den Sieg.
tip-home = Du hast zwei Hände, und beide arbeiten zugleich; die Tasten stehen überall, wo sie wirken, ein Klick oder Finger tut dasselbe. Schick eine Hand in den Wald und die andere in die Vorratskammer: Was fehlt, ist auf dem Rezept grau. Ist alles da, geh an den Ofen.
tip-home-touch = Du hast zwei Hände, und beide arbeiten zugleich. Zieh eine Hand zu einer Station oder tipp auf ihren Knopf: eine in den Wald, die andere in die Vorratskammer. Was fehlt, ist auf dem Rezept grau. Ist alles da, geh an den Ofen.
tip-forest = Dreh eine Karte um. Spuren bringen nichts. Ein Tier, das du brauchst: nehmen. Ein anderes: zurückdrehen. Den Würfel auf der Karte wirst du werfen; kleine Würfel verbrennen seltener.
tip-pantry = Greif in den Beutel. Behalte, was dein Rezept braucht, und leg den Rest zurück; nach drei Griffen geht die Hand heim. Du kannst auch tauschen: Tipp unten auf Würfel.
tip-oven = Wirf! Die Summe darf die Hitze nicht übersteigen. Dann hör auf und nimm einen Teller, oder wähl Würfel und wirf sie neu für einen besseren. Über der Hitze lacht der Drache, und du bekommst eine Brandmarke.
tip-plating = Bau einen einzigen Turm. Drück auf das Bild, halt den Würfel ruhig über den Stapel und lass los: Eine Hand, die zittert oder sich bewegt, wirft ihn um. Je ruhiger die Hand, desto länger braucht sie.
tip-order = Ist der Stapel dünn, kann jede Karte der Drache sein.
tip-go-plating = Dein Gericht ist gekocht. Es zählt erst, wenn seine Würfel auf dem Teller stehen: Schick eine Hand zum Anrichten.
tip-go-order = Hol dir an der Bestelltheke ein neues Rezept. Aber achte auf den Stapel: Unvollendete Rezepte kosten Punkte, wenn der Drache kommt.

## Was alles ist, wo man darauf zeigt

board-kitchen = Die Küche
board-clock = Restliche Zeit
board-plates = Teller
board-larder = Vorrat
help-kitchen = Hier arbeiten alle zugleich, jeder mit zwei Händen. Zieh eine Hand zu einer Station, drück auf ihren Namen oder nimm ihre Taste.
help-hand = Eine deiner beiden Hände. Sie tut nur, was ihre Station bietet, und wird heimgeschickt, wenn sie nichts tut: Der Ring zeigt, wie lange noch.
help-forest = Dreh Karten um, um die Tiere deiner Rezepte zu jagen. Spuren werden zurückgedreht.
help-pantry = Zieh Würfel blind aus dem Beutel, drei je Besuch: Behalte, was deine Rezepte brauchen.
help-oven = Wirf die Würfel eines ganzen Rezepts. Je höher die Summe, desto besser der Teller; über der Hitze verbrennt alles.
help-plating = Stapel die Würfel eines gekochten Gerichts zu einem Turm. Erst dann zählt der Teller.
help-order = Nimm ein neues Rezept. Die Zahl sagt, wie viele Karten übrig sind; ist der Stapel dünn, kann jede der Drache sein, und das Spiel ist aus.
help-ticket = Ein Rezept mit seinen Tieren und seinem Gemüse. Was da ist, ist farbig; unfertige kosten am Ende Punkte.
help-heat = Die Hitze, die dieses Rezept verträgt. Ist die Summe der Würfel höher, verbrennt das Essen.
help-larder = Was du gesammelt hast: Tiere mit ihren Würfeln und Vorratswürfel nach Art. Vorratswürfel kann man jederzeit tauschen.
help-plates = Die Teller, die übrig sind, mit ihren Punkten. Zum Aufhören nimmst du einen, der nicht mehr wert ist als deine Würfel.
help-points = Punkte, wenn jetzt Schluss wäre: servierte Teller, abzüglich Brandmarken und unfertiger Rezepte.
help-clock = Ist die Zeit um, entkommt der Drache, und das Spiel ist aus.

end-tie = Gleich viele Punkte: Weniger Brandmarken entschieden.

## Das Spiel auf einer Seite

page-goal = Koche und richte mehr an als die anderen, bevor der Drache entkommt.
page-turn = Es gibt keine Züge: Deine beiden Hände jagen, sammeln, würfeln und stapeln zugleich, jede an einer Station.
page-win = Servierte Teller sind Punkte; Brandmarken und unfertige Rezepte kosten welche. Wer die meisten Punkte hat, gewinnt.
page-wrong-1 = Ein gekochtes Gericht zählt erst, wenn seine Würfel auf dem Teller stehen.
page-wrong-2 = Über der Hitze verbrennt es: Hör rechtzeitig auf.
page-wrong-3 = Eine Hand, die nichts tut, wird heimgeschickt.
page-wrong-4 = Jede Bestellung kann die letzte sein: Der Drache ist unter den letzten Karten.
page-wrong-5 = Unfertige Rezepte kosten umso mehr, je mehr es sind.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-mit-5 = wie viele Würfel der Tiere es von jeder Art gibt.
open-mit-7 = was geschieht, wenn die Brandmarken ausgehen.
open-mit-12 = was das Startsignal ist, wenn niemand es über den Tisch rufen kann.
open-mit-20 = wer zuerst da war, wenn zwei Hände zugleich dasselbe wollen.
open-mit-23 = wie man sich auf einen Tausch einigt und ob Würfel eines gekochten Tellers getauscht werden dürfen.
open-mit-24 = ob ein Hilfskoch eine Station vor dem Ende verlassen darf und was das kostet.
open-mit-25 = wie lange eine Handbewegung dauert, wenn ein Klick keine Zeit braucht.
open-mit-26 = was alle ansehen dürfen.
open-mit-27 = was geschieht, wenn ein Hilfskoch an einer Station steht und nichts tut.
open-mit-28 = wie bald eine Hand an die Station zurückkehren darf, die sie verlassen hat.
open-mit-29 = wie ruhig eine Hand ist, die durch einen Bildschirm arbeitet.
open-mit-33 = was geschieht, wenn der Würfel eines Tiers nicht im Vorrat ist oder genommen wird, während die Karte offen liegt.
open-mit-34 = wer die umzudrehende Karte wählt und ob zwei Hände dieselbe ansehen dürfen.
open-mit-35 = wie viele Tiere jemand horten darf und ob man sie zurückgeben kann.
open-mit-41 = was geschieht, wenn der Beutel leer ist.
open-mit-42 = wie viele Vorratswürfel jemand horten darf und ob man sie später zurücklegen kann.
open-mit-51 = ob man das für den Ofen Genannte noch tauschen oder mit der anderen Hand nutzen darf.
open-mit-53 = wann genau ein Würfel auf der Karte liegt und was ein schräg liegender zählt.
open-mit-55 = ob ein verbranntes Gericht Rezept und Würfel kostet.
open-mit-56 = was geschieht, wenn kein Teller niedrig genug ist oder ihn jemand anderes zuerst nimmt.
open-mit-57 = ob die Würfel eines gekochten Gerichts für ein anderes dienen und ob man es noch einmal kochen darf.
open-mit-58 = was zählt, solange Würfel neben der Karte liegen, wann das Verbrennen sicher ist und was mit getroffenen Würfeln geschieht.
open-mit-60 = ob ein abgesetzter Würfel noch einmal berührt werden darf.
open-mit-61 = wie sich Zange und Würfel bewegen, wenn niemand sie hält, und ob Würfel nebeneinanderstehen dürfen.
open-mit-62 = was als gefallener Turm gilt.
open-mit-63 = wie lange ein Turm stehen muss und wann diese Zeit beginnt.
open-mit-70 = wie viele offene Rezepte jemand haben darf.
open-mit-72 = was geschieht, wenn niemand die letzten Karten zieht.
open-mit-73 = wie lange ein bestellender Hilfskoch seinen Platz besetzt.
open-mit-80 = ob ein gekochter, aber nicht servierter Teller zählt.
open-mit-83 = ob die Obergrenze der Brandmarken beim Gleichstand gilt und wie ein Stechen aufgebaut wird.

riddle-left = Die Uhr steht still. Was soll deine linke Hand jetzt tun?
riddle-right = Die Uhr steht still. Was soll deine rechte Hand jetzt tun?
part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } servierten Punkt mehr
       *[other] { $amount } servierte Punkte mehr
    }
   *[less] { $amount ->
        [one] { $amount } servierten Punkt weniger
       *[other] { $amount } servierte Punkte weniger
    }
}
part-cooked = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr auf Tellern, die noch nicht serviert sind
       *[other] { $amount } Punkte mehr auf Tellern, die noch nicht serviert sind
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger auf Tellern, die noch nicht serviert sind
       *[other] { $amount } Punkte weniger auf Tellern, die noch nicht serviert sind
    }
}
part-burns = { $change ->
    [more] { $amount ->
        [one] { $amount } Brandmarke mehr
       *[other] { $amount } Brandmarken mehr
    }
   *[less] { $amount ->
        [one] { $amount } Brandmarke weniger
       *[other] { $amount } Brandmarken weniger
    }
}
part-orders = { $change ->
    [more] { $amount ->
        [one] { $amount } offenes Rezept mehr
       *[other] { $amount } offene Rezepte mehr
    }
   *[less] { $amount ->
        [one] { $amount } offenes Rezept weniger
       *[other] { $amount } offene Rezepte weniger
    }
}
part-missing = { $change ->
    [more] { $amount ->
        [one] { $amount } Zutat mehr, die noch fehlt
       *[other] { $amount } Zutaten mehr, die noch fehlen
    }
   *[less] { $amount ->
        [one] { $amount } Zutat weniger, die noch fehlt
       *[other] { $amount } Zutaten weniger, die noch fehlen
    }
}

## Die Einführung

coach-countdown = Gleich geht es los. Lass dir Zeit: Die Uhr steht, während du überlegst, und die anderen kochen erst, wenn dein erstes Gericht serviert ist.
coach-forest = Dein Rezept verlangt ein Tier. Schick eine Hand in den Wald, um es zu finden.
coach-pantry = Dein Rezept verlangt Gemüse. Schick eine Hand in die Vorratskammer: Es ist im Beutel.
coach-oven = Du hast alle Zutaten. Schick eine Hand zum Ofen und koch sie.
coach-plating = Das Gericht ist gekocht, aber es zählt erst auf dem Teller. Schick eine Hand zum Anrichten.
coach-order = Es gibt nichts mehr zu kochen: Hol dir an der Bestelltheke ein neues Rezept.
coach-flip = Dreh eine Karte um. Du suchst das Tier aus deinem Rezept; Spuren zeigen nichts.
coach-take = Dieses Tier brauchst du: Nimm es. Den Würfel auf der Karte wirst du würfeln.
coach-ignore = Dieses Tier brauchst du nicht. Lass es liegen und dreh eine andere Karte um.
coach-draw = Greif in den Beutel und sieh, welcher Würfel kommt. Du darfst dreimal ziehen.
coach-keep = Den braucht dein Rezept: Behalte ihn.
coach-put-back = Den braucht dein Rezept nicht: Leg ihn zurück.
coach-home = Hier gibt es nichts mehr zu tun. Hol die Hand zurück, damit sie woandershin kann.
coach-roll = Wirf die Würfel deines Gerichts. Die Summe bringt einen Teller, aber mehr als die Hitze lässt es anbrennen.
coach-reroll = Dafür gibt es noch keinen Teller. Wirf noch einmal und achte auf die Hitze.
coach-stop = Für diese Summe bekommst du einen Teller. Hör jetzt auf: Noch ein Wurf könnte alles anbrennen lassen.
coach-place = Staple die Würfel zu einem Turm. Drück einmal, um einen Würfel zu senken, und noch einmal, wenn die Nadel im Grünen ist.

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
ending-mit-72 = Der Drache entkam
ending-mit-83 = Ein Stechen
step-EnterForest = den Wald betreten
step-Flip = eine Karte umdrehen
step-TakeGame = Wild nehmen
step-Ignore = eine Karte liegen lassen
step-ReleaseGame = Wild freilassen
step-EnterPantry = die Vorratskammer betreten
step-Draw = Würfel ziehen
step-Keep = Würfel behalten
step-PutBack = Würfel zurücklegen
step-ReturnDie = einen Würfel zurückgeben
step-EnterOven = an den Ofen gehen
step-Roll = würfeln
step-Stop = aufhören zu würfeln
step-EnterPlating = an den Anrichteplatz gehen
step-Place = einen Würfel setzen
step-TakeOrder = eine Bestellung nehmen
step-Leave = eine Station verlassen
step-MakeOffer = einen Tausch anbieten
step-Accept = einen Tausch annehmen
step-Decline = einen Tausch ablehnen
step-Withdraw = ein Angebot zurückziehen
step-WantShowdown = über das Stechen abstimmen
step-Begin = beginnen
step-SendHome = einen Souschef heimschicken
step-Serve = einen Teller servieren
step-Close = die Küche schließen
kind-game = animal
field-plates = Teller, Wert
field-burn-points = Punkte für eine Brandmarke
field-most-burns = Höchstens so viele Brandmarken
field-incomplete = Punkte für unfertige Rezepte, Zeile
field-tracks = Karten mit Spuren
field-station = Stationen
field-spaces = Personen, ab denen der Platz offen ist, Nr.
field-idle = untätige Zeit (ms)
field-recipe = Rezepte
field-id = Name in der Datei
field-hats = Kochmützen
field-game = Wild
field-onion = Zwiebeln
field-eggplant = Auberginen
field-pepper = Paprika
field-heat = Hitze
item-forest = { $animal } { $die }
field-forest = Waldkarten
field-animal = Tier
field-forest-die = Würfel
field-count = Karten
field-game-dice = Wildwürfel
field-pantry-dice = Vorratswürfel
field-limits = Grenzen
field-limits-game = Wild auf der Hand
field-limits-pantry = Vorratswürfel auf der Hand
field-draws = auf einmal gezogene Würfel
field-clock = Uhr (ms)
field-countdown = Countdown
field-again = bis zum selben Platz
field-standing = wie lange ein Turm stehen muss
field-watched = wie lange zugesehen wird
field-vote = Zeit zum Abstimmen
field-hand = Zeit einer Hand (ms)
field-enter = betreten
field-leave = verlassen
field-flip = Karte umdrehen
field-take = nehmen
field-ignore = Karte liegen lassen
field-release = Wild freilassen
field-draw = ziehen
field-keep = behalten
field-put-back = zurücklegen
field-roll = würfeln
field-stop = aufhören
field-order = bestellen
field-pace = Tempo beim Setzen
field-busy = Zeit (ms)
field-offset = Versatz (m)
field-tilt = Neigung (rad)
field-drift = Abdrift (m/s)
field-die = Würfel
field-size = Größe (m)
field-cast = Ein Würfelwurf
field-drop = Fall (m/s)
field-oven-card = Ofenkarte
field-die-card = Würfel auf der Karte
field-die-table = Würfel auf dem Tisch
field-die-die = Würfel an Würfel
field-plate = Teller
field-die-plate = Würfel auf dem Teller
fault-recipe-twice = Dieses Rezept steht zweimal da.
fault-heat = { $count } liegt unter der kleinsten Summe der { $known } Würfel.
fault-plates = { $count } Teller für { $known } Rezepte.
