# Safranito : les règles comme on les lit dans l'aide.
# Un message par règle de rules.toml, sous le même numéro ; section-* sont les titres.

section-components = Matériel
section-setup = Mise en place
section-throwing = Phase 1 : les lancers
section-cleaning = Phase 2 : les cases action
section-trading = Phase 3 : ventes et achats
section-cooking = Phase 4 : les mélanges
section-round = Nouvelle manche

## Matériel

SAF-1 = Vous avez six jetons de 10, 20, 30, 40, 50 et 60 roupies, verts, rouges, orange ou bleus.
SAF-2 = Il y a 54 cartes épice, six de chaque : curry, gingembre, cardamome, piment, ail, menthe, cumin,
    safran et cannelle. Le bol de safran est au milieu du plateau.
SAF-3 = Il y a 18 mélanges d'épices, chacun de trois épices différentes. Chaque épice figure dans six mélanges,
    et deux épices figurent ensemble dans un ou deux. L'un d'eux unit cardamome, piment et cumin ; les autres
    sont notre reconstitution.
SAF-4 = L'argent vient de la banque et y retourne. La banque en a toujours assez.
SAF-5 = Le chef cuisinier est celui qui a le moulin à poivre.

## Mise en place

SAF-10 = Vous commencez avec vos six jetons et 200 roupies.
SAF-11 = À deux joueurs, 2 mélanges sont visibles, 4 cartes épice sont étalées et chacun lance 4 jetons
    par manche. À trois : 2 mélanges, 5 cartes, 4 jetons ; à quatre : 3 mélanges, 6 cartes, 3 jetons.
    Chaque manche ajoute autant de cartes épice qu'au début.
SAF-12 = Une carte épice étalée est visible au bord du plateau, à la place de son épice. Le reste des
    épices et des mélanges forme deux pioches cachées.
SAF-13 = Le premier chef est celui qui a cuisiné en dernier. Ici il est tiré au sort, sauf si la table désigne
    une place.
SAF-14 = Personne ne voit vos cartes épice ni vos mélanges réservés, mais tous en voient le nombre.
    L'argent et les mélanges terminés sont visibles de tous.
SAF-15 = À chaque bol, on demande à tous l'un après l'autre s'ils vendent, et dans la dernière phase s'ils
    composent des mélanges, même à ceux qui ne le peuvent pas. On peut toujours répondre : aucun. Ainsi les
    questions ne révèlent rien de votre main.
SAF-16 = Quels jetons vous n'avez pas lancés dans cette manche est secret ; leur nombre ne l'est pas. Les jetons
    non valides, sortis ou restés sur la case du lancer supplémentaire sont rendus sans être révélés. Une valeur
    vue reste connue jusqu'à la fin de la manche.

## Phase 1 : les lancers

SAF-20 = En commençant par le chef et dans le sens horaire, chacun lance un jeton de son choix. On
    recommence jusqu'à ce que chacun ait lancé le nombre de la manche.
SAF-21 = Les règles numérotées THR disent comment on lance, où un jeton repose et quand il est hors jeu.
SAF-22 = Tant qu'un jeton est valeur cachée et n'a pas été révélé, seul son propriétaire sait ce qu'il
    vaut.

## Phase 2 : les cases action

SAF-30 = Les cases action se règlent une à une : le lancer supplémentaire, la carte épice supplémentaire,
    la réservation d'un mélange, enfin le chef cuisinier. Une case sans jeton est sautée.
SAF-31 = Tous les jetons de la case sont révélés. Seul agit celui dont les jetons y font la plus forte somme. À
    égalité, c'est celui qui est le plus proche du chef dans le sens horaire ; le chef lui-même est le plus
    proche de tous.
SAF-32 = Les jetons révélés sont rendus avant que l'action ne soit exécutée. On ne les relance pas dans cette
    manche.
SAF-33 = Lancer supplémentaire : vous pouvez lancer encore un jeton, un que vous n'avez pas lancé dans la
    manche. Les jetons qui arrivent ainsi sur cette case ne donnent pas d'autre lancer ; ils sont rendus à la
    fin de la phase, sans effet.
SAF-34 = Carte épice supplémentaire : piochez autant de cartes que le premier chiffre de votre meilleur jeton
    sur la case. Gardez-en une sans la montrer et glissez les autres sous la pioche dans l'ordre où elles sont
    venues. Si la pioche s'épuise, on mélange la défausse et vous continuez ; s'il n'y a plus rien, vous
    choisissez parmi les cartes piochées. Sans aucune carte, rien ne se passe.
SAF-35 = Réserver un mélange : prenez le premier mélange de la pioche sans le montrer. Vous seul pouvez
    désormais le composer. On en réserve autant qu'on veut ; quand la pioche est vide, la case ne fait
    rien.
SAF-36 = Chef cuisinier : vous prenez aussitôt le moulin à poivre et vous êtes le chef pour toute la
    suite.
SAF-37 = Le lancer supplémentaire peut déplacer d'autres jetons. Chacun compte là où il se trouve ensuite, y
    compris sur les cases encore à régler. Une case n'est révélée que quand vient son tour.
SAF-38 = Celui qui gagne une case peut renoncer à son action, mais seulement avant d'avoir vu une carte. Alors
    personne ne l'exécute.

## Phase 3 : ventes et achats

SAF-40 = D'abord les jetons non valides reviennent à leurs propriétaires.
SAF-41 = Le chef choisit un bol où il y a des jetons. Quand les échanges y sont finis, il en choisit un autre,
    jusqu'à ce que le plateau soit vide.
SAF-42 = Tous les jetons du bol sont retournés. On vend d'abord, on achète ensuite.
SAF-43 = Dans le sens horaire à partir du chef, qui a cette épice en main peut en vendre autant de cartes
    qu'il veut, même sans jeton dans le bol. La banque paie pour chacune la valeur de tous les jetons
    du bol. Les cartes vont à la défausse.
SAF-44 = Après la dernière vente, qui a vendu reprend tous ses jetons du bol. Il ne peut donc pas acheter
    cette épice maintenant.
SAF-45 = Pour acheter, il faut un jeton dans le bol et une carte de l'épice étalée. On demande d'abord à
    celui dont les jetons y valent le plus. Une carte lui coûte exactement cette valeur ; puis son
    meilleur jeton quitte le bol.
SAF-46 = On demande ensuite à celui qui a maintenant la plus forte somme, peut-être le même. Cela finit quand il
    n'y a plus de carte de l'épice, plus de jeton, ou plus d'acheteur ; les jetons restants sont rendus. Si
    aucune carte n'était étalée, on ne fait que vendre.
SAF-47 = Si plusieurs sommes sont égales, on demande d'abord au plus proche du chef dans le sens horaire.
SAF-48 = Si on vous le demande et que vous ne voulez ou ne pouvez pas acheter, vous reprenez tous vos jetons du
    bol. (Dans Hibachi on n'en reprend qu'un.)
SAF-49 = Les cartes que personne n'a achetées restent étalées.

## Phase 4 : les mélanges

SAF-50 = Dans le sens horaire à partir du chef, chacun peut composer un des mélanges visibles, et autant de
    ses mélanges réservés qu'il peut. On défausse les trois épices, et le mélange reste visible devant
    soi.
SAF-51 = Un vide parmi les mélanges visibles n'est comblé qu'au début de la manche suivante.
SAF-52 = Dès qu'un joueur a trois mélanges, la partie est finie et il gagne.
SAF-53 = La table peut convenir d'une dernière manche, ou de n'en avoir aucune ; par défaut c'est la
    quarantième. Si personne n'a gagné d'ici là, le plus grand nombre de mélanges l'emporte, puis le plus
    d'argent, puis le plus de cartes épice. Ceux qui restent à égalité se partagent la victoire.

## Nouvelle manche

SAF-60 = Le moulin à poivre passe au voisin de gauche de celui qui l'a maintenant, même s'il l'a pris dans cette
    manche.
SAF-61 = On complète les mélanges visibles et on ajoute des cartes épice, autant que le demande le nombre
    de joueurs. Ce qui est là reste.
SAF-62 = Quand il faut une carte épice et que la pioche est vide, la défausse mélangée devient la pioche.
    S'il n'y en a pas, on n'étale que ce qu'il y a.
SAF-63 = Quand la pioche des mélanges est vide, on complète tant qu'on peut. La partie continue, et les
    mélanges réservés peuvent encore être composés.

### Ce qui se dit à la table. SEAT() est le nom d'un joueur, ME() dit si c'est la personne qui lit.

title = Safranito
about = Lancez des jetons dans les bols d'épices, vendez et achetez à leur prix, composez trois mélanges.

## Noms des choses

place-curry = curry
place-ginger = gingembre
place-cardamom = cardamome
place-chili = piment
place-garlic = ail
place-mint = menthe
place-cumin = cumin
place-cinnamon = cannelle
place-saffron = safran
place-bonus-throw = lancer supplémentaire
place-bonus-ingredient = carte épice supplémentaire
place-reserve = réserver un mélange
place-head-chef = chef cuisinier
recipe-cool-breeze = Brise fraîche
recipe-winter-rub = Marinade d'hiver
recipe-green-ginger = Gingembre vert
recipe-golden-mint = Menthe dorée
recipe-red-lantern = Lanterne rouge
recipe-market-curry = Curry du marché
recipe-rajas-breath = Souffle du raja
recipe-sharp-leaf = Feuille vive
recipe-sweet-curry = Curry doux
recipe-moon-garden = Jardin de lune
recipe-sunrise = Lever de soleil
recipe-harvest-gold = Or des moissons
recipe-caravan = Caravane
recipe-hill-station = Village des collines
recipe-fire-thread = Fil de feu
recipe-palace-rice = Riz du palais
recipe-root-and-pod = Racine et gousse
recipe-dust-of-the-road = Poussière du chemin

## Ce qui est demandé

question-bonus-throw = Lancez encore un jeton, ou renoncez.
question-use = Vous avez gagné : { $space }. L'utiliser ?
question-keep = Choisissez la carte épice que vous gardez.
question-bowl = Quel bol est le suivant ?
question-sell = Combien de cartes vendez-vous ? Chacune rapporte { $total } roupies ({ $ingredient }).
question-buy = Acheter une carte pour { $price } roupies : { $ingredient } ?
question-cook = Composez un mélange, ou arrêtez.

## Les coups, comme choix

move-UseSpace = Utiliser : { $space }
move-DeclineSpace = Renoncer : { $space }
move-Keep = Garder : { $ingredient }
move-KeepSeen = Garder une carte
move-ChooseBowl = Ouvrir le commerce : { $ingredient }
move-Sell = { $cards ->
    [0] Ne rien vendre
    [1] Vendre une carte à { $total } roupies
   *[other] Vendre { $cards } cartes à { $total } roupies chacune
}
move-Buy = Acheter à { $price } roupies : { $ingredient }
move-DeclineBuy = Ne rien acheter et reprendre tous vos jetons
move-Cook = Composer { $recipe }
move-StopCooking = Ne plus rien composer

## Ce qui arrive. Un message vide n'est pas dit : autre chose le dit.

event-Asked = { "" }
event-SpaceWon = { ME($seat) ->
    [yes] Vous avez gagné : { $space }.
   *[no] { SEAT($seat) } a gagné : { $space }.
}
event-SpaceDeclined = { ME($seat) ->
    [yes] Vous avez renoncé : { $space }.
   *[no] { SEAT($seat) } a renoncé : { $space }.
}
event-PileShuffled = La défausse mélangée devient la pioche.
event-PileShuffledSeen = La défausse mélangée devient la pioche.
event-CardsDrawn = { ME($seat) ->
    [yes] Vous avez pioché : { $cards }.
   *[no] { SEAT($seat) } a pioché : { $cards }.
}
event-CardsDrawnSeen = { ME($seat) ->
    [yes] Cartes que vous avez piochées : { $count }.
   *[no] Cartes piochées par { SEAT($seat) } : { $count }.
}
event-CardKept = { ME($seat) ->
    [yes] Vous avez gardé : { $ingredient }.
   *[no] { SEAT($seat) } a gardé : { $ingredient }.
}
event-CardKeptSeen = { ME($seat) ->
    [yes] Vous avez gardé une carte.
   *[no] { SEAT($seat) } a gardé une carte.
}
event-RecipeReserved = { ME($seat) ->
    [yes] Vous avez réservé : { $recipe }.
   *[no] { SEAT($seat) } a réservé : { $recipe }.
}
event-RecipeReservedSeen = { ME($seat) ->
    [yes] Vous avez réservé un mélange.
   *[no] { SEAT($seat) } a réservé un mélange.
}
event-HeadChefChanged = { ME($seat) ->
    [yes] Vous êtes maintenant le chef.
   *[no] { SEAT($seat) } est maintenant le chef.
}
event-BowlChosen = On passe au bol : { $ingredient }.
event-CardsSold = { ME($seat) ->
    [yes] Vous avez vendu
   *[no] { SEAT($seat) } a vendu
} { $count ->
    [1] une carte
   *[other] { $count } cartes
} à { $price } roupies : { $ingredient }.
event-CardBought = { ME($seat) ->
    [yes] Vous avez acheté à { $price } roupies : { $ingredient }.
   *[no] { SEAT($seat) } a acheté à { $price } roupies : { $ingredient }.
}
event-BuyDeclined = { ME($seat) ->
    [yes] Vous n'avez pas acheté à { $price } roupies : { $ingredient }.
   *[no] { SEAT($seat) } n'a pas acheté à { $price } roupies : { $ingredient }.
}
event-CookingBegun = { "" }
event-RecipeCooked = { ME($seat) ->
    [yes] Vous avez composé { $recipe } : { $cards }.
   *[no] { SEAT($seat) } a composé { $recipe } : { $cards }.
}
event-RoundBegun = Manche { $round }. Chef : { SEAT($head) }.
event-RecipesDealt = Nouveaux mélanges : { $recipes }.
event-CardsDealt = Nouvelles cartes épice : { $cards }.
event-GameEnded = { $rule ->
    [SAF-53] C’était la dernière manche : le plus de mélanges l’emporte.
   *[SAF-52] Le troisième mélange est prêt. La partie est finie.
}

## Pourquoi un coup est refusé

refusal-not-drawn = Vous n'avez pas pioché : { $ingredient }.
refusal-bowl-empty = Aucun jeton dans ce bol : { $ingredient }.
refusal-too-few-cards = Cartes de cette épice dans votre main : { $held }.
refusal-too-poor = Vous n'avez pas { $price } roupies.
refusal-no-such-recipe = Il n'y a pas de mélange { $recipe }.
refusal-recipe-not-there = { $recipe } n'est ni visible ni réservé par vous.
refusal-one-face-up = Vous avez déjà composé un mélange visible dans cette manche.
refusal-ingredients-missing = Vous n'avez pas les trois épices de { $recipe }.

## Sur la page

money = { $amount } roupies
board-points = { $points ->
    [1] un mélange
   *[other] { $points } mélanges
}
grill-recipes = Mélanges
grill-cook = Composer
text-cooked = Mélanges composés

## La première manche guidée : un conseil par sorte de décision

tip-throw = Prenez un jeton sur votre support ; vous seul en connaissez la valeur. Choisissez où vous tenir, puis tirez le jeton en arrière et lancez-le sur le plateau. Un gros jeton gagne les cases et fait payer les ventes ; un petit achète à bas prix. Ce qui compte, c'est l'endroit sous le trou du jeton.
tip-call = Le trou de ce jeton montre deux endroits. Vous êtes le chef : dites lequel compte.
tip-bonus-throw = Vous avez le plus sur le lancer supplémentaire. Lancez un des jetons que vous avez gardés, ou renoncez.
tip-use = Vos jetons sur cette case valent le plus : son action est à vous, à prendre ou à laisser.
tip-keep = Vous avez pioché ces épices. Gardez celle qui sert vos mélanges ; les autres vont sous la pile.
tip-bowl = Place au marché, bol après bol, dans l'ordre de votre choix. Touchez un bol garni de jetons ; on les retourne tous.
tip-sell = Une carte de cette épice rapporte ce que valent ensemble tous les jetons du bol, et il n'en faut aucun à vous pour vendre. Qui vend reprend ses jetons et n'achète plus ici.
tip-buy = Une carte coûte ce que valent vos propres jetons dans ce bol. Si vous n'achetez pas, vous reprenez tous vos jetons.
tip-cook = Trois épices font un mélange. Le premier à en avoir trois gagne.

## Ce qu'est chaque chose, là où on la montre

help-bare = Entre les bols et les cases. Un jeton qui finit ici ne fait rien et revient à son propriétaire.
help-reserve = Celui dont les jetons valent ici le plus prend en secret le premier mélange de la pile. Lui seul peut le composer.
help-reserved = Des mélanges que quelqu'un a pris en secret. Lui seul peut les composer.
help-cooked = Les mélanges que ce joueur a composés. Le premier à en avoir trois gagne aussitôt.
help-recipe = Ses trois épices font un mélange. Celles que vous avez sont éclairées.

end-tie = Égalité de mélanges : le plus d'argent a décidé, puis le plus de cartes.

## Le jeu en une page

page-goal = Achetez avant les autres les épices de trois mélanges.
page-turn = Lancez vos jetons. Puis on utilise les cases action, on négocie les bols un à un, et vous pouvez composer des mélanges.
page-win = Qui a trois mélanges gagne aussitôt.
page-wrong-1 = Un petit jeton achète à bas prix, un gros rend la vente rentable.
page-wrong-2 = Pas besoin de jeton dans un bol pour y vendre, mais qui y vend n'y achète pas.
page-wrong-3 = Ce qui compte, c'est le lieu sous le trou du jeton, non ce qu'il touche.
page-wrong-4 = Qui n'achète pas retire tous ses jetons du bol.
page-wrong-5 = Parmi les mélanges visibles, un seul par manche ; parmi vos réservés, autant que possible.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-saf-2 = combien il y a de cartes de chaque épice.
open-saf-4 = ce qui se passe quand la banque n'a plus d'argent.
open-saf-13 = qui est le premier chef quand on ne sait pas qui a cuisiné en dernier.
open-saf-14 = ce que les autres peuvent voir des cartes, des mélanges et de l'argent.
open-saf-15 = si l'on interroge ceux qui n'ont rien à vendre ni à composer.
open-saf-16 = quels jetons les autres peuvent voir, et combien de temps une valeur vue reste connue.
open-saf-32 = quand les jetons retournés d'une case reviennent, et si l'on peut les relancer.
open-saf-33 = quel jeton sert au lancer supplémentaire, si l'on peut y renoncer, et ce que deviennent ceux qu'il amène sur sa propre case.
open-saf-34 = qui voit les cartes piochées, et ce qui se passe quand la pioche est trop courte.
open-saf-35 = ce qui se passe quand il n'y a plus de mélange à réserver.
open-saf-37 = où comptent les jetons déplacés par le lancer supplémentaire, et quand on retourne les cases.
open-saf-38 = si le gagnant d'une case d'action peut y renoncer.
open-saf-43 = dans quel ordre on demande aux joueurs s'ils vendent.
open-saf-46 = ce que deviennent les jetons qui restent quand le commerce d'un bol est fini.
open-saf-48 = si celui qui n'achète pas reprend tous ses jetons ou un seul.
open-saf-53 = comment finit une partie où personne ne compose de troisième mélange.
open-saf-62 = à quel moment précis la défausse est mélangée, et ce qui se passe quand elle est vide.
open-saf-63 = ce qui se passe quand la pioche des mélanges est vide.

## Le tutoriel

why-Keep = Cette épice manque encore à un mélange. Personne ne voit laquelle vous gardez.
why-Buy = Il vous faut cette épice pour un mélange. Elle ne coûte que ce que valent vos propres jetons dans le bol.
why-Sell = Vendre rapporte de l'argent, mais il vous faut vos épices pour les mélanges : gardez-les.
why-Cook = Vous avez les trois épices de ce mélange. Le premier à avoir trois mélanges gagne.
why-StopCooking = Aucun autre mélange n'est possible pour l'instant.
why-throw-bowl = Un jeton dans un bol permet d'acheter cette épice quand on y fait le marché. Un petit jeton achète à bas prix.
lesson-selling = On vend d'abord : une carte de cette épice rapporte ce que valent ensemble tous les jetons du bol. Vous n'en avez pas, alors vous achetez.

## Le contenu de la boîte, pour l'atelier et ses rapports

field-ingredients = Épices
field-recipe = Mélanges
field-needs = épices
field-goal = Mélanges pour gagner
field-menu = mélanges visibles
field-copies = Cartes de chaque épice
fault-ingredient = { $word } n'est pas une épice de cette boîte.
