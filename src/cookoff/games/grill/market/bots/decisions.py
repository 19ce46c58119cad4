"""A bot's decisions besides throwing: spaces, keeping, bowls, selling, buying and cooking."""

from collections.abc import Callable
from typing import Any

from cookoff.engine import Move
from cookoff.games.grill.bots.valuation import CARD
from cookoff.games.grill.market.content.enums import Ask
from cookoff.games.grill.market.rules import moves as m
from cookoff.games.grill.rules.moves import CallChip

from .valuation import MarketValuation


def decide(valuation: MarketValuation, moves: tuple[Move, ...]) -> Move:
    """The best of these moves; there are at least two."""
    return DECISIONS[valuation.seen.ask](valuation, moves)


def _call(valuation: MarketValuation, moves: tuple[CallChip, ...]) -> Move:
    """Put one's own chip where it is worth most, a rival's where it hurts least."""

    def worth(move: CallChip) -> float:
        chips = [chip for chip in valuation.seen.grill.lying if chip.place == move.place or chip.id == move.chip]
        return valuation.layout([(move.place, chip.seat, valuation.value_of(chip)) for chip in chips])

    return max(moves, key=worth)


def _use(_valuation: MarketValuation, moves: tuple[Move, ...]) -> Move:
    return moves[0]


def _keep(valuation: MarketValuation, moves: tuple[m.Keep, ...]) -> Move:
    return max(moves, key=lambda move: valuation.card_values[move.ingredient])


def _bowl(valuation: MarketValuation, moves: tuple[m.ChooseBowl, ...]) -> Move:
    """Begin where there is something to sell: it pays for the rest."""
    return max(moves, key=lambda move: (valuation.spare[move.ingredient], valuation.card_values[move.ingredient]))


def _sell(valuation: MarketValuation, moves: tuple[Move, ...]) -> Move:
    """Sell what no recipe needs, if it pays more than a card is worth."""
    bowl = valuation.seen.bowl
    price = sum(value for _, value in _in_bowl(valuation))
    return moves[valuation.spare[bowl] if price * valuation.coin > CARD else 0]


def _buy(valuation: MarketValuation, moves: tuple[Move, ...]) -> Move:
    """Buy what is worth its price. Alone in a bowl, wait until it is cheap if declining costs only one chip."""
    buy, decline = moves
    there = _in_bowl(valuation)
    own = [value for seat, value in there if seat == valuation.me]
    if valuation.haggles and len(own) == len(there) and len(own) > valuation.seen.display[valuation.seen.bowl]:
        return decline
    return buy if valuation.card_values[valuation.seen.bowl] > sum(own) * valuation.coin else decline


def _cook(_valuation: MarketValuation, moves: tuple[Move, ...]) -> Move:
    """Cook whatever is possible, preferably without chili."""
    cooking = [move for move in moves if not isinstance(move, m.StopCooking)]
    return min(cooking, key=lambda move: getattr(move, "chili_for", None) is not None)


def _in_bowl(valuation: MarketValuation) -> list[tuple[int, int]]:
    return [
        (chip.seat, valuation.value_of(chip))
        for chip in valuation.seen.grill.lying
        if chip.place == valuation.seen.bowl
    ]


DECISIONS: dict[Ask, Callable[[MarketValuation, Any], Move]] = {
    Ask.CALL: _call,
    Ask.USE: _use,
    Ask.KEEP: _keep,
    Ask.BOWL: _bowl,
    Ask.SELL: _sell,
    Ask.BUY: _buy,
    Ask.COOK: _cook,
}
