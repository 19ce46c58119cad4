"""Plays on a Ray cluster: one that is there already, or one on this machine alone."""

import logging
from typing import Any

import ray as library

from cookoff.lab.play.runners import Chunk, Played, play

RAY: Any = library
"""Its types are not strict enough for ours."""
AGAIN = 3
"""So often a chunk is played again whose machine was lost; what it had played there is nowhere."""


class Ray:
    """See `Runner`. Games are those of the local runner, to the byte."""

    least = 0.5

    def __init__(self, address: str | None = None) -> None:
        """Join the cluster at the address, or the one that `RAY_ADDRESS` names, or start one here."""
        RAY.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
        self._play = RAY.remote(num_cpus=1, max_retries=AGAIN)(play)
        self._waiting: list[Any] = []

    @property
    def slots(self) -> int:
        """See `Runner`. Machines come and go."""
        return max(1, int(RAY.cluster_resources().get("CPU", 1)))

    def submit(self, chunk: Chunk) -> None:
        """See `Runner`."""
        self._waiting.append(self._play.remote(chunk))

    def next(self) -> Played:
        """See `Runner`."""
        done, self._waiting = RAY.wait(self._waiting, num_returns=1)
        played: Played = RAY.get(done[0])
        return played

    def close(self) -> None:
        """See `Runner`."""
        for waiting in self._waiting:
            RAY.cancel(waiting, force=True)
        RAY.shutdown()
