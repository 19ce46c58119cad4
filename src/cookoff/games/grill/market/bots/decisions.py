"""What a bot does besides throwing: which space to use, what to keep, sell, buy and cook."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move
from cookoff.games.grill.bots.valuation import CARD
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.moves import CallChip

from .valuation import MarketWishes


def decide(wishes: MarketWishes, moves: tuple[Move, ...]) -> Move:
    """The best of these moves; there are at least two."""
    return DECISIONS[wishes.seen.ask](wishes, moves)


def _call(wishes: MarketWishes, moves: tuple[CallChip, ...]) -> Move:
    """The own chip where it is worth most, a rival's where it is worth least to the wishes."""

    def worth(move: CallChip) -> float:
        chips = [chip for chip in wishes.seen.grill.lying if chip.place == move.place or chip.id == move.chip]
        return wishes.layout([(move.place, chip.seat, wishes.value_of(chip)) for chip in chips])

    return max(moves, key=worth)


def _use(_wishes: MarketWishes, moves: tuple[Move, ...]) -> Move:
    return moves[0]


def _keep(wishes: MarketWishes, moves: tuple[m.Keep, ...]) -> Move:
    return max(moves, key=lambda move: wishes.want[move.ingredient])


def _bowl(wishes: MarketWishes, moves: tuple[m.ChooseBowl, ...]) -> Move:
    """First where something is to be sold: it pays for the rest."""
    return max(moves, key=lambda move: (wishes.spare[move.ingredient], wishes.want[move.ingredient]))


def _sell(wishes: MarketWishes, moves: tuple[Move, ...]) -> Move:
    """What no recipe needs, if it pays more than a card is worth."""
    bowl = wishes.seen.bowl
    price = sum(value for _, value in _in_bowl(wishes))
    return moves[wishes.spare[bowl] if price * wishes.coin > CARD else 0]


def _buy(wishes: MarketWishes, moves: tuple[Move, ...]) -> Move:
    """Buy what is worth its price; where that is possible, whoever is alone waits until it is cheap."""
    buy, decline = moves
    there = _in_bowl(wishes)
    own = [value for seat, value in there if seat == wishes.me]
    if wishes.haggles and len(own) == len(there) and len(own) > wishes.seen.display[wishes.seen.bowl]:
        return decline
    return buy if wishes.want[wishes.seen.bowl] > sum(own) * wishes.coin else decline


def _cook(_wishes: MarketWishes, moves: tuple[Move, ...]) -> Move:
    """Whatever can be cooked, without chili if possible."""
    cooking = [move for move in moves if not isinstance(move, m.StopCooking)]
    return min(cooking, key=lambda move: getattr(move, "chili_for", None) is not None)


def _in_bowl(wishes: MarketWishes) -> list[tuple[int, int]]:
    return [(chip.seat, wishes.value_of(chip)) for chip in wishes.seen.grill.lying if chip.place == wishes.seen.bowl]


DECISIONS: dict[Ask, Callable[[MarketWishes, Any], Move]] = {
    Ask.CALL: _call,
    Ask.USE: _use,
    Ask.KEEP: _keep,
    Ask.BOWL: _bowl,
    Ask.SELL: _sell,
    Ask.BUY: _buy,
    Ask.COOK: _cook,
}
