"""How likely each seat wins, by what one pair of eyes knows: the rest is imagined and played on, many times over.

A try imagines a state, lets quick brains play to the end of the segment, and looks how far everybody is ahead there.
Everything is counted, nothing goes by the clock; the luck of the tries comes from the view they begin with. So the same
view gives the same numbers, and what the eyes do not see cannot change them. Where the game itself has a clock, tries
play on by one that jumps.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from cookoff import bots
from cookoff.bots.realtime import play_out
from cookoff.engine import (
    AnyGame,
    BotContext,
    Event,
    Live,
    Match,
    Move,
    Now,
    Phrase,
    Refusal,
    Room,
    Search,
    Seat,
    Sources,
    Tempo,
    encode,
    narrate_move,
)
from cookoff.engine.core.codec import digest
from cookoff.engine.log import Writer

from .win_probability import Chances, Scale, hooks_of, scale_of, standing

LONGEST = 400
"""Decisions after which a try that reaches no end of a segment is looked at all the same."""
SPAN = 40_000
"""Without turns a try plays on for so many milliseconds: a meal is cooked by then, or what it needs is found."""


class Depth(msgspec.Struct, frozen=True):
    """How much is tried."""

    tries: int = 16
    """For the chances of a position."""
    first: int = 10
    """For each way to decide, to find out whether another was better at all."""
    further: int = 40
    """For each, where it was."""
    picks: int = 2
    """So often the strong brain is asked what it would do."""
    strong: str = "expert"
    quick: str = "skilled"
    """Who is asked; who plays on."""


DEPTHS = {
    "quick": Depth(tries=6, first=6, further=16, picks=1, quick="casual"),
    "standard": Depth(),
    "deep": Depth(tries=64, first=24, further=160, picks=3),
}


class Estimate(msgspec.Struct, frozen=True):
    """Chances to win, and how far they may be off: the standard error of the tries and that of the curve."""

    chances: Chances
    errors: tuple[float, ...]


class Try(NamedTuple):
    """One imagined way that it may come after a move."""

    chances: Chances
    """At the end of the segment."""
    before: Any
    """The state that was imagined."""
    after: Any
    """How it stood at the end of the segment."""


class Stride(NamedTuple):
    """One move of a line."""

    move: Move
    told: Phrase
    events: list[Event]
    state: Any
    """How it stands after it; the next move changes it."""


class Judge:
    """Judges positions of one game."""

    def __init__(self, room: Room, game: AnyGame, trials: Sources, depth: Depth, scale: Scale | None = None) -> None:
        """`trials` answer what the tries ask the world. Raises `BadInput` for a game that nobody teaches."""
        self.room = room
        self.game = game
        self.depth = depth
        self.coarse = game.tempo is Tempo.REAL_TIME
        """Without turns a position is judged as it stands; only after a move it is played on."""
        self._hooks = hooks_of(room)
        self._scale = scale or scale_of(room)
        self._trials = trials
        self._strong = bots.make(room, depth.strong)
        self._quick = bots.make(room, depth.quick)

    def segment(self, state: Any) -> int:
        """In which segment of the game a state is."""
        return self._hooks.progress(self.game, state).segment

    def chance(self, view: Any, players: int, *, settled: bool = False) -> Estimate:
        """How likely each seat wins, for whoever has this view; `settled`: a segment has just ended."""
        seed, many = _seed(view), 1 if self.coarse else self.depth.tries
        return self.estimate([self._try(view, players, f"{seed}/{number}", settled) for number in range(many)])

    def after(self, view: Any, players: int, seat: Seat, move: Move, tries: int, now: int = 0) -> list[Try]:
        """What comes of a move that the seat makes, for whoever has this view, in each of so many tries.

        `now` is the time, where a clock runs. Equal numbers of tries with different moves imagine the same states: what
        differs is owed to the moves. Where an imagined state does not allow the move, the try is left out.
        """
        seed, found, world = _seed(view), [], {**self._trials, Now: lambda _now: now}
        for number in range(tries):
            rng = Random(f"{seed}/{number}")
            before = self.game.determinise(view, rng)
            state = before.clone()
            told = self.game.play(state, seat, move, Search(rng, world))
            if not isinstance(told, Refusal):
                if self.coarse:
                    self._work_on(state, Random(f"{seed}/{number}/on"), players, now)
                else:
                    self._play_on(state, rng, self.segment(before))
                found.append(Try(standing(self.room, self.game, state, players, self._scale), before, state))
        return found

    def picks(self, view: Any, seat: Seat) -> list[Move]:
        """What a strong brain would do that sees this, the likeliest first, each move once."""
        seed, picked = _seed(view), []
        for number in range(self.depth.picks):
            rng = Random(f"{seed}/pick {number}")
            context = BotContext(self.game, self.game.determinise(view, rng), seat, self._trials)
            picked.append(self._strong.choose(context, rng))
        return sorted(dict.fromkeys(picked), key=lambda move: -picked.count(move))

    def line(self, view: Any, seat: Seat, move: Move) -> list[Phrase]:
        """What `walk` does, in words."""
        return [stride.told for stride in self.walk(view, seat, move)]

    def walk(self, view: Any, seat: Seat, move: Move) -> Iterator[Stride]:
        """A move and how the strong brain would go on after it, as long as the seat decides alone in this segment.

        It is played in one imagined state; the same view and move give the same line.
        """
        rng = Random(f"{_seed(view)}/line")
        state = self.game.determinise(view, rng)
        segment, chance = self.segment(state), Search(rng, self._trials)
        for _ in range(LONGEST):
            told = narrate_move(self.room.guide, self.game, self.game.view(state, seat), move)
            events = self.game.play(state, seat, move, chance)
            assert not isinstance(events, Refusal), f"a move of the line is refused: {events}"
            yield Stride(move, told, events, state)
            if self.game.to_act(state) != (seat,) or self.segment(state) != segment:
                return
            move = self._strong.choose(BotContext(self.game, state, seat, self._trials), rng)

    def estimate(self, tries: Sequence[Chances]) -> Estimate:
        """The mean of the chances in so many tries."""
        means, errors = [], []
        for each in zip(*tries, strict=True):
            mean = fmean(each)
            by_luck = stdev(each) / sqrt(len(each)) if len(each) > 1 else 0.0
            means.append(mean)
            # What is as good as decided, the curve cannot miss by much.
            by_curve = self._scale.error * min(1.0, 4 * mean * (1 - mean))
            errors.append(sqrt(by_luck**2 + by_curve**2))
        return Estimate(tuple(means), tuple(errors))

    def _try(self, view: Any, players: int, seed: str, settled: bool) -> Chances:
        rng = Random(seed)
        state = self.game.determinise(view, rng)
        if not settled and not self.coarse:
            self._play_on(state, rng, self.segment(state))
        return standing(self.room, self.game, state, players, self._scale)

    def _play_on(self, state: Any, rng: Random, segment: int) -> None:
        """Let quick brains play until the segment is over."""
        game, trials, chance = self.game, self._trials, Search(rng, self._trials)
        for _ in range(LONGEST):
            acting = game.to_act(state)
            if not acting or self.segment(state) != segment:
                return
            seat = acting[0]
            told = game.play(state, seat, self._quick.choose(BotContext(game, state, seat, trials), rng), chance)
            assert not isinstance(told, Refusal), f"a bot's move is refused: {told}"

    def _work_on(self, state: Any, rng: Random, players: int, now: int) -> None:
        """Let quick brains play in real time, each with luck of its own."""
        match = Match(self.game, state, Live(rng, self._trials), Writer(), 0, lambda _line: None)
        seats = [(bots.to_real_time(self._quick), Random(rng.random())) for _ in range(players)]
        play_out(match, seats, self._trials, begin=now, end=now + SPAN)


def _seed(view: Any) -> str:
    return digest(encode(view))
