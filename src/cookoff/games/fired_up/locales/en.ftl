# Hibachi Fired Up!: the rules as a player reads them in the help.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-components = Components
section-setup = Setup
section-throwing = Step 1: throwing
section-cleaning = Step 2: cleaning
section-place = What a place does
section-cooking = Cooking, or nothing
section-round = New round and end

## Components

FUP-1 = You have four chips, worth 100, 200, 400 and 600.
FUP-2 = There are 72 ingredient cards, eight of each of the nine ingredients, and 12 chili cards.
FUP-3 = There are 18 recipes, and each needs three different ingredients. Every ingredient is in six recipes,
    and any two are together in one or two. Which recipe needs which ingredients is our reconstruction.
FUP-4 = The supply never runs out of money.
FUP-5 = The ingredients and their bowls are those of Hibachi. The four action spaces are: place a chip,
    bonus ingredient, reserve a recipe, tip. The colours are red, blue, green and black.

## Setup

FUP-10 = You start with your four chips and 1200 yen. All ingredient cards lie around the board in open
    piles, one for each kind, and so do the chili cards.
FUP-11 = Three recipes lie face up; the others form a face-down pile.
FUP-12 = Whoever cooked last is the first head chef, or one is chosen at random. Here it is random, unless the
    table names a seat.
FUP-13 = Nobody sees the ingredient and chili cards in your hand, or the recipes you have reserved. How many
    cards you hold, your money and your cooked recipes are public.

## Step 1: throwing

FUP-20 = Beginning with the head chef and going clockwise, each player throws one chip of their choice, until
    everybody has thrown four chips with two or three players, or three chips with four.
FUP-21 = The rules numbered THR say how chips are thrown and where they lie. A chip that overlaps another is
    valid. A chip whose hole is over the raised edge, or beyond it, is out for this round.

## Step 2: cleaning

FUP-30 = All chips on the board are turned value up.
FUP-31 = Beginning with the head chef and going clockwise, each player activates one of their own chips on the
    board and then takes it off. This goes on, turn after turn, until the board is empty. You choose the order
    of your chips; if you have none left on the board, you are skipped.
FUP-32 = When you activate a chip, you do one of three things: use the place it lies on, cook a recipe, or do
    nothing.
FUP-33 = An activated chip goes back to your supply for the next round. It cannot be placed again in this one.
FUP-34 = Chips that are out or were not thrown stay hidden, unless they are placed.

## What a place does

FUP-40 = Bowl, buying: take one card of this ingredient and pay the total of all chips in the bowl, everybody's
    chips and the one you activate included.
FUP-41 = Bowl, selling: put one card of this ingredient back on its pile and get twice that total.
FUP-42 = Your chip leaves the bowl only after the trade, and then the price is lower for the next player.
    With two chips in a bowl you may buy with one and sell with the other.
FUP-43 = When you are due a card, of chili or of an ingredient, and its pile is empty, everybody shows their
    whole hand; it stays open until the next chip is used or thrown. The player or players with the most cards
    of this kind put half of theirs back, rounded down. Then you take yours and pay. If there is still none, you
    take nothing and pay nothing. You need the money before you announce a purchase; once announced, it is
    carried out.
FUP-50 = Place a chip: put one of your own chips on any place, value up. It may be one you did not throw, or one
    you did throw, wherever it is, even if it is out. It may not be one activated this round, nor the one you
    are activating. No other chip is moved.
FUP-51 = Bonus ingredient: take any one ingredient card from the board. You may also name an empty pile: then
    everybody shows their hand first, and the player or players with the most cards of it put half of theirs
    back, as when you buy. Chili does not count as an ingredient here.
FUP-52 = Reserve a recipe: look at the top recipe of the pile and keep it face down. Only you may cook it. You
    may reserve any number while there are any.
FUP-53 = Tip: get three times the value of the chip you activate.
FUP-54 = Bare area: take one chili card, or put two back and get twice the value of this chip. Other chips there
    do not count.
FUP-55 = Once the chips are turned up, only the place of a chip counts (a bowl, an action space or the bare
    area), not the exact spot. You may place a chip on any of these, also on the space for placing chips. A chip
    that is moved no longer counts where it lay. If you have no chip to place, the space has no effect.

## Cooking, or nothing

FUP-60 = Instead of using its place, you may use any of your chips on the board to cook one recipe: one that
    lies face up or one you have reserved. The three ingredients go back to their piles at once.
FUP-61 = Once per recipe, two chili cards can replace one ingredient. They go back to their pile too.
FUP-62 = A gap among the face-up recipes is filled only at the end of the round.
FUP-63 = With three recipes you may cook more, but more than three count as three.
FUP-70 = You may take a chip off and do nothing with it.

## New round and end

FUP-80 = The game ends at the end of a round in which at least one player has three recipes. The round is always
    played to its end.
FUP-81 = If only one player has three recipes or more, that player wins. If several do, the richest of them
    wins; with equal money they share the victory.
FUP-82 = Otherwise the left neighbour of the head chef becomes head chef, and the face-up recipes are filled up
    to three.
FUP-83 = The table may agree on a last round, or on none; by default it is the fortieth. If nobody has three
    recipes by then, the most recipes win, then the most money; players who are level share the victory. When
    the pile of recipes is empty, fewer than three lie face up.
FUP-90 = Some examples. The chips in the egg bowl add up to 600: Red may buy an egg for 600 or sell one for
    1200. A chip of 400 on the tip space brings 1200, one of 100 brings 300. Green's chip of 100 on the bare
    area brings a chili card, or 200 yen for two of them.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader.

title = Hibachi Fired Up!
about = Throw chips onto the grill, use each for the place where it lies, cook three recipes.

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
chili_for-none = nothing
place-place-chip = place a chip
place-bonus-ingredient = bonus ingredient
place-reserve = reserve a recipe
place-tip = tip
recipe-mountain-and-tide = Mountain and Tide
recipe-pier-noodles = Pier Noodles
recipe-charred-noodles = Charred Noodles
recipe-flame-skewers = Flame Skewers
recipe-woodland-beef-rice = Woodland Beef Rice
recipe-ramen-egg = Ramen Egg
recipe-golden-steak = Golden Steak
recipe-steamed-fillet = Steamed Fillet
recipe-rice-in-a-leaf = Rice in a Leaf
recipe-shrimp-omelette-rice = Shrimp Omelette Rice
recipe-double-bowl = Double Bowl
recipe-green-scramble = Green Scramble
recipe-cooks-breakfast = Cook's Breakfast
recipe-surf-rice = Surf Rice
recipe-sailors-rice = Sailor's Rice
recipe-grill-basket = Grill Basket
recipe-egg-ribbons = Egg Ribbons
recipe-charcoal-fish = Charcoal Fish

## What is asked

question-activate = Activate one of your chips.

## Moves, as choices

move-Buy = The { $own } ({ $from }): buy a card for { $price } yen
move-Sell = The { $own } ({ $from }): sell a card for { $paid } yen
move-PlaceChip = The { $own } ({ $from }): put the { $value } here: { $place }
move-TakeIngredient = The { $own } ({ $from }): take { $ingredient }
move-Reserve = The { $own } ({ $from }): reserve a recipe
move-TakeTip = The { $own } ({ $from }): take { $tip } yen
move-TakeChili = The { $own } ({ $from }): take a chili card
move-SellChili = The { $own } ({ $from }): sell { $count } chili cards for { $chili_paid } yen
move-Cook = The { $own } ({ $from }): cook { $recipe } (chili in place of: { $chili_for })
move-TakeOff = The { $own } ({ $from }): take it off and do nothing

## Events, as they are told. An empty one is not told: something else says it.

event-Asked = { "" }
event-ChipActivated = { SEAT($seat) } activated a { $value }.
event-CardBought = { SEAT($seat) } bought { $ingredient } for { $price } yen.
event-CardSold = { SEAT($seat) } sold { $ingredient } for { $price } yen.
event-HandsShown = The pile is empty ({ $kind }): everybody shows their hand. { $shown }
event-CardsReturned = { SEAT($seat) } put { $count ->
    [1] one card
   *[other] { $count } cards
} back: { $kind }.
event-NothingLeft = There is still nothing to take for { ME($seat) ->
    [yes] you
   *[no] { SEAT($seat) }
}: { $kind }.
event-ChipPlaced = { SEAT($seat) } put a { $value } here: { $place }.
event-IngredientTaken = { SEAT($seat) } took { $ingredient }.
event-RecipeReserved = { SEAT($seat) } reserved { $recipe }.
event-RecipeReservedSeen = { SEAT($seat) } reserved a recipe.
event-TipTaken = { SEAT($seat) } got a tip of { $tip } yen.
event-ChiliTaken = { SEAT($seat) } took a chili card.
event-ChiliSold = { SEAT($seat) } sold { $count } chili cards for { $price } yen.
event-RecipeCooked = { SEAT($seat) } cooked { $recipe }: { $cards }{ $chili ->
    [0] .
   *[other] {" "}and { $chili } chili.
}
event-RoundBegun = Round { $round }. { SEAT($head) } became head chef.
event-RecipesDealt = New recipes: { $recipes }.
event-GameEnded = { $rule ->
    [FUP-83] That was the last round.
   *[FUP-80] The round in which the third recipe was cooked is over. Of those with three recipes the richest wins.
}
hand-shown = { SEAT($owner) }: { $cards }
hand-empty = { SEAT($owner) }: nothing
hand-cards = { $count } × { $ingredient }

## Why a move is refused

refusal-not-your-chip = No chip of yours lies there under number { $chip }.
refusal-not-in-bowl = The chip does not lie in a bowl.
refusal-too-poor = You do not have { $price } yen.
refusal-no-card = You have no such card: { $ingredient }.
refusal-not-on-space = The chip does not lie on the space for that.
refusal-no-such-chip = You have no chip of { $value }.
refusal-chip-spent = The { $value } was activated this round.
refusal-no-such-place = A chip cannot be put there.
refusal-chili-not-offered = Chili cannot be taken here, only an ingredient.
refusal-no-such-ingredient = There is no such ingredient.
refusal-no-recipes-left = No recipe is left to reserve.
refusal-not-bare = The chip does not lie on the bare area.
refusal-too-little-chili = It takes { $needed } chili cards.
refusal-recipe-not-there = { $recipe } neither lies face up nor is reserved by you.
refusal-not-in-recipe = { $recipe } does not ask for { $ingredient }.
refusal-ingredients-missing = You do not have what { $recipe } takes.

## On the page

money = { $amount } ¥
grill-no-card = The { $ingredient } pile is empty: to buy here, the players with the most of it must return half.
use-Buy = Buy for { $price } ¥
use-Sell = Sell for { $paid } ¥
use-TakeTip = Tip: { $tip } ¥
use-TakeChili = Take a chili
use-SellChili = { $count } chili for { $chili_paid } ¥
use-Reserve = Reserve a recipe
use-PlaceChip = place it
use-TakeOff = Take it off

## The guided first round: one for each kind of decision

tip-throw = Take a chip from your rack; only you know its value until all are thrown. Choose where you stand, then pull the chip back and flick it onto the board. What counts is the place under the hole of the chip.
tip-call = The hole of this chip shows two places. You are head chef: say which one counts.
tip-activate = Tap one of your chips and see what it can do: in a bowl you buy for the total of all chips there, or sell for twice as much; on an action space you use it; on the bare area you take chili. Any chip may cook a recipe instead. Then it leaves the board.

## What everything is, where it is pointed at

help-bare = Use a chip on the bare area to take a chili card, or to put two back for twice the value of the chip.
help-rim = A chip whose hole is over the raised edge, or further out, is out for this round.
help-bowl = Use a chip in a bowl to buy a card for what all chips in it are worth together, or to sell one for twice as much. The small card shows how many cards are left, the label what the chips come to.
help-bonus-ingredient = Use a chip here to take any one ingredient card.
help-reserve = Use a chip here to take the top recipe of the pile in secret. Only you may cook it.
help-place-chip = Use a chip here to put another of your chips on any place, value up, also one that is out or was not thrown.
help-tip = Use a chip here to get three times its value in money.
help-cooked = Recipes that a player has cooked. When somebody has three, the game ends after that round, and the richest of those who have three wins.
help-round = In each round everybody throws their chips. Then you take turns: each uses one of their chips for the place where it lies, or to cook, until the board is empty.

end-tie = Level on recipes: more money decided.

## The game on one page

page-goal = Get the ingredients for three recipes, and have the most money among those who do.
page-turn = Throw your chips. Then use them one at a time, in turns: for the place where one lies, or to cook.
page-win = The round in which somebody has three recipes is the last. Of all who have three the richest wins.
page-wrong-1 = Buying costs what all chips in the bowl are worth together, also those of others.
page-wrong-2 = Selling brings twice as much, so a crowded bowl is for selling.
page-wrong-3 = Every chip does one thing only, and cooking costs a chip too.
page-wrong-4 = If a pile is empty, the players with the most cards of it put half of theirs back.
page-wrong-5 = The bare area gives chili, which replaces what is missing.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-fup-4 = what happens when the notes in the box run out.
open-fup-12 = who is head chef first when nobody can say who cooked last.
open-fup-13 = whether the number of cards in hand, the money and the recipes are open.
open-fup-31 = what happens to a player who has no chip left while others have.
open-fup-33 = whether a chip that was activated may be placed again in the same round.
open-fup-34 = whether chips are turned up that are out or were not thrown.
open-fup-43 = what happens when the pile is still empty afterwards, and what of a hand is shown.
open-fup-50 = whether a spent chip, or the one being activated, may be placed.
open-fup-51 = whether chili is among the bonus ingredients.
open-fup-55 = whether a placed chip has a spot or only a place, and what happens when none can be placed.
open-fup-60 = where the ingredients of a cooked recipe go.
open-fup-63 = whether a chef with three recipes may cook more, and what they are worth.
open-fup-81 = who wins when several have three recipes and the same money.
open-fup-83 = how a game ends in which nobody cooks three recipes, and what happens when no recipe is left to draw.

## The tutorial

why-throw-bowl = A chip in a bowl can buy or sell this ingredient later.
why-throw-space = A chip on an action space can use it later.
why-TakeTip = This space pays three times the value of your chip: money decides among those who have three recipes.
why-Buy = You need this card for a recipe. It costs what all chips in the bowl are worth together.
why-Sell = Selling brings twice what all chips in the bowl are worth together.
why-TakeIngredient = Here you may take any one ingredient: one that a recipe still lacks.
why-Reserve = The top recipe of the pile becomes yours alone, in secret.
why-TakeChili = Chili replaces an ingredient that you lack.
why-PlaceChip = Put another of your chips wherever you like: no throw, no risk.
why-Cook = You have all that this recipe needs. Cooking uses up the chip.
why-TakeOff = This chip has nothing useful to do here.
