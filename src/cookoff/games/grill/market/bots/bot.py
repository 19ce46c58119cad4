"""Bots that play at the market: they throw by the planner and trade by their wishes."""

from cookoff.engine import BotContext, Move, Rng, RoomGame
from cookoff.games.grill.bots.brains import Brain
from cookoff.games.grill.bots.planner import throw
from cookoff.games.grill.market.content.enums import BONUS_THROW, THROW
from cookoff.games.grill.market.rules.view import MarketView

from .decisions import decide
from .valuation import MarketWishes


class MarketBot:
    """A player at the market."""

    wishes: type[MarketWishes]
    """How the game's own wishes are made."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        discrete = context.moves.discrete
        if len(discrete) == 1:
            return discrete[0]
        game, seen = context.game, context.view
        assert isinstance(game, RoomGame)
        assert isinstance(seen, MarketView)
        wishes = self.wishes(game.lookup, seen, context.seat)
        if seen.ask is THROW or seen.ask is BONUS_THROW:
            return throw(wishes, self._brain, context.sources, rng)
        if rng.random() < self._brain.slips:
            return discrete[int(rng.random() * len(discrete))]
        return decide(wishes, discrete)
