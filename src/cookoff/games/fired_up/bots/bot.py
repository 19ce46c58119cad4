"""Bots that play Fired Up: they throw by the planner and use their chips by their wishes, or in the best order."""

from cookoff.engine import BotContext, Move, Rng
from cookoff.games.fired_up.content.enums import ACTIVATE, CALL
from cookoff.games.fired_up.game import FiredUp
from cookoff.games.fired_up.rules.view import FiredUpView
from cookoff.games.grill.bots.brains import Brain
from cookoff.games.grill.bots.planner import throw

from .lookahead import Forethought
from .valuation import FiredUpWishes


class FiredUpBot:
    """A player of Fired Up."""

    def __init__(self, brain: Brain) -> None:
        self._brain = brain

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        game, seen = context.game, context.view
        assert isinstance(game, FiredUp)
        assert isinstance(seen, FiredUpView)
        wishes = FiredUpWishes(game.lookup, seen, context.seat)
        if seen.ask is not ACTIVATE and seen.ask is not CALL:
            return throw(wishes, self._brain, context.sources, rng)
        listed = context.moves.discrete
        if rng.random() < self._brain.slips:
            return listed[int(rng.random() * len(listed))]
        if seen.ask is ACTIVATE and self._brain.plans:
            return Forethought(game, seen, context.seat, rng).best(listed)
        return max(listed, key=wishes.gain if seen.ask is ACTIVATE else wishes.called)
