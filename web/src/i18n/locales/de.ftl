# Was die Seite rund um jedes Spiel sagt.

app-title = cookoff
app-pitch = Chips schnippen, Gäste bewirten, dem Drachen das Essen stapeln: sofort gegen Bots oder mit Freunden per Link. Ganz ohne Konto.
app-offline = Keine Verbindung.
app-offline-safe = Von deinen Partien geht nichts verloren. cookoff macht weiter, sobald der Server erreichbar ist.
skip = Zum Spiel
close = Schließen
back = Zurück zur Lobby
nowhere = Diese Seite gibt es nicht.
working = Einen Moment …
failed = Das hat nicht geklappt: { $why }
retry = Noch einmal versuchen

## Lobby

lobby-title = Brettspiele rund ums Wettkochen
lobby-minutes = { $from }–{ $to } Min. pro Person
lobby-players = { $from }–{ $to } Personen
lobby-play = Spielen
lobby-opponents = Gegner
lobby-level = Stärke
lobby-my-level = Mein Niveau ({ $brain })
lobby-hands = Zielsicherheit der Bots
lobby-create = Regeln wählen
lobby-rules = Regeln
lobby-learn = Tutorial
lobby-puzzles = Rätsel
lobby-daily = Rätsel des Tages
lobby-models = Profis zusehen
lobby-practice = Würfe üben
practice-title = Üben: { $game }
lobby-mine = Deine Partien
lobby-open = An einen Tisch setzen
lobby-join-code = Link oder Code
lobby-join = Beitreten
lobby-watch = Zuschauen
lobby-go-on = Weiterspielen
lobby-mine-all = Alle { $count } zeigen
lobby-new = Neu hier?
lobby-new-how = Lerne ein Spiel, indem du es spielst. Das dauert nur ein paar Minuten.
lobby-friends = Mit Freunden
lobby-invite = Freunde einladen
lobby-more = Mehr
lobby-more-of = Mehr über { $game }
lobby-workbench = Eigene Version bauen
sheet-bots = Gegen Bots
sheet-learn = Lernen und üben
lobby-replay = Ansehen
lobby-finished = beendet
lobby-closed = geschlossen
lobby-playing = läuft
lobby-waiting = wartet auf Mitspieler
lobby-replays = Aufzeichnungen
lobby-open-file = Gespeicherte Partie öffnen
lobby-name = Dein Name
lobby-name-saved = Gespeichert
lobby-colour = Deine Farbe
bot-random = Zufall
bot-greedy = Gierig
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-skilled = Geübt
bot-expert = Profi
bot-master = Meister

## Ein Tisch, der noch wartet

wait-title = Warten auf Mitspieler
wait-share = Schick deinen Freunden diesen Link oder lass sie den Code scannen.
wait-copy = Link kopieren
wait-copied = Kopiert
wait-send = Senden
wait-code = Oder sag ihnen diesen Code:
wait-free = Freier Platz
wait-bot = Bot
wait-hand = Hand: { $hand ->
        [steady] sicher
        [average] durchschnittlich
        [casual] lässig
       *[clumsy] ungeschickt
    }
wait-assist = { $assist ->
        [flicks] wirft nur mit Schwung
       *[allowed] darf auch mit Tasten und Formular werfen
    }
wait-you = du
wait-host = Gastgeber
wait-give = Bot dazusetzen
wait-release = Bot entfernen
wait-sit = Hier Platz nehmen
wait-start = Spiel starten
wait-start-bots = Mit Bots auffüllen und starten
wait-for-host = Gleich geht es los: Der Gastgeber startet das Spiel.
wait-leave = Verlassen
wait-invite = Lade deine Freunde ein
wait-qr = QR-Code des Links
wait-link = Link zu diesem Tisch
wait-level = Stärke der Bots
wait-rules = Regeln
wait-rule = { $rule }: { $value }
wait-without = ohne: { $rule }
wait-by-the-book = Alles wie in der Anleitung.
wait-open = Mit Link oder Code kommen alle herein.
wait-closed = Nur wer den vollständigen Link hat, kommt herein.
wait-change = Regeln ändern
wait-start-with = { $count ->
    [1] Allein starten
   *[other] Zu { $count } starten
}
wait-choose-seat = Wähle einen Platz, um mitzuspielen.
create-address = Kurzer Link und Code genügen zum Beitreten
create-change = Regeln speichern
create-players = Personen
create-public = In der Lobby anzeigen
create-clock = Bedenkzeit
create-clock-none = unbegrenzt
create-clock-move = { $time } pro Zug
create-clock-bank = { $time } insgesamt, dazu { $more } je Zug
create-even = Verbindungen ausgleichen
create-even-what = Wer zuerst gegriffen hat, kommt zuerst, auch über eine langsame Verbindung.
create-time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
create-time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
create-time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
create-time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
create-go = Tisch eröffnen
option-house = Hausregel

## Der Tisch

turn-yours = Du bist dran
turn-of = { $name } ist dran.
turn-bot = { $name } denkt nach …
turn-several = Warten auf { $names }.
turn-asked = Warten auf { $name }: „{ $question }“
turn-over = Das Spiel ist aus.
turn-why = Warum?
rule-more = die ganze Regel
legend-title = Was die Teile bedeuten
rules-here = Die Regeln dazu
text-choices = Was du tun kannst
board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
turn-passed = Einzige Möglichkeit: { $announcement }
turn-passed-silently = Nur eine Möglichkeit, schon erledigt.
table-drawer = Neben dem Brett
table-menu = Menü
table-recap = Seit deinem letzten Zug
table-skip = Alles sofort zeigen
table-unread = { $count } neu
table-log = Was geschah
table-chat = Chat
table-players = Wer mitspielt
table-text = Textansicht
table-picture = Brettansicht
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
table-undo-waiting = Warten, ob alle einverstanden sind …
table-undo-agree = Einverstanden
table-undo-refuse = Nein
table-undo-withdraw = Doch nicht
notice-sat = { $name } spielt anstelle von { $before } weiter.
notice-bot = Ein Bot spielt anstelle von { $before } weiter.
notice-left = { $name } hat den Tisch verlassen.
notice-device = { $name } spielt auf einem anderen Gerät weiter.
notice-rules = Diese Partie begann mit den Regeln der Fassung { $name } und geht mit denen der Fassung { $before } weiter.
seat-request-bot = { $name } möchte, dass ein Bot anstelle von { $who } spielt.
seat-request-person = { $person } möchte anstelle von { $who } weiterspielen.
seat-request-free = { $name } möchte, dass der Platz von { $who } frei wird.
table-chat-say = Sag etwas
table-chat-send = Senden
table-react = Reaktionen
table-spectators = { $count ->
    [0] niemand schaut zu
    [1] eine Person schaut zu
   *[other] { $count } schauen zu
}
table-is-away = { $name } ist gerade nicht da.
table-has-left = { $name } hat den Tisch verlassen.
table-wait = Warten
table-away = nicht da
table-ping = { $ping } ms
table-watching = Du schaust zu.
table-lost = Verbindung wird wiederhergestellt … Nichts geht verloren.
table-keys = Tasten: N nächste Wahl, P vorige, Eingabe wählen, Q Frage, T Textansicht.
table-take-seat = Diesen Platz nehmen
table-bot-takes = Einen Bot spielen lassen
table-left = ist gegangen
table-device = Anderes Gerät
table-device-how = Öffne diesen Link auf deinem Handy oder einem anderen Computer, um dort weiterzuspielen. Er ist der Schlüssel zu deinem Platz, gib ihn also nicht weiter. Er gilt einmal, und ein neuer ersetzt den alten.
table-leave = Spiel verlassen
table-leave-how = Dein Platz wird frei. Die anderen können einen Bot oder jemand anderen weiterspielen lassen.
table-stay = Bleiben
report-open = Melden …
report-how = Sag den Betreibern dieses Servers, was nicht stimmt. Am Tisch sieht das niemand.
report-who = Um wen geht es?
report-table = den ganzen Tisch
report-what = Was stimmt nicht?
report-send = Meldung senden
report-sent = Danke. Die Meldung ist gesendet.
sign-clap = Applaus
sign-laugh = lachen
sign-wow = wow
sign-sad = traurig
sign-think = nachdenken
sign-hurry = beeil dich
sign-thanks = danke
sign-heart = Herz
closed-seat-taken = Dein Platz ist in einem anderen Fenster oder auf einem anderen Gerät offen.
closed-not-invited = Dieser Tisch ist privat. Lass dir vom Gastgeber den Link schicken und füge ihn hier ein.
closed-no-table = Diesen Tisch gibt es nicht.
closed-flood = Die Verbindung wurde getrennt, weil du zu viele Nachrichten gesendet hast.
closed-closed = Dieser Tisch wurde von der Administration geschlossen. Die Wiederholung kannst du weiter ansehen.
closed-unavailable = Dieser Tisch lässt sich zurzeit nicht öffnen. Die Administration ist benachrichtigt.
closed-banned = Du wurdest von diesem Server gebannt.
problem-too-fast = Zu viele Nachrichten. Bitte langsamer.
problem-no-undo = Hier kannst du nichts zurücknehmen: Seitdem wurden neue Informationen aufgedeckt.
problem-muted = Du wurdest für eine Weile stummgeschaltet.
problem-other = Das hat nicht geklappt ({ $code }).
error-offline = der Server ist nicht erreichbar
error-forbidden-address = dorthin sendet der Server nichts
error-too-many = es sind zu viele; entferne zuerst einen
error-seat-taken = dieser Platz ist besetzt oder eben erst frei geworden
error-seated = dieses Gerät sitzt schon auf einem anderen Platz dieses Tisches
error-banned = du wurdest von diesem Server gebannt
error-maintenance = bald beginnen Wartungsarbeiten: laufende Partien gehen weiter, neue können nicht beginnen
error-closed = der Tisch wurde geschlossen; die Wiederholung kannst du weiter ansehen
error-unavailable = der Tisch lässt sich zurzeit nicht öffnen; die Administration ist benachrichtigt
error-database-unavailable = der Server erreicht seine Datenbank nicht; versuche es gleich noch einmal
error-seen-other-seat = du hast in dieser Partie von einem anderen Platz gespielt und dessen verdeckte Informationen gesehen
error-already-requested = eine andere Platzanfrage wartet noch auf Antwort; versuche es später
error-wrong-key = dieser Link ist nicht mehr gültig; erstelle einen neuen
error-finished = die Partie ist vorbei
error-not-finished = verfügbar, sobald die Partie vorbei ist
error-no-such-table = diesen Tisch gibt es nicht, oder du brauchst eine Einladung
error-not-seated = das können nur die Spieler an diesem Tisch
error-too-fast = zu viele Anfragen; warte einen Moment
error-too-many-tables = du hast zu viele Tische eröffnet; beende ein paar Spiele oder komm morgen wieder
error-moving = der Tisch zieht auf einen anderen Server um; versuche es gleich noch einmal
error-stopping = der Server wird angehalten; versuche es gleich noch einmal
error-bad-log = die Datei ist beschädigt oder kein gespeichertes Spiel ({ $detail })
title-turn = ● Du bist dran

## Das Ende

final-title = Spiel zu Ende
final-share = Teilen
final-replay = Aufzeichnung ansehen
final-log = Partie als Datei speichern
final-rematch = Noch einmal spielen
final-rematch-all = Alle wollen noch einmal spielen.
final-rematch-waits = Es fehlt noch die Zusage von { $names }.
final-rematch-asked = { $name } möchte noch einmal spielen.
final-rematch-go = Zum neuen Tisch
final-look = Brett ansehen

## Regeln

rules-title = Regeln: { $game }
page-goal-title = Das Ziel
page-turn-title = Dein Zug
page-win-title = So gewinnt man
page-wrong-title = Häufige Fehler
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält diese Wörter.
rules-count = { $count ->
    [1] eine Regel
   *[other] { $count } Regeln
}

## Aufzeichnung

replay-title = Aufzeichnung
replay-step = Zug { $n } von { $count }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-run = Abspielen
replay-stop = Pause
replay-speed = Tempo
replay-perspective = Ansicht von
replay-spectator = Zuschauer
replay-link = Link zu diesem Moment
replay-file = Gespeicherte Partie wählen (.jsonl)
replay-pick = Öffne eine Partie, die du als Datei gespeichert hast. Der Server liest sie nur und speichert nichts.

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farbschema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
settings-cards = Kartengröße
cards-normal = Normal
cards-large = Groß
settings-sound = Geräusche
settings-music = Musik
settings-volume = Lautstärke
settings-buzz = Vibrieren, wenn ich dran bin
settings-motion = Animationen
settings-playback = Züge der anderen
playback-slow = Langsam
playback-normal = Normal
playback-fast = Schnell
playback-instant = Sofort
settings-asks = Immer fragen, auch wenn es nur eine Antwort gibt
settings-text = Textansicht
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-closed = Auch wenn diese Seite geschlossen ist.
settings-notify-open = Nur solange diese Seite offen ist: Dieser Browser empfängt nichts für geschlossene Seiten. Auf iPhone und iPad lege cookoff zuerst auf den Home-Bildschirm.
settings-notify-denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
settings-quiet = Ruhezeit
settings-quiet-from = Ruhe ab
settings-quiet-to = Ruhe bis
settings-coach = Nächsten Schritt auf dem Tisch zeigen
coach-learning = in meiner ersten Partie
coach-always = immer
coach-never = nie
settings-tips = Tipps für Einsteiger
settings-remarks = Meine Züge gegen Bots kommentieren

## Geführte erste Runde

tip-next = Verstanden
tip-stop = Keine Tipps mehr
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-over = Du weißt jetzt, wie es geht
lesson-over-how = Spiel nun deine erste echte Partie. Oben am Bildschirm bekommst du weiter Tipps.
lesson-play = Erste Partie spielen
lesson-again = Einführung wiederholen
lesson-first = Das kommt später: Folge dem Pfeil.
lesson-missed = Daneben. Versuch es noch einmal: Hier kostet es nichts.
lesson-place = Leg ihn für mich hin

## Der Lehrer

hint-ask = Tipp
hint-title = Tipp
hint-working = Ich suche einen Tipp …
hint-brings = Das bedeutet im Schnitt { $reasons }.
hint-play = Das tun
final-analysis = Was es entschieden hat
analysis-title = Was es entschieden hat
analysis-begin = Dieses Spiel analysieren
analysis-about = Gewinnchancen im Verlauf, die entscheidenden Momente, deine Fehler und deine besten Züge, beurteilt nach dem, was jeder wusste.
analysis-progress = { $done } von { $count } Zügen beurteilt
analysis-stop = Abbrechen
analysis-chart = Gewinnchancen, von 0 bis 100 %
analysis-now = Nach Zug { $n }
analysis-breakdown = Woher das Ergebnis kommt
analysis-start = Beginn
analysis-luck = Glück
analysis-own = Übrige Züge
analysis-others = Andere
analysis-result = Ergebnis
analysis-hands = Was die Hand wert war, in Glück und Zügen enthalten: { $told }
analysis-turning-points = Die entscheidenden Momente
analysis-turning-luck = Glück: { $name } von { $before } auf { $after }.
analysis-turning-choice = { $by } entscheidet: { $name } von { $before } auf { $after }.
analysis-mistakes = Fehler
analysis-mistake = { $move }: Gewinnchance −{ $percent }
analysis-better = Besser: { $move }
analysis-none = Keine, bei denen wir sicher sind.
analysis-coarse = Ein Spiel in Echtzeit wird grob beurteilt: Stellungen, wie sie sind, keine einzelnen Entscheidungen.
analysis-missed = Fehler
analysis-turning-move = { $by }: { $move }. { $name } von { $before } auf { $after }.
analysis-my-mistakes = Meine Fehler
analysis-mistakes-sum = { $count }, zusammen −{ $percent }
analysis-more = { $count } kleinere
analysis-best = Die besten Züge
analysis-my-best = Meine besten Züge
analysis-good = { $move }: Gewinnchance +{ $percent } gegenüber „{ $instead }“
analysis-how = Alle Zahlen sind Gewinnchancen. Ein Fehler kostet den Unterschied zum besseren Zug, nach dem, was man wissen konnte. Er zählt nur, wenn er sich bestätigt, sobald starke Bots beide Züge weiterspielen, auch über die Antworten der anderen. Beginn, Glück, Fehler, übrige Züge und die Züge der anderen ergeben zusammen das Ergebnis.
caption-gained = Das bedeutet im Schnitt { $reasons }.
line-show = Auf dem Brett zeigen
line-back = Wie gespielt wurde
line-caption = Besser, { $number } von { $count }: { $move }.
caption-good = Gut: { $move }. Mit „{ $instead }“ wäre die Gewinnchance { $percent } niedriger.
caption-better = „{ $move }“ kostet { $percent } Gewinnchance. Besser: { $better }.
caption-missed = Das bedeutet im Schnitt { $reasons }.
caption-swing = { $name } gewinnt jetzt mit { $now } ({ $change }).
caption-chances = Gewinnchancen: { $all }
model-title = Musterpartie { $number }
model-about = Zwei starke Bots spielen. Lass ablaufen oder geh Schritt für Schritt: Die Züge, auf die es ankam, werden hier erklärt.
problem-no-hints = Tipps gibt es nur in Partien gegen Bots.
variant-mark = Variante: { $count ->
    [one] eine Sache ist
   *[other] { $count } Dinge sind
} anders als in der Schachtel
variant-open = In der Werkbank öffnen
component-of = { $where }: { $what }
bench-title = Werkbank
bench-about = Ändere, was in der Schachtel gedruckt ist, sieh es gleich auf dem Brett, spiel es oder lass Bots es mit dem Original vergleichen. Die Partien anderer ändern sich nicht.
bench-tab-form = Material
bench-tab-board = Brett
bench-tab-try = Ausprobieren
bench-checking = Wird geprüft …
bench-as-it-is = So wie in der Schachtel.
bench-fits = { $count ->
    [one] Eine Änderung. So lässt es sich spielen.
   *[other] { $count } Änderungen. So lässt es sich spielen.
}
bench-wrong = So lässt es sich nicht spielen. Sieh nach bei: { $field }
bench-no-board = Solange das nicht passt, lässt sich nichts zeichnen.
bench-fault = passt nicht
bench-changed = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
}
bench-was = In der Schachtel: { $value }
bench-range = { $whole ->
    [true] Nötig ist eine ganze Zahl von { $low } bis { $high }.
   *[false] Nötig ist eine Zahl von { $low } bis { $high }.
}
bench-changes = Was anders ist
bench-undo = Wie vorher
bench-reset = Alles rückgängig
bench-save = Als Datei speichern
bench-link = Link zu dieser Variante
bench-open = Mit einer Datei weitermachen
bench-csv-save = Als CSV speichern
bench-csv-open = CSV einlesen
bench-csv-wrong = Zeile { $row }, Spalte { $column }: „{ $cell }“ passt nicht.
bench-print = Geändertes drucken
bench-sheet = { $game }: eine Variante
bench-sheet-board = Das Brett (auf { $percent } % verkleinert)
bench-add = Noch eins
bench-remove = Entfernen
bench-key = Schlüssel der Werkbank, von denen, die diesen Server betreiben
bench-unlock = Öffnen
bench-play = Diese Variante spielen
bench-alone = Gegen Bots spielen
bench-together = Tisch für Freunde
bench-experiment = Experiment
bench-plain = Bots spielen das Spiel, wie es ist. Ändere etwas, und die Variante wird damit verglichen.
bench-compare = Bots spielen das Spiel, wie es ist, und die Variante, mit demselben Glück; der Bericht sagt, was sich ändert.
bench-games = Partien von jedem
bench-run = Experiment starten
bench-progress = { $games } von { $most } Partien{ $left ->
    [-1] {""}
   *[other] , noch etwa { $left } s
}
bench-writing = Der Bericht wird geschrieben …
bench-done = { $games } Partien gespielt.
bench-report = Bericht lesen
bench-stopped = Angehalten.
error-no-workbench = Dieser Server hat keine Werkbank; die Betreiber können sie einschalten.
error-workbench-key = Das ist nicht der Schlüssel dieser Werkbank.
error-experiment-running = Ein Experiment auf einmal: warte auf deins, oder halte es an.
error-no-form = Dieses Spiel hat keine Materialdatei.

## Aufgaben

puzzles-title = Aufgaben: { $game }
puzzles-about = Stellungen aus Partien starker Bots. In jeder ist ein Zug klar der beste: Finde ihn.
puzzles-solved = { $right } von { $count } gelöst
puzzle-today = Aufgabe des Tages
puzzle-daily = Aufgabe des Tages
puzzle-number = Aufgabe { $number } von { $count }
puzzle-all = Alle Aufgaben
puzzle-next = Nächste Aufgabe
puzzle-show = Antwort zeigen
puzzle-ask = Finde den besten Zug.
puzzle-how = Du bist dran. Mach auf dem Spielplan den Zug, mit dem du am ehesten gewinnst.
puzzle-strayed = In diesem Rätsel geht es um eine andere Entscheidung.
puzzle-right = Richtig! { $move }.
puzzle-answer = Der beste Zug: { $move }.
puzzle-wrong = Nicht der beste: „{ $move }“ senkt deine Gewinnchance um { $points ->
        [one] einen Prozentpunkt
       *[other] { $points } Prozentpunkte
    }. Versuch einen anderen.
puzzle-then = Danach: { $line }.
puzzle-grade-1 = leicht
puzzle-grade-2 = mittel
puzzle-grade-3 = schwer
puzzle-mark-first = Beim ersten Versuch gelöst
puzzle-mark-later = gelöst
puzzle-mark-shown = Lösung angesehen

## Spieleabend: eine Runde, die ein Spiel nach dem anderen spielt

party-title = Spieleabend
party-about = Trefft euch einmal und spielt dann ein Spiel nach dem anderen. Der Punktestand des Abends bleibt euch erhalten.
party-your-name = Dein Name
party-code = Code
party-role = Dieses Gerät
party-role-player = spielt mit
party-role-watcher = schaut zu
party-role-screen = zeigt den Tisch (Fernseher)
party-join = Beitreten
party-or = Oder bring deine Freunde selbst zusammen:
party-open = Spieleabend starten
party-closed = Dieser Spieleabend ist vorbei, oder du brauchst eine Einladung.
party-ended = Der Abend ist vorbei. Danke fürs Mitspielen!
party-webhooks = Einem Chat Bescheid geben
party-webhooks-what = Discord, Slack oder Matrix (über eine Hookshot-Adresse) erfährt, wenn das nächste Spiel offen ist, wenn jemand dran ist, der gerade weg ist, und wer gewonnen hat.
party-webhook-remove = Entfernen
party-webhook-kind = Chat
party-webhook-address = Webhook-Adresse
party-webhook-add = Hinzufügen
party-now = Ihr spielt gerade { $game }.
party-go = Zum Tisch
party-play-along = Mitspielen
party-only-watch = Nur zuschauen
party-leave = Runde verlassen
party-end = Abend beenden
party-end-sure = Den Abend für alle beenden?
party-go-on = Weiterspielen
party-next = Was spielen wir als Nächstes?
party-next-host = Wähle ein Spiel und starte es. Alle kommen mit.
party-next-player = Stimme für ein Spiel ab. Wer die Runde leitet, startet es – oder du selbst, sobald die meisten es wollen.
party-votes = { $count ->
    [one] 1 Stimme: { $names }
   *[other] { $count } Stimmen: { $names }
}
party-seat = Platz { $number }
party-start = { $game } starten
party-again = Noch einmal { $game }
party-again-with = Noch einmal, mit { $name } statt eines Bots
party-again-swapped = Noch einmal, alle einen Platz weiter
hand-whole-board = Das ganze Brett hier zeigen
party-interrupts = Das laufende Spiel wird abgebrochen.
party-voted = Du hast für { $game } gestimmt.
party-members = Wer ist da ({ $count })
party-away = abwesend
party-wants = möchte { $game }
party-make-host = { $name } die Leitung geben
party-remove = { $name } entfernen
party-invite = Freunde einladen
party-invite-code = Öffne { $address } und gib diesen Code ein:
party-new-code = Neuer Code
party-screen-hint = Am Fernseher mit demselben Code beitreten und „zeigt den Tisch“ wählen.
party-screen-about = Ein Tischbildschirm zeigt allen im Raum das Spielbrett. Dieses Gerät spielt dann nicht mehr mit.
party-screen-here = Dieses Gerät als Tischbildschirm nutzen
party-back = Zurück zur Runde
party-moved-on = Die Runde ist schon beim nächsten Spiel.
party-score = Stand des Abends
party-score-name = Name
party-score-games = Spiele
party-score-place = { $place ->
    [1] Siege
   *[other] { $place }. Platz
}
party-pairs = Direkte Duelle
party-games = Bisherige Spiele
party-won = { $names } gewinnt.
error-no-such-party = zu diesem Code oder Link gibt es keine Runde; Codes laufen nach einigen Stunden ab
error-party-over = der Abend ist vorbei
error-party-full = die Runde ist voll
error-removed = du wurdest aus dieser Runde entfernt
error-not-host = das kann nur, wer die Runde leitet
error-moved-on = die Runde ist schon beim nächsten Spiel
error-still-playing = das laufende Spiel ist noch nicht zu Ende

## Mehrere an einem Gerät

hot-next = { $name }, du bist dran
hot-hidden = Nimm das Gerät. Bis du die Taste drückst, steht hier nichts Geheimes.
hot-show = Ich bin { $name }
hot-hide = Verdecken
hot-look = Meine Sachen zeigen
hot-whose = Wer möchte seine Sachen sehen?
hot-add = Noch jemand spielt an diesem Gerät
hot-name = Name
hot-add-go = Hinzufügen
hot-here = an diesem Gerät
hot-with = am Gerät von { $name }
