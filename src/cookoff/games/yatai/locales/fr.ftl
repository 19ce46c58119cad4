# Yatai : les règles telles que les lit une joueuse ou un joueur dans l'aide.
# Un message par règle de rules.toml, sous le même identifiant ; section-* sont les titres.

section-components = Matériel
section-setup = Mise en place
section-turn = Un tour
section-actions = Actions
section-reputation = Plateau de réputation et bonus
section-tokens = Jetons d'action spéciale
section-end = Fin de la partie

## Matériel

YAT-1 = Il y a quatre plats, chacun de sa couleur : le ramen est rouge, le yakitori bleu, le gyoza
    vert et l'ebi tempura jaune. Les boissons et les clients existent dans ces quatre mêmes
    couleurs. Les quatre sortes de clients (personne âgée, employé, loubard et étudiant) portent
    chacune une couleur ; seule la couleur compte. Les touristes sont gris et ne correspondent à
    aucune couleur.
YAT-2 = Le matériel utilisé dépend du nombre de joueurs. À quatre : 10 plats, 5 boissons et 10 clients
    de chaque couleur, 5 touristes et 12 jetons. À trois : 8 plats, 4 boissons et 8 clients de
    chaque couleur, 4 touristes et 9 jetons. À deux : 6 plats, 3 boissons et 6 clients de chaque
    couleur, 3 touristes et 6 jetons. Les jetons sont tirés au hasard parmi 16 : quatre taiyaki,
    quatre doggy bags, quatre appels urgents et quatre poubelles.
YAT-3 = Le jeu compte dix tuiles d'action : Clients 1 et Clients 2, Cuisiner 1 et Cuisiner 2,
    Boissons 1 et Boissons 2, Servir avec 1 boisson et Servir avec 2 boissons, ainsi que deux
    tuiles Recycler.
YAT-4 = Votre échoppe peut accueillir 4 convives dans sa file, 2 plats dans sa file des plats,
    2 boissons dans son frigo et 3 bouteilles dans son bac de recyclage. Le bonus fourneau porte la
    file des plats à 3, le bonus frigo porte le frigo à 3. Les plats sales s'empilent dans l'évier,
    une pile par couleur, sans limite de hauteur.
YAT-5 = Votre plateau de réputation est une grille de 4 lignes et 5 colonnes, soit 20 cases ; les
    six cases qui ne touchent pas le bord sont les cases centrales. Six cases montrent des avis, une
    pour chaque paire possible parmi propreté, service, rapport qualité-prix et ambiance ; la paire
    propreté et service se trouve au bord. Les autres cases portent quatre bonus influenceur, quatre
    bonus action spéciale, deux bonus carte, deux bonus double client, un bonus frigo et un bonus
    fourneau. Tous les joueurs ont le même plateau.
YAT-6 = Chacun de vos quatre avis a un marqueur sur la piste des avis, qui compte dix positions de
    −3 à +6. De la plus basse à la plus haute, elles valent −5, −3, −1, 0, 1, 2, 3, 5, 7 et 10 PV à
    la fin de la partie ; vos marqueurs commencent sur la position 0, qui vaut 0. La piste
    d'influenceur compte quatre échelons, avec 1, 2, 2 et 3 étoiles. Un jeton jamais utilisé vaut 2
    PV si c'est un taiyaki, un doggy bag ou un appel urgent, et 3 PV si c'est une poubelle.
YAT-7 = La réserve de points de victoire (PV) est illimitée. Votre total peut aussi devenir négatif.

## Mise en place

YAT-10 = Six tuiles d'action tirées au hasard forment la grille : 2 lignes de 3 colonnes. Les quatre
    autres tuiles attendent à côté, face visible. Le marqueur de manche commence sur 1.
YAT-11 = Tous les clients et touristes en jeu sont mélangés dans le sac. Les plats, les boissons et les
    jetons sont sur la table, visibles de tous.
YAT-12 = Vous possédez quatre jetons de plat, un pour chaque plat du jeu. En commençant par le premier
    joueur puis dans le sens horaire, chacun en met un sur sa carte. Il est interdit de prendre un
    plat déjà choisi par quelqu'un avant vous.
YAT-13 = Quand tout le monde a choisi, chacun reçoit un deuxième plat pour sa carte, tiré au hasard
    parmi les trois jetons de plat qui lui restent. Votre échoppe ne peut cuisiner que les plats de
    votre carte.
YAT-14 = Dans l'ordre des joueurs, chacun prend sur la table une boisson de son choix. Elle va
    directement dans votre bac de recyclage, comme bouteille : une de ses trois places est donc
    prise dès le départ.
YAT-15 = Le premier joueur est tiré au sort, sauf si la table a désigné un siège. Rien n'est caché,
    hormis l'ordre dans lequel les convives sortiront du sac.
YAT-16 = L'ordre du tour ne change jamais : il est le même à toutes les manches et pour les derniers
    services qui suivent la dernière. Au départ, votre file, votre file des plats et votre frigo
    sont vides, et votre marqueur d'influenceur attend sous le premier échelon de sa piste.

## Un tour

YAT-20 = Étape A, le contrôle de la file : regardez la quatrième place de votre file, la plus à droite.
    Si un convive s'y trouve, il perd patience et retourne dans le sac, et vous perdez deux crans
    d'avis. Vous choisissez lesquels : deux sur le même avis, ou un sur deux avis différents.
YAT-21 = Vous pouvez calmer le convive de la quatrième place et ne rien perdre. Soit vous lui offrez une
    boisson de n'importe quelle couleur, qui passe de votre frigo à votre bac de recyclage et doit
    y trouver une place libre ; soit vous dépensez un taiyaki. Un convive calmé garde sa place dans
    la file.
YAT-22 = Un marqueur d'avis tout en bas de sa piste ne peut plus descendre, et un marqueur tout en haut
    ne peut plus monter. Quand vous perdez ou gagnez des crans d'avis, vous devez en appliquer
    autant que possible, sur des marqueurs qui peuvent encore bouger. Les crans qu'aucun marqueur
    ne peut prendre, par exemple une perte quand tous vos marqueurs sont en bas, sont simplement
    ignorés.
YAT-23 = Étape B : prenez une des quatre tuiles à côté de la grille et poussez-la dans un rang. Un rang
    est une colonne (C1, C2 ou C3), où la tuile entre par le haut, ou une ligne (R1 ou R2), où elle
    entre par la gauche. La tuile qui sort à l'autre bout rejoint les trois que vous n'avez pas
    prises : le joueur suivant en a de nouveau quatre. Tout rang est permis, même celui qui vient
    de servir, et toute tuile aussi, même celle qui vient de sortir.
YAT-24 = Étape C : utilisez les tuiles du rang choisi, y compris celle que vous venez d'y pousser. Cela
    fait deux actions pour une colonne et trois pour une ligne, dans l'ordre de votre choix. Une
    action se fait en entier ou pas du tout.
YAT-25 = L'étape C est obligatoire : tant qu'une de vos actions reste possible, vous ne pouvez pas
    finir votre tour. Seules les actions impossibles sont ignorées. Vous n'êtes jamais obligé de
    dépenser un jeton pour rendre une action possible. Si la table joue avec l'option « libre »,
    vous pouvez renoncer à une action même si elle est possible.
YAT-26 = La manche est finie dès que chaque joueur a joué son tour. Le marqueur de manche avance alors
    d'une case. La partie dure douze manches.
YAT-27 = Faites vos actions l'une après l'autre et terminez chacune avant d'en commencer une autre. Cela
    vaut aussi pour les convives tirés : placez le premier avant de tirer le deuxième.
YAT-28 = Vous pouvez dépenser des jetons à tout moment de votre tour : chaque fois que vous avez une
    décision à prendre, même au milieu d'une action, entre deux convives, deux boissons ou deux
    crans d'avis. Ce qu'un jeton change compte pour le reste de l'action. Une poubelle peut par
    exemple faire de la place dans votre bac pour la boisson qui calme un convive, ou entre les deux
    boissons d'un service, car la place est vérifiée avant chaque boisson. Si elle emporte les
    bouteilles que vous alliez recycler, le reste de cette action est perdu. Un convive que l'on
    sert a déjà quitté la file : un appel urgent ne peut plus le déplacer. Un taiyaki se dépense à
    la place du plat, et un doggy bag au moment de placer le convive servi. Un jeton dépensé quitte
    la partie.

## Actions

YAT-30 = Clients 1 ou 2 : tirez du sac autant de convives que l'indique la tuile, un à la fois, et
    placez chacun d'eux. Un client rejoint la file d'un joueur de votre choix, vous compris, à la
    première place libre en partant de la gauche. Un touriste rejoint de la même façon votre propre
    file, ou bien il prend la place d'un client dans la file d'un autre joueur. Ce client va alors à
    la première place libre de n'importe quelle file sauf celle qu'il vient de quitter ; c'est vous
    qui choisissez. Si aucune autre file n'a de place libre, un tel échange est impossible.
YAT-31 = L'action Clients n'est possible que si le sac contient autant de convives que la tuile en
    demande et si les files de tous les joueurs réunies ont autant de places libres. Un client tiré
    doit être placé. Si votre propre file est pleine, un touriste doit prendre la place d'un client
    dans la file d'un autre joueur ; si aucun échange n'est possible, le touriste retourne dans le
    sac et compte quand même comme tiré.
YAT-32 = Cuisiner 1 ou 2 : prenez sur la table ce nombre de plats figurant sur votre carte et
    rangez-les dans votre file des plats en partant de la gauche. Avec Cuisiner 2, vous pouvez
    prendre deux fois le même plat. L'action est impossible si votre file des plats n'a pas de
    place pour tous ou si la table n'a plus assez de ces plats.
YAT-33 = Boissons 1 ou 2 : prenez sur la table ce nombre de boissons, de n'importe quelles couleurs, et
    mettez-les dans votre frigo. L'action est impossible si le frigo n'a pas de place pour toutes ou
    si la table n'a plus assez de boissons.
YAT-34 = Recycler : rendez à la table une bouteille de votre bac de recyclage et marquez 1 PV.
YAT-35 = Servir avec 1 ou 2 boissons : il vous faut un convive en tête de votre file, un plat en
    tête de votre file des plats ou un taiyaki, autant de boissons dans votre frigo que l'indique la
    tuile et la place pour autant de bouteilles dans votre bac de recyclage. Pour deux bouteilles,
    une seule place suffit si une poubelle peut libérer l'autre. D'abord le plat va dans l'évier,
    puis les boissons vont dans le bac de recyclage. Ensuite vous posez le convive sur votre plateau
    de réputation et recevez le bonus de sa case. Après cela vous marquez les points du service, et
    enfin les deux files avancent vers la gauche.
YAT-36 = Un service rapporte 1 PV pour le convive, 1 PV de plus si le plat est de la couleur du client,
    et 1 PV de plus pour chaque boisson de la couleur du client. Aucun plat et aucune boisson ne
    correspondent jamais à un touriste.
YAT-37 = S'il ne reste aucune case libre sur votre plateau de réputation, vous ne pouvez pas servir.

## Plateau de réputation et bonus

YAT-40 = Votre premier convive va sur n'importe quelle case du bord du plateau de réputation, mais pas
    sur une des six cases centrales. Chaque convive suivant va sur une case libre qui partage un
    côté avec une case occupée ; se toucher par un coin ne suffit pas.
YAT-41 = Chaque fois qu'un convive est posé sur votre plateau de réputation, vous recevez le bonus de sa
    case.
YAT-42 = Bonus carte : ajoutez à votre carte un des jetons de plat qui vous restent et marquez 2 PV. S'il
    ne vous en reste aucun, le bonus est sans effet.
YAT-43 = Bonus influenceur : votre marqueur d'influenceur monte d'un échelon, et vous gagnez autant de
    crans d'avis que cet échelon a d'étoiles. Répartissez-les librement entre vos avis. Si le
    marqueur est déjà sur le dernier échelon, le bonus est sans effet.
YAT-44 = Bonus frigo et bonus fourneau : retirez le jeton qui couvre la troisième place de votre frigo
    ou de votre file des plats. Il y a désormais 3 places, et vous marquez 2 PV.
YAT-45 = Bonus double client : choisissez dans le sac le convive que vous voulez et posez-le sur votre
    plateau de réputation selon les règles de placement habituelles. Vous recevez aussi le bonus de
    sa case. Ce convive ne rapporte aucun point de service, et un doggy bag ne s'applique pas à lui.
    Si le sac est vide ou qu'aucune case n'est libre, le bonus est sans effet.
YAT-46 = Bonus action spéciale : prenez sur la table un jeton de votre choix. S'il n'en reste aucun, le
    bonus est sans effet.
YAT-47 = Bonus avis : la case montre deux avis. Un client posé là fait monter l'un des deux d'un cran. Un
    touriste apporte deux crans, que vous donnez à un seul des deux ou partagez entre eux.

## Jetons d'action spéciale

YAT-50 = Taiyaki : dépensez-le pour calmer le convive de la quatrième place de votre file, ou servez-le
    à la place d'un plat. Servi, il ne laisse rien dans l'évier et votre file des plats ne bouge
    pas. Il ne correspond à aucune couleur, mais rapporte 1 PV de plus si le convive est un
    touriste. L'action Servir et ses boissons restent nécessaires comme d'habitude. Le jeton quitte
    ensuite la partie.
YAT-51 = Doggy bag : dépensez-le au moment de placer le convive que vous servez. Ce convive peut aller
    sur n'importe quelle case libre de votre plateau de réputation, malgré les règles de placement.
    Le jeton quitte ensuite la partie.
YAT-52 = Appel urgent : deux clients, ou un client et un touriste, échangent leurs places dans votre
    propre file. Vous choisissez lesquels, mais pas deux touristes. Le jeton quitte ensuite la
    partie.
YAT-53 = Poubelle : rendez à la table toutes les bouteilles de votre bac de recyclage. Elles ne vous
    rapportent rien. Le jeton quitte ensuite la partie.

## Fin de la partie

YAT-60 = Après la manche 12, chaque joueur, dans l'ordre du tour, joue un dernier tour. D'abord
    vient le contrôle de la file comme à l'étape A, avec les mêmes moyens de calmer le convive. Puis
    vous pouvez servir les convives de votre file, autant que vous le pouvez et le voulez. À chaque
    fois, vous choisissez de servir une ou deux boissons, et vous pouvez utiliser vos jetons.
YAT-61 = Pour chacune des quatre couleurs de plat, comparez les plats sales dans vos éviers. Le
    joueur qui en a le plus d'une couleur marque 1 PV pour chacun d'eux. En cas d'égalité en tête,
    personne ne marque pour cette couleur.
YAT-62 = Pour chacune des quatre couleurs de client, comparez les clients sur vos plateaux de
    réputation. Le joueur qui en a le plus d'une couleur marque 1 PV pour chacun d'eux ; en cas
    d'égalité en tête, personne ne marque. Les touristes n'entrent pas dans ce compte.
YAT-63 = Chacun de vos quatre avis rapporte la valeur de sa position sur la piste des avis, même
    négative. Chaque jeton non utilisé rapporte les points de victoire inscrits à son dos.
YAT-64 = Le joueur qui a le plus de PV gagne. À égalité, l'emporte celui qui a le plus de convives sur
    son plateau de réputation ; puis celui qui a le moins de bouteilles dans son bac de recyclage ;
    puis celui qui a le moins de plats dans sa file des plats. Les joueurs encore à égalité
    partagent la victoire.
YAT-65 = Lors du dernier contrôle de la file aussi, un convive que vous ne calmez pas vous coûte deux
    crans d'avis et retourne dans le sac, tandis qu'un convive calmé reste et peut encore être servi.
    Chacun des derniers services demande au moins une boisson et de la place dans votre bac de
    recyclage.
YAT-70 = Quelques exemples. Vous servez à un client vert des gyoza (verts) et une boisson verte : 1 pour
    le convive, 1 pour le plat et 1 pour la boisson, soit 3 PV. À la fin, votre évier contient
    quatre ramen et personne d'autre n'en a autant : 4 PV. Vos avis valent 5, 2, −1 et 0 : ensemble
    6 PV. Lors des derniers services, vous servez à un client rouge un plat jaune et une boisson
    rouge pour 2 PV ; le touriste derrière lui avance, et vous lui servez un plat rouge et une
    boisson jaune pour 1 PV.

### Ce qui se dit à la table. SEAT() est le nom d'un joueur, ME() dit si c'est la personne qui lit, NTH() compte à partir de 1.

title = Yatai
about = Poussez des tuiles d'action, tenez une échoppe de rue et servez des files de clients.

## Noms des choses

letter-red = R
letter-blue = B
letter-green = V
letter-yellow = J
letter-tourist = T
letter-cleanliness = P
letter-service = S
letter-value = Q
letter-atmosphere = A
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
dish-red = ramen (rouge)
dish-blue = yakitori (bleu)
dish-green = gyoza (vert)
dish-yellow = ebi tempura (jaune)
dish-none = taiyaki
drink-red = rouge
drink-blue = bleue
drink-green = verte
drink-yellow = jaune
guest-red = client rouge
guest-blue = client bleu
guest-green = client vert
guest-yellow = client jaune
guest-tourist = touriste
review-cleanliness = propreté
review-service = service
review-value = qualité-prix
review-atmosphere = ambiance
token-taiyaki = taiyaki
token-doggy-bag = doggy bag
token-urgent-call = appel urgent
token-garbage = poubelle
line-c1 = C1
line-c2 = C2
line-c3 = C3
line-r1 = R1
line-r2 = R2
tile-customers = Clients { $amount }
tile-cook = Cuisiner { $amount }
tile-drinks = Boissons { $amount }
tile-recycle = { $amount ->
    [1] Recycler
   *[other] Recycler { $amount }
}
tile-serve = Servir { $amount }
bonus-menu = carte
bonus-influencer = influenceur
bonus-fridge = frigo
bonus-stove = fourneau
bonus-double = double client
bonus-special = action spéciale
bonus-reviews = { $one } ou { $two }
short-menu = carte
short-influencer = infl★
short-fridge = frigo
short-stove = four
short-double = double
short-special = jeton

## Ce qui est demandé

question-menu = Choisissez le premier plat de votre carte.
question-bottle = Choisissez la boisson dont la bouteille commence dans votre bac de recyclage.
question-check = À la dernière place de votre file, le { $guest } perd patience.
question-lose = { $owed ->
    [1] Choisissez l'avis qui descend d'un cran.
   *[other] Choisissez un avis qui descend d'un cran ; { $owed } crans sont à perdre.
}
question-push = Poussez une tuile dans un rang de la grille.
question-act = Faites les actions de votre rang, puis terminez le tour.
question-last-serving = Derniers services : servez un convive, ou terminez le tour.
question-welcome = { $owed ->
    [1] Un { $guest } sort du sac. Où va-t-il ?
   *[other] Un { $guest } sort du sac, le premier de { $owed }. Où va-t-il ?
}
question-send-on = { $owed ->
    [1] Le { $guest } a perdu sa place dans la file. Où va-t-il ?
   *[other] Le { $guest } a perdu sa place dans la file. Où va-t-il ? Il reste { $owed } convives à placer, lui compris.
}
question-cook = { $owed ->
    [1] Choisissez un plat à cuisiner.
   *[other] Choisissez un plat à cuisiner ; il en faut { $owed }.
}
question-drink = { $owed ->
    [1] Choisissez une boisson pour votre frigo.
   *[other] Choisissez une boisson pour votre frigo ; il en faut { $owed }.
}
question-recycle = { $owed ->
    [1] Choisissez une bouteille à rendre.
   *[other] Choisissez une bouteille à rendre ; il en faut { $owed }.
}
question-dish = Choisissez ce que vous servez.
question-pour = { $owed ->
    [1] Choisissez une boisson pour le { $guest }.
   *[other] Choisissez une boisson pour le { $guest } ; il en faut { $owed }.
}
question-place = Où va le { $guest } sur votre plateau de réputation ?
question-place-invited = Où va le { $guest } invité sur votre plateau de réputation ?
question-review = { $owed ->
    [1] Choisissez l'avis qui monte d'un cran.
   *[other] Choisissez un avis qui monte d'un cran ; vous avez { $owed } crans.
}
question-add-dish = Choisissez un plat de plus pour votre carte.
question-token = Choisissez un jeton d'action spéciale.
question-invite = Choisissez dans le sac un convive pour votre plateau de réputation.
question-nothing = La partie est finie.

## Les coups, comme choix

move-ChooseDish = Mettre { $dish } à la carte
move-ChooseBottle = Une bouteille { $drink }
move-GiveDrink = Calmer le { $guest } avec une boisson { $drink }
move-GiveTaiyaki = Calmer le { $guest } avec un taiyaki
move-SendAway = Laisser partir le { $guest } et perdre { $penalty ->
    [1] un cran d'avis
   *[other] { $penalty } crans d'avis
}
move-LoseReview = { $review } : un cran de moins
move-Push = { $tile } en { $line } (avec { $others })
move-Act = { $tile }
move-EndTurn = Terminer le tour
move-Welcome = { ME($stall) ->
    [yes] Dans votre propre file
   *[no] Dans la file de { SEAT($stall) }
}
move-SwapTourist = Donner au touriste la place du { $customer }, place { NTH($place) } de la file de { SEAT($stall) }
move-Cook = Cuisiner { $dish }
move-TakeDrink = Prendre une boisson { $drink }
move-Recycle = Rendre une bouteille { $drink }
move-ServeDish = Servir { $dish } au { $guest }
move-ServeTaiyaki = Servir un taiyaki au { $guest }
move-Pour = Verser une boisson { $drink }
move-PlaceGuest = { $doggy_bag ->
    [yes] { $space } par doggy bag : { $bonus }
   *[no] { $space } : { $bonus }
}
move-GainReview = { $review } : un cran de plus
move-AddDish = Mettre { $dish } à la carte
move-TakeToken = Prendre : { $token }
move-Invite = Inviter un { $guest }
move-UrgentCall = Appel urgent : échanger le { $first } (place { NTH($one) }) et le { $second } (place { NTH($two) })
move-Garbage = Poubelle : vider le bac de recyclage
move-LastServe = { $drinks ->
    [1] Servir avec une boisson
   *[other] Servir avec { $drinks } boissons
}

## Les événements, tels qu'ils sont racontés. Un texte vide ne se raconte pas : autre chose le dit.

event-Asked = { "" }
event-TurnBegun = { $last ->
    [yes] Derniers services
   *[no] Manche { $round }
} : { ME($seat) ->
    [yes] à vous.
   *[no] au tour de { SEAT($seat) }.
}
event-DishAdded = { SEAT($seat) } : { $dish } à la carte{ $points ->
    [0] .
   *[other] {" "}pour { $points } PV.
}
event-BottleChosen = { SEAT($seat) } : une bouteille { $drink } dans le bac de recyclage.
event-DrinkGiven = { SEAT($seat) } : un convive calmé avec une boisson { $drink }.
event-TokenUsed = { SEAT($seat) } : jeton utilisé, { $token }.
event-GuestLeft = { ME($seat) ->
    [yes] Un { $guest } a quitté votre file, fâché.
   *[no] Un { $guest } a quitté la file de { SEAT($seat) }, fâché.
}
event-ReviewMoved = { SEAT($seat) } : { $review }, { $by ->
    [1] un cran de plus.
    [-1] un cran de moins.
   *[other] { $by } crans.
}
event-TilePushed = { SEAT($seat) } : { $tile } poussée en { $line }, { $out } en est sortie.
event-ActionBegun = { SEAT($seat) } : action { $tile }.
event-GuestDrawn = { SEAT($seat) } : un { $guest } tiré du sac.
event-GuestWelcomed = { ME($stall) ->
    [yes] Le { $guest } a rejoint votre file.
   *[no] Le { $guest } a rejoint la file de { SEAT($stall) }.
}
event-TouristSwapped = { SEAT($seat) } : touriste échangé contre le { $customer } { ME($stall) ->
    [yes] de votre file.
   *[no] de la file de { SEAT($stall) }.
}
event-CustomerDisplaced = { SEAT($seat) } : le touriste prend la place du { $customer } { ME($stall) ->
    [yes] dans votre file.
   *[no] dans la file de { SEAT($stall) }.
}
event-TouristReturned = Le touriste n'a pas trouvé de place et retourne dans le sac.
event-DishCooked = { SEAT($seat) } : { $dish } cuisiné.
event-DrinkTaken = { SEAT($seat) } : une boisson { $drink } prise.
event-BottleRecycled = { SEAT($seat) } : une bouteille { $drink } rendue pour { $points } PV.
event-ServingBegun = { SEAT($seat) } : { $dish } servi à un { $guest }.
event-DrinkPoured = { SEAT($seat) } : une boisson { $drink } versée.
event-GuestPlaced = { ME($seat) ->
    [yes] Le { $guest } est en { $space } de votre plateau de réputation : { $bonus }.
   *[no] Le { $guest } est en { $space } du plateau de réputation de { SEAT($seat) } : { $bonus }.
}
event-InfluencerMoved = { SEAT($seat) } : l'influenceur monte et rapporte { $stars ->
    [1] une étoile.
   *[other] { $stars } étoiles.
}
event-StallImproved = { SEAT($seat) } : échoppe améliorée ({ $what }) pour { $points } PV.
event-TokenTaken = { SEAT($seat) } : jeton pris, { $token }.
event-GuestInvited = { SEAT($seat) } : un { $guest } du sac est invité.
event-Served = { SEAT($seat) } : { $points } PV pour le service.
event-GuestsSwapped = { SEAT($seat) } : les convives des places { NTH($one) } et { NTH($two) } de la file sont échangés.
event-BoxEmptied = { SEAT($seat) } : bac de recyclage vidé.
event-Scored = { $score } : { $points } PV pour { ME($seat) ->
    [yes] vous.
   *[no] { SEAT($seat) }.
}
event-GameEnded = Les derniers services sont faits. On compte les points.

## D'où viennent les points de la fin

source-Served = Services
source-DishAdded = Plats mis à la carte
source-BottleRecycled = Bouteilles rapportées
source-StallImproved = Améliorations du stand
source-guests = Convives sur le plateau de réputation
source-bottles = Bouteilles dans la caisse
source-served = { $count ->
    [one] un convive servi
   *[other] { $count } convives servis
}
score-yat-61 = Le plus de plats sales { $what }
score-yat-62 = Le plus de clients { $what }
score-yat-63 = { $what }
what-red = rouges
what-blue = bleus
what-green = verts
what-yellow = jaunes
what-reviews = Avis
what-tokens = Jetons non utilisés

## Pourquoi un coup est refusé

refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est au tour de { SEAT($seat) }.
refusal-asked-otherwise = Autre chose est demandé maintenant.
refusal-bag-too-small = Il reste moins de { $amount } convives dans le sac.
refusal-queues-full = Les files n'ont pas de place pour { $amount ->
    [1] un convive.
   *[other] { $amount } convives.
}
refusal-dish-queue-full = La file des plats n'a pas de place pour { $amount ->
    [1] un plat.
   *[other] { $amount } plats.
}
refusal-dishes-gone = La table a moins de { $amount } plats de votre carte.
refusal-fridge-full = Le frigo n'a pas de place pour { $amount ->
    [1] une boisson.
   *[other] { $amount } boissons.
}
refusal-drinks-gone = La table a moins de { $amount } boissons.
refusal-too-few-bottles = Le bac de recyclage contient moins de { $amount ->
    [1] une bouteille.
   *[other] { $amount } bouteilles.
}
refusal-no-guest = Personne n'attend dans la file.
refusal-no-dish = Il n'y a ni plat dans la file des plats, ni taiyaki.
refusal-too-few-drinks = Le frigo contient moins de { $amount ->
    [1] une boisson.
   *[other] { $amount } boissons.
}
refusal-box-full = Le bac de recyclage n'a pas de place pour { $amount ->
    [1] une bouteille.
   *[other] { $amount } bouteilles.
}
refusal-board-full = Le plateau de réputation n'a plus de case libre.
refusal-dish-taken = Quelqu'un a déjà choisi { $dish }.
refusal-drink-gone = Il n'y a plus de boisson { $drink } sur la table.
refusal-not-in-fridge = Il n'y a pas de boisson { $drink } dans le frigo.
refusal-no-token = Ce jeton manque : { $token }.
refusal-marker-at-end = Le marqueur « { $review } » est au bout de sa piste.
refusal-tile-not-beside = La tuile { $tile } n'est pas à côté de la grille.
refusal-tile-not-in-line = La tuile { $tile } n'est pas une des actions qui restent dans le rang.
refusal-action-left = { $tile } est encore possible, il faut donc le faire.
refusal-no-such-stall = Il n'y a pas d'échoppe { $stall }.
refusal-tourist-stays = Un touriste rejoint votre propre file, ou prend la place d'un client.
refusal-not-back = Le client ne peut pas retourner dans la file qu'il vient de quitter.
refusal-no-other-queue = Aucune autre file n'a de place pour ce client.
refusal-queue-full = { ME($stall) ->
    [yes] Votre file est pleine.
   *[no] La file de { SEAT($stall) } est pleine.
}
refusal-only-tourists-swap = Seul un touriste prend la place d'un client.
refusal-no-such-rival = Il n'y a pas d'échoppe adverse { $stall }.
refusal-no-customer-there = Il n'y a pas de client à la place { NTH($place) } de la file de { SEAT($stall) }.
refusal-not-on-menu = Ce plat n'est pas sur la carte : { $dish }.
refusal-dish-gone = Il n'y a plus de { $dish } sur la table.
refusal-not-in-box = Il n'y a pas de bouteille { $drink } dans le bac de recyclage.
refusal-no-such-space = Le plateau de réputation n'a pas de case { $space }.
refusal-space-taken = La case { $space } est déjà prise.
refusal-no-doggy-bag-here = Un doggy bag ne sert pas à un convive invité.
refusal-not-beside-a-guest = La case { $space } n'a de côté commun avec aucun convive.
refusal-not-on-the-edge = Le premier convive va au bord, et { $space } n'y est pas.
refusal-review-not-shown = La case ne montre pas « { $review } ».
refusal-already-on-menu = La carte a déjà { $dish }.
refusal-token-gone = Ce jeton n'est plus sur la table : { $token }.
refusal-guest-not-in-bag = Il n'y a plus de { $guest } dans le sac.
refusal-not-two-guests = Les places { NTH($one) } et { NTH($two) } de la file ne sont pas deux convives.
refusal-two-tourists = Deux touristes ne s'échangent pas.
refusal-box-empty = Le bac de recyclage est vide.
refusal-one-or-two-drinks = Un service demande une ou deux boissons, pas { $drinks }.

## Légendes des plateaux

board-round = Manche { $round } sur { $rounds }
board-setup = Mise en place
board-last = Derniers services
board-beside = À côté : { $tiles }
board-line = À utiliser
board-table = Sur la table
board-dishes = plats
board-drinks = boissons
board-bag = sac
board-tokens = Jetons
board-queue = File
board-dish-queue = Plats
board-fridge = Frigo
board-box = Recyclage
board-box-short = Bac
board-sink = Évier
board-menu = Carte
board-influencer = Influenceur
board-reviews = Avis
board-reputation = Plateau de réputation
board-guests = Servis
board-rivals = Rivaux
board-points = { $points } PV
board-first = premier joueur
board-serving = Service : { $dish } pour le { $guest }
board-none = aucun

## Sur la page

press-title = Tuiles d'action
press-beside = Tuiles à côté de la grille
press-line = Ligne { $line }, avec { $tiles }
queue-place = place { NTH($place) }
stall-of = { ME($seat) ->
    [yes] Votre stand
   *[no] Stand de { SEAT($seat) }
}
stall-enlarge = { ME($seat) ->
    [yes] Agrandir votre stand
   *[no] Agrandir le stand de { SEAT($seat) }
}
menu-not = pas à la carte : { $dish }
mode-doggy-bag = Doggy bag : n'importe quelle case libre de votre plateau de réputation.
mode-urgent-call = Appel urgent : choisissez les deux clients qui échangent leurs places.
text-choices = Vos choix
option-free = Libre : on peut renoncer à une action possible
option-first = Premier joueur
option-first-none = tiré au sort
option-first-value = place { NTH($value) }

## Le premier tour guidé : un message par sorte de décision

tip-menu = La carte dit ce que votre stand sait cuisiner. Touchez l'un des quatre plats de votre carte ; un second sera ensuite tiré au sort.
tip-bottle = Chacun commence avec une bouteille vide dans son bac de recyclage. Touchez une boisson sur la table ; trois bouteilles remplissent le bac, et un bac plein empêche de servir.
tip-check = Quelqu'un attend à la dernière place de votre file. Calmez-le avec une boisson de votre frigo ou un taiyaki, ou touchez-le pour le laisser partir : cela coûte des avis.
tip-lose = Touchez la piste d'avis qui doit descendre.
tip-push = Le cœur du jeu. Glissez l'une des quatre tuiles à côté de la grille par une flèche dans le rang ; ou touchez la tuile, puis la flèche. Vous utiliserez toutes les tuiles de ce rang, la nouvelle comprise : trois dans une ligne, deux dans une colonne.
tip-act = Les tuiles qui brillent sont vos actions. Touchez-les dans l'ordre que vous voulez ; chacune se fait en entier ou pas du tout. Quand plus rien n'est possible, terminez le tour.
tip-last-serving = Les derniers services : servez autant que vous le pouvez et le voulez, avec une boisson ou deux.
tip-welcome = Un convive sort du sac. Touchez une place libre de votre file, ou envoyez un client chez un rival dont la file s'allonge.
tip-send-on = Le touriste a pris la place d'un client. Touchez une place libre dans une autre file : c'est là que va le client.
tip-cook = Touchez un plat de votre carte pour le cuisiner. Un plat de la couleur du client vaut un point de plus.
tip-drink = Touchez une boisson sur la table pour la mettre au frigo. Il en faut pour servir, et la couleur du client rapporte des points.
tip-recycle = Touchez une bouteille de votre bac : elle retourne sur la table et rapporte un point.
tip-dish = Touchez le plat en tête de votre file de plats, ou un taiyaki, pour le servir.
tip-pour = Touchez une boisson de votre frigo. La couleur du client rapporte un point.
tip-place = Le client servi va sur votre plateau de réputation : le premier au bord, les suivants à côté de quelqu'un. L'image de la case est le bonus reçu.
tip-place-invited = Le client invité va lui aussi sur votre plateau de réputation et apporte le bonus de la case.
tip-review = Touchez la piste d'avis qui doit monter.
tip-add-dish = Votre carte s'agrandit : touchez un plat pour l'ajouter.
tip-token = Touchez l'un des jetons d'action spéciale sur la table. Ceux que vous n'utilisez pas rapportent des points à la fin.
tip-invite = Touchez dans le sac le client que vous voulez inviter.

## Ce qu'est chaque chose, là où on la montre

help-line = Poussez une des quatre tuiles posées à côté dans une colonne ou une rangée. Vous utilisez ensuite toutes les tuiles de cette ligne.
help-tile-customers = Piochez autant de convives du sac et placez chacun dans une file : la vôtre ou celle d'un autre.
help-tile-cook = Cuisinez autant de plats de votre carte ; ils se rangent dans votre file des plats.
help-tile-drinks = Prenez autant de boissons de la table dans votre frigo.
help-tile-recycle = Rapportez une bouteille de votre bac de recyclage sur la table, pour un point.
help-tile-serve = Servez au premier convive de votre file le premier plat, avec autant de boissons. Il prend ensuite une case de votre plateau de réputation.
help-guest = Un convive servi rapporte un point, un de plus pour un plat de sa couleur et un par boisson de cette couleur.
help-tourist = Un touriste ne correspond à aucune couleur, peut prendre la place d'un client dans la file d'un autre joueur et fait avancer les avis de deux crans.
help-queue = Les convives attendent ici et sont servis par la gauche. Celui qui est à la dernière place au début de votre tour perd patience : calmez-le, ou perdez deux crans d'avis.
help-dish = Les quatre plats, chacun de sa couleur. Servi à un convive de la même couleur, il rapporte un point de plus.
help-dish-queue = Ce que vous avez cuisiné, servi par la gauche. Deux plats y tiennent, trois avec le meilleur fourneau.
help-menu = Vous ne pouvez cuisiner que ce qui est à votre carte. Les plats pâles n'y sont pas encore.
help-drink = Une boisson de la couleur du convive rapporte un point de plus. Versée ou offerte, elle devient une bouteille dans votre bac.
help-fridge = Vos boissons. Il en tient deux, trois avec le meilleur frigo.
help-box = Chaque boisson versée demande ici une place pour sa bouteille. Recyclez-les ou jetez-les à temps.
help-sink = La vaisselle sale par couleur. Qui a le plus d'une couleur à la fin marque un point pour chacune.
help-taiyaki = Calme le convive à la dernière place, ou remplace un plat ; servi à un touriste, il rapporte un point de plus.
help-doggy-bag = Le convive que vous servez peut prendre n'importe quelle case libre de votre plateau de réputation.
help-urgent-call = Deux convives de votre file échangent leurs places, mais pas deux touristes.
help-garbage = Toutes les bouteilles de votre bac reviennent sur la table, sans point.
help-reputation = Les convives servis se tiennent ici. Le premier part du bord, chaque autre à côté d'un convive présent, et chacun apporte le bonus de sa case.
help-bonus-menu = Mettez un plat de plus à votre carte, pour deux points.
help-bonus-influencer = Votre influenceur monte d'un cran, et chaque étoile de ce cran est un cran d'avis pour vous.
help-bonus-fridge = Votre frigo tient désormais trois boissons, et vous marquez deux points.
help-bonus-stove = Votre file des plats en tient désormais trois, et vous marquez deux points.
help-bonus-double = Choisissez un convive dans le sac et placez-le aussi sur votre plateau de réputation, avec le bonus de sa case.
help-bonus-special = Prenez sur la table un jeton de votre choix.
help-bonus-reviews = Un des deux avis monte d'un cran ; avec un touriste, deux crans à répartir.
help-reviews = Ce qu'on dit de votre échoppe. À la fin, chaque avis rapporte la valeur de sa position, même négative.
help-influencer = Chaque bonus influenceur avance son pion d'un cran ; les étoiles du cran sont des crans d'avis pour vous.
help-bag = Qui est encore dans le sac. On pioche au hasard, avec les tuiles clients.
help-points = Les points de victoire jusqu'ici. Qui en a le plus gagne ; d'autres s'ajoutent à la fin.
help-rival = L'échoppe d'un rival en un coup d'œil : la file, ce qui est prêt à servir, les convives sur le plateau de réputation et les avis. Le bouton la montre en entier.
help-round = La partie dure douze manches. Puis chacun sert une dernière fois.

end-tie = Égalité aux points : le plus de convives sur le plateau de réputation a décidé, puis le moins de bouteilles, puis de plats.

## Le jeu en une page

page-goal = Tenez la meilleure échoppe de la nuit : servez, soignez vos avis et marquez des points pendant douze manches.
page-turn = Poussez une tuile dans une ligne ou une colonne et utilisez toutes celles de ce rang : clients, cuisine, boissons, service, recyclage.
page-win = Le joueur qui a le plus de points gagne : services aux couleurs assorties, puis avis, jetons restants et majorités de plats et de convives.
page-wrong-1 = Il faut utiliser toutes les tuiles du rang qui peuvent l'être.
page-wrong-2 = Un convive à la quatrième place part au début de votre tour et coûte deux crans d'avis.
page-wrong-3 = Aucune boisson n'est servie sans place pour sa bouteille dans le bac.
page-wrong-4 = Convives et plats se servent dans l'ordre, par la gauche.
page-wrong-5 = Sur le plateau de réputation, chaque convive après le premier se place à côté d'un autre.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-yat-7 = si les points de la boîte sont une limite, et si un total peut descendre sous zéro.
open-yat-14 = dans quel ordre les joueurs choisissent leur première bouteille.
open-yat-15 = comment on trouve le premier joueur, et ce que l'on peut garder secret.
open-yat-16 = si le premier joueur change d'une manche à l'autre, et ce qui se trouve sur une échoppe au début.
open-yat-21 = où reste un convive que l'on a calmé.
open-yat-22 = ce qui se passe quand un marqueur d'avis est au bout de sa piste.
open-yat-23 = si le rang qui vient de servir, ou la tuile qui vient de sortir, peut resservir aussitôt.
open-yat-25 = si l'on doit dépenser un jeton pour rendre une action possible.
open-yat-27 = si deux convives sont tirés ensemble ou l'un après l'autre.
open-yat-28 = ce qu'un jeton utilisé au milieu d'une action change pour la suite de cette action.
open-yat-30 = où va le client dont un touriste prend la place.
open-yat-31 = ce qui se passe quand le sac ou les files ne suffisent pas pour la tuile, ou quand un touriste ne trouve pas de place.
open-yat-32 = si les deux plats d'une même action peuvent être identiques.
open-yat-37 = ce qui se passe quand le plateau de réputation n'a plus de case libre.
open-yat-42 = ce que donne le bonus de carte quand tous les plats y figurent déjà.
open-yat-43 = ce que donne le bonus d'influenceur au bout de sa piste.
open-yat-45 = ce qui se passe si le sac est vide ou le plateau plein, et si le convive invité rapporte des points ou profite d'un doggy bag.
open-yat-46 = ce que donne le bonus d'action spéciale quand il n'y a plus de jeton sur la table.
open-yat-50 = si un taiyaki compte pour une couleur, et si le servir demande toujours une tuile et des boissons.
open-yat-60 = combien de boissons demande un service du dernier tour, et si l'on peut y utiliser des jetons.
open-yat-62 = si les touristes comptent dans la majorité de clients.
open-yat-65 = ce que devient à la toute fin le dernier convive de la file, et ce qu'exige un service du dernier tour.

## Ce qu’un conseil dit d’un tour

part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } point de plus
       *[other] { $amount } points de plus
    }
   *[less] { $amount ->
        [one] { $amount } point de moins
       *[other] { $amount } points de moins
    }
}
part-reviews = { $change ->
    [more] { $amount ->
        [one] { $amount } point en avis de plus
       *[other] { $amount } points en avis de plus
    }
   *[less] { $amount ->
        [one] { $amount } point en avis de moins
       *[other] { $amount } points en avis de moins
    }
}
part-served = { $change ->
    [more] { $amount ->
        [one] { $amount } client servi de plus
       *[other] { $amount } clients servis de plus
    }
   *[less] { $amount ->
        [one] { $amount } client servi de moins
       *[other] { $amount } clients servis de moins
    }
}
part-waiting = { $change ->
    [more] { $amount ->
        [one] { $amount } client de plus dans la file
       *[other] { $amount } clients de plus dans la file
    }
   *[less] { $amount ->
        [one] { $amount } client de moins dans la file
       *[other] { $amount } clients de moins dans la file
    }
}
part-dishes = { $change ->
    [more] { $amount ->
        [one] { $amount } plat prêt de plus
       *[other] { $amount } plats prêts de plus
    }
   *[less] { $amount ->
        [one] { $amount } plat prêt de moins
       *[other] { $amount } plats prêts de moins
    }
}
part-matched = { $change ->
    [more] { $amount ->
        [one] { $amount } plat de plus pour un client qui l’aime
       *[other] { $amount } plats de plus pour des clients qui les aiment
    }
   *[less] { $amount ->
        [one] { $amount } plat de moins pour un client qui l’aime
       *[other] { $amount } plats de moins pour des clients qui les aiment
    }
}
part-drinks = { $change ->
    [more] { $amount ->
        [one] { $amount } boisson de plus au frigo
       *[other] { $amount } boissons de plus au frigo
    }
   *[less] { $amount ->
        [one] { $amount } boisson de moins au frigo
       *[other] { $amount } boissons de moins au frigo
    }
}
part-bottles = { $change ->
    [more] { $amount ->
        [one] { $amount } bouteille de plus dans le bac de recyclage
       *[other] { $amount } bouteilles de plus dans le bac de recyclage
    }
   *[less] { $amount ->
        [one] { $amount } bouteille de moins dans le bac de recyclage
       *[other] { $amount } bouteilles de moins dans le bac de recyclage
    }
}
part-menu = { $change ->
    [more] { $amount ->
        [one] { $amount } plat de plus au menu
       *[other] { $amount } plats de plus au menu
    }
   *[less] { $amount ->
        [one] { $amount } plat de moins au menu
       *[other] { $amount } plats de moins au menu
    }
}
part-full = { $change ->
    [more] la dernière place de la file prise
   *[less] la dernière place de la file encore libre
}
part-tokens = { $change ->
    [more] { $amount ->
        [one] { $amount } jeton de plus
       *[other] { $amount } jetons de plus
    }
   *[less] { $amount ->
        [one] { $amount } jeton de moins
       *[other] { $amount } jetons de moins
    }
}

## Le tutoriel

why-ChooseDish = Vous ne pouvez cuisiner que ce qui est sur votre carte.
why-ChooseBottle = Chaque bouteille prend de la place tant que vous ne la rapportez pas.
why-Push = Vous utiliserez toutes les tuiles de ce rang, la nouvelle comprise. Choisissez le rang qui sert votre échoppe.
why-Act = Une tuile qui brille est une action qui vous reste ce tour-ci. Utilisez-la.
why-Welcome = On sert par la gauche, et à la quatrième place on perd patience. Une file courte est plus sûre.
why-SendOn = Il faut une place à ce client dans une autre file.
why-SwapTourist = Un touriste prend la place d'un client dans la file d'un rival.
why-Cook = Cuisinez pour le premier de la file : un plat à sa couleur rapporte un point de plus.
why-TakeDrink = Il faut des boissons pour servir. Celle à la couleur du convive rapporte un point.
why-Recycle = Cela libère de la place dans le bac et rapporte un point.
why-ServeDish = Ce sont les services qui rapportent : un point pour le convive, un de plus pour un plat à sa couleur.
why-ServeTaiyaki = Un taiyaki remplace n'importe quel plat.
why-Pour = La boisson va au convive, la bouteille dans votre bac. Sa couleur rapporte un point.
why-PlaceGuest = L'image de la case est le bonus reçu : regardez bien où vont vos convives.
why-GainReview = Les avis comptent à la fin : commencez par un avis négatif.
why-LoseReview = Un convive est parti fâché : un de vos avis baisse.
why-TakeToken = Les jetons sont de petits coups de pouce. Ceux que vous gardez rapportent des points à la fin.
why-AddDish = Une carte plus longue plaît à plus de convives, et ce bonus rapporte des points.
why-Invite = Ce convive va directement sur votre plateau de réputation.
why-EndTurn = Il ne reste rien à utiliser. C'est à votre rival.
why-SendAway = Le convive de la dernière place s'en va, et cela coûte des avis.
why-GiveDrink = Une boisson calme le convive, qui retourne au bout de la file.
why-GiveTaiyaki = Un taiyaki calme le convive.
lesson-tokens = Vos jetons : le taiyaki remplace un plat, le doggy bag laisse choisir la case, l'appel urgent échange deux convives, la poubelle vide votre bac. Ceux qui restent à la fin valent des points.
lesson-scoring = Les points viennent des services aux couleurs assorties, puis, à la fin, des avis, des jetons gardés et des majorités de vaisselle sale ou de convives d'une couleur. Après douze manches, le plus de points gagne.

## Le contenu de la boîte, pour l'atelier et ses rapports

kind-token-taken = token
kind-token-used = token
kind-track = review
ending-yat-60 = Après les derniers services
step-ChooseDish = choisir un plat pour la carte
step-ChooseBottle = choisir la première bouteille
step-GiveDrink = calmer un client avec une boisson
step-GiveTaiyaki = calmer un client avec un taiyaki
step-SendAway = laisser partir un client
step-LoseReview = perdre un cran d'avis
step-Push = pousser une tuile
step-Act = utiliser une tuile
step-EndTurn = finir le tour
step-Welcome = placer un client dans une file
step-SwapTourist = échanger un touriste contre un client
step-Cook = cuisiner un plat
step-TakeDrink = prendre une boisson
step-Recycle = rapporter une bouteille
step-ServeDish = servir un plat
step-ServeTaiyaki = servir un taiyaki
step-Pour = verser une boisson
step-PlaceGuest = placer un client sur le plateau
step-GainReview = gagner un cran d'avis
step-AddDish = mettre un plat à la carte
step-TakeToken = prendre un jeton
step-Invite = inviter un client
step-UrgentCall = appel urgent
step-Garbage = poubelle
step-LastServe = un dernier service
kind-tokens = token
kind-action = deed
deed-customers = fait venir des clients
deed-cook = fait cuisiner
deed-drinks = donne des boissons
deed-recycle = recycle
deed-serve = sert
item-supply = { $players } joueurs
field-rounds = Manches
field-queue-penalty = Crans d'avis perdus quand un client perd patience
field-supply = Réserve
field-players = joueurs
field-supply-dishes = plats de chaque couleur
field-supply-drinks = boissons de chaque couleur
field-supply-customers = clients de chaque couleur
field-tourists = touristes
field-tokens = Jetons
field-supply-tokens = jetons
field-count = dans la boîte
field-tokens-points = points au dos
field-tile = Tuiles d'action
field-tile-id = nom dans le fichier
field-tile-action = action
field-tile-copies = exemplaires
field-stall = Échoppe
field-stall-queue = places dans la file
field-stall-dishes = places pour les plats
field-stall-fridge = places dans le frigo
field-stall-improved-dishes = places pour les plats avec le fourneau
field-stall-improved-fridge = places dans le frigo avec son bonus
field-stall-recycle-box = places dans le bac de recyclage
field-reputation = Plateau de réputation
field-reputation-spaces = case
field-tracks = Pistes
field-tracks-reviews = points de la position
field-tracks-review-start = positions sous le départ
field-tracks-influencer-stars = étoiles de l'influenceur, échelon
field-points = Points
field-points-guest = par client servi
field-points-matching-dish = pour un plat de la couleur du client
field-points-matching-drink = pour une boisson de la couleur du client
field-points-tourist-taiyaki = pour un taiyaki servi à un touriste
field-points-recycle = par bouteille rapportée
field-points-menu = par plat ajouté à la carte
field-points-improvement = par amélioration de l'échoppe
fault-tiles = { $count } tuiles ; il en faut { $needed }.
fault-improvement = Une amélioration ne peut pas retirer de place.
fault-tokens = Il faut { $count } jetons, mais la boîte en contient { $known }.
fault-bottles = Trop peu : chacun commence avec une bouteille.
fault-bonus = { $word } n'est pas un bonus du plateau de réputation.
item-tile = { $action ->
    [customers] { tile-customers }
    [cook] { tile-cook }
    [drinks] { tile-drinks }
    [serve] { tile-serve }
   *[other] { tile-recycle }
}
field-tile-amount = { $action ->
    [customers] clients
    [cook] plats
    [recycle] bouteilles
    [drinks] boissons
    [serve] boissons
   *[other] combien
}
