# Le parole della casa: quello che il comando dice attorno a ogni gioco. Una stanza può dirlo diversamente sotto lo stesso id.

you = Tu
you-are = Tu sei { $seat }.
nobody = nessuno
the-table = Il tavolo
seat-number = Posto { $number }

## cookoff games, cookoff rules

games-game = Gioco
games-about = In breve
games-players = Giocatori
games-bots = Bot
games-languages = Lingue
origin-book = dal libretto
origin-ruling = nostra decisione dove il libretto tace o non è chiaro
origin-review = da recensioni del gioco stampato
origin-rebuilt = ricostruito: si vedeva solo in una figura
rule-open = Lasciato aperto dal regolamento: { $what }

## cookoff play

play-saved-in = La partita è conservata in { $file }
play-resumed = Si riprende dopo { $entries ->
    [0] la preparazione.
    [1] una mossa.
   *[other] { $entries } mosse.
}
play-resume = Per continuare: { $command }
play-since = Dalla tua ultima decisione:
play-choose = La tua scelta (un numero, ? per le regole, h per l'aiuto, q per smettere):
play-not-a-choice = «{ $given }» non è una scelta: scrivi un numero da 1 a { $count }, o h per l'aiuto.
play-no-rule = Non c'è una regola { $rule }.
play-not-possible = Ora non è possibile:
play-refused = { $move }: { $why } ({ $rule })
play-help-number = un numero fa quella scelta
play-help-ask = la regola dietro la domanda
play-help-ask-number = le regole dietro la scelta 3
play-help-ask-rule = una regola qualsiasi col suo numero
play-help-board = mostra di nuovo tutto il tavolo
play-help-log = racconta ancora che cosa è successo dalla tua ultima decisione
play-help-quit = smette; la partita è salvata dopo ogni mossa
play-help-help = questo aiuto
play-stopped = La partita è salvata.

## La fine di una partita

end-place = Posto
end-player = Giocatore
end-total = Totale
end-in-play = Durante la partita
end-won = { $count ->
    [1] Vittoria: { $names }.
   *[other] Vittoria condivisa: { $names }.
}
end-won-you = Hai vinto.

## cookoff replay

replay-opening = Posizione iniziale
replay-entry = Mossa { $n } di { $count }
replay-keys = Invio: avanti · p: indietro · un numero: quella mossa · q: smetti >
replay-no-entry = Scrivi Invio, p, q o un numero da 0 a { $count }.
replay-unfinished = Il registro finisce qui; la partita non è finita.

## Un tavolo senza disegno proprio

board-of = Vista: { $name }
board-spectator = uno spettatore
view-me = { "" }
view-each = { $what } { NTH($place) }
view-times = { $thing } × { $count }
view-nothing = –
view-yes = sì
component-of = { $where }: { $what }
view-no = no

## I tavoli dei giochi di lancio

table-round = Turno { $round }
table-on-sale = Carte
table-pile = Pila
table-chips = Gettoni
table-chef = Chef
table-head = capochef
table-money = Denaro
table-cards = Carte
table-chili = Peperoncino
table-cooked = Cucinate
table-reserved = Riservate
table-chips-left = Gettoni rimasti
table-recipes = Ricette scoperte
table-your-recipes = Le tue ricette
table-your-cards = Le tue carte
table-your-chips = I tuoi gettoni
table-throws = Al numero di luogo e gettone aggiungi quello di lato e stile:

## cookoff analyse

analyse-title = Che cosa ha deciso la partita
analyse-chances = Probabilità di vincere
analyse-breakdown = Da dove viene il risultato
analyse-start = Inizio
analyse-luck = Fortuna
analyse-own = Altre scelte
analyse-others = Scelte degli altri
analyse-result = Risultato
analyse-hands = Quanto è valsa la mano, compreso in fortuna e scelte: { $told }
analyse-turning-points = I momenti decisivi
analyse-turning-luck = Voce { $n }, fortuna: { SEAT($seat) } passa dal { $before } al { $after }.
analyse-turning-choice = Voce { $n }, { SEAT($by) } decide: { SEAT($seat) } passa dal { $before } al { $after }.
analyse-mistakes = Errori
analyse-mistake = Voce { $n }, { SEAT($seat) }: «{ $move }» è costata { $percent } % (± { $error }). Meglio: «{ $better }».
analyse-missed = Errori
analyse-turning-move = Voce { $n }, { SEAT($by) }: «{ $move }». { SEAT($seat) } passa dal { $before } al { $after }.
analyse-line = Poi: { $line }.
analyse-none = Nessuno di cui siamo sicuri.
analyse-how = Tutte le cifre sono probabilità di vincere, stimate continuando a giocare (profondità: { $depth }), ogni decisione secondo ciò che il giocatore sapeva. Un errore costa la differenza rispetto a una mossa migliore. Inizio, fortuna, errori, altre scelte e mosse degli altri danno insieme il risultato. Le fasce sono di un errore standard.
analyse-coarse = Una partita in tempo reale è giudicata in modo grossolano: le posizioni così come stanno, senza giocare oltre, e nessuna decisione singola.

## Rifiuti, se un gioco non ha parole sue

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca a { SEAT($seat) }.
refusal-not-possible = Adesso non è possibile.

## Notices to phones and chats

notice-turn = Tocca a te
notice-result = Partita finita
notice-game = La prossima partita è aperta
notice-body = { $game } · { $others }
notice-body-alone = { $game }
notice-off = Disattiva le notifiche
party-notice-turn = Tocca a { $name } ({ $game }).
party-notice-result = { $game }: partita finita, vince { $winners }.
party-notice-game = La prossima partita è aperta: { $game }.
