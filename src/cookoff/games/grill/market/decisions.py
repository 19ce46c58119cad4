"""What a bot does besides throwing: which space to use, what to keep, sell, buy and cook."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move
from cookoff.games.grill.moves import CallChip

from . import moves as m
from .plans import CARD, Plan
from .things import Ask


def decide(plan: Plan, moves: tuple[Move, ...], haggles: bool) -> Move:
    """The best of these moves; there are at least two."""
    return DECISIONS[plan.seen.ask](plan, moves, haggles)


def _call(plan: Plan, moves: tuple[CallChip, ...], _haggles: bool) -> Move:
    """The own chip where it is worth most, a rival's where it is worth least to the plan."""

    def worth(move: CallChip) -> float:
        chips = [chip for chip in plan.seen.grill.lying if chip.place == move.place or chip.id == move.chip]
        return plan.place(move.place, [plan.counts(chip) for chip in chips])

    return max(moves, key=worth)


def _use(_plan: Plan, moves: tuple[Move, ...], _haggles: bool) -> Move:
    return moves[0]


def _keep(plan: Plan, moves: tuple[m.Keep, ...], _haggles: bool) -> Move:
    return max(moves, key=lambda move: plan.want[move.ingredient])


def _bowl(plan: Plan, moves: tuple[m.ChooseBowl, ...], _haggles: bool) -> Move:
    """First where something is to be sold: it pays for the rest."""
    return max(moves, key=lambda move: (plan.spare[move.ingredient], plan.want[move.ingredient]))


def _sell(plan: Plan, moves: tuple[Move, ...], _haggles: bool) -> Move:
    """What no recipe needs, if it pays more than a card is worth."""
    bowl = plan.seen.bowl
    price = sum(value for _, value in _in_bowl(plan))
    return moves[plan.spare[bowl] if price * plan.coin > CARD else 0]


def _buy(plan: Plan, moves: tuple[Move, ...], haggles: bool) -> Move:
    """Buy what is worth its price; a haggler who is alone waits until it is cheap."""
    buy, decline = moves
    own = [value for seat, value in _in_bowl(plan) if seat == plan.me]
    alone = len(own) == len(_in_bowl(plan))
    if haggles and alone and len(own) > plan.seen.display[plan.seen.bowl]:
        return decline
    return buy if plan.want[plan.seen.bowl] > sum(own) * plan.coin else decline


def _cook(_plan: Plan, moves: tuple[Move, ...], _haggles: bool) -> Move:
    """Whatever can be cooked, without chili if possible."""
    cooking = [move for move in moves if not isinstance(move, m.StopCooking)]
    return min(cooking, key=lambda move: getattr(move, "chili_for", None) is not None)


def _in_bowl(plan: Plan) -> list[tuple[int, int]]:
    return [plan.counts(chip) for chip in plan.seen.grill.lying if chip.place == plan.seen.bowl]


DECISIONS: dict[Ask, Callable[[Plan, Any, bool], Move]] = {
    Ask.CALL: _call,
    Ask.USE: _use,
    Ask.KEEP: _keep,
    Ask.BOWL: _bowl,
    Ask.SELL: _sell,
    Ask.BUY: _buy,
    Ask.COOK: _cook,
}
