# Hibachi : les règles telles qu'on les lit dans l'aide, et ce qui se dit à la table.
# Un message par règle de rules.toml, sous le même identifiant ; section-* sont les titres.

section-components = Matériel
section-setup = Mise en place
section-throwing = Étape 1 : lancer les jetons
section-cleaning = Étape 2 : nettoyer la surface de cuisson
section-trading = Étape 3 : vendre et acheter
section-cooking = Étape 4 : cuisiner
section-round = Nouvelle manche

## Matériel

HIB-1 = Chacun a six jetons : 100, 200, 300, 400, 500 et 600.
HIB-2 = Il y a 54 cartes ingrédient, six de chaque sorte : bœuf, shiitaké, poisson, oignon, riz, nouilles,
    crevette, œuf et brocoli. Le bol du milieu est celui du brocoli.
HIB-3 = Dix cartes chili forment une pile ouverte.
HIB-4 = Chacune des 18 recettes demande trois ingrédients différents. Chaque ingrédient figure dans six
    recettes, et deux ingrédients figurent ensemble dans une ou deux. Ce que demande chaque recette est notre
    reconstitution.
HIB-5 = La réserve d'argent ne s'épuise jamais.
HIB-6 = Le chef est celui qui a la bouteille de sauce soja.

## Mise en place

HIB-10 = Vous commencez avec vos six jetons et 2000 yens. Une table peut convenir de 1600, comme dans certaines
    éditions.
HIB-11 = Quel que soit le nombre de joueurs, trois recettes sont visibles, et six cartes ingrédient sont
    visibles, chacune près de son bol.
HIB-12 = Le premier chef est celui qui a cuisiné en dernier. Ici il est tiré au sort, sauf si la table désigne
    une place.
HIB-13 = À deux ou trois, on lance quatre jetons chacun par manche ; à quatre, trois.
HIB-14 = Personne ne voit vos cartes ingrédient ni vos recettes réservées, mais chacun peut les compter.
    Argent, chili et recettes cuisinées sont visibles. Une table peut convenir de jouer à mains ouvertes.
HIB-15 = On vous propose de vendre à chaque bol et de cuisiner à chaque manche, que vous le puissiez ou non,
    pour que les questions ne révèlent rien de votre main. Quels jetons vous n'avez pas lancés est secret ; les
    valeurs de vos jetons que tous ont vues restent connues jusqu'à la fin de la manche.

## Étape 1 : lancer les jetons

HIB-20 = Le chef commence, puis chacun à son tour dans le sens horaire : un jeton au choix, jusqu'à ce que tous
    aient lancé le nombre de la manche.
HIB-21 = Les règles numérotées THR disent où se trouve un jeton et quand il est sorti. Tant qu'un jeton est
    valeur cachée, seul son propriétaire connaît sa valeur.
HIB-22 = Après un lancer bonus, chaque jeton compte là où il se trouve alors. Les cases sont révélées l'une
    après l'autre, et qui en gagne une peut renoncer à son action.

## Étape 2 : nettoyer la surface de cuisson

HIB-30 = Les quatre cases action se règlent dans cet ordre : lancer bonus, ingrédient bonus, réserver une
    recette, nouveau chef. Une case sans jeton est sautée.
HIB-31 = Tous les jetons de la case sont révélés. Celui qui y a la plus forte somme peut agir. À égalité, c'est
    le chef s'il est parmi les ex æquo, sinon celui d'entre eux qui est le plus proche du chef dans le sens
    horaire.
HIB-32 = Avant l'action, les jetons de la case sont rendus. On ne les relance pas dans cette manche.
HIB-33 = Lancer bonus : vous pouvez lancer encore un jeton, un que vous n'avez pas lancé dans la manche. Les
    jetons qui arrivent ainsi sur cette case n'ont pas d'effet et sont rendus à la fin de l'étape.
HIB-34 = Ingrédient bonus : piochez autant de cartes que le premier chiffre de votre meilleur jeton sur la case.
    Gardez-en une et glissez les autres, face cachée, sous la pile, dans l'ordre où elles sont venues. Si la
    pile est trop courte, on mélange la défausse et vous continuez.
HIB-35 = Réserver une recette : regardez celle du dessus de la pile et gardez-la cachée. Vous seul pouvez la
    cuisiner. On en réserve autant qu'on veut tant qu'il y en a.
HIB-36 = Nouveau chef : vous prenez la sauce soja aussitôt.
HIB-37 = Ensuite chacun, à partir du chef, prend une carte chili pour chacun de ses jetons sur la surface nue.
    Les jetons sortis n'en donnent pas.
HIB-38 = S'il n'y a plus de chili quand vous devez en prendre, celui ou ceux qui en ont le plus rendent d'abord
    tout le leur. Cela se vérifie à chaque carte.
HIB-39 = Le chili ne se refuse pas, et vous prenez tout le vôtre avant le suivant. Compte l'endroit où sont les
    jetons après le lancer bonus ; ceux de la case du lancer bonus ne donnent pas de chili.

## Étape 3 : vendre et acheter

HIB-40 = Les jetons non valides sont rendus. Puis le chef choisit un bol après l'autre ; chacun est réglé avant
    le suivant, jusqu'à ce qu'il n'y ait plus de jeton.
HIB-41 = Les jetons du bol sont retournés. On vend d'abord, on achète ensuite.
HIB-42 = Dans le sens horaire à partir du chef, chacun peut vendre des cartes de cet ingrédient, autant qu'il
    veut, même sans jeton dans le bol. Chaque carte rapporte la somme de tous les jetons du bol. Les cartes
    vendues sont défaussées.
HIB-43 = Quand tous ont répondu, ceux qui ont vendu reprennent tous leurs jetons du bol. Ils ne peuvent pas y
    acheter.
HIB-44 = Pour acheter il faut un jeton dans le bol et une carte visible. Celui dont les jetons font la plus
    forte somme passe en premier, paie cette somme pour une carte et reprend son meilleur jeton.
HIB-45 = Si vous ne pouvez ou ne voulez pas acheter quand on vous le demande, vous ne reprenez que votre
    meilleur jeton. On peut vous le demander encore, au prix plus bas.
HIB-46 = Vient ensuite celui qui a maintenant la plus forte somme ; à égalité, le plus proche du chef dans le
    sens horaire. On continue jusqu'à ce qu'il n'y ait plus de carte, plus de jeton ou plus d'acheteur. Les
    jetons restants sont rendus. Sans carte visible, on ne fait que vendre.
HIB-47 = Les cartes que personne n'a achetées restent en place.
HIB-48 = Deux exemples. Les jetons du bol d'œufs font 700 : Bleu vend un œuf pour 700, Rouge deux pour 1400, et
    les jetons de Bleu quittent le bol. Une autre fois, Vert y a 700 et trop peu d'argent : il passe et reprend
    le 600. Noir achète un œuf pour 200, puis Vert un autre pour 100 seulement.

## Étape 4 : cuisiner

HIB-50 = Dans le sens horaire à partir du chef, chacun peut cuisiner une des recettes visibles et autant de ses
    recettes réservées qu'il peut, en défaussant les trois ingrédients.
HIB-51 = Deux cartes chili remplacent un ingrédient, une seule fois par recette. Elles retournent à la pile de
    chili.
HIB-52 = Dès que vous cuisinez votre troisième recette, la partie est finie et vous gagnez.
HIB-53 = La table peut convenir d'une dernière manche, ou de n'en avoir aucune ; par défaut c'est la
    quarantième. Si personne n'a gagné d'ici là, le plus grand nombre de recettes l'emporte, puis le plus
    d'argent, puis le plus de cartes ingrédient ; ceux qui restent à égalité se partagent la victoire.

## Nouvelle manche

HIB-60 = Celui qui a la bouteille maintenant la passe à sa gauche, même s'il l'a prise dans cette manche.
HIB-61 = On complète les recettes visibles jusqu'à trois.
HIB-62 = Six nouvelles cartes ingrédient s'ajoutent à celles qui restent.
HIB-63 = S'il faut une carte et que la pile est vide, la défausse mélangée devient la nouvelle pile.
HIB-64 = S'il n'y a pas assez de cartes, on étale celles qui restent. S'il n'y a plus de recette dans la pile,
    on joue avec les recettes visibles et réservées.

### Ce qui se dit à la table. SEAT() est le nom d'un joueur, ME() dit si c'est le lecteur, NTH() compte à partir de 1.

title = Hibachi
about = Lancer des jetons sur le gril, négocier les ingrédients, cuisiner trois recettes.

## Noms des choses

place-beef = bœuf
place-shiitake = shiitaké
place-fish = poisson
place-onion = oignon
place-rice = riz
place-noodles = nouilles
place-shrimp = crevette
place-egg = œuf
place-broccoli = brocoli
place-chili = piment
place-bonus-throw = lancer bonus
place-bonus-ingredient = ingrédient bonus
place-reserve = réserver une recette
place-head-chef = nouveau chef

recipe-surf-and-turf = Terre et mer
recipe-mushroom-rice = Riz aux champignons
recipe-fishers-noodles = Nouilles du pêcheur
recipe-captains-skewers = Brochettes du capitaine
recipe-late-night-bowl = Bol de minuit
recipe-garden-omelette = Omelette du jardin
recipe-beef-rice-bowl = Bol de riz au bœuf
recipe-forest-and-sea = Forêt et mer
recipe-harbour-scramble = Œufs brouillés du port
recipe-moonlit-noodles = Nouilles au clair de lune
recipe-vegetable-platter = Assiette de légumes
recipe-seafood-rice = Riz aux fruits de mer
recipe-two-fires-noodles = Nouilles aux deux feux
recipe-savoury-custard = Flan salé
recipe-green-fried-rice = Riz sauté vert
recipe-iron-plate-beef = Bœuf à la plaque
recipe-seafood-skewers = Brochettes de la mer
recipe-golden-omelette = Omelette dorée

## Ce qui est demandé

question-throw = Lancez un jeton.
question-call = Un jeton est entre deux places. Laquelle compte ?
question-bonus-throw = Vous gagnez le lancer bonus. Lancez un jeton de plus, ou laissez.
question-use = Vous gagnez une case : { $space }. Vous en servir ?
question-keep = Quelle carte gardez-vous ?
question-bowl = Quel bol vient ensuite ?
question-sell = { $ingredient } : une carte se vend { $total } yens. Combien en vendez-vous ?
question-buy = { $ingredient } : une carte vous coûte { $price } yens. En achetez-vous une ?
question-cook = Cuisinez une recette, ou arrêtez.

## Les coups, comme choix

move-UseSpace = S'en servir
move-DeclineSpace = Laisser
move-Keep = Garder : { $ingredient }
move-KeepSeen = Garder une carte
move-ChooseBowl = Traiter : { $ingredient }
move-Sell = { $cards ->
    [0] Ne rien vendre
    [1] Vendre une carte
   *[other] Vendre { $cards } cartes
}
move-Buy = Acheter une carte
move-DeclineBuy = Ne pas acheter
move-Cook = { $with_chili ->
    [yes] Cuisiner : { $recipe }, chili pour { $chili_for }
   *[no] Cuisiner : { $recipe }
}
move-StopCooking = Arrêter de cuisiner

## Les événements, tels qu'on les raconte. Un événement vide n'est pas raconté.

event-Asked = { "" }
event-SpaceWon = Case gagnée par { SEAT($seat) } : { $space }.
event-SpaceDeclined = { SEAT($seat) } : action laissée, { $space }.
event-PileShuffled = La défausse mélangée forme une nouvelle pile.
event-PileShuffledSeen = La défausse mélangée forme une nouvelle pile.
event-CardsDrawn = Pioche de { SEAT($seat) } : { $cards }.
event-CardsDrawnSeen = Pioche de { SEAT($seat) } : { $count ->
    [1] une carte.
   *[other] { $count } cartes.
}
event-CardKept = Carte gardée par { SEAT($seat) } : { $ingredient }.
event-CardKeptSeen = { SEAT($seat) } : une carte gardée.
event-RecipeReserved = Recette réservée par { SEAT($seat) } : { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) } : une recette réservée.
event-HeadChefChanged = { ME($seat) ->
    [yes] Vous êtes maintenant le chef.
   *[no] { SEAT($seat) } est maintenant le chef.
}
event-ChiliTaken = { SEAT($seat) } : un chili.
event-ChiliReturned = { SEAT($seat) } avait le plus de chili : { $count } rendus.
event-BowlChosen = Le commerce commence : { $ingredient }.
event-CardsSold = Vente de { SEAT($seat) } : { $count ->
    [1] une carte { $ingredient } pour { $price } yens.
   *[other] { $count } cartes { $ingredient } à { $price } yens.
}
event-CardBought = Achat de { SEAT($seat) } : { $ingredient } pour { $price } yens.
event-BuyDeclined = { SEAT($seat) } : pas d'achat de { $ingredient } à { $price } yens.
event-CookingBegun = { "" }
event-RecipeCooked = Recette de { SEAT($seat) } : { $recipe }{ $chili ->
    [0] .
   *[other] , avec du chili.
}
event-RoundBegun = Manche { $round } : { ME($head) ->
    [yes] vous êtes le chef.
   *[no] { SEAT($head) } est le chef.
}
event-RecipesDealt = Nouvelles recettes : { $recipes }.
event-CardsDealt = Nouvelles cartes : { $cards }.
event-GameEnded = { $rule ->
    [HIB-53] C’était la dernière manche : le plus de recettes l’emporte.
   *[HIB-52] La troisième recette est cuisinée. La partie est finie.
}

## Pourquoi un coup est refusé

refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est le tour de { SEAT($seat) }.
refusal-asked-otherwise = Autre chose est demandé maintenant.
refusal-no-passing = Personne ne passe pendant les lancers.
refusal-not-drawn = Vous n'avez pas pioché cette carte.
refusal-bowl-empty = Aucun jeton n'est dans ce bol.
refusal-too-few-cards = Vous en avez { $held ->
    [0] zéro carte
    [1] une carte
   *[other] { $held } cartes
}.
refusal-too-poor = Vous n'avez pas { $price } yens.
refusal-no-such-recipe = Cette recette n'existe pas.
refusal-recipe-not-there = Cette recette n'est ni visible ni réservée par vous.
refusal-one-face-up = Vous avez déjà cuisiné une recette visible dans cette manche.
refusal-not-in-recipe = La recette ne demande pas cet ingrédient.
refusal-too-little-chili = Il faut { $needed } cartes chili.
refusal-ingredients-missing = Il vous manque des ingrédients pour cette recette.

## Sur la page

money = { $amount } ¥
option-money = Argent au départ
option-money-none = comme d'habitude

## La première manche guidée : un conseil par sorte de décision

tip-throw = Prenez un jeton sur votre support ; vous seul en connaissez la valeur. Choisissez où vous tenir, puis tirez le jeton en arrière et lancez-le sur le plateau. Un gros jeton gagne les cases et fait payer les ventes ; un petit achète à bas prix. Ce qui compte, c'est l'endroit sous le trou du jeton.
tip-call = Le trou de ce jeton montre deux endroits. Vous êtes le chef : dites lequel compte.
tip-bonus-throw = Vous avez le plus sur le lancer bonus. Lancez un des jetons que vous avez gardés, ou renoncez.
tip-use = Vos jetons sur cette case valent le plus : son action est à vous, à prendre ou à laisser.
tip-keep = Vous avez pioché ces cartes. Gardez celle qui sert vos recettes ; les autres vont sous la pile.
tip-bowl = Place au marché, bol après bol, dans l'ordre de votre choix. Touchez un bol garni de jetons ; on les retourne tous.
tip-sell = Une carte de ce bol rapporte la somme de tous ses jetons, et il n'en faut aucun à vous pour vendre. Qui vend reprend ses jetons et n'achète plus ici.
tip-buy = Une carte coûte la somme de vos propres jetons dans ce bol. Si vous n'achetez pas, votre plus gros jeton s'en va, et on peut vous redemander pour moins cher.
tip-cook = Trois ingrédients font une recette. Deux chilis peuvent en remplacer un. Qui cuisine trois recettes le premier gagne.

## Ce qu'est chaque chose, là où on la montre

help-bare = Entre les bols et les cases. Un jeton qui s'y trouve une fois les cases utilisées rapporte une carte piment à son propriétaire.

end-tie = Égalité de recettes : le plus d'argent a décidé, puis le plus de cartes.

## Le jeu en une page

page-goal = Réunissez avant les autres les ingrédients de trois recettes.
page-turn = Lancez vos jetons. Puis on utilise les cases action, on négocie les bols un à un, et vous pouvez cuisiner.
page-win = Qui cuisine sa troisième recette gagne aussitôt.
page-wrong-1 = Un petit jeton achète à bas prix, un gros rend la vente rentable.
page-wrong-2 = Pas besoin de jeton dans un bol pour y vendre, mais qui y vend n'y achète pas.
page-wrong-3 = Ce qui compte, c'est le lieu sous le trou du jeton, non ce qu'il touche.
page-wrong-4 = Qui n'achète pas ne reprend que son meilleur jeton et peut être sollicité à moindre prix.
page-wrong-5 = Les jetons sur la surface nue ne sont pas perdus : ils rapportent du piment.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-hib-2 = combien il y a de cartes de chaque ingrédient.
open-hib-5 = ce qui se passe quand il n'y a plus de billets dans la boîte.
open-hib-10 = quelle somme de départ vaut, car les éditions diffèrent.
open-hib-12 = qui est le premier chef quand on ne sait pas qui a cuisiné en dernier.
open-hib-14 = ce que les autres peuvent voir des cartes, des recettes et de l'argent.
open-hib-15 = si l'on interroge ceux qui n'ont rien à vendre ou à cuisiner, et quels jetons restent secrets.
open-hib-22 = où comptent les jetons déplacés par le lancer bonus, quand on retourne les cases, et si le gagnant peut refuser.
open-hib-32 = quand les jetons retournés d'une case reviennent, et si l'on peut les relancer.
open-hib-33 = ce que deviennent les jetons que le lancer bonus amène sur sa propre case.
open-hib-34 = ce qui se passe quand la pile a moins de cartes qu'il n'en faut piocher.
open-hib-38 = si la pile de chili vide se vérifie une fois ou avant chaque carte.
open-hib-39 = si l'on peut refuser le chili, et où comptent les jetons déplacés par le lancer bonus.
open-hib-42 = dans quel ordre on demande aux chefs s'ils vendent.
open-hib-53 = comment finit une partie où personne ne cuisine de troisième recette.
open-hib-63 = à quel moment précis la défausse est mélangée en une nouvelle pile.
open-hib-64 = ce qui se passe quand une pile est vide, et sa défausse aussi.
