"""Runs an experiment: plays the games that the cache does not have, and writes the dataset."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from .pipeline import OnProgress, ignore_progress, play_all, runs_of
from .play.runners import Runner
from .spec.experiment import Experiment
from .store.dataset import DatasetWriter


def run(
    experiment: Experiment,
    folder: Path,
    into: Path,
    runner: Runner,
    on_progress: OnProgress = ignore_progress,
    clock: Callable[[], float] = monotonic,
) -> Path:
    """Play an experiment whose file is in `folder`, and return the folder of its dataset.

    All experiments below `into` share one cache of games. Raises `BadInput` before anything is played if a scenario
    does not fit.
    """
    try:
        runs = runs_of(experiment, folder, into)
        deadline = None if experiment.minutes is None else clock() + 60 * experiment.minutes
        play_all(runs, runner, on_progress, deadline, clock)
    finally:
        runner.close()
    dataset = into / experiment.name
    with DatasetWriter(dataset, experiment.thinking_time) as writer:
        for each in runs:
            writer.add_scenario(each.label, each.scenario, each.counted)
            for record in each.store.records(0, each.counted):
                writer.add_game(each.label, record)
    return dataset
