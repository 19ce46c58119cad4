"""The benches: each is listed, and `make bench` runs the headline ones."""

import re
from pathlib import Path

import pytest
from bench.__main__ import HEADLINES, benches, chosen

README = (Path(__file__).parents[1] / "bench" / "README.md").read_text("utf-8")
LISTED = re.findall(r"^\| (\*\*)?([a-z]+/[a-z_]+)(?:\*\*)? \|", README, re.MULTILINE)


def test_the_readme_lists_every_bench_and_marks_the_headline_ones() -> None:
    assert sorted(name for _, name in LISTED) == benches()
    assert {name for bold, name in LISTED if bold} == HEADLINES.keys()


def test_a_bench_is_chosen_by_name_or_topic() -> None:
    assert chosen(["throws/hits"]) == ["throws/hits"]
    assert chosen(["dice"]) == ["dice/agreement", "dice/fairness", "dice/speed"]
    with pytest.raises(SystemExit, match=r"no such bench: nothing; there are: analysis/calibration, "):
        chosen(["nothing"])
