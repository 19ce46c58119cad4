# What the page says around any game.

app-title = cookoff
app-pitch = Cooking-contest board games, played for real.
skip = To the game
close = Close
back = Back to the lobby
nowhere = There is nothing at this address.
working = One moment …
failed = That did not work: { $why }
retry = Try again

## Lobby

lobby-title = Tonight's kitchens
lobby-minutes = { $from }–{ $to } min per player
lobby-players = { $from }–{ $to } players
lobby-play = Play against bots
lobby-opponents = Opponents
lobby-level = Strength
lobby-create = Open a table
lobby-rules = Rules
lobby-mine = My games
lobby-open = Open tables
lobby-none-open = No open table right now. Open one and share its link.
lobby-join-code = Join by link or code
lobby-join = Join
lobby-watch = Watch
lobby-go-on = Go on
lobby-replay = Replay
lobby-finished = finished
lobby-playing = being played
lobby-waiting = waiting for players
lobby-replays = Replays
lobby-open-file = Open a saved game file
lobby-name = Your name
lobby-name-save = Save
lobby-name-saved = Saved
lobby-colour = Your colour
bot-random = easy (plays anything)
bot-greedy = normal (grabs what it can)
bot-patient = patient (for a first game)
bot-casual = normal (plays at ease)
bot-sharp = strong (plays to win)

## A table that has not started

wait-title = A table is set
wait-share = Share this link with your friends:
wait-copy = Copy link
wait-copied = Copied
wait-send = Send
wait-code = Or this code: { $code }
wait-free = free seat
wait-bot = bot
wait-you = you
wait-host = host
wait-give = Bot here
wait-release = Free this seat
wait-sit = Sit here
wait-start = Start the game
wait-start-bots = Fill with bots and start
wait-for-host = The host starts the game.
wait-leave = Leave the table
create-players = Players
create-public = Show it in the lobby
create-clock = Clock
create-clock-none = none
create-clock-move = { $seconds } s per move
create-go = Open the table

## The table

turn-yours = Your turn
turn-of = It is { $name }'s turn.
turn-bot = { $name } is thinking …
turn-several = Waiting for { $names }.
turn-asked = { $name } is asked: “{ $question }”
turn-over = The game is over.
turn-why = Why?
rule-more = The whole rule
rules-here = Rules for this
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
table-chat-say = Say something
table-chat-send = Send
table-react = Reactions
table-spectators = { $count ->
    [0] nobody watching
    [1] one watching
   *[other] { $count } watching
}
table-away = away
table-watching = You are watching.
table-lost = Connecting again … Nothing is lost.
table-keys = Keys: N next choice, P previous, Enter choose, Q question, T text view.
table-take-seat = Take this seat
table-bot-takes = Let a bot play
table-left = has left
table-device = Another device
table-device-how = Open this link on your phone or another computer to go on playing there. It is the key to your seat: keep it to yourself. A new link makes the old one useless.
table-leave = Leave the game
table-leave-how = Your seat becomes free. The others can give it to a bot or to somebody else and play on.
table-stay = Stay
sign-clap = applause
sign-laugh = laughing
sign-wow = wow
sign-sad = sad
sign-think = thinking
sign-hurry = hurry up
sign-thanks = thank you
sign-heart = heart
closed-seat-taken = Your seat is open in another window or on another device.
closed-not-invited = This table is private: you need its invitation link.
closed-no-table = There is no such table.
closed-flood = The connection was closed because too much was sent.
problem-too-fast = Slowly, please: too many messages at once.
problem-no-undo = Nothing can be taken back here: something new has been revealed since.
problem-other = That did not work ({ $code }).
complaint-offline = the server cannot be reached
complaint-seat-taken = somebody sits there, or went away only a moment ago
complaint-seated = this device already sits at another seat of this table
complaint-wrong-key = the link opens no seat any more; ask for a new one
complaint-finished = the game is over
complaint-not-finished = this is shown only when the game is over
complaint-no-such-table = there is no such table, or it needs an invitation
complaint-not-seated = only those who sit at the table may do that
complaint-too-fast = too much at once from here; wait a moment
complaint-moving = the table is being moved; try again in a moment
complaint-stopping = the server is stopping; try again in a moment
complaint-bad-log = the file is damaged or no saved game ({ $detail })
title-turn = ● Your turn

## The end

final-title = The night is over
final-replay = Watch the replay
final-log = Save the game as a file
final-rematch = Play again
final-rematch-go = Go to the new table
final-look = Look at the board

## Rules

rules-title = Rules: { $game }
rules-search = Search the rules
rules-none = No rule has these words.
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
replay-run = Run
replay-stop = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-spectator = a spectator
replay-link = Link to this moment
replay-file = Choose a game file (.jsonl)
replay-pick = Open a game that was saved as a file. The server reads it and keeps nothing of it.

## Settings

settings-title = Settings
settings-language = Language
settings-sound = Sounds
settings-motion = Movement
settings-notify = Tell me when it is my turn
settings-tips = Guided first round

## Guided first round

tip-title = First time here
tip-next = Got it
tip-stop = No more tips
