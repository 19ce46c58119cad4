# What the throwing games share: the rules of throws and landings as a player reads them, and what is said about chips.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-things = Chips and board
section-throw = The throw
section-landing = Where a chip lies

## Chips and board

THR-1 = You throw onto a flat board with a raised rim around it. Nine bowls, one for each ingredient, and
    four smaller action spaces are drawn on it; all the rest of the playing area is bare.
THR-2 = Each chip is a disc with a hole in the middle. Only one of its sides shows its value, and its
    colour tells whose it is.
THR-3 = The bowls form a square of three by three, and the action spaces sit in the four gaps around the
    middle bowl. All measures and materials are part of the game data, so that you can try others.
THR-4 = A bowl or space is exactly as large as its drawing: food that hangs over the edge belongs to
    it, a shadow does not. In Fired Up the black line around it belongs to it as well.
THR-5 = On our boards, drawings keep at least the width of a chip's hole from each other and from the rim.
    A board of your own that comes closer is accepted with a warning.

## The throw

THR-10 = Keep your hand outside: the chip must leave it beyond the outer edge of the board. A throw let go
    further in is not made at all; you keep the chip and try again.
THR-11 = You may walk around the table and throw from any side, however you throw: by flick, by form, by keys or
    from a list. You stand at most 60 cm away from the edge, and let go at most 60 cm above the table. Unless
    the table agrees otherwise, the seats go clockwise around the board, seen from above: near side, left, far
    side, right.
THR-12 = A throw has a chip, the side that faces down, the point where you let go, a velocity, a spin, a tumble
    and a tilt. You may also throw a chip value up: then everybody sees its value, however it lies in the end.
    No throw may be faster than the limit in the game data, and impossible numbers are refused. Where the table
    allows it, you may name a target instead, and the hand of your seat throws for you (THR-30).
THR-13 = You may hit other chips, your own or anyone's. What counts is where each chip ends up.
THR-14 = During throwing, a chip on the bare area stays there; a later throw may knock it into a bowl, or out.
THR-15 = A throw is over when everything lies still. Where every chip came to rest is recorded, and a replay
    shows exactly that.
THR-16 = After each throw, chips that are out are taken off at once, for the rest of the round. Their value
    stays secret unless it could be seen. A chip that leaned on one of them drops, and counts where it lies
    then.
THR-17 = If something is still moving when the time for a throw is up, it is stopped and laid flat
    on the spot; over the rim or beyond, it is out.
THR-18 = The point of release is the middle of the chip, and exactly over the edge counts as outside. The chip
    may not touch anything when you let it go.
THR-19 = You cannot pass while chips are thrown. A chip that misses the board altogether has been thrown, and is
    out.
THR-30 = Every seat has a hand: steady, average, casual or clumsy, as the table agrees. Every throw gets a
    random error of the size of that hand, however you throw, and for bots and programs alike. By default a
    flick is made by a steady hand, and a throw at a named target by an average one. The log keeps the error.

## The picture of the board, and throwing by hand

scene-loading = The board is being laid out …
scene-board = The board. { $count ->
        [0] No chip lies on it.
        [one] One chip lies on it.
       *[other] { $count } chips lie on it.
    }
scene-chip = { $known ->
        [yes] { $owner }: chip of { $value }
       *[no] { $owner }: chip with its value down
    }
scene-again = Again, slowly
scene-view = View
scene-side-left = Walk to the left side
scene-side-right = Walk to the right side
scene-nearer = Nearer
scene-further = Further away
scene-steeper = Look from higher up
scene-flatter = Look from lower down
scene-reset = Reset the view
scene-face-down = Value down
scene-face-up = Value up
scene-power = Power
scene-height = How high you throw
scene-height-flat = Flat: it slides far
scene-height-arc = In an arc
scene-height-lob = A lob: it drops and soon stops
scene-weak = Too weak: nothing was thrown, try again.
scene-away = Throw towards the board: nothing was thrown.
scene-missed = Start the stroke on your chip.
scene-missed-by = { $place }: { $by }
scene-miss = { $way ->
    [short] short
    [long] long
    [left] left
   *[right] right
} by { $size ->
    [hair] a hair
    [thumb] a thumb
    [palm] half a hand
    [hand] a hand
   *[far] more than a hand
}
swing-try = Throw by swinging the phone
swing-none = This device has no motion sensors. Flick the chip instead.
swing-tls = Swinging needs an encrypted connection (https). Flick the chip instead.
swing-denied = The browser did not allow the motion sensors. Flick the chip instead.
swing-calibrate = Teach it your hand: hold, swing as if to the middle of the board, let go. Swing { $count } of { $all }.
swing-hold = Hold, swing, let go
swing-again = Learn my hand again
swing-uneven = Those swings were too different. Once more, please.
swing-learnt = It knows your hand now.
scene-still = The phone hardly moved. Hold it still for a moment, then swing.
throw-target = Aim at
hand-board-elsewhere = The board is on the big screen.
hand-look-up = Look at the big screen
assist-side = You stand at
assist-side-near = the near side
assist-side-right = the right side
assist-side-far = the far side
assist-side-left = the left side
assist-aim = Direction
assist-power = Power
assist-loft = Height
assist-taps = Throw with three taps
assist-tap-aim = Tap: direction
assist-tap-power = Tap: power
assist-tap-loft = Tap: height, and throw

## Where a chip lies

THR-20 = Look straight down through the hole of a chip: if you can see any bit of a bowl or space, its line
    included, the chip is on it.
THR-21 = Whether the hole shows a drawing at all is measured. If it shows two, the head chef decides between
    them in Safranito and Hibachi. In Fired Up the one you see more of counts, and the head chef decides only if
    both are exactly equal. On a board where this can happen, your table may agree on the other way. It is
    decided when all chips are thrown, before any is turned over, and once more after an extra throw, for the
    chips that moved.
THR-22 = Chips may lie on top of each other. Each one counts where its own hole is.
THR-23 = A chip on the bare area is invalid, but it stays on the board.
THR-24 = In Safranito and Hibachi, a chip on the raised rim or beyond it is out for the round. In Fired Up, it
    is out if its hole is over the rim or beyond.
THR-25 = A chip is on the rim if any part of it rests on the rim's top or on its upper inner edge. It is judged
    as it lies, tilted or flat. A chip that only leans against the inside of the rim is still in. Where it
    landed first does not matter, only where it lies in the end.
THR-26 = You do not get another throw for a chip that is out, whether you threw it there or somebody knocked it
    there. It comes back to you for the next round.
THR-27 = A chip that ends value up counts like any other, but everybody knows its value until the round is over,
    even if it is turned over again.
THR-28 = A chip that stands on its edge shows the side that looks up more. Exactly upright, it hides its
    value.
THR-29 = If a chip is tilted, its hole counts as a flat disc straight below the middle of the hole.

### What is said about throws

style-lob = lob
style-snap = snap
style-slide = slide
style-bank = bank

move-ThrowChip = Throw the { $value } chip
move-ThrowChipSeen = Throw a chip
move-AimChip = Throw the { $value } chip: { $style } at { $goal }, from the { $side }
move-AimChipSeen = Throw a chip
move-CallChip = The chip lies on: { $goal }

event-ChipTaken = { SEAT($seat) } took the { $value } chip.
event-ChipTakenSeen = { SEAT($seat) } took a chip.
event-ChipFlew = { SEAT($seat) } threw: { $landed }.
event-ChipsSettled = Chips that lost their support dropped.
event-ChipsShown = Chips in sight: { $known }.
event-ChipCalled = { SEAT($seat) } decided: the chip lies on { $goal }.
event-ChipsBack = { $count ->
    [1] A chip went back to its owner.
   *[other] { $count } chips went back to their owners.
}
event-ChipsGathered = { "" }

## Why: said after an event, in the log and on the board

why-had = { SEAT($seat) } { $total }
why-space-alone = Chips there: { $totals }.
why-space = Chips there: { $totals }.
why-space-tie = Chips there: { $totals }. A tie: the first one clockwise from the head chef wins, { ME($seat) ->
    [yes] you.
   *[no] { SEAT($seat) }.
}
why-knocked = { SEAT($by) } knocked { ME($seat) ->
    [yes] your chip
   *[no] { SEAT($seat) }’s chip
} from { $from } to { $to }.
why-knocked-out = { SEAT($by) } knocked { ME($seat) ->
    [yes] your chip
   *[no] { SEAT($seat) }’s chip
} off the board, from { $from }.
why-between = a spot between two places

landed-on = the chip lies on { $goal }
landed-bare = the chip lies on the bare area
landed-out = the chip is out
landed-doubt = the chip lies between two places
goal-point = a point on the board
goal-nowhere = no place at all

refusal-chip-not-in-hand = You have no { $value } chip to throw in this round.
refusal-another-chip-in-doubt = You have to decide about another chip first.
refusal-hole-does-not-meet = The hole of that chip does not show this place.
refusal-target-out-of-range = Aim at a point near the board: at most { $most } mm from its middle.
refusal-not-an-aim = This is not a valid aim: the style, the side or the face is unknown.
refusal-no-assist-here = The table agreed that this seat throws by flicking only.
refusal-hand-is-the-seats = A throw cannot choose a hand: it is made with the hand of your seat.
refusal-not-a-number = Every part of a throw must be a number, and one face must look down.
refusal-too-fast = No arm throws faster than { $most } mm a second.
refusal-turns-too-fast = No hand turns a chip faster than { $most } radians a second.
refusal-angle-out-of-range = The chip cannot be tilted or turned that far.
refusal-hand-over-board = Your hand is above the board: let the chip go outside its edge.
refusal-too-far-away = You are too far away: at most { $most } mm from the edge.
refusal-too-high-or-low = Let the chip go between the table and { $most } mm above it.
refusal-touches-table = The chip would touch the table when you let it go.
refusal-touches-board = The chip would touch the board when you let it go.
refusal-touches-chip = The chip would touch another one when you let it go.

### What all throwing games say; a room may say it differently under the same id

place-bare = bare area

question-throw = Throw a chip.
question-call = A chip lies between two places. Which one counts?

refusal-game-over = The game is over.
refusal-not-your-turn = It is { SEAT($seat) }'s turn.
refusal-asked-otherwise = You have to decide something else now.
refusal-no-passing = You cannot pass while chips are thrown.

### What the page says around the board

board-points = { $points ->
    [1] one recipe
   *[other] { $points } recipes
}
board-round = Round { $round }
board-none = none

side-near = near side
side-right = right side
side-far = far side
side-left = left side

grill-rack = Your chips
grill-take = Take the { $value } chip in hand
grill-chip = A chip of { $value }
grill-chip-back = { $value }, thrown already
grill-side = Where you stand
grill-hint-take = Take a chip from your rack.
grill-hint-flick = Flick the chip towards its goal, or pull it back and let go: the further, the stronger. Tap a place to name your goal: it steadies your aim.
grill-assist = Throw by target or by three taps
grill-no-assist = Your table agreed on throwing by flick only, with mouse or finger.
grill-hand-spread = { $way ->
        [form] When you throw at a target
       *[flick] When you pull or flick
    }, your hand is { $hand ->
        [steady] steady
        [average] average
        [casual] casual
       *[clumsy] clumsy
    }: most throws stay within { $degrees }° and { $percent } % of what you meant, and none is off by more than three times that.
grill-no-card = No { $ingredient } card is left there: cards can only be sold.
grill-cooked-nth = { $name }: { $count } of { $goal }
grill-hint-cook-chip = You can cook: choose the chip that you give for it.
grill-hand = Your cards
grill-recipes = Recipes
grill-deck = { $count } in the pile
grill-reserved = reserved by you
grill-held = you have it
grill-missing = missing
grill-by-chili = { $count } chili could replace what is missing
grill-cook = Cook
grill-cook-chili = Cook, chili for { $ingredient }
grill-chefs = At the table
grill-head = head chef
grill-cards = { $count ->
    [1] one card
   *[other] { $count } cards
}
grill-chili = { $count } chili
grill-reserves = { $count } reserved
grill-chips-left = { $count ->
    [1] one chip in hand
   *[other] { $count } chips in hand
}
grill-seen = Seen this round: { $values }
grill-bowls = Bowls
grill-stock = { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
}
grill-hidden = { $count ->
    [1] one hidden chip
   *[other] { $count } hidden chips
}
grill-spaces = Action spaces
grill-pile = { $count } cards in the pile
grill-chili-pile = { $count } chili in the pile
grill-trade = Trade
grill-pays = A sold card pays { $price }.
grill-costs = { $name }: a card costs { $price }
grill-sellers = Sold here: { $names }
grill-use = Use it
grill-decline = Leave it
grill-sell-none = Sell nothing
grill-sell = Sell { $count } for { $paid }
grill-buy = Buy for { $price }
grill-buy-not = Do not buy
grill-trade-others = Trade { $count } bowls without me
grill-trade-others-title = Trades the bowls where you have no card and no chip, one after another.
grill-hole = Through the hole
grill-share = { $place }: { $share } % of the hole

form-chip = Chip
form-place = Target
form-style = How
form-throw = Throw
form-odds = On an empty board it hits { $percent } % of the time.
form-odds-unknown = No hit rate is known for this throw.

range-how = Pull the chip back and let go, or flick it forward: the further or faster, the further it flies. The three signs choose how high. What counts is the place under its hole.
range-chips = The chips of this game
range-free = Free throws
range-targets = Targets, one after another
range-again = The targets again
range-free-hint = Throw as you like. Tap a place to aim at it: then hits are counted.
range-score = { $over ->
    [yes] The run is over: { $hits } of { $of } hit.
   *[no] { $hits } of { $throws } hit, { $of } targets in all.
} { $ghost ->
    [none] This run becomes your ghost.
   *[other] Your ghost had hit { $ghost } by then; the blue ring is its throw.
}
range-shares = Your hits, by row and height
range-row = { $row ->
    [near] near row
    [middle] middle row
    [far] far row
   *[space] action spaces
}
range-height = { $height ->
    [flat] flat
    [arc] arc
   *[lob] lob
}
range-share = { $percent } % of { $throws }

text-choices = Your choices
text-hidden = hidden
text-winner = { $name } won it.
text-head = Head chef: { $name }
text-lying = On the board
text-stock = Cards to be had
final-best-throw = Watch the best throw: { SEAT($seat) }
text-money = Money
text-chili = Chili
text-cooked = Cooked
text-reserved = Reserved
text-cards = Cards
text-chips = Chips not thrown
text-seen = Seen this round

option-first = First head chef
option-open_hands = Cards lie open
option-doubt = A chip between two places
option-doubt-larger = the larger part counts
option-doubt-chef = the head chef decides
option-last_round = Last round
option-last_round-none = none: play until somebody wins
option-hands = Hands
option-hands-none = usual
option-hands-steady = steady
option-hands-average = average
option-hands-casual = casual
option-hands-clumsy = clumsy
option-hands-seat = Hand of seat { NTH($value) }
option-assist = Throwing by keys and by form allowed
option-assists = Throwing by keys and by form, by seat
option-assists-none = as for all
option-assists-allowed = allowed
option-assists-flicks = by flick alone
option-assists-seat = Seat { NTH($value) }
option-arc = The arc of a throw is shown, with the spread of the hand
option-first-none = by lot
option-first-value = seat { NTH($value) }

## What everything is, where it is pointed at

scene-chip-any = A chip
place-rim = rim of the board
help-bowl = The chips in a bowl set the price of its ingredient: anybody may sell it, but only players with a chip here may buy. The small card shows how many cards are on sale, the label what the visible chips add up to; its edge has the colour of the player who leads.
help-rim = A chip that ends on the raised rim or beyond it is out for this round.
help-bonus-throw = The player whose chips here are worth most may throw one more chip, one not thrown this round.
help-bonus-ingredient = The player whose chips here are worth most draws as many cards as the first digit of their best chip, and keeps one of them in secret.
help-reserve = The player whose chips here are worth most takes the top recipe of the pile in secret. Only they may cook it.
help-head-chef = The player whose chips here are worth most becomes head chef at once.
help-chip = Colour and sign show whose chip it is. Value down, only its owner knows its value. It counts for the place seen through its hole.
help-rack = Your chips. Take one to throw it; the pale ones have been thrown this round.
help-head = The head chef begins every step of the round. After the round, the player to the left becomes head chef.
help-money = Money buys cards. At the end of the game it breaks ties.
help-cards = How many ingredient cards a player holds. Which ones is secret, unless the table plays with open hands.
help-chili = Two chili cards replace one ingredient, once in each recipe.
help-reserved = Recipes that a player has taken in secret. Only they may cook them.
help-cooked = Recipes that a player has cooked. The first player with three wins.
help-chips = Chips that a player can still throw this round. Their values are secret; values that were seen stay known until the round is over.
help-hand = Your cards: sell them at the bowl of the same ingredient, or keep them for what you want to cook.
help-recipe = Its three ingredients make a recipe. Those you hold are lit up.
help-round = In each round everybody throws their chips; then the action spaces are used, the bowls are traded, and there is cooking. New cards come from the pile.
help-height = How high the chip flies: flat it slides far, in an arc it lands softly, as a lob it drops nearly straight down.
help-view = Walk around the table, come nearer, or look at the board from further above. Two fingers or the right mouse button turn it. You may throw from any side.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-thr-5 = how close two drawings, or a drawing and the rim, may lie to each other.
open-thr-10 = how a hand that reaches too far is judged where nobody sits at the same table.
open-thr-11 = how far from the board and how high a throw may start, and where the players sit.
open-thr-12 = what a throw is in numbers, how fast it may be, and whether a chip may be thrown value up on purpose.
open-thr-15 = when a throw is over, and what is recorded of it.
open-thr-16 = when a chip that is out leaves the table, and what becomes of those that leaned on it.
open-thr-17 = what happens when something does not stop moving.
open-thr-18 = which point of the chip has to be outside, and whether the edge itself is outside.
open-thr-19 = whether a player may pass, and whether a throw that misses the board counts.
open-thr-30 = how well something throws that has no hand: a form, a key, a bot, a program.
open-thr-21 = what is decided by looking and what by the head chef, when, and whether a table may agree otherwise.
open-thr-22 = in two of the games, whether a chip counts that lies on another.
open-thr-25 = what exactly lying on top of the rim means, also for a tilted chip, and whether the first touch or the end counts.
open-thr-26 = whether a chip is out too when it lay on the board and somebody knocked it off.
open-thr-27 = how long a value that was seen once stays known.
open-thr-28 = which side a chip shows that stands on its edge.
open-thr-29 = where the hole of a tilted chip is.

## What a hint says a round brings

part-recipes = { $change ->
    [more] { $amount ->
        [one] { $amount } more cooked recipe
       *[other] { $amount } more cooked recipes
    }
   *[less] { $amount ->
        [one] { $amount } fewer cooked recipe
       *[other] { $amount } fewer cooked recipes
    }
}
part-nearest = { $change ->
    [more] { $amount ->
        [one] { $amount } more ingredient of the nearest recipe
       *[other] { $amount } more ingredients of the nearest recipe
    }
   *[less] { $amount ->
        [one] { $amount } fewer ingredient of the nearest recipe
       *[other] { $amount } fewer ingredients of the nearest recipe
    }
}
part-cards = { $change ->
    [more] { $amount ->
        [one] { $amount } more card
       *[other] { $amount } more cards
    }
   *[less] { $amount ->
        [one] { $amount } fewer card
       *[other] { $amount } fewer cards
    }
}
part-chili = { $change ->
    [more] { $amount ->
        [one] { $amount } more chili
       *[other] { $amount } more chilies
    }
   *[less] { $amount ->
        [one] { $amount } fewer chili
       *[other] { $amount } fewer chilies
    }
}
part-money = { $change ->
    [more] more money ({ $amount })
   *[less] less money ({ $amount })
}
part-reserved = { $change ->
    [more] { $amount ->
        [one] { $amount } more reserved recipe
       *[other] { $amount } more reserved recipes
    }
   *[less] { $amount ->
        [one] { $amount } fewer reserved recipe
       *[other] { $amount } fewer reserved recipes
    }
}

## The tutorial

lesson-throw = Throw your { $value } chip. Target: { $place }
lesson-throw-how = Press the chip that the arrow shows. Then pull it back along the dotted line and let go. What counts is the place under the hole of the chip.
why-throw-bowl = A chip in a bowl lets you buy this ingredient when the bowls are traded. A low chip buys cheaply.
why-throw-space = Here the chips are added up: whoever has the most gets the action of the space.
lesson-hidden = Chips lie face down: only you know what yours are worth. They are turned over when their bowl is traded.
lesson-selling = First everybody may sell: a card of this ingredient brings what all chips in the bowl are worth together. You hold none, so you buy.
why-UseSpace = Your chips here are worth most, so the action is yours.
why-Keep = This card is still missing for a recipe. Nobody else sees which one you keep.
why-ChooseBowl = You are head chef, so you choose the order. The chips in this bowl are turned over now.
why-Sell = Selling brings money, but you need your cards for recipes: keep them.
why-Buy = You need this card for a recipe. It costs only what your own chips in the bowl are worth.
why-DeclineBuy = You do not need this card, or it is too dear: keep your money.
why-Cook = You have all that this recipe needs. The first to cook three wins.
why-StopCooking = Nothing else can be cooked now.

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
row-turns = Rounds in a game
length-turns = Length in rounds
row-use-share = { $thing }: rounds that use it
line-share = { $what }: used in { $before } → { $after } of the rounds (difference { $difference } ± { $half }).
kind-bought = place
kind-place = place
kind-space = place
place-out = off the board
place-doubt = in doubt
ending-hib-52 = Somebody cooked enough recipes
ending-hib-53 = The last round was over
action-recipe-reserved = recipe reserved
action-space-declined = action declined
action-card-kept = card kept
action-head-chef-changed = new head chef
action-cards-sold = cards sold
action-card-sold = card sold
action-buy-declined = buying declined
action-cards-returned = cards returned
action-chili-sold = chili sold
action-chili-taken = chili taken
action-chip-placed = chip placed
action-tip-taken = tip taken
action-ingredient-taken = ingredient taken
step-ThrowChip = throwing a chip
step-ThrowChipSeen = throwing a chip
step-AimChip = throwing a chip
step-AimChipSeen = throwing a chip
step-CallChip = judging a doubtful chip
step-UseSpace = using an action space
step-DeclineSpace = declining an action
step-Keep = keeping a card
step-KeepSeen = keeping a card
step-ChooseBowl = choosing a bowl
step-Sell = selling
step-Buy = buying
step-DeclineBuy = not buying
step-StopCooking = cooking no more
step-Cook = cooking
step-PlaceChip = placing a chip
step-TakeIngredient = taking an ingredient
step-Reserve = reserving
step-TakeTip = taking a tip
step-TakeChili = taking chili
step-SellChili = selling chili
step-TakeOff = taking a chip off
kind-needs = place
kind-ingredients = place
kind-spaces = place
kind-name = place
kind-outline = place
item-seating = { $players } players
field-chip = Chips
field-hole = hole (m)
field-board = Board
field-rim-width = width of the rim (m)
field-rim-height = height of the rim (m)
field-materials = Materials
field-chip-board = chip on the board
field-chip-rim = chip at the rim
field-chip-table = chip on the table
field-chip-chip = chip against chip
field-limits = What an arm can do
field-values = Value of chip
field-ingredients = Ingredients
field-spaces = Action spaces
field-outline = Places on the board
field-name = name
field-centre = centre
field-radius = radius (m)
field-points = corner
field-shape = shape
field-recipe = Recipes
field-id = name in the file
field-needs = ingredients
field-goal = Recipes to win
field-money = Money at the start
field-menu = Face-up recipes
field-cards-copies = of each ingredient
field-cards = Cards
field-copies = Cards of each ingredient
field-dealt = ingredient cards laid out
field-cards-chili = chili cards
field-chili-swap = chili cards that replace an ingredient
field-rates = How many times a value is paid
field-sale = for a card
field-chili-sale = for chili
field-tip = tip
field-seating = Number of players
field-players = players
field-throws = throws in a round
fault-ingredient = { $word } is not an ingredient of this box.
fault-needs = { $count } ingredients; a recipe needs { $needed }.
fault-needs-twice = The recipe asks for an ingredient twice.
fault-place = { $word } is neither an ingredient nor an action space of this box.
fault-goal = { $count } recipes to cook, but there are { $known }.
fault-throws = { $count } throws, but only { $known } chips.
