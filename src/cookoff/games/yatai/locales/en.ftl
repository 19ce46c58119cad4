# Yatai: the rules as a player reads them in the help.
# One message per rule of rules.toml, under the same id; section-* are the headings.

section-components = Components
section-setup = Setup
section-turn = A turn
section-actions = Actions
section-reputation = Reputation board and bonuses
section-tokens = Special action tokens
section-end = End of the game

## Components

YAT-1 = There are four dishes, each in its own colour: ramen is red, yakitori blue, gyoza green and
    ebi tempura yellow. Drinks and customers come in the same four colours. The four kinds of
    customers (senior, employee, delinquent and student) wear one colour each; only the colour
    matters. Tourists are grey and match no colour.
YAT-2 = How much lies on the table depends on how many of you play. With four players there are 10
    dishes, 5 drinks and 10 customers of every colour, 5 tourists and 12 tokens. With three players:
    8 dishes, 4 drinks and 8 customers of every colour, 4 tourists and 9 tokens. With two players: 6
    dishes, 3 drinks and 6 customers of every colour, 3 tourists and 6 tokens. The tokens are picked
    at random from a set of 16: four taiyaki, four doggy bags, four urgent calls and four garbage.
YAT-3 = The game has ten action tiles: Customers 1 and Customers 2, Cook 1 and Cook 2, Drinks 1 and
    Drinks 2, Serve with 1 drink and Serve with 2 drinks, and two Recycle tiles.
YAT-4 = Your stall has room for 4 guests in its queue, 2 dishes in its dish queue, 2 drinks in its
    fridge and 3 bottles in its recycle box. The stove bonus raises the dish queue to 3, the fridge
    bonus the fridge to 3. Dirty dishes pile up in the sink, one pile for each colour, and a pile
    can grow as high as you like.
YAT-5 = Your reputation board is a grid of 4 rows and 5 columns, 20 spaces in all; the six spaces
    that do not touch the edge are the central ones. Six spaces show reviews, one for every possible
    pair of cleanliness, service, value and atmosphere; the pair cleanliness and service lies on the
    edge. The other spaces carry four influencer bonuses, four special action bonuses, two menu
    bonuses, two double customer bonuses, one fridge bonus and one stove bonus. All players have the
    same board.
YAT-6 = Each of your four reviews has a marker on the review track, which has ten positions from −3
    to +6. From lowest to highest they are worth −5, −3, −1, 0, 1, 2, 3, 5, 7 and 10 VP at the end
    of the game; your markers start on position 0, which is worth 0. The influencer track has four
    steps with 1, 2, 2 and 3 stars. A token you never use is worth 2 VP if it is a taiyaki, a doggy
    bag or an urgent call, and 3 VP if it is a garbage.
YAT-7 = The supply of victory points (VP) has no limit. Your total may also drop below zero.

## Setup

YAT-10 = Six action tiles, picked at random, make up the grid: 2 rows of 3 columns. The remaining
    four tiles wait face up next to it. The round marker starts on 1.
YAT-11 = All customers and tourists in play are mixed in the bag. Dishes, drinks and tokens lie on
    the table where everyone can see them.
YAT-12 = You own four food tokens, one for each dish. Beginning with the first player and going
    clockwise, each of you puts one of them on the menu. You may not pick a dish that somebody
    before you has already picked.
YAT-13 = Once everyone has picked, each player gets a second dish for the menu, drawn at random from
    the three food tokens they have left. Your stall can cook only the dishes on your menu.
YAT-14 = In player order, each of you takes one drink of your choice from the table. It goes
    straight into your recycle box as a bottle, so you begin with one of its three places taken.
YAT-15 = The first player is drawn at random, unless the table has named a seat. Nothing is hidden
    from anyone, except the order in which guests will come out of the bag.
YAT-16 = The turn order never changes: it is the same in every round and in the final servings after
    the last one. Your queue, your dish queue and your fridge are empty at the start, and your
    influencer marker waits below the first step of its track.

## A turn

YAT-20 = Step A, the queue check: look at the fourth, rightmost space of your queue. If a guest is
    standing there, that guest runs out of patience and returns to the bag, and you lose two review
    steps. You choose where: both on one review or one on each of two.
YAT-21 = You can calm the guest in the fourth space and lose nothing. Either give away one drink of
    any colour, which moves from your fridge to your recycle box and so needs a free place there, or
    spend a taiyaki. A guest you have calmed keeps their space in the queue.
YAT-22 = A review marker at the bottom of its track cannot fall further, and one at the top cannot
    rise further. When you lose or gain review steps, you must take as many of them as possible, on
    markers that can still move. Steps that no marker can take, for instance a loss when all your
    markers are at the bottom, are simply dropped.
YAT-23 = Step B: take one of the four tiles next to the grid and push it into a line. A line is a
    column (C1, C2 or C3), entered from the top, or a row (R1 or R2), entered from the left. The
    tile that falls out at the far end joins the three you did not take, so the next player again
    has four to choose from. You may use any line, even the one used just before, and any tile, even
    the one just pushed out.
YAT-24 = Step C: use the tiles of the line you chose, including the one you have just pushed in.
    That makes two actions for a column and three for a row, in any order you like. An action is
    either done in full or not at all.
YAT-25 = You must carry out step C: as long as one of your actions is still possible, you cannot end
    your turn. Only impossible actions are skipped. You never have to spend a token to make an
    action possible. If the table plays with the option “free”, you may skip an action even if it is
    possible.
YAT-26 = When every player has had a turn, the round is over and the round marker moves on. The game
    lasts twelve rounds.
YAT-27 = Do your actions one by one and finish each before you start another. The same goes for
    guests you draw: place the first before you draw the second.
YAT-28 = You may spend tokens at any time in your own turn: whenever you have something to decide,
    even in the middle of an action, between two guests, two drinks or two review steps. What a
    token changes counts for the rest of the action. A garbage, for example, can make room in your
    recycle box for the drink that calms a guest, or between the two drinks of a serving, because
    room is checked before each drink. If it removes the bottles you were about to recycle, the rest
    of that action is dropped. A guest being served has already left the queue, so an urgent call
    cannot move it. A taiyaki is spent as the dish, and a doggy bag when the served guest is placed.
    A spent token leaves the game.

## Actions

YAT-30 = Customers 1 or 2: draw as many guests from the bag as the tile says, one at a time, and
    place each of them. A customer joins any player's queue, yours included, on the leftmost free
    space. A tourist joins your own queue in the same way, or takes the place of a customer in
    another player's queue. That customer then goes to the leftmost free space of any queue except
    the one they have just left; you choose which. If no other queue has a free space, such a swap
    is not possible.
YAT-31 = You can use Customers only if the bag holds as many guests as the tile asks for and the
    queues of all players together have that many free spaces. A customer you draw must be placed.
    If your own queue is full, a tourist must take the place of a customer in another player's
    queue; if no such swap is possible, the tourist returns to the bag and still counts as one of
    the guests drawn.
YAT-32 = Cook 1 or 2: choose exactly as many dishes as the tile says, only of kinds on your menu,
    and line them up from the left in your dish queue. They come from the table. With Cook 2 you may
    take the same dish twice. You cannot cook unless your dish queue has room for all of them and
    the table still has enough of them.
YAT-33 = Drinks 1 or 2: take that many drinks from the table, in any colours, and put them into your
    fridge. You cannot do this unless the fridge has room for all of them and the table has enough
    drinks.
YAT-34 = Recycle: return one bottle from your recycle box to the table and score 1 VP.
YAT-35 = Serve with 1 or 2 drinks: you need a guest at the head of your queue, a dish at the head of
    your dish queue or a taiyaki, as many drinks in your fridge as the tile says, and room for that
    many bottles in your recycle box. Room for one of two bottles is enough if you have a garbage to
    make room for the other. First the dish goes to the sink, then the drinks go to the recycle box.
    Next you put the guest on your reputation board and receive the bonus of that space. Then you
    score the serving, and finally both queues close up to the left.
YAT-36 = A serving scores 1 VP for the guest, 1 VP more if dish and customer have the same colour,
    and 1 VP more for each drink in the customer's colour. No dish or drink ever matches a tourist.
YAT-37 = If your reputation board has no free space left, you cannot serve.

## Reputation board and bonuses

YAT-40 = Your first guest goes on any edge space of your reputation board, not on one of the six
    central spaces. Every later guest needs a free space that shares a side with an occupied one;
    touching at a corner is not enough.
YAT-41 = Whenever a guest is placed on your reputation board, you receive the bonus of that space.
YAT-42 = Menu bonus: add one of your remaining food tokens to your menu and score 2 VP. If you have
    none left, the bonus does nothing.
YAT-43 = Influencer bonus: your influencer marker climbs one step, and every star on that step is
    one review step for you. Spread them over your reviews as you wish. If the marker is already on
    the last step, the bonus does nothing.
YAT-44 = Fridge bonus and stove bonus: remove the token that covers the third place of your fridge
    or of your dish queue. From now on it holds 3, and you score 2 VP.
YAT-45 = Double customer bonus: pick any guest you like out of the bag and place it on your
    reputation board by the usual placement rules. You also receive the bonus of its space. This
    guest scores no points for serving, and you cannot use a doggy bag for it. If the bag is empty
    or no space is free, the bonus does nothing.
YAT-46 = Special action bonus: take one token of your choice from the table. If none is left, the
    bonus does nothing.
YAT-47 = Review bonus: the space shows two reviews. A customer placed there raises one of them by
    one step. A tourist brings two steps, which you give to one of the two or share between both.

## Special action tokens

YAT-50 = Taiyaki: spend it to calm the guest in the fourth space of your queue, or serve it in place
    of a dish. Served, it leaves nothing in the sink and your dish queue does not move. It matches
    no colour, but it earns 1 VP extra if the guest is a tourist. You still need a Serve action and
    its drinks as usual. It is out of the game afterwards.
YAT-51 = Doggy bag: spend it when you place the guest you are serving. That guest may go to any free
    space of your reputation board, whatever the placement rules say. The token is out of the game
    afterwards.
YAT-52 = Urgent call: two customers, or a customer and a tourist, in your own queue change places.
    You choose which, but it cannot be two tourists. The token is out of the game afterwards.
YAT-53 = Garbage: return every bottle in your recycle box to the table. You score nothing for them.
    The token is out of the game afterwards.

## End of the game

YAT-60 = After round 12, each player in turn order has one last turn. First comes the queue check as
    in step A, with the same ways to calm the guest. Then you may serve guests from your queue, as
    many as you can and want to. Each time you choose whether to serve one drink or two, and you may
    use your tokens.
YAT-61 = For each of the four dish colours, compare the dirty dishes in your sinks. Whoever has the
    most of a colour scores 1 VP for every one of them. If the lead is tied, nobody scores for that
    colour.
YAT-62 = For each of the four customer colours, compare the customers on your reputation boards.
    Whoever has the most of a colour scores 1 VP for every one of them; if the lead is tied, nobody
    does. Tourists are left out of this count.
YAT-63 = Each of your four reviews scores the value of its position on the review track, even if
    that is negative. Each token you have not used scores the victory points on its back.
YAT-64 = The player with the most VP wins. Ties are broken by more guests on the reputation board,
    then fewer bottles in the recycle box, then fewer dishes in the dish queue. Players who are
    still tied share the victory.
YAT-65 = In the last queue check, too, a guest you do not calm costs you two review steps and
    returns to the bag, while one you have calmed stays and may still be served. Every one of the
    final servings takes at least one drink and needs room in your recycle box.
YAT-70 = Some examples. You serve a green customer with gyoza (green) and one green drink: 1 for the
    guest, 1 for the dish and 1 for the drink, so 3 VP. At the end, your sink holds four ramen and
    nobody else has as many: 4 VP. Your reviews are worth 5, 2, −1 and 0: together 6 VP. In the
    final servings, you serve a red customer with a yellow dish and a red drink for 2 VP; the
    tourist behind moves up, and you serve them a red dish and a yellow drink for 1 VP.

### What is said at the table. SEAT() is a player's name, ME() tells whether that is the reader, NTH() counts from 1.

title = Yatai
about = Push action tiles, run a street food stall and serve queues of customers.

## Names of things

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y
letter-tourist = T
letter-cleanliness = C
letter-service = S
letter-value = V
letter-atmosphere = A
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
dish-red = ramen (red)
dish-blue = yakitori (blue)
dish-green = gyoza (green)
dish-yellow = ebi tempura (yellow)
dish-none = a taiyaki
drink-red = red
drink-blue = blue
drink-green = green
drink-yellow = yellow
guest-red = red customer
guest-blue = blue customer
guest-green = green customer
guest-yellow = yellow customer
guest-tourist = tourist
review-cleanliness = cleanliness
review-service = service
review-value = value
review-atmosphere = atmosphere
token-taiyaki = taiyaki
token-doggy-bag = doggy bag
token-urgent-call = urgent call
token-garbage = garbage
line-c1 = C1
line-c2 = C2
line-c3 = C3
line-r1 = R1
line-r2 = R2
tile-customers = Customers { $amount }
tile-cook = Cook { $amount }
tile-drinks = Drinks { $amount }
tile-recycle = { $amount ->
    [1] Recycle
   *[other] Recycle { $amount }
}
tile-serve = Serve { $amount }
bonus-menu = menu
bonus-influencer = influencer
bonus-fridge = fridge
bonus-stove = stove
bonus-double = double customer
bonus-special = special action
bonus-reviews = { $one } or { $two }
short-menu = menu
short-influencer = infl★
short-fridge = fridge
short-stove = stove
short-double = double
short-special = token

## What is asked

question-menu = Choose the first dish of your menu.
question-bottle = Choose the drink whose bottle starts in your recycle box.
question-check = The { $guest } in the last space of your queue loses patience.
question-lose = { $owed ->
    [1] Choose the review that falls by one step.
   *[other] Choose a review that falls by one step; { $owed } steps are to be lost.
}
question-push = Push a tile into a line of the grid.
question-act = Use the actions of your line, then end the turn.
question-last-serving = The last servings: serve a guest, or end the turn.
question-welcome = { $owed ->
    [1] A { $guest } comes out of the bag. Where to?
   *[other] A { $guest } comes out of the bag, the first of { $owed }. Where to?
}
question-send-on = { $owed ->
    [1] The { $guest } lost the place in the queue. Where to?
   *[other] The { $guest } lost the place in the queue. Where to? { $owed } guests are still to be placed, this one included.
}
question-cook = { $owed ->
    [1] Choose a dish to cook.
   *[other] Choose a dish to cook; { $owed } are to be cooked.
}
question-drink = { $owed ->
    [1] Choose a drink for your fridge.
   *[other] Choose a drink for your fridge; { $owed } are to be taken.
}
question-recycle = { $owed ->
    [1] Choose a bottle to bring back.
   *[other] Choose a bottle to bring back; { $owed } are to go.
}
question-dish = Choose what to serve.
question-pour = { $owed ->
    [1] Choose a drink to pour for the { $guest }.
   *[other] Choose a drink to pour for the { $guest }; { $owed } are to be poured.
}
question-place = Where on your reputation board does the { $guest } go?
question-place-invited = Where on your reputation board does the invited { $guest } go?
question-review = { $owed ->
    [1] Choose the review that rises by one step.
   *[other] Choose a review that rises by one step; { $owed } steps are yours.
}
question-add-dish = Choose a further dish for your menu.
question-token = Choose a special action token.
question-invite = Choose a guest from the bag for your reputation board.
question-nothing = The game is over.

## Moves, as choices

move-ChooseDish = Put { $dish } on the menu
move-ChooseBottle = A { $drink } bottle
move-GiveDrink = Calm the { $guest } with a { $drink } drink
move-GiveTaiyaki = Calm the { $guest } with a taiyaki
move-SendAway = Let the { $guest } go and lose { $penalty ->
    [1] one review step
   *[other] { $penalty } review steps
}
move-LoseReview = { $review } falls
move-Push = { $tile } into { $line } (with { $others })
move-Act = { $tile }
move-EndTurn = End the turn
move-Welcome = { ME($stall) ->
    [yes] Into your own queue
   *[no] Into { SEAT($stall) }'s queue
}
move-SwapTourist = Give the tourist the place of the { $customer } in place { NTH($place) } of { SEAT($stall) }'s queue
move-Cook = Cook { $dish }
move-TakeDrink = Take a { $drink } drink
move-Recycle = Bring back a { $drink } bottle
move-ServeDish = Serve { $dish } to the { $guest }
move-ServeTaiyaki = Serve a taiyaki to the { $guest }
move-Pour = Pour a { $drink } drink
move-PlaceGuest = { $doggy_bag ->
    [yes] { $space } by doggy bag: { $bonus }
   *[no] { $space }: { $bonus }
}
move-GainReview = { $review } rises
move-AddDish = Put { $dish } on the menu
move-TakeToken = Take: { $token }
move-Invite = Invite a { $guest }
move-UrgentCall = Urgent call: swap the { $first } in place { NTH($one) } and the { $second } in place { NTH($two) }
move-Garbage = Garbage: empty the recycle box
move-LastServe = { $drinks ->
    [1] Serve with one drink
   *[other] Serve with { $drinks } drinks
}

## Events, as they are told. An empty one is not told: something else says it.

event-Asked = { "" }
event-TurnBegun = { $last ->
    [yes] Last servings
   *[no] Round { $round }
}: { ME($seat) ->
    [yes] your turn.
   *[no] { SEAT($seat) }'s turn.
}
event-DishAdded = { SEAT($seat) } put { $dish } on the menu{ $points ->
    [0] .
   *[other] {" "}for { $points } VP.
}
event-BottleChosen = { SEAT($seat) } took a { $drink } bottle into the recycle box.
event-DrinkGiven = { SEAT($seat) } calmed a guest with a { $drink } drink.
event-TokenUsed = { SEAT($seat) } used a token: { $token }.
event-GuestLeft = { ME($seat) ->
    [yes] A { $guest } left your queue in anger.
   *[no] A { $guest } left { SEAT($seat) }'s queue in anger.
}
event-ReviewMoved = { ME($seat) ->
    [yes] Your
   *[no] { SEAT($seat) }'s
} { $review } { $by ->
    [1] rose one step.
    [-1] fell one step.
   *[other] moved by { $by } steps.
}
event-TilePushed = { SEAT($seat) } pushed { $tile } into { $line }; { $out } fell out.
event-ActionBegun = { SEAT($seat) } used { $tile }.
event-GuestDrawn = { SEAT($seat) } drew a { $guest } from the bag.
event-GuestWelcomed = { ME($stall) ->
    [yes] The { $guest } joined your queue.
   *[no] The { $guest } joined { SEAT($stall) }'s queue.
}
event-TouristSwapped = { SEAT($seat) } swapped the tourist for the { $customer } in { ME($stall) ->
    [yes] your queue.
   *[no] { SEAT($stall) }'s queue.
}
event-CustomerDisplaced = { SEAT($seat) } gave the tourist the place of the { $customer } in { ME($stall) ->
    [yes] your queue.
   *[no] { SEAT($stall) }'s queue.
}
event-TouristReturned = The tourist found no room and went back into the bag.
event-DishCooked = { SEAT($seat) } cooked { $dish }.
event-DrinkTaken = { SEAT($seat) } took a { $drink } drink.
event-BottleRecycled = { SEAT($seat) } brought back a { $drink } bottle for { $points } VP.
event-ServingBegun = { SEAT($seat) } served { $dish } to a { $guest }.
event-DrinkPoured = { SEAT($seat) } poured a { $drink } drink.
event-GuestPlaced = { ME($seat) ->
    [yes] The { $guest } took { $space } of your reputation board: { $bonus }.
   *[no] The { $guest } took { $space } of { SEAT($seat) }'s reputation board: { $bonus }.
}
event-InfluencerMoved = { ME($seat) ->
    [yes] Your influencer rose
   *[no] { SEAT($seat) }'s influencer rose
} and brought { $stars ->
    [1] one star.
   *[other] { $stars } stars.
}
event-StallImproved = { SEAT($seat) } improved the stall ({ $what }) for { $points } VP.
event-TokenTaken = { SEAT($seat) } took a token: { $token }.
event-GuestInvited = { SEAT($seat) } invited a { $guest } from the bag.
event-Served = { SEAT($seat) } scored { $points } VP for the serving.
event-GuestsSwapped = { SEAT($seat) } swapped the guests in places { NTH($one) } and { NTH($two) } of the queue.
event-BoxEmptied = { SEAT($seat) } emptied the recycle box.
event-Scored = { $score }: { $points } VP for { ME($seat) ->
    [yes] you.
   *[no] { SEAT($seat) }.
}
event-GameEnded = The last servings are done. The final points are counted.

## Where final points come from

source-Served = Servings
source-DishAdded = Dishes put on the menu
source-BottleRecycled = Bottles brought back
source-StallImproved = Improvements of the stall
source-guests = Guests on the reputation board
source-bottles = Bottles in the recycle box
source-served = { $count ->
    [one] one guest served
   *[other] { $count } guests served
}
score-yat-61 = Most { $what } dirty dishes
score-yat-62 = Most { $what } customers
score-yat-63 = { $what }
what-red = red
what-blue = blue
what-green = green
what-yellow = yellow
what-reviews = Reviews
what-tokens = Unused tokens

## Why a move is refused

refusal-game-over = The game is over.
refusal-not-your-turn = It is { SEAT($seat) }'s turn.
refusal-asked-otherwise = You have something else to decide first.
refusal-bag-too-small = Fewer than { $amount } guests are left in the bag.
refusal-queues-full = The queues have no room for { $amount ->
    [1] a guest.
   *[other] { $amount } guests.
}
refusal-dish-queue-full = The dish queue has no room for { $amount ->
    [1] a dish.
   *[other] { $amount } dishes.
}
refusal-dishes-gone = The table has fewer than { $amount } dishes of your menu left.
refusal-fridge-full = The fridge has no room for { $amount ->
    [1] a drink.
   *[other] { $amount } drinks.
}
refusal-drinks-gone = The table has fewer than { $amount } drinks left.
refusal-too-few-bottles = The recycle box holds fewer than { $amount ->
    [1] one bottle.
   *[other] { $amount } bottles.
}
refusal-no-guest = Nobody stands in the queue.
refusal-no-dish = There is no dish in the dish queue, and no taiyaki.
refusal-too-few-drinks = The fridge holds fewer than { $amount ->
    [1] one drink.
   *[other] { $amount } drinks.
}
refusal-box-full = The recycle box has no room for { $amount ->
    [1] a bottle.
   *[other] { $amount } bottles.
}
refusal-board-full = The reputation board has no free space.
refusal-dish-taken = Somebody has already chosen { $dish }.
refusal-drink-gone = No { $drink } drink is left on the table.
refusal-not-in-fridge = There is no { $drink } drink in the fridge.
refusal-no-token = There is no such token: { $token }.
refusal-marker-at-end = The marker of { $review } stands at the end of its track.
refusal-tile-not-beside = The tile { $tile } does not lie beside the grid.
refusal-tile-not-in-line = The tile { $tile } is not one of the line's actions that are left.
refusal-action-left = { $tile } is still possible, and so it must be done.
refusal-no-such-stall = There is no stall { $stall }.
refusal-tourist-stays = A tourist joins your own queue, or takes a customer's place.
refusal-not-back = The customer cannot go back to the queue they have just left.
refusal-no-other-queue = No other queue has room for this customer.
refusal-queue-full = { ME($stall) ->
    [yes] Your queue is full.
   *[no] { SEAT($stall) }'s queue is full.
}
refusal-only-tourists-swap = Only a tourist takes a customer's place.
refusal-no-such-rival = There is no rival's stall { $stall }.
refusal-no-customer-there = No customer stands in place { NTH($place) } of { SEAT($stall) }'s queue.
refusal-not-on-menu = { $dish } is not on the menu.
refusal-dish-gone = No { $dish } is left on the table.
refusal-not-in-box = There is no { $drink } bottle in the recycle box.
refusal-no-such-space = The reputation board has no space { $space }.
refusal-space-taken = The space { $space } is taken.
refusal-no-doggy-bag-here = A doggy bag is of no use to an invited guest.
refusal-not-beside-a-guest = The space { $space } shares no side with a guest.
refusal-not-on-the-edge = The first guest starts on the edge, and { $space } is not there.
refusal-review-not-shown = The space does not show { $review }.
refusal-already-on-menu = The menu already has { $dish }.
refusal-token-gone = None of these tokens is left on the table: { $token }.
refusal-guest-not-in-bag = There is no { $guest } left in the bag.
refusal-not-two-guests = Places { NTH($one) } and { NTH($two) } of the queue are not two guests.
refusal-two-tourists = Two tourists cannot be swapped.
refusal-box-empty = The recycle box is empty.
refusal-one-or-two-drinks = A serving takes one drink or two, not { $drinks }.

## Labels of the boards

board-round = Round { $round } of { $rounds }
board-setup = Setting up
board-last = Last servings
board-beside = Beside it: { $tiles }
board-line = Still to use
board-table = On the table
board-dishes = dishes
board-drinks = drinks
board-bag = bag
board-tokens = Tokens
board-queue = Queue
board-dish-queue = Dish queue
board-fridge = Fridge
board-box = Recycle box
board-box-short = Box
board-sink = Sink
board-menu = Menu
board-influencer = Influencer
board-reviews = Reviews
board-reputation = Reputation board
board-guests = Guests
board-rivals = Rivals
board-points = { $points } VP
board-first = first player
board-serving = Serving { $dish } to the { $guest }
board-none = none

## On the page

press-title = Action tiles
press-beside = Tiles beside the grid
press-line = Line { $line }, with { $tiles }
queue-place = place { NTH($place) }
stall-of = { ME($seat) ->
    [yes] Your stall
   *[no] { SEAT($seat) }'s stall
}
stall-enlarge = { ME($seat) ->
    [yes] Show your stall large
   *[no] Show { SEAT($seat) }'s stall large
}
menu-not = not on the menu: { $dish }
mode-doggy-bag = Doggy bag: any free space of your reputation board.
mode-urgent-call = Urgent call: choose the two guests who change places.
text-choices = Your choices
option-free = Free: possible actions may be skipped
option-first = First player
option-first-none = random
option-first-value = seat { NTH($value) }

## The guided first round: one for each kind of decision

tip-menu = Your menu says what your stall can cook. Tap one of the four dishes on your menu; a second one is drawn for you afterwards.
tip-bottle = Everybody starts with one used bottle in the recycle box. Tap a drink on the table; three bottles fill the box, and a full box stops you from serving.
tip-check = Somebody stands in the last space of your queue. Calm them with a drink from your fridge or a taiyaki, or tap the guest to let them go: that costs review steps.
tip-lose = Tap the review track that goes down.
tip-push = The heart of the game. Drag one of the four tiles beside the grid over an arrow and into the line; or tap the tile, then the arrow. You will use every tile of that line, the new one included: three in a row, two in a column.
tip-act = The glowing tiles are your actions. Tap them in the order you like; each is done completely or not at all. When nothing is left that can be done, end the turn.
tip-last-serving = The last servings: serve as often as you can and want, with one drink or two.
tip-welcome = A guest comes out of the bag. Tap a free space in your own queue, or send a customer to a rival whose queue is getting long.
tip-send-on = The tourist took a customer's place. Tap a free space in any other queue: that is where the customer goes.
tip-cook = Tap a dish on your menu to cook it. A dish in the customer's colour is worth a point more.
tip-drink = Tap a drink on the table to put it into your fridge. You need drinks to serve, and drinks in the customer's colour bring points.
tip-recycle = Tap a bottle in your recycle box: it goes back to the table and brings a point.
tip-dish = Tap the dish at the head of your dish queue, or a taiyaki, to serve it.
tip-pour = Tap a drink in your fridge. The guest's own colour brings a point.
tip-place = The served guest goes on your reputation board: the first one on the edge, every other beside somebody. The picture on the space is the bonus you get.
tip-place-invited = The invited guest goes on your reputation board as well, and brings the bonus of the space.
tip-review = Tap the review track that goes up.
tip-add-dish = Your menu grows: tap a dish to add it.
tip-token = Tap one of the special action tokens on the table. Unused ones bring points at the end.
tip-invite = Tap the guest in the bag whom you want to invite.

## What everything is, where it is pointed at

help-line = Push one of the four tiles beside the grid into a column or a row. You then use all tiles of that line.
help-tile-customers = Draw that many guests from the bag, and place each in a queue: yours or somebody else's.
help-tile-cook = Cook that many dishes of your menu; they line up in your dish queue.
help-tile-drinks = Take that many drinks from the table into your fridge.
help-tile-recycle = Bring a bottle back from your recycle box to the table, for one point.
help-tile-serve = Serve the first guest of your queue the first dish, with that many drinks. The guest then takes a space of your reputation board.
help-guest = A guest brings one point when served, one more for a dish of the same colour, and one for each drink of that colour.
help-tourist = A tourist matches no colour, can take the place of a customer in another player's queue, and moves reviews by two steps.
help-queue = Guests wait here and are served from the left. Whoever stands in the last place when your turn begins loses patience: calm them, or lose two review steps.
help-dish = The four dishes, each of its own colour. Served to a guest of the same colour it brings one point more.
help-dish-queue = What you have cooked, served from the left. It holds two dishes, with the better stove three.
help-menu = You can cook only what is on your menu. Pale dishes are not on it yet.
help-drink = A drink of a guest's colour brings one point more. Poured or given away, it becomes a bottle in your recycle box.
help-fridge = Your drinks. It holds two, with the better fridge three.
help-box = Every drink that is poured needs room for its bottle here. Recycle or throw them away in time.
help-sink = Dirty dishes by colour. Whoever has most of a colour at the end scores one point for each of them.
help-taiyaki = Calms the guest in the last place, or is served in place of a dish; a tourist pays one point more for it.
help-doggy-bag = The guest you serve may take any free space of your reputation board.
help-urgent-call = Two guests of your queue change places, but not two tourists.
help-garbage = All bottles of your recycle box go back to the table, for no points.
help-reputation = Guests you have served stand here. The first one starts at the edge, every other beside one who is there, and each brings the bonus of the space.
help-bonus-menu = Put another dish on your menu, for two points.
help-bonus-influencer = Your influencer climbs a step, and each star of it is a review step for you.
help-bonus-fridge = Your fridge holds three drinks from now on, and you score two points.
help-bonus-stove = Your dish queue holds three dishes from now on, and you score two points.
help-bonus-double = Pick any guest from the bag and place them on your reputation board too, with the bonus of that space.
help-bonus-special = Take one token of your choice from the table.
help-bonus-reviews = One of the two reviews rises by a step; with a tourist there are two steps to share out.
help-reviews = What people say about your stall. At the end each review scores the value of its position, even if that is negative.
help-influencer = Each influencer bonus moves its marker one step on; the stars of the step are review steps for you.
help-bag = Who is still in the bag. They are drawn at random, by the customers' tiles.
help-points = Victory points so far. Most points win; more are counted at the end.
help-rival = Another player's stall at a glance: the queue, what is ready to serve, the guests on the reputation board, and the reviews. The button shows all of it.
help-round = The game lasts twelve rounds. Then everybody serves a last time.

end-tie = Level on points: more guests on the reputation board decided, then fewer bottles, then fewer dishes.

## The game on one page

page-goal = Run the best stall of the night: serve guests, please the reviewers, collect victory points over twelve rounds.
page-turn = Push a tile into a row or column and use every tile of that line: draw guests, cook, take drinks, serve, recycle.
page-win = Most points win: servings in matching colours, then reviews, tokens left, and the most dishes and guests of a colour.
page-wrong-1 = You must use every tile of your line that can be used.
page-wrong-2 = A guest in the fourth place leaves at the start of your turn, and costs two review steps.
page-wrong-3 = No drink is poured without room for its bottle in the recycle box.
page-wrong-4 = Guests and dishes are served in order, from the left.
page-wrong-5 = On the reputation board every guest after the first stands beside another.

## What the book leaves open, where a rule is a ruling. Read after “Left open by the book:”.

open-yat-7 = whether the points in the box are a limit, and whether a total may fall below zero.
open-yat-14 = in which order the players choose their first bottle.
open-yat-15 = how the first player is found, and what may be kept secret.
open-yat-16 = whether the first player changes from round to round, and what stands on a stall at the start.
open-yat-21 = where a guest stands after being calmed.
open-yat-22 = what happens when a review marker has reached the end of its track.
open-yat-23 = whether the line used just before, or the tile just pushed out, may be used again at once.
open-yat-25 = whether a token must be spent to make an action possible.
open-yat-27 = whether two guests are drawn together or one after the other.
open-yat-28 = what a token used in the middle of an action means for the rest of that action.
open-yat-30 = where a customer goes whose place a tourist takes.
open-yat-31 = what happens when the bag or the queues are too short for the tile, or when a tourist finds no place.
open-yat-32 = whether both dishes of one action may be the same.
open-yat-37 = what happens when no space of the reputation board is free.
open-yat-42 = what the menu bonus does when every dish is on the menu already.
open-yat-43 = what the influencer bonus does at the end of its track.
open-yat-45 = what happens with an empty bag or a full board, and whether an invited guest scores or uses a doggy bag.
open-yat-46 = what the special action bonus does when no token is left on the table.
open-yat-50 = whether a taiyaki matches a colour, and whether serving it still takes a tile and drinks.
open-yat-60 = how many drinks a serving of the last turn takes, and whether tokens may be used in it.
open-yat-62 = whether tourists count for the most customers.
open-yat-65 = where the last guest in the queue stays at the very end, and what a serving of the last turn needs.

## What a hint says a turn brings

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
part-reviews = { $change ->
    [more] { $amount ->
        [one] { $amount } more point in reviews
       *[other] { $amount } more points in reviews
    }
   *[less] { $amount ->
        [one] { $amount } fewer point in reviews
       *[other] { $amount } fewer points in reviews
    }
}
part-served = { $change ->
    [more] { $amount ->
        [one] { $amount } more guest served
       *[other] { $amount } more guests served
    }
   *[less] { $amount ->
        [one] { $amount } fewer guest served
       *[other] { $amount } fewer guests served
    }
}
part-waiting = { $change ->
    [more] { $amount ->
        [one] { $amount } more guest in the queue
       *[other] { $amount } more guests in the queue
    }
   *[less] { $amount ->
        [one] { $amount } fewer guest in the queue
       *[other] { $amount } fewer guests in the queue
    }
}
part-dishes = { $change ->
    [more] { $amount ->
        [one] { $amount } more dish ready
       *[other] { $amount } more dishes ready
    }
   *[less] { $amount ->
        [one] { $amount } fewer dish ready
       *[other] { $amount } fewer dishes ready
    }
}
part-matched = { $change ->
    [more] { $amount ->
        [one] { $amount } more dish for a guest who likes it
       *[other] { $amount } more dishes for guests who like them
    }
   *[less] { $amount ->
        [one] { $amount } fewer dish for a guest who likes it
       *[other] { $amount } fewer dishes for guests who like them
    }
}
part-drinks = { $change ->
    [more] { $amount ->
        [one] { $amount } more drink in the fridge
       *[other] { $amount } more drinks in the fridge
    }
   *[less] { $amount ->
        [one] { $amount } fewer drink in the fridge
       *[other] { $amount } fewer drinks in the fridge
    }
}
part-bottles = { $change ->
    [more] { $amount ->
        [one] { $amount } more bottle in the recycle box
       *[other] { $amount } more bottles in the recycle box
    }
   *[less] { $amount ->
        [one] { $amount } fewer bottle in the recycle box
       *[other] { $amount } fewer bottles in the recycle box
    }
}
part-menu = { $change ->
    [more] { $amount ->
        [one] { $amount } more dish on the menu
       *[other] { $amount } more dishes on the menu
    }
   *[less] { $amount ->
        [one] { $amount } fewer dish on the menu
       *[other] { $amount } fewer dishes on the menu
    }
}
part-full = { $change ->
    [more] the last queue space taken
   *[less] the last queue space still free
}
part-tokens = { $change ->
    [more] { $amount ->
        [one] { $amount } more token
       *[other] { $amount } more tokens
    }
   *[less] { $amount ->
        [one] { $amount } fewer token
       *[other] { $amount } fewer tokens
    }
}

## The tutorial

why-ChooseDish = You can cook only what is on your menu.
why-ChooseBottle = Every bottle takes up room until you recycle it.
why-Push = You will use every tile of this line, the new one included. Pick the line for what your stall needs now.
why-Act = A tile that glows is an action that is still yours this turn. Use it.
why-Welcome = Guests are served from the left, and in the fourth place they lose patience. A short queue is safe.
why-SendOn = This customer needs a place in another queue.
why-SwapTourist = A tourist takes a customer's place in a rival's queue.
why-Cook = Cook for the guest in front: a dish in their colour brings a point more.
why-TakeDrink = You need drinks to serve. A drink in the guest's colour brings a point.
why-Recycle = This frees room in the box and brings a point.
why-ServeDish = Serving is what brings points: one for the guest, one more for a dish of the same colour.
why-ServeTaiyaki = A taiyaki takes the place of any dish.
why-Pour = The drink goes to the guest, its bottle into your box. The guest's own colour brings a point.
why-PlaceGuest = The picture on the space is the bonus you get, so look where your guests go.
why-GainReview = Reviews count at the end: start with one that is below zero.
why-LoseReview = A guest left in anger: one of your reviews falls.
why-TakeToken = Tokens are small helpers. Those you keep bring points at the end.
why-AddDish = A longer menu fits more guests, and this bonus brings points.
why-Invite = This guest goes straight to your reputation board.
why-EndTurn = Nothing is left to use. Your rival is next.
why-SendAway = The guest in the last place leaves, and that costs reviews.
why-GiveDrink = A drink calms the guest, who goes to the end of your queue.
why-GiveTaiyaki = A taiyaki calms the guest.
lesson-tokens = Your tokens: taiyaki replaces a dish, the doggy bag frees your choice of space, the urgent call swaps two guests, the garbage empties your box. Those left at the end are worth points.
lesson-scoring = Points come from servings in matching colours, then at the end from reviews, tokens you kept, and having the most dirty dishes or guests of a colour. After twelve rounds the most points win.

## The parts of the box, as the workbench and its reports name them

kind-token-taken = token
kind-token-used = token
kind-track = review
ending-yat-60 = After the last servings
step-ChooseDish = choosing a dish for the menu
step-ChooseBottle = choosing the first bottle
step-GiveDrink = calming a guest with a drink
step-GiveTaiyaki = calming a guest with a taiyaki
step-SendAway = letting a guest go
step-LoseReview = losing a review step
step-Push = pushing a tile
step-Act = using a tile
step-EndTurn = ending the turn
step-Welcome = giving a guest a queue
step-SwapTourist = swapping a tourist for a customer
step-Cook = cooking a dish
step-TakeDrink = taking a drink
step-Recycle = bringing back a bottle
step-ServeDish = serving a dish
step-ServeTaiyaki = serving a taiyaki
step-Pour = pouring a drink
step-PlaceGuest = placing a guest on the board
step-GainReview = gaining a review step
step-AddDish = putting a dish on the menu
step-TakeToken = taking a token
step-Invite = inviting a guest
step-UrgentCall = urgent call
step-Garbage = garbage
step-LastServe = a last serving
kind-tokens = token
kind-action = deed
deed-customers = invites customers
deed-cook = cooks
deed-drinks = takes drinks
deed-recycle = recycles
deed-serve = serves
item-supply = { $players } players
field-rounds = Rounds
field-queue-penalty = Review steps lost when a guest runs out of patience
field-supply = Supply
field-players = players
field-supply-dishes = dishes of each colour
field-supply-drinks = drinks of each colour
field-supply-customers = customers of each colour
field-tourists = tourists
field-tokens = Tokens
field-supply-tokens = tokens
field-count = in the box
field-tokens-points = points on the back
field-tile = Action tiles
field-tile-id = name in the file
field-tile-action = action
field-tile-copies = copies
field-stall = Stall
field-stall-queue = places in the queue
field-stall-dishes = places for dishes
field-stall-fridge = places in the fridge
field-stall-improved-dishes = places for dishes with the stove
field-stall-improved-fridge = places in the fridge with its bonus
field-stall-recycle-box = places in the recycle box
field-reputation = Reputation board
field-reputation-spaces = space
field-tracks = Tracks
field-tracks-reviews = points of position
field-tracks-review-start = positions below the start
field-tracks-influencer-stars = influencer's stars, step
field-points = Points
field-points-guest = for a guest served
field-points-matching-dish = for a dish in the guest's colour
field-points-matching-drink = for a drink in the guest's colour
field-points-tourist-taiyaki = for a taiyaki served to a tourist
field-points-recycle = for a bottle brought back
field-points-menu = for a dish put on the menu
field-points-improvement = for an improvement of the stall
fault-tiles = { $count } tiles; there must be { $needed }.
fault-improvement = An improvement cannot take places away.
fault-tokens = { $count } tokens are asked for, but the box holds { $known }.
fault-bottles = Too few: every player starts with a bottle.
fault-bonus = { $word } is no bonus of the reputation board.
item-tile = { $action ->
    [customers] { tile-customers }
    [cook] { tile-cook }
    [drinks] { tile-drinks }
    [serve] { tile-serve }
   *[other] { tile-recycle }
}
field-tile-amount = { $action ->
    [customers] customers
    [cook] dishes
    [recycle] bottles
    [drinks] drinks
    [serve] drinks
   *[other] how many
}
