"""What a variant does: numbers of two scenarios side by side, with the interval of their difference.

The numbers are compared game by game, as in `comparison`, and all of a pair together hold in 95 % of cases.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff.lab.store.dataset import read_rows

from .comparison import Comparison, paired
from .intervals import Estimate, Interval, mean

FIRST, POINTS, MARGIN, TURNS, MINUTES = "first", "points", "margin", "turns", "minutes"
RULE, SHARE, TIMES = "rule", "use-share", "use-times"
MAIN = (FIRST, POINTS, MARGIN, TURNS, MINUTES)
"""Kinds of effects: points by rule; uses as a share of turns; uses in a game."""

Counts = Mapping[tuple[str, str], float]
"""Of a game, by kind and thing or by rule and what."""


class Effect(msgspec.Struct, frozen=True):
    """A number before and after the change."""

    kind: str
    name: tuple[str, str]
    """The rule and what it counted, or the kind of thing and the thing; else empty."""
    before: Estimate
    after: Estimate
    mean: float
    interval: Interval

    @property
    def certain(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.interval[0] > 0.0 or self.interval[1] < 0.0

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.interval[1] - self.interval[0]) / 2.0

    @property
    def strength(self) -> float:
        """How far the difference is from 0, in widths of its interval; for sorting."""
        return 0.0 if not self.mean or self.half in {0.0, inf} else abs(self.mean) / self.half


class _Game(msgspec.Struct):
    turns: int = 0
    minutes: float = 0.0
    first: int = -1
    points: dict[int, int] = {}
    won: dict[int, float] = {}
    rules: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    uses: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)


def effects_of(folder: Path, comparison: Comparison) -> list[Effect]:
    """The effects of the change between two compared scenarios of a dataset."""
    here, there = (_games(folder, label) for label in (comparison.one, comparison.other))
    common = sorted(here.keys() & there.keys())
    if not common:
        return []
    one, other = [here[game] for game in common], [there[game] for game in common]
    both = (*one, *other)
    wanted: list[tuple[str, tuple[str, str], Callable[[_Game], float]]] = []
    if all(game.first >= 0 for game in both) and len({game.first for game in both}) > 1:
        wanted.append((FIRST, ("", ""), lambda game: game.won[game.first]))
    wanted += [
        (POINTS, ("", ""), lambda game: fmean(game.points.values())),
        (MARGIN, ("", ""), _margin),
        (TURNS, ("", ""), lambda game: float(game.turns)),
        (MINUTES, ("", ""), lambda game: game.minutes),
    ]
    wanted += [(RULE, name, _per_player(name)) for name in _names(game.rules for game in both)]
    rates = all(game.turns for game in both)
    for name in _names(game.uses for game in both):
        often = any(game.uses[name] > game.turns for game in both)
        wanted.append((SHARE, name, _per_turn(name)) if rates and not often else (TIMES, name, _times(name)))
    samples = [
        (kind, name, [number(game) for game in one], [number(game) for game in other]) for kind, name, number in wanted
    ]
    varied = [sample for sample in samples if any((*sample[2], *sample[3]))]
    # Half of the error is for the few numbers of the whole game, so that many rows of uses do not blur them.
    main = sum(kind in MAIN for kind, *_ in varied)
    return [_effect(*sample, metrics=2 * (main if sample[0] in MAIN else len(varied) - main)) for sample in varied]


def _effect(kind: str, name: tuple[str, str], before: list[float], after: list[float], metrics: int) -> Effect:
    differences = [now - was for was, now in zip(before, after, strict=True)]
    average, interval = paired(differences, metrics)
    return Effect(kind, name, _estimate(before), _estimate(after), average, interval)


def _estimate(numbers: Sequence[float]) -> Estimate:
    spread = stdev(numbers) if len(numbers) > 1 else inf
    return mean("", fmean(numbers), spread * spread * (len(numbers) - 1) / len(numbers), len(numbers))


def _games(folder: Path, label: str) -> dict[int, _Game]:
    games: defaultdict[int, _Game] = defaultdict(_Game)
    rows: Any
    for rows in read_rows(folder, "games", "game", "turns", "minutes", "milliseconds", label=label).to_pylist():
        game = games[rows["game"]]
        game.turns, game.minutes = rows["turns"], rows["minutes"]
    for rows in read_rows(folder, "seats", "game", "seat", "points", "won", label=label).to_pylist():
        game = games[rows["game"]]
        game.points = {**game.points, rows["seat"]: rows["points"]}
        game.won = {**game.won, rows["seat"]: rows["won"]}
    timed = {number for number, game in games.items() if not game.turns}
    firsts = read_rows(folder, "decisions", "game", "seat", "at", label=label)
    seen: set[int] = set()
    for number, seat in zip(firsts["game"].to_pylist(), firsts["seat"].to_pylist(), strict=True):
        if number not in seen and number not in timed:
            seen.add(number)
            games[number].first = seat
    for rows in read_rows(folder, "scores", "game", "rule", "what", "points", label=label).to_pylist():
        games[rows["game"]].rules[rows["rule"], rows["what"]] += rows["points"]
    for rows in (
        read_rows(folder, "uses", "game", "kind", "thing", label=label)
        .group_by(["game", "kind", "thing"])
        .aggregate([([], "count_all")])
        .to_pylist()
    ):
        games[rows["game"]].uses[rows["kind"], rows["thing"]] += rows["count_all"]
    return dict(games)


def _names(counts: Iterable[Counts]) -> list[tuple[str, str]]:
    return sorted({name for each in counts for name in each})


def _margin(game: _Game) -> float:
    first, second = sorted(game.points.values(), reverse=True)[:2]
    return float(first - second)


def _per_player(name: tuple[str, str]) -> Callable[[_Game], float]:
    return lambda game: game.rules[name] / len(game.points)


def _per_turn(name: tuple[str, str]) -> Callable[[_Game], float]:
    return lambda game: game.uses[name] / game.turns


def _times(name: tuple[str, str]) -> Callable[[_Game], float]:
    return lambda game: float(game.uses[name])


def games_for(half: float, wanted: float, games: int) -> int:
    """How many games make an interval as narrow as wanted: it shrinks with the root of their number."""
    return round(games * (half / wanted) ** 2 / 10 + 0.499) * 10 if 0.0 < half < inf else 0


def error_of(effect: Effect | None) -> float:
    """Half of the interval of an effect; 0 without one."""
    return 0.0 if effect is None or effect.half == inf else effect.half


def scaled(estimate: Estimate) -> float:
    """The end of an estimate's interval that a picture has to hold."""
    end = estimate.interval[1]
    return estimate.value if end == inf else max(estimate.value, end)


def fairness(first: Effect, players: int) -> float:
    """How much nearer the first player's share comes to a fair one; negative if it moves away."""
    share = 1.0 / players
    return abs(first.before.value - share) - abs(first.after.value - share)
