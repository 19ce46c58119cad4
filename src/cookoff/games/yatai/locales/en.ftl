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

YAT-1 = There are four dishes, and each has a colour of its own: ramen is red, yakitori blue, gyoza
    green and ebi tempura yellow. Drinks and customers come in these same four colours. The senior,
    the employee, the delinquent and the student each wear one of them; who wears which is part of
    the game data. Tourists are grey and so belong to no colour.
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
YAT-5 = Your reputation board is a grid with 4 rows and 5 columns, 20 spaces in all; the six spaces
    that do not touch the edge are the central ones. Six spaces show reviews, one for every possible
    pair out of cleanliness, service, value and atmosphere; the pair cleanliness and service lies on
    the edge. The other spaces carry four influencer bonuses, four special action bonuses, two menu
    bonuses, two double customer bonuses, one fridge bonus and one stove bonus. Every player has the
    same board; where each bonus lies is part of the game data.
YAT-6 = Each of your four reviews has a marker on the review track, which runs from −3 to +6. From
    lowest to highest, the positions are worth −5, −3, −1, 0, 1, 2, 3, 5, 7 and 10 VP, and your
    markers start on the one worth 0. The influencer track has four steps, showing 1, 2, 2 and 3
    stars. A token you never use is worth 2 VP if it is a taiyaki or a doggy bag, and 1 VP if it is
    an urgent call or a garbage.
YAT-7 = The supply of victory points (VP) has no limit. Your total may also drop below zero.

## Setup

YAT-10 = Six action tiles, picked at random, make up the grid: 2 rows of 3 columns. The remaining
    four tiles wait face up next to it. The round marker starts on 1.
YAT-11 = All customers and tourists in play are mixed in the bag. Dishes, drinks and tokens lie on
    the table where everyone can see them.
YAT-12 = You own four food tokens, one per dish. Beginning with the first player and going
    clockwise, each of you puts one of them on your menu. You may not pick a dish that somebody
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
    That makes two actions for a column and three for a row, in whatever order you like. An action
    is either done in full or left out altogether.
YAT-25 = You may leave out an action even though you could do it. If the table plays with the option
    “strict”, your step C is over only when none of your remaining actions can be done. Even then,
    you never have to spend a token in order to make an action possible.
YAT-26 = The round is over as soon as every player has had a turn. The round marker then goes one
    further. The game lasts twelve rounds.
YAT-27 = Do your actions one by one and finish each before you start another. The same goes for
    guests you draw: place the first before you draw the second.
YAT-28 = You may spend tokens at any moment of your own turn (before or during step A, and between
    actions), but not in the middle of an action; a spent token leaves the game. There are two
    exceptions: a taiyaki can stand in for the dish while you serve, and a doggy bag is used when
    the served guest is placed. A garbage may therefore empty your recycle box in time for the drink
    that calms a guest in step A. For a Serve, the room in the box must be there when the action
    begins.

## Actions

YAT-30 = Customers 1 or 2: as often as the tile's number says, draw a guest from the bag and place
    it. A customer joins the queue of any player, yours included, on the leftmost free space. A
    tourist joins your own queue in the same way, or changes places with a customer in another
    player's queue: the tourist takes over that customer's space, and the customer comes to the
    leftmost free space of your queue.
YAT-31 = You can use Customers only if the bag holds as many guests as the tile asks for and the
    queues of all players together have that many free spaces; with every queue full it is
    impossible. A customer you draw must be placed. A tourist always needs a free space in your own
    queue, either to stand there or to make room for the customer you swap in, who may come from any
    space of a rival's queue. If your own queue is full, the tourist returns to the bag and still
    counts as one of the guests drawn.
YAT-32 = Cook 1 or 2: choose exactly as many dishes as the tile says, only of kinds on your menu,
    and line them up from the left in your dish queue. They come from the table. With Cook 2 you may
    take the same dish twice. You cannot cook unless your dish queue has room for all of them and
    the table still has enough of them.
YAT-33 = Drinks 1 or 2: take that many drinks from the table, in any colours, and put them into your
    fridge. You cannot do this unless the fridge has room for all of them and the table has enough
    drinks.
YAT-34 = Recycle: return one bottle from your recycle box to the table and score 1 VP.
YAT-35 = Serve with 1 or 2 drinks: you need a guest at the head of your queue, a dish at the head of
    your dish queue, as many drinks in your fridge as the tile says, and room for just as many
    bottles in your recycle box. First the dish goes to the sink, then the drinks go to the recycle
    box. Next you put the guest on your reputation board and receive the bonus of that space. After
    that you score the serving, and finally both queues close up to the left.
YAT-36 = A serving scores 1 VP for the guest, 1 VP more if dish and customer have the same colour,
    and 1 VP more for each drink in the customer's colour. No dish or drink ever matches a tourist.
YAT-37 = If your reputation board has no free space left, you cannot serve.

## Reputation board and bonuses

YAT-40 = On the reputation board, your first guest starts at the edge, on whichever space you like
    there; the six central spaces are not allowed yet. Every later guest needs a free space that
    shares a side with an occupied one; touching at a corner is not enough.
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

YAT-60 = After round 12, each player in turn order has one last go. First comes the queue check as
    in step A, with the same ways to calm the guest. Then you may serve guests from your queue, as
    many as you can and wish to. Each time you choose whether to serve one drink or two, and you may
    use your tokens.
YAT-61 = For each of the four dish colours, compare the dirty dishes in your sinks. Whoever has the
    most of a colour scores 1 VP for every one of them. If the lead is tied, nobody scores for that
    colour.
YAT-62 = For each of the four customer colours, compare the customers on your reputation boards.
    Whoever has the most of a colour scores 1 VP for every one of them; if the lead is tied, nobody
    does. Tourists are left out of this count.
YAT-63 = Each of your four reviews scores the value of its position on the review track, even if
    that is negative. Each token you have not used scores the victory points on its back.
YAT-64 = The player with the most VP wins. If players are level, the one with more guests on the
    reputation board wins; then the one with fewer bottles in the recycle box; then the one with
    fewer dishes in the dish queue. Players who are still level share the victory.
YAT-65 = In the last queue check, too, a guest you do not calm costs you two review steps and
    returns to the bag, while one you have calmed stays and may still be served. Every one of the
    final servings takes at least one drink and needs room in your recycle box.
YAT-70 = Some examples. You serve a green customer with gyoza (green) and one green drink: 1 for the
    guest, 1 for the dish and 1 for the drink, so 3 VP. At the end, your sink holds four ramen and
    nobody else has as many: 4 VP. Your reviews are worth 5, 2, −1 and 0: together 6 VP. In the
    final servings, you serve a red customer with a yellow dish and a red drink for 2 VP; the
    tourist behind moves up, and you serve them a red dish and a yellow drink for 1 VP.
