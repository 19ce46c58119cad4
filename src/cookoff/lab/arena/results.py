"""The results of an arena: ratings, shares of wins with and without luck, and who beats whom."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import fmean, pvariance

import msgspec

from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.statistics.intervals import Interval, mean_interval

from .ratings import Rating, rate


class Played(msgspec.Struct, frozen=True):
    """A game and the task it belongs to."""

    task: str
    record: GameRecord


class Standing(msgspec.Struct, frozen=True):
    """How an entrant did."""

    entrant: str
    games: int
    rating: Rating
    excess: float
    """Victories per game beyond an equal share."""
    excess_interval: Interval
    adjusted: float
    """The same with luck taken out."""
    adjusted_interval: Interval
    by_task: dict[str, float]
    """The share of victories in each task."""


class Results(msgspec.Struct, frozen=True):
    """The results, the best rating first."""

    standings: tuple[Standing, ...]
    matrix: dict[str, dict[str, float]]
    """By entrant and rival: how often the entrant had the better place; equal places count half."""
    games: int
    games_needed: float
    """With luck taken out, the share of games that give intervals of the same width; 1 if luck was not measured."""
    luck_weight: float
    """How much of the measured luck is taken out."""
    skipped: tuple[str, ...]


def results(entrants: Sequence[str], games: Sequence[Played], skipped: tuple[str, ...] = ()) -> Results:
    """The results of at least one game. Games count in the order in which tables would play in turn."""
    ratings = rate(entrants, ((game.record.players, game.record.places) for game in games))
    raw = {entrant: [] for entrant in entrants}  # type: dict[str, list[float]]
    luck = {entrant: [] for entrant in entrants}  # type: dict[str, list[float]]
    tasks: dict[str, dict[str, list[float]]] = {entrant: defaultdict(list) for entrant in entrants}
    for game in games:
        record = game.record
        for seat, player in enumerate(record.players):
            raw[player].append(record.won(seat) - 1 / len(record.players))
            luck[player].append(record.luck[seat] if record.luck else 0.0)
            tasks[player][game.task].append(record.won(seat))
    weight, needed = _luck_weight(raw, luck)
    standings = []
    for entrant in entrants:
        if not raw[entrant]:
            continue
        adjusted = [won - weight * lucky for won, lucky in zip(raw[entrant], luck[entrant], strict=True)]
        standings.append(
            Standing(
                entrant,
                len(adjusted),
                ratings[entrant],
                fmean(raw[entrant]),
                _interval(raw[entrant]),
                fmean(adjusted),
                _interval(adjusted),
                {task: fmean(won) for task, won in tasks[entrant].items()},
            )
        )
    best_first = sorted(standings, key=lambda each: -each.rating.value)
    return Results(tuple(best_first), _matrix(games), len(games), needed, weight, skipped)


def _luck_weight(raw: dict[str, list[float]], luck: dict[str, list[float]]) -> tuple[float, float]:
    """The weight of luck that leaves the least variance within entrants, and the share of variance left.

    The expectation of luck is zero, so any weight leaves the means as they are.
    """
    shared = spread = whole = 0.0
    for entrant, won in raw.items():
        if won:
            middle = fmean(won)
            shared += sum((each - middle) * lucky for each, lucky in zip(won, luck[entrant], strict=True))
            spread += sum(lucky * lucky for lucky in luck[entrant])
            whole += sum((each - middle) ** 2 for each in won)
    if not spread or not whole:
        return 0.0, 1.0
    weight = max(0.0, shared / spread)
    return weight, (whole - 2 * weight * shared + weight * weight * spread) / whole


def _interval(numbers: Sequence[float]) -> Interval:
    return mean_interval(fmean(numbers), pvariance(numbers), len(numbers))


def _matrix(games: Sequence[Played]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for one, other, better in _meetings(games):
        found[one][other].append(better)
    return {one: {other: fmean(each) for other, each in row.items()} for one, row in found.items()}


def _meetings(games: Sequence[Played]) -> Iterator[tuple[str, str, float]]:
    for game in games:
        players, places = game.record.players, game.record.places
        for seat, one in enumerate(players):
            for rival, other in enumerate(players):
                if seat != rival:
                    yield one, other, (1 + (places[rival] > places[seat]) - (places[rival] < places[seat])) / 2
