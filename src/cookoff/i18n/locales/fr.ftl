# Les mots de la maison : ce que dit la commande autour de tout jeu. Une salle peut le dire autrement sous le même id.

you = Vous
you-are = Vous êtes { $seat }.
nobody = personne
the-table = La table
seat-number = Siège { $number }

## cookoff games, cookoff rules

games-game = Jeu
games-about = En bref
games-players = Joueurs
games-bots = Robots
games-languages = Langues
origin-book = du livret de règles
origin-ruling = notre décision là où le livret se tait ou hésite
origin-review = d'après des critiques du jeu imprimé
origin-rebuilt = reconstitué : ne figurait que sur une image
rule-open = Ce que le livret laisse ouvert : { $what }

## cookoff play

play-saved-in = La partie est gardée dans { $file }
play-resumed = La partie reprend après { $entries ->
    [0] la mise en place.
    [1] un coup.
   *[other] { $entries } coups.
}
play-resume = Pour continuer : { $command }
play-since = Depuis votre dernière décision :
play-choose = Votre choix (un numéro, ? pour les règles, h pour l'aide, q pour arrêter) :
play-not-a-choice = « { $given } » n'est pas un choix : tapez un numéro de 1 à { $count }, ou h pour l'aide.
play-no-rule = Il n'y a pas de règle { $rule }.
play-not-possible = Impossible pour le moment :
play-refused = { $move } : { $why } ({ $rule })
play-help-number = un numéro fait ce choix
play-help-ask = la règle derrière la question
play-help-ask-number = les règles derrière le choix 3
play-help-ask-rule = une règle par son numéro
play-help-board = montre de nouveau toute la table
play-help-log = raconte encore ce qui s'est passé depuis votre dernière décision
play-help-quit = arrête ; la partie est sauvegardée après chaque coup
play-help-help = cette aide
play-stopped = La partie est sauvegardée.

## La fin d'une partie

end-place = Rang
end-player = Joueur
end-total = Total
end-in-play = Pendant la partie
end-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
end-won-you = Vous avez gagné.

## cookoff replay

replay-opening = Position de départ
replay-entry = Coup { $n } sur { $count }
replay-keys = Entrée : suivant · p : retour · un numéro : ce coup · q : arrêter >
replay-no-entry = Tapez Entrée, p, q ou un numéro de 0 à { $count }.
replay-unfinished = Le journal s'arrête ici ; la partie n'est pas finie.

## Une table sans dessin à elle

board-of = Vue : { $name }
board-spectator = le public
view-me = { "" }
view-each = { $what } { NTH($place) }
view-times = { $thing } × { $count }
view-nothing = –
view-yes = oui
component-of = { $where } : { $what }
view-no = non

## Les tables des jeux de lancer

table-round = Manche { $round }
table-on-sale = Cartes
table-pile = Pile
table-chips = Jetons
table-chef = Chef
table-head = chef de cuisine
table-money = Argent
table-cards = Cartes
table-chili = Piment
table-cooked = Cuisinées
table-reserved = Réservées
table-chips-left = Jetons restants
table-recipes = Recettes visibles
table-your-recipes = Vos recettes
table-your-cards = Vos cartes
table-your-chips = Vos jetons
table-throws = Ajoutez le nombre d’un côté et d’un style à celui d’un lieu et d’un jeton :

## cookoff analyse

analyse-title = Ce qui a décidé la partie
analyse-chances = Chances de gagner
analyse-breakdown = D’où vient le résultat
analyse-start = Début
analyse-luck = Chance
analyse-own = Autres choix
analyse-others = Choix des autres
analyse-result = Résultat
analyse-hands = Ce que la main a valu, compris dans la chance et les choix : { $told }
analyse-turning-points = Les moments décisifs
analyse-turning-luck = Entrée { $n }, le hasard : { SEAT($seat) } passe de { $before } à { $after }.
analyse-turning-choice = Entrée { $n }, { SEAT($by) } décide : { SEAT($seat) } passe de { $before } à { $after }.
analyse-mistakes = Erreurs
analyse-mistake = Entrée { $n }, { SEAT($seat) } : « { $move } » a coûté { $percent } % (± { $error }). Mieux : « { $better } ».
analyse-missed = Erreurs
analyse-turning-move = Entrée { $n }, { SEAT($by) } : « { $move } ». { SEAT($seat) } passe de { $before } à { $after }.
analyse-line = Ensuite : { $line }.
analyse-none = Aucune dont nous soyons sûrs.
analyse-how = Tous les chiffres sont des chances de gagner, estimées en continuant la partie (profondeur : { $depth }), chaque décision selon ce que le joueur savait. Une erreur coûte l’écart avec un meilleur coup. Le début, le hasard, les erreurs, les autres choix et les coups des autres donnent ensemble le résultat. Les bandes sont d’une erreur type.
analyse-coarse = Une partie en temps réel est jugée grossièrement : les positions telles quelles, sans jouer la suite, et aucune décision isolée.

## Refus, quand un jeu n'a pas ses propres mots

refusal-game-over = La partie est finie.
refusal-not-your-turn = C'est le tour de { SEAT($seat) }.
refusal-not-possible = Ce n'est pas possible maintenant.

## Notices to phones and chats

notice-turn = À votre tour
notice-result = Partie terminée
notice-game = La partie suivante est ouverte
notice-body = { $game } · { $others }
notice-body-alone = { $game }
notice-off = Couper les notifications
party-notice-turn = C'est à { $name } de jouer ({ $game }).
party-notice-result = { $game } : partie terminée, victoire de { $winners }.
party-notice-game = La partie suivante est ouverte : { $game }.
