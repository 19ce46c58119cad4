# %% [markdown]
# # The balance of a variant
#
# What changes in Yatai if a bottle brought back is worth 3 points instead of 1? We play both games with the same luck
# and compare them game by game.

# %%
from random import Random

from cookoff import bots
from cookoff.engine import BotContext, Search, room
from cookoff.engine.content.components import TomlSource
from cookoff.games.yatai.rules.moves import Recycle
from cookoff.lab.spec.variants import patched, text_of
from cookoff.lab.statistics.comparison import paired

yatai = room("yatai")
FIELD = "points.recycle"
text = text_of("yatai", None)
original = yatai.load(None)
variant = yatai.load(TomlSource(patched(text, {FIELD: 3}), "variant"))
print(original.components.points.recycle, "becomes", variant.components.points.recycle)

# %% [markdown]
# The same number gives the same luck in both games, so that part of the noise cancels out in the differences.

# %%
GAMES, PLAYERS = 40, 2
greedy = bots.make(yatai, "greedy")


def play(game, number):
    """One game: the points of each seat, and how many bottles were brought back."""
    rng = Random(number)
    state = game.setup(PLAYERS, game.types.options(), Search(rng))
    bottles = 0
    while seats := game.to_act(state):
        move = greedy.choose(BotContext(game, state, seats[0]), rng)
        bottles += isinstance(move, Recycle)
        game.play(state, seats[0], move, Search(rng))
    return game.outcome(state).points, bottles


before = [play(original, number) for number in range(GAMES)]
after = [play(variant, number) for number in range(GAMES)]

# %% [markdown]
# `paired` gives the mean of the differences and its 95 % interval. We look at three numbers at once, so it is
# widened.


# %%
def compare(name, number):
    """Print how a number of a game changes."""
    mean, (low, high) = paired([number(*b) - number(*a) for a, b in zip(before, after, strict=True)], metrics=3)
    verdict = "more than chance" if low > 0 or high < 0 else "perhaps chance"
    print(f"{name}: {mean:+.1f} [{low:+.1f}, {high:+.1f}], {verdict}")


compare("bottles brought back", lambda points, bottles: bottles)
compare("points of both", lambda points, bottles: sum(points))
compare("lead of the winner", lambda points, bottles: max(points) - min(points))

# %% [markdown]
# The laboratory does this with more measures, in several processes, and stops when the intervals are narrow enough:
# [Change a card](../../design/change-a-card.md).
#
# Next: [learning to throw](learning_to_throw.md).
