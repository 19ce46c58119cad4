# Hibachi: le regole come si leggono nell'aiuto, e quel che si dice al tavolo.
# Un messaggio per ogni regola di rules.toml, sotto lo stesso numero; section-* sono i titoli.

section-components = Materiale
section-setup = Preparazione
section-throwing = Passo 1: lanciare le fiche
section-cleaning = Passo 2: sgombrare la griglia
section-trading = Passo 3: vendere e comprare
section-cooking = Passo 4: cucinare
section-round = Un nuovo round

## Materiale

HIB-1 = Ognuno ha sei fiche, da 100, 200, 300, 400, 500 e 600.
HIB-2 = Ci sono 54 carte ingrediente, sei ciascuna di manzo, shiitake, pesce, cipolla, riso, noodles, gambero, uovo e
    broccoli. La ciotola al centro è quella dei broccoli.
HIB-3 = Dieci carte peperoncino stanno in un mazzo scoperto.
HIB-4 = Ognuna delle 18 ricette chiede tre ingredienti diversi. Ogni ingrediente è in sei ricette, e due
    qualsiasi sono insieme in una o in due. Che cosa chiede ogni ricetta è una nostra ricostruzione.
HIB-5 = La riserva di denaro non finisce mai.
HIB-6 = Chi ha la bottiglia di salsa di soia è il capocuoco.

## Preparazione

HIB-10 = Cominci con le tue sei fiche e 2000 yen. Un tavolo può accordarsi su 1600, come in alcune edizioni.
HIB-11 = Con qualunque numero di giocatori, tre ricette sono scoperte e sei carte ingrediente sono esposte,
    ognuna presso la sua ciotola.
HIB-12 = Il primo capocuoco è chi ha cucinato per ultimo. Qui è tirato a sorte, se il tavolo non indica un
    posto.
HIB-13 = In due o in tre si lanciano quattro fiche a testa per round, in quattro tre.
HIB-14 = Nessuno vede le tue carte ingrediente e le tue ricette prenotate, ma tutti possono contarle. Denaro, peperoncini
    e ricette cucinate sono in vista. Un tavolo può accordarsi per giocare a carte scoperte.
HIB-15 = A ogni ciotola ti si chiede se vendi e a ogni round se cucini, anche se non puoi: così le domande non
    rivelano nulla della tua mano. Quali fiche non hai lanciato è segreto; i valori delle tue fiche che tutti
    hanno visto restano noti fino alla fine del round.

## Passo 1: lanciare le fiche

HIB-20 = Comincia il capocuoco e si prosegue in senso orario: ogni volta una fiche a scelta, finché tutti ne hanno
    lanciate quante il round richiede.
HIB-21 = Dove si trova una fiche e quando è fuori lo dicono le regole THR. Finché una fiche sta col valore in
    basso, solo il proprietario ne conosce il valore.
HIB-22 = Dopo un lancio bonus ogni fiche conta dove si trova adesso. Le caselle si scoprono una dopo l'altra, e chi ne
    vince una può rinunciare all'azione.

## Passo 2: sgombrare la griglia

HIB-30 = Quattro caselle azione si risolvono in ordine: lancio bonus, ingrediente bonus, prenotare una ricetta, nuovo
    capocuoco. Su una casella senza fiche non succede nulla.
HIB-31 = Tutte le fiche sulla casella si scoprono. Chi vi ha la somma più alta può agire. In caso di parità
    tocca al capocuoco, se è fra i pari, altrimenti a quello di loro che è più vicino al capocuoco in senso
    orario.
HIB-32 = Prima dell'azione le fiche della casella tornano ai proprietari. In questo round non si lanciano più.
HIB-33 = Lancio bonus: puoi lanciare un'altra fiche che in questo round non hai lanciato. Le fiche che per
    questo finiscono su questa casella non hanno effetto e tornano indietro alla fine del passo.
HIB-34 = Ingrediente bonus: pesca tante carte quante ne dice la prima cifra della tua fiche migliore sulla
    casella. Tienine una e metti le altre coperte sotto il mazzo, nell'ordine di pesca. Se il mazzo non basta,
    si mescolano gli scarti e si continua.
HIB-35 = Prenotare una ricetta: guarda la prima del mazzo e tienila coperta. Solo tu puoi cucinarla. Puoi
    prenotarne quante vuoi finché ce ne sono.
HIB-36 = Nuovo capocuoco: prendi subito la salsa di soia.
HIB-37 = Poi ciascuno, a partire dal capocuoco, prende una carta peperoncino per ogni propria fiche sulla
    superficie nuda. Le fiche fuori non ne portano.
HIB-38 = Se non ci sono più peperoncini quando ne devi prendere uno, prima chi ne ha di più li restituisce
    tutti; se sono in più d'uno, tutti loro. Lo si controlla a ogni singola carta.
HIB-39 = Il peperoncino non si rifiuta, e prendi tutti i tuoi prima che tocchi al prossimo. Conta dove stanno le fiche
    dopo il lancio bonus; quelle sulla casella del lancio bonus non portano peperoncini.

## Passo 3: vendere e comprare

HIB-40 = Le fiche non valide tornano indietro. Poi il capocuoco sceglie una ciotola dopo l'altra; ciascuna si
    conclude prima della successiva, finché non resta nessuna fiche.
HIB-41 = Le fiche della ciotola si girano. Prima si vende, poi si compra.
HIB-42 = In senso orario dal capocuoco, ognuno può vendere carte di questo ingrediente, quante ne vuole, anche senza
    fiche nella ciotola. Ogni carta rende la somma di tutte le fiche nella ciotola. Le carte vendute vanno agli scarti.
HIB-43 = Quando tutti hanno risposto, chi ha venduto toglie tutte le sue fiche dalla ciotola. Qui, per ora, non può
    comprare.
HIB-44 = Per comprare servono una fiche nella ciotola e una carta esposta. Comincia chi ha la somma più alta con le
    proprie fiche: paga proprio quella somma per una carta e riprende la sua fiche migliore.
HIB-45 = Se quando ti si chiede non puoi o non vuoi comprare, riprendi solo la tua fiche migliore. Ti si può
    chiedere di nuovo, a un prezzo più basso.
HIB-46 = Poi tocca a chi adesso ha la somma più alta; in caso di parità, a chi è più vicino al capocuoco in
    senso orario. Si continua finché finiscono le carte o le fiche, o nessuno vuole comprare. Le fiche rimaste
    tornano indietro. Se non c'è nessuna carta esposta, si vende soltanto.
HIB-47 = Le carte che nessuno ha comprato restano esposte.
HIB-48 = Due esempi. Nella ciotola delle uova ci sono 700 in tutto: il blu vende un uovo per 700, il rosso due per 1400, e
    le fiche del blu lasciano la ciotola. In un altro round il verde vi ha 700 e poco denaro: passa e riprende la fiche da
    600. Il nero compra un uovo per 200, e poi il verde ne compra uno per soli 100.

## Passo 4: cucinare

HIB-50 = In senso orario dal capocuoco, ognuno può cucinare una delle ricette scoperte e quante delle proprie prenotate
    riesce, scartando i tre ingredienti.
HIB-51 = Due carte peperoncino possono sostituire un ingrediente, una sola volta per ricetta. Tornano nel loro mazzo.
HIB-52 = Appena cucini la terza ricetta, la partita finisce e vinci.
HIB-53 = Il tavolo può accordarsi su un ultimo round, o su nessuno; se non c'è accordo è il quarantesimo. Se
    fino ad allora nessuno ha vinto, contano più ricette, poi più denaro, poi più carte ingrediente; chi è
    ancora pari divide la vittoria.

## Un nuovo round

HIB-60 = Chi ha ora la bottiglia la passa a sinistra, anche se l'ha presa in questo round.
HIB-61 = Si scoprono ricette finché ce ne sono tre.
HIB-62 = Altre sei carte ingrediente si aggiungono a quelle ancora esposte.
HIB-63 = Se serve una carta e il mazzo è vuoto, si mescolano gli scarti per farne uno nuovo.
HIB-64 = Se le carte non bastano, si espongono quelle rimaste. Se nel mazzo non ci sono più ricette, si continua
    con quelle scoperte e prenotate.

### Quel che si dice al tavolo. SEAT() è il nome, ME() dice se è chi legge, NTH() conta da 1.

title = Hibachi
about = Lancia fiche sulla griglia, tratta gli ingredienti ai prezzi che ne vengono, cucina tre ricette.

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
place-bonus-throw = lancio bonus
place-bonus-ingredient = ingrediente bonus
place-reserve = prenotare una ricetta
place-head-chef = nuovo capocuoco

recipe-surf-and-turf = Mare e terra
recipe-mushroom-rice = Riso ai funghi
recipe-fishers-noodles = Noodles del pescatore
recipe-captains-skewers = Spiedini del capitano
recipe-late-night-bowl = Ciotola di mezzanotte
recipe-garden-omelette = Omelette dell'orto
recipe-beef-rice-bowl = Ciotola di riso e manzo
recipe-forest-and-sea = Bosco e mare
recipe-harbour-scramble = Strapazzate del porto
recipe-moonlit-noodles = Noodles al chiaro di luna
recipe-vegetable-platter = Piatto di verdure
recipe-seafood-rice = Riso di mare
recipe-two-fires-noodles = Noodles dei due fuochi
recipe-savoury-custard = Budino salato
recipe-green-fried-rice = Riso fritto verde
recipe-iron-plate-beef = Manzo alla piastra
recipe-seafood-skewers = Spiedini di mare
recipe-golden-omelette = Omelette dorata

## Quel che si chiede

question-throw = Lancia una fiche.
question-call = Una fiche è fra due posti. Quale conta?
question-bonus-throw = Hai vinto il lancio bonus. Lancia un'altra fiche, o rinuncia.
question-use = Hai vinto una casella: { $space }. La usi?
question-keep = Quale carta tieni?
question-bowl = Quale ciotola si tratta adesso?
question-sell = { $ingredient }: una carta rende { $total } yen. Quante ne vendi?
question-buy = { $ingredient }: una carta ti costa { $price } yen. Ne compri una?
question-cook = Cucina una ricetta, o smetti di cucinare.

## Le mosse, come scelte

move-UseSpace = Usala
move-DeclineSpace = Rinuncia
move-Keep = Tieni: { $ingredient }
move-KeepSeen = Tieni una carta
move-ChooseBowl = Tratta: { $ingredient }
move-Sell = { $cards ->
    [0] Non vendere nulla
    [1] Vendi una carta
   *[other] Vendi { $cards } carte
}
move-Buy = Compra una carta
move-DeclineBuy = Non comprare
move-Cook = { $with_chili ->
    [yes] Cucina: { $recipe }, con peperoncino per { $chili_for }
   *[no] Cucina: { $recipe }
}
move-StopCooking = Smetti di cucinare

## Quel che è successo. Un messaggio vuoto non si racconta: lo dice qualcos'altro.

event-Asked = { "" }
event-SpaceWon = Una casella va a { SEAT($seat) }: { $space }.
event-SpaceDeclined = Rinuncia all'azione ({ SEAT($seat) }): { $space }.
event-PileShuffled = Gli scarti sono stati mescolati in un nuovo mazzo.
event-PileShuffledSeen = Gli scarti sono stati mescolati in un nuovo mazzo.
event-CardsDrawn = Pescate ({ SEAT($seat) }): { $cards }.
event-CardsDrawnSeen = { SEAT($seat) }: { $count ->
    [1] una carta pescata.
   *[other] { $count } carte pescate.
}
event-CardKept = Tenuta ({ SEAT($seat) }): { $ingredient }.
event-CardKeptSeen = { SEAT($seat) }: una carta tenuta.
event-RecipeReserved = Prenotata ({ SEAT($seat) }): { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) }: una ricetta prenotata.
event-HeadChefChanged = { ME($seat) ->
    [yes] Ora il capocuoco sei tu.
   *[no] Ora il capocuoco è { SEAT($seat) }.
}
event-ChiliTaken = { ME($seat) ->
    [yes] Prendi
   *[no] { SEAT($seat) } prende
} un peperoncino.
event-ChiliReturned = { ME($seat) ->
    [yes] Avevi più peperoncini di tutti e ne restituisci
   *[no] { SEAT($seat) } aveva più peperoncini di tutti e ne restituisce
} { $count }.
event-BowlChosen = Si tratta: { $ingredient }.
event-CardsSold = { ME($seat) ->
    [yes] Vendi
   *[no] { SEAT($seat) } vende
} { $count ->
    [1] una carta ({ $ingredient }) per { $price } yen.
   *[other] { $count } carte ({ $ingredient }) per { $price } yen l'una.
}
event-CardBought = { ME($seat) ->
    [yes] Compri
   *[no] { SEAT($seat) } compra
} per { $price } yen: { $ingredient }.
event-BuyDeclined = { ME($seat) ->
    [yes] Non compri
   *[no] { SEAT($seat) } non compra
} per { $price } yen: { $ingredient }.
event-CookingBegun = { "" }
event-RecipeCooked = { ME($seat) ->
    [yes] Cucini
   *[no] { SEAT($seat) } cucina
}: { $recipe }{ $chili ->
    [0] .
   *[other] , col peperoncino.
}
event-RoundBegun = Round { $round }: { ME($head) ->
    [yes] il capocuoco sei tu.
   *[no] il capocuoco è { SEAT($head) }.
}
event-RecipesDealt = Nuove ricette: { $recipes }.
event-CardsDealt = Nuove carte esposte: { $cards }.
event-GameEnded = { $rule ->
    [HIB-53] Era l’ultimo round: vince chi ha più ricette.
   *[HIB-52] La terza ricetta è cucinata. La partita è finita.
}

## Perché una mossa è rifiutata

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a { SEAT($seat) }.
refusal-asked-otherwise = Ora è chiesto altro.
refusal-no-passing = Mentre si lancia nessuno passa.
refusal-not-drawn = Non hai pescato quella carta.
refusal-bowl-empty = In quella ciotola non c'è nessuna fiche.
refusal-too-few-cards = Ne hai { $held ->
    [0] nessuna carta.
    [1] una carta sola.
   *[other] solo { $held } carte.
}
refusal-too-poor = Non hai { $price } yen.
refusal-no-such-recipe = Una ricetta così non c'è.
refusal-recipe-not-there = Quella ricetta non è né scoperta né prenotata da te.
refusal-one-face-up = In questo round hai già cucinato una ricetta scoperta.
refusal-not-in-recipe = La ricetta non chiede quell'ingrediente.
refusal-too-little-chili = Servono { $needed } carte peperoncino.
refusal-ingredients-missing = Per quella ricetta ti mancano ingredienti.

## Sulla pagina

money = { $amount } ¥
option-money = Denaro all'inizio
option-money-none = come al solito

## Il primo round guidato: un consiglio per ogni tipo di decisione

tip-throw = Prendi una fiche dal tuo supporto; solo tu ne conosci il valore. Scegli dove stare, poi tira indietro la fiche e lanciala sulla plancia. Una fiche alta vince le caselle e fa rendere le vendite; una bassa compra a poco. Conta il posto sotto il foro della fiche.
tip-call = Il foro di questa fiche mostra due posti. Sei il capocuoco: di' quale conta.
tip-bonus-throw = Sul lancio bonus hai più di tutti. Lancia una delle fiche che hai tenuto, o rinuncia.
tip-use = Le tue fiche su questa casella valgono più di tutte, quindi l'azione è tua: usala o rinuncia.
tip-keep = Hai pescato queste carte. Tieni quella che serve alle tue ricette; le altre vanno sotto il mazzo.
tip-bowl = Ora si tratta una ciotola dopo l'altra, nell'ordine che scegli tu. Tocca una ciotola con fiche; si girano tutte.
tip-sell = Una carta di questa ciotola rende la somma di tutte le sue fiche, e per vendere non ne serve una tua. Chi vende toglie le sue fiche e qui, per ora, non può comprare.
tip-buy = Una carta costa la somma delle tue fiche in questa ciotola. Se non compri, la tua fiche migliore se ne va, e forse ti si chiederà di nuovo per meno.
tip-cook = Tre ingredienti fanno una ricetta. Due peperoncini possono sostituirne uno. Vince chi cucina per primo tre ricette.

## Che cos'è ogni cosa, quando la si indica

help-bare = Tra le ciotole e le caselle. Una fiche che è qui dopo l'uso delle caselle porta una carta peperoncino a chi la possiede.

end-tie = Pari ricette: hanno deciso più soldi, poi più carte.

## Il gioco in una pagina

page-goal = Procurati prima degli altri gli ingredienti di tre ricette.
page-turn = Lancia le fiche. Poi si usano le caselle azione, si commerciano le ciotole una a una, e puoi cucinare.
page-win = Chi cucina la terza ricetta vince subito.
page-wrong-1 = Una fiche bassa compra a poco, una alta rende la vendita.
page-wrong-2 = Per vendere non serve una fiche nella ciotola, ma chi vende lì non compra.
page-wrong-3 = Conta il posto sotto il foro della fiche, non ciò che tocca.
page-wrong-4 = Chi non compra riprende solo la fiche migliore e può essere richiesto per meno.
page-wrong-5 = Le fiche sulla superficie nuda non sono perse: portano peperoncino.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-hib-2 = quante carte ci siano di ogni ingrediente.
open-hib-5 = che cosa succede quando finiscono le banconote della scatola.
open-hib-10 = quale somma iniziale valga, poiché le edizioni differiscono.
open-hib-12 = chi sia il primo capocuoco quando non si sa chi ha cucinato per ultimo.
open-hib-14 = che cosa gli altri possano vedere di carte, ricette e denaro.
open-hib-15 = se si chieda anche a chi non ha nulla da vendere o cucinare, e quali fiche restino segrete.
open-hib-22 = dove contino le fiche spostate dal lancio bonus, quando si scoprano le caselle, e se chi vince possa rinunciare.
open-hib-32 = quando tornino le fiche scoperte di una casella, e se si possano lanciare di nuovo.
open-hib-33 = che cosa ne sia delle fiche che il lancio bonus porta sulla propria casella.
open-hib-34 = che cosa succede quando il mazzo ha meno carte di quante se ne devono pescare.
open-hib-38 = se il mazzo di peperoncini vuoto si controlli una volta o prima di ogni carta.
open-hib-39 = se il peperoncino si possa rifiutare, e dove contino le fiche spostate dal lancio bonus.
open-hib-42 = in che ordine si chieda ai cuochi se vendono.
open-hib-53 = come finisca una partita in cui nessuno cucina la terza ricetta.
open-hib-63 = quando di preciso gli scarti si mescolino in un nuovo mazzo.
open-hib-64 = che cosa succede quando un mazzo è vuoto e lo sono anche gli scarti.
