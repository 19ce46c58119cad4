# Les jeux de lancer : leurs règles communes comme on les lit dans l'aide, et ce qui se dit des jetons et des lancers.
# Un message par règle de rules.toml, sous le même numéro ; section-* sont les titres. Une salle peut le dire autrement
# sous le même nom.

section-things = Jetons et plateau
section-throw = Le lancer
section-landing = Où repose un jeton

## Jetons et plateau

THR-1 = On lance sur un plateau plat et creux, entouré d'un bord surélevé. Il montre neuf bols, un par
    ingrédient, et quatre cases action plus petites. Tout le reste est la surface nue.
THR-2 = Un jeton est un disque percé en son milieu. Seule sa face porte une valeur ; sa couleur dit à qui
    il appartient.
THR-3 = Le plateau, les bols, les cases et les jetons ont les mesures du fichier de données du jeu : un
    plateau carré, les bols en trois rangées de trois, les cases action dans les quatre vides autour
    du bol central. Ces mesures sont notre reconstitution.
THR-4 = Un bol ou une case va aussi loin que son dessin, avec tout ce qui déborde du bol, mais sans les
    ombres. Un dessin peut avoir n'importe quelle forme, et chaque jeu a les siens. Dans Fired Up, le
    trait noir autour d'un dessin en fait partie.
THR-5 = Sur nos plateaux, deux dessins ne sont jamais plus proches l'un de l'autre, ni du bord surélevé,
    que la largeur du trou d'un jeton. Un plateau fait maison peut s'en écarter ; un avertissement
    paraît alors au chargement.

## Le lancer

THR-10 = La main reste hors du plateau : il faut lâcher le jeton avant qu'il soit au-dessus du bord
    extérieur. Un lancer fait de plus près n'a pas lieu, ne coûte rien et peut être refait.
THR-11 = On peut lancer de tous les côtés. Le jeton quitte la main à 60 cm du plateau au plus, et à 60 cm
    au plus au-dessus de la table.
THR-12 = Un lancer dit quel jeton est pris, quelle face regarde vers le bas (la valeur, sauf avis
    contraire), où il est lâché, à quelle vitesse et dans quelle direction il part, comment il tourne
    et culbute, et comment il est incliné. Nul ne lance plus vite qu'un bras.
THR-13 = Il est permis de heurter les jetons posés, les siens comme ceux des autres. Chacun compte là où
    il finit.
THR-14 = Un jeton mal tombé reste en place tant qu'on lance : un autre peut encore le pousser à un
    endroit utile, ou dehors.
THR-15 = Un lancer est fini quand plus rien ne bouge. L'endroit où chaque jeton s'est arrêté est inscrit
    au journal de la partie : la reprise montre exactement le même lancer.
THR-16 = Dès qu'un lancer est fini, les jetons hors jeu sont retirés. Ils ne gênent plus personne, ne
    reviennent pas dans la manche, et leur valeur reste cachée si elle n'était pas visible. Si
    d'autres jetons s'appuyaient sur l'un d'eux, ils retombent d'abord, jusqu'à ce que plus rien ne
    soit hors jeu.
THR-17 = Si quelque chose bouge encore quand le temps est écoulé, on l'arrête et on le couche à plat sous
    le milieu de son trou. Sur le bord surélevé ou au-delà, il est hors jeu.
THR-18 = C'est le milieu du jeton qui doit être hors du bord extérieur, ou juste au-dessus, quand on le
    lâche. À cet instant le jeton ne touche rien.
THR-19 = On ne passe pas pendant les lancers. Un jeton qui manque tout à fait le plateau a été lancé
    quand même, et il est hors jeu.

## Où repose un jeton

THR-20 = Regardez droit à travers le trou du jeton. Si l'on y voit une partie d'un bol ou d'une case, ne
    serait-ce que son contour, le jeton est dessus.
THR-21 = Si l'on voit deux dessins dans le trou, celui qui en remplit le plus compte ; s'ils en
    remplissent autant, le chef cuisinier décide. Une table peut convenir que le chef décide
    toujours. Cela se règle après les lancers, avant toute révélation, et de nouveau après un lancer
    supplémentaire.
THR-22 = Qu'un jeton soit sur un autre ou dessous ne change rien : c'est son propre trou qui compte.
THR-23 = Un jeton sur la surface nue est non valide, mais il est toujours sur le plateau.
THR-24 = Un jeton sur le bord surélevé ou au-delà est hors jeu pour la manche. Dans Safranito et Hibachi
    il suffit qu'il touche le dessus du bord ; dans Fired Up il faut que son trou soit au-dessus.
THR-25 = Dans Safranito et Hibachi un jeton est sur le bord si une partie de lui repose dessus à l'arrêt,
    même s'il n'y est monté qu'à moitié. S'appuyer d'en bas contre la paroi ne compte pas. Avec le
    trou au-dessus du bord ou plus loin, il est toujours hors jeu. L'endroit où il a d'abord touché
    n'importe pas.
THR-26 = Rien ne se lance à la place d'un jeton hors jeu ; on le retrouve à la manche suivante. Il en va
    de même d'un jeton bien placé qu'on a éjecté.
THR-27 = Un jeton qui montre sa valeur compte comme un autre, seulement tout le monde la connaît. Si un
    choc le retourne, personne n'oublie ce qu'il a vu dans la manche.
THR-28 = Un jeton penché montre la face qui regarde le plus vers le haut. Exactement debout, il cache sa
    valeur.
THR-29 = Pour un jeton incliné, le trou compte comme s'il était à plat, juste sous son milieu.

### Ce qui se dit à la table. SEAT() est le nom d'un joueur, ME() dit si c'est la personne qui lit.

## Noms des choses

style-lob = en cloche
style-snap = pichenette
style-slide = glissé
style-bank = par la bande
hand-clumsy = une main maladroite
hand-average = une main ordinaire
hand-steady = une main sûre
hand-perfect = une main parfaite
side-near = côté proche
side-right = côté droit
side-far = côté opposé
side-left = côté gauche
chip-value = { $value }
one-ingredient = { $ingredient }
one-recipe = { $recipe }
place-bowl = bol « { $ingredient } »
place-bare = surface nue
place-out = hors jeu
place-doubt = entre deux endroits
place-unknown = endroit inconnu
place-point = point à { $x } cm à droite et { $y } cm en haut du milieu

## Ce qui est demandé

question-throw = Lancez un de vos jetons.
question-call = Dans le trou d'un jeton on voit deux endroits. Où est-il ?

## Les coups, comme choix

move-ThrowChip = Lancer le { $value } selon les nombres donnés
move-ThrowChipSeen = Lancer un jeton selon les nombres donnés
move-AimChip = Lancer le { $value } vers : { $place } ({ $style })
move-AimChipSeen = Lancer un jeton vers : { $place } ({ $style })
move-CallChip = Il est ici : { $place }

## Ce qui arrive. Un message vide n'est pas dit : autre chose le dit.

event-ChipTaken = { "" }
event-ChipTakenSeen = { "" }
event-ChipFlew = { ME($seat) ->
    [yes] Vous avez lancé un jeton ; il est ici : { $place }.
   *[no] { SEAT($seat) } a lancé un jeton ; il est ici : { $place }.
}{ $knocked ->
    [0] { "" }
    [1] {" "}Un autre jeton a bougé.
   *[other] {" "}{ $knocked } autres jetons ont bougé.
}
event-ChipsSettled = Les jetons appuyés sur d'autres sont retombés.
event-ChipsShown = Des jetons montrent leur valeur : { $chips }.
event-ChipCalled = { ME($seat) ->
    [yes] Vous avez décidé : le jeton est ici : { $place }.
   *[no] { SEAT($seat) } a décidé : le jeton est ici : { $place }.
}
event-ChipsBack = { "" }
event-ChipsGathered = { "" }

## Pourquoi un coup est refusé

refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est à { SEAT($seat) } de décider.
refusal-asked-otherwise = Autre chose est demandé maintenant.
refusal-no-passing = On ne passe pas pendant les lancers.
refusal-chip-not-in-hand = Vous n'avez pas de jeton { $value } en main.
refusal-another-chip-in-doubt = C'est un autre jeton qui est en doute.
refusal-hole-does-not-meet = Dans le trou on ne voit rien de cet endroit : { $place }.
refusal-target-out-of-range = C'est trop loin du plateau pour viser.
refusal-not-an-aim = Ce n'est pas une façon de viser.
refusal-not-a-number = Le lancer n'est pas donné en nombres corrects.
refusal-too-fast = Aucun bras ne lance si vite : { $most } mm/s au plus.
refusal-turns-too-fast = Aucune main ne fait tourner si vite : { $most } radians par seconde au plus.
refusal-angle-out-of-range = Un jeton ne se tient pas sous cet angle.
refusal-hand-over-board = Votre main est au-dessus du plateau.
refusal-too-far-away = C'est trop loin du plateau : { $most } mm au plus.
refusal-too-high-or-low = Le jeton doit quitter la main entre la table et { $most } mm au-dessus.
refusal-touches-table = Le jeton toucherait la table.
refusal-touches-board = Le jeton toucherait le plateau.
refusal-touches-chip = Le jeton en toucherait un autre.
