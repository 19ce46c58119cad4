# The house's own words: what the command says around any game. A room may say it differently under the same id.

you = You
you-are = You are { $seat }.
nobody = nobody
the-table = The table
seat-number = Seat { $number }

## cookoff games, cookoff rules

games-game = Game
games-about = About
games-players = Players
games-bots = Bots
games-languages = Languages
origin-book = from the rulebook
origin-ruling = our ruling where the book is silent or unclear
origin-review = from reviews of the printed game
origin-rebuilt = rebuilt: stood only in a picture
rule-open = Left open by the book: { $what }

## cookoff play

play-saved-in = The game is kept in { $file }
play-resumed = Going on after { $entries ->
    [0] the set-up.
    [1] one move.
   *[other] { $entries } moves.
}
play-resume = Go on with: { $command }
play-since = Since your last decision:
play-choose = Your choice (a number, ? for the rules, h for help, q to stop):
play-not-a-choice = “{ $given }” is not a choice: type a number from 1 to { $count }, or h for help.
play-no-rule = There is no rule { $rule }.
play-not-possible = Not possible now:
play-refused = { $move }: { $why } ({ $rule })
play-help-number = a number makes that choice
play-help-ask = the rule behind what is asked
play-help-ask-number = the rules behind choice 3
play-help-ask-rule = any rule by its number
play-help-board = shows the whole table again
play-help-log = tells again what happened since your last decision
play-help-quit = stops; the game is saved after every move
play-help-help = this help
play-stopped = The game is saved.

## The end of a game

end-place = Place
end-player = Player
end-total = Total
end-in-play = During the game
end-won = { $count ->
    [1] { $names } won.
   *[other] { $names } shared the victory.
}
end-won-you = You won.

## cookoff replay

replay-opening = Opening position
replay-entry = Entry { $n } of { $count }
replay-keys = Enter: next · p: back · a number: that entry · q: stop >
replay-no-entry = Type Enter, p, q or a number from 0 to { $count }.
replay-unfinished = The log ends here; the game is not over.

## A table without a drawing of its own

board-of = Seen by: { $name }
board-spectator = a spectator
view-me = { "" }
view-each = { $what } { NTH($place) }
view-times = { $thing } × { $count }
view-nothing = –
view-yes = yes
component-of = { $where }: { $what }
view-no = no

## The tables of the throwing games

table-round = Round { $round }
table-on-sale = Cards
table-pile = Pile
table-chips = Chips
table-chef = Chef
table-head = head chef
table-money = Money
table-cards = Cards
table-chili = Chili
table-cooked = Cooked
table-reserved = Reserved
table-chips-left = Chips left
table-recipes = Open recipes
table-your-recipes = Your recipes
table-your-cards = Your cards
table-your-chips = Your chips
table-throws = Add the number of a side and style to the number of a place and chip:

## cookoff analyse

analyse-title = What decided the game
analyse-chances = Chances to win
analyse-breakdown = Where the result comes from
analyse-start = Start
analyse-luck = Luck
analyse-own = Other choices
analyse-others = Others’ choices
analyse-result = Result
analyse-hands = What the hand was worth, within luck and own choices: { $told }
analyse-turning-points = The moments that decided it
analyse-turning-luck = Entry { $n }, luck: { SEAT($seat) } goes from { $before } to { $after }.
analyse-turning-choice = Entry { $n }, { SEAT($by) } decides: { SEAT($seat) } goes from { $before } to { $after }.
analyse-mistakes = Mistakes
analyse-mistake = Entry { $n }, { SEAT($seat) }: “{ $move }” cost { $percent } % (± { $error }). Better: “{ $better }”.
analyse-missed = Mistakes
analyse-turning-move = Entry { $n }, { SEAT($by) }: “{ $move }”. { SEAT($seat) } goes from { $before } to { $after }.
analyse-line = Then: { $line }.
analyse-none = None that we are sure of.
analyse-how = All figures are win chances, estimated by playing on (depth: { $depth }), each decision by what the player knew. A mistake costs the difference to a better move. Start, luck, mistakes, other choices and what the others did add up to the result. The shaded bands are one standard error.
analyse-coarse = A game in real time is judged coarsely: positions as they stand, without playing on, and no single decisions.

## Refusals, where a room does not word them

refusal-game-over = The game is over.
refusal-not-your-turn = It is the turn of { SEAT($seat) }.
refusal-not-possible = This is not possible now.

## Notices to phones and chats

notice-turn = Your turn
notice-result = Game over
notice-game = The next game is open
notice-body = { $game } · { $others }
notice-body-alone = { $game }
notice-off = Turn off notices
party-notice-turn = { $name }'s turn in { $game }.
party-notice-result = { $game } is over. { $winners } won.
party-notice-game = The next game is open: { $game }.
