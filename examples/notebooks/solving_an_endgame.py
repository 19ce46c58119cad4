# %% [markdown]
# # Solving an endgame
#
# Yatai ends with a last serving turn, in which nothing is drawn. From there on the game has perfect information and
# no chance, so we can solve it: what is the best move, and what does a bot give away?

# %%
from random import Random

from cookoff import bots
from cookoff.engine import BotContext, Search, encode, room

yatai = room("yatai")
game = yatai.load(None)
greedy = bots.make(yatai, "greedy")


def last_turn(number):
    """Play a game of two to the last serving turn."""
    rng = Random(number)
    state = game.setup(2, game.types.options(), Search(rng))
    while (seats := game.to_act(state)) and state.round <= game.components.rounds:
        game.play(state, seats[0], greedy.choose(BotContext(game, state, seats[0]), rng), Search(rng))
    return state


state = last_turn(11)
print("points:", [stall.points for stall in state.stalls], "queues:", [len(stall.queue) for stall in state.stalls])

# %% [markdown]
# Backward induction with a memory: the value of a position is the final lead of seat 0, when both play their best. A
# chance object without a generator proves that nothing is drawn.


# %%
class NoChance:
    """Fails if anything is drawn."""

    def __getattr__(self, name):
        raise AssertionError(f"the rules ask for chance: {name}")


def solve(state, known):
    """The final lead of seat 0 with best play."""
    key = encode(state)
    if key not in known:
        outcome = game.outcome(state)
        if outcome is not None:
            known[key] = outcome.points[0] - outcome.points[1]
        else:
            best = max if game.to_act(state)[0] == 0 else min
            known[key] = best(value for _, value in values(state, known))
    return known[key]


def values(state, known):
    """Each legal move with its value."""
    seat = game.to_act(state)[0]
    for move in game.moves(state, seat).discrete:
        twin = state.clone()
        game.play(twin, seat, move, NoChance())
        yield move, solve(twin, known)


known = {}
print(f"with best play seat 0 ends {solve(state, known):+d}; {len(known)} positions")

# %% [markdown]
# The best line, and what each alternative gives away:

# %%
while seats := game.to_act(state):
    seat = seats[0]
    best = max if seat == 0 else min
    found = list(values(state, known))
    move, value = best(found, key=lambda pair: pair[1])
    others = sorted({abs(value - other) for _, other in found} - {0})
    print(f"seat {seat}: {move}" + (f", others lose {others}" if others else ""))
    game.play(state, seat, move, NoChance())

# %% [markdown]
# How many points does the greedy bot give away in its last turn? We solve the endgames of several games.

# %%
lost = []
for number in range(7, 12):
    state, known, rng = last_turn(number), {}, Random(0)
    seat = game.to_act(state)[0]
    worth = solve(state, known)
    while game.to_act(state) == (seat,):
        game.play(state, seat, greedy.choose(BotContext(game, state, seat), rng), NoChance())
    lost.append(abs(worth - solve(state, known)))
print("points given away in five games:", lost)

# %% [markdown]
# The same works wherever chance has few outcomes: average over them, as OpenSpiel's algorithms do
# ([OpenSpiel](../environments.md#openspiel)).
