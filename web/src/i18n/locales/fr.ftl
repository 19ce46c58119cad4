# Ce que dit la page autour de tout jeu.

app-title = cookoff
app-pitch = Lancez des jetons, servez les clients, empilez le dîner d’un dragon : contre des bots tout de suite, ou entre amis avec un lien. Sans compte.
app-offline = Pas de connexion.
app-offline-safe = Rien de vos parties n’est perdu. cookoff reprend dès que le serveur est joignable.
skip = Aller au jeu
close = Fermer
back = Retour à l'accueil
nowhere = Cette page n’existe pas.
working = Un instant …
failed = Cela n'a pas marché : { $why }
retry = Réessayer

## Accueil

lobby-title = Jeux de société de concours culinaires
lobby-minutes = { $from }–{ $to } min par joueur
lobby-players = { $from }–{ $to } joueurs
lobby-play = Jouer
lobby-opponents = Adversaires
lobby-level = Force
lobby-my-level = À mon niveau ({ $brain })
lobby-hands = Précision des bots
lobby-create = Choisir les règles
lobby-rules = Règles
lobby-learn = Tutoriel
lobby-puzzles = Énigmes
lobby-daily = Énigmes du jour
lobby-models = Voir jouer des experts
lobby-practice = S’entraîner au lancer
practice-title = Entraînement : { $game }
lobby-mine = Vos parties
lobby-open = Rejoindre une table
lobby-join-code = Lien ou code
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-go-on = Continuer
lobby-mine-all = Tout afficher ({ $count })
lobby-new = Première visite ?
lobby-new-how = Apprenez un jeu en y jouant. Quelques minutes suffisent.
lobby-friends = Entre amis
lobby-invite = Inviter des amis
lobby-more = Plus
lobby-more-of = Plus sur { $game }
lobby-workbench = Créer votre version
sheet-bots = Contre des bots
sheet-learn = Apprendre et s’entraîner
lobby-replay = Revoir
lobby-finished = terminée
lobby-closed = fermée
lobby-playing = en cours
lobby-waiting = en attente de joueurs
lobby-replays = Parties à revoir
lobby-open-file = Ouvrir une partie enregistrée
lobby-name = Votre nom
lobby-name-saved = Enregistré
lobby-colour = Votre couleur
bot-random = Aléatoire
bot-greedy = Gourmand
bot-beginner = Débutant
bot-casual = Occasionnel
bot-skilled = Confirmé
bot-expert = Expert
bot-master = Maître

## Une table qui n'a pas commencé

wait-title = En attente de joueurs
wait-share = Envoyez ce lien à vos amis, ou faites-leur scanner le code.
wait-copy = Copier le lien
wait-copied = Copié
wait-send = Envoyer
wait-code = Ou donnez-leur ce code :
wait-free = Place libre
wait-bot = robot
wait-hand = main : { $hand ->
        [steady] sûre
        [average] moyenne
        [casual] décontractée
       *[clumsy] maladroite
    }
wait-assist = { $assist ->
        [flicks] lance d'un geste seulement
       *[allowed] peut lancer au clavier et par formulaire
    }
wait-you = vous
wait-host = hôte
wait-give = Ajouter un bot
wait-release = Retirer le bot
wait-sit = S'asseoir ici
wait-start = Commencer la partie
wait-start-bots = Compléter avec des bots et commencer
wait-for-host = L’hôte va bientôt lancer la partie.
wait-leave = Quitter
wait-invite = Invitez vos amis
wait-qr = Code QR du lien
wait-link = Lien vers cette table
wait-level = Force des bots
wait-rules = Règles
wait-rule = { $rule } : { $value }
wait-without = sans : { $rule }
wait-by-the-book = Tout comme dans le livret de règles.
wait-open = Le lien ou le code suffit pour entrer.
wait-closed = Il faut le lien complet pour entrer.
wait-change = Changer les règles
wait-start-with = { $count ->
    [1] Commencer seul
   *[other] Commencer à { $count }
}
wait-choose-seat = Choisissez une place pour jouer.
create-address = Le lien court et le code suffisent pour entrer
create-change = Enregistrer les règles
create-players = Joueurs
create-public = L’afficher dans le salon
create-clock = Temps de réflexion
create-clock-none = illimité
create-clock-move = { $time } par coup
create-clock-bank = { $time } en tout, plus { $more } à chaque coup
create-even = Compenser les connexions
create-even-what = Qui a joué le premier passe le premier, même avec une connexion lente.
create-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
create-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
create-time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
create-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
create-go = Ouvrir la table
option-house = règle maison

## La table

turn-yours = À vous
turn-of = C'est le tour de { $name }.
turn-bot = { $name } réfléchit …
turn-several = On attend { $names }.
turn-asked = On attend { $name } : « { $question } »
turn-over = La partie est finie.
turn-why = Pourquoi ?
rule-more = la règle entière
legend-title = Ce que signifient les pièces
rules-here = Les règles en question
text-choices = Vos choix
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-passed = Seul choix : { $announcement }
turn-passed-silently = Un seul choix, déjà fait.
table-drawer = À côté du plateau
table-menu = Menu
table-recap = Depuis votre dernier coup
table-skip = Tout montrer d'un coup
table-unread = { $count ->
    [one] 1 nouveau
   *[other] { $count } nouveaux
}
table-log = Ce qui s'est passé
table-chat = Discussion
table-players = Joueurs
table-text = Vue en texte
table-picture = Vue du plateau
table-undo = Annuler
table-undo-asked = { $name } voudrait reprendre son dernier coup.
table-undo-waiting = On attend l'accord des autres …
table-undo-agree = D'accord
table-undo-refuse = Non
table-undo-withdraw = Tant pis
notice-sat = { $name } continue à la place de { $before }.
notice-bot = Un robot continue à la place de { $before }.
notice-left = { $name } a quitté la table.
notice-device = { $name } continue depuis un autre appareil.
notice-rules = Cette partie a commencé avec les règles de la version { $name } et continue avec celles de la version { $before }.
seat-request-bot = { $name } voudrait qu'un robot joue à la place de { $who }.
seat-request-person = { $person } voudrait continuer à la place de { $who }.
seat-request-free = { $name } voudrait libérer le siège de { $who }.
table-chat-say = Dites quelque chose
table-chat-send = Envoyer
table-react = Réactions
table-spectators = { $count ->
    [0] personne ne regarde
    [1] une personne regarde
   *[other] { $count } personnes regardent
}
table-is-away = { $name } s’est absenté.
table-has-left = { $name } a quitté la table.
table-wait = Attendre
table-away = absent
table-ping = { $ping } ms
table-watching = Vous regardez.
table-lost = Reconnexion … Rien n’est perdu.
table-keys = Touches : N choix suivant, P précédent, Entrée choisir, Q question, T vue en texte.
table-take-seat = Prendre ce siège
table-bot-takes = Laisser jouer un robot
table-left = est parti
table-device = Un autre appareil
table-device-how = Ouvrez ce lien sur votre téléphone ou un autre ordinateur pour y continuer la partie. C’est la clé de votre place : gardez-le pour vous. Il ne sert qu’une fois, et un nouveau lien remplace l’ancien.
table-leave = Quitter la partie
table-leave-how = Votre place se libère. Les autres peuvent la confier à un bot ou à quelqu’un d’autre.
table-stay = Rester
report-open = Signaler …
report-how = Dites aux responsables de ce serveur ce qui ne va pas. Personne à la table ne le voit.
report-who = De qui s’agit-il ?
report-table = toute la table
report-what = Qu'est-ce qui ne va pas ?
report-send = Envoyer le signalement
report-sent = Merci. Le signalement est envoyé.
sign-clap = applaudissements
sign-laugh = rire
sign-wow = oh !
sign-sad = triste
sign-think = réflexion
sign-hurry = plus vite
sign-thanks = merci
sign-heart = cœur
closed-seat-taken = Votre siège est ouvert dans une autre fenêtre ou sur un autre appareil.
closed-not-invited = Cette table est privée. Demandez le lien à l’hôte, puis collez-le ici.
closed-no-table = Cette table n’existe pas.
closed-flood = La connexion a été fermée : vous avez envoyé trop de messages.
closed-closed = Un administrateur a fermé cette table. Vous pouvez encore en voir la rediffusion.
closed-unavailable = Cette table ne peut pas être ouverte pour le moment. Les administrateurs sont prévenus.
closed-banned = Vous avez été banni de ce serveur.
problem-too-fast = Trop de messages. Ralentissez, s'il vous plaît.
problem-no-undo = Impossible d'annuler ici : de nouvelles informations ont été révélées depuis.
problem-muted = Vous ne pouvez plus écrire dans le chat pour un temps.
problem-other = Cela n'a pas marché ({ $code }).
error-offline = le serveur est injoignable
error-forbidden-address = le serveur n’envoie rien à cette adresse
error-too-many = il y en a trop ; retirez-en d’abord un
error-seat-taken = cette place est prise, ou son joueur vient tout juste de partir
error-seated = cet appareil occupe déjà un autre siège de cette table
error-banned = vous avez été banni de ce serveur
error-maintenance = une maintenance va commencer : les parties en cours continuent, mais aucune nouvelle ne peut commencer
error-closed = la table a été fermée ; vous pouvez encore en voir la rediffusion
error-unavailable = la table ne peut pas être ouverte pour le moment ; les administrateurs sont prévenus
error-database-unavailable = le serveur n'atteint pas sa base de données ; réessayez dans un instant
error-seen-other-seat = vous avez joué à une autre place dans cette partie et vu ses informations cachées
error-already-requested = une autre demande de place attend une réponse ; réessayez plus tard
error-wrong-key = ce lien n'est plus valable ; créez-en un nouveau
error-finished = la partie est finie
error-not-finished = disponible une fois la partie finie
error-no-such-table = cette table n'existe pas, ou il vous faut une invitation
error-not-seated = seuls les joueurs de cette table peuvent le faire
error-too-fast = trop de requêtes ; attendez un instant
error-too-many-tables = vous avez ouvert trop de tables ; terminez quelques parties ou revenez demain
error-moving = la table change de serveur ; réessayez dans un instant
error-stopping = le serveur s'arrête ; réessayez dans un instant
error-bad-log = le fichier est endommagé ou n'est pas une partie enregistrée ({ $detail })
title-turn = ● À vous

## La fin

final-title = Partie terminée
final-share = Partager
final-replay = Revoir la partie
final-log = Enregistrer la partie dans un fichier
final-rematch = Rejouer
final-rematch-all = Tout le monde veut rejouer.
final-rematch-waits = On attend que { $names } dise oui.
final-rematch-asked = { $name } aimerait rejouer.
final-rematch-go = Aller à la nouvelle table
final-look = Regarder le plateau

## Règles

rules-title = Règles : { $game }
page-goal-title = Le but
page-turn-title = Votre tour
page-win-title = Pour gagner
page-wrong-title = Erreurs fréquentes
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rules-count = { $count ->
    [1] une règle
   *[other] { $count } règles
}

## Revoir

replay-title = Partie à revoir
replay-step = Coup { $n } sur { $count }
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-run = Lecture
replay-stop = Pause
replay-speed = Vitesse
replay-perspective = Point de vue
replay-spectator = Spectateur
replay-link = Lien vers ce moment
replay-file = Choisir une partie enregistrée (.jsonl)
replay-pick = Ouvrez une partie que vous avez enregistrée. Le serveur la lit et n’en garde rien.

## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
settings-cards = Taille des cartes
cards-normal = Normale
cards-large = Grande
settings-sound = Effets sonores
settings-music = Musique
settings-volume = Volume
settings-buzz = Vibrer à mon tour
settings-motion = Animations
settings-playback = Coups des autres
playback-slow = Lents
playback-normal = Normaux
playback-fast = Rapides
playback-instant = Instantanés
settings-asks = Toujours me demander, même s’il n’y a qu’une réponse
settings-text = Vue en texte
settings-notify = Me prévenir quand c’est mon tour
settings-notify-closed = Fonctionne même quand cette page est fermée.
settings-notify-open = Seulement tant que cette page est ouverte : ce navigateur ne reçoit rien pour les pages fermées. Sur iPhone ou iPad, ajoutez d’abord cookoff à l’écran d’accueil.
settings-notify-denied = Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
settings-quiet = Heures calmes
settings-quiet-from = Calme à partir de
settings-quiet-to = Calme jusqu’à
settings-coach = Montrer la prochaine étape sur la table
coach-learning = Pendant ma première partie
coach-always = Toujours
coach-never = Jamais
settings-tips = Conseils pour débuter
settings-remarks = Commenter mes coups contre les bots

## Premier tour guidé

tip-next = Compris
tip-stop = Arrêter les conseils
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suivant
lesson-over = Vous savez jouer
lesson-over-how = Jouez maintenant votre première vraie partie. Les conseils restent en haut de l'écran.
lesson-play = Jouer ma première partie
lesson-again = Recommencer le tutoriel
lesson-first = Pas encore : suivez la flèche.
lesson-missed = Raté. Réessayez : ici, cela ne coûte rien.
lesson-place = Le poser pour moi

## Le professeur

hint-ask = Indice
hint-title = Conseil
hint-working = Recherche d’un indice …
hint-brings = En moyenne, cela fait { $reasons }.
hint-play = Le faire
final-analysis = Ce qui a décidé
analysis-title = Ce qui a décidé
analysis-begin = Analyser cette partie
analysis-about = Les chances de gagner au fil de la partie, les moments décisifs, vos erreurs et vos meilleurs coups, jugés selon ce que chacun savait.
analysis-progress = { $done } coups jugés sur { $count }
analysis-stop = Arrêter
analysis-chart = Chances de gagner, de 0 à 100 %
analysis-now = Après le coup { $n }
analysis-breakdown = D’où vient le résultat
analysis-start = Début
analysis-luck = Chance
analysis-own = Autres choix
analysis-others = Les autres
analysis-result = Résultat
analysis-hands = Ce que la main a valu, compris dans la chance et les choix : { $told }
analysis-turning-points = Les moments décisifs
analysis-turning-luck = Le hasard : { $name } passe de { $before } à { $after }.
analysis-turning-choice = { $by } décide : { $name } passe de { $before } à { $after }.
analysis-mistakes = Erreurs
analysis-mistake = { $move } : chance de gagner −{ $percent }
analysis-better = Mieux : { $move }
analysis-none = Aucune dont nous soyons sûrs.
analysis-coarse = Une partie en temps réel est jugée grossièrement : les positions telles quelles, aucune décision isolée.
analysis-missed = Erreurs
analysis-turning-move = { $by } : { $move }. { $name } passe de { $before } à { $after }.
analysis-my-mistakes = Mes erreurs
analysis-mistakes-sum = { $count }, en tout −{ $percent }
analysis-more = { $count } plus petites
analysis-best = Les meilleurs coups
analysis-my-best = Mes meilleurs coups
analysis-good = { $move } : chance de gagner +{ $percent } par rapport à « { $instead } »
analysis-how = Tous les chiffres sont des chances de gagner. Une erreur coûte l’écart avec un meilleur coup, selon ce que le joueur savait. Elle ne compte que si elle se confirme quand des bots forts poursuivent avec les deux coups, réponses des adversaires comprises. Le début, le hasard, les erreurs, les autres choix et les coups des autres donnent ensemble le résultat.
caption-gained = En moyenne, cela fait { $reasons }.
line-show = Montrer sur le plateau
line-back = Comme joué
line-caption = Mieux, { $number } sur { $count } : { $move }.
caption-good = Bien : { $move }. Avec « { $instead } », la chance de gagner baisserait de { $percent }.
caption-better = « { $move } » coûte { $percent } de chance de gagner. Mieux : { $better }.
caption-missed = En moyenne, cela fait { $reasons }.
caption-swing = { $name } a maintenant { $now } de chances de gagner ({ $change }).
caption-chances = Chances de gagner : { $all }
model-title = Partie modèle { $number }
model-about = Deux bots forts jouent. Lancez la lecture ou avancez pas à pas : les coups qui ont compté sont expliqués ici.
problem-no-hints = Les indices sont réservés aux parties contre des bots.
variant-mark = Variante : { $count ->
    [one] une chose diffère
   *[other] { $count } choses diffèrent
} de la boîte
variant-open = Ouvrir dans l’atelier
component-of = { $where } : { $what }
bench-title = Atelier
bench-about = Changez ce qui est imprimé dans la boîte, voyez-le aussitôt sur le plateau, jouez-y ou laissez des bots le comparer à l’original. Les parties des autres ne changent pas.
bench-tab-form = Matériel
bench-tab-board = Plateau
bench-tab-try = Essayer
bench-checking = Vérification …
bench-as-it-is = Comme dans la boîte.
bench-fits = { $count ->
    [one] Un changement. On peut y jouer.
   *[other] { $count } changements. On peut y jouer.
}
bench-wrong = On ne peut pas jouer ainsi. À voir : { $field }
bench-no-board = Rien ne peut être dessiné tant que cela ne convient pas.
bench-fault = ne convient pas
bench-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
bench-was = Dans la boîte : { $value }
bench-range = { $whole ->
    [true] Il faut un nombre entier de { $low } à { $high }.
   *[false] Il faut un nombre de { $low } à { $high }.
}
bench-changes = Ce qui est différent
bench-undo = Comme avant
bench-reset = Tout annuler
bench-save = Télécharger le fichier
bench-link = Lien vers cette variante
bench-open = Partir d’un fichier
bench-csv-save = Enregistrer en CSV
bench-csv-open = Lire un CSV
bench-csv-wrong = Ligne { $row }, colonne { $column } : « { $cell } » ne convient pas.
bench-print = Imprimer ce qui change
bench-sheet = { $game } : une variante
bench-sheet-board = Le plateau (à { $percent } % de sa taille)
bench-add = En ajouter un
bench-remove = Retirer
bench-key = Clé de l’atelier, donnée par ceux qui tiennent ce serveur
bench-unlock = Ouvrir
bench-play = Jouer cette variante
bench-alone = Jouer contre des robots
bench-together = Table entre amis
bench-experiment = Expérience
bench-plain = Des robots jouent au jeu tel quel. Changez quelque chose, et la variante lui sera comparée.
bench-compare = Des robots jouent au jeu tel quel et à la variante, avec la même chance ; le rapport dit ce qui change.
bench-games = Parties de chaque
bench-run = Lancer l’expérience
bench-progress = { $games } parties sur { $most }{ $left ->
    [-1] {""}
   *[other] , encore { $left } s environ
}
bench-writing = Le rapport s’écrit …
bench-done = { $games } parties jouées.
bench-report = Lire le rapport
bench-stopped = Arrêté.
error-no-workbench = Ce serveur n’a pas d’atelier ; ses responsables peuvent l’activer.
error-workbench-key = Ce n’est pas la clé de cet atelier.
error-experiment-running = Une expérience à la fois : attendez la vôtre, ou arrêtez-la.
error-no-form = Ce jeu n’a pas de fichier de matériel.

## Problèmes

puzzles-title = Problèmes : { $game }
puzzles-about = Des positions tirées de parties entre bots forts. Dans chacune, un coup est nettement le meilleur : trouvez-le.
puzzles-solved = { $right } résolus sur { $count }
puzzle-today = Problème du jour
puzzle-daily = Problème du jour
puzzle-number = Problème { $number } sur { $count }
puzzle-all = Tous les problèmes
puzzle-next = Problème suivant
puzzle-show = Voir la réponse
puzzle-ask = Trouvez le meilleur coup.
puzzle-how = C'est à vous. Jouez sur le plateau le coup qui vous donne la meilleure chance de gagner.
puzzle-strayed = Cette énigme porte sur une autre décision.
puzzle-right = Exact ! { $move }.
puzzle-answer = Le meilleur coup : { $move }.
puzzle-wrong = Pas le meilleur : « { $move } » réduit votre chance de gagner de { $points ->
        [one] un point de pourcentage
       *[other] { $points } points de pourcentage
    }. Essayez autre chose.
puzzle-then = Ensuite : { $line }.
puzzle-grade-1 = facile
puzzle-grade-2 = moyen
puzzle-grade-3 = difficile
puzzle-mark-first = Résolue du premier coup
puzzle-mark-later = résolu
puzzle-mark-shown = Solution affichée

## Soirée jeux : un groupe qui enchaîne les parties

party-title = Soirée jeux
party-about = Retrouvez-vous une fois, puis enchaînez les jeux de votre choix. Le score de la soirée vous suit.
party-your-name = Votre nom
party-code = Code
party-role = Cet appareil
party-role-player = joue
party-role-watcher = regarde
party-role-screen = montre la table (télé)
party-join = Rejoindre
party-or = Ou réunissez vous-même vos amis :
party-open = Lancer une soirée jeux
party-closed = Cette soirée est terminée, ou il vous faut une invitation.
party-ended = La soirée est terminée. Merci d’avoir joué !
party-webhooks = Prévenir un salon
party-webhooks-what = Discord, Slack ou Matrix (par une adresse hookshot) apprend qu’une partie s’ouvre, que c’est le tour d’un absent, et qui a gagné.
party-webhook-remove = Retirer
party-webhook-kind = Salon
party-webhook-address = Adresse du webhook
party-webhook-add = Ajouter
party-now = Vous jouez à { $game }.
party-go = Aller à la table
party-play-along = Jouer aussi
party-only-watch = Regarder seulement
party-leave = Quitter la soirée
party-end = Terminer la soirée
party-end-sure = Terminer la soirée pour tout le monde ?
party-go-on = Continuer à jouer
party-next = On joue à quoi ?
party-next-host = Choisissez un jeu et lancez-le. Tout le monde suit.
party-next-player = Votez pour un jeu. L’hôte le lance, ou vous-même dès que la majorité le veut.
party-votes = { $count ->
    [one] 1 voix : { $names }
   *[other] { $count } voix : { $names }
}
party-seat = Place { $number }
party-start = Lancer { $game }
party-again = Rejouer à { $game }
party-again-with = Encore une fois, avec { $name } à la place d'un bot
party-again-swapped = Encore une fois, chacun une place plus loin
hand-whole-board = Afficher tout le plateau ici
party-interrupts = La partie en cours sera abandonnée.
party-voted = Vous avez voté pour { $game }.
party-members = Qui est là ({ $count })
party-away = absent
party-wants = veut { $game }
party-make-host = Confier la soirée à { $name }
party-remove = Retirer { $name }
party-invite = Inviter des amis
party-invite-code = Ouvrez { $address } et saisissez ce code :
party-new-code = Nouveau code
party-screen-hint = Sur une télé, rejoignez la soirée avec le même code et choisissez « montre la table ».
party-screen-about = Un écran de table montre le plateau à toute la pièce. Cet appareil ne jouera plus.
party-screen-here = Utiliser cet appareil comme écran de table
party-back = Retour à la soirée
party-moved-on = Le groupe est passé au jeu suivant.
party-score = Score de la soirée
party-score-name = Nom
party-score-games = Parties
party-score-place = { $place ->
    [1] Victoires
   *[other] { $place }e
}
party-pairs = Face-à-face
party-games = Parties jouées
party-won = { $names } gagne.
error-no-such-party = aucune soirée n’a ce code ou ce lien ; les codes expirent après quelques heures
error-party-over = la soirée est terminée
error-party-full = la soirée est complète
error-removed = l’hôte vous a retiré de cette soirée
error-not-host = seul l’hôte peut faire cela
error-moved-on = le groupe est déjà passé à un autre jeu
error-still-playing = la partie en cours n’est pas terminée

## Plusieurs joueurs sur un appareil

hot-next = { $name }, à vous de jouer
hot-hidden = Prenez l'appareil. Rien de secret n'est à l'écran tant que vous n'avez pas appuyé.
hot-show = Je suis { $name }
hot-hide = Cacher mon jeu
hot-look = Voir mon jeu
hot-whose = Qui veut voir son jeu ?
hot-add = Quelqu'un d'autre joue sur cet appareil
hot-name = Nom
hot-add-go = Ajouter
hot-here = sur cet appareil
hot-with = sur l'appareil de { $name }
