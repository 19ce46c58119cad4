# What the page says around any game.

app-title = cookoff
app-pitch = Flick chips, serve customers, stack a dragon’s dinner. Play bots right now, or send friends a link. No account needed.
app-offline = No connection.
app-offline-safe = Nothing of your games is lost. cookoff goes on as soon as the server can be reached.
skip = To the game
close = Close
back = Back to the lobby
nowhere = This page does not exist.
working = One moment …
failed = That did not work: { $why }
retry = Try again

## Lobby

lobby-title = Cooking-contest board games
lobby-minutes = { $from }–{ $to } min per player
lobby-players = { $from }–{ $to } players
lobby-play = Play
lobby-opponents = Opponents
lobby-level = Strength
lobby-my-level = My level ({ $brain })
lobby-hands = Bots' aim
lobby-create = Choose the rules
lobby-rules = Rules
lobby-learn = Tutorial
lobby-puzzles = Puzzles
lobby-daily = Daily puzzles
lobby-models = Watch experts
lobby-practice = Practise throwing
practice-title = Practice: { $game }
lobby-mine = Your games
lobby-open = Join a table
lobby-join-code = Link or code
lobby-join = Join
lobby-watch = Watch
lobby-go-on = Continue
lobby-mine-all = Show all { $count }
lobby-new = New here?
lobby-new-how = Learn a game by playing it. It takes a few minutes.
lobby-friends = With friends
lobby-invite = Invite friends
lobby-more = More
lobby-more-of = More about { $game }
lobby-workbench = Make your own version
sheet-bots = Against bots
sheet-learn = Learn and practise
lobby-replay = Watch
lobby-finished = finished
lobby-closed = closed
lobby-playing = in progress
lobby-waiting = waiting for players
lobby-replays = Replays
lobby-open-file = Open a saved game
lobby-name = Your name
lobby-name-saved = Saved
lobby-colour = Your colour
bot-random = Random
bot-greedy = Greedy
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-expert = Expert
bot-master = Master

## A table that has not started

wait-title = Waiting for players
wait-share = Send this link to your friends, or let them scan the code.
wait-copy = Copy link
wait-copied = Copied
wait-send = Send
wait-code = Or tell them this code:
wait-free = Free seat
wait-bot = bot
wait-hand = hand: { $hand ->
        [steady] steady
        [average] average
        [casual] casual
       *[clumsy] clumsy
    }
wait-assist = { $assist ->
        [flicks] throws by flick alone
       *[allowed] throws by keys and form too
    }
wait-you = you
wait-host = host
wait-give = Add a bot
wait-release = Remove bot
wait-sit = Sit here
wait-start = Start the game
wait-start-bots = Fill with bots and start
wait-for-host = Waiting for the host to start the game.
wait-leave = Leave
wait-invite = Invite your friends
wait-qr = QR code of the link
wait-link = Link to this table
wait-level = Strength of the bots
wait-rules = Rules
wait-rule = { $rule }: { $value }
wait-without = without: { $rule }
wait-by-the-book = Everything as in the rulebook.
wait-open = Anyone with the link or the code can join.
wait-closed = Only people with the full link can join.
wait-change = Change the rules
wait-start-with = Start with { $count ->
    [1] one player
   *[other] { $count } players
}
wait-choose-seat = Choose a seat to join the game.
create-address = Short link and code are enough to join
create-change = Save the rules
create-players = Players
create-public = List it in the lobby
create-clock = Time limit
create-clock-none = none
create-clock-move = { $time } per move
create-clock-bank = { $time } in all, and { $more } more for each move
create-even = Even out connections
create-even-what = Who moved first comes first, also over a slow connection.
create-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
create-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
create-time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
create-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
create-go = Open the table
option-house = house rule

## The table

turn-yours = Your turn
turn-of = It is { $name }'s turn.
turn-bot = { $name } is thinking …
turn-several = Waiting for { $names }.
turn-asked = Waiting for { $name }: “{ $question }”
turn-over = The game is over.
turn-why = Why?
rule-more = The whole rule
legend-title = What the pieces mean
rules-here = Rules for this
text-choices = Your choices
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
turn-passed = Only choice: { $announcement }
turn-passed-silently = Only one choice, made for you.
table-drawer = Beside the board
table-menu = Menu
table-recap = Since your last move
table-skip = Show all at once
table-unread = { $count } new
table-log = What happened
table-chat = Chat
table-players = Players
table-text = Text view
table-picture = Board view
table-undo = Undo
table-undo-asked = { $name } would like to take back the last move.
table-undo-waiting = Waiting for the others to agree …
table-undo-agree = Agree
table-undo-refuse = No
table-undo-withdraw = Never mind
notice-sat = { $name } plays on in place of { $before }.
notice-bot = A bot plays on in place of { $before }.
notice-left = { $name } has left the table.
notice-device = { $name } plays on from another device.
notice-rules = This game began by the rules of version { $name } and goes on by those of version { $before }.
seat-request-bot = { $name } would like a bot to play in place of { $who }.
seat-request-person = { $person } would like to play on in place of { $who }.
seat-request-free = { $name } would like the seat of { $who } to be free.
table-chat-say = Say something
table-chat-send = Send
table-react = Reactions
table-spectators = { $count ->
    [0] nobody watching
    [1] one watching
   *[other] { $count } watching
}
table-is-away = { $name } is away.
table-has-left = { $name } has left the table.
table-wait = Wait
table-away = away
table-ping = { $ping } ms
table-watching = You are watching.
table-lost = Reconnecting … Nothing is lost.
table-keys = Keys: N next choice, P previous, Enter choose, Q question, T text view.
table-take-seat = Take this seat
table-bot-takes = Let a bot play
table-left = has left
table-device = Another device
table-device-how = Open this link on your phone or another computer to continue there. It is the key to your seat, so keep it to yourself. It works once, and a new link replaces the old one.
table-leave = Leave the game
table-leave-how = Your seat becomes free. The others can let a bot or another player take over.
table-stay = Stay
report-open = Report …
report-how = Tell the operators of this server what is wrong. Nobody at the table sees your report.
report-who = Who is it about?
report-table = the whole table
report-what = What is wrong?
report-send = Send the report
report-sent = Thank you. The report has been sent.
sign-clap = applause
sign-laugh = laughing
sign-wow = wow
sign-sad = sad
sign-think = thinking
sign-hurry = hurry up
sign-thanks = thank you
sign-heart = heart
closed-seat-taken = Your seat is open in another window or on another device.
closed-not-invited = This table is private. Ask the host for the link, and paste it here.
closed-no-table = This table does not exist.
closed-flood = The connection was closed because you sent too many messages.
closed-closed = An administrator closed this table. You can still watch its replay.
closed-unavailable = This table cannot be opened at the moment. The administrators have been notified.
closed-banned = You have been banned from this server.
problem-too-fast = Too many messages. Please slow down.
problem-no-undo = You cannot undo here: new information has been revealed since.
problem-muted = You have been muted for a while.
problem-other = That did not work ({ $code }).
error-offline = the server cannot be reached
error-forbidden-address = the server does not send there
error-too-many = too many of them; remove one first
error-seat-taken = this seat is taken, or its player left only a moment ago
error-seated = this device already sits at another seat of this table
error-banned = you have been banned from this server
error-maintenance = maintenance is about to start: running games continue, but new ones cannot begin
error-closed = the table was closed; you can still watch its replay
error-unavailable = the table cannot be opened at the moment; the administrators have been notified
error-database-unavailable = the server cannot reach its database; try again in a moment
error-seen-other-seat = you have played from another seat in this game and seen its hidden information
error-already-requested = another seat request is waiting for an answer; try again later
error-wrong-key = this link is no longer valid; create a new one
error-finished = the game is over
error-not-finished = this is available once the game is over
error-no-such-table = this table does not exist, or you need an invitation
error-not-seated = only players at this table can do that
error-too-fast = too many requests; wait a moment
error-too-many-tables = you have opened too many tables; finish some games, or come back tomorrow
error-moving = the table is being moved; try again in a moment
error-stopping = the server is stopping; try again in a moment
error-bad-log = the file is damaged or not a saved game ({ $detail })
title-turn = ● Your turn

## The end

final-title = Game over
final-share = Share
final-replay = Watch the replay
final-log = Save the game as a file
final-rematch = Play again
final-rematch-all = Everybody wants to play again.
final-rematch-waits = Waiting for { $names } to say yes.
final-rematch-asked = { $name } would like to play again.
final-rematch-go = Go to the new table
final-look = Look at the board

## Rules

rules-title = Rules: { $game }
page-goal-title = The goal
page-turn-title = Your turn
page-win-title = How to win
page-wrong-title = Common mistakes
rules-search = Search the rules
rules-none = No rule contains these words.
rules-count = { $count ->
    [1] one rule
   *[other] { $count } rules
}

## Replay

replay-title = Replay
replay-step = Move { $n } of { $count }
replay-first = To the beginning
replay-back = Step back
replay-next = Step forward
replay-last = To the end
replay-run = Play
replay-stop = Pause
replay-speed = Speed
replay-perspective = View as
replay-spectator = Spectator
replay-link = Link to this moment
replay-file = Choose a saved game (.jsonl)
replay-pick = Open a game you saved as a file. The server reads it and stores nothing.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-system = Match system
theme-light = Light
theme-dark = Dark
settings-cards = Card size
cards-normal = Normal
cards-large = Large
settings-sound = Sound effects
settings-music = Music
settings-volume = Volume
settings-buzz = Vibrate on my turn
settings-motion = Animations
settings-playback = Other players' moves
playback-slow = Slow
playback-normal = Normal
playback-fast = Fast
playback-instant = Instant
settings-asks = Always ask, even if there is only one answer
settings-text = Text view
settings-notify = Notify me on my turn
settings-notify-closed = Works even when this page is closed.
settings-notify-open = Only while this page is open: this browser receives nothing for closed pages. On an iPhone or iPad, add cookoff to the home screen first.
settings-notify-denied = The browser blocks notifications from this site. You can allow them in the browser’s settings.
settings-quiet = Quiet hours
settings-quiet-from = Quiet from
settings-quiet-to = Quiet until
settings-coach = Mark the next step on the board
coach-learning = in my first game
coach-always = always
coach-never = never
settings-tips = Tips for beginners
settings-remarks = Comment on my turns against bots

## Guided first round

tip-next = Got it
tip-stop = No more tips
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-over = You know how to play
lesson-over-how = Now play your first real game. Tips stay at the top of the screen.
lesson-play = Play my first game
lesson-again = Repeat the tutorial
lesson-first = Not that one yet: follow the arrow.
lesson-missed = Missed the lit place. Try again: it costs nothing here.
lesson-place = Place it for me

## The teacher

hint-ask = Hint
hint-title = Hint
hint-working = Looking for a hint …
hint-brings = On average it means { $reasons }.
hint-play = Do that
final-analysis = What decided it
analysis-title = What decided it
analysis-begin = Analyse this game
analysis-about = Win chances over time, the moments that decided the game, your mistakes and your best moves, judged by what each player knew.
analysis-progress = { $done } of { $count } moves judged
analysis-stop = Stop
analysis-chart = Chances to win, from 0 to 100 %
analysis-now = After move { $n }
analysis-breakdown = Where the result comes from
analysis-start = Start
analysis-luck = Luck
analysis-own = Other choices
analysis-others = Others
analysis-result = Result
analysis-hands = What the hand was worth, within luck and choices: { $told }
analysis-turning-points = The moments that decided it
analysis-turning-luck = Luck: { $name } goes from { $before } to { $after }.
analysis-turning-choice = { $by } decides: { $name } goes from { $before } to { $after }.
analysis-mistakes = Mistakes
analysis-mistake = { $move }: win chance −{ $percent }
analysis-better = Better: { $move }
analysis-none = None that we are sure of.
analysis-coarse = A game in real time is judged coarsely: positions as they stand, and no single decisions.
analysis-missed = Mistakes
analysis-turning-move = { $by }: { $move }. { $name } goes from { $before } to { $after }.
analysis-my-mistakes = My mistakes
analysis-mistakes-sum = { $count }, together −{ $percent }
analysis-more = { $count } smaller ones
analysis-best = Best moves
analysis-my-best = My best moves
analysis-good = { $move }: win chance +{ $percent } beside “{ $instead }”
analysis-how = All figures are win chances. A mistake costs the difference to a better move, by what the player knew. It only counts if it shows again when strong bots play both moves on, over the rivals’ answers. Start, luck, mistakes, other choices and what the others did add up to the result.
caption-gained = On average that means { $reasons }.
line-show = Show it on the board
line-back = As it was played
line-caption = Better, { $number } of { $count }: { $move }.
caption-good = Good: { $move }. With “{ $instead }” the win chance would be { $percent } lower.
caption-better = “{ $move }” costs { $percent } of the win chance. Better: { $better }.
caption-missed = On average that means { $reasons }.
caption-swing = { $name } now has { $now } to win ({ $change }).
caption-chances = Chances to win: { $all }
model-title = Model game { $number }
model-about = Two strong bots play. Press “Play” or step forward: the moves that made a difference are explained here.
problem-no-hints = Hints are only available against bots.
variant-mark = Variant: { $count ->
    [one] one thing differs
   *[other] { $count } things differ
} from the box
variant-open = Open in the workbench
component-of = { $where }: { $what }
bench-title = Workbench
bench-about = Change what is printed in the box, see the board at once, play it, or let bots compare it with the original. Nobody else’s game changes.
bench-tab-form = Components
bench-tab-board = Board
bench-tab-try = Try it
bench-checking = Checking …
bench-as-it-is = As it is in the box.
bench-fits = { $count ->
    [one] One change. It can be played.
   *[other] { $count } changes. It can be played.
}
bench-wrong = It cannot be played like this. Look at: { $field }
bench-no-board = Nothing can be drawn until this fits.
bench-fault = does not fit
bench-changed = { $count ->
    [one] one change
   *[other] { $count } changes
}
bench-was = In the box: { $value }
bench-range = { $whole ->
    [true] A whole number from { $low } to { $high } is needed.
   *[false] A number from { $low } to { $high } is needed.
}
bench-changes = What is different
bench-undo = As it was
bench-reset = Undo everything
bench-save = Download as a file
bench-link = Link to this variant
bench-open = Go on from a file
bench-csv-save = Save as CSV
bench-csv-open = Read CSV
bench-csv-wrong = Row { $row }, column { $column }: “{ $cell }” does not fit.
bench-print = Print what changed
bench-sheet = { $game }: a variant
bench-sheet-board = The board ({ $percent } % of its size)
bench-add = Add one more
bench-remove = Remove
bench-key = Key of the workbench, from those who run this server
bench-unlock = Open
bench-play = Play this variant
bench-alone = Play against bots
bench-together = Table for friends
bench-experiment = Experiment
bench-plain = Bots play the game as it is. Change something, and the variant is compared with it.
bench-compare = Bots play the game as it is and the variant, with the same luck; the report tells what changes.
bench-games = Games of each
bench-run = Run the experiment
bench-progress = { $games } of { $most } games{ $left ->
    [-1] {""}
   *[other] , about { $left } s left
}
bench-writing = Writing the report …
bench-done = { $games } games played.
bench-report = Read the report
bench-stopped = Stopped.
error-no-workbench = This server has no workbench; its operators can turn it on.
error-workbench-key = That is not the key of this workbench.
error-experiment-running = One experiment at a time: wait for yours, or stop it.
error-no-form = This game has no component file.

## Puzzles

puzzles-title = Puzzles: { $game }
puzzles-about = Positions from games between strong bots. In each, one move is clearly the best: find it.
puzzles-solved = { $right } of { $count } solved
puzzle-today = Puzzle of the day
puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $number } of { $count }
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzle-ask = Find the best move.
puzzle-how = It is your turn. Make the move on the board that gives you the best chance to win.
puzzle-strayed = This puzzle asks for another decision.
puzzle-right = Right! { $move }.
puzzle-answer = The best move: { $move }.
puzzle-wrong = Not the best: “{ $move }” lowers your chance to win by { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    }. Try another.
puzzle-then = Then: { $line }.
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-mark-first = Solved at the first try
puzzle-mark-later = solved
puzzle-mark-shown = Answer shown

## Game night: a party that plays one game after another

party-title = Game night
party-about = Meet once, then play any of the games one after another. The evening's score stays with you.
party-your-name = Your name
party-code = Code
party-role = This device
party-role-player = plays
party-role-watcher = watches
party-role-screen = is the table screen (TV)
party-join = Join
party-or = Or bring your friends together yourself:
party-open = Start a game night
party-closed = This game night is over, or you need an invitation.
party-ended = The evening is over. Thanks for playing!
party-webhooks = Tell a chat
party-webhooks-what = Discord, Slack or Matrix (by a hookshot address) is told when the next game opens, when somebody who is away has their turn, and who has won.
party-webhook-remove = Remove
party-webhook-kind = Chat
party-webhook-address = Webhook address
party-webhook-add = Add
party-now = You are playing { $game }.
party-go = Go to the table
party-play-along = Play along
party-only-watch = Only watch
party-leave = Leave the party
party-end = End the evening
party-end-sure = End the evening for everyone?
party-go-on = Keep playing
party-next = What's next?
party-next-host = Pick a game and start it. Everyone comes along.
party-next-player = Vote for a game. The host starts it, or you do once most of you want it.
party-votes = { $count ->
    [one] 1 vote: { $names }
   *[other] { $count } votes: { $names }
}
party-seat = Seat { $number }
party-start = Start { $game }
party-again = Play { $game } again
party-again-with = Again, with { $name } instead of a bot
party-again-swapped = Again, everyone one seat on
hand-whole-board = Show the whole board here
party-interrupts = The game that is running now will be abandoned.
party-voted = You voted for { $game }.
party-members = Who's here ({ $count })
party-away = away
party-wants = wants { $game }
party-make-host = Make { $name } the host
party-remove = Remove { $name }
party-invite = Invite friends
party-invite-code = Open { $address } and enter this code:
party-new-code = New code
party-screen-hint = On a TV, join with the same code and choose “table screen”.
party-screen-about = A table screen shows the board to everyone in the room. This device will no longer play.
party-screen-here = Use this device as the table screen
party-back = Back to the party
party-moved-on = The party has moved on to the next game.
party-score = Tonight's score
party-score-name = Player
party-score-games = Games
party-score-place = { $place ->
    [1] Wins
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
party-pairs = Head to head
party-games = Games so far
party-won = { $names } won.
error-no-such-party = no party has this code or link; codes expire after some hours
error-party-over = the evening is over
error-party-full = the party is full
error-removed = the host has removed you from this party
error-not-host = only the host can do that
error-moved-on = the party has already moved on to another game
error-still-playing = the current game is not over

## Several players on one device

hot-next = { $name }, it's your turn
hot-hidden = Take the device. Nothing secret is on this screen until you press the button.
hot-show = I am { $name }
hot-hide = Hide my things
hot-look = Look at my things
hot-whose = Who wants to look at their things?
hot-add = Somebody else plays on this device
hot-name = Name
hot-add-go = Add player
hot-here = on this device
hot-with = on { $name }'s device
