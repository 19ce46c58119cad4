# Safranito: the rules as a player reads them in the help.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-components = Components
section-setup = Setup
section-throwing = Phase 1: throwing
section-cleaning = Phase 2: action spaces
section-trading = Phase 3: selling and buying
section-cooking = Phase 4: blends
section-round = New round

## Components

SAF-1 = You have six chips worth 10, 20, 30, 40, 50 and 60 rupees, in green, red, orange or blue.
SAF-2 = There are 54 spice cards, six of each spice: curry, ginger, cardamom, chili, garlic, mint, cumin,
    saffron and cinnamon. The saffron bowl is the one in the middle of the board.
SAF-3 = There are 18 spice blends, and each takes three different spices. Every spice is in six blends, and any
    two spices are together in one or two blends. One blend is cardamom, chili and cumin; the others are our
    reconstruction.
SAF-4 = Money comes from the bank and goes back to it. The bank always has enough.
SAF-5 = The player with the pepper mill is the head chef.

## Setup

SAF-10 = You start with your six chips and 200 rupees.
SAF-11 = With two players there are 2 blends face up and 4 spice cards laid out, and you each throw 4
    chips a round. With three players it is 2 blends, 5 cards and 4 chips; with four players 3 blends,
    6 cards and 3 chips. As many spice cards as at the start are added in every round.
SAF-12 = Spice cards on display lie face up beside the board, at the place of their spice. The rest of the spice
    cards and of the blends form two face-down piles.
SAF-13 = Whoever cooked last is the first head chef. Here one is drawn at random, unless the table names a seat.
SAF-14 = Nobody sees your spice cards or the blends you have reserved, but everybody sees how many you have.
    Money and finished blends are public.
SAF-15 = At each bowl every player is asked in turn whether to sell, and in the last phase whether to put blends
    together, even players who cannot. You may always answer none. So the questions reveal nothing about your
    hand.
SAF-16 = Which chips you have not thrown this round is secret; how many is not. Invalid chips, chips that are
    out and chips left on the extra throw space go back without being revealed. A value that was seen stays
    known until the end of the round.

## Phase 1: throwing

SAF-20 = Beginning with the head chef and going clockwise, each player throws one chip of their choice. This is
    repeated until everybody has thrown the number of chips for this round.
SAF-21 = The rules numbered THR say how chips are thrown, where they lie, and when they are out.
SAF-22 = As long as a chip lies with its value down and has not been revealed, only its owner knows what
    it is worth.

## Phase 2: action spaces

SAF-30 = The action spaces are resolved one by one: first the extra throw, then the additional spice card, then
    reserving a blend, last the head chef. A space without chips is skipped.
SAF-31 = All chips on the space are revealed. Only the player whose chips there have the highest total may act.
    If several are level, it is the one nearest to the head chef clockwise; the head chef is nearest of all.
SAF-32 = The revealed chips return to their owners before the action is carried out. They may not be thrown
    again this round.
SAF-33 = Extra throw: you may throw one more chip, one that you have not thrown this round. Chips that land on
    this space because of it do not win another throw; they go back at the end of this phase without effect.
SAF-34 = Additional spice card: draw as many cards from the face-down pile as the first digit of your best chip
    on the space. Keep one of them without showing it, and put the others under the pile in the order you drew
    them. If the pile runs out, the discards are shuffled and you draw on; if there are none either, you choose
    from the cards you have drawn. With no card at all, nothing happens.
SAF-35 = Reserve a blend: take the top blend of the pile without showing it. Only you may put it together. You
    may reserve any number; once the pile is empty, the space has no effect.
SAF-36 = Head chef: you take the pepper mill at once, and you are the head chef for everything that follows.
SAF-37 = The extra throw may move other chips. Each of them counts where it lies afterwards, also on the action
    spaces still to come. A space is revealed only when it is its turn.
SAF-38 = The winner of a space may decline its action, but only before seeing a card. Then nobody carries it
    out.

## Phase 3: selling and buying

SAF-40 = First, invalid chips return to their owners.
SAF-41 = The head chef chooses a bowl with chips in it. When its trade is over, the head chef chooses another,
    until the board is empty.
SAF-42 = All chips in that bowl are revealed. Selling comes first, then buying.
SAF-43 = Clockwise from the head chef, everybody who holds this spice may sell as many cards of it as they
    like, even without a chip in the bowl. For each card the bank pays what all chips in the bowl are
    worth together. The cards go to the discards.
SAF-44 = After the last sale, whoever has sold takes all their chips out of the bowl. So they cannot buy
    this spice now.
SAF-45 = To buy you need a chip in the bowl, and a card of the spice must be on display. The player whose own
    chips there have the highest total is asked first. One card costs exactly that total; then the buyer's best
    chip leaves the bowl.
SAF-46 = Then the player who now has the highest total is asked, perhaps the same one. This ends when the cards
    of the spice are gone, when the bowl is empty, or when nobody wants to buy; chips that are left return to
    their owners. If no card was on display to begin with, there is only selling.
SAF-47 = If several totals are level, the player nearest to the head chef clockwise is asked first.
SAF-48 = If you are asked and do not or cannot buy, you take all your chips out of the bowl. (In Hibachi you
    would take only one.)
SAF-49 = Cards that nobody bought stay on display.

## Phase 4: blends

SAF-50 = Clockwise from the head chef, each player may put together one of the face-up blends, and as many of
    their own reserved ones as they can. You discard the three spices, and the blend lies face up in front of
    you.
SAF-51 = A gap among the face-up blends is filled only when the next round begins.
SAF-52 = The moment a player has three blends, the game is over and that player wins.
SAF-53 = The table may agree on a last round, or on none; by default it is the fortieth. If nobody has won by
    then, the most blends win, then the most money, then the most spice cards. Players who are still level share
    the victory.

## New round

SAF-60 = The pepper mill passes to the left neighbour of the player who has it now, even if they took it this
    round.
SAF-61 = The face-up blends are filled up and new spice cards are added, as many as the number of players
    requires. Cards already there stay.
SAF-62 = When a spice card is needed and the pile is empty, the discards are shuffled and become the pile. If
    there are none, only the cards that are left are laid out.
SAF-63 = When the pile of blends runs out, the display is filled as far as possible. The game continues, and
    reserved blends can still be put together.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader.

title = Safranito
about = Throw chips into spice bowls, trade spices at the prices they set, put together three blends.

## Names of things

place-curry = curry
place-ginger = ginger
place-cardamom = cardamom
place-chili = chili
place-garlic = garlic
place-mint = mint
place-cumin = cumin
place-cinnamon = cinnamon
place-saffron = saffron
place-bonus-throw = extra throw
place-bonus-ingredient = additional spice card
place-reserve = reserve a blend
place-head-chef = head chef
recipe-cool-breeze = Cool Breeze
recipe-winter-rub = Winter Rub
recipe-green-ginger = Green Ginger
recipe-golden-mint = Golden Mint
recipe-red-lantern = Red Lantern
recipe-market-curry = Market Curry
recipe-rajas-breath = Raja's Breath
recipe-sharp-leaf = Sharp Leaf
recipe-sweet-curry = Sweet Curry
recipe-moon-garden = Moon Garden
recipe-sunrise = Sunrise
recipe-harvest-gold = Harvest Gold
recipe-caravan = Caravan
recipe-hill-station = Hill Station
recipe-fire-thread = Fire Thread
recipe-palace-rice = Palace Rice
recipe-root-and-pod = Root and Pod
recipe-dust-of-the-road = Dust of the Road

## What is asked

question-bonus-throw = Throw one more chip, or decline.
question-use = You have won a space: { $space }. Use it?
question-keep = Choose the spice card that you keep.
question-bowl = Which bowl is traded next?
question-sell = How many cards do you sell? Each pays { $total } rupees for { $ingredient }.
question-buy = Buy a card for { $price } rupees: { $ingredient }?
question-cook = Put together a blend, or stop.

## Moves, as choices

move-UseSpace = Use: { $space }
move-DeclineSpace = Leave: { $space }
move-Keep = Keep { $ingredient }
move-KeepSeen = Keep a card
move-ChooseBowl = Trade { $ingredient }
move-Sell = { $cards ->
    [0] Sell nothing
    [1] Sell one card for { $total } rupees
   *[other] Sell { $cards } cards for { $total } rupees each
}
move-Buy = Buy { $ingredient } for { $price } rupees
move-DeclineBuy = Buy nothing and take all your chips back
move-Cook = Put together { $recipe }
move-StopCooking = Put together nothing more

## Events, as they are told. An empty one is not told: something else says it.

event-Asked = { "" }
event-SpaceWon = { SEAT($seat) } won the space: { $space }.
event-SpaceDeclined = { SEAT($seat) } left the action: { $space }.
event-PileShuffled = The discards were shuffled into a new pile.
event-PileShuffledSeen = The discards were shuffled into a new pile.
event-CardsDrawn = { SEAT($seat) } drew: { $cards }.
event-CardsDrawnSeen = { SEAT($seat) } drew { $count ->
    [1] one card.
   *[other] { $count } cards.
}
event-CardKept = { SEAT($seat) } kept { $ingredient }.
event-CardKeptSeen = { SEAT($seat) } kept one card.
event-RecipeReserved = { SEAT($seat) } reserved { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) } reserved a blend.
event-HeadChefChanged = { ME($seat) ->
    [yes] You are head chef now.
   *[no] { SEAT($seat) } is head chef now.
}
event-BowlChosen = The { $ingredient } bowl is traded.
event-CardsSold = { SEAT($seat) } sold { $count ->
    [1] one card
   *[other] { $count } cards
} of { $ingredient } at { $price } rupees.
event-CardBought = { SEAT($seat) } bought { $ingredient } for { $price } rupees.
event-BuyDeclined = { SEAT($seat) } did not buy { $ingredient } for { $price } rupees.
event-CookingBegun = { "" }
event-RecipeCooked = { SEAT($seat) } put together { $recipe }: { $cards }.
event-RoundBegun = Round { $round }. Head chef: { SEAT($head) }.
event-RecipesDealt = New blends: { $recipes }.
event-CardsDealt = New spice cards: { $cards }.
event-GameEnded = { $rule ->
    [SAF-53] That was the last round: most blends win.
   *[SAF-52] The third blend is put together. The game is over.
}

## Why a move is refused

refusal-not-drawn = You did not draw { $ingredient }.
refusal-bowl-empty = No chip lies in that bowl: { $ingredient }.
refusal-too-few-cards = You hold { $held ->
    [0] no card
    [1] one card
   *[other] { $held } cards
} of this spice.
refusal-too-poor = You do not have { $price } rupees.
refusal-no-such-recipe = There is no blend { $recipe }.
refusal-recipe-not-there = { $recipe } neither lies face up nor is reserved by you.
refusal-one-face-up = You have already put together a face-up blend this round.
refusal-ingredients-missing = You do not have the three spices of { $recipe }.

## On the page

money = { $amount } rupees
board-points = { $points ->
    [1] one blend
   *[other] { $points } blends
}
grill-recipes = Blends
grill-cook = Put together
text-cooked = Blends put together

## The guided first round: one for each kind of decision

tip-throw = Take a chip from your rack; only you know its value. Choose where you stand, then pull the chip back and flick it onto the board. A high chip decides spaces and makes selling pay; a low one buys cheaply. What counts is the place under the hole of the chip.
tip-call = The hole of this chip shows two places. You are head chef: say which one counts.
tip-bonus-throw = You have the most on the extra throw. Throw one of the chips you kept back, or leave it.
tip-use = Your chips on this space are worth most, so its action is yours: use it or leave it.
tip-keep = You drew these spices. Keep the one that helps your blends; the others go under the pile.
tip-bowl = Now the bowls are traded, in the order you choose. Tap a bowl with chips; all of them are turned up.
tip-sell = A card of this spice pays what all chips in the bowl are worth, and you need no chip there to sell. Whoever sells takes their chips out and cannot buy here now.
tip-buy = A card costs what your own chips in this bowl are worth. If you do not buy, you take all your chips out of it.
tip-cook = Three spices make a blend. The first to have three blends wins.

## What everything is, where it is pointed at

help-bare = The area between the bowls and the spaces. A chip that ends here has no effect and goes back to its owner.
help-reserve = The player whose chips here are worth most takes the top blend of the pile in secret. Only they may put it together.
help-reserved = Blends that a player has taken in secret. Only they may put them together.
help-cooked = Blends that a player has put together. The first player with three wins at once.
help-recipe = Its three spices make a blend. Those you hold are lit up.

end-tie = Level on blends: more money decided, then more spice cards.

## The game on one page

page-goal = Buy the spices for three blends before anybody else does.
page-turn = Throw your chips. Then the action spaces are used, the bowls are traded one by one, and you may put blends together.
page-win = The first player with three blends wins at once.
page-wrong-1 = A low chip buys cheaply, a high one makes selling pay.
page-wrong-2 = You need no chip in a bowl to sell there, but whoever sells does not buy there.
page-wrong-3 = What counts is the place under the chip's hole, not where it touches.
page-wrong-4 = If you do not buy, you take all your chips out of the bowl.
page-wrong-5 = Of the face-up blends you may put together only one in a round; of your reserved ones as many as you can.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-saf-2 = how many cards of each spice there are.
open-saf-4 = what happens when the bank has no money left.
open-saf-13 = who is head chef first when nobody can say who cooked last.
open-saf-14 = what of cards, blends and money the others may see.
open-saf-15 = whether players are asked who have nothing to sell or to put together.
open-saf-16 = which chips the others may see, and for how long a value seen stays known.
open-saf-32 = when the revealed chips of an action space go back, and whether they may be thrown again.
open-saf-33 = which chip the extra throw may use, whether it may be declined, and what becomes of chips that it brings onto its own space.
open-saf-34 = who sees the drawn cards, and what happens when the pile is too short.
open-saf-35 = what happens when no blend is left to reserve.
open-saf-37 = where chips count that the extra throw moved, and when the spaces are revealed.
open-saf-38 = whether the winner of an action space may decline.
open-saf-43 = in which order the players are asked to sell.
open-saf-46 = what becomes of the chips that are left when a bowl's trade ends.
open-saf-48 = whether a player who does not buy takes back all chips or only one.
open-saf-53 = how a game ends in which nobody puts a third blend together.
open-saf-62 = when exactly the discards are shuffled, and what happens when there are none.
open-saf-63 = what happens when the pile of blends is empty.

## The tutorial

why-Keep = This spice is still missing for a blend. Nobody else sees which one you keep.
why-Buy = You need this spice for a blend. It costs only what your own chips in the bowl are worth.
why-Sell = Selling brings money, but you need your spices for blends: keep them.
why-Cook = You have all three spices of this blend. The first with three blends wins.
why-StopCooking = No other blend can be put together now.
why-throw-bowl = A chip in a bowl lets you buy this spice when the bowls are traded. A low chip buys cheaply.
lesson-selling = First everybody may sell: a card of this spice brings what all chips in the bowl are worth together. You hold none, so you buy.

## The parts of the box, as the workbench and its reports name them

field-ingredients = Spices
field-recipe = Blends
field-needs = spices
field-goal = Blends to win
field-menu = face-up blends
field-copies = Cards of each spice
fault-ingredient = { $word } is not a spice of this box.
