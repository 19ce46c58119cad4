"""The scripts that train: they run from beginning to end. What they reach is told in the docs."""

import json
import runpy
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent.parent / "examples" / "train"


def run(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
    runpy.run_path(str(SCRIPTS / f"{name}.py"), run_name="__main__")


@pytest.mark.long
def test_learning_to_throw(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("throw", monkeypatch, "--rounds", 1, "--throws", 2, "--final", 1)
    *targets, quick, real = map(json.loads, capsys.readouterr().out.splitlines())
    assert [told["target"] for told in targets] == list(range(13))
    assert (quick["table"], real["table"]) == ("quick", "real")
    assert all(0.0 <= told[who] <= 1.0 for told in (quick, real) for who in ("learnt", "solver"))


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


def test_a_library_learns_to_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("sb3_contrib", reason="the extra sb3 is not in the suite's environment")
    run("maskable_ppo", monkeypatch, "--steps", 100, "--games", 1, "--out", tmp_path / "policy.zip")
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert len(told) == 10
    assert (tmp_path / "policy.zip").exists()


def test_what_they_print_is_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = [{"minutes": 1.0, "random": 0.9, "greedy": 0.1}, {"minutes": 2.0, "random": 1.0, "greedy": 0.5}]
    (tmp_path / "one.jsonl").write_text("\n".join(map(json.dumps, [*lines, {"games": 400, "random": 1.0}])), "utf-8")
    run("curve", monkeypatch, tmp_path / "curve.svg", tmp_path / "one.jsonl")
    drawn = (tmp_path / "curve.svg").read_text("utf-8")
    assert '<polyline points="320.0,56.0 600.0,40.0"' in drawn
    assert "one against greedy" in drawn
