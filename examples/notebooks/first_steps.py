# %% [markdown]
# # First steps
#
# A game of Yatai in plain Python, from the first position to the log. Nothing here needs a server or physics.

# %% [markdown]
# A *room* is a game with everything that belongs to it. `load(None)` makes the game, with its own components.

# %%
from random import Random

from cookoff import bots
from cookoff.engine import BotContext, Live, Match, Search, parse_log, room, rooms, verify

print(", ".join(rooms()))
yatai = room("yatai")
game = yatai.load(None)

# %% [markdown]
# A game is a state machine without clock and generator. All chance comes through one object that you pass.

# %%
chance = Search(Random(7))
state = game.setup(2, game.types.options(), chance)
seat = game.to_act(state)[0]
print(f"seat {seat} is to act")
for move in game.moves(state, seat).discrete:
    print(move)

# %% [markdown]
# `play` changes the state and returns the events. An illegal move is refused with the id of a rule, and changes
# nothing.

# %%
first, second = game.moves(state, seat).discrete[:2]
print(game.play(state, seat, first, chance))
print(game.play(state, seat, second, chance))

# %% [markdown]
# Play the game to its end at random.

# %%
random = Random(1)
while seats := game.to_act(state):
    game.play(state, seats[0], random.choice(game.moves(state, seats[0]).discrete), chance)
outcome = game.outcome(state)
print(f"points {outcome.points}, winners {outcome.winners}, ended by {outcome.ended_by}")

# %% [markdown]
# A `Match` also writes a log. Here three bots play; each gets a `BotContext`: what its seat sees and may do, never
# the state.

# %%
lines = []
match = Match.start(game, 3, Live(Random(2)), sink=lines.append)
greedy = bots.make(yatai, "greedy")
while seats := game.to_act(match.state):
    match.play(seats[0], greedy.choose(BotContext(game, match.state, seats[0]), random))
print(f"{len(lines)} lines")
print(game.outcome(match.state).points)

# %% [markdown]
# The log proves the game: `verify` checks every line's hash and runs the rules again on the recorded chance. `None`
# means that everything agrees.

# %%
log = parse_log(b"".join(lines), "my game")
print(verify(game, log))

# %% [markdown]
# Next: [a bot from scratch](bot_from_scratch.md).
