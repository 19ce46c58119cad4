"""The scripts that train: they run from beginning to end. What they reach is told in the docs."""

import ast
import json
import runpy
import sys
from pathlib import Path

import pytest

from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces

SCRIPTS = Path(__file__).parent.parent.parent / "examples" / "train"


def run(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
    runpy.run_path(str(SCRIPTS / f"{name}.py"), run_name="__main__")


def test_learning_to_throw(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("throw", monkeypatch, "--rounds", 1, "--throws", 2, "--final", 1)
    *targets, quick, real = map(json.loads, capsys.readouterr().out.splitlines())
    assert [told["target"] for told in targets] == list(range(13))
    assert (quick["table"], real["table"]) == ("quick", "real")
    assert all(0.0 <= told[who] <= 1.0 for told in (quick, real) for who in ("learnt", "solver"))


@pytest.mark.parametrize("name", ["ppo", "dqn"])
def test_points_are_read_from_observations_as_they_are_told(name: str) -> None:
    """Without torch: the numbers that the script takes from Yatai's observations mean what it says of them."""
    tree = ast.parse((SCRIPTS / f"{name}.py").read_text("utf-8"))
    given = {
        target.id: ast.literal_eval(value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple)
        for target, value in zip(node.targets[0].elts, node.value.elts, strict=True)
        if isinstance(target, ast.Name)
    }
    episode = Episode(spaces("yatai", 2))
    mine = episode.spaces.observe.names.index("stalls[0].points")
    seat = episode.to_act[0]
    episode.state.stalls[seat].points = 30
    assert episode.decision(seat).observation[mine] * given["WHOLE"] == pytest.approx(30)
    episode.pass_to(0)
    assert episode.decision(1 - seat).observation[mine] == 0.0


@pytest.mark.parametrize("name", ["ppo", "dqn"])
def test_learning_to_play(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # Torch weighs more than all of the suite's environment together, and plain indexes give it with gigabytes for
    # graphics cards: whoever trains has it, and runs this.
    pytest.importorskip("torch", reason="the extra train is not in the suite's environment")
    run(name, monkeypatch, "--minutes", 0.02, "--games", 2, "--out", tmp_path / "policy.npz")
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert 0.0 <= told["random"] <= 1.0
    assert (tmp_path / "policy.npz").exists()
