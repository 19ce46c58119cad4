"""A bot for games without turns that searches on a simulated clock.

The room's own bot names its choice and the alternatives. Each is rolled out to the end of the game from the same
sampled states, with every seat played by that bot.
"""

from math import sqrt
from random import Random
from statistics import fmean, stdev

from cookoff.engine import BotContext, CandidateBot, Intent, Live, Match, Move, Rng, SearchSettings, Seat
from cookoff.engine.log import Writer

from .realtime import play_out

POINT = 0.005
"""The value of a point of margin, where a victory counts 1."""
CLEAR = 1.8
"""Standard errors by which an alternative must be better: of many equal ones, one is always lucky."""
LEAST = 1e-9
"""The smallest standard error, for rollouts with equal results."""


class RealTimeSearchBot:
    """Follows the room's own bot unless an alternative is clearly better."""

    def __init__(self, own: CandidateBot, settings: SearchSettings) -> None:
        self._own, self._tries = own, settings.tries

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        return self.decide(context, rng).move or self._own.choose(context, rng)

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `RealTimeBot`."""
        first, *others = self._own.candidates(context, rng)
        if not others:
            return first
        seeds = [rng.random() for _ in range(self._tries)]
        baseline = [self._rollout(context, first, seed) for seed in seeds]
        best, most = first, CLEAR
        for intent in others:
            gains = [self._rollout(context, intent, seed) - base for seed, base in zip(seeds, baseline, strict=True)]
            clear = fmean(gains) / max(LEAST, stdev(gains) / sqrt(len(gains)))
            if clear > most:
                best, most = intent, clear
        return best

    def _rollout(self, context: BotContext, intent: Intent, seed: float) -> float:
        """The result of a rollout: the share of a victory, and the margin."""
        game, rng = context.game, Random(seed)
        state = game.determinise(context.view, rng)
        match = Match(game, state, Live(rng, context.sources), Writer(), 0, lambda _line: None)
        seats = [(self._own, Random(f"{seed} {seat}")) for seat in range(1 + max(game.to_act(state)))]
        play_out(match, seats, context.sources, begin=context.now, first={context.seat: intent})
        outcome = game.outcome(state)
        assert outcome is not None, "nobody acts, but the game has not ended"
        return _share(outcome.winners, context.seat) + POINT * _ahead(outcome.points, context.seat)


def _share(winners: tuple[Seat, ...], seat: Seat) -> float:
    return (seat in winners) / len(winners)


def _ahead(points: tuple[int, ...], seat: Seat) -> int:
    return points[seat] - max(theirs for other, theirs in enumerate(points) if other != seat)
