# Die Worte des Hauses: was der Befehl rund um jedes Spiel sagt. Ein Raum kann es unter derselben Id anders sagen.

you = Du
you-are = Du bist { $seat }.
nobody = niemand
the-table = Der Tisch
seat-number = Platz { $number }

## cookoff games, cookoff rules

games-game = Spiel
games-about = Worum es geht
games-players = Personen
games-bots = Bots
games-languages = Sprachen
origin-book = aus der Spielregel
origin-ruling = unsere Entscheidung, wo die Spielregel schweigt oder unklar ist
origin-review = aus Besprechungen des gedruckten Spiels
origin-rebuilt = nachgebaut: stand nur in einem Bild
rule-open = Was die Spielregel offen lässt: { $what }

## cookoff play

play-saved-in = Die Partie liegt in { $file }
play-resumed = Es geht weiter nach { $entries ->
    [0] dem Aufbau.
    [1] einem Zug.
   *[other] { $entries } Zügen.
}
play-resume = Weiter geht es mit: { $command }
play-since = Seit deiner letzten Entscheidung:
play-choose = Deine Wahl (eine Zahl, ? für die Regeln, h für Hilfe, q zum Aufhören):
play-not-a-choice = „{ $given }“ ist keine Wahl: Tippe eine Zahl von 1 bis { $count }, oder h für Hilfe.
play-no-rule = Eine Regel { $rule } gibt es nicht.
play-not-possible = Jetzt nicht möglich:
play-refused = { $move }: { $why } ({ $rule })
play-help-number = eine Zahl trifft diese Wahl
play-help-ask = die Regel hinter der Frage
play-help-ask-number = die Regeln hinter Wahl 3
play-help-ask-rule = irgendeine Regel mit ihrer Nummer
play-help-board = zeigt den ganzen Tisch noch einmal
play-help-log = erzählt noch einmal, was seit deiner letzten Entscheidung geschah
play-help-quit = hört auf; die Partie ist nach jedem Zug gespeichert
play-help-help = diese Hilfe
play-stopped = Die Partie ist gespeichert.

## Das Ende einer Partie

end-place = Platz
end-player = Person
end-total = Summe
end-in-play = Während des Spiels
end-won = { $count ->
    [1] Gewonnen hat: { $names }.
   *[other] Gemeinsam gewonnen haben: { $names }.
}
end-won-you = Du hast gewonnen.

## cookoff replay

replay-opening = Anfangsstellung
replay-entry = Zug { $n } von { $count }
replay-keys = Eingabe: weiter · p: zurück · eine Zahl: dieser Zug · q: aufhören >
replay-no-entry = Tippe Eingabe, p, q oder eine Zahl von 0 bis { $count }.
replay-unfinished = Hier endet das Protokoll; das Spiel ist nicht zu Ende.

## Ein Tisch ohne eigene Zeichnung

board-of = Gesehen von: { $name }
board-spectator = jemand, der zuschaut
view-me = { "" }
view-each = { $what } { NTH($place) }
view-times = { $thing } × { $count }
view-nothing = –
view-yes = ja
component-of = { $where }: { $what }
view-no = nein

## Die Tische der Wurfspiele

table-round = Runde { $round }
table-on-sale = Karten
table-pile = Stapel
table-chips = Chips
table-chef = Koch
table-head = Küchenchef
table-money = Geld
table-cards = Karten
table-chili = Chili
table-cooked = Gekocht
table-reserved = Reserviert
table-chips-left = Chips übrig
table-recipes = Offene Rezepte
table-your-recipes = Deine Rezepte
table-your-cards = Deine Karten
table-your-chips = Deine Chips
table-throws = Zur Zahl von Ort und Chip kommt die Zahl von Seite und Wurfart:

## cookoff analyse

analyse-title = Was das Spiel entschieden hat
analyse-chances = Gewinnchancen
analyse-breakdown = Woher das Ergebnis kommt
analyse-start = Beginn
analyse-luck = Glück
analyse-own = Übrige Züge
analyse-others = Entscheidungen der anderen
analyse-result = Ergebnis
analyse-hands = Was die Hand wert war, in Glück und eigenen Entscheidungen enthalten: { $told }
analyse-turning-points = Die entscheidenden Momente
analyse-turning-luck = Eintrag { $n }, Glück: { SEAT($seat) } von { $before } auf { $after }.
analyse-turning-choice = Eintrag { $n }, { SEAT($by) } entscheidet: { SEAT($seat) } von { $before } auf { $after }.
analyse-mistakes = Fehler
analyse-mistake = Eintrag { $n }, { SEAT($seat) }: „{ $move }“ hat { $percent } % gekostet (± { $error }). Besser: „{ $better }“.
analyse-missed = Fehler
analyse-turning-move = Eintrag { $n }, { SEAT($by) }: „{ $move }“. { SEAT($seat) } von { $before } auf { $after }.
analyse-line = Danach: { $line }.
analyse-none = Keine, bei denen wir sicher sind.
analyse-how = Alle Zahlen sind Gewinnchancen, geschätzt durch Weiterspielen (Tiefe: { $depth }), jede Entscheidung nach dem, was der Spieler wusste. Ein Fehler kostet den Unterschied zum besseren Zug. Beginn, Glück, Fehler, übrige Züge und die Züge der anderen ergeben zusammen das Ergebnis. Die Bänder sind ein Standardfehler.
analyse-coarse = Ein Spiel in Echtzeit wird grob beurteilt: Stellungen, wie sie sind, ohne weiterzuspielen, und keine einzelnen Entscheidungen.

## Ablehnungen, wenn ein Raum sie nicht selbst formuliert

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = { SEAT($seat) } ist am Zug.
refusal-not-possible = Das geht jetzt nicht.

## Notices to phones and chats

notice-turn = Du bist dran
notice-result = Das Spiel ist aus
notice-game = Das nächste Spiel ist offen
notice-body = { $game } · { $others }
notice-body-alone = { $game }
notice-off = Benachrichtigungen aus
party-notice-turn = { $name } ist dran: { $game }.
party-notice-result = { $game } ist aus. Gewonnen: { $winners }.
party-notice-game = Das nächste Spiel ist offen: { $game }.
