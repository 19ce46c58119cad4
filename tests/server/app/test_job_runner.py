"""Analyses and experiments outlive the node that runs them, and so does what they have come to."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from cookoff.lab import Scenario, simulate
from cookoff.server.app.job_runner import JobRunner
from cookoff.server.app.learning import analysis_jobs, analysis_tasks
from cookoff.server.app.node import Node
from cookoff.server.app.workbench.experiment_tasks import ExperimentRequest
from cookoff.server.app.workbench.experiments import Stage
from cookoff.server.config.settings import Limits
from cookoff.server.protocol.errors import ApiError
from cookoff.server.runtime.worker_pool import Work
from cookoff.server.storage.committer import Change
from cookoff.server.storage.jobs import MOST_TRIES, JobLost, JobRecord
from cookoff.server.storage.reports import KEPT
from cookoff.server.storage.schema import experiment_reports, job_parts, jobs
from tests.server.app.learning.test_hints_and_analyses import finished
from tests.server.support.client import PATIENCE
from tests.server.support.node import BEN, MIA, a_node

pytestmark = pytest.mark.anyio


class Parts:
    """Lets a node do this many parts, and holds those after them; notes what was asked for."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch, most: int | None = None) -> None:
        self.asked: list[Any] = []
        self.held = asyncio.Event()
        submit = node.bot_workers.submit

        async def counted(work: Work, argument: Any, **how: Any) -> bytes:
            if most is not None and len(self.asked) == most:
                self.held.set()
                await asyncio.Event().wait()
            self.asked.append((work, argument))
            return await submit(work, argument, **how)

        monkeypatch.setattr(node.bot_workers, "submit", counted)


async def rows(node: Node, table: Any) -> int:
    async with node.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def ended(node: Node) -> None:
    """Wait until nothing is under way."""
    async with asyncio.timeout(PATIENCE):
        while await node.jobs.running("analysis") + await node.jobs.running("experiment"):
            await asyncio.sleep(0.005)


async def test_an_analysis_goes_on_after_its_last_part_when_its_node_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_tasks, "DEPTH", "quick")
    simulate(Scenario("yatai", 2, ("random",)), 1, logs=tmp_path / "logs")
    log = (tmp_path / "logs" / "yatai-0001.jsonl").read_bytes()
    async with a_node(tmp_path) as (node, _):
        table = await finished(node, log=log)
        parts = Parts(node, monkeypatch, 2)
        await node.analyses.begin(table, await node.registry.loaded(table), log, 0, MIA.id)
        await asyncio.wait_for(parts.held.wait(), PATIENCE)
        before = await node.analyses.status(table, 0)
        assert (before.done, before.count) == (12, log.count(b"\n"))
    async with a_node(tmp_path) as (node, _):
        assert await node.analyses.status(table, 0) == before, "nobody has gone on yet, and nothing is lost"
        rest = Parts(node, monkeypatch)
        await node.resume_jobs()
        await node.resume_jobs()
        await ended(node)
        judged = [argument.begin for work, argument in rest.asked if work is analysis_tasks.judge_part]
        assert judged == list(range(12, before.count, 6)), "what was judged is not judged again"
        assert (await node.analyses.status(table, 0)).analysis is not None
        assert (await rows(node, jobs), await rows(node, job_parts)) == (0, 0)


async def test_one_address_has_only_so_many_analyses_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MOST_OF_AN_ADDRESS", 1)
    simulate(Scenario("yatai", 2, ("random",)), 1, logs=tmp_path / "logs")
    log = (tmp_path / "logs" / "yatai-0001.jsonl").read_bytes()
    async with a_node(tmp_path) as (node, _):
        table = await finished(node, log=log)
        loaded, parts = await node.registry.loaded(table), Parts(node, monkeypatch, 0)
        await node.analyses.begin(table, loaded, log, 0, MIA.id, b"here")
        await asyncio.wait_for(parts.held.wait(), PATIENCE)
        with pytest.raises(ApiError, match="for people from here"):
            await node.analyses.begin(table, loaded, log, 1, BEN.id, b"here")
        assert (await node.analyses.begin(table, loaded, log, 1, BEN.id, b"there")).count == log.count(b"\n")


@pytest.mark.long
async def test_an_experiment_keeps_its_games_and_its_report_when_its_node_has_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = ExperimentRequest("yatai", None, 2, "random", 5000)
    monkeypatch.setattr("cookoff.server.app.workbench.experiment_tasks.SECONDS", 0.01)
    async with a_node(tmp_path, workbench="open", limits=Limits(experiment_games=5000)) as (node, _):
        parts = Parts(node, monkeypatch, 2)
        await node.experiments.begin(MIA.id, request, "code")
        await asyncio.wait_for(parts.held.wait(), PATIENCE)
        before = await node.experiments.status(MIA.id)
        assert (before.stage, before.most) == (Stage.PLAYING, 5000)
        assert 0 < before.games < 5000
    # Time is up soon, so that it ends with the games there are.
    async with a_node(tmp_path, workbench="open", limits=Limits(experiment_minutes=1e-9)) as (node, _):
        seen = [before]
        await node.resume_jobs()
        while seen[-1].stage in (Stage.PLAYING, Stage.WRITING):
            seen.append(await node.experiments.status(MIA.id))
            await asyncio.sleep(0)
        assert seen[-1].stage is Stage.DONE
        assert before.games < seen[-1].games < 5000
        assert [each.games for each in seen] == sorted(each.games for each in seen)
        assert (await node.jobs.find(f"experiment/{MIA.id}")).request == b""  # type: ignore[union-attr]
        assert await rows(node, job_parts) == 0
    async with a_node(tmp_path, workbench="open") as (node, _):
        assert (await node.experiments.status(MIA.id)).report == "code"
        assert b"<html" in await node.experiments.report("code", "en")


async def test_a_full_temporary_folder_fails_an_experiment_and_not_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = ExperimentRequest("yatai", None, 2, "random", 1)
    async with a_node(tmp_path, workbench="open") as (node, _):
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nothing"))
        await node.experiments.begin(MIA.id, request, "one")
        await ended(node)
        failed = await node.experiments.status(MIA.id)
        assert failed.stage is Stage.FAILED
        assert failed.trouble == "this server cannot keep its games: No such file or directory"
        monkeypatch.undo()
        await node.experiments.begin(MIA.id, request, "two")
        await ended(node)
        assert (await node.experiments.status(MIA.id)).report == "two"


def a_job(code: str, number: int = 0) -> JobRecord:
    return JobRecord(f"test/{number}", "test", code, MIA.id, "playing", number, "yatai", count=9)


async def test_a_node_that_lost_a_job_changes_nothing_of_it(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):
        job = a_job("one")
        assert await node.jobs.begin(job)
        assert not await node.jobs.begin(a_job("two")), "one about the same is under way"
        await node.jobs.step(job, 3, 9, b"three")
        other = update(jobs).values(node_id="other")
        await node.committer.commit(Change(statements=[other]))
        for change in (
            node.jobs.step(job, 6, 9, b"six"),
            node.jobs.enter(job, "writing"),
            node.jobs.end(job, "done"),
            node.jobs.finish(job),
        ):
            with pytest.raises(JobLost):
                await change
        (taken,) = await node.jobs.take_over("test", ())
        assert (taken.done, taken.stage, await node.jobs.parts(taken)) == (3, "playing", [b"three"])
        assert await node.jobs.take_over("test", {"one"}) == [], "it runs here already"


async def test_a_job_that_no_node_survives_fails_in_the_end(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _):

        async def never(_job: JobRecord) -> None:
            raise OSError("the database is away")

        runner = JobRunner(node.jobs, "test", never)
        assert await runner.begin(a_job("one"))
        for _ in range(MOST_TRIES + 2):
            await asyncio.gather(*runner._tasks.values())
            await runner.resume()
        job = await node.jobs.find("test/0")
        assert job is not None
        assert (job.ended, job.stage, job.text) == (True, "failed", "no node could finish it")


async def test_old_jobs_loose_parts_and_old_reports_are_deleted(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, environment):
        for number in range(3):
            job = a_job(f"{number}", number)
            await node.jobs.begin(job)
            await node.jobs.step(job, 1, 9, b"part")
        await node.jobs.stop(a_job("1", 1), "stopped")
        await node.jobs.delete_old(1)
        assert (await rows(node, jobs), await rows(node, job_parts)) == (3, 2)
        await node.jobs.delete_old(2)
        assert (await rows(node, jobs), await rows(node, job_parts)) == (2, 2)
        reports = node.experiments._reports
        for number in range(KEPT + 3):
            kept = reports.keep(f"{number:03}", MIA.id, msgspec.json.encode(number), environment.now() + number)
            await node.committer.commit(Change(statements=kept))
        assert await rows(node, experiment_reports) == KEPT
        with pytest.raises(ApiError, match="no longer kept"):
            await node.experiments.report("002", "en")
