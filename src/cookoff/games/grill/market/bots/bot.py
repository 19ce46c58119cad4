"""The bot of the market games: it throws by the planner and trades by its valuation."""

from cookoff.engine import BotContext, Move, Rng, RoomGame
from cookoff.games.grill.bots.levels import BotLevel
from cookoff.games.grill.bots.planner import throw
from cookoff.games.grill.market.content.enums import BONUS_THROW, THROW
from cookoff.games.grill.market.rules.view import MarketView

from .decisions import decide
from .valuation import MarketValuation


class MarketBot:
    """A bot for a game of the market."""

    valuation: type[MarketValuation]
    """The game's own valuation."""

    def __init__(self, level: BotLevel) -> None:
        self._level = level

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        discrete = context.moves.discrete
        if len(discrete) == 1:
            return discrete[0]
        game, seen = context.game, context.view
        assert isinstance(game, RoomGame)
        assert isinstance(seen, MarketView)
        valuation = self.valuation(game.lookup, seen, context.seat)
        if seen.ask is THROW or seen.ask is BONUS_THROW:
            return throw(valuation, self._level, context.sources, rng)
        if rng.random() < self._level.blunder_rate:
            return discrete[int(rng.random() * len(discrete))]
        return decide(valuation, discrete)
