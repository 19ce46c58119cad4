"""Rewards: the result at the end, or every change of the point difference."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from cookoff.engine import BadInput, Outcome, Seat

from .episode import Episode

__all__ = ["Reward", "Rewards", "leads", "result_of"]

Reward = Literal["result", "points"]
"""`result`: the share of opponents you beat minus the share that beat you, at the end. `points`: after every step, how
many points you gained on the mean of the others, by the room's evaluation of positions and the points at the end."""


class Rewards:
    """What the seats of an episode earn, step by step. The sum over all seats is 0."""

    def __init__(self, episode: Episode, kind: Reward = "result") -> None:
        if kind not in get_args(Reward):
            raise BadInput(f"reward {kind!r}: choose one of {', '.join(get_args(Reward))}")
        self._episode, self.by_points = episode, kind == "points"
        self._leads: Mapping[Seat, float] = {}

    def start(self) -> None:
        """Begin to count: the episode has just started."""
        if self.by_points:
            self._leads = self._current_leads()

    def earned(self) -> Mapping[Seat, float]:
        """What each seat earned since the last call, or since the start."""
        if self.by_points:
            before, self._leads = self._leads, self._current_leads()
            return {seat: lead - before[seat] for seat, lead in self._leads.items()}
        outcome = self._episode.outcome
        return dict.fromkeys(range(self._episode.spaces.players), 0.0) if outcome is None else result_of(outcome)

    def _current_leads(self) -> Mapping[Seat, float]:
        episode = self._episode
        outcome = episode.outcome
        if outcome is not None:
            return leads(outcome.points)
        evaluate = episode.spaces.room.bots.evaluate
        return leads([evaluate(episode.game, episode.state, seat) for seat in range(episode.spaces.players)])


def result_of(outcome: Outcome) -> Mapping[Seat, float]:
    """The share of opponents that a seat beat minus the share that beat it, from -1 to 1; the sum is 0."""
    place = {seat: number for number, group in enumerate(outcome.ranking) for seat in group}
    others = len(place) - 1
    return {
        seat: sum((place[other] > mine) - (place[other] < mine) for other in place) / others
        for seat, mine in sorted(place.items())
    }


def leads(points: Sequence[float]) -> Mapping[Seat, float]:
    """By how many points each seat is ahead of the mean of the others."""
    total, others = sum(points), len(points) - 1
    return {seat: mine - (total - mine) / others for seat, mine in enumerate(points)}
