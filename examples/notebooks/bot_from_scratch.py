# %% [markdown]
# # A bot from scratch
#
# A bot is any object with `choose(context, rng)`. We write three for Yatai, and let them play.

# %%
from random import Random

from cookoff import bots
from cookoff.engine import BotContext, Search, room

yatai = room("yatai")
game = yatai.load(None)


def play(players, number):
    """One game; returns the points of each seat."""
    rng = Random(number)
    state = game.setup(len(players), game.types.options(), Search(rng))
    while seats := game.to_act(state):
        seat = seats[0]
        game.play(state, seat, players[seat].choose(BotContext(game, state, seat), rng), Search(rng))
    return game.outcome(state).points


def duel(one, other, games=20):
    """The share of games that `one` wins, in both seats in turn; a draw counts half."""
    won = 0.0
    for number in range(games):
        mine = number % 2
        points = play([one, other] if mine == 0 else [other, one], number)
        won += (points[mine] > points[1 - mine]) + (points[mine] == points[1 - mine]) / 2
    return won / games


# %% [markdown]
# ## 1. The first legal move
#
# `context.moves.discrete` lists the legal moves, `context.view` is what the seat sees.


# %%
class First:
    """Takes the first legal move."""

    def choose(self, context, rng):
        """The first in the list."""
        return context.moves.discrete[0]


random_bot = bots.make(yatai, "random")
print(f"first against random: {duel(First(), random_bot):.0%}")

# %% [markdown]
# ## 2. One step ahead
#
# A bot never gets the state. It makes one that fits its view (`determinise`), tries each move on a clone, and takes
# the one with the highest value, at random among equals.


# %%
def points_of(state, seat):
    """The points of the stall so far."""
    return state.stalls[seat].points


class Greedy:
    """Looks one move ahead."""

    def __init__(self, evaluate):
        self.evaluate = evaluate

    def choose(self, context, rng):
        """The move with the highest value."""
        state = context.game.determinise(context.view, rng)

        def value(move):
            twin = state.clone()
            context.game.play(twin, context.seat, move, Search(rng))
            return self.evaluate(twin, context.seat), rng.random()

        return max(context.moves.discrete, key=value)


print(f"greedy for points against random: {duel(Greedy(points_of), random_bot):.0%}")

# %% [markdown]
# ## 3. To the end of the turn
#
# That is hardly better than chance: a turn has many moves, and the first of them (which tile to push) brings no
# points yet. So we play each move on at random to the end of the turn, a few times, and look at the best end. Reviews
# count only in the final scoring; the evaluation adds what they are worth now, and what is ready to serve.


# %%
def promising(state, seat):
    """Points, reviews as they would count now, and what is ready to serve."""
    stall = state.stalls[seat]
    value = stall.points + sum(game.lookup.reviews[place] for place in stall.reviews)
    value += 0.5 * min(len(stall.queue), len(stall.dishes) + 1)
    return value + 1.0 * len(stall.dishes) + 0.8 * len(stall.fridge)


class Planner:
    """Looks to the end of its turn, by random play."""

    def __init__(self, evaluate, tries=4):
        self.evaluate, self.tries = evaluate, tries

    def choose(self, context, rng):
        """The move with the best end of the turn."""
        if len(context.moves.discrete) == 1:
            return context.moves.discrete[0]
        return max(context.moves.discrete, key=lambda move: self.best_end(context, move, rng))

    def best_end(self, context, move, rng):
        """The value of the best of some ends."""
        return max(self.end(context, move, rng) for _ in range(self.tries))

    def end(self, context, move, rng):
        """The value at the end of a turn that begins with this move."""
        state = context.game.determinise(context.view, rng)
        while context.game.to_act(state) == (context.seat,):
            context.game.play(state, context.seat, move, Search(rng))
            moves = context.game.moves(state, context.seat).discrete
            move = moves[int(rng.random() * len(moves))] if moves else None
        return self.evaluate(state, context.seat)


print(f"planner for points against random: {duel(Planner(points_of), random_bot, 10):.0%}")
print(f"promising planner against planner for points: {duel(Planner(promising), Planner(points_of), 10):.0%}")

# %% [markdown]
# ## Use it everywhere
#
# Saved as a class in `my_bot.py`, a bot plays in simulations and on a server without a package:
#
# ```sh
# cookoff simulate yatai --players 2 --games 100 --bots my_bot.py:First,greedy --seed 1
# ```
#
# Next: [the balance of a variant](balance_of_a_variant.md).
