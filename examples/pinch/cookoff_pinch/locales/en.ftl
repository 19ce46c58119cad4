# A Pinch Too Much in English. Every rule stands under its id.

title = A Pinch Too Much
about = One pot, many cooks: everybody salts the soup, and nobody says how much.

section-components = Cards
section-setup = Setup
section-turn = A turn
section-supper = The supper
section-end = The end

PIN-1 = Every card is an ingredient, with salt and with points: carrots and leeks are mild, bacon and
    anchovies are salty and worth more, and a potato takes salt out of the pot.
PIN-2 = The guests bear 8 salt in a pot of two cooks, 12 with three and 16 with four.
PIN-3 = The cards are shuffled, and everybody is dealt three. Your hand is yours to see alone. Who
    begins is drawn.
PIN-4 = Three suppers are cooked, unless the table has agreed on another number.
PIN-5 = In a supper everybody has two turns, one after the other. In your turn you take one card of
    your hand: you either put it into the pot or swap it.
PIN-6 = A card goes into the pot face down, so the others see that you put something in, but not what.
PIN-7 = To swap, lay a card aside for all to see and draw another one. Nothing of yours goes into the pot.
PIN-8 = After the last turn the lid is lifted. If the pot holds no more salt than the guests bear,
    everybody gets the points of what they put in.
PIN-9 = If there is more salt in it, the soup is spoilt and brings nobody anything. Whoever put in the
    most salt does the washing-up and loses three points; if several did, all of them do.
PIN-10 = Then the pot is emptied, everybody draws up to three cards, and the next cook begins.
PIN-11 = After the last supper the game is over. Most points win; equals share the place.

## Cards

card-back = face down
card-potato = potato
card-carrot = carrot
card-leek = leek
card-bacon = bacon
card-anchovy = anchovy

## What is asked, and what one may do

question-season = The guests bear { $taste } salt, and you have put in { $mine }. What do you do?
move-Season = Put in: { $card } (salt { $salt }, { $points ->
    [1] 1 point
   *[other] { $points } points
})
move-Swap = Swap: { $card }

## What happens

event-Seasoned = { ME($seat) ->
    [yes] You put into the pot: { $card }.
   *[no] { SEAT($seat) } puts in a card face down.
}
event-Swapped = { ME($seat) ->
    [yes] You lay aside: { $card }.
   *[no] { SEAT($seat) } lays aside: { $card }.
}
event-Drew = { ME($seat) ->
    [yes] You draw: { $cards }.
   *[no] { $number ->
        [1] { SEAT($seat) } draws a card.
       *[other] { SEAT($seat) } draws { $number } cards.
    }
}
event-TurnBegun = { ME($seat) ->
    [yes] Your turn
   *[no] { SEAT($seat) }
}
event-LidLifted = { ME($seat) ->
    [yes] From you: { $cards } (salt { $salt }).
   *[no] From { SEAT($seat) }: { $cards } (salt { $salt }).
}
pot-nothing = nothing
event-Tasted = The pot holds { $salt } salt, the guests bear { $taste }.
event-Scored = { $rule ->
    [PIN-9] { ME($seat) ->
        [yes] Too salty! You do the washing-up: { $points } points.
       *[no] Too salty! { SEAT($seat) } does the washing-up: { $points } points.
    }
   *[other] { ME($seat) ->
        [yes] It tastes good: +{ $points } for you.
       *[no] It tastes good: +{ $points } for { SEAT($seat) }.
    }
}
event-PotEmptied = { "" }
event-SupperBegun = Supper { $supper } goes on the fire.
event-GameEnded = The last bowl is empty.

## What may not be done

refusal-not-in-hand = You do not hold that card.

## The table. An empty text leaves a field out.

view-supper = Supper
view-supper-value = { $value } of { $suppers }
view-suppers = { "" }
view-first = Begins
view-first-value = { SEAT($value) }
view-seat = { "" }
view-turns = Turns to come
view-points = Points
view-hand = Hand
view-pot = In the pot
view-discard = Laid aside
view-deck = Deck

option-suppers = Suppers
tip-season = Your cards are under your name. More salt brings more points, until the soup is spoilt: then whoever salted most washes up.

part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } more point
       *[other] { $amount } more points
    }
   *[less] { $amount ->
        [one] { $amount } fewer point
       *[other] { $amount } fewer points
    }
}
part-pot = { $change ->
    [more] { $amount ->
        [one] { $amount } more point to expect from the pot
       *[other] { $amount } more points to expect from the pot
    }
   *[less] { $amount ->
        [one] { $amount } fewer point to expect from the pot
       *[other] { $amount } fewer points to expect from the pot
    }
}
part-hand = { $change ->
    [more] { $amount ->
        [one] { $amount } more point to expect from your hand
       *[other] { $amount } more points to expect from your hand
    }
   *[less] { $amount ->
        [one] { $amount } fewer point to expect from your hand
       *[other] { $amount } fewer points to expect from your hand
    }
}
