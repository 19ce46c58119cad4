# Mithral Chef : les règles telles qu’un joueur les lit dans l’aide.
# Un message par règle de rules.toml, sous le même id ; section-* sont les titres.

section-components = Matériel
section-setup = Mise en place
section-always = À tous les postes
section-forest = Forêt
section-pantry = Garde-manger
section-oven = Four
section-plating = Dressage
section-order = Commandes
section-scoring = Fin et décompte

## Matériel

MIT-1 = Vous dirigez deux commis. L’un porte un L et appartient à votre main gauche, l’autre un R et
    appartient à votre main droite.
MIT-2 = De gauche à droite, la cuisine compte une forêt, un garde-manger, un four, un poste de
    dressage et un comptoir de commandes. Chaque place d’un poste porte un nombre et n’est ouverte
    qu’à partir d’autant de joueurs. La forêt a deux places, et une troisième dès trois joueurs ; le
    garde-manger, le four et le dressage en ont une, et une seconde dès trois joueurs ; le comptoir
    en a une. Le dressage a une place par paire de pinces.
MIT-3 = Il y a 18 recettes et une carte qui termine la partie, Le dragon s’échappe. Une recette
    indique son gibier, ses dés du garde-manger, la chaleur qu’elle supporte et, par ses toques, à
    partir de combien de joueurs elle sert.
MIT-4 = Une carte forêt montre soit des traces, soit un animal : cerf, bélier, loup ou bête glatissante.
    Chaque animal montre aussi le dé qui l’accompagne.
MIT-5 = Neuf dés représentent le gibier : trois bleus à dix faces, trois jaunes à huit faces et trois
    noirs à six faces.
MIT-6 = Les dés du garde-manger ont tous six faces et attendent dans un sac : les blancs sont des
    oignons, les violets des aubergines, les orange des poivrons.
MIT-7 = Les assiettes sont visibles de tous, chacune avec sa valeur. Les jetons de brûlure ne manquent
    jamais.
MIT-8 = Si vous changez les cartes, les dés ou les assiettes, le jeu doit rester jouable : au moins
    douze recettes pour deux joueurs et quinze pour trois ou quatre, une place ouverte à chaque
    poste, jamais plus de deux animaux par recette, assez d’animaux de chaque espèce pour toutes les
    recettes, une chaleur jamais inférieure au nombre de dés de la recette, au moins une assiette
    par recette, la plus basse convenant à tout jet, et de chaque couleur quatre fois les dés
    qu’exige la recette la plus gourmande.

## Mise en place

MIT-10 = Les recettes qui ont plus de toques qu’il n’y a de joueurs restent dans la boîte. Des autres,
    mélangées, six sont mêlées à la carte du dragon : ces sept cartes forment le bas de la pioche.
    Toutes les autres recettes viennent avant elles.
MIT-11 = Chacun reçoit une recette de la pioche et la pose devant soi, visible. Puis un seul signal
    donne le départ à tout le monde.
MIT-12 = Le signal est un compte à rebours que chaque joueur voit. Tant qu’il court, aucune main ne peut
    rien faire.

## À tous les postes

MIT-20 = Il n’y a pas de tours. L’horloge de la table décide de ce qui est arrivé d’abord, et le
    journal garde chaque ordre avec son heure, chaque tirage, chaque jet et tout ce que l’horloge a
    fait, pour que la partie puisse être rejouée à l’identique.
MIT-21 = Pour utiliser un poste, un de vos commis doit occuper une de ses places ouvertes. Chaque
    place accueille un seul commis.
MIT-22 = Une main ne peut faire que ce que propose son propre poste. Vos mains travaillent
    indépendamment ; elles peuvent même se trouver au même poste, sur deux places.
MIT-23 = Vous pouvez échanger ou donner des dés du garde-manger à tout moment, mais jamais de
    recettes, de gibier ni d’assiettes. Faites une offre qui nomme les dés des deux côtés. Elle
    tient jusqu’à ce que l’autre l’accepte ou la refuse, ou que vous la retiriez ; c’est au moment
    où elle est acceptée que l’on vérifie si chacun a les dés. Les dés d’une assiette cuite ne
    peuvent pas être offerts. Vous ne pouvez avoir qu’une offre en cours avec chaque joueur, et deux
    secondes doivent séparer deux offres.
MIT-24 = Vous pouvez rappeler une main à tout moment, sauf dans trois cas : après un jet qui n’a pas
    brûlé, il faut s’arrêter ou relancer ; les dés hors de la carte du four doivent être relancés ;
    une bête glatissante doit être prise. Quitter la forêt retourne la carte ouverte, quitter le
    garde-manger remet le dé en suspens, quitter le dressage fait tomber la pile.
MIT-25 = Chaque ordre occupe sa main le temps qu’il faudrait à un humain habile. Les ordres donnés à
    une main occupée sont refusés, pas retenus.
MIT-26 = Tout ce qui est sur la table est vu de tous. Personne ne connaît l’ordre de la pioche, ni quelle
    carte forêt se trouve où, ni ce que le sac donnera.
MIT-27 = Une main qui ne fait rien à son poste pendant dix secondes (vingt au dressage) est
    renvoyée. La carte forêt ouverte est remêlée, mais une bête glatissante est prise ; le dé tiré
    retourne au sac ; des dés pas encore lancés sont rendus sans jeton ; une pile inachevée tombe.
    Après un jet, la table relance les dés hors de la carte du four jusqu’à ce qu’ils y reposent ou
    que le plat brûle ; sinon elle prend la meilleure assiette possible. Attendre ne sauve pas d’une
    brûlure.
MIT-28 = Une main qui quitte un poste ne peut y rentrer pendant deux secondes ; l’autre main le peut
    aussitôt. D’un poste, une main peut aller droit à un autre, en un seul ordre : il faut qu’elle
    puisse quitter l’un et entrer dans l’autre.
MIT-29 = Chaque siège a une main : sûre, moyenne, décontractée ou maladroite, selon l’accord de la
    table. Tout jet, et tout dé lâché au-dessus d’une assiette, se fait avec le tremblement de cette
    main, qui dépend du hasard et croît avec l’allure. Cela vaut à la souris, au doigt ou au
    clavier, et aussi pour les bots et les programmes. Le journal garde le tremblement.

## Forêt

MIT-30 = Retournez une des cartes face cachée. Si elle montre des traces, elle est remise face
    cachée et remêlée, et vous pouvez en essayer une autre.
MIT-31 = Un cerf, un bélier ou un loup est à vous si vous le voulez : vous recevez la carte et son
    dé, et votre commis rentre. Sinon, remettez la carte face cachée et remêlez-la.
MIT-32 = Une bête glatissante ne se refuse pas. Dans une recette, elle remplace un animal de n’importe
    quelle espèce.
MIT-33 = Si la réserve n’a plus de dé de la sorte montrée, l’animal s’échappe et sa carte est
    remêlée, même si c’est une bête glatissante. Si quelqu’un d’autre prend le dernier dé de cette
    sorte pendant que votre carte est ouverte, vous pouvez seulement la remettre face cachée.
MIT-34 = Vous choisissez quelle carte retourner. Une carte remêlée va à une place au hasard. Tant
    qu’une main regarde une carte, personne d’autre ne peut l’avoir.
MIT-35 = Au lieu de retourner une carte, une main en forêt peut relâcher un de vos animaux qui
    n’appartiennent à aucune assiette : sa carte est remêlée et son dé retourne à la réserve. Si la
    table joue avec la règle maison « limites », une main qui entre en forêt alors que vous avez au
    moins trois de ces animaux ne peut que relâcher, jusqu’à ce que vous en ayez moins de trois.

## Garde-manger

MIT-40 = Tirez un dé du sac sans regarder, puis décidez de le garder ou de le remettre.
MIT-41 = Une visite permet trois tirages, que vous gardiez les dés ou non ; après le troisième,
    votre commis rentre. On ne tire rien d’un sac vide.
MIT-42 = Au garde-manger, vous pouvez aussi remettre vos propres dés dans le sac au lieu de tirer.
    Si la table joue avec la règle maison « limites », vous pouvez avoir au plus dix dés du
    garde-manger qui n’appartiennent à aucune assiette : au-delà, vous devez remettre le dé tiré, et
    un échange qui vous en donnerait plus est refusé.

## Four

MIT-50 = Pour envoyer un commis au four, il vous faut une recette, ses animaux (une bête glatissante
    peut en remplacer un) et ses dés du garde-manger.
MIT-51 = L’ordre qui envoie le commis au four nomme la recette et les animaux ; les dés du
    garde-manger sont ceux que la recette demande. Tout cela est bloqué jusqu’à son retour : vous ne
    pouvez pas l’échanger et votre autre main ne peut pas s’en servir. Ce qui est bloqué ou
    appartient à une assiette ne compte pas pour entrer.
MIT-52 = Lancez les dés sur la carte du four. Ceux qui finissent ailleurs sont relancés jusqu’à ce
    que tous y soient.
MIT-53 = Un dé est sur la carte si, au repos, son centre est au-dessus d’elle. Si aucune de ses faces
    n’est à moins de 15 degrés de l’horizontale, il est cassé et relancé.
MIT-54 = Tant que la somme ne dépasse pas la chaleur de la recette, vous pouvez relancer les dés que
    vous voulez, aussi souvent que vous l’osez, ou vous arrêter.
MIT-55 = Dès que la somme dépasse la chaleur, c’est brûlé : vous recevez un jeton de brûlure et
    votre commis rentre. Vous gardez la recette et les dés.
MIT-56 = Pour vous arrêter, prenez une assiette qui ne vaut pas plus que votre somme ; votre commis
    rentre. Vous dites laquelle ; si quelqu’un a été plus rapide, choisissez-en une autre ou
    relancez. Si aucune n’est assez basse, le commis rentre avec le plat non cuit et sans jeton.
MIT-57 = Désormais, assiette, recette et dés vont ensemble jusqu’au service. Les dés ne peuvent
    servir à rien d’autre, la recette n’est plus cuite et l’assiette n’est jamais rendue.
MIT-58 = La somme compte quand tous les dés sont sur la carte. Avant cela, les autres doivent être
    relancés et la main doit rester. Mais si les dés sur la carte, plus un pour chaque dé en dehors,
    dépassent déjà la chaleur, le plat brûle aussitôt. Si un jet heurte des dés à vous déjà posés,
    ils comptent comme ils sont ensuite, ou sont relancés s’ils ont été poussés dehors. Chaque place
    a sa propre carte de four. Le 0 d’un dé à dix faces vaut dix.

## Dressage

MIT-60 = Un commis ne peut aller dresser qu’avec une assiette cuite et pas encore servie ; l’ordre
    dit laquelle. Empilez sur elle, avec les pinces, les dés de sa recette dans l’ordre de votre
    choix. Un dé lâché ne peut plus être déplacé.
MIT-61 = Vous lâchez chaque dé quelque part au-dessus de la pile, tourné à votre gré et peut-être
    avec un peu d’élan ; le reste est affaire de physique. Il n’y a qu’une colonne : seul le premier
    dé touche l’assiette.
MIT-62 = La pile est tombée quand un dé touche autre chose que ses voisins du dessous et du dessus,
    ou quand elle ne s’immobilise pas. Vous reprenez l’assiette et les dés, votre commis rentre, et
    vous pouvez réessayer.
MIT-63 = Quand tous les dés tiennent, ils doivent encore tenir une seconde. Elle commence quand les
    dés sont au repos et que la main qui a posé le dernier est redevenue libre, selon ce qui vient
    en dernier. Le plat est alors servi : les dés du gibier retournent à la réserve et ceux du
    garde-manger au sac, les cartes forêt et la recette quittent la partie, vous marquez l’assiette,
    et votre commis rentre.

## Commandes

MIT-70 = Piochez la première carte recette ; ensuite, votre commis rentre. Vous pouvez avoir autant
    de recettes ouvertes que vous voulez, sauf si la table a fixé une limite.
MIT-71 = Si cette carte est celle du dragon, la partie s’arrête net, quoi que fassent les mains.
MIT-72 = La table a une heure de fermeture, quinze minutes sauf accord contraire. Le dragon s’échappe
    alors, s’il ne l’a pas fait avant.
MIT-73 = Aller au comptoir des commandes et piocher ne font qu’un ordre. Votre commis garde sa place
    au comptoir jusqu’à ce que la main ait fini de piocher ; personne d’autre ne peut l’occuper
    avant.

## Fin et décompte

MIT-80 = Chaque assiette servie rapporte sa valeur. Les assiettes non servies ne rapportent rien, et leurs
    recettes comptent comme inachevées.
MIT-81 = Chaque jeton de brûlure vous coûte 1 point, mais jamais plus de 5 points en tout.
MIT-82 = Les recettes inachevées coûtent des points : 1 pour une seule, 3 pour deux, 6 pour trois ou plus.
MIT-83 = Si les meilleurs sont à égalité, celui qui a le moins de jetons de brûlure gagne ; ici ils
    comptent tous. Si cela ne suffit pas, on leur propose un duel, et ils ont 30 secondes pour
    l’accepter, tous. La cuisine est alors remise comme au début d’une partie à autant de joueurs qu’il
    y en a à égalité : ce nombre décide des places ouvertes et des recettes en jeu. Chacun d’eux reçoit
    une recette, personne ne commande, et le premier qui sert une assiette gagne. S’ils ne sont pas
    d’accord, ou si personne ne sert avant la fermeture, ils partagent la victoire.

### Ce qui se dit à table. SEAT() est le nom d’un joueur, ME() dit si c’est le lecteur, NTH() compte à partir de 1.

title = Mithral Chef
about = Chasser, cueillir, cuire au feu du dragon et empiler sur l’assiette : tous à la fois, à deux mains.

## Noms des choses

hand-left = main gauche
hand-right = main droite
station-forest = forêt
station-pantry = garde-manger
station-oven = four
station-plating = dressage
station-order = comptoir
vegetable-onion = oignon
vegetable-eggplant = aubergine
vegetable-pepper = poivron
animal-tracks = traces
animal-hart = cerf
animal-ram = bélier
animal-wolf = loup
animal-beast = bête glatissante
pace-calm = calmement
pace-steady = posément
pace-rushed = à la hâte
card-with-die = { $animal } ({ $die })
some-dice = { $count } { $vegetable }
no-dice = rien
recipe-hart-skewers = Brochettes de cerf
recipe-ram-hotpot = Potée de bélier
recipe-wolf-ragout = Ragoût de loup
recipe-charred-wolf-chops = Côtes de loup grillées
recipe-onion-hart-pie = Tourte de cerf aux oignons
recipe-moussaka-of-ram = Moussaka de bélier
recipe-pepper-wolf-goulash = Goulache de loup aux poivrons
recipe-hunters-platter = Plateau du chasseur
recipe-twin-hart-roast = Double rôti de cerf
recipe-shepherds-revenge = Revanche du berger
recipe-mountain-mixed-grill = Grillade de la montagne
recipe-ram-on-ram = Bélier sur bélier
recipe-dwarven-banquet-stew = Ragoût du banquet nain
recipe-smoked-hart-ratatouille = Ratatouille au cerf fumé
recipe-wolf-pack-pilaf = Pilaf de la meute
recipe-kings-own-casserole = Cassolette du roi
recipe-forest-floor-feast = Festin des sous-bois
recipe-anvil-roast = Rôti de l’enclume
plate-none = aucune
die-onion = oignon
die-eggplant = aubergine
die-pepper = poivron

## Ce qui est demandé

question-countdown = Préparez-vous : le compte à rebours court.
question-play = Main gauche : { $left }. Main droite : { $right }.
question-vote = Vous partagez la première place. Voulez-vous un duel ?
hand-home = au repos
hand-forest = en forêt
hand-forest-open = en forêt, devant : { $card }
hand-pantry = au garde-manger
hand-pantry-open = au garde-manger, tient : { $die }
hand-oven = au four avec { $recipe }
hand-plating = dresse { $recipe }, { $dice ->
    [0] aucun dé posé
    [1] un dé posé
   *[other] { $dice } dés posés
}

## Coups, comme choix

move-EnterForest = { $hand } : en forêt
move-Flip = { $hand } : retourner la carte { NTH($slot) }
move-TakeGame = { $hand } : prendre : { $card }
move-Ignore = { $hand } : remettre : { $card }
move-ReleaseGame = { $hand } : relâcher : { $card }
move-EnterPantry = { $hand } : au garde-manger
move-Draw = { $hand } : tirer un dé
move-Keep = { $hand } : garder : { $die }
move-PutBack = { $hand } : remettre : { $die }
move-ReturnDie = { $hand } : rendre un dé à soi : { $die }
move-EnterOven = { $hand } : cuire { $recipe } avec { $game }
move-Roll = { $hand } : lancer { $number ->
    [1] un dé
   *[other] { $number } dés
}
move-Stop = { $hand } : s’arrêter ; assiette : { $plate }
move-EnterPlating = { $hand } : dresser { $recipe }
move-Place = { $hand } : poser { $pace } : { $die }
move-TakeOrder = { $hand } : prendre une commande
move-Leave = { $hand } : rentrer
move-MakeOffer = Offrir à { SEAT($to) } : { $give } contre { $want }
move-Accept = Accepter l’offre de { SEAT($seat) } : { $give } contre { $want }
move-Decline = Refuser l’offre de { SEAT($seat) } : { $give } contre { $want }
move-Withdraw = Retirer l’offre à { SEAT($to) } : { $give } contre { $want }
move-WantShowdown = { $wanted ->
    [yes] Un duel !
   *[no] Partager la victoire
}
move-Begin = Le compte à rebours se termine
move-SendHome = { SEAT($seat) } : { $hand } renvoyée
move-Serve = { SEAT($seat) } : { $hand } sert
move-Close = C’est l’heure

## Événements, tels qu’on les raconte. Un événement vide n’est pas raconté : autre chose le dit.

event-Begun = C’est parti !
event-Entered = { SEAT($seat) } ({ $hand }) : poste { $station }.
event-OvenEntered = { SEAT($seat) } ({ $hand }) : au four avec { $recipe } ({ $game }).
event-PlatingEntered = { SEAT($seat) } ({ $hand }) : au dressage avec { $recipe }, assiette { $plate }.
event-Worked = { "" }
event-Left = { "" }
event-SentHome = { ME($seat) ->
    [yes] Votre { $hand } a trop attendu : renvoyée.
   *[no] { SEAT($seat) } : { $hand } renvoyée, elle a trop attendu.
}
event-CardFlipped = { SEAT($seat) } ({ $hand }) : a retourné { $card }.
event-CardMixed = { $escaped ->
    [yes] Échappé : { $card }, il n’y a plus de tel dé.
   *[no] { "" }
}
event-GameTaken = { SEAT($seat) } ({ $hand }) : a pris { $card }.
event-GameReleased = { SEAT($seat) } ({ $hand }) : a relâché { $card }.
event-DieDrawn = { SEAT($seat) } ({ $hand }) : a tiré { $die }.
event-DieKept = { SEAT($seat) } ({ $hand }) : a gardé { $die }.
event-DiePutBack = { SEAT($seat) } ({ $hand }) : a remis { $die }.
event-DieReturned = { SEAT($seat) } ({ $hand }) : a rendu { $die } au sac.
event-Rolled = { SEAT($seat) } ({ $hand }) : a lancé { $number ->
    [1] un dé
   *[other] { $number } dés
} ; { $off ->
    [0] la somme est { $sum }.
    [1] un dé est à relancer.
   *[other] { $off } dés sont à relancer.
}
event-Burned = { SEAT($seat) } ({ $hand }) : brûlé ! { $sum } dépasse { $heat }.
event-MealTakenBack = { SEAT($seat) } ({ $hand }) : a repris { $recipe }, non cuit.
event-Cooked = { SEAT($seat) } ({ $hand }) : a cuit { $recipe } avec { $sum } et pris l’assiette { $plate }.
event-Placed = { SEAT($seat) } ({ $hand }) : a posé un dé ; la pile tient.
event-Fell = { SEAT($seat) } ({ $hand }) : la pile de { $recipe } est tombée.
event-Served = { SEAT($seat) } ({ $hand }) : a servi { $recipe } pour { $plate } points !
event-Ordered = { SEAT($seat) } ({ $hand }) : a commandé { $recipe }.
event-DragonEscaped = { SEAT($seat) } ({ $hand }) : a pioché le dragon, qui s’échappe !
event-Closed = On ferme : le dragon s’échappe.
event-Offered = { SEAT($seat) } offre à { SEAT($to) } : { $give } contre { $want }.
event-Traded = { SEAT($to) } accepte l’offre de { SEAT($seat) } : { $give } contre { $want }.
event-Declined = { SEAT($to) } refuse l’offre de { SEAT($seat) }.
event-Withdrawn = { SEAT($seat) } retire son offre à { SEAT($to) }.
event-Scored = { SEAT($seat) } : { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-Ended = La partie est finie.
event-Tied = La première place est partagée : y aura-t-il un duel ?
event-Answered = { SEAT($seat) } { $wanted ->
    [yes] veut un duel.
   *[no] préfère partager la victoire.
}
event-ShowdownBegun = Un duel ! La première assiette gagne.
event-ShowdownWon = { SEAT($seat) } a gagné le duel.
event-GameOver = C’est tout.

## Pourquoi un coup est refusé

refusal-not-yours-to-do = Seule l’horloge de la table fait cela.
refusal-not-for-the-table = La table ne fait rien de tel.
refusal-not-due = Ce n’est pas encore l’heure.
refusal-game-over = La partie est finie.
refusal-not-in-the-showdown = Le duel se joue entre les joueurs à égalité.
refusal-no-such-seat = Il n’y a pas de tel siège.
refusal-countdown = Attendez la fin du compte à rebours.
refusal-answer-first = On demande aux joueurs à égalité s’ils veulent un duel.
refusal-elsewhere = Cette main est à un autre poste ({ $station } attendu).
refusal-not-there = Cette main n’est pas à ce poste : { $station }.
refusal-there-already = Cette main est déjà à ce poste : { $station }.
refusal-at-home = Cette main est au repos.
refusal-busy = Cette main est encore occupée un instant.
refusal-too-soon = Cette main vient de quitter ce poste ({ $station }) ; elle doit attendre encore un instant.
refusal-no-space = Il n’y a pas de place libre à ce poste : { $station }.
refusal-desk-taken = Quelqu’un pioche encore au comptoir des commandes.
refusal-enough-game = Avec { $most } animaux, cette main peut seulement relâcher du gibier.
refusal-card-open = Décidez d’abord pour la carte ouverte.
refusal-no-card-there = Aucune carte face cachée à la place { NTH($slot) }.
refusal-no-card-open = Aucune carte n’est ouverte devant cette main.
refusal-no-die = La réserve n’a pas de dé pour : { $card }.
refusal-beast = Une bête glatissante doit être prise.
refusal-take-the-beast = Prenez la bête glatissante avant de partir.
refusal-no-such-game = Vous n’avez rien de tel à relâcher : { $card }.
refusal-die-drawn = Décidez d’abord pour le dé en main.
refusal-no-die-drawn = Cette main ne tient pas de dé.
refusal-bag-empty = Le sac est vide.
refusal-too-many-dice = Personne ne peut avoir plus de { $most } dés du garde-manger.
refusal-no-such-die = Vous n’avez pas de tel dé à rendre : { $die }.
refusal-no-recipe = Vous n’avez pas cette recette ouverte : { $recipe }.
refusal-locked = { $recipe } est déjà au four.
refusal-cooked-already = { $recipe } est déjà cuit.
refusal-game-missing = Vous n’avez pas ce gibier pour { $recipe }.
refusal-wrong-game = Ce n’est pas le gibier que demande { $recipe }.
refusal-pantry-missing = Vous n’avez pas les dés du garde-manger pour { $recipe }.
refusal-not-these-dice = Le plat a { $dice } dés ; nommes-en dans leur ordre.
refusal-roll-all = Le premier jet prend les { $dice } dés.
refusal-roll-these-again = Relancez d’abord ce qui n’est pas sur la carte : { $dice ->
    [1] un dé.
   *[other] { $dice } dés.
}
refusal-no-such-throw = Aucune main ne lance ainsi.
refusal-not-rolled = Lancez avant de vous arrêter.
refusal-stop-or-reroll = Arrêtez-vous ou relancez : d’ici là, les dés restent au four.
refusal-a-plate-fits = Il y a une assiette qui convient.
refusal-plate-too-high = L’assiette { $plate } dépasse votre somme de { $sum }.
refusal-plate-gone = L’assiette { $plate } n’est pas sur la table.
refusal-no-plate = Vous n’avez pas d’assiette à servir pour { $recipe }.
refusal-no-such-die-to-stack = Le dé { NTH($die) } n’est pas là pour être posé.
refusal-no-such-release = Aucune main ne pose un dé ainsi.
refusal-order-closed = On ne commande pas pendant un duel.
refusal-enough-orders = Cette table permet { $most ->
    [1] une recette ouverte.
   *[other] { $most } recettes ouvertes.
}
refusal-no-vote = On ne demande pas de duel.
refusal-answered = Vous avez déjà répondu.
refusal-no-partner = Vous ne pouvez pas échanger avec { SEAT($seat) }.
refusal-names-no-dice = Une offre nomme des dés du garde-manger.
refusal-offer-stands = Votre offre à { SEAT($seat) } tient toujours.
refusal-just-offered = Vous venez de faire une offre ; attendez un instant avant la suivante.
refusal-dice-not-there = { SEAT($seat) } n’a pas ces dés.
refusal-no-such-offer = Il n’y a pas de telle offre.
refusal-trade-too-many = { SEAT($seat) } aurait plus de { $most } dés du garde-manger.

## The screen

board-points = { $points } points
option-calm = Cuisine calme : un seul pointeur mène les deux mains tour à tour
option-orders = Recettes ouvertes au plus
option-closing = Fermeture, en minutes
option-caps = Limites : avec trois animaux, seulement relâcher en forêt ; dix dés du garde-manger au plus
option-hands = Mains
option-hands-none = habituelle
option-hands-steady = sûre
option-hands-average = moyenne
option-hands-casual = décontractée
option-hands-clumsy = maladroite
option-hands-seat = Main de la place { NTH($value) }
hand-l = G
hand-r = D
door-to = { $hand } : { $station }
door-free = { $count ->
    [1] une place libre
   *[other] { $count } places libres
}
door-full = aucune place libre
choose-meal = Que cuire, et avec quels dés ?
choose-dish = Quelle assiette ?
choose-not = Pas maintenant
hand-late = Faites quelque chose, sinon cette main rentre !
hand-drag = Faites glisser cette main vers un poste
hand-guard = Cette main vient juste de rentrer : on respire.
ticket-heat = Chaleur maximale : { $heat }
calm-lead = Continuer avec la { $hand }
deed-home = Rentrer
deed-flip = Retourner
deed-take = Prendre
deed-ignore = Reposer
deed-draw = Plonger la main dans le sac
deed-keep = Garder
deed-put-back = Remettre
deed-return = Rendre : { $die }
deed-roll = Lancer
deed-reroll = { $count ->
    [0] Relancer : choisir des dés
    [1] Relancer un dé
   *[other] Relancer { $count } dés
}
deed-stop = Arrêter : assiette { $plate }
deed-stop-none = Arrêter sans assiette
deed-before = La carte d’avant
deed-after = La carte suivante
deed-lower = Abaisser la pince
deed-release = Lâcher
deed-left = Un peu à gauche
deed-right = Un peu à droite
pantry-left = { $count ->
    [1] encore une pioche
   *[other] encore { $count } pioches
}
oven-heat = Chaleur { $sum } sur { $heat }
oven-burned = Brûlé !
oven-cooked = Cuit : assiette { $plate }
oven-die = Dé { NTH($number) } : { $face }
plating-pick = Prendre avec la pince : { $die }
plating-pace = Main : { $pace }
plating-fell = Tout est tombé !
plating-hold = Maintenant, il faut que ça tienne …
plating-served = Servi : { $plate } points !
plate-of = assiette { $plate }
plate-served = Assiette servie : { $plate }
burns = { $count ->
    [1] un jeton de brûlure
   *[other] { $count } jetons de brûlure
}
station-cards = { $count } cartes face cachée
station-bag = { $count } dés dans le sac
station-deck = Pioche de recettes : { $count } cartes
station-deck-near = Pioche de recettes : { $count } cartes, et le dragon est parmi elles
larder-dice = { $die } : { $count }
trade-give = Toucher pour en offrir un
trade-want = Toucher pour en demander un
trade-offer = Offrir à { SEAT($to) } : { $give } contre { $want }
offer-asks = { SEAT($seat) } offre { $give } contre { $want }.
offer-accept = Accepter
offer-decline = Refuser
offer-made = À { SEAT($to) } : { $give } contre { $want }
offer-withdraw = Retirer
bar-ready = Prêts …
bar-closed = fermé
bar-lag = délai { $ms } ms
bar-calm = cuisine calme
bar-speed = Vitesse
bar-showdown = Duel !
race-first = { ME($seat) ->
    [yes] Vous étiez là avant.
   *[no] { SEAT($seat) } a été plus rapide.
}
signal-ready = Mains prêtes !
signal-go = Partez !
signal-showdown = Duel : la première assiette servie gagne !
signal-escaped = Le dragon s’est échappé !
signal-closed = Fermeture : le dragon s’est échappé !
kitchen-row = Les cinq postes
kitchen-tickets = Vos recettes
kitchen-plates = Assiettes sur la table : { $plates }
keys-title = Touches
keys-how = Appuyez ici sur un bouton, puis sur la touche voulue. Les cinq premières mènent aux postes ; sur place, elles choisissent des dés ou un coin de forêt.
keys-one = 1 : forêt
keys-two = 2 : garde-manger
keys-three = 3 : four
keys-four = 4 : dressage
keys-five = 5 : commande
keys-less = retour / gauche
keys-do = faire
keys-more = suite / droite
keys-other = l’autre geste
keys-home = rentrer
keys-usual = Touches habituelles
text-none = rien
text-trades = Échanges et votes
text-recipe = { $recipe } ({ $game } ; { $dice } ; chaleur { $heat })
text-plain = { $dice }
text-recipes = Recettes
text-game = Gibier
text-pantry = Dés du garde-manger
text-dishes = Cuit, assiette
text-served = Assiettes servies
text-burns = Jetons de brûlure
text-deck = Cartes dans la pioche
text-plates = Assiettes
text-supply = Dés de gibier
text-bag = Sac
text-time = Temps restant

## The end

end-won-you = Vous avez gagné !
end-won = { $count ->
    [1] { $names } a gagné !
   *[other] Victoire partagée : { $names }
}
end-player = Joueur
end-in-play = En jeu
end-total = Total
score-mit-80 = Assiettes servies
score-mit-81 = Jetons de brûlure
score-mit-82 = Recettes inachevées

## The guided first game

tip-countdown = Voici votre cuisine : cinq postes sur une table et, devant, vos deux mains. Tant que vous lisez une telle note, l’horloge est arrêtée. Fermez-la et, à 3 – 2 – 1 – Partez, vous cuisinez un premier plat sans personne sur votre chemin ; les autres arrivent quand il est servi.
tip-vote = Vous partagez la première place. Un duel relance la cuisine avec une recette chacun ; si quelqu’un refuse, la victoire est partagée.
tip-home = Vous avez deux mains, et toutes deux travaillent en même temps ; les touches sont indiquées partout, un clic ou un doigt fait de même. Envoyez une main dans la forêt et l’autre au garde-manger : ce qui manque est gris sur la recette. Quand tout y est, allez au four.
tip-home-touch = Vous avez deux mains, et toutes deux travaillent en même temps. Glissez une main vers un poste, ou touchez son bouton : l’une dans la forêt, l’autre au garde-manger. Ce qui manque est gris sur la recette. Quand tout y est, allez au four.
tip-forest = Retournez une carte. Des traces ne donnent rien. Un animal utile : prenez-le. Un autre : reposez-le. Le dé de la carte est celui que vous lancerez ; les petits dés brûlent moins.
tip-pantry = Plongez la main dans le sac. Gardez ce qu’il faut à la recette, remettez le reste ; après trois pioches, la main rentre. On peut aussi échanger : touchez des dés plus bas.
tip-oven = Lancez ! La somme ne doit pas dépasser la chaleur. Arrêtez et prenez une assiette, ou choisissez des dés à relancer pour mieux faire. Au-delà, le dragon rit et vous recevez un jeton de brûlure.
tip-plating = Montez une seule pile. Appuyez sur l’image, tenez le dé bien droit au-dessus et lâchez : une main qui tremble ou bouge renverse tout. Plus la main est calme, plus elle prend son temps.
tip-order = Quand la pioche est mince, chaque carte peut être le dragon.
tip-go-plating = Votre plat est cuit. Il ne compte qu’une fois ses dés empilés sur l’assiette : envoyez une main au dressage.
tip-go-order = Prenez une recette au comptoir des commandes. Mais surveillez la pioche : les recettes inachevées coûtent des points quand vient le dragon.

## Ce qu'est chaque chose, là où on la montre

board-kitchen = La cuisine
board-clock = Temps restant
board-plates = Assiettes
board-larder = Garde-manger
help-kitchen = Tous travaillent ici en même temps, chacun à deux mains. Faites glisser une main vers un poste, appuyez sur le nom du poste ou utilisez sa touche.
help-hand = Une de vos deux mains. Elle ne fait que ce que son poste permet et rentre si elle reste inactive : l'anneau montre le temps qui lui reste.
help-forest = Retournez des cartes pour chasser les animaux de vos recettes. Les traces sont remises face cachée.
help-pantry = Tirez des dés du sac sans regarder, trois par visite : gardez ce que demandent vos recettes.
help-oven = Lancez les dés d'une recette entière. Plus la somme est haute, meilleure est l'assiette ; au-delà de la chaleur, tout brûle.
help-plating = Empilez les dés d'un plat cuit en une seule tour. Alors seulement l'assiette compte.
help-order = Prenez une nouvelle recette. Le nombre dit combien de cartes restent ; quand la pioche est mince, chacune peut être le dragon, et la partie est finie.
help-ticket = Une recette avec ses animaux et ses légumes. Ce qui est là est en couleur ; les inachevées coûtent des points à la fin.
help-heat = La chaleur que supporte cette recette. Si la somme des dés la dépasse, le plat brûle.
help-larder = Ce que vous avez réuni : des animaux avec leurs dés et les dés du garde-manger par sorte. Ces derniers s'échangent à tout moment.
help-plates = Les assiettes qui restent, avec leurs points. Pour vous arrêter, prenez-en une qui ne vaut pas plus que vos dés.
help-points = Les points si la partie finissait maintenant : assiettes servies, moins brûlures et recettes inachevées.
help-clock = Quand le temps est écoulé, le dragon s'échappe et la partie est finie.

end-tie = Égalité aux points : le moins de brûlures a décidé.

## Le jeu en une page

page-goal = Cuisinez et dressez plus que les autres avant que le dragon ne s'échappe.
page-turn = Il n'y a pas de tours : vos deux mains chassent, cueillent, lancent et empilent à la fois, chacune à un poste.
page-win = Les assiettes servies sont des points ; brûlures et recettes inachevées en coûtent. Le joueur qui a le plus de points gagne.
page-wrong-1 = Un plat cuit ne compte qu'une fois ses dés debout sur l'assiette.
page-wrong-2 = Au-delà de la chaleur, ça brûle : arrêtez-vous à temps.
page-wrong-3 = Une main qui ne fait rien est renvoyée.
page-wrong-4 = Chaque commande peut être la dernière : le dragon est parmi les dernières cartes.
page-wrong-5 = Les recettes inachevées coûtent d'autant plus qu'elles sont nombreuses.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-mit-5 = combien il y a de dés de gibier de chaque sorte.
open-mit-7 = ce qui se passe quand il n’y a plus de jetons de brûlure.
open-mit-12 = quel est le signal de départ quand on ne peut pas le crier à la table.
open-mit-20 = qui était le premier quand deux mains veulent la même chose à la fois.
open-mit-23 = comment un échange se conclut, et si l’on peut échanger les dés d’une assiette cuite.
open-mit-24 = si un commis peut quitter un poste avant la fin, et ce que cela coûte.
open-mit-25 = combien de temps prend un geste de la main quand un clic n’en prend pas.
open-mit-26 = ce que les joueurs ont le droit de regarder.
open-mit-27 = ce qui se passe quand un commis reste à un poste sans rien faire.
open-mit-28 = quand une main peut revenir au poste qu’elle a quitté.
open-mit-29 = quelle est la sûreté d’une main qui travaille à travers un écran.
open-mit-33 = ce qui se passe quand le dé d’un animal n’est plus dans la réserve, ou est pris pendant que sa carte est ouverte.
open-mit-34 = qui choisit la carte à retourner, et si deux mains peuvent regarder la même.
open-mit-35 = combien de gibier un joueur peut amasser, et s’il peut le rendre.
open-mit-41 = ce qui se passe quand le sac est vide.
open-mit-42 = combien de dés du garde-manger un joueur peut amasser, et s’il peut les remettre plus tard.
open-mit-51 = si ce qui a été nommé pour le four peut encore être échangé ou servir à l’autre main.
open-mit-53 = quand un dé est au juste sur la carte, et ce que vaut un dé cassé.
open-mit-55 = si un plat brûlé coûte sa recette et ses dés.
open-mit-56 = ce qui se passe quand aucune assiette n’est assez basse, ou qu’un autre la prend avant.
open-mit-57 = si les dés d’un plat cuit peuvent servir à un autre, et si l’on peut le recuire.
open-mit-58 = ce qui compte tant que des dés sont hors de la carte, quand une brûlure est certaine, et ce que deviennent les dés heurtés par un jet.
open-mit-60 = si l’on peut retoucher un dé déjà posé.
open-mit-61 = comment bougent pinces et dés quand on n’en tient pas, et si des dés peuvent être côte à côte.
open-mit-62 = ce qui compte comme une pile tombée.
open-mit-63 = combien de temps une pile doit tenir, et quand ce temps commence.
open-mit-70 = combien de recettes ouvertes un joueur peut avoir.
open-mit-72 = ce qui se passe quand personne ne pioche les dernières cartes.
open-mit-73 = combien de temps un commis qui commande occupe sa place.
open-mit-80 = si une assiette cuite mais non servie rapporte des points.
open-mit-83 = si le plafond des brûlures vaut en cas d’égalité, et comment un duel se prépare.

riddle-left = L'horloge est arrêtée. Que doit faire votre main gauche ?
riddle-right = L'horloge est arrêtée. Que doit faire votre main droite ?
part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } point servi de plus
       *[other] { $amount } points servis de plus
    }
   *[less] { $amount ->
        [one] { $amount } point servi de moins
       *[other] { $amount } points servis de moins
    }
}
part-cooked = { $change ->
    [more] { $amount ->
        [one] { $amount } point de plus sur des assiettes pas encore servies
       *[other] { $amount } points de plus sur des assiettes pas encore servies
    }
   *[less] { $amount ->
        [one] { $amount } point de moins sur des assiettes pas encore servies
       *[other] { $amount } points de moins sur des assiettes pas encore servies
    }
}
part-burns = { $change ->
    [more] { $amount ->
        [one] { $amount } jeton de brûlure de plus
       *[other] { $amount } jetons de brûlure de plus
    }
   *[less] { $amount ->
        [one] { $amount } jeton de brûlure de moins
       *[other] { $amount } jetons de brûlure de moins
    }
}
part-orders = { $change ->
    [more] { $amount ->
        [one] { $amount } recette ouverte de plus
       *[other] { $amount } recettes ouvertes de plus
    }
   *[less] { $amount ->
        [one] { $amount } recette ouverte de moins
       *[other] { $amount } recettes ouvertes de moins
    }
}
part-missing = { $change ->
    [more] { $amount ->
        [one] { $amount } ingrédient de plus encore à trouver
       *[other] { $amount } ingrédients de plus encore à trouver
    }
   *[less] { $amount ->
        [one] { $amount } ingrédient de moins encore à trouver
       *[other] { $amount } ingrédients de moins encore à trouver
    }
}

## Le tutoriel

coach-countdown = Cela va commencer. Prenez votre temps : l'horloge s'arrête pendant que vous réfléchissez, et personne d'autre ne cuisine avant votre premier plat servi.
coach-forest = Votre recette demande un animal. Envoyez une main dans la forêt pour le trouver.
coach-pantry = Votre recette demande des légumes. Envoyez une main au garde-manger : ils sont dans le sac.
coach-oven = Vous avez tous les ingrédients. Envoyez une main au four pour les cuire.
coach-plating = Le plat est cuit, mais il ne compte que dressé. Envoyez une main au dressage.
coach-order = Il ne reste rien à cuisiner : prenez une nouvelle recette au comptoir.
coach-flip = Retournez une carte. Vous cherchez l'animal de votre recette ; les traces ne montrent rien.
coach-take = C'est un animal qu'il vous faut : prenez-le. Le dé de la carte est celui que vous lancerez.
coach-ignore = Cet animal ne vous sert pas. Laissez-le et retournez une autre carte.
coach-draw = Plongez la main dans le sac et voyez quel dé en sort. Vous piochez trois fois par visite.
coach-keep = Votre recette en a besoin : gardez-le.
coach-put-back = Votre recette n'en a pas besoin : remettez-le.
coach-home = Il n'y a plus rien à faire ici. Ramenez la main pour l'envoyer ailleurs.
coach-roll = Lancez les dés de votre plat. Leur somme vaut une assiette, mais au-delà de la chaleur tout brûle.
coach-reroll = Pas encore d'assiette pour ces dés. Relancez ce qu'il faut, et surveillez la chaleur.
coach-stop = Cette somme vaut une assiette. Arrêtez-vous : un lancer de plus pourrait tout brûler.
coach-place = Empilez les dés en une seule tour. Appuyez une fois pour descendre un dé, puis encore quand l'aiguille est dans le vert.

## Le contenu de la boîte, pour l'atelier et ses rapports

field-diameter = diamètre (m)
field-thickness = épaisseur (m)
field-mass = masse (kg)
field-width = largeur (m)
field-depth = profondeur (m)
field-table = table autour (m)
field-friction = frottement
field-restitution = rebond
field-rolling = frottement de roulement
field-twisting = frottement de pivotement
field-speed = vitesse (m/s)
field-spin = rotation (rad/s)
field-reach = portée (m)
field-height = hauteur (m)
field-time = temps limite (s)
ending-mit-72 = Le dragon s'est échappé
ending-mit-83 = Un départage
step-EnterForest = entrer dans la forêt
step-Flip = retourner une carte
step-TakeGame = prendre du gibier
step-Ignore = laisser une carte
step-ReleaseGame = relâcher du gibier
step-EnterPantry = entrer au garde-manger
step-Draw = tirer des dés
step-Keep = garder des dés
step-PutBack = remettre des dés
step-ReturnDie = rendre un dé
step-EnterOven = aller au four
step-Roll = lancer les dés
step-Stop = s'arrêter
step-EnterPlating = aller au dressage
step-Place = poser un dé
step-TakeOrder = prendre une commande
step-Leave = quitter un poste
step-MakeOffer = proposer un échange
step-Accept = accepter un échange
step-Decline = refuser un échange
step-Withdraw = retirer une offre
step-WantShowdown = voter le départage
step-Begin = commencer
step-SendHome = renvoyer un commis
step-Serve = servir une assiette
step-Close = fermer la cuisine
kind-game = animal
field-plates = Assiette, valeur
field-burn-points = Points d'un jeton de brûlure
field-most-burns = Brûlures au plus
field-incomplete = Points des recettes inachevées, ligne
field-tracks = Cartes avec des traces
field-station = Postes
field-spaces = joueurs ouvrant la place
field-idle = temps d'inactivité (ms)
field-recipe = Recettes
field-id = nom dans le fichier
field-hats = toques
field-game = gibier
field-onion = oignons
field-eggplant = aubergines
field-pepper = poivrons
field-heat = chaleur
item-forest = { $animal } { $die }
field-forest = Cartes forêt
field-animal = animal
field-forest-die = dé
field-count = cartes
field-game-dice = Dés de gibier
field-pantry-dice = Dés du garde-manger
field-limits = Limites
field-limits-game = gibier en main
field-limits-pantry = dés du garde-manger en main
field-draws = dés tirés à la fois
field-clock = Horloge (ms)
field-countdown = compte à rebours
field-again = avant la même place
field-standing = durée pendant laquelle une tour doit tenir
field-watched = durée d'observation
field-vote = temps du vote
field-hand = Temps d'une main (ms)
field-enter = entrer
field-leave = partir
field-flip = retourner une carte
field-take = prendre
field-ignore = laisser une carte
field-release = relâcher du gibier
field-draw = tirer
field-keep = garder
field-put-back = remettre
field-roll = lancer
field-stop = s'arrêter
field-order = commander
field-pace = Rythme de pose
field-busy = temps (ms)
field-offset = décalage (m)
field-tilt = inclinaison (rad)
field-drift = dérive (m/s)
field-die = Dés
field-size = taille (m)
field-cast = Un lancer de dés
field-drop = chute (m/s)
field-oven-card = Carte du four
field-die-card = dé sur la carte
field-die-table = dé sur la table
field-die-die = dé contre dé
field-plate = Assiette
field-die-plate = dé sur l'assiette
fault-recipe-twice = Cette recette y figure deux fois.
fault-heat = { $count } est sous la plus petite somme de ses { $known } dés.
fault-plates = { $count } assiettes pour { $known } recettes.
