"""Experiments on a real Ray cluster of two nodes, one of which is killed in the middle."""

from pathlib import Path
from typing import Any

import pytest

from cookoff.lab.pipeline import Progress
from cookoff.lab.play.runners import InProcessRunner
from cookoff.lab.run import run
from cookoff.lab.spec.experiment import read
from cookoff.lab.store.dataset import content_hash
from tests.lab.test_run import FILE

MEMORY = 80_000_000


def started(library: Any) -> tuple[Any, Any]:
    """A cluster of two nodes, and the second of them. Ray gives a node half a minute to start, however busy we are."""
    for _ in range(3):
        cluster = library.Cluster()
        try:
            cluster.add_node(num_cpus=1, object_store_memory=MEMORY, include_dashboard=False)
            return cluster, cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        except Exception:
            cluster.shutdown()
    pytest.skip("this machine is too busy for a Ray node to start within half a minute")


@pytest.mark.long
@pytest.mark.filterwarnings("default")  # Ray's own warnings are none of ours
def test_a_lost_node_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray_cluster: Any = pytest.importorskip("ray.cluster_utils")
    from cookoff.lab.play.ray_runner import RayRunner

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    file = tmp_path / "small.toml"
    file.write_text(FILE, "utf-8")
    here = run(read(file), tmp_path, tmp_path / "here", InProcessRunner())

    cluster, *second = started(ray_cluster)
    try:
        runner = RayRunner(cluster.address)
        assert runner.slots == 2

        def kill(progress: Progress) -> None:
            if progress.games and second:
                cluster.remove_node(second.pop(), allow_graceful=False)

        there = run(read(file), tmp_path, tmp_path / "there", runner, kill)
        assert not second
    finally:
        cluster.shutdown()
    for table in sorted(here.glob("*.parquet")):
        assert (there / table.name).read_bytes() == table.read_bytes(), table.name
    assert content_hash(there) == content_hash(here)
