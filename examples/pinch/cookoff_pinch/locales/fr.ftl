# Une pincée de trop en français. Chaque règle se trouve sous son numéro.

title = Une pincée de trop
about = Une marmite, plusieurs cuisiniers : chacun sale la soupe, et personne ne dit combien.

section-components = Cartes
section-setup = Mise en place
section-turn = Un tour
section-supper = Le souper
section-end = La fin

PIN-1 = Chaque carte est un ingrédient, avec du sel et des points : carottes et poireaux sont doux, lard
    et anchois sont salés et valent davantage, et une pomme de terre retire du sel de la marmite.
PIN-2 = Les convives supportent 8 de sel avec deux cuisiniers, 12 avec trois et 16 avec quatre.
PIN-3 = Les cartes sont mélangées et chacun en reçoit trois. Vous seul voyez votre main. Le premier
    cuisinier est tiré au sort.
PIN-4 = On cuisine trois soupers, sauf si la table en a décidé autrement.
PIN-5 = À chaque souper, chacun joue deux fois, à tour de rôle. À votre tour, vous prenez une carte de
    votre main : soit vous la mettez dans la marmite, soit vous l’échangez.
PIN-6 = Une carte entre face cachée dans la marmite : les autres voient que vous ajoutez quelque chose,
    mais pas quoi.
PIN-7 = Pour échanger, posez une carte de côté à la vue de tous et piochez-en une autre. Rien de vous
    n’entre dans la marmite.
PIN-8 = Après le dernier tour, on soulève le couvercle. Si la marmite ne contient pas plus de sel que
    n’en supportent les convives, chacun marque les points de ce qu’il y a mis.
PIN-9 = S’il y en a plus, la soupe est gâchée et ne rapporte rien à personne. Celui qui a mis le plus de
    sel fait la vaisselle et perd trois points ; s’ils sont plusieurs, tous la font.
PIN-10 = Puis on vide la marmite, chacun complète sa main à trois cartes, et le cuisinier suivant commence.
PIN-11 = Après le dernier souper, la partie est finie. Le plus de points l’emporte ; les ex æquo
    partagent la place.

## Cartes

card-back = cachée
card-potato = pomme de terre
card-carrot = carotte
card-leek = poireau
card-bacon = lard
card-anchovy = anchois

## Ce qui est demandé, et ce qu’on peut faire

question-season = Les convives supportent { $taste } de sel, vous en avez mis { $mine }. Que faites-vous ?
move-Season = Dans la marmite : { $card } (sel { $salt }, { $points ->
    [1] 1 point
   *[other] { $points } points
})
move-Swap = Échanger : { $card }

## Ce qui se passe

event-Seasoned = { ME($seat) ->
    [yes] Vous mettez dans la marmite : { $card }.
   *[no] { SEAT($seat) } met une carte cachée dans la marmite.
}
event-Swapped = { ME($seat) ->
    [yes] Vous posez de côté : { $card }.
   *[no] { SEAT($seat) } pose de côté : { $card }.
}
event-Drew = { ME($seat) ->
    [yes] Vous piochez : { $cards }.
   *[no] { $number ->
        [1] { SEAT($seat) } pioche une carte.
       *[other] { SEAT($seat) } pioche { $number } cartes.
    }
}
event-TurnBegun = { ME($seat) ->
    [yes] À vous
   *[no] { SEAT($seat) }
}
event-LidLifted = { ME($seat) ->
    [yes] De vous : { $cards } (sel { $salt }).
   *[no] De { SEAT($seat) } : { $cards } (sel { $salt }).
}
pot-nothing = rien
event-Tasted = La marmite contient { $salt } de sel, les convives en supportent { $taste }.
event-Scored = { $rule ->
    [PIN-9] { ME($seat) ->
        [yes] Trop salé ! Vous faites la vaisselle : { $points } points.
       *[no] Trop salé ! { SEAT($seat) } fait la vaisselle : { $points } points.
    }
   *[other] { ME($seat) ->
        [yes] C’est bon : +{ $points } pour vous.
       *[no] C’est bon : +{ $points } pour { SEAT($seat) }.
    }
}
event-PotEmptied = { "" }
event-SupperBegun = Le souper { $supper } est sur le feu.
event-GameEnded = Le dernier bol est vide.

## Ce qui n’est pas permis

refusal-not-in-hand = Vous n’avez pas cette carte en main.

## La table. Un texte vide laisse un champ de côté.

view-supper = Souper
view-supper-value = { $value } sur { $suppers }
view-suppers = { "" }
view-first = Commence
view-first-value = { SEAT($value) }
view-seat = { "" }
view-turns = Tours à venir
view-points = Points
view-hand = Main
view-pot = Dans la marmite
view-discard = De côté
view-deck = Pioche

option-suppers = Soupers
tip-season = Vos cartes sont sous votre nom. Plus de sel rapporte plus de points, jusqu’à ce que la soupe soit gâchée : alors, celui qui a le plus salé fait la vaisselle.

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
part-pot = { $change ->
    [more] { $amount ->
        [one] { $amount } point de plus à attendre de la marmite
       *[other] { $amount } points de plus à attendre de la marmite
    }
   *[less] { $amount ->
        [one] { $amount } point de moins à attendre de la marmite
       *[other] { $amount } points de moins à attendre de la marmite
    }
}
part-hand = { $change ->
    [more] { $amount ->
        [one] { $amount } point de plus à attendre de votre main
       *[other] { $amount } points de plus à attendre de votre main
    }
   *[less] { $amount ->
        [one] { $amount } point de moins à attendre de votre main
       *[other] { $amount } points de moins à attendre de votre main
    }
}
