# Hibachi Fired Up!: die Regeln, wie man sie in der Hilfe liest.
# Eine Meldung für jede Regel in rules.toml, unter derselben Nummer; section-* sind die Überschriften.

section-components = Material
section-setup = Aufbau
section-throwing = Schritt 1: werfen
section-cleaning = Schritt 2: abräumen
section-place = Was ein Ort bewirkt
section-cooking = Kochen, oder nichts
section-round = Neue Runde und Ende

## Material

FUP-1 = Du hast vier Chips im Wert von 100, 200, 400 und 600.
FUP-2 = Es gibt 72 Zutatenkarten, acht von jeder der neun Zutaten, und 12 Chilikarten.
FUP-3 = Es gibt 18 Rezepte, jedes aus drei verschiedenen Zutaten. Jede Zutat kommt in sechs Rezepten vor, und je
    zwei Zutaten kommen in einem oder zwei Rezepten zusammen vor. Was sie verlangen, haben wir rekonstruiert.
FUP-4 = Der Vorrat an Yen geht nie aus.
FUP-5 = Zutaten und Schalen sind die von Hibachi. Die vier Aktionsfelder heißen: Chip setzen, Bonuszutat, Rezept
    reservieren, Trinkgeld. Die Farben sind Rot, Blau, Grün und Schwarz.

## Aufbau

FUP-10 = Du beginnst mit deinen vier Chips und 1200 Yen. Alle Zutatenkarten liegen nach Sorten in offenen Stapeln um
    das Brett, die Chilikarten ebenso.
FUP-11 = Drei Rezepte liegen offen, die übrigen bilden einen verdeckten Stapel.
FUP-12 = Erster Küchenchef ist, wer zuletzt gekocht hat, oder er wird ausgelost. Hier wird er ausgelost, wenn
    der Tisch keinen Platz nennt.
FUP-13 = Die Zutaten- und Chilikarten in deiner Hand und deine reservierten Rezepte sieht niemand. Wie viele Karten du
    hast, dein Geld und was du gekocht hast, ist für alle offen.

## Schritt 1: werfen

FUP-20 = Beim Küchenchef beginnend wirft im Uhrzeigersinn jeder einen Chip seiner Wahl, bis zu zweit oder zu
    dritt alle vier und zu viert alle drei Chips geworfen haben.
FUP-21 = Wie Chips geworfen werden und wo sie liegen, sagen die Regeln mit THR. Ein Chip darf über einem anderen liegen.
    Ein Chip, dessen Loch über dem erhöhten Rand oder weiter draußen ist, ist für diese Runde draußen.

## Schritt 2: abräumen

FUP-30 = Alle Chips auf dem Brett werden mit dem Wert nach oben gedreht.
FUP-31 = Beim Küchenchef beginnend aktiviert im Uhrzeigersinn jeder einen eigenen Chip auf dem Brett und nimmt
    ihn dann weg. So geht es reihum weiter, bis das Brett leer ist. Die Reihenfolge deiner Chips wählst du; hast
    du keinen mehr auf dem Brett, wirst du übergangen.
FUP-32 = Aktivierst du einen Chip, tust du eins von dreien: Du nutzt den Ort, auf dem er liegt, kochst ein
    Rezept oder tust nichts.
FUP-33 = Ein aktivierter Chip kommt für die nächste Runde in deinen Vorrat zurück. In dieser kann er nicht noch
    einmal gesetzt werden.
FUP-34 = Chips, die draußen sind oder nicht geworfen wurden, bleiben verdeckt, außer sie werden gesetzt.

## Was ein Ort bewirkt

FUP-40 = Schale, kaufen: Nimm eine Karte dieser Zutat und zahle die Summe aller Chips in der Schale, auch der
    fremden und dessen, den du aktivierst.
FUP-41 = Schale, verkaufen: Lege eine Karte dieser Zutat auf ihren Stapel zurück und erhalte das Doppelte dieser
    Summe.
FUP-42 = Dein Chip verlässt die Schale erst nach dem Handel, und dann ist der Preis für den Nächsten niedriger. Mit
    zwei Chips in einer Schale darfst du mit dem einen kaufen und mit dem anderen verkaufen.
FUP-43 = Steht dir eine Karte zu, Chili oder Zutat, und ihr Stapel ist leer, zeigen alle ihre ganze Hand; sie
    bleibt offen, bis der nächste Chip benutzt oder geworfen wird. Wer am meisten Karten dieser Art hat, legt
    die Hälfte seiner davon zurück, abgerundet; bei Gleichstand tun es alle, die am meisten haben. Dann nimmst
    du deine und zahlst. Ist noch immer keine da, nimmst du nichts und zahlst nichts. Das Geld musst du haben,
    bevor du einen Kauf ansagst; einmal angesagt, wird er ausgeführt.
FUP-50 = Chip setzen: Lege einen eigenen Chip mit dem Wert nach oben auf einen beliebigen Ort. Es darf einer sein, den
    du nicht geworfen hast, oder ein geworfener, wo immer er ist, sogar draußen; aber weder ein verbrauchter noch
    der, den du gerade aktivierst. Kein anderer Chip wird berührt.
FUP-51 = Bonuszutat: Nimm eine beliebige Zutatenkarte vom Brett. Du darfst auch einen leeren Stapel nennen: Dann
    zeigen erst alle ihre Hand, und wer die meisten davon hat (auch mehrere), legt die Hälfte seiner Karten davon zurück,
    wie bei einem Kauf. Chili gilt hier nicht als Zutat.
FUP-52 = Rezept reservieren: Sieh dir das oberste Rezept des Stapels an und behalte es verdeckt. Nur du darfst es
    kochen. Reservieren kannst du, solange es welche gibt.
FUP-53 = Trinkgeld: Du bekommst das Dreifache des Werts des aktivierten Chips.
FUP-54 = Leere Fläche: Nimm eine Chilikarte, oder lege zwei zurück und erhalte das Doppelte des Werts dieses Chips.
    Andere Chips, die dort liegen, sind gleichgültig.
FUP-55 = Sind die Chips umgedreht, zählt nur noch der Ort eines Chips (Schale, Aktionsfeld oder leere Fläche),
    nicht die genaue Stelle. Setzen darfst du auf jeden davon, auch auf das Feld zum Setzen. Ein versetzter Chip
    zählt nicht mehr dort, wo er lag. Hast du keinen Chip zum Setzen, hat das Feld keine Wirkung.

## Kochen, oder nichts

FUP-60 = Statt seinen Ort zu nutzen, kann jeder deiner Chips auf dem Brett dazu dienen, ein Rezept zu kochen: ein offenes
    oder eins, das du reserviert hast. Die drei Zutaten gehen sofort auf ihre Stapel zurück.
FUP-61 = Einmal je Rezept können zwei Chilikarten eine Zutat ersetzen. Auch sie gehen zurück.
FUP-62 = Eine Lücke unter den offenen Rezepten wird erst am Ende der Runde gefüllt.
FUP-63 = Mit drei Rezepten darfst du weiterkochen, aber mehr als drei zählen wie drei.
FUP-70 = Du darfst einen Chip wegnehmen und nichts damit tun.

## Neue Runde und Ende

FUP-80 = Das Spiel endet am Ende einer Runde, in der mindestens einer drei Rezepte hat. Die Runde wird immer zu
    Ende gespielt.
FUP-81 = Hat nur einer drei Rezepte oder mehr, gewinnt er. Sind es mehrere, gewinnt der Reichste von ihnen; bei
    gleich viel Geld teilen sie den Sieg.
FUP-82 = Sonst wird der linke Nachbar des Küchenchefs Küchenchef, und die offenen Rezepte werden auf drei ergänzt.
FUP-83 = Der Tisch kann eine letzte Runde vereinbaren oder keine; ohne Vereinbarung ist es die vierzigste. Hat
    bis dahin niemand drei Rezepte, entscheiden die meisten Rezepte, dann das meiste Geld; wer gleich steht,
    teilt den Sieg. Ist der Stapel der Rezepte leer, liegen weniger als drei offen.
FUP-90 = Einige Beispiele. Die Chips in der Eierschale sind zusammen 600 wert: Rot darf ein Ei für 600 kaufen oder eins
    für 1200 verkaufen. Ein Chip mit 400 auf dem Trinkgeldfeld bringt 1200, einer mit 100 bringt 300. Grüns Chip mit
    100 auf der leeren Fläche bringt eine Chilikarte, oder 200 Yen für zwei davon.

### Was am Tisch gesagt wird. SEAT() ist der Name, ME() sagt, ob es der Leser ist.

title = Hibachi Fired Up!
about = Wirf Chips auf den Grill, nutze jeden für den Ort, auf dem er liegt, koche drei Rezepte.

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
chili_for-none = nichts
place-place-chip = Chip setzen
place-bonus-ingredient = Bonuszutat
place-reserve = Rezept reservieren
place-tip = Trinkgeld
recipe-mountain-and-tide = Berg und Flut
recipe-pier-noodles = Hafennudeln
recipe-charred-noodles = Röstnudeln
recipe-flame-skewers = Flammenspieße
recipe-woodland-beef-rice = Waldreis mit Rind
recipe-ramen-egg = Ramen-Ei
recipe-golden-steak = Goldenes Steak
recipe-steamed-fillet = Gedämpftes Filet
recipe-rice-in-a-leaf = Reis im Blatt
recipe-shrimp-omelette-rice = Omelettreis mit Garnele
recipe-double-bowl = Doppelte Schale
recipe-green-scramble = Grünes Rührei
recipe-cooks-breakfast = Frühstück des Kochs
recipe-surf-rice = Brandungsreis
recipe-sailors-rice = Matrosenreis
recipe-grill-basket = Grillkorb
recipe-egg-ribbons = Eierbänder
recipe-charcoal-fish = Kohlenfisch

## Was gefragt wird

question-activate = Aktiviere einen deiner Chips.

## Züge zur Wahl

move-Buy = Der { $own }er ({ $from }): eine Karte für { $price } Yen kaufen
move-Sell = Der { $own }er ({ $from }): eine Karte für { $paid } Yen verkaufen
move-PlaceChip = Der { $own }er ({ $from }): den { $value }er hierhin setzen: { $place }
move-TakeIngredient = Der { $own }er ({ $from }): nehmen: { $ingredient }
move-Reserve = Der { $own }er ({ $from }): ein Rezept reservieren
move-TakeTip = Der { $own }er ({ $from }): { $tip } Yen nehmen
move-TakeChili = Der { $own }er ({ $from }): eine Chilikarte nehmen
move-SellChili = Der { $own }er ({ $from }): { $count } Chilikarten für { $chili_paid } Yen verkaufen
move-Cook = Der { $own }er ({ $from }): kochen: { $recipe } (Chili statt: { $chili_for })
move-TakeOff = Der { $own }er ({ $from }): wegnehmen und nichts tun

## Was geschehen ist. Leeres wird nicht erzählt: Etwas anderes sagt es.

event-Asked = { "" }
event-ChipActivated = { ME($seat) ->
    [yes] Du aktivierst
   *[no] { SEAT($seat) } aktiviert
} einen { $value }er.
event-CardBought = { ME($seat) ->
    [yes] Du kaufst
   *[no] { SEAT($seat) } kauft
} für { $price } Yen: { $ingredient }.
event-CardSold = { ME($seat) ->
    [yes] Du verkaufst
   *[no] { SEAT($seat) } verkauft
} für { $price } Yen: { $ingredient }.
event-HandsShown = Der Stapel ist leer ({ $kind }): Alle zeigen ihre Hand. { $shown }
event-CardsReturned = { SEAT($seat) }: { $count ->
    [1] eine Karte zurückgelegt:
   *[other] { $count } Karten zurückgelegt:
} { $kind }.
event-NothingLeft = Noch immer gibt es nichts zu nehmen für { ME($seat) ->
    [yes] dich
   *[no] { SEAT($seat) }
}: { $kind }.
event-ChipPlaced = { ME($seat) ->
    [yes] Du setzt
   *[no] { SEAT($seat) } setzt
} einen { $value }er: { $place }.
event-IngredientTaken = Genommen ({ SEAT($seat) }): { $ingredient }.
event-RecipeReserved = Reserviert ({ SEAT($seat) }): { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) }: ein Rezept reserviert.
event-TipTaken = { SEAT($seat) }: { $tip } Yen Trinkgeld.
event-ChiliTaken = { SEAT($seat) }: eine Chilikarte genommen.
event-ChiliSold = { SEAT($seat) }: { $count } Chilikarten für { $price } Yen verkauft.
event-RecipeCooked = Gekocht ({ SEAT($seat) }): { $recipe } aus { $cards }{ $chili ->
    [0] .
   *[other] {" "}und { $chili } Chili.
}
event-RoundBegun = Runde { $round }. Küchenchef: { SEAT($head) }.
event-RecipesDealt = Neue Rezepte: { $recipes }.
event-GameEnded = { $rule ->
    [FUP-83] Das war die letzte Runde.
   *[FUP-80] Die Runde, in der das dritte Rezept gekocht wurde, ist zu Ende. Unter allen mit drei Rezepten gewinnt das meiste Geld.
}
hand-shown = { SEAT($owner) }: { $cards }
hand-empty = { SEAT($owner) }: nichts
hand-cards = { $count } × { $ingredient }

## Warum ein Zug abgelehnt wird

refusal-not-your-chip = Unter der Nummer { $chip } liegt kein Chip von dir.
refusal-not-in-bowl = Der Chip liegt in keiner Schale.
refusal-too-poor = Du hast keine { $price } Yen.
refusal-no-card = So eine Karte hast du nicht: { $ingredient }.
refusal-not-on-space = Dafür liegt der Chip nicht auf dem richtigen Feld.
refusal-no-such-chip = Einen Chip mit { $value } hast du nicht.
refusal-chip-spent = Der { $value }er wurde in dieser Runde schon aktiviert.
refusal-no-such-place = Dorthin lässt sich kein Chip setzen.
refusal-chili-not-offered = Chili kannst du hier nicht nehmen, nur eine Zutat.
refusal-no-such-ingredient = So eine Zutat gibt es nicht.
refusal-no-recipes-left = Es ist kein Rezept zum Reservieren mehr da.
refusal-not-bare = Der Chip liegt nicht auf der leeren Fläche.
refusal-too-little-chili = Dazu braucht es { $needed } Chilikarten.
refusal-recipe-not-there = Liegt weder offen noch ist es von dir reserviert: { $recipe }.
refusal-not-in-recipe = Im Rezept { $recipe } kommt das nicht vor: { $ingredient }.
refusal-ingredients-missing = Dir fehlt etwas für: { $recipe }.

## Auf der Seite

money = { $amount } ¥
grill-no-card = Der Stapel ist leer ({ $ingredient }): Wer hier kauft, bekommt nur eine Karte, wenn die mit den meisten die Hälfte zurücklegen.
use-Buy = Kaufen für { $price } ¥
use-Sell = Verkaufen für { $paid } ¥
use-TakeTip = Trinkgeld: { $tip } ¥
use-TakeChili = Ein Chili nehmen
use-SellChili = { $count } Chili für { $chili_paid } ¥
use-Reserve = Rezept reservieren
use-PlaceChip = setzen
use-TakeOff = Wegnehmen

## Die geführte erste Runde: ein Hinweis für jede Art von Entscheidung

tip-throw = Nimm einen Chip aus deinem Ständer; seinen Wert kennst nur du, bis alle geworfen sind. Wähle, wo du stehst, zieh den Chip zurück und schnippe ihn auf das Brett. Es zählt der Ort unter dem Loch des Chips.
tip-call = Das Loch dieses Chips zeigt zwei Orte. Du bist Küchenchef: Sag, welcher zählt.
tip-activate = Tippe auf einen deiner Chips und sieh, was er kann: In einer Schale kaufst du für die Summe aller Chips oder verkaufst für das Doppelte; ein Aktionsfeld nutzt du; auf der leeren Fläche nimmst du Chili. Jeder Chip kann stattdessen ein Rezept kochen. Dann verlässt er das Brett.

## Was alles ist, wo man darauf zeigt

help-bare = Nutze einen Chip auf der leeren Fläche, um eine Chilikarte zu nehmen oder zwei zurückzulegen und dafür den doppelten Chipwert zu bekommen.
help-rim = Ein Chip, dessen Loch über dem erhöhten Rand liegt oder weiter außen, ist für diese Runde draußen.
help-bowl = Nutze einen Chip in einer Schale, um eine Karte für den Wert aller Chips darin zu kaufen oder eine für das Doppelte zu verkaufen. Das Kärtchen zeigt, wie viele Karten übrig sind, das Schild, was die Chips ergeben.
help-bonus-ingredient = Nutze einen Chip hier, um eine beliebige Zutatenkarte zu nehmen.
help-reserve = Nutze einen Chip hier, um verdeckt das oberste Rezept des Stapels zu nehmen. Nur du darfst es kochen.
help-place-chip = Nutze einen Chip hier, um einen anderen deiner Chips offen an einen beliebigen Ort zu legen, auch einen, der draußen ist oder nicht geworfen wurde.
help-tip = Nutze einen Chip hier, um das Dreifache seines Wertes zu bekommen.
help-cooked = Rezepte, die dieser Spieler gekocht hat. Hat jemand drei, endet das Spiel nach dieser Runde, und von allen mit drei gewinnt der Reichste.
help-round = In jeder Runde werfen alle ihre Chips. Dann nutzt reihum jeder einen seiner Chips für den Ort, an dem er liegt, oder zum Kochen, bis das Brett leer ist.

end-tie = Gleich viele Rezepte: Mehr Geld entschied.

## Das Spiel auf einer Seite

page-goal = Besorge dir die Zutaten für drei Rezepte, und sei unter denen, die es schaffen, am reichsten.
page-turn = Wirf deine Chips. Dann nutze sie reihum einzeln: für den Ort, an dem einer liegt, oder zum Kochen.
page-win = Die Runde, in der jemand drei Rezepte hat, ist die letzte. Von allen mit dreien gewinnt der Reichste.
page-wrong-1 = Kaufen kostet, was alle Chips in der Schale zusammen wert sind, auch fremde.
page-wrong-2 = Verkaufen bringt das Doppelte: Eine volle Schale ist zum Verkaufen da.
page-wrong-3 = Jeder Chip tut nur eines, und auch Kochen kostet einen Chip.
page-wrong-4 = Ist ein Stapel leer, legt die Hälfte der eigenen Karten zurück, wer am meisten davon hat.
page-wrong-5 = Die leere Fläche gibt Chili, das Fehlendes ersetzt.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-fup-4 = was geschieht, wenn die Scheine in der Schachtel ausgehen.
open-fup-12 = wer zuerst Küchenchef ist, wenn niemand weiß, wer zuletzt gekocht hat.
open-fup-13 = ob die Zahl der Handkarten, das Geld und die Rezepte offen sind.
open-fup-31 = was ist, wenn jemand keinen Chip mehr hat, andere aber schon.
open-fup-33 = ob ein aktivierter Chip in derselben Runde noch einmal gesetzt werden darf.
open-fup-34 = ob Chips aufgedeckt werden, die draußen sind oder nicht geworfen wurden.
open-fup-43 = was geschieht, wenn der Stapel danach noch leer ist, und was von der Hand gezeigt wird.
open-fup-50 = ob ein verbrauchter Chip gesetzt werden darf oder der, der gerade aktiviert wird.
open-fup-51 = ob Chili zu den Bonuszutaten gehört.
open-fup-55 = ob ein gesetzter Chip eine genaue Stelle oder nur einen Ort hat und was ist, wenn keiner gesetzt werden kann.
open-fup-60 = wohin die Zutaten eines gekochten Rezepts kommen.
open-fup-63 = ob man mit drei Rezepten weiterkochen darf und was weitere zählen.
open-fup-81 = wer gewinnt, wenn mehrere drei Rezepte und gleich viel Geld haben.
open-fup-83 = wie ein Spiel endet, in dem niemand drei Rezepte kocht, und was geschieht, wenn keins mehr zu ziehen ist.

## Die Einführung

why-throw-bowl = Mit einem Chip in der Schale kannst du diese Zutat später kaufen oder verkaufen.
why-throw-space = Mit einem Chip auf einem Aktionsfeld kannst du es später nutzen.
why-TakeTip = Dieses Feld zahlt das Dreifache deines Chips: Unter allen mit drei Rezepten entscheidet das Geld.
why-Buy = Diese Karte brauchst du für ein Rezept. Sie kostet, was alle Chips in der Schale zusammen wert sind.
why-Sell = Verkaufen bringt doppelt so viel, wie alle Chips in der Schale zusammen wert sind.
why-TakeIngredient = Hier nimmst du eine beliebige Zutat: eine, die einem Rezept noch fehlt.
why-Reserve = Das oberste Rezept vom Stapel gehört dir allein, und niemand kennt es.
why-TakeChili = Chili ersetzt eine Zutat, die dir fehlt.
why-PlaceChip = Leg einen anderen deiner Chips hin, wo du willst: ganz ohne Wurf.
why-Cook = Du hast alles, was dieses Rezept verlangt. Das Kochen verbraucht den Chip.
why-TakeOff = Dieser Chip nützt dir hier nichts.
