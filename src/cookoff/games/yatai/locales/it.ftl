# Yatai: le regole come si leggono nell'aiuto.
# Un messaggio per ogni regola di rules.toml, sotto lo stesso id; section-* sono i titoli.

section-components = Materiale
section-setup = Preparazione
section-turn = Un turno
section-actions = Azioni
section-reputation = Plancia della reputazione e bonus
section-tokens = Gettoni azione speciale
section-end = Fine della partita

## Materiale

YAT-1 = Ci sono quattro piatti, ognuno col suo colore: il ramen è rosso, lo yakitori blu, i gyoza
    verdi e l'ebi tempura giallo. Anche bevande e clienti hanno questi quattro colori. I quattro
    tipi di clienti (anziano, impiegato, teppista e studente) hanno un colore ciascuno; conta solo
    il colore. I turisti sono grigi e non si abbinano a nessun colore.
YAT-2 = Quanto c'è sul tavolo dipende da quanti siete. In quattro: 10 piatti, 5 bevande e 10 clienti per
    colore, 5 turisti e 12 gettoni. In tre: 8 piatti, 4 bevande e 8 clienti per colore, 4 turisti e 9
    gettoni. In due: 6 piatti, 3 bevande e 6 clienti per colore, 3 turisti e 6 gettoni. I gettoni si
    pescano a caso da 16: quattro taiyaki, quattro doggy bag, quattro chiamate urgenti e quattro
    spazzature.
YAT-3 = Le tessere azione sono dieci: Clienti 1 e Clienti 2, Cucina 1 e Cucina 2, Bevande 1 e Bevande 2,
    Servi con 1 bevanda e Servi con 2 bevande, e due tessere Vuoti.
YAT-4 = La tua bancarella ha posto per 4 ospiti in fila, 2 piatti sul passavivande, 2 bevande in frigo e 3
    bottiglie nella cassetta dei vuoti. Il bonus fornello porta il passavivande a 3, il bonus frigo
    porta il frigo a 3. I piatti sporchi si impilano nel lavello, una pila per colore, alta quanto si
    vuole.
YAT-5 = La tua plancia della reputazione è una griglia di 4 righe e 5 colonne, 20 caselle in tutto;
    le sei che non toccano il bordo sono quelle centrali. Sei caselle mostrano recensioni, una per
    ogni coppia fra pulizia, servizio, prezzo e atmosfera; la coppia pulizia e servizio sta sul
    bordo. Le altre portano quattro bonus influencer, quattro azioni speciali, due menù, due doppio
    cliente, un frigo e un fornello. Le plance sono tutte uguali.
YAT-6 = Ognuna delle tue quattro recensioni ha un segnalino sulla scala delle recensioni, che ha
    dieci posizioni da −3 a +6. Dal basso in alto valgono, a fine partita, −5, −3, −1, 0, 1, 2, 3,
    5, 7 e 10 PV; i segnalini partono dalla posizione 0, che vale 0. La scala dell'influencer ha
    quattro gradini con 1, 2, 2 e 3 stelle. Un gettone mai usato vale 2 PV se è un taiyaki, un doggy
    bag o una chiamata urgente, 3 PV se è una spazzatura.
YAT-7 = I punti vittoria (PV) non finiscono mai. Il tuo totale può anche scendere sotto zero.

## Preparazione

YAT-10 = Sei tessere azione scelte a caso formano la griglia: 2 righe di 3 colonne. Le altre quattro
    restano scoperte accanto. Il segnalino dei round parte da 1.
YAT-11 = Clienti e turisti in gioco si mescolano nel sacchetto. Piatti, bevande e gettoni stanno sul
    tavolo, visibili a tutti.
YAT-12 = Hai quattro gettoni cibo, uno per piatto. Dal primo giocatore in senso orario, ognuno ne mette uno
    sul proprio menù. Non puoi scegliere un piatto che qualcuno prima di te ha già scelto.
YAT-13 = Quando tutti hanno scelto, ciascuno riceve un secondo piatto per il menù, pescato a caso fra i tre
    gettoni che gli restano. La tua bancarella cucina solo quello che è sul menù.
YAT-14 = In ordine di gioco, ognuno prende dal tavolo una bevanda a scelta. Va subito, come bottiglia, nella
    cassetta dei vuoti: uno dei suoi tre posti è dunque già occupato.
YAT-15 = Il primo giocatore si sorteggia, se il tavolo non ha indicato un posto. Niente è nascosto, tranne
    l'ordine in cui gli ospiti usciranno dal sacchetto.
YAT-16 = L'ordine di gioco non cambia mai: è lo stesso in ogni round e negli ultimi servizi. All'inizio
    fila, passavivande e frigo sono vuoti, e il segnalino dell'influencer aspetta sotto il primo gradino.

## Un turno

YAT-20 = Fase A, il controllo della fila: guarda il quarto posto, quello più a destra. Se c'è un
    ospite, perde la pazienza e torna nel sacchetto, e tu perdi due passi di recensione. Scegli tu
    quali: due su una recensione o uno su ciascuna di due.
YAT-21 = Puoi calmare l'ospite del quarto posto e non perdere nulla. Offrigli una bevanda di
    qualsiasi colore, che passa dal frigo alla cassetta dei vuoti e lì ha bisogno di un posto,
    oppure spendi un taiyaki. L'ospite calmato resta dov'è.
YAT-22 = Un segnalino in fondo alla sua scala non può scendere oltre, uno in cima non può salire
    oltre. Dei passi che perdi o guadagni devi farne quanti più possibile, con segnalini che possono
    ancora muoversi. Quelli che nessun segnalino può fare vanno persi.
YAT-23 = Fase B: prendi una delle quattro tessere accanto alla griglia e spingila in una linea. È una
    colonna (C1, C2 o C3), dall'alto, oppure una riga (R1 o R2), da sinistra. La tessera che esce
    dall'altra parte si unisce alle tre rimaste, così chi viene dopo ne ha di nuovo quattro. Vale
    qualsiasi linea, anche quella appena usata, e qualsiasi tessera, anche quella appena uscita.
YAT-24 = Fase C: usa le tessere della linea scelta, compresa quella nuova. Sono due azioni in una colonna
    e tre in una riga, nell'ordine che vuoi. Ogni azione si fa per intero o non si fa.
YAT-25 = La fase C è obbligatoria: finché ti resta un'azione possibile, non puoi finire il turno. Si
    salta solo ciò che è impossibile. Non devi mai spendere un gettone per rendere possibile
    un'azione. Se il tavolo gioca con l'opzione «libero», puoi saltare un'azione anche se è
    possibile.
YAT-26 = Quando tutti hanno giocato il round è finito e il segnalino avanza. La partita dura dodici round.
YAT-27 = Fai le azioni una alla volta e finisci ciascuna prima di cominciarne un'altra. Vale anche per gli
    ospiti pescati: sistema il primo prima di pescare il secondo.
YAT-28 = Puoi spendere gettoni in qualsiasi momento del tuo turno: ogni volta che hai qualcosa da
    decidere, anche nel mezzo di un'azione, fra due ospiti, due bevande o due passi di recensione.
    Ciò che un gettone cambia vale per il resto dell'azione. Una spazzatura, per esempio, può fare
    posto nella cassetta per la bevanda che calma un ospite, o fra le due bevande di un servizio,
    perché il posto si controlla prima di ogni bevanda. Se porta via le bottiglie che stavi per
    riciclare, il resto di quell'azione va perso. Un ospite che stai servendo ha già lasciato la
    fila, e una chiamata urgente non può più spostarlo. Un taiyaki si spende al posto del piatto, e
    un doggy bag quando sistemi l'ospite servito. Un gettone speso esce dal gioco.

## Azioni

YAT-30 = Clienti 1 o 2: pesca dal sacchetto tanti ospiti quanti ne dice la tessera, uno alla volta,
    e sistema ciascuno. Un cliente va nella fila di chiunque, anche la tua, al primo posto libero da
    sinistra. Un turista va allo stesso modo nella tua fila, oppure prende il posto di un cliente
    nella fila di un altro giocatore. Quel cliente va allora al primo posto libero di qualsiasi fila
    tranne quella che ha appena lasciato; scegli tu quale. Se nessun'altra fila ha un posto libero,
    lo scambio è impossibile.
YAT-31 = Puoi usare Clienti solo se nel sacchetto ci sono tanti ospiti quanti ne chiede la tessera e
    le file di tutti hanno insieme altrettanti posti liberi. Un cliente pescato va sistemato. Se la
    tua fila è piena, un turista deve prendere il posto di un cliente nella fila di un altro
    giocatore; se nessuno scambio è possibile, il turista torna nel sacchetto e conta comunque come
    pescato.
YAT-32 = Cucina 1 o 2: scegli esattamente tanti piatti quanti dice la tessera, solo dal tuo menù, e mettili
    da sinistra sul passavivande. Vengono dal tavolo. Con Cucina 2 puoi prendere due volte lo stesso. Non
    puoi cucinare senza posto per tutti o se sul tavolo non ce n'è abbastanza.
YAT-33 = Bevande 1 o 2: prendi dal tavolo altrettante bevande, di qualsiasi colore, e mettile in frigo. Non
    puoi farlo senza posto per tutte o se sul tavolo non ce ne sono abbastanza.
YAT-34 = Vuoti: riporta al tavolo una bottiglia della tua cassetta e ottieni 1 PV.
YAT-35 = Servi con 1 o 2 bevande: ti servono un ospite in testa alla fila, un piatto in testa al
    passavivande o un taiyaki, tante bevande in frigo quante dice la tessera e posto per altrettante
    bottiglie nella cassetta dei vuoti. Per due bottiglie basta un posto, se una spazzatura può
    liberare l'altro. Prima il piatto va nel lavello, poi le bevande vanno nella cassetta. Quindi
    metti l'ospite sulla tua plancia della reputazione e ricevi il bonus della casella. Poi contano
    i punti, e infine fila e passavivande scorrono a sinistra.
YAT-36 = Un servizio vale 1 PV per l'ospite, 1 PV in più se piatto e cliente hanno lo stesso colore, e 1 PV
    in più per ogni bevanda del colore del cliente. A un turista non si abbina nulla.
YAT-37 = Se la tua plancia della reputazione non ha più caselle libere, non puoi servire.

## Plancia della reputazione e bonus

YAT-40 = Sulla plancia il primo ospite parte dal bordo, su una casella qualsiasi; le sei centrali non sono
    ancora permesse. Ogni altro ospite ha bisogno di una casella libera che condivide un lato con una
    occupata; un angolo non basta.
YAT-41 = Per ogni ospite messo sulla tua plancia ricevi il bonus della sua casella.
YAT-42 = Bonus menù: aggiungi al menù uno dei gettoni cibo che ti restano e ottieni 2 PV. Se non ne hai più,
    non succede nulla.
YAT-43 = Bonus influencer: il tuo segnalino sale di un gradino, e ogni stella di quel gradino è un passo di
    recensione per te, da distribuire come vuoi. Se è già in cima, non succede nulla.
YAT-44 = Bonus frigo e bonus fornello: togli il gettone che copre il terzo posto del frigo o del
    passavivande. D'ora in poi ne tiene 3, e ottieni 2 PV.
YAT-45 = Bonus doppio cliente: scegli un ospite qualsiasi dal sacchetto e mettilo sulla tua plancia con le
    solite regole. Ricevi anche il bonus della sua casella. Questo ospite non dà punti di servizio e per
    lui non vale il doggy bag. Se il sacchetto è vuoto o non ci sono caselle libere, non succede nulla.
YAT-46 = Bonus azione speciale: prendi dal tavolo un gettone a scelta. Se non ce ne sono più, non succede
    nulla.
YAT-47 = Bonus recensione: la casella mostra due recensioni. Un cliente ne fa salire una di un
    passo. Un turista porta due passi, per una delle due o divisi fra entrambe.

## Gettoni azione speciale

YAT-50 = Taiyaki: spendilo per calmare l'ospite del quarto posto, oppure servilo al posto di un piatto.
    Allora non lascia nulla nel lavello e il passavivande non si muove. Non si abbina a nessun colore, ma
    con un turista vale 1 PV in più. Servono comunque un'azione Servi e le sue bevande. Poi esce dal
    gioco.
YAT-51 = Doggy bag: spendilo quando sistemi l'ospite che stai servendo. Può andare su qualsiasi
    casella libera della tua plancia, qualunque cosa dicano le regole di posizionamento. Poi il
    gettone esce dal gioco.
YAT-52 = Chiamata urgente: due clienti, o un cliente e un turista, della tua fila si scambiano di posto.
    Scegli tu quali, ma non due turisti. Poi il gettone esce dal gioco.
YAT-53 = Spazzatura: tutte le bottiglie della tua cassetta tornano al tavolo, senza punti. Poi il gettone
    esce dal gioco.

## Fine della partita

YAT-60 = Dopo il round 12 ognuno, in ordine di gioco, ha un ultimo turno. Prima c'è il controllo
    della fila come nella fase A, e puoi calmare l'ospite allo stesso modo. Poi puoi servire ospiti
    della tua fila, quanti ne puoi e ne vuoi. Ogni volta scegli una bevanda o due, e puoi usare i
    gettoni.
YAT-61 = Per ognuno dei quattro colori confrontate i piatti sporchi nei lavelli. Chi ne ha di più ottiene 1
    PV per ciascuno. In caso di parità, per quel colore nessuno ottiene nulla.
YAT-62 = Per ognuno dei quattro colori confrontate i clienti sulle plance. Chi ne ha di più ottiene 1 PV per
    ciascuno; in caso di parità, nessuno. I turisti non contano.
YAT-63 = Ognuna delle tue quattro recensioni vale i punti della sua posizione, anche se negativi.
    Ogni gettone non usato vale i punti sul retro.
YAT-64 = Vince chi ha più PV. In caso di parità vince chi ha più ospiti sulla plancia, poi chi ha
    meno bottiglie nella cassetta, poi chi ha meno piatti sul passavivande. Chi è ancora in parità
    condivide la vittoria.
YAT-65 = Anche nell'ultimo controllo un ospite non calmato costa due passi di recensione e torna nel
    sacchetto, mentre uno calmato resta e può ancora essere servito. Ogni servizio dell'ultimo turno
    richiede almeno una bevanda e posto nella cassetta.
YAT-70 = Qualche esempio. Servi a un cliente verde dei gyoza (verdi) e una bevanda verde: 1 per l'ospite, 1
    per il piatto e 1 per la bevanda, quindi 3 PV. Alla fine nel tuo lavello ci sono quattro ramen, più
    di tutti gli altri: 4 PV. Le tue recensioni valgono 5, 2, −1 e 0: insieme 6 PV. Negli ultimi servizi
    dai a un cliente rosso un piatto giallo e una bevanda rossa per 2 PV; il turista dietro avanza, e gli
    dai un piatto rosso e una bevanda gialla per 1 PV.

### Quel che si dice al tavolo. SEAT() è il nome di un giocatore, ME() dice se è chi legge, NTH() conta da 1.

title = Yatai
about = Spingi le tessere azione, manda avanti una bancarella, servi le file di clienti.

## Nomi delle cose

letter-red = R
letter-blue = B
letter-green = V
letter-yellow = G
letter-tourist = T
letter-cleanliness = P
letter-service = S
letter-value = E
letter-atmosphere = A
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
dish-red = ramen (rosso)
dish-blue = yakitori (blu)
dish-green = gyoza (verde)
dish-yellow = ebi tempura (giallo)
dish-none = taiyaki
drink-red = rossa
drink-blue = blu
drink-green = verde
drink-yellow = gialla
guest-red = cliente rosso
guest-blue = cliente blu
guest-green = cliente verde
guest-yellow = cliente giallo
guest-tourist = turista
review-cleanliness = pulizia
review-service = servizio
review-value = prezzo
review-atmosphere = atmosfera
token-taiyaki = taiyaki
token-doggy-bag = doggy bag
token-urgent-call = chiamata urgente
token-garbage = spazzatura
line-c1 = C1
line-c2 = C2
line-c3 = C3
line-r1 = R1
line-r2 = R2
tile-customers = Clienti { $amount }
tile-cook = Cucina { $amount }
tile-drinks = Bevande { $amount }
tile-recycle = { $amount ->
    [1] Vuoti
   *[other] Vuoti { $amount }
}
tile-serve = Servi { $amount }
bonus-menu = menù
bonus-influencer = influencer
bonus-fridge = frigo
bonus-stove = fornello
bonus-double = doppio cliente
bonus-special = azione speciale
bonus-reviews = { $one } o { $two }
short-menu = menù
short-influencer = infl★
short-fridge = frigo
short-stove = forn.
short-double = doppio
short-special = gett.

## Che cosa si chiede

question-menu = Scegli il primo piatto del tuo menù.
question-bottle = Scegli la bevanda la cui bottiglia comincia nella tua cassetta dei vuoti.
question-check = All'ultimo posto della tua fila qualcuno perde la pazienza: { $guest }.
question-lose = { $owed ->
    [1] Scegli la recensione che scende di un gradino.
   *[other] Scegli una recensione che scende di un gradino; i gradini da perdere sono { $owed }.
}
question-push = Spingi una tessera in una linea della griglia.
question-act = Fai le azioni della tua linea, poi termina il turno.
question-last-serving = Gli ultimi servizi: servi un ospite, o termina il turno.
question-welcome = { $owed ->
    [1] Dal sacchetto esce: { $guest }. Dove va?
   *[other] Dal sacchetto esce: { $guest }, il primo di { $owed }. Dove va?
}
question-send-on = { $owed ->
    [1] Ha perso il posto in fila: { $guest }. Dove va?
   *[other] Ha perso il posto in fila: { $guest }. Dove va? Restano { $owed } ospiti da sistemare, questo compreso.
}
question-cook = { $owed ->
    [1] Scegli un piatto da cucinare.
   *[other] Scegli un piatto da cucinare; ne servono { $owed }.
}
question-drink = { $owed ->
    [1] Scegli una bevanda per il tuo frigo.
   *[other] Scegli una bevanda per il tuo frigo; ne prendi { $owed }.
}
question-recycle = { $owed ->
    [1] Scegli una bottiglia da riportare.
   *[other] Scegli una bottiglia da riportare; ne vanno { $owed }.
}
question-dish = Scegli che cosa servire.
question-pour = { $owed ->
    [1] Scegli una bevanda da versare: { $guest }.
   *[other] Scegli una bevanda da versare: { $guest }; ne servono { $owed }.
}
question-place = Dove va sulla tua plancia della reputazione: { $guest }?
question-place-invited = Dove va sulla tua plancia l'invitato: { $guest }?
question-review = { $owed ->
    [1] Scegli la recensione che sale di un gradino.
   *[other] Scegli una recensione che sale di un gradino; hai { $owed } gradini.
}
question-add-dish = Scegli un altro piatto per il tuo menù.
question-token = Scegli un gettone azione speciale.
question-invite = Scegli dal sacchetto un ospite per la tua plancia della reputazione.
question-nothing = La partita è finita.

## Mosse, come scelte

move-ChooseDish = Metti { $dish } sul menù
move-ChooseBottle = Una bottiglia { $drink }
move-GiveDrink = Calma con una bevanda { $drink }: { $guest }
move-GiveTaiyaki = Calma con un taiyaki: { $guest }
move-SendAway = Lascia andare ({ $guest }) e perdi { $penalty ->
    [1] un gradino di recensione
   *[other] { $penalty } gradini di recensioni
}
move-LoseReview = { $review } scende
move-Push = { $tile } in { $line } (con { $others })
move-Act = { $tile }
move-EndTurn = Termina il turno
move-Welcome = { ME($stall) ->
    [yes] Nella tua fila
   *[no] Nella fila di { SEAT($stall) }
}
move-SwapTourist = Al turista il posto { NTH($place) } della fila di { SEAT($stall) } ({ $customer })
move-Cook = Cucina { $dish }
move-TakeDrink = Prendi una bevanda { $drink }
move-Recycle = Riporta una bottiglia { $drink }
move-ServeDish = Servi { $dish }: { $guest }
move-ServeTaiyaki = Servi un taiyaki: { $guest }
move-Pour = Versa una bevanda { $drink }
move-PlaceGuest = { $doggy_bag ->
    [yes] { $space } col doggy bag: { $bonus }
   *[no] { $space }: { $bonus }
}
move-GainReview = { $review } sale
move-AddDish = Metti { $dish } sul menù
move-TakeToken = Prendi: { $token }
move-Invite = Invita: { $guest }
move-UrgentCall = Chiamata urgente: scambia { $first } al posto { NTH($one) } e { $second } al posto { NTH($two) }
move-Garbage = Spazzatura: svuota la cassetta dei vuoti
move-LastServe = { $drinks ->
    [1] Servi con una bevanda
   *[other] Servi con { $drinks } bevande
}

## Eventi, come si raccontano. Uno vuoto non si racconta: lo dice qualcos'altro.

event-Asked = { "" }
event-TurnBegun = { $last ->
    [yes] Ultimi servizi
   *[no] Round { $round }
}: { ME($seat) ->
    [yes] tocca a te.
   *[no] tocca a { SEAT($seat) }.
}
event-DishAdded = { SEAT($seat) }: { $dish } sul menù{ $points ->
    [0] .
   *[other] {" "}per { $points } PV.
}
event-BottleChosen = { SEAT($seat) }: una bottiglia { $drink } nella cassetta dei vuoti.
event-DrinkGiven = { SEAT($seat) }: un ospite calmato con una bevanda { $drink }.
event-TokenUsed = { SEAT($seat) }: gettone usato, { $token }.
event-GuestLeft = { ME($seat) ->
    [yes] Ha lasciato arrabbiato la tua fila: { $guest }.
   *[no] Ha lasciato arrabbiato la fila di { SEAT($seat) }: { $guest }.
}
event-ReviewMoved = { SEAT($seat) }: { $review } { $by ->
    [1] sale di un gradino.
    [-1] scende di un gradino.
   *[other] si sposta di { $by } gradini.
}
event-TilePushed = { SEAT($seat) }: { $tile } spinta in { $line }; è uscita { $out }.
event-ActionBegun = { SEAT($seat) }: usata { $tile }.
event-GuestDrawn = { SEAT($seat) }: pescato dal sacchetto, { $guest }.
event-GuestWelcomed = { ME($stall) ->
    [yes] Nella tua fila arriva: { $guest }.
   *[no] Nella fila di { SEAT($stall) } arriva: { $guest }.
}
event-TouristSwapped = { SEAT($seat) }: turista scambiato col { $customer }, { ME($stall) ->
    [yes] dalla tua fila.
   *[no] dalla fila di { SEAT($stall) }.
}
event-CustomerDisplaced = { SEAT($seat) }: il turista prende il posto del { $customer }, { ME($stall) ->
    [yes] nella tua fila.
   *[no] nella fila di { SEAT($stall) }.
}
event-TouristReturned = Il turista non ha trovato posto ed è tornato nel sacchetto.
event-DishCooked = { SEAT($seat) }: cucinato { $dish }.
event-DrinkTaken = { SEAT($seat) }: presa una bevanda { $drink }.
event-BottleRecycled = { SEAT($seat) }: riportata una bottiglia { $drink } per { $points } PV.
event-ServingBegun = { SEAT($seat) }: servito { $dish } a un { $guest }.
event-DrinkPoured = { SEAT($seat) }: versata una bevanda { $drink }.
event-GuestPlaced = { ME($seat) ->
    [yes] In { $space } della tua plancia: { $guest } ({ $bonus }).
   *[no] In { $space } della plancia di { SEAT($seat) }: { $guest } ({ $bonus }).
}
event-InfluencerMoved = { ME($seat) ->
    [yes] Il tuo influencer è salito
   *[no] L'influencer di { SEAT($seat) } è salito
} e ha portato { $stars ->
    [1] una stella.
   *[other] { $stars } stelle.
}
event-StallImproved = { SEAT($seat) }: bancarella migliorata ({ $what }) per { $points } PV.
event-TokenTaken = { SEAT($seat) }: gettone preso, { $token }.
event-GuestInvited = { SEAT($seat) }: invitato dal sacchetto, { $guest }.
event-Served = { SEAT($seat) }: { $points } PV per il servizio.
event-GuestsSwapped = { SEAT($seat) }: scambiati gli ospiti ai posti { NTH($one) } e { NTH($two) } della fila.
event-BoxEmptied = { SEAT($seat) }: svuotata la cassetta dei vuoti.
event-Scored = { $score }: { $points } PV per { ME($seat) ->
    [yes] te.
   *[no] { SEAT($seat) }.
}
event-GameEnded = Gli ultimi servizi sono fatti. Si contano i punti.

## Da dove vengono i punti finali

source-Served = Servizi
source-DishAdded = Piatti messi in menu
source-BottleRecycled = Bottiglie riportate
source-StallImproved = Migliorie del chiosco
source-guests = Ospiti sulla plancia della reputazione
source-bottles = Bottiglie nella cassa
source-served = { $count ->
    [one] un ospite servito
   *[other] { $count } ospiti serviti
}
score-yat-61 = Più piatti sporchi ({ $what })
score-yat-62 = Più clienti ({ $what })
score-yat-63 = { $what }
what-red = rosso
what-blue = blu
what-green = verde
what-yellow = giallo
what-reviews = Recensioni
what-tokens = Gettoni non usati

## Perché una mossa è rifiutata

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a { SEAT($seat) }.
refusal-asked-otherwise = Ora si chiede qualcos'altro.
refusal-bag-too-small = Nel sacchetto ci sono meno di { $amount } ospiti.
refusal-queues-full = Nelle file non c'è posto per { $amount ->
    [1] un ospite.
   *[other] { $amount } ospiti.
}
refusal-dish-queue-full = Sul passavivande non c'è posto per { $amount ->
    [1] un piatto.
   *[other] { $amount } piatti.
}
refusal-dishes-gone = Sul tavolo restano meno di { $amount } piatti del tuo menù.
refusal-fridge-full = In frigo non c'è posto per { $amount ->
    [1] una bevanda.
   *[other] { $amount } bevande.
}
refusal-drinks-gone = Sul tavolo restano meno di { $amount } bevande.
refusal-too-few-bottles = Nella cassetta dei vuoti { $amount ->
    [1] non ci sono bottiglie.
   *[other] ci sono meno di { $amount } bottiglie.
}
refusal-no-guest = In fila non c'è nessuno.
refusal-no-dish = Sul passavivande non c'è nessun piatto, e non hai taiyaki.
refusal-too-few-drinks = In frigo { $amount ->
    [1] non ci sono bevande.
   *[other] ci sono meno di { $amount } bevande.
}
refusal-box-full = Nella cassetta dei vuoti non c'è posto per { $amount ->
    [1] una bottiglia.
   *[other] { $amount } bottiglie.
}
refusal-board-full = Sulla plancia della reputazione non ci sono caselle libere.
refusal-dish-taken = L'ha già scelto qualcuno: { $dish }.
refusal-drink-gone = Sul tavolo non ci sono più bevande di colore { $drink }.
refusal-not-in-fridge = In frigo non c'è una bevanda { $drink }.
refusal-no-token = Non c'è un gettone così: { $token }.
refusal-marker-at-end = Il segnalino è in fondo alla sua scala: { $review }.
refusal-tile-not-beside = La tessera { $tile } non è accanto alla griglia.
refusal-tile-not-in-line = La tessera { $tile } non è fra le azioni rimaste della linea.
refusal-action-left = { $tile } è ancora possibile, quindi va fatto.
refusal-no-such-stall = Non c'è una bancarella { $stall }.
refusal-tourist-stays = Un turista va nella tua fila, o prende il posto di un cliente.
refusal-not-back = Il cliente non può tornare nella fila che ha appena lasciato.
refusal-no-other-queue = Nessun'altra fila ha posto per questo cliente.
refusal-queue-full = { ME($stall) ->
    [yes] La tua fila è piena.
   *[no] La fila di { SEAT($stall) } è piena.
}
refusal-only-tourists-swap = Solo un turista prende il posto di un cliente.
refusal-no-such-rival = Non c'è una bancarella rivale { $stall }.
refusal-no-customer-there = Al posto { NTH($place) } della fila di { SEAT($stall) } non c'è un cliente.
refusal-not-on-menu = Non è sul menù: { $dish }.
refusal-dish-gone = Sul tavolo non ce n'è più: { $dish }.
refusal-not-in-box = Nella cassetta non c'è una bottiglia { $drink }.
refusal-no-such-space = La plancia non ha una casella { $space }.
refusal-space-taken = Nella casella { $space } c'è già qualcuno.
refusal-no-doggy-bag-here = Per un ospite invitato il doggy bag non vale.
refusal-not-beside-a-guest = La casella { $space } non condivide un lato con nessun ospite.
refusal-not-on-the-edge = Il primo ospite parte dal bordo, e { $space } non è sul bordo.
refusal-review-not-shown = La casella non mostra questa recensione: { $review }.
refusal-already-on-menu = È già sul menù: { $dish }.
refusal-token-gone = Sul tavolo non ce ne sono più: { $token }.
refusal-guest-not-in-bag = Nel sacchetto non c'è più nessun { $guest }.
refusal-not-two-guests = Ai posti { NTH($one) } e { NTH($two) } della fila non ci sono due ospiti.
refusal-two-tourists = Due turisti non si possono scambiare.
refusal-box-empty = La cassetta dei vuoti è vuota.
refusal-one-or-two-drinks = Si serve con una bevanda o due, non { $drinks }.

## Etichette

board-round = Round { $round } di { $rounds }
board-setup = Preparazione
board-last = Ultimi servizi
board-beside = Accanto: { $tiles }
board-line = Ancora da usare
board-table = Sul tavolo
board-dishes = piatti
board-drinks = bevande
board-bag = sacchetto
board-tokens = Gettoni
board-queue = Fila
board-dish-queue = Passavivande
board-fridge = Frigo
board-box = Cassetta dei vuoti
board-box-short = Cassetta
board-sink = Lavello
board-menu = Menù
board-influencer = Influencer
board-reviews = Recensioni
board-reputation = Plancia della reputazione
board-guests = Ospiti
board-rivals = Rivali
board-points = { $points } PV
board-first = primo giocatore
board-serving = Si serve { $dish }: { $guest }
board-none = niente

## Sulla pagina

press-title = Tessere azione
press-beside = Tessere accanto alla griglia
press-line = Linea { $line }, con { $tiles }
queue-place = posto { NTH($place) }
stall-of = { ME($seat) ->
    [yes] La tua bancarella
   *[no] Bancarella di { SEAT($seat) }
}
stall-enlarge = { ME($seat) ->
    [yes] Ingrandisci la tua bancarella
   *[no] Ingrandisci la bancarella di { SEAT($seat) }
}
menu-not = non sul menù: { $dish }
mode-doggy-bag = Doggy bag: qualsiasi casella libera della tua plancia.
mode-urgent-call = Chiamata urgente: scegli i due ospiti che si scambiano.
text-choices = Le tue scelte
option-free = Libero: si può saltare un'azione possibile
option-first = Primo giocatore
option-first-none = a sorte
option-first-value = posto { NTH($value) }

## Il primo giro guidato: un messaggio per ogni tipo di decisione

tip-menu = Il menù dice che cosa sa cucinare la tua bancarella. Tocca uno dei quattro piatti del menù; un secondo viene poi sorteggiato.
tip-bottle = Tutti cominciano con una bottiglia vuota nella cassetta. Tocca una bevanda sul tavolo; tre bottiglie riempiono la cassetta, e con la cassetta piena non si serve.
tip-check = Qualcuno è all'ultimo posto della tua fila. Calmalo con una bevanda del frigo o un taiyaki, oppure toccalo per lasciarlo andare: costa recensioni.
tip-lose = Tocca la scala della recensione che deve scendere.
tip-push = Il cuore del gioco. Trascina una delle quattro tessere accanto alla griglia oltre una freccia nella linea; oppure tocca la tessera, poi la freccia. Userai tutte le tessere di quella linea, compresa la nuova: tre in una riga, due in una colonna.
tip-act = Le tessere illuminate sono le tue azioni. Toccale nell'ordine che vuoi; ognuna si fa per intero o non si fa. Quando non resta niente di possibile, termina il turno.
tip-last-serving = Gli ultimi servizi: servi quante volte puoi e vuoi, con una o due bevande.
tip-welcome = Un ospite esce dal sacchetto. Tocca un posto libero della tua fila, o manda un cliente da un rivale la cui fila si allunga.
tip-send-on = Il turista ha preso il posto di un cliente. Tocca un posto libero in un'altra fila: il cliente va lì.
tip-cook = Tocca un piatto del tuo menù per cucinarlo. Un piatto del colore del cliente vale un punto in più.
tip-drink = Tocca una bevanda sul tavolo per metterla in frigo. Senza bevande non si serve, e il colore del cliente porta punti.
tip-recycle = Tocca una bottiglia della tua cassetta: torna al tavolo e porta un punto.
tip-dish = Tocca il piatto in testa al passavivande, o un taiyaki, per servirlo.
tip-pour = Tocca una bevanda del tuo frigo. Il colore dell'ospite porta un punto.
tip-place = L'ospite servito va sulla tua plancia della reputazione: il primo sul bordo, gli altri accanto a qualcuno. La figura sulla casella è il bonus che ricevi.
tip-place-invited = Anche l'ospite invitato va sulla tua plancia e porta il bonus della casella.
tip-review = Tocca la scala della recensione che deve salire.
tip-add-dish = Il tuo menù cresce: tocca un piatto per aggiungerlo.
tip-token = Tocca uno dei gettoni azione speciale sul tavolo. Quelli non usati portano punti alla fine.
tip-invite = Tocca nel sacchetto l'ospite che vuoi invitare.

## Che cos'è ogni cosa, quando la si indica

help-line = Spingi una delle quattro tessere a fianco in una colonna o in una riga. Poi usi tutte le tessere di quella linea.
help-tile-customers = Pesca dal sacchetto altrettanti ospiti e metti ciascuno in una fila: la tua o quella di un altro.
help-tile-cook = Cucina altrettanti piatti del tuo menù; si mettono nel passavivande.
help-tile-drinks = Prendi dal tavolo altrettante bevande nel tuo frigo.
help-tile-recycle = Riporta sul tavolo una bottiglia dalla tua cassetta dei vuoti, per un punto.
help-tile-serve = Servi al primo ospite della fila il primo piatto, con altrettante bevande. Poi l'ospite prende una casella della tua plancia della reputazione.
help-guest = Un ospite servito porta un punto, uno in più per un piatto del suo colore e uno per ogni bevanda di quel colore.
help-tourist = Un turista non si abbina a nessun colore, può prendere il posto di un cliente in un'altra fila e muove le recensioni di due passi.
help-queue = Gli ospiti aspettano qui e si servono da sinistra. Chi è all'ultimo posto quando comincia il tuo turno perde la pazienza: calmalo, o perdi due passi di recensioni.
help-dish = I quattro piatti, ognuno del suo colore. Servito a un ospite dello stesso colore porta un punto in più.
help-dish-queue = Ciò che hai cucinato, servito da sinistra. Contiene due piatti, tre con il fornello migliore.
help-menu = Puoi cucinare solo ciò che è nel tuo menù. I piatti pallidi non ci sono ancora.
help-drink = Una bevanda del colore dell'ospite porta un punto in più. Versata o regalata, diventa una bottiglia nella tua cassetta.
help-fridge = Le tue bevande. Ne contiene due, tre con il frigo migliore.
help-box = Ogni bevanda versata ha bisogno qui di posto per la sua bottiglia. Riciclale o buttale in tempo.
help-sink = I piatti sporchi per colore. Chi alla fine ne ha di più di un colore fa un punto per ciascuno.
help-taiyaki = Calma l'ospite all'ultimo posto, o si serve al posto di un piatto; con un turista vale un punto in più.
help-doggy-bag = L'ospite che servi può prendere qualsiasi casella libera della tua plancia della reputazione.
help-urgent-call = Due ospiti della tua fila si scambiano di posto, ma non due turisti.
help-garbage = Tutte le bottiglie della tua cassetta tornano sul tavolo, senza punti.
help-reputation = Qui stanno gli ospiti serviti. Il primo parte dal bordo, ogni altro accanto a uno già presente, e ciascuno porta il bonus della casella.
help-bonus-menu = Metti un altro piatto nel menù, per due punti.
help-bonus-influencer = Il tuo influencer sale di un gradino, e ogni stella è un passo di recensione per te.
help-bonus-fridge = Il tuo frigo contiene ora tre bevande, e fai due punti.
help-bonus-stove = Il tuo passavivande ne contiene ora tre, e fai due punti.
help-bonus-double = Scegli un ospite dal sacchetto e metti anche lui sulla plancia della reputazione, con il bonus della casella.
help-bonus-special = Prendi dal tavolo un gettone a scelta.
help-bonus-reviews = Una delle due recensioni sale di un passo; con un turista ci sono due passi da dividere.
help-reviews = Che cosa si dice della tua bancarella. Alla fine ogni recensione vale i punti della sua posizione, anche negativi.
help-influencer = Ogni bonus influencer fa avanzare il segnalino di un gradino; le stelle del gradino sono passi di recensione.
help-bag = Chi è ancora nel sacchetto. Si pesca a caso, con le tessere clienti.
help-points = I punti vittoria finora. Vince chi ne ha di più; altri si contano alla fine.
help-rival = La bancarella di un rivale a colpo d'occhio: la fila, ciò che è pronto da servire, gli ospiti sulla plancia della reputazione e le recensioni. Il pulsante la mostra intera.
help-round = La partita dura dodici round. Poi ognuno serve un'ultima volta.

end-tie = Pari punti: hanno deciso più ospiti sulla plancia della reputazione, poi meno bottiglie, poi meno piatti.

## Il gioco in una pagina

page-goal = Gestisci la migliore bancarella della notte: servi gli ospiti, cura le recensioni e raccogli punti in dodici round.
page-turn = Spingi una tessera in una riga o colonna e usa tutte quelle della linea: clienti, cucina, bevande, servizio, riciclo.
page-win = Vince chi ha più punti: servizi con colori abbinati, poi recensioni, gettoni rimasti e maggioranze di piatti e ospiti.
page-wrong-1 = Bisogna usare ogni tessera della linea che si può usare.
page-wrong-2 = Un ospite al quarto posto se ne va all'inizio del tuo turno e costa due passi di recensioni.
page-wrong-3 = Nessuna bevanda si versa senza posto per la bottiglia nella cassetta.
page-wrong-4 = Ospiti e piatti si servono in ordine, da sinistra.
page-wrong-5 = Sulla plancia della reputazione ogni ospite dopo il primo sta accanto a un altro.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-yat-7 = se i punti della scatola siano un limite, e se un totale possa scendere sotto zero.
open-yat-14 = in che ordine i giocatori scelgono la prima bottiglia.
open-yat-15 = come si trova il primo giocatore, e che cosa si può tenere segreto.
open-yat-16 = se il primo giocatore cambi da un round all'altro, e che cosa ci sia su una bancarella all'inizio.
open-yat-21 = dove rimane un ospite che è stato calmato.
open-yat-22 = che cosa succede quando un segnalino è in fondo alla sua scala.
open-yat-23 = se la linea appena usata, o la tessera appena uscita, si possa riusare subito.
open-yat-25 = se si debba spendere un gettone per rendere possibile un'azione.
open-yat-27 = se due ospiti si peschino insieme o uno dopo l'altro.
open-yat-28 = che cosa comporti, per il resto dell'azione, un gettone usato nel suo mezzo.
open-yat-30 = dove va il cliente a cui un turista prende il posto.
open-yat-31 = che cosa succede quando il sacchetto o le file non bastano per la tessera, o quando un turista non trova posto.
open-yat-32 = se i due piatti di un'azione possano essere uguali.
open-yat-37 = che cosa succede quando sulla plancia della reputazione non c'è più posto.
open-yat-42 = che cosa dà il bonus menù quando tutti i piatti sono già sul menù.
open-yat-43 = che cosa dà il bonus influencer in fondo alla sua scala.
open-yat-45 = che cosa succede col sacchetto vuoto o la plancia piena, e se l'ospite invitato porti punti o usi un doggy bag.
open-yat-46 = che cosa dà il bonus azione speciale quando sul tavolo non ci sono più gettoni.
open-yat-50 = se un taiyaki valga per un colore, e se servirlo richieda comunque tessera e bevande.
open-yat-60 = quante bevande richieda un servizio dell'ultimo turno, e se vi si possano usare gettoni.
open-yat-62 = se i turisti contino per la maggioranza dei clienti.
open-yat-65 = dove resta alla fine l'ultimo ospite della fila, e che cosa serva per un servizio dell'ultimo turno.

## Che cosa un consiglio dice di un turno

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
part-reviews = { $change ->
    [more] { $amount ->
        [one] { $amount } punto in recensioni in più
       *[other] { $amount } punti in recensioni in più
    }
   *[less] { $amount ->
        [one] { $amount } punto in recensioni in meno
       *[other] { $amount } punti in recensioni in meno
    }
}
part-served = { $change ->
    [more] { $amount ->
        [one] { $amount } cliente servito in più
       *[other] { $amount } clienti serviti in più
    }
   *[less] { $amount ->
        [one] { $amount } cliente servito in meno
       *[other] { $amount } clienti serviti in meno
    }
}
part-waiting = { $change ->
    [more] { $amount ->
        [one] { $amount } cliente in più in coda
       *[other] { $amount } clienti in più in coda
    }
   *[less] { $amount ->
        [one] { $amount } cliente in meno in coda
       *[other] { $amount } clienti in meno in coda
    }
}
part-dishes = { $change ->
    [more] { $amount ->
        [one] { $amount } piatto pronto in più
       *[other] { $amount } piatti pronti in più
    }
   *[less] { $amount ->
        [one] { $amount } piatto pronto in meno
       *[other] { $amount } piatti pronti in meno
    }
}
part-matched = { $change ->
    [more] { $amount ->
        [one] { $amount } piatto in più per un cliente che lo ama
       *[other] { $amount } piatti in più per clienti che li amano
    }
   *[less] { $amount ->
        [one] { $amount } piatto in meno per un cliente che lo ama
       *[other] { $amount } piatti in meno per clienti che li amano
    }
}
part-drinks = { $change ->
    [more] { $amount ->
        [one] { $amount } bevanda in più nel frigo
       *[other] { $amount } bevande in più nel frigo
    }
   *[less] { $amount ->
        [one] { $amount } bevanda in meno nel frigo
       *[other] { $amount } bevande in meno nel frigo
    }
}
part-bottles = { $change ->
    [more] { $amount ->
        [one] { $amount } bottiglia in più nel riciclo
       *[other] { $amount } bottiglie in più nel riciclo
    }
   *[less] { $amount ->
        [one] { $amount } bottiglia in meno nel riciclo
       *[other] { $amount } bottiglie in meno nel riciclo
    }
}
part-menu = { $change ->
    [more] { $amount ->
        [one] { $amount } piatto in più nel menu
       *[other] { $amount } piatti in più nel menu
    }
   *[less] { $amount ->
        [one] { $amount } piatto in meno nel menu
       *[other] { $amount } piatti in meno nel menu
    }
}
part-full = { $change ->
    [more] l’ultimo posto della coda occupato
   *[less] l’ultimo posto della coda ancora libero
}
part-tokens = { $change ->
    [more] { $amount ->
        [one] { $amount } gettone in più
       *[other] { $amount } gettoni in più
    }
   *[less] { $amount ->
        [one] { $amount } gettone in meno
       *[other] { $amount } gettoni in meno
    }
}

## Il tutorial

why-ChooseDish = Puoi cucinare solo quello che è nel tuo menù.
why-ChooseBottle = Ogni bottiglia occupa posto finché non la ricicli.
why-Push = Userai tutte le tessere di questa linea, compresa la nuova. Scegli la linea che serve ora alla tua bancarella.
why-Act = Una tessera illuminata è un'azione che ti resta in questo turno. Usala.
why-Welcome = Si serve da sinistra, e al quarto posto si perde la pazienza. Una fila corta è più sicura.
why-SendOn = Questo cliente ha bisogno di un posto in un'altra fila.
why-SwapTourist = Un turista prende il posto di un cliente nella fila di un rivale.
why-Cook = Cucina per il primo della fila: un piatto del suo colore porta un punto in più.
why-TakeDrink = Per servire ti servono bevande. Quella del colore dell'ospite porta un punto.
why-Recycle = Libera posto nella cassetta e porta un punto.
why-ServeDish = È servire che porta punti: uno per l'ospite, uno in più per un piatto del suo colore.
why-ServeTaiyaki = Un taiyaki sostituisce qualsiasi piatto.
why-Pour = La bevanda va all'ospite, la bottiglia nella tua cassetta. Il colore dell'ospite porta un punto.
why-PlaceGuest = La figura sulla casella è il bonus che ricevi: guarda bene dove vanno i tuoi ospiti.
why-GainReview = Le recensioni contano alla fine: comincia da una sotto zero.
why-LoseReview = Un ospite se n'è andato arrabbiato: una tua recensione scende.
why-TakeToken = I gettoni sono piccoli aiuti. Quelli che tieni portano punti alla fine.
why-AddDish = Un menù più lungo va bene per più ospiti, e questo bonus porta punti.
why-Invite = Questo ospite va subito sulla tua plancia della reputazione.
why-EndTurn = Non resta altro da usare. Tocca al tuo rivale.
why-SendAway = L'ospite all'ultimo posto se ne va, e questo costa recensioni.
why-GiveDrink = Una bevanda calma l'ospite, che torna in fondo alla fila.
why-GiveTaiyaki = Un taiyaki calma l'ospite.
lesson-tokens = I tuoi gettoni: il taiyaki sostituisce un piatto, la doggy bag ti fa scegliere la casella, la chiamata urgente scambia due ospiti, la spazzatura svuota la cassetta. Quelli rimasti alla fine valgono punti.
lesson-scoring = I punti vengono dai servizi con colori abbinati e, alla fine, da recensioni, gettoni tenuti e maggioranze di piatti sporchi o di ospiti di un colore. Dopo dodici round vince chi ha più punti.

## Il contenuto della scatola, per il banco di lavoro e i suoi rapporti

kind-token-taken = token
kind-token-used = token
kind-track = review
ending-yat-60 = Dopo le ultime portate
step-ChooseDish = scegliere un piatto per il menù
step-ChooseBottle = scegliere la prima bottiglia
step-GiveDrink = calmare un ospite con una bevanda
step-GiveTaiyaki = calmare un ospite con un taiyaki
step-SendAway = lasciar andare un ospite
step-LoseReview = perdere un passo di recensione
step-Push = spingere una tessera
step-Act = usare una tessera
step-EndTurn = finire il turno
step-Welcome = mettere in fila un ospite
step-SwapTourist = scambiare un turista con un cliente
step-Cook = cucinare un piatto
step-TakeDrink = prendere una bevanda
step-Recycle = riportare una bottiglia
step-ServeDish = servire un piatto
step-ServeTaiyaki = servire un taiyaki
step-Pour = versare una bevanda
step-PlaceGuest = mettere un ospite sulla plancia
step-GainReview = guadagnare un passo di recensione
step-AddDish = mettere un piatto nel menù
step-TakeToken = prendere un gettone
step-Invite = invitare un ospite
step-UrgentCall = chiamata urgente
step-Garbage = spazzatura
step-LastServe = un'ultima portata
kind-tokens = token
kind-action = deed
deed-customers = fa arrivare clienti
deed-cook = cucina
deed-drinks = prende bevande
deed-recycle = riporta i vuoti
deed-serve = serve
item-supply = { $players } giocatori
field-rounds = Round
field-queue-penalty = Passi di recensione persi quando un ospite perde la pazienza
field-supply = Riserva
field-players = giocatori
field-supply-dishes = piatti per colore
field-supply-drinks = bevande per colore
field-supply-customers = clienti per colore
field-tourists = turisti
field-tokens = Gettoni
field-supply-tokens = gettoni
field-count = nella scatola
field-tokens-points = punti sul retro
field-tile = Tessere azione
field-tile-id = nome nel file
field-tile-action = azione
field-tile-copies = copie
field-stall = Bancarella
field-stall-queue = posti in fila
field-stall-dishes = posti sul passavivande
field-stall-fridge = posti in frigo
field-stall-improved-dishes = posti sul passavivande con il fornello
field-stall-improved-fridge = posti in frigo con il bonus
field-stall-recycle-box = posti nella cassetta dei vuoti
field-reputation = Plancia della reputazione
field-reputation-spaces = casella
field-tracks = Scale
field-tracks-reviews = punti della posizione
field-tracks-review-start = posizioni sotto la partenza
field-tracks-influencer-stars = stelle dell'influencer, gradino
field-points = Punti
field-points-guest = per un ospite servito
field-points-matching-dish = per un piatto del colore dell'ospite
field-points-matching-drink = per una bevanda del colore dell'ospite
field-points-tourist-taiyaki = per un taiyaki servito a un turista
field-points-recycle = per una bottiglia riportata
field-points-menu = per un piatto messo nel menù
field-points-improvement = per un miglioramento della bancarella
fault-tiles = { $count } tessere; devono essere { $needed }.
fault-improvement = Un miglioramento non può togliere posti.
fault-tokens = Servono { $count } gettoni, ma nella scatola ce ne sono { $known }.
fault-bottles = Troppo poche: ognuno comincia con una bottiglia.
fault-bonus = { $word } non è un bonus della plancia della reputazione.
item-tile = { $action ->
    [customers] { tile-customers }
    [cook] { tile-cook }
    [drinks] { tile-drinks }
    [serve] { tile-serve }
   *[other] { tile-recycle }
}
field-tile-amount = { $action ->
    [customers] clienti
    [cook] piatti
    [recycle] bottiglie
    [drinks] bevande
    [serve] bevande
   *[other] quanti
}
