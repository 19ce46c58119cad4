"""A bot that looks ahead in a game without turns: it tries what it may do on a clock that jumps.

The room's own bot says what it would do, and what else is worth a thought. Every way is played to the end of the game
on the same imagined tables, where everybody goes on as that bot would.
"""

from math import sqrt
from random import Random
from statistics import fmean, stdev

from cookoff.engine import BotContext, CandidateBot, Intent, Live, Match, Move, Rng, SearchSettings, Seat
from cookoff.engine.log import Writer

from .realtime import play_out

POINT = 0.005
"""What a point ahead counts beside a victory."""
CLEAR = 1.8
"""Another way must look better by so many standard errors: of many that are alike, one is always lucky."""
LEAST = 1e-9
"""Even where all tries say the same."""


class RealTimeSearchBot:
    """Does what its room's own bot would do, unless another way clearly wins more often."""

    def __init__(self, own: CandidateBot, how: SearchSettings) -> None:
        self._own, self._tries = own, how.tries

    def choose(self, context: BotContext, rng: Rng) -> Move:
        """See `Bot`."""
        return self.decide(context, rng).move or self._own.choose(context, rng)

    def decide(self, context: BotContext, rng: Rng) -> Intent:
        """See `TimedBot`."""
        first, *others = self._own.ways(context, rng)
        if not others:
            return first
        lucks = [rng.random() for _ in range(self._tries)]
        usual = [self._rehearsed(context, first, luck) for luck in lucks]
        best, most = first, CLEAR
        for way in others:
            gains = [self._rehearsed(context, way, luck) - before for luck, before in zip(lucks, usual, strict=True)]
            clear = fmean(gains) / max(LEAST, stdev(gains) / sqrt(len(gains)))
            if clear > most:
                best, most = way, clear
        return best

    def _rehearsed(self, context: BotContext, way: Intent, luck: float) -> float:
        """What comes of a game that goes on like this: a victory, a part of one, and by how much."""
        game, rng = context.game, Random(luck)
        state = game.determinise(context.view, rng)
        match = Match(game, state, Live(rng, context.sources), Writer(), 0, lambda _line: None)
        seats = [(self._own, Random(f"{luck} {seat}")) for seat in range(1 + max(game.to_act(state)))]
        play_out(match, seats, context.sources, begin=context.now, first={context.seat: way})
        outcome = game.outcome(state)
        assert outcome is not None, "nobody acts, but the game has not ended"
        return _share(outcome.winners, context.seat) + POINT * _ahead(outcome.points, context.seat)


def _share(winners: tuple[Seat, ...], seat: Seat) -> float:
    return (seat in winners) / len(winners)


def _ahead(points: tuple[int, ...], seat: Seat) -> int:
    return points[seat] - max(theirs for other, theirs in enumerate(points) if other != seat)
