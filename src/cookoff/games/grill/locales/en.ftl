# The throwing games: the rules they share as a player reads them in the help, and what is said of chips and throws.
# One message per rule of rules.toml, under the same id; section-* are the headings. A room may say it differently
# under the same id.

section-things = Chips and board
section-throw = The throw
section-landing = Where a chip lies

## Chips and board

THR-1 = You throw onto a flat, sunken board that a raised edge runs around. It shows nine bowls, one for
    each ingredient, and four smaller action spaces. Whatever is neither of these is the bare area.
THR-2 = A chip is a disc with a round hole in the middle. Only its front shows a value; its colour tells
    whose it is.
THR-3 = Board, bowls, spaces and chips have the measures of the game's data file: a square board with the
    bowls in three rows of three and the action spaces in the four gaps around the middle bowl. These
    measures are our reconstruction.
THR-4 = A bowl or space reaches as far as its drawing does, with everything that hangs over the bowl's
    rim, but without shadows. Drawings can have any shape and differ from game to game. In Fired Up
    the black line around a drawing is part of it.
THR-5 = On our boards, two drawings are never nearer to each other or to the raised edge than a chip's
    hole is wide. Somebody's own board may break this; loading it then gives a warning.

## The throw

THR-10 = Your hand stays outside the board: you must let go of the chip before it is above the board's
    outer edge. A throw from further in is not carried out at all, costs you nothing and may be made
    again.
THR-11 = You may throw from any side. The chip leaves your hand at most 60 cm away from the board and at
    most 60 cm above the table.
THR-12 = A throw says which chip you take, which side looks down (the value, unless you say otherwise),
    where you let go of it, how fast and in which direction it flies, how it spins and tumbles, and
    how it is tilted. Nobody can throw faster than an arm can.
THR-13 = You may hit chips that lie there, your own and other people's. Each counts where it ends up.
THR-14 = A chip that lies badly is left alone as long as people throw: another chip may still push it
    somewhere useful, or off the board.
THR-15 = A throw is finished when nothing moves any more. Where every chip came to rest is written into
    the game's log, so a replay shows exactly the same throw.
THR-16 = As soon as a throw is finished, chips that are out are taken away. They are in nobody's way and
    do not come back this round, and their value stays hidden unless it was on top. If other chips
    leaned on one that is taken away, they settle first, until nothing more is out.
THR-17 = If something still moves when the time is over, it is stopped and laid down flat below its
    hole's middle. On or beyond the raised edge this means out.
THR-18 = It is the middle of the chip that must be outside the outer edge, or exactly above it, when you
    let go. At that moment the chip touches nothing.
THR-19 = You cannot pass while chips are thrown. A chip that misses the board entirely was thrown all
    the same and is out.

## Where a chip lies

THR-20 = Look straight down through the chip's hole. If you see any part of a bowl or space, even just
    its outline, the chip lies on it.
THR-21 = If you see two drawings through the hole, the one that fills more of it counts, and if both fill
    the same, the head chef decides. A table may agree that the head chef always decides. This is
    settled when throwing is over, before anything is revealed, and again after an extra throw.
THR-22 = It makes no difference whether a chip lies on top of another or below it: its own hole counts.
THR-23 = A chip on the bare area is invalid, but it still lies on the board.
THR-24 = A chip on the raised edge or beyond it is out for this round. In Safranito and Hibachi touching
    the top of the edge is enough; in Fired Up the chip is out only when its hole is over the edge.
THR-25 = In Safranito and Hibachi a chip is on the edge if any part of it rests on top of it when it has
    stopped, even if it is only half up. Leaning against the inside of the edge from below does not
    count. With its hole over the edge or further out a chip is always out. Where it touched down
    first does not matter.
THR-26 = Nothing is thrown in place of a chip that is out; you have it back in the next round. That is
    also true of a chip that lay well and was knocked out.
THR-27 = A chip that shows its value counts like any other, only everybody knows the value now. When a
    knock turns it over again, nobody forgets what they have seen this round.
THR-28 = A chip that leans shows the side that looks more upwards. If it stands exactly upright, its
    value is hidden.
THR-29 = For a tilted chip the hole counts as if it lay flat, right below where its middle is.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader.

## Names of things

style-lob = lob
style-snap = snap
style-slide = slide
style-bank = bank shot
hand-clumsy = a clumsy hand
hand-average = an average hand
hand-steady = a steady hand
hand-perfect = a perfect hand
side-near = near side
side-right = right side
side-far = far side
side-left = left side
chip-value = { $value }
one-ingredient = { $ingredient }
one-recipe = { $recipe }
place-bowl = the { $ingredient } bowl
place-bare = the bare area
place-out = out of play
place-doubt = between two places
place-unknown = an unknown place
place-point = the point { $x } cm right and { $y } cm up from the middle

## What is asked

question-throw = Throw one of your chips.
question-call = Through the hole of a chip two places can be seen. Where does it lie?

## Moves, as choices

move-ThrowChip = Throw the { $value } as given in numbers
move-ThrowChipSeen = Throw a chip as given in numbers
move-AimChip = Throw the { $value } at { $place }: { $style }
move-AimChipSeen = Throw a chip at { $place }: { $style }
move-CallChip = It lies on { $place }

## Events, as they are told. An empty one is not told: something else says it.

event-ChipTaken = { "" }
event-ChipTakenSeen = { "" }
event-ChipFlew = { SEAT($seat) } threw a chip; it lies here: { $place }.{ $knocked ->
    [0] { "" }
    [1] {" "}Another chip moved.
   *[other] {" "}{ $knocked } other chips moved.
}
event-ChipsSettled = The chips that leaned on others settled.
event-ChipsShown = Chips show their values: { $chips }.
event-ChipCalled = { SEAT($seat) } decided: the chip lies on { $place }.
event-ChipsBack = { "" }
event-ChipsGathered = { "" }

## Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = { SEAT($seat) } has to decide now.
refusal-asked-otherwise = Something else is asked now.
refusal-no-passing = Nobody may pass while chips are thrown.
refusal-chip-not-in-hand = There is no { $value } chip in your hand.
refusal-another-chip-in-doubt = Another chip is in doubt now.
refusal-hole-does-not-meet = Through the hole nothing of that place can be seen: { $place }.
refusal-target-out-of-range = That is too far from the board to aim at.
refusal-not-an-aim = This is not a way to aim.
refusal-not-a-number = The throw is not given in proper numbers.
refusal-too-fast = No arm throws that fast: at most { $most } mm/s.
refusal-turns-too-fast = No hand spins a chip that fast: at most { $most } radians a second.
refusal-angle-out-of-range = A chip cannot be held at that angle.
refusal-hand-over-board = Your hand is over the board.
refusal-too-far-away = That is too far from the board: at most { $most } mm.
refusal-too-high-or-low = The chip must leave the hand between the table and { $most } mm above it.
refusal-touches-table = The chip would touch the table.
refusal-touches-board = The chip would touch the board.
refusal-touches-chip = The chip would touch another one.
