# Mithral Chef: le regole come si leggono nell'aiuto.
# Un messaggio per ogni regola di rules.toml, con lo stesso numero; section-* sono i titoli.

section-components = Materiale
section-setup = Preparazione
section-always = A ogni postazione
section-forest = Bosco
section-pantry = Dispensa
section-oven = Forno
section-plating = Impiattamento
section-order = Ordinazioni
section-scoring = Fine e punteggio

## Materiale

MIT-1 = Guidi due aiuto cuochi. Uno porta una L e appartiene alla mano sinistra, l'altro una R e appartiene
    alla destra.
MIT-2 = Da sinistra a destra la cucina ha un bosco, una dispensa, un forno, un banco per impiattare
    e uno per le ordinazioni. Ogni spazio di una postazione porta un numero ed è aperto solo da quel
    numero di giocatori in su. Il bosco ha due spazi, da tre giocatori in su un terzo; dispensa,
    forno e impiattamento ne hanno uno, da tre in su un secondo; il banco delle ordinazioni ne ha
    uno. All'impiattamento c'è uno spazio per ogni pinza.
MIT-3 = Ci sono 18 ricette e una carta che chiude la partita, Il drago fugge. Una ricetta nomina
    selvaggina, dadi della dispensa e calore, e mostra con i cappelli da cuoco da quanti giocatori
    si usa.
MIT-4 = Una carta del bosco mostra impronte o un animale: cervo, ariete, lupo o la bestia errante. Ogni
    animale mostra anche il dado che porta con sé.
MIT-5 = Nove dadi sono la selvaggina: tre blu a dieci facce, tre gialli a otto e tre neri a sei.
MIT-6 = I dadi della dispensa hanno sei facce e stanno in un sacchetto: i bianchi sono cipolle, i viola
    melanzane, gli arancioni peperoni.
MIT-7 = I piatti stanno scoperti sul tavolo, ognuno con il suo valore. I segnalini bruciatura non finiscono mai.
MIT-8 = Chi cambia carte, dadi o piatti deve lasciare il gioco giocabile: almeno dodici ricette per
    due giocatori e quindici per tre o quattro, uno spazio aperto a ogni postazione, nessuna ricetta
    con più di due animali, abbastanza animali di ogni specie per tutte le ricette, nessun calore
    inferiore al numero di dadi di una ricetta, almeno un piatto per ricetta, il più basso adatto a
    ogni tiro, e di ogni colore quattro volte i dadi che servono al massimo a una ricetta.

## Preparazione

MIT-10 = Le ricette con più cappelli dei giocatori restano nella scatola. Delle altre, mescolate, sei si uniscono
    alla carta del drago, e queste sette formano il fondo del mazzo. Tutte le altre vengono prima.
MIT-11 = Ognuno riceve una ricetta dal mazzo e la mette davanti a sé, scoperta. Poi un segnale fa partire tutti.
MIT-12 = Il segnale è un conto alla rovescia che tutti vedono. Finché corre, nessuna mano può fare niente.

## A ogni postazione

MIT-20 = Non ci sono turni. L'orologio del tavolo decide che cosa è venuto prima, e il registro
    conserva ogni comando con la sua ora, ogni pesca, ogni tiro e tutto ciò che ha fatto l'orologio,
    così che una partita si possa rivedere esattamente.
MIT-21 = Per usare una postazione, un tuo aiuto cuoco deve stare su uno dei suoi spazi aperti. Ogni
    spazio ha posto per un solo aiuto cuoco.
MIT-22 = Una mano può fare solo quello che offre la sua postazione. Le tue mani lavorano
    indipendentemente; possono stare anche alla stessa postazione, su due spazi.
MIT-23 = I dadi della dispensa si possono scambiare o regalare in ogni momento, ma mai ricette,
    selvaggina o piatti. Un'offerta nomina i dadi delle due parti. Vale finché l'altro la accetta o
    la rifiuta o tu la ritiri; se entrambi hanno i dadi si controlla quando viene accettata. I dadi
    di un piatto cucinato non si possono offrire. Puoi avere una sola offerta aperta con ogni
    giocatore, e fra due offerte devi aspettare due secondi.
MIT-24 = Puoi richiamare una mano in ogni momento, con tre eccezioni: dopo un tiro che non è
    bruciato devi fermarti o ritirare; i dadi fuori dalla carta del forno vanno ritirati; una bestia
    errante va presa. Lasciando il bosco la carta scoperta si rigira, lasciando la dispensa il dado
    su cui non hai deciso torna nel sacchetto, e lasciando l'impiattamento la torre cade.
MIT-25 = Ogni comando occupa la mano per il tempo che serve a una persona abile. I comandi a una
    mano occupata sono rifiutati, non ricordati.
MIT-26 = Tutti vedono tutto ciò che sta sul tavolo. Nessuno conosce l'ordine delle ricette, sa quale carta del
    bosco sta dove, o che cosa darà il sacchetto.
MIT-27 = Una mano che per dieci secondi non fa niente alla sua postazione (venti all'impiattamento)
    viene mandata a casa. Una carta scoperta si rimescola, ma una bestia errante si prende; un dado
    pescato torna nel sacchetto; i dadi non ancora tirati si riprendono senza segnalino; una torre
    non finita cade. Dopo un tiro, il tavolo ritira i dadi fuori dalla carta del forno finché ci
    stanno sopra o il cibo brucia; altrimenti prende il miglior piatto possibile. Aspettare non
    salva da una bruciatura.
MIT-28 = Una mano che lascia una postazione non può rientrarci per due secondi; l'altra mano può subito.
    Da una postazione una mano può andare dritta a un'altra, con un solo comando: deve poter lasciare
    l'una ed entrare nell'altra.
MIT-29 = Ogni posto al tavolo ha una mano: ferma, media, disinvolta o maldestra, secondo l'accordo.
    Ogni tiro, e ogni dado lasciato sopra un piatto, si compie con il tremito di quella mano, che è
    casuale e cresce con la fretta. Vale trascinando, col dito o con i tasti, e anche per bot e
    programmi. Il registro conserva il tremito.

## Bosco

MIT-30 = Gira una delle carte coperte. Se mostra impronte, si rigira e si mescola, e puoi provarne un'altra.
MIT-31 = Un cervo, un ariete o un lupo è tuo se lo vuoi: ricevi la carta e il suo dado, e l'aiuto cuoco torna a
    casa. Se non lo vuoi, rigira la carta e mescolala.
MIT-32 = Una bestia errante non si può rifiutare. In una ricetta prende il posto di un animale qualsiasi.
MIT-33 = Se nella riserva non c'è un dado del tipo mostrato, l'animale fugge e la sua carta si
    rimescola, anche se è una bestia errante. Se qualcun altro prende l'ultimo dado di quel tipo
    mentre la tua carta è scoperta, puoi solo rigirarla.
MIT-34 = Scegli tu quale carta girare. Mescolata, una carta finisce in un posto a caso. Finché una
    mano guarda una carta, nessun altro può averla.
MIT-35 = Invece di girare una carta, una mano nel bosco può liberare un tuo animale che non
    appartiene a un piatto: la carta si mescola e il dado torna nella riserva. Se il tavolo gioca
    con la regola della casa «limiti», una mano che entra nel bosco mentre hai tre o più di questi
    animali può solo liberarne, finché ne hai meno di tre.

## Dispensa

MIT-40 = Pesca un dado dal sacchetto senza guardare, poi decidi se tenerlo o rimetterlo.
MIT-41 = Una visita permette tre pesche, che tu tenga i dadi o no; dopo la terza l'aiuto cuoco torna a casa. Da un
    sacchetto vuoto non si pesca.
MIT-42 = In dispensa puoi anche, invece di pescare, rimettere dadi tuoi nel sacchetto. Se il tavolo
    gioca con la regola della casa «limiti», puoi avere al massimo dieci dadi della dispensa che non
    appartengono a un piatto: oltre, devi rimettere il dado pescato, e uno scambio che te ne darebbe
    di più è rifiutato.

## Forno

MIT-50 = Per mandare un aiuto cuoco al forno ti servono una ricetta, i suoi animali (una bestia errante può
    sostituirne uno) e i suoi dadi della dispensa.
MIT-51 = Con lo stesso comando che lo manda nomini la ricetta e gli animali; i dadi della dispensa
    sono quelli che la ricetta chiede. Restano bloccati finché l'aiuto cuoco non torna: non puoi
    scambiarli, e l'altra mano non può usarli. Ciò che è bloccato o di un piatto non conta quando
    entri.
MIT-52 = Tira i dadi sulla carta del forno. Quelli che finiscono altrove si ritirano finché tutti ci stanno.
MIT-53 = Un dado sta sulla carta se, da fermo, il suo centro è sopra di essa. Se nessuna faccia è orizzontale entro
    15 gradi, è storto e si ritira.
MIT-54 = Finché la somma non supera il calore della ricetta puoi ritirare i dadi che vuoi, quante volte osi, o
    fermarti.
MIT-55 = Appena la somma supera il calore, il cibo è bruciato: ricevi un segnalino bruciatura e
    l'aiuto cuoco torna a casa. Ricetta e dadi restano tuoi.
MIT-56 = Per fermarti prendi un piatto che non valga più della tua somma; l'aiuto cuoco torna a
    casa. Dici quale; se qualcuno è stato più svelto, scegline un altro o ritira. Se nessun piatto è
    abbastanza basso, l'aiuto cuoco torna a casa con il cibo crudo e senza segnalino.
MIT-57 = Da ora piatto, ricetta e dadi stanno insieme finché il piatto è servito. I dadi non servono
    ad altro, la ricetta non si cucina di nuovo e il piatto non si restituisce mai.
MIT-58 = La somma conta quando tutti i dadi stanno sulla carta. Prima, gli altri vanno ritirati e la
    mano deve restare. Ma se i dadi sulla carta, più uno per ogni dado fuori, superano già il
    calore, il cibo brucia subito. Se un tiro colpisce dadi tuoi che erano lì, contano come stanno
    dopo, o si ritirano se sono stati spinti fuori. Ogni spazio ha una sua carta del forno. Lo 0 di
    un dado a dieci facce vale dieci.

## Impiattamento

MIT-60 = Un aiuto cuoco può andare a impiattare solo con un piatto cucinato e non ancora servito; il
    comando dice quale. Con la pinza impila i dadi della sua ricetta, nell'ordine che vuoi. Un dado
    lasciato non si può più spostare.
MIT-61 = Lasci ogni dado da qualche parte sopra la torre, girato come vuoi e magari con un po' di velocità; il resto
    è fisica. C'è una sola colonna: nessun dado tranne il primo tocca il piatto.
MIT-62 = La torre è caduta quando un dado tocca qualcosa che non sia il dado subito sotto o sopra, o quando non si
    ferma. Riprendi piatto e dadi, l'aiuto cuoco torna a casa, e puoi riprovare.
MIT-63 = Quando tutti i dadi stanno in piedi, devono starci ancora un secondo. Comincia quando i
    dadi sono fermi e la mano che ha posato l'ultimo è di nuovo libera, secondo ciò che viene più
    tardi. Allora il piatto è servito: i dadi degli animali tornano nella riserva e quelli della
    dispensa nel sacchetto, le carte del bosco e la ricetta escono dal gioco, segni i punti del
    piatto, e l'aiuto cuoco torna a casa.

## Ordinazioni

MIT-70 = Pesca la prima carta del mazzo delle ricette; poi l'aiuto cuoco torna a casa. Puoi avere
    quante ricette aperte vuoi, se il tavolo non ha posto un limite.
MIT-71 = Se la carta è Il drago fugge, la partita finisce all'istante, qualunque cosa facciano le mani.
MIT-72 = Il tavolo ha un'ora di chiusura, dopo quindici minuti se non ne concorda un'altra. Allora il drago fugge,
    se non l'ha già fatto.
MIT-73 = Andare al banco delle ordinazioni e pescare sono un solo comando. L'aiuto cuoco tiene il
    suo spazio al banco finché la mano ha finito di pescare; prima, nessun altro può usarlo.

## Fine e punteggio

MIT-80 = Ogni piatto servito vale i suoi punti. I piatti non serviti non valgono niente, e le loro ricette contano
    come incompiute.
MIT-81 = Ogni segnalino bruciatura costa 1 punto, ma in tutto mai più di 5.
MIT-82 = Le ricette incompiute costano punti: 1 per una, 3 per due, 6 per tre o più.
MIT-83 = A parità di punti vince chi ha meno segnalini bruciatura; qui contano tutti. Se non basta, ai
    primi si chiede uno spareggio, e hanno 30 secondi per essere tutti d'accordo. Allora la cucina si
    prepara come all'inizio di una partita per quanti sono i giocatori alla pari: da quel numero
    dipendono gli spazi aperti e le ricette in gioco. Ciascuno di loro riceve una ricetta, non si
    ordina, e chi serve per primo vince. Se non sono d'accordo, o nessuno serve prima della chiusura, la
    vittoria è divisa.

### Quello che si dice al tavolo. SEAT() è un nome, ME() dice se è chi legge, NTH() conta da 1.

title = Mithral Chef
about = Caccia, raccolta, cucina sul fuoco del drago e torri di dadi sul piatto: tutti insieme, con due mani.

## Nomi delle cose

hand-left = mano sinistra
hand-right = mano destra
station-forest = bosco
station-pantry = dispensa
station-oven = forno
station-plating = impiattamento
station-order = ordinazioni
vegetable-onion = cipolla
vegetable-eggplant = melanzana
vegetable-pepper = peperone
animal-tracks = impronte
animal-hart = cervo
animal-ram = ariete
animal-wolf = lupo
animal-beast = bestia errante
pace-calm = con calma
pace-steady = con sicurezza
pace-rushed = in fretta
card-with-die = { $animal } ({ $die })
some-dice = { $count } { $vegetable }
no-dice = niente
recipe-hart-skewers = Spiedini di cervo
recipe-ram-hotpot = Stufato di ariete
recipe-wolf-ragout = Ragù di lupo
recipe-charred-wolf-chops = Braciole di lupo alla brace
recipe-onion-hart-pie = Torta di cervo e cipolle
recipe-moussaka-of-ram = Moussaka di ariete
recipe-pepper-wolf-goulash = Gulasch di lupo ai peperoni
recipe-hunters-platter = Tagliere del cacciatore
recipe-twin-hart-roast = Doppio arrosto di cervo
recipe-shepherds-revenge = Vendetta del pastore
recipe-mountain-mixed-grill = Grigliata di montagna
recipe-ram-on-ram = Ariete su ariete
recipe-dwarven-banquet-stew = Spezzatino del banchetto nanico
recipe-smoked-hart-ratatouille = Ratatouille di cervo affumicato
recipe-wolf-pack-pilaf = Pilaf del branco
recipe-kings-own-casserole = Casseruola del re
recipe-forest-floor-feast = Festa del sottobosco
recipe-anvil-roast = Arrosto all'incudine
plate-none = nessuno
die-onion = cipolla
die-eggplant = melanzana
die-pepper = peperone

## Quello che si chiede

question-countdown = Preparati: il conto alla rovescia corre.
question-play = Mano sinistra: { $left }. Mano destra: { $right }.
question-vote = Dividete il primo posto. Vuoi uno spareggio?
hand-home = a casa
hand-forest = nel bosco
hand-forest-open = nel bosco, guarda: { $card }
hand-pantry = nella dispensa
hand-pantry-open = nella dispensa, tiene: { $die }
hand-oven = al forno con { $recipe }
hand-plating = impiatta { $recipe }, { $dice ->
    [1] un dado sta su
   *[other] { $dice } dadi stanno su
}

## Comandi, come scelte

move-EnterForest = { $hand }: nel bosco
move-Flip = { $hand }: gira la carta { NTH($slot) }
move-TakeGame = { $hand }: prendi: { $card }
move-Ignore = { $hand }: rigira: { $card }
move-ReleaseGame = { $hand }: libera: { $card }
move-EnterPantry = { $hand }: nella dispensa
move-Draw = { $hand }: pesca un dado
move-Keep = { $hand }: tieni: { $die }
move-PutBack = { $hand }: rimetti: { $die }
move-ReturnDie = { $hand }: rimetti un dado tuo: { $die }
move-EnterOven = { $hand }: cucina { $recipe } con { $game }
move-Roll = { $hand }: tira { $number ->
    [1] un dado
   *[other] { $number } dadi
}
move-Stop = { $hand }: fermati; piatto: { $plate }
move-EnterPlating = { $hand }: impiatta { $recipe }
move-Place = { $hand }: posa { $pace }: { $die }
move-TakeOrder = { $hand }: prendi un'ordinazione
move-Leave = { $hand }: torna a casa
move-MakeOffer = Offri a { SEAT($to) }: { $give } per { $want }
move-Accept = Accetta l'offerta di { SEAT($seat) }: { $give } per { $want }
move-Decline = Rifiuta l'offerta di { SEAT($seat) }: { $give } per { $want }
move-Withdraw = Ritira l'offerta a { SEAT($to) }: { $give } per { $want }
move-WantShowdown = { $wanted ->
    [yes] Uno spareggio!
   *[no] Dividere la vittoria
}
move-Begin = Il conto alla rovescia finisce
move-SendHome = Mandata a casa: { SEAT($seat) }, { $hand }
move-Serve = { SEAT($seat) }, { $hand }: serve
move-Close = Il tempo è finito

## Quello che accade. Ciò che è vuoto non si racconta: lo dice altro.

event-Begun = Via!
event-Entered = { SEAT($seat) } ({ $hand }): postazione { $station }.
event-OvenEntered = { SEAT($seat) } ({ $hand }): al forno con { $recipe } ({ $game }).
event-PlatingEntered = { SEAT($seat) } ({ $hand }): a impiattare { $recipe }, piatto { $plate }.
event-Worked = { "" }
event-Left = { "" }
event-SentHome = { ME($seat) ->
    [yes] La tua { $hand } ha aspettato troppo ed è mandata a casa.
   *[no] { SEAT($seat) }: { $hand } mandata a casa, ha aspettato troppo.
}
event-CardFlipped = { SEAT($seat) } ({ $hand }): carta girata: { $card }.
event-CardMixed = { $escaped ->
    [yes] Scappa, perché non c'è più un dado così: { $card }.
   *[no] { "" }
}
event-GameTaken = { SEAT($seat) } ({ $hand }): preso: { $card }.
event-GameReleased = { SEAT($seat) } ({ $hand }): liberato: { $card }.
event-DieDrawn = { SEAT($seat) } ({ $hand }): dado pescato: { $die }.
event-DieKept = { SEAT($seat) } ({ $hand }): dado tenuto: { $die }.
event-DiePutBack = { SEAT($seat) } ({ $hand }): dado rimesso: { $die }.
event-DieReturned = { SEAT($seat) } ({ $hand }): dado reso al sacchetto: { $die }.
event-Rolled = { SEAT($seat) } ({ $hand }): { $number ->
    [1] un dado tirato
   *[other] { $number } dadi tirati
}; { $off ->
    [0] la somma è { $sum }.
    [1] uno va ritirato.
   *[other] { $off } vanno ritirati.
}
event-Burned = { SEAT($seat) } ({ $hand }): bruciato! { $sum } supera { $heat }.
event-MealTakenBack = { SEAT($seat) } ({ $hand }): { $recipe } tolto dal forno, crudo.
event-Cooked = { SEAT($seat) } ({ $hand }): { $recipe } cucinato con { $sum }, piatto { $plate } preso.
event-Placed = { SEAT($seat) } ({ $hand }): un dado posato; la torre sta in piedi.
event-Fell = { SEAT($seat) } ({ $hand }): la torre è caduta: { $recipe }.
event-Served = { SEAT($seat) } ({ $hand }): { $recipe } servito per { $plate } punti!
event-Ordered = { SEAT($seat) } ({ $hand }): ordinazione: { $recipe }.
event-DragonEscaped = { SEAT($seat) } ({ $hand }): pescato Il drago fugge!
event-Closed = Si chiude: il drago fugge.
event-Offered = Offerta di { SEAT($seat) } a { SEAT($to) }: { $give } per { $want }.
event-Traded = Offerta di { SEAT($seat) } accettata da { SEAT($to) }: { $give } per { $want }.
event-Declined = Offerta di { SEAT($seat) } rifiutata da { SEAT($to) }.
event-Withdrawn = Offerta di { SEAT($seat) } a { SEAT($to) } ritirata.
event-Scored = { SEAT($seat) }: { $what }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
event-Ended = La partita è finita.
event-Tied = Il primo posto è diviso: ci sarà uno spareggio?
event-Answered = { SEAT($seat) }: { $wanted ->
    [yes] spareggio!
   *[no] meglio dividere la vittoria.
}
event-ShowdownBegun = Spareggio! Il primo piatto vince.
event-ShowdownWon = Lo spareggio va a { SEAT($seat) }.
event-GameOver = È tutto.

## Perché un comando è rifiutato

refusal-not-yours-to-do = Lo fa solo l'orologio del tavolo.
refusal-not-for-the-table = Il tavolo non fa niente di simile.
refusal-not-due = Non è ancora il momento.
refusal-game-over = La partita è finita.
refusal-not-in-the-showdown = Lo spareggio è tra chi è alla pari.
refusal-no-such-seat = Quel posto non esiste.
refusal-countdown = Aspetta il conto alla rovescia.
refusal-answer-first = Si sta chiedendo di uno spareggio.
refusal-elsewhere = Questa mano è a un'altra postazione, non: { $station }.
refusal-not-there = Questa mano non è alla postazione: { $station }.
refusal-there-already = Questa mano è già alla postazione: { $station }.
refusal-at-home = Questa mano è a casa.
refusal-busy = Questa mano è ancora occupata per un attimo.
refusal-too-soon = Questa mano ha appena lasciato: { $station }. Deve aspettare ancora un attimo.
refusal-no-space = Nessuno spazio libero: { $station }.
refusal-desk-taken = Al banco delle ordinazioni qualcuno sta ancora pescando.
refusal-enough-game = Con { $most } animali questa mano può solo liberarne.
refusal-card-open = Decidi prima della carta scoperta.
refusal-no-card-there = Al posto { NTH($slot) } non c'è una carta coperta.
refusal-no-card-open = Nessuna carta è scoperta davanti a questa mano.
refusal-no-die = Nella riserva manca il dado per: { $card }.
refusal-beast = Una bestia errante va presa.
refusal-take-the-beast = Prendi la bestia errante prima di andare.
refusal-no-such-game = Non lo hai, per liberarlo: { $card }.
refusal-die-drawn = Decidi prima del dado in mano.
refusal-no-die-drawn = In questa mano non c'è un dado.
refusal-bag-empty = Il sacchetto è vuoto.
refusal-too-many-dice = Nessuno può avere più di { $most } dadi della dispensa.
refusal-no-such-die = Non lo hai, per rimetterlo: { $die }.
refusal-no-recipe = Non hai la ricetta aperta { $recipe }.
refusal-locked = { $recipe } è già sul forno.
refusal-cooked-already = { $recipe } è già cucinato.
refusal-game-missing = Non hai questa selvaggina per { $recipe }.
refusal-wrong-game = Non è la selvaggina che chiede { $recipe }.
refusal-pantry-missing = Ti mancano dadi della dispensa per { $recipe }.
refusal-not-these-dice = Il cibo ha { $dice } dadi; nominane alcuni in ordine.
refusal-roll-all = Il primo tiro prende tutti i { $dice } dadi.
refusal-roll-these-again = Prima ritira ciò che non sta sulla carta: { $dice ->
    [1] un dado.
   *[other] { $dice } dadi.
}
refusal-no-such-throw = Nessuna mano tira così.
refusal-not-rolled = Tira prima di fermarti.
refusal-stop-or-reroll = Fermati o ritira: fino ad allora i dadi restano sul forno.
refusal-a-plate-fits = C'è un piatto che va bene.
refusal-plate-too-high = Il piatto { $plate } supera la tua somma di { $sum }.
refusal-plate-gone = Il piatto { $plate } non è più sul tavolo.
refusal-no-plate = Non hai un piatto da servire per { $recipe }.
refusal-no-such-die-to-stack = Il dado { NTH($die) } non è lì da posare.
refusal-no-such-release = Nessuna mano posa un dado così.
refusal-order-closed = Nello spareggio non si ordina.
refusal-enough-orders = Questo tavolo permette { $most ->
    [1] una ricetta aperta.
   *[other] { $most } ricette aperte.
}
refusal-no-vote = Nessuno chiede di uno spareggio.
refusal-answered = Hai già risposto.
refusal-no-partner = Non puoi scambiare con { SEAT($seat) }.
refusal-names-no-dice = Un'offerta nomina dadi della dispensa.
refusal-offer-stands = La tua offerta a { SEAT($seat) } vale ancora.
refusal-just-offered = Hai appena fatto un'offerta; aspetta un attimo prima della prossima.
refusal-dice-not-there = Questi dadi mancano a: { SEAT($seat) }.
refusal-no-such-offer = Quell'offerta non c'è.
refusal-trade-too-many = Avrebbe più di { $most } dadi della dispensa: { SEAT($seat) }.

## Lo schermo

board-points = { $points } punti
option-calm = Cucina calma: un solo puntatore guida le due mani a turno
option-orders = Ricette aperte al massimo
option-closing = Chiusura in minuti
option-caps = Limiti: con tre animali nel bosco solo liberare, al massimo dieci dadi della dispensa
option-hands = Mani
option-hands-none = consueta
option-hands-steady = ferma
option-hands-average = media
option-hands-casual = disinvolta
option-hands-clumsy = maldestra
option-hands-seat = Mano del posto { NTH($value) }
hand-l = S
hand-r = D
door-to = { $hand }: { $station }
door-free = { $count ->
    [1] uno spazio libero
   *[other] { $count } spazi liberi
}
door-full = nessuno spazio libero
choose-meal = Che cosa cucinare, con quali dadi?
choose-dish = Quale piatto?
choose-not = Non ora
hand-late = Fa' qualcosa, o questa mano torna a casa!
hand-drag = Trascina questa mano a una postazione
hand-guard = Questa mano è appena tornata: un respiro.
ticket-heat = Calore massimo: { $heat }
calm-lead = Continua con la { $hand }
deed-home = A casa
deed-flip = Gira
deed-take = Prendi
deed-ignore = Rigira
deed-draw = Mano nel sacchetto
deed-keep = Tieni
deed-put-back = Rimetti
deed-return = Rendi: { $die }
deed-roll = Tira
deed-reroll = { $count ->
    [0] Ritira: scegli i dadi
    [1] Ritira un dado
   *[other] Ritira { $count } dadi
}
deed-stop = Fermati: piatto { $plate }
deed-stop-none = Fermati senza piatto
deed-before = La carta prima
deed-after = La carta dopo
deed-lower = Abbassa le pinze
deed-release = Lascia
deed-left = Un po' a sinistra
deed-right = Un po' a destra
pantry-left = { $count ->
    [1] ancora una pesca
   *[other] ancora { $count } pesche
}
oven-heat = Calore { $sum } su { $heat }
oven-burned = Bruciato!
oven-cooked = Cucinato: piatto { $plate }
oven-die = Dado { NTH($number) }: { $face }
plating-pick = Prendi con la pinza: { $die }
plating-pace = Mano: { $pace }
plating-fell = È caduta!
plating-hold = Ora deve stare in piedi …
plating-served = Servito: { $plate } punti!
plate-of = piatto { $plate }
plate-served = Piatto servito: { $plate }
burns = { $count ->
    [1] un segnalino bruciatura
   *[other] { $count } segnalini bruciatura
}
station-cards = { $count } carte coperte
station-bag = { $count } dadi nel sacchetto
station-deck = Mazzo di ricette: { $count } carte
station-deck-near = Mazzo di ricette: { $count } carte, e il drago è tra queste
larder-dice = { $die }: { $count }
trade-give = Tocca per offrirne uno
trade-want = Tocca per chiederne uno
trade-offer = Offri a { SEAT($to) }: { $give } per { $want }
offer-asks = { SEAT($seat) } offre { $give } per { $want }.
offer-accept = Accetta
offer-decline = Rifiuta
offer-made = A { SEAT($to) }: { $give } per { $want }
offer-withdraw = Ritira
bar-ready = Pronti …
bar-closed = chiuso
bar-lag = ritardo { $ms } ms
bar-calm = cucina calma
bar-speed = Velocità
bar-showdown = Spareggio!
race-first = { ME($seat) ->
    [yes] Sei arrivato prima tu.
   *[no] { SEAT($seat) } è arrivato prima.
}
signal-ready = Mani pronte!
signal-go = Via!
signal-showdown = Spareggio: il primo piatto servito vince!
signal-escaped = Il drago è fuggito!
signal-closed = Si chiude: il drago è fuggito!
kitchen-row = Le cinque postazioni
kitchen-tickets = Le tue ricette
kitchen-plates = Piatti sul tavolo: { $plates }
keys-title = Tasti
keys-how = Premi qui un pulsante, poi il tasto che vuoi. I primi cinque portano alle postazioni; lì scelgono dadi o una parte del bosco.
keys-one = 1: bosco
keys-two = 2: dispensa
keys-three = 3: forno
keys-four = 4: impiattare
keys-five = 5: ordinare
keys-less = indietro / sinistra
keys-do = fare
keys-more = avanti / destra
keys-other = l'altra cosa
keys-home = tornare a casa
keys-usual = I tasti soliti
text-none = niente
text-trades = Scambi e voti
text-recipe = { $recipe } ({ $game }; { $dice }; calore { $heat })
text-plain = { $dice }
text-recipes = Ricette
text-game = Selvaggina
text-pantry = Dadi della dispensa
text-dishes = Cucinato, piatto
text-served = Piatti serviti
text-burns = Segnalini bruciatura
text-deck = Carte nel mazzo
text-plates = Piatti
text-supply = Dadi selvaggina
text-bag = Sacchetto
text-time = Tempo rimasto

## La fine

end-won-you = Hai vinto!
end-won = { $count ->
    [1] Ha vinto { $names }!
   *[other] Vittoria divisa: { $names }
}
end-player = Giocatore
end-in-play = In gioco
end-total = Totale
score-mit-80 = Piatti serviti
score-mit-81 = Segnalini bruciatura
score-mit-82 = Ricette incompiute

## La prima partita guidata

tip-countdown = Questa è la tua cucina: cinque postazioni su un tavolo e, davanti, le tue due mani. Finché leggi una nota così, l’orologio è fermo. Chiudila e al 3 – 2 – 1 – Via cucini un primo piatto senza nessuno tra i piedi; gli altri arrivano quando è servito.
tip-vote = Dividete il primo posto. Uno spareggio fa ripartire la cucina con una ricetta a testa; se qualcuno dice di no, la vittoria è divisa.
tip-home = Hai due mani, e lavorano tutte e due insieme; i tasti stanno su tutto quello che fanno, un clic o un dito fa lo stesso. Manda una mano nel bosco e l'altra in dispensa: quello che manca è grigio sulla ricetta. Quando c'è tutto, vai al forno.
tip-home-touch = Hai due mani, e lavorano tutte e due insieme. Trascina una mano a una postazione o tocca il suo pulsante: una nel bosco, l'altra in dispensa. Quello che manca è grigio sulla ricetta. Quando c'è tutto, vai al forno.
tip-forest = Gira una carta. Le impronte non danno niente. Un animale che ti serve: prendilo. Un altro: rigiralo. Il dado sulla carta è quello che tirerai; i dadi piccoli bruciano meno.
tip-pantry = Metti la mano nel sacchetto. Tieni quello che serve alla ricetta e rimetti il resto; dopo tre pesche la mano torna a casa. Puoi anche scambiare: tocca i dadi qui sotto.
tip-oven = Tira! La somma non deve superare il calore. Poi fermati e prendi un piatto, o scegli dei dadi e ritirali per uno migliore. Oltre il calore il drago ride e ricevi un segnalino bruciatura.
tip-plating = Costruisci una sola torre. Premi sull'immagine, tieni il dado fermo sopra la pila e lascia: una mano che trema o si muove la fa cadere. Più la mano è calma, più ci mette.
tip-order = Quando il mazzo è sottile, ogni carta può essere il drago.
tip-go-plating = Il tuo piatto è cucinato. Conta solo quando i suoi dadi stanno sul piatto: manda una mano a impiattare.
tip-go-order = Prendi una ricetta nuova alle ordinazioni. Ma guarda il mazzo: le ricette incompiute costano punti quando arriva il drago.

## Che cos'è ogni cosa, quando la si indica

board-kitchen = La cucina
board-clock = Tempo rimasto
board-plates = Piatti
board-larder = Dispensa
help-kitchen = Qui lavorano tutti insieme, ciascuno con due mani. Trascina una mano a una postazione, premi il suo nome o usa il suo tasto.
help-hand = Una delle tue due mani. Fa solo ciò che la postazione offre, e torna a casa se resta ferma: l'anello mostra quanto tempo ha.
help-forest = Gira le carte per cacciare gli animali delle tue ricette. Le impronte si rigirano.
help-pantry = Pesca dadi dal sacchetto senza guardare, tre per visita: tieni ciò che serve alle tue ricette.
help-oven = Tira i dadi di un'intera ricetta. Più alta è la somma, migliore il piatto; oltre il calore si brucia.
help-plating = Impila i dadi di un piatto cotto in un'unica torre. Solo allora il piatto conta.
help-order = Prendi una nuova ricetta. Il numero dice quante carte restano; quando il mazzo è sottile, ognuna può essere il drago, e la partita finisce.
help-ticket = Una ricetta con i suoi animali e le sue verdure. Ciò che c'è è a colori; quelle incompiute costano punti alla fine.
help-heat = Il calore che questa ricetta sopporta. Se la somma dei dadi lo supera, il cibo brucia.
help-larder = Ciò che hai raccolto: animali con i loro dadi e dadi della dispensa per tipo. Questi si possono scambiare in ogni momento.
help-plates = I piatti rimasti, con i loro punti. Per fermarti prendi un piatto che non vale più dei tuoi dadi.
help-points = I punti se la partita finisse ora: piatti serviti, meno bruciature e ricette incompiute.
help-clock = Quando il tempo è finito il drago fugge, e la partita è finita.

end-tie = Pari punti: ha deciso il minor numero di bruciature.

## Il gioco in una pagina

page-goal = Cucina e impiatta più degli altri prima che il drago fugga.
page-turn = Non ci sono turni: le tue due mani cacciano, raccolgono, tirano e impilano insieme, ciascuna a una postazione.
page-win = I piatti serviti sono punti; bruciature e ricette incompiute ne costano. Vince chi ha più punti.
page-wrong-1 = Un piatto cotto conta solo quando i dadi stanno in piedi sul piatto.
page-wrong-2 = Oltre il calore si brucia: fermati in tempo.
page-wrong-3 = Una mano che non fa nulla viene mandata a casa.
page-wrong-4 = Ogni ordine può essere l'ultimo: il drago è tra le ultime carte.
page-wrong-5 = Le ricette incompiute costano di più quante più sono.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-mit-5 = quanti dadi degli animali ci siano di ogni tipo.
open-mit-7 = che cosa succede quando finiscono i segnalini bruciatura.
open-mit-12 = quale sia il segnale d'inizio quando non si può gridarlo al tavolo.
open-mit-20 = chi sia stato il primo quando due mani vogliono la stessa cosa insieme.
open-mit-23 = come si concordi uno scambio, e se si possano scambiare i dadi di un piatto cotto.
open-mit-24 = se un aiuto cuoco possa lasciare una postazione prima di finire, e che cosa costi.
open-mit-25 = quanto tempo richieda un gesto della mano quando un clic non ne richiede.
open-mit-26 = che cosa i giocatori possano guardare.
open-mit-27 = che cosa succede quando un aiuto cuoco sta a una postazione senza fare nulla.
open-mit-28 = quando una mano possa tornare alla postazione che ha lasciato.
open-mit-29 = quanto sia ferma una mano che lavora attraverso uno schermo.
open-mit-33 = che cosa succede quando il dado di un animale non è nella riserva, o viene preso mentre la sua carta è scoperta.
open-mit-34 = chi scelga la carta da girare, e se due mani possano guardare la stessa.
open-mit-35 = quanti animali si possano accumulare, e se si possano restituire.
open-mit-41 = che cosa succede quando il sacchetto è vuoto.
open-mit-42 = quanti dadi della dispensa si possano accumulare, e se si possano rimettere più tardi.
open-mit-51 = se ciò che si è nominato per il forno si possa ancora scambiare o usare con l'altra mano.
open-mit-53 = quando di preciso un dado sia sulla carta, e che cosa valga un dado inclinato.
open-mit-55 = se un piatto bruciato costi la ricetta e i dadi.
open-mit-56 = che cosa succede quando nessun piatto è abbastanza basso, o qualcun altro lo prende prima.
open-mit-57 = se i dadi di un piatto cotto possano servire per un altro, e se lo si possa cuocere di nuovo.
open-mit-58 = che cosa conti finché ci sono dadi fuori dalla carta, quando una bruciatura è certa, e che cosa ne sia dei dadi colpiti da un tiro.
open-mit-60 = se un dado già posato si possa toccare di nuovo.
open-mit-61 = come si muovano pinze e dadi quando non li si tiene in mano, e se i dadi possano stare affiancati.
open-mit-62 = che cosa conti come torre caduta.
open-mit-63 = per quanto tempo una torre debba stare in piedi, e quando quel tempo cominci.
open-mit-70 = quante ricette aperte si possano avere.
open-mit-72 = che cosa succede quando nessuno pesca le ultime carte.
open-mit-73 = per quanto tempo un aiuto cuoco che ordina occupi il suo spazio.
open-mit-80 = se un piatto cotto ma non servito porti punti.
open-mit-83 = se il limite delle bruciature valga in caso di parità, e come si prepari uno spareggio.

riddle-left = L'orologio è fermo. Che cosa deve fare la tua mano sinistra?
riddle-right = L'orologio è fermo. Che cosa deve fare la tua mano destra?
part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } punto servito in più
       *[other] { $amount } punti serviti in più
    }
   *[less] { $amount ->
        [one] { $amount } punto servito in meno
       *[other] { $amount } punti serviti in meno
    }
}
part-cooked = { $change ->
    [more] { $amount ->
        [one] { $amount } punto in più su piatti non ancora serviti
       *[other] { $amount } punti in più su piatti non ancora serviti
    }
   *[less] { $amount ->
        [one] { $amount } punto in meno su piatti non ancora serviti
       *[other] { $amount } punti in meno su piatti non ancora serviti
    }
}
part-burns = { $change ->
    [more] { $amount ->
        [one] { $amount } segnalino bruciatura in più
       *[other] { $amount } segnalini bruciatura in più
    }
   *[less] { $amount ->
        [one] { $amount } segnalino bruciatura in meno
       *[other] { $amount } segnalini bruciatura in meno
    }
}
part-orders = { $change ->
    [more] { $amount ->
        [one] { $amount } ricetta aperta in più
       *[other] { $amount } ricette aperte in più
    }
   *[less] { $amount ->
        [one] { $amount } ricetta aperta in meno
       *[other] { $amount } ricette aperte in meno
    }
}
part-missing = { $change ->
    [more] { $amount ->
        [one] { $amount } ingrediente in più ancora da trovare
       *[other] { $amount } ingredienti in più ancora da trovare
    }
   *[less] { $amount ->
        [one] { $amount } ingrediente in meno ancora da trovare
       *[other] { $amount } ingredienti in meno ancora da trovare
    }
}

## Il tutorial

coach-countdown = Si comincia tra un attimo. Fai con calma: l'orologio si ferma mentre pensi, e nessun altro cucina prima che il tuo primo piatto sia servito.
coach-forest = La tua ricetta chiede un animale. Manda una mano nel bosco a cercarlo.
coach-pantry = La tua ricetta chiede verdure. Manda una mano in dispensa: sono nel sacchetto.
coach-oven = Hai tutti gli ingredienti. Manda una mano al forno a cuocerli.
coach-plating = Il piatto è cotto, ma conta solo quando è impiattato. Manda una mano a impiattare.
coach-order = Non resta niente da cucinare: prendi una nuova ricetta alle ordinazioni.
coach-flip = Gira una carta. Cerchi l'animale del tuo biglietto; le tracce non mostrano niente.
coach-take = Questo animale ti serve: prendilo. Il dado sulla carta è quello che lancerai.
coach-ignore = Questo animale non ti serve. Lascialo e gira un'altra carta.
coach-draw = Metti la mano nel sacchetto e guarda che dado esce. Puoi pescare tre volte a visita.
coach-keep = Alla tua ricetta serve: tienilo.
coach-put-back = Alla tua ricetta non serve: rimettilo.
coach-home = Qui non c'è altro da fare. Riporta la mano, così può andare altrove.
coach-roll = Lancia i dadi del tuo piatto. La somma vale un piatto da portata, ma oltre il calore brucia tutto.
coach-reroll = Per questi dadi non c'è ancora un piatto da portata. Rilancia quello che serve e attento al calore.
coach-stop = Questa somma vale un piatto da portata. Fermati: un altro lancio potrebbe bruciare tutto.
coach-place = Impila i dadi in una sola torre. Premi una volta per abbassare un dado e ancora quando l'ago è nel verde.

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
ending-mit-72 = Il drago è fuggito
ending-mit-83 = Uno spareggio
step-EnterForest = entrare nel bosco
step-Flip = girare una carta
step-TakeGame = prendere selvaggina
step-Ignore = lasciare una carta
step-ReleaseGame = liberare selvaggina
step-EnterPantry = entrare in dispensa
step-Draw = pescare dadi
step-Keep = tenere dadi
step-PutBack = rimettere dadi
step-ReturnDie = restituire un dado
step-EnterOven = andare al forno
step-Roll = tirare i dadi
step-Stop = fermarsi
step-EnterPlating = andare all'impiattamento
step-Place = posare un dado
step-TakeOrder = prendere un'ordinazione
step-Leave = lasciare una postazione
step-MakeOffer = proporre uno scambio
step-Accept = accettare uno scambio
step-Decline = rifiutare uno scambio
step-Withdraw = ritirare un'offerta
step-WantShowdown = votare lo spareggio
step-Begin = cominciare
step-SendHome = mandare via un aiuto
step-Serve = servire un piatto
step-Close = chiudere la cucina
kind-game = animal
field-plates = Piatto, valore
field-burn-points = Punti per un segnalino bruciatura
field-most-burns = Bruciature al massimo
field-incomplete = Punti delle ricette incomplete, riga
field-tracks = Carte con impronte
field-station = Postazioni
field-spaces = giocatori che aprono lo spazio
field-idle = tempo di inattività (ms)
field-recipe = Ricette
field-id = nome nel file
field-hats = cappelli da cuoco
field-game = selvaggina
field-onion = cipolle
field-eggplant = melanzane
field-pepper = peperoni
field-heat = calore
item-forest = { $animal } { $die }
field-forest = Carte del bosco
field-animal = animale
field-forest-die = dado
field-count = carte
field-game-dice = Dadi selvaggina
field-pantry-dice = Dadi della dispensa
field-limits = Limiti
field-limits-game = selvaggina in mano
field-limits-pantry = dadi della dispensa in mano
field-draws = dadi pescati alla volta
field-clock = Orologio (ms)
field-countdown = conto alla rovescia
field-again = prima dello stesso spazio
field-standing = quanto deve reggere una torre
field-watched = per quanto si osserva
field-vote = tempo per votare
field-hand = Tempo di una mano (ms)
field-enter = entrare
field-leave = uscire
field-flip = girare una carta
field-take = prendere
field-ignore = lasciare una carta
field-release = liberare selvaggina
field-draw = pescare
field-keep = tenere
field-put-back = rimettere
field-roll = tirare
field-stop = fermarsi
field-order = ordinare
field-pace = Ritmo della posa
field-busy = tempo (ms)
field-offset = scarto (m)
field-tilt = inclinazione (rad)
field-drift = deriva (m/s)
field-die = Dadi
field-size = dimensione (m)
field-cast = Un lancio di dadi
field-drop = caduta (m/s)
field-oven-card = Carta del forno
field-die-card = dado sulla carta
field-die-table = dado sul tavolo
field-die-die = dado contro dado
field-plate = Piatto
field-die-plate = dado sul piatto
fault-recipe-twice = Questa ricetta compare due volte.
fault-heat = { $count } è sotto la somma minima dei suoi { $known } dadi.
fault-plates = { $count } piatti per { $known } ricette.
