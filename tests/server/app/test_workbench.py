"""The workbench: who may use it, drafts with their faults, experiments that stand back and can be stopped."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cookoff.engine import BadInput
from cookoff.server.app.node import Node
from cookoff.server.app.workbench import experiment_tasks
from cookoff.server.app.workbench.drafts import Draft, DraftRequest
from cookoff.server.app.workbench.experiment_tasks import ExperimentRequest
from cookoff.server.app.workbench.experiments import Stage
from cookoff.server.config.settings import Limits, Settings
from cookoff.server.protocol.errors import ApiError
from tests.server.support.client import PATIENCE, Answer, HttpClient
from tests.server.support.node import a_node, a_table
from tests.server.support.server_process import GENEROUS, QUICK, Server, server

pytestmark = pytest.mark.anyio

KEY = "salt and pepper"
QUESTION = {"players": 2, "bot": "random", "games": 2}


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose workbench takes a key."""
    settings = {**QUICK, **GENEROUS, "workbench": "key", "workbench_key": KEY}
    with server(tmp_path_factory.mktemp("bench"), **settings) as started:
        yield started


async def drafted(node: Node, changes: dict[str, Any], toml: str | None = None, game: str = "yatai") -> Draft:
    return msgspec.json.decode(
        await node.checker.draft(DraftRequest(game, changes, toml, 2), ("here", "mia")), type=Draft
    )


async def test_the_workbench_is_off_unless_the_operator_enables_it(running: Server) -> None:
    mia = await HttpClient(running.address).enter()
    assert (await mia.ask("GET", "/api/me"))["workbench"] == "off"
    for method, path, body in (
        ("GET", "workbench", None),
        ("POST", "workbench", {"players": 2}),
        ("POST", "experiment", QUESTION),
    ):
        with pytest.raises(Answer) as refused:
            await mia.ask(method, f"/api/games/yatai/{path}", body)
        assert refused.value.body["code"] == "no-workbench"


@pytest.mark.slow
async def test_with_the_key_a_variant_is_drawn_played_by_bots_and_reported_on(locked: Server) -> None:
    mia = await HttpClient(locked.address).enter()
    for wrong in ({}, {"x-workbench-key": "pepper and salt"}):
        with pytest.raises(Answer) as refused:
            await mia.ask("GET", "/api/games/yatai/workbench", headers=wrong)
        assert refused.value.body["code"] == "workbench-key"
    key = {"x-workbench-key": KEY}
    bench = await mia.ask("GET", "/api/games/yatai/workbench", headers=key)
    assert bench["form"]["values"]["rounds"] == 12
    body = {"players": 2, "changes": {"rounds": 2}}
    draft = await mia.ask("POST", "/api/games/yatai/workbench", body, key)
    assert draft["drawn"]["components"]["rounds"] == 2

    begun = await mia.ask("POST", "/api/games/yatai/experiment", {**QUESTION, "components": draft["toml"]}, key)
    assert (begun["stage"], begun["most"]) == ("playing", 4)
    trial = await _ended(mia)
    assert (trial["stage"], trial["games"], trial["trouble"]) == ("done", 4, "")
    status, headers, page = await asyncio.to_thread(mia.raw, "GET", f"/api/reports/{trial['report']}")
    assert status == 200
    assert b"<li>Rounds <span class='before'>12</span>" in page
    assert b'href="/workbench/yatai#rounds=2"' in page
    *_, french = await asyncio.to_thread(mia.raw, "GET", f"/api/reports/{trial['report']}?language=fr")
    assert b"<li>Manches <span class='before'>12</span>" in french
    *_, unknown = await asyncio.to_thread(mia.raw, "GET", f"/api/reports/{trial['report']}?language=xx")
    assert unknown == page
    # It may style itself; whatever came into it from a component file could do nothing.
    assert headers["content-security-policy"].startswith("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    with pytest.raises(Answer) as gone:
        await mia.ask("GET", "/api/reports/nothing")
    assert gone.value.body["code"] == "no-such-report"


async def _ended(visitor: HttpClient) -> Any:
    async with asyncio.timeout(PATIENCE):
        while (trial := await visitor.ask("GET", "/api/experiment"))["stage"] in ("playing", "writing"):
            await asyncio.sleep(0.05)
    return trial


async def test_an_impossible_practice_throw_is_reported(locked: Server) -> None:
    mia, key = await HttpClient(locked.address).enter(), {"x-workbench-key": KEY}
    for body, code in (
        ({**QUESTION, "games": 5000}, "games"),
        ({**QUESTION, "players": 7}, "players"),
        ({**QUESTION, "bot": "oracle"}, "no-such-bot"),
        ({**QUESTION, "components": "rounds = 0"}, "bad-components"),
    ):
        with pytest.raises(Answer) as refused:
            await mia.ask("POST", "/api/games/yatai/experiment", body, key)
        assert refused.value.body["code"] == code
    for path, code in (("poker", "no-such-game"), ("whisper", "no-form")):
        with pytest.raises(Answer) as refused:
            await mia.ask("GET", f"/api/games/{path}/workbench", headers=key)
        assert refused.value.body["code"] == code


@pytest.mark.parametrize(
    ("changes", "field", "problem"),
    [
        ({"rounds": 0}, "rounds", "it must be at least 1"),
        ({"tile[3].amount": 9}, "tile[3].amount", "it must be at most 3"),
        ({"stall.improved_dishes": 1}, "stall.improved_dishes", "an improvement cannot take room away"),
        ({"reputation.spaces[0][1]": "pony"}, "reputation.spaces[0][1]", "no bonus is called 'pony'"),
        ({"nothing": 1}, "nothing", "there is no field"),
        ({"tile[99].amount": 1}, "", "tile[99].amount: there is no such field"),
    ],
)
async def test_an_error_names_its_field(tmp_path: Path, changes: dict[str, Any], field: str, problem: str) -> None:
    async with a_node(tmp_path) as (node, _environment):
        draft = await drafted(node, changes)
        assert draft.fault is not None
        assert draft.fault.field == field
        assert problem in draft.fault.problem
        assert draft.drawn is None
        assert (draft.fault.phrase is not None) == (field in {"stall.improved_dishes", "reputation.spaces[0][1]"})


async def test_a_variant_that_no_simulator_can_throw_is_refused(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        lively = await drafted(node, {"materials.chip_rim.restitution": 0.9}, game="hibachi")
        assert lively.fault is not None
        assert (lively.fault.field, lively.drawn) == ("materials.chip_rim.restitution", None)
        with pytest.raises(ApiError, match=r"it must be at most 0\.181") as refused:
            await a_table(node, "hibachi", toml=lively.toml)
        assert refused.value.code == "bad-components"
        # This one loads: only a throw shows what is wrong with it.
        short = await drafted(node, {"limits.reach": 0.02}, game="hibachi")
        assert short.fault is not None
        assert (short.drawn, "a throw with them fails: release" in short.fault.problem) == (None, True)
        with pytest.raises(ApiError, match="a throw with them fails: release") as refused:
            await a_table(node, "hibachi", toml=short.toml)
        assert refused.value.code == "bad-components"


async def test_a_file_may_be_gone_on_from_and_one_that_is_none_is_refused(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        changed = await drafted(node, {"rounds": 3, "tile[0].copies": 1})
        again = await drafted(node, {}, changed.toml)
        assert again.drawn is not None
        assert again.drawn.values["rounds"] == 3
        broken = await drafted(node, {}, "rounds = ")
        assert broken.fault is not None
        assert broken.fault.problem.startswith("components.toml: not TOML")
        with pytest.raises(ApiError, match="not for 9"):
            await node.checker.draft(DraftRequest("yatai", {}, None, 9), ("here", "mia"))


def asked(games: int = 1) -> ExperimentRequest:
    return ExperimentRequest("yatai", None, 2, "random", games)


async def test_one_at_a_time_for_each_and_a_few_in_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path, limits=Limits(experiments=2)) as (node, _environment):
        trials, submit, released = node.experiments, node.bot_workers.submit, asyncio.Event()

        async def held(*arguments: Any, **named: Any) -> bytes:
            await released.wait()
            return await submit(*arguments, **named)

        monkeypatch.setattr(node.bot_workers, "submit", held)
        assert (await trials.status("mia")).stage is Stage.NONE
        await trials.begin("mia", asked(), "one")
        with pytest.raises(ApiError, match="one experiment at a time"):
            await trials.begin("mia", asked(), "two")
        await trials.begin("ben", asked(), "three")
        with pytest.raises(ApiError, match="other experiments are under way"):
            await trials.begin("eve", asked(), "four")
        released.set()
        await _all_done(node)
        assert (await trials.status("mia")).report == "one"
        assert b"<html" in await trials.report("three", "de")
        await trials.begin("mia", asked(), "five")


async def test_one_address_leaves_room_for_the_experiments_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any, **__: Any) -> bytes:
        await asyncio.Event().wait()
        return b""

    async with a_node(tmp_path) as (node, _environment):
        monkeypatch.setattr(node.bot_workers, "submit", never)
        begin = node.experiments.begin
        for guest in ("eve", "adam"):
            await begin(guest, asked(), guest, b"eve's address")
        with pytest.raises(ApiError, match="other experiments are under way"):
            await begin("cain", asked(), "cain", b"eve's address")
        await begin("mia", asked(), "mia", b"mia's address")
        job = await node.jobs.find("experiment/eve")
        assert job is not None
        assert job.turns("it") == (b"eve's address".hex(), "eve", "it")
        await node.jobs.stop(job, Stage.STOPPED)
        await begin("cain", asked(), "cain", b"eve's address")
        stopped = await node.jobs.find("experiment/eve")
        assert stopped is not None
        assert stopped.address is None, "it is kept until the experiment ends"


async def _all_done(node: Node) -> None:
    async with asyncio.timeout(PATIENCE):
        for guest in ("mia", "ben"):
            while (await node.experiments.status(guest)).stage in (Stage.PLAYING, Stage.WRITING):
                await asyncio.sleep(0)


async def test_stopping_an_experiment_stops_only_your_own(tmp_path: Path) -> None:
    async with a_node(tmp_path) as (node, _environment):
        trials = node.experiments
        await trials.begin("mia", asked(200), "one")
        await trials.begin("ben", asked(), "two")
        await trials.cancel("mia")
        await trials.cancel("eve")
        again = await trials.begin("mia", asked(200), "again")
        assert again.stage is Stage.PLAYING, "it is over once that is answered"
        await trials.cancel("mia")
        await _all_done(node)
        assert ((await trials.status("mia")).stage, (await trials.status("ben")).stage) == (Stage.STOPPED, Stage.DONE)
        with pytest.raises(ApiError, match="no longer kept"):
            await trials.report("one", "en")


@pytest.mark.slow
async def test_time_and_failures_end_an_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_node(tmp_path, limits=Limits(experiment_minutes=1e-9, experiment_games=10_000)) as (
        node,
        _environment,
    ):
        await node.experiments.begin("mia", asked(10_000), "late")
        await _all_done(node)
        late = await node.experiments.status("mia")
        assert late.stage is Stage.DONE
        assert 0 < late.games < late.most

        def fail(_matter: object) -> bytes:
            raise ValueError("the pot fell over")

        monkeypatch.setattr(experiment_tasks, "write_up", fail)
        await node.experiments.begin("ben", asked(), "broken")
        await _all_done(node)
        assert "the pot fell over" in (await node.experiments.status("ben")).trouble


async def test_a_workbench_with_a_key_needs_one(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="COOKOFF_WORKBENCH_KEY_FILE"):
        await Node(Settings(data=tmp_path, workbench="key")).check()


async def test_without_its_libraries_it_stays_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cookoff.server.app.node.importlib.util.find_spec", lambda _name: None)
    async with a_node(tmp_path, workbench="open") as (node, _environment):
        assert node.workbench == "off"
