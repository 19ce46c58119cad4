"""How a game ends: scoring, ties, the vote and the showdown (MIT-71, MIT-72, MIT-80 to MIT-83)."""

from . import events as e
from .move_context import Deed
from .scoring import final_scores, leaders, standings


def end_game(deed: Deed, ended_by: str) -> None:
    """The dragon escapes: score, and ask those who share the first place for a showdown."""
    state = deed.state
    for score in final_scores(deed.lookup.components, state):
        deed.emit(e.Scored(score))
    deed.emit(e.Ended(standings(state), ended_by))
    tied = leaders(state)
    if len(tied) > 1:
        deed.emit(e.Tied(tied, deed.now + deed.lookup.clock.vote))
    else:
        deed.emit(e.GameOver(ended_by))


def answer_vote(deed: Deed, wanted: bool) -> None:
    """One who does not want it lets the tie stand; the last who does begins the showdown (MIT-83)."""
    state = deed.state
    deed.emit(e.Answered(deed.seat, wanted))
    if not wanted:
        deed.emit(e.GameOver(state.ended_by))
    elif len(state.agreed) == len(state.chefs):
        _begin_showdown(deed)


def _begin_showdown(deed: Deed) -> None:
    """Everything as at the start, for as many players as are tied."""
    state, components = deed.state, deed.lookup.components
    recipes = components.recipes_for(len(state.chefs))
    order = deed.chance.order(len(recipes))
    dealt = dict(zip(state.chefs, (recipes[number] for number in order), strict=False))
    deed.emit(
        e.ShowdownBegun(
            begins=deed.now + deed.lookup.clock.countdown,
            recipes=tuple(dealt.get(seat) for seat in range(len(state.players))),
            deck=tuple(recipe for recipe in recipes if recipe not in dealt.values()),
            out=tuple(recipe for recipe in components.recipes_for(len(state.players)) if recipe not in recipes),
            forest=components.spread(),
            supply=components.game_dice.counts(),
            bag=components.pantry_dice.counts(),
            plates=tuple(sorted(components.plates)),
        )
    )


def won_showdown(deed: Deed) -> None:
    """The first plate decides."""
    deed.emit(e.ShowdownWon(deed.seat))
    deed.emit(e.GameOver("MIT-83"))


def close_kitchen(deed: Deed) -> None:
    """Time is up for the game; or for the vote or the showdown, and the tie stands."""
    if deed.state.standings:
        deed.emit(e.GameOver(deed.state.ended_by))
    else:
        deed.emit(e.Closed())
        end_game(deed, "MIT-72")
