# Eine Prise zu viel auf Deutsch. Jede Regel steht unter ihrer Nummer.

title = Eine Prise zu viel
about = Ein Topf, viele Köche: Alle salzen die Suppe, und niemand sagt, wie sehr.

section-components = Karten
section-setup = Aufbau
section-turn = Ein Zug
section-supper = Das Essen
section-end = Das Ende

PIN-1 = Jede Karte ist eine Zutat mit Salz und Punkten: Karotten und Lauch sind mild, Speck und
    Sardellen sind salzig und mehr wert, und eine Kartoffel nimmt Salz aus dem Topf.
PIN-2 = Die Gäste vertragen bei zwei Köchen 8 Salz im Topf, bei dreien 12 und bei vieren 16.
PIN-3 = Die Karten werden gemischt, und alle bekommen drei. Deine Hand siehst nur du. Wer beginnt,
    wird ausgelost.
PIN-4 = Es wird dreimal gekocht, wenn der Tisch nichts anderes ausgemacht hat.
PIN-5 = In jedem Essen sind alle reihum zweimal am Zug. Du nimmst eine Karte aus der Hand und gibst
    sie entweder in den Topf oder tauschst sie.
PIN-6 = Eine Karte kommt verdeckt in den Topf: Die anderen sehen, dass du etwas hineingibst, aber nicht, was.
PIN-7 = Zum Tauschen legst du eine Karte offen weg und ziehst eine neue. Von dir kommt nichts in den Topf.
PIN-8 = Nach dem letzten Zug wird der Deckel gehoben. Ist nicht mehr Salz im Topf, als die Gäste
    vertragen, bekommen alle die Punkte dessen, was sie hineingegeben haben.
PIN-9 = Ist mehr Salz darin, ist die Suppe verdorben und bringt niemandem etwas. Wer am meisten Salz
    hineingegeben hat, macht den Abwasch und verliert drei Punkte; waren es mehrere, trifft es sie alle.
PIN-10 = Dann wird der Topf geleert, alle ziehen auf drei Karten nach, und der nächste Koch beginnt.
PIN-11 = Nach dem letzten Essen ist das Spiel zu Ende. Die meisten Punkte gewinnen; wer gleich viele
    hat, teilt sich den Platz.

## Karten

card-back = verdeckt
card-potato = Kartoffel
card-carrot = Karotte
card-leek = Lauch
card-bacon = Speck
card-anchovy = Sardelle

## Was gefragt ist und was man tun kann

question-season = Die Gäste vertragen { $taste } Salz, von dir sind { $mine } im Topf. Was tust du?
move-Season = In den Topf: { $card } (Salz { $salt }, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
})
move-Swap = Tauschen: { $card }

## Was geschieht

event-Seasoned = { ME($seat) ->
    [yes] Du gibst in den Topf: { $card }.
   *[no] { SEAT($seat) } gibt eine verdeckte Karte in den Topf.
}
event-Swapped = { ME($seat) ->
    [yes] Du legst weg: { $card }.
   *[no] { SEAT($seat) } legt weg: { $card }.
}
event-Drew = { ME($seat) ->
    [yes] Du ziehst: { $cards }.
   *[no] { $number ->
        [1] { SEAT($seat) } zieht eine Karte.
       *[other] { SEAT($seat) } zieht { $number } Karten.
    }
}
event-TurnBegun = { ME($seat) ->
    [yes] Dein Zug
   *[no] { SEAT($seat) }
}
event-LidLifted = { ME($seat) ->
    [yes] Von dir: { $cards } (Salz { $salt }).
   *[no] Von { SEAT($seat) }: { $cards } (Salz { $salt }).
}
pot-nothing = nichts
event-Tasted = Im Topf sind { $salt } Salz, die Gäste vertragen { $taste }.
event-Scored = { $rule ->
    [PIN-9] { ME($seat) ->
        [yes] Versalzen! Du machst den Abwasch: { $points } Punkte.
       *[no] Versalzen! { SEAT($seat) } macht den Abwasch: { $points } Punkte.
    }
   *[other] { ME($seat) ->
        [yes] Es schmeckt: +{ $points } für dich.
       *[no] Es schmeckt: +{ $points } für { SEAT($seat) }.
    }
}
event-PotEmptied = { "" }
event-SupperBegun = Das { $supper }. Essen kommt aufs Feuer.
event-GameEnded = Die letzte Schüssel ist leer.

## Was nicht geht

refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.

## Der Tisch. Ein leerer Text lässt ein Feld weg.

view-supper = Essen
view-supper-value = { $value } von { $suppers }
view-suppers = { "" }
view-first = Es beginnt
view-first-value = { SEAT($value) }
view-seat = { "" }
view-turns = Züge bis zum Essen
view-points = Punkte
view-hand = Hand
view-pot = Im Topf
view-discard = Weggelegt
view-deck = Stapel

option-suppers = Essen
tip-season = Deine Karten liegen unter deinem Namen. Mehr Salz bringt mehr Punkte, bis die Suppe verdorben ist: Dann wäscht ab, wer am meisten gesalzen hat.

part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr
       *[other] { $amount } Punkte mehr
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger
       *[other] { $amount } Punkte weniger
    }
}
part-pot = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr aus dem Topf zu erwarten
       *[other] { $amount } Punkte mehr aus dem Topf zu erwarten
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger aus dem Topf zu erwarten
       *[other] { $amount } Punkte weniger aus dem Topf zu erwarten
    }
}
part-hand = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr aus der Hand zu erwarten
       *[other] { $amount } Punkte mehr aus der Hand zu erwarten
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger aus der Hand zu erwarten
       *[other] { $amount } Punkte weniger aus der Hand zu erwarten
    }
}
