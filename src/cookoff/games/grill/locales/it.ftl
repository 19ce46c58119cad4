# Quel che i giochi di lancio hanno in comune: le regole dei lanci e degli arrivi, e ciò che si dice delle fiche.
# Un messaggio per ogni regola di rules.toml, sotto lo stesso numero; section-* sono i titoli.

section-things = Fiche e plancia
section-throw = Il lancio
section-landing = Dove si trova una fiche

## Fiche e plancia

THR-1 = Si lancia su una plancia piatta con un bordo rialzato. Vi sono disegnate nove ciotole, una per ingrediente,
    e quattro caselle azione più piccole; tutto il resto è superficie nuda.
THR-2 = Una fiche è un disco con un foro al centro. Una sola faccia mostra il valore, e il colore dice di chi è.
THR-3 = Le ciotole formano un quadrato di tre per tre, le caselle azione stanno nei quattro spazi intorno alla
    ciotola centrale. Misure e materiali fanno parte dei dati del gioco: potete provarne altri.
THR-4 = Una ciotola o una casella è grande esattamente quanto il suo disegno: il cibo che sporge ne
    fa parte, un'ombra no. In Fired Up ne fa parte anche la linea nera che lo circonda.
THR-5 = Sulle nostre plance i disegni distano fra loro e dal bordo almeno quanto è largo il foro di una fiche. Una
    plancia vostra che li avvicina è accettata con un avviso.

## Il lancio

THR-10 = La mano resta fuori: la fiche deve lasciarla oltre il bordo esterno della plancia. Un lancio rilasciato più
    all'interno non avviene: tieni la fiche e riprovi.
THR-11 = Puoi girare intorno al tavolo e lanciare da qualsiasi lato, in qualunque modo lanci: con un gesto, col
    modulo, coi tasti o da un elenco. Ti trovi al massimo a 60 cm dal bordo e rilasci al massimo a 60 cm sopra
    il tavolo. Se il tavolo non si accorda altrimenti, i posti seguono in senso orario intorno alla plancia,
    vista dall'alto: davanti, a sinistra, di fronte, a destra.
THR-12 = Un lancio è fatto di una fiche, della faccia rivolta in basso, del punto di rilascio, di una velocità,
    di una rotazione, di un ribaltamento e di un'inclinazione. Puoi anche lanciare una fiche con il valore in
    alto: allora tutti ne vedono il valore, comunque si fermi. Nessun lancio supera la velocità indicata nei
    dati del gioco, e i numeri impossibili sono respinti. Se il tavolo lo permette, puoi indicare invece un
    bersaglio, e la mano del tuo posto lancia per te (THR-30).
THR-13 = Puoi colpire altre fiche, tue o altrui. Conta dove ciascuna va a finire.
THR-14 = Una fiche sulla superficie nuda resta lì finché si lancia; qualcuno può ancora spingerla in una ciotola, o
    fuori.
THR-15 = Un lancio è finito quando tutto è fermo. Si registra dove ogni fiche si è fermata, e un replay mostra
    proprio quello.
THR-16 = Dopo ogni lancio le fiche fuori si tolgono subito, per il resto del round. Il loro valore rimane
    segreto, se nessuno ha potuto vederlo. Una fiche che si appoggiava a una di queste cade e conta dove si
    trova allora.
THR-17 = Se allo scadere del tempo di un lancio qualcosa si muove ancora, viene fermato e disteso
    sul posto; sopra il bordo o oltre, è fuori.
THR-18 = Come punto di rilascio vale il centro della fiche; esattamente sopra il bordo conta come fuori. Nel
    momento del rilascio la fiche non può toccare nulla.
THR-19 = Mentre si lancia nessuno può passare. Una fiche che manca del tutto la plancia è lanciata, ed è fuori.
THR-30 = Ogni posto ha una mano: ferma, media, disinvolta o maldestra, secondo l'accordo del tavolo. Ogni lancio
    subisce un errore casuale grande come quello della mano, in qualunque modo lanci, e lo stesso vale per bot e
    programmi. Se non c'è accordo, una mano ferma esegue un gesto e una mano media un lancio su un bersaglio
    indicato. Il registro conserva l'errore.

## Dove si trova una fiche

THR-20 = Guarda dritto in giù attraverso il foro della fiche: se vedi anche solo un pezzetto di una ciotola o di una
    casella, linea compresa, la fiche è lì.
THR-21 = Se il foro mostra o no un disegno, lo si misura. Se ne mostra due, in Safranito e Hibachi decide fra
    loro il capocuoco. In Fired Up conta quello di cui si vede di più, e il capocuoco decide solo se sono
    esattamente pari. Su una plancia dove può succedere, il tavolo può accordarsi sull'altro modo. Si decide
    quando tutte le fiche sono lanciate, prima che se ne giri una, e di nuovo dopo un lancio extra o bonus, per
    le fiche che si sono mosse.
THR-22 = Le fiche possono stare una sull'altra. Ognuna conta dove si trova il suo foro.
THR-23 = Una fiche sulla superficie nuda non è valida, ma resta dov'è.
THR-24 = In Safranito e in Hibachi una fiche sul bordo rialzato o al di là è fuori per il round. In Fired Up è fuori se
    il suo foro è sopra il bordo o al di là.
THR-25 = Una fiche è sul bordo se una sua parte poggia sulla cima del bordo o sul suo spigolo interno superiore.
    La si giudica come sta, piatta o inclinata. Una fiche che si appoggia soltanto al lato interno è ancora
    dentro. Non importa dove ha toccato per prima, solo dove si ferma.
THR-26 = Per una fiche fuori non c'è un altro lancio, che l'abbia mandata là tu o che l'abbia spinta qualcuno. La riavrai
    nel round successivo.
THR-27 = Una fiche che finisce col valore in alto conta come le altre, ma tutti ne conoscono il valore fino alla
    fine del round, anche se viene girata di nuovo.
THR-28 = Una fiche ritta sul taglio mostra la faccia rivolta di più verso l'alto. Se è esattamente verticale, nasconde il
    valore.
THR-29 = Se una fiche è inclinata, il suo foro conta come un disco piatto proprio sotto il centro del foro.

### Quel che si dice dei lanci

style-lob = pallonetto
style-snap = schiocco
style-slide = scivolata
style-bank = di sponda

move-ThrowChip = Lancia la fiche da { $value }
move-ThrowChipSeen = Lancia una fiche
move-AimChip = Lancia la fiche da { $value }: { $style }, verso: { $goal } ({ $side })
move-AimChipSeen = Lancia una fiche
move-CallChip = La fiche è su: { $goal }

event-ChipTaken = { ME($seat) ->
    [yes] Prendi
   *[no] { SEAT($seat) } prende
} la fiche da { $value }.
event-ChipTakenSeen = { SEAT($seat) } prende una fiche.
event-ChipFlew = { ME($seat) ->
    [yes] Il tuo lancio
   *[no] Lancio di { SEAT($seat) }
}: { $landed }.
event-ChipsSettled = Le fiche rimaste senza appoggio sono cadute.
event-ChipsShown = Fiche in vista: { $known }.
event-ChipCalled = { ME($seat) ->
    [yes] Hai deciso
   *[no] { SEAT($seat) } ha deciso
}: la fiche è su: { $goal }.
event-ChipsBack = { $count ->
    [1] Una fiche è tornata indietro.
   *[other] { $count } fiche sono tornate indietro.
}
event-ChipsGathered = { "" }

## Perché: detto dopo un evento, nel diario e sul tabellone

why-had = { SEAT($seat) } { $total }
why-space-alone = Gettoni lì: { $totals }.
why-space = Gettoni lì: { $totals }.
why-space-tie = Gettoni lì: { $totals }. Parità: in senso orario dal capocuoco { ME($seat) ->
    [yes] vieni prima tu e vinci.
   *[no] viene prima { SEAT($seat) } e vince.
}
why-knocked = { ME($by) ->
    [yes] Hai spinto
   *[no] { SEAT($by) } ha spinto
} { ME($seat) ->
    [yes] il tuo gettone
   *[no] un gettone di { SEAT($seat) }
}; prima: { $from }, ora: { $to }.
why-knocked-out = { ME($by) ->
    [yes] Hai spinto
   *[no] { SEAT($by) } ha spinto
} { ME($seat) ->
    [yes] il tuo gettone
   *[no] un gettone di { SEAT($seat) }
} fuori dal tabellone; prima: { $from }.
why-between = tra due caselle

landed-on = la fiche è su: { $goal }
landed-bare = la fiche è sulla superficie nuda
landed-out = la fiche è fuori
landed-doubt = la fiche è fra due posti
goal-point = un punto della plancia
goal-nowhere = nessun posto

refusal-chip-not-in-hand = In questo round non hai una fiche da { $value } da lanciare.
refusal-another-chip-in-doubt = Prima devi decidere di un'altra fiche.
refusal-hole-does-not-meet = Il foro di quella fiche non mostra questo posto.
refusal-target-out-of-range = Mira a un punto vicino alla plancia: al massimo a { $most } mm dal centro.
refusal-not-an-aim = Questa mira non è valida: modo, lato o faccia sconosciuti.
refusal-no-assist-here = Il tavolo ha convenuto che a questo posto si lancia solo con un gesto.
refusal-hand-is-the-seats = Un lancio non può scegliere la mano: si compie con quella del tuo posto.
refusal-not-a-number = Ogni parte di un lancio dev'essere un numero, e una faccia deve guardare in basso.
refusal-too-fast = Nessun braccio lancia a più di { $most } mm al secondo.
refusal-turns-too-fast = Nessuna mano gira una fiche a più di { $most } radianti al secondo.
refusal-angle-out-of-range = La fiche non si può inclinare o girare così tanto.
refusal-hand-over-board = La tua mano è sopra la plancia: rilascia la fiche fuori dal bordo.
refusal-too-far-away = Sei troppo lontano: al massimo { $most } mm dal bordo.
refusal-too-high-or-low = Rilascia la fiche fra il tavolo e { $most } mm sopra di esso.
refusal-touches-table = Al rilascio la fiche toccherebbe il tavolo.
refusal-touches-board = Al rilascio la fiche toccherebbe la plancia.
refusal-touches-chip = Al rilascio la fiche ne toccherebbe un'altra.

### Quel che dicono tutti i giochi di lancio; un gioco può dirlo altrimenti sotto lo stesso nome

place-bare = superficie nuda

question-throw = Lancia una fiche.
question-call = Una fiche è fra due posti. Quale conta?

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a { SEAT($seat) }.
refusal-asked-otherwise = Ora devi decidere un'altra cosa.
refusal-no-passing = Mentre si lancia nessuno passa.

## L'immagine della plancia, e il lancio a mano

scene-loading = Si prepara la plancia …
scene-board = La plancia. { $count ->
        [0] Non c'è nessuna fiche.
        [one] C'è una fiche.
       *[other] Ci sono { $count } fiche.
    }
scene-chip = { $known ->
        [yes] { $owner }: fiche da { $value }
       *[no] { $owner }: fiche col valore nascosto
    }
scene-again = Rivedi al rallentatore
scene-view = Vista
scene-side-left = Vai al lato sinistro
scene-side-right = Vai al lato destro
scene-nearer = Più vicino
scene-further = Più lontano
scene-steeper = Guarda più dall'alto
scene-flatter = Guarda più dal basso
scene-reset = Vista iniziale
scene-face-down = Valore nascosto
scene-face-up = Valore in vista
scene-power = Forza
scene-height = Altezza del lancio
scene-height-flat = Teso: scivola lontano
scene-height-arc = Ad arco
scene-height-lob = A campana: cade e si ferma presto
scene-weak = Troppo debole: non è stato lanciato nulla, riprova.
scene-away = Lancia verso la plancia: non è stato lanciato nulla.
scene-missed = Comincia il gesto sulla tua fiche.
scene-missed-by = { $place }: { $by }
scene-miss = { $way ->
    [short] corto
    [long] lungo
    [left] a sinistra
   *[right] a destra
} di { $size ->
    [hair] un pelo
    [thumb] un pollice
    [palm] mezza mano
    [hand] una mano
   *[far] più di una mano
}
swing-try = Lancia muovendo il telefono
swing-none = Questo dispositivo non ha sensori di movimento. Lancia la fiche con il dito.
swing-tls = Per questo gesto serve una connessione cifrata (https). Lancia la fiche con il dito.
swing-denied = Il browser non ha permesso i sensori di movimento. Lancia la fiche con il dito.
swing-calibrate = Mostragli la tua mano: tieni premuto, muovi come verso il centro del tabellone, lascia. Gesto { $count } di { $all }.
swing-hold = Tieni, muovi, lascia
swing-again = Impara di nuovo la mia mano
swing-uneven = Questi gesti erano troppo diversi. Ancora una volta.
swing-learnt = Ora conosce la tua mano.
scene-still = Il telefono si è mosso appena. Tienilo fermo un attimo, poi muovi.
throw-target = Mira
hand-board-elsewhere = Il tabellone è sullo schermo grande.
hand-look-up = Guarda lo schermo grande
assist-side = Tu stai
assist-side-near = davanti
assist-side-right = a destra
assist-side-far = di fronte
assist-side-left = a sinistra
assist-aim = Direzione
assist-power = Forza
assist-loft = Altezza
assist-taps = Lancia con tre tocchi
assist-tap-aim = Tocca: direzione
assist-tap-power = Tocca: forza
assist-tap-loft = Tocca: altezza, e lancia

### Quel che dice la pagina intorno alla plancia

board-points = { $points ->
    [1] una ricetta
   *[other] { $points } ricette
}
board-round = Round { $round }
board-none = niente

side-near = davanti
side-right = a destra
side-far = di fronte
side-left = a sinistra

grill-rack = Le tue fiche
grill-take = Prendi in mano la fiche da { $value }
grill-chip = Una fiche da { $value }
grill-chip-back = { $value }, già lanciata
grill-side = Dove stai
grill-hint-take = Prendi una fiche dal tuo supporto.
grill-hint-flick = Lancia la fiche con un gesto verso la meta, oppure tirala indietro e lasciala: più lontano, più forte. Tocca un posto per farne la tua meta: la mano sarà più ferma.
grill-assist = Lancia per bersaglio o con tre tocchi
grill-no-assist = Il tavolo ha convenuto di lanciare solo con un gesto, col mouse o col dito.
grill-hand-spread = { $way ->
        [form] Quando lanci su un bersaglio
       *[flick] Quando tiri o lanci con un gesto
    }, hai la mano { $hand ->
        [steady] ferma
        [average] media
        [casual] disinvolta
       *[clumsy] maldestra
    }: quasi tutti i lanci restano entro { $degrees }° e { $percent } % da quello che volevi, e nessuno se ne scosta più del triplo.
grill-no-card = Lì non resta nessuna carta ({ $ingredient }): si può solo vendere.
grill-cooked-nth = { $name }: { $count } su { $goal }
grill-hint-cook-chip = Puoi cucinare: scegli la fiche che dai in cambio.
grill-hand = Le tue carte
grill-recipes = Ricette
grill-deck = { $count } nel mazzo
grill-reserved = prenotata da te
grill-held = ce l'hai
grill-missing = manca
grill-by-chili = { $count } peperoncini possono sostituire quel che manca
grill-cook = Cucina
grill-cook-chili = Cucina, peperoncino per: { $ingredient }
grill-chefs = Al tavolo
grill-head = capocuoco
grill-cards = { $count ->
    [0] nessuna carta
    [1] una carta
   *[other] { $count } carte
}
grill-chili = { $count ->
    [1] un peperoncino
   *[other] { $count } peperoncini
}
grill-reserves = { $count } in riserva
grill-chips-left = { $count ->
    [0] nessuna fiche in mano
    [1] una fiche in mano
   *[other] { $count } fiche in mano
}
grill-seen = Viste in questo round: { $values }
grill-bowls = Ciotole
grill-stock = { $count ->
    [0] nessuna carta
    [1] una carta
   *[other] { $count } carte
}
grill-hidden = { $count ->
    [1] una fiche nascosta
   *[other] { $count } fiche nascoste
}
grill-spaces = Caselle azione
grill-pile = { $count } carte nel mazzo
grill-chili-pile = { $count } peperoncini nel mazzo
grill-trade = Mercato
grill-pays = Una carta venduta rende { $price }.
grill-costs = { $name }: una carta costa { $price }
grill-sellers = Qui hanno venduto: { $names }
grill-use = Usala
grill-decline = Rinuncia
grill-sell-none = Non vendere nulla
grill-sell = Vendine { $count } per { $paid }
grill-buy = Compra per { $price }
grill-buy-not = Non comprare
grill-trade-others = Tratta { $count } ciotole senza di me
grill-trade-others-title = Tratta una dopo l'altra le ciotole in cui non hai né carte né fiche.
grill-hole = Visto dal foro
grill-share = { $place }: { $share } % del foro

form-chip = Fiche
form-place = Bersaglio
form-style = Come
form-throw = Lancia
form-odds = Su una plancia vuota va a segno { $percent } volte su cento.
form-odds-unknown = Per questo lancio non si conosce la percentuale di successo.

range-how = Tira indietro la fiche e lasciala, o lanciala con uno scatto in avanti: più è lungo o veloce, più lontano vola. I tre segni scelgono l'altezza. Conta il posto sotto il foro.
range-chips = Le fiche di questo gioco
range-free = Lanci liberi
range-targets = Bersagli, uno dopo l'altro
range-again = Di nuovo i bersagli
range-free-hint = Lancia come vuoi. Tocca un posto per mirarlo: allora i centri sono contati.
range-score = { $over ->
    [yes] La serie è finita: { $hits } su { $of } a segno.
   *[no] { $hits } su { $throws } a segno, { $of } bersagli in tutto.
} { $ghost ->
    [none] Questa serie diventa il tuo fantasma.
   *[other] Il tuo fantasma ne aveva colpiti { $ghost }; l'anello azzurro è il suo lancio.
}
range-shares = I tuoi centri, per fila e altezza
range-row = { $row ->
    [near] fila vicina
    [middle] fila di mezzo
    [far] fila lontana
   *[space] caselle azione
}
range-height = { $height ->
    [flat] teso
    [arc] ad arco
   *[lob] a campana
}
range-share = { $percent } % su { $throws }

text-choices = Le tue scelte
text-hidden = nascosta
text-winner = Vinta da: { $name }.
text-head = Capocuoco: { $name }
text-lying = Sulla plancia
text-stock = Carte disponibili
final-best-throw = Rivedi il lancio migliore: { SEAT($seat) }
text-money = Denaro
text-chili = Peperoncino
text-cooked = Cucinate
text-reserved = Prenotate
text-cards = Carte
text-chips = Fiche non lanciate
text-seen = Viste in questo round

option-first = Primo capocuoco
option-first-none = a sorte
option-first-value = posto { NTH($value) }
option-open_hands = Carte scoperte
option-doubt = Una fiche fra due posti
option-doubt-larger = conta la parte più grande
option-doubt-chef = decide il capocuoco
option-last_round = Ultimo round
option-last_round-none = nessuno: finché qualcuno vince
option-hands = Mani
option-hands-none = consueta
option-hands-steady = ferma
option-hands-average = media
option-hands-casual = disinvolta
option-hands-clumsy = maldestra
option-hands-seat = Mano del posto { NTH($value) }
option-assist = Permesso lanciare coi tasti e col modulo
option-assists = Lanciare coi tasti e col modulo, per posto
option-assists-none = come per tutti
option-assists-allowed = permesso
option-assists-flicks = solo con un gesto
option-assists-seat = Posto { NTH($value) }
option-arc = Si vede l'arco di un lancio, con la dispersione della mano

## Che cos'è ogni cosa, quando la si indica

scene-chip-any = Una fiche
place-rim = bordo della plancia
help-bowl = Le fiche in una ciotola fissano il prezzo dell'ingrediente: venderlo può chiunque, comprarlo solo chi ha qui una fiche. La cartina dice quante carte sono in vendita, l'etichetta quanto fanno insieme le fiche in vista; il suo bordo ha il colore di chi è in testa.
help-rim = Una fiche che finisce sul bordo rialzato o oltre è fuori per questo round.
help-bonus-throw = Chi ha qui la somma più alta può lanciare un'altra fiche, una non lanciata in questo round.
help-bonus-ingredient = Chi ha qui la somma più alta pesca tante carte quante ne dice la prima cifra della sua fiche migliore e ne tiene una in segreto.
help-reserve = Chi ha qui la somma più alta prende in segreto la prima ricetta del mazzo. Solo lui può cucinarla.
help-head-chef = Chi ha qui la somma più alta diventa subito capocuoco.
help-chip = Colore e segno dicono di chi è la fiche. A valore coperto solo chi la possiede sa quanto vale. Conta per il posto che si vede attraverso il foro.
help-rack = Le tue fiche. Prendine una in mano per lanciarla; quelle pallide sono già state lanciate in questo round.
help-head = Il capocuoco comincia ogni fase del round. Dopo il round lo diventa il suo vicino di sinistra.
help-money = Con i soldi si comprano carte. Alla fine decidono tra chi è alla pari.
help-cards = Quante carte ingrediente ha in mano questo giocatore. Quali è segreto, a meno che si giochi a carte scoperte.
help-chili = Due carte peperoncino sostituiscono un ingrediente, una volta per ricetta.
help-reserved = Ricette che questo giocatore ha preso in segreto. Solo lui può cucinarle.
help-cooked = Le ricette che questo giocatore ha cucinato. Vince il primo che ne ha tre.
help-chips = Le fiche che questo giocatore può ancora lanciare in questo round. Il valore è segreto; ciò che si è visto resta noto fino alla fine del round.
help-hand = Le tue carte: vendile alla ciotola dello stesso ingrediente, o tienile per ciò che vuoi cucinare.
help-recipe = I suoi tre ingredienti fanno una ricetta. Quelli che hai sono illuminati.
help-round = In ogni round tutti lanciano le fiche; poi si usano le caselle azione, si commerciano le ciotole e si cucina. Le nuove carte vengono dal mazzo.
help-height = Quanto vola alta la fiche: rasoterra scivola lontano, ad arco si posa, a campana cade quasi dritta.
help-view = Gira intorno al tavolo, avvicinati o guarda la plancia più dall'alto. Due dita o il tasto destro del mouse la girano. Si può lanciare da ogni lato.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-thr-5 = quanto possano essere vicini due disegni, o un disegno e il bordo.
open-thr-10 = come giudicare una mano troppo avanzata quando nessuno siede allo stesso tavolo.
open-thr-11 = da quale distanza e da quale altezza si può lanciare, e dove siedono i giocatori.
open-thr-12 = che cosa sia un lancio in numeri, quanto possa essere veloce, e se si possa lanciare apposta col valore in alto.
open-thr-15 = quando un lancio è finito, e che cosa se ne annota.
open-thr-16 = quando una fiche fuori lascia il tavolo, e che cosa ne è di quelle che vi si appoggiavano.
open-thr-17 = che cosa succede quando qualcosa non smette di muoversi.
open-thr-18 = quale punto della fiche debba stare fuori, e se il bordo stesso sia fuori.
open-thr-19 = se si possa passare, e se un lancio che manca la plancia conti.
open-thr-30 = quanto bene lanci una mano che non lo è: un modulo, un tasto, un bot, un programma.
open-thr-21 = che cosa si misura e che cosa decide il capocuoco, quando, e se un tavolo può accordarsi diversamente.
open-thr-22 = in due dei giochi, se una fiche che sta sopra un'altra conti.
open-thr-25 = che cosa significhi di preciso stare sul bordo, e se conti il primo tocco o la fine.
open-thr-26 = se sia fuori anche una fiche che stava sulla plancia e che qualcuno ha spinto via.
open-thr-27 = per quanto tempo un valore visto una volta resti noto.
open-thr-28 = quale faccia mostri una fiche ritta sul taglio.
open-thr-29 = dove si trovi il foro di una fiche inclinata.

## Che cosa un consiglio dice di un round

part-recipes = { $change ->
    [more] { $amount ->
        [one] { $amount } ricetta cucinata in più
       *[other] { $amount } ricette cucinate in più
    }
   *[less] { $amount ->
        [one] { $amount } ricetta cucinata in meno
       *[other] { $amount } ricette cucinate in meno
    }
}
part-nearest = { $change ->
    [more] { $amount ->
        [one] { $amount } ingrediente in più della ricetta più vicina
       *[other] { $amount } ingredienti in più della ricetta più vicina
    }
   *[less] { $amount ->
        [one] { $amount } ingrediente in meno della ricetta più vicina
       *[other] { $amount } ingredienti in meno della ricetta più vicina
    }
}
part-cards = { $change ->
    [more] { $amount ->
        [one] { $amount } carta in più
       *[other] { $amount } carte in più
    }
   *[less] { $amount ->
        [one] { $amount } carta in meno
       *[other] { $amount } carte in meno
    }
}
part-chili = { $change ->
    [more] { $amount ->
        [one] { $amount } peperoncino in più
       *[other] { $amount } peperoncini in più
    }
   *[less] { $amount ->
        [one] { $amount } peperoncino in meno
       *[other] { $amount } peperoncini in meno
    }
}
part-money = { $change ->
    [more] più denaro ({ $amount })
   *[less] meno denaro ({ $amount })
}
part-reserved = { $change ->
    [more] { $amount ->
        [one] { $amount } ricetta riservata in più
       *[other] { $amount } ricette riservate in più
    }
   *[less] { $amount ->
        [one] { $amount } ricetta riservata in meno
       *[other] { $amount } ricette riservate in meno
    }
}

## Il tutorial

lesson-throw = Lancia la tua fiche da { $value }. Bersaglio: { $place }
lesson-throw-how = Premi la fiche indicata dalla freccia. Poi tirala indietro lungo la linea tratteggiata e lasciala. Conta il posto sotto il foro della fiche.
why-throw-bowl = Una fiche in una ciotola ti permette di comprare questo ingrediente quando la ciotola viene trattata. Una fiche bassa compra a poco.
why-throw-space = Qui le fiche si sommano: chi ha il totale più alto ottiene l'azione della casella.
lesson-hidden = Le fiche sono coperte: solo tu sai quanto valgono le tue. Si girano quando tocca alla loro ciotola.
lesson-selling = Prima si può vendere: una carta di questo ingrediente rende quanto valgono insieme tutte le fiche della ciotola. Tu non ne hai, quindi compri.
why-UseSpace = Le tue fiche qui valgono più di tutte, quindi l'azione è tua.
why-Keep = Questa carta ti manca ancora per una ricetta. Nessuno vede quale tieni.
why-ChooseBowl = Sei il capocuoco, quindi scegli tu l'ordine. Ora si girano le fiche di questa ciotola.
why-Sell = Vendere porta denaro, ma le carte ti servono per le ricette: tienile.
why-Buy = Questa carta ti serve per una ricetta. Costa solo quanto valgono le tue fiche nella ciotola.
why-DeclineBuy = Questa carta non ti serve, o è troppo cara: tieni il denaro.
why-Cook = Hai tutto quello che chiede questa ricetta. Vince chi ne cucina per primo tre.
why-StopCooking = Per ora non c'è altro da cucinare.

## Il contenuto della scatola, per il banco di lavoro e i suoi rapporti

field-diameter = diametro (m)
field-thickness = spessore (m)
field-mass = massa (kg)
field-width = larghezza (m)
field-depth = profondità (m)
field-table = tavolo intorno (m)
field-friction = attrito
field-restitution = rimbalzo
field-rolling = attrito di rotolamento
field-twisting = attrito di rotazione
field-speed = velocità (m/s)
field-spin = rotazione (rad/s)
field-reach = portata (m)
field-height = altezza (m)
field-time = limite di tempo (s)
row-turns = Round in una partita
length-turns = Durata in round
row-use-share = { $thing }: round che lo usano
line-share = { $what }: usato nel { $before } → { $after } dei round (differenza { $difference } ± { $half }).
kind-bought = place
kind-place = place
kind-space = place
place-out = fuori
place-doubt = in dubbio
ending-hib-52 = Qualcuno ha cucinato abbastanza ricette
ending-hib-53 = L'ultimo round è finito
action-recipe-reserved = ricetta prenotata
action-space-declined = azione rifiutata
action-card-kept = carta tenuta
action-head-chef-changed = nuovo capocuoco
action-cards-sold = carte vendute
action-card-sold = carta venduta
action-buy-declined = acquisto rifiutato
action-cards-returned = carte restituite
action-chili-sold = peperoncino venduto
action-chili-taken = peperoncino preso
action-chip-placed = fiche posata
action-tip-taken = mancia presa
action-ingredient-taken = ingrediente preso
step-ThrowChip = lanciare una fiche
step-ThrowChipSeen = lanciare una fiche
step-AimChip = lanciare una fiche
step-AimChipSeen = lanciare una fiche
step-CallChip = giudicare una fiche dubbia
step-UseSpace = usare una casella azione
step-DeclineSpace = rifiutare un'azione
step-Keep = tenere una carta
step-KeepSeen = tenere una carta
step-ChooseBowl = scegliere una ciotola
step-Sell = vendere
step-Buy = comprare
step-DeclineBuy = non comprare
step-StopCooking = non cucinare più
step-Cook = cucinare
step-PlaceChip = posare una fiche
step-TakeIngredient = prendere un ingrediente
step-Reserve = prenotare
step-TakeTip = prendere una mancia
step-TakeChili = prendere peperoncino
step-SellChili = vendere peperoncino
step-TakeOff = togliere una fiche
kind-needs = place
kind-ingredients = place
kind-spaces = place
kind-name = place
kind-outline = place
item-seating = { $players } giocatori
field-chip = Fiche
field-hole = foro (m)
field-board = Plancia
field-rim-width = larghezza del bordo (m)
field-rim-height = altezza del bordo (m)
field-materials = Materiali
field-chip-board = fiche sulla plancia
field-chip-rim = fiche contro il bordo
field-chip-table = fiche sul tavolo
field-chip-chip = fiche contro fiche
field-limits = Quel che può un braccio
field-values = Valore della fiche
field-ingredients = Ingredienti
field-spaces = Caselle azione
field-outline = Posti sulla plancia
field-name = nome
field-centre = centro
field-radius = raggio (m)
field-points = angolo
field-shape = forma
field-recipe = Ricette
field-id = nome nel file
field-needs = ingredienti
field-goal = Ricette per vincere
field-money = Denaro iniziale
field-menu = Ricette scoperte
field-cards-copies = di ogni ingrediente
field-cards = Carte
field-copies = Carte per ingrediente
field-dealt = carte ingrediente esposte
field-cards-chili = carte peperoncino
field-chili-swap = carte peperoncino che sostituiscono un ingrediente
field-rates = Quante volte si paga un valore
field-sale = per una carta
field-chili-sale = per il peperoncino
field-tip = mancia
field-seating = Numero di giocatori
field-players = giocatori
field-throws = lanci per round
fault-ingredient = { $word } non è un ingrediente di questa scatola.
fault-needs = { $count } ingredienti; una ricetta ne chiede { $needed }.
fault-needs-twice = La ricetta chiede due volte un ingrediente.
fault-place = { $word } non è né un ingrediente né una casella azione di questa scatola.
fault-goal = { $count } ricette da cucinare, ma ce ne sono { $known }.
fault-throws = { $count } lanci, ma solo { $known } fiche.
