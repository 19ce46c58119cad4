"""Who plays whom: every pair at tables of two, and line-ups drawn by a seed at larger ones."""

from itertools import combinations
from random import Random

import msgspec

from cookoff import bots
from cookoff.engine import BadInput
from cookoff.lab.spec.scenario import Scenario
from cookoff.lab.spec.variants import game_of

from .tasks import Task


class LineUpGames(msgspec.Struct, frozen=True):
    """Games of one line-up in one task."""

    task: Task
    scenario: Scenario
    games: int


class Schedule(msgspec.Struct, frozen=True):
    """All pairings, and what could not be paired."""

    pairings: tuple[LineUpGames, ...]
    skipped: tuple[str, ...]
    """Entrants that do not play a task, with the reason."""


def schedule(
    tasks: tuple[Task, ...], entrants: tuple[str, ...], games: int, seed: int, luck_repetitions: int
) -> Schedule:
    """Each entrant meets each other equally often: `games` times at every table size.

    Games come in whole rotations, so that everybody sits in every seat equally often.
    """
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):  # two of them make a game
        raise BadInput("an arena needs at least two entrants, each named once")
    pairings, skipped = list[LineUpGames](), list[str]()
    for task in tasks:
        text = task.components()
        game, fit = game_of(task.game, text), list[str]()
        for entrant in entrants:
            try:
                bots.check(entrant, game, task.players)
                fit.append(entrant)
            except BadInput as error:
                skipped.append(f"{task.id}: {error}")
        for line_up in _line_ups(fit, task, seed):
            scenario = Scenario(
                task.game,
                task.players,
                line_up,
                f"{seed}/{task.id}",
                components=text,
                variant=task.variant,
                luck_repetitions=luck_repetitions,
            )
            rotations = -(-games // task.players)
            pairings.append(LineUpGames(task, scenario, rotations * task.players))
    return Schedule(tuple(pairings), tuple(skipped))


def _line_ups(entrants: list[str], task: Task, seed: int) -> list[tuple[str, ...]]:
    """Every pair; at larger tables neighbours in a circle, so that each entrant is in equally many."""
    if len(entrants) < task.players:
        return []
    if task.players == 2:  # a duel
        return list(combinations(entrants, 2))
    order = list(entrants)
    Random(f"{seed}/{task.id}/line-ups").shuffle(order)
    circle = order + order[: task.players - 1]
    count = 1 if len(order) == task.players else len(order)
    return [tuple(circle[at : at + task.players]) for at in range(count)]
