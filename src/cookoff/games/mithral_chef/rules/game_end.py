"""How a game ends: scoring, ties, the vote and the showdown (MIT-71, MIT-72, MIT-80 to MIT-83)."""

from . import events as e
from .move_context import MoveContext
from .scoring import final_scores, leaders, standings


def end_game(context: MoveContext, ended_by: str) -> None:
    """Score the game (MIT-71, MIT-80 to MIT-82) and ask the players tied for first place for a showdown (MIT-83)."""
    state = context.state
    for score in final_scores(context.lookup.components, state):
        context.emit(e.Scored(score))
    context.emit(e.Ended(standings(state), ended_by))
    tied = leaders(state)
    if len(tied) > 1:
        context.emit(e.Tied(tied, context.now + context.lookup.clock.vote))
    else:
        context.emit(e.GameOver(ended_by))


def answer_vote(context: MoveContext, wanted: bool) -> None:
    """A player's vote on a showdown: one no lets the tie stand, the last yes begins it (MIT-83)."""
    state = context.state
    context.emit(e.Answered(context.seat, wanted))
    if not wanted:
        context.emit(e.GameOver(state.ended_by))
    elif len(state.agreed) == len(state.chefs):
        _begin_showdown(context)


def _begin_showdown(context: MoveContext) -> None:
    """Lay everything out as at the start, for as many players as are tied (MIT-83)."""
    state, components = context.state, context.lookup.components
    recipes = components.recipes_for(len(state.chefs))
    order = context.chance.order(len(recipes))
    dealt = dict(zip(state.chefs, (recipes[number] for number in order), strict=False))
    context.emit(
        e.ShowdownBegun(
            begins=context.now + context.lookup.clock.countdown,
            recipes=tuple(dealt.get(seat) for seat in range(len(state.players))),
            deck=tuple(recipe for recipe in recipes if recipe not in dealt.values()),
            out=tuple(recipe for recipe in components.recipes_for(len(state.players)) if recipe not in recipes),
            forest=components.spread(),
            supply=components.game_dice.counts(),
            bag=components.pantry_dice.counts(),
            plates=tuple(sorted(components.plates)),
        )
    )


def won_showdown(context: MoveContext) -> None:
    """The first plate served decides a showdown (MIT-83)."""
    context.emit(e.ShowdownWon(context.seat))
    context.emit(e.GameOver("MIT-83"))


def close_kitchen(context: MoveContext) -> None:
    """Closing time ends the game (MIT-72); after it, it ends the vote or the showdown and the tie stands (MIT-83)."""
    if context.state.standings:
        context.emit(e.GameOver(context.state.ended_by))
    else:
        context.emit(e.Closed())
        end_game(context, "MIT-72")
