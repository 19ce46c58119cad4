"""The order station: drawing a recipe, or the dragon (MIT-70, MIT-71, MIT-73)."""

from collections.abc import Sequence

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import ORDER
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.game_end import end_game
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Player, SousChef, State, open_recipes

from .command import Command


def _check_take_order(_lookup: Lookup, state: State, player: Player, _chef: SousChef, _move: Move) -> Refusal | None:
    if state.showdown:
        return Refusal("MIT-83", "order-closed")
    if state.orders is not None and open_recipes(player) >= state.orders:
        return Refusal("MIT-70", "enough-orders", {"most": state.orders})
    return None


def _take_order(context: MoveContext, move: m.TakeOrder) -> None:
    """Draw a recipe, each equally likely; once only the last seven cards are left, one of them is the dragon (MIT-10).

    A recipe keeps the hand and its space busy for a while (MIT-73); the dragon ends the game (MIT-71).
    """
    state = context.state
    left = len(state.deck)
    drawn = context.chance.index(left if state.above else left + 1)
    if drawn == left:
        context.emit(e.DragonEscaped(context.seat, move.hand))
        end_game(context, "MIT-71")
        return
    until = context.now + context.times.order
    context.emit(e.Ordered(context.seat, move.hand, state.deck[drawn], until))
    context.emit(e.Worked(context.seat, move.hand, until, 0))
    context.emit(e.Left(context.seat, move.hand, ORDER, until + context.lookup.clock.again))


def desk_free(lookup: Lookup, players: Sequence[Player], number: int) -> int:
    """The time from which a space of the order station is free (MIT-73)."""
    spaces = len(lookup.spaces(number, ORDER))
    taken = sorted([chef.ordering for player in players for chef in player.chefs], reverse=True)
    return taken[spaces - 1] if spaces <= len(taken) else 0


COMMANDS: dict[type[Move], Command] = {m.TakeOrder: Command(None, _check_take_order, _take_order, ORDER)}
