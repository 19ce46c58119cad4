# Yatai: die Regeln, wie man sie in der Hilfe liest.
# Eine Nachricht für jede Regel aus rules.toml, unter derselben Id; section-* sind die Überschriften.

section-components = Spielmaterial
section-setup = Aufbau
section-turn = Ein Zug
section-actions = Aktionen
section-reputation = Ruftafel und Boni
section-tokens = Sonderaktionen
section-end = Ende des Spiels

## Spielmaterial

YAT-1 = Es gibt vier Gerichte, jedes mit eigener Farbe: Ramen ist rot, Yakitori blau, Gyoza grün und
    Ebi-Tempura gelb. Getränke und Kunden gibt es in denselben vier Farben. Die vier Arten von
    Kunden (Senior, Angestellter, Halbstarker und Studentin) tragen je eine davon; nur auf die Farbe
    kommt es an. Touristen sind grau und passen zu keiner Farbe.
YAT-2 = Wie viel auf dem Tisch liegt, hängt davon ab, wie viele ihr seid. Zu viert: 10 Gerichte, 5
    Getränke und 10 Kunden jeder Farbe, 5 Touristen und 12 Marker. Zu dritt: 8 Gerichte, 4 Getränke
    und 8 Kunden jeder Farbe, 4 Touristen und 9 Marker. Zu zweit: 6 Gerichte, 3 Getränke und 6 Kunden
    jeder Farbe, 3 Touristen und 6 Marker. Die Marker werden zufällig aus 16 gezogen: je vier Taiyaki,
    Doggybags, dringende Anrufe und Müllsäcke.
YAT-3 = Es gibt zehn Aktionsplättchen: Kunden 1 und Kunden 2, Kochen 1 und Kochen 2, Getränke 1 und
    Getränke 2, Bedienen mit 1 Getränk und Bedienen mit 2 Getränken sowie zweimal Leergut.
YAT-4 = Dein Stand hat Platz für 4 Gäste in der Schlange, 2 Gerichte in der Durchreiche, 2 Getränke im
    Kühlschrank und 3 Flaschen in der Leergutkiste. Der Herdbonus vergrößert die Durchreiche auf 3, der
    Kühlschrankbonus den Kühlschrank auf 3. Schmutziges Geschirr stapelt sich in der Spüle, ein Stapel
    je Farbe, beliebig hoch.
YAT-5 = Deine Ruftafel ist ein Raster aus 4 Zeilen und 5 Spalten, zusammen 20 Felder; die sechs
    Felder, die den Rand nicht berühren, sind die mittleren. Sechs Felder zeigen Bewertungen, eines
    für jedes Paar aus Sauberkeit, Service, Preis und Stimmung; das Paar Sauberkeit und Service
    liegt am Rand. Die übrigen tragen vier Influencer-, vier Sonderaktions-, zwei Karten-, zwei
    Doppelkunden-, einen Kühlschrank- und einen Herdbonus. Alle haben die gleiche Tafel.
YAT-6 = Jede deiner vier Bewertungen hat einen Stein auf der Bewertungsleiste mit ihren zehn Stufen
    von −3 bis +6. Von unten nach oben sind sie am Ende −5, −3, −1, 0, 1, 2, 3, 5, 7 und 10 SP wert;
    die Steine beginnen auf Stufe 0, die 0 wert ist. Die Influencerleiste hat vier Stufen mit 1, 2,
    2 und 3 Sternen. Ein nie benutzter Sonderaktionsmarker bringt 2 SP als Taiyaki, Doggybag oder
    Anruf, 3 SP als Müllsack.
YAT-7 = Siegpunkte (SP) gehen nie aus. Deine Summe kann auch unter null fallen.

## Aufbau

YAT-10 = Sechs zufällige Aktionsplättchen bilden das Raster: 2 Zeilen zu 3 Spalten. Die anderen vier
    liegen offen daneben. Der Rundenzähler steht auf 1.
YAT-11 = Alle Kunden und Touristen kommen gemischt in den Beutel. Gerichte, Getränke und Marker liegen
    für alle sichtbar auf dem Tisch.
YAT-12 = Du besitzt vier Speisenmarken, eine je Gericht. Reihum, beginnend mit der Startperson, legt ihr
    je eine davon auf eure Karte. Ein Gericht, das schon jemand gewählt hat, darfst du nicht nehmen.
YAT-13 = Danach bekommt jede Person ein zweites Gericht auf die Karte, zufällig gezogen aus den drei
    übrigen Marken. Dein Stand kocht nur, was auf der Karte steht.
YAT-14 = In Spielreihenfolge nimmt sich jede Person ein Getränk vom Tisch. Es kommt gleich als Flasche in
    die Leergutkiste; einer ihrer drei Plätze ist also von Anfang an belegt.
YAT-15 = Die Startperson wird ausgelost, wenn der Tisch keinen Platz bestimmt hat. Geheim ist nichts außer
    der Reihenfolge, in der die Gäste aus dem Beutel kommen.
YAT-16 = Die Reihenfolge bleibt immer gleich, in jeder Runde und beim letzten Bedienen danach. Schlange,
    Durchreiche und Kühlschrank sind am Anfang leer, und der Influencerstein wartet unter der ersten
    Stufe.

## Ein Zug

YAT-20 = Schritt A, der Blick auf die Schlange: Steht auf ihrem vierten, rechten Platz ein Gast, verliert
    er die Geduld und geht in den Beutel zurück, und du verlierst zwei Bewertungsschritte. Welche,
    entscheidest du: beide bei einer Bewertung oder je einen bei zweien.
YAT-21 = Du kannst den Gast auf dem vierten Platz besänftigen und verlierst dann nichts. Gib ein Getränk
    beliebiger Farbe her, das vom Kühlschrank in die Leergutkiste wandert und dort Platz braucht, oder
    ein Taiyaki. Ein besänftigter Gast bleibt auf seinem Platz.
YAT-22 = Ein Bewertungsstein am unteren Ende seiner Leiste kann nicht tiefer fallen, einer am oberen
    nicht höher steigen. Von den Schritten, die du verlierst oder gewinnst, musst du so viele wie
    möglich ausführen, mit Steinen, die sich noch bewegen können. Was sich nicht ausführen lässt,
    verfällt.
YAT-23 = Schritt B: Nimm eines der vier Plättchen neben dem Raster und schiebe es in eine Reihe. Das ist
    eine Spalte (C1, C2 oder C3), von oben, oder eine Zeile (R1 oder R2), von links. Das Plättchen, das
    am anderen Ende herausfällt, kommt zu den drei übrigen, so dass die nächste Person wieder vier zur
    Wahl hat. Jede Reihe ist erlaubt, auch die eben benutzte, und jedes Plättchen, auch das eben
    herausgefallene.
YAT-24 = Schritt C: Nutze die Plättchen der gewählten Reihe, das neue eingeschlossen. Das sind zwei
    Aktionen in einer Spalte und drei in einer Zeile, in beliebiger Reihenfolge. Eine Aktion wird ganz
    ausgeführt oder gar nicht.
YAT-25 = Schritt C ist Pflicht: Solange eine deiner Aktionen noch möglich ist, ist dein Zug nicht zu Ende.
    Nur was unmöglich ist, fällt weg. Einen Marker musst du nie ausgeben, um eine Aktion möglich zu
    machen. Spielt der Tisch mit der Option „frei“, darfst du auch eine mögliche Aktion auslassen.
YAT-26 = Waren alle dran, ist die Runde vorbei, und der Rundenzähler rückt vor. Das Spiel dauert zwölf
    Runden.
YAT-27 = Führe deine Aktionen nacheinander aus, jede zu Ende, bevor die nächste beginnt. Das gilt auch für
    gezogene Gäste: erst den einen setzen, dann den nächsten ziehen.
YAT-28 = Marker kannst du jederzeit in deinem Zug ausgeben: wann immer du etwas zu entscheiden hast,
    auch mitten in einer Aktion, zwischen zwei Gästen, zwei Getränken oder zwei Bewertungsschritten.
    Was ein Marker ändert, gilt für den Rest der Aktion. Ein Müllsack kann zum Beispiel in der
    Leergutkiste Platz für das Getränk schaffen, das einen Gast besänftigt, oder zwischen den beiden
    Getränken beim Bedienen, denn der Platz wird vor jedem Getränk geprüft. Nimmt er die Flaschen
    weg, die du gerade zurückbringen wolltest, entfällt der Rest dieser Aktion. Wer gerade bedient
    wird, hat die Schlange schon verlassen und kann durch keinen dringenden Anruf mehr tauschen. Ein
    Taiyaki gibst du als Gericht aus, einen Doggybag beim Setzen des bedienten Gastes. Ein
    ausgegebener Marker ist aus dem Spiel.

## Aktionen

YAT-30 = Kunden 1 oder 2: Ziehe so viele Gäste aus dem Beutel, wie das Plättchen sagt, einen nach
    dem anderen, und setze jeden. Ein Kunde stellt sich auf den ersten freien Platz von links in
    irgendeiner Schlange, auch deiner eigenen. Ein Tourist stellt sich ebenso in deine eigene
    Schlange oder nimmt einem Kunden in einer fremden Schlange den Platz weg. Dieser Kunde geht dann
    auf den ersten freien Platz irgendeiner Schlange außer der, die er gerade verlassen hat; du
    wählst, welcher. Hat keine andere Schlange einen freien Platz, ist der Tausch nicht möglich.
YAT-31 = Kunden ist nur möglich, wenn der Beutel so viele Gäste enthält, wie das Plättchen verlangt,
    und alle Schlangen zusammen so viele freie Plätze haben. Ein gezogener Kunde muss gesetzt
    werden. Ist deine eigene Schlange voll, muss ein Tourist einem Kunden in einer fremden den Platz
    wegnehmen; ist kein solcher Tausch möglich, geht der Tourist in den Beutel zurück und zählt
    trotzdem als gezogen.
YAT-32 = Kochen 1 oder 2: Wähle genau so viele Gerichte, wie das Plättchen sagt, nur von deiner Karte, und
    stelle sie von links in deine Durchreiche. Sie kommen vom Tisch. Bei Kochen 2 darf es zweimal
    dasselbe sein. Ohne Platz für alle oder ohne genug Vorrat kannst du nicht kochen.
YAT-33 = Getränke 1 oder 2: Nimm so viele Getränke beliebiger Farben vom Tisch in deinen Kühlschrank. Ohne
    Platz für alle oder ohne genug Vorrat geht das nicht.
YAT-34 = Leergut: Bring eine Flasche aus deiner Leergutkiste zum Tisch zurück und erhalte 1 SP.
YAT-35 = Bedienen mit 1 oder 2 Getränken: Du brauchst einen Gast vorn in deiner Schlange, ein
    Gericht vorn in deiner Durchreiche oder ein Taiyaki, so viele Getränke im Kühlschrank, wie das
    Plättchen sagt, und Platz für ebenso viele Flaschen in der Leergutkiste. Bei zwei Flaschen
    genügt ein Platz, wenn ein Müllsack den zweiten schaffen kann. Erst kommt das Gericht in die
    Spüle, dann die Getränke in die Kiste. Dann setzt du den Gast auf deine Ruftafel und erhältst
    den Bonus des Feldes. Danach gibt es die Punkte, und zuletzt rücken Schlange und Durchreiche
    nach links auf.
YAT-36 = Ein bedienter Gast bringt 1 SP, 1 SP mehr, wenn Gericht und Kunde dieselbe Farbe haben, und 1 SP
    mehr für jedes Getränk in der Farbe des Kunden. Zu einem Touristen passt nichts.
YAT-37 = Ist auf deiner Ruftafel kein Feld mehr frei, kannst du nicht bedienen.

## Ruftafel und Boni

YAT-40 = Der erste Gast auf deiner Ruftafel kommt auf ein beliebiges Randfeld; die sechs mittleren sind
    noch verboten. Jeder weitere braucht ein freies Feld, das mit einem besetzten eine Seite teilt; eine
    Ecke genügt nicht.
YAT-41 = Für jeden Gast, der auf deine Ruftafel kommt, erhältst du den Bonus seines Feldes.
YAT-42 = Kartenbonus: Nimm eine deiner übrigen Speisenmarken auf die Karte und erhalte 2 SP. Ist keine
    übrig, geschieht nichts.
YAT-43 = Influencerbonus: Dein Influencerstein steigt eine Stufe, und jeder Stern dort ist ein
    Bewertungsschritt für dich, frei zu verteilen. Steht der Stein schon ganz oben, geschieht
    nichts.
YAT-44 = Kühlschrank- und Herdbonus: Entferne den Marker vom dritten Platz deines Kühlschranks oder deiner
    Durchreiche. Von nun an passen 3 hinein, und du erhältst 2 SP.
YAT-45 = Doppelkundenbonus: Such dir einen Gast aus dem Beutel aus und setze ihn nach den üblichen Regeln
    auf deine Ruftafel. Auch den Bonus seines Feldes erhältst du. Punkte fürs Bedienen bringt er nicht,
    und ein Doggybag gilt für ihn nicht. Ist der Beutel leer oder kein Feld frei, geschieht nichts.
YAT-46 = Sonderaktionsbonus: Nimm einen Marker deiner Wahl vom Tisch. Ist keiner übrig, geschieht nichts.
YAT-47 = Bewertungsbonus: Das Feld zeigt zwei Bewertungen. Ein Kunde hebt eine davon um einen Schritt. Ein
    Tourist bringt zwei Schritte, für eine der beiden oder auf beide verteilt.

## Sonderaktionen

YAT-50 = Taiyaki: Besänftige damit den Gast auf dem vierten Platz deiner Schlange, oder serviere es statt
    eines Gerichts. Dann bleibt nichts in der Spüle, und die Durchreiche rückt nicht auf. Es passt zu
    keiner Farbe, bringt aber bei einem Touristen 1 SP extra. Eine Bedienen-Aktion und ihre Getränke
    brauchst du wie sonst auch. Danach ist es aus dem Spiel.
YAT-51 = Doggybag: Gib ihn aus, wenn du den bedienten Gast setzt. Er darf dann auf jedes freie Feld
    deiner Ruftafel, was auch immer die Setzregeln sagen. Danach ist der Marker aus dem Spiel.
YAT-52 = Dringender Anruf: Zwei Kunden oder ein Kunde und ein Tourist in deiner Schlange tauschen die
    Plätze. Wer, entscheidest du, nur nicht zwei Touristen. Danach ist er aus dem Spiel.
YAT-53 = Müllsack: Alle Flaschen deiner Leergutkiste gehen zum Tisch zurück, ohne Punkte. Danach ist er
    aus dem Spiel.

## Ende des Spiels

YAT-60 = Nach Runde 12 ist jede Person in Spielreihenfolge noch einmal dran. Zuerst kommt der Blick
    auf die Schlange wie in Schritt A; den Gast kannst du auf dieselbe Weise besänftigen. Dann
    darfst du Gäste deiner Schlange bedienen, so viele du kannst und willst. Jedes Mal wählst du ein
    oder zwei Getränke; Marker sind erlaubt.
YAT-61 = Vergleicht für jede der vier Farben das schmutzige Geschirr in euren Spülen. Wer davon am meisten
    hat, erhält 1 SP für jedes Stück. Bei Gleichstand erhält für diese Farbe niemand etwas.
YAT-62 = Vergleicht für jede der vier Farben die Kunden auf euren Ruftafeln. Wer davon am meisten hat,
    erhält 1 SP für jeden; bei Gleichstand niemand. Touristen zählen nicht mit.
YAT-63 = Jede deiner vier Bewertungen zählt den Wert ihrer Stufe, auch wenn er negativ ist. Jeder
    unbenutzte Marker zählt die Siegpunkte auf seiner Rückseite.
YAT-64 = Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheiden mehr Gäste auf der Ruftafel, dann
    weniger Flaschen in der Leergutkiste, dann weniger Gerichte in der Durchreiche. Wer auch dann noch
    gleichauf ist, teilt sich den Sieg.
YAT-65 = Auch beim letzten Blick auf die Schlange kostet ein Gast, den du nicht besänftigst, zwei
    Bewertungsschritte und geht in den Beutel zurück; ein besänftigter bleibt und kann noch bedient
    werden. Jedes Bedienen im letzten Zug braucht mindestens ein Getränk und Platz in der
    Leergutkiste.
YAT-70 = Ein paar Beispiele. Du bedienst einen grünen Kunden mit Gyoza (grün) und einem grünen Getränk: 1
    für den Gast, 1 für das Gericht und 1 für das Getränk, also 3 SP. Am Ende stehen in deiner Spüle vier
    Ramenschalen, mehr als bei allen anderen: 4 SP. Deine Bewertungen sind 5, 2, −1 und 0 wert: zusammen
    6 SP. Beim letzten Bedienen bekommt ein roter Kunde ein gelbes Gericht und ein rotes Getränk: 2 SP;
    der Tourist dahinter rückt auf und bekommt ein rotes Gericht und ein gelbes Getränk: 1 SP.

### Was am Tisch gesagt wird. SEAT() ist ein Name, ME() sagt, ob das die lesende Person ist, NTH() zählt ab 1.

title = Yatai
about = Schiebe Aktionsplättchen, führe einen Imbissstand, bediene die Schlangen.

## Namen der Dinge

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
letter-tourist = T
letter-cleanliness = S
letter-service = V
letter-value = P
letter-atmosphere = A
colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
dish-red = Ramen (rot)
dish-blue = Yakitori (blau)
dish-green = Gyoza (grün)
dish-yellow = Ebi-Tempura (gelb)
dish-none = Taiyaki
drink-red = rot
drink-blue = blau
drink-green = grün
drink-yellow = gelb
guest-red = Kunde (rot)
guest-blue = Kunde (blau)
guest-green = Kunde (grün)
guest-yellow = Kunde (gelb)
guest-tourist = Tourist
review-cleanliness = Sauberkeit
review-service = Service
review-value = Preis
review-atmosphere = Stimmung
token-taiyaki = Taiyaki
token-doggy-bag = Doggybag
token-urgent-call = dringender Anruf
token-garbage = Müllsack
line-c1 = C1
line-c2 = C2
line-c3 = C3
line-r1 = R1
line-r2 = R2
tile-customers = Kunden { $amount }
tile-cook = Kochen { $amount }
tile-drinks = Getränke { $amount }
tile-recycle = { $amount ->
    [1] Leergut
   *[other] Leergut { $amount }
}
tile-serve = Bedienen { $amount }
bonus-menu = Karte
bonus-influencer = Influencer
bonus-fridge = Kühlschrank
bonus-stove = Herd
bonus-double = Doppelkunde
bonus-special = Sonderaktion
bonus-reviews = { $one } oder { $two }
short-menu = Karte
short-influencer = Infl★
short-fridge = Kühl
short-stove = Herd
short-double = Doppel
short-special = Marker

## Was gefragt ist

question-menu = Wähle das erste Gericht deiner Karte.
question-bottle = Wähle das Getränk, dessen Flasche in deiner Leergutkiste beginnt.
question-check = Auf dem letzten Platz deiner Schlange geht die Geduld zu Ende: { $guest }.
question-lose = { $owed ->
    [1] Wähle die Bewertung, die einen Schritt fällt.
   *[other] Wähle eine Bewertung, die einen Schritt fällt; { $owed } Schritte gehen verloren.
}
question-push = Schiebe ein Plättchen in eine Reihe des Rasters.
question-act = Führe die Aktionen deiner Reihe aus, dann beende den Zug.
question-last-serving = Das letzte Bedienen: Bediene einen Gast, oder beende den Zug.
question-welcome = { $owed ->
    [1] Aus dem Beutel kommt: { $guest }. Wohin?
   *[other] Aus dem Beutel kommt: { $guest }, der erste von { $owed }. Wohin?
}
question-send-on = { $owed ->
    [1] Hat den Platz in der Schlange verloren: { $guest }. Wohin?
   *[other] Hat den Platz in der Schlange verloren: { $guest }. Wohin? Noch { $owed } Gäste sind zu setzen, dieser eingeschlossen.
}
question-cook = { $owed ->
    [1] Wähle ein Gericht zum Kochen.
   *[other] Wähle ein Gericht zum Kochen; { $owed } sind zu kochen.
}
question-drink = { $owed ->
    [1] Wähle ein Getränk für deinen Kühlschrank.
   *[other] Wähle ein Getränk für deinen Kühlschrank; { $owed } sind zu nehmen.
}
question-recycle = { $owed ->
    [1] Wähle eine Flasche, die zurückgeht.
   *[other] Wähle eine Flasche, die zurückgeht; { $owed } sollen gehen.
}
question-dish = Wähle, was du servierst.
question-pour = { $owed ->
    [1] Wähle ein Getränk für: { $guest }.
   *[other] Wähle ein Getränk für: { $guest }; { $owed } sind auszuschenken.
}
question-place = Wohin auf deiner Ruftafel: { $guest }?
question-place-invited = Wohin auf deiner Ruftafel, als Eingeladener: { $guest }?
question-review = { $owed ->
    [1] Wähle die Bewertung, die einen Schritt steigt.
   *[other] Wähle eine Bewertung, die einen Schritt steigt; { $owed } Schritte gehören dir.
}
question-add-dish = Wähle ein weiteres Gericht für deine Karte.
question-token = Wähle einen Sonderaktionsmarker.
question-invite = Wähle einen Gast aus dem Beutel für deine Ruftafel.
question-nothing = Das Spiel ist aus.

## Züge, als Wahl

move-ChooseDish = { $dish } auf die Karte nehmen
move-ChooseBottle = Eine Flasche: { $drink }
move-GiveDrink = Mit einem Getränk ({ $drink }) besänftigen: { $guest }
move-GiveTaiyaki = Mit einem Taiyaki besänftigen: { $guest }
move-SendAway = Gehen lassen ({ $guest }) und { $penalty ->
    [1] einen Bewertungsschritt
   *[other] { $penalty } Bewertungsschritte
} verlieren
move-LoseReview = { $review } fällt
move-Push = { $tile } in { $line } (mit { $others })
move-Act = { $tile }
move-EndTurn = Zug beenden
move-Welcome = { ME($stall) ->
    [yes] In deine eigene Schlange
   *[no] In die Schlange von { SEAT($stall) }
}
move-SwapTourist = Dem Touristen Platz { NTH($place) } bei { SEAT($stall) } geben, statt: { $customer }
move-Cook = { $dish } kochen
move-TakeDrink = Ein Getränk nehmen: { $drink }
move-Recycle = Eine Flasche zurückbringen: { $drink }
move-ServeDish = { $dish } servieren, für: { $guest }
move-ServeTaiyaki = Ein Taiyaki servieren, für: { $guest }
move-Pour = Ein Getränk ausschenken: { $drink }
move-PlaceGuest = { $doggy_bag ->
    [yes] { $space } mit Doggybag: { $bonus }
   *[no] { $space }: { $bonus }
}
move-GainReview = { $review } steigt
move-AddDish = { $dish } auf die Karte nehmen
move-TakeToken = Nehmen: { $token }
move-Invite = Einladen: { $guest }
move-UrgentCall = Dringender Anruf: { $first } auf Platz { NTH($one) } und { $second } auf Platz { NTH($two) } tauschen
move-Garbage = Müllsack: die Leergutkiste leeren
move-LastServe = { $drinks ->
    [1] Mit einem Getränk bedienen
   *[other] Mit { $drinks } Getränken bedienen
}

## Ereignisse, wie sie erzählt werden. Ein leeres wird nicht erzählt: Etwas anderes sagt es.

event-Asked = { "" }
event-TurnBegun = { $last ->
    [yes] Letztes Bedienen
   *[no] Runde { $round }
}: { ME($seat) ->
    [yes] Du bist dran.
   *[no] { SEAT($seat) } ist dran.
}
event-DishAdded = Neu auf der Karte von { SEAT($seat) }: { $dish }{ $points ->
    [0] .
   *[other] {" "}für { $points } SP.
}
event-BottleChosen = { SEAT($seat) }: eine Flasche ({ $drink }) in die Leergutkiste.
event-DrinkGiven = { SEAT($seat) }: einen Gast mit einem Getränk ({ $drink }) besänftigt.
event-TokenUsed = { SEAT($seat) }: Marker benutzt, { $token }.
event-GuestLeft = { ME($seat) ->
    [yes] Verärgert aus deiner Schlange gegangen: { $guest }.
   *[no] Verärgert aus der Schlange von { SEAT($seat) } gegangen: { $guest }.
}
event-ReviewMoved = { SEAT($seat) }: { $review } { $by ->
    [1] steigt einen Schritt.
    [-1] fällt einen Schritt.
   *[other] bewegt sich um { $by } Schritte.
}
event-TilePushed = { SEAT($seat) }: { $tile } in { $line } geschoben; { $out } fiel heraus.
event-ActionBegun = { SEAT($seat) }: { $tile } benutzt.
event-GuestDrawn = { SEAT($seat) }: aus dem Beutel gezogen, { $guest }.
event-GuestWelcomed = { ME($stall) ->
    [yes] Neu in deiner Schlange: { $guest }.
   *[no] Neu in der Schlange von { SEAT($stall) }: { $guest }.
}
event-TouristSwapped = { SEAT($seat) }: den Touristen getauscht gegen { $customer }, { ME($stall) ->
    [yes] aus deiner Schlange.
   *[no] aus der Schlange von { SEAT($stall) }.
}
event-CustomerDisplaced = { SEAT($seat) }: Der Tourist nimmt { ME($stall) ->
    [yes] in deiner Schlange
   *[no] in der Schlange von { SEAT($stall) }
} einen Platz ein. Weiter muss: { $customer }.
event-TouristReturned = Der Tourist fand keinen Platz und ging in den Beutel zurück.
event-DishCooked = { SEAT($seat) }: { $dish } gekocht.
event-DrinkTaken = { SEAT($seat) }: ein Getränk genommen, { $drink }.
event-BottleRecycled = { SEAT($seat) }: eine Flasche ({ $drink }) zurückgebracht, { $points } SP.
event-ServingBegun = { SEAT($seat) }: { $dish } serviert, für { $guest }.
event-DrinkPoured = { SEAT($seat) }: ein Getränk ausgeschenkt, { $drink }.
event-GuestPlaced = { ME($seat) ->
    [yes] Auf { $space } deiner Ruftafel: { $guest } ({ $bonus }).
   *[no] Auf { $space } der Ruftafel von { SEAT($seat) }: { $guest } ({ $bonus }).
}
event-InfluencerMoved = { ME($seat) ->
    [yes] Dein Influencer stieg
   *[no] Der Influencer von { SEAT($seat) } stieg
} und brachte { $stars ->
    [1] einen Stern.
   *[other] { $stars } Sterne.
}
event-StallImproved = { SEAT($seat) }: den Stand verbessert ({ $what }), { $points } SP.
event-TokenTaken = { SEAT($seat) }: Marker genommen, { $token }.
event-GuestInvited = { SEAT($seat) }: aus dem Beutel eingeladen, { $guest }.
event-Served = { SEAT($seat) }: { $points } SP fürs Bedienen.
event-GuestsSwapped = { SEAT($seat) }: die Gäste auf Platz { NTH($one) } und { NTH($two) } der Schlange getauscht.
event-BoxEmptied = { SEAT($seat) }: die Leergutkiste geleert.
event-Scored = { $score }: { $points } SP für { ME($seat) ->
    [yes] dich.
   *[no] { SEAT($seat) }.
}
event-GameEnded = Alle haben zuletzt bedient. Jetzt wird abgerechnet.

## Woher die letzten Punkte kommen

source-Served = Bedienungen
source-DishAdded = Gerichte auf der Karte
source-BottleRecycled = Zurückgebrachte Flaschen
source-StallImproved = Ausbau des Standes
source-guests = Gäste auf der Ruftafel
source-bottles = Flaschen im Leergutkasten
source-served = { $count ->
    [one] ein Gast bedient
   *[other] { $count } Gäste bedient
}
score-yat-61 = Meiste Teller ({ $what })
score-yat-62 = Meiste Kunden ({ $what })
score-yat-63 = { $what }
what-red = rot
what-blue = blau
what-green = grün
what-yellow = gelb
what-reviews = Bewertungen
what-tokens = Unbenutzte Marker

## Warum ein Zug abgelehnt wird

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = { SEAT($seat) } ist dran.
refusal-asked-otherwise = Jetzt ist etwas anderes gefragt.
refusal-bag-too-small = Im Beutel sind weniger als { $amount } Gäste.
refusal-queues-full = Die Schlangen haben keinen Platz für { $amount ->
    [1] einen Gast.
   *[other] { $amount } Gäste.
}
refusal-dish-queue-full = Die Durchreiche hat keinen Platz für { $amount ->
    [1] ein Gericht.
   *[other] { $amount } Gerichte.
}
refusal-dishes-gone = Auf dem Tisch sind weniger als { $amount } Gerichte deiner Karte.
refusal-fridge-full = Der Kühlschrank hat keinen Platz für { $amount ->
    [1] ein Getränk.
   *[other] { $amount } Getränke.
}
refusal-drinks-gone = Auf dem Tisch sind weniger als { $amount } Getränke.
refusal-too-few-bottles = In der Leergutkiste { $amount ->
    [1] ist keine Flasche.
   *[other] sind weniger als { $amount } Flaschen.
}
refusal-no-guest = In der Schlange steht niemand.
refusal-no-dish = In der Durchreiche steht kein Gericht, und ein Taiyaki hast du nicht.
refusal-too-few-drinks = Im Kühlschrank { $amount ->
    [1] ist kein Getränk.
   *[other] sind weniger als { $amount } Getränke.
}
refusal-box-full = Die Leergutkiste hat keinen Platz für { $amount ->
    [1] eine Flasche.
   *[other] { $amount } Flaschen.
}
refusal-board-full = Auf der Ruftafel ist kein Feld frei.
refusal-dish-taken = Das hat schon jemand gewählt: { $dish }.
refusal-drink-gone = Davon ist auf dem Tisch kein Getränk mehr: { $drink }.
refusal-not-in-fridge = So ein Getränk ist nicht im Kühlschrank: { $drink }.
refusal-no-token = So einen Marker gibt es hier nicht: { $token }.
refusal-marker-at-end = Der Marker steht am Ende seiner Leiste: { $review }.
refusal-tile-not-beside = Das Plättchen { $tile } liegt nicht neben dem Raster.
refusal-tile-not-in-line = Das Plättchen { $tile } gehört nicht zu den übrigen Aktionen der Reihe.
refusal-action-left = { $tile } ist noch möglich und muss also geschehen.
refusal-no-such-stall = Einen Stand { $stall } gibt es nicht.
refusal-tourist-stays = Ein Tourist kommt in deine eigene Schlange oder nimmt den Platz eines Kunden ein.
refusal-not-back = Der Kunde kann nicht in die Schlange zurück, die er gerade verlassen hat.
refusal-no-other-queue = Keine andere Schlange hat Platz für diesen Kunden.
refusal-queue-full = { ME($stall) ->
    [yes] Deine Schlange ist voll.
   *[no] Die Schlange von { SEAT($stall) } ist voll.
}
refusal-only-tourists-swap = Nur ein Tourist nimmt den Platz eines Kunden ein.
refusal-no-such-rival = Einen anderen Stand { $stall } gibt es nicht.
refusal-no-customer-there = Auf Platz { NTH($place) } der Schlange von { SEAT($stall) } steht kein Kunde.
refusal-not-on-menu = Das steht nicht auf der Karte: { $dish }.
refusal-dish-gone = Davon ist auf dem Tisch nichts mehr: { $dish }.
refusal-not-in-box = So eine Flasche ist nicht in der Leergutkiste: { $drink }.
refusal-no-such-space = Ein Feld { $space } hat die Ruftafel nicht.
refusal-space-taken = Auf dem Feld { $space } steht schon jemand.
refusal-no-doggy-bag-here = Für einen eingeladenen Gast gilt ein Doggybag nicht.
refusal-not-beside-a-guest = Das Feld { $space } grenzt an keinen Gast.
refusal-not-on-the-edge = Der erste Gast beginnt am Rand, und { $space } liegt nicht dort.
refusal-review-not-shown = Das Feld zeigt diese Bewertung nicht: { $review }.
refusal-already-on-menu = Das steht schon auf der Karte: { $dish }.
refusal-token-gone = Davon liegt keiner mehr auf dem Tisch: { $token }.
refusal-guest-not-in-bag = So ein Gast ist nicht mehr im Beutel: { $guest }.
refusal-not-two-guests = Auf den Plätzen { NTH($one) } und { NTH($two) } der Schlange stehen nicht zwei Gäste.
refusal-two-tourists = Zwei Touristen lassen sich nicht tauschen.
refusal-box-empty = Die Leergutkiste ist leer.
refusal-one-or-two-drinks = Bedient wird mit einem oder zwei Getränken, nicht mit { $drinks }.

## Beschriftungen

board-round = Runde { $round } von { $rounds }
board-setup = Aufbau
board-last = Letztes Bedienen
board-beside = Daneben: { $tiles }
board-line = Noch zu nutzen
board-table = Auf dem Tisch
board-dishes = Gerichte
board-drinks = Getränke
board-bag = Beutel
board-tokens = Marker
board-queue = Schlange
board-dish-queue = Durchreiche
board-fridge = Kühlschrank
board-box = Leergutkiste
board-box-short = Kiste
board-sink = Spüle
board-menu = Karte
board-influencer = Influencer
board-reviews = Bewertungen
board-reputation = Ruftafel
board-guests = Gäste
board-rivals = Die anderen Stände
board-points = { $points } SP
board-first = Startperson
board-serving = Serviert wird { $dish }, für: { $guest }
board-none = nichts

## Auf der Seite

press-title = Aktionsplättchen
press-beside = Plättchen neben dem Raster
press-line = Reihe { $line }, mit { $tiles }
queue-place = Platz { NTH($place) }
stall-of = { ME($seat) ->
    [yes] Dein Stand
   *[no] Stand von { SEAT($seat) }
}
stall-enlarge = { ME($seat) ->
    [yes] Deinen Stand groß zeigen
   *[no] Den Stand von { SEAT($seat) } groß zeigen
}
menu-not = nicht auf der Karte: { $dish }
mode-doggy-bag = Doggybag: jedes freie Feld deiner Ruftafel.
mode-urgent-call = Dringender Anruf: Wähle die zwei Gäste, die tauschen.
text-choices = Was du tun kannst
option-free = Frei: Mögliche Aktionen dürfen ausfallen
option-first = Wer beginnt
option-first-none = durch das Los
option-first-value = Platz { NTH($value) }

## Die geführte erste Runde: ein Hinweis für jede Art von Entscheidung

tip-menu = Die Karte sagt, was dein Stand kochen kann. Tippe auf eines der vier Gerichte deiner Karte; ein zweites wird danach ausgelost.
tip-bottle = Alle beginnen mit einer leeren Flasche in der Leergutkiste. Tippe auf ein Getränk auf dem Tisch; drei Flaschen füllen die Kiste, und mit voller Kiste kannst du nicht bedienen.
tip-check = Jemand steht auf dem letzten Platz deiner Schlange. Besänftige ihn mit einem Getränk aus dem Kühlschrank oder einem Taiyaki, oder tippe auf den Gast, um ihn gehen zu lassen: Das kostet Bewertungen.
tip-lose = Tippe auf die Bewertungsleiste, die sinken soll.
tip-push = Das Herz des Spiels. Ziehe eines der vier Plättchen neben dem Raster über einen Pfeil in die Reihe; oder tippe auf das Plättchen, dann auf den Pfeil. Du nutzt alle Plättchen dieser Reihe, das neue eingeschlossen: drei in einer Zeile, zwei in einer Spalte.
tip-act = Die leuchtenden Plättchen sind deine Aktionen. Tippe sie in beliebiger Reihenfolge an; jede geschieht ganz oder gar nicht. Ist nichts mehr möglich, beende den Zug.
tip-last-serving = Das letzte Bedienen: so oft du kannst und willst, mit einem oder zwei Getränken.
tip-welcome = Ein Gast kommt aus dem Beutel. Tippe auf einen freien Platz deiner Schlange, oder schicke einen Kunden zu jemandem, dessen Schlange lang wird.
tip-send-on = Der Tourist hat einem Kunden den Platz genommen. Tippe auf einen freien Platz in einer anderen Schlange: Dorthin geht der Kunde.
tip-cook = Tippe auf ein Gericht deiner Karte, um es zu kochen. Ein Gericht in der Farbe des Kunden ist einen Punkt mehr wert.
tip-drink = Tippe auf ein Getränk auf dem Tisch, um es in den Kühlschrank zu stellen. Ohne Getränke kein Bedienen, und die Farbe des Kunden bringt Punkte.
tip-recycle = Tippe auf eine Flasche in deiner Leergutkiste: Sie geht zum Tisch zurück und bringt einen Punkt.
tip-dish = Tippe auf das vorderste Gericht deiner Durchreiche oder auf ein Taiyaki, um es zu servieren.
tip-pour = Tippe auf ein Getränk in deinem Kühlschrank. Die Farbe des Gastes bringt einen Punkt.
tip-place = Der bediente Gast kommt auf deine Ruftafel: der erste an den Rand, jeder weitere neben jemanden. Das Bild auf dem Feld ist dein Bonus.
tip-place-invited = Auch der eingeladene Gast kommt auf deine Ruftafel und bringt den Bonus des Feldes.
tip-review = Tippe auf die Bewertungsleiste, die steigen soll.
tip-add-dish = Deine Karte wächst: Tippe auf ein Gericht, um es aufzunehmen.
tip-token = Tippe auf einen der Sonderaktionsmarker auf dem Tisch. Unbenutzte bringen am Ende Punkte.
tip-invite = Tippe im Beutel auf den Gast, den du einladen willst.

## Was alles ist, wo man darauf zeigt

help-line = Schiebe eines der vier Plättchen neben dem Raster in eine Spalte oder Zeile. Dann nutzt du alle Plättchen dieser Reihe.
help-tile-customers = Ziehe so viele Gäste aus dem Beutel und stelle jeden in eine Schlange: deine oder die eines anderen.
help-tile-cook = Koche so viele Gerichte deiner Karte; sie reihen sich in deine Durchreiche ein.
help-tile-drinks = Nimm so viele Getränke vom Tisch in deinen Kühlschrank.
help-tile-recycle = Bringe eine Flasche aus deiner Leergutkiste zum Tisch zurück, für einen Punkt.
help-tile-serve = Serviere dem ersten Gast deiner Schlange das erste Gericht mit so vielen Getränken. Danach nimmt der Gast ein Feld deiner Ruftafel ein.
help-guest = Ein bedienter Gast bringt einen Punkt, einen mehr für ein Gericht seiner Farbe und einen für jedes Getränk dieser Farbe.
help-tourist = Ein Tourist passt zu keiner Farbe, kann in einer fremden Schlange den Platz eines Kunden einnehmen und bewegt Bewertungen um zwei Schritte.
help-queue = Hier warten Gäste und werden von links bedient. Wer am letzten Platz steht, wenn dein Zug beginnt, verliert die Geduld: besänftige ihn oder verliere zwei Bewertungsschritte.
help-dish = Die vier Gerichte, jedes in seiner Farbe. Einem Gast derselben Farbe serviert bringt es einen Punkt mehr.
help-dish-queue = Was du gekocht hast, von links serviert. Sie fasst zwei Gerichte, mit dem besseren Herd drei.
help-menu = Du kannst nur kochen, was auf deiner Karte steht. Blasse Gerichte stehen noch nicht darauf.
help-drink = Ein Getränk in der Farbe des Gastes bringt einen Punkt mehr. Ausgeschenkt oder verschenkt wird es zur Flasche in deiner Leergutkiste.
help-fridge = Deine Getränke. Er fasst zwei, mit dem besseren Kühlschrank drei.
help-box = Jedes ausgeschenkte Getränk braucht hier Platz für seine Flasche. Bringe sie rechtzeitig zurück oder wirf sie weg.
help-sink = Schmutziges Geschirr nach Farben. Wer am Ende von einer Farbe am meisten hat, bekommt für jedes einen Punkt.
help-taiyaki = Besänftigt den Gast auf dem letzten Platz oder wird statt eines Gerichts serviert; bei einem Touristen bringt es einen Punkt mehr.
help-doggy-bag = Der Gast, den du bedienst, darf jedes freie Feld deiner Ruftafel einnehmen.
help-urgent-call = Zwei Gäste deiner Schlange tauschen die Plätze, aber nicht zwei Touristen.
help-garbage = Alle Flaschen deiner Leergutkiste gehen an den Tisch zurück, ohne Punkte.
help-reputation = Hier stehen bediente Gäste. Der erste beginnt am Rand, jeder weitere neben einem, der schon da ist, und jeder bringt den Bonus des Feldes.
help-bonus-menu = Setze ein weiteres Gericht auf deine Karte, für zwei Punkte.
help-bonus-influencer = Dein Influencer steigt eine Stufe, und jeder ihrer Sterne ist für dich ein Bewertungsschritt.
help-bonus-fridge = Dein Kühlschrank fasst ab jetzt drei Getränke, und du bekommst zwei Punkte.
help-bonus-stove = Deine Durchreiche fasst ab jetzt drei Gerichte, und du bekommst zwei Punkte.
help-bonus-double = Suche einen Gast aus dem Beutel aus und stelle auch ihn auf deine Ruftafel, mit dem Bonus des Feldes.
help-bonus-special = Nimm einen Marker deiner Wahl vom Tisch.
help-bonus-reviews = Eine der beiden Bewertungen steigt einen Schritt; mit einem Touristen sind zwei Schritte zu verteilen.
help-reviews = Was man über deinen Stand sagt. Am Ende zählt jede Bewertung den Wert ihrer Stufe, auch wenn er negativ ist.
help-influencer = Jeder Influencer-Bonus rückt den Stein eine Stufe weiter; deren Sterne sind Bewertungsschritte für dich.
help-bag = Wer noch im Beutel ist. Gezogen wird zufällig, mit den Kundenplättchen.
help-points = Siegpunkte bis jetzt. Die meisten gewinnen; am Ende kommen noch welche dazu.
help-rival = Ein anderer Stand auf einen Blick: die Schlange, was zum Servieren bereit ist, die Gäste auf der Ruftafel und die Bewertungen. Der Knopf zeigt ihn ganz.
help-round = Das Spiel dauert zwölf Runden. Dann serviert jeder ein letztes Mal.

end-tie = Gleich viele Punkte: Mehr Gäste auf der Ruftafel entschieden, dann weniger Flaschen, dann weniger Gerichte.

## Das Spiel auf einer Seite

page-goal = Führe den besten Stand der Nacht: Bediene Gäste, sorge für gute Bewertungen und sammle zwölf Runden lang Punkte.
page-turn = Schiebe ein Plättchen in eine Zeile oder Spalte und nutze alle Plättchen der Reihe: Gäste ziehen, kochen, Getränke nehmen, bedienen, Leergut abgeben.
page-win = Wer die meisten Punkte hat, gewinnt: passende Farben beim Bedienen, dann Bewertungen, übrige Marker und Mehrheiten bei Geschirr und Gästen.
page-wrong-1 = Alle Plättchen der Reihe, die möglich sind, müssen genutzt werden.
page-wrong-2 = Ein Gast auf dem vierten Platz geht zu Beginn deines Zuges und kostet zwei Bewertungsschritte.
page-wrong-3 = Kein Getränk ohne Platz für die Flasche in der Leergutkiste.
page-wrong-4 = Gäste und Gerichte kommen der Reihe nach dran, von links.
page-wrong-5 = Auf der Ruftafel steht jeder Gast nach dem ersten neben einem anderen.

## Was die Spielregel offen lässt, wo eine Regel unsere Entscheidung ist. Zu lesen nach „Was die Spielregel offen lässt:“.

open-yat-7 = ob die Punkte in der Schachtel eine Grenze sind und ob eine Summe unter null sinken darf.
open-yat-14 = in welcher Reihenfolge die erste Flasche gewählt wird.
open-yat-15 = wie bestimmt wird, wer beginnt, und was geheim bleiben darf.
open-yat-16 = ob die Person, die beginnt, von Runde zu Runde wechselt und was zu Beginn auf einem Stand steht.
open-yat-21 = wo ein besänftigter Gast danach steht.
open-yat-22 = was geschieht, wenn ein Bewertungsstein am Ende seiner Leiste steht.
open-yat-23 = ob die eben genutzte Reihe oder das eben hinausgeschobene Plättchen gleich wieder genutzt werden darf.
open-yat-25 = ob man einen Marker ausgeben muss, um eine Aktion möglich zu machen.
open-yat-27 = ob zwei Gäste zusammen oder nacheinander gezogen werden.
open-yat-28 = was ein Marker mitten in einer Aktion für deren Rest bedeutet.
open-yat-30 = wohin ein Kunde geht, dem ein Tourist den Platz nimmt.
open-yat-31 = was geschieht, wenn Beutel oder Schlangen für das Plättchen nicht reichen oder ein Tourist keinen Platz findet.
open-yat-32 = ob beide Gerichte einer Aktion gleich sein dürfen.
open-yat-37 = was geschieht, wenn auf der Ruftafel kein Feld mehr frei ist.
open-yat-42 = was der Kartenbonus bringt, wenn schon alle Gerichte auf der Karte stehen.
open-yat-43 = was der Influencer-Bonus am Ende seiner Leiste bringt.
open-yat-45 = was bei leerem Beutel oder voller Tafel geschieht und ob ein eingeladener Gast Punkte bringt oder einen Doggybag nutzt.
open-yat-46 = was der Sonderaktionsbonus bringt, wenn kein Marker mehr auf dem Tisch liegt.
open-yat-50 = ob ein Taiyaki zu einer Farbe passt und ob es Plättchen und Getränke braucht wie sonst.
open-yat-60 = wie viele Getränke ein Bedienen im letzten Zug braucht und ob dort Marker erlaubt sind.
open-yat-62 = ob Touristen bei den meisten Kunden mitzählen.
open-yat-65 = wo der letzte Gast der Schlange ganz am Ende bleibt und was ein Bedienen im letzten Zug braucht.

## Was ein Tipp über einen Zug sagt

part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr
       *[other] { $amount } Punkte mehr
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger
       *[other] { $amount } Punkte weniger
    }
}
part-reviews = { $change ->
    [more] { $amount ->
        [one] { $amount } Punkt mehr aus Bewertungen
       *[other] { $amount } Punkte mehr aus Bewertungen
    }
   *[less] { $amount ->
        [one] { $amount } Punkt weniger aus Bewertungen
       *[other] { $amount } Punkte weniger aus Bewertungen
    }
}
part-served = { $change ->
    [more] { $amount ->
        [one] { $amount } bedienten Gast mehr
       *[other] { $amount } bediente Gäste mehr
    }
   *[less] { $amount ->
        [one] { $amount } bedienten Gast weniger
       *[other] { $amount } bediente Gäste weniger
    }
}
part-waiting = { $change ->
    [more] { $amount ->
        [one] { $amount } Gast mehr in der Schlange
       *[other] { $amount } Gäste mehr in der Schlange
    }
   *[less] { $amount ->
        [one] { $amount } Gast weniger in der Schlange
       *[other] { $amount } Gäste weniger in der Schlange
    }
}
part-dishes = { $change ->
    [more] { $amount ->
        [one] { $amount } fertiges Gericht mehr
       *[other] { $amount } fertige Gerichte mehr
    }
   *[less] { $amount ->
        [one] { $amount } fertiges Gericht weniger
       *[other] { $amount } fertige Gerichte weniger
    }
}
part-matched = { $change ->
    [more] { $amount ->
        [one] { $amount } Gericht mehr für einen Gast, der es mag
       *[other] { $amount } Gerichte mehr für Gäste, die sie mögen
    }
   *[less] { $amount ->
        [one] { $amount } Gericht weniger für einen Gast, der es mag
       *[other] { $amount } Gerichte weniger für Gäste, die sie mögen
    }
}
part-drinks = { $change ->
    [more] { $amount ->
        [one] { $amount } Getränk mehr im Kühlschrank
       *[other] { $amount } Getränke mehr im Kühlschrank
    }
   *[less] { $amount ->
        [one] { $amount } Getränk weniger im Kühlschrank
       *[other] { $amount } Getränke weniger im Kühlschrank
    }
}
part-bottles = { $change ->
    [more] { $amount ->
        [one] { $amount } Flasche mehr in der Leergutkiste
       *[other] { $amount } Flaschen mehr in der Leergutkiste
    }
   *[less] { $amount ->
        [one] { $amount } Flasche weniger in der Leergutkiste
       *[other] { $amount } Flaschen weniger in der Leergutkiste
    }
}
part-menu = { $change ->
    [more] { $amount ->
        [one] { $amount } Gericht mehr auf der Karte
       *[other] { $amount } Gerichte mehr auf der Karte
    }
   *[less] { $amount ->
        [one] { $amount } Gericht weniger auf der Karte
       *[other] { $amount } Gerichte weniger auf der Karte
    }
}
part-full = { $change ->
    [more] einen besetzten letzten Platz in der Schlange
   *[less] einen freien letzten Platz in der Schlange
}
part-tokens = { $change ->
    [more] { $amount ->
        [one] { $amount } Marke mehr
       *[other] { $amount } Marken mehr
    }
   *[less] { $amount ->
        [one] { $amount } Marke weniger
       *[other] { $amount } Marken weniger
    }
}

## Die Einführung

why-ChooseDish = Kochen kannst du nur, was auf deiner Karte steht.
why-ChooseBottle = Jede Flasche braucht Platz, bis du sie zurückbringst.
why-Push = Du nutzt alle Plättchen dieser Reihe, auch das neue. Wähl die Reihe, die dein Stand gerade braucht.
why-Act = Ein leuchtendes Plättchen ist eine Aktion, die du in diesem Zug noch hast. Nutze sie.
why-Welcome = Bedient wird von links, und auf dem vierten Platz reißt die Geduld. Eine kurze Schlange ist sicher.
why-SendOn = Dieser Kunde braucht einen Platz in einer anderen Schlange.
why-SwapTourist = Ein Tourist nimmt in einer fremden Schlange den Platz eines Kunden ein.
why-Cook = Koch für den vordersten Gast: Ein Gericht in seiner Farbe bringt einen Punkt mehr.
why-TakeDrink = Zum Bedienen brauchst du Getränke. Die Farbe des Gastes bringt einen Punkt.
why-Recycle = Das schafft Platz in der Kiste und bringt einen Punkt.
why-ServeDish = Bedienen bringt die Punkte: einen für den Gast und einen mehr für ein Gericht in seiner Farbe.
why-ServeTaiyaki = Ein Taiyaki ersetzt jedes Gericht.
why-Pour = Das Getränk geht an den Gast, die Flasche in deine Kiste. Die Farbe des Gastes bringt einen Punkt.
why-PlaceGuest = Das Bild auf dem Feld ist dein Bonus. Überleg dir also, wohin deine Gäste gehen.
why-GainReview = Bewertungen zählen am Ende: Fang mit einer an, die unter null steht.
why-LoseReview = Ein Gast ist wütend gegangen: Eine deiner Bewertungen sinkt.
why-TakeToken = Marker sind kleine Helfer. Was du behältst, bringt am Ende Punkte.
why-AddDish = Eine längere Karte passt zu mehr Gästen, und dieser Bonus bringt Punkte.
why-Invite = Dieser Gast kommt gleich auf deine Ruftafel.
why-EndTurn = Mehr ist nicht zu tun. Als Nächstes ist dein Gegner dran.
why-SendAway = Der Gast auf dem letzten Platz geht, und das kostet Bewertungen.
why-GiveDrink = Ein Getränk beruhigt den Gast; er stellt sich wieder hinten an.
why-GiveTaiyaki = Ein Taiyaki beruhigt den Gast.
lesson-tokens = Deine Marker: Das Taiyaki ersetzt ein Gericht, mit der Doggybag wählst du jedes freie Feld, der dringende Anruf tauscht zwei Gäste, der Müllsack leert deine Kiste. Übrige Marker sind am Ende Punkte wert.
lesson-scoring = Punkte gibt es fürs Bedienen in passenden Farben, am Ende für Bewertungen, übrige Marker und die meisten schmutzigen Teller oder Gäste einer Farbe. Nach zwölf Runden gewinnt, wer die meisten hat.

## Was in der Schachtel liegt, für die Werkbank und ihre Berichte

kind-token-taken = token
kind-token-used = token
kind-track = review
ending-yat-60 = Nach dem letzten Bedienen
step-ChooseDish = ein Gericht für die Karte wählen
step-ChooseBottle = die erste Flasche wählen
step-GiveDrink = einen Gast mit einem Getränk beruhigen
step-GiveTaiyaki = einen Gast mit einem Taiyaki beruhigen
step-SendAway = einen Gast gehen lassen
step-LoseReview = einen Bewertungsschritt verlieren
step-Push = ein Plättchen schieben
step-Act = ein Plättchen nutzen
step-EndTurn = den Zug beenden
step-Welcome = einen Gast anstellen
step-SwapTourist = einen Touristen gegen einen Kunden tauschen
step-Cook = ein Gericht kochen
step-TakeDrink = ein Getränk nehmen
step-Recycle = eine Flasche zurückbringen
step-ServeDish = ein Gericht servieren
step-ServeTaiyaki = ein Taiyaki servieren
step-Pour = ein Getränk einschenken
step-PlaceGuest = einen Gast auf die Tafel setzen
step-GainReview = einen Bewertungsschritt gewinnen
step-AddDish = ein Gericht auf die Karte setzen
step-TakeToken = einen Marker nehmen
step-Invite = einen Gast einladen
step-UrgentCall = dringender Anruf
step-Garbage = Müllsack
step-LastServe = ein letztes Bedienen
kind-tokens = token
kind-action = deed
deed-customers = holt Kunden
deed-cook = kocht
deed-drinks = nimmt Getränke
deed-recycle = bringt Leergut weg
deed-serve = bedient
item-supply = { $players } Personen
field-rounds = Runden
field-queue-penalty = Bewertungsschritte, die ein ungeduldiger Gast kostet
field-supply = Vorrat
field-players = Personen
field-supply-dishes = Gerichte je Farbe
field-supply-drinks = Getränke je Farbe
field-supply-customers = Kunden je Farbe
field-tourists = Touristen
field-tokens = Marker
field-supply-tokens = Marker
field-count = in der Schachtel
field-tokens-points = Punkte auf der Rückseite
field-tile = Aktionsplättchen
field-tile-id = Name in der Datei
field-tile-action = Aktion
field-tile-copies = Exemplare
field-stall = Stand
field-stall-queue = Plätze in der Schlange
field-stall-dishes = Plätze in der Durchreiche
field-stall-fridge = Plätze im Kühlschrank
field-stall-improved-dishes = Plätze in der Durchreiche mit Herd
field-stall-improved-fridge = Plätze im Kühlschrank mit Bonus
field-stall-recycle-box = Plätze in der Leergutkiste
field-reputation = Ruftafel
field-reputation-spaces = Feld
field-tracks = Leisten
field-tracks-reviews = Punkte der Stufe
field-tracks-review-start = Stufen unter dem Start
field-tracks-influencer-stars = Influencersterne, Stufe
field-points = Punkte
field-points-guest = für einen bedienten Gast
field-points-matching-dish = für ein Gericht in der Farbe des Gastes
field-points-matching-drink = für ein Getränk in der Farbe des Gastes
field-points-tourist-taiyaki = für ein Taiyaki an einen Touristen
field-points-recycle = für eine zurückgebrachte Flasche
field-points-menu = für ein neues Gericht auf der Karte
field-points-improvement = für einen Ausbau des Standes
fault-tiles = { $count } Plättchen; es müssen { $needed } sein.
fault-improvement = Ein Ausbau kann keinen Platz wegnehmen.
fault-tokens = { $count } Marker werden gebraucht, aber in der Schachtel sind { $known }.
fault-bottles = Zu wenige: Alle beginnen mit einer Flasche.
fault-bonus = { $word } ist kein Bonus der Ruftafel.
item-tile = { $action ->
    [customers] { tile-customers }
    [cook] { tile-cook }
    [drinks] { tile-drinks }
    [serve] { tile-serve }
   *[other] { tile-recycle }
}
field-tile-amount = { $action ->
    [customers] Kunden
    [cook] Gerichte
    [recycle] Flaschen
    [drinks] Getränke
    [serve] Getränke
   *[other] wie viele
}
