"""Leaving a station for home or for another one, by a command or by the clock (MIT-24, MIT-27, MIT-28)."""

from cookoff.engine import Move, Refusal
from cookoff.games.mithral_chef.content.enums import Hand
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.lookup import Lookup
from cookoff.games.mithral_chef.rules.move_context import MoveContext
from cookoff.games.mithral_chef.rules.state import Cooking, Foraging, Hunting, Player, SousChef, State

from .command import Command
from .forest import mix_back, must_take, take_game
from .oven import dice_off_card, finish_cooking, take_back
from .pantry import put_back
from .plating import fall, plating


def check_leave(_lookup: Lookup, state: State, _player: Player, chef: SousChef, _move: Move) -> Refusal | None:
    """Why a hand must stay where it is (MIT-24)."""
    match chef.work:
        case None:
            return Refusal("MIT-21", "at-home")
        case Hunting() if must_take(state.supply, chef.work):
            return Refusal("MIT-24", "take-the-beast")
        case Cooking(_, dice) if dice:
            if dice_off_card(chef.work):
                return Refusal("MIT-58", "roll-these-again", {"dice": len(dice_off_card(chef.work))})
            return Refusal("MIT-24", "stop-or-reroll")
        case _:
            return None


def _leave(context: MoveContext, move: m.Leave) -> None:
    chef = context.chef(move.hand)
    assert chef.station is not None
    station = chef.station
    abandon_work(context, move.hand)
    context.leave(move.hand, station, context.times.leave)


def leave_for_next(context: MoveContext, hand: Hand) -> None:
    """Leave a station as part of the command that enters another one (MIT-28)."""
    station = context.chef(hand).station
    if station is not None:
        abandon_work(context, hand)
        context.gone(hand, station)


def abandon_work(context: MoveContext, hand: Hand) -> None:
    """End the unfinished work of a hand that leaves (MIT-24)."""
    work = context.chef(hand).work
    match work:
        case Hunting():
            mix_back(context, hand)
        case Foraging():
            put_back(context, hand)
        case Cooking():
            take_back(context, hand)
        case _:
            fall(context, hand, len(plating(context.chef(hand)).tower), None)


def send_home(context: MoveContext, hand: Hand) -> None:
    """The clock ends a hand's visit (MIT-27)."""
    chef = context.chef(hand)
    assert chef.station is not None
    station = chef.station
    context.emit(e.SentHome(context.seat, hand))
    work = chef.work
    if isinstance(work, Hunting) and must_take(context.state.supply, work):
        take_game(context, hand)
    elif isinstance(work, Cooking) and work.dice:
        finish_cooking(context, hand)
    else:
        abandon_work(context, hand)
    context.leave(hand, station, 0)


COMMANDS: dict[type[Move], Command] = {m.Leave: Command(None, check_leave, _leave)}
"""A hand may leave from anywhere."""
