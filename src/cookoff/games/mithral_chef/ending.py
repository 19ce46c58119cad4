"""How a game ends: scoring, ties, the vote and the showdown (MIT-71, MIT-72, MIT-80 to MIT-83)."""

from . import events as e
from .kitchen import Kitchen
from .scoring import final_scores, leaders, standings


def end(kitchen: Kitchen, ended_by: str) -> None:
    """The dragon escapes: score, and ask those who share the first place for a showdown."""
    state = kitchen.state
    for score in final_scores(kitchen.printed.components, state):
        kitchen.emit(e.Scored(score))
    kitchen.emit(e.Ended(standings(state), ended_by))
    tied = leaders(state)
    if len(tied) > 1:
        kitchen.emit(e.Tied(tied, kitchen.now + kitchen.printed.clock.vote))
    else:
        kitchen.emit(e.GameOver(ended_by))


def answer(kitchen: Kitchen, wanted: bool) -> None:
    """One who does not want it lets the tie stand; the last who does begins the showdown (MIT-83)."""
    state = kitchen.state
    kitchen.emit(e.Answered(kitchen.seat, wanted))
    if not wanted:
        kitchen.emit(e.GameOver(state.ended_by))
    elif len(state.agreed) == len(state.chefs):
        _begin_showdown(kitchen)


def _begin_showdown(kitchen: Kitchen) -> None:
    state, components = kitchen.state, kitchen.printed.components
    recipes = components.recipes_for(len(state.players))
    order = kitchen.chance.order(len(recipes))
    dealt = dict(zip(state.chefs, (recipes[number] for number in order), strict=False))
    kitchen.emit(
        e.ShowdownBegun(
            begins=kitchen.now + kitchen.printed.clock.countdown,
            recipes=tuple(dealt.get(seat) for seat in range(len(state.players))),
            deck=tuple(recipe for recipe in recipes if recipe not in dealt.values()),
            forest=components.spread(),
            supply=components.game_dice.counts(),
            bag=components.pantry_dice.counts(),
            plates=tuple(sorted(components.plates)),
        )
    )


def won_showdown(kitchen: Kitchen) -> None:
    """The first plate decides."""
    kitchen.emit(e.ShowdownWon(kitchen.seat))
    kitchen.emit(e.GameOver("MIT-83"))


def close(kitchen: Kitchen) -> None:
    """Time is up for the game; or for the vote or the showdown, and the tie stands."""
    if kitchen.state.standings:
        kitchen.emit(e.GameOver(kitchen.state.ended_by))
    else:
        kitchen.emit(e.Closed())
        end(kitchen, "MIT-72")
