# Hibachi Fired Up!: le regole come si leggono nell'aiuto.
# Un messaggio per ogni regola di rules.toml, sotto lo stesso numero; section-* sono i titoli.

section-components = Materiale
section-setup = Preparazione
section-throwing = Passo 1: lanciare
section-cleaning = Passo 2: sgombrare
section-place = Che cosa fa un posto
section-cooking = Cucinare, o niente
section-round = Nuovo round e fine

## Materiale

FUP-1 = Hai quattro fiche, da 100, 200, 400 e 600.
FUP-2 = Ci sono 72 carte ingrediente, otto per ognuno dei nove ingredienti, e 12 carte peperoncino.
FUP-3 = Ci sono 18 ricette, ognuna di tre ingredienti diversi. Ogni ingrediente è in sei ricette, e due
    qualsiasi sono insieme in una o in due. Che cosa chiede ogni ricetta è una nostra ricostruzione.
FUP-4 = La riserva di yen non finisce mai.
FUP-5 = Ingredienti e ciotole sono quelli di Hibachi. Le quattro caselle azione sono: posare una fiche, ingrediente bonus,
    prenotare una ricetta, mancia. I colori sono rosso, blu, verde e nero.

## Preparazione

FUP-10 = Cominci con le tue quattro fiche e 1200 yen. Tutte le carte ingrediente stanno intorno alla plancia in mazzetti
    scoperti, uno per tipo, e così le carte peperoncino.
FUP-11 = Tre ricette sono scoperte; le altre formano un mazzo coperto.
FUP-12 = Il primo capocuoco è chi ha cucinato per ultimo, o lo si sceglie a caso. Qui è tirato a sorte, se il
    tavolo non indica un posto.
FUP-13 = Nessuno vede le carte ingrediente e peperoncino che hai in mano, né le ricette che hai prenotato. Quante carte hai,
    il tuo denaro e quel che hai cucinato sono in vista.

## Passo 1: lanciare

FUP-20 = A partire dal capocuoco e in senso orario, ognuno lancia una fiche a scelta, finché tutti ne hanno
    lanciate quattro in due o in tre giocatori, o tre in quattro.
FUP-21 = Come si lanciano le fiche e dove si trovano lo dicono le regole THR. Una fiche può stare sopra un'altra. Una fiche
    il cui foro è sopra il bordo rialzato, o più in là, è fuori per questo round.

## Passo 2: sgombrare

FUP-30 = Tutte le fiche sulla plancia si girano in modo che si vedano i valori.
FUP-31 = A partire dal capocuoco e in senso orario, ognuno attiva una propria fiche sulla plancia e poi la
    toglie. Si continua a turno, finché la plancia è vuota. L'ordine delle tue fiche lo scegli tu; se non ne hai
    più sulla plancia, vieni saltato.
FUP-32 = Quando attivi una fiche fai una di tre cose: usi il posto su cui sta, cucini una ricetta, o non fai
    niente.
FUP-33 = Una fiche attivata torna nella tua riserva per il round successivo. In questo non può essere posata di
    nuovo.
FUP-34 = Le fiche fuori o non lanciate restano nascoste, a meno che vengano posate.

## Che cosa fa un posto

FUP-40 = Ciotola, comprare: prendi una carta di questo ingrediente e paga la somma di tutte le fiche nella
    ciotola, quelle di tutti e quella che attivi comprese.
FUP-41 = Ciotola, vendere: rimetti una carta di questo ingrediente sul suo mazzetto e ricevi il doppio di quella
    somma.
FUP-42 = La tua fiche lascia la ciotola solo dopo l'affare, e allora per il prossimo il prezzo è più basso. Con due fiche in
    una ciotola puoi comprare con una e vendere con l'altra.
FUP-43 = Quando ti spetta una carta, peperoncino o ingrediente, e il suo mazzetto è vuoto, tutti mostrano
    l'intera mano, che resta scoperta finché non si usa o non si lancia la prossima fiche. Chi ha più carte di
    quel tipo restituisce la metà delle sue, arrotondata per difetto; se sono in più d'uno, tutti loro. Poi
    prendi la tua e paghi. Se ancora non ce n'è, non prendi nulla e non paghi nulla. Il denaro devi averlo prima
    di annunciare un acquisto; una volta annunciato, si compie.
FUP-50 = Posare una fiche: metti una tua fiche su un posto qualsiasi, col valore in alto. Può essere una che non hai
    lanciato, o una lanciata, dovunque sia, anche fuori; ma né una spesa né quella che stai attivando. Nessun'altra fiche
    viene toccata.
FUP-51 = Ingrediente bonus: prendi una carta ingrediente a scelta dalla plancia. Puoi nominare anche un mazzetto
    vuoto: allora prima tutti mostrano la mano, e chi ne ha di più restituisce la metà delle sue, come per un
    acquisto. Il peperoncino qui non vale come ingrediente.
FUP-52 = Prenotare una ricetta: guarda la prima ricetta del mazzo e tienila coperta. Solo tu puoi cucinarla. Puoi prenotarne
    quante vuoi finché ce ne sono.
FUP-53 = Mancia: ricevi tre volte il valore della fiche che attivi.
FUP-54 = Superficie nuda: prendi una carta peperoncino, o restituiscine due e ricevi il doppio del valore di questa fiche.
    Le altre fiche che vi stanno non importano.
FUP-55 = Una volta girate le fiche, conta solo il posto di una fiche (ciotola, casella azione o superficie
    nuda), non il punto esatto. Puoi posare una fiche su ognuno di questi, anche sulla casella per posare. Una
    fiche spostata non conta più dove stava. Se non hai fiche da posare, la casella non ha effetto.

## Cucinare, o niente

FUP-60 = Invece di usare il suo posto, ogni tua fiche sulla plancia può servire a cucinare una ricetta: una scoperta o una
    che hai prenotato. I tre ingredienti tornano subito sui loro mazzetti.
FUP-61 = Una volta per ricetta, due carte peperoncino possono prendere il posto di un ingrediente. Tornano anch'esse.
FUP-62 = Un vuoto fra le ricette scoperte si riempie solo alla fine del round.
FUP-63 = Con tre ricette puoi cucinare ancora, ma più di tre contano come tre.
FUP-70 = Puoi togliere una fiche senza farne nulla.

## Nuovo round e fine

FUP-80 = La partita finisce alla fine di un round in cui almeno un giocatore ha tre ricette. Il round si gioca
    sempre fino in fondo.
FUP-81 = Se un solo giocatore ha tre ricette o più, vince lui. Se sono in più d'uno, vince il più ricco di loro;
    a pari denaro dividono la vittoria.
FUP-82 = Altrimenti il vicino di sinistra del capocuoco diventa capocuoco, e le ricette scoperte si completano a tre.
FUP-83 = Il tavolo può accordarsi su un ultimo round, o su nessuno; se non c'è accordo è il quarantesimo. Se
    fino ad allora nessuno ha tre ricette, contano più ricette, poi più denaro; chi è pari divide la vittoria.
    Quando il mazzo delle ricette è vuoto, ne sono scoperte meno di tre.
FUP-90 = Alcuni esempi. Le fiche nella ciotola delle uova valgono insieme 600: il rosso può comprare un uovo per 600 o
    venderne uno per 1200. Una fiche da 400 sulla mancia porta 1200, una da 100 porta 300. La fiche da 100 del verde sulla
    superficie nuda porta una carta peperoncino, o 200 yen per due.

### Quel che si dice al tavolo. SEAT() è il nome, ME() dice se è chi legge.

title = Hibachi Fired Up!
about = Lancia fiche sulla griglia, usa ognuna per il posto dove sta, cucina tre ricette.

## Nomi

place-beef = manzo
place-shiitake = shiitake
place-fish = pesce
place-onion = cipolla
place-rice = riso
place-noodles = noodles
place-shrimp = gambero
place-egg = uovo
place-broccoli = broccoli
place-chili = peperoncino
chili_for-none = niente
place-place-chip = posare una fiche
place-bonus-ingredient = ingrediente bonus
place-reserve = prenotare una ricetta
place-tip = mancia
recipe-mountain-and-tide = Monte e marea
recipe-pier-noodles = Noodles del molo
recipe-charred-noodles = Noodles abbrustoliti
recipe-flame-skewers = Spiedini di fiamma
recipe-woodland-beef-rice = Riso del bosco col manzo
recipe-ramen-egg = Uovo da ramen
recipe-golden-steak = Bistecca dorata
recipe-steamed-fillet = Filetto al vapore
recipe-rice-in-a-leaf = Riso nella foglia
recipe-shrimp-omelette-rice = Riso con omelette e gambero
recipe-double-bowl = Ciotola doppia
recipe-green-scramble = Strapazzate verdi
recipe-cooks-breakfast = Colazione del cuoco
recipe-surf-rice = Riso dell'onda
recipe-sailors-rice = Riso del marinaio
recipe-grill-basket = Cestino alla griglia
recipe-egg-ribbons = Nastri d'uovo
recipe-charcoal-fish = Pesce alla brace

## Quel che si chiede

question-activate = Attiva una delle tue fiche.

## Le mosse, come scelte

move-Buy = La { $own } ({ $from }): compra una carta per { $price } yen
move-Sell = La { $own } ({ $from }): vendi una carta per { $paid } yen
move-PlaceChip = La { $own } ({ $from }): posa la { $value } qui: { $place }
move-TakeIngredient = La { $own } ({ $from }): prendi: { $ingredient }
move-Reserve = La { $own } ({ $from }): prenota una ricetta
move-TakeTip = La { $own } ({ $from }): prendi { $tip } yen
move-TakeChili = La { $own } ({ $from }): prendi una carta peperoncino
move-SellChili = La { $own } ({ $from }): vendi { $count } carte peperoncino per { $chili_paid } yen
move-Cook = La { $own } ({ $from }): cucina { $recipe } (peperoncino al posto di: { $chili_for })
move-TakeOff = La { $own } ({ $from }): toglila senza farne nulla

## Quel che è successo. Un messaggio vuoto non si racconta: lo dice qualcos'altro.

event-Asked = { "" }
event-ChipActivated = { ME($seat) ->
    [yes] Attivi
   *[no] { SEAT($seat) } attiva
} una fiche da { $value }.
event-CardBought = { ME($seat) ->
    [yes] Compri
   *[no] { SEAT($seat) } compra
} per { $price } yen: { $ingredient }.
event-CardSold = { ME($seat) ->
    [yes] Vendi
   *[no] { SEAT($seat) } vende
} per { $price } yen: { $ingredient }.
event-HandsShown = Il mazzetto è vuoto ({ $kind }): tutti mostrano la mano. { $shown }
event-CardsReturned = { SEAT($seat) }: { $count ->
    [1] una carta restituita:
   *[other] { $count } carte restituite:
} { $kind }.
event-NothingLeft = Ancora niente da prendere per { ME($seat) ->
    [yes] te
   *[no] { SEAT($seat) }
}: { $kind }.
event-ChipPlaced = { ME($seat) ->
    [yes] Posi
   *[no] { SEAT($seat) } posa
} una fiche da { $value }: { $place }.
event-IngredientTaken = Presa ({ SEAT($seat) }): { $ingredient }.
event-RecipeReserved = Prenotata ({ SEAT($seat) }): { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) }: una ricetta prenotata.
event-TipTaken = { SEAT($seat) }: { $tip } yen di mancia.
event-ChiliTaken = { SEAT($seat) }: una carta peperoncino presa.
event-ChiliSold = { SEAT($seat) }: { $count } carte peperoncino vendute per { $price } yen.
event-RecipeCooked = Cucinata ({ SEAT($seat) }): { $recipe } con { $cards }{ $chili ->
    [0] .
   *[other] {" "}e { $chili } peperoncini.
}
event-RoundBegun = Round { $round }. Capocuoco: { SEAT($head) }.
event-RecipesDealt = Nuove ricette: { $recipes }.
event-GameEnded = { $rule ->
    [FUP-83] Era l’ultimo round.
   *[FUP-80] È finito il round in cui è stata cucinata la terza ricetta. Tra chi ne ha tre vince il più ricco.
}
hand-shown = { SEAT($owner) }: { $cards }
hand-empty = { SEAT($owner) }: niente
hand-cards = { $count } × { $ingredient }

## Perché una mossa è rifiutata

refusal-not-your-chip = Sotto il numero { $chip } non c'è nessuna tua fiche.
refusal-not-in-bowl = La fiche non è in una ciotola.
refusal-too-poor = Non hai { $price } yen.
refusal-no-card = Non hai una carta così: { $ingredient }.
refusal-not-on-space = La fiche non è sulla casella giusta per questo.
refusal-no-such-chip = Non hai una fiche da { $value }.
refusal-chip-spent = La { $value } è già stata attivata in questo round.
refusal-no-such-place = Lì non si può posare una fiche.
refusal-chili-not-offered = Qui non si prende peperoncino, solo un ingrediente.
refusal-no-such-ingredient = Un ingrediente così non c'è.
refusal-no-recipes-left = Non ci sono più ricette da prenotare.
refusal-not-bare = La fiche non è sulla superficie nuda.
refusal-too-little-chili = Servono { $needed } carte peperoncino.
refusal-recipe-not-there = Non è né scoperta né prenotata da te: { $recipe }.
refusal-not-in-recipe = { $recipe } non chiede: { $ingredient }.
refusal-ingredients-missing = Ti manca qualcosa per: { $recipe }.

## Sulla pagina

money = { $amount } ¥
grill-no-card = La pila è vuota ({ $ingredient }): per comprare, chi ne ha di più dovrà restituirne metà.
use-Buy = Compra per { $price } ¥
use-Sell = Vendi per { $paid } ¥
use-TakeTip = Mancia: { $tip } ¥
use-TakeChili = Prendi un peperoncino
use-SellChili = { $count } peperoncini per { $chili_paid } ¥
use-Reserve = Prenota una ricetta
use-PlaceChip = posala
use-TakeOff = Toglila

## Il primo round guidato: un consiglio per ogni tipo di decisione

tip-throw = Prendi una fiche dal tuo supporto; solo tu ne conosci il valore finché tutte sono lanciate. Scegli dove stare, poi tira indietro la fiche e lanciala sulla plancia. Conta il posto sotto il foro della fiche.
tip-call = Il foro di questa fiche mostra due posti. Sei il capocuoco: di' quale conta.
tip-activate = Tocca una delle tue fiche e guarda che cosa può fare: in una ciotola compri per la somma di tutte le fiche o vendi al doppio; una casella azione la usi; sulla superficie nuda prendi peperoncino. Ogni fiche può invece cucinare una ricetta. Poi lascia la plancia.

## Che cos'è ogni cosa, quando la si indica

help-bare = Usa una fiche sulla superficie nuda per prendere una carta peperoncino, o per restituirne due e avere il doppio del suo valore.
help-rim = Una fiche il cui foro è sopra il bordo rialzato, o più in là, è fuori per questo round.
help-bowl = Usa una fiche in una ciotola per comprare una carta a quanto valgono insieme tutte le sue fiche, o per venderne una al doppio. La cartina dice quante ne restano, l'etichetta quanto valgono le fiche.
help-bonus-ingredient = Usa una fiche qui per prendere una carta ingrediente a scelta.
help-reserve = Usa una fiche qui per prendere in segreto la prima ricetta del mazzo. Solo tu puoi cucinarla.
help-place-chip = Usa una fiche qui per mettere un'altra tua fiche dove vuoi, a valore scoperto, anche una fuori o non lanciata.
help-tip = Usa una fiche qui per avere tre volte il suo valore in soldi.
help-cooked = Le ricette che questo giocatore ha cucinato. Quando qualcuno ne ha tre, la partita finisce dopo quel round, e fra chi ne ha tre vince il più ricco.
help-round = In ogni round tutti lanciano le fiche. Poi, a turno, ciascuno usa una sua fiche per il posto dove si trova, o per cucinare, finché la plancia è vuota.

end-tie = Pari ricette: hanno deciso più soldi.

## Il gioco in una pagina

page-goal = Procurati gli ingredienti di tre ricette, e sii il più ricco tra chi ci riesce.
page-turn = Lancia le fiche. Poi usale una alla volta, a turno: per il posto dove sono, o per cucinare.
page-win = Il round in cui qualcuno ha tre ricette è l'ultimo. Tra chi ne ha tre vince il più ricco.
page-wrong-1 = Comprare costa il valore di tutte le fiche della ciotola, anche quelle altrui.
page-wrong-2 = Vendere rende il doppio: una ciotola piena è per vendere.
page-wrong-3 = Ogni fiche fa una cosa sola, e anche cucinare costa una fiche.
page-wrong-4 = Se un mazzetto è vuoto, chi ne ha di più restituisce la metà delle sue.
page-wrong-5 = La superficie nuda dà peperoncino, che sostituisce ciò che manca.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-fup-4 = che cosa succede quando finiscono le banconote della scatola.
open-fup-12 = chi sia il primo capocuoco quando non si sa chi ha cucinato per ultimo.
open-fup-13 = se il numero di carte in mano, il denaro e le ricette siano palesi.
open-fup-31 = che cosa faccia chi non ha più fiche mentre altri ne hanno.
open-fup-33 = se una fiche attivata può essere posata di nuovo nello stesso round.
open-fup-34 = se si scoprano le fiche fuori o non lanciate.
open-fup-43 = che cosa succede quando il mazzetto è vuoto anche dopo, e quanto della mano si mostri.
open-fup-50 = se si possa posare una fiche già spesa, o quella che si sta attivando.
open-fup-51 = se il peperoncino sia fra gli ingredienti bonus.
open-fup-55 = se una fiche posata abbia un punto preciso o solo un posto, e che cosa succeda se non ce n'è da posare.
open-fup-60 = dove vadano gli ingredienti di una ricetta cucinata.
open-fup-63 = se un cuoco con tre ricette possa cucinarne altre, e che cosa valgano.
open-fup-81 = chi vinca quando più d'uno ha tre ricette e lo stesso denaro.
open-fup-83 = come finisca una partita in cui nessuno arriva a tre ricette, e che cosa succeda quando non ce ne sono più.

## Il tutorial

why-throw-bowl = Con una fiche in una ciotola potrai comprare o vendere questo ingrediente.
why-throw-space = Con una fiche su una casella azione potrai usarla.
why-TakeTip = Questa casella paga tre volte il valore della tua fiche: il denaro decide tra chi ha tre ricette.
why-Buy = Questa carta ti serve per una ricetta. Costa quanto valgono insieme tutte le fiche della ciotola.
why-Sell = Vendere rende il doppio di quanto valgono insieme tutte le fiche della ciotola.
why-TakeIngredient = Qui prendi un ingrediente a scelta: uno che manca ancora a una ricetta.
why-Reserve = La prima ricetta del mazzo diventa solo tua, in segreto.
why-TakeChili = Il peperoncino sostituisce un ingrediente che ti manca.
why-PlaceChip = Metti un'altra tua fiche dove vuoi: senza lancio e senza rischio.
why-Cook = Hai tutto quello che chiede questa ricetta. Cucinare consuma la fiche.
why-TakeOff = Questa fiche qui non serve a niente.
