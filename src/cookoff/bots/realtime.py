"""Real-time games between bots on a simulated clock, as fast as the machine can.

A discrete-event simulation: each bot says what it will do and when; the earliest intent, or a move of the table that
is due before it, happens next. A bot whose move is refused was too late and decides again.
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

    `first` replaces the first intents of some seats. Return how many moves came too late.
    """
    game, state = match.game, match.state
    waiting: list[tuple[int, Seat, Move | None]] = []

    def think(seat: Seat, now: int, intent: Intent | None = None) -> None:
        bot, rng = seats[seat]
        world = {**(sources or {}), Now: lambda _now: now}
        intent = intent or bot.decide(BotContext(game, state, seat, world, now), rng)
        # At least a millisecond, so that the clock goes on.
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
            entry = match.play(seat, move, at)
            if isinstance(entry, Refusal):
                late += 1
            elif watch:
                watch(entry)
        think(seat, at)
