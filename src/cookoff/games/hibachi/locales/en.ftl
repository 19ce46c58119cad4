# Hibachi: the rules as a player reads them in the help, and what is said at the table.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-components = Components
section-setup = Setup
section-throwing = Step 1: throwing chips
section-cleaning = Step 2: cleaning the cooking area
section-trading = Step 3: selling and buying
section-cooking = Step 4: cooking
section-round = A new round

## Components

HIB-1 = Every player has six chips, worth 100, 200, 300, 400, 500 and 600.
HIB-2 = There are 54 ingredient cards, six each of beef, shiitake, fish, onion, rice, noodles, shrimp, egg and
    broccoli. The bowl in the middle is the broccoli's.
HIB-3 = Ten chili cards lie in an open pile.
HIB-4 = Each of the 18 recipes needs three different ingredients. Every ingredient is in six recipes, and any
    two are together in one or two. Which recipe needs which ingredients is our reconstruction.
HIB-5 = The supply never runs out of money.
HIB-6 = The player with the bottle of soy sauce is the head chef.

## Setup

HIB-10 = You begin with your six chips and 2000 yen. A table can agree on 1600 instead, as in some printings.
HIB-11 = With any number of players, three recipes lie face up, and six ingredient cards lie face up, each at
    its bowl.
HIB-12 = Whoever cooked most recently is the first head chef. Here one is drawn at random, unless the table
    names a seat.
HIB-13 = Two or three players throw four chips each in a round; four players throw three.
HIB-14 = Nobody sees your ingredient cards and your reserved recipes, but everybody sees how many you have.
    Money, chili and cooked recipes are public. A table can agree to play with open hands.
HIB-15 = You are asked to sell at every bowl and to cook in every round, whether or not you can, so that the
    questions reveal nothing about your hand. Which chips you have not thrown is secret; values of your chips
    that everybody has seen stay known until the end of the round.

## Step 1: throwing chips

HIB-20 = The head chef begins, and players take turns clockwise: one chip of your choice each time, until
    everybody has thrown the number of chips for this round.
HIB-21 = The rules numbered THR say where a chip lies and when it is out. While a chip lies value down, only its
    owner knows its value.
HIB-22 = After a bonus throw, every chip counts where it lies then. The spaces are revealed one after the other,
    and if you win one, you may decline its action.

## Step 2: cleaning the cooking area

HIB-30 = The four action spaces are resolved in this order: bonus throw, bonus ingredient, reserve a recipe, new
    head chef. A space without chips is skipped.
HIB-31 = All chips on the space are revealed. The player with the highest total there may act. If several are
    level, it is the head chef if they are among them, otherwise the one of them who sits nearest to the head
    chef clockwise.
HIB-32 = Before the action, the chips of the space return to their owners. They may not be thrown again this
    round.
HIB-33 = Bonus throw: you may throw one more chip, one that you have not thrown this round. Chips that land on
    this space because of it have no effect and go back at the end of the step.
HIB-34 = Bonus ingredient: draw as many cards as the first digit of your best chip on the space. Keep one and
    put the others face down under the pile, in the order you drew them. If the pile is too short, the discards
    are shuffled and you draw on.
HIB-35 = Reserve a recipe: look at the top recipe of the pile and keep it face down. Only you may cook it. You
    may reserve any number while there are any.
HIB-36 = New head chef: you take the soy sauce at once.
HIB-37 = Then each player, starting with the head chef, takes a chili card for each of their chips on the bare
    area. Chips that are out bring none.
HIB-38 = If no chili is left when you are due one, the player or players with the most give all of theirs back
    first. This is checked for every single card.
HIB-39 = You cannot decline chili, and you take all of yours before the next player does. What counts is where
    chips lie after the bonus throw; those on the bonus throw space bring no chili.

## Step 3: selling and buying

HIB-40 = Invalid chips go back to their owners. Then the head chef chooses one bowl after the other; each is
    finished before the next, until no chip is left.
HIB-41 = The chips in the bowl are revealed. Selling comes first, then buying.
HIB-42 = Clockwise from the head chef, everybody may sell cards of this ingredient, as many as they like, even
    without a chip in the bowl. Every card pays what all chips in the bowl add up to. Sold cards are discarded.
HIB-43 = When everybody has been asked, those who sold take all their chips out of the bowl. They cannot buy
    this ingredient now.
HIB-44 = To buy you need a chip in the bowl and a card on display. The player whose own chips there have the
    highest total goes first, pays exactly that total for one card and takes back their best chip.
HIB-45 = If you cannot or do not want to buy when you are asked, you take back only your best chip. You may be
    asked again, at the lower price.
HIB-46 = Then it is the turn of the player who has the highest total now; if several are level, the one nearest
    to the head chef clockwise. This goes on until no card or no chip is left, or nobody wants to buy. Chips
    that are left go back. With no card on display, there is only selling.
HIB-47 = Cards that nobody bought stay on display.
HIB-48 = Two examples. The chips in the egg bowl add up to 700: Blue sells an egg for 700, Red sells two for
    1400, and Blue's chips leave the bowl. In another round Green has 700 there and too little money: Green
    passes and takes the 600 back. Black buys an egg for 200, and then Green buys one for only 100.

## Step 4: cooking

HIB-50 = Clockwise from the head chef, each player may cook one of the face-up recipes and as many of their own
    reserved ones as they can, by discarding the three ingredients.
HIB-51 = Two chili cards can replace one ingredient, once per recipe. They go back to the chili pile.
HIB-52 = The moment you cook your third recipe, the game is over and you win.
HIB-53 = The table may agree on a last round, or on none; by default it is the fortieth. If nobody has won by
    then, the most recipes win, then the most money, then the most ingredient cards; players who are still level
    share the victory.

## A new round

HIB-60 = The player who has the bottle now passes it to the left, even if they took it this round.
HIB-61 = Recipes are turned up until three lie face up.
HIB-62 = Six more ingredient cards are laid out beside those still there.
HIB-63 = When a card is needed and the pile is empty, the discards are shuffled into a new one.
HIB-64 = If there are not enough cards, those that are left are laid out. If no recipe is left in the pile, you
    play on with the face-up and reserved ones.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader, NTH() counts from 1.

title = Hibachi
about = Throw chips onto the grill, trade ingredients at the prices they set, cook three recipes.

## Names of things

place-beef = beef
place-shiitake = shiitake
place-fish = fish
place-onion = onion
place-rice = rice
place-noodles = noodles
place-shrimp = shrimp
place-egg = egg
place-broccoli = broccoli
place-chili = chili
place-bonus-throw = bonus throw
place-bonus-ingredient = bonus ingredient
place-reserve = reserve a recipe
place-head-chef = new head chef

recipe-surf-and-turf = Surf and Turf
recipe-mushroom-rice = Mushroom Rice
recipe-fishers-noodles = Fishers' Noodles
recipe-captains-skewers = Captain's Skewers
recipe-late-night-bowl = Late-Night Bowl
recipe-garden-omelette = Garden Omelette
recipe-beef-rice-bowl = Beef Rice Bowl
recipe-forest-and-sea = Forest and Sea
recipe-harbour-scramble = Harbour Scramble
recipe-moonlit-noodles = Moonlit Noodles
recipe-vegetable-platter = Vegetable Platter
recipe-seafood-rice = Seafood Rice
recipe-two-fires-noodles = Noodles of Two Fires
recipe-savoury-custard = Savoury Custard
recipe-green-fried-rice = Green Fried Rice
recipe-iron-plate-beef = Iron-Plate Beef
recipe-seafood-skewers = Seafood Skewers
recipe-golden-omelette = Golden Omelette

## What is asked

question-throw = Throw a chip.
question-call = A chip lies between two places. Which one counts?
question-bonus-throw = You have won the bonus throw. Throw one more chip, or leave it.
question-use = You have won a space: { $space }. Use it?
question-keep = Which card do you keep?
question-bowl = Which bowl is traded next?
question-sell = { $ingredient }: a card sells for { $total } yen. How many do you sell?
question-buy = { $ingredient }: a card costs you { $price } yen. Do you buy one?
question-cook = Cook a recipe, or stop cooking.

## Moves, as choices

move-UseSpace = Use it
move-DeclineSpace = Leave it
move-Keep = Keep: { $ingredient }
move-KeepSeen = Keep a card
move-ChooseBowl = Trade: { $ingredient }
move-Sell = { $cards ->
    [0] Sell nothing
    [1] Sell one card
   *[other] Sell { $cards } cards
}
move-Buy = Buy a card
move-DeclineBuy = Do not buy
move-Cook = { $with_chili ->
    [yes] Cook: { $recipe }, with chili for { $chili_for }
   *[no] Cook: { $recipe }
}
move-StopCooking = Stop cooking

## Events, as they are told. An empty one is not told: something else says it.

event-Asked = { "" }
event-SpaceWon = { SEAT($seat) } won the space: { $space }.
event-SpaceDeclined = { SEAT($seat) } left the action: { $space }.
event-PileShuffled = The discarded cards were shuffled into a new pile.
event-PileShuffledSeen = The discarded cards were shuffled into a new pile.
event-CardsDrawn = { SEAT($seat) } drew: { $cards }.
event-CardsDrawnSeen = { SEAT($seat) } drew { $count ->
    [1] a card.
   *[other] { $count } cards.
}
event-CardKept = { SEAT($seat) } kept: { $ingredient }.
event-CardKeptSeen = { SEAT($seat) } kept a card.
event-RecipeReserved = { SEAT($seat) } reserved a recipe: { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) } reserved a recipe.
event-HeadChefChanged = { ME($seat) ->
    [yes] You are head chef now.
   *[no] { SEAT($seat) } is head chef now.
}
event-ChiliTaken = { SEAT($seat) } took a chili.
event-ChiliReturned = { SEAT($seat) } had most chili and returned { $count }.
event-BowlChosen = The trade of { $ingredient } begins.
event-CardsSold = { SEAT($seat) } sold { $count ->
    [1] a card of { $ingredient } for { $price } yen.
   *[other] { $count } cards of { $ingredient } for { $price } yen each.
}
event-CardBought = { SEAT($seat) } bought { $ingredient } for { $price } yen.
event-BuyDeclined = { SEAT($seat) } did not buy { $ingredient } for { $price } yen.
event-CookingBegun = { "" }
event-RecipeCooked = { SEAT($seat) } cooked: { $recipe }{ $chili ->
    [0] .
   *[other] , with chili.
}
event-RoundBegun = Round { $round }: { ME($head) ->
    [yes] you are head chef.
   *[no] { SEAT($head) } is head chef.
}
event-RecipesDealt = New recipes: { $recipes }.
event-CardsDealt = New on display: { $cards }.
event-GameEnded = { $rule ->
    [HIB-53] That was the last round: most recipes win.
   *[HIB-52] The third recipe is cooked. The game is over.
}

## Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is { SEAT($seat) }'s turn.
refusal-asked-otherwise = You have to decide something else now.
refusal-no-passing = You cannot pass while chips are thrown.
refusal-not-drawn = You did not draw that card.
refusal-bowl-empty = No chip lies in that bowl.
refusal-too-few-cards = You hold { $held ->
    [0] no card
    [1] one card
   *[other] { $held } cards
} of it.
refusal-too-poor = You do not have { $price } yen.
refusal-no-such-recipe = There is no such recipe.
refusal-recipe-not-there = That recipe is neither face up nor reserved by you.
refusal-one-face-up = You have cooked a face-up recipe in this round already.
refusal-not-in-recipe = The recipe does not ask for that ingredient.
refusal-too-little-chili = It takes { $needed } chili cards.
refusal-ingredients-missing = You lack ingredients for that recipe.

## On the page

money = { $amount } ¥
option-money = Money at the start
option-money-none = as usual

## The guided first round: one for each kind of decision

tip-throw = Take a chip from your rack; only you know its value. Choose where you stand, then pull the chip back and flick it onto the board. A high chip decides spaces and makes selling pay; a low one buys cheaply. What counts is the place under the hole of the chip.
tip-call = The hole of this chip shows two places. You are head chef: say which one counts.
tip-bonus-throw = You have the most on the bonus throw. Throw one of the chips you kept back, or leave it.
tip-use = Your chips on this space are worth most, so its action is yours: use it or leave it.
tip-keep = You drew these cards. Keep the one that helps your recipes; the others go under the pile.
tip-bowl = Now the bowls are traded, in the order you choose. Tap a bowl with chips; all of them are turned over.
tip-sell = A card of this bowl pays what all its chips add up to, and you need no chip there to sell. Whoever sells takes their chips out and cannot buy here now.
tip-buy = A card costs what your own chips in this bowl add up to. If you do not buy, your best chip leaves and you may be asked again for less.
tip-cook = Three ingredients make a recipe. Two chili can replace one of them. The first to cook three recipes wins.

## What everything is, where it is pointed at

help-bare = The area between the bowls and the spaces. A chip that lies here after the action spaces brings its owner a chili card.

end-tie = Level on recipes: more money decided, then more ingredient cards.

## The game on one page

page-goal = Get the ingredients for three recipes before anybody else does.
page-turn = Throw your chips. Then the action spaces are used, the bowls are traded one by one, and you may cook.
page-win = The first player to cook three recipes wins at once.
page-wrong-1 = A low chip buys cheaply, a high one makes selling pay.
page-wrong-2 = You need no chip in a bowl to sell there, but whoever sells does not buy there.
page-wrong-3 = What counts is the place under the chip's hole, not where it touches.
page-wrong-4 = If you do not buy, you take back only your best chip, and may be asked again for less.
page-wrong-5 = Chips on the bare area are not lost: they bring chili.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-hib-2 = how many cards of each ingredient there are.
open-hib-5 = what happens when the notes in the box run out.
open-hib-10 = which starting sum holds, since printings differ.
open-hib-12 = who is head chef first when nobody can say who cooked last.
open-hib-14 = what of cards, recipes and money the others may see.
open-hib-15 = whether players are asked who have nothing to sell or cook, and which chips stay secret.
open-hib-22 = where chips count that the bonus throw moved, when spaces are revealed, and whether a winner may decline.
open-hib-32 = when the revealed chips of an action space go back, and whether they may be thrown again.
open-hib-33 = what becomes of chips that the bonus throw brings onto its own space.
open-hib-34 = what happens when the pile is shorter than the number of cards to draw.
open-hib-38 = whether an empty chili pile is looked at once or before every card.
open-hib-39 = whether chili may be declined, and where chips count that the bonus throw moved.
open-hib-42 = in which order the chefs are asked to sell.
open-hib-53 = how a game ends in which nobody cooks a third recipe.
open-hib-63 = when exactly the discards are shuffled into a new pile.
open-hib-64 = what happens when a pile is empty and its discards are too.
