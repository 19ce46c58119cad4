# Ce que partagent les jeux de lancer : les règles des lancers et des arrêts, et ce qui se dit des jetons.
# Un message par règle de rules.toml, sous le même identifiant ; section-* sont les titres.

section-things = Jetons et plateau
section-throw = Le lancer
section-landing = Où se trouve un jeton

## Jetons et plateau

THR-1 = On lance sur un plateau plat entouré d'un rebord. Neuf bols, un par ingrédient, et quatre cases
    action plus petites y sont dessinés ; tout le reste de la surface est nu.
THR-2 = Chaque jeton est un disque percé au milieu. Une seule de ses faces montre sa valeur, et sa couleur
    dit à qui il est.
THR-3 = Les bols forment un carré de trois sur trois ; les cases action occupent les quatre intervalles
    autour du bol central. Mesures et matières font partie des données du jeu : vous pouvez en essayer
    d'autres.
THR-4 = Un bol ou une case s'étend exactement comme son dessin : ce qui déborde en fait partie, son
    ombre non. Dans Fired Up, le trait noir qui l'entoure en fait partie aussi.
THR-5 = Sur nos plateaux, les dessins gardent entre eux et avec le rebord au moins la largeur du trou d'un
    jeton. Un plateau à vous qui les rapproche est accepté, avec un avertissement.

## Le lancer

THR-10 = La main reste dehors : le jeton doit la quitter au-delà du bord extérieur du plateau. Un lancer
    lâché plus près n'a pas lieu ; vous gardez le jeton et recommencez.
THR-11 = Vous pouvez faire le tour de la table et lancer de n'importe quel côté, quelle que soit votre façon de
    lancer : d'un geste, par formulaire, au clavier ou dans une liste. Vous vous tenez à 60 cm du bord au plus
    et lâchez le jeton à 60 cm au plus au-dessus de la table. Sauf accord contraire, les places se suivent dans
    le sens horaire autour du plateau, vu d'en haut : devant, à gauche, en face, à droite.
THR-12 = Un lancer, c'est un jeton, la face tournée vers le bas, le point où vous le lâchez, une vitesse, une
    rotation, une culbute et une inclinaison. Vous pouvez aussi lancer un jeton valeur visible : tout le monde
    voit alors sa valeur, quel que soit le côté sur lequel il finit. Aucun lancer ne dépasse la vitesse prévue
    par les données du jeu, et les nombres impossibles sont refusés. Si la table le permet, vous pouvez nommer
    une cible à la place, et la main de votre place lance pour vous (THR-30).
THR-13 = Vous pouvez heurter d'autres jetons, les vôtres comme ceux des autres. Seul compte l'endroit où
    chacun s'arrête.
THR-14 = Pendant les lancers, un jeton posé sur la surface nue reste là ; on peut encore le pousser dans un
    bol, ou dehors.
THR-15 = Un lancer est fini quand plus rien ne bouge. L'endroit où chaque jeton s'est arrêté est enregistré, et
    la rediffusion montre exactement cela.
THR-16 = Après chaque lancer, les jetons sortis sont retirés aussitôt, pour le reste de la manche. Leur valeur
    reste secrète, sauf si on pouvait la voir. Un jeton qui s'appuyait sur l'un d'eux retombe et compte là où il
    se trouve alors.
THR-17 = Ce qui bouge encore à la fin du temps prévu est arrêté et couché sur place ;
    au-dessus du rebord ou au-delà, il est sorti.
THR-18 = Le point de lâcher est le milieu du jeton ; exactement au-dessus du bord, il compte comme dehors. Le
    jeton ne doit rien toucher quand vous le lâchez.
THR-19 = Personne ne peut passer pendant les lancers. Un jeton qui manque tout le plateau a été lancé, et
    il est sorti.
THR-30 = Chaque place a une main : sûre, moyenne, décontractée ou maladroite, selon l'accord de la table. Tout
    lancer subit une erreur aléatoire à la mesure de cette main, quelle que soit votre façon de lancer, et de
    même pour les robots et les programmes. Par défaut, une main sûre exécute un geste, et une main moyenne un
    lancer vers une cible nommée. Le journal garde l'erreur.

## L’image du plateau, et le lancer à la main

scene-loading = On prépare le plateau …
scene-board = Le plateau. { $count ->
        [0] Aucun jeton n’y est posé.
        [one] Un jeton y est posé.
       *[other] { $count } jetons y sont posés.
    }
scene-chip = { $known ->
        [yes] { $owner } : jeton de { $value }
       *[no] { $owner } : jeton face cachée
    }
scene-again = Revoir au ralenti
scene-view = Vue
scene-side-left = Aller du côté gauche
scene-side-right = Aller du côté droit
scene-nearer = Plus près
scene-further = Plus loin
scene-steeper = Regarder de plus haut
scene-flatter = Regarder de plus bas
scene-reset = Vue de départ
scene-face-down = Valeur cachée
scene-face-up = Valeur visible
scene-power = Force
scene-height = Hauteur du lancer
scene-height-flat = À plat : il glisse loin
scene-height-arc = En arc
scene-height-lob = En cloche : il retombe et s'arrête vite
scene-weak = Trop faible : rien n'a été lancé, réessayez.
scene-away = Lancez vers le plateau : rien n'a été lancé.
scene-missed = Commencez le geste sur votre jeton.
scene-missed-by = { $place } : { $by }
scene-miss = { $way ->
    [short] trop court
    [long] trop long
    [left] trop à gauche
   *[right] trop à droite
} { $size ->
    [hair] d'un cheveu
    [thumb] d'un pouce
    [palm] d'une demi-main
    [hand] d'une main
   *[far] de plus d'une main
}
swing-try = Lancer d’un geste du téléphone
swing-none = Cet appareil n’a pas de capteurs de mouvement. Lancez le jeton du doigt.
swing-tls = Ce geste demande une connexion chiffrée (https). Lancez le jeton du doigt.
swing-denied = Le navigateur n’a pas autorisé les capteurs de mouvement. Lancez le jeton du doigt.
swing-calibrate = Montrez-lui votre main : tenez, lancez comme vers le milieu du plateau, lâchez. Geste { $count } sur { $all }.
swing-hold = Tenir, lancer, lâcher
swing-again = Réapprendre ma main
swing-uneven = Ces gestes étaient trop différents. Encore une fois.
swing-learnt = Votre main est connue.
scene-still = Le téléphone a à peine bougé. Tenez-le immobile un instant, puis lancez.
throw-target = Viser
hand-board-elsewhere = Le plateau est sur le grand écran.
hand-look-up = Regardez le grand écran
assist-side = Vous vous tenez
assist-side-near = devant
assist-side-right = à droite
assist-side-far = en face
assist-side-left = à gauche
assist-aim = Direction
assist-power = Force
assist-loft = Hauteur
assist-taps = Lancer en trois touches
assist-tap-aim = Touchez : direction
assist-tap-power = Touchez : force
assist-tap-loft = Touchez : hauteur, et lancez

## Où se trouve un jeton

THR-20 = Regardez droit dans le trou du jeton : si vous voyez un peu d'un bol ou d'une case, trait compris,
    le jeton est dessus.
THR-21 = Si le trou montre ou non un dessin, cela se mesure. S'il en montre deux, le chef tranche entre eux dans
    Safranito et Hibachi. Dans Fired Up, c'est celui qu'on voit le plus qui compte, et le chef ne tranche qu'en
    cas d'égalité exacte. Sur un plateau où cela peut arriver, votre table peut convenir de l'autre façon. Cela
    se décide quand tous les jetons sont lancés, avant d'en retourner aucun, et de nouveau après un lancer
    supplémentaire, pour les jetons qui ont bougé.
THR-22 = Les jetons peuvent se recouvrir. Chacun compte là où est son propre trou.
THR-23 = Sur la surface nue, un jeton est non valide, mais il y reste.
THR-24 = À Safranito et à Hibachi, un jeton posé sur le rebord ou au-delà est sorti pour la manche. À Fired
    Up, il l'est si son trou est au-dessus du rebord ou au-delà.
THR-25 = Un jeton est sur le rebord si l'une de ses parties repose sur le dessus du rebord ou sur son arête
    intérieure supérieure. On le juge tel qu'il est posé, à plat ou incliné. Un jeton qui ne fait que s'adosser
    à l'intérieur du rebord reste en jeu. Peu importe où il est tombé d'abord : seul compte l'endroit où il
    s'arrête.
THR-26 = Un jeton sorti n'est pas relancé, que vous l'ayez lancé ainsi ou qu'on l'ait poussé. Il vous
    revient pour la manche suivante.
THR-27 = Un jeton arrêté valeur visible compte comme un autre, mais tous en connaissent la valeur jusqu'à la fin
    de la manche, même s'il est retourné.
THR-28 = Un jeton sur la tranche montre la face la plus tournée vers le haut. Tout droit, il cache sa
    valeur.
THR-29 = Si un jeton est incliné, son trou compte comme un disque plat situé juste sous le milieu du trou.

### Ce qui se dit des lancers

style-lob = lob
style-snap = pichenette
style-slide = glissade
style-bank = bande

move-ThrowChip = Lancer le jeton { $value }
move-ThrowChipSeen = Lancer un jeton
move-AimChip = Lancer le jeton { $value } : { $style } vers { $goal } ({ $side })
move-AimChipSeen = Lancer un jeton
move-CallChip = Le jeton est sur : { $goal }

event-ChipTaken = { SEAT($seat) } : jeton { $value } en main.
event-ChipTakenSeen = { SEAT($seat) } : un jeton en main.
event-ChipFlew = { SEAT($seat) } : lancer, { $landed }.
event-ChipsSettled = Des jetons privés d'appui sont retombés.
event-ChipsShown = Jetons visibles : { $known }.
event-ChipCalled = { SEAT($seat) } : décision, le jeton est sur { $goal }.
event-ChipsBack = { $count ->
    [1] Un jeton est rendu.
   *[other] { $count } jetons sont rendus.
}
event-ChipsGathered = { "" }

## Pourquoi : dit après un événement, dans le journal et sur le plateau

why-had = { SEAT($seat) } { $total }
why-space-alone = Jetons à cet endroit : { $totals }.
why-space = Jetons à cet endroit : { $totals }.
why-space-tie = Jetons à cet endroit : { $totals }. Égalité : dans le sens horaire à partir du chef, { ME($seat) ->
    [yes] vous venez en premier et l’emportez.
   *[no] { SEAT($seat) } vient en premier et l’emporte.
}
why-knocked = { ME($by) ->
    [yes] Vous avez poussé
   *[no] { SEAT($by) } a poussé
} { ME($seat) ->
    [yes] votre jeton
   *[no] un jeton de { SEAT($seat) }
} ; avant : { $from }, maintenant : { $to }.
why-knocked-out = { ME($by) ->
    [yes] Vous avez poussé
   *[no] { SEAT($by) } a poussé
} { ME($seat) ->
    [yes] votre jeton
   *[no] un jeton de { SEAT($seat) }
} hors du plateau ; avant : { $from }.
why-between = entre deux cases

landed-on = le jeton est sur { $goal }
landed-bare = le jeton est sur la surface nue
landed-out = le jeton est sorti
landed-doubt = le jeton est entre deux places
goal-point = un point du plateau
goal-nowhere = aucune place

refusal-chip-not-in-hand = Vous n'avez pas de jeton { $value } à lancer dans cette manche.
refusal-another-chip-in-doubt = Il faut d'abord trancher pour un autre jeton.
refusal-hole-does-not-meet = Le trou de ce jeton ne montre pas cette place.
refusal-target-out-of-range = Visez un point près du plateau : à { $most } mm de son milieu au plus.
refusal-not-an-aim = Cette visée n'est pas valable : style, côté ou face inconnu.
refusal-no-assist-here = La table est convenue qu'à cette place on lance seulement d'un geste.
refusal-hand-is-the-seats = Un lancer ne choisit pas sa main : il se fait avec celle de votre place.
refusal-not-a-number = Un lancer est fait de nombres, et d'une face qui regarde en bas.
refusal-too-fast = Aucun bras ne lance à plus de { $most } mm par seconde.
refusal-turns-too-fast = Aucune main ne fait tourner un jeton à plus de { $most } radians par seconde.
refusal-angle-out-of-range = Le jeton ne peut pas être incliné ou tourné autant.
refusal-hand-over-board = Votre main est au-dessus du plateau : lâchez le jeton en dehors du bord.
refusal-too-far-away = Vous êtes trop loin : à { $most } mm du bord au plus.
refusal-too-high-or-low = Lâchez le jeton entre la table et { $most } mm au-dessus.
refusal-touches-table = Le jeton toucherait la table au moment du lâcher.
refusal-touches-board = Le jeton toucherait le plateau au moment du lâcher.
refusal-touches-chip = Le jeton en toucherait un autre au moment du lâcher.

### Ce que disent tous les jeux de lancer ; une salle peut le dire autrement sous le même nom

place-bare = surface nue

question-throw = Lancez un jeton.
question-call = Un jeton est entre deux endroits. Lequel compte ?

refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est à { SEAT($seat) } de décider.
refusal-asked-otherwise = Vous devez décider autre chose maintenant.
refusal-no-passing = On ne passe pas pendant les lancers.

### Ce que dit la page autour du plateau

board-points = { $points ->
    [1] une recette
   *[other] { $points } recettes
}
board-round = Manche { $round }
board-none = rien

side-near = devant
side-right = à droite
side-far = en face
side-left = à gauche

grill-rack = Vos jetons
grill-take = Prendre le jeton de { $value }
grill-chip = Un jeton de { $value }
grill-chip-back = { $value }, déjà lancé
grill-side = Où vous vous tenez
grill-hint-take = Prenez un jeton sur votre support.
grill-hint-flick = Lancez le jeton d'un geste vers son but, ou tirez-le en arrière et lâchez : plus loin, plus fort. Touchez un emplacement pour en faire votre but : votre main sera plus sûre.
grill-assist = Lancer par cible ou en trois touches
grill-no-assist = Votre table est convenue de lancer seulement d'un geste, à la souris ou au doigt.
grill-hand-spread = { $way ->
        [form] Quand vous visez une cible
       *[flick] Quand vous tirez ou lancez d'un geste
    }, vous avez la main { $hand ->
        [steady] sûre
        [average] moyenne
        [casual] décontractée
       *[clumsy] maladroite
    } : la plupart des lancers restent à { $degrees }° et { $percent } % près de ce que vous vouliez, et aucun ne s'en écarte de plus du triple.
grill-no-card = Il n’y reste aucune carte ({ $ingredient }) : on ne peut plus que vendre.
grill-cooked-nth = { $name } : { $count } sur { $goal }
grill-hint-cook-chip = Vous pouvez cuisiner : choisissez le jeton que vous donnez pour cela.
grill-hand = Vos cartes
grill-recipes = Recettes
grill-deck = { $count } dans la pile
grill-reserved = réservée par vous
grill-held = vous l'avez
grill-missing = manque
grill-by-chili = { $count } chilis peuvent remplacer ce qui manque
grill-cook = Cuisiner
grill-cook-chili = Cuisiner, chili pour : { $ingredient }
grill-chefs = À la table
grill-head = chef
grill-cards = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
grill-chili = { $count } chili
grill-reserves = { $count } en réserve
grill-chips-left = { $count ->
    [0] aucun jeton en main
    [1] un jeton en main
   *[other] { $count } jetons en main
}
grill-seen = Vus dans cette manche : { $values }
grill-bowls = Bols
grill-stock = { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
grill-hidden = { $count ->
    [1] un jeton caché
   *[other] { $count } jetons cachés
}
grill-spaces = Cases action
grill-pile = { $count } cartes dans la pile
grill-chili-pile = { $count } chilis dans la pile
grill-trade = Marché
grill-pays = Une carte vendue rapporte { $price }.
grill-costs = { $name } : une carte coûte { $price }
grill-sellers = Ont vendu ici : { $names }
grill-use = S'en servir
grill-decline = Y renoncer
grill-sell-none = Ne rien vendre
grill-sell = En vendre { $count } pour { $paid }
grill-buy = Acheter pour { $price }
grill-buy-not = Ne pas acheter
grill-trade-others = Traiter { $count } bols sans moi
grill-trade-others-title = Traite l'un après l'autre les bols où vous n'avez ni carte ni jeton.
grill-hole = Vu par le trou
grill-share = { $place } : { $share } % du trou

form-chip = Jeton
form-place = Cible
form-style = Manière
form-throw = Lancer
form-odds = Sur un plateau vide, il touche { $percent } fois sur cent.
form-odds-unknown = On ne connaît pas le taux de réussite de ce lancer.

range-how = Tirez le jeton en arrière et lâchez, ou lancez-le d'une chiquenaude : plus c'est loin ou rapide, plus il va loin. Les trois signes règlent la hauteur. Ce qui compte, c'est l'endroit sous son trou.
range-chips = Les jetons de ce jeu
range-free = Lancers libres
range-targets = Des cibles, l'une après l'autre
range-again = Encore les cibles
range-free-hint = Lancez à votre gré. Touchez un emplacement pour le viser : alors les coups au but sont comptés.
range-score = { $over ->
    [yes] La série est finie : { $hits } sur { $of } au but.
   *[no] { $hits } sur { $throws } au but, { $of } cibles en tout.
} { $ghost ->
    [none] Cette série devient votre fantôme.
   *[other] Votre fantôme en avait touché { $ghost } ; l'anneau bleu est son lancer.
}
range-shares = Vos coups au but, par rangée et hauteur
range-row = { $row ->
    [near] rangée proche
    [middle] rangée du milieu
    [far] rangée du fond
   *[space] cases d'action
}
range-height = { $height ->
    [flat] à plat
    [arc] en arc
   *[lob] en cloche
}
range-share = { $percent } % sur { $throws }

text-choices = Vos choix
text-hidden = caché
text-winner = Gagnée par : { $name }.
text-head = Chef : { $name }
text-lying = Sur le plateau
text-stock = Cartes à prendre
final-best-throw = Revoir le meilleur lancer : { SEAT($seat) }
text-money = Argent
text-chili = Chili
text-cooked = Cuisinées
text-reserved = Réservées
text-cards = Cartes
text-chips = Jetons non lancés
text-seen = Vus dans cette manche

option-first = Premier chef
option-first-none = tiré au sort
option-first-value = place { NTH($value) }
option-open_hands = Cartes visibles de tous
option-doubt = Un jeton entre deux endroits
option-doubt-larger = la plus grande part compte
option-doubt-chef = le chef décide
option-last_round = Dernière manche
option-last_round-none = aucune : jusqu'à une victoire
option-hands = Mains
option-hands-none = habituelle
option-hands-steady = sûre
option-hands-average = moyenne
option-hands-casual = décontractée
option-hands-clumsy = maladroite
option-hands-seat = Main de la place { NTH($value) }
option-assist = Lancer au clavier et par formulaire permis
option-assists = Lancer au clavier et par formulaire, par place
option-assists-none = comme pour tous
option-assists-allowed = permis
option-assists-flicks = d'un geste seulement
option-assists-seat = Place { NTH($value) }
option-arc = L'arc d'un lancer est montré, avec la dispersion de la main

## Ce qu'est chaque chose, là où on la montre

scene-chip-any = Un jeton
place-rim = bord du plateau
help-bowl = Les jetons dans un bol fixent le prix de cet ingrédient : tout le monde peut le vendre, mais seuls ceux qui ont un jeton ici peuvent l'acheter. La petite carte indique combien de cartes sont en vente, l'étiquette le total des jetons visibles ; son bord a la couleur de qui mène.
help-rim = Un jeton qui finit sur le bord relevé ou au-delà est hors jeu pour cette manche.
help-bonus-throw = Celui dont les jetons valent ici le plus peut lancer un jeton de plus, un qu'il n'a pas lancé dans cette manche.
help-bonus-ingredient = Celui dont les jetons valent ici le plus pioche autant de cartes que le premier chiffre de son meilleur jeton et en garde une en secret.
help-reserve = Celui dont les jetons valent ici le plus prend en secret la première recette de la pile. Lui seul peut la cuisiner.
help-head-chef = Celui dont les jetons valent ici le plus devient aussitôt chef.
help-chip = La couleur et le signe disent à qui est le jeton. Valeur cachée, seul son propriétaire sait ce qu'il vaut. Il compte pour le lieu que l'on voit par son trou.
help-rack = Vos jetons. Prenez-en un en main pour le lancer ; les pâles ont été lancés dans cette manche.
help-head = Le chef commence chaque étape de la manche. Après la manche, son voisin de gauche devient chef.
help-money = L'argent achète des cartes. À la fin, il départage les ex æquo.
help-cards = Combien de cartes ingrédient ce joueur a en main. Lesquelles, c'est secret, sauf si la table joue à cartes ouvertes.
help-chili = Deux cartes piment remplacent un ingrédient, une fois par recette.
help-reserved = Des recettes que ce joueur a prises en secret. Lui seul peut les cuisiner.
help-cooked = Les recettes que ce joueur a cuisinées. Le premier à en avoir trois gagne.
help-chips = Les jetons que ce joueur peut encore lancer dans cette manche. Leur valeur est secrète ; une valeur vue reste connue jusqu'à la fin de la manche.
help-hand = Vos cartes : vendez-les au bol du même ingrédient, ou gardez-les pour ce que vous voulez cuisiner.
help-recipe = Ses trois ingrédients font une recette. Ceux que vous avez sont éclairés.
help-round = À chaque manche, tous lancent leurs jetons ; puis on utilise les cases action, on négocie les bols et on cuisine. Les nouvelles cartes viennent de la pile.
help-height = La hauteur du vol : à plat le jeton glisse loin, en arc il se pose, en cloche il tombe presque droit.
help-view = Faites le tour de la table, approchez-vous ou regardez le plateau de plus haut. Deux doigts ou le bouton droit de la souris le font tourner. On peut lancer de chaque côté.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-thr-5 = à quelle distance deux dessins, ou un dessin et le rebord, peuvent être l'un de l'autre.
open-thr-10 = comment juger une main trop avancée quand personne n'est à la même table.
open-thr-11 = de quelle distance et de quelle hauteur on peut lancer, et où s'assoient les joueurs.
open-thr-12 = ce qu'est un lancer en nombres, sa vitesse permise, et si l'on peut lancer exprès un jeton valeur visible.
open-thr-15 = quand un lancer est fini, et ce que l'on en note.
open-thr-16 = quand un jeton sorti quitte la table, et ce que deviennent ceux qui s'y appuyaient.
open-thr-17 = ce qui se passe quand quelque chose ne cesse pas de bouger.
open-thr-18 = quel point du jeton doit être dehors, et si le bord lui-même l'est.
open-thr-19 = si l'on peut passer, et si un lancer qui manque le plateau compte.
open-thr-30 = avec quelle adresse lance une main qui n'en est pas une : un formulaire, une touche, un robot, un programme.
open-thr-21 = ce qui se mesure et ce que tranche le chef, quand, et si une table peut convenir d'autre chose.
open-thr-22 = dans deux des jeux, si un jeton posé sur un autre compte.
open-thr-25 = ce que veut dire au juste être sur le rebord, et si c'est le premier contact ou l'arrêt qui compte.
open-thr-26 = si un jeton posé sur le plateau et poussé dehors par quelqu'un est sorti lui aussi.
open-thr-27 = combien de temps une valeur vue une fois reste connue.
open-thr-28 = quelle face montre un jeton posé sur la tranche.
open-thr-29 = où se trouve le trou d'un jeton penché.

## Ce qu’un conseil dit d’une manche

part-recipes = { $change ->
    [more] { $amount ->
        [one] { $amount } recette cuisinée de plus
       *[other] { $amount } recettes cuisinées de plus
    }
   *[less] { $amount ->
        [one] { $amount } recette cuisinée de moins
       *[other] { $amount } recettes cuisinées de moins
    }
}
part-nearest = { $change ->
    [more] { $amount ->
        [one] { $amount } ingrédient de plus de la recette la plus proche
       *[other] { $amount } ingrédients de plus de la recette la plus proche
    }
   *[less] { $amount ->
        [one] { $amount } ingrédient de moins de la recette la plus proche
       *[other] { $amount } ingrédients de moins de la recette la plus proche
    }
}
part-cards = { $change ->
    [more] { $amount ->
        [one] { $amount } carte de plus
       *[other] { $amount } cartes de plus
    }
   *[less] { $amount ->
        [one] { $amount } carte de moins
       *[other] { $amount } cartes de moins
    }
}
part-chili = { $change ->
    [more] { $amount ->
        [one] { $amount } piment de plus
       *[other] { $amount } piments de plus
    }
   *[less] { $amount ->
        [one] { $amount } piment de moins
       *[other] { $amount } piments de moins
    }
}
part-money = { $change ->
    [more] plus d’argent ({ $amount })
   *[less] moins d’argent ({ $amount })
}
part-reserved = { $change ->
    [more] { $amount ->
        [one] { $amount } recette réservée de plus
       *[other] { $amount } recettes réservées de plus
    }
   *[less] { $amount ->
        [one] { $amount } recette réservée de moins
       *[other] { $amount } recettes réservées de moins
    }
}

## Le tutoriel

lesson-throw = Lancez votre jeton { $value }. Cible : { $place }
lesson-throw-how = Touchez le jeton que montre la flèche. Puis tirez-le en arrière le long du pointillé et lâchez. Ce qui compte, c'est l'endroit sous le trou du jeton.
why-throw-bowl = Un jeton dans un bol permet d'acheter cet ingrédient quand on y fait le marché. Un petit jeton achète à bas prix.
why-throw-space = Ici, les jetons s'additionnent : qui en a pour le plus obtient l'action de la case.
lesson-hidden = Les jetons sont face cachée : vous seul savez ce que valent les vôtres. On les retourne quand vient le tour de leur bol.
lesson-selling = On vend d'abord : une carte de cet ingrédient rapporte ce que valent ensemble tous les jetons du bol. Vous n'en avez pas, alors vous achetez.
why-UseSpace = Vos jetons valent ici le plus : l'action est à vous.
why-Keep = Cette carte manque encore à une recette. Personne ne voit laquelle vous gardez.
why-ChooseBowl = Vous êtes chef de cuisine : c'est vous qui choisissez l'ordre. On retourne maintenant les jetons de ce bol.
why-Sell = Vendre rapporte de l'argent, mais il vous faut vos cartes pour les recettes : gardez-les.
why-Buy = Il vous faut cette carte pour une recette. Elle ne coûte que ce que valent vos propres jetons dans le bol.
why-DeclineBuy = Cette carte ne vous sert pas, ou elle est trop chère : gardez votre argent.
why-Cook = Vous avez tout ce que demande cette recette. Le premier à en cuisiner trois gagne.
why-StopCooking = Il n'y a plus rien à cuisiner pour l'instant.

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
row-turns = Manches par partie
length-turns = Durée en manches
row-use-share = { $thing } : manches qui l'utilisent
line-share = { $what } : utilisé dans { $before } → { $after } des manches (différence { $difference } ± { $half }).
kind-bought = place
kind-place = place
kind-space = place
place-out = hors du plateau
place-doubt = douteux
ending-hib-52 = Quelqu'un a cuisiné assez de recettes
ending-hib-53 = La dernière manche était finie
action-recipe-reserved = recette réservée
action-space-declined = action refusée
action-card-kept = carte gardée
action-head-chef-changed = nouveau chef
action-cards-sold = cartes vendues
action-card-sold = carte vendue
action-buy-declined = achat refusé
action-cards-returned = cartes rendues
action-chili-sold = chili vendu
action-chili-taken = chili pris
action-chip-placed = jeton placé
action-tip-taken = pourboire pris
action-ingredient-taken = ingrédient pris
step-ThrowChip = lancer un jeton
step-ThrowChipSeen = lancer un jeton
step-AimChip = lancer un jeton
step-AimChipSeen = lancer un jeton
step-CallChip = juger un jeton douteux
step-UseSpace = utiliser une case d'action
step-DeclineSpace = refuser une action
step-Keep = garder une carte
step-KeepSeen = garder une carte
step-ChooseBowl = choisir un bol
step-Sell = vendre
step-Buy = acheter
step-DeclineBuy = ne pas acheter
step-StopCooking = ne plus cuisiner
step-Cook = cuisiner
step-PlaceChip = placer un jeton
step-TakeIngredient = prendre un ingrédient
step-Reserve = réserver
step-TakeTip = prendre un pourboire
step-TakeChili = prendre du chili
step-SellChili = vendre du chili
step-TakeOff = retirer un jeton
kind-needs = place
kind-ingredients = place
kind-spaces = place
kind-name = place
kind-outline = place
item-seating = { $players } joueurs
field-chip = Jetons
field-hole = trou (m)
field-board = Plateau
field-rim-width = largeur du rebord (m)
field-rim-height = hauteur du rebord (m)
field-materials = Matériaux
field-chip-board = jeton sur le plateau
field-chip-rim = jeton contre le rebord
field-chip-table = jeton sur la table
field-chip-chip = jeton contre jeton
field-limits = Ce que peut un bras
field-values = Valeur du jeton
field-ingredients = Ingrédients
field-spaces = Cases d'action
field-outline = Emplacements du plateau
field-name = nom
field-centre = centre
field-radius = rayon (m)
field-points = coin
field-shape = forme
field-recipe = Recettes
field-id = nom dans le fichier
field-needs = ingrédients
field-goal = Recettes pour gagner
field-money = Argent au départ
field-menu = Recettes visibles
field-cards-copies = de chaque ingrédient
field-cards = Cartes
field-copies = Cartes de chaque ingrédient
field-dealt = cartes ingrédient exposées
field-cards-chili = cartes chili
field-chili-swap = cartes chili qui remplacent un ingrédient
field-rates = Combien de fois une valeur est payée
field-sale = pour une carte
field-chili-sale = pour du chili
field-tip = pourboire
field-seating = Nombre de joueurs
field-players = joueurs
field-throws = lancers par manche
fault-ingredient = { $word } n'est pas un ingrédient de cette boîte.
fault-needs = { $count } ingrédients ; il en faut { $needed } par recette.
fault-needs-twice = La recette demande deux fois un ingrédient.
fault-place = { $word } n'est ni un ingrédient ni une case d'action de cette boîte.
fault-goal = { $count } recettes à cuisiner, mais il n'y en a que { $known }.
fault-throws = { $count } lancers, mais seulement { $known } jetons.
