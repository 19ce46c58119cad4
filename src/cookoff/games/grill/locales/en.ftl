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
THR-4 = A bowl or space is exactly as large as its drawing: food that hangs over the edge belongs to it,
    a shadow does not.
THR-5 = On our boards, drawings keep at least the width of a chip's hole from each other and from the rim.
    A board of your own that comes closer is accepted with a warning.

## The throw

THR-10 = Keep your hand outside: the chip must leave it beyond the outer edge of the board. A throw let go
    further in is not made at all; you keep the chip and try again.
THR-11 = You may walk around the table and throw from any side, at most 60 cm away from the edge and at most
    60 cm above the table.
THR-12 = A throw has a chip, the side that looks down, the point where you let go, a velocity, a spin, a
    tumble and a tilt. Nobody throws faster than the arm in the game data can, and numbers that make no
    sense are turned down. Where the table allows it, you may
    name a target instead, and an average hand throws for you.
THR-13 = You may hit other chips, your own or anyone's. What counts is where each chip ends up.
THR-14 = A chip on the bare area stays where it is while you are throwing; somebody may still knock it
    into a bowl, or out.
THR-15 = A throw has ended when everything lies still. Where every chip came to rest is written down, and
    a replay shows just that.
THR-16 = After each throw, chips that are out are removed straight away and stay away for the round. Their
    value remains secret unless it could be seen. If another chip was leaning on one that is removed, it
    drops and is looked at again.
THR-17 = If something is still moving when the time for a throw is up, it is stopped and laid flat on the
    spot.
THR-18 = What counts as the point of release is the middle of the chip, and the edge itself is already
    outside. The chip may touch nothing when you let it go.
THR-19 = While chips are thrown, nobody can pass. A chip that misses the board altogether has been thrown,
    and it is out.

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
scene-view = View
scene-side-left = Walk to the left side
scene-side-right = Walk to the right side
scene-nearer = Nearer
scene-further = Further away
scene-steeper = Look from higher up
scene-flatter = Look from lower down
scene-face-down = Value down
scene-face-up = Value up
assist-side = You stand at
assist-side-near = the near side
assist-side-right = the right side
assist-side-far = the far side
assist-side-left = the left side
assist-target = Aim at
assist-stand = Step aside
assist-aim = Direction
assist-power = Power
assist-loft = Height
assist-spin = Spin
assist-bare = the bare board
assist-off = beyond the board
assist-goal = A calm throw would come to rest on: { $goal } (about { $reach } cm).
assist-throw = Throw { $value }
assist-taps = Throw with three taps
assist-tap-aim = Tap: direction
assist-tap-power = Tap: power
assist-tap-loft = Tap: height, and throw

## Where a chip lies

THR-20 = Look straight down through the hole of a chip: if you can see any bit of a bowl or space, its line
    included, the chip is on it.
THR-21 = If the hole shows two drawings at once, the one you see more of counts; if both are equal, the head
    chef decides. Your table can agree to let the head chef decide every time. This happens once all
    chips are thrown and before anything is turned over.
THR-22 = Chips may lie on top of each other. Each one counts where its own hole is.
THR-23 = A chip on the bare area is invalid, but it goes on lying there.
THR-24 = In Safranito and Hibachi, a chip on the raised rim or beyond it is out for the round. In Fired Up, it
    is out if its hole is over the rim or beyond.
THR-25 = On the rim means that some part of the chip rests on the rim's top or on its upper inner edge. A
    chip that only leans against the inside of the rim is still in. Where it landed first does not
    matter, only where it lies in the end.
THR-26 = You do not get another throw for a chip that is out, whether you threw it there or somebody knocked
    it. It comes back to you for the next round.
THR-27 = A chip that ends with its value up counts like any other; everybody just knows it now, and keeps
    knowing it until the round is over, even if it is turned again.
THR-28 = A chip that stands on its edge shows the side that looks up more. Exactly upright, it hides its
    value.
THR-29 = If a chip is tilted, its hole is taken as a flat disc right below the middle of the hole.

### What is said about throws

style-lob = lob
style-snap = snap
style-slide = slide
style-bank = bank

move-ThrowChip = Throw the { $value } chip
move-ThrowChipSeen = Throw a chip
move-AimChip = Throw the { $value } chip: { $style } at { $goal }
move-AimChipSeen = Throw a chip: { $style } at { $goal }
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

landed-on = the chip lies on { $goal }
landed-bare = the chip lies on the bare area
landed-out = the chip is out
landed-doubt = the chip lies between two places
goal-point = a point on the board
goal-nowhere = no place at all

refusal-chip-not-in-hand = You have no { $value } chip to throw in this round.
refusal-another-chip-in-doubt = Another chip is to be decided on first.
refusal-hole-does-not-meet = The hole of that chip does not show this place.
refusal-target-out-of-range = Aim at a point near the board: at most { $most } mm from its middle.
refusal-not-an-aim = That is no aim: style, hand, side and face have names of their own.
refusal-no-assist-here = At this table everybody throws themselves: aiming is left to bots.
refusal-not-a-persons-hand = People aim with an average hand; the other hands are the bots’.
refusal-not-a-number = A throw is made of numbers, and of a face that looks down.
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
refusal-asked-otherwise = Something else is asked now.
refusal-no-passing = Nobody passes while chips are thrown.

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
grill-hint-flick = Pull the chip back, then flick it: the last moment counts. A longer pull throws higher, a curve spins.
grill-assist = Throw by keys or by three taps
grill-no-assist = At this table everybody throws with a flick of mouse or finger.
grill-hint-bowl = Tap the bowl that is traded next.
grill-hint-cook = Cook what you can.
grill-hint-cook-none = You cannot cook anything right now.
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
grill-you-have = You have { $money }.
grill-hole = Through the hole
grill-share = { $place }: { $share } % of the hole

form-chip = Chip
form-place = Target
form-style = How
form-throw = Throw

text-choices = Your choices
text-hidden = hidden
text-winner = { $name } won it.
text-head = Head chef: { $name }
text-lying = On the board
text-stock = Cards to be had
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
option-assist = Throwing by keys and by form allowed
option-arc = A faint arc shows where a calm throw would go
option-first-none = by lot
option-first-value = seat { NTH($value) }
