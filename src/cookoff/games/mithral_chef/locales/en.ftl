# Mithral Chef: the rules as a player reads them in the help.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-components = Components
section-setup = Setup
section-always = At every station
section-forest = Forest
section-pantry = Pantry
section-oven = Oven
section-plating = Plating
section-order = Order
section-scoring = End and scoring

## Components

MIT-1 = You lead two sous-chefs. One carries an L and belongs to your left hand, the other an R and
    belongs to your right.
MIT-2 = From left to right the kitchen has a forest, a pantry, an oven, a plating station and an
    order desk. Every space of a station bears a number and is open only if there are at least that
    many players. The forest has two spaces, and a third from three players on; the pantry, the oven
    and plating have one, and a second from three players on; the order desk has one. Plating has a
    space for each pair of tongs.
MIT-3 = There are 18 recipes and one card that ends the game, The Dragon Escapes. A recipe names its
    game and its pantry dice, its heat, and by its chef's hats the least number of players it is
    used with.
MIT-4 = A forest card shows either tracks or an animal: hart, ram, wolf or the questing beast. Every
    animal also shows the die that comes with it.
MIT-5 = Nine dice stand for game: three blue ones with ten sides, three yellow ones with eight and
    three black ones with six.
MIT-6 = The pantry dice have six sides each and wait in a bag: white ones are onions, purple ones
    eggplants, orange ones peppers.
MIT-7 = The plates lie in the open, each with its value. Burn tokens are never used up.
MIT-8 = If you change cards, dice or plates, the game must stay playable: at least twelve recipes
    for two players and fifteen for three or four, an open space at each station, no recipe with
    more than two animals, enough animals of every kind for all recipes, no heat below the number of
    a recipe's dice, at least one plate for each recipe, the lowest of them low enough for any roll,
    and of each colour four times as many pantry dice as any one recipe needs.

## Setup

MIT-10 = Recipes with more hats than there are players stay in the box. Of the shuffled rest, six are
    mixed with the dragon's card, and these seven form the bottom of the deck. All other recipes
    come before them.
MIT-11 = Each of you gets one recipe from the deck and lays it down for all to see. Then one signal
    starts everybody at once.
MIT-12 = The signal is a countdown shown to every player. While it runs, no hand can do anything.

## At every station

MIT-20 = Nobody takes turns. The clock of the table decides what came first, and the log keeps every
    command with its time, every draw, every roll and everything the clock did, so that a game can
    be replayed exactly.
MIT-21 = To use a station, one of your sous-chefs must stand on one of its open spaces. There is
    room for one sous-chef on each space.
MIT-22 = A hand can do only what its own station offers. Your hands work independently of each
    other; they may even be at the same station, on two spaces.
MIT-23 = You may swap or give away pantry dice at any time, but never recipes, game or plates. Make
    an offer that names the dice on both sides. It stands until the other player accepts or declines
    it or you withdraw it; whether both have the dice is checked when it is accepted. Dice that
    belong to a cooked plate cannot be offered. You can have one offer open with each player, and
    you must wait two seconds between two offers.
MIT-24 = You can call a hand home at any time, with three exceptions: after a roll that did not burn
    you must stop or reroll; dice that are off the oven card must be rolled again; and a questing
    beast must be taken. Leaving the forest turns the open card back, leaving the pantry returns the
    die you have not decided on, and leaving plating makes the stack fall.
MIT-25 = Each command keeps its hand busy for the time a skilled human would need for it. Commands
    to a busy hand are refused, not remembered.
MIT-26 = Everybody sees everything on the table. Nobody knows the order of the recipe deck, which
    forest card lies where, or what the bag will give.
MIT-27 = A hand that does nothing at its station for ten seconds (twenty at plating) is sent home.
    An open forest card is mixed back in, but a questing beast is taken; a drawn die goes back; dice
    not rolled yet are returned without a token; an unfinished stack falls. After a roll, the table
    rolls dice that are off the oven card until they lie on it or the meal burns; then it takes the
    best plate possible. You cannot escape a burn by waiting.
MIT-28 = A hand that leaves a station may not enter the same one again for two seconds; your other hand
    may at once. From one station a hand can go straight to another, in one command: it must be free to
    leave the first and to enter the second.
MIT-29 = Every seat has a hand: steady, average, casual or clumsy, as the table agrees. Every roll,
    and every die let go over a plate, is carried out with that hand's tremor, which is random and
    grows with the pace. This holds however you play, by dragging, by touch or by keys, and for bots
    and programs too. The log keeps the tremor.

## Forest

MIT-30 = Turn over one of the cards that lie face down. If it shows tracks, it is turned back and mixed
    in, and you may try another.
MIT-31 = A hart, a ram or a wolf is yours if you want it: you get the card and its die, and your
    sous-chef goes home. If you do not want it, turn it back and mix it in.
MIT-32 = You cannot refuse a questing beast. In a recipe it may take the place of one animal of any kind.
MIT-33 = If the supply has no die of the kind shown, the animal escapes and its card is mixed back
    in. Even a questing beast escapes like this. If somebody else takes the last such die while your
    card lies open, you can only turn the card back.
MIT-34 = You choose which card of the spread to turn over. Mixing moves a card to a random place.
    While a hand looks at a card, nobody else can have it.
MIT-35 = Instead of turning over a card, a hand in the forest can release one of your animals that
    belongs to no plate: its card is mixed in and its die goes back to the supply. If the table
    plays with the house rule “limits”, a hand that enters the forest while you own three or more
    such animals may only release, until you own fewer than three.

## Pantry

MIT-40 = Draw a die from the bag without looking, then decide whether to keep it or put it back.
MIT-41 = A visit allows three draws, whether you keep the dice or not; after the third your
    sous-chef goes home. Nothing can be drawn from an empty bag.
MIT-42 = At the pantry you may also return dice of your own to the bag instead of drawing. If the
    table plays with the house rule “limits”, you can own at most ten pantry dice that belong to no
    plate: beyond that you must put a die you draw back, and a trade that would give you more is
    refused.

## Oven

MIT-50 = You need a recipe, its animals (a questing beast may replace one of them) and its pantry dice
    before a sous-chef may go to the oven.
MIT-51 = The command that sends the sous-chef to the oven names the recipe and the animals; the
    pantry dice are those the recipe asks for. All of these are locked until the sous-chef comes
    home: you cannot trade them, and your other hand cannot use them. What is locked or belongs to a
    plate does not count when you enter.
MIT-52 = Roll the dice onto the oven card. Those that end up elsewhere are rolled again until all of
    them lie on it.
MIT-53 = A die lies on the card if its centre is above it once it rests. If no face of it is within 15
    degrees of level, it is cocked and rolled again.
MIT-54 = As long as the sum does not exceed the recipe's heat, you may reroll any of the dice, as often
    as you dare, or stop.
MIT-55 = As soon as the sum exceeds the heat you are burned: you get a burn token and your sous-chef goes
    home. You keep the recipe and the dice.
MIT-56 = To stop, take a plate that is not worth more than your sum; your sous-chef goes home. You say
    which plate you want; if somebody else was quicker, choose another one or reroll. If no plate is
    low enough, the sous-chef goes home with the uncooked meal and without a token.
MIT-57 = From now on plate, recipe and dice belong together until the dish is served. The dice
    cannot be used for anything else, the recipe is not cooked again, and the plate is never
    returned.
MIT-58 = The sum counts once all dice lie on the card. Until then the others must be rolled again
    and the hand has to stay. But if the dice on the card, plus one for each die off it, already
    exceed the heat, the meal burns at once. If a roll hits dice of yours that lay there, they count
    as they lie afterwards, or are rolled again if they were pushed off. Every space has an oven
    card of its own. The 0 of a ten-sided die means ten.

## Plating

MIT-60 = A sous-chef may go plating only with a cooked plate that is not served yet; the command
    names it. Use the tongs to stack the dice of its recipe on the plate, in any order you like. A
    die you have let go of cannot be moved again.
MIT-61 = You let go of each die somewhere above the stack, turned as you like and perhaps with a little
    speed; what happens then is physics. There is only one column: no die but the first touches the
    plate.
MIT-62 = The stack has fallen when a die touches anything except the dice right below and above it, or
    when it does not come to rest. You take back plate and dice, your sous-chef goes home, and you
    may try again.
MIT-63 = When all dice stand, they must keep standing for one second. That second begins when the
    dice rest and the hand that set the last one is free again, whichever is later. Then the dish is
    served: the animals' dice return to the supply and the pantry dice to the bag, the forest and
    recipe cards leave the game, you score the plate, and your sous-chef goes home.

## Order

MIT-70 = Draw the top card of the recipe deck; then your sous-chef goes home. You may have any
    number of open recipes, unless the table has set a limit.
MIT-71 = If that card is The Dragon Escapes, the game is over on the spot, whatever the hands are doing.
MIT-72 = The table has a closing time, fifteen minutes unless it agrees on another. The dragon escapes
    then, if it has not before.
MIT-73 = Going to the order desk and drawing are one command. Your sous-chef keeps its space at the
    desk until the hand has finished drawing, and nobody else can use that space before.

## End and scoring

MIT-80 = Each plate you have served scores its value. Plates you have not served score nothing, and
    their recipes count as incomplete.
MIT-81 = Every burn token costs you 1 point, but never more than 5 points in all.
MIT-82 = Recipes you have not completed cost points: 1 for a single one, 3 for two, 6 for three or more.
MIT-83 = If players tie for first place, the one with fewer burn tokens wins; here all tokens count.
    If that does not decide, the tied players are asked for a showdown and have 30 seconds, and all
    of them must agree. Then the kitchen is laid out as at the start of a game for as many players
    as are tied: that number says which spaces are open and which recipes are in play. Each of them
    gets one recipe, nobody can order, and the first to serve a plate wins. If they do not agree, or
    nobody serves before closing time, they share the victory.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader, NTH() counts from 1.

title = Mithral Chef
about = Hunt, forage, cook over dragon fire and stack it on a plate: everybody at once, with two hands.

## Names of things

hand-left = left hand
hand-right = right hand
station-forest = forest
station-pantry = pantry
station-oven = oven
station-plating = plating station
station-order = order desk
vegetable-onion = onion
vegetable-eggplant = eggplant
vegetable-pepper = pepper
animal-tracks = tracks
animal-hart = hart
animal-ram = ram
animal-wolf = wolf
animal-beast = questing beast
pace-calm = calmly
pace-steady = steadily
pace-rushed = in a rush
card-with-die = { $animal } ({ $die })
some-dice = { $count } { $vegetable }
no-dice = nothing
recipe-hart-skewers = Hart Skewers
recipe-ram-hotpot = Ram Hotpot
recipe-wolf-ragout = Wolf Ragout
recipe-charred-wolf-chops = Charred Wolf Chops
recipe-onion-hart-pie = Onion and Hart Pie
recipe-moussaka-of-ram = Moussaka of Ram
recipe-pepper-wolf-goulash = Pepper Wolf Goulash
recipe-hunters-platter = Hunter’s Platter
recipe-twin-hart-roast = Twin Hart Roast
recipe-shepherds-revenge = Shepherd’s Revenge
recipe-mountain-mixed-grill = Mountain Mixed Grill
recipe-ram-on-ram = Ram on Ram
recipe-dwarven-banquet-stew = Dwarven Banquet Stew
recipe-smoked-hart-ratatouille = Smoked Hart Ratatouille
recipe-wolf-pack-pilaf = Wolf Pack Pilaf
recipe-kings-own-casserole = King’s Own Casserole
recipe-forest-floor-feast = Forest Floor Feast
recipe-anvil-roast = Anvil Roast
plate-none = none
die-onion = onion
die-eggplant = eggplant
die-pepper = pepper

## What is asked

question-countdown = Get ready: the countdown is running.
question-play = Left hand: { $left }. Right hand: { $right }.
question-vote = You share the first place. Do you want a showdown?
hand-home = at home
hand-forest = in the forest
hand-forest-open = in the forest, looking at: { $card }
hand-pantry = in the pantry
hand-pantry-open = in the pantry, holding: { $die }
hand-oven = at the oven with { $recipe }
hand-plating = plating { $recipe }, { $dice ->
    [1] one die stands
   *[other] { $dice } dice stand
}

## Moves, as choices

move-EnterForest = { $hand }: into the forest
move-Flip = { $hand }: turn over card { NTH($slot) }
move-TakeGame = { $hand }: take the { $card }
move-Ignore = { $hand }: turn the { $card } back
move-ReleaseGame = { $hand }: let the { $card } go
move-EnterPantry = { $hand }: into the pantry
move-Draw = { $hand }: draw a die
move-Keep = { $hand }: keep the { $die }
move-PutBack = { $hand }: put the { $die } back
move-ReturnDie = { $hand }: return one { $die } of your own
move-EnterOven = { $hand }: cook { $recipe } with { $game }
move-Roll = { $hand }: roll { $number ->
    [1] one die
   *[other] { $number } dice
}
move-Stop = { $hand }: stop; plate: { $plate }
move-EnterPlating = { $hand }: plate { $recipe }
move-Place = { $hand }: set the { $die } down { $pace }
move-TakeOrder = { $hand }: take an order
move-Leave = { $hand }: go home
move-MakeOffer = Offer { SEAT($to) } { $give } for { $want }
move-Accept = Accept { SEAT($seat) }'s offer: { $give } for { $want }
move-Decline = Decline { SEAT($seat) }'s offer: { $give } for { $want }
move-Withdraw = Withdraw the offer to { SEAT($to) }: { $give } for { $want }
move-WantShowdown = { $wanted ->
    [yes] A showdown!
   *[no] Share the victory
}
move-Begin = The countdown ends
move-SendHome = { SEAT($seat) }'s { $hand } is sent home
move-Serve = { SEAT($seat) }'s { $hand } serves
move-Close = Time is up

## Events, as they are told. An empty one is not told: something else says it.

event-Begun = Go!
event-Entered = { SEAT($seat) } ({ $hand }): into the { $station }.
event-OvenEntered = { SEAT($seat) } ({ $hand }): to the oven with { $recipe } ({ $game }).
event-PlatingEntered = { SEAT($seat) } ({ $hand }): to the plating station with { $recipe }, plate { $plate }.
event-Worked = { "" }
event-Left = { "" }
event-SentHome = { ME($seat) ->
    [yes] Your { $hand } waited too long and was sent home.
   *[no] { SEAT($seat) }'s { $hand } waited too long and was sent home.
}
event-CardFlipped = { SEAT($seat) } ({ $hand }): turned over { $card }.
event-CardMixed = { $escaped ->
    [yes] The { $card } escaped: there is no such die left.
   *[no] { "" }
}
event-GameTaken = { SEAT($seat) } ({ $hand }): took the { $card }.
event-GameReleased = { SEAT($seat) } ({ $hand }): let the { $card } go.
event-DieDrawn = { SEAT($seat) } ({ $hand }): drew { $die }.
event-DieKept = { SEAT($seat) } ({ $hand }): kept { $die }.
event-DiePutBack = { SEAT($seat) } ({ $hand }): put { $die } back.
event-DieReturned = { SEAT($seat) } ({ $hand }): returned { $die } to the bag.
event-Rolled = { SEAT($seat) } ({ $hand }): rolled { $number ->
    [1] one die
   *[other] { $number } dice
}; { $off ->
    [0] the sum is { $sum }.
    [1] one die must be rolled again.
   *[other] { $off } dice must be rolled again.
}
event-Burned = { SEAT($seat) } ({ $hand }): burned! { $sum } is over { $heat }.
event-MealTakenBack = { SEAT($seat) } ({ $hand }): took { $recipe } off the oven, uncooked.
event-Cooked = { SEAT($seat) } ({ $hand }): cooked { $recipe } with { $sum } and took plate { $plate }.
event-Placed = { SEAT($seat) } ({ $hand }): set a die down; the stack stands.
event-Fell = { SEAT($seat) } ({ $hand }): the stack of { $recipe } fell.
event-Served = { SEAT($seat) } ({ $hand }): served { $recipe } for { $plate } points!
event-Ordered = { SEAT($seat) } ({ $hand }): ordered { $recipe }.
event-DragonEscaped = { SEAT($seat) } ({ $hand }): drew The Dragon Escapes!
event-Closed = Closing time: the dragon escapes.
event-Offered = { SEAT($seat) } offered { SEAT($to) } { $give } for { $want }.
event-Traded = { SEAT($to) } accepted { SEAT($seat) }'s offer: { $give } for { $want }.
event-Declined = { SEAT($to) } declined { SEAT($seat) }'s offer.
event-Withdrawn = { SEAT($seat) } withdrew the offer to { SEAT($to) }.
event-Scored = { SEAT($seat) }: { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-Ended = The game is over.
event-Tied = The first place is shared: is there to be a showdown?
event-Answered = { SEAT($seat) } { $wanted ->
    [yes] wants a showdown.
   *[no] would rather share the victory.
}
event-ShowdownBegun = A showdown! The first plate wins.
event-ShowdownWon = { SEAT($seat) } won the showdown.
event-GameOver = The game is over.

## Why a move is refused

refusal-not-yours-to-do = Only the clock of the table does that.
refusal-not-for-the-table = The table makes no such move.
refusal-not-due = It is not time for that.
refusal-game-over = The game is over.
refusal-not-in-the-showdown = The showdown is between the tied players.
refusal-no-such-seat = There is no such seat.
refusal-countdown = Wait for the countdown.
refusal-answer-first = The tied players are being asked for a showdown.
refusal-elsewhere = This hand is at another station, not at the { $station }.
refusal-not-there = This hand is not at the { $station }.
refusal-there-already = This hand is at the { $station } already.
refusal-at-home = This hand is at home.
refusal-busy = This hand is still busy for a moment.
refusal-too-soon = This hand just left the { $station }; it must wait a moment longer.
refusal-no-space = There is no free space at the { $station }.
refusal-desk-taken = Somebody is still drawing at the order desk.
refusal-enough-game = With { $most } animals this hand can only release game.
refusal-card-open = Decide on the open card first.
refusal-no-card-there = No face-down card lies in place { NTH($slot) }.
refusal-no-card-open = No card lies open before this hand.
refusal-no-die = The supply has no die for the { $card }: you can only turn the card back.
refusal-beast = A questing beast must be taken.
refusal-take-the-beast = Take the questing beast before you leave.
refusal-no-such-game = You have no { $card } to let go.
refusal-die-drawn = Decide on the die in your hand first.
refusal-no-die-drawn = No die is in this hand.
refusal-bag-empty = The bag is empty.
refusal-too-many-dice = Nobody may own more than { $most } pantry dice.
refusal-no-such-die = You have no { $die } to return.
refusal-no-recipe = You have no open recipe { $recipe }.
refusal-locked = { $recipe } is on the oven already.
refusal-cooked-already = { $recipe } is cooked already.
refusal-game-missing = You do not have this game for { $recipe }.
refusal-wrong-game = This is not the game that { $recipe } asks for.
refusal-pantry-missing = You do not have the pantry dice for { $recipe }.
refusal-not-these-dice = The meal has { $dice } dice; name some of them in their order.
refusal-roll-all = The first roll takes all { $dice } dice.
refusal-roll-these-again = First roll again what is not on the card: { $dice ->
    [1] one die.
   *[other] { $dice } dice.
}
refusal-no-such-throw = No hand throws like that.
refusal-not-rolled = Roll before you stop.
refusal-stop-or-reroll = Stop or reroll: the dice stay on the oven until then.
refusal-a-plate-fits = There is a plate that fits.
refusal-plate-too-high = Plate { $plate } is above your sum of { $sum }.
refusal-plate-gone = Plate { $plate } is not on the table.
refusal-no-plate = You have no plate for { $recipe } to serve.
refusal-no-such-die-to-stack = Die { NTH($die) } is not there to be set down.
refusal-no-such-release = No hand sets a die down like that.
refusal-order-closed = Nobody orders in a showdown.
refusal-enough-orders = This table allows { $most ->
    [1] one open recipe.
   *[other] { $most } open recipes.
}
refusal-no-vote = Nobody is asked for a showdown.
refusal-answered = You have answered.
refusal-no-partner = You cannot trade with { SEAT($seat) }.
refusal-names-no-dice = An offer names pantry dice.
refusal-offer-stands = Your offer to { SEAT($seat) } still stands.
refusal-just-offered = You have just made an offer; wait a moment before the next one.
refusal-dice-not-there = { SEAT($seat) } does not have these dice.
refusal-no-such-offer = There is no such offer.
refusal-trade-too-many = { SEAT($seat) } would own more than { $most } pantry dice.

## The screen

board-points = { $points } points
option-calm = Calm kitchen: one pointer leads both hands in turn
option-orders = Open recipes at most
option-closing = Closing time in minutes
option-caps = Limits: with three animals only release in the forest; ten pantry dice at most
option-hands = Hands
option-hands-none = usual
option-hands-steady = steady
option-hands-average = average
option-hands-casual = casual
option-hands-clumsy = clumsy
option-hands-seat = Hand of seat { NTH($value) }
hand-l = L
hand-r = R
door-to = { $hand }: { $station }
door-free = { $count ->
    [1] one space free
   *[other] { $count } spaces free
}
door-full = no space free
choose-meal = Cook what, with which dice?
choose-dish = Which plate?
choose-not = Not now
hand-late = Do something, or this hand is sent home!
hand-drag = Drag this hand to a station
hand-guard = This hand has only just come home: take a breath.
ticket-heat = Heat at most { $heat }
calm-lead = Go on with the { $hand }
deed-home = Home
deed-flip = Flip
deed-take = Take it
deed-ignore = Turn it back
deed-draw = Reach into the bag
deed-keep = Keep it
deed-put-back = Put it back
deed-return = Return { $die }
deed-roll = Roll
deed-reroll = { $count ->
    [0] Reroll: pick dice
    [1] Roll one again
   *[other] Roll { $count } again
}
deed-stop = Stop: plate { $plate }
deed-stop-none = Stop without a plate
deed-before = The card before
deed-after = The next card
deed-lower = Lower the tongs
deed-release = Let go
deed-left = A little to the left
deed-right = A little to the right
pantry-left = { $count ->
    [1] one draw left
   *[other] { $count } draws left
}
oven-heat = Heat { $sum } of { $heat }
oven-burned = Burned!
oven-cooked = Cooked: plate { $plate }
oven-die = Die { NTH($number) }: { $face }
plating-pick = Take { $die } with the tongs
plating-pace = Hand: { $pace }
plating-fell = It fell!
plating-hold = Now it must stand …
plating-served = Served: { $plate } points!
plate-of = plate { $plate }
plate-served = Served plate: { $plate }
burns = { $count ->
    [1] one burn token
   *[other] { $count } burn tokens
}
station-cards = { $count } cards face down
station-bag = { $count } dice in the bag
station-deck = Recipe deck: { $count } cards
station-deck-near = Recipe deck: { $count } cards, and the dragon is among them
larder-dice = { $die }: { $count }
trade-give = Tap to offer one
trade-want = Tap to ask for one
trade-offer = Offer { SEAT($to) }: { $give } for { $want }
offer-asks = { SEAT($seat) } offers { $give } for { $want }.
offer-accept = Accept
offer-decline = Decline
offer-made = To { SEAT($to) }: { $give } for { $want }
offer-withdraw = Take back
bar-ready = Ready …
bar-closed = closed
bar-lag = lag { $ms } ms
bar-calm = calm kitchen
bar-speed = Speed
bar-showdown = Showdown!
race-first = { ME($seat) ->
    [yes] You were first.
   *[no] { SEAT($seat) } was first.
}
signal-ready = Hands ready!
signal-go = Go!
signal-showdown = Showdown: the first plate served wins!
signal-escaped = The dragon has escaped!
signal-closed = Closing time: the dragon has escaped!
kitchen-row = The five stations
kitchen-tickets = Your recipes
kitchen-plates = Plates on the table: { $plates }
keys-title = Keys
keys-how = Press a button here, then the key you want. The first five keys go to the stations; at a station they pick dice or a part of the forest.
keys-one = 1: forest
keys-two = 2: pantry
keys-three = 3: oven
keys-four = 4: plating
keys-five = 5: order
keys-less = back / left
keys-do = do
keys-more = on / right
keys-other = the other thing
keys-home = go home
keys-usual = The usual keys
text-none = none
text-trades = Trades and votes
text-recipe = { $recipe } ({ $game }; { $dice }; heat { $heat })
text-plain = { $dice }
text-recipes = Recipes
text-game = Game
text-pantry = Pantry dice
text-dishes = Cooked, plate
text-served = Plates served
text-burns = Burn tokens
text-deck = Cards in the deck
text-plates = Plates
text-supply = Game dice
text-bag = Bag
text-time = Time left

## The end

end-won-you = You won!
end-won = { $count ->
    [1] { $names } won!
   *[other] Shared victory: { $names }
}
end-player = Player
end-in-play = In play
end-total = Total
score-mit-80 = Plates served
score-mit-81 = Burn tokens
score-mit-82 = Incomplete recipes

## The guided first game

tip-countdown = This is your kitchen: five stations on one table, and two hands of your own in front. The clock stands while you read such a note. Close it, and at 3 – 2 – 1 – Go you cook a first dish with nobody in your way; the others come in when it is served.
tip-vote = You share the first place. A showdown starts the kitchen again with one recipe each; if anybody says no, the victory is shared.
tip-home = You have two hands, and both work at once; keys stand on everything they do, a click or a tap does the same. Send one hand into the forest and the other into the pantry: what your recipe still needs is grey on its ticket. Once all is there, go to the oven.
tip-home-touch = You have two hands, and both work at once. Drag a hand to a station, or tap its button: one into the forest, the other into the pantry. What your recipe still needs is grey on its ticket. Once all is there, go to the oven.
tip-forest = Flip a card. Tracks show nothing. An animal you need: take it. Another one: turn it back. The die on the card is what you will roll, and small dice burn less often.
tip-pantry = Reach into the bag. Keep what your recipe needs and put the rest back; three draws, then the hand goes home. You can also trade: tap dice below.
tip-oven = Roll! The sum must not exceed the heat. Then stop and take a plate, or pick dice and roll them again for a better one. Over the heat, the dragon laughs and you get a burn token.
tip-plating = Build one tower. Press on the picture, hold the die still over the stack and let go: a hand that shakes or moves topples it. The calmer the hand, the longer it takes.
tip-order = Every card from the deck may be the dragon, once the deck is thin.
tip-go-plating = Your dish is cooked. It counts only once its dice stand on the plate: send a hand to the plating station.
tip-go-order = Take a new recipe at the order desk. But watch the deck: unfinished recipes cost points when the dragon comes.

## What everything is, where it is pointed at

board-kitchen = The kitchen
board-clock = Time left
board-plates = Plates
board-larder = Larder
help-kitchen = Everybody works here at once, each with two hands. Drag a hand to a station, press the station's name, or use its key.
help-hand = One of your two hands. It does only what its station offers, and is sent home if it stands idle: the ring shows how long it has.
help-forest = Turn cards over to hunt the animals of your recipes. Tracks are turned back.
help-pantry = Draw dice from the bag without looking, three a visit: keep what your recipes need.
help-oven = Roll the dice of a whole recipe. The higher the sum the better the plate, but more than the heat burns it.
help-plating = Stack the dice of a cooked dish into one tower. Only then the plate counts.
help-order = Take a new recipe. The number is how many cards are left; once the deck is thin, each may be the dragon, and the game is over.
help-ticket = A recipe with its animals and vegetables. What is there is coloured; unfinished ones cost points at the end.
help-heat = The heat that this recipe stands. If the sum of the dice exceeds it, the meal burns.
help-larder = What you have gathered: animals with their dice, and pantry dice by kind. Pantry dice can be swapped with others at any time.
help-plates = The plates that are left, by their points. To stop, take one that is not worth more than your dice.
help-points = Points if the game ended now: served plates, less burns and unfinished recipes.
help-clock = When the time is up, the dragon escapes and the game is over.

end-tie = Level on points: fewer burns decided.

## The game on one page

page-goal = Cook and plate more than the others before the dragon escapes.
page-turn = There are no turns: your two hands hunt, gather, roll and stack at once, one station each.
page-win = Served plates are points; burns and unfinished recipes cost some. Most points win.
page-wrong-1 = A cooked dish counts only once its dice stand on the plate.
page-wrong-2 = More than the heat burns: stop in time.
page-wrong-3 = A hand that stands idle is sent home.
page-wrong-4 = Every order may be the last: the dragon is among the last cards.
page-wrong-5 = Unfinished recipes cost more the more of them you have.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-mit-5 = how many game dice of each kind there are.
open-mit-7 = what happens when the burn tokens run out.
open-mit-12 = what the signal to start is where nobody can call it across the table.
open-mit-20 = who was first when two hands want the same at once.
open-mit-23 = how a trade is agreed on, and whether dice of a cooked plate may be traded.
open-mit-24 = whether a sous-chef may leave a station before the work is done, and what that costs.
open-mit-25 = how much time a motion of the hand takes where a click takes none.
open-mit-26 = what the players may look at.
open-mit-27 = what happens when a sous-chef stands at a station and does nothing.
open-mit-28 = how soon a hand may come back to the station it has left.
open-mit-29 = how steady a hand is that works through a screen.
open-mit-33 = what happens when the die of an animal is not in the supply, or is taken while its card lies open.
open-mit-34 = who chooses the card to flip, and whether two hands may look at the same one.
open-mit-35 = how much game a player may hoard, and whether it can be given back.
open-mit-41 = what happens when the bag is empty.
open-mit-42 = how many pantry dice a player may hoard, and whether they can be put back later.
open-mit-51 = whether what was named for the oven may still be traded or used by the other hand.
open-mit-53 = when exactly a die lies on the card, and what a cocked die counts.
open-mit-55 = whether a burned meal costs its recipe and dice.
open-mit-56 = what happens when no plate is low enough, or somebody else takes it first.
open-mit-57 = whether the dice of a cooked meal may serve for another, and whether it may be cooked again.
open-mit-58 = what counts while dice lie off the card, when a burn is certain, and what becomes of dice that a roll strikes.
open-mit-60 = whether a die that stands may be touched again.
open-mit-61 = how tongs and dice move where there are none to hold, and whether dice may stand side by side.
open-mit-62 = what counts as a fallen stack.
open-mit-63 = how long a stack has to stand, and when that time begins.
open-mit-70 = how many open recipes a player may have.
open-mit-72 = what happens when nobody draws the last cards.
open-mit-73 = how long a sous-chef who orders keeps the space taken.
open-mit-80 = whether a plate scores that was cooked but not served.
open-mit-83 = whether the cap on burn tokens holds in a tie, and how a showdown is set up.

riddle-left = The clock stands still. What should your left hand do now?
riddle-right = The clock stands still. What should your right hand do now?
part-points = { $change ->
    [more] { $amount ->
        [one] { $amount } more point served
       *[other] { $amount } more points served
    }
   *[less] { $amount ->
        [one] { $amount } fewer point served
       *[other] { $amount } fewer points served
    }
}
part-cooked = { $change ->
    [more] { $amount ->
        [one] { $amount } more point on plates not yet served
       *[other] { $amount } more points on plates not yet served
    }
   *[less] { $amount ->
        [one] { $amount } fewer point on plates not yet served
       *[other] { $amount } fewer points on plates not yet served
    }
}
part-burns = { $change ->
    [more] { $amount ->
        [one] { $amount } more burn token
       *[other] { $amount } more burn tokens
    }
   *[less] { $amount ->
        [one] { $amount } fewer burn token
       *[other] { $amount } fewer burn tokens
    }
}
part-orders = { $change ->
    [more] { $amount ->
        [one] { $amount } more open recipe
       *[other] { $amount } more open recipes
    }
   *[less] { $amount ->
        [one] { $amount } fewer open recipe
       *[other] { $amount } fewer open recipes
    }
}
part-missing = { $change ->
    [more] { $amount ->
        [one] { $amount } more ingredient still to be found
       *[other] { $amount } more ingredients still to be found
    }
   *[less] { $amount ->
        [one] { $amount } fewer ingredient still to be found
       *[other] { $amount } fewer ingredients still to be found
    }
}

## The tutorial

coach-countdown = In a moment it starts. Take your time: the clock stands while you think, and nobody else cooks before your first dish is served.
coach-forest = Your ticket asks for an animal. Send a hand into the forest to find it.
coach-pantry = Your ticket asks for vegetables. Send a hand into the pantry: they are in the bag.
coach-oven = You have all ingredients. Send a hand to the oven to cook them.
coach-plating = The dish is cooked, but it counts only on a plate. Send a hand to the plating station.
coach-order = Nothing is left to cook: take a new recipe at the order desk.
coach-flip = Flip a card. You look for the animal of your ticket; tracks show nothing.
coach-take = That is an animal you need: take it. The die on the card is the one you will roll.
coach-ignore = You do not need this animal. Leave it for others and flip another card.
coach-draw = Reach into the bag and see which die comes out. You have three draws a visit.
coach-keep = Your recipe needs this one: keep it.
coach-put-back = Your recipe does not need this one: put it back.
coach-home = Nothing is left to do here. Take the hand home, so that it can go elsewhere.
coach-roll = Roll the dice of your dish. The sum is worth a plate, but more than the heat burns it.
coach-reroll = There is no plate for these dice yet. Roll again what has to move, and watch the heat.
coach-stop = You can take a plate for this sum. Stop now: another roll could burn the dish.
coach-place = Stack the dice into one tower. Press once to lower a die, and again when the needle is in the green.

## The parts of the box, as the workbench and its reports name them

field-diameter = diameter (m)
field-thickness = thickness (m)
field-mass = mass (kg)
field-width = width (m)
field-depth = depth (m)
field-table = width of the table around it (m)
field-friction = friction
field-restitution = bounce
field-rolling = rolling friction
field-twisting = twisting friction
field-speed = speed (m/s)
field-spin = spin (rad/s)
field-reach = reach (m)
field-height = height (m)
field-time = time limit (s)
ending-mit-72 = The dragon escaped
ending-mit-83 = A showdown
step-EnterForest = entering the forest
step-Flip = flipping a card
step-TakeGame = taking game
step-Ignore = leaving a card
step-ReleaseGame = releasing game
step-EnterPantry = entering the pantry
step-Draw = drawing dice
step-Keep = keeping dice
step-PutBack = putting dice back
step-ReturnDie = returning a die
step-EnterOven = entering the oven
step-Roll = rolling
step-Stop = stopping to roll
step-EnterPlating = entering the plating station
step-Place = placing a die
step-TakeOrder = taking an order
step-Leave = leaving a station
step-MakeOffer = offering a trade
step-Accept = accepting a trade
step-Decline = declining a trade
step-Withdraw = withdrawing an offer
step-WantShowdown = voting on a showdown
step-Begin = beginning
step-SendHome = sending a sous-chef home
step-Serve = serving a plate
step-Close = closing the kitchen
kind-game = animal
field-plates = Plate, value
field-burn-points = Points for a burn token
field-most-burns = Burn tokens that end a meal
field-incomplete = Points for unfinished recipes, line
field-tracks = Cards with tracks
field-station = Stations
field-spaces = players that open space
field-idle = idle time (ms)
field-recipe = Recipes
field-id = name in the file
field-hats = chef's hats
field-game = game
field-onion = onions
field-eggplant = eggplants
field-pepper = peppers
field-heat = heat
item-forest = { $animal } { $die }
field-forest = Forest cards
field-animal = animal
field-forest-die = die
field-count = cards
field-game-dice = Game dice
field-pantry-dice = Pantry dice
field-limits = Limits
field-limits-game = game in hand
field-limits-pantry = pantry dice in hand
field-draws = dice drawn at once
field-clock = Clock (ms)
field-countdown = countdown
field-again = before the same space again
field-standing = how long a tower must stand
field-watched = how long it is watched
field-vote = time to vote
field-hand = Time a hand needs (ms)
field-enter = entering
field-leave = leaving
field-flip = flipping a card
field-take = taking
field-ignore = leaving a card
field-release = releasing game
field-draw = drawing
field-keep = keeping
field-put-back = putting back
field-roll = rolling
field-stop = stopping
field-order = ordering
field-pace = Pace of placing
field-busy = time (ms)
field-offset = offset (m)
field-tilt = tilt (rad)
field-drift = drift (m/s)
field-die = Dice
field-size = size (m)
field-cast = A throw of dice
field-drop = drop (m/s)
field-oven-card = Oven card
field-die-card = die on the card
field-die-table = die on the table
field-die-die = die against die
field-plate = Plate
field-die-plate = die on the plate
fault-recipe-twice = This recipe stands there twice.
fault-heat = { $count } is below the least sum of its { $known } dice.
fault-plates = { $count } plates for { $known } recipes.
