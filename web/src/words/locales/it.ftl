# Quello che la pagina dice attorno a ogni gioco.

app-title = cookoff
app-pitch = Giochi da tavolo di gare di cucina, giocati per davvero.
skip = Vai al gioco
close = Chiudi
back = Torna all'ingresso
nowhere = A questo indirizzo non c'è nulla.
working = Un momento …
failed = Non ha funzionato: { $why }
retry = Riprova

## Ingresso

lobby-title = Le cucine di stasera
lobby-minutes = { $from }–{ $to } min a giocatore
lobby-players = { $from }–{ $to } giocatori
lobby-play = Gioca contro i bot
lobby-opponents = Avversari
lobby-level = Forza
lobby-create = Apri un tavolo
lobby-rules = Regole
lobby-mine = Le mie partite
lobby-open = Tavoli aperti
lobby-none-open = Nessun tavolo aperto al momento. Aprine uno e condividi il link.
lobby-join-code = Entra con link o codice
lobby-join = Entra
lobby-watch = Guarda
lobby-go-on = Continua
lobby-replay = Rivedi
lobby-finished = finita
lobby-playing = in corso
lobby-waiting = aspetta giocatori
lobby-replays = Partite da rivedere
lobby-open-file = Apri una partita salvata
lobby-name = Il tuo nome
lobby-name-save = Salva
lobby-name-saved = Salvato
lobby-colour = Il tuo colore
bot-random = facile (gioca a caso)
bot-greedy = normale (prende quel che può)
bot-patient = paziente (per una prima partita)
bot-casual = normale (gioca tranquillo)
bot-sharp = forte (gioca per vincere)

## Un tavolo che non ha iniziato

wait-title = Il tavolo è apparecchiato
wait-share = Condividi questo link con gli amici:
wait-copy = Copia il link
wait-copied = Copiato
wait-send = Invia
wait-code = Oppure questo codice: { $code }
wait-free = posto libero
wait-bot = bot
wait-you = tu
wait-host = padrone di casa
wait-give = Qui un bot
wait-release = Libera il posto
wait-sit = Siediti qui
wait-start = Inizia la partita
wait-start-bots = Completa con i bot e inizia
wait-for-host = La partita la inizia il padrone di casa.
wait-leave = Lascia il tavolo
create-players = Giocatori
create-public = Mostralo all'ingresso
create-clock = Orologio
create-clock-none = nessuno
create-clock-move = { $seconds } s a mossa
create-go = Apri il tavolo

## Il tavolo

turn-yours = Tocca a te
turn-of = Tocca a { $name }.
turn-bot = { $name } sta pensando …
turn-several = Si aspetta { $names }.
turn-asked = Si chiede a { $name }: «{ $question }»
turn-over = La partita è finita.
turn-why = Perché?
rule-more = la regola intera
rules-here = Le regole in questione
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
table-chat-say = Di' qualcosa
table-chat-send = Invia
table-react = Reazioni
table-spectators = { $count ->
    [0] nessuno guarda
    [1] una persona guarda
   *[other] { $count } persone guardano
}
table-away = assente
table-watching = Stai guardando.
table-lost = Mi ricollego … Nulla è andato perso.
table-keys = Tasti: N scelta successiva, P precedente, Invio scegli, Q domanda, T vista testuale.
table-take-seat = Prendi questo posto
table-bot-takes = Fai giocare un bot
table-left = se n'è andato
table-device = Un altro dispositivo
table-device-how = Apri questo link sul telefono o su un altro computer per continuare a giocare lì. È la chiave del tuo posto: tienila per te. Un link nuovo rende inutile il vecchio.
table-leave = Lascia la partita
table-leave-how = Il tuo posto si libera. Gli altri possono darlo a un bot o a qualcun altro e continuare.
table-stay = Resta
sign-clap = applauso
sign-laugh = risata
sign-wow = accidenti
sign-sad = triste
sign-think = penso
sign-hurry = sbrigati
sign-thanks = grazie
sign-heart = cuore
closed-seat-taken = Il tuo posto è aperto in un'altra finestra o su un altro dispositivo.
closed-not-invited = Questo tavolo è privato: serve il link d'invito.
closed-no-table = Questo tavolo non esiste.
closed-flood = La connessione è stata chiusa perché è arrivato troppo.
problem-too-fast = Piano, per favore: troppi messaggi insieme.
problem-no-undo = Qui non si può riprendere nulla: nel frattempo si è scoperto qualcosa di nuovo.
problem-other = Non ha funzionato ({ $code }).
complaint-offline = il server non è raggiungibile
complaint-seat-taken = lì siede qualcuno, o si è appena allontanato
complaint-seated = questo dispositivo siede già a un altro posto di questo tavolo
complaint-wrong-key = il link non apre più nessun posto; chiedine uno nuovo
complaint-finished = la partita è finita
complaint-not-finished = si mostra solo a partita finita
complaint-no-such-table = questo tavolo non esiste, o serve un invito
complaint-not-seated = può farlo solo chi siede al tavolo
complaint-too-fast = troppo in una volta da qui; aspetta un momento
complaint-moving = il tavolo si sta spostando; riprova tra un momento
complaint-stopping = il server si sta fermando; riprova tra un momento
complaint-bad-log = il file è danneggiato o non è una partita salvata ({ $detail })
title-turn = ● Tocca a te

## La fine

final-title = La notte è finita
final-replay = Rivedi la partita
final-log = Salva la partita in un file
final-rematch = Gioca ancora
final-rematch-go = Vai al nuovo tavolo
final-look = Guarda il tavolo

## Regole

rules-title = Regole: { $game }
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
replay-eyes = Vista da
replay-spectator = uno spettatore
replay-link = Link a questo momento
replay-file = Scegli il file di una partita (.jsonl)
replay-pick = Apri una partita salvata in un file. Il server la legge e non ne conserva nulla.

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-sound = Suoni
settings-motion = Movimento
settings-notify = Avvisami quando tocca a me
settings-tips = Primo giro guidato

## Primo giro guidato

tip-title = La prima volta
tip-next = Capito
tip-stop = Basta consigli
