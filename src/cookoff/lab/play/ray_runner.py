"""Plays on a Ray cluster: an existing one, or a new one on this machine."""

import logging
from typing import Any

import ray as library

from .runners import Batch, BatchResult, play

RAY: Any = library
"""Ray's types are not strict enough for ours."""
RETRIES = 3
"""How often a batch is played again after its machine was lost."""


class RayRunner:
    """See `Runner`. Its games are those of the local runners, byte for byte."""

    min_batch_seconds = 0.5

    def __init__(self, address: str | None = None) -> None:
        """Join the cluster at the address, or the one that `RAY_ADDRESS` names, or start one here."""
        RAY.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level=logging.ERROR)
        self._play = RAY.remote(num_cpus=1, max_retries=RETRIES)(play)
        self._waiting: list[Any] = []

    @property
    def slots(self) -> int:
        """See `Runner`. Changes as machines join and leave."""
        return max(1, int(RAY.cluster_resources().get("CPU", 1)))

    def submit(self, batch: Batch) -> None:
        """See `Runner`."""
        self._waiting.append(self._play.remote(batch))

    def next_result(self) -> BatchResult:
        """See `Runner`."""
        done, self._waiting = RAY.wait(self._waiting, num_returns=1)
        result: BatchResult = RAY.get(done[0])
        return result

    def close(self) -> None:
        """See `Runner`."""
        for waiting in self._waiting:
            RAY.cancel(waiting, force=True)
        RAY.shutdown()
