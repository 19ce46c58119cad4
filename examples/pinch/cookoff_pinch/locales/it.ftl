# Un pizzico di troppo in italiano. Ogni regola sta sotto il suo numero.

title = Un pizzico di troppo
about = Una pentola, tanti cuochi: tutti salano la zuppa e nessuno dice quanto.

section-components = Carte
section-setup = Preparazione
section-turn = Un turno
section-supper = La cena
section-end = La fine

PIN-1 = Ogni carta è un ingrediente, con sale e punti: carote e porri sono delicati, pancetta e acciughe
    sono salate e valgono di più, e una patata toglie sale dalla pentola.
PIN-2 = Gli ospiti sopportano 8 di sale con due cuochi, 12 con tre e 16 con quattro.
PIN-3 = Si mescolano le carte e ciascuno ne riceve tre. La tua mano la vedi solo tu. Chi comincia è
    sorteggiato.
PIN-4 = Si cucinano tre cene, se il tavolo non ha deciso altrimenti.
PIN-5 = In ogni cena ciascuno gioca due volte, a turno. Nel tuo turno prendi una carta dalla mano: la
    metti in pentola oppure la cambi.
PIN-6 = Una carta entra in pentola coperta: gli altri vedono che aggiungi qualcosa, ma non che cosa.
PIN-7 = Per cambiare, metti da parte una carta davanti a tutti e ne peschi un’altra. Di tuo non va nulla
    in pentola.
PIN-8 = Dopo l’ultimo turno si alza il coperchio. Se nella pentola non c’è più sale di quanto ne
    sopportano gli ospiti, ciascuno prende i punti di ciò che ci ha messo.
PIN-9 = Se ce n’è di più, la zuppa è rovinata e non porta niente a nessuno. Chi ha messo più sale lava i
    piatti e perde tre punti; se sono in più d’uno, tocca a tutti loro.
PIN-10 = Poi si svuota la pentola, ciascuno pesca fino a tre carte e comincia il cuoco seguente.
PIN-11 = Dopo l’ultima cena la partita è finita. Vince chi ha più punti; chi è pari divide il posto.

## Carte

card-back = coperta
card-potato = patata
card-carrot = carota
card-leek = porro
card-bacon = pancetta
card-anchovy = acciuga

## Che cosa si chiede e che cosa si può fare

question-season = Gli ospiti sopportano { $taste } di sale, di tuo ce n’è { $mine }. Che cosa fai?
move-Season = In pentola: { $card } (sale { $salt }, { $points ->
    [1] 1 punto
   *[other] { $points } punti
})
move-Swap = Cambia: { $card }

## Che cosa succede

event-Seasoned = { ME($seat) ->
    [yes] Metti in pentola: { $card }.
   *[no] { SEAT($seat) } mette in pentola una carta coperta.
}
event-Swapped = { ME($seat) ->
    [yes] Metti da parte: { $card }.
   *[no] { SEAT($seat) } mette da parte: { $card }.
}
event-Drew = { ME($seat) ->
    [yes] Peschi: { $cards }.
   *[no] { $number ->
        [1] { SEAT($seat) } pesca una carta.
       *[other] { SEAT($seat) } pesca { $number } carte.
    }
}
event-TurnBegun = { ME($seat) ->
    [yes] Tocca a te
   *[no] { SEAT($seat) }
}
event-LidLifted = { ME($seat) ->
    [yes] Di tuo: { $cards } (sale { $salt }).
   *[no] Di { SEAT($seat) }: { $cards } (sale { $salt }).
}
pot-nothing = niente
event-Tasted = Nella pentola c’è { $salt } di sale, gli ospiti ne sopportano { $taste }.
event-Scored = { $rule ->
    [PIN-9] { ME($seat) ->
        [yes] Troppo salata! Lavi i piatti: { $points } punti.
       *[no] Troppo salata! { SEAT($seat) } lava i piatti: { $points } punti.
    }
   *[other] { ME($seat) ->
        [yes] È buona: +{ $points } per te.
       *[no] È buona: +{ $points } per { SEAT($seat) }.
    }
}
event-PotEmptied = { "" }
event-SupperBegun = La cena { $supper } è sul fuoco.
event-GameEnded = L’ultima scodella è vuota.

## Che cosa non si può fare

refusal-not-in-hand = Questa carta non ce l’hai in mano.

## Il tavolo. Un testo vuoto tralascia un campo.

view-supper = Cena
view-supper-value = { $value } di { $suppers }
view-suppers = { "" }
view-first = Comincia
view-first-value = { SEAT($value) }
view-seat = { "" }
view-turns = Turni rimasti
view-points = Punti
view-hand = Mano
view-pot = In pentola
view-discard = Da parte
view-deck = Mazzo

option-suppers = Cene
tip-season = Le tue carte sono sotto il tuo nome. Più sale porta più punti, finché la zuppa non è rovinata: allora lava i piatti chi ha salato di più.

part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } punto in più
       *[other] { $amount } punti in più
    }
   *[less] { $amount ->
        [one] { $amount } punto in meno
       *[other] { $amount } punti in meno
    }
}
part-pot = { $change ->
    [more] { $amount ->
        [one] { $amount } punto in più da attendersi dalla pentola
       *[other] { $amount } punti in più da attendersi dalla pentola
    }
   *[less] { $amount ->
        [one] { $amount } punto in meno da attendersi dalla pentola
       *[other] { $amount } punti in meno da attendersi dalla pentola
    }
}
part-hand = { $change ->
    [more] { $amount ->
        [one] { $amount } punto in più da attendersi dalla mano
       *[other] { $amount } punti in più da attendersi dalla mano
    }
   *[less] { $amount ->
        [one] { $amount } punto in meno da attendersi dalla mano
       *[other] { $amount } punti in meno da attendersi dalla mano
    }
}
