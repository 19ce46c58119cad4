# Hibachi Fired Up! : les règles comme on les lit dans l'aide.
# Un message par règle de rules.toml, sous le même numéro ; section-* sont les titres.

section-components = Matériel
section-setup = Mise en place
section-throwing = Étape 1 : les lancers
section-cleaning = Étape 2 : le nettoyage
section-place = Ce que fait un endroit
section-cooking = Cuisiner, ou rien
section-round = Nouvelle manche et fin

## Matériel

FUP-1 = Vous avez quatre jetons : 100, 200, 400 et 600.
FUP-2 = Il y a 72 cartes ingrédient, huit de chacun des neuf ingrédients, et 12 cartes chili.
FUP-3 = Il y a 18 recettes, chacune de trois ingrédients différents. Chaque ingrédient figure dans six recettes,
    et deux ingrédients figurent ensemble dans une ou deux. Ce que demande chaque recette est notre
    reconstitution.
FUP-4 = Les yens ne manquent jamais.
FUP-5 = Les ingrédients et leurs bols sont ceux de Hibachi. Les quatre cases action sont : placer un
    jeton, ingrédient bonus, réserver une recette, pourboire. Les couleurs sont rouge, bleu, vert et
    noir.

## Mise en place

FUP-10 = Vous commencez avec vos quatre jetons et 1200 yens. Toutes les cartes ingrédient sont autour du
    plateau en piles ouvertes, une par sorte, et les cartes chili aussi.
FUP-11 = Trois recettes sont visibles ; les autres forment une pioche cachée.
FUP-12 = Le premier chef est celui qui a cuisiné en dernier, ou on le choisit au hasard. Ici il est tiré au
    sort, sauf si la table désigne une place.
FUP-13 = Personne ne voit les cartes de votre main, chili compris, ni les recettes que vous avez
    réservées. Le nombre de vos cartes, votre argent et vos plats cuisinés sont visibles de tous.

## Étape 1 : les lancers

FUP-20 = En commençant par le chef et dans le sens horaire, chacun lance un jeton de son choix, jusqu'à ce que
    tous en aient lancé quatre à deux ou trois joueurs, ou trois à quatre joueurs.
FUP-21 = Les règles numérotées THR disent comment on lance et où un jeton repose. Un jeton qui en chevauche
    un autre est bon. Celui dont le trou est au-dessus du bord surélevé, ou plus loin, est hors jeu
    pour la manche.

## Étape 2 : le nettoyage

FUP-30 = On retourne tous les jetons du plateau pour que leur valeur se voie.
FUP-31 = En commençant par le chef et dans le sens horaire, chacun active un de ses jetons du plateau, puis
    l'enlève. On continue, à tour de rôle, jusqu'à ce que le plateau soit vide. Vous choisissez l'ordre de vos
    jetons ; si vous n'en avez plus sur le plateau, on vous saute.
FUP-32 = Activer un jeton, c'est faire une de trois choses : utiliser l'endroit où il se trouve, cuisiner une
    recette, ou ne rien faire.
FUP-33 = Un jeton activé retourne dans votre réserve pour la manche suivante. On ne peut plus le placer dans
    celle-ci.
FUP-34 = Les jetons hors jeu ou non lancés restent cachés, sauf si on les place.

## Ce que fait un endroit

FUP-40 = Bol, acheter : prenez une carte de cet ingrédient et payez la somme de tous les jetons du bol, ceux de
    tout le monde et celui que vous activez compris.
FUP-41 = Bol, vendre : remettez une carte de cet ingrédient sur sa pile et recevez le double de cette somme.
FUP-42 = Votre jeton ne quitte le bol qu'après l'affaire, et le prix baisse alors pour les suivants. Avec
    deux jetons dans un bol, on peut acheter avec l'un et vendre avec l'autre.
FUP-43 = Quand une carte vous est due, chili ou ingrédient, et que sa pile est vide, chacun montre toute sa
    main ; elle reste visible jusqu'à ce que le prochain jeton soit activé ou lancé. Celui ou ceux qui ont le
    plus de cartes de cette sorte remettent la moitié des leurs, arrondie vers le bas. Puis vous prenez la vôtre
    et payez. S'il n'y en a toujours pas, vous ne prenez et ne payez rien. Il faut avoir l'argent avant
    d'annoncer un achat ; une fois annoncé, il se fait.
FUP-50 = Placer un jeton : posez un de vos jetons à n'importe quel endroit, valeur visible. Ce peut être un
    jeton que vous n'avez pas lancé, ou un que vous avez lancé, où qu'il soit, même hors jeu, mais ni
    un jeton qui a servi ni celui que vous activez. On ne touche à aucun autre.
FUP-51 = Ingrédient bonus : prenez une carte ingrédient de votre choix sur le plateau. Vous pouvez aussi nommer
    une pile vide : tout le monde montre alors d'abord sa main, et celui ou ceux qui en ont le plus remettent la
    moitié des leurs, comme pour un achat. Le chili ne compte pas ici comme ingrédient.
FUP-52 = Réserver une recette : regardez la première recette de la pioche et gardez-la cachée. Vous seul
    pouvez la cuisiner. On en réserve autant qu'on veut tant qu'il y en a.
FUP-53 = Pourboire : recevez trois fois la valeur du jeton que vous activez.
FUP-54 = Surface nue : prenez une carte chili, ou remettez-en deux et recevez le double de la valeur de ce
    jeton. Les autres jetons posés là n'importent pas.
FUP-55 = Une fois les jetons retournés, seul compte l'endroit d'un jeton (un bol, une case action ou la surface
    nue), non le point exact. On peut placer un jeton sur n'importe lequel, y compris sur la case où l'on place.
    Un jeton déplacé ne compte plus là où il était. Sans jeton à placer, la case n'a pas d'effet.

## Cuisiner, ou rien

FUP-60 = Au lieu d'utiliser son endroit, chacun de vos jetons du plateau peut servir à cuisiner une
    recette, visible ou réservée par vous. Les trois ingrédients retournent aussitôt à leurs piles.
FUP-61 = Une fois par recette, deux cartes chili peuvent remplacer un ingrédient. Elles retournent aussi à
    leur pile.
FUP-62 = Un vide parmi les recettes visibles n'est comblé qu'à la fin de la manche.
FUP-63 = Avec trois recettes on peut cuisiner encore, mais plus de trois comptent pour trois.
FUP-70 = On peut enlever un jeton sans rien en faire.

## Nouvelle manche et fin

FUP-80 = La partie finit à la fin d'une manche où au moins un joueur a trois recettes. La manche se joue
    toujours jusqu'au bout.
FUP-81 = Si un seul joueur a trois recettes ou plus, il gagne. S'ils sont plusieurs, le plus riche d'entre eux
    gagne ; à argent égal, ils se partagent la victoire.
FUP-82 = Sinon le voisin de gauche du chef devient chef, et on complète à trois les recettes visibles.
FUP-83 = La table peut convenir d'une dernière manche, ou de n'en avoir aucune ; par défaut c'est la
    quarantième. Si personne n'a trois recettes d'ici là, le plus grand nombre de recettes l'emporte, puis le
    plus d'argent ; à égalité la victoire est partagée. Quand la pile des recettes est vide, il y en a moins de
    trois de visibles.
FUP-90 = Des exemples. Les jetons du bol d'œufs valent 600 ensemble : Rouge peut acheter un œuf à 600 ou en
    vendre un à 1200. Un jeton de 400 sur la case pourboire rapporte 1200, un de 100 rapporte 300. Le
    jeton de 100 de Vert sur la surface nue rapporte une carte chili, ou 200 yens pour deux.

### Ce qui se dit à la table. SEAT() est le nom d'un joueur, ME() dit si c'est la personne qui lit.

title = Hibachi Fired Up!
about = Lancez des jetons sur le gril, servez-vous de chacun là où il tombe, cuisinez trois recettes.

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
place-chili = chili
chili_for-none = rien
place-place-chip = placer un jeton
place-bonus-ingredient = ingrédient bonus
place-reserve = réserver une recette
place-tip = pourboire
recipe-mountain-and-tide = Montagne et marée
recipe-pier-noodles = Nouilles du quai
recipe-charred-noodles = Nouilles saisies
recipe-flame-skewers = Brochettes flambées
recipe-woodland-beef-rice = Riz du bûcheron
recipe-ramen-egg = Œuf en bouillon
recipe-golden-steak = Pavé doré
recipe-steamed-fillet = Filet vapeur
recipe-rice-in-a-leaf = Riz en feuille
recipe-shrimp-omelette-rice = Omelette aux crevettes
recipe-double-bowl = Double bol
recipe-green-scramble = Brouillade verte
recipe-cooks-breakfast = Déjeuner du cuisinier
recipe-surf-rice = Riz des vagues
recipe-sailors-rice = Riz du marin
recipe-grill-basket = Panier du gril
recipe-egg-ribbons = Rubans à l'œuf
recipe-charcoal-fish = Poisson au charbon

## Ce qui est demandé

question-activate = Activez un de vos jetons.

## Les coups, comme choix

move-Buy = Avec le { $own } ({ $from }) : acheter une carte à { $price } yens
move-Sell = Avec le { $own } ({ $from }) : vendre une carte à { $paid } yens
move-PlaceChip = Avec le { $own } ({ $from }) : placer le { $value } ici : { $place }
move-TakeIngredient = Avec le { $own } ({ $from }) : prendre { $ingredient }
move-Reserve = Avec le { $own } ({ $from }) : réserver une recette
move-TakeTip = Avec le { $own } ({ $from }) : recevoir { $tip } yens
move-TakeChili = Avec le { $own } ({ $from }) : prendre une carte chili
move-SellChili = Avec le { $own } ({ $from }) : vendre { $count } cartes chili à { $chili_paid } yens
move-Cook = Avec le { $own } ({ $from }) : cuisiner { $recipe } (remplacé par du chili : { $chili_for })
move-TakeOff = Enlever le { $own } ({ $from }) sans rien faire

## Ce qui arrive. Un message vide n'est pas dit : autre chose le dit.

event-Asked = { "" }
event-ChipActivated = { ME($seat) ->
    [yes] Vous avez activé un { $value }.
   *[no] { SEAT($seat) } a activé un { $value }.
}
event-CardBought = { ME($seat) ->
    [yes] Vous avez acheté à { $price } yens : { $ingredient }.
   *[no] { SEAT($seat) } a acheté à { $price } yens : { $ingredient }.
}
event-CardSold = { ME($seat) ->
    [yes] Vous avez vendu à { $price } yens : { $ingredient }.
   *[no] { SEAT($seat) } a vendu à { $price } yens : { $ingredient }.
}
event-HandsShown = La pile est vide ({ $kind }) : chacun montre sa main. { $shown }
event-CardsReturned = { ME($seat) ->
    [yes] Cartes que vous remettez : { $count } ({ $kind }).
   *[no] Cartes remises par { SEAT($seat) } : { $count } ({ $kind }).
}
event-NothingLeft = { ME($seat) ->
    [yes] Il n'y a toujours rien à prendre pour vous : { $kind }.
   *[no] Il n'y a toujours rien à prendre pour { SEAT($seat) } : { $kind }.
}
event-ChipPlaced = { ME($seat) ->
    [yes] Vous avez placé un { $value } ici : { $place }.
   *[no] { SEAT($seat) } a placé un { $value } ici : { $place }.
}
event-IngredientTaken = { ME($seat) ->
    [yes] Vous avez pris : { $ingredient }.
   *[no] { SEAT($seat) } a pris : { $ingredient }.
}
event-RecipeReserved = { ME($seat) ->
    [yes] Vous avez réservé : { $recipe }.
   *[no] { SEAT($seat) } a réservé : { $recipe }.
}
event-RecipeReservedSeen = { ME($seat) ->
    [yes] Vous avez réservé une recette.
   *[no] { SEAT($seat) } a réservé une recette.
}
event-TipTaken = { ME($seat) ->
    [yes] Vous avez reçu { $tip } yens de pourboire.
   *[no] { SEAT($seat) } a reçu { $tip } yens de pourboire.
}
event-ChiliTaken = { ME($seat) ->
    [yes] Vous avez pris une carte chili.
   *[no] { SEAT($seat) } a pris une carte chili.
}
event-ChiliSold = { ME($seat) ->
    [yes] Vous avez vendu { $count } cartes chili à { $price } yens.
   *[no] { SEAT($seat) } a vendu { $count } cartes chili à { $price } yens.
}
event-RecipeCooked = { ME($seat) ->
    [yes] Vous avez cuisiné
   *[no] { SEAT($seat) } a cuisiné
} { $recipe } : { $cards }{ $chili ->
    [0] .
   *[other] {" "}et { $chili } chilis.
}
event-RoundBegun = Manche { $round }. Chef cuisinier : { SEAT($head) }.
event-RecipesDealt = Nouvelles recettes : { $recipes }.
event-GameEnded = { $rule ->
    [FUP-83] C’était la dernière manche.
   *[FUP-80] La manche où la troisième recette a été cuisinée est finie. Parmi ceux qui en ont trois, le plus riche l’emporte.
}
hand-shown = { SEAT($owner) } : { $cards }
hand-empty = { SEAT($owner) } : rien
hand-cards = { $count } × { $ingredient }

## Pourquoi un coup est refusé

refusal-not-your-chip = Aucun jeton à vous ne porte le numéro { $chip }.
refusal-not-in-bowl = Le jeton n'est pas dans un bol.
refusal-too-poor = Vous n'avez pas { $price } yens.
refusal-no-card = Vous n'avez pas de telle carte : { $ingredient }.
refusal-not-on-space = Le jeton n'est pas sur la case qu'il faut.
refusal-no-such-chip = Vous n'avez pas de jeton de { $value }.
refusal-chip-spent = Le { $value } a servi dans cette manche.
refusal-no-such-place = On ne peut pas placer un jeton là.
refusal-chili-not-offered = On ne prend pas de chili ici, seulement un ingrédient.
refusal-no-such-ingredient = Il n'y a pas de tel ingrédient.
refusal-no-recipes-left = Il ne reste pas de recette à réserver.
refusal-not-bare = Le jeton n'est pas sur la surface nue.
refusal-too-little-chili = Il faut { $needed } cartes chili.
refusal-recipe-not-there = { $recipe } n'est ni visible ni réservée par vous.
refusal-not-in-recipe = { $recipe } ne demande pas : { $ingredient }.
refusal-ingredients-missing = Vous n'avez pas ce qu'il faut pour { $recipe }.

## Sur la page

money = { $amount } ¥
grill-no-card = La pile est vide ({ $ingredient }) : pour acheter, il faudra que ceux qui en ont le plus en rendent la moitié.
use-Buy = Acheter pour { $price } ¥
use-Sell = Vendre pour { $paid } ¥
use-TakeTip = Pourboire : { $tip } ¥
use-TakeChili = Prendre un chili
use-SellChili = { $count } chilis pour { $chili_paid } ¥
use-Reserve = Réserver une recette
use-PlaceChip = le poser
use-TakeOff = L'enlever

## La première manche guidée : un conseil par sorte de décision

tip-throw = Prenez un jeton sur votre support ; vous seul en connaissez la valeur jusqu'à la fin des lancers. Choisissez où vous tenir, puis tirez le jeton en arrière et lancez-le sur le plateau. Ce qui compte, c'est l'endroit sous le trou du jeton.
tip-call = Le trou de ce jeton montre deux endroits. Vous êtes le chef : dites lequel compte.
tip-activate = Touchez un de vos jetons et voyez ce qu'il permet : dans un bol, acheter pour la somme de tous les jetons ou vendre au double ; sur une case action, s'en servir ; sur la surface nue, prendre du chili. Chaque jeton peut aussi servir à cuisiner une recette. Puis il quitte le plateau.

## Ce qu'est chaque chose, là où on la montre

help-bare = Utilisez un jeton posé sur la surface nue pour prendre une carte chili, ou pour en rendre deux contre le double de sa valeur.
help-rim = Un jeton dont le trou est au-dessus du bord relevé, ou plus loin, est hors jeu pour cette manche.
help-bowl = Utilisez un jeton dans un bol pour acheter une carte au prix de tous les jetons qui s'y trouvent, ou pour en vendre une au double. La petite carte dit combien il en reste, l'étiquette ce que valent les jetons.
help-bonus-ingredient = Utilisez un jeton ici pour prendre la carte d'ingrédient de votre choix.
help-reserve = Utilisez un jeton ici pour prendre en secret la première recette de la pile. Vous seul pouvez la cuisiner.
help-place-chip = Utilisez un jeton ici pour poser un autre de vos jetons où vous voulez, valeur visible, même hors jeu ou pas lancé.
help-tip = Utilisez un jeton ici pour recevoir trois fois sa valeur en argent.
help-cooked = Les recettes que ce joueur a cuisinées. Quand quelqu’un en a trois, la partie finit après cette manche, et le plus riche de ceux qui en ont trois gagne.
help-round = À chaque manche, tous lancent leurs jetons. Puis, à tour de rôle, chacun utilise un de ses jetons pour le lieu où il se trouve, ou pour cuisiner, jusqu'à ce que le plateau soit vide.

end-tie = Égalité de recettes : le plus d'argent a décidé.

## Le jeu en une page

page-goal = Réunissez les ingrédients de trois recettes, et soyez le plus riche de ceux qui y parviennent.
page-turn = Lancez vos jetons. Puis utilisez-les un par un, à tour de rôle : pour le lieu où ils sont, ou pour cuisiner.
page-win = La manche où quelqu'un a trois recettes est la dernière. De tous ceux qui en ont trois, le plus riche gagne.
page-wrong-1 = Acheter coûte la valeur de tous les jetons du bol, y compris ceux des autres.
page-wrong-2 = Vendre rapporte le double : un bol plein est fait pour vendre.
page-wrong-3 = Chaque jeton ne fait qu'une chose, et cuisiner coûte aussi un jeton.
page-wrong-4 = Si une pile est vide, celui qui en a le plus remet la moitié des siennes.
page-wrong-5 = La surface nue donne du chili, qui remplace ce qui manque.

## Ce que le livret laisse ouvert, là où une règle est notre décision. Se lit après « Ce que le livret laisse ouvert : ».

open-fup-4 = ce qui se passe quand il n'y a plus de billets dans la boîte.
open-fup-12 = qui est le premier chef quand on ne sait pas qui a cuisiné en dernier.
open-fup-13 = si le nombre de cartes en main, l'argent et les recettes sont connus de tous.
open-fup-31 = ce que fait un joueur sans jeton quand d'autres en ont encore.
open-fup-33 = si un jeton activé peut être placé de nouveau dans la même manche.
open-fup-34 = si l'on retourne les jetons sortis ou non lancés.
open-fup-43 = ce qui se passe quand la pile est encore vide ensuite, et ce que l'on montre de sa main.
open-fup-50 = si l'on peut placer un jeton qui a servi, ou celui que l'on active.
open-fup-51 = si le chili fait partie des ingrédients bonus.
open-fup-55 = si un jeton placé a un point précis ou seulement un endroit, et ce qui se passe si l'on n'en a aucun à placer.
open-fup-60 = où vont les ingrédients d'une recette cuisinée.
open-fup-63 = si un chef qui a trois recettes peut en cuisiner d'autres, et ce qu'elles valent.
open-fup-81 = qui gagne quand plusieurs ont trois recettes et autant d'argent.
open-fup-83 = comment finit une partie où personne n'a trois recettes, et ce qui se passe quand il n'y en a plus à piocher.

## Le tutoriel

why-throw-bowl = Un jeton dans un bol permettra d'acheter ou de vendre cet ingrédient.
why-throw-space = Un jeton sur une case action permettra de s'en servir.
why-TakeTip = Cette case paie trois fois la valeur de votre jeton : l'argent départage ceux qui ont trois recettes.
why-Buy = Il vous faut cette carte pour une recette. Elle coûte ce que valent ensemble tous les jetons du bol.
why-Sell = Vendre rapporte le double de ce que valent ensemble tous les jetons du bol.
why-TakeIngredient = Ici, vous prenez l'ingrédient de votre choix : un qui manque à une recette.
why-Reserve = La première recette de la pile devient la vôtre, en secret.
why-TakeChili = Le chili remplace un ingrédient qui vous manque.
why-PlaceChip = Posez un autre de vos jetons où vous voulez : sans lancer, sans risque.
why-Cook = Vous avez tout ce que demande cette recette. Cuisiner dépense le jeton.
why-TakeOff = Ce jeton ne sert à rien ici.
