"""Ratings of entrants from places in games, by the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from cookoff.lab.statistics.intervals import Interval, Z

CURVE_POINTS = 40


class Rating(msgspec.Struct, frozen=True):
    """An entrant's strength; everybody begins at 25."""

    value: float
    interval: Interval
    curve: tuple[float, ...]
    """The value during the arena, in equal steps of games."""


def rate(entrants: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> Mapping[str, Rating]:
    """The ratings after these games, each given as its players and their places, in this order."""
    model = PlackettLuce()
    now = {entrant: model.rating() for entrant in entrants}
    curves: dict[str, list[float]] = {entrant: [rating.mu] for entrant, rating in now.items()}
    listed = list(games)
    step = max(1, len(listed) // CURVE_POINTS)
    for number, (players, places) in enumerate(listed, 1):
        teams = [[now[player]] for player in players]
        for player, [rating] in zip(players, model.rate(teams, ranks=[float(place) for place in places]), strict=True):
            now[player] = rating
        if number % step == 0:
            for entrant, rating in now.items():
                curves[entrant].append(rating.mu)
    return {entrant: _rating(rating, curves[entrant]) for entrant, rating in now.items()}


def _rating(rating: PlackettLuceRating, curve: list[float]) -> Rating:
    half = Z * rating.sigma
    return Rating(rating.mu, (rating.mu - half, rating.mu + half), tuple(curve))
