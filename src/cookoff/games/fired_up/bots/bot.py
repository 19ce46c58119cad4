"""The bot of Fired Up: it throws by the planner and uses its chips by its valuation, or in the best order."""

from cookoff.engine import BotContext, Move, Rng
from cookoff.games.fired_up.content.enums import ACTIVATE, CALL
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.view import FiredUpView
from cookoff.games.grill.bots.levels import BotLevel
from cookoff.games.grill.bots.planner import throw

from .lookahead import Lookahead
from .valuation import FiredUpValuation


class FiredUpBot:
    """The bot of Fired Up."""

    def __init__(self, level: BotLevel) -> None:
        self._level = level

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        game, seen = context.game, context.view
        assert isinstance(game, FiredUp)
        assert isinstance(seen, FiredUpView)
        valuation = FiredUpValuation(game.lookup, seen, context.seat)
        if seen.ask is not ACTIVATE and seen.ask is not CALL:
            return throw(valuation, self._level, context.sources, rng)
        listed = context.moves.discrete
        if rng.random() < self._level.blunder_rate:
            return listed[int(rng.random() * len(listed))]
        if seen.ask is ACTIVATE and self._level.looks_ahead:
            return Lookahead(game, seen, context.seat, rng).best(listed)
        return max(listed, key=valuation.gain if seen.ask is ACTIVATE else valuation.called)
