# Quello che la pagina dice attorno a ogni gioco.

app-title = cookoff
app-pitch = Lancia gettoni, servi i clienti, impila la cena di un drago: subito contro i bot, o con gli amici tramite un link. Senza registrarsi.
app-offline = Nessuna connessione.
app-offline-safe = Delle tue partite non va perso nulla. cookoff riprende appena il server è raggiungibile.
skip = Vai al gioco
close = Chiudi
back = Torna all'ingresso
nowhere = Questa pagina non esiste.
working = Un momento …
failed = Non ha funzionato: { $why }
retry = Riprova

## Ingresso

lobby-title = Giochi da tavolo di sfide ai fornelli
lobby-minutes = { $from }–{ $to } min a giocatore
lobby-players = { $from }–{ $to } giocatori
lobby-play = Gioca
lobby-opponents = Avversari
lobby-level = Forza
lobby-my-level = Al mio livello ({ $brain })
lobby-hands = Mira dei bot
lobby-create = Scegli le regole
lobby-rules = Regole
lobby-learn = Tutorial
lobby-puzzles = Rompicapi
lobby-daily = Rompicapi del giorno
lobby-models = Guarda gli esperti
lobby-practice = Allenati a lanciare
practice-title = Allenamento: { $game }
lobby-mine = Le tue partite
lobby-open = Unisciti a un tavolo
lobby-join-code = Link o codice
lobby-join = Unisciti
lobby-watch = Guarda
lobby-go-on = Continua
lobby-mine-all = Mostra tutte ({ $count })
lobby-new = Prima volta qui?
lobby-new-how = Impara un gioco giocandolo. Bastano pochi minuti.
lobby-friends = Con gli amici
lobby-invite = Invita amici
lobby-more = Altro
lobby-more-of = Altro su { $game }
lobby-workbench = Crea la tua versione
sheet-bots = Contro i bot
sheet-learn = Impara e allenati
lobby-replay = Rivedi
lobby-finished = finita
lobby-closed = chiusa
lobby-playing = in corso
lobby-waiting = in attesa di giocatori
lobby-replays = Partite da rivedere
lobby-open-file = Apri una partita salvata
lobby-name = Il tuo nome
lobby-name-saved = Salvato
lobby-colour = Il tuo colore
bot-random = Casuale
bot-greedy = Ingordo
bot-beginner = Principiante
bot-casual = Occasionale
bot-skilled = Capace
bot-expert = Esperto
bot-master = Maestro

## Un tavolo che non ha iniziato

wait-title = In attesa di giocatori
wait-share = Manda questo link ai tuoi amici, o fai scansionare loro il codice.
wait-copy = Copia il link
wait-copied = Copiato
wait-send = Invia
wait-code = Oppure di’ loro questo codice:
wait-free = Posto libero
wait-bot = bot
wait-hand = mano: { $hand ->
        [steady] ferma
        [average] media
        [casual] disinvolta
       *[clumsy] maldestra
    }
wait-assist = { $assist ->
        [flicks] lancia solo con un gesto
       *[allowed] può lanciare anche coi tasti e col modulo
    }
wait-you = tu
wait-host = padrone di casa
wait-give = Aggiungi un bot
wait-release = Togli il bot
wait-sit = Siediti qui
wait-start = Inizia la partita
wait-start-bots = Completa con i bot e inizia
wait-for-host = Tra poco chi ospita farà iniziare la partita.
wait-leave = Esci
wait-invite = Invita i tuoi amici
wait-qr = Codice QR del link
wait-link = Link a questo tavolo
wait-level = Forza dei bot
wait-rules = Regole
wait-rule = { $rule }: { $value }
wait-without = senza: { $rule }
wait-by-the-book = Tutto come nel regolamento.
wait-open = Basta il link o il codice per entrare.
wait-closed = Serve il link completo per entrare.
wait-change = Cambia le regole
wait-start-with = { $count ->
    [1] Inizia da solo
   *[other] Inizia in { $count }
}
wait-choose-seat = Scegli un posto per giocare.
create-address = Bastano il link breve e il codice per entrare
create-change = Salva le regole
create-players = Giocatori
create-public = Mostralo nella lobby
create-clock = Tempo per mossa
create-clock-none = illimitato
create-clock-move = { $time } per mossa
create-clock-bank = { $time } in tutto, più { $more } a ogni mossa
create-even = Compensa le connessioni
create-even-what = Chi si è mosso per primo viene prima, anche con una connessione lenta.
create-time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
create-time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
create-time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
create-time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
create-go = Apri il tavolo
option-house = regola della casa

## Il tavolo

turn-yours = Tocca a te
turn-of = Tocca a { $name }.
turn-bot = { $name } sta pensando …
turn-several = Si aspetta { $names }.
turn-asked = Si aspetta { $name }: «{ $question }»
turn-over = La partita è finita.
turn-why = Perché?
rule-more = la regola intera
legend-title = Che cosa significano i pezzi
rules-here = Le regole in questione
text-choices = Le tue scelte
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
turn-passed = Unica scelta: { $announcement }
turn-passed-silently = Una sola scelta, già fatta.
table-drawer = Accanto al tabellone
table-menu = Menu
table-recap = Dalla tua ultima mossa
table-skip = Mostra tutto subito
table-unread = { $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
}
table-log = Che cosa è successo
table-chat = Chat
table-players = Giocatori
table-text = Vista testuale
table-picture = Vista del tavolo
table-undo = Annulla
table-undo-asked = { $name } vorrebbe riprendere l'ultima mossa.
table-undo-waiting = Si aspetta il consenso degli altri …
table-undo-agree = Va bene
table-undo-refuse = No
table-undo-withdraw = Lascia stare
notice-sat = { $name } continua al posto di { $before }.
notice-bot = Un bot continua al posto di { $before }.
notice-left = { $name } ha lasciato il tavolo.
notice-device = { $name } continua da un altro dispositivo.
notice-rules = Questa partita è cominciata con le regole della versione { $name } e continua con quelle della versione { $before }.
seat-request-bot = { $name } vorrebbe che un bot giocasse al posto di { $who }.
seat-request-person = { $person } vorrebbe continuare al posto di { $who }.
seat-request-free = { $name } vorrebbe liberare il posto di { $who }.
table-chat-say = Di' qualcosa
table-chat-send = Invia
table-react = Reazioni
table-spectators = { $count ->
    [0] nessuno guarda
    [1] una persona guarda
   *[other] { $count } persone guardano
}
table-is-away = { $name } è assente.
table-has-left = { $name } ha lasciato il tavolo.
table-wait = Aspetta
table-away = assente
table-ping = { $ping } ms
table-watching = Stai guardando.
table-lost = Riconnessione … Non si perde nulla.
table-keys = Tasti: N scelta successiva, P precedente, Invio scegli, Q domanda, T vista testuale.
table-take-seat = Prendi questo posto
table-bot-takes = Fai giocare un bot
table-left = se n'è andato
table-device = Un altro dispositivo
table-device-how = Apri questo link sul telefono o su un altro computer per continuare lì. È la chiave del tuo posto: tienilo per te. Vale una volta sola, e un nuovo link sostituisce il vecchio.
table-leave = Lascia la partita
table-leave-how = Il tuo posto si libera. Gli altri possono affidarlo a un bot o a qualcun altro.
table-stay = Resta
report-open = Segnala …
report-how = Di’ a chi gestisce questo server che cosa non va. Nessuno al tavolo lo vede.
report-who = Di chi si tratta?
report-table = tutto il tavolo
report-what = Che cosa non va?
report-send = Invia la segnalazione
report-sent = Grazie. La segnalazione è stata inviata.
sign-clap = applauso
sign-laugh = risata
sign-wow = accidenti
sign-sad = triste
sign-think = penso
sign-hurry = sbrigati
sign-thanks = grazie
sign-heart = cuore
closed-seat-taken = Il tuo posto è aperto in un'altra finestra o su un altro dispositivo.
closed-not-invited = Questo tavolo è privato. Chiedi il link a chi ospita e incollalo qui.
closed-no-table = Questo tavolo non esiste.
closed-flood = La connessione è stata chiusa perché hai inviato troppi messaggi.
closed-closed = Un amministratore ha chiuso questo tavolo. Puoi ancora guardarne la replica.
closed-unavailable = Questo tavolo al momento non si può aprire. Gli amministratori sono stati avvisati.
closed-banned = Sei stato bannato da questo server.
problem-too-fast = Troppi messaggi. Rallenta, per favore.
problem-no-undo = Qui non puoi annullare: da allora sono state rivelate nuove informazioni.
problem-muted = Per un po' non puoi scrivere in chat.
problem-other = Non ha funzionato ({ $code }).
error-offline = il server non è raggiungibile
error-forbidden-address = il server non invia nulla a quell’indirizzo
error-too-many = sono troppi; prima togline uno
error-seat-taken = questo posto è occupato, o il suo giocatore è appena uscito
error-seated = questo dispositivo siede già a un altro posto di questo tavolo
error-banned = sei stato bannato da questo server
error-maintenance = sta per iniziare una manutenzione: le partite in corso continuano, ma non se ne possono iniziare di nuove
error-closed = il tavolo è stato chiuso; puoi ancora guardarne la replica
error-unavailable = il tavolo al momento non si può aprire; gli amministratori sono stati avvisati
error-database-unavailable = il server non raggiunge il suo database; riprova tra un momento
error-seen-other-seat = in questa partita hai giocato da un altro posto e ne hai visto le informazioni nascoste
error-already-requested = un'altra richiesta di posto attende risposta; riprova più tardi
error-wrong-key = questo link non è più valido; creane uno nuovo
error-finished = la partita è finita
error-not-finished = disponibile a partita finita
error-no-such-table = questo tavolo non esiste, o ti serve un invito
error-not-seated = possono farlo solo i giocatori di questo tavolo
error-too-fast = troppe richieste; aspetta un momento
error-too-many-tables = hai aperto troppi tavoli; finisci qualche partita o torna domani
error-moving = il tavolo sta passando a un altro server; riprova tra un momento
error-stopping = il server si sta fermando; riprova tra un momento
error-bad-log = il file è danneggiato o non è una partita salvata ({ $detail })
title-turn = ● Tocca a te

## La fine

final-title = Partita finita
final-share = Condividi
final-replay = Rivedi la partita
final-log = Salva la partita in un file
final-rematch = Gioca ancora
final-rematch-all = Tutti vogliono giocare ancora.
final-rematch-waits = In attesa del sì di { $names }.
final-rematch-asked = { $name } vorrebbe giocare ancora.
final-rematch-go = Vai al nuovo tavolo
final-look = Guarda il tavolo

## Regole

rules-title = Regole: { $game }
page-goal-title = Lo scopo
page-turn-title = Il tuo turno
page-win-title = Come si vince
page-wrong-title = Errori frequenti
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
rules-count = { $count ->
    [1] una regola
   *[other] { $count } regole
}

## Rivedere

replay-title = Partita da rivedere
replay-step = Mossa { $n } di { $count }
replay-first = All'inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-run = Avvia
replay-stop = Pausa
replay-speed = Velocità
replay-perspective = Punto di vista
replay-spectator = Spettatore
replay-link = Link a questo momento
replay-file = Scegli una partita salvata (.jsonl)
replay-pick = Apri una partita che hai salvato. Il server la legge e non conserva nulla.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
theme-system = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
settings-cards = Dimensione delle carte
cards-normal = Normale
cards-large = Grande
settings-sound = Effetti sonori
settings-music = Musica
settings-volume = Volume
settings-buzz = Vibra quando tocca a me
settings-motion = Animazioni
settings-playback = Mosse degli altri
playback-slow = Lente
playback-normal = Normali
playback-fast = Veloci
playback-instant = Istantanee
settings-asks = Chiedimi sempre, anche se c’è una sola risposta
settings-text = Vista testuale
settings-notify = Avvisami quando tocca a me
settings-notify-closed = Funziona anche quando questa pagina è chiusa.
settings-notify-open = Solo finché questa pagina è aperta: questo browser non riceve nulla per le pagine chiuse. Su iPhone o iPad, aggiungi prima cookoff alla schermata Home.
settings-notify-denied = Il browser blocca le notifiche di questo sito. Puoi consentirle nelle sue impostazioni.
settings-quiet = Ore di silenzio
settings-quiet-from = Silenzio dalle
settings-quiet-to = Silenzio fino alle
settings-coach = Mostra il prossimo passo sul tavolo
coach-learning = Nella mia prima partita
coach-always = Sempre
coach-never = Mai
settings-tips = Consigli per chi inizia
settings-remarks = Commenta le mie mosse contro i bot

## Primo giro guidato

tip-next = Capito
tip-stop = Basta consigli
lesson-step = Passo { $step } di { $steps }
lesson-next = Avanti
lesson-over = Ora sai giocare
lesson-over-how = Gioca adesso la tua prima vera partita. I consigli restano in cima allo schermo.
lesson-play = Gioca la mia prima partita
lesson-again = Ripeti il tutorial
lesson-first = Non ancora: segui la freccia.
lesson-missed = Mancato. Riprova: qui non costa nulla.
lesson-place = Mettila tu per me

## L’insegnante

hint-ask = Suggerimento
hint-title = Consiglio
hint-working = Cerco un suggerimento …
hint-brings = In media significa { $reasons }.
hint-play = Fallo
final-analysis = Che cosa ha deciso
analysis-title = Che cosa ha deciso
analysis-begin = Analizza questa partita
analysis-about = Le probabilità di vincere nel tempo, i momenti decisivi, i tuoi errori e le tue mosse migliori, giudicati secondo ciò che ognuno sapeva.
analysis-progress = { $done } mosse giudicate su { $count }
analysis-stop = Ferma
analysis-chart = Probabilità di vincere, da 0 a 100 %
analysis-now = Dopo la mossa { $n }
analysis-breakdown = Da dove viene il risultato
analysis-start = Inizio
analysis-luck = Fortuna
analysis-own = Altre scelte
analysis-others = Gli altri
analysis-result = Risultato
analysis-hands = Quanto è valsa la mano, compreso in fortuna e scelte: { $told }
analysis-turning-points = I momenti decisivi
analysis-turning-luck = Fortuna: { $name } passa dal { $before } al { $after }.
analysis-turning-choice = { $by } decide: { $name } passa dal { $before } al { $after }.
analysis-mistakes = Errori
analysis-mistake = { $move }: probabilità di vincere −{ $percent }
analysis-better = Meglio: { $move }
analysis-none = Nessuno di cui siamo sicuri.
analysis-coarse = Una partita in tempo reale è giudicata in modo grossolano: le posizioni così come stanno, nessuna decisione singola.
analysis-missed = Errori
analysis-turning-move = { $by }: { $move }. { $name } passa dal { $before } al { $after }.
analysis-my-mistakes = I miei errori
analysis-mistakes-sum = { $count }, in tutto −{ $percent }
analysis-more = { $count } più piccoli
analysis-best = Le mosse migliori
analysis-my-best = Le mie mosse migliori
analysis-good = { $move }: probabilità di vincere +{ $percent } rispetto a «{ $instead }»
analysis-how = Tutte le cifre sono probabilità di vincere. Un errore costa la differenza rispetto a una mossa migliore, secondo ciò che il giocatore sapeva. Conta solo se si conferma quando bot forti proseguono con entrambe le mosse, comprese le risposte degli avversari. Inizio, fortuna, errori, altre scelte e mosse degli altri danno insieme il risultato.
caption-gained = In media significa { $reasons }.
line-show = Mostra sul tabellone
line-back = Come si è giocato
line-caption = Meglio, { $number } di { $count }: { $move }.
caption-good = Bene: { $move }. Con «{ $instead }» la probabilità di vincere scenderebbe del { $percent }.
caption-better = «{ $move }» costa il { $percent } di probabilità di vincere. Meglio: { $better }.
caption-missed = In media significa { $reasons }.
caption-swing = { $name } ora ha il { $now } di possibilità di vincere ({ $change }).
caption-chances = Possibilità di vincere: { $all }
model-title = Partita modello { $number }
model-about = Giocano due bot forti. Avvia o vai avanti passo per passo: le mosse che hanno contato sono spiegate qui.
problem-no-hints = I suggerimenti sono solo per le partite contro i bot.
variant-mark = Variante: { $count ->
    [one] una cosa è diversa
   *[other] { $count } cose sono diverse
} dalla scatola
variant-open = Apri nel banco di lavoro
component-of = { $where }: { $what }
bench-title = Banco di lavoro
bench-about = Cambia ciò che è stampato nella scatola, guardalo subito sul tabellone, giocaci o fallo confrontare con l’originale dai bot. Le partite degli altri non cambiano.
bench-tab-form = Materiali
bench-tab-board = Plancia
bench-tab-try = Prova
bench-checking = Controllo …
bench-as-it-is = Come nella scatola.
bench-fits = { $count ->
    [one] Una modifica. Si può giocare.
   *[other] { $count } modifiche. Si può giocare.
}
bench-wrong = Così non si può giocare. Guardate: { $field }
bench-no-board = Non si può disegnare niente finché non va bene.
bench-fault = non va bene
bench-changed = { $count ->
    [one] una modifica
   *[other] { $count } modifiche
}
bench-was = Nella scatola: { $value }
bench-range = { $whole ->
    [true] Serve un numero intero da { $low } a { $high }.
   *[false] Serve un numero da { $low } a { $high }.
}
bench-changes = Che cosa è diverso
bench-undo = Com’era
bench-reset = Annulla tutto
bench-save = Scarica il file
bench-link = Link a questa variante
bench-open = Continua da un file
bench-csv-save = Salva come CSV
bench-csv-open = Leggi CSV
bench-csv-wrong = Riga { $row }, colonna { $column }: “{ $cell }” non va bene.
bench-print = Stampa ciò che cambia
bench-sheet = { $game }: una variante
bench-sheet-board = La plancia (al { $percent } % della grandezza)
bench-add = Aggiungine uno
bench-remove = Togli
bench-key = Chiave del banco di lavoro, da chi gestisce questo server
bench-unlock = Apri
bench-play = Gioca questa variante
bench-alone = Gioca contro i bot
bench-together = Tavolo per amici
bench-experiment = Esperimento
bench-plain = I bot giocano al gioco com’è. Cambiate qualcosa, e la variante gli viene confrontata.
bench-compare = I bot giocano al gioco com’è e alla variante, con la stessa fortuna; il rapporto dice che cosa cambia.
bench-games = Partite di ciascuno
bench-run = Avvia l’esperimento
bench-progress = { $games } partite su { $most }{ $left ->
    [-1] {""}
   *[other] , ancora circa { $left } s
}
bench-writing = Scrivo il rapporto …
bench-done = { $games } partite giocate.
bench-report = Leggi il rapporto
bench-stopped = Fermato.
error-no-workbench = Questo server non ha un’officina; chi lo gestisce può attivarla.
error-workbench-key = Non è la chiave di questo banco di lavoro.
error-experiment-running = Un esperimento alla volta: aspettate il vostro, o fermatelo.
error-no-form = Questo gioco non ha un file dei materiali.

## Problemi

puzzles-title = Problemi: { $game }
puzzles-about = Posizioni da partite tra bot forti. In ognuna una mossa è nettamente la migliore: trovala.
puzzles-solved = { $right } risolti su { $count }
puzzle-today = Problema del giorno
puzzle-daily = Problema del giorno
puzzle-number = Problema { $number } di { $count }
puzzle-all = Tutti i problemi
puzzle-next = Prossimo problema
puzzle-show = Mostra la risposta
puzzle-ask = Trova la mossa migliore.
puzzle-how = Tocca a te. Fai sul tabellone la mossa che ti dà la migliore possibilità di vincere.
puzzle-strayed = Questo rompicapo riguarda un’altra decisione.
puzzle-right = Giusto! { $move }.
puzzle-answer = La mossa migliore: { $move }.
puzzle-wrong = Non la migliore: «{ $move }» riduce le tue possibilità di vincere di { $points ->
        [one] un punto percentuale
       *[other] { $points } punti percentuali
    }. Prova altro.
puzzle-then = Poi: { $line }.
puzzle-grade-1 = facile
puzzle-grade-2 = medio
puzzle-grade-3 = difficile
puzzle-mark-first = Risolto al primo tentativo
puzzle-mark-later = risolto
puzzle-mark-shown = Soluzione mostrata

## Serata giochi: un gruppo che gioca una partita dopo l'altra

party-title = Serata giochi
party-about = Trovatevi una volta sola, poi giocate a quello che volete, una partita dopo l'altra. Il punteggio della serata resta.
party-your-name = Il tuo nome
party-code = Codice
party-role = Questo dispositivo
party-role-player = gioca
party-role-watcher = guarda
party-role-screen = mostra il tavolo (TV)
party-join = Entra
party-or = Oppure riunisci tu i tuoi amici:
party-open = Comincia una serata giochi
party-closed = Questa serata è finita, oppure ti serve un invito.
party-ended = La serata è finita. Grazie per aver giocato!
party-webhooks = Avvisa una chat
party-webhooks-what = Discord, Slack o Matrix (con un indirizzo hookshot) viene avvisato quando si apre una partita, quando tocca a chi è assente e chi ha vinto.
party-webhook-remove = Togli
party-webhook-kind = Chat
party-webhook-address = Indirizzo del webhook
party-webhook-add = Aggiungi
party-now = State giocando a { $game }.
party-go = Vai al tavolo
party-play-along = Gioca anche tu
party-only-watch = Guarda soltanto
party-leave = Lascia la serata
party-end = Chiudi la serata
party-end-sure = Chiudere la serata per tutti?
party-go-on = Continua a giocare
party-next = A cosa giochiamo?
party-next-host = Scegli un gioco e comincia. Vengono tutti con te.
party-next-player = Vota un gioco. Lo fa partire chi ospita, o tu quando lo vuole la maggioranza.
party-votes = { $count ->
    [one] 1 voto: { $names }
   *[other] { $count } voti: { $names }
}
party-seat = Posto { $number }
party-start = Comincia { $game }
party-again = Ancora { $game }
party-again-with = Ancora, con { $name } al posto di un bot
party-again-swapped = Ancora, tutti un posto più in là
hand-whole-board = Mostra qui tutto il tabellone
party-interrupts = La partita in corso verrà abbandonata.
party-voted = Hai votato { $game }.
party-members = Chi c'è ({ $count })
party-away = assente
party-wants = vuole { $game }
party-make-host = Affida la serata a { $name }
party-remove = Togli { $name }
party-invite = Invita gli amici
party-invite-code = Apri { $address } e inserisci questo codice:
party-new-code = Nuovo codice
party-screen-hint = Su una TV, entra con lo stesso codice e scegli «mostra il tavolo».
party-screen-about = Uno schermo da tavolo mostra il tabellone a tutta la stanza. Questo dispositivo non giocherà più.
party-screen-here = Usa questo dispositivo come schermo del tavolo
party-back = Torna alla serata
party-moved-on = Il gruppo è passato al gioco successivo.
party-score = Punteggio della serata
party-score-name = Nome
party-score-games = Partite
party-score-place = { $place ->
    [1] Vittorie
   *[other] { $place }º
}
party-pairs = Scontri diretti
party-games = Partite giocate
party-won = Vince { $names }.
error-no-such-party = nessuna serata ha questo codice o link; i codici scadono dopo qualche ora
error-party-over = la serata è finita
error-party-full = la serata è al completo
error-removed = chi ospita ti ha tolto da questa serata
error-not-host = può farlo solo chi ospita
error-moved-on = il gruppo è già passato a un altro gioco
error-still-playing = la partita in corso non è finita

## Più giocatori su un dispositivo

hot-next = { $name }, tocca a te
hot-hidden = Prendi il dispositivo. Finché non premi il pulsante qui non c'è niente di segreto.
hot-show = Sono { $name }
hot-hide = Copri le mie cose
hot-look = Guarda le mie cose
hot-whose = Chi vuole guardare le sue cose?
hot-add = Un'altra persona gioca su questo dispositivo
hot-name = Nome
hot-add-go = Aggiungi
hot-here = su questo dispositivo
hot-with = sul dispositivo di { $name }
