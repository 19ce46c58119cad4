# Safranito: le regole come si leggono nell'aiuto.
# Un messaggio per ogni regola di rules.toml, sotto lo stesso numero; section-* sono i titoli.

section-components = Materiale
section-setup = Preparazione
section-throwing = Fase 1: lanciare
section-cleaning = Fase 2: caselle azione
section-trading = Fase 3: vendere e comprare
section-cooking = Fase 4: miscele
section-round = Nuovo round

## Materiale

SAF-1 = Hai sei fiche da 10, 20, 30, 40, 50 e 60 rupie, in verde, rosso, arancione o blu.
SAF-2 = Ci sono 54 carte spezia, sei per spezia: curry, zenzero, cardamomo, peperoncino, aglio, menta, cumino, zafferano
    e cannella. La ciotola dello zafferano è quella al centro della plancia.
SAF-3 = Ci sono 18 miscele, ognuna di tre spezie diverse. Ogni spezia è in sei miscele, e due spezie qualsiasi
    sono insieme in una o in due. Una miscela è cardamomo, peperoncino e cumino; le altre sono una nostra
    ricostruzione.
SAF-4 = Il denaro viene dalla banca e vi ritorna. La banca ne ha sempre abbastanza.
SAF-5 = Chi ha il macinapepe è il capocuoco.

## Preparazione

SAF-10 = Cominci con le tue sei fiche e 200 rupie.
SAF-11 = In due ci sono 2 miscele scoperte e 4 carte spezia esposte, e si lanciano 4 fiche a testa per round. In tre sono
    2 miscele, 5 carte e 4 fiche; in quattro 3 miscele, 6 carte e 3 fiche. A ogni round si aggiungono tante carte spezia
    quante all'inizio.
SAF-12 = Una carta spezia esposta sta scoperta accanto alla plancia, al posto della sua spezia. Quel che resta di carte
    spezia e miscele forma due mazzi coperti.
SAF-13 = Il primo capocuoco è chi ha cucinato per ultimo. Qui è tirato a sorte, se il tavolo non indica un
    posto.
SAF-14 = Nessuno vede le tue carte spezia e le miscele che hai prenotato, ma tutti vedono quante sono. Denaro e miscele
    finite sono in vista.
SAF-15 = A ogni ciotola si chiede a tutti, uno dopo l'altro, se vendono, e nell'ultima fase se compongono
    miscele, anche a chi non può. Si può sempre rispondere: nessuna. Così le domande non rivelano nulla della
    tua mano.
SAF-16 = Quali fiche non hai lanciato in questo round è segreto, quante no. Le fiche non valide, quelle fuori e
    quelle rimaste sulla casella del lancio extra si restituiscono senza scoprirle. Un valore visto resta noto
    fino alla fine del round.

## Fase 1: lanciare

SAF-20 = A partire dal capocuoco e in senso orario, ognuno lancia una fiche a scelta. Si ripete finché tutti ne hanno
    lanciate quante il round richiede.
SAF-21 = Come si lanciano le fiche, dove si trovano e quando sono fuori lo dicono le regole THR.
SAF-22 = Finché una fiche sta col valore in basso e non è stata scoperta, solo il proprietario sa quanto vale.

## Fase 2: caselle azione

SAF-30 = Le caselle azione si risolvono una alla volta: prima il lancio extra, poi la carta spezia in più, poi la
    prenotazione di una miscela, infine il capocuoco. Una casella senza fiche si salta.
SAF-31 = Tutte le fiche sulla casella si scoprono. Può agire solo chi vi ha la somma più alta. In caso di parità
    tocca a chi è più vicino al capocuoco in senso orario; il capocuoco stesso è il più vicino di tutti.
SAF-32 = Le fiche scoperte tornano ai proprietari prima che l'azione si compia. In questo round non si lanciano
    più.
SAF-33 = Lancio extra: puoi lanciare un'altra fiche che in questo round non hai lanciato. Le fiche che per
    questo finiscono su questa casella non vincono un altro lancio; tornano indietro alla fine della fase, senza
    effetto.
SAF-34 = Carta spezia in più: pesca dal mazzo coperto tante carte quante ne dice la prima cifra della tua fiche
    migliore sulla casella. Tienine una senza mostrarla e metti le altre sotto il mazzo nell'ordine di pesca. Se
    il mazzo finisce, si mescolano gli scarti e si continua; se mancano anche quelli, scegli fra le carte
    pescate. Senza nessuna carta non succede nulla.
SAF-35 = Prenotare una miscela: prendi la prima del mazzo senza mostrarla. Solo tu puoi comporla. Puoi
    prenotarne quante vuoi; a mazzo vuoto la casella non ha effetto.
SAF-36 = Capocuoco: prendi subito il macinapepe, e sei il capocuoco per tutto quel che segue.
SAF-37 = Il lancio extra può spostare altre fiche. Ognuna conta dove si trova dopo, anche sulle caselle azione
    che devono ancora venire. Una casella si scopre solo quando è il suo turno.
SAF-38 = Chi vince una casella può rinunciare all'azione, ma deve dirlo prima di vedere una carta. Allora non la compie
    nessuno.

## Fase 3: vendere e comprare

SAF-40 = Per prima cosa le fiche non valide tornano ai proprietari.
SAF-41 = Il capocuoco sceglie una ciotola con fiche. Finita la trattativa ne sceglie un'altra, finché la plancia è vuota.
SAF-42 = Tutte le fiche in quella ciotola si scoprono. Prima si vende e poi si compra.
SAF-43 = In senso orario dal capocuoco, chiunque abbia questa spezia può venderne quante carte vuole, anche senza fiche
    nella ciotola. Per ogni carta la banca paga quanto valgono insieme tutte le fiche della ciotola. Le carte vanno agli
    scarti.
SAF-44 = Dopo l'ultima vendita, chi ha venduto toglie tutte le sue fiche dalla ciotola. Quindi ora non può comprare questa
    spezia.
SAF-45 = Per comprare serve una fiche nella ciotola, e una carta della spezia dev'essere esposta. Si chiede per primo a chi
    ha lì le fiche che valgono di più. Una carta costa esattamente quanto valgono queste fiche; poi la migliore lascia la
    ciotola.
SAF-46 = Poi si chiede a chi adesso ha la somma più alta, magari lo stesso. Si finisce quando non ci sono più
    carte della spezia, quando la ciotola è vuota o quando nessuno vuole comprare; le fiche rimaste tornano ai
    proprietari. Se fin dall'inizio non c'era nessuna carta, si vende soltanto.
SAF-47 = Se più somme sono pari, si chiede prima a chi è più vicino al capocuoco in senso orario.
SAF-48 = Se ti si chiede e non vuoi o non puoi comprare, togli tutte le tue fiche dalla ciotola. (In Hibachi ne
    toglieresti una sola.)
SAF-49 = Le carte che nessuno ha comprato restano esposte.

## Fase 4: miscele

SAF-50 = In senso orario dal capocuoco, ognuno può comporre una delle miscele scoperte e quante delle proprie prenotate
    riesce. Scarti le tre spezie, e la miscela sta scoperta davanti a te.
SAF-51 = Un vuoto fra le miscele scoperte si riempie solo all'inizio del round successivo.
SAF-52 = Appena un giocatore ha tre miscele, la partita finisce e lui vince.
SAF-53 = Il tavolo può accordarsi su un ultimo round, o su nessuno; se non c'è accordo è il quarantesimo. Se
    fino ad allora nessuno ha vinto, contano più miscele, poi più denaro, poi più carte spezia. Chi è ancora
    pari divide la vittoria.

## Nuovo round

SAF-60 = Il macinapepe passa al vicino di sinistra di chi l'ha adesso, anche se l'ha preso in questo round.
SAF-61 = Le miscele scoperte si completano e si aggiungono nuove carte spezia, quante il numero dei giocatori richiede.
    Quel che c'è rimane.
SAF-62 = Quando serve una carta spezia e il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo. Se mancano anche
    quelli, si espone solo quel che c'è.
SAF-63 = Quando il mazzo delle miscele finisce, si completa fin dove si può. La partita continua, e le miscele prenotate si
    possono ancora comporre.

### Quel che si dice al tavolo. SEAT() è il nome, ME() dice se è chi legge.

title = Safranito
about = Lancia fiche nelle ciotole delle spezie, trattale ai prezzi che ne vengono, componi tre miscele.

## Nomi

place-curry = curry
place-ginger = zenzero
place-cardamom = cardamomo
place-chili = peperoncino
place-garlic = aglio
place-mint = menta
place-cumin = cumino
place-cinnamon = cannella
place-saffron = zafferano
place-bonus-throw = lancio extra
place-bonus-ingredient = carta spezia in più
place-reserve = prenotare una miscela
place-head-chef = capocuoco
recipe-cool-breeze = Brezza fresca
recipe-winter-rub = Concia d'inverno
recipe-green-ginger = Zenzero verde
recipe-golden-mint = Menta dorata
recipe-red-lantern = Lanterna rossa
recipe-market-curry = Curry del mercato
recipe-rajas-breath = Respiro del raja
recipe-sharp-leaf = Foglia pungente
recipe-sweet-curry = Curry dolce
recipe-moon-garden = Giardino di luna
recipe-sunrise = Aurora
recipe-harvest-gold = Oro del raccolto
recipe-caravan = Carovana
recipe-hill-station = Stazione di collina
recipe-fire-thread = Filo di fuoco
recipe-palace-rice = Riso di palazzo
recipe-root-and-pod = Radice e baccello
recipe-dust-of-the-road = Polvere di strada

## Quel che si chiede

question-bonus-throw = Lancia un'altra fiche, o rinuncia.
question-use = Hai vinto una casella: { $space }. La usi?
question-keep = Scegli la carta spezia che tieni.
question-bowl = Quale ciotola si tratta adesso?
question-sell = Quante carte vendi? Ognuna rende { $total } rupie: { $ingredient }.
question-buy = Compri una carta per { $price } rupie: { $ingredient }?
question-cook = Componi una miscela, o smetti.

## Le mosse, come scelte

move-UseSpace = Usa: { $space }
move-DeclineSpace = Rinuncia: { $space }
move-Keep = Tieni: { $ingredient }
move-KeepSeen = Tieni una carta
move-ChooseBowl = Tratta: { $ingredient }
move-Sell = { $cards ->
    [0] Non vendere nulla
    [1] Vendi una carta per { $total } rupie
   *[other] Vendi { $cards } carte per { $total } rupie l'una
}
move-Buy = Compra per { $price } rupie: { $ingredient }
move-DeclineBuy = Non comprare e riprendi tutte le tue fiche
move-Cook = Componi: { $recipe }
move-StopCooking = Non comporre altro

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
event-RecipeReservedSeen = { SEAT($seat) }: una miscela prenotata.
event-HeadChefChanged = { ME($seat) ->
    [yes] Ora il capocuoco sei tu.
   *[no] Ora il capocuoco è { SEAT($seat) }.
}
event-BowlChosen = Si tratta: { $ingredient }.
event-CardsSold = { ME($seat) ->
    [yes] Vendi
   *[no] { SEAT($seat) } vende
} { $count ->
    [1] una carta
   *[other] { $count } carte
} a { $price } rupie: { $ingredient }.
event-CardBought = { ME($seat) ->
    [yes] Compri
   *[no] { SEAT($seat) } compra
} per { $price } rupie: { $ingredient }.
event-BuyDeclined = { ME($seat) ->
    [yes] Non compri
   *[no] { SEAT($seat) } non compra
} per { $price } rupie: { $ingredient }.
event-CookingBegun = { "" }
event-RecipeCooked = Composta ({ SEAT($seat) }): { $recipe } con { $cards }.
event-RoundBegun = Round { $round }. Capocuoco: { SEAT($head) }.
event-RecipesDealt = Nuove miscele: { $recipes }.
event-CardsDealt = Nuove carte spezia: { $cards }.
event-GameEnded = { $rule ->
    [SAF-53] Era l’ultimo round: vince chi ha più miscele.
   *[SAF-52] La terza miscela è pronta. La partita è finita.
}

## Perché una mossa è rifiutata

refusal-not-drawn = Non hai pescato: { $ingredient }.
refusal-bowl-empty = In quella ciotola non c'è nessuna fiche: { $ingredient }.
refusal-too-few-cards = Di questa spezia hai { $held ->
    [0] nessuna carta.
    [1] una carta sola.
   *[other] solo { $held } carte.
}
refusal-too-poor = Non hai { $price } rupie.
refusal-no-such-recipe = Una miscela { $recipe } non c'è.
refusal-recipe-not-there = Non è né scoperta né prenotata da te: { $recipe }.
refusal-one-face-up = In questo round hai già composto una miscela scoperta.
refusal-ingredients-missing = Ti mancano spezie per: { $recipe }.

## Sulla pagina

money = { $amount } rupie
board-points = { $points ->
    [1] una miscela
   *[other] { $points } miscele
}
grill-recipes = Miscele
grill-cook = Componi
text-cooked = Miscele composte

## Il primo round guidato: un consiglio per ogni tipo di decisione

tip-throw = Prendi una fiche dal tuo supporto; solo tu ne conosci il valore. Scegli dove stare, poi tira indietro la fiche e lanciala sulla plancia. Una fiche alta vince le caselle e fa rendere le vendite; una bassa compra a poco. Conta il posto sotto il foro della fiche.
tip-call = Il foro di questa fiche mostra due posti. Sei il capocuoco: di' quale conta.
tip-bonus-throw = Sul lancio extra hai più di tutti. Lancia una delle fiche che hai tenuto, o rinuncia.
tip-use = Le tue fiche su questa casella valgono più di tutte, quindi l'azione è tua: usala o rinuncia.
tip-keep = Hai pescato queste spezie. Tieni quella che serve alle tue miscele; le altre vanno sotto il mazzo.
tip-bowl = Ora si tratta una ciotola dopo l'altra, nell'ordine che scegli tu. Tocca una ciotola con fiche; si scoprono tutte.
tip-sell = Una carta di questa spezia rende quanto valgono tutte le fiche della ciotola, e per vendere non ne serve una tua. Chi vende toglie le sue fiche e qui, per ora, non può comprare.
tip-buy = Una carta costa quanto valgono le tue fiche in questa ciotola. Se non compri, togli tutte le tue fiche.
tip-cook = Tre spezie fanno una miscela. Vince chi ha per primo tre miscele.

## Che cos'è ogni cosa, quando la si indica

help-bare = Tra le ciotole e le caselle. Una fiche che finisce qui non fa nulla e torna a chi la possiede.
help-reserve = Chi ha qui la somma più alta prende in segreto la prima miscela del mazzo. Solo lui può comporla.
help-reserved = Miscele che qualcuno ha preso in segreto. Solo lui può comporle.
help-cooked = Le miscele che questo giocatore ha composto. Vince subito il primo che ne ha tre.
help-recipe = Le sue tre spezie fanno una miscela. Quelle che hai sono illuminate.

end-tie = Pari miscele: hanno deciso più soldi, poi più carte.

## Il gioco in una pagina

page-goal = Compra prima degli altri le spezie di tre miscele.
page-turn = Lancia le fiche. Poi si usano le caselle azione, si commerciano le ciotole una a una, e puoi comporre miscele.
page-win = Chi ha tre miscele vince subito.
page-wrong-1 = Una fiche bassa compra a poco, una alta rende la vendita.
page-wrong-2 = Per vendere non serve una fiche nella ciotola, ma chi vende lì non compra.
page-wrong-3 = Conta il posto sotto il foro della fiche, non ciò che tocca.
page-wrong-4 = Chi non compra toglie tutte le fiche dalla ciotola.
page-wrong-5 = Delle miscele scoperte una sola per round; di quelle prenotate quante ne puoi.

## Ciò che il regolamento lascia aperto, dove una regola è una nostra decisione. Si legge dopo «Lasciato aperto dal regolamento:».

open-saf-2 = quante carte ci siano di ogni spezia.
open-saf-4 = che cosa succede quando la banca non ha più denaro.
open-saf-13 = chi sia il primo capocuoco quando non si sa chi ha cucinato per ultimo.
open-saf-14 = che cosa gli altri possano vedere di carte, miscele e denaro.
open-saf-15 = se si chieda anche a chi non ha nulla da vendere o da comporre.
open-saf-16 = quali fiche gli altri possano vedere, e per quanto tempo un valore visto resti noto.
open-saf-32 = quando tornino le fiche scoperte di una casella, e se si possano lanciare di nuovo.
open-saf-33 = quale fiche usi il lancio extra, se vi si possa rinunciare, e che cosa ne sia di quelle che porta sulla propria casella.
open-saf-34 = chi veda le carte pescate, e che cosa succeda quando il mazzo non basta.
open-saf-35 = che cosa succede quando non c'è più una miscela da prenotare.
open-saf-37 = dove contino le fiche spostate dal lancio extra, e quando si scoprano le caselle.
open-saf-38 = se chi vince una casella azione possa rinunciare.
open-saf-43 = in che ordine si chieda ai giocatori se vendono.
open-saf-46 = che cosa ne sia delle fiche che restano quando il commercio di una ciotola finisce.
open-saf-48 = se chi non compra riprenda tutte le fiche o una sola.
open-saf-53 = come finisca una partita in cui nessuno compone la terza miscela.
open-saf-62 = quando di preciso si mescolino gli scarti, e che cosa succeda quando non ce ne sono.
open-saf-63 = che cosa succede quando il mazzo delle miscele è vuoto.

## Il tutorial

why-Keep = Questa spezia ti manca ancora per una miscela. Nessuno vede quale tieni.
why-Buy = Questa spezia ti serve per una miscela. Costa solo quanto valgono le tue fiche nella ciotola.
why-Sell = Vendere porta denaro, ma le spezie ti servono per le miscele: tienile.
why-Cook = Hai tutte e tre le spezie di questa miscela. Vince chi ha per primo tre miscele.
why-StopCooking = Per ora non si può fare un'altra miscela.
why-throw-bowl = Una fiche in una ciotola ti permette di comprare questa spezia quando la ciotola viene trattata. Una fiche bassa compra a poco.
lesson-selling = Prima si può vendere: una carta di questa spezia rende quanto valgono insieme tutte le fiche della ciotola. Tu non ne hai, quindi compri.

## Il contenuto della scatola, per il banco di lavoro e i suoi rapporti

field-ingredients = Spezie
field-recipe = Miscele
field-needs = spezie
field-goal = Miscele per vincere
field-menu = miscele scoperte
field-copies = Carte per spezia
fault-ingredient = { $word } non è una spezia di questa scatola.
