"""How likely each seat is to win, estimated by rollouts from one seat's view.

A rollout samples a state, lets quick bots play to the end of the segment, and evaluates the position there. Rollouts
are limited by counts, never by time, and seeded by the view. So the same view gives the same numbers, and hidden
information cannot change them. In real-time games rollouts run on a simulated clock.
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
    Bot,
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

from .win_probability import Chances, WinCurve, curve_of, hooks_of, standing

LONGEST = 400
"""Decisions after which a rollout stops, even in the middle of a segment."""
SPAN = 40_000
"""Milliseconds that a rollout lasts in a game without turns: enough to cook a meal or to find its ingredients."""


class Depth(msgspec.Struct, frozen=True):
    """How many rollouts are made."""

    tries: int = 16
    """For a position."""
    first: int = 10
    """For each candidate move, to see whether another one may be better."""
    further: int = 40
    """For each of two moves, once one may be better."""
    confirm: int = 48
    """For each of two moves, before one is called a mistake: further rollouts that look over the rivals' answers."""
    picks: int = 2
    """How often the strong bot chooses a candidate move."""
    strong: str = "expert"
    quick: str = "skilled"
    """The levels that choose candidates and that play rollouts."""
    judge: str = "master"
    """The strongest level: a move that it would make is no mistake."""


DEPTHS = {
    "quick": Depth(tries=6, first=6, further=16, confirm=24, picks=1, quick="casual"),
    "standard": Depth(),
    "deep": Depth(tries=64, first=24, further=160, confirm=160, picks=3),
}


class Estimate(msgspec.Struct, frozen=True):
    """Win chances and their standard errors, of the rollouts and of the curve together."""

    chances: Chances
    errors: tuple[float, ...]


class Rollout(NamedTuple):
    """What happened after a move in one sampled state."""

    chances: Chances
    """At the end of the segment."""
    before: Any
    """The sampled state."""
    after: Any
    """The state at the end of the segment."""


class LineMove(NamedTuple):
    """One move of a line."""

    move: Move
    phrase: Phrase
    events: list[Event]
    state: Any
    """The state after it; the next move changes it in place."""


class Evaluator:
    """Evaluates positions of one game."""

    def __init__(self, room: Room, game: AnyGame, trials: Sources, depth: Depth, curve: WinCurve | None = None) -> None:
        """`trials` answer the rollouts' questions to chance. Raises `BadInput` for a game that cannot be analysed."""
        self.room = room
        self.game = game
        self.depth = depth
        self.coarse = game.tempo is Tempo.REAL_TIME
        """Whether positions are evaluated as they are, without rollouts, because the game has no turns."""
        self._hooks = hooks_of(room)
        self._curve = curve or curve_of(room)
        self._trials = trials
        self._strong = bots.make(room, depth.strong)
        self._quick = bots.make(room, depth.quick)
        self._judge = bots.make(room, depth.judge)

    def segment(self, state: Any) -> int:
        """The segment of the game that a state is in."""
        return self._hooks.progress(self.game, state).segment

    def chance(self, view: Any, players: int, *, settled: bool = False) -> Estimate:
        """The win chances for the seat that has this view; `settled`: a segment has just ended."""
        seed, many = _seed(view), 1 if self.coarse else self.depth.tries
        return self.estimate([self._sampled(view, players, f"{seed}/{number}", settled) for number in range(many)])

    def after(
        self, view: Any, players: int, seat: Seat, move: Move, tries: int, now: int = 0, *, beyond: bool = False
    ) -> list[Rollout]:
        """Roll out a move of the seat from this view, `tries` times.

        `now` is the time in a real-time game. Equal numbers of rollouts sample the same states for every move, so that
        differences are due to the moves. A rollout whose sampled state does not allow the move is left out.
        `beyond` samples other states, and plays over the rivals' answers to the end of the next segment in which
        the seat decides.
        """
        seed, found, world = _seed(view), [], {**self._trials, Now: lambda _now: now}
        seed += "/beyond" if beyond else ""
        for number in range(tries):
            rng = Random(f"{seed}/{number}")
            before = self.game.determinise(view, rng)
            state = before.clone()
            events = self.game.play(state, seat, move, Search(rng, world))
            if not isinstance(events, Refusal):
                if self.coarse:
                    self._play_on_clock(state, Random(f"{seed}/{number}/on"), players, now)
                elif beyond:
                    self._play_beyond(state, rng, self.segment(before), seat)
                else:
                    self._play_on(state, rng, self.segment(before))
                found.append(Rollout(standing(self.room, self.game, state, players, self._curve), before, state))
        return found

    def picks(self, view: Any, seat: Seat) -> list[Move]:
        """The strong bot's candidate moves for this view, the most frequent first."""
        return self._picked(self._strong, view, seat, "pick")

    def judged(self, view: Any, seat: Seat) -> list[Move]:
        """The moves that the strongest bot would make, the most frequent first."""
        return self._picked(self._judge, view, seat, "judge")

    def _picked(self, bot: Bot, view: Any, seat: Seat, name: str) -> list[Move]:
        seed, picked = _seed(view), []
        for number in range(self.depth.picks):
            rng = Random(f"{seed}/{name} {number}")
            context = BotContext(self.game, self.game.determinise(view, rng), seat, self._trials)
            picked.append(bot.choose(context, rng))
        return sorted(dict.fromkeys(picked), key=lambda move: -picked.count(move))

    def weaker(self, view: Any, seat: Seat, made: Move) -> Move | None:
        """The move that a weaker bot would make instead; `None` if it would make the same."""
        rng = Random(f"{_seed(view)}/alternative")
        other = self._quick.choose(BotContext(self.game, self.game.determinise(view, rng), seat, self._trials), rng)
        return other if other != made else None

    def alternative(self, view: Any, seat: Seat, made: Move) -> Move | None:
        """Another move that a weaker bot, or else chance, would choose; `None` if there is no other."""
        if (other := self.weaker(view, seat, made)) is not None:
            return other
        rng = Random(f"{_seed(view)}/any")
        context = BotContext(self.game, self.game.determinise(view, rng), seat, self._trials)
        legal = [move for move in context.moves.discrete if move != made]
        return rng.choice(legal) if legal else None

    def line(self, view: Any, seat: Seat, move: Move) -> list[Phrase]:
        """The phrases of `walk`."""
        return [step.phrase for step in self.walk(view, seat, move)]

    def walk(self, view: Any, seat: Seat, move: Move) -> Iterator[LineMove]:
        """A move and the strong bot's moves after it, as long as the seat decides alone in this segment.

        They are played in one sampled state; equal views and moves give equal lines.
        """
        rng = Random(f"{_seed(view)}/line")
        state = self.game.determinise(view, rng)
        segment, chance = self.segment(state), Search(rng, self._trials)
        for _ in range(LONGEST):
            phrase = narrate_move(self.room.guide, self.game, self.game.view(state, seat), move)
            events = self.game.play(state, seat, move, chance)
            assert not isinstance(events, Refusal), f"a move of the line is refused: {events}"
            yield LineMove(move, phrase, events, state)
            if self.game.to_act(state) != (seat,) or self.segment(state) != segment:
                return
            move = self._strong.choose(BotContext(self.game, state, seat, self._trials), rng)

    def estimate(self, tries: Sequence[Chances]) -> Estimate:
        """The mean of the rollouts' chances."""
        means, errors = [], []
        for each in zip(*tries, strict=True):
            mean = fmean(each)
            by_luck = stdev(each) / sqrt(len(each)) if len(each) > 1 else 0.0
            means.append(mean)
            # The curve cannot be far off where the game is as good as decided.
            by_curve = self._curve.error * min(1.0, 4 * mean * (1 - mean))
            errors.append(sqrt(by_luck**2 + by_curve**2))
        return Estimate(tuple(means), tuple(errors))

    def _sampled(self, view: Any, players: int, seed: str, settled: bool) -> Chances:
        rng = Random(seed)
        state = self.game.determinise(view, rng)
        if not settled and not self.coarse:
            self._play_on(state, rng, self.segment(state))
        return standing(self.room, self.game, state, players, self._curve)

    def _play_on(self, state: Any, rng: Random, segment: int) -> None:
        """Let quick bots play to the end of the segment."""
        for _ in self._played(state, rng):
            if self.segment(state) != segment:
                return

    def _play_beyond(self, state: Any, rng: Random, segment: int, own: Seat) -> None:
        """Let quick bots play to the end of the next segment in which the seat decides."""
        returned: int | None = None
        for seat in self._played(state, rng):
            now = self.segment(state)
            if returned is not None and now != returned:
                return
            if now != segment and seat == own:
                returned = now

    def _played(self, state: Any, rng: Random) -> Iterator[Seat]:
        """Let quick bots play for all seats; before each decision, the seat that decides."""
        game, trials, chance, bot = self.game, self._trials, Search(rng, self._trials), self._quick
        for _ in range(LONGEST):
            acting = game.to_act(state)
            if not acting:
                return
            yield acting[0]
            events = game.play(state, acting[0], bot.choose(BotContext(game, state, acting[0], trials), rng), chance)
            assert not isinstance(events, Refusal), f"a bot's move is refused: {events}"

    def _play_on_clock(self, state: Any, rng: Random, players: int, now: int) -> None:
        """Let quick bots play in real time, each with its own random numbers."""
        match = Match(self.game, state, Live(rng, self._trials), Writer(), 0, lambda _line: None)
        seats = [(bots.to_real_time(self._quick), Random(rng.random())) for _ in range(players)]
        play_out(match, seats, self._trials, begin=now, end=now + SPAN)


def _seed(view: Any) -> str:
    return digest(encode(view))
