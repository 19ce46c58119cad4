"""Fixed tasks for comparisons. Equal versions, seeds and bots give equal scores on every machine."""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from cookoff import __version__, bots
from cookoff.engine import BadInput, Bot, Seat, Tempo
from cookoff.research.envs.opponents import bot_context, choose_move
from cookoff.research.envs.realtime import RealTimeSteps

from .episode import Episode
from .rewards import result_of
from .spaces import Spaces, spaces

__all__ = ["TASKS", "Report", "Task", "TaskScore", "run", "score", "score_of"]

SEED = 2026


class Task(msgspec.Struct, frozen=True):
    """A task for one bot against others."""

    id: str
    version: int
    """Increases when scores stop being comparable."""
    game: str
    players: int
    opponents: str
    measure: str
    """`reward`, from -1 to 1 as in every environment, or `points`, the bot's own points."""
    options: dict[str, Any] = {}


TASKS = (
    Task("yatai-solo", 2, "yatai", 2, "random", "points"),
    Task("yatai-two", 2, "yatai", 2, "greedy", "reward"),
    Task("yatai-four", 2, "yatai", 4, "greedy", "reward"),
    Task("hibachi-throw", 2, "hibachi", 2, "random", "reward", {"last_round": 6, "hands": ["average", "average"]}),
    Task("kitchen", 2, "mithral-chef", 2, "random", "points", {"closing": 3, "hands": ["average", "average"]}),
)
"""Solo: points against random moves. Throw: hits win. Kitchen: real time."""


class TaskScore(msgspec.Struct, frozen=True):
    """The score of a bot in a task."""

    task: str
    version: int
    rules_version: int
    components: str
    bot: str
    games: int
    seed: int
    mean: float
    error: float
    """The standard error of the mean."""


class Report(msgspec.Struct, frozen=True):
    """All scores of a run."""

    cookoff: str
    scores: tuple[TaskScore, ...]
    skipped: tuple[str, ...] = ()
    """What was not played, and why: a network made for two seats does not play at a table of four."""


def run(tasks: Sequence[Task], names: Sequence[str], games: int, seed: int = SEED) -> Report:
    """Play each task with each bot, in every seat equally often. Raises `BadInput` if a bot fits none of the tasks."""
    found: list[TaskScore] = []
    skipped: list[str] = []
    for name in names:
        unfit = []
        for task in tasks:
            try:
                bots.check(name, spaces(task.game, task.players).game, task.players)
            except BadInput as error:
                unfit.append(f"{task.id}: {error}")
            else:
                found.append(score(task, name, games, seed))
        if len(unfit) == len(tasks):
            raise BadInput("; ".join(unfit))
        skipped += unfit
    return Report(__version__, tuple(found), tuple(skipped))


def score(task: Task, name: str, games: int, seed: int = SEED) -> TaskScore:
    """The score of one of our bots."""
    numbers = spaces(task.game, task.players)
    return score_of(task, bots.make(numbers.room, name), name, games, seed)


def score_of(task: Task, bot: Bot, name: str, games: int, seed: int = SEED) -> TaskScore:
    """The score of any bot, such as a trained `Policy`."""
    numbers = spaces(task.game, task.players)
    other = bots.make(numbers.room, task.opponents)
    got = [_play(numbers, task, bot, other, number, seed) for number in range(games)]
    spread = stdev(got) / len(got) ** 0.5 if len(got) > 1 else 0.0
    game = numbers.game
    return TaskScore(
        task.id, task.version, game.rules_version, game.components_hash, name, games, seed, fmean(got), spread
    )  # fmt: skip


def win_rate(bot: Bot, opponent: str, games: int, seed: int = SEED, game: str = "yatai") -> float:
    """The share of two-player games won against one of our bots, alternating seats; a draw counts half."""
    return (1.0 + score_of(Task("versus", 1, game, 2, opponent, "reward"), bot, "bot", games, seed).mean) / 2.0


def _play(numbers: Spaces, task: Task, bot: Bot, other: Bot, number: int, seed: int) -> float:
    episode, mine = Episode(numbers, task.options), number % task.players
    episode.start(seed * 1_000_003 + number)
    rngs = [Random(f"{seed}/{number}/{seat}") for seat in range(task.players)]
    (_in_time if numbers.game.tempo is Tempo.REAL_TIME else _in_turns)(episode, bot, other, mine, rngs)
    outcome = episode.outcome
    assert outcome is not None, "nobody is to act, and there is no outcome"
    return float(outcome.points[mine]) if task.measure == "points" else result_of(outcome)[mine]


def _in_turns(episode: Episode, bot: Bot, other: Bot, mine: Seat, rngs: list[Random]) -> None:
    while acting := episode.to_act:
        seat = acting[0]
        refusal = episode.play(seat, choose_move(bot if seat == mine else other, episode, seat, rngs[seat]))
        assert refusal is None, f"a bot made an illegal move: {refusal}"


def _in_time(episode: Episode, bot: Bot, other: Bot, mine: Seat, rngs: list[Random]) -> None:
    steps = RealTimeSteps(episode)
    steps.start()
    timed = [bots.to_real_time(bot if seat == mine else other) for seat in range(len(rngs))]
    while episode.outcome is None:
        intents = {seat: timed[seat].decide(bot_context(episode, seat), rngs[seat]) for seat in episode.to_act}
        steps.make({seat: intent.move for seat, intent in intents.items() if intent.move is not None})
