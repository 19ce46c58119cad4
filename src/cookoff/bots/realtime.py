"""A clock that jumps: games in real time between bots, as fast as the machine can, by the rules of live play.

Discrete events: each bot says what it will do and when; the earliest of these, or what is due by itself before it,
happens next. A bot whose move is refused was too late and looks again.
"""

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

from cookoff.engine import BotContext, Intent, Match, Move, Now, RealTimeBot, Refusal, Rng, Seat
from cookoff.engine.core.chance import Sources
from cookoff.engine.log.match import Watcher


def play_out(
    match: Match,
    seats: Sequence[tuple[RealTimeBot, Rng]],
    sources: Sources | None = None,
    watch: Watcher | None = None,
    *,
    begin: int = 0,
    end: int | None = None,
    first: Mapping[Seat, Intent] | None = None,
) -> int:
    """Play a match in real time from the moment `begin` to its end, or to the moment `end`.

    `first` is what some seats begin with, whatever they would do. Gives back how many moves came too late.
    """
    game, state = match.game, match.state
    waiting: list[tuple[int, Seat, Move | None]] = []

    def think(seat: Seat, now: int, intent: Intent | None = None) -> None:
        bot, rng = seats[seat]
        world = {**(sources or {}), Now: lambda _now: now}
        intent = intent or bot.decide(BotContext(game, state, seat, world, now), rng)
        # At least a millisecond: nobody can stop the clock.
        heappush(waiting, (now + max(1, intent.delay), seat, intent.move))

    for seat in range(len(seats)):
        think(seat, begin, (first or {}).get(seat))
    late = 0
    while True:
        at, seat, move = heappop(waiting)
        match.pass_time(at if end is None else min(at, end), watch)
        if game.outcome(state) is not None or (end is not None and at > end):
            return late
        if move is not None:
            told = match.play(seat, move, at)
            if isinstance(told, Refusal):
                late += 1
            elif watch:
                watch(told)
        think(seat, at)
